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
// Length: 18 limbs of 30 bits; 1098 instructions a round, 720 for its steps (form: carry).
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
vbroadcasti64x4 zmm29, ymmword ptr [rdi+640]
vbroadcasti64x4 zmm30, ymmword ptr [rdi+672]
vbroadcasti64x4 zmm31, ymmword ptr [rdi+704]
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
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
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
vpermq zmm25, zmm21, 0xf0
cmovs rcx, r9
sub rbx, r10
vpermq zmm26, zmm21, 0xa5
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
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
mov rbp, -2
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
vpmuldq zmm1, zmm24, zmm27
mov r14, -2
vpaddq zmm2, zmm0, zmm1
lea r10, [rdx+r13]
cmovc r10, rdx
adc rbx, 0
cmovs rax, r11
sarx rsi, rax, r15
lea r9, [rax-1]
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
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
vpandq zmm4, zmm3, zmm7
cmovs rcx, r10
sub r12, r9
vshufi64x2 zmm8, zmm4, zmm4, 0x44
mov rax, rcx
xor rax, rdx
sar rbx, 1
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1408]
vpaddq zmm10, zmm2, zmm9
vpsraq zmm11, zmm10, 30
mov r13, -2
vpandq zmm14, zmm10, zmm7
mov rsi, -2
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e
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
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
cmovs rcx, r8
sub r14, r10
vpmuldq zmm12, zmm26, zmm27
mov r11, rcx
xor r11, rbx
sar rdx, 1
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm18, zmm5, zmm12
vpaddq zmm19, zmm18, zmm13
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
vpaddq zmm20, zmm19, zmm17
cmovs rcx, rax
sub rsi, rbp
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1472]
mov r14, rcx
xor r14, rbx
sar r10, 1
vpaddq zmm22, zmm20, zmm16
vpaddq zmm21, zmm22, zmm11
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1408]
lea rdx, [r10+r14]
cmovc rdx, r10
adc rbx, 0
cmovs r11, rsi
sarx r12, r11, r15
vpaddq zmm2, zmm21, zmm4
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
vpsraq zmm9, zmm2, 30
lea rbx, [r10+rax]
ror rbx, 45
ror r9, 44
vpandq zmm10, zmm2, zmm7
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e
mov r14, -2
sub r14, r11
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
vpmuldq zmm5, zmm26, zmm6
mov rsi, -2
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
vpaddq zmm18, zmm27, zmm5
vpmuldq zmm13, zmm24, zmm12
vpmuldq zmm19, zmm23, zmmword ptr [rdi+960]
lea rbp, [r11-1]
mov r8, rbx
xor r8, r12
vpaddq zmm17, zmm18, zmm19
mov r13, -2
vpaddq zmm20, zmm17, zmm13
sar r9, 1
lea r10, [r9+r8]
cmovc r10, r9
adc r12, 0
cmovs rbp, r14
lea rax, [rbp-1]
sarx r11, rbp, r15
mov r8, -2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1536]
vpbroadcastq zmm22, rcx
vpbroadcastq zmm22{k1}, rdx
vpaddq zmm11, zmm22, zmm29
vpsllvq zmm0, zmm11, zmm30
vpaddq zmm1, zmm20, zmm16
vpsravq zmm21, zmm0, zmm31
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1472]
vpsubq zmm2, zmm28, zmm21
vmovdqa64 zmmword ptr [rdi+192], zmm2
mov r12, qword ptr [rdi+192]
vpaddq zmm10, zmm1, zmm4
cmovs rbx, r9
sub rsi, rbp
vpaddq zmm6, zmm10, zmm9
imul r12, qword ptr [rdi-24]
vpsraq zmm27, zmm6, 30
mov r14, rbx
xor r14, r11
sar r10, 1
mov rcx, -2
mov rdx, qword ptr [rdi+200]
vpandq zmm5, zmm6, zmm7
vpmuldq zmm18, zmm25, zmmword ptr [rdi+960]
mov r9, -2
vpmuldq zmm19, zmm26, zmm12
vpermq zmm17, zmmword ptr [rdi+1024], 0x4e
lea rbp, [r10+r14]
cmovc rbp, r10
adc r11, 0
cmovs rax, rsi
lea r14, [rax-1]
sarx r11, rax, r15
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1024]
vpmuldq zmm22, zmm24, zmm17
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
vpaddq zmm11, zmm18, zmm19
mov rbp, rbx
xor rbp, r10
sar r12, 1
mov r14, -2
vpaddq zmm20, zmm11, zmm13
mov rax, -2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1600]
vpaddq zmm0, zmm20, zmm22
vpaddq zmm21, zmm0, zmm16
vpmuludq zmm2, zmm3, zmmword ptr [rdi+1536]
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
vpaddq zmm1, zmm21, zmm2
vpaddq zmm4, zmm1, zmm27
vpandq zmm10, zmm4, zmm7
cmovs rbx, rsi
sub r9, r11
mov r10, rbx
xor r10, rdx
sar r8, 1
mov rbp, -2
vpsraq zmm9, zmm4, 30
mov rcx, -2
vmovdqa64 zmmword ptr [rdi+896], zmm10
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1024]
vpmuldq zmm12, zmm26, zmm17
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
vpermq zmm18, zmmword ptr [rdi+1088], 0x4e
cmovs rbx, rsi
sub rax, r11
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1088]
mov rdx, rbx
xor rdx, r12
sar r9, 1
mov r10, -2
vpmuldq zmm11, zmm24, zmm18
vpaddq zmm13, zmm6, zmm12
vpaddq zmm20, zmm13, zmm19
mov r14, -2
vpaddq zmm22, zmm20, zmm11
vpmuludq zmm0, zmm8, zmmword ptr [rdi+1664]
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
vpaddq zmm16, zmm22, zmm0
mov r12, -2
cmovs rbx, rsi
sub rcx, rdx
mov r11, rbx
xor r11, r8
sar rax, 1
vpmuludq zmm21, zmm3, zmmword ptr [rdi+1600]
vpaddq zmm2, zmm16, zmm21
vpaddq zmm1, zmm2, zmm9
mov rbp, -2
vpsraq zmm27, zmm1, 30
vpandq zmm4, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm4
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
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1088]
cmovs rbx, rsi
sub r14, rdx
vpmuldq zmm6, zmm26, zmm18
mov r8, rbx
xor r8, r9
sar rcx, 1
mov r11, -2
vpermq zmm12, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1152]
mov r10, -2
vpmuldq zmm19, zmm24, zmm12
vpaddq zmm20, zmm17, zmm6
vpaddq zmm11, zmm20, zmm13
vpaddq zmm22, zmm11, zmm19
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
mov r9, rbx
xor r9, rax
sar r14, 1
mov r8, -2
vpmuludq zmm0, zmm8, zmmword ptr [rdi+1728]
vpaddq zmm16, zmm22, zmm0
vpmuludq zmm21, zmm3, zmmword ptr [rdi+1664]
vpaddq zmm2, zmm16, zmm21
mov r12, -2
vpaddq zmm9, zmm2, zmm27
vpsraq zmm1, zmm9, 30
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
vpandq zmm18, zmm9, zmm7
cmovs rbx, rsi
sub r10, rdx
vmovdqa64 zmmword ptr [rdi+1024], zmm18
mov rax, rbx
xor rax, rcx
sar rbp, 1
vpsrlq zmm17, zmm10, 10
mov r9, -2
mov r11, -2
vpsllq zmm6, zmm4, 20
vpaddq zmm20, zmm17, zmm6
vpsllq zmm13, zmm18, 50
vpaddq zmm11, zmm20, zmm13
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
cmovs rbx, rsi
sub r12, rdx
vmovdqa64 zmmword ptr [rdi+384], zmm11
imul r13, qword ptr [rdi+384]
mov rcx, qword ptr [rdi+200]
imul rcx, qword ptr [rdi+400]
lea rax, [r13+rcx]
mov r8, qword ptr [rdi+8]
sar r8, 20
lea rsi, [r8+rax]
shl rsi, 44
mov qword ptr [rdi+24], rsi
mov rdx, qword ptr [rdi+208]
imul rdx, qword ptr [rdi+384]
mov r13, qword ptr [rdi+216]
imul r13, qword ptr [rdi+400]
lea rcx, [rdx+r13]
mov r8, qword ptr [rdi+16]
sar r8, 20
lea rax, [r8+rcx]
shl rax, 44
mov qword ptr [rdi+32], rax
mov rsi, rbx
xor rsi, r14
sar r10, 1
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1152]
vpmuldq zmm22, zmm26, zmm12
vpermq zmm0, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1216]
vpmuldq zmm21, zmm24, zmm0
vpaddq zmm2, zmm19, zmm22
lea rdx, [r10+rsi]
cmovc rdx, r10
adc r14, 0
cmovs rbp, r12
lea r13, [rbp-1]
sarx r8, rbp, r15
cmovs rbx, r10
sub r9, rbp
mov rcx, rbx
xor rcx, r8
sar rdx, 1
lea rax, [rdx+rcx]
cmovc rax, rdx
adc r8, 0
cmovs r13, r9
lea rsi, [r13-1]
sarx r14, r13, r15
vpaddq zmm27, zmm2, zmm16
vpaddq zmm9, zmm27, zmm21
cmovs rbx, rdx
sub r11, r13
mov r12, rbx
xor r12, r14
sar rax, 1
vpmuludq zmm10, zmm8, zmmword ptr [rdi+1792]
vpaddq zmm4, zmm9, zmm10
vpmuludq zmm17, zmm3, zmmword ptr [rdi+1728]
lea r10, [rax+r12]
cmovc r10, rax
adc r14, 0
cmovs rsi, r11
sarx rbp, rsi, r15
vpaddq zmm6, zmm4, zmm17
vpaddq zmm18, zmm6, zmm1
cmovs rbx, rax
vpbroadcastq zmm20, rbx
vpbroadcastq zmm20{k1}, r10
vpaddq zmm13, zmm20, zmm29
vpsllvq zmm11, zmm13, zmm30
vpsravq zmm12, zmm11, zmm31
vpsubq zmm19, zmm28, zmm12
vmovdqa64 zmmword ptr [rdi+256], zmm19
vpunpcklqdq zmm22, zmm19, zmm19
vpunpckhqdq zmm2, zmm19, zmm19
vbroadcasti32x4 zmm16, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm27, xmmword ptr [rdi+208]
vpmuldq zmm21, zmm22, zmm16
vpmuldq zmm9, zmm2, zmm27
vpaddq zmm10, zmm21, zmm9
vmovdqa64 zmmword ptr [rdi+128], zmm10
mov rcx, qword ptr [rdi+256]
mov r8, r10
add r8, qword ptr [rdi-56]
mov r9, rbx
add r9, qword ptr [rdi-64]
imul rcx, qword ptr [rdi+8]
mov rdx, qword ptr [rdi+264]
imul rdx, qword ptr [rdi+16]
lea r13, [rcx+rdx]
sar r13, 20
mov r12, qword ptr [rdi+128]
rorx r14, r9, 41
shl r10, 44
add r10, qword ptr [rdi-40]
imul r12, qword ptr [rdi+384]
mov r11, qword ptr [rdi+136]
rorx rax, r8, 42
rorx rcx, r8, 21
imul rcx, qword ptr [rdi+24]
rorx rdx, r9, 20
imul r11, qword ptr [rdi+400]
lea r8, [r12+r11]
imul rax, qword ptr [rdi+32]
shl rbx, 45
add rbx, qword ptr [rdi-48]
imul rdx, qword ptr [rdi+24]
imul r14, qword ptr [rdi+32]
lea r9, [r13+r8]
mov qword ptr [rdi-112], r9
sar r9, 20
shl r9, 44
lea r12, [rcx+rax]
mov qword ptr [rdi+40], r9
mov r11, qword ptr [rdi+272]
imul r11, qword ptr [rdi+8]
mov r13, qword ptr [rdi+280]
lea r8, [rdx+r14]
vpsraq zmm4, zmm18, 30
imul r13, qword ptr [rdi+16]
lea rcx, [r11+r13]
sar rcx, 20
mov rax, qword ptr [rdi+144]
vpandq zmm17, zmm18, zmm7
imul rax, qword ptr [rdi+384]
lea r9, [r8+rbx]
lea rdx, [r12+r10]
ror rdx, 44
mov r14, qword ptr [rdi+152]
imul r14, qword ptr [rdi+400]
lea r11, [rax+r14]
lea r13, [rcx+r11]
vmovdqa64 zmmword ptr [rdi+1088], zmm17
mov qword ptr [rdi-104], r13
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1216]
sar r13, 20
shl r13, 44
mov qword ptr [rdi+48], r13
ror r9, 45
vpmuldq zmm1, zmm26, zmm0
vpermq zmm20, zmmword ptr [rdi+1280], 0x4e
mov r8, -2
sub r8, rsi
lea rbx, [rsi-1]
mov r12, -2
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1280]
vpmuldq zmm11, zmm24, zmm20
vpaddq zmm12, zmm6, zmm1
vpaddq zmm19, zmm12, zmm13
mov r10, r9
xor r10, rbp
vpaddq zmm22, zmm19, zmm11
mov rax, -2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1856]
sar rdx, 1
lea r14, [rdx+r10]
cmovc r14, rdx
adc rbp, 0
cmovs rbx, r8
lea rcx, [rbx-1]
sarx r11, rbx, r15
vpaddq zmm2, zmm22, zmm16
mov r13, -2
vpmuludq zmm27, zmm3, zmmword ptr [rdi+1792]
vpaddq zmm21, zmm2, zmm27
vpaddq zmm9, zmm21, zmm4
vpsraq zmm10, zmm9, 30
vpandq zmm18, zmm9, zmm7
cmovs r9, rdx
sub r12, rbx
mov rsi, r9
xor rsi, r11
sar r14, 1
mov r10, -2
vmovdqa64 zmmword ptr [rdi+1152], zmm18
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1280]
mov rbp, -2
vpmuldq zmm0, zmm26, zmm20
vpermq zmm6, zmmword ptr [rdi+1344], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1344]
vpmuldq zmm12, zmm24, zmm6
lea r8, [r14+rsi]
cmovc r8, r14
adc r11, 0
cmovs rcx, r12
lea rdx, [rcx-1]
sarx rbx, rcx, r15
cmovs r9, r14
sub rax, rcx
mov rsi, r9
xor rsi, rbx
sar r8, 1
lea r11, [r8+rsi]
cmovc r11, r8
adc rbx, 0
cmovs rdx, rax
lea r12, [rdx-1]
sarx r14, rdx, r15
cmovs r9, r8
sub r13, rdx
vpaddq zmm13, zmm17, zmm0
mov rcx, r9
xor rcx, r14
sar r11, 1
mov rsi, -2
vpaddq zmm19, zmm13, zmm1
vpaddq zmm11, zmm19, zmm12
mov rbx, -2
vpmuludq zmm22, zmm8, zmmword ptr [rdi+1920]
vpaddq zmm16, zmm11, zmm22
vpmuludq zmm2, zmm3, zmmword ptr [rdi+1856]
lea rax, [r11+rcx]
cmovc rax, r11
adc r14, 0
cmovs r12, r13
lea r8, [r12-1]
sarx rdx, r12, r15
cmovs r9, r11
sub r10, r12
mov rcx, r9
xor rcx, rdx
sar rax, 1
lea r14, [rax+rcx]
cmovc r14, rax
adc rdx, 0
cmovs r8, r10
lea r13, [r8-1]
sarx r11, r8, r15
vpaddq zmm27, zmm16, zmm2
cmovs r9, rax
sub rbp, r8
vpaddq zmm21, zmm27, zmm10
mov r12, r9
xor r12, r11
sar r14, 1
mov rcx, -2
vpsraq zmm4, zmm21, 30
mov rdx, -2
vpandq zmm9, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm9
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1344]
vpmuldq zmm20, zmm26, zmm6
lea r10, [r14+r12]
cmovc r10, r14
adc r11, 0
cmovs r13, rbp
lea rax, [r13-1]
sarx r8, r13, r15
cmovs r9, r14
sub rsi, r13
mov r12, r9
xor r12, r8
sar r10, 1
lea r11, [r10+r12]
cmovc r11, r10
adc r8, 0
cmovs rax, rsi
lea rbp, [rax-1]
sarx r14, rax, r15
vpaddq zmm23, zmm18, zmm20
cmovs r9, r10
sub rbx, rax
vpmuludq zmm24, zmm3, zmmword ptr [rdi+1920]
mov r13, r9
xor r13, r14
sar r11, 1
mov r12, -2
vpaddq zmm17, zmm23, zmm24
vpaddq zmm0, zmm17, zmm4
vpaddq zmm13, zmm0, zmm15
mov r8, -2
vpandq zmm1, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm1
lea rsi, [r11+r13]
cmovc rsi, r11
adc r14, 0
cmovs rbp, rbx
lea r10, [rbp-1]
sarx rax, rbp, r15
cmovs r9, r11
sub rcx, rbp
mov r13, r9
xor r13, rax
sar rsi, 1
lea r14, [rsi+r13]
cmovc r14, rsi
adc rax, 0
cmovs r10, rcx
sarx rbx, r10, r15
lea r11, [r10-1]
cmovs r9, rsi
sub rdx, r10
vpsraq zmm19, zmm13, 30
mov rbp, -2
mov r13, r9
xor r13, rbx
vpaddq zmm12, zmm19, zmm14
sar r14, 1
vpandq zmm8, zmm12, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1344], zmm8
vpsraq zmm11, zmm12, 30
mov rax, -2
lea rcx, [r14+r13]
cmovc rcx, r14
adc rbx, 0
cmovs r11, rdx
lea rsi, [r11-1]
sarx r10, r11, r15
cmovs r9, r14
sub r12, r11
mov r13, r9
xor r13, r10
sar rcx, 1
lea rbx, [rcx+r13]
cmovc rbx, rcx
adc r10, 0
cmovs rsi, r12
lea rdx, [rsi-1]
sarx r14, rsi, r15
vshufi64x2 zmm22{k3}{z}, zmm11, zmm11, 0x44
vpaddq zmm16, zmm5, zmm22
vmovdqa64 zmmword ptr [rdi+832], zmm16
cmovs r9, rcx
sub r8, rsi
mov r11, r9
xor r11, r14
sar rbx, 1
mov r13, -2
mov r10, -2
lea r12, [rbx+r11]
cmovc r12, rbx
adc r14, 0
cmovs rdx, r8
sarx rcx, rdx, r15
lea rsi, [rdx-1]
cmovs r9, rbx
sub rbp, rdx
mov r11, r9
xor r11, rcx
sar r12, 1
lea r14, [r12+r11]
cmovc r14, r12
adc rcx, 0
cmovs rsi, rbp
sarx r8, rsi, r15
lea rbx, [rsi-1]
cmovs r9, r12
sub rax, rsi
mov rdx, r9
xor rdx, r8
sar r14, 1
mov r11, -2
mov rcx, -2
lea rbp, [r14+rdx]
cmovc rbp, r14
adc r8, 0
cmovs rbx, rax
lea r12, [rbx-1]
sarx rsi, rbx, r15
cmovs r9, r14
sub r13, rbx
mov rdx, r9
xor rdx, rsi
sar rbp, 1
lea r8, [rbp+rdx]
cmovc r8, rbp
adc rsi, 0
cmovs r12, r13
lea rax, [r12-1]
sarx r14, r12, r15
cmovs r9, rbp
sub r10, r12
mov rbx, -2
mov rdx, r9
xor rdx, r14
sar r8, 1
mov rsi, -2
lea r13, [r8+rdx]
cmovc r13, r8
adc r14, 0
cmovs rax, r10
sarx rbp, rax, r15
lea r12, [rax-1]
cmovs r9, r8
sub r11, rax
mov rdx, r9
xor rdx, rbp
sar r13, 1
lea r14, [r13+rdx]
cmovc r14, r13
adc rbp, 0
cmovs r12, r11
lea r10, [r12-1]
sarx r8, r12, r15
cmovs r9, r13
sub rcx, r12
mov rax, r9
xor rax, r8
sar r14, 1
lea rdx, [r14+rax]
cmovc rdx, r14
adc r8, 0
cmovs r10, rcx
sarx rbp, r10, r15
lea r11, [r10-1]
cmovs r9, r14
sub rbx, r10
mov r13, r9
xor r13, rbp
sar rdx, 1
lea r12, [rdx+r13]
cmovc r12, rdx
adc rbp, 0
cmovs r11, rbx
lea rax, [r11-1]
sarx r8, r11, r15
cmovs r9, rdx
sub rsi, r11
mov rcx, r9
xor rcx, r8
sar r12, 1
lea r14, [r12+rcx]
cmovc r14, r12
adc r8, 0
cmovs rax, rsi
sarx r10, rax, r15
mov qword ptr [rdi-120], r14
cmovs r9, r12
mov qword ptr [rdi-128], r9
mov r13, r14
add r13, qword ptr [rdi-56]
mov rbp, r9
add rbp, qword ptr [rdi-64]
shl r14, 44
shl r9, 45
rorx rbx, r13, 21
rorx rdx, r13, 42
rorx r11, rbp, 20
rorx rcx, rbp, 41
add r14, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
imul rbx, qword ptr [rdi+40]
imul rdx, qword ptr [rdi+48]
imul r11, qword ptr [rdi+40]
imul rcx, qword ptr [rdi+48]
lea r8, [rbx+rdx]
lea rsi, [r11+rcx]
lea r12, [r8+r14]
lea r13, [rsi+r9]
ror r12, 44
ror r13, 45
mov rbx, r12
mov rcx, r13
mov rdx, rax
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
