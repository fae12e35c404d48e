//! The records of some kernels, as text.

use super::common::{decoded, golden, listing, run, text};
use chappe_dsl::kernel::program_of_streams;
use chappe_runtime::sim::End;

pub(crate) const CONTROL: &str = r"
use neuron;
kernel part on neuron::cayman {
    sem a, mine;
    engine PE { for i in 0..2 { inc a; } barrier; inc mine; }
    engine SP { barrier; }
}
kernel control on neuron::cayman {
    sem a, s[3];
    event e;
    region tile[2]: 64, x;
    queue q on SP;
    engine PE {
        let r1 = 3;
        loop r1 { do mm reads tile[0][0..32], x writes tile[1]; inc s[0]; loop 2 { inc a; } }
        if r1 < 4 { inc s[1]; } else { inc s[2]; nop; }
        for i in 0..2 { call part; wait a >= i - 1, s[i] >= 1, s[0] >= 3; }
        r2 = r1 * 2; r2 -= 1; r2 = max(r2, r1);
        set e;
        barrier pair;
    }
    engine SP {
        for i in 0..2 { call part; }
        copy q reads x then inc a; drain q;
        wait e then inc a;
        EventSemaphore { wait0: sem_ge_imm(a, 1), update: sem_inc(s[2]) };
        for i in 0..3 { EventSemaphore { wait0: sem_ge_imm(a, i), update: sem_inc(s[i]) }; }
        barrier pair;
    }
    reset a, s;
    loop 2 { barrier; }
    fence control_transfer;
    exit;
}
";

#[test]
fn control_structures_become_records() {
    let files = text(CONTROL);
    let kernel = files.kernels().pop().expect("a kernel");
    let model = files.model(kernel);
    let ir = files.lower(&model, kernel).expect("no mistakes");
    golden("control.txt", &listing(&ir));
    let (program, _) = ir.program();
    let outcome = run(&program);
    assert_eq!(outcome.end, End::Finished);
    let images = ir.assemble(None).expect("records");
    let (back, names) = program_of_streams(&model, &decoded(&model, &images)).expect("a program");
    let again = run(&back);
    assert_eq!(again.end, End::Finished);
    assert_eq!(names.streams, ir.names.streams);
    // Ids 254 and 255 are the barriers'.
    assert_eq!(again.banks[0].values[..254], outcome.banks[0].values[..254]);
}

const ROUNDS: &str = r"
use neuron;
kernel rounds on neuron::cayman @profile(runtime) {
    sem a = 20, b;
    event e = 40;
    engine Pool { for i in 0..3 { inc a; barrier; } wait a == 3 then dec b; wait !e; wait e keep then clear e; }
    engine PE { for i in 0..3 { barrier; } wait a > 2; wait a >= r3 then set b 7; inc a at read; set e; }
    engine DMA { wait a < 9; wait a <= 9; sub a 2; }
    barrier;
    exit;
}
";

#[test]
fn thresholds_of_barriers_grow() {
    let files = text(ROUNDS);
    let kernel = files.kernels().pop().expect("a kernel");
    let model = files.model(kernel);
    let ir = files.lower(&model, kernel).expect("no mistakes");
    golden("rounds.txt", &listing(&ir));
    decoded(&model, &ir.assemble(None).expect("records"));
}

const HUGE: &str = r"
use neuron;
kernel huge on neuron::cayman {
    sem s[4];
    region r[8]: 1024;
    engine PE {
        for i in 0..1000000000 {
            wait s[i % 4] >= i - 3;
            do mm reads r[i % 8][0..16] writes r[(i + 1) % 8][i % 16..i % 16 + 2];
            inc s[(i + 1) % 4];
            for j in 0..i { if j % 2 == 0 { inc s[j % 4]; } else { loop j { nop; } } }
        }
    }
}
";

#[test]
fn a_billion_iterations_cost_nothing() {
    let files = text(HUGE);
    let kernel = files.kernels().pop().expect("a kernel");
    let model = files.model(kernel);
    let start = std::time::Instant::now();
    let (program, _) = files.lower(&model, kernel).expect("no mistakes").program();
    assert_eq!(program.validate(), Ok(()));
    assert!(program.streams[0].steps.len() < 40);
    assert!(start.elapsed().as_secs() < 5);
}

const ABSTRACT: &str = r"
spec toy;
engines any;
bank count: u8[4] { reserve 0..=0 for host, init 1, }
bank flags: flag[2];
registers x: u16[4];
kernel k on toy {
    sem a { init 0 }
    event e;
    region m: 8;
    queue q;
    engine left { do work writes m then inc a; set e; barrier; copy q reads m then inc a; drain; }
    engine right { wait a >= 1; do work reads m; wait e; barrier; loop 3 { inc a; } if unknown p { nop; } else { inc a; } }
    core barrier;
    exit;
    expect ok;
    expect race on m;
    expect undrained right;
}
";

#[test]
fn a_machine_without_records_runs() {
    let files = text(ABSTRACT);
    let kernel = files.kernels().pop().expect("a kernel");
    let model = files.model(kernel);
    let ir = files.lower(&model, kernel).expect("no mistakes");
    assert_eq!(ir.names.streams, ["core0.left", "core0.right"]);
    let (program, _) = ir.program();
    let outcome = run(&program);
    assert_eq!(outcome.end, End::Finished);
    let errors = ir.assemble(None).expect_err("no lowerings");
    assert!(errors.iter().all(|d| d.code.0 == "E0716"), "{errors:#?}");
    assert!(errors.len() > 5);
}

#[test]
fn a_billion_records_are_refused() {
    let source = "use neuron; kernel k on neuron::cayman { engine PE { for i in 0..1000000000 { nop; } } }";
    let files = text(source);
    let kernel = files.kernels().pop().expect("a kernel");
    let model = files.model(kernel);
    let ir = files.lower(&model, kernel).expect("no mistakes");
    let errors = ir.assembly(None).write(0, &mut |_| {}).expect_err("too long");
    assert!(errors[0].message.contains("million records"), "{errors:#?}");
}
