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
// Length: 36 limbs of 30 bits; 1242 instructions a round, 720 for its steps (form: carry).
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
vpbroadcastq zmm0, qword ptr [rdi-128]
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
vpaddq zmm1, zmm0, zmm29
mov rbp, -2
sub rbp, rdx
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
mov r8, -2
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
adc rsi, 0
cmovs rax, rbp
lea r11, [rax-1]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
mov r12, -2
sarx r13, rax, r15
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
cmovs rcx, rbx
sub r8, rax
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
mov r14, -2
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
mov rdx, rcx
xor rdx, r13
sar r10, 1
vpaddq zmm19, zmm17, zmm18
lea r9, [r10+rdx]
cmovc r9, r10
adc r13, 0
cmovs r11, r8
lea rsi, [r11-1]
vpsraq zmm20, zmm16, 30
sarx rbp, r11, r15
mov rbx, -2
vpaddq zmm21, zmm19, zmm20
cmovs rcx, r10
sub r12, r11
mov rax, rcx
xor rax, rbp
sar r9, 1
lea rdx, [r9+rax]
cmovc rdx, r9
adc rbp, 0
cmovs rsi, r12
lea r13, [rsi-1]
vpandq zmm22, zmm16, zmm7
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
sarx r8, rsi, r15
vpermq zmm25, zmm21, 0xf0
vpermq zmm26, zmm21, 0xa5
cmovs rcx, r9
sub r14, rsi
mov r10, qword ptr [rdi+320]
imul r10, qword ptr [rdi-112]
mov r11, qword ptr [rdi+328]
imul r11, qword ptr [rdi-104]
lea rax, [r10+r11]
sar rax, 20
and rax, qword ptr [rdi-32]
mov rbp, rcx
xor rbp, r8
sar rdx, 1
mov r12, -2
lea r9, [rdx+rbp]
cmovc r9, rdx
adc r8, 0
cmovs r13, r14
lea rsi, [r13-1]
sarx r10, r13, r15
mov qword ptr [rdi-24], rax
cmovs rcx, rdx
sub rbx, r13
mov r11, rcx
xor r11, r10
sar r9, 1
lea rbp, [r9+r11]
cmovc rbp, r9
adc r10, 0
cmovs rsi, rbx
lea r8, [rsi-1]
sarx r14, rsi, r15
mov rdx, -2
cmovs rcx, r9
sub r12, rsi
shr rax, 20
shl rax, 44
mov qword ptr [rdi-16], rax
mov r13, qword ptr [rdi+336]
imul r13, qword ptr [rdi-112]
mov r11, qword ptr [rdi+344]
imul r11, qword ptr [rdi-104]
lea r10, [r13+r11]
mov rbx, -2
sar r10, 20
and r10, qword ptr [rdi-32]
mov r9, rcx
xor r9, r14
mov qword ptr [rdi-8], r10
shr r10, 20
sar rbp, 1
lea rsi, [rbp+r9]
cmovc rsi, rbp
adc r14, 0
cmovs r8, r12
lea rax, [r8-1]
sarx r13, r8, r15
cmovs rcx, rbp
sub rdx, r8
mov r11, rcx
xor r11, r13
sar rsi, 1
lea r9, [rsi+r11]
cmovc r9, rsi
adc r13, 0
cmovs rax, rdx
lea r14, [rax-1]
sarx r12, rax, r15
mov rbp, -2
cmovs rcx, rsi
sub rbx, rax
shl r10, 44
mov qword ptr [rdi+0], r10
mov r8, -2
mov r11, rcx
xor r11, r12
sar r9, 1
lea r13, [r9+r11]
cmovc r13, r9
adc r12, 0
cmovs r14, rbx
lea rdx, [r14-1]
sarx rsi, r14, r15
cmovs rcx, r9
sub rbp, r14
mov rax, rcx
xor rax, rsi
sar r13, 1
lea r10, [r13+rax]
cmovc r10, r13
mov r11, -2
adc rsi, 0
cmovs rdx, rbp
lea r12, [rdx-1]
sarx rbx, rdx, r15
cmovs rcx, r13
sub r8, rdx
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
vpmuldq zmm1, zmm24, zmm27
vpaddq zmm2, zmm0, zmm1
mov r9, -2
mov r14, rcx
xor r14, rbx
sar r10, 1
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
vpandq zmm4, zmm3, zmm7
vshufi64x2 zmm8, zmm4, zmm4, 0x44
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1984]
vpaddq zmm10, zmm2, zmm9
lea rax, [r10+r14]
cmovc rax, r10
adc rbx, 0
cmovs r12, r8
lea rsi, [r12-1]
sarx rbp, r12, r15
cmovs rcx, r10
sub r11, r12
vpsraq zmm11, zmm10, 30
vpandq zmm14, zmm10, zmm7
mov r13, rcx
xor r13, rbp
sar rax, 1
lea rdx, [rax+r13]
cmovc rdx, rax
adc rbp, 0
cmovs rsi, r11
lea r14, [rsi-1]
sarx rbx, rsi, r15
cmovs rcx, rax
sub r9, rsi
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
vpmuldq zmm12, zmm26, zmm27
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
mov r8, -2
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]
mov r10, -2
mov r12, rcx
xor r12, rbx
sar rdx, 1
vpaddq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm24, zmm6
vpmuludq zmm19, zmm8, zmmword ptr [rdi+2048]
lea r13, [rdx+r12]
cmovc r13, rdx
adc rbx, 0
cmovs r14, r9
lea rbp, [r14-1]
sarx r11, r14, r15
cmovs rcx, rdx
sub r8, r14
mov rax, rcx
xor rax, r11
sar r13, 1
lea rsi, [r13+rax]
cmovc rsi, r13
adc r11, 0
cmovs rbp, r8
lea r12, [rbp-1]
sarx rbx, rbp, r15
vpaddq zmm20, zmm17, zmm13
vpaddq zmm16, zmm20, zmm18
vpaddq zmm22, zmm16, zmm19
mov r9, -2
vpaddq zmm21, zmm22, zmm11
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
cmovs rcx, r13
sub r10, rbp
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1984]
vpaddq zmm2, zmm21, zmm4
vpsraq zmm9, zmm2, 30
mov rdx, -2
vpandq zmm10, zmm2, zmm7
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
vpmuldq zmm5, zmm26, zmm6
mov r14, rcx
xor r14, rbx
sar rsi, 1
lea rax, [rsi+r14]
cmovc rax, rsi
adc rbx, 0
cmovs r12, r10
lea r11, [r12-1]
sarx r8, r12, r15
cmovs rcx, rsi
sub r9, r12
mov r13, rcx
xor r13, r8
sar rax, 1
lea rbp, [rax+r13]
cmovc rbp, rax
adc r8, 0
cmovs r11, r9
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
lea r14, [r11-1]
sarx rbx, r11, r15
vpmuldq zmm17, zmm23, zmmword ptr [rdi+960]
mov r10, -2
vpaddq zmm13, zmm27, zmm5
vpmuldq zmm20, zmm24, zmm12
vpaddq zmm18, zmm13, zmm17
vpaddq zmm16, zmm18, zmm20
vpmuludq zmm19, zmm8, zmmword ptr [rdi+2112]
vpmuludq zmm22, zmm3, zmmword ptr [rdi+2048]
cmovs rcx, rax
sub rdx, r11
mov rsi, -2
vpaddq zmm11, zmm16, zmm19
vpaddq zmm0, zmm11, zmm22
vpaddq zmm1, zmm0, zmm9
mov r12, rcx
xor r12, rbx
sar rbp, 1
vpandq zmm21, zmm1, zmm7
vpsraq zmm4, zmm1, 30
lea r13, [rbp+r12]
cmovc r13, rbp
adc rbx, 0
cmovs r14, rdx
lea r8, [r14-1]
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]
sarx r9, r14, r15
cmovs rcx, rbp
sub r10, r14
mov rax, rcx
xor rax, r9
sar r13, 1
lea r11, [r13+rax]
cmovc r11, r13
vpermq zmm10, zmmword ptr [rdi+1024], 0x4e
adc r9, 0
cmovs r8, r10
sarx r12, r8, r15
lea rbx, [r8-1]
vpmuldq zmm6, zmm26, zmm12
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]
mov rdx, -2
vpmuldq zmm5, zmm24, zmm10
vpaddq zmm13, zmm2, zmm6
vpaddq zmm17, zmm13, zmm27
vpaddq zmm18, zmm17, zmm5
vpmuludq zmm20, zmm3, zmmword ptr [rdi+2112]
cmovs rcx, r13
sub rsi, r8
vpmuludq zmm16, zmm8, zmmword ptr [rdi+2176]
vpaddq zmm19, zmm18, zmm16
mov rbp, rcx
xor rbp, r12
sar r11, 1
vpaddq zmm11, zmm19, zmm20
mov r14, -2
vpaddq zmm22, zmm11, zmm4
lea rax, [r11+rbp]
cmovc rax, r11
adc r12, 0
cmovs rbx, rsi
lea r9, [rbx-1]
sarx r10, rbx, r15
vpsraq zmm0, zmm22, 30
vpandq zmm9, zmm22, zmm7
cmovs rcx, r11
sub rdx, rbx
mov r13, rcx
xor r13, r10
sar rax, 1
lea r8, [rax+r13]
cmovc r8, rax
adc r10, 0
cmovs r9, rdx
lea rbp, [r9-1]
sarx r12, r9, r15
vmovdqa64 zmmword ptr [rdi+896], zmm9
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]
vpermq zmm12, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm2, zmm26, zmm10
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1088]
cmovs rcx, rax
sub r14, r9
vpaddq zmm13, zmm1, zmm2
vpaddq zmm27, zmm13, zmm6
vpmuldq zmm17, zmm24, zmm12
vpaddq zmm5, zmm27, zmm17
mov rsi, rcx
xor rsi, r12
sar r8, 1
lea r11, [r8+rsi]
cmovc r11, r8
adc r12, 0
cmovs rbp, r14
sarx rbx, rbp, r15
vpmuludq zmm18, zmm8, zmmword ptr [rdi+2240]
vpaddq zmm16, zmm5, zmm18
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2176]
lea r13, [rbp-1]
cmovs rcx, r8
mov r10, r11
add r10, qword ptr [rdi-56]
mov rdx, rcx
add rdx, qword ptr [rdi-64]
mov rax, r11
shl rax, 44
mov r9, rcx
shl r9, 45
vpaddq zmm20, zmm16, zmm19
vpaddq zmm11, zmm20, zmm0
rorx rsi, r10, 21
rorx r12, r10, 42
rorx r14, rdx, 20
imul r14, qword ptr [rdi-16]
rorx r8, rdx, 41
imul r8, qword ptr [rdi+0]
add rax, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
mov r10, -2
imul rsi, qword ptr [rdi-16]
imul r12, qword ptr [rdi+0]
vpandq zmm4, zmm11, zmm7
vpsraq zmm22, zmm11, 30
sub r10, rbp
vpmuldq zmm10, zmm26, zmm12
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1088]
vmovdqa64 zmmword ptr [rdi+960], zmm4
lea rdx, [rsi+r12]
lea rbp, [r14+r8]
vpermq zmm2, zmmword ptr [rdi+1152], 0x4e
lea rsi, [rdx+rax]
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1152]
vpaddq zmm6, zmm1, zmm10
mov r12, -2
ror rsi, 44
lea r14, [rbp+r9]
ror r14, 45
vpmuldq zmm27, zmm24, zmm2
vpaddq zmm17, zmm6, zmm13
vpaddq zmm5, zmm17, zmm27
mov r8, r14
xor r8, rbx
sar rsi, 1
lea rdx, [rsi+r8]
cmovc rdx, rsi
adc rbx, 0
cmovs r13, r10
lea rax, [r13-1]
mov rbp, -2
vpmuludq zmm18, zmm8, zmmword ptr [rdi+2304]
vpaddq zmm16, zmm5, zmm18
sarx r9, r13, r15
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2240]
vpaddq zmm20, zmm16, zmm19
vpaddq zmm0, zmm20, zmm22
vpsraq zmm11, zmm0, 30
cmovs r14, rsi
sub r12, r13
vpsllq zmm12, zmm4, 20
vpandq zmm1, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm1
vpsrlq zmm10, zmm9, 10
vpaddq zmm6, zmm10, zmm12
mov r8, -2
vpsllq zmm13, zmm1, 50
vpaddq zmm17, zmm6, zmm13
mov rbx, r14
xor rbx, r9
sar rdx, 1
lea r10, [rdx+rbx]
cmovc r10, rdx
adc r9, 0
cmovs rax, r12
lea rsi, [rax-1]
vpbroadcastq zmm27, rcx
vpbroadcastq zmm27{k1}, r11
vpaddq zmm5, zmm27, zmm29
vpsllvq zmm18, zmm5, zmm30
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1152]
vpsravq zmm19, zmm18, zmm31
vpsubq zmm20, zmm28, zmm19
cmovs r14, rdx
sub rbp, rax
mov r13, -2
sarx rbx, rax, r15
mov r9, r14
xor r9, rbx
sar r10, 1
lea r12, [r10+r9]
cmovc r12, r10
adc rbx, 0
cmovs rsi, rbp
lea rcx, [rsi-1]
sarx r11, rsi, r15
vmovdqa64 zmmword ptr [rdi+384], zmm17
vpermq zmm22, zmmword ptr [rdi+1216], 0x4e
vmovdqa64 zmmword ptr [rdi+192], zmm20
vpmuldq zmm4, zmm24, zmm22
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1216]
vpmuldq zmm9, zmm26, zmm2
mov rdx, qword ptr [rdi+192]
vpmuludq zmm10, zmm8, zmmword ptr [rdi+2368]
vpaddq zmm12, zmm16, zmm9
cmovs r14, r10
sub r8, rsi
imul rdx, qword ptr [rdi-24]
mov rax, qword ptr [rdi+200]
imul rax, qword ptr [rdi-8]
lea r9, [rdx+rax]
sar r9, 20
mov qword ptr [rdi+8], r9
mov rbx, qword ptr [rdi+208]
imul rbx, qword ptr [rdi-24]
mov rbp, qword ptr [rdi+216]
imul rbp, qword ptr [rdi-8]
mov r10, -2
lea rsi, [rbx+rbp]
sar rsi, 20
vpaddq zmm1, zmm12, zmm0
vpaddq zmm6, zmm1, zmm4
mov qword ptr [rdi+16], rsi
mov rdx, qword ptr [rdi+192]
mov rax, r14
xor rax, r11
sar r12, 1
vpmuludq zmm13, zmm3, zmmword ptr [rdi+2304]
vpaddq zmm27, zmm6, zmm10
lea r9, [r12+rax]
cmovc r9, r12
adc r11, 0
cmovs rcx, r8
lea rbx, [rcx-1]
sarx rbp, rcx, r15
cmovs r14, r12
sub r13, rcx
imul rdx, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+200]
imul rsi, qword ptr [rdi+400]
mov rax, r14
xor rax, rbp
sar r9, 1
lea r11, [r9+rax]
cmovc r11, r9
lea r8, [rdx+rsi]
mov r12, qword ptr [rdi+8]
adc rbp, 0
cmovs rbx, r13
lea rcx, [rbx-1]
vpaddq zmm5, zmm27, zmm13
vpaddq zmm18, zmm5, zmm11
vpsraq zmm19, zmm18, 30
sarx rax, rbx, r15
vpmuldq zmm17, zmm26, zmm22
vpandq zmm20, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1088], zmm20
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1216]
mov rdx, -2
cmovs r14, r9
sub r10, rbx
sar r12, 20
lea rsi, [r12+r8]
shl rsi, 44
mov qword ptr [rdi+24], rsi
mov rbp, qword ptr [rdi+208]
imul rbp, qword ptr [rdi+384]
mov r13, qword ptr [rdi+216]
imul r13, qword ptr [rdi+400]
lea r9, [rbp+r13]
mov rbx, qword ptr [rdi+16]
sar rbx, 20
lea r12, [rbx+r9]
shl r12, 44
mov qword ptr [rdi+32], r12
vpermq zmm16, zmmword ptr [rdi+1280], 0x4e
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1280]
mov r8, r14
xor r8, rax
mov rsi, -2
sar r11, 1
vpmuldq zmm12, zmm24, zmm16
lea rbp, [r11+r8]
cmovc rbp, r11
adc rax, 0
cmovs rcx, r10
lea r13, [rcx-1]
vpmuludq zmm0, zmm8, zmmword ptr [rdi+2432]
sarx rbx, rcx, r15
cmovs r14, r11
sub rdx, rcx
mov r9, r14
xor r9, rbx
sar rbp, 1
lea r12, [rbp+r9]
cmovc r12, rbp
vpaddq zmm1, zmm2, zmm17
vpaddq zmm4, zmm1, zmm9
vpaddq zmm6, zmm4, zmm12
adc rbx, 0
cmovs r13, rdx
lea r8, [r13-1]
vpmuludq zmm10, zmm3, zmmword ptr [rdi+2368]
sarx rax, r13, r15
vpaddq zmm27, zmm6, zmm0
vpaddq zmm13, zmm27, zmm10
mov r10, -2
vpaddq zmm5, zmm13, zmm19
vpsraq zmm11, zmm5, 30
vpandq zmm22, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm22
cmovs r14, rbp
sub rsi, r13
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1280]
vpmuldq zmm20, zmm26, zmm16
mov r11, -2
vpermq zmm2, zmmword ptr [rdi+1344], 0x4e
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1344]
mov rcx, r14
xor rcx, rax
sar r12, 1
vpmuldq zmm1, zmm24, zmm2
lea r9, [r12+rcx]
cmovc r9, r12
adc rax, 0
cmovs r8, rsi
lea rbx, [r8-1]
sarx rdx, r8, r15
vpaddq zmm9, zmm18, zmm20
cmovs r14, r12
sub r10, r8
mov rbp, r14
xor rbp, rdx
sar r9, 1
lea r13, [r9+rbp]
cmovc r13, r9
adc rdx, 0
cmovs rbx, r10
lea rcx, [rbx-1]
vpaddq zmm4, zmm9, zmm17
vpaddq zmm12, zmm4, zmm1
vpmuludq zmm6, zmm8, zmmword ptr [rdi+2496]
mov rax, -2
vpaddq zmm0, zmm12, zmm6
cmovs r14, r9
sub r11, rbx
sarx rsi, rbx, r15
vpmuludq zmm27, zmm3, zmmword ptr [rdi+2432]
vpaddq zmm10, zmm0, zmm27
vpaddq zmm13, zmm10, zmm11
mov r12, -2
vpsraq zmm19, zmm13, 30
vpandq zmm5, zmm13, zmm7
vmovdqa64 zmmword ptr [rdi+1216], zmm5
mov r8, r14
xor r8, rsi
sar r13, 1
lea rbp, [r13+r8]
cmovc rbp, r13
adc rsi, 0
cmovs rcx, r11
lea rdx, [rcx-1]
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1344]
sarx r10, rcx, r15
vpmuldq zmm16, zmm26, zmm2
vpermq zmm18, zmmword ptr [rdi+1408], 0x4e
cmovs r14, r13
sub rax, rcx
mov r9, r14
xor r9, r10
sar rbp, 1
lea rbx, [rbp+r9]
cmovc rbx, rbp
adc r10, 0
cmovs rdx, rax
lea r8, [rdx-1]
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1408]
vpmuldq zmm9, zmm24, zmm18
sarx rsi, rdx, r15
vpaddq zmm17, zmm22, zmm16
mov r11, -2
vpaddq zmm4, zmm17, zmm20
vpaddq zmm1, zmm4, zmm9
vpmuludq zmm12, zmm8, zmmword ptr [rdi+2560]
cmovs r14, rbp
sub r12, rdx
mov r13, -2
vpaddq zmm6, zmm1, zmm12
vpmuludq zmm0, zmm3, zmmword ptr [rdi+2496]
vpaddq zmm27, zmm6, zmm0
vpaddq zmm10, zmm27, zmm19
vpsraq zmm11, zmm10, 30
mov rcx, r14
xor rcx, rsi
sar rbx, 1
vpandq zmm13, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm13
lea r9, [rbx+rcx]
cmovc r9, rbx
adc rsi, 0
cmovs r8, r12
lea r10, [r8-1]
sarx rax, r8, r15
cmovs r14, rbx
sub r11, r8
mov rbp, r14
xor rbp, rax
sar r9, 1
lea rdx, [r9+rbp]
cmovc rdx, r9
adc rax, 0
cmovs r10, r11
lea rcx, [r10-1]
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1408]
vpmuldq zmm2, zmm26, zmm18
sarx rsi, r10, r15
vpermq zmm22, zmmword ptr [rdi+1472], 0x4e
mov r12, -2
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1472]
vpmuldq zmm17, zmm24, zmm22
vpaddq zmm20, zmm5, zmm2
cmovs r14, r9
sub r13, r10
vpaddq zmm4, zmm20, zmm16
vpaddq zmm9, zmm4, zmm17
vpmuludq zmm1, zmm8, zmmword ptr [rdi+2624]
mov rbx, -2
vpaddq zmm12, zmm9, zmm1
vpmuludq zmm6, zmm3, zmmword ptr [rdi+2560]
vpaddq zmm0, zmm12, zmm6
mov r8, r14
xor r8, rsi
sar rdx, 1
lea rbp, [rdx+r8]
cmovc rbp, rdx
adc rsi, 0
cmovs rcx, r13
lea rax, [rcx-1]
vpaddq zmm27, zmm0, zmm11
sarx r11, rcx, r15
vpsraq zmm19, zmm27, 30
vpandq zmm10, zmm27, zmm7
cmovs r14, rdx
sub r12, rcx
mov r9, r14
xor r9, r11
sar rbp, 1
lea r10, [rbp+r9]
cmovc r10, rbp
adc r11, 0
cmovs rax, r12
lea r8, [rax-1]
sarx rsi, rax, r15
vmovdqa64 zmmword ptr [rdi+1344], zmm10
mov r13, -2
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1472]
vpmuldq zmm18, zmm26, zmm22
vpermq zmm5, zmmword ptr [rdi+1536], 0x4e
cmovs r14, rbp
sub rbx, rax
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1536]
vpmuldq zmm20, zmm24, zmm5
vpaddq zmm16, zmm13, zmm18
mov rdx, -2
vpaddq zmm4, zmm16, zmm2
vpaddq zmm17, zmm4, zmm20
mov rcx, r14
xor rcx, rsi
sar r10, 1
vpmuludq zmm9, zmm8, zmmword ptr [rdi+2688]
lea r9, [r10+rcx]
cmovc r9, r10
adc rsi, 0
cmovs r8, rbx
lea r11, [r8-1]
vpaddq zmm1, zmm17, zmm9
sarx r12, r8, r15
cmovs r14, r10
sub r13, r8
mov rbp, r14
xor rbp, r12
sar r9, 1
lea rax, [r9+rbp]
cmovc rax, r9
adc r12, 0
cmovs r11, r13
lea rcx, [r11-1]
vpmuludq zmm12, zmm3, zmmword ptr [rdi+2624]
vpaddq zmm6, zmm1, zmm12
sarx rsi, r11, r15
vpaddq zmm0, zmm6, zmm19
mov rbx, -2
vpsraq zmm11, zmm0, 30
vpandq zmm27, zmm0, zmm7
vmovdqa64 zmmword ptr [rdi+1408], zmm27
cmovs r14, r9
sub rdx, r11
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1536]
vpmuldq zmm22, zmm26, zmm5
vpermq zmm13, zmmword ptr [rdi+1600], 0x4e
vpmuldq zmm18, zmm24, zmm13
mov r10, -2
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1600]
mov r8, r14
xor r8, rsi
sar rax, 1
vpaddq zmm2, zmm10, zmm22
lea rbp, [rax+r8]
cmovc rbp, rax
adc rsi, 0
cmovs rcx, rdx
lea r12, [rcx-1]
vpaddq zmm4, zmm2, zmm16
vpaddq zmm20, zmm4, zmm18
sarx r13, rcx, r15
cmovs r14, rax
sub rbx, rcx
mov r9, r14
xor r9, r13
sar rbp, 1
lea r11, [rbp+r9]
cmovc r11, rbp
adc r13, 0
cmovs r12, rbx
lea r8, [r12-1]
sarx rsi, r12, r15
vpmuludq zmm17, zmm8, zmmword ptr [rdi+2752]
vpmuludq zmm9, zmm3, zmmword ptr [rdi+2688]
vpaddq zmm1, zmm20, zmm17
vpaddq zmm12, zmm1, zmm9
vpaddq zmm6, zmm12, zmm11
cmovs r14, rbp
sub r10, r12
vpsraq zmm19, zmm6, 30
vpandq zmm0, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+1472], zmm0
vpmuldq zmm27, zmm26, zmm13
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1600]
mov rdx, r14
xor rdx, rsi
sar r11, 1
lea rax, [r11+rdx]
cmovc rax, r11
adc rsi, 0
cmovs r8, r10
vpermq zmm10, zmmword ptr [rdi+1664], 0x4e
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1664]
sarx rcx, r8, r15
lea r9, [r8-1]
cmovs r14, r11
vpbroadcastq zmm2, r14
mov r13, rax
add r13, qword ptr [rdi-56]
mov rbx, r14
add rbx, qword ptr [rdi-64]
vpbroadcastq zmm2{k1}, rax
shl rax, 44
shl r14, 45
rorx rbp, r13, 21
rorx r12, r13, 42
rorx rdx, rbx, 20
rorx rsi, rbx, 41
vpmuldq zmm16, zmm24, zmm10
vpaddq zmm4, zmm2, zmm29
add rax, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
vpaddq zmm18, zmm5, zmm27
imul rbp, qword ptr [rdi+24]
imul r12, qword ptr [rdi+32]
vpaddq zmm20, zmm18, zmm22
imul rdx, qword ptr [rdi+24]
imul rsi, qword ptr [rdi+32]
vpsllvq zmm17, zmm4, zmm30
mov r10, -2
sub r10, r8
vpaddq zmm1, zmm20, zmm16
vpsravq zmm9, zmm17, zmm31
vpmuludq zmm12, zmm8, zmmword ptr [rdi+2816]
vpaddq zmm11, zmm1, zmm12
vpmuludq zmm6, zmm3, zmmword ptr [rdi+2752]
lea r11, [rbp+r12]
lea r13, [rdx+rsi]
vpsubq zmm0, zmm28, zmm9
vmovdqa64 zmmword ptr [rdi+256], zmm0
vpaddq zmm13, zmm11, zmm6
lea rbx, [r11+rax]
lea r8, [r13+r14]
mov rbp, -2
vpunpcklqdq zmm2, zmm0, zmm0
ror rbx, 44
ror r8, 45
vpaddq zmm5, zmm13, zmm19
vpsraq zmm27, zmm5, 30
vpunpckhqdq zmm18, zmm0, zmm0
vpandq zmm22, zmm5, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm22
vbroadcasti32x4 zmm4, xmmword ptr [rdi+192]
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1664]
mov r12, r8
xor r12, rcx
sar rbx, 1
lea rdx, [rbx+r12]
cmovc rdx, rbx
adc rcx, 0
cmovs r9, r10
lea rsi, [r9-1]
vbroadcasti32x4 zmm16, xmmword ptr [rdi+208]
vpmuldq zmm17, zmm26, zmm10
vpmuldq zmm1, zmm2, zmm4
vpermq zmm12, zmmword ptr [rdi+1728], 0x4e
mov r11, -2
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1728]
cmovs r8, rbx
sub rbp, r9
vpmuldq zmm11, zmm18, zmm16
vpaddq zmm6, zmm1, zmm11
vpmuldq zmm13, zmm24, zmm12
sarx rax, r9, r15
vmovdqa64 zmmword ptr [rdi+128], zmm6
vpaddq zmm19, zmm20, zmm17
vpaddq zmm0, zmm19, zmm9
vpaddq zmm5, zmm0, zmm13
mov r13, qword ptr [rdi+256]
vpmuludq zmm22, zmm8, zmmword ptr [rdi+2880]
vpaddq zmm10, zmm5, zmm22
vpmuludq zmm2, zmm3, zmmword ptr [rdi+2816]
mov r14, -2
imul r13, qword ptr [rdi+8]
vpaddq zmm4, zmm10, zmm2
mov r12, r8
xor r12, rax
sar rdx, 1
lea rcx, [rdx+r12]
cmovc rcx, rdx
adc rax, 0
cmovs rsi, rbp
lea r10, [rsi-1]
mov rbx, qword ptr [rdi+264]
sarx r9, rsi, r15
cmovs r8, rdx
sub r11, rsi
mov r12, r8
xor r12, r9
sar rcx, 1
lea rax, [rcx+r12]
cmovc rax, rcx
adc r9, 0
cmovs r10, r11
lea rbp, [r10-1]
vpaddq zmm18, zmm4, zmm27
vpsraq zmm16, zmm18, 30
sarx rdx, r10, r15
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1728]
mov rsi, -2
vpandq zmm11, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1600], zmm11
vpermq zmm6, zmmword ptr [rdi+1792], 0x4e
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1792]
vpmuldq zmm17, zmm26, zmm12
vpaddq zmm19, zmm1, zmm17
vpmuldq zmm9, zmm24, zmm6
cmovs r8, rcx
sub r14, r10
imul rbx, qword ptr [rdi+16]
lea r12, [r13+rbx]
sar r12, 20
mov r9, qword ptr [rdi+128]
imul r9, qword ptr [rdi+384]
mov r11, qword ptr [rdi+136]
imul r11, qword ptr [rdi+400]
lea rcx, [r9+r11]
vpaddq zmm0, zmm19, zmm20
vpaddq zmm13, zmm0, zmm9
mov r10, -2
lea r13, [r12+rcx]
vpmuludq zmm5, zmm8, zmmword ptr [rdi+2944]
mov rbx, r8
xor rbx, rdx
sar rax, 1
vpaddq zmm22, zmm13, zmm5
lea r9, [rax+rbx]
cmovc r9, rax
adc rdx, 0
cmovs rbp, r14
lea r11, [rbp-1]
sarx r12, rbp, r15
vpmuludq zmm10, zmm3, zmmword ptr [rdi+2880]
mov qword ptr [rdi-112], r13
cmovs r8, rax
sub rsi, rbp
sar r13, 20
mov rcx, r8
xor rcx, r12
sar r9, 1
lea rbx, [r9+rcx]
cmovc rbx, r9
adc r12, 0
cmovs r11, rsi
lea rdx, [r11-1]
vpaddq zmm2, zmm22, zmm10
vpaddq zmm4, zmm2, zmm16
vpsraq zmm27, zmm4, 30
sarx r14, r11, r15
mov rax, -2
vpandq zmm18, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+1664], zmm18
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1792]
vpmuldq zmm12, zmm26, zmm6
cmovs r8, r9
sub r10, r11
shl r13, 44
mov qword ptr [rdi+40], r13
mov rbp, qword ptr [rdi+272]
imul rbp, qword ptr [rdi+8]
vpermq zmm1, zmmword ptr [rdi+1856], 0x4e
mov rcx, qword ptr [rdi+280]
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1856]
mov r12, -2
vpmuldq zmm19, zmm24, zmm1
mov rsi, r8
xor rsi, r14
sar rbx, 1
vpaddq zmm20, zmm11, zmm12
vpaddq zmm0, zmm20, zmm17
lea r9, [rbx+rsi]
cmovc r9, rbx
adc r14, 0
cmovs rdx, r10
lea r11, [rdx-1]
vpaddq zmm9, zmm0, zmm19
sarx r13, rdx, r15
cmovs r8, rbx
sub rax, rdx
imul rcx, qword ptr [rdi+16]
lea rsi, [rbp+rcx]
mov r14, r8
xor r14, r13
sar r9, 1
lea r10, [r9+r14]
cmovc r10, r9
adc r13, 0
cmovs r11, rax
lea rbx, [r11-1]
vpmuludq zmm13, zmm8, zmmword ptr [rdi+3008]
sarx rdx, r11, r15
vpaddq zmm5, zmm9, zmm13
vpmuludq zmm22, zmm3, zmmword ptr [rdi+2944]
vpaddq zmm10, zmm5, zmm22
mov rbp, -2
vpaddq zmm2, zmm10, zmm27
vpsraq zmm16, zmm2, 30
cmovs r8, r9
sub r12, r11
sar rsi, 20
mov rcx, qword ptr [rdi+144]
imul rcx, qword ptr [rdi+384]
mov r14, qword ptr [rdi+152]
vpandq zmm4, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm4
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1856]
mov r13, -2
vpmuldq zmm6, zmm26, zmm1
imul r14, qword ptr [rdi+400]
lea rax, [rcx+r14]
lea r9, [rsi+rax]
mov qword ptr [rdi-104], r9
vpermq zmm11, zmmword ptr [rdi+1920], 0x4e
mov r11, r8
xor r11, rdx
sar r10, 1
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1920]
lea rcx, [r10+r11]
cmovc rcx, r10
adc rdx, 0
cmovs rbx, r12
lea r14, [rbx-1]
vpaddq zmm20, zmm18, zmm6
vpmuldq zmm17, zmm24, zmm11
cmovs r8, r10
sub rbp, rbx
sar r9, 20
sarx rsi, rbx, r15
mov rax, r8
xor rax, rsi
sar rcx, 1
lea r11, [rcx+rax]
cmovc r11, rcx
adc rsi, 0
cmovs r14, rbp
lea rdx, [r14-1]
vpaddq zmm0, zmm20, zmm12
sarx r12, r14, r15
vpaddq zmm19, zmm0, zmm17
mov r10, -2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3072]
vpaddq zmm13, zmm19, zmm9
vpmuludq zmm5, zmm3, zmmword ptr [rdi+3008]
cmovs r8, rcx
sub r13, r14
shl r9, 44
mov qword ptr [rdi+48], r9
vpaddq zmm22, zmm13, zmm5
vpaddq zmm10, zmm22, zmm16
vpsraq zmm27, zmm10, 30
mov rbx, -2
vpandq zmm2, zmm10, zmm7
vmovdqa64 zmmword ptr [rdi+1792], zmm2
mov rax, r8
xor rax, r12
sar r11, 1
lea rsi, [r11+rax]
cmovc rsi, r11
adc r12, 0
cmovs rdx, r13
lea rbp, [rdx-1]
vpmuldq zmm4, zmm25, zmmword ptr [rdi+1920]
vpmuldq zmm1, zmm26, zmm11
sarx rcx, rdx, r15
cmovs r8, r11
sub r10, rdx
mov r14, r8
xor r14, rcx
sar rsi, 1
lea r9, [rsi+r14]
cmovc r9, rsi
adc rcx, 0
cmovs rbp, r10
lea rax, [rbp-1]
vpaddq zmm23, zmm4, zmm1
sarx r12, rbp, r15
vpmuludq zmm18, zmm3, zmmword ptr [rdi+3072]
mov r13, -2
vpaddq zmm6, zmm23, zmm18
vpaddq zmm24, zmm6, zmm27
vpaddq zmm20, zmm24, zmm15
vpandq zmm12, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1856], zmm12
cmovs r8, rsi
sub rbx, rbp
vpsraq zmm0, zmm20, 30
mov r11, -2
vpaddq zmm17, zmm0, zmm14
mov rdx, r8
xor rdx, r12
sar r9, 1
vpsraq zmm8, zmm17, 30
vpandq zmm19, zmm17, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1920], zmm19
lea r14, [r9+rdx]
cmovc r14, r9
adc r12, 0
cmovs rax, rbx
lea rcx, [rax-1]
sarx r10, rax, r15
vshufi64x2 zmm9{k3}{z}, zmm8, zmm8, 0x44
cmovs r8, r9
sub r13, rax
mov rsi, r8
xor rsi, r10
sar r14, 1
lea rbp, [r14+rsi]
cmovc rbp, r14
adc r10, 0
cmovs rcx, r13
lea rdx, [rcx-1]
sarx r12, rcx, r15
vpaddq zmm13, zmm21, zmm9
vmovdqa64 zmmword ptr [rdi+832], zmm13
mov rbx, -2
cmovs r8, r14
sub r11, rcx
mov r9, -2
mov rax, r8
xor rax, r12
sar rbp, 1
lea rsi, [rbp+rax]
cmovc rsi, rbp
adc r12, 0
cmovs rdx, r11
lea r10, [rdx-1]
sarx r13, rdx, r15
cmovs r8, rbp
sub rbx, rdx
mov r14, r8
xor r14, r13
sar rsi, 1
lea rcx, [rsi+r14]
cmovc rcx, rsi
adc r13, 0
cmovs r10, rbx
lea rax, [r10-1]
sarx r12, r10, r15
mov r11, -2
cmovs r8, rsi
sub r9, r10
mov rbp, -2
mov rdx, r8
xor rdx, r12
sar rcx, 1
lea r14, [rcx+rdx]
cmovc r14, rcx
adc r12, 0
cmovs rax, r9
lea r13, [rax-1]
sarx rbx, rax, r15
cmovs r8, rcx
sub r11, rax
mov rsi, r8
xor rsi, rbx
sar r14, 1
lea r10, [r14+rsi]
cmovc r10, r14
adc rbx, 0
cmovs r13, r11
lea rdx, [r13-1]
sarx r12, r13, r15
mov r9, -2
cmovs r8, r14
sub rbp, r13
mov rcx, -2
mov rax, r8
xor rax, r12
sar r10, 1
lea rsi, [r10+rax]
cmovc rsi, r10
adc r12, 0
cmovs rdx, rbp
lea rbx, [rdx-1]
sarx r11, rdx, r15
cmovs r8, r10
sub r9, rdx
mov r14, r8
xor r14, r11
sar rsi, 1
lea r13, [rsi+r14]
cmovc r13, rsi
adc r11, 0
cmovs rbx, r9
lea rax, [rbx-1]
sarx r12, rbx, r15
cmovs r8, rsi
sub rcx, rbx
mov rbp, r8
xor rbp, r12
sar r13, 1
lea r10, [r13+rbp]
cmovc r10, r13
adc r12, 0
cmovs rax, rcx
mov qword ptr [rdi-120], r10
sarx rdx, rax, r15
cmovs r8, r13
mov qword ptr [rdi-128], r8
mov r14, r10
add r14, qword ptr [rdi-56]
mov r11, r8
add r11, qword ptr [rdi-64]
shl r10, 44
shl r8, 45
rorx r9, r14, 21
rorx rsi, r14, 42
rorx rbx, r11, 20
rorx rbp, r11, 41
add r10, qword ptr [rdi-40]
add r8, qword ptr [rdi-48]
imul r9, qword ptr [rdi+40]
imul rsi, qword ptr [rdi+48]
imul rbx, qword ptr [rdi+40]
imul rbp, qword ptr [rdi+48]
lea r12, [r9+rsi]
lea rcx, [rbx+rbp]
lea r13, [r12+r10]
lea r14, [rcx+r8]
ror r13, 44
ror r14, 45
mov rbx, r13
mov rcx, r14
mov rsi, rdx
mov rdx, rax
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
