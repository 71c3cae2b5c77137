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
// Length: 70 limbs of 30 bits; 1586 instructions a round, 720 for its steps (form: carry).
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
lea rax, [rdx-1]
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
mov rbp, -2
vpunpcklqdq zmm5, zmm4, zmm4
sub rbp, rdx
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
mov r8, -2
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
mov r9, rcx
xor r9, rsi
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
mov r10, -2
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
vpunpcklqdq zmm23, zmm22, zmm22
vpunpckhqdq zmm24, zmm22, zmm22
vpunpcklqdq zmm25, zmm21, zmm21
mov r11, -2
sar rbx, 1
lea r12, [rbx+r9]
cmovc r12, rbx
adc rsi, 0
cmovs rax, rbp
sarx r13, rax, r15
lea r14, [rax-1]
cmovs rcx, rbx
sub r8, rax
vpunpckhqdq zmm26, zmm21, zmm21
mov rdx, qword ptr [rdi+320]
imul rdx, qword ptr [rdi-112]
mov r9, qword ptr [rdi+328]
imul r9, qword ptr [rdi-104]
lea rsi, [rdx+r9]
sar rsi, 20
and rsi, qword ptr [rdi-32]
mov rbp, rcx
xor rbp, r13
mov qword ptr [rdi-24], rsi
mov rbx, -2
shr rsi, 20
shl rsi, 44
sar r12, 1
mov qword ptr [rdi-16], rsi
mov rax, qword ptr [rdi+336]
lea rdx, [r12+rbp]
cmovc rdx, r12
adc r13, 0
cmovs r14, r8
lea r9, [r14-1]
sarx rsi, r14, r15
cmovs rcx, r12
sub r10, r14
mov rbp, rcx
xor rbp, rsi
imul rax, qword ptr [rdi-112]
mov r13, qword ptr [rdi+344]
imul r13, qword ptr [rdi-104]
mov r8, -2
lea r12, [rax+r13]
sar r12, 20
sar rdx, 1
lea r14, [rdx+rbp]
cmovc r14, rdx
adc rsi, 0
cmovs r9, r10
sarx rax, r9, r15
lea r13, [r9-1]
cmovs rcx, rdx
sub r11, r9
and r12, qword ptr [rdi-32]
mov qword ptr [rdi-8], r12
shr r12, 20
shl r12, 44
mov qword ptr [rdi+0], r12
mov rbp, rcx
xor rbp, rax
sar r14, 1
mov rsi, -2
lea r10, [r14+rbp]
cmovc r10, r14
adc rax, 0
cmovs r13, r11
sarx rdx, r13, r15
lea r9, [r13-1]
cmovs rcx, r14
sub rbx, r13
mov r12, rcx
xor r12, rdx
mov rbp, -2
sar r10, 1
lea rax, [r10+r12]
cmovc rax, r10
adc rdx, 0
cmovs r9, rbx
sarx r11, r9, r15
lea r14, [r9-1]
cmovs rcx, r10
sub r8, r9
mov r13, rcx
xor r13, r11
mov r12, -2
vpermq zmm27, zmmword ptr [rdi+960], 0x44
vpermq zmm0, zmmword ptr [rdi+960], 0xee
vpmuldq zmm1, zmm23, zmm27
sar rax, 1
lea rdx, [rax+r13]
cmovc rdx, rax
adc r11, 0
cmovs r14, r8
lea rbx, [r14-1]
sarx r10, r14, r15
cmovs rcx, rax
sub rsi, r14
mov r9, rcx
xor r9, r10
vpmuldq zmm2, zmm24, zmm0
vpaddq zmm3, zmm1, zmm2
sar rdx, 1
lea r13, [rdx+r9]
cmovc r13, rdx
adc r10, 0
cmovs rbx, rsi
sarx r11, rbx, r15
cmovs rcx, rdx
sub rbp, rbx
lea r8, [rbx-1]
vpaddq zmm4, zmm3, qword ptr [rdi+480]{1to8}
mov rax, -2
vpmuludq zmm8, zmm4, zmmword ptr [rdi+896]
vpandq zmm9, zmm8, zmm7
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+3200]
vpaddq zmm14, zmm4, zmm11
vpsrlq zmm15, zmm14, 30
vpandq zmm5, zmm14, zmm7
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
vpmuldq zmm6, zmm25, zmm27
vpmuldq zmm13, zmm26, zmm0
vpermq zmm17, zmmword ptr [rdi+1024], 0x44
mov r14, rcx
xor r14, r11
vpermq zmm18, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm19, zmm23, zmm17
vpaddq zmm20, zmm6, zmm13
vpaddq zmm16, zmm20, zmm19
mov r9, -2
sar r13, 1
vpmuldq zmm22, zmm24, zmm18
vpaddq zmm21, zmm16, zmm22
vpmuludq zmm1, zmm10, zmmword ptr [rdi+3264]
vpaddq zmm2, zmm21, zmm1
vpaddq zmm3, zmm2, qword ptr [rdi+512]{1to8}
lea r10, [r13+r14]
cmovc r10, r13
adc r11, 0
cmovs r8, rbp
lea rsi, [r8-1]
sarx rdx, r8, r15
cmovs rcx, r13
sub r12, r8
mov rbx, rcx
xor rbx, rdx
sar r10, 1
lea r14, [r10+rbx]
cmovc r14, r10
adc rdx, 0
cmovs rsi, r12
sarx r11, rsi, r15
lea rbp, [rsi-1]
cmovs rcx, r10
sub rax, rsi
mov r13, -2
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+896]
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm14, zmm11, zmmword ptr [rdi+3200]
vpaddq zmm5, zmm8, zmm14
vpandq zmm27, zmm5, zmm7
vshufi64x2 zmm0{k2}{z}, zmm27, zmm27, 0x0e
vpmuldq zmm6, zmm25, zmm17
vpmuldq zmm13, zmm26, zmm18
vpsrlq zmm20, zmm5, 30
vpermq zmm19, zmmword ptr [rdi+1088], 0x44
vpmuldq zmm16, zmm23, zmm19
vpermq zmm22, zmmword ptr [rdi+1088], 0xee
mov r8, rcx
xor r8, r11
vpaddq zmm21, zmm6, zmm13
vpaddq zmm1, zmm21, zmm16
sar r14, 1
vpmuludq zmm2, zmm10, zmmword ptr [rdi+3328]
mov rbx, -2
lea rdx, [r14+r8]
cmovc rdx, r14
adc r11, 0
cmovs rbp, rax
lea r12, [rbp-1]
sarx r10, rbp, r15
cmovs rcx, r14
sub r9, rbp
mov rsi, rcx
xor rsi, r10
vpmuldq zmm3, zmm24, zmm22
vpaddq zmm15, zmm1, zmm3
vpaddq zmm9, zmm15, zmm2
vpermq zmm4, zmmword ptr [rdi+1152], 0x44
vpmuludq zmm8, zmm11, zmmword ptr [rdi+3264]
vpaddq zmm14, zmm9, zmm8
vpaddq zmm27, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm17, zmm27, zmm20
vpmuldq zmm18, zmm25, zmm19
mov r8, -2
sar rdx, 1
lea r11, [rdx+rsi]
cmovc r11, rdx
adc r10, 0
cmovs r12, r9
sarx rax, r12, r15
lea r14, [r12-1]
cmovs rcx, rdx
sub r13, r12
vpsrlq zmm5, zmm17, 30
vpandq zmm6, zmm17, zmm7
vpermq zmm13, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm21, zmm24, zmm13
vpmuldq zmm16, zmm26, zmm22
vpmuldq zmm1, zmm23, zmm4
vpaddq zmm3, zmm18, zmm16
vpaddq zmm15, zmm3, zmm1
vpaddq zmm2, zmm15, zmm21
vpmuludq zmm9, zmm10, zmmword ptr [rdi+3392]
vpmuludq zmm8, zmm11, zmmword ptr [rdi+3328]
vpaddq zmm14, zmm2, zmm9
vpaddq zmm27, zmm14, zmm8
mov rbp, rcx
xor rbp, rax
vpaddq zmm20, zmm27, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm20, zmm5
vpsrlq zmm17, zmm19, 30
vpermq zmm22, zmmword ptr [rdi+1216], 0xee
sar r11, 1
mov rsi, -2
lea r10, [r11+rbp]
cmovc r10, r11
adc rax, 0
cmovs r14, r13
lea r9, [r14-1]
sarx rdx, r14, r15
cmovs rcx, r11
sub rbx, r14
mov r12, rcx
xor r12, rdx
vpmuldq zmm18, zmm25, zmm4
vpmuldq zmm16, zmm26, zmm13
vpandq zmm3, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm3
vpmuldq zmm1, zmm24, zmm22
vpaddq zmm15, zmm18, zmm16
vpermq zmm21, zmmword ptr [rdi+1216], 0x44
vpmuldq zmm2, zmm23, zmm21
vpmuludq zmm9, zmm10, zmmword ptr [rdi+3456]
vpaddq zmm14, zmm15, zmm2
vpaddq zmm8, zmm14, zmm1
sar r10, 1
lea rbp, [r10+r12]
cmovc rbp, r10
adc rdx, 0
cmovs r9, rbx
sarx rax, r9, r15
lea r13, [r9-1]
cmovs rcx, r10
sub r8, r9
mov r11, -2
vpaddq zmm27, zmm8, zmm9
vpmuludq zmm20, zmm11, zmmword ptr [rdi+3392]
vpaddq zmm5, zmm27, zmm20
vpaddq zmm4, zmm5, qword ptr [rdi+512]{1to8}
vpmuldq zmm13, zmm25, zmm21
mov r14, rcx
xor r14, rax
vpaddq zmm19, zmm4, zmm17
vpandq zmm18, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm18
vpsrlq zmm16, zmm19, 30
vpermq zmm15, zmmword ptr [rdi+1280], 0x44
sar rbp, 1
vpermq zmm2, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm14, zmm26, zmm22
vpmuludq zmm1, zmm10, zmmword ptr [rdi+3520]
lea r12, [rbp+r14]
cmovc r12, rbp
adc rax, 0
cmovs r13, r8
sarx rdx, r13, r15
lea rbx, [r13-1]
mov r10, -2
vpmuludq zmm8, zmm11, zmmword ptr [rdi+3456]
vpmuldq zmm9, zmm24, zmm2
cmovs rcx, rbp
sub rsi, r13
mov r9, rcx
xor r9, rdx
vpmuldq zmm27, zmm23, zmm15
vpaddq zmm20, zmm13, zmm14
vpaddq zmm5, zmm20, zmm27
vpaddq zmm21, zmm5, zmm9
vpaddq zmm4, zmm21, zmm1
vpaddq zmm17, zmm4, zmm8
sar r12, 1
lea r14, [r12+r9]
cmovc r14, r12
adc rdx, 0
cmovs rbx, rsi
sarx rax, rbx, r15
lea r8, [rbx-1]
cmovs rcx, r12
sub r11, rbx
mov rbp, -2
vpaddq zmm19, zmm17, qword ptr [rdi+512]{1to8}
vpaddq zmm22, zmm19, zmm16
vpsrlq zmm13, zmm22, 30
vpandq zmm14, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm14
vpsrlq zmm20, zmm3, 10
vpsllq zmm27, zmm18, 20
vpsllq zmm5, zmm14, 50
vpaddq zmm9, zmm20, zmm27
vpaddq zmm21, zmm9, zmm5
vmovdqa64 zmmword ptr [rdi+384], zmm21
vpmuldq zmm1, zmm25, zmm15
mov r13, rcx
xor r13, rax
vpermq zmm4, zmmword ptr [rdi+1344], 0x44
vpermq zmm8, zmmword ptr [rdi+1344], 0xee
sar r14, 1
vpmuldq zmm17, zmm26, zmm2
mov r9, -2
vpmuldq zmm19, zmm23, zmm4
vpmuludq zmm16, zmm10, zmmword ptr [rdi+3584]
vpmuldq zmm22, zmm24, zmm8
lea rdx, [r14+r13]
cmovc rdx, r14
adc rax, 0
cmovs r8, r11
lea rsi, [r8-1]
sarx r12, r8, r15
cmovs rcx, r14
sub r10, r8
mov rbx, rcx
xor rbx, r12
vpmuludq zmm3, zmm11, zmmword ptr [rdi+3520]
mov r13, -2
sar rdx, 1
lea rax, [rdx+rbx]
cmovc rax, rdx
adc r12, 0
cmovs rsi, r10
sarx r11, rsi, r15
lea r14, [rsi-1]
cmovs rcx, rdx
sub rbp, rsi
vpaddq zmm18, zmm1, zmm17
vpaddq zmm14, zmm18, zmm19
vpaddq zmm20, zmm14, zmm22
vpaddq zmm27, zmm20, zmm16
vpaddq zmm9, zmm27, zmm3
vpaddq zmm5, zmm9, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm5, zmm13
vpsrlq zmm15, zmm21, 30
vpandq zmm2, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm2
vpmuldq zmm1, zmm26, zmm8
vpmuldq zmm17, zmm25, zmm4
vpermq zmm18, zmmword ptr [rdi+1408], 0x44
vpermq zmm19, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm14, zmm23, zmm18
mov r8, rcx
xor r8, r11
vpmuldq zmm22, zmm24, zmm19
vpmuludq zmm20, zmm10, zmmword ptr [rdi+3648]
vpaddq zmm16, zmm17, zmm1
vpaddq zmm27, zmm16, zmm14
sar rax, 1
vpaddq zmm3, zmm27, zmm22
vpaddq zmm9, zmm3, zmm20
lea rbx, [rax+r8]
cmovc rbx, rax
adc r11, 0
cmovs r14, rbp
lea r12, [r14-1]
sarx r10, r14, r15
vpmuludq zmm5, zmm11, zmmword ptr [rdi+3584]
vpaddq zmm13, zmm9, zmm5
cmovs rcx, rax
sub r9, r14
mov rdx, rcx
xor rdx, r10
mov rsi, -2
vpaddq zmm21, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm21, zmm15
sar rbx, 1
lea r8, [rbx+rdx]
cmovc r8, rbx
adc r10, 0
cmovs r12, r9
sarx r11, r12, r15
lea rbp, [r12-1]
cmovs rcx, rbx
sub r13, r12
vpsrlq zmm8, zmm2, 30
vpmuldq zmm4, zmm26, zmm19
vpandq zmm17, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm17
vpmuldq zmm1, zmm25, zmm18
vpermq zmm16, zmmword ptr [rdi+1472], 0x44
vpermq zmm14, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm27, zmm23, zmm16
mov rax, -2
vpmuldq zmm22, zmm24, zmm14
vpmuludq zmm3, zmm10, zmmword ptr [rdi+3712]
vpmuludq zmm20, zmm11, zmmword ptr [rdi+3648]
vpaddq zmm9, zmm1, zmm4
vpaddq zmm5, zmm9, zmm27
vpaddq zmm13, zmm5, zmm22
mov r14, rcx
xor r14, r11
vpaddq zmm21, zmm13, zmm3
vpaddq zmm15, zmm21, zmm20
vpaddq zmm19, zmm15, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm19, zmm8
sar r8, 1
vpsrlq zmm17, zmm2, 30
vpandq zmm18, zmm2, zmm7
lea rdx, [r8+r14]
cmovc rdx, r8
adc r11, 0
cmovs rbp, r13
sarx r10, rbp, r15
lea r9, [rbp-1]
cmovs rcx, r8
sub rsi, rbp
mov rbx, rdx
add rbx, qword ptr [rdi-56]
mov r12, rcx
add r12, qword ptr [rdi-64]
rorx r14, r12, 20
rorx r11, rbx, 21
mov r13, rdx
shl r13, 44
rorx r8, rbx, 42
imul r8, qword ptr [rdi+0]
rorx rbp, r12, 41
add r13, qword ptr [rdi-40]
imul r14, qword ptr [rdi-16]
imul r11, qword ptr [rdi-16]
mov rbx, rcx
shl rbx, 45
imul rbp, qword ptr [rdi+0]
add rbx, qword ptr [rdi-48]
lea r12, [r11+r8]
lea r11, [r14+rbp]
lea r8, [r11+rbx]
lea r14, [r12+r13]
ror r14, 44
vmovdqa64 zmmword ptr [rdi+1344], zmm18
vpmuldq zmm1, zmm25, zmm16
ror r8, 45
mov rbp, r8
xor rbp, r10
mov r11, -2
vpermq zmm4, zmmword ptr [rdi+1536], 0x44
vpmuldq zmm9, zmm23, zmm4
vpbroadcastq zmm27, rcx
vpermq zmm5, zmmword ptr [rdi+1536], 0xee
vpmuldq zmm22, zmm24, zmm5
vpmuldq zmm13, zmm26, zmm14
vpaddq zmm3, zmm1, zmm13
vpbroadcastq zmm27{k1}, rdx
vpaddq zmm21, zmm3, zmm9
vpaddq zmm20, zmm21, zmm22
vpmuludq zmm15, zmm10, zmmword ptr [rdi+3776]
vpaddq zmm19, zmm20, zmm15
mov rbx, -2
vpmuludq zmm8, zmm11, zmmword ptr [rdi+3712]
vpaddq zmm2, zmm27, zmm29
vpsllvq zmm18, zmm2, zmm30
vpsravq zmm16, zmm18, zmm31
vpsubq zmm14, zmm28, zmm16
sar r14, 1
lea r12, [r14+rbp]
cmovc r12, r14
adc r10, 0
cmovs r9, rsi
sarx r13, r9, r15
lea rcx, [r9-1]
cmovs r8, r14
sub rax, r9
vmovdqa64 zmmword ptr [rdi+192], zmm14
mov rdx, qword ptr [rdi+192]
vpaddq zmm1, zmm19, zmm8
vpaddq zmm13, zmm1, qword ptr [rdi+512]{1to8}
vpaddq zmm3, zmm13, zmm17
vpandq zmm9, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm9
vpsrlq zmm21, zmm3, 30
vpmuldq zmm22, zmm26, zmm5
vpermq zmm20, zmmword ptr [rdi+1600], 0x44
vpmuldq zmm15, zmm25, zmm4
imul rdx, qword ptr [rdi-24]
mov rbp, qword ptr [rdi+200]
imul rbp, qword ptr [rdi-8]
lea r10, [rdx+rbp]
sar r10, 20
mov qword ptr [rdi+8], r10
vpermq zmm27, zmmword ptr [rdi+1600], 0xee
mov rsi, qword ptr [rdi+208]
mov r14, r8
xor r14, r13
imul rsi, qword ptr [rdi-24]
vpmuldq zmm2, zmm23, zmm20
sar r12, 1
mov r9, qword ptr [rdi+216]
vpmuldq zmm18, zmm24, zmm27
vpaddq zmm16, zmm15, zmm22
mov rdx, -2
vpaddq zmm14, zmm16, zmm2
vpmuludq zmm19, zmm10, zmmword ptr [rdi+3840]
vpaddq zmm8, zmm14, zmm18
vpaddq zmm1, zmm8, zmm19
lea rbp, [r12+r14]
cmovc rbp, r12
adc r13, 0
cmovs rcx, rax
lea r10, [rcx-1]
sarx r14, rcx, r15
cmovs r8, r12
sub r11, rcx
mov r13, r8
xor r13, r14
vpmuludq zmm13, zmm11, zmmword ptr [rdi+3776]
imul r9, qword ptr [rdi-8]
lea rax, [rsi+r9]
sar rax, 20
mov qword ptr [rdi+16], rax
mov r12, qword ptr [rdi+192]
vpaddq zmm17, zmm1, zmm13
vpaddq zmm9, zmm17, qword ptr [rdi+512]{1to8}
vpaddq zmm3, zmm9, zmm21
imul r12, qword ptr [rdi+384]
mov rcx, qword ptr [rdi+200]
sar rbp, 1
lea rsi, [rbp+r13]
cmovc rsi, rbp
adc r14, 0
cmovs r10, r11
sarx r9, r10, r15
cmovs r8, rbp
sub rbx, r10
lea rax, [r10-1]
vpsrlq zmm5, zmm3, 30
vpandq zmm4, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm4
vpmuldq zmm15, zmm25, zmm20
imul rcx, qword ptr [rdi+400]
lea r13, [r12+rcx]
mov r14, qword ptr [rdi+8]
sar r14, 20
lea r11, [r14+r13]
mov rbp, -2
shl r11, 44
mov qword ptr [rdi+24], r11
mov r10, qword ptr [rdi+208]
imul r10, qword ptr [rdi+384]
mov r12, qword ptr [rdi+216]
vpmuldq zmm22, zmm26, zmm27
vpermq zmm16, zmmword ptr [rdi+1664], 0x44
vpermq zmm2, zmmword ptr [rdi+1664], 0xee
imul r12, qword ptr [rdi+400]
vpmuldq zmm14, zmm23, zmm16
vpmuldq zmm18, zmm24, zmm2
vpaddq zmm8, zmm15, zmm22
vpaddq zmm19, zmm8, zmm14
vpaddq zmm1, zmm19, zmm18
lea rcx, [r10+r12]
mov r14, qword ptr [rdi+16]
sar r14, 20
lea r13, [r14+rcx]
shl r13, 44
mov qword ptr [rdi+32], r13
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3904]
vpaddq zmm17, zmm1, zmm13
vpmuludq zmm9, zmm11, zmmword ptr [rdi+3840]
vpaddq zmm21, zmm17, zmm9
mov r11, r8
xor r11, r9
vpaddq zmm3, zmm21, qword ptr [rdi+512]{1to8}
sar rsi, 1
vpaddq zmm4, zmm3, zmm5
vpsrlq zmm20, zmm4, 30
mov r10, -2
vpandq zmm27, zmm4, zmm7
lea r12, [rsi+r11]
cmovc r12, rsi
adc r9, 0
cmovs rax, rbx
lea r14, [rax-1]
sarx rcx, rax, r15
cmovs r8, rsi
sub rdx, rax
mov r13, r8
xor r13, rcx
vmovdqa64 zmmword ptr [rdi+1536], zmm27
vpmuldq zmm15, zmm25, zmm16
vpmuldq zmm22, zmm26, zmm2
vpermq zmm8, zmmword ptr [rdi+1728], 0x44
sar r12, 1
lea r11, [r12+r13]
cmovc r11, r12
adc rcx, 0
cmovs r14, rdx
sarx r9, r14, r15
lea rbx, [r14-1]
cmovs r8, r12
sub rbp, r14
mov rsi, -2
vpermq zmm14, zmmword ptr [rdi+1728], 0xee
vpmuldq zmm19, zmm23, zmm8
vpmuldq zmm18, zmm24, zmm14
vpaddq zmm1, zmm15, zmm22
vpaddq zmm13, zmm1, zmm19
vpaddq zmm17, zmm13, zmm18
vpmuludq zmm9, zmm10, zmmword ptr [rdi+3968]
vpaddq zmm21, zmm17, zmm9
mov rax, r8
xor rax, r9
vpmuludq zmm3, zmm11, zmmword ptr [rdi+3904]
vpaddq zmm5, zmm21, zmm3
mov r13, -2
sar r11, 1
lea rcx, [r11+rax]
cmovc rcx, r11
adc r9, 0
cmovs rbx, rbp
sarx rdx, rbx, r15
lea r12, [rbx-1]
vpaddq zmm4, zmm5, qword ptr [rdi+512]{1to8}
vpaddq zmm27, zmm4, zmm20
vpsrlq zmm16, zmm27, 30
vpandq zmm2, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1600], zmm2
vpmuldq zmm15, zmm25, zmm8
vpermq zmm22, zmmword ptr [rdi+1792], 0x44
vpmuldq zmm1, zmm23, zmm22
cmovs r8, r11
sub r10, rbx
mov r14, r8
xor r14, rdx
vpermq zmm19, zmmword ptr [rdi+1792], 0xee
mov rax, -2
vpmuldq zmm13, zmm26, zmm14
vpmuldq zmm18, zmm24, zmm19
vpaddq zmm17, zmm15, zmm13
sar rcx, 1
lea r9, [rcx+r14]
cmovc r9, rcx
adc rdx, 0
cmovs r12, r10
sarx rbp, r12, r15
lea r11, [r12-1]
cmovs r8, rcx
sub rsi, r12
vpaddq zmm9, zmm17, zmm1
vpaddq zmm21, zmm9, zmm18
vpmuludq zmm3, zmm11, zmmword ptr [rdi+3968]
vpmuludq zmm5, zmm10, zmmword ptr [rdi+4032]
vpaddq zmm4, zmm21, zmm5
vpaddq zmm20, zmm4, zmm3
vpaddq zmm27, zmm20, qword ptr [rdi+512]{1to8}
vpmuldq zmm2, zmm25, zmm22
vpmuldq zmm8, zmm26, zmm19
vpaddq zmm14, zmm27, zmm16
vpsrlq zmm15, zmm14, 30
vpandq zmm13, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm13
mov rbx, r8
xor rbx, rbp
vpermq zmm17, zmmword ptr [rdi+1856], 0x44
vpmuldq zmm1, zmm23, zmm17
vpermq zmm9, zmmword ptr [rdi+1856], 0xee
vpaddq zmm18, zmm2, zmm8
vpmuldq zmm21, zmm24, zmm9
mov r14, -2
vpaddq zmm5, zmm18, zmm1
vpaddq zmm4, zmm5, zmm21
sar r9, 1
lea rdx, [r9+rbx]
cmovc rdx, r9
adc rbp, 0
cmovs r11, rsi
sarx r10, r11, r15
lea rcx, [r11-1]
cmovs r8, r9
sub r13, r11
mov r12, r8
xor r12, r10
vpmuludq zmm3, zmm10, zmmword ptr [rdi+4096]
vpaddq zmm20, zmm4, zmm3
vpmuludq zmm22, zmm11, zmmword ptr [rdi+4032]
vpaddq zmm19, zmm20, zmm22
sar rdx, 1
lea rbx, [rdx+r12]
cmovc rbx, rdx
adc r10, 0
cmovs rcx, r13
sarx rbp, rcx, r15
lea rsi, [rcx-1]
cmovs r8, rdx
sub rax, rcx
mov r9, -2
vpmuldq zmm27, zmm25, zmm17
vpaddq zmm16, zmm19, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm16, zmm15
vpandq zmm13, zmm14, zmm7
vpsrlq zmm2, zmm14, 30
vpmuldq zmm8, zmm26, zmm9
vpermq zmm18, zmmword ptr [rdi+1920], 0x44
vmovdqa64 zmmword ptr [rdi+1728], zmm13
vpermq zmm1, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm5, zmm23, zmm18
vpmuludq zmm21, zmm10, zmmword ptr [rdi+4160]
vpaddq zmm4, zmm27, zmm8
vpmuldq zmm3, zmm24, zmm1
vpaddq zmm20, zmm4, zmm5
vpaddq zmm22, zmm20, zmm3
mov r11, r8
xor r11, rbp
vpaddq zmm17, zmm22, zmm21
vpmuludq zmm19, zmm11, zmmword ptr [rdi+4096]
mov r12, -2
vpaddq zmm16, zmm17, zmm19
vpaddq zmm15, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm15, zmm2
vpsrlq zmm9, zmm14, 30
vpandq zmm13, zmm14, zmm7
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
adc rbp, 0
cmovs rsi, rax
lea r13, [rsi-1]
sarx rdx, rsi, r15
cmovs r8, rbx
sub r14, rsi
mov rcx, r8
xor rcx, rdx
vmovdqa64 zmmword ptr [rdi+1792], zmm13
vpmuldq zmm27, zmm25, zmm18
sar r10, 1
lea r11, [r10+rcx]
cmovc r11, r10
adc rdx, 0
cmovs r13, r14
sarx rbp, r13, r15
lea rax, [r13-1]
cmovs r8, r10
sub r9, r13
vpmuldq zmm8, zmm26, zmm1
mov rbx, -2
vpermq zmm4, zmmword ptr [rdi+1984], 0x44
vpermq zmm5, zmmword ptr [rdi+1984], 0xee
vpmuludq zmm20, zmm10, zmmword ptr [rdi+4224]
vpmuldq zmm3, zmm23, zmm4
vpmuldq zmm22, zmm24, zmm5
vpaddq zmm21, zmm27, zmm8
vpaddq zmm17, zmm21, zmm3
vpaddq zmm19, zmm17, zmm22
vpmuldq zmm16, zmm26, zmm5
vpaddq zmm15, zmm19, zmm20
vpmuludq zmm2, zmm11, zmmword ptr [rdi+4160]
vpaddq zmm14, zmm15, zmm2
vpaddq zmm13, zmm14, qword ptr [rdi+512]{1to8}
mov rsi, r8
xor rsi, rbp
vpaddq zmm18, zmm13, zmm9
vpsrlq zmm1, zmm18, 30
vpandq zmm27, zmm18, zmm7
sar r11, 1
mov rcx, -2
lea rdx, [r11+rsi]
cmovc rdx, r11
adc rbp, 0
cmovs rax, r9
lea r14, [rax-1]
sarx r10, rax, r15
cmovs r8, r11
sub r12, rax
mov r13, r8
xor r13, r10
vmovdqa64 zmmword ptr [rdi+1856], zmm27
vpermq zmm8, zmmword ptr [rdi+2048], 0x44
vpmuludq zmm21, zmm10, zmmword ptr [rdi+4288]
vpmuldq zmm3, zmm25, zmm4
vpaddq zmm17, zmm3, zmm16
sar rdx, 1
lea rsi, [rdx+r13]
cmovc rsi, rdx
adc r10, 0
cmovs r14, r12
sarx rbp, r14, r15
lea r9, [r14-1]
cmovs r8, rdx
sub rbx, r14
vpermq zmm22, zmmword ptr [rdi+2048], 0xee
vpmuldq zmm5, zmm24, zmm22
mov r11, -2
vpmuldq zmm19, zmm23, zmm8
vpaddq zmm20, zmm17, zmm19
vpaddq zmm15, zmm20, zmm5
vpmuldq zmm2, zmm26, zmm22
vpmuludq zmm14, zmm11, zmmword ptr [rdi+4224]
vpmuldq zmm13, zmm25, zmm8
vpaddq zmm9, zmm15, zmm21
vpaddq zmm18, zmm9, zmm14
vpaddq zmm27, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm4, zmm27, zmm1
vpsrlq zmm3, zmm4, 30
vpandq zmm16, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm16
vpermq zmm17, zmmword ptr [rdi+2112], 0x44
mov rax, r8
xor rax, rbp
vpermq zmm19, zmmword ptr [rdi+2112], 0xee
vpmuldq zmm20, zmm24, zmm19
sar rsi, 1
vpaddq zmm5, zmm13, zmm2
mov r13, -2
vpmuldq zmm22, zmm23, zmm17
lea r10, [rsi+rax]
cmovc r10, rsi
adc rbp, 0
cmovs r9, rbx
lea r12, [r9-1]
sarx rdx, r9, r15
cmovs r8, rsi
sub rcx, r9
mov r14, r8
xor r14, rdx
vpmuludq zmm8, zmm10, zmmword ptr [rdi+4352]
sar r10, 1
lea rax, [r10+r14]
cmovc rax, r10
adc rdx, 0
cmovs r12, rcx
sarx rbp, r12, r15
lea rbx, [r12-1]
cmovs r8, r10
sub r11, r12
vpaddq zmm15, zmm5, zmm22
vpaddq zmm21, zmm15, zmm20
vpmuludq zmm9, zmm11, zmmword ptr [rdi+4288]
mov rsi, -2
vpaddq zmm14, zmm21, zmm8
vpaddq zmm18, zmm14, zmm9
vpaddq zmm27, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm1, zmm27, zmm3
vpmuldq zmm4, zmm25, zmm17
vpsrlq zmm16, zmm1, 30
vpmuldq zmm13, zmm26, zmm19
vpandq zmm2, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm2
vpmuludq zmm5, zmm11, zmmword ptr [rdi+4352]
vpaddq zmm22, zmm4, zmm13
vpermq zmm15, zmmword ptr [rdi+2176], 0xee
vpmuldq zmm20, zmm24, zmm15
vpermq zmm21, zmmword ptr [rdi+2176], 0x44
mov r9, r8
xor r9, rbp
vpmuldq zmm8, zmm23, zmm21
vpaddq zmm14, zmm22, zmm8
vpaddq zmm9, zmm14, zmm20
vpmuludq zmm18, zmm10, zmmword ptr [rdi+4416]
sar rax, 1
vpaddq zmm27, zmm9, zmm18
mov r14, -2
vpaddq zmm3, zmm27, zmm5
lea rdx, [rax+r9]
cmovc rdx, rax
adc rbp, 0
cmovs rbx, r11
lea rcx, [rbx-1]
sarx r10, rbx, r15
cmovs r8, rax
sub r13, rbx
mov r12, r8
xor r12, r10
vpaddq zmm17, zmm3, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm17, zmm16
vpsrlq zmm1, zmm19, 30
sar rdx, 1
lea r9, [rdx+r12]
cmovc r9, rdx
adc r10, 0
cmovs rcx, r13
sarx rbp, rcx, r15
lea r11, [rcx-1]
cmovs r8, rdx
sub rsi, rcx
mov rax, -2
vpmuldq zmm2, zmm26, zmm15
vpmuldq zmm4, zmm25, zmm21
vpermq zmm13, zmmword ptr [rdi+2240], 0x44
vpmuldq zmm22, zmm23, zmm13
vpermq zmm8, zmmword ptr [rdi+2240], 0xee
vpandq zmm14, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm14
vpaddq zmm20, zmm4, zmm2
vpaddq zmm9, zmm20, zmm22
vpmuldq zmm18, zmm24, zmm8
vpaddq zmm27, zmm9, zmm18
vpmuludq zmm5, zmm10, zmmword ptr [rdi+4480]
vpaddq zmm3, zmm27, zmm5
mov rbx, r8
xor rbx, rbp
sar r9, 1
vpmuludq zmm17, zmm11, zmmword ptr [rdi+4416]
vpaddq zmm16, zmm3, zmm17
vpaddq zmm15, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm15, zmm1
vpsrlq zmm19, zmm21, 30
vpandq zmm14, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+2112], zmm14
vpmuldq zmm4, zmm25, zmm13
lea r12, [r9+rbx]
cmovc r12, r9
adc rbp, 0
cmovs r11, rsi
lea r10, [r11-1]
sarx r13, r11, r15
cmovs r8, r9
sub r14, r11
mov rdx, r8
xor rdx, r13
vpmuldq zmm2, zmm26, zmm8
vpermq zmm20, zmmword ptr [rdi+2304], 0x44
vpmuldq zmm22, zmm23, zmm20
vpermq zmm9, zmmword ptr [rdi+2304], 0xee
vpmuldq zmm18, zmm24, zmm9
mov rcx, -2
sar r12, 1
lea rbx, [r12+rdx]
cmovc rbx, r12
adc r13, 0
cmovs r10, r14
sarx rbp, r10, r15
lea rsi, [r10-1]
cmovs r8, r12
sub rax, r10
vpaddq zmm27, zmm4, zmm2
vpaddq zmm5, zmm27, zmm22
vpaddq zmm3, zmm5, zmm18
vpmuludq zmm17, zmm10, zmmword ptr [rdi+4544]
vpaddq zmm16, zmm3, zmm17
vpmuludq zmm15, zmm11, zmmword ptr [rdi+4480]
mov r9, -2
vpaddq zmm1, zmm16, zmm15
vpaddq zmm21, zmm1, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm21, zmm19
vpsrlq zmm13, zmm14, 30
vpandq zmm8, zmm14, zmm7
mov r11, r8
xor r11, rbp
vmovdqa64 zmmword ptr [rdi+2176], zmm8
vpmuldq zmm4, zmm25, zmm20
vpmuldq zmm2, zmm26, zmm9
vpermq zmm27, zmmword ptr [rdi+2368], 0x44
sar rbx, 1
vpermq zmm22, zmmword ptr [rdi+2368], 0xee
vpmuldq zmm5, zmm23, zmm27
vpmuldq zmm18, zmm24, zmm22
lea rdx, [rbx+r11]
cmovc rdx, rbx
adc rbp, 0
cmovs rsi, rax
sarx r13, rsi, r15
lea r14, [rsi-1]
cmovs r8, rbx
vpbroadcastq zmm3, r8
vpbroadcastq zmm3{k1}, rdx
vpaddq zmm17, zmm3, zmm29
vpsllvq zmm16, zmm17, zmm30
mov r12, rdx
add r12, qword ptr [rdi-56]
mov r10, r8
add r10, qword ptr [rdi-64]
vpsravq zmm15, zmm16, zmm31
shl rdx, 44
shl r8, 45
sub rcx, rsi
rorx r11, r12, 21
rorx rbp, r12, 42
rorx rax, r10, 20
rorx rbx, r10, 41
vpsubq zmm1, zmm28, zmm15
add rdx, qword ptr [rdi-40]
add r8, qword ptr [rdi-48]
imul r11, qword ptr [rdi+24]
imul rbp, qword ptr [rdi+32]
imul rax, qword ptr [rdi+24]
imul rbx, qword ptr [rdi+32]
vmovdqa64 zmmword ptr [rdi+256], zmm1
vpunpcklqdq zmm21, zmm1, zmm1
vpunpckhqdq zmm19, zmm1, zmm1
vbroadcasti32x4 zmm14, xmmword ptr [rdi+192]
lea rsi, [r11+rbp]
lea r12, [rax+rbx]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+208]
lea r10, [rsi+rdx]
lea r11, [r12+r8]
vpmuldq zmm20, zmm21, zmm14
ror r10, 44
ror r11, 45
mov rbp, r11
xor rbp, r13
vpaddq zmm9, zmm4, zmm2
vpmuldq zmm3, zmm19, zmm8
vpaddq zmm17, zmm9, zmm5
vpaddq zmm16, zmm17, zmm18
vpaddq zmm15, zmm20, zmm3
vpmuludq zmm1, zmm10, zmmword ptr [rdi+4608]
mov rax, -2
vpaddq zmm21, zmm16, zmm1
vpmuludq zmm14, zmm11, zmmword ptr [rdi+4544]
vmovdqa64 zmmword ptr [rdi+128], zmm15
vpaddq zmm4, zmm21, zmm14
vpaddq zmm2, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm19, zmm2, zmm13
mov rbx, qword ptr [rdi+256]
vpsrlq zmm8, zmm19, 30
vpandq zmm9, zmm19, zmm7
sar r10, 1
lea rsi, [r10+rbp]
cmovc rsi, r10
adc r13, 0
cmovs r14, rcx
sarx rdx, r14, r15
lea r12, [r14-1]
cmovs r11, r10
sub r9, r14
imul rbx, qword ptr [rdi+8]
vmovdqa64 zmmword ptr [rdi+2240], zmm9
mov r8, -2
vpmuldq zmm5, zmm25, zmm27
vpmuldq zmm17, zmm26, zmm22
mov rbp, qword ptr [rdi+264]
vpermq zmm18, zmmword ptr [rdi+2432], 0x44
vpermq zmm20, zmmword ptr [rdi+2432], 0xee
imul rbp, qword ptr [rdi+16]
vpmuldq zmm3, zmm23, zmm18
vpmuldq zmm16, zmm24, zmm20
vpaddq zmm1, zmm5, zmm17
lea r13, [rbx+rbp]
vpaddq zmm15, zmm1, zmm3
vpaddq zmm21, zmm15, zmm16
sar r13, 20
vpmuludq zmm14, zmm10, zmmword ptr [rdi+4672]
vpaddq zmm4, zmm21, zmm14
mov rcx, r11
xor rcx, rdx
vpmuludq zmm2, zmm11, zmmword ptr [rdi+4608]
mov r10, qword ptr [rdi+128]
vpaddq zmm13, zmm4, zmm2
vpaddq zmm19, zmm13, qword ptr [rdi+512]{1to8}
imul r10, qword ptr [rdi+384]
vpaddq zmm9, zmm19, zmm8
sar rsi, 1
vpsrlq zmm27, zmm9, 30
mov r14, -2
vpandq zmm22, zmm9, zmm7
mov rbx, qword ptr [rdi+136]
vmovdqa64 zmmword ptr [rdi+2304], zmm22
lea rbp, [rsi+rcx]
cmovc rbp, rsi
adc rdx, 0
cmovs r12, r9
lea rcx, [r12-1]
sarx rdx, r12, r15
cmovs r11, rsi
sub rax, r12
mov r9, r11
xor r9, rdx
vpmuldq zmm5, zmm25, zmm18
imul rbx, qword ptr [rdi+400]
vpmuldq zmm17, zmm26, zmm20
vpermq zmm1, zmmword ptr [rdi+2496], 0x44
vpermq zmm3, zmmword ptr [rdi+2496], 0xee
lea rsi, [r10+rbx]
sar rbp, 1
lea r12, [rbp+r9]
cmovc r12, rbp
adc rdx, 0
cmovs rcx, rax
sarx r10, rcx, r15
lea rbx, [rcx-1]
cmovs r11, rbp
sub r8, rcx
vpmuldq zmm15, zmm23, zmm1
mov r9, -2
vpmuldq zmm16, zmm24, zmm3
lea rdx, [r13+rsi]
vpaddq zmm21, zmm5, zmm17
vpaddq zmm14, zmm21, zmm15
vpaddq zmm4, zmm14, zmm16
mov qword ptr [rdi-112], rdx
vpmuludq zmm2, zmm10, zmmword ptr [rdi+4736]
vpaddq zmm13, zmm4, zmm2
sar rdx, 20
vpmuludq zmm19, zmm11, zmmword ptr [rdi+4672]
vpaddq zmm8, zmm13, zmm19
vpaddq zmm9, zmm8, qword ptr [rdi+512]{1to8}
shl rdx, 44
vpaddq zmm22, zmm9, zmm27
vpsrlq zmm18, zmm22, 30
mov qword ptr [rdi+40], rdx
vpandq zmm20, zmm22, zmm7
mov rax, r11
xor rax, r10
vmovdqa64 zmmword ptr [rdi+2368], zmm20
vpmuldq zmm5, zmm25, zmm1
mov rbp, qword ptr [rdi+272]
vpmuldq zmm17, zmm26, zmm3
sar r12, 1
vpermq zmm21, zmmword ptr [rdi+2560], 0x44
mov rcx, -2
vpermq zmm15, zmmword ptr [rdi+2560], 0xee
vpmuldq zmm14, zmm23, zmm21
lea r13, [r12+rax]
cmovc r13, r12
adc r10, 0
cmovs rbx, r8
lea rsi, [rbx-1]
sarx rdx, rbx, r15
cmovs r11, r12
sub r14, rbx
mov rax, r11
xor rax, rdx
imul rbp, qword ptr [rdi+8]
vpmuldq zmm16, zmm24, zmm15
mov r10, qword ptr [rdi+280]
vpaddq zmm4, zmm5, zmm17
vpaddq zmm2, zmm4, zmm14
imul r10, qword ptr [rdi+16]
vpaddq zmm13, zmm2, zmm16
vpmuludq zmm19, zmm10, zmmword ptr [rdi+4800]
sar r13, 1
lea r8, [r13+rax]
cmovc r8, r13
adc rdx, 0
cmovs rsi, r14
sarx r12, rsi, r15
lea rbx, [rsi-1]
cmovs r11, r13
sub r9, rsi
vpaddq zmm8, zmm13, zmm19
mov rax, -2
lea rdx, [rbp+r10]
vpmuludq zmm9, zmm11, zmmword ptr [rdi+4736]
vpaddq zmm27, zmm8, zmm9
sar rdx, 20
vpaddq zmm22, zmm27, qword ptr [rdi+512]{1to8}
vpaddq zmm20, zmm22, zmm18
vpsrlq zmm1, zmm20, 30
mov r14, qword ptr [rdi+144]
vpandq zmm3, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm3
vpmuldq zmm5, zmm25, zmm21
imul r14, qword ptr [rdi+384]
vpmuldq zmm17, zmm26, zmm15
vpermq zmm4, zmmword ptr [rdi+2624], 0x44
mov r13, qword ptr [rdi+152]
vpermq zmm14, zmmword ptr [rdi+2624], 0xee
mov rsi, r11
xor rsi, r12
vpmuldq zmm2, zmm23, zmm4
vpmuldq zmm16, zmm24, zmm14
imul r13, qword ptr [rdi+400]
vpaddq zmm13, zmm5, zmm17
vpaddq zmm19, zmm13, zmm2
sar r8, 1
lea rbp, [r14+r13]
vpaddq zmm8, zmm19, zmm16
mov r10, -2
vpmuludq zmm9, zmm10, zmmword ptr [rdi+4864]
vpaddq zmm27, zmm8, zmm9
lea r14, [rdx+rbp]
lea r13, [r8+rsi]
cmovc r13, r8
adc r12, 0
cmovs rbx, r9
lea rdx, [rbx-1]
sarx rbp, rbx, r15
cmovs r11, r8
sub rcx, rbx
mov rsi, r11
xor rsi, rbp
vpmuludq zmm22, zmm11, zmmword ptr [rdi+4800]
vpaddq zmm18, zmm27, zmm22
mov qword ptr [rdi-104], r14
vpaddq zmm20, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm3, zmm20, zmm1
sar r13, 1
lea r12, [r13+rsi]
cmovc r12, r13
adc rbp, 0
cmovs rdx, rcx
sarx r9, rdx, r15
lea r8, [rdx-1]
cmovs r11, r13
sub rax, rdx
vpsrlq zmm21, zmm3, 30
sar r14, 20
mov rbx, -2
vpandq zmm15, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+2496], zmm15
shl r14, 44
vpmuldq zmm5, zmm25, zmm4
vpmuldq zmm17, zmm26, zmm14
vpermq zmm13, zmmword ptr [rdi+2688], 0x44
mov qword ptr [rdi+48], r14
vpermq zmm2, zmmword ptr [rdi+2688], 0xee
vpmuldq zmm19, zmm23, zmm13
vpmuldq zmm16, zmm24, zmm2
vpaddq zmm8, zmm5, zmm17
vpaddq zmm9, zmm8, zmm19
vpaddq zmm27, zmm9, zmm16
vpmuludq zmm22, zmm10, zmmword ptr [rdi+4928]
mov rsi, r11
xor rsi, r9
vpaddq zmm18, zmm27, zmm22
vpmuludq zmm20, zmm11, zmmword ptr [rdi+4864]
vpaddq zmm1, zmm18, zmm20
sar r12, 1
vpaddq zmm3, zmm1, qword ptr [rdi+512]{1to8}
mov rbp, -2
vpaddq zmm15, zmm3, zmm21
vpsrlq zmm4, zmm15, 30
lea rcx, [r12+rsi]
cmovc rcx, r12
adc r9, 0
cmovs r8, rax
lea r13, [r8-1]
sarx rdx, r8, r15
cmovs r11, r12
sub r10, r8
mov r14, r11
xor r14, rdx
vpandq zmm14, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm14
vpmuldq zmm5, zmm25, zmm13
vpmuldq zmm17, zmm26, zmm2
vpermq zmm8, zmmword ptr [rdi+2752], 0x44
sar rcx, 1
lea rsi, [rcx+r14]
cmovc rsi, rcx
adc rdx, 0
cmovs r13, r10
sarx r9, r13, r15
lea rax, [r13-1]
cmovs r11, rcx
sub rbx, r13
vpermq zmm19, zmmword ptr [rdi+2752], 0xee
mov r12, -2
vpmuldq zmm9, zmm23, zmm8
vpmuldq zmm16, zmm24, zmm19
vpaddq zmm27, zmm5, zmm17
vpaddq zmm22, zmm27, zmm9
vpaddq zmm18, zmm22, zmm16
vpmuludq zmm20, zmm10, zmmword ptr [rdi+4992]
vpaddq zmm1, zmm18, zmm20
vpmuludq zmm3, zmm11, zmmword ptr [rdi+4928]
vpaddq zmm21, zmm1, zmm3
vpaddq zmm15, zmm21, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm15, zmm4
mov r8, r11
xor r8, r9
vpsrlq zmm13, zmm14, 30
vpandq zmm2, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm2
vpmuldq zmm5, zmm25, zmm8
sar rsi, 1
vpmuldq zmm17, zmm26, zmm19
mov r14, -2
vpermq zmm27, zmmword ptr [rdi+2816], 0x44
vpermq zmm9, zmmword ptr [rdi+2816], 0xee
lea rdx, [rsi+r8]
cmovc rdx, rsi
adc r9, 0
cmovs rax, rbx
lea r10, [rax-1]
sarx rcx, rax, r15
cmovs r11, rsi
sub rbp, rax
mov r13, r11
xor r13, rcx
vpmuldq zmm22, zmm23, zmm27
vpmuldq zmm16, zmm24, zmm9
vpaddq zmm18, zmm5, zmm17
vpaddq zmm20, zmm18, zmm22
sar rdx, 1
lea r8, [rdx+r13]
cmovc r8, rdx
adc rcx, 0
cmovs r10, rbp
sarx r9, r10, r15
lea rbx, [r10-1]
cmovs r11, rdx
sub r12, r10
vpaddq zmm1, zmm20, zmm16
mov rsi, -2
vpmuludq zmm3, zmm10, zmmword ptr [rdi+5056]
vpaddq zmm21, zmm1, zmm3
vpmuludq zmm15, zmm11, zmmword ptr [rdi+4992]
vpaddq zmm4, zmm21, zmm15
vpaddq zmm14, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm14, zmm13
vpmuldq zmm8, zmm25, zmm27
vpsrlq zmm19, zmm2, 30
vpandq zmm5, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+2688], zmm5
vpmuldq zmm17, zmm26, zmm9
vpermq zmm18, zmmword ptr [rdi+2880], 0x44
mov rax, r11
xor rax, r9
vpermq zmm22, zmmword ptr [rdi+2880], 0xee
vpmuldq zmm20, zmm23, zmm18
vpmuldq zmm16, zmm24, zmm22
sar r8, 1
vpaddq zmm1, zmm8, zmm17
mov r13, -2
lea rcx, [r8+rax]
cmovc rcx, r8
adc r9, 0
cmovs rbx, r12
lea rbp, [rbx-1]
sarx rdx, rbx, r15
cmovs r11, r8
sub r14, rbx
mov r10, r11
xor r10, rdx
vpaddq zmm3, zmm1, zmm20
vpmuludq zmm21, zmm10, zmmword ptr [rdi+5120]
vpaddq zmm15, zmm3, zmm16
vpaddq zmm4, zmm15, zmm21
vpmuludq zmm14, zmm11, zmmword ptr [rdi+5056]
sar rcx, 1
lea rax, [rcx+r10]
cmovc rax, rcx
adc rdx, 0
cmovs rbp, r14
sarx r9, rbp, r15
lea r12, [rbp-1]
cmovs r11, rcx
sub rsi, rbp
mov r8, -2
vpaddq zmm13, zmm4, zmm14
vpaddq zmm27, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm27, zmm19
vpandq zmm5, zmm2, zmm7
vpsrlq zmm9, zmm2, 30
vmovdqa64 zmmword ptr [rdi+2752], zmm5
vpmuldq zmm8, zmm26, zmm22
vpermq zmm17, zmmword ptr [rdi+2944], 0x44
vpmuldq zmm1, zmm25, zmm18
vpermq zmm20, zmmword ptr [rdi+2944], 0xee
vpmuldq zmm3, zmm23, zmm17
vpmuldq zmm16, zmm24, zmm20
vpaddq zmm15, zmm1, zmm8
mov rbx, r11
xor rbx, r9
vpaddq zmm21, zmm15, zmm3
vpaddq zmm4, zmm21, zmm16
vpmuludq zmm14, zmm10, zmmword ptr [rdi+5184]
vpaddq zmm13, zmm4, zmm14
sar rax, 1
mov r10, -2
lea rdx, [rax+rbx]
cmovc rdx, rax
adc r9, 0
cmovs r12, rsi
lea r14, [r12-1]
sarx rcx, r12, r15
cmovs r11, rax
sub r13, r12
mov rbp, r11
xor rbp, rcx
vpmuludq zmm27, zmm11, zmmword ptr [rdi+5120]
vpaddq zmm19, zmm13, zmm27
vpaddq zmm2, zmm19, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm2, zmm9
vpandq zmm22, zmm5, zmm7
vpsrlq zmm18, zmm5, 30
vpmuldq zmm1, zmm25, zmm17
vmovdqa64 zmmword ptr [rdi+2816], zmm22
sar rdx, 1
lea rbx, [rdx+rbp]
cmovc rbx, rdx
adc rcx, 0
cmovs r14, r13
sarx r9, r14, r15
lea rsi, [r14-1]
cmovs r11, rdx
sub r8, r14
vpmuldq zmm8, zmm26, zmm20
vpermq zmm15, zmmword ptr [rdi+3008], 0xee
mov rax, -2
vpmuldq zmm3, zmm24, zmm15
vpermq zmm21, zmmword ptr [rdi+3008], 0x44
vpmuldq zmm16, zmm23, zmm21
vpaddq zmm4, zmm1, zmm8
vpaddq zmm14, zmm4, zmm16
vpmuludq zmm13, zmm11, zmmword ptr [rdi+5184]
vpmuludq zmm27, zmm10, zmmword ptr [rdi+5248]
vpaddq zmm19, zmm14, zmm3
vpaddq zmm2, zmm19, zmm27
vpaddq zmm9, zmm2, zmm13
vpaddq zmm5, zmm9, qword ptr [rdi+512]{1to8}
mov r12, r11
xor r12, r9
vpaddq zmm17, zmm5, zmm18
vpandq zmm22, zmm17, zmm7
vpsrlq zmm20, zmm17, 30
vmovdqa64 zmmword ptr [rdi+2880], zmm22
sar rbx, 1
mov rbp, -2
vpmuldq zmm1, zmm25, zmm21
vpmuldq zmm8, zmm26, zmm15
lea rcx, [rbx+r12]
cmovc rcx, rbx
adc r9, 0
cmovs rsi, r8
lea r13, [rsi-1]
sarx rdx, rsi, r15
cmovs r11, rbx
sub r10, rsi
mov r14, r11
xor r14, rdx
vpermq zmm4, zmmword ptr [rdi+3072], 0x44
vpmuldq zmm16, zmm23, zmm4
vpermq zmm14, zmmword ptr [rdi+3072], 0xee
vpmuldq zmm3, zmm24, zmm14
vpaddq zmm19, zmm1, zmm8
vpaddq zmm27, zmm19, zmm16
sar rcx, 1
lea r12, [rcx+r14]
cmovc r12, rcx
adc rdx, 0
cmovs r13, r10
sarx r9, r13, r15
lea r8, [r13-1]
cmovs r11, rcx
sub rax, r13
mov rbx, -2
vpaddq zmm2, zmm27, zmm3
vpmuludq zmm13, zmm10, zmmword ptr [rdi+5312]
vpaddq zmm9, zmm2, zmm13
vpmuludq zmm5, zmm11, zmmword ptr [rdi+5248]
vpaddq zmm18, zmm9, zmm5
vpmuldq zmm17, zmm26, zmm14
vpaddq zmm22, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm22, zmm20
vpsrlq zmm15, zmm21, 30
vpandq zmm1, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+2944], zmm1
mov rsi, r11
xor rsi, r9
vpermq zmm8, zmmword ptr [rdi+3136], 0x44
vpermq zmm19, zmmword ptr [rdi+3136], 0xee
vpmuldq zmm16, zmm24, zmm19
sar r12, 1
lea r14, [r12+rsi]
cmovc r14, r12
adc r9, 0
cmovs r8, rax
lea rdx, [r8-1]
sarx r10, r8, r15
cmovs r11, r12
sub rbp, r8
mov rcx, r11
xor rcx, r10
vpmuludq zmm27, zmm10, zmmword ptr [rdi+5376]
vpmuludq zmm3, zmm11, zmmword ptr [rdi+5312]
vpmuldq zmm2, zmm23, zmm8
vpmuldq zmm13, zmm25, zmm4
vpaddq zmm9, zmm13, zmm17
vpaddq zmm5, zmm9, zmm2
vpaddq zmm14, zmm5, zmm16
vpaddq zmm18, zmm14, zmm27
vpaddq zmm22, zmm18, zmm3
sar r14, 1
lea r13, [r14+rcx]
cmovc r13, r14
adc r10, 0
cmovs rdx, rbp
sarx rsi, rdx, r15
lea r9, [rdx-1]
cmovs r11, r14
sub rbx, rdx
vpaddq zmm20, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm20, zmm15
vpandq zmm1, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+3008], zmm1
vpmuldq zmm24, zmm25, zmm8
vpsrlq zmm10, zmm21, 30
vpmuldq zmm23, zmm26, zmm19
vpaddq zmm4, zmm24, zmm23
vpmuludq zmm13, zmm11, zmmword ptr [rdi+5376]
vpaddq zmm17, zmm4, zmm13
vpaddq zmm9, zmm17, qword ptr [rdi+512]{1to8}
mov rax, r11
xor rax, rsi
vpaddq zmm2, zmm9, zmm10
vpaddq zmm5, zmm2, zmm12
vpandq zmm16, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+3072], zmm16
sar r13, 1
vpsrlq zmm14, zmm5, 30
vpaddq zmm27, zmm14, zmm0
vpaddq zmm18, zmm27, zmmword ptr [rdi+576]
lea r12, [r13+rax]
cmovc r12, r13
adc rsi, 0
cmovs r9, rbx
sarx r8, r9, r15
mov qword ptr [rdi-120], r12
cmovs r11, r13
mov rcx, r12
add rcx, qword ptr [rdi-56]
mov r10, r11
add r10, qword ptr [rdi-64]
mov qword ptr [rdi-128], r11
shl r12, 44
shl r11, 45
rorx rbp, rcx, 21
rorx r14, rcx, 42
rorx rdx, r10, 20
rorx rax, r10, 41
add r12, qword ptr [rdi-40]
add r11, qword ptr [rdi-48]
imul rbp, qword ptr [rdi+40]
imul r14, qword ptr [rdi+48]
imul rdx, qword ptr [rdi+40]
imul rax, qword ptr [rdi+48]
lea rsi, [rbp+r14]
lea rbx, [rdx+rax]
lea r13, [rsi+r12]
lea rcx, [rbx+r11]
ror r13, 44
ror rcx, 45
vpandq zmm3, zmm18, zmmword ptr [rdi+640]
vmovdqa64 zmmword ptr [rdi+3136], zmm3
vpsrlq zmm22, zmm18, 30
vshufi64x2 zmm20{k3}{z}, zmm22, zmm22, 0x44
vpaddq zmm15, zmm6, zmmword ptr [rdi+704]
vpaddq zmm1, zmm15, zmm20
vmovdqa64 zmmword ptr [rdi+960], zmm1
mov rbx, r13
mov rdx, r9
mov rsi, r8
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
