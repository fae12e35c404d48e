//! Kernels and their statements.
#![allow(missing_docs, reason = "the fields are named after the words of the syntax shown at each type")]

use super::{Attr, BinaryOp, Docs, Expr, Literal, Name};
use crate::source::Span;

/// `kernel double_buffer on neuron::cayman { .. }`
#[derive(Clone, Debug)]
pub struct Kernel {
    pub name: Name,
    /// `spec::arch`.
    pub on: Vec<Name>,
    /// The compiler inserts the synchronization.
    pub auto: Option<Span>,
    pub attrs: Vec<Attr>,
    pub rows: Vec<KernelRow>,
}

/// A row of a kernel or of a `core` block.
#[derive(Clone, Debug)]
pub struct KernelRow {
    pub docs: Docs,
    pub kind: KernelRowKind,
    pub span: Span,
}

/// Kinds of row.
#[derive(Clone, Debug)]
pub enum KernelRowKind {
    /// `engine PE { .. }`; several blocks of one engine follow each other.
    Engine {
        engine: Name,
        body: Vec<Stmt>,
    },
    /// `core 0 { .. }`
    Core {
        core: (u128, Span),
        rows: Vec<KernelRow>,
    },
    Decl(Decl),
    Expect(Expect),
    /// A statement outside an engine block: on every engine in use.
    Stmt(Stmt),
    /// `name: PE: do matmul reads q writes s after other;` in an `auto` kernel.
    Auto(AutoStmt),
}

/// A declaration.
#[derive(Clone, Debug)]
pub enum Decl {
    /// `sem full, empty = 12, ring[4];`
    Sem(Vec<SemDecl>),
    /// `event go;`
    Event(Vec<SemDecl>),
    /// `region tile[2], a: 4096 shared;`
    Region(Vec<RegionDecl>),
    /// `queue in0 on DMA { drained at exit }`
    Queue { names: Vec<Name>, engine: Option<Name>, properties: Vec<Property> },
    /// `const N = 8;`
    Const { name: Name, value: Expr },
}

/// A semaphore or an event.
#[derive(Clone, Debug)]
pub struct SemDecl {
    pub name: Name,
    /// Number of entries, for an array.
    pub count: Option<Expr>,
    /// Pinned id (of the first entry).
    pub id: Option<Expr>,
    pub properties: Vec<Property>,
}

/// What must hold of a declared thing.
#[derive(Clone, Debug)]
pub struct Property {
    pub kind: PropertyKind,
    pub span: Span,
}

/// Kinds of property.
#[derive(Clone, Debug)]
pub enum PropertyKind {
    /// `init 1`
    Init(Expr),
    /// `limit 0..=15`
    Limit(Expr),
    /// `zero at exit`
    ZeroAtExit,
    /// `drained at exit`
    DrainedAtExit,
}

/// Named memory.
#[derive(Clone, Debug)]
pub struct RegionDecl {
    pub name: Name,
    /// Number of elements.
    pub count: Option<Expr>,
    /// Bytes of an element.
    pub bytes: Option<Expr>,
    /// Visible to all cores.
    pub shared: bool,
}

/// `expect ok;`, `expect race on tile;`, `expect final full == 0;`
#[derive(Clone, Debug)]
pub struct Expect {
    pub kind: ExpectKind,
    pub span: Span,
}

/// Kinds of expectation.
#[derive(Clone, Debug)]
pub enum ExpectKind {
    /// A verdict, and what it is about.
    Verdict { verdict: Name, about: Option<SemRef> },
    /// A final value.
    Final { sem: SemRef, value: Expr },
}

/// `full`, `ring[i]`, `core1.full`
#[derive(Clone, Debug)]
pub struct SemRef {
    /// `core1`
    pub core: Option<Name>,
    pub name: Name,
    pub index: Option<Expr>,
    pub span: Span,
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    pub docs: Docs,
    pub kind: StmtKind,
    /// `after S >= 3`: conditions carried by the statement's own record.
    pub after: Vec<Condition>,
    /// `then ..`: more of the same record.
    pub then: Vec<StmtKind>,
    pub attrs: Vec<Attr>,
    pub span: Span,
}

