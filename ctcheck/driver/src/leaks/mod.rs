// SPDX-License-Identifier: MIT OR Apache-2.0
//! Planted leaks: each must be reported, or the check that let it pass is worth nothing.

pub mod copies;
mod decapsulation;
mod divstep;
mod gf2;
mod ternary;

use crate::case::{Case, Function, Instrument, Scope};
use crate::inputs::Inputs;
use crate::public::public_by_contract;
use crate::results::Results;
use bezout::{Modulus, Uint};
use bezout_large::product::{Plan, mul, mul_scratch};
use core::hint::black_box;

/// All of them, and controls; `ctcheck/leaks.py` knows which instrument must see which.
pub fn cases() -> Vec<Case> {
    let all: &[(&str, Function, usize)] = &[
        ("leak branch", branch, 0),
        ("leak index", index, 0),
        ("leak early exit", early_exit, 0),
        ("leak bool mask", bool_mask, 0),
        (
            "leak signature by double-and-add",
            crate::dstu4145::double_and_add,
            0,
        ),
        ("leak division", division, 0),
        #[cfg(target_arch = "x86_64")]
        ("leak division by a word in memory", division_by_memory, 0),
        ("leak kernel, a mask made a branch", kernel, 0),
        ("leak gf2 kernel, a mask made a branch", gf2_kernel, 0),
        (
            "leak ternary kernel, a mask made a branch",
            ternary_kernel,
            0,
        ),
        (
            "leak decapsulation, a branch on a wrong ciphertext",
            decapsulation::with_branch,
            decapsulation::KEY_PAIR,
        ),
        ("leak branch behind a transform", behind_a_transform, 0),
        ("leak product that decides on signs", by_halves, 0),
        ("leak division behind a table of functions", by_table, 0),
        (
            "leak division by a function out of a table",
            out_of_table,
            0,
        ),
        #[cfg(target_arch = "x86_64")]
        ("leak bits gathered", gathered, 0),
        ("leak unknown library", library, 0),
        ("leak beside a declassified branch", beside, 1),
        ("leak declassified by no contract", declassified_once, 0),
        ("leak declassified too often", declassified_twice, 1),
        ("leak branch on what was made public", after, 1),
        ("leak nothing, since nothing is secret", nothing, 0),
        ("leak block that is not wiped", unwiped_block, 0),
        ("leak frame that is not wiped", unwiped_frame, 0),
        ("leak panic", panics, 0),
        ("leak more blocks than there are", too_many_blocks, 0),
    ];
    let mut cases: Vec<Case> = all
        .iter()
        .map(|&(name, f, times)| Case::leak(name, f).declassifies(times))
        .collect();
    for case in &mut cases {
        if case.name == "leak beside a declassified branch" {
            case.scope = Scope::NoModulusOne;
        }
        if case.name == "leak signature by double-and-add" {
            case.prepare = crate::dstu4145::prepare;
        }
        #[cfg(feature = "functions")]
        if case.name.contains("decapsulation") {
            case.prepare = crate::ntru::prepare;
        }
        // It is not run: not every CPU has the instruction.
        if case.name == "leak bits gathered" {
            case.instruments = vec![Instrument::DenyList];
        }
        // They have no result: the look at what remains has to end.
        if ["leak panic", "leak more blocks than there are"].contains(&&case.name[..]) {
            case.instruments = Vec::new();
        }
    }
    let control = |name, f| Case::function(name, 4, f).only();
    if gf2::has_wide_products() {
        let mut wide = Case::leak("leak gf2 VPCLMULQDQ", gf2_wide);
        wide.instruments.retain(|&i| i == Instrument::Trace);
        cases.push(wide);
    }
    cases.push(control("control: kernel with its mask", control_kernel));
    cases.push(control(
        "control: ternary kernel with its mask",
        control_ternary_kernel,
    ));
    cases.push(control(
        "control: gf2 kernel with its masks",
        control_gf2_kernel,
    ));
    #[cfg(target_arch = "x86_64")]
    cases.push(Case {
        available: std::arch::is_x86_feature_detected!("avx2"),
        ..control("control: gather without its secret places", left_out)
    });
    let mut declassified = control("control: declassified once", declassified_once).declassifies(1);
    // What is public makes traces differ.
    declassified.instruments.retain(|&i| i != Instrument::Trace);
    cases.push(declassified);
    cases
}

