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
// Length: 18 limbs of 30 bits; 1069 instructions a round, 690 for its steps (form: carry+mask).
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
mov rax, -2
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]
mov rbp, rcx
xor rbp, rsi
sub rax, rdx
vpaddq zmm1, zmm0, zmm29
lea r8, [rdx-1]
vpsllvq zmm2, zmm1, zmm30
vpsravq zmm3, zmm2, zmm31
vpsubq zmm4, zmm28, zmm3
sar rbx, 1
lea r9, [rbx+rbp]
cmovc r9, rbx
adc rsi, 0
cmovs r8, rax
sarx r10, r8, r15
vmovdqa64 zmmword ptr [rdi+320], zmm4
cmovs rcx, rbx
mov r11, rcx
xor r11, r10
mov r12, -2
vpunpcklqdq zmm5, zmm4, zmm4
vpunpckhqdq zmm6, zmm4, zmm4
vpbroadcastq zmm7, qword ptr [rdi+448]
sar r9, 1
sbb r13, r13
lea r14, [r9+r11]
cmovc r14, r9
andn rdx, r13, r10
cmovnz rcx, r9
xor r8, rdx
lea rbp, [r8-1]
sub r12, rbp
lea rsi, [rbp-1]
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]
sarx rax, rbp, r15
mov rbx, rcx
xor rbx, rax
sar r14, 1
lea r11, [r14+rbx]
vpandq zmm10, zmm8, zmm7
cmovc r11, r14
adc rax, 0
cmovs rsi, r12
sarx r13, rsi, r15
vpandq zmm11, zmm9, zmm7
cmovs rcx, r14
mov r10, rcx
xor r10, r13
mov r9, -2
vpsraq zmm12, zmm8, 30
vpsraq zmm13, zmm9, 30
vpmuldq zmm14, zmm5, zmm10
sar r11, 1
lea rdx, [r11+r10]
cmovc rdx, r11
sbb r8, r8
andn rbp, r8, r13
cmovnz rcx, r11
xor rsi, rbp
lea rbx, [rsi-1]
sub r9, rbx
lea rax, [rbx-1]
vpmuldq zmm15, zmm6, zmm11
vpaddq zmm16, zmm14, zmm15
sarx r12, rbx, r15
mov r14, rcx
xor r14, r12
sar rdx, 1
lea r10, [rdx+r14]
cmovc r10, rdx
adc r12, 0
cmovs rax, r9
sarx r8, rax, r15
vpmuldq zmm17, zmm5, zmm12
mov r13, -2
vpmuldq zmm18, zmm6, zmm13
cmovs rcx, rdx
mov r11, rcx
xor r11, r8
vpaddq zmm19, zmm17, zmm18
vpsraq zmm20, zmm16, 30
vpaddq zmm21, zmm19, zmm20
sar r10, 1
lea rbp, [r10+r11]
cmovc rbp, r10
sbb rsi, rsi
andn rbx, rsi, r8
cmovnz rcx, r10
xor rax, rbx
lea r14, [rax-1]
sub r13, r14
lea r12, [r14-1]
vpandq zmm22, zmm16, zmm7
sarx r9, r14, r15
mov rdx, rcx
xor rdx, r9
sar rbp, 1
lea r11, [rbp+rdx]
cmovc r11, rbp
adc r9, 0
cmovs r12, r13
sarx rsi, r12, r15
vpermq zmm23, zmm22, 0xf0
vpermq zmm24, zmm22, 0xa5
cmovs rcx, rbp
mov r8, rcx
xor r8, rsi
mov r10, -2
vpermq zmm25, zmm21, 0xf0
sar r11, 1
lea rbx, [r11+r8]
cmovc rbx, r11
sbb rax, rax
andn r14, rax, rsi
cmovnz rcx, r11
xor r12, r14
lea rdx, [r12-1]
sub r10, rdx
lea r9, [rdx-1]
vpermq zmm26, zmm21, 0xa5
mov r13, qword ptr [rdi+320]
imul r13, qword ptr [rdi-112]
mov rbp, qword ptr [rdi+328]
sarx r8, rdx, r15
mov rax, rcx
xor rax, r8
sar rbx, 1
lea rsi, [rbx+rax]
cmovc rsi, rbx
adc r8, 0
cmovs r9, r10
sarx r11, r9, r15
cmovs rcx, rbx
mov r14, rcx
xor r14, r11
imul rbp, qword ptr [rdi-104]
mov r12, -2
lea rdx, [r13+rbp]
sar rdx, 20
and rdx, qword ptr [rdi-32]
sar rsi, 1
lea rax, [rsi+r14]
cmovc rax, rsi
sbb r8, r8
andn r10, r8, r11
cmovnz rcx, rsi
xor r9, r10
lea rbx, [r9-1]
sub r12, rbx
lea r13, [rbx-1]
mov qword ptr [rdi-24], rdx
sarx rbp, rbx, r15
mov r14, rcx
xor r14, rbp
sar rax, 1
lea r8, [rax+r14]
cmovc r8, rax
adc rbp, 0
cmovs r13, r12
sarx r11, r13, r15
vpermq zmm27, zmmword ptr [rdi+832], 0x4e
cmovs rcx, rax
mov rsi, rcx
xor rsi, r11
shr rdx, 20
shl rdx, 44
mov qword ptr [rdi-16], rdx
mov r10, -2
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]
vpmuldq zmm1, zmm24, zmm27
mov r9, qword ptr [rdi+336]
vpaddq zmm2, zmm0, zmm1
imul r9, qword ptr [rdi-112]
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]
vpandq zmm4, zmm3, zmm7
sar r8, 1
lea rbx, [r8+rsi]
cmovc rbx, r8
sbb r14, r14
andn rbp, r14, r11
cmovnz rcx, r8
xor r13, rbp
lea r12, [r13-1]
sub r10, r12
lea rax, [r12-1]
vshufi64x2 zmm8, zmm4, zmm4, 0x44
mov rdx, qword ptr [rdi+344]
imul rdx, qword ptr [rdi-104]
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1408]
lea rsi, [r9+rdx]
sarx r14, r12, r15
mov r11, rcx
xor r11, r14
sar rbx, 1
lea r8, [rbx+r11]
cmovc r8, rbx
adc r14, 0
cmovs rax, r10
sarx rbp, rax, r15
cmovs rcx, rbx
mov r13, rcx
xor r13, rbp
sar rsi, 20
mov r9, -2
vpaddq zmm10, zmm2, zmm9
vpandq zmm11, zmm10, zmm7
vpsraq zmm14, zmm10, 30
vshufi64x2 zmm15{k2}{z}, zmm11, zmm11, 0x0e
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]
vpermq zmm12, zmmword ptr [rdi+896], 0x4e
and rsi, qword ptr [rdi-32]
mov qword ptr [rdi-8], rsi
vpmuldq zmm6, zmm26, zmm27
shr rsi, 20
vpmuldq zmm13, zmm24, zmm12
sar r8, 1
lea rdx, [r8+r13]
cmovc rdx, r8
sbb r12, r12
andn r11, r12, rbp
cmovnz rcx, r8
xor rax, r11
lea r14, [rax-1]
sub r9, r14
lea r10, [r14-1]
vpmuldq zmm17, zmm23, zmmword ptr [rdi+896]
shl rsi, 44
mov qword ptr [rdi+0], rsi
vpaddq zmm18, zmm5, zmm6
sarx rbx, r14, r15
mov r13, rcx
xor r13, rbx
sar rdx, 1
lea r12, [rdx+r13]
vpaddq zmm19, zmm18, zmm17
vpaddq zmm20, zmm19, zmm13
cmovc r12, rdx
adc rbx, 0
cmovs r10, r9
sarx rbp, r10, r15
cmovs rcx, rdx
mov r8, rcx
xor r8, rbp
mov r11, -2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1472]
vpaddq zmm22, zmm20, zmm16
vpaddq zmm21, zmm22, zmm14
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]
vpandq zmm1, zmm0, zmm7
vshufi64x2 zmm3, zmm1, zmm1, 0x44
sar r12, 1
lea rax, [r12+r8]
cmovc rax, r12
sbb rsi, rsi
andn r14, rsi, rbp
cmovnz rcx, r12
xor r10, r14
lea r13, [r10-1]
sub r11, r13
lea rbx, [r13-1]
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1408]
vpaddq zmm2, zmm21, zmm4
vpsraq zmm9, zmm2, 30
sarx r9, r13, r15
mov rdx, rcx
xor rdx, r9
sar rax, 1
lea r8, [rax+rdx]
cmovc r8, rax
adc r9, 0
cmovs rbx, r11
sarx rsi, rbx, r15
vpandq zmm10, zmm2, zmm7
cmovs rcx, rax
mov rbp, rcx
xor rbp, rsi
mov r12, -2
vpmuldq zmm11, zmm25, zmmword ptr [rdi+896]
vshufi64x2 zmm27{k2}{z}, zmm10, zmm10, 0x0e
vpmuldq zmm5, zmm26, zmm12
vpermq zmm6, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]
sar r8, 1
lea r14, [r8+rbp]
cmovc r14, r8
sbb r10, r10
andn r13, r10, rsi
cmovnz rcx, r8
xor rbx, r13
lea rdx, [rbx-1]
sub r12, rdx
lea r9, [rdx-1]
vpmuldq zmm17, zmm24, zmm6
vpaddq zmm19, zmm11, zmm5
sarx r11, rdx, r15
mov rax, rcx
xor rax, r11
sar r14, 1
lea rbp, [r14+rax]
vpaddq zmm13, zmm19, zmm18
cmovc rbp, r14
adc r11, 0
cmovs r9, r12
sarx r10, r9, r15
vpaddq zmm20, zmm13, zmm17
cmovs rcx, r14
mov rsi, rcx
xor rsi, r10
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1536]
vpmuludq zmm22, zmm3, zmmword ptr [rdi+1472]
vpaddq zmm14, zmm20, zmm16
vpaddq zmm0, zmm14, zmm22
vpaddq zmm1, zmm0, zmm9
sar rbp, 1
lea r8, [rbp+rsi]
cmovc r8, rbp
sbb r13, r13
andn rbx, r13, r10
cmovnz rcx, rbp
xor r9, rbx
lea rdx, [r9-1]
mov rax, r8
add rax, qword ptr [rdi-56]
mov r11, rcx
add r11, qword ptr [rdi-64]
vpsraq zmm21, zmm1, 30
mov r12, r8
shl r12, 44
mov r14, rcx
shl r14, 45
rorx rsi, rax, 21
rorx r13, rax, 42
rorx r10, r11, 20
rorx rbp, r11, 41
vpandq zmm4, zmm1, zmm7
add r12, qword ptr [rdi-40]
add r14, qword ptr [rdi-48]
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]
imul rsi, qword ptr [rdi-16]
imul r13, qword ptr [rdi+0]
imul r10, qword ptr [rdi-16]
imul rbp, qword ptr [rdi+0]
sarx rbx, rdx, r15
vpmuldq zmm10, zmm26, zmm6
vpermq zmm12, zmmword ptr [rdi+1024], 0x4e
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1024]
mov r9, -2
vpmuldq zmm5, zmm24, zmm12
sub r9, rdx
lea rax, [rsi+r13]
lea r11, [r10+rbp]
vpaddq zmm19, zmm2, zmm10
lea rsi, [rax+r12]
lea r13, [r11+r14]
vpaddq zmm18, zmm19, zmm11
lea r10, [rdx-1]
vpaddq zmm13, zmm18, zmm5
ror rsi, 44
ror r13, 45
mov rbp, r13
xor rbp, rbx
vpmuludq zmm17, zmm8, zmmword ptr [rdi+1600]
vpaddq zmm20, zmm13, zmm17
sar rsi, 1
lea rax, [rsi+rbp]
vpmuludq zmm16, zmm3, zmmword ptr [rdi+1536]
cmovc rax, rsi
adc rbx, 0
cmovs r10, r9
sarx r12, r10, r15
vpaddq zmm14, zmm20, zmm16
vpaddq zmm22, zmm14, zmm21
vpsraq zmm0, zmm22, 30
cmovs r13, rsi
mov r11, r13
xor r11, r12
mov r14, -2
vpandq zmm9, zmm22, zmm7
vmovdqa64 zmmword ptr [rdi+896], zmm9
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]
vpmuldq zmm6, zmm26, zmm12
vpermq zmm2, zmmword ptr [rdi+1088], 0x4e
sar rax, 1
lea rdx, [rax+r11]
cmovc rdx, rax
sbb rbp, rbp
andn rbx, rbp, r12
cmovnz r13, rax
xor r10, rbx
lea r9, [r10-1]
sub r14, r9
lea rsi, [r9-1]
vpbroadcastq zmm10, rcx
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1088]
vpmuldq zmm11, zmm24, zmm2
sarx r11, r9, r15
mov rbp, r13
xor rbp, r11
sar rdx, 1
lea r12, [rdx+rbp]
vpbroadcastq zmm10{k1}, r8
vpaddq zmm18, zmm1, zmm6
cmovc r12, rdx
adc r11, 0
cmovs rsi, r14
sarx rax, rsi, r15
vpaddq zmm5, zmm18, zmm19
vpaddq zmm13, zmm5, zmm11
cmovs r13, rdx
mov rbx, r13
xor rbx, rax
vpaddq zmm17, zmm10, zmm29
mov r10, -2
vpmuludq zmm20, zmm8, zmmword ptr [rdi+1664]
vpaddq zmm16, zmm13, zmm20
vpsllvq zmm14, zmm17, zmm30
vpmuludq zmm21, zmm3, zmmword ptr [rdi+1600]
vpaddq zmm22, zmm16, zmm21
vpsravq zmm12, zmm14, zmm31
sar r12, 1
lea rcx, [r12+rbx]
cmovc rcx, r12
sbb r9, r9
andn rbp, r9, rax
cmovnz r13, r12
xor rsi, rbp
lea r8, [rsi-1]
sub r10, r8
lea r11, [r8-1]
vpsubq zmm1, zmm28, zmm12
vpaddq zmm6, zmm22, zmm0
vpsraq zmm18, zmm6, 30
vpandq zmm19, zmm6, zmm7
sarx r14, r8, r15
mov rdx, r13
xor rdx, r14
sar rcx, 1
lea rbx, [rcx+rdx]
vmovdqa64 zmmword ptr [rdi+960], zmm19
vmovdqa64 zmmword ptr [rdi+192], zmm1
cmovc rbx, rcx
adc r14, 0
cmovs r11, r10
sarx r9, r11, r15
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1088]
cmovs r13, rcx
mov rax, r13
xor rax, r9
mov r12, -2
vpmuldq zmm11, zmm26, zmm2
mov rbp, qword ptr [rdi+192]
vpermq zmm10, zmmword ptr [rdi+1152], 0x4e
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1152]
imul rbp, qword ptr [rdi-24]
vpmuldq zmm20, zmm24, zmm10
vpaddq zmm17, zmm5, zmm11
mov rsi, qword ptr [rdi+200]
sar rbx, 1
lea r8, [rbx+rax]
cmovc r8, rbx
sbb rdx, rdx
andn r14, rdx, r9
cmovnz r13, rbx
xor r11, r14
lea r10, [r11-1]
sub r12, r10
lea rcx, [r10-1]
vpaddq zmm16, zmm17, zmm13
vpaddq zmm21, zmm16, zmm20
imul rsi, qword ptr [rdi-8]
sarx rax, r10, r15
mov rdx, r13
xor rdx, rax
sar r8, 1
lea r9, [r8+rdx]
vpmuludq zmm14, zmm8, zmmword ptr [rdi+1728]
vpaddq zmm12, zmm21, zmm14
cmovc r9, r8
adc rax, 0
cmovs rcx, r12
sarx rbx, rcx, r15
lea r14, [rbp+rsi]
cmovs r13, r8
mov r11, r13
xor r11, rbx
mov r10, -2
vpmuludq zmm22, zmm3, zmmword ptr [rdi+1664]
sar r14, 20
vpaddq zmm0, zmm12, zmm22
vpaddq zmm6, zmm0, zmm18
vpsraq zmm1, zmm6, 30
mov qword ptr [rdi+8], r14
vpandq zmm2, zmm6, zmm7
vmovdqa64 zmmword ptr [rdi+1024], zmm2
sar r9, 1
lea rdx, [r9+r11]
cmovc rdx, r9
sbb rax, rax
andn r12, rax, rbx
cmovnz r13, r9
xor rcx, r12
lea rbp, [rcx-1]
sub r10, rbp
lea rsi, [rbp-1]
mov r8, qword ptr [rdi+208]
vpsllq zmm5, zmm19, 20
imul r8, qword ptr [rdi-24]
sarx r14, rbp, r15
mov r11, r13
xor r11, r14
sar rdx, 1
lea rax, [rdx+r11]
vpsllq zmm11, zmm2, 50
cmovc rax, rdx
adc r14, 0
cmovs rsi, r10
sarx rbx, rsi, r15
vpsrlq zmm17, zmm9, 10
vpaddq zmm13, zmm17, zmm5
mov r9, qword ptr [rdi+216]
cmovs r13, rdx
mov r12, r13
xor r12, rbx
vpaddq zmm16, zmm13, zmm11
mov rcx, -2
vpmuldq zmm20, zmm26, zmm10
vmovdqa64 zmmword ptr [rdi+384], zmm16
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1152]
imul r9, qword ptr [rdi-8]
lea rbp, [r8+r9]
sar rax, 1
lea r11, [rax+r12]
cmovc r11, rax
sbb r14, r14
andn r10, r14, rbx
cmovnz r13, rax
xor rsi, r10
lea rdx, [rsi-1]
sub rcx, rdx
lea r8, [rdx-1]
vpermq zmm14, zmmword ptr [rdi+1216], 0x4e
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1216]
sar rbp, 20
vpmuldq zmm22, zmm24, zmm14
vpaddq zmm0, zmm21, zmm20
sarx r9, rdx, r15
mov r12, r13
xor r12, r9
sar r11, 1
lea r14, [r11+r12]
cmovc r14, r11
adc r9, 0
cmovs r8, rcx
sarx rbx, r8, r15
vpaddq zmm18, zmm0, zmm12
vpaddq zmm6, zmm18, zmm22
mov rax, -2
mov qword ptr [rdi+16], rbp
mov r10, qword ptr [rdi+192]
vpmuludq zmm19, zmm8, zmmword ptr [rdi+1792]
vpaddq zmm2, zmm6, zmm19
cmovs r13, r11
mov rsi, r13
xor rsi, rbx
imul r10, qword ptr [rdi+384]
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1728]
vpaddq zmm17, zmm2, zmm9
mov rdx, qword ptr [rdi+200]
vpaddq zmm5, zmm17, zmm1
sar r14, 1
lea r12, [r14+rsi]
sbb r9, r9
cmovc r12, r14
andn rcx, r9, rbx
cmovnz r13, r14
xor r8, rcx
lea rbp, [r8-1]
sub rax, rbp
lea r11, [rbp-1]
vpsraq zmm13, zmm5, 30
vpandq zmm11, zmm5, zmm7
sarx rsi, rbp, r15
mov r9, r13
xor r9, rsi
sar r12, 1
lea rbx, [r12+r9]
vmovdqa64 zmmword ptr [rdi+1088], zmm11
cmovc rbx, r12
adc rsi, 0
cmovs r11, rax
sarx r14, r11, r15
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1216]
vpmuldq zmm16, zmm26, zmm14
cmovs r13, r12
mov rcx, r13
xor rcx, r14
imul rdx, qword ptr [rdi+400]
lea r8, [r10+rdx]
mov rbp, -2
vpermq zmm21, zmmword ptr [rdi+1280], 0x4e
mov r9, qword ptr [rdi+8]
sar r9, 20
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1280]
vpmuldq zmm0, zmm24, zmm21
lea rsi, [r9+r8]
vpaddq zmm12, zmm10, zmm16
sar rbx, 1
lea rax, [rbx+rcx]
cmovc rax, rbx
sbb r12, r12
andn r10, r12, r14
cmovnz r13, rbx
xor r11, r10
lea rdx, [r11-1]
sub rbp, rdx
lea r9, [rdx-1]
vpaddq zmm18, zmm12, zmm20
vpaddq zmm22, zmm18, zmm0
vpmuludq zmm6, zmm8, zmmword ptr [rdi+1856]
shl rsi, 44
vpmuludq zmm19, zmm3, zmmword ptr [rdi+1792]
sarx r8, rdx, r15
mov rcx, r13
xor rcx, r8
sar rax, 1
lea r12, [rax+rcx]
vpaddq zmm2, zmm22, zmm6
cmovc r12, rax
adc r8, 0
cmovs r9, rbp
sarx r14, r9, r15
vpaddq zmm9, zmm2, zmm19
mov qword ptr [rdi+24], rsi
cmovs r13, rax
mov rbx, r13
xor rbx, r14
mov r10, qword ptr [rdi+208]
mov r11, -2
vpaddq zmm17, zmm9, zmm13
vpsraq zmm1, zmm17, 30
imul r10, qword ptr [rdi+384]
vpandq zmm5, zmm17, zmm7
vmovdqa64 zmmword ptr [rdi+1152], zmm5
sar r12, 1
lea rdx, [r12+rbx]
cmovc rdx, r12
sbb rcx, rcx
andn r8, rcx, r14
cmovnz r13, r12
xor r9, r8
lea rbp, [r9-1]
sub r11, rbp
lea rsi, [rbp-1]
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1280]
mov rax, qword ptr [rdi+216]
vpmuldq zmm14, zmm26, zmm21
vpermq zmm10, zmmword ptr [rdi+1344], 0x4e
sarx rbx, rbp, r15
mov rcx, r13
xor rcx, rbx
sar rdx, 1
lea r14, [rdx+rcx]
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1344]
cmovc r14, rdx
adc rbx, 0
cmovs rsi, r11
sarx r12, rsi, r15
vpmuldq zmm12, zmm24, zmm10
cmovs r13, rdx
mov r8, r13
xor r8, r12
imul rax, qword ptr [rdi+400]
lea r9, [r10+rax]
mov rbp, -2
vpaddq zmm20, zmm11, zmm14
vpaddq zmm18, zmm20, zmm16
vpaddq zmm0, zmm18, zmm12
mov rcx, qword ptr [rdi+16]
vpmuludq zmm22, zmm8, zmmword ptr [rdi+1920]
sar rcx, 20
sar r14, 1
lea rbx, [r14+r8]
cmovc rbx, r14
sbb r11, r11
andn rdx, r11, r12
cmovnz r13, r14
xor rsi, rdx
lea r10, [rsi-1]
sub rbp, r10
lea rax, [r10-1]
vpaddq zmm6, zmm0, zmm22
lea r8, [rcx+r9]
vpmuludq zmm2, zmm3, zmmword ptr [rdi+1856]
vpaddq zmm19, zmm6, zmm2
sarx r11, r10, r15
mov r12, r13
xor r12, r11
sar rbx, 1
lea r14, [rbx+r12]
vpaddq zmm9, zmm19, zmm1
cmovc r14, rbx
adc r11, 0
cmovs rax, rbp
sarx rdx, rax, r15
vpsraq zmm13, zmm9, 30
cmovs r13, rbx
mov rsi, r13
xor rsi, rdx
shl r8, 44
vpandq zmm17, zmm9, zmm7
mov qword ptr [rdi+32], r8
vmovdqa64 zmmword ptr [rdi+1216], zmm17
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1344]
vpmuldq zmm21, zmm26, zmm10
vpaddq zmm23, zmm5, zmm21
sar r14, 1
lea rcx, [r14+rsi]
cmovc rcx, r14
sbb r9, r9
andn r10, r9, rdx
cmovnz r13, r14
xor rax, r10
lea r12, [rax-1]
mov r11, rcx
add r11, qword ptr [rdi-56]
mov rbp, r13
add rbp, qword ptr [rdi-64]
vpmuludq zmm24, zmm3, zmmword ptr [rdi+1920]
mov rbx, rcx
shl rbx, 44
mov r8, r13
shl r8, 45
rorx rsi, r11, 21
rorx r9, r11, 42
vpaddq zmm11, zmm23, zmm24
rorx rdx, rbp, 20
rorx r14, rbp, 41
add rbx, qword ptr [rdi-40]
add r8, qword ptr [rdi-48]
vpaddq zmm14, zmm11, zmm13
imul rsi, qword ptr [rdi+24]
imul r9, qword ptr [rdi+32]
imul rdx, qword ptr [rdi+24]
imul r14, qword ptr [rdi+32]
mov r10, -2
sarx rax, r12, r15
vpaddq zmm20, zmm14, zmm15
vpandq zmm16, zmm20, zmm7
vmovdqa64 zmmword ptr [rdi+1280], zmm16
vpsraq zmm18, zmm20, 30
sub r10, r12
lea r11, [rsi+r9]
lea rbp, [rdx+r14]
vpaddq zmm12, zmm18, zmm27
vpandq zmm8, zmm12, zmmword ptr [rdi+576]
lea rsi, [r11+rbx]
lea r9, [rbp+r8]
lea rdx, [r12-1]
ror rsi, 44
ror r9, 45
mov r14, r9
xor r14, rax
vmovdqa64 zmmword ptr [rdi+1344], zmm8
vpsraq zmm0, zmm12, 30
vpbroadcastq zmm22, r13
sar rsi, 1
vpbroadcastq zmm22{k1}, rcx
vshufi64x2 zmm6{k3}{z}, zmm0, zmm0, 0x44
lea r11, [rsi+r14]
vpaddq zmm2, zmm4, zmm6
vmovdqa64 zmmword ptr [rdi+832], zmm2
vpaddq zmm19, zmm22, zmm29
vpsllvq zmm1, zmm19, zmm30
vpsravq zmm9, zmm1, zmm31
cmovc r11, rsi
adc rax, 0
cmovs rdx, r10
sarx rbx, rdx, r15
vpsubq zmm17, zmm28, zmm9
cmovs r9, rsi
mov rbp, r9
xor rbp, rbx
vmovdqa64 zmmword ptr [rdi+256], zmm17
mov r8, -2
vpunpcklqdq zmm25, zmm17, zmm17
vpunpckhqdq zmm26, zmm17, zmm17
vbroadcasti32x4 zmm10, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm5, xmmword ptr [rdi+208]
vpmuldq zmm21, zmm25, zmm10
vpmuldq zmm3, zmm26, zmm5
sar r11, 1
lea r12, [r11+rbp]
cmovc r12, r11
sbb r13, r13
andn rcx, r13, rbx
cmovnz r9, r11
xor rdx, rcx
lea r14, [rdx-1]
sub r8, r14
lea rax, [r14-1]
vpaddq zmm23, zmm21, zmm3
vmovdqa64 zmmword ptr [rdi+128], zmm23
mov r10, qword ptr [rdi+256]
imul r10, qword ptr [rdi+8]
sarx rsi, r14, r15
mov rbp, r9
xor rbp, rsi
sar r12, 1
lea r13, [r12+rbp]
mov rbx, -2
mov r11, qword ptr [rdi+264]
cmovc r13, r12
adc rsi, 0
cmovs rax, r8
sarx rcx, rax, r15
cmovs r9, r12
mov rdx, r9
xor rdx, rcx
imul r11, qword ptr [rdi+16]
lea r14, [r10+r11]
sar r14, 20
mov rbp, qword ptr [rdi+128]
imul rbp, qword ptr [rdi+384]
mov rsi, qword ptr [rdi+136]
imul rsi, qword ptr [rdi+400]
lea r8, [rbp+rsi]
sar r13, 1
lea r12, [r13+rdx]
sbb r10, r10
cmovc r12, r13
andn r11, r10, rcx
cmovnz r9, r13
xor rax, r11
lea rbp, [rax-1]
sub rbx, rbp
lea rsi, [rbp-1]
lea rdx, [r14+r8]
mov qword ptr [rdi-112], rdx
sar rdx, 20
shl rdx, 44
sarx r10, rbp, r15
mov rcx, r9
xor rcx, r10
sar r12, 1
lea r13, [r12+rcx]
cmovc r13, r12
mov qword ptr [rdi+40], rdx
adc r10, 0
cmovs rsi, rbx
sarx r11, rsi, r15
mov rax, qword ptr [rdi+272]
mov r14, -2
cmovs r9, r12
mov r8, r9
xor r8, r11
imul rax, qword ptr [rdi+8]
mov rbp, qword ptr [rdi+280]
imul rbp, qword ptr [rdi+16]
lea rcx, [rax+rbp]
sar rcx, 20
mov rdx, qword ptr [rdi+144]
imul rdx, qword ptr [rdi+384]
mov r10, qword ptr [rdi+152]
sar r13, 1
lea rbx, [r13+r8]
cmovc rbx, r13
sbb r12, r12
andn rax, r12, r11
cmovnz r9, r13
xor rsi, rax
lea rbp, [rsi-1]
sub r14, rbp
lea r8, [rbp-1]
imul r10, qword ptr [rdi+400]
lea r12, [rdx+r10]
lea r11, [rcx+r12]
sarx r13, rbp, r15
mov rax, r9
xor rax, r13
sar rbx, 1
lea rsi, [rbx+rax]
mov qword ptr [rdi-104], r11
cmovc rsi, rbx
adc r13, 0
cmovs r8, r14
sarx rdx, r8, r15
cmovs r9, rbx
mov r10, r9
xor r10, rdx
sar r11, 20
shl r11, 44
mov rcx, -2
mov qword ptr [rdi+48], r11
sar rsi, 1
lea r12, [rsi+r10]
cmovc r12, rsi
sbb rbp, rbp
andn rax, rbp, rdx
cmovnz r9, rsi
xor r8, rax
lea r13, [r8-1]
sub rcx, r13
lea r14, [r13-1]
sarx rbx, r13, r15
mov r11, r9
xor r11, rbx
sar r12, 1
lea r10, [r12+r11]
cmovc r10, r12
adc rbx, 0
cmovs r14, rcx
sarx rbp, r14, r15
cmovs r9, r12
mov rdx, r9
xor rdx, rbp
mov rsi, -2
sar r10, 1
lea rax, [r10+rdx]
cmovc rax, r10
sbb r8, r8
andn r13, r8, rbp
cmovnz r9, r10
xor r14, r13
lea r11, [r14-1]
sub rsi, r11
lea rbx, [r11-1]
sarx rcx, r11, r15
mov r12, r9
xor r12, rcx
sar rax, 1
lea rdx, [rax+r12]
cmovc rdx, rax
adc rcx, 0
cmovs rbx, rsi
sarx r8, rbx, r15
mov rbp, -2
cmovs r9, rax
mov r10, r9
xor r10, r8
sar rdx, 1
lea r13, [rdx+r10]
sbb r14, r14
cmovc r13, rdx
andn r11, r14, r8
cmovnz r9, rdx
xor rbx, r11
lea r12, [rbx-1]
sub rbp, r12
lea rcx, [r12-1]
sarx rsi, r12, r15
mov rax, r9
xor rax, rsi
sar r13, 1
lea r10, [r13+rax]
mov r14, -2
cmovc r10, r13
adc rsi, 0
cmovs rcx, rbp
sarx r8, rcx, r15
cmovs r9, r13
mov rdx, r9
xor rdx, r8
sar r10, 1
lea r11, [r10+rdx]
sbb rbx, rbx
cmovc r11, r10
andn r12, rbx, r8
cmovnz r9, r10
xor rcx, r12
lea rax, [rcx-1]
sub r14, rax
lea rsi, [rax-1]
sarx rbp, rax, r15
mov r13, r9
xor r13, rbp
sar r11, 1
lea rdx, [r11+r13]
cmovc rdx, r11
adc rbp, 0
cmovs rsi, r14
sarx rbx, rsi, r15
cmovs r9, r11
mov r8, r9
xor r8, rbx
mov r10, -2
sar rdx, 1
lea r12, [rdx+r8]
cmovc r12, rdx
sbb rcx, rcx
andn rax, rcx, rbx
cmovnz r9, rdx
xor rsi, rax
lea r13, [rsi-1]
sub r10, r13
lea rbp, [r13-1]
sarx r14, r13, r15
mov r11, r9
xor r11, r14
sar r12, 1
lea r8, [r12+r11]
cmovc r8, r12
adc r14, 0
cmovs rbp, r10
sarx rcx, rbp, r15
cmovs r9, r12
mov rbx, r9
xor rbx, rcx
mov rdx, -2
sar r8, 1
lea rax, [r8+rbx]
cmovc rax, r8
sbb rsi, rsi
andn r13, rsi, rcx
cmovnz r9, r8
xor rbp, r13
lea r11, [rbp-1]
sub rdx, r11
lea r14, [r11-1]
sarx r10, r11, r15
mov r12, r9
xor r12, r10
sar rax, 1
lea rbx, [rax+r12]
cmovc rbx, rax
adc r10, 0
cmovs r14, rdx
sarx rsi, r14, r15
cmovs r9, rax
mov rcx, r9
xor rcx, rsi
sar rbx, 1
lea r8, [rbx+rcx]
cmovc r8, rbx
sbb r13, r13
andn rbp, r13, rsi
cmovnz r9, rbx
xor r14, rbp
lea r11, [r14-1]
mov qword ptr [rdi-128], r9
mov qword ptr [rdi-120], r8
mov r12, r8
add r12, qword ptr [rdi-56]
rorx r10, r12, 42
mov rdx, r9
add rdx, qword ptr [rdi-64]
shl r8, 44
shl r9, 45
rorx rax, r12, 21
rorx rcx, rdx, 20
rorx r13, rdx, 41
add r8, qword ptr [rdi-40]
add r9, qword ptr [rdi-48]
imul rax, qword ptr [rdi+40]
imul r10, qword ptr [rdi+48]
imul rcx, qword ptr [rdi+40]
imul r13, qword ptr [rdi+48]
sarx rsi, r11, r15
lea rbx, [rax+r10]
lea rbp, [rcx+r13]
lea r14, [rbx+r8]
lea r12, [rbp+r9]
ror r14, 44
ror r12, 45
mov rbx, r14
mov rcx, r12
mov rdx, r11
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
