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
// Length: 20 limbs of 30 bits; 993 instructions a round, 702 for its steps (form: carry+carry+mask).
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
mov r8, -2
sub r8, rdx
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rsi, 0
cmovs rax, r8
lea r11, [rax-1]
sarx r12, rax, r15
mov r13, -2
cmovs rcx, rbx
sub rbp, rax
mov r14, rcx
xor r14, r12
sar r10, 1
lea rdx, [r10+r14]
cmovc rdx, r10
adc r12, 0
cmovs r11, rbp
sarx r9, r11, r15
cmovs rcx, r10
mov rsi, rcx
xor rsi, r9
sar rdx, 1
sbb r8, r8
lea rbx, [rdx+rsi]
cmovc rbx, rdx
andn rax, r8, r9
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
mov r14, -2
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
cmovnz rcx, rdx
xor r11, rax
lea r12, [r11-1]
sub r13, r12
lea rbp, [r12-1]
sarx r10, r12, r15
mov rsi, rcx
xor rsi, r10
sar rbx, 1
lea r8, [rbx+rsi]
cmovc r8, rbx
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
adc r10, 0
cmovs rbp, r13
lea r9, [rbp-1]
sarx rdx, rbp, r15
cmovs rcx, rbx
sub r14, rbp
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
mov rax, rcx
xor rax, rdx
sar r8, 1
lea r11, [r8+rax]
cmovc r11, r8
adc rdx, 0
cmovs r9, r14
sarx r12, r9, r15
vpbroadcastq zmm7, qword ptr [rdi+448]
mov rsi, -2
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
mov r10, -2
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
cmovs rcx, r8
mov r13, rcx
xor r13, r12
sar r11, 1
sbb rbx, rbx
lea rbp, [r11+r13]
cmovc rbp, r11
andn rax, rbx, r12
cmovnz rcx, r11
xor r9, rax
lea rdx, [r9-1]
lea r14, [rdx-1]
sarx r8, rdx, r15
sub rsi, rdx
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
mov r13, rcx
xor r13, r8
sar rbp, 1
lea rbx, [rbp+r13]
cmovc rbx, rbp
adc r8, 0
cmovs r14, rsi
lea r12, [r14-1]
sarx r11, r14, r15
mov rax, -2
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
cmovs rcx, rbp
sub r10, r14
mov r9, rcx
xor r9, r11
sar rbx, 1
lea rdx, [rbx+r9]
cmovc rdx, rbx
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
adc r11, 0
cmovs r12, r10
sarx r13, r12, r15
cmovs rcx, rbx
vpermq zmm23, zmm22, 0xcc
vpermq zmm24, zmm22, 0x99
mov r8, rcx
xor r8, r13
sar rdx, 1
sbb rsi, rsi
lea rbp, [rdx+r8]
cmovc rbp, rdx
andn r14, rsi, r13
vpermq zmm25, zmm21, 0xcc
vpshufd zmm26, zmmword ptr [rdi+832], 0x4e
mov r9, -2
vpermq zmm27, zmm21, 0x99
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
mov r11, qword ptr [rdi+320]
cmovnz rcx, rdx
xor r12, r14
lea r10, [r12-1]
sub rax, r10
lea rbx, [r10-1]
sarx r8, r10, r15
mov rsi, rcx
xor rsi, r8
sar rbp, 1
lea r13, [rbp+rsi]
cmovc r13, rbp
adc r8, 0
cmovs rbx, rax
lea rdx, [rbx-1]
sarx r14, rbx, r15
cmovs rcx, rbp
sub r9, rbx
imul r11, qword ptr [rdi-112]
vpmuldq zmm1, zmm24, zmm26
mov r12, qword ptr [rdi+328]
vpaddq zmm2, zmm0, zmm1
imul r12, qword ptr [rdi-104]
vpsraq zmm3, zmm2, 30
lea r10, [r11+r12]
vpandq zmm4, zmm2, zmm7
sar r10, 20
and r10, qword ptr [rdi-32]
mov rsi, -2
mov r8, rcx
xor r8, r14
sar r13, 1
lea rax, [r13+r8]
cmovc rax, r13
adc r14, 0
cmovs rdx, r9
sarx rbp, rdx, r15
mov rbx, -2
mov qword ptr [rdi+16], r10
valignq zmm8{k2}{z}, zmm4, zmm4, 2
cmovs rcx, r13
shr r10, 20
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]
mov r11, rcx
xor r11, rbp
sar rax, 1
sbb r12, r12
lea r8, [rax+r11]
cmovc r8, rax
shl r10, 44
vpmuldq zmm10, zmm27, zmm26
mov qword ptr [rdi+24], r10
vpshufd zmm11, zmmword ptr [rdi+896], 0x4e
mov r14, qword ptr [rdi+336]
vpaddq zmm14, zmm9, zmm10
imul r14, qword ptr [rdi-112]
andn r9, r12, rbp
cmovnz rcx, rax
xor rdx, r9
lea r13, [rdx-1]
lea r11, [r13-1]
sarx r10, r13, r15
sub rsi, r13
mov r12, qword ptr [rdi+344]
imul r12, qword ptr [rdi-104]
mov rbp, rcx
xor rbp, r10
sar r8, 1
lea rax, [r8+rbp]
cmovc rax, r8
adc r10, 0
cmovs r11, rsi
lea r9, [r11-1]
sarx rdx, r11, r15
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm5, zmm24, zmm11
mov r13, -2
lea rbp, [r14+r12]
cmovs rcx, r8
sub rbx, r11
sar rbp, 20
and rbp, qword ptr [rdi-32]
mov qword ptr [rdi+32], rbp
mov r10, rcx
xor r10, rdx
sar rax, 1
lea rsi, [rax+r10]
cmovc rsi, rax
vpaddq zmm12, zmm15, zmm5
adc rdx, 0
cmovs r9, rbx
sarx r14, r9, r15
cmovs rcx, rax
shr rbp, 20
mov r12, rcx
xor r12, r14
sar rsi, 1
sbb r8, r8
lea r11, [rsi+r12]
cmovc r11, rsi
shl rbp, 44
andn r10, r8, r14
mov qword ptr [rdi+40], rbp
vpaddq zmm6, zmm14, zmm12
vpaddq zmm13, zmm6, zmm3
vpsraq zmm17, zmm13, 30
mov rdx, -2
vpandq zmm18, zmm13, zmm7
vpmuldq zmm19, zmm27, zmm11
vpmuldq zmm20, zmm25, zmmword ptr [rdi+896]
valignq zmm16{k2}{z}, zmm18, zmm18, 2
cmovnz rcx, rsi
xor r9, r10
lea rbx, [r9-1]
sub r13, rbx
lea rax, [rbx-1]
sarx r12, rbx, r15
mov r8, rcx
xor r8, r12
sar r11, 1
lea r14, [r11+r8]
cmovc r14, r11
adc r12, 0
cmovs rax, r13
lea rbp, [rax-1]
sarx rsi, rax, r15
cmovs rcx, r11
sub rdx, rax
vpaddq zmm22, zmm20, zmm19
mov r10, rcx
xor r10, rsi
sar r14, 1
lea r9, [r14+r10]
cmovc r9, r14
adc rsi, 0
cmovs rbp, rdx
sarx rbx, rbp, r15
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e
mov r8, -2
vpmuldq zmm0, zmm23, zmmword ptr [rdi+960]
vpmuldq zmm1, zmm24, zmm21
mov r12, -2
cmovs rcx, r14
mov r13, rcx
xor r13, rbx
sar r9, 1
sbb r11, r11
lea rax, [r9+r13]
cmovc rax, r9
vpaddq zmm2, zmm0, zmm1
vpaddq zmm4, zmm22, zmm2
andn r10, r11, rbx
cmovnz rcx, r9
xor rbp, r10
lea rsi, [rbp-1]
lea rdx, [rsi-1]
sub r8, rsi
sarx r14, rsi, r15
vpaddq zmm26, zmm4, zmm17
mov r13, rcx
xor r13, r14
sar rax, 1
lea r11, [rax+r13]
cmovc r11, rax
adc r14, 0
cmovs rdx, r8
lea rbx, [rdx-1]
sarx r9, rdx, r15
vpsraq zmm9, zmm26, 30
vpandq zmm10, zmm26, zmm7
cmovs rcx, rax
sub r12, rdx
mov r10, -2
mov rbp, rcx
xor rbp, r9
sar r11, 1
lea rsi, [r11+rbp]
cmovc rsi, r11
vmovdqa64 zmmword ptr [rdi+832], zmm10
vpmuldq zmm15, zmm25, zmmword ptr [rdi+960]
mov r13, -2
vpmuldq zmm5, zmm27, zmm21
adc r9, 0
cmovs rbx, r12
sarx r14, rbx, r15
lea r8, [rbx-1]
cmovs rcx, r11
mov rax, rcx
shl rax, 45
mov rdx, rsi
add rdx, qword ptr [rdi-56]
rorx rbp, rdx, 42
mov r9, rcx
add r9, qword ptr [rdi-64]
mov r12, rsi
shl r12, 44
add r12, qword ptr [rdi-40]
sub r13, rbx
rorx r11, r9, 41
rorx rbx, rdx, 21
imul rbx, qword ptr [rdi+24]
imul rbp, qword ptr [rdi+40]
imul r11, qword ptr [rdi+40]
rorx rdx, r9, 20
add rax, qword ptr [rdi-48]
imul rdx, qword ptr [rdi+24]
lea r9, [rdx+r11]
vpaddq zmm14, zmm15, zmm5
lea rdx, [rbx+rbp]
lea r11, [rdx+r12]
ror r11, 44
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]
lea rbx, [r9+rax]
ror rbx, 45
mov rbp, rbx
xor rbp, r14
sar r11, 1
lea rdx, [r11+rbp]
cmovc rdx, r11
adc r14, 0
cmovs r8, r13
lea r12, [r8-1]
sarx r9, r8, r15
mov rax, -2
cmovs rbx, r11
sub r10, r8
vpmuldq zmm3, zmm24, zmm12
vpaddq zmm13, zmm6, zmm3
vpaddq zmm11, zmm14, zmm13
mov rbp, rbx
xor rbp, r9
sar rdx, 1
lea r14, [rdx+rbp]
cmovc r14, rdx
adc r9, 0
cmovs r12, r10
sarx r13, r12, r15
cmovs rbx, rdx
vpaddq zmm18, zmm11, zmm9
vpsraq zmm20, zmm18, 30
mov r11, rbx
xor r11, r13
sar r14, 1
sbb r8, r8
lea rbp, [r14+r11]
cmovc rbp, r14
andn r9, r8, r13
vpandq zmm19, zmm18, zmm7
mov r10, -2
cmovnz rbx, r14
xor r12, r9
lea rdx, [r12-1]
sub rax, rdx
lea r11, [rdx-1]
sarx r8, rdx, r15
vpbroadcastq zmm0, rcx
vmovdqa64 zmmword ptr [rdi+896], zmm19
vpbroadcastq zmm0{k1}, rsi
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]
mov r13, rbx
xor r13, r8
sar rbp, 1
lea r14, [rbp+r13]
cmovc r14, rbp
vpaddq zmm22, zmm0, zmm29
vpmuldq zmm2, zmm27, zmm12
vpsllvq zmm4, zmm22, zmm30
vpsravq zmm17, zmm4, zmm31
vpsubq zmm26, zmm28, zmm17
vmovdqa64 zmmword ptr [rdi+192], zmm26
adc r8, 0
cmovs rbx, rbp
cmovs r11, rax
lea r9, [r11-1]
sub r10, r11
sarx r12, r11, r15
mov rdx, rbx
xor rdx, r12
sar r14, 1
lea rcx, [r14+rdx]
cmovc rcx, r14
adc r12, 0
cmovs r9, r10
sarx rsi, r9, r15
vpaddq zmm10, zmm1, zmm2
mov r13, -2
mov r8, qword ptr [rdi+192]
mov rbp, -2
vpshufd zmm21, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm15, zmm23, zmmword ptr [rdi+1088]
cmovs rbx, r14
imul r8, qword ptr [rdi+16]
mov rax, qword ptr [rdi+200]
mov r11, rbx
xor r11, rsi
sar rcx, 1
sbb rdx, rdx
lea r12, [rcx+r11]
cmovc r12, rcx
vpmuldq zmm5, zmm24, zmm21
imul rax, qword ptr [rdi+32]
lea r10, [r8+rax]
sar r10, 20
mov qword ptr [rdi+48], r10
mov r14, qword ptr [rdi+208]
imul r14, qword ptr [rdi+16]
mov r11, qword ptr [rdi+216]
imul r11, qword ptr [rdi+32]
lea r8, [r14+r11]
sar r8, 20
mov qword ptr [rdi+56], r8
vpaddq zmm6, zmm15, zmm5
andn rax, rdx, rsi
cmovnz rbx, rcx
xor r9, rax
lea r10, [r9-1]
sarx r14, r10, r15
sub rbp, r10
lea r11, [r10-1]
mov r8, qword ptr [rdi+192]
mov rdx, rbx
xor rdx, r14
sar r12, 1
lea rsi, [r12+rdx]
cmovc rsi, r12
adc r14, 0
cmovs r11, rbp
lea rcx, [r11-1]
sarx rax, r11, r15
vpaddq zmm3, zmm10, zmm6
vpaddq zmm14, zmm3, zmm20
vpsraq zmm13, zmm14, 30
mov r9, -2
vpandq zmm11, zmm14, zmm7
cmovs rbx, r12
sub r13, r11
mov r10, rbx
xor r10, rax
sar rsi, 1
lea rdx, [rsi+r10]
cmovc rdx, rsi
vmovdqa64 zmmword ptr [rdi+960], zmm11
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1088]
adc rax, 0
cmovs rcx, r13
sarx r14, rcx, r15
cmovs rbx, rsi
vpmuldq zmm18, zmm27, zmm21
mov rbp, rbx
xor rbp, r14
sar rdx, 1
sbb r12, r12
lea r11, [rdx+rbp]
cmovc r11, rdx
andn r10, r12, r14
mov rax, -2
vpaddq zmm0, zmm9, zmm18
vpaddq zmm12, zmm0, zmm13
cmovnz rbx, rdx
xor rcx, r10
lea r13, [rcx-1]
sub r9, r13
lea rsi, [r13-1]
sarx rbp, r13, r15
mov r12, rbx
xor r12, rbp
sar r11, 1
lea r14, [r11+r12]
cmovc r14, r11
vpaddq zmm22, zmm12, zmm8
vpandq zmm4, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm4
mov rdx, -2
adc rbp, 0
cmovs rsi, r9
lea r10, [rsi-1]
sarx rcx, rsi, r15
cmovs rbx, r11
sub rax, rsi
vpsrlq zmm17, zmm19, 10
mov r13, rbx
xor r13, rcx
sar r14, 1
lea r12, [r14+r13]
cmovc r12, r14
adc rcx, 0
cmovs r10, rax
sarx rbp, r10, r15
vpsllq zmm26, zmm4, 50
vpsllq zmm1, zmm11, 20
mov r9, -2
vpaddq zmm2, zmm17, zmm1
cmovs rbx, r14
mov r11, rbx
xor r11, rbp
sar r12, 1
sbb rsi, rsi
lea r13, [r12+r11]
cmovc r13, r12
vpaddq zmm23, zmm2, zmm26
andn rcx, rsi, rbp
cmovnz rbx, r12
xor r10, rcx
lea rax, [r10-1]
lea r14, [rax-1]
sub r9, rax
sarx r11, rax, r15
vmovdqa64 zmmword ptr [rdi+384], zmm23
imul r8, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+200]
imul rsi, qword ptr [rdi+392]
lea rbp, [r8+rsi]
mov r12, qword ptr [rdi+48]
sar r12, 20
lea rcx, [r12+rbp]
shl rcx, 44
mov qword ptr [rdi+64], rcx
mov r10, qword ptr [rdi+208]
imul r10, qword ptr [rdi+384]
mov rax, qword ptr [rdi+216]
imul rax, qword ptr [rdi+392]
lea r8, [r10+rax]
mov rsi, qword ptr [rdi+56]
sar rsi, 20
lea r12, [rsi+r8]
shl r12, 44
mov qword ptr [rdi+72], r12
mov rbp, rbx
xor rbp, r11
sar r13, 1
lea rcx, [r13+rbp]
cmovc rcx, r13
adc r11, 0
vpsraq zmm24, zmm22, 30
cmovs r14, r9
lea r10, [r14-1]
sarx rax, r14, r15
mov rsi, -2
vpaddq zmm15, zmm24, zmm16
vpandq zmm5, zmm15, zmmword ptr [rdi+576]
cmovs rbx, r13
sub rdx, r14
vmovdqa64 zmmword ptr [rdi+1088], zmm5
mov r8, rbx
xor r8, rax
sar rcx, 1
lea r12, [rcx+r8]
cmovc r12, rcx
vpsraq zmm10, zmm15, 30
adc rax, 0
cmovs r10, rdx
cmovs rbx, rcx
sarx rbp, r10, r15
mov r11, rbx
xor r11, rbp
sar r12, 1
sbb r9, r9
lea r13, [r12+r11]
cmovc r13, r12
andn r14, r9, rbp
valignq zmm6{k3}{z}, zmm10, zmm10, 6
mov r8, -2
vpaddq zmm3, zmm6, zmmword ptr [rdi+832]
vmovdqa64 zmmword ptr [rdi+832], zmm3
cmovnz rbx, r12
xor r10, r14
lea rax, [r10-1]
sub rsi, rax
lea rdx, [rax-1]
sarx rcx, rax, r15
mov r11, rbx
xor r11, rcx
sar r13, 1
lea r9, [r13+r11]
cmovc r9, r13
adc rcx, 0
cmovs rdx, rsi
sarx rbp, rdx, r15
lea r12, [rdx-1]
cmovs rbx, r13
sub r8, rdx
mov r14, rbx
xor r14, rbp
sar r9, 1
lea r10, [r9+r14]
cmovc r10, r9
adc rbp, 0
cmovs r12, r8
sarx rax, r12, r15
mov r11, -2
mov rcx, -2
cmovs rbx, r9
mov rsi, rbx
xor rsi, rax
sar r10, 1
sbb r13, r13
lea rdx, [r10+rsi]
cmovc rdx, r10
andn r14, r13, rax
cmovnz rbx, r10
xor r12, r14
lea rbp, [r12-1]
lea r8, [rbp-1]
sarx r9, rbp, r15
sub r11, rbp
mov rsi, rbx
xor rsi, r9
sar rdx, 1
lea r13, [rdx+rsi]
cmovc r13, rdx
adc r9, 0
cmovs r8, r11
lea rax, [r8-1]
sarx r10, r8, r15
mov r14, -2
cmovs rbx, rdx
sub rcx, r8
mov r12, rbx
xor r12, r10
sar r13, 1
lea rbp, [r13+r12]
cmovc rbp, r13
mov rsi, -2
adc r10, 0
cmovs rax, rcx
lea r9, [rax-1]
sarx r11, rax, r15
cmovs rbx, r13
mov rdx, rbp
add rdx, qword ptr [rdi-56]
mov r8, rbx
add r8, qword ptr [rdi-64]
rorx r12, r8, 41
rorx r10, r8, 20
mov rcx, rbx
shl rcx, 45
rorx r13, rdx, 42
imul r13, qword ptr [rdi+72]
mov r8, rbp
shl r8, 44
add r8, qword ptr [rdi-40]
rorx rdx, rdx, 21
imul rdx, qword ptr [rdi+64]
sub r14, rax
add rcx, qword ptr [rdi-48]
imul r10, qword ptr [rdi+64]
imul r12, qword ptr [rdi+72]
lea rax, [r10+r12]
lea r10, [rdx+r13]
lea r12, [r10+r8]
lea rdx, [rax+rcx]
ror rdx, 45
ror r12, 44
mov r13, rdx
xor r13, r11
sar r12, 1
lea r10, [r12+r13]
cmovc r10, r12
adc r11, 0
cmovs r9, r14
lea r8, [r9-1]
sarx rax, r9, r15
mov rcx, -2
cmovs rdx, r12
sub rsi, r9
mov r13, rdx
xor r13, rax
sar r10, 1
lea r11, [r10+r13]
cmovc r11, r10
adc rax, 0
cmovs r8, rsi
sarx r14, r8, r15
cmovs rdx, r10
mov r12, rdx
xor r12, r14
sar r11, 1
sbb r9, r9
lea r13, [r11+r12]
cmovc r13, r11
andn rax, r9, r14
mov rsi, -2
cmovnz rdx, r11
xor r8, rax
lea r10, [r8-1]
sub rcx, r10
lea r12, [r10-1]
sarx r9, r10, r15
mov r14, rdx
xor r14, r9
sar r13, 1
lea r11, [r13+r14]
cmovc r11, r13
vpbroadcastq zmm20, rbx
vpbroadcastq zmm20{k1}, rbp
adc r9, 0
cmovs r12, rcx
lea rax, [r12-1]
cmovs rdx, r13
sub rsi, r12
sarx r8, r12, r15
mov r10, rdx
xor r10, r8
sar r11, 1
lea r14, [r11+r10]
vpaddq zmm14, zmm20, zmm29
cmovc r14, r11
vpsllvq zmm25, zmm14, zmm30
vpsravq zmm27, zmm25, zmm31
adc r8, 0
cmovs rax, rsi
sarx rbx, rax, r15
vpsubq zmm21, zmm28, zmm27
vmovdqa64 zmmword ptr [rdi+256], zmm21
vpunpcklqdq zmm9, zmm21, zmm21
vpunpckhqdq zmm18, zmm21, zmm21
mov rbp, -2
mov r9, -2
vbroadcasti32x4 zmm0, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm13, xmmword ptr [rdi+208]
cmovs rdx, r11
vpmuldq zmm12, zmm9, zmm0
vpmuldq zmm8, zmm18, zmm13
mov rcx, rdx
xor rcx, rbx
sar r14, 1
sbb r13, r13
lea r12, [r14+rcx]
cmovc r12, r14
vpaddq zmm7, zmm12, zmm8
vmovdqa64 zmmword ptr [rdi+128], zmm7
mov r10, qword ptr [rdi+256]
imul r10, qword ptr [rdi+48]
mov r8, qword ptr [rdi+264]
andn rsi, r13, rbx
cmovnz rdx, r14
xor rax, rsi
lea r11, [rax-1]
lea rcx, [r11-1]
sub r9, r11
sarx r13, r11, r15
mov rbx, rdx
xor rbx, r13
sar r12, 1
lea r14, [r12+rbx]
cmovc r14, r12
adc r13, 0
cmovs rcx, r9
lea rsi, [rcx-1]
sarx rax, rcx, r15
mov r11, -2
cmovs rdx, r12
sub rbp, rcx
imul r8, qword ptr [rdi+56]
lea rbx, [r10+r8]
sar rbx, 20
mov r13, qword ptr [rdi+128]
imul r13, qword ptr [rdi+384]
mov r9, qword ptr [rdi+136]
imul r9, qword ptr [rdi+392]
mov r12, rdx
xor r12, rax
sar r14, 1
lea rcx, [r13+r9]
lea r10, [rbx+rcx]
lea r8, [r14+r12]
cmovc r8, r14
mov qword ptr [rdi-112], r10
adc rax, 0
cmovs rsi, rbp
sarx r13, rsi, r15
cmovs rdx, r14
sar r10, 20
shl r10, 44
mov qword ptr [rdi+80], r10
mov r9, qword ptr [rdi+272]
imul r9, qword ptr [rdi+48]
mov rbx, qword ptr [rdi+280]
imul rbx, qword ptr [rdi+56]
lea rcx, [r9+rbx]
mov r12, rdx
xor r12, r13
sar r8, 1
sbb rax, rax
lea rbp, [r8+r12]
cmovc rbp, r8
andn r14, rax, r13
mov r10, -2
cmovnz rdx, r8
xor rsi, r14
lea r9, [rsi-1]
sub r11, r9
lea rbx, [r9-1]
sarx r12, r9, r15
sar rcx, 20
mov rax, qword ptr [rdi+144]
imul rax, qword ptr [rdi+384]
mov r13, rdx
xor r13, r12
sar rbp, 1
lea r8, [rbp+r13]
cmovc r8, rbp
mov r14, qword ptr [rdi+152]
adc r12, 0
cmovs rbx, r11
lea rsi, [rbx-1]
sarx r9, rbx, r15
cmovs rdx, rbp
imul r14, qword ptr [rdi+392]
lea r13, [rax+r14]
lea r12, [rcx+r13]
sub r10, rbx
mov qword ptr [rdi-104], r12
sar r12, 20
mov r11, rdx
xor r11, r9
sar r8, 1
lea rbp, [r8+r11]
cmovc rbp, r8
adc r9, 0
cmovs rsi, r10
sarx rax, rsi, r15
mov r14, -2
mov rcx, -2
cmovs rdx, r8
shl r12, 44
mov qword ptr [rdi+88], r12
mov r13, rdx
xor r13, rax
sar rbp, 1
lea rbx, [rbp+r13]
sbb r11, r11
cmovc rbx, rbp
andn r9, r11, rax
cmovnz rdx, rbp
xor rsi, r9
lea r10, [rsi-1]
lea r8, [r10-1]
sarx r12, r10, r15
sub rcx, r10
mov r13, rdx
xor r13, r12
sar rbx, 1
lea r11, [rbx+r13]
cmovc r11, rbx
adc r12, 0
cmovs r8, rcx
lea rax, [r8-1]
sarx rbp, r8, r15
mov r9, -2
cmovs rdx, rbx
sub r14, r8
mov rsi, rdx
xor rsi, rbp
sar r11, 1
lea r10, [r11+rsi]
cmovc r10, r11
adc rbp, 0
cmovs rax, r14
sarx r13, rax, r15
cmovs rdx, r11
mov r12, rdx
xor r12, r13
sar r10, 1
sbb rcx, rcx
lea rbx, [r10+r12]
cmovc rbx, r10
andn r8, rcx, r13
mov rsi, -2
cmovnz rdx, r10
xor rax, r8
lea rbp, [rax-1]
sub r9, rbp
lea r14, [rbp-1]
sarx r11, rbp, r15
mov r12, rdx
xor r12, r11
sar rbx, 1
lea rcx, [rbx+r12]
cmovc rcx, rbx
adc r11, 0
cmovs r14, r9
sarx r13, r14, r15
lea r10, [r14-1]
cmovs rdx, rbx
sub rsi, r14
mov r8, rdx
xor r8, r13
sar rcx, 1
lea rax, [rcx+r8]
cmovc rax, rcx
adc r13, 0
cmovs r10, rsi
sarx rbp, r10, r15
mov r12, -2
mov r11, -2
cmovs rdx, rcx
mov r9, rdx
xor r9, rbp
sar rax, 1
sbb rbx, rbx
lea r14, [rax+r9]
cmovc r14, rax
andn r8, rbx, rbp
cmovnz rdx, rax
xor r10, r8
lea r13, [r10-1]
lea rsi, [r13-1]
sarx rcx, r13, r15
sub r11, r13
mov r9, rdx
xor r9, rcx
sar r14, 1
lea rbx, [r14+r9]
cmovc rbx, r14
adc rcx, 0
cmovs rsi, r11
lea rbp, [rsi-1]
sarx rax, rsi, r15
cmovs rdx, r14
sub r12, rsi
mov r8, rdx
xor r8, rax
sar rbx, 1
lea r10, [rbx+r8]
cmovc r10, rbx
mov qword ptr [rdi-120], r10
adc rax, 0
cmovs rbp, r12
sarx r13, rbp, r15
cmovs rdx, rbx
mov r9, r10
shl r9, 44
add r10, qword ptr [rdi-56]
rorx rcx, r10, 42
mov r11, rdx
add r11, qword ptr [rdi-64]
mov r14, rdx
shl r14, 45
rorx rsi, r11, 20
rorx r8, r10, 21
rorx rax, r11, 41
add r14, qword ptr [rdi-48]
imul rax, qword ptr [rdi+88]
imul r8, qword ptr [rdi+80]
mov qword ptr [rdi-128], rdx
add r9, qword ptr [rdi-40]
imul rsi, qword ptr [rdi+80]
imul rcx, qword ptr [rdi+88]
lea r12, [r8+rcx]
lea rbx, [r12+r9]
lea r10, [rsi+rax]
lea r11, [r10+r14]
ror rbx, 44
ror r11, 45
mov rcx, r11
mov rdx, rbp
mov rsi, r13
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
