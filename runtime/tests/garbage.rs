//! Programs that mean nothing: refused or run, never a panic.

mod common;

use chappe_runtime::program::*;
use chappe_runtime::sim::{Options, simulate};
use proptest::collection::vec;
use proptest::prelude::*;

/// Any program, of small numbers for the most part so that some pass.
struct Garbage<'a>(std::slice::Iter<'a, u16>);

impl Garbage<'_> {
    fn next(&mut self) -> u16 {
        self.0.next().copied().unwrap_or(0)
    }

    fn index<T: TryFrom<u64> + From<u8>>(&mut self) -> T {
        let number = match self.next() {
            n if n % 64 == 63 => u64::MAX >> (n % 50),
            n => u64::from(n % 4),
        };
        T::try_from(number).unwrap_or_else(|_| T::from(7))
    }

    fn flag(&mut self) -> bool {
        self.next() % 2 == 1
    }

    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let length = self.next() % 4;
        (0..length).map(|_| item(self)).collect()
    }

    fn value(&mut self) -> Value {
        match self.next() % 5 {
            0 => Value::Reg(self.index()),
            1 => Value::Expr(self.index()),
            2 => Value::Imm(-self.index::<i64>()),
            _ => Value::Imm(self.index()),
        }
    }

    fn compare(&mut self) -> Compare {
        [Compare::Eq, Compare::Ne, Compare::Lt, Compare::Le, Compare::Gt, Compare::Ge][usize::from(self.next() % 6)]
    }

    fn sem(&mut self) -> SemRef {
        SemRef { core: self.index::<u16>() / 2, bank: self.index(), id: self.value() }
    }

    fn action(&mut self) -> Action {
        match self.next() % 5 {
            0 => Action::Sub(self.value()),
            1 => Action::Write(self.value()),
            2 => Action::SetFlag,
            3 => Action::ClearFlag,
            _ => Action::Add(self.value()),
        }
    }

    fn wait(&mut self) -> Wait {
        let Alternative { sem, test } = self.condition();
        let or = if self.next() < 64 { vec![self.condition()] } else { vec![] };
        Wait { sem, test, then: if self.flag() { Some(self.action()) } else { None }, or }
    }

    fn condition(&mut self) -> Alternative {
        let test = match self.next() % 4 {
            0 => Test::Counter(self.compare(), self.value()),
            1 => Test::CounterIfPositive(self.compare(), self.value()),
            2 => Test::Masked { mask: self.value(), compare: self.compare(), operand: self.value() },
            _ => Test::Flag(self.flag()),
        };
        Alternative { sem: self.sem(), test }
    }

    fn update(&mut self) -> Update {
        let when = if self.flag() { When::Read } else { When::Complete };
        Update { sem: self.sem(), action: self.action(), when }
    }

    fn body(&mut self) -> Body {
        match self.next() % 20 {
            0 => Body::Access(self.list(Self::access)),
            1 | 2 => {
                let accesses = self.list(Self::access);
                Body::Transfer { queue: self.index(), accesses, duration: self.index() }
            }
            3 => Body::Drain(if self.flag() { Some(self.index()) } else { None }),
            4 => Body::Reset(self.list(|g| ResetRange { bank: g.index(), first: g.index(), last: g.index() })),
            5 => Body::Join(self.index()),
            6 => Body::Move(self.index(), self.value()),
            7 => Body::Alu(AluOp::Shl, self.index(), self.value(), self.value()),
            8 => Body::Branch { condition: None, target: self.index() },
            9 => {
                let (left, compare, right) = (self.value(), self.compare(), self.value());
                let condition = Condition { left, compare, right, signed: self.flag() };
                Body::Branch { condition: Some(condition), target: self.index() }
            }
            10 => Body::Choose { predicate: self.index(), otherwise: self.index() },
            11 => Body::If { condition: self.index(), otherwise: self.index() },
            12 => Body::For { var: self.index(), from: self.value(), to: self.value(), next: self.index() },
            13 => Body::Next { start: self.index() },
            14 => Body::Call { target: self.index() },
            15 => Body::Return,
            16 => Body::Stop,
            _ => Body::Nop,
        }
    }

    fn access(&mut self) -> Access {
        let bytes = (self.value(), self.value());
        Access { region: self.index(), element: self.value(), bytes, write: self.flag() }
    }

    fn step(&mut self) -> Step {
        let rich = self.next().is_multiple_of(3);
        Step {
            waits: if rich { self.list(Self::wait) } else { vec![] },
            body: self.body(),
            updates: if rich { self.list(Self::update) } else { vec![] },
            cost: self.index(),
            source: SourceId(self.index()),
        }
    }

    fn expr(&mut self) -> Expr {
        match self.next() % 4 {
            0 => Expr::Const(self.index()),
            1 => Expr::Var(self.index()),
            2 => Expr::Binary(ExprOp::Rem, self.index(), self.index()),
            _ => Expr::Select(self.index(), self.index(), self.index()),
        }
    }

    fn bank(&mut self) -> Bank {
        let counter = BankKind::Counter { bits: self.index::<u8>() + 1, signed: self.flag() };
        let kind = if self.flag() { BankKind::Flag } else { counter };
        Bank { size: self.index(), kind, reserved: vec![] }
    }

    fn program(&mut self) -> Program {
        Program {
            banks: self.list(Self::bank),
            registers: Registers { count: self.index(), bits: self.index::<u8>(), init: self.index() },
            cores: self.index(),
            streams: self.list(|g| Stream {
                core: g.index::<u16>() / 2,
                engine: g.index(),
                steps: g.list(Self::step),
                depth: g.index(),
            }),
            queues: self.list(|g| Queue { core: g.index::<u16>() / 2, drained_at_exit: g.flag() }),
            regions: self.list(|g| Region { core: None, elements: g.index(), bytes: g.index() }),
            groups: self.list(|g| Group { members: g.list(Self::index) }),
            predicates: u32::from(self.next() % 4),
            exprs: self.list(Self::expr),
            declared: self.list(|g| Declared {
                core: g.index(),
                bank: g.index(),
                id: g.index(),
                init: g.index(),
                limit: if g.flag() { Some((g.index(), g.index())) } else { None },
                zero_at_exit: g.flag(),
            }),
        }
    }
}

