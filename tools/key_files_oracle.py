#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Files of keys by openssl, ssh-keygen, gpg and keytool: `bezout audit` reads the moduli that these print, and names all else.

    tools/key_files_oracle.py [--share N [--seed N]] [--only TEXT] [--list] [--keep DIR]

A file is a key of some type in a container and an encoding. What is in it is known from the program that made it. Of each file the
keys that were read, what was named as no key of RSA, what was named as not read, and the exit code are compared. As a control
the same is compared once more with a mistake in what the audit says, which has to be noticed. `--share` makes N of the files that
need no Java, other ones each day; the seed is the day, and is printed. `--keep` keeps the files of which something is wrong.
"""

import argparse
import collections
import datetime
import functools
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import key_files_encodings as encodings
from key_files_compare import Made, audit, differences, planted

ROOT = Path(__file__).resolve().parent.parent
BOUNCY = ROOT / "bench" / "dstu4145" / "java"
PASSWORD = "secret"


@dataclass(frozen=True)
class File:
    name: str
    make: Callable[["Workshop"], Made]
    program: str


class Workshop:
    """Keys that many files have, each made when it is needed."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.homes: list[Path] = []
        self.count = 0

    def new(self, suffix: str = "") -> Path:
        self.count += 1
        return self.folder / f"{self.count}{suffix}"

    def run(self, *command, text: bytes = b"", **environment) -> bytes:
        """What a program prints."""
        names = {**os.environ, "LC_ALL": "C", **environment}
        done = subprocess.run([str(word) for word in command], input=text, capture_output=True, cwd=self.folder, env=names)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(map(str, command))}: {done.stderr.decode(errors='replace')}")
        return done.stdout

    def openssl(self, *words, text: bytes = b"") -> bytes:
        return self.run("openssl", *" ".join(map(str, words)).split(), text=text)

    @functools.cache
    def key(self, kind: str) -> Path:
        """A private key, PKCS #8 in PEM."""
        path = self.new(".pem")
        self.openssl("genpkey", KINDS[kind].options, "-out", path)
        return path

    @functools.cache
    def public(self, kind: str) -> Path:
        path = self.new(".pem")
        self.openssl("pkey -pubout -in", self.key(kind), "-out", path)
        return path

    @functools.cache
    def certificate(self, kind: str) -> Path:
        """By itself, or by an authority where the key does not sign."""
        path = self.new(".pem")
        if KINDS[kind].signs:
            self.openssl("req -x509 -new -key", self.key(kind), "-subj /CN=x -days 10 -out", path)
        else:
            names = ("-CA", self.certificate("p256"), "-CAkey", self.key("p256"))
            self.openssl("x509 -new -subj /CN=x -days 10 -force_pubkey", self.public(kind), *names, "-out", path)
        return path

    def modulus(self, public: Path) -> str:
        """The modulus of a public key, in OpenSSL's words."""
        text = self.openssl("pkey -pubin -noout -text -in", public).decode()
        digits = text.partition("Modulus:")[2].partition("Exponent")[0]
        digits = "".join(c for c in digits if c in "0123456789abcdef").lstrip("0")
        if not digits:
            raise RuntimeError(f"no modulus in {text}")
        return digits

    @functools.cache
    def expected(self, kind: str) -> dict[str, list[str]]:
        """What a key of this kind is told as."""
        what = KINDS[kind]
        return {"others": [what.word]} if what.word else {"rsa": [self.modulus(self.public(kind))]}

    def home(self, kind: str) -> Path:
        """A folder of GnuPG with a key."""
        return self.homes_of(kind)[0]

    @functools.cache
    def homes_of(self, kind: str) -> tuple[Path, list[str], list[str]]:
        # Its socket needs a short path.
        home = Path(tempfile.mkdtemp(prefix="gpg-"))
        self.homes.append(home)
        parameters = f"%no-protection\n{GNUPG[kind]}\nName-Real: a b\nName-Email: {kind}@example.com\nExpire-Date: 0\n%commit\n"
        self.run("gpg", "--homedir", home, "--batch", "--quiet", "--gen-key", text=parameters.encode())
        moduli, others = [], []
        for line in self.gpg_at(home, "--with-colons --with-key-data --list-keys").decode().splitlines():
            words = line.split(":")
            if words[0] in ("pub", "sub"):
                algorithm = int(words[3])
                if algorithm not in (1, 2, 3):
                    others.append({16: "Elgamal", 17: "DSA"}.get(algorithm, "an elliptic curve"))
            elif words[0] == "pkd" and words[1] == "0" and algorithm in (1, 2, 3):
                moduli.append(words[3].lower().lstrip("0"))
        return home, moduli, others

    def gpg_at(self, home: Path, options: str, text: bytes = b"") -> bytes:
        quiet = ("--batch", "--quiet", "--no-tty", "--pinentry-mode", "loopback")
        return self.run("gpg", "--homedir", home, *quiet, *options.split(), text=text)

    def gpg(self, kind: str, options: str, text: bytes = b"") -> bytes:
        return self.gpg_at(self.home(kind), options, text)

    def keytool(self, *words) -> bytes:
        # Most of its time is the start of Java.
        quick = ("-J-XX:TieredStopAtLevel=1", "-J-Xshare:auto", "-J-XX:+UseSerialGC")
        return self.run("keytool", *quick, *" ".join(map(str, words)).split())

    @functools.cache
    def ssh(self, kind: str) -> Path:
        """A private key of OpenSSH; its public one is beside it."""
        path = self.new()
        self.run("ssh-keygen", "-q", "-N", "", "-C", "a comment", "-f", path, *SSH[kind][0].split())
        return path

    @functools.cache
    def ssh_expected(self, kind: str) -> dict[str, list[str]]:
        if word := SSH[kind][1]:
            return {"others": [word]}
        spki = self.new()
        spki.write_bytes(self.run("ssh-keygen", "-e", "-m", "PKCS8", "-f", f"{self.ssh(kind)}.pub"))
        return {"rsa": [self.modulus(spki)]}

    def close(self):
        for home in self.homes:
            subprocess.run(["gpgconf", "--homedir", home, "--kill", "all"], capture_output=True)
            shutil.rmtree(home, ignore_errors=True)


