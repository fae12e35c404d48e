//! Tokens: what a rank tells others of itself, one for each channel, 160 bytes each.

mod adopt;
mod marshal;

use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{Token, TokenMesh, TokenNet, TokenRing};
use chappe_runtime::record::Record;

pub use adopt::{MeshSlot, adopt_mesh, adopt_neighbours};
pub use marshal::{
    RingTokens, kangaring_size, kangaring_tokens, mesh_size, mesh_token, mesh_tokens, network, ring_size, ring_token,
    ring_tokens,
};

use crate::error::{Error, Result};

/// A token's part for rings, whatever the reader of bytes takes it for.
///
/// # Errors
///
/// Its bytes are no such part.
pub fn ring_view(token: &Token) -> Result<TokenRing> {
    part(token)
}

/// A token's part for meshes.
///
/// # Errors
///
/// Its bytes are no such part.
pub fn mesh_view(token: &Token) -> Result<TokenMesh> {
    part(token)
}

/// The addresses of a network neighbour, by fold.
///
/// # Errors
///
/// None that the specification knows.
pub fn net_view(token: &Token) -> Result<TokenNet> {
    part(token)
}

fn part<T: Record>(token: &Token) -> Result<T> {
    let chappe_neuron::TokenView::Raw(bytes) = token.view() else {
        return Err(Error::Token("a token is read as bytes first".into()));
    };
    Ok(T::decode(&bytes)?)
}

/// Tokens one after the other.
///
/// # Errors
///
/// The length is not that of `count` tokens, or one of them is not legal.
pub fn read(bytes: &[u8], count: usize) -> Result<Vec<Token>> {
    let size = <Token as Record>::SIZE;
    if bytes.len() != size * count {
        return Err(Error::Token(format!(
            "token of wrong size: {count} tokens take {} bytes, there are {}",
            size * count,
            bytes.len()
        )));
    }
    let one =
        |(at, b): (usize, &[u8])| <Token as Record>::decode(b).map_err(|e| Error::Token(format!("token {at}: {e}")));
    bytes.chunks_exact(size).enumerate().map(one).collect()
}

/// The bytes of tokens.
#[must_use]
pub fn write(tokens: &[Token]) -> Vec<u8> {
    tokens.iter().flat_map(|t| t.encode()).collect()
}