/// The inner loop of a kernel, but for one mask.
#[inline(never)]
fn kernel(i: &Inputs, r: &mut Results) {
    let x = divstep::with_branch(i.odd[0] as i64, i.a[0] as i64);
    r.limbs(&x.map(|x| x as u64));
}

#[inline(never)]
fn control_kernel(i: &Inputs, r: &mut Results) {
    let x = divstep::with_mask(i.odd[0] as i64, i.a[0] as i64);
    r.limbs(&x.map(|x| x as u64));
}

/// The divsteps of polynomials modulo 3, but for one mask.
#[inline(never)]
fn ternary_kernel(i: &Inputs, r: &mut Results) {
    r.limbs(&ternary::with_branch(planes(&i.odd), planes(&i.a)).words());
}

#[inline(never)]
fn control_ternary_kernel(i: &Inputs, r: &mut Results) {
    r.limbs(&ternary::with_mask(planes(&i.odd), planes(&i.a)).words());
}

/// Coefficients modulo 3: not zero, and -1.
fn planes(x: &[u64]) -> [u64; 2] {
    [x[0], x[0] & x[1]]
}

/// The divsteps of binary fields, but for one mask.
#[inline(never)]
fn gf2_kernel(i: &Inputs, r: &mut Results) {
    r.limbs(&gf2::with_branch(1, i.odd[0], i.a[0]).1);
}

#[inline(never)]
fn control_gf2_kernel(i: &Inputs, r: &mut Results) {
    r.limbs(&gf2::with_masks(1, i.odd[0], i.a[0]).1);
}

/// Squares by products of 256 bits, and a fold that is not always done.
#[inline(never)]
fn gf2_wide(i: &Inputs, r: &mut Results) {
    let mut x = [i.a[0], i.a[1], i.a[2], i.a[3] & ((1 << 41) - 1)];
    gf2::wide(&mut x);
    r.limbs(&x);
}

/// A number of this many limbs, the lower ones secret, and that it is not shorter is public.
fn long(i: &Inputs, limbs: usize) -> Vec<u64> {
    let mut x = i.a.repeat(limbs.div_ceil(4));
    x.truncate(limbs - 1);
    x.push(1);
    x
}

/// A decision on what has gone through doubles, and came back as limbs.
#[inline(never)]
fn behind_a_transform(i: &Inputs, r: &mut Results) {
    let (x, mut out) = (long(i, 300), vec![0; 600]);
    let plan = Plan::new(600, 300, 1).expect("there are longer ones");
    let x = plan.transform(&x).expect("it fits");
    let mut sum = plan.sum();
    sum.add(&x, &x).expect("one product");
    sum.write(&mut out);
    if out[500] & 1 == 1 {
        out[0] = black_box(out[1]);
    }
    r.limbs(&out[..4]);
}

/// The product of `bezout_large` for public numbers of medium length.
#[inline(never)]
fn by_halves(i: &Inputs, r: &mut Results) {
    let (x, mut out) = (long(i, 100), vec![0; 200]);
    mul(&mut out, &x, &x, &mut vec![0; mul_scratch(100, 100)]).expect("the lengths are right");
    r.limbs(&out[..4]);
}

/// A function of libc that ends at the first difference.
#[inline(never)]
fn library(i: &Inputs, r: &mut Results) {
    let bytes = 8 * i.a.len();
    // SAFETY: both have `bytes` bytes.
    let order = unsafe { libc::memcmp(i.a.as_ptr().cast(), i.b.as_ptr().cast(), bytes) };
    r.limbs(&[order as u64]);
}

/// One bit is made public, and the program branches on it.
#[inline(never)]
fn declassified_once(i: &Inputs, r: &mut Results) {
    let mut x = i.a[0];
    if public_by_contract(i.a[0] & 1) {
        x = black_box(x ^ i.b[0]);
    }
    r.limbs(&[x]);
}