@dataclass(frozen=True)
class Kind:
    """How openssl makes a key, what the audit calls it if it is none of RSA, whether it signs, and has a form of its own."""

    options: str
    word: str = ""
    signs: bool = True
    traditional: bool = False
    own_text: bool = False


def rsa(bits: int, more: str = "") -> Kind:
    return Kind(f"-algorithm RSA -pkeyopt rsa_keygen_bits:{bits} {more}", traditional=True, own_text=True)


def curve(name: str, more: str = "", **options) -> Kind:
    return Kind(f"-algorithm EC -pkeyopt ec_paramgen_curve:{name} {more}", "elliptic", traditional=True, **options)


PSS = "-algorithm RSA-PSS -pkeyopt rsa_keygen_bits:2048"
LIMITED = "-pkeyopt rsa_pss_keygen_md:sha256 -pkeyopt rsa_pss_keygen_mgf1_md:sha256 -pkeyopt rsa_pss_keygen_saltlen:32"
KINDS = {
    "rsa512": rsa(512),
    "rsa1024": rsa(1024),
    "rsa1025": rsa(1025),
    "rsa2047": rsa(2047),
    "rsa2048": rsa(2048),
    "rsa3072": rsa(3072, "-pkeyopt rsa_keygen_pubexp:17"),
    "rsa4096": rsa(4096),
    "rsa-e3": rsa(1024, "-pkeyopt rsa_keygen_pubexp:3"),
    "rsa-e33": rsa(1024, "-pkeyopt rsa_keygen_pubexp:4294967297"),
    "rsa-e100": rsa(1024, f"-pkeyopt rsa_keygen_pubexp:{2**100 + 277}"),
    "rsa-primes3": rsa(1536, "-pkeyopt rsa_keygen_primes:3"),
    "pss": Kind(PSS, own_text=True),
    "pss-limited": Kind(f"{PSS} {LIMITED}", own_text=True),
    "p256": curve("P-256"),
    "p384": curve("P-384"),
    "p521": curve("P-521"),
    "p256-explicit": curve("P-256", "-pkeyopt ec_param_enc:explicit"),
    "secp256k1": curve("secp256k1"),
    "brainpool": curve("brainpoolP256r1"),
    "sect233k1": curve("sect233k1"),
    "ed25519": Kind("-algorithm ED25519", "Ed25519"),
    "ed448": Kind("-algorithm ED448", "Ed448"),
    "x25519": Kind("-algorithm X25519", "X25519", signs=False),
    "x448": Kind("-algorithm X448", "X448", signs=False),
    "dh": Kind("-algorithm DH -pkeyopt group:ffdhe2048", "Diffie-Hellman", signs=False),
    "dhx": Kind("-algorithm DHX -pkeyopt dh_rfc5114:2", "Diffie-Hellman", signs=False),
    "dsa": Kind("-paramfile dsa.pem", "DSA", traditional=True),
}

ENCRYPTED = "the key is encrypted"
CONTENT = "a part of it is encrypted"
NOTHING = "no key is in it"
NO_KEY = "no key: its DER is no certificate, request or key"


