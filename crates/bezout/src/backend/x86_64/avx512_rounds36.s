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
// Length: 36 limbs of 30 bits; 1301 instructions a round, 720 for its steps (form: carry).
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
mov rax, -2
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
lea rbp, [rdx-1]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
mov r8, -2
sub r8, rdx
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+384]
mov r9, rcx
xor r9, rsi
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
mov r11, -2
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
adc rsi, 0
cmovs rbp, r8
sarx r12, rbp, r15
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
mov r13, -2
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
lea r14, [rbp-1]
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
cmovs rcx, rbx
sub rax, rbp
vpunpcklqdq zmm23, zmm22, zmm22
vpunpckhqdq zmm24, zmm22, zmm22
vpunpcklqdq zmm25, zmm21, zmm21
vpunpckhqdq zmm26, zmm21, zmm21
mov rdx, qword ptr [rdi+320]
imul rdx, qword ptr [rdi-112]
mov r9, qword ptr [rdi+328]
imul r9, qword ptr [rdi-104]
lea rsi, [rdx+r9]
sar rsi, 20
shl rsi, 24
shr rsi, 24
mov r8, -2
mov rbx, rcx
xor rbx, r12
sar r10, 1
mov qword ptr [rdi-32], rsi
mov rbp, -2
lea rdx, [r10+rbx]
cmovc rdx, r10
adc r12, 0
cmovs r14, rax
sarx r9, r14, r15
lea rbx, [r14-1]
cmovs rcx, r10
sub r13, r14
mov r12, rcx
xor r12, r9
sar rdx, 1
lea rax, [rdx+r12]
cmovc rax, rdx
adc r9, 0
cmovs rbx, r13
sarx r10, rbx, r15
lea r14, [rbx-1]
cmovs rcx, rdx
sub r11, rbx
shr rsi, 20
shl rsi, 44
mov qword ptr [rdi-24], rsi
mov r12, qword ptr [rdi+336]
imul r12, qword ptr [rdi-112]
mov r9, qword ptr [rdi+344]
imul r9, qword ptr [rdi-104]
lea r13, [r12+r9]
sar r13, 20
shl r13, 24
shr r13, 24
mov qword ptr [rdi-16], r13
shr r13, 20
shl r13, 44
mov qword ptr [rdi-8], r13
mov rdx, -2
mov rbx, rcx
xor rbx, r10
sar rax, 1
mov rsi, -2
lea r12, [rax+rbx]
cmovc r12, rax
adc r10, 0
cmovs r14, r11
sarx r9, r14, r15
lea r13, [r14-1]
cmovs rcx, rax
sub rbp, r14
mov rbx, rcx
xor rbx, r9
sar r12, 1
lea r10, [r12+rbx]
cmovc r10, r12
adc r9, 0
cmovs r13, rbp
sarx r11, r13, r15
lea rax, [r13-1]
cmovs rcx, r12
sub r8, r13
mov r14, -2
mov rbx, rcx
xor rbx, r11
sar r10, 1
mov r9, -2
lea rbp, [r10+rbx]
cmovc rbp, r10
adc r11, 0
cmovs rax, r8
sarx r12, rax, r15
lea r13, [rax-1]
cmovs rcx, r10
sub rsi, rax
mov rbx, rcx
xor rbx, r12
sar rbp, 1
lea r11, [rbp+rbx]
cmovc r11, rbp
adc r12, 0
cmovs r13, rsi
sarx r8, r13, r15
lea r10, [r13-1]
cmovs rcx, rbp
sub rdx, r13
vpermq zmm27, zmmword ptr [rdi+896], 0x44
vpermq zmm0, zmmword ptr [rdi+896], 0xee
vpmuldq zmm1, zmm23, zmm27
vpmuldq zmm2, zmm24, zmm0
mov rax, -2
vpaddq zmm3, zmm1, zmm2
vpaddq zmm4, zmm3, qword ptr [rdi+416]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+832]
vpandq zmm9, zmm8, zmm7
mov rbx, -2
vshufi64x2 zmm10, zmm9, zmm9, 0x44
mov r12, rcx
xor r12, r8
sar r11, 1
vpmuludq zmm11, zmm10, zmmword ptr [rdi+2048]
vpaddq zmm14, zmm4, zmm11
lea rsi, [r11+r12]
cmovc rsi, r11
adc r8, 0
cmovs r10, rdx
sarx rbp, r10, r15
lea r13, [r10-1]
cmovs rcx, r11
sub r9, r10
mov r12, rcx
xor r12, rbp
sar rsi, 1
lea r8, [rsi+r12]
cmovc r8, rsi
adc rbp, 0
cmovs r13, r9
sarx rdx, r13, r15
lea r11, [r13-1]
cmovs rcx, rsi
sub r14, r13
vpsrlq zmm15, zmm14, 30
vpmuldq zmm5, zmm25, zmm27
vpandq zmm12, zmm14, zmm7
vshufi64x2 zmm6{k2}{z}, zmm12, zmm12, 0x0e
vpermq zmm13, zmmword ptr [rdi+960], 0x44
vpmuldq zmm17, zmm26, zmm0
vpmuldq zmm18, zmm23, zmm13
mov r10, rcx
xor r10, rdx
sar r8, 1
vpermq zmm19, zmmword ptr [rdi+960], 0xee
mov r12, -2
vpmuldq zmm20, zmm24, zmm19
vpmuludq zmm16, zmm10, zmmword ptr [rdi+2112]
vpaddq zmm22, zmm5, zmm17
mov rbp, -2
vpaddq zmm21, zmm22, zmm18
vpaddq zmm1, zmm21, zmm20
vpaddq zmm2, zmm1, zmm16
vpaddq zmm3, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+832]
lea r9, [r8+r10]
cmovc r9, r8
adc rdx, 0
cmovs r11, r14
lea rsi, [r11-1]
sarx r13, r11, r15
cmovs rcx, r8
sub rbx, r11
mov r10, rcx
xor r10, r13
sar r9, 1
lea rdx, [r9+r10]
cmovc rdx, r9
adc r13, 0
cmovs rsi, rbx
sarx r14, rsi, r15
lea r8, [rsi-1]
cmovs rcx, r9
sub rax, rsi
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm27, zmm11, zmmword ptr [rdi+2048]
vpaddq zmm14, zmm8, zmm27
mov r11, rcx
xor r11, r14
sar rdx, 1
vpsrlq zmm12, zmm14, 30
mov r10, -2
mov r13, -2
vpmuldq zmm0, zmm25, zmm13
vpandq zmm5, zmm14, zmm7
vshufi64x2 zmm17{k2}{z}, zmm5, zmm5, 0x0e
vpmuldq zmm22, zmm26, zmm19
vpermq zmm18, zmmword ptr [rdi+1024], 0x44
lea rbx, [rdx+r11]
cmovc rbx, rdx
adc r14, 0
cmovs r8, rax
lea r9, [r8-1]
sarx rsi, r8, r15
vpmuldq zmm21, zmm23, zmm18
vpermq zmm20, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm1, zmm24, zmm20
cmovs rcx, rdx
sub rbp, r8
mov r11, rcx
xor r11, rsi
sar rbx, 1
lea r14, [rbx+r11]
cmovc r14, rbx
adc rsi, 0
cmovs r9, rbp
sarx rax, r9, r15
lea rdx, [r9-1]
cmovs rcx, rbx
sub r12, r9
vpaddq zmm16, zmm0, zmm22
vpaddq zmm2, zmm16, zmm21
vpaddq zmm3, zmm2, zmm1
vpmuludq zmm15, zmm10, zmmword ptr [rdi+2176]
mov r8, -2
mov r11, rcx
xor r11, rax
sar r14, 1
vpmuludq zmm9, zmm11, zmmword ptr [rdi+2112]
mov rsi, -2
vpaddq zmm4, zmm3, zmm15
vpaddq zmm8, zmm4, zmm9
vpaddq zmm27, zmm8, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm27, zmm12
vpandq zmm14, zmm13, zmm7
vpsrlq zmm5, zmm13, 30
lea rbp, [r14+r11]
cmovc rbp, r14
adc rax, 0
cmovs rdx, r12
sarx rbx, rdx, r15
lea r9, [rdx-1]
cmovs rcx, r14
sub r13, rdx
mov r11, rcx
xor r11, rbx
sar rbp, 1
lea rax, [rbp+r11]
cmovc rax, rbp
adc rbx, 0
cmovs r9, r13
sarx r12, r9, r15
lea r14, [r9-1]
cmovs rcx, rbp
sub r10, r9
vpermq zmm19, zmmword ptr [rdi+1088], 0x44
vpmuldq zmm0, zmm26, zmm20
vpmuldq zmm22, zmm25, zmm18
vpmuldq zmm16, zmm23, zmm19
vpermq zmm21, zmmword ptr [rdi+1088], 0xee
mov rdx, -2
mov r11, rcx
xor r11, r12
sar rax, 1
vpmuldq zmm2, zmm24, zmm21
vpaddq zmm1, zmm22, zmm0
vpaddq zmm3, zmm1, zmm16
vpaddq zmm15, zmm3, zmm2
vpmuludq zmm4, zmm11, zmmword ptr [rdi+2176]
mov rbx, -2
vpmuludq zmm9, zmm10, zmmword ptr [rdi+2240]
vpaddq zmm8, zmm15, zmm9
vpaddq zmm27, zmm8, zmm4
lea r13, [rax+r11]
cmovc r13, rax
adc r12, 0
cmovs r14, r10
lea rbp, [r14-1]
sarx r9, r14, r15
cmovs rcx, rax
sub rsi, r14
mov r11, rcx
xor r11, r9
sar r13, 1
lea r12, [r13+r11]
cmovc r12, r13
adc r9, 0
cmovs rbp, rsi
sarx r10, rbp, r15
lea rax, [rbp-1]
vpaddq zmm12, zmm27, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm12, zmm5
vpsrlq zmm20, zmm13, 30
cmovs rcx, r13
sub r8, rbp
vpandq zmm18, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm18
vpmuldq zmm22, zmm26, zmm21
vpermq zmm0, zmmword ptr [rdi+1152], 0xee
mov r14, rcx
xor r14, r10
sar r12, 1
vpmuldq zmm1, zmm25, zmm19
vpermq zmm16, zmmword ptr [rdi+1152], 0x44
vpmuldq zmm3, zmm23, zmm16
vpaddq zmm2, zmm1, zmm22
vpaddq zmm15, zmm2, zmm3
lea r11, [r12+r14]
cmovc r11, r12
adc r10, 0
cmovs rax, r8
sarx r9, rax, r15
lea rsi, [rax-1]
vpmuldq zmm9, zmm24, zmm0
vpaddq zmm8, zmm15, zmm9
cmovs rcx, r12
sub rbx, rax
mov r13, rcx
xor r13, r9
sar r11, 1
lea rbp, [r11+r13]
cmovc rbp, r11
adc r9, 0
cmovs rsi, rbx
sarx r14, rsi, r15
lea r10, [rsi-1]
cmovs rcx, r11
sub rdx, rsi
vpmuludq zmm4, zmm10, zmmword ptr [rdi+2304]
vpaddq zmm27, zmm8, zmm4
vpmuludq zmm12, zmm11, zmmword ptr [rdi+2240]
mov r8, -2
vpaddq zmm5, zmm27, zmm12
vpaddq zmm13, zmm5, qword ptr [rdi+448]{1to8}
mov r12, -2
mov rax, rcx
xor rax, r14
sar rbp, 1
vpaddq zmm18, zmm13, zmm20
vpandq zmm21, zmm18, zmm7
vpmuldq zmm19, zmm25, zmm16
vmovdqa64 zmmword ptr [rdi+1024], zmm21
vpsrlq zmm1, zmm18, 30
vpmuldq zmm22, zmm26, zmm0
vpermq zmm2, zmmword ptr [rdi+1216], 0x44
vpermq zmm3, zmmword ptr [rdi+1216], 0xee
lea r13, [rbp+rax]
cmovc r13, rbp
adc r14, 0
cmovs r10, rdx
sarx r9, r10, r15
lea rbx, [r10-1]
vpmuldq zmm15, zmm23, zmm2
cmovs rcx, rbp
mov r11, r13
add r11, qword ptr [rdi-56]
mov rsi, rcx
add rsi, qword ptr [rdi-64]
mov rax, r13
shl rax, 44
mov r14, rcx
shl r14, 45
mov rdx, r11
sar rdx, 21
sar r11, 42
mov rbp, rsi
sar rbp, 20
sar rsi, 41
add rax, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
imul rdx, qword ptr [rdi-24]
imul r11, qword ptr [rdi-8]
imul rbp, qword ptr [rdi-24]
imul rsi, qword ptr [rdi-8]
sub r12, r10
lea r10, [rdx+r11]
lea rdx, [rbp+rsi]
lea r11, [r10+rax]
lea rbp, [rdx+r14]
ror r11, 44
ror rbp, 45
mov rsi, rbp
xor rsi, r9
sar r11, 1
lea r10, [r11+rsi]
cmovc r10, r11
vpaddq zmm9, zmm19, zmm22
adc r9, 0
cmovs rbx, r12
sarx rax, rbx, r15
vpmuldq zmm8, zmm24, zmm3
mov rdx, -2
vpaddq zmm4, zmm9, zmm15
vpaddq zmm27, zmm4, zmm8
vpmuludq zmm12, zmm10, zmmword ptr [rdi+2368]
lea r14, [rbx-1]
mov rsi, -2
vpaddq zmm5, zmm27, zmm12
vpmuludq zmm13, zmm11, zmmword ptr [rdi+2304]
vpaddq zmm20, zmm5, zmm13
vpaddq zmm16, zmm20, qword ptr [rdi+448]{1to8}
cmovs rbp, r11
sub r8, rbx
vpaddq zmm21, zmm16, zmm1
vpsrlq zmm18, zmm21, 30
vpandq zmm0, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm0
vpmuldq zmm19, zmm25, zmm2
vpbroadcastq zmm22, rcx
vpmuldq zmm9, zmm26, zmm3
vpbroadcastq zmm22{k1}, r13
vpermq zmm15, zmmword ptr [rdi+1280], 0x44
vpmuldq zmm4, zmm23, zmm15
vpaddq zmm8, zmm22, zmm29
mov r9, -2
vpsllvq zmm27, zmm8, zmm30
mov r12, rbp
xor r12, rax
sar r10, 1
vpermq zmm12, zmmword ptr [rdi+1280], 0xee
vpsravq zmm5, zmm27, zmm31
mov r11, -2
vpsubq zmm13, zmm28, zmm5
vmovdqa64 zmmword ptr [rdi+192], zmm13
vpmuldq zmm20, zmm24, zmm12
mov rbx, qword ptr [rdi+192]
vpaddq zmm16, zmm19, zmm9
vpaddq zmm1, zmm16, zmm4
vpaddq zmm21, zmm1, zmm20
vpmuludq zmm0, zmm10, zmmword ptr [rdi+2432]
lea rcx, [r10+r12]
cmovc rcx, r10
adc rax, 0
cmovs r14, r8
sarx r13, r14, r15
lea r12, [r14-1]
vpaddq zmm2, zmm21, zmm0
cmovs rbp, r10
sub rsi, r14
mov rax, rbp
xor rax, r13
sar rcx, 1
lea r8, [rcx+rax]
cmovc r8, rcx
adc r13, 0
cmovs r12, rsi
sarx r10, r12, r15
lea r14, [r12-1]
cmovs rbp, rcx
sub rdx, r12
imul rbx, qword ptr [rdi-32]
mov rax, qword ptr [rdi+200]
imul rax, qword ptr [rdi-16]
lea r13, [rbx+rax]
sar r13, 20
mov qword ptr [rdi+0], r13
mov rsi, qword ptr [rdi+208]
imul rsi, qword ptr [rdi-32]
mov rcx, qword ptr [rdi+216]
vpmuludq zmm3, zmm11, zmmword ptr [rdi+2368]
imul rcx, qword ptr [rdi-16]
lea r12, [rsi+rcx]
vpaddq zmm22, zmm2, zmm3
sar r12, 20
mov qword ptr [rdi+8], r12
mov rbx, qword ptr [rdi+960]
vpaddq zmm8, zmm22, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm8, zmm18
shr rbx, 10
mov rax, -2
mov r13, qword ptr [rdi+1024]
shl r13, 20
mov rsi, rbp
xor rsi, r10
sar r8, 1
lea rcx, [rbx+r13]
vpandq zmm5, zmm27, zmm7
vpsrlq zmm13, zmm27, 30
mov r12, qword ptr [rdi+1088]
vmovdqa64 zmmword ptr [rdi+1152], zmm5
vpmuldq zmm19, zmm25, zmm15
vpmuldq zmm9, zmm26, zmm12
mov rbx, -2
vpermq zmm16, zmmword ptr [rdi+1344], 0x44
vpermq zmm4, zmmword ptr [rdi+1344], 0xee
vpmuldq zmm1, zmm23, zmm16
lea r13, [r8+rsi]
cmovc r13, r8
adc r10, 0
cmovs r14, rdx
sarx rsi, r14, r15
lea r10, [r14-1]
vpmuldq zmm20, zmm24, zmm4
cmovs rbp, r8
sub r11, r14
mov rdx, rbp
xor rdx, rsi
sar r13, 1
lea r8, [r13+rdx]
cmovc r8, r13
adc rsi, 0
cmovs r10, r11
sarx r14, r10, r15
lea rdx, [r10-1]
cmovs rbp, r13
sub r9, r10
shl r12, 50
lea rsi, [rcx+r12]
mov qword ptr [rdi+16], rsi
mov r11, qword ptr [rdi+976]
shr r11, 10
mov r13, qword ptr [rdi+1040]
shl r13, 20
lea r10, [r11+r13]
mov rcx, qword ptr [rdi+1104]
shl rcx, 50
lea r12, [r10+rcx]
mov qword ptr [rdi+24], r12
vpaddq zmm21, zmm19, zmm9
mov rsi, qword ptr [rdi+192]
vpaddq zmm0, zmm21, zmm1
imul rsi, qword ptr [rdi+16]
mov r11, qword ptr [rdi+200]
vpaddq zmm2, zmm0, zmm20
mov r13, rbp
xor r13, r14
imul r11, qword ptr [rdi+24]
lea r10, [rsi+r11]
vpmuludq zmm3, zmm10, zmmword ptr [rdi+2496]
mov rcx, qword ptr [rdi+0]
vpaddq zmm22, zmm2, zmm3
sar rcx, 20
mov r12, -2
lea rsi, [rcx+r10]
vpmuludq zmm8, zmm11, zmmword ptr [rdi+2432]
sar r8, 1
vpaddq zmm18, zmm22, zmm8
vpaddq zmm27, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm5, zmm27, zmm13
mov r11, -2
vpsrlq zmm15, zmm5, 30
vpandq zmm12, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm12
lea rcx, [r8+r13]
cmovc rcx, r8
adc r14, 0
cmovs rdx, r9
sarx r10, rdx, r15
lea r13, [rdx-1]
vpmuldq zmm19, zmm25, zmm16
cmovs rbp, r8
sub rbx, rdx
mov r14, rbp
xor r14, r10
sar rcx, 1
lea r9, [rcx+r14]
cmovc r9, rcx
adc r10, 0
cmovs r13, rbx
sarx r8, r13, r15
lea rdx, [r13-1]
vpmuldq zmm9, zmm26, zmm4
cmovs rbp, rcx
sub rax, r13
shl rsi, 44
mov qword ptr [rdi+32], rsi
mov r14, qword ptr [rdi+208]
imul r14, qword ptr [rdi+16]
mov r10, qword ptr [rdi+216]
imul r10, qword ptr [rdi+24]
lea rbx, [r14+r10]
mov rcx, qword ptr [rdi+8]
sar rcx, 20
lea r13, [rcx+rbx]
shl r13, 44
mov qword ptr [rdi+40], r13
vpermq zmm21, zmmword ptr [rdi+1408], 0x44
vpermq zmm1, zmmword ptr [rdi+1408], 0xee
mov rsi, -2
vpmuldq zmm0, zmm23, zmm21
vpmuldq zmm20, zmm24, zmm1
vpaddq zmm2, zmm19, zmm9
mov r14, rbp
xor r14, r8
sar r9, 1
vpaddq zmm3, zmm2, zmm0
vpaddq zmm22, zmm3, zmm20
mov r10, -2
vpmuludq zmm8, zmm10, zmmword ptr [rdi+2560]
vpaddq zmm18, zmm22, zmm8
vpmuludq zmm27, zmm11, zmmword ptr [rdi+2496]
vpaddq zmm13, zmm18, zmm27
vpaddq zmm5, zmm13, qword ptr [rdi+448]{1to8}
lea rcx, [r9+r14]
cmovc rcx, r9
adc r8, 0
cmovs rdx, rax
sarx rbx, rdx, r15
lea r13, [rdx-1]
cmovs rbp, r9
sub r11, rdx
mov r14, rbp
xor r14, rbx
sar rcx, 1
lea r8, [rcx+r14]
cmovc r8, rcx
adc rbx, 0
cmovs r13, r11
sarx rax, r13, r15
lea r9, [r13-1]
cmovs rbp, rcx
sub r12, r13
vpaddq zmm12, zmm5, zmm15
vpsrlq zmm16, zmm12, 30
vpandq zmm4, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm4
vpmuldq zmm19, zmm25, zmm21
mov rdx, -2
mov r14, rbp
xor r14, rax
sar r8, 1
vpmuldq zmm9, zmm26, zmm1
vpermq zmm2, zmmword ptr [rdi+1472], 0x44
vpermq zmm0, zmmword ptr [rdi+1472], 0xee
mov rbx, -2
vpmuldq zmm3, zmm23, zmm2
vpmuldq zmm20, zmm24, zmm0
lea r11, [r8+r14]
cmovc r11, r8
adc rax, 0
cmovs r9, r12
sarx rcx, r9, r15
lea r13, [r9-1]
vpaddq zmm22, zmm19, zmm9
vpaddq zmm8, zmm22, zmm3
vpaddq zmm18, zmm8, zmm20
vpmuludq zmm27, zmm10, zmmword ptr [rdi+2624]
cmovs rbp, r8
sub r10, r9
mov r14, rbp
xor r14, rcx
sar r11, 1
lea rax, [r11+r14]
cmovc rax, r11
adc rcx, 0
cmovs r13, r10
sarx r12, r13, r15
lea r8, [r13-1]
cmovs rbp, r11
sub rsi, r13
vpaddq zmm13, zmm18, zmm27
vpmuludq zmm5, zmm11, zmmword ptr [rdi+2560]
vpaddq zmm15, zmm13, zmm5
vpaddq zmm12, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm4, zmm12, zmm16
mov r9, -2
mov r14, rbp
xor r14, r12
sar rax, 1
vpsrlq zmm21, zmm4, 30
vpandq zmm1, zmm4, zmm7
mov rcx, -2
vmovdqa64 zmmword ptr [rdi+1344], zmm1
vpmuldq zmm19, zmm25, zmm2
vpmuldq zmm9, zmm26, zmm0
vpermq zmm22, zmmword ptr [rdi+1536], 0x44
vpermq zmm3, zmmword ptr [rdi+1536], 0xee
vpmuldq zmm8, zmm23, zmm22
lea r10, [rax+r14]
cmovc r10, rax
adc r12, 0
cmovs r8, rsi
sarx r11, r8, r15
lea r13, [r8-1]
cmovs rbp, rax
sub rbx, r8
mov r14, rbp
xor r14, r11
sar r10, 1
lea r12, [r10+r14]
cmovc r12, r10
adc r11, 0
cmovs r13, rbx
sarx rsi, r13, r15
lea rax, [r13-1]
cmovs rbp, r10
sub rdx, r13
vpmuldq zmm20, zmm24, zmm3
vpaddq zmm18, zmm19, zmm9
vpaddq zmm27, zmm18, zmm8
vpaddq zmm13, zmm27, zmm20
vpmuludq zmm5, zmm10, zmmword ptr [rdi+2688]
mov r8, -2
vpaddq zmm15, zmm13, zmm5
vpmuludq zmm12, zmm11, zmmword ptr [rdi+2624]
mov r14, rbp
xor r14, rsi
sar r12, 1
mov r11, -2
vpaddq zmm16, zmm15, zmm12
vpaddq zmm4, zmm16, qword ptr [rdi+448]{1to8}
vpaddq zmm1, zmm4, zmm21
vpsrlq zmm2, zmm1, 30
vpandq zmm0, zmm1, zmm7
lea rbx, [r12+r14]
cmovc rbx, r12
adc rsi, 0
cmovs rax, rdx
sarx r10, rax, r15
lea r13, [rax-1]
vmovdqa64 zmmword ptr [rdi+1408], zmm0
cmovs rbp, r12
sub rcx, rax
mov r14, rbp
xor r14, r10
sar rbx, 1
lea rsi, [rbx+r14]
cmovc rsi, rbx
adc r10, 0
cmovs r13, rcx
sarx rdx, r13, r15
lea r12, [r13-1]
cmovs rbp, rbx
sub r9, r13
vpmuldq zmm19, zmm25, zmm22
vpmuldq zmm9, zmm26, zmm3
vpermq zmm18, zmmword ptr [rdi+1600], 0x44
vpermq zmm8, zmmword ptr [rdi+1600], 0xee
vpmuldq zmm27, zmm23, zmm18
mov rax, -2
mov r14, rbp
xor r14, rdx
sar rsi, 1
vpmuldq zmm20, zmm24, zmm8
vpaddq zmm13, zmm19, zmm9
vpaddq zmm5, zmm13, zmm27
mov r10, -2
vpaddq zmm15, zmm5, zmm20
vpmuludq zmm12, zmm10, zmmword ptr [rdi+2752]
vpaddq zmm16, zmm15, zmm12
vpmuludq zmm4, zmm11, zmmword ptr [rdi+2688]
lea rcx, [rsi+r14]
cmovc rcx, rsi
adc rdx, 0
cmovs r12, r9
sarx rbx, r12, r15
lea r13, [r12-1]
vpaddq zmm21, zmm16, zmm4
cmovs rbp, rsi
sub r11, r12
mov r14, rbp
xor r14, rbx
sar rcx, 1
lea rdx, [rcx+r14]
cmovc rdx, rcx
adc rbx, 0
cmovs r13, r11
sarx r9, r13, r15
lea rsi, [r13-1]
cmovs rbp, rcx
sub r8, r13
vpaddq zmm1, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm1, zmm2
vpsrlq zmm22, zmm0, 30
vpandq zmm3, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm3
vpmuldq zmm19, zmm25, zmm18
mov r12, rbp
xor r12, r9
sar rdx, 1
vpmuldq zmm9, zmm26, zmm8
vpermq zmm13, zmmword ptr [rdi+1664], 0x44
vpermq zmm27, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm5, zmm23, zmm13
vpmuldq zmm20, zmm24, zmm27
vpaddq zmm15, zmm19, zmm9
lea r14, [rdx+r12]
cmovc r14, rdx
adc r9, 0
cmovs rsi, r8
sarx rbx, rsi, r15
lea r11, [rsi-1]
vpaddq zmm12, zmm15, zmm5
cmovs rbp, rdx
sub r10, rsi
mov rcx, rbp
xor rcx, rbx
sar r14, 1
lea r13, [r14+rcx]
cmovc r13, r14
adc rbx, 0
cmovs r11, r10
sarx r12, r11, r15
lea r9, [r11-1]
cmovs rbp, r14
sub rax, r11
vpaddq zmm16, zmm12, zmm20
vpmuludq zmm4, zmm10, zmmword ptr [rdi+2816]
vpaddq zmm21, zmm16, zmm4
mov r8, -2
vpmuludq zmm1, zmm11, zmmword ptr [rdi+2752]
vpaddq zmm2, zmm21, zmm1
vpaddq zmm0, zmm2, qword ptr [rdi+448]{1to8}
mov rdx, -2
mov rsi, rbp
xor rsi, r12
sar r13, 1
vpaddq zmm3, zmm0, zmm22
vpsrlq zmm18, zmm3, 30
vpandq zmm8, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm8
vpmuldq zmm19, zmm25, zmm13
vpmuldq zmm9, zmm26, zmm27
vpermq zmm15, zmmword ptr [rdi+1728], 0x44
lea rcx, [r13+rsi]
cmovc rcx, r13
adc r12, 0
cmovs r9, rax
sarx rbx, r9, r15
lea r10, [r9-1]
cmovs rbp, r13
vpbroadcastq zmm5, rbp
vpbroadcastq zmm5{k1}, rcx
vpaddq zmm12, zmm5, zmm29
mov r14, rcx
add r14, qword ptr [rdi-56]
mov r11, rbp
add r11, qword ptr [rdi-64]
vpsllvq zmm20, zmm12, zmm30
shl rcx, 44
shl rbp, 45
mov rsi, r14
sar rsi, 21
sar r14, 42
vpsravq zmm16, zmm20, zmm31
mov r12, r11
sar r12, 20
sar r11, 41
add rcx, qword ptr [rdi-40]
add rbp, qword ptr [rdi-48]
vpsubq zmm4, zmm28, zmm16
imul rsi, qword ptr [rdi+32]
imul r14, qword ptr [rdi+40]
imul r12, qword ptr [rdi+32]
imul r11, qword ptr [rdi+40]
vmovdqa64 zmmword ptr [rdi+256], zmm4
vpunpcklqdq zmm21, zmm4, zmm4
vpunpckhqdq zmm1, zmm4, zmm4
vbroadcasti32x4 zmm2, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm0, xmmword ptr [rdi+208]
sub rdx, r9
lea rax, [rsi+r14]
lea r13, [r12+r11]
vpmuldq zmm22, zmm21, zmm2
vpmuldq zmm3, zmm1, zmm0
lea r9, [rax+rcx]
lea rsi, [r13+rbp]
vpaddq zmm8, zmm22, zmm3
vmovdqa64 zmmword ptr [rdi+128], zmm8
ror r9, 44
ror rsi, 45
mov r14, qword ptr [rdi+256]
imul r14, qword ptr [rdi+0]
mov r12, rsi
xor r12, rbx
mov r11, qword ptr [rdi+264]
imul r11, qword ptr [rdi+8]
sar r9, 1
lea rax, [r9+r12]
cmovc rax, r9
vpermq zmm13, zmmword ptr [rdi+1728], 0xee
lea rcx, [r14+r11]
adc rbx, 0
cmovs r10, rdx
vpmuldq zmm27, zmm23, zmm15
sarx r13, r10, r15
vpmuldq zmm5, zmm24, zmm13
mov rbp, -2
vpaddq zmm12, zmm19, zmm9
vpaddq zmm20, zmm12, zmm27
lea r12, [r10-1]
vpaddq zmm16, zmm20, zmm5
mov r14, -2
vpmuludq zmm4, zmm10, zmmword ptr [rdi+2880]
vpaddq zmm21, zmm16, zmm4
vpmuludq zmm2, zmm11, zmmword ptr [rdi+2816]
vpaddq zmm1, zmm21, zmm2
vpaddq zmm0, zmm1, qword ptr [rdi+448]{1to8}
cmovs rsi, r9
sub r8, r10
sar rcx, 20
mov r11, qword ptr [rdi+128]
imul r11, qword ptr [rdi+16]
mov rbx, qword ptr [rdi+136]
imul rbx, qword ptr [rdi+24]
lea rdx, [r11+rbx]
lea r9, [rcx+rdx]
mov qword ptr [rdi-112], r9
sar r9, 20
shl r9, 44
mov qword ptr [rdi+48], r9
vpaddq zmm22, zmm0, zmm18
mov r10, qword ptr [rdi+272]
vpsrlq zmm3, zmm22, 30
imul r10, qword ptr [rdi+0]
vpandq zmm8, zmm22, zmm7
mov r11, qword ptr [rdi+280]
vmovdqa64 zmmword ptr [rdi+1600], zmm8
imul r11, qword ptr [rdi+8]
vpmuldq zmm19, zmm25, zmm15
lea rbx, [r10+r11]
sar rbx, 20
vpmuldq zmm9, zmm26, zmm13
mov rcx, -2
mov rdx, rsi
xor rdx, r13
sar rax, 1
mov r9, qword ptr [rdi+144]
vpermq zmm12, zmmword ptr [rdi+1792], 0x44
vpermq zmm27, zmmword ptr [rdi+1792], 0xee
mov r10, -2
vpmuldq zmm20, zmm23, zmm12
vpmuldq zmm5, zmm24, zmm27
vpaddq zmm16, zmm19, zmm9
vpaddq zmm4, zmm16, zmm20
vpaddq zmm21, zmm4, zmm5
lea r11, [rax+rdx]
cmovc r11, rax
adc r13, 0
cmovs r12, r8
sarx rdx, r12, r15
lea r13, [r12-1]
vpmuludq zmm2, zmm10, zmmword ptr [rdi+2944]
cmovs rsi, rax
sub r14, r12
mov r8, rsi
xor r8, rdx
sar r11, 1
lea rax, [r11+r8]
cmovc rax, r11
adc rdx, 0
cmovs r13, r14
sarx r12, r13, r15
lea r8, [r13-1]
cmovs rsi, r11
sub rbp, r13
imul r9, qword ptr [rdi+16]
mov rdx, qword ptr [rdi+152]
imul rdx, qword ptr [rdi+24]
lea r14, [r9+rdx]
lea r11, [rbx+r14]
mov qword ptr [rdi-104], r11
sar r11, 20
shl r11, 44
vpaddq zmm1, zmm21, zmm2
mov qword ptr [rdi+56], r11
vpmuludq zmm0, zmm11, zmmword ptr [rdi+2880]
vpaddq zmm18, zmm1, zmm0
vpaddq zmm22, zmm18, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm22, zmm3
mov r13, -2
mov r9, rsi
xor r9, r12
sar rax, 1
vpsrlq zmm15, zmm8, 30
vpandq zmm13, zmm8, zmm7
mov rdx, -2
vmovdqa64 zmmword ptr [rdi+1664], zmm13
vpmuldq zmm19, zmm25, zmm12
vpmuldq zmm9, zmm26, zmm27
vpermq zmm16, zmmword ptr [rdi+1856], 0x44
vpermq zmm20, zmmword ptr [rdi+1856], 0xee
lea rbx, [rax+r9]
cmovc rbx, rax
adc r12, 0
cmovs r8, rbp
sarx r14, r8, r15
lea r11, [r8-1]
vpmuldq zmm4, zmm23, zmm16
cmovs rsi, rax
sub r10, r8
mov r9, rsi
xor r9, r14
sar rbx, 1
lea r12, [rbx+r9]
cmovc r12, rbx
adc r14, 0
cmovs r11, r10
sarx rbp, r11, r15
lea rax, [r11-1]
cmovs rsi, rbx
sub rcx, r11
vpmuldq zmm5, zmm24, zmm20
vpaddq zmm21, zmm19, zmm9
vpaddq zmm2, zmm21, zmm4
vpaddq zmm1, zmm2, zmm5
vpmuludq zmm0, zmm10, zmmword ptr [rdi+3008]
mov r8, -2
mov r9, rsi
xor r9, rbp
sar r12, 1
vpaddq zmm18, zmm1, zmm0
vpmuludq zmm22, zmm11, zmmword ptr [rdi+2944]
mov r14, -2
vpaddq zmm3, zmm18, zmm22
vpaddq zmm8, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm13, zmm8, zmm15
vpsrlq zmm12, zmm13, 30
vpandq zmm27, zmm13, zmm7
lea r10, [r12+r9]
cmovc r10, r12
adc rbp, 0
cmovs rax, rcx
sarx rbx, rax, r15
lea r11, [rax-1]
vmovdqa64 zmmword ptr [rdi+1728], zmm27
cmovs rsi, r12
sub rdx, rax
mov r9, rsi
xor r9, rbx
sar r10, 1
lea rbp, [r10+r9]
cmovc rbp, r10
adc rbx, 0
cmovs r11, rdx
sarx rcx, r11, r15
lea r12, [r11-1]
cmovs rsi, r10
sub r13, r11
vpmuldq zmm19, zmm25, zmm16
vpmuldq zmm9, zmm26, zmm20
vpermq zmm21, zmmword ptr [rdi+1920], 0x44
vpermq zmm4, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm2, zmm23, zmm21
mov rax, -2
vpmuldq zmm5, zmm24, zmm4
mov r9, rsi
xor r9, rcx
sar rbp, 1
vpaddq zmm1, zmm19, zmm9
vpaddq zmm0, zmm1, zmm2
mov rbx, -2
vpaddq zmm18, zmm0, zmm5
vpmuludq zmm22, zmm10, zmmword ptr [rdi+3072]
vpaddq zmm3, zmm18, zmm22
vpmuludq zmm8, zmm11, zmmword ptr [rdi+3008]
lea rdx, [rbp+r9]
cmovc rdx, rbp
adc rcx, 0
cmovs r12, r13
sarx r10, r12, r15
lea r11, [r12-1]
vpaddq zmm15, zmm3, zmm8
cmovs rsi, rbp
sub r14, r12
mov r9, rsi
xor r9, r10
sar rdx, 1
lea rcx, [rdx+r9]
cmovc rcx, rdx
adc r10, 0
cmovs r11, r14
sarx r13, r11, r15
lea rbp, [r11-1]
cmovs rsi, rdx
sub r8, r11
vpaddq zmm13, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm13, zmm12
vpsrlq zmm16, zmm27, 30
vpandq zmm20, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm20
mov r12, -2
vpermq zmm19, zmmword ptr [rdi+1984], 0x44
vpmuldq zmm9, zmm25, zmm21
mov r9, rsi
xor r9, r13
sar rcx, 1
vpmuldq zmm1, zmm26, zmm4
mov r10, -2
vpermq zmm2, zmmword ptr [rdi+1984], 0xee
vpmuldq zmm0, zmm23, zmm19
vpaddq zmm5, zmm9, zmm1
vpmuldq zmm18, zmm24, zmm2
lea r14, [rcx+r9]
cmovc r14, rcx
adc r13, 0
cmovs rbp, r8
sarx rdx, rbp, r15
lea r11, [rbp-1]
vpaddq zmm22, zmm5, zmm0
cmovs rsi, rcx
sub rbx, rbp
mov r9, rsi
xor r9, rdx
sar r14, 1
lea r13, [r14+r9]
cmovc r13, r14
adc rdx, 0
cmovs r11, rbx
sarx r8, r11, r15
lea rcx, [r11-1]
cmovs rsi, r14
sub rax, r11
vpaddq zmm3, zmm22, zmm18
vpmuludq zmm8, zmm10, zmmword ptr [rdi+3136]
vpaddq zmm15, zmm3, zmm8
vpmuludq zmm13, zmm11, zmmword ptr [rdi+3072]
vpaddq zmm12, zmm15, zmm13
mov rbp, -2
vpaddq zmm27, zmm12, qword ptr [rdi+448]{1to8}
mov r9, rsi
xor r9, r8
sar r13, 1
vpaddq zmm20, zmm27, zmm16
vpsrlq zmm21, zmm20, 30
mov rdx, -2
vpandq zmm4, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm4
vpmuldq zmm23, zmm25, zmm19
vpmuldq zmm9, zmm26, zmm2
vpaddq zmm1, zmm23, zmm9
lea rbx, [r13+r9]
cmovc rbx, r13
adc r8, 0
cmovs rcx, rax
sarx r14, rcx, r15
lea r11, [rcx-1]
cmovs rsi, r13
sub r10, rcx
mov r9, rsi
xor r9, r14
sar rbx, 1
lea r8, [rbx+r9]
cmovc r8, rbx
adc r14, 0
cmovs r11, r10
sarx rax, r11, r15
lea r13, [r11-1]
cmovs rsi, rbx
sub r12, r11
vpmuludq zmm24, zmm11, zmmword ptr [rdi+3136]
vpaddq zmm5, zmm1, zmm24
vpaddq zmm0, zmm5, qword ptr [rdi+448]{1to8}
vpaddq zmm22, zmm0, zmm21
mov rcx, -2
vpaddq zmm18, zmm22, zmm6
vpandq zmm10, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm10
mov r9, rsi
xor r9, rax
sar r8, 1
vpsrlq zmm3, zmm18, 30
mov r14, -2
vpaddq zmm8, zmm3, zmm17
vpaddq zmm15, zmm8, zmmword ptr [rdi+512]
vpsrlq zmm13, zmm15, 30
lea r10, [r8+r9]
cmovc r10, r8
adc rax, 0
cmovs r13, r12
sarx rbx, r13, r15
lea r11, [r13-1]
vpandq zmm12, zmm15, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1984], zmm12
cmovs rsi, r8
sub rdx, r13
mov r9, rsi
xor r9, rbx
sar r10, 1
lea rax, [r10+r9]
cmovc rax, r10
adc rbx, 0
cmovs r11, rdx
sarx r12, r11, r15
lea r8, [r11-1]
cmovs rsi, r10
sub rbp, r11
vshufi64x2 zmm27{k3}{z}, zmm13, zmm13, 0x44
vpaddq zmm16, zmm14, zmmword ptr [rdi+640]
vpaddq zmm20, zmm16, zmm27
vmovdqa64 zmmword ptr [rdi+896], zmm20
mov r13, -2
mov r9, rsi
xor r9, r12
sar rax, 1
mov rbx, -2
lea rdx, [rax+r9]
cmovc rdx, rax
adc r12, 0
cmovs r8, rbp
sarx r10, r8, r15
lea r11, [r8-1]
cmovs rsi, rax
sub r14, r8
mov r9, rsi
xor r9, r10
sar rdx, 1
lea r12, [rdx+r9]
cmovc r12, rdx
adc r10, 0
cmovs r11, r14
sarx rbp, r11, r15
lea rax, [r11-1]
cmovs rsi, rdx
sub rcx, r11
mov r8, rsi
xor r8, rbp
sar r12, 1
lea r9, [r12+r8]
cmovc r9, r12
adc rbp, 0
cmovs rax, rcx
sarx r10, rax, r15
lea r14, [rax-1]
cmovs rsi, r12
sub rbx, rax
mov rdx, rsi
xor rdx, r10
sar r9, 1
lea r11, [r9+rdx]
cmovc r11, r9
adc r10, 0
cmovs r14, rbx
sarx r8, r14, r15
lea rbp, [r14-1]
cmovs rsi, r9
sub r13, r14
mov rcx, rsi
xor rcx, r8
sar r11, 1
lea r12, [r11+rcx]
cmovc r12, r11
adc r8, 0
cmovs rbp, r13
sarx rax, rbp, r15
mov qword ptr [rdi-120], r12
cmovs rsi, r11
mov qword ptr [rdi-128], rsi
mov rdx, r12
add rdx, qword ptr [rdi-56]
mov r10, rsi
add r10, qword ptr [rdi-64]
shl r12, 44
shl rsi, 45
mov rbx, rdx
sar rbx, 21
sar rdx, 42
mov r9, r10
sar r9, 20
sar r10, 41
add r12, qword ptr [rdi-40]
add rsi, qword ptr [rdi-48]
imul rbx, qword ptr [rdi+48]
imul rdx, qword ptr [rdi+56]
imul r9, qword ptr [rdi+48]
imul r10, qword ptr [rdi+56]
lea r14, [rbx+rdx]
lea rcx, [r9+r10]
lea r8, [r14+r12]
lea r13, [rcx+rsi]
ror r8, 44
ror r13, 45
mov rbx, r8
mov rcx, r13
mov rdx, rbp
mov rsi, rax
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
