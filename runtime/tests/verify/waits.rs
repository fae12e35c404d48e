//! Phrases with waits for one of several things, and for some bits.

use crate::phrases::Draft;
use crate::small::{Cell, How, Kind, Look};

fn look(cell: Cell, how: How, value: i64) -> Look {
    Look { cell, mask: None, how, value }
}

/// What holds of a counter with this value: a comparison, perhaps under a mask.
fn so(draft: &mut Draft<'_>, cell: Cell, value: i64, masked: bool) -> Look {
    let how = draft.random.pick(&[How::AtLeast, How::Is, How::Is, How::IsNot, How::Below]);
    let mask = Some(draft.random.pick(&[1, 2, 3, 6, -1, -2, 1 << 40])).filter(|_| masked);
    let seen = value & mask.unwrap_or(-1);
    let value = match how {
        How::AtLeast | How::Is => seen,
        How::IsNot => seen + draft.random.pick(&[1, -1, 2]),
        How::Below => seen + 1,
    };
    Look { cell, mask, how, value }
}

/// Two post, each to its own counter; a third waits for one of them, and reads what that one has written, or the other.
pub fn one_of_two(draft: &mut Draft<'_>) {
    let (one, two) = draft.pair();
    let (s, t, waiter) = (draft.counter(), draft.counter(), draft.engine());
    let access = draft.region();
    if draft.random.one_in(3) {
        draft.say(one, Kind::Write(access));
    }
    draft.say(one, Kind::Add(s, 1));
    draft.say(two, Kind::Add(t, 1));
    let looks = vec![look(s, How::AtLeast, draft.values[s]), look(t, How::AtLeast, draft.values[t])];
    draft.say(waiter, Kind::WaitAny(looks));
    if draft.random.one_in(4) {
        draft.say(waiter, Kind::Read(access));
    }
}

/// One posts to both counters, so that either vouches for what came before.
pub fn one_for_sure(draft: &mut Draft<'_>) {
    let pair = draft.pair();
    let (s, t) = (draft.counter(), draft.counter());
    draft.around(pair, |draft| {
        draft.say(pair.0, Kind::Add(s, 1));
        draft.say(pair.0, Kind::Add(t, 1));
        let looks = vec![look(s, How::AtLeast, draft.values[s]), look(t, How::AtLeast, draft.values[t])];
        draft.say(pair.1, Kind::WaitAny(looks));
    });
}

/// Conditions of all kinds, at least one of which holds in the end.
pub fn one_of_all(draft: &mut Draft<'_>) {
    let (one, two) = draft.pair();
    let (s, e) = (draft.counter(), draft.cell(true));
    let mut looks = Vec::new();
    draft.say(one, Kind::Add(s, 1));
    if draft.random.one_in(2) && draft.values[e] == 0 && draft.say(one, Kind::EvSet(e)) {
        looks.push(look(e, How::Is, 1));
    }
    if looks.is_empty() || draft.random.one_in(2) {
        let masked = draft.random.one_in(2);
        looks.push(so(draft, s, draft.values[s], masked));
    }
    if draft.random.one_in(2) {
        let t = draft.counter();
        let by = draft.random.pick(&[0, 0, 1]);
        looks.push(so(draft, t, draft.values[t] + by, false));
    }
    draft.say(two, Kind::WaitAny(looks));
    if draft.values[e] == 1 && draft.say(two, Kind::EvClear(e)) {
        draft.values[e] = 0;
    }
}

/// One posts, the other waits for bits of what is there then.
pub fn bits(draft: &mut Draft<'_>) {
    let pair = draft.pair();
    let s = draft.counter();
    draft.around(pair, |draft| {
        let by = draft.random.pick(&[1, 1, 2, 3, -1]);
        if draft.say(pair.0, Kind::Add(s, by)) {
            let look = so(draft, s, draft.values[s], true);
            draft.say(pair.1, Kind::WaitBits(look, 0));
        }
    });
}

/// Whoever has seen the bits takes them away.
pub fn bits_taken(draft: &mut Draft<'_>) {
    let (one, two) = draft.pair();
    let s = draft.counter();
    let by = draft.random.pick(&[1, 2]);
    if draft.say(one, Kind::Add(s, by)) {
        let look = so(draft, s, draft.values[s], true);
        if draft.say(two, Kind::WaitBits(look, by)) {
            draft.values[s] -= by;
        }
    }
}

/// Bits, or an event.
pub fn bits_or_another(draft: &mut Draft<'_>) {
    let pair = draft.pair();
    let (s, t) = (draft.counter(), draft.counter());
    draft.around(pair, |draft| {
        draft.say(pair.0, Kind::Add(s, 1));
        let looks = vec![so(draft, s, draft.values[s], true), so(draft, t, draft.values[t] + 1, true)];
        draft.say(pair.1, Kind::WaitAny(looks));
    });
}
