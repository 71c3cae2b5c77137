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
// Length: 16 limbs of 30 bits; 982 instructions a round, 702 for its steps (form: carry+carry+mask).
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
cmovs rcx, rbx
sub r8, rax
mov r13, -2
mov r14, rcx
xor r14, r12
sar r10, 1
lea rdx, [r10+r14]
cmovc rdx, r10
adc r12, 0
cmovs r11, r8
sarx r9, r11, r15
cmovs rcx, r10
mov rsi, -2
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
mov rbp, rcx
xor rbp, r9
sar rdx, 1
sbb rbx, rbx
lea rax, [rdx+rbp]
cmovc rax, rdx
andn r14, rbx, r9
vpaddq zmm1, zmm0, zmm29
cmovnz rcx, rdx
xor r11, r14
lea r12, [r11-1]
lea r8, [r12-1]
sarx r10, r12, r15
sub r13, r12
vpsllvq zmm2, zmm1, zmm30
mov rbp, rcx
xor rbp, r10
sar rax, 1
lea rbx, [rax+rbp]
cmovc rbx, rax
vpsravq zmm3, zmm2, zmm31
adc r10, 0
cmovs r8, r13
sarx r9, r8, r15
lea rdx, [r8-1]
cmovs rcx, rax
sub rsi, r8
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
mov r14, -2
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
mov r11, rcx
xor r11, r9
sar rbx, 1
lea r12, [rbx+r11]
cmovc r12, rbx
adc r9, 0
cmovs rdx, rsi
sarx rbp, rdx, r15
vpandq zmm10, zmm8, zmm7
mov r10, -2
vpandq zmm11, zmm9, zmm7
cmovs rcx, rbx
mov r13, rcx
xor r13, rbp
sar r12, 1
sbb rax, rax
lea r8, [r12+r13]
cmovc r8, r12
andn r11, rax, rbp
cmovnz rcx, r12
xor rdx, r11
lea r9, [rdx-1]
sarx rsi, r9, r15
lea rbx, [r9-1]
sub r14, r9
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
mov r13, -2
vpaddq zmm19, zmm17, zmm18
mov rax, rcx
xor rax, rsi
sar r8, 1
lea rbp, [r8+rax]
cmovc rbp, r8
adc rsi, 0
cmovs rbx, r14
lea r12, [rbx-1]
sarx r11, rbx, r15
vpsraq zmm20, zmm16, 30
cmovs rcx, r8
sub r10, rbx
mov rdx, rcx
xor rdx, r11
sar rbp, 1
lea r9, [rbp+rdx]
cmovc r9, rbp
vpshufd zmm21, zmmword ptr [rdi+832], 0x4e
vpaddq zmm22, zmm19, zmm20
vpandq zmm23, zmm16, zmm7
vpermq zmm24, zmm23, 0xcc
adc r11, 0
cmovs r12, r10
sarx rax, r12, r15
cmovs rcx, rbp
vpmuldq zmm25, zmm24, zmmword ptr [rdi+832]
vpermq zmm26, zmm23, 0x99
mov rsi, -2
vpermq zmm27, zmm22, 0xcc
vpmuldq zmm0, zmm26, zmm21
vpermq zmm1, zmm22, 0x99
mov r14, qword ptr [rdi+320]
imul r14, qword ptr [rdi-112]
vpaddq zmm2, zmm25, zmm0
mov r8, qword ptr [rdi+328]
mov rbx, rcx
xor rbx, rax
sar r9, 1
sbb rdx, rdx
lea r11, [r9+rbx]
cmovc r11, r9
andn r10, rdx, rax
cmovnz rcx, r9
xor r12, r10
lea rbp, [r12-1]
lea rbx, [rbp-1]
sarx rdx, rbp, r15
sub r13, rbp
mov rax, rcx
xor rax, rdx
sar r11, 1
lea r9, [r11+rax]
cmovc r9, r11
adc rdx, 0
cmovs rbx, r13
sarx r10, rbx, r15
lea r12, [rbx-1]
cmovs rcx, r11
sub rsi, rbx
imul r8, qword ptr [rdi-104]
lea rbp, [r14+r8]
vpsraq zmm3, zmm2, 30
mov rax, -2
sar rbp, 20
and rbp, qword ptr [rdi-32]
mov qword ptr [rdi+16], rbp
vpandq zmm4, zmm2, zmm7
shr rbp, 20
shl rbp, 44
valignq zmm8{k2}{z}, zmm4, zmm4, 2
mov qword ptr [rdi+24], rbp
mov rdx, -2
mov r13, qword ptr [rdi+336]
imul r13, qword ptr [rdi-112]
mov r11, rcx
xor r11, r10
sar r9, 1
lea rbx, [r9+r11]
cmovc rbx, r9
adc r10, 0
cmovs r12, rsi
sarx r14, r12, r15
cmovs rcx, r9
mov r8, rcx
xor r8, r14
sar rbx, 1
lea rbp, [rbx+r8]
cmovc rbp, rbx
sbb r11, r11
vpmuldq zmm9, zmm27, zmmword ptr [rdi+832]
mov r10, qword ptr [rdi+344]
imul r10, qword ptr [rdi-104]
andn rsi, r11, r14
cmovnz rcx, rbx
xor r12, rsi
lea r9, [r12-1]
sarx r8, r9, r15
sub rax, r9
lea r11, [r9-1]
vpmuldq zmm10, zmm1, zmm21
lea r14, [r13+r10]
vpaddq zmm11, zmm9, zmm10
sar r14, 20
and r14, qword ptr [rdi-32]
mov qword ptr [rdi+32], r14
shr r14, 20
shl r14, 44
mov rbx, rcx
xor rbx, r8
sar rbp, 1
lea rsi, [rbp+rbx]
cmovc rsi, rbp
adc r8, 0
cmovs r11, rax
lea r12, [r11-1]
sarx r9, r11, r15
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e
cmovs rcx, rbp
sub rdx, r11
mov qword ptr [rdi+40], r14
vpmuldq zmm15, zmm24, zmmword ptr [rdi+896]
mov r13, rcx
xor r13, r9
sar rsi, 1
lea r10, [rsi+r13]
cmovc r10, rsi
mov rbx, -2
adc r9, 0
cmovs r12, rdx
sarx r8, r12, r15
cmovs rcx, rsi
mov rax, -2
vpmuldq zmm5, zmm26, zmm14
mov rbp, rcx
xor rbp, r8
sar r10, 1
sbb r11, r11
lea r14, [r10+rbp]
cmovc r14, r10
vpaddq zmm12, zmm15, zmm5
andn r13, r11, r8
vpaddq zmm6, zmm11, zmm12
cmovnz rcx, r10
xor r12, r13
lea r9, [r12-1]
lea rdx, [r9-1]
sub rbx, r9
sarx rsi, r9, r15
mov rbp, rcx
xor rbp, rsi
sar r14, 1
lea r11, [r14+rbp]
cmovc r11, r14
vpaddq zmm13, zmm6, zmm3
adc rsi, 0
cmovs rdx, rbx
sarx r8, rdx, r15
lea r10, [rdx-1]
cmovs rcx, r14
sub rax, rdx
mov r13, -2
vpsraq zmm17, zmm13, 30
mov r12, rcx
xor r12, r8
sar r11, 1
lea r9, [r11+r12]
cmovc r9, r11
adc r8, 0
cmovs r10, rax
sarx rbp, r10, r15
vpandq zmm18, zmm13, zmm7
cmovs rcx, r11
mov rsi, rcx
xor rsi, rbp
sar r9, 1
lea rbx, [r9+rsi]
sbb r14, r14
cmovc rbx, r9
valignq zmm19{k2}{z}, zmm18, zmm18, 2
andn rdx, r14, rbp
cmovnz rcx, r9
xor r10, rdx
lea r12, [r10-1]
sarx r8, r12, r15
sub r13, r12
lea rax, [r12-1]
mov r11, -2
vpmuldq zmm20, zmm27, zmmword ptr [rdi+896]
vpmuldq zmm16, zmm1, zmm14
mov rsi, rcx
xor rsi, r8
sar rbx, 1
lea r14, [rbx+rsi]
cmovc r14, rbx
adc r8, 0
cmovs rax, r13
lea rbp, [rax-1]
sarx r9, rax, r15
cmovs rcx, rbx
sub r11, rax
vpaddq zmm23, zmm20, zmm16
mov rdx, rcx
xor rdx, r9
sar r14, 1
lea r10, [r14+rdx]
cmovc r10, r14
vpshufd zmm22, zmmword ptr [rdi+960], 0x4e
adc r9, 0
cmovs rbp, r11
sarx r12, rbp, r15
cmovs rcx, r14
mov rsi, rcx
shl rsi, 45
mov r8, r10
add r8, qword ptr [rdi-56]
rorx r13, r8, 42
mov rbx, rcx
add rbx, qword ptr [rdi-64]
mov rax, r10
shl rax, 44
add rax, qword ptr [rdi-40]
rorx rdx, rbx, 41
rorx r9, r8, 21
imul r9, qword ptr [rdi+24]
imul r13, qword ptr [rdi+40]
imul rdx, qword ptr [rdi+40]
rorx r11, rbx, 20
add rsi, qword ptr [rdi-48]
imul r11, qword ptr [rdi+24]
lea r14, [rbp-1]
lea r8, [r11+rdx]
mov rbx, -2
sub rbx, rbp
vpmuldq zmm25, zmm24, zmmword ptr [rdi+960]
mov r11, -2
lea rdx, [r9+r13]
lea rbp, [rdx+rax]
ror rbp, 44
vpmuldq zmm0, zmm26, zmm22
lea r9, [r8+rsi]
ror r9, 45
vpaddq zmm2, zmm25, zmm0
vpaddq zmm4, zmm23, zmm2
mov r13, r9
xor r13, r12
sar rbp, 1
lea rdx, [rbp+r13]
cmovc rdx, rbp
adc r12, 0
cmovs r14, rbx
lea rax, [r14-1]
sarx r8, r14, r15
cmovs r9, rbp
sub r11, r14
vpaddq zmm21, zmm4, zmm17
mov rsi, -2
mov r13, -2
vpsraq zmm9, zmm21, 30
mov r12, r9
xor r12, r8
sar rdx, 1
lea rbx, [rdx+r12]
cmovc rbx, rdx
adc r8, 0
cmovs rax, r11
sarx rbp, rax, r15
cmovs r9, rdx
vpbroadcastq zmm10, rcx
vpandq zmm15, zmm21, zmm7
vpbroadcastq zmm10{k1}, r10
vmovdqa64 zmmword ptr [rdi+832], zmm15
mov r14, r9
xor r14, rbp
sar rbx, 1
sbb r12, r12
lea r8, [rbx+r14]
cmovc r8, rbx
andn r11, r12, rbp
cmovnz r9, rbx
xor rax, r11
lea rdx, [rax-1]
lea rcx, [rdx-1]
sarx r10, rdx, r15
sub rsi, rdx
vpaddq zmm5, zmm10, zmm29
vpsllvq zmm11, zmm5, zmm30
vpsravq zmm12, zmm11, zmm31
vpsubq zmm6, zmm28, zmm12
vmovdqa64 zmmword ptr [rdi+192], zmm6
vpmuldq zmm3, zmm27, zmmword ptr [rdi+960]
mov r14, qword ptr [rdi+192]
imul r14, qword ptr [rdi+16]
mov r12, qword ptr [rdi+200]
mov rbp, -2
mov rbx, r9
xor rbx, r10
sar r8, 1
lea r11, [r8+rbx]
cmovc r11, r8
adc r10, 0
cmovs rcx, rsi
sarx rax, rcx, r15
lea rdx, [rcx-1]
cmovs r9, r8
sub r13, rcx
vpmuldq zmm13, zmm1, zmm22
vpaddq zmm18, zmm3, zmm13
mov rbx, r9
xor rbx, rax
sar r11, 1
lea r10, [r11+rbx]
cmovc r10, r11
adc rax, 0
cmovs rdx, r13
sarx rsi, rdx, r15
mov r8, -2
cmovs r9, r11
mov rcx, r9
xor rcx, rsi
sar r10, 1
lea rbx, [r10+rcx]
cmovc rbx, r10
sbb rax, rax
vpshufd zmm14, zmmword ptr [rdi+1024], 0x4e
imul r12, qword ptr [rdi+32]
lea r13, [r14+r12]
sar r13, 20
mov qword ptr [rdi+48], r13
mov r11, qword ptr [rdi+208]
imul r11, qword ptr [rdi+16]
mov rcx, qword ptr [rdi+216]
imul rcx, qword ptr [rdi+32]
lea r14, [r11+rcx]
sar r14, 20
mov qword ptr [rdi+56], r14
vpmuldq zmm20, zmm24, zmmword ptr [rdi+1024]
andn r12, rax, rsi
cmovnz r9, r10
xor rdx, r12
lea r13, [rdx-1]
sarx r11, r13, r15
sub rbp, r13
lea rcx, [r13-1]
mov r14, qword ptr [rdi+192]
vpmuldq zmm16, zmm26, zmm14
mov rax, r9
xor rax, r11
sar rbx, 1
lea rsi, [rbx+rax]
cmovc rsi, rbx
adc r11, 0
cmovs rcx, rbp
lea r10, [rcx-1]
sarx r12, rcx, r15
vpaddq zmm25, zmm20, zmm16
cmovs r9, rbx
sub r8, rcx
mov rdx, r9
xor rdx, r12
sar rsi, 1
lea r13, [rsi+rdx]
cmovc r13, rsi
vpaddq zmm0, zmm18, zmm25
mov rax, -2
adc r12, 0
cmovs r10, r8
sarx r11, r10, r15
cmovs r9, rsi
vpaddq zmm23, zmm0, zmm9
mov rbp, -2
vpsraq zmm2, zmm23, 30
mov rbx, r9
xor rbx, r11
sar r13, 1
lea rcx, [r13+rbx]
cmovc rcx, r13
sbb rdx, rdx
andn r12, rdx, r11
cmovnz r9, r13
xor r10, r12
lea r8, [r10-1]
lea rsi, [r8-1]
sarx rbx, r8, r15
sub rax, r8
vpandq zmm4, zmm23, zmm7
mov rdx, r9
xor rdx, rbx
sar rcx, 1
lea r11, [rcx+rdx]
cmovc r11, rcx
vmovdqa64 zmmword ptr [rdi+896], zmm4
adc rbx, 0
cmovs rsi, rax
sarx r13, rsi, r15
lea r12, [rsi-1]
cmovs r9, rcx
sub rbp, rsi
mov r10, -2
vpmuldq zmm17, zmm27, zmmword ptr [rdi+1024]
mov r8, -2
vpmuldq zmm21, zmm1, zmm14
mov rdx, r9
xor rdx, r13
sar r11, 1
lea rbx, [r11+rdx]
cmovc rbx, r11
adc r13, 0
cmovs r12, rbp
sarx rax, r12, r15
vpaddq zmm15, zmm17, zmm21
cmovs r9, r11
mov rcx, r9
xor rcx, rax
sar rbx, 1
lea rsi, [rbx+rcx]
sbb rdx, rdx
cmovc rsi, rbx
andn r13, rdx, rax
cmovnz r9, rbx
xor r12, r13
lea rbp, [r12-1]
sub r8, rbp
sarx r11, rbp, r15
lea rcx, [rbp-1]
vpaddq zmm10, zmm15, zmm2
vpaddq zmm5, zmm10, zmm8
mov rdx, -2
mov rax, r9
xor rax, r11
sar rsi, 1
lea rbx, [rsi+rax]
cmovc rbx, rsi
adc r11, 0
cmovs rcx, r8
sarx r13, rcx, r15
lea r12, [rcx-1]
vpandq zmm11, zmm5, zmm7
cmovs r9, rsi
sub r10, rcx
vmovdqa64 zmmword ptr [rdi+960], zmm11
mov rbp, -2
mov rax, r9
xor rax, r13
sar rbx, 1
lea r11, [rbx+rax]
cmovc r11, rbx
vpsraq zmm12, zmm5, 30
adc r13, 0
cmovs r12, r10
sarx r8, r12, r15
cmovs r9, rbx
vpaddq zmm6, zmm12, zmm19
mov rsi, r9
xor rsi, r8
sar r11, 1
sbb rcx, rcx
lea rax, [r11+rsi]
cmovc rax, r11
andn r13, rcx, r8
cmovnz r9, r11
xor r12, r13
lea r10, [r12-1]
sub rdx, r10
lea rbx, [r10-1]
sarx rsi, r10, r15
mov rcx, r9
xor rcx, rsi
sar rax, 1
lea r8, [rax+rcx]
cmovc r8, rax
vpandq zmm22, zmm6, zmmword ptr [rdi+576]
adc rsi, 0
cmovs rbx, rdx
sarx r11, rbx, r15
lea r13, [rbx-1]
cmovs r9, rax
sub rbp, rbx
vmovdqa64 zmmword ptr [rdi+1024], zmm22
mov r12, -2
vpsrlq zmm3, zmm4, 10
vpsllq zmm13, zmm11, 20
mov r10, -2
mov rcx, r9
xor rcx, r11
sar r8, 1
lea rsi, [r8+rcx]
cmovc rsi, r8
adc r11, 0
cmovs r13, rbp
sarx rdx, r13, r15
cmovs r9, r8
mov rax, r9
xor rax, rdx
sar rsi, 1
lea rbx, [rsi+rax]
cmovc rbx, rsi
sbb rcx, rcx
andn r11, rcx, rdx
cmovnz r9, rsi
xor r13, r11
lea rbp, [r13-1]
sarx r8, rbp, r15
lea rax, [rbp-1]
sub r12, rbp
vpsllq zmm24, zmm22, 50
vpaddq zmm26, zmm3, zmm13
vpaddq zmm20, zmm26, zmm24
mov rcx, r9
xor rcx, r8
sar rbx, 1
lea rdx, [rbx+rcx]
cmovc rdx, rbx
adc r8, 0
cmovs rax, r12
lea rsi, [rax-1]
sarx r11, rax, r15
vmovdqa64 zmmword ptr [rdi+384], zmm20
cmovs r9, rbx
imul r14, qword ptr [rdi+384]
mov r13, qword ptr [rdi+200]
imul r13, qword ptr [rdi+392]
lea rbp, [r14+r13]
mov rcx, qword ptr [rdi+48]
sar rcx, 20
lea r8, [rcx+rbp]
shl r8, 44
mov qword ptr [rdi+64], r8
mov r12, qword ptr [rdi+208]
imul r12, qword ptr [rdi+384]
mov rbx, qword ptr [rdi+216]
imul rbx, qword ptr [rdi+392]
lea r14, [r12+rbx]
mov r13, qword ptr [rdi+56]
sar r13, 20
lea rcx, [r13+r14]
shl rcx, 44
mov qword ptr [rdi+72], rcx
sub r10, rax
mov rbp, r9
xor rbp, r11
sar rdx, 1
lea r8, [rdx+rbp]
cmovc r8, rdx
mov r12, -2
vpsraq zmm16, zmm6, 30
adc r11, 0
cmovs rsi, r10
sarx rbx, rsi, r15
lea r13, [rsi-1]
cmovs r9, rdx
mov r14, r8
add r14, qword ptr [rdi-56]
mov rcx, r9
add rcx, qword ptr [rdi-64]
rorx rax, rcx, 20
rorx rbp, rcx, 41
mov r11, r9
shl r11, 45
rorx r10, r14, 21
rorx rdx, r14, 42
imul rdx, qword ptr [rdi+72]
imul r10, qword ptr [rdi+64]
mov rcx, r8
shl rcx, 44
add rcx, qword ptr [rdi-40]
add r11, qword ptr [rdi-48]
imul rax, qword ptr [rdi+64]
lea r14, [r10+rdx]
imul rbp, qword ptr [rdi+72]
lea r10, [rax+rbp]
lea rdx, [r14+rcx]
sub r12, rsi
lea rax, [r10+r11]
ror rax, 45
valignq zmm18{k3}{z}, zmm16, zmm16, 6
ror rdx, 44
vpaddq zmm25, zmm18, zmmword ptr [rdi+832]
mov rbp, -2
vmovdqa64 zmmword ptr [rdi+832], zmm25
mov r14, rax
xor r14, rbx
sar rdx, 1
lea rcx, [rdx+r14]
cmovc rcx, rdx
adc rbx, 0
cmovs r13, r12
lea rsi, [r13-1]
sarx r10, r13, r15
cmovs rax, rdx
sub rbp, r13
mov r11, -2
mov r14, rax
xor r14, r10
sar rcx, 1
lea rbx, [rcx+r14]
cmovc rbx, rcx
adc r10, 0
cmovs rsi, rbp
sarx r12, rsi, r15
cmovs rax, rcx
mov rdx, rax
xor rdx, r12
sar rbx, 1
sbb r13, r13
lea r14, [rbx+rdx]
cmovc r14, rbx
andn r10, r13, r12
mov rbp, -2
cmovnz rax, rbx
xor rsi, r10
lea rcx, [rsi-1]
lea rdx, [rcx-1]
sarx r13, rcx, r15
sub r11, rcx
mov r12, rax
xor r12, r13
sar r14, 1
lea rbx, [r14+r12]
cmovc rbx, r14
adc r13, 0
cmovs rdx, r11
sarx r10, rdx, r15
lea rsi, [rdx-1]
cmovs rax, r14
sub rbp, rdx
vpbroadcastq zmm0, r9
vpbroadcastq zmm0{k1}, r8
vpaddq zmm9, zmm0, zmm29
vpsllvq zmm23, zmm9, zmm30
mov rcx, rax
xor rcx, r10
sar rbx, 1
lea r12, [rbx+rcx]
cmovc r12, rbx
vpsravq zmm27, zmm23, zmm31
mov r13, -2
vpsubq zmm1, zmm28, zmm27
adc r10, 0
cmovs rsi, rbp
sarx r11, rsi, r15
cmovs rax, rbx
vmovdqa64 zmmword ptr [rdi+256], zmm1
vpunpcklqdq zmm14, zmm1, zmm1
mov r14, -2
vpunpckhqdq zmm17, zmm1, zmm1
vbroadcasti32x4 zmm21, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm15, xmmword ptr [rdi+208]
mov rdx, rax
xor rdx, r11
sar r12, 1
lea r9, [r12+rdx]
sbb r8, r8
cmovc r9, r12
andn rcx, r8, r11
cmovnz rax, r12
xor rsi, rcx
lea r10, [rsi-1]
sarx rbp, r10, r15
lea rbx, [r10-1]
sub r13, r10
vpmuldq zmm2, zmm14, zmm21
vpmuldq zmm10, zmm17, zmm15
vpaddq zmm8, zmm2, zmm10
vmovdqa64 zmmword ptr [rdi+128], zmm8
mov rdx, qword ptr [rdi+256]
imul rdx, qword ptr [rdi+48]
mov r8, rax
xor r8, rbp
sar r9, 1
lea r11, [r9+r8]
cmovc r11, r9
adc rbp, 0
cmovs rbx, r13
sarx r12, rbx, r15
lea rcx, [rbx-1]
cmovs rax, r9
sub r14, rbx
mov rsi, qword ptr [rdi+264]
mov r10, rax
xor r10, r12
sar r11, 1
lea r8, [r11+r10]
cmovc r8, r11
mov rbp, -2
adc r12, 0
cmovs rcx, r14
sarx r13, rcx, r15
cmovs rax, r11
imul rsi, qword ptr [rdi+56]
lea r9, [rdx+rsi]
sar r9, 20
mov rbx, qword ptr [rdi+128]
imul rbx, qword ptr [rdi+384]
mov r10, qword ptr [rdi+136]
mov r12, -2
imul r10, qword ptr [rdi+392]
mov r14, rax
xor r14, r13
sar r8, 1
lea r11, [r8+r14]
cmovc r11, r8
sbb rdx, rdx
andn rsi, rdx, r13
cmovnz rax, r8
xor rcx, rsi
lea r14, [rcx-1]
lea rdx, [r14-1]
sarx r13, r14, r15
sub rbp, r14
lea r8, [rbx+r10]
lea rsi, [r9+r8]
mov rcx, rax
xor rcx, r13
sar r11, 1
lea r14, [r11+rcx]
cmovc r14, r11
mov qword ptr [rdi-112], rsi
mov rbx, -2
adc r13, 0
cmovs rdx, rbp
sarx r10, rdx, r15
lea r9, [rdx-1]
cmovs rax, r11
sub r12, rdx
sar rsi, 20
shl rsi, 44
mov qword ptr [rdi+80], rsi
mov r8, qword ptr [rdi+272]
imul r8, qword ptr [rdi+48]
mov rcx, qword ptr [rdi+280]
imul rcx, qword ptr [rdi+56]
lea r13, [r8+rcx]
sar r13, 20
mov rbp, rax
xor rbp, r10
sar r14, 1
lea r11, [r14+rbp]
cmovc r11, r14
adc r10, 0
cmovs r9, r12
sarx rdx, r9, r15
mov rsi, qword ptr [rdi+144]
mov r8, -2
cmovs rax, r14
imul rsi, qword ptr [rdi+384]
mov rcx, qword ptr [rdi+152]
imul rcx, qword ptr [rdi+392]
lea rbp, [rsi+rcx]
lea r10, [r13+rbp]
mov r12, rax
xor r12, rdx
sar r11, 1
lea r14, [r11+r12]
cmovc r14, r11
sbb rsi, rsi
mov qword ptr [rdi-104], r10
andn rcx, rsi, rdx
cmovnz rax, r11
xor r9, rcx
lea r13, [r9-1]
sarx rbp, r13, r15
lea r12, [r13-1]
sub rbx, r13
sar r10, 20
mov rsi, rax
xor rsi, rbp
sar r14, 1
lea rdx, [r14+rsi]
cmovc rdx, r14
adc rbp, 0
cmovs r12, rbx
lea r11, [r12-1]
sarx rcx, r12, r15
cmovs rax, r14
sub r8, r12
shl r10, 44
mov qword ptr [rdi+88], r10
mov r9, -2
mov r13, rax
xor r13, rcx
sar rdx, 1
lea rsi, [rdx+r13]
cmovc rsi, rdx
adc rcx, 0
cmovs r11, r8
sarx rbp, r11, r15
cmovs rax, rdx
mov rbx, -2
mov r14, rax
xor r14, rbp
sar rsi, 1
lea r12, [rsi+r14]
cmovc r12, rsi
sbb r10, r10
andn r13, r10, rbp
cmovnz rax, rsi
xor r11, r13
lea rcx, [r11-1]
lea r8, [rcx-1]
sarx rdx, rcx, r15
sub r9, rcx
mov r14, rax
xor r14, rdx
sar r12, 1
lea r10, [r12+r14]
cmovc r10, r12
adc rdx, 0
cmovs r8, r9
sarx rbp, r8, r15
lea rsi, [r8-1]
cmovs rax, r12
sub rbx, r8
mov r13, -2
mov r11, rax
xor r11, rbp
sar r10, 1
lea rcx, [r10+r11]
cmovc rcx, r10
adc rbp, 0
cmovs rsi, rbx
sarx r14, rsi, r15
mov rdx, -2
cmovs rax, r10
mov r9, rax
xor r9, r14
sar rcx, 1
lea r12, [rcx+r9]
sbb r8, r8
cmovc r12, rcx
andn r11, r8, r14
cmovnz rax, rcx
xor rsi, r11
lea rbp, [rsi-1]
sarx rbx, rbp, r15
lea r10, [rbp-1]
sub r13, rbp
mov r9, rax
xor r9, rbx
sar r12, 1
lea r8, [r12+r9]
cmovc r8, r12
adc rbx, 0
cmovs r10, r13
lea r14, [r10-1]
sarx rcx, r10, r15
cmovs rax, r12
sub rdx, r10
mov r11, rax
xor r11, rcx
sar r8, 1
lea rsi, [r8+r11]
cmovc rsi, r8
mov qword ptr [rdi-120], rsi
adc rcx, 0
cmovs r14, rdx
sarx rbp, r14, r15
cmovs rax, r8
mov r9, rsi
shl r9, 44
add rsi, qword ptr [rdi-56]
rorx rbx, rsi, 42
mov r13, rax
add r13, qword ptr [rdi-64]
mov r12, rax
shl r12, 45
rorx r10, r13, 20
rorx r11, rsi, 21
rorx rcx, r13, 41
add r12, qword ptr [rdi-48]
imul rcx, qword ptr [rdi+88]
imul r11, qword ptr [rdi+80]
add r9, qword ptr [rdi-40]
mov qword ptr [rdi-128], rax
imul r10, qword ptr [rdi+80]
imul rbx, qword ptr [rdi+88]
lea rdx, [r11+rbx]
lea r8, [rdx+r9]
lea rsi, [r10+rcx]
lea r13, [rsi+r12]
ror r8, 44
ror r13, 45
mov rbx, r8
mov rcx, r13
mov rdx, r14
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