def containers(kind: str) -> dict[str, Callable[[Workshop], Made]]:
    """What openssl writes a key of this kind in."""
    what, table = KINDS[kind], {}

    def add(name: str, command: str, forms=("PEM", "DER"), unread=(), keys=1, **more):
        def make(form: str, shop: Workshop) -> Made:
            names = {"key": shop.key, "public": shop.public, "certificate": shop.certificate}
            words = [str(names[word[1:]](kind)) if word.startswith("@") else word for word in command.split()]
            octets = shop.openssl(*words, *(("-outform", form) if form else ()))
            told = {name: keys * list(values) for name, values in shop.expected(kind).items()} if keys else {}
            return Made(octets, unread=list(unread), **{**told, **more})

        for form in forms:
            table[f"{name}.{form.lower() or 'out'}"] = functools.partial(make, form)

    add("pkcs8", "pkey -in @key")
    add("spki", "pkey -pubin -in @public")
    add("certificate", "x509 -in @certificate")
    secret = f"-passout pass:{PASSWORD}"
    encrypted = {"unread": [ENCRYPTED], "keys": 0}
    for name, options in (
        ("aes", "-v2 aes-256-cbc"),
        ("des3-sha512", "-v2 des3 -v2prf hmacWithSHA512"),
        ("scrypt", "-scrypt"),
        ("pbe1", "-v1 PBE-SHA1-3DES"),
    ):
        add(f"pkcs8-{name}", f"pkcs8 -topk8 -in @key {options} {secret}", **encrypted)
    if what.signs:
        add("request", "req -new -key @key -subj /CN=x")
        add("request-new", "req -new -newhdr -key @key -subj /CN=x", ["PEM"])
    if kind.startswith("rsa"):
        add("spkac", "spkac -challenge abc -key @key", [""])
    if what.traditional:
        add("traditional", "pkey -traditional -in @key")
        for cipher in ("aes128", "des3"):
            add(f"traditional-{cipher}", f"pkey -traditional -in @key -{cipher} {secret}", ["PEM"], **encrypted)
    if kind.startswith("rsa"):
        add("public1", "rsa -pubin -in @public -RSAPublicKey_out")
        add("modulus", "rsa -pubin -in @public -noout -modulus", [""])
        # It has room for 32 bits of an exponent, and for two primes.
        if kind not in ("rsa-e33", "rsa-e100"):
            add("blob-public", "rsa -pubin -in @public -pubout", ["MSBLOB"])
            if kind != "rsa-primes3":
                add("blob", "rsa -in @key", ["MSBLOB"])
                add("pvk", "rsa -in @key -pvk-none", ["PVK"])
    if kind == "dsa":
        add("blob", "dsa -in @key", ["MSBLOB"])
        add("blob-public", "dsa -pubin -in @public -pubout", ["MSBLOB"])
        add("pvk", "dsa -in @key -pvk-none", ["PVK"])
    add("trusted", "x509 -in @certificate -trustout -addtrust serverAuth", ["PEM"])
    add("pkcs7", "crl2pkcs7 -nocrl -certfile @certificate")
    # Of other keys the text has no numbers that are looked for.
    none = {} if what.own_text else {"keys": 0, "unread": [NOTHING]}
    add("text", "pkey -in @key -noout -text", [""], **none)
    add("text-public", "pkey -pubin -in @public -noout -text", [""], **none)
    add("text-certificate", "x509 -in @certificate -noout -text", [""], **none)
    add("text-and-pem", "x509 -in @certificate -text", ["PEM"])
    add("text-and-key", "pkey -in @key -text", ["PEM"])
    bags = "pkcs12 -export -inkey @key -in @certificate"
    word = f"-passout pass:{PASSWORD}"
    add("pkcs12", f"{bags} {word}", [""], keys=0, unread=[CONTENT, ENCRYPTED])
    add("pkcs12-des", f"{bags} {word} -keypbe PBE-SHA1-3DES -certpbe PBE-SHA1-3DES", [""], keys=0, unread=[CONTENT, ENCRYPTED])
    add("pkcs12-aes128", f"{bags} {word} -keypbe aes-128-cbc -certpbe NONE", [""], unread=[ENCRYPTED])
    add("pkcs12-open", f"{bags} {word} -keypbe NONE -certpbe NONE -nomac", [""], keys=2)
    add("pkcs12-open-mac", f"{bags} {word} -keypbe NONE -certpbe NONE", [""], keys=2)
    add("pkcs12-closed-certificate", f"{bags} {word} -keypbe NONE -certpbe aes-256-cbc", [""], unread=[CONTENT])
    add("pkcs12-nokeys", f"pkcs12 -export -nokeys -in @certificate {word}", [""], keys=0, unread=[CONTENT])
    add("pkcs12-nocerts", f"pkcs12 -export -nocerts -inkey @key {word}", [""], keys=0, unread=[ENCRYPTED])
    return table


