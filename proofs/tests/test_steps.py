# SPDX-License-Identifier: MIT OR Apache-2.0
"""The machine, the lemmas on packed steps, and what is refused, on code as it is decoded from bytes."""

import pytest

from bezout_proofs import cosimulate, evex, folds, lane_models, lane_words, machine, passes, rows, step_report, steps

pytest.importorskip("z3")
from bezout_proofs.step_lemmas import Solver  # noqa: E402

Z3 = Solver("z3")
SOME = (
    "\t10\t4829d8\tsub rax,rbx\n\t13\t48d1f8\tsar rax,1h\n\t16\t480f42d9\tcmovb rbx,rcx\n\t1a\t480f45d9\tcmovne rbx,rcx\n"
    "\t1e\t48034708\tadd rax,[rdi+8h]\n\t22\t48895ff8\tmov [rdi-8h],rbx\n\t26\tc4e2d8f2c3\tandn rax,rsp,rbx\n"
    "\t2b\tc4e3fbf0c315\trorx rax,rbx,15h\n\t31\t480fafc3\timul rax,rbx\n\t35\t48f7d8\tneg rax\n\t38\t488d4301\tlea rax,[rbx+1h]\n"
    "\t3c\t4883d300\tadc rbx,0h\n\t40\t480f48d9\tcmovs rbx,rcx\n\t44\t480f49d9\tcmovns rbx,rcx\n\t48\t498d345b\tlea rsi,[r11+rbx*2]\n"
)
CHAINS = (
    "\t0\tc4e2d3f6b780000000\tmulx rsi,rbp,[rdi+80h]\n\t9\tc4c2e3f6dc\tmulx rbx,rbx,r12\n\te\tc462ebf6c2\tmulx r8,rdx,rdx\n"
    "\t13\t66480f38f6f0\tadcx rsi,rax\n\t19\tf34c0f38f6d3\tadox r10,rbx\n\t1f\t664c0f38f65708\tadcx r10,[rdi+8h]\n"
    "\t26\t4c1b5908\tsbb r11,[rcx+8h]\n\t2a\t4983d800\tsbb r8,0h\n\t2e\t480faf5710\timul rdx,[rdi+10h]\n"
    "\t33\t486bd320\timul rdx,rbx,20h\n\t37\t4d31db\txor r11,r11\n\t3a\t31c0\txor eax,eax\n\t3c\t49ffc7\tinc r15\n"
    "\t3f\t48f7d0\tnot rax\n\t42\t4d85db\ttest r11,r11\n\t45\t490fbaf33f\tbtr r11,3Fh\n\t4a\t48ffc8\tdec rax\n"
    "\t4d\t48215708\tand [rdi+8h],rdx\n\t51\t480b17\tor rdx,[rdi]\n\t54\t4801c5\tadd rbp,rax\n\t57\t83e301\tand ebx,1h\n"
)
WHOLE = (
    "\t0\t6261fd486f7f06\tvmovdqa64 zmm31,[rdi+180h]\n\t7\t62f1fd4b6fdd\tvmovdqa64 zmm3{k3},zmm5\n"
    "\td\t62e1fe487f4f01\tvmovdqu64 [rdi+40h],zmm17\n\t14\t62f1c548efff\tvpxorq zmm7,zmm7,zmm7\n"
    "\t1a\t6292fd48b4fe\tvpmadd52luq zmm7,zmm0,zmm30\n\t20\t62f2b548b55601\tvpmadd52huq zmm2,zmm9,[rsi+40h]\n"
    "\t27\t6291fd48d4c7\tvpaddq zmm0,zmm0,zmm31\n\t2d\t6291d548fbdd\tvpsubq zmm3,zmm5,zmm29\n"
    "\t33\t62b1fd4873d034\tvpsrlq zmm0,zmm16,34h\n\t3a\t62f1ad4872e334\tvpsraq zmm10,zmm3,34h\n"
    "\t41\t62f1cd4873f30c\tvpsllq zmm6,zmm3,0Ch\n\t48\t62d2fe4839d9\tvpmovq2m k3,zmm9\n"
    "\t4e\t62b2e54836ed\tvpermq zmm5,zmm3,zmm21\n\t54\t62f3cd4873c40c\tvpshrdq zmm0,zmm6,zmm4,0Ch\n"
    "\t5b\t62119548dbcf\tvpandq zmm9,zmm13,zmm31\n\t61\t62f1dd48eb27\tvporq zmm4,zmm4,[rdi]\n"
)

