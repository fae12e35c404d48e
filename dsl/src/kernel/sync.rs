//! Waits and updates: which entry, which test, which action.

use chappe_runtime::program::{Action, Alternative, Compare, SemRef, Test, Update, Value, Wait, When};
use chappe_runtime::streams;

use super::allocate::entry_range;
use super::effects;
use super::ir::{Node, Op, Post, Work};
use super::state::Symbol;
use super::statement::{Cursor, Sync};
use crate::ast::{self, Condition, Stmt, StmtKind, UpdateStmt, UpdateVerb};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;

impl Cursor<'_, '_> {
    /// `wait ..`, `inc ..` and what follows them with `then`.
    pub(super) fn sync_stmt(&mut self, s: &Stmt, cost: Option<u32>, out: &mut Vec<Node>) {
        let head = self.sync_of(&s.kind);
        let (head, rest) = (head, self.sync_parts(s));
        let (Some(mut sync), Some(rest)) = (head, rest) else { return };
        // `after` conditions come first, as they do on any other statement.
        let fused = !s.then.is_empty() || !s.after.is_empty();
        sync.waits.splice(0..0, rest.waits);
        sync.posts.extend(rest.posts);
        if sync.waits.is_empty() && sync.posts.is_empty() {
            return;
        }
        let label = if matches!(s.kind, StmtKind::Wait(_)) { "wait" } else { "update" };
        let cost = cost.unwrap_or_else(|| self.lowering_cost("sync"));
        let source = self.source(s, label.into());
        let op = Op { waits: sync.waits, work: Work::Sync, posts: sync.posts, cost, source };
        if fused || op.waits.len() + op.posts.len() == 1 {
            self.check_fuse(&op, "sync", s);
            out.push(Node::Op(op));
        } else {
            self.pack(op, s, out);
        }
    }

    /// Several conditions of one `wait`: as few records as can hold them.
    fn pack(&mut self, mut op: Op, s: &Stmt, out: &mut Vec<Node>) {
        while !op.waits.is_empty() {
            let mut n = op.waits.len();
            while n > 1 && !self.fits(&Op { waits: op.waits[..n].to_vec(), ..op.clone() }, "sync") {
                n -= 1;
            }
            let rest = op.waits.split_off(n);
            let next = Op { waits: rest, ..op.clone() };
            self.check_fuse(&op, "sync", s);
            out.push(Node::Op(op));
            op = next;
        }
    }

    /// Conditions after `after` and links after `then`. `None`: one of them was wrong.
    pub(super) fn sync_parts(&mut self, s: &Stmt) -> Option<Sync> {
        let mut sync = Sync { waits: Vec::new(), posts: Vec::new() };
        let mut whole = true;
        for c in &s.after {
            match self.condition(c) {
                Some(w) => sync.waits.extend(w),
                None => whole = false,
            }
        }
        for link in &s.then {
            match self.sync_of(link) {
                Some(part) => {
                    sync.waits.extend(part.waits);
                    sync.posts.extend(part.posts);
                }
                None => whole = false,
            }
        }
        whole.then_some(sync)
    }

    fn sync_of(&mut self, kind: &StmtKind) -> Option<Sync> {
        let mut sync = Sync { waits: Vec::new(), posts: Vec::new() };
        match kind {
            StmtKind::Wait(conditions) => {
                let found: Vec<_> = conditions.iter().map(|c| self.condition(c)).collect();
                for w in found {
                    sync.waits.extend(w?);
                }
            }
            StmtKind::Update(u) => sync.posts.push(self.update(u)?),
            _ => return None,
        }
        Some(sync)
    }

    /// A condition; `Some(None)`: it always holds.
    fn condition(&mut self, c: &Condition) -> Option<Option<Wait>> {
        match c {
            Condition::Counter { sem, mask, compare, value } => {
                let test = self.counter_test(sem, mask.as_ref(), *compare, value)?;
                Some(test.map(|(entry, test)| Wait::new(entry, test)))
            }
            Condition::Event { sem, negated, keep } => {
                let entry = self.entry(sem, Some(true));
                self.own(sem)?;
                let then = (!negated && !keep).then_some(Action::ClearFlag);
                Some(Some(Wait { then, ..Wait::new(entry?, Test::Flag(!negated)) }))
            }
            Condition::Any(all) => self.any(all),
        }
    }

