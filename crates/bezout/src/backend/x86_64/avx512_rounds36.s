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
// Length: 36 limbs of 30 bits; 1313 instructions a round, 660 for its steps (form: mask).
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
mov rax, rcx
xor rax, rsi
sar rbx, 1
sbb rbp, rbp
mov r8, qword ptr [rdi-128]
lea r9, [rbx+rax]
mov r10, qword ptr [rdi-120]
cmovc r9, rbx
andn r11, rbp, rsi
cmovnz rcx, rbx
xor rdx, r11
lea r12, [rdx-1]
mov r13, r8
add r13, qword ptr [rdi-32]
sarx r14, r12, r15
mov rax, rcx
xor rax, r14
sar r13, 41
sar r9, 1
sbb rbp, rbp
mov qword ptr [rdi+0], r13
lea rsi, [r9+rax]
lea rbx, [r8+524288]
cmovc rsi, r9
andn r11, rbp, r14
cmovnz rcx, r9
xor r12, r11
lea rdx, [r12-1]
shl rbx, 23
sarx r13, rdx, r15
mov rax, rcx
xor rax, r13
sar rbx, 43
mov qword ptr [rdi+8], rbx
sar rsi, 1
sbb r8, r8
lea rbp, [rsi+rax]
cmovc rbp, rsi
andn r14, r8, r13
cmovnz rcx, rsi
mov r9, r10
add r9, qword ptr [rdi-24]
sar r9, 42
xor rdx, r14
lea r11, [rdx-1]
mov qword ptr [rdi+16], r9
sarx r12, r11, r15
mov rbx, rcx
xor rbx, r12
lea rax, [r10+1048576]
sar rbp, 1
sbb r8, r8
lea r13, [rbp+rbx]
cmovc r13, rbp
shl rax, 22
andn rsi, r8, r12
cmovnz rcx, rbp
sar rax, 43
xor r11, rsi
lea r14, [r11-1]
mov qword ptr [rdi+24], rax
sarx rdx, r14, r15
mov r9, rcx
xor r9, rdx
mov r10, qword ptr [rdi+8]
imul r10, qword ptr [rdi-112]
sar r13, 1
sbb rbx, rbx
mov r8, qword ptr [rdi+0]
lea r12, [r13+r9]
cmovc r12, r13
andn rbp, rbx, rdx
cmovnz rcx, r13
imul r8, qword ptr [rdi-96]
xor r14, rbp
lea rsi, [r14-1]
lea r11, [r10+r8]
sarx rax, rsi, r15
mov r9, rcx
xor r9, rax
neg r11
sar r12, 1
mov qword ptr [rdi+32], r11
sbb rbx, rbx
mov rdx, qword ptr [rdi+8]
lea r13, [r12+r9]
cmovc r13, r12
andn rbp, rbx, rax
cmovnz rcx, r12
xor rsi, rbp
imul rdx, qword ptr [rdi-104]
lea r14, [rsi-1]
sarx r10, r14, r15
mov r8, rcx
xor r8, r10
mov r11, qword ptr [rdi+0]
imul r11, qword ptr [rdi-88]
sar r13, 1
sbb r9, r9
lea rbx, [rdx+r11]
lea rax, [r13+r8]
cmovc rax, r13
andn r12, r9, r10
cmovnz rcx, r13
neg rbx
xor r14, r12
lea rbp, [r14-1]
mov qword ptr [rdi+40], rbx
sarx rsi, rbp, r15
mov rdx, rcx
xor rdx, rsi
mov r11, qword ptr [rdi+24]
sar rax, 1
sbb r8, r8
lea r9, [rax+rdx]
cmovc r9, rax
imul r11, qword ptr [rdi-112]
andn r10, r8, rsi
mov r13, qword ptr [rdi+16]
cmovnz rcx, rax
xor rbp, r10
imul r13, qword ptr [rdi-96]
lea r12, [rbp-1]
lea r14, [r11+r13]
sarx rbx, r12, r15
mov rdx, rcx
xor rdx, rbx
neg r14
sar r9, 1
sbb r8, r8
mov qword ptr [rdi+48], r14
lea rsi, [r9+rdx]
mov rax, qword ptr [rdi+24]
cmovc rsi, r9
andn r10, r8, rbx
cmovnz rcx, r9
xor r12, r10
lea rbp, [r12-1]
imul rax, qword ptr [rdi-104]
sarx r11, rbp, r15
mov r13, rcx
xor r13, r11
mov r14, qword ptr [rdi+16]
sar rsi, 1
sbb rdx, rdx
lea r8, [rsi+r13]
cmovc r8, rsi
imul r14, qword ptr [rdi-88]
andn rbx, rdx, r11
lea r9, [rax+r14]
cmovnz rcx, rsi
neg r9
xor rbp, rbx
lea r10, [rbp-1]
mov qword ptr [rdi+56], r9
sarx r12, r10, r15
mov r13, rcx
xor r13, r12
mov rdx, qword ptr [rdi+8]
sar r8, 1
sbb r11, r11
lea rax, [r8+r13]
cmovc rax, r8
imul rdx, qword ptr [rdi-80]
andn r14, r11, r12
mov rsi, qword ptr [rdi+0]
cmovnz rcx, r8
xor r10, r14
lea rbx, [r10-1]
imul rsi, qword ptr [rdi-72]
sarx rbp, rbx, r15
mov r9, rcx
xor r9, rbp
lea r13, [rdx+rsi]
neg r13
sar rax, 1
sbb r11, r11
lea r12, [rax+r9]
cmovc r12, rax
andn r8, r11, rbp
cmovnz rcx, rax
sar r13, 20
shl r13, 24
xor rbx, r8
lea r14, [rbx-1]
shr r13, 24
sarx r10, r14, r15
mov rdx, rcx
xor rdx, r10
mov qword ptr [rdi+64], r13
sar r12, 1
sbb rsi, rsi
lea r9, [r12+rdx]
cmovc r9, r12
shr r13, 20
andn r11, rsi, r10
cmovnz rcx, r12
shl r13, 44
xor r14, r11
lea rbp, [r14-1]
mov qword ptr [rdi+72], r13
sarx rax, rbp, r15
mov r8, rcx
xor r8, rax
mov rbx, qword ptr [rdi+24]
imul rbx, qword ptr [rdi-80]
sar r9, 1
sbb rdx, rdx
mov rsi, qword ptr [rdi+16]
lea r10, [r9+r8]
cmovc r10, r9
andn r12, rdx, rax
cmovnz rcx, r9
imul rsi, qword ptr [rdi-72]
xor rbp, r12
lea r11, [rbp-1]
lea r14, [rbx+rsi]
sarx r13, r11, r15
mov r8, rcx
xor r8, r13
vpbroadcastq zmm0, qword ptr [rdi+32]
neg r14
vpbroadcastq zmm1, qword ptr [rdi+48]
sar r10, 1
vpblendmq zmm2{k1}, zmm0, zmm1
sbb rdx, rdx
vpbroadcastq zmm3, qword ptr [rdi+40]
vpbroadcastq zmm4, qword ptr [rdi+56]
lea rax, [r10+r8]
vpblendmq zmm5{k1}, zmm3, zmm4
vpbroadcastq zmm6, qword ptr [rdi+256]
vpandq zmm7, zmm2, zmm6
cmovc rax, r10
sar r14, 20
andn r9, rdx, r13
cmovnz rcx, r10
shl r14, 24
xor r11, r9
shr r14, 24
lea r12, [r11-1]
vpandq zmm8, zmm5, zmm6
sarx rbp, r12, r15
mov rbx, rcx
xor rbx, rbp
mov qword ptr [rdi+80], r14
vpsrlq zmm9, zmm2, 30
vpsrlq zmm10, zmm5, 30
shr r14, 20
vpermq zmm11, zmmword ptr [rdi+640], 0x44
sar rax, 1
sbb rsi, rsi
vpermq zmm12, zmmword ptr [rdi+640], 0xee
vpmuldq zmm13, zmm7, zmm11
lea r8, [rax+rbx]
vpmuldq zmm14, zmm8, zmm12
vpaddq zmm15, zmm13, zmm14
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
cmovc r8, rax
andn rdx, rsi, rbp
cmovnz rcx, rax
shl r14, 44
mov qword ptr [rdi+88], r14
xor r12, rdx
lea r13, [r12-1]
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
sarx r10, r13, r15
mov r9, rcx
xor r9, r10
vpandq zmm18, zmm17, zmm6
vshufi64x2 zmm19, zmm18, zmm18, 0x44
vpmuludq zmm20, zmm19, zmmword ptr [rdi+1792]
sar r8, 1
sbb r11, r11
vpaddq zmm21, zmm16, zmm20
vpsrlq zmm22, zmm21, 30
lea rbx, [r8+r9]
vpandq zmm23, zmm21, zmm6
vshufi64x2 zmm24{k2}{z}, zmm23, zmm23, 0x0e
vpmuldq zmm25, zmm9, zmm11
cmovc rbx, r8
andn rsi, r11, r10
cmovnz rcx, r8
xor r13, rsi
lea rbp, [r13-1]
vpmuldq zmm26, zmm10, zmm12
sarx rax, rbp, r15
mov r14, rcx
xor r14, rax
vpermq zmm27, zmmword ptr [rdi+704], 0x44
vpermq zmm28, zmmword ptr [rdi+704], 0xee
vpmuldq zmm29, zmm7, zmm27
sar rbx, 1
vpmuldq zmm30, zmm8, zmm28
sbb rdx, rdx
vpaddq zmm31, zmm25, zmm26
lea r12, [rbx+r14]
vpaddq zmm0, zmm31, zmm29
vpaddq zmm1, zmm0, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+1856]
cmovc r12, rbx
andn r9, rdx, rax
cmovnz rcx, rbx
xor rbp, r9
lea r11, [rbp-1]
vpaddq zmm4, zmm1, zmm3
sarx r10, r11, r15
mov r8, rcx
xor r8, r10
vpaddq zmm2, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm5, zmm2, zmm22
vpmuludq zmm13, zmm5, zmmword ptr [rdi+576]
sar r12, 1
vpandq zmm14, zmm13, zmm6
sbb rsi, rsi
vshufi64x2 zmm15, zmm14, zmm14, 0x44
lea r13, [r12+r8]
vpmuludq zmm17, zmm15, zmmword ptr [rdi+1792]
vpaddq zmm18, zmm5, zmm17
vpsrlq zmm16, zmm18, 30
cmovc r13, r12
andn r14, rsi, r10
cmovnz rcx, r12
xor r11, r14
lea rdx, [r11-1]
vpandq zmm20, zmm18, zmm6
sarx rax, rdx, r15
mov rbx, rcx
xor rbx, rax
vshufi64x2 zmm21{k2}{z}, zmm20, zmm20, 0x0e
vpmuldq zmm23, zmm9, zmm27
vpmuldq zmm11, zmm10, zmm28
sar r13, 1
vpermq zmm12, zmmword ptr [rdi+768], 0x44
sbb r9, r9
vpermq zmm25, zmmword ptr [rdi+768], 0xee
vpmuldq zmm26, zmm7, zmm12
lea rbp, [r13+rbx]
vpmuldq zmm31, zmm8, zmm25
vpaddq zmm29, zmm23, zmm11
cmovc rbp, r13
andn r8, r9, rax
cmovnz rcx, r13
xor rdx, r8
lea rsi, [rdx-1]
vpaddq zmm0, zmm29, zmm26
sarx r10, rsi, r15
mov r12, rbp
add r12, qword ptr [rdi-24]
vpaddq zmm30, zmm0, zmm31
mov r14, rcx
add r14, qword ptr [rdi-32]
vpmuludq zmm1, zmm19, zmmword ptr [rdi+1920]
mov r11, rbp
shl r11, 44
mov rbx, rcx
shl rbx, 45
vpaddq zmm3, zmm30, zmm1
mov r9, r12
sar r9, 21
sar r12, 42
mov rax, r14
sar rax, 20
sar r14, 41
vpmuludq zmm4, zmm15, zmmword ptr [rdi+1856]
add r11, qword ptr [rdi-8]
vpaddq zmm2, zmm3, zmm4
add rbx, qword ptr [rdi-16]
vpaddq zmm22, zmm2, qword ptr [rdi+320]{1to8}
imul r9, qword ptr [rdi+72]
imul r12, qword ptr [rdi+88]
imul rax, qword ptr [rdi+72]
imul r14, qword ptr [rdi+88]
vpaddq zmm13, zmm22, zmm16
vpsrlq zmm14, zmm13, 30
vpandq zmm5, zmm13, zmm6
vpmuldq zmm17, zmm9, zmm12
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+832], 0x44
vpermq zmm27, zmmword ptr [rdi+832], 0xee
lea r13, [r9+r12]
vpmuldq zmm28, zmm7, zmm20
lea r8, [rax+r14]
vpmuldq zmm23, zmm8, zmm27
vpaddq zmm11, zmm17, zmm18
lea rdx, [r13+r11]
lea r9, [r8+rbx]
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+1984]
ror rdx, 44
ror r9, 45
vpaddq zmm31, zmm26, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+1920]
mov r12, r9
xor r12, r10
vpaddq zmm1, zmm31, zmm30
vpaddq zmm3, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm3, zmm14
sar rdx, 1
vpsrlq zmm2, zmm4, 30
sbb rax, rax
vpandq zmm22, zmm4, zmm6
lea r14, [rdx+r12]
vmovdqa64 zmmword ptr [rdi+704], zmm22
vpmuldq zmm16, zmm9, zmm20
vpmuldq zmm13, zmm10, zmm27
cmovc r14, rdx
andn r13, rax, r10
cmovnz r9, rdx
mov r11, rcx
add r11, qword ptr [rdi-32]
xor rsi, r13
lea r8, [rsi-1]
sar r11, 41
vpermq zmm12, zmmword ptr [rdi+896], 0x44
sarx rbx, r8, r15
mov r12, r9
xor r12, rbx
vpermq zmm25, zmmword ptr [rdi+896], 0xee
mov qword ptr [rdi+96], r11
vpmuldq zmm17, zmm7, zmm12
vpmuldq zmm18, zmm8, zmm25
sar r14, 1
lea rax, [rcx+524288]
vpaddq zmm11, zmm16, zmm13
sbb r10, r10
vpaddq zmm28, zmm11, zmm17
vpaddq zmm29, zmm28, zmm18
lea rdx, [r14+r12]
vpmuludq zmm23, zmm19, zmmword ptr [rdi+2048]
vpaddq zmm26, zmm29, zmm23
cmovc rdx, r14
andn r13, r10, rbx
cmovnz r9, r14
shl rax, 23
xor r8, r13
lea rsi, [r8-1]
sar rax, 43
vpmuludq zmm0, zmm15, zmmword ptr [rdi+1984]
sarx r11, rsi, r15
mov rcx, r9
xor rcx, r11
vpaddq zmm31, zmm26, zmm0
mov qword ptr [rdi+104], rax
vpaddq zmm30, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm1, zmm30, zmm2
sar rdx, 1
vpsrlq zmm3, zmm1, 30
sbb r12, r12
vpandq zmm14, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+768], zmm14
lea r10, [rdx+rcx]
vpmuldq zmm4, zmm9, zmm12
vpmuldq zmm22, zmm10, zmm25
cmovc r10, rdx
mov rbx, rbp
add rbx, qword ptr [rdi-24]
andn r14, r12, r11
cmovnz r9, rdx
sar rbx, 42
xor rsi, r14
lea r13, [rsi-1]
vpermq zmm20, zmmword ptr [rdi+960], 0x44
mov qword ptr [rdi+112], rbx
vpermq zmm27, zmmword ptr [rdi+960], 0xee
sarx r8, r13, r15
mov rax, r9
xor rax, r8
vpmuldq zmm16, zmm7, zmm20
lea rcx, [rbp+1048576]
vpmuldq zmm13, zmm8, zmm27
sar r10, 1
vpaddq zmm11, zmm4, zmm22
sbb r12, r12
vpaddq zmm17, zmm11, zmm16
vpaddq zmm28, zmm17, zmm13
lea r11, [r10+rax]
vpmuludq zmm18, zmm19, zmmword ptr [rdi+2112]
vpaddq zmm29, zmm28, zmm18
cmovc r11, r10
shl rcx, 22
andn rdx, r12, r8
cmovnz r9, r10
sar rcx, 43
xor r13, rdx
lea r14, [r13-1]
vpmuludq zmm23, zmm15, zmmword ptr [rdi+2048]
mov qword ptr [rdi+120], rcx
vpaddq zmm26, zmm29, zmm23
sarx rsi, r14, r15
mov rbx, r9
xor rbx, rsi
vpaddq zmm0, zmm26, qword ptr [rdi+320]{1to8}
mov rbp, qword ptr [rdi+104]
vpaddq zmm31, zmm0, zmm3
sar r11, 1
vpsrlq zmm30, zmm31, 30
sbb rax, rax
vpandq zmm2, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+832], zmm2
lea r12, [r11+rbx]
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm14, zmm10, zmm27
cmovc r12, r11
andn r8, rax, rsi
cmovnz r9, r11
imul rbp, qword ptr [rdi+64]
mov r10, qword ptr [rdi+96]
xor r14, r8
lea rdx, [r14-1]
vpermq zmm12, zmmword ptr [rdi+1024], 0x44
imul r10, qword ptr [rdi+80]
vpermq zmm25, zmmword ptr [rdi+1024], 0xee
sarx r13, rdx, r15
mov rcx, r9
xor rcx, r13
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm22, zmm8, zmm25
lea rbx, [rbp+r10]
sar r12, 1
vpaddq zmm11, zmm1, zmm14
sbb rax, rax
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm22
lea rsi, [r12+rcx]
vpmuludq zmm13, zmm19, zmmword ptr [rdi+2176]
vpaddq zmm28, zmm17, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+2112]
cmovc rsi, r12
andn r11, rax, r13
cmovnz r9, r12
neg rbx
sar rbx, 20
xor rdx, r11
lea r8, [rdx-1]
vpaddq zmm29, zmm28, zmm18
mov qword ptr [rdi+128], rbx
sarx r14, r8, r15
mov rbp, r9
xor rbp, r14
vpaddq zmm23, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm23, zmm30
mov r10, qword ptr [rdi+120]
sar rsi, 1
vpsrlq zmm0, zmm26, 30
sbb rcx, rcx
vpandq zmm3, zmm26, zmm6
vmovdqa64 zmmword ptr [rdi+896], zmm3
lea rax, [rsi+rbp]
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm2, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1088], 0x44
cmovc rax, rsi
andn r13, rcx, r14
cmovnz r9, rsi
imul r10, qword ptr [rdi+64]
xor r8, r13
mov r12, qword ptr [rdi+112]
lea r11, [r8-1]
vpermq zmm27, zmmword ptr [rdi+1088], 0xee
sarx rdx, r11, r15
mov rbx, r9
xor rbx, rdx
imul r12, qword ptr [rdi+80]
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm14, zmm8, zmm27
vpaddq zmm11, zmm31, zmm2
sar rax, 1
lea rbp, [r10+r12]
sbb rcx, rcx
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm14
lea r14, [rax+rbx]
vpmuludq zmm22, zmm19, zmmword ptr [rdi+2240]
vpaddq zmm17, zmm16, zmm22
vpmuludq zmm13, zmm15, zmmword ptr [rdi+2176]
cmovc r14, rax
andn rsi, rcx, rdx
cmovnz r9, rax
neg rbp
xor r11, rsi
lea r13, [r11-1]
sar rbp, 20
vpaddq zmm28, zmm17, zmm13
sarx r8, r13, r15
mov r10, r9
xor r10, r8
vpaddq zmm18, zmm28, qword ptr [rdi+320]{1to8}
mov qword ptr [rdi+136], rbp
vpaddq zmm29, zmm18, zmm0
vpsrlq zmm23, zmm29, 30
sar r14, 1
mov r12, qword ptr [rdi+704]
sbb rbx, rbx
vpandq zmm30, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+960], zmm30
lea rcx, [r14+r10]
vpmuldq zmm26, zmm9, zmm20
vpmuldq zmm3, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+1152], 0x44
cmovc rcx, r14
andn rdx, rbx, r8
cmovnz r9, r14
shr r12, 10
xor r13, rdx
lea rax, [r13-1]
mov rsi, qword ptr [rdi+768]
vpermq zmm25, zmmword ptr [rdi+1152], 0xee
sarx r11, rax, r15
mov rbp, r9
xor rbp, r11
vpmuldq zmm31, zmm7, zmm12
shl rsi, 20
vpmuldq zmm2, zmm8, zmm25
vpaddq zmm11, zmm26, zmm3
sar rcx, 1
vpaddq zmm1, zmm11, zmm31
sbb r10, r10
lea rbx, [r12+rsi]
vpaddq zmm4, zmm1, zmm2
lea r8, [rcx+rbp]
vpmuludq zmm14, zmm19, zmmword ptr [rdi+2304]
mov r14, qword ptr [rdi+832]
vpaddq zmm16, zmm4, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+2240]
cmovc r8, rcx
andn rdx, r10, r11
cmovnz r9, rcx
xor rax, rdx
lea r13, [rax-1]
shl r14, 50
vpaddq zmm17, zmm16, zmm22
sarx r12, r13, r15
mov rsi, r9
xor rsi, r12
vpaddq zmm13, zmm17, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm13, zmm23
lea rbp, [rbx+r14]
vpsrlq zmm18, zmm28, 30
sar r8, 1
vpandq zmm0, zmm28, zmm6
sbb r10, r10
mov qword ptr [rdi+144], rbp
vmovdqa64 zmmword ptr [rdi+1024], zmm0
lea r11, [r8+rsi]
vpmuldq zmm29, zmm9, zmm12
mov rcx, qword ptr [rdi+720]
vpmuldq zmm30, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1216], 0x44
cmovc r11, r8
andn rdx, r10, r12
cmovnz r9, r8
xor r13, rdx
lea rax, [r13-1]
vpermq zmm27, zmmword ptr [rdi+1216], 0xee
shr rcx, 10
sarx rbx, rax, r15
mov r14, r9
xor r14, rbx
vpmuldq zmm26, zmm7, zmm20
vpmuldq zmm3, zmm8, zmm27
mov rbp, qword ptr [rdi+784]
vpaddq zmm11, zmm29, zmm30
sar r11, 1
vpaddq zmm31, zmm11, zmm26
sbb rsi, rsi
vpaddq zmm1, zmm31, zmm3
vpmuludq zmm2, zmm19, zmmword ptr [rdi+2368]
lea r10, [r11+r14]
vpaddq zmm4, zmm1, zmm2
vpmuludq zmm14, zmm15, zmmword ptr [rdi+2304]
cmovc r10, r11
andn r12, rsi, rbx
cmovnz r9, r11
shl rbp, 20
lea r8, [rcx+rbp]
xor rax, r12
lea rdx, [rax-1]
vpaddq zmm16, zmm4, zmm14
mov r13, qword ptr [rdi+848]
sarx r14, rdx, r15
mov rsi, r9
xor rsi, r14
vpaddq zmm22, zmm16, qword ptr [rdi+320]{1to8}
vpaddq zmm17, zmm22, zmm18
vpsrlq zmm13, zmm17, 30
shl r13, 50
sar r10, 1
vpandq zmm23, zmm17, zmm6
sbb rbx, rbx
vmovdqa64 zmmword ptr [rdi+1088], zmm23
lea r11, [r8+r13]
vpmuldq zmm28, zmm9, zmm20
lea rcx, [r10+rsi]
vpmuldq zmm0, zmm10, zmm27
mov qword ptr [rdi+152], r11
vpermq zmm12, zmmword ptr [rdi+1280], 0x44
cmovc rcx, r10
andn rbp, rbx, r14
cmovnz r9, r10
xor rdx, rbp
lea r12, [rdx-1]
vpermq zmm25, zmmword ptr [rdi+1280], 0xee
vpmuldq zmm29, zmm7, zmm12
sarx rax, r12, r15
mov r8, r9
xor r8, rax
mov r13, qword ptr [rdi+104]
vpmuldq zmm30, zmm8, zmm25
vpaddq zmm11, zmm28, zmm0
imul r13, qword ptr [rdi+144]
sar rcx, 1
vpaddq zmm26, zmm11, zmm29
sbb rsi, rsi
vpaddq zmm31, zmm26, zmm30
mov r11, qword ptr [rdi+96]
vpmuludq zmm3, zmm19, zmmword ptr [rdi+2432]
lea rbx, [rcx+r8]
vpaddq zmm1, zmm31, zmm3
vpmuludq zmm2, zmm15, zmmword ptr [rdi+2368]
cmovc rbx, rcx
andn r14, rsi, rax
cmovnz r9, rcx
xor r12, r14
imul r11, qword ptr [rdi+152]
lea r10, [r12-1]
vpaddq zmm4, zmm1, zmm2
vpaddq zmm14, zmm4, qword ptr [rdi+320]{1to8}
sarx rbp, r10, r15
mov rdx, r9
xor rdx, rbp
lea r8, [r13+r11]
vpaddq zmm16, zmm14, zmm13
vpsrlq zmm22, zmm16, 30
sar rbx, 1
vpandq zmm18, zmm16, zmm6
mov rsi, qword ptr [rdi+128]
sbb rax, rax
vmovdqa64 zmmword ptr [rdi+1152], zmm18
vpmuldq zmm17, zmm9, zmm12
lea rcx, [rbx+rdx]
vpmuldq zmm23, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1344], 0x44
cmovc rcx, rbx
andn r14, rax, rbp
cmovnz r9, rbx
sar rsi, 20
xor r10, r14
lea r12, [r10-1]
sub rsi, r8
vpermq zmm27, zmmword ptr [rdi+1344], 0xee
vpmuldq zmm28, zmm7, zmm20
sarx r13, r12, r15
mov r11, r9
xor r11, r13
vpmuldq zmm0, zmm8, zmm27
shl rsi, 44
vpaddq zmm11, zmm17, zmm23
sar rcx, 1
vpaddq zmm29, zmm11, zmm28
mov qword ptr [rdi+160], rsi
sbb rdx, rdx
vpaddq zmm26, zmm29, zmm0
vpmuludq zmm30, zmm19, zmmword ptr [rdi+2496]
lea rax, [rcx+r11]
mov rbp, qword ptr [rdi+120]
vpaddq zmm31, zmm26, zmm30
vpmuludq zmm3, zmm15, zmmword ptr [rdi+2432]
vpaddq zmm1, zmm31, zmm3
cmovc rax, rcx
andn rbx, rdx, r13
cmovnz r9, rcx
xor r12, rbx
lea r14, [r12-1]
imul rbp, qword ptr [rdi+144]
vpaddq zmm2, zmm1, qword ptr [rdi+320]{1to8}
sarx r10, r14, r15
mov r8, r9
xor r8, r10
vpaddq zmm4, zmm2, zmm22
mov rsi, qword ptr [rdi+112]
vpsrlq zmm14, zmm4, 30
sar rax, 1
vpandq zmm13, zmm4, zmm6
sbb r11, r11
vmovdqa64 zmmword ptr [rdi+1216], zmm13
vpmuldq zmm16, zmm9, zmm20
lea rdx, [rax+r8]
vpmuldq zmm18, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+1408], 0x44
vpermq zmm25, zmmword ptr [rdi+1408], 0xee
cmovc rdx, rax
imul rsi, qword ptr [rdi+152]
andn r13, r11, r10
lea rcx, [rbp+rsi]
cmovnz r9, rax
xor r14, r13
lea rbx, [r14-1]
mov r12, qword ptr [rdi+136]
vpmuldq zmm17, zmm7, zmm12
sarx r8, rbx, r15
mov r11, r9
xor r11, r8
vpmuldq zmm23, zmm8, zmm25
vpaddq zmm11, zmm16, zmm18
sar r12, 20
vpaddq zmm28, zmm11, zmm17
sar rdx, 1
sbb r10, r10
vpaddq zmm29, zmm28, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+2560]
lea rbp, [rdx+r11]
vpaddq zmm26, zmm29, zmm0
vpmuludq zmm30, zmm15, zmmword ptr [rdi+2496]
vpaddq zmm31, zmm26, zmm30
cmovc rbp, rdx
sub r12, rcx
andn rsi, r10, r8
cmovnz r9, rdx
shl r12, 44
xor rbx, rsi
lea rax, [rbx-1]
vpaddq zmm3, zmm31, qword ptr [rdi+320]{1to8}
mov qword ptr [rdi+168], r12
sarx r13, rax, r15
mov r14, r9
xor r14, r13
vpaddq zmm1, zmm3, zmm14
vpsrlq zmm2, zmm1, 30
vpandq zmm22, zmm1, zmm6
sar rbp, 1
sbb r11, r11
vmovdqa64 zmmword ptr [rdi+1280], zmm22
vpmuldq zmm4, zmm9, zmm12
lea rcx, [rbp+r14]
vpmuldq zmm13, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+1472], 0x44
vpermq zmm27, zmmword ptr [rdi+1472], 0xee
cmovc rcx, rbp
andn r10, r11, r13
cmovnz r9, rbp
xor rax, r10
lea r8, [rax-1]
vpmuldq zmm16, zmm7, zmm20
sarx rdx, r8, r15
mov rsi, r9
xor rsi, rdx
vpmuldq zmm18, zmm8, zmm27
vpaddq zmm11, zmm4, zmm13
vpaddq zmm17, zmm11, zmm16
sar rcx, 1
vpaddq zmm28, zmm17, zmm18
sbb rbx, rbx
vpmuludq zmm23, zmm19, zmmword ptr [rdi+2624]
lea r12, [rcx+rsi]
vpaddq zmm29, zmm28, zmm23
vpmuludq zmm0, zmm15, zmmword ptr [rdi+2560]
vpaddq zmm26, zmm29, zmm0
cmovc r12, rcx
andn r14, rbx, rdx
cmovnz r9, rcx
xor r8, r14
lea r11, [r8-1]
vpaddq zmm30, zmm26, qword ptr [rdi+320]{1to8}
sarx r13, r11, r15
mov rbp, r12
add rbp, qword ptr [rdi-24]
vpaddq zmm31, zmm30, zmm2
mov r10, r9
add r10, qword ptr [rdi-32]
vpsrlq zmm3, zmm31, 30
mov rax, r12
shl rax, 44
mov rsi, r9
shl rsi, 45
vpandq zmm14, zmm31, zmm6
mov rbx, rbp
sar rbx, 21
sar rbp, 42
mov rdx, r10
sar rdx, 20
sar r10, 41
vmovdqa64 zmmword ptr [rdi+1344], zmm14
add rax, qword ptr [rdi-8]
add rsi, qword ptr [rdi-16]
vpmuldq zmm1, zmm9, zmm20
imul rbx, qword ptr [rdi+160]
imul rbp, qword ptr [rdi+168]
vpmuldq zmm22, zmm10, zmm27
imul rdx, qword ptr [rdi+160]
imul r10, qword ptr [rdi+168]
vpermq zmm12, zmmword ptr [rdi+1536], 0x44
vpermq zmm25, zmmword ptr [rdi+1536], 0xee
vpmuldq zmm4, zmm7, zmm12
vpmuldq zmm13, zmm8, zmm25
vpaddq zmm11, zmm1, zmm22
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm13
lea rcx, [rbx+rbp]
vpmuludq zmm18, zmm19, zmmword ptr [rdi+2688]
lea r14, [rdx+r10]
vpaddq zmm28, zmm17, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+2624]
lea r8, [rcx+rax]
lea rbx, [r14+rsi]
vpaddq zmm29, zmm28, zmm23
vpaddq zmm0, zmm29, qword ptr [rdi+320]{1to8}
ror r8, 44
vpaddq zmm26, zmm0, zmm3
ror rbx, 45
vpsrlq zmm30, zmm26, 30
vpandq zmm2, zmm26, zmm6
mov rbp, rbx
xor rbp, r13
vmovdqa64 zmmword ptr [rdi+1408], zmm2
vpmuldq zmm31, zmm9, zmm12
mov rdx, r9
add rdx, qword ptr [rdi-32]
vpmuldq zmm14, zmm10, zmm25
sar r8, 1
sbb r10, r10
vpermq zmm20, zmmword ptr [rdi+1600], 0x44
vpermq zmm27, zmmword ptr [rdi+1600], 0xee
lea rcx, [r8+rbp]
vpmuldq zmm1, zmm7, zmm20
vpmuldq zmm22, zmm8, zmm27
vpaddq zmm11, zmm31, zmm14
cmovc rcx, r8
sar rdx, 41
andn rax, r10, r13
mov qword ptr [rdi+176], rdx
lea r14, [r9+524288]
cmovnz rbx, r8
xor r11, rax
shl r14, 23
lea rsi, [r11-1]
vpaddq zmm4, zmm11, zmm1
sar r14, 43
sarx rbp, rsi, r15
mov r10, rbx
xor r10, rbp
vpaddq zmm16, zmm4, zmm22
mov qword ptr [rdi+184], r14
vpmuludq zmm13, zmm19, zmmword ptr [rdi+2752]
vpaddq zmm17, zmm16, zmm13
mov r13, r12
add r13, qword ptr [rdi-24]
sar rcx, 1
vpmuludq zmm18, zmm15, zmmword ptr [rdi+2688]
sbb rdx, rdx
vpaddq zmm28, zmm17, zmm18
lea r9, [rcx+r10]
vpaddq zmm23, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm23, zmm30
vpsrlq zmm0, zmm29, 30
cmovc r9, rcx
sar r13, 42
andn r8, rdx, rbp
mov qword ptr [rdi+192], r13
cmovnz rbx, rcx
xor rsi, r8
lea rax, [r12+1048576]
lea r11, [rsi-1]
shl rax, 22
vpandq zmm3, zmm29, zmm6
sarx r14, r11, r15
mov r10, rbx
xor r10, r14
vmovdqa64 zmmword ptr [rdi+1472], zmm3
sar rax, 43
vpmuldq zmm26, zmm9, zmm20
mov qword ptr [rdi+200], rax
vpmuldq zmm2, zmm10, zmm27
sar r9, 1
vpermq zmm12, zmmword ptr [rdi+1664], 0x44
sbb rdx, rdx
mov rbp, qword ptr [rdi+184]
vpermq zmm25, zmmword ptr [rdi+1664], 0xee
lea r13, [r9+r10]
vpmuldq zmm31, zmm7, zmm12
vpmuldq zmm14, zmm8, zmm25
vpaddq zmm11, zmm26, zmm2
cmovc r13, r9
andn rcx, rdx, r14
cmovnz rbx, r9
imul rbp, qword ptr [rdi+104]
mov r8, qword ptr [rdi+176]
xor r11, rcx
lea r12, [r11-1]
imul r8, qword ptr [rdi+120]
vpaddq zmm1, zmm11, zmm31
sarx rsi, r12, r15
mov rax, rbx
xor rax, rsi
vpaddq zmm4, zmm1, zmm14
lea r10, [rbp+r8]
vpmuludq zmm22, zmm19, zmmword ptr [rdi+2816]
mov qword ptr [rdi-112], r10
vpaddq zmm16, zmm4, zmm22
sar r13, 1
mov rdx, qword ptr [rdi+184]
vpmuludq zmm13, zmm15, zmmword ptr [rdi+2752]
sbb r14, r14
vpaddq zmm17, zmm16, zmm13
vpaddq zmm18, zmm17, qword ptr [rdi+320]{1to8}
lea r9, [r13+rax]
vpaddq zmm28, zmm18, zmm0
vpsrlq zmm23, zmm28, 30
cmovc r9, r13
andn rcx, r14, rsi
cmovnz rbx, r13
imul rdx, qword ptr [rdi+96]
mov r11, qword ptr [rdi+176]
xor r12, rcx
lea rbp, [r12-1]
imul r11, qword ptr [rdi+112]
vpandq zmm30, zmm28, zmm6
lea r8, [rdx+r11]
sarx r10, rbp, r15
mov rax, rbx
xor rax, r10
vmovdqa64 zmmword ptr [rdi+1536], zmm30
vpmuldq zmm29, zmm9, zmm12
mov qword ptr [rdi-104], r8
vpmuldq zmm3, zmm10, zmm25
mov r14, qword ptr [rdi+200]
sar r9, 1
vpermq zmm20, zmmword ptr [rdi+1728], 0x44
sbb rsi, rsi
vpermq zmm27, zmmword ptr [rdi+1728], 0xee
vpmuldq zmm26, zmm7, zmm20
lea r13, [r9+rax]
vpmuldq zmm2, zmm8, zmm27
vpaddq zmm11, zmm29, zmm3
cmovc r13, r9
andn rcx, rsi, r10
cmovnz rbx, r9
imul r14, qword ptr [rdi+104]
mov r12, qword ptr [rdi+192]
xor rbp, rcx
imul r12, qword ptr [rdi+120]
lea rdx, [rbp-1]
vpaddq zmm31, zmm11, zmm26
lea r11, [r14+r12]
vpaddq zmm1, zmm31, zmm2
sarx r8, rdx, r15
mov rax, rbx
xor rax, r8
mov qword ptr [rdi-96], r11
vpmuludq zmm14, zmm19, zmmword ptr [rdi+2880]
vpaddq zmm4, zmm1, zmm14
mov rsi, qword ptr [rdi+200]
sar r13, 1
vpmuludq zmm22, zmm15, zmmword ptr [rdi+2816]
sbb r10, r10
vpaddq zmm16, zmm4, zmm22
vpaddq zmm13, zmm16, qword ptr [rdi+320]{1to8}
lea r9, [r13+rax]
vpaddq zmm17, zmm13, zmm23
vpsrlq zmm18, zmm17, 30
cmovc r9, r13
imul rsi, qword ptr [rdi+96]
andn rcx, r10, r8
mov rbp, qword ptr [rdi+192]
cmovnz rbx, r13
imul rbp, qword ptr [rdi+112]
xor rdx, rcx
lea r14, [rdx-1]
vpandq zmm0, zmm17, zmm6
lea r12, [rsi+rbp]
vmovdqa64 zmmword ptr [rdi+1600], zmm0
sarx r11, r14, r15
mov rax, rbx
xor rax, r11
mov qword ptr [rdi-88], r12
vpmuldq zmm28, zmm9, zmm20
mov r10, qword ptr [rdi+184]
vpmuldq zmm30, zmm10, zmm27
sar r9, 1
vpaddq zmm12, zmm28, zmm30
sbb r8, r8
vpmuludq zmm25, zmm15, zmmword ptr [rdi+2880]
vpaddq zmm7, zmm12, zmm25
lea r13, [r9+rax]
vpaddq zmm8, zmm7, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm8, zmm18
cmovc r13, r9
imul r10, qword ptr [rdi+128]
andn rcx, r8, r11
mov rdx, qword ptr [rdi+176]
cmovnz rbx, r9
imul rdx, qword ptr [rdi+136]
xor r14, rcx
lea rsi, [r14-1]
lea rbp, [r10+rdx]
vpaddq zmm3, zmm29, zmm24
vpandq zmm11, zmm3, zmm6
neg rbp
sarx r12, rsi, r15
mov rax, rbx
xor rax, r12
vmovdqa64 zmmword ptr [rdi+1664], zmm11
sar rbp, 20
vpsrlq zmm26, zmm3, 30
sar r13, 1
vpaddq zmm31, zmm26, zmm21
mov r8, qword ptr [rdi-112]
sbb r11, r11
vpaddq zmm2, zmm31, zmmword ptr [rdi+384]
vpandq zmm19, zmm2, zmmword ptr [rdi+448]
lea r9, [r13+rax]
vmovdqa64 zmmword ptr [rdi+1728], zmm19
vpsrlq zmm1, zmm2, 30
vshufi64x2 zmm14{k3}{z}, zmm1, zmm1, 0x44
cmovc r9, r13
andn rcx, r11, r12
cmovnz rbx, r13
imul r8, qword ptr [rdi+144]
mov r14, qword ptr [rdi-104]
xor rsi, rcx
imul r14, qword ptr [rdi+152]
lea r10, [rsi-1]
lea rdx, [r8+r14]
vpaddq zmm4, zmm5, zmmword ptr [rdi+512]
sarx rax, r10, r15
mov r11, rbx
xor r11, rax
vpaddq zmm22, zmm4, zmm14
lea r12, [rbp+rdx]
vmovdqa64 zmmword ptr [rdi+640], zmm22
mov qword ptr [rdi-80], r12
sar r9, 1
sbb r13, r13
lea rcx, [r9+r11]
cmovc rcx, r9
sar r12, 20
andn rsi, r13, rax
cmovnz rbx, r9
shl r12, 44
mov qword ptr [rdi+208], r12
xor r10, rsi
lea r8, [r10-1]
mov r14, qword ptr [rdi+200]
sarx rbp, r8, r15
mov rdx, rbx
xor rdx, rbp
imul r14, qword ptr [rdi+128]
mov r11, qword ptr [rdi+192]
sar rcx, 1
sbb r13, r13
lea rax, [rcx+rdx]
cmovc rax, rcx
imul r11, qword ptr [rdi+136]
andn r9, r13, rbp
lea r12, [r14+r11]
cmovnz rbx, rcx
neg r12
xor r8, r9
lea rsi, [r8-1]
sar r12, 20
mov r10, qword ptr [rdi-96]
sarx rdx, rsi, r15
mov r13, rbx
xor r13, rdx
imul r10, qword ptr [rdi+144]
sar rax, 1
mov rbp, qword ptr [rdi-88]
sbb r14, r14
lea r11, [rax+r13]
cmovc r11, rax
andn rcx, r14, rdx
cmovnz rbx, rax
imul rbp, qword ptr [rdi+152]
lea r9, [r10+rbp]
xor rsi, rcx
lea r8, [r12+r9]
lea r13, [rsi-1]
mov qword ptr [rdi-72], r8
sarx r14, r13, r15
mov rdx, rbx
xor rdx, r14
sar r8, 20
shl r8, 44
sar r11, 1
sbb rax, rax
mov qword ptr [rdi+216], r8
lea r10, [r11+rdx]
cmovc r10, r11
andn rbp, rax, r14
cmovnz rbx, r11
xor r13, rbp
lea rcx, [r13-1]
sarx r12, rcx, r15
mov r9, rbx
xor r9, r12
sar r10, 1
sbb rsi, rsi
lea r8, [r10+r9]
cmovc r8, r10
andn rdx, rsi, r12
cmovnz rbx, r10
xor rcx, rdx
lea rax, [rcx-1]
sarx r14, rax, r15
mov r11, rbx
xor r11, r14
sar r8, 1
sbb rbp, rbp
lea r13, [r8+r11]
cmovc r13, r8
andn r9, rbp, r14
cmovnz rbx, r8
xor rax, r9
lea rsi, [rax-1]
sarx r12, rsi, r15
mov r10, rbx
xor r10, r12
sar r13, 1
sbb rdx, rdx
lea rcx, [r13+r10]
cmovc rcx, r13
andn r11, rdx, r12
cmovnz rbx, r13
xor rsi, r11
lea rbp, [rsi-1]
sarx r14, rbp, r15
mov r8, rbx
xor r8, r14
sar rcx, 1
sbb r9, r9
lea rax, [rcx+r8]
cmovc rax, rcx
andn r10, r9, r14
cmovnz rbx, rcx
xor rbp, r10
lea rdx, [rbp-1]
sarx r12, rdx, r15
mov r13, rbx
xor r13, r12
sar rax, 1
sbb r11, r11
lea rsi, [rax+r13]
cmovc rsi, rax
andn r8, r11, r12
cmovnz rbx, rax
xor rdx, r8
lea r9, [rdx-1]
sarx r14, r9, r15
mov rcx, rbx
xor rcx, r14
sar rsi, 1
sbb r10, r10
lea rbp, [rsi+rcx]
cmovc rbp, rsi
andn r13, r10, r14
cmovnz rbx, rsi
xor r9, r13
lea r11, [r9-1]
sarx r12, r11, r15
mov rax, rbx
xor rax, r12
sar rbp, 1
sbb r8, r8
lea rdx, [rbp+rax]
cmovc rdx, rbp
andn rcx, r8, r12
cmovnz rbx, rbp
xor r11, rcx
lea r10, [r11-1]
sarx r14, r10, r15
mov rsi, rbx
xor rsi, r14
sar rdx, 1
sbb r13, r13
lea r9, [rdx+rsi]
cmovc r9, rdx
andn rax, r13, r14
cmovnz rbx, rdx
xor r10, rax
lea r8, [r10-1]
sarx r12, r8, r15
mov rbp, r9
add rbp, qword ptr [rdi-24]
mov rcx, rbx
add rcx, qword ptr [rdi-32]
mov r11, r9
shl r11, 44
mov rsi, rbx
shl rsi, 45
mov r13, rbp
sar r13, 21
sar rbp, 42
mov r14, rcx
sar r14, 20
sar rcx, 41
add r11, qword ptr [rdi-8]
mov qword ptr [rdi-128], rbx
mov qword ptr [rdi-120], r9
add rsi, qword ptr [rdi-16]
imul r13, qword ptr [rdi+208]
imul rbp, qword ptr [rdi+216]
imul r14, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+216]
lea rdx, [r13+rbp]
lea rax, [r14+rcx]
lea r10, [rdx+r11]
lea rbx, [rax+rsi]
ror r10, 44
ror rbx, 45
mov rcx, rbx
mov rbx, r10
mov rdx, r8
mov rsi, r12
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
