// SPDX-License-Identifier: MIT OR Apache-2.0
//! PEM around the DER of keys and certificates.

use crate::error::Error;
use der::asn1::AnyRef;
use der::pem::{Decoder, LineEnding};
use der::{Decode, pem};
use zeroize::Zeroizing;

const BEGIN: &[u8] = b"-----BEGIN ";
const END: &[u8] = b"-----END ";

/// DER in lines of base64.
pub(crate) fn write(label: &str, der: &[u8]) -> Result<Zeroizing<String>, Error> {
    let reason = "key: it is too long for PEM";
    let text = pem::encode_string(label, LineEnding::LF, der);
    text.map(Zeroizing::new)
        .map_err(|_| Error::Encoding { reason })
}

/// The DER that octets are, or that the first block of PEM with one of these labels has. Text
/// around it and other blocks are passed over.
pub(crate) fn read(
    octets: &[u8],
    labels: &[&str],
    reason: &'static str,
) -> Result<Zeroizing<Vec<u8>>, Error> {
    let find = |octets: &[u8], text: &[u8]| octets.windows(text.len()).position(|at| at == text);
    if <AnyRef<'_>>::from_der(octets).is_ok() || find(octets, BEGIN).is_none() {
        return Ok(Zeroizing::new(octets.to_vec()));
    }
    let mut rest = octets;
    while let Some(begin) = find(rest, BEGIN) {
        let block = &rest[begin..];
        let end = find(block, END).ok_or(Error::Encoding { reason })?;
        // The line of the end, without what follows it: that is no part of the block.
        let line = block[end..].iter().position(|c| b"\r\n".contains(c));
        let length = line.map_or(block.len(), |line| end + line);
        rest = &block[length..];
        let Ok(mut decoder) = Decoder::new_detect_wrap(&block[..length]) else {
            continue;
        };
        if labels.contains(&decoder.type_label()) {
            let mut der = Zeroizing::new(Vec::with_capacity(decoder.remaining_len()));
            let done = decoder.decode_to_end(&mut der);
            done.map_err(|_| Error::Encoding { reason })?;
            return Ok(der);
        }
    }
    Err(Error::Encoding { reason })
}