    /// One of several conditions.
    fn any(&mut self, all: &[Condition]) -> Option<Option<Wait>> {
        let found: Vec<Option<Option<Wait>>> = all.iter().map(|c| self.condition(c)).collect();
        let mut whole = true;
        for (c, found) in all.iter().zip(&found) {
            if let (Condition::Event { sem, .. }, Some(Some(Wait { then: Some(_), .. }))) = (c, found) {
                let message = format!("`{}` would be cleared, if it is what passes", sem.name.text);
                let d = Diagnostic::error(codes::OPERAND, sem.span, message);
                let help =
                    format!("which of several conditions held is not known: `{} keep` changes nothing", sem.name.text);
                self.l.diags.push(d.help(help));
                whole = false;
            }
        }
        let found: Vec<Option<Wait>> = found.into_iter().collect::<Option<_>>().filter(|_| whole)?;
        // One that always holds is enough.
        let Some(found) = found.into_iter().collect::<Option<Vec<Wait>>>() else { return Some(None) };
        let mut found = found.into_iter();
        let first = found.next()?;
        let or = found.map(|w| Alternative { sem: w.sem, test: w.test }).collect();
        Some(Some(Wait { or, ..first }))
    }

    /// A comparison with a counter, or with some bits of it. `Some(None)`: it always holds.
    fn counter_test(
        &mut self,
        sem: &ast::SemRef,
        mask: Option<&ast::Expr>,
        compare: ast::BinaryOp,
        value: &ast::Expr,
    ) -> Option<Option<(SemRef, Test)>> {
        let entry = self.entry(sem, Some(false));
        let at = self.at.clone();
        let value_span = value.span;
        let mask = mask.map(|mask| self.l.number(&at, mask));
        let value = self.l.operand(&at, value);
        let (entry, value) = (entry?, value?);
        self.own(sem)?;
        let cmp = compare.compare()?;
        let test = match mask {
            Some(mask) => streams::masked(effects::kind(self.l.model, entry.bank), mask?, cmp, value),
            None => Test::Counter(cmp, value),
        };
        let test = match test {
            Test::Counter(Compare::Ge, Value::Imm(n)) if n <= 0 && mask.is_none() => return Some(None),
            Test::Counter(Compare::Ge, Value::Expr(_)) if mask.is_none() && !self.positive(value) => {
                Test::CounterIfPositive(cmp, value)
            }
            other => other,
        };
        let Some(bank) = self.l.model.banks.get(usize::from(entry.bank)) else { return Some(Some((entry, test))) };
        let (range, what) = match test {
            // What a mask with a sign leaves may be anything.
            Test::Masked { mask: Value::Imm(mask), .. } if mask >= 0 => {
                let most = entry_range(bank).1;
                (Some((0, if entry_range(bank).0 < 0 { mask } else { mask & most })), "the bits")
            }
            Test::Masked { .. } => (None, ""),
            _ => (Some(entry_range(bank)), ""),
        };
        if let (Value::Imm(n), Some((low, high))) = (value, range)
            && !(low..=high).contains(&n)
        {
            let of = if what.is_empty() { format!("`{}`", bank.name) } else { format!("{what} of `{}`", bank.name) };
            let message = format!("the threshold {n} is outside the range {low}..={high} of {of}");
            self.l.error(codes::RANGE, value_span, message);
            return None;
        }
        Some(Some((entry, test)))
    }

    /// Only its own core's entries can be waited for.
    fn own(&mut self, sem: &ast::SemRef) -> Option<()> {
        let core = self.core_of(sem)?;
        if core == self.at.core {
            return Some(());
        }
        let message = format!("core {} cannot wait for `{}` of core {core}", self.at.core, sem.name.text);
        let d = Diagnostic::error(codes::REMOTE_WAIT, sem.span, message);
        self.l.diags.push(d.help("an engine sees its own core's banks only: let the other core post here"));
        None
    }

    fn core_of(&mut self, sem: &ast::SemRef) -> Option<u16> {
        let Some(name) = &sem.core else { return Some(self.at.core) };
        let number = name.text.strip_prefix("core").and_then(|d| d.parse::<u16>().ok());
        let cores = self.l.cores;
        let found = number.filter(|n| *n < cores);
        if found.is_none() {
            let known = if cores == 1 { "only `core0`".to_owned() } else { format!("`core0` to `core{}`", cores - 1) };
            let d = Diagnostic::error(codes::CORE, name.span, format!("no core `{}`", name.text));
            self.l.diags.push(d.help(format!("this kernel has {known}")));
        }
        found
    }

    /// The symbol and the core that a name of an entry refers to.
    pub(super) fn entry_symbol(&mut self, sem: &ast::SemRef) -> Option<(u16, Symbol)> {
        let core = self.core_of(sem)?;
        let there = super::statement::Place { core, ..self.at.clone() };
        match self.l.symbol(&there, &sem.name.text) {
            Some(Symbol::Broken) => None,
            Some(s) => Some((core, s)),
            None => {
                let d = Diagnostic::error(
                    codes::NAME,
                    sem.name.span,
                    format!("no semaphore or event `{}` here", sem.name.text),
                );
                let names = self.l.names_here(&there);
                self.l.diags.push(d.suggest(&sem.name.text, names.iter().map(String::as_str)));
                None
            }
        }
    }

