//! An image as JSON, with the keys of the firmware's own dumper. What that leaves out is here too, under its own name.

use alloc::format;
use alloc::string::String;

use chappe_runtime::record::{Kind, Place, RecordInfo, Type};

use super::Image;
use super::walk::{chosen, is_truth, number};

/// JSON text of an image.
#[must_use]
pub fn dump(image: &Image) -> String {
    let info = image.form().info();
    let mut out = Json { text: String::new(), depth: 0 };
    out.object(|out| {
        out.key("ncfw_ctx_top_sp");
        out.object(|out| {
            out.key("configs");
            out.object(|out| {
                out.key("algo");
                out.object(|out| {
                    out.key("ring");
                    out.object(|out| out.part(info, image, "ring", "channels"));
                    out.key("mesh");
                    out.object(|out| out.part(info, image, "mesh", "events"));
                    out.key("hierarchical");
                    out.put("\"__stub\"");
                });
                out.part(info, image, "neff", "neff");
                out.part(info, image, "dev", "dev");
            });
        });
    });
    out.text.push('\n');
    out.text
}

/// JSON as it is written.
struct Json {
    text: String,
    depth: usize,
}

impl Json {
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn line(&mut self) {
        self.text.push('\n');
        for _ in 0..self.depth {
            self.text.push_str("  ");
        }
    }

    /// Starts a member or an element.
    fn next(&mut self) {
        if !self.text.ends_with(['{', '[']) {
            self.text.push(',');
        }
        self.line();
    }

    fn key(&mut self, name: &str) {
        self.next();
        self.put(&format!("\"{name}\": "));
    }

    fn nested(&mut self, open: char, close: char, inside: impl FnOnce(&mut Self)) {
        self.text.push(open);
        self.depth += 1;
        inside(self);
        self.depth -= 1;
        if !self.text.ends_with(open) {
            self.line();
        }
        self.text.push(close);
    }

    fn object(&mut self, inside: impl FnOnce(&mut Self)) {
        self.nested('{', '}', inside);
    }

    fn part(&mut self, info: &RecordInfo, image: &Image, name: &str, key: &str) {
        let row = info.rows.iter().find(|r| r.name == name);
        if let Some(Kind::Bytes { ty, at }) = row.map(|r| &r.kind) {
            self.key(key);
            self.of_type(ty, image.bytes(), *at as usize, false);
        }
    }

    fn record(&mut self, info: &RecordInfo, bytes: &[u8], at: usize) {
        self.object(|out| {
            for row in info.rows.iter().filter(|r| r.unavailable.is_none()) {
                match &row.kind {
                    Kind::Scalar { scalar, place } if !row.name.is_empty() => {
                        out.key(row.name);
                        out.scalar(bytes, at, place, row.hex, is_truth(scalar));
                    }
                    Kind::Bytes { ty, at: offset } => {
                        out.key(row.name);
                        out.of_type(ty, bytes, at + *offset as usize, row.hex);
                    }
                    Kind::Union(union) => {
                        if let Some((name, ty)) = chosen(info, union, bytes, at) {
                            // The dumper's keys: `device_barrier`, `host_barrier`.
                            out.key(&format!("{name}_barrier"));
                            out.of_type(ty, bytes, at + union.offset as usize, row.hex);
                        }
                    }
                    Kind::Scalar { .. } | Kind::Constant { .. } | Kind::Fill { .. } | Kind::Mode(_) => {}
                }
            }
        });
    }

    fn of_type(&mut self, ty: &Type, bytes: &[u8], at: usize, hex: bool) {
        match ty {
            Type::Record(info) => self.record(info, bytes, at),
            Type::Array { element, count, stride, .. } => self.nested('[', ']', |out| {
                for i in 0..*count as usize {
                    out.next();
                    out.of_type(element, bytes, at + i * *stride as usize, hex);
                }
            }),
            Type::Scalar(scalar, bits) => {
                self.scalar(bytes, at, &Place::bits(0, *bits), hex, is_truth(scalar));
            }
            Type::Bits(_) | Type::Str { .. } => self.put("null"),
        }
    }

    fn scalar(&mut self, bytes: &[u8], at: usize, place: &Place, hex: bool, truth: bool) {
        let n = number(bytes, at, place);
        let text = match (hex, truth) {
            (true, _) if u32::from(place.width) == u64::BITS => format!("\"0x{n:016X}\""),
            (_, true) => format!("{}", n != 0),
            _ => format!("{n}"),
        };
        self.put(&text);
    }
}
