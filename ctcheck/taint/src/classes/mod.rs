// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which instructions take equally long for all operands. What is in no list is not known to.
//!
//! Integer instructions, moves, shuffles, and multipliers, which have a fixed latency on all 64-bit
//! x86 CPUs that are sold (Intel lists most of them as data operand independent). No floating-point
//! arithmetic: subnormal numbers may be slow.

mod vectors;

use iced_x86::{Instruction, Mnemonic, Register};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Fixed,
    /// Its latency may depend on its operands.
    Variable,
    Unknown,
}

pub fn class(i: &Instruction) -> Class {
    let m = i.mnemonic();
    let moves_stack = m == Mnemonic::Pop && i.op0_register() == Register::RSP;
    if moves_stack || uses_mmx(i) {
        Class::Unknown
    } else if is_variable(m) || (i.is_string_instruction() && i.has_repne_prefix()) {
        Class::Variable
    } else if is_integer(m) || is_control(m) || vectors::is_vector(m) {
        Class::Fixed
    } else {
        Class::Unknown
    }
}

fn uses_mmx(i: &Instruction) -> bool {
    [i.op0_register(), i.op1_register()]
        .iter()
        .any(|r| r.is_mm())
}

fn is_variable(m: Mnemonic) -> bool {
    use Mnemonic::*;
    matches!(
        m,
        Div | Idiv | Fdiv | Fdivp | Fdivr | Fdivrp | Fidiv | Fidivr | Fsqrt
            | Divss | Divsd | Divps | Divpd | Vdivss | Vdivsd | Vdivps | Vdivpd
            | Sqrtss | Sqrtsd | Sqrtps | Sqrtpd | Vsqrtss | Vsqrtsd | Vsqrtps | Vsqrtpd
            // Microcode on some CPUs.
            | Pdep | Pext | Cmpsb | Cmpsw | Cmpsd | Cmpsq | Scasb | Scasw | Scasd | Scasq
            // Their mask chooses what of the memory is accessed.
            | Vpmaskmovd | Vpmaskmovq | Vmaskmovps | Vmaskmovpd | Maskmovdqu | Vmaskmovdqu
            | Vpcompressb | Vpcompressw | Vpcompressd | Vpcompressq
            | Vpexpandb | Vpexpandw | Vpexpandd | Vpexpandq
    )
}

fn is_integer(m: Mnemonic) -> bool {
    use Mnemonic::*;
    matches!(
        m,
        Mov | Movzx
            | Movsx
            | Movsxd
            | Movbe
            | Lea
            | Xchg
            | Bswap
            | Push
            | Pop
            | Nop
            | Endbr64
            | Cmova
            | Cmovae
            | Cmovb
            | Cmovbe
            | Cmove
            | Cmovg
            | Cmovge
            | Cmovl
            | Cmovle
            | Cmovne
            | Cmovno
            | Cmovnp
            | Cmovns
            | Cmovo
            | Cmovp
            | Cmovs
            | Seta
            | Setae
            | Setb
            | Setbe
            | Sete
            | Setg
            | Setge
            | Setl
            | Setle
            | Setne
            | Setno
            | Setnp
            | Setns
            | Seto
            | Setp
            | Sets
            | Add
            | Adc
            | Adcx
            | Adox
            | Sub
            | Sbb
            | Inc
            | Dec
            | Neg
            | Not
            | Cmp
            | Test
            | And
            | Or
            | Xor
            | Andn
            | Mul
            | Imul
            | Mulx
            | Shl
            | Shr
            | Sar
            | Shld
            | Shrd
            | Rol
            | Ror
            | Rcl
            | Rcr
            | Rorx
            | Shlx
            | Shrx
            | Sarx
            | Bt
            | Bts
            | Btr
            | Btc
            | Bsf
            | Bsr
            | Tzcnt
            | Lzcnt
            | Popcnt
            | Blsi
            | Blsr
            | Blsmsk
            | Bextr
            | Bzhi
            | Cbw
            | Cwd
            | Cwde
            | Cdq
            | Cdqe
            | Cqo
            | Lahf
            | Sahf
            | Clc
            | Stc
            | Cmc
            | Cld
            | Movsb
            | Movsw
            | Movsd
            | Movsq
            | Stosb
            | Stosw
            | Stosd
            | Stosq
            | Lodsb
            | Lodsw
            | Lodsd
            | Lodsq
            | Prefetcht0
            | Prefetcht1
            | Prefetcht2
            | Prefetchnta
            | Prefetchw
    )
}

fn is_control(m: Mnemonic) -> bool {
    use Mnemonic::*;
    matches!(
        m,
        Jmp | Call
            | Ret
            | Ja
            | Jae
            | Jb
            | Jbe
            | Je
            | Jg
            | Jge
            | Jl
            | Jle
            | Jne
            | Jno
            | Jnp
            | Jns
            | Jo
            | Jp
            | Js
            | Jrcxz
            | Jecxz
            | Loop
            | Ud2
    )
}
