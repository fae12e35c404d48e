//! Codes of encoding and decoding.

codes! {
    RANGE = "E0601" "a number that does not fit its field";
    UNKNOWN_VALUE = "E0602" "a number that has no name in a closed table";
    UNAVAILABLE = "E0603" "something that this architecture does not have";
    BANK_INDEX = "E0604" "an index beyond the bank";
    TOO_LONG = "E0605" "more than the field holds";
    TEXT = "E0606" "text that cannot be stored";
    NOT_PRESENT = "E0607" "a value for a field that is not present";
    REQUIREMENT = "E0608" "a requirement that does not hold";
    PROFILE = "E0609" "something that the profile refuses";
    SHARED_VALUE = "E0610" "two values in the same bytes";
    OPAQUE = "E0611" "a record whose layout is not published";
    WRONG_KIND = "E0612" "a value of the wrong kind";
    LENGTH = "E0613" "the wrong number of bytes";
    NO_MEMBER = "E0614" "bytes that are no member of the family";
    CONSTANT = "E0615" "a constant that is not there";
    RESERVED = "E0616" "reserved bits that are not zero";
    UNUSED_OPERAND = "E0617" "operand bytes that no mode uses";
    NOT_GIVEN = "E0618" "a field that needs a value";
    ARM = "E0619" "the wrong arm of a union";
    LAYOUT = "E0620" "a layout that cannot be used";
}
