//! Codes of syntax and files.

codes! {
    UNEXPECTED = "E0101" "text that is not understood";
}
