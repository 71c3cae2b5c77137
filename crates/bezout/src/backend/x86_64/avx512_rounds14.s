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
// Length: 14 limbs of 30 bits; 1103 instructions a round, 720 for its steps (form: carry).
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
lea rax, [rdx-1]
mov rbp, -2
sub rbp, rdx
mov r8, rcx
xor r8, rsi
sar rbx, 1
lea r9, [rbx+r8]
cmovc r9, rbx
adc rsi, 0
cmovs rax, rbp
lea r10, [rax-1]
mov r11, -2
sarx r12, rax, r15
mov r13, -2
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+384]
mov r14, -2
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
cmovs rcx, rbx
sub r11, rax
mov rdx, rcx
xor rdx, r12
sar r9, 1
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
mov r8, -2
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
lea rsi, [r9+rdx]
cmovc rsi, r9
adc r12, 0
cmovs r10, r11
sarx rbp, r10, r15
lea rbx, [r10-1]
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
mov rax, -2
vpunpcklqdq zmm23, zmm22, zmm22
vpunpckhqdq zmm24, zmm22, zmm22
cmovs rcx, r9
sub r13, r10
mov rdx, rcx
xor rdx, rbp
sar rsi, 1
lea r12, [rsi+rdx]
cmovc r12, rsi
adc rbp, 0
cmovs rbx, r13
lea r11, [rbx-1]
sarx r9, rbx, r15
cmovs rcx, rsi
sub r14, rbx
mov r10, rcx
xor r10, r9
sar r12, 1
vpunpcklqdq zmm25, zmm21, zmm21
vpunpckhqdq zmm26, zmm21, zmm21
mov rdx, qword ptr [rdi+320]
mov rbp, -2
lea r13, [r12+r10]
cmovc r13, r12
adc r9, 0
cmovs r11, r14
sarx rsi, r11, r15
lea rbx, [r11-1]
mov r10, -2
cmovs rcx, r12
sub r8, r11
mov r9, rcx
xor r9, rsi
sar r13, 1
lea r14, [r13+r9]
cmovc r14, r13
adc rsi, 0
cmovs rbx, r8
lea r12, [rbx-1]
sarx r11, rbx, r15
cmovs rcx, r13
sub rax, rbx
imul rdx, qword ptr [rdi-112]
mov r9, qword ptr [rdi+328]
imul r9, qword ptr [rdi-104]
lea rsi, [rdx+r9]
sar rsi, 20
shl rsi, 24
shr rsi, 24
mov qword ptr [rdi-32], rsi
mov r8, rcx
xor r8, r11
sar r14, 1
mov r13, -2
lea rbx, [r14+r8]
cmovc rbx, r14
adc r11, 0
cmovs r12, rax
sarx rdx, r12, r15
lea r9, [r12-1]
mov r8, -2
vpermq zmm27, zmmword ptr [rdi+896], 0x44
vpmuldq zmm0, zmm23, zmm27
vpermq zmm1, zmmword ptr [rdi+896], 0xee
vpmuldq zmm2, zmm24, zmm1
cmovs rcx, r14
sub rbp, r12
mov r11, rcx
xor r11, rdx
sar rbx, 1
lea rax, [rbx+r11]
cmovc rax, rbx
adc rdx, 0
cmovs r9, rbp
lea r14, [r9-1]
sarx r12, r9, r15
cmovs rcx, rbx
shr rsi, 20
sub r10, r9
shl rsi, 44
mov qword ptr [rdi-24], rsi
mov r11, qword ptr [rdi+336]
imul r11, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+344]
imul rdx, qword ptr [rdi-104]
lea rbp, [r11+rdx]
sar rbp, 20
shl rbp, 24
shr rbp, 24
mov qword ptr [rdi-16], rbp
shr rbp, 20
shl rbp, 44
mov rbx, rcx
xor rbx, r12
sar rax, 1
mov qword ptr [rdi-8], rbp
vpaddq zmm3, zmm0, zmm2
vpaddq zmm4, zmm3, qword ptr [rdi+416]{1to8}
mov r9, -2
vpmuludq zmm8, zmm4, zmmword ptr [rdi+832]
vpandq zmm9, zmm8, zmm7
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+1344]
vpaddq zmm14, zmm4, zmm11
vpsrlq zmm15, zmm14, 30
lea rsi, [rax+rbx]
cmovc rsi, rax
adc r12, 0
cmovs r14, r10
sarx r11, r14, r15
lea rdx, [r14-1]
vpmuldq zmm5, zmm25, zmm27
vpandq zmm12, zmm14, zmm7
vshufi64x2 zmm6{k2}{z}, zmm12, zmm12, 0x0e
mov rbp, -2
vpmuldq zmm13, zmm26, zmm1
vpermq zmm17, zmmword ptr [rdi+960], 0x44
vpmuldq zmm18, zmm23, zmm17
cmovs rcx, rax
sub r13, r14
mov rbx, rcx
xor rbx, r11
sar rsi, 1
lea r12, [rsi+rbx]
cmovc r12, rsi
adc r11, 0
cmovs rdx, r13
lea r10, [rdx-1]
sarx rax, rdx, r15
cmovs rcx, rsi
sub r8, rdx
mov r14, rcx
xor r14, rax
sar r12, 1
vpermq zmm19, zmmword ptr [rdi+960], 0xee
vpmuludq zmm20, zmm10, zmmword ptr [rdi+1408]
mov rbx, -2
vpmuldq zmm16, zmm24, zmm19
lea r11, [r12+r14]
cmovc r11, r12
adc rax, 0
cmovs r10, r8
sarx r13, r10, r15
lea rsi, [r10-1]
vpaddq zmm22, zmm5, zmm13
vpaddq zmm21, zmm22, zmm18
vpaddq zmm0, zmm21, zmm16
vpaddq zmm2, zmm0, zmm20
mov rdx, -2
cmovs rcx, r12
sub r9, r10
mov r14, rcx
xor r14, r13
sar r11, 1
lea rax, [r11+r14]
cmovc rax, r11
adc r13, 0
cmovs rsi, r9
lea r8, [rsi-1]
sarx r12, rsi, r15
cmovs rcx, r11
sub rbp, rsi
vpaddq zmm3, zmm2, qword ptr [rdi+448]{1to8}
mov r10, rcx
xor r10, r12
sar rax, 1
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+832]
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm27, zmm11, zmmword ptr [rdi+1344]
vpaddq zmm14, zmm8, zmm27
vpsrlq zmm12, zmm14, 30
mov r14, -2
vpmuldq zmm1, zmm25, zmm17
vpermq zmm5, zmmword ptr [rdi+1024], 0x44
vpandq zmm13, zmm14, zmm7
vshufi64x2 zmm22{k2}{z}, zmm13, zmm13, 0x0e
lea r13, [rax+r10]
cmovc r13, rax
adc r12, 0
cmovs r8, rbp
sarx r9, r8, r15
lea r11, [r8-1]
mov rsi, -2
vpmuldq zmm18, zmm26, zmm19
vpmuldq zmm21, zmm23, zmm5
vpermq zmm16, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm0, zmm24, zmm16
cmovs rcx, rax
sub rbx, r8
mov r10, rcx
xor r10, r9
sar r13, 1
lea r12, [r13+r10]
cmovc r12, r13
adc r9, 0
cmovs r11, rbx
lea rbp, [r11-1]
sarx rax, r11, r15
cmovs rcx, r13
sub rdx, r11
mov r8, rcx
xor r8, rax
sar r12, 1
vpmuludq zmm20, zmm10, zmmword ptr [rdi+1472]
vpaddq zmm2, zmm1, zmm18
vpaddq zmm3, zmm2, zmm21
vpaddq zmm15, zmm3, zmm0
mov r10, -2
vpaddq zmm9, zmm15, zmm20
vpmuludq zmm4, zmm11, zmmword ptr [rdi+1408]
vpaddq zmm8, zmm9, zmm4
vpaddq zmm27, zmm8, qword ptr [rdi+448]{1to8}
lea r9, [r12+r8]
cmovc r9, r12
adc rax, 0
cmovs rbp, rdx
sarx rbx, rbp, r15
lea r13, [rbp-1]
vpermq zmm17, zmmword ptr [rdi+1088], 0x44
mov r11, -2
vpmuldq zmm14, zmm26, zmm16
vpmuldq zmm13, zmm25, zmm5
vpaddq zmm19, zmm27, zmm12
vpsrlq zmm1, zmm19, 30
vpandq zmm18, zmm19, zmm7
cmovs rcx, r12
sub r14, rbp
mov r8, rcx
xor r8, rbx
sar r9, 1
lea rax, [r9+r8]
cmovc rax, r9
adc rbx, 0
cmovs r13, r14
lea rdx, [r13-1]
sarx r12, r13, r15
cmovs rcx, r9
sub rsi, r13
mov rbp, rcx
xor rbp, r12
sar rax, 1
vpmuldq zmm2, zmm23, zmm17
vpermq zmm21, zmmword ptr [rdi+1088], 0xee
mov r8, -2
vpmuludq zmm3, zmm10, zmmword ptr [rdi+1536]
vpmuludq zmm0, zmm11, zmmword ptr [rdi+1472]
vpaddq zmm15, zmm13, zmm14
vpaddq zmm20, zmm15, zmm2
vpmuldq zmm9, zmm24, zmm21
vpaddq zmm4, zmm20, zmm9
lea rbx, [rax+rbp]
cmovc rbx, rax
adc r12, 0
cmovs rdx, rsi
sarx r14, rdx, r15
lea r9, [rdx-1]
vpaddq zmm8, zmm4, zmm3
vpaddq zmm16, zmm8, zmm0
mov r13, -2
cmovs rcx, rax
sub r10, rdx
mov rbp, rcx
xor rbp, r14
sar rbx, 1
lea r12, [rbx+rbp]
cmovc r12, rbx
adc r14, 0
cmovs r9, r10
lea rsi, [r9-1]
sarx rax, r9, r15
cmovs rcx, rbx
sub r11, r9
mov rdx, rcx
xor rdx, rax
sar r12, 1
vpaddq zmm5, zmm16, qword ptr [rdi+448]{1to8}
vpaddq zmm27, zmm5, zmm1
vpsrlq zmm12, zmm27, 30
vpandq zmm19, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm19
vpermq zmm13, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm14, zmm26, zmm21
vpmuldq zmm15, zmm25, zmm17
vpermq zmm2, zmmword ptr [rdi+1152], 0x44
lea rbp, [r12+rdx]
cmovc rbp, r12
adc rax, 0
cmovs rsi, r11
sarx r14, rsi, r15
lea r10, [rsi-1]
vpmuldq zmm20, zmm23, zmm2
vpaddq zmm9, zmm15, zmm14
vpmuldq zmm4, zmm24, zmm13
vpaddq zmm3, zmm9, zmm20
cmovs rcx, r12
sub r8, rsi
mov rbx, rcx
xor rbx, r14
sar rbp, 1
lea r9, [rbp+rbx]
cmovc r9, rbp
adc r14, 0
cmovs r10, r8
lea rdx, [r10-1]
sarx rax, r10, r15
cmovs rcx, rbp
sub r13, r10
mov r11, rcx
xor r11, rax
sar r9, 1
vpaddq zmm8, zmm3, zmm4
vpmuludq zmm0, zmm11, zmmword ptr [rdi+1536]
vpmuludq zmm16, zmm10, zmmword ptr [rdi+1600]
vpaddq zmm5, zmm8, zmm16
vpaddq zmm1, zmm5, zmm0
mov r12, -2
vpaddq zmm27, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm19, zmm27, zmm12
vpmuldq zmm21, zmm25, zmm2
vpandq zmm17, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm17
lea rsi, [r9+r11]
cmovc rsi, r9
adc rax, 0
cmovs rdx, r13
sarx rbx, rdx, r15
lea r14, [rdx-1]
vpsrlq zmm15, zmm19, 30
vpmuldq zmm14, zmm26, zmm13
mov r8, -2
cmovs rcx, r9
mov rbp, rcx
add rbp, qword ptr [rdi-64]
mov r10, rcx
shl r10, 45
mov r11, rsi
add r11, qword ptr [rdi-56]
mov rax, r11
sar rax, 21
mov r13, rbp
sar r13, 20
sar rbp, 41
add r10, qword ptr [rdi-48]
mov r9, rsi
shl r9, 44
imul rax, qword ptr [rdi-24]
add r9, qword ptr [rdi-40]
sar r11, 42
imul r11, qword ptr [rdi-8]
imul rbp, qword ptr [rdi-8]
imul r13, qword ptr [rdi-24]
lea r13, [r13+rbp]
sub r12, rdx
lea rbp, [rax+r11]
lea rdx, [rbp+r9]
lea rax, [r13+r10]
ror rdx, 44
ror rax, 45
mov r11, rax
xor r11, rbx
sar rdx, 1
lea rbp, [rdx+r11]
cmovc rbp, rdx
adc rbx, 0
cmovs r14, r12
lea r9, [r14-1]
sarx r13, r14, r15
vpermq zmm9, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm20, zmm24, zmm9
vpermq zmm3, zmmword ptr [rdi+1216], 0x44
vpmuldq zmm4, zmm23, zmm3
vpaddq zmm8, zmm21, zmm14
vpaddq zmm16, zmm8, zmm4
mov r10, -2
vpaddq zmm5, zmm16, zmm20
vpmuludq zmm0, zmm10, zmmword ptr [rdi+1664]
vpaddq zmm1, zmm5, zmm0
vpmuludq zmm27, zmm11, zmmword ptr [rdi+1600]
vpaddq zmm12, zmm1, zmm27
vpaddq zmm2, zmm12, qword ptr [rdi+448]{1to8}
mov r11, -2
vpaddq zmm17, zmm2, zmm15
cmovs rax, rdx
sub r8, r14
mov rbx, rax
xor rbx, r13
sar rbp, 1
vpsrlq zmm19, zmm17, 30
vpandq zmm13, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm13
vpbroadcastq zmm21, rcx
vpmuldq zmm14, zmm25, zmm3
vpbroadcastq zmm21{k1}, rsi
vpmuldq zmm8, zmm26, zmm9
vpaddq zmm4, zmm21, zmm29
vpermq zmm16, zmmword ptr [rdi+1280], 0x44
mov r12, -2
vpermq zmm20, zmmword ptr [rdi+1280], 0xee
vpsllvq zmm5, zmm4, zmm30
vpmuldq zmm0, zmm24, zmm20
vpsravq zmm1, zmm5, zmm31
vpmuldq zmm27, zmm23, zmm16
vpsubq zmm12, zmm28, zmm1
lea rdx, [rbp+rbx]
cmovc rdx, rbp
adc r13, 0
cmovs r9, r8
sarx r14, r9, r15
lea rcx, [r9-1]
vpaddq zmm2, zmm14, zmm8
vmovdqa64 zmmword ptr [rdi+192], zmm12
vpaddq zmm15, zmm2, zmm27
mov rsi, qword ptr [rdi+192]
mov rbx, -2
vpaddq zmm17, zmm15, zmm0
vpmuludq zmm13, zmm10, zmmword ptr [rdi+1728]
vpaddq zmm3, zmm17, zmm13
cmovs rax, rbp
sub r10, r9
mov r13, rax
xor r13, r14
sar rdx, 1
lea r8, [rdx+r13]
cmovc r8, rdx
adc r14, 0
cmovs rcx, r10
lea rbp, [rcx-1]
sarx r9, rcx, r15
cmovs rax, rdx
sub r11, rcx
imul rsi, qword ptr [rdi-32]
mov r13, rax
xor r13, r9
sar r8, 1
mov r14, qword ptr [rdi+200]
vpmuludq zmm9, zmm11, zmmword ptr [rdi+1664]
vpaddq zmm21, zmm3, zmm9
vpaddq zmm4, zmm21, qword ptr [rdi+448]{1to8}
vpaddq zmm24, zmm4, zmm19
mov r10, -2
vpsrlq zmm5, zmm24, 30
vpandq zmm23, zmm24, zmm7
vpmuldq zmm1, zmm25, zmm16
vpmuldq zmm14, zmm26, zmm20
vmovdqa64 zmmword ptr [rdi+1152], zmm23
lea rdx, [r8+r13]
cmovc rdx, r8
adc r9, 0
cmovs rbp, r11
sarx rcx, rbp, r15
lea r13, [rbp-1]
mov r9, -2
vpaddq zmm8, zmm1, zmm14
vpmuludq zmm12, zmm11, zmmword ptr [rdi+1728]
cmovs rax, r8
sub r12, rbp
mov r11, rax
xor r11, rcx
sar rdx, 1
lea r8, [rdx+r11]
cmovc r8, rdx
adc rcx, 0
cmovs r13, r12
lea rbp, [r13-1]
sarx r11, r13, r15
cmovs rax, rdx
sub rbx, r13
imul r14, qword ptr [rdi-16]
lea rcx, [rsi+r14]
sar rcx, 20
mov qword ptr [rdi+0], rcx
mov r12, qword ptr [rdi+208]
imul r12, qword ptr [rdi-32]
mov rdx, qword ptr [rdi+216]
imul rdx, qword ptr [rdi-16]
mov r13, rax
xor r13, r11
sar r8, 1
lea rsi, [r12+rdx]
vpaddq zmm2, zmm8, zmm12
vpaddq zmm27, zmm2, qword ptr [rdi+448]{1to8}
vpaddq zmm15, zmm27, zmm5
vpaddq zmm0, zmm15, zmm6
vpandq zmm10, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm10
mov r14, -2
vpsrlq zmm17, zmm0, 30
vpaddq zmm13, zmm17, zmm22
vpaddq zmm3, zmm13, zmmword ptr [rdi+512]
lea rcx, [r8+r13]
cmovc rcx, r8
adc r11, 0
cmovs rbp, rbx
sarx r12, rbp, r15
lea rdx, [rbp-1]
vpandq zmm9, zmm3, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1280], zmm9
mov r13, -2
vpsrlq zmm21, zmm3, 30
vshufi64x2 zmm4{k3}{z}, zmm21, zmm21, 0x44
vpaddq zmm19, zmm18, zmmword ptr [rdi+640]
cmovs rax, r8
sub r10, rbp
mov r11, rax
xor r11, r12
sar rcx, 1
lea rbx, [rcx+r11]
cmovc rbx, rcx
adc r12, 0
cmovs rdx, r10
lea r8, [rdx-1]
sarx rbp, rdx, r15
cmovs rax, rcx
sub r9, rdx
sar rsi, 20
mov qword ptr [rdi+8], rsi
mov r11, qword ptr [rdi+960]
shr r11, 10
mov r12, qword ptr [rdi+1024]
shl r12, 20
lea r10, [r11+r12]
mov rcx, qword ptr [rdi+1088]
mov rdx, rax
xor rdx, rbp
sar rbx, 1
vpaddq zmm24, zmm19, zmm4
vmovdqa64 zmmword ptr [rdi+896], zmm24
mov rsi, -2
lea r11, [rbx+rdx]
cmovc r11, rbx
adc rbp, 0
cmovs r8, r9
sarx r12, r8, r15
lea rdx, [r8-1]
mov rbp, -2
cmovs rax, rbx
sub r14, r8
mov r9, rax
xor r9, r12
sar r11, 1
lea rbx, [r11+r9]
cmovc rbx, r11
adc r12, 0
cmovs rdx, r14
lea r8, [rdx-1]
sarx r9, rdx, r15
cmovs rax, r11
sub r13, rdx
shl rcx, 50
lea r12, [r10+rcx]
mov qword ptr [rdi+16], r12
mov r14, qword ptr [rdi+976]
shr r14, 10
mov r11, qword ptr [rdi+1040]
shl r11, 20
lea rdx, [r14+r11]
mov r10, qword ptr [rdi+1104]
shl r10, 50
lea rcx, [rdx+r10]
mov qword ptr [rdi+24], rcx
mov r12, rax
xor r12, r9
sar rbx, 1
mov r14, qword ptr [rdi+192]
mov r11, -2
lea rdx, [rbx+r12]
cmovc rdx, rbx
adc r9, 0
cmovs r8, r13
sarx r10, r8, r15
lea rcx, [r8-1]
mov r12, -2
cmovs rax, rbx
sub rsi, r8
imul r14, qword ptr [rdi+16]
mov r9, rax
xor r9, r10
sar rdx, 1
lea r13, [rdx+r9]
cmovc r13, rdx
adc r10, 0
cmovs rcx, rsi
lea rbx, [rcx-1]
sarx r8, rcx, r15
mov r9, qword ptr [rdi+200]
cmovs rax, rdx
sub rbp, rcx
imul r9, qword ptr [rdi+24]
lea r10, [r14+r9]
mov rsi, qword ptr [rdi+0]
sar rsi, 20
lea rdx, [rsi+r10]
shl rdx, 44
mov qword ptr [rdi+32], rdx
mov rcx, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+16]
mov r14, rax
xor r14, r8
sar r13, 1
mov r9, qword ptr [rdi+216]
mov rsi, -2
lea r10, [r13+r14]
cmovc r10, r13
adc r8, 0
cmovs rbx, rbp
sarx rdx, rbx, r15
lea r14, [rbx-1]
mov r8, -2
cmovs rax, r13
mov rbp, rax
xor rbp, rdx
sub r11, rbx
sar r10, 1
lea r13, [r10+rbp]
cmovc r13, r10
adc rdx, 0
cmovs r14, r11
lea rbx, [r14-1]
sarx rbp, r14, r15
cmovs rax, r10
sub r12, r14
imul r9, qword ptr [rdi+24]
lea rdx, [rcx+r9]
mov r11, qword ptr [rdi+8]
sar r11, 20
lea r10, [r11+rdx]
shl r10, 44
mov qword ptr [rdi+40], r10
mov r14, rax
xor r14, rbp
sar r13, 1
mov rcx, -2
lea r9, [r13+r14]
cmovc r9, r13
adc rbp, 0
cmovs rbx, r12
sarx r11, rbx, r15
lea rdx, [rbx-1]
mov r10, -2
cmovs rax, r13
sub rsi, rbx
mov r14, rax
xor r14, r11
sar r9, 1
lea rbp, [r9+r14]
cmovc rbp, r9
adc r11, 0
cmovs rdx, rsi
lea r12, [rdx-1]
sarx r13, rdx, r15
cmovs rax, r9
sub r8, rdx
mov rbx, rax
xor rbx, r13
sar rbp, 1
mov r14, -2
lea r11, [rbp+rbx]
cmovc r11, rbp
adc r13, 0
cmovs r12, r8
sarx rsi, r12, r15
lea r9, [r12-1]
mov rdx, -2
cmovs rax, rbp
sub rcx, r12
mov rbx, rax
xor rbx, rsi
sar r11, 1
lea r13, [r11+rbx]
cmovc r13, r11
adc rsi, 0
cmovs r9, rcx
lea r8, [r9-1]
sarx rbp, r9, r15
cmovs rax, r11
sub r10, r9
mov r12, rax
xor r12, rbp
sar r13, 1
lea rbx, [r13+r12]
cmovc rbx, r13
adc rbp, 0
cmovs r8, r10
sarx rsi, r8, r15
lea rcx, [r8-1]
cmovs rax, r13
sub r14, r8
mov r11, rax
xor r11, rsi
sar rbx, 1
lea r9, [rbx+r11]
cmovc r9, rbx
adc rsi, 0
cmovs rcx, r14
lea r12, [rcx-1]
sarx rbp, rcx, r15
cmovs rax, rbx
sub rdx, rcx
mov r10, rax
xor r10, rbp
sar r9, 1
mov r13, -2
lea r8, [r9+r10]
cmovc r8, r9
adc rbp, 0
cmovs r12, rdx
sarx r11, r12, r15
lea rsi, [r12-1]
mov r14, -2
cmovs rax, r9
vpbroadcastq zmm25, rax
vpbroadcastq zmm25{k1}, r8
vpaddq zmm16, zmm25, zmm29
vpsllvq zmm26, zmm16, zmm30
vpsravq zmm20, zmm26, zmm31
vpsubq zmm23, zmm28, zmm20
vmovdqa64 zmmword ptr [rdi+256], zmm23
vpunpcklqdq zmm1, zmm23, zmm23
vpunpckhqdq zmm14, zmm23, zmm23
vbroadcasti32x4 zmm11, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+208]
vpmuldq zmm12, zmm1, zmm11
vpmuldq zmm2, zmm14, zmm8
vpaddq zmm27, zmm12, zmm2
vmovdqa64 zmmword ptr [rdi+128], zmm27
mov rbx, qword ptr [rdi+256]
imul rbx, qword ptr [rdi+0]
mov rcx, qword ptr [rdi+264]
imul rcx, qword ptr [rdi+8]
lea r10, [rbx+rcx]
sar r10, 20
mov rbp, qword ptr [rdi+128]
imul rbp, qword ptr [rdi+16]
mov rdx, qword ptr [rdi+136]
imul rdx, qword ptr [rdi+24]
mov r9, r8
shl r9, 44
lea rbx, [rbp+rdx]
lea rcx, [r10+rbx]
mov qword ptr [rdi-112], rcx
sar rcx, 20
shl rcx, 44
mov qword ptr [rdi+48], rcx
add r8, qword ptr [rdi-56]
mov rbp, r8
sar rbp, 42
mov rdx, rax
add rdx, qword ptr [rdi-64]
mov r10, qword ptr [rdi+272]
shl rax, 45
imul r10, qword ptr [rdi+0]
sar r8, 21
mov rbx, rdx
sar rbx, 20
sar rdx, 41
mov rcx, qword ptr [rdi+280]
imul rcx, qword ptr [rdi+8]
add rax, qword ptr [rdi-48]
lea r10, [r10+rcx]
imul r8, qword ptr [rdi+32]
imul rbp, qword ptr [rdi+40]
imul rbx, qword ptr [rdi+32]
imul rdx, qword ptr [rdi+40]
sar r10, 20
add r9, qword ptr [rdi-40]
lea rcx, [r8+rbp]
mov r8, qword ptr [rdi+144]
imul r8, qword ptr [rdi+16]
mov rbp, qword ptr [rdi+152]
imul rbp, qword ptr [rdi+24]
lea r8, [r8+rbp]
lea rbp, [rbx+rdx]
sub r13, r12
lea rbx, [r10+r8]
mov qword ptr [rdi-104], rbx
lea rdx, [rcx+r9]
sar rbx, 20
shl rbx, 44
mov qword ptr [rdi+56], rbx
lea r12, [rbp+rax]
ror rdx, 44
ror r12, 45
mov r10, r12
xor r10, r11
sar rdx, 1
lea r8, [rdx+r10]
cmovc r8, rdx
adc r11, 0
cmovs rsi, r13
lea rcx, [rsi-1]
sarx r9, rsi, r15
mov rbx, -2
cmovs r12, rdx
sub r14, rsi
mov rbp, r12
xor rbp, r9
sar r8, 1
mov rax, -2
mov r10, -2
lea r11, [r8+rbp]
cmovc r11, r8
adc r9, 0
cmovs rcx, r14
sarx r13, rcx, r15
lea rdx, [rcx-1]
mov rsi, -2
cmovs r12, r8
sub rbx, rcx
mov rbp, r12
xor rbp, r13
sar r11, 1
lea r9, [r11+rbp]
cmovc r9, r11
adc r13, 0
cmovs rdx, rbx
lea r14, [rdx-1]
sarx r8, rdx, r15
cmovs r12, r11
sub rax, rdx
mov rcx, r12
xor rcx, r8
sar r9, 1
mov rbp, -2
lea r13, [r9+rcx]
cmovc r13, r9
adc r8, 0
cmovs r14, rax
sarx rbx, r14, r15
lea r11, [r14-1]
mov rdx, -2
cmovs r12, r9
sub r10, r14
mov rcx, r12
xor rcx, rbx
sar r13, 1
lea r8, [r13+rcx]
cmovc r8, r13
adc rbx, 0
cmovs r11, r10
lea rax, [r11-1]
sarx r9, r11, r15
cmovs r12, r13
sub rsi, r11
mov r14, r12
xor r14, r9
sar r8, 1
mov rcx, -2
lea rbx, [r8+r14]
cmovc rbx, r8
adc r9, 0
cmovs rax, rsi
sarx r10, rax, r15
lea r13, [rax-1]
mov r11, -2
cmovs r12, r8
sub rbp, rax
mov r14, r12
xor r14, r10
sar rbx, 1
lea r9, [rbx+r14]
cmovc r9, rbx
adc r10, 0
cmovs r13, rbp
lea rsi, [r13-1]
sarx r8, r13, r15
cmovs r12, rbx
sub rdx, r13
mov rax, r12
xor rax, r8
sar r9, 1
mov r14, -2
lea r10, [r9+rax]
cmovc r10, r9
adc r8, 0
cmovs rsi, rdx
sarx rbp, rsi, r15
lea rbx, [rsi-1]
mov r13, -2
cmovs r12, r9
sub rcx, rsi
mov rax, r12
xor rax, rbp
sar r10, 1
lea r8, [r10+rax]
cmovc r8, r10
adc rbp, 0
cmovs rbx, rcx
lea rdx, [rbx-1]
sarx r9, rbx, r15
cmovs r12, r10
sub r11, rbx
mov rsi, r12
xor rsi, r9
sar r8, 1
mov rax, -2
mov rbp, -2
lea rcx, [r8+rsi]
cmovc rcx, r8
adc r9, 0
cmovs rdx, r11
sarx r10, rdx, r15
lea rbx, [rdx-1]
cmovs r12, r8
sub r14, rdx
mov rsi, r12
xor rsi, r10
sar rcx, 1
lea r9, [rcx+rsi]
cmovc r9, rcx
adc r10, 0
cmovs rbx, r14
lea r11, [rbx-1]
sarx r8, rbx, r15
cmovs r12, rcx
sub r13, rbx
mov rdx, r12
xor rdx, r8
sar r9, 1
mov rsi, -2
lea r10, [r9+rdx]
cmovc r10, r9
adc r8, 0
cmovs r11, r13
sarx r14, r11, r15
lea rcx, [r11-1]
mov rbx, -2
cmovs r12, r9
sub rax, r11
mov rdx, r12
xor rdx, r14
sar r10, 1
lea r8, [r10+rdx]
cmovc r8, r10
adc r14, 0
cmovs rcx, rax
lea r13, [rcx-1]
sarx r9, rcx, r15
cmovs r12, r10
sub rbp, rcx
mov r11, r12
xor r11, r9
sar r8, 1
mov rdx, -2
lea r14, [r8+r11]
cmovc r14, r8
adc r9, 0
cmovs r13, rbp
sarx rax, r13, r15
lea r10, [r13-1]
mov rcx, -2
cmovs r12, r8
sub rsi, r13
mov r11, r12
xor r11, rax
sar r14, 1
lea r9, [r14+r11]
cmovc r9, r14
adc rax, 0
cmovs r10, rsi
lea rbp, [r10-1]
sarx r8, r10, r15
cmovs r12, r14
sub rbx, r10
mov r13, r12
xor r13, r8
sar r9, 1
mov r11, -2
lea rax, [r9+r13]
cmovc rax, r9
adc r8, 0
cmovs rbp, rbx
sarx rsi, rbp, r15
lea r14, [rbp-1]
mov r10, -2
cmovs r12, r9
sub rdx, rbp
mov r13, r12
xor r13, rsi
sar rax, 1
lea r8, [rax+r13]
cmovc r8, rax
adc rsi, 0
cmovs r14, rdx
lea rbx, [r14-1]
sarx r9, r14, r15
cmovs r12, rax
sub rcx, r14
mov rbp, r12
xor rbp, r9
sar r8, 1
lea r13, [r8+rbp]
cmovc r13, r8
adc r9, 0
cmovs rbx, rcx
sarx rsi, rbx, r15
lea rdx, [rbx-1]
cmovs r12, r8
sub r11, rbx
mov rax, r12
xor rax, rsi
sar r13, 1
lea r14, [r13+rax]
cmovc r14, r13
adc rsi, 0
cmovs rdx, r11
lea rbp, [rdx-1]
sarx r9, rdx, r15
cmovs r12, r13
sub r10, rdx
mov rcx, r12
xor rcx, r9
sar r14, 1
lea r8, [r14+rcx]
cmovc r8, r14
adc r9, 0
cmovs rbp, r10
sarx rbx, rbp, r15
mov qword ptr [rdi-120], r8
cmovs r12, r14
mov rax, r12
add rax, qword ptr [rdi-64]
mov qword ptr [rdi-128], r12
mov rsi, r8
add rsi, qword ptr [rdi-56]
mov r11, rax
sar r11, 41
shl r12, 45
sar rax, 20
imul rax, qword ptr [rdi+48]
mov r13, rsi
sar r13, 21
sar rsi, 42
add r12, qword ptr [rdi-48]
shl r8, 44
add r8, qword ptr [rdi-40]
imul rsi, qword ptr [rdi+56]
imul r11, qword ptr [rdi+56]
imul r13, qword ptr [rdi+48]
lea rdx, [r13+rsi]
lea rcx, [rax+r11]
lea r9, [rdx+r8]
lea r10, [rcx+r12]
ror r10, 45
ror r9, 44
mov rcx, r10
mov rdx, rbp
mov rsi, rbx
mov rbx, r9
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
