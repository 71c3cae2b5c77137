// SPDX-License-Identifier: MIT OR Apache-2.0
//! The binary curves of SEC 2 and FIPS 186 by name: `y^2 + x y = x^3 + a x^2 + b`, their points of
//! prime order, and affine arithmetic on them, an inversion for each addition.
//!
//! `cargo run --release -p bezout --features binary-field --example sect_curves` multiplies each
//! point by its order. A test compares all constants, and public keys, with OpenSSL.

use bezout::Error;
use bezout::binary_field::{DynGf2m, presets};

/// Numbers are hexadecimal.
struct Curve {
    /// In SEC 2; the field has the same name in `presets::named`.
    name: &'static str,
    /// In FIPS 186, if it is there.
    fips: &'static str,
    a: &'static str,
    b: &'static str,
    /// A point, and the prime number of times that makes it infinity.
    x: &'static str,
    y: &'static str,
    order: &'static str,
}

/// A point; none is the one at infinity.
type Point = Option<[Vec<u64>; 2]>;

/// A curve's numbers as elements of its field.
struct Ready {
    field: DynGf2m,
    a: Vec<u64>,
    b: Vec<u64>,
    point: Point,
}

impl Ready {
    fn new(curve: &Curve) -> Result<Self, Error> {
        let preset = presets::named(curve.name).expect("a field of a standard");
        let field = DynGf2m::new(preset.degree, preset.middle)?.prepare();
        let element = |text| field.from_be_bytes(&bytes(text));
        Ok(Self {
            a: element(curve.a)?,
            b: element(curve.b)?,
            point: Some([element(curve.x)?, element(curve.y)?]),
            field,
        })
    }

    /// `y^2 + x y = x^3 + a x^2 + b`.
    fn contains(&self, point: &Point) -> Result<bool, Error> {
        let Some([x, y]) = point else {
            return Ok(true);
        };
        let f = &self.field;
        let left = f.mul(y, &f.add(y, x)?)?;
        let right = f.add(&f.mul(&f.square(x)?, &f.add(x, &self.a)?)?, &self.b)?;
        Ok(left == right)
    }

    fn add(&self, p: &Point, q: &Point) -> Result<Point, Error> {
        let (Some([px, py]), Some([qx, qy])) = (p, q) else {
            return Ok(p.clone().or_else(|| q.clone()));
        };
        let f = &self.field;
        let dx = f.add(px, qx)?;
        // Of a point and itself the slope is x + y / x, of a point and its opposite it is none.
        let slope = if dx.iter().any(|&word| word != 0) {
            f.divide(&f.add(py, qy)?, &dx)?.into_option()
        } else if py == qy {
            let quotient = f.divide(py, px)?.into_option();
            quotient.map(|y| f.add(px, &y)).transpose()?
        } else {
            None
        };
        let Some(slope) = slope else {
            return Ok(None);
        };
        let sum = f.add(&f.add(&f.square(&slope)?, &slope)?, &f.add(&dx, &self.a)?)?;
        let y = f.add(&f.mul(&slope, &f.add(px, &sum)?)?, &f.add(&sum, py)?)?;
        Ok(Some([sum, y]))
    }

    /// A multiple of the point of prime order. The time depends on the number.
    fn multiple(&self, number: &str) -> Result<Point, Error> {
        let mut sum = None;
        for byte in bytes(number) {
            for bit in (0..8).rev() {
                sum = self.add(&sum, &sum)?;
                if byte >> bit & 1 == 1 {
                    sum = self.add(&sum, &self.point)?;
                }
            }
        }
        Ok(sum)
    }
}

/// The bytes of a hexadecimal number, the highest first.
fn bytes(text: &str) -> Vec<u8> {
    let digit = |c: u8| char::from(c).to_digit(16).expect("a hexadecimal digit") as u8;
    let pairs = text.as_bytes().rchunks(2).rev();
    pairs
        .map(|pair| pair.iter().fold(0, |byte, &c| byte << 4 | digit(c)))
        .collect()
}

fn main() -> Result<(), Error> {
    for curve in &CURVES {
        let ready = Ready::new(curve)?;
        let right = ready.contains(&ready.point)? && ready.multiple(curve.order)?.is_none();
        println!(
            "{:9}  {:5}  {:?}  {right}",
            curve.name, curve.fips, ready.field
        );
    }
    Ok(())
}

