// SPDX-License-Identifier: MIT OR Apache-2.0
//! Decimal text to limbs and back, nineteen digits at a time: as many as a limb holds. It takes a time quadratic in the length,
//! and is for numbers of some thousand bits.

/// The power of ten that the digits of a step count to. Its top bit is set.
const BASE: u64 = 10_000_000_000_000_000_000;
const DIGITS: usize = 19;
/// The digit zero, eight times.
const ZEROS: u64 = 0x3030_3030_3030_3030;

/// `floor((2^128 - 1) / BASE) - 2^64`, for divisions without a division \[MG11\].
const RECIPROCAL: u64 = (u128::MAX / BASE as u128 - (1 << 64)) as u64;

/// Writes the number of a text of digits to the lowest limbs of `out`, and says how many that are: none at the top is zero. None if
/// there is another character, no digit, a zero at the front, or no room.
pub fn parse(text: &[u8], out: &mut [u64]) -> Option<usize> {
    if text.is_empty() || text[0] == b'0' && text.len() > 1 {
        return None;
    }
    // More digits than the limbs can hold, without reading them.
    if text.len() > DIGITS * out.len() + out.len() / 3 + 1 {
        return None;
    }
    let (first, rest) = text.split_at((text.len() - 1) % DIGITS + 1);
    let mut used = 0;
    for (i, digits) in std::iter::once(first)
        .chain(rest.chunks_exact(DIGITS))
        .enumerate()
    {
        let mut carry = value(digits)?;
        if i > 0 {
            for x in &mut out[..used] {
                let product = u128::from(*x) * u128::from(BASE) + u128::from(carry);
                (*x, carry) = (product as u64, (product >> 64) as u64);
            }
        }
        if carry != 0 {
            *out.get_mut(used)? = carry;
            used += 1;
        }
    }
    Some(used)
}

/// At most nineteen digits.
fn value(mut digits: &[u8]) -> Option<u64> {
    let mut value = 0;
    while let Some((eight, rest)) = digits.split_first_chunk() {
        value = value * 100_000_000 + eight_digits(*eight)?;
        digits = rest;
    }
    for &c in digits {
        let digit = c.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value = value * 10 + u64::from(digit);
    }
    Some(value)
}

/// Eight digits in one word: neighbors are joined to numbers of two, four and eight digits.
fn eight_digits(text: [u8; 8]) -> Option<u64> {
    let word = u64::from_le_bytes(text);
    let digits = word.wrapping_sub(ZEROS);
    // A byte below '0' borrows, one above '9' reaches the top bit.
    if (word.wrapping_add(0x4646_4646_4646_4646) | digits) & 0x8080_8080_8080_8080 != 0 {
        return None;
    }
    let pairs = digits.wrapping_mul(10).wrapping_add(digits >> 8);
    let low = (pairs & 0x0000_00ff_0000_00ff).wrapping_mul(1_000_000 << 32 | 100);
    let high = (pairs >> 16 & 0x0000_00ff_0000_00ff).wrapping_mul(10_000 << 32 | 1);
    Some(low.wrapping_add(high) >> 32)
}

/// Appends the digits of a number, which is used up.
pub fn print(x: &mut [u64], parts: &mut Vec<u64>, out: &mut Vec<u8>) {
    parts.clear();
    let mut used = x.len();
    loop {
        while used > 0 && x[used - 1] == 0 {
            used -= 1;
        }
        if used == 0 || used == 1 && x[0] < BASE {
            break;
        }
        let mut rest = 0;
        if x[used - 1] < BASE {
            used -= 1;
            rest = std::mem::take(&mut x[used]);
        }
        for x in x[..used].iter_mut().rev() {
            (*x, rest) = divide(rest, *x);
        }
        parts.push(rest);
    }
    let first = if used == 0 { 0 } else { x[0] };
    let mut digits = [0; DIGITS];
    write(first, &mut digits);
    let zeros = digits[..DIGITS - 1]
        .iter()
        .take_while(|&&c| c == b'0')
        .count();
    out.extend_from_slice(&digits[zeros..]);
    let start = out.len();
    out.resize(start + DIGITS * parts.len(), 0);
    let (places, _) = out[start..].as_chunks_mut();
    for (place, &part) in places.iter_mut().zip(parts.iter().rev()) {
        write(part, place);
    }
}

