# SPDX-License-Identifier: MIT OR Apache-2.0
"""Encodings of files of keys: how people and programs keep what others wrote. Each is a function from octets to octets.

`TEXT` are those of texts, `BINARY` those of objects in DER, and `ANY` those of both.
"""

import base64
import gzip
import io
import json
import subprocess
import tarfile


def crlf(octets: bytes) -> bytes:
    return octets.replace(b"\n", b"\r\n")


def cr(octets: bytes) -> bytes:
    return octets.replace(b"\n", b"\r")


def bom(octets: bytes) -> bytes:
    return b"\xef\xbb\xbf" + octets


def utf16(octets: bytes) -> bytes:
    return octets.decode().encode("utf-16")


def utf16_big(octets: bytes) -> bytes:
    return b"\xfe\xff" + octets.decode().encode("utf-16-be")


def text_around(octets: bytes) -> bytes:
    return b"Dear all,\n\nthis is our key:\n\n" + octets + b"\nWith kind regards\n-- \nA. B.\n"


def quoted(octets: bytes) -> bytes:
    return b"".join(b"> " + line + b"\n" for line in octets.splitlines())


def indented(octets: bytes) -> bytes:
    return b"key: |\n" + b"".join(b"    " + line + b"\n" for line in octets.splitlines())


def tabs(octets: bytes) -> bytes:
    return b"".join(b"\t" + line + b"\n" for line in octets.splitlines())


def blanks_at_ends(octets: bytes) -> bytes:
    return octets.replace(b"\n", b"  \t\n")


def blank_lines(octets: bytes) -> bytes:
    return b"\n\n" + octets.replace(b"\n-----END", b"\n\n-----END")


def no_last_end(octets: bytes) -> bytes:
    return octets.rstrip(b"\n")


def in_json(octets: bytes) -> bytes:
    return json.dumps({"name": "x", "list": [{"key": octets.decode()}], "id": 3}).encode()


def in_json_lines(octets: bytes) -> bytes:
    return json.dumps({"name": "x", "key": octets.decode()}, indent=2).encode() + b"\n"


def environment(octets: bytes) -> bytes:
    return b'A=1\nKEY="' + octets.replace(b"\n", b"\\n") + b'"\nB=2\n'


def strings_of_c(octets: bytes) -> bytes:
    lines = octets.decode().splitlines()
    return ("const char key[] =\n" + "\n".join(f'    "{line}\\n"' for line in lines) + ";\n").encode()


def comment(octets: bytes) -> bytes:
    return b"".join(b"# " + line + b"\n" for line in octets.splitlines())


def in_xml(octets: bytes) -> bytes:
    return b'<?xml version="1.0"?>\n<a>\n<k>' + octets.strip() + b"</k>\n</a>\n"


def in_csv(octets: bytes) -> bytes:
    return b'id,pem,modulus\n1,"' + octets.replace(b'"', b'""') + b'",\n'


TEXT = [crlf, cr, bom, utf16, utf16_big, text_around, quoted, indented, tabs, blanks_at_ends, blank_lines, no_last_end, in_json]
TEXT += [in_json_lines, environment, strings_of_c, comment, in_xml, in_csv]


def base64_line(octets: bytes) -> bytes:
    return base64.b64encode(octets)


def base64_lines(octets: bytes) -> bytes:
    return base64.encodebytes(octets)


def base64_64(octets: bytes) -> bytes:
    text = base64.b64encode(octets)
    return b"".join(text[i : i + 64] + b"\n" for i in range(0, len(text), 64))


def base64_crlf(octets: bytes) -> bytes:
    return base64.encodebytes(octets).replace(b"\n", b"\r\n")


def base64_in_json(octets: bytes) -> bytes:
    return json.dumps({"der": base64.b64encode(octets).decode(), "at": 1}).encode()


def base64_url(octets: bytes) -> bytes:
    return base64.urlsafe_b64encode(octets).rstrip(b"=") + b"\n"


def base64_in_csv(octets: bytes) -> bytes:
    return b"name,der\nx," + base64.b64encode(octets) + b"\n"


def hexadecimal(octets: bytes) -> bytes:
    return octets.hex().encode() + b"\n"


def last_end(octets: bytes) -> bytes:
    return octets + b"\n"


def zeros_behind(octets: bytes) -> bytes:
    return octets + bytes(64)


def text_before(octets: bytes) -> bytes:
    return b"a line of text\n" + octets


BINARY = [base64_line, base64_lines, base64_64, base64_crlf, base64_in_json, base64_url, base64_in_csv, hexadecimal, last_end]
BINARY += [zeros_behind, text_before]


def gzipped(octets: bytes) -> bytes:
    return gzip.compress(octets)


def gzipped_twice(octets: bytes) -> bytes:
    return gzip.compress(gzip.compress(octets))


def zstd(octets: bytes) -> bytes:
    return subprocess.run(["zstd", "-q", "-c"], input=octets, capture_output=True, check=True).stdout


def tar(octets: bytes) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        for name, content in (("README", b"some text\n"), ("key", octets)):
            head = tarfile.TarInfo(name)
            head.size = len(content)
            archive.addfile(head, io.BytesIO(content))
    return out.getvalue()


def tar_gzipped(octets: bytes) -> bytes:
    return gzip.compress(tar(octets))


ANY = [gzipped, gzipped_twice, zstd, tar, tar_gzipped]
