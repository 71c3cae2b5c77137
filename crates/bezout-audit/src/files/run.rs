// SPDX-License-Identifier: MIT OR Apache-2.0
//! An audit: keys in, chunks of them kept, findings out.

use super::error::Error;
use super::report::{self, Finding, Hit};
use super::store::{self, Kept, Kind, Store, to_limbs, to_octets};
use crate::tasks::{Chunk, common, common_with, product};
use crate::weak::{self, Weakness, weaknesses};
use bezout_large::{Natural, divide, gcd};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// How an audit runs.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Threads; 0 counts as 1.
    pub threads: usize,
    /// The octets of memory that the run may take, about.
    pub memory: Option<u64>,
    /// A folder for keys and results, in which a run that was ended goes on.
    pub work: Option<PathBuf>,
    /// A folder that has the keys of earlier runs, and gets these. It stands for `work` too.
    pub database: Option<PathBuf>,
}

/// Why a key takes no part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// The modulus is even.
    Even,
    /// It has an odd prime factor up to 65,537.
    Factor(u64),
}

impl Aside {
    fn new(factor: u64) -> Self {
        match factor {
            2 => Self::Even,
            odd => Self::Factor(odd),
        }
    }
}

/// What became of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pushed {
    /// It takes part.
    New,
    /// Its modulus was there already, in the key of this name.
    Duplicate(String),
    /// It takes no part.
    Aside(Aside),
}

impl Pushed {
    /// What makes the key weak by itself, as [`weaknesses`](crate::weaknesses) says, without a
    /// second search for small factors. `n` is the modulus that was pushed.
    pub fn weaknesses(&self, n: &[u64], e: Option<&[u64]>, prime: bool) -> Vec<Weakness> {
        match self {
            Self::Duplicate(_) => weaknesses(n, e, prime),
            Self::New => weak::beside(n, e, prime, None),
            Self::Aside(Aside::Even) => weak::beside(n, e, prime, Some(2)),
            Self::Aside(Aside::Factor(p)) => weak::beside(n, e, prime, Some(*p)),
        }
    }
}

/// Some keys, with the name of their content.
#[derive(Clone, Debug)]
struct Part {
    name: String,
    keys: Kept,
    /// The place of its first key among all.
    first: usize,
    /// Whether an earlier run had it.
    old: bool,
}

/// An audit of keys.
///
/// ```
/// use bezout_audit::files::{Options, Run};
/// let mut run = Run::new(Options::default())?;
/// // 65539, 65543, 65551 and 65557 are primes.
/// run.push(&[65539 * 65543], "a")?;
/// run.push(&[65543 * 65551], "b")?;
/// run.push(&[65551 * 65557], "c")?;
/// let found = run.find(&|_, _| ())?;
/// assert_eq!(found.len(), 3);
/// assert_eq!(found[0].factors, [[65539], [65543]]);
/// assert_eq!(found[0].shared[0].others, ["b"]);
/// # Ok::<(), bezout_audit::files::Error>(())
/// ```
#[derive(Debug)]
pub struct Run {
    options: Options,
    store: Store,
    parts: Vec<Part>,
    /// The keys that are in no part yet.
    buffer: Vec<Vec<u64>>,
    /// The octets of the buffer.
    buffered: u64,
    /// The octets of all keys.
    octets: u64,
    /// The names of all keys.
    names: Vec<Box<str>>,
    /// Their places by a hash of the modulus.
    seen: HashMap<[u8; 16], u32>,
}

/// A chunk takes this many times its own octets while its tree is gone through: 52 were measured.
const TREE: u64 = 64;

/// The octets of a program before its first key, and of what reads a file.
const PROGRAM: u64 = 8 << 20;

/// The octets that a run keeps for the name of each key.
const NAME: u64 = 128;

/// What is split into factors is kept that many times: the moduli, their pieces, and what is looked
/// for and found in a round. With 8 a test of 24 MB took 26.7.
const PIECES: u64 = 16;

/// A run without files takes that many times the octets of the keys, beside the work on chunks.
const KEPT: u64 = 4;

/// Where nobody says how much memory there is, a chunk in files is a part of all keys, but not of
/// fewer or more octets than these.
const ALL: core::ops::RangeInclusive<u64> = 1 << 25..=1 << 29;