def of_openssl() -> dict[str, Callable[[Workshop], Made]]:
    """What openssl writes beside single keys."""
    table = {}

    def add(name: str):
        return lambda make: table.setdefault(name, make)

    def signed(command: str, form: str, kind: str, has_key=True, **more):
        def make(shop: Workshop) -> Made:
            names = f"-signer {shop.certificate(kind)} -inkey {shop.key(kind)}"
            told = shop.expected(kind) if has_key else {}
            return Made(shop.openssl(command, names, "-outform", form, text=b"a message\n"), **{**told, **more})

        return make

    for form in ("PEM", "DER", "SMIME"):
        for kind in ("rsa2048", "p256"):
            table[f"cms-{kind}.{form.lower()}"] = signed("cms -sign -nodetach", form, kind)
            table[f"smime-detached-{kind}.{form.lower()}"] = signed("smime -sign", form, kind)
        table[f"cms-nocerts.{form.lower()}"] = signed("cms -sign -nodetach -nocerts", form, "rsa2048", False, unread=[NO_KEY])

    def enveloped(form: str, shop: Workshop) -> Made:
        octets = shop.openssl("cms -encrypt -aes256 -outform", form, shop.certificate("rsa2048"), text=b"a message\n")
        return Made(octets, unread=[CONTENT])

    for form in ("PEM", "DER", "SMIME"):
        table[f"cms-enveloped.{form.lower()}"] = functools.partial(enveloped, form)

    def revoked(form: str, kind: str, version: int, shop: Workshop) -> Made:
        config, index, out = shop.new(), shop.new(), shop.new()
        revoked = "R\t300101000000Z\t250101000000Z\t01\tunknown\t/CN=x\n" if version == 2 else ""
        index.write_text(revoked)
        more = "crl_extensions = y\n[y]\nauthorityKeyIdentifier = keyid\n" if version == 2 else ""
        config.write_text(f"[ca]\ndefault_ca = x\n[x]\ndatabase = {index}\ndefault_md = sha256\n{more}")
        names = f"-keyfile {shop.key(kind)} -cert {shop.certificate(kind)}"
        shop.openssl("ca -gencrl -crldays 1 -config", config, names, "-out", out)
        return Made(shop.openssl("crl -in", out, "-outform", form), others=["a list of revoked certificates"])

    for form in ("PEM", "DER"):
        for kind in ("rsa2048", "p256"):
            for version in (1, 2):
                table[f"crl{version}-{kind}.{form.lower()}"] = functools.partial(revoked, form, kind, version)

    @add("pkcs7-crl.pem")
    def _(shop: Workshop) -> Made:
        crl = shop.new()
        crl.write_bytes(table["crl2-rsa2048.pem"](shop).octets)
        octets = shop.openssl("crl2pkcs7 -in", crl, "-certfile", shop.certificate("rsa2048"))
        return Made(octets, others=["a list of revoked certificates"], **shop.expected("rsa2048"))

    def several(command: str, kinds: tuple[str, ...], shop: Workshop, form: str = "") -> Made:
        chain = shop.new(".pem")
        chain.write_bytes(b"".join(shop.certificate(kind).read_bytes() for kind in kinds))
        made = Made(shop.openssl(command.replace("@", str(chain)), *(("-outform", form) if form else ())))
        for kind in kinds:
            for name, values in shop.expected(kind).items():
                getattr(made, name).extend(values)
        return made

    chain = ("rsa2048", "p256", "rsa-e3", "ed25519", "dsa", "x25519")
    for form in ("PEM", "DER"):
        make = functools.partial(several, "crl2pkcs7 -nocrl -certfile @", chain, form=form)
        table[f"pkcs7-chain.{form.lower()}"] = make
    sequence = functools.partial(several, "nseq -toseq -in @", ("rsa2048", "p256", "rsa1024"))
    table["netscape-sequence.pem"] = sequence
    open_store = f"pkcs12 -export -nokeys -in @ -certpbe NONE -passout pass:{PASSWORD}"
    table["pkcs12-chain.p12"] = functools.partial(several, open_store, chain)
    table["certificates.pem"] = functools.partial(several, "storeutl -certs @", chain)

    @add("pkcs7-print.txt")
    def _(shop: Workshop) -> Made:
        made = several("crl2pkcs7 -nocrl -certfile @", chain, shop)
        made.octets = shop.openssl("pkcs7 -print_certs", text=made.octets)
        return made

    @add("pkcs12-bags.txt")
    def _(shop: Workshop) -> Made:
        made = several(open_store, chain, shop)
        made.octets = shop.openssl(f"pkcs12 -info -nokeys -passin pass:{PASSWORD}", text=made.octets)
        return made

    @add("key-and-certificate.pem")
    def _(shop: Workshop) -> Made:
        octets = shop.key("rsa2048").read_bytes() + shop.certificate("rsa2048").read_bytes()
        return Made(octets, rsa=2 * shop.expected("rsa2048")["rsa"])

    @add("names.txt")
    def _(shop: Workshop) -> Made:
        return Made(shop.openssl("x509 -noout -subject -dates -fingerprint -in", shop.certificate("rsa2048")), unread=[NOTHING])

    @add("many-names.pem")
    def _(shop: Workshop) -> Made:
        names = ",".join(f"DNS:host-number-{i}.example.com" for i in range(600))
        options = f"-addext subjectAltName={names} -text"
        return Made(shop.openssl("req -x509 -subj /CN=x -key", shop.key("rsa2048"), options), **shop.expected("rsa2048"))

    for name, command, word in (
        ("dh", "dhparam -dsaparam 512", "DH PARAMETERS"),
        ("dhx", "genpkey -genparam -algorithm DHX -pkeyopt dh_rfc5114:1", "DH PARAMETERS"),
        ("dsa", "dsaparam 512", "DSA PARAMETERS"),
        ("ec", "ecparam -name prime256v1", "EC PARAMETERS"),
        ("ec-explicit", "ecparam -name prime256v1 -param_enc explicit", "EC PARAMETERS"),
    ):
        table[f"parameters-{name}.pem"] = lambda shop, command=command, word=word: Made(shop.openssl(command), others=[word])
        if name not in ("ec", "dhx"):
            program, _, options = command.partition(" ")
            table[f"parameters-{name}.der"] = lambda shop, program=program, options=options: Made(
                shop.openssl(program, "-outform DER", options), unread=[NO_KEY]
            )
    table["ec-key-and-parameters.pem"] = lambda shop: Made(
        shop.openssl("ecparam -name prime256v1 -genkey"), others=["EC PARAMETERS", "elliptic"]
    )

    @add("ocsp-request.der")
    def _(shop: Workshop) -> Made:
        out, certificate = shop.new(), shop.certificate("rsa2048")
        shop.openssl("ocsp -issuer", certificate, "-cert", certificate, "-reqout", out)
        return Made(out.read_bytes(), unread=["no key"])

    @add("ocsp-response.der")
    def _(shop: Workshop) -> Made:
        index, out, ask, certificate = shop.new(), shop.new(), shop.new(), shop.certificate("rsa2048")
        shop.openssl("ocsp -issuer", certificate, "-cert", certificate, "-reqout", ask)
        index.write_text("")
        signer = f"-CA {certificate} -rsigner {certificate} -rkey {shop.key('rsa2048')}"
        shop.openssl("ocsp -index", index, signer, "-reqin", ask, "-respout", out)
        return Made(out.read_bytes(), **shop.expected("rsa2048"))

    @add("timestamp-query.der")
    def _(shop: Workshop) -> Made:
        data = shop.new()
        data.write_bytes(b"data")
        return Made(shop.openssl("ts -query -data", data), unread=[NO_KEY])

    for kind in ("rsa2048", "p256"):
        for form, octets in (("private", "key"), ("public", "public")):
            # What is in a string is printed in hexadecimal.
            def parsed(shop: Workshop, kind=kind, octets=octets) -> Made:
                text = shop.openssl("asn1parse -in", getattr(shop, octets)(kind))
                return Made(text, unread=["digits in a text" if octets == "key" else NOTHING])

            table[f"asn1parse-{kind}-{form}.txt"] = parsed
    return table


