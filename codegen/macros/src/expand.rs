//! From arguments to items.

use std::path::{Path, PathBuf};

use chappe_codegen::door::{self, About, Answer, Kernel, Mistake, Spec};
use proc_macro2::{Span, TokenStream};
use quote::quote;

use crate::arguments::{self, Arguments, Word, Written};

/// Names a folder that items are written to.
const EXPAND: &str = "CHAPPE_EXPAND";

/// `spec!`
pub(crate) fn spec(input: proc_macro::TokenStream) -> TokenStream {
    let arguments = match arguments::spec(input) {
        Ok(arguments) => arguments,
        Err(e) => return e.to_compile_error(),
    };
    let asked = Spec {
        source: arguments.source.source(),
        arch: arguments.arch.as_ref().map(|w| w.text.as_str()),
        search: &[],
        options: &arguments.options,
    };
    let answer = door::spec(&asked);
    let stem = match &arguments.source {
        Written::Path(path) => stem(&path.text),
        Written::Nothing | Written::Text(_) => "spec".to_owned(),
    };
    let name = match &arguments.arch {
        Some(arch) => format!("{stem}_{}.rs", arch.text),
        None => format!("{stem}.rs"),
    };
    items(answer, &arguments, &name)
}

/// `kernel!`
pub(crate) fn kernel(input: proc_macro::TokenStream) -> TokenStream {
    let arguments = match arguments::kernel(input) {
        Ok(arguments) => arguments,
        Err(e) => return e.to_compile_error(),
    };
    let text = |w: &'_ Option<Word>| w.as_ref().map(|w| w.text.clone());
    let (name, profile) = (text(&arguments.kernel), text(&arguments.profile));
    let asked = Kernel {
        source: arguments.source.source(),
        name: name.as_deref(),
        profile: profile.as_deref(),
        search: &[],
        header: &arguments.header,
        options: &arguments.options,
    };
    let answer = door::kernel(&asked);
    let module = arguments.header.name.as_ref().map(ToString::to_string);
    let stem = module.or(name).unwrap_or_else(|| match &arguments.source {
        Written::Path(path) => stem(&path.text),
        Written::Nothing | Written::Text(_) => "kernel".to_owned(),
    });
    items(answer, &arguments, &format!("{stem}.rs"))
}

/// Items, mistakes, and what makes cargo look at the files again, also after mistakes.
fn items(mut answer: Answer, arguments: &Arguments, name: &str) -> TokenStream {
    if answer.mistakes.is_empty() {
        let failed = write(&answer, arguments, name);
        answer.mistakes.extend(failed);
    }
    let errors = door::compile_errors(&answer.mistakes, |about| spans(about, arguments));
    let files = answer.files.iter().filter_map(|p| absolute(p));
    let items = &answer.items;
    quote! {
        #errors
        #items
        #(const _: &[u8] = ::core::include_bytes!(#files);)*
        const _: ::core::option::Option<&str> = ::core::option_env!(#EXPAND);
    }
}

/// Writes the items where they are wanted besides; what went wrong.
fn write(answer: &Answer, arguments: &Arguments, name: &str) -> Option<Mistake> {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let folder = std::env::var_os(EXPAND).filter(|f| !f.is_empty());
    let wanted = arguments.write.as_ref().map(|w| (PathBuf::from(&w.text), About::Write));
    let expanded = folder.map(|f| (Path::new(&f).join(name), About::Source));
    let mut targets = wanted.into_iter().chain(expanded).peekable();
    targets.peek()?;
    let text = door::text(&answer.title, &answer.items);
    targets.find_map(|(path, about)| {
        let failed = door::replace(&package.join(&path), &text).err()?;
        Some(Mistake { message: format!("cannot write `{}`: {failed}", path.display()), about })
    })
}

/// The part of the invocation that a mistake is about.
fn spans(about: &About, arguments: &Arguments) -> (Span, Span) {
    let word = match about {
        About::Arch => &arguments.arch,
        About::Kernel => &arguments.kernel,
        About::Profile => &arguments.profile,
        About::Write => &arguments.write,
        About::Source | About::Text(_) => &None,
    };
    if let Some(word) = word {
        return (word.span, word.span);
    }
    match (&arguments.source, about) {
        (Written::Text(text), About::Text(bytes)) => {
            text.inline.spans(bytes).map_or_else(here, |(a, b)| (a.into(), b.into()))
        }
        (Written::Path(path), _) => (path.span, path.span),
        (Written::Nothing | Written::Text(_), _) => here(),
    }
}

fn here() -> (Span, Span) {
    (Span::call_site(), Span::call_site())
}

/// As `include_bytes!` needs it, which takes a path to be relative to the Rust file.
fn absolute(path: &Path) -> Option<String> {
    std::path::absolute(path).ok()?.to_str().map(str::to_owned)
}

fn stem(path: &str) -> String {
    Path::new(path).file_stem().map_or_else(|| "spec".to_owned(), |s| s.to_string_lossy().into_owned())
}