LOWER = (
    "\t0\tb80c000000\tmov eax,0Ch\n\t5\tc5f892c8\tkmovw k1,eax\n\t9\t62f2fd295917\tvpbroadcastq ymm2{k1},[rdi]\n"
    "\tf\t62f2fe2839e2\tvpmovq2m k4,ymm2\n\t15\t6271fdacfbd6\tvpsubq ymm10{k4}{z},ymm0,ymm6\n\t1b\t6271ad2dfbd7\tvpsubq ymm10{k5},ymm10,ymm7\n"
    "\t21\t6272ed28b4c6\tvpmadd52luq ymm8,ymm2,ymm6\n\t27\t62d2dd28b57801\tvpmadd52huq ymm7,ymm4,[r8+20h]\n"
    "\t2e\t62d19d2872e033\tvpsraq ymm12,ymm8,33h\n\t35\tc5add497e0010000\tvpaddq ymm2,ymm10,[rdi+1E0h]\n"
    "\t3d\tc4417d7f38\tvmovdqa [r8],ymm15\n\t42\tc4e27d5ab780020000\tvbroadcasti128 ymm6,[rdi+280h]\n\t4b\tc5fdefc0\tvpxor ymm0,ymm0,ymm0\n"
    "\t4f\tc5f877\tvzeroupper\n"
)

IN_PARTS = (
    "\t0\t4d19d2\tsbb r10,r10\n\t3\t6273ddca03c402\tvalignq zmm8{k2}{z},zmm4,zmm4,2h\n"
    "\ta\t62727d485a4708\tvbroadcasti32x4 zmm8,[rdi+80h]\n\t11\t6262fd485b6f14\tvbroadcasti64x4 zmm29,[rdi+280h]\n"
    "\t18\t6272fd487cf1\tvpbroadcastq zmm14,rcx\n\t1e\t6272fd497cf2\tvpbroadcastq zmm14{k1},rdx\n"
    "\t24\t62f3fd4800470d4e\tvpermq zmm0,[rdi+340h],4Eh\n\t2c\t62a3fd4800fef0\tvpermq zmm23,zmm22,0F0h\n"
    "\t33\t6252d54828f2\tvpmuldq zmm14,zmm5,zmm10\n\t39\t62f1ed48f45f0c\tvpmuludq zmm3,zmm2,[rdi+300h]\n"
    "\t40\t62617d48705f0d4e\tvpshufd zmm27,[rdi+340h],4Eh\n\t48\t6292f54847d6\tvpsllvq zmm2,zmm1,zmm30\n"
    "\t4e\t6292ed4846df\tvpsravq zmm3,zmm2,zmm31\n\t54\t62f1dd486df4\tvpunpckhqdq zmm6,zmm4,zmm4\n"
    "\t5a\t62f1dd486cec\tvpunpcklqdq zmm5,zmm4,zmm4\n\t60\t6273d5ca43e50e\tvshufi64x2 zmm12{k2}{z},zmm5,zmm5,0Eh\n"
    "\t67\t6273dd4843c444\tvshufi64x2 zmm8,zmm4,zmm4,44h\n"
)

