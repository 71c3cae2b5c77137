// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: batches of 31 steps of the binary GCD on a, b, with the cofactors u, w modulo m [Por20, Mon85].
//   a, b = |f0 a - g0 b| / 2^31, |g1 b - f1 a| / 2^31; u, w = (f0 u + g0 w) / 2^31, (f1 u + g1 w) / 2^31 modulo m,
//   where u is negated if just one of the differences was negative, and the word `negative` inverted if the second was.
// In: rdi = address of the state: a, b, u, w, m of four words each, then the words
//   xa, xb, f0, g0, f1, g1, flip, negative, -1/m, batches.
// Requires: b and m odd; u, w <= m; -1/m modulo 2^31, any bits above; batches >= 1; BMI1, BMI2, ADX.
// Out: a, b, u, w, negative.
// Bounds: a, b do not exceed the longer of the two; u <= m, w < m.
// Timing: constant but for `batches`.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 731 instructions a batch, 14 of them a step (form: masked).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
mov rax, qword ptr [rdi+0]	// approximate
mov rsi, qword ptr [rdi+32]	// approximate
xor ebx, ebx	// approximate
xor ecx, ecx	// approximate
mov rdx, -1	// approximate
mov rbp, qword ptr [rdi+8]	// approximate
or rbp, qword ptr [rdi+40]	// approximate
cmovnz rdx, rbp	// approximate
cmovnz rax, qword ptr [rdi+8]	// approximate
cmovnz rsi, qword ptr [rdi+40]	// approximate
cmovnz rbx, qword ptr [rdi+0]	// approximate
cmovnz rcx, qword ptr [rdi+32]	// approximate
mov rbp, qword ptr [rdi+16]	// approximate
or rbp, qword ptr [rdi+48]	// approximate
cmovnz rdx, rbp	// approximate
cmovnz rax, qword ptr [rdi+16]	// approximate
cmovnz rsi, qword ptr [rdi+48]	// approximate
cmovnz rbx, qword ptr [rdi+8]	// approximate
cmovnz rcx, qword ptr [rdi+40]	// approximate
mov rbp, qword ptr [rdi+24]	// approximate
or rbp, qword ptr [rdi+56]	// approximate
cmovnz rdx, rbp	// approximate
cmovnz rax, qword ptr [rdi+24]	// approximate
cmovnz rsi, qword ptr [rdi+56]	// approximate
cmovnz rbx, qword ptr [rdi+16]	// approximate
cmovnz rcx, qword ptr [rdi+48]	// approximate
bsr rdx, rdx	// approximate
mov rbp, rdx	// approximate
xor rbp, 63	// approximate
shr rbx, 1	// approximate
shr rcx, 1	// approximate
shlx rax, rax, rbp	// approximate
shrx rbx, rbx, rdx	// approximate
or rax, rbx	// approximate
and rax, -2147483648	// approximate
mov rbx, qword ptr [rdi+0]	// approximate
and rbx, 2147483647	// approximate
or rax, rbx	// approximate
mov qword ptr [rdi+160], rax	// approximate
shlx rsi, rsi, rbp	// approximate
shrx rcx, rcx, rdx	// approximate
or rsi, rcx	// approximate
and rsi, -2147483648	// approximate
mov rcx, qword ptr [rdi+32]	// approximate
and rcx, 2147483647	// approximate
or rsi, rcx	// approximate
mov qword ptr [rdi+168], rsi	// approximate
.p2align 6
2:
mov rax, qword ptr [rdi+160]	// xa
mov rbx, qword ptr [rdi+168]	// xb
mov ecx, 1	// start.r0
shr rbx, 1	// start.shr
mov rdx, rax	// copy for step1.bit
and rdx, 1	// step1.bit
mov rsi, 4294967296	// start.r1
lea rbp, [rdx-1]	// step1.even
shr rax, 1	// step1.t
andn r8, rbp, rbx	// step1.y
andn r9, rbp, rsi	// step1.row
mov r10, rax	// copy for step1.x
sub r10, r8	// step1.x
mov r11, r10	// copy for step2.bit
and r11, 1	// step2.bit
sub r8, rax	// step1.n
lea r12, [rcx+r9]	// step1.r0
lea r13, [r11-1]	// step2.even
cmovg r10, r8	// step1.a
cmovg rbx, rax	// step1.h
cmovg rsi, rcx	// step1.r1
shr r10, 1	// step2.t
andn r14, r13, rbx	// step2.y
lea r15, [rsi+rsi]	// step1.double
andn rdx, r13, r15	// step2.row
mov rbp, r10	// copy for step2.x
sub rbp, r14	// step2.x
mov r9, rbp	// copy for step3.bit
and r9, 1	// step3.bit
sub r14, r10	// step2.n
lea r11, [r12+rdx]	// step2.r0
lea r8, [r9-1]	// step3.even
cmovg rbp, r14	// step2.a
cmovg rbx, r10	// step2.h
cmovg r15, r12	// step2.r1
shr rbp, 1	// step3.t
andn rax, r8, rbx	// step3.y
lea rcx, [r15+r15]	// step2.double
andn rsi, r8, rcx	// step3.row
mov r13, rbp	// copy for step3.x
sub r13, rax	// step3.x
mov rdx, r13	// copy for step4.bit
and rdx, 1	// step4.bit
sub rax, rbp	// step3.n
lea r9, [r11+rsi]	// step3.r0
lea r14, [rdx-1]	// step4.even
cmovg r13, rax	// step3.a
cmovg rbx, rbp	// step3.h
cmovg rcx, r11	// step3.r1
shr r13, 1	// step4.t
andn r10, r14, rbx	// step4.y
lea r12, [rcx+rcx]	// step3.double
andn r15, r14, r12	// step4.row
mov r8, r13	// copy for step4.x
sub r8, r10	// step4.x
mov rsi, r8	// copy for step5.bit
and rsi, 1	// step5.bit
sub r10, r13	// step4.n
lea rdx, [r9+r15]	// step4.r0
lea rax, [rsi-1]	// step5.even
cmovg r8, r10	// step4.a
cmovg rbx, r13	// step4.h
cmovg r12, r9	// step4.r1
shr r8, 1	// step5.t
andn rbp, rax, rbx	// step5.y
lea r11, [r12+r12]	// step4.double
andn rcx, rax, r11	// step5.row
mov r14, r8	// copy for step5.x
sub r14, rbp	// step5.x
mov r15, r14	// copy for step6.bit
and r15, 1	// step6.bit
sub rbp, r8	// step5.n
lea rsi, [rdx+rcx]	// step5.r0
lea r10, [r15-1]	// step6.even
cmovg r14, rbp	// step5.a
cmovg rbx, r8	// step5.h
cmovg r11, rdx	// step5.r1
shr r14, 1	// step6.t
andn r13, r10, rbx	// step6.y
lea r9, [r11+r11]	// step5.double
andn r12, r10, r9	// step6.row
mov rax, r14	// copy for step6.x
sub rax, r13	// step6.x
mov rcx, rax	// copy for step7.bit
and rcx, 1	// step7.bit
sub r13, r14	// step6.n
lea r15, [rsi+r12]	// step6.r0
lea rbp, [rcx-1]	// step7.even
cmovg rax, r13	// step6.a
cmovg rbx, r14	// step6.h
cmovg r9, rsi	// step6.r1
shr rax, 1	// step7.t
andn r8, rbp, rbx	// step7.y
lea rdx, [r9+r9]	// step6.double
andn r11, rbp, rdx	// step7.row
mov r10, rax	// copy for step7.x
sub r10, r8	// step7.x
mov r12, r10	// copy for step8.bit
and r12, 1	// step8.bit
sub r8, rax	// step7.n
lea rcx, [r15+r11]	// step7.r0
lea r13, [r12-1]	// step8.even
cmovg r10, r8	// step7.a
cmovg rbx, rax	// step7.h
cmovg rdx, r15	// step7.r1
shr r10, 1	// step8.t
andn r14, r13, rbx	// step8.y
lea rsi, [rdx+rdx]	// step7.double
andn r9, r13, rsi	// step8.row
mov rbp, r10	// copy for step8.x
sub rbp, r14	// step8.x
mov r11, rbp	// copy for step9.bit
and r11, 1	// step9.bit
sub r14, r10	// step8.n
lea r12, [rcx+r9]	// step8.r0
lea r8, [r11-1]	// step9.even
cmovg rbp, r14	// step8.a
cmovg rbx, r10	// step8.h
cmovg rsi, rcx	// step8.r1
shr rbp, 1	// step9.t
andn rax, r8, rbx	// step9.y
lea r15, [rsi+rsi]	// step8.double
andn rdx, r8, r15	// step9.row
mov r13, rbp	// copy for step9.x
sub r13, rax	// step9.x
mov r9, r13	// copy for step10.bit
and r9, 1	// step10.bit
sub rax, rbp	// step9.n
lea r11, [r12+rdx]	// step9.r0
lea r14, [r9-1]	// step10.even
cmovg r13, rax	// step9.a
cmovg rbx, rbp	// step9.h
cmovg r15, r12	// step9.r1
shr r13, 1	// step10.t
andn r10, r14, rbx	// step10.y
lea rcx, [r15+r15]	// step9.double
andn rsi, r14, rcx	// step10.row
mov r8, r13	// copy for step10.x
sub r8, r10	// step10.x
mov rdx, r8	// copy for step11.bit
and rdx, 1	// step11.bit
sub r10, r13	// step10.n
lea r9, [r11+rsi]	// step10.r0
lea rax, [rdx-1]	// step11.even
cmovg r8, r10	// step10.a
cmovg rbx, r13	// step10.h
cmovg rcx, r11	// step10.r1
shr r8, 1	// step11.t
andn rbp, rax, rbx	// step11.y
lea r12, [rcx+rcx]	// step10.double
andn r15, rax, r12	// step11.row
mov r14, r8	// copy for step11.x
sub r14, rbp	// step11.x
mov rsi, r14	// copy for step12.bit
and rsi, 1	// step12.bit
sub rbp, r8	// step11.n
lea rdx, [r9+r15]	// step11.r0
lea r10, [rsi-1]	// step12.even
cmovg r14, rbp	// step11.a
cmovg rbx, r8	// step11.h
cmovg r12, r9	// step11.r1
shr r14, 1	// step12.t
andn r13, r10, rbx	// step12.y
lea r11, [r12+r12]	// step11.double
andn rcx, r10, r11	// step12.row
mov rax, r14	// copy for step12.x
sub rax, r13	// step12.x
mov r15, rax	// copy for step13.bit
and r15, 1	// step13.bit
sub r13, r14	// step12.n
lea rsi, [rdx+rcx]	// step12.r0
lea rbp, [r15-1]	// step13.even
cmovg rax, r13	// step12.a
cmovg rbx, r14	// step12.h
cmovg r11, rdx	// step12.r1
shr rax, 1	// step13.t
andn r8, rbp, rbx	// step13.y
lea r9, [r11+r11]	// step12.double
andn r12, rbp, r9	// step13.row
mov r10, rax	// copy for step13.x
sub r10, r8	// step13.x
mov rcx, r10	// copy for step14.bit
and rcx, 1	// step14.bit
sub r8, rax	// step13.n
lea r15, [rsi+r12]	// step13.r0
lea r13, [rcx-1]	// step14.even
cmovg r10, r8	// step13.a
cmovg rbx, rax	// step13.h
cmovg r9, rsi	// step13.r1
shr r10, 1	// step14.t
andn r14, r13, rbx	// step14.y
lea rdx, [r9+r9]	// step13.double
andn r11, r13, rdx	// step14.row
mov rbp, r10	// copy for step14.x
sub rbp, r14	// step14.x
mov r12, rbp	// copy for step15.bit
and r12, 1	// step15.bit
sub r14, r10	// step14.n
lea rcx, [r15+r11]	// step14.r0
lea r8, [r12-1]	// step15.even
cmovg rbp, r14	// step14.a
cmovg rbx, r10	// step14.h
cmovg rdx, r15	// step14.r1
shr rbp, 1	// step15.t
andn rax, r8, rbx	// step15.y
lea rsi, [rdx+rdx]	// step14.double
andn r9, r8, rsi	// step15.row
mov r13, rbp	// copy for step15.x
sub r13, rax	// step15.x
mov r11, r13	// copy for step16.bit
and r11, 1	// step16.bit
sub rax, rbp	// step15.n
lea r12, [rcx+r9]	// step15.r0
lea r14, [r11-1]	// step16.even
cmovg r13, rax	// step15.a
cmovg rbx, rbp	// step15.h
cmovg rsi, rcx	// step15.r1
shr r13, 1	// step16.t
andn r10, r14, rbx	// step16.y
lea r15, [rsi+rsi]	// step15.double
andn rdx, r14, r15	// step16.row
mov r8, r13	// copy for step16.x
sub r8, r10	// step16.x
mov r9, r8	// copy for step17.bit
and r9, 1	// step17.bit
sub r10, r13	// step16.n
lea r11, [r12+rdx]	// step16.r0
lea rax, [r9-1]	// step17.even
cmovg r8, r10	// step16.a
cmovg rbx, r13	// step16.h
cmovg r15, r12	// step16.r1
shr r8, 1	// step17.t
andn rbp, rax, rbx	// step17.y
lea rcx, [r15+r15]	// step16.double
andn rsi, rax, rcx	// step17.row
mov r14, r8	// copy for step17.x
sub r14, rbp	// step17.x
mov rdx, r14	// copy for step18.bit
and rdx, 1	// step18.bit
sub rbp, r8	// step17.n
lea r9, [r11+rsi]	// step17.r0
lea r10, [rdx-1]	// step18.even
cmovg r14, rbp	// step17.a
cmovg rbx, r8	// step17.h
cmovg rcx, r11	// step17.r1
shr r14, 1	// step18.t
andn r13, r10, rbx	// step18.y
lea r12, [rcx+rcx]	// step17.double
andn r15, r10, r12	// step18.row
mov rax, r14	// copy for step18.x
sub rax, r13	// step18.x
mov rsi, rax	// copy for step19.bit
and rsi, 1	// step19.bit
sub r13, r14	// step18.n
lea rdx, [r9+r15]	// step18.r0
lea rbp, [rsi-1]	// step19.even
cmovg rax, r13	// step18.a
cmovg rbx, r14	// step18.h
cmovg r12, r9	// step18.r1
shr rax, 1	// step19.t
andn r8, rbp, rbx	// step19.y
lea r11, [r12+r12]	// step18.double
andn rcx, rbp, r11	// step19.row
mov r10, rax	// copy for step19.x
sub r10, r8	// step19.x
mov r15, r10	// copy for step20.bit
and r15, 1	// step20.bit
sub r8, rax	// step19.n
lea rsi, [rdx+rcx]	// step19.r0
lea r13, [r15-1]	// step20.even
cmovg r10, r8	// step19.a
cmovg rbx, rax	// step19.h
cmovg r11, rdx	// step19.r1
shr r10, 1	// step20.t
andn r14, r13, rbx	// step20.y
lea r9, [r11+r11]	// step19.double
andn r12, r13, r9	// step20.row
mov rbp, r10	// copy for step20.x
sub rbp, r14	// step20.x
mov rcx, rbp	// copy for step21.bit
and rcx, 1	// step21.bit
sub r14, r10	// step20.n
lea r15, [rsi+r12]	// step20.r0
lea r8, [rcx-1]	// step21.even
cmovg rbp, r14	// step20.a
cmovg rbx, r10	// step20.h
cmovg r9, rsi	// step20.r1
shr rbp, 1	// step21.t
andn rax, r8, rbx	// step21.y
lea rdx, [r9+r9]	// step20.double
andn r11, r8, rdx	// step21.row
mov r13, rbp	// copy for step21.x
sub r13, rax	// step21.x
mov r12, r13	// copy for step22.bit
and r12, 1	// step22.bit
sub rax, rbp	// step21.n
lea rcx, [r15+r11]	// step21.r0
lea r14, [r12-1]	// step22.even
cmovg r13, rax	// step21.a
cmovg rbx, rbp	// step21.h
cmovg rdx, r15	// step21.r1
shr r13, 1	// step22.t
andn r10, r14, rbx	// step22.y
lea rsi, [rdx+rdx]	// step21.double
andn r9, r14, rsi	// step22.row
mov r8, r13	// copy for step22.x
sub r8, r10	// step22.x
mov r11, r8	// copy for step23.bit
and r11, 1	// step23.bit
sub r10, r13	// step22.n
lea r12, [rcx+r9]	// step22.r0
lea rax, [r11-1]	// step23.even
cmovg r8, r10	// step22.a
cmovg rbx, r13	// step22.h
cmovg rsi, rcx	// step22.r1
shr r8, 1	// step23.t
andn rbp, rax, rbx	// step23.y
lea r15, [rsi+rsi]	// step22.double
andn rdx, rax, r15	// step23.row
mov r14, r8	// copy for step23.x
sub r14, rbp	// step23.x
mov r9, r14	// copy for step24.bit
and r9, 1	// step24.bit
sub rbp, r8	// step23.n
lea r11, [r12+rdx]	// step23.r0
lea r10, [r9-1]	// step24.even
cmovg r14, rbp	// step23.a
cmovg rbx, r8	// step23.h
cmovg r15, r12	// step23.r1
shr r14, 1	// step24.t
andn r13, r10, rbx	// step24.y
lea rcx, [r15+r15]	// step23.double
andn rsi, r10, rcx	// step24.row
mov rax, r14	// copy for step24.x
sub rax, r13	// step24.x
mov rdx, rax	// copy for step25.bit
and rdx, 1	// step25.bit
sub r13, r14	// step24.n
lea r9, [r11+rsi]	// step24.r0
lea rbp, [rdx-1]	// step25.even
cmovg rax, r13	// step24.a
cmovg rbx, r14	// step24.h
cmovg rcx, r11	// step24.r1
shr rax, 1	// step25.t
andn r8, rbp, rbx	// step25.y
lea r12, [rcx+rcx]	// step24.double
andn r15, rbp, r12	// step25.row
mov r10, rax	// copy for step25.x
sub r10, r8	// step25.x
mov rsi, r10	// copy for step26.bit
and rsi, 1	// step26.bit
sub r8, rax	// step25.n
lea rdx, [r9+r15]	// step25.r0
lea r13, [rsi-1]	// step26.even
cmovg r10, r8	// step25.a
cmovg rbx, rax	// step25.h
cmovg r12, r9	// step25.r1
shr r10, 1	// step26.t
andn r14, r13, rbx	// step26.y
lea r11, [r12+r12]	// step25.double
andn rcx, r13, r11	// step26.row
mov rbp, r10	// copy for step26.x
sub rbp, r14	// step26.x
mov r15, rbp	// copy for step27.bit
and r15, 1	// step27.bit
sub r14, r10	// step26.n
lea rsi, [rdx+rcx]	// step26.r0
lea r8, [r15-1]	// step27.even
cmovg rbp, r14	// step26.a
cmovg rbx, r10	// step26.h
cmovg r11, rdx	// step26.r1
shr rbp, 1	// step27.t
andn rax, r8, rbx	// step27.y
lea r9, [r11+r11]	// step26.double
andn r12, r8, r9	// step27.row
mov r13, rbp	// copy for step27.x
sub r13, rax	// step27.x
mov rcx, r13	// copy for step28.bit
and rcx, 1	// step28.bit
sub rax, rbp	// step27.n
lea r15, [rsi+r12]	// step27.r0
lea r14, [rcx-1]	// step28.even
cmovg r13, rax	// step27.a
cmovg rbx, rbp	// step27.h
cmovg r9, rsi	// step27.r1
shr r13, 1	// step28.t
andn r10, r14, rbx	// step28.y
lea rdx, [r9+r9]	// step27.double
andn r11, r14, rdx	// step28.row
mov r8, r13	// copy for step28.x
sub r8, r10	// step28.x
mov r12, r8	// copy for step29.bit
and r12, 1	// step29.bit
sub r10, r13	// step28.n
lea rcx, [r15+r11]	// step28.r0
lea rax, [r12-1]	// step29.even
cmovg r8, r10	// step28.a
cmovg rbx, r13	// step28.h
cmovg rdx, r15	// step28.r1
shr r8, 1	// step29.t
andn rbp, rax, rbx	// step29.y
lea rsi, [rdx+rdx]	// step28.double
andn r9, rax, rsi	// step29.row
mov r14, r8	// copy for step29.x
sub r14, rbp	// step29.x
mov r11, r14	// copy for step30.bit
and r11, 1	// step30.bit
sub rbp, r8	// step29.n
lea r12, [rcx+r9]	// step29.r0
lea r10, [r11-1]	// step30.even
cmovg r14, rbp	// step29.a
cmovg rbx, r8	// step29.h
cmovg rsi, rcx	// step29.r1
shr r14, 1	// step30.t
andn r13, r10, rbx	// step30.y
lea r15, [rsi+rsi]	// step29.double
andn rdx, r10, r15	// step30.row
mov rax, r14	// copy for step30.x
sub rax, r13	// step30.x
mov r9, rax	// copy for step31.bit
and r9, 1	// step31.bit
sub r13, r14	// step30.n
lea r11, [r12+rdx]	// step30.r0
lea rbp, [r9-1]	// step31.even
cmovg rax, r13	// step30.a
cmovg rbx, r14	// step30.h
cmovg r15, r12	// step30.r1
shr rax, 1	// step31.t
andn r8, rbp, rbx	// step31.y
lea rcx, [r15+r15]	// step30.double
andn rsi, rbp, rcx	// step31.row
mov r10, rax	// copy for step31.x
sub r10, r8	// step31.x
sub r8, rax	// step31.n
lea rdx, [r11+rsi]	// step31.r0
cmovg r10, r8	// step31.a
cmovg rbx, rax	// step31.h
cmovg rcx, r11	// step31.r1
lea r9, [rcx+rcx]	// step31.double
mov rax, rdx	// output
mov rdx, r9	// output
mov r8d, edx	// unpack
shr rdx, 32	// unpack
mov ecx, eax	// unpack
shr rax, 32	// unpack
mov qword ptr [rdi+192], r8	// unpack
mov qword ptr [rdi+200], rdx	// unpack
mov qword ptr [rdi+176], rcx	// unpack
mov qword ptr [rdi+184], rax	// unpack
mov rdx, qword ptr [rdi+184]	// a
mulx rsi, rcx, qword ptr [rdi+32]	// a
mulx rbp, rax, qword ptr [rdi+40]	// a
add rsi, rax	// a
mulx r12, rax, qword ptr [rdi+48]	// a
adc rbp, rax	// a
mulx r13, rax, qword ptr [rdi+56]	// a
adc r12, rax	// a
adc r13, 0	// a
mov rdx, qword ptr [rdi+176]	// a
mulx r9, r8, qword ptr [rdi+0]	// a
mulx r10, rax, qword ptr [rdi+8]	// a
add r9, rax	// a
mulx r11, rax, qword ptr [rdi+16]	// a
adc r10, rax	// a
mulx rbx, rax, qword ptr [rdi+24]	// a
adc r11, rax	// a
adc rbx, 0	// a
sub r8, rcx	// a
sbb r9, rsi	// a
sbb r10, rbp	// a
sbb r11, r12	// a
sbb rbx, r13	// a
shrd r8, r9, 31	// a
shrd r9, r10, 31	// a
shrd r10, r11, 31	// a
shrd r11, rbx, 31	// a
sar rbx, 63	// a
xor r8, rbx	// a
xor r9, rbx	// a
xor r10, rbx	// a
xor r11, rbx	// a
mov rax, rbx	// a
neg rax	// a
adc r8, 0	// a
adc r9, 0	// a
adc r10, 0	// a
adc r11, 0	// a
mov rdx, qword ptr [rdi+192]	// b
mulx rsi, rcx, qword ptr [rdi+0]	// b
mulx rbp, rax, qword ptr [rdi+8]	// b
add rsi, rax	// b
mulx r12, rax, qword ptr [rdi+16]	// b
adc rbp, rax	// b
mulx r13, rax, qword ptr [rdi+24]	// b
adc r12, rax	// b
adc r13, 0	// b
mov qword ptr [rdi+0], r8	// b
mov qword ptr [rdi+8], r9	// b
mov qword ptr [rdi+16], r10	// b
mov qword ptr [rdi+24], r11	// b
mov qword ptr [rdi+208], rbx	// b
mov rdx, qword ptr [rdi+200]	// b
mulx r9, r8, qword ptr [rdi+32]	// b
mulx r10, rax, qword ptr [rdi+40]	// b
add r9, rax	// b
mulx r11, rax, qword ptr [rdi+48]	// b
adc r10, rax	// b
mulx r14, rax, qword ptr [rdi+56]	// b
adc r11, rax	// b
adc r14, 0	// b
sub r8, rcx	// b
sbb r9, rsi	// b
sbb r10, rbp	// b
sbb r11, r12	// b
sbb r14, r13	// b
shrd r8, r9, 31	// b
shrd r9, r10, 31	// b
shrd r10, r11, 31	// b
shrd r11, r14, 31	// b
sar r14, 63	// b
xor r8, r14	// b
xor r9, r14	// b
xor r10, r14	// b
xor r11, r14	// b
mov rax, r14	// b
neg rax	// b
adc r8, 0	// b
adc r9, 0	// b
adc r10, 0	// b
adc r11, 0	// b
xor qword ptr [rdi+208], r14	// b
xor qword ptr [rdi+216], r14	// b
mov qword ptr [rdi+32], r8	// b
mov qword ptr [rdi+40], r9	// b
mov qword ptr [rdi+48], r10	// b
mov qword ptr [rdi+56], r11	// b
mov rax, qword ptr [rdi+0]	// approximate
mov rsi, r8	// approximate
xor ebx, ebx	// approximate
xor ecx, ecx	// approximate
mov rdx, -1	// approximate
mov rbp, qword ptr [rdi+8]	// approximate
or rbp, r9	// approximate
cmovnz rdx, rbp	// approximate
cmovnz rax, qword ptr [rdi+8]	// approximate
cmovnz rsi, r9	// approximate
cmovnz rbx, qword ptr [rdi+0]	// approximate
cmovnz rcx, r8	// approximate
mov rbp, qword ptr [rdi+16]	// approximate
or rbp, r10	// approximate
cmovnz rdx, rbp	// approximate
cmovnz rax, qword ptr [rdi+16]	// approximate
cmovnz rsi, r10	// approximate
cmovnz rbx, qword ptr [rdi+8]	// approximate
cmovnz rcx, r9	// approximate
mov rbp, qword ptr [rdi+24]	// approximate
or rbp, r11	// approximate
cmovnz rdx, rbp	// approximate
cmovnz rax, qword ptr [rdi+24]	// approximate
cmovnz rsi, r11	// approximate
cmovnz rbx, qword ptr [rdi+16]	// approximate
cmovnz rcx, r10	// approximate
bsr rdx, rdx	// approximate
mov rbp, rdx	// approximate
xor rbp, 63	// approximate
shr rbx, 1	// approximate
shr rcx, 1	// approximate
shlx rax, rax, rbp	// approximate
shrx rbx, rbx, rdx	// approximate
or rax, rbx	// approximate
and rax, -2147483648	// approximate
mov rbx, qword ptr [rdi+0]	// approximate
and rbx, 2147483647	// approximate
or rax, rbx	// approximate
mov qword ptr [rdi+160], rax	// approximate
shlx rsi, rsi, rbp	// approximate
shrx rcx, rcx, rdx	// approximate
or rsi, rcx	// approximate
and rsi, -2147483648	// approximate
mov rcx, r8	// approximate
and rcx, 2147483647	// approximate
or rsi, rcx	// approximate
mov qword ptr [rdi+168], rsi	// approximate
mov rdx, qword ptr [rdi+176]	// u
mulx r9, r8, qword ptr [rdi+64]	// u
mulx r10, rax, qword ptr [rdi+72]	// u
add r9, rax	// u
mulx r11, rax, qword ptr [rdi+80]	// u
adc r10, rax	// u
mulx rbx, rax, qword ptr [rdi+88]	// u
adc r11, rax	// u
adc rbx, 0	// u
mov rdx, qword ptr [rdi+184]	// u
xor rax, rax	// u
mulx rcx, rax, qword ptr [rdi+96]	// u
adcx r8, rax	// u
adox r9, rcx	// u
mulx rcx, rax, qword ptr [rdi+104]	// u
adcx r9, rax	// u
adox r10, rcx	// u
mulx rcx, rax, qword ptr [rdi+112]	// u
adcx r10, rax	// u
adox r11, rcx	// u
mulx rcx, rax, qword ptr [rdi+120]	// u
adcx r11, rax	// u
adox rbx, rcx	// u
mov rax, 0	// u
adcx rbx, rax	// u
mov rdx, r8	// u
imul rdx, qword ptr [rdi+224]	// u
and edx, 2147483647	// u
xor rax, rax	// u
mulx rcx, rax, qword ptr [rdi+128]	// u
adcx r8, rax	// u
adox r9, rcx	// u
mulx rcx, rax, qword ptr [rdi+136]	// u
adcx r9, rax	// u
adox r10, rcx	// u
mulx rcx, rax, qword ptr [rdi+144]	// u
adcx r10, rax	// u
adox r11, rcx	// u
mulx rcx, rax, qword ptr [rdi+152]	// u
adcx r11, rax	// u
adox rbx, rcx	// u
mov rax, 0	// u
adcx rbx, rax	// u
shrd r8, r9, 31	// u
shrd r9, r10, 31	// u
shrd r10, r11, 31	// u
shrd r11, rbx, 31	// u
shr rbx, 31	// u
mov rsi, r8	// u
mov rbp, r9	// u
mov r12, r10	// u
mov r13, r11	// u
sub rsi, qword ptr [rdi+128]	// u
sbb rbp, qword ptr [rdi+136]	// u
sbb r12, qword ptr [rdi+144]	// u
sbb r13, qword ptr [rdi+152]	// u
sbb rbx, 0	// u
cmovc rsi, r8	// u
cmovc rbp, r9	// u
cmovc r12, r10	// u
cmovc r13, r11	// u
mov rax, qword ptr [rdi+208]	// u
xor rsi, rax	// u
xor rbp, rax	// u
xor r12, rax	// u
xor r13, rax	// u
mov r8, qword ptr [rdi+128]	// u
mov r9, qword ptr [rdi+136]	// u
mov r10, qword ptr [rdi+144]	// u
mov r11, qword ptr [rdi+152]	// u
and r8, rax	// u
and r9, rax	// u
and r10, rax	// u
and r11, rax	// u
neg rax	// u
adc rsi, r8	// u
adc rbp, r9	// u
adc r12, r10	// u
adc r13, r11	// u
mov rdx, qword ptr [rdi+192]	// w
mulx r9, r8, qword ptr [rdi+64]	// w
mulx r10, rax, qword ptr [rdi+72]	// w
add r9, rax	// w
mulx r11, rax, qword ptr [rdi+80]	// w
adc r10, rax	// w
mulx rbx, rax, qword ptr [rdi+88]	// w
adc r11, rax	// w
adc rbx, 0	// w
mov qword ptr [rdi+64], rsi	// w
mov qword ptr [rdi+72], rbp	// w
mov qword ptr [rdi+80], r12	// w
mov qword ptr [rdi+88], r13	// w
mov rdx, qword ptr [rdi+200]	// w
xor rax, rax	// w
mulx rcx, rax, qword ptr [rdi+96]	// w
adcx r8, rax	// w
adox r9, rcx	// w
mulx rcx, rax, qword ptr [rdi+104]	// w
adcx r9, rax	// w
adox r10, rcx	// w
mulx rcx, rax, qword ptr [rdi+112]	// w
adcx r10, rax	// w
adox r11, rcx	// w
mulx rcx, rax, qword ptr [rdi+120]	// w
adcx r11, rax	// w
adox rbx, rcx	// w
mov rax, 0	// w
adcx rbx, rax	// w
mov rdx, r8	// w
imul rdx, qword ptr [rdi+224]	// w
and edx, 2147483647	// w
xor rax, rax	// w
mulx rcx, rax, qword ptr [rdi+128]	// w
adcx r8, rax	// w
adox r9, rcx	// w
mulx rcx, rax, qword ptr [rdi+136]	// w
adcx r9, rax	// w
adox r10, rcx	// w
mulx rcx, rax, qword ptr [rdi+144]	// w
adcx r10, rax	// w
adox r11, rcx	// w
mulx rcx, rax, qword ptr [rdi+152]	// w
adcx r11, rax	// w
adox rbx, rcx	// w
mov rax, 0	// w
adcx rbx, rax	// w
shrd r8, r9, 31	// w
shrd r9, r10, 31	// w
shrd r10, r11, 31	// w
shrd r11, rbx, 31	// w
shr rbx, 31	// w
mov rsi, r8	// w
mov rbp, r9	// w
mov r12, r10	// w
mov r13, r11	// w
sub rsi, qword ptr [rdi+128]	// w
sbb rbp, qword ptr [rdi+136]	// w
sbb r12, qword ptr [rdi+144]	// w
sbb r13, qword ptr [rdi+152]	// w
sbb rbx, 0	// w
cmovc rsi, r8	// w
cmovc rbp, r9	// w
cmovc r12, r10	// w
cmovc r13, r11	// w
mov qword ptr [rdi+96], rsi	// w
mov qword ptr [rdi+104], rbp	// w
mov qword ptr [rdi+112], r12	// w
mov qword ptr [rdi+120], r13	// w
dec qword ptr [rdi+232]	// loop
jnz 2b	// loop
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
