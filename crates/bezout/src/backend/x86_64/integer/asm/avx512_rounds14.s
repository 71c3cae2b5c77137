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
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
mov r11, -2
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
lea r12, [r8+rsi]
cmovc r12, r8
sub r10, rdx
andn r13, rbx, rbp
cmovnz rax, r10
lea r14, [rax-1]
sarx rsi, rax, r15
cmovnz rcx, r8
sub r9, rax
mov rdx, rcx
xor rdx, rsi
mov rbx, -2
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
sar r12, 1
lea rbp, [r12+rdx]
cmovc rbp, r12
adc rsi, 0
cmovs r14, r9
shrx r13, r14, r15
sarx r10, r14, r15
lea r8, [r14-1]
cmovs rcx, r12
xor r10, rcx
mov rax, rbp
sar rax, 1
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
lea rdx, [rax+r10]
cmovc rdx, rax
sub rbx, r14
andn rsi, rbp, r13
cmovnz r8, rbx
lea r9, [r8-1]
sarx r12, r8, r15
cmovnz rcx, rax
sub r11, r8
mov r10, rcx
xor r10, r12
mov r14, -2
vpmuldq zmm18, zmm6, zmm13
mov rbp, -2
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
sar rdx, 1
lea r13, [rdx+r10]
cmovc r13, rdx
adc r12, 0
cmovs r9, r11
shrx rsi, r9, r15
lea rbx, [r9-1]
sarx rax, r9, r15
cmovs rcx, rdx
xor rax, rcx
mov r8, r13
sar r8, 1
vpermq zmm25, zmm21, 0xf0
vpermq zmm26, zmm21, 0xa5
mov r10, qword ptr [rdi+320]
mov r12, -2
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
lea r11, [r8+rax]
cmovc r11, r8
sub rbp, r9
andn rdx, r13, rsi
cmovnz rbx, rbp
lea rax, [rbx-1]
sarx r9, rbx, r15
cmovnz rcx, r8
sub r14, rbx
mov r13, rcx
xor r13, r9
imul r10, qword ptr [rdi-112]
mov rsi, qword ptr [rdi+328]
imul rsi, qword ptr [rdi-104]
lea rdx, [r10+rsi]
sar rdx, 20
and rdx, qword ptr [rdi-32]
mov qword ptr [rdi-24], rdx
shr rdx, 20
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
shl rdx, 44
mov rbp, -2
mov qword ptr [rdi-16], rdx
mov r8, qword ptr [rdi+336]
vpmuldq zmm1, zmm24, zmm27
imul r8, qword ptr [rdi-112]
mov rbx, qword ptr [rdi+344]
imul rbx, qword ptr [rdi-104]
sar r11, 1
lea r10, [r11+r13]
cmovc r10, r11
adc r9, 0
cmovs rax, r14
shrx rsi, rax, r15
sarx rdx, rax, r15
lea r13, [rax-1]
cmovs rcx, r11
xor rdx, rcx
mov r9, r10
sar r9, 1
vpaddq zmm2, zmm0, zmm1
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
lea r14, [r8+rbx]
lea r11, [r9+rdx]
cmovc r11, r9
sub rbp, rax
andn r8, r10, rsi
cmovnz r13, rbp
lea rbx, [r13-1]
sarx rdx, r13, r15
cmovnz rcx, r9
sub r12, r13
mov rax, rcx
xor rax, rdx
sar r14, 20
and r14, qword ptr [rdi-32]
mov qword ptr [rdi-8], r14
vpandq zmm4, zmm3, zmm7
shr r14, 20
shl r14, 44
mov r10, -2
vshufi64x2 zmm8, zmm4, zmm4, 0x44
mov qword ptr [rdi+0], r14
mov rsi, -2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1280]
mov r8, -2
sar r11, 1
lea rbp, [r11+rax]
cmovc rbp, r11
adc rdx, 0
cmovs rbx, r12
shrx r9, rbx, r15
sarx r13, rbx, r15
lea r14, [rbx-1]
cmovs rcx, r11
xor r13, rcx
mov rax, rbp
sar rax, 1
vpaddq zmm10, zmm2, zmm9
vpandq zmm11, zmm10, zmm7
vpsraq zmm14, zmm10, 30
lea rdx, [rax+r13]
cmovc rdx, rax
sub rsi, rbx
andn r12, rbp, r9
cmovnz r14, rsi
lea r11, [r14-1]
sarx r13, r14, r15
cmovnz rcx, rax
sub r10, r14
mov rbx, rcx
xor rbx, r13
vshufi64x2 zmm15{k2}{z}, zmm11, zmm11, 0x0e
mov rbp, -2
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
vpmuldq zmm12, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
sar rdx, 1
lea r9, [rdx+rbx]
cmovc r9, rdx
adc r13, 0
cmovs r11, r10
sarx r12, r11, r15
shrx rsi, r11, r15
lea rax, [r11-1]
cmovs rcx, rdx
xor r12, rcx
mov r14, r9
sar r14, 1
mov rbx, -2
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
vpmuldq zmm17, zmm24, zmm6
mov r13, -2
lea r10, [r14+r12]
cmovc r10, r14
sub rbp, r11
andn rdx, r9, rsi
cmovnz rax, rbp
sarx r12, rax, r15
lea r11, [rax-1]
cmovnz rcx, r14
mov r9, rcx
xor r9, r12
sub r8, rax
vpaddq zmm18, zmm5, zmm12
vpaddq zmm19, zmm18, zmm13
sar r10, 1
lea rsi, [r10+r9]
cmovc rsi, r10
adc r12, 0
cmovs r11, r8
lea rdx, [r11-1]
shrx rbp, r11, r15
sarx r14, r11, r15
cmovs rcx, r10
xor r14, rcx
mov rax, rsi
sar rax, 1
vpmuludq zmm20, zmm8, zmmword ptr [rdi+1344]
vpaddq zmm16, zmm19, zmm17
vpaddq zmm22, zmm16, zmm20
vpaddq zmm21, zmm22, zmm14
lea r9, [rax+r14]
cmovc r9, rax
sub r13, r11
andn r12, rsi, rbp
cmovnz rdx, r13
lea r8, [rdx-1]
sarx r10, rdx, r15
cmovnz rcx, rax
mov r14, rcx
xor r14, r10
sub rbx, rdx
mov r11, -2
mov rsi, -2
sar r9, 1
lea rbp, [r9+r14]
cmovc rbp, r9
adc r10, 0
cmovs r8, rbx
shrx r12, r8, r15
sarx r13, r8, r15
lea rax, [r8-1]
cmovs rcx, r9
xor r13, rcx
mov rdx, rbp
sar rdx, 1
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
mov r14, -2
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1280]
vpaddq zmm2, zmm21, zmm4
lea r10, [rdx+r13]
cmovc r10, rdx
sub rsi, r8
andn rbx, rbp, r12
cmovnz rax, rsi
lea r9, [rax-1]
sarx r13, rax, r15
cmovnz rcx, rdx
sub r11, rax
mov r8, rcx
xor r8, r13
mov rbp, -2
vpsraq zmm9, zmm2, 30
sar r10, 1
lea r12, [r10+r8]
cmovc r12, r10
adc r13, 0
cmovs r9, r11
shrx rbx, r9, r15
sarx rsi, r9, r15
lea rdx, [r9-1]
cmovs rcx, r10
xor rsi, rcx
mov rax, r12
sar rax, 1
vpandq zmm10, zmm2, zmm7
vshufi64x2 zmm11{k2}{z}, zmm10, zmm10, 0x0e
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
mov r8, -2
lea r13, [rax+rsi]
cmovc r13, rax
sub rbp, r9
andn r11, r12, rbx
cmovnz rdx, rbp
lea r10, [rdx-1]
sarx rsi, rdx, r15
cmovnz rcx, rax
sub r14, rdx
mov r9, rcx
xor r9, rsi
vpermq zmm5, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm12, zmm26, zmm6
mov r12, -2
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]
sar r13, 1
lea rbx, [r13+r9]
cmovc rbx, r13
adc rsi, 0
cmovs r10, r14
shrx r11, r10, r15
sarx rbp, r10, r15
lea rax, [r10-1]
cmovs rcx, r13
xor rbp, rcx
mov rdx, rbx
sar rdx, 1
vpmuldq zmm13, zmm24, zmm5
vpaddq zmm19, zmm27, zmm12
vpaddq zmm17, zmm19, zmm18
lea r9, [rdx+rbp]
cmovc r9, rdx
sub r12, r10
andn rsi, rbx, r11
cmovnz rax, r12
lea r14, [rax-1]
sarx r13, rax, r15
cmovnz rcx, rdx
sub r8, rax
mov rbp, rcx
xor rbp, r13
vpaddq zmm16, zmm17, zmm13
vpmuludq zmm20, zmm8, zmmword ptr [rdi+1408]
sar r9, 1
lea r10, [r9+rbp]
cmovc r10, r9
adc r13, 0
cmovs r14, r8
shrx rbx, r14, r15
sarx r11, r14, r15
cmovs rcx, r9
mov rsi, rcx
add rsi, qword ptr [rdi-64]
mov r12, r10
add r12, qword ptr [rdi-56]
mov rdx, r10
shl rdx, 44
mov rax, rcx
shl rax, 45
rorx rbp, r12, 21
rorx r13, r12, 42
rorx r8, rsi, 20
rorx r9, rsi, 41
imul r8, qword ptr [rdi-16]
imul rbp, qword ptr [rdi-16]
add rdx, qword ptr [rdi-40]
add rax, qword ptr [rdi-48]
imul r13, qword ptr [rdi+0]
vpmuludq zmm22, zmm3, zmmword ptr [rdi+1344]
vpaddq zmm14, zmm16, zmm20
vpaddq zmm0, zmm14, zmm22
imul r9, qword ptr [rdi+0]
lea r12, [r8+r9]
lea rsi, [rbp+r13]
lea r8, [rsi+rdx]
ror r8, 44
vpaddq zmm1, zmm0, zmm9
lea r9, [r12+rax]
ror r9, 45
xor r11, r9
vpsraq zmm21, zmm1, 30
lea rbp, [r14-1]
vpandq zmm4, zmm1, zmm7
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]
mov r13, -2
mov rsi, r8
sar rsi, 1
vpmuldq zmm10, zmm26, zmm5
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e
mov rdx, -2
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]
vpbroadcastq zmm12, rcx
vpbroadcastq zmm12{k1}, r10
vpaddq zmm19, zmm12, zmm29
vpsllvq zmm18, zmm19, zmm30
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm13, zmm2, zmm10
vpsravq zmm16, zmm18, zmm31
vpaddq zmm20, zmm13, zmm27
vpsubq zmm14, zmm28, zmm16
vmovdqa64 zmmword ptr [rdi+192], zmm14
lea r12, [rsi+r11]
cmovc r12, rsi
sub rdx, r14
andn rax, r8, rbx
cmovnz rbp, rdx
lea rcx, [rbp-1]
sarx r10, rbp, r15
cmovnz r9, rsi
sub r13, rbp
mov r11, r9
xor r11, r10
mov r14, -2
mov r8, qword ptr [rdi+192]
imul r8, qword ptr [rdi-24]
vpmuludq zmm22, zmm8, zmmword ptr [rdi+1472]
vpaddq zmm0, zmm20, zmm17
mov rbx, qword ptr [rdi+200]
imul rbx, qword ptr [rdi-8]
lea rax, [r8+rbx]
sar rax, 20
mov rdx, -2
mov qword ptr [rdi+8], rax
vpaddq zmm9, zmm0, zmm22
mov rsi, qword ptr [rdi+208]
sar r12, 1
lea rbp, [r12+r11]
cmovc rbp, r12
adc r10, 0
cmovs rcx, r13
shrx r8, rcx, r15
sarx rbx, rcx, r15
lea rax, [rcx-1]
cmovs r9, r12
xor rbx, r9
mov r11, rbp
sar r11, 1
vpmuludq zmm1, zmm3, zmmword ptr [rdi+1408]
mov r10, -2
lea r13, [r11+rbx]
cmovc r13, r11
sub rdx, rcx
andn r12, rbp, r8
cmovnz rax, rdx
lea rbx, [rax-1]
sarx rcx, rax, r15
cmovnz r9, r11
mov rbp, r9
xor rbp, rcx
sub r14, rax
imul rsi, qword ptr [rdi-24]
mov r8, qword ptr [rdi+216]
imul r8, qword ptr [rdi-8]
lea r12, [rsi+r8]
sar r12, 20
mov qword ptr [rdi+16], r12
mov rdx, qword ptr [rdi+192]
vpaddq zmm5, zmm9, zmm1
vpaddq zmm12, zmm5, zmm21
vpsraq zmm19, zmm12, 30
mov r11, -2
vpandq zmm2, zmm12, zmm7
sar r13, 1
lea rax, [r13+rbp]
cmovc rax, r13
adc rcx, 0
cmovs rbx, r14
shrx rsi, rbx, r15
sarx r8, rbx, r15
cmovs r9, r13
xor r8, r9
lea r12, [rbx-1]
mov rbp, rax
sar rbp, 1
vmovdqa64 zmmword ptr [rdi+896], zmm2
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1024]
mov rcx, -2
vpmuldq zmm18, zmm26, zmm6
lea r14, [rbp+r8]
mov r13, -2
cmovc r14, rbp
sub r11, rbx
andn r8, rax, rsi
cmovnz r12, r11
lea rbx, [r12-1]
sarx rax, r12, r15
cmovnz r9, rbp
mov rsi, r9
xor rsi, rax
sub r10, r12
vpermq zmm13, zmmword ptr [rdi+1088], 0x4e
sar r14, 1
lea r8, [r14+rsi]
cmovc r8, r14
adc rax, 0
cmovs rbx, r10
shrx r11, rbx, r15
sarx rbp, rbx, r15
lea r12, [rbx-1]
cmovs r9, r14
xor rbp, r9
mov rsi, r8
sar rsi, 1
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1088]
vpmuldq zmm16, zmm24, zmm13
vpaddq zmm14, zmm10, zmm18
lea rax, [rsi+rbp]
cmovc rax, rsi
sub r13, rbx
andn r10, r8, r11
cmovnz r12, r13
lea r14, [r12-1]
sarx rbp, r12, r15
cmovnz r9, rsi
sub rcx, r12
mov rbx, r9
xor rbx, rbp
mov r8, -2
vpaddq zmm20, zmm14, zmm27
vpaddq zmm17, zmm20, zmm16
mov r11, -2
vpmuludq zmm0, zmm8, zmmword ptr [rdi+1536]
sar rax, 1
lea r10, [rax+rbx]
cmovc r10, rax
adc rbp, 0
cmovs r14, rcx
shrx r13, r14, r15
sarx rsi, r14, r15
lea r12, [r14-1]
cmovs r9, rax
xor rsi, r9
mov rbx, r10
sar rbx, 1
vpaddq zmm22, zmm17, zmm0
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1472]
vpaddq zmm1, zmm22, zmm9
lea rbp, [rbx+rsi]
cmovc rbp, rbx
sub r11, r14
andn rcx, r10, r13
cmovnz r12, r11
lea rax, [r12-1]
sarx rsi, r12, r15
cmovnz r9, rbx
sub r8, r12
mov r14, r9
xor r14, rsi
mov r10, -2
vpaddq zmm5, zmm1, zmm19
vpsraq zmm21, zmm5, 30
mov r13, -2
vpandq zmm12, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm12
sar rbp, 1
lea rcx, [rbp+r14]
cmovc rcx, rbp
adc rsi, 0
cmovs rax, r8
shrx r11, rax, r15
sarx rbx, rax, r15
lea r12, [rax-1]
cmovs r9, rbp
xor rbx, r9
mov r14, rcx
sar r14, 1
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]
lea rsi, [r14+rbx]
mov r8, -2
cmovc rsi, r14
sub r13, rax
andn rbp, rcx, r11
cmovnz r12, r13
lea rbx, [r12-1]
sarx rax, r12, r15
cmovnz r9, r14
sub r10, r12
mov rcx, r9
xor rcx, rax
vpmuldq zmm10, zmm26, zmm13
mov r11, -2
vpermq zmm18, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1152]
sar rsi, 1
lea rbp, [rsi+rcx]
cmovc rbp, rsi
adc rax, 0
cmovs rbx, r10
shrx r13, rbx, r15
sarx r14, rbx, r15
lea r12, [rbx-1]
cmovs r9, rsi
xor r14, r9
mov rcx, rbp
sar rcx, 1
vpmuldq zmm27, zmm24, zmm18
vpaddq zmm20, zmm6, zmm10
lea rax, [rcx+r14]
cmovc rax, rcx
sub r11, rbx
andn r10, rbp, r13
cmovnz r12, r11
lea rsi, [r12-1]
sarx r14, r12, r15
cmovnz r9, rcx
sub r8, r12
mov rbx, r9
xor rbx, r14
vpaddq zmm16, zmm20, zmm14
mov rbp, -2
vpaddq zmm17, zmm16, zmm27
mov r13, -2
vpmuludq zmm0, zmm8, zmmword ptr [rdi+1600]
vpaddq zmm22, zmm17, zmm0
sar rax, 1
lea r10, [rax+rbx]
cmovc r10, rax
adc r14, 0
cmovs rsi, r8
shrx r11, rsi, r15
sarx rcx, rsi, r15
lea r12, [rsi-1]
cmovs r9, rax
xor rcx, r9
mov rbx, r10
sar rbx, 1
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1536]
vpaddq zmm1, zmm22, zmm9
mov r14, -2
lea r8, [rbx+rcx]
cmovc r8, rbx
sub r13, rsi
andn rax, r10, r11
cmovnz r12, r13
lea rcx, [r12-1]
sarx rsi, r12, r15
cmovnz r9, rbx
sub rbp, r12
mov r10, r9
xor r10, rsi
vpaddq zmm19, zmm1, zmm21
mov r11, -2
vpsraq zmm5, zmm19, 30
sar r8, 1
lea rax, [r8+r10]
cmovc rax, r8
adc rsi, 0
cmovs rcx, rbp
shrx r13, rcx, r15
sarx rbx, rcx, r15
lea r12, [rcx-1]
cmovs r9, r8
xor rbx, r9
mov r10, rax
sar r10, 1
vpandq zmm13, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm13
mov rsi, -2
vpsrlq zmm6, zmm2, 10
vpsllq zmm10, zmm12, 20
vpsllq zmm20, zmm13, 50
lea rbp, [r10+rbx]
cmovc rbp, r10
sub r11, rcx
andn r8, rax, r13
cmovnz r12, r11
lea rbx, [r12-1]
sarx rcx, r12, r15
cmovnz r9, r10
mov rax, r9
xor rax, rcx
sub r14, r12
mov r13, -2
sar rbp, 1
lea r8, [rbp+rax]
cmovc r8, rbp
adc rcx, 0
cmovs rbx, r14
shrx r11, rbx, r15
sarx r10, rbx, r15
lea r12, [rbx-1]
cmovs r9, rbp
xor r10, r9
mov rax, r8
sar rax, 1
vpaddq zmm14, zmm6, zmm10
vpaddq zmm16, zmm14, zmm20
lea rcx, [rax+r10]
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1152]
vmovdqa64 zmmword ptr [rdi+384], zmm16
vpmuldq zmm17, zmm26, zmm18
cmovc rcx, rax
imul rdx, qword ptr [rdi+384]
mov r14, qword ptr [rdi+200]
imul r14, qword ptr [rdi+400]
lea rbp, [rdx+r14]
mov r10, qword ptr [rdi+8]
sar r10, 20
lea rdx, [r10+rbp]
shl rdx, 44
mov qword ptr [rdi+24], rdx
mov r14, qword ptr [rdi+208]
imul r14, qword ptr [rdi+384]
mov r10, qword ptr [rdi+216]
imul r10, qword ptr [rdi+400]
lea rbp, [r14+r10]
mov rdx, qword ptr [rdi+16]
sar rdx, 20
lea r14, [rdx+rbp]
shl r14, 44
mov qword ptr [rdi+32], r14
sub r13, rbx
andn r10, r8, r11
cmovnz r12, r13
sarx rdx, r12, r15
lea rbp, [r12-1]
cmovnz r9, rax
mov r14, r9
xor r14, rdx
sub rsi, r12
vpermq zmm0, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1216]
sar rcx, 1
lea rbx, [rcx+r14]
cmovc rbx, rcx
adc rdx, 0
cmovs rbp, rsi
shrx r8, rbp, r15
sarx r11, rbp, r15
cmovs r9, rcx
mov r10, rbx
add r10, qword ptr [rdi-56]
vpbroadcastq zmm9, r9
rorx r13, r10, 21
mov rax, rbx
shl rax, 44
rorx r12, r10, 42
mov r14, r9
shl r14, 45
vpbroadcastq zmm9{k1}, rbx
add r9, qword ptr [rdi-64]
rorx rdx, r9, 20
imul r13, qword ptr [rdi+24]
vpmuldq zmm1, zmm24, zmm0
rorx rsi, r9, 41
imul rdx, qword ptr [rdi+24]
imul r12, qword ptr [rdi+32]
vpaddq zmm21, zmm27, zmm17
imul rsi, qword ptr [rdi+32]
add rax, qword ptr [rdi-40]
lea rcx, [r13+r12]
vpaddq zmm19, zmm21, zmm22
lea r10, [rdx+rsi]
vpaddq zmm2, zmm19, zmm1
vpaddq zmm12, zmm9, zmm29
add r14, qword ptr [rdi-48]
lea rbx, [r10+r14]
ror rbx, 45
xor r11, rbx
lea r9, [rcx+rax]
vpsllvq zmm13, zmm12, zmm30
vpmuludq zmm6, zmm8, zmmword ptr [rdi+1664]
ror r9, 44
lea r13, [rbp-1]
vpsravq zmm10, zmm13, zmm31
mov r12, r9
sar r12, 1
vpsubq zmm14, zmm28, zmm10
vpaddq zmm20, zmm2, zmm6
mov rdx, -2
vpmuludq zmm16, zmm3, zmmword ptr [rdi+1600]
mov rsi, -2
vpaddq zmm18, zmm20, zmm16
vmovdqa64 zmmword ptr [rdi+256], zmm14
vpaddq zmm23, zmm18, zmm5
vpsraq zmm24, zmm23, 30
vpunpcklqdq zmm27, zmm14, zmm14
vpandq zmm17, zmm23, zmm7
vpunpckhqdq zmm21, zmm14, zmm14
mov r10, -2
vmovdqa64 zmmword ptr [rdi+1088], zmm17
lea r14, [r12+r11]
cmovc r14, r12
sub rsi, rbp
andn rcx, r9, r8
cmovnz r13, rsi
sarx rax, r13, r15
lea r11, [r13-1]
cmovnz rbx, r12
sub rdx, r13
mov rbp, rbx
xor rbp, rax
mov r9, -2
vbroadcasti32x4 zmm22, xmmword ptr [rdi+192]
vpmuldq zmm19, zmm26, zmm0
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1216]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+208]
sar r14, 1
lea r8, [r14+rbp]
cmovc r8, r14
adc rax, 0
cmovs r11, rdx
shrx rcx, r11, r15
sarx rsi, r11, r15
lea r12, [r11-1]
cmovs rbx, r14
xor rsi, rbx
sub r9, r11
mov r13, r8
sar r13, 1
vpmuldq zmm12, zmm27, zmm22
vpaddq zmm8, zmm1, zmm19
vpmuludq zmm13, zmm3, zmmword ptr [rdi+1664]
vpaddq zmm10, zmm8, zmm13
vpmuldq zmm2, zmm21, zmm9
lea rbp, [r13+rsi]
cmovc rbp, r13
andn rax, r8, rcx
cmovnz r12, r9
sarx rdx, r12, r15
lea r14, [r12-1]
cmovnz rbx, r13
mov r11, rbx
xor r11, rdx
sub r10, r12
mov rsi, -2
mov r8, -2
vpaddq zmm6, zmm10, zmm24
vpaddq zmm20, zmm6, zmm15
vpaddq zmm16, zmm12, zmm2
sar rbp, 1
lea rcx, [rbp+r11]
cmovc rcx, rbp
adc rdx, 0
cmovs r14, r10
shrx rax, r14, r15
sarx r9, r14, r15
lea r13, [r14-1]
cmovs rbx, rbp
xor r9, rbx
mov r12, rcx
sar r12, 1
vpandq zmm18, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm18
vmovdqa64 zmmword ptr [rdi+128], zmm16
lea r11, [r12+r9]
vpsraq zmm5, zmm20, 30
vpaddq zmm23, zmm5, zmm11
mov rdx, qword ptr [rdi+256]
mov r10, -2
cmovc r11, r12
sub r8, r14
andn rbp, rcx, rax
cmovnz r13, r8
lea r9, [r13-1]
sarx r14, r13, r15
cmovnz rbx, r12
mov rcx, rbx
xor rcx, r14
sub rsi, r13
imul rdx, qword ptr [rdi+8]
mov rax, qword ptr [rdi+264]
mov rbp, -2
vpandq zmm14, zmm23, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1216], zmm14
sar r11, 1
lea r8, [r11+rcx]
cmovc r8, r11
adc r14, 0
cmovs r9, rsi
shrx r12, r9, r15
sarx r13, r9, r15
lea rcx, [r9-1]
cmovs rbx, r11
xor r13, rbx
mov r14, r8
sar r14, 1
vpsraq zmm17, zmm23, 30
vshufi64x2 zmm26{k3}{z}, zmm17, zmm17, 0x44
vpaddq zmm0, zmm4, zmm26
mov rsi, -2
lea r11, [r14+r13]
cmovc r11, r14
sub r10, r9
andn r13, r8, r12
cmovnz rcx, r10
lea r9, [rcx-1]
sarx r8, rcx, r15
cmovnz rbx, r14
sub rbp, rcx
mov r12, rbx
xor r12, r8
imul rax, qword ptr [rdi+16]
vmovdqa64 zmmword ptr [rdi+832], zmm0
lea r13, [rdx+rax]
sar r13, 20
mov r10, -2
mov r14, qword ptr [rdi+128]
sar r11, 1
lea rcx, [r11+r12]
cmovc rcx, r11
adc r8, 0
cmovs r9, rbp
shrx rdx, r9, r15
sarx rax, r9, r15
lea r12, [r9-1]
cmovs rbx, r11
xor rax, rbx
mov r8, rcx
sar r8, 1
mov rbp, -2
mov r11, -2
lea rax, [r8+rax]
cmovc rax, r8
sub r10, r9
andn r9, rcx, rdx
cmovnz r12, r10
lea rcx, [r12-1]
sarx rdx, r12, r15
cmovnz rbx, r8
sub rsi, r12
mov r9, rbx
xor r9, rdx
imul r14, qword ptr [rdi+384]
mov r10, qword ptr [rdi+136]
imul r10, qword ptr [rdi+400]
lea r8, [r14+r10]
sar rax, 1
lea r12, [rax+r9]
cmovc r12, rax
adc rdx, 0
cmovs rcx, rsi
shrx r14, rcx, r15
sarx r10, rcx, r15
lea r9, [rcx-1]
cmovs rbx, rax
xor r10, rbx
mov rdx, r12
sar rdx, 1
lea rsi, [r13+r8]
mov rax, -2
lea r13, [rdx+r10]
cmovc r13, rdx
sub r11, rcx
andn r8, r12, r14
cmovnz r9, r11
lea r10, [r9-1]
sarx rcx, r9, r15
cmovnz rbx, rdx
mov r12, rbx
xor r12, rcx
sub rbp, r9
mov r14, -2
mov qword ptr [rdi-112], rsi
sar rsi, 20
shl rsi, 44
sar r13, 1
lea r8, [r13+r12]
cmovc r8, r13
adc rcx, 0
cmovs r10, rbp
shrx r11, r10, r15
sarx rdx, r10, r15
lea r9, [r10-1]
cmovs rbx, r13
xor rdx, rbx
mov r12, r8
sar r12, 1
mov qword ptr [rdi+40], rsi
mov rcx, -2
lea rbp, [r12+rdx]
cmovc rbp, r12
sub r14, r10
andn r13, r8, r11
cmovnz r9, r14
lea rsi, [r9-1]
sarx rdx, r9, r15
cmovnz rbx, r12
sub rax, r9
mov r10, rbx
xor r10, rdx
mov r8, -2
mov r11, qword ptr [rdi+272]
sar rbp, 1
lea r13, [rbp+r10]
cmovc r13, rbp
adc rdx, 0
cmovs rsi, rax
shrx r14, rsi, r15
sarx r12, rsi, r15
lea r9, [rsi-1]
cmovs rbx, rbp
xor r12, rbx
mov r10, r13
sar r10, 1
mov rdx, -2
lea rax, [r10+r12]
cmovc rax, r10
sub r8, rsi
andn rbp, r13, r14
cmovnz r9, r8
lea r12, [r9-1]
sarx rsi, r9, r15
cmovnz rbx, r10
sub rcx, r9
mov r13, rbx
xor r13, rsi
imul r11, qword ptr [rdi+8]
mov r14, qword ptr [rdi+280]
imul r14, qword ptr [rdi+16]
lea rbp, [r11+r14]
mov r8, -2
sar rbp, 20
sar rax, 1
lea r10, [rax+r13]
cmovc r10, rax
adc rsi, 0
cmovs r12, rcx
shrx r9, r12, r15
sarx r11, r12, r15
lea r14, [r12-1]
cmovs rbx, rax
xor r11, rbx
mov r13, r10
sar r13, 1
mov rsi, qword ptr [rdi+144]
mov rcx, -2
lea rax, [r13+r11]
cmovc rax, r13
sub r8, r12
andn r11, r10, r9
cmovnz r14, r8
lea r12, [r14-1]
sarx r10, r14, r15
cmovnz rbx, r13
sub rdx, r14
mov r9, rbx
xor r9, r10
imul rsi, qword ptr [rdi+384]
mov r11, qword ptr [rdi+152]
mov r8, -2
imul r11, qword ptr [rdi+400]
sar rax, 1
lea r13, [rax+r9]
cmovc r13, rax
adc r10, 0
cmovs r12, rdx
shrx r14, r12, r15
sarx r9, r12, r15
lea r10, [r12-1]
cmovs rbx, rax
xor r9, rbx
mov rdx, r13
sar rdx, 1
lea rax, [rsi+r11]
lea rsi, [rbp+rax]
lea r11, [rdx+r9]
cmovc r11, rdx
sub rcx, r12
andn rbp, r13, r14
cmovnz r10, rcx
lea rax, [r10-1]
sarx r9, r10, r15
cmovnz rbx, rdx
mov r12, rbx
xor r12, r9
sub r8, r10
mov qword ptr [rdi-104], rsi
sar r11, 1
lea r13, [r11+r12]
cmovc r13, r11
adc r9, 0
cmovs rax, r8
shrx r14, rax, r15
sarx rbp, rax, r15
cmovs rbx, r11
mov qword ptr [rdi-128], rbx
mov qword ptr [rdi-120], r13
mov rcx, rbx
shl rcx, 45
mov rdx, r13
add rdx, qword ptr [rdi-56]
sar rsi, 20
add rcx, qword ptr [rdi-48]
shl r13, 44
add r13, qword ptr [rdi-40]
rorx r10, rdx, 21
rorx r12, rdx, 42
add rbx, qword ptr [rdi-64]
rorx r9, rbx, 41
rorx r8, rbx, 20
imul r10, qword ptr [rdi+40]
shl rsi, 44
imul r8, qword ptr [rdi+40]
mov qword ptr [rdi+48], rsi
imul r12, qword ptr [rdi+48]
imul r9, qword ptr [rdi+48]
lea r11, [r8+r9]
lea rdx, [r10+r12]
lea rbx, [rdx+r13]
lea rsi, [r11+rcx]
ror rsi, 45
ror rbx, 44
mov rcx, rsi
mov rdx, rax
mov rsi, rbp
mov rbp, r14
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
