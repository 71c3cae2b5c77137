// SPDX-License-Identifier: MIT OR Apache-2.0
//! What each instruction does: the operation, its cost, and where taint goes.

use crate::cpu::{C, Cpu, Done, N, NZ, NZCV, Stop, V, Z};
use crate::error::Fault;
use crate::instruction::{Access, Alu, Instruction, LR, PC, Reg, SP, Unary, Width};
use crate::taint::Leak;

/// The flags that a condition reads, by the condition's upper three bits.
const READS: [u8; 8] = [Z, C, N, V, C | Z, N | V, N | Z | V, 0];

impl Cpu {
    #[inline(always)]
    fn set_nz<const TAINT: bool>(&mut self, value: u32, secret: bool) {
        self.n = value;
        self.z = value;
        self.flag_taint::<TAINT>(NZ, secret);
    }

    /// `a + b + carry` with all flags.
    #[inline(always)]
    fn add<const TAINT: bool>(&mut self, a: u32, b: u32, carry: u32, secret: bool) -> u32 {
        let sum = u64::from(a) + u64::from(b) + u64::from(carry);
        let result = sum as u32;
        self.c = (sum >> 32) as u32;
        self.v = (a ^ result) & (b ^ result);
        self.n = result;
        self.z = result;
        self.flag_taint::<TAINT>(NZCV, secret);
        result
    }

    /// A result of an operation that sets N and Z.
    #[inline(always)]
    fn set_result<const TAINT: bool>(&mut self, d: Reg, value: u32, secret: bool) {
        self.set_nz::<TAINT>(value, secret);
        self.set::<TAINT>(d, value, secret);
    }

    #[inline(always)]
    fn condition(&self, cond: u8) -> bool {
        let negative = (self.n ^ self.v) >> 31 != 0;
        let holds = match cond >> 1 {
            0 => self.z == 0,
            1 => self.c != 0,
            2 => self.n >> 31 != 0,
            3 => self.v >> 31 != 0,
            4 => self.c != 0 && self.z != 0,
            5 => !negative,
            6 => !negative && self.z != 0,
            _ => true,
        };
        holds ^ (cond & 1 != 0)
    }

