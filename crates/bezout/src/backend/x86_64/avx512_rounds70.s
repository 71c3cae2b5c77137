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
// Length: 70 limbs of 30 bits; 1513 instructions a round, 720 for its steps (form: carry).
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
lea rax, [rdx-1]
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
mov rbp, -2
vpunpcklqdq zmm5, zmm4, zmm4
sub rbp, rdx
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
mov r8, -2
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
mov r9, rcx
xor r9, rsi
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
mov r10, -2
vpaddq zmm21, zmm19, zmm20
vpandq zmm22, zmm16, zmm7
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
vpermq zmm25, zmm21, 0xf0
mov r11, -2
sar rbx, 1
lea r12, [rbx+r9]
cmovc r12, rbx
adc rsi, 0
cmovs rax, rbp
sarx r13, rax, r15
lea r14, [rax-1]
cmovs rcx, rbx
sub r8, rax
vpermq zmm26, zmm21, 0xa5
mov rdx, qword ptr [rdi+320]
imul rdx, qword ptr [rdi-112]
mov r9, qword ptr [rdi+328]
imul r9, qword ptr [rdi-104]
lea rsi, [rdx+r9]
sar rsi, 20
and rsi, qword ptr [rdi-32]
mov rbp, rcx
xor rbp, r13
mov qword ptr [rdi-24], rsi
mov rbx, -2
shr rsi, 20
shl rsi, 44
sar r12, 1
mov qword ptr [rdi-16], rsi
mov rax, qword ptr [rdi+336]
lea rdx, [r12+rbp]
cmovc rdx, r12
adc r13, 0
cmovs r14, r8
lea r9, [r14-1]
sarx rsi, r14, r15
cmovs rcx, r12
sub r10, r14
mov rbp, rcx
xor rbp, rsi
imul rax, qword ptr [rdi-112]
mov r13, qword ptr [rdi+344]
imul r13, qword ptr [rdi-104]
mov r8, -2
lea r12, [rax+r13]
sar r12, 20
sar rdx, 1
lea r14, [rdx+rbp]
cmovc r14, rdx
adc rsi, 0
cmovs r9, r10
sarx rax, r9, r15
lea r13, [r9-1]
cmovs rcx, rdx
sub r11, r9
and r12, qword ptr [rdi-32]
mov qword ptr [rdi-8], r12
shr r12, 20
shl r12, 44
mov qword ptr [rdi+0], r12
mov rbp, rcx
xor rbp, rax
sar r14, 1
mov rsi, -2
lea r10, [r14+rbp]
cmovc r10, r14
adc rax, 0
cmovs r13, r11
sarx rdx, r13, r15
lea r9, [r13-1]
cmovs rcx, r14
sub rbx, r13
mov r12, rcx
xor r12, rdx
mov rbp, -2
sar r10, 1
lea rax, [r10+r12]
cmovc rax, r10
adc rdx, 0
cmovs r9, rbx
sarx r11, r9, r15
lea r14, [r9-1]
cmovs rcx, r10
sub r8, r9
mov r13, rcx
xor r13, r11
mov r12, -2
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
vpmuldq zmm1, zmm24, zmm27
sar rax, 1
lea rdx, [rax+r13]
cmovc rdx, rax
adc r11, 0
cmovs r14, r8
lea rbx, [r14-1]
sarx r10, r14, r15
cmovs rcx, rax
sub rsi, r14
mov r9, rcx
xor r9, r10
vpaddq zmm2, zmm0, zmm1
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
sar rdx, 1
lea r13, [rdx+r9]
cmovc r13, rdx
adc r10, 0
cmovs rbx, rsi
sarx r11, rbx, r15
cmovs rcx, rdx
sub rbp, rbx
lea r8, [rbx-1]
vpandq zmm4, zmm3, zmm7
mov rax, -2
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3072]
vpaddq zmm10, zmm2, zmm9
vpsraq zmm11, zmm10, 30
vpandq zmm14, zmm10, zmm7
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
vpmuldq zmm12, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
mov r14, rcx
xor r14, r11
vpaddq zmm17, zmm5, zmm12
vpaddq zmm18, zmm17, zmm13
vpmuldq zmm19, zmm24, zmm6
vpaddq zmm20, zmm18, zmm19
vpmuludq zmm16, zmm8, zmmword ptr [rdi+3136]
mov r9, -2
sar r13, 1
vpaddq zmm22, zmm20, zmm16
lea r10, [r13+r14]
cmovc r10, r13
adc r11, 0
cmovs r8, rbp
lea rsi, [r8-1]
sarx rdx, r8, r15
cmovs rcx, r13
sub r12, r8
mov rbx, rcx
xor rbx, rdx
sar r10, 1
lea r14, [r10+rbx]
cmovc r14, r10
adc rdx, 0
cmovs rsi, r12
sarx r11, rsi, r15
lea rbp, [rsi-1]
cmovs rcx, r10
sub rax, rsi
mov r13, -2
vpaddq zmm21, zmm22, zmm11
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+3072]
vpaddq zmm2, zmm21, zmm4
vpandq zmm9, zmm2, zmm7
vshufi64x2 zmm10{k2}{z}, zmm9, zmm9, 0x0e
vpsraq zmm14, zmm2, 30
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
vpmuldq zmm5, zmm26, zmm6
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+960]
vpaddq zmm13, zmm27, zmm5
vpaddq zmm18, zmm13, zmm17
vpmuludq zmm19, zmm8, zmmword ptr [rdi+3200]
mov r8, rcx
xor r8, r11
vpmuldq zmm20, zmm24, zmm12
vpaddq zmm16, zmm18, zmm20
vpaddq zmm22, zmm16, zmm19
sar r14, 1
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3136]
mov rbx, -2
vpaddq zmm0, zmm22, zmm11
vpaddq zmm1, zmm0, zmm14
vpsraq zmm21, zmm1, 30
vpmuldq zmm4, zmm26, zmm12
vpmuldq zmm9, zmm25, zmmword ptr [rdi+960]
lea rdx, [r14+r8]
cmovc rdx, r14
adc r11, 0
cmovs rbp, rax
lea r12, [rbp-1]
sarx r10, rbp, r15
cmovs rcx, r14
sub r9, rbp
mov rsi, rcx
xor rsi, r10
vpermq zmm2, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm6, zmm24, zmm2
vpandq zmm27, zmm1, zmm7
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1024]
vpaddq zmm13, zmm9, zmm4
mov r8, -2
sar rdx, 1
lea r11, [rdx+rsi]
cmovc r11, rdx
adc r10, 0
cmovs r12, r9
sarx rax, r12, r15
lea r14, [r12-1]
cmovs rcx, rdx
sub r13, r12
vpaddq zmm17, zmm13, zmm5
vpaddq zmm18, zmm17, zmm6
vpmuludq zmm20, zmm8, zmmword ptr [rdi+3264]
vpmuludq zmm16, zmm3, zmmword ptr [rdi+3200]
vpaddq zmm19, zmm18, zmm20
vpaddq zmm22, zmm19, zmm16
vpaddq zmm11, zmm22, zmm21
vpsraq zmm0, zmm11, 30
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1024]
vpandq zmm12, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+896], zmm12
vpmuldq zmm1, zmm26, zmm2
vpermq zmm9, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm4, zmm24, zmm9
mov rbp, rcx
xor rbp, rax
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1088]
vpaddq zmm5, zmm14, zmm1
vpmuludq zmm17, zmm8, zmmword ptr [rdi+3328]
sar r11, 1
vpaddq zmm6, zmm5, zmm13
vpaddq zmm18, zmm6, zmm4
mov rsi, -2
lea r10, [r11+rbp]
cmovc r10, r11
adc rax, 0
cmovs r14, r13
lea r9, [r14-1]
sarx rdx, r14, r15
cmovs rcx, r11
sub rbx, r14
mov r12, rcx
xor r12, rdx
vpaddq zmm20, zmm18, zmm17
vpmuludq zmm19, zmm3, zmmword ptr [rdi+3264]
vpaddq zmm16, zmm20, zmm19
vpmuldq zmm22, zmm26, zmm9
sar r10, 1
lea rbp, [r10+r12]
cmovc rbp, r10
adc rdx, 0
cmovs r9, rbx
sarx rax, r9, r15
lea r13, [r9-1]
cmovs rcx, r10
sub r8, r9
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1088]
mov r11, -2
vpaddq zmm11, zmm16, zmm0
vpandq zmm2, zmm11, zmm7
vpsraq zmm14, zmm11, 30
vmovdqa64 zmmword ptr [rdi+960], zmm2
vpermq zmm1, zmmword ptr [rdi+1152], 0x4e
vpmuludq zmm5, zmm8, zmmword ptr [rdi+3392]
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1152]
vpmuludq zmm6, zmm3, zmmword ptr [rdi+3328]
vpmuldq zmm4, zmm24, zmm1
vpaddq zmm18, zmm21, zmm22
vpaddq zmm17, zmm18, zmm13
vpaddq zmm20, zmm17, zmm4
mov r14, rcx
xor r14, rax
vpaddq zmm19, zmm20, zmm5
vpaddq zmm9, zmm19, zmm6
vpaddq zmm16, zmm9, zmm14
sar rbp, 1
vpsraq zmm0, zmm16, 30
lea r12, [rbp+r14]
cmovc r12, rbp
adc rax, 0
cmovs r13, r8
sarx rdx, r13, r15
lea rbx, [r13-1]
mov r10, -2
vpandq zmm11, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm11
vpsrlq zmm21, zmm12, 10
cmovs rcx, rbp
sub rsi, r13
mov r9, rcx
xor r9, rdx
vpsllq zmm22, zmm2, 20
vpsllq zmm18, zmm11, 50
vpaddq zmm13, zmm21, zmm22
vpaddq zmm17, zmm13, zmm18
vmovdqa64 zmmword ptr [rdi+384], zmm17
sar r12, 1
lea r14, [r12+r9]
cmovc r14, r12
adc rdx, 0
cmovs rbx, rsi
sarx rax, rbx, r15
lea r8, [rbx-1]
cmovs rcx, r12
sub r11, rbx
mov rbp, -2
vpmuldq zmm4, zmm26, zmm1
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1152]
vpermq zmm5, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1216]
vpmuludq zmm6, zmm8, zmmword ptr [rdi+3456]
vpmuldq zmm9, zmm24, zmm5
vpmuludq zmm14, zmm3, zmmword ptr [rdi+3392]
vpaddq zmm16, zmm20, zmm4
vpaddq zmm12, zmm16, zmm19
mov r13, rcx
xor r13, rax
vpaddq zmm2, zmm12, zmm9
vpaddq zmm11, zmm2, zmm6
vpaddq zmm21, zmm11, zmm14
vpaddq zmm22, zmm21, zmm0
vpsraq zmm13, zmm22, 30
vpandq zmm18, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm18
sar r14, 1
mov r9, -2
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1216]
vpmuldq zmm1, zmm26, zmm5
vpermq zmm20, zmmword ptr [rdi+1280], 0x4e
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1280]
vpmuldq zmm16, zmm24, zmm20
lea rdx, [r14+r13]
cmovc rdx, r14
adc rax, 0
cmovs r8, r11
lea rsi, [r8-1]
sarx r12, r8, r15
cmovs rcx, r14
sub r10, r8
mov rbx, rcx
xor rbx, r12
vpmuludq zmm19, zmm8, zmmword ptr [rdi+3520]
vpaddq zmm12, zmm17, zmm1
vpaddq zmm9, zmm12, zmm4
mov r13, -2
sar rdx, 1
lea rax, [rdx+rbx]
cmovc rax, rdx
adc r12, 0
cmovs rsi, r10
sarx r11, rsi, r15
lea r14, [rsi-1]
cmovs rcx, rdx
sub rbp, rsi
vpaddq zmm2, zmm9, zmm16
vpaddq zmm6, zmm2, zmm19
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3456]
vpaddq zmm14, zmm6, zmm11
vpaddq zmm21, zmm14, zmm13
vpsraq zmm0, zmm21, 30
vpandq zmm22, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm22
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1280]
vpmuldq zmm5, zmm26, zmm20
vpermq zmm17, zmmword ptr [rdi+1344], 0x4e
mov r8, rcx
xor r8, r11
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1344]
vpmuldq zmm12, zmm24, zmm17
sar rax, 1
vpmuludq zmm4, zmm8, zmmword ptr [rdi+3584]
vpmuludq zmm9, zmm3, zmmword ptr [rdi+3520]
vpaddq zmm16, zmm18, zmm5
vpaddq zmm2, zmm16, zmm1
vpaddq zmm19, zmm2, zmm12
lea rbx, [rax+r8]
cmovc rbx, rax
adc r11, 0
cmovs r14, rbp
lea r12, [r14-1]
sarx r10, r14, r15
vpaddq zmm6, zmm19, zmm4
cmovs rcx, rax
sub r9, r14
mov rdx, rcx
xor rdx, r10
mov rsi, -2
vpaddq zmm11, zmm6, zmm9
vpaddq zmm14, zmm11, zmm0
vpsraq zmm13, zmm14, 30
sar rbx, 1
lea r8, [rbx+rdx]
cmovc r8, rbx
adc r10, 0
cmovs r12, r9
sarx r11, r12, r15
lea rbp, [r12-1]
cmovs rcx, rbx
sub r13, r12
vpandq zmm21, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm21
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1344]
vpmuldq zmm20, zmm26, zmm17
vpermq zmm18, zmmword ptr [rdi+1408], 0x4e
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1408]
vpmuldq zmm16, zmm24, zmm18
mov rax, -2
vpaddq zmm1, zmm22, zmm20
vpaddq zmm2, zmm1, zmm5
vpaddq zmm12, zmm2, zmm16
vpmuludq zmm19, zmm8, zmmword ptr [rdi+3648]
vpaddq zmm4, zmm12, zmm19
mov r14, rcx
xor r14, r11
vpmuludq zmm6, zmm3, zmmword ptr [rdi+3584]
sar r8, 1
vpaddq zmm9, zmm4, zmm6
vpaddq zmm11, zmm9, zmm13
vpsraq zmm0, zmm11, 30
vpandq zmm14, zmm11, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm14
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1408]
lea rdx, [r8+r14]
cmovc rdx, r8
adc r11, 0
cmovs rbp, r13
sarx r10, rbp, r15
lea r9, [rbp-1]
cmovs rcx, r8
sub rsi, rbp
mov rbx, rdx
add rbx, qword ptr [rdi-56]
mov r12, rcx
add r12, qword ptr [rdi-64]
rorx r14, r12, 20
rorx r11, rbx, 21
mov r13, rdx
shl r13, 44
rorx r8, rbx, 42
imul r8, qword ptr [rdi+0]
rorx rbp, r12, 41
add r13, qword ptr [rdi-40]
imul r14, qword ptr [rdi-16]
imul r11, qword ptr [rdi-16]
mov rbx, rcx
shl rbx, 45
imul rbp, qword ptr [rdi+0]
add rbx, qword ptr [rdi-48]
lea r12, [r11+r8]
lea r11, [r14+rbp]
lea r8, [r11+rbx]
lea r14, [r12+r13]
ror r14, 44
vpermq zmm17, zmmword ptr [rdi+1472], 0x4e
ror r8, 45
mov rbp, r8
xor rbp, r10
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1472]
vpmuldq zmm20, zmm26, zmm18
vpmuldq zmm1, zmm24, zmm17
mov r11, -2
vpaddq zmm5, zmm21, zmm20
vpbroadcastq zmm2, rcx
vpaddq zmm16, zmm5, zmm22
vpmuludq zmm12, zmm8, zmmword ptr [rdi+3712]
vpaddq zmm19, zmm16, zmm1
vpbroadcastq zmm2{k1}, rdx
vpaddq zmm4, zmm19, zmm12
vpmuludq zmm6, zmm3, zmmword ptr [rdi+3648]
vpaddq zmm9, zmm4, zmm6
vpaddq zmm13, zmm9, zmm0
mov rbx, -2
vpsraq zmm11, zmm13, 30
vpandq zmm14, zmm13, zmm7
vpaddq zmm18, zmm2, zmm29
vpsllvq zmm21, zmm18, zmm30
vpsravq zmm20, zmm21, zmm31
vpsubq zmm5, zmm28, zmm20
sar r14, 1
lea r12, [r14+rbp]
cmovc r12, r14
adc r10, 0
cmovs r9, rsi
sarx r13, r9, r15
lea rcx, [r9-1]
cmovs r8, r14
sub rax, r9
vmovdqa64 zmmword ptr [rdi+1344], zmm14
vmovdqa64 zmmword ptr [rdi+192], zmm5
mov rdx, qword ptr [rdi+192]
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1472]
vpmuldq zmm16, zmm26, zmm17
vpermq zmm1, zmmword ptr [rdi+1536], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1536]
vpmuldq zmm12, zmm24, zmm1
vpaddq zmm4, zmm22, zmm16
vpaddq zmm6, zmm4, zmm19
imul rdx, qword ptr [rdi-24]
mov rbp, qword ptr [rdi+200]
imul rbp, qword ptr [rdi-8]
lea r10, [rdx+rbp]
sar r10, 20
mov qword ptr [rdi+8], r10
vpaddq zmm9, zmm6, zmm12
mov rsi, qword ptr [rdi+208]
mov r14, r8
xor r14, r13
imul rsi, qword ptr [rdi-24]
vpmuludq zmm0, zmm8, zmmword ptr [rdi+3776]
sar r12, 1
mov r9, qword ptr [rdi+216]
vpaddq zmm13, zmm9, zmm0
vpmuludq zmm2, zmm3, zmmword ptr [rdi+3712]
vpaddq zmm18, zmm13, zmm2
vpaddq zmm21, zmm18, zmm11
mov rdx, -2
vpsraq zmm20, zmm21, 30
vpandq zmm14, zmm21, zmm7
lea rbp, [r12+r14]
cmovc rbp, r12
adc r13, 0
cmovs rcx, rax
lea r10, [rcx-1]
sarx r14, rcx, r15
cmovs r8, r12
sub r11, rcx
mov r13, r8
xor r13, r14
vmovdqa64 zmmword ptr [rdi+1408], zmm14
imul r9, qword ptr [rdi-8]
lea rax, [rsi+r9]
sar rax, 20
mov qword ptr [rdi+16], rax
mov r12, qword ptr [rdi+192]
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1536]
vpmuldq zmm17, zmm26, zmm1
vpermq zmm22, zmmword ptr [rdi+1600], 0x4e
imul r12, qword ptr [rdi+384]
mov rcx, qword ptr [rdi+200]
sar rbp, 1
lea rsi, [rbp+r13]
cmovc rsi, rbp
adc r14, 0
cmovs r10, r11
sarx r9, r10, r15
cmovs r8, rbp
sub rbx, r10
lea rax, [r10-1]
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1600]
vpmuldq zmm4, zmm24, zmm22
vpaddq zmm19, zmm5, zmm17
vpaddq zmm6, zmm19, zmm16
imul rcx, qword ptr [rdi+400]
lea r13, [r12+rcx]
mov r14, qword ptr [rdi+8]
sar r14, 20
lea r11, [r14+r13]
mov rbp, -2
shl r11, 44
mov qword ptr [rdi+24], r11
mov r10, qword ptr [rdi+208]
imul r10, qword ptr [rdi+384]
mov r12, qword ptr [rdi+216]
vpaddq zmm12, zmm6, zmm4
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3840]
vpaddq zmm0, zmm12, zmm9
imul r12, qword ptr [rdi+400]
vpmuludq zmm13, zmm3, zmmword ptr [rdi+3776]
vpaddq zmm2, zmm0, zmm13
vpaddq zmm18, zmm2, zmm20
vpsraq zmm11, zmm18, 30
vpandq zmm21, zmm18, zmm7
lea rcx, [r10+r12]
mov r14, qword ptr [rdi+16]
sar r14, 20
lea r13, [r14+rcx]
shl r13, 44
mov qword ptr [rdi+32], r13
vmovdqa64 zmmword ptr [rdi+1472], zmm21
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1600]
vpermq zmm1, zmmword ptr [rdi+1664], 0x4e
mov r11, r8
xor r11, r9
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1664]
sar rsi, 1
vpmuldq zmm17, zmm26, zmm22
vpmuldq zmm19, zmm24, zmm1
vpaddq zmm16, zmm14, zmm17
mov r10, -2
vpaddq zmm6, zmm16, zmm5
vpaddq zmm4, zmm6, zmm19
lea r12, [rsi+r11]
cmovc r12, rsi
adc r9, 0
cmovs rax, rbx
lea r14, [rax-1]
sarx rcx, rax, r15
cmovs r8, rsi
sub rdx, rax
mov r13, r8
xor r13, rcx
vpmuludq zmm12, zmm3, zmmword ptr [rdi+3840]
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3904]
vpaddq zmm0, zmm4, zmm9
sar r12, 1
lea r11, [r12+r13]
cmovc r11, r12
adc rcx, 0
cmovs r14, rdx
sarx r9, r14, r15
lea rbx, [r14-1]
cmovs r8, r12
sub rbp, r14
mov rsi, -2
vpaddq zmm13, zmm0, zmm12
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1664]
vpaddq zmm20, zmm13, zmm11
vpsraq zmm18, zmm20, 30
vpandq zmm21, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm21
vpmuldq zmm22, zmm26, zmm1
vpermq zmm14, zmmword ptr [rdi+1728], 0x4e
vpaddq zmm17, zmm2, zmm22
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1728]
vpmuldq zmm5, zmm24, zmm14
mov rax, r8
xor rax, r9
vpaddq zmm6, zmm17, zmm16
vpaddq zmm19, zmm6, zmm5
mov r13, -2
vpmuludq zmm4, zmm8, zmmword ptr [rdi+3968]
vpaddq zmm9, zmm19, zmm4
sar r11, 1
vpmuludq zmm0, zmm3, zmmword ptr [rdi+3904]
vpaddq zmm12, zmm9, zmm0
lea rcx, [r11+rax]
cmovc rcx, r11
adc r9, 0
cmovs rbx, rbp
sarx rdx, rbx, r15
lea r12, [rbx-1]
cmovs r8, r11
sub r10, rbx
mov r14, r8
xor r14, rdx
mov rax, -2
vpmuldq zmm13, zmm26, zmm14
vpaddq zmm11, zmm12, zmm18
vpsraq zmm20, zmm11, 30
vpandq zmm21, zmm11, zmm7
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1728]
sar rcx, 1
lea r9, [rcx+r14]
cmovc r9, rcx
adc rdx, 0
cmovs r12, r10
sarx rbp, r12, r15
lea r11, [r12-1]
cmovs r8, rcx
sub rsi, r12
vpermq zmm2, zmmword ptr [rdi+1792], 0x4e
vmovdqa64 zmmword ptr [rdi+1600], zmm21
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1792]
vpmuludq zmm17, zmm8, zmmword ptr [rdi+4032]
vpaddq zmm16, zmm1, zmm13
vpmuldq zmm6, zmm24, zmm2
vpaddq zmm5, zmm16, zmm22
vpaddq zmm19, zmm5, zmm6
vpaddq zmm4, zmm19, zmm17
vpmuludq zmm9, zmm3, zmmword ptr [rdi+3968]
mov rbx, r8
xor rbx, rbp
vpaddq zmm0, zmm4, zmm9
vpaddq zmm14, zmm0, zmm20
vpsraq zmm12, zmm14, 30
vpandq zmm18, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm18
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1792]
vpmuldq zmm21, zmm26, zmm2
vpermq zmm1, zmmword ptr [rdi+1856], 0x4e
mov r14, -2
vpmuludq zmm13, zmm8, zmmword ptr [rdi+4096]
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1856]
vpmuldq zmm22, zmm24, zmm1
vpaddq zmm5, zmm11, zmm21
vpaddq zmm6, zmm5, zmm16
sar r9, 1
lea rdx, [r9+rbx]
cmovc rdx, r9
adc rbp, 0
cmovs r11, rsi
sarx r10, r11, r15
lea rcx, [r11-1]
cmovs r8, r9
sub r13, r11
mov r12, r8
xor r12, r10
vpaddq zmm19, zmm6, zmm22
vpaddq zmm17, zmm19, zmm13
sar rdx, 1
lea rbx, [rdx+r12]
cmovc rbx, rdx
adc r10, 0
cmovs rcx, r13
sarx rbp, rcx, r15
lea rsi, [rcx-1]
cmovs r8, rdx
sub rax, rcx
mov r9, -2
vpmuludq zmm4, zmm3, zmmword ptr [rdi+4032]
vpaddq zmm9, zmm17, zmm4
vpaddq zmm0, zmm9, zmm12
vpsraq zmm20, zmm0, 30
vpandq zmm14, zmm0, zmm7
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1856]
vpermq zmm2, zmmword ptr [rdi+1920], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1920]
vmovdqa64 zmmword ptr [rdi+1728], zmm14
vpmuludq zmm21, zmm8, zmmword ptr [rdi+4160]
vpmuldq zmm5, zmm24, zmm2
mov r11, r8
xor r11, rbp
vpmuldq zmm16, zmm26, zmm1
vpaddq zmm6, zmm18, zmm16
vpaddq zmm22, zmm6, zmm11
mov r12, -2
vpaddq zmm19, zmm22, zmm5
vpmuludq zmm13, zmm3, zmmword ptr [rdi+4096]
vpmuldq zmm17, zmm26, zmm2
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
adc rbp, 0
cmovs rsi, rax
lea r13, [rsi-1]
sarx rdx, rsi, r15
cmovs r8, rbx
sub r14, rsi
mov rcx, r8
xor rcx, rdx
vpaddq zmm4, zmm19, zmm21
vpaddq zmm9, zmm4, zmm13
vpaddq zmm12, zmm9, zmm20
vpsraq zmm0, zmm12, 30
vpandq zmm14, zmm12, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm14
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1920]
sar r10, 1
lea r11, [r10+rcx]
cmovc r11, r10
adc rdx, 0
cmovs r13, r14
sarx rbp, r13, r15
lea rax, [r13-1]
cmovs r8, r10
sub r9, r13
mov rbx, -2
vpermq zmm18, zmmword ptr [rdi+1984], 0x4e
vpmuldq zmm16, zmm24, zmm18
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1984]
vpaddq zmm11, zmm1, zmm17
vpmuludq zmm22, zmm8, zmmword ptr [rdi+4224]
vpaddq zmm5, zmm11, zmm6
vpaddq zmm2, zmm5, zmm16
vpmuludq zmm19, zmm3, zmmword ptr [rdi+4160]
vpaddq zmm21, zmm2, zmm22
vpaddq zmm4, zmm21, zmm19
vpaddq zmm13, zmm4, zmm0
mov rsi, r8
xor rsi, rbp
vpsraq zmm9, zmm13, 30
vpmuldq zmm20, zmm26, zmm18
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1984]
vpandq zmm14, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm14
sar r11, 1
mov rcx, -2
vpermq zmm1, zmmword ptr [rdi+2048], 0x4e
vpmuludq zmm17, zmm3, zmmword ptr [rdi+4224]
vpaddq zmm11, zmm12, zmm20
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2048]
lea rdx, [r11+rsi]
cmovc rdx, r11
adc rbp, 0
cmovs rax, r9
lea r14, [rax-1]
sarx r10, rax, r15
cmovs r8, r11
sub r12, rax
mov r13, r8
xor r13, r10
vpmuldq zmm5, zmm24, zmm1
vpaddq zmm16, zmm11, zmm6
vpaddq zmm2, zmm16, zmm5
vpmuludq zmm22, zmm8, zmmword ptr [rdi+4288]
sar rdx, 1
lea rsi, [rdx+r13]
cmovc rsi, rdx
adc r10, 0
cmovs r14, r12
sarx rbp, r14, r15
lea r9, [r14-1]
cmovs r8, rdx
sub rbx, r14
mov r11, -2
vpaddq zmm21, zmm2, zmm22
vpaddq zmm19, zmm21, zmm17
vpaddq zmm4, zmm19, zmm9
vpsraq zmm0, zmm4, 30
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2048]
vpermq zmm13, zmmword ptr [rdi+2112], 0x4e
vpmuldq zmm14, zmm26, zmm1
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2112]
vpandq zmm20, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+1920], zmm20
mov rax, r8
xor rax, rbp
vpaddq zmm11, zmm18, zmm14
vpaddq zmm6, zmm11, zmm12
vpmuldq zmm16, zmm24, zmm13
vpaddq zmm5, zmm6, zmm16
sar rsi, 1
mov r13, -2
vpmuludq zmm2, zmm8, zmmword ptr [rdi+4352]
vpaddq zmm22, zmm5, zmm2
lea r10, [rsi+rax]
cmovc r10, rsi
adc rbp, 0
cmovs r9, rbx
lea r12, [r9-1]
sarx rdx, r9, r15
cmovs r8, rsi
sub rcx, r9
mov r14, r8
xor r14, rdx
vpmuludq zmm21, zmm3, zmmword ptr [rdi+4288]
sar r10, 1
lea rax, [r10+r14]
cmovc rax, r10
adc rdx, 0
cmovs r12, rcx
sarx rbp, r12, r15
lea rbx, [r12-1]
cmovs r8, r10
sub r11, r12
vpmuldq zmm17, zmm25, zmmword ptr [rdi+2112]
vpaddq zmm19, zmm22, zmm21
vpaddq zmm9, zmm19, zmm0
vpsraq zmm1, zmm9, 30
vpandq zmm4, zmm9, zmm7
vmovdqa64 zmmword ptr [rdi+1984], zmm4
mov rsi, -2
vpmuldq zmm20, zmm26, zmm13
vpermq zmm18, zmmword ptr [rdi+2176], 0x4e
vpmuldq zmm14, zmm23, zmmword ptr [rdi+2176]
vpmuldq zmm11, zmm24, zmm18
vpaddq zmm12, zmm17, zmm20
vpaddq zmm6, zmm12, zmm14
vpaddq zmm16, zmm6, zmm11
vpmuludq zmm5, zmm8, zmmword ptr [rdi+4416]
vpaddq zmm2, zmm16, zmm5
vpmuludq zmm22, zmm3, zmmword ptr [rdi+4352]
vpaddq zmm21, zmm2, zmm22
mov r9, r8
xor r9, rbp
vpaddq zmm19, zmm21, zmm1
vpsraq zmm0, zmm19, 30
vpandq zmm9, zmm19, zmm7
vmovdqa64 zmmword ptr [rdi+2048], zmm9
sar rax, 1
vpmuldq zmm4, zmm25, zmmword ptr [rdi+2176]
mov r14, -2
vpmuldq zmm13, zmm26, zmm18
vpermq zmm17, zmmword ptr [rdi+2240], 0x4e
lea rdx, [rax+r9]
cmovc rdx, rax
adc rbp, 0
cmovs rbx, r11
lea rcx, [rbx-1]
sarx r10, rbx, r15
cmovs r8, rax
sub r13, rbx
mov r12, r8
xor r12, r10
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2240]
vpmuldq zmm12, zmm24, zmm17
vpaddq zmm14, zmm4, zmm13
vpaddq zmm6, zmm14, zmm20
vpaddq zmm11, zmm6, zmm12
sar rdx, 1
lea r9, [rdx+r12]
cmovc r9, rdx
adc r10, 0
cmovs rcx, r13
sarx rbp, rcx, r15
lea r11, [rcx-1]
cmovs r8, rdx
sub rsi, rcx
mov rax, -2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+4480]
vpaddq zmm5, zmm11, zmm16
vpmuludq zmm2, zmm3, zmmword ptr [rdi+4416]
vpaddq zmm22, zmm5, zmm2
vpaddq zmm21, zmm22, zmm0
vpsraq zmm1, zmm21, 30
vpandq zmm19, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+2112], zmm19
vpmuldq zmm9, zmm25, zmmword ptr [rdi+2240]
vpmuldq zmm18, zmm26, zmm17
vpermq zmm4, zmmword ptr [rdi+2304], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2304]
mov rbx, r8
xor rbx, rbp
vpmuldq zmm14, zmm24, zmm4
vpaddq zmm20, zmm9, zmm18
vpaddq zmm6, zmm20, zmm13
sar r9, 1
vpaddq zmm12, zmm6, zmm14
vpmuludq zmm11, zmm8, zmmword ptr [rdi+4544]
vpaddq zmm16, zmm12, zmm11
vpmuludq zmm5, zmm3, zmmword ptr [rdi+4480]
lea r12, [r9+rbx]
cmovc r12, r9
adc rbp, 0
cmovs r11, rsi
lea r10, [r11-1]
sarx r13, r11, r15
cmovs r8, r9
sub r14, r11
mov rdx, r8
xor rdx, r13
vpaddq zmm2, zmm16, zmm5
vpaddq zmm22, zmm2, zmm1
vpsraq zmm0, zmm22, 30
vpandq zmm21, zmm22, zmm7
mov rcx, -2
sar r12, 1
lea rbx, [r12+rdx]
cmovc rbx, r12
adc r13, 0
cmovs r10, r14
sarx rbp, r10, r15
lea rsi, [r10-1]
cmovs r8, r12
sub rax, r10
vmovdqa64 zmmword ptr [rdi+2176], zmm21
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2304]
vpmuldq zmm17, zmm26, zmm4
vpermq zmm9, zmmword ptr [rdi+2368], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2368]
vpmuldq zmm20, zmm24, zmm9
vpaddq zmm13, zmm19, zmm17
mov r9, -2
vpaddq zmm6, zmm13, zmm18
vpaddq zmm14, zmm6, zmm20
vpmuludq zmm12, zmm8, zmmword ptr [rdi+4608]
vpaddq zmm11, zmm14, zmm12
vpmuludq zmm16, zmm3, zmmword ptr [rdi+4544]
mov r11, r8
xor r11, rbp
vpaddq zmm5, zmm11, zmm16
vpaddq zmm2, zmm5, zmm0
vpsraq zmm1, zmm2, 30
vpandq zmm22, zmm2, zmm7
sar rbx, 1
vmovdqa64 zmmword ptr [rdi+2240], zmm22
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2368]
vpmuldq zmm4, zmm26, zmm9
lea rdx, [rbx+r11]
cmovc rdx, rbx
adc rbp, 0
cmovs rsi, rax
sarx r13, rsi, r15
lea r14, [rsi-1]
cmovs r8, rbx
vpbroadcastq zmm19, r8
vpbroadcastq zmm19{k1}, rdx
vpaddq zmm17, zmm19, zmm29
vpsllvq zmm13, zmm17, zmm30
mov r12, rdx
add r12, qword ptr [rdi-56]
mov r10, r8
add r10, qword ptr [rdi-64]
vpsravq zmm18, zmm13, zmm31
shl rdx, 44
shl r8, 45
sub rcx, rsi
rorx r11, r12, 21
rorx rbp, r12, 42
rorx rax, r10, 20
rorx rbx, r10, 41
vpsubq zmm6, zmm28, zmm18
add rdx, qword ptr [rdi-40]
add r8, qword ptr [rdi-48]
imul r11, qword ptr [rdi+24]
imul rbp, qword ptr [rdi+32]
imul rax, qword ptr [rdi+24]
imul rbx, qword ptr [rdi+32]
vmovdqa64 zmmword ptr [rdi+256], zmm6
vpunpcklqdq zmm20, zmm6, zmm6
vpunpckhqdq zmm14, zmm6, zmm6
vbroadcasti32x4 zmm12, xmmword ptr [rdi+192]
lea rsi, [r11+rbp]
lea r12, [rax+rbx]
vbroadcasti32x4 zmm11, xmmword ptr [rdi+208]
lea r10, [rsi+rdx]
lea r11, [r12+r8]
vpmuldq zmm16, zmm20, zmm12
ror r10, 44
ror r11, 45
mov rbp, r11
xor rbp, r13
vpermq zmm5, zmmword ptr [rdi+2432], 0x4e
vpmuldq zmm0, zmm14, zmm11
vpmuldq zmm2, zmm23, zmmword ptr [rdi+2432]
vpmuldq zmm22, zmm24, zmm5
vpaddq zmm9, zmm16, zmm0
vpaddq zmm19, zmm21, zmm4
mov rax, -2
vpaddq zmm17, zmm19, zmm2
vpaddq zmm13, zmm17, zmm22
vmovdqa64 zmmword ptr [rdi+128], zmm9
vpmuludq zmm18, zmm8, zmmword ptr [rdi+4672]
vpaddq zmm6, zmm13, zmm18
vpmuludq zmm20, zmm3, zmmword ptr [rdi+4608]
mov rbx, qword ptr [rdi+256]
vpaddq zmm12, zmm6, zmm20
vpaddq zmm14, zmm12, zmm1
sar r10, 1
lea rsi, [r10+rbp]
cmovc rsi, r10
adc r13, 0
cmovs r14, rcx
sarx rdx, r14, r15
lea r12, [r14-1]
cmovs r11, r10
sub r9, r14
imul rbx, qword ptr [rdi+8]
vpsraq zmm11, zmm14, 30
mov r8, -2
vpandq zmm16, zmm14, zmm7
vmovdqa64 zmmword ptr [rdi+2304], zmm16
mov rbp, qword ptr [rdi+264]
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2432]
vpmuldq zmm21, zmm26, zmm5
imul rbp, qword ptr [rdi+16]
vpermq zmm4, zmmword ptr [rdi+2496], 0x4e
vpmuldq zmm19, zmm23, zmmword ptr [rdi+2496]
vpmuldq zmm2, zmm24, zmm4
lea r13, [rbx+rbp]
vpaddq zmm17, zmm0, zmm21
vpaddq zmm22, zmm17, zmm19
sar r13, 20
vpaddq zmm9, zmm22, zmm2
vpmuludq zmm13, zmm8, zmmword ptr [rdi+4736]
mov rcx, r11
xor rcx, rdx
vpaddq zmm18, zmm9, zmm13
mov r10, qword ptr [rdi+128]
vpmuludq zmm6, zmm3, zmmword ptr [rdi+4672]
vpaddq zmm20, zmm18, zmm6
imul r10, qword ptr [rdi+384]
vpaddq zmm12, zmm20, zmm11
sar rsi, 1
vpsraq zmm1, zmm12, 30
mov r14, -2
vpandq zmm14, zmm12, zmm7
mov rbx, qword ptr [rdi+136]
vmovdqa64 zmmword ptr [rdi+2368], zmm14
lea rbp, [rsi+rcx]
cmovc rbp, rsi
adc rdx, 0
cmovs r12, r9
lea rcx, [r12-1]
sarx rdx, r12, r15
cmovs r11, rsi
sub rax, r12
mov r9, r11
xor r9, rdx
vpmuldq zmm16, zmm25, zmmword ptr [rdi+2496]
imul rbx, qword ptr [rdi+400]
vpmuldq zmm5, zmm26, zmm4
vpermq zmm0, zmmword ptr [rdi+2560], 0x4e
vpmuldq zmm21, zmm23, zmmword ptr [rdi+2560]
lea rsi, [r10+rbx]
sar rbp, 1
lea r12, [rbp+r9]
cmovc r12, rbp
adc rdx, 0
cmovs rcx, rax
sarx r10, rcx, r15
lea rbx, [rcx-1]
cmovs r11, rbp
sub r8, rcx
vpmuldq zmm17, zmm24, zmm0
mov r9, -2
vpaddq zmm19, zmm16, zmm5
lea rdx, [r13+rsi]
vpaddq zmm22, zmm19, zmm21
vpaddq zmm2, zmm22, zmm17
vpmuludq zmm9, zmm8, zmmword ptr [rdi+4800]
mov qword ptr [rdi-112], rdx
vpaddq zmm13, zmm2, zmm9
vpmuludq zmm18, zmm3, zmmword ptr [rdi+4736]
sar rdx, 20
vpaddq zmm6, zmm13, zmm18
vpaddq zmm20, zmm6, zmm1
vpsraq zmm11, zmm20, 30
shl rdx, 44
vpandq zmm12, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+2432], zmm12
mov qword ptr [rdi+40], rdx
vpmuldq zmm14, zmm25, zmmword ptr [rdi+2560]
mov rax, r11
xor rax, r10
vpmuldq zmm4, zmm26, zmm0
vpermq zmm16, zmmword ptr [rdi+2624], 0x4e
mov rbp, qword ptr [rdi+272]
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2624]
sar r12, 1
vpmuldq zmm19, zmm24, zmm16
mov rcx, -2
vpaddq zmm21, zmm14, zmm4
vpaddq zmm22, zmm21, zmm5
lea r13, [r12+rax]
cmovc r13, r12
adc r10, 0
cmovs rbx, r8
lea rsi, [rbx-1]
sarx rdx, rbx, r15
cmovs r11, r12
sub r14, rbx
mov rax, r11
xor rax, rdx
imul rbp, qword ptr [rdi+8]
vpaddq zmm17, zmm22, zmm19
mov r10, qword ptr [rdi+280]
vpmuludq zmm2, zmm8, zmmword ptr [rdi+4864]
vpaddq zmm9, zmm17, zmm2
imul r10, qword ptr [rdi+16]
vpmuludq zmm13, zmm3, zmmword ptr [rdi+4800]
vpaddq zmm18, zmm9, zmm13
sar r13, 1
lea r8, [r13+rax]
cmovc r8, r13
adc rdx, 0
cmovs rsi, r14
sarx r12, rsi, r15
lea rbx, [rsi-1]
cmovs r11, r13
sub r9, rsi
vpaddq zmm6, zmm18, zmm11
mov rax, -2
lea rdx, [rbp+r10]
vpsraq zmm1, zmm6, 30
vpandq zmm20, zmm6, zmm7
sar rdx, 20
vmovdqa64 zmmword ptr [rdi+2496], zmm20
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2624]
vpmuldq zmm0, zmm26, zmm16
mov r14, qword ptr [rdi+144]
vpermq zmm14, zmmword ptr [rdi+2688], 0x4e
vpmuldq zmm4, zmm23, zmmword ptr [rdi+2688]
vpmuldq zmm21, zmm24, zmm14
imul r14, qword ptr [rdi+384]
vpaddq zmm5, zmm12, zmm0
vpaddq zmm22, zmm5, zmm4
mov r13, qword ptr [rdi+152]
vpaddq zmm19, zmm22, zmm21
mov rsi, r11
xor rsi, r12
vpmuludq zmm17, zmm8, zmmword ptr [rdi+4928]
vpaddq zmm2, zmm19, zmm17
imul r13, qword ptr [rdi+400]
vpmuludq zmm9, zmm3, zmmword ptr [rdi+4864]
vpaddq zmm13, zmm2, zmm9
sar r8, 1
lea rbp, [r14+r13]
vpaddq zmm18, zmm13, zmm1
mov r10, -2
vpsraq zmm11, zmm18, 30
vpmuldq zmm6, zmm26, zmm14
vpandq zmm20, zmm18, zmm7
lea r14, [rdx+rbp]
lea r13, [r8+rsi]
cmovc r13, r8
adc r12, 0
cmovs rbx, r9
lea rdx, [rbx-1]
sarx rbp, rbx, r15
cmovs r11, r8
sub rcx, rbx
mov rsi, r11
xor rsi, rbp
vmovdqa64 zmmword ptr [rdi+2560], zmm20
vpmuldq zmm16, zmm25, zmmword ptr [rdi+2688]
mov qword ptr [rdi-104], r14
vpermq zmm12, zmmword ptr [rdi+2752], 0x4e
sar r13, 1
lea r12, [r13+rsi]
cmovc r12, r13
adc rbp, 0
cmovs rdx, rcx
sarx r9, rdx, r15
lea r8, [rdx-1]
cmovs r11, r13
sub rax, rdx
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2752]
sar r14, 20
mov rbx, -2
vpmuldq zmm5, zmm24, zmm12
vpaddq zmm4, zmm16, zmm6
shl r14, 44
vpaddq zmm22, zmm4, zmm0
vpmuludq zmm21, zmm8, zmmword ptr [rdi+4992]
mov qword ptr [rdi+48], r14
vpaddq zmm19, zmm22, zmm5
vpaddq zmm17, zmm19, zmm21
vpmuludq zmm2, zmm3, zmmword ptr [rdi+4928]
vpaddq zmm9, zmm17, zmm2
vpaddq zmm13, zmm9, zmm11
vpandq zmm1, zmm13, zmm7
vpsraq zmm14, zmm13, 30
vmovdqa64 zmmword ptr [rdi+2624], zmm1
mov rsi, r11
xor rsi, r9
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2752]
vpermq zmm20, zmmword ptr [rdi+2816], 0x4e
sar r12, 1
vpmuldq zmm16, zmm23, zmmword ptr [rdi+2816]
mov rbp, -2
vpmuldq zmm6, zmm24, zmm20
vpmuldq zmm4, zmm26, zmm12
vpaddq zmm0, zmm18, zmm4
lea rcx, [r12+rsi]
cmovc rcx, r12
adc r9, 0
cmovs r8, rax
lea r13, [r8-1]
sarx rdx, r8, r15
cmovs r11, r12
sub r10, r8
mov r14, r11
xor r14, rdx
vpaddq zmm22, zmm0, zmm16
vpaddq zmm5, zmm22, zmm6
vpmuludq zmm19, zmm8, zmmword ptr [rdi+5056]
vpaddq zmm21, zmm5, zmm19
sar rcx, 1
lea rsi, [rcx+r14]
cmovc rsi, rcx
adc rdx, 0
cmovs r13, r10
sarx r9, r13, r15
lea rax, [r13-1]
cmovs r11, rcx
sub rbx, r13
mov r12, -2
vpmuludq zmm17, zmm3, zmmword ptr [rdi+4992]
vpaddq zmm2, zmm21, zmm17
vpaddq zmm9, zmm2, zmm14
vpandq zmm11, zmm9, zmm7
vpsraq zmm13, zmm9, 30
vmovdqa64 zmmword ptr [rdi+2688], zmm11
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2816]
vpmuldq zmm12, zmm26, zmm20
vpermq zmm18, zmmword ptr [rdi+2880], 0x4e
vpmuldq zmm4, zmm24, zmm18
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2880]
vpaddq zmm16, zmm1, zmm12
vpaddq zmm22, zmm16, zmm0
mov r8, r11
xor r8, r9
vpmuludq zmm6, zmm3, zmmword ptr [rdi+5056]
vpmuludq zmm5, zmm8, zmmword ptr [rdi+5120]
vpaddq zmm19, zmm22, zmm4
sar rsi, 1
vpaddq zmm21, zmm19, zmm5
vpaddq zmm17, zmm21, zmm6
mov r14, -2
vpaddq zmm2, zmm17, zmm13
vpandq zmm14, zmm2, zmm7
vpsraq zmm9, zmm2, 30
lea rdx, [rsi+r8]
cmovc rdx, rsi
adc r9, 0
cmovs rax, rbx
lea r10, [rax-1]
sarx rcx, rax, r15
cmovs r11, rsi
sub rbp, rax
mov r13, r11
xor r13, rcx
vmovdqa64 zmmword ptr [rdi+2752], zmm14
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2880]
vpmuldq zmm20, zmm26, zmm18
sar rdx, 1
lea r8, [rdx+r13]
cmovc r8, rdx
adc rcx, 0
cmovs r10, rbp
sarx r9, r10, r15
lea rbx, [r10-1]
cmovs r11, rdx
sub r12, r10
vpermq zmm1, zmmword ptr [rdi+2944], 0x4e
mov rsi, -2
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2944]
vpmuldq zmm16, zmm24, zmm1
vpaddq zmm0, zmm11, zmm20
vpaddq zmm22, zmm0, zmm12
vpaddq zmm4, zmm22, zmm16
vpmuludq zmm19, zmm8, zmmword ptr [rdi+5184]
vpaddq zmm5, zmm4, zmm19
vpmuludq zmm21, zmm3, zmmword ptr [rdi+5120]
vpaddq zmm6, zmm5, zmm21
vpaddq zmm17, zmm6, zmm9
vpsraq zmm13, zmm17, 30
vpandq zmm2, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+2816], zmm2
mov rax, r11
xor rax, r9
vpmuldq zmm14, zmm25, zmmword ptr [rdi+2944]
sar r8, 1
vpermq zmm18, zmmword ptr [rdi+3008], 0x4e
vpmuldq zmm11, zmm24, zmm18
mov r13, -2
vpmuldq zmm20, zmm23, zmmword ptr [rdi+3008]
lea rcx, [r8+rax]
cmovc rcx, r8
adc r9, 0
cmovs rbx, r12
lea rbp, [rbx-1]
sarx rdx, rbx, r15
cmovs r11, r8
sub r14, rbx
mov r10, r11
xor r10, rdx
vpmuludq zmm0, zmm8, zmmword ptr [rdi+5248]
vpmuludq zmm12, zmm3, zmmword ptr [rdi+5184]
sar rcx, 1
lea rax, [rcx+r10]
cmovc rax, rcx
adc rdx, 0
cmovs rbp, r14
sarx r9, rbp, r15
lea r12, [rbp-1]
cmovs r11, rcx
sub rsi, rbp
mov r8, -2
vpmuldq zmm22, zmm26, zmm1
vpaddq zmm16, zmm14, zmm22
vpaddq zmm4, zmm16, zmm20
vpaddq zmm19, zmm4, zmm11
vpaddq zmm5, zmm19, zmm0
vpaddq zmm21, zmm5, zmm12
vpaddq zmm6, zmm21, zmm13
vpandq zmm9, zmm6, zmm7
vpsraq zmm17, zmm6, 30
vmovdqa64 zmmword ptr [rdi+2880], zmm9
vpmuldq zmm2, zmm25, zmmword ptr [rdi+3008]
vpmuldq zmm24, zmm26, zmm18
vpaddq zmm23, zmm2, zmm24
vpmuludq zmm8, zmm3, zmmword ptr [rdi+5248]
vpaddq zmm1, zmm23, zmm8
mov rbx, r11
xor rbx, r9
vpaddq zmm14, zmm1, zmm17
vpaddq zmm22, zmm14, zmm15
vpandq zmm16, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+2944], zmm16
vpsraq zmm20, zmm22, 30
sar rax, 1
vpaddq zmm4, zmm20, zmm10
mov r10, -2
lea rdx, [rax+rbx]
cmovc rdx, rax
adc r9, 0
cmovs r12, rsi
lea r14, [r12-1]
sarx rcx, r12, r15
cmovs r11, rax
sub r13, r12
mov rbp, r11
xor rbp, rcx
vpandq zmm11, zmm4, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+3008], zmm11
vpsraq zmm19, zmm4, 30
vshufi64x2 zmm0{k3}{z}, zmm19, zmm19, 0x44
vpaddq zmm5, zmm27, zmm0
vmovdqa64 zmmword ptr [rdi+832], zmm5
sar rdx, 1
lea rbx, [rdx+rbp]
cmovc rbx, rdx
adc rcx, 0
cmovs r14, r13
sarx r9, r14, r15
lea rsi, [r14-1]
cmovs r11, rdx
sub r8, r14
mov rax, -2
mov r12, r11
xor r12, r9
sar rbx, 1
mov rbp, -2
lea rcx, [rbx+r12]
cmovc rcx, rbx
adc r9, 0
cmovs rsi, r8
lea r13, [rsi-1]
sarx rdx, rsi, r15
cmovs r11, rbx
sub r10, rsi
mov r14, r11
xor r14, rdx
sar rcx, 1
lea r12, [rcx+r14]
cmovc r12, rcx
adc rdx, 0
cmovs r13, r10
sarx r9, r13, r15
lea r8, [r13-1]
cmovs r11, rcx
sub rax, r13
mov rbx, -2
mov rsi, r11
xor rsi, r9
sar r12, 1
lea r14, [r12+rsi]
cmovc r14, r12
adc r9, 0
cmovs r8, rax
lea rdx, [r8-1]
sarx r10, r8, r15
cmovs r11, r12
sub rbp, r8
mov rcx, r11
xor rcx, r10
sar r14, 1
lea r13, [r14+rcx]
cmovc r13, r14
adc r10, 0
cmovs rdx, rbp
sarx rsi, rdx, r15
lea r9, [rdx-1]
cmovs r11, r14
sub rbx, rdx
mov rax, r11
xor rax, rsi
sar r13, 1
lea r12, [r13+rax]
cmovc r12, r13
adc rsi, 0
cmovs r9, rbx
sarx r8, r9, r15
mov qword ptr [rdi-120], r12
cmovs r11, r13
mov rcx, r12
add rcx, qword ptr [rdi-56]
mov r10, r11
add r10, qword ptr [rdi-64]
mov qword ptr [rdi-128], r11
shl r12, 44
shl r11, 45
rorx rbp, rcx, 21
rorx r14, rcx, 42
rorx rdx, r10, 20
rorx rax, r10, 41
add r12, qword ptr [rdi-40]
add r11, qword ptr [rdi-48]
imul rbp, qword ptr [rdi+40]
imul r14, qword ptr [rdi+48]
imul rdx, qword ptr [rdi+40]
imul rax, qword ptr [rdi+48]
lea rsi, [rbp+r14]
lea rbx, [rdx+rax]
lea r13, [rsi+r12]
lea rcx, [rbx+r11]
ror r13, 44
ror rcx, 45
mov rbx, r13
mov rdx, r9
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