VECTORS = (
    "\t10\tc44115d4fe\tvpaddq ymm15,ymm13,ymm14\n\t15\tc56dfb9720020000\tvpsubq ymm10,ymm2,[rdi+220h]\n"
    "\t1d\tc5cddbfc\tvpand ymm7,ymm6,ymm4\n\t21\tc5b573d61e\tvpsrlq ymm9,ymm6,1Eh\n\t26\tc4c13d73f414\tvpsllq ymm8,ymm12,14h\n"
    "\t2c\tc5fdf48f00030000\tvpmuludq ymm1,ymm0,[rdi+300h]\n\t34\tc4422528e8\tvpmuldq ymm13,ymm11,ymm8\n"
    "\t39\tc4e37d02d9f0\tvpblendd ymm3,ymm0,ymm1,0F0h\n\t3f\tc4e27d5947e8\tvpbroadcastq ymm0,[rdi-18h]\n"
    "\t40\tc5fd70bf400300004e\tvpshufd ymm7,[rdi+340h],4Eh\n\t41\tc4431546f581\tvperm2i128 ymm14,ymm13,ymm13,81h\n\t42\tc4e36d46f508\tvperm2i128 ymm6,ymm2,ymm5,8h\n"
    "\t45\tc4627d5a8740030000\tvbroadcasti128 ymm8,[rdi+340h]\n\t4e\tc57d7fbf40030000\tvmovdqa [rdi+340h],ymm15\n\t56\tc5f877\tvzeroupper\n"
    "\t59\tc5fddf4f80\tvpandn ymm1,ymm0,[rdi-80h]\n\t5e\tc5fe6f4788\tvmovdqu ymm0,[rdi-78h]\n\t63\tc5edef6fa0\tvpxor ymm5,ymm2,[rdi-60h]\n"
    "\t68\tc4412debd4\tvpor ymm10,ymm10,ymm12\n\t6d\tc4437d39d201\tvextracti128 xmm10,ymm10,1h\n\t73\tc441f97ed2\tvmovq r10,xmm10\n"
    "\t78\tc4417d7f60c0\tvmovdqa [r8-40h],ymm12\n\t7e\tc4426d2860e0\tvpmuldq ymm12,ymm2,[r8-20h]\n"
    "\t84\tc4e36d4cd680\tvpblendvb ymm2,ymm2,ymm6,ymm8\n\t8a\tc463350fcc08\tvpalignr ymm9,ymm9,ymm4,8h\n\t90\tc5f9d66640\tvmovq [rsi+40h],xmm4\n"
)
# What passes in lanes have beside these.
ROWS = (
    "\t0\tc4e25d29e5\tvpcmpeqq ymm4,ymm4,ymm5\n\t5\tc4423d36c9\tvpermd ymm9,ymm8,ymm9\n\ta\tc57d50d0\tvmovmskpd r10d,ymm0\n"
    "\te\tc4e35d38664001\tvinserti128 ymm4,ymm4,[rsi+40h],1h\n\t15\tc4e37d39464001\tvextracti128 [rsi+40h],ymm0,1h\n"
    "\t1c\tc5fa7f06\tvmovdqu [rsi],xmm0\n\t20\tc5fa6f26\tvmovdqu xmm4,[rsi]\n\t24\tc4c1456ce9\tvpunpcklqdq ymm5,ymm7,ymm9\n"
    "\t29\tc441456dc1\tvpunpckhqdq ymm8,ymm7,ymm9\n\t2e\tc4a17d6f841740010000\tvmovdqa ymm0,[rdi+r10+140h]\n"
)
WHOLE_ROWS = (
    "\t0\t62f3e548389e1800000001\tvinserti64x2 zmm3,zmm3,[rsi+18h],1h\n\tb\t62f3fd4839961800000001\tvextracti64x2 [rsi+18h],zmm2,1h\n"
    "\t16\t62b2f64827cc\tvptestnmq k1,zmm1,zmm20\n\t1c\tc5c445f9\tkorw k7,k7,k1\n\t20\tc5f844c9\tknotw k1,k1\n\t24\tc5c447ff\tkxorw k7,k7,k7\n"
    "\t28\tc5f893c7\tkmovw eax,k7\n\t2c\t62f1fe086f1e\tvmovdqu64 xmm3,[rsi]\n\t32\t62f1fe087f16\tvmovdqu64 [rsi],xmm2\n"
    "\t38\t62f1dd486cec\tvpunpcklqdq zmm5,zmm4,zmm4\n\t3e\t62d1ddc9ebe1\tvporq zmm4{k1}{z},zmm4,zmm9\n"
)
needs_avx2 = pytest.mark.skipif(not cosimulate.has_vectors(), reason="needs a CPU with AVX2")


needs_adx = pytest.mark.skipif(not cosimulate.has_vectors("adx"), reason="needs a CPU with ADX")
needs_ifma = pytest.mark.skipif(not cosimulate.has_vectors(*cosimulate.WIDE), reason="needs a CPU with AVX-512 and IFMA")


WITH_IFMA = (WHOLE, WHOLE_ROWS, LOWER, IN_PARTS)


