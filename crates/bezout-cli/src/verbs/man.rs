// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout man`

use super::{Out, Outcome};
use clap::Command;
use clap_mangen::Man;

/// Nothing.
#[derive(clap::Args, Debug)]
pub struct Args {}

/// One page: the command, then each verb as a section of its own, so that one file is all there is
/// to install.
pub fn run(_: &Args, mut command: Command, out: Out<'_>) -> Outcome {
    command.build();
    let man = Man::new(command.clone());
    man.render_title(out)?;
    man.render_name_section(out)?;
    man.render_synopsis_section(out)?;
    man.render_description_section(out)?;
    man.render_options_section(out)?;
    for verb in command
        .get_subcommands()
        .filter(|verb| verb.get_name() != "help")
    {
        section(verb, out)?;
    }
    man.render_extra_section(out)?;
    man.render_version_section(out)?;
    Ok(0)
}

fn section(verb: &Command, out: Out<'_>) -> std::io::Result<()> {
    writeln!(out, ".SH \"bezout {}\"", verb.get_name())?;
    let man = Man::new(verb.clone());
    for part in [
        Man::render_synopsis_section,
        Man::render_description_section,
        Man::render_options_section,
    ] {
        let mut text = Vec::new();
        part(&man, &mut text)?;
        // The sections of a page become the subsections of the verb's section.
        write!(
            out,
            "{}",
            String::from_utf8_lossy(&text).replace(".SH ", ".SS ")
        )?;
    }
    Ok(())
}
