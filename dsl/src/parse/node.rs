//! The nodes that the grammar made of a text, flat: pest's own iterators count references at every step.

use chappe_grammar::{Pairs, Rule};
use pest::Token;

/// All nodes of a text but its keywords, each before those inside it.
pub(super) struct Nodes<'i> {
    text: &'i str,
    list: Vec<Data>,
}

/// What is known of a node.
#[derive(Clone, Copy)]
struct Data {
    rule: Rule,
    start: u32,
    end: u32,
    /// Number of nodes, this one and those inside it.
    size: u32,
}

/// A node of the grammar.
#[derive(Clone, Copy)]
pub(super) struct Node<'i> {
    text: &'i str,
    data: Data,
    inner: &'i [Data],
}

/// Nodes side by side.
#[derive(Clone, Copy)]
pub(super) struct Siblings<'i> {
    text: &'i str,
    list: &'i [Data],
}

impl<'i> Nodes<'i> {
    /// The nodes of what was read at `base` in `text`.
    pub(super) fn new(text: &'i str, base: usize, pairs: Pairs<'_, Rule>) -> Self {
        let tokens = pairs.tokens();
        let mut list = Vec::with_capacity(tokens.len() / 2);
        let mut open = Vec::new();
        for token in tokens {
            match token {
                Token::Start { rule, pos } if rule < Rule::kw_absent => {
                    open.push(list.len());
                    let start = (base + pos.pos()) as u32;
                    list.push(Data { rule, start, end: start, size: 1 });
                }
                Token::End { rule, pos } if rule < Rule::kw_absent => {
                    let Some(at) = open.pop() else { continue };
                    let size = (list.len() - at) as u32;
                    let data = &mut list[at];
                    (data.end, data.size) = ((base + pos.pos()) as u32, size);
                }
                _ => {}
            }
        }
        Nodes { text, list }
    }

    pub(super) fn top(&self) -> Siblings<'_> {
        Siblings { text: self.text, list: &self.list }
    }
}

impl<'i> Node<'i> {
    pub(super) fn rule(&self) -> Rule {
        self.data.rule
    }

    pub(super) fn start(&self) -> usize {
        self.data.start as usize
    }

    /// With what the grammar skipped at the end.
    pub(super) fn end(&self) -> usize {
        self.data.end as usize
    }

    pub(super) fn as_str(&self) -> &'i str {
        &self.text[self.start()..self.end()]
    }

    pub(super) fn inner(&self) -> Siblings<'i> {
        Siblings { text: self.text, list: self.inner }
    }
}

impl<'i> Siblings<'i> {
    pub(super) fn peek(&self) -> Option<Rule> {
        self.list.first().map(|d| d.rule)
    }

    /// How many nodes of a rule come next. They must have no nodes inside them, or only the first of them counts.
    pub(super) fn run(&self, rule: Rule) -> usize {
        self.list.iter().take_while(|d| d.rule == rule && d.size == 1).count()
    }
}

impl<'i> Iterator for Siblings<'i> {
    type Item = Node<'i>;

    fn next(&mut self) -> Option<Node<'i>> {
        let data = *self.list.first()?;
        let (this, rest) = self.list.split_at(data.size as usize);
        self.list = rest;
        Some(Node { text: self.text, data, inner: &this[1..] })
    }
}
