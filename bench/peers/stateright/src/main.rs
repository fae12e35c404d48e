//! A model on standard input, one engine a line: `w<sem>:<v>` waits, `a<sem>:<v>` adds, `d<sem>:<v>` waits and takes.
//! Visits all states, one thread; prints how many there are, and the seconds.

use std::io::Read;
use std::time::Instant;

use stateright::{Checker, Model, Property};

#[derive(Clone, Copy)]
struct Op {
    kind: u8,
    sem: usize,
    value: i16,
}

struct Program(Vec<Vec<Op>>, usize);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    at: Vec<u16>,
    values: Vec<i16>,
}

impl Model for Program {
    type State = State;
    type Action = usize;

    fn init_states(&self) -> Vec<State> {
        vec![State { at: vec![0; self.0.len()], values: vec![0; self.1] }]
    }

    fn actions(&self, state: &State, actions: &mut Vec<usize>) {
        for (engine, ops) in self.0.iter().enumerate() {
            if let Some(op) = ops.get(usize::from(state.at[engine])) {
                if op.kind == b'a' || state.values[op.sem] >= op.value {
                    actions.push(engine);
                }
            }
        }
    }

    fn next_state(&self, state: &State, engine: usize) -> Option<State> {
        let op = self.0[engine][usize::from(state.at[engine])];
        let mut next = state.clone();
        next.at[engine] += 1;
        match op.kind {
            b'a' => next.values[op.sem] += op.value,
            b'd' => next.values[op.sem] -= op.value,
            _ => {}
        }
        Some(next)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        vec![Property::always("non-negative", |_, state: &State| state.values.iter().all(|value| *value >= 0))]
    }
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("a model");
    let op = |word: &str| {
        let (sem, value) = word[1..].split_once(':').expect("an operation");
        Op { kind: word.as_bytes()[0], sem: sem.parse().expect("a number"), value: value.parse().expect("a number") }
    };
    let engines: Vec<Vec<Op>> = text.lines().map(|line| line.split_whitespace().map(op).collect()).collect();
    let count = engines.iter().flatten().map(|op| op.sem + 1).max().unwrap_or(0);
    let start = Instant::now();
    let checker = Program(engines, count).checker().threads(1).spawn_bfs().join();
    println!("{} {}", checker.unique_state_count(), start.elapsed().as_secs_f64());
}
