//! From the host's form to the device's and back: the same parts in another order.

use alloc::format;

use super::{Form, Image};
use crate::error::{Error, Result};
use crate::fabric::Fabric;

/// The image that a generation's device takes.
///
/// # Errors
///
/// The generation's size is none of an image, or there are more mesh events than it has room for.
pub fn to_device(fabric: &dyn Fabric, host: &Image) -> Result<Image> {
    let size = fabric.config_bytes()? as usize;
    let form = Form::of_size(size).filter(|f| *f != Form::Host);
    let form = form.ok_or(Error::Precondition("ncfw_configs_output_len <= get_ncfw_configs_sz()"))?;
    moved(host, form)
}

/// The host's form of a device's image.
///
/// # Errors
///
/// It is not a device's.
pub fn from_device(device: &Image) -> Result<Image> {
    moved(device, Form::Host)
}

fn moved(from: &Image, form: Form) -> Result<Image> {
    let mut to = Image::empty(form);
    for name in ["ring", "mesh", "neff", "dev"] {
        let part = from.part(name)?;
        let room = to.part_mut(name)?;
        let fits = part.len().min(room.len());
        let (kept, left) = part.split_at(fits);
        if left.iter().any(|b| *b != 0) {
            return Err(Error::Image(format!("`{name}` does not fit: {} of {} bytes", room.len(), part.len())));
        }
        if let Some(room) = room.get_mut(..fits) {
            room.copy_from_slice(kept);
        }
    }
    Ok(to)
}
