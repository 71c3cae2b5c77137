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
// Length: 36 limbs of 30 bits; 1280 instructions a round, 720 for its steps (form: carry).
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
lea rax, [rdx-1]
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
mov rbp, -2
sub rbp, rdx
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
mov r8, -2
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
adc rsi, 0
cmovs rax, rbp
lea r11, [rax-1]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
mov r12, -2
sarx r13, rax, r15
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
cmovs rcx, rbx
sub r8, rax
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
mov r14, -2
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
mov rdx, rcx
xor rdx, r13
sar r10, 1
vpaddq zmm19, zmm17, zmm18
lea r9, [r10+rdx]
cmovc r9, r10
adc r13, 0
cmovs r11, r8
lea rsi, [r11-1]
vpsraq zmm20, zmm16, 30
sarx rbp, r11, r15
mov rbx, -2
vpaddq zmm21, zmm19, zmm20
cmovs rcx, r10
sub r12, r11
mov rax, rcx
xor rax, rbp
sar r9, 1
lea rdx, [r9+rax]
cmovc rdx, r9
adc rbp, 0
cmovs rsi, r12
lea r13, [rsi-1]
vpandq zmm22, zmm16, zmm7
vpunpcklqdq zmm23, zmm22, zmm22
vpunpckhqdq zmm24, zmm22, zmm22
sarx r8, rsi, r15
vpunpcklqdq zmm25, zmm21, zmm21
vpunpckhqdq zmm26, zmm21, zmm21
cmovs rcx, r9
sub r14, rsi
mov r10, qword ptr [rdi+320]
imul r10, qword ptr [rdi-112]
mov r11, qword ptr [rdi+328]
imul r11, qword ptr [rdi-104]
lea rax, [r10+r11]
sar rax, 20
and rax, qword ptr [rdi-32]
mov rbp, rcx
xor rbp, r8
sar rdx, 1
mov r12, -2
lea r9, [rdx+rbp]
cmovc r9, rdx
adc r8, 0
cmovs r13, r14
lea rsi, [r13-1]
sarx r10, r13, r15
mov qword ptr [rdi-24], rax
cmovs rcx, rdx
sub rbx, r13
mov r11, rcx
xor r11, r10
sar r9, 1
lea rbp, [r9+r11]
cmovc rbp, r9
adc r10, 0
cmovs rsi, rbx
lea r8, [rsi-1]
sarx r14, rsi, r15
mov rdx, -2
cmovs rcx, r9
sub r12, rsi
shr rax, 20
shl rax, 44
mov qword ptr [rdi-16], rax
mov r13, qword ptr [rdi+336]
imul r13, qword ptr [rdi-112]
mov r11, qword ptr [rdi+344]
imul r11, qword ptr [rdi-104]
lea r10, [r13+r11]
mov rbx, -2
sar r10, 20
and r10, qword ptr [rdi-32]
mov r9, rcx
xor r9, r14
mov qword ptr [rdi-8], r10
shr r10, 20
sar rbp, 1
lea rsi, [rbp+r9]
cmovc rsi, rbp
adc r14, 0
cmovs r8, r12
lea rax, [r8-1]
sarx r13, r8, r15
cmovs rcx, rbp
sub rdx, r8
mov r11, rcx
xor r11, r13
sar rsi, 1
lea r9, [rsi+r11]
cmovc r9, rsi
adc r13, 0
cmovs rax, rdx
lea r14, [rax-1]
sarx r12, rax, r15
mov rbp, -2
cmovs rcx, rsi
sub rbx, rax
shl r10, 44
mov qword ptr [rdi+0], r10
mov r8, -2
mov r11, rcx
xor r11, r12
sar r9, 1
lea r13, [r9+r11]
cmovc r13, r9
adc r12, 0
cmovs r14, rbx
lea rdx, [r14-1]
sarx rsi, r14, r15
cmovs rcx, r9
sub rbp, r14
mov rax, rcx
xor rax, rsi
sar r13, 1
lea r10, [r13+rax]
cmovc r10, r13
mov r11, -2
adc rsi, 0
cmovs rdx, rbp
lea r12, [rdx-1]
sarx rbx, rdx, r15
cmovs rcx, r13
sub r8, rdx
vpermq zmm27, zmmword ptr [rdi+960], 0x44
vpmuldq zmm0, zmm23, zmm27
vpermq zmm1, zmmword ptr [rdi+960], 0xee
vpmuldq zmm2, zmm24, zmm1
mov r9, -2
mov r14, rcx
xor r14, rbx
sar r10, 1
vpaddq zmm3, zmm0, zmm2
vpaddq zmm4, zmm3, qword ptr [rdi+480]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+896]
vpandq zmm9, zmm8, zmm7
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+2112]
lea rax, [r10+r14]
cmovc rax, r10
adc rbx, 0
cmovs r12, r8
lea rsi, [r12-1]
sarx rbp, r12, r15
cmovs rcx, r10
sub r11, r12
vpaddq zmm14, zmm4, zmm11
mov r13, rcx
xor r13, rbp
sar rax, 1
lea rdx, [rax+r13]
cmovc rdx, rax
adc rbp, 0
cmovs rsi, r11
lea r14, [rsi-1]
sarx rbx, rsi, r15
cmovs rcx, rax
sub r9, rsi
vpandq zmm15, zmm14, zmm7
vshufi64x2 zmm5{k2}{z}, zmm15, zmm15, 0x0e
vpsrlq zmm12, zmm14, 30
vpmuldq zmm6, zmm25, zmm27
mov r8, -2
vpermq zmm13, zmmword ptr [rdi+1024], 0x44
vpmuldq zmm17, zmm26, zmm1
mov r10, -2
vpermq zmm18, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm19, zmm23, zmm13
mov r12, rcx
xor r12, rbx
sar rdx, 1
lea r13, [rdx+r12]
cmovc r13, rdx
adc rbx, 0
cmovs r14, r9
lea rbp, [r14-1]
sarx r11, r14, r15
vpaddq zmm20, zmm6, zmm17
vpmuldq zmm16, zmm24, zmm18
vpmuludq zmm22, zmm10, zmmword ptr [rdi+2176]
cmovs rcx, rdx
sub r8, r14
mov rax, rcx
xor rax, r11
sar r13, 1
lea rsi, [r13+rax]
cmovc rsi, r13
adc r11, 0
cmovs rbp, r8
lea r12, [rbp-1]
sarx rbx, rbp, r15
mov r9, -2
cmovs rcx, r13
sub r10, rbp
vpaddq zmm21, zmm20, zmm19
vpaddq zmm0, zmm21, zmm16
vpaddq zmm2, zmm0, zmm22
vpaddq zmm3, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm8, zmm3, zmm12
vpmuludq zmm9, zmm8, zmmword ptr [rdi+896]
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
mov rdx, -2
vpmuludq zmm15, zmm11, zmmword ptr [rdi+2112]
vpaddq zmm14, zmm8, zmm15
vpsrlq zmm27, zmm14, 30
mov r14, rcx
xor r14, rbx
sar rsi, 1
lea rax, [rsi+r14]
cmovc rax, rsi
adc rbx, 0
cmovs r12, r10
lea r11, [r12-1]
sarx r8, r12, r15
cmovs rcx, rsi
sub r9, r12
mov r13, rcx
xor r13, r8
sar rax, 1
lea rbp, [rax+r13]
cmovc rbp, rax
adc r8, 0
cmovs r11, r9
lea r14, [r11-1]
sarx rbx, r11, r15
vpandq zmm1, zmm14, zmm7
vshufi64x2 zmm6{k2}{z}, zmm1, zmm1, 0x0e
mov r10, -2
vpmuldq zmm17, zmm25, zmm13
vpmuldq zmm20, zmm26, zmm18
vpermq zmm19, zmmword ptr [rdi+1088], 0x44
vpmuldq zmm21, zmm23, zmm19
vpermq zmm16, zmmword ptr [rdi+1088], 0xee
vpaddq zmm0, zmm17, zmm20
cmovs rcx, rax
sub rdx, r11
mov rsi, -2
vpmuldq zmm22, zmm24, zmm16
vpaddq zmm2, zmm0, zmm21
mov r12, rcx
xor r12, rbx
sar rbp, 1
vpaddq zmm3, zmm2, zmm22
vpmuludq zmm12, zmm10, zmmword ptr [rdi+2240]
lea r13, [rbp+r12]
cmovc r13, rbp
adc rbx, 0
cmovs r14, rdx
lea r8, [r14-1]
vpmuludq zmm9, zmm11, zmmword ptr [rdi+2176]
sarx r9, r14, r15
cmovs rcx, rbp
sub r10, r14
mov rax, rcx
xor rax, r9
sar r13, 1
lea r11, [r13+rax]
cmovc r11, r13
vpaddq zmm4, zmm3, zmm12
vpaddq zmm8, zmm4, zmm9
adc r9, 0
cmovs r8, r10
sarx r12, r8, r15
lea rbx, [r8-1]
vpermq zmm15, zmmword ptr [rdi+1152], 0x44
mov rdx, -2
vpaddq zmm14, zmm8, qword ptr [rdi+512]{1to8}
vpaddq zmm1, zmm14, zmm27
vpandq zmm13, zmm1, zmm7
vpsrlq zmm18, zmm1, 30
vpmuldq zmm17, zmm26, zmm16
cmovs rcx, r13
sub rsi, r8
vpmuldq zmm20, zmm25, zmm19
vpmuldq zmm0, zmm23, zmm15
vpermq zmm21, zmmword ptr [rdi+1152], 0xee
mov rbp, rcx
xor rbp, r12
sar r11, 1
mov r14, -2
lea rax, [r11+rbp]
cmovc rax, r11
adc r12, 0
cmovs rbx, rsi
lea r9, [rbx-1]
sarx r10, rbx, r15
vpmuldq zmm2, zmm24, zmm21
vpaddq zmm22, zmm20, zmm17
vpaddq zmm3, zmm22, zmm0
vpaddq zmm12, zmm3, zmm2
vpmuludq zmm4, zmm11, zmmword ptr [rdi+2240]
cmovs rcx, r11
sub rdx, rbx
mov r13, rcx
xor r13, r10
sar rax, 1
lea r8, [rax+r13]
cmovc r8, rax
adc r10, 0
cmovs r9, rdx
lea rbp, [r9-1]
vpmuludq zmm9, zmm10, zmmword ptr [rdi+2304]
sarx r12, r9, r15
vpaddq zmm8, zmm12, zmm9
vpaddq zmm14, zmm8, zmm4
cmovs rcx, rax
sub r14, r9
vpaddq zmm27, zmm14, qword ptr [rdi+512]{1to8}
vpaddq zmm1, zmm27, zmm18
vpsrlq zmm16, zmm1, 30
vpandq zmm19, zmm1, zmm7
vpermq zmm20, zmmword ptr [rdi+1216], 0xee
vmovdqa64 zmmword ptr [rdi+1024], zmm19
mov rsi, rcx
xor rsi, r12
sar r8, 1
vpmuldq zmm17, zmm26, zmm21
vpmuldq zmm22, zmm25, zmm15
lea r11, [r8+rsi]
cmovc r11, r8
adc r12, 0
cmovs rbp, r14
sarx rbx, rbp, r15
lea r13, [rbp-1]
cmovs rcx, r8
mov r10, r11
add r10, qword ptr [rdi-56]
mov rdx, rcx
add rdx, qword ptr [rdi-64]
mov rax, r11
shl rax, 44
mov r9, rcx
shl r9, 45
vpermq zmm0, zmmword ptr [rdi+1216], 0x44
vpmuldq zmm3, zmm23, zmm0
rorx rsi, r10, 21
rorx r12, r10, 42
rorx r14, rdx, 20
imul r14, qword ptr [rdi-16]
rorx r8, rdx, 41
imul r8, qword ptr [rdi+0]
add rax, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
mov r10, -2
imul rsi, qword ptr [rdi-16]
imul r12, qword ptr [rdi+0]
sub r10, rbp
vpaddq zmm2, zmm22, zmm17
vpaddq zmm12, zmm2, zmm3
vpmuldq zmm9, zmm24, zmm20
vpaddq zmm8, zmm12, zmm9
lea rdx, [rsi+r12]
lea rbp, [r14+r8]
lea rsi, [rdx+rax]
vpmuludq zmm4, zmm10, zmmword ptr [rdi+2368]
vpaddq zmm14, zmm8, zmm4
vpmuludq zmm27, zmm11, zmmword ptr [rdi+2304]
mov r12, -2
ror rsi, 44
lea r14, [rbp+r9]
ror r14, 45
vpaddq zmm18, zmm14, zmm27
vpaddq zmm1, zmm18, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm1, zmm16
mov r8, r14
xor r8, rbx
sar rsi, 1
lea rdx, [rsi+r8]
cmovc rdx, rsi
adc rbx, 0
cmovs r13, r10
lea rax, [r13-1]
vpandq zmm15, zmm21, zmm7
mov rbp, -2
vpmuldq zmm22, zmm25, zmm0
sarx r9, r13, r15
vpsrlq zmm17, zmm21, 30
vmovdqa64 zmmword ptr [rdi+1088], zmm15
vpermq zmm2, zmmword ptr [rdi+1280], 0x44
vpmuldq zmm3, zmm23, zmm2
cmovs r14, rsi
sub r12, r13
vpermq zmm12, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm9, zmm26, zmm20
vpaddq zmm8, zmm22, zmm9
vpmuldq zmm4, zmm24, zmm12
vpaddq zmm14, zmm8, zmm3
vpaddq zmm27, zmm14, zmm4
mov r8, -2
mov rbx, r14
xor rbx, r9
sar rdx, 1
vpmuludq zmm18, zmm10, zmmword ptr [rdi+2432]
lea r10, [rdx+rbx]
cmovc r10, rdx
adc r9, 0
cmovs rax, r12
lea rsi, [rax-1]
vpaddq zmm1, zmm27, zmm18
vpbroadcastq zmm16, rcx
vpmuludq zmm0, zmm11, zmmword ptr [rdi+2368]
vpbroadcastq zmm16{k1}, r11
vpaddq zmm21, zmm16, zmm29
vpsllvq zmm20, zmm21, zmm30
vpaddq zmm22, zmm1, zmm0
vpaddq zmm9, zmm22, qword ptr [rdi+512]{1to8}
vpsravq zmm8, zmm20, zmm31
vpsubq zmm3, zmm28, zmm8
cmovs r14, rdx
sub rbp, rax
mov r13, -2
sarx rbx, rax, r15
mov r9, r14
xor r9, rbx
sar r10, 1
lea r12, [r10+r9]
cmovc r12, r10
adc rbx, 0
cmovs rsi, rbp
lea rcx, [rsi-1]
sarx r11, rsi, r15
vmovdqa64 zmmword ptr [rdi+192], zmm3
vpaddq zmm14, zmm9, zmm17
mov rdx, qword ptr [rdi+192]
vpsrlq zmm4, zmm14, 30
cmovs r14, r10
sub r8, rsi
imul rdx, qword ptr [rdi-24]
mov rax, qword ptr [rdi+200]
imul rax, qword ptr [rdi-8]
lea r9, [rdx+rax]
sar r9, 20
mov qword ptr [rdi+8], r9
mov rbx, qword ptr [rdi+208]
imul rbx, qword ptr [rdi-24]
vpsllq zmm27, zmm15, 20
vpandq zmm18, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm18
vpsrlq zmm16, zmm19, 10
mov rbp, qword ptr [rdi+216]
imul rbp, qword ptr [rdi-8]
vpaddq zmm21, zmm16, zmm27
mov r10, -2
lea rsi, [rbx+rbp]
sar rsi, 20
mov qword ptr [rdi+16], rsi
mov rdx, qword ptr [rdi+192]
vpsllq zmm1, zmm18, 50
vpaddq zmm0, zmm21, zmm1
mov rax, r14
xor rax, r11
sar r12, 1
vpmuldq zmm22, zmm26, zmm12
lea r9, [r12+rax]
cmovc r9, r12
adc r11, 0
cmovs rcx, r8
lea rbx, [rcx-1]
sarx rbp, rcx, r15
cmovs r14, r12
sub r13, rcx
mov rsi, r14
xor rsi, rbp
sar r9, 1
lea rax, [r9+rsi]
cmovc rax, r9
adc rbp, 0
cmovs rbx, r13
lea r11, [rbx-1]
vmovdqa64 zmmword ptr [rdi+384], zmm0
vpermq zmm20, zmmword ptr [rdi+1344], 0x44
vpmuldq zmm8, zmm23, zmm20
sarx r8, rbx, r15
vpmuldq zmm3, zmm25, zmm2
vpermq zmm9, zmmword ptr [rdi+1344], 0xee
vpmuldq zmm17, zmm24, zmm9
mov r12, -2
vpmuludq zmm15, zmm10, zmmword ptr [rdi+2496]
cmovs r14, r9
sub r10, rbx
imul rdx, qword ptr [rdi+384]
mov rcx, qword ptr [rdi+200]
imul rcx, qword ptr [rdi+400]
lea rsi, [rdx+rcx]
mov rbp, qword ptr [rdi+8]
sar rbp, 20
lea r13, [rbp+rsi]
shl r13, 44
mov qword ptr [rdi+24], r13
mov r9, qword ptr [rdi+208]
imul r9, qword ptr [rdi+384]
mov rbx, qword ptr [rdi+216]
imul rbx, qword ptr [rdi+400]
lea rdx, [r9+rbx]
mov rcx, qword ptr [rdi+16]
sar rcx, 20
lea rbp, [rcx+rdx]
shl rbp, 44
mov qword ptr [rdi+32], rbp
vpaddq zmm14, zmm3, zmm22
mov rsi, r14
xor rsi, r8
mov r13, -2
vpaddq zmm19, zmm14, zmm8
vpaddq zmm16, zmm19, zmm17
sar rax, 1
vpmuludq zmm27, zmm11, zmmword ptr [rdi+2432]
vpaddq zmm18, zmm16, zmm15
lea r9, [rax+rsi]
cmovc r9, rax
adc r8, 0
cmovs r11, r10
lea rbx, [r11-1]
sarx rcx, r11, r15
cmovs r14, rax
sub r12, r11
mov rdx, r14
xor rdx, rcx
sar r9, 1
lea rbp, [r9+rdx]
cmovc rbp, r9
vpaddq zmm21, zmm18, zmm27
vpaddq zmm1, zmm21, qword ptr [rdi+512]{1to8}
adc rcx, 0
cmovs rbx, r12
lea rsi, [rbx-1]
vpaddq zmm12, zmm1, zmm4
sarx r8, rbx, r15
vpsrlq zmm0, zmm12, 30
vpmuldq zmm2, zmm25, zmm20
mov r10, -2
vpmuldq zmm3, zmm26, zmm9
vpandq zmm22, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm22
cmovs r14, r9
sub r13, rbx
mov rax, -2
vpermq zmm14, zmmword ptr [rdi+1408], 0xee
mov r11, r14
xor r11, r8
sar rbp, 1
vpermq zmm8, zmmword ptr [rdi+1408], 0x44
vpmuldq zmm19, zmm23, zmm8
lea rdx, [rbp+r11]
cmovc rdx, rbp
adc r8, 0
cmovs rsi, r13
lea rcx, [rsi-1]
sarx r12, rsi, r15
vpmuldq zmm17, zmm24, zmm14
cmovs r14, rbp
sub r10, rsi
mov r9, r14
xor r9, r12
sar rdx, 1
lea rbx, [rdx+r9]
cmovc rbx, rdx
adc r12, 0
cmovs rcx, r10
lea r11, [rcx-1]
vpmuludq zmm16, zmm10, zmmword ptr [rdi+2560]
vpaddq zmm15, zmm2, zmm3
vpaddq zmm18, zmm15, zmm19
vpaddq zmm27, zmm18, zmm17
mov r8, -2
vpmuludq zmm21, zmm11, zmmword ptr [rdi+2496]
cmovs r14, rdx
sub rax, rcx
sarx r13, rcx, r15
vpaddq zmm1, zmm27, zmm16
vpaddq zmm4, zmm1, zmm21
vpaddq zmm20, zmm4, qword ptr [rdi+512]{1to8}
vpaddq zmm9, zmm20, zmm0
mov rbp, -2
vpsrlq zmm12, zmm9, 30
vpandq zmm22, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm22
mov rsi, r14
xor rsi, r13
sar rbx, 1
lea r9, [rbx+rsi]
cmovc r9, rbx
adc r13, 0
cmovs r11, rax
lea r12, [r11-1]
vpmuldq zmm2, zmm25, zmm8
sarx r10, r11, r15
vpmuldq zmm3, zmm26, zmm14
vpermq zmm15, zmmword ptr [rdi+1472], 0x44
cmovs r14, rbx
sub r8, r11
mov rdx, r14
xor rdx, r10
sar r9, 1
lea rcx, [r9+rdx]
cmovc rcx, r9
adc r10, 0
cmovs r12, r8
lea rsi, [r12-1]
vpermq zmm19, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm18, zmm23, zmm15
sarx r13, r12, r15
vpmuldq zmm17, zmm24, zmm19
vpaddq zmm27, zmm2, zmm3
mov rax, -2
vpaddq zmm16, zmm27, zmm18
vpaddq zmm1, zmm16, zmm17
cmovs r14, r9
sub rbp, r12
vpmuludq zmm21, zmm10, zmmword ptr [rdi+2624]
vpaddq zmm4, zmm1, zmm21
mov rbx, -2
vpmuludq zmm20, zmm11, zmmword ptr [rdi+2560]
vpaddq zmm0, zmm4, zmm20
vpaddq zmm9, zmm0, qword ptr [rdi+512]{1to8}
mov r11, r14
xor r11, r13
sar rcx, 1
vpaddq zmm22, zmm9, zmm12
vpsrlq zmm8, zmm22, 30
lea rdx, [rcx+r11]
cmovc rdx, rcx
adc r13, 0
cmovs rsi, rbp
lea r10, [rsi-1]
sarx r8, rsi, r15
cmovs r14, rcx
sub rax, rsi
mov r9, r14
xor r9, r8
sar rdx, 1
lea r12, [rdx+r9]
cmovc r12, rdx
adc r8, 0
cmovs r10, rax
lea r11, [r10-1]
vpandq zmm14, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm14
sarx r13, r10, r15
vpmuldq zmm2, zmm25, zmm15
mov rbp, -2
vpmuldq zmm3, zmm26, zmm19
vpermq zmm27, zmmword ptr [rdi+1536], 0x44
vpermq zmm18, zmmword ptr [rdi+1536], 0xee
vpmuldq zmm16, zmm23, zmm27
cmovs r14, rdx
sub rbx, r10
vpmuldq zmm17, zmm24, zmm18
vpaddq zmm1, zmm2, zmm3
mov rcx, -2
vpaddq zmm21, zmm1, zmm16
vpaddq zmm4, zmm21, zmm17
vpmuludq zmm20, zmm10, zmmword ptr [rdi+2688]
mov rsi, r14
xor rsi, r13
sar r12, 1
lea r9, [r12+rsi]
cmovc r9, r12
adc r13, 0
cmovs r11, rbx
lea r8, [r11-1]
sarx rax, r11, r15
vpaddq zmm0, zmm4, zmm20
vpmuludq zmm9, zmm11, zmmword ptr [rdi+2624]
vpaddq zmm12, zmm0, zmm9
cmovs r14, r12
sub rbp, r11
mov rdx, r14
xor rdx, rax
sar r9, 1
lea r10, [r9+rdx]
cmovc r10, r9
adc rax, 0
cmovs r8, rbp
lea rsi, [r8-1]
sarx r13, r8, r15
vpaddq zmm22, zmm12, qword ptr [rdi+512]{1to8}
mov rbx, -2
vpaddq zmm14, zmm22, zmm8
vpandq zmm15, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm15
cmovs r14, r9
sub rcx, r8
vpsrlq zmm19, zmm14, 30
vpmuldq zmm2, zmm25, zmm27
mov r12, -2
vpmuldq zmm3, zmm26, zmm18
vpermq zmm1, zmmword ptr [rdi+1600], 0xee
mov r11, r14
xor r11, r13
sar r10, 1
vpermq zmm16, zmmword ptr [rdi+1600], 0x44
vpmuldq zmm21, zmm23, zmm16
lea rdx, [r10+r11]
cmovc rdx, r10
adc r13, 0
cmovs rsi, rcx
lea rax, [rsi-1]
vpmuldq zmm17, zmm24, zmm1
sarx rbp, rsi, r15
cmovs r14, r10
sub rbx, rsi
mov r9, r14
xor r9, rbp
sar rdx, 1
lea r8, [rdx+r9]
cmovc r8, rdx
adc rbp, 0
cmovs rax, rbx
lea r11, [rax-1]
vpaddq zmm4, zmm2, zmm3
vpaddq zmm20, zmm4, zmm21
sarx r13, rax, r15
vpaddq zmm0, zmm20, zmm17
mov rcx, -2
vpmuludq zmm9, zmm10, zmmword ptr [rdi+2752]
vpaddq zmm12, zmm0, zmm9
vpmuludq zmm22, zmm11, zmmword ptr [rdi+2688]
cmovs r14, rdx
sub r12, rax
vpaddq zmm8, zmm12, zmm22
vpaddq zmm15, zmm8, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm15, zmm19
mov r10, -2
vpsrlq zmm27, zmm14, 30
vpandq zmm18, zmm14, zmm7
mov rsi, r14
xor rsi, r13
sar r8, 1
vmovdqa64 zmmword ptr [rdi+1472], zmm18
lea r9, [r8+rsi]
cmovc r9, r8
adc r13, 0
cmovs r11, r12
lea rbp, [r11-1]
vpmuldq zmm2, zmm25, zmm16
sarx rbx, r11, r15
vpmuldq zmm3, zmm26, zmm1
cmovs r14, r8
sub rcx, r11
mov rdx, r14
xor rdx, rbx
sar r9, 1
lea rax, [r9+rdx]
cmovc rax, r9
adc rbx, 0
cmovs rbp, rcx
lea rsi, [rbp-1]
sarx r13, rbp, r15
vpermq zmm4, zmmword ptr [rdi+1664], 0x44
vpermq zmm21, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm20, zmm23, zmm4
vpmuldq zmm17, zmm24, zmm21
vpaddq zmm0, zmm2, zmm3
cmovs r14, r9
sub r10, rbp
vpaddq zmm9, zmm0, zmm20
vpaddq zmm12, zmm9, zmm17
vpmuludq zmm22, zmm10, zmmword ptr [rdi+2816]
vpaddq zmm8, zmm12, zmm22
vpmuludq zmm15, zmm11, zmmword ptr [rdi+2752]
mov r12, r14
xor r12, r13
sar rax, 1
lea r8, [rax+r12]
cmovc r8, rax
adc r13, 0
cmovs rsi, r10
vpaddq zmm19, zmm8, zmm15
vpaddq zmm14, zmm19, qword ptr [rdi+512]{1to8}
sarx r11, rsi, r15
vpaddq zmm18, zmm14, zmm27
lea rdx, [rsi-1]
cmovs r14, rax
vpbroadcastq zmm16, r14
mov rbx, r8
add rbx, qword ptr [rdi-56]
mov rcx, r14
add rcx, qword ptr [rdi-64]
vpbroadcastq zmm16{k1}, r8
shl r8, 44
shl r14, 45
rorx r9, rbx, 21
rorx rbp, rbx, 42
rorx r12, rcx, 20
rorx r13, rcx, 41
vpaddq zmm1, zmm16, zmm29
vpsrlq zmm2, zmm18, 30
add r8, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
imul r9, qword ptr [rdi+24]
imul rbp, qword ptr [rdi+32]
imul r12, qword ptr [rdi+24]
imul r13, qword ptr [rdi+32]
vpsllvq zmm3, zmm1, zmm30
mov r10, -2
sub r10, rsi
vpandq zmm0, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm0
vpsravq zmm20, zmm3, zmm31
vpmuldq zmm9, zmm25, zmm4
vpmuldq zmm17, zmm26, zmm21
lea rax, [r9+rbp]
lea rbx, [r12+r13]
vpsubq zmm12, zmm28, zmm20
vmovdqa64 zmmword ptr [rdi+256], zmm12
vpermq zmm22, zmmword ptr [rdi+1728], 0x44
lea rcx, [rax+r8]
lea rsi, [rbx+r14]
vpmuldq zmm8, zmm23, zmm22
mov r9, -2
vpunpcklqdq zmm15, zmm12, zmm12
ror rcx, 44
ror rsi, 45
vpunpckhqdq zmm19, zmm12, zmm12
vpermq zmm14, zmmword ptr [rdi+1728], 0xee
vpmuldq zmm27, zmm24, zmm14
vpaddq zmm16, zmm9, zmm17
vpaddq zmm1, zmm16, zmm8
vpaddq zmm18, zmm1, zmm27
vbroadcasti32x4 zmm0, xmmword ptr [rdi+192]
mov rbp, rsi
xor rbp, r11
sar rcx, 1
lea r12, [rcx+rbp]
cmovc r12, rcx
adc r11, 0
cmovs rdx, r10
lea r13, [rdx-1]
vpmuludq zmm3, zmm10, zmmword ptr [rdi+2880]
vbroadcasti32x4 zmm4, xmmword ptr [rdi+208]
vpmuldq zmm21, zmm15, zmm0
mov rax, -2
vpmuludq zmm20, zmm11, zmmword ptr [rdi+2816]
vpaddq zmm12, zmm18, zmm3
cmovs rsi, rcx
sub r9, rdx
vpmuldq zmm9, zmm19, zmm4
vpaddq zmm17, zmm21, zmm9
sarx r8, rdx, r15
vpaddq zmm16, zmm12, zmm20
vpaddq zmm8, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm1, zmm8, zmm2
vmovdqa64 zmmword ptr [rdi+128], zmm17
vpsrlq zmm27, zmm1, 30
mov rbx, qword ptr [rdi+256]
vpandq zmm15, zmm1, zmm7
vpmuldq zmm0, zmm25, zmm22
vmovdqa64 zmmword ptr [rdi+1600], zmm15
mov r14, -2
imul rbx, qword ptr [rdi+8]
mov rbp, rsi
xor rbp, r8
sar r12, 1
lea r11, [r12+rbp]
cmovc r11, r12
adc r8, 0
cmovs r13, r9
lea r10, [r13-1]
mov rcx, qword ptr [rdi+264]
sarx rdx, r13, r15
vpermq zmm18, zmmword ptr [rdi+1792], 0x44
vpmuldq zmm3, zmm26, zmm14
cmovs rsi, r12
sub rax, r13
mov rbp, rsi
xor rbp, rdx
sar r11, 1
lea r8, [r11+rbp]
cmovc r8, r11
adc rdx, 0
cmovs r10, rax
lea r9, [r10-1]
vpmuldq zmm19, zmm23, zmm18
vpermq zmm4, zmmword ptr [rdi+1792], 0xee
sarx r12, r10, r15
vpmuldq zmm21, zmm24, zmm4
mov r13, -2
vpaddq zmm9, zmm0, zmm3
vpaddq zmm12, zmm9, zmm19
vpaddq zmm20, zmm12, zmm21
vpmuludq zmm16, zmm10, zmmword ptr [rdi+2944]
vpaddq zmm8, zmm20, zmm16
vpmuludq zmm2, zmm11, zmmword ptr [rdi+2880]
cmovs rsi, r11
sub r14, r10
imul rcx, qword ptr [rdi+16]
lea rbp, [rbx+rcx]
sar rbp, 20
mov rdx, qword ptr [rdi+128]
imul rdx, qword ptr [rdi+384]
mov rax, qword ptr [rdi+136]
imul rax, qword ptr [rdi+400]
lea r11, [rdx+rax]
vpaddq zmm17, zmm8, zmm2
mov r10, -2
vpaddq zmm1, zmm17, qword ptr [rdi+512]{1to8}
lea rbx, [rbp+r11]
mov rcx, rsi
xor rcx, r12
sar r8, 1
vpaddq zmm22, zmm1, zmm27
vpsrlq zmm15, zmm22, 30
lea rdx, [r8+rcx]
cmovc rdx, r8
adc r12, 0
cmovs r9, r14
lea rax, [r9-1]
sarx rbp, r9, r15
vpandq zmm14, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm14
mov qword ptr [rdi-112], rbx
cmovs rsi, r8
sub r13, r9
sar rbx, 20
mov r11, rsi
xor r11, rbp
sar rdx, 1
lea rcx, [rdx+r11]
cmovc rcx, rdx
adc rbp, 0
cmovs rax, r13
lea r12, [rax-1]
vpmuldq zmm0, zmm25, zmm18
vpmuldq zmm3, zmm26, zmm4
sarx r14, rax, r15
vpermq zmm9, zmmword ptr [rdi+1856], 0x44
mov r8, -2
vpermq zmm19, zmmword ptr [rdi+1856], 0xee
vpmuldq zmm12, zmm23, zmm9
cmovs rsi, rdx
sub r10, rax
shl rbx, 44
mov qword ptr [rdi+40], rbx
mov r9, qword ptr [rdi+272]
imul r9, qword ptr [rdi+8]
vpmuldq zmm21, zmm24, zmm19
mov r11, qword ptr [rdi+280]
mov rbp, -2
vpaddq zmm20, zmm0, zmm3
vpaddq zmm16, zmm20, zmm12
vpaddq zmm8, zmm16, zmm21
mov r13, rsi
xor r13, r14
sar rcx, 1
vpmuludq zmm2, zmm10, zmmword ptr [rdi+3008]
vpaddq zmm17, zmm8, zmm2
lea rdx, [rcx+r13]
cmovc rdx, rcx
adc r14, 0
cmovs r12, r10
lea rax, [r12-1]
vpmuludq zmm1, zmm11, zmmword ptr [rdi+2944]
sarx rbx, r12, r15
cmovs rsi, rcx
sub r8, r12
imul r11, qword ptr [rdi+16]
lea r13, [r9+r11]
mov r14, rsi
xor r14, rbx
sar rdx, 1
lea r10, [rdx+r14]
cmovc r10, rdx
adc rbx, 0
cmovs rax, r8
lea rcx, [rax-1]
vpaddq zmm27, zmm17, zmm1
sarx r12, rax, r15
vpaddq zmm22, zmm27, qword ptr [rdi+512]{1to8}
mov r9, -2
vpaddq zmm14, zmm22, zmm15
vpsrlq zmm18, zmm14, 30
cmovs rsi, rdx
sub rbp, rax
sar r13, 20
mov r11, qword ptr [rdi+144]
imul r11, qword ptr [rdi+384]
mov r14, qword ptr [rdi+152]
vpandq zmm4, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm4
vpmuldq zmm0, zmm26, zmm19
vpermq zmm3, zmmword ptr [rdi+1920], 0x44
vpmuldq zmm20, zmm25, zmm9
mov rbx, -2
vpaddq zmm12, zmm20, zmm0
vpmuldq zmm16, zmm23, zmm3
imul r14, qword ptr [rdi+400]
lea r8, [r11+r14]
lea rdx, [r13+r8]
mov qword ptr [rdi-104], rdx
mov rax, rsi
xor rax, r12
sar r10, 1
vpermq zmm21, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm8, zmm24, zmm21
lea r11, [r10+rax]
cmovc r11, r10
adc r12, 0
cmovs rcx, rbp
lea r14, [rcx-1]
cmovs rsi, r10
sub r9, rcx
sar rdx, 20
sarx r13, rcx, r15
mov r8, rsi
xor r8, r13
sar r11, 1
lea rax, [r11+r8]
cmovc rax, r11
adc r13, 0
cmovs r14, r9
lea r12, [r14-1]
vpaddq zmm2, zmm12, zmm16
vpaddq zmm17, zmm2, zmm8
sarx rbp, r14, r15
vpmuludq zmm1, zmm10, zmmword ptr [rdi+3072]
vpaddq zmm27, zmm17, zmm1
mov r10, -2
vpmuludq zmm22, zmm11, zmmword ptr [rdi+3008]
vpaddq zmm15, zmm27, zmm22
vpaddq zmm14, zmm15, qword ptr [rdi+512]{1to8}
cmovs rsi, r11
sub rbx, r14
shl rdx, 44
mov qword ptr [rdi+48], rdx
vpaddq zmm4, zmm14, zmm18
mov rcx, -2
vpandq zmm19, zmm4, zmm7
vpsrlq zmm9, zmm4, 30
vmovdqa64 zmmword ptr [rdi+1792], zmm19
mov r8, rsi
xor r8, rbp
sar rax, 1
lea r13, [rax+r8]
cmovc r13, rax
adc rbp, 0
cmovs r12, rbx
lea r9, [r12-1]
vpmuldq zmm20, zmm25, zmm3
vpmuldq zmm0, zmm26, zmm21
sarx r11, r12, r15
cmovs rsi, rax
sub r10, r12
mov r14, rsi
xor r14, r11
sar r13, 1
lea rdx, [r13+r14]
cmovc rdx, r13
adc r11, 0
cmovs r9, r10
lea r8, [r9-1]
vpermq zmm12, zmmword ptr [rdi+1984], 0x44
vpermq zmm16, zmmword ptr [rdi+1984], 0xee
sarx rbp, r9, r15
vpmuldq zmm2, zmm23, zmm12
mov rbx, -2
vpmuldq zmm8, zmm24, zmm16
vpaddq zmm17, zmm20, zmm0
vpaddq zmm1, zmm17, zmm2
cmovs rsi, r13
sub rcx, r9
vpaddq zmm27, zmm1, zmm8
vpmuludq zmm22, zmm10, zmmword ptr [rdi+3136]
vpaddq zmm15, zmm27, zmm22
mov rax, -2
vpmuludq zmm14, zmm11, zmmword ptr [rdi+3072]
vpaddq zmm18, zmm15, zmm14
mov r12, rsi
xor r12, rbp
sar rdx, 1
vpaddq zmm4, zmm18, qword ptr [rdi+512]{1to8}
lea r14, [rdx+r12]
cmovc r14, rdx
adc rbp, 0
cmovs r8, rcx
lea r11, [r8-1]
vpaddq zmm19, zmm4, zmm9
sarx r10, r8, r15
cmovs rsi, rdx
sub rbx, r8
mov r13, rsi
xor r13, r10
sar r14, 1
lea r9, [r14+r13]
cmovc r9, r14
adc r10, 0
cmovs r11, rbx
lea r12, [r11-1]
vpsrlq zmm3, zmm19, 30
vpandq zmm21, zmm19, zmm7
sarx rbp, r11, r15
vmovdqa64 zmmword ptr [rdi+1856], zmm21
mov rcx, -2
vpmuldq zmm20, zmm25, zmm12
vpermq zmm0, zmmword ptr [rdi+2048], 0x44
vpmuldq zmm17, zmm26, zmm16
cmovs rsi, r14
sub rax, r11
vpermq zmm2, zmmword ptr [rdi+2048], 0xee
vpmuldq zmm1, zmm23, zmm0
vpaddq zmm8, zmm20, zmm17
vpmuldq zmm27, zmm24, zmm2
mov rdx, -2
vpaddq zmm22, zmm8, zmm1
mov r8, rsi
xor r8, rbp
sar r9, 1
vpaddq zmm15, zmm22, zmm27
lea r13, [r9+r8]
cmovc r13, r9
adc rbp, 0
cmovs r12, rax
lea r10, [r12-1]
vpmuludq zmm14, zmm10, zmmword ptr [rdi+3200]
sarx rbx, r12, r15
cmovs rsi, r9
sub rcx, r12
mov r14, rsi
xor r14, rbx
sar r13, 1
lea r11, [r13+r14]
cmovc r11, r13
adc rbx, 0
cmovs r10, rcx
lea r8, [r10-1]
vpaddq zmm18, zmm15, zmm14
vpmuludq zmm4, zmm11, zmmword ptr [rdi+3136]
sarx rbp, r10, r15
vpaddq zmm9, zmm18, zmm4
vpaddq zmm19, zmm9, qword ptr [rdi+512]{1to8}
mov rax, -2
vpaddq zmm21, zmm19, zmm3
vpsrlq zmm12, zmm21, 30
cmovs rsi, r13
sub rdx, r10
vpandq zmm16, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm16
vpmuldq zmm23, zmm25, zmm0
mov r9, -2
vpmuldq zmm20, zmm26, zmm2
vpaddq zmm17, zmm23, zmm20
mov r12, rsi
xor r12, rbp
sar r11, 1
lea r14, [r11+r12]
cmovc r14, r11
adc rbp, 0
cmovs r8, rdx
lea rbx, [r8-1]
sarx rcx, r8, r15
vpmuludq zmm24, zmm11, zmmword ptr [rdi+3200]
cmovs rsi, r11
sub rax, r8
mov r13, rsi
xor r13, rcx
sar r14, 1
lea r10, [r14+r13]
cmovc r10, r14
adc rcx, 0
cmovs rbx, rax
lea r12, [rbx-1]
vpaddq zmm8, zmm17, zmm24
vpaddq zmm1, zmm8, qword ptr [rdi+512]{1to8}
vpaddq zmm22, zmm1, zmm12
sarx rbp, rbx, r15
mov rdx, -2
vpaddq zmm27, zmm22, zmm5
vpandq zmm10, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm10
vpsrlq zmm15, zmm27, 30
cmovs rsi, r14
sub r9, rbx
vpaddq zmm14, zmm15, zmm6
vpaddq zmm18, zmm14, zmmword ptr [rdi+576]
mov r11, -2
vpsrlq zmm4, zmm18, 30
vpandq zmm9, zmm18, zmmword ptr [rdi+640]
vmovdqa64 zmmword ptr [rdi+2048], zmm9
mov r8, rsi
xor r8, rbp
sar r10, 1
vshufi64x2 zmm19{k3}{z}, zmm4, zmm4, 0x44
lea r13, [r10+r8]
cmovc r13, r10
adc rbp, 0
cmovs r12, r9
lea rcx, [r12-1]
sarx rax, r12, r15
cmovs rsi, r10
sub rdx, r12
mov r14, rsi
xor r14, rax
sar r13, 1
lea rbx, [r13+r14]
cmovc rbx, r13
adc rax, 0
cmovs rcx, rdx
lea r8, [rcx-1]
vpaddq zmm3, zmm13, zmmword ptr [rdi+704]
sarx rbp, rcx, r15
vpaddq zmm21, zmm3, zmm19
vmovdqa64 zmmword ptr [rdi+960], zmm21
cmovs rsi, r13
sub r11, rcx
mov r9, rsi
xor r9, rbp
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rbp, 0
cmovs r8, r11
mov qword ptr [rdi-120], r10
sarx r12, r8, r15
cmovs rsi, rbx
mov qword ptr [rdi-128], rsi
mov r14, r10
add r14, qword ptr [rdi-56]
mov rax, rsi
add rax, qword ptr [rdi-64]
shl r10, 44
shl rsi, 45
rorx rdx, r14, 21
rorx r13, r14, 42
rorx rcx, rax, 20
rorx r9, rax, 41
add r10, qword ptr [rdi-40]
add rsi, qword ptr [rdi-48]
imul rdx, qword ptr [rdi+40]
imul r13, qword ptr [rdi+48]
imul rcx, qword ptr [rdi+40]
imul r9, qword ptr [rdi+48]
lea rbp, [rdx+r13]
lea r11, [rcx+r9]
lea rbx, [rbp+r10]
lea r14, [r11+rsi]
ror rbx, 44
ror r14, 45
mov rcx, r14
mov rdx, r8
mov rsi, r12
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
