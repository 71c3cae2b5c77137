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
// Length: 36 limbs of 30 bits; 1040 instructions a round, 702 for its steps (form: carry+carry+mask).
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
lea rax, [rdx-1]
mov rbp, -2
sub rbp, rdx
mov r8, -2
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rsi, 0
cmovs rax, rbp
lea r11, [rax-1]
sarx r12, rax, r15
mov r13, -2
cmovs rcx, rbx
sub r8, rax
mov r14, rcx
xor r14, r12
sar r10, 1
lea rdx, [r10+r14]
cmovc rdx, r10
adc r12, 0
cmovs r11, r8
sarx r9, r11, r15
cmovs rcx, r10
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
mov rsi, -2
vpshufd zmm1, zmmword ptr [rdi+832], 0x4e
vpaddq zmm2, zmm0, zmm29
vpsllvq zmm3, zmm2, zmm30
mov rbp, rcx
xor rbp, r9
sar rdx, 1
sbb rbx, rbx
lea rax, [rdx+rbp]
cmovc rax, rdx
andn r14, rbx, r9
vpsravq zmm4, zmm3, zmm31
vpsubq zmm5, zmm28, zmm4
vmovdqa64 zmmword ptr [rdi+320], zmm5
vpunpcklqdq zmm6, zmm5, zmm5
vpunpckhqdq zmm7, zmm5, zmm5
vpbroadcastq zmm8, qword ptr [rdi+448]
cmovnz rcx, rdx
xor r11, r14
lea r12, [r11-1]
lea r8, [r12-1]
sub r13, r12
sarx r10, r12, r15
mov rbp, rcx
xor rbp, r10
sar rax, 1
lea rbx, [rax+rbp]
cmovc rbx, rax
vbroadcasti32x4 zmm9, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm10, xmmword ptr [rdi+144]
adc r10, 0
cmovs r8, r13
lea r9, [r8-1]
sarx rdx, r8, r15
cmovs rcx, rax
sub rsi, r8
vpandq zmm11, zmm9, zmm8
vpandq zmm12, zmm10, zmm8
vpsraq zmm13, zmm9, 30
vpsraq zmm14, zmm10, 30
vpmuldq zmm15, zmm6, zmm11
vpmuldq zmm16, zmm7, zmm12
mov r14, -2
vpaddq zmm17, zmm15, zmm16
vpmuldq zmm18, zmm6, zmm13
vpmuldq zmm19, zmm7, zmm14
vpaddq zmm20, zmm18, zmm19
mov r11, rcx
xor r11, rdx
sar rbx, 1
lea r12, [rbx+r11]
cmovc r12, rbx
adc rdx, 0
cmovs r9, rsi
sarx rbp, r9, r15
vpsraq zmm21, zmm17, 30
vpaddq zmm22, zmm20, zmm21
vpandq zmm23, zmm17, zmm8
vpermq zmm24, zmm23, 0xcc
vpmuldq zmm25, zmm24, zmmword ptr [rdi+832]
mov r10, -2
vpermq zmm26, zmm23, 0x99
vpmuldq zmm27, zmm26, zmm1
vpaddq zmm0, zmm25, zmm27
vpsraq zmm2, zmm0, 30
vpandq zmm3, zmm0, zmm8
valignq zmm4{k2}{z}, zmm3, zmm3, 2
vpermq zmm5, zmm22, 0xcc
vpmuldq zmm9, zmm5, zmmword ptr [rdi+832]
vpermq zmm10, zmm22, 0x99
mov r13, qword ptr [rdi+320]
cmovs rcx, rbx
mov rax, rcx
xor rax, rbp
sar r12, 1
sbb r8, r8
lea r11, [r12+rax]
cmovc r11, r12
andn rdx, r8, rbp
cmovnz rcx, r12
xor r9, rdx
lea rsi, [r9-1]
lea rbx, [rsi-1]
sub r14, rsi
sarx rax, rsi, r15
imul r13, qword ptr [rdi-112]
mov r8, qword ptr [rdi+328]
vpmuldq zmm11, zmm10, zmm1
imul r8, qword ptr [rdi-104]
lea rbp, [r13+r8]
sar rbp, 20
and rbp, qword ptr [rdi-32]
mov qword ptr [rdi+16], rbp
vpaddq zmm12, zmm9, zmm11
shr rbp, 20
shl rbp, 44
mov qword ptr [rdi+24], rbp
vpshufd zmm15, zmmword ptr [rdi+896], 0x4e
mov r12, qword ptr [rdi+336]
imul r12, qword ptr [rdi-112]
mov rdx, rcx
xor rdx, rax
sar r11, 1
lea r9, [r11+rdx]
cmovc r9, r11
adc rax, 0
cmovs rbx, r14
lea rsi, [rbx-1]
sarx r13, rbx, r15
mov r8, qword ptr [rdi+344]
mov rbp, -2
vpmuldq zmm16, zmm24, zmmword ptr [rdi+896]
vpmuldq zmm6, zmm26, zmm15
cmovs rcx, r11
sub r10, rbx
imul r8, qword ptr [rdi-104]
mov rdx, rcx
xor rdx, r13
sar r9, 1
lea rax, [r9+rdx]
cmovc rax, r9
lea r14, [r12+r8]
adc r13, 0
cmovs rsi, r10
sarx r11, rsi, r15
cmovs rcx, r9
sar r14, 20
and r14, qword ptr [rdi-32]
mov qword ptr [rdi+32], r14
shr r14, 20
shl r14, 44
mov qword ptr [rdi+40], r14
vpaddq zmm13, zmm16, zmm6
mov rbx, -2
vpaddq zmm7, zmm12, zmm13
vpaddq zmm14, zmm7, zmm2
mov rdx, rcx
xor rdx, r11
sar rax, 1
sbb r12, r12
lea r8, [rax+rdx]
cmovc r8, rax
andn r13, r12, r11
vpsraq zmm18, zmm14, 30
cmovnz rcx, rax
xor rsi, r13
lea r10, [rsi-1]
sub rbp, r10
lea r9, [r10-1]
sarx r14, r10, r15
mov rdx, rcx
xor rdx, r14
sar r8, 1
lea r12, [r8+rdx]
cmovc r12, r8
adc r14, 0
cmovs r9, rbp
lea r11, [r9-1]
sarx rax, r9, r15
cmovs rcx, r8
sub rbx, r9
vpandq zmm19, zmm14, zmm8
mov r13, -2
valignq zmm20{k2}{z}, zmm19, zmm19, 2
vpmuldq zmm21, zmm5, zmmword ptr [rdi+896]
mov rsi, -2
mov r10, rcx
xor r10, rax
sar r12, 1
lea rdx, [r12+r10]
cmovc rdx, r12
adc rax, 0
cmovs r11, rbx
sarx r14, r11, r15
cmovs rcx, r12
vpmuldq zmm17, zmm10, zmm15
mov rbp, rcx
xor rbp, r14
sar rdx, 1
lea r8, [rdx+rbp]
cmovc r8, rdx
sbb r9, r9
vpaddq zmm23, zmm21, zmm17
andn r10, r9, r14
cmovnz rcx, rdx
xor r11, r10
lea rax, [r11-1]
lea rbx, [rax-1]
sub r13, rax
sarx r12, rax, r15
vpshufd zmm25, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm27, zmm24, zmmword ptr [rdi+960]
mov rbp, rcx
xor rbp, r12
sar r8, 1
lea r9, [r8+rbp]
cmovc r9, r8
adc r12, 0
cmovs rbx, r13
lea r14, [rbx-1]
sarx rdx, rbx, r15
vpmuldq zmm0, zmm26, zmm25
vpaddq zmm3, zmm27, zmm0
cmovs rcx, r8
sub rsi, rbx
mov r10, -2
mov r11, rcx
xor r11, rdx
sar r9, 1
lea rax, [r9+r11]
cmovc rax, r9
adc rdx, 0
cmovs r14, rsi
sarx rbp, r14, r15
cmovs rcx, r9
mov r12, -2
mov r13, rcx
xor r13, rbp
sar rax, 1
sbb r8, r8
lea rbx, [rax+r13]
cmovc rbx, rax
andn r11, r8, rbp
vpaddq zmm22, zmm23, zmm3
vpaddq zmm1, zmm22, zmm18
vpsraq zmm9, zmm1, 30
vpandq zmm11, zmm1, zmm8
vmovdqa64 zmmword ptr [rdi+832], zmm11
vpmuldq zmm16, zmm5, zmmword ptr [rdi+960]
cmovnz rcx, rax
xor r14, r11
lea rdx, [r14-1]
sub r10, rdx
lea rsi, [rdx-1]
sarx r9, rdx, r15
mov r13, rcx
xor r13, r9
sar rbx, 1
lea r8, [rbx+r13]
cmovc r8, rbx
adc r9, 0
cmovs rsi, r10
lea rbp, [rsi-1]
sarx rax, rsi, r15
cmovs rcx, rbx
sub r12, rsi
mov r11, -2
mov r14, rcx
xor r14, rax
sar r8, 1
lea rdx, [r8+r14]
cmovc rdx, r8
adc rax, 0
cmovs rbp, r12
sarx r13, rbp, r15
vpmuldq zmm6, zmm10, zmm25
vpaddq zmm12, zmm16, zmm6
vpshufd zmm13, zmmword ptr [rdi+1024], 0x4e
cmovs rcx, r8
mov r9, rcx
xor r9, r13
sar rdx, 1
sbb r10, r10
lea rbx, [rdx+r9]
cmovc rbx, rdx
andn rsi, r10, r13
cmovnz rcx, rdx
xor rbp, rsi
lea r14, [rbp-1]
sub r11, r14
lea rax, [r14-1]
sarx r12, r14, r15
mov r8, -2
vpmuldq zmm7, zmm24, zmmword ptr [rdi+1024]
vpmuldq zmm2, zmm26, zmm13
vpaddq zmm14, zmm7, zmm2
vpaddq zmm19, zmm12, zmm14
mov r9, rcx
xor r9, r12
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc r12, 0
cmovs rax, r11
lea r13, [rax-1]
sarx rdx, rax, r15
cmovs rcx, rbx
sub r8, rax
vpaddq zmm15, zmm19, zmm9
mov rsi, rcx
xor rsi, rdx
sar r10, 1
lea rbp, [r10+rsi]
cmovc rbp, r10
adc rdx, 0
cmovs r13, r8
sarx r14, r13, r15
lea r9, [r13-1]
cmovs rcx, r10
mov r12, rcx
shl r12, 45
mov r11, rbp
add r11, qword ptr [rdi-56]
rorx rbx, r11, 42
mov rax, rcx
add rax, qword ptr [rdi-64]
mov rsi, rbp
shl rsi, 44
add rsi, qword ptr [rdi-40]
rorx rdx, rax, 41
rorx r8, r11, 21
imul r8, qword ptr [rdi+24]
imul rbx, qword ptr [rdi+40]
imul rdx, qword ptr [rdi+40]
rorx r10, rax, 20
add r12, qword ptr [rdi-48]
imul r10, qword ptr [rdi+24]
vpsraq zmm21, zmm15, 30
lea r11, [r10+rdx]
mov rax, -2
sub rax, r13
mov r10, -2
vpandq zmm17, zmm15, zmm8
vmovdqa64 zmmword ptr [rdi+896], zmm17
lea rdx, [r8+rbx]
lea r13, [rdx+rsi]
ror r13, 44
lea r8, [r11+r12]
ror r8, 45
vpmuldq zmm27, zmm5, zmmword ptr [rdi+1024]
vpmuldq zmm0, zmm10, zmm13
vpaddq zmm23, zmm27, zmm0
mov rbx, r8
xor rbx, r14
sar r13, 1
lea rdx, [r13+rbx]
cmovc rdx, r13
adc r14, 0
cmovs r9, rax
lea rsi, [r9-1]
sarx r11, r9, r15
cmovs r8, r13
sub r10, r9
mov r12, -2
vpshufd zmm3, zmmword ptr [rdi+1088], 0x4e
mov rbx, -2
vpmuldq zmm22, zmm24, zmmword ptr [rdi+1088]
mov r14, r8
xor r14, r11
sar rdx, 1
lea rax, [rdx+r14]
cmovc rax, rdx
adc r11, 0
cmovs rsi, r10
sarx r13, rsi, r15
cmovs r8, rdx
vpmuldq zmm18, zmm26, zmm3
vpaddq zmm1, zmm22, zmm18
mov r9, r8
xor r9, r13
sar rax, 1
sbb r14, r14
lea r11, [rax+r9]
cmovc r11, rax
andn r10, r14, r13
vpbroadcastq zmm11, rcx
vpaddq zmm25, zmm23, zmm1
cmovnz r8, rax
xor rsi, r10
lea rdx, [rsi-1]
lea r9, [rdx-1]
sub r12, rdx
sarx r14, rdx, r15
vpbroadcastq zmm11{k1}, rbp
vpaddq zmm16, zmm25, zmm21
vpaddq zmm6, zmm11, zmm29
mov r13, r8
xor r13, r14
sar r11, 1
lea rcx, [r11+r13]
cmovc rcx, r11
adc r14, 0
cmovs r9, r12
lea rax, [r9-1]
sarx r10, r9, r15
cmovs r8, r11
sub rbx, r9
vpsllvq zmm7, zmm6, zmm30
vpsravq zmm2, zmm7, zmm31
vpsubq zmm12, zmm28, zmm2
vmovdqa64 zmmword ptr [rdi+192], zmm12
mov rsi, -2
vpsraq zmm14, zmm16, 30
mov rdx, qword ptr [rdi+192]
imul rdx, qword ptr [rdi+16]
mov rbp, qword ptr [rdi+200]
mov r13, r8
xor r13, r10
sar rcx, 1
lea r14, [rcx+r13]
cmovc r14, rcx
adc r10, 0
cmovs rax, rbx
sarx r12, rax, r15
vpandq zmm19, zmm16, zmm8
mov r11, -2
vmovdqa64 zmmword ptr [rdi+960], zmm19
vpmuldq zmm9, zmm5, zmmword ptr [rdi+1088]
cmovs r8, rcx
mov r9, r8
xor r9, r12
sar r14, 1
lea r13, [r14+r9]
cmovc r13, r14
sbb r10, r10
imul rbp, qword ptr [rdi+32]
lea rbx, [rdx+rbp]
sar rbx, 20
mov qword ptr [rdi+48], rbx
mov rcx, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+16]
mov r9, qword ptr [rdi+216]
imul r9, qword ptr [rdi+32]
lea rdx, [rcx+r9]
sar rdx, 20
mov qword ptr [rdi+56], rdx
andn rbp, r10, r12
cmovnz r8, r14
xor rax, rbp
lea rbx, [rax-1]
sub rsi, rbx
sarx rcx, rbx, r15
lea r9, [rbx-1]
vpmuldq zmm15, zmm10, zmm3
mov rdx, qword ptr [rdi+192]
vpaddq zmm13, zmm9, zmm15
mov r10, r8
xor r10, rcx
sar r13, 1
lea r12, [r13+r10]
cmovc r12, r13
adc rcx, 0
cmovs r9, rsi
lea r14, [r9-1]
sarx rbp, r9, r15
vpshufd zmm27, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm0, zmm24, zmmword ptr [rdi+1152]
cmovs r8, r13
sub r11, r9
mov rax, r8
xor rax, rbp
sar r12, 1
lea rbx, [r12+rax]
cmovc rbx, r12
vpmuldq zmm22, zmm26, zmm27
mov r10, -2
adc rbp, 0
cmovs r14, r11
sarx rcx, r14, r15
cmovs r8, r12
vpaddq zmm18, zmm0, zmm22
mov rsi, -2
vpaddq zmm23, zmm13, zmm18
mov r13, r8
xor r13, rcx
sar rbx, 1
sbb r9, r9
lea rax, [rbx+r13]
cmovc rax, rbx
andn rbp, r9, rcx
vpaddq zmm1, zmm23, zmm14
cmovnz r8, rbx
xor r14, rbp
lea r11, [r14-1]
sub r10, r11
lea r12, [r11-1]
sarx r13, r11, r15
vpsraq zmm25, zmm1, 30
mov r9, r8
xor r9, r13
sar rax, 1
lea rcx, [rax+r9]
cmovc rcx, rax
adc r13, 0
cmovs r12, r10
lea rbx, [r12-1]
sarx rbp, r12, r15
cmovs r8, rax
sub rsi, r12
vpandq zmm21, zmm1, zmm8
vmovdqa64 zmmword ptr [rdi+1024], zmm21
mov r14, -2
mov r11, -2
vpsrlq zmm11, zmm17, 10
mov r9, r8
xor r9, rbp
sar rcx, 1
lea r13, [rcx+r9]
cmovc r13, rcx
adc rbp, 0
cmovs rbx, rsi
sarx r10, rbx, r15
vpsllq zmm6, zmm19, 20
vpsllq zmm7, zmm21, 50
cmovs r8, rcx
mov rax, r8
xor rax, r10
sar r13, 1
lea r12, [r13+rax]
sbb r9, r9
cmovc r12, r13
andn rbp, r9, r10
cmovnz r8, r13
xor rbx, rbp
lea rsi, [rbx-1]
lea rcx, [rsi-1]
sub r11, rsi
sarx rax, rsi, r15
vpaddq zmm2, zmm11, zmm6
vpaddq zmm12, zmm2, zmm7
mov r9, r8
xor r9, rax
sar r12, 1
lea r10, [r12+r9]
cmovc r10, r12
adc rax, 0
cmovs rcx, r11
lea r13, [rcx-1]
sarx rbp, rcx, r15
vmovdqa64 zmmword ptr [rdi+384], zmm12
mov rbx, -2
vpmuldq zmm16, zmm5, zmmword ptr [rdi+1152]
cmovs r8, r12
imul rdx, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+200]
imul rsi, qword ptr [rdi+392]
lea r9, [rdx+rsi]
mov rax, qword ptr [rdi+48]
sar rax, 20
lea r11, [rax+r9]
shl r11, 44
mov qword ptr [rdi+64], r11
mov r12, qword ptr [rdi+208]
imul r12, qword ptr [rdi+384]
mov rdx, qword ptr [rdi+216]
imul rdx, qword ptr [rdi+392]
lea rsi, [r12+rdx]
mov rax, qword ptr [rdi+56]
sar rax, 20
lea r9, [rax+rsi]
shl r9, 44
mov qword ptr [rdi+72], r9
sub r14, rcx
vpmuldq zmm3, zmm10, zmm27
mov r11, r8
xor r11, rbp
sar r10, 1
lea r12, [r10+r11]
cmovc r12, r10
adc rbp, 0
cmovs r13, r14
sarx rdx, r13, r15
cmovs r8, r10
mov rax, -2
vpaddq zmm9, zmm16, zmm3
vpshufd zmm15, zmmword ptr [rdi+1216], 0x4e
mov rsi, r8
xor rsi, rdx
sar r12, 1
sbb r9, r9
lea rcx, [r12+rsi]
cmovc rcx, r12
andn r11, r9, rdx
vpmuldq zmm0, zmm24, zmmword ptr [rdi+1216]
vpmuldq zmm22, zmm26, zmm15
cmovnz r8, r12
xor r13, r11
lea rbp, [r13-1]
sub rbx, rbp
lea r14, [rbp-1]
sarx r10, rbp, r15
mov rsi, r8
xor rsi, r10
sar rcx, 1
lea r9, [rcx+rsi]
cmovc r9, rcx
adc r10, 0
cmovs r14, rbx
lea rdx, [r14-1]
sarx r12, r14, r15
cmovs r8, rcx
sub rax, r14
vpaddq zmm13, zmm0, zmm22
mov r11, -2
vpaddq zmm18, zmm9, zmm13
vpaddq zmm23, zmm18, zmm25
mov r13, -2
vpsraq zmm14, zmm23, 30
mov rbp, r8
xor rbp, r12
sar r9, 1
lea rsi, [r9+rbp]
cmovc rsi, r9
adc r12, 0
cmovs rdx, rax
sarx r10, rdx, r15
cmovs r8, r9
mov rbx, r8
xor rbx, r10
sar rsi, 1
lea rcx, [rsi+rbx]
cmovc rcx, rsi
sbb r14, r14
andn rbp, r14, r10
cmovnz r8, rsi
xor rdx, rbp
lea r12, [rdx-1]
lea rax, [r12-1]
sub r11, r12
sarx r9, r12, r15
vpandq zmm1, zmm23, zmm8
vmovdqa64 zmmword ptr [rdi+1088], zmm1
mov rbx, r8
xor rbx, r9
sar rcx, 1
lea r14, [rcx+rbx]
cmovc r14, rcx
adc r9, 0
cmovs rax, r11
lea r10, [rax-1]
sarx rsi, rax, r15
vpmuldq zmm17, zmm5, zmmword ptr [rdi+1216]
vpmuldq zmm19, zmm10, zmm15
mov rbp, -2
vpaddq zmm21, zmm17, zmm19
cmovs r8, rcx
sub r13, rax
mov rdx, r8
xor rdx, rsi
sar r14, 1
lea r12, [r14+rdx]
cmovc r12, r14
adc rsi, 0
cmovs r10, r13
lea rbx, [r10-1]
sarx r9, r10, r15
cmovs r8, r14
mov r11, r12
add r11, qword ptr [rdi-56]
mov rcx, r8
add rcx, qword ptr [rdi-64]
rorx rax, rcx, 41
rorx rdx, rcx, 20
mov rsi, r8
shl rsi, 45
rorx r13, r11, 42
imul r13, qword ptr [rdi+72]
mov r14, r12
shl r14, 44
add r14, qword ptr [rdi-40]
rorx rcx, r11, 21
imul rcx, qword ptr [rdi+64]
add rsi, qword ptr [rdi-48]
imul rdx, qword ptr [rdi+64]
imul rax, qword ptr [rdi+72]
sub rbp, r10
lea r11, [rdx+rax]
lea r10, [rcx+r13]
vpshufd zmm11, zmmword ptr [rdi+1280], 0x4e
lea rdx, [r10+r14]
lea rax, [r11+rsi]
ror rax, 45
vpmuldq zmm6, zmm24, zmmword ptr [rdi+1280]
ror rdx, 44
mov rcx, -2
vpmuldq zmm2, zmm26, zmm11
vpaddq zmm7, zmm6, zmm2
vpaddq zmm12, zmm21, zmm7
mov r13, rax
xor r13, r9
sar rdx, 1
lea r10, [rdx+r13]
cmovc r10, rdx
adc r9, 0
cmovs rbx, rbp
lea r14, [rbx-1]
sarx r11, rbx, r15
vpaddq zmm27, zmm12, zmm14
vpsraq zmm16, zmm27, 30
mov rsi, -2
cmovs rax, rdx
sub rcx, rbx
mov r13, rax
xor r13, r11
sar r10, 1
lea r9, [r10+r13]
cmovc r9, r10
vpandq zmm3, zmm27, zmm8
adc r11, 0
cmovs r14, rcx
sarx rbp, r14, r15
cmovs rax, r10
vmovdqa64 zmmword ptr [rdi+1152], zmm3
mov rdx, rax
xor rdx, rbp
sar r9, 1
sbb rbx, rbx
lea r13, [r9+rdx]
cmovc r13, r9
andn r11, rbx, rbp
vpmuldq zmm0, zmm5, zmmword ptr [rdi+1280]
mov rcx, -2
vpmuldq zmm22, zmm10, zmm11
vpbroadcastq zmm9, r8
vpbroadcastq zmm9{k1}, r12
cmovnz rax, r9
xor r14, r11
lea r10, [r14-1]
lea rdx, [r10-1]
sub rsi, r10
sarx rbx, r10, r15
mov rbp, rax
xor rbp, rbx
sar r13, 1
lea r8, [r13+rbp]
cmovc r8, r13
adc rbx, 0
cmovs rdx, rsi
lea r12, [rdx-1]
cmovs rax, r13
sub rcx, rdx
sarx r9, rdx, r15
vpaddq zmm13, zmm0, zmm22
vpaddq zmm18, zmm9, zmm29
vpsllvq zmm25, zmm18, zmm30
vpsravq zmm23, zmm25, zmm31
vpshufd zmm1, zmmword ptr [rdi+1344], 0x4e
mov r11, rax
xor r11, r9
sar r8, 1
lea r14, [r8+r11]
cmovc r14, r8
adc r9, 0
cmovs r12, rcx
sarx r10, r12, r15
vpsubq zmm15, zmm28, zmm23
vpmuldq zmm17, zmm24, zmmword ptr [rdi+1344]
vmovdqa64 zmmword ptr [rdi+256], zmm15
vpunpcklqdq zmm19, zmm15, zmm15
mov rbp, -2
vpunpckhqdq zmm6, zmm15, zmm15
vpmuldq zmm2, zmm26, zmm1
vbroadcasti32x4 zmm21, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm7, xmmword ptr [rdi+208]
vpmuldq zmm12, zmm19, zmm21
cmovs rax, r8
mov rbx, -2
vpmuldq zmm14, zmm6, zmm7
vpaddq zmm27, zmm17, zmm2
vpaddq zmm3, zmm12, zmm14
vmovdqa64 zmmword ptr [rdi+128], zmm3
mov rsi, qword ptr [rdi+256]
vpaddq zmm11, zmm13, zmm27
mov r13, rax
xor r13, r10
sar r14, 1
sbb rdx, rdx
lea r11, [r14+r13]
cmovc r11, r14
andn r9, rdx, r10
cmovnz rax, r14
xor r12, r9
lea rcx, [r12-1]
lea r8, [rcx-1]
sub rbp, rcx
sarx r13, rcx, r15
imul rsi, qword ptr [rdi+48]
mov rdx, qword ptr [rdi+264]
imul rdx, qword ptr [rdi+56]
vpaddq zmm0, zmm11, zmm16
lea r10, [rsi+rdx]
vpsraq zmm22, zmm0, 30
mov r14, rax
xor r14, r13
sar r11, 1
lea r9, [r11+r14]
cmovc r9, r11
adc r13, 0
cmovs r8, rbp
lea r12, [r8-1]
sarx rcx, r8, r15
vpandq zmm9, zmm0, zmm8
cmovs rax, r11
sub rbx, r8
sar r10, 20
mov rsi, qword ptr [rdi+128]
imul rsi, qword ptr [rdi+384]
mov rdx, qword ptr [rdi+136]
imul rdx, qword ptr [rdi+392]
mov r14, rax
xor r14, rcx
sar r9, 1
lea r13, [r9+r14]
cmovc r13, r9
mov rbp, -2
vmovdqa64 zmmword ptr [rdi+1216], zmm9
lea r11, [rsi+rdx]
lea r8, [r10+r11]
mov qword ptr [rdi-112], r8
vpmuldq zmm18, zmm5, zmmword ptr [rdi+1344]
adc rcx, 0
cmovs r12, rbx
sarx r14, r12, r15
cmovs rax, r9
sar r8, 20
shl r8, 44
mov qword ptr [rdi+80], r8
mov rsi, qword ptr [rdi+272]
imul rsi, qword ptr [rdi+48]
mov rdx, qword ptr [rdi+280]
imul rdx, qword ptr [rdi+56]
lea r10, [rsi+rdx]
vpmuldq zmm25, zmm10, zmm1
mov r11, -2
mov rcx, rax
xor rcx, r14
sar r13, 1
sbb rbx, rbx
lea r9, [r13+rcx]
cmovc r9, r13
andn r8, rbx, r14
vpaddq zmm23, zmm18, zmm25
cmovnz rax, r13
xor r12, r8
lea rsi, [r12-1]
lea rdx, [rsi-1]
sub rbp, rsi
sarx rcx, rsi, r15
sar r10, 20
mov rbx, rax
xor rbx, rcx
sar r9, 1
lea r14, [r9+rbx]
cmovc r14, r9
mov r13, qword ptr [rdi+144]
vpaddq zmm24, zmm23, zmm22
vpaddq zmm15, zmm24, zmm4
vpandq zmm26, zmm15, zmm8
mov r8, -2
adc rcx, 0
cmovs rdx, rbp
lea r12, [rdx-1]
sarx rsi, rdx, r15
cmovs rax, r9
imul r13, qword ptr [rdi+384]
sub r11, rdx
mov rbx, qword ptr [rdi+152]
imul rbx, qword ptr [rdi+392]
lea rcx, [r13+rbx]
lea rbp, [r10+rcx]
mov qword ptr [rdi-104], rbp
sar rbp, 20
vmovdqa64 zmmword ptr [rdi+1280], zmm26
mov r9, rax
xor r9, rsi
sar r14, 1
lea rdx, [r14+r9]
cmovc rdx, r14
adc rsi, 0
cmovs r12, r11
sarx r13, r12, r15
vpsraq zmm19, zmm15, 30
vpaddq zmm21, zmm19, zmm20
mov rbx, -2
cmovs rax, r14
shl rbp, 44
mov qword ptr [rdi+88], rbp
mov r10, rax
xor r10, r13
sar rdx, 1
lea rcx, [rdx+r10]
cmovc rcx, rdx
sbb r9, r9
vpandq zmm6, zmm21, zmmword ptr [rdi+576]
andn rsi, r9, r13
cmovnz rax, rdx
xor r12, rsi
lea r11, [r12-1]
lea r14, [r11-1]
sub r8, r11
sarx rbp, r11, r15
vmovdqa64 zmmword ptr [rdi+1344], zmm6
vpsraq zmm7, zmm21, 30
mov r10, rax
xor r10, rbp
sar rcx, 1
lea r9, [rcx+r10]
cmovc r9, rcx
adc rbp, 0
cmovs r14, r8
lea r13, [r14-1]
sarx rdx, r14, r15
valignq zmm17{k3}{z}, zmm7, zmm7, 6
cmovs rax, rcx
sub rbx, r14
mov rsi, -2
mov r12, rax
xor r12, rdx
sar r9, 1
lea r11, [r9+r12]
cmovc r11, r9
adc rdx, 0
cmovs r13, rbx
sarx r10, r13, r15
cmovs rax, r9
vpaddq zmm2, zmm17, zmmword ptr [rdi+832]
vmovdqa64 zmmword ptr [rdi+832], zmm2
mov rbp, -2
mov r8, rax
xor r8, r10
sar r11, 1
lea rcx, [r11+r8]
cmovc rcx, r11
sbb r14, r14
andn r12, r14, r10
cmovnz rax, r11
xor r13, r12
lea rdx, [r13-1]
lea rbx, [rdx-1]
sub rsi, rdx
sarx r9, rdx, r15
mov r8, rax
xor r8, r9
sar rcx, 1
lea r14, [rcx+r8]
cmovc r14, rcx
adc r9, 0
cmovs rbx, rsi
lea r10, [rbx-1]
sarx r11, rbx, r15
cmovs rax, rcx
sub rbp, rbx
mov r12, rax
xor r12, r11
sar r14, 1
lea r13, [r14+r12]
cmovc r13, r14
adc r11, 0
cmovs r10, rbp
sarx rdx, r10, r15
mov r8, -2
mov r9, -2
cmovs rax, r14
mov rsi, rax
xor rsi, rdx
sar r13, 1
lea rcx, [r13+rsi]
sbb rbx, rbx
cmovc rcx, r13
andn r12, rbx, rdx
cmovnz rax, r13
xor r10, r12
lea r11, [r10-1]
lea rbp, [r11-1]
sub r8, r11
sarx r14, r11, r15
mov rsi, rax
xor rsi, r14
sar rcx, 1
lea rbx, [rcx+rsi]
cmovc rbx, rcx
adc r14, 0
cmovs rbp, r8
lea rdx, [rbp-1]
sarx r13, rbp, r15
cmovs rax, rcx
sub r9, rbp
mov r12, rax
xor r12, r13
sar rbx, 1
lea r10, [rbx+r12]
cmovc r10, rbx
mov qword ptr [rdi-120], r10
adc r13, 0
cmovs rdx, r9
sarx r11, rdx, r15
cmovs rax, rbx
mov rsi, r10
shl rsi, 44
add r10, qword ptr [rdi-56]
rorx r14, r10, 42
mov r8, rax
add r8, qword ptr [rdi-64]
mov rcx, rax
shl rcx, 45
rorx rbp, r8, 20
rorx r12, r10, 21
rorx r13, r8, 41
add rcx, qword ptr [rdi-48]
imul r13, qword ptr [rdi+88]
imul r12, qword ptr [rdi+80]
mov qword ptr [rdi-128], rax
add rsi, qword ptr [rdi-40]
imul rbp, qword ptr [rdi+80]
imul r14, qword ptr [rdi+88]
lea r9, [r12+r14]
lea rbx, [r9+rsi]
lea r10, [rbp+r13]
lea r8, [r10+rcx]
ror rbx, 44
ror r8, 45
mov rcx, r8
mov rsi, r11
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
