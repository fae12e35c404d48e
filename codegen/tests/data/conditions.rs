pub const PLAIN: &[fn(&[u8; 64usize]) -> ::core::result::Result<bool, NoValue>] = &[];
pub fn plain_places(b: &[u8; 64usize]) -> Vec<u64> {
    vec![
        b[0] as u64, b[1] as u64, u16::from_le_bytes([b[2], b[3]]) as u64,
        u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64, u64::from_le_bytes([b[8],
        b[9], b[10], b[11], b[12], b[13], b[14], b[15]]) as u64,
        u64::from_le_bytes([b[16], b[17], b[18], b[19], b[20], b[21], b[22], b[23]]) as
        u64, ((b[24] & 15)) as u64, ((b[24] >> 4 & 15)) as u64, b[25] as u64, b[26] as
        u64, b[27] as u64, b[37] as u64, u16::from_le_bytes([b[38], b[39]]) as u64,
        ((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1 | ((b[47] >> 1 & 127) as
        u16) << 5) as u64, ((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as
        u64) << 11 | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35 |
        (b[54] as u64) << 43 | (b[55] as u64) << 51 | ((b[56] & 15) as u64) << 59) as u64
    ]
}
fn big_0(b: &[u8; 24usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (u16::from_be_bytes([b[0], b[1]]) as i64)
            < (u32::from_be_bytes([b[2], b[3], b[4], b[5]]) as i32 as i64),
    )
}
fn big_1(b: &[u8; 24usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        ((((b[6] as u32) << 16 | (b[7] as u32) << 8 | b[8] as u32) as i64) * 2)
            == (u32::from_be_bytes([b[2], b[3], b[4], b[5]]) as i32 as i64),
    )
}
fn big_2(b: &[u8; 24usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (u64::from_be_bytes([b[9], b[10], b[11], b[12], b[13], b[14], b[15], b[16]])
            as i128) > 9223372036854775808 && (((b[17] & 7)) as i64) == 3,
    )
}
fn big_3(b: &[u8; 24usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        ((((b[18] as u64) << 32 | (b[19] as u64) << 24 | (b[20] as u64) << 16
            | (b[21] as u64) << 8 | b[22] as u64) << 24) as i64 >> 24) >= (-1)
            && ((((b[18] as u64) << 32 | (b[19] as u64) << 24 | (b[20] as u64) << 16
                | (b[21] as u64) << 8 | b[22] as u64) << 24) as i64 >> 24) < 2,
    )
}
fn big_4(b: &[u8; 24usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        ((u64::from_be_bytes([b[9], b[10], b[11], b[12], b[13], b[14], b[15], b[16]])
            as i128)
            + (((((b[18] as u64) << 32 | (b[19] as u64) << 24 | (b[20] as u64) << 16
                | (b[21] as u64) << 8 | b[22] as u64) << 24) as i64 >> 24) as i128)) >= 0,
    )
}
pub const BIG: &[fn(&[u8; 24usize]) -> ::core::result::Result<bool, NoValue>] = &[
    big_0,
    big_1,
    big_2,
    big_3,
    big_4,
];
pub fn big_places(b: &[u8; 24usize]) -> Vec<u64> {
    vec![
        u16::from_be_bytes([b[0], b[1]]) as u64, u32::from_be_bytes([b[2], b[3], b[4],
        b[5]]) as u64, ((b[6] as u32) << 16 | (b[7] as u32) << 8 | b[8] as u32) as u64,
        u64::from_be_bytes([b[9], b[10], b[11], b[12], b[13], b[14], b[15], b[16]]) as
        u64, ((b[17] & 7)) as u64, ((b[18] as u64) << 32 | (b[19] as u64) << 24 | (b[20]
        as u64) << 16 | (b[21] as u64) << 8 | b[22] as u64) as u64
    ]
}
fn all_0(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(b[28] == 97 && b[29] == 98 && b[30] == 99 && b[31] == 0)
}
fn all_1(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(b[28] == 0)
}
fn all_2(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        !(b[28] == 97 && b[29] == 98 && b[30] == 99 && b[31] == 100),
    )
}
fn all_3(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(false)
}
fn all_4(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has19 = (b[26] as i64) != 0;
        has19 && b[58] == 111 && b[59] == 110 && b[60] == 0
    })
}
fn all_5(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has19 = (b[26] as i64) != 0;
        !has19 || (b[58] == 0)
    })
}
fn all_6(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has19 = (b[26] as i64) != 0;
        {
            let (mut i, mut same) = (0, true);
            while i < 5 {
                let (t, u) = (
                    if i < 4 { b[28 + i] } else { 0 },
                    if has19 && i < 5 { b[58 + i] } else { 0 },
                );
                if t != u {
                    same = false;
                }
                i += 1;
            }
            same
        }
    })
}
fn all_7(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        match (b[0] as i64) & 3 {
            0 => true,
            1 => false,
            2 => false,
            _ => false,
        },
    )
}
fn all_8(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        match (b[0] as i64) & 3 {
            0 => b[28] == 111 && b[29] == 110 && b[30] == 101 && b[31] == 0,
            1 => b[28] == 116 && b[29] == 119 && b[30] == 111 && b[31] == 0,
            2 => b[28] == 102 && b[29] == 111 && b[30] == 117 && b[31] == 114,
            _ => b[28] == 0,
        },
    )
}
fn all_9(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has19 = (b[26] as i64) != 0;
        if (b[26] as i64) != 0 {
            b[28] == 120 && b[29] == 0
        } else {
            has19 && b[58] == 120 && b[59] == 0
        }
    })
}
fn all_10(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has19 = (b[26] as i64) != 0;
        ({
            let mut i = 58;
            while has19 && i < 63 && b[i] != 0 {
                i += 1;
            }
            (i - 58) as i64
        }) > 2
    })
}
fn all_11(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        ({
            let (mut i, mut n) = (32, 0);
            while i < 34 {
                n += b[i].count_ones() as i64;
                i += 1;
            }
            n
        }) == 3,
    )
}
fn all_12(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has19 = (b[26] as i64) != 0;
        (if (b[26] as i64) != 0 {
            {
                let mut i = 28;
                while i < 32 && b[i] != 0 {
                    i += 1;
                }
                (i - 28) as i64
            }
        } else {
            {
                let mut i = 58;
                while has19 && i < 63 && b[i] != 0 {
                    i += 1;
                }
                (i - 58) as i64
            }
        }) == 1
    })
}
fn all_13(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        break 'value ::core::result::Result::Err(
            ::chappe_runtime::record::NoValue::Unknown,
        )
    }
}
fn all_14(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            if (b[26] as i64) != 0 {
                break 'value ::core::result::Result::Err(
                    ::chappe_runtime::record::NoValue::Unknown,
                )
            } else {
                false
            },
        )
    }
}
fn all_15(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            if !((b[26] as i64) != 0) {
                true
            } else {
                break 'value ::core::result::Result::Err(
                    ::chappe_runtime::record::NoValue::Unknown,
                )
            },
        )
    }
}
fn all_16(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    (b[0] as i64) as i128,
                    (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64) as i128,
                );
                let end = y;
                if x < 0 || end > 65536 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Range,
                    );
                }
                if end > x { (end - x) as i64 } else { 0 }
            }) > 3,
        )
    }
}
fn all_17(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = ((b[0] as i64) as i128, 255i128);
                let end = y.saturating_add(1);
                if x < 0 || end > 65536 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Range,
                    );
                }
                if end > x { (end - x) as i64 } else { 0 }
            }) > 3,
        )
    }
}
fn all_18(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        break 'value ::core::result::Result::Err(::chappe_runtime::record::NoValue::Kind)
    }
}
fn all_19(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        break 'value ::core::result::Result::Err(::chappe_runtime::record::NoValue::Kind)
    }
}
fn all_20(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok((b[27] as i8 as i64) == (-1))
}
fn all_21(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok((b[25] as i64) == 133)
}
fn all_22(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok((b[40] as i64) == 5)
}
fn all_23(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok((b[40] as i64) != 0 && (b[40] as i64) != 134)
}
fn all_24(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    (u64::from_le_bytes([
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                        b[20],
                        b[21],
                        b[22],
                        b[23],
                    ]) as i64) as i128,
                    ((b[0] as i64) - 1) as i128,
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x / y
            }) == 1,
        )
    }
}
fn all_25(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (({
                let (x, y) = (
                    (u64::from_le_bytes([
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                        b[20],
                        b[21],
                        b[22],
                        b[23],
                    ]) as i64) as i128,
                    ((b[1] as i8 as i64) + 1) as i128,
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x % y
            }) as i64) == 1,
        )
    }
}
fn all_26(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    {
                        let (x, y) = (
                            u64::from_le_bytes([
                                b[8],
                                b[9],
                                b[10],
                                b[11],
                                b[12],
                                b[13],
                                b[14],
                                b[15],
                            ]) as i128,
                            u64::from_le_bytes([
                                b[8],
                                b[9],
                                b[10],
                                b[11],
                                b[12],
                                b[13],
                                b[14],
                                b[15],
                            ]) as i128,
                        );
                        match x.checked_mul(y) {
                            ::core::option::Option::Some(v) => v,
                            ::core::option::Option::None => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Arithmetic,
                                );
                            }
                        }
                    },
                    u64::from_le_bytes([
                        b[8],
                        b[9],
                        b[10],
                        b[11],
                        b[12],
                        b[13],
                        b[14],
                        b[15],
                    ]) as i128,
                );
                match x.checked_mul(y) {
                    ::core::option::Option::Some(v) => v,
                    ::core::option::Option::None => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                }
            }) > 0,
        )
    }
}
fn all_27(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (-((u64::from_le_bytes([b[16], b[17], b[18], b[19], b[20], b[21], b[22], b[23]])
            as i64) as i128)) > 0,
    )
}
fn all_28(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (1i128, (b[0] as i64) as i128);
                if y < 0 || y > 127 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                let shifted = x << y;
                if shifted >> y != x {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                shifted
            }) > 5,
        )
    }
}
fn all_29(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    u64::from_le_bytes([
                        b[8],
                        b[9],
                        b[10],
                        b[11],
                        b[12],
                        b[13],
                        b[14],
                        b[15],
                    ]) as i128,
                    64i128,
                );
                if y < 0 || y > 127 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                let shifted = x << y;
                if shifted >> y != x {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                shifted
            }) > 3,
        )
    }
}
fn all_30(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    u64::from_le_bytes([
                        b[8],
                        b[9],
                        b[10],
                        b[11],
                        b[12],
                        b[13],
                        b[14],
                        b[15],
                    ]) as i128,
                    100i128,
                );
                if y < 0 || y > 127 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                let shifted = x << y;
                if shifted >> y != x {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                shifted
            }) == 0,
        )
    }
}
fn all_31(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (({
                let (x, y) = (
                    (u64::from_le_bytes([
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                        b[20],
                        b[21],
                        b[22],
                        b[23],
                    ]) as i64) as i128,
                    (b[0] as i64) as i128,
                );
                if y < 0 || y > 127 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x >> y
            }) as i64) == 1,
        )
    }
}
fn all_32(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (match b[0] as i64 {
                0 => 1i64,
                1 => 2i64,
                2 => 4i64,
                3 => 250i64,
                _ => {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Range,
                    );
                }
            }) == 1,
        )
    }
}
fn all_33(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(true)
}
fn all_34(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        break 'value ::core::result::Result::Err(
            ::chappe_runtime::record::NoValue::Unknown,
        )
    }
}
fn all_35(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        break 'value ::core::result::Result::Err(
            ::chappe_runtime::record::NoValue::Range,
        )
    }
}
fn all_36(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (match Only.wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16) {
                ::core::result::Result::Ok(v) => v as i128,
                ::core::result::Result::Err(e) => {
                    break 'value ::core::result::Result::Err(
                        ::core::convert::From::from(e),
                    );
                }
            }) == 1,
        )
    }
}
fn all_37(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (match Only.scaled((b[0] as i64) as u8, (b[1] as i8 as i64) as i8) {
                ::core::result::Result::Ok(v) => v as i64,
                ::core::result::Result::Err(e) => {
                    break 'value ::core::result::Result::Err(
                        ::core::convert::From::from(e),
                    );
                }
            }) == 5,
        )
    }
}
fn all_38(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (match Only
                .wide({
                    let x = u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64;
                    if x > 65535 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Range,
                        );
                    }
                    x as u16
                })
            {
                ::core::result::Result::Ok(v) => v as i128,
                ::core::result::Result::Err(e) => {
                    break 'value ::core::result::Result::Err(
                        ::core::convert::From::from(e),
                    );
                }
            }) > 3,
        )
    }
}
fn all_39(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (match Only.wide(((b[0] as i64) * 2) as u16) {
                ::core::result::Result::Ok(v) => v as i128,
                ::core::result::Result::Err(e) => {
                    break 'value ::core::result::Result::Err(
                        ::core::convert::From::from(e),
                    );
                }
            }) > 3,
        )
    }
}
fn all_40(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        break 'value ::core::result::Result::Err(::chappe_runtime::record::NoValue::Kind)
    }
}
fn all_41(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        break 'value ::core::result::Result::Err(::chappe_runtime::record::NoValue::Kind)
    }
}
fn all_42(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        (if has15 { u16::from_le_bytes([b[38], b[39]]) as i16 as i64 } else { 0i64 })
            == 1
    })
}
fn all_43(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
            | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52) < 0,
    )
}
fn all_44(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as u64) << 11
            | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35
            | (b[54] as u64) << 43 | (b[55] as u64) << 51 | ((b[56] & 15) as u64) << 59)
            as i64) > 4611686018427387904,
    )
}
fn all_45(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        (if has14 { b[37] as i64 } else { 0i64 }) == 0
    })
}
fn all_46(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(true)
}
fn all_47(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(false)
}
fn all_48(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(false)
}
fn all_49(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok((b[0] as i64) != 0)
}
fn all_50(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(!((b[0] as i64) == 1))
}
fn all_51(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(true)
}
fn all_52(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        ((((b[0] as i64)
            - ((b[1] as i8 as i64) * (u16::from_le_bytes([b[2], b[3]]) as i64)))
            + ((u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)
                / ((((b[24] & 15)) as i64) + 1)))
            - ((((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60) % 3)) == 0,
    )
}
fn all_53(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (((u64::from_le_bytes([
                b[16],
                b[17],
                b[18],
                b[19],
                b[20],
                b[21],
                b[22],
                b[23],
            ]) as i64) as i128)
                - ({
                    let (x, y) = (
                        (b[1] as i8 as i64) as i128,
                        3
                            - (match Only
                                .wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16)
                            {
                                ::core::result::Result::Ok(v) => v as i128,
                                ::core::result::Result::Err(e) => {
                                    break 'value ::core::result::Result::Err(
                                        ::core::convert::From::from(e),
                                    );
                                }
                            }),
                    );
                    if y < 0 || y > 127 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x >> y
                })) != 0,
        )
    }
}
fn all_54(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (63
            & ((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52) + 3))
            != 0,
    )
}
fn all_55(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        (((((((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as u64) << 11
            | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35
            | (b[54] as u64) << 43 | (b[55] as u64) << 51 | ((b[56] & 15) as u64) << 59)
            as i64) as i128)
            == (u64::from_le_bytes([
                b[8],
                b[9],
                b[10],
                b[11],
                b[12],
                b[13],
                b[14],
                b[15],
            ]) as i128)) as i64) >= (b[25] as i64)) as i64)
            * ((b[40] as i64)
                * (((if has14 { b[37] as i64 } else { 0i64 }) <= (b[25] as i64))
                    as i64))) != 0
    })
}
fn all_56(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        0 >= (u16::from_le_bytes([b[2], b[3]]) as i64)
    })
}
fn all_57(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (if (((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52)
                < (u16::from_le_bytes([b[2], b[3]]) as i64)
            {
                ({
                    let (x, y) = (4294967295i128, (((b[24] & 15)) as i64) as i128);
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) as i64
            } else {
                (({
                    let (mut i, mut n) = (32, 0);
                    while i < 34 {
                        n += b[i].count_ones() as i64;
                        i += 1;
                    }
                    n
                }) < (u16::from_le_bytes([b[2], b[3]]) as i64)) as i64
            }) != 0,
        )
    }
}
fn all_58(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        !(((((u16::from_le_bytes([b[2], b[3]]) as i64) + 2147483647) as i128)
            % (((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52) as i128)
                - 18446744073709551616)) != 0),
    )
}
fn all_59(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (-(({
                let (x, y) = ((-(b[25] as i64)) as i128, (b[0] as i64) as i128);
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x / y
            }) as i64)) >= (((b[24] & 15)) as i64),
        )
    }
}
fn all_60(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ((if (u64::from_le_bytes([
                b[8],
                b[9],
                b[10],
                b[11],
                b[12],
                b[13],
                b[14],
                b[15],
            ]) as i128) > ((b[1] as i8 as i64) as i128)
            {
                (8 >= (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)) as i64
            } else {
                0i64
            })
                - ((({
                    let (x, y) = (
                        (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64) as i128,
                        (b[40] as i64) as i128,
                    );
                    if y < 0 || y > 127 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    let shifted = x << y;
                    if shifted >> y != x {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    shifted
                }) == (-113)) as i64)) != 0,
        )
    }
}
fn all_61(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ((((((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as u64) << 11
            | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35
            | (b[54] as u64) << 43 | (b[55] as u64) << 51 | ((b[56] & 15) as u64) << 59)
            as i64) != 127) as i64)
            >= ((((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60)
                & (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64))) as i64)
            + (((if has14 { b[37] as i64 } else { 0i64 })
                * (if has14 { b[37] as i64 } else { 0i64 }))
                - (if has15 {
                    u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                } else {
                    0i64
                }))) != 0
    })
}
fn all_62(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ::core::result::Result::Ok(
            (if (8
                * ({
                    let mut i = 28;
                    while i < 32 && b[i] != 0 {
                        i += 1;
                    }
                    (i - 28) as i64
                }))
                < ((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                    | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52)
                    * (((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60))
            {
                ((if ({
                    let (mut i, mut n) = (32, 0);
                    while i < 34 {
                        n += b[i].count_ones() as i64;
                        i += 1;
                    }
                    n
                }) != 0
                {
                    15i64
                } else {
                    u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64
                }) != 0) as i64
            } else {
                (({
                    let (x, y) = (
                        (if has15 {
                            u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                        } else {
                            0i64
                        }) as i128,
                        (((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60) as i128,
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) as i64)
                    + (((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                        | (b[50] as u64) << 11 | (b[51] as u64) << 19
                        | (b[52] as u64) << 27 | (b[53] as u64) << 35
                        | (b[54] as u64) << 43 | (b[55] as u64) << 51
                        | ((b[56] & 15) as u64) << 59) as i64) != 0) as i64)
            }) != 0,
        )
    }
}
fn all_63(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (!({
                let (x, y) = (
                    ((u64::from_le_bytes([
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                        b[20],
                        b[21],
                        b[22],
                        b[23],
                    ]) as i64) as i128) / 2147483647,
                    {
                        let (x, y) = (
                            1i128,
                            u64::from_le_bytes([
                                b[8],
                                b[9],
                                b[10],
                                b[11],
                                b[12],
                                b[13],
                                b[14],
                                b[15],
                            ]) as i128,
                        );
                        if y == 0 {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        x / y
                    },
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x % y
            })) != 0,
        )
    }
}
fn all_64(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(true)
}
fn all_65(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ::core::result::Result::Ok(
            (((if (((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60) != 0 {
                if has14 { b[37] as i64 } else { 0i64 }
            } else {
                b[1] as i8 as i64
            })
                >> (({
                    let (x, y) = (
                        7i128,
                        match Only.wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16)
                        {
                            ::core::result::Result::Ok(v) => v as i128,
                            ::core::result::Result::Err(e) => {
                                break 'value ::core::result::Result::Err(
                                    ::core::convert::From::from(e),
                                );
                            }
                        },
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x / y
                }) as i64))
                | (if (3 & (((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60)) != 0 {
                    (((b[24] & 15)) as i64)
                        & (match (b[0] as i64) & 3 {
                            0 => 1i64,
                            1 => 2i64,
                            2 => 4i64,
                            _ => 250i64,
                        })
                } else {
                    if (if has15 {
                        u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                    } else {
                        0i64
                    }) != 0
                    {
                        u64::from_le_bytes([
                            b[16],
                            b[17],
                            b[18],
                            b[19],
                            b[20],
                            b[21],
                            b[22],
                            b[23],
                        ]) as i64
                    } else {
                        ((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60
                    }
                })) != 0
                && ((({
                    let (mut i, mut n) = (32, 0);
                    while i < 34 {
                        n += b[i].count_ones() as i64;
                        i += 1;
                    }
                    n
                }) as i128)
                    * ((!(((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                        | (b[50] as u64) << 11 | (b[51] as u64) << 19
                        | (b[52] as u64) << 27 | (b[53] as u64) << 35
                        | (b[54] as u64) << 43 | (b[55] as u64) << 51
                        | ((b[56] & 15) as u64) << 59) as i64)) as i128)) != 0
                && ({
                    let (x, y) = (
                        (31 & (b[25] as i64)) as i128,
                        ((u64::from_le_bytes([
                            b[8],
                            b[9],
                            b[10],
                            b[11],
                            b[12],
                            b[13],
                            b[14],
                            b[15],
                        ]) as i128)
                            == ((if has15 {
                                u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                            } else {
                                0i64
                            }) as i128)) as i128,
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) != 0,
        )
    }
}
fn all_66(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok((-((256 | (b[25] as i64)) * ((b[25] as i64) - 3))) != 0)
}
fn all_67(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        (if (b[0] as i64) != 0 {
            (!((((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60) != 0) as i64)
                & (((u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64) != 0) as i64)
        } else {
            (0
                - (if has15 {
                    u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                } else {
                    0i64
                }))
                * ((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                    | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52)
                    - (b[25] as i64))
        }) != 0
    })
}
fn all_68(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ((if (match b[25] as i64 {
                0 => -5i64,
                1 => 9223372036854775807i64,
                2 => {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Unknown,
                    );
                }
                3 => 3i64,
                _ => {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Range,
                    );
                }
            }) == (b[0] as i64)
            {
                ((u64::from_le_bytes([
                    b[16],
                    b[17],
                    b[18],
                    b[19],
                    b[20],
                    b[21],
                    b[22],
                    b[23],
                ]) as i64) != (((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60)) as i64
            } else {
                (b[0] as i64)
                    & (((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                        | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52)
            }) - (b[0] as i64)) != 0,
        )
    }
}
fn all_69(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64) != 0,
    )
}
fn all_70(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    ((u64::from_le_bytes([
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                        b[20],
                        b[21],
                        b[22],
                        b[23],
                    ]) as i64) as i128) - 65535,
                    ((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                        | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52)
                        * 2147483647) as i128,
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x % y
            }) != 0,
        )
    }
}
fn all_71(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    (((((match Only
                        .wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16)
                    {
                        ::core::result::Result::Ok(v) => v as i128,
                        ::core::result::Result::Err(e) => {
                            break 'value ::core::result::Result::Err(
                                ::core::convert::From::from(e),
                            );
                        }
                    }) & ((b[0] as i64) as i128)) as i64) & 3)
                        + ((((u64::from_le_bytes([
                            b[8],
                            b[9],
                            b[10],
                            b[11],
                            b[12],
                            b[13],
                            b[14],
                            b[15],
                        ]) as i128) & ((b[40] as i64) as i128)) as i64)
                            - (match b[25] as i64 {
                                0 => -5i64,
                                1 => 9223372036854775807i64,
                                2 => {
                                    break 'value ::core::result::Result::Err(
                                        ::chappe_runtime::record::NoValue::Unknown,
                                    );
                                }
                                3 => 3i64,
                                _ => {
                                    break 'value ::core::result::Result::Err(
                                        ::chappe_runtime::record::NoValue::Range,
                                    );
                                }
                            }))) as i128,
                    (if has15 {
                        u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                    } else {
                        0i64
                    }) as i128,
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x % y
            }) != 0,
        )
    }
}
fn all_72(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        (!((((!((b[0] as i64) != 0) as i128)
            >= (((u64::from_le_bytes([
                b[16],
                b[17],
                b[18],
                b[19],
                b[20],
                b[21],
                b[22],
                b[23],
            ]) as i64) as i128)
                * ((if has15 {
                    u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                } else {
                    0i64
                }) as i128))) as i64)
            & (((u64::from_le_bytes([
                b[8],
                b[9],
                b[10],
                b[11],
                b[12],
                b[13],
                b[14],
                b[15],
            ]) as i128) % (-63)) as i64))) != 0
    })
}
fn all_73(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    (((b[1] as i8 as i64) + 256)
                        ^ (({
                            let (x, y) = (
                                (b[1] as i8 as i64) as i128,
                                (b[25] as i64) as i128,
                            );
                            if y < 0 || y > 127 {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Arithmetic,
                                );
                            }
                            x >> y
                        }) as i64)) as i128,
                    ({
                        let (x, y) = (
                            16i128,
                            (((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                                | (b[50] as u64) << 11 | (b[51] as u64) << 19
                                | (b[52] as u64) << 27 | (b[53] as u64) << 35
                                | (b[54] as u64) << 43 | (b[55] as u64) << 51
                                | ((b[56] & 15) as u64) << 59) as i64) as i128,
                        );
                        if y == 0 {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        x / y
                    })
                        - (-(match Only
                            .wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16)
                        {
                            ::core::result::Result::Ok(v) => v as i128,
                            ::core::result::Result::Err(e) => {
                                break 'value ::core::result::Result::Err(
                                    ::core::convert::From::from(e),
                                );
                            }
                        })),
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x / y
            }) != 0,
        )
    }
}
fn all_74(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            0
                <= ((({
                    let (x, y) = (
                        ((b[40] as i64) != 0 && (((b[24] & 15)) as i64) != 0) as i128,
                        ((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                            | (b[50] as u64) << 11 | (b[51] as u64) << 19
                            | (b[52] as u64) << 27 | (b[53] as u64) << 35
                            | (b[54] as u64) << 43 | (b[55] as u64) << 51
                            | ((b[56] & 15) as u64) << 59) as i64) as i128)
                            * ((match b[25] as i64 {
                                0 => -5i64,
                                1 => 9223372036854775807i64,
                                2 => {
                                    break 'value ::core::result::Result::Err(
                                        ::chappe_runtime::record::NoValue::Unknown,
                                    );
                                }
                                3 => 3i64,
                                _ => {
                                    break 'value ::core::result::Result::Err(
                                        ::chappe_runtime::record::NoValue::Range,
                                    );
                                }
                            }) as i128),
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) as i64)
                    - (!(({
                        let (x, y) = (
                            63i128,
                            (((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                                | (b[50] as u64) << 11 | (b[51] as u64) << 19
                                | (b[52] as u64) << 27 | (b[53] as u64) << 35
                                | (b[54] as u64) << 43 | (b[55] as u64) << 51
                                | ((b[56] & 15) as u64) << 59) as i64) as i128,
                        );
                        if y == 0 {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        x % y
                    }) != 0) as i64)),
        )
    }
}
fn all_75(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        ::core::result::Result::Ok(
            ((((if has14 { b[37] as i64 } else { 0i64 })
                ^ (u16::from_le_bytes([b[2], b[3]]) as i64))
                * (!((match (b[0] as i64) & 3 {
                    0 => 1i64,
                    1 => 2i64,
                    2 => 4i64,
                    _ => 250i64,
                }) != 0) as i64))
                ^ (((({
                    let (x, y) = (
                        (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64) as i128,
                        (u64::from_le_bytes([
                            b[16],
                            b[17],
                            b[18],
                            b[19],
                            b[20],
                            b[21],
                            b[22],
                            b[23],
                        ]) as i64) as i128,
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) as i64) == (((b[26] as i64) != (b[0] as i64)) as i64)) as i64)) != 0,
        )
    }
}
fn all_76(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (((((15
                * ((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as u64) << 11
                    | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35
                    | (b[54] as u64) << 43 | (b[55] as u64) << 51
                    | ((b[56] & 15) as u64) << 59) as i64) as i128))
                != (((u64::from_le_bytes([
                    b[8],
                    b[9],
                    b[10],
                    b[11],
                    b[12],
                    b[13],
                    b[14],
                    b[15],
                ]) as i128) > 0) as i128)) as i64)
                - (((((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                    | (b[50] as u64) << 11 | (b[51] as u64) << 19 | (b[52] as u64) << 27
                    | (b[53] as u64) << 35 | (b[54] as u64) << 43 | (b[55] as u64) << 51
                    | ((b[56] & 15) as u64) << 59) as i64) as i128)
                    * ((match b[25] as i64 {
                        0 => -5i64,
                        1 => 9223372036854775807i64,
                        2 => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Unknown,
                            );
                        }
                        3 => 3i64,
                        _ => {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Range,
                            );
                        }
                    }) as i128)) >= ((16 & (b[25] as i64)) as i128)) as i64))
                >> (!(0
                    > (63
                        - (match Only
                            .wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16)
                        {
                            ::core::result::Result::Ok(v) => v as i128,
                            ::core::result::Result::Err(e) => {
                                break 'value ::core::result::Result::Err(
                                    ::core::convert::From::from(e),
                                );
                            }
                        }))) as i64)) != 0,
        )
    }
}
fn all_77(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    (b[26] as i64) as i128,
                    ((((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60)
                        - ((u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)
                            & (b[0] as i64))) as i128,
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x / y
            }) != 0,
        )
    }
}
fn all_78(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ((((((u64::from_le_bytes([
            b[16],
            b[17],
            b[18],
            b[19],
            b[20],
            b[21],
            b[22],
            b[23],
        ]) as i64) >= 127) as i64) & (((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60))
            * (if ((b[26] as i64) ^ (u16::from_le_bytes([b[2], b[3]]) as i64)) != 0 {
                (b[26] as i64) & (((b[24] & 15)) as i64)
            } else {
                b[26] as i64
            }))
            + (-((((3 * (if has14 { b[37] as i64 } else { 0i64 })) as i128)
                == (((if has15 {
                    u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                } else {
                    0i64
                }) as i128)
                    - ((u64::from_le_bytes([
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                        b[20],
                        b[21],
                        b[22],
                        b[23],
                    ]) as i64) as i128))) as i64))) != 0
    })
}
fn all_79(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (-((((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
            | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52)
            < (b[40] as i64)) as i64) / (!(b[25] as i64)))) != 0,
    )
}
fn all_80(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (b[40] as i64)
            >= (((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as u64) << 11
                | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35
                | (b[54] as u64) << 43 | (b[55] as u64) << 51
                | ((b[56] & 15) as u64) << 59) as i64) < (b[1] as i8 as i64)) as i64),
    )
}
fn all_81(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        (64
            - (((u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)
                * (if has15 {
                    u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                } else {
                    0i64
                })) - 0)) != 0
    })
}
fn all_82(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ::core::result::Result::Ok(
            ((((((((b[24] & 15)) as i64) * 16)
                > (((u64::from_le_bytes([
                    b[16],
                    b[17],
                    b[18],
                    b[19],
                    b[20],
                    b[21],
                    b[22],
                    b[23],
                ]) as i64) >= (((b[24] & 15)) as i64)) as i64)) as i64)
                - ((if (if has15 {
                    u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                } else {
                    0i64
                }) != 0
                {
                    {
                        let (mut i, mut n) = (32, 0);
                        while i < 34 {
                            n += b[i].count_ones() as i64;
                            i += 1;
                        }
                        n
                    }
                } else {
                    ((b[24] & 15)) as i64
                }) | 0))
                ^ (((((({
                    let (x, y) = (
                        (((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                            | (b[50] as u64) << 11 | (b[51] as u64) << 19
                            | (b[52] as u64) << 27 | (b[53] as u64) << 35
                            | (b[54] as u64) << 43 | (b[55] as u64) << 51
                            | ((b[56] & 15) as u64) << 59) as i64) as i128,
                        (u64::from_le_bytes([
                            b[16],
                            b[17],
                            b[18],
                            b[19],
                            b[20],
                            b[21],
                            b[22],
                            b[23],
                        ]) as i64) as i128,
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) as i64) > (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64))
                    as i64)
                    != (((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                        | (b[50] as u64) << 11 | (b[51] as u64) << 19
                        | (b[52] as u64) << 27 | (b[53] as u64) << 35
                        | (b[54] as u64) << 43 | (b[55] as u64) << 51
                        | ((b[56] & 15) as u64) << 59) as i64) / 256)
                        / (!(b[0] as i64)))) as i64)) != 0,
        )
    }
}
fn all_83(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (({
                let (x, y) = (
                    (({
                        let mut i = 28;
                        while i < 32 && b[i] != 0 {
                            i += 1;
                        }
                        (i - 28) as i64
                    }) & 9223372036854775807) as i128,
                    (!(u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)) as i128,
                );
                if y < 0 || y > 127 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                let shifted = x << y;
                if shifted >> y != x {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                shifted
            })
                >> (!((if (u64::from_le_bytes([
                    b[16],
                    b[17],
                    b[18],
                    b[19],
                    b[20],
                    b[21],
                    b[22],
                    b[23],
                ]) as i64) != 0
                {
                    (u64::from_le_bytes([
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                        b[20],
                        b[21],
                        b[22],
                        b[23],
                    ]) as i64) as i128
                } else {
                    u64::from_le_bytes([
                        b[8],
                        b[9],
                        b[10],
                        b[11],
                        b[12],
                        b[13],
                        b[14],
                        b[15],
                    ]) as i128
                }) != 0) as i128)) != 0,
        )
    }
}
fn all_84(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        ((u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
            as i128) | 255) != 0,
    )
}
fn all_85(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(true)
}
fn all_86(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        (if (if has14 { b[37] as i64 } else { 0i64 }) != 0 {
            (((u64::from_le_bytes([
                b[16],
                b[17],
                b[18],
                b[19],
                b[20],
                b[21],
                b[22],
                b[23],
            ]) as i64) != 0 && (b[25] as i64) != 0) as i64) + (!(b[40] as i64))
        } else {
            (((b[26] as i64)
                >= (match (b[0] as i64) & 3 {
                    0 => 1i64,
                    1 => 2i64,
                    2 => 4i64,
                    _ => 250i64,
                })) as i64) ^ 8
        }) != 0
    })
}
fn all_87(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    (if (u64::from_le_bytes([
                        b[16],
                        b[17],
                        b[18],
                        b[19],
                        b[20],
                        b[21],
                        b[22],
                        b[23],
                    ]) as i64) != 0
                        && (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64) != 0
                    {
                        ({
                            let (x, y) = (
                                (b[25] as i64) as i128,
                                18446744073709551616i128,
                            );
                            if y < 0 || y > 127 {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Arithmetic,
                                );
                            }
                            x >> y
                        }) as i64
                    } else {
                        3i64
                    }) as i128,
                    (((((b[24] & 15)) as i64)
                        ^ (u64::from_le_bytes([
                            b[16],
                            b[17],
                            b[18],
                            b[19],
                            b[20],
                            b[21],
                            b[22],
                            b[23],
                        ]) as i64)) as i128)
                        * (((((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60)
                            + (((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60))
                            as i128),
                );
                if y < 0 || y > 127 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x >> y
            }) != 0,
        )
    }
}
fn all_88(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (((b[24] & 15)) as i64)
                < ((({
                    let (x, y) = (
                        (b[26] as i64) as i128,
                        {
                            let (x, y) = (
                                (((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                                    | (b[50] as u64) << 11 | (b[51] as u64) << 19
                                    | (b[52] as u64) << 27 | (b[53] as u64) << 35
                                    | (b[54] as u64) << 43 | (b[55] as u64) << 51
                                    | ((b[56] & 15) as u64) << 59) as i64) as i128,
                                (b[40] as i64) as i128,
                            );
                            if y < 0 || y > 127 {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Arithmetic,
                                );
                            }
                            x >> y
                        },
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) != 0) as i64),
        )
    }
}
fn all_89(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ((b[40] as i64)
                & ((({
                    let (x, y) = (
                        (((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                            | (b[50] as u64) << 11 | (b[51] as u64) << 19
                            | (b[52] as u64) << 27 | (b[53] as u64) << 35
                            | (b[54] as u64) << 43 | (b[55] as u64) << 51
                            | ((b[56] & 15) as u64) << 59) as i64) as i128,
                        (b[26] as i64) as i128,
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) as i64)
                    - (((u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)
                        == (u16::from_le_bytes([b[2], b[3]]) as i64)) as i64))) != 0,
        )
    }
}
fn all_90(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (((((b[25] as i64) / 128) != 0) as i64)
            << (((((b[1] as i8 as i64) != (u16::from_le_bytes([b[2], b[3]]) as i64))
                as i64)
                < (31
                    ^ (((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                        | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64
                        >> 52))) as i64)) != 0,
    )
}
fn all_91(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (((((u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64) - 1)
            <= (u64::from_le_bytes([
                b[16],
                b[17],
                b[18],
                b[19],
                b[20],
                b[21],
                b[22],
                b[23],
            ]) as i64)) as i64) & 1) != 0,
    )
}
fn all_92(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        (if has14 { b[37] as i64 } else { 0i64 }) != 0
    })
}
fn all_93(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (127
            + (((b[0] as i64) & (b[25] as i64))
                - (u16::from_le_bytes([b[2], b[3]]) as i64))) != 0,
    )
}
fn all_94(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(!(((b[25] as i64) % 2147483647) != 0))
}
fn all_95(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    (u16::from_le_bytes([b[2], b[3]]) as i64) as i128,
                    (match Only.wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16) {
                        ::core::result::Result::Ok(v) => v as i128,
                        ::core::result::Result::Err(e) => {
                            break 'value ::core::result::Result::Err(
                                ::core::convert::From::from(e),
                            );
                        }
                    })
                        >> (({
                            let (mut i, mut n) = (32, 0);
                            while i < 34 {
                                n += b[i].count_ones() as i64;
                                i += 1;
                            }
                            n
                        }) as i128),
                );
                if y < 0 || y > 127 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x >> y
            }) != 0
                && ((((match Only.scaled((b[0] as i64) as u8, (b[1] as i8 as i64) as i8)
                {
                    ::core::result::Result::Ok(v) => v as i64,
                    ::core::result::Result::Err(e) => {
                        break 'value ::core::result::Result::Err(
                            ::core::convert::From::from(e),
                        );
                    }
                })
                    == (match (b[0] as i64) & 3 {
                        0 => 1i64,
                        1 => 2i64,
                        2 => 4i64,
                        _ => 250i64,
                    })) as i64)
                    & (255
                        + ({
                            let (mut i, mut n) = (32, 0);
                            while i < 34 {
                                n += b[i].count_ones() as i64;
                                i += 1;
                            }
                            n
                        }))) != 0,
        )
    }
}
fn all_96(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    ((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                        | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52)
                        & 128) as i128,
                    (b[1] as i8 as i64) as i128,
                );
                if y < 0 || y > 127 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x >> y
            }) != 0,
        )
    }
}
fn all_97(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(true)
}
fn all_98(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (((u64::from_le_bytes([b[16], b[17], b[18], b[19], b[20], b[21], b[22], b[23]])
            as i64) as i128)
            ^ (u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
                as i128)) != 0,
    )
}
fn all_99(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(1 == (b[1] as i8 as i64))
}
fn all_100(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        !(((((u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64) <= (b[40] as i64))
            as i64)
            * (!(if has15 {
                u16::from_le_bytes([b[38], b[39]]) as i16 as i64
            } else {
                0i64
            }))) != 0)
    })
}
fn all_101(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (((b[1] as i8 as i64)
                & (match Only.scaled((b[0] as i64) as u8, (b[1] as i8 as i64) as i8) {
                    ::core::result::Result::Ok(v) => v as i64,
                    ::core::result::Result::Err(e) => {
                        break 'value ::core::result::Result::Err(
                            ::core::convert::From::from(e),
                        );
                    }
                })) ^ 4294967295) != 0
                && (match Only.wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16) {
                    ::core::result::Result::Ok(v) => v as i128,
                    ::core::result::Result::Err(e) => {
                        break 'value ::core::result::Result::Err(
                            ::core::convert::From::from(e),
                        );
                    }
                }) != 0,
        )
    }
}
fn all_102(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        (1 * (b[25] as i64)) != 0
            || ((((b[40] as i64) > (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64))
                as i64)
                & (((u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)
                    == (b[40] as i64)) as i64)) != 0
    })
}
fn all_103(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ((if (match Only.wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16) {
                ::core::result::Result::Ok(v) => v as i128,
                ::core::result::Result::Err(e) => {
                    break 'value ::core::result::Result::Err(
                        ::core::convert::From::from(e),
                    );
                }
            }) != 0
            {
                {
                    let (mut i, mut n) = (32, 0);
                    while i < 34 {
                        n += b[i].count_ones() as i64;
                        i += 1;
                    }
                    n
                }
            } else {
                {
                    let mut i = 28;
                    while i < 32 && b[i] != 0 {
                        i += 1;
                    }
                    (i - 28) as i64
                }
            })
                & (if (u64::from_le_bytes([
                    b[8],
                    b[9],
                    b[10],
                    b[11],
                    b[12],
                    b[13],
                    b[14],
                    b[15],
                ]) as i128) != 0
                {
                    255i64
                } else {
                    b[1] as i8 as i64
                }))
                == (-((b[40] as i64)
                    + (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64))),
        )
    }
}
fn all_104(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        (if ((((if has14 { b[37] as i64 } else { 0i64 })
            + (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)) as i128)
            & 295147905179352825840) != 0
        {
            (!(((b[24] & 15)) as i64)) | 65535
        } else {
            ({
                let mut i = 28;
                while i < 32 && b[i] != 0 {
                    i += 1;
                }
                (i - 28) as i64
            }) & (u16::from_le_bytes([b[2], b[3]]) as i64)
        }) != 0
    })
}
fn all_105(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        !((if (!(((b[24] & 15)) as i64)) != 0 {
            ((b[25] as i64) & 3) as i128
        } else {
            (u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
                as i128) * ((b[0] as i64) as i128)
        }) != 0),
    )
}
fn all_106(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (match Only.wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16) {
                ::core::result::Result::Ok(v) => v as i128,
                ::core::result::Result::Err(e) => {
                    break 'value ::core::result::Result::Err(
                        ::core::convert::From::from(e),
                    );
                }
            }) != 0,
        )
    }
}
fn all_107(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (!(((u16::from_le_bytes([b[2], b[3]]) as i64) < (b[40] as i64)) as i64)) != 0,
    )
}
fn all_108(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    ((((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                        | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52)
                        >= (if has15 {
                            u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                        } else {
                            0i64
                        })) as i64)
                        <= (1
                            * (((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                                | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64
                                >> 52)
                                < (u64::from_le_bytes([
                                    b[16],
                                    b[17],
                                    b[18],
                                    b[19],
                                    b[20],
                                    b[21],
                                    b[22],
                                    b[23],
                                ]) as i64)) as i64))) as i128,
                    (if ((if (u64::from_le_bytes([
                        b[8],
                        b[9],
                        b[10],
                        b[11],
                        b[12],
                        b[13],
                        b[14],
                        b[15],
                    ]) as i128) != 0
                    {
                        b[1] as i8 as i64
                    } else {
                        ((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                            | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64
                            >> 52
                    })
                        + ((15
                            != (match Only
                                .scaled((b[0] as i64) as u8, (b[1] as i8 as i64) as i8)
                            {
                                ::core::result::Result::Ok(v) => v as i64,
                                ::core::result::Result::Err(e) => {
                                    break 'value ::core::result::Result::Err(
                                        ::core::convert::From::from(e),
                                    );
                                }
                            })) as i64)) != 0
                    {
                        (((match b[25] as i64 {
                            0 => -5i64,
                            1 => 9223372036854775807i64,
                            2 => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Unknown,
                                );
                            }
                            3 => 3i64,
                            _ => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Range,
                                );
                            }
                        }) & 63)
                            == (((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                                | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64
                                >> 52) != 0
                                && (((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                                    | (b[50] as u64) << 11 | (b[51] as u64) << 19
                                    | (b[52] as u64) << 27 | (b[53] as u64) << 35
                                    | (b[54] as u64) << 43 | (b[55] as u64) << 51
                                    | ((b[56] & 15) as u64) << 59) as i64) != 0) as i64)) as i64
                    } else {
                        ((b[24] & 15)) as i64
                    }) as i128,
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x % y
            }) != 0,
        )
    }
}
fn all_109(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (u16::from_le_bytes([b[2], b[3]]) as i64) != 0
                || ((((u64::from_le_bytes([
                    b[16],
                    b[17],
                    b[18],
                    b[19],
                    b[20],
                    b[21],
                    b[22],
                    b[23],
                ]) as i64) as i128) + ((b[26] as i64) as i128))
                    << ((((((b[24] & 15)) as i64) as i128)
                        > (match Only
                            .wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16)
                        {
                            ::core::result::Result::Ok(v) => v as i128,
                            ::core::result::Result::Err(e) => {
                                break 'value ::core::result::Result::Err(
                                    ::core::convert::From::from(e),
                                );
                            }
                        })) as i128)) != 0,
        )
    }
}
fn all_110(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (18446744073709551616
            * (((((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60) / 7) as i128)) != 0,
    )
}
fn all_111(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    ((b[40] as i64) != (b[40] as i64)) as i128,
                    (((b[25] as i64) as i128)
                        == (u64::from_le_bytes([
                            b[8],
                            b[9],
                            b[10],
                            b[11],
                            b[12],
                            b[13],
                            b[14],
                            b[15],
                        ]) as i128)) as i128,
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x % y
            }) != 0,
        )
    }
}
fn all_112(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (((if (b[1] as i8 as i64) != 0 {
            u64::from_le_bytes([b[16], b[17], b[18], b[19], b[20], b[21], b[22], b[23]])
                as i64
        } else {
            7i64
        }) != 0 && ((b[25] as i64) - 4294967295) != 0) as i64)
            == ((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as u64) << 11
                | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35
                | (b[54] as u64) << 43 | (b[55] as u64) << 51
                | ((b[56] & 15) as u64) << 59) as i64) / (-9223372032559808512)),
    )
}
fn all_113(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    {
                        let x = {
                            let (x, y) = (
                                (u16::from_le_bytes([b[2], b[3]]) as i64) as i128,
                                255i128,
                            );
                            if y < 0 || y > 127 {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Arithmetic,
                                );
                            }
                            let shifted = x << y;
                            if shifted >> y != x {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Arithmetic,
                                );
                            }
                            shifted
                        };
                        match x.checked_neg() {
                            ::core::option::Option::Some(v) => v,
                            ::core::option::Option::None => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Arithmetic,
                                );
                            }
                        }
                    },
                    7
                        * ((8
                            | (u64::from_le_bytes([
                                b[16],
                                b[17],
                                b[18],
                                b[19],
                                b[20],
                                b[21],
                                b[22],
                                b[23],
                            ]) as i64)) as i128),
                );
                match x.checked_sub(y) {
                    ::core::option::Option::Some(v) => v,
                    ::core::option::Option::None => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                }
            }) != 0,
        )
    }
}
fn all_114(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ((({
                let (x, y) = (
                    255i128,
                    (((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3
                        | (b[50] as u64) << 11 | (b[51] as u64) << 19
                        | (b[52] as u64) << 27 | (b[53] as u64) << 35
                        | (b[54] as u64) << 43 | (b[55] as u64) << 51
                        | ((b[56] & 15) as u64) << 59) as i64) as i128,
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x / y
            }) as i64) - (!((b[26] as i64) != 0) as i64)) != 0,
        )
    }
}
fn all_115(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        ((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as u64) << 11
            | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35
            | (b[54] as u64) << 43 | (b[55] as u64) << 51 | ((b[56] & 15) as u64) << 59)
            as i64) / (-2)) != 0,
    )
}
fn all_116(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (((2 == (b[25] as i64)) as i64)
            - (({
                let mut i = 28;
                while i < 32 && b[i] != 0 {
                    i += 1;
                }
                (i - 28) as i64
            }) | 0)) != 0,
    )
}
fn all_117(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    (64 >= (b[26] as i64)) as i128,
                    {
                        let (x, y) = (
                            (b[40] as i64) as i128,
                            (if has14 { b[37] as i64 } else { 0i64 }) as i128,
                        );
                        if y < 0 || y > 127 {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        let shifted = x << y;
                        if shifted >> y != x {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        shifted
                    },
                );
                match x.checked_sub(y) {
                    ::core::option::Option::Some(v) => v,
                    ::core::option::Option::None => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                }
            }) != 0,
        )
    }
}
fn all_118(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ((((b[26] as i64) as i128)
                ^ (match Only.wide((u16::from_le_bytes([b[2], b[3]]) as i64) as u16) {
                    ::core::result::Result::Ok(v) => v as i128,
                    ::core::result::Result::Err(e) => {
                        break 'value ::core::result::Result::Err(
                            ::core::convert::From::from(e),
                        );
                    }
                })) | (-9223372036854775807))
                < (((-47)
                    & ((b[26] as i64)
                        | (match Only
                            .scaled((b[0] as i64) as u8, (b[1] as i8 as i64) as i8)
                        {
                            ::core::result::Result::Ok(v) => v as i64,
                            ::core::result::Result::Err(e) => {
                                break 'value ::core::result::Result::Err(
                                    ::core::convert::From::from(e),
                                );
                            }
                        }))) as i128),
        )
    }
}
fn all_119(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (if ((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
            | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64 >> 52)
            % 4294967295) != 0
        {
            ((b[25] as i64) != (b[40] as i64)) as i64
        } else {
            (b[0] as i64) & 256
        }) != 0,
    )
}
fn all_120(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (((((b[26] as i64) as i128)
            * (u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
                as i128))
            * (((u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)
                >= (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)) as i128)) + 63)
            != 0,
    )
}
fn all_121(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (!((b[1] as i8 as i64) != 0) as i64)
                >= (((b[26] as i64) != (b[0] as i64)) as i64)
                && ((3 | (((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60))
                    + (({
                        let (x, y) = (
                            (b[0] as i64) as i128,
                            (u16::from_le_bytes([b[2], b[3]]) as i64) as i128,
                        );
                        if y == 0 {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        x % y
                    }) as i64)) != 0,
        )
    }
}
fn all_122(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok((b[25] as i64) != 0)
}
fn all_123(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    {
                        let (x, y) = (
                            (!(if has14 { b[37] as i64 } else { 0i64 })) as i128,
                            (match b[25] as i64 {
                                0 => -5i64,
                                1 => 9223372036854775807i64,
                                2 => {
                                    break 'value ::core::result::Result::Err(
                                        ::chappe_runtime::record::NoValue::Unknown,
                                    );
                                }
                                3 => 3i64,
                                _ => {
                                    break 'value ::core::result::Result::Err(
                                        ::chappe_runtime::record::NoValue::Range,
                                    );
                                }
                            }) as i128,
                        );
                        if y == 0 {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        x / y
                    },
                    {
                        let (x, y) = (
                            (u64::from_le_bytes([
                                b[8],
                                b[9],
                                b[10],
                                b[11],
                                b[12],
                                b[13],
                                b[14],
                                b[15],
                            ]) as i128)
                                & (({
                                    let mut i = 28;
                                    while i < 32 && b[i] != 0 {
                                        i += 1;
                                    }
                                    (i - 28) as i64
                                }) as i128),
                            ((b[25] as i64) as i128) - 18446744073709551615,
                        );
                        if y < 0 || y > 127 {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        let shifted = x << y;
                        if shifted >> y != x {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        shifted
                    },
                );
                match x.checked_mul(y) {
                    ::core::option::Option::Some(v) => v,
                    ::core::option::Option::None => {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                }
            }) != 0,
        )
    }
}
fn all_124(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok((b[40] as i64) != 0)
}
fn all_125(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        ::core::result::Result::Ok(
            ((((u64::from_le_bytes([
                b[16],
                b[17],
                b[18],
                b[19],
                b[20],
                b[21],
                b[22],
                b[23],
            ]) as i64) as i128) * ((((b[24] & 15)) as i64) as i128))
                ^ ({
                    let (x, y) = (
                        (b[40] as i64) as i128,
                        (if has14 { b[37] as i64 } else { 0i64 }) as i128,
                    );
                    if y < 0 || y > 127 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    let shifted = x << y;
                    if shifted >> y != x {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    shifted
                })) != 0,
        )
    }
}
fn all_126(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ::core::result::Result::Ok(
            (((match Only.scaled((b[0] as i64) as u8, (b[1] as i8 as i64) as i8) {
                ::core::result::Result::Ok(v) => v as i64,
                ::core::result::Result::Err(e) => {
                    break 'value ::core::result::Result::Err(
                        ::core::convert::From::from(e),
                    );
                }
            })
                * (if has15 {
                    u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                } else {
                    0i64
                }))
                - ((((match (b[0] as i64) & 3 {
                    0 => 1i64,
                    1 => 2i64,
                    2 => 4i64,
                    _ => 250i64,
                }) as i128) / 18446744073709551615) as i64)) != 0,
        )
    }
}
fn all_127(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ::core::result::Result::Ok(
            ((({
                let (x, y) = (
                    (if has15 {
                        u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                    } else {
                        0i64
                    }) as i128,
                    (if has15 {
                        u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                    } else {
                        0i64
                    }) as i128,
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x % y
            }) as i64)
                & ((31 > (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)) as i64))
                != 0,
        )
    }
}
fn all_128(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (u64::from_le_bytes([b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]])
            as i128) != 0,
    )
}
fn all_129(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        ::core::result::Result::Ok(
            ({
                let (x, y) = (
                    (18446744073709551616
                        * ((match b[25] as i64 {
                            0 => -5i64,
                            1 => 9223372036854775807i64,
                            2 => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Unknown,
                                );
                            }
                            3 => 3i64,
                            _ => {
                                break 'value ::core::result::Result::Err(
                                    ::chappe_runtime::record::NoValue::Range,
                                );
                            }
                        }) as i128))
                        / (127
                            | (u64::from_le_bytes([
                                b[8],
                                b[9],
                                b[10],
                                b[11],
                                b[12],
                                b[13],
                                b[14],
                                b[15],
                            ]) as i128)),
                    {
                        let (x, y) = (
                            ((if has15 {
                                u16::from_le_bytes([b[38], b[39]]) as i16 as i64
                            } else {
                                0i64
                            })
                                << ({
                                    let (mut i, mut n) = (32, 0);
                                    while i < 34 {
                                        n += b[i].count_ones() as i64;
                                        i += 1;
                                    }
                                    n
                                })) as i128,
                            !((u16::from_le_bytes([b[2], b[3]]) as i64) != 0) as i128,
                        );
                        if y == 0 {
                            break 'value ::core::result::Result::Err(
                                ::chappe_runtime::record::NoValue::Arithmetic,
                            );
                        }
                        x / y
                    },
                );
                if y == 0 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                x / y
            }) != 0,
        )
    }
}
fn all_130(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(true)
}
fn all_131(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            2
                <= (({
                    let (x, y) = (
                        2147483647i128,
                        ((u64::from_le_bytes([
                            b[16],
                            b[17],
                            b[18],
                            b[19],
                            b[20],
                            b[21],
                            b[22],
                            b[23],
                        ]) as i64) as i128)
                            - ((((((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1
                                | ((b[47] >> 1 & 127) as u16) << 5) as u64) << 52) as i64
                                >> 52) as i128),
                    );
                    if y < 0 || y > 127 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x >> y
                }) as i64),
        )
    }
}
fn all_132(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok((b[40] as i64) != 0)
}
fn all_133(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        let has15 = (if has14 { b[37] as i64 } else { 0i64 }) > 3 && (b[25] as i64) == 1;
        false
    })
}
fn all_134(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            (-((b[26] as i64) | 256)) != 0
                || ({
                    let (x, y) = (
                        (-(b[1] as i8 as i64)) as i128,
                        ((b[1] as i8 as i64) | (u16::from_le_bytes([b[2], b[3]]) as i64))
                            as i128,
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x / y
                }) != 0,
        )
    }
}
fn all_135(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        ::core::result::Result::Ok(
            (if ({
                let (x, y) = (
                    !((((b[24] & 15)) as i64) != 0) as i128,
                    ((b[0] as i64) - 64) as i128,
                );
                if y < 0 || y > 127 {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                let shifted = x << y;
                if shifted >> y != x {
                    break 'value ::core::result::Result::Err(
                        ::chappe_runtime::record::NoValue::Arithmetic,
                    );
                }
                shifted
            }) != 0
            {
                (0 == (((((b[24] & 15)) as i64) != 0) as i64)) as i128
            } else {
                ((((b[24] & 15)) as i64) as i128)
                    * (((if has14 { b[37] as i64 } else { 0i64 }) as i128)
                        - 18446744073709551616)
            }) != 0,
        )
    }
}
fn all_136(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        ((((b[0] as i64) != 0
            && (((b[0] as i64) as i128)
                * ((((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as u64) << 11
                    | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35
                    | (b[54] as u64) << 43 | (b[55] as u64) << 51
                    | ((b[56] & 15) as u64) << 59) as i64) as i128)) != 0) as i64) - 0)
            != 0,
    )
}
fn all_137(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        ::core::result::Result::Ok(
            (if ((u64::from_le_bytes([
                b[16],
                b[17],
                b[18],
                b[19],
                b[20],
                b[21],
                b[22],
                b[23],
            ]) as i64) ^ (b[25] as i64)) != 0
                || (u64::from_le_bytes([
                    b[16],
                    b[17],
                    b[18],
                    b[19],
                    b[20],
                    b[21],
                    b[22],
                    b[23],
                ]) as i64) < (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64)
            {
                ((b[0] as i64) ^ (b[1] as i8 as i64)) | ((((b[24] & 15)) as i64) & 127)
            } else {
                -(({
                    let (x, y) = (
                        (if has14 { b[37] as i64 } else { 0i64 }) as i128,
                        (if has14 { b[37] as i64 } else { 0i64 }) as i128,
                    );
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) as i64)
            }) != 0,
        )
    }
}
fn all_138(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        ::core::result::Result::Ok(
            ((((((b[24] >> 4 & 15)) as u64) << 60) as i64 >> 60)
                * (({
                    let (x, y) = ((b[40] as i64) as i128, (b[26] as i64) as i128);
                    if y == 0 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x % y
                }) as i64)) != 0,
        )
    }
}
fn all_139(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok({
        let has14 = (b[0] as i64) < 200;
        (((b[25] as i64) != (if has14 { b[37] as i64 } else { 0i64 })) as i64)
            > (((u64::from_le_bytes([
                b[8],
                b[9],
                b[10],
                b[11],
                b[12],
                b[13],
                b[14],
                b[15],
            ]) as i128)
                >= (u64::from_le_bytes([
                    b[8],
                    b[9],
                    b[10],
                    b[11],
                    b[12],
                    b[13],
                    b[14],
                    b[15],
                ]) as i128)) as i64)
    })
}
fn all_140(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(
        (3
            & ((if (((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as u64) << 11
                | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35
                | (b[54] as u64) << 43 | (b[55] as u64) << 51
                | ((b[56] & 15) as u64) << 59) as i64) != 0
            {
                {
                    let mut i = 28;
                    while i < 32 && b[i] != 0 {
                        i += 1;
                    }
                    (i - 28) as i64
                }
            } else {
                b[26] as i64
            }) & 1)) != 0,
    )
}
fn all_141(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    'value: {
        let has14 = (b[0] as i64) < 200;
        ::core::result::Result::Ok(
            (((((b[26] as i64) * (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64))
                / 1) + (!((b[1] as i8 as i64) ^ 63)))
                - ((((({
                    let (x, y) = (
                        (u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as i64) as i128,
                        (b[0] as i64) as i128,
                    );
                    if y < 0 || y > 127 {
                        break 'value ::core::result::Result::Err(
                            ::chappe_runtime::record::NoValue::Arithmetic,
                        );
                    }
                    x >> y
                }) as i64) << (((if has14 { b[37] as i64 } else { 0i64 }) != 1) as i64))
                    != 0
                    && (-((match (b[0] as i64) & 3 {
                        0 => 1i64,
                        1 => 2i64,
                        2 => 4i64,
                        _ => 250i64,
                    }) + 4294967296)) != 0) as i64)) != 0,
        )
    }
}
fn all_142(b: &[u8; 64usize]) -> ::core::result::Result<bool, NoValue> {
    ::core::result::Result::Ok(((b[25] as i64) / 3) != 0)
}
pub const ALL: &[fn(&[u8; 64usize]) -> ::core::result::Result<bool, NoValue>] = &[
    all_0,
    all_1,
    all_2,
    all_3,
    all_4,
    all_5,
    all_6,
    all_7,
    all_8,
    all_9,
    all_10,
    all_11,
    all_12,
    all_13,
    all_14,
    all_15,
    all_16,
    all_17,
    all_18,
    all_19,
    all_20,
    all_21,
    all_22,
    all_23,
    all_24,
    all_25,
    all_26,
    all_27,
    all_28,
    all_29,
    all_30,
    all_31,
    all_32,
    all_33,
    all_34,
    all_35,
    all_36,
    all_37,
    all_38,
    all_39,
    all_40,
    all_41,
    all_42,
    all_43,
    all_44,
    all_45,
    all_46,
    all_47,
    all_48,
    all_49,
    all_50,
    all_51,
    all_52,
    all_53,
    all_54,
    all_55,
    all_56,
    all_57,
    all_58,
    all_59,
    all_60,
    all_61,
    all_62,
    all_63,
    all_64,
    all_65,
    all_66,
    all_67,
    all_68,
    all_69,
    all_70,
    all_71,
    all_72,
    all_73,
    all_74,
    all_75,
    all_76,
    all_77,
    all_78,
    all_79,
    all_80,
    all_81,
    all_82,
    all_83,
    all_84,
    all_85,
    all_86,
    all_87,
    all_88,
    all_89,
    all_90,
    all_91,
    all_92,
    all_93,
    all_94,
    all_95,
    all_96,
    all_97,
    all_98,
    all_99,
    all_100,
    all_101,
    all_102,
    all_103,
    all_104,
    all_105,
    all_106,
    all_107,
    all_108,
    all_109,
    all_110,
    all_111,
    all_112,
    all_113,
    all_114,
    all_115,
    all_116,
    all_117,
    all_118,
    all_119,
    all_120,
    all_121,
    all_122,
    all_123,
    all_124,
    all_125,
    all_126,
    all_127,
    all_128,
    all_129,
    all_130,
    all_131,
    all_132,
    all_133,
    all_134,
    all_135,
    all_136,
    all_137,
    all_138,
    all_139,
    all_140,
    all_141,
    all_142,
];
pub fn all_places(b: &[u8; 64usize]) -> Vec<u64> {
    vec![
        b[0] as u64, b[1] as u64, u16::from_le_bytes([b[2], b[3]]) as u64,
        u32::from_le_bytes([b[4], b[5], b[6], b[7]]) as u64, u64::from_le_bytes([b[8],
        b[9], b[10], b[11], b[12], b[13], b[14], b[15]]) as u64,
        u64::from_le_bytes([b[16], b[17], b[18], b[19], b[20], b[21], b[22], b[23]]) as
        u64, ((b[24] & 15)) as u64, ((b[24] >> 4 & 15)) as u64, b[25] as u64, b[26] as
        u64, b[27] as u64, b[37] as u64, u16::from_le_bytes([b[38], b[39]]) as u64,
        ((b[44] >> 7 & 1) as u16 | ((b[45] & 15) as u16) << 1 | ((b[47] >> 1 & 127) as
        u16) << 5) as u64, ((b[48] >> 5 & 7) as u64 | (b[49] as u64) << 3 | (b[50] as
        u64) << 11 | (b[51] as u64) << 19 | (b[52] as u64) << 27 | (b[53] as u64) << 35 |
        (b[54] as u64) << 43 | (b[55] as u64) << 51 | ((b[56] & 15) as u64) << 59) as u64
    ]
}