/// Kinds of statement.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// `wait full >= 1, empty >= 2`
    Wait(Vec<Condition>),
    /// `inc full`, `add full 3 at read`
    Update(UpdateStmt),
    /// `do matmul reads a writes b`
    Do {
        name: Name,
        accesses: Vec<AccessRef>,
    },
    /// `copy in0 reads a writes b`
    Copy {
        queue: Name,
        accesses: Vec<AccessRef>,
    },
    /// `drain`, `drain in0`
    Drain(Option<Name>),
    /// `reset a, b`; `reset all` has the one name `all`.
    Reset(Vec<SemRef>),
    /// `barrier`, or a named rendezvous.
    Barrier(Option<Name>),
    /// `core barrier 3`
    CoreBarrier(Option<Expr>),
    /// `fence control_transfer`
    Fence(Name),
    /// `let r1 = 4`
    Let {
        register: Name,
        value: Expr,
    },
    /// `r1 += 4`, `r1 = r2 + 3`
    Assign {
        register: Name,
        op: AssignOp,
        value: Expr,
    },
    /// `for i in 0..8 { .. }`
    For {
        var: Name,
        range: Expr,
        body: Vec<Stmt>,
    },
    /// `loop 8 { .. }`
    Loop {
        count: Expr,
        body: Vec<Stmt>,
    },
    /// `if r1 < 4 { .. } else { .. }`
    If {
        condition: Expr,
        yes: Vec<Stmt>,
        no: Vec<Stmt>,
    },
    /// `if unknown p { .. } else { .. }`
    IfUnknown {
        predicate: Name,
        yes: Vec<Stmt>,
        no: Vec<Stmt>,
    },
    /// `call K`
    Call(Name),
    Return,
    Halt,
    Exit,
    Nop,
    /// A row of an `auto` kernel, within a loop or branch.
    Auto(Box<AutoStmt>),
    /// A record.
    Literal(Literal),
    /// A builder.
    Builder {
        name: Name,
        args: Vec<Expr>,
    },
}

/// How a register (or, in an update table, a counter) changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AssignOp {
    /// `=`
    Set,
    /// `+=`
    Add,
    /// `-=`
    Sub,
}

/// What a wait or update mode does to its entry.
#[derive(Clone, Debug)]
pub enum Action {
    /// `set event`, or `set` alone.
    Set { bank: Option<Name>, span: Span },
    /// `clear event`, or `clear` alone.
    Clear { bank: Option<Name>, span: Span },
    /// `sem += value`
    Assign { bank: Name, op: AssignOp, value: Expr, span: Span },
}

/// What a wait tests.
#[derive(Clone, Debug)]
pub enum Condition {
    /// `full >= 1`, `(full & 0x3) == 1`; the operator is a comparison.
    Counter { sem: SemRef, mask: Option<Expr>, compare: BinaryOp, value: Expr },
    /// `go` (set, then cleared), `go keep` (set), `!go` (clear).
    Event { sem: SemRef, negated: bool, keep: bool },
    /// `a >= 1 or b >= 1`: one of them is enough.
    Any(Vec<Condition>),
}

/// `inc full`, `set full 3`, `set go`
#[derive(Clone, Debug)]
pub struct UpdateStmt {
    pub verb: UpdateVerb,
    pub sem: SemRef,
    pub value: Option<Expr>,
    /// `at read`
    pub at_read: bool,
    pub span: Span,
}

/// The verb of an update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the words")]
pub enum UpdateVerb {
    Inc,
    Dec,
    Add,
    Sub,
    Set,
    Clear,
}

/// `tile[i % 2]`, `a[0..64]`, `tile[1][0..64]`
#[derive(Clone, Debug)]
pub struct AccessRef {
    pub region: Name,
    /// An index, a byte range, or both.
    pub parts: Vec<Expr>,
    pub write: bool,
    pub span: Span,
}

/// `name: PE: do matmul reads q writes s after other`
#[derive(Clone, Debug)]
pub struct AutoStmt {
    pub name: Option<Name>,
    pub engine: Name,
    /// `do` or `copy`.
    pub work: StmtKind,
    pub after: Vec<Name>,
    pub attrs: Vec<Attr>,
    pub span: Span,
}
