// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each round is applied to f, g in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 12 limbs of 30 bits; 971 instructions a round, 702 for its steps (form: carry+carry+mask).
push rbx
push rbp
push r12
push r13
push r14
push r15
mov eax, 0xcc
kmovw k1, eax
mov eax, 0x3f
kmovw k2, eax
mov eax, 0xfc
kmovw k3, eax
vpxorq zmm28, zmm28, zmm28
vbroadcasti64x4 zmm29, ymmword ptr [rdi+704]
vbroadcasti64x4 zmm30, ymmword ptr [rdi+736]
vbroadcasti64x4 zmm31, ymmword ptr [rdi+768]
mov rbx, qword ptr [rdi-96]
mov rcx, qword ptr [rdi-88]
mov rdx, qword ptr [rdi-80]
mov rsi, rdx
sar rsi, 63
mov r15, -1
.p2align 6
2:
lea rax, [rdx-1]
mov rbp, -2
sub rbp, rdx
mov r8, -2
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rsi, 0
cmovs rax, rbp
lea r11, [rax-1]
sarx r12, rax, r15
mov r13, -2
cmovs rcx, rbx
sub r8, rax
mov r14, rcx
xor r14, r12
sar r10, 1
lea rdx, [r10+r14]
cmovc rdx, r10
adc r12, 0
cmovs r11, r8
sarx r9, r11, r15
cmovs rcx, r10
mov rsi, -2
mov rbp, rcx
xor rbp, r9
sar rdx, 1
sbb rbx, rbx
lea rax, [rdx+rbp]
cmovc rax, rdx
andn r14, rbx, r9
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
cmovnz rcx, rdx
xor r11, r14
lea r12, [r11-1]
lea r8, [r12-1]
sub r13, r12
sarx r10, r12, r15
mov rbp, rcx
xor rbp, r10
sar rax, 1
lea rbx, [rax+rbp]
cmovc rbx, rax
adc r10, 0
cmovs r8, r13
lea r9, [r8-1]
sarx rdx, r8, r15
cmovs rcx, rax
sub rsi, r8
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
mov r14, -2
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
mov r11, rcx
xor r11, rdx
sar rbx, 1
lea r12, [rbx+r11]
cmovc r12, rbx
adc rdx, 0
cmovs r9, rsi
sarx rbp, r9, r15
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
mov r10, -2
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
cmovs rcx, rbx
mov r13, rcx
xor r13, rbp
sar r12, 1
sbb rax, rax
lea r8, [r12+r13]
cmovc r8, r12
andn r11, rax, rbp
cmovnz rcx, r12
xor r9, r11
lea rdx, [r9-1]
lea rsi, [rdx-1]
sarx rbx, rdx, r15
sub r14, rdx
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpshufd zmm17, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm18, zmm5, zmm12
vpmuldq zmm19, zmm6, zmm13
mov r13, rcx
xor r13, rbx
sar r8, 1
lea rax, [r8+r13]
cmovc rax, r8
adc rbx, 0
cmovs rsi, r14
lea rbp, [rsi-1]
sarx r12, rsi, r15
vpaddq zmm20, zmm18, zmm19
mov r11, -2
vpsraq zmm21, zmm16, 30
vpaddq zmm22, zmm20, zmm21
vpandq zmm23, zmm16, zmm7
vpermq zmm24, zmm23, 0xcc
vpmuldq zmm25, zmm24, zmmword ptr [rdi+832]
vpermq zmm26, zmm23, 0x99
vpmuldq zmm27, zmm26, zmm17
cmovs rcx, r8
sub r10, rsi
mov r9, rcx
xor r9, r12
sar rax, 1
lea rdx, [rax+r9]
cmovc rdx, rax
vpermq zmm0, zmm22, 0xcc
adc r12, 0
cmovs rbp, r10
sarx r13, rbp, r15
cmovs rcx, rax
vpermq zmm1, zmm22, 0x99
mov rbx, -2
vpaddq zmm2, zmm25, zmm27
mov r14, qword ptr [rdi+320]
imul r14, qword ptr [rdi-112]
mov r8, qword ptr [rdi+328]
vpsraq zmm3, zmm2, 30
imul r8, qword ptr [rdi-104]
mov rsi, rcx
xor rsi, r13
sar rdx, 1
sbb r9, r9
lea r12, [rdx+rsi]
cmovc r12, rdx
andn r10, r9, r13
lea rax, [r14+r8]
vpandq zmm4, zmm2, zmm7
cmovnz rcx, rdx
xor rbp, r10
lea rsi, [rbp-1]
lea r9, [rsi-1]
sub r11, rsi
sarx r13, rsi, r15
sar rax, 20
and rax, qword ptr [rdi-32]
mov r14, rcx
xor r14, r13
sar r12, 1
lea r8, [r12+r14]
cmovc r8, r12
adc r13, 0
cmovs r9, r11
lea rdx, [r9-1]
sarx r10, r9, r15
cmovs rcx, r12
sub rbx, r9
mov qword ptr [rdi+16], rax
shr rax, 20
mov rbp, -2
shl rax, 44
valignq zmm8{k2}{z}, zmm4, zmm4, 2
mov qword ptr [rdi+24], rax
mov rsi, qword ptr [rdi+336]
imul rsi, qword ptr [rdi-112]
mov r14, qword ptr [rdi+344]
imul r14, qword ptr [rdi-104]
vpmuldq zmm9, zmm0, zmmword ptr [rdi+832]
mov r13, rcx
xor r13, r10
sar r8, 1
lea r11, [r8+r13]
cmovc r11, r8
adc r10, 0
cmovs rdx, rbx
sarx r12, rdx, r15
mov r9, -2
cmovs rcx, r8
vpmuldq zmm10, zmm1, zmm17
mov rax, rcx
xor rax, r12
sar r11, 1
lea r13, [r11+rax]
sbb r10, r10
cmovc r13, r11
lea rbx, [rsi+r14]
sar rbx, 20
and rbx, qword ptr [rdi-32]
mov qword ptr [rdi+32], rbx
shr rbx, 20
shl rbx, 44
andn r8, r10, r12
cmovnz rcx, r11
xor rdx, r8
lea rax, [rdx-1]
lea rsi, [rax-1]
sub rbp, rax
sarx r14, rax, r15
vpaddq zmm11, zmm9, zmm10
mov qword ptr [rdi+40], rbx
mov r10, rcx
xor r10, r14
sar r13, 1
lea r12, [r13+r10]
cmovc r12, r13
adc r14, 0
cmovs rsi, rbp
lea r11, [rsi-1]
sarx r8, rsi, r15
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm15, zmm24, zmmword ptr [rdi+896]
mov rdx, -2
cmovs rcx, r13
sub r9, rsi
mov rax, rcx
xor rax, r8
sar r12, 1
lea rbx, [r12+rax]
cmovc rbx, r12
adc r8, 0
cmovs r11, r9
sarx r10, r11, r15
cmovs rcx, r12
mov r14, -2
mov rbp, rcx
xor rbp, r10
sar rbx, 1
sbb r13, r13
lea rsi, [rbx+rbp]
cmovc rsi, rbx
vpmuldq zmm5, zmm26, zmm14
andn rax, r13, r10
vpaddq zmm12, zmm15, zmm5
vpaddq zmm6, zmm11, zmm12
vpaddq zmm13, zmm6, zmm3
cmovnz rcx, rbx
xor r11, rax
lea r8, [r11-1]
lea r9, [r8-1]
sub rdx, r8
sarx r12, r8, r15
mov rbp, rcx
xor rbp, r12
sar rsi, 1
lea r13, [rsi+rbp]
cmovc r13, rsi
adc r12, 0
cmovs r9, rdx
lea r10, [r9-1]
sarx rbx, r9, r15
cmovs rcx, rsi
sub r14, r9
mov rax, -2
vpsraq zmm18, zmm13, 30
mov r11, rcx
xor r11, rbx
sar r13, 1
lea r8, [r13+r11]
cmovc r8, r13
adc rbx, 0
cmovs r10, r14
sarx rbp, r10, r15
vpandq zmm19, zmm13, zmm7
cmovs rcx, r13
mov r12, rcx
xor r12, rbp
sar r8, 1
lea rdx, [r8+r12]
sbb rsi, rsi
cmovc rdx, r8
mov r9, -2
valignq zmm20{k2}{z}, zmm19, zmm19, 2
andn r11, rsi, rbp
cmovnz rcx, r8
xor r10, r11
lea rbx, [r10-1]
lea r14, [rbx-1]
sub rax, rbx
sarx r13, rbx, r15
vpmuldq zmm21, zmm0, zmmword ptr [rdi+896]
mov r12, rcx
xor r12, r13
sar rdx, 1
lea rsi, [rdx+r12]
cmovc rsi, rdx
adc r13, 0
cmovs r14, rax
lea rbp, [r14-1]
sarx r8, r14, r15
vpmuldq zmm16, zmm1, zmm14
cmovs rcx, rdx
sub r9, r14
mov r11, rcx
xor r11, r8
sar rsi, 1
lea r10, [rsi+r11]
cmovc r10, rsi
vpaddq zmm23, zmm21, zmm16
adc r8, 0
cmovs rbp, r9
lea rbx, [rbp-1]
sarx r12, rbp, r15
cmovs rcx, rsi
mov r13, rcx
shl r13, 45
mov rax, r10
add rax, qword ptr [rdi-56]
rorx rdx, rax, 42
mov r14, rcx
add r14, qword ptr [rdi-64]
mov r11, r10
shl r11, 44
add r11, qword ptr [rdi-40]
rorx r8, r14, 41
rorx r9, rax, 21
imul r9, qword ptr [rdi+24]
imul rdx, qword ptr [rdi+40]
imul r8, qword ptr [rdi+40]
rorx rsi, r14, 20
add r13, qword ptr [rdi-48]
imul rsi, qword ptr [rdi+24]
lea rax, [rsi+r8]
mov r14, -2
mov rsi, -2
sub rsi, rbp
vpshufd zmm22, zmmword ptr [rdi+960], 0x4e
lea r8, [r9+rdx]
lea rbp, [r8+r11]
ror rbp, 44
vpmuldq zmm25, zmm24, zmmword ptr [rdi+960]
lea r9, [rax+r13]
ror r9, 45
vpmuldq zmm27, zmm26, zmm22
mov rdx, r9
xor rdx, r12
sar rbp, 1
lea r8, [rbp+rdx]
cmovc r8, rbp
adc r12, 0
cmovs rbx, rsi
lea r11, [rbx-1]
sarx rax, rbx, r15
cmovs r9, rbp
sub r14, rbx
mov r13, -2
vpaddq zmm2, zmm25, zmm27
mov rdx, -2
mov r12, r9
xor r12, rax
sar r8, 1
lea rsi, [r8+r12]
cmovc rsi, r8
adc rax, 0
cmovs r11, r14
sarx rbp, r11, r15
cmovs r9, r8
vpaddq zmm4, zmm23, zmm2
vpaddq zmm17, zmm4, zmm18
mov rbx, r9
xor rbx, rbp
sar rsi, 1
sbb r12, r12
lea rax, [rsi+rbx]
cmovc rax, rsi
andn r14, r12, rbp
vpsraq zmm9, zmm17, 30
cmovnz r9, rsi
xor r11, r14
lea r8, [r11-1]
lea rbx, [r8-1]
sub r13, r8
sarx r12, r8, r15
vpbroadcastq zmm10, rcx
vpandq zmm15, zmm17, zmm7
mov rbp, -2
mov rsi, r9
xor rsi, r12
sar rax, 1
lea r14, [rax+rsi]
cmovc r14, rax
adc r12, 0
cmovs rbx, r13
lea r11, [rbx-1]
sarx r8, rbx, r15
cmovs r9, rax
sub rdx, rbx
vpbroadcastq zmm10{k1}, r10
mov rcx, r9
xor rcx, r8
sar r14, 1
lea rsi, [r14+rcx]
cmovc rsi, r14
adc r8, 0
cmovs r11, rdx
sarx r12, r11, r15
vmovdqa64 zmmword ptr [rdi+832], zmm15
vpaddq zmm5, zmm10, zmm29
vpsllvq zmm11, zmm5, zmm30
vpsravq zmm12, zmm11, zmm31
vpsubq zmm6, zmm28, zmm12
vmovdqa64 zmmword ptr [rdi+192], zmm6
mov r13, -2
mov rax, qword ptr [rdi+192]
vpmuldq zmm3, zmm0, zmmword ptr [rdi+960]
cmovs r9, r14
imul rax, qword ptr [rdi+16]
mov rbx, qword ptr [rdi+200]
mov r10, r9
xor r10, r12
sar rsi, 1
lea rcx, [rsi+r10]
sbb r8, r8
cmovc rcx, rsi
vpmuldq zmm13, zmm1, zmm22
andn rdx, r8, r12
cmovnz r9, rsi
xor r11, rdx
lea r14, [r11-1]
sub rbp, r14
sarx r10, r14, r15
lea r8, [r14-1]
vpaddq zmm19, zmm3, zmm13
imul rbx, qword ptr [rdi+32]
lea r12, [rax+rbx]
sar r12, 20
mov qword ptr [rdi+48], r12
mov rsi, qword ptr [rdi+208]
imul rsi, qword ptr [rdi+16]
mov rdx, qword ptr [rdi+216]
imul rdx, qword ptr [rdi+32]
lea r11, [rsi+rdx]
sar r11, 20
mov qword ptr [rdi+56], r11
mov r14, r9
xor r14, r10
sar rcx, 1
lea rax, [rcx+r14]
cmovc rax, rcx
adc r10, 0
cmovs r8, rbp
lea rbx, [r8-1]
sarx r12, r8, r15
vpaddq zmm14, zmm19, zmm9
mov rsi, qword ptr [rdi+192]
mov rdx, -2
vpaddq zmm21, zmm14, zmm8
cmovs r9, rcx
sub r13, r8
mov r11, r9
xor r11, r12
sar rax, 1
lea r14, [rax+r11]
cmovc r14, rax
adc r12, 0
cmovs rbx, r13
sarx r10, rbx, r15
cmovs r9, rax
mov rbp, -2
vpandq zmm16, zmm21, zmm7
mov rcx, r9
xor rcx, r10
sar r14, 1
lea r8, [r14+rcx]
sbb r11, r11
cmovc r8, r14
andn r12, r11, r10
vmovdqa64 zmmword ptr [rdi+896], zmm16
cmovnz r9, r14
xor rbx, r12
lea r13, [rbx-1]
lea rax, [r13-1]
sub rdx, r13
sarx rcx, r13, r15
vpsraq zmm24, zmm21, 30
mov r11, r9
xor r11, rcx
sar r8, 1
lea r10, [r8+r11]
cmovc r10, r8
vpaddq zmm26, zmm24, zmm20
mov r14, -2
adc rcx, 0
cmovs rax, rdx
lea r12, [rax-1]
sarx rbx, rax, r15
cmovs r9, r8
sub rbp, rax
mov r13, -2
vpandq zmm25, zmm26, zmmword ptr [rdi+576]
mov r11, r9
xor r11, rbx
sar r10, 1
lea rcx, [r10+r11]
cmovc rcx, r10
adc rbx, 0
cmovs r12, rbp
sarx rdx, r12, r15
vmovdqa64 zmmword ptr [rdi+960], zmm25
cmovs r9, r10
mov r8, r9
xor r8, rdx
sar rcx, 1
lea rax, [rcx+r8]
sbb r11, r11
cmovc rax, rcx
andn rbx, r11, rdx
cmovnz r9, rcx
xor r12, rbx
lea rbp, [r12-1]
lea r10, [rbp-1]
sub r13, rbp
sarx r8, rbp, r15
vpsraq zmm27, zmm26, 30
mov r11, r9
xor r11, r8
sar rax, 1
lea rdx, [rax+r11]
cmovc rdx, rax
adc r8, 0
cmovs r10, r13
lea rcx, [r10-1]
sarx rbx, r10, r15
valignq zmm23{k3}{z}, zmm27, zmm27, 6
mov r12, -2
vpaddq zmm2, zmm23, zmmword ptr [rdi+832]
cmovs r9, rax
sub r14, r10
vmovdqa64 zmmword ptr [rdi+832], zmm2
mov rbp, -2
mov r11, r9
xor r11, rbx
sar rdx, 1
lea r8, [rdx+r11]
cmovc r8, rdx
adc rbx, 0
cmovs rcx, r14
sarx r13, rcx, r15
cmovs r9, rdx
valignq zmm4{k2}{z}, zmm2, zmm2, 2
mov rax, r9
xor rax, r13
sar r8, 1
sbb r10, r10
lea r11, [r8+rax]
cmovc r11, r8
andn rbx, r10, r13
vpsrlq zmm18, zmm16, 10
cmovnz r9, r8
xor rcx, rbx
lea r14, [rcx-1]
sub r12, r14
lea rdx, [r14-1]
sarx rax, r14, r15
mov r10, r9
xor r10, rax
sar r11, 1
lea r13, [r11+r10]
cmovc r13, r11
vpsllq zmm17, zmm25, 20
adc rax, 0
cmovs rdx, r12
lea r8, [rdx-1]
sarx rbx, rdx, r15
cmovs r9, r11
sub rbp, rdx
mov rcx, -2
vpsllq zmm15, zmm4, 50
vpaddq zmm10, zmm18, zmm17
mov r14, r9
xor r14, rbx
sar r13, 1
lea r10, [r13+r14]
cmovc r10, r13
adc rbx, 0
cmovs r8, rbp
sarx rax, r8, r15
mov r12, -2
vpaddq zmm5, zmm10, zmm15
cmovs r9, r13
mov r11, r9
xor r11, rax
sar r10, 1
lea rdx, [r10+r11]
sbb r14, r14
cmovc rdx, r10
andn rbx, r14, rax
cmovnz r9, r10
xor r8, rbx
lea rbp, [r8-1]
lea r13, [rbp-1]
sarx r11, rbp, r15
sub rcx, rbp
mov r14, r9
xor r14, r11
sar rdx, 1
lea rax, [rdx+r14]
cmovc rax, rdx
adc r11, 0
cmovs r13, rcx
lea r10, [r13-1]
sarx rbx, r13, r15
vmovdqa64 zmmword ptr [rdi+384], zmm5
mov r8, -2
cmovs r9, rdx
imul rsi, qword ptr [rdi+384]
mov rbp, qword ptr [rdi+200]
imul rbp, qword ptr [rdi+392]
lea r14, [rsi+rbp]
mov r11, qword ptr [rdi+48]
sar r11, 20
lea rcx, [r11+r14]
shl rcx, 44
mov qword ptr [rdi+64], rcx
mov rdx, qword ptr [rdi+208]
imul rdx, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+216]
imul rsi, qword ptr [rdi+392]
lea rbp, [rdx+rsi]
mov r11, qword ptr [rdi+56]
sar r11, 20
lea r14, [r11+rbp]
shl r14, 44
mov qword ptr [rdi+72], r14
sub r12, r13
mov rcx, r9
xor rcx, rbx
sar rax, 1
lea rdx, [rax+rcx]
cmovc rdx, rax
adc rbx, 0
cmovs r10, r12
lea rsi, [r10-1]
sarx r11, r10, r15
cmovs r9, rax
mov rbp, rdx
add rbp, qword ptr [rdi-56]
mov r14, r9
add r14, qword ptr [rdi-64]
rorx r13, r14, 41
rorx rcx, r14, 20
mov rbx, r9
shl rbx, 45
rorx r12, rbp, 42
imul r12, qword ptr [rdi+72]
mov rax, rdx
shl rax, 44
add rax, qword ptr [rdi-40]
rorx r14, rbp, 21
imul r14, qword ptr [rdi+64]
add rbx, qword ptr [rdi-48]
imul rcx, qword ptr [rdi+64]
imul r13, qword ptr [rdi+72]
sub r8, r10
lea rbp, [rcx+r13]
lea r10, [r14+r12]
lea rcx, [r10+rax]
lea r13, [rbp+rbx]
ror r13, 45
ror rcx, 44
mov r14, -2
mov r12, r13
xor r12, r11
sar rcx, 1
lea r10, [rcx+r12]
cmovc r10, rcx
adc r11, 0
cmovs rsi, r8
lea rax, [rsi-1]
sarx rbp, rsi, r15
mov rbx, -2
cmovs r13, rcx
sub r14, rsi
mov r12, r13
xor r12, rbp
sar r10, 1
lea r11, [r10+r12]
cmovc r11, r10
adc rbp, 0
cmovs rax, r14
sarx r8, rax, r15
cmovs r13, r10
mov rcx, r13
xor rcx, r8
sar r11, 1
sbb rsi, rsi
lea r12, [r11+rcx]
cmovc r12, r11
andn rbp, rsi, r8
mov r14, -2
vpbroadcastq zmm11, r9
vpbroadcastq zmm11{k1}, rdx
vpaddq zmm12, zmm11, zmm29
cmovnz r13, r11
xor rax, rbp
lea r10, [rax-1]
lea rcx, [r10-1]
sarx rsi, r10, r15
sub rbx, r10
mov r8, r13
xor r8, rsi
sar r12, 1
lea r9, [r12+r8]
cmovc r9, r12
adc rsi, 0
cmovs rcx, rbx
lea rdx, [rcx-1]
sarx r11, rcx, r15
cmovs r13, r12
sub r14, rcx
mov rbp, r13
xor rbp, r11
sar r9, 1
lea rax, [r9+rbp]
cmovc rax, r9
vpsllvq zmm6, zmm12, zmm30
vpsravq zmm0, zmm6, zmm31
adc r11, 0
cmovs rdx, r14
sarx r10, rdx, r15
vpsubq zmm1, zmm28, zmm0
vmovdqa64 zmmword ptr [rdi+256], zmm1
mov r8, -2
vpunpcklqdq zmm22, zmm1, zmm1
vpunpckhqdq zmm3, zmm1, zmm1
vbroadcasti32x4 zmm13, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm19, xmmword ptr [rdi+208]
vpmuldq zmm9, zmm22, zmm13
mov rsi, -2
vpmuldq zmm14, zmm3, zmm19
cmovs r13, r9
vpaddq zmm8, zmm9, zmm14
vmovdqa64 zmmword ptr [rdi+128], zmm8
mov rbx, qword ptr [rdi+256]
mov r12, r13
xor r12, r10
sar rax, 1
lea rcx, [rax+r12]
sbb rbp, rbp
cmovc rcx, rax
andn r11, rbp, r10
cmovnz r13, rax
xor rdx, r11
lea r14, [rdx-1]
lea r9, [r14-1]
sub r8, r14
sarx r12, r14, r15
imul rbx, qword ptr [rdi+48]
mov rbp, qword ptr [rdi+264]
imul rbp, qword ptr [rdi+56]
lea r10, [rbx+rbp]
mov rax, r13
xor rax, r12
sar rcx, 1
lea r11, [rcx+rax]
cmovc r11, rcx
adc r12, 0
cmovs r9, r8
lea rdx, [r9-1]
sarx r14, r9, r15
cmovs r13, rcx
sub rsi, r9
sar r10, 20
mov rbx, qword ptr [rdi+128]
imul rbx, qword ptr [rdi+384]
mov rbp, qword ptr [rdi+136]
imul rbp, qword ptr [rdi+392]
mov rax, r13
xor rax, r14
sar r11, 1
lea r12, [r11+rax]
cmovc r12, r11
mov r8, -2
lea rcx, [rbx+rbp]
lea r9, [r10+rcx]
mov qword ptr [rdi-112], r9
adc r14, 0
cmovs rdx, rsi
sarx rax, rdx, r15
cmovs r13, r11
sar r9, 20
shl r9, 44
mov qword ptr [rdi+80], r9
mov rbx, qword ptr [rdi+272]
imul rbx, qword ptr [rdi+48]
mov rbp, qword ptr [rdi+280]
imul rbp, qword ptr [rdi+56]
lea r10, [rbx+rbp]
mov rcx, r13
xor rcx, rax
sar r12, 1
lea r14, [r12+rcx]
sbb rsi, rsi
cmovc r14, r12
andn r11, rsi, rax
mov r9, -2
cmovnz r13, r12
xor rdx, r11
lea rbx, [rdx-1]
lea rbp, [rbx-1]
sub r8, rbx
sarx rcx, rbx, r15
sar r10, 20
mov rsi, qword ptr [rdi+144]
imul rsi, qword ptr [rdi+384]
mov rax, r13
xor rax, rcx
sar r14, 1
lea r12, [r14+rax]
cmovc r12, r14
mov r11, qword ptr [rdi+152]
adc rcx, 0
cmovs rbp, r8
lea rdx, [rbp-1]
sarx rbx, rbp, r15
cmovs r13, r14
imul r11, qword ptr [rdi+392]
sub r9, rbp
lea rax, [rsi+r11]
lea rcx, [r10+rax]
mov qword ptr [rdi-104], rcx
sar rcx, 20
mov r8, -2
mov r14, r13
xor r14, rbx
sar r12, 1
lea rbp, [r12+r14]
cmovc rbp, r12
adc rbx, 0
cmovs rdx, r9
sarx rsi, rdx, r15
mov r11, -2
cmovs r13, r12
shl rcx, 44
mov qword ptr [rdi+88], rcx
mov r10, r13
xor r10, rsi
sar rbp, 1
lea rax, [rbp+r10]
cmovc rax, rbp
sbb r14, r14
andn rbx, r14, rsi
cmovnz r13, rbp
xor rdx, rbx
lea r9, [rdx-1]
lea r12, [r9-1]
sarx rcx, r9, r15
sub r8, r9
mov r10, r13
xor r10, rcx
sar rax, 1
lea r14, [rax+r10]
cmovc r14, rax
adc rcx, 0
cmovs r12, r8
lea rsi, [r12-1]
sarx rbp, r12, r15
mov rbx, -2
cmovs r13, rax
sub r11, r12
mov rdx, r13
xor rdx, rbp
sar r14, 1
lea r9, [r14+rdx]
cmovc r9, r14
adc rbp, 0
cmovs rsi, r11
sarx r10, rsi, r15
cmovs r13, r14
mov rcx, -2
mov r8, r13
xor r8, r10
sar r9, 1
lea rax, [r9+r8]
sbb r12, r12
cmovc rax, r9
andn rdx, r12, r10
cmovnz r13, r9
xor rsi, rdx
lea rbp, [rsi-1]
lea r11, [rbp-1]
sarx r14, rbp, r15
sub rbx, rbp
mov r8, r13
xor r8, r14
sar rax, 1
lea r12, [rax+r8]
cmovc r12, rax
adc r14, 0
cmovs r11, rbx
sarx r10, r11, r15
lea r9, [r11-1]
cmovs r13, rax
sub rcx, r11
mov rdx, r13
xor rdx, r10
sar r12, 1
lea rsi, [r12+rdx]
cmovc rsi, r12
adc r10, 0
cmovs r9, rcx
sarx rbp, r9, r15
mov r8, -2
mov r14, -2
cmovs r13, r12
mov rbx, r13
xor rbx, rbp
sar rsi, 1
lea rax, [rsi+rbx]
sbb r11, r11
cmovc rax, rsi
andn rdx, r11, rbp
cmovnz r13, rsi
xor r9, rdx
lea r10, [r9-1]
lea rcx, [r10-1]
sarx r12, r10, r15
sub r8, r10
mov rbx, r13
xor rbx, r12
sar rax, 1
lea r11, [rax+rbx]
cmovc r11, rax
adc r12, 0
cmovs rcx, r8
lea rbp, [rcx-1]
sarx rsi, rcx, r15
cmovs r13, rax
sub r14, rcx
mov rdx, r13
xor rdx, rsi
sar r11, 1
lea r9, [r11+rdx]
cmovc r9, r11
mov qword ptr [rdi-120], r9
adc rsi, 0
cmovs rbp, r14
sarx r10, rbp, r15
cmovs r13, r11
mov rbx, r9
shl rbx, 44
add r9, qword ptr [rdi-56]
rorx r12, r9, 42
mov r8, r13
add r8, qword ptr [rdi-64]
mov rax, r13
shl rax, 45
rorx rcx, r8, 20
rorx rdx, r9, 21
rorx rsi, r8, 41
add rax, qword ptr [rdi-48]
imul rsi, qword ptr [rdi+88]
imul rdx, qword ptr [rdi+80]
mov qword ptr [rdi-128], r13
add rbx, qword ptr [rdi-40]
imul rcx, qword ptr [rdi+80]
imul r12, qword ptr [rdi+88]
lea r14, [rdx+r12]
lea r11, [r14+rbx]
lea r9, [rcx+rsi]
lea r8, [r9+rax]
ror r11, 44
ror r8, 45
mov rbx, r11
mov rcx, r8
mov rdx, rbp
mov rsi, r10
dec qword ptr [rdi-72]
jnz 2b
mov qword ptr [rdi-96], rbx
mov qword ptr [rdi-88], rcx
mov qword ptr [rdi-80], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
