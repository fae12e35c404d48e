//! `spec!` and `kernel!`: they resolve a path, call the library and turn diagnostics into `compile_error!`.

mod arguments;
mod expand;
mod pieces;
mod text;

use proc_macro::TokenStream;

/// Rust bindings of a specification: its records as types that encode, decode and print themselves, its tables, banks
/// and operations.
///
/// ```
/// mod neuron {
///     chappe::spec!("neuron", arch = cayman);
/// }
/// ```
///
/// The specification is
///
/// - a file, relative to the folder of the package, where its `Cargo.toml` is: `spec!("spec/toy.chappe")`;
/// - one that is built in, by its name: `spec!("neuron")`;
/// - written on the spot, as tokens or as a string that has several lines or a `;`:
///
/// ```
/// mod toy {
///     chappe::spec! {
///         spec toy;
///
///         /// Counters.
///         bank sem: u32[16];
///
///         family Word(8) { 0x00 opcode: u8 key, rest zero, }
///         record Nop: Word = 0x01 {}
///     }
/// }
/// ```
///
/// Files that such a text uses are beside the Rust file. As every text in a macro it must consist of Rust tokens, which
/// it does unless a string in it has an escape that Rust does not know.
///
/// # Options
///
/// | | |
/// |---|---|
/// | `arch = cayman` | this architecture only, its items at the root; without it all of them, each with a module |
/// | `runtime = path::to::runtime` | where the items find `chappe-runtime`; `::chappe::runtime` if not said |
/// | `write = "src/toy.rs"` | also writes the items to a file, formatted, to be read; relative to the package |
///
/// With the environment variable `CHAPPE_EXPAND` naming a folder, every `spec!` and `kernel!` writes its items to a file
/// in there, relative to the package.
///
/// # Mistakes
///
/// Each is an error of its own, whose first line says what is wrong and where: `E0102 overlapping fields a, b
/// (spec/toy.chappe:2:1)`. A change of any file that was read makes cargo build again. Warnings are left to `chappe
/// check`, for a macro cannot warn.
#[proc_macro]
pub fn spec(input: TokenStream) -> TokenStream {
    expand::spec(input).into()
}

/// A kernel as constant bytes: a module with what every engine runs.
///
/// ```
/// chappe::kernel! {
///     /// Hands a tile over.
///     pub mod hand_over = {
///         use neuron;
///         kernel hand_over on neuron::cayman {
///             sem full;
///             region tile;
///             queue load on SP;
///             engine SP { copy load writes tile then inc full; }
///             engine PE { wait full >= 1; do matmul reads tile; }
///             exit;
///         }
///     }
/// }
///
/// assert_eq!(hand_over::NAME, "hand_over");
/// assert_eq!(hand_over::TARGET, "neuron::cayman");
/// for stream in hand_over::STREAMS {
///     assert_eq!(stream.bytes.len() % 64, 0, "{} runs whole records", stream.engine);
/// }
/// // A stream by its name, with its size in its type. Of several cores: `CORE0_PE`, `CORE1_PE`.
/// let first: &[u8; 64] = hand_over::PE.first_chunk().expect("a record");
/// ```
///
/// The text is a path, relative to the folder of the package (`kernel!(pub mod x = "kernels/x.chappe")`), or is written
/// on the spot in braces or as a string. `kernel!("kernels/x.chappe")` alone makes a private module that is called as
/// the kernel.
///
/// # Options
///
/// | | |
/// |---|---|
/// | `kernel = name` | which one; not needed for the only one of a file, or the only one that no other calls |
/// | `profile = name` | the profile to write for; the kernel's own, or else the first that can write a record |
/// | `runtime = path::to::runtime` | where the items find `chappe-runtime`; `::chappe::runtime` if not said |
///
/// A kernel that does not check is a compile error for each mistake, whose first line says what is wrong and where.
#[proc_macro]
pub fn kernel(input: TokenStream) -> TokenStream {
    expand::kernel(input).into()
}
