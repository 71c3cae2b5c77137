// SPDX-License-Identifier: MIT OR Apache-2.0
//! The registry itself: names, classes, domains, defaults.

use bezout::kernels::{Cpu, Family, Isa, Kernel, Operation, Timing, integer};
use bezout_exercise::domain;
use bezout_exercise::{Exercise, Visitor, visit};
use std::collections::HashSet;

/// Checks of one operation, collected over all.
#[derive(Default)]
struct Checks {
    operations: HashSet<(&'static str, &'static str)>,
    labels: HashSet<&'static str>,
    kernels: usize,
}

impl Visitor for Checks {
    fn visit<O: Exercise>(&mut self) {
        assert!(
            self.operations.insert((O::RING, O::NAME)),
            "{} twice",
            O::NAME
        );
        assert!(self.labels.insert(O::LABEL), "{} twice", O::LABEL);
        self.kernels += O::table().len();
        let (mut names, parameters) = (HashSet::new(), O::parameters());
        for kernel in O::table() {
            assert!(names.insert(kernel.name), "{kernel:?} twice");
            assert_eq!(ill_formed(kernel, &parameters), [""; 0], "{kernel:?}");
        }
    }
}

/// What is wrong with an entry.
fn ill_formed<O: Operation>(kernel: &Kernel<O>, parameters: &[O::Parameter]) -> Vec<&'static str> {
    let (algorithm, back_end) = kernel.name.split_once('/').unwrap_or_default();
    // The instruments are for x86-64.
    let x86_64 = cfg!(target_arch = "x86_64");
    let constant = kernel.timing == Timing::Constant;
    [
        (
            algorithm.is_empty() || back_end.is_empty(),
            "the name is not algorithm/back end",
        ),
        (kernel.citation.is_empty(), "no source"),
        (
            !back_end.is_empty() && !is_for(back_end, kernel.isa),
            "the name and what it needs do not go together",
        ),
        (
            x86_64 && constant == kernel.instruments.is_empty(),
            "a claim of constant time and what checks it do not go together",
        ),
        (
            x86_64 && constant && kernel.instruments.len() < 2,
            "fewer than two instruments check it",
        ),
        (
            !has_its_domain(kernel, parameters),
            "the domain has other words",
        ),
    ]
    .into_iter()
    .filter_map(|(wrong, what)| wrong.then_some(what))
    .collect()
}

/// Whether a back end needs this instruction set.
fn is_for(back_end: &str, isa: Isa) -> bool {
    let name = format!("{isa:?}").to_lowercase();
    back_end == name || matches!(back_end, "x86_64" | "aarch64") && isa == Isa::Portable
}

/// Whether a kernel takes what the words of its domain say.
fn has_its_domain<O: Operation>(kernel: &Kernel<O>, parameters: &[O::Parameter]) -> bool {
    parameters.iter().all(|parameter| {
        let says = domain::contains(kernel.domain, parameter);
        let takes = (kernel.takes)(parameter);
        says == takes || says && domain::is_loose(kernel.domain, parameter)
    })
}

/// What makes a control of an entry: a right kernel, with one part changed.
fn entry<O: Operation>() -> Kernel<O> {
    Kernel {
        way: None,
        trace: None,
        ..*O::table().last().expect("a kernel")
    }
}

#[test]
fn names_classes_and_domains() {
    let mut checks = Checks::default();
    visit(&mut checks);
    assert!(checks.operations.len() >= 9 && checks.kernels > 40);
}

#[test]
fn entries_that_are_ill_formed_are_found() {
    use bezout::kernels::integer::{Invert, InvertEach, Shape};
    fn is_found<O: Exercise>(kernel: Kernel<O>) -> bool {
        ill_formed(&kernel, &O::parameters()).len() == 1
    }
    let right = ill_formed(&entry::<InvertEach>(), &InvertEach::parameters());
    assert_eq!(right, [""; 0]);
    assert!(is_found(Kernel {
        name: "no back end",
        ..entry::<InvertEach>()
    }));
    assert!(is_found(Kernel {
        citation: "",
        ..entry::<InvertEach>()
    }));
    assert!(is_found(Kernel {
        isa: Isa::Adx,
        ..entry::<InvertEach>()
    }));
    // Beside a domain of fewer numbers than it takes, and of more.
    assert!(is_found(Kernel {
        domain: "up to 64 limbs",
        ..entry::<Invert>()
    }));
    assert!(is_found(Kernel {
        domain: "up to 65 limbs",
        takes: |s: &Shape| s.limbs <= 64,
        ..entry::<Invert>()
    }));
    if cfg!(target_arch = "x86_64") {
        assert!(is_found(Kernel {
            timing: Timing::Variable,
            ..entry::<InvertEach>()
        }));
    }
}

/// The parameters and timing classes for which not exactly one kernel of a table is the default on
/// a CPU, in words.
fn without_a_default<O: Exercise>(table: &[&Kernel<O>], cpu: Cpu) -> Vec<String> {
    let mut found = Vec::new();
    for parameter in O::parameters() {
        for timing in [Timing::Constant, Timing::Variable] {
            let has_class = table.iter().any(|kernel| kernel.timing == timing);
            let is_default = |k: &&&Kernel<O>| k.is_default_for(cpu, timing, &parameter);
            let defaults: Vec<_> = table.iter().filter(is_default).collect();
            let is_of_class = |k: &&&Kernel<O>| timing == Timing::Variable || k.timing == timing;
            if has_class && (defaults.len() != 1 || !defaults.iter().all(is_of_class)) {
                found.push(format!("{} {parameter:?}: {defaults:?}", O::NAME));
            }
        }
    }
    found
}