@pytest.mark.parametrize(
    "text", [SOME, *(pytest.param(text, marks=marks) for text, marks in ((CHAINS, needs_adx), (ROWS, needs_avx2), *((text, needs_ifma) for text in WITH_IFMA)))]
)
def test_machine_is_as_the_cpu(text):
    code = machine.parse(text)
    assert cosimulate.cosimulate(code, 50, 7) == (len(code), [])


@needs_ifma
@pytest.mark.parametrize(
    "name, other, text",
    [
        ("gathered", lambda self, bits: self.one_if(bits[0]), "vmovmskpd r10d,ymm0: r10"),
        ("gathered", lambda self, bits: self.one_if(bits[0]), "kmovw eax,k7: rax"),
        ("unpack", lambda self, first, to, one, other: self.write_lanes(to, self.lanes(one)), "vpunpcklqdq ymm5,ymm7,ymm9: lane 1 of ymm5"),
        ("negated", lambda self, bit: bit, "knotw k1,k1: lane 0 of k1"),
        ("write_half", lambda self, to, lanes: None, "vextracti64x2 [rsi+18h],zmm2,1h: memory"),
        ("write_half", lambda self, to, lanes: None, "vextracti128 [rsi+40h],ymm0,1h: memory"),
    ],
)
def test_another_meaning_in_passes_is_found(monkeypatch, name, other, text):
    monkeypatch.setattr(evex.Wide, name, other)
    monkeypatch.setattr(machine.Machine, name, other, raising=False)
    assert any(text in cosimulate.cosimulate(machine.parse(rows), 20, 7)[1] for rows in (ROWS, WHOLE_ROWS))


@needs_ifma
@pytest.mark.parametrize(
    "operation, text", [("low52", "vpmadd52luq zmm7,zmm0,zmm30"), ("high52", "vpmadd52huq zmm2,zmm9,[rsi+40h]"), ("sar", "vpsraq zmm10,zmm3,34h"), ("ite", "vmovdqa64 zmm3{k3},zmm5"), ("bit", "vpmovq2m k3,zmm9")]
)
def test_another_meaning_of_a_whole_vector_is_found(monkeypatch, operation, text):
    monkeypatch.setitem(machine.VALUES, operation, {"ite": lambda c, a, b: b}.get(operation, lambda a, *_: a & 1))
    assert text in [line.partition(": lane")[0] for line in cosimulate.cosimulate(machine.parse(WHOLE), 20, 7)[1]]


@needs_ifma
@pytest.mark.parametrize(
    "method, other, text",
    [
        ("chosen", lambda self, bit, one, other: one, ("vpbroadcastq ymm2{k1},[rdi]", "vpsubq ymm10{k4}{z},ymm0,ymm6", "vpsubq ymm10{k5},ymm10,ymm7")),
        ("do_kmovw", lambda self, to, one: None, ("kmovw k1,eax",)),
        ("do_vpmovq2m", lambda self, to, one: None, ("vpmovq2m k4,ymm2",)),
        ("do_mov", lambda self, to, one: None, ("mov eax,0Ch",)),
        ("do_vzeroupper", lambda self, *_: None, ("vzeroupper",)),
    ],
)
def test_another_meaning_of_lower_lanes_is_found(monkeypatch, method, other, text):
    monkeypatch.setattr(evex.Wide, method, other)
    wrong = cosimulate.cosimulate(machine.parse(LOWER), 20, 7)[1]
    assert set(text) <= {line.partition(": ")[0] for line in wrong}