SSH = {
    "rsa1024": ("-t rsa -b 1024", ""),
    "rsa2048": ("-t rsa -b 2048", ""),
    "rsa3072": ("-t rsa -b 3072", ""),
    "dsa": ("-t dsa", "ssh-dss"),
    "ecdsa256": ("-t ecdsa -b 256", "ecdsa-sha2-nistp256"),
    "ecdsa521": ("-t ecdsa -b 521", "ecdsa-sha2-nistp521"),
    "ed25519": ("-t ed25519", "ssh-ed25519"),
}
# The words for them in PEM.
SSH_PEM = {"dsa": "DSA", "ecdsa256": "elliptic", "ecdsa521": "elliptic"}


def of_ssh(kind: str) -> dict[str, Callable[[Workshop], Made]]:
    table = {}

    def add(name: str, make: Callable[[Workshop], bytes], pem=False, word="", **more):
        def made(shop: Workshop) -> Made:
            told = more or shop.ssh_expected(kind)
            if pem and "others" in told:
                told = {"others": [SSH_PEM[kind]]}
            if word and "others" in told:
                told = {"others": [word]}
            return Made(make(shop), **told)

        table[f"{name}-{kind}"] = made

    def public(shop: Workshop) -> bytes:
        return Path(f"{shop.ssh(kind)}.pub").read_bytes()

    def changed(options: str, shop: Workshop) -> bytes:
        path = shop.new()
        shutil.copy(shop.ssh(kind), path)
        path.chmod(0o600)
        shop.run("ssh-keygen", "-q", "-p", "-P", "", "-f", path, *options.split(), *(() if "-N" in options else ("-N", "")))
        return path.read_bytes()

    def certificate(options: str, shop: Workshop, by: str = "rsa2048") -> bytes:
        path = shop.new(".pub")
        path.write_bytes(public(shop))
        shop.run("ssh-keygen", "-q", "-s", shop.ssh(by), "-I", "name", *options.split(), path)
        return Path(str(path).removesuffix(".pub") + "-cert.pub").read_bytes()

    def signature(shop: Workshop) -> bytes:
        data = shop.new()
        data.write_bytes(b"data")
        shop.run("ssh-keygen", "-q", "-Y", "sign", "-n", "file", "-f", shop.ssh(kind), data)
        return Path(f"{data}.sig").read_bytes()

    def revoked(shop: Workshop) -> bytes:
        out = shop.new()
        shop.run("ssh-keygen", "-q", "-k", "-f", out, f"{shop.ssh(kind)}.pub")
        return out.read_bytes()

    def hashed(shop: Workshop) -> bytes:
        path = shop.new()
        path.write_bytes(b"example.com " + public(shop))
        shop.run("ssh-keygen", "-q", "-H", "-f", path)
        return path.read_bytes()

    add("private", lambda shop: shop.ssh(kind).read_bytes())
    add("public", public)
    add("known_hosts", lambda shop: b"# hosts\n[example.com]:2222,10.0.0.1 " + public(shop))
    add("known_hosts-hashed", hashed)
    add("known_hosts-authority", lambda shop: b"@cert-authority *.example.com " + public(shop))
    add("known_hosts-revoked", lambda shop: b"@revoked * " + public(shop))
    options = b'command="echo \\"ssh-rsa AAAAB3NzaC1yc2E\\"",no-pty,from="*.example.com" '
    add("authorized_keys", lambda shop: b"# keys\n\n" + options + public(shop))
    add("allowed_signers", lambda shop: b'a@example.com namespaces="file,git" ' + public(shop))
    add("rfc4716", lambda shop: shop.run("ssh-keygen", "-e", "-f", f"{shop.ssh(kind)}.pub"))
    add("again", lambda shop: shop.run("ssh-keygen", "-y", "-f", shop.ssh(kind)))
    add("user-certificate", functools.partial(certificate, "-n user -V +1d"), word="cert-v01@openssh.com")
    add("host-certificate", functools.partial(certificate, "-h -n host"), word="cert-v01@openssh.com")
    add("certificate-by-ed25519", functools.partial(certificate, "-n user", by="ed25519"), word="cert-v01@openssh.com")
    add("signature", signature)
    add("revoked", revoked)
    add("private-encrypted", functools.partial(changed, f"-N {PASSWORD}"))
    add("private-chacha", functools.partial(changed, f"-N {PASSWORD} -Z chacha20-poly1305@openssh.com"))
    add("fingerprint", lambda shop: shop.run("ssh-keygen", "-l", "-f", f"{shop.ssh(kind)}.pub"), unread=[NOTHING])
    add("sshfp", lambda shop: shop.run("ssh-keygen", "-r", "host", "-f", f"{shop.ssh(kind)}.pub"), unread=[NOTHING])
    if kind != "ed25519":
        for name, form in (("pem", "PEM"), ("pkcs8", "PKCS8")):
            add(f"private-{name}", functools.partial(changed, f"-m {form}"), pem=True)
            unread = [ENCRYPTED]
            add(f"private-{name}-encrypted", functools.partial(changed, f"-m {form} -N {PASSWORD}"), unread=unread)
        if kind != "dsa":
            spki = lambda shop: shop.run("ssh-keygen", "-e", "-m", "PKCS8", "-f", f"{shop.ssh(kind)}.pub")  # noqa: E731
            add("public-pkcs8", spki, pem=True)
    if kind.startswith("rsa"):
        add("public-pem", lambda shop: shop.run("ssh-keygen", "-e", "-m", "PEM", "-f", f"{shop.ssh(kind)}.pub"))
    return table


