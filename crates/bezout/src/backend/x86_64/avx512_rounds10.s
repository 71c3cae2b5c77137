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
// Length: 10 limbs of 30 bits; 1135 instructions a round, 720 for its steps (form: carry).
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
mov rbp, -2
sub rbp, rdx
mov r8, rcx
xor r8, rsi
mov r9, -2
lea r10, [rdx-1]
sar rbx, 1
lea r11, [rbx+r8]
cmovc r11, rbx
adc rsi, 0
cmovs r10, rbp
sarx r12, r10, r15
lea r13, [r10-1]
mov r14, -2
mov rdx, qword ptr [rdi-128]
mov r8, qword ptr [rdi-120]
cmovs rcx, rbx
sub rax, r10
mov rsi, rdx
add rsi, qword ptr [rdi-32]
sar rsi, 41
mov qword ptr [rdi+0], rsi
lea rbp, [rdx+524288]
shl rbp, 23
mov rbx, rcx
xor rbx, r12
sar rbp, 43
mov qword ptr [rdi+8], rbp
mov r10, r8
add r10, qword ptr [rdi-24]
sar r10, 42
mov qword ptr [rdi+16], r10
mov rsi, -2
sar r11, 1
lea rdx, [r8+1048576]
lea rbp, [r11+rbx]
cmovc rbp, r11
adc r12, 0
cmovs r13, rax
lea r10, [r13-1]
sarx r8, r13, r15
mov rbx, -2
mov r12, -2
cmovs rcx, r11
sub r9, r13
shl rdx, 22
sar rdx, 43
mov rax, rcx
xor rax, r8
sar rbp, 1
lea r11, [rbp+rax]
cmovc r11, rbp
adc r8, 0
cmovs r10, r9
lea r13, [r10-1]
sarx rax, r10, r15
mov qword ptr [rdi+24], rdx
mov r8, qword ptr [rdi+8]
mov r9, -2
cmovs rcx, rbp
sub r14, r10
imul r8, qword ptr [rdi-112]
mov rdx, qword ptr [rdi+0]
imul rdx, qword ptr [rdi-96]
lea rbp, [r8+rdx]
neg rbp
mov qword ptr [rdi+32], rbp
mov r10, qword ptr [rdi+8]
imul r10, qword ptr [rdi-104]
mov r8, qword ptr [rdi+0]
imul r8, qword ptr [rdi-88]
mov rdx, rcx
xor rdx, rax
lea rbp, [r10+r8]
neg rbp
mov qword ptr [rdi+40], rbp
sar r11, 1
mov r10, qword ptr [rdi+24]
lea r8, [r11+rdx]
cmovc r8, r11
adc rax, 0
cmovs r13, r14
sarx rbp, r13, r15
lea rdx, [r13-1]
cmovs rcx, r11
sub rbx, r13
mov rax, rcx
xor rax, rbp
sar r8, 1
lea r14, [r8+rax]
cmovc r14, r8
adc rbp, 0
cmovs rdx, rbx
sarx r11, rdx, r15
lea r13, [rdx-1]
cmovs rcx, r8
sub rsi, rdx
imul r10, qword ptr [rdi-112]
mov rax, qword ptr [rdi+16]
imul rax, qword ptr [rdi-96]
lea rbp, [r10+rax]
neg rbp
mov qword ptr [rdi+48], rbp
mov rbx, qword ptr [rdi+24]
imul rbx, qword ptr [rdi-104]
mov r8, qword ptr [rdi+16]
imul r8, qword ptr [rdi-88]
mov rdx, rcx
xor rdx, r11
mov r10, -2
lea rax, [rbx+r8]
neg rax
sar r14, 1
mov rbp, -2
mov qword ptr [rdi+56], rax
mov rbx, qword ptr [rdi+8]
lea r8, [r14+rdx]
cmovc r8, r14
adc r11, 0
cmovs r13, rsi
sarx rax, r13, r15
lea rdx, [r13-1]
cmovs rcx, r14
sub r9, r13
mov r11, rcx
xor r11, rax
sar r8, 1
lea rsi, [r8+r11]
cmovc rsi, r8
adc rax, 0
cmovs rdx, r9
lea r14, [rdx-1]
sarx r13, rdx, r15
cmovs rcx, r8
sub r12, rdx
imul rbx, qword ptr [rdi-80]
mov r11, qword ptr [rdi+0]
imul r11, qword ptr [rdi-72]
lea rax, [rbx+r11]
neg rax
mov r9, rcx
xor r9, r13
sar rax, 20
shl rax, 24
shr rax, 24
mov qword ptr [rdi+64], rax
shr rax, 20
shl rax, 44
mov qword ptr [rdi+72], rax
mov r8, qword ptr [rdi+24]
imul r8, qword ptr [rdi-80]
mov rdx, qword ptr [rdi+16]
imul rdx, qword ptr [rdi-72]
lea rbx, [r8+rdx]
sar rsi, 1
mov r11, -2
lea rax, [rsi+r9]
cmovc rax, rsi
adc r13, 0
cmovs r14, r12
sarx r8, r14, r15
lea rdx, [r14-1]
mov r9, -2
cmovs rcx, rsi
sub r10, r14
mov r13, rcx
xor r13, r8
sar rax, 1
lea r12, [rax+r13]
cmovc r12, rax
adc r8, 0
cmovs rdx, r10
lea rsi, [rdx-1]
sarx r14, rdx, r15
cmovs rcx, rax
sub rbp, rdx
neg rbx
sar rbx, 20
shl rbx, 24
shr rbx, 24
mov qword ptr [rdi+80], rbx
shr rbx, 20
shl rbx, 44
mov qword ptr [rdi+88], rbx
mov r13, rcx
xor r13, r14
vpbroadcastq zmm0, qword ptr [rdi+32]
sar r12, 1
mov r8, -2
vpbroadcastq zmm1, qword ptr [rdi+48]
mov r10, -2
vpblendmq zmm2{k1}, zmm0, zmm1
vpbroadcastq zmm3, qword ptr [rdi+40]
lea rax, [r12+r13]
cmovc rax, r12
adc r14, 0
cmovs rsi, rbp
sarx rdx, rsi, r15
lea rbx, [rsi-1]
vpbroadcastq zmm4, qword ptr [rdi+256]
vpandq zmm5, zmm2, zmm4
vpbroadcastq zmm6, qword ptr [rdi+56]
vpblendmq zmm7{k1}, zmm3, zmm6
mov r13, -2
cmovs rcx, r12
sub r11, rsi
mov r14, rcx
xor r14, rdx
sar rax, 1
lea rbp, [rax+r14]
cmovc rbp, rax
adc rdx, 0
cmovs rbx, r11
lea r12, [rbx-1]
sarx rsi, rbx, r15
cmovs rcx, rax
sub r9, rbx
mov r14, rcx
xor r14, rsi
sar rbp, 1
mov rdx, -2
vpsrlq zmm8, zmm2, 30
vpandq zmm9, zmm7, zmm4
vpermq zmm10, zmmword ptr [rdi+640], 0xee
vpsrlq zmm11, zmm7, 30
vpermq zmm12, zmmword ptr [rdi+640], 0x44
vpmuldq zmm13, zmm5, zmm12
lea r11, [rbp+r14]
cmovc r11, rbp
adc rsi, 0
cmovs r12, r9
sarx rax, r12, r15
lea rbx, [r12-1]
vpmuldq zmm14, zmm9, zmm10
vpaddq zmm15, zmm13, zmm14
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
mov r14, -2
cmovs rcx, rbp
sub r8, r12
mov rsi, rcx
xor rsi, rax
sar r11, 1
lea r9, [r11+rsi]
cmovc r9, r11
adc rax, 0
cmovs rbx, r8
lea rbp, [rbx-1]
sarx r12, rbx, r15
cmovs rcx, r11
sub r10, rbx
mov rsi, rcx
xor rsi, r12
sar r9, 1
vpandq zmm18, zmm17, zmm4
mov rax, -2
vshufi64x2 zmm19, zmm18, zmm18, 0x44
lea r8, [r9+rsi]
cmovc r8, r9
adc r12, 0
cmovs rbp, r10
sarx r11, rbp, r15
lea rbx, [rbp-1]
vpmuludq zmm20, zmm19, zmmword ptr [rdi+960]
vpaddq zmm21, zmm16, zmm20
vpsrlq zmm22, zmm21, 30
vpandq zmm23, zmm21, zmm4
vshufi64x2 zmm24{k2}{z}, zmm23, zmm23, 0x0e
vpmuldq zmm25, zmm8, zmm12
vpmuldq zmm26, zmm11, zmm10
vpermq zmm27, zmmword ptr [rdi+704], 0x44
mov rsi, -2
vpermq zmm28, zmmword ptr [rdi+704], 0xee
vpmuldq zmm29, zmm5, zmm27
cmovs rcx, r9
mov r12, rcx
xor r12, r11
sub rdx, rbp
sar r8, 1
lea r10, [r8+r12]
cmovc r10, r8
adc r11, 0
cmovs rbx, rdx
lea r9, [rbx-1]
sarx rbp, rbx, r15
cmovs rcx, r8
sub r13, rbx
mov r12, rcx
xor r12, rbp
sar r10, 1
mov r11, -2
lea rdx, [r10+r12]
cmovc rdx, r10
adc rbp, 0
cmovs r9, r13
sarx r8, r9, r15
lea rbx, [r9-1]
vpaddq zmm30, zmm25, zmm26
vpaddq zmm31, zmm30, zmm29
vpmuldq zmm0, zmm9, zmm28
vpmuludq zmm1, zmm19, zmmword ptr [rdi+1024]
cmovs rcx, r10
sub r14, r9
mov r12, rcx
xor r12, r8
sar rdx, 1
lea rbp, [rdx+r12]
cmovc rbp, rdx
adc r8, 0
cmovs rbx, r14
sarx r13, rbx, r15
lea r10, [rbx-1]
cmovs rcx, rdx
sub rax, rbx
mov r9, rcx
xor r9, r13
sar rbp, 1
vpaddq zmm3, zmm31, zmm0
vpaddq zmm6, zmm3, zmm1
vpaddq zmm2, zmm6, qword ptr [rdi+320]{1to8}
vpaddq zmm7, zmm2, zmm22
lea r12, [rbp+r9]
cmovc r12, rbp
adc r13, 0
cmovs r10, rax
sarx r8, r10, r15
lea r14, [r10-1]
vpmuludq zmm13, zmm7, zmmword ptr [rdi+576]
vpandq zmm14, zmm13, zmm4
vshufi64x2 zmm15, zmm14, zmm14, 0x44
vpmuludq zmm17, zmm15, zmmword ptr [rdi+960]
vpaddq zmm18, zmm7, zmm17
cmovs rcx, rbp
sub rsi, r10
mov rdx, rcx
xor rdx, r8
sar r12, 1
lea rbx, [r12+rdx]
cmovc rbx, r12
adc r8, 0
cmovs r14, rsi
sarx r9, r14, r15
lea r13, [r14-1]
cmovs rcx, r12
sub r11, r14
mov rax, rcx
xor rax, r9
sar rbx, 1
vpsrlq zmm16, zmm18, 30
vpandq zmm20, zmm18, zmm4
vpmuldq zmm21, zmm8, zmm27
mov rbp, -2
vshufi64x2 zmm23{k2}{z}, zmm20, zmm20, 0x0e
vpmuldq zmm12, zmm11, zmm28
vpermq zmm10, zmmword ptr [rdi+768], 0xee
mov r10, -2
lea rdx, [rbx+rax]
cmovc rdx, rbx
adc r9, 0
cmovs r13, r11
sarx r8, r13, r15
lea rsi, [r13-1]
cmovs rcx, rbx
mov r12, rcx
shl r12, 45
mov r14, rcx
add r14, qword ptr [rdi-32]
mov rax, r14
sar rax, 41
add r12, qword ptr [rdi-16]
imul rax, qword ptr [rdi+88]
sar r14, 20
mov r9, rdx
shl r9, 44
mov r11, rdx
add r11, qword ptr [rdi-24]
mov rbx, r11
sar rbx, 42
imul rbx, qword ptr [rdi+88]
sar r11, 21
imul r11, qword ptr [rdi+72]
add r9, qword ptr [rdi-8]
lea r11, [r11+rbx]
imul r14, qword ptr [rdi+72]
sub rbp, r13
lea rbx, [r14+rax]
lea r13, [rbx+r12]
lea r14, [r11+r9]
ror r14, 44
ror r13, 45
vpermq zmm25, zmmword ptr [rdi+768], 0x44
mov rax, r13
xor rax, r8
vpmuldq zmm26, zmm9, zmm10
vpmuldq zmm30, zmm5, zmm25
sar r14, 1
lea rbx, [r14+rax]
cmovc rbx, r14
adc r8, 0
cmovs rsi, rbp
vpaddq zmm29, zmm21, zmm12
lea r12, [rsi-1]
vpaddq zmm31, zmm29, zmm30
vpaddq zmm0, zmm31, zmm26
sarx r11, rsi, r15
vpmuludq zmm3, zmm19, zmmword ptr [rdi+1088]
vpaddq zmm1, zmm0, zmm3
mov r9, -2
mov rax, -2
mov r8, -2
cmovs r13, r14
sub r10, rsi
mov rbp, rcx
add rbp, qword ptr [rdi-32]
sar rbp, 41
mov qword ptr [rdi+96], rbp
lea r14, [rcx+524288]
shl r14, 23
sar r14, 43
mov qword ptr [rdi+104], r14
vpmuludq zmm6, zmm15, zmmword ptr [rdi+1024]
vpaddq zmm2, zmm1, zmm6
vpaddq zmm22, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm22, zmm16
mov rsi, r13
xor rsi, r11
sar rbx, 1
vpsrlq zmm14, zmm13, 30
vpermq zmm7, zmmword ptr [rdi+832], 0xee
mov rbp, -2
vpandq zmm17, zmm13, zmm4
vpmuldq zmm18, zmm8, zmm25
lea rcx, [rbx+rsi]
cmovc rcx, rbx
adc r11, 0
cmovs r12, r10
sarx r14, r12, r15
lea rsi, [r12-1]
vpermq zmm27, zmmword ptr [rdi+832], 0x44
vpmuldq zmm20, zmm5, zmm27
vpmuldq zmm28, zmm9, zmm7
mov r11, -2
vpmuldq zmm21, zmm11, zmm10
vpaddq zmm12, zmm18, zmm21
cmovs r13, rbx
sub rax, r12
mov r10, r13
xor r10, r14
sar rcx, 1
lea rbx, [rcx+r10]
cmovc rbx, rcx
adc r14, 0
cmovs rsi, rax
sarx r12, rsi, r15
lea r10, [rsi-1]
cmovs r13, rcx
sub r9, rsi
mov r14, rdx
add r14, qword ptr [rdi-24]
sar r14, 42
mov qword ptr [rdi+112], r14
lea rax, [rdx+1048576]
shl rax, 22
sar rax, 43
mov qword ptr [rdi+120], rax
mov rcx, qword ptr [rdi+104]
imul rcx, qword ptr [rdi+64]
mov rsi, qword ptr [rdi+96]
imul rsi, qword ptr [rdi+80]
lea r14, [rcx+rsi]
neg r14
sar r14, 20
mov qword ptr [rdi+128], r14
mov rdx, r13
xor rdx, r12
sar rbx, 1
mov rax, qword ptr [rdi+120]
lea rcx, [rbx+rdx]
cmovc rcx, rbx
adc r12, 0
cmovs r10, r9
lea rsi, [r10-1]
sarx r14, r10, r15
vpmuludq zmm29, zmm19, zmmword ptr [rdi+1152]
mov rdx, -2
vpaddq zmm30, zmm12, zmm20
vpaddq zmm31, zmm30, zmm28
vpaddq zmm26, zmm31, zmm29
vpmuludq zmm0, zmm15, zmmword ptr [rdi+1088]
vpaddq zmm3, zmm26, zmm0
vpaddq zmm1, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm6, zmm1, zmm14
vpsrlq zmm2, zmm6, 30
cmovs r13, rbx
sub rbp, r10
mov r12, r13
xor r12, r14
sar rcx, 1
lea r9, [rcx+r12]
cmovc r9, rcx
adc r14, 0
cmovs rsi, rbp
lea rbx, [rsi-1]
sarx r10, rsi, r15
cmovs r13, rcx
sub r8, rsi
imul rax, qword ptr [rdi+64]
mov r12, qword ptr [rdi+112]
imul r12, qword ptr [rdi+80]
lea r14, [rax+r12]
neg r14
sar r14, 20
mov qword ptr [rdi+136], r14
mov rbp, r13
xor rbp, r10
sar r9, 1
lea rcx, [r9+rbp]
cmovc rcx, r9
adc r10, 0
cmovs rbx, r8
lea rsi, [rbx-1]
sarx rax, rbx, r15
vpandq zmm22, zmm6, zmm4
mov r12, -2
vpermq zmm16, zmmword ptr [rdi+896], 0x44
vpmuldq zmm13, zmm8, zmm27
mov r14, -2
vpmuldq zmm25, zmm11, zmm7
vpermq zmm10, zmmword ptr [rdi+896], 0xee
vmovdqa64 zmmword ptr [rdi+704], zmm22
mov rbp, qword ptr [rdi+704]
vpmuldq zmm18, zmm9, zmm10
vpmuldq zmm21, zmm5, zmm16
vpaddq zmm12, zmm13, zmm25
vpaddq zmm20, zmm12, zmm21
vpaddq zmm30, zmm20, zmm18
cmovs r13, r9
sub rdx, rbx
shr rbp, 10
mov r10, r13
xor r10, rax
sar rcx, 1
lea r8, [rcx+r10]
cmovc r8, rcx
adc rax, 0
cmovs rsi, rdx
lea r9, [rsi-1]
sarx rbx, rsi, r15
cmovs r13, rcx
sub r11, rsi
mov r10, r13
xor r10, rbx
sar r8, 1
vpmuludq zmm28, zmm19, zmmword ptr [rdi+1216]
mov rax, -2
mov rdx, -2
vpaddq zmm31, zmm30, zmm28
lea rcx, [r8+r10]
cmovc rcx, r8
adc rbx, 0
cmovs r9, r11
lea rsi, [r9-1]
sarx r10, r9, r15
vpmuludq zmm29, zmm15, zmmword ptr [rdi+1152]
vpaddq zmm26, zmm31, zmm29
vpaddq zmm0, zmm26, qword ptr [rdi+320]{1to8}
vpaddq zmm3, zmm0, zmm2
vpsrlq zmm1, zmm3, 30
cmovs r13, r8
sub r14, r9
mov rbx, r13
xor rbx, r10
sar rcx, 1
lea r11, [rcx+rbx]
cmovc r11, rcx
adc r10, 0
cmovs rsi, r14
sarx r8, rsi, r15
lea r9, [rsi-1]
cmovs r13, rcx
sub r12, rsi
mov rbx, r13
xor rbx, r8
sar r11, 1
mov r10, -2
mov r14, -2
vpandq zmm14, zmm3, zmm4
vpmuldq zmm6, zmm8, zmm16
lea rcx, [r11+rbx]
cmovc rcx, r11
adc r8, 0
cmovs r9, r12
lea rsi, [r9-1]
sarx rbx, r9, r15
vmovdqa64 zmmword ptr [rdi+768], zmm14
mov r8, qword ptr [rdi+768]
vpmuldq zmm27, zmm11, zmm10
vpaddq zmm7, zmm6, zmm27
cmovs r13, r11
shl r8, 20
lea r12, [rbp+r8]
sub rax, r9
mov r11, r13
xor r11, rbx
sar rcx, 1
lea rbp, [rcx+r11]
cmovc rbp, rcx
adc rbx, 0
cmovs rsi, rax
sarx r8, rsi, r15
lea r9, [rsi-1]
cmovs r13, rcx
sub rdx, rsi
mov r11, r13
xor r11, r8
mov rbx, -2
sar rbp, 1
vpmuludq zmm22, zmm15, zmmword ptr [rdi+1216]
vpaddq zmm9, zmm7, zmm22
vpaddq zmm5, zmm9, qword ptr [rdi+320]{1to8}
vpaddq zmm13, zmm5, zmm1
lea rax, [rbp+r11]
cmovc rax, rbp
adc r8, 0
cmovs r9, rdx
sarx rcx, r9, r15
lea rsi, [r9-1]
mov r11, -2
vpaddq zmm25, zmm13, zmm24
vpandq zmm12, zmm25, zmm4
vpsrlq zmm21, zmm25, 30
vmovdqa64 zmmword ptr [rdi+832], zmm12
mov r8, qword ptr [rdi+832]
cmovs r13, rbp
shl r8, 50
lea rdx, [r12+r8]
mov qword ptr [rdi+144], rdx
mov rbp, qword ptr [rdi+720]
shr rbp, 10
mov r12, qword ptr [rdi+784]
shl r12, 20
lea r8, [rbp+r12]
mov rdx, qword ptr [rdi+848]
shl rdx, 50
lea rbp, [r8+rdx]
mov qword ptr [rdi+152], rbp
mov r12, qword ptr [rdi+104]
imul r12, qword ptr [rdi+144]
mov r8, qword ptr [rdi+96]
imul r8, qword ptr [rdi+152]
lea rdx, [r12+r8]
mov rbp, qword ptr [rdi+128]
sar rbp, 20
sub rbp, rdx
shl rbp, 44
mov qword ptr [rdi+160], rbp
mov r12, qword ptr [rdi+120]
imul r12, qword ptr [rdi+144]
mov r8, qword ptr [rdi+112]
imul r8, qword ptr [rdi+152]
lea rdx, [r12+r8]
mov rbp, qword ptr [rdi+136]
sar rbp, 20
sub rbp, rdx
shl rbp, 44
mov qword ptr [rdi+168], rbp
sub r14, r9
mov r12, r13
xor r12, rcx
sar rax, 1
lea r8, [rax+r12]
cmovc r8, rax
adc rcx, 0
cmovs rsi, r14
lea rdx, [rsi-1]
sarx rbp, rsi, r15
cmovs r13, rax
sub r10, rsi
vpaddq zmm20, zmm21, zmm23
mov r9, r13
xor r9, rbp
sar r8, 1
vpaddq zmm18, zmm20, zmmword ptr [rdi+384]
vpandq zmm19, zmm18, zmmword ptr [rdi+448]
vpsrlq zmm30, zmm18, 30
vmovdqa64 zmmword ptr [rdi+896], zmm19
mov r12, -2
vshufi64x2 zmm28{k3}{z}, zmm30, zmm30, 0x44
mov rcx, -2
vpaddq zmm31, zmm17, zmmword ptr [rdi+512]
vpaddq zmm29, zmm31, zmm28
lea r14, [r8+r9]
cmovc r14, r8
adc rbp, 0
cmovs rdx, r10
sarx rax, rdx, r15
lea rsi, [rdx-1]
vmovdqa64 zmmword ptr [rdi+640], zmm29
cmovs r13, r8
sub rbx, rdx
mov r9, r13
xor r9, rax
sar r14, 1
lea rbp, [r14+r9]
cmovc rbp, r14
adc rax, 0
cmovs rsi, rbx
lea r10, [rsi-1]
sarx r8, rsi, r15
cmovs r13, r14
sub r11, rsi
mov rdx, r13
xor rdx, r8
sar rbp, 1
mov r9, -2
mov rax, -2
lea rbx, [rbp+rdx]
cmovc rbx, rbp
adc r8, 0
cmovs r10, r11
sarx r14, r10, r15
lea rsi, [r10-1]
cmovs r13, rbp
sub r12, r10
mov rdx, r13
xor rdx, r14
sar rbx, 1
lea r8, [rbx+rdx]
cmovc r8, rbx
adc r14, 0
cmovs rsi, r12
sarx r11, rsi, r15
lea rbp, [rsi-1]
cmovs r13, rbx
sub rcx, rsi
mov r10, r13
xor r10, r11
sar r8, 1
lea rdx, [r8+r10]
cmovc rdx, r8
adc r11, 0
cmovs rbp, rcx
sarx r14, rbp, r15
lea r12, [rbp-1]
cmovs r13, r8
sub r9, rbp
mov rbx, r13
xor rbx, r14
sar rdx, 1
lea rsi, [rdx+rbx]
cmovc rsi, rdx
adc r14, 0
cmovs r12, r9
lea r10, [r12-1]
sarx r11, r12, r15
cmovs r13, rdx
sub rax, r12
mov rcx, r13
xor rcx, r11
sar rsi, 1
mov r8, -2
mov rbp, -2
lea rbx, [rsi+rcx]
cmovc rbx, rsi
adc r11, 0
cmovs r10, rax
sarx r14, r10, r15
lea r9, [r10-1]
cmovs r13, rsi
mov rdx, r13
add rdx, qword ptr [rdi-32]
sar rdx, 41
mov qword ptr [rdi+176], rdx
lea r12, [r13+524288]
shl r12, 23
sar r12, 43
mov rcx, r13
shl rcx, 45
mov r11, rbx
add r11, qword ptr [rdi-24]
mov rax, r11
sar rax, 42
add rcx, qword ptr [rdi-16]
sar r11, 21
imul r11, qword ptr [rdi+160]
mov qword ptr [rdi+184], r12
mov rsi, rbx
add rsi, qword ptr [rdi-24]
mov rdx, rbx
shl rdx, 44
add rdx, qword ptr [rdi-8]
add r13, qword ptr [rdi-32]
mov r12, r13
sar r12, 41
sar r13, 20
imul rax, qword ptr [rdi+168]
imul r13, qword ptr [rdi+160]
sar rsi, 42
mov qword ptr [rdi+192], rsi
lea rsi, [rbx+1048576]
imul r12, qword ptr [rdi+168]
shl rsi, 22
lea rbx, [r13+r12]
sar rsi, 43
mov qword ptr [rdi+200], rsi
mov r13, qword ptr [rdi+184]
lea r12, [rbx+rcx]
ror r12, 45
lea rsi, [r11+rax]
lea rbx, [rsi+rdx]
ror rbx, 44
sub r8, r10
imul r13, qword ptr [rdi+104]
mov rcx, qword ptr [rdi+176]
imul rcx, qword ptr [rdi+120]
lea r11, [r13+rcx]
mov qword ptr [rdi-112], r11
mov rax, qword ptr [rdi+184]
imul rax, qword ptr [rdi+96]
mov rsi, qword ptr [rdi+176]
imul rsi, qword ptr [rdi+112]
mov rdx, r12
xor rdx, r14
sar rbx, 1
lea r10, [rbx+rdx]
cmovc r10, rbx
adc r14, 0
cmovs r9, r8
lea r13, [rax+rsi]
mov qword ptr [rdi-104], r13
mov rcx, qword ptr [rdi+200]
lea r11, [r9-1]
sarx rdx, r9, r15
mov r14, -2
mov r8, -2
cmovs r12, rbx
sub rbp, r9
imul rcx, qword ptr [rdi+104]
mov rax, qword ptr [rdi+192]
imul rax, qword ptr [rdi+120]
lea rsi, [rcx+rax]
mov qword ptr [rdi-96], rsi
mov r13, qword ptr [rdi+200]
imul r13, qword ptr [rdi+96]
mov rbx, qword ptr [rdi+192]
imul rbx, qword ptr [rdi+112]
lea r9, [r13+rbx]
mov qword ptr [rdi-88], r9
mov rcx, r12
xor rcx, rdx
sar r10, 1
mov rax, qword ptr [rdi+184]
mov rsi, -2
mov r13, -2
lea rbx, [r10+rcx]
cmovc rbx, r10
adc rdx, 0
cmovs r11, rbp
sarx r9, r11, r15
lea rcx, [r11-1]
cmovs r12, r10
sub r14, r11
imul rax, qword ptr [rdi+128]
mov rdx, qword ptr [rdi+176]
imul rdx, qword ptr [rdi+136]
lea rbp, [rax+rdx]
mov r10, r12
xor r10, r9
sar rbx, 1
lea r11, [rbx+r10]
cmovc r11, rbx
adc r9, 0
cmovs rcx, r14
lea rax, [rcx-1]
sarx rdx, rcx, r15
cmovs r12, rbx
sub r8, rcx
neg rbp
sar rbp, 20
mov r10, qword ptr [rdi-112]
imul r10, qword ptr [rdi+144]
mov r9, qword ptr [rdi-104]
imul r9, qword ptr [rdi+152]
lea r14, [r10+r9]
lea rbx, [rbp+r14]
mov qword ptr [rdi-80], rbx
sar rbx, 20
shl rbx, 44
mov qword ptr [rdi+208], rbx
mov rcx, qword ptr [rdi+200]
imul rcx, qword ptr [rdi+128]
mov r10, qword ptr [rdi+192]
mov r9, -2
imul r10, qword ptr [rdi+136]
lea rbp, [rcx+r10]
neg rbp
sar rbp, 20
mov r14, r12
xor r14, rdx
sar r11, 1
mov rbx, qword ptr [rdi-96]
mov rcx, -2
lea r10, [r11+r14]
cmovc r10, r11
adc rdx, 0
cmovs rax, r8
lea r14, [rax-1]
sarx rdx, rax, r15
cmovs r12, r11
sub rsi, rax
mov r8, r12
xor r8, rdx
imul rbx, qword ptr [rdi+144]
mov r11, qword ptr [rdi-88]
imul r11, qword ptr [rdi+152]
sar r10, 1
lea rax, [r10+r8]
cmovc rax, r10
adc rdx, 0
cmovs r14, rsi
lea r8, [r14-1]
sarx rdx, r14, r15
lea rsi, [rbx+r11]
lea rbx, [rbp+rsi]
mov qword ptr [rdi-72], rbx
cmovs r12, r10
sub r13, r14
sar rbx, 20
shl rbx, 44
mov qword ptr [rdi+216], rbx
mov r11, r12
xor r11, rdx
sar rax, 1
mov rbp, -2
mov rsi, -2
lea r10, [rax+r11]
cmovc r10, rax
adc rdx, 0
cmovs r8, r13
sarx r14, r8, r15
lea rbx, [r8-1]
mov r11, -2
cmovs r12, rax
sub r9, r8
mov rdx, r12
xor rdx, r14
sar r10, 1
lea r13, [r10+rdx]
cmovc r13, r10
adc r14, 0
cmovs rbx, r9
lea rax, [rbx-1]
sarx r8, rbx, r15
cmovs r12, r10
sub rcx, rbx
mov rdx, r12
xor rdx, r8
sar r13, 1
mov r14, -2
lea r9, [r13+rdx]
cmovc r9, r13
adc r8, 0
cmovs rax, rcx
sarx r10, rax, r15
lea rbx, [rax-1]
cmovs r12, r13
sub rbp, rax
mov rdx, r12
xor rdx, r10
sar r9, 1
lea r8, [r9+rdx]
cmovc r8, r9
adc r10, 0
cmovs rbx, rbp
sarx rcx, rbx, r15
lea r13, [rbx-1]
cmovs r12, r9
sub rsi, rbx
mov rax, r12
xor rax, rcx
sar r8, 1
mov rdx, -2
mov r10, -2
lea rbp, [r8+rax]
cmovc rbp, r8
adc rcx, 0
cmovs r13, rsi
sarx r9, r13, r15
lea rbx, [r13-1]
mov rax, -2
cmovs r12, r8
sub r11, r13
mov rcx, r12
xor rcx, r9
sar rbp, 1
lea rsi, [rbp+rcx]
cmovc rsi, rbp
adc r9, 0
cmovs rbx, r11
sarx r8, rbx, r15
lea r13, [rbx-1]
cmovs r12, rbp
sub r14, rbx
mov rcx, r12
xor rcx, r8
sar rsi, 1
mov r9, -2
lea r11, [rsi+rcx]
cmovc r11, rsi
adc r8, 0
cmovs r13, r14
lea rbp, [r13-1]
sarx rbx, r13, r15
cmovs r12, rsi
sub r10, r13
mov rcx, r12
xor rcx, rbx
sar r11, 1
lea r8, [r11+rcx]
cmovc r8, r11
adc rbx, 0
cmovs rbp, r10
sarx r14, rbp, r15
lea rsi, [rbp-1]
cmovs r12, r11
sub rdx, rbp
mov r13, r12
xor r13, r14
mov rcx, -2
sar r8, 1
mov rbx, -2
lea r10, [r8+r13]
cmovc r10, r8
adc r14, 0
cmovs rsi, rdx
sarx r11, rsi, r15
lea rbp, [rsi-1]
cmovs r12, r8
sub rax, rsi
mov r13, r12
xor r13, r11
sar r10, 1
lea r14, [r10+r13]
cmovc r14, r10
adc r11, 0
cmovs rbp, rax
lea rdx, [rbp-1]
sarx r8, rbp, r15
cmovs r12, r10
sub r9, rbp
mov rsi, -2
mov r13, r12
xor r13, r8
sar r14, 1
mov r11, -2
lea rax, [r14+r13]
cmovc rax, r14
adc r8, 0
cmovs rdx, r9
sarx r10, rdx, r15
lea rbp, [rdx-1]
cmovs r12, r14
sub rcx, rdx
mov r13, r12
xor r13, r10
sar rax, 1
lea r8, [rax+r13]
cmovc r8, rax
adc r10, 0
cmovs rbp, rcx
lea r9, [rbp-1]
sarx r14, rbp, r15
cmovs r12, rax
sub rbx, rbp
mov rdx, r12
xor rdx, r14
sar r8, 1
lea r13, [r8+rdx]
cmovc r13, r8
adc r14, 0
cmovs r9, rbx
lea r10, [r9-1]
sarx rcx, r9, r15
cmovs r12, r8
mov rax, r12
xor rax, rcx
sub rsi, r9
sar r13, 1
lea rbp, [r13+rax]
cmovc rbp, r13
adc rcx, 0
cmovs r10, rsi
lea rdx, [r10-1]
sarx r14, r10, r15
cmovs r12, r13
sub r11, r10
mov rbx, r12
xor rbx, r14
sar rbp, 1
lea r8, [rbp+rbx]
cmovc r8, rbp
adc r14, 0
cmovs rdx, r11
sarx r9, rdx, r15
mov qword ptr [rdi-120], r8
cmovs r12, rbp
mov qword ptr [rdi-128], r12
mov rax, r12
add rax, qword ptr [rdi-32]
shl r12, 45
mov rcx, rax
sar rcx, 41
mov rsi, r8
shl rsi, 44
add rsi, qword ptr [rdi-8]
sar rax, 20
add r8, qword ptr [rdi-24]
mov r13, r8
sar r13, 42
imul r13, qword ptr [rdi+216]
sar r8, 21
imul r8, qword ptr [rdi+208]
imul rcx, qword ptr [rdi+216]
imul rax, qword ptr [rdi+208]
lea r10, [r8+r13]
add r12, qword ptr [rdi-16]
lea rbx, [rax+rcx]
lea r14, [rbx+r12]
ror r14, 45
lea r11, [r10+rsi]
ror r11, 44
mov rbx, r11
mov rcx, r14
mov rsi, r9
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
