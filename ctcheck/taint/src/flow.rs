// SPDX-License-Identifier: MIT OR Apache-2.0
//! The control-flow graph of a function, and the fixed point on it.

use crate::isa::{Isa, Leak, Next};
use crate::machine::{Machine, text};
use crate::program::Code;
use crate::state::State;
use crate::value::{Region, Value};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Calls that are inside of each other. Each is followed on its own.
const DEEPEST: usize = 8;

/// Turns of loops that are followed one by one.
const MOST_TURNS: u32 = 1024;

/// What is known of a function.
#[derive(Debug, Default)]
pub struct Report {
    /// How many instructions can be reached, and how many of them work on what may be secret.
    pub instructions: usize,
    /// The code of each that can be reached, by address, and its text.
    pub code: BTreeMap<u64, (Vec<u8>, String)>,
    pub secret: usize,
    /// The accesses to memory whose place in their object is not known, by address.
    pub unproved: BTreeMap<u64, String>,
    /// The instructions that move a known pointer or count by a constant.
    pub moves: BTreeSet<u64>,
    /// The accesses by a pointer into an object of the caller.
    pub accesses: BTreeSet<u64>,
    /// By place.
    pub leaks: BTreeMap<(u64, Leak), String>,
}

impl Report {
    /// What is known of either.
    pub fn join(&mut self, other: Self) {
        self.instructions = self.instructions.max(other.instructions);
        self.secret = self.secret.max(other.secret);
        self.code.extend(other.code);
        self.unproved.extend(other.unproved);
        self.moves.extend(other.moves);
        self.accesses.extend(other.accesses);
        self.leaks.extend(other.leaks);
    }
}

/// A place in the program, below some calls.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Node {
    /// Where each returns to, and the stack pointer in it.
    calls: Vec<(u64, i64)>,
    /// How many branches back to earlier code were decided since the last one that was not: so each
    /// turn of a loop that is counted by a known number has states of its own.
    turn: u32,
    pc: u64,
}

struct Analysis<'a> {
    code: &'a dyn Code,
    isa: Isa,
    machine: Machine,
    /// What is known at the start of each block.
    states: HashMap<Node, State>,
    todo: Vec<Node>,
    reached: BTreeMap<u64, (Vec<u8>, String)>,
    secret: BTreeSet<u64>,
    unproved: BTreeMap<u64, String>,
    moves: BTreeSet<u64>,
    accesses: BTreeSet<u64>,
    leaks: BTreeMap<(u64, Leak), String>,
}

/// Follows `entry` from `start` to every return.
pub fn analyze(code: &dyn Code, start: u64, entry: &State) -> Report {
    let mut a = Analysis {
        code,
        isa: entry.isa,
        machine: Machine::new(entry.isa),
        states: HashMap::new(),
        todo: Vec::new(),
        reached: BTreeMap::new(),
        secret: BTreeSet::new(),
        unproved: BTreeMap::new(),
        moves: BTreeSet::new(),
        accesses: BTreeSet::new(),
        leaks: BTreeMap::new(),
    };
    a.flow(
        Node {
            calls: Vec::new(),
            turn: 0,
            pc: start,
        },
        entry,
    );
    while let Some(node) = a.todo.pop() {
        a.block(node);
    }
    Report {
        instructions: a.reached.len(),
        code: a.reached,
        secret: a.secret.len(),
        unproved: a.unproved,
        moves: a.moves,
        accesses: a.accesses,
        leaks: a.leaks,
    }
}

impl Analysis<'_> {
    /// `state` may come to `node`.
    fn flow(&mut self, node: Node, state: &State) {
        match self.states.get_mut(&node) {
            Some(known) => {
                let before = known.clone();
                known.join(state);
                if *known == before {
                    return;
                }
            }
            None => drop(self.states.insert(node.clone(), state.clone())),
        }
        self.todo.push(node);
    }

    fn leak(&mut self, pc: u64, leak: Leak) {
        let text = |bytes| text(self.isa, bytes, pc);
        let text = self.code.bytes(pc).map(text).unwrap_or_default();
        self.leaks.insert((pc, leak), text);
    }

    /// From the start of a block to the next branch, or into another block.
    fn block(&mut self, mut node: Node) {
        let mut state = self.states[&node].clone();
        loop {
            let pc = node.pc;
            let Some(bytes) = self.code.bytes(pc) else {
                return self.leak(pc, Leak::UnknownTarget);
            };
            let step = self.machine.step(bytes, pc, &mut state);
            self.reached
                .entry(pc)
                .or_insert_with(|| (bytes[..step.size].to_vec(), text(self.isa, bytes, pc)));
            if step.secret {
                self.secret.insert(pc);
            }
            if step.unproved {
                self.unproved.insert(pc, text(self.isa, bytes, pc));
            }
            if step.moves {
                self.moves.insert(pc);
            }
            if step.of_caller {
                self.accesses.insert(pc);
            }
            step.leaks.into_iter().for_each(|l| self.leak(pc, l));
            if !self.next(&mut node, pc + step.size as u64, step.next, &state) {
                return;
            }
            if self.states.contains_key(&node) {
                return self.flow(node, &state);
            }
        }
    }

    /// Goes on at `behind`, or tells where the code goes: then the block ends.
    fn next(&mut self, node: &mut Node, behind: u64, next: Next, state: &State) -> bool {
        // A branch that is not decided forgets the turns. Beyond the bound turns are no longer told
        // apart.
        let there = |pc: u64, decided: bool| Node {
            calls: node.calls.clone(),
            turn: match decided {
                true if pc <= node.pc => (node.turn + 1).min(MOST_TURNS),
                true => node.turn,
                false => 0,
            },
            pc,
        };
        match next {
            Next::On => {
                node.pc = behind;
                return true;
            }
            Next::Branch(pc, taken) => {
                if taken != Some(false) {
                    self.flow(there(pc, taken.is_some()), state);
                }
                if taken != Some(true) {
                    self.flow(there(behind, taken.is_some()), state);
                }
            }
            Next::Jump(pc) => self.flow(there(pc, true), state),
            Next::Call(pc) if node.calls.len() < DEEPEST => self.call(node, behind, pc, state),
            Next::Return => self.returns(node, state),
            Next::End => {}
            Next::Call(_) | Next::Unknown => self.leak(node.pc, Leak::UnknownTarget),
        }
        false
    }

    fn call(&mut self, node: &Node, behind: u64, pc: u64, state: &State) {
        let Value::Pointer(Region::Stack, Some(at)) = state.general[self.isa.stack()].value else {
            return self.leak(node.pc, Leak::MovedStack);
        };
        let mut calls = node.calls.clone();
        calls.push((behind, at));
        let turn = node.turn;
        self.flow(Node { calls, turn, pc }, state);
    }

    fn returns(&mut self, node: &Node, state: &State) {
        let mut calls = node.calls.clone();
        let taken_off = self.isa.return_address();
        let (back, expected) = match calls.pop() {
            Some((back, at)) => (Some(back), at + taken_off),
            None => (None, taken_off),
        };
        let stack = state.general[self.isa.stack()].value;
        if stack != Value::Pointer(Region::Stack, Some(expected)) {
            return self.leak(node.pc, Leak::MovedStack);
        }
        let kept = |&r: &usize| state.general[r].value == Value::Entry(r as u8);
        match back {
            Some(pc) => self.flow(
                Node {
                    calls,
                    turn: node.turn,
                    pc,
                },
                state,
            ),
            None if self.isa.saved().iter().all(kept) => {}
            None => self.leak(node.pc, Leak::LostRegister),
        }
    }
}
