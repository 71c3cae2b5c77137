// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each round is applied to f, u, g, v in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in rounds.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state; the other words are scratch.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a round.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 10 limbs of 30 bits; 1047 instructions a round, 720 for its steps (form: carry).
push rbx
push rbp
push r12
push r13
push r14
push r15
mov eax, 0xcc
kmovw k1, eax
mov eax, 0xf
kmovw k2, eax
mov eax, 0xf0
kmovw k3, eax
vpxorq zmm28, zmm28, zmm28
vbroadcasti64x4 zmm29, ymmword ptr [rdi+768]
vbroadcasti64x4 zmm30, ymmword ptr [rdi+800]
vbroadcasti64x4 zmm31, ymmword ptr [rdi+832]
mov rbx, qword ptr [rdi-96]
mov rcx, qword ptr [rdi-88]
mov rdx, qword ptr [rdi-80]
mov rsi, rdx
sar rsi, 63
mov r15, -1
.p2align 6
2:
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
mov rax, -2
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
mov rbp, -2
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
sub rbp, rdx
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
mov r8, -2
mov r9, -2
vpunpcklqdq zmm23, zmm22, zmm22
vpunpckhqdq zmm24, zmm22, zmm22
vpunpcklqdq zmm25, zmm21, zmm21
vpunpckhqdq zmm26, zmm21, zmm21
lea r10, [rdx-1]
mov r11, qword ptr [rdi+320]
imul r11, qword ptr [rdi-112]
mov r12, qword ptr [rdi+328]
imul r12, qword ptr [rdi-104]
lea r13, [r11+r12]
sar r13, 20
and r13, qword ptr [rdi-32]
mov r14, rcx
xor r14, rsi
sar rbx, 1
lea rdx, [rbx+r14]
cmovc rdx, rbx
adc rsi, 0
cmovs r10, rbp
sarx r11, r10, r15
lea r12, [r10-1]
cmovs rcx, rbx
sub rax, r10
mov r14, -2
mov qword ptr [rdi-24], r13
shr r13, 20
shl r13, 44
mov qword ptr [rdi-16], r13
mov rsi, qword ptr [rdi+336]
imul rsi, qword ptr [rdi-112]
mov rbp, rcx
xor rbp, r11
sar rdx, 1
lea rbx, [rdx+rbp]
cmovc rbx, rdx
adc r11, 0
cmovs r12, rax
sarx r10, r12, r15
lea r13, [r12-1]
mov rbp, qword ptr [rdi+344]
mov r11, -2
cmovs rcx, rdx
sub r9, r12
imul rbp, qword ptr [rdi-104]
lea rax, [rsi+rbp]
mov rdx, rcx
xor rdx, r10
sar rbx, 1
lea r12, [rbx+rdx]
cmovc r12, rbx
adc r10, 0
cmovs r13, r9
sarx rsi, r13, r15
lea rbp, [r13-1]
mov rdx, -2
cmovs rcx, rbx
sub r8, r13
sar rax, 20
and rax, qword ptr [rdi-32]
mov qword ptr [rdi-8], rax
shr rax, 20
shl rax, 44
mov qword ptr [rdi+0], rax
mov r10, rcx
xor r10, rsi
sar r12, 1
lea r9, [r12+r10]
cmovc r9, r12
adc rsi, 0
cmovs rbp, r8
sarx rbx, rbp, r15
lea r13, [rbp-1]
vpermq zmm27, zmmword ptr [rdi+960], 0xee
vpmuldq zmm0, zmm24, zmm27
vpermq zmm1, zmmword ptr [rdi+960], 0x44
mov rax, -2
vpmuldq zmm2, zmm23, zmm1
cmovs rcx, r12
sub r11, rbp
mov r10, rcx
xor r10, rbx
sar r9, 1
lea rsi, [r9+r10]
cmovc rsi, r9
adc rbx, 0
cmovs r13, r11
sarx r8, r13, r15
lea r12, [r13-1]
cmovs rcx, r9
sub r14, r13
vpaddq zmm3, zmm2, zmm0
vpaddq zmm4, zmm3, qword ptr [rdi+480]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+896]
mov rbp, -2
vpandq zmm9, zmm8, zmm7
mov r10, rcx
xor r10, r8
sar rsi, 1
lea rbx, [rsi+r10]
cmovc rbx, rsi
adc r8, 0
cmovs r12, r14
sarx r11, r12, r15
lea r9, [r12-1]
mov r13, -2
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+1280]
vpaddq zmm14, zmm4, zmm11
cmovs rcx, rsi
sub rax, r12
mov r10, rcx
xor r10, r11
sar rbx, 1
lea r8, [rbx+r10]
cmovc r8, rbx
adc r11, 0
cmovs r9, rax
lea r14, [r9-1]
sarx rsi, r9, r15
cmovs rcx, rbx
sub rdx, r9
mov r12, rcx
xor r12, rsi
sar r8, 1
lea r10, [r8+r12]
cmovc r10, r8
adc rsi, 0
cmovs r14, rdx
sarx r11, r14, r15
lea rax, [r14-1]
vpsrlq zmm15, zmm14, 30
vpandq zmm5, zmm14, zmm7
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
vpermq zmm6, zmmword ptr [rdi+1024], 0x44
mov rbx, -2
mov r9, -2
vpmuldq zmm13, zmm26, zmm27
vpmuldq zmm17, zmm23, zmm6
vpmuldq zmm18, zmm25, zmm1
vpermq zmm19, zmmword ptr [rdi+1024], 0xee
cmovs rcx, r8
sub r13, r14
mov r12, rcx
xor r12, r11
sar r10, 1
lea rsi, [r10+r12]
cmovc rsi, r10
adc r11, 0
cmovs rax, r13
lea rdx, [rax-1]
sarx r8, rax, r15
cmovs rcx, r10
sub rbp, rax
mov r14, -2
vpmuldq zmm20, zmm24, zmm19
mov r12, rcx
xor r12, r8
sar rsi, 1
vpaddq zmm16, zmm18, zmm13
vpaddq zmm22, zmm16, zmm17
lea r11, [rsi+r12]
cmovc r11, rsi
adc r8, 0
cmovs rdx, rbp
sarx r13, rdx, r15
lea r10, [rdx-1]
vpmuludq zmm21, zmm10, zmmword ptr [rdi+1344]
vpaddq zmm2, zmm22, zmm20
vpaddq zmm0, zmm2, zmm21
mov rax, -2
vpaddq zmm3, zmm0, qword ptr [rdi+512]{1to8}
mov r12, -2
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+896]
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm14, zmm11, zmmword ptr [rdi+1280]
vpaddq zmm5, zmm8, zmm14
cmovs rcx, rsi
sub rbx, rdx
mov r8, rcx
xor r8, r13
sar r11, 1
lea rbp, [r11+r8]
cmovc rbp, r11
adc r13, 0
cmovs r10, rbx
sarx rsi, r10, r15
lea rdx, [r10-1]
cmovs rcx, r11
sub r9, r10
mov r8, -2
vpsrlq zmm27, zmm5, 30
vpandq zmm1, zmm5, zmm7
mov r13, rcx
xor r13, rsi
sar rbp, 1
lea rbx, [rbp+r13]
cmovc rbx, rbp
adc rsi, 0
cmovs rdx, r9
sarx r11, rdx, r15
lea r10, [rdx-1]
vpmuldq zmm18, zmm25, zmm6
vpermq zmm13, zmmword ptr [rdi+1088], 0xee
vshufi64x2 zmm16{k2}{z}, zmm1, zmm1, 0x0e
cmovs rcx, rbp
sub rax, rdx
mov r13, rcx
xor r13, r11
sar rbx, 1
lea rsi, [rbx+r13]
cmovc rsi, rbx
adc r11, 0
cmovs r10, rax
lea r9, [r10-1]
sarx rbp, r10, r15
vpmuldq zmm17, zmm26, zmm19
cmovs rcx, rbx
sub r14, r10
mov rdx, -2
vpmuldq zmm22, zmm24, zmm13
vpermq zmm20, zmmword ptr [rdi+1088], 0x44
mov r13, -2
mov r11, rcx
xor r11, rbp
sar rsi, 1
lea rax, [rsi+r11]
cmovc rax, rsi
adc rbp, 0
cmovs r9, r14
sarx rbx, r9, r15
lea r10, [r9-1]
vpmuldq zmm2, zmm23, zmm20
vpaddq zmm21, zmm18, zmm17
vpaddq zmm0, zmm21, zmm2
vpaddq zmm3, zmm0, zmm22
vpmuludq zmm15, zmm10, zmmword ptr [rdi+1408]
vpaddq zmm9, zmm3, zmm15
cmovs rcx, rsi
sub r8, r9
mov r11, rcx
xor r11, rbx
sar rax, 1
lea rbp, [rax+r11]
cmovc rbp, rax
adc rbx, 0
cmovs r10, r8
lea r14, [r10-1]
sarx rsi, r10, r15
cmovs rcx, rax
sub r12, r10
mov r9, -2
mov r11, rcx
xor r11, rsi
sar rbp, 1
lea rbx, [rbp+r11]
cmovc rbx, rbp
adc rsi, 0
cmovs r14, r12
sarx r8, r14, r15
lea rax, [r14-1]
vpmuludq zmm4, zmm11, zmmword ptr [rdi+1344]
vpaddq zmm8, zmm9, zmm4
vpaddq zmm14, zmm8, qword ptr [rdi+512]{1to8}
cmovs rcx, rbp
sub r13, r14
vpmuldq zmm5, zmm25, zmm20
vpaddq zmm6, zmm14, zmm27
vpsrlq zmm1, zmm6, 30
mov r10, rcx
xor r10, r8
sar rbx, 1
lea r11, [rbx+r10]
cmovc r11, rbx
adc r8, 0
cmovs rax, r13
sarx rsi, rax, r15
lea r12, [rax-1]
cmovs rcx, rbx
sub rdx, rax
vpandq zmm19, zmm6, zmm7
mov rbp, -2
vpermq zmm18, zmmword ptr [rdi+1152], 0x44
vpmuldq zmm17, zmm23, zmm18
vpermq zmm21, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm2, zmm24, zmm21
vpmuldq zmm0, zmm26, zmm13
vpaddq zmm22, zmm5, zmm0
mov r14, rcx
xor r14, rsi
sar r11, 1
lea r10, [r11+r14]
cmovc r10, r11
adc rsi, 0
cmovs r12, rdx
sarx r8, r12, r15
lea r13, [r12-1]
cmovs rcx, r11
sub rbp, r12
mov rbx, rcx
xor rbx, r8
sar r10, 1
lea rax, [r10+rbx]
cmovc rax, r10
adc r8, 0
cmovs r13, rbp
sarx r14, r13, r15
lea rsi, [r13-1]
cmovs rcx, r10
sub r9, r13
vpmuludq zmm3, zmm10, zmmword ptr [rdi+1472]
mov rdx, -2
mov r11, -2
vpaddq zmm15, zmm22, zmm17
vpaddq zmm9, zmm15, zmm2
vpmuludq zmm4, zmm11, zmmword ptr [rdi+1408]
mov r12, rcx
xor r12, r14
sar rax, 1
lea rbx, [rax+r12]
cmovc rbx, rax
adc r14, 0
cmovs rsi, r9
sarx r8, rsi, r15
lea rbp, [rsi-1]
vpaddq zmm8, zmm9, zmm3
vpaddq zmm20, zmm8, zmm4
vpaddq zmm14, zmm20, qword ptr [rdi+512]{1to8}
vpaddq zmm27, zmm14, zmm1
vpsrlq zmm6, zmm27, 30
mov r10, -2
cmovs rcx, rax
mov r13, rcx
add r13, qword ptr [rdi-64]
sub r11, rsi
mov r12, rcx
shl r12, 45
rorx r14, r13, 20
add r12, qword ptr [rdi-48]
mov r9, rbx
shl r9, 44
mov rax, rbx
add rax, qword ptr [rdi-56]
rorx rsi, rax, 42
imul rsi, qword ptr [rdi+0]
rorx rax, rax, 21
imul rax, qword ptr [rdi-16]
lea rax, [rax+rsi]
rorx rsi, r13, 41
imul rsi, qword ptr [rdi+0]
imul r14, qword ptr [rdi-16]
vpmuldq zmm13, zmm25, zmm18
add r9, qword ptr [rdi-40]
mov r13, -2
vpandq zmm5, zmm27, zmm7
lea r14, [r14+rsi]
lea rsi, [rax+r9]
vmovdqa64 zmmword ptr [rdi+1024], zmm5
lea rax, [r14+r12]
mov r9, -2
vpermq zmm0, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm22, zmm24, zmm0
vpermq zmm17, zmmword ptr [rdi+1216], 0x44
vpmuldq zmm15, zmm26, zmm21
ror rax, 45
mov r14, rax
xor r14, r8
ror rsi, 44
sar rsi, 1
lea r12, [rsi+r14]
cmovc r12, rsi
adc r8, 0
cmovs rbp, r11
sarx r14, rbp, r15
lea r8, [rbp-1]
cmovs rax, rsi
sub rdx, rbp
mov r11, rax
xor r11, r14
sar r12, 1
lea rsi, [r12+r11]
cmovc rsi, r12
adc r14, 0
cmovs r8, rdx
sarx rbp, r8, r15
lea r11, [r8-1]
vpaddq zmm2, zmm13, zmm15
vpmuldq zmm9, zmm23, zmm17
vpaddq zmm3, zmm2, zmm9
vpaddq zmm8, zmm3, zmm22
mov r14, -2
vpmuludq zmm4, zmm10, zmmword ptr [rdi+1536]
vpaddq zmm20, zmm8, zmm4
cmovs rax, r12
sub r13, r8
mov rdx, rax
xor rdx, rbp
sar rsi, 1
lea r12, [rsi+rdx]
cmovc r12, rsi
adc rbp, 0
cmovs r11, r13
sarx r8, r11, r15
lea rdx, [r11-1]
cmovs rax, rsi
sub r10, r11
mov rbp, -2
mov r13, rax
xor r13, r8
sar r12, 1
lea rsi, [r12+r13]
cmovc rsi, r12
adc r8, 0
cmovs rdx, r10
sarx r11, rdx, r15
lea r13, [rdx-1]
mov r8, -2
vpbroadcastq zmm14, rcx
vpbroadcastq zmm14{k1}, rbx
vpmuludq zmm1, zmm11, zmmword ptr [rdi+1472]
vpaddq zmm18, zmm20, zmm1
vpaddq zmm27, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm24, zmm27, zmm6
vpsrlq zmm21, zmm24, 30
vpmuldq zmm13, zmm25, zmm17
cmovs rax, r12
sub r14, rdx
mov r10, rax
xor r10, r11
sar rsi, 1
lea rcx, [rsi+r10]
cmovc rcx, rsi
adc r11, 0
cmovs r13, r14
lea rbx, [r13-1]
sarx r12, r13, r15
cmovs rax, rsi
sub r9, r13
mov rdx, rax
xor rdx, r12
sar rcx, 1
lea r10, [rcx+rdx]
cmovc r10, rcx
adc r12, 0
cmovs rbx, r9
sarx r11, rbx, r15
lea r14, [rbx-1]
vpandq zmm15, zmm24, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm15
mov rsi, -2
vpaddq zmm23, zmm14, zmm29
vpsllvq zmm2, zmm23, zmm30
vpsravq zmm9, zmm2, zmm31
vpsubq zmm3, zmm28, zmm9
vpmuldq zmm22, zmm26, zmm0
vpaddq zmm10, zmm13, zmm22
vmovdqa64 zmmword ptr [rdi+192], zmm3
mov r13, qword ptr [rdi+192]
vpmuludq zmm8, zmm11, zmmword ptr [rdi+1536]
vpaddq zmm4, zmm10, zmm8
vpaddq zmm20, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm1, zmm20, zmm21
vpaddq zmm18, zmm1, zmm12
vpandq zmm27, zmm18, zmm7
cmovs rax, rcx
sub r8, rbx
imul r13, qword ptr [rdi-24]
mov rdx, rax
xor rdx, r11
sar r10, 1
lea r12, [r10+rdx]
cmovc r12, r10
adc r11, 0
cmovs r14, r8
lea r9, [r14-1]
sarx rcx, r14, r15
mov rbx, qword ptr [rdi+200]
mov rdx, -2
vpsllq zmm6, zmm15, 20
vmovdqa64 zmmword ptr [rdi+1152], zmm27
cmovs rax, r10
sub rbp, r14
imul rbx, qword ptr [rdi-8]
lea r11, [r13+rbx]
sar r11, 20
mov qword ptr [rdi+8], r11
mov r8, rax
xor r8, rcx
sar r12, 1
lea r10, [r12+r8]
cmovc r10, r12
adc rcx, 0
cmovs r9, rbp
sarx r14, r9, r15
lea r13, [r9-1]
vpsrlq zmm25, zmm5, 10
mov rbx, qword ptr [rdi+208]
vpsllq zmm17, zmm27, 50
vpaddq zmm24, zmm25, zmm6
vpaddq zmm14, zmm24, zmm17
vmovdqa64 zmmword ptr [rdi+384], zmm14
mov r11, -2
mov r8, -2
cmovs rax, r12
sub rdx, r9
mov rcx, rax
xor rcx, r14
sar r10, 1
lea rbp, [r10+rcx]
cmovc rbp, r10
adc r14, 0
cmovs r13, rdx
sarx r12, r13, r15
lea r9, [r13-1]
cmovs rax, r10
sub rsi, r13
imul rbx, qword ptr [rdi-24]
mov rcx, qword ptr [rdi+216]
imul rcx, qword ptr [rdi-8]
lea r14, [rbx+rcx]
vpsrlq zmm23, zmm18, 30
mov rdx, rax
xor rdx, r12
sar rbp, 1
lea r10, [rbp+rdx]
cmovc r10, rbp
adc r12, 0
cmovs r9, rsi
sarx r13, r9, r15
lea rbx, [r9-1]
vpaddq zmm2, zmm23, zmm16
vpaddq zmm9, zmm2, zmmword ptr [rdi+576]
vpandq zmm26, zmm9, zmmword ptr [rdi+640]
vpsrlq zmm0, zmm9, 30
mov rcx, -2
vmovdqa64 zmmword ptr [rdi+1216], zmm26
vshufi64x2 zmm13{k3}{z}, zmm0, zmm0, 0x44
cmovs rax, rbp
sub r8, r9
sar r14, 20
mov qword ptr [rdi+16], r14
mov rdx, qword ptr [rdi+192]
imul rdx, qword ptr [rdi+384]
mov r12, qword ptr [rdi+200]
imul r12, qword ptr [rdi+400]
lea rsi, [rdx+r12]
mov rbp, rax
xor rbp, r13
mov r9, qword ptr [rdi+8]
sar r10, 1
lea r14, [r10+rbp]
cmovc r14, r10
adc r13, 0
cmovs rbx, r8
sarx rdx, rbx, r15
lea r12, [rbx-1]
cmovs rax, r10
sub r11, rbx
sar r9, 20
lea rbp, [r9+rsi]
shl rbp, 44
mov qword ptr [rdi+24], rbp
mov r13, qword ptr [rdi+208]
imul r13, qword ptr [rdi+384]
mov r8, qword ptr [rdi+216]
mov r10, -2
mov rbx, rax
xor rbx, rdx
sar r14, 1
lea r9, [r14+rbx]
cmovc r9, r14
adc rdx, 0
cmovs r12, r11
sarx rsi, r12, r15
lea rbp, [r12-1]
vpaddq zmm22, zmm19, zmmword ptr [rdi+704]
vpaddq zmm3, zmm22, zmm13
vmovdqa64 zmmword ptr [rdi+960], zmm3
mov rbx, -2
mov rdx, -2
cmovs rax, r14
sub r10, r12
imul r8, qword ptr [rdi+400]
lea r11, [r13+r8]
mov r14, rax
xor r14, rsi
sar r9, 1
lea r12, [r9+r14]
cmovc r12, r9
adc rsi, 0
cmovs rbp, r10
lea r13, [rbp-1]
sarx r8, rbp, r15
mov r14, qword ptr [rdi+16]
cmovs rax, r9
sub rcx, rbp
sar r14, 20
lea rsi, [r14+r11]
shl rsi, 44
mov qword ptr [rdi+32], rsi
mov r10, -2
mov r9, -2
mov rbp, rax
xor rbp, r8
sar r12, 1
lea r14, [r12+rbp]
cmovc r14, r12
adc r8, 0
cmovs r13, rcx
sarx r11, r13, r15
lea rsi, [r13-1]
cmovs rax, r12
sub rbx, r13
mov rbp, rax
xor rbp, r11
sar r14, 1
lea r8, [r14+rbp]
cmovc r8, r14
adc r11, 0
cmovs rsi, rbx
sarx rcx, rsi, r15
lea r12, [rsi-1]
cmovs rax, r14
sub rdx, rsi
mov r13, rax
xor r13, rcx
sar r8, 1
lea rbp, [r8+r13]
cmovc rbp, r8
adc rcx, 0
cmovs r12, rdx
sarx r11, r12, r15
lea rbx, [r12-1]
mov r14, -2
mov rsi, -2
cmovs rax, r8
sub r9, r12
mov r13, rax
xor r13, r11
sar rbp, 1
lea rcx, [rbp+r13]
cmovc rcx, rbp
adc r11, 0
cmovs rbx, r9
lea rdx, [rbx-1]
sarx r8, rbx, r15
cmovs rax, rbp
sub r10, rbx
mov r12, -2
mov r13, rax
xor r13, r8
sar rcx, 1
lea r11, [rcx+r13]
cmovc r11, rcx
adc r8, 0
cmovs rdx, r10
sarx r9, rdx, r15
lea rbp, [rdx-1]
mov rbx, -2
cmovs rax, rcx
sub rsi, rdx
mov r13, rax
xor r13, r9
sar r11, 1
lea r8, [r11+r13]
cmovc r8, r11
adc r9, 0
cmovs rbp, rsi
sarx r10, rbp, r15
lea rcx, [rbp-1]
cmovs rax, r11
sub r14, rbp
mov rdx, rax
xor rdx, r10
sar r8, 1
lea r13, [r8+rdx]
cmovc r13, r8
adc r10, 0
cmovs rcx, r14
sarx r9, rcx, r15
lea rsi, [rcx-1]
mov r11, -2
cmovs rax, r8
vpbroadcastq zmm11, rax
mov rbp, rax
add rbp, qword ptr [rdi-64]
sub rbx, rcx
shl rax, 45
vpbroadcastq zmm11{k1}, r13
mov rdx, r13
shl rdx, 44
rorx r10, rbp, 41
imul r10, qword ptr [rdi+32]
add rdx, qword ptr [rdi-40]
add r13, qword ptr [rdi-56]
rorx r14, r13, 42
imul r14, qword ptr [rdi+32]
rorx r8, r13, 21
imul r8, qword ptr [rdi+24]
rorx rcx, rbp, 20
imul rcx, qword ptr [rdi+24]
lea r13, [rcx+r10]
add rax, qword ptr [rdi-48]
mov rbp, -2
lea rcx, [r8+r14]
lea r10, [rcx+rdx]
vpaddq zmm10, zmm11, zmm29
lea r8, [r13+rax]
ror r8, 45
mov r14, r8
xor r14, r9
ror r10, 44
sar r10, 1
lea rcx, [r10+r14]
cmovc rcx, r10
adc r9, 0
cmovs rsi, rbx
sarx rdx, rsi, r15
lea r13, [rsi-1]
cmovs r8, r10
sub r12, rsi
mov rax, r8
xor rax, rdx
sar rcx, 1
mov r14, -2
lea r9, [rcx+rax]
cmovc r9, rcx
adc rdx, 0
cmovs r13, r12
sarx rbx, r13, r15
lea r10, [r13-1]
cmovs r8, rcx
sub rbp, r13
vpsllvq zmm8, zmm10, zmm30
mov rsi, r8
xor rsi, rbx
sar r9, 1
lea rax, [r9+rsi]
cmovc rax, r9
adc rbx, 0
cmovs r10, rbp
lea rdx, [r10-1]
sarx r12, r10, r15
mov rcx, -2
cmovs r8, r9
sub r11, r10
vpsravq zmm4, zmm8, zmm31
mov r13, -2
mov rsi, r8
xor rsi, r12
sar rax, 1
lea rbx, [rax+rsi]
cmovc rbx, rax
adc r12, 0
cmovs rdx, r11
sarx rbp, rdx, r15
lea r9, [rdx-1]
mov r10, -2
vpsubq zmm20, zmm28, zmm4
cmovs r8, rax
sub rcx, rdx
mov rsi, r8
xor rsi, rbp
sar rbx, 1
lea r12, [rbx+rsi]
cmovc r12, rbx
adc rbp, 0
cmovs r9, rcx
lea r11, [r9-1]
sarx rax, r9, r15
cmovs r8, rbx
sub r14, r9
mov rdx, r8
xor rdx, rax
sar r12, 1
lea rsi, [r12+rdx]
cmovc rsi, r12
adc rax, 0
cmovs r11, r14
sarx rbp, r11, r15
lea rcx, [r11-1]
mov rbx, -2
vmovdqa64 zmmword ptr [rdi+256], zmm20
vpunpcklqdq zmm21, zmm20, zmm20
mov r9, -2
cmovs r8, r12
sub r10, r11
mov rdx, r8
xor rdx, rbp
sar rsi, 1
lea rax, [rsi+rdx]
cmovc rax, rsi
adc rbp, 0
cmovs rcx, r10
lea r14, [rcx-1]
sarx r12, rcx, r15
cmovs r8, rsi
sub r13, rcx
mov r11, r8
xor r11, r12
sar rax, 1
lea rdx, [rax+r11]
cmovc rdx, rax
adc r12, 0
cmovs r14, r13
sarx rbp, r14, r15
lea r10, [r14-1]
vpunpckhqdq zmm1, zmm20, zmm20
mov rsi, -2
mov rcx, -2
vbroadcasti32x4 zmm12, xmmword ptr [rdi+192]
cmovs r8, rax
sub r9, r14
mov r11, r8
xor r11, rbp
sar rdx, 1
lea r12, [rdx+r11]
cmovc r12, rdx
adc rbp, 0
cmovs r10, r9
lea r13, [r10-1]
sarx rax, r10, r15
cmovs r8, rdx
sub rbx, r10
mov r14, -2
mov r11, r8
xor r11, rax
sar r12, 1
lea rbp, [r12+r11]
cmovc rbp, r12
adc rax, 0
cmovs r13, rbx
sarx r9, r13, r15
lea rdx, [r13-1]
vbroadcasti32x4 zmm7, xmmword ptr [rdi+208]
mov r10, -2
cmovs r8, r12
sub rsi, r13
mov r11, r8
xor r11, r9
sar rbp, 1
lea rax, [rbp+r11]
cmovc rax, rbp
adc r9, 0
cmovs rdx, rsi
sarx rbx, rdx, r15
cmovs r8, rbp
sub rcx, rdx
lea r12, [rdx-1]
mov r13, -2
mov r11, r8
xor r11, rbx
sar rax, 1
lea r9, [rax+r11]
cmovc r9, rax
adc rbx, 0
cmovs r12, rcx
sarx rsi, r12, r15
lea rbp, [r12-1]
mov rdx, -2
vpmuldq zmm15, zmm21, zmm12
vpmuldq zmm5, zmm1, zmm7
cmovs r8, rax
sub r10, r12
mov r11, r8
xor r11, rsi
sar r9, 1
lea rbx, [r9+r11]
cmovc rbx, r9
adc rsi, 0
cmovs rbp, r10
sarx rcx, rbp, r15
lea rax, [rbp-1]
cmovs r8, r9
sub r14, rbp
mov r12, -2
vpaddq zmm27, zmm15, zmm5
mov r11, r8
xor r11, rcx
sar rbx, 1
lea rsi, [rbx+r11]
cmovc rsi, rbx
adc rcx, 0
cmovs rax, r14
sarx r10, rax, r15
lea r9, [rax-1]
mov rbp, -2
cmovs r8, rbx
sub r13, rax
mov r11, r8
xor r11, r10
sar rsi, 1
lea rcx, [rsi+r11]
cmovc rcx, rsi
adc r10, 0
cmovs r9, r13
sarx r14, r9, r15
lea rbx, [r9-1]
cmovs r8, rsi
sub rdx, r9
vmovdqa64 zmmword ptr [rdi+128], zmm27
mov rax, -2
mov r11, r8
xor r11, r14
sar rcx, 1
lea r10, [rcx+r11]
cmovc r10, rcx
adc r14, 0
cmovs rbx, rdx
sarx r13, rbx, r15
lea rsi, [rbx-1]
mov r9, -2
cmovs r8, rcx
sub rbp, rbx
mov r11, r8
xor r11, r13
sar r10, 1
lea r14, [r10+r11]
cmovc r14, r10
adc r13, 0
cmovs rsi, rbp
sarx rdx, rsi, r15
lea rcx, [rsi-1]
mov rbx, qword ptr [rdi+256]
cmovs r8, r10
sub r12, rsi
imul rbx, qword ptr [rdi+8]
mov r11, qword ptr [rdi+264]
mov r13, r8
xor r13, rdx
sar r14, 1
lea rbp, [r14+r13]
cmovc rbp, r14
adc rdx, 0
cmovs rcx, r12
sarx r10, rcx, r15
lea rsi, [rcx-1]
cmovs r8, r14
sub r9, rcx
mov r13, r8
xor r13, r10
sar rbp, 1
lea rdx, [rbp+r13]
cmovc rdx, rbp
adc r10, 0
cmovs rsi, r9
sarx r12, rsi, r15
lea r14, [rsi-1]
cmovs r8, rbp
sub rax, rsi
imul r11, qword ptr [rdi+16]
mov rcx, r8
xor rcx, r12
sar rdx, 1
lea r13, [rdx+rcx]
cmovc r13, rdx
adc r12, 0
cmovs r14, rax
sarx r10, r14, r15
mov qword ptr [rdi-120], r13
lea r9, [rbx+r11]
cmovs r8, rdx
mov qword ptr [rdi-128], r8
mov rbp, r8
shl rbp, 45
add r8, qword ptr [rdi-64]
mov rsi, r13
shl rsi, 44
rorx rcx, r8, 20
rorx r12, r8, 41
add rsi, qword ptr [rdi-40]
add r13, qword ptr [rdi-56]
rorx rax, r13, 42
rorx rbx, r13, 21
add rbp, qword ptr [rdi-48]
sar r9, 20
mov r11, qword ptr [rdi+128]
imul r11, qword ptr [rdi+384]
mov rdx, qword ptr [rdi+136]
imul rdx, qword ptr [rdi+400]
lea r8, [r11+rdx]
lea r13, [r9+r8]
mov qword ptr [rdi-112], r13
sar r13, 20
shl r13, 44
mov qword ptr [rdi+40], r13
imul rbx, qword ptr [rdi+40]
imul rcx, qword ptr [rdi+40]
mov r11, qword ptr [rdi+272]
imul r11, qword ptr [rdi+8]
mov rdx, qword ptr [rdi+280]
imul rdx, qword ptr [rdi+16]
lea r9, [r11+rdx]
sar r9, 20
mov r8, qword ptr [rdi+144]
imul r8, qword ptr [rdi+384]
mov r13, qword ptr [rdi+152]
imul r13, qword ptr [rdi+400]
lea r11, [r8+r13]
lea rdx, [r9+r11]
mov qword ptr [rdi-104], rdx
sar rdx, 20
shl rdx, 44
mov qword ptr [rdi+48], rdx
imul rax, qword ptr [rdi+48]
imul r12, qword ptr [rdi+48]
lea r8, [rbx+rax]
lea r13, [rcx+r12]
lea r9, [r13+rbp]
ror r9, 45
lea r11, [r8+rsi]
ror r11, 44
mov rbx, r11
mov rcx, r9
mov rdx, r14
mov rsi, r10
dec qword ptr [rdi-72]
jnz 2b
mov qword ptr [rdi-80], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
