//! Names of the specification as Python names.
//!
//! A name that means something in Python already gets an underscore at its end, as does one that is taken. Names that
//! need no change come first, so that none of them changes because of another.

use std::collections::{HashMap, HashSet};

use super::prelude;

/// Words of the language.
const KEYWORDS: &str = "False None True and as assert async await break class continue def del elif else except finally \
    for from global if import in is lambda nonlocal not or pass raise return try while with yield match case self cls";

/// What is there without import.
const BUILTINS: &str = "ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError \
    BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError \
    ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError \
    Exception ExceptionGroup FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError \
    ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt \
    LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError NotImplemented NotImplementedError OSError \
    OverflowError PendingDeprecationWarning PermissionError ProcessLookupError PythonFinalizationError RecursionError \
    ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError \
    SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError \
    UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning \
    ZeroDivisionError abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile \
    complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr \
    globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview \
    min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted \
    staticmethod str sum super tuple type vars zip";

/// What every class has, and what members of an `IntEnum` have.
const OF_ENUMS: &str = "name value mro real imag numerator denominator conjugate bit_length bit_count to_bytes \
    from_bytes as_integer_ratio is_integer";

/// What every record has.
const OF_RECORDS: &str = "encode decode decode_produced decode_stream decode_stream_lenient validate_stream fields NAME \
    SIZE _layout _family _literal";

/// Where names live.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The module.
    Module,
    /// An enum.
    Enum,
    /// A record.
    Record,
    /// Any other class, or the parameters of a function.
    Class,
}

/// Names of one place.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    taken: HashSet<String>,
    place: Place,
}

impl Scope {
    /// Empty, but for what Python and the fixed part of the module have.
    pub(super) fn new(place: Place) -> Scope {
        let extra = match place {
            Place::Module | Place::Class => "",
            Place::Enum => OF_ENUMS,
            Place::Record => OF_RECORDS,
        };
        let words = [KEYWORDS, BUILTINS, extra].into_iter().flat_map(str::split_whitespace).map(str::to_owned);
        let mut taken: HashSet<String> = words.collect();
        if place == Place::Module {
            taken.extend(prelude::names().map(str::to_owned));
        }
        Scope { taken, place }
    }

    /// Takes names that a class uses for other things.
    pub(super) fn reserve<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) {
        self.taken.extend(names.into_iter().map(str::to_owned));
    }

    /// A name as close to the wanted one as possible.
    pub(super) fn take(&mut self, wanted: &str) -> String {
        let mut name = self.plain(wanted).unwrap_or_else(|| format!("x{wanted}"));
        while self.taken.contains(&name) {
            name.push('_');
        }
        self.taken.insert(name.clone());
        name
    }

    /// Names for all of these, those first that need no change.
    pub(super) fn take_all<'a>(&mut self, wanted: impl IntoIterator<Item = &'a str>) -> Vec<String> {
        let wanted: Vec<&str> = wanted.into_iter().collect();
        let mut done: HashMap<usize, String> = HashMap::new();
        for (i, name) in wanted.iter().enumerate() {
            if self.plain(name).is_some() && !self.taken.contains(*name) {
                done.insert(i, self.take(name));
            }
        }
        let rest = |i: usize, name: &str, scope: &mut Scope| done.remove(&i).unwrap_or_else(|| scope.take(name));
        let mut rest = rest;
        wanted.iter().enumerate().map(|(i, name)| rest(i, name, self)).collect()
    }

    /// The name, unless Python gives its underscores a meaning.
    fn plain(&self, name: &str) -> Option<String> {
        let private = name.starts_with("__");
        let sunder = name.len() > 2 && name.starts_with('_') && name.ends_with('_');
        let special = match self.place {
            Place::Module => private && name.ends_with("__"),
            Place::Class | Place::Record => private,
            Place::Enum => private || sunder,
        };
        (!special && !name.is_empty()).then(|| name.to_owned())
    }
}

/// `wait_mode` → `WaitMode`.
pub(super) fn camel(name: &str) -> String {
    name.split('_')
        .map(|part| {
            let mut chars = part.chars();
            chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_python_get_an_underscore() {
        let mut s = Scope::new(Place::Record);
        assert_eq!(
            s.take_all(["class", "class_", "len", "fields", "x", "__y", "_z"]),
            ["class__", "class_", "len_", "fields_", "x", "x__y", "_z"]
        );
    }

    #[test]
    fn the_fixed_part_of_the_module_is_taken() {
        let mut s = Scope::new(Place::Module);
        for name in ["Record", "CodecError", "_Spot", "Optional", "dataclasses", "decode", "Profile"] {
            assert_eq!(s.take(name), format!("{name}_"), "{name}");
        }
    }

    #[test]
    fn camels() {
        assert_eq!((camel("wait_mode"), camel("view"), camel("_x")), ("WaitMode".into(), "View".into(), "X".into()));
    }
}