@needs_ifma
@pytest.mark.parametrize(
    "method, other, text",
    [
        ("shift_each", lambda self, name, to, one, counts: self.shift_lanes(name, to, one, "1h"), ("vpsllvq zmm2,zmm1,zmm30", "vpsravq zmm3,zmm2,zmm31")),
        ("unpack", lambda self, first, to, one, other: self.write_lanes(to, self.lanes(one)), ("vpunpcklqdq zmm5,zmm4,zmm4", "vpunpckhqdq zmm6,zmm4,zmm4")),
        ("repeated", lambda self, to, one, count: self.write_lanes(to, self.lanes(one)), ("vbroadcasti32x4 zmm8,[rdi+80h]", "vbroadcasti64x4 zmm29,[rdi+280h]")),
        ("do_vpermq", lambda self, to, one, order: self.write_lanes(to, self.lanes(one)), ("vpermq zmm0,[rdi+340h],4Eh", "vpermq zmm23,zmm22,0F0h")),
        ("do_valignq", lambda self, to, one, *_: self.write_lanes(to, self.lanes(one)), ("valignq zmm8{k2}{z},zmm4,zmm4,2h",)),
        ("do_vshufi64x2", lambda self, to, one, *_: self.write_lanes(to, self.lanes(one)), ("vshufi64x2 zmm12{k2}{z},zmm5,zmm5,0Eh", "vshufi64x2 zmm8,zmm4,zmm4,44h")),
        ("do_vpshufd", lambda self, to, one, _: self.write_lanes(to, self.lanes(one)), ("vpshufd zmm27,[rdi+340h],4Eh",)),
        ("do_vpbroadcastq", lambda self, to, one: self.write_lanes(to, (self.read("rax"),) * 8), ("vpbroadcastq zmm14,rcx", "vpbroadcastq zmm14{k1},rdx")),
        ("signed_half", lambda self, a: a, ("vpmuldq zmm14,zmm5,zmm10",)),
        ("low_half", lambda self, a: a, ("vpmuludq zmm3,zmm2,[rdi+300h]",)),
    ],
)
def test_another_meaning_of_vectors_of_parts_is_found(monkeypatch, method, other, text):
    monkeypatch.setattr(evex.Wide, method, other)
    wrong = cosimulate.cosimulate(machine.parse(IN_PARTS), 20, 7)[1]
    assert set(text) <= {line.partition(": ")[0] for line in wrong}


def test_words_of_32_bits_are_their_halves():
    terms = machine.Terms()
    wide, a = evex.Wide.fresh(terms), terms.make("leaf", "rax")
    mask, short = (1 << 32) - 1, terms.operation("sar", a, 33)
    low, less = (terms.operation("and", a, terms.constant(m)) for m in (mask >> 1, mask))
    minus = terms.operation("sub", terms.constant(0), short)
    assert [wide.signed_half(term) == term for term in (short, low, minus, less, terms.operation("sar", a, 32), a)] == [True, True, True, False, True, False]
    assert [wide.low_half(term) == term for term in (less, low, short, a)] == [True, True, False, False]
    # Twice as much has a bit more.
    assert wide.signed_half(terms.operation("sub", minus, terms.operation("sar", a, 32))) != terms.operation("sub", minus, terms.operation("sar", a, 32))


@needs_ifma
def test_lanes_above_that_stay_are_found(monkeypatch):
    write_lanes = evex.Wide.write_lanes

    def without_zeros(self, to, lanes):
        name = "z" + to.partition("{")[0][1:]
        above = self.state.vectors.get(name, ())[len(lanes) :]
        write_lanes(self, to, lanes)
        if above:
            self.state.vectors[name] = self.state.vectors[name][: len(lanes)] + above

    monkeypatch.setattr(evex.Wide, "write_lanes", without_zeros)
    wrong = cosimulate.cosimulate(machine.parse(LOWER), 20, 7)[1]
    assert {"vpmadd52luq ymm8,ymm2,ymm6", "vpsraq ymm12,ymm8,33h", "vpaddq ymm2,ymm10,[rdi+1E0h]"} <= {line.partition(": ")[0] for line in wrong}


@needs_adx
@pytest.mark.parametrize(
    "operation, other, text",
    [
        ("carries", lambda a, b, c: (a & b) >> 63, ("adcx rsi,rax: the flag carry", "adox r10,rbx: the flag overflow")),
        ("borrows", lambda a, b, c: int(a < b), ("sbb r11,[rcx+8h]: the flag carry",)),
        ("high", lambda a, b: a * b & machine.WORD, ("mulx rsi,rbp,[rdi+80h]: rsi", "mulx r8,rdx,rdx: r8")),
    ],
)
def test_another_meaning_of_a_chain_is_found(monkeypatch, operation, other, text):
    monkeypatch.setitem(machine.VALUES, operation, other)
    assert set(text) <= set(cosimulate.cosimulate(machine.parse(CHAINS), 400, 7)[1])


@needs_avx2
def test_vectors_are_as_the_cpu():
    code = machine.parse(VECTORS)
    assert cosimulate.cosimulate(code, 20, 7) == (len(code), [])


