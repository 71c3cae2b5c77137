// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each round is applied to f, u, g, v in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a round.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 70 limbs of 30 bits; 1457 instructions a round, 660 for its steps (form: mask).
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
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
mov rax, rcx
xor rax, rsi
sar rbx, 1
sbb rbp, rbp
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
lea r8, [rbx+rax]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
cmovc r8, rbx
andn r9, rbp, rsi
cmovnz rcx, rbx
xor rdx, r9
lea r10, [rdx-1]
sarx r11, r10, r15
mov r12, rcx
xor r12, r11
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
sar r8, 1
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
sbb r13, r13
lea r14, [r8+r12]
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
cmovc r14, r8
andn rax, r13, r11
cmovnz rcx, r8
xor r10, rax
lea rbp, [r10-1]
sarx rsi, rbp, r15
mov rbx, rcx
xor rbx, rsi
sar r14, 1
sbb r9, r9
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
lea rdx, [r14+rbx]
vpaddq zmm21, zmm19, zmm20
cmovc rdx, r14
andn r12, r9, rsi
vpandq zmm22, zmm16, zmm7
cmovnz rcx, r14
xor rbp, r12
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
lea r13, [rbp-1]
sarx r11, r13, r15
mov r8, rcx
xor r8, r11
sar rdx, 1
vpermq zmm25, zmm21, 0xf0
sbb rax, rax
vpermq zmm26, zmm21, 0xa5
mov r10, qword ptr [rdi+320]
lea rbx, [rdx+r8]
cmovc rbx, rdx
imul r10, qword ptr [rdi-112]
andn r9, rax, r11
cmovnz rcx, rdx
xor r13, r9
lea rsi, [r13-1]
sarx r14, rsi, r15
mov r12, rcx
xor r12, r14
mov rbp, qword ptr [rdi+328]
imul rbp, qword ptr [rdi-104]
lea r8, [r10+rbp]
sar rbx, 1
sbb rax, rax
lea r11, [rbx+r12]
cmovc r11, rbx
sar r8, 20
and r8, qword ptr [rdi-32]
mov qword ptr [rdi-24], r8
andn rdx, rax, r14
cmovnz rcx, rbx
shr r8, 20
xor rsi, rdx
lea r9, [rsi-1]
sarx r13, r9, r15
mov r10, rcx
xor r10, r13
shl r8, 44
mov qword ptr [rdi-16], r8
mov rbp, qword ptr [rdi+336]
sar r11, 1
sbb r12, r12
lea rax, [r11+r10]
cmovc rax, r11
imul rbp, qword ptr [rdi-112]
mov r14, qword ptr [rdi+344]
imul r14, qword ptr [rdi-104]
andn rbx, r12, r13
cmovnz rcx, r11
xor r9, rbx
lea rdx, [rbp+r14]
lea rsi, [r9-1]
sarx r8, rsi, r15
mov r10, rcx
xor r10, r8
sar rdx, 20
and rdx, qword ptr [rdi-32]
mov qword ptr [rdi-8], rdx
sar rax, 1
sbb r12, r12
lea r13, [rax+r10]
cmovc r13, rax
shr rdx, 20
shl rdx, 44
mov qword ptr [rdi+0], rdx
andn r11, r12, r8
cmovnz rcx, rax
xor rsi, r11
lea rbx, [rsi-1]
sarx rbp, rbx, r15
mov r14, rcx
xor r14, rbp
sar r13, 1
sbb r9, r9
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
lea r10, [r13+r14]
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
cmovc r10, r13
vpmuldq zmm1, zmm24, zmm27
andn rdx, r9, rbp
cmovnz rcx, r13
xor rbx, rdx
vpaddq zmm2, zmm0, zmm1
lea r12, [rbx-1]
sarx r8, r12, r15
mov rax, rcx
xor rax, r8
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
vpandq zmm4, zmm3, zmm7
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3072]
sar r10, 1
sbb r11, r11
vpaddq zmm10, zmm2, zmm9
vpsraq zmm11, zmm10, 30
vpandq zmm14, zmm10, zmm7
lea rsi, [r10+rax]
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
cmovc rsi, r10
andn r14, r11, r8
cmovnz rcx, r10
xor r12, r14
lea r9, [r12-1]
sarx rbp, r9, r15
vpmuldq zmm12, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
mov r13, rcx
xor r13, rbp
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
sar rsi, 1
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm18, zmm5, zmm12
vpaddq zmm19, zmm18, zmm13
sbb rdx, rdx
vpaddq zmm20, zmm19, zmm17
vpmuludq zmm16, zmm8, zmmword ptr [rdi+3136]
vpaddq zmm22, zmm20, zmm16
lea rbx, [rsi+r13]
cmovc rbx, rsi
andn rax, rdx, rbp
vpaddq zmm21, zmm22, zmm11
cmovnz rcx, rsi
xor r9, rax
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+3072]
vpaddq zmm2, zmm21, zmm4
lea r11, [r9-1]
sarx r8, r11, r15
mov r10, rcx
xor r10, r8
sar rbx, 1
sbb r14, r14
vpsraq zmm9, zmm2, 30
vpandq zmm10, zmm2, zmm7
lea r12, [rbx+r10]
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
cmovc r12, rbx
andn r13, r14, r8
cmovnz rcx, rbx
vpmuldq zmm5, zmm26, zmm6
xor r11, r13
lea rdx, [r11-1]
sarx rbp, rdx, r15
mov rsi, rcx
xor rsi, rbp
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]
vpmuldq zmm13, zmm24, zmm12
vpaddq zmm19, zmm27, zmm5
sar r12, 1
vpaddq zmm17, zmm19, zmm18
sbb rax, rax
vpaddq zmm20, zmm17, zmm13
vpmuludq zmm16, zmm8, zmmword ptr [rdi+3200]
lea r9, [r12+rsi]
vpaddq zmm22, zmm20, zmm16
cmovc r9, r12
andn r10, rax, rbp
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3136]
cmovnz rcx, r12
xor rdx, r10
lea r14, [rdx-1]
sarx r8, r14, r15
mov rbx, rcx
xor rbx, r8
vpaddq zmm0, zmm22, zmm11
vpaddq zmm1, zmm0, zmm9
vpsraq zmm21, zmm1, 30
vpandq zmm4, zmm1, zmm7
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]
sar r9, 1
sbb r13, r13
vpmuldq zmm10, zmm26, zmm12
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e
lea r11, [r9+rbx]
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]
vpmuldq zmm5, zmm24, zmm6
cmovc r11, r9
andn rsi, r13, r8
cmovnz rcx, r9
xor r14, rsi
vpaddq zmm19, zmm2, zmm10
lea rax, [r14-1]
sarx rbp, rax, r15
mov r12, rcx
xor r12, rbp
vpaddq zmm18, zmm19, zmm27
vpaddq zmm17, zmm18, zmm5
vpmuludq zmm13, zmm8, zmmword ptr [rdi+3264]
vpaddq zmm20, zmm17, zmm13
sar r11, 1
vpmuludq zmm16, zmm3, zmmword ptr [rdi+3200]
sbb r10, r10
vpaddq zmm22, zmm20, zmm16
vpaddq zmm11, zmm22, zmm21
lea rdx, [r11+r12]
vpsraq zmm0, zmm11, 30
cmovc rdx, r11
vpandq zmm9, zmm11, zmm7
andn rbx, r10, rbp
cmovnz rcx, r11
xor rax, rbx
lea r13, [rax-1]
sarx r8, r13, r15
vmovdqa64 zmmword ptr [rdi+896], zmm9
mov r9, rcx
xor r9, r8
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]
vpmuldq zmm12, zmm26, zmm6
vpermq zmm2, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1088]
sar rdx, 1
sbb rsi, rsi
vpmuldq zmm19, zmm24, zmm2
vpaddq zmm27, zmm1, zmm12
vpaddq zmm18, zmm27, zmm10
lea r14, [rdx+r9]
vpaddq zmm5, zmm18, zmm19
vpmuludq zmm17, zmm8, zmmword ptr [rdi+3328]
cmovc r14, rdx
andn r12, rsi, r8
cmovnz rcx, rdx
xor r13, r12
lea r10, [r13-1]
sarx rbp, r10, r15
mov r11, rcx
xor r11, rbp
vpaddq zmm13, zmm5, zmm17
vpmuludq zmm20, zmm3, zmmword ptr [rdi+3264]
vpaddq zmm16, zmm13, zmm20
vpaddq zmm22, zmm16, zmm0
sar r14, 1
vpsraq zmm21, zmm22, 30
sbb rbx, rbx
vpandq zmm11, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm11
lea rax, [r14+r11]
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]
cmovc rax, r14
vpmuldq zmm1, zmm26, zmm2
andn r9, rbx, rbp
cmovnz rcx, r14
xor r10, r9
lea rsi, [r10-1]
sarx r8, rsi, r15
vpermq zmm12, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1152]
mov rdx, rcx
xor rdx, r8
vpmuldq zmm10, zmm24, zmm12
sar rax, 1
sbb r12, r12
vpaddq zmm18, zmm6, zmm1
vpaddq zmm19, zmm18, zmm27
vpaddq zmm5, zmm19, zmm10
vpmuludq zmm17, zmm8, zmmword ptr [rdi+3392]
vpaddq zmm13, zmm5, zmm17
lea r13, [rax+rdx]
vpmuludq zmm20, zmm3, zmmword ptr [rdi+3328]
vpaddq zmm16, zmm13, zmm20
vpaddq zmm0, zmm16, zmm21
vpsraq zmm22, zmm0, 30
cmovc r13, rax
andn r11, r12, r8
cmovnz rcx, rax
xor rsi, r11
lea rbx, [rsi-1]
sarx rbp, rbx, r15
mov r14, rcx
xor r14, rbp
vpandq zmm2, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm2
sar r13, 1
vpsrlq zmm6, zmm9, 10
lea r9, [r13+r14]
sbb r10, r10
vpsllq zmm1, zmm11, 20
vpsllq zmm18, zmm2, 50
vpaddq zmm27, zmm6, zmm1
cmovc r9, r13
vpaddq zmm19, zmm27, zmm18
andn rdx, r10, rbp
vmovdqa64 zmmword ptr [rdi+384], zmm19
cmovnz rcx, r13
xor rbx, rdx
lea r12, [rbx-1]
sarx r8, r12, r15
mov rax, rcx
xor rax, r8
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1152]
vpmuldq zmm5, zmm26, zmm12
vpermq zmm17, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1216]
sar r9, 1
sbb r11, r11
vpmuldq zmm20, zmm24, zmm17
vpaddq zmm16, zmm10, zmm5
vpaddq zmm21, zmm16, zmm13
lea rsi, [r9+rax]
vpaddq zmm0, zmm21, zmm20
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3456]
cmovc rsi, r9
andn r14, r11, r8
cmovnz rcx, r9
xor r12, r14
lea r10, [r12-1]
sarx rbp, r10, r15
vpaddq zmm11, zmm0, zmm9
mov r13, rcx
xor r13, rbp
vpmuludq zmm2, zmm3, zmmword ptr [rdi+3392]
vpaddq zmm6, zmm11, zmm2
vpaddq zmm1, zmm6, zmm22
vpsraq zmm27, zmm1, 30
sar rsi, 1
vpandq zmm18, zmm1, zmm7
sbb rdx, rdx
vmovdqa64 zmmword ptr [rdi+1088], zmm18
lea rbx, [rsi+r13]
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1216]
cmovc rbx, rsi
mov rax, rbx
add rax, qword ptr [rdi-56]
vpmuldq zmm12, zmm26, zmm17
andn r11, rdx, rbp
cmovnz rcx, rsi
mov r8, rcx
add r8, qword ptr [rdi-64]
mov r9, rcx
shl r9, 45
xor r10, r11
vpermq zmm10, zmmword ptr [rdi+1280], 0x4e
mov r14, rbx
shl r14, 44
rorx r12, rax, 21
lea r13, [r10-1]
sarx rdx, r13, r15
rorx rbp, r8, 20
rorx rsi, r8, 41
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1280]
add r14, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
rorx r11, rax, 42
imul r11, qword ptr [rdi+0]
vpmuldq zmm16, zmm24, zmm10
imul rsi, qword ptr [rdi+0]
vpaddq zmm13, zmm19, zmm12
imul rbp, qword ptr [rdi-16]
vpaddq zmm21, zmm13, zmm5
vpaddq zmm20, zmm21, zmm16
imul r12, qword ptr [rdi-16]
vpmuludq zmm0, zmm8, zmmword ptr [rdi+3520]
vpaddq zmm9, zmm20, zmm0
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3456]
vpaddq zmm2, zmm9, zmm11
lea r10, [r12+r11]
lea r8, [rbp+rsi]
vpaddq zmm6, zmm2, zmm27
vpsraq zmm22, zmm6, 30
vpandq zmm1, zmm6, zmm7
lea rax, [r10+r14]
lea r12, [r8+r9]
vmovdqa64 zmmword ptr [rdi+1152], zmm1
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1280]
ror rax, 44
ror r12, 45
vpmuldq zmm17, zmm26, zmm10
vpermq zmm19, zmmword ptr [rdi+1344], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1344]
vpmuldq zmm13, zmm24, zmm19
mov r11, r12
xor r11, rdx
vpaddq zmm5, zmm18, zmm17
vpaddq zmm21, zmm5, zmm12
vpaddq zmm16, zmm21, zmm13
vpmuludq zmm20, zmm8, zmmword ptr [rdi+3584]
sar rax, 1
sbb rbp, rbp
vpaddq zmm0, zmm16, zmm20
lea rsi, [rax+r11]
vpmuludq zmm9, zmm3, zmmword ptr [rdi+3520]
vpaddq zmm11, zmm0, zmm9
cmovc rsi, rax
andn r10, rbp, rdx
cmovnz r12, rax
xor r13, r10
lea r14, [r13-1]
sarx r8, r14, r15
vpaddq zmm2, zmm11, zmm22
mov r9, r12
xor r9, r8
vpsraq zmm27, zmm2, 30
vpandq zmm6, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm6
vpbroadcastq zmm1, rcx
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1344]
sar rsi, 1
vpmuldq zmm18, zmm26, zmm19
sbb r11, r11
vpermq zmm17, zmmword ptr [rdi+1408], 0x4e
vpbroadcastq zmm1{k1}, rbx
lea rbp, [rsi+r9]
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1408]
cmovc rbp, rsi
vpmuldq zmm12, zmm24, zmm17
andn rdx, r11, r8
cmovnz r12, rsi
xor r14, rdx
vpaddq zmm21, zmm10, zmm18
lea rax, [r14-1]
sarx r10, rax, r15
mov r13, r12
xor r13, r10
vpaddq zmm13, zmm1, zmm29
vpaddq zmm16, zmm21, zmm5
vpaddq zmm20, zmm16, zmm12
vpmuludq zmm0, zmm8, zmmword ptr [rdi+3648]
vpsllvq zmm9, zmm13, zmm30
vpaddq zmm11, zmm20, zmm0
sar rbp, 1
sbb rcx, rcx
vpmuludq zmm22, zmm3, zmmword ptr [rdi+3584]
vpaddq zmm2, zmm11, zmm22
vpaddq zmm6, zmm2, zmm27
vpsravq zmm19, zmm9, zmm31
lea rbx, [rbp+r13]
vpsraq zmm10, zmm6, 30
vpandq zmm18, zmm6, zmm7
cmovc rbx, rbp
andn r9, rcx, r10
cmovnz r12, rbp
xor rax, r9
vmovdqa64 zmmword ptr [rdi+1280], zmm18
lea r11, [rax-1]
sarx r8, r11, r15
vpsubq zmm1, zmm28, zmm19
mov rsi, r12
xor rsi, r8
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1408]
vpmuldq zmm5, zmm26, zmm17
vpermq zmm16, zmmword ptr [rdi+1472], 0x4e
vmovdqa64 zmmword ptr [rdi+192], zmm1
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1472]
sar rbx, 1
vpmuldq zmm13, zmm24, zmm16
sbb rdx, rdx
vpaddq zmm20, zmm21, zmm5
mov r14, qword ptr [rdi+192]
vpaddq zmm0, zmm20, zmm12
lea r13, [rbx+rsi]
vpaddq zmm11, zmm0, zmm13
cmovc r13, rbx
andn rcx, rdx, r8
vpmuludq zmm22, zmm8, zmmword ptr [rdi+3712]
cmovnz r12, rbx
xor r11, rcx
imul r14, qword ptr [rdi-24]
lea r10, [r11-1]
sarx rbp, r10, r15
mov r9, r12
xor r9, rbp
vpaddq zmm2, zmm11, zmm22
vpmuludq zmm27, zmm3, zmmword ptr [rdi+3648]
vpaddq zmm9, zmm2, zmm27
mov rax, qword ptr [rdi+200]
vpaddq zmm6, zmm9, zmm10
vpsraq zmm18, zmm6, 30
sar r13, 1
sbb rsi, rsi
vpandq zmm19, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+1344], zmm19
lea rdx, [r13+r9]
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1472]
vpmuldq zmm1, zmm26, zmm16
cmovc rdx, r13
imul rax, qword ptr [rdi-8]
andn r8, rsi, rbp
lea rbx, [r14+rax]
cmovnz r12, r13
xor r10, r8
lea rcx, [r10-1]
sarx r11, rcx, r15
vpermq zmm21, zmmword ptr [rdi+1536], 0x4e
mov r9, r12
xor r9, r11
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1536]
vpmuldq zmm20, zmm24, zmm21
sar rbx, 20
vpaddq zmm12, zmm17, zmm1
sar rdx, 1
lea rsi, [rdx+r9]
vpaddq zmm0, zmm12, zmm5
sbb rbp, rbp
vpaddq zmm13, zmm0, zmm20
mov qword ptr [rdi+8], rbx
vpmuludq zmm11, zmm8, zmmword ptr [rdi+3776]
vpaddq zmm22, zmm13, zmm11
vpmuludq zmm2, zmm3, zmmword ptr [rdi+3712]
cmovc rsi, rdx
mov r14, qword ptr [rdi+208]
vpaddq zmm27, zmm22, zmm2
andn rax, rbp, r11
cmovnz r12, rdx
xor rcx, rax
lea r13, [rcx-1]
sarx r8, r13, r15
vpaddq zmm9, zmm27, zmm18
mov r10, r12
xor r10, r8
vpandq zmm10, zmm9, zmm7
vpsraq zmm6, zmm9, 30
vmovdqa64 zmmword ptr [rdi+1408], zmm10
imul r14, qword ptr [rdi-24]
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1536]
mov r9, qword ptr [rdi+216]
vpmuldq zmm16, zmm26, zmm21
vpermq zmm17, zmmword ptr [rdi+1600], 0x4e
vpmuldq zmm1, zmm24, zmm17
sar rsi, 1
sbb rbx, rbx
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1600]
lea rbp, [rsi+r10]
vpaddq zmm5, zmm19, zmm16
vpmuludq zmm0, zmm8, zmmword ptr [rdi+3840]
cmovc rbp, rsi
imul r9, qword ptr [rdi-8]
andn r11, rbx, r8
vpaddq zmm20, zmm5, zmm12
lea rdx, [r14+r9]
cmovnz r12, rsi
xor r13, r11
lea rax, [r13-1]
sarx rcx, rax, r15
mov r10, r12
xor r10, rcx
sar rbp, 1
vpermq zmm13, zmmword ptr [rdi+1664], 0x4e
sbb rbx, rbx
vpaddq zmm11, zmm20, zmm1
vpaddq zmm22, zmm11, zmm0
lea r8, [rbp+r10]
cmovc r8, rbp
sar rdx, 20
mov qword ptr [rdi+16], rdx
vpmuludq zmm2, zmm3, zmmword ptr [rdi+3776]
vpaddq zmm27, zmm22, zmm2
vpaddq zmm18, zmm27, zmm6
vpandq zmm9, zmm18, zmm7
andn r14, rbx, rcx
vpmuldq zmm10, zmm26, zmm17
mov r9, qword ptr [rdi+192]
vmovdqa64 zmmword ptr [rdi+1472], zmm9
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1600]
vpsraq zmm19, zmm18, 30
cmovnz r12, rbp
xor rax, r14
lea rsi, [rax-1]
sarx r11, rsi, r15
mov r13, r12
xor r13, r11
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1664]
imul r9, qword ptr [rdi+384]
sar r8, 1
sbb r10, r10
vpmuldq zmm5, zmm24, zmm13
vpaddq zmm12, zmm21, zmm10
lea rdx, [r8+r13]
mov rbx, qword ptr [rdi+200]
cmovc rdx, r8
andn rcx, r10, r11
vpmuludq zmm20, zmm8, zmmword ptr [rdi+3904]
vpaddq zmm1, zmm12, zmm16
vpaddq zmm11, zmm1, zmm5
vpaddq zmm0, zmm11, zmm20
cmovnz r12, r8
xor rsi, rcx
lea rbp, [rsi-1]
sarx r14, rbp, r15
mov rax, r12
xor rax, r14
sar rdx, 1
vpmuludq zmm22, zmm3, zmmword ptr [rdi+3840]
vpaddq zmm2, zmm0, zmm22
vpaddq zmm27, zmm2, zmm19
vpandq zmm6, zmm27, zmm7
sbb r13, r13
vpsraq zmm17, zmm27, 30
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1664]
vmovdqa64 zmmword ptr [rdi+1536], zmm6
vpmuldq zmm18, zmm26, zmm13
lea r10, [rdx+rax]
cmovc r10, rdx
imul rbx, qword ptr [rdi+400]
lea r11, [r9+rbx]
mov r8, qword ptr [rdi+8]
andn rcx, r13, r14
cmovnz r12, rdx
xor rbp, rcx
lea rsi, [rbp-1]
sarx rax, rsi, r15
mov r9, r12
xor r9, rax
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1728]
sar r8, 20
vpermq zmm10, zmmword ptr [rdi+1728], 0x4e
vpmuldq zmm12, zmm24, zmm10
lea rbx, [r8+r11]
sar r10, 1
sbb r13, r13
vpmuludq zmm16, zmm8, zmmword ptr [rdi+3968]
vpaddq zmm1, zmm9, zmm18
vpaddq zmm5, zmm1, zmm21
vpaddq zmm11, zmm5, zmm12
vpaddq zmm20, zmm11, zmm16
lea r14, [r10+r9]
vpmuludq zmm0, zmm3, zmmword ptr [rdi+3904]
vpaddq zmm22, zmm20, zmm0
cmovc r14, r10
shl rbx, 44
vpaddq zmm2, zmm22, zmm17
andn rdx, r13, rax
cmovnz r12, r10
xor rsi, rdx
lea rcx, [rsi-1]
sarx rbp, rcx, r15
mov qword ptr [rdi+24], rbx
mov r8, r12
xor r8, rbp
vpsraq zmm19, zmm2, 30
vpandq zmm27, zmm2, zmm7
sar r14, 1
sbb r11, r11
vmovdqa64 zmmword ptr [rdi+1600], zmm27
mov r9, qword ptr [rdi+208]
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1728]
vpmuldq zmm13, zmm26, zmm10
vpermq zmm9, zmmword ptr [rdi+1792], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1792]
lea r13, [r14+r8]
cmovc r13, r14
imul r9, qword ptr [rdi+384]
andn rax, r11, rbp
cmovnz r12, r14
mov r10, qword ptr [rdi+216]
vpaddq zmm1, zmm6, zmm13
vpmuldq zmm21, zmm24, zmm9
xor rcx, rax
vpaddq zmm5, zmm1, zmm18
vpaddq zmm12, zmm5, zmm21
lea rdx, [rcx-1]
sarx rsi, rdx, r15
mov rbx, r12
xor rbx, rsi
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3968]
sar r13, 1
sbb r8, r8
vpmuludq zmm16, zmm8, zmmword ptr [rdi+4032]
vpaddq zmm20, zmm12, zmm16
vpaddq zmm0, zmm20, zmm11
vpaddq zmm22, zmm0, zmm19
lea r11, [r13+rbx]
vpsraq zmm17, zmm22, 30
vpandq zmm2, zmm22, zmm7
cmovc r11, r13
imul r10, qword ptr [rdi+400]
lea rbp, [r9+r10]
andn r14, r8, rsi
mov rax, qword ptr [rdi+16]
cmovnz r12, r13
vmovdqa64 zmmword ptr [rdi+1664], zmm2
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1792]
vpmuldq zmm10, zmm26, zmm9
vpermq zmm6, zmmword ptr [rdi+1856], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1856]
xor rdx, r14
lea rcx, [rdx-1]
sarx rbx, rcx, r15
mov r9, r12
xor r9, rbx
sar r11, 1
lea r10, [r11+r9]
vpmuldq zmm1, zmm24, zmm6
sbb r8, r8
vpaddq zmm18, zmm27, zmm10
cmovc r10, r11
sar rax, 20
lea rsi, [rax+rbp]
shl rsi, 44
vpaddq zmm5, zmm18, zmm13
vpaddq zmm21, zmm5, zmm1
andn r13, r8, rbx
vpmuludq zmm12, zmm8, zmmword ptr [rdi+4096]
vpaddq zmm16, zmm21, zmm12
cmovnz r12, r11
xor rcx, r13
lea r14, [rcx-1]
sarx rdx, r14, r15
mov r9, r12
xor r9, rdx
sar r10, 1
vpmuludq zmm20, zmm3, zmmword ptr [rdi+4032]
sbb rax, rax
vpaddq zmm11, zmm16, zmm20
vpaddq zmm0, zmm11, zmm17
mov qword ptr [rdi+32], rsi
vpsraq zmm19, zmm0, 30
vpandq zmm22, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm22
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1856]
vpmuldq zmm9, zmm26, zmm6
lea rbp, [r10+r9]
cmovc rbp, r10
andn r8, rax, rdx
cmovnz r12, r10
xor r14, r8
vpermq zmm27, zmmword ptr [rdi+1920], 0x4e
lea rbx, [r14-1]
sarx r11, rbx, r15
mov r13, r12
xor r13, r11
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1920]
vpmuldq zmm18, zmm24, zmm27
vpaddq zmm13, zmm2, zmm9
vpaddq zmm5, zmm13, zmm10
sar rbp, 1
vpaddq zmm1, zmm5, zmm18
sbb rcx, rcx
vpmuludq zmm21, zmm8, zmmword ptr [rdi+4160]
vpaddq zmm12, zmm1, zmm21
vpmuludq zmm16, zmm3, zmmword ptr [rdi+4096]
vpaddq zmm20, zmm12, zmm16
vpaddq zmm11, zmm20, zmm19
vpsraq zmm17, zmm11, 30
vpandq zmm0, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm0
lea rsi, [rbp+r13]
cmovc rsi, rbp
andn r9, rcx, r11
cmovnz r12, rbp
xor rbx, r9
lea rax, [rbx-1]
sarx rdx, rax, r15
mov r10, r12
xor r10, rdx
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1920]
sar rsi, 1
sbb r8, r8
vpmuldq zmm6, zmm26, zmm27
vpermq zmm2, zmmword ptr [rdi+1984], 0x4e
lea r14, [rsi+r10]
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1984]
vpaddq zmm13, zmm22, zmm6
vpmuldq zmm10, zmm24, zmm2
vpaddq zmm5, zmm13, zmm9
cmovc r14, rsi
andn r13, r8, rdx
cmovnz r12, rsi
xor rax, r13
lea rcx, [rax-1]
sarx r11, rcx, r15
mov rbp, r12
xor rbp, r11
vpaddq zmm18, zmm5, zmm10
vpmuludq zmm1, zmm8, zmmword ptr [rdi+4224]
vpaddq zmm21, zmm18, zmm1
sar r14, 1
vpmuludq zmm12, zmm3, zmmword ptr [rdi+4160]
sbb r9, r9
vpaddq zmm16, zmm21, zmm12
vpaddq zmm20, zmm16, zmm17
vpsraq zmm19, zmm20, 30
lea rbx, [r14+rbp]
cmovc rbx, r14
vpandq zmm11, zmm20, zmm7
andn r10, r9, r11
cmovnz r12, r14
xor rcx, r10
lea r8, [rcx-1]
sarx rdx, r8, r15
mov rsi, r12
xor rsi, rdx
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1984]
vpmuldq zmm27, zmm26, zmm2
vpermq zmm22, zmmword ptr [rdi+2048], 0x4e
vpmuldq zmm6, zmm24, zmm22
vmovdqa64 zmmword ptr [rdi+1856], zmm11
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2048]
sar rbx, 1
sbb r13, r13
lea rax, [rbx+rsi]
vpmuludq zmm9, zmm8, zmmword ptr [rdi+4288]
cmovc rax, rbx
andn rbp, r13, rdx
cmovnz r12, rbx
xor r8, rbp
lea r9, [r8-1]
sarx r11, r9, r15
mov r14, r12
xor r14, r11
vpaddq zmm5, zmm0, zmm27
vpaddq zmm10, zmm5, zmm13
vpmuludq zmm18, zmm3, zmmword ptr [rdi+4224]
vpaddq zmm1, zmm10, zmm6
vpaddq zmm21, zmm1, zmm9
vpaddq zmm12, zmm21, zmm18
vpaddq zmm16, zmm12, zmm19
vpsraq zmm17, zmm16, 30
sar rax, 1
sbb r10, r10
vpandq zmm20, zmm16, zmm7
lea rcx, [rax+r14]
vpermq zmm2, zmmword ptr [rdi+2112], 0x4e
cmovc rcx, rax
mov rsi, rcx
add rsi, qword ptr [rdi-56]
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2048]
mov r13, rcx
shl r13, 44
vpmuldq zmm0, zmm26, zmm22
rorx rdx, rsi, 21
andn rbx, r10, r11
cmovnz r12, rax
mov rbp, r12
add rbp, qword ptr [rdi-64]
mov r8, r12
shl r8, 45
xor r9, rbx
vpmuldq zmm27, zmm24, zmm2
lea r14, [r9-1]
sarx r10, r14, r15
vmovdqa64 zmmword ptr [rdi+1920], zmm20
rorx r11, rbp, 20
rorx rax, rbp, 41
add r8, qword ptr [rdi-48]
vpaddq zmm5, zmm11, zmm0
imul rdx, qword ptr [rdi+24]
rorx rbx, rsi, 42
imul rbx, qword ptr [rdi+32]
imul r11, qword ptr [rdi+24]
imul rax, qword ptr [rdi+32]
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2112]
add r13, qword ptr [rdi-40]
vpaddq zmm10, zmm5, zmm13
vpaddq zmm6, zmm10, zmm27
vpmuludq zmm1, zmm8, zmmword ptr [rdi+4352]
vpaddq zmm9, zmm6, zmm1
vpmuludq zmm21, zmm3, zmmword ptr [rdi+4288]
vpaddq zmm18, zmm9, zmm21
lea r9, [rdx+rbx]
lea rbp, [r11+rax]
vpaddq zmm12, zmm18, zmm17
vpsraq zmm19, zmm12, 30
lea rsi, [r9+r13]
lea rdx, [rbp+r8]
vpandq zmm16, zmm12, zmm7
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2112]
vmovdqa64 zmmword ptr [rdi+1984], zmm16
ror rsi, 44
ror rdx, 45
vpmuldq zmm20, zmm26, zmm2
mov rbx, rdx
xor rbx, r10
vpbroadcastq zmm11, r12
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2176]
vpermq zmm5, zmmword ptr [rdi+2176], 0x4e
vpmuldq zmm13, zmm24, zmm5
vpaddq zmm10, zmm22, zmm20
vpbroadcastq zmm11{k1}, rcx
vpaddq zmm27, zmm10, zmm0
sar rsi, 1
sbb r11, r11
vpmuludq zmm6, zmm8, zmmword ptr [rdi+4416]
vpaddq zmm1, zmm11, zmm29
lea rax, [rsi+rbx]
vpmuludq zmm9, zmm3, zmmword ptr [rdi+4352]
vpaddq zmm21, zmm27, zmm13
vpaddq zmm18, zmm21, zmm6
vpaddq zmm17, zmm18, zmm9
cmovc rax, rsi
andn r9, r11, r10
vpsllvq zmm12, zmm1, zmm30
cmovnz rdx, rsi
xor r14, r9
lea r13, [r14-1]
sarx rbp, r13, r15
mov r8, rdx
xor r8, rbp
vpaddq zmm16, zmm17, zmm19
vpsraq zmm2, zmm16, 30
vpsravq zmm22, zmm12, zmm31
vpandq zmm20, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm20
sar rax, 1
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2176]
vpsubq zmm0, zmm28, zmm22
sbb r12, r12
vpmuldq zmm11, zmm26, zmm5
vpermq zmm27, zmmword ptr [rdi+2240], 0x4e
lea rcx, [rax+r8]
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2240]
vmovdqa64 zmmword ptr [rdi+256], zmm0
cmovc rcx, rax
vpmuldq zmm21, zmm24, zmm27
andn rbx, r12, rbp
cmovnz rdx, rax
xor r13, rbx
vpaddq zmm6, zmm10, zmm11
lea r11, [r13-1]
sarx r10, r11, r15
mov rsi, rdx
xor rsi, r10
vpaddq zmm18, zmm6, zmm13
vpunpcklqdq zmm9, zmm0, zmm0
vpaddq zmm1, zmm18, zmm21
vpmuludq zmm17, zmm8, zmmword ptr [rdi+4480]
vpunpckhqdq zmm19, zmm0, zmm0
vpaddq zmm12, zmm1, zmm17
sar rcx, 1
sbb r9, r9
vpmuludq zmm16, zmm3, zmmword ptr [rdi+4416]
vpaddq zmm20, zmm12, zmm16
vbroadcasti32x4 zmm22, xmmword ptr [rdi+192]
vpaddq zmm5, zmm20, zmm2
lea r14, [rcx+rsi]
vpsraq zmm10, zmm5, 30
vpandq zmm11, zmm5, zmm7
vbroadcasti32x4 zmm6, xmmword ptr [rdi+208]
cmovc r14, rcx
andn r8, r9, r10
cmovnz rdx, rcx
xor r11, r8
lea r12, [r11-1]
sarx rbp, r12, r15
mov rax, rdx
xor rax, rbp
vmovdqa64 zmmword ptr [rdi+2112], zmm11
vpmuldq zmm13, zmm25, zmmword ptr [rdi+2240]
vpmuldq zmm18, zmm9, zmm22
vpmuldq zmm21, zmm26, zmm27
vpermq zmm0, zmmword ptr [rdi+2304], 0x4e
sar r14, 1
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2304]
vpmuldq zmm17, zmm19, zmm6
sbb rbx, rbx
vpmuldq zmm12, zmm24, zmm0
vpaddq zmm16, zmm13, zmm21
lea r13, [r14+rax]
vpaddq zmm20, zmm16, zmm1
vpaddq zmm2, zmm18, zmm17
cmovc r13, r14
vpaddq zmm5, zmm20, zmm12
andn rsi, rbx, rbp
cmovnz rdx, r14
xor r12, rsi
vpmuludq zmm11, zmm8, zmmword ptr [rdi+4544]
lea r9, [r12-1]
sarx r10, r9, r15
mov rcx, rdx
xor rcx, r10
vpaddq zmm9, zmm5, zmm11
vmovdqa64 zmmword ptr [rdi+128], zmm2
vpmuludq zmm22, zmm3, zmmword ptr [rdi+4480]
vpaddq zmm27, zmm9, zmm22
mov r8, qword ptr [rdi+256]
vpaddq zmm19, zmm27, zmm10
sar r13, 1
sbb r11, r11
vpsraq zmm6, zmm19, 30
vpandq zmm13, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+2176], zmm13
lea rax, [r13+rcx]
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2304]
vpmuldq zmm16, zmm26, zmm0
cmovc rax, r13
imul r8, qword ptr [rdi+8]
andn rbx, r11, r10
mov rbp, qword ptr [rdi+264]
cmovnz rdx, r13
xor r9, rbx
lea r14, [r9-1]
sarx rsi, r14, r15
vpermq zmm1, zmmword ptr [rdi+2368], 0x4e
mov r12, rdx
xor r12, rsi
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2368]
vpmuldq zmm17, zmm24, zmm1
imul rbp, qword ptr [rdi+16]
vpaddq zmm20, zmm21, zmm16
vpaddq zmm12, zmm20, zmm18
sar rax, 1
lea rcx, [r8+rbp]
vpaddq zmm5, zmm12, zmm17
sbb r11, r11
vpmuludq zmm11, zmm8, zmmword ptr [rdi+4608]
vpaddq zmm2, zmm5, zmm11
lea r10, [rax+r12]
cmovc r10, rax
sar rcx, 20
vpmuludq zmm9, zmm3, zmmword ptr [rdi+4544]
andn r13, r11, rsi
vpaddq zmm22, zmm2, zmm9
cmovnz rdx, rax
xor r14, r13
lea rbx, [r14-1]
sarx r9, rbx, r15
mov r8, rdx
xor r8, r9
vpaddq zmm27, zmm22, zmm6
mov rbp, qword ptr [rdi+128]
vpsraq zmm10, zmm27, 30
vpandq zmm19, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2240], zmm19
imul rbp, qword ptr [rdi+384]
sar r10, 1
sbb r12, r12
vpmuldq zmm13, zmm25, zmmword ptr [rdi+2368]
vpmuldq zmm0, zmm26, zmm1
mov r11, qword ptr [rdi+136]
vpermq zmm21, zmmword ptr [rdi+2432], 0x4e
lea rsi, [r10+r8]
vpmuldq zmm16, zmm23, zmmword ptr [rdi+2432]
vpmuldq zmm20, zmm24, zmm21
cmovc rsi, r10
andn rax, r12, r9
cmovnz rdx, r10
imul r11, qword ptr [rdi+400]
xor rbx, rax
vpaddq zmm18, zmm13, zmm0
lea r13, [rbx-1]
sarx r14, r13, r15
mov r8, rdx
xor r8, r14
vpaddq zmm12, zmm18, zmm16
vpaddq zmm17, zmm12, zmm20
lea r12, [rbp+r11]
vpmuludq zmm5, zmm8, zmmword ptr [rdi+4672]
vpaddq zmm11, zmm17, zmm5
sar rsi, 1
lea r9, [rcx+r12]
vpmuludq zmm2, zmm3, zmmword ptr [rdi+4608]
sbb r10, r10
vpaddq zmm9, zmm11, zmm2
lea rax, [rsi+r8]
mov qword ptr [rdi-112], r9
vpaddq zmm22, zmm9, zmm10
cmovc rax, rsi
andn rbx, r10, r14
vpandq zmm6, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+2304], zmm6
cmovnz rdx, rsi
xor r13, rbx
lea rbp, [r13-1]
sarx r11, rbp, r15
mov rcx, rdx
xor rcx, r11
sar r9, 20
vpermq zmm27, zmmword ptr [rdi+2496], 0x4e
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2432]
vpmuldq zmm1, zmm26, zmm21
vpsraq zmm13, zmm22, 30
shl r9, 44
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2496]
sar rax, 1
sbb r12, r12
vpmuldq zmm18, zmm24, zmm27
mov qword ptr [rdi+40], r9
vpaddq zmm16, zmm19, zmm1
lea r8, [rax+rcx]
vpaddq zmm12, zmm16, zmm0
mov r10, qword ptr [rdi+272]
cmovc r8, rax
andn r14, r12, r11
vpmuludq zmm20, zmm3, zmmword ptr [rdi+4672]
cmovnz rdx, rax
xor rbp, r14
vpmuludq zmm17, zmm8, zmmword ptr [rdi+4736]
lea rsi, [rbp-1]
sarx rbx, rsi, r15
mov r13, rdx
xor r13, rbx
imul r10, qword ptr [rdi+8]
vpaddq zmm5, zmm12, zmm18
vpaddq zmm11, zmm5, zmm17
vpaddq zmm2, zmm11, zmm20
vpaddq zmm9, zmm2, zmm13
vpandq zmm10, zmm9, zmm7
sar r8, 1
vpsraq zmm6, zmm9, 30
mov r9, qword ptr [rdi+280]
sbb rcx, rcx
vmovdqa64 zmmword ptr [rdi+2368], zmm10
lea r12, [r8+r13]
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2496]
cmovc r12, r8
imul r9, qword ptr [rdi+16]
vpmuldq zmm22, zmm26, zmm27
andn r11, rcx, rbx
cmovnz rdx, r8
xor rsi, r11
lea rax, [rsi-1]
sarx r14, rax, r15
vpermq zmm19, zmmword ptr [rdi+2560], 0x4e
mov rbp, rdx
xor rbp, r14
lea r13, [r10+r9]
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2560]
vpmuldq zmm16, zmm24, zmm19
vpaddq zmm0, zmm21, zmm22
sar r13, 20
vpaddq zmm12, zmm0, zmm1
sar r12, 1
sbb rcx, rcx
vpaddq zmm18, zmm12, zmm16
mov rbx, qword ptr [rdi+144]
vpmuludq zmm5, zmm8, zmmword ptr [rdi+4800]
vpaddq zmm17, zmm18, zmm5
lea r8, [r12+rbp]
vpmuludq zmm11, zmm3, zmmword ptr [rdi+4736]
vpaddq zmm20, zmm17, zmm11
cmovc r8, r12
imul rbx, qword ptr [rdi+384]
andn r11, rcx, r14
cmovnz rdx, r12
xor rax, r11
lea rsi, [rax-1]
sarx r10, rsi, r15
mov r9, rdx
xor r9, r10
vpaddq zmm2, zmm20, zmm6
vpsraq zmm13, zmm2, 30
mov rbp, qword ptr [rdi+152]
vpandq zmm9, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm9
sar r8, 1
vpmuldq zmm10, zmm26, zmm19
sbb rcx, rcx
vpermq zmm27, zmmword ptr [rdi+2624], 0x4e
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2560]
lea r14, [r8+r9]
cmovc r14, r8
imul rbp, qword ptr [rdi+400]
lea r12, [rbx+rbp]
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2624]
andn r11, rcx, r10
cmovnz rdx, r8
xor rsi, r11
vpaddq zmm0, zmm21, zmm10
lea rax, [rsi-1]
sarx r9, rax, r15
vpmuldq zmm1, zmm24, zmm27
mov rbx, rdx
xor rbx, r9
lea rbp, [r13+r12]
vpmuludq zmm12, zmm3, zmmword ptr [rdi+4800]
vpmuludq zmm16, zmm8, zmmword ptr [rdi+4864]
mov qword ptr [rdi-104], rbp
sar r14, 1
sbb rcx, rcx
vpaddq zmm18, zmm0, zmm22
vpaddq zmm5, zmm18, zmm1
vpaddq zmm17, zmm5, zmm16
lea r10, [r14+rbx]
vpaddq zmm11, zmm17, zmm12
cmovc r10, r14
sar rbp, 20
shl rbp, 44
andn r8, rcx, r9
cmovnz rdx, r14
xor rax, r8
vpmuldq zmm20, zmm26, zmm27
lea r11, [rax-1]
sarx rsi, r11, r15
mov r13, rdx
xor r13, rsi
vpaddq zmm6, zmm11, zmm13
vpsraq zmm2, zmm6, 30
vpandq zmm9, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+2496], zmm9
mov qword ptr [rdi+48], rbp
vpermq zmm19, zmmword ptr [rdi+2688], 0x4e
sar r10, 1
vpmuldq zmm21, zmm23, zmmword ptr [rdi+2688]
sbb r12, r12
vpmuldq zmm10, zmm24, zmm19
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2624]
vpaddq zmm22, zmm0, zmm20
lea rbx, [r10+r13]
vpaddq zmm18, zmm22, zmm21
cmovc rbx, r10
vpaddq zmm1, zmm18, zmm10
andn rcx, r12, rsi
cmovnz rdx, r10
xor r11, rcx
vpmuludq zmm5, zmm8, zmmword ptr [rdi+4928]
lea r9, [r11-1]
sarx r14, r9, r15
mov r8, rdx
xor r8, r14
vpaddq zmm16, zmm1, zmm5
vpmuludq zmm17, zmm3, zmmword ptr [rdi+4864]
vpaddq zmm12, zmm16, zmm17
vpaddq zmm27, zmm12, zmm2
sar rbx, 1
sbb rax, rax
vpsraq zmm11, zmm27, 30
vpandq zmm13, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm13
lea rbp, [rbx+r8]
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2688]
vpmuldq zmm9, zmm26, zmm19
cmovc rbp, rbx
andn r13, rax, r14
cmovnz rdx, rbx
xor r9, r13
lea r12, [r9-1]
sarx rsi, r12, r15
vpermq zmm0, zmmword ptr [rdi+2752], 0x4e
mov r10, rdx
xor r10, rsi
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2752]
vpmuldq zmm22, zmm24, zmm0
vpaddq zmm21, zmm6, zmm9
vpaddq zmm18, zmm21, zmm20
sar rbp, 1
vpaddq zmm10, zmm18, zmm22
sbb rcx, rcx
vpmuludq zmm1, zmm8, zmmword ptr [rdi+4992]
lea r11, [rbp+r10]
vpaddq zmm5, zmm10, zmm1
cmovc r11, rbp
vpmuludq zmm16, zmm3, zmmword ptr [rdi+4928]
andn r8, rcx, rsi
cmovnz rdx, rbp
xor r12, r8
vpaddq zmm17, zmm5, zmm16
lea rax, [r12-1]
sarx r14, rax, r15
mov rbx, rdx
xor rbx, r14
vpaddq zmm12, zmm17, zmm11
vpsraq zmm2, zmm12, 30
vpandq zmm27, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm27
sar r11, 1
sbb r13, r13
vpmuldq zmm13, zmm25, zmmword ptr [rdi+2752]
vpmuldq zmm19, zmm26, zmm0
vpermq zmm6, zmmword ptr [rdi+2816], 0x4e
lea r9, [r11+rbx]
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2816]
vpmuldq zmm21, zmm24, zmm6
cmovc r9, r11
andn r10, r13, r14
cmovnz rdx, r11
xor rax, r10
vpaddq zmm20, zmm13, zmm19
lea rcx, [rax-1]
sarx rsi, rcx, r15
mov rbp, rdx
xor rbp, rsi
vpaddq zmm18, zmm20, zmm9
vpaddq zmm22, zmm18, zmm21
vpmuludq zmm10, zmm8, zmmword ptr [rdi+5056]
vpaddq zmm1, zmm22, zmm10
sar r9, 1
vpmuludq zmm5, zmm3, zmmword ptr [rdi+4992]
sbb r8, r8
vpaddq zmm16, zmm1, zmm5
vpaddq zmm17, zmm16, zmm2
lea r12, [r9+rbp]
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2816]
vpsraq zmm12, zmm17, 30
cmovc r12, r9
andn rbx, r8, rsi
vpandq zmm27, zmm17, zmm7
cmovnz rdx, r9
xor rcx, rbx
vmovdqa64 zmmword ptr [rdi+2688], zmm27
lea r13, [rcx-1]
sarx r14, r13, r15
mov r11, rdx
xor r11, r14
vpmuldq zmm0, zmm26, zmm6
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2880]
sar r12, 1
sbb r10, r10
vpermq zmm19, zmmword ptr [rdi+2880], 0x4e
vpmuldq zmm20, zmm24, zmm19
lea rax, [r12+r11]
vpaddq zmm9, zmm11, zmm0
vpaddq zmm18, zmm9, zmm13
vpaddq zmm21, zmm18, zmm20
cmovc rax, r12
andn rbp, r10, r14
cmovnz rdx, r12
xor r13, rbp
lea r8, [r13-1]
sarx rsi, r8, r15
mov r9, rdx
xor r9, rsi
vpmuludq zmm22, zmm8, zmmword ptr [rdi+5120]
vpaddq zmm10, zmm21, zmm22
vpmuludq zmm1, zmm3, zmmword ptr [rdi+5056]
vpaddq zmm5, zmm10, zmm1
vpaddq zmm16, zmm5, zmm12
sar rax, 1
sbb rbx, rbx
vpandq zmm2, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2752], zmm2
lea rcx, [rax+r9]
vpmuldq zmm17, zmm25, zmmword ptr [rdi+2880]
cmovc rcx, rax
mov r11, rcx
add r11, qword ptr [rdi-56]
mov r10, rcx
shl r10, 44
andn r14, rbx, rsi
vpmuldq zmm27, zmm26, zmm19
cmovnz rdx, rax
mov r12, rdx
add r12, qword ptr [rdi-64]
mov rbp, rdx
shl rbp, 45
xor r8, r14
rorx r13, r11, 21
rorx r9, r11, 42
lea rbx, [r8-1]
sarx rsi, rbx, r15
vpsraq zmm6, zmm16, 30
rorx rax, r12, 20
rorx r14, r12, 41
vpermq zmm11, zmmword ptr [rdi+2944], 0x4e
add r10, qword ptr [rdi-40]
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2944]
add rbp, qword ptr [rdi-48]
vpmuldq zmm9, zmm24, zmm11
imul r13, qword ptr [rdi+40]
imul r9, qword ptr [rdi+48]
imul rax, qword ptr [rdi+40]
imul r14, qword ptr [rdi+48]
vpaddq zmm13, zmm17, zmm27
vpaddq zmm18, zmm13, zmm0
vpaddq zmm20, zmm18, zmm9
mov qword ptr [rdi-128], rdx
mov qword ptr [rdi-120], rcx
vpmuludq zmm21, zmm8, zmmword ptr [rdi+5184]
vpaddq zmm22, zmm20, zmm21
vpmuludq zmm10, zmm3, zmmword ptr [rdi+5120]
vpaddq zmm1, zmm22, zmm10
lea r11, [r13+r9]
lea r8, [rax+r14]
vpaddq zmm5, zmm1, zmm6
vpsraq zmm12, zmm5, 30
lea r12, [r11+r10]
lea rdx, [r8+rbp]
vpandq zmm2, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+2816], zmm2
ror r12, 44
ror rdx, 45
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2944]
vpmuldq zmm16, zmm26, zmm11
vpermq zmm17, zmmword ptr [rdi+3008], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+3008]
vpmuldq zmm13, zmm24, zmm17
vpaddq zmm0, zmm19, zmm16
vpaddq zmm18, zmm0, zmm27
vpaddq zmm9, zmm18, zmm13
vpmuludq zmm20, zmm8, zmmword ptr [rdi+5248]
vpaddq zmm21, zmm9, zmm20
vpmuludq zmm22, zmm3, zmmword ptr [rdi+5184]
vpaddq zmm10, zmm21, zmm22
vpaddq zmm1, zmm10, zmm12
vpsraq zmm6, zmm1, 30
vpandq zmm5, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm5
vpmuludq zmm2, zmm3, zmmword ptr [rdi+5248]
vpmuldq zmm11, zmm25, zmmword ptr [rdi+3008]
vpmuldq zmm23, zmm26, zmm17
vpaddq zmm24, zmm11, zmm23
vpaddq zmm19, zmm24, zmm2
vpaddq zmm16, zmm19, zmm6
vpaddq zmm0, zmm16, zmm15
vpandq zmm27, zmm0, zmm7
vpsraq zmm18, zmm0, 30
vpaddq zmm13, zmm18, zmm14
vpandq zmm8, zmm13, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+2944], zmm27
vmovdqa64 zmmword ptr [rdi+3008], zmm8
vpsraq zmm9, zmm13, 30
vshufi64x2 zmm20{k3}{z}, zmm9, zmm9, 0x44
vpaddq zmm21, zmm4, zmm20
vmovdqa64 zmmword ptr [rdi+832], zmm21
mov rcx, rdx
mov rdx, rbx
mov rbx, r12
dec qword ptr [rdi-72]
jnz 2b
mov qword ptr [rdi-96], rbx
mov qword ptr [rdi-88], rcx
mov qword ptr [rdi-80], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
