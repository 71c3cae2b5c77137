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
// Length: 10 limbs of 30 bits; 1065 instructions a round, 750 for its steps (form: select+carry).
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
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
mov rax, rbx
sar rax, 1
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
lea r8, [rdx-1]
vpsubq zmm4, zmm28, zmm3
mov r9, -2
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
mov r10, -2
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
lea r11, [rax+rsi]
cmovc r11, rax
sub r9, rdx
andn r12, rbx, rbp
cmovnz r8, r9
sarx r13, r8, r15
lea r14, [r8-1]
cmovnz rcx, rax
mov rsi, rcx
xor rsi, r13
sub r10, r8
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
mov rdx, -2
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
sar r11, 1
lea rbx, [r11+rsi]
cmovc rbx, r11
adc r13, 0
cmovs r14, r10
shrx rbp, r14, r15
lea r12, [r14-1]
sarx r9, r14, r15
cmovs rcx, r11
xor r9, rcx
mov rax, rbx
sar rax, 1
mov r8, -2
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
lea rsi, [rax+r9]
cmovc rsi, rax
sub rdx, r14
andn r13, rbx, rbp
cmovnz r12, rdx
sarx r10, r12, r15
lea r11, [r12-1]
cmovnz rcx, rax
mov r9, rcx
xor r9, r10
sub r8, r12
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
mov r14, -2
vpmuldq zmm17, zmm5, zmm12
vpermq zmm18, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm19, zmm6, zmm13
mov rbx, -2
vpaddq zmm20, zmm17, zmm19
vpsraq zmm21, zmm16, 30
sar rsi, 1
lea rbp, [rsi+r9]
cmovc rbp, rsi
adc r10, 0
cmovs r11, r8
shrx r13, r11, r15
sarx rdx, r11, r15
lea rax, [r11-1]
cmovs rcx, rsi
xor rdx, rcx
mov r12, rbp
sar r12, 1
lea r9, [r12+rdx]
cmovc r9, r12
sub r14, r11
andn r10, rbp, r13
cmovnz rax, r14
lea r8, [rax-1]
sarx rsi, rax, r15
cmovnz rcx, r12
mov rdx, rcx
xor rdx, rsi
sub rbx, rax
vpaddq zmm22, zmm20, zmm21
vpandq zmm23, zmm16, zmm7
vpermq zmm24, zmm23, 0xf0
vpmuldq zmm25, zmm24, zmmword ptr [rdi+832]
mov r11, -2
sar r9, 1
lea rbp, [r9+rdx]
cmovc rbp, r9
adc rsi, 0
cmovs r8, rbx
shrx r13, r8, r15
sarx r10, r8, r15
lea r14, [r8-1]
cmovs rcx, r9
xor r10, rcx
mov r12, rbp
sar r12, 1
mov rax, -2
vpermq zmm26, zmm23, 0xa5
vpmuldq zmm27, zmm26, zmm18
vpaddq zmm0, zmm25, zmm27
vpmuludq zmm1, zmm0, zmmword ptr [rdi+768]
vpermq zmm2, zmm22, 0xf0
vpandq zmm3, zmm1, zmm7
vshufi64x2 zmm4, zmm3, zmm3, 0x44
vpmuludq zmm8, zmm4, zmmword ptr [rdi+1152]
lea rdx, [r12+r10]
cmovc rdx, r12
sub r11, r8
andn rsi, rbp, r13
cmovnz r14, r11
sarx rbx, r14, r15
lea r9, [r14-1]
cmovnz rcx, r12
mov r10, rcx
xor r10, rbx
sub rax, r14
vpermq zmm9, zmm22, 0xa5
mov r8, qword ptr [rdi+320]
imul r8, qword ptr [rdi-112]
mov rbp, qword ptr [rdi+328]
imul rbp, qword ptr [rdi-104]
mov r13, -2
sar rdx, 1
lea rsi, [rdx+r10]
cmovc rsi, rdx
adc rbx, 0
cmovs r9, rax
shrx r11, r9, r15
sarx r12, r9, r15
lea r14, [r9-1]
cmovs rcx, rdx
xor r12, rcx
mov r10, rsi
sar r10, 1
vpaddq zmm10, zmm0, zmm8
vpandq zmm11, zmm10, zmm7
vpsraq zmm14, zmm10, 30
lea rbx, [r8+rbp]
mov rax, -2
vpmuldq zmm15, zmm9, zmm18
vpermq zmm5, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm12, zmm2, zmmword ptr [rdi+832]
lea rdx, [r10+r12]
cmovc rdx, r10
sar rbx, 20
and rbx, qword ptr [rdi-32]
sub r13, r9
andn r8, rsi, r11
cmovnz r14, r13
sarx rbp, r14, r15
lea r12, [r14-1]
mov qword ptr [rdi-24], rbx
cmovnz rcx, r10
mov r9, rcx
xor r9, rbp
sub rax, r14
shr rbx, 20
mov rsi, -2
sar rdx, 1
lea r11, [rdx+r9]
cmovc r11, rdx
adc rbp, 0
cmovs r12, rax
shrx r8, r12, r15
sarx r13, r12, r15
lea r10, [r12-1]
cmovs rcx, rdx
xor r13, rcx
mov r14, r11
sar r14, 1
vshufi64x2 zmm6{k2}{z}, zmm11, zmm11, 0x0e
vpmuldq zmm13, zmm26, zmm5
vpmuldq zmm17, zmm24, zmmword ptr [rdi+896]
mov r9, -2
vpaddq zmm19, zmm12, zmm15
vpaddq zmm20, zmm19, zmm17
lea rbp, [r14+r13]
cmovc rbp, r14
shl rbx, 44
mov qword ptr [rdi-16], rbx
sub rsi, r12
andn rax, r11, r8
cmovnz r10, rsi
lea rdx, [r10-1]
sarx r13, r10, r15
mov rbx, qword ptr [rdi+336]
cmovnz rcx, r14
mov r12, rcx
xor r12, r13
imul rbx, qword ptr [rdi-112]
mov r11, qword ptr [rdi+344]
imul r11, qword ptr [rdi-104]
sub r9, r10
lea r8, [rbx+r11]
vpmuludq zmm21, zmm4, zmmword ptr [rdi+1216]
sar r8, 20
sar rbp, 1
lea rax, [rbp+r12]
cmovc rax, rbp
adc r13, 0
cmovs rdx, r9
shrx rsi, rdx, r15
sarx r14, rdx, r15
lea r10, [rdx-1]
cmovs rcx, rbp
xor r14, rcx
mov rbx, rax
sar rbx, 1
vpaddq zmm16, zmm20, zmm13
mov r11, -2
mov r12, -2
vpaddq zmm23, zmm16, zmm21
vpaddq zmm25, zmm23, zmm14
lea r13, [rbx+r14]
cmovc r13, rbx
sub r11, rdx
andn r9, rax, rsi
cmovnz r10, r11
sarx rbp, r10, r15
lea r14, [r10-1]
cmovnz rcx, rbx
and r8, qword ptr [rdi-32]
mov qword ptr [rdi-8], r8
mov rdx, rcx
xor rdx, rbp
shr r8, 20
sub r12, r10
shl r8, 44
mov qword ptr [rdi+0], r8
vpmuludq zmm27, zmm25, zmmword ptr [rdi+768]
sar r13, 1
vpandq zmm1, zmm27, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
mov rax, -2
mov rsi, -2
lea r9, [r13+rdx]
cmovc r9, r13
adc rbp, 0
cmovs r14, r12
shrx r11, r14, r15
sarx rbx, r14, r15
cmovs rcx, r13
xor rbx, rcx
mov r10, r9
sar r10, 1
lea r8, [r14-1]
lea rdx, [r10+rbx]
cmovc rdx, r10
sub rax, r14
andn rbp, r9, r11
cmovnz r8, rax
sarx r12, r8, r15
lea r13, [r8-1]
cmovnz rcx, r10
mov rbx, rcx
xor rbx, r12
sub rsi, r8
vpmuludq zmm22, zmm3, zmmword ptr [rdi+1152]
vpaddq zmm0, zmm25, zmm22
vpsraq zmm8, zmm0, 30
mov r14, -2
vpandq zmm10, zmm0, zmm7
sar rdx, 1
lea r9, [rdx+rbx]
cmovc r9, rdx
adc r12, 0
cmovs r13, rsi
shrx r11, r13, r15
sarx rbp, r13, r15
lea rax, [r13-1]
cmovs rcx, rdx
xor rbp, rcx
mov r10, r9
sar r10, 1
vpmuldq zmm18, zmm2, zmmword ptr [rdi+896]
mov r8, -2
lea rbx, [r10+rbp]
cmovc rbx, r10
sub r14, r13
andn r12, r9, r11
cmovnz rax, r14
sarx rsi, rax, r15
lea rdx, [rax-1]
cmovnz rcx, r10
mov rbp, rcx
xor rbp, rsi
sub r8, rax
vshufi64x2 zmm11{k2}{z}, zmm10, zmm10, 0x0e
mov r13, -2
vpmuldq zmm12, zmm24, zmmword ptr [rdi+960]
sar rbx, 1
lea r9, [rbx+rbp]
cmovc r9, rbx
adc rsi, 0
cmovs rdx, r8
shrx r11, rdx, r15
sarx r12, rdx, r15
lea r14, [rdx-1]
cmovs rcx, rbx
xor r12, rcx
mov r10, r9
sar r10, 1
vpermq zmm15, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm19, zmm26, zmm15
vpmuldq zmm17, zmm9, zmm5
vpaddq zmm20, zmm18, zmm17
mov rax, -2
lea rbp, [r10+r12]
cmovc rbp, r10
sub r13, rdx
andn rsi, r9, r11
cmovnz r14, r13
sarx r8, r14, r15
lea rbx, [r14-1]
cmovnz rcx, r10
mov r12, rcx
xor r12, r8
sub rax, r14
vpaddq zmm13, zmm20, zmm12
vpmuludq zmm16, zmm4, zmmword ptr [rdi+1280]
vpmuludq zmm21, zmm3, zmmword ptr [rdi+1216]
sar rbp, 1
lea rdx, [rbp+r12]
cmovc rdx, rbp
adc r8, 0
cmovs rbx, rax
shrx r9, rbx, r15
sarx r11, rbx, r15
cmovs rcx, rbp
mov rsi, rdx
add rsi, qword ptr [rdi-56]
mov r13, rcx
add r13, qword ptr [rdi-64]
rorx r10, r13, 41
mov r14, rdx
shl r14, 44
add r14, qword ptr [rdi-40]
rorx r12, r13, 20
rorx r8, rsi, 21
imul r8, qword ptr [rdi-16]
mov rax, rcx
shl rax, 45
rorx rbp, rsi, 42
vpaddq zmm23, zmm13, zmm19
vpaddq zmm14, zmm23, zmm16
vpaddq zmm27, zmm14, zmm21
imul r12, qword ptr [rdi-16]
imul r10, qword ptr [rdi+0]
add rax, qword ptr [rdi-48]
imul rbp, qword ptr [rdi+0]
lea r13, [r8+rbp]
lea rsi, [r13+r14]
lea r8, [r12+r10]
vpmuldq zmm1, zmm2, zmmword ptr [rdi+960]
ror rsi, 44
lea rbp, [r8+rax]
ror rbp, 45
xor r11, rbp
mov r13, rsi
sar r13, 1
vpaddq zmm25, zmm27, zmm8
vpandq zmm22, zmm25, zmm7
vpsraq zmm0, zmm25, 30
vpmuldq zmm10, zmm9, zmm15
lea r14, [rbx-1]
vpermq zmm5, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm18, zmm26, zmm5
vpmuldq zmm17, zmm24, zmmword ptr [rdi+1024]
mov r12, -2
mov r10, -2
vpaddq zmm20, zmm1, zmm10
vpaddq zmm12, zmm20, zmm17
lea r8, [r13+r11]
cmovc r8, r13
sub r12, rbx
andn rax, rsi, r9
cmovnz r14, r12
sarx r11, r14, r15
lea rbx, [r14-1]
cmovnz rbp, r13
mov rsi, rbp
xor rsi, r11
sub r10, r14
mov r9, -2
vpaddq zmm13, zmm12, zmm18
vpmuludq zmm19, zmm3, zmmword ptr [rdi+1280]
mov rax, -2
vpmuludq zmm23, zmm4, zmmword ptr [rdi+1344]
vpaddq zmm16, zmm13, zmm23
vpaddq zmm14, zmm16, zmm19
sar r8, 1
lea r12, [r8+rsi]
cmovc r12, r8
adc r11, 0
cmovs rbx, r10
shrx r13, rbx, r15
sarx r14, rbx, r15
lea rsi, [rbx-1]
cmovs rbp, r8
xor r14, rbp
mov r11, r12
sar r11, 1
vpaddq zmm21, zmm14, zmm0
lea r10, [r11+r14]
cmovc r10, r11
sub r9, rbx
andn r8, r12, r13
cmovnz rsi, r9
sarx r14, rsi, r15
lea rbx, [rsi-1]
cmovnz rbp, r11
mov r12, rbp
xor r12, r14
sub rax, rsi
vpsraq zmm27, zmm21, 30
sar r10, 1
lea r13, [r10+r12]
cmovc r13, r10
adc r14, 0
cmovs rbx, rax
shrx r8, rbx, r15
lea r9, [rbx-1]
sarx r11, rbx, r15
cmovs rbp, r10
xor r11, rbp
mov rsi, r13
sar rsi, 1
mov r12, -2
vpandq zmm8, zmm21, zmm7
vpmuldq zmm25, zmm9, zmm5
vmovdqa64 zmmword ptr [rdi+896], zmm8
vpmuldq zmm15, zmm2, zmmword ptr [rdi+1024]
mov r14, -2
lea rax, [rsi+r11]
cmovc rax, rsi
sub r12, rbx
andn r10, r13, r8
cmovnz r9, r12
sarx r11, r9, r15
lea rbx, [r9-1]
cmovnz rbp, rsi
mov r13, rbp
xor r13, r11
sub r14, r9
vpbroadcastq zmm1, rcx
vpbroadcastq zmm1{k1}, rdx
vpaddq zmm10, zmm1, zmm29
sar rax, 1
lea r8, [rax+r13]
cmovc r8, rax
adc r11, 0
cmovs rbx, r14
shrx r10, rbx, r15
sarx r12, rbx, r15
cmovs rbp, rax
xor r12, rbp
mov rsi, r8
sar rsi, 1
lea r9, [rbx-1]
vpermq zmm20, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm17, zmm26, zmm20
mov rcx, -2
vpaddq zmm12, zmm15, zmm25
mov rdx, -2
vpmuldq zmm18, zmm24, zmmword ptr [rdi+1088]
vpaddq zmm13, zmm12, zmm18
vpsllvq zmm23, zmm10, zmm30
vpsravq zmm16, zmm23, zmm31
vpsubq zmm19, zmm28, zmm16
vmovdqa64 zmmword ptr [rdi+192], zmm19
lea r13, [rsi+r12]
cmovc r13, rsi
sub rcx, rbx
andn r11, r8, r10
cmovnz r9, rcx
lea r14, [r9-1]
sarx rax, r9, r15
cmovnz rbp, rsi
mov r12, rbp
xor r12, rax
sub rdx, r9
vpaddq zmm14, zmm13, zmm17
mov rbx, -2
mov r8, qword ptr [rdi+192]
imul r8, qword ptr [rdi-24]
mov r10, qword ptr [rdi+200]
imul r10, qword ptr [rdi-8]
lea r11, [r8+r10]
sar r13, 1
lea rcx, [r13+r12]
cmovc rcx, r13
adc rax, 0
cmovs r14, rdx
shrx rsi, r14, r15
sarx r9, r14, r15
cmovs rbp, r13
xor r9, rbp
mov r8, rcx
sar r8, 1
lea r10, [r14-1]
vpmuludq zmm0, zmm4, zmmword ptr [rdi+1408]
mov r12, -2
lea rax, [r8+r9]
cmovc rax, r8
sar r11, 20
sub rbx, r14
andn rdx, rcx, rsi
cmovnz r10, rbx
lea r13, [r10-1]
sarx r9, r10, r15
cmovnz rbp, r8
mov r14, rbp
xor r14, r9
sub r12, r10
mov qword ptr [rdi+8], r11
mov rcx, qword ptr [rdi+208]
imul rcx, qword ptr [rdi-24]
vpmuludq zmm21, zmm3, zmmword ptr [rdi+1344]
mov rsi, qword ptr [rdi+216]
mov rdx, -2
imul rsi, qword ptr [rdi-8]
sar rax, 1
lea rbx, [rax+r14]
cmovc rbx, rax
adc r9, 0
cmovs r13, r12
shrx r8, r13, r15
sarx r10, r13, r15
lea r11, [r13-1]
vpaddq zmm5, zmm14, zmm0
vpaddq zmm1, zmm5, zmm21
cmovs rbp, rax
xor r10, rbp
mov r14, rbx
sar r14, 1
lea r9, [rcx+rsi]
mov r12, -2
vpaddq zmm26, zmm1, zmm27
vpsraq zmm15, zmm26, 30
mov rax, -2
vpandq zmm25, zmm26, zmm7
lea rcx, [r14+r10]
cmovc rcx, r14
sub rdx, r13
andn rsi, rbx, r8
cmovnz r11, rdx
lea r10, [r11-1]
sarx r13, r11, r15
cmovnz rbp, r14
mov rbx, rbp
xor rbx, r13
sar r9, 20
mov qword ptr [rdi+16], r9
mov r8, qword ptr [rdi+192]
sub r12, r11
vmovdqa64 zmmword ptr [rdi+960], zmm25
vpmuldq zmm24, zmm9, zmm20
mov rsi, -2
sar rcx, 1
lea rdx, [rcx+rbx]
cmovc rdx, rcx
adc r13, 0
cmovs r10, r12
shrx r14, r10, r15
sarx r9, r10, r15
cmovs rbp, rcx
xor r9, rbp
lea r11, [r10-1]
mov rbx, rdx
sar rbx, 1
vpmuldq zmm12, zmm2, zmmword ptr [rdi+1088]
vpaddq zmm18, zmm12, zmm24
vpmuludq zmm10, zmm3, zmmword ptr [rdi+1408]
lea r13, [rbx+r9]
cmovc r13, rbx
sub rax, r10
andn r12, rdx, r14
cmovnz r11, rax
sarx rcx, r11, r15
lea r9, [r11-1]
cmovnz rbp, rbx
mov r10, rbp
xor r10, rcx
mov rdx, -2
sub rsi, r11
vpaddq zmm23, zmm18, zmm10
vpaddq zmm16, zmm23, zmm15
vpaddq zmm19, zmm16, zmm6
sar r13, 1
lea r14, [r13+r10]
cmovc r14, r13
adc rcx, 0
cmovs r9, rsi
shrx r12, r9, r15
sarx rax, r9, r15
lea rbx, [r9-1]
cmovs rbp, r13
xor rax, rbp
mov r11, r14
sar r11, 1
mov r10, -2
vpandq zmm13, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm13
lea rcx, [r11+rax]
cmovc rcx, r11
sub rdx, r9
andn rsi, r14, r12
cmovnz rbx, rdx
sarx r13, rbx, r15
lea rax, [rbx-1]
cmovnz rbp, r11
mov r9, rbp
xor r9, r13
sub r10, rbx
vpsllq zmm17, zmm25, 20
vpsllq zmm4, zmm13, 50
sar rcx, 1
lea r14, [rcx+r9]
cmovc r14, rcx
adc r13, 0
cmovs rax, r10
shrx r12, rax, r15
sarx rsi, rax, r15
lea rdx, [rax-1]
cmovs rbp, rcx
xor rsi, rbp
mov r11, r14
sar r11, 1
vpsrlq zmm14, zmm8, 10
mov rbx, -2
mov r9, -2
vpsraq zmm0, zmm19, 30
vpaddq zmm5, zmm14, zmm17
lea r13, [r11+rsi]
cmovc r13, r11
sub r9, rax
andn r10, r14, r12
cmovnz rdx, r9
lea rcx, [rdx-1]
sarx rsi, rdx, r15
cmovnz rbp, r11
mov rax, rbp
xor rax, rsi
sub rbx, rdx
mov r14, -2
vpaddq zmm21, zmm0, zmm11
vpandq zmm1, zmm21, zmmword ptr [rdi+576]
sar r13, 1
lea r12, [r13+rax]
cmovc r12, r13
adc rsi, 0
cmovs rcx, rbx
shrx r10, rcx, r15
sarx r9, rcx, r15
lea r11, [rcx-1]
cmovs rbp, r13
xor r9, rbp
mov rdx, r12
sar rdx, 1
vpaddq zmm27, zmm5, zmm4
vmovdqa64 zmmword ptr [rdi+384], zmm27
mov rax, -2
vmovdqa64 zmmword ptr [rdi+1088], zmm1
lea rsi, [rdx+r9]
cmovc rsi, rdx
imul r8, qword ptr [rdi+384]
mov rbx, qword ptr [rdi+200]
imul rbx, qword ptr [rdi+400]
lea r13, [r8+rbx]
mov r9, qword ptr [rdi+8]
sar r9, 20
lea r8, [r9+r13]
shl r8, 44
mov qword ptr [rdi+24], r8
mov rbx, qword ptr [rdi+208]
imul rbx, qword ptr [rdi+384]
mov r9, qword ptr [rdi+216]
imul r9, qword ptr [rdi+400]
lea r13, [rbx+r9]
mov r8, qword ptr [rdi+16]
sar r8, 20
lea rbx, [r8+r13]
shl rbx, 44
mov qword ptr [rdi+32], rbx
sub r14, rcx
andn r9, r12, r10
cmovnz r11, r14
sarx r8, r11, r15
lea r13, [r11-1]
cmovnz rbp, rdx
mov rbx, rbp
xor rbx, r8
sub rax, r11
sar rsi, 1
lea rcx, [rsi+rbx]
cmovc rcx, rsi
adc r8, 0
cmovs r13, rax
shrx r12, r13, r15
sarx r10, r13, r15
cmovs rbp, rsi
vpbroadcastq zmm26, rbp
vpbroadcastq zmm26{k1}, rcx
mov r9, rcx
add r9, qword ptr [rdi-56]
rorx r14, r9, 21
vpaddq zmm9, zmm26, zmm29
vpsllvq zmm20, zmm9, zmm30
shl rcx, 44
mov rdx, rbp
shl rdx, 45
add rbp, qword ptr [rdi-64]
rorx r11, r9, 42
rorx rbx, rbp, 20
vpsraq zmm2, zmm21, 30
vshufi64x2 zmm12{k3}{z}, zmm2, zmm2, 0x44
vpaddq zmm24, zmm22, zmm12
vmovdqa64 zmmword ptr [rdi+832], zmm24
add rcx, qword ptr [rdi-40]
rorx r8, rbp, 41
imul r8, qword ptr [rdi+32]
imul r14, qword ptr [rdi+24]
imul r11, qword ptr [rdi+32]
vpsravq zmm3, zmm20, zmm31
imul rbx, qword ptr [rdi+24]
vpsubq zmm18, zmm28, zmm3
lea rax, [r14+r11]
add rdx, qword ptr [rdi-48]
lea rsi, [rbx+r8]
vmovdqa64 zmmword ptr [rdi+256], zmm18
lea r9, [rsi+rdx]
lea rbp, [rax+rcx]
vpunpcklqdq zmm10, zmm18, zmm18
ror r9, 45
xor r10, r9
ror rbp, 44
mov r14, rbp
sar r14, 1
vpunpckhqdq zmm23, zmm18, zmm18
vbroadcasti32x4 zmm15, xmmword ptr [rdi+192]
lea r11, [r13-1]
vbroadcasti32x4 zmm16, xmmword ptr [rdi+208]
vpmuldq zmm6, zmm10, zmm15
mov rbx, -2
vpmuldq zmm7, zmm23, zmm16
vpaddq zmm25, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+128], zmm25
mov r8, qword ptr [rdi+256]
mov rsi, -2
lea rdx, [r14+r10]
cmovc rdx, r14
sub rbx, r13
andn rax, rbp, r12
cmovnz r11, rbx
sarx rcx, r11, r15
lea r10, [r11-1]
cmovnz r9, r14
mov r13, r9
xor r13, rcx
sub rsi, r11
imul r8, qword ptr [rdi+8]
sar rdx, 1
lea rbp, [rdx+r13]
cmovc rbp, rdx
adc rcx, 0
cmovs r10, rsi
shrx r12, r10, r15
sarx rax, r10, r15
lea rbx, [r10-1]
cmovs r9, rdx
xor rax, r9
mov r14, rbp
sar r14, 1
mov r11, -2
mov r13, qword ptr [rdi+264]
mov rcx, -2
lea rsi, [r14+rax]
cmovc rsi, r14
sub r11, r10
andn rdx, rbp, r12
cmovnz rbx, r11
lea rax, [rbx-1]
sarx r10, rbx, r15
cmovnz r9, r14
mov rbp, r9
xor rbp, r10
imul r13, qword ptr [rdi+16]
sub rcx, rbx
lea r12, [r8+r13]
sar r12, 20
mov rdx, qword ptr [rdi+128]
mov r11, -2
imul rdx, qword ptr [rdi+384]
sar rsi, 1
lea r14, [rsi+rbp]
cmovc r14, rsi
adc r10, 0
cmovs rax, rcx
shrx rbx, rax, r15
sarx r8, rax, r15
lea r13, [rax-1]
cmovs r9, rsi
xor r8, r9
mov rbp, r14
sar rbp, 1
mov r10, qword ptr [rdi+136]
mov rcx, -2
lea rsi, [rbp+r8]
cmovc rsi, rbp
sub r11, rax
andn r8, r14, rbx
cmovnz r13, r11
sarx rax, r13, r15
lea r14, [r13-1]
cmovnz r9, rbp
mov rbx, r9
xor rbx, rax
imul r10, qword ptr [rdi+400]
lea r8, [rdx+r10]
sub rcx, r13
lea r11, [r12+r8]
mov qword ptr [rdi-112], r11
mov rbp, -2
sar rsi, 1
lea rdx, [rsi+rbx]
cmovc rdx, rsi
adc rax, 0
cmovs r14, rcx
shrx r10, r14, r15
cmovs r9, rsi
lea r13, [r14-1]
sarx r12, r14, r15
xor r12, r9
mov r8, rdx
sar r8, 1
mov rbx, -2
lea rax, [r8+r12]
cmovc rax, r8
sub rbp, r14
andn rcx, rdx, r10
cmovnz r13, rbp
sarx rsi, r13, r15
lea r12, [r13-1]
cmovnz r9, r8
mov r14, r9
xor r14, rsi
sar r11, 20
shl r11, 44
mov qword ptr [rdi+40], r11
sub rbx, r13
mov rdx, qword ptr [rdi+272]
imul rdx, qword ptr [rdi+8]
sar rax, 1
lea r10, [rax+r14]
cmovc r10, rax
adc rsi, 0
cmovs r12, rbx
shrx rcx, r12, r15
sarx rbp, r12, r15
lea r8, [r12-1]
cmovs r9, rax
xor rbp, r9
mov r11, r10
sar r11, 1
mov r13, -2
mov r14, -2
mov rsi, qword ptr [rdi+280]
lea rbx, [r11+rbp]
cmovc rbx, r11
sub r13, r12
andn rax, r10, rcx
cmovnz r8, r13
sarx rbp, r8, r15
lea r12, [r8-1]
cmovnz r9, r11
mov r10, r9
xor r10, rbp
sub r14, r8
imul rsi, qword ptr [rdi+16]
lea rcx, [rdx+rsi]
mov rax, -2
sar rcx, 20
sar rbx, 1
lea r13, [rbx+r10]
cmovc r13, rbx
adc rbp, 0
cmovs r12, r14
shrx r11, r12, r15
sarx r8, r12, r15
lea rdx, [r12-1]
cmovs r9, rbx
xor r8, r9
mov rsi, r13
sar rsi, 1
mov r10, qword ptr [rdi+144]
mov rbp, -2
mov r14, -2
lea rbx, [rsi+r8]
cmovc rbx, rsi
imul r10, qword ptr [rdi+384]
sub rax, r12
andn r8, r13, r11
cmovnz rdx, rax
sarx r12, rdx, r15
lea r13, [rdx-1]
cmovnz r9, rsi
mov r11, r9
xor r11, r12
sub rbp, rdx
mov r8, qword ptr [rdi+152]
imul r8, qword ptr [rdi+400]
lea rax, [r10+r8]
lea rsi, [rcx+rax]
sar rbx, 1
lea rdx, [rbx+r11]
cmovc rdx, rbx
adc r12, 0
cmovs r13, rbp
shrx r10, r13, r15
sarx r8, r13, r15
lea rcx, [r13-1]
cmovs r9, rbx
xor r8, r9
mov rax, rdx
sar rax, 1
mov qword ptr [rdi-104], rsi
mov r11, -2
lea r12, [rax+r8]
cmovc r12, rax
sub r14, r13
andn rbp, rdx, r10
cmovnz rcx, r14
sarx rbx, rcx, r15
lea r8, [rcx-1]
cmovnz r9, rax
mov r13, r9
xor r13, rbx
sar rsi, 20
shl rsi, 44
sub r11, rcx
mov qword ptr [rdi+48], rsi
sar r12, 1
lea rdx, [r12+r13]
cmovc rdx, r12
adc rbx, 0
cmovs r8, r11
shrx r10, r8, r15
sarx rbp, r8, r15
lea r14, [r8-1]
cmovs r9, r12
xor rbp, r9
mov rax, rdx
sar rax, 1
mov rcx, -2
mov rsi, -2
lea r13, [rax+rbp]
cmovc r13, rax
sub rcx, r8
andn rbx, rdx, r10
cmovnz r14, rcx
lea r11, [r14-1]
sarx r12, r14, r15
cmovnz r9, rax
mov rbp, r9
xor rbp, r12
sub rsi, r14
sar r13, 1
lea r8, [r13+rbp]
cmovc r8, r13
adc r12, 0
cmovs r11, rsi
shrx rdx, r11, r15
sarx r10, r11, r15
lea rbx, [r11-1]
cmovs r9, r13
xor r10, r9
mov rcx, r8
sar rcx, 1
mov rax, -2
mov r14, -2
lea rbp, [rcx+r10]
cmovc rbp, rcx
sub rax, r11
andn r12, r8, rdx
cmovnz rbx, rax
sarx rsi, rbx, r15
lea r13, [rbx-1]
cmovnz r9, rcx
mov r10, r9
xor r10, rsi
sub r14, rbx
mov r11, -2
sar rbp, 1
lea r8, [rbp+r10]
cmovc r8, rbp
adc rsi, 0
cmovs r13, r14
shrx rdx, r13, r15
sarx r12, r13, r15
lea rax, [r13-1]
cmovs r9, rbp
xor r12, r9
mov rcx, r8
sar rcx, 1
mov rbx, -2
lea r10, [rcx+r12]
cmovc r10, rcx
sub r11, r13
andn rsi, r8, rdx
cmovnz rax, r11
lea r14, [rax-1]
sarx rbp, rax, r15
cmovnz r9, rcx
mov r12, r9
xor r12, rbp
sub rbx, rax
sar r10, 1
lea r13, [r10+r12]
cmovc r13, r10
adc rbp, 0
cmovs r14, rbx
shrx r8, r14, r15
sarx rdx, r14, r15
mov qword ptr [rdi-120], r13
cmovs r9, r10
mov rsi, r9
add rsi, qword ptr [rdi-64]
mov qword ptr [rdi-128], r9
shl r9, 45
mov r11, r13
add r11, qword ptr [rdi-56]
rorx rcx, r11, 42
rorx rax, rsi, 41
imul rcx, qword ptr [rdi+48]
imul rax, qword ptr [rdi+48]
rorx r12, rsi, 20
imul r12, qword ptr [rdi+40]
rorx rbp, r11, 21
imul rbp, qword ptr [rdi+40]
add r9, qword ptr [rdi-48]
shl r13, 44
add r13, qword ptr [rdi-40]
lea rbx, [r12+rax]
lea r10, [rbp+rcx]
lea rsi, [rbx+r9]
lea r11, [r10+r13]
ror rsi, 45
ror r11, 44
mov rbx, r11
mov rcx, rsi
mov rsi, rdx
mov rdx, r14
mov rbp, r8
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
