//! Codes of modes, meanings, profiles.

codes! {}
