//! What the two arms of a branch by a named predicate have in common.

use alloc::vec;
use alloc::vec::Vec;

use crate::program::{
    Access, Action, Body, Condition, ExprId, Pc, PredicateId, Program, QueueId, SemRef, Step, Stream, Value, Var, Wait,
    When,
};

/// What depends on a predicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Need {
    /// Both arms do the same.
    Nothing,
    /// Both arms do the same but for accesses.
    Accesses,
    /// More than that, as far as can be told.
    Everything,
}

/// A branch by a predicate.
#[derive(Clone, Debug)]
pub(super) struct Arms {
    pub(super) predicate: PredicateId,
    pub(super) need: Need,
    /// The first step of each arm, and one past its last.
    yes: (Pc, Pc),
    no: (Pc, Pc),
    /// The step that leads from the end of the one arm over the other, and where to.
    over: Option<(Pc, Pc)>,
}

impl Arms {
    /// Which arm a step is in: `true` for the one that is taken if the predicate holds.
    pub(super) fn arm(&self, pc: Pc) -> Option<bool> {
        let within = |(first, end): (Pc, Pc)| (first..end).contains(&pc);
        if within(self.yes) { Some(true) } else { within(self.no).then_some(false) }
    }

    /// The arms as they are written; of a branch backwards nothing is known.
    fn written(steps: &[Step], pc: Pc, predicate: PredicateId, otherwise: Pc) -> Arms {
        let need = Need::Everything;
        if otherwise <= pc {
            return Arms { predicate, need, yes: (pc, pc), no: (pc, pc), over: None };
        }
        let last = otherwise - 1;
        let over = match &steps[last as usize] {
            Step { waits, body: Body::Branch { condition: None, target }, updates, .. }
                if last > pc && *target >= otherwise && waits.is_empty() && updates.is_empty() =>
            {
                Some((last, *target))
            }
            _ => None,
        };
        let (end, join) = over.unwrap_or((otherwise, otherwise));
        Arms { predicate, need, yes: (pc + 1, end), no: (otherwise, join), over }
    }
}

/// One thing that an arm does.
#[derive(Clone, Debug, PartialEq)]
enum Item<'p> {
    Wait(&'p Wait),
    /// An update, by the engine or by a queue.
    Update(Option<QueueId>, SemRef, Action),
    Transfer(QueueId),
    /// A body that accesses nothing and goes nowhere by itself.
    Do(&'p Body),
    For(Var, Value, Value),
    Next,
    Branch(Option<Condition>, Target),
    If(ExprId, Target),
    Choose(PredicateId, Target),
    /// Accesses of one kind at once, by the engine or by a queue.
    Access(Option<QueueId>, Vec<&'p Access>),
}

/// Where a branch goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    /// To a step, on the way to be resolved; then to one outside the arm.
    Step(Pc),
    /// To what is done as number so many of the arm.
    Inside(usize),
}

/// The branches by predicates of every stream.
pub(super) fn of(program: &Program) -> Vec<Vec<Arms>> {
    program.streams.iter().map(|stream| Reader::of(stream).sites).collect()
}

struct Reader<'p> {
    steps: &'p [Step],
    /// From where to where steps lead, other than to the next.
    jumps: Vec<(Pc, Pc)>,
    /// The branches, the last first: those within an arm come before it.
    sites: Vec<Arms>,
}

impl<'p> Reader<'p> {
    fn of(stream: &'p Stream) -> Self {
        let jump = |(pc, step): (Pc, &Step)| match step.body {
            Body::Branch { target, .. }
            | Body::Choose { otherwise: target, .. }
            | Body::If { otherwise: target, .. }
            | Body::Call { target } => Some((pc, target)),
            _ => None,
        };
        let jumps = (0..).zip(&stream.steps).filter_map(jump).collect();
        let mut reader = Reader { steps: &stream.steps, jumps, sites: Vec::new() };
        for pc in (0..stream.steps.len() as Pc).rev() {
            if let Body::Choose { predicate, otherwise } = reader.steps[pc as usize].body {
                let mut arms = Arms::written(reader.steps, pc, predicate, otherwise);
                arms.need = reader.need(pc, &arms);
                reader.sites.push(arms);
            }
        }
        reader
    }

