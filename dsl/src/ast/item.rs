//! Items of a file.
#![allow(missing_docs, reason = "the fields are named after the words of the syntax shown at each type")]

use super::{Action, Attr, Docs, Expr, Kernel, Layout, Literal, Name, Record, Stmt, Type, Unknown, ValueExpr};
use crate::source::Span;

/// An item with what surrounds it.
#[derive(Clone, Debug)]
pub struct Item {
    /// Documentation.
    pub docs: Docs,
    /// Visible to files that use this one.
    pub public: bool,
    /// What it is.
    pub kind: ItemKind,
    /// Some part of it was not understood.
    pub broken: bool,
    /// Where, documentation excluded.
    pub span: Span,
}

/// Kinds of item.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "each variant is documented at its content")]
pub enum ItemKind {
    /// `spec neuron;`
    Spec(Name),
    Use(Use),
    Const(Const),
    /// `space soc: u64;`
    Space {
        name: Name,
        ty: Type,
        attrs: Vec<Attr>,
    },
    Cost(Cost),
    /// `engines any;`
    EnginesAny,
    Enum(Enum),
    Set(Set),
    Bank(Bank),
    Registers(Bank),
    Wait(WaitTable),
    Update(UpdateTable),
    /// A family is a record whose key fields choose a member.
    Family(Record),
    Layout(Layout),
    Record(Record),
    Table(Table),
    Profile(Profile),
    Builder(Template),
    Lower(Template),
    Fence(Fence),
    Ops(Ops),
    Arch(Arch),
    Kernel(Kernel),
}

/// `use neuron;` or `use "file.chappe";`
#[derive(Clone, Debug)]
pub struct Use {
    /// What is used.
    pub target: UseTarget,
    /// Where the target stands.
    pub span: Span,
}

/// What a `use` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UseTarget {
    /// A spec by its name.
    Spec(String),
    /// A file, relative to the one that uses it.
    File(String),
}

/// `const N: u32 = 64;`
#[derive(Clone, Debug)]
pub struct Const {
    pub name: Name,
    pub ty: Option<Type>,
    pub value: ValueExpr,
    pub attrs: Vec<Attr>,
}

/// `cost Drain = 8;`, `cost do matmul = 64;`, `cost do = 16;`, `cost copy = 200;` (cycles)
#[derive(Clone, Debug)]
pub struct Cost {
    pub target: CostTarget,
    pub value: Expr,
    pub attrs: Vec<Attr>,
    pub span: Span,
}

/// What a cost is of.
#[derive(Clone, Debug)]
pub enum CostTarget {
    /// A record.
    Record(Name),
    /// A compute instruction by name, or every one without a cost of its own.
    Do(Option<Name>),
    /// A transfer.
    Copy(Span),
}

/// `enum Engine: u8 { Pool = 1 @isa(2), }`
#[derive(Clone, Debug)]
pub struct Enum {
    pub name: Name,
    pub ty: Type,
    /// Values without a name are legal.
    pub open: bool,
    pub rows: Vec<EnumRow>,
    pub attrs: Vec<Attr>,
}

/// A row of an enum.
#[derive(Clone, Debug)]
pub struct EnumRow {
    pub docs: Docs,
    pub name: Name,
    pub value: Expr,
    pub attrs: Vec<Attr>,
    pub meaning: Option<Meaning>,
}

/// What a value means where a record's effect uses it.
#[derive(Clone, Debug)]
pub enum Meaning {
    /// `when left < value`: a comparison.
    When(ValueExpr),
    /// `do left + right`: an arithmetic operation.
    Do(ValueExpr),
}

/// `set datapath: Engine = { Pool, PE };`
#[derive(Clone, Debug)]
pub struct Set {
    pub name: Name,
    pub of: Name,
    pub members: Vec<Name>,
    pub attrs: Vec<Attr>,
}

/// `bank sem: i32[256] { .. }` or `registers r: u32[64] { .. }`
#[derive(Clone, Debug)]
pub struct Bank {
    pub name: Name,
    /// Type of an entry: `i1..i32`, `u1..u32`, `flag`; for registers up to 64 bits.
    pub entry: Name,
    pub size: Expr,
    pub rows: Vec<BankRow>,
    pub attrs: Vec<Attr>,
}

/// A row of a bank.
#[derive(Clone, Debug)]
pub struct BankRow {
    pub docs: Docs,
    pub kind: BankRowKind,
    pub attrs: Vec<Attr>,
    pub span: Span,
}

/// Kinds of bank row.
#[derive(Clone, Debug)]
pub enum BankRowKind {
    /// `reserve 0..=2 for runtime`
    Reserve { ids: Expr, owner: Name },
    /// `name trigger = 0`
    Name { name: Name, id: Expr },
    /// `init 0xFFFFFFFF`
    Init(Expr),
}

/// `wait WaitMode: u8 { .. }`
#[derive(Clone, Debug)]
pub struct WaitTable {
    pub name: Name,
    pub ty: Type,
    pub open: bool,
    pub rows: Vec<WaitRow>,
    pub attrs: Vec<Attr>,
}

/// `sem_ge_imm = 0x05 @bir(1) when sem >= value then ..`
#[derive(Clone, Debug)]
pub struct WaitRow {
    pub docs: Docs,
    pub name: Name,
    pub value: Expr,
    pub attrs: Vec<Attr>,
    pub when: ValueExpr,
    pub then: Option<Action>,
}

/// `update UpdateMode: u8 { .. }`
#[derive(Clone, Debug)]
pub struct UpdateTable {
    pub name: Name,
    pub ty: Type,
    pub open: bool,
    pub rows: Vec<UpdateRow>,
    pub attrs: Vec<Attr>,
}

