// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `rounds` rounds of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each round is applied to f, g in the round after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `State` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; rounds >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `rounds` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 140 limbs of 30 bits; 1310 instructions a round, 660 for its steps (form: mask).
push rbx
push rbp
push r12
push r13
push r14
push r15
mov eax, 0xcc
kmovw k1, eax
mov eax, 0x3f
kmovw k2, eax
mov eax, 0xfc
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
mov rax, rcx
xor rax, rsi
sar rbx, 1
sbb rbp, rbp
lea r8, [rbx+rax]
cmovc r8, rbx
andn r9, rbp, rsi
cmovnz rcx, rbx
xor rdx, r9
lea r10, [rdx-1]
sarx r11, r10, r15
vpbroadcastq zmm0, qword ptr [rdi-128]
mov r12, rcx
xor r12, r11
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
sar r8, 1
sbb r13, r13
lea r14, [r8+r12]
vpsravq zmm3, zmm2, zmm31
cmovc r14, r8
andn rax, r13, r11
cmovnz rcx, r8
xor r10, rax
lea rbp, [r10-1]
vpsubq zmm4, zmm28, zmm3
sarx rsi, rbp, r15
mov rbx, rcx
xor rbx, rsi
sar r14, 1
sbb r9, r9
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
lea rdx, [r14+rbx]
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
cmovc rdx, r14
andn r12, r9, rsi
cmovnz rcx, r14
xor rbp, r12
lea r13, [rbp-1]
sarx r11, r13, r15
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
mov r8, rcx
xor r8, r11
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
sar rdx, 1
sbb rax, rax
lea r10, [rdx+r8]
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
cmovc r10, rdx
andn rbx, rax, r11
cmovnz rcx, rdx
xor r13, rbx
lea r9, [r13-1]
sarx rsi, r9, r15
mov r14, rcx
xor r14, rsi
vpaddq zmm16, zmm14, zmm15
sar r10, 1
sbb r12, r12
vpmuldq zmm17, zmm5, zmm12
lea rbp, [r10+r14]
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
cmovc rbp, r10
andn r8, r12, rsi
cmovnz rcx, r10
xor r9, r8
lea rax, [r9-1]
sarx r11, rax, r15
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
mov rdx, rcx
xor rdx, r11
vpermq zmm23, zmm22, 0xcc
vpermq zmm24, zmm22, 0x99
vpermq zmm25, zmm21, 0xcc
vpermq zmm26, zmm21, 0x99
sar rbp, 1
sbb rbx, rbx
lea r13, [rbp+rdx]
mov r14, qword ptr [rdi+320]
cmovc r13, rbp
andn r12, rbx, r11
cmovnz rcx, rbp
xor rax, r12
lea rsi, [rax-1]
sarx r10, rsi, r15
mov r8, rcx
xor r8, r10
imul r14, qword ptr [rdi-112]
sar r13, 1
sbb r9, r9
mov rdx, qword ptr [rdi+328]
lea rbx, [r13+r8]
cmovc rbx, r13
andn r11, r9, r10
cmovnz rcx, r13
xor rsi, r11
lea rbp, [rsi-1]
sarx r12, rbp, r15
imul rdx, qword ptr [rdi-104]
lea rax, [r14+rdx]
sar rax, 20
and rax, qword ptr [rdi-32]
mov qword ptr [rdi+16], rax
vpshufd zmm27, zmmword ptr [rdi+832], 0x4e
shr rax, 20
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
mov r8, rcx
xor r8, r12
shl rax, 44
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm2, zmm0, zmm1
mov qword ptr [rdi+24], rax
vpsraq zmm3, zmm2, 30
mov r9, qword ptr [rdi+336]
vpandq zmm4, zmm2, zmm7
sar rbx, 1
sbb r10, r10
lea r13, [rbx+r8]
valignq zmm8{k2}{z}, zmm4, zmm4, 2
cmovc r13, rbx
andn r11, r10, r12
cmovnz rcx, rbx
imul r9, qword ptr [rdi-112]
xor rbp, r11
lea rsi, [rbp-1]
mov r14, qword ptr [rdi+344]
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]
sarx rdx, rsi, r15
mov rax, rcx
xor rax, rdx
sar r13, 1
sbb r8, r8
vpmuldq zmm10, zmm26, zmm27
vpaddq zmm11, zmm9, zmm10
lea r10, [r13+rax]
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm5, zmm24, zmm14
cmovc r10, r13
andn r12, r8, rdx
cmovnz rcx, r13
xor rsi, r12
lea rbx, [rsi-1]
imul r14, qword ptr [rdi-104]
sarx r11, rbx, r15
lea rbp, [r9+r14]
sar rbp, 20
and rbp, qword ptr [rdi-32]
vpaddq zmm12, zmm15, zmm5
mov qword ptr [rdi+32], rbp
vpaddq zmm6, zmm11, zmm12
shr rbp, 20
vpaddq zmm13, zmm6, zmm3
shl rbp, 44
vpsraq zmm17, zmm13, 30
mov rax, rcx
xor rax, r11
mov qword ptr [rdi+40], rbp
vpandq zmm18, zmm13, zmm7
valignq zmm19{k2}{z}, zmm18, zmm18, 2
vpmuldq zmm20, zmm25, zmmword ptr [rdi+896]
vpmuldq zmm16, zmm26, zmm14
sar r10, 1
sbb r8, r8
lea rdx, [r10+rax]
vpaddq zmm22, zmm20, zmm16
cmovc rdx, r10
andn r13, r8, r11
cmovnz rcx, r10
xor rbx, r13
lea r12, [rbx-1]
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e
sarx rsi, r12, r15
mov r9, rcx
xor r9, rsi
sar rdx, 1
sbb r14, r14
vpmuldq zmm0, zmm23, zmmword ptr [rdi+960]
vpmuldq zmm1, zmm24, zmm21
lea rbp, [rdx+r9]
vpaddq zmm2, zmm0, zmm1
vpaddq zmm4, zmm22, zmm2
vpaddq zmm27, zmm4, zmm17
cmovc rbp, rdx
andn rax, r14, rsi
cmovnz rcx, rdx
xor r12, rax
lea r8, [r12-1]
sarx r11, r8, r15
vpsraq zmm9, zmm27, 30
vpandq zmm10, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+832], zmm10
vpmuldq zmm15, zmm25, zmmword ptr [rdi+960]
mov r10, rcx
xor r10, r11
vpmuldq zmm5, zmm26, zmm21
vpaddq zmm11, zmm15, zmm5
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]
sar rbp, 1
sbb r13, r13
lea rbx, [rbp+r10]
vpmuldq zmm3, zmm24, zmm12
cmovc rbx, rbp
andn r9, r13, r11
cmovnz rcx, rbp
xor r8, r9
lea r14, [r8-1]
vpaddq zmm13, zmm6, zmm3
sarx rsi, r14, r15
mov rdx, rcx
xor rdx, rsi
sar rbx, 1
sbb rax, rax
vpaddq zmm18, zmm11, zmm13
vpaddq zmm14, zmm18, zmm9
lea r12, [rbx+rdx]
vpsraq zmm20, zmm14, 30
vpandq zmm16, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+896], zmm16
cmovc r12, rbx
andn r10, rax, rsi
cmovnz rcx, rbx
xor r14, r10
lea r13, [r14-1]
sarx r11, r13, r15
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]
vpmuldq zmm1, zmm26, zmm12
vpaddq zmm22, zmm0, zmm1
vpshufd zmm2, zmmword ptr [rdi+1088], 0x4e
mov rbp, rcx
xor rbp, r11
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]
vpmuldq zmm17, zmm24, zmm2
vpaddq zmm27, zmm4, zmm17
vpaddq zmm10, zmm22, zmm27
sar r12, 1
sbb r9, r9
lea r8, [r12+rbp]
vpaddq zmm21, zmm10, zmm20
cmovc r8, r12
andn rdx, r9, r11
cmovnz rcx, r12
xor r13, rdx
lea rax, [r13-1]
vpsraq zmm15, zmm21, 30
sarx rsi, rax, r15
mov rbx, rcx
xor rbx, rsi
sar r8, 1
sbb r10, r10
vpandq zmm5, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm5
lea r14, [r8+rbx]
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]
vpmuldq zmm3, zmm26, zmm2
vpaddq zmm11, zmm6, zmm3
cmovc r14, r8
andn rbp, r10, rsi
cmovnz rcx, r8
xor rax, rbp
lea r9, [rax-1]
sarx r11, r9, r15
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]
vpmuldq zmm9, zmm24, zmm13
vpaddq zmm14, zmm18, zmm9
mov r12, rcx
xor r12, r11
vpaddq zmm12, zmm11, zmm14
vpaddq zmm0, zmm12, zmm15
vpsraq zmm1, zmm0, 30
vpandq zmm4, zmm0, zmm7
sar r14, 1
sbb rdx, rdx
lea r13, [r14+r12]
vmovdqa64 zmmword ptr [rdi+1024], zmm4
cmovc r13, r14
andn rbx, rdx, r11
cmovnz rcx, r14
xor r9, rbx
lea r10, [r9-1]
vpsrlq zmm17, zmm16, 10
sarx rsi, r10, r15
mov r8, rcx
xor r8, rsi
sar r13, 1
sbb rbp, rbp
vpsllq zmm22, zmm5, 20
vpsllq zmm27, zmm4, 50
lea rax, [r13+r8]
vpaddq zmm10, zmm17, zmm22
vpaddq zmm20, zmm10, zmm27
vmovdqa64 zmmword ptr [rdi+384], zmm20
cmovc rax, r13
andn r12, rbp, rsi
cmovnz rcx, r13
xor r10, r12
lea rdx, [r10-1]
sarx r11, rdx, r15
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1152]
vpmuldq zmm2, zmm26, zmm13
vpaddq zmm6, zmm21, zmm2
vpshufd zmm3, zmmword ptr [rdi+1216], 0x4e
mov r14, rcx
xor r14, r11
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1216]
vpmuldq zmm9, zmm24, zmm3
vpaddq zmm11, zmm18, zmm9
vpaddq zmm14, zmm6, zmm11
sar rax, 1
sbb rbx, rbx
lea r9, [rax+r14]
vpaddq zmm12, zmm14, zmm1
cmovc r9, rax
andn r8, rbx, r11
cmovnz rcx, rax
xor rdx, r8
lea rbp, [rdx-1]
vpsraq zmm15, zmm12, 30
sarx rsi, rbp, r15
mov r13, rcx
xor r13, rsi
sar r9, 1
sbb r12, r12
vpandq zmm0, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm0
lea r10, [r9+r13]
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1216]
vpmuldq zmm5, zmm26, zmm3
vpaddq zmm4, zmm16, zmm5
cmovc r10, r9
andn r14, r12, rsi
cmovnz rcx, r9
xor rbp, r14
lea rbx, [rbp-1]
sarx r11, rbx, r15
vpshufd zmm17, zmmword ptr [rdi+1280], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1280]
vpmuldq zmm10, zmm24, zmm17
vpaddq zmm27, zmm22, zmm10
mov rax, rcx
xor rax, r11
vpaddq zmm20, zmm4, zmm27
vpaddq zmm13, zmm20, zmm15
vpsraq zmm21, zmm13, 30
vpandq zmm2, zmm13, zmm7
sar r10, 1
sbb r8, r8
lea rdx, [r10+rax]
vmovdqa64 zmmword ptr [rdi+1152], zmm2
cmovc rdx, r10
andn r13, r8, r11
cmovnz rcx, r10
xor rbx, r13
lea r12, [rbx-1]
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1280]
sarx rsi, r12, r15
mov r9, rdx
add r9, qword ptr [rdi-56]
mov r14, rcx
add r14, qword ptr [rdi-64]
vpmuldq zmm9, zmm26, zmm17
mov rbp, rdx
shl rbp, 44
mov rax, rcx
shl rax, 45
vpaddq zmm6, zmm18, zmm9
rorx r8, r9, 21
rorx r11, r9, 42
rorx r10, r14, 20
rorx r13, r14, 41
vpshufd zmm11, zmmword ptr [rdi+1344], 0x4e
add rbp, qword ptr [rdi-40]
add rax, qword ptr [rdi-48]
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1344]
imul r8, qword ptr [rdi+24]
imul r11, qword ptr [rdi+40]
imul r10, qword ptr [rdi+24]
imul r13, qword ptr [rdi+40]
vpmuldq zmm1, zmm24, zmm11
vpaddq zmm12, zmm14, zmm1
vpaddq zmm0, zmm6, zmm12
vpaddq zmm3, zmm0, zmm21
vpsraq zmm16, zmm3, 30
vpandq zmm5, zmm3, zmm7
lea rbx, [r8+r11]
lea r9, [r10+r13]
vmovdqa64 zmmword ptr [rdi+1216], zmm5
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1344]
lea r14, [rbx+rbp]
lea r8, [r9+rax]
vpmuldq zmm10, zmm26, zmm11
vpaddq zmm4, zmm22, zmm10
ror r14, 44
ror r8, 45
mov r11, r8
xor r11, rsi
sar r14, 1
sbb r10, r10
vpshufd zmm27, zmmword ptr [rdi+1408], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1408]
lea r13, [r14+r11]
vpmuldq zmm15, zmm24, zmm27
vpaddq zmm13, zmm20, zmm15
cmovc r13, r14
andn rbx, r10, rsi
cmovnz r8, r14
xor r12, rbx
lea rbp, [r12-1]
sarx r9, rbp, r15
vpaddq zmm2, zmm4, zmm13
vpaddq zmm17, zmm2, zmm16
vpsraq zmm18, zmm17, 30
vpandq zmm9, zmm17, zmm7
mov rax, r8
xor rax, r9
vmovdqa64 zmmword ptr [rdi+1280], zmm9
vpbroadcastq zmm14, rcx
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1408]
vpmuldq zmm6, zmm26, zmm27
vpaddq zmm12, zmm1, zmm6
vpbroadcastq zmm14{k1}, rdx
sar r13, 1
sbb r11, r11
lea r10, [r13+rax]
vpshufd zmm0, zmmword ptr [rdi+1472], 0x4e
cmovc r10, r13
andn rsi, r11, r9
cmovnz r8, r13
xor rbp, rsi
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1472]
lea r14, [rbp-1]
sarx rbx, r14, r15
mov r12, r8
xor r12, rbx
vpmuldq zmm3, zmm24, zmm0
sar r10, 1
sbb rcx, rcx
vpaddq zmm5, zmm14, zmm29
vpaddq zmm11, zmm21, zmm3
vpaddq zmm22, zmm12, zmm11
lea rdx, [r10+r12]
vpaddq zmm10, zmm22, zmm18
vpsllvq zmm20, zmm5, zmm30
vpsraq zmm15, zmm10, 30
cmovc rdx, r10
andn rax, rcx, rbx
cmovnz r8, r10
xor r14, rax
lea r11, [r14-1]
sarx r9, r11, r15
vpandq zmm4, zmm10, zmm7
vpsravq zmm13, zmm20, zmm31
vmovdqa64 zmmword ptr [rdi+1344], zmm4
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1472]
vpmuldq zmm16, zmm26, zmm0
mov r13, r8
xor r13, r9
vpsubq zmm17, zmm28, zmm13
vpaddq zmm9, zmm2, zmm16
vpshufd zmm27, zmmword ptr [rdi+1536], 0x4e
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1536]
vmovdqa64 zmmword ptr [rdi+192], zmm17
vpmuldq zmm6, zmm24, zmm27
sar rdx, 1
sbb rsi, rsi
lea rbp, [rdx+r13]
vpaddq zmm14, zmm1, zmm6
cmovc rbp, rdx
andn r12, rsi, r9
cmovnz r8, rdx
xor r11, r12
vpaddq zmm21, zmm9, zmm14
lea rcx, [r11-1]
mov rbx, qword ptr [rdi+192]
sarx r10, rcx, r15
mov rax, r8
xor rax, r10
vpaddq zmm3, zmm21, zmm15
sar rbp, 1
sbb r14, r14
vpsraq zmm12, zmm3, 30
vpandq zmm11, zmm3, zmm7
lea r13, [rbp+rax]
vmovdqa64 zmmword ptr [rdi+1408], zmm11
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1536]
cmovc r13, rbp
andn rsi, r14, r10
cmovnz r8, rbp
xor rcx, rsi
lea r9, [rcx-1]
sarx rdx, r9, r15
imul rbx, qword ptr [rdi+16]
vpmuldq zmm18, zmm26, zmm27
mov r12, qword ptr [rdi+200]
vpaddq zmm5, zmm22, zmm18
vpshufd zmm10, zmmword ptr [rdi+1600], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1600]
imul r12, qword ptr [rdi+32]
mov r11, r8
xor r11, rdx
vpmuldq zmm4, zmm24, zmm10
vpaddq zmm0, zmm20, zmm4
lea rax, [rbx+r12]
vpaddq zmm13, zmm5, zmm0
vpaddq zmm2, zmm13, zmm12
sar r13, 1
sbb r14, r14
lea r10, [r13+r11]
vpsraq zmm16, zmm2, 30
cmovc r10, r13
andn rbp, r14, rdx
cmovnz r8, r13
xor r9, rbp
sar rax, 20
vpandq zmm17, zmm2, zmm7
lea rsi, [r9-1]
sarx rcx, rsi, r15
mov rbx, r8
xor rbx, rcx
vmovdqa64 zmmword ptr [rdi+1472], zmm17
sar r10, 1
sbb r12, r12
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1600]
mov qword ptr [rdi+48], rax
vpmuldq zmm6, zmm26, zmm10
lea r11, [r10+rbx]
vpaddq zmm9, zmm1, zmm6
vpshufd zmm14, zmmword ptr [rdi+1664], 0x4e
mov r14, qword ptr [rdi+208]
cmovc r11, r10
andn rdx, r12, rcx
cmovnz r8, r10
xor rsi, rdx
lea r13, [rsi-1]
sarx rbp, r13, r15
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1664]
vpmuldq zmm15, zmm24, zmm14
vpaddq zmm3, zmm21, zmm15
imul r14, qword ptr [rdi+16]
vpaddq zmm11, zmm9, zmm3
mov r9, r8
xor r9, rbp
vpaddq zmm27, zmm11, zmm16
vpsraq zmm22, zmm27, 30
mov rax, qword ptr [rdi+216]
vpandq zmm18, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm18
sar r11, 1
sbb rbx, rbx
lea r12, [r11+r9]
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1664]
cmovc r12, r11
andn rcx, rbx, rbp
cmovnz r8, r11
imul rax, qword ptr [rdi+32]
xor r13, rcx
vpmuldq zmm4, zmm26, zmm14
lea r10, [r13-1]
sarx rdx, r10, r15
mov rsi, r8
xor rsi, rdx
vpaddq zmm5, zmm20, zmm4
sar r12, 1
sbb r9, r9
lea rbx, [r14+rax]
vpshufd zmm0, zmmword ptr [rdi+1728], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1728]
lea rbp, [r12+rsi]
vpmuldq zmm12, zmm24, zmm0
vpaddq zmm2, zmm13, zmm12
cmovc rbp, r12
andn r11, r9, rdx
cmovnz r8, r12
xor r10, r11
lea rcx, [r10-1]
sarx r13, rcx, r15
sar rbx, 20
vpaddq zmm17, zmm5, zmm2
vpaddq zmm10, zmm17, zmm22
mov qword ptr [rdi+56], rbx
vpsraq zmm1, zmm10, 30
vpandq zmm6, zmm10, zmm7
mov r14, r8
xor r14, r13
vmovdqa64 zmmword ptr [rdi+1600], zmm6
mov rax, qword ptr [rdi+192]
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1728]
vpmuldq zmm15, zmm26, zmm0
vpaddq zmm9, zmm21, zmm15
imul rax, qword ptr [rdi+384]
sar rbp, 1
sbb rsi, rsi
lea r9, [rbp+r14]
vpshufd zmm3, zmmword ptr [rdi+1792], 0x4e
cmovc r9, rbp
andn rdx, rsi, r13
cmovnz r8, rbp
xor rcx, rdx
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1792]
lea r12, [rcx-1]
sarx r11, r12, r15
mov r10, r8
xor r10, r11
vpmuldq zmm16, zmm24, zmm3
sar r9, 1
sbb rbx, rbx
mov r14, qword ptr [rdi+200]
vpaddq zmm27, zmm11, zmm16
vpaddq zmm18, zmm9, zmm27
lea rsi, [r9+r10]
vpaddq zmm14, zmm18, zmm1
vpsraq zmm20, zmm14, 30
cmovc rsi, r9
andn r13, rbx, r11
cmovnz r8, r9
xor r12, r13
lea rbp, [r12-1]
sarx rdx, rbp, r15
imul r14, qword ptr [rdi+392]
vpandq zmm4, zmm14, zmm7
lea rcx, [rax+r14]
vmovdqa64 zmmword ptr [rdi+1664], zmm4
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1792]
vpmuldq zmm12, zmm26, zmm3
mov r10, r8
xor r10, rdx
mov rbx, qword ptr [rdi+48]
vpaddq zmm5, zmm13, zmm12
vpshufd zmm2, zmmword ptr [rdi+1856], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1856]
sar rbx, 20
vpmuldq zmm22, zmm24, zmm2
sar rsi, 1
sbb r11, r11
lea r9, [rsi+r10]
vpaddq zmm10, zmm17, zmm22
cmovc r9, rsi
andn r13, r11, rdx
cmovnz r8, rsi
xor rbp, r13
vpaddq zmm6, zmm5, zmm10
lea r12, [rbp-1]
lea rax, [rbx+rcx]
sarx r14, r12, r15
mov r10, r8
xor r10, r14
vpaddq zmm0, zmm6, zmm20
sar r9, 1
sbb r11, r11
vpsraq zmm21, zmm0, 30
vpandq zmm15, zmm0, zmm7
lea rdx, [r9+r10]
vmovdqa64 zmmword ptr [rdi+1728], zmm15
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1856]
cmovc rdx, r9
andn rsi, r11, r14
cmovnz r8, r9
xor r12, rsi
lea r13, [r12-1]
sarx rbp, r13, r15
shl rax, 44
vpmuldq zmm16, zmm26, zmm2
mov qword ptr [rdi+64], rax
vpaddq zmm9, zmm11, zmm16
vpshufd zmm27, zmmword ptr [rdi+1920], 0x4e
mov rbx, qword ptr [rdi+208]
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1920]
mov rcx, r8
xor rcx, rbp
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm14, zmm18, zmm1
imul rbx, qword ptr [rdi+384]
vpaddq zmm4, zmm9, zmm14
vpaddq zmm3, zmm4, zmm21
sar rdx, 1
sbb r10, r10
lea r11, [rdx+rcx]
vpsraq zmm13, zmm3, 30
mov r14, qword ptr [rdi+216]
cmovc r11, rdx
andn r9, r10, rbp
cmovnz r8, rdx
xor r13, r9
vpandq zmm12, zmm3, zmm7
lea rsi, [r13-1]
sarx r12, rsi, r15
mov rax, r8
xor rax, r12
vmovdqa64 zmmword ptr [rdi+1792], zmm12
sar r11, 1
sbb rcx, rcx
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1920]
vpmuldq zmm22, zmm26, zmm27
lea r10, [r11+rax]
vpaddq zmm5, zmm17, zmm22
vpshufd zmm10, zmmword ptr [rdi+1984], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1984]
cmovc r10, r11
andn rbp, rcx, r12
cmovnz r8, r11
xor rsi, rbp
lea rdx, [rsi-1]
sarx r9, rdx, r15
imul r14, qword ptr [rdi+392]
lea r13, [rbx+r14]
vpmuldq zmm20, zmm24, zmm10
vpaddq zmm0, zmm6, zmm20
mov rax, qword ptr [rdi+56]
vpaddq zmm15, zmm5, zmm0
mov rcx, r8
xor rcx, r9
vpaddq zmm2, zmm15, zmm13
vpsraq zmm11, zmm2, 30
sar rax, 20
vpandq zmm16, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm16
sar r10, 1
sbb r12, r12
lea r11, [r10+rcx]
lea rbp, [rax+r13]
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1984]
cmovc r11, r10
andn rsi, r12, r9
cmovnz r8, r10
xor rdx, rsi
vpmuldq zmm1, zmm26, zmm10
lea rbx, [rdx-1]
sarx r14, rbx, r15
mov rcx, r8
xor rcx, r14
vpaddq zmm9, zmm18, zmm1
sar r11, 1
sbb rax, rax
vpshufd zmm14, zmmword ptr [rdi+2048], 0x4e
vpmuldq zmm4, zmm23, zmmword ptr [rdi+2048]
lea r13, [r11+rcx]
vpmuldq zmm21, zmm24, zmm14
vpaddq zmm3, zmm4, zmm21
vpaddq zmm12, zmm9, zmm3
cmovc r13, r11
andn r12, rax, r14
cmovnz r8, r11
xor rbx, r12
lea r9, [rbx-1]
shl rbp, 44
sarx r10, r9, r15
mov qword ptr [rdi+72], rbp
vpaddq zmm27, zmm12, zmm11
vpsraq zmm17, zmm27, 30
vpandq zmm22, zmm27, zmm7
mov rsi, r8
xor rsi, r10
vmovdqa64 zmmword ptr [rdi+1920], zmm22
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2048]
vpmuldq zmm20, zmm26, zmm14
vpaddq zmm5, zmm6, zmm20
sar r13, 1
sbb rdx, rdx
lea rcx, [r13+rsi]
vpshufd zmm0, zmmword ptr [rdi+2112], 0x4e
cmovc rcx, r13
andn rax, rdx, r10
cmovnz r8, r13
xor r9, rax
vpmuldq zmm15, zmm23, zmmword ptr [rdi+2112]
lea r14, [r9-1]
sarx r11, r14, r15
mov r12, r8
xor r12, r11
vpmuldq zmm13, zmm24, zmm0
sar rcx, 1
sbb rbx, rbx
vpaddq zmm2, zmm15, zmm13
vpaddq zmm16, zmm5, zmm2
lea rbp, [rcx+r12]
vpaddq zmm10, zmm16, zmm17
vpsraq zmm18, zmm10, 30
vpandq zmm1, zmm10, zmm7
cmovc rbp, rcx
andn rsi, rbx, r11
cmovnz r8, rcx
xor r14, rsi
lea rdx, [r14-1]
sarx r10, rdx, r15
vmovdqa64 zmmword ptr [rdi+1984], zmm1
vpmuldq zmm4, zmm25, zmmword ptr [rdi+2112]
vpmuldq zmm21, zmm26, zmm0
mov r13, r8
xor r13, r10
vpaddq zmm9, zmm4, zmm21
vpshufd zmm3, zmmword ptr [rdi+2176], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2176]
vpmuldq zmm11, zmm24, zmm3
sar rbp, 1
sbb rax, rax
lea r9, [rbp+r13]
vpaddq zmm27, zmm12, zmm11
cmovc r9, rbp
andn r12, rax, r10
cmovnz r8, rbp
xor rdx, r12
vpaddq zmm22, zmm9, zmm27
lea rbx, [rdx-1]
sarx r11, rbx, r15
vpaddq zmm14, zmm22, zmm18
mov rcx, r9
add rcx, qword ptr [rdi-56]
mov rsi, r8
add rsi, qword ptr [rdi-64]
vpsraq zmm6, zmm14, 30
mov r14, r9
shl r14, 44
mov r13, r8
shl r13, 45
vpandq zmm20, zmm14, zmm7
rorx rax, rcx, 21
rorx r10, rcx, 42
rorx rbp, rsi, 20
rorx r12, rsi, 41
vmovdqa64 zmmword ptr [rdi+2048], zmm20
add r14, qword ptr [rdi-40]
add r13, qword ptr [rdi-48]
vpmuldq zmm15, zmm25, zmmword ptr [rdi+2176]
imul rax, qword ptr [rdi+64]
imul r10, qword ptr [rdi+72]
imul rbp, qword ptr [rdi+64]
imul r12, qword ptr [rdi+72]
vpmuldq zmm13, zmm26, zmm3
vpaddq zmm5, zmm15, zmm13
vpshufd zmm2, zmmword ptr [rdi+2240], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+2240]
vpmuldq zmm17, zmm24, zmm2
lea rdx, [rax+r10]
vpaddq zmm10, zmm16, zmm17
lea rcx, [rbp+r12]
vpaddq zmm1, zmm5, zmm10
lea rsi, [rdx+r14]
vpaddq zmm0, zmm1, zmm6
lea rax, [rcx+r13]
vpbroadcastq zmm4, r8
vpsraq zmm21, zmm0, 30
vpbroadcastq zmm4{k1}, r9
ror rsi, 44
vpandq zmm12, zmm0, zmm7
ror rax, 45
mov r10, rax
xor r10, r11
sar rsi, 1
sbb rbp, rbp
vpaddq zmm11, zmm4, zmm29
vmovdqa64 zmmword ptr [rdi+2112], zmm12
vpsllvq zmm9, zmm11, zmm30
lea r12, [rsi+r10]
vpsravq zmm27, zmm9, zmm31
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2240]
vpsubq zmm18, zmm28, zmm27
vpmuldq zmm14, zmm26, zmm2
vmovdqa64 zmmword ptr [rdi+256], zmm18
vpaddq zmm20, zmm22, zmm14
cmovc r12, rsi
andn rdx, rbp, r11
cmovnz rax, rsi
xor rbx, rdx
lea r14, [rbx-1]
sarx rcx, r14, r15
vpunpcklqdq zmm3, zmm18, zmm18
vpshufd zmm15, zmmword ptr [rdi+2304], 0x4e
vpunpckhqdq zmm13, zmm18, zmm18
vpmuldq zmm16, zmm23, zmmword ptr [rdi+2304]
vbroadcasti32x4 zmm17, xmmword ptr [rdi+192]
vpmuldq zmm5, zmm24, zmm15
vbroadcasti32x4 zmm10, xmmword ptr [rdi+208]
vpmuldq zmm1, zmm3, zmm17
vpaddq zmm6, zmm16, zmm5
mov r13, rax
xor r13, rcx
vpmuldq zmm0, zmm13, zmm10
vpaddq zmm4, zmm20, zmm6
vpaddq zmm12, zmm1, zmm0
vpaddq zmm11, zmm4, zmm21
vmovdqa64 zmmword ptr [rdi+128], zmm12
vpsraq zmm9, zmm11, 30
mov r8, qword ptr [rdi+256]
vpandq zmm27, zmm11, zmm7
sar r12, 1
sbb r9, r9
lea r10, [r12+r13]
vmovdqa64 zmmword ptr [rdi+2176], zmm27
cmovc r10, r12
andn rbp, r9, rcx
cmovnz rax, r12
imul r8, qword ptr [rdi+48]
mov r11, qword ptr [rdi+264]
xor r14, rbp
lea rsi, [r14-1]
imul r11, qword ptr [rdi+56]
sarx rdx, rsi, r15
mov rbx, rax
xor rbx, rdx
vpmuldq zmm2, zmm25, zmmword ptr [rdi+2304]
sar r10, 1
sbb r13, r13
lea r9, [r8+r11]
vpmuldq zmm22, zmm26, zmm15
vpaddq zmm14, zmm2, zmm22
lea rcx, [r10+rbx]
vpshufd zmm18, zmmword ptr [rdi+2368], 0x4e
vpmuldq zmm3, zmm23, zmmword ptr [rdi+2368]
vpmuldq zmm17, zmm24, zmm18
cmovc rcx, r10
andn r12, r13, rdx
cmovnz rax, r10
xor rsi, r12
lea rbp, [rsi-1]
sarx r14, rbp, r15
sar r9, 20
mov r8, qword ptr [rdi+128]
imul r8, qword ptr [rdi+384]
mov r11, qword ptr [rdi+136]
imul r11, qword ptr [rdi+392]
lea rbx, [r8+r11]
vpaddq zmm16, zmm3, zmm17
lea r13, [r9+rbx]
vpaddq zmm5, zmm14, zmm16
mov qword ptr [rdi-112], r13
vpaddq zmm13, zmm5, zmm9
sar r13, 20
vpsraq zmm10, zmm13, 30
mov rdx, rax
xor rdx, r14
shl r13, 44
vpandq zmm20, zmm13, zmm7
mov qword ptr [rdi+80], r13
mov r10, qword ptr [rdi+272]
vmovdqa64 zmmword ptr [rdi+2240], zmm20
imul r10, qword ptr [rdi+48]
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2368]
mov r12, qword ptr [rdi+280]
vpmuldq zmm1, zmm26, zmm18
sar rcx, 1
sbb rsi, rsi
lea r8, [rcx+rdx]
vpaddq zmm0, zmm6, zmm1
cmovc r8, rcx
andn r11, rsi, r14
cmovnz rax, rcx
imul r12, qword ptr [rdi+56]
xor rbp, r11
lea r9, [r10+r12]
lea rbx, [rbp-1]
vpshufd zmm4, zmmword ptr [rdi+2432], 0x4e
sarx r13, rbx, r15
mov rdx, rax
xor rdx, r13
sar r9, 20
sar r8, 1
sbb rsi, rsi
vpmuldq zmm21, zmm23, zmmword ptr [rdi+2432]
mov r14, qword ptr [rdi+144]
vpmuldq zmm12, zmm24, zmm4
lea rcx, [r8+rdx]
vpaddq zmm11, zmm21, zmm12
vpaddq zmm27, zmm0, zmm11
vpaddq zmm15, zmm27, zmm10
cmovc rcx, r8
andn r11, rsi, r13
cmovnz rax, r8
xor rbx, r11
lea r10, [rbx-1]
sarx r12, r10, r15
imul r14, qword ptr [rdi+384]
mov rbp, qword ptr [rdi+152]
imul rbp, qword ptr [rdi+392]
lea rdx, [r14+rbp]
lea rsi, [r9+rdx]
vpsraq zmm2, zmm15, 30
mov qword ptr [rdi-104], rsi
vpandq zmm22, zmm15, zmm7
sar rsi, 20
shl rsi, 44
vmovdqa64 zmmword ptr [rdi+2304], zmm22
mov qword ptr [rdi+88], rsi
vpmuldq zmm3, zmm25, zmmword ptr [rdi+2432]
mov r13, rax
xor r13, r12
vpmuldq zmm17, zmm26, zmm4
vpaddq zmm14, zmm3, zmm17
vpshufd zmm16, zmmword ptr [rdi+2496], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2496]
sar rcx, 1
sbb r8, r8
lea r11, [rcx+r13]
vpmuldq zmm9, zmm24, zmm16
cmovc r11, rcx
andn rbx, r8, r12
cmovnz rax, rcx
xor r10, rbx
lea r14, [r10-1]
vpaddq zmm13, zmm5, zmm9
sarx rbp, r14, r15
mov r9, rax
xor r9, rbp
sar r11, 1
sbb rdx, rdx
vpaddq zmm20, zmm14, zmm13
vpaddq zmm18, zmm20, zmm2
lea rsi, [r11+r9]
vpsraq zmm6, zmm18, 30
vpandq zmm1, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2368], zmm1
cmovc rsi, r11
andn r13, rdx, rbp
cmovnz rax, r11
xor r14, r13
lea r8, [r14-1]
sarx r12, r8, r15
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2496]
vpmuldq zmm12, zmm26, zmm16
vpaddq zmm0, zmm21, zmm12
vpshufd zmm11, zmmword ptr [rdi+2560], 0x4e
mov rcx, rax
xor rcx, r12
vpmuldq zmm27, zmm23, zmmword ptr [rdi+2560]
vpmuldq zmm10, zmm24, zmm11
vpaddq zmm15, zmm27, zmm10
vpaddq zmm22, zmm0, zmm15
sar rsi, 1
sbb rbx, rbx
lea r10, [rsi+rcx]
vpaddq zmm4, zmm22, zmm6
cmovc r10, rsi
andn r9, rbx, r12
cmovnz rax, rsi
xor r8, r9
lea rdx, [r8-1]
vpsraq zmm3, zmm4, 30
sarx rbp, rdx, r15
mov r11, rax
xor r11, rbp
sar r10, 1
sbb r13, r13
vpandq zmm17, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm17
lea r14, [r10+r11]
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2560]
vpmuldq zmm9, zmm26, zmm11
vpaddq zmm14, zmm5, zmm9
cmovc r14, r10
andn rcx, r13, rbp
cmovnz rax, r10
xor rdx, rcx
lea rbx, [rdx-1]
sarx r12, rbx, r15
vpshufd zmm13, zmmword ptr [rdi+2624], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2624]
vpmuldq zmm2, zmm24, zmm13
vpaddq zmm18, zmm20, zmm2
mov rsi, rax
xor rsi, r12
vpaddq zmm1, zmm14, zmm18
vpaddq zmm16, zmm1, zmm3
vpsraq zmm21, zmm16, 30
vpandq zmm12, zmm16, zmm7
sar r14, 1
sbb r9, r9
lea r8, [r14+rsi]
vmovdqa64 zmmword ptr [rdi+2496], zmm12
cmovc r8, r14
andn r11, r9, r12
cmovnz rax, r14
xor rbx, r11
lea r13, [rbx-1]
vpmuldq zmm27, zmm25, zmmword ptr [rdi+2624]
sarx rbp, r13, r15
mov r10, rax
xor r10, rbp
sar r8, 1
sbb rcx, rcx
vpmuldq zmm10, zmm26, zmm13
vpaddq zmm0, zmm27, zmm10
lea rdx, [r8+r10]
vpshufd zmm15, zmmword ptr [rdi+2688], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2688]
vpmuldq zmm6, zmm24, zmm15
cmovc rdx, r8
andn rsi, rcx, rbp
cmovnz rax, r8
xor r13, rsi
lea r9, [r13-1]
sarx r12, r9, r15
vpaddq zmm4, zmm22, zmm6
vpaddq zmm17, zmm0, zmm4
vpaddq zmm11, zmm17, zmm21
vpsraq zmm5, zmm11, 30
mov r14, rax
xor r14, r12
vpandq zmm9, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+2560], zmm9
vpmuldq zmm20, zmm25, zmmword ptr [rdi+2688]
vpmuldq zmm2, zmm26, zmm15
sar rdx, 1
sbb r11, r11
lea rbx, [rdx+r14]
vpaddq zmm14, zmm20, zmm2
cmovc rbx, rdx
andn r10, r11, r12
cmovnz rax, rdx
xor r9, r10
lea rcx, [r9-1]
vpshufd zmm18, zmmword ptr [rdi+2752], 0x4e
sarx rbp, rcx, r15
mov r8, rax
xor r8, rbp
sar rbx, 1
sbb rsi, rsi
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2752]
vpmuldq zmm3, zmm24, zmm18
lea r13, [rbx+r8]
vpaddq zmm16, zmm1, zmm3
vpaddq zmm12, zmm14, zmm16
vpaddq zmm13, zmm12, zmm5
cmovc r13, rbx
andn r14, rsi, rbp
cmovnz rax, rbx
xor rcx, r14
lea r11, [rcx-1]
sarx r12, r11, r15
vpsraq zmm27, zmm13, 30
vpandq zmm10, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+2624], zmm10
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2752]
mov rdx, rax
xor rdx, r12
vpmuldq zmm6, zmm26, zmm18
vpaddq zmm0, zmm22, zmm6
vpshufd zmm4, zmmword ptr [rdi+2816], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+2816]
sar r13, 1
sbb r10, r10
lea r9, [r13+rdx]
vpmuldq zmm21, zmm24, zmm4
cmovc r9, r13
andn r8, r10, r12
cmovnz rax, r13
xor r11, r8
lea rsi, [r11-1]
vpaddq zmm11, zmm17, zmm21
sarx rbp, rsi, r15
mov rbx, rax
xor rbx, rbp
sar r9, 1
sbb r14, r14
vpaddq zmm9, zmm0, zmm11
vpaddq zmm15, zmm9, zmm27
lea rcx, [r9+rbx]
vpsraq zmm20, zmm15, 30
vpandq zmm2, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+2688], zmm2
cmovc rcx, r9
andn rdx, r14, rbp
cmovnz rax, r9
xor rsi, rdx
lea r10, [rsi-1]
sarx r12, r10, r15
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2816]
vpmuldq zmm3, zmm26, zmm4
vpaddq zmm14, zmm1, zmm3
vpshufd zmm16, zmmword ptr [rdi+2880], 0x4e
mov r13, rax
xor r13, r12
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2880]
vpmuldq zmm5, zmm24, zmm16
vpaddq zmm13, zmm12, zmm5
vpaddq zmm10, zmm14, zmm13
sar rcx, 1
sbb r8, r8
lea r11, [rcx+r13]
vpaddq zmm18, zmm10, zmm20
cmovc r11, rcx
andn rbx, r8, r12
cmovnz rax, rcx
xor r10, rbx
lea r14, [r10-1]
vpsraq zmm22, zmm18, 30
sarx rbp, r14, r15
mov r9, rax
xor r9, rbp
sar r11, 1
sbb rdx, rdx
vpandq zmm6, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+2752], zmm6
lea rsi, [r11+r9]
vpmuldq zmm17, zmm25, zmmword ptr [rdi+2880]
vpmuldq zmm21, zmm26, zmm16
vpaddq zmm0, zmm17, zmm21
cmovc rsi, r11
andn r13, rdx, rbp
cmovnz rax, r11
xor r14, r13
lea r8, [r14-1]
sarx r12, r8, r15
vpshufd zmm11, zmmword ptr [rdi+2944], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2944]
vpmuldq zmm27, zmm24, zmm11
vpaddq zmm15, zmm9, zmm27
mov rcx, rax
xor rcx, r12
vpaddq zmm2, zmm0, zmm15
vpaddq zmm4, zmm2, zmm22
vpsraq zmm1, zmm4, 30
vpandq zmm3, zmm4, zmm7
sar rsi, 1
sbb rbx, rbx
lea r10, [rsi+rcx]
vmovdqa64 zmmword ptr [rdi+2816], zmm3
cmovc r10, rsi
andn r9, rbx, r12
cmovnz rax, rsi
xor r8, r9
lea rdx, [r8-1]
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2944]
sarx rbp, rdx, r15
mov r11, rax
xor r11, rbp
sar r10, 1
sbb r13, r13
vpmuldq zmm5, zmm26, zmm11
vpaddq zmm14, zmm12, zmm5
lea r14, [r10+r11]
vpshufd zmm13, zmmword ptr [rdi+3008], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+3008]
vpmuldq zmm20, zmm24, zmm13
cmovc r14, r10
andn rcx, r13, rbp
cmovnz rax, r10
xor rdx, rcx
lea rbx, [rdx-1]
sarx r12, rbx, r15
vpaddq zmm18, zmm10, zmm20
vpaddq zmm6, zmm14, zmm18
vpaddq zmm16, zmm6, zmm1
vpsraq zmm17, zmm16, 30
mov rsi, rax
xor rsi, r12
vpandq zmm21, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+2880], zmm21
vpmuldq zmm9, zmm25, zmmword ptr [rdi+3008]
vpmuldq zmm27, zmm26, zmm13
sar r14, 1
sbb r9, r9
lea r8, [r14+rsi]
vpaddq zmm0, zmm9, zmm27
cmovc r8, r14
andn r11, r9, r12
cmovnz rax, r14
xor rbx, r11
mov qword ptr [rdi-128], rax
mov qword ptr [rdi-120], r8
lea r13, [rbx-1]
vpaddq zmm15, zmm0, zmm17
sarx rbp, r13, r15
mov r10, r8
add r10, qword ptr [rdi-56]
mov rcx, rax
add rcx, qword ptr [rdi-64]
vpaddq zmm2, zmm15, zmm8
shl r8, 44
shl rax, 45
vpandq zmm22, zmm2, zmm7
rorx rdx, r10, 21
rorx rsi, r10, 42
rorx r9, rcx, 20
rorx r12, rcx, 41
vmovdqa64 zmmword ptr [rdi+2944], zmm22
add r8, qword ptr [rdi-40]
add rax, qword ptr [rdi-48]
vpsraq zmm4, zmm2, 30
imul rdx, qword ptr [rdi+80]
imul rsi, qword ptr [rdi+88]
imul r9, qword ptr [rdi+80]
imul r12, qword ptr [rdi+88]
vpaddq zmm3, zmm4, zmm19
vpandq zmm11, zmm3, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+3008], zmm11
vpsraq zmm12, zmm3, 30
valignq zmm5{k3}{z}, zmm12, zmm12, 6
vpaddq zmm23, zmm5, zmmword ptr [rdi+832]
lea r14, [rdx+rsi]
lea r11, [r9+r12]
vmovdqa64 zmmword ptr [rdi+832], zmm23
lea rbx, [r14+r8]
lea r10, [r11+rax]
ror rbx, 44
ror r10, 45
mov rcx, r10
mov rdx, r13
mov rsi, rbp
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
