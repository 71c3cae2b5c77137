// SPDX-License-Identifier: MIT OR Apache-2.0
//! `gf2`: answers, exit codes, refusals.

mod common;

use common::{command, finish, gives, json, out, refused, run};

#[test]
fn the_field_of_aes() {
    // x^8 + x^4 + x^3 + x + 1, as everybody knows it: 0x53 0xca = 1.
    let field = "--degree 8 --exponents 4,3,1";
    gives(&format!("gf2 invert {field} 0x53"), "0xca");
    gives(&format!("gf2 mul {field} 0x53 0xca"), "0x1");
    let mut spaced = command("gf2 invert --degree 8 0x53 --exponents");
    spaced.arg("4, 3, 1");
    assert_eq!(finish(spaced, "").out, "0xca\n");
    gives(&format!("gf2 mul {field} 0x57 0x83"), "0xc1");
    let root = out(&format!("gf2 sqrt {field} 0x53"));
    let root = root.trim();
    assert_eq!(out(&format!("gf2 mul {field} {root} {root}")), "0x53\n");
}

#[test]
fn every_kernel_inverts_in_a_field_of_a_standard() {
    use bezout::kernels::Operation;
    use bezout::kernels::binary_field::Invert;
    let expected = out("gf2 invert --field dstu257 2^200+5");
    let expected = expected.trim();
    gives(
        &format!("gf2 mul --field dstu257 2^200+5 {expected}"),
        "0x1",
    );
    for kernel in Invert::table().iter().filter(|k| k.available()) {
        let by = format!("--kernel {}", kernel.name);
        gives(
            &format!("gf2 invert --field dstu257 {by} 2^200+5"),
            expected,
        );
    }
    gives("gf2 invert --vartime --field dstu257 2^200+5", expected);
    let answer = json("gf2 invert --json --field fips163 2");
    assert_eq!(answer["operation"], "gf2_invert");
    assert_eq!(answer["degree"], 163);
    assert_eq!(answer["exponents"], serde_json::json!([7, 6, 3]));
    assert_eq!(answer["timing"], "ct");
    assert!(answer["kernel"].as_str().expect("a name").contains('/'));
}

#[test]
fn quadratic_equations() {
    let field = "--field dstu163";
    let square = out(&format!("gf2 mul {field} 0x1234 0x1234"));
    let square = u64::from_str_radix(&square.trim()[2..], 16).expect("short");
    let c = square ^ 0x1234;
    assert_eq!(out(&format!("gf2 trace {field} {c:#x}")), "0x0\n");
    assert_eq!(out(&format!("gf2 solve {field} {c:#x}")), "0x1234\n");
    let half = out(&format!("gf2 half-trace {field} {c:#x}"));
    assert!(["0x1234\n", "0x1235\n"].contains(&&half[..]), "{half}");
    assert_eq!(out(&format!("gf2 trace {field} 1")), "0x1\n");
    run(&format!("gf2 solve {field} 1")).is(1, "none\n");
}

#[test]
fn zero_has_no_inverse() {
    for way in ["", "--vartime", "--kernel euclid64/portable"] {
        run(&format!("gf2 invert {way} --field fips571 0")).is(1, "none\n");
    }
}

#[test]
fn what_is_no_field_or_no_element_is_refused() {
    refused("
        gf2 invert --degree 163 --exponents 7 2 | reducible
        gf2 invert --degree 1 --exponents 1 2 | 1023
        gf2 invert --degree 1024 --exponents 1 2 | 1023
        gf2 invert --degree 163 --exponents 7,6 2 | trinomial
        gf2 invert --degree 163 --exponents 163 2 | 163
        gf2 invert --degree 163 2 | --exponents
        gf2 invert 2 | --field
        gf2 invert --degree 163 --exponents 1,3,4 2 | exponent 3 of the polynomial is not below 1, which comes before it
        gf2 invert --degree 163 --exponents 3,2,0 2 | exponent 0
        gf2 invert --field dstu165 2 | dstu163, fips163
        gf2 invert --field dstu163 --degree 163 --exponents 7,6,3 2 | --field
        gf2 invert --field dstu163 2^163 | 164 bits
        gf2 invert --field dstu163 -- -2 | negative
        gf2 invert --field dstu163 --kernel divstep60/avx2 2 | itoh_tsujii/portable
        gf2 half-trace --degree 8 --exponents 4,3,1 2 | even
    ");
}
