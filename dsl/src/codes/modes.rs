//! Codes of modes, meanings, profiles.

codes! {
    MEANING = "E0401" "a meaning that is not understood";
    MODE_VALUE = "E0402" "a mode that does not fit its table";
    MODE_CLASH = "E0403" "two modes of one number";
    WRONG_BANK = "E0404" "a mode that treats its bank as something else";
    PROFILE_TARGET = "E0405" "a profile rule about nothing";
    PROFILE_RULE = "E0406" "a profile rule that does not apply";
    LOWERING = "E0407" "a lowering that the compiler does not know";
    NOTHING_LEFT = "E0408" "profile rules that allow nothing";
    CONTRADICTION = "E0409" "profile rules that contradict each other";
    RESERVED = "W0401" "a reserved id in a builder";
}