@needs_avx2
@pytest.mark.parametrize(
    "method, other, text",
    [
        ("signed_half", "low_half", "vpmuldq ymm13,ymm11,ymm8"),
        ("low_half", "signed_half", "vpmuludq ymm1,ymm0,[rdi+300h]"),
        ("do_vpaddq", "do_vpsubq", "vpaddq ymm15,ymm13,ymm14"),
        ("do_vzeroupper", "do_nop", "vzeroupper"),
        ("do_vpandn", "do_vpand", "vpandn ymm1,ymm0,[rdi-80h]"),
        ("do_vpor", "do_vpaddq", "vpor ymm10,ymm10,ymm12"),
        ("do_vpxor", "do_vpaddq", "vpxor ymm5,ymm2,[rdi-60h]"),
        ("do_vpalignr", "do_vperm2i128", "vpalignr ymm9,ymm9,ymm4,8h"),
    ],
)
def test_another_meaning_of_a_vector_is_found(monkeypatch, method, other, text):
    monkeypatch.setattr(machine.Machine, method, getattr(machine.Machine, other))
    # Which lane differs first is up to the states.
    wrong = cosimulate.cosimulate(machine.parse(VECTORS), 20, 7)[1]
    assert text in [line.partition(": lane")[0] for line in wrong]


@needs_avx2
def test_bytes_of_a_blend_are_found(monkeypatch):
    monkeypatch.setitem(machine.VALUES, "blend", lambda a, b, m: b if m >> 63 else a)
    assert any("vpblendvb" in line for line in cosimulate.cosimulate(machine.parse(VECTORS), 20, 7)[1])


@needs_avx2
@pytest.mark.parametrize("name, text", [("vpshufd", "vpshufd ymm7,[rdi+340h],4Eh"), ("vperm2i128", "vperm2i128 ymm14,ymm13,ymm13,81h")])
def test_lanes_that_stay_are_found(monkeypatch, name, text):
    monkeypatch.setattr(machine.Machine, f"do_{name}", lambda self, to, one, *_: self.write_lanes(to, self.lanes(one)))
    wrong = cosimulate.cosimulate(machine.parse(VECTORS), 20, 7)[1]
    assert text in [line.partition(": lane")[0] for line in wrong]


@pytest.mark.parametrize(
    "operation, text", [("sar", "sar rax,1h: rax"), ("ite", "cmovb rbx,rcx: rbx"), ("andn", "andn rax,rsp,rbx: rax"), ("below", "sub rax,rbx: the flag carry"), ("bit", "sub rax,rbx: the flag sign")]
)
def test_another_meaning_is_found(monkeypatch, operation, text):
    other = {"sar": lambda a, n: a >> n, "ite": lambda c, a, b: b if c else a, "andn": lambda a, b: a & b, "below": lambda a, b: int(a <= b), "bit": lambda a, n: ~a >> n & 1}
    monkeypatch.setitem(machine.VALUES, operation, other[operation])
    assert text in cosimulate.cosimulate(machine.parse(SOME), 200, 7)[1]


def test_a_load_before_its_store_reads_the_old_word():
    code = machine.parse("\t0\t00\tmov rax,[rdi+8h]\n\t1\t00\tmov [rdi+8h],rbx\n\t2\t00\tmov rcx,[rdi+8h]\n\t3\t00\tvmovdqa [rdi+0Ch],ymm0\n\t4\t00\tmov rdx,[rdi+8h]\n")
    terms = machine.Terms()
    run = machine.Machine.fresh(terms)
    first = run.state.registers["rbx"]
    for i in code:
        run.run(i)
    registers = run.state.registers
    assert registers["rcx"] == first and len({registers[name] for name in ("rax", "rcx", "rdx")}) == 3


def test_what_changes_nothing_is_known():
    terms = machine.Terms()
    run = machine.Machine.fresh(terms)
    found = []
    for text in ("mov [rdi+8h],rbx", "mov rbx,[rdi+8h]", "mov rax,[rdi+8h]", "cmp rax,rbx", "vpxor ymm0,ymm1,ymm2", "mov rax,rbx"):
        before = run.state.copy()
        run.run(machine.parse(f"\t0\t00\t{text}\n")[0])
        found.append(run.state.is_as(before))
    assert found == [False, True, False, False, False, True]


