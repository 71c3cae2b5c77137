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
// Length: 10 limbs of 30 bits; 1067 instructions a round, 750 for its steps (form: select+carry).
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
vpbroadcastq zmm0, qword ptr [rdi-128]
mov r9, -2
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
mov r10, -2
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
lea r11, [r8+rsi]
cmovc r11, r8
sub r9, rdx
andn r12, rbx, rbp
cmovnz rax, r9
sarx r13, rax, r15
shrx r14, rax, r15
lea rsi, [rax-1]
cmovnz rcx, r8
mov rdx, rcx
xor rdx, r13
sub r10, rax
vpsubq zmm4, zmm28, zmm3
sar r11, 1
lea rbx, [r11+rdx]
cmovc rbx, r11
adc r13, 0
cmovs rsi, r10
lea rbp, [rsi-1]
sarx r12, rsi, r15
cmovs rcx, r11
xor r12, rcx
mov r9, rbx
sar r9, 1
vmovdqa64 zmmword ptr [rdi+320], zmm4
mov r8, -2
mov rax, -2
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
lea rdx, [r9+r12]
cmovc rdx, r9
sub r8, rsi
andn r13, rbx, r14
cmovnz rbp, r8
sarx r10, rbp, r15
shrx r11, rbp, r15
lea r12, [rbp-1]
cmovnz rcx, r9
mov rsi, rcx
xor rsi, r10
sub rax, rbp
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
mov rbx, -2
mov r14, -2
vpandq zmm10, zmm8, zmm7
sar rdx, 1
lea r13, [rdx+rsi]
cmovc r13, rdx
adc r10, 0
cmovs r12, rax
sarx r8, r12, r15
lea r9, [r12-1]
cmovs rcx, rdx
xor r8, rcx
mov rbp, r13
sar rbp, 1
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
lea rsi, [rbp+r8]
cmovc rsi, rbp
sub rbx, r12
andn r10, r13, r11
cmovnz r9, rbx
lea rax, [r9-1]
shrx rdx, r9, r15
sarx r8, r9, r15
cmovnz rcx, rbp
mov r12, rcx
xor r12, r8
sub r14, r9
vpsraq zmm13, zmm9, 30
mov r13, -2
vpmuldq zmm14, zmm5, zmm10
sar rsi, 1
lea r11, [rsi+r12]
cmovc r11, rsi
adc r8, 0
cmovs rax, r14
sarx r10, rax, r15
lea rbx, [rax-1]
cmovs rcx, rsi
xor r10, rcx
mov rbp, r11
sar rbp, 1
mov r9, -2
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
lea r12, [rbp+r10]
cmovc r12, rbp
sub r9, rax
andn r8, r11, rdx
cmovnz rbx, r9
sarx r14, rbx, r15
shrx rsi, rbx, r15
lea r10, [rbx-1]
cmovnz rcx, rbp
mov rax, rcx
xor rax, r14
sub r13, rbx
sar r12, 1
lea r11, [r12+rax]
cmovc r11, r12
adc r14, 0
cmovs r10, r13
sarx rdx, r10, r15
lea r8, [r10-1]
cmovs rcx, r12
xor rdx, rcx
mov r9, r11
sar r9, 1
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
mov rbp, -2
mov rbx, -2
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
vpermq zmm23, zmm22, 0xf0
mov rax, -2
lea r14, [r9+rdx]
cmovc r14, r9
sub rbp, r10
andn r13, r11, rsi
cmovnz r8, rbp
sarx r12, r8, r15
shrx rdx, r8, r15
lea r10, [r8-1]
cmovnz rcx, r9
mov r11, rcx
xor r11, r12
sub rbx, r8
sar r14, 1
lea rsi, [r14+r11]
cmovc rsi, r14
adc r12, 0
cmovs r10, rbx
sarx r13, r10, r15
lea rbp, [r10-1]
cmovs rcx, r14
xor r13, rcx
mov r9, rsi
sar r9, 1
vpermq zmm24, zmm22, 0xa5
vpermq zmm25, zmm21, 0xf0
vpermq zmm26, zmm21, 0xa5
mov r8, -2
mov r11, qword ptr [rdi+320]
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm0, zmm24, zmm27
lea r12, [r9+r13]
cmovc r12, r9
sub rax, r10
andn rbx, rsi, rdx
cmovnz rbp, rax
shrx r14, rbp, r15
lea r13, [rbp-1]
sarx r10, rbp, r15
cmovnz rcx, r9
mov rsi, rcx
xor rsi, r10
sub r8, rbp
sar r12, 1
lea rdx, [r12+rsi]
cmovc rdx, r12
adc r10, 0
cmovs r13, r8
sarx rbx, r13, r15
lea rax, [r13-1]
cmovs rcx, r12
xor rbx, rcx
mov r9, rdx
sar r9, 1
vpmuldq zmm1, zmm23, zmmword ptr [rdi+832]
mov rbp, -2
vpaddq zmm2, zmm1, zmm0
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
mov rsi, -2
vpandq zmm4, zmm3, zmm7
vshufi64x2 zmm8, zmm4, zmm4, 0x44
lea r10, [r9+rbx]
cmovc r10, r9
imul r11, qword ptr [rdi-112]
mov r8, qword ptr [rdi+328]
imul r8, qword ptr [rdi-104]
sub rbp, r13
andn r12, rdx, r14
cmovnz rax, rbp
sarx rbx, rax, r15
shrx r13, rax, r15
lea rdx, [rax-1]
cmovnz rcx, r9
mov r14, rcx
xor r14, rbx
lea r12, [r11+r8]
sub rsi, rax
sar r12, 20
and r12, qword ptr [rdi-32]
sar r10, 1
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1152]
mov qword ptr [rdi-24], r12
vpaddq zmm10, zmm2, zmm9
vpsraq zmm11, zmm10, 30
mov rbp, -2
mov r9, -2
lea r11, [r10+r14]
cmovc r11, r10
adc rbx, 0
cmovs rdx, rsi
sarx r8, rdx, r15
lea rax, [rdx-1]
cmovs rcx, r10
xor r8, rcx
mov r14, r11
sar r14, 1
vpandq zmm14, zmm10, zmm7
vpermq zmm15, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm5, zmm26, zmm27
lea rbx, [r14+r8]
cmovc rbx, r14
sub rbp, rdx
andn rsi, r11, r13
cmovnz rax, rbp
sarx r10, rax, r15
shrx r8, rax, r15
lea rdx, [rax-1]
cmovnz rcx, r14
mov r11, rcx
xor r11, r10
shr r12, 20
sub r9, rax
shl r12, 44
mov qword ptr [rdi-16], r12
mov r13, qword ptr [rdi+336]
vpmuldq zmm12, zmm25, zmmword ptr [rdi+832]
vshufi64x2 zmm6{k2}{z}, zmm14, zmm14, 0x0e
imul r13, qword ptr [rdi-112]
mov rsi, qword ptr [rdi+344]
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
sar rbx, 1
lea rbp, [rbx+r11]
cmovc rbp, rbx
adc r10, 0
cmovs rdx, r9
sarx r14, rdx, r15
lea rax, [rdx-1]
cmovs rcx, rbx
xor r14, rcx
mov r12, rbp
sar r12, 1
mov r11, -2
vpmuldq zmm17, zmm24, zmm15
mov r10, -2
vpaddq zmm18, zmm12, zmm5
vpaddq zmm19, zmm18, zmm13
mov r9, -2
vpaddq zmm20, zmm19, zmm17
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1216]
lea rbx, [r12+r14]
cmovc rbx, r12
sub r11, rdx
andn r14, rbp, r8
cmovnz rax, r11
sarx rdx, rax, r15
shrx rbp, rax, r15
lea r8, [rax-1]
cmovnz rcx, r12
mov r14, rcx
xor r14, rdx
sub r10, rax
imul rsi, qword ptr [rdi-104]
lea r11, [r13+rsi]
sar r11, 20
and r11, qword ptr [rdi-32]
vpaddq zmm22, zmm20, zmm16
sar rbx, 1
lea r12, [rbx+r14]
cmovc r12, rbx
adc rdx, 0
cmovs r8, r10
sarx rax, r8, r15
lea r13, [r8-1]
cmovs rcx, rbx
xor rax, rcx
mov qword ptr [rdi-8], r11
mov rsi, r12
sar rsi, 1
vpaddq zmm21, zmm22, zmm11
vpmuludq zmm1, zmm21, zmmword ptr [rdi+768]
mov r14, -2
vpandq zmm0, zmm1, zmm7
vshufi64x2 zmm3, zmm0, zmm0, 0x44
lea rdx, [rsi+rax]
cmovc rdx, rsi
sub r9, r8
andn r10, r12, rbp
cmovnz r13, r9
sarx rbx, r13, r15
shrx rax, r13, r15
lea r8, [r13-1]
cmovnz rcx, rsi
mov r12, rcx
xor r12, rbx
shr r11, 20
sub r14, r13
shl r11, 44
mov qword ptr [rdi+0], r11
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1152]
vpaddq zmm2, zmm21, zmm4
vpsraq zmm9, zmm2, 30
vpandq zmm10, zmm2, zmm7
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e
sar rdx, 1
lea rbp, [rdx+r12]
cmovc rbp, rdx
adc rbx, 0
cmovs r8, r14
sarx r10, r8, r15
cmovs rcx, rdx
mov r9, rcx
add r9, qword ptr [rdi-64]
mov rsi, rbp
add rsi, qword ptr [rdi-56]
rorx r13, r9, 41
rorx r11, rsi, 42
mov r12, rbp
shl r12, 44
add r12, qword ptr [rdi-40]
rorx rbx, r9, 20
rorx r14, rsi, 21
imul r14, qword ptr [rdi-16]
mov rdx, rcx
shl rdx, 45
imul rbx, qword ptr [rdi-16]
imul r13, qword ptr [rdi+0]
add rdx, qword ptr [rdi-48]
imul r11, qword ptr [rdi+0]
lea r9, [r14+r11]
lea rsi, [r9+r12]
lea r14, [rbx+r13]
lea r11, [r8-1]
ror rsi, 44
vpmuldq zmm12, zmm26, zmm15
vpmuldq zmm5, zmm23, zmmword ptr [rdi+960]
lea r9, [r14+rdx]
ror r9, 45
xor r10, r9
mov r12, rsi
sar r12, 1
vpermq zmm18, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm13, zmm24, zmm18
vpaddq zmm19, zmm27, zmm12
vpaddq zmm17, zmm19, zmm5
vpmuludq zmm20, zmm8, zmmword ptr [rdi+1280]
mov rbx, -2
vpmuludq zmm16, zmm3, zmmword ptr [rdi+1216]
mov r13, -2
vpaddq zmm22, zmm17, zmm13
vpaddq zmm11, zmm22, zmm20
vpaddq zmm1, zmm11, zmm16
lea r14, [r12+r10]
cmovc r14, r12
sub rbx, r8
andn rdx, rsi, rax
cmovnz r11, rbx
sarx r10, r11, r15
lea r8, [r11-1]
shrx rsi, r11, r15
cmovnz r9, r12
mov rax, r9
xor rax, r10
sub r13, r11
mov rdx, -2
vpmuldq zmm0, zmm25, zmmword ptr [rdi+960]
mov rbx, -2
vpaddq zmm21, zmm1, zmm9
vpandq zmm4, zmm21, zmm7
vpsraq zmm2, zmm21, 30
vpmuldq zmm10, zmm26, zmm18
sar r14, 1
lea r12, [r14+rax]
cmovc r12, r14
adc r10, 0
cmovs r8, r13
sarx r11, r8, r15
lea rax, [r8-1]
cmovs r9, r14
xor r11, r9
mov r10, r12
sar r10, 1
vpermq zmm15, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm27, zmm24, zmm15
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1024]
lea r13, [r10+r11]
cmovc r13, r10
sub rdx, r8
andn r14, r12, rsi
cmovnz rax, rdx
sarx r11, rax, r15
shrx r8, rax, r15
lea r12, [rax-1]
cmovnz r9, r10
mov rsi, r9
xor rsi, r11
sub rbx, rax
sar r13, 1
lea r14, [r13+rsi]
cmovc r14, r13
adc r11, 0
cmovs r12, rbx
sarx rdx, r12, r15
lea r10, [r12-1]
cmovs r9, r13
xor rdx, r9
mov rax, r14
sar rax, 1
vpaddq zmm19, zmm0, zmm10
mov rsi, -2
vpaddq zmm5, zmm19, zmm12
mov r11, -2
vpaddq zmm17, zmm5, zmm27
vpmuludq zmm13, zmm3, zmmword ptr [rdi+1280]
vpbroadcastq zmm22, rcx
vpbroadcastq zmm22{k1}, rbp
vpmuludq zmm20, zmm8, zmmword ptr [rdi+1344]
vpaddq zmm11, zmm17, zmm20
vpaddq zmm16, zmm11, zmm13
lea rbx, [rax+rdx]
cmovc rbx, rax
sub rsi, r12
andn r13, r14, r8
cmovnz r10, rsi
sarx rcx, r10, r15
shrx rbp, r10, r15
lea rdx, [r10-1]
cmovnz r9, rax
mov r12, r9
xor r12, rcx
sub r11, r10
vpaddq zmm1, zmm22, zmm29
vpaddq zmm9, zmm16, zmm2
sar rbx, 1
lea r14, [rbx+r12]
cmovc r14, rbx
adc rcx, 0
cmovs rdx, r11
sarx r8, rdx, r15
lea r13, [rdx-1]
cmovs r9, rbx
xor r8, r9
mov rsi, r14
sar rsi, 1
mov rax, -2
mov r10, -2
vpandq zmm21, zmm9, zmm7
vpsllvq zmm18, zmm1, zmm30
vpsravq zmm0, zmm18, zmm31
vpsubq zmm10, zmm28, zmm0
vpsraq zmm19, zmm9, 30
vpmuldq zmm12, zmm26, zmm15
vmovdqa64 zmmword ptr [rdi+192], zmm10
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1024]
vmovdqa64 zmmword ptr [rdi+896], zmm21
lea r12, [rsi+r8]
cmovc r12, rsi
sub r10, rdx
andn rcx, r14, rbp
cmovnz r13, r10
shrx r11, r13, r15
sarx rbx, r13, r15
lea r8, [r13-1]
cmovnz r9, rsi
mov rdx, r9
xor rdx, rbx
sub rax, r13
mov r14, qword ptr [rdi+192]
imul r14, qword ptr [rdi-24]
mov rbp, qword ptr [rdi+200]
imul rbp, qword ptr [rdi-8]
lea rcx, [r14+rbp]
sar r12, 1
lea r10, [r12+rdx]
cmovc r10, r12
adc rbx, 0
cmovs r8, rax
sarx rsi, r8, r15
lea r13, [r8-1]
cmovs r9, r12
xor rsi, r9
mov r14, r10
sar r14, 1
vpermq zmm27, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm17, zmm24, zmm27
mov rbp, -2
vpaddq zmm20, zmm5, zmm12
mov rdx, -2
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1088]
lea rbx, [r14+rsi]
cmovc rbx, r14
sar rcx, 20
sub rbp, r8
andn rax, r10, r11
cmovnz r13, rbp
lea r12, [r13-1]
sarx rsi, r13, r15
shrx r8, r13, r15
cmovnz r9, r14
mov r10, r9
xor r10, rsi
sub rdx, r13
vpaddq zmm13, zmm20, zmm11
vpaddq zmm22, zmm13, zmm17
mov qword ptr [rdi+8], rcx
mov r11, qword ptr [rdi+208]
imul r11, qword ptr [rdi-24]
mov rax, qword ptr [rdi+216]
sar rbx, 1
lea rbp, [rbx+r10]
cmovc rbp, rbx
adc rsi, 0
cmovs r12, rdx
sarx r14, r12, r15
lea r13, [r12-1]
cmovs r9, rbx
xor r14, r9
mov rcx, rbp
sar rcx, 1
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1408]
mov r10, -2
vpaddq zmm2, zmm22, zmm16
vpmuludq zmm1, zmm3, zmmword ptr [rdi+1344]
vpaddq zmm18, zmm2, zmm1
mov rsi, -2
lea rdx, [rcx+r14]
cmovc rdx, rcx
imul rax, qword ptr [rdi-8]
sub r10, r12
andn rbx, rbp, r8
cmovnz r13, r10
shrx r14, r13, r15
lea r12, [r13-1]
sarx rbp, r13, r15
cmovnz r9, rcx
mov r8, r9
xor r8, rbp
lea rbx, [r11+rax]
sar rbx, 20
mov qword ptr [rdi+16], rbx
mov r10, qword ptr [rdi+192]
sub rsi, r13
sar rdx, 1
lea rcx, [rdx+r8]
cmovc rcx, rdx
adc rbp, 0
cmovs r12, rsi
sarx r11, r12, r15
lea rax, [r12-1]
cmovs r9, rdx
xor r11, r9
mov rbx, rcx
sar rbx, 1
mov r13, -2
vpaddq zmm0, zmm18, zmm19
vpsraq zmm9, zmm0, 30
vpandq zmm15, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm15
vpmuldq zmm10, zmm26, zmm27
mov r8, -2
vpmuludq zmm24, zmm3, zmmword ptr [rdi+1408]
lea rbp, [rbx+r11]
cmovc rbp, rbx
sub r13, r12
andn rsi, rcx, r14
cmovnz rax, r13
shrx rdx, rax, r15
lea r11, [rax-1]
sarx r12, rax, r15
cmovnz r9, rbx
mov rcx, r9
xor rcx, r12
sub r8, rax
mov r14, -2
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1088]
vpaddq zmm12, zmm5, zmm10
vpaddq zmm23, zmm12, zmm24
vpaddq zmm20, zmm23, zmm9
vpaddq zmm11, zmm20, zmm6
vpandq zmm13, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm13
mov rsi, -2
sar rbp, 1
lea r13, [rbp+rcx]
cmovc r13, rbp
adc r12, 0
cmovs r11, r8
sarx rbx, r11, r15
lea rax, [r11-1]
cmovs r9, rbp
xor rbx, r9
mov rcx, r13
sar rcx, 1
vpsllq zmm17, zmm15, 20
vpsllq zmm8, zmm13, 50
vpsrlq zmm22, zmm21, 10
lea r12, [rcx+rbx]
cmovc r12, rcx
sub r14, r11
andn r8, r13, rdx
cmovnz rax, r14
sarx rbp, rax, r15
lea rbx, [rax-1]
shrx r11, rax, r15
cmovnz r9, rcx
mov r13, r9
xor r13, rbp
sub rsi, rax
sar r12, 1
lea rdx, [r12+r13]
cmovc rdx, r12
adc rbp, 0
cmovs rbx, rsi
sarx r8, rbx, r15
lea r14, [rbx-1]
cmovs r9, r12
xor r8, r9
mov rcx, rdx
sar rcx, 1
vpsraq zmm16, zmm11, 30
mov rax, -2
vpaddq zmm2, zmm22, zmm17
mov r13, -2
vpaddq zmm1, zmm2, zmm8
vmovdqa64 zmmword ptr [rdi+384], zmm1
vpaddq zmm18, zmm16, zmm14
vpandq zmm19, zmm18, zmmword ptr [rdi+576]
lea rbp, [rcx+r8]
cmovc rbp, rcx
imul r10, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+200]
imul rsi, qword ptr [rdi+400]
lea r12, [r10+rsi]
mov r8, qword ptr [rdi+8]
sar r8, 20
lea r10, [r8+r12]
shl r10, 44
mov qword ptr [rdi+24], r10
mov rsi, qword ptr [rdi+208]
imul rsi, qword ptr [rdi+384]
mov r8, qword ptr [rdi+216]
imul r8, qword ptr [rdi+400]
lea r12, [rsi+r8]
mov r10, qword ptr [rdi+16]
sar r10, 20
lea rsi, [r10+r12]
shl rsi, 44
mov qword ptr [rdi+32], rsi
sub r13, rbx
andn r8, rdx, r11
cmovnz r14, r13
lea r10, [r14-1]
shrx r12, r14, r15
sarx rsi, r14, r15
cmovnz r9, rcx
mov rbx, r9
xor rbx, rsi
sub rax, r14
vmovdqa64 zmmword ptr [rdi+1088], zmm19
mov rdx, -2
sar rbp, 1
lea r11, [rbp+rbx]
cmovc r11, rbp
adc rsi, 0
cmovs r10, rax
sarx r8, r10, r15
lea r13, [r10-1]
cmovs r9, rbp
xor r8, r9
mov rcx, r11
sar rcx, 1
mov r14, -2
vpsraq zmm0, zmm18, 30
vshufi64x2 zmm26{k3}{z}, zmm0, zmm0, 0x44
vpaddq zmm27, zmm4, zmm26
vmovdqa64 zmmword ptr [rdi+832], zmm27
lea rbx, [rcx+r8]
cmovc rbx, rcx
sub rdx, r10
andn rsi, r11, r12
cmovnz r13, rdx
shrx rax, r13, r15
sarx rbp, r13, r15
lea r8, [r13-1]
cmovnz r9, rcx
mov r10, r9
xor r10, rbp
sub r14, r13
sar rbx, 1
lea r11, [rbx+r10]
cmovc r11, rbx
adc rbp, 0
cmovs r8, r14
sarx r12, r8, r15
cmovs r9, rbx
mov rsi, r11
add rsi, qword ptr [rdi-56]
rorx rdx, rsi, 21
mov rcx, r11
shl rcx, 44
mov r13, r9
shl r13, 45
mov r10, r9
add r10, qword ptr [rdi-64]
rorx rbp, rsi, 42
rorx r14, r10, 20
add rcx, qword ptr [rdi-40]
rorx rbx, r10, 41
imul rbx, qword ptr [rdi+32]
imul rdx, qword ptr [rdi+24]
imul rbp, qword ptr [rdi+32]
imul r14, qword ptr [rdi+24]
vpbroadcastq zmm3, r9
vpbroadcastq zmm3{k1}, r11
lea rsi, [rdx+rbp]
add r13, qword ptr [rdi-48]
lea r10, [r14+rbx]
lea r9, [r10+r13]
lea r11, [r8-1]
lea rdx, [rsi+rcx]
ror r9, 45
xor r12, r9
ror rdx, 44
vpaddq zmm25, zmm3, zmm29
vpsllvq zmm5, zmm25, zmm30
mov rbp, rdx
sar rbp, 1
vpsravq zmm10, zmm5, zmm31
vpsubq zmm12, zmm28, zmm10
mov r14, -2
mov rbx, -2
vmovdqa64 zmmword ptr [rdi+256], zmm12
vpunpcklqdq zmm24, zmm12, zmm12
lea r10, [rbp+r12]
cmovc r10, rbp
sub r14, r8
andn r13, rdx, rax
cmovnz r9, rbp
cmovnz r11, r14
sarx rsi, r11, r15
lea rcx, [r11-1]
shrx r12, r11, r15
mov r8, r9
xor r8, rsi
sub rbx, r11
sar r10, 1
lea rdx, [r10+r8]
cmovc rdx, r10
adc rsi, 0
cmovs rcx, rbx
sarx rax, rcx, r15
lea r13, [rcx-1]
cmovs r9, r10
xor rax, r9
mov rbp, rdx
sar rbp, 1
vpunpckhqdq zmm23, zmm12, zmm12
vbroadcasti32x4 zmm9, xmmword ptr [rdi+192]
mov r14, -2
vbroadcasti32x4 zmm20, xmmword ptr [rdi+208]
mov r11, -2
vpmuldq zmm6, zmm24, zmm9
vpmuldq zmm7, zmm23, zmm20
lea r8, [rbp+rax]
cmovc r8, rbp
sub r14, rcx
andn rsi, rdx, r12
cmovnz r13, r14
lea rbx, [r13-1]
shrx r10, r13, r15
sarx rax, r13, r15
cmovnz r9, rbp
mov rcx, r9
xor rcx, rax
sub r11, r13
vpaddq zmm15, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+128], zmm15
sar r8, 1
lea rdx, [r8+rcx]
cmovc rdx, r8
adc rax, 0
cmovs rbx, r11
sarx r12, rbx, r15
lea rsi, [rbx-1]
cmovs r9, r8
xor r12, r9
mov r14, rdx
sar r14, 1
mov rbp, -2
mov r13, qword ptr [rdi+256]
mov rcx, -2
lea rax, [r14+r12]
cmovc rax, r14
sub rbp, rbx
andn r11, rdx, r10
cmovnz rsi, rbp
sarx r8, rsi, r15
shrx r12, rsi, r15
lea rbx, [rsi-1]
cmovnz r9, r14
mov rdx, r9
xor rdx, r8
sub rcx, rsi
imul r13, qword ptr [rdi+8]
sar rax, 1
lea r10, [rax+rdx]
cmovc r10, rax
adc r8, 0
cmovs rbx, rcx
lea r11, [rbx-1]
sarx rbp, rbx, r15
cmovs r9, rax
xor rbp, r9
mov r14, r10
sar r14, 1
mov rsi, -2
mov rdx, qword ptr [rdi+264]
mov r8, -2
lea rcx, [r14+rbp]
cmovc rcx, r14
imul rdx, qword ptr [rdi+16]
sub rsi, rbx
andn rax, r10, r12
cmovnz r11, rsi
sarx rbp, r11, r15
shrx rbx, r11, r15
lea r10, [r11-1]
cmovnz r9, r14
mov r12, r9
xor r12, rbp
sub r8, r11
lea rax, [r13+rdx]
sar rax, 20
mov rsi, qword ptr [rdi+128]
sar rcx, 1
lea r14, [rcx+r12]
cmovc r14, rcx
adc rbp, 0
cmovs r10, r8
sarx r11, r10, r15
lea r13, [r10-1]
cmovs r9, rcx
xor r11, r9
mov rdx, r14
sar rdx, 1
mov r12, -2
mov rbp, -2
lea r8, [rdx+r11]
cmovc r8, rdx
imul rsi, qword ptr [rdi+384]
sub r12, r10
andn rcx, r14, rbx
cmovnz r13, r12
sarx r11, r13, r15
shrx r10, r13, r15
lea r14, [r13-1]
cmovnz r9, rdx
mov rbx, r9
xor rbx, r11
sub rbp, r13
mov rcx, qword ptr [rdi+136]
imul rcx, qword ptr [rdi+400]
lea r12, [rsi+rcx]
sar r8, 1
lea rdx, [r8+rbx]
cmovc rdx, r8
adc r11, 0
cmovs r14, rbp
sarx r13, r14, r15
lea rsi, [r14-1]
cmovs r9, r8
xor r13, r9
mov rcx, rdx
sar rcx, 1
lea rbx, [rax+r12]
mov r11, -2
mov qword ptr [rdi-112], rbx
mov rbp, -2
lea r8, [rcx+r13]
cmovc r8, rcx
sub r11, r14
andn rax, rdx, r10
cmovnz r9, rcx
cmovnz rsi, r11
shrx r12, rsi, r15
sarx r13, rsi, r15
lea r14, [rsi-1]
mov rdx, r9
xor rdx, r13
sub rbp, rsi
sar rbx, 20
shl rbx, 44
mov qword ptr [rdi+40], rbx
mov r10, -2
sar r8, 1
lea rax, [r8+rdx]
cmovc rax, r8
adc r13, 0
cmovs r14, rbp
lea rcx, [r14-1]
sarx r11, r14, r15
cmovs r9, r8
xor r11, r9
mov rsi, rax
sar rsi, 1
mov rbx, qword ptr [rdi+272]
mov rdx, -2
lea r13, [rsi+r11]
cmovc r13, rsi
sub r10, r14
andn rbp, rax, r12
cmovnz rcx, r10
sarx r8, rcx, r15
shrx r11, rcx, r15
lea r14, [rcx-1]
cmovnz r9, rsi
mov rax, r9
xor rax, r8
sub rdx, rcx
imul rbx, qword ptr [rdi+8]
mov r12, qword ptr [rdi+280]
imul r12, qword ptr [rdi+16]
lea rbp, [rbx+r12]
sar r13, 1
lea r10, [r13+rax]
cmovc r10, r13
adc r8, 0
cmovs r14, rdx
sarx rsi, r14, r15
lea rcx, [r14-1]
cmovs r9, r13
xor rsi, r9
mov rbx, r10
sar rbx, 1
mov r12, -2
mov rax, -2
lea r8, [rbx+rsi]
cmovc r8, rbx
sub r12, r14
andn rdx, r10, r11
cmovnz rcx, r12
shrx r13, rcx, r15
lea rsi, [rcx-1]
sarx r14, rcx, r15
cmovnz r9, rbx
mov r10, r9
xor r10, r14
sub rax, rcx
sar rbp, 20
sar r8, 1
lea r11, [r8+r10]
cmovc r11, r8
adc r14, 0
cmovs rsi, rax
sarx rdx, rsi, r15
lea r12, [rsi-1]
cmovs r9, r8
xor rdx, r9
mov rbx, r11
sar rbx, 1
mov rcx, qword ptr [rdi+144]
mov r10, -2
mov r14, -2
lea rax, [rbx+rdx]
cmovc rax, rbx
imul rcx, qword ptr [rdi+384]
sub r10, rsi
andn r8, r11, r13
cmovnz r12, r10
sarx rdx, r12, r15
shrx rsi, r12, r15
lea r11, [r12-1]
cmovnz r9, rbx
mov r13, r9
xor r13, rdx
mov r8, qword ptr [rdi+152]
imul r8, qword ptr [rdi+400]
sub r14, r12
lea r10, [rcx+r8]
lea rbx, [rbp+r10]
mov r12, -2
sar rax, 1
lea rcx, [rax+r13]
cmovc rcx, rax
adc rdx, 0
cmovs r11, r14
sarx r8, r11, r15
lea rbp, [r11-1]
cmovs r9, rax
xor r8, r9
mov r10, rcx
sar r10, 1
mov qword ptr [rdi-104], rbx
mov r13, -2
lea rdx, [r10+r8]
cmovc rdx, r10
sar rbx, 20
sub r12, r11
andn r14, rcx, rsi
cmovnz r9, r10
cmovnz rbp, r12
lea rax, [rbp-1]
sarx r8, rbp, r15
shrx r11, rbp, r15
mov rcx, r9
xor rcx, r8
shl rbx, 44
sub r13, rbp
mov qword ptr [rdi+48], rbx
sar rdx, 1
lea rsi, [rdx+rcx]
cmovc rsi, rdx
adc r8, 0
cmovs rax, r13
sarx r14, rax, r15
cmovs r9, rdx
mov qword ptr [rdi-120], rsi
mov r10, r9
add r10, qword ptr [rdi-64]
mov qword ptr [rdi-128], r9
shl r9, 45
rorx r12, r10, 41
mov rbp, rsi
shl rbp, 44
add rbp, qword ptr [rdi-40]
add rsi, qword ptr [rdi-56]
rorx rbx, rsi, 21
imul rbx, qword ptr [rdi+40]
rorx rcx, rsi, 42
imul r12, qword ptr [rdi+48]
imul rcx, qword ptr [rdi+48]
rorx r8, r10, 20
imul r8, qword ptr [rdi+40]
add r9, qword ptr [rdi-48]
lea r13, [r8+r12]
lea rdx, [rbx+rcx]
lea rsi, [r13+r9]
lea r10, [rdx+rbp]
ror r10, 44
ror rsi, 45
mov rbx, r10
mov rcx, rsi
mov rdx, rax
mov rsi, r14
mov rbp, r11
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
