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
// Length: 10 limbs of 30 bits; 1019 instructions a round, 702 for its steps (form: carry+carry+mask).
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
vpermq zmm15, zmmword ptr [rdi+832], 0x4e
vpmuldq zmm16, zmm6, zmm11
vpaddq zmm17, zmm14, zmm16
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
vpermq zmm24, zmm23, 0xf0
vpmuldq zmm25, zmm24, zmmword ptr [rdi+832]
vpermq zmm26, zmm23, 0xa5
vpmuldq zmm27, zmm26, zmm15
vpaddq zmm0, zmm25, zmm27
vpmuludq zmm1, zmm0, zmmword ptr [rdi+768]
vpandq zmm2, zmm1, zmm7
vpermq zmm3, zmm22, 0xf0
vpermq zmm4, zmm22, 0xa5
mov r11, -2
vshufi64x2 zmm8, zmm2, zmm2, 0x44
mov r9, qword ptr [rdi+320]
cmovs rcx, r8
sub r10, rsi
mov r14, rcx
xor r14, r12
sar rax, 1
lea rdx, [rax+r14]
cmovc rdx, rax
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1152]
vpaddq zmm10, zmm0, zmm9
adc r12, 0
cmovs rbp, r10
sarx rbx, rbp, r15
cmovs rcx, rax
imul r9, qword ptr [rdi-112]
mov r13, qword ptr [rdi+328]
imul r13, qword ptr [rdi-104]
lea r8, [r9+r13]
vpsraq zmm11, zmm10, 30
sar r8, 20
and r8, qword ptr [rdi-32]
mov rsi, -2
vpandq zmm14, zmm10, zmm7
mov qword ptr [rdi-24], r8
mov r14, rcx
xor r14, rbx
sar rdx, 1
sbb r12, r12
lea r10, [rdx+r14]
cmovc r10, rdx
andn rax, r12, rbx
vshufi64x2 zmm16{k2}{z}, zmm14, zmm14, 0x0e
vpmuldq zmm5, zmm3, zmmword ptr [rdi+832]
vpmuldq zmm12, zmm4, zmm15
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
vpermq zmm6, zmmword ptr [rdi+896], 0x4e
mov r12, -2
vpmuldq zmm13, zmm24, zmmword ptr [rdi+896]
lea r14, [rbp+r9]
sar r14, 20
vpmuldq zmm18, zmm26, zmm6
and r14, qword ptr [rdi-32]
mov qword ptr [rdi-8], r14
shr r14, 20
vpaddq zmm19, zmm5, zmm12
mov r11, rcx
xor r11, rax
sar rbx, 1
lea r10, [rbx+r11]
cmovc r10, rbx
adc rax, 0
cmovs rdx, rsi
sarx r13, rdx, r15
cmovs rcx, rbx
shl r14, 44
mov r8, rcx
xor r8, r13
sar r10, 1
lea rbp, [r10+r8]
cmovc rbp, r10
sbb r9, r9
vpaddq zmm20, zmm19, zmm13
vpaddq zmm21, zmm20, zmm18
mov qword ptr [rdi+0], r14
mov r11, -2
vpmuludq zmm17, zmm8, zmmword ptr [rdi+1216]
andn rax, r9, r13
cmovnz rcx, r10
xor rdx, rax
lea rsi, [rdx-1]
lea rbx, [rsi-1]
sub r12, rsi
sarx r8, rsi, r15
vpaddq zmm23, zmm21, zmm17
vpaddq zmm25, zmm23, zmm11
mov r14, rcx
xor r14, r8
sar rbp, 1
lea r9, [rbp+r14]
cmovc r9, rbp
adc r8, 0
cmovs rbx, r12
lea r13, [rbx-1]
sarx r10, rbx, r15
vpmuludq zmm27, zmm25, zmmword ptr [rdi+768]
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
vpandq zmm1, zmm27, zmm7
vshufi64x2 zmm22, zmm1, zmm1, 0x44
vpmuludq zmm2, zmm22, zmmword ptr [rdi+1152]
vpaddq zmm0, zmm25, zmm2
vpandq zmm9, zmm0, zmm7
vpsraq zmm10, zmm0, 30
vshufi64x2 zmm14{k2}{z}, zmm9, zmm9, 0x0e
vpmuldq zmm15, zmm3, zmmword ptr [rdi+896]
vpmuldq zmm5, zmm4, zmm6
vpermq zmm12, zmmword ptr [rdi+960], 0x4e
vpmuldq zmm19, zmm26, zmm12
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
vpmuldq zmm13, zmm24, zmmword ptr [rdi+960]
mov rbx, -2
mov r13, rcx
xor r13, rdx
sar r8, 1
lea r10, [r8+r13]
cmovc r10, r8
adc rdx, 0
cmovs rsi, rax
sarx r14, rsi, r15
vpaddq zmm20, zmm15, zmm5
vpaddq zmm18, zmm20, zmm13
cmovs rcx, r8
mov r9, rcx
xor r9, r14
sar r10, 1
lea rbp, [r10+r9]
sbb r12, r12
cmovc rbp, r10
andn r11, r12, r14
cmovnz rcx, r10
xor rsi, r11
lea r13, [rsi-1]
sub rbx, r13
lea rdx, [r13-1]
sarx rax, r13, r15
vpmuludq zmm21, zmm22, zmmword ptr [rdi+1216]
vpaddq zmm17, zmm18, zmm19
mov r8, -2
vpmuludq zmm23, zmm8, zmmword ptr [rdi+1280]
vpaddq zmm11, zmm17, zmm23
mov r9, rcx
xor r9, rax
sar rbp, 1
lea r12, [rbp+r9]
cmovc r12, rbp
adc rax, 0
cmovs rdx, rbx
lea r14, [rdx-1]
sarx r10, rdx, r15
vpaddq zmm27, zmm11, zmm21
vpaddq zmm1, zmm27, zmm10
cmovs rcx, rbp
sub r8, rdx
mov r11, rcx
xor r11, r10
sar r12, 1
lea rsi, [r12+r11]
cmovc rsi, r12
vpsraq zmm25, zmm1, 30
vpandq zmm2, zmm1, zmm7
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
vpmuldq zmm0, zmm3, zmmword ptr [rdi+960]
mov r12, -2
vpmuldq zmm9, zmm4, zmm12
lea r10, [r8+rbp]
lea r14, [r10+r11]
ror r14, 44
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e
lea r8, [rbx+rax]
ror r8, 45
vpaddq zmm15, zmm0, zmm9
vpmuldq zmm5, zmm24, zmmword ptr [rdi+1024]
mov rbp, r8
xor rbp, r13
sar r14, 1
lea r10, [r14+rbp]
cmovc r10, r14
adc r13, 0
cmovs r9, rdx
lea r11, [r9-1]
sarx rbx, r9, r15
cmovs r8, r14
sub r12, r9
vpmuldq zmm20, zmm26, zmm6
vpaddq zmm13, zmm15, zmm5
vpaddq zmm18, zmm13, zmm20
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
vpmuludq zmm19, zmm8, zmmword ptr [rdi+1344]
vpaddq zmm17, zmm18, zmm19
mov r9, r8
xor r9, r14
sar r13, 1
sbb rbp, rbp
lea rbx, [r13+r9]
cmovc rbx, r13
andn r12, rbp, r14
vpmuludq zmm23, zmm22, zmmword ptr [rdi+1280]
vpaddq zmm11, zmm17, zmm23
vpbroadcastq zmm21, rcx
vpbroadcastq zmm21{k1}, rsi
vpaddq zmm27, zmm11, zmm25
cmovnz r8, r13
xor r11, r12
lea r10, [r11-1]
lea r9, [r10-1]
sub rax, r10
sarx rbp, r10, r15
mov r14, r8
xor r14, rbp
sar rbx, 1
lea rcx, [rbx+r14]
cmovc rcx, rbx
vpsraq zmm10, zmm27, 30
vpaddq zmm1, zmm21, zmm29
vpsllvq zmm12, zmm1, zmm30
vpsravq zmm0, zmm12, zmm31
vpsubq zmm9, zmm28, zmm0
vmovdqa64 zmmword ptr [rdi+192], zmm9
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
vpandq zmm15, zmm27, zmm7
vmovdqa64 zmmword ptr [rdi+896], zmm15
mov r14, r8
xor r14, r13
sar rcx, 1
lea rbp, [rcx+r14]
cmovc rbp, rcx
adc r13, 0
cmovs rsi, rdx
sarx rax, rsi, r15
vpmuldq zmm5, zmm3, zmmword ptr [rdi+1024]
vpmuldq zmm13, zmm4, zmm6
vpermq zmm20, zmmword ptr [rdi+1088], 0x4e
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
vpmuldq zmm18, zmm24, zmmword ptr [rdi+1088]
vpaddq zmm19, zmm5, zmm13
andn r10, r13, rax
cmovnz r8, rbp
xor rsi, r10
lea rdx, [rsi-1]
sub r12, rdx
sarx rcx, rdx, r15
lea r9, [rdx-1]
mov r11, qword ptr [rdi+192]
vpmuldq zmm17, zmm26, zmm20
mov r13, r8
xor r13, rcx
sar r14, 1
lea rax, [r14+r13]
cmovc rax, r14
adc rcx, 0
cmovs r9, r12
lea rbp, [r9-1]
sarx r10, r9, r15
vpaddq zmm23, zmm19, zmm18
vpaddq zmm11, zmm23, zmm17
cmovs r8, r14
sub rbx, r9
mov rsi, r8
xor rsi, r10
sar rax, 1
lea rdx, [rax+rsi]
cmovc rdx, rax
vpmuludq zmm25, zmm8, zmmword ptr [rdi+1408]
vpaddq zmm21, zmm11, zmm25
vpmuludq zmm1, zmm22, zmmword ptr [rdi+1344]
vpaddq zmm12, zmm21, zmm1
mov r13, -2
adc r10, 0
cmovs rbp, rbx
sarx rcx, rbp, r15
cmovs r8, rax
mov r12, -2
vpaddq zmm0, zmm12, zmm10
mov r14, r8
xor r14, rcx
sar rdx, 1
lea r9, [rdx+r14]
cmovc r9, rdx
sbb rsi, rsi
andn r10, rsi, rcx
vpsraq zmm9, zmm0, 30
vpandq zmm27, zmm0, zmm7
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
vmovdqa64 zmmword ptr [rdi+960], zmm27
vpmuldq zmm6, zmm3, zmmword ptr [rdi+1088]
adc r14, 0
cmovs rax, r13
lea rdx, [rax-1]
sarx r10, rax, r15
cmovs r8, r9
sub r12, rax
vpmuldq zmm24, zmm4, zmm20
vpaddq zmm5, zmm6, zmm24
vpmuludq zmm13, zmm22, zmmword ptr [rdi+1408]
mov rbp, -2
mov rbx, -2
mov rsi, r8
xor rsi, r10
sar rcx, 1
lea r14, [rcx+rsi]
cmovc r14, rcx
adc r10, 0
cmovs rdx, r12
sarx r13, rdx, r15
vpaddq zmm26, zmm5, zmm13
vpaddq zmm19, zmm26, zmm9
cmovs r8, rcx
mov r9, r8
xor r9, r13
sar r14, 1
lea rax, [r14+r9]
sbb rsi, rsi
cmovc rax, r14
vpaddq zmm18, zmm19, zmm16
vpandq zmm23, zmm18, zmm7
andn r10, rsi, r13
cmovnz r8, r14
xor rdx, r10
lea r12, [rdx-1]
lea rcx, [r12-1]
sub rbp, r12
sarx r9, r12, r15
vpsllq zmm17, zmm27, 20
vmovdqa64 zmmword ptr [rdi+1024], zmm23
mov rsi, r8
xor rsi, r9
sar rax, 1
lea r13, [rax+rsi]
cmovc r13, rax
adc r9, 0
cmovs rcx, rbp
lea r14, [rcx-1]
sarx r10, rcx, r15
vpsllq zmm8, zmm23, 50
vpsrlq zmm11, zmm15, 10
mov rdx, -2
cmovs r8, rax
sub rbx, rcx
mov r12, r8
xor r12, r10
sar r13, 1
lea rsi, [r13+r12]
cmovc rsi, r13
vpaddq zmm25, zmm11, zmm17
vpaddq zmm21, zmm25, zmm8
vmovdqa64 zmmword ptr [rdi+384], zmm21
mov r9, -2
adc r10, 0
cmovs r14, rbx
sarx rbp, r14, r15
cmovs r8, r13
imul r11, qword ptr [rdi+384]
mov rax, qword ptr [rdi+200]
imul rax, qword ptr [rdi+400]
lea rcx, [r11+rax]
mov r12, qword ptr [rdi+8]
sar r12, 20
lea r10, [r12+rcx]
shl r10, 44
mov qword ptr [rdi+24], r10
mov rbx, qword ptr [rdi+208]
imul rbx, qword ptr [rdi+384]
mov r13, qword ptr [rdi+216]
imul r13, qword ptr [rdi+400]
lea r11, [rbx+r13]
mov rax, qword ptr [rdi+16]
sar rax, 20
lea r12, [rax+r11]
shl r12, 44
mov qword ptr [rdi+32], r12
mov rcx, r8
xor rcx, rbp
sar rsi, 1
sbb r10, r10
lea rbx, [rsi+rcx]
cmovc rbx, rsi
andn r13, r10, rbp
vpsraq zmm1, zmm18, 30
vpaddq zmm12, zmm1, zmm14
vpandq zmm10, zmm12, zmmword ptr [rdi+576]
cmovnz r8, rsi
xor r14, r13
lea rax, [r14-1]
sub rdx, rax
lea r11, [rax-1]
sarx r12, rax, r15
mov rcx, r8
xor rcx, r12
sar rbx, 1
lea r10, [rbx+rcx]
cmovc r10, rbx
adc r12, 0
cmovs r11, rdx
lea rbp, [r11-1]
sarx rsi, r11, r15
cmovs r8, rbx
sub r9, r11
vmovdqa64 zmmword ptr [rdi+1088], zmm10
vpsraq zmm0, zmm12, 30
mov r13, -2
vshufi64x2 zmm3{k3}{z}, zmm0, zmm0, 0x44
vpaddq zmm4, zmm2, zmm3
vmovdqa64 zmmword ptr [rdi+832], zmm4
mov r14, r8
xor r14, rsi
sar r10, 1
lea rax, [r10+r14]
cmovc rax, r10
adc rsi, 0
cmovs rbp, r9
sarx rcx, rbp, r15
mov r12, -2
cmovs r8, r10
mov rdx, r8
xor rdx, rcx
sar rax, 1
lea rbx, [rax+rdx]
cmovc rbx, rax
sbb r11, r11
andn r14, r11, rcx
cmovnz r8, rax
xor rbp, r14
lea rsi, [rbp-1]
lea r9, [rsi-1]
sub r13, rsi
sarx r10, rsi, r15
mov rdx, r8
xor rdx, r10
sar rbx, 1
lea r11, [rbx+rdx]
cmovc r11, rbx
adc r10, 0
cmovs r9, r13
lea rcx, [r9-1]
sarx rax, r9, r15
mov r14, -2
cmovs r8, rbx
sub r12, r9
mov rbp, r8
xor rbp, rax
sar r11, 1
lea rsi, [r11+rbp]
cmovc rsi, r11
adc rax, 0
cmovs rcx, r12
lea rdx, [rcx-1]
sarx r10, rcx, r15
cmovs r8, r11
mov r13, rsi
add r13, qword ptr [rdi-56]
mov rbx, r8
add rbx, qword ptr [rdi-64]
rorx r9, rbx, 41
rorx rbp, rbx, 20
mov rax, r8
shl rax, 45
rorx r12, r13, 42
imul r12, qword ptr [rdi+32]
mov r11, rsi
shl r11, 44
add r11, qword ptr [rdi-40]
rorx rbx, r13, 21
imul rbx, qword ptr [rdi+24]
add rax, qword ptr [rdi-48]
imul rbp, qword ptr [rdi+24]
imul r9, qword ptr [rdi+32]
sub r14, rcx
lea r13, [rbp+r9]
lea rcx, [rbx+r12]
lea rbp, [rcx+r11]
lea r9, [r13+rax]
ror r9, 45
ror rbp, 44
mov rbx, -2
mov r12, r9
xor r12, r10
sar rbp, 1
lea rcx, [rbp+r12]
cmovc rcx, rbp
adc r10, 0
cmovs rdx, r14
lea r11, [rdx-1]
sarx r13, rdx, r15
cmovs r9, rbp
sub rbx, rdx
mov rax, r9
xor rax, r13
sar rcx, 1
lea r12, [rcx+rax]
cmovc r12, rcx
mov r10, -2
adc r13, 0
cmovs r11, rbx
sarx r14, r11, r15
cmovs r9, rcx
mov rbp, r9
xor rbp, r14
sar r12, 1
sbb rdx, rdx
lea rax, [r12+rbp]
cmovc rax, r12
andn r13, rdx, r14
mov rbx, -2
vpbroadcastq zmm20, r8
vpbroadcastq zmm20{k1}, rsi
cmovnz r9, r12
xor r11, r13
lea rcx, [r11-1]
lea rbp, [rcx-1]
sarx rdx, rcx, r15
sub r10, rcx
mov r14, r9
xor r14, rdx
sar rax, 1
lea r8, [rax+r14]
cmovc r8, rax
adc rdx, 0
cmovs rbp, r10
lea rsi, [rbp-1]
sarx r12, rbp, r15
cmovs r9, rax
sub rbx, rbp
vpaddq zmm6, zmm20, zmm29
mov r13, r9
xor r13, r12
sar r8, 1
lea r11, [r8+r13]
cmovc r11, r8
vpsllvq zmm24, zmm6, zmm30
vpsravq zmm22, zmm24, zmm31
adc r12, 0
cmovs rsi, rbx
sarx rcx, rsi, r15
vpsubq zmm5, zmm28, zmm22
vmovdqa64 zmmword ptr [rdi+256], zmm5
mov r14, -2
vpunpcklqdq zmm13, zmm5, zmm5
vpunpckhqdq zmm26, zmm5, zmm5
vbroadcasti32x4 zmm9, xmmword ptr [rdi+192]
vbroadcasti32x4 zmm19, xmmword ptr [rdi+208]
cmovs r9, r8
vpmuldq zmm16, zmm13, zmm9
mov rdx, r9
xor rdx, rcx
sar r11, 1
lea r10, [r11+rdx]
sbb rax, rax
cmovc r10, r11
vpmuldq zmm7, zmm26, zmm19
mov rbp, -2
vpaddq zmm27, zmm16, zmm7
vmovdqa64 zmmword ptr [rdi+128], zmm27
mov r13, qword ptr [rdi+256]
andn r12, rax, rcx
cmovnz r9, r11
xor rsi, r12
lea rbx, [rsi-1]
lea r8, [rbx-1]
sub r14, rbx
sarx rdx, rbx, r15
imul r13, qword ptr [rdi+8]
mov rax, qword ptr [rdi+264]
imul rax, qword ptr [rdi+16]
mov rcx, r9
xor rcx, rdx
sar r10, 1
lea r11, [r10+rcx]
cmovc r11, r10
adc rdx, 0
cmovs r8, r14
lea r12, [r8-1]
sarx rsi, r8, r15
lea rbx, [r13+rax]
cmovs r9, r10
sub rbp, r8
mov rcx, r9
xor rcx, rsi
sar r11, 1
lea rdx, [r11+rcx]
cmovc rdx, r11
mov r14, -2
adc rsi, 0
cmovs r12, rbp
sarx r13, r12, r15
cmovs r9, r11
sar rbx, 20
mov rax, qword ptr [rdi+128]
imul rax, qword ptr [rdi+384]
mov r10, qword ptr [rdi+136]
imul r10, qword ptr [rdi+400]
lea r8, [rax+r10]
lea rcx, [rbx+r8]
mov qword ptr [rdi-112], rcx
sar rcx, 20
shl rcx, 44
mov rsi, r9
xor rsi, r13
sar rdx, 1
lea rbp, [rdx+rsi]
sbb r11, r11
cmovc rbp, rdx
andn rax, r11, r13
mov qword ptr [rdi+40], rcx
mov r10, -2
mov rbx, qword ptr [rdi+272]
cmovnz r9, rdx
xor r12, rax
lea r8, [r12-1]
lea rsi, [r8-1]
sub r14, r8
sarx r11, r8, r15
imul rbx, qword ptr [rdi+8]
mov r13, qword ptr [rdi+280]
mov rcx, r9
xor rcx, r11
sar rbp, 1
lea rdx, [rbp+rcx]
cmovc rdx, rbp
mov rax, -2
adc r11, 0
cmovs rsi, r14
lea r12, [rsi-1]
sarx r8, rsi, r15
cmovs r9, rbp
imul r13, qword ptr [rdi+16]
lea rcx, [rbx+r13]
sub r10, rsi
sar rcx, 20
mov r11, qword ptr [rdi+144]
imul r11, qword ptr [rdi+384]
mov r14, qword ptr [rdi+152]
imul r14, qword ptr [rdi+400]
lea rbp, [r11+r14]
lea rbx, [rcx+rbp]
mov r13, r9
xor r13, r8
sar rdx, 1
lea rsi, [rdx+r13]
cmovc rsi, rdx
adc r8, 0
cmovs r12, r10
sarx r11, r12, r15
mov qword ptr [rdi-104], rbx
mov r14, -2
cmovs r9, rdx
sar rbx, 20
shl rbx, 44
mov qword ptr [rdi+48], rbx
mov rcx, r9
xor rcx, r11
sar rsi, 1
lea rbp, [rsi+rcx]
cmovc rbp, rsi
sbb r13, r13
andn r8, r13, r11
cmovnz r9, rsi
xor r12, r8
lea r10, [r12-1]
lea rdx, [r10-1]
sub rax, r10
sarx rbx, r10, r15
mov rcx, r9
xor rcx, rbx
sar rbp, 1
lea r13, [rbp+rcx]
cmovc r13, rbp
adc rbx, 0
cmovs rdx, rax
lea r11, [rdx-1]
sarx rsi, rdx, r15
cmovs r9, rbp
sub r14, rdx
mov r8, r9
xor r8, rsi
sar r13, 1
lea r12, [r13+r8]
cmovc r12, r13
adc rsi, 0
cmovs r11, r14
sarx r10, r11, r15
cmovs r9, r13
mov rcx, -2
mov rbx, -2
mov rax, r9
xor rax, r10
sar r12, 1
lea rbp, [r12+rax]
cmovc rbp, r12
sbb rdx, rdx
andn r8, rdx, r10
cmovnz r9, r12
xor r11, r8
lea rsi, [r11-1]
lea r14, [rsi-1]
sarx r13, rsi, r15
sub rcx, rsi
mov rax, r9
xor rax, r13
sar rbp, 1
lea rdx, [rbp+rax]
cmovc rdx, rbp
adc r13, 0
cmovs r14, rcx
lea r10, [r14-1]
sarx r12, r14, r15
cmovs r9, rbp
sub rbx, r14
mov r8, r9
xor r8, r12
sar rdx, 1
lea r11, [rdx+r8]
cmovc r11, rdx
adc r12, 0
cmovs r10, rbx
sarx rsi, r10, r15
mov rax, -2
mov r13, -2
cmovs r9, rdx
mov rcx, r9
xor rcx, rsi
sar r11, 1
lea rbp, [r11+rcx]
cmovc rbp, r11
sbb r14, r14
andn r8, r14, rsi
cmovnz r9, r11
xor r10, r8
lea r12, [r10-1]
lea rbx, [r12-1]
sub rax, r12
sarx rdx, r12, r15
mov rcx, r9
xor rcx, rdx
sar rbp, 1
lea r14, [rbp+rcx]
cmovc r14, rbp
adc rdx, 0
cmovs rbx, rax
lea rsi, [rbx-1]
sarx r11, rbx, r15
cmovs r9, rbp
sub r13, rbx
mov r8, r9
xor r8, r11
sar r14, 1
lea r10, [r14+r8]
cmovc r10, r14
mov qword ptr [rdi-120], r10
adc r11, 0
cmovs rsi, r13
sarx r12, rsi, r15
cmovs r9, r14
mov rcx, r10
shl rcx, 44
add r10, qword ptr [rdi-56]
rorx rdx, r10, 42
mov rax, r9
add rax, qword ptr [rdi-64]
mov rbp, r9
shl rbp, 45
rorx rbx, rax, 20
rorx r8, r10, 21
rorx r11, rax, 41
add rbp, qword ptr [rdi-48]
imul r11, qword ptr [rdi+48]
imul r8, qword ptr [rdi+40]
mov qword ptr [rdi-128], r9
add rcx, qword ptr [rdi-40]
imul rbx, qword ptr [rdi+40]
imul rdx, qword ptr [rdi+48]
lea r13, [r8+rdx]
lea r14, [r13+rcx]
lea r10, [rbx+r11]
lea rax, [r10+rbp]
ror r14, 44
ror rax, 45
mov rbx, r14
mov rcx, rax
mov rdx, rsi
mov rsi, r12
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
