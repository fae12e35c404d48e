//! Codecs of ten records of 64 bytes: Chappe's bindings, what is written by hand, and peers.
//!
//! `codec [--seconds S] [--markdown FILE]`: S for each work, 1 if not said; FILE gets the figures as a section.

use std::hint::black_box;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use chappe_bench::codec::chappe::{Chappe, Fields};
use chappe_bench::codec::data::SIZE;
use chappe_bench::codec::peer::Peer;
use chappe_bench::codec::report::{Figures, markdown};
use chappe_bench::codec::work::{Data, Run, Work};
use chappe_bench::codec::{measure, peers};
use chappe_bench::{machine, section};

/// In cache, and far beyond.
const COUNTS: [usize; 2] = [4096, 1_000_000];

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (mut seconds, mut page) = (1.0, None);
    while let Some(arg) = args.next() {
        match (arg.as_str(), args.next()) {
            ("--seconds", Some(s)) => seconds = s.parse().unwrap_or(seconds),
            ("--markdown", Some(path)) => page = Some(PathBuf::from(path)),
            _ => {
                eprintln!("codec [--seconds S] [--markdown FILE]");
                return ExitCode::from(2);
            }
        }
    }
    let time = Duration::from_secs_f64(seconds);
    let text = match COUNTS.iter().map(|count| figures(*count, time)).collect::<Result<Vec<_>, _>>() {
        Ok(all) => markdown(&all, &machine::description()),
        Err(peer) => {
            eprintln!("{peer} refused a legal record");
            return ExitCode::FAILURE;
        }
    };
    print!("{text}");
    if let Some(page) = page
        && let Err(e) = section::write(&page, "codec", &text)
    {
        eprintln!("cannot write {}: {e}", page.display());
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// All peers at all works on streams of one length.
fn figures(count: usize, time: Duration) -> Result<Figures, &'static str> {
    let data = Data::new(count);
    let peers = peers::all();
    let mut rows: Vec<(&'static str, Vec<f64>)> = peers.iter().map(|p| (p.name, Vec::new())).collect();
    for work in Work::ALL {
        let mut tasks: Vec<Run<'_>> = peers.iter().map(|p| (p.run)(work, &data)).collect();
        let best = measure::best(&mut tasks, count, time).map_err(|i| peers.get(i).map_or("a peer", |p| p.name))?;
        rows.iter_mut().zip(best).for_each(|((_, row), ns)| row.push(ns));
    }
    let mut tasks = [build(&data)];
    let best = measure::best(&mut tasks, count, time).map_err(|_| Chappe::NAME)?;
    Ok(Figures { count, rows, build: best.iter().sum() })
}

/// Chappe's builder.
fn build(data: &Data) -> Run<'_> {
    let (records, _) = data.single.as_chunks::<SIZE>();
    let fields: Vec<Fields> = records.iter().filter_map(|r| Chappe::decode(r)).map(|r| Fields::new(&r)).collect();
    let mut to = vec![[0; SIZE]; fields.len()];
    Box::new(move || {
        let ok = to.iter_mut().zip(black_box(&fields)).all(|(to, fields)| match fields.build() {
            Some(bytes) => {
                *to = bytes;
                true
            }
            None => false,
        });
        black_box(&to);
        ok
    })
}