/// CPUs with more and more instruction sets, of all families.
fn cpus() -> impl Iterator<Item = Cpu> {
    use Isa::{Adx, Avx2, Avx512, Ifma, Pclmulqdq, Pmull, Vpclmulqdq};
    const SETS: [&[Isa]; 8] = [
        &[],
        &[Pmull],
        &[Adx],
        &[Avx2],
        &[Adx, Avx2, Pclmulqdq],
        &[Adx, Avx2, Pclmulqdq, Vpclmulqdq],
        &[Adx, Avx2, Pclmulqdq, Avx512],
        &[Adx, Avx2, Pclmulqdq, Vpclmulqdq, Avx512, Ifma],
    ];
    let of = |family| SETS.map(|isas| Cpu::new(isas, family));
    Family::ALL.into_iter().flat_map(of)
}

/// What answers of public functions say that they ran, against the names of the kernels.
fn named_as_its_way<O: Operation<Way = integer::Way>>() -> usize {
    let mut count = 0;
    for kernel in O::table() {
        if let Some(way) = kernel.way {
            assert_eq!(kernel.ran(), way.ran(kernel.timing), "{kernel:?}");
            count += 1;
        }
    }
    count
}

#[test]
fn a_way_has_the_name_of_its_kernel() {
    let count = named_as_its_way::<integer::Invert>()
        + named_as_its_way::<integer::InvertEach>()
        + named_as_its_way::<integer::Gcd>()
        + named_as_its_way::<integer::Xgcd>()
        + named_as_its_way::<integer::Jacobi>()
        + named_as_its_way::<integer::MontgomeryProduct>();
    assert!(count > 12, "{count}");
}

/// For every parameter and timing class exactly one kernel is the default, on every CPU.
#[test]
fn there_is_one_default_on_all_cpus() {
    struct Defaults;
    impl Visitor for Defaults {
        fn visit<O: Exercise>(&mut self) {
            let table: Vec<_> = O::table().iter().collect();
            for cpu in cpus() {
                assert_eq!(without_a_default::<O>(&table, cpu), [""; 0], "{cpu:?}");
            }
            // Controls: two defaults, and none.
            let twice = [&table[..], &table].concat();
            assert!(!without_a_default::<O>(&twice, Cpu::here()).is_empty());
            assert!(!without_a_default::<O>(&[&entry::<O>()], Cpu::here()).is_empty());
        }
    }
    visit(&mut Defaults);
}

/// Instruction sets by which public paths can be forced, in the order of their requirements.
const FORCES: [(&str, bool); 8] = [
    ("portable", cfg!(bezout_force = "portable")),
    ("adx", cfg!(bezout_force = "adx")),
    ("avx2", cfg!(bezout_force = "avx2")),
    ("pclmulqdq", cfg!(bezout_force = "pclmulqdq")),
    ("vpclmulqdq", cfg!(bezout_force = "vpclmulqdq")),
    ("avx512", cfg!(bezout_force = "avx512")),
    ("ifma", cfg!(bezout_force = "ifma")),
    ("pmull", cfg!(bezout_force = "pmull")),
];

/// With `--cfg bezout_force="avx2"` nothing beyond AVX2 is a default, and where the CPU has it,
/// AVX2 is one; and so for the other ones.
#[test]
fn forced_instruction_sets_decide() {
    /// The back ends of all defaults, and of all kernels that this CPU runs.
    #[derive(Default)]
    struct BackEnds {
        defaults: HashSet<&'static str>,
        available: HashSet<&'static str>,
    }
    impl Visitor for BackEnds {
        fn visit<O: Exercise>(&mut self) {
            let back_end = |kernel: &Kernel<O>| kernel.name.split_once('/').map(|(_, end)| end);
            let here = O::table().iter().filter(|kernel| kernel.available());
            self.available.extend(here.filter_map(back_end));
            for parameter in O::parameters() {
                let default = O::default(Timing::Constant, &parameter);
                self.defaults.extend(default.and_then(back_end));
            }
        }
    }
    let mut found = BackEnds::default();
    visit(&mut found);
    assert!(found.available.contains("portable") && found.defaults.contains("portable"));
    let Some(forced) = FORCES.iter().position(|(_, is)| *is) else {
        return;
    };
    for (beyond, _) in &FORCES[forced + 1..] {
        assert!(!found.defaults.contains(beyond), "{beyond}");
    }
    let (name, _) = FORCES[forced];
    assert_eq!(
        found.defaults.contains(name),
        found.available.contains(name),
        "{name}"
    );
}

#[test]
fn scratch_is_finite() {
    struct Scratch;
    impl Visitor for Scratch {
        fn visit<O: Exercise>(&mut self) {
            for parameter in O::parameters() {
                for kernel in O::table() {
                    assert!((kernel.scratch)(&parameter) < 1 << 24, "{kernel:?}");
                }
            }
        }
    }
    visit(&mut Scratch);
}
