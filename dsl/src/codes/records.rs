//! Codes of records and families.

codes! {
    OVERLAP = "E0301" "two rows on the same bits";
    UNCOVERED = "E0302" "bits that no row accounts for";
    OUT_OF_RECORD = "E0303" "a row that reaches beyond its record";
    PLACE = "E0304" "a place that does not fit its type";
    NO_SIZE = "E0305" "a record without a size";
    KEYS = "E0306" "keys that do not fit the family";
    AMBIGUOUS = "E0307" "members that decoding cannot tell apart";
    CONSTANT = "E0308" "a constant that does not fit its place";
    RECORD_CYCLE = "E0309" "a record that contains itself";
    SLOTS = "E0310" "a mode field without the places of its operands";
    UNION = "E0311" "a union whose arms cannot be told apart";
    EFFECT = "E0312" "an effect that is not understood";
    ORDER = "E0313" "an order that does not name the mode fields";
    INCLUDE = "E0314" "an include of what is no layout";
    FAMILY_CYCLE = "E0315" "families nested in each other";
    FIELD_CLASH = "E0316" "two fields of one name";
    NEVER = "E0317" "a condition that never holds";
    ABSENT = "E0318" "a condition on a field that may be absent";
    ARMS = "E0319" "a union without an arm for some value";
    ALTERNATIVES = "E0320" "waits that cannot be alternatives";
}
