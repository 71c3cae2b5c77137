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
// Length: 10 limbs of 30 bits; 1138 instructions a round, 720 for its steps (form: carry).
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
mov rax, qword ptr [rdi-128]
lea rbp, [rdx-1]
mov r8, qword ptr [rdi-120]
mov r9, -2
sub r9, rdx
mov r10, rax
add r10, qword ptr [rdi-32]
sar r10, 41
mov r11, rcx
xor r11, rsi
mov r12, -2
mov qword ptr [rdi+0], r10
lea r13, [rax+524288]
sar rbx, 1
lea r14, [rbx+r11]
cmovc r14, rbx
adc rsi, 0
cmovs rbp, r9
lea rdx, [rbp-1]
cmovs rcx, rbx
sub r12, rbp
shl r13, 23
sar r13, 43
mov qword ptr [rdi+8], r13
mov r10, -2
mov rax, r8
add rax, qword ptr [rdi-24]
sarx r11, rbp, r15
mov rsi, rcx
xor rsi, r11
sar rax, 42
sar r14, 1
lea r9, [r14+rsi]
cmovc r9, r14
adc r11, 0
cmovs rdx, r12
lea rbx, [rdx-1]
mov qword ptr [rdi+16], rax
lea r13, [r8+1048576]
mov rbp, -2
cmovs rcx, r14
sub r10, rdx
shl r13, 22
sar r13, 43
mov qword ptr [rdi+24], r13
mov rsi, qword ptr [rdi+8]
sarx r11, rdx, r15
mov r12, rcx
xor r12, r11
sar r9, 1
lea rax, [r9+r12]
cmovc rax, r9
adc r11, 0
cmovs rbx, r10
lea r8, [rbx-1]
cmovs rcx, r9
sub rbp, rbx
imul rsi, qword ptr [rdi-112]
mov r14, qword ptr [rdi+0]
imul r14, qword ptr [rdi-96]
sarx r13, rbx, r15
mov rdx, rcx
xor rdx, r13
sar rax, 1
lea r12, [rax+rdx]
cmovc r12, rax
adc r13, 0
cmovs r8, rbp
lea r11, [r8-1]
lea r10, [rsi+r14]
mov r9, -2
mov rbx, -2
cmovs rcx, rax
sub r9, r8
neg r10
mov qword ptr [rdi+32], r10
mov rdx, qword ptr [rdi+8]
imul rdx, qword ptr [rdi-104]
sarx r13, r8, r15
mov rbp, rcx
xor rbp, r13
sar r12, 1
lea rsi, [r12+rbp]
cmovc rsi, r12
adc r13, 0
cmovs r11, r9
lea r14, [r11-1]
cmovs rcx, r12
sub rbx, r11
mov rax, qword ptr [rdi+0]
imul rax, qword ptr [rdi-88]
lea r10, [rdx+rax]
neg r10
sarx r8, r11, r15
mov rbp, rcx
xor rbp, r8
sar rsi, 1
lea r13, [rsi+rbp]
cmovc r13, rsi
adc r8, 0
cmovs r14, rbx
lea r9, [r14-1]
mov qword ptr [rdi+40], r10
mov r12, -2
mov rdx, qword ptr [rdi+24]
mov rax, -2
cmovs rcx, rsi
sub r12, r14
imul rdx, qword ptr [rdi-112]
mov r11, qword ptr [rdi+16]
imul r11, qword ptr [rdi-96]
sarx rbp, r14, r15
mov r8, rcx
xor r8, rbp
sar r13, 1
lea rbx, [r13+r8]
cmovc rbx, r13
adc rbp, 0
cmovs r9, r12
lea r10, [r9-1]
lea rsi, [rdx+r11]
cmovs rcx, r13
sub rax, r9
neg rsi
mov r14, -2
mov qword ptr [rdi+48], rsi
mov r8, qword ptr [rdi+24]
sarx rbp, r9, r15
mov r12, rcx
xor r12, rbp
sar rbx, 1
lea rdx, [rbx+r12]
cmovc rdx, rbx
adc rbp, 0
cmovs r10, rax
lea r11, [r10-1]
mov r13, -2
sarx rsi, r10, r15
cmovs rcx, rbx
mov r9, rcx
xor r9, rsi
sub r14, r10
imul r8, qword ptr [rdi-104]
mov r12, qword ptr [rdi+16]
imul r12, qword ptr [rdi-88]
lea rbp, [r8+r12]
sar rdx, 1
lea rax, [rdx+r9]
cmovc rax, rdx
adc rsi, 0
cmovs r11, r14
lea rbx, [r11-1]
cmovs rcx, rdx
sub r13, r11
neg rbp
mov qword ptr [rdi+56], rbp
mov r10, qword ptr [rdi+8]
imul r10, qword ptr [rdi-80]
mov r8, qword ptr [rdi+0]
mov r12, -2
sarx r9, r11, r15
mov rsi, rcx
xor rsi, r9
sar rax, 1
lea r14, [rax+rsi]
cmovc r14, rax
adc r9, 0
cmovs rbx, r13
lea rdx, [rbx-1]
cmovs rcx, rax
sub r12, rbx
imul r8, qword ptr [rdi-72]
lea rbp, [r10+r8]
neg rbp
sar rbp, 20
shl rbp, 24
mov r11, -2
sarx rsi, rbx, r15
mov r9, rcx
xor r9, rsi
sar r14, 1
lea r13, [r14+r9]
cmovc r13, r14
adc rsi, 0
cmovs rdx, r12
lea rax, [rdx-1]
cmovs rcx, r14
sub r11, rdx
shr rbp, 24
mov qword ptr [rdi+64], rbp
shr rbp, 20
mov r10, -2
shl rbp, 44
sarx r8, rdx, r15
mov rbx, rcx
xor rbx, r8
sar r13, 1
lea r9, [r13+rbx]
cmovc r9, r13
adc r8, 0
cmovs rax, r11
lea rsi, [rax-1]
mov qword ptr [rdi+72], rbp
mov r12, qword ptr [rdi+24]
mov r14, -2
cmovs rcx, r13
sub r10, rax
imul r12, qword ptr [rdi-80]
mov rdx, qword ptr [rdi+16]
imul rdx, qword ptr [rdi-72]
sarx rbx, rax, r15
mov r8, rcx
xor r8, rbx
sar r9, 1
lea r11, [r9+r8]
cmovc r11, r9
adc rbx, 0
cmovs rsi, r10
lea rbp, [rsi-1]
lea r13, [r12+rdx]
cmovs rcx, r9
sub r14, rsi
neg r13
mov rax, -2
sar r13, 20
shl r13, 24
sarx r8, rsi, r15
mov rbx, rcx
xor rbx, r8
sar r11, 1
lea r10, [r11+rbx]
cmovc r10, r11
adc r8, 0
cmovs rbp, r14
lea r12, [rbp-1]
mov rdx, -2
vpbroadcastq zmm0, qword ptr [rdi+32]
vpbroadcastq zmm1, qword ptr [rdi+48]
vpblendmq zmm2{k1}, zmm0, zmm1
vpbroadcastq zmm3, qword ptr [rdi+40]
vpbroadcastq zmm4, qword ptr [rdi+256]
vpandq zmm5, zmm2, zmm4
vpermq zmm6, zmmword ptr [rdi+640], 0xee
vpbroadcastq zmm7, qword ptr [rdi+56]
vpblendmq zmm8{k1}, zmm3, zmm7
sarx r9, rbp, r15
vpsrlq zmm9, zmm2, 30
vpsrlq zmm10, zmm8, 30
vpermq zmm11, zmmword ptr [rdi+640], 0x44
vpmuldq zmm12, zmm5, zmm11
vpandq zmm13, zmm8, zmm4
vpmuldq zmm14, zmm13, zmm6
cmovs rcx, r11
mov rsi, rcx
xor rsi, r9
sub rax, rbp
shr r13, 24
mov qword ptr [rdi+80], r13
shr r13, 20
shl r13, 44
mov qword ptr [rdi+88], r13
sar r10, 1
lea rbx, [r10+rsi]
cmovc rbx, r10
adc r9, 0
cmovs r12, rax
lea r8, [r12-1]
cmovs rcx, r10
sub rdx, r12
mov r14, -2
vpaddq zmm15, zmm12, zmm14
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
sarx r11, r12, r15
mov rbp, rcx
xor rbp, r11
sar rbx, 1
lea r13, [rbx+rbp]
cmovc r13, rbx
adc r11, 0
cmovs r8, rdx
lea rsi, [r8-1]
vpandq zmm18, zmm17, zmm4
vshufi64x2 zmm19, zmm18, zmm18, 0x44
vpmuludq zmm20, zmm19, zmmword ptr [rdi+960]
vpaddq zmm21, zmm16, zmm20
mov r9, -2
vpsrlq zmm22, zmm21, 30
vpandq zmm23, zmm21, zmm4
vshufi64x2 zmm24{k2}{z}, zmm23, zmm23, 0x0e
vpmuldq zmm25, zmm9, zmm11
sarx rax, r8, r15
cmovs rcx, rbx
mov r10, rcx
xor r10, rax
sub r14, r8
sar r13, 1
lea r12, [r13+r10]
cmovc r12, r13
adc rax, 0
cmovs rsi, r14
lea rbp, [rsi-1]
vpermq zmm26, zmmword ptr [rdi+704], 0x44
vpmuludq zmm27, zmm19, zmmword ptr [rdi+1024]
vpermq zmm28, zmmword ptr [rdi+704], 0xee
vpmuldq zmm29, zmm10, zmm6
vpmuldq zmm30, zmm5, zmm26
vpaddq zmm31, zmm25, zmm29
vpaddq zmm0, zmm31, zmm30
cmovs rcx, r13
sub r9, rsi
vpmuldq zmm1, zmm13, zmm28
vpaddq zmm3, zmm0, zmm1
vpaddq zmm7, zmm3, zmm27
vpaddq zmm2, zmm7, qword ptr [rdi+320]{1to8}
vpaddq zmm8, zmm2, zmm22
mov r11, -2
vpmuludq zmm12, zmm8, zmmword ptr [rdi+576]
vpandq zmm14, zmm12, zmm4
vshufi64x2 zmm15, zmm14, zmm14, 0x44
vpmuludq zmm17, zmm15, zmmword ptr [rdi+960]
sarx rdx, rsi, r15
mov rbx, rcx
xor rbx, rdx
sar r12, 1
lea r8, [r12+rbx]
cmovc r8, r12
adc rdx, 0
cmovs rbp, r9
lea r10, [rbp-1]
vpmuldq zmm18, zmm9, zmm26
vpaddq zmm16, zmm8, zmm17
vpsrlq zmm20, zmm16, 30
vpandq zmm21, zmm16, zmm4
vshufi64x2 zmm23{k2}{z}, zmm21, zmm21, 0x0e
vpermq zmm11, zmmword ptr [rdi+768], 0xee
vpmuldq zmm6, zmm13, zmm11
vpmuldq zmm25, zmm10, zmm28
vpmuludq zmm29, zmm19, zmmword ptr [rdi+1088]
vpermq zmm31, zmmword ptr [rdi+768], 0x44
mov rax, -2
vpmuldq zmm30, zmm5, zmm31
cmovs rcx, r12
sub r11, rbp
vpaddq zmm0, zmm18, zmm25
vpaddq zmm1, zmm0, zmm30
sarx r14, rbp, r15
mov r13, rcx
xor r13, r14
sar r8, 1
lea rsi, [r8+r13]
cmovc rsi, r8
adc r14, 0
cmovs r10, r11
lea rbx, [r10-1]
vpaddq zmm3, zmm1, zmm6
vpaddq zmm27, zmm3, zmm29
cmovs rcx, r8
sub rax, r10
vpmuludq zmm7, zmm15, zmmword ptr [rdi+1024]
vpaddq zmm2, zmm27, zmm7
vpmuldq zmm22, zmm9, zmm31
vpaddq zmm12, zmm2, qword ptr [rdi+320]{1to8}
vpaddq zmm14, zmm12, zmm20
vpsrlq zmm26, zmm14, 30
vpandq zmm8, zmm14, zmm4
vpmuldq zmm17, zmm10, zmm11
vpermq zmm16, zmmword ptr [rdi+832], 0x44
vpermq zmm21, zmmword ptr [rdi+832], 0xee
vpmuldq zmm28, zmm5, zmm16
vpaddq zmm18, zmm22, zmm17
vpmuldq zmm25, zmm13, zmm21
sarx rdx, r10, r15
mov r9, rcx
xor r9, rdx
sar rsi, 1
lea r12, [rsi+r9]
cmovc r12, rsi
adc rdx, 0
cmovs rbx, rax
lea rbp, [rbx-1]
cmovs rcx, rsi
mov r13, rcx
shl r13, 45
mov r14, rcx
add r14, qword ptr [rdi-32]
mov r11, r14
sar r11, 20
mov r8, r12
add r8, qword ptr [rdi-24]
mov r10, r8
sar r10, 21
imul r10, qword ptr [rdi+72]
sar r14, 41
add r13, qword ptr [rdi-16]
mov r9, r12
shl r9, 44
add r9, qword ptr [rdi-8]
imul r11, qword ptr [rdi+72]
imul r14, qword ptr [rdi+88]
sar r8, 42
imul r8, qword ptr [rdi+88]
lea rdx, [r10+r8]
lea rax, [r11+r14]
lea rsi, [rax+r13]
mov r10, -2
sub r10, rbx
vpmuludq zmm0, zmm19, zmmword ptr [rdi+1152]
lea r8, [rdx+r9]
ror r8, 44
ror rsi, 45
sarx r11, rbx, r15
mov r14, rsi
xor r14, r11
vpmuludq zmm30, zmm15, zmmword ptr [rdi+1088]
mov rax, -2
vpaddq zmm1, zmm18, zmm28
vpaddq zmm6, zmm1, zmm25
vpaddq zmm3, zmm6, zmm0
vpaddq zmm29, zmm3, zmm30
vpaddq zmm27, zmm29, qword ptr [rdi+320]{1to8}
vpaddq zmm7, zmm27, zmm26
vpsrlq zmm31, zmm7, 30
vpandq zmm2, zmm7, zmm4
vpmuldq zmm12, zmm9, zmm16
vpermq zmm20, zmmword ptr [rdi+896], 0x44
mov r13, rcx
add r13, qword ptr [rdi-32]
sar r13, 41
vpmuldq zmm14, zmm10, zmm21
sar r8, 1
lea rdx, [r8+r14]
cmovc rdx, r8
adc r11, 0
cmovs rbp, r10
lea r9, [rbp-1]
vpermq zmm11, zmmword ptr [rdi+896], 0xee
mov qword ptr [rdi+96], r13
lea rbx, [rcx+524288]
vpmuldq zmm22, zmm13, zmm11
vpaddq zmm17, zmm12, zmm14
vmovdqa64 zmmword ptr [rdi+704], zmm2
cmovs rsi, r8
sub rax, rbp
vpmuldq zmm18, zmm5, zmm20
vpaddq zmm28, zmm17, zmm18
vpaddq zmm1, zmm28, zmm22
shl rbx, 23
vpmuludq zmm25, zmm19, zmmword ptr [rdi+1216]
vpaddq zmm6, zmm1, zmm25
sar rbx, 43
mov qword ptr [rdi+104], rbx
vpmuludq zmm0, zmm15, zmmword ptr [rdi+1152]
vpaddq zmm3, zmm6, zmm0
vpaddq zmm30, zmm3, qword ptr [rdi+320]{1to8}
mov r14, -2
vpaddq zmm29, zmm30, zmm31
sarx r11, rbp, r15
mov r10, rsi
xor r10, r11
sar rdx, 1
lea r13, [rdx+r10]
cmovc r13, rdx
adc r11, 0
cmovs r9, rax
lea rcx, [r9-1]
vpmuldq zmm27, zmm10, zmm11
vpmuldq zmm26, zmm9, zmm20
vpandq zmm7, zmm29, zmm4
vpsrlq zmm16, zmm29, 30
vpaddq zmm21, zmm26, zmm27
mov r8, -2
vmovdqa64 zmmword ptr [rdi+768], zmm7
sarx rbx, r9, r15
vpmuludq zmm13, zmm15, zmmword ptr [rdi+1216]
vpaddq zmm12, zmm21, zmm13
vpaddq zmm14, zmm12, qword ptr [rdi+320]{1to8}
vpaddq zmm2, zmm14, zmm16
vpaddq zmm5, zmm2, zmm24
vpandq zmm17, zmm5, zmm4
cmovs rsi, rdx
mov rbp, rsi
xor rbp, rbx
sub r14, r9
mov r10, r12
add r10, qword ptr [rdi-24]
sar r10, 42
mov qword ptr [rdi+112], r10
lea r11, [r12+1048576]
shl r11, 22
sar r11, 43
sar r13, 1
lea rax, [r13+rbp]
cmovc rax, r13
adc rbx, 0
cmovs rcx, r14
lea rdx, [rcx-1]
mov qword ptr [rdi+120], r11
vpsrlq zmm18, zmm5, 30
mov r9, qword ptr [rdi+104]
cmovs rsi, r13
sub r8, rcx
imul r9, qword ptr [rdi+64]
vpaddq zmm28, zmm18, zmm23
vmovdqa64 zmmword ptr [rdi+832], zmm17
mov r10, qword ptr [rdi+96]
imul r10, qword ptr [rdi+80]
mov r12, -2
vpaddq zmm22, zmm28, zmmword ptr [rdi+384]
vpsrlq zmm19, zmm22, 30
vpandq zmm1, zmm22, zmmword ptr [rdi+448]
vmovdqa64 zmmword ptr [rdi+896], zmm1
vshufi64x2 zmm25{k3}{z}, zmm19, zmm19, 0x44
lea rbp, [r9+r10]
vpaddq zmm6, zmm8, zmmword ptr [rdi+512]
vpaddq zmm0, zmm6, zmm25
vmovdqa64 zmmword ptr [rdi+640], zmm0
sarx rbx, rcx, r15
mov r14, rsi
xor r14, rbx
sar rax, 1
lea r11, [rax+r14]
cmovc r11, rax
adc rbx, 0
cmovs rdx, r8
lea r13, [rdx-1]
mov r9, -2
cmovs rsi, rax
sub r12, rdx
neg rbp
sar rbp, 20
mov qword ptr [rdi+128], rbp
mov r10, qword ptr [rdi+120]
imul r10, qword ptr [rdi+64]
mov rcx, qword ptr [rdi+112]
imul rcx, qword ptr [rdi+80]
lea r14, [r10+rcx]
neg r14
sar r14, 20
mov qword ptr [rdi+136], r14
mov rbx, qword ptr [rdi+704]
mov r8, -2
sarx rax, rdx, r15
mov rbp, rsi
xor rbp, rax
sar r11, 1
lea r10, [r11+rbp]
cmovc r10, r11
adc rax, 0
cmovs r13, r12
lea rcx, [r13-1]
cmovs rsi, r11
sub r9, r13
sarx r14, r13, r15
mov rdx, rsi
xor rdx, r14
sar r10, 1
lea rbp, [r10+rdx]
cmovc rbp, r10
adc r14, 0
cmovs rcx, r9
lea rax, [rcx-1]
mov r12, -2
cmovs rsi, r10
sub r8, rcx
shr rbx, 10
mov r11, qword ptr [rdi+768]
shl r11, 20
lea r13, [rbx+r11]
mov rdx, qword ptr [rdi+832]
shl rdx, 50
lea r14, [r13+rdx]
mov qword ptr [rdi+144], r14
mov r9, qword ptr [rdi+720]
shr r9, 10
mov r10, qword ptr [rdi+784]
shl r10, 20
sarx rbx, rcx, r15
mov r11, rsi
xor r11, rbx
sar rbp, 1
lea r13, [rbp+r11]
cmovc r13, rbp
adc rbx, 0
cmovs rax, r8
lea rdx, [rax-1]
cmovs rsi, rbp
sub r12, rax
sarx r14, rax, r15
mov rcx, rsi
xor rcx, r14
sar r13, 1
lea r11, [r13+rcx]
cmovc r11, r13
adc r14, 0
cmovs rdx, r12
lea rbx, [rdx-1]
lea r8, [r9+r10]
mov rbp, -2
mov rax, qword ptr [rdi+848]
mov rcx, -2
cmovs rsi, r13
sub rbp, rdx
shl rax, 50
lea r14, [r8+rax]
mov qword ptr [rdi+152], r14
mov r12, qword ptr [rdi+104]
imul r12, qword ptr [rdi+144]
mov r9, qword ptr [rdi+96]
imul r9, qword ptr [rdi+152]
lea r10, [r12+r9]
sarx r13, rdx, r15
mov r8, rsi
xor r8, r13
sar r11, 1
lea rax, [r11+r8]
cmovc rax, r11
adc r13, 0
cmovs rbx, rbp
lea r14, [rbx-1]
cmovs rsi, r11
sub rcx, rbx
mov r12, qword ptr [rdi+128]
sar r12, 20
sub r12, r10
shl r12, 44
sarx r9, rbx, r15
mov rdx, rsi
xor rdx, r9
sar rax, 1
lea r8, [rax+rdx]
cmovc r8, rax
adc r9, 0
cmovs r14, rcx
lea r13, [r14-1]
mov qword ptr [rdi+160], r12
mov rbp, -2
mov r11, qword ptr [rdi+120]
mov r10, -2
cmovs rsi, rax
sub rbp, r14
imul r11, qword ptr [rdi+144]
mov rbx, qword ptr [rdi+112]
imul rbx, qword ptr [rdi+152]
lea rdx, [r11+rbx]
sarx r9, r14, r15
mov rcx, rsi
xor rcx, r9
sar r8, 1
lea r12, [r8+rcx]
cmovc r12, r8
adc r9, 0
cmovs r13, rbp
lea rax, [r13-1]
mov r11, qword ptr [rdi+136]
cmovs rsi, r8
sub r10, r13
sar r11, 20
sarx rbx, r13, r15
mov r14, rsi
xor r14, rbx
sub r11, rdx
shl r11, 44
sar r12, 1
lea rcx, [r12+r14]
cmovc rcx, r12
adc rbx, 0
cmovs rax, r10
lea r9, [rax-1]
mov qword ptr [rdi+168], r11
mov rbp, -2
cmovs rsi, r12
sub rbp, rax
mov r8, -2
sarx r13, rax, r15
mov rdx, rsi
xor rdx, r13
sar rcx, 1
lea r14, [rcx+rdx]
cmovc r14, rcx
adc r13, 0
cmovs r9, rbp
lea rbx, [r9-1]
cmovs rsi, rcx
sub r8, r9
sarx r10, r9, r15
mov r11, rsi
xor r11, r10
sar r14, 1
lea r12, [r14+r11]
cmovc r12, r14
adc r10, 0
cmovs rbx, r8
lea rax, [rbx-1]
mov rdx, -2
mov r13, -2
cmovs rsi, r14
sub rdx, rbx
sarx rbp, rbx, r15
mov rcx, rsi
xor rcx, rbp
sar r12, 1
lea r9, [r12+rcx]
cmovc r9, r12
adc rbp, 0
cmovs rax, rdx
lea r11, [rax-1]
cmovs rsi, r12
sub r13, rax
mov r10, -2
sarx r8, rax, r15
mov r14, rsi
xor r14, r8
sar r9, 1
lea rbx, [r9+r14]
cmovc rbx, r9
adc r8, 0
cmovs r11, r13
lea rcx, [r11-1]
mov rbp, -2
sarx rdx, r11, r15
cmovs rsi, r9
mov r12, rsi
xor r12, rdx
sub r10, r11
sar rbx, 1
lea rax, [rbx+r12]
cmovc rax, rbx
adc rdx, 0
cmovs rcx, r10
lea r14, [rcx-1]
cmovs rsi, rbx
sub rbp, rcx
mov r8, -2
sarx r13, rcx, r15
mov r9, rsi
xor r9, r13
sar rax, 1
lea r11, [rax+r9]
cmovc r11, rax
adc r13, 0
cmovs r14, rbp
lea r12, [r14-1]
mov rdx, -2
cmovs rsi, rax
sub r8, r14
sarx r10, r14, r15
mov rbx, rsi
xor rbx, r10
sar r11, 1
lea rcx, [r11+rbx]
cmovc rcx, r11
adc r10, 0
cmovs r12, r8
lea r9, [r12-1]
cmovs rsi, r11
sub rdx, r12
sarx r13, r12, r15
mov rbp, rsi
xor rbp, r13
sar rcx, 1
lea rax, [rcx+rbp]
cmovc rax, rcx
adc r13, 0
cmovs r9, rdx
lea r14, [r9-1]
mov rbx, -2
cmovs rsi, rcx
mov r10, rsi
shl r10, 45
mov r8, rax
add r8, qword ptr [rdi-24]
mov r11, r8
sar r11, 42
add r10, qword ptr [rdi-16]
sar r8, 21
imul r8, qword ptr [rdi+160]
mov r12, rax
shl r12, 44
add r12, qword ptr [rdi-8]
mov rbp, rsi
add rbp, qword ptr [rdi-32]
mov r13, rbp
sar r13, 41
sar rbp, 20
imul r11, qword ptr [rdi+168]
imul rbp, qword ptr [rdi+160]
imul r13, qword ptr [rdi+168]
lea rdx, [rbp+r13]
lea rcx, [rdx+r10]
ror rcx, 45
lea rbp, [r8+r11]
lea r13, [rbp+r12]
ror r13, 44
sub rbx, r9
sarx rdx, r9, r15
mov r10, rcx
xor r10, rdx
mov r8, -2
sar r13, 1
lea r11, [r13+r10]
cmovc r11, r13
adc rdx, 0
cmovs r14, rbx
lea rbp, [r14-1]
mov r12, -2
sarx r9, r14, r15
cmovs rcx, r13
sub r8, r14
mov r10, rsi
add r10, qword ptr [rdi-32]
sar r10, 41
mov qword ptr [rdi+176], r10
lea rdx, [rsi+524288]
shl rdx, 23
mov rbx, rcx
xor rbx, r9
sar r11, 1
lea r13, [r11+rbx]
cmovc r13, r11
adc r9, 0
cmovs rbp, r8
lea r14, [rbp-1]
mov r10, -2
cmovs rcx, r11
sub r12, rbp
sar rdx, 43
mov qword ptr [rdi+184], rdx
mov rsi, rax
add rsi, qword ptr [rdi-24]
sar rsi, 42
mov qword ptr [rdi+192], rsi
lea rbx, [rax+1048576]
sarx r9, rbp, r15
mov r8, rcx
xor r8, r9
sar r13, 1
lea r11, [r13+r8]
cmovc r11, r13
adc r9, 0
cmovs r14, r12
lea rdx, [r14-1]
cmovs rcx, r13
sub r10, r14
shl rbx, 22
sar rbx, 43
mov qword ptr [rdi+200], rbx
mov rsi, qword ptr [rdi+184]
mov rax, -2
sarx rbp, r14, r15
mov r8, rcx
xor r8, rbp
sar r11, 1
lea r9, [r11+r8]
cmovc r9, r11
adc rbp, 0
cmovs rdx, r10
lea r12, [rdx-1]
mov r13, -2
cmovs rcx, r11
sub rax, rdx
imul rsi, qword ptr [rdi+104]
mov rbx, qword ptr [rdi+176]
imul rbx, qword ptr [rdi+120]
sarx r14, rdx, r15
mov r8, rcx
xor r8, r14
sar r9, 1
lea rbp, [r9+r8]
cmovc rbp, r9
adc r14, 0
cmovs r12, rax
lea r10, [r12-1]
cmovs rcx, r9
sub r13, r12
lea r11, [rsi+rbx]
mov qword ptr [rdi-112], r11
mov rdx, qword ptr [rdi+184]
mov r8, -2
sarx r14, r12, r15
mov rax, rcx
xor rax, r14
sar rbp, 1
lea r9, [rbp+rax]
cmovc r9, rbp
adc r14, 0
cmovs r10, r13
lea rsi, [r10-1]
mov rbx, -2
cmovs rcx, rbp
sub r8, r10
imul rdx, qword ptr [rdi+96]
mov r11, qword ptr [rdi+176]
imul r11, qword ptr [rdi+112]
lea r12, [rdx+r11]
mov qword ptr [rdi-104], r12
mov rax, qword ptr [rdi+200]
imul rax, qword ptr [rdi+104]
mov r14, qword ptr [rdi+192]
imul r14, qword ptr [rdi+120]
sarx r13, r10, r15
mov rbp, rcx
xor rbp, r13
sar r9, 1
lea rdx, [r9+rbp]
cmovc rdx, r9
adc r13, 0
cmovs rsi, r8
lea r11, [rsi-1]
cmovs rcx, r9
sub rbx, rsi
lea r12, [rax+r14]
mov qword ptr [rdi-96], r12
mov r10, qword ptr [rdi+200]
sarx rbp, rsi, r15
mov r13, rcx
xor r13, rbp
sar rdx, 1
lea r8, [rdx+r13]
cmovc r8, rdx
adc rbp, 0
cmovs r11, rbx
lea r9, [r11-1]
mov rax, -2
mov r14, -2
cmovs rcx, rdx
sub rax, r11
imul r10, qword ptr [rdi+96]
mov r12, qword ptr [rdi+192]
imul r12, qword ptr [rdi+112]
lea rsi, [r10+r12]
mov qword ptr [rdi-88], rsi
sarx r13, r11, r15
mov rbp, rcx
xor rbp, r13
sar r8, 1
lea rbx, [r8+rbp]
cmovc rbx, r8
adc r13, 0
cmovs r9, rax
lea rdx, [r9-1]
cmovs rcx, r8
sub r14, r9
mov r10, qword ptr [rdi+184]
imul r10, qword ptr [rdi+128]
mov r12, qword ptr [rdi+176]
imul r12, qword ptr [rdi+136]
sarx rsi, r9, r15
mov r11, rcx
xor r11, rsi
sar rbx, 1
lea rbp, [rbx+r11]
cmovc rbp, rbx
adc rsi, 0
cmovs rdx, r14
lea r13, [rdx-1]
mov rax, -2
lea r8, [r10+r12]
mov r9, -2
cmovs rcx, rbx
sub rax, rdx
neg r8
sar r8, 20
mov r11, qword ptr [rdi-112]
imul r11, qword ptr [rdi+144]
sarx rsi, rdx, r15
mov r14, rcx
xor r14, rsi
mov r10, qword ptr [rdi-104]
imul r10, qword ptr [rdi+152]
sar rbp, 1
lea r12, [rbp+r14]
cmovc r12, rbp
adc rsi, 0
cmovs r13, rax
lea rbx, [r13-1]
cmovs rcx, rbp
sub r9, r13
lea rdx, [r11+r10]
lea r14, [r8+rdx]
mov rsi, -2
sarx rax, r13, r15
mov rbp, rcx
xor rbp, rax
sar r12, 1
lea r11, [r12+rbp]
cmovc r11, r12
adc rax, 0
cmovs rbx, r9
lea r10, [rbx-1]
mov qword ptr [rdi-80], r14
mov r8, -2
cmovs rcx, r12
sub rsi, rbx
sar r14, 20
shl r14, 44
mov qword ptr [rdi+208], r14
mov rdx, qword ptr [rdi+200]
sarx r13, rbx, r15
mov rbp, rcx
xor rbp, r13
sar r11, 1
lea rax, [r11+rbp]
cmovc rax, r11
adc r13, 0
cmovs r10, rsi
lea r9, [r10-1]
cmovs rcx, r11
sub r8, r10
imul rdx, qword ptr [rdi+128]
mov r12, qword ptr [rdi+192]
mov r14, -2
imul r12, qword ptr [rdi+136]
lea rbx, [rdx+r12]
sarx rbp, r10, r15
mov r13, rcx
xor r13, rbp
sar rax, 1
lea rsi, [rax+r13]
cmovc rsi, rax
adc rbp, 0
cmovs r9, r8
lea r11, [r9-1]
mov rdx, -2
cmovs rcx, rax
neg rbx
sub r14, r9
sar rbx, 20
mov r12, qword ptr [rdi-96]
imul r12, qword ptr [rdi+144]
mov r10, qword ptr [rdi-88]
imul r10, qword ptr [rdi+152]
sarx r13, r9, r15
mov rbp, rcx
xor rbp, r13
sar rsi, 1
lea r8, [rsi+rbp]
cmovc r8, rsi
adc r13, 0
cmovs r11, r14
lea rax, [r11-1]
cmovs rcx, rsi
sub rdx, r11
lea r9, [r12+r10]
lea rbp, [rbx+r9]
mov qword ptr [rdi-72], rbp
sarx r13, r11, r15
mov r14, rcx
xor r14, r13
sar r8, 1
lea rsi, [r8+r14]
cmovc rsi, r8
adc r13, 0
cmovs rax, rdx
lea r12, [rax-1]
mov r10, -2
mov rbx, -2
cmovs rcx, r8
sub r10, rax
sar rbp, 20
shl rbp, 44
mov qword ptr [rdi+216], rbp
sarx r9, rax, r15
mov r11, rcx
xor r11, r9
sar rsi, 1
lea r14, [rsi+r11]
cmovc r14, rsi
adc r9, 0
cmovs r12, r10
lea r13, [r12-1]
cmovs rcx, rsi
sub rbx, r12
mov rdx, -2
sarx r8, r12, r15
mov rbp, rcx
xor rbp, r8
sar r14, 1
lea rax, [r14+rbp]
cmovc rax, r14
adc r8, 0
cmovs r13, rbx
lea r11, [r13-1]
mov r9, -2
cmovs rcx, r14
sub rdx, r13
sarx r10, r13, r15
mov rsi, rcx
xor rsi, r10
sar rax, 1
lea r12, [rax+rsi]
cmovc r12, rax
adc r10, 0
cmovs r11, rdx
lea rbp, [r11-1]
sarx r8, r11, r15
cmovs rcx, rax
sub r9, r11
mov rbx, rcx
xor rbx, r8
sar r12, 1
lea r14, [r12+rbx]
cmovc r14, r12
adc r8, 0
cmovs rbp, r9
mov qword ptr [rdi-120], r14
sarx r13, rbp, r15
cmovs rcx, r12
mov rsi, rcx
add rsi, qword ptr [rdi-32]
mov r10, rcx
shl r10, 45
mov rdx, rsi
sar rdx, 41
mov rax, r14
shl rax, 44
add rax, qword ptr [rdi-8]
sar rsi, 20
add r14, qword ptr [rdi-24]
mov r11, r14
sar r11, 42
imul r11, qword ptr [rdi+216]
sar r14, 21
imul r14, qword ptr [rdi+208]
imul rdx, qword ptr [rdi+216]
imul rsi, qword ptr [rdi+208]
lea rbx, [r14+r11]
add r10, qword ptr [rdi-16]
lea r8, [rsi+rdx]
mov qword ptr [rdi-128], rcx
lea r9, [r8+r10]
ror r9, 45
lea r12, [rbx+rax]
ror r12, 44
mov rbx, r12
mov rcx, r9
mov rdx, rbp
mov rsi, r13
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
