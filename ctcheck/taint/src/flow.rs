// SPDX-License-Identifier: MIT OR Apache-2.0
//! The control-flow graph of a function, and the fixed point on it.

use crate::program::Code;
use crate::state::{SAVED, State};
use crate::transfer::{Leak, RSP, Step};
use crate::value::{Region, Value};
use iced_x86::{
    Decoder, DecoderOptions, FastFormatter, FlowControl, Instruction, InstructionInfoFactory,
    OpKind,
};
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
    /// How many branches back to earlier code were decided since the last one that was not: so each turn of a
    /// loop that is counted by a known number has states of its own.
    turn: u32,
    pc: u64,
}

struct Analysis<'a> {
    code: &'a dyn Code,
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

fn text(i: &Instruction) -> String {
    let mut text = String::new();
    FastFormatter::new().format(i, &mut text);
    text
}

/// Follows `entry` from `start` to every return.
pub fn analyze(code: &dyn Code, start: u64, entry: &State) -> Report {
    let mut a = Analysis {
        code,
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

    fn leak(&mut self, i: &Instruction, leak: Leak) {
        self.leaks.insert((i.ip(), leak), text(i));
    }

    /// From the start of a block to the next branch, or into another block.
    fn block(&mut self, mut node: Node) {
        let mut state = self.states[&node].clone();
        let mut factory = InstructionInfoFactory::new();
        loop {
            let Some(bytes) = self.code.bytes(node.pc) else {
                let nothing = Instruction::default();
                return self.leak(&nothing, Leak::UnknownTarget);
            };
            let i = Decoder::with_ip(64, bytes, node.pc, DecoderOptions::NONE).decode();
            self.reached
                .entry(node.pc)
                .or_insert_with(|| (bytes[..i.len()].to_vec(), text(&i)));
            let step = Step::run(&i, &mut factory, &mut state);
            if step.secret {
                self.secret.insert(node.pc);
            }
            if step.unproved {
                self.unproved.insert(node.pc, text(&i));
            }
            if step.moves {
                self.moves.insert(node.pc);
            }
            if step.of_caller {
                self.accesses.insert(node.pc);
            }
            let taken = step.taken();
            let leaks = step.leaks;
            leaks.into_iter().for_each(|l| self.leak(&i, l));
            if i.is_invalid() || !self.next(&mut node, &i, &state, taken) {
                return;
            }
            if self.states.contains_key(&node) {
                return self.flow(node, &state);
            }
        }
    }

    /// Goes on behind `i`, or tells where it goes: then the block ends.
    fn next(
        &mut self,
        node: &mut Node,
        i: &Instruction,
        state: &State,
        taken: Option<bool>,
    ) -> bool {
        let target = |i: &Instruction| match i.op_kind(0) {
            OpKind::NearBranch64 => Some(i.near_branch_target()),
            _ => None,
        };
        // A branch that is not decided forgets the turns. Beyond the bound turns are no longer told apart.
        let there = |pc: u64, decided: bool| Node {
            calls: node.calls.clone(),
            turn: match decided {
                true if pc <= i.ip() => (node.turn + 1).min(MOST_TURNS),
                true => node.turn,
                false => 0,
            },
            pc,
        };
        match (i.flow_control(), target(i)) {
            (FlowControl::Next, _) => {
                node.pc = i.next_ip();
                return true;
            }
            (FlowControl::ConditionalBranch, Some(pc)) => {
                if taken != Some(false) {
                    self.flow(there(pc, taken.is_some()), state);
                }
                if taken != Some(true) {
                    self.flow(there(i.next_ip(), taken.is_some()), state);
                }
            }
            (FlowControl::UnconditionalBranch, Some(pc)) => self.flow(there(pc, true), state),
            (FlowControl::Call, Some(pc)) if node.calls.len() < DEEPEST => {
                self.call(node, i, pc, state)
            }
            (FlowControl::Return, _) => self.returns(node, i, state),
            // `ud2`: it goes no further.
            (FlowControl::Exception, _) => {}
            _ => self.leak(i, Leak::UnknownTarget),
        }
        false
    }

    fn call(&mut self, node: &Node, i: &Instruction, pc: u64, state: &State) {
        let Value::Pointer(Region::Stack, Some(at)) = state.general[RSP].value else {
            return self.leak(i, Leak::MovedStack);
        };
        let mut calls = node.calls.clone();
        calls.push((i.next_ip(), at));
        let turn = node.turn;
        self.flow(Node { calls, turn, pc }, state);
    }

    fn returns(&mut self, node: &Node, i: &Instruction, state: &State) {
        let mut calls = node.calls.clone();
        // `ret` has taken the return address off.
        let (back, expected) = match calls.pop() {
            Some((back, at)) => (Some(back), at + 8),
            None => (None, 8),
        };
        if state.general[RSP].value != Value::Pointer(Region::Stack, Some(expected)) {
            return self.leak(i, Leak::MovedStack);
        }
        match back {
            Some(pc) => self.flow(
                Node {
                    calls,
                    turn: node.turn,
                    pc,
                },
                state,
            ),
            None if SAVED
                .iter()
                .all(|&r| state.general[r].value == Value::Entry(r as u8)) => {}
            None => self.leak(i, Leak::LostRegister),
        }
    }
}