impl Run {
    /// An empty run, or one that has the keys of its database.
    ///
    /// # Errors
    /// What is wrong with the folder.
    pub fn new(options: Options) -> Result<Self, Error> {
        let folder = options.database.as_ref().or(options.work.as_ref());
        let mut run = Self {
            store: Store::new(folder.map(PathBuf::as_path))?,
            options,
            parts: Vec::new(),
            buffer: Vec::new(),
            buffered: 0,
            octets: 0,
            names: Vec::new(),
            seen: HashMap::new(),
        };
        if run.options.database.is_some() {
            run.load()?;
        }
        Ok(run)
    }

    /// The keys of earlier runs.
    fn load(&mut self) -> Result<(), Error> {
        let Some(list) = self.store.find(CHUNKS, Kind::Chunks) else {
            return Ok(());
        };
        let list = list.load()?;
        for name in String::from_utf8_lossy(&list).lines() {
            let keys = self.store.find(name, Kind::Keys).ok_or_else(|| {
                let path = self.options.database.clone().unwrap_or_default();
                Error::Damaged {
                    path: path.join(format!("{name}.keys")),
                    reason: "it is missing",
                }
            })?;
            let first = self.names.len();
            let (moduli, names) = keys_of(&keys.load()?);
            for (modulus, place) in moduli.iter().zip(first as u32..) {
                self.seen.insert(hash(modulus), place);
                self.octets += 8 * modulus.len() as u64;
            }
            self.names.extend(names);
            let name = name.into();
            self.parts.push(Part {
                name,
                keys,
                first,
                old: true,
            });
        }
        Ok(())
    }

    /// The number of different keys, with those of earlier runs.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is no key.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Takes a key. Its modulus is above 1; the name says where it is from.
    ///
    /// # Errors
    /// What is wrong with the folder.
    pub fn push(&mut self, modulus: &[u64], name: &str) -> Result<Pushed, Error> {
        Ok(self.push_all(&[(modulus, name)])?.swap_remove(0))
    }

    /// Takes keys one after the other, each a modulus above 1 and its name. From some hundred on, a
    /// key takes half the time.
    ///
    /// # Errors
    /// What is wrong with the folder.
    pub fn push_all<N: AsRef<[u64]>, S: AsRef<str>>(
        &mut self,
        keys: &[(N, S)],
    ) -> Result<Vec<Pushed>, Error> {
        let moduli = keys
            .iter()
            .map(|(n, _)| Natural::from(n.as_ref()).into_limbs());
        let moduli: Vec<_> = moduli
            .map(|n| {
                let hash = hash(&n);
                (n, hash)
            })
            .collect();
        let unknown = moduli
            .iter()
            .filter(|(_, hash)| !self.seen.contains_key(hash));
        let unknown: Vec<&[u64]> = unknown.map(|(n, _)| &n[..]).collect();
        let mut factors = weak::small_factors(&unknown).into_iter();
        let asides: Vec<Option<Aside>> = moduli
            .iter()
            .map(|(_, hash)| match self.seen.contains_key(hash) {
                true => None,
                false => factors.next().flatten().map(Aside::new),
            })
            .collect();
        let keys = moduli.into_iter().zip(asides).zip(keys);
        keys.map(|(((n, hash), aside), (_, name))| self.take(n, hash, aside, name.as_ref()))
            .collect()
    }

    fn take(
        &mut self,
        modulus: Vec<u64>,
        hash: [u8; 16],
        aside: Option<Aside>,
        name: &str,
    ) -> Result<Pushed, Error> {
        if let Some(&known) = self.seen.get(&hash) {
            let name = self.names[known as usize].to_string();
            return Ok(Pushed::Duplicate(name));
        }
        if let Some(aside) = aside {
            return Ok(Pushed::Aside(aside));
        }
        let place = u32::try_from(self.names.len()).unwrap_or(u32::MAX);
        self.seen.insert(hash, place);
        self.names.push(name.into());
        self.buffered += 8 * modulus.len() as u64;
        self.octets += 8 * modulus.len() as u64;
        self.buffer.push(modulus);
        if self.buffered >= self.chunk() {
            self.seal(self.buffer.len())?;
        }
        Ok(Pushed::New)
    }

    /// The octets of a chunk; without a folder all keys come first.
    fn chunk(&self) -> u64 {
        let threads = self.options.threads.max(1) as u64;
        match (
            &self.options.database,
            &self.options.work,
            self.options.memory,
        ) {
            (None, None, _) => u64::MAX,
            (_, _, Some(memory)) => {
                let names = NAME * self.names.len() as u64;
                let free = memory.saturating_sub(names + PROGRAM).max(memory / 4);
                (free / (TREE * threads)).max(64)
            }
            _ => self.octets.clamp(*ALL.start(), *ALL.end()) / self.parts(),
        }
    }