    /// Carries out one instruction, which stands at `pc`, and moves PC.
    #[inline(always)]
    pub(crate) fn execute<const TAINT: bool, const DETAIL: bool>(
        &mut self,
        instruction: Instruction,
        pc: u32,
    ) -> Done {
        use Instruction::*;
        let mut next = pc.wrapping_add(2);
        // What is left at 1 is the cost of all that only moves data between registers.
        let mut cost = 1;
        match instruction {
            MovLow { d, m } => {
                self.set_result::<TAINT>(
                    d,
                    self.r[usize::from(m & 15)],
                    self.is_secret::<TAINT>(m),
                );
            }
            LslImm { d, m, by } => {
                let (x, secret) = (self.r[usize::from(m & 15)], self.is_secret::<TAINT>(m));
                self.c = x >> (32 - u32::from(by)) & 1;
                self.flag_taint::<TAINT>(C, secret);
                self.set_result::<TAINT>(d, x << by, secret);
            }
            LsrImm { d, m, by } => {
                let (x, secret) = (self.r[usize::from(m & 15)], self.is_secret::<TAINT>(m));
                self.c = x >> (by - 1) & 1;
                self.flag_taint::<TAINT>(C, secret);
                self.set_result::<TAINT>(d, (u64::from(x) >> by) as u32, secret && by < 32);
            }
            AsrImm { d, m, by } => {
                let (x, secret) = (self.r[usize::from(m & 15)], self.is_secret::<TAINT>(m));
                self.c = x >> (by - 1) & 1;
                self.flag_taint::<TAINT>(C, secret);
                self.set_result::<TAINT>(d, (i64::from(x as i32) >> by) as u32, secret);
            }
            AddReg { d, n, m } => {
                let secret = self.is_secret::<TAINT>(n) || self.is_secret::<TAINT>(m);
                let (a, b) = (self.r[usize::from(n & 15)], self.r[usize::from(m & 15)]);
                let value = self.add::<TAINT>(a, b, 0, secret);
                self.set::<TAINT>(d, value, secret);
            }
            SubReg { d, n, m } => {
                let secret = n != m && (self.is_secret::<TAINT>(n) || self.is_secret::<TAINT>(m));
                let (a, b) = (self.r[usize::from(n & 15)], self.r[usize::from(m & 15)]);
                let value = self.add::<TAINT>(a, !b, 1, secret);
                self.set::<TAINT>(d, value, secret);
            }
            AddImm { d, n, imm } => {
                let secret = self.is_secret::<TAINT>(n);
                let value =
                    self.add::<TAINT>(self.r[usize::from(n & 15)], u32::from(imm), 0, secret);
                self.set::<TAINT>(d, value, secret);
            }
            SubImm { d, n, imm } => {
                let secret = self.is_secret::<TAINT>(n);
                let value =
                    self.add::<TAINT>(self.r[usize::from(n & 15)], !u32::from(imm), 1, secret);
                self.set::<TAINT>(d, value, secret);
            }
            MovImm { d, imm } => self.set_result::<TAINT>(d, u32::from(imm), false),
            CmpImm { n, imm } => {
                let secret = self.is_secret::<TAINT>(n);
                self.add::<TAINT>(self.r[usize::from(n & 15)], !u32::from(imm), 1, secret);
            }
            DataProcessing { op, d, m } => {
                if op == Alu::Mul {
                    cost = self.timing.multiply;
                }
                self.alu::<TAINT>(op, d, m);
            }
            AddHigh { d, m } => {
                let value = self.read(d, pc).wrapping_add(self.read(m, pc));
                let secret = self.is_secret::<TAINT>(d) || self.is_secret::<TAINT>(m);
                match usize::from(d) {
                    PC => {
                        self.leak::<TAINT>(Leak::Jump, secret);
                        next = value & !1;
                        cost = self.timing.branch_register;
                    }
                    _ => self.set_high::<TAINT>(d, value, secret)?,
                }
            }
            CmpHigh { n, m } => {
                let secret = n != m && (self.is_secret::<TAINT>(n) || self.is_secret::<TAINT>(m));
                self.add::<TAINT>(self.read(n, pc), !self.read(m, pc), 1, secret);
            }
            MovHigh { d, m } => {
                let (value, secret) = (self.read(m, pc), self.is_secret::<TAINT>(m));
                match usize::from(d) {
                    PC => {
                        self.leak::<TAINT>(Leak::Jump, secret);
                        next = value & !1;
                        cost = self.timing.branch_register;
                        if DETAIL {
                            self.profiler.jump(next, self.cycles + u64::from(cost));
                        }
                    }
                    _ => self.set_high::<TAINT>(d, value, secret)?,
                }
            }
            Bx { m } => {
                let target = self.read(m, pc);
                self.leak::<TAINT>(Leak::Jump, self.is_secret::<TAINT>(m));
                self.cycles += u64::from(self.timing.branch_register);
                return self.go_to::<TAINT, DETAIL>(target);
            }
            Blx { m } => {
                let target = self.read(m, pc);
                self.leak::<TAINT>(Leak::Jump, self.is_secret::<TAINT>(m));
                if target & 1 == 0 {
                    return Err(Fault::ArmState { target }.into());
                }
                self.set::<TAINT>(LR as Reg, next | 1, false);
                cost = self.timing.branch_register;
                if DETAIL {
                    self.profiler
                        .call(target & !1, next, self.cycles + u64::from(cost));
                }
                next = target & !1;
            }
            BranchLink { offset } => {
                let target = pc.wrapping_add(4).wrapping_add_signed(offset);
                self.set::<TAINT>(LR as Reg, pc.wrapping_add(4) | 1, false);
                cost = self.timing.branch_link;
                if DETAIL {
                    self.profiler
                        .call(target, pc.wrapping_add(4), self.cycles + u64::from(cost));
                }
                next = target;
            }
            Branch { offset } => {
                next = pc.wrapping_add(4).wrapping_add_signed(i32::from(offset));
                cost = self.timing.branch;
            }
            BranchIf { cond, offset } => {
                if TAINT {
                    let secret = self.secret_flags & READS[usize::from(cond >> 1 & 7)] != 0;
                    self.leak::<TAINT>(Leak::Branch, secret);
                }
                if self.condition(cond) {
                    next = pc.wrapping_add(4).wrapping_add_signed(i32::from(offset));
                    cost = self.timing.branch_taken;
                }
            }
            LoadLiteral { t, offset } => {
                let address = (pc.wrapping_add(4) & !3).wrapping_add(u32::from(offset));
                let (value, secret) = self.load::<TAINT, DETAIL>(address, Width::Word)?;
                self.set::<TAINT>(t, value, secret);
                cost = self.timing.memory;
            }
            LoadReg {
                access: Access { width, t, n },
                m,
            } => {
                let secret = self.is_secret::<TAINT>(n) || self.is_secret::<TAINT>(m);
                self.leak::<TAINT>(Leak::Address, secret);
                let address = self.r[usize::from(n & 15)].wrapping_add(self.r[usize::from(m & 15)]);
                let (value, secret) = self.load::<TAINT, DETAIL>(address, width)?;
                self.set::<TAINT>(t, value, secret);
                cost = self.timing.memory;
            }
            StoreReg {
                access: Access { width, t, n },
                m,
            } => {
                let secret = self.is_secret::<TAINT>(n) || self.is_secret::<TAINT>(m);
                self.leak::<TAINT>(Leak::Address, secret);
                let address = self.r[usize::from(n & 15)].wrapping_add(self.r[usize::from(m & 15)]);
                let value = self.r[usize::from(t & 15)];
                self.store::<TAINT>(address, width, value, self.is_secret::<TAINT>(t))?;
                cost = self.timing.memory;
            }
            LoadImm {
                access: Access { width, t, n },
                offset,
            } => {
                self.leak::<TAINT>(Leak::Address, self.is_secret::<TAINT>(n));
                let address = self.r[usize::from(n & 15)].wrapping_add(u32::from(offset));
                let (value, secret) = self.load::<TAINT, DETAIL>(address, width)?;
                self.set::<TAINT>(t, value, secret);
                cost = self.timing.memory;
            }
            StoreImm {
                access: Access { width, t, n },
                offset,
            } => {
                self.leak::<TAINT>(Leak::Address, self.is_secret::<TAINT>(n));
                let address = self.r[usize::from(n & 15)].wrapping_add(u32::from(offset));
                let value = self.r[usize::from(t & 15)];
                self.store::<TAINT>(address, width, value, self.is_secret::<TAINT>(t))?;
                cost = self.timing.memory;
            }
            Adr { d, offset } => {
                let value = (pc.wrapping_add(4) & !3).wrapping_add(u32::from(offset));
                self.set::<TAINT>(d, value, false);
            }
            AddSpImm { d, offset } => {
                let value = self.r[SP].wrapping_add(u32::from(offset));
                self.set::<TAINT>(d, value, self.is_secret::<TAINT>(SP as Reg));
            }
            MoveSp { offset } => {
                self.set_sp(self.r[SP].wrapping_add_signed(i32::from(offset)))?;
            }
            Extend { op, d, m } => {
                let x = self.r[usize::from(m & 15)];
                let value = match op {
                    Unary::Sxth => x as i16 as u32,
                    Unary::Sxtb => x as i8 as u32,
                    Unary::Uxth => x & 0xffff,
                    Unary::Uxtb => x & 0xff,
                    Unary::Rev => x.swap_bytes(),
                    Unary::Rev16 => x.swap_bytes().rotate_left(16),
                    Unary::Revsh => (x as u16).swap_bytes() as i16 as u32,
                };
                self.set::<TAINT>(d, value, self.is_secret::<TAINT>(m));
            }
            Push { list } => {
                self.leak::<TAINT>(Leak::Address, self.is_secret::<TAINT>(SP as Reg));
                let count = list.count_ones();
                self.set_sp(self.r[SP].wrapping_sub(4 * count))?;
                let end = self.store_list::<TAINT>(self.r[SP], list & 0xff)?;
                if list & 0x100 != 0 {
                    let secret = self.is_secret::<TAINT>(LR as Reg);
                    self.store::<TAINT>(end, Width::Word, self.r[LR], secret)?;
                }
                cost = self.timing.memory - 1 + count;
            }
            Pop { list } => {
                self.leak::<TAINT>(Leak::Address, self.is_secret::<TAINT>(SP as Reg));
                let count = list.count_ones();
                let end = self.load_list::<TAINT, DETAIL>(self.r[SP], list & 0xff)?;
                if list & 0x100 != 0 {
                    let (target, secret) = self.load::<TAINT, DETAIL>(end, Width::Word)?;
                    self.set_sp(end.wrapping_add(4))?;
                    self.leak::<TAINT>(Leak::Jump, secret);
                    self.cycles += u64::from(self.timing.pop_pc + count);
                    return self.go_to::<TAINT, DETAIL>(target);
                }
                self.set_sp(end)?;
                cost = self.timing.memory - 1 + count;
            }
            StoreMultiple { n, list } => {
                self.leak::<TAINT>(Leak::Address, self.is_secret::<TAINT>(n));
                let end = self.store_list::<TAINT>(self.r[usize::from(n & 15)], u16::from(list))?;
                self.r[usize::from(n & 15)] = end;
                cost = self.timing.memory - 1 + list.count_ones();
            }
            LoadMultiple { n, list } => {
                let secret = self.is_secret::<TAINT>(n);
                self.leak::<TAINT>(Leak::Address, secret);
                let end =
                    self.load_list::<TAINT, DETAIL>(self.r[usize::from(n & 15)], u16::from(list))?;
                // A base that is loaded keeps what was loaded.
                if list >> n & 1 == 0 {
                    self.set::<TAINT>(n, end, secret);
                }
                cost = self.timing.memory - 1 + list.count_ones();
            }
            Hint | Cps { .. } => {
                if let Cps { disable } = instruction {
                    self.primask = disable;
                }
            }
            Wait => cost = self.timing.wait,
            Barrier => {
                next = pc.wrapping_add(4);
                cost = self.timing.system;
            }
            Mrs { d, special } => {
                self.read_special::<TAINT>(d, special);
                next = pc.wrapping_add(4);
                cost = self.timing.system;
            }
            Msr { n, special } => {
                self.write_special::<TAINT>(n, special)?;
                next = pc.wrapping_add(4);
                cost = self.timing.system;
            }
            Svc { imm } => return self.call_supervisor::<TAINT>(imm),
            Bkpt { imm } => {
                self.breakpoint::<TAINT>(imm)?;
            }
            Undefined => {
                return Err(Fault::Undefined {
                    opcode: self.opcode(pc),
                }
                .into());
            }
            Unpredictable => {
                return Err(Fault::Unpredictable {
                    opcode: self.opcode(pc),
                }
                .into());
            }
        }
        self.cycles += u64::from(cost);
        self.pc = next;
        Ok(())
    }

