//! Every kind of mistake, and what is said about it.

use super::common::{errors, golden};

fn kernel(body: &str) -> String {
    format!("use neuron;\nkernel k on neuron::cayman {{\n{body}\n}}\n")
}

#[test]
fn mistakes_are_named() {
    let mut out = String::new();
    for body in [
        "sem a; engine PE { wait b >= 1; inc aa; do x reads r; copy q; drain q; let r1 = zz; fence foo; call bar; bld(1); }",
        "sem a; sem a; region a; engine PE {}",
        "sem a[300]; sem b; sem c = 2; sem d = 256; sem e = 300; sem f = 255; sem g = 255; sem h[0]; event x = 3; engine PE {}",
        "sem a[200]; sem b[100]; engine PE {}",
        "sem a; event e; region r[2]: 16; queue q on SP; const N = 3;
         engine PE { wait a; wait e >= 1; inc e; set a; clear a; inc q; do x reads a; do x reads r; do x reads r[2], r[0][0..17], r[0][4..2], r[0][1][2]; drain r; inc N; wait a[0] >= 1; copy q reads r[0]; }",
        "sem s[4]; engine PE { inc s; for i in 0..8 { inc s[i]; if i < 4 { inc s[i]; } } inc s[9]; for i in 0..1000000000 { inc s[i % 4]; } }",
        "sem a; engine PE { wait a >= 1/0; wait a >= 99999999999999999999; wait a >= 3000000000; wait a >= r1 + 1; let r99 = 1; let r62 = 1; let foo = 3; r1 = r2 / 3; r1 = r2 + 3 * r4; }",
        "engine ALL { nop; } engine XX { nop; } engine DMA { barrier; exit; } nop;",
        "nop;",
        "sem a; core 0 { engine PE { wait core1.a >= 1; inc core2.a; core barrier 3; } } core 1 { engine PE { reset core0.a; } } core 999 {}",
        "sem a, b, c; engine PE { wait a >= 1 then wait b >= 1 then wait c >= 1; do x then inc a; wait a == 1; inc a at read; wait a >= 1 then inc a then inc b; drain after a >= 1 then add a 3; wait a > 3; wait a < 3; }",
        "sem a; engine PE { wait a >= 1, a >= 2, a >= 3; inc a 3; add a; add a 3; sub a 3 then wait a >= 1; nop @foo; nop @cost(3); nop @cost(0 - 1); }",
        "sem a; expect ook; expect race on foo; expect final a == i; expect final b == 3; expect leak of a; expect undrained PE; engine PE {}",
        "engine PE { loop 70000 { loop 2 { } } for i in 3 { } for i in 0..2 { for i in 0..2 { nop; } } loop -1 {} if r1 && r2 {} }",
        "engine PE { CompareAndBranch { compare_op: lt_imm, dtype: uint32, target_mode: rel_imm, immediate: 1, lhs: 1, branch_target: 3 }; Call { callee: \"x\" }; Drain { cont: 1 }; Drain { count: 1 } then inc a; PollSem {}; add_semaphore_wait_eq(1); }",
        "sem a { init 3, limit 0..=2, drained at exit } queue q on SP { zero at exit } sem b { limit 3, init 99999999999 } engine PE {}",
        "engine PE { if unknown p { nop; } else { } }",
        "PE: do x;",
        "engine PE { call k; }",
        "core 0 { core 1 { } engine PE {} }",
        "sem a; engine PE { wait a >= 1 then set a 2; for i in 0..3 { wait a >= i then add a i; wait a >= 1 then add a i; } }",
        "sem a[253]; engine PE { barrier; } engine SP { barrier; }",
        "engine PE { barrier p; } barrier p; core barrier 1; fence control_transfer; exit;",
    ] {
        out += &format!("---- {body}\n");
        let strict = kernel(body).replace("neuron::cayman {", "neuron::cayman @profile(compiler) {");
        for e in errors(&strict) {
            out += &format!("{e}\n");
        }
    }
    golden("mistakes.txt", &out);
}