    /// The parts of all keys where nobody says how much memory there is. Fewer take more memory,
    /// and more take time for the pairs of them.
    fn parts(&self) -> u64 {
        match self.options.threads as u64 {
            0 | 1 => 8,
            threads => threads * (12 / threads).max(1),
        }
    }

    /// Makes the first `count` keys of the buffer a part.
    fn seal(&mut self, count: usize) -> Result<(), Error> {
        let first = self.names.len() - self.buffer.len();
        let rest = self.buffer.split_off(count.min(self.buffer.len()));
        let moduli = core::mem::replace(&mut self.buffer, rest);
        let content = content(&moduli, &self.names[first..first + moduli.len()]);
        self.buffered -= moduli.iter().map(|n| 8 * n.len() as u64).sum::<u64>();
        drop(moduli);
        let name = store::name(&content);
        let keys = match self.store.find(&name, Kind::Keys) {
            Some(keys) => keys,
            None => self.store.keep(&name, Kind::Keys, content)?,
        };
        self.parts.push(Part {
            name,
            keys,
            first,
            old: false,
        });
        Ok(())
    }

    /// All keys that have a factor in common with another one, with the factors of each. Keys of
    /// earlier runs are there where a new key has a factor of theirs.
    ///
    /// `tell` hears how much is done, of how much.
    ///
    /// # Errors
    /// What is wrong with the folder, or that memory is not enough.
    pub fn find(&mut self, tell: &(dyn Fn(u64, u64) + Sync)) -> Result<Vec<Finding>, Error> {
        self.seal_all()?;
        let new = self.parts.iter().filter(|part| !part.old).count();
        let (done, all) = (AtomicUsize::new(0), (self.parts.len() + 4 * new) as u64);
        let told = |weight| {
            let done = weight + done.fetch_add(weight, Ordering::Relaxed);
            tell(done as u64, all);
        };
        let products = self.each(&self.parts, |part| {
            let product = self.product(part);
            told(1);
            product
        })?;
        let fresh: Vec<usize> = (0..self.parts.len())
            .filter(|&j| !self.parts[j].old)
            .collect();
        let found = self.each(&fresh, |&j| {
            let found = self.found(j, &products);
            told(4);
            found
        })?;
        let mut hits: Vec<Hit> = found.into_iter().flatten().collect();
        hits.extend(self.partners(&hits, &products)?);
        let size = self.splitting(&hits);
        Ok(report::findings(hits, &self.names, size))
    }

    /// How many of these hits may be in one tree while they are split into factors.
    fn splitting(&self, hits: &[Hit]) -> usize {
        let Some(memory) = self.options.memory else {
            return usize::MAX;
        };
        let octets: u64 = hits.iter().map(|hit| 8 * hit.modulus.len() as u64).sum();
        let kept = NAME * self.names.len() as u64 + PROGRAM + PIECES * octets;
        let free = memory.saturating_sub(kept).max(memory / 4);
        let count = free / TREE * hits.len() as u64 / octets.max(1);
        (count as usize).max(2)
    }

    /// Makes the keys known to later runs with this database. A run that ends before tells its
    /// findings again.
    ///
    /// # Errors
    /// What is wrong with the folder.
    pub fn commit(&self) -> Result<(), Error> {
        if self.options.database.is_some() {
            let lines = self.parts.iter().map(|part| part.name.clone() + "\n");
            let list = lines.collect::<String>().into_bytes();
            self.store.keep(CHUNKS, Kind::Chunks, list)?;
        }
        Ok(())
    }

    /// The rest of the keys becomes one part, or some if memory or threads ask for that.
    fn seal_all(&mut self) -> Result<(), Error> {
        if self.buffer.is_empty() {
            return Ok(());
        }
        let threads = self.options.threads.max(1);
        let needed = self.buffered * (KEPT + TREE * threads as u64 / self.parts());
        if let (u64::MAX, Some(allowed)) = (self.chunk(), self.options.memory)
            && needed > allowed
        {
            return Err(Error::Memory { needed, allowed });
        }
        let parts = match self.buffered {
            ..SHORT => 1,
            // A part for each thread is fastest, and takes some 40 times the octets of the keys.
            ..FEW if self.options.memory.is_none() => threads,
            _ if self.chunk() == u64::MAX => self.parts() as usize,
            _ => threads,
        };
        let count = self.buffer.len().div_ceil(parts);
        while !self.buffer.is_empty() {
            self.seal(count)?;
        }
        Ok(())
    }

