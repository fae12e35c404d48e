//! Codecs.
use chappe_bench::codec::measure;
use chappe_bench::codec::peer::Peer;
use chappe_bench::codec::work::{Data, Run, Work, copy, run};
use chappe_bench::codec::{bilge::Bilge, binrw::Binrw, by_match::ByMatch, deku::Deku, hand::Hand, pdl::Pdl};
use chappe_bench::codec::{valid::Valid, winnow::Winnow, zerocopy::Zerocopy};
use std::time::Duration;

fn main() {
    let secs: f64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(1.0);
    for n in [4096, 1_000_000] {
        let data = Data::new(n);
        let names = [
            "memcpy",
            Valid::NAME,
            Hand::NAME,
            ByMatch::NAME,
            Zerocopy::NAME,
            Bilge::NAME,
            Winnow::NAME,
            Binrw::NAME,
            Pdl::NAME,
            Deku::NAME,
        ];
        let mut rows: Vec<Vec<f64>> = vec![vec![]; names.len()];
        for work in Work::ALL {
            let mut tasks: Vec<Run> = vec![
                copy(&data),
                run::<Valid>(work, &data),
                run::<Hand>(work, &data),
                run::<ByMatch>(work, &data),
                run::<Zerocopy>(work, &data),
                run::<Bilge>(work, &data),
                run::<Winnow>(work, &data),
                run::<Binrw>(work, &data),
                run::<Pdl>(work, &data),
                run::<Deku>(work, &data),
            ];
            let best = measure::best(&mut tasks, n, Duration::from_secs_f64(secs)).unwrap();
            for (r, b) in rows.iter_mut().zip(best) {
                r.push(b);
            }
        }
        println!("{n}  {:?}", Work::ALL.map(|w| w.name()));
        for (name, r) in names.iter().zip(rows) {
            print!("{name:32}");
            for b in r {
                print!("{b:8.2}");
            }
            println!();
        }
    }
}
