// SPDX-License-Identifier: MIT OR Apache-2.0
//! What tests and examples share: building the firmware, the table of routines, calling them.
#![allow(dead_code)]

pub mod rfc9380;

use std::path::{Path, PathBuf};
use std::process::Command;

use bezout_exercise::random::Random;
use m0sim::{Config, Core, Firmware, Machine, Report};

pub type Bytes = [u8; 32];

pub const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// The folder for built files: that of cargo.
pub fn build_folder() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| Path::new(FOLDER).join("../../target"), PathBuf::from);
    let folder = target.join("cortex-m0");
    std::fs::create_dir_all(&folder).expect("writable");
    folder.canonicalize().expect("just made")
}

/// Has `make` build a file, and returns its path.
pub fn build(file: &str) -> PathBuf {
    // Test programs run one after the other, but their threads at once.
    static ONE: std::sync::Mutex<()> = std::sync::Mutex::new(());
    let _one = ONE.lock();
    let path = build_folder().join(file);
    let done = Command::new("make")
        .args(["-s", "-C", FOLDER])
        .arg(format!("BUILD={}", build_folder().display()))
        .arg(&path)
        .output()
        .expect("`make` is needed: Debian's package of that name");
    assert!(
        done.status.success(),
        "`make {file}` failed; it needs Debian's gcc-arm-none-eabi\n{}",
        String::from_utf8_lossy(&done.stderr)
    );
    path
}

/// Has the compiler for the Cortex-M0+ build a program without a library, with these options and
/// files.
pub fn gcc(options: &str, output: &Path, files: &[PathBuf]) {
    let done = Command::new("arm-none-eabi-gcc")
        .args("-mcpu=cortex-m0plus -mthumb -nostdlib -nostartfiles".split(' '))
        .args(options.split(' '))
        .args([Path::new("-o"), output])
        .args(files)
        .output()
        .expect("arm-none-eabi-gcc");
    let error = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{error}");
}

/// A built ELF file.
pub fn load(file: &str) -> Firmware {
    Firmware::from_elf(&std::fs::read(build(file)).expect("just built")).expect("an ELF file")
}

/// Bytes of flash that a program takes with this routine alone.
pub fn flash(name: &str) -> u32 {
    let file = if named(name).internal {
        format!("only_field_{name}.elf")
    } else {
        format!("only_{name}.elf")
    };
    load(&file).flash()
}

/// What a routine reads and writes, in the order of its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// 8 words out.
    Out,
    /// 8 words in, secret.
    In,
    /// A secret word.
    Word,
    /// A public word of this value.
    Public(u32),
}
use Operand::{In, Out, Public, Word};

