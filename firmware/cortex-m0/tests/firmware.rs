// SPDX-License-Identifier: MIT OR Apache-2.0
//! The example programs on a simulated micro:bit: in QEMU, which has no cycles and another author,
//! and in m0sim from the reset vector.

mod support;

use std::process::Command;
use std::time::{Duration, Instant};

use m0sim::{Config, Ending, Machine};
use support::{build, load};

/// What a program prints in QEMU, if it ends with success.
fn qemu(file: &str) -> Result<String, String> {
    let mut child = Command::new("qemu-system-arm")
        .args([
            "-M", "microbit", "-display", "none", "-monitor", "none", "-serial", "none",
        ])
        .args(["-semihosting-config", "enable=on,target=native", "-kernel"])
        .arg(build(file))
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("`qemu-system-arm` is needed: Debian's package of that name");
    let start = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if start.elapsed() > Duration::from_secs(120) {
            child.kill().expect("a child");
            return Err(format!("{file} does not end"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let done = child.wait_with_output().expect("ended");
    // QEMU's semihosting console is its standard error.
    let text = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
    if done.status.success() {
        Ok(text)
    } else {
        Err(text)
    }
}

/// The same in m0sim.
fn simulate(file: &str) -> (Ending, String) {
    let mut machine = Machine::new(&load(file), Config::default()).expect("fits");
    let report = machine.run().expect("no fault");
    (
        report.ending,
        String::from_utf8(report.console).expect("text"),
    )
}

/// RFC 7748, section 6.1: both public keys, and the shared secret twice.
#[test]
fn key_exchange() {
    let expected = [
        "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a",
        "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f",
        "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742",
        "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742",
    ];
    let (ending, text) = simulate("exchange.elf");
    assert!(matches!(ending, Ending::Exit(0)), "{ending:?}");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines, expected);
    assert_eq!(qemu("exchange.elf").as_deref(), Ok(text.as_str()));
}

#[test]
fn aucpace() {
    let (ending, text) = simulate("aucpace.elf");
    assert!(matches!(ending, Ending::Exit(0)), "{ending:?}");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        (lines.len(), lines[0]),
        (2, lines[1]),
        "both sides have the same secret"
    );
    assert_eq!(qemu("aucpace.elf").as_deref(), Ok(text.as_str()));
}

/// A program that fails must be seen to fail: the exchange with another shared secret on one side.
#[test]
fn a_failure_is_seen() {
    let source = include_str!("../firmware/exchange.c");
    let from = "bezout_m0_x25519(theirs, bob, of_alice)";
    assert_eq!(source.matches(from).count(), 1);
    let folder = support::build_folder().join("planted");
    std::fs::create_dir_all(&folder).expect("writable");
    let (file, elf) = (folder.join("failing.c"), folder.join("failing.elf"));
    std::fs::write(
        &file,
        source.replace(from, "bezout_m0_x25519(theirs, bob, of_bob)"),
    )
    .expect("writable");
    let firmware = std::path::Path::new(support::FOLDER).join("firmware");
    let files = [
        "-T".into(),
        firmware.join("microbit.ld"),
        format!("-I{}/include", support::FOLDER).into(),
        format!("-I{}", firmware.display()).into(),
        file,
        firmware.join("start.c"),
        build("libbezout_m0.a"),
        "-lgcc".into(),
    ];
    support::gcc("-O2 -ffreestanding", &elf, &files);
    assert!(qemu("planted/failing.elf").is_err());
}
