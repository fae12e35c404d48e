//! Rust names of what kernels are called.

use proc_macro2::{Ident, Span};

/// The name as it is: raw where it is a keyword, with an underscore where even that is not allowed.
pub(super) fn ident(name: &str) -> Ident {
    let parse = |text: &str| syn::parse_str::<Ident>(text).ok();
    let found = parse(name).or_else(|| parse(&format!("r#{name}"))).or_else(|| parse(&format!("{name}_")));
    found.unwrap_or_else(|| Ident::new("unnamed", Span::call_site()))
}

/// Names of constants, none twice and none that is taken: `core0.Pool` → `POOL`, with several cores `CORE0_POOL`.
pub(super) fn constants<'n>(streams: impl Iterator<Item = &'n str>, cores: usize, taken: &[&str]) -> Vec<Ident> {
    let mut used: Vec<String> = taken.iter().map(|t| (*t).to_owned()).collect();
    let mut name = |stream: &str| {
        let short = stream.split_once('.').map_or(stream, |(_, engine)| engine);
        let mut name = if cores > 1 { stream.replace('.', "_") } else { short.to_owned() }.to_ascii_uppercase();
        while used.contains(&name) {
            name.push('_');
        }
        used.push(name.clone());
        ident(&name)
    };
    streams.map(&mut name).collect()
}
