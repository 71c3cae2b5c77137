// SPDX-License-Identifier: MIT OR Apache-2.0
//! The files of test vectors: the committed ones, some of which are samples, or the whole set.

use serde_json::Value;
use std::path::{Path, PathBuf};

/// The folder of the committed vectors.
pub fn folder() -> PathBuf {
    workspace().join("vectors")
}

/// The folder that `BEZOUT_VECTORS` names, seen from the workspace: the whole set, as the
/// specification writes it.
pub fn whole() -> Option<PathBuf> {
    std::env::var_os("BEZOUT_VECTORS").map(|named| workspace().join(named))
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A committed file, or what it is a sample of, if there is a folder with the whole set.
///
/// # Panics
/// If there is no such file, it has another schema, or it is not what the sample is of.
pub fn document(file: &str) -> Value {
    find(file, &folder(), whole().as_deref())
}

/// The tests of [`document`].
///
/// # Panics
/// As it does, and if there is none.
pub fn tests(file: &str) -> Vec<Value> {
    let tests = document(file)["tests"].take();
    let tests: Vec<Value> = serde_json::from_value(tests).expect("tests");
    assert!(!tests.is_empty(), "{file}");
    tests
}

fn find(file: &str, committed: &Path, whole: Option<&Path>) -> Value {
    let found = read(&committed.join(file));
    let (Some(all), Some(folder)) = (found.get("whole"), whole) else {
        return found;
    };
    let path = folder.join(file);
    let whole = read(&path);
    let count = whole["tests"].as_array().map_or(0, Vec::len);
    assert_eq!(all["tests"], count, "tests in {}", path.display());
    whole
}

fn read(path: &Path) -> Value {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let document: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(document["schema"], 1, "{}", path.display());
    document
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::catch_unwind;

    /// The number of tests that are found in a sample of two tests of three, if the folder with the
    /// whole set has this text.
    fn found(whole: Option<&str>) -> Option<usize> {
        let root = std::env::temp_dir().join(format!("bezout-files-{}", std::process::id()));
        let [committed, folder] = ["committed", "whole"].map(|name| root.join(name));
        std::fs::create_dir_all(&committed).expect("a folder");
        let sample = r#"{"schema":1,"whole":{"tests":3},"tests":[1,3]}"#;
        std::fs::write(committed.join("a.json"), sample).expect("a file");
        if let Some(text) = whole {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(folder.join("a.json"), text).expect("a file");
        }
        let count = |folder: Option<&Path>| {
            let read = catch_unwind(|| find("a.json", &committed, folder));
            read.ok().map(|f| f["tests"].as_array().map_or(0, Vec::len))
        };
        assert_eq!(count(None), Some(2));
        let count = count(Some(&folder));
        std::fs::remove_dir_all(root).expect("it is there");
        count
    }

    /// What is asked for and is not there is no sample in its place.
    #[test]
    fn the_whole_set_is_there_or_the_test_fails() {
        assert_eq!(found(Some(r#"{"schema":1,"tests":[1,2,3]}"#)), Some(3));
        assert_eq!(found(None), None);
        assert_eq!(found(Some(r#"{"schema":1,"tests":[1,3]}"#)), None);
        assert_eq!(found(Some(r#"{"schema":2,"tests":[1,2,3]}"#)), None);
        assert_eq!(found(Some("")), None);
    }
}
