//! Codes of files and their uses.

codes! {
    NO_FILE = "E0150" "a file or specification that cannot be read";
    USE_CYCLE = "E0151" "files that use each other in a circle";
    NO_SPEC = "E0152" "a file that is no specification";
}