GNUPG = {
    "rsa1024": "Key-Type: RSA\nKey-Length: 1024",
    "rsa2048": "Key-Type: RSA\nKey-Length: 2048\nSubkey-Type: RSA\nSubkey-Length: 1024",
    "rsa3072": "Key-Type: RSA\nKey-Length: 3072\nSubkey-Type: ECDH\nSubkey-Curve: Curve25519",
    "dsa": "Key-Type: DSA\nKey-Length: 1024\nSubkey-Type: ELG-E\nSubkey-Length: 1024",
    "ed25519": "Key-Type: EDDSA\nKey-Curve: Ed25519\nSubkey-Type: ECDH\nSubkey-Curve: Curve25519",
    "p256": "Key-Type: ECDSA\nKey-Curve: nistp256\nSubkey-Type: RSA\nSubkey-Length: 1024",
    "brainpool": "Key-Type: ECDSA\nKey-Curve: brainpoolP256r1\nSubkey-Type: ECDH\nSubkey-Curve: secp256k1",
}


def of_gnupg(kind: str) -> dict[str, Callable[[Workshop], Made]]:
    table = {}

    def add(name: str, make: Callable[[Workshop], bytes], **more):
        def made(shop: Workshop) -> Made:
            _, moduli, others = shop.homes_of(kind)
            return Made(make(shop), **(more or {"rsa": moduli, "others": others}))

        table[f"{name}-{kind}"] = made

    def gpg(options: str, text: bytes = b"") -> Callable[[Workshop], bytes]:
        return lambda shop: shop.gpg(kind, options, text)

    def file(pattern: str) -> Callable[[Workshop], bytes]:
        return lambda shop: b"".join(path.read_bytes() for path in sorted(shop.home(kind).glob(pattern)))

    for name, options in (("", ""), ("-armor", "--armor ")):
        add(f"public{name}", gpg(f"{options}--export"))
        add(f"public-minimal{name}", gpg(f"{options}--export-options export-minimal --export"))
        add(f"public-backup{name}", gpg(f"{options}--export-options backup --export"))
        add(f"secret{name}", gpg(f"{options}--export-secret-keys"))
        add(f"subkeys{name}", gpg(f"{options}--export-secret-subkeys"))
        signed = {"others": ["signature of OpenPGP" if not name else "PGP SIGNATURE"]}
        add(f"signature{name}", gpg(f"{options}--detach-sign", b"a message\n"), **signed)
        message = {"others": ["message of OpenPGP" if not name else "PGP MESSAGE"]}
        add(f"signed{name}", gpg(f"{options}--sign", b"a message\n"), **message)
        add(f"symmetric{name}", gpg(f"--passphrase {PASSWORD} {options}--symmetric", b"a message\n"), **message)
    add("clear", gpg("--clear-sign", b"a message\n"), others=["PGP SIGNATURE"])
    add("ring", file("pubring.kbx"))
    add("agent", file("private-keys-v1.d/*.key"))
    add("list", gpg("--with-colons --with-key-data --list-keys"))
    add("packets", lambda shop: shop.gpg(kind, "--list-packets", shop.gpg(kind, "--export")), unread=[NOTHING])
    add("trust", gpg("--export-ownertrust"), unread=[NOTHING])
    add("revocation", file("openpgp-revocs.d/*.rev"), others=["signature of OpenPGP"], unread=["a number of 40 digits"])
    return table


