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
// Length: 18 limbs of 30 bits; 1208 instructions a round, 720 for its steps (form: carry).
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
mov rbx, qword ptr [rdi-64]
mov rcx, qword ptr [rdi-56]
mov rdx, qword ptr [rdi-48]
mov rsi, rdx
sar rsi, 63
mov r15, -1
.p2align 6
2:
mov rax, -2
sub rax, rdx
mov rbp, -2
lea r8, [rdx-1]
mov r9, rcx
xor r9, rsi
sar rbx, 1
lea r10, [rbx+r9]
cmovc r10, rbx
adc rsi, 0
cmovs r8, rax
sarx r11, r8, r15
mov r12, -2
mov r13, -2
lea r14, [r8-1]
mov rdx, qword ptr [rdi-128]
cmovs rcx, rbx
sub rbp, r8
mov r9, qword ptr [rdi-120]
mov rsi, rdx
add rsi, qword ptr [rdi-32]
mov rax, rcx
xor rax, r11
sar r10, 1
mov rbx, -2
mov r8, -2
lea rax, [r10+rax]
cmovc rax, r10
adc r11, 0
cmovs r14, rbp
sarx r11, r14, r15
lea rbp, [r14-1]
cmovs rcx, r10
sub r12, r14
mov r10, rcx
xor r10, r11
sar rax, 1
lea r14, [rax+r10]
cmovc r14, rax
adc r11, 0
cmovs rbp, r12
sarx r10, rbp, r15
lea r11, [rbp-1]
cmovs rcx, rax
sub r13, rbp
sar rsi, 41
mov qword ptr [rdi+0], rsi
lea r12, [rdx+524288]
shl r12, 23
sar r12, 43
mov qword ptr [rdi+8], r12
mov rax, r9
add rax, qword ptr [rdi-24]
sar rax, 42
mov qword ptr [rdi+16], rax
lea rbp, [r9+1048576]
shl rbp, 22
sar rbp, 43
mov rsi, rcx
xor rsi, r10
sar r14, 1
mov qword ptr [rdi+24], rbp
mov rdx, qword ptr [rdi+8]
mov r12, -2
mov rax, -2
lea r9, [r14+rsi]
cmovc r9, r14
adc r10, 0
cmovs r11, r13
sarx rbp, r11, r15
lea rsi, [r11-1]
cmovs rcx, r14
sub rbx, r11
mov r10, rcx
xor r10, rbp
sar r9, 1
lea r13, [r9+r10]
cmovc r13, r9
adc rbp, 0
cmovs rsi, rbx
sarx r14, rsi, r15
lea r11, [rsi-1]
cmovs rcx, r9
sub r8, rsi
imul rdx, qword ptr [rdi-112]
mov r10, qword ptr [rdi+0]
imul r10, qword ptr [rdi-96]
lea rbp, [rdx+r10]
neg rbp
mov qword ptr [rdi+32], rbp
mov rbx, qword ptr [rdi+8]
imul rbx, qword ptr [rdi-104]
mov r9, qword ptr [rdi+0]
imul r9, qword ptr [rdi-88]
mov rsi, rcx
xor rsi, r14
sar r13, 1
lea rdx, [rbx+r9]
mov r10, -2
mov rbp, -2
lea rbx, [r13+rsi]
cmovc rbx, r13
adc r14, 0
cmovs r11, r8
sarx r9, r11, r15
lea rsi, [r11-1]
cmovs rcx, r13
sub rax, r11
neg rdx
mov r14, rcx
xor r14, r9
sar rbx, 1
lea r8, [rbx+r14]
cmovc r8, rbx
adc r9, 0
cmovs rsi, rax
sarx r13, rsi, r15
mov qword ptr [rdi+40], rdx
mov r11, qword ptr [rdi+24]
lea r14, [rsi-1]
cmovs rcx, rbx
sub r12, rsi
imul r11, qword ptr [rdi-112]
mov r9, qword ptr [rdi+16]
imul r9, qword ptr [rdi-96]
lea rax, [r11+r9]
neg rax
mov qword ptr [rdi+48], rax
mov rdx, qword ptr [rdi+24]
imul rdx, qword ptr [rdi-104]
mov rbx, qword ptr [rdi+16]
mov rsi, rcx
xor rsi, r13
sar r8, 1
mov r11, -2
mov r9, -2
lea rax, [r8+rsi]
cmovc rax, r8
adc r13, 0
cmovs r14, r12
sarx rsi, r14, r15
lea r13, [r14-1]
cmovs rcx, r8
sub r10, r14
mov r12, rcx
xor r12, rsi
sar rax, 1
lea r8, [rax+r12]
cmovc r8, rax
adc rsi, 0
cmovs r13, r10
sarx r14, r13, r15
lea r12, [r13-1]
cmovs rcx, rax
sub rbp, r13
imul rbx, qword ptr [rdi-88]
lea rsi, [rdx+rbx]
neg rsi
mov qword ptr [rdi+56], rsi
mov r10, qword ptr [rdi+8]
imul r10, qword ptr [rdi-80]
mov rax, qword ptr [rdi+0]
imul rax, qword ptr [rdi-72]
lea r13, [r10+rax]
neg r13
sar r13, 20
shl r13, 24
mov rdx, rcx
xor rdx, r14
sar r8, 1
mov rbx, -2
mov rsi, -2
lea r10, [r8+rdx]
cmovc r10, r8
adc r14, 0
cmovs r12, rbp
sarx rax, r12, r15
lea rdx, [r12-1]
cmovs rcx, r8
sub r11, r12
mov r14, rcx
xor r14, rax
sar r10, 1
lea rbp, [r10+r14]
cmovc rbp, r10
adc rax, 0
cmovs rdx, r11
sarx r8, rdx, r15
lea r12, [rdx-1]
cmovs rcx, r10
sub r9, rdx
shr r13, 24
mov qword ptr [rdi+64], r13
shr r13, 20
shl r13, 44
mov qword ptr [rdi+72], r13
mov r14, qword ptr [rdi+24]
imul r14, qword ptr [rdi-80]
mov rax, qword ptr [rdi+16]
imul rax, qword ptr [rdi-72]
lea r11, [r14+rax]
neg r11
mov r10, rcx
xor r10, r8
sar rbp, 1
mov rdx, -2
mov r13, -2
lea r14, [rbp+r10]
cmovc r14, rbp
adc r8, 0
cmovs r12, r9
sarx rax, r12, r15
lea r10, [r12-1]
cmovs rcx, rbp
sub rbx, r12
mov r8, rcx
xor r8, rax
sar r14, 1
lea r9, [r14+r8]
cmovc r9, r14
adc rax, 0
cmovs r10, rbx
sarx rbp, r10, r15
lea r12, [r10-1]
cmovs rcx, r14
sub rsi, r10
sar r11, 20
shl r11, 24
shr r11, 24
mov qword ptr [rdi+80], r11
shr r11, 20
shl r11, 44
mov qword ptr [rdi+88], r11
mov r8, rcx
xor r8, rbp
sar r9, 1
vpbroadcastq zmm0, qword ptr [rdi+32]
vpbroadcastq zmm1, qword ptr [rdi+48]
vpblendmq zmm2{k1}, zmm0, zmm1
vpbroadcastq zmm3, qword ptr [rdi+40]
mov rax, -2
mov rbx, -2
vpbroadcastq zmm4, qword ptr [rdi+56]
lea r14, [r9+r8]
cmovc r14, r9
adc rbp, 0
cmovs r12, rsi
sarx r10, r12, r15
lea r11, [r12-1]
vpblendmq zmm5{k1}, zmm3, zmm4
vpbroadcastq zmm6, qword ptr [rdi+256]
vpandq zmm7, zmm2, zmm6
cmovs rcx, r9
sub rdx, r12
mov r8, rcx
xor r8, r10
sar r14, 1
lea rbp, [r14+r8]
cmovc rbp, r14
adc r10, 0
cmovs r11, rdx
sarx rsi, r11, r15
lea r9, [r11-1]
cmovs rcx, r14
sub r13, r11
mov r12, rcx
xor r12, rsi
sar rbp, 1
vpandq zmm8, zmm5, zmm6
vpsrlq zmm9, zmm2, 30
vpsrlq zmm10, zmm5, 30
mov r8, -2
mov r10, -2
vpermq zmm11, zmmword ptr [rdi+640], 0x44
vpermq zmm12, zmmword ptr [rdi+640], 0xee
vpmuldq zmm13, zmm7, zmm11
lea rdx, [rbp+r12]
cmovc rdx, rbp
adc rsi, 0
cmovs r9, r13
sarx r14, r9, r15
lea r11, [r9-1]
vpmuldq zmm14, zmm8, zmm12
cmovs rcx, rbp
sub rax, r9
mov r12, rcx
xor r12, r14
sar rdx, 1
lea rsi, [rdx+r12]
cmovc rsi, rdx
adc r14, 0
cmovs r11, rax
sarx r13, r11, r15
lea rbp, [r11-1]
cmovs rcx, rdx
sub rbx, r11
vpaddq zmm15, zmm13, zmm14
mov r9, rcx
xor r9, r13
sar rsi, 1
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
vpandq zmm18, zmm17, zmm6
vshufi64x2 zmm19, zmm18, zmm18, 0x44
vpmuludq zmm20, zmm19, zmmword ptr [rdi+1216]
vpaddq zmm21, zmm16, zmm20
lea r12, [rsi+r9]
cmovc r12, rsi
adc r13, 0
cmovs rbp, rbx
sarx r14, rbp, r15
lea rax, [rbp-1]
vpsrlq zmm22, zmm21, 30
cmovs rcx, rsi
sub r8, rbp
mov rdx, rcx
xor rdx, r14
sar r12, 1
lea r11, [r12+rdx]
cmovc r11, r12
adc r14, 0
cmovs rax, r8
sarx r9, rax, r15
lea r13, [rax-1]
cmovs rcx, r12
sub r10, rax
vpandq zmm23, zmm21, zmm6
mov rbx, rcx
xor rbx, r9
sar r11, 1
vshufi64x2 zmm24{k2}{z}, zmm23, zmm23, 0x0e
vpmuldq zmm25, zmm9, zmm11
vpmuldq zmm26, zmm10, zmm12
vpermq zmm27, zmmword ptr [rdi+704], 0x44
mov rsi, -2
mov rbp, -2
vpermq zmm28, zmmword ptr [rdi+704], 0xee
vpmuldq zmm29, zmm7, zmm27
lea rdx, [r11+rbx]
cmovc rdx, r11
adc r9, 0
cmovs r13, r10
sarx r14, r13, r15
vpmuldq zmm30, zmm8, zmm28
vpaddq zmm31, zmm25, zmm26
vpaddq zmm0, zmm31, zmm29
lea r8, [r13-1]
cmovs rcx, r11
mov r12, rdx
add r12, qword ptr [rdi-24]
mov rax, rcx
add rax, qword ptr [rdi-32]
mov rbx, rdx
shl rbx, 44
mov r9, rcx
shl r9, 45
mov r10, r12
sar r10, 21
sar r12, 42
mov r11, rax
sar r11, 20
sar rax, 41
add rbx, qword ptr [rdi-8]
add r9, qword ptr [rdi-16]
imul r10, qword ptr [rdi+72]
imul r12, qword ptr [rdi+88]
imul r11, qword ptr [rdi+72]
imul rax, qword ptr [rdi+88]
lea r10, [r10+r12]
lea r12, [r11+rax]
sub rsi, r13
lea r11, [r10+rbx]
lea rax, [r12+r9]
ror r11, 44
ror rax, 45
mov r13, rax
xor r13, r14
sar r11, 1
lea r10, [r11+r13]
cmovc r10, r11
vpaddq zmm1, zmm0, zmm30
vpmuludq zmm3, zmm19, zmmword ptr [rdi+1280]
vpaddq zmm4, zmm1, zmm3
adc r14, 0
cmovs r8, rsi
sarx rbx, r8, r15
vpaddq zmm2, zmm4, qword ptr [rdi+320]{1to8}
mov r12, -2
mov r9, -2
vpaddq zmm5, zmm2, zmm22
vpmuludq zmm13, zmm5, zmmword ptr [rdi+576]
lea r13, [r8-1]
vpandq zmm14, zmm13, zmm6
vshufi64x2 zmm15, zmm14, zmm14, 0x44
cmovs rax, r11
sub rbp, r8
mov r14, rcx
add r14, qword ptr [rdi-32]
sar r14, 41
mov qword ptr [rdi+96], r14
lea rsi, [rcx+524288]
shl rsi, 23
sar rsi, 43
mov qword ptr [rdi+104], rsi
vpmuludq zmm17, zmm15, zmmword ptr [rdi+1216]
mov r11, rdx
add r11, qword ptr [rdi-24]
sar r11, 42
mov r8, rax
xor r8, rbx
sar r10, 1
vpaddq zmm18, zmm5, zmm17
mov qword ptr [rdi+112], r11
lea r14, [rdx+1048576]
vpsrlq zmm16, zmm18, 30
vpandq zmm20, zmm18, zmm6
mov rcx, -2
mov rsi, -2
vshufi64x2 zmm21{k2}{z}, zmm20, zmm20, 0x0e
vpmuldq zmm23, zmm9, zmm27
lea r11, [r10+r8]
cmovc r11, r10
adc rbx, 0
cmovs r13, rbp
sarx rdx, r13, r15
lea r8, [r13-1]
vpmuldq zmm11, zmm10, zmm28
vpermq zmm12, zmmword ptr [rdi+768], 0x44
vpermq zmm25, zmmword ptr [rdi+768], 0xee
cmovs rax, r10
sub r12, r13
mov rbx, rax
xor rbx, rdx
sar r11, 1
lea rbp, [r11+rbx]
cmovc rbp, r11
adc rdx, 0
cmovs r8, r12
sarx r10, r8, r15
lea r13, [r8-1]
cmovs rax, r11
sub r9, r8
shl r14, 22
sar r14, 43
mov qword ptr [rdi+120], r14
mov rbx, qword ptr [rdi+104]
imul rbx, qword ptr [rdi+64]
mov rdx, qword ptr [rdi+96]
imul rdx, qword ptr [rdi+80]
lea r12, [rbx+rdx]
neg r12
sar r12, 20
mov qword ptr [rdi+128], r12
mov r11, qword ptr [rdi+120]
mov r8, rax
xor r8, r10
sar rbp, 1
vpmuldq zmm26, zmm7, zmm12
vpmuldq zmm31, zmm8, zmm25
vpaddq zmm29, zmm23, zmm11
mov r14, -2
vpaddq zmm0, zmm29, zmm26
mov rbx, -2
vpaddq zmm30, zmm0, zmm31
vpmuludq zmm1, zmm19, zmmword ptr [rdi+1344]
lea rdx, [rbp+r8]
cmovc rdx, rbp
adc r10, 0
cmovs r13, r9
sarx r12, r13, r15
lea r8, [r13-1]
vpaddq zmm3, zmm30, zmm1
cmovs rax, rbp
sub rcx, r13
mov r10, rax
xor r10, r12
sar rdx, 1
lea r9, [rdx+r10]
cmovc r9, rdx
adc r12, 0
cmovs r8, rcx
sarx rbp, r8, r15
lea r13, [r8-1]
vpmuludq zmm4, zmm15, zmmword ptr [rdi+1280]
cmovs rax, rdx
sub rsi, r8
imul r11, qword ptr [rdi+64]
mov r10, qword ptr [rdi+112]
imul r10, qword ptr [rdi+80]
lea r12, [r11+r10]
neg r12
sar r12, 20
mov qword ptr [rdi+136], r12
vpaddq zmm2, zmm3, zmm4
mov rcx, rax
xor rcx, rbp
sar r9, 1
vpaddq zmm22, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm22, zmm16
vpsrlq zmm14, zmm13, 30
mov rdx, -2
mov r8, -2
vpandq zmm5, zmm13, zmm6
vpmuldq zmm17, zmm9, zmm12
lea r11, [r9+rcx]
cmovc r11, r9
adc rbp, 0
cmovs r13, rsi
sarx r10, r13, r15
lea r12, [r13-1]
vpmuldq zmm18, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+832], 0x44
cmovs rax, r9
sub r14, r13
mov rcx, rax
xor rcx, r10
sar r11, 1
lea rbp, [r11+rcx]
cmovc rbp, r11
adc r10, 0
cmovs r12, r14
sarx rsi, r12, r15
lea r9, [r12-1]
cmovs rax, r11
sub rbx, r12
vpermq zmm27, zmmword ptr [rdi+832], 0xee
mov r13, rax
xor r13, rsi
sar rbp, 1
vpmuldq zmm28, zmm7, zmm20
vpmuldq zmm23, zmm8, zmm27
vpaddq zmm11, zmm17, zmm18
mov rcx, -2
mov r10, -2
vpaddq zmm29, zmm11, zmm28
vpaddq zmm26, zmm29, zmm23
vpmuludq zmm0, zmm19, zmmword ptr [rdi+1408]
lea r14, [rbp+r13]
cmovc r14, rbp
adc rsi, 0
cmovs r9, rbx
sarx r11, r9, r15
lea r12, [r9-1]
vpaddq zmm31, zmm26, zmm0
cmovs rax, rbp
sub rdx, r9
mov r13, rax
xor r13, r11
sar r14, 1
lea rsi, [r14+r13]
cmovc rsi, r14
adc r11, 0
cmovs r12, rdx
sarx rbx, r12, r15
lea rbp, [r12-1]
cmovs rax, r14
sub r8, r12
vpmuludq zmm30, zmm15, zmmword ptr [rdi+1344]
mov r9, rax
xor r9, rbx
sar rsi, 1
vpaddq zmm1, zmm31, zmm30
vpaddq zmm3, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm4, zmm3, zmm14
mov r13, -2
vpsrlq zmm2, zmm4, 30
mov r11, -2
vpandq zmm22, zmm4, zmm6
lea rdx, [rsi+r9]
cmovc rdx, rsi
adc rbx, 0
cmovs rbp, r8
sarx r14, rbp, r15
lea r12, [rbp-1]
vmovdqa64 zmmword ptr [rdi+704], zmm22
mov r9, qword ptr [rdi+704]
vpmuldq zmm16, zmm9, zmm20
cmovs rax, rsi
shr r9, 10
sub rcx, rbp
mov rbx, rax
xor rbx, r14
sar rdx, 1
lea r8, [rdx+rbx]
cmovc r8, rdx
adc r14, 0
cmovs r12, rcx
sarx rsi, r12, r15
lea rbp, [r12-1]
cmovs rax, rdx
sub r10, r12
vpmuldq zmm13, zmm10, zmm27
mov rbx, rax
xor rbx, rsi
sar r8, 1
vpermq zmm12, zmmword ptr [rdi+896], 0x44
vpermq zmm25, zmmword ptr [rdi+896], 0xee
vpmuldq zmm17, zmm7, zmm12
mov r14, -2
vpmuldq zmm18, zmm8, zmm25
mov rcx, -2
vpaddq zmm11, zmm16, zmm13
vpaddq zmm28, zmm11, zmm17
lea rdx, [r8+rbx]
cmovc rdx, r8
adc rsi, 0
cmovs rbp, r10
sarx r12, rbp, r15
lea rbx, [rbp-1]
vpaddq zmm29, zmm28, zmm18
vpmuludq zmm23, zmm19, zmmword ptr [rdi+1472]
cmovs rax, r8
sub r13, rbp
mov rsi, rax
xor rsi, r12
sar rdx, 1
lea r10, [rdx+rsi]
cmovc r10, rdx
adc r12, 0
cmovs rbx, r13
sarx r8, rbx, r15
lea rbp, [rbx-1]
cmovs rax, rdx
sub r11, rbx
vpaddq zmm26, zmm29, zmm23
mov rsi, rax
xor rsi, r8
sar r10, 1
vpmuludq zmm0, zmm15, zmmword ptr [rdi+1408]
vpaddq zmm31, zmm26, zmm0
vpaddq zmm30, zmm31, qword ptr [rdi+320]{1to8}
mov r12, -2
vpaddq zmm1, zmm30, zmm2
mov r13, -2
vpsrlq zmm3, zmm1, 30
lea rdx, [r10+rsi]
cmovc rdx, r10
adc r8, 0
cmovs rbp, r11
sarx rbx, rbp, r15
lea rsi, [rbp-1]
vpandq zmm14, zmm1, zmm6
vmovdqa64 zmmword ptr [rdi+768], zmm14
mov r8, qword ptr [rdi+768]
cmovs rax, r10
shl r8, 20
lea r11, [r9+r8]
sub r14, rbp
mov r10, rax
xor r10, rbx
sar rdx, 1
lea r9, [rdx+r10]
cmovc r9, rdx
adc rbx, 0
cmovs rsi, r14
sarx r8, rsi, r15
lea rbp, [rsi-1]
cmovs rax, rdx
sub rcx, rsi
vpmuldq zmm4, zmm9, zmm12
mov r10, rax
xor r10, r8
sar r9, 1
vpmuldq zmm22, zmm10, zmm25
vpermq zmm20, zmmword ptr [rdi+960], 0x44
vpermq zmm27, zmmword ptr [rdi+960], 0xee
mov rbx, -2
vpmuldq zmm16, zmm7, zmm20
mov r14, -2
vpmuldq zmm13, zmm8, zmm27
vpaddq zmm11, zmm4, zmm22
lea rdx, [r9+r10]
cmovc rdx, r9
adc r8, 0
cmovs rbp, rcx
sarx rsi, rbp, r15
lea r10, [rbp-1]
vpaddq zmm17, zmm11, zmm16
cmovs rax, r9
sub r12, rbp
mov r8, rax
xor r8, rsi
sar rdx, 1
lea rcx, [rdx+r8]
cmovc rcx, rdx
adc rsi, 0
cmovs r10, r12
sarx r9, r10, r15
lea rbp, [r10-1]
cmovs rax, rdx
sub r13, r10
vpaddq zmm28, zmm17, zmm13
mov r8, rax
xor r8, r9
sar rcx, 1
vpmuludq zmm18, zmm19, zmmword ptr [rdi+1536]
vpaddq zmm29, zmm28, zmm18
vpmuludq zmm23, zmm15, zmmword ptr [rdi+1472]
vpaddq zmm26, zmm29, zmm23
vpaddq zmm0, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm0, zmm3
lea rsi, [rcx+r8]
cmovc rsi, rcx
adc r9, 0
cmovs rbp, r13
sarx r12, rbp, r15
lea rdx, [rbp-1]
cmovs rax, rcx
sub r14, rbp
mov r10, rax
xor r10, r12
sar rsi, 1
lea r8, [rsi+r10]
cmovc r8, rsi
adc r12, 0
cmovs rdx, r14
sarx r9, rdx, r15
lea r13, [rdx-1]
vpsrlq zmm30, zmm31, 30
vpandq zmm2, zmm31, zmm6
vmovdqa64 zmmword ptr [rdi+832], zmm2
mov rcx, qword ptr [rdi+832]
cmovs rax, rsi
shl rcx, 50
lea rbp, [r11+rcx]
mov qword ptr [rdi+144], rbp
mov r10, qword ptr [rdi+720]
shr r10, 10
mov r12, qword ptr [rdi+784]
shl r12, 20
lea r14, [r10+r12]
mov rsi, qword ptr [rdi+848]
shl rsi, 50
lea r11, [r14+rsi]
mov qword ptr [rdi+152], r11
mov rcx, qword ptr [rdi+104]
imul rcx, qword ptr [rdi+144]
mov rbp, qword ptr [rdi+96]
imul rbp, qword ptr [rdi+152]
lea r10, [rcx+rbp]
mov r12, qword ptr [rdi+128]
sar r12, 20
sub r12, r10
shl r12, 44
mov qword ptr [rdi+160], r12
mov r14, qword ptr [rdi+120]
imul r14, qword ptr [rdi+144]
mov rsi, qword ptr [rdi+112]
imul rsi, qword ptr [rdi+152]
lea r11, [r14+rsi]
mov rcx, qword ptr [rdi+136]
sar rcx, 20
sub rcx, r11
shl rcx, 44
mov qword ptr [rdi+168], rcx
sub rbx, rdx
mov rbp, rax
xor rbp, r9
sar r8, 1
vpmuldq zmm1, zmm9, zmm20
vpmuldq zmm14, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+1024], 0x44
vpermq zmm25, zmmword ptr [rdi+1024], 0xee
mov r10, -2
vpmuldq zmm4, zmm7, zmm12
mov r12, -2
lea r14, [r8+rbp]
cmovc r14, r8
adc r9, 0
cmovs r13, rbx
sarx rsi, r13, r15
vpmuldq zmm22, zmm8, zmm25
lea r11, [r13-1]
vpaddq zmm11, zmm1, zmm14
vpaddq zmm16, zmm11, zmm4
vpaddq zmm17, zmm16, zmm22
cmovs rax, r8
mov rcx, rax
add rcx, qword ptr [rdi-32]
sar rcx, 41
mov rdx, r14
add rdx, qword ptr [rdi-24]
mov qword ptr [rdi+176], rcx
mov rbp, r14
shl rbp, 44
lea r9, [rax+524288]
add rbp, qword ptr [rdi-8]
mov rbx, rax
add rbx, qword ptr [rdi-32]
shl r9, 23
sar r9, 43
mov r8, rdx
sar r8, 42
mov rcx, rbx
sar rcx, 20
imul r8, qword ptr [rdi+168]
mov qword ptr [rdi+184], r9
mov r9, r14
add r9, qword ptr [rdi-24]
imul rcx, qword ptr [rdi+160]
sar r9, 42
shl rax, 45
add rax, qword ptr [rdi-16]
sar rbx, 41
imul rbx, qword ptr [rdi+168]
mov qword ptr [rdi+192], r9
lea r9, [r14+1048576]
shl r9, 22
sar rdx, 21
imul rdx, qword ptr [rdi+160]
lea r14, [rdx+r8]
sar r9, 43
mov qword ptr [rdi+200], r9
mov rdx, qword ptr [rdi+184]
imul rdx, qword ptr [rdi+104]
lea r8, [rcx+rbx]
mov r9, qword ptr [rdi+176]
sub r10, r13
imul r9, qword ptr [rdi+120]
lea rcx, [rdx+r9]
mov qword ptr [rdi-112], rcx
lea rbx, [r14+rbp]
ror rbx, 44
mov r13, qword ptr [rdi+184]
lea rdx, [r8+rax]
imul r13, qword ptr [rdi+96]
mov r9, qword ptr [rdi+176]
imul r9, qword ptr [rdi+112]
ror rdx, 45
lea rcx, [r13+r9]
mov qword ptr [rdi-104], rcx
mov r14, qword ptr [rdi+200]
imul r14, qword ptr [rdi+104]
mov rbp, rdx
xor rbp, rsi
sar rbx, 1
lea r8, [rbx+rbp]
cmovc r8, rbx
mov rax, qword ptr [rdi+192]
vpmuludq zmm13, zmm19, zmmword ptr [rdi+1600]
adc rsi, 0
cmovs r11, r10
sarx r13, r11, r15
vpaddq zmm28, zmm17, zmm13
vpmuludq zmm18, zmm15, zmmword ptr [rdi+1536]
mov r9, -2
mov rcx, -2
vpaddq zmm29, zmm28, zmm18
vpaddq zmm23, zmm29, qword ptr [rdi+320]{1to8}
lea rbp, [r11-1]
vpaddq zmm26, zmm23, zmm30
vpsrlq zmm0, zmm26, 30
cmovs rdx, rbx
sub r12, r11
imul rax, qword ptr [rdi+120]
lea rsi, [r14+rax]
mov qword ptr [rdi-96], rsi
mov r10, qword ptr [rdi+200]
imul r10, qword ptr [rdi+96]
mov rbx, qword ptr [rdi+192]
imul rbx, qword ptr [rdi+112]
lea r11, [r10+rbx]
mov qword ptr [rdi-88], r11
mov r14, qword ptr [rdi+184]
imul r14, qword ptr [rdi+128]
mov rax, qword ptr [rdi+176]
imul rax, qword ptr [rdi+136]
lea rsi, [r14+rax]
neg rsi
sar rsi, 20
mov r10, qword ptr [rdi-112]
imul r10, qword ptr [rdi+144]
vpandq zmm3, zmm26, zmm6
mov rbx, qword ptr [rdi-104]
imul rbx, qword ptr [rdi+152]
mov r11, rdx
xor r11, r13
sar r8, 1
lea r14, [r10+rbx]
vmovdqa64 zmmword ptr [rdi+896], zmm3
lea rax, [rsi+r14]
mov qword ptr [rdi-80], rax
vpmuldq zmm31, zmm9, zmm12
vpmuldq zmm2, zmm10, zmm25
mov r10, -2
vpermq zmm20, zmmword ptr [rdi+1088], 0x44
mov rbx, -2
vpermq zmm27, zmmword ptr [rdi+1088], 0xee
vpmuldq zmm1, zmm7, zmm20
lea rsi, [r8+r11]
cmovc rsi, r8
adc r13, 0
cmovs rbp, r12
sarx r14, rbp, r15
lea r11, [rbp-1]
vpmuldq zmm14, zmm8, zmm27
cmovs rdx, r8
sub r9, rbp
mov r13, rdx
xor r13, r14
sar rsi, 1
lea r12, [rsi+r13]
cmovc r12, rsi
adc r14, 0
cmovs r11, r9
sarx r8, r11, r15
lea rbp, [r11-1]
cmovs rdx, rsi
sub rcx, r11
sar rax, 20
shl rax, 44
mov qword ptr [rdi+208], rax
mov r13, qword ptr [rdi+200]
imul r13, qword ptr [rdi+128]
mov r14, qword ptr [rdi+192]
imul r14, qword ptr [rdi+136]
lea r9, [r13+r14]
neg r9
sar r9, 20
mov rsi, qword ptr [rdi-96]
imul rsi, qword ptr [rdi+144]
mov r11, qword ptr [rdi-88]
imul r11, qword ptr [rdi+152]
vpaddq zmm11, zmm31, zmm2
lea rax, [rsi+r11]
lea r13, [r9+rax]
mov qword ptr [rdi-72], r13
mov r14, rdx
xor r14, r8
sar r12, 1
vpaddq zmm4, zmm11, zmm1
vpaddq zmm16, zmm4, zmm14
vpmuludq zmm22, zmm19, zmmword ptr [rdi+1664]
mov rsi, -2
vpaddq zmm17, zmm16, zmm22
mov r11, -2
vpmuludq zmm13, zmm15, zmmword ptr [rdi+1600]
vpaddq zmm28, zmm17, zmm13
lea r9, [r12+r14]
cmovc r9, r12
adc r8, 0
cmovs rbp, rcx
sarx rax, rbp, r15
lea r14, [rbp-1]
vpaddq zmm18, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm18, zmm0
cmovs rdx, r12
sub r10, rbp
mov r8, rdx
xor r8, rax
sar r9, 1
lea rcx, [r9+r8]
cmovc rcx, r9
adc rax, 0
cmovs r14, r10
sarx r12, r14, r15
lea rbp, [r14-1]
cmovs rdx, r9
sub rbx, r14
sar r13, 20
shl r13, 44
mov qword ptr [rdi+216], r13
vpsrlq zmm23, zmm29, 30
mov r8, rdx
xor r8, r12
sar rcx, 1
vpandq zmm30, zmm29, zmm6
vmovdqa64 zmmword ptr [rdi+960], zmm30
vpmuldq zmm26, zmm9, zmm20
mov rax, -2
mov r10, -2
vpmuldq zmm3, zmm10, zmm27
vpermq zmm12, zmmword ptr [rdi+1152], 0x44
lea r9, [rcx+r8]
cmovc r9, rcx
adc r12, 0
cmovs rbp, rbx
sarx r14, rbp, r15
lea r13, [rbp-1]
vpermq zmm25, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm31, zmm7, zmm12
cmovs rdx, rcx
sub rsi, rbp
mov r8, rdx
xor r8, r14
sar r9, 1
lea r12, [r9+r8]
cmovc r12, r9
adc r14, 0
cmovs r13, rsi
sarx rbx, r13, r15
lea rcx, [r13-1]
cmovs rdx, r9
sub r11, r13
vpmuldq zmm2, zmm8, zmm25
mov rbp, rdx
xor rbp, rbx
sar r12, 1
vpaddq zmm11, zmm26, zmm3
vpaddq zmm1, zmm11, zmm31
vpaddq zmm4, zmm1, zmm2
mov r8, -2
vpmuludq zmm14, zmm19, zmmword ptr [rdi+1728]
mov r14, -2
vpaddq zmm16, zmm4, zmm14
vpmuludq zmm22, zmm15, zmmword ptr [rdi+1664]
lea rsi, [r12+rbp]
cmovc rsi, r12
adc rbx, 0
cmovs rcx, r11
sarx r9, rcx, r15
lea r13, [rcx-1]
vpaddq zmm17, zmm16, zmm22
cmovs rdx, r12
sub rax, rcx
mov rbp, rdx
xor rbp, r9
sar rsi, 1
lea rbx, [rsi+rbp]
cmovc rbx, rsi
adc r9, 0
cmovs r13, rax
sarx r11, r13, r15
lea r12, [r13-1]
cmovs rdx, rsi
sub r10, r13
vpaddq zmm13, zmm17, qword ptr [rdi+320]{1to8}
mov rcx, rdx
xor rcx, r11
sar rbx, 1
vpaddq zmm28, zmm13, zmm23
vpsrlq zmm18, zmm28, 30
mov rbp, -2
vpandq zmm0, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+1024], zmm0
vpmuldq zmm29, zmm9, zmm12
mov r9, -2
vpmuldq zmm30, zmm10, zmm25
lea rax, [rbx+rcx]
cmovc rax, rbx
adc r11, 0
cmovs r12, r10
sarx rsi, r12, r15
lea r13, [r12-1]
vpaddq zmm20, zmm29, zmm30
cmovs rdx, rbx
sub r8, r12
mov rcx, rdx
xor rcx, rsi
sar rax, 1
lea r11, [rax+rcx]
cmovc r11, rax
adc rsi, 0
cmovs r13, r8
sarx r10, r13, r15
lea rbx, [r13-1]
vpmuludq zmm27, zmm15, zmmword ptr [rdi+1728]
cmovs rdx, rax
sub r14, r13
mov r12, rdx
xor r12, r10
sar r11, 1
vpaddq zmm7, zmm20, zmm27
vpaddq zmm8, zmm7, qword ptr [rdi+320]{1to8}
vpaddq zmm26, zmm8, zmm18
vpaddq zmm3, zmm26, zmm24
mov rcx, -2
mov rsi, -2
vpandq zmm11, zmm3, zmm6
vmovdqa64 zmmword ptr [rdi+1088], zmm11
lea r8, [r11+r12]
cmovc r8, r11
adc r10, 0
cmovs rbx, r14
sarx rax, rbx, r15
lea r13, [rbx-1]
vpsrlq zmm31, zmm3, 30
vpaddq zmm1, zmm31, zmm21
vpaddq zmm2, zmm1, zmmword ptr [rdi+384]
cmovs rdx, r11
sub rbp, rbx
mov r12, rdx
xor r12, rax
sar r8, 1
lea r10, [r8+r12]
cmovc r10, r8
adc rax, 0
cmovs r13, rbp
sarx r14, r13, r15
lea r11, [r13-1]
cmovs rdx, r8
sub r9, r13
mov rbx, rdx
xor rbx, r14
vpandq zmm19, zmm2, zmmword ptr [rdi+448]
sar r10, 1
vmovdqa64 zmmword ptr [rdi+1152], zmm19
vpsrlq zmm4, zmm2, 30
mov r12, -2
mov rax, -2
vshufi64x2 zmm14{k3}{z}, zmm4, zmm4, 0x44
vpaddq zmm16, zmm5, zmmword ptr [rdi+512]
vpaddq zmm22, zmm16, zmm14
vmovdqa64 zmmword ptr [rdi+640], zmm22
lea rbp, [r10+rbx]
cmovc rbp, r10
adc r14, 0
cmovs r11, r9
sarx r8, r11, r15
lea r13, [r11-1]
cmovs rdx, r10
sub rcx, r11
mov rbx, rdx
xor rbx, r8
sar rbp, 1
lea r14, [rbp+rbx]
cmovc r14, rbp
adc r8, 0
cmovs r13, rcx
sarx r9, r13, r15
lea r10, [r13-1]
cmovs rdx, rbp
sub rsi, r13
mov r11, rdx
xor r11, r9
sar r14, 1
mov rbx, -2
mov r8, -2
lea rcx, [r14+r11]
cmovc rcx, r14
adc r9, 0
cmovs r10, rsi
sarx rbp, r10, r15
lea r13, [r10-1]
cmovs rdx, r14
sub r12, r10
mov r11, rdx
xor r11, rbp
sar rcx, 1
lea r9, [rcx+r11]
cmovc r9, rcx
adc rbp, 0
cmovs r13, r12
sarx rsi, r13, r15
lea r14, [r13-1]
cmovs rdx, rcx
sub rax, r13
mov r10, rdx
xor r10, rsi
sar r9, 1
lea r11, [r9+r10]
cmovc r11, r9
adc rsi, 0
cmovs r14, rax
sarx rbp, r14, r15
lea r12, [r14-1]
cmovs rdx, r9
sub rbx, r14
mov rcx, rdx
xor rcx, rbp
sar r11, 1
lea r13, [r11+rcx]
cmovc r13, r11
adc rbp, 0
cmovs r12, rbx
sarx r10, r12, r15
lea rsi, [r12-1]
cmovs rdx, r11
sub r8, r12
mov rax, rdx
xor rax, r10
sar r13, 1
lea r9, [r13+rax]
cmovc r9, r13
adc r10, 0
cmovs rsi, r8
sarx r14, rsi, r15
mov qword ptr [rdi-120], r9
cmovs rdx, r13
mov qword ptr [rdi-128], rdx
mov rcx, r9
add rcx, qword ptr [rdi-24]
mov rbp, rdx
add rbp, qword ptr [rdi-32]
shl r9, 44
shl rdx, 45
mov rbx, rcx
sar rbx, 21
sar rcx, 42
mov r11, rbp
sar r11, 20
sar rbp, 41
add r9, qword ptr [rdi-8]
add rdx, qword ptr [rdi-16]
imul rbx, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+216]
imul r11, qword ptr [rdi+208]
imul rbp, qword ptr [rdi+216]
lea r12, [rbx+rcx]
lea rax, [r11+rbp]
lea r10, [r12+r9]
lea r8, [rax+rdx]
ror r10, 44
ror r8, 45
mov rbx, r10
mov rcx, r8
mov rdx, rsi
mov rsi, r14
dec qword ptr [rdi-40]
jnz 2b
mov qword ptr [rdi-48], rdx
vzeroupper
pop r15
pop r14
pop r13
pop r12
pop rbp
pop rbx
ret
