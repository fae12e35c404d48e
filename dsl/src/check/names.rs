//! Every place of a file where an item is named.

use crate::ast::*;

/// How a name stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Only an item can be meant.
    Item,
    /// In an expression, where a field, a parameter or an enumerator may be meant as well.
    Value,
    /// Called in an expression: an operation, or a mode of a literal.
    Call,
}

/// Reports the names that an item uses; its own name is none of them.
pub(super) fn uses<'a>(item: &'a Item, f: &mut dyn FnMut(&'a Name, Role)) {
    let mut w = Walk { f };
    w.item(&item.kind);
}

struct Walk<'f, 'a> {
    f: &'f mut dyn FnMut(&'a Name, Role),
}

impl<'a> Walk<'_, 'a> {
    fn item(&mut self, kind: &'a ItemKind) {
        match kind {
            ItemKind::Spec(_) | ItemKind::Use(_) | ItemKind::EnginesAny | ItemKind::Space { .. } => {}
            ItemKind::Const(c) => self.constant(c),
            ItemKind::Cost(c) => self.cost(c),
            ItemKind::Enum(e) => e.rows.iter().for_each(|r| {
                self.expr(&r.value);
                if let Some(Meaning::When(v) | Meaning::Do(v)) = &r.meaning {
                    self.value(v);
                }
            }),
            ItemKind::Set(s) => self.named(&s.of),
            ItemKind::Bank(b) | ItemKind::Registers(b) => self.bank(b),
            ItemKind::Wait(t) => t.rows.iter().for_each(|r| {
                self.expr(&r.value);
                self.value(&r.when);
                r.then.iter().for_each(|a| self.action(a));
            }),
            ItemKind::Update(t) => t.rows.iter().for_each(|r| {
                self.expr(&r.value);
                if let UpdateDo::Action(a) = &r.action {
                    self.action(a);
                }
            }),
            ItemKind::Family(r) | ItemKind::Record(r) => self.record(r),
            ItemKind::Layout(l) => l.rows.iter().for_each(|r| self.row(&r.kind)),
            ItemKind::Table(t) => {
                self.params(&t.columns);
                t.rows.iter().flat_map(|r| &r.cells).for_each(|c| self.expr(c));
            }
            ItemKind::Profile(p) => p.groups.iter().for_each(|g| {
                self.named(&g.target);
                g.rules.iter().for_each(|r| match &r.kind {
                    ProfileRuleKind::Write { value: e, .. } | ProfileRuleKind::Require { condition: e, .. } => {
                        self.expr(e);
                    }
                    ProfileRuleKind::Only { .. } | ProfileRuleKind::Absent { .. } => {}
                });
            }),
            ItemKind::Builder(t) | ItemKind::Lower(t) => self.template(t),
            ItemKind::Fence(x) => x.body.iter().for_each(|s| {
                self.stmt(&s.stmt);
                s.guard.iter().for_each(|g| self.expr(g));
            }),
            ItemKind::Ops(o) => o.rows.iter().for_each(|r| {
                self.params(&r.params);
                self.ty(&r.result);
            }),
            ItemKind::Arch(a) => self.arch(a),
            ItemKind::Kernel(k) => {
                self.profile(&k.attrs);
                k.rows.iter().for_each(|r| self.kernel_row(r));
            }
        }
    }

    fn named(&mut self, name: &'a Name) {
        (self.f)(name, Role::Item);
    }

    /// `@profile(runtime)`
    fn profile(&mut self, attrs: &'a [Attr]) {
        for arg in attrs.iter().filter(|a| a.name.text == "profile").flat_map(|a| &a.args) {
            if let ExprKind::Path(p) = &arg.kind {
                p.iter().for_each(|n| self.named(n));
            }
        }
    }

    fn constant(&mut self, c: &'a Const) {
        c.ty.iter().for_each(|t| self.ty(t));
        self.value(&c.value);
    }

    fn cost(&mut self, c: &'a Cost) {
        if let CostTarget::Record(n) = &c.target {
            self.named(n);
        }
        self.expr(&c.value);
    }

    fn bank(&mut self, b: &'a Bank) {
        self.expr(&b.size);
        for row in &b.rows {
            match &row.kind {
                BankRowKind::Reserve { ids: e, .. } | BankRowKind::Name { id: e, .. } | BankRowKind::Init(e) => {
                    self.expr(e);
                }
            }
        }
    }

    fn action(&mut self, a: &'a Action) {
        match a {
            Action::Set { bank, .. } | Action::Clear { bank, .. } => bank.iter().for_each(|b| self.named(b)),
            Action::Assign { bank, value, .. } => {
                self.named(bank);
                self.expr(value);
            }
        }
    }

    fn record(&mut self, r: &'a Record) {
        r.size.iter().for_each(|e| self.expr(e));
        if let Some(p) = &r.parent {
            self.named(&p.family);
            p.keys.iter().for_each(|k| self.expr(k));
        }
        r.rows.iter().for_each(|row| self.row(&row.kind));
    }

    fn row(&mut self, kind: &'a RecordRowKind) {
        match kind {
            RecordRowKind::Include(n) => self.named(n),
            RecordRowKind::Rest(_) | RecordRowKind::Order(_) | RecordRowKind::Any(_) => {}
            RecordRowKind::Effect { effects, guard } => {
                for e in effects {
                    if let Effect::Known { args, .. } = e {
                        args.iter().for_each(|(_, a)| self.expr(a));
                    }
                }
                guard.iter().for_each(|g| self.expr(g));
            }
            RecordRowKind::Require(r) => self.expr(&r.condition),
            RecordRowKind::Field(f) => {
                self.ty(&f.ty);
                f.slots.iter().filter_map(|s| s.ty.as_ref()).for_each(|t| self.ty(t));
                f.constant.iter().chain(&f.guard).for_each(|e| self.expr(e));
                f.requires.iter().for_each(|r| self.expr(&r.condition));
            }
            RecordRowKind::Union(u) => {
                for arm in &u.arms {
                    self.ty(&arm.ty);
                    arm.when.iter().for_each(|e| self.expr(e));
                }
                u.guard.iter().for_each(|g| self.expr(g));
            }
            RecordRowKind::Pad { ty, content, .. } => {
                ty.iter().for_each(|t| self.ty(t));
                if let PadContent::Constant(e) = content {
                    self.expr(e);
                }
            }
        }
    }

    fn ty(&mut self, ty: &'a Type) {
        ty.path.last().into_iter().for_each(|n| self.named(n));
        ty.size.iter().chain(&ty.dims).for_each(|e| self.expr(e));
    }

    fn params(&mut self, params: &'a [Param]) {
        params.iter().filter_map(|p| p.ty.as_ref()).for_each(|t| self.ty(t));
    }

    fn template(&mut self, t: &'a Template) {
        self.params(&t.params);
        self.profile(&t.attrs);
        for stmt in &t.body {
            match &stmt.kind {
                TemplateKind::Literal(l) => self.literal(l),
                TemplateKind::Call { name, args } => {
                    self.named(name);
                    args.iter().for_each(|a| self.expr(a));
                }
            }
            stmt.guard.iter().for_each(|g| self.expr(g));
        }
    }

    fn arch(&mut self, a: &'a Arch) {
        a.parent.iter().for_each(|p| self.named(p));
        for row in &a.rows {
            match &row.kind {
                ArchRowKind::Const(c) => self.constant(c),
                ArchRowKind::Cost(c) => self.cost(c),
                ArchRowKind::Impl(i) => {
                    self.named(&i.ops);
                    i.requires.iter().for_each(|r| self.expr(&r.condition));
                    i.rows.iter().for_each(|r| self.value(&r.value));
                }
                ArchRowKind::Override(item) => {
                    crate::resolve::item_name(&item.kind).into_iter().for_each(|n| self.named(n));
                    self.item(&item.kind);
                }
            }
        }
    }

    fn literal(&mut self, l: &'a Literal) {
        l.path.last().into_iter().for_each(|n| self.named(n));
        l.fields.iter().for_each(|f| self.literal_value(&f.value));
    }

    fn literal_value(&mut self, v: &'a LiteralValue) {
        match v {
            LiteralValue::Expr(e) => self.expr(e),
            // The name of an arm of a union is no item, so naming one does no harm.
            LiteralValue::Record(l) => self.literal(l),
            LiteralValue::List(items, _) => items.iter().for_each(|i| self.literal_value(i)),
            LiteralValue::Set(items, _) => items.iter().for_each(|e| self.expr(e)),
            LiteralValue::Arm(_, inner) => self.literal_value(inner),
        }
    }

    fn value(&mut self, v: &'a ValueExpr) {
        if let ValueExpr::Known(e) = v {
            self.expr(e);
        }
    }

    fn expr(&mut self, e: &'a Expr) {
        match &e.kind {
            ExprKind::Int(_) | ExprKind::Str(_) => {}
            ExprKind::Path(path) => match path.as_slice() {
                [one] => (self.f)(one, Role::Value),
                [first, ..] => self.named(first),
                [] => {}
            },
            ExprKind::Call { path, args } => {
                path.last().into_iter().for_each(|n| (self.f)(n, Role::Call));
                args.iter().for_each(|a| self.expr(a));
            }
            ExprKind::Index { base, index } => [base, index].into_iter().for_each(|e| self.expr(e)),
            ExprKind::Member { base, .. } => self.expr(base),
            ExprKind::Unary { operand, .. } => self.expr(operand),
            ExprKind::Binary { left, right, .. } => [left, right].into_iter().for_each(|e| self.expr(e)),
            ExprKind::Ternary { condition, yes, no } => [condition, yes, no].into_iter().for_each(|e| self.expr(e)),
            ExprKind::Range { first, last, .. } => [first, last].into_iter().for_each(|e| self.expr(e)),
        }
    }

    fn kernel_row(&mut self, row: &'a KernelRow) {
        match &row.kind {
            KernelRowKind::Engine { body, .. } => body.iter().for_each(|s| self.stmt(s)),
            KernelRowKind::Core { rows, .. } => rows.iter().for_each(|r| self.kernel_row(r)),
            KernelRowKind::Decl(d) => self.decl(d),
            KernelRowKind::Expect(e) => {
                if let ExpectKind::Final { value, .. } = &e.kind {
                    self.expr(value);
                }
            }
            KernelRowKind::Stmt(s) => self.stmt(s),
            KernelRowKind::Auto(a) => self.stmt_kind(&a.work),
        }
    }

    fn decl(&mut self, d: &'a Decl) {
        match d {
            Decl::Sem(list) | Decl::Event(list) => {
                for s in list {
                    s.count.iter().chain(&s.id).for_each(|e| self.expr(e));
                    for p in &s.properties {
                        if let PropertyKind::Init(e) | PropertyKind::Limit(e) = &p.kind {
                            self.expr(e);
                        }
                    }
                }
            }
            Decl::Region(list) => list.iter().flat_map(|r| r.count.iter().chain(&r.bytes)).for_each(|e| self.expr(e)),
            Decl::Queue { .. } => {}
            Decl::Const { value, .. } => self.expr(value),
        }
    }

    fn stmt(&mut self, s: &'a Stmt) {
        self.stmt_kind(&s.kind);
        s.then.iter().for_each(|k| self.stmt_kind(k));
        s.after.iter().for_each(|c| self.condition(c));
    }

    fn condition(&mut self, c: &'a Condition) {
        match c {
            Condition::Counter { mask, value, .. } => mask.iter().chain([value]).for_each(|e| self.expr(e)),
            Condition::Event { .. } => {}
            Condition::Any(all) => all.iter().for_each(|c| self.condition(c)),
        }
    }

    fn stmt_kind(&mut self, kind: &'a StmtKind) {
        match kind {
            StmtKind::Wait(list) => list.iter().for_each(|c| self.condition(c)),
            StmtKind::Update(u) => u.value.iter().for_each(|e| self.expr(e)),
            StmtKind::Do { accesses, .. } | StmtKind::Copy { accesses, .. } => {
                accesses.iter().flat_map(|a| &a.parts).for_each(|e| self.expr(e));
            }
            StmtKind::CoreBarrier(e) => e.iter().for_each(|e| self.expr(e)),
            StmtKind::Fence(n) => self.named(n),
            StmtKind::Let { value, .. } | StmtKind::Assign { value, .. } => self.expr(value),
            StmtKind::For { range: e, body, .. } | StmtKind::Loop { count: e, body } => {
                self.expr(e);
                body.iter().for_each(|s| self.stmt(s));
            }
            StmtKind::If { condition, yes, no } => {
                self.expr(condition);
                yes.iter().chain(no).for_each(|s| self.stmt(s));
            }
            StmtKind::IfUnknown { yes, no, .. } => yes.iter().chain(no).for_each(|s| self.stmt(s)),
            StmtKind::Literal(l) => self.literal(l),
            StmtKind::Builder { name, args } => {
                self.named(name);
                args.iter().for_each(|a| self.expr(a));
            }
            StmtKind::Drain(_) | StmtKind::Reset(_) | StmtKind::Barrier(_) | StmtKind::Call(_) => {}
            StmtKind::Auto(a) => self.stmt_kind(&a.work),
            StmtKind::Return | StmtKind::Halt | StmtKind::Exit | StmtKind::Nop => {}
        }
    }
}