JAVA = {
    "rsa1024": ("-keyalg RSA -keysize 1024", ""),
    "rsa2048": ("-keyalg RSA -keysize 2048", ""),
    "pss": ("-keyalg RSASSA-PSS -keysize 2048", ""),
    "dsa": ("-keyalg DSA -keysize 1024", "DSA"),
    "ec": ("-keyalg EC -groupname secp256r1", "elliptic"),
    "ed25519": ("-keyalg Ed25519", "Ed25519"),
}


BOUNCY_FORMS = ("BKS", "UBER", "BCFKS")


def of_keytool(kind: str) -> dict[str, Callable[[Workshop], Made]]:
    table, (options, word) = {}, JAVA[kind]
    secret = f"-storepass {PASSWORD} -keypass {PASSWORD}"
    provider = f"-providerclass org.bouncycastle.jce.provider.BouncyCastleProvider -providerpath {BOUNCY / 'target/lib/bcprov-jdk18on-1.78.1.jar'}"

    @functools.cache
    def store(shop: Workshop, form: str) -> Path:
        path = shop.new()
        more = provider if form in BOUNCY_FORMS else ""
        shop.keytool(f"-genkeypair -alias key {options} -dname CN=x -keystore {path} -storetype {form} {secret} {more}")
        return path

    @functools.cache
    def told(shop: Workshop, form: str) -> dict[str, list[str]]:
        if word:
            return {"others": [word]}
        more = provider if form in BOUNCY_FORMS else ""
        certificate, public = shop.new(), shop.new()
        names = f"-alias key -keystore {store(shop, form)} -storetype {form} -storepass {PASSWORD}"
        certificate.write_bytes(shop.keytool(f"-exportcert -rfc {names} {more}"))
        public.write_bytes(shop.openssl("x509 -noout -pubkey -in", certificate))
        return {"rsa": [shop.modulus(public)]}

    def add(name: str, make: Callable[[Workshop], bytes], form: str = "JKS", **more):
        table[f"{name}-{kind}"] = lambda shop: Made(make(shop), **(more or told(shop, form)))

    def tool(command: str, form: str = "JKS") -> Callable[[Workshop], bytes]:
        return lambda shop: shop.keytool(f"{command} -alias key -keystore {store(shop, form)} {secret}")

    # This provider has another name for keys of RSASSA-PSS.
    own = () if kind == "pss" else BOUNCY_FORMS
    for form in ("JKS", "JCEKS", *own[:1]):
        add(form.lower(), lambda shop, form=form: store(shop, form).read_bytes(), form)
    closed = {"unread": [CONTENT, ENCRYPTED]}
    add("pkcs12", lambda shop: store(shop, "PKCS12").read_bytes(), **closed)
    for form in own[1:]:
        unread = {"UBER": "a store of BouncyCastle that is encrypted", "BCFKS": "encrypted"}[form]
        add(form.lower(), lambda shop, form=form: store(shop, form).read_bytes(), unread=[unread])
    add("certificate.der", tool("-exportcert"))
    add("certificate.pem", tool("-exportcert -rfc"))
    add("request", tool("-certreq"))
    add("list-rfc", tool("-list -rfc"))
    add("list", tool("-list -v"), unread=[NOTHING])
    add("crl", tool("-gencrl -id 1"), others=["a list of revoked certificates"])
    return table


