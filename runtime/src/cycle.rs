//! Circles of those that wait for each other.

use alloc::vec;
use alloc::vec::Vec;

/// A cycle in a graph, given by the successors of each node; empty if there is none.
pub(crate) fn find(next: &[Vec<usize>]) -> Vec<usize> {
    let mut seen = vec![false; next.len()];
    for start in 0..next.len() {
        // Each with the number of its neighbours already followed.
        let mut path: Vec<(usize, usize)> = Vec::new();
        if !seen[start] {
            seen[start] = true;
            path.push((start, 0));
        }
        while let Some((node, followed)) = path.last_mut() {
            let Some(&neighbour) = next[*node].get(*followed) else {
                path.pop();
                continue;
            };
            *followed += 1;
            if let Some(from) = path.iter().position(|(node, _)| *node == neighbour) {
                return path[from..].iter().map(|(node, _)| *node).collect();
            }
            if !seen[neighbour] {
                seen[neighbour] = true;
                path.push((neighbour, 0));
            }
        }
    }
    Vec::new()
}
