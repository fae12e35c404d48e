//! Names of the specification as Rust names.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};

use proc_macro2::{Ident, Span};

/// `EventSemaphore` → `event_semaphore`; already snake-cased names stay.
pub(super) fn snake_text(name: &str) -> String {
    let mut out = String::new();
    let mut before: Option<char> = None;
    let mut rest = name.chars().peekable();
    while let Some(c) = rest.next() {
        let lower_before = before.is_some_and(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        let word_ends =
            before.is_some_and(|b| b.is_ascii_uppercase()) && rest.peek().is_some_and(char::is_ascii_lowercase);
        if c.is_ascii_uppercase() && (lower_before || word_ends) {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
        before = Some(c);
    }
    out
}

/// `sem_ge_imm`, `DevId` → `SEM_GE_IMM`, `DEV_ID`.
pub(super) fn shout(name: &str) -> Ident {
    ident(&snake_text(name).to_uppercase())
}

/// `sem_ge_imm` → `SemGeImm`; capitals stay, as in `DMATrigger`.
pub(super) fn camel(name: &str) -> String {
    let mut out = String::new();
    for word in name.split('_') {
        let mut letters = word.chars();
        // Digits that met would read as one number.
        let apart = word.starts_with(|c: char| c.is_ascii_digit()) && out.ends_with(|c: char| c.is_ascii_digit());
        if apart {
            out.push('_');
        }
        if let Some(first) = letters.next() {
            out.push(first.to_ascii_uppercase());
            out.extend(letters);
        }
    }
    if out.is_empty() || out.starts_with(|c: char| c.is_ascii_digit()) {
        out.insert(0, '_');
    }
    out
}

/// A Rust identifier: raw where it is a keyword, with an underscore where even that is not allowed.
pub(super) fn ident(name: &str) -> Ident {
    match name {
        "self" | "super" | "crate" | "Self" | "_" | "" => Ident::new(&format!("{name}_"), Span::call_site()),
        _ => match syn::parse_str::<Ident>(name) {
            Ok(i) => i,
            Err(_) if name.starts_with(|c: char| c.is_ascii_digit()) => ident(&format!("_{name}")),
            Err(_) => Ident::new_raw(name, Span::call_site()),
        },
    }
}

/// Names of one scope, none twice.
#[derive(Debug, Default)]
pub(super) struct Taken(HashSet<String>);

impl Taken {
    /// A scope in which these are taken already.
    pub(super) fn with(names: &[&str]) -> Self {
        Taken(names.iter().map(|n| (*n).to_owned()).collect())
    }

    /// The name, or the name with the first free number behind it.
    pub(super) fn unique(&mut self, name: &str) -> Ident {
        let mut found = name.to_owned();
        let mut n = 2;
        while !self.0.insert(found.clone()) {
            // A type takes the number as it is; elsewhere words are apart.
            let apart = if name.starts_with(|c: char| c.is_ascii_uppercase()) { "" } else { "_" };
            found = format!("{name}{apart}{n}");
            n += 1;
        }
        ident(&found)
    }
}

/// Unique names for a list, in its order: the same name for the same position every time.
pub(super) fn unique<'a>(taken: &[&str], names: impl IntoIterator<Item = &'a str>) -> Vec<Ident> {
    let mut scope = Taken::with(taken);
    names.into_iter().map(|n| scope.unique(n)).collect()
}

/// The Rust names of a model's items.
#[derive(Debug, Default)]
pub(super) struct Names {
    enums: Vec<Ident>,
    banks: Vec<Ident>,
    waits: Vec<Ident>,
    updates: Vec<Ident>,
    records: Vec<Ident>,
    builders: Vec<Ident>,
    families: Vec<Ident>,
    spaces: Vec<Ident>,
    ops: Vec<Ident>,
    archs: Vec<(String, Ident)>,
    unions: HashMap<(u32, usize), Ident>,
    /// The profiles.
    pub(super) profile: Option<Ident>,
    /// The architectures.
    pub(super) arch: Option<Ident>,
    scope: RefCell<Taken>,
    used: RefCell<BTreeSet<String>>,
}

/// Accessors of [`Names`].
macro_rules! named {
    ($($(#[$doc:meta])* $method:ident $list:ident $id:ident;)*) => {$(
        $(#[$doc])*
        pub(super) fn $method(&self, id: chappe_dsl::model::$id) -> Ident {
            self.using(self.$list.get(id.index()))
        }
    )*};
}

impl Names {
    /// Names for a model; where two would be the same, the later one gets a number.
    pub(super) fn new(model: &chappe_dsl::model::Model) -> Self {
        let mut scope = Taken::default();
        let profile = (!model.profiles.is_empty()).then(|| scope.unique("Profile"));
        let arch = model.arch.is_some().then(|| scope.unique("Arch"));
        let records = model.records.iter().map(|r| scope.unique(&camel(&r.name))).collect();
        let families = model.families.iter().map(|f| scope.unique(&camel(&f.name))).collect();
        let mut list = |names: Vec<String>| -> Vec<Ident> { names.iter().map(|n| scope.unique(n)).collect() };
        let enums = list(model.enums.iter().map(|e| camel(&e.name)).collect());
        let waits = list(model.waits.iter().map(|t| camel(&t.name)).collect());
        let updates = list(model.updates.iter().map(|t| camel(&t.name)).collect());
        let banks = list(model.banks.iter().map(|b| format!("{}Id", camel(&b.name))).collect());
        let spaces = list(model.spaces.iter().map(|s| camel(&s.name)).collect());
        let ops = list(model.ops.iter().map(|o| camel(&o.name)).collect());
        let builders = list(model.records.iter().map(|r| format!("{}Builder", camel(&r.name))).collect());
        let known = model.archs.iter().filter(|a| a.unknown.is_none() && model.arch.is_some());
        let archs = known.map(|a| (a.name.clone(), scope.unique(&camel(&a.name)))).collect();
        let mut unions = HashMap::new();
        for (i, r) in model.records.iter().enumerate() {
            for (j, f) in r.fields.iter().enumerate() {
                if matches!(f.kind, chappe_dsl::model::FieldKind::Union(_)) {
                    let field = f.name.as_deref().unwrap_or("view");
                    let name = format!("{}{}", camel(&r.name), camel(field));
                    unions.insert((i as u32, j), scope.unique(&name));
                }
            }
        }
        Names {
            enums,
            banks,
            waits,
            updates,
            records,
            builders,
            families,
            spaces,
            ops,
            archs,
            unions,
            profile,
            arch,
            scope: RefCell::new(scope),
            used: RefCell::default(),
        }
    }

    named! {
        /// Of an enum.
        enumeration enums EnumId;
        /// Of an id of a bank.
        bank banks BankId;
        /// Of a wait table.
        wait waits WaitId;
        /// Of an update table.
        update updates UpdateId;
        /// Of a record.
        record records RecordId;
        /// Of a record's builder.
        builder builders RecordId;
        /// Of a family.
        family families FamilyId;
        /// Of an address space.
        space spaces SpaceId;
        /// Of a dispatch interface.
        ops ops OpsId;
    }

    /// Of an architecture's type.
    pub(super) fn arch_type(&self, arch: &str) -> Ident {
        self.using(self.archs.iter().find(|(name, _)| name == arch).map(|(_, ident)| ident))
    }

    /// Of the views of a union: the record, and the position of the row in it.
    pub(super) fn union(&self, record: chappe_dsl::model::RecordId, row: usize) -> Ident {
        self.using(self.unions.get(&(record.0, row)))
    }

    /// A name that no item has, for one that the specification does not name.
    pub(super) fn fresh(&self, name: &str) -> Ident {
        self.scope.borrow_mut().unique(name)
    }

    /// Remembers that the item at hand uses a name.
    pub(super) fn using(&self, name: Option<&Ident>) -> Ident {
        match name {
            Some(name) => {
                self.used.borrow_mut().insert(name.to_string());
                name.clone()
            }
            None => ident("_"),
        }
    }

    /// Remembers that the item at hand uses names.
    pub(super) fn uses(&self, names: BTreeSet<String>) {
        self.used.borrow_mut().extend(names);
    }

    /// The names used since this was last asked.
    pub(super) fn take_used(&self) -> BTreeSet<String> {
        std::mem::take(&mut *self.used.borrow_mut())
    }
}
