//! Images: what one processor's firmware reads, as the host composes it and as its device takes it.

mod device;
mod diff;
mod dump;
mod engine;
mod walk;

use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{NcfwConfigs, NcfwDeviceConfigs50, NcfwDeviceConfigs108, SP_ENGINE_IMAGE};
use chappe_runtime::record::{Record, RecordInfo};

pub use device::{from_device, to_device};
pub use diff::{Difference, diff};
pub use dump::dump;
pub use engine::{Barrier, SpEngine, Transfers};
pub use walk::{Leaf, offset_of, walk};

use crate::error::{Error, Result};

/// A form of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As the host composes it.
    Host,
    /// As a device takes it that has room for few mesh events.
    Device50,
    /// As a device takes it that has room for more.
    Device108,
}

impl Form {
    /// All of them.
    pub const ALL: [Form; 3] = [Form::Host, Form::Device50, Form::Device108];

    /// The one of an image's size.
    #[must_use]
    pub fn of_size(bytes: usize) -> Option<Form> {
        Form::ALL.into_iter().find(|f| f.info().size as usize == bytes)
    }

    /// What it looks like.
    #[must_use]
    pub fn info(self) -> &'static RecordInfo {
        match self {
            Form::Host => <NcfwConfigs as Record>::INFO,
            Form::Device50 => <NcfwDeviceConfigs50 as Record>::INFO,
            Form::Device108 => <NcfwDeviceConfigs108 as Record>::INFO,
        }
    }
}

/// An image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    form: Form,
    bytes: Vec<u8>,
}

impl Image {
    /// Bytes as an image, by their size.
    ///
    /// # Errors
    ///
    /// No image has that size, or something in it is not legal, such as a reserved byte that is not zero.
    pub fn read(bytes: Vec<u8>) -> Result<Self> {
        let sizes = Form::ALL.map(|f| f.info().size);
        let form = Form::of_size(bytes.len()).ok_or_else(|| {
            Error::Image(format!(
                "an image has {} or {} or {} bytes, not {}",
                sizes[0],
                sizes[1],
                sizes[2],
                bytes.len()
            ))
        })?;
        match form {
            Form::Host => drop(NcfwConfigs::decode(&bytes)?),
            Form::Device50 => drop(NcfwDeviceConfigs50::decode(&bytes)?),
            Form::Device108 => drop(NcfwDeviceConfigs108::decode(&bytes)?),
        }
        Ok(Image { form, bytes })
    }

    /// Its form.
    #[must_use]
    pub fn form(&self) -> Form {
        self.form
    }

    /// Its bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The offset of a field, as `neff.trigger` or `ring[3].recv_sema`, in the image.
    #[must_use]
    pub fn offset(&self, path: &str) -> Option<u64> {
        offset_of(self.form.info(), path).map(u64::from)
    }

    /// The same in the object of the image's engine, which is what some published displacements count from.
    #[must_use]
    pub fn engine_offset(&self, path: &str) -> Option<u64> {
        Some(self.offset(path)? + SP_ENGINE_IMAGE)
    }

    /// The bytes of a part of the image, such as `ring` or `neff`.
    fn part(&self, name: &str) -> Result<&[u8]> {
        let at = walk::extent(self.form.info(), name).and_then(|at| self.bytes.get(at));
        at.ok_or_else(|| Error::Image(format!("an image has no part `{name}`")))
    }

    fn part_mut(&mut self, name: &str) -> Result<&mut [u8]> {
        let at = walk::extent(self.form.info(), name).and_then(|at| self.bytes.get_mut(at));
        at.ok_or_else(|| Error::Image(format!("an image has no part `{name}`")))
    }

    fn empty(form: Form) -> Self {
        Image { form, bytes: alloc::vec![0; form.info().size as usize] }
    }

    /// Its program part.
    ///
    /// # Errors
    ///
    /// It is not legal.
    pub fn neff(&self) -> Result<chappe_neuron::NeffConfigs> {
        Ok(<chappe_neuron::NeffConfigs as Record>::decode(self.part("neff")?)?)
    }

    /// A row of its rings.
    ///
    /// # Errors
    ///
    /// There is none of that number.
    pub fn ring(&self, channel: usize) -> Result<chappe_neuron::RingChannel> {
        row(self.part("ring")?, channel)
    }

    /// A mesh event.
    ///
    /// # Errors
    ///
    /// There is none of that number.
    pub fn mesh(&self, event: usize) -> Result<chappe_neuron::MeshEvent> {
        row(self.part("mesh")?, event)
    }
}

/// A row of a table of records.
fn row<T: Record>(table: &[u8], at: usize) -> Result<T> {
    let bytes = table.chunks_exact(T::SIZE).nth(at);
    Ok(T::decode(bytes.ok_or_else(|| Error::Image(format!("a table of an image has no row {at}")))?)?)
}
