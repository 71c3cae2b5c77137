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
// Length: 10 limbs of 30 bits; 1067 instructions a round, 720 for its steps (form: carry).
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
mov rbp, -2
sub rbp, rdx
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
mov r8, -2
vmovdqa64 zmmword ptr [rdi+320], zmm4
mov r9, -2
lea r10, [rdx-1]
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+384]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
mov r11, -2
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
mov r12, rcx
xor r12, rsi
sar rbx, 1
lea r13, [rbx+r12]
cmovc r13, rbx
adc rsi, 0
cmovs r10, rbp
lea r14, [r10-1]
sarx rdx, r10, r15
cmovs rcx, rbx
sub rax, r10
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
vpunpcklqdq zmm23, zmm22, zmm22
vpunpckhqdq zmm24, zmm22, zmm22
vpunpcklqdq zmm25, zmm21, zmm21
vpunpckhqdq zmm26, zmm21, zmm21
mov r12, -2
mov rsi, -2
mov rbp, rcx
xor rbp, rdx
sar r13, 1
lea rbx, [r13+rbp]
cmovc rbx, r13
adc rdx, 0
cmovs r14, rax
sarx r10, r14, r15
lea rbp, [r14-1]
mov rdx, qword ptr [rdi+320]
cmovs rcx, r13
sub r8, r14
mov rax, rcx
xor rax, r10
sar rbx, 1
lea r13, [rbx+rax]
cmovc r13, rbx
adc r10, 0
cmovs rbp, r8
lea r14, [rbp-1]
sarx rax, rbp, r15
cmovs rcx, rbx
sub r9, rbp
imul rdx, qword ptr [rdi-112]
mov r10, qword ptr [rdi+328]
imul r10, qword ptr [rdi-104]
lea r8, [rdx+r10]
sar r8, 20
shl r8, 24
shr r8, 24
mov qword ptr [rdi-32], r8
shr r8, 20
shl r8, 44
mov qword ptr [rdi-24], r8
mov rbx, qword ptr [rdi+336]
imul rbx, qword ptr [rdi-112]
mov rbp, qword ptr [rdi+344]
imul rbp, qword ptr [rdi-104]
lea rdx, [rbx+rbp]
mov r10, -2
mov r8, rcx
xor r8, rax
sar r13, 1
vpermq zmm27, zmmword ptr [rdi+896], 0xee
mov rbx, -2
lea rbp, [r13+r8]
cmovc rbp, r13
adc rax, 0
cmovs r14, r9
sarx r8, r14, r15
lea rax, [r14-1]
cmovs rcx, r13
sub rsi, r14
mov r9, rcx
xor r9, r8
sar rbp, 1
lea r13, [rbp+r9]
cmovc r13, rbp
adc r8, 0
cmovs rax, rsi
lea r14, [rax-1]
sarx r9, rax, r15
cmovs rcx, rbp
sub r11, rax
sar rdx, 20
shl rdx, 24
shr rdx, 24
mov qword ptr [rdi-16], rdx
shr rdx, 20
shl rdx, 44
mov qword ptr [rdi-8], rdx
mov r8, -2
vpermq zmm0, zmmword ptr [rdi+896], 0x44
vpmuldq zmm1, zmm24, zmm27
vpmuldq zmm2, zmm23, zmm0
vpaddq zmm3, zmm2, zmm1
vpaddq zmm4, zmm3, qword ptr [rdi+416]{1to8}
vpmuludq zmm8, zmm4, zmmword ptr [rdi+832]
mov rsi, rcx
xor rsi, r9
sar r13, 1
lea rbp, [r13+rsi]
cmovc rbp, r13
adc r9, 0
cmovs r14, r11
sarx rax, r14, r15
lea rdx, [r14-1]
cmovs rcx, r13
sub r10, r14
mov rsi, rcx
xor rsi, rax
sar rbp, 1
lea r9, [rbp+rsi]
cmovc r9, rbp
adc rax, 0
cmovs rdx, r10
lea r11, [rdx-1]
sarx r13, rdx, r15
cmovs rcx, rbp
sub r12, rdx
vpandq zmm9, zmm8, zmm7
vshufi64x2 zmm10, zmm9, zmm9, 0x44
mov r14, rcx
xor r14, r13
sar r9, 1
vpmuludq zmm11, zmm10, zmmword ptr [rdi+1216]
mov rsi, -2
mov rax, -2
vpaddq zmm14, zmm4, zmm11
vpandq zmm15, zmm14, zmm7
vpsrlq zmm5, zmm14, 30
vshufi64x2 zmm12{k2}{z}, zmm15, zmm15, 0x0e
lea r10, [r9+r14]
cmovc r10, r9
adc r13, 0
cmovs r11, r12
sarx rbp, r11, r15
lea rdx, [r11-1]
vpermq zmm6, zmmword ptr [rdi+960], 0x44
vpmuldq zmm13, zmm25, zmm0
mov r14, -2
vpmuldq zmm17, zmm26, zmm27
vpermq zmm18, zmmword ptr [rdi+960], 0xee
cmovs rcx, r9
sub r8, r11
mov r13, rcx
xor r13, rbp
sar r10, 1
lea r12, [r10+r13]
cmovc r12, r10
adc rbp, 0
cmovs rdx, r8
lea r9, [rdx-1]
sarx r11, rdx, r15
cmovs rcx, r10
sub rbx, rdx
vpmuldq zmm19, zmm23, zmm6
mov r13, -2
vpmuludq zmm20, zmm10, zmmword ptr [rdi+1280]
vpaddq zmm16, zmm13, zmm17
vpaddq zmm22, zmm16, zmm19
mov rbp, rcx
xor rbp, r11
sar r12, 1
vpmuldq zmm21, zmm24, zmm18
vpaddq zmm2, zmm22, zmm21
vpaddq zmm1, zmm2, zmm20
mov r8, -2
lea r10, [r12+rbp]
cmovc r10, r12
adc r11, 0
cmovs r9, rbx
lea rdx, [r9-1]
sarx rbp, r9, r15
vpaddq zmm3, zmm1, qword ptr [rdi+448]{1to8}
vpaddq zmm8, zmm3, zmm5
vpmuludq zmm9, zmm8, zmmword ptr [rdi+832]
vpandq zmm4, zmm9, zmm7
vshufi64x2 zmm11, zmm4, zmm4, 0x44
vpmuludq zmm14, zmm11, zmmword ptr [rdi+1216]
vpaddq zmm15, zmm8, zmm14
vpsrlq zmm0, zmm15, 30
vpandq zmm27, zmm15, zmm7
vpmuldq zmm13, zmm25, zmm6
vpermq zmm17, zmmword ptr [rdi+1024], 0xee
cmovs rcx, r12
sub rsi, r9
mov r11, rcx
xor r11, rbp
sar r10, 1
lea rbx, [r10+r11]
cmovc rbx, r10
adc rbp, 0
cmovs rdx, rsi
lea r12, [rdx-1]
sarx r9, rdx, r15
cmovs rcx, r10
sub rax, rdx
mov r11, -2
vpmuldq zmm16, zmm24, zmm17
vpmuldq zmm19, zmm26, zmm18
vshufi64x2 zmm22{k2}{z}, zmm27, zmm27, 0x0e
vpermq zmm21, zmmword ptr [rdi+1024], 0x44
mov rbp, -2
mov rsi, rcx
xor rsi, r9
sar rbx, 1
lea r10, [rbx+rsi]
cmovc r10, rbx
adc r9, 0
cmovs r12, rax
sarx rdx, r12, r15
lea rsi, [r12-1]
cmovs rcx, rbx
sub r13, r12
mov r9, rcx
xor r9, rdx
sar r10, 1
lea rax, [r10+r9]
cmovc rax, r10
adc rdx, 0
cmovs rsi, r13
lea rbx, [rsi-1]
sarx r12, rsi, r15
cmovs rcx, r10
sub r14, rsi
mov r9, -2
vpmuldq zmm2, zmm23, zmm21
vpaddq zmm20, zmm13, zmm19
vpaddq zmm1, zmm20, zmm2
vpaddq zmm3, zmm1, zmm16
vpmuludq zmm5, zmm10, zmmword ptr [rdi+1344]
vpaddq zmm9, zmm3, zmm5
mov rdx, rcx
xor rdx, r12
sar rax, 1
lea r13, [rax+rdx]
cmovc r13, rax
adc r12, 0
cmovs rbx, r14
lea r10, [rbx-1]
sarx rsi, rbx, r15
vpermq zmm4, zmmword ptr [rdi+1088], 0x44
vpmuldq zmm8, zmm25, zmm21
vpmuludq zmm14, zmm11, zmmword ptr [rdi+1280]
vpaddq zmm15, zmm9, zmm14
vpaddq zmm6, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm18, zmm6, zmm0
vpsrlq zmm27, zmm18, 30
vpandq zmm13, zmm18, zmm7
mov rdx, -2
cmovs rcx, rax
sub r11, rbx
mov r12, rcx
xor r12, rsi
sar r13, 1
lea r14, [r13+r12]
cmovc r14, r13
adc rsi, 0
cmovs r10, r11
lea rax, [r10-1]
cmovs rcx, r13
sub r8, r10
sarx rbx, r10, r15
vpermq zmm19, zmmword ptr [rdi+1088], 0xee
vpmuldq zmm20, zmm24, zmm19
vpmuldq zmm2, zmm23, zmm4
vpmuldq zmm1, zmm26, zmm17
vpaddq zmm16, zmm8, zmm1
mov r12, -2
vpmuludq zmm3, zmm10, zmmword ptr [rdi+1408]
mov rsi, rcx
xor rsi, rbx
sar r14, 1
lea r11, [r14+rsi]
cmovc r11, r14
adc rbx, 0
cmovs rax, r8
sarx r13, rax, r15
lea r10, [rax-1]
cmovs rcx, r14
sub r9, rax
mov rsi, rcx
xor rsi, r13
sar r11, 1
lea rbx, [r11+rsi]
cmovc rbx, r11
adc r13, 0
cmovs r10, r9
sarx r8, r10, r15
lea r14, [r10-1]
cmovs rcx, r11
sub rbp, r10
vpmuludq zmm5, zmm11, zmmword ptr [rdi+1344]
vpaddq zmm21, zmm16, zmm2
vpaddq zmm9, zmm21, zmm20
vpaddq zmm14, zmm9, zmm3
vpaddq zmm15, zmm14, zmm5
vpaddq zmm6, zmm15, qword ptr [rdi+448]{1to8}
vpaddq zmm0, zmm6, zmm27
vpsrlq zmm18, zmm0, 30
vpmuldq zmm17, zmm25, zmm4
vpandq zmm8, zmm0, zmm7
vpermq zmm1, zmmword ptr [rdi+1152], 0x44
vpermq zmm16, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm2, zmm24, zmm16
vmovdqa64 zmmword ptr [rdi+960], zmm8
mov rax, rcx
xor rax, r8
sar rbx, 1
lea rsi, [rbx+rax]
cmovc rsi, rbx
adc r8, 0
cmovs r14, rbp
lea r13, [r14-1]
sarx r9, r14, r15
cmovs rcx, rbx
sub r12, r14
mov r11, rcx
xor r11, r9
sar rsi, 1
lea r10, [rsi+r11]
cmovc r10, rsi
adc r9, 0
cmovs r13, r12
lea rax, [r13-1]
cmovs rcx, rsi
sub rdx, r13
sarx r8, r13, r15
vpmuldq zmm21, zmm26, zmm19
mov rbp, -2
vpaddq zmm20, zmm17, zmm21
mov rbx, -2
vpmuldq zmm9, zmm23, zmm1
vpaddq zmm3, zmm20, zmm9
vpaddq zmm14, zmm3, zmm2
mov r14, rcx
xor r14, r8
sar r10, 1
vpmuludq zmm5, zmm10, zmmword ptr [rdi+1472]
vpaddq zmm15, zmm14, zmm5
mov r11, -2
lea r9, [r10+r14]
cmovc r9, r10
adc r8, 0
cmovs rax, rdx
sarx r12, rax, r15
lea rsi, [rax-1]
cmovs rcx, r10
mov r13, rcx
shl r13, 45
mov r14, rcx
add r14, qword ptr [rdi-64]
mov r8, r14
sar r8, 20
sar r14, 41
sub rbp, rax
add r13, qword ptr [rdi-48]
mov rdx, r9
shl rdx, 44
imul r14, qword ptr [rdi-8]
mov r10, r9
add r10, qword ptr [rdi-56]
mov rax, r10
sar rax, 42
imul rax, qword ptr [rdi-8]
sar r10, 21
imul r10, qword ptr [rdi-24]
add rdx, qword ptr [rdi-40]
lea r10, [r10+rax]
imul r8, qword ptr [rdi-24]
lea rax, [r8+r14]
lea r8, [rax+r13]
lea r14, [r10+rdx]
ror r14, 44
ror r8, 45
mov rax, r8
xor rax, r12
sar r14, 1
lea r13, [r14+rax]
cmovc r13, r14
adc r12, 0
cmovs rsi, rbp
lea r10, [rsi-1]
cmovs r8, r14
sub rbx, rsi
sarx rdx, rsi, r15
mov rax, -2
mov r12, -2
vpmuldq zmm6, zmm25, zmm1
vpmuludq zmm27, zmm11, zmmword ptr [rdi+1408]
vpaddq zmm4, zmm15, zmm27
vpaddq zmm0, zmm4, qword ptr [rdi+448]{1to8}
vpaddq zmm24, zmm0, zmm18
vpsrlq zmm8, zmm24, 30
vpandq zmm19, zmm24, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm19
vpmuldq zmm17, zmm26, zmm16
vpaddq zmm21, zmm6, zmm17
mov rbp, -2
vpmuludq zmm23, zmm11, zmmword ptr [rdi+1472]
vpaddq zmm20, zmm21, zmm23
vpaddq zmm9, zmm20, qword ptr [rdi+448]{1to8}
vpaddq zmm3, zmm9, zmm8
vpaddq zmm2, zmm3, zmm12
vpandq zmm10, zmm2, zmm7
mov r14, r8
xor r14, rdx
sar r13, 1
lea rsi, [r13+r14]
cmovc rsi, r13
adc rdx, 0
cmovs r10, rbx
sarx r14, r10, r15
lea rdx, [r10-1]
vmovdqa64 zmmword ptr [rdi+1088], zmm10
vpsrlq zmm14, zmm2, 30
vpaddq zmm5, zmm14, zmm22
mov rbx, -2
cmovs r8, r13
sub rax, r10
mov r13, r8
xor r13, r14
sar rsi, 1
lea r10, [rsi+r13]
cmovc r10, rsi
adc r14, 0
cmovs rdx, rax
lea r13, [rdx-1]
cmovs r8, rsi
sub r11, rdx
sarx r14, rdx, r15
mov rax, -2
vpaddq zmm25, zmm5, zmmword ptr [rdi+512]
vpandq zmm1, zmm25, zmmword ptr [rdi+576]
vpsrlq zmm15, zmm25, 30
vmovdqa64 zmmword ptr [rdi+1152], zmm1
vshufi64x2 zmm27{k3}{z}, zmm15, zmm15, 0x44
vpbroadcastq zmm4, rcx
vpaddq zmm0, zmm13, zmmword ptr [rdi+640]
vpaddq zmm18, zmm0, zmm27
vmovdqa64 zmmword ptr [rdi+896], zmm18
mov rsi, r8
xor rsi, r14
sar r10, 1
lea rdx, [r10+rsi]
cmovc rdx, r10
adc r14, 0
cmovs r13, r11
lea rcx, [r13-1]
sarx rsi, r13, r15
vpbroadcastq zmm4{k1}, r9
vpaddq zmm24, zmm4, zmm29
vpsllvq zmm19, zmm24, zmm30
vpsravq zmm26, zmm19, zmm31
mov r14, -2
vpsubq zmm16, zmm28, zmm26
cmovs r8, r10
sub rbp, r13
mov r11, r8
xor r11, rsi
sar rdx, 1
lea r9, [rdx+r11]
cmovc r9, rdx
adc rsi, 0
cmovs rcx, rbp
lea r10, [rcx-1]
sarx r13, rcx, r15
cmovs r8, rdx
sub r12, rcx
vmovdqa64 zmmword ptr [rdi+192], zmm16
mov r11, r8
xor r11, r13
sar r9, 1
lea rsi, [r9+r11]
cmovc rsi, r9
adc r13, 0
cmovs r10, r12
lea rbp, [r10-1]
sarx rdx, r10, r15
mov rcx, qword ptr [rdi+192]
mov r11, -2
cmovs r8, r9
sub rax, r10
imul rcx, qword ptr [rdi-32]
mov r13, qword ptr [rdi+200]
imul r13, qword ptr [rdi-16]
mov r12, r8
xor r12, rdx
sar rsi, 1
lea r9, [rsi+r12]
cmovc r9, rsi
adc rdx, 0
cmovs rbp, rax
lea r10, [rbp-1]
lea r12, [rcx+r13]
sarx rdx, rbp, r15
cmovs r8, rsi
sub rbx, rbp
sar r12, 20
mov qword ptr [rdi+0], r12
mov rax, qword ptr [rdi+208]
imul rax, qword ptr [rdi-32]
mov rcx, -2
mov r13, qword ptr [rdi+216]
imul r13, qword ptr [rdi-16]
mov rsi, -2
lea rbp, [rax+r13]
mov r12, r8
xor r12, rdx
sar r9, 1
lea rax, [r9+r12]
cmovc rax, r9
adc rdx, 0
cmovs r10, rbx
lea r13, [r10-1]
sarx r12, r10, r15
mov rdx, -2
cmovs r8, r9
sub r11, r10
mov rbx, r8
xor rbx, r12
sar rax, 1
lea r9, [rax+rbx]
cmovc r9, rax
adc r12, 0
cmovs r13, r11
lea r10, [r13-1]
sarx rbx, r13, r15
cmovs r8, rax
sub r14, r13
sar rbp, 20
mov qword ptr [rdi+8], rbp
mov r12, qword ptr [rdi+960]
shr r12, 10
mov r11, qword ptr [rdi+1024]
shl r11, 20
lea rax, [r12+r11]
mov r13, r8
xor r13, rbx
sar r9, 1
lea rbp, [r9+r13]
cmovc rbp, r9
adc rbx, 0
cmovs r10, r14
lea r12, [r10-1]
sarx r11, r10, r15
mov r13, qword ptr [rdi+1088]
cmovs r8, r9
sub rsi, r10
mov rbx, r8
xor rbx, r11
sar rbp, 1
lea r14, [rbp+rbx]
cmovc r14, rbp
adc r11, 0
cmovs r12, rsi
lea r9, [r12-1]
sarx r10, r12, r15
cmovs r8, rbp
sub rcx, r12
shl r13, 50
lea rbx, [rax+r13]
mov r11, -2
mov qword ptr [rdi+16], rbx
mov rsi, qword ptr [rdi+976]
shr rsi, 10
mov rbp, -2
mov r12, qword ptr [rdi+1040]
shl r12, 20
lea rax, [rsi+r12]
mov r13, -2
mov rbx, r8
xor rbx, r10
sar r14, 1
lea rsi, [r14+rbx]
cmovc rsi, r14
adc r10, 0
cmovs r9, rcx
sarx r12, r9, r15
lea rbx, [r9-1]
mov r10, qword ptr [rdi+1104]
cmovs r8, r14
sub r11, r9
shl r10, 50
lea rcx, [rax+r10]
mov r14, r8
xor r14, r12
sar rsi, 1
lea r9, [rsi+r14]
cmovc r9, rsi
adc r12, 0
cmovs rbx, r11
lea rax, [rbx-1]
cmovs r8, rsi
sub rdx, rbx
sarx r10, rbx, r15
mov qword ptr [rdi+24], rcx
mov r14, qword ptr [rdi+192]
mov r12, -2
imul r14, qword ptr [rdi+16]
mov r11, -2
mov rsi, qword ptr [rdi+200]
imul rsi, qword ptr [rdi+24]
lea rbx, [r14+rsi]
mov rcx, qword ptr [rdi+0]
sar rcx, 20
lea r14, [rcx+rbx]
shl r14, 44
mov qword ptr [rdi+32], r14
mov rsi, -2
mov rcx, r8
xor rcx, r10
sar r9, 1
lea rbx, [r9+rcx]
cmovc rbx, r9
adc r10, 0
cmovs rax, rdx
lea r14, [rax-1]
sarx rcx, rax, r15
cmovs r8, r9
sub r13, rax
mov r10, r8
xor r10, rcx
sar rbx, 1
lea rdx, [rbx+r10]
cmovc rdx, rbx
adc rcx, 0
cmovs r14, r13
sarx r9, r14, r15
lea rax, [r14-1]
cmovs r8, rbx
sub rbp, r14
mov r10, -2
mov rcx, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+16]
mov r13, qword ptr [rdi+216]
mov rbx, r8
xor rbx, r9
sar rdx, 1
lea r14, [rdx+rbx]
cmovc r14, rdx
adc r9, 0
cmovs rax, rbp
lea rbx, [rax-1]
sarx r9, rax, r15
cmovs r8, rdx
sub r11, rax
mov rbp, r8
xor rbp, r9
sar r14, 1
lea rdx, [r14+rbp]
cmovc rdx, r14
adc r9, 0
cmovs rbx, r11
lea rax, [rbx-1]
sarx rbp, rbx, r15
cmovs r8, r14
sub r12, rbx
imul r13, qword ptr [rdi+24]
lea r9, [rcx+r13]
mov r11, qword ptr [rdi+8]
sar r11, 20
lea r14, [r11+r9]
shl r14, 44
mov qword ptr [rdi+40], r14
mov rbx, -2
mov rcx, -2
mov r13, r8
xor r13, rbp
sar rdx, 1
lea r11, [rdx+r13]
cmovc r11, rdx
adc rbp, 0
cmovs rax, r12
lea r9, [rax-1]
sarx r14, rax, r15
cmovs r8, rdx
sub r10, rax
mov r13, r8
xor r13, r14
sar r11, 1
lea rbp, [r11+r13]
cmovc rbp, r11
adc r14, 0
cmovs r9, r10
lea r12, [r9-1]
sarx rdx, r9, r15
cmovs r8, r11
sub rsi, r9
mov rax, -2
mov r13, r8
xor r13, rdx
sar rbp, 1
lea r14, [rbp+r13]
cmovc r14, rbp
adc rdx, 0
cmovs r12, rsi
sarx r10, r12, r15
lea r11, [r12-1]
cmovs r8, rbp
vpbroadcastq zmm6, r8
vpbroadcastq zmm6{k1}, r14
vpaddq zmm17, zmm6, zmm29
vpsllvq zmm11, zmm17, zmm30
vpsravq zmm21, zmm11, zmm31
vpsubq zmm23, zmm28, zmm21
vmovdqa64 zmmword ptr [rdi+256], zmm23
vpunpcklqdq zmm20, zmm23, zmm23
vpunpckhqdq zmm9, zmm23, zmm23
vbroadcasti32x4 zmm8, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm3, xmmword ptr [rdi+208]
vpmuldq zmm12, zmm20, zmm8
vpmuldq zmm7, zmm9, zmm3
vpaddq zmm10, zmm12, zmm7
mov r9, r8
shl r9, 45
vmovdqa64 zmmword ptr [rdi+128], zmm10
add r8, qword ptr [rdi-64]
mov r13, r8
sar r13, 41
mov rdx, r14
add rdx, qword ptr [rdi-56]
mov rsi, rdx
sar rsi, 42
sar rdx, 21
imul rdx, qword ptr [rdi+32]
sar r8, 20
imul rsi, qword ptr [rdi+40]
add r9, qword ptr [rdi-48]
shl r14, 44
add r14, qword ptr [rdi-40]
sub rcx, r12
imul r8, qword ptr [rdi+32]
imul r13, qword ptr [rdi+40]
lea rbp, [r8+r13]
mov r12, qword ptr [rdi+256]
imul r12, qword ptr [rdi+0]
mov r8, qword ptr [rdi+264]
imul r8, qword ptr [rdi+8]
lea r13, [r12+r8]
sar r13, 20
mov r12, qword ptr [rdi+128]
imul r12, qword ptr [rdi+16]
lea r8, [rdx+rsi]
lea rdx, [r8+r14]
ror rdx, 44
mov rsi, qword ptr [rdi+136]
imul rsi, qword ptr [rdi+24]
lea r8, [r12+rsi]
lea r14, [r13+r8]
mov qword ptr [rdi-112], r14
sar r14, 20
lea r12, [rbp+r9]
ror r12, 45
mov rsi, r12
xor rsi, r10
sar rdx, 1
lea r13, [rdx+rsi]
cmovc r13, rdx
adc r10, 0
cmovs r11, rcx
lea r8, [r11-1]
sarx rbp, r11, r15
mov r9, -2
cmovs r12, rdx
sub rbx, r11
shl r14, 44
mov qword ptr [rdi+48], r14
mov rsi, qword ptr [rdi+272]
imul rsi, qword ptr [rdi+0]
mov r10, qword ptr [rdi+280]
imul r10, qword ptr [rdi+8]
lea rcx, [rsi+r10]
sar rcx, 20
mov rdx, -2
mov r11, qword ptr [rdi+144]
imul r11, qword ptr [rdi+16]
mov r14, qword ptr [rdi+152]
mov rsi, -2
imul r14, qword ptr [rdi+24]
lea r10, [r11+r14]
lea r11, [rcx+r10]
mov qword ptr [rdi-104], r11
sar r11, 20
mov r14, r12
xor r14, rbp
sar r13, 1
lea rcx, [r13+r14]
cmovc rcx, r13
adc rbp, 0
cmovs r8, rbx
lea r10, [r8-1]
sarx r14, r8, r15
cmovs r12, r13
sub r9, r8
mov rbp, r12
xor rbp, r14
sar rcx, 1
lea rbx, [rcx+rbp]
cmovc rbx, rcx
adc r14, 0
cmovs r10, r9
lea r13, [r10-1]
cmovs r12, rcx
sub rax, r10
sarx r8, r10, r15
mov rbp, -2
shl r11, 44
mov qword ptr [rdi+56], r11
mov r14, -2
mov r9, r12
xor r9, r8
sar rbx, 1
lea rcx, [rbx+r9]
cmovc rcx, rbx
adc r8, 0
cmovs r13, rax
lea r10, [r13-1]
sarx r11, r13, r15
cmovs r12, rbx
sub rdx, r13
mov r9, r12
xor r9, r11
sar rcx, 1
lea r8, [rcx+r9]
cmovc r8, rcx
adc r11, 0
cmovs r10, rdx
lea rax, [r10-1]
cmovs r12, rcx
sub rsi, r10
sarx rbx, r10, r15
mov r13, -2
mov r9, -2
mov r11, r12
xor r11, rbx
sar r8, 1
lea rdx, [r8+r11]
cmovc rdx, r8
adc rbx, 0
cmovs rax, rsi
lea rcx, [rax-1]
sarx r10, rax, r15
cmovs r12, r8
sub r14, rax
mov r11, r12
xor r11, r10
sar rdx, 1
lea rbx, [rdx+r11]
cmovc rbx, rdx
adc r10, 0
cmovs rcx, r14
lea rsi, [rcx-1]
cmovs r12, rdx
sub rbp, rcx
sarx r8, rcx, r15
mov rax, -2
mov r11, -2
mov r10, r12
xor r10, r8
sar rbx, 1
lea r14, [rbx+r10]
cmovc r14, rbx
adc r8, 0
cmovs rsi, rbp
lea rdx, [rsi-1]
sarx rcx, rsi, r15
cmovs r12, rbx
sub r9, rsi
mov r10, r12
xor r10, rcx
sar r14, 1
lea r8, [r14+r10]
cmovc r8, r14
adc rcx, 0
cmovs rdx, r9
lea rbp, [rdx-1]
sarx rbx, rdx, r15
cmovs r12, r14
sub r13, rdx
mov rsi, -2
mov r10, -2
mov rcx, r12
xor rcx, rbx
sar r8, 1
lea r9, [r8+rcx]
cmovc r9, r8
adc rbx, 0
cmovs rbp, r13
sarx r14, rbp, r15
lea rdx, [rbp-1]
cmovs r12, r8
sub rax, rbp
mov rcx, r12
xor rcx, r14
sar r9, 1
lea rbx, [r9+rcx]
cmovc rbx, r9
adc r14, 0
cmovs rdx, rax
lea r13, [rdx-1]
cmovs r12, r9
sub r11, rdx
sarx r8, rdx, r15
mov rbp, -2
mov rcx, -2
mov r14, r12
xor r14, r8
sar rbx, 1
lea rax, [rbx+r14]
cmovc rax, rbx
adc r8, 0
cmovs r13, r11
lea r9, [r13-1]
sarx rdx, r13, r15
cmovs r12, rbx
sub r10, r13
mov r14, r12
xor r14, rdx
sar rax, 1
lea r8, [rax+r14]
cmovc r8, rax
adc rdx, 0
cmovs r9, r10
lea r11, [r9-1]
sarx rbx, r9, r15
cmovs r12, rax
sub rsi, r9
mov r13, -2
mov r14, -2
mov rdx, r12
xor rdx, rbx
sar r8, 1
lea r10, [r8+rdx]
cmovc r10, r8
adc rbx, 0
cmovs r11, rsi
sarx rax, r11, r15
lea r9, [r11-1]
cmovs r12, r8
sub rcx, r11
mov rdx, r12
xor rdx, rax
sar r10, 1
lea rbx, [r10+rdx]
cmovc rbx, r10
adc rax, 0
cmovs r9, rcx
lea rsi, [r9-1]
sarx r8, r9, r15
cmovs r12, r10
sub rbp, r9
mov r11, -2
mov rdx, -2
mov rax, r12
xor rax, r8
sar rbx, 1
lea rcx, [rbx+rax]
cmovc rcx, rbx
adc r8, 0
cmovs rsi, rbp
sarx r10, rsi, r15
lea r9, [rsi-1]
cmovs r12, rbx
sub r14, rsi
mov rax, r12
xor rax, r10
sar rcx, 1
lea r8, [rcx+rax]
cmovc r8, rcx
adc r10, 0
cmovs r9, r14
lea rbp, [r9-1]
sarx rbx, r9, r15
cmovs r12, rcx
sub r13, r9
mov rsi, r12
xor rsi, rbx
sar r8, 1
lea rax, [r8+rsi]
cmovc rax, r8
adc rbx, 0
cmovs rbp, r13
lea r10, [rbp-1]
sarx r14, rbp, r15
cmovs r12, r8
sub rdx, rbp
mov rcx, r12
xor rcx, r14
sar rax, 1
lea r9, [rax+rcx]
cmovc r9, rax
adc r14, 0
cmovs r10, rdx
lea rsi, [r10-1]
sarx rbx, r10, r15
cmovs r12, rax
sub r11, r10
mov r13, r12
xor r13, rbx
sar r9, 1
lea r8, [r9+r13]
cmovc r8, r9
adc rbx, 0
cmovs rsi, r11
sarx rbp, rsi, r15
mov qword ptr [rdi-120], r8
cmovs r12, r9
mov qword ptr [rdi-128], r12
mov rcx, r12
shl rcx, 45
add r12, qword ptr [rdi-64]
mov r14, r8
shl r14, 44
add r14, qword ptr [rdi-40]
mov rdx, r12
sar rdx, 41
sar r12, 20
add r8, qword ptr [rdi-56]
mov rax, r8
sar rax, 42
imul rax, qword ptr [rdi+56]
imul rdx, qword ptr [rdi+56]
imul r12, qword ptr [rdi+48]
add rcx, qword ptr [rdi-48]
sar r8, 21
imul r8, qword ptr [rdi+48]
lea r10, [r8+rax]
lea r13, [r12+rdx]
lea rbx, [r13+rcx]
ror rbx, 45
lea r11, [r10+r14]
ror r11, 44
mov rcx, rbx
mov rbx, r11
mov rdx, rsi
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
