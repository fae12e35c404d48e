//! `spec!` and `kernel!`: they resolve a path, call the library and turn diagnostics into `compile_error!`.
