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
// Length: 18 limbs of 30 bits; 1099 instructions a round, 720 for its steps (form: carry).
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
lea rax, [rdx-1]
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
mov rbp, -2
sub rbp, rdx
mov r8, rcx
xor r8, rsi
sar rbx, 1
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
lea r9, [rbx+r8]
mov r10, -2
vpandq zmm10, zmm8, zmm7
cmovc r9, rbx
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
adc rsi, 0
cmovs rax, rbp
lea r11, [rax-1]
sarx r12, rax, r15
cmovs rcx, rbx
sub r10, rax
vpmuldq zmm14, zmm5, zmm10
mov r13, -2
mov r14, rcx
xor r14, r12
sar r9, 1
lea rdx, [r9+r14]
cmovc rdx, r9
adc r12, 0
cmovs r11, r10
sarx r8, r11, r15
lea rsi, [r11-1]
cmovs rcx, r9
sub r13, r11
mov rbp, rcx
xor rbp, r8
sar rdx, 1
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
lea rbx, [rdx+rbp]
vpmuldq zmm17, zmm5, zmm12
mov rax, -2
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
cmovc rbx, rdx
vpsraq zmm20, zmm16, 30
adc r8, 0
cmovs rsi, r13
lea r14, [rsi-1]
sarx r12, rsi, r15
cmovs rcx, rdx
sub rax, rsi
vpaddq zmm21, zmm19, zmm20
mov r10, -2
mov r9, rcx
xor r9, r12
sar rbx, 1
lea r11, [rbx+r9]
cmovc r11, rbx
vpandq zmm22, zmm16, zmm7
adc r12, 0
cmovs r14, rax
sarx rbp, r14, r15
lea r8, [r14-1]
cmovs rcx, rbx
sub r10, r14
mov r13, rcx
xor r13, rbp
sar r11, 1
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
vpermq zmm25, zmm21, 0xf0
lea rdx, [r11+r13]
vpermq zmm26, zmm21, 0xa5
mov rsi, -2
cmovc rdx, r11
mov r9, qword ptr [rdi+320]
adc rbp, 0
cmovs r8, r10
lea r12, [r8-1]
sarx rax, r8, r15
cmovs rcx, r11
sub rsi, r8
imul r9, qword ptr [rdi-112]
mov rbx, qword ptr [rdi+328]
imul rbx, qword ptr [rdi-104]
mov r14, -2
mov r13, rcx
xor r13, rax
sar rdx, 1
lea rbp, [rdx+r13]
cmovc rbp, rdx
lea r10, [r9+rbx]
adc rax, 0
cmovs r12, rsi
sarx r11, r12, r15
lea r8, [r12-1]
cmovs rcx, rdx
sub r14, r12
mov r13, rcx
xor r13, r11
sar rbp, 1
lea r9, [rbp+r13]
vpmuldq zmm27, zmm23, zmmword ptr [rdi+832]
mov rbx, -2
cmovc r9, rbp
vpermq zmm0, zmmword ptr [rdi+832], 0x4e
adc r11, 0
cmovs r8, r14
lea rax, [r8-1]
sarx rsi, r8, r15
cmovs rcx, rbp
sar r10, 20
and r10, qword ptr [rdi-32]
mov qword ptr [rdi-24], r10
shr r10, 20
sub rbx, r8
shl r10, 44
mov qword ptr [rdi-16], r10
vpmuldq zmm1, zmm24, zmm0
mov rdx, qword ptr [rdi+336]
imul rdx, qword ptr [rdi-112]
mov r12, qword ptr [rdi+344]
mov r13, -2
mov r11, rcx
xor r11, rsi
sar r9, 1
lea r14, [r9+r11]
cmovc r14, r9
adc rsi, 0
cmovs rax, rbx
sarx rbp, rax, r15
lea r8, [rax-1]
cmovs rcx, r9
sub r13, rax
imul r12, qword ptr [rdi-104]
mov r10, rcx
xor r10, rbp
sar r14, 1
vpaddq zmm2, zmm27, zmm1
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
vpandq zmm4, zmm3, zmm7
lea r11, [r14+r10]
lea rsi, [rdx+r12]
mov rbx, -2
cmovc r11, r14
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1408]
vpaddq zmm10, zmm2, zmm9
adc rbp, 0
cmovs r8, r13
lea r9, [r8-1]
sarx rax, r8, r15
cmovs rcx, r14
sar rsi, 20
sub rbx, r8
and rsi, qword ptr [rdi-32]
mov qword ptr [rdi-8], rsi
mov r10, -2
mov rdx, rcx
xor rdx, rax
sar r11, 1
lea r12, [r11+rdx]
cmovc r12, r11
vpsraq zmm11, zmm10, 30
adc rax, 0
cmovs r9, rbx
sarx rbp, r9, r15
lea r13, [r9-1]
cmovs rcx, r11
sub r10, r9
mov r14, rcx
xor r14, rbp
sar r12, 1
vpmuldq zmm14, zmm25, zmmword ptr [rdi+832]
vpandq zmm15, zmm10, zmm7
vshufi64x2 zmm5{k2}{z}, zmm15, zmm15, 0x0e
lea r8, [r12+r14]
mov rdx, -2
cmovc r8, r12
vpmuldq zmm12, zmm26, zmm0
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
adc rbp, 0
cmovs r13, r10
lea rax, [r13-1]
sarx rbx, r13, r15
cmovs rcx, r12
shr rsi, 20
shl rsi, 44
mov qword ptr [rdi+0], rsi
sub rdx, r13
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
mov r11, -2
mov r9, rcx
xor r9, rbx
sar r8, 1
lea r14, [r8+r9]
cmovc r14, r8
vpaddq zmm17, zmm14, zmm12
adc rbx, 0
cmovs rax, rdx
sarx rbp, rax, r15
lea r10, [rax-1]
cmovs rcx, r8
sub r11, rax
mov r12, rcx
xor r12, rbp
sar r14, 1
vpmuldq zmm18, zmm24, zmm6
vpaddq zmm19, zmm17, zmm13
lea rsi, [r14+r12]
vpaddq zmm20, zmm19, zmm18
mov r13, -2
cmovc rsi, r14
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1472]
vpaddq zmm22, zmm20, zmm16
adc rbp, 0
cmovs r10, r11
lea r9, [r10-1]
sarx rbx, r10, r15
cmovs rcx, r14
sub r13, r10
vpaddq zmm21, zmm22, zmm11
vpmuludq zmm27, zmm21, zmmword ptr [rdi+768]
mov rdx, -2
mov r8, rcx
xor r8, rbx
sar rsi, 1
lea rax, [rsi+r8]
cmovc rax, rsi
adc rbx, 0
cmovs r9, r13
sarx r12, r9, r15
lea rbp, [r9-1]
cmovs rcx, rsi
sub rdx, r9
mov r11, rcx
xor r11, r12
sar rax, 1
vpandq zmm1, zmm27, zmm7
lea r14, [rax+r11]
vshufi64x2 zmm3, zmm1, zmm1, 0x44
mov r10, -2
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1408]
cmovc r14, rax
vpaddq zmm2, zmm21, zmm4
vpsraq zmm9, zmm2, 30
adc r12, 0
cmovs rbp, rdx
lea r8, [rbp-1]
sarx rbx, rbp, r15
cmovs rcx, rax
sub r10, rbp
mov r13, -2
mov rsi, rcx
xor rsi, rbx
sar r14, 1
lea r9, [r14+rsi]
cmovc r9, r14
vpmuldq zmm10, zmm26, zmm6
adc rbx, 0
cmovs r8, r10
sarx r11, r8, r15
lea r12, [r8-1]
cmovs rcx, r14
sub r13, r8
mov rdx, rcx
xor rdx, r11
sar r9, 1
vpandq zmm15, zmm2, zmm7
vshufi64x2 zmm0{k2}{z}, zmm15, zmm15, 0x0e
vpmuldq zmm14, zmm25, zmmword ptr [rdi+896]
lea rax, [r9+rdx]
mov rbp, -2
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
cmovc rax, r9
vpmuldq zmm17, zmm23, zmmword ptr [rdi+960]
adc r11, 0
cmovs r12, r13
lea rsi, [r12-1]
sarx rbx, r12, r15
cmovs rcx, r9
sub rbp, r12
vpaddq zmm13, zmm14, zmm10
mov r10, -2
mov r14, rcx
xor r14, rbx
sar rax, 1
lea r8, [rax+r14]
cmovc r8, rax
adc rbx, 0
cmovs rsi, rbp
sarx rdx, rsi, r15
lea r11, [rsi-1]
cmovs rcx, rax
sub r10, rsi
mov r13, rcx
xor r13, rdx
sar r8, 1
vpmuldq zmm19, zmm24, zmm12
vpaddq zmm18, zmm13, zmm17
vpaddq zmm20, zmm18, zmm19
lea r9, [r8+r13]
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1536]
vpaddq zmm22, zmm20, zmm16
mov r12, -2
cmovc r9, r8
vpmuludq zmm11, zmm3, zmmword ptr [rdi+1472]
adc rdx, 0
cmovs r11, r10
lea r14, [r11-1]
sarx rbx, r11, r15
cmovs rcx, r8
sub r12, r11
vpaddq zmm27, zmm22, zmm11
mov rbp, rcx
xor rbp, rbx
sar r9, 1
lea rax, [r9+rbp]
cmovc rax, r9
vpaddq zmm1, zmm27, zmm9
adc rbx, 0
cmovs r14, r12
sarx rsi, r14, r15
cmovs rcx, r9
vpbroadcastq zmm21, rcx
vpbroadcastq zmm21{k1}, rax
vpaddq zmm4, zmm21, zmm29
vpsllvq zmm6, zmm4, zmm30
vpsravq zmm2, zmm6, zmm31
vpsubq zmm15, zmm28, zmm2
vpsraq zmm14, zmm1, 30
mov r13, rax
add r13, qword ptr [rdi-56]
mov rdx, rcx
shl rdx, 45
vpandq zmm10, zmm1, zmm7
add rcx, qword ptr [rdi-64]
rorx r10, rcx, 20
shl rax, 44
vmovdqa64 zmmword ptr [rdi+192], zmm15
vpmuldq zmm13, zmm25, zmmword ptr [rdi+960]
rorx r8, r13, 21
rorx r11, r13, 42
mov rbp, qword ptr [rdi+192]
rorx rbx, rcx, 41
add rax, qword ptr [rdi-40]
add rdx, qword ptr [rdi-48]
vpmuldq zmm17, zmm26, zmm12
imul r8, qword ptr [rdi-16]
imul r11, qword ptr [rdi+0]
imul rbp, qword ptr [rdi-24]
imul r10, qword ptr [rdi-16]
imul rbx, qword ptr [rdi+0]
vpermq zmm18, zmmword ptr [rdi+1024], 0x4e
mov r12, qword ptr [rdi+200]
lea r9, [r14-1]
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1024]
imul r12, qword ptr [rdi-8]
vpmuldq zmm20, zmm24, zmm18
lea r13, [rbp+r12]
mov rcx, -2
lea rbp, [r8+r11]
sar r13, 20
lea r12, [r10+rbx]
sub rcx, r14
mov qword ptr [rdi+8], r13
lea r8, [rbp+rax]
lea r11, [r12+rdx]
mov r10, qword ptr [rdi+208]
vpaddq zmm16, zmm13, zmm17
vpaddq zmm22, zmm16, zmm19
vpaddq zmm11, zmm22, zmm20
ror r8, 44
ror r11, 45
mov rbx, r11
xor rbx, rsi
sar r8, 1
lea r14, [r8+rbx]
vpmuludq zmm27, zmm8, zmmword ptr [rdi+1600]
mov r13, -2
cmovc r14, r8
vpaddq zmm9, zmm11, zmm27
vpmuludq zmm21, zmm3, zmmword ptr [rdi+1536]
adc rsi, 0
cmovs r9, rcx
lea rbp, [r9-1]
sarx rax, r9, r15
cmovs r11, r8
imul r10, qword ptr [rdi-24]
mov r12, qword ptr [rdi+216]
sub r13, r9
imul r12, qword ptr [rdi-8]
lea rdx, [r10+r12]
sar rdx, 20
vpaddq zmm4, zmm9, zmm21
mov rbx, -2
mov rsi, r11
xor rsi, rax
sar r14, 1
lea rcx, [r14+rsi]
cmovc rcx, r14
mov qword ptr [rdi+16], rdx
adc rax, 0
cmovs rbp, r13
sarx r8, rbp, r15
lea r9, [rbp-1]
cmovs r11, r14
sub rbx, rbp
mov r10, r11
xor r10, r8
sar rcx, 1
mov r12, qword ptr [rdi+192]
vpaddq zmm6, zmm4, zmm14
vpsraq zmm2, zmm6, 30
lea rsi, [rcx+r10]
vpandq zmm1, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+896], zmm1
mov rdx, -2
cmovc rsi, rcx
vpmuldq zmm15, zmm25, zmmword ptr [rdi+1024]
adc r8, 0
cmovs r9, rbx
lea rax, [r9-1]
sarx r13, r9, r15
cmovs r11, rcx
sub rdx, r9
vpmuldq zmm12, zmm26, zmm18
vpermq zmm13, zmmword ptr [rdi+1088], 0x4e
mov r14, -2
mov rbp, r11
xor rbp, r13
sar rsi, 1
lea r10, [rsi+rbp]
cmovc r10, rsi
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1088]
adc r13, 0
cmovs rax, rdx
sarx r8, rax, r15
lea rbx, [rax-1]
cmovs r11, rsi
sub r14, rax
mov rcx, r11
xor rcx, r8
sar r10, 1
vpaddq zmm16, zmm15, zmm12
lea r9, [r10+rcx]
vpmuldq zmm19, zmm24, zmm13
mov rbp, -2
vpaddq zmm22, zmm16, zmm17
cmovc r9, r10
vpaddq zmm20, zmm22, zmm19
vpmuludq zmm11, zmm8, zmmword ptr [rdi+1664]
adc r8, 0
cmovs rbx, r14
lea r13, [rbx-1]
sarx rdx, rbx, r15
cmovs r11, r10
sub rbp, rbx
vpaddq zmm27, zmm20, zmm11
mov rsi, -2
mov rax, r11
xor rax, rdx
sar r9, 1
lea rcx, [r9+rax]
cmovc rcx, r9
adc rdx, 0
cmovs r13, rbp
sarx r8, r13, r15
lea r14, [r13-1]
cmovs r11, r9
sub rsi, r13
mov r10, r11
xor r10, r8
sar rcx, 1
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1600]
vpaddq zmm21, zmm27, zmm9
lea rbx, [rcx+r10]
vpaddq zmm4, zmm21, zmm2
mov rax, -2
cmovc rbx, rcx
vpsraq zmm14, zmm4, 30
vpandq zmm6, zmm4, zmm7
adc r8, 0
cmovs r14, rsi
lea rdx, [r14-1]
sarx rbp, r14, r15
cmovs r11, rcx
sub rax, r14
vmovdqa64 zmmword ptr [rdi+960], zmm6
mov r9, -2
mov r13, r11
xor r13, rbp
sar rbx, 1
lea r10, [rbx+r13]
cmovc r10, rbx
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1088]
adc rbp, 0
cmovs rdx, rax
sarx r8, rdx, r15
lea rsi, [rdx-1]
cmovs r11, rbx
sub r9, rdx
mov rcx, r11
xor rcx, r8
sar r10, 1
vpmuldq zmm15, zmm26, zmm13
vpermq zmm12, zmmword ptr [rdi+1152], 0x4e
lea r14, [r10+rcx]
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1152]
mov r13, -2
cmovc r14, r10
vpmuldq zmm17, zmm24, zmm12
vpaddq zmm22, zmm18, zmm15
adc r8, 0
cmovs rsi, r9
lea rbp, [rsi-1]
sarx rax, rsi, r15
cmovs r11, r10
sub r13, rsi
vpaddq zmm19, zmm22, zmm16
mov rbx, -2
mov rdx, r11
xor rdx, rax
sar r14, 1
lea rcx, [r14+rdx]
cmovc rcx, r14
vpaddq zmm20, zmm19, zmm17
adc rax, 0
cmovs rbp, r13
sarx r8, rbp, r15
lea r9, [rbp-1]
cmovs r11, r14
sub rbx, rbp
mov r10, r11
xor r10, r8
sar rcx, 1
vpmuludq zmm11, zmm8, zmmword ptr [rdi+1728]
vpaddq zmm27, zmm20, zmm11
lea rsi, [rcx+r10]
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1664]
mov rdx, -2
cmovc rsi, rcx
vpaddq zmm21, zmm27, zmm9
vpaddq zmm2, zmm21, zmm14
adc r8, 0
cmovs r9, rbx
lea rax, [r9-1]
sarx r13, r9, r15
cmovs r11, rcx
sub rdx, r9
vpsraq zmm4, zmm2, 30
mov r14, -2
mov rbp, r11
xor rbp, r13
sar rsi, 1
lea r10, [rsi+rbp]
cmovc r10, rsi
vpandq zmm13, zmm2, zmm7
adc r13, 0
cmovs rax, rdx
sarx r8, rax, r15
lea rbx, [rax-1]
cmovs r11, rsi
sub r14, rax
mov rcx, r11
xor rcx, r8
sar r10, 1
vmovdqa64 zmmword ptr [rdi+1024], zmm13
lea r9, [r10+rcx]
vpsrlq zmm18, zmm1, 10
mov rbp, -2
vpsllq zmm15, zmm6, 20
cmovc r9, r10
vpsllq zmm22, zmm13, 50
vpaddq zmm16, zmm18, zmm15
adc r8, 0
cmovs rbx, r14
lea r13, [rbx-1]
sarx rdx, rbx, r15
cmovs r11, r10
sub rbp, rbx
vpaddq zmm19, zmm16, zmm22
mov rsi, -2
mov rax, r11
xor rax, rdx
sar r9, 1
lea rcx, [r9+rax]
cmovc rcx, r9
adc rdx, 0
cmovs r13, rbp
sarx r8, r13, r15
lea r14, [r13-1]
cmovs r11, r9
sub rsi, r13
mov r10, r11
xor r10, r8
sar rcx, 1
vmovdqa64 zmmword ptr [rdi+384], zmm19
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1152]
lea rbx, [rcx+r10]
vpmuldq zmm20, zmm26, zmm12
mov rax, -2
vpermq zmm11, zmmword ptr [rdi+1216], 0x4e
cmovc rbx, rcx
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1216]
vpmuldq zmm9, zmm24, zmm11
adc r8, 0
cmovs r14, rsi
lea rdx, [r14-1]
sarx rbp, r14, r15
cmovs r11, rcx
imul r12, qword ptr [rdi+384]
mov r9, qword ptr [rdi+200]
imul r9, qword ptr [rdi+400]
lea r13, [r12+r9]
mov r10, qword ptr [rdi+8]
sar r10, 20
lea r8, [r10+r13]
shl r8, 44
mov qword ptr [rdi+24], r8
mov rsi, qword ptr [rdi+208]
imul rsi, qword ptr [rdi+384]
mov rcx, qword ptr [rdi+216]
imul rcx, qword ptr [rdi+400]
lea r12, [rsi+rcx]
mov r9, qword ptr [rdi+16]
sar r9, 20
lea r10, [r9+r12]
shl r10, 44
mov qword ptr [rdi+32], r10
sub rax, r14
vpaddq zmm21, zmm17, zmm20
mov r13, -2
mov r8, r11
xor r8, rbp
sar rbx, 1
lea rsi, [rbx+r8]
cmovc rsi, rbx
adc rbp, 0
cmovs rdx, rax
sarx rcx, rdx, r15
lea r9, [rdx-1]
cmovs r11, rbx
sub r13, rdx
mov r12, r11
xor r12, rcx
sar rsi, 1
vpaddq zmm14, zmm21, zmm27
vpaddq zmm2, zmm14, zmm9
lea r10, [rsi+r12]
vpmuludq zmm1, zmm8, zmmword ptr [rdi+1792]
mov r14, -2
vpaddq zmm6, zmm2, zmm1
cmovc r10, rsi
vpmuludq zmm13, zmm3, zmmword ptr [rdi+1728]
adc rcx, 0
cmovs r9, r13
lea r8, [r9-1]
sarx rbp, r9, r15
cmovs r11, rsi
sub r14, r9
vpaddq zmm18, zmm6, zmm13
mov rax, -2
vpaddq zmm15, zmm18, zmm4
mov rbx, r11
xor rbx, rbp
sar r10, 1
lea rdx, [r10+rbx]
cmovc rdx, r10
adc rbp, 0
cmovs r8, r14
sarx r12, r8, r15
lea rcx, [r8-1]
cmovs r11, r10
sub rax, r8
mov r13, r11
xor r13, r12
sar rdx, 1
vpsraq zmm16, zmm15, 30
vpandq zmm22, zmm15, zmm7
lea rsi, [rdx+r13]
vmovdqa64 zmmword ptr [rdi+1088], zmm22
mov r9, -2
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1216]
cmovc rsi, rdx
vpmuldq zmm12, zmm26, zmm11
adc r12, 0
cmovs rcx, rax
lea rbx, [rcx-1]
sarx rbp, rcx, r15
cmovs r11, rdx
sub r9, rcx
vpermq zmm17, zmmword ptr [rdi+1280], 0x4e
mov r14, r11
xor r14, rbp
sar rsi, 1
lea r10, [rsi+r14]
cmovc r10, rsi
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1280]
adc rbp, 0
cmovs rbx, r9
sarx r8, rbx, r15
cmovs r11, rsi
vpmuldq zmm21, zmm24, zmm17
mov r13, r10
add r13, qword ptr [rdi-56]
mov r12, r11
add r12, qword ptr [rdi-64]
vpaddq zmm27, zmm19, zmm12
mov rax, r10
shl rax, 44
mov rdx, r11
shl rdx, 45
rorx rcx, r13, 21
rorx r14, r13, 42
vpaddq zmm14, zmm27, zmm20
rorx rbp, r12, 20
rorx r9, r12, 41
add rax, qword ptr [rdi-40]
add rdx, qword ptr [rdi-48]
vpaddq zmm9, zmm14, zmm21
imul rcx, qword ptr [rdi+24]
imul r14, qword ptr [rdi+32]
imul rbp, qword ptr [rdi+24]
imul r9, qword ptr [rdi+32]
vpmuludq zmm2, zmm8, zmmword ptr [rdi+1856]
lea rsi, [rbx-1]
vpaddq zmm1, zmm9, zmm2
vpmuludq zmm6, zmm3, zmmword ptr [rdi+1792]
mov r13, -2
lea r12, [rcx+r14]
lea rcx, [rbp+r9]
sub r13, rbx
vpaddq zmm13, zmm1, zmm6
lea r14, [r12+rax]
lea rbp, [rcx+rdx]
vpaddq zmm18, zmm13, zmm16
ror r14, 44
ror rbp, 45
mov r9, rbp
xor r9, r8
sar r14, 1
lea rbx, [r14+r9]
vpsraq zmm4, zmm18, 30
mov r12, -2
vpandq zmm15, zmm18, zmm7
cmovc rbx, r14
vmovdqa64 zmmword ptr [rdi+1152], zmm15
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1280]
adc r8, 0
cmovs rsi, r13
lea rax, [rsi-1]
sarx rcx, rsi, r15
cmovs rbp, r14
sub r12, rsi
vpmuldq zmm11, zmm26, zmm17
mov rdx, -2
mov r9, rbp
xor r9, rcx
sar rbx, 1
lea r8, [rbx+r9]
cmovc r8, rbx
adc rcx, 0
cmovs rax, r12
sarx r13, rax, r15
lea r14, [rax-1]
cmovs rbp, rbx
sub rdx, rax
mov rsi, rbp
xor rsi, r13
sar r8, 1
vpermq zmm19, zmmword ptr [rdi+1344], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1344]
lea r9, [r8+rsi]
vpmuldq zmm27, zmm24, zmm19
mov rcx, -2
vpaddq zmm20, zmm22, zmm11
cmovc r9, r8
vpbroadcastq zmm14, r11
vpaddq zmm21, zmm20, zmm12
vpbroadcastq zmm14{k1}, r10
vpaddq zmm9, zmm14, zmm29
vpaddq zmm2, zmm21, zmm27
adc r13, 0
cmovs r14, rdx
lea r12, [r14-1]
sarx rbx, r14, r15
cmovs rbp, r8
sub rcx, r14
vpsllvq zmm1, zmm9, zmm30
vpmuludq zmm6, zmm8, zmmword ptr [rdi+1920]
mov rax, -2
mov rsi, rbp
xor rsi, rbx
sar r9, 1
lea r11, [r9+rsi]
cmovc r11, r9
vpsravq zmm13, zmm1, zmm31
adc rbx, 0
cmovs r12, rcx
sarx r10, r12, r15
lea r13, [r12-1]
cmovs rbp, r9
sub rax, r12
mov rdx, rbp
xor rdx, r10
sar r11, 1
vpaddq zmm16, zmm2, zmm6
vpsubq zmm18, zmm28, zmm13
vpmuludq zmm15, zmm3, zmmword ptr [rdi+1856]
vmovdqa64 zmmword ptr [rdi+256], zmm18
lea r8, [r11+rdx]
vpaddq zmm17, zmm16, zmm15
vpunpcklqdq zmm23, zmm18, zmm18
mov r14, -2
vpaddq zmm24, zmm17, zmm4
cmovc r8, r11
vpunpckhqdq zmm22, zmm18, zmm18
vbroadcasti32x4 zmm11, xmmword ptr [rdi+192]
vpsraq zmm20, zmm24, 30
vbroadcasti32x4 zmm12, xmmword ptr [rdi+208]
adc r10, 0
cmovs r13, rax
lea rsi, [r13-1]
sarx rbx, r13, r15
cmovs rbp, r11
sub r14, r13
vpandq zmm14, zmm24, zmm7
vpmuldq zmm21, zmm23, zmm11
mov rcx, -2
mov r9, rbp
xor r9, rbx
sar r8, 1
lea r12, [r8+r9]
cmovc r12, r8
vmovdqa64 zmmword ptr [rdi+1216], zmm14
vpmuldq zmm27, zmm22, zmm12
adc rbx, 0
cmovs rsi, r14
sarx rdx, rsi, r15
lea r10, [rsi-1]
cmovs rbp, r8
sub rcx, rsi
mov rax, rbp
xor rax, rdx
sar r12, 1
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1344]
vpaddq zmm8, zmm21, zmm27
vmovdqa64 zmmword ptr [rdi+128], zmm8
vpmuldq zmm1, zmm26, zmm19
lea r11, [r12+rax]
vpaddq zmm2, zmm9, zmm1
mov r13, qword ptr [rdi+256]
mov r9, -2
cmovc r11, r12
vpmuludq zmm6, zmm3, zmmword ptr [rdi+1920]
vpaddq zmm13, zmm2, zmm6
adc rdx, 0
cmovs r10, rcx
lea rbx, [r10-1]
sarx r14, r10, r15
cmovs rbp, r12
imul r13, qword ptr [rdi+8]
sub r9, r10
mov r8, qword ptr [rdi+264]
imul r8, qword ptr [rdi+16]
vpaddq zmm16, zmm13, zmm20
lea rsi, [r13+r8]
mov rax, -2
mov rdx, rbp
xor rdx, r14
sar r11, 1
lea rcx, [r11+rdx]
cmovc rcx, r11
vpaddq zmm15, zmm16, zmm5
adc r14, 0
cmovs rbx, r9
sarx r12, rbx, r15
lea r10, [rbx-1]
cmovs rbp, r11
sub rax, rbx
mov r13, rbp
xor r13, r12
sar rcx, 1
vpandq zmm17, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm17
lea r8, [rcx+r13]
vpsraq zmm4, zmm15, 30
mov rdx, -2
cmovc r8, rcx
vpaddq zmm18, zmm4, zmm0
vpandq zmm24, zmm18, zmmword ptr [rdi+576]
adc r12, 0
cmovs r10, rax
lea r14, [r10-1]
sarx r9, r10, r15
cmovs rbp, rcx
sar rsi, 20
mov r11, qword ptr [rdi+128]
imul r11, qword ptr [rdi+384]
mov rbx, qword ptr [rdi+136]
sub rdx, r10
imul rbx, qword ptr [rdi+400]
lea r13, [r11+rbx]
lea r12, [rsi+r13]
vmovdqa64 zmmword ptr [rdi+1344], zmm24
mov qword ptr [rdi-112], r12
mov rax, -2
mov rcx, rbp
xor rcx, r9
sar r8, 1
lea r10, [r8+rcx]
cmovc r10, r8
vpsraq zmm23, zmm18, 30
adc r9, 0
cmovs r14, rdx
sarx r11, r14, r15
lea rbx, [r14-1]
cmovs rbp, r8
sub rax, r14
mov rsi, rbp
xor rsi, r11
sar r10, 1
vshufi64x2 zmm11{k3}{z}, zmm23, zmm23, 0x44
lea r13, [r10+rsi]
vpaddq zmm14, zmm10, zmm11
mov rcx, -2
vmovdqa64 zmmword ptr [rdi+832], zmm14
cmovc r13, r10
adc r11, 0
cmovs rbx, rax
lea r9, [rbx-1]
sarx rdx, rbx, r15
cmovs rbp, r10
sar r12, 20
shl r12, 44
mov qword ptr [rdi+40], r12
mov r8, qword ptr [rdi+272]
sub rcx, rbx
imul r8, qword ptr [rdi+8]
mov r14, qword ptr [rdi+280]
imul r14, qword ptr [rdi+16]
lea rsi, [r8+r14]
mov r11, -2
mov rax, rbp
xor rax, rdx
sar r13, 1
lea r10, [r13+rax]
cmovc r10, r13
adc rdx, 0
cmovs r9, rcx
sarx r12, r9, r15
lea rbx, [r9-1]
cmovs rbp, r13
sub r11, r9
mov r8, rbp
xor r8, r12
sar r10, 1
lea r14, [r10+r8]
mov rax, -2
cmovc r14, r10
adc r12, 0
cmovs rbx, r11
lea rdx, [rbx-1]
sarx rcx, rbx, r15
cmovs rbp, r10
sar rsi, 20
mov r13, qword ptr [rdi+144]
imul r13, qword ptr [rdi+384]
mov r9, qword ptr [rdi+152]
sub rax, rbx
imul r9, qword ptr [rdi+400]
lea r8, [r13+r9]
lea r12, [rsi+r8]
mov r11, -2
mov qword ptr [rdi-104], r12
mov r10, rbp
xor r10, rcx
sar r14, 1
lea rbx, [r14+r10]
cmovc rbx, r14
adc rcx, 0
cmovs rdx, rax
sarx r13, rdx, r15
lea r9, [rdx-1]
cmovs rbp, r14
sub r11, rdx
mov rsi, rbp
xor rsi, r13
sar rbx, 1
lea r8, [rbx+rsi]
mov r10, -2
cmovc r8, rbx
adc r13, 0
cmovs r9, r11
lea rcx, [r9-1]
sarx rax, r9, r15
cmovs rbp, rbx
sar r12, 20
shl r12, 44
mov qword ptr [rdi+48], r12
sub r10, r9
mov r14, -2
mov rdx, rbp
xor rdx, rax
sar r8, 1
lea rsi, [r8+rdx]
cmovc rsi, r8
adc rax, 0
cmovs rcx, r10
sarx r13, rcx, r15
lea r11, [rcx-1]
cmovs rbp, r8
sub r14, rcx
mov rbx, rbp
xor rbx, r13
sar rsi, 1
lea r12, [rsi+rbx]
mov r9, -2
cmovc r12, rsi
adc r13, 0
cmovs r11, r14
lea rdx, [r11-1]
sarx rax, r11, r15
cmovs rbp, rsi
sub r9, r11
mov r10, -2
mov r8, rbp
xor r8, rax
sar r12, 1
lea rcx, [r12+r8]
cmovc rcx, r12
adc rax, 0
cmovs rdx, r9
sarx rbx, rdx, r15
lea r13, [rdx-1]
cmovs rbp, r12
sub r10, rdx
mov r14, rbp
xor r14, rbx
sar rcx, 1
lea rsi, [rcx+r14]
mov r11, -2
cmovc rsi, rcx
adc rbx, 0
cmovs r13, r10
lea r8, [r13-1]
sarx rax, r13, r15
cmovs rbp, rcx
sub r11, r13
mov r9, rbp
xor r9, rax
sar rsi, 1
lea r12, [rsi+r9]
cmovc r12, rsi
adc rax, 0
cmovs r8, r11
sarx rdx, r8, r15
cmovs rbp, rsi
mov r14, r12
add r14, qword ptr [rdi-56]
rorx rbx, r14, 21
mov r10, rbp
add r10, qword ptr [rdi-64]
rorx rcx, r14, 42
mov r13, r12
shl r13, 44
mov qword ptr [rdi-128], rbp
mov qword ptr [rdi-120], r12
rorx r9, r10, 20
add r13, qword ptr [rdi-40]
imul rbx, qword ptr [rdi+40]
imul rcx, qword ptr [rdi+48]
imul r9, qword ptr [rdi+40]
rorx rax, r10, 41
imul rax, qword ptr [rdi+48]
shl rbp, 45
add rbp, qword ptr [rdi-48]
lea r11, [r9+rax]
lea rsi, [rbx+rcx]
lea r14, [rsi+r13]
lea r12, [r11+rbp]
ror r14, 44
ror r12, 45
mov rbx, r14
mov rcx, r12
mov rsi, rdx
mov rdx, r8
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
