// SPDX-License-Identifier: MIT OR Apache-2.0
//! BouncyCastle, in a process of its own.

use crate::clock::cycles_per_nanosecond;
use std::path::Path;
use std::process::Command;

/// Gets the package by Maven, and prints its rows; or says what is missing.
pub fn print() {
    println!();
    match measure() {
        Ok(rows) => {
            let scale = cycles_per_nanosecond();
            for line in rows.lines() {
                let fields: Vec<&str> = line.split_whitespace().collect();
                if let [m, operation, least, median] = fields[..] {
                    let cycles = |x: &str| x.parse::<f64>().unwrap_or(f64::NAN) * scale;
                    let (least, median) = (cycles(least), cycles(median));
                    println!(
                        "{m}  {operation:7} {:44} {least:>10.0} {median:>10.0}",
                        "bouncycastle 1.78.1, warm"
                    );
                }
            }
        }
        Err(reason) => println!("bouncycastle: not measured: {reason}"),
    }
}

fn run(program: &str, arguments: &[&str], folder: &Path) -> Result<String, String> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .output();
    let output =
        output.map_err(|error| format!("{program} is absent or cannot be run ({error})"))?;
    if !output.status.success() {
        return Err(format!(
            "{program} fails: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        ));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn measure() -> Result<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("java");
    let folder = folder.as_path();
    run("java", &["-version"], folder)?;
    let library = "target/lib/bcprov-jdk18on-1.78.1.jar";
    if !folder.join(library).exists() {
        run(
            "mvn",
            &[
                "-q",
                "-B",
                "dependency:copy-dependencies",
                "-DoutputDirectory=target/lib",
            ],
            folder,
        )?;
    }
    // A source file is compiled and run at once.
    run("java", &["-cp", library, "Signatures.java"], folder)
}
