// SPDX-License-Identifier: MIT OR Apache-2.0
//! Lists of keys that are known to be weak, by their hashes.

use crate::weak::{Weakness, signed_octets};
use md5::Md5;
use sha1::Sha1;
use sha2::Digest;
use std::collections::HashSet;
use std::io::{self, BufRead};

/// Octets of a hash that a list has: the last ones.
const KEPT: usize = 10;

/// Exponents of keys that come without one: those that OpenSSH and OpenSSL took in 2008.
const USUAL: [&[u64]; 2] = [&[35], &[65537]];

/// Debian's weak keys (CVE-2008-0166), as its packages `openssl-blacklist` and `openssh-blacklist`
/// list them: a line has 20 hexadecimal digits, the end of a hash. That of the first package is
/// SHA-1 of `Modulus=` and the modulus, in the words of OpenSSL; of the second one it is MD5 of the
/// public key of SSH. Lines that begin with `#` are comments.
///
/// ```
/// use bezout_audit::files::DebianList;
/// let mut list = DebianList::default();
/// list.read(&b"# RSA, 1024 bits\n0123456789abcdef0123\n"[..])?;
/// assert!(list.weakness(&[15], Some(&[3])).is_none());
/// assert!(list.read(&b"a fingerprint"[..]).is_err());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct DebianList(HashSet<[u8; KEPT]>);

impl DebianList {
    /// Adds a file.
    ///
    /// # Errors
    /// The errors of the source; and of the kind `InvalidData` a line of another form, which is
    /// named by its number, or a file without a hash.
    pub fn read(&mut self, source: impl BufRead) -> io::Result<()> {
        let invalid = |text: String| io::Error::new(io::ErrorKind::InvalidData, text);
        let mut found = false;
        for (number, line) in source.split(b'\n').enumerate() {
            let line = line?;
            let line = line.trim_ascii();
            if line.is_empty() || line[0] == b'#' {
                continue;
            }
            let hash = hash_of(line).ok_or_else(|| {
                invalid(format!(
                    "line {}: it is no hash, accepted are 20 hexadecimal digits, as in openssl-blacklist and openssh-blacklist",
                    number + 1
                ))
            })?;
            self.0.insert(hash);
            found = true;
        }
        match found {
            true => Ok(()),
            false => Err(invalid("it has no hash, accepted is one a line".into())),
        }
    }

    /// That the key is in the list. Without an exponent the usual ones are tried.
    pub fn weakness(&self, n: &[u64], e: Option<&[u64]>) -> Option<Weakness> {
        if self.0.is_empty() {
            return None;
        }
        let mut exponents = match e {
            Some(e) => vec![e],
            None => USUAL.to_vec(),
        }
        .into_iter();
        let listed = self.0.contains(&of_openssl(n))
            || exponents.any(|e| self.0.contains(&of_openssh(n, e)));
        listed.then(|| Weakness {
            name: "listed",
            text: "the key is in a list of weak keys, as those of Debian (CVE-2008-0166)".into(),
            factors: Vec::new(),
        })
    }
}

/// What 20 digits are.
fn hash_of(digits: &[u8]) -> Option<[u8; KEPT]> {
    let mut hash = [0; KEPT];
    let (pairs, []) = digits.as_chunks::<2>() else {
        return None;
    };
    if pairs.len() != KEPT {
        return None;
    }
    let digit = |c: u8| char::from(c).to_digit(16);
    for (octet, &[high, low]) in hash.iter_mut().zip(pairs) {
        *octet = (digit(high)? << 4 | digit(low)?) as u8;
    }
    Some(hash)
}

/// What `openssl rsa -modulus` prints.
fn of_openssl(n: &[u64]) -> [u8; KEPT] {
    let digits: String = signed_octets(n)
        .iter()
        .map(|x| format!("{x:02X}"))
        .collect();
    let digits = digits.trim_start_matches('0');
    end(&Sha1::digest(format!("Modulus={digits}\n")))
}

/// `ssh-rsa`, e and n, each after its length.
fn of_openssh(n: &[u64], e: &[u64]) -> [u8; KEPT] {
    let mut hash = Md5::new();
    let mut put = |octets: &[u8]| {
        hash.update((octets.len() as u32).to_be_bytes());
        hash.update(octets);
    };
    put(b"ssh-rsa");
    for x in [e, n] {
        put(&signed_octets(x));
    }
    end(&hash.finalize())
}

fn end(hash: &[u8]) -> [u8; KEPT] {
    let start = hash.len() - KEPT;
    core::array::from_fn(|i| hash[start + i])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::{Item, Place, Reader};

    /// The numbers of the first key of a file.
    fn key(name: &str) -> (Vec<u64>, Vec<u64>) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/keys/");
        let octets = std::fs::read(format!("{folder}{name}")).expect("the file");
        let mut keys = Vec::new();
        let mut reader = Reader {
            decimal: false,
            tell: |_: &Place<'_>, item| {
                if let Item::Rsa(key) = item {
                    keys.push(key);
                }
            },
        };
        reader.stream(name, &octets[..]);
        let number = |name| keys[0].number(name).expect("a number").to_vec();
        (number("n"), number("e"))
    }

    fn list(text: &str) -> DebianList {
        let mut list = DebianList::default();
        list.read(text.as_bytes()).expect("a list");
        list
    }

    /// By `openssl rsa -pubin -in spki.pem -noout -modulus | sha1sum`.
    #[test]
    fn hashes_of_openssl() {
        let (n, e) = key("spki.pem");
        let hash = "5e8dd045054d137c2763";
        let listed = list(&format!("# RSA\r\n\r\n00000000000000000000\r\n{hash}\r\n"));
        let weakness = listed.weakness(&n, Some(&e)).expect("it is listed");
        assert_eq!(weakness.name, "listed");
        assert!(list(&hash.to_uppercase()).weakness(&n, None).is_some());
        assert!(listed.weakness(&n[1..], Some(&e)).is_none());
    }

    /// By `ssh-keygen -l -E md5 -f known_hosts` and `… authorized_keys`: MD5:30:ab:6e:67:59:99:1b:…
    /// and MD5:d2:b5:eb:….
    #[test]
    fn hashes_of_openssh() {
        let listed = list("1b1958c144a3c2ea5b01\n");
        let (n, e) = key("known_hosts");
        assert!(listed.weakness(&n, Some(&e)).is_some());
        // Its exponent is a usual one, and part of the hash.
        assert_eq!(e, [65537]);
        assert!(listed.weakness(&n, None).is_some());
        assert!(listed.weakness(&n, Some(&[3])).is_none());
        let (n, e) = key("authorized_keys");
        assert!(listed.weakness(&n, Some(&e)).is_none());
        let listed = list("1a33261e3e2b63302655\n");
        assert!(listed.weakness(&n, Some(&e)).is_some());
    }

    #[test]
    fn lists_that_are_none() {
        for (text, line) in [
            ("0123456789abcdef0123\n0123456789abcdef012", "line 2: "),
            ("# x\n0123456789abcdef01234\n", "line 2: "),
            ("0123456789abcdef012g\n", "line 1: "),
            ("0123456789abcdef0123 a.key\n", "line 1: "),
            ("\u{fffd}\n", "line 1: "),
        ] {
            let error = DebianList::default()
                .read(text.as_bytes())
                .expect_err("no list");
            assert!(error.to_string().starts_with(line), "{error}");
        }
        for text in ["", "# nothing\n\n"] {
            let error = DebianList::default()
                .read(text.as_bytes())
                .expect_err("no list");
            assert!(error.to_string().starts_with("it has no hash"), "{error}");
        }
    }
}
