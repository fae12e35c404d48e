//! Codes of syntax and files.

codes! {
    UNEXPECTED = "E0101" "text that is not understood";
    MISSING_COMMA = "E0102" "a missing comma";
    MISSING_SEMICOLON = "E0103" "a missing semicolon";
    UNCLOSED_BRACE = "E0104" "a brace that is never closed";
    STRAY_BRACE = "E0105" "a brace that closes nothing";
    UNCLOSED_STRING = "E0106" "a string that is never closed";
    BAD_NUMBER = "E0107" "a number that is none";
    UNKNOWN_WORD = "E0108" "a word that begins nothing here";
    TOO_DEEP = "E0109" "text that is nested too deeply";
    BAD_ESCAPE = "E0110" "an escape that means nothing";
}
