//! What is the same for every peer whose values are structs with one field per row: the family, reading, and the rules.

/// In a peer's module that has the ten structs: the family's enum, [`super::peer::Read`] and `rules` for all of them,
/// and coding by opcode, which needs functions `parse` and `write`.
macro_rules! ten {
    () => {
        $crate::codec::shared::values!();
        $crate::codec::shared::dispatch!();
    };
}
pub(super) use ten;

/// The family's enum, reading and rules.
macro_rules! values {
    () => {
        /// Any of the ten.
        #[derive(Clone, Debug)]
        #[allow(missing_docs, clippy::large_enum_variant)]
        pub enum Sync {
            EventSemaphore(EventSemaphore),
            Halt(Halt),
            Drain(Drain),
            NoOp(NoOp),
            RegisterMove(RegisterMove),
            CompareAndBranch(CompareAndBranch),
            GroupResetSemaphores(GroupResetSemaphores),
            DmaTrigger(DmaTrigger),
            AllEngineBarrier(AllEngineBarrier),
            CoreBarrier(CoreBarrier),
        }

        impl $crate::codec::peer::Read for Sync {
            #[inline]
            fn read(&self, f: &mut impl FnMut(u64)) {
                match self {
                    Sync::EventSemaphore(r) => r.read(f),
                    Sync::Halt(r) => r.read(f),
                    Sync::Drain(r) => r.read(f),
                    Sync::NoOp(r) => r.read(f),
                    Sync::RegisterMove(r) => r.read(f),
                    Sync::CompareAndBranch(r) => r.read(f),
                    Sync::GroupResetSemaphores(r) => r.read(f),
                    Sync::DmaTrigger(r) => r.read(f),
                    Sync::AllEngineBarrier(r) => r.read(f),
                    Sync::CoreBarrier(r) => r.read(f),
                }
            }
        }

        $crate::codec::shared::event!();
        $crate::codec::shared::members! {
            Halt(notify) Drain(count) NoOp() AllEngineBarrier() CoreBarrier(id index)
        }
        $crate::codec::shared::moves!();
        $crate::codec::shared::branch!();
        $crate::codec::shared::reset!();
        $crate::codec::shared::trigger!();
    };
}
pub(super) use values;

/// Coding by opcode.
macro_rules! dispatch {
    () => {
        /// Decodes the member that the opcode says.
        #[inline]
        fn dispatch(bytes: &[u8]) -> Option<Sync> {
            match *bytes.first()? {
                0xA0 => parse(bytes).map(Sync::EventSemaphore),
                0xA1 => parse(bytes).map(Sync::Halt),
                0xA2 => parse(bytes).map(Sync::Drain),
                0xA4 => parse(bytes).map(Sync::NoOp),
                0xA7 => parse(bytes).map(Sync::RegisterMove),
                0xA9 => parse(bytes).map(Sync::CompareAndBranch),
                0xB0 => parse(bytes).map(Sync::GroupResetSemaphores),
                0xC1 => parse(bytes).map(Sync::DmaTrigger),
                0xD5 => parse(bytes).map(Sync::AllEngineBarrier),
                0xD8 => parse(bytes).map(Sync::CoreBarrier),
                _ => None,
            }
        }

        /// Encodes the member that it is.
        #[inline]
        fn write_any(any: &Sync) -> Option<[u8; $crate::codec::data::SIZE]> {
            match any {
                Sync::EventSemaphore(r) => write(r),
                Sync::Halt(r) => write(r),
                Sync::Drain(r) => write(r),
                Sync::NoOp(r) => write(r),
                Sync::RegisterMove(r) => write(r),
                Sync::CompareAndBranch(r) => write(r),
                Sync::GroupResetSemaphores(r) => write(r),
                Sync::DmaTrigger(r) => write(r),
                Sync::AllEngineBarrier(r) => write(r),
                Sync::CoreBarrier(r) => write(r),
            }
        }
    };
}
pub(super) use dispatch;

/// Reading and rules of the predicate that nine of them have.
macro_rules! predicate {
    ($self:ident) => {
        $crate::codec::rules::lane(
            $self.wait.num() as u8,
            $self.wait_index,
            $self.update.num() as u8,
            $self.update_index,
            $self.value.num() as u32,
        )
    };
    ($self:ident $f:ident) => {{
        let value = $self.value.num() as u32;
        $f($self.debug_cmd.num());
        $f($self.debug_hint.num());
        $f($self.wait.num());
        $f($self.wait_index.num());
        $f($crate::codec::rules::wait_operand($self.wait.num() as u8, value));
        $f($self.update.num());
        $f($self.update_index.num());
        $f($crate::codec::rules::update_operand($self.update.num() as u8, value));
    }};
}
pub(super) use predicate;

