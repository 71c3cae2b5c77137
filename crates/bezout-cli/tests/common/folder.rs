// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs of a verb on files of a folder.

#![allow(dead_code, reason = "each test uses a part of it")]

use super::{Run, run};
use std::path::PathBuf;
use std::process::Command;

/// A new folder of a test, which is removed.
pub struct Folder {
    verb: &'static str,
    path: PathBuf,
}

impl Folder {
    pub fn empty(verb: &'static str, name: &str) -> Self {
        let name = format!("bezout-{verb}-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path).unwrap();
        Self { verb, path }
    }

    /// It has a message to begin with.
    pub fn new(verb: &'static str, name: &str) -> Self {
        let new = Self::empty(verb, name);
        new.write("message", "a message");
        new
    }

    /// A run of the verb in which `@` begins the path of a file in the folder.
    pub fn run(&self, arguments: &str) -> Run {
        let arguments = arguments.replace('@', &self.file(""));
        run(&format!("{} {arguments}", self.verb))
    }

    /// A run that has to be refused, with a message that has this in it.
    pub fn refused(&self, arguments: &str, part: &str) {
        self.run(arguments).refused(&[part]);
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// The path of a file, as text.
    pub fn file(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }

    /// What a line of the shell prints there.
    pub fn sh(&self, line: &str) -> String {
        let mut shell = Command::new("sh");
        shell.args(["-c", line]).current_dir(&self.path);
        // GnuPG keeps its keys there, and needs a short path for its socket.
        let done = shell.env("GNUPGHOME", &self.path).output();
        let done = done.expect("a shell");
        let error = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{line}: {error}");
        String::from_utf8_lossy(&done.stdout).into()
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), bytes).unwrap();
    }

    /// The names of all files.
    pub fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.path).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    }

    /// Who may do what with a file.
    #[cfg(unix)]
    pub fn mode(&self, name: &str) -> u32 {
        use std::os::unix::fs::PermissionsExt;
        let permissions = std::fs::metadata(self.path(name)).unwrap().permissions();
        permissions.mode() & 0o777
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.path);
    }
}
