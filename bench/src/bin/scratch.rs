use chappe_bench::codec::{ahead, bulk, data, prototype as p, rows, sorted};
use std::hint::black_box;
use std::time::Instant;

struct Task<'a>(&'static str, Box<dyn FnMut() + 'a>);

fn main() {
    let secs: f64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(1.0);
    kinds();
    for n in [512, 4096, 1_000_000] {
        let fam = data::family(n, 1);
        let one = data::single(n, 2);
        let mut out = vec![0u8; fam.len()];
        let (r, _) = one.as_chunks::<64>();
        let outs: Vec<std::cell::RefCell<Vec<bulk::Sync>>> = (0..5).map(|_| Default::default()).collect();
        let mut tasks = vec![
            Task("memcpy", Box::new(|| black_box(&mut out).copy_from_slice(black_box(&fam)))),
            Task("or words", Box::new(|| { let (w, _) = black_box(&fam[..]).as_chunks::<8>(); black_box(w.iter().fold(0, |a, w| a | u64::from_le_bytes(*w))); })),
            Task("validate match", Box::new(|| assert!(black_box(p::validate_match(black_box(&fam))).is_some()))),
            Task("validate buckets", Box::new(|| assert!(black_box(p::validate_buckets(black_box(&fam))).is_some()))),
            Task("validate buckets2", Box::new(|| assert!(black_box(p::validate_buckets2(black_box(&fam))).is_some()))),
            Task("validate rows", Box::new(|| assert!(black_box(rows::validate(black_box(&fam))).is_some()))),
            Task("validate sorted", Box::new(|| assert!(black_box(sorted::validate(black_box(&fam))).is_some()))),
            Task("validate ahead", Box::new(|| assert!(black_box(ahead::validate(black_box(&fam))).is_some()))),
            Task("ES words", Box::new(|| assert!(black_box(r).iter().all(|b| p::event_semaphore(b))))),
            Task("ES rows", Box::new(|| assert!(rows::validate_one(black_box(&one)).is_some()))),
        ];
        let fns: [(&'static str, fn(&[u8], &mut Vec<bulk::Sync>) -> bool); 5] = [("bulk match", bulk::bulk_match), ("bulk rows", bulk::bulk_rows), ("bulk sorted", bulk::bulk_sorted), ("bulk wrap", bulk::bulk_wrap), ("bulk stamp", bulk::bulk_stamp)];
        for ((name, f), out) in fns.into_iter().zip(&outs) {
            let fam = &fam;
            tasks.push(Task(name, Box::new(move || { assert!(f(black_box(fam), &mut out.borrow_mut())); black_box(&out.borrow()[..]); })));
        }
        let keep = |name: &'static str, f: fn(&bulk::Record) -> Option<bulk::Sync>| { let fam = &fam; Task(name, Box::new(move || { let (r, _) = black_box(&fam[..]).as_chunks::<64>(); for r in r { black_box(f(r).unwrap()); } })) };
        tasks.push(keep("decode match", bulk::decode_match));
        tasks.push(keep("decode rows", bulk::decode_rows));
        let mut best = vec![f64::MAX; tasks.len()];
        let start = Instant::now();
        while start.elapsed().as_secs_f64() < secs {
            for (t, b) in tasks.iter_mut().zip(&mut best) {
                let reps = (4096 / n).max(1);
                (t.1)();
                let s = Instant::now();
                for _ in 0..reps { (t.1)(); }
                *b = b.min(s.elapsed().as_secs_f64() * 1e9 / (n * reps) as f64);
            }
        }
        for (t, b) in tasks.iter().zip(&best) { println!("{:25} {n:8} {b:6.2} ns", t.0); }
    }
}

fn kinds() {
    use sorted::*;
    let fs: [(&str, fn(&Chunk, &[u8]) -> u64); 10] = [("es", event_semaphore), ("halt", halt), ("drain", drain), ("noop", noop), ("move", register_move), ("branch", compare_and_branch), ("reset", group_reset), ("dma", dma_trigger), ("aeb", engine_barrier), ("cb", core_barrier)];
    let list: Vec<u8> = (0..=255).collect();
    for (i, (name, f)) in fs.iter().enumerate() {
        let ops = [0xA0, 0xA1, 0xA2, 0xA4, 0xA7, 0xA9, 0xB0, 0xC1, 0xD5, 0xD8];
        let mut rng = fastrand::Rng::with_seed(3);
        let chunk: Vec<[u8; 64]> = (0..256).map(|_| data::record(&mut rng, Some(ops[i]))).collect();
        let chunk: &Chunk = chunk[..].try_into().unwrap();
        let mut best = f64::MAX;
        for _ in 0..2000 { let s = Instant::now(); for _ in 0..8 { assert_eq!(f(black_box(chunk), black_box(&list)), 0); } best = best.min(s.elapsed().as_secs_f64() * 1e9 / 2048.0); }
        println!("{name:10} {best:6.2}");
    }
}
