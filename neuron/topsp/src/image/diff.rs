//! What differs between two images, field by field.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Image;
use super::walk::{Leaf, walk};
use crate::error::{Error, Result};

/// A field that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its path.
    pub path: String,
    /// First byte.
    pub offset: usize,
    /// Its value in the first image; `None`: it has no such field.
    pub left: Option<u64>,
    /// Its value in the second.
    pub right: Option<u64>,
}

/// Fields that differ, in order. Fields of a union's arm are compared if both images mean that arm.
///
/// # Errors
///
/// The images are of different forms.
pub fn diff(left: &Image, right: &Image) -> Result<Vec<Difference>> {
    if left.form() != right.form() {
        return Err(Error::Image(format!(
            "images of {} and {} bytes have their parts at different places",
            left.bytes().len(),
            right.bytes().len()
        )));
    }
    let (a, b) = (leaves(left), leaves(right));
    let mut found = Vec::new();
    let mut rest = b.iter().peekable();
    for l in &a {
        while let Some(r) = rest.next_if(|r| r.offset < l.offset && r.path != l.path) {
            found.push(Difference { path: r.path.clone(), offset: r.offset, left: None, right: Some(r.value) });
        }
        match rest.next_if(|r| r.path == l.path) {
            Some(r) if r.value == l.value => {}
            Some(r) => found.push(Difference {
                path: l.path.clone(),
                offset: l.offset,
                left: Some(l.value),
                right: Some(r.value),
            }),
            None => found.push(Difference { path: l.path.clone(), offset: l.offset, left: Some(l.value), right: None }),
        }
    }
    found.extend(rest.map(|r| Difference { path: r.path.clone(), offset: r.offset, left: None, right: Some(r.value) }));
    Ok(found)
}

fn leaves(image: &Image) -> Vec<Leaf> {
    let mut all = Vec::new();
    walk(image.form().info(), image.bytes(), &mut |leaf| all.push(leaf));
    all
}
