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
// Length: 72 limbs of 30 bits; 1166 instructions a round, 720 for its steps (form: carry).
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
vpbroadcastq zmm0, qword ptr [rdi-128]
mov rax, -2
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
sub rax, rdx
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
mov rbp, -2
vpunpcklqdq zmm5, zmm4, zmm4
lea r8, [rdx-1]
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rsi, 0
cmovs r8, rax
sarx r11, r8, r15
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
lea r12, [r8-1]
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
mov r13, -2
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
cmovs rcx, rbx
sub rbp, r8
vpandq zmm22, zmm16, zmm7
vpermq zmm23, zmm22, 0xcc
mov r14, -2
vpermq zmm24, zmm22, 0x99
vpermq zmm25, zmm21, 0xcc
vpermq zmm26, zmm21, 0x99
mov rdx, qword ptr [rdi+320]
imul rdx, qword ptr [rdi-112]
mov r9, qword ptr [rdi+328]
imul r9, qword ptr [rdi-104]
lea rsi, [rdx+r9]
sar rsi, 20
mov rax, rcx
xor rax, r11
sar r10, 1
mov rbx, -2
lea r8, [r10+rax]
cmovc r8, r10
adc r11, 0
cmovs r12, rbp
sarx rdx, r12, r15
lea r9, [r12-1]
cmovs rcx, r10
sub r13, r12
and rsi, qword ptr [rdi-32]
mov rax, rcx
xor rax, rdx
sar r8, 1
lea r11, [r8+rax]
cmovc r11, r8
adc rdx, 0
cmovs r9, r13
sarx rbp, r9, r15
mov qword ptr [rdi+16], rsi
lea r10, [r9-1]
cmovs rcx, r8
sub r14, r9
shr rsi, 20
shl rsi, 44
mov qword ptr [rdi+24], rsi
mov r12, qword ptr [rdi+336]
imul r12, qword ptr [rdi-112]
mov rax, qword ptr [rdi+344]
imul rax, qword ptr [rdi-104]
mov rdx, -2
lea r13, [r12+rax]
sar r13, 20
and r13, qword ptr [rdi-32]
mov qword ptr [rdi+32], r13
shr r13, 20
shl r13, 44
mov qword ptr [rdi+40], r13
mov r8, rcx
xor r8, rbp
sar r11, 1
mov r9, -2
vpshufd zmm27, zmmword ptr [rdi+832], 0x4e
lea rsi, [r11+r8]
cmovc rsi, r11
adc rbp, 0
cmovs r10, r14
sarx r12, r10, r15
lea rax, [r10-1]
cmovs rcx, r11
sub rbx, r10
mov r13, rcx
xor r13, r12
sar rsi, 1
lea r8, [rsi+r13]
cmovc r8, rsi
adc r12, 0
cmovs rax, rbx
sarx rbp, rax, r15
lea r14, [rax-1]
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
cmovs rcx, rsi
sub rdx, rax
mov r11, -2
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm2, zmm0, zmm1
vpsraq zmm3, zmm2, 30
vpandq zmm4, zmm2, zmm7
mov r10, rcx
xor r10, rbp
sar r8, 1
valignq zmm8{k2}{z}, zmm4, zmm4, 2
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]
mov r13, -2
vpmuldq zmm10, zmm26, zmm27
lea r12, [r8+r10]
cmovc r12, r8
adc rbp, 0
cmovs r14, rdx
sarx rbx, r14, r15
lea rsi, [r14-1]
cmovs rcx, r8
sub r9, r14
mov rax, rcx
xor rax, rbx
sar r12, 1
lea r10, [r12+rax]
cmovc r10, r12
adc rbx, 0
cmovs rsi, r9
sarx rbp, rsi, r15
lea rdx, [rsi-1]
vpaddq zmm11, zmm9, zmm10
cmovs rcx, r12
sub r11, rsi
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e
mov r8, -2
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm5, zmm24, zmm14
vpaddq zmm12, zmm15, zmm5
vpaddq zmm6, zmm11, zmm12
mov r14, rcx
xor r14, rbp
sar r10, 1
vpaddq zmm13, zmm6, zmm3
vpsraq zmm17, zmm13, 30
mov rax, -2
lea rbx, [r10+r14]
cmovc rbx, r10
adc rbp, 0
cmovs rdx, r11
sarx r9, rdx, r15
lea r12, [rdx-1]
cmovs rcx, r10
sub r13, rdx
mov rsi, rcx
xor rsi, r9
sar rbx, 1
lea r14, [rbx+rsi]
cmovc r14, rbx
adc r9, 0
cmovs r12, r13
sarx rbp, r12, r15
lea r11, [r12-1]
vpandq zmm18, zmm13, zmm7
cmovs rcx, rbx
sub r8, r12
valignq zmm19{k2}{z}, zmm18, zmm18, 2
mov r10, -2
vpmuldq zmm20, zmm25, zmmword ptr [rdi+896]
vpmuldq zmm16, zmm26, zmm14
vpaddq zmm22, zmm20, zmm16
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e
mov rdx, rcx
xor rdx, rbp
sar r14, 1
vpmuldq zmm0, zmm23, zmmword ptr [rdi+960]
vpmuldq zmm1, zmm24, zmm21
mov rsi, -2
vpaddq zmm2, zmm0, zmm1
lea r9, [r14+rdx]
cmovc r9, r14
adc rbp, 0
cmovs r11, r8
sarx r13, r11, r15
lea rbx, [r11-1]
cmovs rcx, r14
sub rax, r11
mov r12, rcx
xor r12, r13
sar r9, 1
lea rdx, [r9+r12]
cmovc rdx, r9
adc r13, 0
cmovs rbx, rax
sarx rbp, rbx, r15
lea r8, [rbx-1]
cmovs rcx, r9
sub r10, rbx
vpaddq zmm4, zmm22, zmm2
mov r14, -2
vpaddq zmm27, zmm4, zmm17
vpsraq zmm9, zmm27, 30
vpandq zmm10, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+832], zmm10
mov r11, rcx
xor r11, rbp
sar rdx, 1
vpmuldq zmm15, zmm25, zmmword ptr [rdi+960]
vpmuldq zmm5, zmm26, zmm21
mov r12, -2
vpaddq zmm11, zmm15, zmm5
lea r13, [rdx+r11]
cmovc r13, rdx
adc rbp, 0
cmovs r8, r10
sarx rax, r8, r15
lea r9, [r8-1]
cmovs rcx, rdx
sub rsi, r8
mov rbx, rcx
xor rbx, rax
sar r13, 1
lea r11, [r13+rbx]
cmovc r11, r13
adc rax, 0
cmovs r9, rsi
sarx rbp, r9, r15
lea r10, [r9-1]
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e
cmovs rcx, r13
sub r14, r9
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]
mov rdx, -2
vpmuldq zmm3, zmm24, zmm12
vpaddq zmm13, zmm6, zmm3
vpaddq zmm18, zmm11, zmm13
vpaddq zmm14, zmm18, zmm9
mov r8, rcx
xor r8, rbp
sar r11, 1
vpsraq zmm20, zmm14, 30
vpandq zmm16, zmm14, zmm7
mov rbx, -2
lea rax, [r11+r8]
cmovc rax, r11
adc rbp, 0
cmovs r10, r14
sarx rsi, r10, r15
lea r13, [r10-1]
cmovs rcx, r11
sub r12, r10
mov r9, rcx
xor r9, rsi
sar rax, 1
lea r8, [rax+r9]
cmovc r8, rax
adc rsi, 0
cmovs r13, r12
sarx rbp, r13, r15
lea r14, [r13-1]
vmovdqa64 zmmword ptr [rdi+896], zmm16
cmovs rcx, rax
sub rdx, r13
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]
mov r11, -2
vpmuldq zmm1, zmm26, zmm12
vpaddq zmm22, zmm0, zmm1
vpshufd zmm2, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]
mov r10, rcx
xor r10, rbp
sar r8, 1
vpmuldq zmm17, zmm24, zmm2
vpaddq zmm27, zmm4, zmm17
mov r9, -2
lea rsi, [r8+r10]
cmovc rsi, r8
adc rbp, 0
cmovs r14, rdx
sarx r12, r14, r15
lea rax, [r14-1]
vpaddq zmm10, zmm22, zmm27
cmovs rcx, r8
sub rbx, r14
mov r13, rcx
xor r13, r12
sar rsi, 1
lea r10, [rsi+r13]
cmovc r10, rsi
adc r12, 0
cmovs rax, rbx
sarx rbp, rax, r15
lea rdx, [rax-1]
cmovs rcx, rsi
sub r11, rax
vpaddq zmm21, zmm10, zmm20
mov r8, -2
vpsraq zmm15, zmm21, 30
vpandq zmm5, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm5
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]
mov r14, rcx
xor r14, rbp
sar r10, 1
vpmuldq zmm3, zmm26, zmm2
vpaddq zmm11, zmm6, zmm3
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e
lea r13, [r10+r14]
cmovc r13, r10
adc rbp, 0
cmovs rdx, r11
sarx r12, rdx, r15
lea rbx, [rdx-1]
cmovs rcx, r10
sub r9, rdx
mov rsi, rcx
xor rsi, r12
sar r13, 1
lea rax, [r13+rsi]
cmovc rax, r13
adc r12, 0
cmovs rbx, r9
sarx r14, rbx, r15
lea rbp, [rbx-1]
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]
cmovs rcx, r13
sub r8, rbx
vpmuldq zmm9, zmm24, zmm13
vpaddq zmm14, zmm18, zmm9
vpaddq zmm12, zmm11, zmm14
vpaddq zmm0, zmm12, zmm15
mov r11, -2
vpsraq zmm1, zmm0, 30
mov r10, rcx
xor r10, r14
sar rax, 1
vpandq zmm4, zmm0, zmm7
mov rdx, -2
vmovdqa64 zmmword ptr [rdi+1024], zmm4
lea rsi, [rax+r10]
cmovc rsi, rax
adc r14, 0
cmovs rbp, r8
sarx r12, rbp, r15
lea r9, [rbp-1]
cmovs rcx, rax
mov r13, rsi
add r13, qword ptr [rdi-56]
mov rbx, rcx
add rbx, qword ptr [rdi-64]
mov r10, rsi
shl r10, 44
mov r14, rcx
shl r14, 45
rorx r8, r13, 21
rorx rax, r13, 42
rorx r13, rbx, 20
rorx rbx, rbx, 41
add r10, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
imul r8, qword ptr [rdi+24]
imul rax, qword ptr [rdi+40]
imul r13, qword ptr [rdi+24]
imul rbx, qword ptr [rdi+40]
sub r11, rbp
lea rbp, [r8+rax]
lea r8, [r13+rbx]
lea rax, [rbp+r10]
lea r13, [r8+r14]
ror rax, 44
ror r13, 45
vpsrlq zmm17, zmm16, 10
vpsllq zmm22, zmm5, 20
vpsllq zmm27, zmm4, 50
vpaddq zmm10, zmm17, zmm22
vpaddq zmm20, zmm10, zmm27
mov rbx, r13
xor rbx, r12
sar rax, 1
lea rbp, [rax+rbx]
cmovc rbp, rax
adc r12, 0
cmovs r9, r11
sarx r10, r9, r15
lea r8, [r9-1]
mov r14, -2
vmovdqa64 zmmword ptr [rdi+384], zmm20
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1152]
cmovs r13, rax
sub rdx, r9
vpmuldq zmm2, zmm26, zmm13
mov rbx, -2
vpaddq zmm6, zmm21, zmm2
vpbroadcastq zmm3, rcx
vpshufd zmm18, zmmword ptr [rdi+1216], 0x4e
vpbroadcastq zmm3{k1}, rsi
vpaddq zmm9, zmm3, zmm29
vpsllvq zmm11, zmm9, zmm30
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1216]
vpsravq zmm12, zmm11, zmm31
vpsubq zmm15, zmm28, zmm12
vmovdqa64 zmmword ptr [rdi+192], zmm15
mov r12, qword ptr [rdi+192]
vpmuldq zmm0, zmm24, zmm18
mov r11, r13
xor r11, r10
sar rbp, 1
vpaddq zmm16, zmm14, zmm0
vpaddq zmm5, zmm6, zmm16
mov rax, -2
lea r9, [rbp+r11]
cmovc r9, rbp
adc r10, 0
cmovs r8, rdx
sarx rcx, r8, r15
lea rsi, [r8-1]
cmovs r13, rbp
sub r14, r8
imul r12, qword ptr [rdi+16]
mov r11, r13
xor r11, rcx
sar r9, 1
lea r10, [r9+r11]
cmovc r10, r9
adc rcx, 0
cmovs rsi, r14
sarx rdx, rsi, r15
mov rbp, qword ptr [rdi+200]
lea r8, [rsi-1]
vpaddq zmm4, zmm5, zmm1
cmovs r13, r9
sub rbx, rsi
imul rbp, qword ptr [rdi+32]
lea r11, [r12+rbp]
sar r11, 20
mov qword ptr [rdi+48], r11
mov rcx, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+16]
mov r14, qword ptr [rdi+216]
imul r14, qword ptr [rdi+32]
lea r9, [rcx+r14]
sar r9, 20
mov qword ptr [rdi+56], r9
vpsraq zmm17, zmm4, 30
mov rsi, qword ptr [rdi+192]
mov r12, -2
imul rsi, qword ptr [rdi+384]
mov rbp, qword ptr [rdi+200]
imul rbp, qword ptr [rdi+392]
vpandq zmm22, zmm4, zmm7
lea r11, [rsi+rbp]
mov rcx, qword ptr [rdi+48]
sar rcx, 20
vmovdqa64 zmmword ptr [rdi+1088], zmm22
lea r14, [rcx+r11]
shl r14, 44
mov qword ptr [rdi+64], r14
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1216]
mov r9, qword ptr [rdi+208]
imul r9, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+216]
imul rsi, qword ptr [rdi+392]
vpmuldq zmm27, zmm26, zmm18
lea rbp, [r9+rsi]
mov rcx, r13
xor rcx, rdx
sar r10, 1
mov r11, qword ptr [rdi+56]
vpaddq zmm20, zmm10, zmm27
vpshufd zmm13, zmmword ptr [rdi+1280], 0x4e
mov r14, -2
lea r9, [r10+rcx]
cmovc r9, r10
adc rdx, 0
cmovs r8, rbx
sarx rsi, r8, r15
lea rcx, [r8-1]
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1280]
cmovs r13, r10
sub rax, r8
mov rdx, r13
xor rdx, rsi
sar r9, 1
lea rbx, [r9+rdx]
cmovc rbx, r9
adc rsi, 0
cmovs rcx, rax
sarx r10, rcx, r15
lea r8, [rcx-1]
cmovs r13, r9
sub r12, rcx
sar r11, 20
lea rdx, [r11+rbp]
shl rdx, 44
mov qword ptr [rdi+72], rdx
vpmuldq zmm2, zmm24, zmm13
mov rsi, -2
vpaddq zmm3, zmm21, zmm2
vpaddq zmm9, zmm20, zmm3
vpaddq zmm11, zmm9, zmm17
vpsraq zmm12, zmm11, 30
mov rax, r13
xor rax, r10
sar rbx, 1
vpandq zmm15, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm15
mov r9, -2
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1280]
lea rcx, [rbx+rax]
cmovc rcx, rbx
adc r10, 0
cmovs r8, r12
sarx r11, r8, r15
lea rbp, [r8-1]
cmovs r13, rbx
sub r14, r8
mov rdx, r13
xor rdx, r11
sar rcx, 1
lea rax, [rcx+rdx]
cmovc rax, rcx
adc r11, 0
cmovs rbp, r14
sarx r10, rbp, r15
lea r12, [rbp-1]
vpmuldq zmm0, zmm26, zmm13
cmovs r13, rcx
sub rsi, rbp
mov rbx, -2
vpaddq zmm6, zmm14, zmm0
vpshufd zmm16, zmmword ptr [rdi+1344], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1344]
vpmuldq zmm1, zmm24, zmm16
vpaddq zmm4, zmm5, zmm1
mov r8, r13
xor r8, r10
sar rax, 1
vpaddq zmm22, zmm6, zmm4
vpaddq zmm18, zmm22, zmm12
mov rdx, -2
lea r11, [rax+r8]
cmovc r11, rax
adc r10, 0
cmovs r12, rsi
sarx r14, r12, r15
lea rcx, [r12-1]
cmovs r13, rax
sub r9, r12
mov rbp, r13
xor rbp, r14
sar r11, 1
lea r8, [r11+rbp]
cmovc r8, r11
adc r14, 0
cmovs rcx, r9
sarx r10, rcx, r15
lea rsi, [rcx-1]
vpsraq zmm10, zmm18, 30
cmovs r13, r11
sub rbx, rcx
vpandq zmm27, zmm18, zmm7
mov rax, -2
vmovdqa64 zmmword ptr [rdi+1216], zmm27
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1344]
vpmuldq zmm2, zmm26, zmm16
vpaddq zmm20, zmm21, zmm2
mov r12, r13
xor r12, r10
sar r8, 1
vpshufd zmm3, zmmword ptr [rdi+1408], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1408]
mov rbp, -2
lea r14, [r8+r12]
cmovc r14, r8
adc r10, 0
cmovs rsi, rbx
sarx r9, rsi, r15
lea r11, [rsi-1]
cmovs r13, r8
sub rdx, rsi
mov rcx, r13
xor rcx, r9
sar r14, 1
lea r12, [r14+rcx]
cmovc r12, r14
adc r9, 0
cmovs r11, rdx
sarx r10, r11, r15
lea rbx, [r11-1]
vpmuldq zmm17, zmm24, zmm3
cmovs r13, r14
sub rax, r11
vpaddq zmm11, zmm9, zmm17
mov r8, -2
vpaddq zmm15, zmm20, zmm11
vpaddq zmm13, zmm15, zmm10
vpsraq zmm14, zmm13, 30
vpandq zmm0, zmm13, zmm7
mov rsi, r13
xor rsi, r10
sar r12, 1
vmovdqa64 zmmword ptr [rdi+1280], zmm0
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1408]
mov rcx, -2
vpmuldq zmm1, zmm26, zmm3
lea r9, [r12+rsi]
cmovc r9, r12
adc r10, 0
cmovs rbx, rax
sarx rdx, rbx, r15
lea r14, [rbx-1]
cmovs r13, r12
sub rbp, rbx
mov r11, r13
xor r11, rdx
sar r9, 1
lea rsi, [r9+r11]
cmovc rsi, r9
adc rdx, 0
cmovs r14, rbp
sarx r10, r14, r15
lea rax, [r14-1]
cmovs r13, r9
sub r8, r14
vpaddq zmm6, zmm5, zmm1
mov r12, -2
vpshufd zmm4, zmmword ptr [rdi+1472], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1472]
vpmuldq zmm12, zmm24, zmm4
vpaddq zmm18, zmm22, zmm12
mov rbx, r13
xor rbx, r10
sar rsi, 1
vpaddq zmm27, zmm6, zmm18
vpaddq zmm16, zmm27, zmm14
mov r11, -2
vpsraq zmm21, zmm16, 30
lea rdx, [rsi+rbx]
cmovc rdx, rsi
adc r10, 0
cmovs rax, r8
sarx rbp, rax, r15
lea r9, [rax-1]
cmovs r13, rsi
sub rcx, rax
mov r14, r13
xor r14, rbp
sar rdx, 1
lea rbx, [rdx+r14]
cmovc rbx, rdx
adc rbp, 0
cmovs r9, rcx
sarx r10, r9, r15
lea r8, [r9-1]
vpandq zmm2, zmm16, zmm7
cmovs r13, rdx
sub r12, r9
vmovdqa64 zmmword ptr [rdi+1344], zmm2
mov rsi, -2
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1472]
vpmuldq zmm17, zmm26, zmm4
vpaddq zmm20, zmm9, zmm17
vpshufd zmm11, zmmword ptr [rdi+1536], 0x4e
mov rax, r13
xor rax, r10
sar rbx, 1
vpmuldq zmm15, zmm23, zmmword ptr [rdi+1536]
vpmuldq zmm10, zmm24, zmm11
mov r14, -2
lea rbp, [rbx+rax]
cmovc rbp, rbx
adc r10, 0
cmovs r8, r12
sarx rcx, r8, r15
lea rdx, [r8-1]
cmovs r13, rbx
sub r11, r8
mov r9, r13
xor r9, rcx
sar rbp, 1
lea rax, [rbp+r9]
cmovc rax, rbp
adc rcx, 0
cmovs rdx, r11
sarx r10, rdx, r15
lea r12, [rdx-1]
vpaddq zmm13, zmm15, zmm10
cmovs r13, rbp
sub rsi, rdx
vpaddq zmm0, zmm20, zmm13
mov rbx, -2
vpaddq zmm3, zmm0, zmm21
vpsraq zmm5, zmm3, 30
vpandq zmm1, zmm3, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm1
mov r8, r13
xor r8, r10
sar rax, 1
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1536]
vpmuldq zmm12, zmm26, zmm11
lea r9, [rax+r8]
cmovc r9, rax
adc r10, 0
cmovs r12, rsi
sarx rcx, r12, r15
lea r11, [r12-1]
vpaddq zmm6, zmm22, zmm12
cmovs r13, rax
sub r14, r12
mov rbp, r13
xor rbp, rcx
sar r9, 1
lea rdx, [r9+rbp]
cmovc rdx, r9
adc rcx, 0
cmovs r11, r14
sarx r8, r11, r15
lea r10, [r11-1]
cmovs r13, r9
sub rbx, r11
vpshufd zmm18, zmmword ptr [rdi+1600], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1600]
vpmuldq zmm14, zmm24, zmm18
vpaddq zmm16, zmm27, zmm14
vpaddq zmm2, zmm6, zmm16
mov rsi, -2
mov rax, r13
xor rax, r8
sar rdx, 1
vpaddq zmm4, zmm2, zmm5
vpsraq zmm9, zmm4, 30
mov r12, -2
vpandq zmm17, zmm4, zmm7
lea rbp, [rdx+rax]
cmovc rbp, rdx
adc r8, 0
cmovs r10, rbx
sarx rcx, r10, r15
lea r14, [r10-1]
cmovs r13, rdx
vpbroadcastq zmm15, r13
vpbroadcastq zmm15{k1}, rbp
vpaddq zmm10, zmm15, zmm29
mov r9, rbp
add r9, qword ptr [rdi-56]
mov r11, r13
add r11, qword ptr [rdi-64]
vpsllvq zmm20, zmm10, zmm30
shl rbp, 44
shl r13, 45
vpsravq zmm13, zmm20, zmm31
rorx rax, r9, 21
rorx r8, r9, 42
rorx rbx, r11, 20
rorx rdx, r11, 41
vpsubq zmm0, zmm28, zmm13
add rbp, qword ptr [rdi-40]
add r13, qword ptr [rdi-48]
vmovdqa64 zmmword ptr [rdi+256], zmm0
imul rax, qword ptr [rdi+64]
imul r8, qword ptr [rdi+72]
imul rbx, qword ptr [rdi+64]
imul rdx, qword ptr [rdi+72]
vpunpcklqdq zmm21, zmm0, zmm0
vpunpckhqdq zmm3, zmm0, zmm0
vbroadcasti32x4 zmm1, xmmword ptr [rdi+192]
sub rsi, r10
vbroadcasti32x4 zmm11, xmmword ptr [rdi+208]
vpmuldq zmm22, zmm21, zmm1
vpmuldq zmm12, zmm3, zmm11
lea r9, [rax+r8]
lea r11, [rbx+rdx]
vpaddq zmm27, zmm22, zmm12
vmovdqa64 zmmword ptr [rdi+128], zmm27
lea r10, [r9+rbp]
lea rax, [r11+r13]
mov r8, qword ptr [rdi+256]
imul r8, qword ptr [rdi+48]
ror r10, 44
ror rax, 45
mov rbx, qword ptr [rdi+264]
vmovdqa64 zmmword ptr [rdi+1472], zmm17
imul rbx, qword ptr [rdi+56]
lea rdx, [r8+rbx]
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1600]
sar rdx, 20
mov r9, qword ptr [rdi+128]
imul r9, qword ptr [rdi+384]
vpmuldq zmm6, zmm26, zmm18
mov rbp, qword ptr [rdi+136]
imul rbp, qword ptr [rdi+392]
mov r11, rax
xor r11, rcx
vpaddq zmm16, zmm14, zmm6
lea r13, [r9+rbp]
lea r8, [rdx+r13]
mov qword ptr [rdi-112], r8
vpshufd zmm2, zmmword ptr [rdi+1664], 0x4e
sar r10, 1
lea rbx, [r10+r11]
cmovc rbx, r10
adc rcx, 0
cmovs r14, rsi
sarx r9, r14, r15
lea rbp, [r14-1]
mov rdx, -2
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1664]
cmovs rax, r10
sub r12, r14
sar r8, 20
shl r8, 44
mov qword ptr [rdi+80], r8
mov r13, qword ptr [rdi+272]
vpmuldq zmm4, zmm24, zmm2
imul r13, qword ptr [rdi+48]
mov r11, qword ptr [rdi+280]
mov rcx, -2
imul r11, qword ptr [rdi+56]
vpaddq zmm15, zmm5, zmm4
lea rsi, [r13+r11]
sar rsi, 20
vpaddq zmm10, zmm16, zmm15
mov r10, qword ptr [rdi+144]
imul r10, qword ptr [rdi+384]
vpaddq zmm20, zmm10, zmm9
mov r14, qword ptr [rdi+152]
imul r14, qword ptr [rdi+392]
lea r8, [r10+r14]
vpsraq zmm13, zmm20, 30
lea r13, [rsi+r8]
mov qword ptr [rdi-104], r13
mov r11, rax
xor r11, r9
sar rbx, 1
vpandq zmm0, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm0
mov r10, -2
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1664]
lea r14, [rbx+r11]
cmovc r14, rbx
adc r9, 0
cmovs rbp, r12
sarx rsi, rbp, r15
lea r8, [rbp-1]
cmovs rax, rbx
sub rdx, rbp
mov r11, rax
xor r11, rsi
sar r14, 1
lea r9, [r14+r11]
cmovc r9, r14
adc rsi, 0
cmovs r8, rdx
sarx r12, r8, r15
lea rbx, [r8-1]
vpmuldq zmm1, zmm26, zmm2
cmovs rax, r14
sub rcx, r8
sar r13, 20
shl r13, 44
mov qword ptr [rdi+88], r13
vpaddq zmm3, zmm21, zmm1
mov rbp, -2
vpshufd zmm11, zmmword ptr [rdi+1728], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1728]
vpmuldq zmm12, zmm24, zmm11
vpaddq zmm27, zmm22, zmm12
mov r11, rax
xor r11, r12
sar r9, 1
vpaddq zmm17, zmm3, zmm27
vpaddq zmm18, zmm17, zmm13
mov rsi, -2
lea rdx, [r9+r11]
cmovc rdx, r9
adc r12, 0
cmovs rbx, rcx
sarx r14, rbx, r15
lea r8, [rbx-1]
cmovs rax, r9
sub r10, rbx
mov r13, rax
xor r13, r14
sar rdx, 1
lea r11, [rdx+r13]
cmovc r11, rdx
adc r14, 0
cmovs r8, r10
sarx r12, r8, r15
lea rcx, [r8-1]
vpsraq zmm14, zmm18, 30
cmovs rax, rdx
sub rbp, r8
vpandq zmm6, zmm18, zmm7
mov r9, -2
vmovdqa64 zmmword ptr [rdi+1600], zmm6
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1728]
vpmuldq zmm4, zmm26, zmm11
vpaddq zmm16, zmm5, zmm4
mov rbx, rax
xor rbx, r12
sar r11, 1
vpshufd zmm15, zmmword ptr [rdi+1792], 0x4e
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1792]
mov r13, -2
lea r14, [r11+rbx]
cmovc r14, r11
adc r12, 0
cmovs rcx, rbp
sarx r10, rcx, r15
lea rdx, [rcx-1]
vpmuldq zmm9, zmm24, zmm15
cmovs rax, r11
sub rsi, rcx
mov r8, rax
xor r8, r10
sar r14, 1
lea rbx, [r14+r8]
cmovc rbx, r14
adc r10, 0
cmovs rdx, rsi
sarx r12, rdx, r15
lea rbp, [rdx-1]
cmovs rax, r14
sub r9, rdx
vpaddq zmm20, zmm10, zmm9
mov r11, -2
vpaddq zmm0, zmm16, zmm20
vpaddq zmm2, zmm0, zmm14
vpsraq zmm21, zmm2, 30
vpandq zmm1, zmm2, zmm7
mov rcx, rax
xor rcx, r12
sar rbx, 1
vmovdqa64 zmmword ptr [rdi+1664], zmm1
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1792]
mov r8, -2
vpmuldq zmm12, zmm26, zmm15
lea r10, [rbx+rcx]
cmovc r10, rbx
adc r12, 0
cmovs rbp, r9
sarx rsi, rbp, r15
lea r14, [rbp-1]
cmovs rax, rbx
sub r13, rbp
mov rdx, rax
xor rdx, rsi
sar r10, 1
lea rcx, [r10+rdx]
cmovc rcx, r10
adc rsi, 0
cmovs r14, r13
sarx r12, r14, r15
lea r9, [r14-1]
vpaddq zmm3, zmm22, zmm12
cmovs rax, r10
sub r11, r14
mov rbx, -2
vpshufd zmm27, zmmword ptr [rdi+1856], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1856]
vpmuldq zmm13, zmm24, zmm27
vpaddq zmm18, zmm17, zmm13
vpaddq zmm6, zmm3, zmm18
mov rbp, rax
xor rbp, r12
sar rcx, 1
vpaddq zmm11, zmm6, zmm21
vpsraq zmm5, zmm11, 30
mov rdx, -2
lea rsi, [rcx+rbp]
cmovc rsi, rcx
adc r12, 0
cmovs r9, r11
sarx r13, r9, r15
lea r10, [r9-1]
cmovs rax, rcx
sub r8, r9
mov r14, rax
xor r14, r13
sar rsi, 1
lea rbp, [rsi+r14]
cmovc rbp, rsi
adc r13, 0
cmovs r10, r8
sarx r12, r10, r15
lea r11, [r10-1]
vpandq zmm4, zmm11, zmm7
cmovs rax, rsi
sub rbx, r10
vmovdqa64 zmmword ptr [rdi+1728], zmm4
mov rcx, -2
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1856]
vpmuldq zmm9, zmm26, zmm27
vpaddq zmm16, zmm10, zmm9
vpshufd zmm20, zmmword ptr [rdi+1920], 0x4e
mov r9, rax
xor r9, r12
sar rbp, 1
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1920]
vpmuldq zmm14, zmm24, zmm20
mov r14, -2
lea r13, [rbp+r9]
cmovc r13, rbp
adc r12, 0
cmovs r11, rbx
sarx r8, r11, r15
lea rsi, [r11-1]
cmovs rax, rbp
sub rdx, r11
mov r10, rax
xor r10, r8
sar r13, 1
lea r9, [r13+r10]
cmovc r9, r13
adc r8, 0
cmovs rsi, rdx
sarx r12, rsi, r15
lea rbx, [rsi-1]
vpaddq zmm2, zmm0, zmm14
cmovs rax, r13
sub rcx, rsi
vpaddq zmm1, zmm16, zmm2
mov rbp, -2
vpaddq zmm15, zmm1, zmm5
vpsraq zmm22, zmm15, 30
vpandq zmm12, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm12
mov r11, rax
xor r11, r12
sar r9, 1
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1920]
vpmuldq zmm13, zmm26, zmm20
mov r10, -2
vpaddq zmm3, zmm17, zmm13
lea r8, [r9+r11]
cmovc r8, r9
adc r12, 0
cmovs rbx, rcx
sarx rdx, rbx, r15
lea r13, [rbx-1]
cmovs rax, r9
sub r14, rbx
mov rsi, rax
xor rsi, rdx
sar r8, 1
lea r11, [r8+rsi]
cmovc r11, r8
adc rdx, 0
cmovs r13, r14
sarx r12, r13, r15
lea rcx, [r13-1]
cmovs rax, r8
sub rbp, r13
vpaddq zmm18, zmm3, zmm22
mov r9, -2
vpaddq zmm6, zmm18, zmm8
vpandq zmm21, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm21
vpsraq zmm11, zmm6, 30
mov rbx, rax
xor rbx, r12
sar r11, 1
vpaddq zmm4, zmm11, zmm19
vpandq zmm27, zmm4, zmmword ptr [rdi+576]
mov rsi, -2
vmovdqa64 zmmword ptr [rdi+1920], zmm27
lea rdx, [r11+rbx]
cmovc rdx, r11
adc r12, 0
cmovs rcx, rbp
sarx r14, rcx, r15
lea r8, [rcx-1]
cmovs rax, r11
sub r10, rcx
mov r13, rax
xor r13, r14
sar rdx, 1
lea rbx, [rdx+r13]
cmovc rbx, rdx
adc r14, 0
cmovs r8, r10
sarx r12, r8, r15
lea rbp, [r8-1]
vpsraq zmm10, zmm4, 30
cmovs rax, rdx
sub r9, r8
valignq zmm9{k3}{z}, zmm10, zmm10, 6
mov r11, -2
vpaddq zmm23, zmm9, zmmword ptr [rdi+832]
vmovdqa64 zmmword ptr [rdi+832], zmm23
mov rcx, rax
xor rcx, r12
sar rbx, 1
lea r13, [rbx+rcx]
cmovc r13, rbx
adc r12, 0
cmovs rbp, r9
sarx r14, rbp, r15
lea r10, [rbp-1]
cmovs rax, rbx
sub rsi, rbp
mov rdx, rax
xor rdx, r14
sar r13, 1
lea r8, [r13+rdx]
cmovc r8, r13
adc r14, 0
cmovs r10, rsi
sarx rcx, r10, r15
lea r12, [r10-1]
cmovs rax, r13
sub r11, r10
mov r9, rax
xor r9, rcx
sar r8, 1
lea rbx, [r8+r9]
cmovc rbx, r8
adc rcx, 0
cmovs r12, r11
sarx rbp, r12, r15
mov qword ptr [rdi-120], rbx
cmovs rax, r8
mov rdx, rbx
add rdx, qword ptr [rdi-56]
mov r14, rax
add r14, qword ptr [rdi-64]
rorx rsi, r14, 41
shl rbx, 44
mov r13, rax
shl r13, 45
rorx r10, rdx, 21
rorx r9, rdx, 42
rorx rcx, r14, 20
add rbx, qword ptr [rdi-40]
add r13, qword ptr [rdi-48]
mov qword ptr [rdi-128], rax
imul r10, qword ptr [rdi+80]
imul r9, qword ptr [rdi+88]
imul rsi, qword ptr [rdi+88]
imul rcx, qword ptr [rdi+80]
lea r11, [r10+r9]
lea r8, [r11+rbx]
lea rdx, [rcx+rsi]
lea r14, [rdx+r13]
ror r8, 44
ror r14, 45
mov rbx, r8
mov rcx, r14
mov rdx, r12
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