/// Quotient and rest of `2^64 high + low` by [`BASE`], for `high` below it \[MG11\].
#[inline(always)]
fn divide(high: u64, low: u64) -> (u64, u64) {
    let product =
        u128::from(RECIPROCAL) * u128::from(high) + (u128::from(high) << 64 | u128::from(low));
    let (fraction, mut quotient) = (product as u64, ((product >> 64) as u64).wrapping_add(1));
    let mut rest = low.wrapping_sub(quotient.wrapping_mul(BASE));
    if rest > fraction {
        quotient = quotient.wrapping_sub(1);
        rest = rest.wrapping_add(BASE);
    }
    if rest >= BASE {
        (quotient, rest) = (quotient.wrapping_add(1), rest - BASE);
    }
    (quotient, rest)
}

/// All nineteen digits of a number below [`BASE`].
fn write(x: u64, out: &mut [u8; DIGITS]) {
    const EIGHT: u64 = 100_000_000;
    let (high, low) = (x / EIGHT, x % EIGHT);
    let (top, middle) = (high / EIGHT, high % EIGHT);
    out[..3].copy_from_slice(&eight_characters(top)[5..]);
    out[3..11].copy_from_slice(&eight_characters(middle));
    out[11..].copy_from_slice(&eight_characters(low));
}

/// The inverse of [`eight_digits`]: each step halves the numbers of a word, by reciprocals that are exact for so few digits.
#[inline(always)]
fn eight_characters(x: u64) -> [u8; 8] {
    let four = x / 10_000;
    let fours = four | (x - 10_000 * four) << 32;
    let two = ((fours * 5243) >> 19) & 0x0000_007f_0000_007f;
    let twos = two | (fours - 100 * two) << 16;
    let one = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    let ones = one | (twos - 10 * one) << 8;
    (ZEROS | ones).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::oracle::big;
    use bezout_exercise::random::Random;
    use num_bigint::BigUint;

    fn printed(x: &[u64]) -> String {
        let mut out = Vec::new();
        print(&mut x.to_vec(), &mut Vec::new(), &mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn numbers_come_back() {
        let mut random = Random(1);
        for i in 0..20_000 {
            let n = i % 7;
            let mut x = random.any(n.max(1))[..n].to_vec();
            if i % 5 == 0 {
                // Around the powers of ten.
                let power = BigUint::from(10u8).pow(random.below(19 * n as u64 + 1) as u32);
                let near = [power.clone(), power - 1u8][i / 5 % 2].to_u64_digits();
                x = near;
            }
            while x.last() == Some(&0) {
                x.pop();
            }
            let text = printed(&x);
            assert_eq!(text, big(&x).to_string());
            let mut out = vec![7; x.len()];
            assert_eq!(parse(text.as_bytes(), &mut out), Some(x.len()), "{text}");
            assert_eq!(out, x);
            if let Some(short) = x.len().checked_sub(1) {
                assert_eq!(parse(text.as_bytes(), &mut vec![7; short]), None);
            }
        }
    }

    /// All numbers of four digits, in both halves of a word.
    #[test]
    fn eight_digits_come_back() {
        for high in 0..10_000 {
            let x = 10_000 * high + (7919 * high + 13) % 10_000;
            let text = eight_characters(x);
            assert_eq!(text, format!("{x:08}").as_bytes());
            assert_eq!(eight_digits(text), Some(x));
        }
    }

    #[test]
    fn what_is_no_plain_number_is_left_to_others() {
        let mut out = [0; 4];
        for text in [
            "",
            "00",
            "01",
            "-1",
            "+1",
            "1 2",
            "0x1",
            "1_000",
            "12345678/",
            "1234567:",
            "1234567890123456789a",
            "\u{ff}",
        ] {
            assert_eq!(parse(text.as_bytes(), &mut out), None, "{text}");
        }
        for position in 0..40 {
            for wrong in [b'/', b':', b' ', 0, 0x80, 0xb1, 0xff] {
                let mut text = [b'9'; 40];
                text[position] = wrong;
                assert_eq!(parse(&text, &mut out), None, "{wrong} at {position}");
            }
        }
        assert_eq!(parse(b"0", &mut out), Some(0));
        let many = vec![b'9'; 10_000];
        assert_eq!(parse(&many, &mut out), None);
    }
}
