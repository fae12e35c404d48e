// Made by the tests: do not edit.
use chappe_runtime::record::{ParseError, RecordError};

use super::shapes as m;

type Read = Result<(String, Vec<u8>), RecordError>;

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn decode(name: &str, bytes: &[u8]) -> Read {
    match name {
        "Sync" => m::Sync::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Halt" => m::Halt::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Post" => m::Post::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Reset" => m::Reset::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Join" => m::Join::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Secret" => m::Secret::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Jump" => m::Jump::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "JumpIf" => m::JumpIf::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Call" => m::Call::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Numbers" => m::Numbers::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Hello" => m::Hello::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Bye" => m::Bye::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Sw" => m::Sw::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Sb" => m::Sb::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Beq" => m::Beq::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Nop" => m::Nop::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Ctrl" => m::Ctrl::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Data" => m::Data::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Ring" => m::Ring::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Step" => m::Step::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Point" => m::Point::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Box" => m::Box::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Inner" => m::Inner::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Empty" => m::Empty::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn decode_member(name: &str, bytes: &[u8]) -> Read {
    match name {
        "Word" => m::Word::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Host" => m::Host::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Insn" => m::Insn::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Store" => m::Store::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Branch" => m::Branch::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        "Net" => m::Net::decode(bytes).map(|r| (r.to_string(), r.encode().to_vec())),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn parse(name: &str, text: &str, profile: Option<usize>) -> Result<Vec<u8>, ParseError> {
    match name {
        "Sync" => m::Sync::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Halt" => m::Halt::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Post" => m::Post::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Reset" => m::Reset::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Join" => m::Join::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Secret" => m::Secret::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Jump" => m::Jump::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "JumpIf" => m::JumpIf::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Call" => m::Call::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Numbers" => m::Numbers::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Hello" => m::Hello::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Bye" => m::Bye::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Sw" => m::Sw::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Sb" => m::Sb::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Beq" => m::Beq::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Nop" => m::Nop::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Ctrl" => m::Ctrl::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Data" => m::Data::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Ring" => m::Ring::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Step" => m::Step::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Point" => m::Point::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Box" => m::Box::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Inner" => m::Inner::parse_as(text, profile).map(|r| r.encode().to_vec()),
        "Empty" => m::Empty::parse_as(text, profile).map(|r| r.encode().to_vec()),
        other => panic!("no {other}"),
    }
}

#[allow(unused_variables, clippy::too_many_lines)]
pub(crate) fn rebuild(name: &str, bytes: &[u8], profile: Option<usize>) -> Result<Vec<u8>, RecordError> {
    match name {
        "Sync" => {
            let r = m::Sync::decode(bytes)?;
            let b = m::Sync::builder();
            let v = r.width(); let b = b.width(v);
            let v = r.hint(); let b = b.hint(v);
            let b = b.wait0(r.wait0());
            let b = b.update0(r.update0());
            let b = b.wait1(r.wait1());
            let v = r.always(); let b = b.always(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Halt" => {
            let r = m::Halt::decode(bytes)?;
            let b = m::Halt::builder();
            let v = r.width(); let b = b.width(v);
            let v = r.hint(); let b = b.hint(v);
            let b = b.wait(r.wait());
            let b = b.update(r.update());
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Post" => {
            let r = m::Post::decode(bytes)?;
            let b = m::Post::builder();
            let v = r.width(); let b = b.width(v);
            let v = r.hint(); let b = b.hint(v);
            let b = b.mode(r.mode());
            let v = r.raw(); let b = b.raw(v);
            let b = b.other(r.other());
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Reset" => {
            let r = m::Reset::decode(bytes)?;
            let b = m::Reset::builder();
            let v = r.width(); let b = b.width(v);
            let v = r.hint(); let b = b.hint(v);
            let b = b.wait(r.wait());
            let b = b.update(r.update());
            let v = r.mode(); let b = b.mode(v);
            let b = match r.first() { Some(v) => b.first(v), None => b };
            let b = match r.last() { Some(v) => b.last(v), None => b };
            let b = match r.shift() { Some(v) => b.shift(v), None => b };
            let b = match r.mask() { Some(v) => b.mask(v), None => b };
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Join" => m::Join::decode(bytes).map(|r| r.encode().to_vec()),
        "Secret" => m::Secret::decode(bytes).map(|r| r.encode().to_vec()),
        "Jump" => {
            let r = m::Jump::decode(bytes)?;
            let b = m::Jump::builder();
            let v = r.width(); let b = b.width(v);
            let v = r.hint(); let b = b.hint(v);
            let v = r.distance(); let b = b.distance(v);
            let v = r.split(); let b = b.split(v);
            let v = r.far(); let b = b.far(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "JumpIf" => {
            let r = m::JumpIf::decode(bytes)?;
            let b = m::JumpIf::builder();
            let v = r.width(); let b = b.width(v);
            let v = r.hint(); let b = b.hint(v);
            let v = r.how(); let b = b.how(v);
            let v = r.level(); let b = b.level(v);
            let v = r.distance(); let b = b.distance(v);
            let v = r.bytes(); let b = b.bytes(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Call" => {
            let r = m::Call::decode(bytes)?;
            let b = m::Call::builder();
            let v = r.width(); let b = b.width(v);
            let v = r.hint(); let b = b.hint(v);
            let b = b.wait(r.wait());
            let b = b.update(r.update());
            let v = r.name(); let b = b.name(v);
            let v = r.label(); let b = b.label(v);
            let v = r.names(); let b = b.names(v);
            let v = r.hot(); let b = b.hot(v);
            let v = r.level(); let b = b.level(v);
            let v = r.flags(); let b = b.flags(v);
            let v = r.delta(); let b = b.delta(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Numbers" => {
            let r = m::Numbers::decode(bytes)?;
            let b = m::Numbers::builder();
            let v = r.width(); let b = b.width(v);
            let v = r.hint(); let b = b.hint(v);
            let v = r.bit(); let b = b.bit(v);
            let v = r.sign(); let b = b.sign(v);
            let v = r.u64(); let b = b.u64(v);
            let v = r.i64(); let b = b.i64(v);
            let v = r.middle(); let b = b.middle(v);
            let v = r.low(); let b = b.low(v);
            let v = r.high(); let b = b.high(v);
            let v = r.a(); let b = b.a(v);
            let v = r.b(); let b = b.b(v);
            let v = r.ten(); let b = b.ten(v);
            let v = r.index(); let b = b.index(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Hello" => {
            let r = m::Hello::decode(bytes)?;
            let b = m::Hello::builder();
            let v = r.id(); let b = b.id(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Bye" => {
            let r = m::Bye::decode(bytes)?;
            let b = m::Bye::builder();
            let v = r.why(); let b = b.why(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Sw" => {
            let r = m::Sw::decode(bytes)?;
            let b = m::Sw::builder();
            let v = r.rs1(); let b = b.rs1(v);
            let v = r.rs2(); let b = b.rs2(v);
            let v = r.imm(); let b = b.imm(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Sb" => {
            let r = m::Sb::decode(bytes)?;
            let b = m::Sb::builder();
            let v = r.rs1(); let b = b.rs1(v);
            let v = r.rs2(); let b = b.rs2(v);
            let v = r.imm(); let b = b.imm(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Beq" => {
            let r = m::Beq::decode(bytes)?;
            let b = m::Beq::builder();
            let v = r.rs1(); let b = b.rs1(v);
            let v = r.rs2(); let b = b.rs2(v);
            let v = r.imm(); let b = b.imm(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Nop" => {
            let r = m::Nop::decode(bytes)?;
            let b = m::Nop::builder();
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Ctrl" => {
            let r = m::Ctrl::decode(bytes)?;
            let b = m::Ctrl::builder();
            let v = r.index(); let b = b.index(v);
            let v = r.opcode(); let b = b.opcode(v);
            let v = r.qpn(); let b = b.qpn(v);
            let v = r.ds(); let b = b.ds(v);
            let v = r.fence(); let b = b.fence(v);
            let v = r.imm(); let b = b.imm(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Data" => {
            let r = m::Data::decode(bytes)?;
            let b = m::Data::builder();
            let v = r.count(); let b = b.count(v);
            let v = r.pair(); let b = b.pair(v);
            let v = r.addr(); let b = b.addr(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Ring" => {
            let r = m::Ring::decode(bytes)?;
            let b = m::Ring::builder();
            let v = r.head(); let b = b.head(v);
            let v = r.tail(); let b = b.tail(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Step" => {
            let r = m::Step::decode(bytes)?;
            let b = m::Step::builder();
            let v = r.count(); let b = b.count(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Point" => {
            let r = m::Point::decode(bytes)?;
            let b = m::Point::builder();
            let v = r.x(); let b = b.x(v);
            let v = r.y(); let b = b.y(v);
            let v = r.z(); let b = b.z(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Box" => {
            let r = m::Box::decode(bytes)?;
            let b = m::Box::builder();
            let v = r.kind(); let b = b.kind(v);
            let v = r.hot(); let b = b.hot(v);
            let v = r.level(); let b = b.level(v);
            let b = match r.view() { Some(v) => b.view(v), None => b };
            let v = r.steps(); let b = b.steps(v);
            let v = r.pads(); let b = b.pads(v);
            let v = r.set(); let b = b.set(v);
            let v = r.label(); let b = b.label(v);
            let v = r.grid(); let b = b.grid(v);
            let v = r.any(); let b = b.any(v);
            let b = match r.gap() { Some(v) => b.gap(v), None => b };
            let v = r.points(); let b = b.points(v);
            let v = r.levels(); let b = b.levels(v);
            let b = match r.kinds() { Some(v) => b.kinds(v), None => b };
            let v = r.nested(); let b = b.nested(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Inner" => {
            let r = m::Inner::decode(bytes)?;
            let b = m::Inner::builder();
            let b = match r.view() { Some(v) => b.view(v), None => b };
            let v = r.which(); let b = b.which(v);
            let v = r.view_2(); let b = b.view_2(v);
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        "Empty" => {
            let r = m::Empty::decode(bytes)?;
            let b = m::Empty::builder();
            b.build(profile.and_then(|p| m::Profile::ALL.get(p)).copied()).map(|r| r.encode().to_vec())
        },
        other => panic!("no {other}"),
    }
}

