//! The profiles that a kernel's records may be written for.

use crate::model::{Model, ProfileId};

/// Profiles in the order in which they are tried: the one that the kernel names, or else every one of the
/// specification, the first that can write a record first. `None` is no profile, where a specification has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profiles(Vec<Option<ProfileId>>);

impl Profiles {
    /// Every profile of a specification.
    #[must_use]
    pub fn any(model: &Model) -> Self {
        let all: Vec<_> = (0..model.profiles.len() as u32).map(|i| Some(ProfileId(i))).collect();
        Profiles(if all.is_empty() { vec![None] } else { all })
    }

    /// This one only.
    #[must_use]
    pub fn only(profile: ProfileId) -> Self {
        Profiles(vec![Some(profile)])
    }

    /// The choices for a record; a builder may have a profile of its own.
    pub(super) fn choices(&self, own: Option<ProfileId>) -> Vec<Option<ProfileId>> {
        own.map_or_else(|| self.0.clone(), |p| vec![Some(p)])
    }

    /// The one profile, if there is no choice.
    pub(super) fn single(&self) -> Option<ProfileId> {
        if let [one] = self.0.as_slice() { *one } else { None }
    }

    /// The first result that is fine, else the first error.
    pub(super) fn first<T, E>(
        &self,
        own: Option<ProfileId>,
        mut with: impl FnMut(Option<ProfileId>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut list = self.choices(own).into_iter();
        let first = with(list.next().flatten());
        let Err(error) = first else { return first };
        list.find_map(|p| with(p).ok()).ok_or(error)
    }
}
