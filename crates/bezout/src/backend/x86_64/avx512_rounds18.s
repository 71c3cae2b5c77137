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
// Length: 18 limbs of 30 bits; 1119 instructions a round, 720 for its steps (form: carry).
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
mov rax, -2
sub rax, rdx
mov rbp, -2
lea r8, [rdx-1]
mov r9, rcx
xor r9, rsi
mov r10, -2
sar rbx, 1
lea r11, [rbx+r9]
cmovc r11, rbx
adc rsi, 0
cmovs r8, rax
lea r12, [r8-1]
sarx r13, r8, r15
mov r14, -2
cmovs rcx, rbx
sub rbp, r8
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
mov rdx, rcx
xor rdx, r13
sar r11, 1
vpaddq zmm1, zmm0, zmm29
mov r9, -2
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
mov rsi, -2
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
lea rax, [r11+rdx]
cmovc rax, r11
adc r13, 0
cmovs r12, rbp
sarx rbx, r12, r15
lea r8, [r12-1]
cmovs rcx, r11
sub r10, r12
mov rdx, rcx
xor rdx, rbx
sar rax, 1
lea r13, [rax+rdx]
cmovc r13, rax
adc rbx, 0
cmovs r8, r10
sarx rbp, r8, r15
lea r11, [r8-1]
vpbroadcastq zmm7, qword ptr [rdi+448]
cmovs rcx, rax
sub r14, r8
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
mov r12, rcx
xor r12, rbp
sar r13, 1
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
mov rdx, -2
mov rbx, -2
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
lea r10, [r13+r12]
cmovc r10, r13
adc rbp, 0
cmovs r11, r14
sarx rax, r11, r15
lea r8, [r11-1]
cmovs rcx, r13
sub r9, r11
mov r12, rcx
xor r12, rax
sar r10, 1
lea rbp, [r10+r12]
cmovc rbp, r10
adc rax, 0
cmovs r8, r9
lea r14, [r8-1]
sarx r13, r8, r15
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
cmovs rcx, r10
sub rsi, r8
vpmuldq zmm17, zmm5, zmm12
mov r11, rcx
xor r11, r13
sar rbp, 1
vpmuldq zmm18, zmm6, zmm13
mov r12, -2
vpaddq zmm19, zmm17, zmm18
mov rax, -2
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
vpunpcklqdq zmm23, zmm22, zmm22
vpunpckhqdq zmm24, zmm22, zmm22
lea r9, [rbp+r11]
cmovc r9, rbp
adc r13, 0
cmovs r14, rsi
lea r10, [r14-1]
sarx r8, r14, r15
cmovs rcx, rbp
sub rdx, r14
mov r11, rcx
xor r11, r8
sar r9, 1
lea r13, [r9+r11]
cmovc r13, r9
adc r8, 0
cmovs r10, rdx
sarx rsi, r10, r15
lea rbp, [r10-1]
vpunpcklqdq zmm25, zmm21, zmm21
cmovs rcx, r9
sub rbx, r10
vpunpckhqdq zmm26, zmm21, zmm21
mov r14, rcx
xor r14, rsi
sar r13, 1
mov r11, qword ptr [rdi+320]
mov r8, -2
mov rdx, -2
lea r9, [r13+r14]
cmovc r9, r13
adc rsi, 0
cmovs rbp, rbx
lea r10, [rbp-1]
sarx r14, rbp, r15
cmovs rcx, r13
sub r12, rbp
mov rsi, rcx
xor rsi, r14
imul r11, qword ptr [rdi-112]
sar r9, 1
lea rbx, [r9+rsi]
cmovc rbx, r9
adc r14, 0
cmovs r10, r12
lea r13, [r10-1]
sarx rbp, r10, r15
mov rsi, qword ptr [rdi+328]
mov r14, -2
cmovs rcx, r9
sub rax, r10
imul rsi, qword ptr [rdi-104]
lea r12, [r11+rsi]
sar r12, 20
and r12, qword ptr [rdi-32]
mov qword ptr [rdi-24], r12
shr r12, 20
shl r12, 44
mov r9, rcx
xor r9, rbp
sar rbx, 1
mov qword ptr [rdi-16], r12
mov r10, qword ptr [rdi+336]
mov r11, -2
lea rsi, [rbx+r9]
cmovc rsi, rbx
adc rbp, 0
cmovs r13, rax
lea r12, [r13-1]
sarx r9, r13, r15
cmovs rcx, rbx
sub r8, r13
mov rbp, rcx
xor rbp, r9
sar rsi, 1
lea rax, [rsi+rbp]
cmovc rax, rsi
adc r9, 0
cmovs r12, r8
lea rbx, [r12-1]
sarx r13, r12, r15
cmovs rcx, rsi
sub rdx, r12
imul r10, qword ptr [rdi-112]
mov rbp, qword ptr [rdi+344]
imul rbp, qword ptr [rdi-104]
lea r9, [r10+rbp]
sar r9, 20
and r9, qword ptr [rdi-32]
mov r8, -2
mov rsi, rcx
xor rsi, r13
sar rax, 1
mov qword ptr [rdi-8], r9
mov r12, -2
lea r10, [rax+rsi]
cmovc r10, rax
adc r13, 0
cmovs rbx, rdx
sarx rbp, rbx, r15
lea rsi, [rbx-1]
cmovs rcx, rax
sub r14, rbx
shr r9, 20
mov r13, rcx
xor r13, rbp
sar r10, 1
lea rdx, [r10+r13]
cmovc rdx, r10
adc rbp, 0
cmovs rsi, r14
lea rax, [rsi-1]
sarx rbx, rsi, r15
cmovs rcx, r10
sub r11, rsi
shl r9, 44
mov qword ptr [rdi+0], r9
mov r13, rcx
xor r13, rbx
sar rdx, 1
mov rbp, -2
vpermq zmm27, zmmword ptr [rdi+960], 0x44
vpmuldq zmm0, zmm23, zmm27
mov r14, -2
vpermq zmm1, zmmword ptr [rdi+960], 0xee
vpmuldq zmm2, zmm24, zmm1
lea r10, [rdx+r13]
cmovc r10, rdx
adc rbx, 0
cmovs rax, r11
sarx rsi, rax, r15
lea r9, [rax-1]
vpaddq zmm3, zmm0, zmm2
cmovs rcx, rdx
sub r8, rax
mov r13, rcx
xor r13, rsi
sar r10, 1
lea rbx, [r10+r13]
cmovc rbx, r10
adc rsi, 0
cmovs r9, r8
lea r11, [r9-1]
sarx rdx, r9, r15
vpaddq zmm4, zmm3, qword ptr [rdi+480]{1to8}
cmovs rcx, r10
sub r12, r9
vpmuludq zmm8, zmm4, zmmword ptr [rdi+896]
vpandq zmm9, zmm8, zmm7
mov rax, rcx
xor rax, rdx
sar rbx, 1
vshufi64x2 zmm10, zmm9, zmm9, 0x44
vpmuludq zmm11, zmm10, zmmword ptr [rdi+1536]
mov r13, -2
vpaddq zmm14, zmm4, zmm11
mov rsi, -2
vpsrlq zmm15, zmm14, 30
lea r8, [rbx+rax]
cmovc r8, rbx
adc rdx, 0
cmovs r11, r12
lea r10, [r11-1]
sarx r9, r11, r15
cmovs rcx, rbx
sub rbp, r11
mov rax, rcx
xor rax, r9
sar r8, 1
lea rdx, [r8+rax]
cmovc rdx, r8
adc r9, 0
cmovs r10, rbp
lea r12, [r10-1]
sarx rbx, r10, r15
vpandq zmm5, zmm14, zmm7
cmovs rcx, r8
sub r14, r10
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
mov r11, rcx
xor r11, rbx
sar rdx, 1
vpmuldq zmm6, zmm25, zmm27
vpmuldq zmm13, zmm26, zmm1
vpermq zmm17, zmmword ptr [rdi+1024], 0x44
vpmuldq zmm18, zmm23, zmm17
vpermq zmm19, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm20, zmm24, zmm19
lea rax, [rdx+r11]
cmovc rax, rdx
adc rbx, 0
cmovs r12, r14
sarx r9, r12, r15
lea rbp, [r12-1]
cmovs rcx, rdx
sub r13, r12
mov r8, rcx
xor r8, r9
sar rax, 1
lea r10, [rax+r8]
cmovc r10, rax
adc r9, 0
cmovs rbp, r13
lea r11, [rbp-1]
sarx rbx, rbp, r15
cmovs rcx, rax
sub rsi, rbp
mov r14, rcx
xor r14, rbx
sar r10, 1
vpaddq zmm16, zmm6, zmm13
vpaddq zmm22, zmm16, zmm18
vpaddq zmm21, zmm22, zmm20
vpmuludq zmm0, zmm10, zmmword ptr [rdi+1600]
vpaddq zmm2, zmm21, zmm0
vpaddq zmm3, zmm2, qword ptr [rdi+512]{1to8}
lea rdx, [r10+r14]
cmovc rdx, r10
adc rbx, 0
cmovs r11, rsi
sarx r12, r11, r15
vpaddq zmm8, zmm3, zmm15
vpmuludq zmm9, zmm8, zmmword ptr [rdi+896]
vpandq zmm4, zmm9, zmm7
cmovs rcx, r10
mov r8, rcx
add r8, qword ptr [rdi-64]
mov r9, rdx
add r9, qword ptr [rdi-56]
mov r13, rdx
shl r13, 44
mov rax, rcx
shl rax, 45
rorx rbp, r9, 42
rorx r14, r8, 41
imul r14, qword ptr [rdi+0]
add r13, qword ptr [rdi-40]
add rax, qword ptr [rdi-48]
imul rbp, qword ptr [rdi+0]
rorx rbx, r8, 20
imul rbx, qword ptr [rdi-16]
rorx rsi, r9, 21
imul rsi, qword ptr [rdi-16]
lea r10, [rbx+r14]
lea r8, [rsi+rbp]
lea r9, [r8+r13]
lea rbx, [r10+rax]
ror rbx, 45
ror r9, 44
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm14, zmm11, zmmword ptr [rdi+1536]
mov r14, -2
vpaddq zmm5, zmm8, zmm14
sub r14, r11
vpsrlq zmm27, zmm5, 30
mov rsi, -2
vpandq zmm1, zmm5, zmm7
vshufi64x2 zmm6{k2}{z}, zmm1, zmm1, 0x0e
lea rbp, [r11-1]
vpmuldq zmm13, zmm25, zmm17
mov r8, rbx
xor r8, r12
vpmuldq zmm16, zmm26, zmm19
mov r13, -2
vpermq zmm18, zmmword ptr [rdi+1088], 0x44
sar r9, 1
lea r10, [r9+r8]
cmovc r10, r9
adc r12, 0
cmovs rbp, r14
lea rax, [rbp-1]
sarx r11, rbp, r15
vpermq zmm22, zmmword ptr [rdi+1088], 0xee
vpaddq zmm20, zmm13, zmm16
mov r8, -2
vpmuldq zmm21, zmm24, zmm22
vpmuldq zmm0, zmm23, zmm18
vpbroadcastq zmm2, rcx
vpbroadcastq zmm2{k1}, rdx
vpaddq zmm3, zmm2, zmm29
vpsllvq zmm15, zmm3, zmm30
vpsravq zmm9, zmm15, zmm31
vpsubq zmm4, zmm28, zmm9
vpaddq zmm8, zmm20, zmm0
vmovdqa64 zmmword ptr [rdi+192], zmm4
mov r12, qword ptr [rdi+192]
cmovs rbx, r9
sub rsi, rbp
vpaddq zmm14, zmm8, zmm21
imul r12, qword ptr [rdi-24]
vpmuludq zmm5, zmm10, zmmword ptr [rdi+1664]
mov r14, rbx
xor r14, r11
sar r10, 1
mov rcx, -2
mov rdx, qword ptr [rdi+200]
vpaddq zmm1, zmm14, zmm5
vpmuludq zmm17, zmm11, zmmword ptr [rdi+1600]
mov r9, -2
vpaddq zmm19, zmm1, zmm17
vpaddq zmm13, zmm19, qword ptr [rdi+512]{1to8}
lea rbp, [r10+r14]
cmovc rbp, r10
adc r11, 0
cmovs rax, rsi
lea r14, [rax-1]
sarx r11, rax, r15
vpaddq zmm16, zmm13, zmm27
cmovs rbx, r10
sub r13, rax
mov rsi, rbx
xor rsi, r11
imul rdx, qword ptr [rdi-8]
lea r10, [r12+rdx]
sar r10, 20
mov qword ptr [rdi+8], r10
mov rax, qword ptr [rdi+208]
imul rax, qword ptr [rdi-24]
sar rbp, 1
lea r12, [rbp+rsi]
cmovc r12, rbp
adc r11, 0
cmovs r14, r13
lea rdx, [r14-1]
sarx r10, r14, r15
mov rsi, qword ptr [rdi+216]
cmovs rbx, rbp
sub r8, r14
imul rsi, qword ptr [rdi-8]
lea r11, [rax+rsi]
sar r11, 20
mov qword ptr [rdi+16], r11
mov r13, qword ptr [rdi+192]
vpsrlq zmm2, zmm16, 30
mov rbp, rbx
xor rbp, r10
sar r12, 1
mov r14, -2
vpandq zmm3, zmm16, zmm7
vpmuldq zmm15, zmm25, zmm18
vpmuldq zmm9, zmm26, zmm22
mov rax, -2
vpermq zmm20, zmmword ptr [rdi+1152], 0x44
vpmuldq zmm0, zmm23, zmm20
lea rsi, [r12+rbp]
cmovc rsi, r12
adc r10, 0
cmovs rdx, r8
lea r11, [rdx-1]
sarx rbp, rdx, r15
cmovs rbx, r12
sub rcx, rdx
mov r10, rbx
xor r10, rbp
sar rsi, 1
lea r8, [rsi+r10]
cmovc r8, rsi
adc rbp, 0
cmovs r11, rcx
lea r12, [r11-1]
sarx rdx, r11, r15
vpermq zmm4, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm8, zmm24, zmm4
cmovs rbx, rsi
sub r9, r11
vpaddq zmm21, zmm15, zmm9
mov r10, rbx
xor r10, rdx
sar r8, 1
mov rbp, -2
vpaddq zmm14, zmm21, zmm0
mov rcx, -2
vpmuludq zmm5, zmm10, zmmword ptr [rdi+1728]
vpaddq zmm1, zmm14, zmm8
vpaddq zmm17, zmm1, zmm5
vpmuludq zmm19, zmm11, zmmword ptr [rdi+1664]
lea rsi, [r8+r10]
cmovc rsi, r8
adc rdx, 0
cmovs r12, r9
lea r11, [r12-1]
sarx r10, r12, r15
cmovs rbx, r8
sub r14, r12
mov rdx, rbx
xor rdx, r10
sar rsi, 1
lea r9, [rsi+rdx]
cmovc r9, rsi
adc r10, 0
cmovs r11, r14
lea r8, [r11-1]
sarx r12, r11, r15
vpaddq zmm13, zmm17, zmm19
cmovs rbx, rsi
sub rax, r11
vpaddq zmm27, zmm13, qword ptr [rdi+512]{1to8}
mov rdx, rbx
xor rdx, r12
sar r9, 1
vpaddq zmm16, zmm27, zmm2
mov r10, -2
vpsrlq zmm18, zmm16, 30
vpandq zmm22, zmm16, zmm7
mov r14, -2
vmovdqa64 zmmword ptr [rdi+1024], zmm22
vpmuldq zmm15, zmm25, zmm20
lea rsi, [r9+rdx]
cmovc rsi, r9
adc r12, 0
cmovs r8, rax
sarx r11, r8, r15
lea rdx, [r8-1]
cmovs rbx, r9
sub rbp, r8
mov r12, rbx
xor r12, r11
sar rsi, 1
lea rax, [rsi+r12]
cmovc rax, rsi
adc r11, 0
cmovs rdx, rbp
lea r9, [rdx-1]
sarx r8, rdx, r15
vpmuldq zmm9, zmm26, zmm4
vpermq zmm21, zmmword ptr [rdi+1216], 0x44
mov r12, -2
cmovs rbx, rsi
sub rcx, rdx
mov r11, rbx
xor r11, r8
sar rax, 1
vpmuldq zmm0, zmm23, zmm21
vpermq zmm14, zmmword ptr [rdi+1216], 0xee
mov rbp, -2
vpmuldq zmm8, zmm24, zmm14
lea rsi, [rax+r11]
cmovc rsi, rax
adc r8, 0
cmovs r9, rcx
lea rdx, [r9-1]
sarx r11, r9, r15
cmovs rbx, rax
sub r10, r9
mov r8, rbx
xor r8, r11
sar rsi, 1
lea rcx, [rsi+r8]
cmovc rcx, rsi
adc r11, 0
cmovs rdx, r10
lea rax, [rdx-1]
sarx r9, rdx, r15
vpaddq zmm1, zmm15, zmm9
vpaddq zmm5, zmm1, zmm0
vpaddq zmm17, zmm5, zmm8
cmovs rbx, rsi
sub r14, rdx
vpmuludq zmm19, zmm10, zmmword ptr [rdi+1792]
mov r8, rbx
xor r8, r9
sar rcx, 1
mov r11, -2
vpaddq zmm13, zmm17, zmm19
mov r10, -2
vpmuludq zmm27, zmm11, zmmword ptr [rdi+1728]
vpaddq zmm2, zmm13, zmm27
vpaddq zmm16, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm20, zmm16, zmm18
vpsrlq zmm4, zmm20, 30
lea rsi, [rcx+r8]
cmovc rsi, rcx
adc r9, 0
cmovs rax, r14
lea rdx, [rax-1]
sarx r8, rax, r15
cmovs rbx, rcx
sub r12, rax
mov r9, rbx
xor r9, r8
sar rsi, 1
lea r14, [rsi+r9]
cmovc r14, rsi
adc r8, 0
cmovs rdx, r12
lea rcx, [rdx-1]
sarx rax, rdx, r15
cmovs rbx, rsi
sub rbp, rdx
vpandq zmm15, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm15
mov r9, rbx
xor r9, rax
sar r14, 1
mov r8, -2
vpmuldq zmm9, zmm25, zmm21
vpmuldq zmm1, zmm26, zmm14
mov r12, -2
vpermq zmm0, zmmword ptr [rdi+1280], 0xee
lea rsi, [r14+r9]
cmovc rsi, r14
adc rax, 0
cmovs rcx, rbp
lea rdx, [rcx-1]
sarx r9, rcx, r15
cmovs rbx, r14
sub r11, rcx
mov rax, rbx
xor rax, r9
sar rsi, 1
lea rbp, [rsi+rax]
cmovc rbp, rsi
adc r9, 0
cmovs rdx, r11
lea r14, [rdx-1]
sarx rcx, rdx, r15
cmovs rbx, rsi
sub r10, rdx
vpmuldq zmm5, zmm24, zmm0
mov rax, rbx
xor rax, rcx
sar rbp, 1
vpermq zmm8, zmmword ptr [rdi+1280], 0x44
vpmuldq zmm17, zmm23, zmm8
vpaddq zmm19, zmm9, zmm1
vpaddq zmm13, zmm19, zmm17
mov r9, -2
mov r11, -2
vpaddq zmm27, zmm13, zmm5
lea rsi, [rbp+rax]
cmovc rsi, rbp
adc rcx, 0
cmovs r14, r10
lea rdx, [r14-1]
sarx rax, r14, r15
cmovs rbx, rbp
sub r8, r14
mov rcx, rbx
xor rcx, rax
sar rsi, 1
lea r10, [rsi+rcx]
cmovc r10, rsi
adc rax, 0
cmovs rdx, r8
lea rbp, [rdx-1]
sarx r14, rdx, r15
vpmuludq zmm2, zmm10, zmmword ptr [rdi+1856]
vpaddq zmm16, zmm27, zmm2
vpmuludq zmm18, zmm11, zmmword ptr [rdi+1792]
vpaddq zmm20, zmm16, zmm18
cmovs rbx, rsi
sub r12, rdx
mov rcx, rbx
xor rcx, r14
sar r10, 1
vpaddq zmm21, zmm20, qword ptr [rdi+512]{1to8}
vpaddq zmm14, zmm21, zmm4
vpsrlq zmm9, zmm14, 30
vpandq zmm1, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm1
lea rax, [r10+rcx]
cmovc rax, r10
adc r14, 0
cmovs rbp, r12
lea r8, [rbp-1]
sarx rsi, rbp, r15
cmovs rbx, r10
sub r9, rbp
mov rdx, rbx
xor rdx, rsi
sar rax, 1
lea rcx, [rax+rdx]
cmovc rcx, rax
adc rsi, 0
cmovs r8, r9
lea r14, [r8-1]
sarx r12, r8, r15
vpsrlq zmm19, zmm22, 10
cmovs rbx, rax
sub r11, r8
mov r10, rbx
xor r10, r12
sar rcx, 1
vpsllq zmm17, zmm15, 20
vpaddq zmm13, zmm19, zmm17
vpsllq zmm5, zmm1, 50
vpaddq zmm27, zmm13, zmm5
lea rbp, [rcx+r10]
cmovc rbp, rcx
adc r12, 0
cmovs r14, r11
sarx rdx, r14, r15
vmovdqa64 zmmword ptr [rdi+384], zmm27
vpmuldq zmm2, zmm25, zmm8
cmovs rbx, rcx
imul r13, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+200]
imul rsi, qword ptr [rdi+400]
lea r9, [r13+rsi]
mov rax, qword ptr [rdi+8]
sar rax, 20
lea r8, [rax+r9]
shl r8, 44
mov qword ptr [rdi+24], r8
mov r10, qword ptr [rdi+208]
imul r10, qword ptr [rdi+384]
mov r12, qword ptr [rdi+216]
imul r12, qword ptr [rdi+400]
lea r11, [r10+r12]
mov rcx, qword ptr [rdi+16]
sar rcx, 20
lea r13, [rcx+r11]
shl r13, 44
mov qword ptr [rdi+32], r13
vpbroadcastq zmm16, rbx
vpbroadcastq zmm16{k1}, rbp
vpaddq zmm18, zmm16, zmm29
vpsllvq zmm20, zmm18, zmm30
vpsravq zmm21, zmm20, zmm31
vpsubq zmm4, zmm28, zmm21
vmovdqa64 zmmword ptr [rdi+256], zmm4
vpunpcklqdq zmm14, zmm4, zmm4
vpunpckhqdq zmm22, zmm4, zmm4
vbroadcasti32x4 zmm15, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm19, xmmword ptr [rdi+208]
vpmuldq zmm17, zmm14, zmm15
vpmuldq zmm1, zmm22, zmm19
vpaddq zmm13, zmm17, zmm1
vmovdqa64 zmmword ptr [rdi+128], zmm13
mov rsi, qword ptr [rdi+256]
mov rax, rbp
add rax, qword ptr [rdi-56]
mov r9, rbx
add r9, qword ptr [rdi-64]
imul rsi, qword ptr [rdi+8]
mov r8, qword ptr [rdi+264]
imul r8, qword ptr [rdi+16]
lea r10, [rsi+r8]
sar r10, 20
mov r12, qword ptr [rdi+128]
rorx rcx, r9, 41
shl rbp, 44
add rbp, qword ptr [rdi-40]
imul r12, qword ptr [rdi+384]
mov r11, qword ptr [rdi+136]
rorx r13, rax, 42
rorx rsi, rax, 21
imul rsi, qword ptr [rdi+24]
rorx r8, r9, 20
imul r11, qword ptr [rdi+400]
lea rax, [r12+r11]
imul r13, qword ptr [rdi+32]
shl rbx, 45
add rbx, qword ptr [rdi-48]
imul r8, qword ptr [rdi+24]
imul rcx, qword ptr [rdi+32]
lea r9, [r10+rax]
mov qword ptr [rdi-112], r9
sar r9, 20
shl r9, 44
lea r12, [rsi+r13]
mov qword ptr [rdi+40], r9
mov r11, qword ptr [rdi+272]
imul r11, qword ptr [rdi+8]
mov r10, qword ptr [rdi+280]
lea rax, [r8+rcx]
imul r10, qword ptr [rdi+16]
lea rsi, [r11+r10]
sar rsi, 20
mov r13, qword ptr [rdi+144]
vpmuldq zmm5, zmm26, zmm0
vpermq zmm27, zmmword ptr [rdi+1344], 0x44
imul r13, qword ptr [rdi+384]
lea r9, [rax+rbx]
lea r8, [r12+rbp]
ror r8, 44
mov rcx, qword ptr [rdi+152]
imul rcx, qword ptr [rdi+400]
lea r11, [r13+rcx]
lea r10, [rsi+r11]
mov qword ptr [rdi-104], r10
sar r10, 20
shl r10, 44
mov qword ptr [rdi+48], r10
vpmuldq zmm8, zmm23, zmm27
ror r9, 45
vpermq zmm16, zmmword ptr [rdi+1344], 0xee
vpmuldq zmm18, zmm24, zmm16
vpaddq zmm20, zmm2, zmm5
mov rax, -2
sub rax, r14
lea rbx, [r14-1]
mov r12, -2
vpaddq zmm21, zmm20, zmm8
vpaddq zmm4, zmm21, zmm18
vpmuludq zmm14, zmm10, zmmword ptr [rdi+1920]
vpaddq zmm15, zmm4, zmm14
mov rbp, r9
xor rbp, rdx
vpmuludq zmm22, zmm11, zmmword ptr [rdi+1856]
mov r13, -2
vpaddq zmm19, zmm15, zmm22
sar r8, 1
lea rcx, [r8+rbp]
cmovc rcx, r8
adc rdx, 0
cmovs rbx, rax
lea rsi, [rbx-1]
sarx r11, rbx, r15
vpaddq zmm17, zmm19, qword ptr [rdi+512]{1to8}
mov r10, -2
vpaddq zmm1, zmm17, zmm9
vpsrlq zmm13, zmm1, 30
vpandq zmm0, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm0
vpmuldq zmm2, zmm25, zmm27
cmovs r9, r8
sub r12, rbx
mov r14, r9
xor r14, r11
sar rcx, 1
mov rbp, -2
vpmuldq zmm5, zmm26, zmm16
vpermq zmm20, zmmword ptr [rdi+1408], 0x44
vpermq zmm8, zmmword ptr [rdi+1408], 0xee
mov rdx, -2
vpmuldq zmm21, zmm23, zmm20
vpmuldq zmm18, zmm24, zmm8
vpaddq zmm4, zmm2, zmm5
lea rax, [rcx+r14]
cmovc rax, rcx
adc r11, 0
cmovs rsi, r12
lea r8, [rsi-1]
sarx rbx, rsi, r15
cmovs r9, rcx
sub r13, rsi
mov r14, r9
xor r14, rbx
sar rax, 1
lea r11, [rax+r14]
cmovc r11, rax
adc rbx, 0
cmovs r8, r13
lea r12, [r8-1]
sarx rcx, r8, r15
cmovs r9, rax
sub r10, r8
vpaddq zmm14, zmm4, zmm21
mov rsi, r9
xor rsi, rcx
sar r11, 1
mov r14, -2
vpaddq zmm15, zmm14, zmm18
vpmuludq zmm22, zmm10, zmmword ptr [rdi+1984]
mov rbx, -2
vpaddq zmm19, zmm15, zmm22
vpmuludq zmm17, zmm11, zmmword ptr [rdi+1920]
vpaddq zmm9, zmm19, zmm17
lea r13, [r11+rsi]
cmovc r13, r11
adc rcx, 0
cmovs r12, r10
lea rax, [r12-1]
sarx r8, r12, r15
cmovs r9, r11
sub rbp, r12
mov rsi, r9
xor rsi, r8
sar r13, 1
lea rcx, [r13+rsi]
cmovc rcx, r13
adc r8, 0
cmovs rax, rbp
lea r10, [rax-1]
sarx r11, rax, r15
vpaddq zmm1, zmm9, qword ptr [rdi+512]{1to8}
cmovs r9, r13
sub rdx, rax
vpaddq zmm0, zmm1, zmm13
mov r12, r9
xor r12, r11
sar rcx, 1
mov rsi, -2
vpsrlq zmm27, zmm0, 30
mov r8, -2
vpandq zmm16, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm16
vpmuldq zmm2, zmm25, zmm20
vpmuldq zmm5, zmm26, zmm8
lea rbp, [rcx+r12]
cmovc rbp, rcx
adc r11, 0
cmovs r10, rdx
lea r13, [r10-1]
sarx rax, r10, r15
cmovs r9, rcx
sub r14, r10
mov r12, r9
xor r12, rax
sar rbp, 1
lea r11, [rbp+r12]
cmovc r11, rbp
adc rax, 0
cmovs r13, r14
lea rdx, [r13-1]
sarx rcx, r13, r15
vpermq zmm4, zmmword ptr [rdi+1472], 0x44
cmovs r9, rbp
sub rbx, r13
vpermq zmm21, zmmword ptr [rdi+1472], 0xee
mov r10, r9
xor r10, rcx
sar r11, 1
mov r12, -2
vpmuldq zmm14, zmm23, zmm4
vpmuldq zmm18, zmm24, zmm21
vpaddq zmm15, zmm2, zmm5
mov rax, -2
vpaddq zmm22, zmm15, zmm14
vpaddq zmm19, zmm22, zmm18
lea r14, [r11+r10]
cmovc r14, r11
adc rcx, 0
cmovs rdx, rbx
lea rbp, [rdx-1]
sarx r13, rdx, r15
cmovs r9, r11
sub rsi, rdx
mov r10, r9
xor r10, r13
sar r14, 1
lea rcx, [r14+r10]
cmovc rcx, r14
adc r13, 0
cmovs rbp, rsi
sarx rbx, rbp, r15
lea r11, [rbp-1]
cmovs r9, r14
sub r8, rbp
vpmuludq zmm17, zmm10, zmmword ptr [rdi+2048]
mov rdx, -2
mov r10, r9
xor r10, rbx
vpaddq zmm9, zmm19, zmm17
sar rcx, 1
vpmuludq zmm1, zmm11, zmmword ptr [rdi+1984]
vpaddq zmm13, zmm9, zmm1
vpaddq zmm0, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm16, zmm0, zmm27
mov r13, -2
lea rsi, [rcx+r10]
cmovc rsi, rcx
adc rbx, 0
cmovs r11, r8
lea r14, [r11-1]
sarx rbp, r11, r15
cmovs r9, rcx
sub r12, r11
mov r10, r9
xor r10, rbp
sar rsi, 1
lea rbx, [rsi+r10]
cmovc rbx, rsi
adc rbp, 0
cmovs r14, r12
lea r8, [r14-1]
sarx rcx, r14, r15
vpsrlq zmm20, zmm16, 30
vpandq zmm8, zmm16, zmm7
cmovs r9, rsi
sub rax, r14
mov r11, r9
xor r11, rcx
sar rbx, 1
vmovdqa64 zmmword ptr [rdi+1344], zmm8
mov r10, -2
vpmuldq zmm23, zmm25, zmm4
vpmuldq zmm24, zmm26, zmm21
mov rbp, -2
vpaddq zmm2, zmm23, zmm24
vpmuludq zmm5, zmm11, zmmword ptr [rdi+2048]
vpaddq zmm15, zmm2, zmm5
lea r12, [rbx+r11]
cmovc r12, rbx
adc rcx, 0
cmovs r8, rax
sarx rsi, r8, r15
lea r14, [r8-1]
cmovs r9, rbx
sub rdx, r8
mov r11, r9
xor r11, rsi
sar r12, 1
lea rcx, [r12+r11]
cmovc rcx, r12
adc rsi, 0
cmovs r14, rdx
sarx rax, r14, r15
lea rbx, [r14-1]
vpaddq zmm14, zmm15, qword ptr [rdi+512]{1to8}
cmovs r9, r12
sub r13, r14
vpaddq zmm22, zmm14, zmm20
mov r8, r9
xor r8, rax
sar rcx, 1
mov r11, -2
vpaddq zmm18, zmm22, zmm12
vpandq zmm10, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm10
mov rsi, -2
vpsrlq zmm19, zmm18, 30
vpaddq zmm17, zmm19, zmm6
vpaddq zmm9, zmm17, zmmword ptr [rdi+576]
lea rdx, [rcx+r8]
cmovc rdx, rcx
adc rax, 0
cmovs rbx, r13
lea r12, [rbx-1]
sarx r14, rbx, r15
cmovs r9, rcx
sub r10, rbx
mov r8, r9
xor r8, r14
sar rdx, 1
lea rax, [rdx+r8]
cmovc rax, rdx
adc r14, 0
cmovs r12, r10
lea r13, [r12-1]
sarx rcx, r12, r15
vpandq zmm1, zmm9, zmmword ptr [rdi+640]
cmovs r9, rdx
sub rbp, r12
mov rbx, -2
vmovdqa64 zmmword ptr [rdi+1472], zmm1
mov r8, r9
xor r8, rcx
sar rax, 1
vpsrlq zmm13, zmm9, 30
mov r14, -2
vshufi64x2 zmm0{k3}{z}, zmm13, zmm13, 0x44
lea r10, [rax+r8]
cmovc r10, rax
adc rcx, 0
cmovs r13, rbp
sarx rdx, r13, r15
lea r12, [r13-1]
cmovs r9, rax
sub r11, r13
mov r8, r9
xor r8, rdx
sar r10, 1
lea rcx, [r10+r8]
cmovc rcx, r10
adc rdx, 0
cmovs r12, r11
lea rbp, [r12-1]
sarx rax, r12, r15
vpaddq zmm27, zmm3, zmmword ptr [rdi+704]
vpaddq zmm16, zmm27, zmm0
vmovdqa64 zmmword ptr [rdi+960], zmm16
cmovs r9, r10
sub rsi, r12
mov r13, r9
xor r13, rax
sar rcx, 1
lea r8, [rcx+r13]
cmovc r8, rcx
adc rax, 0
cmovs rbp, rsi
sarx rdx, rbp, r15
lea r11, [rbp-1]
cmovs r9, rcx
sub rbx, rbp
mov r10, r9
xor r10, rdx
sar r8, 1
lea r12, [r8+r10]
cmovc r12, r8
adc rdx, 0
cmovs r11, rbx
lea r13, [r11-1]
sarx rax, r11, r15
cmovs r9, r8
sub r14, r11
mov rsi, r9
xor rsi, rax
sar r12, 1
lea rcx, [r12+rsi]
cmovc rcx, r12
adc rax, 0
cmovs r13, r14
sarx rbp, r13, r15
mov qword ptr [rdi-120], rcx
cmovs r9, r12
mov qword ptr [rdi-128], r9
mov r10, rcx
add r10, qword ptr [rdi-56]
mov rdx, r9
add rdx, qword ptr [rdi-64]
shl rcx, 44
shl r9, 45
rorx rbx, r10, 21
rorx r8, r10, 42
rorx r11, rdx, 20
rorx rsi, rdx, 41
add rcx, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
imul rbx, qword ptr [rdi+40]
imul r8, qword ptr [rdi+48]
imul r11, qword ptr [rdi+40]
imul rsi, qword ptr [rdi+48]
lea rax, [rbx+r8]
lea r14, [r11+rsi]
lea r12, [rax+rcx]
lea r10, [r14+r9]
ror r12, 44
ror r10, 45
mov rbx, r12
mov rcx, r10
mov rdx, r13
mov rsi, rbp
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