def all_files() -> list[File]:
    files = []
    for kind in KINDS:
        files += [File(f"openssl/{kind}/{name}", make, "openssl") for name, make in containers(kind).items()]
    files += [File(f"openssl/{name}", make, "openssl") for name, make in of_openssl().items()]
    for program, kinds, table in (("ssh", SSH, of_ssh), ("gpg", GNUPG, of_gnupg), ("keytool", JAVA, of_keytool)):
        for kind in kinds:
            files += [File(f"{program}/{name}", make, program) for name, make in table(kind).items()]
    by_name = {file.name: file for file in files}

    def encoded(name: str, change) -> File:
        file = by_name[name]

        def make(shop: Workshop) -> Made:
            made = file.make(shop)
            return Made(change(made.octets), made.rsa, made.others, made.unread)

        return File(f"{name}+{change.__name__}", make, file.program)

    for name in TEXTS:
        files += [encoded(name, change) for change in encodings.TEXT]
    for name in OBJECTS:
        files += [encoded(name, change) for change in encodings.BINARY]
    files += [encoded(name, change) for name in {*TEXTS, *OBJECTS} for change in encodings.ANY]
    files += [joined(by_name, number) for number in range(60)]
    return sorted(files, key=lambda file: file.name)


# Files that are encoded in all ways.
TEXTS = ["openssl/rsa2048/pkcs8.pem", "openssl/rsa1024/certificate.pem", "openssl/pss/spki.pem", "openssl/pkcs7-chain.pem"]
TEXTS += ["openssl/p256/traditional.pem", "openssl/rsa2048/pkcs8-aes.pem", "ssh/private-rsa2048", "ssh/public-rsa2048"]
TEXTS += ["ssh/rfc4716-rsa2048", "gpg/public-armor-rsa2048", "openssl/rsa2048/text-certificate.out"]
OBJECTS = ["openssl/rsa2048/pkcs8.der", "openssl/rsa1024/certificate.der", "openssl/pss/spki.der", "openssl/rsa-e3/public1.der"]
OBJECTS += ["openssl/p256/spki.der", "openssl/ed25519/pkcs8.der", "openssl/rsa2048/pkcs8-aes.der"]


def joined(by_name: dict[str, File], number: int) -> File:
    """Files one behind the other; what has no length of its own, and what says that there is nothing, is not among them."""
    draw = random.Random(number)
    names = [name for name in by_name if name.startswith(("openssl/", "ssh/")) and "text" not in name]

    def make(shop: Workshop) -> Made:
        all_of = Made(b"")
        for name in draw.sample(names, 4):
            made = by_name[name].make(shop)
            if NOTHING in made.unread or name.startswith("ssh/revoked"):
                continue
            # A line that is not ended goes on.
            all_of.octets += made.octets
            all_of.rsa += made.rsa
            all_of.others += made.others
            all_of.unread += made.unread
        return all_of

    return File(f"joined/{number}", make, "ssh")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=datetime.date.today().toordinal(), metavar="N")
    parser.add_argument("--only", default="", metavar="TEXT")
    parser.add_argument("--keep", type=Path, metavar="DIR")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    files = [file for file in all_files() if arguments.only in file.name]
    if arguments.share is not None:
        files = [file for file in files if file.program != "keytool"]
        files = random.Random(arguments.seed).sample(files, min(arguments.share, len(files)))
        print(f"--share {arguments.share} --seed {arguments.seed}")
    if arguments.list:
        print(*(file.name for file in files), sep="\n")
        return 0
    wrong, missed, counts = 0, [], collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        shop = Workshop(Path(folder))
        try:
            # Blobs of CryptoAPI have room for 160 bits of q.
            small = "-pkeyopt dsa_paramgen_bits:1024 -pkeyopt dsa_paramgen_q_bits:160"
            (shop.folder / "dsa.pem").write_bytes(shop.openssl("genpkey -genparam -algorithm DSA", small))
            if any(file.program == "keytool" for file in files) and not (BOUNCY / "target/lib").exists():
                shop.run("mvn", "-q", "-B", "-f", BOUNCY, "dependency:copy-dependencies", "-DoutputDirectory=target/lib")
            for number, file in enumerate(files):
                try:
                    made = file.make(shop)
                except RuntimeError as error:
                    wrong += 1
                    print(f"{file.name}: it was not made: {error}")
                    continue
                path, listed = shop.folder / "file", shop.folder / "list"
                path.write_bytes(made.octets)
                hashes = [hashlib.sha1(f"Modulus={number.upper()}\n".encode()).hexdigest()[20:] for number in made.rsa]
                listed.write_text("\n".join([*hashes, 20 * "0"]) + "\n")
                said = audit(path, listed)
                difference = differences(made, said)
                if not difference and not differences(made, planted(said, number)):
                    missed.append(file.name)
                counts += collections.Counter(files=1, keys=len(made.rsa), others=len(made.others), unread=len(made.unread))
                wrong += bool(difference)
                if difference:
                    print(f"{file.name}: {'; '.join(f'{name}: {text}' for name, text in difference.items())}")
                if arguments.keep and (difference or arguments.only):
                    kept = arguments.keep / file.name.replace("/", "_")
                    kept.parent.mkdir(parents=True, exist_ok=True)
                    kept.write_bytes(made.octets)
        finally:
            shop.close()
    print(", ".join(f"{count} {name}" for name, count in counts.items()))
    if missed:
        print(f"a mistake was not noticed in {', '.join(missed)}")
    print(f"{len(files) - wrong} passed, {wrong} failed")
    return 1 if wrong or missed or not files else 0


if __name__ == "__main__":
    sys.exit(main())
