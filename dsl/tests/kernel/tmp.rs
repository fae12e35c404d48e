use super::common::*;
#[test]
fn show_listing() {
    let path = std::env::var("K").unwrap_or_default();
    if path.is_empty() {
        return;
    }
    let files = text(&std::fs::read_to_string(path).unwrap());
    for k in files.kernels() {
        let model = files.model(k);
        match files.lower(&model, k) {
            Ok(ir) => {
                println!("== {}\n{}", k.name.text, listing(&ir));
                let (p, _) = ir.program();
                for s in &p.streams {
                    println!("stream core{} e{}", s.core, s.engine);
                    for (i, st) in s.steps.iter().enumerate() {
                        println!("  {i} {:?} | {:?} | {:?} cost {}", st.waits, st.body, st.updates, st.cost);
                    }
                }
                let o = run(&p);
                println!("{:?} t={}", o.end, o.time);
            }
            Err(e) => println!("== {}\n{e:#?}", k.name.text),
        }
    }
}
