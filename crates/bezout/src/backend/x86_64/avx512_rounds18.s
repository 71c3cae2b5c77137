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
// Length: 18 limbs of 30 bits; 1139 instructions a round, 720 for its steps (form: carry).
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
sub rax, rdx
mov rbp, -2
lea r8, [rdx-1]
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rsi, 0
cmovs r8, rax
sarx r11, r8, r15
mov r12, -2
mov r13, -2
lea r14, [r8-1]
vpbroadcastq zmm0, qword ptr [rdi-128]
cmovs rcx, rbx
sub rbp, r8
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
mov rdx, rcx
xor rdx, r11
sar r10, 1
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
mov r9, -2
vpunpcklqdq zmm5, zmm4, zmm4
mov rsi, -2
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+384]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
lea rax, [r10+rdx]
cmovc rax, r10
adc r11, 0
cmovs r14, rbp
sarx rbx, r14, r15
lea r8, [r14-1]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
cmovs rcx, r10
sub r12, r14
mov rdx, rcx
xor rdx, rbx
sar rax, 1
lea r11, [rax+rdx]
cmovc r11, rax
adc rbx, 0
cmovs r8, r12
sarx rbp, r8, r15
lea r10, [r8-1]
vpandq zmm11, zmm9, zmm7
cmovs rcx, rax
sub r13, r8
vpsraq zmm12, zmm8, 30
mov r14, rcx
xor r14, rbp
sar r11, 1
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
mov rdx, -2
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
mov rbx, -2
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
lea r12, [r11+r14]
cmovc r12, r11
adc rbp, 0
cmovs r10, r13
sarx rax, r10, r15
lea r8, [r10-1]
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
vpunpcklqdq zmm23, zmm22, zmm22
cmovs rcx, r11
sub r9, r10
mov r14, rcx
xor r14, rax
sar r12, 1
lea rbp, [r12+r14]
cmovc rbp, r12
adc rax, 0
cmovs r8, r9
sarx r13, r8, r15
lea r11, [r8-1]
cmovs rcx, r12
sub rsi, r8
vpunpckhqdq zmm24, zmm22, zmm22
mov r10, rcx
xor r10, r13
sar rbp, 1
vpunpcklqdq zmm25, zmm21, zmm21
vpunpckhqdq zmm26, zmm21, zmm21
mov r14, qword ptr [rdi+320]
mov rax, -2
mov r9, -2
lea r12, [rbp+r10]
cmovc r12, rbp
adc r13, 0
cmovs r11, rsi
sarx r8, r11, r15
lea r10, [r11-1]
cmovs rcx, rbp
sub rbx, r11
mov r13, rcx
xor r13, r8
sar r12, 1
lea rsi, [r12+r13]
cmovc rsi, r12
adc r8, 0
cmovs r10, rbx
sarx rbp, r10, r15
lea r11, [r10-1]
cmovs rcx, r12
sub rdx, r10
imul r14, qword ptr [rdi-112]
mov r13, qword ptr [rdi+328]
imul r13, qword ptr [rdi-104]
lea r8, [r14+r13]
sar r8, 20
shl r8, 24
shr r8, 24
mov qword ptr [rdi-32], r8
mov rbx, rcx
xor rbx, rbp
sar rsi, 1
mov r12, -2
mov r10, -2
lea r14, [rsi+rbx]
cmovc r14, rsi
adc rbp, 0
cmovs r11, rdx
sarx r13, r11, r15
lea rbx, [r11-1]
cmovs rcx, rsi
sub rax, r11
mov rbp, rcx
xor rbp, r13
sar r14, 1
lea rdx, [r14+rbp]
cmovc rdx, r14
adc r13, 0
cmovs rbx, rax
sarx rsi, rbx, r15
lea r11, [rbx-1]
cmovs rcx, r14
sub r9, rbx
shr r8, 20
shl r8, 44
mov qword ptr [rdi-24], r8
mov rbp, qword ptr [rdi+336]
imul rbp, qword ptr [rdi-112]
mov r13, qword ptr [rdi+344]
imul r13, qword ptr [rdi-104]
lea rax, [rbp+r13]
sar rax, 20
shl rax, 24
shr rax, 24
mov qword ptr [rdi-16], rax
shr rax, 20
mov r14, rcx
xor r14, rsi
sar rdx, 1
mov rbx, -2
mov r8, -2
lea rbp, [rdx+r14]
cmovc rbp, rdx
adc rsi, 0
cmovs r11, r9
sarx r13, r11, r15
lea r14, [r11-1]
cmovs rcx, rdx
sub r12, r11
mov rsi, rcx
xor rsi, r13
sar rbp, 1
lea r9, [rbp+rsi]
cmovc r9, rbp
adc r13, 0
cmovs r14, r12
sarx rdx, r14, r15
lea r11, [r14-1]
cmovs rcx, rbp
sub r10, r14
shl rax, 44
mov qword ptr [rdi-8], rax
vpermq zmm27, zmmword ptr [rdi+896], 0x44
vpermq zmm0, zmmword ptr [rdi+896], 0xee
mov rsi, rcx
xor rsi, rdx
sar r9, 1
vpmuldq zmm1, zmm23, zmm27
vpmuldq zmm2, zmm24, zmm0
mov r13, -2
vpaddq zmm3, zmm1, zmm2
mov r12, -2
vpaddq zmm4, zmm3, qword ptr [rdi+416]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+832]
lea rbp, [r9+rsi]
cmovc rbp, r9
adc rdx, 0
cmovs r11, r10
sarx r14, r11, r15
lea rax, [r11-1]
vpandq zmm9, zmm8, zmm7
cmovs rcx, r9
sub rbx, r11
mov rsi, rcx
xor rsi, r14
sar rbp, 1
lea rdx, [rbp+rsi]
cmovc rdx, rbp
adc r14, 0
cmovs rax, rbx
sarx r10, rax, r15
lea r9, [rax-1]
vshufi64x2 zmm10, zmm9, zmm9, 0x44
cmovs rcx, rbp
sub r8, rax
vpmuludq zmm11, zmm10, zmmword ptr [rdi+1472]
mov r11, rcx
xor r11, r10
sar rdx, 1
vpaddq zmm14, zmm4, zmm11
vpsrlq zmm15, zmm14, 30
vpandq zmm5, zmm14, zmm7
mov rsi, -2
mov r14, -2
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
vpmuldq zmm6, zmm25, zmm27
lea rbx, [rdx+r11]
cmovc rbx, rdx
adc r10, 0
cmovs r9, r8
sarx rbp, r9, r15
lea rax, [r9-1]
vpmuldq zmm13, zmm26, zmm0
vpermq zmm17, zmmword ptr [rdi+960], 0x44
cmovs rcx, rdx
sub r13, r9
mov r11, rcx
xor r11, rbp
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
adc rbp, 0
cmovs rax, r13
sarx r8, rax, r15
lea rdx, [rax-1]
cmovs rcx, rbx
sub r12, rax
vpermq zmm18, zmmword ptr [rdi+960], 0xee
mov r9, rcx
xor r9, r8
sar r10, 1
vpmuldq zmm19, zmm23, zmm17
vpmuldq zmm20, zmm24, zmm18
vpaddq zmm16, zmm6, zmm13
mov r11, -2
mov rbp, -2
vpaddq zmm22, zmm16, zmm19
vpaddq zmm21, zmm22, zmm20
vpmuludq zmm1, zmm10, zmmword ptr [rdi+1536]
lea r13, [r10+r9]
cmovc r13, r10
adc r8, 0
cmovs rdx, r12
sarx rbx, rdx, r15
lea rax, [rdx-1]
vpaddq zmm2, zmm21, zmm1
cmovs rcx, r10
sub rsi, rdx
mov r9, rcx
xor r9, rbx
sar r13, 1
lea r8, [r13+r9]
cmovc r8, r13
adc rbx, 0
cmovs rax, rsi
sarx r12, rax, r15
lea r10, [rax-1]
cmovs rcx, r13
sub r14, rax
vpaddq zmm3, zmm2, qword ptr [rdi+448]{1to8}
mov rdx, rcx
xor rdx, r12
sar r8, 1
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+832]
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm14, zmm11, zmmword ptr [rdi+1472]
vpaddq zmm5, zmm8, zmm14
lea r9, [r8+rdx]
cmovc r9, r8
adc r12, 0
cmovs r10, r14
sarx rbx, r10, r15
lea rsi, [r10-1]
vpsrlq zmm27, zmm5, 30
cmovs rcx, r8
sub r11, r10
mov r13, rcx
xor r13, rbx
sar r9, 1
lea rax, [r9+r13]
cmovc rax, r9
adc rbx, 0
cmovs rsi, r11
sarx rdx, rsi, r15
lea r12, [rsi-1]
vpandq zmm0, zmm5, zmm7
cmovs rcx, r9
sub rbp, rsi
vshufi64x2 zmm6{k2}{z}, zmm0, zmm0, 0x0e
mov r14, rcx
xor r14, rdx
sar rax, 1
vpmuldq zmm13, zmm25, zmm17
vpmuldq zmm16, zmm26, zmm18
vpermq zmm19, zmmword ptr [rdi+1024], 0x44
mov r8, -2
mov r10, -2
vpermq zmm22, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm20, zmm23, zmm19
lea r13, [rax+r14]
cmovc r13, rax
adc rdx, 0
cmovs r12, rbp
sarx rbx, r12, r15
vpmuldq zmm21, zmm24, zmm22
vpaddq zmm1, zmm13, zmm16
vpaddq zmm2, zmm1, zmm20
lea r11, [r12-1]
cmovs rcx, rax
mov r9, r13
add r9, qword ptr [rdi-56]
mov rsi, rcx
add rsi, qword ptr [rdi-64]
mov r14, r13
shl r14, 44
mov rdx, rcx
shl rdx, 45
mov rbp, r9
sar rbp, 21
sar r9, 42
mov rax, rsi
sar rax, 20
sar rsi, 41
add r14, qword ptr [rdi-40]
add rdx, qword ptr [rdi-48]
imul rbp, qword ptr [rdi-24]
imul r9, qword ptr [rdi-8]
imul rax, qword ptr [rdi-24]
imul rsi, qword ptr [rdi-8]
lea rbp, [rbp+r9]
lea r9, [rax+rsi]
sub r8, r12
lea rax, [rbp+r14]
lea rsi, [r9+rdx]
ror rax, 44
ror rsi, 45
mov r12, rsi
xor r12, rbx
vpaddq zmm3, zmm2, zmm21
sar rax, 1
lea rbp, [rax+r12]
cmovc rbp, rax
vpmuludq zmm15, zmm10, zmmword ptr [rdi+1600]
vpaddq zmm9, zmm3, zmm15
adc rbx, 0
cmovs r11, r8
sarx r14, r11, r15
vpmuludq zmm4, zmm11, zmmword ptr [rdi+1536]
mov r9, -2
mov rdx, -2
vpaddq zmm8, zmm9, zmm4
vpbroadcastq zmm14, rcx
vpbroadcastq zmm14{k1}, r13
vpaddq zmm5, zmm8, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm14, zmm29
lea r12, [r11-1]
vpsllvq zmm17, zmm0, zmm30
vpaddq zmm18, zmm5, zmm27
vpsravq zmm13, zmm17, zmm31
vpsubq zmm16, zmm28, zmm13
vpsrlq zmm1, zmm18, 30
cmovs rsi, rax
sub r10, r11
vmovdqa64 zmmword ptr [rdi+192], zmm16
vpandq zmm20, zmm18, zmm7
mov rbx, qword ptr [rdi+192]
imul rbx, qword ptr [rdi-32]
mov r8, rsi
xor r8, r14
sar rbp, 1
vpmuldq zmm2, zmm25, zmm19
mov rcx, qword ptr [rdi+200]
vpmuldq zmm21, zmm26, zmm22
vpermq zmm3, zmmword ptr [rdi+1088], 0x44
mov r13, -2
mov rax, -2
vpermq zmm15, zmmword ptr [rdi+1088], 0xee
vpmuldq zmm9, zmm23, zmm3
lea r11, [rbp+r8]
cmovc r11, rbp
adc r14, 0
cmovs r12, r10
sarx r8, r12, r15
lea r14, [r12-1]
vpmuldq zmm4, zmm24, zmm15
vpaddq zmm8, zmm2, zmm21
vpaddq zmm14, zmm8, zmm9
cmovs rsi, rbp
sub r9, r12
mov r10, rsi
xor r10, r8
sar r11, 1
lea rbp, [r11+r10]
cmovc rbp, r11
adc r8, 0
cmovs r14, r9
sarx r12, r14, r15
lea r10, [r14-1]
cmovs rsi, r11
sub rdx, r14
imul rcx, qword ptr [rdi-16]
lea r8, [rbx+rcx]
sar r8, 20
mov qword ptr [rdi+0], r8
mov r9, qword ptr [rdi+208]
imul r9, qword ptr [rdi-32]
mov r11, qword ptr [rdi+216]
imul r11, qword ptr [rdi-16]
lea r14, [r9+r11]
sar r14, 20
mov qword ptr [rdi+8], r14
mov rbx, rsi
xor rbx, r12
sar rbp, 1
vpaddq zmm0, zmm14, zmm4
vpmuludq zmm5, zmm10, zmmword ptr [rdi+1664]
vpaddq zmm27, zmm0, zmm5
mov rcx, -2
vpmuludq zmm17, zmm11, zmmword ptr [rdi+1600]
mov r8, -2
vpaddq zmm13, zmm27, zmm17
vpaddq zmm16, zmm13, qword ptr [rdi+448]{1to8}
lea r9, [rbp+rbx]
cmovc r9, rbp
adc r12, 0
cmovs r10, rdx
sarx r11, r10, r15
lea r14, [r10-1]
vpaddq zmm18, zmm16, zmm1
cmovs rsi, rbp
sub r13, r10
mov rbx, rsi
xor rbx, r11
sar r9, 1
lea r12, [r9+rbx]
cmovc r12, r9
adc r11, 0
cmovs r14, r13
sarx rdx, r14, r15
lea rbp, [r14-1]
vpsrlq zmm19, zmm18, 30
cmovs rsi, r9
sub rax, r14
vpandq zmm22, zmm18, zmm7
mov r10, rsi
xor r10, rdx
sar r12, 1
vmovdqa64 zmmword ptr [rdi+960], zmm22
mov rbx, qword ptr [rdi+960]
vpmuldq zmm2, zmm25, zmm3
vpmuldq zmm21, zmm26, zmm15
mov r11, -2
mov r13, -2
vpermq zmm8, zmmword ptr [rdi+1152], 0x44
vpermq zmm9, zmmword ptr [rdi+1152], 0xee
lea r9, [r12+r10]
cmovc r9, r12
adc rdx, 0
cmovs rbp, rax
sarx r14, rbp, r15
lea r10, [rbp-1]
vpmuldq zmm14, zmm23, zmm8
vpmuldq zmm4, zmm24, zmm9
cmovs rsi, r12
shr rbx, 10
sub rcx, rbp
mov rdx, rsi
xor rdx, r14
sar r9, 1
lea rax, [r9+rdx]
cmovc rax, r9
adc r14, 0
cmovs r10, rcx
sarx r12, r10, r15
lea rbp, [r10-1]
cmovs rsi, r9
sub r8, r10
vpaddq zmm0, zmm2, zmm21
mov rdx, rsi
xor rdx, r12
sar rax, 1
vpaddq zmm5, zmm0, zmm14
vpaddq zmm27, zmm5, zmm4
vpmuludq zmm17, zmm10, zmmword ptr [rdi+1728]
mov r14, -2
mov rcx, -2
vpaddq zmm13, zmm27, zmm17
vpmuludq zmm16, zmm11, zmmword ptr [rdi+1664]
vpaddq zmm1, zmm13, zmm16
lea r9, [rax+rdx]
cmovc r9, rax
adc r12, 0
cmovs rbp, r8
sarx r10, rbp, r15
lea rdx, [rbp-1]
vpaddq zmm18, zmm1, qword ptr [rdi+448]{1to8}
cmovs rsi, rax
sub r11, rbp
mov r12, rsi
xor r12, r10
sar r9, 1
lea r8, [r9+r12]
cmovc r8, r9
adc r10, 0
cmovs rdx, r11
sarx rax, rdx, r15
lea rbp, [rdx-1]
cmovs rsi, r9
sub r13, rdx
vpaddq zmm22, zmm18, zmm19
mov r12, rsi
xor r12, rax
sar r8, 1
vpsrlq zmm3, zmm22, 30
vpandq zmm15, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm15
mov r10, qword ptr [rdi+1024]
mov r11, -2
vpmuldq zmm2, zmm25, zmm8
mov r9, -2
vpmuldq zmm21, zmm26, zmm9
lea rdx, [r8+r12]
cmovc rdx, r8
adc rax, 0
cmovs rbp, r13
sarx r12, rbp, r15
lea rax, [rbp-1]
vpermq zmm0, zmmword ptr [rdi+1216], 0x44
vpermq zmm14, zmmword ptr [rdi+1216], 0xee
cmovs rsi, r8
shl r10, 20
lea r13, [rbx+r10]
sub r14, rbp
mov r8, rsi
xor r8, r12
sar rdx, 1
lea rbx, [rdx+r8]
cmovc rbx, rdx
adc r12, 0
cmovs rax, r14
sarx r10, rax, r15
lea rbp, [rax-1]
vpmuldq zmm5, zmm23, zmm0
cmovs rsi, rdx
sub rcx, rax
vpmuldq zmm4, zmm24, zmm14
mov r8, rsi
xor r8, r10
sar rbx, 1
vpaddq zmm27, zmm2, zmm21
vpaddq zmm17, zmm27, zmm5
vpaddq zmm13, zmm17, zmm4
mov r12, -2
mov r14, -2
vpmuludq zmm16, zmm10, zmmword ptr [rdi+1792]
vpaddq zmm1, zmm13, zmm16
lea rdx, [rbx+r8]
cmovc rdx, rbx
adc r10, 0
cmovs rbp, rcx
sarx rax, rbp, r15
lea r8, [rbp-1]
vpmuludq zmm18, zmm11, zmmword ptr [rdi+1728]
vpaddq zmm19, zmm1, zmm18
cmovs rsi, rbx
sub r11, rbp
mov r10, rsi
xor r10, rax
sar rdx, 1
lea rcx, [rdx+r10]
cmovc rcx, rdx
adc rax, 0
cmovs r8, r11
sarx rbx, r8, r15
lea rbp, [r8-1]
cmovs rsi, rdx
sub r9, r8
vpaddq zmm22, zmm19, qword ptr [rdi+448]{1to8}
mov r10, rsi
xor r10, rbx
sar rcx, 1
vpaddq zmm15, zmm22, zmm3
vpsrlq zmm8, zmm15, 30
vpandq zmm9, zmm15, zmm7
mov rax, -2
vmovdqa64 zmmword ptr [rdi+1088], zmm9
mov r11, qword ptr [rdi+1088]
mov rdx, -2
vpmuldq zmm2, zmm25, zmm0
lea r8, [rcx+r10]
cmovc r8, rcx
adc rbx, 0
cmovs rbp, r9
sarx r10, rbp, r15
lea rbx, [rbp-1]
vpmuldq zmm21, zmm26, zmm14
vpermq zmm27, zmmword ptr [rdi+1280], 0x44
cmovs rsi, rcx
shl r11, 50
lea r9, [r13+r11]
mov qword ptr [rdi+16], r9
mov rcx, qword ptr [rdi+976]
shr rcx, 10
mov r13, qword ptr [rdi+1040]
shl r13, 20
lea r11, [rcx+r13]
mov r9, qword ptr [rdi+1104]
shl r9, 50
lea rcx, [r11+r9]
mov qword ptr [rdi+24], rcx
mov r13, qword ptr [rdi+192]
imul r13, qword ptr [rdi+16]
mov r11, qword ptr [rdi+200]
imul r11, qword ptr [rdi+24]
lea r9, [r13+r11]
mov rcx, qword ptr [rdi+0]
sar rcx, 20
lea r13, [rcx+r9]
shl r13, 44
mov qword ptr [rdi+32], r13
mov r11, qword ptr [rdi+208]
imul r11, qword ptr [rdi+16]
mov rcx, qword ptr [rdi+216]
imul rcx, qword ptr [rdi+24]
lea r9, [r11+rcx]
mov r13, qword ptr [rdi+8]
sar r13, 20
lea r11, [r13+r9]
shl r11, 44
mov qword ptr [rdi+40], r11
sub r12, rbp
mov rcx, rsi
xor rcx, r10
sar r8, 1
lea r13, [r8+rcx]
cmovc r13, r8
adc r10, 0
cmovs rbx, r12
sarx r9, rbx, r15
lea r11, [rbx-1]
cmovs rsi, r8
sub r14, rbx
vpermq zmm5, zmmword ptr [rdi+1280], 0xee
mov rbp, rsi
xor rbp, r9
sar r13, 1
vpmuldq zmm17, zmm23, zmm27
vpmuldq zmm4, zmm24, zmm5
vpaddq zmm13, zmm2, zmm21
mov rcx, -2
vpaddq zmm16, zmm13, zmm17
mov r10, -2
vpaddq zmm1, zmm16, zmm4
vpmuludq zmm18, zmm10, zmmword ptr [rdi+1856]
lea r12, [r13+rbp]
cmovc r12, r13
adc r9, 0
cmovs r11, r14
sarx r8, r11, r15
lea rbx, [r11-1]
vpaddq zmm19, zmm1, zmm18
cmovs rsi, r13
sub rax, r11
mov rbp, rsi
xor rbp, r8
sar r12, 1
lea r9, [r12+rbp]
cmovc r9, r12
adc r8, 0
cmovs rbx, rax
sarx r14, rbx, r15
lea r13, [rbx-1]
cmovs rsi, r12
sub rdx, rbx
vpmuludq zmm22, zmm11, zmmword ptr [rdi+1792]
mov r11, rsi
xor r11, r14
sar r9, 1
vpaddq zmm3, zmm19, zmm22
vpaddq zmm15, zmm3, qword ptr [rdi+448]{1to8}
vpaddq zmm9, zmm15, zmm8
vpsrlq zmm0, zmm9, 30
vpandq zmm14, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm14
lea rbp, [r9+r11]
cmovc rbp, r9
adc r14, 0
cmovs r13, rdx
sarx r8, r13, r15
lea rax, [r13-1]
cmovs rsi, r9
sub r10, r13
mov r12, rsi
xor r12, r8
sar rbp, 1
lea rbx, [rbp+r12]
cmovc rbx, rbp
adc r8, 0
cmovs rax, r10
sarx r11, rax, r15
lea r14, [rax-1]
vpmuldq zmm2, zmm25, zmm27
vpmuldq zmm21, zmm26, zmm5
vpermq zmm13, zmmword ptr [rdi+1344], 0x44
vpermq zmm17, zmmword ptr [rdi+1344], 0xee
cmovs rsi, rbp
sub rcx, rax
mov rdx, rsi
xor rdx, r11
sar rbx, 1
vpmuldq zmm16, zmm23, zmm13
vpmuldq zmm4, zmm24, zmm17
vpaddq zmm1, zmm2, zmm21
mov r9, -2
vpaddq zmm18, zmm1, zmm16
mov r13, -2
lea r12, [rbx+rdx]
cmovc r12, rbx
adc r11, 0
cmovs r14, rcx
sarx r8, r14, r15
vpaddq zmm19, zmm18, zmm4
lea r10, [r14-1]
vpmuludq zmm22, zmm10, zmmword ptr [rdi+1920]
vpaddq zmm3, zmm19, zmm22
vpmuludq zmm15, zmm11, zmmword ptr [rdi+1856]
cmovs rsi, rbx
vpbroadcastq zmm8, rsi
vpbroadcastq zmm8{k1}, r12
mov rbp, r12
add rbp, qword ptr [rdi-56]
vpaddq zmm9, zmm8, zmm29
shl r12, 44
vpsllvq zmm14, zmm9, zmm30
add r12, qword ptr [rdi-40]
mov rax, rsi
add rax, qword ptr [rdi-64]
vpsravq zmm27, zmm14, zmm31
mov rdx, rbp
sar rdx, 42
mov r11, rax
sar r11, 20
vpsubq zmm5, zmm28, zmm27
vmovdqa64 zmmword ptr [rdi+256], zmm5
imul rdx, qword ptr [rdi+40]
vpunpcklqdq zmm2, zmm5, zmm5
imul r11, qword ptr [rdi+32]
vpunpckhqdq zmm21, zmm5, zmm5
shl rsi, 45
add rsi, qword ptr [rdi-48]
sar rax, 41
imul rax, qword ptr [rdi+40]
vbroadcasti32x4 zmm1, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm16, xmmword ptr [rdi+208]
vpmuldq zmm18, zmm2, zmm1
sar rbp, 21
imul rbp, qword ptr [rdi+32]
lea rcx, [rbp+rdx]
vpmuldq zmm4, zmm21, zmm16
vpaddq zmm19, zmm18, zmm4
vmovdqa64 zmmword ptr [rdi+128], zmm19
mov rbx, qword ptr [rdi+256]
lea rbp, [r11+rax]
imul rbx, qword ptr [rdi+0]
sub r9, r14
mov rdx, qword ptr [rdi+264]
imul rdx, qword ptr [rdi+8]
lea r11, [rbx+rdx]
lea rax, [rcx+r12]
ror rax, 44
sar r11, 20
lea r14, [rbp+rsi]
mov rbx, qword ptr [rdi+128]
imul rbx, qword ptr [rdi+16]
mov rdx, qword ptr [rdi+136]
ror r14, 45
imul rdx, qword ptr [rdi+24]
lea rcx, [rbx+rdx]
lea r12, [r11+rcx]
mov qword ptr [rdi-112], r12
mov rbp, r14
xor rbp, r8
sar rax, 1
lea rsi, [rax+rbp]
cmovc rsi, rax
vpaddq zmm22, zmm3, zmm15
vpaddq zmm8, zmm22, qword ptr [rdi+448]{1to8}
adc r8, 0
cmovs r10, r9
sarx rbx, r10, r15
vpaddq zmm9, zmm8, zmm0
mov rdx, -2
mov r11, -2
vpsrlq zmm14, zmm9, 30
vpandq zmm27, zmm9, zmm7
lea rcx, [r10-1]
vmovdqa64 zmmword ptr [rdi+1216], zmm27
vpmuldq zmm5, zmm25, zmm13
cmovs r14, rax
sub r13, r10
sar r12, 20
shl r12, 44
mov qword ptr [rdi+48], r12
mov rbp, qword ptr [rdi+272]
imul rbp, qword ptr [rdi+0]
mov r8, qword ptr [rdi+280]
imul r8, qword ptr [rdi+8]
lea r9, [rbp+r8]
sar r9, 20
mov rax, qword ptr [rdi+144]
imul rax, qword ptr [rdi+16]
mov r10, qword ptr [rdi+152]
imul r10, qword ptr [rdi+24]
lea r12, [rax+r10]
lea rbp, [r9+r12]
mov qword ptr [rdi-104], rbp
sar rbp, 20
shl rbp, 44
mov qword ptr [rdi+56], rbp
vpmuldq zmm2, zmm26, zmm17
mov r8, r14
xor r8, rbx
sar rsi, 1
vpermq zmm1, zmmword ptr [rdi+1408], 0x44
vpermq zmm21, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm16, zmm23, zmm1
mov rax, -2
vpmuldq zmm18, zmm24, zmm21
mov r10, -2
vpaddq zmm4, zmm5, zmm2
vpaddq zmm19, zmm4, zmm16
lea r9, [rsi+r8]
cmovc r9, rsi
adc rbx, 0
cmovs rcx, r13
sarx r12, rcx, r15
lea rbp, [rcx-1]
vpaddq zmm3, zmm19, zmm18
cmovs r14, rsi
sub rdx, rcx
mov r8, r14
xor r8, r12
sar r9, 1
lea rbx, [r9+r8]
cmovc rbx, r9
adc r12, 0
cmovs rbp, rdx
sarx r13, rbp, r15
lea rsi, [rbp-1]
vpmuludq zmm15, zmm10, zmmword ptr [rdi+1984]
cmovs r14, r9
sub r11, rbp
vpaddq zmm22, zmm3, zmm15
mov rcx, r14
xor rcx, r13
sar rbx, 1
vpmuludq zmm8, zmm11, zmmword ptr [rdi+1920]
vpaddq zmm0, zmm22, zmm8
vpaddq zmm9, zmm0, qword ptr [rdi+448]{1to8}
mov r8, -2
mov r12, -2
vpaddq zmm27, zmm9, zmm14
vpsrlq zmm13, zmm27, 30
lea rdx, [rbx+rcx]
cmovc rdx, rbx
adc r13, 0
cmovs rsi, r11
sarx r9, rsi, r15
lea rbp, [rsi-1]
vpandq zmm17, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm17
cmovs r14, rbx
sub rax, rsi
mov rcx, r14
xor rcx, r9
sar rdx, 1
lea r13, [rdx+rcx]
cmovc r13, rdx
adc r9, 0
cmovs rbp, rax
sarx r11, rbp, r15
lea rbx, [rbp-1]
cmovs r14, rdx
sub r10, rbp
vpmuldq zmm23, zmm25, zmm1
mov rsi, r14
xor rsi, r11
sar r13, 1
vpmuldq zmm24, zmm26, zmm21
vpaddq zmm5, zmm23, zmm24
vpmuludq zmm2, zmm11, zmmword ptr [rdi+1984]
mov rcx, -2
mov r9, -2
vpaddq zmm4, zmm5, zmm2
vpaddq zmm16, zmm4, qword ptr [rdi+448]{1to8}
lea rax, [r13+rsi]
cmovc rax, r13
adc r11, 0
cmovs rbx, r10
sarx rdx, rbx, r15
lea rbp, [rbx-1]
vpaddq zmm19, zmm16, zmm13
vpaddq zmm18, zmm19, zmm12
cmovs r14, r13
sub r8, rbx
mov rsi, r14
xor rsi, rdx
sar rax, 1
lea r11, [rax+rsi]
cmovc r11, rax
adc rdx, 0
cmovs rbp, r8
sarx r10, rbp, r15
lea r13, [rbp-1]
cmovs r14, rax
sub r12, rbp
vpandq zmm10, zmm18, zmm7
mov rbx, r14
xor rbx, r10
sar r11, 1
vmovdqa64 zmmword ptr [rdi+1344], zmm10
vpsrlq zmm3, zmm18, 30
vpaddq zmm15, zmm3, zmm6
mov rsi, -2
vpaddq zmm22, zmm15, zmmword ptr [rdi+512]
mov rdx, -2
vpandq zmm8, zmm22, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1408], zmm8
lea r8, [r11+rbx]
cmovc r8, r11
adc r10, 0
cmovs r13, r12
sarx rax, r13, r15
lea rbp, [r13-1]
vpsrlq zmm0, zmm22, 30
cmovs r14, r11
sub rcx, r13
mov rbx, r14
xor rbx, rax
sar r8, 1
lea r10, [r8+rbx]
cmovc r10, r8
adc rax, 0
cmovs rbp, rcx
sarx r12, rbp, r15
lea r11, [rbp-1]
cmovs r14, r8
sub r9, rbp
vshufi64x2 zmm9{k3}{z}, zmm0, zmm0, 0x44
mov r13, r14
xor r13, r12
sar r10, 1
vpaddq zmm14, zmm20, zmmword ptr [rdi+640]
vpaddq zmm27, zmm14, zmm9
mov rbx, -2
vmovdqa64 zmmword ptr [rdi+896], zmm27
mov rax, -2
lea rcx, [r10+r13]
cmovc rcx, r10
adc r12, 0
cmovs r11, r9
sarx r8, r11, r15
lea rbp, [r11-1]
cmovs r14, r10
sub rsi, r11
mov r13, r14
xor r13, r8
sar rcx, 1
lea r12, [rcx+r13]
cmovc r12, rcx
adc r8, 0
cmovs rbp, rsi
sarx r9, rbp, r15
lea r10, [rbp-1]
cmovs r14, rcx
sub rdx, rbp
mov r11, r14
xor r11, r9
sar r12, 1
mov r13, -2
mov r8, -2
lea rsi, [r12+r11]
cmovc rsi, r12
adc r9, 0
cmovs r10, rdx
sarx rcx, r10, r15
lea rbp, [r10-1]
cmovs r14, r12
sub rbx, r10
mov r11, r14
xor r11, rcx
sar rsi, 1
lea r9, [rsi+r11]
cmovc r9, rsi
adc rcx, 0
cmovs rbp, rbx
sarx rdx, rbp, r15
lea r12, [rbp-1]
cmovs r14, rsi
sub rax, rbp
mov r10, r14
xor r10, rdx
sar r9, 1
mov r11, -2
mov rcx, -2
lea rbx, [r9+r10]
cmovc rbx, r9
adc rdx, 0
cmovs r12, rax
sarx rsi, r12, r15
lea rbp, [r12-1]
cmovs r14, r9
sub r13, r12
mov r10, r14
xor r10, rsi
sar rbx, 1
lea rdx, [rbx+r10]
cmovc rdx, rbx
adc rsi, 0
cmovs rbp, r13
sarx rax, rbp, r15
lea r9, [rbp-1]
cmovs r14, rbx
sub r8, rbp
mov r12, r14
xor r12, rax
sar rdx, 1
mov r10, -2
mov rsi, -2
lea r13, [rdx+r12]
cmovc r13, rdx
adc rax, 0
cmovs r9, r8
sarx rbx, r9, r15
lea rbp, [r9-1]
cmovs r14, rdx
sub r11, r9
mov r12, r14
xor r12, rbx
sar r13, 1
lea rax, [r13+r12]
cmovc rax, r13
adc rbx, 0
cmovs rbp, r11
sarx r8, rbp, r15
lea rdx, [rbp-1]
cmovs r14, r13
sub rcx, rbp
mov r9, r14
xor r9, r8
sar rax, 1
lea r12, [rax+r9]
cmovc r12, rax
adc r8, 0
cmovs rdx, rcx
sarx rbx, rdx, r15
lea r11, [rdx-1]
cmovs r14, rax
sub r10, rdx
mov r13, r14
xor r13, rbx
sar r12, 1
lea rbp, [r12+r13]
cmovc rbp, r12
adc rbx, 0
cmovs r11, r10
sarx r9, r11, r15
lea r8, [r11-1]
cmovs r14, r12
sub rsi, r11
mov rcx, r14
xor rcx, r9
sar rbp, 1
lea rax, [rbp+rcx]
cmovc rax, rbp
adc r9, 0
cmovs r8, rsi
sarx rdx, r8, r15
mov qword ptr [rdi-120], rax
cmovs r14, rbp
mov qword ptr [rdi-128], r14
mov r13, rax
add r13, qword ptr [rdi-56]
mov rbx, r14
add rbx, qword ptr [rdi-64]
shl rax, 44
shl r14, 45
mov r10, r13
sar r10, 21
sar r13, 42
mov r12, rbx
sar r12, 20
sar rbx, 41
add rax, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
imul r10, qword ptr [rdi+48]
imul r13, qword ptr [rdi+56]
imul r12, qword ptr [rdi+48]
imul rbx, qword ptr [rdi+56]
lea r11, [r10+r13]
lea rcx, [r12+rbx]
lea r9, [r11+rax]
lea rsi, [rcx+r14]
ror r9, 44
ror rsi, 45
mov rbx, r9
mov rcx, rsi
mov rsi, rdx
mov rdx, r8
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
