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
// Length: 14 limbs of 30 bits; 1171 instructions a round, 720 for its steps (form: carry).
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
mov r14, qword ptr [rdi-128]
mov rdx, qword ptr [rdi-120]
mov r8, -2
cmovs rcx, rbx
sub r11, rax
mov rsi, r14
add rsi, qword ptr [rdi-32]
sar rsi, 41
mov qword ptr [rdi+0], rsi
lea rbp, [r14+524288]
shl rbp, 23
sar rbp, 43
mov qword ptr [rdi+8], rbp
mov rbx, rcx
xor rbx, r12
sar r9, 1
mov rax, -2
lea rsi, [r9+rbx]
cmovc rsi, r9
adc r12, 0
cmovs r10, r11
sarx r14, r10, r15
lea rbp, [r10-1]
mov rbx, -2
cmovs rcx, r9
sub r13, r10
mov r12, rcx
xor r12, r14
sar rsi, 1
lea r11, [rsi+r12]
cmovc r11, rsi
adc r14, 0
cmovs rbp, r13
lea r9, [rbp-1]
sarx r10, rbp, r15
cmovs rcx, rsi
mov r12, rdx
add r12, qword ptr [rdi-24]
sub r8, rbp
sar r12, 42
mov qword ptr [rdi+16], r12
lea r14, [rdx+1048576]
shl r14, 22
sar r14, 43
mov qword ptr [rdi+24], r14
mov r13, qword ptr [rdi+8]
imul r13, qword ptr [rdi-112]
mov rsi, qword ptr [rdi+0]
imul rsi, qword ptr [rdi-96]
lea rbp, [r13+rsi]
neg rbp
mov r12, rcx
xor r12, r10
sar r11, 1
mov qword ptr [rdi+32], rbp
mov rdx, qword ptr [rdi+8]
mov r14, -2
lea r13, [r11+r12]
cmovc r13, r11
adc r10, 0
cmovs r9, r8
sarx rsi, r9, r15
lea rbp, [r9-1]
mov r12, -2
cmovs rcx, r11
sub rax, r9
mov r10, rcx
xor r10, rsi
sar r13, 1
lea r8, [r13+r10]
cmovc r8, r13
adc rsi, 0
cmovs rbp, rax
lea r11, [rbp-1]
sarx r9, rbp, r15
cmovs rcx, r13
imul rdx, qword ptr [rdi-104]
sub rbx, rbp
mov r10, qword ptr [rdi+0]
imul r10, qword ptr [rdi-88]
lea rsi, [rdx+r10]
neg rsi
mov qword ptr [rdi+40], rsi
mov rax, qword ptr [rdi+24]
imul rax, qword ptr [rdi-112]
mov r13, qword ptr [rdi+16]
imul r13, qword ptr [rdi-96]
lea rbp, [rax+r13]
neg rbp
mov qword ptr [rdi+48], rbp
mov rdx, qword ptr [rdi+24]
mov r10, rcx
xor r10, r9
sar r8, 1
mov rsi, -2
lea rax, [r8+r10]
cmovc rax, r8
adc r9, 0
cmovs r11, rbx
sarx r13, r11, r15
lea rbp, [r11-1]
mov r10, -2
cmovs rcx, r8
sub r14, r11
mov r9, rcx
xor r9, r13
sar rax, 1
lea rbx, [rax+r9]
cmovc rbx, rax
adc r13, 0
cmovs rbp, r14
lea r8, [rbp-1]
sarx r11, rbp, r15
cmovs rcx, rax
imul rdx, qword ptr [rdi-104]
sub r12, rbp
mov r9, qword ptr [rdi+16]
imul r9, qword ptr [rdi-88]
lea r13, [rdx+r9]
neg r13
mov qword ptr [rdi+56], r13
mov r14, qword ptr [rdi+8]
imul r14, qword ptr [rdi-80]
mov rax, qword ptr [rdi+0]
imul rax, qword ptr [rdi-72]
lea rbp, [r14+rax]
neg rbp
sar rbp, 20
shl rbp, 24
mov rdx, rcx
xor rdx, r11
sar rbx, 1
mov r9, -2
vpbroadcastq zmm0, qword ptr [rdi+56]
lea r13, [rbx+rdx]
cmovc r13, rbx
adc r11, 0
cmovs r8, r12
sarx r14, r8, r15
lea rax, [r8-1]
vpbroadcastq zmm1, qword ptr [rdi+48]
mov rdx, -2
vpbroadcastq zmm2, qword ptr [rdi+32]
vpbroadcastq zmm3, qword ptr [rdi+40]
vpblendmq zmm4{k1}, zmm2, zmm1
vpsrlq zmm5, zmm4, 30
cmovs rcx, rbx
sub rsi, r8
mov r11, rcx
xor r11, r14
sar r13, 1
lea r12, [r13+r11]
cmovc r12, r13
adc r14, 0
cmovs rax, rsi
lea rbx, [rax-1]
sarx r8, rax, r15
cmovs rcx, r13
shr rbp, 24
mov qword ptr [rdi+64], rbp
sub r10, rax
shr rbp, 20
shl rbp, 44
mov qword ptr [rdi+72], rbp
mov r11, qword ptr [rdi+24]
imul r11, qword ptr [rdi-80]
mov r14, qword ptr [rdi+16]
imul r14, qword ptr [rdi-72]
lea rsi, [r11+r14]
neg rsi
sar rsi, 20
mov r13, rcx
xor r13, r8
sar r12, 1
vpbroadcastq zmm6, qword ptr [rdi+256]
mov rax, -2
vpblendmq zmm7{k1}, zmm3, zmm0
vpandq zmm8, zmm7, zmm6
vpandq zmm9, zmm4, zmm6
lea rbp, [r12+r13]
cmovc rbp, r12
adc r8, 0
cmovs rbx, r10
sarx r11, rbx, r15
lea r14, [rbx-1]
vpermq zmm10, zmmword ptr [rdi+640], 0x44
vpsrlq zmm11, zmm7, 30
vpmuldq zmm12, zmm9, zmm10
mov r13, -2
vpermq zmm13, zmmword ptr [rdi+640], 0xee
vpmuldq zmm14, zmm8, zmm13
cmovs rcx, r12
sub r9, rbx
mov r8, rcx
xor r8, r11
sar rbp, 1
lea r10, [rbp+r8]
cmovc r10, rbp
adc r11, 0
cmovs r14, r9
lea r12, [r14-1]
sarx rbx, r14, r15
cmovs rcx, rbp
shl rsi, 24
shr rsi, 24
mov qword ptr [rdi+80], rsi
shr rsi, 20
sub rdx, r14
shl rsi, 44
mov qword ptr [rdi+88], rsi
vpaddq zmm15, zmm12, zmm14
mov r8, rcx
xor r8, rbx
sar r10, 1
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
vpandq zmm18, zmm17, zmm6
vshufi64x2 zmm19, zmm18, zmm18, 0x44
mov r11, -2
vpmuludq zmm20, zmm19, zmmword ptr [rdi+1088]
vpaddq zmm21, zmm16, zmm20
vpsrlq zmm22, zmm21, 30
vpmuldq zmm23, zmm5, zmm10
vpandq zmm24, zmm21, zmm6
lea r9, [r10+r8]
cmovc r9, r10
adc rbx, 0
cmovs r12, rdx
sarx rbp, r12, r15
lea r14, [r12-1]
vshufi64x2 zmm25{k2}{z}, zmm24, zmm24, 0x0e
mov rsi, -2
vpmuldq zmm26, zmm11, zmm13
vpermq zmm27, zmmword ptr [rdi+704], 0x44
vpmuldq zmm28, zmm9, zmm27
cmovs rcx, r10
sub rax, r12
mov r8, rcx
xor r8, rbp
sar r9, 1
lea rbx, [r9+r8]
cmovc rbx, r9
adc rbp, 0
cmovs r14, rax
lea rdx, [r14-1]
sarx r10, r14, r15
cmovs rcx, r9
sub r13, r14
mov r12, rcx
xor r12, r10
sar rbx, 1
vpermq zmm29, zmmword ptr [rdi+704], 0xee
vpmuludq zmm30, zmm19, zmmword ptr [rdi+1152]
vpmuldq zmm31, zmm8, zmm29
mov r8, -2
lea rbp, [rbx+r12]
cmovc rbp, rbx
adc r10, 0
cmovs rdx, r13
sarx rax, rdx, r15
lea r9, [rdx-1]
vpaddq zmm2, zmm23, zmm26
vpaddq zmm1, zmm2, zmm28
vpaddq zmm3, zmm1, zmm31
vpaddq zmm0, zmm3, zmm30
mov r14, -2
vpaddq zmm4, zmm0, qword ptr [rdi+320]{1to8}
vpaddq zmm7, zmm4, zmm22
vpmuludq zmm12, zmm7, zmmword ptr [rdi+576]
vpandq zmm14, zmm12, zmm6
cmovs rcx, rbx
sub r11, rdx
mov r12, rcx
xor r12, rax
sar rbp, 1
lea r10, [rbp+r12]
cmovc r10, rbp
adc rax, 0
cmovs r9, r11
lea r13, [r9-1]
sarx rbx, r9, r15
cmovs rcx, rbp
sub rsi, r9
mov rdx, rcx
xor rdx, rbx
sar r10, 1
vshufi64x2 zmm15, zmm14, zmm14, 0x44
vpmuludq zmm17, zmm15, zmmword ptr [rdi+1088]
vpaddq zmm18, zmm7, zmm17
vpsrlq zmm16, zmm18, 30
mov r12, -2
vpmuldq zmm20, zmm5, zmm27
vpermq zmm10, zmmword ptr [rdi+768], 0x44
vpandq zmm21, zmm18, zmm6
vshufi64x2 zmm24{k2}{z}, zmm21, zmm21, 0x0e
lea rax, [r10+rdx]
cmovc rax, r10
adc rbx, 0
cmovs r13, rsi
sarx r11, r13, r15
lea rbp, [r13-1]
vpmuldq zmm13, zmm11, zmm29
vpmuldq zmm23, zmm9, zmm10
vpermq zmm26, zmmword ptr [rdi+768], 0xee
vpmuldq zmm2, zmm8, zmm26
mov r9, -2
cmovs rcx, r10
sub r8, r13
mov rdx, rcx
xor rdx, r11
sar rax, 1
lea rbx, [rax+rdx]
cmovc rbx, rax
adc r11, 0
cmovs rbp, r8
lea rsi, [rbp-1]
sarx r10, rbp, r15
cmovs rcx, rax
sub r14, rbp
mov r13, rcx
xor r13, r10
sar rbx, 1
vpmuludq zmm28, zmm19, zmmword ptr [rdi+1216]
vpaddq zmm1, zmm20, zmm13
vpaddq zmm31, zmm1, zmm23
vpaddq zmm3, zmm31, zmm2
vpaddq zmm30, zmm3, zmm28
vpmuludq zmm0, zmm15, zmmword ptr [rdi+1152]
vpaddq zmm4, zmm30, zmm0
vpaddq zmm22, zmm4, qword ptr [rdi+320]{1to8}
lea rdx, [rbx+r13]
cmovc rdx, rbx
adc r10, 0
cmovs rsi, r14
sarx r11, rsi, r15
lea r8, [rsi-1]
vpermq zmm12, zmmword ptr [rdi+832], 0x44
vpmuldq zmm14, zmm11, zmm26
vpmuldq zmm7, zmm5, zmm10
vpaddq zmm17, zmm22, zmm16
vpsrlq zmm27, zmm17, 30
vpandq zmm18, zmm17, zmm6
cmovs rcx, rbx
sub r12, rsi
mov rax, rcx
xor rax, r11
sar rdx, 1
lea rbp, [rdx+rax]
cmovc rbp, rdx
adc r11, 0
cmovs r8, r12
lea r13, [r8-1]
sarx r10, r8, r15
cmovs rcx, rdx
sub r9, r8
mov r14, rcx
xor r14, r10
sar rbp, 1
vpmuldq zmm21, zmm9, zmm12
vpermq zmm29, zmmword ptr [rdi+832], 0xee
vpmuludq zmm20, zmm19, zmmword ptr [rdi+1280]
vpmuludq zmm13, zmm15, zmmword ptr [rdi+1216]
mov rbx, -2
vpaddq zmm1, zmm7, zmm14
vpaddq zmm23, zmm1, zmm21
vpmuldq zmm31, zmm8, zmm29
vpaddq zmm2, zmm23, zmm31
vpaddq zmm3, zmm2, zmm20
vpaddq zmm28, zmm3, zmm13
lea rsi, [rbp+r14]
cmovc rsi, rbp
adc r10, 0
cmovs r13, r9
sarx rax, r13, r15
lea r11, [r13-1]
mov r12, -2
cmovs rcx, rbp
mov rdx, rcx
add rdx, qword ptr [rdi-32]
mov r8, rcx
shl r8, 45
mov r14, rsi
add r14, qword ptr [rdi-24]
mov r10, r14
sar r10, 21
mov r9, rdx
sar r9, 20
sar rdx, 41
add r8, qword ptr [rdi-16]
mov rbp, rsi
shl rbp, 44
imul r10, qword ptr [rdi+72]
add rbp, qword ptr [rdi-8]
sar r14, 42
imul r14, qword ptr [rdi+88]
imul rdx, qword ptr [rdi+88]
imul r9, qword ptr [rdi+72]
lea r9, [r9+rdx]
sub rbx, r13
lea rdx, [r10+r14]
lea r13, [rdx+rbp]
lea r10, [r9+r8]
ror r13, 44
ror r10, 45
mov r14, r10
xor r14, rax
sar r13, 1
lea rdx, [r13+r14]
cmovc rdx, r13
adc rax, 0
cmovs r11, rbx
lea rbp, [r11-1]
sarx r9, r11, r15
vpaddq zmm30, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm0, zmm30, zmm27
vpsrlq zmm4, zmm0, 30
vpandq zmm26, zmm0, zmm6
vmovdqa64 zmmword ptr [rdi+704], zmm26
vpermq zmm10, zmmword ptr [rdi+896], 0xee
vpmuldq zmm22, zmm11, zmm29
vpmuldq zmm16, zmm5, zmm12
mov r8, -2
vpermq zmm17, zmmword ptr [rdi+896], 0x44
vpmuldq zmm7, zmm9, zmm17
vpaddq zmm14, zmm16, zmm22
vpmuldq zmm1, zmm8, zmm10
mov r14, -2
vpaddq zmm21, zmm14, zmm7
vpaddq zmm23, zmm21, zmm1
cmovs r10, r13
sub r12, r11
mov rax, r10
xor rax, r9
sar rdx, 1
vpmuludq zmm31, zmm15, zmmword ptr [rdi+1280]
vpmuludq zmm2, zmm19, zmmword ptr [rdi+1344]
vpaddq zmm20, zmm23, zmm2
vpaddq zmm3, zmm20, zmm31
vpaddq zmm13, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm13, zmm4
mov rbx, -2
vpmuldq zmm30, zmm5, zmm17
vpandq zmm27, zmm28, zmm6
vmovdqa64 zmmword ptr [rdi+768], zmm27
lea r13, [rdx+rax]
cmovc r13, rdx
adc r9, 0
cmovs rbp, r12
sarx r11, rbp, r15
lea rax, [rbp-1]
vpsrlq zmm0, zmm28, 30
vpmuldq zmm26, zmm11, zmm10
mov r9, -2
vpermq zmm29, zmmword ptr [rdi+960], 0xee
vpmuldq zmm12, zmm8, zmm29
cmovs r10, rdx
sub r8, rbp
mov r12, r10
xor r12, r11
sar r13, 1
lea rdx, [r13+r12]
cmovc rdx, r13
adc r11, 0
cmovs rax, r8
lea rbp, [rax-1]
sarx r12, rax, r15
cmovs r10, r13
sub r14, rax
mov r11, rcx
add r11, qword ptr [rdi-32]
sar r11, 41
mov qword ptr [rdi+96], r11
lea r8, [rcx+524288]
shl r8, 23
sar r8, 43
mov r13, r10
xor r13, r12
sar rdx, 1
mov qword ptr [rdi+104], r8
vpermq zmm16, zmmword ptr [rdi+960], 0x44
vpmuldq zmm22, zmm9, zmm16
vpaddq zmm14, zmm30, zmm26
vpaddq zmm7, zmm14, zmm22
vpaddq zmm21, zmm7, zmm12
mov rax, -2
vpmuludq zmm1, zmm19, zmmword ptr [rdi+1408]
vpaddq zmm23, zmm21, zmm1
vpmuludq zmm2, zmm15, zmmword ptr [rdi+1344]
vpaddq zmm20, zmm23, zmm2
lea r11, [rdx+r13]
cmovc r11, rdx
adc r12, 0
cmovs rbp, r14
sarx rcx, rbp, r15
lea r8, [rbp-1]
vpaddq zmm31, zmm20, qword ptr [rdi+320]{1to8}
vpaddq zmm3, zmm31, zmm0
mov r13, -2
vpsrlq zmm13, zmm3, 30
vpandq zmm4, zmm3, zmm6
cmovs r10, rdx
sub rbx, rbp
mov r12, rsi
add r12, qword ptr [rdi-24]
mov r14, r10
xor r14, rcx
sar r11, 1
lea rdx, [r11+r14]
cmovc rdx, r11
adc rcx, 0
cmovs r8, rbx
lea rbp, [r8-1]
sarx r14, r8, r15
cmovs r10, r11
sub r9, r8
sar r12, 42
mov qword ptr [rdi+112], r12
lea rcx, [rsi+1048576]
shl rcx, 22
sar rcx, 43
mov qword ptr [rdi+120], rcx
mov rbx, qword ptr [rdi+104]
imul rbx, qword ptr [rdi+64]
mov r11, qword ptr [rdi+96]
imul r11, qword ptr [rdi+80]
mov r8, r10
xor r8, r14
sar rdx, 1
lea r12, [rbx+r11]
vmovdqa64 zmmword ptr [rdi+832], zmm4
vpmuldq zmm17, zmm5, zmm16
vpmuldq zmm27, zmm11, zmm29
vpermq zmm28, zmmword ptr [rdi+1024], 0x44
vpermq zmm10, zmmword ptr [rdi+1024], 0xee
mov rsi, -2
vpmuldq zmm30, zmm8, zmm10
vpmuldq zmm26, zmm9, zmm28
vpaddq zmm14, zmm17, zmm27
lea rcx, [rdx+r8]
cmovc rcx, rdx
adc r14, 0
cmovs rbp, r9
sarx rbx, rbp, r15
lea r11, [rbp-1]
vpaddq zmm22, zmm14, zmm26
vpaddq zmm7, zmm22, zmm30
mov r8, -2
vpmuludq zmm12, zmm19, zmmword ptr [rdi+1472]
vpaddq zmm21, zmm7, zmm12
vpmuludq zmm1, zmm15, zmmword ptr [rdi+1408]
cmovs r10, rdx
sub rax, rbp
mov r14, r10
xor r14, rbx
sar rcx, 1
lea r9, [rcx+r14]
cmovc r9, rcx
adc rbx, 0
cmovs r11, rax
lea rdx, [r11-1]
sarx rbp, r11, r15
cmovs r10, rcx
sub r13, r11
neg r12
sar r12, 20
mov qword ptr [rdi+128], r12
mov r14, qword ptr [rdi+120]
imul r14, qword ptr [rdi+64]
mov rbx, qword ptr [rdi+112]
imul rbx, qword ptr [rdi+80]
lea rax, [r14+rbx]
neg rax
sar rax, 20
mov qword ptr [rdi+136], rax
mov rcx, r10
xor rcx, rbp
sar r9, 1
mov r11, qword ptr [rdi+704]
vpaddq zmm23, zmm21, zmm1
vpaddq zmm2, zmm23, qword ptr [rdi+320]{1to8}
vpaddq zmm20, zmm2, zmm13
vpsrlq zmm31, zmm20, 30
mov r12, -2
vpandq zmm0, zmm20, zmm6
vpmuldq zmm3, zmm5, zmm28
vpmuldq zmm4, zmm11, zmm10
vmovdqa64 zmmword ptr [rdi+896], zmm0
lea r14, [r9+rcx]
cmovc r14, r9
adc rbp, 0
cmovs rdx, r13
sarx rbx, rdx, r15
lea rax, [rdx-1]
mov rcx, -2
vpaddq zmm16, zmm3, zmm4
vpmuludq zmm29, zmm15, zmmword ptr [rdi+1472]
vpaddq zmm8, zmm16, zmm29
vpaddq zmm9, zmm8, qword ptr [rdi+320]{1to8}
cmovs r10, r9
sub rsi, rdx
shr r11, 10
mov rbp, r10
xor rbp, rbx
sar r14, 1
lea r13, [r14+rbp]
cmovc r13, r14
adc rbx, 0
cmovs rax, rsi
lea r9, [rax-1]
sarx rdx, rax, r15
mov rbp, qword ptr [rdi+768]
cmovs r10, r14
sub r8, rax
shl rbp, 20
lea rbx, [r11+rbp]
mov rsi, qword ptr [rdi+832]
shl rsi, 50
lea r14, [rbx+rsi]
mov qword ptr [rdi+144], r14
mov rax, r10
xor rax, rdx
sar r13, 1
mov r11, qword ptr [rdi+720]
vpaddq zmm17, zmm9, zmm31
vpaddq zmm27, zmm17, zmm25
vpandq zmm14, zmm27, zmm6
vmovdqa64 zmmword ptr [rdi+960], zmm14
mov rbp, -2
vpsrlq zmm26, zmm27, 30
vpaddq zmm22, zmm26, zmm24
lea rbx, [r13+rax]
cmovc rbx, r13
adc rdx, 0
cmovs r9, r8
sarx rsi, r9, r15
lea r14, [r9-1]
vpaddq zmm30, zmm22, zmmword ptr [rdi+384]
vpandq zmm19, zmm30, zmmword ptr [rdi+448]
vmovdqa64 zmmword ptr [rdi+1024], zmm19
vpsrlq zmm7, zmm30, 30
vshufi64x2 zmm12{k3}{z}, zmm7, zmm7, 0x44
vpaddq zmm21, zmm18, zmmword ptr [rdi+512]
mov rax, -2
vpaddq zmm1, zmm21, zmm12
vmovdqa64 zmmword ptr [rdi+640], zmm1
cmovs r10, r13
sub r12, r9
mov rdx, r10
xor rdx, rsi
sar rbx, 1
lea r8, [rbx+rdx]
cmovc r8, rbx
adc rsi, 0
cmovs r14, r12
lea r13, [r14-1]
sarx r9, r14, r15
cmovs r10, rbx
sub rcx, r14
shr r11, 10
mov rdx, qword ptr [rdi+784]
shl rdx, 20
lea rsi, [r11+rdx]
mov r12, qword ptr [rdi+848]
shl r12, 50
lea rbx, [rsi+r12]
mov qword ptr [rdi+152], rbx
mov r14, qword ptr [rdi+104]
imul r14, qword ptr [rdi+144]
mov r11, qword ptr [rdi+96]
mov rdx, r10
xor rdx, r9
sar r8, 1
mov rsi, -2
lea r12, [r8+rdx]
cmovc r12, r8
adc r9, 0
cmovs r13, rcx
sarx rbx, r13, r15
lea rdx, [r13-1]
mov r9, -2
cmovs r10, r8
mov rcx, r10
xor rcx, rbx
sub rbp, r13
sar r12, 1
lea r8, [r12+rcx]
cmovc r8, r12
adc rbx, 0
cmovs rdx, rbp
lea r13, [rdx-1]
sarx rcx, rdx, r15
cmovs r10, r12
imul r11, qword ptr [rdi+152]
sub rax, rdx
lea rbx, [r14+r11]
mov rbp, qword ptr [rdi+128]
sar rbp, 20
sub rbp, rbx
shl rbp, 44
mov qword ptr [rdi+160], rbp
mov r12, qword ptr [rdi+120]
imul r12, qword ptr [rdi+144]
mov rdx, qword ptr [rdi+112]
imul rdx, qword ptr [rdi+152]
mov r14, r10
xor r14, rcx
sar r8, 1
lea r11, [r12+rdx]
mov rbx, qword ptr [rdi+136]
mov rbp, -2
lea r12, [r8+r14]
cmovc r12, r8
adc rcx, 0
cmovs r13, rax
sarx rdx, r13, r15
lea r14, [r13-1]
mov rcx, -2
cmovs r10, r8
sub rsi, r13
mov rax, r10
xor rax, rdx
sar r12, 1
lea r8, [r12+rax]
cmovc r8, r12
adc rdx, 0
cmovs r14, rsi
lea r13, [r14-1]
sarx rax, r14, r15
cmovs r10, r12
sub r9, r14
sar rbx, 20
sub rbx, r11
shl rbx, 44
mov qword ptr [rdi+168], rbx
mov rdx, r10
xor rdx, rax
sar r8, 1
mov rsi, -2
lea r12, [r8+rdx]
cmovc r12, r8
adc rax, 0
cmovs r13, r9
sarx r14, r13, r15
lea r11, [r13-1]
mov rbx, -2
cmovs r10, r8
sub rbp, r13
mov rdx, r10
xor rdx, r14
sar r12, 1
lea rax, [r12+rdx]
cmovc rax, r12
adc r14, 0
cmovs r11, rbp
lea r9, [r11-1]
sarx r8, r11, r15
cmovs r10, r12
sub rcx, r11
mov r13, r10
xor r13, r8
sar rax, 1
lea rdx, [rax+r13]
cmovc rdx, rax
adc r8, 0
cmovs r9, rcx
sarx r14, r9, r15
lea rbp, [r9-1]
cmovs r10, rax
sub rsi, r9
mov r12, r10
xor r12, r14
sar rdx, 1
lea r11, [rdx+r12]
cmovc r11, rdx
adc r14, 0
cmovs rbp, rsi
lea r13, [rbp-1]
sarx r8, rbp, r15
cmovs r10, rdx
sub rbx, rbp
mov rcx, r10
xor rcx, r8
sar r11, 1
mov rax, -2
lea r9, [r11+rcx]
cmovc r9, r11
adc r8, 0
cmovs r13, rbx
sarx r12, r13, r15
lea r14, [r13-1]
mov rsi, -2
cmovs r10, r11
mov rdx, r10
add rdx, qword ptr [rdi-32]
sar rdx, 41
mov qword ptr [rdi+176], rdx
lea rbp, [r10+524288]
shl rbp, 23
sar rbp, 43
mov qword ptr [rdi+184], rbp
mov rcx, r9
add rcx, qword ptr [rdi-24]
sar rcx, 42
mov qword ptr [rdi+192], rcx
lea r8, [r9+1048576]
shl r8, 22
sar r8, 43
mov qword ptr [rdi+200], r8
mov rbx, qword ptr [rdi+184]
imul rbx, qword ptr [rdi+104]
mov r11, qword ptr [rdi+176]
imul r11, qword ptr [rdi+120]
lea rdx, [rbx+r11]
mov qword ptr [rdi-112], rdx
mov rbp, qword ptr [rdi+184]
imul rbp, qword ptr [rdi+96]
mov rcx, qword ptr [rdi+176]
imul rcx, qword ptr [rdi+112]
lea r8, [rbp+rcx]
mov qword ptr [rdi-104], r8
mov rbx, qword ptr [rdi+200]
imul rbx, qword ptr [rdi+104]
mov r11, r9
shl r11, 44
add r9, qword ptr [rdi-24]
mov rdx, r9
sar rdx, 42
mov rbp, r10
add rbp, qword ptr [rdi-32]
shl r10, 45
sar r9, 21
mov rcx, rbp
sar rcx, 20
sar rbp, 41
add r10, qword ptr [rdi-16]
imul r9, qword ptr [rdi+160]
imul rdx, qword ptr [rdi+168]
imul rcx, qword ptr [rdi+160]
imul rbp, qword ptr [rdi+168]
mov r8, qword ptr [rdi+192]
imul r8, qword ptr [rdi+120]
lea rbx, [rbx+r8]
mov qword ptr [rdi-96], rbx
mov r8, qword ptr [rdi+200]
imul r8, qword ptr [rdi+96]
mov rbx, qword ptr [rdi+192]
imul rbx, qword ptr [rdi+112]
lea r8, [r8+rbx]
add r11, qword ptr [rdi-8]
mov qword ptr [rdi-88], r8
mov rbx, qword ptr [rdi+184]
imul rbx, qword ptr [rdi+128]
mov r8, qword ptr [rdi+176]
imul r8, qword ptr [rdi+136]
lea rbx, [rbx+r8]
lea r8, [r9+rdx]
lea r9, [rcx+rbp]
sub rax, r13
lea rdx, [r8+r11]
lea rcx, [r9+r10]
neg rbx
sar rbx, 20
mov rbp, qword ptr [rdi-112]
imul rbp, qword ptr [rdi+144]
mov r13, qword ptr [rdi-104]
imul r13, qword ptr [rdi+152]
ror rdx, 44
ror rcx, 45
mov r8, rcx
xor r8, r12
sar rdx, 1
lea r11, [rdx+r8]
cmovc r11, rdx
adc r12, 0
cmovs r14, rax
lea r9, [r14-1]
lea r10, [rbp+r13]
lea r8, [rbx+r10]
mov qword ptr [rdi-80], r8
sarx r12, r14, r15
mov rax, -2
cmovs rcx, rdx
sar r8, 20
shl r8, 44
mov qword ptr [rdi+208], r8
mov rbp, qword ptr [rdi+200]
sub rsi, r14
imul rbp, qword ptr [rdi+128]
mov r13, qword ptr [rdi+192]
imul r13, qword ptr [rdi+136]
lea rbx, [rbp+r13]
neg rbx
sar rbx, 20
mov r10, qword ptr [rdi-96]
imul r10, qword ptr [rdi+144]
mov rdx, qword ptr [rdi-88]
imul rdx, qword ptr [rdi+152]
lea r8, [r10+rdx]
lea r14, [rbx+r8]
mov qword ptr [rdi-72], r14
sar r14, 20
shl r14, 44
mov qword ptr [rdi+216], r14
mov rbp, rcx
xor rbp, r12
sar r11, 1
mov r13, -2
mov r10, -2
lea rdx, [r11+rbp]
cmovc rdx, r11
adc r12, 0
cmovs r9, rsi
sarx rbx, r9, r15
lea r8, [r9-1]
mov r14, -2
cmovs rcx, r11
sub rax, r9
mov rbp, rcx
xor rbp, rbx
sar rdx, 1
lea r12, [rdx+rbp]
cmovc r12, rdx
adc rbx, 0
cmovs r8, rax
lea rsi, [r8-1]
sarx r11, r8, r15
cmovs rcx, rdx
sub r13, r8
mov r9, rcx
xor r9, r11
sar r12, 1
mov rbp, -2
lea rbx, [r12+r9]
cmovc rbx, r12
adc r11, 0
cmovs rsi, r13
sarx rax, rsi, r15
lea rdx, [rsi-1]
mov r8, -2
cmovs rcx, r12
sub r10, rsi
mov r9, rcx
xor r9, rax
sar rbx, 1
lea r11, [rbx+r9]
cmovc r11, rbx
adc rax, 0
cmovs rdx, r10
lea r13, [rdx-1]
sarx r12, rdx, r15
cmovs rcx, rbx
sub r14, rdx
mov rsi, rcx
xor rsi, r12
sar r11, 1
mov r9, -2
lea rax, [r11+rsi]
cmovc rax, r11
adc r12, 0
cmovs r13, r14
sarx r10, r13, r15
lea rbx, [r13-1]
mov rdx, -2
cmovs rcx, r11
sub rbp, r13
mov rsi, rcx
xor rsi, r10
sar rax, 1
lea r12, [rax+rsi]
cmovc r12, rax
adc r10, 0
cmovs rbx, rbp
lea r14, [rbx-1]
sarx r11, rbx, r15
cmovs rcx, rax
sub r8, rbx
mov r13, rcx
xor r13, r11
sar r12, 1
mov rsi, -2
lea r10, [r12+r13]
cmovc r10, r12
adc r11, 0
cmovs r14, r8
sarx rbp, r14, r15
lea rax, [r14-1]
mov rbx, -2
cmovs rcx, r12
sub r9, r14
mov r13, rcx
xor r13, rbp
sar r10, 1
lea r11, [r10+r13]
cmovc r11, r10
adc rbp, 0
cmovs rax, r9
lea r8, [rax-1]
sarx r12, rax, r15
cmovs rcx, r10
sub rdx, rax
mov r14, rcx
xor r14, r12
sar r11, 1
mov r13, -2
mov rbp, -2
lea r9, [r11+r14]
cmovc r9, r11
adc r12, 0
cmovs r8, rdx
sarx r10, r8, r15
lea rax, [r8-1]
cmovs rcx, r11
sub rsi, r8
mov r14, rcx
xor r14, r10
sar r9, 1
lea r12, [r9+r14]
cmovc r12, r9
adc r10, 0
cmovs rax, rsi
lea rdx, [rax-1]
sarx r11, rax, r15
cmovs rcx, r9
sub rbx, rax
mov r8, rcx
xor r8, r11
sar r12, 1
mov r14, -2
lea r10, [r12+r8]
cmovc r10, r12
adc r11, 0
cmovs rdx, rbx
sarx rsi, rdx, r15
lea r9, [rdx-1]
mov rax, -2
cmovs rcx, r12
sub r13, rdx
mov r8, rcx
xor r8, rsi
sar r10, 1
lea r11, [r10+r8]
cmovc r11, r10
adc rsi, 0
cmovs r9, r13
lea rbx, [r9-1]
sarx r12, r9, r15
cmovs rcx, r10
sub rbp, r9
mov rdx, rcx
xor rdx, r12
sar r11, 1
mov r8, -2
lea rsi, [r11+rdx]
cmovc rsi, r11
adc r12, 0
cmovs rbx, rbp
sarx r13, rbx, r15
lea r10, [rbx-1]
mov r9, -2
cmovs rcx, r11
sub r14, rbx
mov rdx, rcx
xor rdx, r13
sar rsi, 1
lea r12, [rsi+rdx]
cmovc r12, rsi
adc r13, 0
cmovs r10, r14
lea rbp, [r10-1]
sarx r11, r10, r15
cmovs rcx, rsi
sub rax, r10
mov rbx, rcx
xor rbx, r11
sar r12, 1
mov rdx, -2
lea r13, [r12+rbx]
cmovc r13, r12
adc r11, 0
cmovs rbp, rax
sarx r14, rbp, r15
lea rsi, [rbp-1]
mov r10, -2
cmovs rcx, r12
sub r8, rbp
mov rbx, rcx
xor rbx, r14
sar r13, 1
lea r11, [r13+rbx]
cmovc r11, r13
adc r14, 0
cmovs rsi, r8
lea rax, [rsi-1]
sarx r12, rsi, r15
cmovs rcx, r13
sub r9, rsi
mov rbp, rcx
xor rbp, r12
sar r11, 1
lea rbx, [r11+rbp]
cmovc rbx, r11
adc r12, 0
cmovs rax, r9
sarx r14, rax, r15
lea r8, [rax-1]
cmovs rcx, r11
sub rdx, rax
mov r13, rcx
xor r13, r14
sar rbx, 1
lea rsi, [rbx+r13]
cmovc rsi, rbx
adc r14, 0
cmovs r8, rdx
lea rbp, [r8-1]
sarx r12, r8, r15
cmovs rcx, rbx
sub r10, r8
mov r9, rcx
xor r9, r12
sar rsi, 1
lea r11, [rsi+r9]
cmovc r11, rsi
adc r12, 0
cmovs rbp, r10
sarx rax, rbp, r15
mov qword ptr [rdi-120], r11
cmovs rcx, rsi
mov r13, rcx
add r13, qword ptr [rdi-32]
mov qword ptr [rdi-128], rcx
mov r14, r11
add r14, qword ptr [rdi-24]
mov rdx, r13
sar rdx, 41
shl rcx, 45
sar r13, 20
imul r13, qword ptr [rdi+208]
mov rbx, r14
sar rbx, 21
sar r14, 42
add rcx, qword ptr [rdi-16]
shl r11, 44
add r11, qword ptr [rdi-8]
imul r14, qword ptr [rdi+216]
imul rdx, qword ptr [rdi+216]
imul rbx, qword ptr [rdi+208]
lea r8, [rbx+r14]
lea r9, [r13+rdx]
lea r12, [r8+r11]
lea r10, [r9+rcx]
ror r10, 45
ror r12, 44
mov rbx, r12
mov rcx, r10
mov rdx, rbp
mov rsi, rax
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
