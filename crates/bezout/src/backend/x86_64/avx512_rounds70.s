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
// Length: 70 limbs of 30 bits; 1675 instructions a round, 720 for its steps (form: carry).
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
mov rbp, qword ptr [rdi-120]
mov r8, rax
add r8, qword ptr [rdi-32]
sar r8, 41
mov qword ptr [rdi+0], r8
mov r9, -2
lea r10, [rax+524288]
lea r11, [rdx-1]
shl r10, 23
sub r9, rdx
sar r10, 43
mov qword ptr [rdi+8], r10
mov r12, rbp
add r12, qword ptr [rdi-24]
mov r13, -2
sar r12, 42
mov qword ptr [rdi+16], r12
lea r14, [rbp+1048576]
mov r8, rcx
xor r8, rsi
shl r14, 22
sar r14, 43
mov qword ptr [rdi+24], r14
mov rax, qword ptr [rdi+8]
imul rax, qword ptr [rdi-112]
sar rbx, 1
lea rdx, [rbx+r8]
cmovc rdx, rbx
adc rsi, 0
cmovs r11, r9
sarx r10, r11, r15
lea r12, [r11-1]
mov rbp, qword ptr [rdi+0]
mov r14, -2
cmovs rcx, rbx
sub r13, r11
imul rbp, qword ptr [rdi-96]
lea r8, [rax+rbp]
neg r8
mov qword ptr [rdi+32], r8
mov rsi, qword ptr [rdi+8]
imul rsi, qword ptr [rdi-104]
mov r9, qword ptr [rdi+0]
mov rbx, -2
imul r9, qword ptr [rdi-88]
lea r11, [rsi+r9]
neg r11
mov qword ptr [rdi+40], r11
mov rax, qword ptr [rdi+24]
imul rax, qword ptr [rdi-112]
mov rbp, qword ptr [rdi+16]
mov r8, rcx
xor r8, r10
sar rdx, 1
mov rsi, -2
lea r9, [rdx+r8]
cmovc r9, rdx
adc r10, 0
cmovs r12, r13
sarx r11, r12, r15
lea r8, [r12-1]
cmovs rcx, rdx
sub r14, r12
mov r10, rcx
xor r10, r11
sar r9, 1
lea r13, [r9+r10]
cmovc r13, r9
adc r11, 0
cmovs r8, r14
sarx rdx, r8, r15
lea r12, [r8-1]
cmovs rcx, r9
sub rbx, r8
imul rbp, qword ptr [rdi-96]
lea r10, [rax+rbp]
neg r10
mov qword ptr [rdi+48], r10
mov r11, qword ptr [rdi+24]
imul r11, qword ptr [rdi-104]
mov r14, qword ptr [rdi+16]
imul r14, qword ptr [rdi-88]
lea r9, [r11+r14]
mov r8, -2
neg r9
mov qword ptr [rdi+56], r9
mov rax, qword ptr [rdi+8]
imul rax, qword ptr [rdi-80]
mov rbp, qword ptr [rdi+0]
imul rbp, qword ptr [rdi-72]
lea r10, [rax+rbp]
neg r10
sar r10, 20
shl r10, 24
mov r11, rcx
xor r11, rdx
sar r13, 1
mov r14, -2
lea r9, [r13+r11]
cmovc r9, r13
adc rdx, 0
cmovs r12, rbx
sarx rax, r12, r15
lea rbp, [r12-1]
cmovs rcx, r13
sub rsi, r12
mov r11, rcx
xor r11, rax
sar r9, 1
lea rdx, [r9+r11]
cmovc rdx, r9
adc rax, 0
cmovs rbp, rsi
sarx rbx, rbp, r15
lea r13, [rbp-1]
cmovs rcx, r9
sub r8, rbp
shr r10, 24
mov qword ptr [rdi+64], r10
shr r10, 20
shl r10, 44
mov qword ptr [rdi+72], r10
mov r12, qword ptr [rdi+24]
mov r11, -2
imul r12, qword ptr [rdi-80]
mov rax, qword ptr [rdi+16]
imul rax, qword ptr [rdi-72]
lea rsi, [r12+rax]
neg rsi
sar rsi, 20
shl rsi, 24
shr rsi, 24
mov r9, rcx
xor r9, rbx
sar rdx, 1
mov qword ptr [rdi+80], rsi
mov rbp, -2
vpbroadcastq zmm0, qword ptr [rdi+32]
vpbroadcastq zmm1, qword ptr [rdi+48]
lea r10, [rdx+r9]
cmovc r10, rdx
adc rbx, 0
cmovs r13, r8
sarx r12, r13, r15
lea rax, [r13-1]
cmovs rcx, rdx
sub r14, r13
mov r9, rcx
xor r9, r12
sar r10, 1
lea rbx, [r10+r9]
cmovc rbx, r10
adc r12, 0
cmovs rax, r14
sarx r8, rax, r15
lea rdx, [rax-1]
cmovs rcx, r10
sub r11, rax
shr rsi, 20
shl rsi, 44
mov qword ptr [rdi+88], rsi
vpblendmq zmm2{k1}, zmm0, zmm1
mov r13, -2
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
mov r9, rcx
xor r9, r8
sar rbx, 1
vpmuldq zmm14, zmm8, zmm12
vpaddq zmm15, zmm13, zmm14
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
vpandq zmm18, zmm17, zmm6
vshufi64x2 zmm19, zmm18, zmm18, 0x44
vpmuludq zmm20, zmm19, zmmword ptr [rdi+2880]
vpaddq zmm21, zmm16, zmm20
mov r12, -2
vpsrlq zmm22, zmm21, 30
vpandq zmm23, zmm21, zmm6
lea r14, [rbx+r9]
cmovc r14, rbx
adc r8, 0
cmovs rdx, r11
sarx r10, rdx, r15
lea rax, [rdx-1]
cmovs rcx, rbx
sub rbp, rdx
mov rsi, rcx
xor rsi, r10
sar r14, 1
lea r9, [r14+rsi]
cmovc r9, r14
adc r10, 0
cmovs rax, rbp
sarx r8, rax, r15
lea r11, [rax-1]
vshufi64x2 zmm24{k2}{z}, zmm23, zmm23, 0x0e
cmovs rcx, r14
sub r13, rax
vpmuldq zmm25, zmm9, zmm11
mov rbx, -2
vpmuldq zmm26, zmm10, zmm12
vpermq zmm27, zmmword ptr [rdi+704], 0x44
vpermq zmm28, zmmword ptr [rdi+704], 0xee
vpmuldq zmm29, zmm7, zmm27
vpmuldq zmm30, zmm8, zmm28
vpaddq zmm31, zmm25, zmm26
vpaddq zmm0, zmm31, zmm29
vpaddq zmm1, zmm0, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+2944]
vpaddq zmm4, zmm1, zmm3
vpaddq zmm2, zmm4, qword ptr [rdi+320]{1to8}
mov rdx, rcx
xor rdx, r8
sar r9, 1
vpaddq zmm5, zmm2, zmm22
vpmuludq zmm13, zmm5, zmmword ptr [rdi+576]
vpandq zmm14, zmm13, zmm6
vshufi64x2 zmm15, zmm14, zmm14, 0x44
vpmuludq zmm17, zmm15, zmmword ptr [rdi+2880]
vpaddq zmm18, zmm5, zmm17
vpsrlq zmm16, zmm18, 30
mov rsi, -2
vpandq zmm20, zmm18, zmm6
vshufi64x2 zmm21{k2}{z}, zmm20, zmm20, 0x0e
vpmuldq zmm23, zmm9, zmm27
lea r10, [r9+rdx]
cmovc r10, r9
adc r8, 0
cmovs r11, r13
sarx rbp, r11, r15
lea r14, [r11-1]
cmovs rcx, r9
sub r12, r11
mov rax, rcx
xor rax, rbp
sar r10, 1
lea rdx, [r10+rax]
cmovc rdx, r10
adc rbp, 0
cmovs r14, r12
sarx r8, r14, r15
lea r13, [r14-1]
vpmuldq zmm11, zmm10, zmm28
cmovs rcx, r10
sub rbx, r14
vpermq zmm12, zmmword ptr [rdi+768], 0x44
mov r9, -2
vpermq zmm25, zmmword ptr [rdi+768], 0xee
vpmuldq zmm26, zmm7, zmm12
vpmuldq zmm31, zmm8, zmm25
vpaddq zmm29, zmm23, zmm11
vpaddq zmm0, zmm29, zmm26
vpaddq zmm30, zmm0, zmm31
vpmuludq zmm1, zmm19, zmmword ptr [rdi+3008]
vpaddq zmm3, zmm30, zmm1
vpmuludq zmm4, zmm15, zmmword ptr [rdi+2944]
mov r11, rcx
xor r11, r8
sar rdx, 1
vpaddq zmm2, zmm3, zmm4
vpaddq zmm22, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm22, zmm16
vpsrlq zmm14, zmm13, 30
vpandq zmm5, zmm13, zmm6
vpmuldq zmm17, zmm9, zmm12
vpermq zmm18, zmmword ptr [rdi+832], 0x44
vpermq zmm20, zmmword ptr [rdi+832], 0xee
vpmuldq zmm27, zmm8, zmm20
vpmuldq zmm28, zmm10, zmm25
mov rax, -2
vpmuldq zmm23, zmm7, zmm18
vpaddq zmm11, zmm17, zmm28
lea rbp, [rdx+r11]
cmovc rbp, rdx
adc r8, 0
cmovs r13, rbx
sarx r12, r13, r15
lea r10, [r13-1]
cmovs rcx, rdx
sub rsi, r13
mov r14, rcx
xor r14, r12
sar rbp, 1
lea r11, [rbp+r14]
cmovc r11, rbp
adc r12, 0
cmovs r10, rsi
sarx r8, r10, r15
lea rbx, [r10-1]
vpaddq zmm29, zmm11, zmm23
cmovs rcx, rbp
sub r9, r10
vpaddq zmm26, zmm29, zmm27
mov rdx, -2
vpmuludq zmm0, zmm19, zmmword ptr [rdi+3072]
vpmuludq zmm31, zmm15, zmmword ptr [rdi+3008]
vpaddq zmm30, zmm26, zmm0
vpaddq zmm1, zmm30, zmm31
vpaddq zmm3, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm3, zmm14
vpsrlq zmm2, zmm4, 30
vpandq zmm22, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+704], zmm22
vpmuldq zmm16, zmm9, zmm18
vpmuldq zmm13, zmm10, zmm20
mov r13, rcx
xor r13, r8
sar r11, 1
vpermq zmm12, zmmword ptr [rdi+896], 0x44
vpermq zmm25, zmmword ptr [rdi+896], 0xee
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm28, zmm8, zmm25
vpaddq zmm11, zmm16, zmm13
vpaddq zmm23, zmm11, zmm17
vpaddq zmm29, zmm23, zmm28
mov r14, -2
vpmuludq zmm27, zmm19, zmmword ptr [rdi+3136]
vpaddq zmm26, zmm29, zmm27
vpmuludq zmm0, zmm15, zmmword ptr [rdi+3072]
lea r12, [r11+r13]
cmovc r12, r11
adc r8, 0
cmovs rbx, r9
sarx rsi, rbx, r15
lea rbp, [rbx-1]
cmovs rcx, r11
sub rax, rbx
mov r10, rcx
xor r10, rsi
sar r12, 1
lea r13, [r12+r10]
cmovc r13, r12
adc rsi, 0
cmovs rbp, rax
sarx r8, rbp, r15
lea r9, [rbp-1]
vpaddq zmm30, zmm26, zmm0
cmovs rcx, r12
sub rdx, rbp
vpaddq zmm31, zmm30, qword ptr [rdi+320]{1to8}
mov r11, -2
vpaddq zmm1, zmm31, zmm2
vpsrlq zmm3, zmm1, 30
vpandq zmm14, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+768], zmm14
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm22, zmm10, zmm25
vpermq zmm18, zmmword ptr [rdi+960], 0x44
vpermq zmm20, zmmword ptr [rdi+960], 0xee
vpmuludq zmm16, zmm19, zmmword ptr [rdi+3200]
vpmuldq zmm13, zmm7, zmm18
vpmuludq zmm11, zmm15, zmmword ptr [rdi+3136]
vpmuldq zmm17, zmm8, zmm20
vpaddq zmm23, zmm4, zmm22
mov rbx, rcx
xor rbx, r8
sar r13, 1
vpaddq zmm28, zmm23, zmm13
vpaddq zmm29, zmm28, zmm17
vpaddq zmm27, zmm29, zmm16
vpaddq zmm26, zmm27, zmm11
vpaddq zmm0, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm0, zmm3
mov r10, -2
vpsrlq zmm31, zmm30, 30
lea rsi, [r13+rbx]
cmovc rsi, r13
adc r8, 0
cmovs r9, rdx
sarx rax, r9, r15
lea r12, [r9-1]
cmovs rcx, r13
sub r14, r9
mov rbp, rcx
xor rbp, rax
sar rsi, 1
lea rbx, [rsi+rbp]
cmovc rbx, rsi
adc rax, 0
cmovs r12, r14
sarx r8, r12, r15
lea rdx, [r12-1]
vpmuldq zmm2, zmm9, zmm18
cmovs rcx, rsi
sub r11, r12
mov r13, -2
vpandq zmm1, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+832], zmm1
vpermq zmm14, zmmword ptr [rdi+1024], 0x44
vpermq zmm12, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm25, zmm10, zmm20
vpmuldq zmm4, zmm7, zmm14
vpmuldq zmm22, zmm8, zmm12
vpmuludq zmm23, zmm19, zmmword ptr [rdi+3264]
vpmuludq zmm13, zmm15, zmmword ptr [rdi+3200]
vpaddq zmm28, zmm2, zmm25
vpaddq zmm17, zmm28, zmm4
vpaddq zmm29, zmm17, zmm22
mov r9, rcx
xor r9, r8
sar rbx, 1
vpaddq zmm16, zmm29, zmm23
vpaddq zmm27, zmm16, zmm13
vpaddq zmm11, zmm27, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm11, zmm31
vpsrlq zmm0, zmm26, 30
vpandq zmm3, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+896], zmm3
vpmuldq zmm18, zmm10, zmm12
vpmuldq zmm30, zmm9, zmm14
vpermq zmm1, zmmword ptr [rdi+1088], 0x44
vpermq zmm20, zmmword ptr [rdi+1088], 0xee
lea rbp, [rbx+r9]
cmovc rbp, rbx
adc r8, 0
cmovs rdx, r11
sarx rax, rdx, r15
lea r14, [rdx-1]
cmovs rcx, rbx
sub r10, rdx
mov rsi, rcx
xor rsi, rax
sar rbp, 1
lea r12, [rbp+rsi]
cmovc r12, rbp
adc rax, 0
cmovs r14, r10
sarx r9, r14, r15
lea r8, [r14-1]
vpmuldq zmm2, zmm7, zmm1
cmovs rcx, rbp
sub r13, r14
vpmuldq zmm25, zmm8, zmm20
vpmuludq zmm28, zmm19, zmmword ptr [rdi+3328]
vpaddq zmm4, zmm30, zmm18
vpaddq zmm17, zmm4, zmm2
vpaddq zmm22, zmm17, zmm25
vpaddq zmm29, zmm22, zmm28
vpmuludq zmm23, zmm15, zmmword ptr [rdi+3264]
vpaddq zmm16, zmm29, zmm23
vpaddq zmm13, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm27, zmm13, zmm0
vpsrlq zmm11, zmm27, 30
mov r11, rcx
xor r11, r9
sar r12, 1
vpmuldq zmm31, zmm10, zmm20
mov rbx, -2
vpandq zmm26, zmm27, zmm6
vmovdqa64 zmmword ptr [rdi+960], zmm26
vpmuldq zmm3, zmm9, zmm1
vpermq zmm12, zmmword ptr [rdi+1152], 0x44
vpermq zmm14, zmmword ptr [rdi+1152], 0xee
mov rdx, -2
vpmuldq zmm30, zmm7, zmm12
vpmuldq zmm18, zmm8, zmm14
vpmuludq zmm4, zmm19, zmmword ptr [rdi+3392]
vpmuludq zmm2, zmm15, zmmword ptr [rdi+3328]
vpaddq zmm17, zmm3, zmm31
vpaddq zmm25, zmm17, zmm30
vpaddq zmm22, zmm25, zmm18
lea rsi, [r12+r11]
cmovc rsi, r12
adc r9, 0
cmovs r8, r13
sarx rax, r8, r15
lea r10, [r8-1]
cmovs rcx, r12
mov rbp, rsi
add rbp, qword ptr [rdi-24]
mov r14, rcx
add r14, qword ptr [rdi-32]
mov r11, rsi
shl r11, 44
mov r9, rcx
shl r9, 45
mov r13, rbp
sar r13, 42
mov r12, r14
sar r12, 20
sar r14, 41
sar rbp, 21
add r11, qword ptr [rdi-8]
add r9, qword ptr [rdi-16]
imul rbp, qword ptr [rdi+72]
imul r13, qword ptr [rdi+88]
imul r12, qword ptr [rdi+72]
imul r14, qword ptr [rdi+88]
sub rbx, r8
lea r8, [rbp+r13]
lea rbp, [r12+r14]
lea r13, [r8+r11]
lea r12, [rbp+r9]
ror r13, 44
ror r12, 45
vpaddq zmm28, zmm22, zmm4
mov r14, r12
xor r14, rax
vpaddq zmm29, zmm28, zmm2
vpaddq zmm23, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm16, zmm23, zmm11
sar r13, 1
lea r8, [r13+r14]
cmovc r8, r13
adc rax, 0
cmovs r10, rbx
sarx r11, r10, r15
lea rbp, [r10-1]
vpsrlq zmm13, zmm16, 30
vpandq zmm0, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+1024], zmm0
vpmuldq zmm20, zmm9, zmm12
vpermq zmm27, zmmword ptr [rdi+1216], 0x44
vpmuldq zmm26, zmm7, zmm27
mov r9, -2
vpermq zmm1, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm3, zmm8, zmm1
vpmuldq zmm31, zmm10, zmm14
vpaddq zmm17, zmm20, zmm31
vpaddq zmm30, zmm17, zmm26
cmovs r12, r13
sub rdx, r10
vpaddq zmm25, zmm30, zmm3
mov r14, -2
vpmuludq zmm18, zmm19, zmmword ptr [rdi+3456]
vpaddq zmm22, zmm25, zmm18
vpmuludq zmm4, zmm15, zmmword ptr [rdi+3392]
vpaddq zmm28, zmm22, zmm4
vpaddq zmm2, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm2, zmm13
vpandq zmm23, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+1088], zmm23
mov rax, rcx
add rax, qword ptr [rdi-32]
sar rax, 41
vpsrlq zmm11, zmm29, 30
mov qword ptr [rdi+96], rax
vpmuldq zmm16, zmm10, zmm1
mov rbx, r12
xor rbx, r11
sar r8, 1
lea r13, [rcx+524288]
vpermq zmm0, zmmword ptr [rdi+1280], 0x44
vpmuldq zmm12, zmm9, zmm27
vpermq zmm14, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm20, zmm7, zmm0
vpmuldq zmm31, zmm8, zmm14
vpaddq zmm17, zmm12, zmm16
vpaddq zmm26, zmm17, zmm20
vpaddq zmm30, zmm26, zmm31
mov r10, -2
vpmuludq zmm3, zmm19, zmmword ptr [rdi+3520]
vpaddq zmm25, zmm30, zmm3
vpmuludq zmm18, zmm15, zmmword ptr [rdi+3456]
lea rax, [r8+rbx]
cmovc rax, r8
adc r11, 0
cmovs rbp, rdx
sarx rcx, rbp, r15
lea rbx, [rbp-1]
cmovs r12, r8
sub r9, rbp
mov r11, r12
xor r11, rcx
sar rax, 1
lea rdx, [rax+r11]
cmovc rdx, rax
adc rcx, 0
cmovs rbx, r9
sarx r8, rbx, r15
lea rbp, [rbx-1]
vpaddq zmm22, zmm25, zmm18
cmovs r12, rax
sub r14, rbx
shl r13, 23
sar r13, 43
mov qword ptr [rdi+104], r13
mov r11, rsi
add r11, qword ptr [rdi-24]
sar r11, 42
mov qword ptr [rdi+112], r11
lea rcx, [rsi+1048576]
shl rcx, 22
sar rcx, 43
mov qword ptr [rdi+120], rcx
mov r9, qword ptr [rdi+104]
vpaddq zmm4, zmm22, qword ptr [rdi+320]{1to8}
imul r9, qword ptr [rdi+64]
mov rax, -2
vpaddq zmm28, zmm4, zmm11
mov rbx, qword ptr [rdi+96]
vpsrlq zmm2, zmm28, 30
imul rbx, qword ptr [rdi+80]
vpandq zmm13, zmm28, zmm6
lea r13, [r9+rbx]
vmovdqa64 zmmword ptr [rdi+1152], zmm13
neg r13
sar r13, 20
vpmuldq zmm23, zmm9, zmm0
mov qword ptr [rdi+128], r13
vpmuldq zmm29, zmm10, zmm14
mov r11, qword ptr [rdi+120]
vpermq zmm1, zmmword ptr [rdi+1344], 0x44
imul r11, qword ptr [rdi+64]
vpermq zmm27, zmmword ptr [rdi+1344], 0xee
mov rsi, qword ptr [rdi+112]
vpmuldq zmm12, zmm7, zmm1
imul rsi, qword ptr [rdi+80]
vpmuldq zmm16, zmm8, zmm27
lea rcx, [r11+rsi]
vpaddq zmm17, zmm23, zmm29
neg rcx
mov r9, r12
xor r9, r8
sar rdx, 1
vpaddq zmm20, zmm17, zmm12
vpaddq zmm26, zmm20, zmm16
vpmuludq zmm31, zmm19, zmmword ptr [rdi+3584]
vpaddq zmm30, zmm26, zmm31
vpmuludq zmm3, zmm15, zmmword ptr [rdi+3520]
vpaddq zmm25, zmm30, zmm3
vpaddq zmm18, zmm25, qword ptr [rdi+320]{1to8}
mov rbx, -2
vpaddq zmm22, zmm18, zmm2
vpsrlq zmm4, zmm22, 30
vpandq zmm11, zmm22, zmm6
lea r13, [rdx+r9]
cmovc r13, rdx
adc r8, 0
cmovs rbp, r14
sarx r11, rbp, r15
lea rsi, [rbp-1]
cmovs r12, rdx
sub r10, rbp
mov r9, r12
xor r9, r11
sar r13, 1
lea r8, [r13+r9]
cmovc r8, r13
adc r11, 0
cmovs rsi, r10
sarx r14, rsi, r15
lea rdx, [rsi-1]
vmovdqa64 zmmword ptr [rdi+1216], zmm11
cmovs r12, r13
sub rax, rsi
sar rcx, 20
mov qword ptr [rdi+136], rcx
mov rbp, qword ptr [rdi+704]
shr rbp, 10
mov r9, qword ptr [rdi+768]
shl r9, 20
lea r11, [rbp+r9]
mov r10, qword ptr [rdi+832]
shl r10, 50
lea r13, [r11+r10]
mov qword ptr [rdi+144], r13
mov rsi, qword ptr [rdi+720]
vpmuldq zmm28, zmm9, zmm1
mov rcx, -2
shr rsi, 10
vpmuldq zmm13, zmm10, zmm27
mov rbp, qword ptr [rdi+784]
vpermq zmm0, zmmword ptr [rdi+1408], 0x44
shl rbp, 20
vpermq zmm14, zmmword ptr [rdi+1408], 0xee
lea r9, [rsi+rbp]
vpmuldq zmm23, zmm7, zmm0
mov r11, qword ptr [rdi+848]
vpmuldq zmm29, zmm8, zmm14
shl r11, 50
vpaddq zmm17, zmm28, zmm13
lea r10, [r9+r11]
vpaddq zmm12, zmm17, zmm23
mov qword ptr [rdi+152], r10
vpaddq zmm20, zmm12, zmm29
mov r13, qword ptr [rdi+104]
vpmuludq zmm16, zmm19, zmmword ptr [rdi+3648]
imul r13, qword ptr [rdi+144]
vpaddq zmm26, zmm20, zmm16
mov rsi, qword ptr [rdi+96]
vpmuludq zmm31, zmm15, zmmword ptr [rdi+3584]
imul rsi, qword ptr [rdi+152]
mov rbp, r12
xor rbp, r14
sar r8, 1
vpaddq zmm30, zmm26, zmm31
lea r9, [r13+rsi]
vpaddq zmm3, zmm30, qword ptr [rdi+320]{1to8}
mov r11, qword ptr [rdi+128]
vpaddq zmm25, zmm3, zmm4
vpsrlq zmm18, zmm25, 30
vpandq zmm2, zmm25, zmm6
vmovdqa64 zmmword ptr [rdi+1280], zmm2
vpmuldq zmm22, zmm9, zmm0
mov r10, -2
vpmuldq zmm11, zmm10, zmm14
vpermq zmm1, zmmword ptr [rdi+1472], 0x44
vpermq zmm27, zmmword ptr [rdi+1472], 0xee
lea r13, [r8+rbp]
cmovc r13, r8
adc r14, 0
cmovs rdx, rax
sarx rsi, rdx, r15
lea rbp, [rdx-1]
cmovs r12, r8
sub rbx, rdx
mov r14, r12
xor r14, rsi
sar r13, 1
lea rax, [r13+r14]
cmovc rax, r13
adc rsi, 0
cmovs rbp, rbx
sarx r8, rbp, r15
lea rdx, [rbp-1]
vpmuldq zmm28, zmm7, zmm1
cmovs r12, r13
sub rcx, rbp
sar r11, 20
sub r11, r9
shl r11, 44
mov qword ptr [rdi+160], r11
mov r14, qword ptr [rdi+120]
imul r14, qword ptr [rdi+144]
mov rsi, qword ptr [rdi+112]
imul rsi, qword ptr [rdi+152]
lea rbx, [r14+rsi]
mov r13, qword ptr [rdi+136]
vpmuldq zmm13, zmm8, zmm27
sar r13, 20
mov rbp, -2
vpaddq zmm17, zmm22, zmm11
sub r13, rbx
vpaddq zmm23, zmm17, zmm28
shl r13, 44
vpaddq zmm12, zmm23, zmm13
mov qword ptr [rdi+168], r13
vpmuludq zmm29, zmm19, zmmword ptr [rdi+3712]
vpaddq zmm20, zmm12, zmm29
vpmuludq zmm16, zmm15, zmmword ptr [rdi+3648]
vpaddq zmm26, zmm20, zmm16
vpaddq zmm31, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm31, zmm18
vpsrlq zmm3, zmm30, 30
vpandq zmm4, zmm30, zmm6
mov r9, r12
xor r9, r8
sar rax, 1
vmovdqa64 zmmword ptr [rdi+1344], zmm4
vpmuldq zmm25, zmm9, zmm1
vpmuldq zmm2, zmm10, zmm27
vpermq zmm0, zmmword ptr [rdi+1536], 0x44
vpermq zmm14, zmmword ptr [rdi+1536], 0xee
vpmuldq zmm22, zmm7, zmm0
vpmuldq zmm11, zmm8, zmm14
mov r11, -2
vpaddq zmm17, zmm25, zmm2
vpaddq zmm28, zmm17, zmm22
vpaddq zmm23, zmm28, zmm11
lea r14, [rax+r9]
cmovc r14, rax
adc r8, 0
cmovs rdx, rcx
sarx rsi, rdx, r15
lea rbx, [rdx-1]
cmovs r12, rax
sub r10, rdx
mov r13, r12
xor r13, rsi
sar r14, 1
lea r9, [r14+r13]
cmovc r9, r14
adc rsi, 0
cmovs rbx, r10
sarx r8, rbx, r15
lea rcx, [rbx-1]
vpmuludq zmm13, zmm19, zmmword ptr [rdi+3776]
cmovs r12, r14
sub rbp, rbx
vpaddq zmm12, zmm23, zmm13
mov rax, -2
vpmuludq zmm29, zmm15, zmmword ptr [rdi+3712]
vpaddq zmm20, zmm12, zmm29
vpaddq zmm16, zmm20, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm16, zmm3
vpsrlq zmm31, zmm26, 30
vpandq zmm18, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+1408], zmm18
vpmuldq zmm30, zmm9, zmm0
vpmuldq zmm4, zmm10, zmm14
vpermq zmm1, zmmword ptr [rdi+1600], 0x44
vpermq zmm27, zmmword ptr [rdi+1600], 0xee
mov rdx, r12
xor rdx, r8
sar r9, 1
vpmuldq zmm25, zmm7, zmm1
vpmuldq zmm2, zmm8, zmm27
vpaddq zmm17, zmm30, zmm4
vpaddq zmm22, zmm17, zmm25
vpaddq zmm28, zmm22, zmm2
vpmuludq zmm11, zmm19, zmmword ptr [rdi+3840]
vpaddq zmm23, zmm28, zmm11
mov r13, -2
vpmuludq zmm13, zmm15, zmmword ptr [rdi+3776]
vpaddq zmm12, zmm23, zmm13
vpaddq zmm29, zmm12, qword ptr [rdi+320]{1to8}
lea rsi, [r9+rdx]
cmovc rsi, r9
adc r8, 0
cmovs rcx, rbp
sarx r10, rcx, r15
lea r14, [rcx-1]
cmovs r12, r9
sub r11, rcx
mov rbx, r12
xor rbx, r10
sar rsi, 1
lea rdx, [rsi+rbx]
cmovc rdx, rsi
adc r10, 0
cmovs r14, r11
sarx r8, r14, r15
lea rbp, [r14-1]
vpaddq zmm20, zmm29, zmm31
cmovs r12, rsi
sub rax, r14
vpsrlq zmm16, zmm20, 30
mov r9, -2
vpandq zmm3, zmm20, zmm6
vmovdqa64 zmmword ptr [rdi+1472], zmm3
vpmuldq zmm26, zmm9, zmm1
vpmuldq zmm18, zmm10, zmm27
vpermq zmm0, zmmword ptr [rdi+1664], 0x44
vpermq zmm14, zmmword ptr [rdi+1664], 0xee
vpmuldq zmm30, zmm7, zmm0
vpmuldq zmm4, zmm8, zmm14
vpaddq zmm17, zmm26, zmm18
vpaddq zmm25, zmm17, zmm30
vpaddq zmm22, zmm25, zmm4
mov rcx, r12
xor rcx, r8
sar rdx, 1
vpmuludq zmm2, zmm19, zmmword ptr [rdi+3904]
vpaddq zmm28, zmm22, zmm2
vpmuldq zmm11, zmm10, zmm14
vpmuludq zmm23, zmm15, zmmword ptr [rdi+3840]
vpaddq zmm13, zmm28, zmm23
vpaddq zmm12, zmm13, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm12, zmm16
vpsrlq zmm31, zmm29, 30
mov rbx, -2
vpandq zmm20, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+1536], zmm20
vpmuldq zmm3, zmm9, zmm0
lea r10, [rdx+rcx]
cmovc r10, rdx
adc r8, 0
cmovs rbp, rax
sarx r11, rbp, r15
lea rsi, [rbp-1]
cmovs r12, rdx
sub r13, rbp
mov r14, r12
xor r14, r11
sar r10, 1
lea rcx, [r10+r14]
cmovc rcx, r10
adc r11, 0
cmovs rsi, r13
sarx r8, rsi, r15
lea rax, [rsi-1]
cmovs r12, r10
sub r9, rsi
vpermq zmm1, zmmword ptr [rdi+1728], 0xee
mov rdx, -2
vpermq zmm27, zmmword ptr [rdi+1728], 0x44
vpmuldq zmm26, zmm8, zmm1
vpmuludq zmm18, zmm19, zmmword ptr [rdi+3968]
vpaddq zmm17, zmm3, zmm11
vpmuldq zmm30, zmm7, zmm27
vpaddq zmm25, zmm17, zmm30
vpaddq zmm4, zmm25, zmm26
vpaddq zmm22, zmm4, zmm18
vpmuludq zmm2, zmm15, zmmword ptr [rdi+3904]
vpmuldq zmm14, zmm10, zmm1
vpaddq zmm28, zmm22, zmm2
vpmuldq zmm23, zmm9, zmm27
vpaddq zmm13, zmm28, qword ptr [rdi+320]{1to8}
mov rbp, r12
xor rbp, r8
sar rcx, 1
vpaddq zmm12, zmm13, zmm31
vpandq zmm16, zmm12, zmm6
vpsrlq zmm29, zmm12, 30
vmovdqa64 zmmword ptr [rdi+1600], zmm16
vpermq zmm20, zmmword ptr [rdi+1792], 0x44
mov r14, -2
vpermq zmm0, zmmword ptr [rdi+1792], 0xee
vpmuldq zmm3, zmm7, zmm20
vpmuldq zmm11, zmm8, zmm0
lea r11, [rcx+rbp]
cmovc r11, rcx
adc r8, 0
cmovs rax, r9
sarx r13, rax, r15
lea r10, [rax-1]
cmovs r12, rcx
sub rbx, rax
mov rsi, r12
xor rsi, r13
sar r11, 1
lea rbp, [r11+rsi]
cmovc rbp, r11
adc r13, 0
cmovs r10, rbx
sarx r8, r10, r15
lea r9, [r10-1]
vpaddq zmm17, zmm23, zmm14
cmovs r12, r11
sub rdx, r10
vpaddq zmm30, zmm17, zmm3
mov rcx, -2
vpaddq zmm25, zmm30, zmm11
vpmuludq zmm26, zmm19, zmmword ptr [rdi+4032]
vpaddq zmm4, zmm25, zmm26
vpmuludq zmm18, zmm15, zmmword ptr [rdi+3968]
vpaddq zmm1, zmm4, zmm18
vpaddq zmm22, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm22, zmm29
vpsrlq zmm27, zmm2, 30
vpandq zmm28, zmm2, zmm6
vmovdqa64 zmmword ptr [rdi+1664], zmm28
vpmuldq zmm13, zmm9, zmm20
mov rax, r12
xor rax, r8
sar rbp, 1
vpmuldq zmm31, zmm10, zmm0
vpermq zmm12, zmmword ptr [rdi+1856], 0x44
vpermq zmm16, zmmword ptr [rdi+1856], 0xee
vpmuldq zmm23, zmm7, zmm12
vpmuldq zmm14, zmm8, zmm16
vpaddq zmm17, zmm13, zmm31
vpaddq zmm3, zmm17, zmm23
mov rsi, -2
vpaddq zmm30, zmm3, zmm14
vpmuludq zmm11, zmm19, zmmword ptr [rdi+4096]
vpaddq zmm25, zmm30, zmm11
lea r13, [rbp+rax]
cmovc r13, rbp
adc r8, 0
cmovs r9, rdx
sarx rbx, r9, r15
lea r11, [r9-1]
cmovs r12, rbp
sub r14, r9
mov r10, r12
xor r10, rbx
sar r13, 1
lea rax, [r13+r10]
cmovc rax, r13
adc rbx, 0
cmovs r11, r14
sarx r8, r11, r15
lea rdx, [r11-1]
vpmuludq zmm26, zmm15, zmmword ptr [rdi+4032]
cmovs r12, r13
sub rcx, r11
vpaddq zmm4, zmm25, zmm26
mov rbp, -2
vpaddq zmm18, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm18, zmm27
vpsrlq zmm22, zmm1, 30
vpandq zmm29, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+1728], zmm29
vpmuldq zmm2, zmm9, zmm12
vpmuldq zmm28, zmm10, zmm16
vpermq zmm20, zmmword ptr [rdi+1920], 0x44
vpermq zmm0, zmmword ptr [rdi+1920], 0xee
vpmuldq zmm13, zmm7, zmm20
vpmuldq zmm31, zmm8, zmm0
mov r9, r12
xor r9, r8
sar rax, 1
vpaddq zmm17, zmm2, zmm28
vpaddq zmm23, zmm17, zmm13
vpaddq zmm3, zmm23, zmm31
vpmuludq zmm14, zmm19, zmmword ptr [rdi+4160]
vpaddq zmm30, zmm3, zmm14
vpmuludq zmm11, zmm15, zmmword ptr [rdi+4096]
vpaddq zmm25, zmm30, zmm11
vpaddq zmm26, zmm25, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm26, zmm22
vpsrlq zmm18, zmm4, 30
lea r10, [rax+r9]
cmovc r10, rax
adc r8, 0
cmovs rdx, rcx
sarx rbx, rdx, r15
lea r14, [rdx-1]
cmovs r12, rax
sub rsi, rdx
mov r13, r12
xor r13, rbx
sar r10, 1
lea r11, [r10+r13]
cmovc r11, r10
adc rbx, 0
cmovs r14, rsi
sarx r9, r14, r15
lea r8, [r14-1]
vpandq zmm27, zmm4, zmm6
cmovs r12, r10
sub rbp, r14
vmovdqa64 zmmword ptr [rdi+1792], zmm27
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm29, zmm10, zmm0
vpermq zmm12, zmmword ptr [rdi+1984], 0x44
vpermq zmm16, zmmword ptr [rdi+1984], 0xee
vpmuldq zmm2, zmm7, zmm12
vpmuldq zmm28, zmm8, zmm16
vpaddq zmm17, zmm1, zmm29
vpaddq zmm13, zmm17, zmm2
vpaddq zmm23, zmm13, zmm28
vpmuludq zmm31, zmm19, zmmword ptr [rdi+4224]
vpaddq zmm3, zmm23, zmm31
mov rcx, r12
xor rcx, r9
sar r11, 1
mov rax, -2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+4160]
vpaddq zmm30, zmm3, zmm14
vpaddq zmm11, zmm30, qword ptr [rdi+320]{1to8}
vpaddq zmm25, zmm11, zmm18
vpsrlq zmm26, zmm25, 30
mov rdx, -2
vpandq zmm22, zmm25, zmm6
vmovdqa64 zmmword ptr [rdi+1856], zmm22
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm27, zmm10, zmm16
vpermq zmm20, zmmword ptr [rdi+2048], 0x44
lea r13, [r11+rcx]
cmovc r13, r11
adc r9, 0
cmovs r8, rbp
sarx rbx, r8, r15
lea rsi, [r8-1]
cmovs r12, r11
mov r10, r12
add r10, qword ptr [rdi-32]
sar r10, 41
mov qword ptr [rdi+176], r10
mov r14, r13
add r14, qword ptr [rdi-24]
mov rcx, r12
add rcx, qword ptr [rdi-32]
lea r9, [r12+524288]
mov rbp, r13
shl rbp, 44
shl r12, 45
shl r9, 23
mov r11, r14
sar r11, 21
sar r14, 42
mov r10, rcx
sar r10, 20
sar rcx, 41
sar r9, 43
add rbp, qword ptr [rdi-8]
add r12, qword ptr [rdi-16]
mov qword ptr [rdi+184], r9
imul r11, qword ptr [rdi+160]
imul r14, qword ptr [rdi+168]
imul r10, qword ptr [rdi+160]
imul rcx, qword ptr [rdi+168]
mov r9, r13
add r9, qword ptr [rdi-24]
sar r9, 42
mov qword ptr [rdi+192], r9
lea r9, [r13+1048576]
shl r9, 22
sub rax, r8
sar r9, 43
lea r13, [r11+r14]
lea r8, [r10+rcx]
mov qword ptr [rdi+200], r9
mov r11, qword ptr [rdi+184]
lea r14, [r13+rbp]
lea r10, [r8+r12]
imul r11, qword ptr [rdi+104]
mov rcx, qword ptr [rdi+176]
ror r14, 44
ror r10, 45
imul rcx, qword ptr [rdi+120]
lea r9, [r11+rcx]
mov r13, r10
xor r13, rbx
vpermq zmm0, zmmword ptr [rdi+2048], 0xee
mov qword ptr [rdi-112], r9
vpmuldq zmm1, zmm7, zmm20
mov rbp, qword ptr [rdi+184]
vpmuldq zmm29, zmm8, zmm0
vpaddq zmm17, zmm4, zmm27
imul rbp, qword ptr [rdi+96]
vpaddq zmm2, zmm17, zmm1
mov r8, qword ptr [rdi+176]
sar r14, 1
lea r12, [r14+r13]
cmovc r12, r14
adc rbx, 0
cmovs rsi, rax
sarx r11, rsi, r15
vpaddq zmm13, zmm2, zmm29
lea rcx, [rsi-1]
vpmuludq zmm28, zmm19, zmmword ptr [rdi+4288]
vpaddq zmm23, zmm13, zmm28
vpmuludq zmm31, zmm15, zmmword ptr [rdi+4224]
vpaddq zmm3, zmm23, zmm31
vpaddq zmm14, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm14, zmm26
vpsrlq zmm11, zmm30, 30
mov r9, -2
vpandq zmm18, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+1920], zmm18
vpmuldq zmm25, zmm9, zmm20
vpmuldq zmm22, zmm10, zmm0
cmovs r10, r14
sub rdx, rsi
imul r8, qword ptr [rdi+112]
lea r13, [rbp+r8]
mov qword ptr [rdi-104], r13
mov rbx, qword ptr [rdi+200]
imul rbx, qword ptr [rdi+104]
mov rax, qword ptr [rdi+192]
imul rax, qword ptr [rdi+120]
lea r14, [rbx+rax]
mov qword ptr [rdi-96], r14
vpermq zmm12, zmmword ptr [rdi+2112], 0x44
mov rsi, -2
mov rbp, qword ptr [rdi+200]
vpermq zmm16, zmmword ptr [rdi+2112], 0xee
vpmuldq zmm4, zmm7, zmm12
imul rbp, qword ptr [rdi+96]
vpmuldq zmm27, zmm8, zmm16
mov r8, qword ptr [rdi+192]
vpaddq zmm17, zmm25, zmm22
imul r8, qword ptr [rdi+112]
vpaddq zmm1, zmm17, zmm4
vpaddq zmm2, zmm1, zmm27
lea r13, [rbp+r8]
vpmuludq zmm29, zmm19, zmmword ptr [rdi+4352]
mov qword ptr [rdi-88], r13
vpaddq zmm13, zmm2, zmm29
vpmuludq zmm28, zmm15, zmmword ptr [rdi+4288]
mov rbx, qword ptr [rdi+184]
vpaddq zmm23, zmm13, zmm28
imul rbx, qword ptr [rdi+128]
vpaddq zmm31, zmm23, qword ptr [rdi+320]{1to8}
mov rax, r10
xor rax, r11
sar r12, 1
mov r14, qword ptr [rdi+176]
vpaddq zmm3, zmm31, zmm11
vpsrlq zmm14, zmm3, 30
vpandq zmm26, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi+1984], zmm26
vpmuldq zmm30, zmm9, zmm12
vpmuldq zmm18, zmm10, zmm16
vpermq zmm20, zmmword ptr [rdi+2176], 0x44
mov rbp, -2
vpermq zmm0, zmmword ptr [rdi+2176], 0xee
vpmuldq zmm25, zmm7, zmm20
vpmuldq zmm22, zmm8, zmm0
lea r8, [r12+rax]
cmovc r8, r12
adc r11, 0
cmovs rcx, rdx
sarx r13, rcx, r15
lea rax, [rcx-1]
cmovs r10, r12
sub r9, rcx
mov r11, r10
xor r11, r13
sar r8, 1
lea rdx, [r8+r11]
cmovc rdx, r8
adc r13, 0
cmovs rax, r9
sarx r12, rax, r15
lea rcx, [rax-1]
vpaddq zmm17, zmm30, zmm18
cmovs r10, r8
sub rsi, rax
imul r14, qword ptr [rdi+136]
lea r11, [rbx+r14]
neg r11
sar r11, 20
mov r13, qword ptr [rdi-112]
imul r13, qword ptr [rdi+144]
mov r9, qword ptr [rdi-104]
imul r9, qword ptr [rdi+152]
vpaddq zmm4, zmm17, zmm25
mov r8, -2
lea rax, [r13+r9]
vpaddq zmm1, zmm4, zmm22
vpmuludq zmm27, zmm19, zmmword ptr [rdi+4416]
lea rbx, [r11+rax]
vpaddq zmm2, zmm1, zmm27
mov qword ptr [rdi-80], rbx
vpmuludq zmm29, zmm15, zmmword ptr [rdi+4352]
sar rbx, 20
vpaddq zmm13, zmm2, zmm29
vpaddq zmm28, zmm13, qword ptr [rdi+320]{1to8}
shl rbx, 44
vpaddq zmm23, zmm28, zmm14
mov qword ptr [rdi+208], rbx
vpsrlq zmm31, zmm23, 30
mov r14, qword ptr [rdi+200]
vpandq zmm11, zmm23, zmm6
vmovdqa64 zmmword ptr [rdi+2048], zmm11
imul r14, qword ptr [rdi+128]
vpmuldq zmm3, zmm9, zmm20
mov r13, r10
xor r13, r12
sar rdx, 1
mov r9, qword ptr [rdi+192]
vpmuldq zmm26, zmm10, zmm0
vpermq zmm12, zmmword ptr [rdi+2240], 0x44
vpermq zmm16, zmmword ptr [rdi+2240], 0xee
vpmuldq zmm30, zmm7, zmm12
vpmuldq zmm18, zmm8, zmm16
vpaddq zmm17, zmm3, zmm26
vpaddq zmm25, zmm17, zmm30
mov r11, -2
vpaddq zmm4, zmm25, zmm18
vpmuludq zmm22, zmm19, zmmword ptr [rdi+4480]
vpaddq zmm1, zmm4, zmm22
lea rax, [rdx+r13]
cmovc rax, rdx
adc r12, 0
cmovs rcx, rsi
sarx rbx, rcx, r15
lea r13, [rcx-1]
cmovs r10, rdx
sub rbp, rcx
mov r12, r10
xor r12, rbx
sar rax, 1
lea rsi, [rax+r12]
cmovc rsi, rax
adc rbx, 0
cmovs r13, rbp
sarx rdx, r13, r15
lea rcx, [r13-1]
vpmuludq zmm27, zmm15, zmmword ptr [rdi+4416]
cmovs r10, rax
sub r8, r13
imul r9, qword ptr [rdi+136]
lea r12, [r14+r9]
neg r12
sar r12, 20
mov rbx, qword ptr [rdi-96]
imul rbx, qword ptr [rdi+144]
mov rbp, qword ptr [rdi-88]
imul rbp, qword ptr [rdi+152]
vpaddq zmm2, zmm1, zmm27
mov rax, -2
lea r13, [rbx+rbp]
vpaddq zmm29, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm29, zmm31
lea r14, [r12+r13]
vpsrlq zmm28, zmm13, 30
mov qword ptr [rdi-72], r14
vpandq zmm14, zmm13, zmm6
sar r14, 20
vmovdqa64 zmmword ptr [rdi+2112], zmm14
vpmuldq zmm23, zmm9, zmm12
shl r14, 44
vpmuldq zmm11, zmm10, zmm16
mov qword ptr [rdi+216], r14
vpermq zmm20, zmmword ptr [rdi+2304], 0x44
vpermq zmm0, zmmword ptr [rdi+2304], 0xee
vpmuldq zmm3, zmm7, zmm20
vpmuldq zmm26, zmm8, zmm0
mov r9, r10
xor r9, rdx
sar rsi, 1
vpaddq zmm17, zmm23, zmm11
vpaddq zmm30, zmm17, zmm3
vpaddq zmm25, zmm30, zmm26
vpmuludq zmm18, zmm19, zmmword ptr [rdi+4544]
vpaddq zmm4, zmm25, zmm18
vpmuludq zmm22, zmm15, zmmword ptr [rdi+4480]
vpaddq zmm1, zmm4, zmm22
mov rbx, -2
vpaddq zmm27, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm27, zmm28
vpsrlq zmm29, zmm2, 30
lea rbp, [rsi+r9]
cmovc rbp, rsi
adc rdx, 0
cmovs rcx, r8
sarx r12, rcx, r15
lea r13, [rcx-1]
cmovs r10, rsi
sub r11, rcx
mov r14, r10
xor r14, r12
sar rbp, 1
lea r9, [rbp+r14]
cmovc r9, rbp
adc r12, 0
cmovs r13, r11
sarx rdx, r13, r15
lea r8, [r13-1]
vpandq zmm31, zmm2, zmm6
cmovs r10, rbp
sub rax, r13
vmovdqa64 zmmword ptr [rdi+2176], zmm31
mov rsi, -2
vpmuldq zmm13, zmm9, zmm20
vpmuldq zmm14, zmm10, zmm0
vpermq zmm12, zmmword ptr [rdi+2368], 0x44
vpermq zmm16, zmmword ptr [rdi+2368], 0xee
vpmuldq zmm23, zmm7, zmm12
vpmuldq zmm11, zmm8, zmm16
vpaddq zmm17, zmm13, zmm14
vpaddq zmm3, zmm17, zmm23
vpaddq zmm30, zmm3, zmm11
vpmuludq zmm26, zmm19, zmmword ptr [rdi+4608]
vpaddq zmm25, zmm30, zmm26
mov rcx, r10
xor rcx, rdx
sar r9, 1
vpmuludq zmm18, zmm15, zmmword ptr [rdi+4544]
vpaddq zmm4, zmm25, zmm18
vpaddq zmm22, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm22, zmm29
vpsrlq zmm27, zmm1, 30
vpandq zmm28, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+2240], zmm28
mov r14, -2
vpmuldq zmm2, zmm9, zmm12
vpmuldq zmm31, zmm10, zmm16
vpermq zmm20, zmmword ptr [rdi+2432], 0x44
lea r12, [r9+rcx]
cmovc r12, r9
adc rdx, 0
cmovs r8, rax
sarx r11, r8, r15
lea rbp, [r8-1]
cmovs r10, r9
sub rbx, r8
mov r13, r10
xor r13, r11
sar r12, 1
lea rcx, [r12+r13]
cmovc rcx, r12
adc r11, 0
cmovs rbp, rbx
sarx rdx, rbp, r15
lea rax, [rbp-1]
vpermq zmm0, zmmword ptr [rdi+2432], 0xee
cmovs r10, r12
sub rsi, rbp
vpmuldq zmm13, zmm7, zmm20
mov r9, -2
vpmuldq zmm14, zmm8, zmm0
vpaddq zmm17, zmm2, zmm31
vpaddq zmm23, zmm17, zmm13
vpaddq zmm3, zmm23, zmm14
vpmuludq zmm11, zmm19, zmmword ptr [rdi+4672]
vpaddq zmm30, zmm3, zmm11
vpmuludq zmm26, zmm15, zmmword ptr [rdi+4608]
vpaddq zmm25, zmm30, zmm26
vpaddq zmm18, zmm25, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm18, zmm27
vpsrlq zmm22, zmm4, 30
mov r8, r10
xor r8, rdx
sar rcx, 1
vpandq zmm29, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+2304], zmm29
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm28, zmm10, zmm0
vpermq zmm12, zmmword ptr [rdi+2496], 0x44
vpermq zmm16, zmmword ptr [rdi+2496], 0xee
vpmuldq zmm2, zmm7, zmm12
mov r13, -2
vpmuldq zmm31, zmm8, zmm16
vpaddq zmm17, zmm1, zmm28
vpaddq zmm13, zmm17, zmm2
lea r11, [rcx+r8]
cmovc r11, rcx
adc rdx, 0
cmovs rax, rsi
sarx rbx, rax, r15
lea r12, [rax-1]
cmovs r10, rcx
sub r14, rax
mov rbp, r10
xor rbp, rbx
sar r11, 1
lea r8, [r11+rbp]
cmovc r8, r11
adc rbx, 0
cmovs r12, r14
sarx rdx, r12, r15
lea rsi, [r12-1]
vpaddq zmm23, zmm13, zmm31
cmovs r10, r11
sub r9, r12
vpmuludq zmm14, zmm19, zmmword ptr [rdi+4736]
mov rcx, -2
vpaddq zmm3, zmm23, zmm14
vpmuludq zmm11, zmm15, zmmword ptr [rdi+4672]
vpaddq zmm30, zmm3, zmm11
vpaddq zmm26, zmm30, qword ptr [rdi+320]{1to8}
vpaddq zmm25, zmm26, zmm22
vpsrlq zmm18, zmm25, 30
vpandq zmm27, zmm25, zmm6
vmovdqa64 zmmword ptr [rdi+2368], zmm27
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm29, zmm10, zmm16
vpermq zmm20, zmmword ptr [rdi+2560], 0x44
mov rax, r10
xor rax, rdx
sar r8, 1
vpermq zmm0, zmmword ptr [rdi+2560], 0xee
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm28, zmm8, zmm0
vpaddq zmm17, zmm4, zmm29
vpaddq zmm2, zmm17, zmm1
vpaddq zmm13, zmm2, zmm28
vpmuludq zmm31, zmm19, zmmword ptr [rdi+4800]
mov rbp, -2
vpaddq zmm23, zmm13, zmm31
vpmuludq zmm14, zmm15, zmmword ptr [rdi+4736]
vpaddq zmm3, zmm23, zmm14
lea rbx, [r8+rax]
cmovc rbx, r8
adc rdx, 0
cmovs rsi, r9
sarx r14, rsi, r15
lea r11, [rsi-1]
cmovs r10, r8
sub r13, rsi
mov r12, r10
xor r12, r14
sar rbx, 1
lea rax, [rbx+r12]
cmovc rax, rbx
adc r14, 0
cmovs r11, r13
sarx rdx, r11, r15
lea r9, [r11-1]
vpaddq zmm11, zmm3, qword ptr [rdi+320]{1to8}
cmovs r10, rbx
sub rcx, r11
vpaddq zmm30, zmm11, zmm18
mov r8, -2
vpsrlq zmm26, zmm30, 30
vpandq zmm22, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+2432], zmm22
vpmuldq zmm25, zmm9, zmm20
vpmuldq zmm27, zmm10, zmm0
vpermq zmm12, zmmword ptr [rdi+2624], 0x44
vpermq zmm16, zmmword ptr [rdi+2624], 0xee
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm29, zmm8, zmm16
vpaddq zmm17, zmm25, zmm27
vpaddq zmm1, zmm17, zmm4
mov rsi, r10
xor rsi, rdx
sar rax, 1
vpaddq zmm2, zmm1, zmm29
vpmuludq zmm28, zmm19, zmmword ptr [rdi+4864]
vpaddq zmm13, zmm2, zmm28
vpmuludq zmm31, zmm15, zmmword ptr [rdi+4800]
vpaddq zmm23, zmm13, zmm31
vpaddq zmm14, zmm23, qword ptr [rdi+320]{1to8}
vpaddq zmm3, zmm14, zmm26
vpandq zmm11, zmm3, zmm6
mov r12, -2
vpsrlq zmm18, zmm3, 30
lea r14, [rax+rsi]
cmovc r14, rax
adc rdx, 0
cmovs r9, rcx
sarx r13, r9, r15
lea rbx, [r9-1]
cmovs r10, rax
sub rbp, r9
mov r11, r10
xor r11, r13
sar r14, 1
lea rsi, [r14+r11]
cmovc rsi, r14
adc r13, 0
cmovs rbx, rbp
sarx rdx, rbx, r15
lea rcx, [rbx-1]
vmovdqa64 zmmword ptr [rdi+2496], zmm11
cmovs r10, r14
sub r8, rbx
vpmuldq zmm30, zmm9, zmm12
vpmuldq zmm22, zmm10, zmm16
mov rax, -2
vpermq zmm20, zmmword ptr [rdi+2688], 0xee
vpmuldq zmm0, zmm8, zmm20
vpermq zmm25, zmmword ptr [rdi+2688], 0x44
vpmuldq zmm27, zmm7, zmm25
vpmuludq zmm17, zmm15, zmmword ptr [rdi+4864]
vpaddq zmm4, zmm30, zmm22
vpaddq zmm1, zmm4, zmm27
vpmuludq zmm29, zmm19, zmmword ptr [rdi+4928]
vpaddq zmm2, zmm1, zmm0
vpaddq zmm28, zmm2, zmm29
vpaddq zmm13, zmm28, zmm17
mov r9, r10
xor r9, rdx
sar rsi, 1
vpaddq zmm31, zmm13, qword ptr [rdi+320]{1to8}
vpaddq zmm23, zmm31, zmm18
vpandq zmm14, zmm23, zmm6
vpsrlq zmm26, zmm23, 30
vmovdqa64 zmmword ptr [rdi+2560], zmm14
vpmuldq zmm3, zmm9, zmm25
vpmuldq zmm11, zmm10, zmm20
mov r11, -2
vpermq zmm12, zmmword ptr [rdi+2752], 0x44
vpmuldq zmm16, zmm7, zmm12
vpermq zmm30, zmmword ptr [rdi+2752], 0xee
lea r13, [rsi+r9]
cmovc r13, rsi
adc rdx, 0
cmovs rcx, r8
sarx rbp, rcx, r15
lea r14, [rcx-1]
cmovs r10, rsi
sub r12, rcx
mov rbx, r10
xor rbx, rbp
sar r13, 1
lea r9, [r13+rbx]
cmovc r9, r13
adc rbp, 0
cmovs r14, r12
sarx rdx, r14, r15
lea r8, [r14-1]
cmovs r10, r13
sub rax, r14
vpmuldq zmm22, zmm8, zmm30
vpaddq zmm4, zmm3, zmm11
vpaddq zmm27, zmm4, zmm16
mov rsi, -2
vpaddq zmm1, zmm27, zmm22
vpmuludq zmm0, zmm19, zmmword ptr [rdi+4992]
vpaddq zmm2, zmm1, zmm0
vpmuludq zmm29, zmm15, zmmword ptr [rdi+4928]
vpaddq zmm28, zmm2, zmm29
vpmuldq zmm17, zmm10, zmm30
vpaddq zmm13, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm13, zmm26
vpsrlq zmm18, zmm31, 30
vpandq zmm23, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+2624], zmm23
mov rcx, r10
xor rcx, rdx
sar r9, 1
vpermq zmm14, zmmword ptr [rdi+2816], 0x44
vpermq zmm25, zmmword ptr [rdi+2816], 0xee
vpmuldq zmm20, zmm8, zmm25
vpmuludq zmm3, zmm19, zmmword ptr [rdi+5056]
lea rbx, [r9+rcx]
cmovc rbx, r9
adc rdx, 0
cmovs r8, rax
sarx rbp, r8, r15
lea r12, [r8-1]
cmovs r10, r9
sub r11, r8
mov r13, r10
xor r13, rbp
sar rbx, 1
lea r14, [rbx+r13]
cmovc r14, rbx
adc rbp, 0
cmovs r12, r11
sarx rcx, r12, r15
lea rdx, [r12-1]
cmovs r10, rbx
sub rsi, r12
vpmuludq zmm11, zmm15, zmmword ptr [rdi+4992]
vpmuldq zmm4, zmm7, zmm14
vpmuldq zmm16, zmm9, zmm12
vpaddq zmm27, zmm16, zmm17
vpaddq zmm22, zmm27, zmm4
vpaddq zmm1, zmm22, zmm20
vpaddq zmm0, zmm1, zmm3
vpaddq zmm2, zmm0, zmm11
vpaddq zmm29, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm29, zmm18
vpandq zmm28, zmm30, zmm6
vmovdqa64 zmmword ptr [rdi+2688], zmm28
vpmuldq zmm13, zmm9, zmm14
vpsrlq zmm26, zmm30, 30
vpmuldq zmm31, zmm10, zmm25
vpaddq zmm23, zmm13, zmm31
vpmuludq zmm8, zmm15, zmmword ptr [rdi+5056]
vpaddq zmm19, zmm23, zmm8
vpaddq zmm7, zmm19, qword ptr [rdi+320]{1to8}
mov rax, r10
xor rax, rcx
sar r14, 1
vpaddq zmm12, zmm7, zmm26
vpaddq zmm16, zmm12, zmm24
vpandq zmm17, zmm16, zmm6
vmovdqa64 zmmword ptr [rdi+2752], zmm17
vpsrlq zmm27, zmm16, 30
vpaddq zmm4, zmm27, zmm21
vpaddq zmm22, zmm4, zmmword ptr [rdi+384]
vpandq zmm20, zmm22, zmmword ptr [rdi+448]
vmovdqa64 zmmword ptr [rdi+2816], zmm20
lea r9, [r14+rax]
cmovc r9, r14
adc rcx, 0
cmovs rdx, rsi
sarx r8, rdx, r15
mov qword ptr [rdi-120], r9
cmovs r10, r14
mov r13, r9
add r13, qword ptr [rdi-24]
mov rbp, r10
add rbp, qword ptr [rdi-32]
shl r9, 44
mov qword ptr [rdi-128], r10
shl r10, 45
mov r11, r13
sar r11, 21
sar r13, 42
mov rbx, rbp
sar rbx, 20
sar rbp, 41
add r9, qword ptr [rdi-8]
add r10, qword ptr [rdi-16]
imul r11, qword ptr [rdi+208]
imul r13, qword ptr [rdi+216]
imul rbx, qword ptr [rdi+208]
imul rbp, qword ptr [rdi+216]
lea r12, [r11+r13]
lea rax, [rbx+rbp]
lea rcx, [r12+r9]
lea rsi, [rax+r10]
ror rcx, 44
ror rsi, 45
vpaddq zmm1, zmm5, zmmword ptr [rdi+512]
vpsrlq zmm3, zmm22, 30
vshufi64x2 zmm0{k3}{z}, zmm3, zmm3, 0x44
vpaddq zmm11, zmm1, zmm0
vmovdqa64 zmmword ptr [rdi+640], zmm11
mov rbx, rcx
mov rcx, rsi
mov rsi, r8
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
