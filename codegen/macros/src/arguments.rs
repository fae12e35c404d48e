//! What stands between the parentheses.

use chappe_codegen::door::{Header, Options, Source};
use chappe_dsl::diagnostic::did_you_mean;
use proc_macro::TokenTree;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Ident, LitStr, Path, Token, Visibility, braced, token};

use crate::text::Text;

/// A name, or a string, as the value of an option.
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// What is wanted of a macro.
#[derive(Default)]
pub(crate) struct Arguments {
    pub(crate) source: Written,
    pub(crate) header: Header,
    pub(crate) arch: Option<Word>,
    pub(crate) kernel: Option<Word>,
    pub(crate) profile: Option<Word>,
    pub(crate) write: Option<Word>,
    pub(crate) options: Options,
}

/// Where the text is.
#[derive(Default)]
pub(crate) enum Written {
    #[default]
    Nothing,
    /// A path or a built-in name.
    Path(Word),
    /// On the spot.
    Text(Text),
}

impl Written {
    /// For a door.
    pub(crate) fn source(&self) -> Source<'_> {
        let package = std::env::var_os("CARGO_MANIFEST_DIR").map(Into::into).unwrap_or_default();
        match self {
            Written::Nothing => Source::Path { written: "", package },
            Written::Path(word) => Source::Path { written: &word.text, package },
            Written::Text(text) => text.source(),
        }
    }

    fn literal(text: &LitStr) -> Written {
        let value = text.value();
        if Text::is_text(&value) {
            return Written::Text(Text::literal(text));
        }
        Written::Path(Word { text: value, span: text.span() })
    }
}

/// The arguments of `spec!`. No specification begins with a string.
pub(crate) fn spec(input: proc_macro::TokenStream) -> syn::Result<Arguments> {
    if !matches!(input.clone().into_iter().next(), Some(TokenTree::Literal(_)) | None) {
        return Ok(Arguments { source: Written::Text(Text::tokens(input)), ..Arguments::default() });
    }
    Parser::parse(
        |input: ParseStream<'_>| {
            let source = Written::literal(&input.parse::<LitStr>()?);
            let mut arguments = Arguments { source, ..Arguments::default() };
            arguments.rest(input, &["arch", "runtime", "write"])?;
            Ok(arguments)
        },
        input,
    )
}

/// The arguments of `kernel!`.
pub(crate) fn kernel(input: proc_macro::TokenStream) -> syn::Result<Arguments> {
    Parser::parse(
        |input: ParseStream<'_>| {
            let header = header(input)?;
            let source = if input.peek(token::Brace) {
                let content;
                braced!(content in input);
                Written::Text(Text::tokens(content.parse::<TokenStream>()?.into()))
            } else {
                Written::literal(&input.parse::<LitStr>()?)
            };
            let mut arguments = Arguments { source, header, ..Arguments::default() };
            arguments.rest(input, &["kernel", "profile", "runtime"])?;
            Ok(arguments)
        },
        input,
    )
}

/// `/// .. pub mod name =`
fn header(input: ParseStream<'_>) -> syn::Result<Header> {
    let attributes = Attribute::parse_outer(input)?;
    let visibility: Visibility = input.parse()?;
    let given = !attributes.is_empty() || !matches!(visibility, Visibility::Inherited);
    let mut header = Header {
        attributes: attributes.iter().map(ToTokens::to_token_stream).collect(),
        visibility: visibility.to_token_stream(),
        name: None,
    };
    if given || input.peek(Token![mod]) {
        input.parse::<Token![mod]>()?;
        header.name = Some(input.parse()?);
        input.parse::<Token![=]>()?;
    }
    Ok(header)
}

impl Arguments {
    /// `, name = value, ..`
    fn rest(&mut self, input: ParseStream<'_>, known: &[&str]) -> syn::Result<()> {
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            let name = input.parse::<Ident>()?;
            let text = name.to_string();
            if !known.contains(&text.as_str()) {
                return Err(syn::Error::new(name.span(), unknown(&text, known)));
            }
            input.parse::<Token![=]>()?;
            let slot = match text.as_str() {
                "runtime" => {
                    self.options.runtime = input.call(Path::parse_mod_style)?.to_token_stream();
                    continue;
                }
                "arch" => &mut self.arch,
                "kernel" => &mut self.kernel,
                "profile" => &mut self.profile,
                _ => &mut self.write,
            };
            *slot = Some(word(input)?);
        }
        Ok(())
    }
}

fn word(input: ParseStream<'_>) -> syn::Result<Word> {
    if input.peek(LitStr) {
        let text: LitStr = input.parse()?;
        return Ok(Word { text: text.value(), span: text.span() });
    }
    let name: Ident = input.parse()?;
    Ok(Word { text: name.to_string().trim_start_matches("r#").to_owned(), span: name.span() })
}

fn unknown(name: &str, known: &[&str]) -> String {
    let meant = did_you_mean(name, known.iter().copied()).map(|n| format!("did you mean `{n}`? ")).unwrap_or_default();
    format!("no option `{name}`\nhelp: {meant}there are: {}", known.join(", "))
}
