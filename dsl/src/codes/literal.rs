//! Codes of record literals.

codes! {
    NO_FIELD = "E0630" "a field that the record does not have";
    GIVEN_TWICE = "E0631" "a field given twice";
    WRONG_FORM = "E0632" "a value that is not written as its field wants it";
}
