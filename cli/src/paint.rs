//! Colour, where there is any.

/// How text is emphasized.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint(bool);

impl Paint {
    /// With colour or without.
    pub(crate) fn new(on: bool) -> Self {
        Paint(on)
    }

    /// Whether there is colour.
    pub(crate) fn on(self) -> bool {
        self.0
    }

    fn with(self, code: &str, text: &str) -> String {
        if self.0 && !text.is_empty() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A title.
    pub(crate) fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    /// Something to read only if need be.
    pub(crate) fn dim(self, text: &str) -> String {
        self.with("2", text)
    }

    /// Something that went well.
    pub(crate) fn good(self, text: &str) -> String {
        self.with("32", text)
    }

    /// Something that went wrong.
    pub(crate) fn bad(self, text: &str) -> String {
        self.with("1;31", text)
    }

    /// Something to look at.
    pub(crate) fn warn(self, text: &str) -> String {
        self.with("33", text)
    }
}