/// Two bits are, and the case says one.
#[inline(never)]
fn declassified_twice(i: &Inputs, r: &mut Results) {
    declassified_once(i, r);
    if public_by_contract(i.b[0] >> 1 & 1) {
        r.limbs(&[black_box(7)]);
    }
}

/// The bit that was made public is; the word that it is from stays secret.
#[inline(never)]
fn after(i: &Inputs, r: &mut Results) {
    declassified_once(i, r);
    if i.a[0] & 2 == 2 {
        r.limbs(&[black_box(7)]);
    }
}

/// Of four places the mask leaves two out, and these are secret.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
fn left_out(i: &Inputs, r: &mut Results) {
    let places = [1, i.a[0], 2, i.b[0]];
    let mask = [u64::MAX, 0, u64::MAX, 0];
    let mut gathered = [0; 4];
    // SAFETY: the case is there for CPUs with AVX2 alone; it reads two words of `a`, and the
    // arrays.
    unsafe {
        core::arch::asm!(
            "vmovdqu ymm1, [{places}]",
            "vmovdqu ymm2, [{mask}]",
            "vpxor xmm0, xmm0, xmm0",
            "vpgatherqq ymm0, [{a} + 8 * ymm1], ymm2",
            "vmovdqu [{gathered}], ymm0",
            "vzeroupper",
            places = in(reg) &places,
            mask = in(reg) &mask,
            a = in(reg) i.a.as_ptr(),
            gathered = in(reg) &mut gathered,
            out("ymm0") _,
            out("ymm1") _,
            out("ymm2") _,
            options(nostack),
        );
    }
    r.limbs(&gathered);
}

/// A copy on the heap.
#[inline(never)]
fn unwiped_block(i: &Inputs, r: &mut Results) {
    let copy = black_box(i.a.clone());
    r.limbs(&[copy[0] ^ copy[3]]);
}

/// A copy on the stack, below the frame of the case.
#[inline(never)]
fn unwiped_frame(i: &Inputs, r: &mut Results) {
    let copy = black_box([i.a[0], i.a[1]]);
    r.limbs(&[copy[0] ^ copy[1]]);
}

/// A mistake in the program.
#[inline(never)]
fn panics(i: &Inputs, _: &mut Results) {
    assert!(black_box(i.a.len()) == 0, "a planted panic");
}

/// More memory than a call may take.
#[inline(never)]
fn too_many_blocks(_: &Inputs, r: &mut Results) {
    let blocks = core::iter::repeat_with(|| black_box(Box::new(7)));
    r.limbs(&[blocks.take(1 << 20).map(|block| *block).sum()]);
}

/// A decision that cannot be made without a jump.
#[inline(never)]
fn branch(i: &Inputs, r: &mut Results) {
    let mut x = i.a[0];
    if i.a[0] & 1 == 1 {
        x = black_box(x ^ i.b[0]);
    }
    r.limbs(&[x]);
}

/// A look-up at a secret place.
#[inline(never)]
fn index(i: &Inputs, r: &mut Results) {
    static TABLE: [u64; 16] = [6, 2, 8, 3, 1, 8, 5, 3, 0, 7, 1, 7, 9, 5, 8, 6];
    r.limbs(&[black_box(&TABLE)[(i.a[0] & 15) as usize]]);
}

/// A comparison that ends at the first difference.
#[inline(never)]
fn early_exit(i: &Inputs, r: &mut Results) {
    let mut same = 0;
    for (x, y) in i.a.iter().zip(&i.odd) {
        if black_box(x) != y {
            break;
        }
        same += 1;
    }
    r.limbs(&[same, i.a[0]]);
}

/// A mask from a comparison: no branch in the source, but one in the binary.
#[inline(never)]
fn bool_mask(i: &Inputs, r: &mut Results) {
    let (mut a, mut b) = (Inputs::uint::<4>(&i.a), Inputs::uint::<4>(&i.b));
    bool_mask_swap(a.limbs_mut(), b.limbs_mut());
    bool_mask_subtract(a.limbs_mut(), b.limbs());
    [a, b].iter().for_each(|x| r.uint(x));
}

