//! Codes of kernels.

codes! {
    NAME = "E0701" "a name that is not declared";
    DUPLICATE = "E0702" "a name that is declared twice";
    TOO_MANY = "E0703" "more ids than a bank has";
    ID_RESERVED = "E0704" "an id that is reserved";
    ID_RANGE = "E0705" "an id out of its bank";
    ID_TWICE = "E0706" "an id with two names";
    KIND = "E0707" "a thing of another kind";
    EXPRESSION = "E0708" "an expression that does not fit here";
    RANGE = "E0709" "a value out of range";
    ARITHMETIC = "E0710" "arithmetic without a result";
    ENGINE = "E0711" "an engine that cannot have a stream";
    QUEUE = "E0712" "a queue of another engine";
    REGISTER = "E0713" "a register that cannot be used";
    REMOTE_WAIT = "E0714" "a wait on another core";
    FUSE = "E0715" "waits and updates that do not fit one record";
    NO_LOWERING = "E0716" "a statement that has no record";
    CALL = "E0717" "a call that is not possible";
    BARRIER = "E0718" "a barrier that cannot work";
    AUTO = "E0719" "an `auto` kernel";
    EXPECT = "E0720" "an expectation that is not known";
    CORE = "E0721" "a core that does not exist";
    OPERAND = "E0722" "an operand too many or too few";
    NO_BANK = "E0723" "no bank for a declaration";
    PROPERTY = "E0724" "a property that a thing cannot have";
    ATTRIBUTE = "E0725" "an attribute without a meaning";
    EFFECT = "E0726" "a record whose effect is not known";
    DECODE = "E0727" "records that make no program";
}
