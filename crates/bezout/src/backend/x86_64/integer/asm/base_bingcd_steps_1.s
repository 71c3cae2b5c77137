// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 31 steps of the binary GCD on words, with packed update factors [Por20].
//   s (a', b') 2^31 = (f0 a - g0 b, g1 b - f1 a), where s is the sign of the number of swaps.
// In: rdi = a, rsi = b.
// Requires: b odd.
// Out: rax = f0 + 2^32 g0, rdx = f1 + 2^32 g1.
// Bounds: f0 + g0 <= 2^31 and f1 + g1 <= 2^31, all nonnegative.
// Timing: constant.
// Clobbers: the registers that the System V ABI lets it clobber; neither memory nor stack.
// Length: 378 instructions, 12 of them a step (form: short).
mov eax, 1	// start.r0
shr rsi, 1	// start.shr
mov rcx, 4294967296	// start.r1
shr rdi, 1	// step1.t
mov edx, 0	// step1.zero
lea r8, [rax+rcx]	// step1.sum
cmovc rdx, rsi	// step1.y
cmovnc r8, rax	// step1.r0
mov r9, rdi	// copy for step1.x
sub r9, rdx	// step1.x
sub rdx, rdi	// step1.n
cmovg r9, rdx	// step1.a
cmovg rsi, rdi	// step1.h
cmovg rcx, rax	// step1.r1
shr r9, 1	// step2.t
mov r10d, 0	// step2.zero
lea r11, [rcx+rcx]	// step1.double
lea rdx, [r8+r11]	// step2.sum
cmovc r10, rsi	// step2.y
cmovnc rdx, r8	// step2.r0
mov rdi, r9	// copy for step2.x
sub rdi, r10	// step2.x
sub r10, r9	// step2.n
cmovg rdi, r10	// step2.a
cmovg rsi, r9	// step2.h
cmovg r11, r8	// step2.r1
shr rdi, 1	// step3.t
mov eax, 0	// step3.zero
lea rcx, [r11+r11]	// step2.double
lea r10, [rdx+rcx]	// step3.sum
cmovc rax, rsi	// step3.y
cmovnc r10, rdx	// step3.r0
mov r9, rdi	// copy for step3.x
sub r9, rax	// step3.x
sub rax, rdi	// step3.n
cmovg r9, rax	// step3.a
cmovg rsi, rdi	// step3.h
cmovg rcx, rdx	// step3.r1
shr r9, 1	// step4.t
mov r8d, 0	// step4.zero
lea r11, [rcx+rcx]	// step3.double
lea rax, [r10+r11]	// step4.sum
cmovc r8, rsi	// step4.y
cmovnc rax, r10	// step4.r0
mov rdi, r9	// copy for step4.x
sub rdi, r8	// step4.x
sub r8, r9	// step4.n
cmovg rdi, r8	// step4.a
cmovg rsi, r9	// step4.h
cmovg r11, r10	// step4.r1
shr rdi, 1	// step5.t
mov edx, 0	// step5.zero
lea rcx, [r11+r11]	// step4.double
lea r8, [rax+rcx]	// step5.sum
cmovc rdx, rsi	// step5.y
cmovnc r8, rax	// step5.r0
mov r9, rdi	// copy for step5.x
sub r9, rdx	// step5.x
sub rdx, rdi	// step5.n
cmovg r9, rdx	// step5.a
cmovg rsi, rdi	// step5.h
cmovg rcx, rax	// step5.r1
shr r9, 1	// step6.t
mov r10d, 0	// step6.zero
lea r11, [rcx+rcx]	// step5.double
lea rdx, [r8+r11]	// step6.sum
cmovc r10, rsi	// step6.y
cmovnc rdx, r8	// step6.r0
mov rdi, r9	// copy for step6.x
sub rdi, r10	// step6.x
sub r10, r9	// step6.n
cmovg rdi, r10	// step6.a
cmovg rsi, r9	// step6.h
cmovg r11, r8	// step6.r1
shr rdi, 1	// step7.t
mov eax, 0	// step7.zero
lea rcx, [r11+r11]	// step6.double
lea r10, [rdx+rcx]	// step7.sum
cmovc rax, rsi	// step7.y
cmovnc r10, rdx	// step7.r0
mov r9, rdi	// copy for step7.x
sub r9, rax	// step7.x
sub rax, rdi	// step7.n
cmovg r9, rax	// step7.a
cmovg rsi, rdi	// step7.h
cmovg rcx, rdx	// step7.r1
shr r9, 1	// step8.t
mov r8d, 0	// step8.zero
lea r11, [rcx+rcx]	// step7.double
lea rax, [r10+r11]	// step8.sum
cmovc r8, rsi	// step8.y
cmovnc rax, r10	// step8.r0
mov rdi, r9	// copy for step8.x
sub rdi, r8	// step8.x
sub r8, r9	// step8.n
cmovg rdi, r8	// step8.a
cmovg rsi, r9	// step8.h
cmovg r11, r10	// step8.r1
shr rdi, 1	// step9.t
mov edx, 0	// step9.zero
lea rcx, [r11+r11]	// step8.double
lea r8, [rax+rcx]	// step9.sum
cmovc rdx, rsi	// step9.y
cmovnc r8, rax	// step9.r0
mov r9, rdi	// copy for step9.x
sub r9, rdx	// step9.x
sub rdx, rdi	// step9.n
cmovg r9, rdx	// step9.a
cmovg rsi, rdi	// step9.h
cmovg rcx, rax	// step9.r1
shr r9, 1	// step10.t
mov r10d, 0	// step10.zero
lea r11, [rcx+rcx]	// step9.double
lea rdx, [r8+r11]	// step10.sum
cmovc r10, rsi	// step10.y
cmovnc rdx, r8	// step10.r0
mov rdi, r9	// copy for step10.x
sub rdi, r10	// step10.x
sub r10, r9	// step10.n
cmovg rdi, r10	// step10.a
cmovg rsi, r9	// step10.h
cmovg r11, r8	// step10.r1
shr rdi, 1	// step11.t
mov eax, 0	// step11.zero
lea rcx, [r11+r11]	// step10.double
lea r10, [rdx+rcx]	// step11.sum
cmovc rax, rsi	// step11.y
cmovnc r10, rdx	// step11.r0
mov r9, rdi	// copy for step11.x
sub r9, rax	// step11.x
sub rax, rdi	// step11.n
cmovg r9, rax	// step11.a
cmovg rsi, rdi	// step11.h
cmovg rcx, rdx	// step11.r1
shr r9, 1	// step12.t
mov r8d, 0	// step12.zero
lea r11, [rcx+rcx]	// step11.double
lea rax, [r10+r11]	// step12.sum
cmovc r8, rsi	// step12.y
cmovnc rax, r10	// step12.r0
mov rdi, r9	// copy for step12.x
sub rdi, r8	// step12.x
sub r8, r9	// step12.n
cmovg rdi, r8	// step12.a
cmovg rsi, r9	// step12.h
cmovg r11, r10	// step12.r1
shr rdi, 1	// step13.t
mov edx, 0	// step13.zero
lea rcx, [r11+r11]	// step12.double
lea r8, [rax+rcx]	// step13.sum
cmovc rdx, rsi	// step13.y
cmovnc r8, rax	// step13.r0
mov r9, rdi	// copy for step13.x
sub r9, rdx	// step13.x
sub rdx, rdi	// step13.n
cmovg r9, rdx	// step13.a
cmovg rsi, rdi	// step13.h
cmovg rcx, rax	// step13.r1
shr r9, 1	// step14.t
mov r10d, 0	// step14.zero
lea r11, [rcx+rcx]	// step13.double
lea rdx, [r8+r11]	// step14.sum
cmovc r10, rsi	// step14.y
cmovnc rdx, r8	// step14.r0
mov rdi, r9	// copy for step14.x
sub rdi, r10	// step14.x
sub r10, r9	// step14.n
cmovg rdi, r10	// step14.a
cmovg rsi, r9	// step14.h
cmovg r11, r8	// step14.r1
shr rdi, 1	// step15.t
mov eax, 0	// step15.zero
lea rcx, [r11+r11]	// step14.double
lea r10, [rdx+rcx]	// step15.sum
cmovc rax, rsi	// step15.y
cmovnc r10, rdx	// step15.r0
mov r9, rdi	// copy for step15.x
sub r9, rax	// step15.x
sub rax, rdi	// step15.n
cmovg r9, rax	// step15.a
cmovg rsi, rdi	// step15.h
cmovg rcx, rdx	// step15.r1
shr r9, 1	// step16.t
mov r8d, 0	// step16.zero
lea r11, [rcx+rcx]	// step15.double
lea rax, [r10+r11]	// step16.sum
cmovc r8, rsi	// step16.y
cmovnc rax, r10	// step16.r0
mov rdi, r9	// copy for step16.x
sub rdi, r8	// step16.x
sub r8, r9	// step16.n
cmovg rdi, r8	// step16.a
cmovg rsi, r9	// step16.h
cmovg r11, r10	// step16.r1
shr rdi, 1	// step17.t
mov edx, 0	// step17.zero
lea rcx, [r11+r11]	// step16.double
lea r8, [rax+rcx]	// step17.sum
cmovc rdx, rsi	// step17.y
cmovnc r8, rax	// step17.r0
mov r9, rdi	// copy for step17.x
sub r9, rdx	// step17.x
sub rdx, rdi	// step17.n
cmovg r9, rdx	// step17.a
cmovg rsi, rdi	// step17.h
cmovg rcx, rax	// step17.r1
shr r9, 1	// step18.t
mov r10d, 0	// step18.zero
lea r11, [rcx+rcx]	// step17.double
lea rdx, [r8+r11]	// step18.sum
cmovc r10, rsi	// step18.y
cmovnc rdx, r8	// step18.r0
mov rdi, r9	// copy for step18.x
sub rdi, r10	// step18.x
sub r10, r9	// step18.n
cmovg rdi, r10	// step18.a
cmovg rsi, r9	// step18.h
cmovg r11, r8	// step18.r1
shr rdi, 1	// step19.t
mov eax, 0	// step19.zero
lea rcx, [r11+r11]	// step18.double
lea r10, [rdx+rcx]	// step19.sum
cmovc rax, rsi	// step19.y
cmovnc r10, rdx	// step19.r0
mov r9, rdi	// copy for step19.x
sub r9, rax	// step19.x
sub rax, rdi	// step19.n
cmovg r9, rax	// step19.a
cmovg rsi, rdi	// step19.h
cmovg rcx, rdx	// step19.r1
shr r9, 1	// step20.t
mov r8d, 0	// step20.zero
lea r11, [rcx+rcx]	// step19.double
lea rax, [r10+r11]	// step20.sum
cmovc r8, rsi	// step20.y
cmovnc rax, r10	// step20.r0
mov rdi, r9	// copy for step20.x
sub rdi, r8	// step20.x
sub r8, r9	// step20.n
cmovg rdi, r8	// step20.a
cmovg rsi, r9	// step20.h
cmovg r11, r10	// step20.r1
shr rdi, 1	// step21.t
mov edx, 0	// step21.zero
lea rcx, [r11+r11]	// step20.double
lea r8, [rax+rcx]	// step21.sum
cmovc rdx, rsi	// step21.y
cmovnc r8, rax	// step21.r0
mov r9, rdi	// copy for step21.x
sub r9, rdx	// step21.x
sub rdx, rdi	// step21.n
cmovg r9, rdx	// step21.a
cmovg rsi, rdi	// step21.h
cmovg rcx, rax	// step21.r1
shr r9, 1	// step22.t
mov r10d, 0	// step22.zero
lea r11, [rcx+rcx]	// step21.double
lea rdx, [r8+r11]	// step22.sum
cmovc r10, rsi	// step22.y
cmovnc rdx, r8	// step22.r0
mov rdi, r9	// copy for step22.x
sub rdi, r10	// step22.x
sub r10, r9	// step22.n
cmovg rdi, r10	// step22.a
cmovg rsi, r9	// step22.h
cmovg r11, r8	// step22.r1
shr rdi, 1	// step23.t
mov eax, 0	// step23.zero
lea rcx, [r11+r11]	// step22.double
lea r10, [rdx+rcx]	// step23.sum
cmovc rax, rsi	// step23.y
cmovnc r10, rdx	// step23.r0
mov r9, rdi	// copy for step23.x
sub r9, rax	// step23.x
sub rax, rdi	// step23.n
cmovg r9, rax	// step23.a
cmovg rsi, rdi	// step23.h
cmovg rcx, rdx	// step23.r1
shr r9, 1	// step24.t
mov r8d, 0	// step24.zero
lea r11, [rcx+rcx]	// step23.double
lea rax, [r10+r11]	// step24.sum
cmovc r8, rsi	// step24.y
cmovnc rax, r10	// step24.r0
mov rdi, r9	// copy for step24.x
sub rdi, r8	// step24.x
sub r8, r9	// step24.n
cmovg rdi, r8	// step24.a
cmovg rsi, r9	// step24.h
cmovg r11, r10	// step24.r1
shr rdi, 1	// step25.t
mov edx, 0	// step25.zero
lea rcx, [r11+r11]	// step24.double
lea r8, [rax+rcx]	// step25.sum
cmovc rdx, rsi	// step25.y
cmovnc r8, rax	// step25.r0
mov r9, rdi	// copy for step25.x
sub r9, rdx	// step25.x
sub rdx, rdi	// step25.n
cmovg r9, rdx	// step25.a
cmovg rsi, rdi	// step25.h
cmovg rcx, rax	// step25.r1
shr r9, 1	// step26.t
mov r10d, 0	// step26.zero
lea r11, [rcx+rcx]	// step25.double
lea rdx, [r8+r11]	// step26.sum
cmovc r10, rsi	// step26.y
cmovnc rdx, r8	// step26.r0
mov rdi, r9	// copy for step26.x
sub rdi, r10	// step26.x
sub r10, r9	// step26.n
cmovg rdi, r10	// step26.a
cmovg rsi, r9	// step26.h
cmovg r11, r8	// step26.r1
shr rdi, 1	// step27.t
mov eax, 0	// step27.zero
lea rcx, [r11+r11]	// step26.double
lea r10, [rdx+rcx]	// step27.sum
cmovc rax, rsi	// step27.y
cmovnc r10, rdx	// step27.r0
mov r9, rdi	// copy for step27.x
sub r9, rax	// step27.x
sub rax, rdi	// step27.n
cmovg r9, rax	// step27.a
cmovg rsi, rdi	// step27.h
cmovg rcx, rdx	// step27.r1
shr r9, 1	// step28.t
mov r8d, 0	// step28.zero
lea r11, [rcx+rcx]	// step27.double
lea rax, [r10+r11]	// step28.sum
cmovc r8, rsi	// step28.y
cmovnc rax, r10	// step28.r0
mov rdi, r9	// copy for step28.x
sub rdi, r8	// step28.x
sub r8, r9	// step28.n
cmovg rdi, r8	// step28.a
cmovg rsi, r9	// step28.h
cmovg r11, r10	// step28.r1
shr rdi, 1	// step29.t
mov edx, 0	// step29.zero
lea rcx, [r11+r11]	// step28.double
lea r8, [rax+rcx]	// step29.sum
cmovc rdx, rsi	// step29.y
cmovnc r8, rax	// step29.r0
mov r9, rdi	// copy for step29.x
sub r9, rdx	// step29.x
sub rdx, rdi	// step29.n
cmovg r9, rdx	// step29.a
cmovg rsi, rdi	// step29.h
cmovg rcx, rax	// step29.r1
shr r9, 1	// step30.t
mov r10d, 0	// step30.zero
lea r11, [rcx+rcx]	// step29.double
lea rdx, [r8+r11]	// step30.sum
cmovc r10, rsi	// step30.y
cmovnc rdx, r8	// step30.r0
mov rdi, r9	// copy for step30.x
sub rdi, r10	// step30.x
sub r10, r9	// step30.n
cmovg rdi, r10	// step30.a
cmovg rsi, r9	// step30.h
cmovg r11, r8	// step30.r1
shr rdi, 1	// step31.t
mov eax, 0	// step31.zero
lea rcx, [r11+r11]	// step30.double
lea r10, [rdx+rcx]	// step31.sum
cmovc rax, rsi	// step31.y
cmovnc r10, rdx	// step31.r0
mov r9, rdi	// copy for step31.x
sub r9, rax	// step31.x
sub rax, rdi	// step31.n
cmovg r9, rax	// step31.a
cmovg rsi, rdi	// step31.h
cmovg rcx, rdx	// step31.r1
lea r8, [rcx+rcx]	// step31.double
mov rax, r10	// output
mov rdx, r8	// output
ret	// leave