@pytest.mark.parametrize("text", ["xadd rax,rbx", "mov rax,[rsi]", "lea rax,[rbx+2*rcx]", "lea rax,[rip+8h]", "shl rax,cl", "mov eax,ebx", "vptest ymm0,ymm0", "vmovd eax,xmm0", "vpaddq xmm0,xmm1,xmm2", "vpshufd ymm0,ymm1,1h", "vpblendd ymm0,ymm1,ymm2,1h"])
def test_what_is_not_known_is_an_error(text):
    with pytest.raises(machine.Unknown):
        machine.Machine.fresh(machine.Terms()).run(machine.parse(f"\t0\t00\t{text}\n")[0])


def test_places_from_pointers_that_moved():
    run = machine.Machine.fresh(machine.Terms())
    for i in machine.parse("\t0\t00\tlea r8,[rdi+10h]\n\t1\t00\tpush rbx\n\t2\t00\tmov [r8-8h],rcx\n\t3\t00\tmov rax,[rsp]\n\t4\t00\tmov rdx,[rdi+8h]\n\t5\t00\tcmp rdi,r8\n"):
        run.run(i)
    registers = run.state.registers
    assert (registers["rax"], registers["rdx"]) == (registers["rbx"], registers["rcx"]) and run.is_below()
    first, second, third = machine.parse("\t0\t00\tadd rdi,rax\n\t1\t00\tcmp rdi,r8\n\t2\t00\tmov rax,[rdi]\n")
    run.run(first)
    run.run(second)
    with pytest.raises(machine.Unknown, match="comparison"):
        run.is_below()
    with pytest.raises(machine.Unknown, match="not followed"):
        run.run(third)


FORMS = [
    "ite_(nonzero_(andn_(G,shr_(d,63))),sub_(18446744073709551614,d),add_(d,18446744073709551615))",
    "ite_(nonzero_(andn_(G,shr_(d,63))),sar_(G,1),h)",
    "ite_(bit_(G,0),sar_(G,1),add_(sar_(G,1),xor_(sar_(d,63),h)))",
]
# Of the text for another CPU, with what `adc` makes of the sign and of the parity.
SWAPS = "bit_(add_(add_(sar_(d,63),0),ite_(bit_(G,0),1,0)),63)"
BY_CARRY = [f"ite_({SWAPS},sub_(18446744073709551614,d),add_(d,18446744073709551615))", f"ite_({SWAPS},sar_(G,1),h)"]
# And with a mask of both, that `sbb` makes of the parity.
SWAP = "andn_(sub_(0,ite_(bit_(G,0),1,0)),sar_(d,63))"
BY_MASK = [f"add_(xor_(d,{SWAP}),18446744073709551615)", f"ite_(nonzero_({SWAP}),sar_(G,1),h)"]
WRONG = [
    (0, f"add_(xor_(d,{SWAP}),0)"),
    (1, "ite_(nonzero_(andn_(ite_(bit_(G,0),1,0),sar_(d,63))),sar_(G,1),h)"),
    (0, "ite_(nonzero_(andn_(G,shr_(d,63))),sub_(18446744073709551615,d),add_(d,18446744073709551615))"),
    (1, "ite_(nonzero_(and_(G,shr_(d,63))),sar_(G,1),h)"),
    (1, "ite_(bit_(add_(sar_(d,63),0),63),sar_(G,1),h)"),
    (2, "ite_(bit_(G,0),sar_(G,1),add_(sar_(G,1),h))"),
    (2, "ite_(bit_(G,0),shr_(G,1),add_(sar_(G,1),xor_(sar_(d,63),h)))"),
]


def test_lemmas():
    assert all(Z3.is_component(n, form) for forms in (FORMS, BY_CARRY, BY_MASK) for n, form in enumerate(forms)) and Z3.step_is_divstep()


@pytest.mark.parametrize("component, form", WRONG)
def test_wrong_forms_are_refuted(component, form):
    assert not Z3.is_component(component, form)


def test_a_step_needs_a_bound_of_h():
    assert not Z3.step_is_divstep(most=1 << 63)


def test_a_step_in_another_order_is_no_divstep(monkeypatch):
    step = Z3.step()
    monkeypatch.setattr(Z3, "step", lambda: (step[0], step[2], step[1]))
    assert not Z3.step_is_divstep()


