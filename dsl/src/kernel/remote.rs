//! Updates of another core: transfers on a queue that is named after what it does, as `core1.sem4.add1`.

use chappe_runtime::program::Update;
use chappe_runtime::streams::queue_name;

use crate::model::Model;

/// The name of the queue for an update whose operands are numbers.
pub(super) fn queue(model: &Model, update: &Update) -> String {
    let bank = model.banks.get(usize::from(update.sem.bank)).map_or("", |b| &b.name);
    queue_name(bank, update)
}
