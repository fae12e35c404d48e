//! The header and the interpreted codec agree: on bytes, on values, on the first mistake.

use std::path::PathBuf;

use chappe_dsl::codec::{self, CodecError};
use chappe_dsl::model::{Model, ProfileId, RecordId};

use crate::support::{self, Case, Cases};
use crate::{driver, flat, tools};

/// A question and the answer that is expected.
pub(crate) struct Question {
    line: String,
    pub(crate) expected: String,
    what: String,
}

fn mistake(e: &CodecError) -> String {
    let place = match (e.offset, e.bits) {
        (Some(o), Some((a, b))) => format!("{o} {a} {b}"),
        _ => String::new(),
    };
    let code: u32 = e.code.0[1..].parse().expect("a number");
    format!("err|{code}|{}|{}|{place}", e.record.as_deref().unwrap_or(""), e.field.as_deref().unwrap_or(""))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

fn numbers(all: &[u64]) -> String {
    all.iter().map(|n| format!(" {n}")).collect()
}

pub(crate) fn encode(m: &Model, value: &codec::RecordValue, profile: Option<ProfileId>) -> Option<Question> {
    let flat = flat::flat(m, value)?;
    let meant = flat::value(m, value.record, &mut flat.iter().copied());
    let number = profile.map_or(-1, |p| i64::from(p.0));
    let line = format!("E {} {number}{}", value.record.0, numbers(&flat));
    let expected = match codec::encode(m, &meant, profile) {
        Ok(bytes) => format!("ok {}", hex(&bytes)),
        Err(e) => mistake(&e[0]),
    };
    Some(Question { line, expected, what: format!("{meant:?} {profile:?}") })
}

fn decoded(m: &Model, result: Result<codec::Decoded, Vec<CodecError>>) -> String {
    match result {
        Ok(d) => {
            let mask = d.profiles.iter().fold(0u64, |all, p| all | 1 << p.0);
            let flat = flat::flat(m, &d.value).expect("a value that was read is one of C");
            format!("ok {} {mask}{}", d.value.record.0, numbers(&flat))
        }
        Err(e) => mistake(&e[0]),
    }
}

pub(crate) fn decode(m: &Model, record: Option<RecordId>, bytes: &[u8]) -> Option<Question> {
    let what = format!("{record:?} {}", hex(bytes));
    match record {
        Some(id) if !flat::usable(m, id) => None,
        Some(id) => {
            let expected = decoded(m, codec::decode_record(m, id, bytes));
            Some(Question { line: format!("D {} {}", id.0, hex(bytes)), expected, what })
        }
        None if m.families.is_empty() => None,
        None => {
            let expected = decoded(m, codec::decode(m, bytes));
            Some(Question { line: format!("A {}", hex(bytes)), expected, what })
        }
    }
}

/// The model as if it had no other family than the one of that number.
fn only(m: &Model, which: usize) -> Model {
    let mut only = m.clone();
    let name = driver::families(m)[which].name.clone();
    // Other families stay for their ids, with members of no size.
    for f in only.families.iter_mut().filter(|f| f.parent.is_none() && f.name != name) {
        f.size = u32::MAX;
        f.members.clear();
    }
    only
}

/// Bytes as a member of one family.
fn in_family(only: &Model, which: usize, bytes: &[u8]) -> Question {
    let expected = decoded(only, codec::decode(only, bytes));
    Question { line: format!("F {which} {}", hex(bytes)), expected, what: format!("family {which} {}", hex(bytes)) }
}

/// An answer `ok` with a record that was read, in the interpreted codec's normal form.
fn normal(m: &Model, answer: &str) -> Option<String> {
    let numbers: Option<Vec<u64>> = answer.strip_prefix("ok ")?.split(' ').map(|n| n.parse().ok()).collect();
    let numbers = numbers?;
    let (id, mask) = (RecordId(*numbers.first()? as u32), numbers.get(1)?);
    if !flat::usable(m, id) {
        return None;
    }
    let mut value = flat::value(m, id, &mut numbers.get(2..)?.iter().copied());
    flat::trimmed(m, &mut value);
    Some(format!("ok {} {mask}{}", id.0, self::numbers(&flat::flat(m, &value)?)))
}

/// A model with the program that answers for it.
struct Asked<'m> {
    model: &'m Model,
    /// `None`: there is no compiler.
    program: Option<PathBuf>,
    _folder: tempfile::TempDir,
}

