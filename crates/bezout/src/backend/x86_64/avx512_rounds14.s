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
// Length: 14 limbs of 30 bits; 1066 instructions a round, 720 for its steps (form: carry).
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
lea rax, [rdx-1]
mov rbp, -2
sub rbp, rdx
mov r8, rcx
xor r8, rsi
sar rbx, 1
lea r9, [rbx+r8]
cmovc r9, rbx
adc rsi, 0
cmovs rax, rbp
lea r10, [rax-1]
mov r11, -2
sarx r12, rax, r15
mov r13, -2
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
mov r14, -2
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
cmovs rcx, rbx
sub r11, rax
mov rdx, rcx
xor rdx, r12
sar r9, 1
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
mov r8, -2
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
lea rsi, [r9+rdx]
cmovc rsi, r9
adc r12, 0
cmovs r10, r11
sarx rbp, r10, r15
lea rbx, [r10-1]
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
mov rax, -2
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
cmovs rcx, r9
sub r13, r10
mov rdx, rcx
xor rdx, rbp
sar rsi, 1
lea r12, [rsi+rdx]
cmovc r12, rsi
adc rbp, 0
cmovs rbx, r13
lea r11, [rbx-1]
sarx r9, rbx, r15
cmovs rcx, rsi
sub r14, rbx
mov r10, rcx
xor r10, r9
sar r12, 1
vpermq zmm25, zmm21, 0xf0
vpermq zmm26, zmm21, 0xa5
mov rdx, qword ptr [rdi+320]
mov rbp, -2
lea r13, [r12+r10]
cmovc r13, r12
adc r9, 0
cmovs r11, r14
sarx rsi, r11, r15
lea rbx, [r11-1]
mov r10, -2
cmovs rcx, r12
sub r8, r11
mov r9, rcx
xor r9, rsi
sar r13, 1
lea r14, [r13+r9]
cmovc r14, r13
adc rsi, 0
cmovs rbx, r8
lea r12, [rbx-1]
sarx r11, rbx, r15
cmovs rcx, r13
sub rax, rbx
imul rdx, qword ptr [rdi-112]
mov r9, qword ptr [rdi+328]
imul r9, qword ptr [rdi-104]
lea rsi, [rdx+r9]
sar rsi, 20
and rsi, qword ptr [rdi-32]
mov qword ptr [rdi-24], rsi
shr rsi, 20
mov r8, rcx
xor r8, r11
sar r14, 1
mov r13, -2
lea rbx, [r14+r8]
cmovc rbx, r14
adc r11, 0
cmovs r12, rax
sarx rdx, r12, r15
lea r9, [r12-1]
mov r8, -2
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm2, zmm0, zmm1
cmovs rcx, r14
sub rbp, r12
mov r11, rcx
xor r11, rdx
sar rbx, 1
lea rax, [rbx+r11]
cmovc rax, rbx
adc rdx, 0
cmovs r9, rbp
lea r14, [r9-1]
sarx r12, r9, r15
cmovs rcx, rbx
shl rsi, 44
sub r10, r9
mov qword ptr [rdi-16], rsi
mov r11, qword ptr [rdi+336]
imul r11, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+344]
imul rdx, qword ptr [rdi-104]
lea rbp, [r11+rdx]
sar rbp, 20
and rbp, qword ptr [rdi-32]
mov qword ptr [rdi-8], rbp
shr rbp, 20
shl rbp, 44
mov qword ptr [rdi+0], rbp
mov rbx, rcx
xor rbx, r12
sar rax, 1
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
vpandq zmm4, zmm3, zmm7
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1280]
vpaddq zmm10, zmm2, zmm9
mov r9, -2
vpsraq zmm11, zmm10, 30
vpandq zmm14, zmm10, zmm7
vpmuldq zmm15, zmm26, zmm27
vshufi64x2 zmm5{k2}{z}, zmm14, zmm14, 0x0e
lea rsi, [rax+rbx]
cmovc rsi, rax
adc r12, 0
cmovs r14, r10
sarx r11, r14, r15
lea rdx, [r14-1]
vpmuldq zmm12, zmm25, zmmword ptr [rdi+832]
mov rbp, -2
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
cmovs rcx, rax
sub r13, r14
mov rbx, rcx
xor rbx, r11
sar rsi, 1
lea r12, [rsi+rbx]
cmovc r12, rsi
adc r11, 0
cmovs rdx, r13
lea r10, [rdx-1]
sarx rax, rdx, r15
cmovs rcx, rsi
sub r8, rdx
mov r14, rcx
xor r14, rax
sar r12, 1
vpmuludq zmm17, zmm8, zmmword ptr [rdi+1344]
vpmuldq zmm18, zmm24, zmm6
mov rbx, -2
vpaddq zmm19, zmm12, zmm15
vpaddq zmm20, zmm19, zmm13
vpaddq zmm16, zmm20, zmm18
vpaddq zmm22, zmm16, zmm17
lea r11, [r12+r14]
cmovc r11, r12
adc rax, 0
cmovs r10, r8
sarx r13, r10, r15
lea rsi, [r10-1]
vpaddq zmm21, zmm22, zmm11
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
mov rdx, -2
cmovs rcx, r12
sub r9, r10
mov r14, rcx
xor r14, r13
sar r11, 1
lea rax, [r11+r14]
cmovc rax, r11
adc r13, 0
cmovs rsi, r9
lea r8, [rsi-1]
sarx r12, rsi, r15
cmovs rcx, r11
sub rbp, rsi
vshufi64x2 zmm3, zmm1, zmm1, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1280]
vpaddq zmm2, zmm21, zmm4
vpsraq zmm9, zmm2, 30
mov r10, rcx
xor r10, r12
sar rax, 1
vpmuldq zmm10, zmm25, zmmword ptr [rdi+896]
vpmuldq zmm27, zmm26, zmm6
vpandq zmm14, zmm2, zmm7
vshufi64x2 zmm12{k2}{z}, zmm14, zmm14, 0x0e
mov r14, -2
vpermq zmm15, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm19, zmm24, zmm15
vpmuldq zmm13, zmm23, zmmword ptr [rdi+960]
lea r13, [rax+r10]
cmovc r13, rax
adc r12, 0
cmovs r8, rbp
sarx r9, r8, r15
lea r11, [r8-1]
mov rsi, -2
vpmuludq zmm20, zmm8, zmmword ptr [rdi+1408]
vpaddq zmm18, zmm10, zmm27
vpaddq zmm16, zmm18, zmm13
vpaddq zmm17, zmm16, zmm19
vpaddq zmm22, zmm17, zmm20
cmovs rcx, rax
sub rbx, r8
mov r10, rcx
xor r10, r9
sar r13, 1
lea r12, [r13+r10]
cmovc r12, r13
adc r9, 0
cmovs r11, rbx
lea rbp, [r11-1]
sarx rax, r11, r15
cmovs rcx, r13
sub rdx, r11
mov r8, rcx
xor r8, rax
sar r12, 1
vpmuludq zmm11, zmm3, zmmword ptr [rdi+1344]
vpaddq zmm0, zmm22, zmm11
mov r10, -2
vpmuldq zmm1, zmm25, zmmword ptr [rdi+960]
vpmuldq zmm21, zmm26, zmm15
vpaddq zmm4, zmm0, zmm9
vpsraq zmm6, zmm4, 30
vpandq zmm2, zmm4, zmm7
vpermq zmm14, zmmword ptr [rdi+1024], 0x4e
lea r9, [r12+r8]
cmovc r9, r12
adc rax, 0
cmovs rbp, rdx
sarx rbx, rbp, r15
lea r13, [rbp-1]
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1024]
mov r11, -2
vpmuludq zmm27, zmm8, zmmword ptr [rdi+1472]
vpmuludq zmm18, zmm3, zmmword ptr [rdi+1408]
cmovs rcx, r12
sub r14, rbp
mov r8, rcx
xor r8, rbx
sar r9, 1
lea rax, [r9+r8]
cmovc rax, r9
adc rbx, 0
cmovs r13, r14
lea rdx, [r13-1]
sarx r12, r13, r15
cmovs rcx, r9
sub rsi, r13
mov rbp, rcx
xor rbp, r12
sar rax, 1
vpaddq zmm13, zmm1, zmm21
vpaddq zmm16, zmm13, zmm10
vpmuldq zmm19, zmm24, zmm14
vpaddq zmm17, zmm16, zmm19
vpaddq zmm20, zmm17, zmm27
vpaddq zmm22, zmm20, zmm18
mov r8, -2
vpaddq zmm11, zmm22, zmm6
vpsraq zmm15, zmm11, 30
vpandq zmm0, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+896], zmm0
lea rbx, [rax+rbp]
cmovc rbx, rax
adc r12, 0
cmovs rdx, rsi
sarx r14, rdx, r15
lea r9, [rdx-1]
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1024]
vpermq zmm4, zmmword ptr [rdi+1088], 0x4e
mov r13, -2
vpmuldq zmm1, zmm26, zmm14
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1088]
cmovs rcx, rax
sub r10, rdx
mov rbp, rcx
xor rbp, r14
sar rbx, 1
lea r12, [rbx+rbp]
cmovc r12, rbx
adc r14, 0
cmovs r9, r10
lea rsi, [r9-1]
sarx rax, r9, r15
cmovs rcx, rbx
sub r11, r9
mov rdx, rcx
xor rdx, rax
sar r12, 1
vpaddq zmm13, zmm9, zmm1
vpmuldq zmm10, zmm24, zmm4
vpaddq zmm16, zmm13, zmm21
vpaddq zmm19, zmm16, zmm10
vpmuludq zmm17, zmm3, zmmword ptr [rdi+1472]
lea rbp, [r12+rdx]
cmovc rbp, r12
adc rax, 0
cmovs rsi, r11
sarx r14, rsi, r15
lea r10, [rsi-1]
vpmuludq zmm27, zmm8, zmmword ptr [rdi+1536]
vpaddq zmm20, zmm19, zmm27
vpaddq zmm18, zmm20, zmm17
vpaddq zmm22, zmm18, zmm15
vpsraq zmm6, zmm22, 30
vpandq zmm11, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+960], zmm11
vpmuldq zmm14, zmm26, zmm4
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1088]
cmovs rcx, r12
sub r8, rsi
mov rbx, rcx
xor rbx, r14
sar rbp, 1
lea r9, [rbp+rbx]
cmovc r9, rbp
adc r14, 0
cmovs r10, r8
lea rdx, [r10-1]
sarx rax, r10, r15
cmovs rcx, rbp
sub r13, r10
mov r11, rcx
xor r11, rax
sar r9, 1
vpermq zmm1, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm13, zmm24, zmm1
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1152]
mov r12, -2
vpaddq zmm16, zmm9, zmm14
vpaddq zmm10, zmm16, zmm21
vpaddq zmm19, zmm10, zmm13
vpmuludq zmm27, zmm8, zmmword ptr [rdi+1600]
lea rsi, [r9+r11]
cmovc rsi, r9
adc rax, 0
cmovs rdx, r13
sarx rbx, rdx, r15
lea r14, [rdx-1]
vpaddq zmm20, zmm19, zmm27
mov r8, -2
vpmuludq zmm17, zmm3, zmmword ptr [rdi+1536]
vpaddq zmm18, zmm20, zmm17
vpaddq zmm15, zmm18, zmm6
vpsraq zmm22, zmm15, 30
cmovs rcx, r9
mov rbp, rcx
add rbp, qword ptr [rdi-64]
mov r10, rcx
shl r10, 45
mov r11, rsi
add r11, qword ptr [rdi-56]
rorx rax, r11, 21
rorx r13, r11, 42
rorx r9, rbp, 20
rorx r11, rbp, 41
add r10, qword ptr [rdi-48]
mov rbp, rsi
shl rbp, 44
imul rax, qword ptr [rdi-16]
imul r13, qword ptr [rdi+0]
add rbp, qword ptr [rdi-40]
imul r11, qword ptr [rdi+0]
imul r9, qword ptr [rdi-16]
lea r9, [r9+r11]
sub r12, rdx
lea r11, [rax+r13]
lea rdx, [r11+rbp]
lea rax, [r9+r10]
ror rdx, 44
ror rax, 45
mov r13, rax
xor r13, rbx
sar rdx, 1
lea r11, [rdx+r13]
cmovc r11, rdx
adc rbx, 0
cmovs r14, r12
lea rbp, [r14-1]
sarx r9, r14, r15
vpandq zmm4, zmm15, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm4
vpsrlq zmm9, zmm0, 10
vpsllq zmm14, zmm11, 20
mov r10, -2
vpsllq zmm16, zmm4, 50
vpaddq zmm21, zmm9, zmm14
vpaddq zmm10, zmm21, zmm16
vmovdqa64 zmmword ptr [rdi+384], zmm10
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1152]
vpmuldq zmm19, zmm26, zmm1
mov r13, -2
vpermq zmm27, zmmword ptr [rdi+1216], 0x4e
cmovs rax, rdx
sub r8, r14
mov rbx, rax
xor rbx, r9
sar r11, 1
vpmuldq zmm20, zmm24, zmm27
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1216]
vpaddq zmm18, zmm13, zmm19
vpbroadcastq zmm6, rcx
vpaddq zmm15, zmm18, zmm17
vpbroadcastq zmm6{k1}, rsi
vpaddq zmm0, zmm15, zmm20
vpaddq zmm11, zmm6, zmm29
vpmuludq zmm4, zmm8, zmmword ptr [rdi+1664]
mov r12, -2
vpaddq zmm9, zmm0, zmm4
vpsllvq zmm14, zmm11, zmm30
vpsravq zmm21, zmm14, zmm31
vpmuludq zmm16, zmm3, zmmword ptr [rdi+1600]
vpaddq zmm10, zmm9, zmm16
vpaddq zmm1, zmm10, zmm22
vpsubq zmm24, zmm28, zmm21
lea rdx, [r11+rbx]
cmovc rdx, r11
adc r9, 0
cmovs rbp, r8
sarx r14, rbp, r15
lea rcx, [rbp-1]
vmovdqa64 zmmword ptr [rdi+192], zmm24
vpsraq zmm23, zmm1, 30
mov rsi, qword ptr [rdi+192]
mov rbx, -2
vpandq zmm13, zmm1, zmm7
vpmuldq zmm19, zmm26, zmm27
vmovdqa64 zmmword ptr [rdi+1088], zmm13
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1216]
cmovs rax, r11
sub r10, rbp
mov r9, rax
xor r9, r14
sar rdx, 1
lea r8, [rdx+r9]
cmovc r8, rdx
adc r14, 0
cmovs rcx, r10
lea r11, [rcx-1]
sarx rbp, rcx, r15
cmovs rax, rdx
sub r13, rcx
imul rsi, qword ptr [rdi-24]
mov r9, rax
xor r9, rbp
sar r8, 1
mov r14, qword ptr [rdi+200]
vpaddq zmm17, zmm18, zmm19
vpmuludq zmm15, zmm3, zmmword ptr [rdi+1664]
vpaddq zmm20, zmm17, zmm15
mov r10, -2
vpaddq zmm6, zmm20, zmm23
vpaddq zmm8, zmm6, zmm5
vpandq zmm0, zmm8, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm0
lea rdx, [r8+r9]
cmovc rdx, r8
adc rbp, 0
cmovs r11, r13
sarx rcx, r11, r15
lea r9, [r11-1]
vpsraq zmm4, zmm8, 30
vpaddq zmm11, zmm4, zmm12
mov rbp, -2
vpandq zmm14, zmm11, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1216], zmm14
cmovs rax, r8
sub r12, r11
mov r13, rax
xor r13, rcx
sar rdx, 1
lea r8, [rdx+r13]
cmovc r8, rdx
adc rcx, 0
cmovs r9, r12
lea r11, [r9-1]
sarx r13, r9, r15
cmovs rax, rdx
sub rbx, r9
imul r14, qword ptr [rdi-8]
lea rcx, [rsi+r14]
sar rcx, 20
mov qword ptr [rdi+8], rcx
mov r12, qword ptr [rdi+208]
imul r12, qword ptr [rdi-24]
mov rdx, qword ptr [rdi+216]
imul rdx, qword ptr [rdi-8]
mov r9, rax
xor r9, r13
sar r8, 1
lea rsi, [r12+rdx]
vpsraq zmm9, zmm11, 30
vshufi64x2 zmm16{k3}{z}, zmm9, zmm9, 0x44
vpaddq zmm10, zmm2, zmm16
vmovdqa64 zmmword ptr [rdi+832], zmm10
mov r14, -2
lea rcx, [r8+r9]
cmovc rcx, r8
adc r13, 0
cmovs r11, rbx
sarx r12, r11, r15
lea rdx, [r11-1]
mov r9, -2
cmovs rax, r8
sub r10, r11
mov r13, rax
xor r13, r12
sar rcx, 1
lea rbx, [rcx+r13]
cmovc rbx, rcx
adc r12, 0
cmovs rdx, r10
lea r8, [rdx-1]
sarx r11, rdx, r15
cmovs rax, rcx
sub rbp, rdx
sar rsi, 20
mov qword ptr [rdi+16], rsi
mov r13, qword ptr [rdi+192]
imul r13, qword ptr [rdi+384]
mov r12, qword ptr [rdi+200]
imul r12, qword ptr [rdi+400]
lea r10, [r13+r12]
mov rcx, qword ptr [rdi+8]
sar rcx, 20
lea rdx, [rcx+r10]
mov rsi, rax
xor rsi, r11
sar rbx, 1
mov r13, -2
lea r12, [rbx+rsi]
cmovc r12, rbx
adc r11, 0
cmovs r8, rbp
sarx rcx, r8, r15
lea r10, [r8-1]
mov rsi, -2
cmovs rax, rbx
sub r14, r8
shl rdx, 44
mov r11, rax
xor r11, rcx
sar r12, 1
lea rbp, [r12+r11]
cmovc rbp, r12
mov qword ptr [rdi+24], rdx
mov rbx, qword ptr [rdi+208]
adc rcx, 0
cmovs r10, r14
lea r8, [r10-1]
sarx r11, r10, r15
cmovs rax, r12
sub r9, r10
imul rbx, qword ptr [rdi+384]
mov rdx, qword ptr [rdi+216]
imul rdx, qword ptr [rdi+400]
lea rcx, [rbx+rdx]
mov r14, qword ptr [rdi+16]
sar r14, 20
lea r12, [r14+rcx]
shl r12, 44
mov r10, rax
xor r10, r11
sar rbp, 1
mov qword ptr [rdi+32], r12
mov rbx, -2
lea rdx, [rbp+r10]
cmovc rdx, rbp
adc r11, 0
cmovs r8, r9
sarx r14, r8, r15
lea rcx, [r8-1]
mov r12, -2
cmovs rax, rbp
sub r13, r8
mov r10, rax
xor r10, r14
sar rdx, 1
lea r11, [rdx+r10]
cmovc r11, rdx
adc r14, 0
cmovs rcx, r13
lea r9, [rcx-1]
sarx rbp, rcx, r15
cmovs rax, rdx
sub rsi, rcx
mov r8, rax
xor r8, rbp
sar r11, 1
mov r10, -2
lea r14, [r11+r8]
cmovc r14, r11
adc rbp, 0
cmovs r9, rsi
sarx r13, r9, r15
lea rdx, [r9-1]
mov rcx, -2
cmovs rax, r11
mov r8, rax
xor r8, r13
sub rbx, r9
sar r14, 1
lea rbp, [r14+r8]
cmovc rbp, r14
adc r13, 0
cmovs rdx, rbx
lea rsi, [rdx-1]
sarx r11, rdx, r15
cmovs rax, r14
sub r12, rdx
mov r9, rax
xor r9, r11
sar rbp, 1
mov r8, -2
lea r13, [rbp+r9]
cmovc r13, rbp
adc r11, 0
cmovs rsi, r12
sarx rbx, rsi, r15
lea r14, [rsi-1]
mov rdx, -2
cmovs rax, rbp
sub r10, rsi
mov r9, rax
xor r9, rbx
sar r13, 1
lea r11, [r13+r9]
cmovc r11, r13
adc rbx, 0
cmovs r14, r10
lea r12, [r14-1]
sarx rbp, r14, r15
cmovs rax, r13
sub rcx, r14
mov rsi, rax
xor rsi, rbp
sar r11, 1
mov r9, -2
lea rbx, [r11+rsi]
cmovc rbx, r11
adc rbp, 0
cmovs r12, rcx
sarx r10, r12, r15
lea r13, [r12-1]
mov r14, -2
cmovs rax, r11
sub r8, r12
mov rsi, rax
xor rsi, r10
sar rbx, 1
lea rbp, [rbx+rsi]
cmovc rbp, rbx
adc r10, 0
cmovs r13, r8
lea rcx, [r13-1]
sarx r11, r13, r15
cmovs rax, rbx
sub rdx, r13
mov r12, rax
xor r12, r11
sar rbp, 1
lea rsi, [rbp+r12]
cmovc rsi, rbp
adc r11, 0
cmovs rcx, rdx
sarx r10, rcx, r15
lea r8, [rcx-1]
cmovs rax, rbp
sub r9, rcx
mov rbx, rax
xor rbx, r10
sar rsi, 1
lea r13, [rsi+rbx]
cmovc r13, rsi
adc r10, 0
cmovs r8, r9
lea r12, [r8-1]
sarx r11, r8, r15
cmovs rax, rsi
sub r14, r8
mov rdx, rax
xor rdx, r11
sar r13, 1
mov rbp, -2
lea rcx, [r13+rdx]
cmovc rcx, r13
adc r11, 0
cmovs r12, r14
sarx rbx, r12, r15
lea r10, [r12-1]
mov r9, -2
cmovs rax, r13
vpbroadcastq zmm22, rax
vpbroadcastq zmm22{k1}, rcx
vpaddq zmm21, zmm22, zmm29
vpsllvq zmm24, zmm21, zmm30
vpsravq zmm1, zmm24, zmm31
vpsubq zmm26, zmm28, zmm1
vmovdqa64 zmmword ptr [rdi+256], zmm26
vpunpcklqdq zmm27, zmm26, zmm26
vpunpckhqdq zmm13, zmm26, zmm26
vbroadcasti32x4 zmm25, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm18, xmmword ptr [rdi+208]
vpmuldq zmm19, zmm27, zmm25
vpmuldq zmm3, zmm13, zmm18
vpaddq zmm17, zmm19, zmm3
vmovdqa64 zmmword ptr [rdi+128], zmm17
mov rsi, qword ptr [rdi+256]
imul rsi, qword ptr [rdi+8]
mov r8, qword ptr [rdi+264]
imul r8, qword ptr [rdi+16]
lea rdx, [rsi+r8]
sar rdx, 20
mov r11, qword ptr [rdi+128]
imul r11, qword ptr [rdi+384]
mov r14, qword ptr [rdi+136]
imul r14, qword ptr [rdi+400]
mov r13, rcx
shl r13, 44
lea rsi, [r11+r14]
lea r8, [rdx+rsi]
mov qword ptr [rdi-112], r8
sar r8, 20
shl r8, 44
mov qword ptr [rdi+40], r8
add rcx, qword ptr [rdi-56]
mov r11, rax
add r11, qword ptr [rdi-64]
mov r14, qword ptr [rdi+272]
shl rax, 45
imul r14, qword ptr [rdi+8]
rorx rdx, rcx, 21
rorx rsi, rcx, 42
rorx r8, r11, 20
rorx rcx, r11, 41
mov r11, qword ptr [rdi+280]
imul r11, qword ptr [rdi+16]
add rax, qword ptr [rdi-48]
lea r14, [r14+r11]
imul rdx, qword ptr [rdi+24]
imul rsi, qword ptr [rdi+32]
imul r8, qword ptr [rdi+24]
imul rcx, qword ptr [rdi+32]
sar r14, 20
add r13, qword ptr [rdi-40]
lea r11, [rdx+rsi]
mov rdx, qword ptr [rdi+144]
imul rdx, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+152]
imul rsi, qword ptr [rdi+400]
lea rdx, [rdx+rsi]
lea rsi, [r8+rcx]
sub rbp, r12
lea r8, [r14+rdx]
mov qword ptr [rdi-104], r8
lea rcx, [r11+r13]
sar r8, 20
shl r8, 44
mov qword ptr [rdi+48], r8
lea r12, [rsi+rax]
ror rcx, 44
ror r12, 45
mov r14, r12
xor r14, rbx
sar rcx, 1
lea rdx, [rcx+r14]
cmovc rdx, rcx
adc rbx, 0
cmovs r10, rbp
lea r11, [r10-1]
sarx r13, r10, r15
mov r8, -2
cmovs r12, rcx
sub r9, r10
mov rsi, r12
xor rsi, r13
sar rdx, 1
mov rax, -2
mov r14, -2
lea rbx, [rdx+rsi]
cmovc rbx, rdx
adc r13, 0
cmovs r11, r9
sarx rbp, r11, r15
lea rcx, [r11-1]
mov r10, -2
cmovs r12, rdx
sub r8, r11
mov rsi, r12
xor rsi, rbp
sar rbx, 1
lea r13, [rbx+rsi]
cmovc r13, rbx
adc rbp, 0
cmovs rcx, r8
lea r9, [rcx-1]
sarx rdx, rcx, r15
cmovs r12, rbx
sub rax, rcx
mov r11, r12
xor r11, rdx
sar r13, 1
mov rsi, -2
lea rbp, [r13+r11]
cmovc rbp, r13
adc rdx, 0
cmovs r9, rax
sarx r8, r9, r15
lea rbx, [r9-1]
mov rcx, -2
cmovs r12, r13
sub r14, r9
mov r11, r12
xor r11, r8
sar rbp, 1
lea rdx, [rbp+r11]
cmovc rdx, rbp
adc r8, 0
cmovs rbx, r14
lea rax, [rbx-1]
sarx r13, rbx, r15
cmovs r12, rbp
sub r10, rbx
mov r9, r12
xor r9, r13
sar rdx, 1
mov r11, -2
lea r8, [rdx+r9]
cmovc r8, rdx
adc r13, 0
cmovs rax, r10
sarx r14, rax, r15
lea rbp, [rax-1]
mov rbx, -2
cmovs r12, rdx
sub rsi, rax
mov r9, r12
xor r9, r14
sar r8, 1
lea r13, [r8+r9]
cmovc r13, r8
adc r14, 0
cmovs rbp, rsi
lea r10, [rbp-1]
sarx rdx, rbp, r15
cmovs r12, r8
sub rcx, rbp
mov rax, r12
xor rax, rdx
sar r13, 1
mov r9, -2
lea r14, [r13+rax]
cmovc r14, r13
adc rdx, 0
cmovs r10, rcx
sarx rsi, r10, r15
lea r8, [r10-1]
mov rbp, -2
cmovs r12, r13
sub r11, r10
mov rax, r12
xor rax, rsi
sar r14, 1
lea rdx, [r14+rax]
cmovc rdx, r14
adc rsi, 0
cmovs r8, r11
lea rcx, [r8-1]
sarx r13, r8, r15
cmovs r12, r14
sub rbx, r8
mov r10, r12
xor r10, r13
sar rdx, 1
mov rax, -2
mov rsi, -2
lea r11, [rdx+r10]
cmovc r11, rdx
adc r13, 0
cmovs rcx, rbx
sarx r14, rcx, r15
lea r8, [rcx-1]
cmovs r12, rdx
sub r9, rcx
mov r10, r12
xor r10, r14
sar r11, 1
lea r13, [r11+r10]
cmovc r13, r11
adc r14, 0
cmovs r8, r9
lea rbx, [r8-1]
sarx rdx, r8, r15
cmovs r12, r11
sub rbp, r8
mov rcx, r12
xor rcx, rdx
sar r13, 1
mov r10, -2
lea r14, [r13+rcx]
cmovc r14, r13
adc rdx, 0
cmovs rbx, rbp
sarx r9, rbx, r15
lea r11, [rbx-1]
mov r8, -2
cmovs r12, r13
sub rax, rbx
mov rcx, r12
xor rcx, r9
sar r14, 1
lea rdx, [r14+rcx]
cmovc rdx, r14
adc r9, 0
cmovs r11, rax
lea rbp, [r11-1]
sarx r13, r11, r15
cmovs r12, r14
sub rsi, r11
mov rbx, r12
xor rbx, r13
sar rdx, 1
mov rcx, -2
lea r9, [rdx+rbx]
cmovc r9, rdx
adc r13, 0
cmovs rbp, rsi
sarx rax, rbp, r15
lea r14, [rbp-1]
mov r11, -2
cmovs r12, rdx
sub r10, rbp
mov rbx, r12
xor rbx, rax
sar r9, 1
lea r13, [r9+rbx]
cmovc r13, r9
adc rax, 0
cmovs r14, r10
lea rsi, [r14-1]
sarx rdx, r14, r15
cmovs r12, r9
sub r8, r14
mov rbp, r12
xor rbp, rdx
sar r13, 1
mov rbx, -2
lea rax, [r13+rbp]
cmovc rax, r13
adc rdx, 0
cmovs rsi, r8
sarx r10, rsi, r15
lea r9, [rsi-1]
mov r14, -2
cmovs r12, r13
sub rcx, rsi
mov rbp, r12
xor rbp, r10
sar rax, 1
lea rdx, [rax+rbp]
cmovc rdx, rax
adc r10, 0
cmovs r9, rcx
lea r8, [r9-1]
sarx r13, r9, r15
cmovs r12, rax
sub r11, r9
mov rsi, r12
xor rsi, r13
sar rdx, 1
lea rbp, [rdx+rsi]
cmovc rbp, rdx
adc r13, 0
cmovs r8, r11
sarx r10, r8, r15
lea rcx, [r8-1]
cmovs r12, rdx
sub rbx, r8
mov rax, r12
xor rax, r10
sar rbp, 1
lea r9, [rbp+rax]
cmovc r9, rbp
adc r10, 0
cmovs rcx, rbx
lea rsi, [rcx-1]
sarx r13, rcx, r15
cmovs r12, rbp
sub r14, rcx
mov r11, r12
xor r11, r13
sar r9, 1
lea rdx, [r9+r11]
cmovc rdx, r9
adc r13, 0
cmovs rsi, r14
sarx r8, rsi, r15
mov qword ptr [rdi-120], rdx
cmovs r12, r9
mov rax, r12
add rax, qword ptr [rdi-64]
mov qword ptr [rdi-128], r12
mov r10, rdx
add r10, qword ptr [rdi-56]
shl r12, 45
rorx rbx, r10, 21
rorx rbp, r10, 42
add r12, qword ptr [rdi-48]
rorx rcx, rax, 20
imul rcx, qword ptr [rdi+40]
rorx r11, rax, 41
shl rdx, 44
add rdx, qword ptr [rdi-40]
imul rbp, qword ptr [rdi+48]
imul r11, qword ptr [rdi+48]
imul rbx, qword ptr [rdi+40]
lea r13, [rbx+rbp]
lea r14, [rcx+r11]
lea r9, [r13+rdx]
lea r10, [r14+r12]
ror r10, 45
ror r9, 44
mov rbx, r9
mov rcx, r10
mov rdx, rsi
mov rsi, r8
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