def test_solvers_that_disagree_are_an_error():
    terms = machine.Terms()
    with pytest.raises(steps.Refused, match="disagree"):
        steps.Prover([lambda *_: True, lambda *_: False]).proves(terms, 0, terms.constant(1), {})


def test_conditions_are_no_words():
    terms = machine.Terms()
    run = machine.Machine.fresh(terms)
    for i in machine.parse(SOME):
        run.run(i)
    bits = {run.terms.all[n][0] for n in range(len(terms.all)) if not terms.is_word(n)}
    assert bits == {"leaf", "bit", "below", "nonzero", "carries"} and not terms.is_word(run.state.carry)


def test_copies_are_from_register_to_register():
    texts = ("mov r10,rdx", "mov r10,[rdi+8h]", "mov [rdi+8h],rdx", "mov r10,0h", "add r10,rdx", "vmovdqa ymm0,ymm1")
    assert [steps.is_copy(i) for text in texts for i in machine.parse(f"\t0\t00\t{text}\n")] == [True] + [False] * 5


def test_a_routine_that_is_missing_is_named():
    with pytest.raises(ValueError, match="avx2_invert_4, .*ifma_invert_long, .*avx2_montgomery_backward_9, avx2_multi_lane, .*ifma_multi_lane_leave: not in"):
        step_report.routines("integer::routines::other\tother\t0\t0\t0\t0\n")


def test_a_routine_is_that_of_the_first_program():
    names = [*step_report.SHAPES, *step_report.LOOPS, *passes.PRODUCTS, *folds.REQUIRED, *rows.REQUIRED, *lane_models.ROUTINES, *lane_words.NAMES]
    first, second = ("".join(f"routines::{name}\tother\t0\t0\t0\n\t10\t{code}\n" for name in names) for code in ("c3\tret", "90\tnop"))
    assert {code[0].mnemonic for code in step_report.routines(first + second).values()} == {"ret"}


def test_a_function_begins_where_its_line_says():
    names = [*step_report.SHAPES, *step_report.LOOPS, *passes.PRODUCTS, *folds.REQUIRED, *rows.REQUIRED, *lane_models.ROUTINES, *lane_words.NAMES]
    others = "".join(f"routines::{name}\tother\t0\t0\t0\n\t10\tc3\tret\n" for name in names)
    function = "bezout_invert_odd_mod_256"
    code = step_report.routines(others + "".join(f"{function}\t{function}\t{start}\t2\n\t10\tc3\tret\n\t20\t90\tnop\n" for start in ("20", "10")))[function]
    assert [(i.address, i.mnemonic) for i in code] == [(0x20, "entry"), (0x10, "ret"), (0x20, "nop")]
    assert step_report.kind_of(function) == "calls"


def test_routines_have_a_shape_or_a_gap():
    shapes = [step_report.shapes_of(name) for name in ("avx2_jacobi_16_golden_cove", "avx2_jacobi_16", "avx2_gcd_128", "avx2_gcd_huge", "avx512_gcd_8")]
    assert shapes == [[step_report.SHAPES["avx2_jacobi_16"]]] * 2 + [[]] * 3
    assert [[shape.limbs for shape in step_report.shapes_of(f"{isa}_invert_long")] for isa in ("avx2", "ifma")] == [[37, 39, 41, 547], [42, 44, 46, 324]]
    assert step_report.gap_of("avx2_gcd_128") and step_report.gap_of("avx2_ternary_up_4") is None


def test_a_cpu_without_its_instructions_leaves_a_routine_unproved(monkeypatch):
    narrow, wide = machine.parse(SOME), machine.parse(LOWER)
    codes = {"ifma_montgomery_fold_4": wide, "adx_montgomery_4": narrow, "ifma_invert_long": wide, "avx2_gcd_4": narrow, "avx2_montgomery_forward_4": narrow}
    monkeypatch.setattr(cosimulate, "has_vectors", lambda *names: True)
    assert step_report.comparable(codes | {"avx2_gcd_128": narrow}) == (codes, {})
    monkeypatch.setattr(cosimulate, "has_vectors", lambda *names: names != cosimulate.WIDE)
    unseen = dict.fromkeys(("ifma_montgomery_fold_4", "ifma_invert_long"), "not proved: this CPU lacks its instructions")
    assert step_report.comparable(codes) == ({name: code for name, code in codes.items() if name not in unseen}, unseen)
