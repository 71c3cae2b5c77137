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
// Length: 36 limbs of 30 bits; 1371 instructions a round, 720 for its steps (form: carry).
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
mov rbp, qword ptr [rdi-128]
mov r8, qword ptr [rdi-120]
lea r9, [rdx-1]
mov r10, rbp
add r10, qword ptr [rdi-32]
sar r10, 41
mov qword ptr [rdi+0], r10
lea r11, [rbp+524288]
shl r11, 23
sar r11, 43
mov r12, -2
sub r12, rdx
mov qword ptr [rdi+8], r11
mov r13, r8
add r13, qword ptr [rdi-24]
mov r14, rcx
xor r14, rsi
sar r13, 42
sar rbx, 1
lea r10, [rbx+r14]
cmovc r10, rbx
mov qword ptr [rdi+16], r13
lea rbp, [r8+1048576]
mov rdx, -2
adc rsi, 0
cmovs r9, r12
sarx r11, r9, r15
mov r14, -2
lea r13, [r9-1]
cmovs rcx, rbx
sub rax, r9
shl rbp, 22
sar rbp, 43
mov qword ptr [rdi+24], rbp
mov r8, qword ptr [rdi+8]
imul r8, qword ptr [rdi-112]
mov rsi, qword ptr [rdi+0]
imul rsi, qword ptr [rdi-96]
lea r12, [r8+rsi]
neg r12
mov qword ptr [rdi+32], r12
mov rbx, qword ptr [rdi+8]
imul rbx, qword ptr [rdi-104]
mov r9, qword ptr [rdi+0]
imul r9, qword ptr [rdi-88]
lea rbp, [rbx+r9]
neg rbp
mov qword ptr [rdi+40], rbp
mov r8, qword ptr [rdi+24]
imul r8, qword ptr [rdi-112]
mov rsi, qword ptr [rdi+16]
imul rsi, qword ptr [rdi-96]
lea r12, [r8+rsi]
neg r12
mov qword ptr [rdi+48], r12
mov rbx, qword ptr [rdi+24]
mov r9, -2
mov rbp, rcx
xor rbp, r11
sar r10, 1
mov r8, -2
lea rsi, [r10+rbp]
cmovc rsi, r10
adc r11, 0
cmovs r13, rax
sarx r12, r13, r15
lea rbp, [r13-1]
cmovs rcx, r10
sub r14, r13
mov r11, rcx
xor r11, r12
sar rsi, 1
lea rax, [rsi+r11]
cmovc rax, rsi
adc r12, 0
cmovs rbp, r14
sarx r10, rbp, r15
lea r13, [rbp-1]
cmovs rcx, rsi
sub rdx, rbp
imul rbx, qword ptr [rdi-104]
mov r11, qword ptr [rdi+16]
imul r11, qword ptr [rdi-88]
lea r12, [rbx+r11]
neg r12
mov qword ptr [rdi+56], r12
mov r14, qword ptr [rdi+8]
imul r14, qword ptr [rdi-80]
mov rsi, qword ptr [rdi+0]
imul rsi, qword ptr [rdi-72]
lea rbp, [r14+rsi]
neg rbp
sar rbp, 20
shl rbp, 24
shr rbp, 24
mov qword ptr [rdi+64], rbp
mov rbx, -2
shr rbp, 20
shl rbp, 44
mov qword ptr [rdi+72], rbp
mov r11, rcx
xor r11, r10
sar rax, 1
mov r12, qword ptr [rdi+24]
mov r14, -2
lea rsi, [rax+r11]
cmovc rsi, rax
adc r10, 0
cmovs r13, rdx
sarx rbp, r13, r15
lea r11, [r13-1]
cmovs rcx, rax
sub r8, r13
mov r10, rcx
xor r10, rbp
sar rsi, 1
lea rdx, [rsi+r10]
cmovc rdx, rsi
adc rbp, 0
cmovs r11, r8
sarx rax, r11, r15
lea r13, [r11-1]
cmovs rcx, rsi
sub r9, r11
imul r12, qword ptr [rdi-80]
mov r10, qword ptr [rdi+16]
imul r10, qword ptr [rdi-72]
lea rbp, [r12+r10]
neg rbp
sar rbp, 20
shl rbp, 24
shr rbp, 24
mov qword ptr [rdi+80], rbp
shr rbp, 20
shl rbp, 44
mov qword ptr [rdi+88], rbp
mov r8, -2
mov rsi, rcx
xor rsi, rax
sar rdx, 1
mov r11, -2
lea r12, [rdx+rsi]
cmovc r12, rdx
adc rax, 0
cmovs r13, r9
sarx r10, r13, r15
lea rbp, [r13-1]
cmovs rcx, rdx
sub r14, r13
mov rsi, rcx
xor rsi, r10
sar r12, 1
lea rax, [r12+rsi]
cmovc rax, r12
adc r10, 0
cmovs rbp, r14
sarx r9, rbp, r15
lea rdx, [rbp-1]
cmovs rcx, r12
sub rbx, rbp
mov r13, -2
mov rsi, -2
mov r10, rcx
xor r10, r9
sar rax, 1
vpbroadcastq zmm0, qword ptr [rdi+32]
vpbroadcastq zmm1, qword ptr [rdi+48]
vpbroadcastq zmm2, qword ptr [rdi+40]
vpblendmq zmm3{k1}, zmm0, zmm1
lea r14, [rax+r10]
cmovc r14, rax
adc r9, 0
cmovs rdx, rbx
sarx r12, rdx, r15
lea rbp, [rdx-1]
cmovs rcx, rax
sub r11, rdx
mov r10, rcx
xor r10, r12
sar r14, 1
lea r9, [r14+r10]
cmovc r9, r14
adc r12, 0
cmovs rbp, r11
sarx rbx, rbp, r15
lea rax, [rbp-1]
cmovs rcx, r14
sub r8, rbp
vpbroadcastq zmm4, qword ptr [rdi+56]
vpbroadcastq zmm5, qword ptr [rdi+256]
vpblendmq zmm6{k1}, zmm2, zmm4
vpandq zmm7, zmm3, zmm5
mov rdx, rcx
xor rdx, rbx
sar r9, 1
mov r10, -2
vpandq zmm8, zmm6, zmm5
vpsrlq zmm9, zmm3, 30
vpsrlq zmm10, zmm6, 30
vpermq zmm11, zmmword ptr [rdi+640], 0x44
vpermq zmm12, zmmword ptr [rdi+640], 0xee
vpmuldq zmm13, zmm7, zmm11
vpmuldq zmm14, zmm8, zmm12
mov r12, -2
vpaddq zmm15, zmm13, zmm14
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
vpandq zmm18, zmm17, zmm5
lea r11, [r9+rdx]
cmovc r11, r9
adc rbx, 0
cmovs rax, r8
lea r14, [rax-1]
sarx rbp, rax, r15
cmovs rcx, r9
sub rsi, rax
mov rdx, rcx
xor rdx, rbp
sar r11, 1
lea rbx, [r11+rdx]
cmovc rbx, r11
adc rbp, 0
cmovs r14, rsi
sarx r8, r14, r15
lea r9, [r14-1]
cmovs rcx, r11
sub r13, r14
vshufi64x2 zmm19, zmm18, zmm18, 0x44
vpmuludq zmm20, zmm19, zmmword ptr [rdi+1792]
vpaddq zmm21, zmm16, zmm20
mov rax, rcx
xor rax, r8
sar rbx, 1
mov rdx, -2
mov rbp, -2
vpsrlq zmm22, zmm21, 30
vpmuldq zmm23, zmm9, zmm11
vpandq zmm24, zmm21, zmm5
vshufi64x2 zmm25{k2}{z}, zmm24, zmm24, 0x0e
vpermq zmm26, zmmword ptr [rdi+704], 0x44
vpmuldq zmm27, zmm10, zmm12
vpmuldq zmm28, zmm7, zmm26
lea rsi, [rbx+rax]
cmovc rsi, rbx
adc r8, 0
cmovs r9, r13
lea r11, [r9-1]
sarx r14, r9, r15
vpermq zmm29, zmmword ptr [rdi+704], 0xee
vpmuldq zmm30, zmm8, zmm29
cmovs rcx, rbx
sub r12, r9
mov rax, rcx
xor rax, r14
sar rsi, 1
lea r8, [rsi+rax]
cmovc r8, rsi
adc r14, 0
cmovs r11, r12
sarx r13, r11, r15
lea rbx, [r11-1]
cmovs rcx, rsi
sub r10, r11
vpmuludq zmm31, zmm19, zmmword ptr [rdi+1856]
vpaddq zmm0, zmm23, zmm27
mov r9, -2
mov rax, rcx
xor rax, r13
sar r8, 1
mov r14, -2
vpaddq zmm1, zmm0, zmm28
vpaddq zmm2, zmm1, zmm30
vpaddq zmm4, zmm2, zmm31
vpaddq zmm3, zmm4, qword ptr [rdi+320]{1to8}
vpaddq zmm6, zmm3, zmm22
vpmuludq zmm13, zmm6, zmmword ptr [rdi+576]
vpandq zmm14, zmm13, zmm5
vshufi64x2 zmm15, zmm14, zmm14, 0x44
lea r12, [r8+rax]
cmovc r12, r8
adc r13, 0
cmovs rbx, r10
sarx rsi, rbx, r15
lea r11, [rbx-1]
vpmuludq zmm17, zmm15, zmmword ptr [rdi+1792]
cmovs rcx, r8
sub rbp, rbx
mov rax, rcx
xor rax, rsi
sar r12, 1
lea r13, [r12+rax]
cmovc r13, r12
adc rsi, 0
cmovs r11, rbp
sarx r10, r11, r15
lea r8, [r11-1]
cmovs rcx, r12
sub rdx, r11
vpaddq zmm18, zmm6, zmm17
vpsrlq zmm16, zmm18, 30
vpmuldq zmm20, zmm9, zmm26
vpandq zmm11, zmm18, zmm5
vshufi64x2 zmm21{k2}{z}, zmm11, zmm11, 0x0e
vpmuldq zmm24, zmm10, zmm29
mov rbx, -2
mov rax, rcx
xor rax, r10
sar r13, 1
vpermq zmm12, zmmword ptr [rdi+768], 0x44
vpmuldq zmm23, zmm7, zmm12
mov rsi, -2
vpermq zmm27, zmmword ptr [rdi+768], 0xee
vpmuldq zmm0, zmm8, zmm27
vpaddq zmm28, zmm20, zmm24
vpaddq zmm1, zmm28, zmm23
vpaddq zmm30, zmm1, zmm0
lea rbp, [r13+rax]
cmovc rbp, r13
adc r10, 0
cmovs r8, rdx
lea r12, [r8-1]
sarx r11, r8, r15
vpmuludq zmm2, zmm19, zmmword ptr [rdi+1920]
cmovs rcx, r13
sub r14, r8
mov rax, rcx
xor rax, r11
sar rbp, 1
lea r10, [rbp+rax]
cmovc r10, rbp
adc r11, 0
cmovs r12, r14
sarx rdx, r12, r15
lea r13, [r12-1]
vpmuludq zmm31, zmm15, zmmword ptr [rdi+1856]
cmovs rcx, rbp
sub r9, r12
vpaddq zmm4, zmm30, zmm2
vpaddq zmm3, zmm4, zmm31
mov r8, rcx
xor r8, rdx
sar r10, 1
vpaddq zmm22, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm22, zmm16
vpandq zmm14, zmm13, zmm5
vpsrlq zmm6, zmm13, 30
vpermq zmm17, zmmword ptr [rdi+832], 0x44
vpmuldq zmm26, zmm10, zmm27
vpmuldq zmm18, zmm9, zmm12
vpmuldq zmm11, zmm7, zmm17
vpermq zmm29, zmmword ptr [rdi+832], 0xee
lea rax, [r10+r8]
cmovc rax, r10
adc rdx, 0
cmovs r13, r9
sarx r11, r13, r15
lea r14, [r13-1]
cmovs rcx, r10
sub rsi, r13
mov rbp, rcx
xor rbp, r11
sar rax, 1
lea r12, [rax+rbp]
cmovc r12, rax
adc r11, 0
cmovs r14, rsi
sarx r8, r14, r15
lea rdx, [r14-1]
cmovs rcx, rax
sub rbx, r14
vpmuldq zmm20, zmm8, zmm29
vpaddq zmm24, zmm18, zmm26
vpaddq zmm28, zmm24, zmm11
vpaddq zmm23, zmm28, zmm20
vpmuludq zmm1, zmm15, zmmword ptr [rdi+1920]
mov r9, -2
vpmuludq zmm0, zmm19, zmmword ptr [rdi+1984]
vpaddq zmm30, zmm23, zmm0
mov r10, -2
mov r13, rcx
xor r13, r8
sar r12, 1
vpaddq zmm2, zmm30, zmm1
vpaddq zmm4, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm31, zmm4, zmm6
vpsrlq zmm3, zmm31, 30
vpandq zmm22, zmm31, zmm5
vmovdqa64 zmmword ptr [rdi+704], zmm22
lea rbp, [r12+r13]
cmovc rbp, r12
adc r8, 0
cmovs rdx, rbx
sarx r11, rdx, r15
lea rsi, [rdx-1]
vpmuldq zmm16, zmm10, zmm29
vpermq zmm13, zmmword ptr [rdi+896], 0xee
cmovs rcx, r12
mov rax, rbp
add rax, qword ptr [rdi-24]
mov r14, rcx
add r14, qword ptr [rdi-32]
mov r13, rbp
shl r13, 44
mov r8, rcx
shl r8, 45
mov rbx, rax
sar rbx, 21
sar rax, 42
mov r12, r14
sar r12, 20
sar r14, 41
add r13, qword ptr [rdi-8]
add r8, qword ptr [rdi-16]
imul rbx, qword ptr [rdi+72]
imul rax, qword ptr [rdi+88]
imul r12, qword ptr [rdi+72]
imul r14, qword ptr [rdi+88]
sub r10, rdx
lea rdx, [rbx+rax]
lea rbx, [r12+r14]
lea rax, [rdx+r13]
lea r12, [rbx+r8]
ror rax, 44
ror r12, 45
mov r14, r12
xor r14, r11
sar rax, 1
lea rdx, [rax+r14]
cmovc rdx, rax
vpmuldq zmm27, zmm9, zmm17
adc r11, 0
cmovs rsi, r10
vpermq zmm12, zmmword ptr [rdi+896], 0x44
sarx r13, rsi, r15
mov rbx, -2
vpmuldq zmm18, zmm7, zmm12
lea r8, [rsi-1]
vpaddq zmm26, zmm27, zmm16
mov r14, -2
vpaddq zmm24, zmm26, zmm18
vpmuldq zmm11, zmm8, zmm13
vpaddq zmm28, zmm24, zmm11
vpmuludq zmm20, zmm19, zmmword ptr [rdi+2048]
vpaddq zmm23, zmm28, zmm20
vpmuludq zmm0, zmm15, zmmword ptr [rdi+1984]
cmovs r12, rax
sub r9, rsi
vpaddq zmm30, zmm23, zmm0
vpaddq zmm1, zmm30, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm1, zmm3
mov r11, rcx
add r11, qword ptr [rdi-32]
sar r11, 41
vpandq zmm4, zmm2, zmm5
mov qword ptr [rdi+96], r11
vpmuldq zmm6, zmm9, zmm12
vmovdqa64 zmmword ptr [rdi+768], zmm4
mov r10, -2
lea rax, [rcx+524288]
mov rsi, r12
xor rsi, r13
sar rdx, 1
vpsrlq zmm31, zmm2, 30
mov r11, -2
vpmuldq zmm22, zmm10, zmm13
vpermq zmm29, zmmword ptr [rdi+960], 0x44
vpermq zmm17, zmmword ptr [rdi+960], 0xee
vpmuldq zmm27, zmm7, zmm29
vpaddq zmm16, zmm6, zmm22
lea rcx, [rdx+rsi]
cmovc rcx, rdx
adc r13, 0
cmovs r8, r9
sarx rsi, r8, r15
lea r13, [r8-1]
vpmuldq zmm26, zmm8, zmm17
cmovs r12, rdx
sub r14, r8
mov r9, r12
xor r9, rsi
sar rcx, 1
lea rdx, [rcx+r9]
cmovc rdx, rcx
adc rsi, 0
cmovs r13, r14
sarx r8, r13, r15
lea r9, [r13-1]
cmovs r12, rcx
sub rbx, r13
shl rax, 23
sar rax, 43
mov qword ptr [rdi+104], rax
mov rsi, rbp
add rsi, qword ptr [rdi-24]
sar rsi, 42
mov qword ptr [rdi+112], rsi
lea r14, [rbp+1048576]
shl r14, 22
sar r14, 43
mov qword ptr [rdi+120], r14
mov rcx, qword ptr [rdi+104]
imul rcx, qword ptr [rdi+64]
mov r13, qword ptr [rdi+96]
vpaddq zmm18, zmm16, zmm27
imul r13, qword ptr [rdi+80]
vpaddq zmm24, zmm18, zmm26
vpmuludq zmm11, zmm19, zmmword ptr [rdi+2112]
lea rax, [rcx+r13]
vpaddq zmm28, zmm24, zmm11
neg rax
sar rax, 20
mov qword ptr [rdi+128], rax
mov rsi, qword ptr [rdi+120]
vpmuludq zmm20, zmm15, zmmword ptr [rdi+2048]
mov rbp, -2
imul rsi, qword ptr [rdi+64]
vpaddq zmm23, zmm28, zmm20
mov r14, qword ptr [rdi+112]
mov rcx, r12
xor rcx, r8
sar rdx, 1
vpaddq zmm0, zmm23, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm0, zmm31
vpsrlq zmm1, zmm30, 30
vpandq zmm3, zmm30, zmm5
mov r13, -2
vmovdqa64 zmmword ptr [rdi+832], zmm3
vpmuldq zmm12, zmm9, zmm29
vpmuldq zmm4, zmm10, zmm17
lea rax, [rdx+rcx]
cmovc rax, rdx
adc r8, 0
cmovs r9, rbx
sarx rcx, r9, r15
lea r8, [r9-1]
vpermq zmm2, zmmword ptr [rdi+1024], 0x44
vpmuldq zmm13, zmm7, zmm2
cmovs r12, rdx
sub r11, r9
mov rbx, r12
xor rbx, rcx
sar rax, 1
lea rdx, [rax+rbx]
cmovc rdx, rax
adc rcx, 0
cmovs r8, r11
sarx r9, r8, r15
lea rbx, [r8-1]
cmovs r12, rax
sub r10, r8
imul r14, qword ptr [rdi+80]
lea rcx, [rsi+r14]
neg rcx
sar rcx, 20
mov qword ptr [rdi+136], rcx
mov r11, qword ptr [rdi+704]
shr r11, 10
mov rax, qword ptr [rdi+768]
shl rax, 20
lea r8, [r11+rax]
mov rsi, qword ptr [rdi+832]
shl rsi, 50
lea r14, [r8+rsi]
mov qword ptr [rdi+144], r14
vpermq zmm6, zmmword ptr [rdi+1024], 0xee
mov rcx, qword ptr [rdi+720]
shr rcx, 10
mov r11, qword ptr [rdi+784]
vpmuldq zmm22, zmm8, zmm6
mov rax, r12
xor rax, r9
shl r11, 20
vpaddq zmm16, zmm12, zmm4
lea r8, [rcx+r11]
mov rsi, qword ptr [rdi+848]
shl rsi, 50
mov r14, -2
lea rcx, [r8+rsi]
vpaddq zmm27, zmm16, zmm13
vpaddq zmm18, zmm27, zmm22
sar rdx, 1
mov qword ptr [rdi+152], rcx
mov r11, qword ptr [rdi+104]
vpmuludq zmm26, zmm19, zmmword ptr [rdi+2176]
vpaddq zmm24, zmm18, zmm26
mov r8, -2
vpmuludq zmm11, zmm15, zmmword ptr [rdi+2112]
vpaddq zmm28, zmm24, zmm11
vpaddq zmm20, zmm28, qword ptr [rdi+320]{1to8}
vpaddq zmm23, zmm20, zmm1
lea rsi, [rdx+rax]
cmovc rsi, rdx
adc r9, 0
cmovs rbx, r10
sarx rcx, rbx, r15
lea rax, [rbx-1]
cmovs r12, rdx
sub r13, rbx
mov r9, r12
xor r9, rcx
sar rsi, 1
lea r10, [rsi+r9]
cmovc r10, rsi
adc rcx, 0
cmovs rax, r13
sarx rdx, rax, r15
lea rbx, [rax-1]
vpandq zmm0, zmm23, zmm5
vpsrlq zmm31, zmm23, 30
cmovs r12, rsi
sub rbp, rax
imul r11, qword ptr [rdi+144]
mov r9, qword ptr [rdi+96]
imul r9, qword ptr [rdi+152]
lea rcx, [r11+r9]
mov r13, qword ptr [rdi+128]
sar r13, 20
sub r13, rcx
shl r13, 44
mov qword ptr [rdi+160], r13
mov rsi, qword ptr [rdi+120]
imul rsi, qword ptr [rdi+144]
mov rax, qword ptr [rdi+112]
imul rax, qword ptr [rdi+152]
vmovdqa64 zmmword ptr [rdi+896], zmm0
lea r11, [rsi+rax]
mov r9, qword ptr [rdi+136]
vpmuldq zmm30, zmm9, zmm2
sar r9, 20
mov rcx, -2
vpmuldq zmm3, zmm10, zmm6
sub r9, r11
shl r9, 44
vpermq zmm29, zmmword ptr [rdi+1088], 0x44
mov qword ptr [rdi+168], r9
vpermq zmm17, zmmword ptr [rdi+1088], 0xee
mov r13, r12
xor r13, rdx
sar r10, 1
vpmuldq zmm12, zmm7, zmm29
vpmuldq zmm4, zmm8, zmm17
mov rsi, -2
vpaddq zmm16, zmm30, zmm3
vpaddq zmm13, zmm16, zmm12
vpaddq zmm27, zmm13, zmm4
vpmuludq zmm22, zmm19, zmmword ptr [rdi+2240]
lea rax, [r10+r13]
cmovc rax, r10
adc rdx, 0
cmovs rbx, rbp
sarx r11, rbx, r15
lea r9, [rbx-1]
vpaddq zmm18, zmm27, zmm22
cmovs r12, r10
sub r8, rbx
mov r13, r12
xor r13, r11
sar rax, 1
lea rdx, [rax+r13]
cmovc rdx, rax
adc r11, 0
cmovs r9, r8
sarx rbp, r9, r15
lea r10, [r9-1]
cmovs r12, rax
sub r14, r9
vpmuludq zmm26, zmm15, zmmword ptr [rdi+2176]
vpaddq zmm24, zmm18, zmm26
vpaddq zmm11, zmm24, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm11, zmm31
vpsrlq zmm20, zmm28, 30
mov rbx, -2
mov r13, r12
xor r13, rbp
sar rdx, 1
vpandq zmm1, zmm28, zmm5
vmovdqa64 zmmword ptr [rdi+960], zmm1
vpmuldq zmm23, zmm9, zmm29
mov r11, -2
vpmuldq zmm0, zmm10, zmm17
vpermq zmm2, zmmword ptr [rdi+1152], 0x44
lea r8, [rdx+r13]
cmovc r8, rdx
adc rbp, 0
cmovs r10, r14
sarx rax, r10, r15
lea r9, [r10-1]
vpermq zmm6, zmmword ptr [rdi+1152], 0xee
vpmuldq zmm30, zmm7, zmm2
vpmuldq zmm3, zmm8, zmm6
cmovs r12, rdx
sub rsi, r10
mov r13, r12
xor r13, rax
sar r8, 1
lea rbp, [r8+r13]
cmovc rbp, r8
adc rax, 0
cmovs r9, rsi
sarx r14, r9, r15
lea rdx, [r9-1]
cmovs r12, r8
sub rcx, r9
vpaddq zmm16, zmm23, zmm0
vpaddq zmm12, zmm16, zmm30
vpaddq zmm13, zmm12, zmm3
vpmuludq zmm4, zmm19, zmmword ptr [rdi+2304]
vpaddq zmm27, zmm13, zmm4
mov r10, -2
vpmuludq zmm22, zmm15, zmmword ptr [rdi+2240]
mov r13, r12
xor r13, r14
sar rbp, 1
vpaddq zmm18, zmm27, zmm22
vpaddq zmm26, zmm18, qword ptr [rdi+320]{1to8}
mov rax, -2
vpaddq zmm24, zmm26, zmm20
vpsrlq zmm11, zmm24, 30
vpandq zmm31, zmm24, zmm5
vmovdqa64 zmmword ptr [rdi+1024], zmm31
vpmuldq zmm28, zmm9, zmm2
vpmuldq zmm1, zmm10, zmm6
lea rsi, [rbp+r13]
cmovc rsi, rbp
adc r14, 0
cmovs rdx, rcx
sarx r8, rdx, r15
lea r9, [rdx-1]
cmovs r12, rbp
sub r11, rdx
mov r13, r12
xor r13, r8
sar rsi, 1
lea r14, [rsi+r13]
cmovc r14, rsi
adc r8, 0
cmovs r9, r11
sarx rcx, r9, r15
lea rbp, [r9-1]
cmovs r12, rsi
sub rbx, r9
vpermq zmm29, zmmword ptr [rdi+1216], 0x44
vpermq zmm17, zmmword ptr [rdi+1216], 0xee
vpmuldq zmm23, zmm7, zmm29
vpmuldq zmm0, zmm8, zmm17
vpaddq zmm16, zmm28, zmm1
mov rdx, -2
vpaddq zmm30, zmm16, zmm23
vpaddq zmm12, zmm30, zmm0
mov r13, r12
xor r13, rcx
sar r14, 1
mov r8, -2
vpmuludq zmm3, zmm19, zmmword ptr [rdi+2368]
vpaddq zmm13, zmm12, zmm3
vpmuludq zmm4, zmm15, zmmword ptr [rdi+2304]
vpaddq zmm27, zmm13, zmm4
vpaddq zmm22, zmm27, qword ptr [rdi+320]{1to8}
lea r11, [r14+r13]
cmovc r11, r14
adc rcx, 0
cmovs rbp, rbx
sarx rsi, rbp, r15
lea r9, [rbp-1]
vpaddq zmm18, zmm22, zmm11
cmovs r12, r14
sub rax, rbp
mov r13, r12
xor r13, rsi
sar r11, 1
lea rcx, [r11+r13]
cmovc rcx, r11
adc rsi, 0
cmovs r9, rax
sarx rbx, r9, r15
lea r14, [r9-1]
cmovs r12, r11
sub r10, r9
vpsrlq zmm26, zmm18, 30
vpandq zmm20, zmm18, zmm5
vmovdqa64 zmmword ptr [rdi+1088], zmm20
vpmuldq zmm24, zmm9, zmm29
vpmuldq zmm31, zmm10, zmm17
mov rbp, -2
mov r13, r12
xor r13, rbx
sar rcx, 1
vpermq zmm2, zmmword ptr [rdi+1280], 0x44
vpermq zmm6, zmmword ptr [rdi+1280], 0xee
mov rsi, -2
vpmuldq zmm28, zmm7, zmm2
vpmuldq zmm1, zmm8, zmm6
vpaddq zmm16, zmm24, zmm31
vpaddq zmm23, zmm16, zmm28
vpaddq zmm30, zmm23, zmm1
lea rax, [rcx+r13]
cmovc rax, rcx
adc rbx, 0
cmovs r14, r10
sarx r11, r14, r15
lea r9, [r14-1]
vpmuludq zmm0, zmm19, zmmword ptr [rdi+2432]
cmovs r12, rcx
sub r8, r14
mov r13, r12
xor r13, r11
sar rax, 1
lea rbx, [rax+r13]
cmovc rbx, rax
adc r11, 0
cmovs r9, r8
sarx r10, r9, r15
lea rcx, [r9-1]
cmovs r12, rax
sub rdx, r9
vpaddq zmm12, zmm30, zmm0
vpmuludq zmm3, zmm15, zmmword ptr [rdi+2368]
vpaddq zmm13, zmm12, zmm3
vpaddq zmm4, zmm13, qword ptr [rdi+320]{1to8}
vpaddq zmm27, zmm4, zmm26
mov r14, r12
xor r14, r10
sar rbx, 1
vpsrlq zmm22, zmm27, 30
vpandq zmm11, zmm27, zmm5
vmovdqa64 zmmword ptr [rdi+1152], zmm11
vpmuldq zmm18, zmm9, zmm2
vpmuldq zmm20, zmm10, zmm6
vpermq zmm29, zmmword ptr [rdi+1344], 0x44
vpermq zmm17, zmmword ptr [rdi+1344], 0xee
lea r13, [rbx+r14]
cmovc r13, rbx
adc r10, 0
cmovs rcx, rdx
sarx r11, rcx, r15
lea r8, [rcx-1]
vpmuldq zmm24, zmm7, zmm29
cmovs r12, rbx
sub rsi, rcx
mov rax, r12
xor rax, r11
sar r13, 1
lea r9, [r13+rax]
cmovc r9, r13
adc r11, 0
cmovs r8, rsi
sarx r14, r8, r15
lea r10, [r8-1]
cmovs r12, r13
sub rbp, r8
vpmuldq zmm31, zmm8, zmm17
vpaddq zmm16, zmm18, zmm20
vpaddq zmm28, zmm16, zmm24
mov rdx, -2
vpaddq zmm23, zmm28, zmm31
vpmuludq zmm1, zmm19, zmmword ptr [rdi+2496]
vpaddq zmm30, zmm23, zmm1
mov rbx, -2
mov rcx, r12
xor rcx, r14
sar r9, 1
vpmuludq zmm0, zmm15, zmmword ptr [rdi+2432]
vpaddq zmm12, zmm30, zmm0
vpaddq zmm3, zmm12, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm3, zmm22
vpsrlq zmm4, zmm13, 30
vpandq zmm26, zmm13, zmm5
lea rax, [r9+rcx]
cmovc rax, r9
adc r14, 0
cmovs r10, rbp
sarx r11, r10, r15
lea rsi, [r10-1]
vmovdqa64 zmmword ptr [rdi+1216], zmm26
cmovs r12, r9
mov r13, r12
add r13, qword ptr [rdi-32]
sar r13, 41
mov qword ptr [rdi+176], r13
mov r8, rax
add r8, qword ptr [rdi-24]
mov rcx, r12
add rcx, qword ptr [rdi-32]
lea r14, [r12+524288]
mov rbp, rax
shl rbp, 44
shl r12, 45
mov r9, r8
sar r9, 21
sar r8, 42
shl r14, 23
mov r13, rcx
sar r13, 20
sar rcx, 41
add rbp, qword ptr [rdi-8]
add r12, qword ptr [rdi-16]
sar r14, 43
imul r9, qword ptr [rdi+160]
imul r8, qword ptr [rdi+168]
imul r13, qword ptr [rdi+160]
imul rcx, qword ptr [rdi+168]
mov qword ptr [rdi+184], r14
mov r14, rax
add r14, qword ptr [rdi-24]
sar r14, 42
mov qword ptr [rdi+192], r14
lea r14, [rax+1048576]
sub rbx, r10
lea rax, [r9+r8]
lea r10, [r13+rcx]
shl r14, 22
sar r14, 43
lea r9, [rax+rbp]
lea r8, [r10+r12]
mov qword ptr [rdi+200], r14
mov r13, qword ptr [rdi+184]
ror r9, 44
ror r8, 45
imul r13, qword ptr [rdi+104]
mov rcx, qword ptr [rdi+176]
mov rax, r8
xor rax, r11
imul rcx, qword ptr [rdi+120]
lea rbp, [r13+rcx]
sar r9, 1
lea r10, [r9+rax]
cmovc r10, r9
vpmuldq zmm27, zmm9, zmm29
mov qword ptr [rdi-112], rbp
adc r11, 0
cmovs rsi, rbx
mov r12, qword ptr [rdi+184]
vpmuldq zmm11, zmm10, zmm17
sarx r14, rsi, r15
vpermq zmm2, zmmword ptr [rdi+1408], 0x44
mov r13, -2
vpermq zmm6, zmmword ptr [rdi+1408], 0xee
vpmuldq zmm18, zmm7, zmm2
lea rcx, [rsi-1]
vpmuldq zmm20, zmm8, zmm6
mov rax, -2
vpaddq zmm16, zmm27, zmm11
vpaddq zmm24, zmm16, zmm18
vpaddq zmm28, zmm24, zmm20
vpmuludq zmm31, zmm19, zmmword ptr [rdi+2560]
cmovs r8, r9
sub rdx, rsi
imul r12, qword ptr [rdi+96]
mov rbp, qword ptr [rdi+176]
imul rbp, qword ptr [rdi+112]
lea r11, [r12+rbp]
mov qword ptr [rdi-104], r11
mov rbx, qword ptr [rdi+200]
imul rbx, qword ptr [rdi+104]
mov r9, qword ptr [rdi+192]
imul r9, qword ptr [rdi+120]
vpaddq zmm23, zmm28, zmm31
lea rsi, [rbx+r9]
vpmuludq zmm1, zmm15, zmmword ptr [rdi+2496]
mov qword ptr [rdi-96], rsi
vpaddq zmm30, zmm23, zmm1
mov r12, qword ptr [rdi+200]
imul r12, qword ptr [rdi+96]
vpaddq zmm0, zmm30, qword ptr [rdi+320]{1to8}
mov rbp, qword ptr [rdi+192]
vpaddq zmm12, zmm0, zmm4
imul rbp, qword ptr [rdi+112]
vpsrlq zmm3, zmm12, 30
lea r11, [r12+rbp]
mov rbx, -2
vpandq zmm22, zmm12, zmm5
mov r9, r8
xor r9, r14
sar r10, 1
mov qword ptr [rdi-88], r11
vmovdqa64 zmmword ptr [rdi+1280], zmm22
mov rsi, qword ptr [rdi+184]
vpmuldq zmm13, zmm9, zmm2
mov r12, -2
vpmuldq zmm26, zmm10, zmm6
vpermq zmm29, zmmword ptr [rdi+1472], 0x44
vpermq zmm17, zmmword ptr [rdi+1472], 0xee
vpmuldq zmm27, zmm7, zmm29
vpmuldq zmm11, zmm8, zmm17
lea rbp, [r10+r9]
cmovc rbp, r10
adc r14, 0
cmovs rcx, rdx
sarx r11, rcx, r15
lea r9, [rcx-1]
cmovs r8, r10
sub rax, rcx
mov r14, r8
xor r14, r11
sar rbp, 1
lea rdx, [rbp+r14]
cmovc rdx, rbp
adc r11, 0
cmovs r9, rax
sarx r10, r9, r15
lea rcx, [r9-1]
cmovs r8, rbp
sub r13, r9
imul rsi, qword ptr [rdi+128]
mov r14, qword ptr [rdi+176]
imul r14, qword ptr [rdi+136]
lea r11, [rsi+r14]
neg r11
sar r11, 20
vpaddq zmm16, zmm13, zmm26
mov rax, qword ptr [rdi-112]
imul rax, qword ptr [rdi+144]
vpaddq zmm18, zmm16, zmm27
mov rbp, qword ptr [rdi-104]
vpaddq zmm24, zmm18, zmm11
imul rbp, qword ptr [rdi+152]
vpmuludq zmm20, zmm19, zmmword ptr [rdi+2624]
lea r9, [rax+rbp]
vpaddq zmm28, zmm24, zmm20
lea rsi, [r11+r9]
mov r14, -2
vpmuludq zmm31, zmm15, zmmword ptr [rdi+2560]
mov rax, r8
xor rax, r10
sar rdx, 1
mov qword ptr [rdi-80], rsi
vpaddq zmm23, zmm28, zmm31
vpaddq zmm1, zmm23, qword ptr [rdi+320]{1to8}
mov rbp, -2
vpaddq zmm30, zmm1, zmm3
vpsrlq zmm0, zmm30, 30
vpandq zmm4, zmm30, zmm5
vmovdqa64 zmmword ptr [rdi+1344], zmm4
vpmuldq zmm12, zmm9, zmm29
lea r11, [rdx+rax]
cmovc r11, rdx
adc r10, 0
cmovs rcx, r13
sarx r9, rcx, r15
lea rax, [rcx-1]
vpmuldq zmm22, zmm10, zmm17
cmovs r8, rdx
sub r12, rcx
mov r10, r8
xor r10, r9
sar r11, 1
lea r13, [r11+r10]
cmovc r13, r11
adc r9, 0
cmovs rax, r12
sarx rdx, rax, r15
lea rcx, [rax-1]
cmovs r8, r11
sub rbx, rax
sar rsi, 20
shl rsi, 44
mov qword ptr [rdi+208], rsi
mov r10, qword ptr [rdi+200]
imul r10, qword ptr [rdi+128]
mov r9, qword ptr [rdi+192]
imul r9, qword ptr [rdi+136]
lea r12, [r10+r9]
neg r12
vpermq zmm2, zmmword ptr [rdi+1536], 0x44
sar r12, 20
vpermq zmm6, zmmword ptr [rdi+1536], 0xee
mov r11, qword ptr [rdi-96]
vpmuldq zmm13, zmm7, zmm2
imul r11, qword ptr [rdi+144]
vpmuldq zmm26, zmm8, zmm6
mov rax, qword ptr [rdi-88]
vpaddq zmm16, zmm12, zmm22
mov rsi, -2
imul rax, qword ptr [rdi+152]
mov r10, r8
xor r10, rdx
sar r13, 1
vpaddq zmm27, zmm16, zmm13
lea r9, [r11+rax]
vpaddq zmm18, zmm27, zmm26
lea r11, [r12+r9]
mov rax, -2
vpmuludq zmm11, zmm19, zmmword ptr [rdi+2688]
mov qword ptr [rdi-72], r11
vpaddq zmm24, zmm18, zmm11
vpmuludq zmm20, zmm15, zmmword ptr [rdi+2624]
vpaddq zmm28, zmm24, zmm20
vpaddq zmm31, zmm28, qword ptr [rdi+320]{1to8}
lea r12, [r13+r10]
cmovc r12, r13
adc rdx, 0
cmovs rcx, rbx
sarx r9, rcx, r15
lea r10, [rcx-1]
vpaddq zmm23, zmm31, zmm0
cmovs r8, r13
sub rbp, rcx
mov rdx, r8
xor rdx, r9
sar r12, 1
lea rbx, [r12+rdx]
cmovc rbx, r12
adc r9, 0
cmovs r10, rbp
sarx r13, r10, r15
lea rcx, [r10-1]
cmovs r8, r12
sub r14, r10
sar r11, 20
shl r11, 44
mov qword ptr [rdi+216], r11
vpsrlq zmm1, zmm23, 30
vpandq zmm3, zmm23, zmm5
vmovdqa64 zmmword ptr [rdi+1408], zmm3
vpmuldq zmm30, zmm9, zmm2
vpmuldq zmm4, zmm10, zmm6
mov rdx, -2
mov r9, r8
xor r9, r13
sar rbx, 1
vpermq zmm29, zmmword ptr [rdi+1600], 0x44
vpermq zmm17, zmmword ptr [rdi+1600], 0xee
mov rbp, -2
vpmuldq zmm12, zmm7, zmm29
vpmuldq zmm22, zmm8, zmm17
vpaddq zmm16, zmm30, zmm4
vpaddq zmm13, zmm16, zmm12
vpaddq zmm27, zmm13, zmm22
lea r12, [rbx+r9]
cmovc r12, rbx
adc r13, 0
cmovs rcx, r14
sarx r10, rcx, r15
lea r11, [rcx-1]
vpmuludq zmm26, zmm19, zmmword ptr [rdi+2752]
cmovs r8, rbx
sub rax, rcx
mov r9, r8
xor r9, r10
sar r12, 1
lea r13, [r12+r9]
cmovc r13, r12
adc r10, 0
cmovs r11, rax
sarx r14, r11, r15
lea rbx, [r11-1]
cmovs r8, r12
sub rsi, r11
vpaddq zmm18, zmm27, zmm26
vpmuludq zmm11, zmm15, zmmword ptr [rdi+2688]
vpaddq zmm24, zmm18, zmm11
vpaddq zmm20, zmm24, qword ptr [rdi+320]{1to8}
vpaddq zmm28, zmm20, zmm1
mov rcx, -2
mov r9, r8
xor r9, r14
sar r13, 1
vpsrlq zmm31, zmm28, 30
vpandq zmm0, zmm28, zmm5
vmovdqa64 zmmword ptr [rdi+1472], zmm0
mov r10, -2
vpmuldq zmm23, zmm9, zmm29
vpmuldq zmm3, zmm10, zmm17
vpermq zmm2, zmmword ptr [rdi+1664], 0x44
vpermq zmm6, zmmword ptr [rdi+1664], 0xee
lea rax, [r13+r9]
cmovc rax, r13
adc r14, 0
cmovs rbx, rsi
sarx r12, rbx, r15
lea r11, [rbx-1]
vpmuldq zmm30, zmm7, zmm2
cmovs r8, r13
sub rbp, rbx
mov r9, r8
xor r9, r12
sar rax, 1
lea r14, [rax+r9]
cmovc r14, rax
adc r12, 0
cmovs r11, rbp
sarx rsi, r11, r15
lea r13, [r11-1]
cmovs r8, rax
sub rdx, r11
vpmuldq zmm4, zmm8, zmm6
vpaddq zmm16, zmm23, zmm3
vpaddq zmm12, zmm16, zmm30
vpaddq zmm13, zmm12, zmm4
vpmuludq zmm22, zmm19, zmmword ptr [rdi+2816]
mov rbx, -2
vpaddq zmm27, zmm13, zmm22
mov r9, r8
xor r9, rsi
sar r14, 1
vpmuludq zmm26, zmm15, zmmword ptr [rdi+2752]
vpaddq zmm18, zmm27, zmm26
mov r12, -2
vpaddq zmm11, zmm18, qword ptr [rdi+320]{1to8}
vpaddq zmm24, zmm11, zmm31
vpsrlq zmm20, zmm24, 30
vpandq zmm1, zmm24, zmm5
lea rbp, [r14+r9]
cmovc rbp, r14
adc rsi, 0
cmovs r13, rdx
sarx rax, r13, r15
lea r11, [r13-1]
vmovdqa64 zmmword ptr [rdi+1536], zmm1
cmovs r8, r14
sub r10, r13
mov r9, r8
xor r9, rax
sar rbp, 1
lea rsi, [rbp+r9]
cmovc rsi, rbp
adc rax, 0
cmovs r11, r10
sarx rdx, r11, r15
lea r14, [r11-1]
cmovs r8, rbp
sub rcx, r11
vpermq zmm28, zmmword ptr [rdi+1728], 0x44
vpmuldq zmm0, zmm9, zmm2
vpmuldq zmm29, zmm10, zmm6
vpermq zmm17, zmmword ptr [rdi+1728], 0xee
vpmuldq zmm23, zmm7, zmm28
mov r13, -2
vpaddq zmm3, zmm0, zmm29
vpmuldq zmm16, zmm8, zmm17
mov r9, r8
xor r9, rdx
sar rsi, 1
vpaddq zmm30, zmm3, zmm23
mov rax, -2
vpaddq zmm12, zmm30, zmm16
vpmuludq zmm4, zmm19, zmmword ptr [rdi+2880]
vpaddq zmm13, zmm12, zmm4
vpmuludq zmm22, zmm15, zmmword ptr [rdi+2816]
vpaddq zmm27, zmm13, zmm22
lea r10, [rsi+r9]
cmovc r10, rsi
adc rdx, 0
cmovs r14, rcx
sarx rbp, r14, r15
lea r11, [r14-1]
cmovs r8, rsi
sub r12, r14
mov r9, r8
xor r9, rbp
sar r10, 1
lea rdx, [r10+r9]
cmovc rdx, r10
adc rbp, 0
cmovs r11, r12
sarx rcx, r11, r15
lea rsi, [r11-1]
cmovs r8, r10
sub rbx, r11
vpaddq zmm26, zmm27, qword ptr [rdi+320]{1to8}
vpaddq zmm18, zmm26, zmm20
vpsrlq zmm11, zmm18, 30
vpandq zmm31, zmm18, zmm5
vmovdqa64 zmmword ptr [rdi+1600], zmm31
mov r14, -2
vpmuldq zmm24, zmm9, zmm28
mov r9, r8
xor r9, rcx
sar rdx, 1
vpmuldq zmm1, zmm10, zmm17
vpaddq zmm2, zmm24, zmm1
mov rbp, -2
vpmuludq zmm6, zmm15, zmmword ptr [rdi+2880]
vpaddq zmm7, zmm2, zmm6
vpaddq zmm0, zmm7, qword ptr [rdi+320]{1to8}
vpaddq zmm29, zmm0, zmm11
lea r12, [rdx+r9]
cmovc r12, rdx
adc rcx, 0
cmovs rsi, rbx
sarx r10, rsi, r15
lea r11, [rsi-1]
cmovs r8, rdx
sub rax, rsi
mov r9, r8
xor r9, r10
sar r12, 1
lea rcx, [r12+r9]
cmovc rcx, r12
adc r10, 0
cmovs r11, rax
sarx rbx, r11, r15
lea rdx, [r11-1]
cmovs r8, r12
sub r13, r11
vpaddq zmm8, zmm29, zmm25
vpandq zmm3, zmm8, zmm5
vmovdqa64 zmmword ptr [rdi+1664], zmm3
vpsrlq zmm23, zmm8, 30
vpaddq zmm30, zmm23, zmm21
vpaddq zmm16, zmm30, zmmword ptr [rdi+384]
mov rsi, r8
xor rsi, rbx
sar rcx, 1
vpsrlq zmm19, zmm16, 30
vpandq zmm12, zmm16, zmmword ptr [rdi+448]
vmovdqa64 zmmword ptr [rdi+1728], zmm12
vshufi64x2 zmm4{k3}{z}, zmm19, zmm19, 0x44
vpaddq zmm13, zmm14, zmmword ptr [rdi+512]
vpaddq zmm22, zmm13, zmm4
vmovdqa64 zmmword ptr [rdi+640], zmm22
lea r9, [rcx+rsi]
cmovc r9, rcx
adc rbx, 0
cmovs rdx, r13
sarx r10, rdx, r15
lea rax, [rdx-1]
cmovs r8, rcx
sub rbp, rdx
mov r12, r8
xor r12, r10
sar r9, 1
lea r11, [r9+r12]
cmovc r11, r9
adc r10, 0
cmovs rax, rbp
sarx rsi, rax, r15
lea rbx, [rax-1]
cmovs r8, r9
sub r14, rax
mov r13, r8
xor r13, rsi
sar r11, 1
lea rcx, [r11+r13]
cmovc rcx, r11
adc rsi, 0
cmovs rbx, r14
sarx rdx, rbx, r15
mov qword ptr [rdi-120], rcx
cmovs r8, r11
mov qword ptr [rdi-128], r8
mov r12, rcx
add r12, qword ptr [rdi-24]
mov r10, r8
add r10, qword ptr [rdi-32]
shl rcx, 44
shl r8, 45
mov rbp, r12
sar rbp, 21
sar r12, 42
mov r9, r10
sar r9, 20
sar r10, 41
add rcx, qword ptr [rdi-8]
add r8, qword ptr [rdi-16]
imul rbp, qword ptr [rdi+208]
imul r12, qword ptr [rdi+216]
imul r9, qword ptr [rdi+208]
imul r10, qword ptr [rdi+216]
lea rax, [rbp+r12]
lea r13, [r9+r10]
lea rsi, [rax+rcx]
lea r14, [r13+r8]
ror rsi, 44
ror r14, 45
mov rcx, r14
mov rax, rbx
mov rbx, rsi
mov rsi, rdx
mov rdx, rax
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
