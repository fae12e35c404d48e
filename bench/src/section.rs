//! Sections of a page that programs write.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

/// A benchmark `NAME [--markdown FILE] [--quick]`: prints the text, and writes it as FILE's section of that name. The
/// text is told whether it is to be quick.
pub fn run(name: &str, text: impl FnOnce(bool) -> Result<String, String>) -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (mut page, mut quick) = (None, false);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--quick" => quick = true,
            "--markdown" => page = args.next().map(PathBuf::from),
            _ => {
                eprintln!("{name} [--markdown FILE] [--quick]");
                return ExitCode::from(2);
            }
        }
    }
    let text = match text(quick) {
        Ok(text) => text,
        Err(message) => {
            eprintln!("{name} benchmark: {message}");
            return ExitCode::FAILURE;
        }
    };
    print!("{text}");
    if let Some(page) = page
        && let Err(e) = write(&page, name, &text)
    {
        eprintln!("cannot write {}: {e}", page.display());
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Replaces what stands between `<!-- NAME -->` and `<!-- end of NAME -->` in a file. Appends both if the file has no
/// such section.
///
/// # Errors
/// What reading or writing the file fails with.
pub fn write(path: &Path, name: &str, text: &str) -> io::Result<()> {
    let old = match fs::read_to_string(path) {
        Ok(old) => old,
        Err(e) if e.kind() == io::ErrorKind::NotFound => String::new(),
        Err(e) => return Err(e),
    };
    let temporary = path.with_extension("tmp");
    fs::write(&temporary, replaced(&old, name, text))?;
    fs::rename(&temporary, path)
}

fn replaced(old: &str, name: &str, text: &str) -> String {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->\n"));
    let around = old.split_once(&begin).and_then(|(before, rest)| Some((before, rest.split_once(&end)?.1)));
    let (before, after) = around.unwrap_or((old, ""));
    let gap = if before.is_empty() || before.ends_with("\n\n") { "" } else { "\n" };
    format!("{before}{gap}{begin}{text}{end}{after}")
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn a_section_is_appended_once_and_then_replaced() {
        let once = replaced("# Page\n", "codec", "first\n");
        assert_eq!(once, "# Page\n\n<!-- codec -->\nfirst\n<!-- end of codec -->\n");
        let twice = replaced(&format!("{once}\nend\n"), "codec", "second\n");
        assert_eq!(twice, "# Page\n\n<!-- codec -->\nsecond\n<!-- end of codec -->\n\nend\n");
    }
}
