//! Record literals in text that belongs to no file: arguments and lines.

use chappe_dsl::ast::{Attr, ExprKind};
use chappe_dsl::codec;
use chappe_dsl::codes::Code;
use chappe_dsl::diagnostic::{Diagnostic, Diagnostics};
use chappe_dsl::model::{Model, ProfileId};
use chappe_dsl::resolve::{self, NoScope};
use chappe_dsl::source::Sources;
use chappe_dsl::{codes, parse};

use crate::target;

/// Encodes a literal; `@profile(..)` after it chooses the profile for itself.
///
/// # Errors
/// All that is wrong with it, one line each.
pub(crate) fn encode(model: &Model, text: &str, profile: Option<ProfileId>) -> Result<Vec<u8>, Vec<String>> {
    let mut sources = Sources::new();
    let file = sources.add("<literal>", text);
    let mut diags = Diagnostics::new();
    let lone = parse::parse_literal(&sources, file, &mut diags);
    let literal = lone.as_ref().and_then(|l| resolve::literal(model, &NoScope, &l.literal, &mut diags));
    let profile = profile_of(model, lone.as_ref().map_or(&[], |l| l.attrs.as_slice()), profile, &mut diags);
    match literal {
        Some(literal) if !diags.has_errors() => codec::value_of(model, &literal, &[])
            .and_then(|value| codec::encode(model, &value, profile))
            .map_err(|errors| errors.iter().map(|e| line(e.code, &e.message, &e.help)).collect()),
        _ => Err(lines(diags)),
    }
}

/// The profile that attributes choose, or else the one given.
fn profile_of(model: &Model, attrs: &[Attr], given: Option<ProfileId>, diags: &mut Diagnostics) -> Option<ProfileId> {
    let mut chosen = given;
    for a in attrs {
        let name = match a.args.as_slice() {
            [one] => {
                if let ExprKind::Path(path) = &one.kind {
                    path.last()
                } else {
                    None
                }
            }
            _ => None,
        };
        match name {
            Some(n) if a.name.text == "profile" => match target::profile(model, Some(&n.text)) {
                Ok(profile) => chosen = profile,
                Err(_) => {
                    let known: Vec<&str> = model.profiles.iter().map(|p| p.name.as_str()).collect();
                    let list = format!("it has: {}", known.join(", "));
                    let d = Diagnostic::error(
                        codes::names::UNKNOWN_NAME,
                        n.span,
                        format!("{} has no profile `{}`", model.title(), n.text),
                    );
                    diags.push(d.suggest(&n.text, known).help(list));
                }
            },
            _ => {
                let message = format!("`@{}` means nothing here", a.name.text);
                let d = Diagnostic::error(codes::names::ATTRIBUTE, a.span, message);
                diags.push(d.help("a literal may be followed by `@profile(name)`"));
            }
        }
    }
    chosen
}

/// Diagnostics about text that has no lines to show, one line each.
pub(crate) fn lines(diags: Diagnostics) -> Vec<String> {
    let all = diags.into_sorted();
    all.iter().map(|d| line(d.code, &d.message, &d.help)).collect()
}

/// `error[E0609]: message (help; help)`
pub(crate) fn line(code: Code, message: &str, help: &[String]) -> String {
    let help = if help.is_empty() { String::new() } else { format!(" ({})", target::sentences(help)) };
    format!("error[{code}]: {message}{help}").replace('\n', " ")
}
