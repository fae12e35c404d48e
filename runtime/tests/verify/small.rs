//! Small programs: a few engines with a few operations each.

/// Number of an operation: its place in the text, engine by engine, an outer operation before what it contains.
pub type OpId = u32;
/// Index into [`Small::cells`].
pub type Cell = usize;

/// A program, and what is declared of its parts. Operations refer to the parts by index.
#[derive(Clone, Debug, Default)]
pub struct Small {
    pub cells: Vec<CellInfo>,
    pub regions: Vec<RegionInfo>,
    pub barriers: Vec<BarrierInfo>,
    pub queues: Vec<QueueInfo>,
    /// Unknowns that branches ask for; each has one value for all engines.
    pub predicates: Vec<String>,
    pub engines: Vec<Engine>,
}

/// A counter, or an event: a flag that is 0 or 1.
#[derive(Clone, Debug, Default)]
pub struct CellInfo {
    pub name: String,
    pub event: bool,
    pub init: i64,
    /// Inclusive bounds.
    pub limit: Option<(i64, i64)>,
    pub zero_at_end: bool,
}

#[derive(Clone, Debug)]
pub struct RegionInfo {
    pub name: String,
    pub bytes: u32,
}

#[derive(Clone, Debug)]
pub struct BarrierInfo {
    pub name: String,
    /// The engines that take part.
    pub members: Vec<usize>,
}

/// A transfer queue: one engine starts its transfers, which run one after the other.
#[derive(Clone, Debug)]
pub struct QueueInfo {
    pub name: String,
    /// Must be empty when the engine ends.
    pub exit_drain: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Engine {
    pub name: String,
    pub ops: Vec<Op>,
}

/// An operation of an engine.
#[derive(Clone, Debug)]
pub struct Op {
    /// Given by [`Small::number`].
    pub id: OpId,
    pub kind: Kind,
}

/// What an operation does.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Until the counter is at least this; leaves it.
    WaitGe(Cell, i64),
    /// Until the counter is this; leaves it.
    WaitEq(Cell, i64),
    /// Until the counter is at least this, and takes as much away.
    WaitDec(Cell, i64),
    /// Until some bits of the counter are so, and takes that much away.
    WaitBits(Look, i64),
    /// Until one of these is so; leaves all.
    WaitAny(Vec<Look>),
    /// Adds, or with a negative number subtracts.
    Add(Cell, i64),
    Set(Cell, i64),
    /// Zeroes counters, one after the other.
    Reset(Vec<Cell>),
    EvSet(Cell),
    /// Until the event is set, and clears it.
    EvWait(Cell),
    EvClear(Cell),
    Barrier(usize),
    /// Starts a transfer: reads, then writes, then posts, which are updates only.
    Dma {
        queue: usize,
        reads: Vec<Access>,
        writes: Vec<Access>,
        post: Vec<Kind>,
    },
    /// Until all transfers that were started on the queue are complete.
    Drain(usize),
    Read(Access),
    Write(Access),
    Loop(u32, Vec<Op>),
    Branch(usize, Vec<Op>, Vec<Op>),
    Nop,
}

/// What is asked of a cell: how its value compares, or what a mask leaves of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub cell: Cell,
    pub mask: Option<i64>,
    pub how: How,
    pub value: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    AtLeast,
    Is,
    IsNot,
    Below,
}

impl Look {
    pub fn holds(&self, values: &[i64]) -> bool {
        let seen = match self.mask {
            Some(mask) => values[self.cell] & mask,
            None => values[self.cell],
        };
        match self.how {
            How::AtLeast => seen >= self.value,
            How::Is => seen == self.value,
            How::IsNot => seen != self.value,
            How::Below => seen < self.value,
        }
    }
}

/// Bytes of a region, all of them if none are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    pub region: usize,
    pub bytes: Option<(u32, u32)>,
}

impl Access {
    pub fn overlaps(&self, other: &Access) -> bool {
        let apart = |(a, b): (u32, u32), (c, d): (u32, u32)| b <= c || d <= a;
        self.region == other.region && !self.bytes.zip(other.bytes).is_some_and(|(mine, its)| apart(mine, its))
    }
}

impl From<Kind> for Op {
    fn from(kind: Kind) -> Op {
        Op { id: 0, kind }
    }
}

impl Small {
    /// Numbers the operations.
    pub fn number(&mut self) {
        let mut next = 0;
        self.engines.iter_mut().for_each(|engine| number(&mut engine.ops, &mut next));
    }

    /// An operation by its number.
    pub fn op(&self, id: OpId) -> &Op {
        self.engines.iter().find_map(|engine| find(&engine.ops, id)).expect("a number of this program")
    }

    /// An operation as the zoo writes it.
    pub fn label(&self, op: &Op) -> String {
        let cell = |cell: Cell| &self.cells[cell].name;
        match &op.kind {
            Kind::WaitGe(s, v) => format!("wait_ge {} {v}", cell(*s)),
            Kind::WaitEq(s, v) => format!("wait_eq {} {v}", cell(*s)),
            Kind::WaitDec(s, v) => format!("wait_dec {} {v}", cell(*s)),
            Kind::WaitBits(look, taken) => format!("wait_bits {look:?} {taken}"),
            Kind::WaitAny(looks) => format!("wait_any {looks:?}"),
            Kind::EvWait(e) => format!("ev_wait {}", cell(*e)),
            Kind::Barrier(b) => format!("barrier {}", self.barriers[*b].name),
            Kind::Drain(q) => format!("drain {}", self.queues[*q].name),
            other => format!("{other:?}"),
        }
    }
}

fn number(ops: &mut [Op], next: &mut OpId) {
    for op in ops {
        op.id = *next;
        *next += 1;
        match &mut op.kind {
            Kind::Loop(_, ops) => number(ops, next),
            Kind::Branch(_, then, otherwise) => {
                number(then, next);
                number(otherwise, next);
            }
            _ => {}
        }
    }
}

fn find(ops: &[Op], id: OpId) -> Option<&Op> {
    ops.iter().find_map(|op| match &op.kind {
        _ if op.id == id => Some(op),
        Kind::Loop(_, ops) => find(ops, id),
        Kind::Branch(_, then, otherwise) => find(then, id).or_else(|| find(otherwise, id)),
        _ => None,
    })
}