    #[inline(always)]
    fn alu<const TAINT: bool>(&mut self, op: Alu, d: Reg, m: Reg) {
        let (a, b) = (self.r[usize::from(d & 15)], self.r[usize::from(m & 15)]);
        let (sa, sb) = (self.is_secret::<TAINT>(d), self.is_secret::<TAINT>(m));
        let either = sa || sb;
        // Whether one operand is public and has this value, or both are the same register.
        let fixed =
            |value_a: u32, value_b: u32| TAINT && (!sa && a == value_a || !sb && b == value_b);
        match op {
            Alu::And => self.set_result::<TAINT>(d, a & b, either && !fixed(0, 0)),
            Alu::Tst => self.set_nz::<TAINT>(a & b, either && !fixed(0, 0)),
            Alu::Orr => self.set_result::<TAINT>(d, a | b, either && !fixed(!0, !0)),
            Alu::Eor => self.set_result::<TAINT>(d, a ^ b, either && d != m),
            Alu::Bic => self.set_result::<TAINT>(d, a & !b, either && d != m && !fixed(0, !0)),
            Alu::Mvn => self.set_result::<TAINT>(d, !b, sb),
            Alu::Mul => self.set_result::<TAINT>(d, a.wrapping_mul(b), either && !fixed(0, 0)),
            Alu::Adc => {
                let secret = either || TAINT && self.secret_flags & C != 0;
                let value = self.add::<TAINT>(a, b, self.c, secret);
                self.set::<TAINT>(d, value, secret);
            }
            Alu::Sbc => {
                let secret = either && d != m || TAINT && self.secret_flags & C != 0;
                let value = self.add::<TAINT>(a, !b, self.c, secret);
                self.set::<TAINT>(d, value, secret);
            }
            Alu::Rsb => {
                let value = self.add::<TAINT>(!b, 0, 1, sb);
                self.set::<TAINT>(d, value, sb);
            }
            Alu::Cmp => {
                self.add::<TAINT>(a, !b, 1, either && d != m);
            }
            Alu::Cmn => {
                self.add::<TAINT>(a, b, 0, either);
            }
            Alu::Lsl | Alu::Lsr | Alu::Asr | Alu::Ror => self.shift::<TAINT>(op, d, m),
        }
    }

