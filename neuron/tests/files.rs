//! The specification that the program carries is the folder.

#![allow(clippy::result_large_err, clippy::panic, clippy::type_complexity, reason = "tests of generated code")]

use std::collections::BTreeMap;
use std::path::Path;

#[test]
fn every_file_of_the_folder_is_embedded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("spec");
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "chappe") {
            continue;
        }
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        found.insert(format!("neuron/spec/{name}"), std::fs::read_to_string(&path).unwrap());
    }
    let embedded: BTreeMap<String, String> =
        chappe_neuron::SPEC.files.iter().map(|(n, t)| ((*n).to_owned(), (*t).to_owned())).collect();
    assert_eq!(embedded.keys().collect::<Vec<_>>(), found.keys().collect::<Vec<_>>());
    assert_eq!(embedded, found);
    assert!(embedded.contains_key(chappe_neuron::SPEC.root));
}