/// `sem_inc = 0x13 @bir(3) do sem += 1 at complete`
#[derive(Clone, Debug)]
pub struct UpdateRow {
    pub docs: Docs,
    pub name: Name,
    pub value: Expr,
    pub attrs: Vec<Attr>,
    pub action: UpdateDo,
    /// `at read`; `at complete` if not said.
    pub at_read: bool,
}

/// What an update does.
#[derive(Clone, Debug)]
pub enum UpdateDo {
    /// Known.
    Action(Action),
    /// Not known.
    Unknown(Unknown),
}

/// `table NAME(col: type, ..) { (..), .. }`
#[derive(Clone, Debug)]
pub struct Table {
    pub name: Name,
    pub columns: Vec<Param>,
    pub rows: Vec<TableRow>,
    pub attrs: Vec<Attr>,
}

/// A row of a table.
#[derive(Clone, Debug)]
pub struct TableRow {
    pub docs: Docs,
    pub cells: Vec<Expr>,
    pub attrs: Vec<Attr>,
    pub span: Span,
}

/// `name: type`
#[derive(Clone, Debug)]
pub struct Param {
    pub name: Name,
    pub ty: Option<Type>,
}

/// `profile compiler { .. }`
#[derive(Clone, Debug)]
pub struct Profile {
    pub name: Name,
    pub groups: Vec<ProfileGroup>,
    pub attrs: Vec<Attr>,
}

/// The rules of a profile for one record, wait table or update table.
#[derive(Clone, Debug)]
pub struct ProfileGroup {
    pub target: Name,
    pub rules: Vec<ProfileRule>,
}

/// A rule of a profile.
#[derive(Clone, Debug)]
pub struct ProfileRule {
    pub kind: ProfileRuleKind,
    pub span: Span,
}

/// Kinds of profile rule.
#[derive(Clone, Debug)]
pub enum ProfileRuleKind {
    /// `wait0, wait1 only sem_ge_imm, sem_ge_reg else "..";` without fields: of a whole table.
    Only { fields: Vec<Name>, modes: Vec<Name>, message: Option<String> },
    /// `update0 absent else "..";`
    Absent { fields: Vec<Name>, message: Option<String> },
    /// `sem_inc, sem_dec write value 0;`
    Write { modes: Vec<Name>, operand: Name, value: Expr },
    /// `require a < b "..";`
    Require { condition: Expr, message: String },
}

/// A builder, or the lowering of a kernel statement: records from parameters.
#[derive(Clone, Debug)]
pub struct Template {
    pub name: Name,
    pub params: Vec<Param>,
    pub attrs: Vec<Attr>,
    pub body: Vec<TemplateStmt>,
}

/// A record of a template.
#[derive(Clone, Debug)]
pub struct TemplateStmt {
    pub kind: TemplateKind,
    /// `if condition`
    pub guard: Option<Expr>,
    pub span: Span,
}

/// What a template statement is.
#[derive(Clone, Debug)]
pub enum TemplateKind {
    /// A record.
    Literal(Literal),
    /// Another builder.
    Call { name: Name, args: Vec<Expr> },
}

/// `fence control_transfer { barrier; reset all; .. }`
#[derive(Clone, Debug)]
pub struct Fence {
    pub name: Name,
    pub attrs: Vec<Attr>,
    pub body: Vec<FenceStmt>,
}

/// A statement of a fence, on every engine in use.
#[derive(Clone, Debug)]
pub struct FenceStmt {
    pub stmt: Stmt,
    /// `if lnc > 1`
    pub guard: Option<Expr>,
}

/// `ops TopSp { control_base(sp: u32) -> soc @slot(0x18), }`
#[derive(Clone, Debug)]
pub struct Ops {
    pub name: Name,
    pub rows: Vec<OpRow>,
    pub attrs: Vec<Attr>,
}

/// An operation of the dispatch interface.
#[derive(Clone, Debug)]
pub struct OpRow {
    pub docs: Docs,
    pub name: Name,
    pub params: Vec<Param>,
    pub result: Type,
    pub attrs: Vec<Attr>,
}

/// `arch mariana = 4: cayman @coretype(0x14) { .. }`
#[derive(Clone, Debug)]
pub struct Arch {
    pub name: Name,
    pub number: Option<(u128, Span)>,
    pub parent: Option<Name>,
    pub attrs: Vec<Attr>,
    /// The architecture is known to exist and nothing more: using it is an error.
    pub unknown: Option<Unknown>,
    pub rows: Vec<ArchRow>,
}

/// A row of an architecture.
#[derive(Clone, Debug)]
pub struct ArchRow {
    pub docs: Docs,
    pub kind: ArchRowKind,
    pub span: Span,
}

/// Kinds of architecture row.
#[derive(Clone, Debug)]
pub enum ArchRowKind {
    Const(Const),
    Cost(Cost),
    Impl(Impl),
    /// An item whose rows replace the base's rows of the same name or place, and add to them.
    Override(Box<Item>),
}

/// `impl TopSp { .. }`
#[derive(Clone, Debug)]
pub struct Impl {
    pub ops: Name,
    /// Bounds that hold for every operation that has all the parameters named.
    pub requires: Vec<Requirement>,
    pub rows: Vec<ImplRow>,
}

/// `require condition "message"`
#[derive(Clone, Debug)]
pub struct Requirement {
    pub condition: Expr,
    pub message: String,
    pub span: Span,
}

/// `control_base(sp) = ..`
#[derive(Clone, Debug)]
pub struct ImplRow {
    pub docs: Docs,
    pub name: Name,
    pub params: Vec<Name>,
    pub value: ValueExpr,
    pub attrs: Vec<Attr>,
    pub span: Span,
}
