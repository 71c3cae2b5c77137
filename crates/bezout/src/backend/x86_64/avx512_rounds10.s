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
// Length: 10 limbs of 30 bits; 1031 instructions a round, 702 for its steps (form: carry+carry+mask).
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
vbroadcasti64x4 zmm29, ymmword ptr [rdi+768]
vbroadcasti64x4 zmm30, ymmword ptr [rdi+800]
vbroadcasti64x4 zmm31, ymmword ptr [rdi+832]
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
mov r13, rcx
xor r13, r12
sar r10, 1
lea r14, [r10+r13]
cmovc r14, r10
mov rdx, -2
adc r12, 0
cmovs r11, r8
sarx r9, r11, r15
cmovs rcx, r10
vpbroadcastq zmm0, qword ptr [rdi-128]
mov rsi, -2
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
mov rbp, rcx
xor rbp, r9
sar r14, 1
sbb rbx, rbx
lea rax, [r14+rbp]
cmovc rax, r14
andn r13, rbx, r9
vpaddq zmm1, zmm0, zmm29
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+320], zmm4
cmovnz rcx, r14
xor r11, r13
lea r12, [r11-1]
lea r8, [r12-1]
sub rdx, r12
sarx r10, r12, r15
mov rbp, rcx
xor rbp, r10
sar rax, 1
lea rbx, [rax+rbp]
cmovc rbx, rax
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
adc r10, 0
cmovs r8, rdx
lea r9, [r8-1]
sarx r14, r8, r15
cmovs rcx, rax
sub rsi, r8
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
mov r13, -2
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
mov r11, rcx
xor r11, r14
sar rbx, 1
lea r12, [rbx+r11]
cmovc r12, rbx
adc r14, 0
cmovs r9, rsi
sarx rbp, r9, r15
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
vpmuldq zmm15, zmm6, zmm11
vpermq zmm16, zmmword ptr [rdi+960], 0x44
vpaddq zmm17, zmm14, zmm15
mov r10, -2
vpmuldq zmm18, zmm5, zmm12
cmovs rcx, rbx
mov rdx, rcx
xor rdx, rbp
sar r12, 1
sbb rax, rax
lea r8, [r12+rdx]
cmovc r8, r12
andn r11, rax, rbp
cmovnz rcx, r12
xor r9, r11
lea r14, [r9-1]
lea rsi, [r14-1]
sub r13, r14
sarx rbx, r14, r15
vpmuldq zmm19, zmm6, zmm13
vpaddq zmm20, zmm18, zmm19
vpsraq zmm21, zmm17, 30
vpaddq zmm22, zmm20, zmm21
vpandq zmm23, zmm17, zmm7
mov rdx, rcx
xor rdx, rbx
sar r8, 1
lea rax, [r8+rdx]
cmovc rax, r8
adc rbx, 0
cmovs rsi, r13
lea rbp, [rsi-1]
sarx r12, rsi, r15
vpermq zmm24, zmmword ptr [rdi+960], 0xee
vpunpcklqdq zmm25, zmm23, zmm23
vpmuldq zmm26, zmm25, zmm16
vpunpckhqdq zmm27, zmm23, zmm23
vpmuldq zmm0, zmm27, zmm24
vpaddq zmm1, zmm26, zmm0
vpaddq zmm2, zmm1, qword ptr [rdi+480]{1to8}
vpmuludq zmm3, zmm2, zmmword ptr [rdi+896]
vpunpcklqdq zmm4, zmm22, zmm22
vpunpckhqdq zmm8, zmm22, zmm22
mov r11, -2
mov r9, qword ptr [rdi+320]
vpandq zmm9, zmm3, zmm7
cmovs rcx, r8
sub r10, rsi
mov r14, rcx
xor r14, r12
sar rax, 1
lea rdx, [rax+r14]
cmovc rdx, rax
vshufi64x2 zmm10, zmm9, zmm9, 0x44
adc r12, 0
cmovs rbp, r10
sarx rbx, rbp, r15
cmovs rcx, rax
imul r9, qword ptr [rdi-112]
mov r13, qword ptr [rdi+328]
imul r13, qword ptr [rdi-104]
lea r8, [r9+r13]
sar r8, 20
and r8, qword ptr [rdi-32]
mov rsi, -2
vpmuludq zmm11, zmm10, zmmword ptr [rdi+1280]
vpaddq zmm14, zmm2, zmm11
vpsrlq zmm15, zmm14, 30
mov qword ptr [rdi-24], r8
mov r14, rcx
xor r14, rbx
sar rdx, 1
sbb r12, r12
lea r10, [rdx+r14]
cmovc r10, rdx
andn rax, r12, rbx
vpandq zmm5, zmm14, zmm7
cmovnz rcx, rdx
xor rbp, rax
lea r9, [rbp-1]
lea r13, [r9-1]
sub r11, r9
sarx r14, r9, r15
shr r8, 20
mov r12, rcx
xor r12, r14
sar r10, 1
lea rbx, [r10+r12]
cmovc rbx, r10
adc r14, 0
cmovs r13, r11
lea rdx, [r13-1]
sarx rax, r13, r15
cmovs rcx, r10
sub rsi, r13
shl r8, 44
mov qword ptr [rdi-16], r8
mov rbp, qword ptr [rdi+336]
imul rbp, qword ptr [rdi-112]
mov r9, qword ptr [rdi+344]
imul r9, qword ptr [rdi-104]
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e
vpmuldq zmm6, zmm4, zmm16
mov r12, -2
vpermq zmm13, zmmword ptr [rdi+1024], 0xee
vpmuldq zmm18, zmm8, zmm24
lea r14, [rbp+r9]
sar r14, 20
and r14, qword ptr [rdi-32]
mov qword ptr [rdi-8], r14
shr r14, 20
mov r11, rcx
xor r11, rax
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
adc rax, 0
cmovs rdx, rsi
sarx r13, rdx, r15
vpermq zmm19, zmmword ptr [rdi+1024], 0x44
vpmuldq zmm20, zmm25, zmm19
cmovs rcx, rbx
shl r14, 44
mov r8, rcx
xor r8, r13
sar r10, 1
lea rbp, [r10+r8]
cmovc rbp, r10
sbb r9, r9
mov qword ptr [rdi+0], r14
mov r11, -2
vpmuldq zmm21, zmm27, zmm13
vpaddq zmm17, zmm6, zmm18
andn rax, r9, r13
cmovnz rcx, r10
xor rdx, rax
lea rsi, [rdx-1]
lea rbx, [rsi-1]
sub r12, rsi
sarx r8, rsi, r15
vpaddq zmm23, zmm17, zmm20
vpaddq zmm26, zmm23, zmm21
mov r14, rcx
xor r14, r8
sar rbp, 1
lea r9, [rbp+r14]
cmovc r9, rbp
adc r8, 0
cmovs rbx, r12
lea r13, [rbx-1]
sarx r10, rbx, r15
vpmuludq zmm0, zmm10, zmmword ptr [rdi+1344]
vpaddq zmm1, zmm26, zmm0
vpaddq zmm22, zmm1, qword ptr [rdi+512]{1to8}
vpaddq zmm3, zmm22, zmm15
cmovs rcx, rbp
sub r11, rbx
mov rax, rcx
xor rax, r10
sar r9, 1
lea rdx, [r9+rax]
cmovc rdx, r9
adc r10, 0
cmovs r13, r11
sarx rsi, r13, r15
cmovs rcx, r9
mov r14, rcx
xor r14, rsi
sar rdx, 1
sbb r8, r8
lea r12, [rdx+r14]
cmovc r12, rdx
mov rbp, -2
andn rbx, r8, rsi
mov rax, -2
vpmuludq zmm9, zmm3, zmmword ptr [rdi+896]
vpandq zmm2, zmm9, zmm7
vshufi64x2 zmm11, zmm2, zmm2, 0x44
vpmuludq zmm14, zmm11, zmmword ptr [rdi+1280]
vpaddq zmm5, zmm3, zmm14
vpandq zmm16, zmm5, zmm7
vpsrlq zmm24, zmm5, 30
vshufi64x2 zmm6{k2}{z}, zmm16, zmm16, 0x0e
cmovnz rcx, rdx
xor r13, rbx
lea r10, [r13-1]
lea r11, [r10-1]
sub rbp, r10
sarx r9, r10, r15
mov r14, rcx
xor r14, r9
sar r12, 1
lea r8, [r12+r14]
cmovc r8, r12
adc r9, 0
cmovs r11, rbp
lea rsi, [r11-1]
sarx rdx, r11, r15
cmovs rcx, r12
sub rax, r11
mov rbx, -2
mov r13, rcx
xor r13, rdx
sar r8, 1
lea r10, [r8+r13]
cmovc r10, r8
adc rdx, 0
cmovs rsi, rax
sarx r14, rsi, r15
vpmuldq zmm18, zmm4, zmm19
vpmuldq zmm17, zmm8, zmm13
vpermq zmm20, zmmword ptr [rdi+1088], 0x44
cmovs rcx, r8
mov r9, rcx
xor r9, r14
sar r10, 1
lea rbp, [r10+r9]
sbb r12, r12
cmovc rbp, r10
vpermq zmm23, zmmword ptr [rdi+1088], 0xee
vpmuldq zmm21, zmm27, zmm23
andn r11, r12, r14
cmovnz rcx, r10
xor rsi, r11
lea r13, [rsi-1]
sub rbx, r13
lea rdx, [r13-1]
sarx rax, r13, r15
mov r8, -2
vpaddq zmm26, zmm18, zmm17
vpmuldq zmm0, zmm25, zmm20
mov r9, rcx
xor r9, rax
sar rbp, 1
lea r12, [rbp+r9]
cmovc r12, rbp
adc rax, 0
cmovs rdx, rbx
lea r14, [rdx-1]
sarx r10, rdx, r15
vpaddq zmm1, zmm26, zmm0
cmovs rcx, rbp
sub r8, rdx
mov r11, rcx
xor r11, r10
sar r12, 1
lea rsi, [r12+r11]
cmovc rsi, r12
vpmuludq zmm22, zmm11, zmmword ptr [rdi+1344]
vpaddq zmm15, zmm1, zmm21
vpmuludq zmm9, zmm10, zmmword ptr [rdi+1408]
adc r10, 0
cmovs r14, r8
sarx r13, r14, r15
lea r9, [r14-1]
cmovs rcx, r12
mov rax, rcx
shl rax, 45
mov rbx, rsi
add rbx, qword ptr [rdi-56]
rorx rbp, rbx, 42
mov rdx, rcx
add rdx, qword ptr [rdi-64]
mov r11, rsi
shl r11, 44
add r11, qword ptr [rdi-40]
rorx r10, rdx, 41
rorx r8, rbx, 21
imul r8, qword ptr [rdi-16]
imul rbp, qword ptr [rdi+0]
imul r10, qword ptr [rdi+0]
rorx r12, rdx, 20
add rax, qword ptr [rdi-48]
imul r12, qword ptr [rdi-16]
lea rbx, [r12+r10]
mov rdx, -2
sub rdx, r14
vpaddq zmm2, zmm15, zmm9
vpaddq zmm3, zmm2, zmm22
vpaddq zmm14, zmm3, qword ptr [rdi+512]{1to8}
mov r12, -2
lea r10, [r8+rbp]
lea r14, [r10+r11]
ror r14, 44
vpaddq zmm5, zmm14, zmm24
lea r8, [rbx+rax]
ror r8, 45
vpsrlq zmm16, zmm5, 30
mov rbp, r8
xor rbp, r13
sar r14, 1
lea r10, [r14+rbp]
cmovc r10, r14
adc r13, 0
cmovs r9, rdx
lea r11, [r9-1]
sarx rbx, r9, r15
vpandq zmm19, zmm5, zmm7
cmovs r8, r14
sub r12, r9
vpmuldq zmm13, zmm4, zmm20
vpmuldq zmm18, zmm8, zmm23
mov rax, -2
mov rbp, r8
xor rbp, rbx
sar r10, 1
lea r13, [r10+rbp]
cmovc r13, r10
mov rdx, -2
adc rbx, 0
cmovs r11, r12
sarx r14, r11, r15
cmovs r8, r10
vpermq zmm17, zmmword ptr [rdi+1152], 0xee
vpermq zmm26, zmmword ptr [rdi+1152], 0x44
vpmuldq zmm0, zmm25, zmm26
mov r9, r8
xor r9, r14
sar r13, 1
sbb rbp, rbp
lea rbx, [r13+r9]
cmovc rbx, r13
andn r12, rbp, r14
vpaddq zmm1, zmm13, zmm18
vpbroadcastq zmm21, rcx
vpbroadcastq zmm21{k1}, rsi
cmovnz r8, r13
xor r11, r12
lea r10, [r11-1]
lea r9, [r10-1]
sub rax, r10
sarx rbp, r10, r15
vpmuldq zmm15, zmm27, zmm17
mov r14, r8
xor r14, rbp
sar rbx, 1
lea rcx, [rbx+r14]
cmovc rcx, rbx
vpaddq zmm9, zmm21, zmm29
vpaddq zmm2, zmm1, zmm0
vpsllvq zmm22, zmm9, zmm30
vpsravq zmm3, zmm22, zmm31
vpsubq zmm14, zmm28, zmm3
vmovdqa64 zmmword ptr [rdi+192], zmm14
vpaddq zmm24, zmm2, zmm15
adc rbp, 0
cmovs r9, rax
lea rsi, [r9-1]
sarx r13, r9, r15
cmovs r8, rbx
sub rdx, r9
mov r12, -2
mov r11, qword ptr [rdi+192]
imul r11, qword ptr [rdi-24]
mov r10, qword ptr [rdi+200]
mov r14, r8
xor r14, r13
sar rcx, 1
lea rbp, [rcx+r14]
cmovc rbp, rcx
adc r13, 0
cmovs rsi, rdx
sarx rax, rsi, r15
vpmuludq zmm5, zmm10, zmmword ptr [rdi+1472]
vpaddq zmm20, zmm24, zmm5
vpmuludq zmm23, zmm11, zmmword ptr [rdi+1408]
vpaddq zmm13, zmm20, zmm23
mov rbx, -2
cmovs r8, rcx
mov r9, r8
xor r9, rax
sar rbp, 1
lea r14, [rbp+r9]
cmovc r14, rbp
sbb r13, r13
imul r10, qword ptr [rdi-8]
lea rdx, [r11+r10]
sar rdx, 20
mov qword ptr [rdi+8], rdx
mov rcx, qword ptr [rdi+208]
imul rcx, qword ptr [rdi-24]
mov r9, qword ptr [rdi+216]
imul r9, qword ptr [rdi-8]
lea r11, [rcx+r9]
sar r11, 20
mov qword ptr [rdi+16], r11
vpaddq zmm18, zmm13, qword ptr [rdi+512]{1to8}
vpaddq zmm21, zmm18, zmm16
andn r10, r13, rax
cmovnz r8, rbp
xor rsi, r10
lea rdx, [rsi-1]
sub r12, rdx
sarx rcx, rdx, r15
lea r9, [rdx-1]
mov r11, qword ptr [rdi+192]
vpsrlq zmm1, zmm21, 30
mov r13, r8
xor r13, rcx
sar r14, 1
lea rax, [r14+r13]
cmovc rax, r14
adc rcx, 0
cmovs r9, r12
lea rbp, [r9-1]
sarx r10, r9, r15
vpandq zmm0, zmm21, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm0
vpmuldq zmm9, zmm4, zmm26
cmovs r8, r14
sub rbx, r9
mov rsi, r8
xor rsi, r10
sar rax, 1
lea rdx, [rax+rsi]
cmovc rdx, rax
vpmuldq zmm22, zmm8, zmm17
vpermq zmm3, zmmword ptr [rdi+1216], 0x44
mov r13, -2
adc r10, 0
cmovs rbp, rbx
sarx rcx, rbp, r15
cmovs r8, rax
mov r12, -2
vpermq zmm14, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm2, zmm25, zmm3
mov r14, r8
xor r14, rcx
sar rdx, 1
lea r9, [rdx+r14]
cmovc r9, rdx
sbb rsi, rsi
andn r10, rsi, rcx
vpaddq zmm15, zmm9, zmm22
vpmuldq zmm24, zmm27, zmm14
cmovnz r8, rdx
xor rbp, r10
lea rbx, [rbp-1]
lea rax, [rbx-1]
sub r13, rbx
sarx r14, rbx, r15
mov rsi, r8
xor rsi, r14
sar r9, 1
lea rcx, [r9+rsi]
cmovc rcx, r9
vpaddq zmm5, zmm15, zmm2
vpaddq zmm20, zmm5, zmm24
adc r14, 0
cmovs rax, r13
lea rdx, [rax-1]
sarx r10, rax, r15
cmovs r8, r9
sub r12, rax
mov rbp, -2
vpmuludq zmm23, zmm10, zmmword ptr [rdi+1536]
vpaddq zmm13, zmm20, zmm23
mov rbx, -2
mov rsi, r8
xor rsi, r10
sar rcx, 1
lea r14, [rcx+rsi]
cmovc r14, rcx
adc r10, 0
cmovs rdx, r12
sarx r13, rdx, r15
vpmuludq zmm18, zmm11, zmmword ptr [rdi+1472]
vpaddq zmm16, zmm13, zmm18
cmovs r8, rcx
mov r9, r8
xor r9, r13
sar r14, 1
lea rax, [r14+r9]
sbb rsi, rsi
cmovc rax, r14
andn r10, rsi, r13
cmovnz r8, r14
xor rdx, r10
lea r12, [rdx-1]
lea rcx, [r12-1]
sub rbp, r12
sarx r9, r12, r15
vpaddq zmm21, zmm16, qword ptr [rdi+512]{1to8}
vpaddq zmm26, zmm21, zmm1
vpsrlq zmm17, zmm26, 30
vpandq zmm25, zmm26, zmm7
mov rsi, r8
xor rsi, r9
sar rax, 1
lea r13, [rax+rsi]
cmovc r13, rax
adc r9, 0
cmovs rcx, rbp
lea r14, [rcx-1]
sarx r10, rcx, r15
vmovdqa64 zmmword ptr [rdi+1088], zmm25
vpmuldq zmm9, zmm4, zmm3
mov rdx, -2
vpmuldq zmm22, zmm8, zmm14
cmovs r8, rax
sub rbx, rcx
mov r12, r8
xor r12, r10
sar r13, 1
lea rsi, [r13+r12]
cmovc rsi, r13
vpaddq zmm27, zmm9, zmm22
vpmuludq zmm15, zmm11, zmmword ptr [rdi+1536]
mov r9, -2
vpaddq zmm2, zmm27, zmm15
adc r10, 0
cmovs r14, rbx
sarx rbp, r14, r15
cmovs r8, r13
mov rax, r8
xor rax, rbp
sar rsi, 1
sbb rcx, rcx
lea r12, [rsi+rax]
cmovc r12, rsi
andn r10, rcx, rbp
vpaddq zmm5, zmm2, qword ptr [rdi+512]{1to8}
vpaddq zmm24, zmm5, zmm17
vpaddq zmm10, zmm24, zmm12
vpandq zmm20, zmm10, zmm7
cmovnz r8, rsi
xor r14, r10
lea rbx, [r14-1]
sub rdx, rbx
lea r13, [rbx-1]
sarx rax, rbx, r15
mov rcx, r8
xor rcx, rax
sar r12, 1
lea rbp, [r12+rcx]
cmovc rbp, r12
vpsllq zmm23, zmm25, 20
adc rax, 0
cmovs r13, rdx
lea rsi, [r13-1]
sarx r10, r13, r15
cmovs r8, r12
sub r9, r13
vmovdqa64 zmmword ptr [rdi+1152], zmm20
mov r14, -2
vpsllq zmm13, zmm20, 50
vpsrlq zmm18, zmm0, 10
mov rbx, r8
xor rbx, r10
sar rbp, 1
lea rcx, [rbp+rbx]
cmovc rcx, rbp
adc r10, 0
cmovs rsi, r9
sarx rax, rsi, r15
vpaddq zmm16, zmm18, zmm23
mov rdx, -2
cmovs r8, rbp
mov r12, r8
xor r12, rax
sar rcx, 1
lea r13, [rcx+r12]
cmovc r13, rcx
sbb rbx, rbx
andn r10, rbx, rax
cmovnz r8, rcx
xor rsi, r10
lea r9, [rsi-1]
lea rbp, [r9-1]
sub r14, r9
sarx r12, r9, r15
vpaddq zmm21, zmm16, zmm13
vmovdqa64 zmmword ptr [rdi+384], zmm21
imul r11, qword ptr [rdi+384]
mov rbx, qword ptr [rdi+200]
imul rbx, qword ptr [rdi+400]
lea rax, [r11+rbx]
mov rcx, qword ptr [rdi+8]
sar rcx, 20
lea r10, [rcx+rax]
shl r10, 44
mov qword ptr [rdi+24], r10
mov rsi, qword ptr [rdi+208]
imul rsi, qword ptr [rdi+384]
mov r9, qword ptr [rdi+216]
imul r9, qword ptr [rdi+400]
lea r11, [rsi+r9]
mov rbx, qword ptr [rdi+16]
sar rbx, 20
lea rcx, [rbx+r11]
shl rcx, 44
mov qword ptr [rdi+32], rcx
mov rax, r8
xor rax, r12
sar r13, 1
lea r10, [r13+rax]
cmovc r10, r13
adc r12, 0
cmovs rbp, r14
lea rsi, [rbp-1]
sarx r9, rbp, r15
vpsrlq zmm1, zmm10, 30
vpaddq zmm26, zmm1, zmm6
vpaddq zmm4, zmm26, zmmword ptr [rdi+576]
mov rbx, -2
vpandq zmm3, zmm4, zmmword ptr [rdi+640]
cmovs r8, r13
sub rdx, rbp
mov r11, r8
xor r11, r9
sar r10, 1
lea rcx, [r10+r11]
cmovc rcx, r10
vpsrlq zmm8, zmm4, 30
vmovdqa64 zmmword ptr [rdi+1216], zmm3
adc r9, 0
cmovs rsi, rdx
lea rax, [rsi-1]
sarx r12, rsi, r15
cmovs r8, r10
mov r14, rcx
add r14, qword ptr [rdi-56]
mov r13, r8
add r13, qword ptr [rdi-64]
rorx rbp, r13, 41
rorx r11, r13, 20
mov r9, r8
shl r9, 45
rorx rdx, r14, 42
imul rdx, qword ptr [rdi+32]
mov r10, rcx
shl r10, 44
add r10, qword ptr [rdi-40]
rorx r13, r14, 21
imul r13, qword ptr [rdi+24]
add r9, qword ptr [rdi-48]
imul r11, qword ptr [rdi+24]
imul rbp, qword ptr [rdi+32]
sub rbx, rsi
lea r14, [r11+rbp]
lea rsi, [r13+rdx]
lea r11, [rsi+r10]
lea rbp, [r14+r9]
ror rbp, 45
ror r11, 44
vshufi64x2 zmm14{k3}{z}, zmm8, zmm8, 0x44
vpaddq zmm9, zmm19, zmmword ptr [rdi+704]
mov r13, -2
vpaddq zmm22, zmm9, zmm14
vmovdqa64 zmmword ptr [rdi+960], zmm22
mov rdx, rbp
xor rdx, r12
sar r11, 1
lea rsi, [r11+rdx]
cmovc rsi, r11
adc r12, 0
cmovs rax, rbx
lea r10, [rax-1]
sarx r14, rax, r15
cmovs rbp, r11
sub r13, rax
mov r9, rbp
xor r9, r14
sar rsi, 1
lea rdx, [rsi+r9]
cmovc rdx, rsi
mov r12, -2
adc r14, 0
cmovs r10, r13
sarx rbx, r10, r15
cmovs rbp, rsi
mov r11, rbp
xor r11, rbx
sar rdx, 1
sbb rax, rax
lea r9, [rdx+r11]
cmovc r9, rdx
andn r14, rax, rbx
mov r13, -2
vpbroadcastq zmm11, r8
vpbroadcastq zmm11{k1}, rcx
cmovnz rbp, rdx
xor r10, r14
lea rsi, [r10-1]
lea r11, [rsi-1]
sarx rax, rsi, r15
sub r12, rsi
mov rbx, rbp
xor rbx, rax
sar r9, 1
lea r8, [r9+rbx]
cmovc r8, r9
adc rax, 0
cmovs r11, r12
lea rcx, [r11-1]
sarx rdx, r11, r15
cmovs rbp, r9
sub r13, r11
vpaddq zmm27, zmm11, zmm29
mov r14, rbp
xor r14, rdx
sar r8, 1
lea r10, [r8+r14]
cmovc r10, r8
vpsllvq zmm15, zmm27, zmm30
vpsravq zmm2, zmm15, zmm31
adc rdx, 0
cmovs rcx, r13
sarx rsi, rcx, r15
vpsubq zmm5, zmm28, zmm2
vmovdqa64 zmmword ptr [rdi+256], zmm5
mov rbx, -2
vpunpcklqdq zmm17, zmm5, zmm5
vpunpckhqdq zmm24, zmm5, zmm5
vbroadcasti32x4 zmm12, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm7, xmmword ptr [rdi+208]
cmovs rbp, r8
vpmuldq zmm25, zmm17, zmm12
mov rax, rbp
xor rax, rsi
sar r10, 1
lea r12, [r10+rax]
sbb r9, r9
cmovc r12, r10
vpmuldq zmm20, zmm24, zmm7
mov r11, -2
vpaddq zmm0, zmm25, zmm20
vmovdqa64 zmmword ptr [rdi+128], zmm0
mov r14, qword ptr [rdi+256]
andn rdx, r9, rsi
cmovnz rbp, r10
xor rcx, rdx
lea r13, [rcx-1]
lea r8, [r13-1]
sub rbx, r13
sarx rax, r13, r15
imul r14, qword ptr [rdi+8]
mov r9, qword ptr [rdi+264]
imul r9, qword ptr [rdi+16]
mov rsi, rbp
xor rsi, rax
sar r12, 1
lea r10, [r12+rsi]
cmovc r10, r12
adc rax, 0
cmovs r8, rbx
lea rdx, [r8-1]
sarx rcx, r8, r15
lea r13, [r14+r9]
cmovs rbp, r12
sub r11, r8
mov rsi, rbp
xor rsi, rcx
sar r10, 1
lea rax, [r10+rsi]
cmovc rax, r10
mov rbx, -2
adc rcx, 0
cmovs rdx, r11
sarx r14, rdx, r15
cmovs rbp, r10
sar r13, 20
mov r9, qword ptr [rdi+128]
imul r9, qword ptr [rdi+384]
mov r12, qword ptr [rdi+136]
imul r12, qword ptr [rdi+400]
lea r8, [r9+r12]
lea rsi, [r13+r8]
mov qword ptr [rdi-112], rsi
sar rsi, 20
shl rsi, 44
mov rcx, rbp
xor rcx, r14
sar rax, 1
lea r11, [rax+rcx]
sbb r10, r10
cmovc r11, rax
andn r9, r10, r14
mov qword ptr [rdi+40], rsi
mov r12, -2
mov r13, qword ptr [rdi+272]
cmovnz rbp, rax
xor rdx, r9
lea r8, [rdx-1]
lea rcx, [r8-1]
sub rbx, r8
sarx r10, r8, r15
imul r13, qword ptr [rdi+8]
mov r14, qword ptr [rdi+280]
mov rsi, rbp
xor rsi, r10
sar r11, 1
lea rax, [r11+rsi]
cmovc rax, r11
mov r9, -2
adc r10, 0
cmovs rcx, rbx
lea rdx, [rcx-1]
sarx r8, rcx, r15
cmovs rbp, r11
imul r14, qword ptr [rdi+16]
lea rsi, [r13+r14]
sub r12, rcx
sar rsi, 20
mov r10, qword ptr [rdi+144]
imul r10, qword ptr [rdi+384]
mov rbx, qword ptr [rdi+152]
imul rbx, qword ptr [rdi+400]
lea r11, [r10+rbx]
lea r13, [rsi+r11]
mov r14, rbp
xor r14, r8
sar rax, 1
lea rcx, [rax+r14]
cmovc rcx, rax
adc r8, 0
cmovs rdx, r12
sarx r10, rdx, r15
mov qword ptr [rdi-104], r13
mov rbx, -2
cmovs rbp, rax
sar r13, 20
shl r13, 44
mov qword ptr [rdi+48], r13
mov rsi, rbp
xor rsi, r10
sar rcx, 1
lea r11, [rcx+rsi]
cmovc r11, rcx
sbb r14, r14
andn r8, r14, r10
cmovnz rbp, rcx
xor rdx, r8
lea r12, [rdx-1]
lea rax, [r12-1]
sub r9, r12
sarx r13, r12, r15
mov rsi, rbp
xor rsi, r13
sar r11, 1
lea r14, [r11+rsi]
cmovc r14, r11
adc r13, 0
cmovs rax, r9
lea r10, [rax-1]
sarx rcx, rax, r15
cmovs rbp, r11
sub rbx, rax
mov r8, rbp
xor r8, rcx
sar r14, 1
lea rdx, [r14+r8]
cmovc rdx, r14
adc rcx, 0
cmovs r10, rbx
sarx r12, r10, r15
cmovs rbp, r14
mov rsi, -2
mov r13, -2
mov r9, rbp
xor r9, r12
sar rdx, 1
lea r11, [rdx+r9]
cmovc r11, rdx
sbb rax, rax
andn r8, rax, r12
cmovnz rbp, rdx
xor r10, r8
lea rcx, [r10-1]
lea rbx, [rcx-1]
sarx r14, rcx, r15
sub rsi, rcx
mov r9, rbp
xor r9, r14
sar r11, 1
lea rax, [r11+r9]
cmovc rax, r11
adc r14, 0
cmovs rbx, rsi
lea r12, [rbx-1]
sarx rdx, rbx, r15
cmovs rbp, r11
sub r13, rbx
mov r8, rbp
xor r8, rdx
sar rax, 1
lea r10, [rax+r8]
cmovc r10, rax
adc rdx, 0
cmovs r12, r13
sarx rcx, r12, r15
mov r9, -2
mov r14, -2
cmovs rbp, rax
mov rsi, rbp
xor rsi, rcx
sar r10, 1
lea r11, [r10+rsi]
cmovc r11, r10
sbb rbx, rbx
andn r8, rbx, rcx
cmovnz rbp, r10
xor r12, r8
lea rdx, [r12-1]
lea r13, [rdx-1]
sub r9, rdx
sarx rax, rdx, r15
mov rsi, rbp
xor rsi, rax
sar r11, 1
lea rbx, [r11+rsi]
cmovc rbx, r11
adc rax, 0
cmovs r13, r9
lea rcx, [r13-1]
sarx r10, r13, r15
cmovs rbp, r11
sub r14, r13
mov r8, rbp
xor r8, r10
sar rbx, 1
lea r12, [rbx+r8]
cmovc r12, rbx
mov qword ptr [rdi-120], r12
adc r10, 0
cmovs rcx, r14
sarx rdx, rcx, r15
cmovs rbp, rbx
mov rsi, r12
shl rsi, 44
add r12, qword ptr [rdi-56]
rorx rax, r12, 42
mov r9, rbp
add r9, qword ptr [rdi-64]
mov r11, rbp
shl r11, 45
rorx r13, r9, 20
rorx r8, r12, 21
rorx r10, r9, 41
add r11, qword ptr [rdi-48]
imul r10, qword ptr [rdi+48]
imul r8, qword ptr [rdi+40]
mov qword ptr [rdi-128], rbp
add rsi, qword ptr [rdi-40]
imul r13, qword ptr [rdi+40]
imul rax, qword ptr [rdi+48]
lea r14, [r8+rax]
lea rbx, [r14+rsi]
lea r12, [r13+r10]
lea r9, [r12+r11]
ror rbx, 44
ror r9, 45
mov rsi, rdx
mov rdx, rcx
mov rcx, r9
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
