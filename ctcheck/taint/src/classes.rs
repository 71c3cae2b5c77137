// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which instructions take equally long for all operands. What is in no list is not known to.
//!
//! Integer instructions, moves, shuffles, and multipliers, which have a fixed latency on all 64-bit
//! x86 CPUs that are sold (Intel lists most of them as data operand independent). No floating-point
//! arithmetic: subnormal numbers may be slow.

use iced_x86::{Instruction, Mnemonic, Register};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

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
    } else if LISTS.variable.contains(&m) || (i.is_string_instruction() && i.has_repne_prefix()) {
        Class::Variable
    } else if LISTS.fixed.contains(&m) {
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

/// The instructions of the lists.
struct Lists {
    variable: HashSet<Mnemonic>,
    fixed: HashSet<Mnemonic>,
}

static LISTS: LazyLock<Lists> = LazyLock::new(|| {
    let named = |m| (format!("{m:?}").to_lowercase(), m);
    let names: HashMap<String, Mnemonic> = Mnemonic::values().map(named).collect();
    let known = |name: String| *names.get(&name).unwrap_or_else(|| panic!("no {name}"));
    let list = |text: &str| {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines
            .flat_map(str::split_whitespace)
            .flat_map(expand)
            .map(known)
            .collect()
    };
    Lists {
        variable: list(VARIABLE),
        fixed: list(FIXED),
    }
});

/// `a{b,c}` is `ab` and `ac`, and `[v]a` is `a` and `va`.
fn expand(word: &str) -> Vec<String> {
    if let Some(vex) = word.strip_prefix("[v]") {
        return [expand(vex), expand(&format!("v{vex}"))].concat();
    }
    let Some((before, rest)) = word.split_once('{') else {
        return vec![word.into()];
    };
    let (among, after) = rest.split_once('}').expect("a brace that ends");
    let each = among.split(',').map(|one| format!("{before}{one}{after}"));
    each.flat_map(|word| expand(&word)).collect()
}

const VARIABLE: &str = "
div idiv fdiv{,p,r,rp} fidiv{,r} fsqrt [v]div{s,p}{s,d} [v]sqrt{s,p}{s,d}
# Microcode on some CPUs.
pdep pext cmps{b,w,d,q} scas{b,w,d,q}
# Their mask chooses what of the memory is accessed.
vpmaskmov{d,q} vmaskmovp{s,d} [v]maskmovdqu vp{compress,expand}{b,w,d,q}
";

const FIXED: &str = "
# Integers.
mov movzx movsx movsxd movbe lea xchg bswap push pop nop endbr64
{cmov,set}{a,ae,b,be,e,g,ge,l,le,ne,no,np,ns,o,p,s}
add adc adcx adox sub sbb inc dec neg not cmp test and or xor andn mul imul mulx
shl shr sar shld shrd rol ror rcl rcr rorx shlx shrx sarx
bt bts btr btc bsf bsr tzcnt lzcnt popcnt blsi blsr blsmsk bextr bzhi
cbw cwd cwde cdq cdqe cqo lahf sahf clc stc cmc cld {movs,stos,lods}{b,w,d,q}
prefetch{t0,t1,t2,nta,w}
# Control.
jmp call ret j{a,ae,b,be,e,g,ge,l,le,ne,no,np,ns,o,p,s} jrcxz jecxz loop ud2
# Vectors: moves.
[v]mov{d,q,dqa,dqu,aps,ups,apd,upd,ss,hps,lps,hpd,lpd,hlps,lhps,ntdq} vmovsd [v]lddqu
vzero{upper,all} [v]p{extr,insr}{b,w,d,q} [v]pmovmskb [v]movmskp{s,d}
vpbroadcast{b,w,d,q} vbroadcasts{s,d} v{broadcast,extract,insert}{f,i}128
[v]pmov{z,s}x{bw,bd,bq,wd,wq,dq} vpgather{d,q}{d,q}
# Arithmetic.
[v]p{add,sub}{b,w,d,q} [v]pmul{udq,dq,ld,lw,hw,huw} [v]pmaddwd
[v]p{and,andn,or,xor} [v]{and,andn,or,xor}p{s,d}
[v]p{sll,srl}{w,d,q,dq} [v]psra{w,d} vp{sll,srl}v{d,q} vpsravd
[v]pcmp{eq,gt}{b,w,d,q} [v]pabs{b,w,d} [v]p{max,min}{s,u}d [v]ptest [v]pclmulqdq vpsignd
# Shuffles.
[v]pshuf{b,d,lw,hw} [v]shufp{s,d} [v]punpck{l,h}{bw,wd,dq,qdq} [v]unpck{l,h}p{s,d}
[v]palignr [v]pblendw vpblendd [v]pblendvb [v]blend{,v}p{s,d}
vperm{q,d,pd,ps,ilps,ilpd,2i128,2f128} [v]pack{s,u}s{dw,wb}
# AVX-512.
vmovdqa{32,64} vmovdqu{8,16,32,64} vp{and,andn,or,xor}{d,q} vpternlog{d,q}
vpmullq vpsra{q,vq} vpmadd52{l,h}uq vp{rol,ror}{,v}{d,q} valign{d,q}
vperm{t2,i2}{d,q} vperm{b,w} vpblendm{b,w,d,q} vshuf{i,f}{32x4,64x2}
v{insert,extract}i{32x4,64x2,32x8,64x4} vbroadcasti{32x2,32x4,64x2,32x8,64x4}
vpabsq vp{max,min}{s,u}q v{popcnt,plzcnt}{d,q} vpsh{l,r}d{,v}q vpcmp{,u}{d,q}
vpscatter{d,q}{d,q} vptest{,n}m{d,q} vpmovqd vpmovm2{d,q} vpmov{d,q}2m
k{mov,and,andn,or,xor,not,add,shiftl,shiftr,ortest,test}{b,w,d,q}
";
