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
// Length: 70 limbs of 30 bits; 1587 instructions a round, 720 for its steps (form: carry).
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
mov rax, -2
vpsubq zmm4, zmm28, zmm3
lea rbp, [rdx-1]
vmovdqa64 zmmword ptr [rdi+320], zmm4
sub rax, rdx
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
mov r8, -2
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
mov r9, rcx
xor r9, rsi
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rsi, 0
cmovs rbp, rax
sarx r11, rbp, r15
lea r12, [rbp-1]
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
mov r13, -2
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
cmovs rcx, rbx
sub r8, rbp
vpunpcklqdq zmm23, zmm22, zmm22
mov r14, -2
vpunpckhqdq zmm24, zmm22, zmm22
vpunpcklqdq zmm25, zmm21, zmm21
vpunpckhqdq zmm26, zmm21, zmm21
mov rdx, qword ptr [rdi+320]
imul rdx, qword ptr [rdi-112]
mov r9, qword ptr [rdi+328]
imul r9, qword ptr [rdi-104]
mov rsi, rcx
xor rsi, r11
sar r10, 1
lea rax, [rdx+r9]
mov rbx, -2
lea rbp, [r10+rsi]
cmovc rbp, r10
adc r11, 0
cmovs r12, r8
sarx rdx, r12, r15
lea r9, [r12-1]
cmovs rcx, r10
sub r13, r12
mov rsi, rcx
xor rsi, rdx
sar rbp, 1
lea r11, [rbp+rsi]
cmovc r11, rbp
adc rdx, 0
cmovs r9, r13
sarx r8, r9, r15
lea r10, [r9-1]
cmovs rcx, rbp
sub r14, r9
sar rax, 20
and rax, qword ptr [rdi-32]
mov qword ptr [rdi-24], rax
shr rax, 20
shl rax, 44
mov qword ptr [rdi-16], rax
mov r12, qword ptr [rdi+336]
imul r12, qword ptr [rdi-112]
mov rsi, -2
mov rdx, qword ptr [rdi+344]
imul rdx, qword ptr [rdi-104]
lea r13, [r12+rdx]
sar r13, 20
and r13, qword ptr [rdi-32]
mov qword ptr [rdi-8], r13
shr r13, 20
shl r13, 44
mov qword ptr [rdi+0], r13
mov rbp, rcx
xor rbp, r8
sar r11, 1
mov r9, -2
lea rax, [r11+rbp]
cmovc rax, r11
adc r8, 0
cmovs r10, r14
sarx r12, r10, r15
lea rdx, [r10-1]
cmovs rcx, r11
sub rbx, r10
mov r13, rcx
xor r13, r12
sar rax, 1
lea rbp, [rax+r13]
cmovc rbp, rax
adc r12, 0
cmovs rdx, rbx
sarx r8, rdx, r15
lea r14, [rdx-1]
cmovs rcx, rax
sub rsi, rdx
vpermq zmm27, zmmword ptr [rdi+960], 0x44
vpermq zmm0, zmmword ptr [rdi+960], 0xee
mov r11, -2
vpmuldq zmm1, zmm23, zmm27
vpmuldq zmm2, zmm24, zmm0
vpaddq zmm3, zmm1, zmm2
vpaddq zmm4, zmm3, qword ptr [rdi+480]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+896]
vpandq zmm9, zmm8, zmm7
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+3200]
vpaddq zmm14, zmm4, zmm11
vpsrlq zmm15, zmm14, 30
vpandq zmm5, zmm14, zmm7
mov r10, rcx
xor r10, r8
sar rbp, 1
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
vpmuldq zmm6, zmm25, zmm27
vpmuldq zmm13, zmm26, zmm0
vpermq zmm17, zmmword ptr [rdi+1024], 0x44
vpermq zmm18, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm19, zmm23, zmm17
vpmuldq zmm20, zmm24, zmm18
mov r13, -2
vpaddq zmm16, zmm6, zmm13
vpaddq zmm22, zmm16, zmm19
vpaddq zmm21, zmm22, zmm20
lea r12, [rbp+r10]
cmovc r12, rbp
adc r8, 0
cmovs r14, rsi
sarx rbx, r14, r15
lea rax, [r14-1]
cmovs rcx, rbp
sub r9, r14
mov rdx, rcx
xor rdx, rbx
sar r12, 1
lea r10, [r12+rdx]
cmovc r10, r12
adc rbx, 0
cmovs rax, r9
sarx r8, rax, r15
lea rsi, [rax-1]
cmovs rcx, r12
sub r11, rax
vpmuludq zmm1, zmm10, zmmword ptr [rdi+3264]
vpaddq zmm2, zmm21, zmm1
mov rbp, -2
vpaddq zmm3, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+896]
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm14, zmm11, zmmword ptr [rdi+3200]
vpaddq zmm5, zmm8, zmm14
vpsrlq zmm27, zmm5, 30
vpandq zmm0, zmm5, zmm7
vshufi64x2 zmm6{k2}{z}, zmm0, zmm0, 0x0e
vpmuldq zmm13, zmm25, zmm17
mov r14, rcx
xor r14, r8
sar r10, 1
vpmuldq zmm16, zmm26, zmm18
vpermq zmm19, zmmword ptr [rdi+1088], 0x44
vpermq zmm22, zmmword ptr [rdi+1088], 0xee
vpmuldq zmm20, zmm23, zmm19
vpmuldq zmm21, zmm24, zmm22
vpaddq zmm1, zmm13, zmm16
vpaddq zmm2, zmm1, zmm20
mov rdx, -2
vpaddq zmm3, zmm2, zmm21
vpmuludq zmm15, zmm10, zmmword ptr [rdi+3328]
vpaddq zmm9, zmm3, zmm15
lea rbx, [r10+r14]
cmovc rbx, r10
adc r8, 0
cmovs rsi, r11
sarx r9, rsi, r15
lea r12, [rsi-1]
cmovs rcx, r10
sub r13, rsi
mov rax, rcx
xor rax, r9
sar rbx, 1
lea r14, [rbx+rax]
cmovc r14, rbx
adc r9, 0
cmovs r12, r13
sarx r8, r12, r15
lea r11, [r12-1]
cmovs rcx, rbx
sub rbp, r12
vpmuludq zmm4, zmm11, zmmword ptr [rdi+3264]
mov r10, -2
vpaddq zmm8, zmm9, zmm4
vpaddq zmm14, zmm8, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm14, zmm27
vpsrlq zmm0, zmm5, 30
vpandq zmm17, zmm5, zmm7
vpmuldq zmm18, zmm25, zmm19
vpermq zmm13, zmmword ptr [rdi+1152], 0x44
vpermq zmm16, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm1, zmm24, zmm16
vpmuldq zmm20, zmm26, zmm22
vpmuldq zmm2, zmm23, zmm13
vpaddq zmm21, zmm18, zmm20
mov rsi, rcx
xor rsi, r8
sar r14, 1
vpaddq zmm3, zmm21, zmm2
vpaddq zmm15, zmm3, zmm1
vpmuludq zmm9, zmm10, zmmword ptr [rdi+3392]
vpmuludq zmm4, zmm11, zmmword ptr [rdi+3328]
vpaddq zmm8, zmm15, zmm9
vpaddq zmm14, zmm8, zmm4
vpaddq zmm27, zmm14, qword ptr [rdi+512]{1to8}
mov rax, -2
vpaddq zmm5, zmm27, zmm0
vpsrlq zmm19, zmm5, 30
vpandq zmm22, zmm5, zmm7
lea r9, [r14+rsi]
cmovc r9, r14
adc r8, 0
cmovs r11, rbp
sarx r13, r11, r15
lea rbx, [r11-1]
cmovs rcx, r14
sub rdx, r11
mov r12, rcx
xor r12, r13
sar r9, 1
lea rsi, [r9+r12]
cmovc rsi, r9
adc r13, 0
cmovs rbx, rdx
sarx r8, rbx, r15
lea rbp, [rbx-1]
cmovs rcx, r9
sub r10, rbx
vmovdqa64 zmmword ptr [rdi+1024], zmm22
vpmuldq zmm18, zmm25, zmm13
mov r14, -2
vpmuldq zmm20, zmm26, zmm16
vpermq zmm21, zmmword ptr [rdi+1216], 0x44
vpermq zmm2, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm3, zmm23, zmm21
vpmuldq zmm1, zmm24, zmm2
vpaddq zmm15, zmm18, zmm20
vpaddq zmm9, zmm15, zmm3
vpaddq zmm8, zmm9, zmm1
vpmuludq zmm4, zmm10, zmmword ptr [rdi+3456]
vpaddq zmm14, zmm8, zmm4
vpmuludq zmm27, zmm11, zmmword ptr [rdi+3392]
mov r11, rcx
xor r11, r8
sar rsi, 1
vpaddq zmm0, zmm14, zmm27
vpaddq zmm5, zmm0, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm5, zmm19
vpsrlq zmm16, zmm13, 30
vpandq zmm18, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm18
vpmuldq zmm20, zmm25, zmm21
mov r12, -2
vpmuldq zmm15, zmm26, zmm2
vpermq zmm3, zmmword ptr [rdi+1280], 0x44
vpermq zmm9, zmmword ptr [rdi+1280], 0xee
lea r13, [rsi+r11]
cmovc r13, rsi
adc r8, 0
cmovs rbp, r10
sarx rdx, rbp, r15
lea r9, [rbp-1]
cmovs rcx, rsi
sub rax, rbp
mov rbx, rcx
xor rbx, rdx
sar r13, 1
lea r11, [r13+rbx]
cmovc r11, r13
adc rdx, 0
cmovs r9, rax
sarx r8, r9, r15
lea r10, [r9-1]
cmovs rcx, r13
sub r14, r9
vpmuludq zmm1, zmm10, zmmword ptr [rdi+3520]
vpmuldq zmm8, zmm23, zmm3
vpmuludq zmm4, zmm11, zmmword ptr [rdi+3456]
vpmuldq zmm14, zmm24, zmm9
mov rsi, -2
vpaddq zmm27, zmm20, zmm15
vpaddq zmm0, zmm27, zmm8
vpaddq zmm5, zmm0, zmm14
vpaddq zmm19, zmm5, zmm1
vpaddq zmm13, zmm19, zmm4
vpaddq zmm21, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm21, zmm16
vpsrlq zmm20, zmm2, 30
mov rbp, rcx
xor rbp, r8
sar r11, 1
vpsrlq zmm15, zmm22, 10
vpandq zmm27, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm27
vpsllq zmm8, zmm18, 20
vpsllq zmm0, zmm27, 50
vpaddq zmm14, zmm15, zmm8
vpaddq zmm5, zmm14, zmm0
vmovdqa64 zmmword ptr [rdi+384], zmm5
vpmuldq zmm1, zmm25, zmm3
mov rbx, -2
vpermq zmm19, zmmword ptr [rdi+1344], 0x44
lea rdx, [r11+rbp]
cmovc rdx, r11
adc r8, 0
cmovs r10, r14
sarx rax, r10, r15
lea r13, [r10-1]
cmovs rcx, r11
sub r12, r10
mov r9, rcx
xor r9, rax
sar rdx, 1
lea rbp, [rdx+r9]
cmovc rbp, rdx
adc rax, 0
cmovs r13, r12
sarx r8, r13, r15
lea r14, [r13-1]
cmovs rcx, rdx
sub rsi, r13
vpermq zmm4, zmmword ptr [rdi+1344], 0xee
vpmuldq zmm13, zmm26, zmm9
vpmuldq zmm21, zmm23, zmm19
mov r11, -2
vpmuldq zmm16, zmm24, zmm4
vpmuludq zmm22, zmm10, zmmword ptr [rdi+3584]
vpmuludq zmm2, zmm11, zmmword ptr [rdi+3520]
vpaddq zmm18, zmm1, zmm13
vpaddq zmm27, zmm18, zmm21
vpaddq zmm15, zmm27, zmm16
vpaddq zmm8, zmm15, zmm22
vpaddq zmm14, zmm8, zmm2
vpaddq zmm0, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm0, zmm20
mov r10, rcx
xor r10, r8
sar rbp, 1
vpsrlq zmm3, zmm5, 30
vpandq zmm9, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm9
vpmuldq zmm1, zmm26, zmm4
vpmuldq zmm13, zmm25, zmm19
vpermq zmm18, zmmword ptr [rdi+1408], 0x44
vpermq zmm21, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm27, zmm23, zmm18
mov r9, -2
vpmuldq zmm16, zmm24, zmm21
vpmuludq zmm15, zmm10, zmmword ptr [rdi+3648]
vpaddq zmm22, zmm13, zmm1
vpaddq zmm8, zmm22, zmm27
lea rax, [rbp+r10]
cmovc rax, rbp
adc r8, 0
cmovs r14, rsi
sarx r12, r14, r15
lea rdx, [r14-1]
cmovs rcx, rbp
sub rbx, r14
mov r13, rcx
xor r13, r12
sar rax, 1
lea r10, [rax+r13]
cmovc r10, rax
adc r12, 0
cmovs rdx, rbx
sarx r8, rdx, r15
lea rsi, [rdx-1]
cmovs rcx, rax
sub r11, rdx
vpaddq zmm2, zmm8, zmm16
mov rbp, -2
vpaddq zmm14, zmm2, zmm15
vpmuludq zmm0, zmm11, zmmword ptr [rdi+3584]
vpaddq zmm20, zmm14, zmm0
vpaddq zmm5, zmm20, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm5, zmm3
vpsrlq zmm4, zmm9, 30
vpmuldq zmm19, zmm26, zmm21
vpandq zmm13, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm13
vpmuldq zmm1, zmm25, zmm18
mov r14, rcx
xor r14, r8
sar r10, 1
vpermq zmm22, zmmword ptr [rdi+1472], 0x44
vpermq zmm27, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm8, zmm23, zmm22
vpmuldq zmm16, zmm24, zmm27
vpmuludq zmm2, zmm10, zmmword ptr [rdi+3712]
vpmuludq zmm15, zmm11, zmmword ptr [rdi+3648]
vpaddq zmm14, zmm1, zmm19
vpaddq zmm0, zmm14, zmm8
vpaddq zmm20, zmm0, zmm16
vpaddq zmm5, zmm20, zmm2
vpaddq zmm3, zmm5, zmm15
lea r13, [r10+r14]
cmovc r13, r10
adc r8, 0
cmovs rsi, r11
sarx r12, rsi, r15
lea rbx, [rsi-1]
cmovs rcx, r10
sub r9, rsi
mov rax, rcx
xor rax, r12
sar r13, 1
lea rdx, [r13+rax]
cmovc rdx, r13
adc r12, 0
cmovs rbx, r9
sarx r14, rbx, r15
lea r8, [rbx-1]
cmovs rcx, r13
sub rbp, rbx
vpaddq zmm21, zmm3, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm21, zmm4
vpsrlq zmm13, zmm9, 30
vpandq zmm18, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm18
vpmuldq zmm1, zmm25, zmm22
vpermq zmm19, zmmword ptr [rdi+1536], 0x44
vpmuldq zmm14, zmm23, zmm19
vpermq zmm8, zmmword ptr [rdi+1536], 0xee
vpmuldq zmm0, zmm24, zmm8
vpmuldq zmm16, zmm26, zmm27
vpaddq zmm20, zmm1, zmm16
mov r11, rcx
xor r11, r14
sar rdx, 1
vpaddq zmm2, zmm20, zmm14
mov r10, -2
vpaddq zmm5, zmm2, zmm0
vpmuludq zmm15, zmm10, zmmword ptr [rdi+3776]
vpaddq zmm3, zmm5, zmm15
vpmuludq zmm21, zmm11, zmmword ptr [rdi+3712]
mov rsi, -2
vpaddq zmm4, zmm3, zmm21
vpaddq zmm9, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm9, zmm13
vpandq zmm22, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm22
lea rax, [rdx+r11]
cmovc rax, rdx
adc r14, 0
cmovs r8, rbp
sarx r12, r8, r15
lea r9, [r8-1]
cmovs rcx, rdx
mov r13, rax
add r13, qword ptr [rdi-56]
mov rbx, rcx
add rbx, qword ptr [rdi-64]
mov r11, rax
shl r11, 44
mov r14, rcx
shl r14, 45
rorx rbp, r13, 21
rorx rdx, r13, 42
rorx r13, rbx, 20
rorx rbx, rbx, 41
add r11, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
imul rbp, qword ptr [rdi-16]
imul rdx, qword ptr [rdi+0]
imul r13, qword ptr [rdi-16]
imul rbx, qword ptr [rdi+0]
sub r10, r8
lea r8, [rbp+rdx]
lea rbp, [r13+rbx]
lea rdx, [r8+r11]
lea r13, [rbp+r14]
ror rdx, 44
ror r13, 45
vpsrlq zmm27, zmm18, 30
vpmuldq zmm1, zmm26, zmm8
vpermq zmm16, zmmword ptr [rdi+1600], 0x44
mov rbx, r13
xor rbx, r12
vpmuldq zmm20, zmm25, zmm19
vpermq zmm14, zmmword ptr [rdi+1600], 0xee
vpmuldq zmm2, zmm23, zmm16
sar rdx, 1
lea r8, [rdx+rbx]
cmovc r8, rdx
adc r12, 0
cmovs r9, r10
sarx r11, r9, r15
lea rbp, [r9-1]
vpmuldq zmm0, zmm24, zmm14
vpaddq zmm5, zmm20, zmm1
vpaddq zmm15, zmm5, zmm2
vpaddq zmm3, zmm15, zmm0
vpmuludq zmm21, zmm10, zmmword ptr [rdi+3840]
vpaddq zmm4, zmm3, zmm21
vpmuludq zmm9, zmm11, zmmword ptr [rdi+3776]
vpaddq zmm13, zmm4, zmm9
mov r14, -2
vpaddq zmm22, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm22, zmm27
vpsrlq zmm8, zmm18, 30
cmovs r13, rdx
sub rsi, r9
vpandq zmm19, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm19
mov rbx, -2
vpmuldq zmm20, zmm25, zmm16
vpmuldq zmm1, zmm26, zmm14
vpermq zmm5, zmmword ptr [rdi+1664], 0x44
vpermq zmm2, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm15, zmm23, zmm5
vpmuldq zmm0, zmm24, zmm2
vpaddq zmm3, zmm20, zmm1
vpaddq zmm21, zmm3, zmm15
vpbroadcastq zmm4, rcx
vpaddq zmm9, zmm21, zmm0
vpbroadcastq zmm4{k1}, rax
vpmuludq zmm13, zmm10, zmmword ptr [rdi+3904]
vpaddq zmm22, zmm4, zmm29
vpaddq zmm27, zmm9, zmm13
mov r12, r13
xor r12, r11
sar r8, 1
vpsllvq zmm18, zmm22, zmm30
vpmuludq zmm19, zmm11, zmmword ptr [rdi+3840]
vpsravq zmm16, zmm18, zmm31
vpaddq zmm14, zmm27, zmm19
vpsubq zmm20, zmm28, zmm16
vpaddq zmm1, zmm14, qword ptr [rdi+512]{1to8}
vmovdqa64 zmmword ptr [rdi+192], zmm20
vpaddq zmm3, zmm1, zmm8
mov r10, qword ptr [rdi+192]
vpsrlq zmm15, zmm3, 30
vpandq zmm21, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm21
mov rdx, -2
vpmuldq zmm0, zmm25, zmm5
vpmuldq zmm4, zmm26, zmm2
vpermq zmm9, zmmword ptr [rdi+1728], 0x44
lea r9, [r8+r12]
cmovc r9, r8
adc r11, 0
cmovs rbp, rsi
sarx rcx, rbp, r15
lea rax, [rbp-1]
cmovs r13, r8
sub r14, rbp
mov r12, r13
xor r12, rcx
sar r9, 1
lea r11, [r9+r12]
cmovc r11, r9
adc rcx, 0
cmovs rax, r14
sarx rsi, rax, r15
lea r8, [rax-1]
cmovs r13, r9
sub rbx, rax
imul r10, qword ptr [rdi-24]
mov rbp, qword ptr [rdi+200]
imul rbp, qword ptr [rdi-8]
lea r12, [r10+rbp]
sar r12, 20
mov qword ptr [rdi+8], r12
mov rcx, qword ptr [rdi+208]
vpermq zmm13, zmmword ptr [rdi+1728], 0xee
imul rcx, qword ptr [rdi-24]
vpmuldq zmm22, zmm23, zmm9
mov r14, -2
mov r9, qword ptr [rdi+216]
vpmuldq zmm18, zmm24, zmm13
imul r9, qword ptr [rdi-8]
vpaddq zmm27, zmm0, zmm4
lea rax, [rcx+r9]
vpaddq zmm19, zmm27, zmm22
sar rax, 20
vpaddq zmm16, zmm19, zmm18
mov qword ptr [rdi+16], rax
vpmuludq zmm14, zmm10, zmmword ptr [rdi+3968]
mov r10, qword ptr [rdi+192]
vpaddq zmm20, zmm16, zmm14
imul r10, qword ptr [rdi+384]
vpmuludq zmm1, zmm11, zmmword ptr [rdi+3904]
mov rbp, qword ptr [rdi+200]
vpaddq zmm8, zmm20, zmm1
imul rbp, qword ptr [rdi+400]
vpaddq zmm3, zmm8, qword ptr [rdi+512]{1to8}
lea r12, [r10+rbp]
vpaddq zmm21, zmm3, zmm15
mov rcx, qword ptr [rdi+8]
sar rcx, 20
vpsrlq zmm5, zmm21, 30
mov r9, r13
xor r9, rsi
sar r11, 1
lea rax, [rcx+r12]
vpandq zmm2, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1600], zmm2
vpmuldq zmm0, zmm25, zmm9
vpmuldq zmm4, zmm26, zmm13
vpermq zmm27, zmmword ptr [rdi+1792], 0x44
vpermq zmm22, zmmword ptr [rdi+1792], 0xee
vpmuldq zmm19, zmm23, zmm27
mov r10, -2
vpmuldq zmm18, zmm24, zmm22
vpaddq zmm16, zmm0, zmm4
vpaddq zmm14, zmm16, zmm19
lea rbp, [r11+r9]
cmovc rbp, r11
adc rsi, 0
cmovs r8, rbx
sarx rcx, r8, r15
lea r12, [r8-1]
cmovs r13, r11
sub rdx, r8
mov r9, r13
xor r9, rcx
sar rbp, 1
lea rsi, [rbp+r9]
cmovc rsi, rbp
adc rcx, 0
cmovs r12, rdx
sarx rbx, r12, r15
lea r11, [r12-1]
cmovs r13, rbp
sub r14, r12
shl rax, 44
mov qword ptr [rdi+24], rax
mov r8, qword ptr [rdi+208]
imul r8, qword ptr [rdi+384]
mov r9, qword ptr [rdi+216]
imul r9, qword ptr [rdi+400]
lea rcx, [r8+r9]
mov rdx, qword ptr [rdi+16]
sar rdx, 20
lea rbp, [rdx+rcx]
vpaddq zmm20, zmm14, zmm18
shl rbp, 44
vpmuludq zmm1, zmm10, zmmword ptr [rdi+4032]
mov r12, -2
mov qword ptr [rdi+32], rbp
vpaddq zmm8, zmm20, zmm1
vpmuludq zmm3, zmm11, zmmword ptr [rdi+3968]
vpaddq zmm15, zmm8, zmm3
vpaddq zmm21, zmm15, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm21, zmm5
vpsrlq zmm9, zmm2, 30
vpandq zmm13, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm13
vpmuldq zmm0, zmm25, zmm27
vpmuldq zmm4, zmm26, zmm22
vpermq zmm16, zmmword ptr [rdi+1856], 0x44
mov rax, r13
xor rax, rbx
sar rsi, 1
vpermq zmm19, zmmword ptr [rdi+1856], 0xee
vpmuldq zmm14, zmm23, zmm16
vpmuldq zmm18, zmm24, zmm19
vpaddq zmm20, zmm0, zmm4
vpaddq zmm1, zmm20, zmm14
vpaddq zmm8, zmm1, zmm18
vpmuludq zmm3, zmm10, zmmword ptr [rdi+4096]
mov r8, -2
vpaddq zmm15, zmm8, zmm3
vpmuludq zmm21, zmm11, zmmword ptr [rdi+4032]
vpaddq zmm5, zmm15, zmm21
lea r9, [rsi+rax]
cmovc r9, rsi
adc rbx, 0
cmovs r11, r14
sarx rdx, r11, r15
lea rcx, [r11-1]
cmovs r13, rsi
sub r10, r11
mov rbp, r13
xor rbp, rdx
sar r9, 1
lea rax, [r9+rbp]
cmovc rax, r9
adc rdx, 0
cmovs rcx, r10
sarx rbx, rcx, r15
lea r14, [rcx-1]
cmovs r13, r9
sub r12, rcx
vpaddq zmm2, zmm5, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm2, zmm9
mov rsi, -2
vpsrlq zmm27, zmm13, 30
vpandq zmm22, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm22
vpmuldq zmm0, zmm25, zmm16
vpmuldq zmm4, zmm26, zmm19
vpermq zmm20, zmmword ptr [rdi+1920], 0x44
vpermq zmm14, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm1, zmm23, zmm20
vpmuldq zmm18, zmm24, zmm14
vpaddq zmm8, zmm0, zmm4
mov r11, r13
xor r11, rbx
sar rax, 1
vpaddq zmm3, zmm8, zmm1
vpaddq zmm15, zmm3, zmm18
vpmuludq zmm21, zmm10, zmmword ptr [rdi+4160]
vpaddq zmm5, zmm15, zmm21
vpmuludq zmm2, zmm11, zmmword ptr [rdi+4096]
vpaddq zmm9, zmm5, zmm2
vpaddq zmm13, zmm9, qword ptr [rdi+512]{1to8}
vpaddq zmm22, zmm13, zmm27
mov rbp, -2
vpsrlq zmm16, zmm22, 30
vpandq zmm19, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm19
lea rdx, [rax+r11]
cmovc rdx, rax
adc rbx, 0
cmovs r14, r12
sarx r10, r14, r15
lea r9, [r14-1]
cmovs r13, rax
sub r8, r14
mov rcx, r13
xor rcx, r10
sar rdx, 1
lea r11, [rdx+rcx]
cmovc r11, rdx
adc r10, 0
cmovs r9, r8
sarx rbx, r9, r15
lea r12, [r9-1]
cmovs r13, rdx
sub rsi, r9
vpmuldq zmm0, zmm25, zmm20
vpmuldq zmm4, zmm26, zmm14
mov rax, -2
vpermq zmm8, zmmword ptr [rdi+1984], 0x44
vpermq zmm1, zmmword ptr [rdi+1984], 0xee
vpmuldq zmm3, zmm23, zmm8
vpmuldq zmm18, zmm24, zmm1
vpaddq zmm15, zmm0, zmm4
vpaddq zmm21, zmm15, zmm3
vpaddq zmm5, zmm21, zmm18
vpmuludq zmm2, zmm10, zmmword ptr [rdi+4224]
vpaddq zmm9, zmm5, zmm2
vpmuldq zmm13, zmm26, zmm1
vpmuludq zmm27, zmm11, zmmword ptr [rdi+4160]
mov r14, r13
xor r14, rbx
sar r11, 1
vpaddq zmm22, zmm9, zmm27
vpaddq zmm19, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm20, zmm19, zmm16
vpsrlq zmm14, zmm20, 30
vpandq zmm0, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm0
vpmuldq zmm4, zmm25, zmm8
mov rcx, -2
vpermq zmm15, zmmword ptr [rdi+2048], 0xee
vpermq zmm3, zmmword ptr [rdi+2048], 0x44
lea r10, [r11+r14]
cmovc r10, r11
adc rbx, 0
cmovs r12, rsi
sarx r8, r12, r15
lea rdx, [r12-1]
cmovs r13, r11
sub rbp, r12
mov r9, r13
xor r9, r8
sar r10, 1
lea r14, [r10+r9]
cmovc r14, r10
adc r8, 0
cmovs rdx, rbp
sarx rbx, rdx, r15
lea rsi, [rdx-1]
cmovs r13, r10
sub rax, rdx
vpmuldq zmm21, zmm24, zmm15
vpmuludq zmm18, zmm10, zmmword ptr [rdi+4288]
mov r11, -2
vpaddq zmm5, zmm4, zmm13
vpmuldq zmm2, zmm23, zmm3
vpaddq zmm1, zmm5, zmm2
vpaddq zmm9, zmm1, zmm21
vpaddq zmm27, zmm9, zmm18
vpmuludq zmm22, zmm11, zmmword ptr [rdi+4224]
vpmuldq zmm19, zmm26, zmm15
vpaddq zmm16, zmm27, zmm22
vpmuldq zmm20, zmm25, zmm3
vpaddq zmm0, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm0, zmm14
vpandq zmm4, zmm8, zmm7
vpsrlq zmm13, zmm8, 30
mov r12, r13
xor r12, rbx
sar r14, 1
vmovdqa64 zmmword ptr [rdi+1920], zmm4
vpermq zmm5, zmmword ptr [rdi+2112], 0x44
vpermq zmm2, zmmword ptr [rdi+2112], 0xee
vpmuldq zmm1, zmm23, zmm5
vpmuldq zmm21, zmm24, zmm2
vpaddq zmm9, zmm20, zmm19
mov r9, -2
vpaddq zmm18, zmm9, zmm1
vpaddq zmm15, zmm18, zmm21
vpmuludq zmm27, zmm10, zmmword ptr [rdi+4352]
lea r8, [r14+r12]
cmovc r8, r14
adc rbx, 0
cmovs rsi, rax
sarx rbp, rsi, r15
lea r10, [rsi-1]
cmovs r13, r14
sub rcx, rsi
mov rdx, r13
xor rdx, rbp
sar r8, 1
lea r12, [r8+rdx]
cmovc r12, r8
adc rbp, 0
cmovs r10, rcx
sarx rbx, r10, r15
lea rax, [r10-1]
cmovs r13, r8
sub r11, r10
vpaddq zmm22, zmm15, zmm27
vpmuludq zmm3, zmm11, zmmword ptr [rdi+4288]
mov r14, -2
vpaddq zmm16, zmm22, zmm3
vpaddq zmm0, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm0, zmm13
vpsrlq zmm8, zmm14, 30
vpandq zmm4, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm4
vpmuldq zmm20, zmm25, zmm5
vpmuldq zmm19, zmm26, zmm2
vpermq zmm9, zmmword ptr [rdi+2176], 0x44
vpermq zmm1, zmmword ptr [rdi+2176], 0xee
mov rsi, r13
xor rsi, rbx
sar r12, 1
vpmuldq zmm18, zmm23, zmm9
vpmuldq zmm21, zmm24, zmm1
vpaddq zmm15, zmm20, zmm19
vpaddq zmm27, zmm15, zmm18
vpaddq zmm22, zmm27, zmm21
vpmuludq zmm3, zmm10, zmmword ptr [rdi+4416]
vpaddq zmm16, zmm22, zmm3
vpmuludq zmm0, zmm11, zmmword ptr [rdi+4352]
mov rdx, -2
vpaddq zmm13, zmm16, zmm0
vpaddq zmm14, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm4, zmm14, zmm8
lea rbp, [r12+rsi]
cmovc rbp, r12
adc rbx, 0
cmovs rax, r11
sarx rcx, rax, r15
lea r8, [rax-1]
cmovs r13, r12
sub r9, rax
mov r10, r13
xor r10, rcx
sar rbp, 1
lea rsi, [rbp+r10]
cmovc rsi, rbp
adc rcx, 0
cmovs r8, r9
sarx rbx, r8, r15
lea r11, [r8-1]
cmovs r13, rbp
sub r14, r8
vpsrlq zmm5, zmm4, 30
vpandq zmm2, zmm4, zmm7
mov r12, -2
vmovdqa64 zmmword ptr [rdi+2048], zmm2
vpmuldq zmm20, zmm25, zmm9
vpmuldq zmm19, zmm26, zmm1
vpermq zmm15, zmmword ptr [rdi+2240], 0x44
vpermq zmm18, zmmword ptr [rdi+2240], 0xee
vpmuldq zmm27, zmm23, zmm15
vpmuldq zmm21, zmm24, zmm18
vpaddq zmm22, zmm20, zmm19
vpaddq zmm3, zmm22, zmm27
vpaddq zmm16, zmm3, zmm21
mov rax, r13
xor rax, rbx
sar rsi, 1
vpmuludq zmm0, zmm10, zmmword ptr [rdi+4480]
vpaddq zmm13, zmm16, zmm0
vpmuludq zmm14, zmm11, zmmword ptr [rdi+4416]
vpaddq zmm8, zmm13, zmm14
vpaddq zmm4, zmm8, qword ptr [rdi+512]{1to8}
vpaddq zmm2, zmm4, zmm5
vpsrlq zmm9, zmm2, 30
vpandq zmm1, zmm2, zmm7
mov r10, -2
vmovdqa64 zmmword ptr [rdi+2112], zmm1
vpmuldq zmm20, zmm25, zmm15
vpmuldq zmm19, zmm26, zmm18
lea rcx, [rsi+rax]
cmovc rcx, rsi
adc rbx, 0
cmovs r11, r14
sarx r9, r11, r15
lea rbp, [r11-1]
cmovs r13, rsi
sub rdx, r11
mov r8, r13
xor r8, r9
sar rcx, 1
lea rax, [rcx+r8]
cmovc rax, rcx
adc r9, 0
cmovs rbp, rdx
sarx rbx, rbp, r15
lea r14, [rbp-1]
cmovs r13, rcx
sub r12, rbp
vpermq zmm22, zmmword ptr [rdi+2304], 0x44
mov rsi, -2
vpermq zmm27, zmmword ptr [rdi+2304], 0xee
vpmuldq zmm3, zmm23, zmm22
vpmuldq zmm21, zmm24, zmm27
vpaddq zmm16, zmm20, zmm19
vpaddq zmm0, zmm16, zmm3
vpaddq zmm13, zmm0, zmm21
vpmuludq zmm14, zmm10, zmmword ptr [rdi+4544]
vpaddq zmm8, zmm13, zmm14
vpmuludq zmm4, zmm11, zmmword ptr [rdi+4480]
vpaddq zmm5, zmm8, zmm4
vpaddq zmm2, zmm5, qword ptr [rdi+512]{1to8}
mov r11, r13
xor r11, rbx
sar rax, 1
vpaddq zmm1, zmm2, zmm9
vpsrlq zmm15, zmm1, 30
vpandq zmm18, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+2176], zmm18
vpmuldq zmm20, zmm25, zmm22
vpmuldq zmm19, zmm26, zmm27
vpermq zmm16, zmmword ptr [rdi+2368], 0x44
vpermq zmm3, zmmword ptr [rdi+2368], 0xee
vpmuldq zmm0, zmm23, zmm16
vpmuldq zmm21, zmm24, zmm3
lea r8, [rax+r11]
cmovc r8, rax
adc rbx, 0
cmovs r14, r12
sarx r9, r14, r15
lea rdx, [r14-1]
cmovs r13, rax
sub r10, r14
mov rcx, r13
xor rcx, r9
sar r8, 1
lea rbp, [r8+rcx]
cmovc rbp, r8
adc r9, 0
cmovs rdx, r10
sarx r11, rdx, r15
lea rbx, [rdx-1]
vpaddq zmm13, zmm20, zmm19
cmovs r13, r8
sub rsi, rdx
vpaddq zmm14, zmm13, zmm0
vpaddq zmm8, zmm14, zmm21
vpmuludq zmm4, zmm10, zmmword ptr [rdi+4608]
vpaddq zmm5, zmm8, zmm4
vpmuludq zmm2, zmm11, zmmword ptr [rdi+4544]
vpaddq zmm9, zmm5, zmm2
vpaddq zmm1, zmm9, qword ptr [rdi+512]{1to8}
vpaddq zmm18, zmm1, zmm15
vpsrlq zmm22, zmm18, 30
vpandq zmm27, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2240], zmm27
vpmuldq zmm20, zmm25, zmm16
mov r12, r13
xor r12, r11
sar rbp, 1
vpmuldq zmm19, zmm26, zmm3
mov rax, -2
vpermq zmm13, zmmword ptr [rdi+2432], 0x44
vpermq zmm0, zmmword ptr [rdi+2432], 0xee
vpmuldq zmm14, zmm23, zmm13
vpmuldq zmm21, zmm24, zmm0
vpaddq zmm8, zmm20, zmm19
mov r14, -2
vpaddq zmm4, zmm8, zmm14
vpaddq zmm5, zmm4, zmm21
vpmuludq zmm2, zmm10, zmmword ptr [rdi+4672]
vpaddq zmm9, zmm5, zmm2
lea rcx, [rbp+r12]
cmovc rcx, rbp
adc r11, 0
cmovs rbx, rsi
sarx r9, rbx, r15
lea r10, [rbx-1]
cmovs r13, rbp
vpbroadcastq zmm1, r13
vpbroadcastq zmm1{k1}, rcx
vpaddq zmm15, zmm1, zmm29
mov r8, rcx
add r8, qword ptr [rdi-56]
mov rdx, r13
add rdx, qword ptr [rdi-64]
vpsllvq zmm18, zmm15, zmm30
shl rcx, 44
shl r13, 45
vpsravq zmm27, zmm18, zmm31
rorx r12, r8, 21
rorx r11, r8, 42
rorx rsi, rdx, 20
rorx rbp, rdx, 41
vpsubq zmm16, zmm28, zmm27
add rcx, qword ptr [rdi-40]
add r13, qword ptr [rdi-48]
vmovdqa64 zmmword ptr [rdi+256], zmm16
imul r12, qword ptr [rdi+24]
imul r11, qword ptr [rdi+32]
imul rsi, qword ptr [rdi+24]
imul rbp, qword ptr [rdi+32]
vpunpcklqdq zmm3, zmm16, zmm16
vpunpckhqdq zmm20, zmm16, zmm16
vbroadcasti32x4 zmm19, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+208]
vpmuldq zmm14, zmm3, zmm19
sub rax, rbx
vpmuldq zmm4, zmm20, zmm8
lea r8, [r12+r11]
lea rdx, [rsi+rbp]
vpaddq zmm21, zmm14, zmm4
vmovdqa64 zmmword ptr [rdi+128], zmm21
lea rbx, [r8+rcx]
lea r12, [rdx+r13]
mov r11, qword ptr [rdi+256]
imul r11, qword ptr [rdi+8]
ror rbx, 44
ror r12, 45
mov rsi, qword ptr [rdi+264]
imul rsi, qword ptr [rdi+16]
vpmuludq zmm5, zmm11, zmmword ptr [rdi+4608]
mov rbp, r12
xor rbp, r9
lea r8, [r11+rsi]
vpaddq zmm2, zmm9, zmm5
vpaddq zmm1, zmm2, qword ptr [rdi+512]{1to8}
sar r8, 20
vpaddq zmm15, zmm1, zmm22
mov rcx, qword ptr [rdi+128]
vpsrlq zmm18, zmm15, 30
imul rcx, qword ptr [rdi+384]
vpandq zmm27, zmm15, zmm7
sar rbx, 1
lea rdx, [rbx+rbp]
cmovc rdx, rbx
adc r9, 0
cmovs r10, rax
sarx r13, r10, r15
lea r11, [r10-1]
vmovdqa64 zmmword ptr [rdi+2304], zmm27
mov rsi, qword ptr [rdi+136]
vpmuldq zmm16, zmm25, zmm13
vpmuldq zmm3, zmm26, zmm0
vpermq zmm19, zmmword ptr [rdi+2496], 0x44
vpermq zmm20, zmmword ptr [rdi+2496], 0xee
vpmuldq zmm8, zmm23, zmm19
vpmuldq zmm14, zmm24, zmm20
vpaddq zmm4, zmm16, zmm3
mov rbp, -2
vpaddq zmm21, zmm4, zmm8
vpaddq zmm9, zmm21, zmm14
vpmuludq zmm5, zmm10, zmmword ptr [rdi+4736]
cmovs r12, rbx
sub r14, r10
imul rsi, qword ptr [rdi+400]
lea r9, [rcx+rsi]
lea rax, [r8+r9]
mov qword ptr [rdi-112], rax
sar rax, 20
shl rax, 44
mov qword ptr [rdi+40], rax
mov rbx, qword ptr [rdi+272]
vpaddq zmm2, zmm9, zmm5
vpmuludq zmm1, zmm11, zmmword ptr [rdi+4672]
mov r10, -2
imul rbx, qword ptr [rdi+8]
vpaddq zmm22, zmm2, zmm1
mov rcx, qword ptr [rdi+280]
vpaddq zmm15, zmm22, qword ptr [rdi+512]{1to8}
imul rcx, qword ptr [rdi+16]
vpaddq zmm27, zmm15, zmm18
vpsrlq zmm13, zmm27, 30
lea rsi, [rbx+rcx]
vpandq zmm0, zmm27, zmm7
sar rsi, 20
vmovdqa64 zmmword ptr [rdi+2368], zmm0
vpmuldq zmm16, zmm25, zmm19
mov r8, qword ptr [rdi+144]
vpmuldq zmm3, zmm26, zmm20
imul r8, qword ptr [rdi+384]
vpermq zmm4, zmmword ptr [rdi+2560], 0x44
mov r9, qword ptr [rdi+152]
vpermq zmm8, zmmword ptr [rdi+2560], 0xee
mov rax, r12
xor rax, r13
sar rdx, 1
vpmuldq zmm21, zmm23, zmm4
vpmuldq zmm14, zmm24, zmm8
vpaddq zmm9, zmm16, zmm3
vpaddq zmm5, zmm9, zmm21
vpaddq zmm2, zmm5, zmm14
vpmuludq zmm1, zmm10, zmmword ptr [rdi+4800]
vpaddq zmm22, zmm2, zmm1
vpmuludq zmm15, zmm11, zmmword ptr [rdi+4736]
mov rbx, -2
vpaddq zmm18, zmm22, zmm15
vpaddq zmm27, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm0, zmm27, zmm13
lea rcx, [rdx+rax]
cmovc rcx, rdx
adc r13, 0
cmovs r11, r14
sarx rax, r11, r15
lea r13, [r11-1]
cmovs r12, rdx
sub rbp, r11
mov r14, r12
xor r14, rax
sar rcx, 1
lea rdx, [rcx+r14]
cmovc rdx, rcx
adc rax, 0
cmovs r13, rbp
sarx r11, r13, r15
lea r14, [r13-1]
cmovs r12, rcx
sub r10, r13
imul r9, qword ptr [rdi+400]
lea rax, [r8+r9]
lea rbp, [rsi+rax]
mov qword ptr [rdi-104], rbp
sar rbp, 20
shl rbp, 44
mov qword ptr [rdi+48], rbp
vpsrlq zmm19, zmm0, 30
vpandq zmm20, zmm0, zmm7
mov rcx, -2
vmovdqa64 zmmword ptr [rdi+2432], zmm20
vpmuldq zmm16, zmm25, zmm4
vpmuldq zmm3, zmm26, zmm8
vpermq zmm9, zmmword ptr [rdi+2624], 0x44
vpermq zmm21, zmmword ptr [rdi+2624], 0xee
vpmuldq zmm5, zmm23, zmm9
vpmuldq zmm14, zmm24, zmm21
vpaddq zmm2, zmm16, zmm3
vpaddq zmm1, zmm2, zmm5
vpaddq zmm22, zmm1, zmm14
mov r13, r12
xor r13, r11
sar rdx, 1
vpmuludq zmm15, zmm10, zmmword ptr [rdi+4864]
vpaddq zmm18, zmm22, zmm15
vpmuludq zmm27, zmm11, zmmword ptr [rdi+4800]
vpaddq zmm13, zmm18, zmm27
vpaddq zmm0, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm20, zmm0, zmm19
vpsrlq zmm4, zmm20, 30
vpandq zmm8, zmm20, zmm7
mov r8, -2
vmovdqa64 zmmword ptr [rdi+2496], zmm8
vpmuldq zmm16, zmm25, zmm9
vpmuldq zmm3, zmm26, zmm21
lea r9, [rdx+r13]
cmovc r9, rdx
adc r11, 0
cmovs r14, r10
sarx rsi, r14, r15
lea rax, [r14-1]
cmovs r12, rdx
sub rbx, r14
mov rbp, r12
xor rbp, rsi
sar r9, 1
lea r13, [r9+rbp]
cmovc r13, r9
adc rsi, 0
cmovs rax, rbx
sarx r11, rax, r15
lea r10, [rax-1]
cmovs r12, r9
sub rcx, rax
vpermq zmm2, zmmword ptr [rdi+2688], 0x44
vpermq zmm5, zmmword ptr [rdi+2688], 0xee
mov rdx, -2
vpmuldq zmm1, zmm23, zmm2
vpmuldq zmm14, zmm24, zmm5
vpaddq zmm22, zmm16, zmm3
vpaddq zmm15, zmm22, zmm1
vpaddq zmm18, zmm15, zmm14
vpmuludq zmm27, zmm10, zmmword ptr [rdi+4928]
vpaddq zmm13, zmm18, zmm27
vpmuludq zmm0, zmm11, zmmword ptr [rdi+4864]
vpaddq zmm19, zmm13, zmm0
vpaddq zmm20, zmm19, qword ptr [rdi+512]{1to8}
mov r14, r12
xor r14, r11
sar r13, 1
vpaddq zmm8, zmm20, zmm4
vpsrlq zmm9, zmm8, 30
vpandq zmm21, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm21
vpmuldq zmm16, zmm25, zmm2
vpmuldq zmm3, zmm26, zmm5
vpermq zmm22, zmmword ptr [rdi+2752], 0x44
vpermq zmm1, zmmword ptr [rdi+2752], 0xee
mov rbp, -2
vpmuldq zmm15, zmm23, zmm22
vpmuldq zmm14, zmm24, zmm1
vpaddq zmm18, zmm16, zmm3
lea rsi, [r13+r14]
cmovc rsi, r13
adc r11, 0
cmovs r10, rcx
sarx rbx, r10, r15
lea r9, [r10-1]
cmovs r12, r13
sub r8, r10
mov rax, r12
xor rax, rbx
sar rsi, 1
lea r14, [rsi+rax]
cmovc r14, rsi
adc rbx, 0
cmovs r9, r8
sarx r11, r9, r15
lea rcx, [r9-1]
cmovs r12, rsi
sub rdx, r9
vpaddq zmm27, zmm18, zmm15
vpaddq zmm13, zmm27, zmm14
mov r13, -2
vpmuludq zmm0, zmm10, zmmword ptr [rdi+4992]
vpaddq zmm19, zmm13, zmm0
vpmuludq zmm20, zmm11, zmmword ptr [rdi+4928]
vpaddq zmm4, zmm19, zmm20
vpaddq zmm8, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm8, zmm9
vpsrlq zmm2, zmm21, 30
vpandq zmm5, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm5
vpmuldq zmm16, zmm25, zmm22
mov r10, r12
xor r10, r11
sar r14, 1
vpmuldq zmm3, zmm26, zmm1
vpermq zmm18, zmmword ptr [rdi+2816], 0x44
vpermq zmm15, zmmword ptr [rdi+2816], 0xee
vpmuldq zmm27, zmm23, zmm18
vpmuldq zmm14, zmm24, zmm15
vpaddq zmm13, zmm16, zmm3
vpaddq zmm0, zmm13, zmm27
vpaddq zmm19, zmm0, zmm14
mov rax, -2
vpmuludq zmm20, zmm10, zmmword ptr [rdi+5056]
vpaddq zmm4, zmm19, zmm20
vpmuludq zmm8, zmm11, zmmword ptr [rdi+4992]
lea rbx, [r14+r10]
cmovc rbx, r14
adc r11, 0
cmovs rcx, rdx
sarx r8, rcx, r15
lea rsi, [rcx-1]
cmovs r12, r14
sub rbp, rcx
mov r9, r12
xor r9, r8
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc r8, 0
cmovs rsi, rbp
sarx r11, rsi, r15
lea rdx, [rsi-1]
cmovs r12, rbx
sub r13, rsi
vpaddq zmm9, zmm4, zmm8
mov r14, -2
vpaddq zmm21, zmm9, qword ptr [rdi+512]{1to8}
vpaddq zmm5, zmm21, zmm2
vpsrlq zmm22, zmm5, 30
vpandq zmm1, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+2688], zmm1
vpmuldq zmm16, zmm25, zmm18
vpmuldq zmm3, zmm26, zmm15
vpermq zmm13, zmmword ptr [rdi+2880], 0x44
vpermq zmm27, zmmword ptr [rdi+2880], 0xee
vpmuldq zmm0, zmm23, zmm13
vpmuldq zmm14, zmm24, zmm27
mov rcx, r12
xor rcx, r11
sar r10, 1
vpaddq zmm19, zmm16, zmm3
vpaddq zmm20, zmm19, zmm0
vpaddq zmm4, zmm20, zmm14
vpmuludq zmm8, zmm10, zmmword ptr [rdi+5120]
vpaddq zmm9, zmm4, zmm8
vpmuludq zmm21, zmm11, zmmword ptr [rdi+5056]
vpaddq zmm2, zmm9, zmm21
vpaddq zmm5, zmm2, qword ptr [rdi+512]{1to8}
mov r9, -2
vpaddq zmm1, zmm5, zmm22
vpsrlq zmm18, zmm1, 30
lea r8, [r10+rcx]
cmovc r8, r10
adc r11, 0
cmovs rdx, r13
sarx rbp, rdx, r15
lea rbx, [rdx-1]
cmovs r12, r10
sub rax, rdx
mov rsi, r12
xor rsi, rbp
sar r8, 1
lea rcx, [r8+rsi]
cmovc rcx, r8
adc rbp, 0
cmovs rbx, rax
sarx r11, rbx, r15
lea r13, [rbx-1]
vpandq zmm15, zmm1, zmm7
cmovs r12, r8
sub r14, rbx
vmovdqa64 zmmword ptr [rdi+2752], zmm15
mov r10, -2
vpmuldq zmm16, zmm25, zmm13
vpmuldq zmm3, zmm26, zmm27
vpermq zmm19, zmmword ptr [rdi+2944], 0x44
vpermq zmm0, zmmword ptr [rdi+2944], 0xee
vpmuldq zmm20, zmm23, zmm19
vpmuldq zmm14, zmm24, zmm0
vpaddq zmm4, zmm16, zmm3
vpaddq zmm8, zmm4, zmm20
vpaddq zmm9, zmm8, zmm14
vpmuludq zmm21, zmm10, zmmword ptr [rdi+5184]
vpaddq zmm2, zmm9, zmm21
mov rdx, r12
xor rdx, r11
sar rcx, 1
vpmuludq zmm5, zmm11, zmmword ptr [rdi+5120]
vpaddq zmm22, zmm2, zmm5
vpaddq zmm1, zmm22, qword ptr [rdi+512]{1to8}
vpaddq zmm15, zmm1, zmm18
vpandq zmm13, zmm15, zmm7
vpsrlq zmm27, zmm15, 30
vmovdqa64 zmmword ptr [rdi+2816], zmm13
mov rsi, -2
vpmuldq zmm16, zmm25, zmm19
vpmuldq zmm3, zmm26, zmm0
lea rbp, [rcx+rdx]
cmovc rbp, rcx
adc r11, 0
cmovs r13, r14
sarx rax, r13, r15
lea r8, [r13-1]
cmovs r12, rcx
sub r9, r13
mov rbx, r12
xor rbx, rax
sar rbp, 1
lea rdx, [rbp+rbx]
cmovc rdx, rbp
adc rax, 0
cmovs r8, r9
sarx r11, r8, r15
lea r14, [r8-1]
vpermq zmm4, zmmword ptr [rdi+3008], 0xee
cmovs r12, rbp
sub r10, r8
vpmuldq zmm20, zmm24, zmm4
vpermq zmm8, zmmword ptr [rdi+3008], 0x44
vpmuldq zmm14, zmm23, zmm8
mov rcx, -2
vpmuludq zmm9, zmm11, zmmword ptr [rdi+5184]
vpaddq zmm21, zmm16, zmm3
vpaddq zmm2, zmm21, zmm14
vpmuludq zmm5, zmm10, zmmword ptr [rdi+5248]
vpaddq zmm22, zmm2, zmm20
vpaddq zmm1, zmm22, zmm5
vpaddq zmm18, zmm1, zmm9
vpaddq zmm15, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm13, zmm15, zmm27
vpandq zmm19, zmm13, zmm7
vpsrlq zmm0, zmm13, 30
vmovdqa64 zmmword ptr [rdi+2880], zmm19
mov r13, r12
xor r13, r11
sar rdx, 1
vpmuldq zmm16, zmm25, zmm8
vpmuldq zmm3, zmm26, zmm4
vpermq zmm21, zmmword ptr [rdi+3072], 0x44
vpmuldq zmm14, zmm23, zmm21
vpermq zmm2, zmmword ptr [rdi+3072], 0xee
mov rbx, -2
vpmuldq zmm20, zmm24, zmm2
vpaddq zmm22, zmm16, zmm3
vpaddq zmm5, zmm22, zmm14
lea rax, [rdx+r13]
cmovc rax, rdx
adc r11, 0
cmovs r14, r10
sarx r9, r14, r15
lea rbp, [r14-1]
cmovs r12, rdx
sub rsi, r14
mov r8, r12
xor r8, r9
sar rax, 1
lea r13, [rax+r8]
cmovc r13, rax
adc r9, 0
cmovs rbp, rsi
sarx r11, rbp, r15
lea r10, [rbp-1]
vpaddq zmm1, zmm5, zmm20
cmovs r12, rax
sub rcx, rbp
vpmuludq zmm9, zmm10, zmmword ptr [rdi+5312]
mov rdx, -2
vpaddq zmm18, zmm1, zmm9
vpmuludq zmm15, zmm11, zmmword ptr [rdi+5248]
vpaddq zmm27, zmm18, zmm15
vpmuldq zmm13, zmm26, zmm2
vpaddq zmm19, zmm27, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm19, zmm0
vpsrlq zmm4, zmm8, 30
vpandq zmm16, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+2944], zmm16
vpermq zmm3, zmmword ptr [rdi+3136], 0x44
mov r14, r12
xor r14, r11
sar r13, 1
vpermq zmm22, zmmword ptr [rdi+3136], 0xee
vpmuldq zmm14, zmm24, zmm22
vpmuludq zmm5, zmm10, zmmword ptr [rdi+5376]
mov r8, -2
vpmuludq zmm20, zmm11, zmmword ptr [rdi+5312]
vpmuldq zmm1, zmm23, zmm3
vpmuldq zmm9, zmm25, zmm21
vpaddq zmm18, zmm9, zmm13
vpaddq zmm15, zmm18, zmm1
vpaddq zmm2, zmm15, zmm14
vpaddq zmm27, zmm2, zmm5
vpaddq zmm19, zmm27, zmm20
lea r9, [r13+r14]
cmovc r9, r13
adc r11, 0
cmovs r10, rcx
sarx rsi, r10, r15
lea rax, [r10-1]
cmovs r12, r13
sub rbx, r10
mov rbp, r12
xor rbp, rsi
sar r9, 1
lea r14, [r9+rbp]
cmovc r14, r9
adc rsi, 0
cmovs rax, rbx
sarx r11, rax, r15
lea rcx, [rax-1]
vpaddq zmm0, zmm19, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm0, zmm4
vpandq zmm16, zmm8, zmm7
cmovs r12, r9
sub rdx, rax
mov r13, -2
vmovdqa64 zmmword ptr [rdi+3008], zmm16
vpmuldq zmm24, zmm25, zmm3
vpsrlq zmm10, zmm8, 30
vpmuldq zmm23, zmm26, zmm22
vpaddq zmm21, zmm24, zmm23
vpmuludq zmm9, zmm11, zmmword ptr [rdi+5376]
vpaddq zmm13, zmm21, zmm9
vpaddq zmm18, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm1, zmm18, zmm10
mov r10, r12
xor r10, r11
sar r14, 1
vpaddq zmm15, zmm1, zmm12
vpandq zmm14, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+3072], zmm14
vpsrlq zmm2, zmm15, 30
vpaddq zmm5, zmm2, zmm6
vpaddq zmm27, zmm5, zmmword ptr [rdi+576]
vpandq zmm20, zmm27, zmmword ptr [rdi+640]
vmovdqa64 zmmword ptr [rdi+3136], zmm20
vpaddq zmm19, zmm17, zmmword ptr [rdi+704]
vpsrlq zmm0, zmm27, 30
vshufi64x2 zmm4{k3}{z}, zmm0, zmm0, 0x44
vpaddq zmm16, zmm19, zmm4
lea rbp, [r14+r10]
cmovc rbp, r14
adc r11, 0
cmovs rcx, rdx
sarx rsi, rcx, r15
lea rbx, [rcx-1]
cmovs r12, r14
sub r8, rcx
mov r9, r12
xor r9, rsi
sar rbp, 1
lea rax, [rbp+r9]
cmovc rax, rbp
adc rsi, 0
cmovs rbx, r8
sarx r10, rbx, r15
lea r11, [rbx-1]
cmovs r12, rbp
sub r13, rbx
vmovdqa64 zmmword ptr [rdi+960], zmm16
mov rdx, r12
xor rdx, r10
sar rax, 1
lea r14, [rax+rdx]
cmovc r14, rax
adc r10, 0
cmovs r11, r13
sarx rcx, r11, r15
mov qword ptr [rdi-120], r14
cmovs r12, rax
mov r9, r14
add r9, qword ptr [rdi-56]
mov rsi, r12
add rsi, qword ptr [rdi-64]
shl r14, 44
mov qword ptr [rdi-128], r12
shl r12, 45
rorx r8, r9, 21
rorx rbp, r9, 42
rorx rbx, rsi, 20
rorx rdx, rsi, 41
add r14, qword ptr [rdi-40]
add r12, qword ptr [rdi-48]
imul r8, qword ptr [rdi+40]
imul rbp, qword ptr [rdi+48]
imul rbx, qword ptr [rdi+40]
imul rdx, qword ptr [rdi+48]
lea r10, [r8+rbp]
lea r13, [rbx+rdx]
lea rax, [r10+r14]
lea r9, [r13+r12]
ror rax, 44
ror r9, 45
mov rbx, rax
mov rdx, r11
mov rsi, rcx
mov rcx, r9
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