#[inline(never)]
fn bool_mask_swap(a: &mut [u64; 4], b: &mut [u64; 4]) {
    let mask = 0u64.wrapping_sub(u64::from(a[0] < b[0]));
    for (x, y) in a.iter_mut().zip(b) {
        let t = (*x ^ *y) & mask;
        *x ^= t;
        *y ^= t;
    }
}

/// At "s" the one above stays without a branch, and this one does not.
#[inline(never)]
fn bool_mask_subtract(a: &mut [u64; 4], b: &[u64; 4]) {
    let mask = 0u64.wrapping_sub(u64::from(b[1] < a[1]));
    let mut borrow = 0;
    for (x, &y) in a.iter_mut().zip(b) {
        let (d, first) = x.overflowing_sub(y & mask);
        let (d, second) = d.overflowing_sub(borrow);
        *x = d;
        borrow = u64::from(first | second);
    }
}

/// An instruction that takes longer for some numbers than for others.
#[inline(never)]
fn division(i: &Inputs, r: &mut Results) {
    r.limbs(&[i.a[0] / (i.b[0] | 1)]);
}

/// The same by a divisor of 32 bits in memory, as compilers divide lengths.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
fn division_by_memory(i: &Inputs, r: &mut Results) {
    let divisor = i.b[0] as u32 | 1;
    let quotient: u32;
    // SAFETY: the divisor is not 0, and the upper half of the dividend is: the quotient fits.
    unsafe {
        core::arch::asm!(
            "div dword ptr [{}]",
            in(reg) &divisor,
            inout("eax") i.a[0] as u32 => quotient,
            inout("edx") 0 => _,
            options(nostack, readonly),
        );
    }
    r.limbs(&[quotient.into()]);
}

/// What may be called at a public place.
type Entry = fn(u64, u64) -> u64;

/// One of them divides. They are called by their places alone, as those of the library's tables
/// are.
static ENTRIES: [Entry; 3] = [
    |x, y| x.rotate_left(7) ^ y,
    |x, y| x / (y | 1),
    |x, y| x.wrapping_mul(y),
];

/// A division in a function that is called by its place in a table.
#[inline(never)]
fn by_table(i: &Inputs, r: &mut Results) {
    let place = black_box(i.short_bits % 2);
    r.limbs(&[ENTRIES[place](i.a[0], i.b[0])]);
}

/// The same, called after it was fetched: by a pointer that stands in a register, or on the stack.
#[inline(never)]
fn out_of_table(i: &Inputs, r: &mut Results) {
    let entry = ENTRIES[black_box(i.short_bits % 2)];
    for x in &i.a[..2] {
        r.limbs(&[entry(*x, i.b[0])]);
    }
}

/// Bits that are gathered by a secret mask, which takes a time of its own for each mask on some
/// CPUs.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
fn gathered(i: &Inputs, r: &mut Results) {
    let mut x = i.a[0];
    // SAFETY: it touches registers alone. No check runs it, since not every CPU has it.
    unsafe {
        core::arch::asm!("pext {0}, {0}, {1}", inout(reg) x, in(reg) i.b[0], options(pure, nomem, nostack));
    }
    r.limbs(&[x]);
}

/// A branch after a call whose own branch is accepted.
#[inline(never)]
fn beside(i: &Inputs, r: &mut Results) {
    let mut xs = i.units.each_ref().map(|x| Inputs::uint::<4>(x));
    let m = Modulus::<4>::new(Inputs::odd(&i.odd));
    let all = m
        .invert_batch(&mut xs, &mut [Uint::ZERO; 4])
        .expect("the lengths agree");
    if all.unwrap_u8() == 1 {
        black_box(&mut xs)[0] = Uint::ZERO;
    }
    xs.iter().for_each(|x| r.uint(x));
}

/// No leak, but no secret either: a check of it would be empty.
#[inline(never)]
fn nothing(i: &Inputs, r: &mut Results) {
    r.limbs(&[black_box(i.short_bits) as u64]);
}