    /// Shifts by the low byte of a register.
    #[inline(always)]
    fn shift<const TAINT: bool>(&mut self, op: Alu, d: Reg, m: Reg) {
        let (x, by) = (
            self.r[usize::from(d & 15)],
            self.r[usize::from(m & 15)] & 255,
        );
        let (sx, sby) = (self.is_secret::<TAINT>(d), self.is_secret::<TAINT>(m));
        let (value, carry) = match op {
            _ if by == 0 => (x, self.c),
            Alu::Lsl if by < 32 => (x << by, x >> (32 - by) & 1),
            Alu::Lsl => (0, u32::from(by == 32) & x),
            Alu::Lsr if by < 32 => (x >> by, x >> (by - 1) & 1),
            Alu::Lsr => (0, u32::from(by == 32) & x >> 31),
            Alu::Asr if by < 32 => ((x as i32 >> by) as u32, x >> (by - 1) & 1),
            Alu::Asr => ((x as i32 >> 31) as u32, x >> 31),
            _ => (x.rotate_right(by & 31), x.rotate_right(by & 31) >> 31),
        };
        self.c = carry;
        if TAINT {
            // By more than the word, nothing of x is left: in the result from 32 on, in the carry
            // from 33.
            let logical = matches!(op, Alu::Lsl | Alu::Lsr);
            let value_secret = sby || sx && !(logical && by >= 32);
            let carry_secret = match (sby, by) {
                (true, _) => true,
                (false, 0) => self.secret_flags & C != 0,
                (false, _) => sx && !(logical && by > 32),
            };
            self.flag_taint::<TAINT>(C, carry_secret);
            self.set_result::<TAINT>(d, value, value_secret);
        } else {
            self.set_result::<TAINT>(d, value, false);
        }
    }