/// A wrong index in a program that was right.
fn spoil(program: &mut Program, numbers: &mut Garbage<'_>) {
    let streams = program.streams.len();
    let steps = &mut program.streams[usize::from(numbers.next()) % streams].steps;
    let length = steps.len();
    if let Some(step) = steps.get_mut(usize::from(numbers.next()) % length.max(1)) {
        *step = numbers.step();
    }
    match numbers.next() % 8 {
        0 => program.banks.truncate(2),
        1 => program.groups.truncate(1),
        2 => program.queues.truncate(1),
        3 => program.exprs.truncate(2),
        4 => program.registers.count = 1,
        5 => program.cores = 1,
        _ => {}
    }
}

fn never_panics(program: &Program) -> Result<(), TestCaseError> {
    let outcome = simulate(program, &Options { step_limit: 1000, seed: Some(1), ..Options::default() });
    prop_assert_eq!(outcome.map(|_| ()), program.validate());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn garbage(numbers in vec(any::<u16>(), 0..200)) {
        never_panics(&Garbage(numbers.iter()).program())?;
    }

    #[test]
    fn nearly_right(numbers in vec(any::<u16>(), 0..300), wrong in vec(any::<u16>(), 0..60)) {
        use common::generate::{Choices, Features, program};
        let (loops, branches, queues, joins) = (true, true, true, true);
        let features = Features { flags: true, registers: true, loops, branches, queues, joins, resets: true, cores: true, wild: true, channels: false };
        let mut program = program(&mut Choices(numbers.iter()), features);
        let mut wrong = Garbage(wrong.iter());
        spoil(&mut program, &mut wrong);
        never_panics(&program)?;
    }
}