const CURVES: [Curve; 18] = [
    Curve {
        name: "sect113r1",
        fips: "",
        a: "3088250ca6e7c7fe649ce85820f7",
        b: "e8bee4d3e2260744188be0e9c723",
        x: "9d73616f35f4ab1407d73562c10f",
        y: "a52830277958ee84d1315ed31886",
        order: "100000000000000d9ccec8a39e56f",
    },
    Curve {
        name: "sect113r2",
        fips: "",
        a: "689918dbec7e5a0dd6dfc0aa55c7",
        b: "95e9a9ec9b297bd4bf36e059184f",
        x: "1a57a6a7b26ca5ef52fcdb8164797",
        y: "b3adc94ed1fe674c06e695baba1d",
        order: "10000000000000108789b2496af93",
    },
    Curve {
        name: "sect131r1",
        fips: "",
        a: "7a11b09a76b562144418ff3ff8c2570b8",
        b: "217c05610884b63b9c6c7291678f9d341",
        x: "81baf91fdf9833c40f9c181343638399",
        y: "78c6e7ea38c001f73c8134b1b4ef9e150",
        order: "400000000000000023123953a9464b54d",
    },
    Curve {
        name: "sect131r2",
        fips: "",
        a: "3e5a88919d7cafcbf415f07c2176573b2",
        b: "4b8266a46c55657ac734ce38f018f2192",
        x: "356dcd8f2f95031ad652d23951bb366a8",
        y: "648f06d867940a5366d9e265de9eb240f",
        order: "400000000000000016954a233049ba98f",
    },
    Curve {
        name: "sect163k1",
        fips: "K-163",
        a: "1",
        b: "1",
        x: "2fe13c0537bbc11acaa07d793de4e6d5e5c94eee8",
        y: "289070fb05d38ff58321f2e800536d538ccdaa3d9",
        order: "4000000000000000000020108a2e0cc0d99f8a5ef",
    },
    Curve {
        name: "sect163r1",
        fips: "",
        a: "7b6882caaefa84f9554ff8428bd88e246d2782ae2",
        b: "713612dcddcb40aab946bda29ca91f73af958afd9",
        x: "369979697ab43897789566789567f787a7876a654",
        y: "435edb42efafb2989d51fefce3c80988f41ff883",
        order: "3ffffffffffffffffffff48aab689c29ca710279b",
    },
    Curve {
        name: "sect163r2",
        fips: "B-163",
        a: "1",
        b: "20a601907b8c953ca1481eb10512f78744a3205fd",
        x: "3f0eba16286a2d57ea0991168d4994637e8343e36",
        y: "d51fbc6c71a0094fa2cdd545b11c5c0c797324f1",
        order: "40000000000000000000292fe77e70c12a4234c33",
    },
    Curve {
        name: "sect193r1",
        fips: "",
        a: "17858feb7a98975169e171f77b4087de098ac8a911df7b01",
        b: "fdfb49bfe6c3a89facadaa7a1e5bbc7cc1c2e5d831478814",
        x: "1f481bc5f0ff84a74ad6cdf6fdef4bf6179625372d8c0c5e1",
        y: "25e399f2903712ccf3ea9e3a1ad17fb0b3201b6af7ce1b05",
        order: "1000000000000000000000000c7f34a778f443acc920eba49",
    },
    Curve {
        name: "sect193r2",
        fips: "",
        a: "163f35a5137c2ce3ea6ed8667190b0bc43ecd69977702709b",
        b: "c9bb9e8927d4d64c377e2ab2856a5b16e3efb7f61d4316ae",
        x: "d9b67d192e0367c803f39e1a7e82ca14a651350aae617e8f",
        y: "1ce94335607c304ac29e7defbd9ca01f596f927224cdecf6c",
        order: "10000000000000000000000015aab561b005413ccd4ee99d5",
    },
    Curve {
        name: "sect233k1",
        fips: "K-233",
        a: "0",
        b: "1",
        x: "17232ba853a7e731af129f22ff4149563a419c26bf50a4c9d6eefad6126",
        y: "1db537dece819b7f70f555a67c427a8cd9bf18aeb9b56e0c11056fae6a3",
        order: "8000000000000000000000000000069d5bb915bcd46efb1ad5f173abdf",
    },
    Curve {
        name: "sect233r1",
        fips: "B-233",
        a: "1",
        b: "66647ede6c332c7f8c0923bb58213b333b20e9ce4281fe115f7d8f90ad",
        x: "fac9dfcbac8313bb2139f1bb755fef65bc391f8b36f8f8eb7371fd558b",
        y: "1006a08a41903350678e58528bebf8a0beff867a7ca36716f7e01f81052",
        order: "1000000000000000000000000000013e974e72f8a6922031d2603cfe0d7",
    },
    Curve {
        name: "sect239k1",
        fips: "",
        a: "0",
        b: "1",
        x: "29a0b6a887a983e9730988a68727a8b2d126c44cc2cc7b2a6555193035dc",
        y: "76310804f12e549bdb011c103089e73510acb275fc312a5dc6b76553f0ca",
        order: "2000000000000000000000000000005a79fec67cb6e91f1c1da800e478a5",
    },
    Curve {
        name: "sect283k1",
        fips: "K-283",
        a: "0",
        b: "1",
        x: "503213f78ca44883f1a3b8162f188e553cd265f23c1567a16876913b0c2ac2458492836",
        y: "1ccda380f1c9e318d90f95d07e5426fe87e45c0e8184698e45962364e34116177dd2259",
        order: "1ffffffffffffffffffffffffffffffffffe9ae2ed07577265dff7f94451e061e163c61",
    },
    Curve {
        name: "sect283r1",
        fips: "B-283",
        a: "1",
        b: "27b680ac8b8596da5a4af8a19a0303fca97fd7645309fa2a581485af6263e313b79a2f5",
        x: "5f939258db7dd90e1934f8c70b0dfec2eed25b8557eac9c80e2e198f8cdbecd86b12053",
        y: "3676854fe24141cb98fe6d4b20d02b4516ff702350eddb0826779c813f0df45be8112f4",
        order: "3ffffffffffffffffffffffffffffffffffef90399660fc938a90165b042a7cefadb307",
    },
    Curve {
        name: "sect409k1",
        fips: "K-409",
        a: "0",
        b: "1",
        x: "60f05f658f49c1ad3ab1890f7184210efd0987e307c84c27accfb8f9f67cc2c460189eb5aaaa62ee222eb1b35540cfe9023746",
        y: "1e369050b7c4e42acba1dacbf04299c3460782f918ea427e6325165e9ea10e3da5f6c42e9c55215aa9ca27a5863ec48d8e0286b",
        order: "7ffffffffffffffffffffffffffffffffffffffffffffffffffe5f83b2d4ea20400ec4557d5ed3e3e7ca5b4b5c83b8e01e5fcf",
    },
    Curve {
        name: "sect409r1",
        fips: "B-409",
        a: "1",
        b: "21a5c2c8ee9feb5c4b9a753b7b476b7fd6422ef1f3dd674761fa99d6ac27c8a9a197b272822f6cd57a55aa4f50ae317b13545f",
        x: "15d4860d088ddb3496b0c6064756260441cde4af1771d4db01ffe5b34e59703dc255a868a1180515603aeab60794e54bb7996a7",
        y: "61b1cfab6be5f32bbfa78324ed106a7636b9c5a7bd198d0158aa4f5488d08f38514f1fdf4b4f40d2181b3681c364ba0273c706",
        order: "10000000000000000000000000000000000000000000000000001e2aad6a612f33307be5fa47c3c9e052f838164cd37d9a21173",
    },
    Curve {
        name: "sect571k1",
        fips: "K-571",
        a: "0",
        b: "1",
        x: "26eb7a859923fbc82189631f8103fe4ac9ca2970012d5d46024804801841ca44370958493b205e647da304db4ceb08cbbd1ba39494776fb988b47174dca88c7e2945283a01c8972",
        y: "349dc807f4fbf374f4aeade3bca95314dd58cec9f307a54ffc61efc006d8a2c9d4979c0ac44aea74fbebbb9f772aedcb620b01a7ba7af1b320430c8591984f601cd4c143ef1c7a3",
        order: "20000000000000000000000000000000000000000000000000000000000000000000000131850e1f19a63e4b391a8db917f4138b630d84be5d639381e91deb45cfe778f637c1001",
    },
    Curve {
        name: "sect571r1",
        fips: "B-571",
        a: "1",
        b: "2f40e7e2221f295de297117b7f3d62f5c6a97ffcb8ceff1cd6ba8ce4a9a18ad84ffabbd8efa59332be7ad6756a66e294afd185a78ff12aa520e4de739baca0c7ffeff7f2955727a",
        x: "303001d34b856296c16c0d40d3cd7750a93d1d2955fa80aa5f40fc8db7b2abdbde53950f4c0d293cdd711a35b67fb1499ae60038614f1394abfa3b4c850d927e1e7769c8eec2d19",
        y: "37bf27342da639b6dccfffeb73d69d78c6c27a6009cbbca1980f8533921e8a684423e43bab08a576291af8f461bb2a8b3531d2f0485c19b16e2f1516e23dd3c1a4827af1b8ac15b",
        order: "3ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe661ce18ff55987308059b186823851ec7dd9ca1161de93d5174d66e8382e9bb2fe84e47",
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    fn openssl(arguments: &str) -> String {
        let output = Command::new("openssl").args(arguments.split(' ')).output();
        let output = output.expect("openssl");
        assert!(output.status.success(), "openssl {arguments}");
        String::from_utf8(output.stdout).expect("text")
    }

    /// The hexadecimal number of this name in what OpenSSL prints: in the lines below, or in the
    /// same one.
    fn printed(text: &str, name: &str) -> String {
        let (_, rest) = text.split_once(&format!("\n{name}")).expect(name);
        let (first, rest) = rest.split_once('\n').expect("a line");
        let below = rest.lines().take_while(|line| line.starts_with("    "));
        let mut digits: String = below
            .flat_map(str::chars)
            .filter(char::is_ascii_hexdigit)
            .collect();
        if digits.is_empty() {
            digits = first
                .trim_start_matches(':')
                .split_whitespace()
                .next()
                .expect("a digit")
                .into();
        }
        trimmed(&digits)
    }

    fn trimmed(digits: &str) -> String {
        match digits.trim_start_matches('0') {
            "" => "0".into(),
            digits => digits.into(),
        }
    }

    /// The coordinates of a point that begins with its form, 4.
    fn coordinates(digits: &str) -> [String; 2] {
        let (x, y) = digits[1..].split_at((digits.len() - 1) / 2);
        [trimmed(x), trimmed(y)]
    }

    #[test]
    fn constants_and_public_keys_are_those_of_openssl() {
        for curve in &CURVES {
            let name = curve.name;
            let text = openssl(&format!(
                "ecparam -name {name} -param_enc explicit -text -noout"
            ));
            let [x, y] = coordinates(&printed(&text, "Generator (uncompressed):"));
            let numbers = ["A:", "B:", "Order:"].map(|name| printed(&text, name));
            assert_eq!(
                [&numbers[0], &numbers[1], &x, &y, &numbers[2]],
                [curve.a, curve.b, curve.x, curve.y, curve.order],
                "{name}"
            );
            let ready = Ready::new(curve).expect("a curve");
            let polynomial = bytes(&printed(&text, "Polynomial:"));
            let exponents = [0]
                .iter()
                .chain(ready.field.middle())
                .copied()
                .chain([ready.field.degree()]);
            let mut expected = vec![0; polynomial.len()];
            for exponent in exponents {
                let place = expected.len() - 1 - exponent / 8;
                expected[place] |= 1 << (exponent % 8);
            }
            assert_eq!(polynomial, expected, "{name}");
            assert!(ready.contains(&ready.point).expect("elements"), "{name}");
            assert_eq!(ready.multiple(curve.order), Ok(None), "{name}");

            let key =
                std::env::temp_dir().join(format!("bezout-{name}-{}.pem", std::process::id()));
            let path = key.display();
            openssl(&format!("ecparam -name {name} -genkey -noout -out {path}"));
            let text = openssl(&format!("ec -in {path} -noout -text"));
            std::fs::remove_file(&key).expect("the key is there");
            let public = ready
                .multiple(&printed(&text, "priv:"))
                .expect("elements")
                .expect("a point");
            let expected = coordinates(&printed(&text, "pub:")).map(|text| {
                ready
                    .field
                    .from_be_bytes(&bytes(&text))
                    .expect("an element")
            });
            assert_eq!(public, expected, "{name}");
            // A point that is none is seen.
            let [x, mut y] = public;
            y[0] ^= 1;
            assert!(!ready.contains(&Some([x, y])).expect("elements"), "{name}");
        }
    }
}
