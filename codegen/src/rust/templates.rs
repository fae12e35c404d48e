//! Modes made of templates, and their parts: what varies from record to record is data, not a way through the code.

use chappe_dsl::model::ModeTable;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::Cx;
use super::modes::{Case, operand_type};
use super::place::uint;

/// Whether a mode is made of a template: all have their indices, and their operands, in the same place.
fn uniform(bits: u8, cases: &[Case]) -> bool {
    let first = cases.first().map(|c| &c.index.1);
    bits <= 8 && !cases.is_empty() && cases.iter().all(|c| Some(&c.index.1) == first)
}

/// The attribute of a table's type, and the numbers of its variants: those with an operand come first, so that one
/// comparison tells whether there is one.
pub(super) fn numbers(bits: u8, cases: &[Case]) -> (TokenStream, Vec<TokenStream>) {
    if !uniform(bits, cases) {
        return (TokenStream::new(), vec![TokenStream::new(); cases.len()]);
    }
    let numbers = ordered(cases).into_iter().map(|(n, _)| quote!(= #n));
    (quote!(#[repr(u8)]), numbers.collect())
}

/// The number of each variant.
fn ordered(cases: &[Case]) -> Vec<(Literal, &Case)> {
    let with = cases.iter().filter(|c| c.value.is_some()).count();
    let (mut some, mut none) = (0.., with..);
    let n = |c: &Case| if c.value.is_some() { some.next() } else { none.next() };
    let numbers: Vec<Option<usize>> = cases.iter().map(n).collect();
    numbers.into_iter().zip(cases).map(|(n, c)| (Literal::usize_unsuffixed(n.unwrap_or(0)), c)).collect()
}

/// The method that gives the number of a mode.
pub(super) fn wire(bits: u8, cases: &[Case]) -> TokenStream {
    let ty = uint(bits.into());
    let body = if uniform(bits, cases) {
        let (numbers, cases): (Vec<Literal>, Vec<&Case>) = ordered(cases).into_iter().unzip();
        let (any, wires) = (cases.iter().map(|c| &c.any), cases.iter().map(|c| &c.wire));
        quote! {
            const WIRES: &[u8; 256] = &{
                let mut all = [0; 256];
                #(all[#numbers] = #wires;)*
                all
            };
            // What the compiler sees to be the number of the variant.
            let variant: u8 = match self {
                #(#any => #numbers,)*
            };
            WIRES[variant as usize]
        }
    } else {
        let (any, wires) = (cases.iter().map(|c| &c.any), cases.iter().map(|c| &c.wire));
        quote! {
            match self {
                #(#any => #wires,)*
                // Of a table in which nothing exists here.
                #[allow(unreachable_patterns, reason = "only if there is no mode")]
                _ => 0,
            }
        }
    };
    quote! {
        /// Its number.
        #[inline]
        #[must_use]
        pub const fn wire(self) -> #ty {
            #body
        }
    }
}

/// The methods that read the parts of a mode, and the one that makes a mode of them.
pub(super) fn methods(cx: &Cx<'_>, of: ModeTable, bits: u8, cases: &[Case]) -> TokenStream {
    let operand = operand_type(cx.model, of);
    let index = if cases.iter().any(|c| c.index.1 == "u64") { quote!(u64) } else { quote!(u32) };
    let indices = cases.iter().map(|c| {
        let (variant, (name, _, id)) = (&c.variant, &c.index);
        let number = if *id { quote!(i.index()) } else { quote!(i) };
        quote!(Self::#variant { #name: i, .. } => #number as #index)
    });
    let operands = cases.iter().map(|c| {
        let variant = &c.variant;
        match &c.value {
            Some(name) => quote!(Self::#variant { #name: v, .. } => ::core::option::Option::Some(v)),
            None => quote!(Self::#variant { .. } => ::core::option::Option::None),
        }
    });
    let known = if uniform(bits, cases) { stamped(&operand, cases) } else { matched(cases) };
    quote! {
        /// Its index.
        #[inline]
        #[must_use]
        pub const fn index(self) -> #index {
            match self {
                #(#indices,)*
                #[allow(unreachable_patterns, reason = "only if there is no mode")]
                _ => 0,
            }
        }

        /// Its operand, or the number of the register that holds it; `None` of a mode without one.
        #[inline]
        #[must_use]
        pub const fn operand(self) -> ::core::option::Option<#operand> {
            match self {
                #(#operands,)*
                #[allow(unreachable_patterns, reason = "only if there is no mode")]
                _ => ::core::option::Option::None,
            }
        }
        #known
    }
}

fn matched(cases: &[Case]) -> TokenStream {
    let built = cases.iter().map(|c| &c.built);
    quote! {
        /// The mode of that number with operands that are known to be legal.
        #[inline]
        #[allow(dead_code, unused_variables, reason = "a table that no field has")]
        const fn known(mode: u64, index: u64, value: u64) -> ::core::option::Option<Self> {
            match mode {
                #(#built,)*
                _ => ::core::option::Option::None,
            }
        }
    }
}

fn stamped(operand: &Ident, cases: &[Case]) -> TokenStream {
    let made = cases.iter().map(|c| {
        let (wire, first) = (&c.wire, &c.first);
        quote!(all[#wire] = #first;)
    });
    let repr = cases.first().map(|c| &c.index.1);
    let indices = cases.iter().map(|c| {
        let (variant, (name, _, id)) = (&c.variant, &c.index);
        let number = if *id { quote!(&mut i.0) } else { quote!(i) };
        quote!(Self::#variant { #name: i, .. } => #number)
    });
    let operands = cases.iter().map(|c| {
        let variant = &c.variant;
        match &c.value {
            Some(name) => quote!(Self::#variant { #name: v, .. } => ::core::option::Option::Some(v)),
            None => quote!(Self::#variant { .. } => ::core::option::Option::None),
        }
    });
    quote! {
        /// A mode of each number.
        #[allow(dead_code, reason = "a table that no field has")]
        const TEMPLATES: &'static [Self; 256] = &{
            let mut all = [Self::FIRST; 256];
            #(#made)*
            all
        };

        /// The mode of that number, which is one, with operands that are known to be legal. All have them in the same
        /// place, so this does not branch.
        #[inline]
        #[allow(dead_code, reason = "a table that no field has")]
        const fn known(mode: u64, index: u64, value: u64) -> ::core::option::Option<Self> {
            let mut made = Self::TEMPLATES[(mode & 0xFF) as usize];
            *made.index_mut() = index as #repr;
            let mut none = 0;
            let operand = match made.operand_mut() {
                ::core::option::Option::Some(operand) => operand,
                ::core::option::Option::None => &mut none,
            };
            *operand = value as #operand;
            ::core::option::Option::Some(made)
        }

        #[inline]
        #[allow(dead_code, reason = "a table that no field has")]
        const fn index_mut(&mut self) -> &mut #repr {
            match self {
                #(#indices,)*
            }
        }

        #[inline]
        #[allow(dead_code, reason = "a table that no field has")]
        const fn operand_mut(&mut self) -> ::core::option::Option<&mut #operand> {
            match self {
                #(#operands,)*
            }
        }
    }
}