macro_rules! event {
    () => {
        impl $crate::codec::peer::Read for EventSemaphore {
            #[inline]
            fn read(&self, f: &mut impl FnMut(u64)) {
                use $crate::codec::{
                    peer::Num,
                    rules::{update_operand, wait_operand},
                };
                let value = self.value0.num() as u32;
                f(self.debug_cmd.num());
                f(self.debug_hint.num());
                f(self.wait0.num());
                f(self.wait0_index.num());
                f(wait_operand(self.wait0.num() as u8, value));
                f(self.update0.num());
                f(self.update0_index.num());
                f(update_operand(self.update0.num() as u8, value));
                f(self.setter_signature.num());
                f(self.wait1.num());
                f(self.wait1_index.num());
                f(wait_operand(self.wait1.num() as u8, self.wait1_value.num() as u32));
                f(self.update.num());
                f(self.update_index.num());
                f(update_operand(self.update.num() as u8, self.update_value.num() as u32));
            }
        }

        impl EventSemaphore {
            /// Unused where the rules are written by hand.
            #[inline]
            #[allow(dead_code)]
            pub(super) fn rules(&self) -> bool {
                use $crate::codec::{peer::Num, rules};
                rules::event(&rules::Event {
                    first: [self.wait0.num() as u8, self.wait0_index, self.update0.num() as u8, self.update0_index],
                    value: self.value0.num() as u32,
                    second: [self.wait1.num() as u8, self.wait1_index, self.update.num() as u8, self.update_index],
                    wait_value: self.wait1_value.num() as u32,
                    update_value: self.update_value.num() as u32,
                })
            }
        }
    };
}
pub(super) use event;

macro_rules! members { ($($name:ident ($($field:ident)*))*) => { $(
    impl $crate::codec::peer::Read for $name {
        #[inline]
        fn read(&self, f: &mut impl FnMut(u64)) {
            use $crate::codec::peer::Num;
            $crate::codec::shared::predicate!(self f);
            $(f(self.$field.num());)*
        }
    }

    impl $name {
        /// Unused where the rules are written by hand.
        #[inline]
        #[allow(dead_code)]
        pub(super) fn rules(&self) -> bool {
            use $crate::codec::peer::Num;
            $crate::codec::shared::predicate!(self)
        }
    }
)* } }
pub(super) use members;

macro_rules! moves { () => {
    impl $crate::codec::peer::Read for RegisterMove {
        #[inline]
        fn read(&self, f: &mut impl FnMut(u64)) {
            use $crate::codec::peer::Num;
            $crate::codec::shared::predicate!(self f);
            f(self.num_mov.num());
            f(self.dtype.num());
            f(self.move_source.num());
            self.src_registers.iter().for_each(|r| f(r.num()));
            self.dst_registers.iter().for_each(|r| f(r.num()));
            self.immediates.iter().for_each(|i| f(i.num()));
        }
    }

    impl RegisterMove {
        /// Unused where the rules are written by hand.
        #[inline]
        #[allow(dead_code)]
        pub(super) fn rules(&self) -> bool {
            use $crate::codec::peer::Num;
            $crate::codec::shared::predicate!(self)
                & $crate::codec::rules::moves(self.num_mov, self.dtype.num() as u8)
        }
    }
} }
pub(super) use moves;

macro_rules! branch { () => {
    impl $crate::codec::peer::Read for CompareAndBranch {
        #[inline]
        fn read(&self, f: &mut impl FnMut(u64)) {
            use $crate::codec::peer::Num;
            $crate::codec::shared::predicate!(self f);
            f(self.compare_op.num());
            f(self.dtype.num());
            f(self.target_mode.num());
            f(self.immediate.num());
            f(self.lhs.num());
            f(self.rhs.num());
            f(self.target_low.num());
            f(self.target_high.num());
            f(self.branch_target.num());
        }
    }

    impl CompareAndBranch {
        /// Unused where the rules are written by hand.
        #[inline]
        #[allow(dead_code)]
        pub(super) fn rules(&self) -> bool {
            use $crate::codec::peer::Num;
            $crate::codec::shared::predicate!(self)
                & $crate::codec::rules::branch(
                    self.compare_op.num() as u8,
                    self.dtype.num() as u8,
                    self.target_mode.num() as u8,
                    self.immediate.num() as u32,
                    self.rhs,
                    [self.target_low, self.target_high],
                    self.branch_target.num(),
                )
        }
    }
} }
pub(super) use branch;

macro_rules! reset { () => {
    impl $crate::codec::peer::Read for GroupResetSemaphores {
        #[inline]
        fn read(&self, f: &mut impl FnMut(u64)) {
            use $crate::codec::peer::Num;
            $crate::codec::shared::predicate!(self f);
            f(self.mode.num());
            f(self.range_first.num());
            f(self.range_last.num());
            self.mask.iter().for_each(|m| f(m.num()));
        }
    }

    impl GroupResetSemaphores {
        /// Unused where the rules are written by hand.
        #[inline]
        #[allow(dead_code)]
        pub(super) fn rules(&self) -> bool {
            use $crate::codec::peer::Num;
            let [a, b, c, d] = self.mask;
            let mask = [a.num(), b.num(), c.num(), d.num()];
            $crate::codec::shared::predicate!(self)
                & $crate::codec::rules::reset(self.mode.num() as u8, self.range_first, self.range_last, mask)
        }
    }
} }
pub(super) use reset;

macro_rules! trigger { () => {
    impl $crate::codec::peer::Read for DmaTrigger {
        #[inline]
        fn read(&self, f: &mut impl FnMut(u64)) {
            use $crate::codec::peer::Num;
            $crate::codec::shared::predicate!(self f);
            let (len, sum) = $crate::codec::rules::text_sum(&self.queue);
            f(len);
            f(sum);
            f(self.block.num());
        }
    }

    impl DmaTrigger {
        /// Unused where the rules are written by hand.
        #[inline]
        #[allow(dead_code)]
        pub(super) fn rules(&self) -> bool {
            use $crate::codec::peer::Num;
            $crate::codec::shared::predicate!(self) & $crate::codec::rules::text(&self.queue)
        }
    }
} }
pub(super) use trigger;
