// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command line: which verbs there are.

use crate::arguments;
use crate::failure;
use crate::verbs::{
    Out, Outcome, audit, batch, bench, completions, dstu4145, gcd, gf2, invert, jacobi, kem,
    kernels, kronecker, lcm, man, poly, pow, report, selftest, trace, vdf, xgcd,
};
use clap::{CommandFactory, Parser, Subcommand};

/// Greatest common divisors, Bézout coefficients, modular inverses and quadratic symbols
#[derive(Parser, Debug)]
#[command(
    name = "bezout",
    version,
    arg_required_else_help = true,
    subcommand_required = true,
    infer_subcommands = false,
    after_help = NOTES
)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand, Debug)]
enum Verb {
    /// The greatest common divisor of two or more integers
    Gcd(gcd::Args),
    /// The greatest common divisor with cofactors: gcd = s A + t B
    Xgcd(xgcd::Args),
    /// The least common multiple of two or more integers
    Lcm(lcm::Args),
    /// The inverse of an integer modulo another one
    Invert(invert::Args),
    /// A power of an integer modulo another one
    Pow(pow::Args),
    /// The Jacobi symbol (A / N), for odd positive N
    Jacobi(jacobi::Args),
    /// The Kronecker symbol (A / N), for all integers
    Kronecker(kronecker::Args),
    /// Polynomials: inverses in the rings of NTRU, NTRU Prime and BIKE; gcds over prime fields
    Poly(poly::Args),
    /// Arithmetic in a binary field GF(2^m)
    Gf2(gf2::Args),
    /// One operation on every line of a file or of standard input
    Batch(batch::Args),
    /// Every step of an algorithm, as a table or a drawing
    Trace(trace::Args),
    /// All algorithms of the library by name
    Kernels(kernels::Args),
    /// How fast the library's kernels are on this machine
    Bench(bench::Args),
    /// Times, step counts and timing checks as a page for a browser
    Report(report::Args),
    /// Whether the library computes correctly on this machine
    Selftest(selftest::Args),
    /// Keys that two sides share, by NTRU and Streamlined NTRU Prime: key pairs, encapsulation,
    /// decapsulation
    Kem(kem::Args),
    /// DSTU 4145-2002 signatures: keys, signing, verification
    Dstu4145(dstu4145::Args),
    /// A verifiable delay function in a class group: results, proofs, discriminants as chiavdf's
    Vdf(vdf::Args),
    /// Public keys of RSA whose moduli have a factor in common
    Audit(audit::Args),
    /// A script that makes a shell complete this command
    Completions(completions::Args),
    /// The manual page, in roff
    Man(man::Args),
}

/// Reads the arguments and runs the verb.
pub fn run(out: Out<'_>) -> Outcome {
    let cli = match Cli::try_parse_from(arguments::arguments()) {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            let _ = error.print();
            return Ok(failure::USAGE);
        }
        // Help and version are results as all others.
        Err(help) => {
            write!(out, "{}", help.render())?;
            return Ok(0);
        }
    };
    match &cli.verb {
        Verb::Gcd(args) => gcd::run(args, out),
        Verb::Xgcd(args) => xgcd::run(args, out),
        Verb::Lcm(args) => lcm::run(args, out),
        Verb::Invert(args) => invert::run(args, out),
        Verb::Pow(args) => pow::run(args, out),
        Verb::Jacobi(args) => jacobi::run(args, out),
        Verb::Kronecker(args) => kronecker::run(args, out),
        Verb::Poly(args) => poly::run(args, out),
        Verb::Gf2(args) => gf2::run(args, out),
        Verb::Batch(args) => batch::run(args, out),
        Verb::Trace(args) => trace::run(args, out),
        Verb::Kernels(args) => kernels::run(args, out),
        Verb::Bench(args) => bench::run(args, out),
        Verb::Report(args) => report::run(args, out),
        Verb::Selftest(args) => selftest::run(args, out),
        Verb::Kem(args) => kem::run(args, out),
        Verb::Dstu4145(args) => dstu4145::run(args, out),
        Verb::Vdf(args) => vdf::run(args, out),
        Verb::Audit(args) => audit::run(args, out),
        Verb::Completions(args) => completions::run(args, Cli::command(), out),
        Verb::Man(args) => man::run(args, Cli::command(), out),
    }
}

const NOTES: &str = "\
Integers are decimal (-12, 1_000), hexadecimal (0x1f), expressions of both with + - * ^ ( ) such as
2^255-19, files (@path), numbers of a key (@key.pem#n) or standard input (-).

The computation takes the same time for all values of the same length, unless --vartime is given;
reading and printing numbers does not.

Exit codes: 0 done; 1 the answer is no (not invertible, a line of a batch or a self-test failed);
2 the command cannot be understood or its input not accepted.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