    /// The product of a part, computed or kept.
    fn product(&self, part: &Part) -> Result<Kept, Error> {
        if let Some(kept) = self.store.find(&part.name, Kind::Product) {
            return Ok(kept);
        }
        let (moduli, _) = keys_of(&part.keys.load()?);
        let product = product(&moduli).expect("no modulus is 0");
        drop(moduli);
        self.store
            .keep(&part.name, Kind::Product, to_octets(&product))
    }

    /// The keys of a part that have a factor in common with any other.
    fn found(&self, j: usize, products: &[Kept]) -> Result<Vec<Hit>, Error> {
        let part = &self.parts[j];
        let others = self.parts.iter().filter(|other| other.name != part.name);
        let named = |other: &Part| other.name.clone() + if other.old { " old" } else { "" };
        let mut names: Vec<String> = others.map(named).collect();
        names.sort_unstable();
        let name = store::name([&part.name, &names.join(",")[..]].join(";").as_bytes());
        let kept = match self.store.find(&name, Kind::Found) {
            Some(kept) => kept,
            None => {
                let found = self.search(j, products)?;
                self.store.keep(&name, Kind::Found, to_octets(&found))?
            }
        };
        Ok(hits(&to_limbs(&kept.load()?), part.first))
    }

    /// The keys of a part that have a factor in common with any other, in words.
    fn search(&self, j: usize, products: &[Kept]) -> Result<Vec<u64>, Error> {
        let (mut old, mut q) = (vec![1], vec![1]);
        if products.len() > 1 {
            let chunk = Chunk::new(&to_limbs(&products[j].load()?)).expect("no modulus is 0");
            for (i, other) in products.iter().enumerate().filter(|&(i, _)| i != j) {
                let q = if self.parts[i].old { &mut old } else { &mut q };
                *q = chunk.times(q, &to_limbs(&other.load()?));
            }
            q = chunk.times(&old, &q);
        }
        let (moduli, _) = keys_of(&self.parts[j].keys.load()?);
        let found = common(&q, &moduli).expect("no modulus is 0");
        let mut earlier = vec![Vec::new(); found.len()];
        if old != [1] {
            let factors: Vec<&Vec<u64>> = found.iter().map(|(_, factor)| factor).collect();
            for (i, factor) in common_with(&old, &factors) {
                earlier[i] = factor;
            }
        }
        let hits = found.iter().zip(&earlier);
        let words = hits.map(|((i, _), earlier)| words(*i, [&moduli[*i], earlier]));
        Ok(words.flatten().collect())
    }

    /// The keys of earlier runs that have a factor of these.
    fn partners(&self, hits: &[Hit], products: &[Kept]) -> Result<Vec<Hit>, Error> {
        let shared = hits.iter().map(|hit| &hit.earlier);
        let mut factors: Vec<&Vec<u64>> = shared.filter(|factor| !factor.is_empty()).collect();
        if factors.is_empty() {
            return Ok(Vec::new());
        }
        factors.sort_unstable();
        factors.dedup();
        let factors = product(&factors).expect("no factor is 0");
        let old: Vec<usize> = (0..self.parts.len())
            .filter(|&i| self.parts[i].old)
            .collect();
        let found = self.each(&old, |&i| {
            // A single one has the factors.
            if old.len() > 1 && is_coprime(&to_limbs(&products[i].load()?), &factors) {
                return Ok(Vec::new());
            }
            let part = &self.parts[i];
            let (moduli, _) = keys_of(&part.keys.load()?);
            Ok(having(&moduli, &factors, part.first))
        })?;
        Ok(found.into_iter().flatten().collect())
    }

    /// What a function makes of each item, by the threads of the run, in their order.
    fn each<I: Sync, T: Send>(
        &self,
        items: &[I],
        of: impl Fn(&I) -> Result<T, Error> + Sync,
    ) -> Result<Vec<T>, Error> {
        let next = AtomicUsize::new(0);
        let results = Mutex::new(Vec::new());
        let work = || {
            while let Some((i, item)) = {
                let i = next.fetch_add(1, Ordering::Relaxed);
                items.get(i).map(|item| (i, item))
            } {
                let result = of(item);
                if result.is_err() {
                    next.store(items.len(), Ordering::Relaxed);
                }
                let mut results = results.lock().unwrap_or_else(|lock| lock.into_inner());
                results.push((i, result));
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.options.threads.clamp(1, items.len().max(1)) {
                scope.spawn(work);
            }
            work();
        });
        let mut results = results
            .into_inner()
            .unwrap_or_else(|lock| lock.into_inner());
        results.sort_by_key(|&(i, _)| i);
        results.into_iter().map(|(_, result)| result).collect()
    }
}