    fn need(&self, pc: Pc, arms: &Arms) -> Need {
        // Nothing else may lead into an arm.
        let entered = |(first, end): (Pc, Pc)| {
            let inside = first..end;
            self.jumps.iter().any(|(from, to)| inside.contains(to) && !inside.contains(from) && *from != pc)
        };
        if arms.no.0 <= pc || entered(arms.yes) || entered(arms.no) {
            return Need::Everything;
        }
        let same = |least: Need| {
            let form = |arm| self.form(arm, least);
            form(arms.yes).is_some_and(|yes| form(arms.no) == Some(yes))
        };
        match (same(Need::Nothing), same(Need::Accesses)) {
            (true, _) => Need::Nothing,
            (false, true) => Need::Accesses,
            (false, false) => Need::Everything,
        }
    }

    /// What an arm does, apart from branches whose arms are alike (in this respect). `None` if something leads into one
    /// of those.
    fn form(&self, (first, end): (Pc, Pc), least: Need) -> Option<Vec<Item<'p>>> {
        let mut items = Vec::new();
        let mut numbers: Vec<Option<usize>> = vec![None; (end - first) as usize + 1];
        let mut overs: Vec<(Pc, Pc)> = Vec::new();
        let mut pc = first;
        while pc < end {
            numbers[(pc - first) as usize] = Some(items.len());
            if let Some((_, join)) = overs.pop_if(|(over, _)| *over == pc) {
                pc = join;
                continue;
            }
            let alike = self.sites.iter().find(|site| site.yes.0 == pc + 1 && site.need <= least);
            overs.extend(alike.and_then(|site| site.over));
            add(&self.steps[pc as usize], alike.is_some(), least == Need::Nothing, &mut items);
            pc += 1;
        }
        numbers[(end - first) as usize] = Some(items.len());
        for item in &mut items {
            let (Item::Branch(_, target) | Item::If(_, target) | Item::Choose(_, target)) = item else { continue };
            if let Target::Step(to) = *target
                && (first..=end).contains(&to)
            {
                *target = Target::Inside(numbers[(to - first) as usize]?);
            }
        }
        Some(items)
    }
}

/// Adds what a step does. `alike`: it is a branch that makes no difference.
fn add<'p>(step: &'p Step, alike: bool, accesses: bool, items: &mut Vec<Item<'p>>) {
    items.extend(step.waits.iter().map(Item::Wait));
    let queue = match step.body {
        Body::Transfer { queue, .. } => {
            items.push(Item::Transfer(queue));
            Some(queue)
        }
        _ => None,
    };
    let updates = |items: &mut Vec<Item<'p>>, when: When| {
        let updates = step.updates.iter().filter(|update| update.when == when);
        items.extend(updates.map(|update| Item::Update(queue, update.sem, update.action)));
    };
    let access = |items: &mut Vec<Item<'p>>, write: bool| {
        let all: Vec<&Access> = crate::verify::memory::accesses(&step.body, write).collect();
        if accesses && !all.is_empty() {
            items.push(Item::Access(queue, all));
        }
    };
    access(items, false);
    updates(items, When::Read);
    access(items, true);
    // A branch goes when its updates are done.
    let branch = match &step.body {
        Body::Branch { condition, target } => Some(Item::Branch(*condition, Target::Step(*target))),
        Body::Choose { predicate, otherwise } if !alike => Some(Item::Choose(*predicate, Target::Step(*otherwise))),
        Body::If { condition, otherwise } => Some(Item::If(*condition, Target::Step(*otherwise))),
        body @ (Body::Call { .. } | Body::Return | Body::Stop) => Some(Item::Do(body)),
        _ => None,
    };
    match &step.body {
        body @ (Body::Drain(_) | Body::Reset(_) | Body::Join(_) | Body::Move(..) | Body::Alu(..)) => {
            items.push(Item::Do(body));
        }
        Body::For { var, from, to, .. } => items.push(Item::For(*var, *from, *to)),
        Body::Next { .. } => items.push(Item::Next),
        _ => {}
    }
    updates(items, When::Complete);
    items.extend(branch);
}
