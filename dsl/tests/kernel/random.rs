//! Random small kernels: whatever is accepted becomes a valid program, and the program of its records ends the same way.

use super::common::{Files, decoded, run, text};
use chappe_dsl::ast::Kernel;
use chappe_dsl::kernel::program_of_streams;
use chappe_dsl::model::Model;
use chappe_runtime::sim::End;

/// A small generator of pseudo-random numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }

    fn of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len() as u64) as usize]
    }

    fn stmts(&mut self, depth: u64, var: &str, out: &mut String) {
        for _ in 0..=self.below(4) {
            let n = self.below(4);
            match self.below(if depth == 0 { 11 } else { 15 }) {
                0 | 1 => *out += &format!("inc {}; ", self.of(&["a", "b", "s[0]", "s[1]"])),
                2 => *out += &format!("add {} {n}; ", self.of(&["a", "b"])),
                3 => *out += &format!("wait {} >= {n}; ", self.of(&["a", "b", "s[1]"])),
                4 => *out += &format!("wait a >= {var} - 1, b >= {n} then inc s[{var} % 2]; "),
                5 => *out += &format!("do x reads r[{n}] writes r[{var} % 4]; "),
                6 => *out += "drain; ",
                7 => *out += &format!("let r1 = {n}; r1 += {var}; r2 = r1 * 2; "),
                8 => *out += "call f; ",
                9 => *out += &format!("wait a >= r{}; ", 1 + self.below(2)),
                10 => *out += "nop after a >= 1; ",
                11 | 12 => {
                    let name = format!("v{depth}");
                    *out += &format!("for {name} in 0..{n} {{ ");
                    self.stmts(depth - 1, &name, out);
                    *out += "} ";
                }
                13 => {
                    *out += &format!("loop {} {{ ", self.of(&["0", "1", "3", "r1"]));
                    self.stmts(depth - 1, var, out);
                    *out += "} ";
                }
                _ => {
                    *out += &format!("if {} {} {n} {{ ", self.of(&["r1", var]), self.of(&["<", ">=", "==", "!="]));
                    self.stmts(depth - 1, var, out);
                    *out += "} else { ";
                    self.stmts(depth - 1, var, out);
                    *out += "} ";
                }
            }
        }
    }

    /// A kernel and the one it calls; a file holds several such pairs.
    fn kernel(&mut self, n: u32) -> String {
        let mut t = format!("kernel f{n} on neuron::cayman {{ sem a, own; ");
        t += self.of(&[
            "",
            "engine PE { inc a; } ",
            "engine PE { for i in 0..3 { inc own; } } engine SP { inc a; loop 2 { nop; } } ",
        ]);
        t += self.of(&["", "barrier; "]);
        t += &format!("}}\nkernel k{n} on neuron::cayman {{\n sem a, b, s[2]; region r[4];\n");
        // Enough to get through most waits.
        t += " engine Pool { add a 40; add b 40; for i in 0..2 { add s[i] 40; } }\n";
        for _ in 0..2 {
            for engine in ["PE", "SP", "DVE"] {
                t += &format!(" engine {engine} {{ let r1 = 1; let r2 = 2; ");
                self.stmts(2, "3", &mut t);
                t += "}\n";
            }
            t += self.of(&[
                "",
                " barrier;\n",
                " for i in 0..2 { barrier; }\n",
                " fence control_transfer;\n",
                " loop 2 { barrier; inc b; }\n",
            ]);
        }
        let t = t + self.of(&["", " exit;\n"]) + "}\n";
        t.replace("call f;", &format!("call f{n};"))
    }
}

#[test]
fn records_mean_what_the_kernel_means() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut finished, mut hung) = (0, 0);
    let first = text("use neuron; kernel k on neuron::cayman { engine PE { } }");
    let model = first.model(first.kernels()[0]);
    for _ in 0..10 {
        let mut source = "use neuron;\n".to_owned();
        for n in 0..20 {
            source += &random.kernel(n);
        }
        let files = text(&source);
        for kernel in files.kernels().into_iter().filter(|k| k.name.text.starts_with('k')) {
            if same(&files, &model, kernel) {
                finished += 1;
            } else {
                hung += 1;
            }
        }
    }
    assert!(finished > 30 && hung > 10, "{finished} {hung}");
}

/// Whether it finished; in any case the program of its records did the same.
fn same(files: &Files, model: &Model, kernel: &Kernel) -> bool {
    let source = files.loaded.sources.text(kernel.name.span);
    let ir = files.lower(model, kernel).unwrap_or_else(|e| panic!("{source} {e:#?}"));
    let (program, _) = ir.program();
    let outcome = run(&program);
    let images = ir.assemble(None).unwrap_or_else(|e| panic!("{source} {e:#?}"));
    let (back, _) = program_of_streams(model, &decoded(model, &images)).unwrap_or_else(|e| panic!("{source} {e:#?}"));
    let again = run(&back);
    assert_eq!(std::mem::discriminant(&again.end), std::mem::discriminant(&outcome.end), "{source}");
    if outcome.end != End::Finished {
        return false;
    }
    let counters: Vec<u32> = ir.groups.iter().filter_map(|g| g.counter).collect();
    for (id, (a, b)) in outcome.banks[0].values.iter().zip(&again.banks[0].values).enumerate() {
        assert!(a == b || counters.contains(&(id as u32)), "{source}: {id}: {a} {b}");
    }
    true
}
