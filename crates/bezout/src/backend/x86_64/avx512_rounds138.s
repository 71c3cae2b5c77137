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
// Length: 138 limbs of 30 bits; 2288 instructions a round, 720 for its steps (form: carry).
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
mov rbx, qword ptr [rdi-64]
mov rcx, qword ptr [rdi-56]
mov rdx, qword ptr [rdi-48]
mov rsi, rdx
sar rsi, 63
mov r15, -1
.p2align 6
2:
mov rax, -2
lea rbp, [rdx-1]
mov r8, -2
sub r8, rdx
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
mov r11, qword ptr [rdi-128]
adc rsi, 0
cmovs rbp, r8
lea r12, [rbp-1]
sarx r13, rbp, r15
mov r14, qword ptr [rdi-120]
mov rdx, -2
mov r9, -2
cmovs rcx, rbx
sub rax, rbp
mov rsi, r11
add rsi, qword ptr [rdi-32]
sar rsi, 41
mov qword ptr [rdi+0], rsi
lea r8, [r11+524288]
shl r8, 23
sar r8, 43
mov qword ptr [rdi+8], r8
mov rbx, r14
add rbx, qword ptr [rdi-24]
sar rbx, 42
mov qword ptr [rdi+16], rbx
lea rbp, [r14+1048576]
shl rbp, 22
sar rbp, 43
mov qword ptr [rdi+24], rbp
mov rsi, rcx
xor rsi, r13
mov r11, qword ptr [rdi+8]
imul r11, qword ptr [rdi-112]
mov r8, -2
sar r10, 1
mov rbx, -2
mov r14, qword ptr [rdi+0]
lea rbp, [r10+rsi]
cmovc rbp, r10
adc r13, 0
cmovs r12, rax
sarx rsi, r12, r15
lea r13, [r12-1]
cmovs rcx, r10
sub r9, r12
mov rax, rcx
xor rax, rsi
sar rbp, 1
lea r10, [rbp+rax]
cmovc r10, rbp
adc rsi, 0
cmovs r13, r9
lea r12, [r13-1]
sarx rax, r13, r15
cmovs rcx, rbp
sub rdx, r13
imul r14, qword ptr [rdi-96]
lea rsi, [r11+r14]
neg rsi
mov qword ptr [rdi+32], rsi
mov r9, qword ptr [rdi+8]
imul r9, qword ptr [rdi-104]
mov rbp, qword ptr [rdi+0]
imul rbp, qword ptr [rdi-88]
lea r13, [r9+rbp]
neg r13
mov qword ptr [rdi+40], r13
mov r11, qword ptr [rdi+24]
imul r11, qword ptr [rdi-112]
mov r14, rcx
xor r14, rax
mov rsi, qword ptr [rdi+16]
imul rsi, qword ptr [rdi-96]
mov r9, -2
sar r10, 1
mov rbp, -2
lea r13, [r10+r14]
cmovc r13, r10
adc rax, 0
cmovs r12, rdx
sarx r14, r12, r15
lea rax, [r12-1]
lea rdx, [r11+rsi]
cmovs rcx, r10
sub rbx, r12
mov r11, rcx
xor r11, r14
sar r13, 1
lea rsi, [r13+r11]
cmovc rsi, r13
adc r14, 0
cmovs rax, rbx
lea r10, [rax-1]
sarx r12, rax, r15
cmovs rcx, r13
sub r8, rax
neg rdx
mov qword ptr [rdi+48], rdx
mov r11, qword ptr [rdi+24]
imul r11, qword ptr [rdi-104]
mov r14, qword ptr [rdi+16]
imul r14, qword ptr [rdi-88]
lea rbx, [r11+r14]
neg rbx
mov qword ptr [rdi+56], rbx
mov r13, qword ptr [rdi+8]
imul r13, qword ptr [rdi-80]
mov rax, qword ptr [rdi+0]
imul rax, qword ptr [rdi-72]
mov rdx, rcx
xor rdx, r12
lea r11, [r13+rax]
mov r14, -2
neg r11
sar rsi, 1
mov rbx, -2
lea r13, [rsi+rdx]
cmovc r13, rsi
adc r12, 0
cmovs r10, r8
sarx rax, r10, r15
lea rdx, [r10-1]
cmovs rcx, rsi
sub rbp, r10
mov r12, rcx
xor r12, rax
sar r13, 1
lea r8, [r13+r12]
cmovc r8, r13
adc rax, 0
cmovs rdx, rbp
lea rsi, [rdx-1]
sarx r10, rdx, r15
cmovs rcx, r13
sub r9, rdx
sar r11, 20
shl r11, 24
shr r11, 24
mov qword ptr [rdi+64], r11
shr r11, 20
shl r11, 44
mov qword ptr [rdi+72], r11
mov r12, qword ptr [rdi+24]
imul r12, qword ptr [rdi-80]
mov rax, qword ptr [rdi+16]
imul rax, qword ptr [rdi-72]
lea rbp, [r12+rax]
neg rbp
sar rbp, 20
mov r13, rcx
xor r13, r10
shl rbp, 24
mov rdx, -2
sar r8, 1
mov r11, -2
lea r12, [r8+r13]
cmovc r12, r8
adc r10, 0
cmovs rsi, r9
sarx rax, rsi, r15
lea r13, [rsi-1]
vpbroadcastq zmm0, qword ptr [rdi+32]
vpbroadcastq zmm1, qword ptr [rdi+48]
vpblendmq zmm2{k1}, zmm0, zmm1
vpbroadcastq zmm3, qword ptr [rdi+40]
vpbroadcastq zmm4, qword ptr [rdi+56]
vpblendmq zmm5{k1}, zmm3, zmm4
vpbroadcastq zmm6, qword ptr [rdi+256]
vpandq zmm7, zmm2, zmm6
vpandq zmm8, zmm5, zmm6
vpsrlq zmm9, zmm2, 30
vpsrlq zmm10, zmm5, 30
vpermq zmm11, zmmword ptr [rdi+640], 0x44
vpermq zmm12, zmmword ptr [rdi+640], 0xee
vpmuldq zmm13, zmm7, zmm11
vpmuldq zmm14, zmm8, zmm12
cmovs rcx, r8
sub rbx, rsi
mov r10, rcx
xor r10, rax
sar r12, 1
lea r9, [r12+r10]
cmovc r9, r12
adc rax, 0
cmovs r13, rbx
lea r8, [r13-1]
sarx rsi, r13, r15
cmovs rcx, r12
sub r14, r13
shr rbp, 24
mov qword ptr [rdi+80], rbp
shr rbp, 20
shl rbp, 44
mov qword ptr [rdi+88], rbp
vpaddq zmm15, zmm13, zmm14
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
vpandq zmm18, zmm17, zmm6
vshufi64x2 zmm19, zmm18, zmm18, 0x44
vpmuludq zmm20, zmm19, zmmword ptr [rdi+5056]
vpaddq zmm21, zmm16, zmm20
vpsrlq zmm22, zmm21, 30
vpandq zmm23, zmm21, zmm6
vshufi64x2 zmm24{k2}{z}, zmm23, zmm23, 0x0e
vpmuldq zmm25, zmm9, zmm11
vpmuldq zmm26, zmm10, zmm12
vpermq zmm27, zmmword ptr [rdi+704], 0x44
vpermq zmm28, zmmword ptr [rdi+704], 0xee
vpmuldq zmm29, zmm7, zmm27
vpmuldq zmm30, zmm8, zmm28
vpaddq zmm31, zmm25, zmm26
vpaddq zmm0, zmm31, zmm29
vpaddq zmm1, zmm0, zmm30
mov r10, rcx
xor r10, rsi
vpmuludq zmm3, zmm19, zmmword ptr [rdi+5120]
vpaddq zmm4, zmm1, zmm3
vpaddq zmm2, zmm4, qword ptr [rdi+320]{1to8}
mov rax, -2
vpaddq zmm5, zmm2, zmm22
sar r9, 1
vpmuludq zmm13, zmm5, zmmword ptr [rdi+576]
mov rbx, -2
vpandq zmm14, zmm13, zmm6
lea r12, [r9+r10]
cmovc r12, r9
adc rsi, 0
cmovs r8, r14
sarx r13, r8, r15
lea rbp, [r8-1]
vshufi64x2 zmm15, zmm14, zmm14, 0x44
vpmuludq zmm17, zmm15, zmmword ptr [rdi+5056]
vpaddq zmm18, zmm5, zmm17
vpsrlq zmm16, zmm18, 30
vpandq zmm20, zmm18, zmm6
vshufi64x2 zmm21{k2}{z}, zmm20, zmm20, 0x0e
vpmuldq zmm23, zmm9, zmm27
vpmuldq zmm11, zmm10, zmm28
vpermq zmm12, zmmword ptr [rdi+768], 0x44
vpermq zmm25, zmmword ptr [rdi+768], 0xee
vpmuldq zmm26, zmm7, zmm12
vpmuldq zmm31, zmm8, zmm25
vpaddq zmm29, zmm23, zmm11
vpaddq zmm0, zmm29, zmm26
vpaddq zmm30, zmm0, zmm31
vpmuludq zmm1, zmm19, zmmword ptr [rdi+5184]
cmovs rcx, r9
sub r11, r8
mov r10, rcx
xor r10, r13
sar r12, 1
lea rsi, [r12+r10]
cmovc rsi, r12
adc r13, 0
cmovs rbp, r11
lea r14, [rbp-1]
sarx r9, rbp, r15
cmovs rcx, r12
sub rdx, rbp
vpaddq zmm3, zmm30, zmm1
vpmuludq zmm4, zmm15, zmmword ptr [rdi+5120]
vpaddq zmm2, zmm3, zmm4
vpaddq zmm22, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm22, zmm16
vpsrlq zmm14, zmm13, 30
vpandq zmm5, zmm13, zmm6
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+832], 0x44
vpermq zmm27, zmmword ptr [rdi+832], 0xee
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm23, zmm8, zmm27
vpaddq zmm11, zmm17, zmm18
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+5248]
vpaddq zmm31, zmm26, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+5184]
mov r8, rcx
xor r8, r9
vpaddq zmm1, zmm31, zmm30
vpaddq zmm3, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm3, zmm14
mov r10, -2
vpsrlq zmm2, zmm4, 30
sar rsi, 1
vpandq zmm22, zmm4, zmm6
mov r13, -2
lea r11, [rsi+r8]
cmovc r11, rsi
adc r9, 0
cmovs r14, rdx
sarx r12, r14, r15
lea rbp, [r14-1]
vmovdqa64 zmmword ptr [rdi+704], zmm22
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm13, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+896], 0x44
vpermq zmm25, zmmword ptr [rdi+896], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm18, zmm8, zmm25
vpaddq zmm11, zmm16, zmm13
vpaddq zmm28, zmm11, zmm17
vpaddq zmm29, zmm28, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+5312]
vpaddq zmm26, zmm29, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+5248]
vpaddq zmm31, zmm26, zmm0
vpaddq zmm30, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm30, zmm2
vpsrlq zmm3, zmm1, 30
cmovs rcx, rsi
sub rbx, r14
mov r8, rcx
xor r8, r12
sar r11, 1
lea r9, [r11+r8]
cmovc r9, r11
adc r12, 0
cmovs rbp, rbx
lea rdx, [rbp-1]
sarx rsi, rbp, r15
cmovs rcx, r11
sub rax, rbp
vpandq zmm14, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+768], zmm14
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm22, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+960], 0x44
vpermq zmm27, zmmword ptr [rdi+960], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm13, zmm8, zmm27
vpaddq zmm11, zmm4, zmm22
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm13
vpmuludq zmm18, zmm19, zmmword ptr [rdi+5376]
vpaddq zmm29, zmm28, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+5312]
vpaddq zmm26, zmm29, zmm23
vpaddq zmm0, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm0, zmm3
vpsrlq zmm30, zmm31, 30
mov r14, rcx
xor r14, rsi
vpandq zmm2, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+832], zmm2
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm14, zmm10, zmm27
mov r8, -2
vpermq zmm12, zmmword ptr [rdi+1024], 0x44
sar r9, 1
vpermq zmm25, zmmword ptr [rdi+1024], 0xee
mov r12, -2
lea rbx, [r9+r14]
cmovc rbx, r9
adc rsi, 0
cmovs rdx, rax
sarx r11, rdx, r15
lea rbp, [rdx-1]
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm22, zmm8, zmm25
vpaddq zmm11, zmm1, zmm14
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+5440]
vpaddq zmm28, zmm17, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+5376]
vpaddq zmm29, zmm28, zmm18
vpaddq zmm23, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm23, zmm30
vpsrlq zmm0, zmm26, 30
vpandq zmm3, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+896], zmm3
vpermq zmm31, zmmword ptr [rdi+1088], 0xee
vpmuldq zmm2, zmm9, zmm12
vpmuldq zmm20, zmm10, zmm25
cmovs rcx, r9
sub r13, rdx
mov r14, rcx
xor r14, r11
sar rbx, 1
lea rsi, [rbx+r14]
cmovc rsi, rbx
adc r11, 0
cmovs rbp, r13
lea rax, [rbp-1]
sarx r9, rbp, r15
cmovs rcx, rbx
sub r10, rbp
vpermq zmm27, zmmword ptr [rdi+1088], 0x44
vpmuldq zmm1, zmm7, zmm27
vpaddq zmm14, zmm2, zmm20
vpaddq zmm11, zmm14, zmm1
vpmuldq zmm4, zmm8, zmm31
vpaddq zmm16, zmm11, zmm4
vpmuludq zmm22, zmm19, zmmword ptr [rdi+5504]
vpaddq zmm17, zmm16, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+5440]
vpaddq zmm28, zmm17, zmm13
vpaddq zmm18, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm18, zmm0
vpsrlq zmm23, zmm29, 30
vpandq zmm30, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+960], zmm30
vpmuldq zmm26, zmm9, zmm27
vpmuldq zmm3, zmm10, zmm31
vpermq zmm12, zmmword ptr [rdi+1152], 0x44
mov rdx, rcx
xor rdx, r9
vpermq zmm25, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm2, zmm7, zmm12
vpmuldq zmm20, zmm8, zmm25
mov r14, -2
vpaddq zmm14, zmm26, zmm3
sar rsi, 1
vpaddq zmm1, zmm14, zmm2
mov r11, -2
vpaddq zmm11, zmm1, zmm20
lea r13, [rsi+rdx]
cmovc r13, rsi
adc r9, 0
cmovs rax, r10
sarx rbx, rax, r15
lea rbp, [rax-1]
vpmuludq zmm4, zmm19, zmmword ptr [rdi+5568]
vpaddq zmm16, zmm11, zmm4
vpmuludq zmm22, zmm15, zmmword ptr [rdi+5504]
vpaddq zmm17, zmm16, zmm22
vpaddq zmm13, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm13, zmm23
vpsrlq zmm18, zmm28, 30
vpandq zmm0, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+1024], zmm0
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm30, zmm10, zmm25
vpermq zmm27, zmmword ptr [rdi+1216], 0x44
vpermq zmm31, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm26, zmm7, zmm27
vpmuldq zmm3, zmm8, zmm31
vpaddq zmm14, zmm29, zmm30
cmovs rcx, rsi
sub r12, rax
mov rdx, rcx
xor rdx, rbx
sar r13, 1
lea r9, [r13+rdx]
cmovc r9, r13
adc rbx, 0
cmovs rbp, r12
lea r10, [rbp-1]
sarx rsi, rbp, r15
cmovs rcx, r13
sub r8, rbp
vpaddq zmm2, zmm14, zmm26
vpaddq zmm1, zmm2, zmm3
vpmuludq zmm20, zmm19, zmmword ptr [rdi+5632]
vpmuludq zmm11, zmm15, zmmword ptr [rdi+5568]
vpaddq zmm4, zmm1, zmm20
vpmuldq zmm16, zmm10, zmm31
vpaddq zmm22, zmm4, zmm11
vpaddq zmm17, zmm22, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm17, zmm18
vpermq zmm23, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm28, zmm9, zmm27
vpaddq zmm0, zmm28, zmm16
vpsrlq zmm12, zmm13, 30
vpermq zmm25, zmmword ptr [rdi+1280], 0x44
vpmuldq zmm29, zmm7, zmm25
vpandq zmm30, zmm13, zmm6
vmovdqa64 zmmword ptr [rdi+1088], zmm30
vpmuldq zmm14, zmm8, zmm23
vpaddq zmm26, zmm0, zmm29
mov rax, rcx
xor rax, rsi
vpaddq zmm2, zmm26, zmm14
vpmuludq zmm3, zmm19, zmmword ptr [rdi+5696]
vpaddq zmm1, zmm2, zmm3
sar r9, 1
vpmuludq zmm20, zmm15, zmmword ptr [rdi+5632]
vpaddq zmm31, zmm1, zmm20
lea rdx, [r9+rax]
cmovc rdx, r9
adc rsi, 0
cmovs r10, r8
sarx rbx, r10, r15
lea r12, [r10-1]
vpaddq zmm4, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm11, zmm4, zmm12
vpsrlq zmm22, zmm11, 30
vpandq zmm17, zmm11, zmm6
vmovdqa64 zmmword ptr [rdi+1152], zmm17
vpmuldq zmm18, zmm9, zmm25
vpmuldq zmm27, zmm10, zmm23
vpermq zmm28, zmmword ptr [rdi+1344], 0x44
vpermq zmm16, zmmword ptr [rdi+1344], 0xee
vpmuldq zmm13, zmm7, zmm28
vpmuldq zmm30, zmm8, zmm16
vpaddq zmm0, zmm18, zmm27
vpaddq zmm29, zmm0, zmm13
vpaddq zmm26, zmm29, zmm30
vpmuludq zmm14, zmm19, zmmword ptr [rdi+5760]
vpaddq zmm2, zmm26, zmm14
vpmuludq zmm3, zmm15, zmmword ptr [rdi+5696]
cmovs rcx, r9
sub r11, r10
mov r13, rcx
xor r13, rbx
sar rdx, 1
lea rbp, [rdx+r13]
cmovc rbp, rdx
adc rbx, 0
cmovs r12, r11
lea rax, [r12-1]
sarx rsi, r12, r15
cmovs rcx, rdx
sub r14, r12
vpaddq zmm1, zmm2, zmm3
vpaddq zmm20, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm20, zmm22
vpsrlq zmm4, zmm31, 30
vpandq zmm12, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+1216], zmm12
vpmuldq zmm11, zmm9, zmm28
vpmuldq zmm17, zmm10, zmm16
vpermq zmm25, zmmword ptr [rdi+1408], 0x44
vpermq zmm23, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm18, zmm7, zmm25
vpmuldq zmm27, zmm8, zmm23
vpaddq zmm0, zmm11, zmm17
vpaddq zmm13, zmm0, zmm18
mov r8, -2
vpaddq zmm29, zmm13, zmm27
vpmuludq zmm30, zmm19, zmmword ptr [rdi+5824]
mov r9, -2
vpaddq zmm26, zmm29, zmm30
vpmuludq zmm14, zmm15, zmmword ptr [rdi+5760]
mov r10, rcx
xor r10, rsi
vpaddq zmm2, zmm26, zmm14
vpaddq zmm3, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm3, zmm4
vpsrlq zmm20, zmm1, 30
vpandq zmm22, zmm1, zmm6
sar rbp, 1
vmovdqa64 zmmword ptr [rdi+1280], zmm22
lea r13, [rbp+r10]
cmovc r13, rbp
adc rsi, 0
cmovs rax, r14
sarx rbx, rax, r15
lea r11, [rax-1]
vpmuldq zmm31, zmm9, zmm25
vpmuldq zmm12, zmm10, zmm23
vpermq zmm28, zmmword ptr [rdi+1472], 0x44
vpermq zmm16, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm11, zmm7, zmm28
vpmuldq zmm17, zmm8, zmm16
vpaddq zmm0, zmm31, zmm12
vpaddq zmm18, zmm0, zmm11
vpaddq zmm13, zmm18, zmm17
vpmuludq zmm27, zmm19, zmmword ptr [rdi+5888]
vpaddq zmm29, zmm13, zmm27
vpmuludq zmm30, zmm15, zmmword ptr [rdi+5824]
vpaddq zmm26, zmm29, zmm30
vpaddq zmm14, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm14, zmm20
vpsrlq zmm3, zmm2, 30
vpandq zmm4, zmm2, zmm6
cmovs rcx, rbp
mov rdx, r13
add rdx, qword ptr [rdi-24]
mov r12, rcx
add r12, qword ptr [rdi-32]
mov r10, r13
shl r10, 44
mov rsi, rcx
shl rsi, 45
mov r14, rdx
sar r14, 21
sar rdx, 42
mov rbp, r12
sar rbp, 20
sar r12, 41
add r10, qword ptr [rdi-8]
add rsi, qword ptr [rdi-16]
imul r14, qword ptr [rdi+72]
imul rdx, qword ptr [rdi+88]
imul rbp, qword ptr [rdi+72]
imul r12, qword ptr [rdi+88]
sub r9, rax
mov rax, rcx
add rax, qword ptr [rdi-32]
sar rax, 41
mov qword ptr [rdi+96], rax
lea rax, [rcx+524288]
shl rax, 23
sar rax, 43
lea rcx, [r14+rdx]
mov qword ptr [rdi+104], rax
lea r14, [rbp+r12]
mov rdx, r13
add rdx, qword ptr [rdi-24]
sar rdx, 42
lea rax, [rcx+r10]
lea rbp, [r14+rsi]
mov qword ptr [rdi+112], rdx
lea r12, [r13+1048576]
shl r12, 22
ror rax, 44
ror rbp, 45
vmovdqa64 zmmword ptr [rdi+1344], zmm4
sar r12, 43
vpmuldq zmm1, zmm9, zmm28
vpmuldq zmm22, zmm10, zmm16
mov qword ptr [rdi+120], r12
vpermq zmm25, zmmword ptr [rdi+1536], 0x44
vpermq zmm23, zmmword ptr [rdi+1536], 0xee
mov rcx, qword ptr [rdi+104]
vpmuldq zmm31, zmm7, zmm25
vpmuldq zmm12, zmm8, zmm23
mov r10, rbp
xor r10, rbx
sar rax, 1
lea r14, [rax+r10]
cmovc r14, rax
vpaddq zmm0, zmm1, zmm22
vpaddq zmm11, zmm0, zmm31
vpaddq zmm18, zmm11, zmm12
vpmuludq zmm17, zmm19, zmmword ptr [rdi+5952]
adc rbx, 0
cmovs r11, r9
lea rsi, [r11-1]
sarx rdx, r11, r15
vpaddq zmm13, zmm18, zmm17
vpmuludq zmm27, zmm15, zmmword ptr [rdi+5888]
vpaddq zmm29, zmm13, zmm27
mov r13, -2
vpaddq zmm30, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm30, zmm3
mov r12, -2
vpsrlq zmm14, zmm26, 30
vpandq zmm20, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+1408], zmm20
vpmuldq zmm2, zmm9, zmm25
vpmuldq zmm4, zmm10, zmm23
vpermq zmm28, zmmword ptr [rdi+1600], 0x44
vpermq zmm16, zmmword ptr [rdi+1600], 0xee
vpmuldq zmm1, zmm7, zmm28
vpmuldq zmm22, zmm8, zmm16
vpaddq zmm0, zmm2, zmm4
vpaddq zmm31, zmm0, zmm1
vpaddq zmm11, zmm31, zmm22
vpmuludq zmm12, zmm19, zmmword ptr [rdi+6016]
cmovs rbp, rax
sub r8, r11
imul rcx, qword ptr [rdi+64]
mov r10, qword ptr [rdi+96]
imul r10, qword ptr [rdi+80]
lea rbx, [rcx+r10]
neg rbx
sar rbx, 20
mov qword ptr [rdi+128], rbx
mov r9, qword ptr [rdi+120]
imul r9, qword ptr [rdi+64]
mov rax, qword ptr [rdi+112]
imul rax, qword ptr [rdi+80]
lea r11, [r9+rax]
vpaddq zmm18, zmm11, zmm12
neg r11
vpmuludq zmm17, zmm15, zmmword ptr [rdi+5952]
vpaddq zmm13, zmm18, zmm17
sar r11, 20
vpaddq zmm27, zmm13, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm27, zmm14
mov qword ptr [rdi+136], r11
vpsrlq zmm30, zmm29, 30
vpandq zmm3, zmm29, zmm6
mov rcx, qword ptr [rdi+704]
vmovdqa64 zmmword ptr [rdi+1472], zmm3
vpmuldq zmm26, zmm9, zmm28
shr rcx, 10
vpmuldq zmm20, zmm10, zmm16
vpermq zmm25, zmmword ptr [rdi+1664], 0x44
mov r10, qword ptr [rdi+768]
vpermq zmm23, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm2, zmm7, zmm25
shl r10, 20
vpmuldq zmm4, zmm8, zmm23
vpaddq zmm0, zmm26, zmm20
lea rbx, [rcx+r10]
vpaddq zmm1, zmm0, zmm2
mov r9, qword ptr [rdi+832]
vpaddq zmm31, zmm1, zmm4
vpmuludq zmm22, zmm19, zmmword ptr [rdi+6080]
shl r9, 50
vpaddq zmm11, zmm31, zmm22
vpmuludq zmm12, zmm15, zmmword ptr [rdi+6016]
lea rax, [rbx+r9]
vpaddq zmm18, zmm11, zmm12
vpaddq zmm17, zmm18, qword ptr [rdi+320]{1to8}
mov r11, rbp
xor r11, rdx
mov qword ptr [rdi+144], rax
vpaddq zmm13, zmm17, zmm30
vpsrlq zmm27, zmm13, 30
mov rcx, qword ptr [rdi+720]
vpandq zmm14, zmm13, zmm6
vmovdqa64 zmmword ptr [rdi+1536], zmm14
mov r10, -2
shr rcx, 10
vpmuldq zmm29, zmm9, zmm25
sar r14, 1
mov rbx, -2
vpmuldq zmm3, zmm10, zmm23
lea r9, [r14+r11]
cmovc r9, r14
adc rdx, 0
cmovs rsi, r8
sarx rax, rsi, r15
lea r11, [rsi-1]
mov rdx, qword ptr [rdi+784]
vpermq zmm28, zmmword ptr [rdi+1728], 0x44
vpermq zmm16, zmmword ptr [rdi+1728], 0xee
vpmuldq zmm26, zmm7, zmm28
vpmuldq zmm20, zmm8, zmm16
vpaddq zmm0, zmm29, zmm3
vpaddq zmm2, zmm0, zmm26
vpaddq zmm1, zmm2, zmm20
vpmuludq zmm4, zmm19, zmmword ptr [rdi+6144]
vpaddq zmm31, zmm1, zmm4
vpmuludq zmm22, zmm15, zmmword ptr [rdi+6080]
vpaddq zmm11, zmm31, zmm22
vpaddq zmm12, zmm11, qword ptr [rdi+320]{1to8}
vpaddq zmm18, zmm12, zmm27
vpsrlq zmm17, zmm18, 30
vpandq zmm30, zmm18, zmm6
vmovdqa64 zmmword ptr [rdi+1600], zmm30
cmovs rbp, r14
sub r12, rsi
mov r8, rbp
xor r8, rax
sar r9, 1
lea r14, [r9+r8]
cmovc r14, r9
adc rax, 0
cmovs r11, r12
lea rsi, [r11-1]
sarx r8, r11, r15
cmovs rbp, r9
sub r13, r11
shl rdx, 20
lea rax, [rcx+rdx]
mov r12, qword ptr [rdi+848]
shl r12, 50
lea r9, [rax+r12]
mov qword ptr [rdi+152], r9
mov r11, qword ptr [rdi+104]
imul r11, qword ptr [rdi+144]
vpmuldq zmm13, zmm9, zmm28
vpermq zmm14, zmmword ptr [rdi+1792], 0x44
mov rcx, qword ptr [rdi+96]
vpmuldq zmm25, zmm10, zmm16
vpermq zmm23, zmmword ptr [rdi+1792], 0xee
vpmuldq zmm29, zmm8, zmm23
imul rcx, qword ptr [rdi+152]
vpmuldq zmm3, zmm7, zmm14
lea rdx, [r11+rcx]
vpaddq zmm0, zmm13, zmm25
mov rax, qword ptr [rdi+128]
vpaddq zmm26, zmm0, zmm3
vpaddq zmm2, zmm26, zmm29
sar rax, 20
vpmuldq zmm20, zmm10, zmm23
sub rax, rdx
vpmuludq zmm1, zmm15, zmmword ptr [rdi+6144]
shl rax, 44
mov qword ptr [rdi+160], rax
vpmuludq zmm4, zmm19, zmmword ptr [rdi+6208]
mov r12, qword ptr [rdi+120]
vpermq zmm31, zmmword ptr [rdi+1856], 0xee
vpmuldq zmm22, zmm9, zmm14
vpaddq zmm11, zmm22, zmm20
imul r12, qword ptr [rdi+144]
mov r9, rbp
xor r9, r8
vpermq zmm12, zmmword ptr [rdi+1856], 0x44
mov r11, qword ptr [rdi+112]
mov rcx, -2
vpmuldq zmm27, zmm7, zmm12
imul r11, qword ptr [rdi+152]
sar r14, 1
vpmuldq zmm18, zmm8, zmm31
mov rdx, -2
lea rax, [r12+r11]
lea r12, [r14+r9]
cmovc r12, r14
adc r8, 0
cmovs rsi, r13
sarx r11, rsi, r15
lea r9, [rsi-1]
vpaddq zmm30, zmm2, zmm4
vpaddq zmm28, zmm30, zmm1
vpaddq zmm16, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm16, zmm17
vpsrlq zmm25, zmm13, 30
vpandq zmm0, zmm13, zmm6
vmovdqa64 zmmword ptr [rdi+1664], zmm0
vpaddq zmm3, zmm11, zmm27
mov r8, qword ptr [rdi+136]
vpmuludq zmm26, zmm19, zmmword ptr [rdi+6272]
vpaddq zmm29, zmm3, zmm18
vpaddq zmm23, zmm29, zmm26
vpmuludq zmm14, zmm15, zmmword ptr [rdi+6208]
vpaddq zmm22, zmm23, zmm14
vpaddq zmm20, zmm22, qword ptr [rdi+320]{1to8}
vpmuldq zmm2, zmm9, zmm12
vpaddq zmm4, zmm20, zmm25
vpsrlq zmm30, zmm4, 30
vpandq zmm1, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+1728], zmm1
vpmuldq zmm28, zmm10, zmm31
vpermq zmm16, zmmword ptr [rdi+1920], 0x44
vpmuldq zmm17, zmm7, zmm16
vpermq zmm13, zmmword ptr [rdi+1920], 0xee
cmovs rbp, r14
sub rbx, rsi
mov r13, rbp
xor r13, r11
sar r12, 1
lea r14, [r12+r13]
cmovc r14, r12
adc r11, 0
cmovs r9, rbx
lea rsi, [r9-1]
sarx r13, r9, r15
cmovs rbp, r12
sub r10, r9
sar r8, 20
sub r8, rax
shl r8, 44
mov qword ptr [rdi+168], r8
vpmuludq zmm0, zmm15, zmmword ptr [rdi+6272]
vpmuldq zmm11, zmm8, zmm13
vpaddq zmm27, zmm2, zmm28
vpaddq zmm3, zmm27, zmm17
vpaddq zmm18, zmm3, zmm11
vpmuldq zmm29, zmm9, zmm16
vpmuludq zmm26, zmm19, zmmword ptr [rdi+6336]
vpaddq zmm23, zmm18, zmm26
vpermq zmm14, zmmword ptr [rdi+1984], 0x44
vpaddq zmm22, zmm23, zmm0
vpaddq zmm12, zmm22, qword ptr [rdi+320]{1to8}
vpaddq zmm20, zmm12, zmm30
vpsrlq zmm25, zmm20, 30
vpandq zmm4, zmm20, zmm6
vmovdqa64 zmmword ptr [rdi+1792], zmm4
vpmuldq zmm1, zmm10, zmm13
vpermq zmm31, zmmword ptr [rdi+1984], 0xee
vpmuldq zmm2, zmm7, zmm14
vpmuldq zmm28, zmm8, zmm31
mov r11, rbp
xor r11, r13
vpaddq zmm27, zmm29, zmm1
vpaddq zmm17, zmm27, zmm2
vpaddq zmm3, zmm17, zmm28
mov rbx, -2
vpmuludq zmm11, zmm19, zmmword ptr [rdi+6400]
sar r14, 1
vpaddq zmm16, zmm3, zmm11
mov r12, -2
lea r9, [r14+r11]
cmovc r9, r14
adc r13, 0
cmovs rsi, r10
sarx rax, rsi, r15
lea r8, [rsi-1]
vpmuludq zmm18, zmm15, zmmword ptr [rdi+6336]
vpaddq zmm26, zmm16, zmm18
vpaddq zmm23, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm0, zmm23, zmm25
vpsrlq zmm22, zmm0, 30
vpandq zmm12, zmm0, zmm6
vmovdqa64 zmmword ptr [rdi+1856], zmm12
vpmuldq zmm30, zmm9, zmm14
vpmuldq zmm20, zmm10, zmm31
vpermq zmm4, zmmword ptr [rdi+2048], 0x44
vpermq zmm13, zmmword ptr [rdi+2048], 0xee
vpmuldq zmm29, zmm7, zmm4
vpmuldq zmm1, zmm8, zmm13
vpaddq zmm27, zmm30, zmm20
vpaddq zmm2, zmm27, zmm29
vpaddq zmm17, zmm2, zmm1
vpmuludq zmm28, zmm19, zmmword ptr [rdi+6464]
cmovs rbp, r14
sub rdx, rsi
mov r11, rbp
xor r11, rax
sar r9, 1
lea r13, [r9+r11]
cmovc r13, r9
adc rax, 0
cmovs r8, rdx
lea r10, [r8-1]
sarx r14, r8, r15
cmovs rbp, r9
sub rcx, r8
vpaddq zmm3, zmm17, zmm28
vpmuludq zmm11, zmm15, zmmword ptr [rdi+6400]
vpaddq zmm16, zmm3, zmm11
vpaddq zmm18, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm18, zmm22
vpsrlq zmm23, zmm26, 30
vpandq zmm25, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+1920], zmm25
vpmuldq zmm0, zmm9, zmm4
vpmuldq zmm12, zmm10, zmm13
vpermq zmm14, zmmword ptr [rdi+2112], 0x44
vpermq zmm31, zmmword ptr [rdi+2112], 0xee
vpmuldq zmm30, zmm7, zmm14
vpmuldq zmm20, zmm8, zmm31
vpaddq zmm27, zmm0, zmm12
vpaddq zmm29, zmm27, zmm30
vpaddq zmm2, zmm29, zmm20
vpmuludq zmm1, zmm19, zmmword ptr [rdi+6528]
mov rsi, rbp
xor rsi, r14
vpaddq zmm17, zmm2, zmm1
vpmuludq zmm28, zmm15, zmmword ptr [rdi+6464]
vpaddq zmm3, zmm17, zmm28
vpaddq zmm11, zmm3, qword ptr [rdi+320]{1to8}
mov r11, -2
vpaddq zmm16, zmm11, zmm23
sar r13, 1
vpsrlq zmm18, zmm16, 30
mov rax, -2
lea rdx, [r13+rsi]
cmovc rdx, r13
adc r14, 0
cmovs r10, rcx
sarx r9, r10, r15
lea r8, [r10-1]
vpandq zmm22, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+1984], zmm22
vpmuldq zmm26, zmm9, zmm14
vpmuldq zmm25, zmm10, zmm31
vpermq zmm4, zmmword ptr [rdi+2176], 0x44
vpermq zmm13, zmmword ptr [rdi+2176], 0xee
vpmuldq zmm0, zmm7, zmm4
vpmuldq zmm12, zmm8, zmm13
vpaddq zmm27, zmm26, zmm25
vpaddq zmm30, zmm27, zmm0
vpaddq zmm29, zmm30, zmm12
vpmuludq zmm20, zmm19, zmmword ptr [rdi+6592]
vpaddq zmm2, zmm29, zmm20
vpmuludq zmm1, zmm15, zmmword ptr [rdi+6528]
vpaddq zmm17, zmm2, zmm1
vpaddq zmm28, zmm17, qword ptr [rdi+320]{1to8}
cmovs rbp, r13
sub r12, r10
mov rsi, rbp
xor rsi, r9
sar rdx, 1
lea r14, [rdx+rsi]
cmovc r14, rdx
adc r9, 0
cmovs r8, r12
lea rcx, [r8-1]
sarx r13, r8, r15
cmovs rbp, rdx
sub rbx, r8
vpaddq zmm3, zmm28, zmm18
vpsrlq zmm11, zmm3, 30
vpandq zmm23, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi+2048], zmm23
vpmuldq zmm16, zmm9, zmm4
vpmuldq zmm22, zmm10, zmm13
vpermq zmm14, zmmword ptr [rdi+2240], 0x44
vpermq zmm31, zmmword ptr [rdi+2240], 0xee
vpmuldq zmm26, zmm7, zmm14
vpmuldq zmm25, zmm8, zmm31
vpaddq zmm27, zmm16, zmm22
vpaddq zmm0, zmm27, zmm26
vpaddq zmm30, zmm0, zmm25
vpmuludq zmm12, zmm19, zmmword ptr [rdi+6656]
vpaddq zmm29, zmm30, zmm12
vpmuludq zmm20, zmm15, zmmword ptr [rdi+6592]
vpaddq zmm2, zmm29, zmm20
vpaddq zmm1, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm1, zmm11
mov r10, rbp
xor r10, r13
vpsrlq zmm28, zmm17, 30
vpandq zmm18, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+2112], zmm18
mov rsi, -2
vpmuldq zmm3, zmm9, zmm14
sar r14, 1
vpmuldq zmm23, zmm10, zmm31
mov r9, -2
vpermq zmm4, zmmword ptr [rdi+2304], 0x44
lea r12, [r14+r10]
cmovc r12, r14
adc r13, 0
cmovs rcx, rbx
sarx rdx, rcx, r15
lea r8, [rcx-1]
vpermq zmm13, zmmword ptr [rdi+2304], 0xee
vpmuldq zmm16, zmm7, zmm4
vpmuldq zmm22, zmm8, zmm13
vpaddq zmm27, zmm3, zmm23
vpaddq zmm26, zmm27, zmm16
vpaddq zmm0, zmm26, zmm22
vpmuludq zmm25, zmm19, zmmword ptr [rdi+6720]
vpaddq zmm30, zmm0, zmm25
vpmuludq zmm12, zmm15, zmmword ptr [rdi+6656]
vpaddq zmm29, zmm30, zmm12
vpaddq zmm20, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm20, zmm28
vpsrlq zmm1, zmm2, 30
vpandq zmm11, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi+2176], zmm11
vpmuldq zmm17, zmm9, zmm4
cmovs rbp, r14
sub rax, rcx
mov r10, rbp
xor r10, rdx
sar r12, 1
lea r13, [r12+r10]
cmovc r13, r12
adc rdx, 0
cmovs r8, rax
lea rbx, [r8-1]
sarx r14, r8, r15
cmovs rbp, r12
sub r11, r8
vpmuldq zmm18, zmm10, zmm13
vpermq zmm14, zmmword ptr [rdi+2368], 0x44
vpermq zmm31, zmmword ptr [rdi+2368], 0xee
vpmuldq zmm3, zmm7, zmm14
vpmuldq zmm23, zmm8, zmm31
vpaddq zmm27, zmm17, zmm18
vpaddq zmm16, zmm27, zmm3
vpaddq zmm26, zmm16, zmm23
vpmuludq zmm22, zmm19, zmmword ptr [rdi+6784]
vpaddq zmm0, zmm26, zmm22
vpmuludq zmm25, zmm15, zmmword ptr [rdi+6720]
vpaddq zmm30, zmm0, zmm25
vpaddq zmm12, zmm30, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm12, zmm1
vpsrlq zmm20, zmm29, 30
vpandq zmm28, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+2240], zmm28
vpmuldq zmm2, zmm9, zmm14
vpmuldq zmm11, zmm10, zmm31
mov rcx, rbp
xor rcx, r14
vpermq zmm4, zmmword ptr [rdi+2432], 0x44
vpermq zmm13, zmmword ptr [rdi+2432], 0xee
vpmuldq zmm17, zmm7, zmm4
mov r10, -2
vpmuldq zmm18, zmm8, zmm13
sar r13, 1
vpaddq zmm27, zmm2, zmm11
mov rdx, -2
vpaddq zmm3, zmm27, zmm17
lea rax, [r13+rcx]
cmovc rax, r13
adc r14, 0
cmovs rbx, r11
sarx r12, rbx, r15
lea r8, [rbx-1]
vpaddq zmm16, zmm3, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+6848]
vpaddq zmm26, zmm16, zmm23
vpmuludq zmm22, zmm15, zmmword ptr [rdi+6784]
vpaddq zmm0, zmm26, zmm22
vpaddq zmm25, zmm0, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm25, zmm20
vpsrlq zmm12, zmm30, 30
vpandq zmm1, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+2304], zmm1
vpmuldq zmm29, zmm9, zmm4
vpmuldq zmm28, zmm10, zmm13
vpermq zmm14, zmmword ptr [rdi+2496], 0x44
vpermq zmm31, zmmword ptr [rdi+2496], 0xee
vpmuldq zmm2, zmm7, zmm14
vpmuldq zmm11, zmm8, zmm31
cmovs rbp, r13
sub r9, rbx
mov rcx, rbp
xor rcx, r12
sar rax, 1
lea r14, [rax+rcx]
cmovc r14, rax
adc r12, 0
cmovs r8, r9
lea r11, [r8-1]
sarx r13, r8, r15
cmovs rbp, rax
sub rsi, r8
vpaddq zmm27, zmm29, zmm28
vpaddq zmm17, zmm27, zmm2
vpaddq zmm3, zmm17, zmm11
vpmuludq zmm18, zmm19, zmmword ptr [rdi+6912]
vpmuludq zmm16, zmm15, zmmword ptr [rdi+6848]
vpaddq zmm23, zmm3, zmm18
vpaddq zmm26, zmm23, zmm16
vpaddq zmm22, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm0, zmm22, zmm12
vpsrlq zmm25, zmm0, 30
vpandq zmm20, zmm0, zmm6
vmovdqa64 zmmword ptr [rdi+2368], zmm20
vpmuldq zmm30, zmm9, zmm14
vpmuldq zmm1, zmm10, zmm31
vpermq zmm4, zmmword ptr [rdi+2560], 0x44
vpermq zmm13, zmmword ptr [rdi+2560], 0xee
vpmuldq zmm29, zmm7, zmm4
vpmuldq zmm28, zmm8, zmm13
mov rbx, rbp
xor rbx, r13
vpaddq zmm27, zmm30, zmm1
vpaddq zmm2, zmm27, zmm29
vpaddq zmm17, zmm2, zmm28
vpmuludq zmm11, zmm19, zmmword ptr [rdi+6976]
mov rcx, -2
vpaddq zmm3, zmm17, zmm11
sar r14, 1
vpmuludq zmm18, zmm15, zmmword ptr [rdi+6912]
mov r12, -2
lea r9, [r14+rbx]
cmovc r9, r14
adc r13, 0
cmovs r11, rsi
sarx rax, r11, r15
lea r8, [r11-1]
vpaddq zmm23, zmm3, zmm18
vpaddq zmm16, zmm23, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm16, zmm25
vpsrlq zmm22, zmm26, 30
vpandq zmm12, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+2432], zmm12
vpmuldq zmm0, zmm9, zmm4
vpmuldq zmm20, zmm10, zmm13
vpermq zmm14, zmmword ptr [rdi+2624], 0x44
vpermq zmm31, zmmword ptr [rdi+2624], 0xee
vpmuldq zmm30, zmm7, zmm14
vpmuldq zmm1, zmm8, zmm31
vpaddq zmm27, zmm0, zmm20
vpaddq zmm29, zmm27, zmm30
vpaddq zmm2, zmm29, zmm1
vpmuludq zmm28, zmm19, zmmword ptr [rdi+7040]
vpaddq zmm17, zmm2, zmm28
cmovs rbp, r14
sub rdx, r11
mov rbx, rbp
xor rbx, rax
sar r9, 1
lea r13, [r9+rbx]
cmovc r13, r9
adc rax, 0
cmovs r8, rdx
lea rsi, [r8-1]
sarx r14, r8, r15
cmovs rbp, r9
sub r10, r8
vpmuludq zmm11, zmm15, zmmword ptr [rdi+6976]
vpaddq zmm3, zmm17, zmm11
vpaddq zmm18, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm23, zmm18, zmm22
vpsrlq zmm16, zmm23, 30
vpandq zmm25, zmm23, zmm6
vmovdqa64 zmmword ptr [rdi+2496], zmm25
vpmuldq zmm26, zmm9, zmm14
vpmuldq zmm12, zmm10, zmm31
vpermq zmm4, zmmword ptr [rdi+2688], 0x44
vpermq zmm13, zmmword ptr [rdi+2688], 0xee
vpmuldq zmm0, zmm7, zmm4
vpmuldq zmm20, zmm8, zmm13
vpaddq zmm27, zmm26, zmm12
vpaddq zmm30, zmm27, zmm0
vpaddq zmm29, zmm30, zmm20
vpmuludq zmm1, zmm19, zmmword ptr [rdi+7104]
vpaddq zmm2, zmm29, zmm1
mov r11, rbp
xor r11, r14
vpmuludq zmm28, zmm15, zmmword ptr [rdi+7040]
vpaddq zmm17, zmm2, zmm28
vpaddq zmm11, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm3, zmm11, zmm16
mov rbx, -2
sar r13, 1
vpsrlq zmm18, zmm3, 30
mov rax, -2
vpandq zmm22, zmm3, zmm6
lea rdx, [r13+r11]
cmovc rdx, r13
adc r14, 0
cmovs rsi, r10
sarx r9, rsi, r15
lea r8, [rsi-1]
vpmuldq zmm23, zmm10, zmm13
vmovdqa64 zmmword ptr [rdi+2560], zmm22
vpmuldq zmm25, zmm9, zmm4
vpermq zmm14, zmmword ptr [rdi+2752], 0x44
vpermq zmm31, zmmword ptr [rdi+2752], 0xee
vpmuldq zmm26, zmm7, zmm14
vpmuldq zmm12, zmm8, zmm31
vpaddq zmm27, zmm25, zmm23
vpaddq zmm0, zmm27, zmm26
vpaddq zmm30, zmm0, zmm12
vpmuludq zmm20, zmm19, zmmword ptr [rdi+7168]
vpaddq zmm29, zmm30, zmm20
vpmuludq zmm1, zmm15, zmmword ptr [rdi+7104]
vpaddq zmm2, zmm29, zmm1
vpaddq zmm28, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm28, zmm18
cmovs rbp, r13
sub r12, rsi
mov r11, rbp
xor r11, r9
sar rdx, 1
lea r14, [rdx+r11]
cmovc r14, rdx
adc r9, 0
cmovs r8, r12
lea r10, [r8-1]
sarx r13, r8, r15
cmovs rbp, rdx
sub rcx, r8
vpsrlq zmm11, zmm17, 30
vpandq zmm16, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+2624], zmm16
vpmuldq zmm3, zmm9, zmm14
vpmuldq zmm13, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+2816], 0x44
vpermq zmm4, zmmword ptr [rdi+2816], 0xee
vpmuldq zmm25, zmm7, zmm22
vpmuldq zmm23, zmm8, zmm4
vpaddq zmm27, zmm3, zmm13
vpaddq zmm26, zmm27, zmm25
vpaddq zmm0, zmm26, zmm23
vpmuludq zmm12, zmm19, zmmword ptr [rdi+7232]
vpaddq zmm30, zmm0, zmm12
vpmuludq zmm20, zmm15, zmmword ptr [rdi+7168]
vpaddq zmm29, zmm30, zmm20
vpaddq zmm1, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm1, zmm11
vpsrlq zmm28, zmm2, 30
mov rsi, rbp
xor rsi, r13
vpandq zmm18, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi+2688], zmm18
vpmuldq zmm17, zmm9, zmm22
vpmuldq zmm16, zmm10, zmm4
sar r14, 1
vpermq zmm14, zmmword ptr [rdi+2880], 0x44
vpermq zmm31, zmmword ptr [rdi+2880], 0xee
lea r11, [r14+rsi]
cmovc r11, r14
adc r13, 0
cmovs r10, rcx
sarx r9, r10, r15
lea r12, [r10-1]
vpmuldq zmm3, zmm7, zmm14
vpmuldq zmm13, zmm8, zmm31
vpaddq zmm27, zmm17, zmm16
vpaddq zmm25, zmm27, zmm3
vpaddq zmm26, zmm25, zmm13
vpmuludq zmm23, zmm19, zmmword ptr [rdi+7296]
vpaddq zmm0, zmm26, zmm23
vpmuludq zmm12, zmm15, zmmword ptr [rdi+7232]
vpaddq zmm30, zmm0, zmm12
vpaddq zmm20, zmm30, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm20, zmm28
vpsrlq zmm1, zmm29, 30
vpandq zmm11, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+2752], zmm11
vpmuldq zmm2, zmm9, zmm14
vpmuldq zmm18, zmm10, zmm31
cmovs rbp, r14
sub rax, r10
mov rdx, rbp
xor rdx, r9
sar r11, 1
lea r8, [r11+rdx]
cmovc r8, r11
adc r9, 0
cmovs r12, rax
lea rsi, [r12-1]
sarx r13, r12, r15
cmovs rbp, r11
sub rbx, r12
vpermq zmm22, zmmword ptr [rdi+2944], 0x44
vpermq zmm4, zmmword ptr [rdi+2944], 0xee
vpmuldq zmm17, zmm7, zmm22
vpmuldq zmm16, zmm8, zmm4
vpaddq zmm27, zmm2, zmm18
vpaddq zmm3, zmm27, zmm17
vpaddq zmm25, zmm3, zmm16
vpmuludq zmm13, zmm19, zmmword ptr [rdi+7360]
vpaddq zmm26, zmm25, zmm13
vpmuludq zmm23, zmm15, zmmword ptr [rdi+7296]
vpaddq zmm0, zmm26, zmm23
vpaddq zmm12, zmm0, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm12, zmm1
vpsrlq zmm20, zmm30, 30
mov rcx, -2
vpandq zmm28, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+2816], zmm28
mov r14, -2
vpmuldq zmm29, zmm9, zmm22
vpmuldq zmm11, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+3008], 0x44
mov r10, rbp
xor r10, r13
vpermq zmm31, zmmword ptr [rdi+3008], 0xee
vpmuldq zmm2, zmm7, zmm14
vpmuldq zmm18, zmm8, zmm31
vpaddq zmm27, zmm29, zmm11
sar r8, 1
vpaddq zmm17, zmm27, zmm2
lea rdx, [r8+r10]
cmovc rdx, r8
adc r13, 0
cmovs rsi, rbx
sarx r9, rsi, r15
lea rax, [rsi-1]
vpaddq zmm3, zmm17, zmm18
vpmuludq zmm16, zmm19, zmmword ptr [rdi+7424]
vpaddq zmm25, zmm3, zmm16
vpmuludq zmm13, zmm15, zmmword ptr [rdi+7360]
vpaddq zmm26, zmm25, zmm13
vpaddq zmm23, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm0, zmm23, zmm20
vpsrlq zmm12, zmm0, 30
vpandq zmm1, zmm0, zmm6
vmovdqa64 zmmword ptr [rdi+2880], zmm1
vpmuldq zmm30, zmm9, zmm14
vpmuldq zmm28, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+3072], 0x44
vpermq zmm4, zmmword ptr [rdi+3072], 0xee
vpmuldq zmm29, zmm7, zmm22
vpmuldq zmm11, zmm8, zmm4
vpaddq zmm27, zmm30, zmm28
cmovs rbp, r8
mov r11, rbp
add r11, qword ptr [rdi-32]
sar r11, 41
mov qword ptr [rdi+176], r11
lea r12, [rbp+524288]
shl r12, 23
sar r12, 43
mov qword ptr [rdi+184], r12
mov r10, rdx
add r10, qword ptr [rdi-24]
mov r13, rbp
add r13, qword ptr [rdi-32]
mov rbx, rdx
shl rbx, 44
shl rbp, 45
mov r8, r10
sar r8, 21
sar r10, 42
mov r11, rdx
add r11, qword ptr [rdi-24]
mov r12, r13
sar r12, 20
sar r13, 41
add rbx, qword ptr [rdi-8]
add rbp, qword ptr [rdi-16]
imul r8, qword ptr [rdi+160]
imul r10, qword ptr [rdi+168]
sar r11, 42
imul r12, qword ptr [rdi+160]
imul r13, qword ptr [rdi+168]
sub r14, rsi
mov qword ptr [rdi+192], r11
lea rsi, [rdx+1048576]
lea r11, [r8+r10]
shl rsi, 22
lea rdx, [r12+r13]
lea r8, [r11+rbx]
lea r10, [rdx+rbp]
sar rsi, 43
ror r8, 44
ror r10, 45
mov qword ptr [rdi+200], rsi
vpaddq zmm2, zmm27, zmm29
vpaddq zmm17, zmm2, zmm11
vpmuludq zmm18, zmm19, zmmword ptr [rdi+7488]
vpaddq zmm3, zmm17, zmm18
vpmuludq zmm16, zmm15, zmmword ptr [rdi+7424]
mov r12, qword ptr [rdi+184]
vpaddq zmm25, zmm3, zmm16
vpaddq zmm13, zmm25, qword ptr [rdi+320]{1to8}
mov r13, r10
xor r13, r9
sar r8, 1
lea r11, [r8+r13]
cmovc r11, r8
vpaddq zmm26, zmm13, zmm12
vpsrlq zmm23, zmm26, 30
vpandq zmm20, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+2944], zmm20
adc r9, 0
cmovs rax, r14
lea rbx, [rax-1]
sarx rdx, rax, r15
vpmuldq zmm0, zmm9, zmm22
vpmuldq zmm1, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+3136], 0x44
mov rbp, -2
vpermq zmm31, zmmword ptr [rdi+3136], 0xee
vpmuldq zmm30, zmm7, zmm14
mov rsi, -2
vpmuldq zmm28, zmm8, zmm31
vpaddq zmm27, zmm0, zmm1
vpaddq zmm29, zmm27, zmm30
vpaddq zmm2, zmm29, zmm28
vpmuludq zmm11, zmm19, zmmword ptr [rdi+7552]
vpaddq zmm17, zmm2, zmm11
vpmuludq zmm18, zmm15, zmmword ptr [rdi+7488]
vpaddq zmm3, zmm17, zmm18
vpaddq zmm16, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm25, zmm16, zmm23
vpsrlq zmm13, zmm25, 30
vpandq zmm12, zmm25, zmm6
vmovdqa64 zmmword ptr [rdi+3008], zmm12
cmovs r10, r8
sub rcx, rax
imul r12, qword ptr [rdi+104]
mov r13, qword ptr [rdi+176]
imul r13, qword ptr [rdi+120]
lea r9, [r12+r13]
vpmuldq zmm26, zmm9, zmm14
vpmuldq zmm20, zmm10, zmm31
mov qword ptr [rdi-112], r9
vpermq zmm22, zmmword ptr [rdi+3200], 0x44
vpermq zmm4, zmmword ptr [rdi+3200], 0xee
vpmuldq zmm0, zmm7, zmm22
vpmuldq zmm1, zmm8, zmm4
vpaddq zmm27, zmm26, zmm20
mov r14, qword ptr [rdi+184]
vpaddq zmm30, zmm27, zmm0
vpaddq zmm29, zmm30, zmm1
vpmuludq zmm28, zmm19, zmmword ptr [rdi+7616]
vpaddq zmm2, zmm29, zmm28
vpmuludq zmm11, zmm15, zmmword ptr [rdi+7552]
vpaddq zmm17, zmm2, zmm11
imul r14, qword ptr [rdi+96]
vpaddq zmm18, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm3, zmm18, zmm13
vpsrlq zmm16, zmm3, 30
vpandq zmm23, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi+3072], zmm23
mov r8, qword ptr [rdi+176]
vpmuldq zmm25, zmm9, zmm22
vpmuldq zmm12, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+3264], 0x44
vpermq zmm31, zmmword ptr [rdi+3264], 0xee
mov rax, r10
xor rax, rdx
vpmuldq zmm26, zmm7, zmm14
imul r8, qword ptr [rdi+112]
vpmuldq zmm20, zmm8, zmm31
vpaddq zmm27, zmm25, zmm12
vpaddq zmm0, zmm27, zmm26
mov r12, -2
vpaddq zmm30, zmm0, zmm20
sar r11, 1
vpmuludq zmm1, zmm19, zmmword ptr [rdi+7680]
mov r13, -2
lea r9, [r11+rax]
cmovc r9, r11
adc rdx, 0
cmovs rbx, rcx
sarx rax, rbx, r15
lea rdx, [rbx-1]
lea rcx, [r14+r8]
vpaddq zmm29, zmm30, zmm1
vpmuludq zmm28, zmm15, zmmword ptr [rdi+7616]
vpaddq zmm2, zmm29, zmm28
vpaddq zmm11, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm11, zmm16
mov qword ptr [rdi-104], rcx
vpsrlq zmm18, zmm17, 30
vpandq zmm13, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+3136], zmm13
vpmuldq zmm3, zmm9, zmm14
vpmuldq zmm23, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+3328], 0x44
mov r14, qword ptr [rdi+200]
vpermq zmm4, zmmword ptr [rdi+3328], 0xee
vpmuldq zmm25, zmm7, zmm22
vpmuldq zmm12, zmm8, zmm4
vpaddq zmm27, zmm3, zmm23
vpaddq zmm26, zmm27, zmm25
vpaddq zmm0, zmm26, zmm12
cmovs r10, r11
sub rsi, rbx
mov r8, r10
xor r8, rax
sar r9, 1
lea rcx, [r9+r8]
cmovc rcx, r9
adc rax, 0
cmovs rdx, rsi
lea r11, [rdx-1]
sarx rbx, rdx, r15
cmovs r10, r9
sub rbp, rdx
imul r14, qword ptr [rdi+104]
vpmuludq zmm20, zmm19, zmmword ptr [rdi+7744]
vpaddq zmm30, zmm0, zmm20
vpmuludq zmm1, zmm15, zmmword ptr [rdi+7680]
vpaddq zmm29, zmm30, zmm1
mov r8, qword ptr [rdi+192]
vpaddq zmm28, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm28, zmm18
vpsrlq zmm11, zmm2, 30
vpandq zmm16, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi+3200], zmm16
imul r8, qword ptr [rdi+120]
vpmuldq zmm17, zmm9, zmm22
vpmuldq zmm13, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+3392], 0x44
vpermq zmm31, zmmword ptr [rdi+3392], 0xee
vpmuldq zmm3, zmm7, zmm14
lea rax, [r14+r8]
vpmuldq zmm23, zmm8, zmm31
vpaddq zmm27, zmm17, zmm13
vpaddq zmm25, zmm27, zmm3
vpaddq zmm26, zmm25, zmm23
mov rsi, r10
xor rsi, rbx
vpmuludq zmm12, zmm19, zmmword ptr [rdi+7808]
vpaddq zmm0, zmm26, zmm12
mov qword ptr [rdi-96], rax
vpmuludq zmm20, zmm15, zmmword ptr [rdi+7744]
vpaddq zmm30, zmm0, zmm20
mov r9, -2
sar rcx, 1
vpaddq zmm1, zmm30, qword ptr [rdi+320]{1to8}
mov rdx, -2
vpaddq zmm29, zmm1, zmm11
lea r14, [rcx+rsi]
cmovc r14, rcx
adc rbx, 0
cmovs r11, rbp
sarx r8, r11, r15
lea rax, [r11-1]
vpsrlq zmm28, zmm29, 30
mov rsi, qword ptr [rdi+200]
vpandq zmm18, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+3264], zmm18
vpmuldq zmm2, zmm9, zmm14
vpmuldq zmm16, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+3456], 0x44
vpermq zmm4, zmmword ptr [rdi+3456], 0xee
vpmuldq zmm17, zmm7, zmm22
vpmuldq zmm13, zmm8, zmm4
vpaddq zmm27, zmm2, zmm16
vpaddq zmm3, zmm27, zmm17
vpaddq zmm25, zmm3, zmm13
vpmuludq zmm23, zmm19, zmmword ptr [rdi+7872]
vpaddq zmm26, zmm25, zmm23
vpmuludq zmm12, zmm15, zmmword ptr [rdi+7808]
vpaddq zmm0, zmm26, zmm12
cmovs r10, rcx
sub r13, r11
mov rbx, r10
xor rbx, r8
sar r14, 1
lea rbp, [r14+rbx]
cmovc rbp, r14
adc r8, 0
cmovs rax, r13
lea rcx, [rax-1]
sarx r11, rax, r15
cmovs r10, r14
sub r12, rax
imul rsi, qword ptr [rdi+96]
mov rbx, qword ptr [rdi+192]
imul rbx, qword ptr [rdi+112]
vpaddq zmm20, zmm0, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm20, zmm28
vpsrlq zmm1, zmm30, 30
vpandq zmm11, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+3328], zmm11
vpmuldq zmm29, zmm9, zmm22
lea r8, [rsi+rbx]
vpmuldq zmm18, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+3520], 0x44
vpermq zmm31, zmmword ptr [rdi+3520], 0xee
vpmuldq zmm2, zmm7, zmm14
vpmuldq zmm16, zmm8, zmm31
mov qword ptr [rdi-88], r8
vpaddq zmm27, zmm29, zmm18
vpaddq zmm17, zmm27, zmm2
vpaddq zmm3, zmm17, zmm16
vpmuludq zmm13, zmm19, zmmword ptr [rdi+7936]
vpaddq zmm25, zmm3, zmm13
mov r13, qword ptr [rdi+184]
vpmuludq zmm23, zmm15, zmmword ptr [rdi+7872]
vpaddq zmm26, zmm25, zmm23
vpaddq zmm12, zmm26, qword ptr [rdi+320]{1to8}
mov r14, r10
xor r14, r11
vpaddq zmm0, zmm12, zmm1
vpsrlq zmm20, zmm0, 30
imul r13, qword ptr [rdi+128]
vpandq zmm28, zmm0, zmm6
mov rax, -2
vmovdqa64 zmmword ptr [rdi+3392], zmm28
sar rbp, 1
vpmuldq zmm30, zmm9, zmm14
mov rsi, -2
vpmuldq zmm11, zmm10, zmm31
lea rbx, [rbp+r14]
cmovc rbx, rbp
adc r11, 0
cmovs rcx, r12
sarx r8, rcx, r15
lea r14, [rcx-1]
vpermq zmm22, zmmword ptr [rdi+3584], 0x44
vpermq zmm4, zmmword ptr [rdi+3584], 0xee
mov r11, qword ptr [rdi+176]
vpmuldq zmm29, zmm7, zmm22
vpmuldq zmm18, zmm8, zmm4
vpaddq zmm27, zmm30, zmm11
vpaddq zmm2, zmm27, zmm29
vpaddq zmm17, zmm2, zmm18
vpmuludq zmm16, zmm19, zmmword ptr [rdi+8000]
vpaddq zmm3, zmm17, zmm16
vpmuludq zmm13, zmm15, zmmword ptr [rdi+7936]
vpaddq zmm25, zmm3, zmm13
vpaddq zmm23, zmm25, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm23, zmm20
vpsrlq zmm12, zmm26, 30
vpandq zmm1, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+3456], zmm1
cmovs r10, rbp
sub rdx, rcx
mov r12, r10
xor r12, r8
sar rbx, 1
lea rbp, [rbx+r12]
cmovc rbp, rbx
adc r8, 0
cmovs r14, rdx
lea rcx, [r14-1]
sarx r12, r14, r15
cmovs r10, rbx
sub r9, r14
imul r11, qword ptr [rdi+136]
lea r8, [r13+r11]
vpmuldq zmm0, zmm9, zmm22
neg r8
vpmuldq zmm28, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+3648], 0x44
vpermq zmm31, zmmword ptr [rdi+3648], 0xee
vpmuldq zmm30, zmm7, zmm14
vpmuldq zmm11, zmm8, zmm31
sar r8, 20
vpaddq zmm27, zmm0, zmm28
vpaddq zmm29, zmm27, zmm30
vpaddq zmm2, zmm29, zmm11
vpmuludq zmm18, zmm19, zmmword ptr [rdi+8064]
vpaddq zmm17, zmm2, zmm18
vpmuludq zmm16, zmm15, zmmword ptr [rdi+8000]
mov rdx, qword ptr [rdi-112]
vpaddq zmm3, zmm17, zmm16
vpaddq zmm13, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm25, zmm13, zmm12
vpsrlq zmm23, zmm25, 30
vpandq zmm20, zmm25, zmm6
imul rdx, qword ptr [rdi+144]
vmovdqa64 zmmword ptr [rdi+3520], zmm20
mov rbx, r10
xor rbx, r12
vpmuldq zmm26, zmm9, zmm14
vpmuldq zmm1, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+3712], 0x44
vpermq zmm4, zmmword ptr [rdi+3712], 0xee
mov r14, qword ptr [rdi-104]
mov r13, -2
vpmuldq zmm0, zmm7, zmm22
sar rbp, 1
vpmuldq zmm28, zmm8, zmm4
mov r11, -2
lea rbx, [rbp+rbx]
cmovc rbx, rbp
adc r12, 0
cmovs rcx, r9
sarx r12, rcx, r15
lea r9, [rcx-1]
vpaddq zmm27, zmm26, zmm1
vpaddq zmm30, zmm27, zmm0
vpaddq zmm29, zmm30, zmm28
vpmuludq zmm11, zmm19, zmmword ptr [rdi+8128]
vpaddq zmm2, zmm29, zmm11
vpmuludq zmm18, zmm15, zmmword ptr [rdi+8064]
vpaddq zmm17, zmm2, zmm18
vpaddq zmm16, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm3, zmm16, zmm23
vpsrlq zmm13, zmm3, 30
vpandq zmm12, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi+3584], zmm12
vpmuldq zmm25, zmm9, zmm22
vpmuldq zmm20, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+3776], 0x44
vpermq zmm31, zmmword ptr [rdi+3776], 0xee
vpmuldq zmm26, zmm7, zmm14
cmovs r10, rbp
sub rsi, rcx
mov rbp, r10
xor rbp, r12
sar rbx, 1
lea rcx, [rbx+rbp]
cmovc rcx, rbx
adc r12, 0
cmovs r9, rsi
lea rbp, [r9-1]
sarx r12, r9, r15
cmovs r10, rbx
sub rax, r9
imul r14, qword ptr [rdi+152]
lea rsi, [rdx+r14]
lea rbx, [r8+rsi]
vpmuldq zmm1, zmm8, zmm31
vpaddq zmm27, zmm25, zmm20
mov qword ptr [rdi-80], rbx
vpaddq zmm0, zmm27, zmm26
vpaddq zmm30, zmm0, zmm1
vpmuludq zmm28, zmm19, zmmword ptr [rdi+8192]
vpaddq zmm29, zmm30, zmm28
vpmuludq zmm11, zmm15, zmmword ptr [rdi+8128]
sar rbx, 20
vpaddq zmm2, zmm29, zmm11
vpaddq zmm18, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm18, zmm13
vpsrlq zmm16, zmm17, 30
vpandq zmm23, zmm17, zmm6
shl rbx, 44
vmovdqa64 zmmword ptr [rdi+3648], zmm23
vpmuldq zmm3, zmm9, zmm14
vpmuldq zmm12, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+3840], 0x44
vpermq zmm4, zmmword ptr [rdi+3840], 0xee
mov qword ptr [rdi+208], rbx
vpmuldq zmm25, zmm7, zmm22
mov r9, r10
xor r9, r12
vpmuldq zmm20, zmm8, zmm4
vpaddq zmm27, zmm3, zmm12
vpaddq zmm26, zmm27, zmm25
vpaddq zmm0, zmm26, zmm20
mov rdx, -2
vpmuludq zmm1, zmm19, zmmword ptr [rdi+8256]
sar rcx, 1
mov r14, qword ptr [rdi+200]
vpaddq zmm30, zmm0, zmm1
mov r8, -2
lea rsi, [rcx+r9]
cmovc rsi, rcx
adc r12, 0
cmovs rbp, rax
sarx rbx, rbp, r15
lea r9, [rbp-1]
vpmuludq zmm28, zmm15, zmmword ptr [rdi+8192]
vpaddq zmm29, zmm30, zmm28
vpaddq zmm11, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm11, zmm16
vpsrlq zmm18, zmm2, 30
vpandq zmm13, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi+3712], zmm13
vpmuldq zmm17, zmm9, zmm22
vpmuldq zmm23, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+3904], 0x44
vpermq zmm31, zmmword ptr [rdi+3904], 0xee
vpmuldq zmm3, zmm7, zmm14
vpmuldq zmm12, zmm8, zmm31
vpaddq zmm27, zmm17, zmm23
vpaddq zmm25, zmm27, zmm3
vpaddq zmm26, zmm25, zmm12
cmovs r10, rcx
sub r11, rbp
mov r12, r10
xor r12, rbx
sar rsi, 1
lea rax, [rsi+r12]
cmovc rax, rsi
adc rbx, 0
cmovs r9, r11
lea rcx, [r9-1]
sarx rbp, r9, r15
cmovs r10, rsi
sub r13, r9
imul r14, qword ptr [rdi+128]
mov r12, qword ptr [rdi+192]
imul r12, qword ptr [rdi+136]
vpmuludq zmm20, zmm19, zmmword ptr [rdi+8320]
vpaddq zmm0, zmm26, zmm20
vpmuludq zmm1, zmm15, zmmword ptr [rdi+8256]
lea rbx, [r14+r12]
vpaddq zmm30, zmm0, zmm1
vpaddq zmm28, zmm30, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm28, zmm18
vpsrlq zmm11, zmm29, 30
vpandq zmm16, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+3776], zmm16
neg rbx
vpmuldq zmm2, zmm9, zmm14
vpmuldq zmm13, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+3968], 0x44
vpermq zmm4, zmmword ptr [rdi+3968], 0xee
vpmuldq zmm17, zmm7, zmm22
sar rbx, 20
vpmuldq zmm23, zmm8, zmm4
vpaddq zmm27, zmm2, zmm13
vpaddq zmm3, zmm27, zmm17
vpaddq zmm25, zmm3, zmm23
vpmuludq zmm12, zmm19, zmmword ptr [rdi+8384]
mov r11, r10
xor r11, rbp
mov rsi, qword ptr [rdi-96]
vpaddq zmm26, zmm25, zmm12
vpmuludq zmm20, zmm15, zmmword ptr [rdi+8320]
vpaddq zmm0, zmm26, zmm20
mov r9, -2
vpaddq zmm1, zmm0, qword ptr [rdi+320]{1to8}
sar rax, 1
vpaddq zmm30, zmm1, zmm11
mov r14, -2
vpsrlq zmm28, zmm30, 30
lea r12, [rax+r11]
cmovc r12, rax
adc rbp, 0
cmovs rcx, r13
sarx r11, rcx, r15
lea rbp, [rcx-1]
vpandq zmm18, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+3840], zmm18
vpmuldq zmm29, zmm9, zmm22
vpmuldq zmm16, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+4032], 0x44
vpermq zmm31, zmmword ptr [rdi+4032], 0xee
vpmuldq zmm2, zmm7, zmm14
vpmuldq zmm13, zmm8, zmm31
vpaddq zmm27, zmm29, zmm16
vpaddq zmm17, zmm27, zmm2
vpaddq zmm3, zmm17, zmm13
vpmuludq zmm23, zmm19, zmmword ptr [rdi+8448]
vpaddq zmm25, zmm3, zmm23
vpmuludq zmm12, zmm15, zmmword ptr [rdi+8384]
vpaddq zmm26, zmm25, zmm12
vpaddq zmm20, zmm26, qword ptr [rdi+320]{1to8}
cmovs r10, rax
sub r8, rcx
mov r13, r10
xor r13, r11
sar r12, 1
lea rax, [r12+r13]
cmovc rax, r12
adc r11, 0
cmovs rbp, r8
lea rcx, [rbp-1]
sarx r13, rbp, r15
cmovs r10, r12
sub rdx, rbp
imul rsi, qword ptr [rdi+144]
mov r11, qword ptr [rdi-88]
imul r11, qword ptr [rdi+152]
lea r8, [rsi+r11]
vpaddq zmm0, zmm20, zmm28
vpsrlq zmm1, zmm0, 30
vpandq zmm11, zmm0, zmm6
vmovdqa64 zmmword ptr [rdi+3904], zmm11
lea r12, [rbx+r8]
vpmuldq zmm30, zmm9, zmm14
vpmuldq zmm18, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+4096], 0x44
vpermq zmm4, zmmword ptr [rdi+4096], 0xee
vpmuldq zmm29, zmm7, zmm22
mov qword ptr [rdi-72], r12
vpmuldq zmm16, zmm8, zmm4
vpaddq zmm27, zmm30, zmm18
vpaddq zmm2, zmm27, zmm29
vpaddq zmm17, zmm2, zmm16
vpmuludq zmm13, zmm19, zmmword ptr [rdi+8512]
sar r12, 20
vpaddq zmm3, zmm17, zmm13
vpmuludq zmm23, zmm15, zmmword ptr [rdi+8448]
vpaddq zmm25, zmm3, zmm23
vpaddq zmm12, zmm25, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm12, zmm1
mov rbp, r10
xor rbp, r13
vpsrlq zmm20, zmm26, 30
shl r12, 44
vpandq zmm28, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+3968], zmm28
mov rsi, -2
vpmuldq zmm0, zmm9, zmm22
sar rax, 1
vpmuldq zmm11, zmm10, zmm4
mov r11, -2
lea rbx, [rax+rbp]
cmovc rbx, rax
adc r13, 0
cmovs rcx, rdx
sarx r8, rcx, r15
lea rbp, [rcx-1]
vpermq zmm14, zmmword ptr [rdi+4160], 0x44
mov qword ptr [rdi+216], r12
vpermq zmm31, zmmword ptr [rdi+4160], 0xee
vpmuldq zmm30, zmm7, zmm14
vpmuldq zmm18, zmm8, zmm31
vpaddq zmm27, zmm0, zmm11
vpaddq zmm29, zmm27, zmm30
vpaddq zmm2, zmm29, zmm18
vpmuludq zmm16, zmm19, zmmword ptr [rdi+8576]
vpaddq zmm17, zmm2, zmm16
vpmuludq zmm13, zmm15, zmmword ptr [rdi+8512]
vpaddq zmm3, zmm17, zmm13
vpaddq zmm23, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm25, zmm23, zmm20
vpsrlq zmm12, zmm25, 30
vpandq zmm1, zmm25, zmm6
vmovdqa64 zmmword ptr [rdi+4032], zmm1
vpmuldq zmm26, zmm9, zmm14
cmovs r10, rax
sub r14, rcx
mov r13, r10
xor r13, r8
sar rbx, 1
lea rdx, [rbx+r13]
cmovc rdx, rbx
adc r8, 0
cmovs rbp, r14
lea r12, [rbp-1]
sarx rax, rbp, r15
cmovs r10, rbx
sub r9, rbp
vpmuldq zmm28, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+4224], 0x44
vpermq zmm4, zmmword ptr [rdi+4224], 0xee
vpmuldq zmm0, zmm7, zmm22
vpmuldq zmm11, zmm8, zmm4
vpaddq zmm27, zmm26, zmm28
vpaddq zmm30, zmm27, zmm0
vpaddq zmm29, zmm30, zmm11
vpmuludq zmm18, zmm19, zmmword ptr [rdi+8640]
vpaddq zmm2, zmm29, zmm18
vpmuludq zmm16, zmm15, zmmword ptr [rdi+8576]
vpaddq zmm17, zmm2, zmm16
vpaddq zmm13, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm3, zmm13, zmm12
vpsrlq zmm23, zmm3, 30
vpandq zmm20, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi+4096], zmm20
vpmuldq zmm25, zmm9, zmm22
mov rcx, r10
xor rcx, rax
vpmuldq zmm1, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+4288], 0x44
vpermq zmm31, zmmword ptr [rdi+4288], 0xee
vpmuldq zmm26, zmm7, zmm14
mov r13, -2
vpmuldq zmm28, zmm8, zmm31
sar rdx, 1
vpaddq zmm27, zmm25, zmm1
mov r8, -2
lea r14, [rdx+rcx]
cmovc r14, rdx
adc rax, 0
cmovs r12, r9
sarx rbx, r12, r15
lea rbp, [r12-1]
vpaddq zmm0, zmm27, zmm26
vpaddq zmm30, zmm0, zmm28
vpmuludq zmm11, zmm19, zmmword ptr [rdi+8704]
vpaddq zmm29, zmm30, zmm11
vpmuludq zmm18, zmm15, zmmword ptr [rdi+8640]
vpaddq zmm2, zmm29, zmm18
vpaddq zmm16, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm16, zmm23
vpsrlq zmm13, zmm17, 30
vpandq zmm12, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+4160], zmm12
vpmuldq zmm3, zmm9, zmm14
vpmuldq zmm20, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+4352], 0x44
vpermq zmm4, zmmword ptr [rdi+4352], 0xee
vpmuldq zmm25, zmm7, zmm22
vpmuldq zmm1, zmm8, zmm4
cmovs r10, rdx
sub r11, r12
mov rcx, r10
xor rcx, rbx
sar r14, 1
lea rax, [r14+rcx]
cmovc rax, r14
adc rbx, 0
cmovs rbp, r11
lea r9, [rbp-1]
sarx rdx, rbp, r15
cmovs r10, r14
sub rsi, rbp
vpaddq zmm27, zmm3, zmm20
vpaddq zmm26, zmm27, zmm25
vpaddq zmm0, zmm26, zmm1
vpmuludq zmm28, zmm19, zmmword ptr [rdi+8768]
vpaddq zmm30, zmm0, zmm28
vpmuludq zmm11, zmm15, zmmword ptr [rdi+8704]
vpaddq zmm29, zmm30, zmm11
vpaddq zmm18, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm18, zmm13
vpsrlq zmm16, zmm2, 30
vpandq zmm23, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi+4224], zmm23
vpmuldq zmm17, zmm9, zmm22
vpmuldq zmm12, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+4416], 0x44
vpermq zmm31, zmmword ptr [rdi+4416], 0xee
vpmuldq zmm3, zmm7, zmm14
vpmuldq zmm20, zmm8, zmm31
mov r12, r10
xor r12, rdx
vpaddq zmm27, zmm17, zmm12
vpaddq zmm25, zmm27, zmm3
vpaddq zmm26, zmm25, zmm20
vpmuludq zmm1, zmm19, zmmword ptr [rdi+8832]
sar rax, 1
vpaddq zmm0, zmm26, zmm1
vpmuludq zmm28, zmm15, zmmword ptr [rdi+8768]
lea rcx, [rax+r12]
cmovc rcx, rax
adc rdx, 0
cmovs r9, rsi
sarx rbx, r9, r15
lea r11, [r9-1]
vpaddq zmm30, zmm0, zmm28
vpaddq zmm11, zmm30, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm11, zmm16
vpsrlq zmm18, zmm29, 30
vpandq zmm13, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+4288], zmm13
vpmuldq zmm2, zmm9, zmm14
vpmuldq zmm23, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+4480], 0x44
vpermq zmm4, zmmword ptr [rdi+4480], 0xee
vpmuldq zmm17, zmm7, zmm22
vpmuldq zmm12, zmm8, zmm4
vpaddq zmm27, zmm2, zmm23
vpaddq zmm3, zmm27, zmm17
vpaddq zmm25, zmm3, zmm12
vpmuludq zmm20, zmm19, zmmword ptr [rdi+8896]
cmovs r10, rax
sub r8, r9
mov r14, r10
xor r14, rbx
sar rcx, 1
lea rbp, [rcx+r14]
cmovc rbp, rcx
adc rbx, 0
cmovs r11, r8
lea r12, [r11-1]
sarx rdx, r11, r15
cmovs r10, rcx
sub r13, r11
vpaddq zmm26, zmm25, zmm20
vpmuludq zmm1, zmm15, zmmword ptr [rdi+8832]
vpaddq zmm0, zmm26, zmm1
vpaddq zmm28, zmm0, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm28, zmm18
vpsrlq zmm11, zmm30, 30
vpandq zmm16, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+4352], zmm16
vpmuldq zmm29, zmm9, zmm22
vpmuldq zmm13, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+4544], 0x44
vpermq zmm31, zmmword ptr [rdi+4544], 0xee
vpmuldq zmm2, zmm7, zmm14
vpmuldq zmm23, zmm8, zmm31
vpaddq zmm27, zmm29, zmm13
vpaddq zmm17, zmm27, zmm2
vpaddq zmm3, zmm17, zmm23
vpmuludq zmm12, zmm19, zmmword ptr [rdi+8960]
vpaddq zmm25, zmm3, zmm12
mov rsi, r10
xor rsi, rdx
vpmuludq zmm20, zmm15, zmmword ptr [rdi+8896]
vpaddq zmm26, zmm25, zmm20
vpaddq zmm1, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm0, zmm1, zmm11
sar rbp, 1
vpsrlq zmm28, zmm0, 30
vpandq zmm18, zmm0, zmm6
lea rax, [rbp+rsi]
cmovc rax, rbp
adc rdx, 0
cmovs r12, r13
sarx r9, r12, r15
mov qword ptr [rdi-120], rax
vmovdqa64 zmmword ptr [rdi+4416], zmm18
vpmuldq zmm30, zmm9, zmm14
vpmuldq zmm16, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+4608], 0x44
vpermq zmm4, zmmword ptr [rdi+4608], 0xee
vpmuldq zmm29, zmm7, zmm22
vpmuldq zmm13, zmm8, zmm4
vpaddq zmm27, zmm30, zmm16
vpaddq zmm2, zmm27, zmm29
vpaddq zmm17, zmm2, zmm13
vpmuludq zmm23, zmm19, zmmword ptr [rdi+9024]
vpaddq zmm3, zmm17, zmm23
vpmuludq zmm12, zmm15, zmmword ptr [rdi+8960]
vpaddq zmm25, zmm3, zmm12
vpaddq zmm20, zmm25, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm20, zmm28
cmovs r10, rbp
mov qword ptr [rdi-128], r10
mov r14, rax
add r14, qword ptr [rdi-24]
mov rbx, r10
add rbx, qword ptr [rdi-32]
shl rax, 44
shl r10, 45
mov r8, r14
sar r8, 21
sar r14, 42
mov rcx, rbx
sar rcx, 20
sar rbx, 41
add rax, qword ptr [rdi-8]
add r10, qword ptr [rdi-16]
imul r8, qword ptr [rdi+208]
imul r14, qword ptr [rdi+216]
imul rcx, qword ptr [rdi+208]
imul rbx, qword ptr [rdi+216]
lea r11, [r8+r14]
lea rsi, [rcx+rbx]
lea rdx, [r11+rax]
lea r13, [rsi+r10]
ror rdx, 44
ror r13, 45
vpsrlq zmm1, zmm26, 30
vpandq zmm11, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+4480], zmm11
vpmuldq zmm0, zmm9, zmm22
vpmuldq zmm18, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+4672], 0x44
vpermq zmm31, zmmword ptr [rdi+4672], 0xee
vpmuldq zmm30, zmm7, zmm14
vpmuldq zmm16, zmm8, zmm31
vpaddq zmm27, zmm0, zmm18
vpaddq zmm29, zmm27, zmm30
vpaddq zmm2, zmm29, zmm16
vpmuludq zmm13, zmm19, zmmword ptr [rdi+9088]
vpaddq zmm17, zmm2, zmm13
vpmuludq zmm23, zmm15, zmmword ptr [rdi+9024]
vpaddq zmm3, zmm17, zmm23
vpaddq zmm12, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm25, zmm12, zmm1
vpsrlq zmm20, zmm25, 30
vpandq zmm28, zmm25, zmm6
vmovdqa64 zmmword ptr [rdi+4544], zmm28
vpmuldq zmm26, zmm9, zmm14
vpmuldq zmm11, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+4736], 0x44
vpermq zmm4, zmmword ptr [rdi+4736], 0xee
vpmuldq zmm0, zmm7, zmm22
vpmuldq zmm18, zmm8, zmm4
vpaddq zmm27, zmm26, zmm11
vpaddq zmm30, zmm27, zmm0
vpaddq zmm29, zmm30, zmm18
vpmuludq zmm16, zmm19, zmmword ptr [rdi+9152]
vpaddq zmm2, zmm29, zmm16
vpmuludq zmm13, zmm15, zmmword ptr [rdi+9088]
vpaddq zmm17, zmm2, zmm13
vpaddq zmm23, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm3, zmm23, zmm20
vpsrlq zmm12, zmm3, 30
vpandq zmm1, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi+4608], zmm1
vpmuldq zmm25, zmm9, zmm22
vpmuldq zmm28, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+4800], 0x44
vpermq zmm31, zmmword ptr [rdi+4800], 0xee
vpmuldq zmm26, zmm7, zmm14
vpmuldq zmm11, zmm8, zmm31
vpaddq zmm27, zmm25, zmm28
vpaddq zmm0, zmm27, zmm26
vpaddq zmm30, zmm0, zmm11
vpmuludq zmm18, zmm19, zmmword ptr [rdi+9216]
vpaddq zmm29, zmm30, zmm18
vpmuludq zmm16, zmm15, zmmword ptr [rdi+9152]
vpaddq zmm2, zmm29, zmm16
vpaddq zmm13, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm13, zmm12
vpsrlq zmm23, zmm17, 30
vpandq zmm20, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+4672], zmm20
vpmuldq zmm3, zmm9, zmm14
vpmuldq zmm1, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+4864], 0x44
vpermq zmm4, zmmword ptr [rdi+4864], 0xee
vpmuldq zmm25, zmm7, zmm22
vpmuldq zmm28, zmm8, zmm4
vpaddq zmm27, zmm3, zmm1
vpaddq zmm26, zmm27, zmm25
vpaddq zmm0, zmm26, zmm28
vpmuludq zmm11, zmm19, zmmword ptr [rdi+9280]
vpaddq zmm30, zmm0, zmm11
vpmuludq zmm18, zmm15, zmmword ptr [rdi+9216]
vpaddq zmm29, zmm30, zmm18
vpaddq zmm16, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm16, zmm23
vpsrlq zmm13, zmm2, 30
vpandq zmm12, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi+4736], zmm12
vpmuldq zmm17, zmm9, zmm22
vpmuldq zmm20, zmm10, zmm4
vpermq zmm14, zmmword ptr [rdi+4928], 0x44
vpermq zmm31, zmmword ptr [rdi+4928], 0xee
vpmuldq zmm3, zmm7, zmm14
vpmuldq zmm1, zmm8, zmm31
vpaddq zmm27, zmm17, zmm20
vpaddq zmm25, zmm27, zmm3
vpaddq zmm26, zmm25, zmm1
vpmuludq zmm28, zmm19, zmmword ptr [rdi+9344]
vpaddq zmm0, zmm26, zmm28
vpmuludq zmm11, zmm15, zmmword ptr [rdi+9280]
vpaddq zmm30, zmm0, zmm11
vpaddq zmm18, zmm30, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm18, zmm13
vpsrlq zmm16, zmm29, 30
vpandq zmm23, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+4800], zmm23
vpmuldq zmm2, zmm9, zmm14
vpmuldq zmm12, zmm10, zmm31
vpermq zmm22, zmmword ptr [rdi+4992], 0x44
vpermq zmm4, zmmword ptr [rdi+4992], 0xee
vpmuldq zmm17, zmm7, zmm22
vpmuldq zmm20, zmm8, zmm4
vpaddq zmm27, zmm2, zmm12
vpaddq zmm3, zmm27, zmm17
vpaddq zmm25, zmm3, zmm20
vpmuludq zmm1, zmm19, zmmword ptr [rdi+9408]
vpaddq zmm26, zmm25, zmm1
vpmuludq zmm28, zmm15, zmmword ptr [rdi+9344]
vpaddq zmm0, zmm26, zmm28
vpaddq zmm11, zmm0, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm11, zmm16
vpsrlq zmm18, zmm30, 30
vpandq zmm13, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+4864], zmm13
vpmuldq zmm29, zmm9, zmm22
vpmuldq zmm23, zmm10, zmm4
vpaddq zmm14, zmm29, zmm23
vpmuludq zmm31, zmm15, zmmword ptr [rdi+9408]
vpaddq zmm7, zmm14, zmm31
vpaddq zmm8, zmm7, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm8, zmm18
vpaddq zmm12, zmm2, zmm24
vpandq zmm27, zmm12, zmm6
vmovdqa64 zmmword ptr [rdi+4928], zmm27
vpsrlq zmm17, zmm12, 30
vpaddq zmm3, zmm17, zmm21
vpaddq zmm20, zmm3, zmmword ptr [rdi+384]
vpandq zmm19, zmm20, zmmword ptr [rdi+448]
vmovdqa64 zmmword ptr [rdi+4992], zmm19
vpsrlq zmm25, zmm20, 30
vshufi64x2 zmm1{k3}{z}, zmm25, zmm25, 0x44
vpaddq zmm26, zmm5, zmmword ptr [rdi+512]
vpaddq zmm28, zmm26, zmm1
vmovdqa64 zmmword ptr [rdi+640], zmm28
mov rbx, rdx
mov rcx, r13
mov rdx, r12
mov rsi, r9
dec qword ptr [rdi-40]
jnz 2b
mov qword ptr [rdi-48], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
