//! Codes of architectures, operations, expressions.

codes! {
    KIND = "E0501" "a value of the wrong kind";
    OVERFLOW = "E0502" "arithmetic that has no result";
    RANGE = "E0503" "a value that does not fit";
    UNKNOWN = "E0504" "a value that nobody knows";
    BOUND = "E0505" "a bound that does not hold";
    NOT_IMPLEMENTED = "E0506" "an operation that the architecture lacks";
    RECURSION = "E0507" "operations that call each other without end";
    SPACES = "E0508" "addresses of two spaces mixed";
    NO_VALUE = "E0509" "a name without a value here";
    ARCH_CYCLE = "E0510" "architectures that inherit from each other";
    SLOT_CLASH = "E0511" "two operations in one slot";
    OVERRIDE = "E0512" "an override of nothing";
    IMPL = "E0513" "an implementation that does not fit its interface";
    NO_ARCH = "E0514" "no such architecture";
    ARCH_CLASH = "E0515" "two architectures of one name or number";
    GAPS = "W0501" "operations that an architecture says nothing about";
}
