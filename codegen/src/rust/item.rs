//! Items of generated code, and which of them are the same on every architecture.

use std::collections::{BTreeSet, HashMap, HashSet};

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::names::Names;

/// A piece of generated code that defines one public name, with what belongs to it.
#[derive(Clone, Debug)]
pub(super) struct Item {
    /// The name it defines.
    pub(super) name: Ident,
    /// Its code.
    pub(super) tokens: TokenStream,
    /// Names of other items that it uses.
    pub(super) uses: BTreeSet<String>,
    /// Users see it.
    pub(super) public: bool,
}

impl Item {
    /// An item that users see; what has been named since the last item, it uses.
    pub(super) fn new(names: &Names, name: &Ident, tokens: TokenStream) -> Self {
        Item { name: name.clone(), tokens, uses: names.take_used(), public: true }
    }
}

/// The items of every architecture as modules: what is the same everywhere, and means the same because all that it uses
/// is, stands at the root, once; what differs stands in the module of its architecture, which re-exports the rest. The
/// items of `always` stand at the root in any case.
pub(super) fn layered(always: &[Item], archs: &[(Ident, Vec<Item>)]) -> TokenStream {
    let shared = shared(archs);
    let Some((_, first)) = archs.first() else { return TokenStream::new() };
    let root = first.iter().filter(|i| shared.contains(&i.name.to_string()));
    let root = always.iter().chain(root).map(|i| &i.tokens);
    let modules = archs.iter().map(|(arch, items)| {
        let (same, own): (Vec<&Item>, Vec<&Item>) = items.iter().partition(|i| shared.contains(&i.name.to_string()));
        let own = own.iter().map(|i| &i.tokens);
        let public = same.iter().copied().chain(always).filter(|i| i.public).map(|i| &i.name);
        let private: Vec<&Ident> = same.iter().filter(|i| !i.public).map(|i| &i.name).collect();
        let private = (!private.is_empty()).then(|| {
            quote! {
                #[allow(unused_imports, reason = "what is the same everywhere")]
                use super::{#(#private),*};
            }
        });
        let doc = format!(" What is on `{arch}`.");
        quote! {
            #[doc = #doc]
            pub mod #arch {
                #[allow(unused_imports, reason = "what is the same everywhere")]
                pub use super::{#(#public),*};
                #private
                #(#own)*
            }
        }
    });
    quote!(#(#root)* #(#modules)*)
}

/// Names of the items that are the same on every architecture.
fn shared(archs: &[(Ident, Vec<Item>)]) -> HashSet<String> {
    let mut texts: HashMap<String, (String, usize)> = HashMap::new();
    for (_, items) in archs {
        for item in items {
            let text = item.tokens.to_string();
            let found = texts.entry(item.name.to_string()).or_insert_with(|| (text.clone(), 0));
            found.1 += usize::from(found.0 == text);
        }
    }
    let mut same: HashSet<String> =
        texts.iter().filter(|(_, (_, n))| *n == archs.len()).map(|(name, _)| name.clone()).collect();
    let Some((_, first)) = archs.first() else { return same };
    let uses: Vec<(String, HashSet<String>)> = first
        .iter()
        .filter(|i| same.contains(&i.name.to_string()))
        .map(|i| (i.name.to_string(), i.uses.iter().filter(|w| texts.contains_key(*w)).cloned().collect()))
        .collect();
    loop {
        let before = same.len();
        for (name, uses) in &uses {
            if !uses.is_subset(&same) {
                same.remove(name);
            }
        }
        if same.len() == before {
            return same;
        }
    }
}