    /// Writes of MOV and ADD to any register but PC.
    #[inline(always)]
    fn set_high<const TAINT: bool>(&mut self, d: Reg, value: u32, secret: bool) -> Done {
        if usize::from(d) == SP {
            self.leak::<TAINT>(Leak::State, secret);
            self.set_secret::<TAINT>(SP, secret);
            return self.set_sp(value);
        }
        self.set::<TAINT>(d, value, secret);
        Ok(())
    }

    /// Stores low registers upward; returns the address behind them.
    #[inline(always)]
    fn store_list<const TAINT: bool>(
        &mut self,
        mut address: u32,
        list: u16,
    ) -> Result<u32, Box<Stop>> {
        let mut rest = list;
        while rest != 0 {
            let t = rest.trailing_zeros();
            let secret = self.is_secret::<TAINT>(t as Reg);
            self.store::<TAINT>(address, Width::Word, self.r[(t & 15) as usize], secret)?;
            address = address.wrapping_add(4);
            rest &= rest - 1;
        }
        Ok(address)
    }

    /// Loads low registers upward; returns the address behind them.
    #[inline(always)]
    fn load_list<const TAINT: bool, const DETAIL: bool>(
        &mut self,
        mut address: u32,
        list: u16,
    ) -> Result<u32, Box<Stop>> {
        let mut rest = list;
        while rest != 0 {
            let t = rest.trailing_zeros();
            let (value, secret) = self.load::<TAINT, DETAIL>(address, Width::Word)?;
            self.set::<TAINT>(t as Reg, value, secret);
            address = address.wrapping_add(4);
            rest &= rest - 1;
        }
        Ok(address)
    }

    /// A jump to an address with the Thumb bit, or a return: from a routine or an exception.
    #[inline(always)]
    fn go_to<const TAINT: bool, const DETAIL: bool>(&mut self, target: u32) -> Done {
        if self.ipsr != 0 && target >> 28 == 15 {
            return self.return_from_exception::<TAINT>(target);
        }
        if target & 1 == 0 {
            return Err(Fault::ArmState { target }.into());
        }
        self.pc = target & !1;
        if DETAIL {
            self.profiler.jump(self.pc, self.cycles);
        }
        Ok(())
    }
}
