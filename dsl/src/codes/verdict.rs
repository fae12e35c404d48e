//! Codes of what the verifier finds: one for each word that `expect` takes.

use super::Code;
use crate::kernel::Verdict;

codes! {
    DEADLOCK = "E0801" "engines that wait for ever";
    RACE = "E0802" "accesses in no order";
    LEAK = "E0803" "an entry that is not back at 0";
    DOUBLE_SET = "E0804" "a set flag that is set again";
    CLEAR_BEFORE_SET = "E0805" "a clear flag that is cleared";
    SEMAPHORE_RACE = "E0806" "a set or reset against another use";
    MISSED_VALUE = "E0807" "an equality that is overshot";
    WRAP = "E0808" "a counter that leaves its range";
    UNDRAINED = "E0809" "a transfer in flight at the end";
    MISSING_CORE_BARRIER = "E0810" "accesses of two cores in no order";
    UNBALANCED_PATHS = "E0811" "ways through a branch that post differently";
    UNREACHABLE_THRESHOLD = "E0812" "a wait for more than is ever posted";
    SELF_WAIT = "E0813" "a record that waits for what only it posts";
    RESERVED_ID = "E0814" "an id that belongs to somebody else";
    ID_OUT_OF_RANGE = "E0815" "an id beyond its bank";
    STALE_VALUE = "E0816" "a wait that passes on what nobody posted";
    UNKNOWN = "E0817" "a question that is not decided";
}

/// The code of a verdict; `ok` has none.
#[must_use]
pub fn of(verdict: Verdict) -> Option<Code> {
    Some(match verdict {
        Verdict::Ok => return None,
        Verdict::Deadlock => DEADLOCK,
        Verdict::Race => RACE,
        Verdict::Leak => LEAK,
        Verdict::DoubleSet => DOUBLE_SET,
        Verdict::ClearBeforeSet => CLEAR_BEFORE_SET,
        Verdict::SemaphoreRace => SEMAPHORE_RACE,
        Verdict::MissedValue => MISSED_VALUE,
        Verdict::Wrap => WRAP,
        Verdict::Undrained => UNDRAINED,
        Verdict::MissingCoreBarrier => MISSING_CORE_BARRIER,
        Verdict::UnbalancedPaths => UNBALANCED_PATHS,
        Verdict::UnreachableThreshold => UNREACHABLE_THRESHOLD,
        Verdict::SelfWait => SELF_WAIT,
        Verdict::ReservedId => RESERVED_ID,
        Verdict::IdOutOfRange => ID_OUT_OF_RANGE,
        Verdict::StaleValue => STALE_VALUE,
        Verdict::Unknown => UNKNOWN,
    })
}
