//! Codes of records and families.

codes! {}
