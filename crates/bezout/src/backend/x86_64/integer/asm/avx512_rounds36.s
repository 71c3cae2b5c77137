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
// Length: 36 limbs of 30 bits; 1214 instructions a round, 690 for its steps (form: carry+mask).
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
vmovdqa64 zmmword ptr [rdi+320], zmm4
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
vpandq zmm10, zmm8, zmm7
vpandq zmm11, zmm9, zmm7
vpsraq zmm12, zmm8, 30
mov rax, rcx
xor rax, rsi
vpsraq zmm13, zmm9, 30
lea rbp, [rdx-1]
vpmuldq zmm14, zmm5, zmm10
mov r8, -2
sub r8, rdx
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
sar rbx, 1
lea r9, [rbx+rax]
cmovc r9, rbx
vpmuldq zmm17, zmm5, zmm12
vpmuldq zmm18, zmm6, zmm13
adc rsi, 0
cmovs rcx, rbx
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
cmovs rbp, r8
sarx r10, rbp, r15
mov r11, rcx
xor r11, r10
vpandq zmm22, zmm16, zmm7
sar r9, 1
sbb r12, r12
lea r13, [r9+r11]
cmovc r13, r9
andn r14, r12, r10
cmovnz rcx, r9
vpermq zmm23, zmm22, 0xf0
mov rdx, -2
vpermq zmm24, zmm22, 0xa5
vpermq zmm25, zmm21, 0xf0
xor rbp, r14
lea rax, [rbp-1]
lea rsi, [rax-1]
sub rdx, rax
sarx rbx, rax, r15
mov r8, rcx
xor r8, rbx
sar r13, 1
vpermq zmm26, zmm21, 0xa5
lea r11, [r13+r8]
cmovc r11, r13
mov r12, qword ptr [rdi+320]
adc rbx, 0
cmovs rcx, r13
cmovs rsi, rdx
sarx r10, rsi, r15
imul r12, qword ptr [rdi-112]
mov r9, rcx
xor r9, r10
mov r14, qword ptr [rdi+328]
imul r14, qword ptr [rdi-104]
lea rbp, [r12+r14]
sar rbp, 20
mov rax, -2
and rbp, qword ptr [rdi-32]
sar r11, 1
sbb r8, r8
lea rbx, [r11+r9]
cmovc rbx, r11
mov qword ptr [rdi-24], rbp
andn r13, r8, r10
cmovnz rcx, r11
shr rbp, 20
xor rsi, r13
lea rdx, [rsi-1]
lea r12, [rdx-1]
sub rax, rdx
sarx r14, rdx, r15
mov r9, rcx
xor r9, r14
sar rbx, 1
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
lea r8, [rbx+r9]
cmovc r8, rbx
adc r14, 0
vpmuldq zmm1, zmm24, zmm27
cmovs rcx, rbx
vpaddq zmm2, zmm0, zmm1
cmovs r12, rax
shl rbp, 44
mov qword ptr [rdi-16], rbp
mov r10, qword ptr [rdi+336]
sarx r11, r12, r15
mov r13, rcx
xor r13, r11
imul r10, qword ptr [rdi-112]
mov rsi, qword ptr [rdi+344]
imul rsi, qword ptr [rdi-104]
sar r8, 1
sbb rdx, rdx
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
vpandq zmm4, zmm3, zmm7
vshufi64x2 zmm8, zmm4, zmm4, 0x44
lea r9, [r10+rsi]
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1984]
lea r14, [r8+r13]
cmovc r14, r8
sar r9, 20
vpaddq zmm10, zmm2, zmm9
mov rbx, -2
and r9, qword ptr [rdi-32]
andn rax, rdx, r11
cmovnz rcx, r8
vpsraq zmm11, zmm10, 30
xor r12, rax
mov qword ptr [rdi-8], r9
lea rbp, [r12-1]
lea r10, [rbp-1]
sub rbx, rbp
sarx rsi, rbp, r15
mov r13, rcx
xor r13, rsi
vpandq zmm14, zmm10, zmm7
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e
shr r9, 20
sar r14, 1
lea rdx, [r14+r13]
cmovc rdx, r14
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
adc rsi, 0
cmovs rcx, r14
vpmuldq zmm12, zmm26, zmm27
vpmuldq zmm6, zmm23, zmmword ptr [rdi+896]
vpermq zmm13, zmmword ptr [rdi+896], 0x4e
vpmuldq zmm17, zmm24, zmm13
vpaddq zmm18, zmm5, zmm12
cmovs r10, rbx
shl r9, 44
mov qword ptr [rdi+0], r9
sarx r11, r10, r15
mov r8, rcx
xor r8, r11
sar rdx, 1
sbb rax, rax
lea r12, [rdx+r8]
cmovc r12, rdx
mov rbp, -2
andn r13, rax, r11
cmovnz rcx, rdx
xor r10, r13
vpmuludq zmm19, zmm8, zmmword ptr [rdi+2048]
lea rsi, [r10-1]
lea r14, [rsi-1]
sub rbp, rsi
sarx rbx, rsi, r15
mov r9, rcx
xor r9, rbx
vpaddq zmm20, zmm18, zmm6
vpaddq zmm16, zmm20, zmm17
vpaddq zmm22, zmm16, zmm19
sar r12, 1
lea r8, [r12+r9]
cmovc r8, r12
vpaddq zmm21, zmm22, zmm11
adc rbx, 0
cmovs rcx, r12
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1984]
cmovs r14, rbp
sarx rax, r14, r15
mov r11, rcx
xor r11, rax
sar r8, 1
sbb rdx, rdx
vpaddq zmm2, zmm21, zmm4
lea r13, [r8+r11]
cmovc r13, r8
vpsraq zmm9, zmm2, 30
mov r10, -2
vpandq zmm10, zmm2, zmm7
andn rsi, rdx, rax
cmovnz rcx, r8
xor r14, rsi
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e
lea r9, [r14-1]
lea rbx, [r9-1]
sub r10, r9
sarx r12, r9, r15
mov rbp, rcx
xor rbp, r12
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]
sar r13, 1
lea r11, [r13+rbp]
cmovc r11, r13
adc r12, 0
cmovs rcx, r13
vpmuldq zmm5, zmm26, zmm13
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]
vpmuldq zmm6, zmm24, zmm12
vpaddq zmm20, zmm27, zmm5
cmovs rbx, r10
sarx rdx, rbx, r15
mov rax, rcx
xor rax, rdx
vpaddq zmm17, zmm20, zmm18
sar r11, 1
sbb r8, r8
lea rsi, [r11+rax]
cmovc rsi, r11
mov r14, -2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+2112]
andn r9, r8, rdx
cmovnz rcx, r11
vpaddq zmm19, zmm17, zmm6
vpaddq zmm22, zmm19, zmm16
xor rbx, r9
lea rbp, [rbx-1]
lea r12, [rbp-1]
sub r14, rbp
sarx r13, rbp, r15
mov r10, rcx
xor r10, r13
sar rsi, 1
lea rax, [rsi+r10]
cmovc rax, rsi
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2048]
adc r13, 0
cmovs rcx, rsi
vpaddq zmm0, zmm22, zmm11
vpaddq zmm1, zmm0, zmm9
vpsraq zmm21, zmm1, 30
vpandq zmm4, zmm1, zmm7
cmovs r12, r14
sarx r8, r12, r15
mov rdx, rcx
xor rdx, r8
sar rax, 1
sbb r11, r11
vpmuldq zmm2, zmm26, zmm12
lea r9, [rax+rdx]
cmovc r9, rax
vpmuldq zmm10, zmm25, zmmword ptr [rdi+960]
vpermq zmm13, zmmword ptr [rdi+1024], 0x4e
mov rbx, -2
andn rbp, r11, r8
cmovnz rcx, rax
xor r12, rbp
lea r10, [r12-1]
lea r13, [r10-1]
sub rbx, r10
sarx rsi, r10, r15
mov r14, rcx
xor r14, rsi
vpmuldq zmm27, zmm24, zmm13
vpaddq zmm5, zmm10, zmm2
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1024]
sar r9, 1
lea rdx, [r9+r14]
cmovc rdx, r9
vpaddq zmm18, zmm5, zmm20
adc rsi, 0
cmovs rcx, r9
vpaddq zmm17, zmm18, zmm27
vpmuludq zmm6, zmm8, zmmword ptr [rdi+2176]
vpaddq zmm19, zmm17, zmm6
vpmuludq zmm16, zmm3, zmmword ptr [rdi+2112]
cmovs r13, rbx
sarx r11, r13, r15
mov r8, rcx
xor r8, r11
sar rdx, 1
sbb rax, rax
vpaddq zmm22, zmm19, zmm16
lea rbp, [rdx+r8]
cmovc rbp, rdx
vpaddq zmm11, zmm22, zmm21
mov r12, -2
vpsraq zmm0, zmm11, 30
andn r10, rax, r11
cmovnz rcx, rdx
vpandq zmm9, zmm11, zmm7
xor r13, r10
lea r14, [r13-1]
lea rsi, [r14-1]
sub r12, r14
sarx r9, r14, r15
mov rbx, rcx
xor rbx, r9
vmovdqa64 zmmword ptr [rdi+896], zmm9
sar rbp, 1
lea r8, [rbp+rbx]
cmovc r8, rbp
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]
adc r9, 0
cmovs rcx, rbp
vpmuldq zmm12, zmm26, zmm13
vpermq zmm10, zmmword ptr [rdi+1088], 0x4e
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1088]
vpmuldq zmm5, zmm24, zmm10
cmovs rsi, r12
sarx rax, rsi, r15
mov r11, rcx
xor r11, rax
sar r8, 1
sbb rdx, rdx
vpaddq zmm20, zmm1, zmm12
lea r10, [r8+r11]
cmovc r10, r8
vpaddq zmm18, zmm20, zmm2
mov r13, -2
vpaddq zmm27, zmm18, zmm5
andn r14, rdx, rax
cmovnz rcx, r8
vpmuludq zmm17, zmm8, zmmword ptr [rdi+2240]
xor rsi, r14
lea rbx, [rsi-1]
lea r9, [rbx-1]
sub r13, rbx
sarx rbp, rbx, r15
mov r12, rcx
xor r12, rbp
vpaddq zmm6, zmm27, zmm17
sar r10, 1
lea r11, [r10+r12]
cmovc r11, r10
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2176]
adc rbp, 0
cmovs rcx, r10
vpaddq zmm16, zmm6, zmm19
vpaddq zmm22, zmm16, zmm0
vpsraq zmm21, zmm22, 30
vpandq zmm11, zmm22, zmm7
cmovs r9, r13
sarx rdx, r9, r15
mov rax, rcx
xor rax, rdx
sar r11, 1
sbb r8, r8
vmovdqa64 zmmword ptr [rdi+960], zmm11
lea r14, [r11+rax]
cmovc r14, r11
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1088]
mov rsi, r14
shl rsi, 44
mov rbx, r14
add rbx, qword ptr [rdi-56]
rorx r12, rbx, 42
vpmuldq zmm1, zmm26, zmm10
add rsi, qword ptr [rdi-40]
andn rbp, r8, rdx
cmovnz rcx, r11
vpbroadcastq zmm12, rcx
vpbroadcastq zmm12{k1}, r14
vpaddq zmm20, zmm12, zmm29
vpsllvq zmm2, zmm20, zmm30
mov r10, rcx
add r10, qword ptr [rdi-64]
rorx r13, r10, 41
rorx rax, r10, 20
imul rax, qword ptr [rdi-16]
shl rcx, 45
rorx r8, rbx, 21
vpsravq zmm18, zmm2, zmm31
vpsubq zmm5, zmm28, zmm18
imul r12, qword ptr [rdi+0]
imul r8, qword ptr [rdi-16]
vpermq zmm27, zmmword ptr [rdi+1152], 0x4e
imul r13, qword ptr [rdi+0]
xor r9, rbp
lea rdx, [r9-1]
sarx r11, rdx, r15
add rcx, qword ptr [rdi-48]
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1152]
vpmuldq zmm6, zmm24, zmm27
vmovdqa64 zmmword ptr [rdi+192], zmm5
vpaddq zmm19, zmm13, zmm1
mov r14, qword ptr [rdi+192]
lea r10, [r8+r12]
lea rbx, [rax+r13]
vpaddq zmm16, zmm19, zmm17
imul r14, qword ptr [rdi-24]
vpaddq zmm0, zmm16, zmm6
lea rbp, [rbx+rcx]
mov r9, qword ptr [rdi+200]
vpmuludq zmm22, zmm8, zmmword ptr [rdi+2304]
lea r8, [r10+rsi]
ror r8, 44
vpaddq zmm10, zmm0, zmm22
imul r9, qword ptr [rdi-8]
vpmuludq zmm12, zmm3, zmmword ptr [rdi+2240]
lea r12, [r14+r9]
sar r12, 20
vpaddq zmm20, zmm10, zmm12
ror rbp, 45
vpaddq zmm2, zmm20, zmm21
mov qword ptr [rdi+8], r12
vpsraq zmm18, zmm2, 30
mov rax, qword ptr [rdi+208]
lea r13, [rdx-1]
mov rbx, rbp
xor rbx, r11
vpandq zmm5, zmm2, zmm7
mov rcx, -2
sub rcx, rdx
imul rax, qword ptr [rdi-24]
vmovdqa64 zmmword ptr [rdi+1024], zmm5
vpsrlq zmm13, zmm9, 10
mov r10, qword ptr [rdi+216]
vpsllq zmm1, zmm11, 20
sar r8, 1
lea rsi, [r8+rbx]
cmovc rsi, r8
vpsllq zmm19, zmm5, 50
adc r11, 0
cmovs rbp, r8
vpaddq zmm17, zmm13, zmm1
vpaddq zmm16, zmm17, zmm19
vmovdqa64 zmmword ptr [rdi+384], zmm16
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1152]
cmovs r13, rcx
imul r10, qword ptr [rdi-8]
lea r14, [rax+r10]
sarx r9, r13, r15
mov r12, rbp
xor r12, r9
sar r14, 20
mov qword ptr [rdi+16], r14
sar rsi, 1
sbb rdx, rdx
vpmuldq zmm0, zmm26, zmm27
lea rbx, [rsi+r12]
cmovc rbx, rsi
mov r11, qword ptr [rdi+192]
imul r11, qword ptr [rdi+384]
vpermq zmm22, zmmword ptr [rdi+1216], 0x4e
mov r8, -2
mov rcx, qword ptr [rdi+200]
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1216]
andn rax, rdx, r9
cmovnz rbp, rsi
xor r13, rax
vpmuldq zmm12, zmm24, zmm22
lea r10, [r13-1]
lea r14, [r10-1]
sub r8, r10
sarx r12, r10, r15
mov rdx, rbp
xor rdx, r12
imul rcx, qword ptr [rdi+400]
vpaddq zmm20, zmm6, zmm0
lea r9, [r11+rcx]
sar rbx, 1
lea rsi, [rbx+rdx]
cmovc rsi, rbx
vpaddq zmm21, zmm20, zmm10
adc r12, 0
cmovs rbp, rbx
mov rax, qword ptr [rdi+8]
vpaddq zmm2, zmm21, zmm12
vpmuludq zmm9, zmm8, zmmword ptr [rdi+2368]
vpaddq zmm11, zmm2, zmm9
vpmuludq zmm5, zmm3, zmmword ptr [rdi+2304]
cmovs r14, r8
sarx r13, r14, r15
mov r10, rbp
xor r10, r13
sar rax, 20
lea r11, [rax+r9]
shl r11, 44
sar rsi, 1
sbb rcx, rcx
vpaddq zmm13, zmm11, zmm5
lea rdx, [rsi+r10]
cmovc rdx, rsi
mov qword ptr [rdi+24], r11
vpaddq zmm1, zmm13, zmm18
mov r12, -2
mov rbx, qword ptr [rdi+208]
vpsraq zmm17, zmm1, 30
andn r8, rcx, r13
cmovnz rbp, rsi
imul rbx, qword ptr [rdi+384]
vpandq zmm19, zmm1, zmm7
xor r14, r8
lea rax, [r14-1]
lea r9, [rax-1]
sub r12, rax
sarx r10, rax, r15
mov r11, rbp
xor r11, r10
mov rcx, qword ptr [rdi+216]
vmovdqa64 zmmword ptr [rdi+1088], zmm19
sar rdx, 1
lea r13, [rdx+r11]
cmovc r13, rdx
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1216]
adc r10, 0
cmovs rbp, rdx
vpmuldq zmm27, zmm26, zmm22
vpermq zmm6, zmmword ptr [rdi+1280], 0x4e
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1280]
vpmuldq zmm20, zmm24, zmm6
cmovs r9, r12
imul rcx, qword ptr [rdi+400]
sarx rsi, r9, r15
lea r8, [rbx+rcx]
mov r14, rbp
xor r14, rsi
mov rax, qword ptr [rdi+16]
sar rax, 20
lea r11, [rax+r8]
sar r13, 1
sbb r10, r10
vpaddq zmm10, zmm16, zmm27
lea rdx, [r13+r14]
cmovc rdx, r13
shl r11, 44
vpaddq zmm21, zmm10, zmm0
mov r12, -2
vpaddq zmm12, zmm21, zmm20
mov qword ptr [rdi+32], r11
andn rbx, r10, rsi
cmovnz rbp, r13
vpmuludq zmm2, zmm8, zmmword ptr [rdi+2432]
xor r9, rbx
lea rcx, [r9-1]
lea rax, [rcx-1]
sub r12, rcx
sarx r8, rcx, r15
mov r14, rbp
xor r14, r8
vpaddq zmm9, zmm12, zmm2
sar rdx, 1
lea r11, [rdx+r14]
cmovc r11, rdx
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2368]
adc r8, 0
cmovs rbp, rdx
vpaddq zmm5, zmm9, zmm11
vpaddq zmm13, zmm5, zmm17
vpsraq zmm18, zmm13, 30
vpandq zmm1, zmm13, zmm7
cmovs rax, r12
sarx r10, rax, r15
mov rsi, rbp
xor rsi, r10
sar r11, 1
sbb r13, r13
vmovdqa64 zmmword ptr [rdi+1152], zmm1
lea rbx, [r11+rsi]
cmovc rbx, r11
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1280]
vpmuldq zmm22, zmm26, zmm6
andn r9, r13, r10
cmovnz rbp, r11
mov rcx, -2
vpermq zmm16, zmmword ptr [rdi+1344], 0x4e
xor rax, r9
lea r14, [rax-1]
lea r8, [r14-1]
sub rcx, r14
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1344]
sarx rdx, r14, r15
mov r12, rbp
xor r12, rdx
sar rbx, 1
lea rsi, [rbx+r12]
cmovc rsi, rbx
vpmuldq zmm10, zmm24, zmm16
adc rdx, 0
cmovs rbp, rbx
vpaddq zmm0, zmm19, zmm22
vpaddq zmm21, zmm0, zmm27
vpaddq zmm20, zmm21, zmm10
vpmuludq zmm12, zmm8, zmmword ptr [rdi+2496]
cmovs r8, rcx
sarx r13, r8, r15
mov r10, rbp
xor r10, r13
sar rsi, 1
sbb r11, r11
vpaddq zmm2, zmm20, zmm12
vpmuludq zmm9, zmm3, zmmword ptr [rdi+2432]
mov r9, -2
vpaddq zmm11, zmm2, zmm9
lea rax, [rsi+r10]
cmovc rax, rsi
andn r14, r11, r13
vpaddq zmm5, zmm11, zmm18
cmovnz rbp, rsi
xor r8, r14
vpsraq zmm17, zmm5, 30
lea r12, [r8-1]
sub r9, r12
lea rdx, [r12-1]
sarx rbx, r12, r15
mov rcx, rbp
xor rcx, rbx
sar rax, 1
lea r10, [rax+rcx]
cmovc r10, rax
vpandq zmm13, zmm5, zmm7
adc rbx, 0
cmovs rbp, rax
vmovdqa64 zmmword ptr [rdi+1216], zmm13
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1344]
vpmuldq zmm6, zmm26, zmm16
vpermq zmm19, zmmword ptr [rdi+1408], 0x4e
cmovs rdx, r9
sarx r11, rdx, r15
mov r13, rbp
xor r13, r11
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1408]
vpmuldq zmm0, zmm24, zmm19
sar r10, 1
sbb rsi, rsi
lea r14, [r10+r13]
cmovc r14, r10
mov r8, -2
vpaddq zmm27, zmm1, zmm6
andn r12, rsi, r11
cmovnz rbp, r10
vpaddq zmm21, zmm27, zmm22
xor rdx, r12
lea rcx, [rdx-1]
lea rbx, [rcx-1]
sub r8, rcx
sarx rax, rcx, r15
mov r9, rbp
xor r9, rax
vpaddq zmm10, zmm21, zmm0
sar r14, 1
vpmuludq zmm20, zmm8, zmmword ptr [rdi+2560]
lea r13, [r14+r9]
cmovc r13, r14
adc rax, 0
cmovs rbp, r14
vpaddq zmm12, zmm10, zmm20
vpmuludq zmm2, zmm3, zmmword ptr [rdi+2496]
vpaddq zmm9, zmm12, zmm2
vpaddq zmm11, zmm9, zmm17
cmovs rbx, r8
sarx rsi, rbx, r15
mov r11, rbp
xor r11, rsi
sar r13, 1
sbb r10, r10
vpsraq zmm18, zmm11, 30
vpandq zmm5, zmm11, zmm7
mov r12, -2
vmovdqa64 zmmword ptr [rdi+1280], zmm5
lea rdx, [r13+r11]
cmovc rdx, r13
andn rcx, r10, rsi
cmovnz rbp, r13
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1408]
xor rbx, rcx
lea r9, [rbx-1]
lea rax, [r9-1]
sub r12, r9
sarx r14, r9, r15
mov r8, rbp
xor r8, r14
vpmuldq zmm16, zmm26, zmm19
sar rdx, 1
vpermq zmm1, zmmword ptr [rdi+1472], 0x4e
lea r11, [rdx+r8]
cmovc r11, rdx
adc r14, 0
cmovs rbp, rdx
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1472]
vpmuldq zmm27, zmm24, zmm1
vpaddq zmm22, zmm13, zmm16
vpaddq zmm21, zmm22, zmm6
cmovs rax, r12
sarx r10, rax, r15
mov rsi, rbp
xor rsi, r10
vpaddq zmm0, zmm21, zmm27
sar r11, 1
sbb r13, r13
lea rcx, [r11+rsi]
cmovc rcx, r11
vpmuludq zmm10, zmm8, zmmword ptr [rdi+2624]
mov rbx, -2
vpaddq zmm20, zmm0, zmm10
andn r9, r13, r10
cmovnz rbp, r11
vpmuludq zmm12, zmm3, zmmword ptr [rdi+2560]
xor rax, r9
lea r8, [rax-1]
lea r14, [r8-1]
sub rbx, r8
sarx rdx, r8, r15
mov r12, rbp
xor r12, rdx
vpaddq zmm2, zmm20, zmm12
vpaddq zmm9, zmm2, zmm18
vpsraq zmm17, zmm9, 30
vpandq zmm11, zmm9, zmm7
sar rcx, 1
lea rsi, [rcx+r12]
cmovc rsi, rcx
adc rdx, 0
cmovs rbp, rcx
vmovdqa64 zmmword ptr [rdi+1344], zmm11
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1472]
cmovs r14, rbx
sarx r13, r14, r15
mov r10, rbp
xor r10, r13
vpmuldq zmm19, zmm26, zmm1
sar rsi, 1
sbb r11, r11
lea r9, [rsi+r10]
cmovc r9, rsi
vpermq zmm13, zmmword ptr [rdi+1536], 0x4e
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1536]
mov rax, -2
andn r8, r11, r13
cmovnz rbp, rsi
vpmuldq zmm22, zmm24, zmm13
xor r14, r8
lea r12, [r14-1]
lea rdx, [r12-1]
sub rax, r12
sarx rcx, r12, r15
mov rbx, rbp
xor rbx, rcx
vpaddq zmm6, zmm5, zmm19
sar r9, 1
vpaddq zmm21, zmm6, zmm16
lea r10, [r9+rbx]
cmovc r10, r9
vpaddq zmm27, zmm21, zmm22
adc rcx, 0
cmovs rbp, r9
vpmuludq zmm0, zmm8, zmmword ptr [rdi+2688]
vpaddq zmm10, zmm27, zmm0
vpmuludq zmm20, zmm3, zmmword ptr [rdi+2624]
cmovs rdx, rax
sarx r11, rdx, r15
mov r13, rbp
xor r13, r11
vpaddq zmm12, zmm10, zmm20
sar r10, 1
sbb rsi, rsi
lea r8, [r10+r13]
cmovc r8, r10
mov r14, r8
add r14, qword ptr [rdi-56]
vpaddq zmm2, zmm12, zmm17
mov r12, r8
shl r12, 44
vpsraq zmm18, zmm2, 30
rorx rbx, r14, 21
rorx rcx, r14, 42
add r12, qword ptr [rdi-40]
andn r9, rsi, r11
cmovnz rbp, r10
mov rax, rbp
add rax, qword ptr [rdi-64]
mov r13, rbp
shl r13, 45
rorx r14, rax, 20
rorx rsi, rax, 41
add r13, qword ptr [rdi-48]
vpandq zmm9, zmm2, zmm7
imul rbx, qword ptr [rdi+24]
imul rcx, qword ptr [rdi+32]
imul r14, qword ptr [rdi+24]
imul rsi, qword ptr [rdi+32]
xor rdx, r9
lea r11, [rdx-1]
sarx r10, r11, r15
vmovdqa64 zmmword ptr [rdi+1408], zmm9
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1536]
vpermq zmm1, zmmword ptr [rdi+1600], 0x4e
vpmuldq zmm5, zmm26, zmm13
lea rax, [rbx+rcx]
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1600]
lea r9, [r14+rsi]
vpaddq zmm6, zmm11, zmm5
lea rdx, [rax+r12]
lea rbx, [r9+r13]
vpmuldq zmm16, zmm24, zmm1
ror rdx, 44
ror rbx, 45
vpaddq zmm21, zmm6, zmm19
vpaddq zmm22, zmm21, zmm16
mov rcx, rbx
xor rcx, r10
lea r14, [r11-1]
vpmuludq zmm27, zmm3, zmmword ptr [rdi+2688]
mov rsi, -2
vpmuludq zmm0, zmm8, zmmword ptr [rdi+2752]
vpaddq zmm10, zmm22, zmm0
sub rsi, r11
vpaddq zmm20, zmm10, zmm27
vpaddq zmm12, zmm20, zmm18
vpbroadcastq zmm17, rbp
vpsraq zmm2, zmm12, 30
vpbroadcastq zmm17{k1}, r8
sar rdx, 1
lea rax, [rdx+rcx]
cmovc rax, rdx
vpandq zmm9, zmm12, zmm7
vpaddq zmm13, zmm17, zmm29
vmovdqa64 zmmword ptr [rdi+1472], zmm9
adc r10, 0
cmovs rbx, rdx
vpsllvq zmm11, zmm13, zmm30
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1600]
vpsravq zmm6, zmm11, zmm31
vpsubq zmm19, zmm28, zmm6
vpmuldq zmm21, zmm26, zmm1
vpermq zmm16, zmmword ptr [rdi+1664], 0x4e
vpmuldq zmm22, zmm24, zmm16
cmovs r14, rsi
sarx r12, r14, r15
mov r9, rbx
xor r9, r12
sar rax, 1
sbb r13, r13
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1664]
vmovdqa64 zmmword ptr [rdi+256], zmm19
vpunpcklqdq zmm10, zmm19, zmm19
lea r11, [rax+r9]
cmovc r11, rax
vpunpckhqdq zmm27, zmm19, zmm19
mov rbp, -2
vpmuludq zmm20, zmm8, zmmword ptr [rdi+2816]
vpaddq zmm18, zmm5, zmm21
vpaddq zmm12, zmm18, zmm0
andn r8, r13, r12
cmovnz rbx, rax
xor r14, r8
vbroadcasti32x4 zmm17, xmmword ptr [rdi+192]
lea rcx, [r14-1]
lea r10, [rcx-1]
sub rbp, rcx
sarx rdx, rcx, r15
mov rsi, rbx
xor rsi, rdx
vbroadcasti32x4 zmm9, xmmword ptr [rdi+208]
vpaddq zmm13, zmm12, zmm22
vpmuldq zmm11, zmm10, zmm17
sar r11, 1
lea r9, [r11+rsi]
cmovc r9, r11
adc rdx, 0
cmovs rbx, r11
vpaddq zmm6, zmm13, zmm20
vpmuldq zmm1, zmm27, zmm9
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2752]
vpaddq zmm5, zmm6, zmm19
vpaddq zmm21, zmm11, zmm1
vmovdqa64 zmmword ptr [rdi+128], zmm21
cmovs r10, rbp
sarx r13, r10, r15
mov r12, rbx
xor r12, r13
sar r9, 1
sbb rax, rax
vpaddq zmm18, zmm5, zmm2
vpsraq zmm0, zmm18, 30
mov r8, qword ptr [rdi+256]
vpandq zmm12, zmm18, zmm7
vmovdqa64 zmmword ptr [rdi+1536], zmm12
mov r14, -2
vpermq zmm22, zmmword ptr [rdi+1728], 0x4e
lea rcx, [r9+r12]
cmovc rcx, r9
imul r8, qword ptr [rdi+8]
mov rsi, qword ptr [rdi+264]
andn rdx, rax, r13
cmovnz rbx, r9
imul rsi, qword ptr [rdi+16]
xor r10, rdx
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1664]
lea r11, [r10-1]
lea rbp, [r11-1]
sub r14, r11
sarx r12, r11, r15
mov rax, rbx
xor rax, r12
vpmuldq zmm17, zmm26, zmm16
sar rcx, 1
lea r13, [rcx+rax]
cmovc r13, rcx
lea r9, [r8+rsi]
adc r12, 0
cmovs rbx, rcx
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1728]
vpmuldq zmm20, zmm24, zmm22
vpaddq zmm27, zmm10, zmm17
vpaddq zmm9, zmm27, zmm13
cmovs rbp, r14
sarx rdx, rbp, r15
mov r10, rbx
xor r10, rdx
sar r9, 20
mov r11, qword ptr [rdi+128]
imul r11, qword ptr [rdi+384]
mov rax, qword ptr [rdi+136]
vpaddq zmm6, zmm9, zmm20
sar r13, 1
sbb r8, r8
lea rsi, [r13+r10]
cmovc rsi, r13
imul rax, qword ptr [rdi+400]
vpmuludq zmm19, zmm8, zmmword ptr [rdi+2880]
lea r12, [r11+rax]
vpaddq zmm11, zmm6, zmm19
mov rcx, -2
lea r14, [r9+r12]
andn r10, r8, rdx
cmovnz rbx, r13
xor rbp, r10
vpmuludq zmm1, zmm3, zmmword ptr [rdi+2816]
vpaddq zmm21, zmm11, zmm1
lea r11, [rbp-1]
sub rcx, r11
lea rax, [r11-1]
sarx r9, r11, r15
mov r12, rbx
xor r12, r9
mov qword ptr [rdi-112], r14
sar rsi, 1
vpaddq zmm5, zmm21, zmm0
lea r8, [rsi+r12]
cmovc r8, rsi
vpsraq zmm2, zmm5, 30
adc r9, 0
cmovs rbx, rsi
vpandq zmm18, zmm5, zmm7
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1728]
vmovdqa64 zmmword ptr [rdi+1600], zmm18
cmovs rax, rcx
sar r14, 20
shl r14, 44
mov qword ptr [rdi+40], r14
mov rdx, qword ptr [rdi+272]
sarx r13, rax, r15
mov r10, rbx
xor r10, r13
imul rdx, qword ptr [rdi+8]
vpmuldq zmm16, zmm26, zmm22
sar r8, 1
sbb rbp, rbp
mov r11, qword ptr [rdi+280]
lea r12, [r8+r10]
cmovc r12, r8
mov r9, -2
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1792]
andn rsi, rbp, r13
cmovnz rbx, r8
xor rax, rsi
imul r11, qword ptr [rdi+16]
lea rcx, [rdx+r11]
lea r14, [rax-1]
lea r10, [r14-1]
sub r9, r14
sarx rbp, r14, r15
mov r13, rbx
xor r13, rbp
vpaddq zmm17, zmm12, zmm16
sar rcx, 20
mov r8, qword ptr [rdi+144]
vpermq zmm27, zmmword ptr [rdi+1792], 0x4e
vpmuldq zmm13, zmm24, zmm27
sar r12, 1
vpaddq zmm9, zmm17, zmm10
lea rsi, [r12+r13]
cmovc rsi, r12
adc rbp, 0
cmovs rbx, r12
vpaddq zmm20, zmm9, zmm13
vpmuludq zmm6, zmm8, zmmword ptr [rdi+2944]
vpaddq zmm19, zmm20, zmm6
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2880]
vpaddq zmm1, zmm19, zmm11
cmovs r10, r9
sarx rdx, r10, r15
mov r11, rbx
xor r11, rdx
imul r8, qword ptr [rdi+384]
mov rax, qword ptr [rdi+152]
imul rax, qword ptr [rdi+400]
lea r14, [r8+rax]
sar rsi, 1
sbb r13, r13
lea rbp, [rcx+r14]
lea r12, [rsi+r11]
cmovc r12, rsi
vpaddq zmm21, zmm1, zmm2
mov qword ptr [rdi-104], rbp
mov r9, -2
vpsraq zmm0, zmm21, 30
andn r8, r13, rdx
cmovnz rbx, rsi
vpandq zmm5, zmm21, zmm7
sar rbp, 20
xor r10, r8
vmovdqa64 zmmword ptr [rdi+1664], zmm5
lea rax, [r10-1]
lea rcx, [rax-1]
sub r9, rax
sarx r14, rax, r15
mov r11, rbx
xor r11, r14
sar r12, 1
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1792]
lea r13, [r12+r11]
cmovc r13, r12
vpmuldq zmm22, zmm26, zmm27
adc r14, 0
cmovs rbx, r12
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1856]
vpermq zmm16, zmmword ptr [rdi+1856], 0x4e
vpaddq zmm17, zmm18, zmm22
vpmuldq zmm10, zmm24, zmm16
cmovs rcx, r9
shl rbp, 44
sarx rdx, rcx, r15
mov rsi, rbx
xor rsi, rdx
mov qword ptr [rdi+48], rbp
sar r13, 1
sbb r8, r8
lea r10, [r13+rsi]
cmovc r10, r13
mov rax, -2
vpaddq zmm9, zmm17, zmm12
vpaddq zmm13, zmm9, zmm10
andn r11, r8, rdx
cmovnz rbx, r13
vpmuludq zmm20, zmm8, zmmword ptr [rdi+3008]
vpaddq zmm6, zmm13, zmm20
xor rcx, r11
lea r14, [rcx-1]
lea r12, [r14-1]
sub rax, r14
sarx r9, r14, r15
mov rbp, rbx
xor rbp, r9
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2944]
sar r10, 1
lea rsi, [r10+rbp]
cmovc rsi, r10
vpaddq zmm11, zmm6, zmm19
adc r9, 0
cmovs rbx, r10
vpaddq zmm1, zmm11, zmm0
vpsraq zmm2, zmm1, 30
vpandq zmm21, zmm1, zmm7
vmovdqa64 zmmword ptr [rdi+1728], zmm21
cmovs r12, rax
sarx r8, r12, r15
mov rdx, rbx
xor rdx, r8
sar rsi, 1
sbb r13, r13
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1856]
lea r11, [rsi+rdx]
cmovc r11, rsi
vpmuldq zmm27, zmm26, zmm16
mov rcx, -2
vpermq zmm18, zmmword ptr [rdi+1920], 0x4e
andn r14, r13, r8
cmovnz rbx, rsi
xor r12, r14
lea rbp, [r12-1]
lea r9, [rbp-1]
sub rcx, rbp
sarx r10, rbp, r15
mov rax, rbx
xor rax, r10
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1920]
vpmuldq zmm17, zmm24, zmm18
sar r11, 1
lea rdx, [r11+rax]
cmovc rdx, r11
vpaddq zmm12, zmm5, zmm27
adc r10, 0
cmovs rbx, r11
vpaddq zmm9, zmm12, zmm22
vpaddq zmm10, zmm9, zmm17
vpmuludq zmm13, zmm8, zmmword ptr [rdi+3072]
vpaddq zmm20, zmm10, zmm13
cmovs r9, rcx
sarx r13, r9, r15
mov r8, rbx
xor r8, r13
sar rdx, 1
sbb rsi, rsi
vpmuludq zmm6, zmm3, zmmword ptr [rdi+3008]
lea r14, [rdx+r8]
cmovc r14, rdx
vpaddq zmm19, zmm20, zmm6
vpaddq zmm11, zmm19, zmm2
mov r12, -2
andn rbp, rsi, r13
cmovnz rbx, rdx
xor r9, rbp
vpsraq zmm0, zmm11, 30
lea rax, [r9-1]
lea r10, [rax-1]
sub r12, rax
sarx r11, rax, r15
mov rcx, rbx
xor rcx, r11
vpandq zmm1, zmm11, zmm7
sar r14, 1
lea r8, [r14+rcx]
cmovc r8, r14
vmovdqa64 zmmword ptr [rdi+1792], zmm1
adc r11, 0
cmovs rbx, r14
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1920]
vpmuldq zmm16, zmm26, zmm18
vpaddq zmm23, zmm21, zmm16
vpmuludq zmm24, zmm3, zmmword ptr [rdi+3072]
cmovs r10, r12
sarx rsi, r10, r15
mov r13, rbx
xor r13, rsi
sar r8, 1
sbb rdx, rdx
vpaddq zmm5, zmm23, zmm24
lea rbp, [r8+r13]
cmovc rbp, r8
vpaddq zmm27, zmm5, zmm0
mov r9, -2
vpaddq zmm12, zmm27, zmm15
andn rax, rdx, rsi
cmovnz rbx, r8
xor r10, rax
vpandq zmm22, zmm12, zmm7
lea rcx, [r10-1]
lea r11, [rcx-1]
sub r9, rcx
sarx r14, rcx, r15
mov r12, rbx
xor r12, r14
vmovdqa64 zmmword ptr [rdi+1856], zmm22
sar rbp, 1
lea r13, [rbp+r12]
cmovc r13, rbp
vpsraq zmm9, zmm12, 30
adc r14, 0
cmovs rbx, rbp
vpaddq zmm17, zmm9, zmm14
vpandq zmm8, zmm17, zmmword ptr [rdi+576]
vmovdqa64 zmmword ptr [rdi+1920], zmm8
vpsraq zmm10, zmm17, 30
vshufi64x2 zmm13{k3}{z}, zmm10, zmm10, 0x44
cmovs r11, r9
sarx rdx, r11, r15
mov rsi, rbx
xor rsi, rdx
sar r13, 1
sbb r8, r8
lea rax, [r13+rsi]
cmovc rax, r13
mov r10, rax
add r10, qword ptr [rdi-56]
mov rcx, rax
shl rcx, 44
rorx r12, r10, 21
rorx r14, r10, 42
add rcx, qword ptr [rdi-40]
vpaddq zmm20, zmm4, zmm13
vmovdqa64 zmmword ptr [rdi+832], zmm20
andn rbp, r8, rdx
cmovnz rbx, r13
mov r9, rbx
add r9, qword ptr [rdi-64]
mov rsi, rbx
shl rsi, 45
rorx r10, r9, 20
rorx r8, r9, 41
add rsi, qword ptr [rdi-48]
imul r12, qword ptr [rdi+40]
imul r14, qword ptr [rdi+48]
imul r10, qword ptr [rdi+40]
imul r8, qword ptr [rdi+48]
xor r11, rbp
lea rdx, [r11-1]
sarx r13, rdx, r15
mov qword ptr [rdi-128], rbx
mov qword ptr [rdi-120], rax
lea r9, [r12+r14]
lea rbp, [r10+r8]
lea r11, [r9+rcx]
lea rbx, [rbp+rsi]
ror r11, 44
ror rbx, 45
mov rcx, rbx
mov rbx, r11
mov rsi, r13
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
