//! Codes of names and types.

codes! {
    UNKNOWN_NAME = "E0201" "a name that nothing declares";
    DUPLICATE = "E0202" "a name declared twice";
    NOT_A = "E0203" "a name of the wrong kind";
    PRIVATE = "E0204" "a name of another file that is not `pub`";
    UNKNOWN_TYPE = "E0205" "a type that nothing declares";
    BAD_TYPE = "E0206" "a type that does not fit here";
    ARGUMENTS = "E0207" "a wrong number of arguments";
    ATTRIBUTE = "E0208" "an attribute that is not understood";
    CONST_CYCLE = "E0209" "constants that need each other";
    SIZE_CLAIM = "E0210" "a size that is not so";
    ENUM_VALUE = "E0211" "an enumerator that does not fit its enum";
    ENUM_CLASH = "E0212" "two enumerators of one value";
    BANK = "E0213" "a bank that does not hold together";
    TABLE_ROW = "E0214" "a table row that does not fit its columns";
    ENGINES = "E0215" "more than one enum of engines";
    UNUSED = "W0201" "a private item that nothing uses";
}
