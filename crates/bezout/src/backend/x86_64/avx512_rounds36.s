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
// Length: 36 limbs of 30 bits; 1185 instructions a round, 660 for its steps (form: mask).
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
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
mov rax, rcx
xor rax, rsi
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
sar rbx, 1
lea rbp, [rbx+rax]
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
cmovc rbp, rbx
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
sbb r8, r8
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
andn r9, r8, rsi
cmovnz rcx, rbx
xor rdx, r9
lea r10, [rdx-1]
sarx r11, r10, r15
mov r12, rcx
xor r12, r11
sar rbp, 1
lea r13, [rbp+r12]
cmovc r13, rbp
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
sbb r14, r14
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
vpermq zmm25, zmm21, 0xf0
andn rax, r14, r11
cmovnz rcx, rbp
xor r10, rax
lea r8, [r10-1]
sarx rsi, r8, r15
mov rbx, rcx
xor rbx, rsi
sar r13, 1
lea r9, [r13+rbx]
cmovc r9, r13
sbb rdx, rdx
vpermq zmm26, zmm21, 0xa5
andn r12, rdx, rsi
mov r14, qword ptr [rdi+320]
cmovnz rcx, r13
xor r8, r12
lea r11, [r8-1]
sarx rbp, r11, r15
mov rax, rcx
xor rax, rbp
sar r9, 1
lea r10, [r9+rax]
cmovc r10, r9
sbb rbx, rbx
imul r14, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+328]
imul rdx, qword ptr [rdi-104]
lea rsi, [r14+rdx]
sar rsi, 20
and rsi, qword ptr [rdi-32]
mov qword ptr [rdi-24], rsi
shr rsi, 20
shl rsi, 44
andn r13, rbx, rbp
cmovnz rcx, r9
xor r11, r13
lea r12, [r11-1]
sarx r8, r12, r15
mov rax, rcx
xor rax, r8
sar r10, 1
lea r14, [r10+rax]
sbb rdx, rdx
cmovc r14, r10
andn rbx, rdx, r8
cmovnz rcx, r10
xor r12, rbx
lea rbp, [r12-1]
sarx r9, rbp, r15
mov r13, rcx
xor r13, r9
sar r14, 1
lea r11, [r14+r13]
cmovc r11, r14
mov qword ptr [rdi-16], rsi
mov rax, qword ptr [rdi+336]
sbb rdx, rdx
imul rax, qword ptr [rdi-112]
mov r8, qword ptr [rdi+344]
imul r8, qword ptr [rdi-104]
lea r10, [rax+r8]
sar r10, 20
and r10, qword ptr [rdi-32]
mov qword ptr [rdi-8], r10
shr r10, 20
shl r10, 44
mov qword ptr [rdi+0], r10
andn rbx, rdx, r9
cmovnz rcx, r14
xor rbp, rbx
lea r12, [rbp-1]
sarx r13, r12, r15
mov rsi, rcx
xor rsi, r13
sar r11, 1
lea rax, [r11+rsi]
cmovc rax, r11
sbb r8, r8
andn r10, r8, r13
cmovnz rcx, r11
xor r12, r10
lea rdx, [r12-1]
sarx r9, rdx, r15
mov r14, rcx
xor r14, r9
sar rax, 1
lea rbx, [rax+r14]
cmovc rbx, rax
sbb rbp, rbp
andn rsi, rbp, r9
cmovnz rcx, rax
xor rdx, rsi
lea r8, [rdx-1]
sarx r13, r8, r15
mov r11, rcx
xor r11, r13
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
sbb r12, r12
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
andn r14, r12, r13
cmovnz rcx, rbx
xor r8, r14
lea rbp, [r8-1]
sarx r9, rbp, r15
mov rax, rcx
xor rax, r9
sar r10, 1
lea rsi, [r10+rax]
cmovc rsi, r10
vpmuldq zmm0, zmm24, zmm27
vpmuldq zmm1, zmm23, zmmword ptr [rdi+832]
vpaddq zmm2, zmm1, zmm0
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
vpandq zmm4, zmm3, zmm7
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1984]
sbb rdx, rdx
andn r11, rdx, r9
cmovnz rcx, r10
xor rbp, r11
lea r12, [rbp-1]
sarx r13, r12, r15
mov rbx, rcx
xor rbx, r13
sar rsi, 1
lea r14, [rsi+rbx]
cmovc r14, rsi
sbb r8, r8
vpaddq zmm10, zmm2, zmm9
vpandq zmm11, zmm10, zmm7
vpsraq zmm14, zmm10, 30
andn rax, r8, r13
cmovnz rcx, rsi
xor r12, rax
lea rdx, [r12-1]
sarx r9, rdx, r15
mov r10, rcx
xor r10, r9
sar r14, 1
lea r11, [r14+r10]
cmovc r11, r14
vpmuldq zmm15, zmm25, zmmword ptr [rdi+832]
vshufi64x2 zmm5{k2}{z}, zmm11, zmm11, 0x0e
vpmuldq zmm12, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
sbb rbp, rbp
vpmuldq zmm13, zmm24, zmm6
andn rbx, rbp, r9
cmovnz rcx, r14
xor rdx, rbx
lea r8, [rdx-1]
sarx r13, r8, r15
mov rsi, rcx
xor rsi, r13
sar r11, 1
lea rax, [r11+rsi]
cmovc rax, r11
sbb r12, r12
vpaddq zmm17, zmm15, zmm12
vpmuldq zmm18, zmm23, zmmword ptr [rdi+896]
vpmuludq zmm19, zmm8, zmmword ptr [rdi+2048]
andn r10, r12, r13
cmovnz rcx, r11
xor r8, r10
lea rbp, [r8-1]
sarx r9, rbp, r15
mov r14, rcx
xor r14, r9
sar rax, 1
lea rbx, [rax+r14]
cmovc rbx, rax
vpaddq zmm20, zmm17, zmm18
vpaddq zmm16, zmm20, zmm13
vpaddq zmm22, zmm16, zmm19
vpaddq zmm21, zmm22, zmm14
sbb rdx, rdx
vpmuludq zmm1, zmm21, zmmword ptr [rdi+768]
vpandq zmm0, zmm1, zmm7
andn rsi, rdx, r9
cmovnz rcx, rax
xor rbp, rsi
lea r12, [rbp-1]
sarx r13, r12, r15
mov r11, rcx
xor r11, r13
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
sbb r8, r8
vshufi64x2 zmm3, zmm0, zmm0, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1984]
vpaddq zmm2, zmm21, zmm4
andn r14, r8, r13
cmovnz rcx, rbx
xor r12, r14
lea rdx, [r12-1]
sarx r9, rdx, r15
mov rax, rcx
xor rax, r9
sar r10, 1
lea rsi, [r10+rax]
cmovc rsi, r10
vpsraq zmm9, zmm2, 30
vpandq zmm10, zmm2, zmm7
vshufi64x2 zmm11{k2}{z}, zmm10, zmm10, 0x0e
sbb rbp, rbp
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
andn r11, rbp, r9
cmovnz rcx, r10
xor rdx, r11
lea r8, [rdx-1]
sarx r13, r8, r15
mov rbx, rcx
xor rbx, r13
sar rsi, 1
lea r14, [rsi+rbx]
cmovc r14, rsi
sbb r12, r12
vpermq zmm15, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm12, zmm26, zmm6
vpmuldq zmm17, zmm23, zmmword ptr [rdi+960]
andn rax, r12, r13
cmovnz rcx, rsi
xor r8, rax
lea rbp, [r8-1]
sarx r9, rbp, r15
mov r10, rcx
xor r10, r9
sar r14, 1
lea r11, [r14+r10]
cmovc r11, r14
vpmuldq zmm18, zmm24, zmm15
vpaddq zmm20, zmm27, zmm12
vpaddq zmm13, zmm20, zmm17
vpaddq zmm16, zmm13, zmm18
vpmuludq zmm19, zmm8, zmmword ptr [rdi+2112]
sbb rdx, rdx
vpaddq zmm22, zmm16, zmm19
vpmuludq zmm14, zmm3, zmmword ptr [rdi+2048]
vpaddq zmm1, zmm22, zmm14
andn rbx, rdx, r9
cmovnz rcx, r14
xor rbp, rbx
lea r12, [rbp-1]
sarx r13, r12, r15
mov rsi, rcx
xor rsi, r13
sar r11, 1
lea rax, [r11+rsi]
cmovc rax, r11
sbb r8, r8
andn r10, r8, r13
cmovnz rcx, r11
xor r12, r10
lea rdx, [r12-1]
sarx r9, rdx, r15
mov r14, rcx
xor r14, r9
sar rax, 1
lea rbx, [rax+r14]
cmovc rbx, rax
vpaddq zmm0, zmm1, zmm9
vpsraq zmm21, zmm0, 30
vpmuldq zmm4, zmm25, zmmword ptr [rdi+960]
vpandq zmm2, zmm0, zmm7
vpmuldq zmm10, zmm26, zmm15
sbb rbp, rbp
mov rsi, rbx
shl rsi, 44
mov r8, rbx
add r8, qword ptr [rdi-56]
rorx r13, r8, 21
add rsi, qword ptr [rdi-40]
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e
imul r13, qword ptr [rdi-16]
rorx r11, r8, 42
imul r11, qword ptr [rdi+0]
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]
andn r10, rbp, r9
cmovnz rcx, rax
mov r12, rcx
shl r12, 45
mov r14, rcx
add r14, qword ptr [rdi-64]
rorx r8, r14, 41
xor rdx, r10
lea rbp, [rdx-1]
sarx r9, rbp, r15
rorx rax, r14, 20
imul rax, qword ptr [rdi-16]
add r12, qword ptr [rdi-48]
imul r8, qword ptr [rdi+0]
vpmuldq zmm12, zmm24, zmm6
vpaddq zmm20, zmm4, zmm10
vpaddq zmm17, zmm20, zmm27
lea r10, [rax+r8]
lea rdx, [r13+r11]
vpaddq zmm13, zmm17, zmm12
lea r14, [rdx+rsi]
vpmuludq zmm18, zmm8, zmmword ptr [rdi+2176]
lea rax, [r10+r12]
vpaddq zmm16, zmm13, zmm18
ror r14, 44
ror rax, 45
mov r8, rax
xor r8, r9
sar r14, 1
lea r13, [r14+r8]
cmovc r13, r14
sbb r11, r11
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2112]
vpaddq zmm22, zmm16, zmm19
vpaddq zmm14, zmm22, zmm21
vpsraq zmm1, zmm14, 30
andn rdx, r11, r9
cmovnz rax, r14
xor rbp, rdx
lea rsi, [rbp-1]
sarx r10, rsi, r15
mov r12, rax
xor r12, r10
sar r13, 1
lea r8, [r13+r12]
cmovc r8, r13
vpandq zmm9, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+896], zmm9
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]
vpmuldq zmm15, zmm26, zmm6
sbb r11, r11
vpermq zmm4, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm10, zmm24, zmm4
andn r9, r11, r10
cmovnz rax, r13
xor rsi, r9
lea r14, [rsi-1]
sarx rdx, r14, r15
mov rbp, rax
xor rbp, rdx
sar r8, 1
lea r12, [r8+rbp]
cmovc r12, r8
sbb r11, r11
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1088]
andn r10, r11, rdx
cmovnz rax, r8
xor r14, r10
lea r13, [r14-1]
sarx r9, r13, r15
mov rsi, rax
xor rsi, r9
sar r12, 1
lea rbp, [r12+rsi]
cmovc rbp, r12
vpaddq zmm27, zmm0, zmm15
vpaddq zmm17, zmm27, zmm20
sbb r11, r11
vpaddq zmm12, zmm17, zmm10
vpmuludq zmm13, zmm8, zmmword ptr [rdi+2240]
vpmuludq zmm18, zmm3, zmmword ptr [rdi+2176]
vpaddq zmm16, zmm12, zmm13
andn rdx, r11, r9
cmovnz rax, r12
xor r13, rdx
lea r8, [r13-1]
sarx r10, r8, r15
mov r14, rax
xor r14, r10
sar rbp, 1
lea rsi, [rbp+r14]
cmovc rsi, rbp
sbb r11, r11
vpaddq zmm19, zmm16, zmm18
vpaddq zmm22, zmm19, zmm1
vpsraq zmm21, zmm22, 30
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1088]
andn r9, r11, r10
cmovnz rax, rbp
xor r8, r9
lea r12, [r8-1]
sarx rdx, r12, r15
mov r13, rax
xor r13, rdx
sar rsi, 1
lea r14, [rsi+r13]
cmovc r14, rsi
vpandq zmm6, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm6
vpermq zmm0, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm15, zmm26, zmm4
sbb r11, r11
vpbroadcastq zmm27, rcx
vpmuldq zmm20, zmm24, zmm0
andn r10, r11, rdx
cmovnz rax, rsi
xor r12, r10
lea rbp, [r12-1]
sarx r9, rbp, r15
mov r8, rax
xor r8, r9
sar r14, 1
lea r13, [r14+r8]
cmovc r13, r14
vpbroadcastq zmm27{k1}, rbx
sbb rcx, rcx
vpaddq zmm17, zmm14, zmm15
vpaddq zmm10, zmm27, zmm29
andn r11, rcx, r9
cmovnz rax, r14
xor rbp, r11
lea rdx, [rbp-1]
sarx rsi, rdx, r15
mov r10, rax
xor r10, rsi
sar r13, 1
lea r12, [r13+r10]
cmovc r12, r13
vpsllvq zmm12, zmm10, zmm30
vpsravq zmm13, zmm12, zmm31
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1152]
vpaddq zmm18, zmm17, zmm16
vpaddq zmm19, zmm18, zmm20
vpmuludq zmm1, zmm8, zmmword ptr [rdi+2304]
vpsubq zmm22, zmm28, zmm13
vmovdqa64 zmmword ptr [rdi+192], zmm22
vpaddq zmm4, zmm19, zmm1
mov r8, qword ptr [rdi+192]
vpmuludq zmm14, zmm3, zmmword ptr [rdi+2240]
sbb rbx, rbx
imul r8, qword ptr [rdi-24]
vpaddq zmm15, zmm4, zmm14
mov rcx, qword ptr [rdi+200]
imul rcx, qword ptr [rdi-8]
andn r9, rbx, rsi
cmovnz rax, r13
xor rdx, r9
lea r14, [rdx-1]
sarx r11, r14, r15
mov rbp, rax
xor rbp, r11
sar r12, 1
lea r10, [r12+rbp]
cmovc r10, r12
sbb rbx, rbx
lea rsi, [r8+rcx]
vpaddq zmm27, zmm15, zmm21
sar rsi, 20
andn r13, rbx, r11
cmovnz rax, r12
xor r14, r13
lea r9, [r14-1]
sarx rdx, r9, r15
mov rbp, rax
xor rbp, rdx
sar r10, 1
lea r8, [r10+rbp]
cmovc r8, r10
vpandq zmm10, zmm27, zmm7
vpsraq zmm12, zmm27, 30
mov qword ptr [rdi+8], rsi
vpsllq zmm17, zmm6, 20
vmovdqa64 zmmword ptr [rdi+1024], zmm10
mov rcx, qword ptr [rdi+208]
vpsrlq zmm16, zmm9, 10
vpsllq zmm18, zmm10, 50
sbb rbx, rbx
imul rcx, qword ptr [rdi-24]
mov r11, qword ptr [rdi+216]
imul r11, qword ptr [rdi-8]
lea r12, [rcx+r11]
sar r12, 20
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1152]
mov qword ptr [rdi+16], r12
andn r13, rbx, rdx
cmovnz rax, r10
xor r9, r13
lea r14, [r9-1]
sarx rbp, r14, r15
mov rsi, rax
xor rsi, rbp
sar r8, 1
lea rcx, [r8+rsi]
sbb r11, r11
cmovc rcx, r8
vpaddq zmm13, zmm16, zmm17
vpaddq zmm22, zmm13, zmm18
vmovdqa64 zmmword ptr [rdi+384], zmm22
andn r12, r11, rbp
cmovnz rax, r8
xor r14, r12
lea rbx, [r14-1]
sarx rdx, rbx, r15
mov r10, rax
xor r10, rdx
sar rcx, 1
lea r13, [rcx+r10]
cmovc r13, rcx
mov r9, qword ptr [rdi+192]
vpmuldq zmm19, zmm26, zmm0
vpermq zmm1, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1216]
vpmuldq zmm14, zmm24, zmm1
vpaddq zmm15, zmm20, zmm19
vpaddq zmm21, zmm15, zmm4
sbb rsi, rsi
imul r9, qword ptr [rdi+384]
mov r11, qword ptr [rdi+200]
imul r11, qword ptr [rdi+400]
lea rbp, [r9+r11]
mov r8, qword ptr [rdi+8]
sar r8, 20
lea r12, [r8+rbp]
andn r14, rsi, rdx
cmovnz rax, rcx
xor rbx, r14
lea r10, [rbx-1]
sarx r9, r10, r15
mov r11, rax
xor r11, r9
sar r13, 1
lea r8, [r13+r11]
cmovc r8, r13
sbb rbp, rbp
shl r12, 44
mov qword ptr [rdi+24], r12
mov rsi, qword ptr [rdi+208]
vpmuludq zmm27, zmm8, zmmword ptr [rdi+2368]
imul rsi, qword ptr [rdi+384]
vpaddq zmm6, zmm21, zmm14
vpaddq zmm9, zmm6, zmm27
mov rdx, qword ptr [rdi+216]
andn rcx, rbp, r9
cmovnz rax, r13
xor r10, rcx
lea r14, [r10-1]
sarx rbx, r14, r15
mov r11, rax
xor r11, rbx
sar r8, 1
lea r12, [r8+r11]
cmovc r12, r8
vpmuludq zmm10, zmm3, zmmword ptr [rdi+2304]
vpaddq zmm16, zmm9, zmm10
vpaddq zmm17, zmm16, zmm12
sbb rbp, rbp
imul rdx, qword ptr [rdi+400]
lea r9, [rsi+rdx]
mov r13, qword ptr [rdi+16]
sar r13, 20
vpandq zmm13, zmm17, zmm7
vpsraq zmm18, zmm17, 30
lea rcx, [r13+r9]
shl rcx, 44
andn r10, rbp, rbx
cmovnz rax, r8
xor r14, r10
lea r11, [r14-1]
sarx rsi, r11, r15
mov rdx, rax
xor rdx, rsi
sar r12, 1
lea r13, [r12+rdx]
cmovc r13, r12
sbb r9, r9
mov qword ptr [rdi+32], rcx
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1216]
andn rbp, r9, rsi
cmovnz rax, r12
xor r11, rbp
lea rbx, [r11-1]
sarx r8, rbx, r15
mov r10, rax
xor r10, r8
sar r13, 1
lea r14, [r13+r10]
cmovc r14, r13
vpmuldq zmm0, zmm26, zmm1
vpermq zmm20, zmmword ptr [rdi+1280], 0x4e
vmovdqa64 zmmword ptr [rdi+1088], zmm13
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1280]
vpmuldq zmm15, zmm24, zmm20
vpaddq zmm4, zmm22, zmm0
sbb rdx, rdx
vpaddq zmm21, zmm4, zmm19
vpaddq zmm14, zmm21, zmm15
andn rcx, rdx, r8
cmovnz rax, r13
xor rbx, rcx
lea r9, [rbx-1]
sarx rsi, r9, r15
mov r12, rax
xor r12, rsi
sar r14, 1
lea rbp, [r14+r12]
cmovc rbp, r14
sbb r11, r11
vpmuludq zmm6, zmm8, zmmword ptr [rdi+2432]
vpaddq zmm27, zmm14, zmm6
andn r10, r11, rsi
cmovnz rax, r14
xor r9, r10
lea rdx, [r9-1]
sarx r8, rdx, r15
mov r13, rax
xor r13, r8
sar rbp, 1
lea rcx, [rbp+r13]
cmovc rcx, rbp
vpmuludq zmm9, zmm3, zmmword ptr [rdi+2368]
vpaddq zmm10, zmm27, zmm9
vpaddq zmm16, zmm10, zmm18
vpsraq zmm12, zmm16, 30
vpandq zmm17, zmm16, zmm7
sbb rbx, rbx
andn r12, rbx, r8
cmovnz rax, rbp
xor rdx, r12
lea r11, [rdx-1]
sarx rsi, r11, r15
mov r14, rax
xor r14, rsi
sar rcx, 1
lea r10, [rcx+r14]
cmovc r10, rcx
sbb r9, r9
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1280]
vmovdqa64 zmmword ptr [rdi+1152], zmm17
andn r13, r9, rsi
cmovnz rax, rcx
xor r11, r13
lea rbx, [r11-1]
sarx r8, rbx, r15
mov rbp, rax
xor rbp, r8
sar r10, 1
lea r12, [r10+rbp]
cmovc r12, r10
vpermq zmm13, zmmword ptr [rdi+1344], 0x4e
vpmuldq zmm22, zmm26, zmm20
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1344]
vpmuldq zmm4, zmm24, zmm13
vpaddq zmm19, zmm1, zmm22
vpaddq zmm21, zmm19, zmm0
sbb rdx, rdx
mov r14, r12
add r14, qword ptr [rdi-56]
mov r9, r12
shl r9, 44
rorx rsi, r14, 21
rorx rcx, r14, 42
add r9, qword ptr [rdi-40]
imul rsi, qword ptr [rdi+24]
imul rcx, qword ptr [rdi+32]
vpaddq zmm15, zmm21, zmm4
vpmuludq zmm14, zmm8, zmmword ptr [rdi+2496]
andn r13, rdx, r8
cmovnz rax, r10
mov r11, rax
add r11, qword ptr [rdi-64]
xor rbx, r13
mov rbp, rax
shl rbp, 45
lea r14, [rbx-1]
sarx rdx, r14, r15
rorx r8, r11, 20
rorx r10, r11, 41
imul r8, qword ptr [rdi+24]
imul r10, qword ptr [rdi+32]
add rbp, qword ptr [rdi-48]
vpaddq zmm6, zmm15, zmm14
vpmuludq zmm27, zmm3, zmmword ptr [rdi+2432]
vpaddq zmm9, zmm6, zmm27
lea r13, [rsi+rcx]
lea rbx, [r8+r10]
lea r11, [rbx+rbp]
vpaddq zmm10, zmm9, zmm12
lea rsi, [r13+r9]
vpsraq zmm18, zmm10, 30
ror rsi, 44
ror r11, 45
mov rcx, r11
xor rcx, rdx
sar rsi, 1
lea r8, [rsi+rcx]
cmovc r8, rsi
sbb r10, r10
vpandq zmm16, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm16
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1344]
andn rbx, r10, rdx
cmovnz r11, rsi
xor r14, rbx
lea rbp, [r14-1]
sarx r13, rbp, r15
mov r9, r11
xor r9, r13
sar r8, 1
lea rcx, [r8+r9]
cmovc rcx, r8
vpmuldq zmm20, zmm26, zmm13
vpermq zmm1, zmmword ptr [rdi+1408], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1408]
vpmuldq zmm19, zmm24, zmm1
vpaddq zmm0, zmm17, zmm20
sbb r10, r10
vpaddq zmm21, zmm0, zmm22
vpbroadcastq zmm4, rax
vpaddq zmm15, zmm21, zmm19
andn rdx, r10, r13
cmovnz r11, r8
xor rbp, rdx
lea rsi, [rbp-1]
sarx rbx, rsi, r15
mov r14, r11
xor r14, rbx
sar rcx, 1
lea r9, [rcx+r14]
cmovc r9, rcx
sbb rax, rax
vpbroadcastq zmm4{k1}, r12
vpmuludq zmm14, zmm8, zmmword ptr [rdi+2560]
vpaddq zmm6, zmm15, zmm14
vpaddq zmm27, zmm4, zmm29
vpsllvq zmm9, zmm27, zmm30
andn r10, rax, rbx
cmovnz r11, rcx
xor rsi, r10
lea r13, [rsi-1]
sarx r8, r13, r15
mov rdx, r11
xor rdx, r8
sar r9, 1
lea rbp, [r9+rdx]
cmovc rbp, r9
vpsravq zmm12, zmm9, zmm31
vpsubq zmm10, zmm28, zmm12
vpmuludq zmm16, zmm3, zmmword ptr [rdi+2496]
vpaddq zmm13, zmm6, zmm16
vpaddq zmm17, zmm13, zmm18
vmovdqa64 zmmword ptr [rdi+256], zmm10
vpunpcklqdq zmm20, zmm10, zmm10
vpsraq zmm0, zmm17, 30
vpandq zmm22, zmm17, zmm7
sbb r14, r14
vpunpckhqdq zmm21, zmm10, zmm10
vbroadcasti32x4 zmm19, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm15, xmmword ptr [rdi+208]
vmovdqa64 zmmword ptr [rdi+1280], zmm22
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1408]
andn r12, r14, r8
cmovnz r11, r9
xor r13, r12
lea rax, [r13-1]
sarx rbx, rax, r15
mov rcx, r11
xor rcx, rbx
sar rbp, 1
lea r10, [rbp+rcx]
cmovc r10, rbp
sbb rsi, rsi
vpmuldq zmm4, zmm26, zmm1
andn rdx, rsi, rbx
cmovnz r11, rbp
xor rax, rdx
lea r14, [rax-1]
sarx r8, r14, r15
mov r9, r11
xor r9, r8
sar r10, 1
lea r12, [r10+r9]
cmovc r12, r10
vpermq zmm27, zmmword ptr [rdi+1472], 0x4e
vpmuldq zmm9, zmm20, zmm19
vpmuldq zmm12, zmm21, zmm15
vpaddq zmm6, zmm9, zmm12
vmovdqa64 zmmword ptr [rdi+128], zmm6
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1472]
vpaddq zmm13, zmm14, zmm4
mov r13, qword ptr [rdi+256]
vpmuldq zmm18, zmm24, zmm27
vpaddq zmm17, zmm13, zmm16
sbb rcx, rcx
imul r13, qword ptr [rdi+8]
mov rsi, qword ptr [rdi+264]
imul rsi, qword ptr [rdi+16]
lea rbx, [r13+rsi]
sar rbx, 20
vpmuludq zmm10, zmm8, zmmword ptr [rdi+2624]
vpaddq zmm22, zmm17, zmm18
vpaddq zmm1, zmm22, zmm10
mov rbp, qword ptr [rdi+128]
andn rdx, rcx, r8
cmovnz r11, r10
xor r14, rdx
lea rax, [r14-1]
sarx r9, rax, r15
mov r13, r11
xor r13, r9
sar r12, 1
lea rsi, [r12+r13]
cmovc rsi, r12
sbb rcx, rcx
imul rbp, qword ptr [rdi+384]
mov r8, qword ptr [rdi+136]
vpmuludq zmm20, zmm3, zmmword ptr [rdi+2560]
vpaddq zmm19, zmm1, zmm20
andn r10, rcx, r9
cmovnz r11, r12
xor rax, r10
lea rdx, [rax-1]
sarx r14, rdx, r15
mov r13, r11
xor r13, r14
sar rsi, 1
lea rcx, [rsi+r13]
cmovc rcx, rsi
vpaddq zmm21, zmm19, zmm0
vpsraq zmm15, zmm21, 30
sbb r9, r9
imul r8, qword ptr [rdi+400]
lea r12, [rbp+r8]
lea r10, [rbx+r12]
mov qword ptr [rdi-112], r10
sar r10, 20
shl r10, 44
mov qword ptr [rdi+40], r10
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1472]
mov rax, qword ptr [rdi+272]
andn r13, r9, r14
cmovnz r11, rsi
xor rdx, r13
lea rbp, [rdx-1]
sarx r8, rbp, r15
mov rbx, r11
xor rbx, r8
sar rcx, 1
lea r12, [rcx+rbx]
cmovc r12, rcx
sbb r10, r10
imul rax, qword ptr [rdi+8]
vpmuldq zmm12, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+1536], 0x4e
mov r9, qword ptr [rdi+280]
andn r14, r10, r8
cmovnz r11, rcx
xor rbp, r14
lea rsi, [rbp-1]
sarx r13, rsi, r15
mov rdx, r11
xor rdx, r13
sar r12, 1
lea rbx, [r12+rdx]
cmovc rbx, r12
vpandq zmm14, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm14
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1536]
vpaddq zmm13, zmm9, zmm12
vpaddq zmm16, zmm13, zmm4
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm18, zmm16, zmm17
sbb r10, r10
imul r9, qword ptr [rdi+16]
lea r8, [rax+r9]
sar r8, 20
mov rcx, qword ptr [rdi+144]
imul rcx, qword ptr [rdi+384]
mov r14, qword ptr [rdi+152]
imul r14, qword ptr [rdi+400]
vpmuludq zmm22, zmm8, zmmword ptr [rdi+2688]
lea rbp, [rcx+r14]
vpaddq zmm10, zmm18, zmm22
andn rdx, r10, r13
cmovnz r11, r12
xor rsi, rdx
lea rax, [rsi-1]
sarx r9, rax, r15
mov rcx, r11
xor rcx, r9
sar rbx, 1
lea r14, [rbx+rcx]
cmovc r14, rbx
sbb r10, r10
lea r13, [r8+rbp]
vpmuludq zmm1, zmm3, zmmword ptr [rdi+2624]
mov qword ptr [rdi-104], r13
andn r12, r10, r9
cmovnz r11, rbx
xor rax, r12
lea rdx, [rax-1]
sarx rsi, rdx, r15
mov rcx, r11
xor rcx, rsi
sar r14, 1
lea r8, [r14+rcx]
cmovc r8, r14
vpaddq zmm20, zmm10, zmm1
vpaddq zmm19, zmm20, zmm15
vpsraq zmm0, zmm19, 30
vpandq zmm27, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm27
sbb rbp, rbp
sar r13, 20
shl r13, 44
mov qword ptr [rdi+48], r13
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1536]
vpmuldq zmm14, zmm26, zmm6
andn r10, rbp, rsi
cmovnz r11, r14
xor rdx, r10
lea r9, [rdx-1]
sarx rbx, r9, r15
mov r12, r11
xor r12, rbx
sar r8, 1
lea rax, [r8+r12]
cmovc rax, r8
sbb rcx, rcx
vpermq zmm9, zmmword ptr [rdi+1600], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1600]
andn r13, rcx, rbx
cmovnz r11, r8
xor r9, r13
lea rbp, [r9-1]
sarx rsi, rbp, r15
mov r14, r11
xor r14, rsi
sar rax, 1
lea r10, [rax+r14]
cmovc r10, rax
vpmuldq zmm13, zmm24, zmm9
vpaddq zmm4, zmm21, zmm14
vpaddq zmm16, zmm4, zmm12
vpaddq zmm17, zmm16, zmm13
vpmuludq zmm18, zmm8, zmmword ptr [rdi+2752]
sbb rdx, rdx
vpaddq zmm22, zmm17, zmm18
vpmuludq zmm10, zmm3, zmmword ptr [rdi+2688]
vpaddq zmm1, zmm22, zmm10
andn r12, rdx, rsi
cmovnz r11, rax
xor rbp, r12
lea rcx, [rbp-1]
sarx rbx, rcx, r15
mov r8, r11
xor r8, rbx
sar r10, 1
lea r13, [r10+r8]
cmovc r13, r10
sbb r9, r9
andn r14, r9, rbx
cmovnz r11, r10
xor rcx, r14
lea rdx, [rcx-1]
sarx rsi, rdx, r15
mov rax, r11
xor rax, rsi
sar r13, 1
lea r12, [r13+rax]
cmovc r12, r13
vpaddq zmm20, zmm1, zmm0
vpsraq zmm15, zmm20, 30
vpandq zmm19, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm19
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1600]
sbb rbp, rbp
vpmuldq zmm6, zmm26, zmm9
vpermq zmm21, zmmword ptr [rdi+1664], 0x4e
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1664]
vpmuldq zmm4, zmm24, zmm21
andn r8, rbp, rsi
cmovnz r11, r13
xor rdx, r8
lea r9, [rdx-1]
sarx rbx, r9, r15
mov r10, r11
xor r10, rbx
sar r12, 1
lea r14, [r12+r10]
cmovc r14, r12
sbb rcx, rcx
vpaddq zmm12, zmm27, zmm6
andn rax, rcx, rbx
cmovnz r11, r12
xor r9, rax
lea rbp, [r9-1]
sarx rsi, rbp, r15
mov r13, r11
xor r13, rsi
sar r14, 1
lea r8, [r14+r13]
cmovc r8, r14
vpaddq zmm16, zmm12, zmm14
vpaddq zmm13, zmm16, zmm4
vpmuludq zmm17, zmm8, zmmword ptr [rdi+2816]
sbb rdx, rdx
vpaddq zmm18, zmm13, zmm17
vpmuludq zmm22, zmm3, zmmword ptr [rdi+2752]
andn r10, rdx, rsi
cmovnz r11, r14
xor rbp, r10
lea rcx, [rbp-1]
sarx rbx, rcx, r15
mov r12, r11
xor r12, rbx
sar r8, 1
lea rax, [r8+r12]
cmovc rax, r8
vpaddq zmm10, zmm18, zmm22
sbb r9, r9
andn r13, r9, rbx
cmovnz r11, r8
xor rcx, r13
lea rdx, [rcx-1]
sarx rsi, rdx, r15
mov r14, r11
xor r14, rsi
sar rax, 1
lea r10, [rax+r14]
cmovc r10, rax
vpaddq zmm1, zmm10, zmm15
vpsraq zmm0, zmm1, 30
mov qword ptr [rdi-120], r10
vpermq zmm20, zmmword ptr [rdi+1728], 0x4e
sbb rbp, rbp
mov r12, r10
add r12, qword ptr [rdi-56]
shl r10, 44
rorx r9, r12, 21
rorx rbx, r12, 42
add r10, qword ptr [rdi-40]
imul r9, qword ptr [rdi+40]
imul rbx, qword ptr [rdi+48]
vpmuldq zmm19, zmm26, zmm21
vpandq zmm9, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm9
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1728]
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1664]
andn r8, rbp, rsi
cmovnz r11, rax
mov r13, r11
add r13, qword ptr [rdi-64]
mov qword ptr [rdi-128], r11
xor rdx, r8
shl r11, 45
lea rcx, [rdx-1]
sarx r14, rcx, r15
rorx r12, r13, 20
rorx rbp, r13, 41
add r11, qword ptr [rdi-48]
imul r12, qword ptr [rdi+40]
imul rbp, qword ptr [rdi+48]
vpmuldq zmm12, zmm24, zmm20
lea rsi, [r9+rbx]
lea rax, [r12+rbp]
vpaddq zmm14, zmm6, zmm19
vpaddq zmm16, zmm14, zmm27
vpaddq zmm4, zmm16, zmm12
lea r8, [rsi+r10]
lea rdx, [rax+r11]
vpmuludq zmm13, zmm8, zmmword ptr [rdi+2880]
vpaddq zmm17, zmm4, zmm13
ror r8, 44
ror rdx, 45
vpmuludq zmm18, zmm3, zmmword ptr [rdi+2816]
vpaddq zmm22, zmm17, zmm18
vpaddq zmm10, zmm22, zmm0
vpsraq zmm15, zmm10, 30
vpandq zmm21, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+1600], zmm21
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1728]
vpmuldq zmm9, zmm26, zmm20
vpermq zmm6, zmmword ptr [rdi+1792], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1792]
vpmuldq zmm14, zmm24, zmm6
vpaddq zmm27, zmm1, zmm9
vpaddq zmm16, zmm27, zmm19
vpaddq zmm12, zmm16, zmm14
vpmuludq zmm4, zmm8, zmmword ptr [rdi+2944]
vpaddq zmm13, zmm12, zmm4
vpmuludq zmm17, zmm3, zmmword ptr [rdi+2880]
vpaddq zmm18, zmm13, zmm17
vpaddq zmm22, zmm18, zmm15
vpsraq zmm0, zmm22, 30
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1792]
vpandq zmm21, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm21
vpmuldq zmm20, zmm26, zmm6
vpermq zmm1, zmmword ptr [rdi+1856], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1856]
vpmuldq zmm27, zmm24, zmm1
vpaddq zmm19, zmm10, zmm20
vpaddq zmm16, zmm19, zmm9
vpaddq zmm14, zmm16, zmm27
vpmuludq zmm12, zmm8, zmmword ptr [rdi+3008]
vpaddq zmm4, zmm14, zmm12
vpmuludq zmm13, zmm3, zmmword ptr [rdi+2944]
vpaddq zmm17, zmm4, zmm13
vpaddq zmm18, zmm17, zmm0
vpsraq zmm15, zmm18, 30
vpandq zmm22, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm22
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1856]
vpmuldq zmm6, zmm26, zmm1
vpermq zmm10, zmmword ptr [rdi+1920], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1920]
vpmuldq zmm19, zmm24, zmm10
vpaddq zmm9, zmm21, zmm6
vpaddq zmm16, zmm9, zmm20
vpaddq zmm27, zmm16, zmm19
vpmuludq zmm14, zmm8, zmmword ptr [rdi+3072]
vpaddq zmm12, zmm27, zmm14
vpmuludq zmm4, zmm3, zmmword ptr [rdi+3008]
vpaddq zmm13, zmm12, zmm4
vpaddq zmm17, zmm13, zmm15
vpsraq zmm0, zmm17, 30
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1920]
vpandq zmm22, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm22
vpmuldq zmm1, zmm26, zmm10
vpaddq zmm23, zmm18, zmm1
vpmuludq zmm24, zmm3, zmmword ptr [rdi+3072]
vpaddq zmm21, zmm23, zmm24
vpaddq zmm6, zmm21, zmm0
vpaddq zmm9, zmm6, zmm5
vpandq zmm20, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm20
vpsraq zmm16, zmm9, 30
vpaddq zmm19, zmm16, zmm11
vpandq zmm8, zmm19, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1920], zmm8
vpsraq zmm27, zmm19, 30
vshufi64x2 zmm14{k3}{z}, zmm27, zmm27, 0x44
vpaddq zmm12, zmm2, zmm14
vmovdqa64 zmmword ptr [rdi+832], zmm12
mov rbx, r8
mov rsi, r14
mov rax, rcx
mov rcx, rdx
mov rdx, rax
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
