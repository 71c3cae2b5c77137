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
mov r8, qword ptr [rdi-128]
mov r9, qword ptr [rdi-120]
mov r10, r8
add r10, qword ptr [rdi-32]
sar r10, 41
mov qword ptr [rdi+0], r10
lea r11, [r8+524288]
shl r11, 23
mov r12, -2
mov r13, -2
lea r14, [rdx-1]
sar r11, 43
mov qword ptr [rdi+8], r11
mov r10, r9
add r10, qword ptr [rdi-24]
sar r10, 42
mov qword ptr [rdi+16], r10
mov r8, -2
lea rdx, [r9+1048576]
shl rdx, 22
sar rdx, 43
mov qword ptr [rdi+24], rdx
mov r11, qword ptr [rdi+8]
imul r11, qword ptr [rdi-112]
mov r10, rcx
xor r10, rsi
sar rbx, 1
lea r9, [rbx+r10]
cmovc r9, rbx
adc rsi, 0
cmovs r14, rbp
lea rdx, [r14-1]
sarx r10, r14, r15
cmovs rcx, rbx
sub rax, r14
mov rsi, qword ptr [rdi+0]
imul rsi, qword ptr [rdi-96]
lea rbp, [r11+rsi]
neg rbp
mov qword ptr [rdi+32], rbp
mov rbx, qword ptr [rdi+8]
imul rbx, qword ptr [rdi-104]
mov r14, qword ptr [rdi+0]
imul r14, qword ptr [rdi-88]
lea r11, [rbx+r14]
neg r11
mov qword ptr [rdi+40], r11
mov rsi, -2
mov rbp, qword ptr [rdi+24]
imul rbp, qword ptr [rdi-112]
mov rbx, qword ptr [rdi+16]
mov r14, -2
mov r11, rcx
xor r11, r10
sar r9, 1
lea r11, [r9+r11]
cmovc r11, r9
adc r10, 0
cmovs rdx, rax
sarx r10, rdx, r15
lea rax, [rdx-1]
cmovs rcx, r9
sub r12, rdx
mov r9, rcx
xor r9, r10
sar r11, 1
lea rdx, [r11+r9]
cmovc rdx, r11
adc r10, 0
cmovs rax, r12
lea r9, [rax-1]
sarx r10, rax, r15
cmovs rcx, r11
sub r13, rax
imul rbx, qword ptr [rdi-96]
lea r12, [rbp+rbx]
neg r12
mov qword ptr [rdi+48], r12
mov r11, qword ptr [rdi+24]
imul r11, qword ptr [rdi-104]
mov rax, qword ptr [rdi+16]
imul rax, qword ptr [rdi-88]
lea rbp, [r11+rax]
neg rbp
mov rbx, -2
mov r12, rcx
xor r12, r10
sar rdx, 1
mov qword ptr [rdi+56], rbp
mov r11, qword ptr [rdi+8]
mov rax, -2
lea rbp, [rdx+r12]
cmovc rbp, rdx
adc r10, 0
cmovs r9, r13
sarx r12, r9, r15
lea r10, [r9-1]
cmovs rcx, rdx
sub r14, r9
mov r13, rcx
xor r13, r12
sar rbp, 1
lea rdx, [rbp+r13]
cmovc rdx, rbp
adc r12, 0
cmovs r10, r14
lea r9, [r10-1]
sarx r13, r10, r15
cmovs rcx, rbp
sub r8, r10
imul r11, qword ptr [rdi-80]
mov r12, qword ptr [rdi+0]
imul r12, qword ptr [rdi-72]
lea r14, [r11+r12]
neg r14
sar r14, 20
mov rbp, -2
shl r14, 24
shr r14, 24
mov qword ptr [rdi+64], r14
shr r14, 20
shl r14, 44
mov qword ptr [rdi+72], r14
mov r10, qword ptr [rdi+24]
imul r10, qword ptr [rdi-80]
mov r11, qword ptr [rdi+16]
imul r11, qword ptr [rdi-72]
lea r12, [r10+r11]
mov r14, rcx
xor r14, r13
sar rdx, 1
lea r10, [rdx+r14]
cmovc r10, rdx
adc r13, 0
cmovs r9, r8
sarx r11, r9, r15
lea r14, [r9-1]
cmovs rcx, rdx
sub rbx, r9
mov r13, rcx
xor r13, r11
sar r10, 1
lea r8, [r10+r13]
cmovc r8, r10
adc r11, 0
cmovs r14, rbx
lea rdx, [r14-1]
sarx r9, r14, r15
cmovs rcx, r10
sub rsi, r14
neg r12
sar r12, 20
shl r12, 24
shr r12, 24
mov qword ptr [rdi+80], r12
shr r12, 20
mov r13, rcx
xor r13, r9
sar r8, 1
vpbroadcastq zmm0, qword ptr [rdi+48]
mov r11, -2
mov rbx, -2
lea r10, [r8+r13]
cmovc r10, r8
adc r9, 0
cmovs rdx, rsi
sarx r14, rdx, r15
lea r13, [rdx-1]
vpbroadcastq zmm1, qword ptr [rdi+40]
vpbroadcastq zmm2, qword ptr [rdi+32]
vpblendmq zmm3{k1}, zmm2, zmm0
mov r9, -2
vpbroadcastq zmm4, qword ptr [rdi+256]
vpandq zmm5, zmm3, zmm4
vpsrlq zmm6, zmm3, 30
vpbroadcastq zmm7, qword ptr [rdi+56]
vpblendmq zmm8{k1}, zmm1, zmm7
cmovs rcx, r8
sub rbp, rdx
shl r12, 44
mov qword ptr [rdi+88], r12
mov rsi, rcx
xor rsi, r14
sar r10, 1
lea r8, [r10+rsi]
cmovc r8, r10
adc r14, 0
cmovs r13, rbp
lea rdx, [r13-1]
sarx r12, r13, r15
cmovs rcx, r10
sub rax, r13
vpermq zmm9, zmmword ptr [rdi+640], 0xee
mov rsi, -2
vpandq zmm10, zmm8, zmm4
vpsrlq zmm11, zmm8, 30
vpermq zmm12, zmmword ptr [rdi+640], 0x44
vpmuldq zmm13, zmm10, zmm9
vpmuldq zmm14, zmm5, zmm12
mov r14, rcx
xor r14, r12
sar r8, 1
mov rbp, -2
lea r10, [r8+r14]
cmovc r10, r8
adc r12, 0
cmovs rdx, rax
lea r13, [rdx-1]
sarx r14, rdx, r15
vpaddq zmm15, zmm14, zmm13
vpaddq zmm16, zmm15, qword ptr [rdi+288]{1to8}
vpmuludq zmm17, zmm16, zmmword ptr [rdi+576]
vpandq zmm18, zmm17, zmm4
vshufi64x2 zmm19, zmm18, zmm18, 0x44
vpmuludq zmm20, zmm19, zmmword ptr [rdi+960]
cmovs rcx, r8
sub r11, rdx
mov r12, rcx
xor r12, r14
sar r10, 1
lea rax, [r10+r12]
cmovc rax, r10
adc r14, 0
cmovs r13, r11
lea r8, [r13-1]
sarx rdx, r13, r15
cmovs rcx, r10
sub rbx, r13
mov r12, -2
vpaddq zmm21, zmm16, zmm20
vpandq zmm22, zmm21, zmm4
vpsrlq zmm23, zmm21, 30
vshufi64x2 zmm24{k2}{z}, zmm22, zmm22, 0x0e
vpermq zmm25, zmmword ptr [rdi+704], 0x44
vpmuldq zmm26, zmm6, zmm12
mov r14, -2
vpmuldq zmm27, zmm11, zmm9
mov r11, rcx
xor r11, rdx
sar rax, 1
lea r10, [rax+r11]
cmovc r10, rax
adc rdx, 0
cmovs r8, rbx
sarx r13, r8, r15
lea r11, [r8-1]
vpermq zmm28, zmmword ptr [rdi+704], 0xee
cmovs rcx, rax
sub rsi, r8
mov rdx, rcx
xor rdx, r13
sar r10, 1
lea rbx, [r10+rdx]
cmovc rbx, r10
adc r13, 0
cmovs r11, rsi
lea rax, [r11-1]
sarx r8, r11, r15
cmovs rcx, r10
sub r9, r11
mov rdx, -2
vpmuldq zmm29, zmm5, zmm25
vpmuludq zmm30, zmm19, zmmword ptr [rdi+1024]
vpaddq zmm31, zmm26, zmm27
vpaddq zmm2, zmm31, zmm29
vpmuldq zmm0, zmm10, zmm28
vpaddq zmm3, zmm2, zmm0
vpaddq zmm1, zmm3, zmm30
vpaddq zmm7, zmm1, qword ptr [rdi+320]{1to8}
vpaddq zmm8, zmm7, zmm23
vpmuludq zmm14, zmm8, zmmword ptr [rdi+576]
vpandq zmm13, zmm14, zmm4
mov r13, rcx
xor r13, r8
sar rbx, 1
lea rsi, [rbx+r13]
cmovc rsi, rbx
adc r8, 0
cmovs rax, r9
lea r10, [rax-1]
sarx r11, rax, r15
vshufi64x2 zmm15, zmm13, zmm13, 0x44
vpmuludq zmm17, zmm15, zmmword ptr [rdi+960]
vpaddq zmm18, zmm8, zmm17
vpsrlq zmm16, zmm18, 30
vpandq zmm20, zmm18, zmm4
vpmuldq zmm21, zmm6, zmm25
mov r13, -2
vpermq zmm22, zmmword ptr [rdi+768], 0xee
cmovs rcx, rbx
sub r12, rax
mov r8, rcx
xor r8, r11
sar rsi, 1
lea r9, [rsi+r8]
cmovc r9, rsi
adc r11, 0
cmovs r10, r12
lea rbx, [r10-1]
cmovs rcx, rsi
sub rbp, r10
sarx rax, r10, r15
vpmuldq zmm12, zmm10, zmm22
vpmuldq zmm9, zmm11, zmm28
vshufi64x2 zmm26{k2}{z}, zmm20, zmm20, 0x0e
vpermq zmm27, zmmword ptr [rdi+768], 0x44
mov r8, -2
mov r11, rcx
xor r11, rax
sar r9, 1
lea r12, [r9+r11]
cmovc r12, r9
adc rax, 0
cmovs rbx, rbp
sarx rsi, rbx, r15
lea r10, [rbx-1]
cmovs rcx, r9
sub rdx, rbx
mov r11, rcx
xor r11, rsi
sar r12, 1
lea rax, [r12+r11]
cmovc rax, r12
adc rsi, 0
cmovs r10, rdx
sarx rbp, r10, r15
lea r9, [r10-1]
cmovs rcx, r12
sub r14, r10
vpmuldq zmm31, zmm5, zmm27
vpaddq zmm29, zmm21, zmm9
vpaddq zmm2, zmm29, zmm31
vpaddq zmm0, zmm2, zmm12
vpmuludq zmm3, zmm19, zmmword ptr [rdi+1088]
vpaddq zmm30, zmm0, zmm3
vpermq zmm1, zmmword ptr [rdi+832], 0x44
vpmuldq zmm7, zmm6, zmm27
vpmuludq zmm23, zmm15, zmmword ptr [rdi+1024]
vpaddq zmm14, zmm30, zmm23
vpaddq zmm13, zmm14, qword ptr [rdi+320]{1to8}
mov rbx, rcx
xor rbx, rbp
sar rax, 1
lea r11, [rax+rbx]
cmovc r11, rax
adc rbp, 0
cmovs r9, r14
lea rsi, [r9-1]
sarx rdx, r9, r15
cmovs rcx, rax
sub r8, r9
mov r12, rcx
xor r12, rdx
sar r11, 1
lea r10, [r11+r12]
cmovc r10, r11
adc rdx, 0
cmovs rsi, r8
lea rbx, [rsi-1]
cmovs rcx, r11
sub r13, rsi
sarx rbp, rsi, r15
vpaddq zmm8, zmm13, zmm16
vpsrlq zmm17, zmm8, 30
mov r14, -2
vpandq zmm18, zmm8, zmm4
mov rax, -2
vpermq zmm25, zmmword ptr [rdi+832], 0xee
vpmuldq zmm28, zmm10, zmm25
vpmuldq zmm20, zmm5, zmm1
vpmuldq zmm21, zmm11, zmm22
vpaddq zmm9, zmm7, zmm21
mov r9, rcx
xor r9, rbp
sar r10, 1
mov r12, -2
vpmuludq zmm29, zmm19, zmmword ptr [rdi+1152]
lea rdx, [r10+r9]
cmovc rdx, r10
adc rbp, 0
cmovs rbx, r13
sarx r8, rbx, r15
lea r11, [rbx-1]
cmovs rcx, r10
mov rsi, rcx
shl rsi, 45
mov r9, rcx
add r9, qword ptr [rdi-32]
mov rbp, r9
sar rbp, 20
sar r9, 41
sub r14, rbx
add rsi, qword ptr [rdi-16]
mov r13, rdx
shl r13, 44
imul r9, qword ptr [rdi+88]
mov r10, rdx
add r10, qword ptr [rdi-24]
mov rbx, r10
sar rbx, 42
imul rbx, qword ptr [rdi+88]
sar r10, 21
imul r10, qword ptr [rdi+72]
add r13, qword ptr [rdi-8]
lea r10, [r10+rbx]
imul rbp, qword ptr [rdi+72]
lea rbx, [rbp+r9]
lea rbp, [rbx+rsi]
lea r9, [r10+r13]
ror r9, 44
ror rbp, 45
mov rbx, rbp
xor rbx, r8
sar r9, 1
lea rsi, [r9+rbx]
cmovc rsi, r9
adc r8, 0
cmovs r11, r14
lea r10, [r11-1]
cmovs rbp, r9
sub rax, r11
sarx r13, r11, r15
vpmuludq zmm31, zmm15, zmmword ptr [rdi+1088]
mov rbx, -2
vpaddq zmm2, zmm9, zmm20
vpaddq zmm12, zmm2, zmm28
vpaddq zmm0, zmm12, zmm29
vpaddq zmm3, zmm0, zmm31
mov r8, -2
vpaddq zmm27, zmm3, qword ptr [rdi+320]{1to8}
vpaddq zmm30, zmm27, zmm17
vpsrlq zmm23, zmm30, 30
vpmuldq zmm14, zmm6, zmm1
vpandq zmm13, zmm30, zmm4
vpermq zmm16, zmmword ptr [rdi+896], 0x44
vpermq zmm8, zmmword ptr [rdi+896], 0xee
vpmuldq zmm22, zmm10, zmm8
mov r14, -2
vmovdqa64 zmmword ptr [rdi+704], zmm13
vpmuldq zmm7, zmm11, zmm25
vpaddq zmm21, zmm14, zmm7
mov r9, rbp
xor r9, r13
sar rsi, 1
lea r11, [rsi+r9]
cmovc r11, rsi
adc r13, 0
cmovs r10, rax
sarx r9, r10, r15
lea r13, [r10-1]
vpmuldq zmm9, zmm5, zmm16
vpaddq zmm20, zmm21, zmm9
vpaddq zmm2, zmm20, zmm22
vpmuludq zmm28, zmm19, zmmword ptr [rdi+1216]
vpaddq zmm12, zmm2, zmm28
mov rax, -2
cmovs rbp, rsi
sub rbx, r10
mov rsi, rbp
xor rsi, r9
sar r11, 1
lea r10, [r11+rsi]
cmovc r10, r11
adc r9, 0
cmovs r13, rbx
lea rsi, [r13-1]
cmovs rbp, r11
sub r12, r13
sarx r9, r13, r15
mov rbx, -2
mov r11, rcx
add r11, qword ptr [rdi-32]
sar r11, 41
mov r13, rbp
xor r13, r9
sar r10, 1
lea r13, [r10+r13]
cmovc r13, r10
adc r9, 0
cmovs rsi, r12
lea r9, [rsi-1]
sarx r12, rsi, r15
vpmuldq zmm29, zmm6, zmm16
vpmuludq zmm0, zmm15, zmmword ptr [rdi+1152]
vpaddq zmm31, zmm12, zmm0
vpaddq zmm3, zmm31, qword ptr [rdi+320]{1to8}
vpaddq zmm27, zmm3, zmm23
vpsrlq zmm17, zmm27, 30
vpandq zmm1, zmm27, zmm4
vmovdqa64 zmmword ptr [rdi+768], zmm1
mov qword ptr [rdi+96], r11
lea r11, [rcx+524288]
mov rcx, -2
vpmuldq zmm30, zmm11, zmm8
vpaddq zmm10, zmm29, zmm30
cmovs rbp, r10
sub r14, rsi
mov r10, rbp
xor r10, r12
sar r13, 1
lea rsi, [r13+r10]
cmovc rsi, r13
adc r12, 0
cmovs r9, r14
lea r10, [r9-1]
sarx r12, r9, r15
cmovs rbp, r13
sub r8, r9
shl r11, 23
mov r14, rbp
xor r14, r12
sar rsi, 1
lea r13, [rsi+r14]
cmovc r13, rsi
adc r12, 0
cmovs r10, r8
lea r9, [r10-1]
sarx r14, r10, r15
vpmuludq zmm13, zmm15, zmmword ptr [rdi+1216]
vpaddq zmm25, zmm10, zmm13
vpaddq zmm14, zmm25, qword ptr [rdi+320]{1to8}
vpaddq zmm7, zmm14, zmm17
vpaddq zmm5, zmm7, zmm24
vpandq zmm21, zmm5, zmm4
vmovdqa64 zmmword ptr [rdi+832], zmm21
vpsrlq zmm9, zmm5, 30
mov r12, -2
vpaddq zmm20, zmm9, zmm26
cmovs rbp, rsi
sub rbx, r10
sar r11, 43
mov qword ptr [rdi+104], r11
mov r8, rbp
xor r8, r14
sar r13, 1
lea rsi, [r13+r8]
cmovc rsi, r13
adc r14, 0
cmovs r9, rbx
lea r10, [r9-1]
sarx r11, r9, r15
cmovs rbp, r13
sub rax, r9
mov r8, rdx
add r8, qword ptr [rdi-24]
sar r8, 42
mov qword ptr [rdi+112], r8
lea r14, [rdx+1048576]
shl r14, 22
sar r14, 43
mov qword ptr [rdi+120], r14
mov rbx, qword ptr [rdi+104]
imul rbx, qword ptr [rdi+64]
mov r13, qword ptr [rdi+96]
imul r13, qword ptr [rdi+80]
vpaddq zmm22, zmm20, zmmword ptr [rdi+384]
vpandq zmm19, zmm22, zmmword ptr [rdi+448]
vpsrlq zmm2, zmm22, 30
vmovdqa64 zmmword ptr [rdi+896], zmm19
vshufi64x2 zmm28{k3}{z}, zmm2, zmm2, 0x44
mov r9, -2
lea r8, [rbx+r13]
vpaddq zmm6, zmm18, zmmword ptr [rdi+512]
vpaddq zmm16, zmm6, zmm28
vmovdqa64 zmmword ptr [rdi+640], zmm16
mov rdx, -2
mov r14, rbp
xor r14, r11
sar rsi, 1
lea rbx, [rsi+r14]
cmovc rbx, rsi
adc r11, 0
cmovs r10, rax
lea r13, [r10-1]
sarx r14, r10, r15
mov r11, -2
cmovs rbp, rsi
sub r12, r10
mov rax, rbp
xor rax, r14
sar rbx, 1
lea rsi, [rbx+rax]
cmovc rsi, rbx
adc r14, 0
cmovs r13, r12
lea r10, [r13-1]
sarx rax, r13, r15
cmovs rbp, rbx
sub rcx, r13
neg r8
sar r8, 20
mov qword ptr [rdi+128], r8
mov r14, qword ptr [rdi+120]
imul r14, qword ptr [rdi+64]
mov r12, rbp
xor r12, rax
sar rsi, 1
lea rbx, [rsi+r12]
cmovc rbx, rsi
adc rax, 0
cmovs r10, rcx
lea r13, [r10-1]
sarx r8, r10, r15
mov r12, qword ptr [rdi+112]
cmovs rbp, rsi
sub rdx, r10
mov rax, rbp
xor rax, r8
sar rbx, 1
lea rcx, [rbx+rax]
cmovc rcx, rbx
adc r8, 0
cmovs r13, rdx
lea rsi, [r13-1]
sarx r10, r13, r15
cmovs rbp, rbx
sub r9, r13
imul r12, qword ptr [rdi+80]
lea rax, [r14+r12]
neg rax
mov r8, -2
mov rdx, -2
mov rbx, -2
mov r13, rbp
xor r13, r10
sar rcx, 1
lea r14, [rcx+r13]
cmovc r14, rcx
adc r10, 0
cmovs rsi, r9
sarx r12, rsi, r15
lea r13, [rsi-1]
cmovs rbp, rcx
sub r8, rsi
mov r10, rbp
xor r10, r12
sar r14, 1
lea r9, [r14+r10]
cmovc r9, r14
adc r12, 0
cmovs r13, r8
lea rcx, [r13-1]
cmovs rbp, r14
sub r11, r13
sarx rsi, r13, r15
sar rax, 20
mov qword ptr [rdi+136], rax
mov r10, qword ptr [rdi+704]
shr r10, 10
mov r12, qword ptr [rdi+768]
shl r12, 20
lea r8, [r10+r12]
mov r14, qword ptr [rdi+832]
shl r14, 50
lea r13, [r8+r14]
mov qword ptr [rdi+144], r13
mov rax, -2
mov r10, qword ptr [rdi+720]
shr r10, 10
mov r12, qword ptr [rdi+784]
shl r12, 20
lea r8, [r10+r12]
mov r14, -2
mov r13, qword ptr [rdi+848]
shl r13, 50
lea r10, [r8+r13]
mov qword ptr [rdi+152], r10
mov r12, qword ptr [rdi+104]
mov r8, -2
imul r12, qword ptr [rdi+144]
mov r13, rbp
xor r13, rsi
sar r9, 1
lea r10, [r9+r13]
cmovc r10, r9
adc rsi, 0
cmovs rcx, r11
lea r13, [rcx-1]
sarx rsi, rcx, r15
cmovs rbp, r9
sub rbx, rcx
mov r11, rbp
xor r11, rsi
sar r10, 1
lea r9, [r10+r11]
cmovc r9, r10
adc rsi, 0
cmovs r13, rbx
sarx rcx, r13, r15
lea r11, [r13-1]
cmovs rbp, r10
sub rdx, r13
mov rsi, -2
mov rbx, qword ptr [rdi+96]
imul rbx, qword ptr [rdi+152]
lea r10, [r12+rbx]
mov r13, rbp
xor r13, rcx
sar r9, 1
mov r12, qword ptr [rdi+128]
lea rbx, [r9+r13]
cmovc rbx, r9
adc rcx, 0
cmovs r11, rdx
lea r13, [r11-1]
sarx rcx, r11, r15
cmovs rbp, r9
sub r14, r11
mov rdx, rbp
xor rdx, rcx
sar rbx, 1
lea r9, [rbx+rdx]
cmovc r9, rbx
adc rcx, 0
cmovs r13, r14
lea r11, [r13-1]
sarx rdx, r13, r15
cmovs rbp, rbx
sub rax, r13
sar r12, 20
sub r12, r10
shl r12, 44
mov qword ptr [rdi+160], r12
mov rcx, -2
mov r14, qword ptr [rdi+120]
imul r14, qword ptr [rdi+144]
mov rbx, qword ptr [rdi+112]
imul rbx, qword ptr [rdi+152]
lea r13, [r14+rbx]
mov r10, -2
mov r12, rbp
xor r12, rdx
sar r9, 1
lea r14, [r9+r12]
cmovc r14, r9
adc rdx, 0
cmovs r11, rax
lea rbx, [r11-1]
sarx r12, r11, r15
cmovs rbp, r9
sub rsi, r11
mov rdx, rbp
xor rdx, r12
sar r14, 1
lea rax, [r14+rdx]
cmovc rax, r14
adc r12, 0
cmovs rbx, rsi
lea r9, [rbx-1]
sarx r11, rbx, r15
cmovs rbp, r14
sub r8, rbx
mov rdx, qword ptr [rdi+136]
sar rdx, 20
sub rdx, r13
shl rdx, 44
mov qword ptr [rdi+168], rdx
mov r12, -2
mov rsi, rbp
xor rsi, r11
sar rax, 1
lea r14, [rax+rsi]
cmovc r14, rax
adc r11, 0
cmovs r9, r8
sarx rbx, r9, r15
lea r13, [r9-1]
cmovs rbp, rax
mov rdx, rbp
add rdx, qword ptr [rdi-32]
sar rdx, 41
mov qword ptr [rdi+176], rdx
lea rsi, [rbp+524288]
shl rsi, 23
sar rsi, 43
mov qword ptr [rdi+184], rsi
mov r11, r14
add r11, qword ptr [rdi-24]
sar r11, 42
mov qword ptr [rdi+192], r11
lea r8, [r14+1048576]
shl r8, 22
mov rax, rbp
shl rax, 45
sar r8, 43
mov qword ptr [rdi+200], r8
mov rdx, qword ptr [rdi+184]
add rbp, qword ptr [rdi-32]
mov rsi, rbp
sar rsi, 41
mov r11, r14
add r11, qword ptr [rdi-24]
mov r8, r11
sar r8, 42
sar r11, 21
imul r11, qword ptr [rdi+160]
sar rbp, 20
imul r8, qword ptr [rdi+168]
add rax, qword ptr [rdi-16]
shl r14, 44
add r14, qword ptr [rdi-8]
sub r10, r9
imul rdx, qword ptr [rdi+104]
imul rbp, qword ptr [rdi+160]
imul rsi, qword ptr [rdi+168]
lea r9, [rbp+rsi]
mov rbp, qword ptr [rdi+176]
imul rbp, qword ptr [rdi+120]
lea rsi, [rdx+rbp]
mov qword ptr [rdi-112], rsi
mov rdx, qword ptr [rdi+184]
imul rdx, qword ptr [rdi+96]
mov rbp, qword ptr [rdi+176]
imul rbp, qword ptr [rdi+112]
lea rsi, [r11+r8]
lea r11, [rsi+r14]
ror r11, 44
lea r8, [r9+rax]
ror r8, 45
mov rsi, r8
xor rsi, rbx
sar r11, 1
lea r14, [r11+rsi]
cmovc r14, r11
adc rbx, 0
cmovs r13, r10
lea r9, [r13-1]
lea rax, [rdx+rbp]
mov qword ptr [rdi-104], rax
mov rsi, qword ptr [rdi+200]
sarx rbx, r13, r15
mov r10, -2
cmovs r8, r11
sub rcx, r13
imul rsi, qword ptr [rdi+104]
mov rdx, qword ptr [rdi+192]
imul rdx, qword ptr [rdi+120]
lea rbp, [rsi+rdx]
mov qword ptr [rdi-96], rbp
mov rax, qword ptr [rdi+200]
imul rax, qword ptr [rdi+96]
mov r11, qword ptr [rdi+192]
imul r11, qword ptr [rdi+112]
lea r13, [rax+r11]
mov qword ptr [rdi-88], r13
mov rsi, -2
mov rdx, -2
mov rbp, r8
xor rbp, rbx
sar r14, 1
mov rax, qword ptr [rdi+184]
lea r11, [r14+rbp]
cmovc r11, r14
adc rbx, 0
cmovs r9, rcx
lea r13, [r9-1]
sarx rbp, r9, r15
cmovs r8, r14
sub r10, r9
imul rax, qword ptr [rdi+128]
mov rbx, qword ptr [rdi+176]
imul rbx, qword ptr [rdi+136]
lea rcx, [rax+rbx]
neg rcx
sar rcx, 20
mov r14, qword ptr [rdi-112]
imul r14, qword ptr [rdi+144]
mov r9, r8
xor r9, rbp
sar r11, 1
lea rax, [r11+r9]
cmovc rax, r11
adc rbp, 0
cmovs r13, r10
lea rbx, [r13-1]
cmovs r8, r11
sub r12, r13
sarx r9, r13, r15
mov rbp, -2
mov r10, qword ptr [rdi-104]
imul r10, qword ptr [rdi+152]
lea r11, [r14+r10]
lea r13, [rcx+r11]
mov qword ptr [rdi-80], r13
sar r13, 20
mov r14, -2
shl r13, 44
mov qword ptr [rdi+208], r13
mov r10, r8
xor r10, r9
sar rax, 1
mov rcx, qword ptr [rdi+200]
lea r11, [rax+r10]
cmovc r11, rax
adc r9, 0
cmovs rbx, r12
lea r13, [rbx-1]
sarx r10, rbx, r15
cmovs r8, rax
sub rsi, rbx
mov r9, r8
xor r9, r10
sar r11, 1
lea r12, [r11+r9]
cmovc r12, r11
adc r10, 0
cmovs r13, rsi
lea rax, [r13-1]
cmovs r8, r11
sub rdx, r13
imul rcx, qword ptr [rdi+128]
mov rbx, qword ptr [rdi+192]
sarx r9, r13, r15
imul rbx, qword ptr [rdi+136]
lea r10, [rcx+rbx]
neg r10
sar r10, 20
mov rsi, -2
mov r11, qword ptr [rdi-96]
imul r11, qword ptr [rdi+144]
mov r13, qword ptr [rdi-88]
imul r13, qword ptr [rdi+152]
lea rcx, [r11+r13]
lea rbx, [r10+rcx]
mov qword ptr [rdi-72], rbx
sar rbx, 20
mov r11, -2
mov r13, r8
xor r13, r9
sar r12, 1
lea r10, [r12+r13]
cmovc r10, r12
adc r9, 0
cmovs rax, rdx
lea rcx, [rax-1]
sarx r13, rax, r15
cmovs r8, r12
sub r14, rax
mov r9, r8
xor r9, r13
sar r10, 1
lea rdx, [r10+r9]
cmovc rdx, r10
adc r13, 0
cmovs rcx, r14
lea r12, [rcx-1]
cmovs r8, r10
sub rbp, rcx
sarx rax, rcx, r15
shl rbx, 44
mov qword ptr [rdi+216], rbx
mov r9, -2
mov r13, -2
mov r14, r8
xor r14, rax
sar rdx, 1
lea r10, [rdx+r14]
cmovc r10, rdx
adc rax, 0
cmovs r12, rbp
lea rcx, [r12-1]
sarx rbx, r12, r15
cmovs r8, rdx
sub r11, r12
mov r14, r8
xor r14, rbx
sar r10, 1
lea rax, [r10+r14]
cmovc rax, r10
adc rbx, 0
cmovs rcx, r11
lea rbp, [rcx-1]
sarx rdx, rcx, r15
cmovs r8, r10
sub rsi, rcx
mov r12, -2
mov r14, -2
mov rbx, r8
xor rbx, rdx
sar rax, 1
lea r11, [rax+rbx]
cmovc r11, rax
adc rdx, 0
cmovs rbp, rsi
sarx r10, rbp, r15
lea rcx, [rbp-1]
cmovs r8, rax
sub r9, rbp
mov rbx, r8
xor rbx, r10
sar r11, 1
lea rdx, [r11+rbx]
cmovc rdx, r11
adc r10, 0
cmovs rcx, r9
lea rsi, [rcx-1]
cmovs r8, r11
sub r13, rcx
sarx rax, rcx, r15
mov rbp, -2
mov rbx, -2
mov r10, r8
xor r10, rax
sar rdx, 1
lea r9, [rdx+r10]
cmovc r9, rdx
adc rax, 0
cmovs rsi, r13
lea r11, [rsi-1]
sarx rcx, rsi, r15
cmovs r8, rdx
sub r14, rsi
mov r10, r8
xor r10, rcx
sar r9, 1
lea rax, [r9+r10]
cmovc rax, r9
adc rcx, 0
cmovs r11, r14
lea r13, [r11-1]
sarx rdx, r11, r15
cmovs r8, r9
sub r12, r11
mov rsi, -2
mov r10, -2
mov rcx, r8
xor rcx, rdx
sar rax, 1
lea r14, [rax+rcx]
cmovc r14, rax
adc rdx, 0
cmovs r13, r12
sarx r9, r13, r15
lea r11, [r13-1]
cmovs r8, rax
sub rbx, r13
mov rcx, r8
xor rcx, r9
sar r14, 1
lea rdx, [r14+rcx]
cmovc rdx, r14
adc r9, 0
cmovs r11, rbx
lea r12, [r11-1]
sarx rax, r11, r15
cmovs r8, r14
sub rbp, r11
mov r13, -2
mov rcx, -2
mov r9, r8
xor r9, rax
sar rdx, 1
lea rbx, [rdx+r9]
cmovc rbx, rdx
adc rax, 0
cmovs r12, rbp
sarx r14, r12, r15
lea r11, [r12-1]
cmovs r8, rdx
sub r10, r12
mov r9, r8
xor r9, r14
sar rbx, 1
lea rax, [rbx+r9]
cmovc rax, rbx
adc r14, 0
cmovs r11, r10
lea rbp, [r11-1]
sarx rdx, r11, r15
cmovs r8, rbx
sub rsi, r11
mov r12, r8
xor r12, rdx
sar rax, 1
lea r9, [rax+r12]
cmovc r9, rax
adc rdx, 0
cmovs rbp, rsi
lea r14, [rbp-1]
sarx r10, rbp, r15
cmovs r8, rax
sub rcx, rbp
mov rbx, r8
xor rbx, r10
sar r9, 1
lea r11, [r9+rbx]
cmovc r11, r9
adc r10, 0
cmovs r14, rcx
lea r12, [r14-1]
sarx rdx, r14, r15
cmovs r8, r9
sub r13, r14
mov rsi, r8
xor rsi, rdx
sar r11, 1
lea rax, [r11+rsi]
cmovc rax, r11
adc rdx, 0
cmovs r12, r13
sarx rbp, r12, r15
mov qword ptr [rdi-120], rax
cmovs r8, r11
mov qword ptr [rdi-128], r8
mov rbx, r8
shl rbx, 45
add r8, qword ptr [rdi-32]
mov r10, rax
shl r10, 44
add r10, qword ptr [rdi-8]
mov rcx, r8
sar rcx, 41
sar r8, 20
add rax, qword ptr [rdi-24]
mov r9, rax
sar r9, 42
imul r9, qword ptr [rdi+216]
imul rcx, qword ptr [rdi+216]
imul r8, qword ptr [rdi+208]
add rbx, qword ptr [rdi-16]
sar rax, 21
imul rax, qword ptr [rdi+208]
lea r14, [rax+r9]
lea rsi, [r8+rcx]
lea rdx, [rsi+rbx]
ror rdx, 45
lea r13, [r14+r10]
ror r13, 44
mov rbx, r13
mov rcx, rdx
mov rdx, r12
mov rsi, rbp
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
