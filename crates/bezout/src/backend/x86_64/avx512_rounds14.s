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
// Length: 14 limbs of 30 bits; 1097 instructions a round, 750 for its steps (form: select+carry).
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
mov rbp, rdx
shr rbp, 63
mov r15, -1
.p2align 6
2:
xor rsi, rcx
lea rax, [rdx-1]
mov r8, rbx
sar r8, 1
mov r9, -2
mov r10, -2
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
mov r11, -2
lea r12, [r8+rsi]
cmovc r12, r8
sub r9, rdx
andn r13, rbx, rbp
cmovnz rax, r9
lea r14, [rax-1]
sarx rsi, rax, r15
shrx rdx, rax, r15
cmovnz rcx, r8
mov rbx, rcx
xor rbx, rsi
sub r10, rax
sar r12, 1
lea rbp, [r12+rbx]
cmovc rbp, r12
adc rsi, 0
cmovs r14, r10
sarx r13, r14, r15
lea r9, [r14-1]
cmovs rcx, r12
xor r13, rcx
mov r8, rbp
sar r8, 1
vpaddq zmm1, zmm0, zmm29
mov rax, -2
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
lea rbx, [r8+r13]
cmovc rbx, r8
sub r11, r14
andn rsi, rbp, rdx
cmovnz r9, r11
lea r10, [r9-1]
sarx r12, r9, r15
shrx r13, r9, r15
cmovnz rcx, r8
mov r14, rcx
xor r14, r12
sub rax, r9
vpunpcklqdq zmm5, zmm4, zmm4
mov rbp, -2
sar rbx, 1
lea rdx, [rbx+r14]
cmovc rdx, rbx
adc r12, 0
cmovs r10, rax
sarx rsi, r10, r15
lea r11, [r10-1]
cmovs rcx, rbx
xor rsi, rcx
mov r8, rdx
sar r8, 1
vpunpckhqdq zmm6, zmm4, zmm4
mov r9, -2
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
lea r14, [r8+rsi]
cmovc r14, r8
sub rbp, r10
andn r12, rdx, r13
cmovnz r11, rbp
lea rax, [r11-1]
sarx rbx, r11, r15
shrx rsi, r11, r15
cmovnz rcx, r8
mov r10, rcx
xor r10, rbx
sub r9, r11
vpandq zmm11, zmm9, zmm7
sar r14, 1
lea rdx, [r14+r10]
cmovc rdx, r14
adc rbx, 0
cmovs rax, r9
sarx r13, rax, r15
lea r12, [rax-1]
cmovs rcx, r14
xor r13, rcx
mov rbp, rdx
sar rbp, 1
vpsraq zmm12, zmm8, 30
mov r8, -2
vpsraq zmm13, zmm9, 30
mov r11, -2
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
mov r10, -2
vpaddq zmm16, zmm14, zmm15
lea rbx, [rbp+r13]
cmovc rbx, rbp
sub r8, rax
andn r9, rdx, rsi
cmovnz rcx, rbp
cmovnz r12, r8
lea r14, [r12-1]
sarx r13, r12, r15
mov rax, rcx
xor rax, r13
shrx rdx, r12, r15
sub r11, r12
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
sar rbx, 1
lea rsi, [rbx+rax]
cmovc rsi, rbx
adc r13, 0
cmovs r14, r11
sarx r9, r14, r15
lea rbp, [r14-1]
cmovs rcx, rbx
xor r9, rcx
mov r8, rsi
sar r8, 1
vpaddq zmm19, zmm17, zmm18
mov r12, -2
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
lea rax, [r8+r9]
vpandq zmm22, zmm16, zmm7
vpermq zmm23, zmm22, 0xf0
mov r13, -2
vpermq zmm24, zmm22, 0xa5
cmovc rax, r8
sub r10, r14
andn r11, rsi, rdx
cmovnz rbp, r10
lea rbx, [rbp-1]
sarx r9, rbp, r15
shrx r14, rbp, r15
cmovnz rcx, r8
mov rsi, rcx
xor rsi, r9
sub r12, rbp
sar rax, 1
lea rdx, [rax+rsi]
cmovc rdx, rax
adc r9, 0
cmovs rbx, r12
sarx r11, rbx, r15
lea r10, [rbx-1]
cmovs rcx, rax
xor r11, rcx
mov r8, rdx
sar r8, 1
mov rbp, -2
vpermq zmm25, zmm21, 0xf0
vpermq zmm26, zmm21, 0xa5
mov rsi, qword ptr [rdi+320]
mov r9, -2
mov r12, -2
lea rax, [r8+r11]
cmovc rax, r8
sub r13, rbx
andn r11, rdx, r14
cmovnz r10, r13
sarx rbx, r10, r15
lea rdx, [r10-1]
shrx r14, r10, r15
cmovnz rcx, r8
mov r11, rcx
xor r11, rbx
sub rbp, r10
imul rsi, qword ptr [rdi-112]
mov r13, qword ptr [rdi+328]
imul r13, qword ptr [rdi-104]
sar rax, 1
lea r8, [rax+r11]
cmovc r8, rax
adc rbx, 0
cmovs rdx, rbp
sarx r10, rdx, r15
lea r11, [rdx-1]
cmovs rcx, rax
xor r10, rcx
mov rbx, r8
sar rbx, 1
lea rbp, [rsi+r13]
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
vpmuldq zmm1, zmm24, zmm27
lea rax, [rbx+r10]
cmovc rax, rbx
sub r9, rdx
andn rsi, r8, r14
cmovnz r11, r9
lea r13, [r11-1]
sarx r10, r11, r15
shrx rdx, r11, r15
cmovnz rcx, rbx
mov r8, rcx
xor r8, r10
sub r12, r11
sar rbp, 20
and rbp, qword ptr [rdi-32]
mov qword ptr [rdi-24], rbp
shr rbp, 20
vpaddq zmm2, zmm0, zmm1
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
mov r14, -2
sar rax, 1
lea rsi, [rax+r8]
cmovc rsi, rax
adc r10, 0
cmovs r13, r12
sarx r9, r13, r15
lea rbx, [r13-1]
cmovs rcx, rax
xor r9, rcx
mov r11, rsi
sar r11, 1
vpandq zmm4, zmm3, zmm7
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1280]
mov r8, -2
vpaddq zmm10, zmm2, zmm9
vpsraq zmm11, zmm10, 30
vpandq zmm14, zmm10, zmm7
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e
lea r10, [r11+r9]
cmovc r10, r11
sub r14, r13
andn r12, rsi, rdx
cmovnz rbx, r14
lea rax, [rbx-1]
sarx r9, rbx, r15
shrx r13, rbx, r15
cmovnz rcx, r11
mov rsi, rcx
xor rsi, r9
shl rbp, 44
mov qword ptr [rdi-16], rbp
sub r8, rbx
mov rdx, qword ptr [rdi+336]
imul rdx, qword ptr [rdi-112]
mov r12, qword ptr [rdi+344]
imul r12, qword ptr [rdi-104]
vpermq zmm5, zmmword ptr [rdi+896], 0x4e
mov r14, -2
vpmuldq zmm12, zmm26, zmm27
sar r10, 1
lea r11, [r10+rsi]
cmovc r11, r10
adc r9, 0
cmovs rax, r8
sarx rbp, rax, r15
lea rbx, [rax-1]
cmovs rcx, r10
xor rbp, rcx
mov rsi, r11
sar rsi, 1
vpmuldq zmm6, zmm25, zmmword ptr [rdi+832]
lea r9, [rdx+r12]
mov r8, -2
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm17, zmm24, zmm5
vpaddq zmm18, zmm6, zmm12
vpaddq zmm19, zmm18, zmm13
vpaddq zmm20, zmm19, zmm17
lea r10, [rsi+rbp]
cmovc r10, rsi
sub r14, rax
andn rdx, r11, r13
cmovnz rbx, r14
lea r12, [rbx-1]
sarx rbp, rbx, r15
shrx rax, rbx, r15
cmovnz rcx, rsi
mov r11, rcx
xor r11, rbp
sar r9, 20
sub r8, rbx
and r9, qword ptr [rdi-32]
mov qword ptr [rdi-8], r9
shr r9, 20
shl r9, 44
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1344]
vpaddq zmm22, zmm20, zmm16
vpaddq zmm21, zmm22, zmm11
mov r13, -2
mov qword ptr [rdi+0], r9
sar r10, 1
lea rdx, [r10+r11]
cmovc rdx, r10
adc rbp, 0
cmovs r12, r8
sarx r14, r12, r15
lea rsi, [r12-1]
cmovs rcx, r10
xor r14, rcx
mov rbx, rdx
sar rbx, 1
mov r9, -2
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1280]
vpaddq zmm2, zmm21, zmm4
vpsraq zmm9, zmm2, 30
lea r11, [rbx+r14]
cmovc r11, rbx
sub r13, r12
andn rbp, rdx, rax
cmovnz rsi, r13
lea r8, [rsi-1]
sarx r10, rsi, r15
shrx r14, rsi, r15
cmovnz rcx, rbx
mov r12, rcx
xor r12, r10
sub r9, rsi
vpandq zmm10, zmm2, zmm7
sar r11, 1
lea rdx, [r11+r12]
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e
cmovc rdx, r11
adc r10, 0
cmovs r8, r9
sarx rax, r8, r15
cmovs rcx, r11
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
mov rbp, rdx
add rbp, qword ptr [rdi-56]
mov r13, rdx
shl r13, 44
vpmuldq zmm6, zmm26, zmm5
mov rbx, rcx
add rbx, qword ptr [rdi-64]
mov rsi, rcx
shl rsi, 45
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
rorx r12, rbp, 21
rorx r10, rbp, 42
imul r10, qword ptr [rdi+0]
rorx r9, rbx, 20
imul r9, qword ptr [rdi-16]
add r13, qword ptr [rdi-40]
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]
add rsi, qword ptr [rdi-48]
rorx r11, rbx, 41
imul r12, qword ptr [rdi-16]
vpmuldq zmm13, zmm24, zmm12
imul r11, qword ptr [rdi+0]
vpaddq zmm19, zmm27, zmm6
vpaddq zmm17, zmm19, zmm18
vpaddq zmm20, zmm17, zmm13
lea rbp, [r9+r11]
lea rbx, [r8-1]
lea r9, [r12+r10]
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1408]
lea r11, [r9+r13]
ror r11, 44
vpaddq zmm22, zmm20, zmm16
lea r12, [rbp+rsi]
ror r12, 45
xor rax, r12
vpmuludq zmm11, zmm3, zmmword ptr [rdi+1344]
vpaddq zmm0, zmm22, zmm11
mov r10, r11
sar r10, 1
vpaddq zmm1, zmm0, zmm9
vpsraq zmm21, zmm1, 30
vpandq zmm4, zmm1, zmm7
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]
mov r9, -2
mov r13, -2
vpmuldq zmm10, zmm26, zmm12
vpermq zmm5, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]
vpmuldq zmm6, zmm24, zmm5
vpaddq zmm19, zmm2, zmm10
vpaddq zmm18, zmm19, zmm27
lea rbp, [r10+rax]
cmovc rbp, r10
sub r13, r8
andn rsi, r11, r14
cmovnz r12, r10
cmovnz rbx, r13
lea rax, [rbx-1]
sarx r8, rbx, r15
shrx r11, rbx, r15
mov r14, r12
xor r14, r8
sub r9, rbx
vpaddq zmm17, zmm18, zmm6
vpmuludq zmm13, zmm8, zmmword ptr [rdi+1472]
vpaddq zmm20, zmm17, zmm13
mov rsi, -2
vpmuludq zmm16, zmm3, zmmword ptr [rdi+1408]
sar rbp, 1
lea r10, [rbp+r14]
cmovc r10, rbp
adc r8, 0
cmovs rax, r9
sarx r13, rax, r15
lea rbx, [rax-1]
cmovs r12, rbp
xor r13, r12
mov r14, r10
sar r14, 1
vpaddq zmm22, zmm20, zmm16
mov r8, -2
vpaddq zmm11, zmm22, zmm21
vpsraq zmm0, zmm11, 30
vpbroadcastq zmm9, rcx
vpbroadcastq zmm9{k1}, rdx
vpandq zmm1, zmm11, zmm7
lea r9, [r14+r13]
vmovdqa64 zmmword ptr [rdi+896], zmm1
vpaddq zmm12, zmm9, zmm29
vpsllvq zmm2, zmm12, zmm30
cmovc r9, r14
sub rsi, rax
andn rbp, r10, r11
cmovnz rbx, rsi
lea rcx, [rbx-1]
sarx rdx, rbx, r15
shrx r13, rbx, r15
cmovnz r12, r14
mov rax, r12
xor rax, rdx
sub r8, rbx
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1024]
mov r10, -2
sar r9, 1
lea r11, [r9+rax]
cmovc r11, r9
adc rdx, 0
cmovs rcx, r8
sarx rbp, rcx, r15
cmovs r12, r9
xor rbp, r12
lea rsi, [rcx-1]
mov r14, r11
sar r14, 1
vpsravq zmm19, zmm2, zmm31
vpmuldq zmm27, zmm26, zmm5
vpsubq zmm18, zmm28, zmm19
vmovdqa64 zmmword ptr [rdi+192], zmm18
vpermq zmm6, zmmword ptr [rdi+1088], 0x4e
mov rbx, -2
mov rax, qword ptr [rdi+192]
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1088]
vpmuldq zmm13, zmm24, zmm6
vpaddq zmm20, zmm10, zmm27
vpaddq zmm16, zmm20, zmm17
vpaddq zmm22, zmm16, zmm13
vpmuludq zmm21, zmm8, zmmword ptr [rdi+1536]
lea rdx, [r14+rbp]
mov r8, -2
vpaddq zmm11, zmm22, zmm21
cmovc rdx, r14
sub r10, rcx
andn r9, r11, r13
cmovnz rsi, r10
lea rbp, [rsi-1]
sarx rcx, rsi, r15
cmovnz r12, r14
mov r11, r12
xor r11, rcx
sub rbx, rsi
shrx r13, rsi, r15
imul rax, qword ptr [rdi-24]
mov r9, qword ptr [rdi+200]
imul r9, qword ptr [rdi-8]
lea r10, [rax+r9]
sar r10, 20
sar rdx, 1
lea r14, [rdx+r11]
cmovc r14, rdx
adc rcx, 0
cmovs rbp, rbx
sarx rsi, rbp, r15
lea rax, [rbp-1]
cmovs r12, rdx
xor rsi, r12
mov r9, r14
sar r9, 1
mov qword ptr [rdi+8], r10
mov r11, qword ptr [rdi+208]
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1472]
mov rcx, -2
vpaddq zmm12, zmm11, zmm9
vpaddq zmm2, zmm12, zmm0
vpsraq zmm5, zmm2, 30
vpandq zmm19, zmm2, zmm7
lea rbx, [r9+rsi]
vmovdqa64 zmmword ptr [rdi+960], zmm19
cmovc rbx, r9
sub r8, rbp
andn rdx, r14, r13
cmovnz rax, r8
lea r10, [rax-1]
sarx rsi, rax, r15
shrx rbp, rax, r15
cmovnz r12, r9
mov r14, r12
xor r14, rsi
imul r11, qword ptr [rdi-24]
mov r13, qword ptr [rdi+216]
imul r13, qword ptr [rdi-8]
sub rcx, rax
lea rdx, [r11+r13]
sar rdx, 20
mov qword ptr [rdi+16], rdx
mov r8, qword ptr [rdi+192]
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1088]
mov r9, -2
vpmuldq zmm10, zmm26, zmm6
sar rbx, 1
lea rax, [rbx+r14]
cmovc rax, rbx
adc rsi, 0
cmovs r10, rcx
sarx r11, r10, r15
lea r13, [r10-1]
cmovs r12, rbx
xor r11, r12
mov rdx, rax
sar rdx, 1
vpermq zmm27, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1152]
mov r14, -2
vpmuldq zmm17, zmm24, zmm27
vpaddq zmm16, zmm18, zmm10
vpaddq zmm13, zmm16, zmm20
vpaddq zmm22, zmm13, zmm17
lea rsi, [rdx+r11]
vpmuludq zmm21, zmm8, zmmword ptr [rdi+1600]
cmovc rsi, rdx
sub r9, r10
andn rcx, rax, rbp
cmovnz r13, r9
shrx rbx, r13, r15
lea r11, [r13-1]
sarx r10, r13, r15
cmovnz r12, rdx
mov rax, r12
xor rax, r10
sub r14, r13
vpaddq zmm11, zmm22, zmm21
mov rbp, -2
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1536]
vpaddq zmm12, zmm11, zmm9
sar rsi, 1
lea rcx, [rsi+rax]
cmovc rcx, rsi
adc r10, 0
cmovs r11, r14
sarx r9, r11, r15
lea rdx, [r11-1]
cmovs r12, rsi
xor r9, r12
mov r13, rcx
sar r13, 1
mov rax, -2
vpaddq zmm0, zmm12, zmm5
vpsraq zmm2, zmm0, 30
lea r10, [r13+r9]
vpandq zmm6, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm6
vpsrlq zmm18, zmm1, 10
cmovc r10, r13
sub rbp, r11
andn r14, rcx, rbx
cmovnz rdx, rbp
lea rsi, [rdx-1]
sarx r9, rdx, r15
shrx r11, rdx, r15
cmovnz r12, r13
mov rcx, r12
xor rcx, r9
sub rax, rdx
vpsllq zmm10, zmm19, 20
mov rbx, -2
sar r10, 1
lea r14, [r10+rcx]
cmovc r14, r10
adc r9, 0
cmovs rsi, rax
sarx rbp, rsi, r15
lea r13, [rsi-1]
cmovs r12, r10
xor rbp, r12
mov rdx, r14
sar rdx, 1
vpsllq zmm16, zmm6, 50
mov rcx, -2
vpaddq zmm20, zmm18, zmm10
vpaddq zmm13, zmm20, zmm16
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1152]
vpmuldq zmm22, zmm26, zmm27
vmovdqa64 zmmword ptr [rdi+384], zmm13
vpermq zmm21, zmmword ptr [rdi+1216], 0x4e
lea r9, [rdx+rbp]
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1216]
cmovc r9, rdx
imul r8, qword ptr [rdi+384]
mov rax, qword ptr [rdi+200]
imul rax, qword ptr [rdi+400]
lea r10, [r8+rax]
mov rbp, qword ptr [rdi+8]
sar rbp, 20
lea r8, [rbp+r10]
shl r8, 44
mov qword ptr [rdi+24], r8
mov rax, qword ptr [rdi+208]
imul rax, qword ptr [rdi+384]
mov rbp, qword ptr [rdi+216]
imul rbp, qword ptr [rdi+400]
lea r10, [rax+rbp]
mov r8, qword ptr [rdi+16]
sar r8, 20
lea rax, [r8+r10]
shl rax, 44
mov qword ptr [rdi+32], rax
sub rbx, rsi
andn rbp, r14, r11
cmovnz r13, rbx
lea r8, [r13-1]
sarx r10, r13, r15
shrx rax, r13, r15
cmovnz r12, rdx
mov rsi, r12
xor rsi, r10
sub rcx, r13
mov r14, -2
vpmuldq zmm9, zmm24, zmm21
sar r9, 1
lea r11, [r9+rsi]
cmovc r11, r9
adc r10, 0
cmovs r8, rcx
sarx rbp, r8, r15
lea rbx, [r8-1]
cmovs r12, r9
xor rbp, r12
mov rdx, r11
sar rdx, 1
vpaddq zmm12, zmm17, zmm22
vpaddq zmm5, zmm12, zmm11
vpaddq zmm0, zmm5, zmm9
mov r13, -2
vpmuludq zmm1, zmm8, zmmword ptr [rdi+1664]
vpaddq zmm19, zmm0, zmm1
vpmuludq zmm6, zmm3, zmmword ptr [rdi+1600]
vpaddq zmm18, zmm19, zmm6
lea rsi, [rdx+rbp]
vpaddq zmm10, zmm18, zmm2
cmovc rsi, rdx
sub r14, r8
andn r10, r11, rax
cmovnz rbx, r14
lea rcx, [rbx-1]
sarx r9, rbx, r15
shrx rbp, rbx, r15
cmovnz r12, rdx
mov r8, r12
xor r8, r9
sub r13, rbx
mov r11, -2
sar rsi, 1
lea rax, [rsi+r8]
cmovc rax, rsi
adc r9, 0
cmovs rcx, r13
sarx r10, rcx, r15
lea r14, [rcx-1]
cmovs r12, rsi
xor r10, r12
mov rdx, rax
sar rdx, 1
vpsraq zmm20, zmm10, 30
vpandq zmm16, zmm10, zmm7
mov rbx, -2
vmovdqa64 zmmword ptr [rdi+1088], zmm16
vpmuldq zmm27, zmm26, zmm21
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1216]
vpmuludq zmm23, zmm3, zmmword ptr [rdi+1664]
vpaddq zmm24, zmm13, zmm27
vpaddq zmm17, zmm24, zmm23
vpaddq zmm22, zmm17, zmm20
mov r8, -2
lea r9, [rdx+r10]
cmovc r9, rdx
sub r11, rcx
andn r13, rax, rbp
cmovnz r14, r11
sarx rsi, r14, r15
lea r10, [r14-1]
shrx rcx, r14, r15
cmovnz r12, rdx
mov rax, r12
xor rax, rsi
sub rbx, r14
sar r9, 1
lea rbp, [r9+rax]
cmovc rbp, r9
adc rsi, 0
cmovs r10, rbx
sarx r13, r10, r15
lea r11, [r10-1]
cmovs r12, r9
xor r13, r12
mov rdx, rbp
sar rdx, 1
mov r14, -2
vpaddq zmm12, zmm22, zmm15
vpandq zmm11, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm11
vpsraq zmm5, zmm12, 30
lea rax, [rdx+r13]
vpaddq zmm9, zmm5, zmm14
vpandq zmm8, zmm9, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1216], zmm8
vpsraq zmm0, zmm9, 30
vshufi64x2 zmm1{k3}{z}, zmm0, zmm0, 0x44
cmovc rax, rdx
sub r8, r10
andn rsi, rbp, rcx
cmovnz r12, rdx
cmovnz r11, r8
sarx rbx, r11, r15
lea r9, [r11-1]
mov r13, r12
xor r13, rbx
shrx r10, r11, r15
sub r14, r11
sar rax, 1
lea rbp, [rax+r13]
cmovc rbp, rax
adc rbx, 0
cmovs r9, r14
sarx rcx, r9, r15
cmovs r12, rax
vpbroadcastq zmm19, r12
mov rsi, rbp
add rsi, qword ptr [rdi-56]
rorx rdx, rsi, 21
vpaddq zmm6, zmm4, zmm1
mov r8, r12
add r8, qword ptr [rdi-64]
mov r11, rbp
shl r11, 44
vmovdqa64 zmmword ptr [rdi+832], zmm6
shl r12, 45
vpbroadcastq zmm19{k1}, rbp
rorx r13, rsi, 42
rorx rbx, r8, 20
rorx r14, r8, 41
add r11, qword ptr [rdi-40]
add r12, qword ptr [rdi-48]
imul r14, qword ptr [rdi+32]
imul r13, qword ptr [rdi+32]
vpaddq zmm18, zmm19, zmm29
imul rdx, qword ptr [rdi+24]
imul rbx, qword ptr [rdi+24]
vpsllvq zmm2, zmm18, zmm30
lea rax, [rbx+r14]
lea rbp, [r9-1]
lea rsi, [rdx+r13]
vpsravq zmm10, zmm2, zmm31
lea r8, [rax+r12]
lea rbx, [rsi+r11]
ror r8, 45
xor rcx, r8
vpsubq zmm16, zmm28, zmm10
vmovdqa64 zmmword ptr [rdi+256], zmm16
ror rbx, 44
mov r14, rbx
sar r14, 1
vpunpcklqdq zmm26, zmm16, zmm16
mov rdx, -2
vpunpckhqdq zmm21, zmm16, zmm16
mov r13, -2
vbroadcasti32x4 zmm25, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm3, xmmword ptr [rdi+208]
lea rax, [r14+rcx]
cmovc rax, r14
sub rdx, r9
andn r12, rbx, r10
cmovnz rbp, rdx
lea rsi, [rbp-1]
sarx r11, rbp, r15
shrx rcx, rbp, r15
cmovnz r8, r14
mov r9, r8
xor r9, r11
sub r13, rbp
vpmuldq zmm13, zmm26, zmm25
sar rax, 1
lea rbx, [rax+r9]
cmovc rbx, rax
adc r11, 0
cmovs rsi, r13
sarx r10, rsi, r15
lea r12, [rsi-1]
cmovs r8, rax
xor r10, r8
mov rdx, rbx
sar rdx, 1
mov r14, -2
vpmuldq zmm27, zmm21, zmm3
mov rbp, -2
vpaddq zmm24, zmm13, zmm27
lea r9, [rdx+r10]
vmovdqa64 zmmword ptr [rdi+128], zmm24
cmovc r9, rdx
sub r14, rsi
andn r11, rbx, rcx
cmovnz r12, r14
lea r13, [r12-1]
sarx rax, r12, r15
shrx r10, r12, r15
cmovnz r8, rdx
mov rsi, r8
xor rsi, rax
sub rbp, r12
mov rbx, qword ptr [rdi+256]
mov rcx, -2
sar r9, 1
lea r11, [r9+rsi]
cmovc r11, r9
adc rax, 0
cmovs r13, rbp
sarx r14, r13, r15
lea rdx, [r13-1]
cmovs r8, r9
xor r14, r8
mov r12, r11
sar r12, 1
mov rsi, -2
lea rax, [r12+r14]
mov rbp, -2
cmovc rax, r12
sub rcx, r13
andn r9, r11, r10
cmovnz rdx, rcx
lea r14, [rdx-1]
sarx r13, rdx, r15
shrx r11, rdx, r15
cmovnz r8, r12
mov r10, r8
xor r10, r13
imul rbx, qword ptr [rdi+8]
sub rsi, rdx
mov r9, qword ptr [rdi+264]
imul r9, qword ptr [rdi+16]
lea rcx, [rbx+r9]
sar rax, 1
lea r12, [rax+r10]
cmovc r12, rax
adc r13, 0
cmovs r14, rsi
sarx rdx, r14, r15
lea rbx, [r14-1]
cmovs r8, rax
xor rdx, r8
mov r9, r12
sar r9, 1
mov r10, -2
lea r13, [r9+rdx]
cmovc r13, r9
sub rbp, r14
andn rsi, r12, r11
cmovnz rbx, rbp
lea rax, [rbx-1]
sarx rdx, rbx, r15
shrx r14, rbx, r15
cmovnz r8, r9
mov r12, r8
xor r12, rdx
sar rcx, 20
sub r10, rbx
mov r11, qword ptr [rdi+128]
imul r11, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+136]
sar r13, 1
lea rbp, [r13+r12]
cmovc rbp, r13
adc rdx, 0
cmovs rax, r10
sarx r9, rax, r15
lea rbx, [rax-1]
cmovs r8, r13
xor r9, r8
mov r12, rbp
sar r12, 1
mov rdx, -2
mov r10, -2
mov r13, -2
lea r9, [r12+r9]
cmovc r9, r12
imul rsi, qword ptr [rdi+400]
sub rdx, rax
andn rax, rbp, r14
cmovnz rbx, rdx
lea rbp, [rbx-1]
sarx r14, rbx, r15
shrx rax, rbx, r15
cmovnz r8, r12
mov rdx, r8
xor rdx, r14
sub r10, rbx
lea r12, [r11+rsi]
lea rbx, [rcx+r12]
mov qword ptr [rdi-112], rbx
sar r9, 1
lea r11, [r9+rdx]
cmovc r11, r9
adc r14, 0
cmovs rbp, r10
sarx rsi, rbp, r15
lea rcx, [rbp-1]
cmovs r8, r9
xor rsi, r8
mov r12, r11
sar r12, 1
mov rdx, -2
lea r14, [r12+rsi]
cmovc r14, r12
sub r13, rbp
andn r10, r11, rax
cmovnz rcx, r13
lea r9, [rcx-1]
sarx rsi, rcx, r15
shrx rbp, rcx, r15
cmovnz r8, r12
mov r11, r8
xor r11, rsi
sar rbx, 20
shl rbx, 44
sub rdx, rcx
mov qword ptr [rdi+40], rbx
mov rax, qword ptr [rdi+272]
mov r10, -2
imul rax, qword ptr [rdi+8]
sar r14, 1
lea r13, [r14+r11]
cmovc r13, r14
adc rsi, 0
cmovs r9, rdx
sarx r12, r9, r15
lea rcx, [r9-1]
cmovs r8, r14
xor r12, r8
mov rbx, r13
sar rbx, 1
mov r11, qword ptr [rdi+280]
mov rsi, -2
lea rdx, [rbx+r12]
cmovc rdx, rbx
sub r10, r9
andn r14, r13, rbp
cmovnz rcx, r10
lea r12, [rcx-1]
sarx r9, rcx, r15
shrx r13, rcx, r15
cmovnz r8, rbx
mov rbp, r8
xor rbp, r9
sub rsi, rcx
imul r11, qword ptr [rdi+16]
lea r14, [rax+r11]
mov r10, -2
sar r14, 20
sar rdx, 1
lea rbx, [rdx+rbp]
cmovc rbx, rdx
adc r9, 0
cmovs r12, rsi
sarx rcx, r12, r15
lea rax, [r12-1]
cmovs r8, rdx
xor rcx, r8
mov r11, rbx
sar r11, 1
mov rbp, qword ptr [rdi+144]
mov r9, -2
lea rsi, [r11+rcx]
cmovc rsi, r11
sub r10, r12
andn rdx, rbx, r13
cmovnz rax, r10
lea rcx, [rax-1]
sarx r12, rax, r15
shrx rbx, rax, r15
cmovnz r8, r11
mov r13, r8
xor r13, r12
sub r9, rax
imul rbp, qword ptr [rdi+384]
mov rdx, qword ptr [rdi+152]
imul rdx, qword ptr [rdi+400]
mov r10, -2
sar rsi, 1
lea r11, [rsi+r13]
cmovc r11, rsi
adc r12, 0
cmovs rcx, r9
sarx rax, rcx, r15
lea r13, [rcx-1]
cmovs r8, rsi
xor rax, r8
mov r12, r11
sar r12, 1
mov r9, -2
lea rsi, [rbp+rdx]
lea rbp, [r14+rsi]
lea rdx, [r12+rax]
mov r14, -2
mov qword ptr [rdi-104], rbp
cmovc rdx, r12
sub r9, rcx
andn rsi, r11, rbx
cmovnz r13, r9
lea rax, [r13-1]
sarx rcx, r13, r15
shrx r11, r13, r15
cmovnz r8, r12
mov rbx, r8
xor rbx, rcx
sub r10, r13
sar rbp, 20
shl rbp, 44
sar rdx, 1
lea rsi, [rdx+rbx]
cmovc rsi, rdx
adc rcx, 0
cmovs rax, r10
sarx r9, rax, r15
lea r12, [rax-1]
cmovs r8, rdx
xor r9, r8
mov r13, rsi
sar r13, 1
mov rbx, -2
mov qword ptr [rdi+48], rbp
lea rcx, [r13+r9]
cmovc rcx, r13
sub r14, rax
andn r10, rsi, r11
cmovnz r12, r14
lea rdx, [r12-1]
sarx rbp, r12, r15
shrx r9, r12, r15
cmovnz r8, r13
mov rax, r8
xor rax, rbp
sub rbx, r12
sar rcx, 1
lea rsi, [rcx+rax]
cmovc rsi, rcx
adc rbp, 0
cmovs rdx, rbx
sarx r11, rdx, r15
cmovs r8, rcx
mov qword ptr [rdi-128], r8
mov qword ptr [rdi-120], rsi
mov r10, r8
shl r10, 45
mov r14, rsi
add r14, qword ptr [rdi-56]
rorx r13, r14, 42
add r10, qword ptr [rdi-48]
shl rsi, 44
add rsi, qword ptr [rdi-40]
rorx r12, r14, 21
add r8, qword ptr [rdi-64]
rorx rax, r8, 41
rorx rbp, r8, 20
imul r13, qword ptr [rdi+48]
imul r12, qword ptr [rdi+40]
imul rbp, qword ptr [rdi+40]
imul rax, qword ptr [rdi+48]
lea rbx, [rbp+rax]
lea rcx, [r12+r13]
lea r14, [rcx+rsi]
lea r8, [rbx+r10]
ror r8, 45
ror r14, 44
mov rbx, r14
mov rcx, r8
mov rsi, r11
mov rbp, r9
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
