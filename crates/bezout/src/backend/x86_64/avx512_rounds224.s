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
// Length: 224 limbs of 30 bits; 3064 instructions a round, 720 for its steps (form: carry).
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
mov rax, qword ptr [rdi-128]
lea rbp, [rdx-1]
mov r8, rcx
xor r8, rsi
mov r9, qword ptr [rdi-120]
mov r10, -2
sub r10, rdx
mov r11, rax
add r11, qword ptr [rdi-32]
sar r11, 41
sar rbx, 1
lea r12, [rbx+r8]
cmovc r12, rbx
adc rsi, 0
cmovs rbp, r10
cmovs rcx, rbx
mov qword ptr [rdi+0], r11
lea r13, [rbp-1]
sarx r14, rbp, r15
lea rdx, [rax+524288]
mov r8, -2
sub r8, rbp
shl rdx, 23
mov rsi, rcx
xor rsi, r14
sar r12, 1
lea r10, [r12+rsi]
cmovc r10, r12
adc r14, 0
cmovs r13, r8
cmovs rcx, r12
sar rdx, 43
mov qword ptr [rdi+8], rdx
mov rbx, r9
add rbx, qword ptr [rdi-24]
lea r11, [r13-1]
sarx rax, r13, r15
mov rbp, rcx
xor rbp, rax
sar rbx, 42
mov rsi, -2
sub rsi, r13
mov qword ptr [rdi+16], rbx
lea r14, [r9+1048576]
sar r10, 1
lea r8, [r10+rbp]
cmovc r8, r10
adc rax, 0
cmovs r11, rsi
cmovs rcx, r10
shl r14, 22
lea r12, [r11-1]
sarx rdx, r11, r15
sar r14, 43
mov r13, -2
sub r13, r11
mov qword ptr [rdi+24], r14
mov rbx, rcx
xor rbx, rdx
sar r8, 1
mov r9, qword ptr [rdi+8]
lea rbp, [r8+rbx]
cmovc rbp, r8
adc rdx, 0
cmovs r12, r13
cmovs rcx, r8
imul r9, qword ptr [rdi-112]
mov rax, qword ptr [rdi+0]
lea rsi, [r12-1]
sarx r10, r12, r15
mov r11, rcx
xor r11, r10
imul rax, qword ptr [rdi-96]
mov r14, -2
sub r14, r12
lea rbx, [r9+rax]
neg rbx
sar rbp, 1
lea rdx, [rbp+r11]
cmovc rdx, rbp
adc r10, 0
cmovs rsi, r14
cmovs rcx, rbp
mov qword ptr [rdi+32], rbx
lea r13, [rsi-1]
sarx r8, rsi, r15
mov r12, qword ptr [rdi+8]
mov r9, -2
sub r9, rsi
imul r12, qword ptr [rdi-104]
mov rax, rcx
xor rax, r8
sar rdx, 1
mov r11, qword ptr [rdi+0]
lea r10, [rdx+rax]
cmovc r10, rdx
adc r8, 0
cmovs r13, r9
cmovs rcx, rdx
imul r11, qword ptr [rdi-88]
lea r14, [r12+r11]
lea rbp, [r13-1]
sarx rbx, r13, r15
mov rsi, rcx
xor rsi, rbx
neg r14
mov rax, -2
sub rax, r13
mov qword ptr [rdi+40], r14
mov r8, qword ptr [rdi+24]
sar r10, 1
lea r9, [r10+rsi]
cmovc r9, r10
adc rbx, 0
cmovs rbp, rax
cmovs rcx, r10
imul r8, qword ptr [rdi-112]
lea rdx, [rbp-1]
sarx r12, rbp, r15
mov r11, qword ptr [rdi+16]
mov r13, -2
sub r13, rbp
imul r11, qword ptr [rdi-96]
mov r14, rcx
xor r14, r12
sar r9, 1
lea rsi, [r8+r11]
lea rbx, [r9+r14]
cmovc rbx, r9
adc r12, 0
cmovs rdx, r13
cmovs rcx, r9
neg rsi
mov qword ptr [rdi+48], rsi
lea rax, [rdx-1]
sarx r10, rdx, r15
mov rbp, rcx
xor rbp, r10
mov r8, qword ptr [rdi+24]
mov r11, -2
sub r11, rdx
imul r8, qword ptr [rdi-104]
mov r14, qword ptr [rdi+16]
sar rbx, 1
lea r12, [rbx+rbp]
cmovc r12, rbx
adc r10, 0
cmovs rax, r11
cmovs rcx, rbx
imul r14, qword ptr [rdi-88]
lea r13, [rax-1]
sarx r9, rax, r15
lea rsi, [r8+r14]
mov rdx, -2
sub rdx, rax
neg rsi
mov rbp, rcx
xor rbp, r9
sar r12, 1
mov qword ptr [rdi+56], rsi
lea r10, [r12+rbp]
cmovc r10, r12
adc r9, 0
cmovs r13, rdx
mov r11, qword ptr [rdi+8]
cmovs rcx, r12
imul r11, qword ptr [rdi-80]
lea rbx, [r13-1]
sarx r8, r13, r15
mov r14, rcx
xor r14, r8
mov rax, qword ptr [rdi+0]
mov rsi, -2
sub rsi, r13
imul rax, qword ptr [rdi-72]
lea rbp, [r11+rax]
sar r10, 1
lea r9, [r10+r14]
cmovc r9, r10
adc r8, 0
cmovs rbx, rsi
cmovs rcx, r10
neg rbp
lea rdx, [rbx-1]
sarx r12, rbx, r15
sar rbp, 20
mov r13, -2
sub r13, rbx
shl rbp, 24
mov r11, rcx
xor r11, r12
sar r9, 1
vpbroadcastq zmm0, qword ptr [rdi+32]
vpbroadcastq zmm1, qword ptr [rdi+48]
lea rax, [r9+r11]
cmovc rax, r9
adc r12, 0
cmovs rdx, r13
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
vpaddq zmm15, zmm13, zmm14
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
vpandq zmm18, zmm17, zmm6
vshufi64x2 zmm19, zmm18, zmm18, 0x44
vpmuludq zmm20, zmm19, zmmword ptr [rdi+7808]
vpaddq zmm21, zmm16, zmm20
vpsrlq zmm22, zmm21, 30
cmovs rcx, r9
shr rbp, 24
mov qword ptr [rdi+64], rbp
shr rbp, 20
vpandq zmm23, zmm21, zmm6
vshufi64x2 zmm24{k2}{z}, zmm23, zmm23, 0x0e
lea r14, [rdx-1]
vpmuldq zmm25, zmm9, zmm11
vpmuldq zmm26, zmm10, zmm12
sarx r8, rdx, r15
vpermq zmm27, zmmword ptr [rdi+704], 0x44
mov rsi, rcx
xor rsi, r8
vpermq zmm28, zmmword ptr [rdi+704], 0xee
vpmuldq zmm29, zmm7, zmm27
shl rbp, 44
vpmuldq zmm30, zmm8, zmm28
vpaddq zmm31, zmm25, zmm26
vpaddq zmm0, zmm31, zmm29
vpaddq zmm1, zmm0, zmm30
mov r10, -2
vpmuludq zmm3, zmm19, zmmword ptr [rdi+7872]
sub r10, rdx
vpaddq zmm4, zmm1, zmm3
vpaddq zmm2, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm5, zmm2, zmm22
vpmuludq zmm13, zmm5, zmmword ptr [rdi+576]
vpandq zmm14, zmm13, zmm6
mov qword ptr [rdi+72], rbp
vshufi64x2 zmm15, zmm14, zmm14, 0x44
vpmuludq zmm17, zmm15, zmmword ptr [rdi+7808]
vpaddq zmm18, zmm5, zmm17
vpsrlq zmm16, zmm18, 30
vpandq zmm20, zmm18, zmm6
vshufi64x2 zmm21{k2}{z}, zmm20, zmm20, 0x0e
vpmuldq zmm23, zmm9, zmm27
vpmuldq zmm11, zmm10, zmm28
vpermq zmm12, zmmword ptr [rdi+768], 0x44
vpermq zmm25, zmmword ptr [rdi+768], 0xee
mov rbx, qword ptr [rdi+24]
sar rax, 1
lea r11, [rax+rsi]
cmovc r11, rax
adc r8, 0
cmovs r14, r10
vpmuldq zmm26, zmm7, zmm12
vpmuldq zmm31, zmm8, zmm25
vpaddq zmm29, zmm23, zmm11
vpaddq zmm0, zmm29, zmm26
vpaddq zmm30, zmm0, zmm31
vpmuludq zmm1, zmm19, zmmword ptr [rdi+7936]
vpaddq zmm3, zmm30, zmm1
cmovs rcx, rax
vpmuludq zmm4, zmm15, zmmword ptr [rdi+7872]
vpaddq zmm2, zmm3, zmm4
vpaddq zmm22, zmm2, qword ptr [rdi+320]{1to8}
imul rbx, qword ptr [rdi-80]
vpaddq zmm13, zmm22, zmm16
vpsrlq zmm14, zmm13, 30
vpandq zmm5, zmm13, zmm6
lea r12, [r14-1]
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+832], 0x44
vpermq zmm27, zmmword ptr [rdi+832], 0xee
vpmuldq zmm28, zmm7, zmm20
sarx r13, r14, r15
vpmuldq zmm23, zmm8, zmm27
mov r9, qword ptr [rdi+16]
vpaddq zmm11, zmm17, zmm18
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+8000]
mov rdx, -2
vpaddq zmm31, zmm26, zmm0
sub rdx, r14
vpmuludq zmm30, zmm15, zmmword ptr [rdi+7936]
vpaddq zmm1, zmm31, zmm30
vpaddq zmm3, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm3, zmm14
vpsrlq zmm2, zmm4, 30
imul r9, qword ptr [rdi-72]
vpandq zmm22, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+704], zmm22
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm13, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+896], 0x44
vpermq zmm25, zmmword ptr [rdi+896], 0xee
mov rbp, rcx
xor rbp, r13
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm18, zmm8, zmm25
vpaddq zmm11, zmm16, zmm13
sar r11, 1
vpaddq zmm28, zmm11, zmm17
lea rsi, [rbx+r9]
vpaddq zmm29, zmm28, zmm18
lea r8, [r11+rbp]
cmovc r8, r11
adc r13, 0
cmovs r12, rdx
vpmuludq zmm23, zmm19, zmmword ptr [rdi+8064]
vpaddq zmm26, zmm29, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+8000]
vpaddq zmm31, zmm26, zmm0
vpaddq zmm30, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm30, zmm2
vpsrlq zmm3, zmm1, 30
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
vpmuludq zmm18, zmm19, zmmword ptr [rdi+8128]
vpaddq zmm29, zmm28, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+8064]
cmovs rcx, r11
neg rsi
sar rsi, 20
vpaddq zmm26, zmm29, zmm23
vpaddq zmm0, zmm26, qword ptr [rdi+320]{1to8}
lea r10, [r12-1]
vpaddq zmm31, zmm0, zmm3
vpsrlq zmm30, zmm31, 30
sarx rax, r12, r15
vpandq zmm2, zmm31, zmm6
mov r14, rcx
xor r14, rax
vmovdqa64 zmmword ptr [rdi+832], zmm2
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm14, zmm10, zmm27
shl rsi, 24
vpermq zmm12, zmmword ptr [rdi+1024], 0x44
vpermq zmm25, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm4, zmm7, zmm12
mov rbx, -2
vpmuldq zmm22, zmm8, zmm25
sub rbx, r12
vpaddq zmm11, zmm1, zmm14
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+8192]
vpaddq zmm28, zmm17, zmm13
shr rsi, 24
vpmuludq zmm18, zmm15, zmmword ptr [rdi+8128]
vpaddq zmm29, zmm28, zmm18
vpaddq zmm23, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm23, zmm30
vpsrlq zmm0, zmm26, 30
vpandq zmm3, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+896], zmm3
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm2, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1088], 0x44
mov qword ptr [rdi+80], rsi
vpermq zmm27, zmmword ptr [rdi+1088], 0xee
sar r8, 1
lea r9, [r8+r14]
cmovc r9, r8
adc rax, 0
cmovs r10, rbx
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm14, zmm8, zmm27
vpaddq zmm11, zmm31, zmm2
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm14
vpmuludq zmm22, zmm19, zmmword ptr [rdi+8256]
vpaddq zmm17, zmm16, zmm22
cmovs rcx, r8
vpmuludq zmm13, zmm15, zmmword ptr [rdi+8192]
vpaddq zmm28, zmm17, zmm13
shr rsi, 20
vpaddq zmm18, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm18, zmm0
vpsrlq zmm23, zmm29, 30
lea rbp, [r10-1]
vpandq zmm30, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+960], zmm30
vpmuldq zmm26, zmm9, zmm20
vpmuldq zmm3, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+1152], 0x44
sarx r13, r10, r15
vpermq zmm25, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm31, zmm7, zmm12
shl rsi, 44
vpmuldq zmm2, zmm8, zmm25
vpaddq zmm11, zmm26, zmm3
vpaddq zmm1, zmm11, zmm31
mov rdx, -2
vpaddq zmm4, zmm1, zmm2
sub rdx, r10
vpmuludq zmm14, zmm19, zmmword ptr [rdi+8320]
vpaddq zmm16, zmm4, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+8256]
vpaddq zmm17, zmm16, zmm22
vpaddq zmm13, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm13, zmm23
mov qword ptr [rdi+88], rsi
vpsrlq zmm18, zmm28, 30
vpandq zmm0, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+1024], zmm0
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm30, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1216], 0x44
mov r11, rcx
xor r11, r13
vpermq zmm27, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm26, zmm7, zmm20
sar r9, 1
vpmuldq zmm3, zmm8, zmm27
vpaddq zmm11, zmm29, zmm30
lea r12, [r9+r11]
cmovc r12, r9
adc r13, 0
cmovs rbp, rdx
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+8384]
vpaddq zmm4, zmm1, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+8320]
vpaddq zmm16, zmm4, zmm14
vpaddq zmm22, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm22, zmm18
vpsrlq zmm13, zmm17, 30
vpandq zmm23, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+1088], zmm23
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm0, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+1280], 0x44
vpermq zmm25, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm29, zmm7, zmm12
vpmuldq zmm30, zmm8, zmm25
vpaddq zmm11, zmm28, zmm0
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+8448]
cmovs rcx, r9
vpaddq zmm1, zmm31, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+8384]
vpaddq zmm4, zmm1, zmm2
lea r14, [rbp-1]
vpaddq zmm14, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm14, zmm13
sarx rax, rbp, r15
mov rbx, rcx
xor rbx, rax
vpsrlq zmm22, zmm16, 30
vpandq zmm18, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+1152], zmm18
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm23, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1344], 0x44
vpermq zmm27, zmmword ptr [rdi+1344], 0xee
mov r8, -2
vpmuldq zmm28, zmm7, zmm20
sub r8, rbp
vpmuldq zmm0, zmm8, zmm27
vpaddq zmm11, zmm17, zmm23
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+8512]
vpaddq zmm31, zmm26, zmm30
vpmuludq zmm3, zmm15, zmmword ptr [rdi+8448]
vpaddq zmm1, zmm31, zmm3
vpaddq zmm2, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm2, zmm22
vpsrlq zmm14, zmm4, 30
vpandq zmm13, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+1216], zmm13
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm18, zmm10, zmm27
sar r12, 1
lea r10, [r12+rbx]
cmovc r10, r12
adc rax, 0
cmovs r14, r8
vpermq zmm12, zmmword ptr [rdi+1408], 0x44
vpermq zmm25, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm23, zmm8, zmm25
vpaddq zmm11, zmm16, zmm18
vpaddq zmm28, zmm11, zmm17
vpaddq zmm29, zmm28, zmm23
cmovs rcx, r12
vpmuludq zmm0, zmm19, zmmword ptr [rdi+8576]
vpaddq zmm26, zmm29, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+8512]
vpaddq zmm31, zmm26, zmm30
vpaddq zmm3, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm3, zmm14
lea rsi, [r14-1]
vpsrlq zmm2, zmm1, 30
vpandq zmm22, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+1280], zmm22
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm13, zmm10, zmm25
sarx r11, r14, r15
vpermq zmm20, zmmword ptr [rdi+1472], 0x44
vpermq zmm27, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm18, zmm8, zmm27
mov r13, -2
vpaddq zmm11, zmm4, zmm13
sub r13, r14
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+8640]
vpaddq zmm29, zmm28, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+8576]
vpaddq zmm26, zmm29, zmm0
vpaddq zmm30, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm30, zmm2
vpsrlq zmm3, zmm31, 30
vpandq zmm14, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+1344], zmm14
vpmuldq zmm1, zmm9, zmm20
mov rdx, rcx
xor rdx, r11
vpmuldq zmm22, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+1536], 0x44
vpermq zmm25, zmmword ptr [rdi+1536], 0xee
sar r10, 1
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm13, zmm8, zmm25
lea r9, [r10+rdx]
cmovc r9, r10
adc r11, 0
cmovs rsi, r13
vpaddq zmm11, zmm1, zmm22
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm13
vpmuludq zmm18, zmm19, zmmword ptr [rdi+8704]
vpaddq zmm28, zmm17, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+8640]
vpaddq zmm29, zmm28, zmm23
vpaddq zmm0, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm0, zmm3
vpsrlq zmm30, zmm26, 30
vpandq zmm2, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+1408], zmm2
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm14, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1600], 0x44
vpermq zmm27, zmmword ptr [rdi+1600], 0xee
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm22, zmm8, zmm27
vpaddq zmm11, zmm31, zmm14
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm22
cmovs rcx, r10
vpmuludq zmm13, zmm19, zmmword ptr [rdi+8768]
vpaddq zmm17, zmm16, zmm13
lea rbp, [rsi-1]
vpmuludq zmm18, zmm15, zmmword ptr [rdi+8704]
vpaddq zmm28, zmm17, zmm18
sarx rbx, rsi, r15
vpaddq zmm23, zmm28, qword ptr [rdi+320]{1to8}
mov rax, rcx
xor rax, rbx
vpaddq zmm29, zmm23, zmm30
vpsrlq zmm0, zmm29, 30
vpandq zmm3, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+1472], zmm3
vpmuldq zmm26, zmm9, zmm20
vpmuldq zmm2, zmm10, zmm27
mov r8, -2
vpermq zmm12, zmmword ptr [rdi+1664], 0x44
sub r8, rsi
vpermq zmm25, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm14, zmm8, zmm25
vpaddq zmm11, zmm26, zmm2
vpaddq zmm1, zmm11, zmm31
vpaddq zmm4, zmm1, zmm14
vpmuludq zmm22, zmm19, zmmword ptr [rdi+8832]
vpaddq zmm16, zmm4, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+8768]
vpaddq zmm17, zmm16, zmm13
vpaddq zmm18, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm18, zmm0
vpsrlq zmm23, zmm28, 30
vpandq zmm30, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+1536], zmm30
sar r9, 1
lea r12, [r9+rax]
cmovc r12, r9
adc rbx, 0
cmovs rbp, r8
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm3, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1728], 0x44
vpermq zmm27, zmmword ptr [rdi+1728], 0xee
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm2, zmm8, zmm27
vpaddq zmm11, zmm29, zmm3
cmovs rcx, r9
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+8896]
vpaddq zmm4, zmm1, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+8832]
vpaddq zmm16, zmm4, zmm22
lea r14, [rbp-1]
vpaddq zmm13, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm13, zmm23
vpsrlq zmm18, zmm17, 30
vpandq zmm0, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+1600], zmm0
sarx rdx, rbp, r15
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm30, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+1792], 0x44
vpermq zmm25, zmmword ptr [rdi+1792], 0xee
vpmuldq zmm29, zmm7, zmm12
mov r11, -2
vpmuldq zmm3, zmm8, zmm25
sub r11, rbp
vpaddq zmm11, zmm28, zmm30
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+8960]
vpaddq zmm1, zmm31, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+8896]
vpaddq zmm4, zmm1, zmm14
vpaddq zmm22, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm22, zmm18
vpsrlq zmm13, zmm16, 30
vpandq zmm23, zmm16, zmm6
mov r13, rcx
xor r13, rdx
vmovdqa64 zmmword ptr [rdi+1664], zmm23
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm0, zmm10, zmm25
sar r12, 1
vpermq zmm20, zmmword ptr [rdi+1856], 0x44
vpermq zmm27, zmmword ptr [rdi+1856], 0xee
lea r10, [r12+r13]
cmovc r10, r12
adc rdx, 0
cmovs r14, r11
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm30, zmm8, zmm27
vpaddq zmm11, zmm17, zmm0
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+9024]
vpaddq zmm31, zmm26, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+8960]
vpaddq zmm1, zmm31, zmm2
vpaddq zmm14, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm14, zmm13
vpsrlq zmm22, zmm4, 30
vpandq zmm18, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+1728], zmm18
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm23, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+1920], 0x44
vpermq zmm25, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm0, zmm8, zmm25
vpaddq zmm11, zmm16, zmm23
cmovs rcx, r12
mov rsi, r10
add rsi, qword ptr [rdi-24]
mov rax, rcx
add rax, qword ptr [rdi-32]
mov rbx, r10
shl rbx, 44
mov r8, rcx
shl r8, 45
mov r9, rsi
sar r9, 21
sar rsi, 42
mov rbp, rax
sar rbp, 20
sar rax, 41
add rbx, qword ptr [rdi-8]
add r8, qword ptr [rdi-16]
imul r9, qword ptr [rdi+72]
imul rsi, qword ptr [rdi+88]
imul rbp, qword ptr [rdi+72]
imul rax, qword ptr [rdi+88]
vpaddq zmm28, zmm11, zmm17
vpaddq zmm29, zmm28, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+9088]
vpaddq zmm26, zmm29, zmm30
sarx r13, r14, r15
vpmuludq zmm3, zmm15, zmmword ptr [rdi+9024]
vpaddq zmm31, zmm26, zmm3
vpaddq zmm2, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm2, zmm22
vpsrlq zmm14, zmm1, 30
vpandq zmm13, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+1792], zmm13
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1984], 0x44
lea rdx, [r9+rsi]
lea r11, [rbp+rax]
vpermq zmm27, zmmword ptr [rdi+1984], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm23, zmm8, zmm27
vpaddq zmm11, zmm4, zmm18
lea r12, [rdx+rbx]
vpaddq zmm17, zmm11, zmm16
lea r9, [r11+r8]
vpaddq zmm28, zmm17, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+9152]
vpaddq zmm29, zmm28, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+9088]
ror r12, 44
vpaddq zmm26, zmm29, zmm30
ror r9, 45
vpaddq zmm3, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm3, zmm14
vpsrlq zmm2, zmm31, 30
vpandq zmm22, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+1856], zmm22
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm13, zmm10, zmm27
lea rsi, [r14-1]
vpermq zmm12, zmmword ptr [rdi+2048], 0x44
vpermq zmm25, zmmword ptr [rdi+2048], 0xee
vpmuldq zmm4, zmm7, zmm12
mov rbp, r9
xor rbp, r13
vpmuldq zmm18, zmm8, zmm25
vpaddq zmm11, zmm1, zmm13
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+9216]
vpaddq zmm28, zmm17, zmm23
mov rax, -2
vpmuludq zmm0, zmm15, zmmword ptr [rdi+9152]
sub rax, r14
vpaddq zmm29, zmm28, zmm0
vpaddq zmm30, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm30, zmm2
vpsrlq zmm3, zmm26, 30
vpandq zmm14, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+1920], zmm14
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm22, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+2112], 0x44
vpermq zmm27, zmmword ptr [rdi+2112], 0xee
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm13, zmm8, zmm27
vpaddq zmm11, zmm31, zmm22
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm13
vpmuludq zmm18, zmm19, zmmword ptr [rdi+9280]
sar r12, 1
lea rdx, [r12+rbp]
cmovc rdx, r12
adc r13, 0
cmovs rsi, rax
vpaddq zmm17, zmm16, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+9216]
vpaddq zmm28, zmm17, zmm23
vpaddq zmm0, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm0, zmm3
vpsrlq zmm30, zmm29, 30
vpandq zmm2, zmm29, zmm6
cmovs r9, r12
vmovdqa64 zmmword ptr [rdi+1984], zmm2
vpmuldq zmm26, zmm9, zmm20
vpmuldq zmm14, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+2176], 0x44
vpermq zmm25, zmmword ptr [rdi+2176], 0xee
lea rbx, [rsi-1]
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm22, zmm8, zmm25
vpaddq zmm11, zmm26, zmm14
vpaddq zmm1, zmm11, zmm31
vpaddq zmm4, zmm1, zmm22
sarx r11, rsi, r15
vpmuludq zmm13, zmm19, zmmword ptr [rdi+9344]
vpaddq zmm16, zmm4, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+9280]
mov r8, rcx
add r8, qword ptr [rdi-32]
vpaddq zmm17, zmm16, zmm18
vpaddq zmm23, zmm17, qword ptr [rdi+320]{1to8}
mov r14, -2
vpaddq zmm28, zmm23, zmm30
sub r14, rsi
vpsrlq zmm0, zmm28, 30
vpandq zmm3, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+2048], zmm3
vpmuldq zmm29, zmm9, zmm12
sar r8, 41
vpmuldq zmm2, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+2240], 0x44
vpermq zmm27, zmmword ptr [rdi+2240], 0xee
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm14, zmm8, zmm27
vpaddq zmm11, zmm29, zmm2
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm14
mov rbp, r9
xor rbp, r11
mov qword ptr [rdi+96], r8
vpmuludq zmm22, zmm19, zmmword ptr [rdi+9408]
vpaddq zmm4, zmm1, zmm22
sar rdx, 1
vpmuludq zmm13, zmm15, zmmword ptr [rdi+9344]
vpaddq zmm16, zmm4, zmm13
lea r13, [rdx+rbp]
cmovc r13, rdx
adc r11, 0
cmovs rbx, r14
vpaddq zmm18, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm18, zmm0
vpsrlq zmm23, zmm17, 30
lea rax, [rcx+524288]
vpandq zmm30, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+2112], zmm30
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm3, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+2304], 0x44
vpermq zmm25, zmmword ptr [rdi+2304], 0xee
vpmuldq zmm29, zmm7, zmm12
vpmuldq zmm2, zmm8, zmm25
vpaddq zmm11, zmm28, zmm3
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+9472]
vpaddq zmm1, zmm31, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+9408]
vpaddq zmm4, zmm1, zmm22
vpaddq zmm13, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm13, zmm23
vpsrlq zmm18, zmm16, 30
vpandq zmm0, zmm16, zmm6
cmovs r9, rdx
shl rax, 23
sar rax, 43
vmovdqa64 zmmword ptr [rdi+2176], zmm0
vpmuldq zmm17, zmm9, zmm12
lea r12, [rbx-1]
vpmuldq zmm30, zmm10, zmm25
mov qword ptr [rdi+104], rax
vpermq zmm20, zmmword ptr [rdi+2368], 0x44
sarx rsi, rbx, r15
vpermq zmm27, zmmword ptr [rdi+2368], 0xee
mov r8, r9
xor r8, rsi
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm3, zmm8, zmm27
vpaddq zmm11, zmm17, zmm30
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+9536]
mov rbp, r10
add rbp, qword ptr [rdi-24]
mov r11, -2
vpaddq zmm31, zmm26, zmm2
sub r11, rbx
vpmuludq zmm14, zmm15, zmmword ptr [rdi+9472]
vpaddq zmm1, zmm31, zmm14
vpaddq zmm22, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm22, zmm18
vpsrlq zmm13, zmm4, 30
vpandq zmm23, zmm4, zmm6
sar rbp, 42
vmovdqa64 zmmword ptr [rdi+2240], zmm23
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm0, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+2432], 0x44
vpermq zmm25, zmmword ptr [rdi+2432], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm30, zmm8, zmm25
mov qword ptr [rdi+112], rbp
vpaddq zmm11, zmm16, zmm0
vpaddq zmm28, zmm11, zmm17
sar r13, 1
lea r14, [r13+r8]
cmovc r14, r13
adc rsi, 0
cmovs r12, r11
vpaddq zmm29, zmm28, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+9600]
vpaddq zmm26, zmm29, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+9536]
vpaddq zmm31, zmm26, zmm2
vpaddq zmm14, zmm31, qword ptr [rdi+320]{1to8}
lea rcx, [r10+1048576]
vpaddq zmm1, zmm14, zmm13
cmovs r9, r13
vpsrlq zmm22, zmm1, 30
vpandq zmm18, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+2304], zmm18
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm23, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+2496], 0x44
lea rdx, [r12-1]
shl rcx, 22
vpermq zmm27, zmmword ptr [rdi+2496], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm0, zmm8, zmm27
vpaddq zmm11, zmm4, zmm23
vpaddq zmm17, zmm11, zmm16
sarx rax, r12, r15
vpaddq zmm28, zmm17, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+9664]
vpaddq zmm29, zmm28, zmm30
sar rcx, 43
vpmuludq zmm3, zmm15, zmmword ptr [rdi+9600]
vpaddq zmm26, zmm29, zmm3
mov rbx, -2
vpaddq zmm2, zmm26, qword ptr [rdi+320]{1to8}
sub rbx, r12
vpaddq zmm31, zmm2, zmm22
vpsrlq zmm14, zmm31, 30
vpandq zmm13, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+2368], zmm13
mov qword ptr [rdi+120], rcx
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm18, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+2560], 0x44
vpermq zmm25, zmmword ptr [rdi+2560], 0xee
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm23, zmm8, zmm25
vpaddq zmm11, zmm1, zmm18
mov rbp, r9
xor rbp, rax
mov r8, qword ptr [rdi+104]
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+9728]
sar r14, 1
vpaddq zmm28, zmm17, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+9664]
lea rsi, [r14+rbp]
cmovc rsi, r14
adc rax, 0
cmovs rdx, rbx
vpaddq zmm29, zmm28, zmm30
vpaddq zmm3, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm3, zmm14
vpsrlq zmm2, zmm26, 30
vpandq zmm22, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+2432], zmm22
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm13, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+2624], 0x44
vpermq zmm27, zmmword ptr [rdi+2624], 0xee
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm18, zmm8, zmm27
vpaddq zmm11, zmm31, zmm13
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+9792]
vpaddq zmm17, zmm16, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+9728]
vpaddq zmm28, zmm17, zmm0
vpaddq zmm30, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm30, zmm2
cmovs r9, r14
imul r8, qword ptr [rdi+64]
mov r11, qword ptr [rdi+96]
imul r11, qword ptr [rdi+80]
vpsrlq zmm3, zmm29, 30
vpandq zmm14, zmm29, zmm6
lea r10, [rdx-1]
vmovdqa64 zmmword ptr [rdi+2496], zmm14
vpmuldq zmm26, zmm9, zmm20
lea r13, [r8+r11]
sarx r12, rdx, r15
vpmuldq zmm22, zmm10, zmm27
mov rcx, r9
xor rcx, r12
vpermq zmm12, zmmword ptr [rdi+2688], 0x44
vpermq zmm25, zmmword ptr [rdi+2688], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm13, zmm8, zmm25
vpaddq zmm11, zmm26, zmm22
vpaddq zmm1, zmm11, zmm31
mov rbp, -2
neg r13
vpaddq zmm4, zmm1, zmm13
sub rbp, rdx
vpmuludq zmm18, zmm19, zmmword ptr [rdi+9856]
vpaddq zmm16, zmm4, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+9792]
vpaddq zmm17, zmm16, zmm23
vpaddq zmm0, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm0, zmm3
vpsrlq zmm30, zmm28, 30
sar r13, 20
vpandq zmm2, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+2560], zmm2
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm14, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+2752], 0x44
vpermq zmm27, zmmword ptr [rdi+2752], 0xee
vpmuldq zmm26, zmm7, zmm20
mov qword ptr [rdi+128], r13
vpmuldq zmm22, zmm8, zmm27
vpaddq zmm11, zmm29, zmm14
sar rsi, 1
lea rax, [rsi+rcx]
cmovc rax, rsi
adc r12, 0
cmovs r10, rbp
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+9920]
vpaddq zmm4, zmm1, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+9856]
mov rbx, qword ptr [rdi+120]
vpaddq zmm16, zmm4, zmm18
vpaddq zmm23, zmm16, qword ptr [rdi+320]{1to8}
cmovs r9, rsi
vpaddq zmm17, zmm23, zmm30
vpsrlq zmm0, zmm17, 30
vpandq zmm3, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+2624], zmm3
vpmuldq zmm28, zmm9, zmm20
lea r14, [r10-1]
vpmuldq zmm2, zmm10, zmm27
imul rbx, qword ptr [rdi+64]
vpermq zmm12, zmmword ptr [rdi+2816], 0x44
vpermq zmm25, zmmword ptr [rdi+2816], 0xee
vpmuldq zmm29, zmm7, zmm12
vpmuldq zmm14, zmm8, zmm25
sarx r8, r10, r15
vpaddq zmm11, zmm28, zmm2
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm14
mov r11, qword ptr [rdi+112]
vpmuludq zmm22, zmm19, zmmword ptr [rdi+9984]
vpaddq zmm1, zmm31, zmm22
mov rdx, -2
vpmuludq zmm13, zmm15, zmmword ptr [rdi+9920]
sub rdx, r10
vpaddq zmm4, zmm1, zmm13
vpaddq zmm18, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm18, zmm0
vpsrlq zmm23, zmm16, 30
vpandq zmm30, zmm16, zmm6
imul r11, qword ptr [rdi+80]
vmovdqa64 zmmword ptr [rdi+2688], zmm30
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm3, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+2880], 0x44
vpermq zmm27, zmmword ptr [rdi+2880], 0xee
vpmuldq zmm28, zmm7, zmm20
mov r13, r9
xor r13, r8
vpmuldq zmm2, zmm8, zmm27
lea rcx, [rbx+r11]
vpaddq zmm11, zmm17, zmm3
vpaddq zmm29, zmm11, zmm28
sar rax, 1
vpaddq zmm26, zmm29, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+10048]
lea r12, [rax+r13]
cmovc r12, rax
adc r8, 0
cmovs r14, rdx
vpaddq zmm31, zmm26, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+9984]
vpaddq zmm1, zmm31, zmm22
vpaddq zmm13, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm13, zmm23
vpsrlq zmm18, zmm4, 30
vpandq zmm0, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+2752], zmm0
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm30, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+2944], 0x44
vpermq zmm25, zmmword ptr [rdi+2944], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm3, zmm8, zmm25
vpaddq zmm11, zmm16, zmm30
vpaddq zmm28, zmm11, zmm17
vpaddq zmm29, zmm28, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+10112]
vpaddq zmm26, zmm29, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+10048]
vpaddq zmm31, zmm26, zmm14
cmovs r9, rax
neg rcx
sar rcx, 20
mov qword ptr [rdi+136], rcx
vpaddq zmm22, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm22, zmm18
lea rbp, [r14-1]
vpsrlq zmm13, zmm1, 30
vpandq zmm23, zmm1, zmm6
sarx rsi, r14, r15
mov r10, qword ptr [rdi+704]
vmovdqa64 zmmword ptr [rdi+2816], zmm23
mov rbx, r9
xor rbx, rsi
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm0, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+3008], 0x44
vpermq zmm27, zmmword ptr [rdi+3008], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm30, zmm8, zmm27
mov r11, -2
vpaddq zmm11, zmm4, zmm0
shr r10, 10
sub r11, r14
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+10176]
vpaddq zmm29, zmm28, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+10112]
vpaddq zmm26, zmm29, zmm2
vpaddq zmm14, zmm26, qword ptr [rdi+320]{1to8}
mov r13, qword ptr [rdi+768]
vpaddq zmm31, zmm14, zmm13
vpsrlq zmm22, zmm31, 30
vpandq zmm18, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+2880], zmm18
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm23, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+3072], 0x44
vpermq zmm25, zmmword ptr [rdi+3072], 0xee
shl r13, 20
vpmuldq zmm4, zmm7, zmm12
sar r12, 1
lea r8, [r12+rbx]
cmovc r8, r12
adc rsi, 0
cmovs rbp, r11
vpmuldq zmm0, zmm8, zmm25
vpaddq zmm11, zmm1, zmm23
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+10240]
vpaddq zmm28, zmm17, zmm30
lea rdx, [r10+r13]
vpmuludq zmm3, zmm15, zmmword ptr [rdi+10176]
cmovs r9, r12
vpaddq zmm29, zmm28, zmm3
vpaddq zmm2, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm2, zmm22
vpsrlq zmm14, zmm26, 30
vpandq zmm13, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+2944], zmm13
lea rax, [rbp-1]
mov rcx, qword ptr [rdi+832]
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+3136], 0x44
vpermq zmm27, zmmword ptr [rdi+3136], 0xee
sarx r14, rbp, r15
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm23, zmm8, zmm27
vpaddq zmm11, zmm31, zmm18
vpaddq zmm4, zmm11, zmm1
shl rcx, 50
vpaddq zmm16, zmm4, zmm23
mov rbx, -2
vpmuludq zmm0, zmm19, zmmword ptr [rdi+10304]
sub rbx, rbp
vpaddq zmm17, zmm16, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+10240]
vpaddq zmm28, zmm17, zmm30
vpaddq zmm3, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm3, zmm14
lea rsi, [rdx+rcx]
vpsrlq zmm2, zmm29, 30
vpandq zmm22, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+3008], zmm22
vpmuldq zmm26, zmm9, zmm20
vpmuldq zmm13, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+3200], 0x44
vpermq zmm25, zmmword ptr [rdi+3200], 0xee
mov r11, r9
xor r11, r14
vpmuldq zmm31, zmm7, zmm12
mov qword ptr [rdi+144], rsi
vpmuldq zmm18, zmm8, zmm25
sar r8, 1
vpaddq zmm11, zmm26, zmm13
vpaddq zmm1, zmm11, zmm31
lea r10, [r8+r11]
cmovc r10, r8
adc r14, 0
cmovs rax, rbx
vpaddq zmm4, zmm1, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+10368]
vpaddq zmm16, zmm4, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+10304]
mov r13, qword ptr [rdi+720]
vpaddq zmm17, zmm16, zmm0
vpaddq zmm30, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm30, zmm2
vpsrlq zmm3, zmm28, 30
vpandq zmm14, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+3072], zmm14
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm22, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+3264], 0x44
vpermq zmm27, zmmword ptr [rdi+3264], 0xee
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm13, zmm8, zmm27
vpaddq zmm11, zmm29, zmm22
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm13
vpmuludq zmm18, zmm19, zmmword ptr [rdi+10432]
vpaddq zmm4, zmm1, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+10368]
cmovs r9, r8
shr r13, 10
mov r12, qword ptr [rdi+784]
vpaddq zmm16, zmm4, zmm23
vpaddq zmm0, zmm16, qword ptr [rdi+320]{1to8}
lea rbp, [rax-1]
vpaddq zmm17, zmm0, zmm3
vpsrlq zmm30, zmm17, 30
sarx rdx, rax, r15
shl r12, 20
vpandq zmm2, zmm17, zmm6
mov rcx, r9
xor rcx, rdx
vmovdqa64 zmmword ptr [rdi+3136], zmm2
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm14, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+3328], 0x44
vpermq zmm25, zmmword ptr [rdi+3328], 0xee
vpmuldq zmm29, zmm7, zmm12
mov rsi, -2
lea r11, [r13+r12]
vpmuldq zmm22, zmm8, zmm25
sub rsi, rax
vpaddq zmm11, zmm28, zmm14
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+10496]
vpaddq zmm1, zmm31, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+10432]
vpaddq zmm4, zmm1, zmm18
mov r14, qword ptr [rdi+848]
vpaddq zmm23, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm23, zmm30
vpsrlq zmm0, zmm16, 30
vpandq zmm3, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+3200], zmm3
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm2, zmm10, zmm25
shl r14, 50
vpermq zmm20, zmmword ptr [rdi+3392], 0x44
sar r10, 1
lea rbx, [r10+rcx]
cmovc rbx, r10
adc rdx, 0
cmovs rbp, rsi
vpermq zmm27, zmmword ptr [rdi+3392], 0xee
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm14, zmm8, zmm27
vpaddq zmm11, zmm17, zmm2
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm14
vpmuludq zmm22, zmm19, zmmword ptr [rdi+10560]
lea r8, [r11+r14]
cmovs r9, r10
vpaddq zmm31, zmm26, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+10496]
vpaddq zmm1, zmm31, zmm13
vpaddq zmm18, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm18, zmm0
vpsrlq zmm23, zmm4, 30
lea r13, [rbp-1]
vpandq zmm30, zmm4, zmm6
mov qword ptr [rdi+152], r8
vmovdqa64 zmmword ptr [rdi+3264], zmm30
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm3, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+3456], 0x44
sarx r12, rbp, r15
vpermq zmm25, zmmword ptr [rdi+3456], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm2, zmm8, zmm25
mov rax, qword ptr [rdi+104]
vpaddq zmm11, zmm16, zmm3
vpaddq zmm28, zmm11, zmm17
mov rcx, -2
vpaddq zmm29, zmm28, zmm2
sub rcx, rbp
vpmuludq zmm14, zmm19, zmmword ptr [rdi+10624]
vpaddq zmm26, zmm29, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+10560]
vpaddq zmm31, zmm26, zmm22
vpaddq zmm13, zmm31, qword ptr [rdi+320]{1to8}
imul rax, qword ptr [rdi+144]
vpaddq zmm1, zmm13, zmm23
vpsrlq zmm18, zmm1, 30
vpandq zmm0, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+3328], zmm0
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm30, zmm10, zmm25
mov rdx, r9
xor rdx, r12
vpermq zmm20, zmmword ptr [rdi+3520], 0x44
mov rsi, qword ptr [rdi+96]
vpermq zmm27, zmmword ptr [rdi+3520], 0xee
vpmuldq zmm16, zmm7, zmm20
sar rbx, 1
vpmuldq zmm3, zmm8, zmm27
vpaddq zmm11, zmm4, zmm30
lea r11, [rbx+rdx]
cmovc r11, rbx
adc r12, 0
cmovs r13, rcx
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+10688]
vpaddq zmm29, zmm28, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+10624]
vpaddq zmm26, zmm29, zmm14
vpaddq zmm22, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm22, zmm18
vpsrlq zmm13, zmm31, 30
vpandq zmm23, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+3392], zmm23
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm0, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+3584], 0x44
vpermq zmm25, zmmword ptr [rdi+3584], 0xee
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm30, zmm8, zmm25
vpaddq zmm11, zmm1, zmm0
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+10752]
cmovs r9, rbx
imul rsi, qword ptr [rdi+152]
lea r14, [rax+rsi]
mov r10, qword ptr [rdi+128]
vpaddq zmm28, zmm17, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+10688]
lea r8, [r13-1]
vpaddq zmm29, zmm28, zmm2
vpaddq zmm14, zmm29, qword ptr [rdi+320]{1to8}
sarx rbp, r13, r15
vpaddq zmm26, zmm14, zmm13
sar r10, 20
mov rdx, r9
xor rdx, rbp
vpsrlq zmm22, zmm26, 30
vpandq zmm18, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+3456], zmm18
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm23, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+3648], 0x44
mov r12, -2
vpermq zmm27, zmmword ptr [rdi+3648], 0xee
sub r12, r13
sub r10, r14
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm0, zmm8, zmm27
vpaddq zmm11, zmm31, zmm23
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+10816]
vpaddq zmm17, zmm16, zmm30
shl r10, 44
vpmuludq zmm3, zmm15, zmmword ptr [rdi+10752]
vpaddq zmm28, zmm17, zmm3
vpaddq zmm2, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm2, zmm22
vpsrlq zmm14, zmm29, 30
vpandq zmm13, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+3520], zmm13
vpmuldq zmm26, zmm9, zmm20
mov qword ptr [rdi+160], r10
vpmuldq zmm18, zmm10, zmm27
sar r11, 1
lea rcx, [r11+rdx]
cmovc rcx, r11
adc rbp, 0
cmovs r8, r12
vpermq zmm12, zmmword ptr [rdi+3712], 0x44
vpermq zmm25, zmmword ptr [rdi+3712], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm23, zmm8, zmm25
vpaddq zmm11, zmm26, zmm18
vpaddq zmm1, zmm11, zmm31
mov rbx, qword ptr [rdi+120]
vpaddq zmm4, zmm1, zmm23
cmovs r9, r11
vpmuludq zmm0, zmm19, zmmword ptr [rdi+10880]
vpaddq zmm16, zmm4, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+10816]
vpaddq zmm17, zmm16, zmm30
vpaddq zmm3, zmm17, qword ptr [rdi+320]{1to8}
lea rax, [r8-1]
vpaddq zmm28, zmm3, zmm14
vpsrlq zmm2, zmm28, 30
imul rbx, qword ptr [rdi+144]
vpandq zmm22, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+3584], zmm22
vpmuldq zmm29, zmm9, zmm12
sarx rsi, r8, r15
vpmuldq zmm13, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+3776], 0x44
vpermq zmm27, zmmword ptr [rdi+3776], 0xee
vpmuldq zmm26, zmm7, zmm20
mov r13, qword ptr [rdi+112]
vpmuldq zmm18, zmm8, zmm27
mov r14, -2
vpaddq zmm11, zmm29, zmm13
sub r14, r8
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+10944]
vpaddq zmm4, zmm1, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+10880]
imul r13, qword ptr [rdi+152]
vpaddq zmm16, zmm4, zmm0
vpaddq zmm30, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm30, zmm2
vpsrlq zmm3, zmm17, 30
vpandq zmm14, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+3648], zmm14
mov r10, r9
xor r10, rsi
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm22, zmm10, zmm27
lea rdx, [rbx+r13]
vpermq zmm12, zmmword ptr [rdi+3840], 0x44
sar rcx, 1
vpermq zmm25, zmmword ptr [rdi+3840], 0xee
vpmuldq zmm29, zmm7, zmm12
lea rbp, [rcx+r10]
cmovc rbp, rcx
adc rsi, 0
cmovs rax, r14
vpmuldq zmm13, zmm8, zmm25
vpaddq zmm11, zmm28, zmm22
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm13
mov r12, qword ptr [rdi+136]
vpmuludq zmm18, zmm19, zmmword ptr [rdi+11008]
vpaddq zmm1, zmm31, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+10944]
vpaddq zmm4, zmm1, zmm23
vpaddq zmm0, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm0, zmm3
vpsrlq zmm30, zmm16, 30
vpandq zmm2, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+3712], zmm2
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm14, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+3904], 0x44
vpermq zmm27, zmmword ptr [rdi+3904], 0xee
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm22, zmm8, zmm27
vpaddq zmm11, zmm17, zmm14
vpaddq zmm29, zmm11, zmm28
cmovs r9, rcx
sar r12, 20
sub r12, rdx
vpaddq zmm26, zmm29, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+11072]
lea r11, [rax-1]
vpaddq zmm31, zmm26, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+11008]
sarx r8, rax, r15
vpaddq zmm1, zmm31, zmm18
shl r12, 44
mov rbx, r9
xor rbx, r8
vpaddq zmm23, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm23, zmm30
vpsrlq zmm0, zmm4, 30
vpandq zmm3, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+3776], zmm3
vpmuldq zmm16, zmm9, zmm20
mov r13, -2
vpmuldq zmm2, zmm10, zmm27
sub r13, rax
vpermq zmm12, zmmword ptr [rdi+3968], 0x44
mov qword ptr [rdi+168], r12
vpermq zmm25, zmmword ptr [rdi+3968], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm14, zmm8, zmm25
vpaddq zmm11, zmm16, zmm2
vpaddq zmm28, zmm11, zmm17
vpaddq zmm29, zmm28, zmm14
vpmuludq zmm22, zmm19, zmmword ptr [rdi+11136]
vpaddq zmm26, zmm29, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+11072]
vpaddq zmm31, zmm26, zmm13
vpaddq zmm18, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm18, zmm0
vpsrlq zmm23, zmm1, 30
vpandq zmm30, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+3840], zmm30
sar rbp, 1
lea r10, [rbp+rbx]
cmovc r10, rbp
adc r8, 0
cmovs r11, r13
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm3, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+4032], 0x44
vpermq zmm27, zmmword ptr [rdi+4032], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm2, zmm8, zmm27
vpaddq zmm11, zmm4, zmm3
cmovs r9, rbp
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+11200]
vpaddq zmm29, zmm28, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+11136]
vpaddq zmm26, zmm29, zmm22
lea rsi, [r11-1]
vpaddq zmm13, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm13, zmm23
vpsrlq zmm18, zmm31, 30
vpandq zmm0, zmm31, zmm6
sarx r14, r11, r15
vmovdqa64 zmmword ptr [rdi+3904], zmm0
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm30, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+4096], 0x44
vpermq zmm25, zmmword ptr [rdi+4096], 0xee
mov rcx, -2
vpmuldq zmm4, zmm7, zmm12
sub rcx, r11
vpmuldq zmm3, zmm8, zmm25
vpaddq zmm11, zmm1, zmm30
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+11264]
vpaddq zmm28, zmm17, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+11200]
vpaddq zmm29, zmm28, zmm14
vpaddq zmm22, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm22, zmm18
vpsrlq zmm13, zmm26, 30
vpandq zmm23, zmm26, zmm6
mov rdx, r9
xor rdx, r14
vmovdqa64 zmmword ptr [rdi+3968], zmm23
vpmuldq zmm31, zmm9, zmm12
sar r10, 1
vpmuldq zmm0, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+4160], 0x44
vpermq zmm27, zmmword ptr [rdi+4160], 0xee
lea rax, [r10+rdx]
cmovc rax, r10
adc r14, 0
cmovs rsi, rcx
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm30, zmm8, zmm27
vpaddq zmm11, zmm31, zmm0
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+11328]
vpaddq zmm17, zmm16, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+11264]
vpaddq zmm28, zmm17, zmm2
vpaddq zmm14, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm14, zmm13
vpsrlq zmm22, zmm29, 30
vpandq zmm18, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+4032], zmm18
vpmuldq zmm26, zmm9, zmm20
vpmuldq zmm23, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+4224], 0x44
vpermq zmm25, zmmword ptr [rdi+4224], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm0, zmm8, zmm25
vpaddq zmm11, zmm26, zmm23
cmovs r9, r10
vpaddq zmm1, zmm11, zmm31
vpaddq zmm4, zmm1, zmm0
lea r12, [rsi-1]
vpmuludq zmm30, zmm19, zmmword ptr [rdi+11392]
vpaddq zmm16, zmm4, zmm30
sarx rbx, rsi, r15
vpmuludq zmm3, zmm15, zmmword ptr [rdi+11328]
mov r8, r9
xor r8, rbx
vpaddq zmm17, zmm16, zmm3
vpaddq zmm2, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm2, zmm22
vpsrlq zmm14, zmm28, 30
vpandq zmm13, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+4096], zmm13
mov r13, -2
vpmuldq zmm29, zmm9, zmm12
sub r13, rsi
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+4288], 0x44
vpermq zmm27, zmmword ptr [rdi+4288], 0xee
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm23, zmm8, zmm27
vpaddq zmm11, zmm29, zmm18
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+11456]
vpaddq zmm4, zmm1, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+11392]
vpaddq zmm16, zmm4, zmm30
vpaddq zmm3, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm3, zmm14
vpsrlq zmm2, zmm17, 30
sar rax, 1
lea rbp, [rax+r8]
cmovc rbp, rax
adc rbx, 0
cmovs r12, r13
vpandq zmm22, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+4160], zmm22
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm13, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+4352], 0x44
vpermq zmm25, zmmword ptr [rdi+4352], 0xee
vpmuldq zmm29, zmm7, zmm12
cmovs r9, rax
vpmuldq zmm18, zmm8, zmm25
vpaddq zmm11, zmm28, zmm13
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+11520]
vpaddq zmm1, zmm31, zmm23
lea r11, [r12-1]
vpmuludq zmm0, zmm15, zmmword ptr [rdi+11456]
vpaddq zmm4, zmm1, zmm0
vpaddq zmm30, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm30, zmm2
vpsrlq zmm3, zmm16, 30
sarx rdx, r12, r15
vpandq zmm14, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+4224], zmm14
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm22, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+4416], 0x44
mov r14, -2
vpermq zmm27, zmmword ptr [rdi+4416], 0xee
sub r14, r12
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm13, zmm8, zmm27
vpaddq zmm11, zmm17, zmm22
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm13
vpmuludq zmm18, zmm19, zmmword ptr [rdi+11584]
vpaddq zmm31, zmm26, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+11520]
vpaddq zmm1, zmm31, zmm23
vpaddq zmm0, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm0, zmm3
mov rcx, r9
xor rcx, rdx
vpsrlq zmm30, zmm4, 30
vpandq zmm2, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+4288], zmm2
sar rbp, 1
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm14, zmm10, zmm27
lea r10, [rbp+rcx]
cmovc r10, rbp
adc rdx, 0
cmovs r11, r14
vpermq zmm12, zmmword ptr [rdi+4480], 0x44
vpermq zmm25, zmmword ptr [rdi+4480], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm22, zmm8, zmm25
vpaddq zmm11, zmm16, zmm14
vpaddq zmm28, zmm11, zmm17
vpaddq zmm29, zmm28, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+11648]
vpaddq zmm26, zmm29, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+11584]
vpaddq zmm31, zmm26, zmm18
vpaddq zmm23, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm23, zmm30
vpsrlq zmm0, zmm1, 30
vpandq zmm3, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+4352], zmm3
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm2, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+4544], 0x44
vpermq zmm27, zmmword ptr [rdi+4544], 0xee
vpmuldq zmm16, zmm7, zmm20
cmovs r9, rbp
vpmuldq zmm14, zmm8, zmm27
vpaddq zmm11, zmm4, zmm2
lea rsi, [r11-1]
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm14
sarx r8, r11, r15
vpmuludq zmm22, zmm19, zmmword ptr [rdi+11712]
mov rbx, r9
xor rbx, r8
vpaddq zmm29, zmm28, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+11648]
vpaddq zmm26, zmm29, zmm13
vpaddq zmm18, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm18, zmm0
vpsrlq zmm23, zmm31, 30
mov r13, -2
vpandq zmm30, zmm31, zmm6
sub r13, r11
vmovdqa64 zmmword ptr [rdi+4416], zmm30
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm3, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+4608], 0x44
vpermq zmm25, zmmword ptr [rdi+4608], 0xee
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm2, zmm8, zmm25
vpaddq zmm11, zmm1, zmm3
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+11776]
vpaddq zmm28, zmm17, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+11712]
vpaddq zmm29, zmm28, zmm22
vpaddq zmm13, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm13, zmm23
sar r10, 1
lea rax, [r10+rbx]
cmovc rax, r10
adc r8, 0
cmovs rsi, r13
vpsrlq zmm18, zmm26, 30
vpandq zmm0, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+4480], zmm0
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm30, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+4672], 0x44
vpermq zmm27, zmmword ptr [rdi+4672], 0xee
cmovs r9, r10
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm3, zmm8, zmm27
vpaddq zmm11, zmm31, zmm30
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm3
lea r12, [rsi-1]
vpmuludq zmm2, zmm19, zmmword ptr [rdi+11840]
vpaddq zmm17, zmm16, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+11776]
vpaddq zmm28, zmm17, zmm14
vpaddq zmm22, zmm28, qword ptr [rdi+320]{1to8}
sarx rcx, rsi, r15
vpaddq zmm29, zmm22, zmm18
vpsrlq zmm13, zmm29, 30
vpandq zmm23, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+4544], zmm23
vpmuldq zmm26, zmm9, zmm20
mov rdx, -2
vpmuldq zmm0, zmm10, zmm27
sub rdx, rsi
vpermq zmm12, zmmword ptr [rdi+4736], 0x44
vpermq zmm25, zmmword ptr [rdi+4736], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm30, zmm8, zmm25
vpaddq zmm11, zmm26, zmm0
vpaddq zmm1, zmm11, zmm31
vpaddq zmm4, zmm1, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+11904]
vpaddq zmm16, zmm4, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+11840]
vpaddq zmm17, zmm16, zmm2
mov r14, r9
xor r14, rcx
vpaddq zmm14, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm14, zmm13
vpsrlq zmm22, zmm28, 30
sar rax, 1
vpandq zmm18, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+4608], zmm18
lea rbp, [rax+r14]
cmovc rbp, rax
adc rcx, 0
cmovs r12, rdx
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm23, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+4800], 0x44
vpermq zmm27, zmmword ptr [rdi+4800], 0xee
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm0, zmm8, zmm27
vpaddq zmm11, zmm29, zmm23
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+11968]
vpaddq zmm4, zmm1, zmm30
vpmuludq zmm3, zmm15, zmmword ptr [rdi+11904]
vpaddq zmm16, zmm4, zmm3
vpaddq zmm2, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm2, zmm22
vpsrlq zmm14, zmm17, 30
vpandq zmm13, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+4672], zmm13
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm18, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+4864], 0x44
cmovs r9, rax
vpermq zmm25, zmmword ptr [rdi+4864], 0xee
vpmuldq zmm29, zmm7, zmm12
lea r11, [r12-1]
vpmuldq zmm23, zmm8, zmm25
vpaddq zmm11, zmm28, zmm18
sarx rbx, r12, r15
vpaddq zmm26, zmm11, zmm29
mov r8, r9
xor r8, rbx
vpaddq zmm31, zmm26, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+12032]
vpaddq zmm1, zmm31, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+11968]
vpaddq zmm4, zmm1, zmm30
vpaddq zmm3, zmm4, qword ptr [rdi+320]{1to8}
mov r13, -2
vpaddq zmm16, zmm3, zmm14
sub r13, r12
vpsrlq zmm2, zmm16, 30
vpandq zmm22, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+4736], zmm22
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm13, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+4928], 0x44
vpermq zmm27, zmmword ptr [rdi+4928], 0xee
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm18, zmm8, zmm27
vpaddq zmm11, zmm17, zmm13
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+12096]
vpaddq zmm31, zmm26, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+12032]
vpaddq zmm1, zmm31, zmm0
sar rbp, 1
lea r10, [rbp+r8]
cmovc r10, rbp
adc rbx, 0
cmovs r11, r13
vpaddq zmm30, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm30, zmm2
vpsrlq zmm3, zmm4, 30
vpandq zmm14, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+4800], zmm14
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm22, zmm10, zmm27
cmovs r9, rbp
vpermq zmm12, zmmword ptr [rdi+4992], 0x44
vpermq zmm25, zmmword ptr [rdi+4992], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm13, zmm8, zmm25
vpaddq zmm11, zmm16, zmm22
vpaddq zmm28, zmm11, zmm17
lea rsi, [r11-1]
vpaddq zmm29, zmm28, zmm13
vpmuludq zmm18, zmm19, zmmword ptr [rdi+12160]
vpaddq zmm26, zmm29, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+12096]
vpaddq zmm31, zmm26, zmm23
sarx r14, r11, r15
vpaddq zmm0, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm0, zmm3
vpsrlq zmm30, zmm1, 30
vpandq zmm2, zmm1, zmm6
mov rcx, -2
vmovdqa64 zmmword ptr [rdi+4864], zmm2
sub rcx, r11
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm14, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+5056], 0x44
vpermq zmm27, zmmword ptr [rdi+5056], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm22, zmm8, zmm27
vpaddq zmm11, zmm4, zmm14
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+12224]
vpaddq zmm29, zmm28, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+12160]
mov rdx, r9
xor rdx, r14
vpaddq zmm26, zmm29, zmm18
vpaddq zmm23, zmm26, qword ptr [rdi+320]{1to8}
sar r10, 1
vpaddq zmm31, zmm23, zmm30
vpsrlq zmm0, zmm31, 30
vpandq zmm3, zmm31, zmm6
lea rax, [r10+rdx]
cmovc rax, r10
adc r14, 0
cmovs rsi, rcx
vmovdqa64 zmmword ptr [rdi+4928], zmm3
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm2, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+5120], 0x44
vpermq zmm25, zmmword ptr [rdi+5120], 0xee
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm14, zmm8, zmm25
vpaddq zmm11, zmm1, zmm2
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm14
vpmuludq zmm22, zmm19, zmmword ptr [rdi+12288]
vpaddq zmm28, zmm17, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+12224]
vpaddq zmm29, zmm28, zmm13
vpaddq zmm18, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm18, zmm0
vpsrlq zmm23, zmm26, 30
vpandq zmm30, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+4992], zmm30
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm3, zmm10, zmm25
cmovs r9, r10
mov r12, rax
add r12, qword ptr [rdi-24]
mov r8, r9
add r8, qword ptr [rdi-32]
mov rbx, rax
shl rbx, 44
mov r13, r9
shl r13, 45
mov rbp, r12
sar rbp, 21
sar r12, 42
mov r11, r8
sar r11, 20
sar r8, 41
add rbx, qword ptr [rdi-8]
add r13, qword ptr [rdi-16]
imul rbp, qword ptr [rdi+160]
imul r12, qword ptr [rdi+168]
imul r11, qword ptr [rdi+160]
imul r8, qword ptr [rdi+168]
vpermq zmm20, zmmword ptr [rdi+5184], 0x44
vpermq zmm27, zmmword ptr [rdi+5184], 0xee
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm2, zmm8, zmm27
sarx rdx, rsi, r15
vpaddq zmm11, zmm31, zmm3
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+12352]
vpaddq zmm17, zmm16, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+12288]
vpaddq zmm28, zmm17, zmm22
vpaddq zmm13, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm13, zmm23
lea r14, [rbp+r12]
vpsrlq zmm18, zmm29, 30
lea rcx, [r11+r8]
vpandq zmm0, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+5056], zmm0
vpmuldq zmm26, zmm9, zmm20
vpmuldq zmm30, zmm10, zmm27
lea r10, [r14+rbx]
lea rbp, [rcx+r13]
vpermq zmm12, zmmword ptr [rdi+5248], 0x44
vpermq zmm25, zmmword ptr [rdi+5248], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm3, zmm8, zmm25
vpaddq zmm11, zmm26, zmm30
ror r10, 44
ror rbp, 45
vpaddq zmm1, zmm11, zmm31
vpaddq zmm4, zmm1, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+12416]
vpaddq zmm16, zmm4, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+12352]
vpaddq zmm17, zmm16, zmm14
vpaddq zmm22, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm22, zmm18
lea r12, [rsi-1]
vpsrlq zmm13, zmm28, 30
vpandq zmm23, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+5120], zmm23
mov r11, rbp
xor r11, rdx
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm0, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+5312], 0x44
vpermq zmm27, zmmword ptr [rdi+5312], 0xee
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm30, zmm8, zmm27
mov r8, -2
vpaddq zmm11, zmm29, zmm0
sub r8, rsi
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+12480]
vpaddq zmm4, zmm1, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+12416]
vpaddq zmm16, zmm4, zmm2
vpaddq zmm14, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm14, zmm13
vpsrlq zmm22, zmm17, 30
vpandq zmm18, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+5184], zmm18
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm23, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+5376], 0x44
vpermq zmm25, zmmword ptr [rdi+5376], 0xee
sar r10, 1
lea r14, [r10+r11]
cmovc r14, r10
adc rdx, 0
cmovs r12, r8
vpmuldq zmm29, zmm7, zmm12
vpmuldq zmm0, zmm8, zmm25
vpaddq zmm11, zmm28, zmm23
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+12544]
vpaddq zmm1, zmm31, zmm30
cmovs rbp, r10
vpmuludq zmm3, zmm15, zmmword ptr [rdi+12480]
vpaddq zmm4, zmm1, zmm3
vpaddq zmm2, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm2, zmm22
vpsrlq zmm14, zmm16, 30
vpandq zmm13, zmm16, zmm6
lea rbx, [r12-1]
vmovdqa64 zmmword ptr [rdi+5248], zmm13
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+5440], 0x44
vpermq zmm27, zmmword ptr [rdi+5440], 0xee
sarx rcx, r12, r15
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm23, zmm8, zmm27
vpaddq zmm11, zmm17, zmm18
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm23
mov r13, r9
add r13, qword ptr [rdi-32]
mov rsi, -2
vpmuludq zmm0, zmm19, zmmword ptr [rdi+12608]
sub rsi, r12
vpaddq zmm31, zmm26, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+12544]
vpaddq zmm1, zmm31, zmm30
vpaddq zmm3, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm3, zmm14
vpsrlq zmm2, zmm4, 30
vpandq zmm22, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+5312], zmm22
sar r13, 41
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm13, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+5504], 0x44
mov r11, rbp
xor r11, rcx
vpermq zmm25, zmmword ptr [rdi+5504], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm18, zmm8, zmm25
sar r14, 1
vpaddq zmm11, zmm16, zmm13
vpaddq zmm28, zmm11, zmm17
lea rdx, [r14+r11]
cmovc rdx, r14
adc rcx, 0
cmovs rbx, rsi
vpaddq zmm29, zmm28, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+12672]
mov qword ptr [rdi+176], r13
vpaddq zmm26, zmm29, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+12608]
vpaddq zmm31, zmm26, zmm0
vpaddq zmm30, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm30, zmm2
vpsrlq zmm3, zmm1, 30
vpandq zmm14, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+5376], zmm14
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm22, zmm10, zmm25
lea r8, [r9+524288]
vpermq zmm20, zmmword ptr [rdi+5568], 0x44
vpermq zmm27, zmmword ptr [rdi+5568], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm13, zmm8, zmm27
vpaddq zmm11, zmm4, zmm22
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm13
vpmuludq zmm18, zmm19, zmmword ptr [rdi+12736]
vpaddq zmm29, zmm28, zmm18
cmovs rbp, r14
vpmuludq zmm23, zmm15, zmmword ptr [rdi+12672]
shl r8, 23
vpaddq zmm26, zmm29, zmm23
lea r10, [rbx-1]
vpaddq zmm0, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm0, zmm3
sarx r12, rbx, r15
vpsrlq zmm30, zmm31, 30
mov r11, rbp
xor r11, r12
vpandq zmm2, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+5440], zmm2
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm14, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+5632], 0x44
sar r8, 43
vpermq zmm25, zmmword ptr [rdi+5632], 0xee
mov rcx, -2
vpmuldq zmm4, zmm7, zmm12
sub rcx, rbx
vpmuldq zmm22, zmm8, zmm25
vpaddq zmm11, zmm1, zmm14
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+12800]
vpaddq zmm28, zmm17, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+12736]
vpaddq zmm29, zmm28, zmm18
mov qword ptr [rdi+184], r8
vpaddq zmm23, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm23, zmm30
vpsrlq zmm0, zmm26, 30
vpandq zmm3, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+5504], zmm3
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm2, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+5696], 0x44
sar rdx, 1
lea rsi, [rdx+r11]
cmovc rsi, rdx
adc r12, 0
cmovs r10, rcx
vpermq zmm27, zmmword ptr [rdi+5696], 0xee
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm14, zmm8, zmm27
vpaddq zmm11, zmm31, zmm2
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm14
vpmuludq zmm22, zmm19, zmmword ptr [rdi+12864]
cmovs rbp, rdx
mov r13, rax
add r13, qword ptr [rdi-24]
vpaddq zmm17, zmm16, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+12800]
vpaddq zmm28, zmm17, zmm13
vpaddq zmm18, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm18, zmm0
sar r13, 42
lea r9, [r10-1]
vpsrlq zmm23, zmm29, 30
vpandq zmm30, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+5568], zmm30
vpmuldq zmm26, zmm9, zmm20
vpmuldq zmm3, zmm10, zmm27
sarx r14, r10, r15
vpermq zmm12, zmmword ptr [rdi+5760], 0x44
vpermq zmm25, zmmword ptr [rdi+5760], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm2, zmm8, zmm25
mov qword ptr [rdi+192], r13
vpaddq zmm11, zmm26, zmm3
mov rbx, -2
vpaddq zmm1, zmm11, zmm31
sub rbx, r10
vpaddq zmm4, zmm1, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+12928]
vpaddq zmm16, zmm4, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+12864]
vpaddq zmm17, zmm16, zmm22
vpaddq zmm13, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm13, zmm23
vpsrlq zmm18, zmm28, 30
lea r8, [rax+1048576]
vpandq zmm0, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+5632], zmm0
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm30, zmm10, zmm25
mov r11, rbp
xor r11, r14
vpermq zmm20, zmmword ptr [rdi+5824], 0x44
vpermq zmm27, zmmword ptr [rdi+5824], 0xee
sar rsi, 1
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm3, zmm8, zmm27
lea r12, [rsi+r11]
cmovc r12, rsi
adc r14, 0
cmovs r9, rbx
vpaddq zmm11, zmm29, zmm30
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+12992]
vpaddq zmm4, zmm1, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+12928]
vpaddq zmm16, zmm4, zmm14
vpaddq zmm22, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm22, zmm18
vpsrlq zmm13, zmm17, 30
vpandq zmm23, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+5696], zmm23
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm0, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+5888], 0x44
vpermq zmm25, zmmword ptr [rdi+5888], 0xee
vpmuldq zmm29, zmm7, zmm12
vpmuldq zmm30, zmm8, zmm25
vpaddq zmm11, zmm28, zmm0
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm30
cmovs rbp, rsi
shl r8, 22
sar r8, 43
mov qword ptr [rdi+200], r8
vpmuludq zmm3, zmm19, zmmword ptr [rdi+13056]
vpaddq zmm1, zmm31, zmm3
lea rcx, [r9-1]
vpmuludq zmm2, zmm15, zmmword ptr [rdi+12992]
vpaddq zmm4, zmm1, zmm2
vpaddq zmm14, zmm4, qword ptr [rdi+320]{1to8}
sarx rdx, r9, r15
mov r13, rbp
xor r13, rdx
vpaddq zmm16, zmm14, zmm13
vpsrlq zmm22, zmm16, 30
vpandq zmm18, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+5760], zmm18
vpmuldq zmm17, zmm9, zmm12
mov r10, qword ptr [rdi+184]
vpmuldq zmm23, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+5952], 0x44
mov rax, -2
sub rax, r9
vpermq zmm27, zmmword ptr [rdi+5952], 0xee
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm0, zmm8, zmm27
vpaddq zmm11, zmm17, zmm23
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+13120]
vpaddq zmm31, zmm26, zmm30
imul r10, qword ptr [rdi+104]
vpmuludq zmm3, zmm15, zmmword ptr [rdi+13056]
vpaddq zmm1, zmm31, zmm3
vpaddq zmm2, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm2, zmm22
vpsrlq zmm14, zmm4, 30
vpandq zmm13, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+5824], zmm13
vpmuldq zmm16, zmm9, zmm20
sar r12, 1
lea r11, [r12+r13]
cmovc r11, r12
adc rdx, 0
cmovs rcx, rax
vpmuldq zmm18, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+6016], 0x44
mov r14, qword ptr [rdi+176]
vpermq zmm25, zmmword ptr [rdi+6016], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm23, zmm8, zmm25
vpaddq zmm11, zmm16, zmm18
vpaddq zmm28, zmm11, zmm17
cmovs rbp, r12
vpaddq zmm29, zmm28, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+13184]
vpaddq zmm26, zmm29, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+13120]
imul r14, qword ptr [rdi+120]
vpaddq zmm31, zmm26, zmm30
vpaddq zmm3, zmm31, qword ptr [rdi+320]{1to8}
lea rbx, [rcx-1]
vpaddq zmm1, zmm3, zmm14
vpsrlq zmm2, zmm1, 30
vpandq zmm22, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+5888], zmm22
vpmuldq zmm4, zmm9, zmm12
sarx rsi, rcx, r15
vpmuldq zmm13, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+6080], 0x44
vpermq zmm27, zmmword ptr [rdi+6080], 0xee
lea r8, [r10+r14]
vpmuldq zmm16, zmm7, zmm20
mov r9, -2
vpmuldq zmm18, zmm8, zmm27
sub r9, rcx
vpaddq zmm11, zmm4, zmm13
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+13248]
vpaddq zmm29, zmm28, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+13184]
vpaddq zmm26, zmm29, zmm0
vpaddq zmm30, zmm26, qword ptr [rdi+320]{1to8}
mov qword ptr [rdi-112], r8
vpaddq zmm31, zmm30, zmm2
vpsrlq zmm3, zmm31, 30
vpandq zmm14, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+5952], zmm14
mov r13, rbp
xor r13, rsi
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm22, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+6144], 0x44
sar r11, 1
vpermq zmm25, zmmword ptr [rdi+6144], 0xee
vpmuldq zmm4, zmm7, zmm12
lea rdx, [r11+r13]
cmovc rdx, r11
adc rsi, 0
cmovs rbx, r9
vpmuldq zmm13, zmm8, zmm25
mov rax, qword ptr [rdi+184]
vpaddq zmm11, zmm1, zmm22
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm13
vpmuludq zmm18, zmm19, zmmword ptr [rdi+13312]
vpaddq zmm28, zmm17, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+13248]
vpaddq zmm29, zmm28, zmm23
vpaddq zmm0, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm0, zmm3
vpsrlq zmm30, zmm26, 30
vpandq zmm2, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+6016], zmm2
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm14, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+6208], 0x44
vpermq zmm27, zmmword ptr [rdi+6208], 0xee
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm22, zmm8, zmm27
vpaddq zmm11, zmm31, zmm14
vpaddq zmm4, zmm11, zmm1
cmovs rbp, r11
imul rax, qword ptr [rdi+96]
mov r12, qword ptr [rdi+176]
vpaddq zmm16, zmm4, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+13376]
lea r10, [rbx-1]
vpaddq zmm17, zmm16, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+13312]
sarx r14, rbx, r15
vpaddq zmm28, zmm17, zmm18
mov rcx, rbp
xor rcx, r14
vpaddq zmm23, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm23, zmm30
vpsrlq zmm0, zmm29, 30
vpandq zmm3, zmm29, zmm6
imul r12, qword ptr [rdi+112]
vmovdqa64 zmmword ptr [rdi+6080], zmm3
vpmuldq zmm26, zmm9, zmm20
mov r8, -2
vpmuldq zmm2, zmm10, zmm27
sub r8, rbx
vpermq zmm12, zmmword ptr [rdi+6272], 0x44
vpermq zmm25, zmmword ptr [rdi+6272], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm14, zmm8, zmm25
vpaddq zmm11, zmm26, zmm2
vpaddq zmm1, zmm11, zmm31
vpaddq zmm4, zmm1, zmm14
lea r13, [rax+r12]
vpmuludq zmm22, zmm19, zmmword ptr [rdi+13440]
vpaddq zmm16, zmm4, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+13376]
vpaddq zmm17, zmm16, zmm13
vpaddq zmm18, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm18, zmm0
vpsrlq zmm23, zmm28, 30
vpandq zmm30, zmm28, zmm6
sar rdx, 1
lea rsi, [rdx+rcx]
cmovc rsi, rdx
adc r14, 0
cmovs r10, r8
vmovdqa64 zmmword ptr [rdi+6144], zmm30
mov qword ptr [rdi-104], r13
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm3, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+6336], 0x44
vpermq zmm27, zmmword ptr [rdi+6336], 0xee
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm2, zmm8, zmm27
cmovs rbp, rdx
vpaddq zmm11, zmm29, zmm3
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+13504]
mov r9, qword ptr [rdi+200]
vpaddq zmm4, zmm1, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+13440]
lea r11, [r10-1]
vpaddq zmm16, zmm4, zmm22
vpaddq zmm13, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm13, zmm23
vpsrlq zmm18, zmm17, 30
vpandq zmm0, zmm17, zmm6
sarx rbx, r10, r15
vmovdqa64 zmmword ptr [rdi+6208], zmm0
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm30, zmm10, zmm27
imul r9, qword ptr [rdi+104]
vpermq zmm12, zmmword ptr [rdi+6400], 0x44
vpermq zmm25, zmmword ptr [rdi+6400], 0xee
mov rax, -2
vpmuldq zmm29, zmm7, zmm12
sub rax, r10
vpmuldq zmm3, zmm8, zmm25
vpaddq zmm11, zmm28, zmm30
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+13568]
vpaddq zmm1, zmm31, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+13504]
mov r12, qword ptr [rdi+192]
vpaddq zmm4, zmm1, zmm14
vpaddq zmm22, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm22, zmm18
vpsrlq zmm13, zmm16, 30
mov rcx, rbp
xor rcx, rbx
vpandq zmm23, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+6272], zmm23
vpmuldq zmm17, zmm9, zmm12
sar rsi, 1
vpmuldq zmm0, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+6464], 0x44
lea r14, [rsi+rcx]
cmovc r14, rsi
adc rbx, 0
cmovs r11, rax
vpermq zmm27, zmmword ptr [rdi+6464], 0xee
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm30, zmm8, zmm27
vpaddq zmm11, zmm17, zmm0
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+13632]
vpaddq zmm31, zmm26, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+13568]
vpaddq zmm1, zmm31, zmm2
vpaddq zmm14, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm14, zmm13
vpsrlq zmm22, zmm4, 30
vpandq zmm18, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+6336], zmm18
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm23, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+6528], 0x44
vpermq zmm25, zmmword ptr [rdi+6528], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm0, zmm8, zmm25
cmovs rbp, rsi
imul r12, qword ptr [rdi+120]
lea r8, [r9+r12]
mov qword ptr [rdi-96], r8
vpaddq zmm11, zmm16, zmm23
vpaddq zmm28, zmm11, zmm17
lea r13, [r11-1]
vpaddq zmm29, zmm28, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+13696]
sarx rdx, r11, r15
vpaddq zmm26, zmm29, zmm30
mov r10, rbp
xor r10, rdx
vpmuludq zmm3, zmm15, zmmword ptr [rdi+13632]
vpaddq zmm31, zmm26, zmm3
vpaddq zmm2, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm2, zmm22
mov rcx, qword ptr [rdi+200]
vpsrlq zmm14, zmm1, 30
vpandq zmm13, zmm1, zmm6
mov rbx, -2
vmovdqa64 zmmword ptr [rdi+6400], zmm13
sub rbx, r11
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+6592], 0x44
vpermq zmm27, zmmword ptr [rdi+6592], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm23, zmm8, zmm27
imul rcx, qword ptr [rdi+96]
vpaddq zmm11, zmm4, zmm18
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+13760]
vpaddq zmm29, zmm28, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+13696]
vpaddq zmm26, zmm29, zmm30
vpaddq zmm3, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm3, zmm14
vpsrlq zmm2, zmm31, 30
sar r14, 1
lea rax, [r14+r10]
cmovc rax, r14
adc rdx, 0
cmovs r13, rbx
mov rsi, qword ptr [rdi+192]
vpandq zmm22, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+6464], zmm22
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm13, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+6656], 0x44
vpermq zmm25, zmmword ptr [rdi+6656], 0xee
vpmuldq zmm4, zmm7, zmm12
cmovs rbp, r14
vpmuldq zmm18, zmm8, zmm25
vpaddq zmm11, zmm1, zmm13
vpaddq zmm16, zmm11, zmm4
imul rsi, qword ptr [rdi+112]
vpaddq zmm17, zmm16, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+13824]
lea r9, [r13-1]
vpaddq zmm28, zmm17, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+13760]
vpaddq zmm29, zmm28, zmm0
vpaddq zmm30, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm30, zmm2
sarx r12, r13, r15
vpsrlq zmm3, zmm26, 30
vpandq zmm14, zmm26, zmm6
lea r8, [rcx+rsi]
vmovdqa64 zmmword ptr [rdi+6528], zmm14
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm22, zmm10, zmm25
mov r11, -2
vpermq zmm20, zmmword ptr [rdi+6720], 0x44
sub r11, r13
vpermq zmm27, zmmword ptr [rdi+6720], 0xee
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm13, zmm8, zmm27
vpaddq zmm11, zmm31, zmm22
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm13
mov qword ptr [rdi-88], r8
vpmuludq zmm18, zmm19, zmmword ptr [rdi+13888]
vpaddq zmm17, zmm16, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+13824]
vpaddq zmm28, zmm17, zmm23
vpaddq zmm0, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm0, zmm3
mov r10, rbp
xor r10, r12
vpsrlq zmm30, zmm29, 30
vpandq zmm2, zmm29, zmm6
sar rax, 1
vmovdqa64 zmmword ptr [rdi+6592], zmm2
vpmuldq zmm26, zmm9, zmm20
mov rdx, qword ptr [rdi+184]
lea rbx, [rax+r10]
cmovc rbx, rax
adc r12, 0
cmovs r9, r11
vpmuldq zmm14, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+6784], 0x44
vpermq zmm25, zmmword ptr [rdi+6784], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm22, zmm8, zmm25
vpaddq zmm11, zmm26, zmm14
vpaddq zmm1, zmm11, zmm31
vpaddq zmm4, zmm1, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+13952]
vpaddq zmm16, zmm4, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+13888]
vpaddq zmm17, zmm16, zmm18
vpaddq zmm23, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm23, zmm30
vpsrlq zmm0, zmm28, 30
vpandq zmm3, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+6656], zmm3
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm2, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+6848], 0x44
vpermq zmm27, zmmword ptr [rdi+6848], 0xee
cmovs rbp, rax
imul rdx, qword ptr [rdi+128]
mov r14, qword ptr [rdi+176]
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm14, zmm8, zmm27
vpaddq zmm11, zmm29, zmm2
lea rcx, [r9-1]
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm14
sarx rsi, r9, r15
mov r13, rbp
xor r13, rsi
vpmuludq zmm22, zmm19, zmmword ptr [rdi+14016]
vpaddq zmm4, zmm1, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+13952]
imul r14, qword ptr [rdi+136]
vpaddq zmm16, zmm4, zmm13
vpaddq zmm18, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm18, zmm0
vpsrlq zmm23, zmm17, 30
mov r8, -2
vpandq zmm30, zmm17, zmm6
sub r8, r9
vmovdqa64 zmmword ptr [rdi+6720], zmm30
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm3, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+6912], 0x44
vpermq zmm25, zmmword ptr [rdi+6912], 0xee
lea r10, [rdx+r14]
vpmuldq zmm29, zmm7, zmm12
vpmuldq zmm2, zmm8, zmm25
vpaddq zmm11, zmm28, zmm3
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+14080]
vpaddq zmm1, zmm31, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+14016]
vpaddq zmm4, zmm1, zmm22
vpaddq zmm13, zmm4, qword ptr [rdi+320]{1to8}
neg r10
sar rbx, 1
lea r12, [rbx+r13]
cmovc r12, rbx
adc rsi, 0
cmovs rcx, r8
vpaddq zmm16, zmm13, zmm23
vpsrlq zmm18, zmm16, 30
vpandq zmm0, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+6784], zmm0
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm30, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+6976], 0x44
cmovs rbp, rbx
vpermq zmm27, zmmword ptr [rdi+6976], 0xee
vpmuldq zmm28, zmm7, zmm20
sar r10, 20
vpmuldq zmm3, zmm8, zmm27
vpaddq zmm11, zmm17, zmm30
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm3
lea r11, [rcx-1]
vpmuludq zmm2, zmm19, zmmword ptr [rdi+14144]
vpaddq zmm31, zmm26, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+14080]
vpaddq zmm1, zmm31, zmm14
vpaddq zmm22, zmm1, qword ptr [rdi+320]{1to8}
sarx rax, rcx, r15
vpaddq zmm4, zmm22, zmm18
mov r9, qword ptr [rdi-112]
vpsrlq zmm13, zmm4, 30
vpandq zmm23, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+6848], zmm23
mov rdx, -2
vpmuldq zmm16, zmm9, zmm20
sub rdx, rcx
vpmuldq zmm0, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+7040], 0x44
vpermq zmm25, zmmword ptr [rdi+7040], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm30, zmm8, zmm25
vpaddq zmm11, zmm16, zmm0
imul r9, qword ptr [rdi+144]
vpaddq zmm28, zmm11, zmm17
vpaddq zmm29, zmm28, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+14208]
vpaddq zmm26, zmm29, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+14144]
vpaddq zmm31, zmm26, zmm2
mov r14, rbp
xor r14, rax
vpaddq zmm14, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm14, zmm13
vpsrlq zmm22, zmm1, 30
sar r12, 1
vpandq zmm18, zmm1, zmm6
mov r13, qword ptr [rdi-104]
vmovdqa64 zmmword ptr [rdi+6912], zmm18
lea rsi, [r12+r14]
cmovc rsi, r12
adc rax, 0
cmovs r11, rdx
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm23, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+7104], 0x44
vpermq zmm27, zmmword ptr [rdi+7104], 0xee
vpmuldq zmm16, zmm7, zmm20
vpmuldq zmm0, zmm8, zmm27
vpaddq zmm11, zmm4, zmm23
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+14272]
vpaddq zmm29, zmm28, zmm30
vpmuludq zmm3, zmm15, zmmword ptr [rdi+14208]
vpaddq zmm26, zmm29, zmm3
vpaddq zmm2, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm2, zmm22
vpsrlq zmm14, zmm31, 30
vpandq zmm13, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+6976], zmm13
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm18, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+7168], 0x44
cmovs rbp, r12
imul r13, qword ptr [rdi+152]
lea r8, [r9+r13]
vpermq zmm25, zmmword ptr [rdi+7168], 0xee
vpmuldq zmm4, zmm7, zmm12
lea rbx, [r11-1]
vpmuldq zmm23, zmm8, zmm25
vpaddq zmm11, zmm1, zmm18
sarx rcx, r11, r15
vpaddq zmm16, zmm11, zmm4
mov r14, rbp
xor r14, rcx
vpaddq zmm17, zmm16, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+14336]
lea rax, [r10+r8]
vpaddq zmm28, zmm17, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+14272]
vpaddq zmm29, zmm28, zmm30
vpaddq zmm3, zmm29, qword ptr [rdi+320]{1to8}
mov rdx, -2
vpaddq zmm26, zmm3, zmm14
sub rdx, r11
vpsrlq zmm2, zmm26, 30
vpandq zmm22, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+7040], zmm22
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm13, zmm10, zmm25
mov qword ptr [rdi-80], rax
vpermq zmm20, zmmword ptr [rdi+7232], 0x44
vpermq zmm27, zmmword ptr [rdi+7232], 0xee
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm18, zmm8, zmm27
vpaddq zmm11, zmm31, zmm13
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+14400]
vpaddq zmm17, zmm16, zmm23
sar rax, 20
vpmuludq zmm0, zmm15, zmmword ptr [rdi+14336]
sar rsi, 1
lea r12, [rsi+r14]
cmovc r12, rsi
adc rcx, 0
cmovs rbx, rdx
vpaddq zmm28, zmm17, zmm0
vpaddq zmm30, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm30, zmm2
vpsrlq zmm3, zmm29, 30
vpandq zmm14, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+7104], zmm14
vpmuldq zmm26, zmm9, zmm20
cmovs rbp, rsi
vpmuldq zmm22, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+7296], 0x44
shl rax, 44
vpermq zmm25, zmmword ptr [rdi+7296], 0xee
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm13, zmm8, zmm25
vpaddq zmm11, zmm26, zmm22
lea r9, [rbx-1]
vpaddq zmm1, zmm11, zmm31
vpaddq zmm4, zmm1, zmm13
vpmuludq zmm18, zmm19, zmmword ptr [rdi+14464]
vpaddq zmm16, zmm4, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+14400]
sarx r13, rbx, r15
vpaddq zmm17, zmm16, zmm23
mov qword ptr [rdi+208], rax
vpaddq zmm0, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm0, zmm3
vpsrlq zmm30, zmm28, 30
vpandq zmm2, zmm28, zmm6
mov r10, -2
vmovdqa64 zmmword ptr [rdi+7168], zmm2
sub r10, rbx
vpmuldq zmm29, zmm9, zmm12
vpmuldq zmm14, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+7360], 0x44
vpermq zmm27, zmmword ptr [rdi+7360], 0xee
vpmuldq zmm26, zmm7, zmm20
mov r8, qword ptr [rdi+200]
vpmuldq zmm22, zmm8, zmm27
vpaddq zmm11, zmm29, zmm14
vpaddq zmm31, zmm11, zmm26
vpaddq zmm1, zmm31, zmm22
vpmuludq zmm13, zmm19, zmmword ptr [rdi+14528]
vpaddq zmm4, zmm1, zmm13
mov r11, rbp
xor r11, r13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+14464]
vpaddq zmm16, zmm4, zmm18
vpaddq zmm23, zmm16, qword ptr [rdi+320]{1to8}
sar r12, 1
vpaddq zmm17, zmm23, zmm30
vpsrlq zmm0, zmm17, 30
lea r14, [r12+r11]
cmovc r14, r12
adc r13, 0
cmovs r9, r10
vpandq zmm3, zmm17, zmm6
vmovdqa64 zmmword ptr [rdi+7232], zmm3
vpmuldq zmm28, zmm9, zmm20
vpmuldq zmm2, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+7424], 0x44
vpermq zmm25, zmmword ptr [rdi+7424], 0xee
vpmuldq zmm29, zmm7, zmm12
vpmuldq zmm14, zmm8, zmm25
vpaddq zmm11, zmm28, zmm2
vpaddq zmm26, zmm11, zmm29
vpaddq zmm31, zmm26, zmm14
vpmuludq zmm22, zmm19, zmmword ptr [rdi+14592]
vpaddq zmm1, zmm31, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+14528]
vpaddq zmm4, zmm1, zmm13
vpaddq zmm18, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm18, zmm0
vpsrlq zmm23, zmm16, 30
vpandq zmm30, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+7296], zmm30
vpmuldq zmm17, zmm9, zmm12
cmovs rbp, r12
imul r8, qword ptr [rdi+128]
mov rcx, qword ptr [rdi+192]
imul rcx, qword ptr [rdi+136]
vpmuldq zmm3, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+7488], 0x44
lea rdx, [r9-1]
vpermq zmm27, zmmword ptr [rdi+7488], 0xee
vpmuldq zmm28, zmm7, zmm20
sarx rsi, r9, r15
vpmuldq zmm2, zmm8, zmm27
mov rax, rbp
xor rax, rsi
vpaddq zmm11, zmm17, zmm3
vpaddq zmm29, zmm11, zmm28
lea rbx, [r8+rcx]
vpaddq zmm26, zmm29, zmm2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+14656]
vpaddq zmm31, zmm26, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+14592]
mov r11, -2
vpaddq zmm1, zmm31, zmm22
sub r11, r9
vpaddq zmm13, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm13, zmm23
vpsrlq zmm18, zmm4, 30
vpandq zmm0, zmm4, zmm6
neg rbx
vmovdqa64 zmmword ptr [rdi+7360], zmm0
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm30, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+7552], 0x44
vpermq zmm25, zmmword ptr [rdi+7552], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm3, zmm8, zmm25
vpaddq zmm11, zmm16, zmm30
vpaddq zmm28, zmm11, zmm17
vpaddq zmm29, zmm28, zmm3
sar rbx, 20
vpmuludq zmm2, zmm19, zmmword ptr [rdi+14720]
vpaddq zmm26, zmm29, zmm2
sar r14, 1
lea r13, [r14+rax]
cmovc r13, r14
adc rsi, 0
cmovs rdx, r11
vpmuludq zmm14, zmm15, zmmword ptr [rdi+14656]
vpaddq zmm31, zmm26, zmm14
vpaddq zmm22, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm22, zmm18
vpsrlq zmm13, zmm1, 30
vpandq zmm23, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+7424], zmm23
cmovs rbp, r14
vpmuldq zmm4, zmm9, zmm12
mov r10, qword ptr [rdi-96]
vpmuldq zmm0, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+7616], 0x44
vpermq zmm27, zmmword ptr [rdi+7616], 0xee
vpmuldq zmm16, zmm7, zmm20
lea r12, [rdx-1]
vpmuldq zmm30, zmm8, zmm27
vpaddq zmm11, zmm4, zmm0
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+14784]
sarx r8, rdx, r15
vpaddq zmm29, zmm28, zmm3
imul r10, qword ptr [rdi+144]
vpmuludq zmm2, zmm15, zmmword ptr [rdi+14720]
vpaddq zmm26, zmm29, zmm2
vpaddq zmm14, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm14, zmm13
mov rcx, -2
vpsrlq zmm22, zmm31, 30
sub rcx, rdx
vpandq zmm18, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+7488], zmm18
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm23, zmm10, zmm27
mov r9, qword ptr [rdi-88]
vpermq zmm12, zmmword ptr [rdi+7680], 0x44
vpermq zmm25, zmmword ptr [rdi+7680], 0xee
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm0, zmm8, zmm25
vpaddq zmm11, zmm1, zmm23
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+14848]
mov rax, rbp
xor rax, r8
vpaddq zmm28, zmm17, zmm30
vpmuludq zmm3, zmm15, zmmword ptr [rdi+14784]
imul r9, qword ptr [rdi+152]
sar r13, 1
vpaddq zmm29, zmm28, zmm3
vpaddq zmm2, zmm29, qword ptr [rdi+320]{1to8}
lea rsi, [r13+rax]
cmovc rsi, r13
adc r8, 0
cmovs r12, rcx
vpaddq zmm26, zmm2, zmm22
vpsrlq zmm14, zmm26, 30
vpandq zmm13, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+7552], zmm13
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+7744], 0x44
vpermq zmm27, zmmword ptr [rdi+7744], 0xee
lea r11, [r10+r9]
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm23, zmm8, zmm27
vpaddq zmm11, zmm31, zmm18
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+14912]
vpaddq zmm17, zmm16, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+14848]
vpaddq zmm28, zmm17, zmm30
vpaddq zmm3, zmm28, qword ptr [rdi+320]{1to8}
lea r14, [rbx+r11]
vpaddq zmm29, zmm3, zmm14
vpsrlq zmm2, zmm29, 30
vpandq zmm22, zmm29, zmm6
cmovs rbp, r13
vmovdqa64 zmmword ptr [rdi+7616], zmm22
vpmuldq zmm26, zmm9, zmm20
vpmuldq zmm13, zmm10, zmm27
lea rdx, [r12-1]
vpaddq zmm12, zmm26, zmm13
vpmuludq zmm25, zmm15, zmmword ptr [rdi+14912]
sarx rax, r12, r15
vpaddq zmm7, zmm12, zmm25
mov r8, rbp
xor r8, rax
mov qword ptr [rdi-72], r14
vpaddq zmm8, zmm7, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm8, zmm2
vpaddq zmm18, zmm31, zmm24
vpandq zmm11, zmm18, zmm6
vmovdqa64 zmmword ptr [rdi+7680], zmm11
vpsrlq zmm1, zmm18, 30
mov rcx, -2
vpaddq zmm4, zmm1, zmm21
sub rcx, r12
vpaddq zmm23, zmm4, zmmword ptr [rdi+384]
vpandq zmm19, zmm23, zmmword ptr [rdi+448]
vmovdqa64 zmmword ptr [rdi+7744], zmm19
sar r14, 20
vpsrlq zmm16, zmm23, 30
vshufi64x2 zmm0{k3}{z}, zmm16, zmm16, 0x44
vpaddq zmm17, zmm5, zmmword ptr [rdi+512]
vpaddq zmm30, zmm17, zmm0
vmovdqa64 zmmword ptr [rdi+640], zmm30
shl r14, 44
sar rsi, 1
lea r10, [rsi+r8]
cmovc r10, rsi
adc rax, 0
cmovs rdx, rcx
cmovs rbp, rsi
mov qword ptr [rdi+216], r14
lea r9, [rdx-1]
sarx rbx, rdx, r15
mov r11, -2
sub r11, rdx
mov r13, rbp
xor r13, rbx
sar r10, 1
lea r12, [r10+r13]
cmovc r12, r10
adc rbx, 0
cmovs r9, r11
cmovs rbp, r10
lea r8, [r9-1]
sarx rax, r9, r15
mov rcx, rbp
xor rcx, rax
mov rsi, -2
sub rsi, r9
sar r12, 1
lea r14, [r12+rcx]
cmovc r14, r12
adc rax, 0
cmovs r8, rsi
cmovs rbp, r12
lea rdx, [r8-1]
sarx r13, r8, r15
mov rbx, -2
sub rbx, r8
mov r11, rbp
xor r11, r13
sar r14, 1
lea r10, [r14+r11]
cmovc r10, r14
adc r13, 0
cmovs rdx, rbx
cmovs rbp, r14
mov r9, r10
add r9, qword ptr [rdi-24]
mov rcx, rbp
add rcx, qword ptr [rdi-32]
mov rax, r10
shl rax, 44
mov rsi, rbp
shl rsi, 45
mov r12, r9
sar r12, 21
sar r9, 42
mov r8, rcx
sar r8, 20
sar rcx, 41
add rax, qword ptr [rdi-8]
add rsi, qword ptr [rdi-16]
imul r12, qword ptr [rdi+208]
imul r9, qword ptr [rdi+216]
imul r8, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+216]
sarx r11, rdx, r15
lea r13, [r12+r9]
lea rbx, [r8+rcx]
mov qword ptr [rdi-128], rbp
mov qword ptr [rdi-120], r10
lea r14, [r13+rax]
lea r12, [rbx+rsi]
ror r14, 44
ror r12, 45
mov rbx, r14
mov rcx, r12
mov rsi, r11
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