/// The list of the chunks of a database.
const CHUNKS: &str = "database";

/// Keys of fewer octets are one part: more would save little memory.
const SHORT: u64 = 1 << 20;

/// Keys of fewer octets are a part for each thread, if nobody says how much memory there is.
const FEW: u64 = 1 << 22;

fn hash(modulus: &[u64]) -> [u8; 16] {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(to_octets(modulus));
    core::array::from_fn(|i| digest[i])
}

fn is_coprime(x: &[u64], factors: &[u64]) -> bool {
    let (_, rest) = divide(x, factors).expect("no factor is 0");
    gcd(factors, &rest) == [1]
}

/// The moduli that have a factor in common with a number, which few of them do: groups of them
/// first.
fn having(moduli: &[Vec<u64>], factors: &[u64], first: usize) -> Vec<Hit> {
    const GROUP: usize = 64;
    // Their products modulo a number of more limbs take as long as their tree.
    const SHORT: usize = if cfg!(test) { 4 } else { 256 };
    let longest = moduli.iter().map(Vec::len).max().unwrap_or(1);
    let size = GROUP.max(factors.len() / longest);
    let mut found = Vec::new();
    let divisor = Natural::from(factors);
    for (group, start) in moduli.chunks(size).zip((first..).step_by(size)) {
        let times =
            |rest: Natural, modulus: &Vec<u64>| rest * Natural::from(&modulus[..]) % &divisor;
        let product = || group.iter().fold(Natural::from(1u8), times);
        if factors.len() <= SHORT && divisor.gcd(&product()).is_one() {
            continue;
        }
        let hits = common_with(factors, group);
        found.extend(hits.into_iter().map(|(i, _)| Hit {
            place: start + i,
            modulus: group[i].clone(),
            earlier: Vec::new(),
        }));
    }
    found
}

/// The content of a file of keys: their number, the limbs of each modulus, the moduli, and a line
/// for each name.
fn content(moduli: &[Vec<u64>], names: &[Box<str>]) -> Vec<u8> {
    let count = core::iter::once(moduli.len() as u64);
    let head = count.chain(moduli.iter().map(|n| n.len() as u64));
    let words = 1 + moduli.iter().map(|n| 1 + n.len()).sum::<usize>();
    let lines = names.iter().map(|name| name.len() + 1).sum::<usize>();
    let mut octets = Vec::with_capacity(8 * words + lines);
    let limbs = head.chain(moduli.iter().flatten().copied());
    octets.extend(limbs.flat_map(u64::to_le_bytes));
    for name in names {
        octets.extend(name.replace('\n', "\\n").as_bytes());
        octets.push(b'\n');
    }
    octets
}

/// The moduli and names of such a content, whose checksum was right.
fn keys_of(content: &Arc<Vec<u8>>) -> (Vec<Vec<u64>>, Vec<Box<str>>) {
    let (words, _) = content.as_chunks::<8>();
    let mut words = words.iter().map(|word| u64::from_le_bytes(*word));
    let count = words.next().unwrap_or(0) as usize;
    let lengths: Vec<usize> = words.by_ref().take(count).map(|n| n as usize).collect();
    let moduli = lengths
        .iter()
        .map(|&n| words.by_ref().take(n).collect())
        .collect();
    let end = 8 * (1 + count + lengths.iter().sum::<usize>());
    let names = String::from_utf8_lossy(content.get(end..).unwrap_or_default());
    (moduli, names.lines().map(Into::into).collect())
}

/// A hit in words: its place, the limbs of its numbers, and these.
fn words(place: usize, numbers: [&Vec<u64>; 2]) -> Vec<u64> {
    let mut words = vec![place as u64];
    words.extend(numbers.iter().map(|number| number.len() as u64));
    words.extend(numbers.into_iter().flatten());
    words
}

/// All hits in words.
fn hits(mut words: &[u64], first: usize) -> Vec<Hit> {
    let mut hits = Vec::new();
    while let [place, n, m, rest @ ..] = words {
        words = rest;
        let [modulus, earlier] = [n, m].map(|&limbs| {
            let (number, rest) = words.split_at((limbs as usize).min(words.len()));
            words = rest;
            number.to_vec()
        });
        hits.push(Hit {
            place: first + *place as usize,
            modulus,
            earlier,
        });
    }
    hits
}
