//! All that are measured.

use super::peer::Peer;
use super::work::{Data, Run, Work, copy, run};
use super::{
    bilge::Bilge, binrw::Binrw, by_match::ByMatch, chappe::Chappe, deku::Deku, hand::Hand, pdl::Pdl, valid::Valid,
    winnow::Winnow, zerocopy::Zerocopy,
};

/// The name of copying the same bytes.
pub const MEMCPY: &str = "memcpy";

/// One of them: its name, and its work.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub run: for<'a> fn(Work, &'a Data) -> Run<'a>,
}

fn entry<P: Peer + 'static>() -> Entry {
    Entry { name: P::NAME, run: run::<P> }
}

/// All, Chappe first, then what is written by hand, then the others.
#[must_use]
pub fn all() -> Vec<Entry> {
    vec![
        entry::<Chappe>(),
        entry::<Valid>(),
        entry::<Hand>(),
        entry::<ByMatch>(),
        entry::<Zerocopy>(),
        entry::<Winnow>(),
        entry::<Binrw>(),
        entry::<Pdl>(),
        entry::<Bilge>(),
        entry::<Deku>(),
        Entry { name: MEMCPY, run: |_, data| copy(data) },
    ]
}