    /// The entry; `flag`: which kind is expected.
    pub(super) fn entry(&mut self, sem: &ast::SemRef, flag: Option<bool>) -> Option<SemRef> {
        let (core, symbol) = self.entry_symbol(sem)?;
        let there = super::statement::Place { core, ..self.at.clone() };
        let Symbol::Entry { bank, first, count } = symbol else {
            let message = format!("`{}` is {}: expected a semaphore or an event", sem.name.text, symbol.kind(self.l));
            let d = Diagnostic::error(codes::KIND, sem.name.span, message);
            self.l.diags.push(self.l.declared(d, &there, &sem.name.text));
            return None;
        };
        let is_flag = self.l.is_flag(bank);
        if flag.is_some_and(|f| f != is_flag) {
            let (found, help) = if is_flag {
                (
                    "an event: it is set or clear",
                    "an event is set, cleared or waited for without a number: `wait go`, `set go`",
                )
            } else {
                (
                    "a semaphore: it holds a number",
                    "a semaphore is compared with a number: `wait full >= 1`, `set full 0`",
                )
            };
            let d = Diagnostic::error(codes::KIND, sem.span, format!("`{}` is {found}", sem.name.text));
            self.l.diags.push(self.l.declared(d, &there, &sem.name.text).help(help));
            return None;
        }
        let id = match (&sem.index, count) {
            (None, None) => Value::Imm(i64::from(first)),
            (Some(e), Some(count)) => {
                let at = self.at.clone();
                let index = self.l.number(&at, e)?;
                let what = format!("the index of `{}`", sem.name.text);
                if !self.require(index, (0, i64::from(count) - 1), e.span, codes::RANGE, &what) {
                    return None;
                }
                let built =
                    self.l.exprs.binary(chappe_runtime::program::ExprOp::Add, index, Value::Imm(i64::from(first)));
                self.l.built(e.span, built)?
            }
            (None, Some(count)) => {
                let message = format!("`{}` has {count} entries: say which, as `{}[0]`", sem.name.text, sem.name.text);
                let d = Diagnostic::error(codes::KIND, sem.span, message);
                self.l.diags.push(self.l.declared(d, &there, &sem.name.text));
                return None;
            }
            (Some(_), None) => {
                let d = Diagnostic::error(codes::KIND, sem.span, format!("`{}` is no array", sem.name.text));
                let d = self.l.declared(d, &there, &sem.name.text);
                self.l.diags.push(d.help(format!("`sem {}[4];` would declare one", sem.name.text)));
                return None;
            }
        };
        Some(SemRef { core, bank, id })
    }

    fn update(&mut self, u: &UpdateStmt) -> Option<Post> {
        let value = match &u.value {
            None => Some(None),
            Some(e) => {
                let at = self.at.clone();
                self.l.operand(&at, e).map(Some)
            }
        };
        let wants_flag = match (u.verb, &u.value) {
            (UpdateVerb::Clear, _) | (UpdateVerb::Set, None) => Some(true),
            _ => Some(false),
        };
        let entry = self.entry(&u.sem, wants_flag);
        let (entry, value) = (entry?, value?);
        let one = Value::Imm(1);
        let missing = |c: &mut Self| {
            let d = Diagnostic::error(codes::OPERAND, u.span, "by how much?");
            c.l.diags.push(d.help("`add full 3`, `sub full 3`; `inc full` and `dec full` are by one"));
        };
        let (action, short) = match (u.verb, value) {
            (UpdateVerb::Inc, None) => (Action::Add(one), true),
            (UpdateVerb::Dec, None) => (Action::Sub(one), true),
            (UpdateVerb::Inc | UpdateVerb::Dec, Some(_)) => {
                let d = Diagnostic::error(codes::OPERAND, u.span, "`inc` and `dec` are by one");
                self.l.diags.push(d.help("`add full 3`, `sub full 3`"));
                return None;
            }
            (UpdateVerb::Add, Some(v)) => (Action::Add(v), false),
            (UpdateVerb::Sub, Some(v)) => (Action::Sub(v), false),
            (UpdateVerb::Add | UpdateVerb::Sub, None) => {
                missing(self);
                return None;
            }
            (UpdateVerb::Set, Some(v)) => (Action::Write(v), false),
            (UpdateVerb::Set, None) => (Action::SetFlag, false),
            (UpdateVerb::Clear, None) => (Action::ClearFlag, false),
            (UpdateVerb::Clear, Some(_)) => {
                self.l.error(codes::OPERAND, u.span, "an event has no number");
                return None;
            }
        };
        let when = if u.at_read { When::Read } else { When::Complete };
        Some(Post { update: Update { sem: entry, action, when }, short })
    }
}