/// A routine of the firmware.
#[derive(Clone, Copy, Debug)]
pub struct Routine {
    pub name: &'static str,
    pub symbol: &'static str,
    /// Called without regard to registers that a caller in C needs.
    pub internal: bool,
    pub operands: &'static [Operand],
    /// Published cycles on an M0+, and whose.
    pub record: Option<(u64, &'static str)>,
    /// What it must reach.
    pub target: Option<u64>,
}

/// Whom the records are of: a citation key, and where the figure stands.
const POR20: &str = "[Por20b], pornin/x25519-cm0 75a53f2";
const POR20_COMMENT: &str = "pornin/x25519-cm0 75a53f2, comment in the source";
const POR20_ESTIMATE: &str = "[Por20b], an estimate";
const DOUBLEODD: &str = "doubleodd/c-do255, the routine of [Por20b]";

const fn routine(
    name: &'static str,
    symbol: &'static str,
    operands: &'static [Operand],
    record: Option<(u64, &'static str)>,
    target: Option<u64>,
) -> Routine {
    Routine {
        name,
        symbol,
        internal: false,
        operands,
        record,
        target,
    }
}

const fn field(
    name: &'static str,
    symbol: &'static str,
    operands: &'static [Operand],
    record: Option<(u64, &'static str)>,
) -> Routine {
    Routine {
        internal: true,
        // No slower than the record.
        target: match record {
            Some((cycles, _)) => Some(cycles),
            None => None,
        },
        ..routine(name, symbol, operands, record, None)
    }
}

/// Rows of routines, whose symbols are their names: operands, record and target.
macro_rules! routines {
    (@ routine $name:literal) => { concat!("bezout_m0_", $name) };
    (@ field $name:literal) => { concat!("bezout_m0_field_", $name) };
    ($($kind:ident $name:literal($($operand:expr),*): $record:expr $(, $target:expr)?;)*) => {
        &[$($kind($name, routines!(@ $kind $name), &[$($operand),*], $record $(, $target)?)),*]
    };
}

/// All routines. The field's are measured at their internal entries, as the published ones are.
pub const ROUTINES: &[Routine] = routines! {
    routine "invert"(Out, In): Some((54793, POR20)), Some(38000);
    routine "invert_pseudo_mersenne"(Out, In, Public(3957)): Some((54793, DOUBLEODD)), Some(38000);
    routine "legendre"(In): Some((43726, POR20)), Some(31000);
    routine "invert_legendre"(Out, In): Some((98519, "[Por20b], the sum of both")), Some(46000);
    routine "elligator2"(Out, In): Some((102_000, POR20_ESTIMATE)), Some(60000);
    routine "elligator2_inverse"(Out, In, Word): None, None;
    routine "x25519"(Out, In, In): Some((3_229_950, POR20)), Some(3_130_000);
    routine "invert_p256"(Out, In): None, Some(44000);
    routine "invert_p256_order"(Out, In): None, Some(44000);
    routine "invert_ed25519_order"(Out, In): None, Some(44000);
    routine "legendre_p256"(In): None, Some(28000);
    routine "legendre_p256_order"(In): None, Some(28000);
    routine "legendre_ed25519_order"(In): None, Some(28000);
    field "add"(Out, In, In): Some((71, POR20));
    field "sub"(Out, In, In): Some((72, POR20_COMMENT));
    field "mul"(Out, In, In): Some((1464, POR20));
    field "square"(Out, In): Some((997, POR20));
    field "mul_a24"(Out, In): Some((249, POR20_COMMENT));
    field "normalize"(Out, In): Some((78, POR20_COMMENT));
};

/// A client's work in AuCPace: a routine of the example `aucpace.elf`.
pub const AUCPACE: Routine = routine(
    "aucpace_client",
    "aucpace_client",
    &[Out, Out, In, In, In],
    Some((6_670_000, POR20_ESTIMATE)),
    Some(6_400_000),
);

pub fn named(name: &str) -> &'static Routine {
    ROUTINES
        .iter()
        .find(|r| r.name == name)
        .unwrap_or_else(|| panic!("no routine {name}"))
}

/// What a call gave.
pub struct Called {
    pub report: Report,
    pub value: i32,
    /// The numbers that it wrote.
    pub out: Vec<Bytes>,
}

/// A simulated chip that holds the routines.
pub struct Chip {
    pub machine: Machine,
}

impl Chip {
    pub fn new(firmware: &Firmware, core: Core, taint: bool) -> Self {
        let config = Config {
            core,
            taint,
            ..Config::default()
        };
        let machine = Machine::new(firmware, config).expect("fits");
        Self { machine }
    }

    /// Calls a routine with numbers and, for each `Word`, the lowest bits of one.
    pub fn call(&mut self, routine: &Routine, numbers: &[Bytes]) -> Called {
        self.machine.free_all();
        let taint = self.machine.config().taint;
        let (mut arguments, mut outs, mut secret) = (Vec::new(), Vec::new(), 0);
        let mut numbers = numbers.iter();
        for (i, operand) in routine.operands.iter().enumerate() {
            arguments.push(match operand {
                Operand::Out => {
                    let address = self.machine.place(&[0xa5; 32]).expect("room");
                    outs.push(address);
                    address
                }
                Operand::In => {
                    let number = numbers.next().expect("a number for each operand");
                    let address = self.machine.place(number).expect("room");
                    if taint {
                        self.machine.mark_secret(address, 32).expect("in RAM");
                    }
                    address
                }
                Operand::Word => {
                    secret |= u32::from(taint) << i;
                    u32::from(numbers.next().expect("a number for each operand")[0])
                }
                Operand::Public(word) => *word,
            });
        }
        let report = if routine.internal {
            let mut registers = [0; 13];
            registers[..arguments.len()].copy_from_slice(&arguments);
            self.machine
                .call_internal(routine.symbol, &registers, secret as _)
        } else {
            self.machine
                .call_secret(routine.symbol, &arguments, secret as _)
        }
        .unwrap_or_else(|error| panic!("{}: {error}", routine.name));
        let out = outs
            .iter()
            .map(|&address| {
                self.machine
                    .read(address, 32)
                    .expect("in RAM")
                    .try_into()
                    .expect("32")
            })
            .collect();
        Called {
            value: report.r0() as i32,
            report,
            out,
        }
    }
}

/// How many numbers a routine takes.
pub fn arity(routine: &Routine) -> usize {
    routine
        .operands
        .iter()
        .filter(|o| matches!(o, In | Word))
        .count()
}

/// 32 bytes from hexadecimal digits, the most significant one first.
pub fn number(text: &str) -> Bytes {
    let text = format!("{text:0>64}");
    core::array::from_fn(|i| u8::from_str_radix(&text[62 - 2 * i..64 - 2 * i], 16).expect("a byte"))
}

/// 32 bytes from hexadecimal digits, in their order.
pub fn bytes(text: &str) -> Bytes {
    let mut bytes = number(text);
    bytes.reverse();
    bytes
}

/// The primes of the routines `invert_*` and `legendre_*`, from their definitions.
pub const MODULI: [(&str, &str); 3] = [
    (
        "p256",
        "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff",
    ),
    (
        "p256_order",
        "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
    ),
    (
        "ed25519_order",
        "1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed",
    ),
];

/// Numbers at which something could go wrong.
pub fn edges() -> Vec<Bytes> {
    let seven_f = |low: u8| {
        let mut bytes = [0xff; 32];
        (bytes[0], bytes[31]) = (low, 0x7f);
        bytes
    };
    let mut edges = vec![
        [0; 32],
        number("1"),
        number("2"),
        number("13"),
        // p - 2, p - 1, p, p + 1, 2^255 - 1
        seven_f(0xeb),
        seven_f(0xec),
        seven_f(0xed),
        seven_f(0xee),
        [0xff; 32].map(|b| b),
        seven_f(0xff),
        // 2p - 1, 2p, 2p + 1, 2^256 - 1
        number(&format!("{}d9", "f".repeat(62))),
        number(&format!("{}da", "f".repeat(62))),
        number(&format!("{}db", "f".repeat(62))),
        // 1/2, the square root of -1, -A
        number("3ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7"),
        number("2b8324804fc1df0b2b4d00993dfbd7a72f431806ad2fe478c4ee1b274a0ea0b0"),
        number("7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffff892e7"),
        // many divsteps, from beam searches: 536 of at most 588
        number("5c2599e4e7a6c084b769a7d7615729fcb1d93226eba0b65ac56d71b46e38b8c2"),
        // breaks binary GCDs with a step too many in a batch
        number("7f0154451dffffffffffffffffffffffffffffffffffffffffffffffffffffed"),
    ];
    for i in 0..256 {
        let mut power = [0; 32];
        power[i / 8] = 1 << (i % 8);
        edges.push(power);
        if i % 5 == 0 {
            // 2^256 - 1 - 2^i, and all ones below i, above i
            edges.push(power.map(|b| !b));
            let below: Bytes = core::array::from_fn(|k| match k.cmp(&(i / 8)) {
                std::cmp::Ordering::Less => 0xff,
                std::cmp::Ordering::Equal => power[k].wrapping_sub(1),
                std::cmp::Ordering::Greater => 0,
            });
            edges.push(below);
            edges.push(below.map(|b| !b));
        }
    }
    // Words of zeros and ones, and of their neighbors.
    for pattern in 0u32..256 {
        edges.push(core::array::from_fn(|k| {
            if pattern >> (k / 4) & 1 == 1 { 0xff } else { 0 }
        }));
        edges.push(core::array::from_fn(|k| {
            match (pattern >> (k / 4) & 1, k % 4) {
                (1, 3) => 0x80,
                (0, 0) => 1,
                _ => 0,
            }
        }));
    }
    edges
}

/// Numbers next to multiples of m, and those with the opposite bits.
pub fn near_multiples(m: &Bytes) -> Vec<Bytes> {
    let (mut near, mut multiple) = (Vec::new(), [0; 32]);
    loop {
        for less in 0..3 {
            let mut number: Bytes = multiple;
            let borrow = number[0] < less;
            number[0] = number[0].wrapping_sub(less);
            if !borrow {
                near.extend([number, number.map(|byte| !byte)]);
            }
        }
        let mut carry = 0;
        for (byte, &add) in multiple.iter_mut().zip(m) {
            let sum = u32::from(*byte) + u32::from(add) + carry;
            (*byte, carry) = (sum as u8, sum >> 8);
        }
        if carry != 0 {
            return near;
        }
    }
}

/// The edges, then as many others as make `count`.
pub fn inputs(count: usize, seed: u64) -> Vec<Bytes> {
    let mut inputs = edges();
    let mut random = Random(seed);
    while inputs.len() < count {
        inputs.push(random.bytes());
    }
    inputs
}