impl<'m> Asked<'m> {
    fn new(model: &'m Model) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let program = tools::program(folder.path(), &tools::text(model), &driver::program(model));
        Asked { model, program, _folder: folder }
    }

    /// Asks, and compares. A message of the program has more than what is compared.
    fn wrong(&self, questions: &[Question]) -> Vec<String> {
        let Some(program) = &self.program else { return Vec::new() };
        let lines: Vec<String> = questions.iter().map(|q| q.line.clone()).collect();
        let answers = tools::answers(program, &lines);
        let mut wrong = Vec::new();
        for (q, a) in questions.iter().zip(&answers) {
            let same = match a.strip_prefix("err|") {
                Some(_) => a.split_once('\t').is_some_and(|(a, _)| a == q.expected),
                None => *a == q.expected || normal(self.model, a).is_some_and(|a| a == q.expected),
            };
            if !same {
                wrong.push(format!("{}\n  of {}\n  expected {}\n  found    {a}", q.line, q.what, q.expected));
            }
        }
        wrong
    }
}

/// What a program and the interpreted codec say differently.
pub(crate) fn compare(m: &Model, questions: &[Question]) -> Vec<String> {
    Asked::new(m).wrong(questions)
}

/// Random cases: an ordinary run's worth, or `CHAPPE_CASES` legal values, as many illegal ones, and twice as many bytes.
pub(crate) fn random(m: &Model, seed: u64, ordinary: usize) {
    some(m, seed, if support::count(0) > 0 { 4 * support::count(0) } else { ordinary });
}

/// So many random cases, some thousands at a time.
pub(crate) fn some(m: &Model, seed: u64, n: usize) {
    const AT_ONCE: usize = 20_000;
    let mut rng = support::rng(seed);
    let cases = Cases::new(m);
    let families: Vec<Model> = (0..driver::families(m).len()).map(|i| only(m, i)).collect();
    let asked = Asked::new(m);
    let (mut all, mut skipped, mut legal) = (0, 0, 0);
    let mut left = n;
    while left > 0 {
        let some: Vec<Case> = cases.take(&mut rng, left.min(AT_ONCE)).collect();
        left -= some.len();
        let mut questions = Vec::new();
        for case in &some {
            let q = match case {
                Case::Encode { value, profile, .. } => encode(m, value, *profile),
                Case::Decode { record, bytes, .. } => {
                    if families.len() > 1 && record.is_none() {
                        let which = rng.usize(..families.len());
                        questions.push(in_family(&families[which], which, bytes));
                    }
                    decode(m, *record, bytes)
                }
            };
            skipped += usize::from(q.is_none());
            questions.extend(q);
        }
        all += questions.len();
        legal += questions.iter().filter(|q| q.expected.starts_with("ok")).count();
        let wrong = asked.wrong(&questions);
        let shown: Vec<&str> = wrong.iter().take(5).map(String::as_str).collect();
        assert!(wrong.is_empty(), "{}: {} of {}\n{}", m.title(), wrong.len(), questions.len(), shown.join("\n"));
    }
    println!("{}: {all} questions, {legal} legal, {skipped} that C cannot ask", m.title());
}

#[test]
fn toy() {
    random(&support::toy(), 1, 4_000);
}

#[test]
fn shapes() {
    for (i, m) in support::shapes().iter().enumerate() {
        random(m, 10 + i as u64, 4_000);
    }
}

#[test]
fn neuron() {
    for (i, m) in support::neuron().iter().enumerate() {
        random(m, 20 + i as u64, 4_000);
    }
}
