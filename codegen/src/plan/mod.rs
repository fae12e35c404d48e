//! What every generator needs to know of a model and the model does not say outright.
