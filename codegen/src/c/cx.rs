//! What all parts of the generator share: the model, the names that were chosen, the helpers that are needed.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

use chappe_dsl::codes::codec as codes;
use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::model::{EnumId, ModeTable, Model, RecordId, Scalar, Type};
use chappe_dsl::source::Span;

use super::items::Items;
use super::names::Names;
use super::rows::RecordPlan;
use super::support::Helper;
use crate::plan::limits::{self, Limits};

/// The state of one header.
pub(super) struct Cx<'m> {
    pub(super) model: &'m Model,
    /// What names of types and functions begin with.
    pub(super) lower: String,
    /// What names of constants begin with.
    pub(super) upper: String,
    /// Names of items.
    pub(super) items: Items,
    /// Every record with its rows.
    pub(super) records: Vec<RecordPlan<'m>>,
    /// Sizes of what records hold.
    pub(super) limits: Vec<Limits>,
    /// Names that are taken.
    pub(super) names: RefCell<Names>,
    helpers: RefCell<BTreeSet<Helper>>,
    problems: RefCell<Vec<Diagnostic>>,
}

impl<'m> Cx<'m> {
    pub(super) fn new(model: &'m Model, prefix: &str) -> Cx<'m> {
        let (lower, upper) = (prefix.to_owned(), prefix.to_ascii_uppercase());
        let mut names = Names::default();
        super::support::reserve(&mut names, &lower, &upper);
        let mut items = Items::new(model, &lower, &upper, &mut names);
        let records = super::rows::plans(model, &lower, &upper, &mut names);
        items.last(model, &lower, &upper, &mut names);
        Cx {
            model,
            lower,
            upper,
            items,
            records,
            limits: limits::limits(model),
            names: RefCell::new(names),
            helpers: RefCell::default(),
            problems: RefCell::default(),
        }
    }

    /// Whether some record can have so many mistakes that they must be counted.
    pub(super) fn many(&self) -> bool {
        let usable = self.records.iter().zip(&self.limits).filter(|(r, _)| !r.blank);
        usable.map(|(_, l)| l.errors).max().unwrap_or(0) > limits::ERRORS
    }

    /// The call of a helper; notes that it is needed.
    pub(super) fn helper(&self, helper: Helper) -> String {
        self.helpers.borrow_mut().insert(helper);
        format!("{}{}", self.lower, helper.name())
    }

    /// The helpers that were needed.
    pub(super) fn helpers(&self) -> BTreeSet<Helper> {
        self.helpers.borrow().clone()
    }

    /// Notes something that cannot be generated.
    pub(super) fn cannot(&self, span: Span, message: impl Into<String>) {
        self.problems.borrow_mut().push(Diagnostic::error(codes::LAYOUT, span, message));
    }

    /// What cannot be generated.
    pub(super) fn problems(&self) -> Vec<Diagnostic> {
        self.problems.borrow().clone()
    }

    /// A name for a function or type that nothing else has.
    pub(super) fn claim(&self, name: &str) -> String {
        self.names.borrow_mut().claim(format!("{}{name}", self.lower))
    }

    /// A name for a constant that nothing else has.
    pub(super) fn claim_upper(&self, name: &str) -> String {
        self.names.borrow_mut().claim(format!("{}{name}", self.upper))
    }

    /// A whole name for a constant that nothing else has.
    pub(super) fn claim_exact(&self, name: &str) -> String {
        self.names.borrow_mut().claim(name)
    }

    /// The plan of a record; `None` only if the model is not sound.
    pub(super) fn record(&self, id: RecordId) -> Option<&RecordPlan<'m>> {
        self.records.get(id.index())
    }

    /// The C type that keeps a number.
    pub(super) fn scalar(&self, scalar: Scalar, width: u8) -> String {
        match scalar {
            Scalar::Bool => "bool".to_owned(),
            Scalar::Uint => format!("uint{}_t", limits::storage(width)),
            Scalar::Int => format!("int{}_t", limits::storage(width)),
            Scalar::Enum(id) => self.enum_type(id),
        }
    }

    /// The C type of an enum.
    pub(super) fn enum_type(&self, id: EnumId) -> String {
        self.items.enums.get(id.index()).map_or_else(|| "uint64_t".to_owned(), |e| e.ty.clone())
    }

    /// Bits of the C type that keeps a number.
    pub(super) fn storage(&self, scalar: Scalar, width: u8) -> u32 {
        match scalar {
            Scalar::Bool => 1,
            Scalar::Uint | Scalar::Int => limits::storage(width),
            Scalar::Enum(id) => limits::storage(self.model.enums.get(id.index()).map_or(64, |e| e.bits)),
        }
    }

    /// Whether a value of a type can be kept at all: records that are not there or not published cannot.
    pub(super) fn kept(&self, ty: &Type) -> bool {
        match ty {
            Type::Array { element, count, .. } => *count > 0 && self.kept(element),
            Type::Record(id) => self.record(*id).is_some_and(|r| !r.blank),
            Type::Bits(n) => *n > 0,
            Type::Scalar(..) | Type::Str { .. } => true,
        }
    }

    /// A declaration of something of a type: `uint16_t mesh[4]`.
    pub(super) fn declare(&self, ty: &Type, name: &str) -> String {
        let mut dims = String::new();
        let mut ty = ty;
        while let Type::Array { element, count, .. } = ty {
            dims.push_str(&format!("[{count}]"));
            ty = element;
        }
        match ty {
            Type::Scalar(s, w) => format!("{} {name}{dims}", self.scalar(*s, *w)),
            Type::Bits(n) => format!("uint8_t {name}{dims}[{}]", n.div_ceil(8)),
            Type::Str { len, terminated } => format!("char {name}{dims}[{}]", most(*len, *terminated) + 1),
            Type::Record(id) => {
                format!("{} {name}{dims}", self.record(*id).map_or("void", |r| r.lower.as_str()))
            }
            Type::Array { .. } => String::new(),
        }
    }

    /// The names of a wait or update table.
    pub(super) fn table(&self, table: ModeTable) -> &super::items::TableNames {
        self.items.tables.get(&key(table)).unwrap_or(&self.items.no_table)
    }
}

/// A table as a key.
pub(super) fn key(table: ModeTable) -> (bool, u32) {
    match table {
        ModeTable::Wait(id) => (false, id.0),
        ModeTable::Update(id) => (true, id.0),
    }
}

/// Most characters of a text.
pub(super) fn most(len: u32, terminated: bool) -> u32 {
    if terminated { len.saturating_sub(1) } else { len }
}

/// Names of tables by what they are.
pub(super) type Tables = HashMap<(bool, u32), super::items::TableNames>;
