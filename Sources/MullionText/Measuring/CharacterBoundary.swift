/// Properties of scalars that avoid the standard library's slower grapheme breaking.
enum CharacterBoundary {
    /// Returns whether a scalar always is a separate user-perceived character in text made of such scalars only.
    ///
    /// True for the blocks of Latin, Greek, Cyrillic, punctuation, symbols and East Asian writing, without their
    /// combining marks and joiners.
    @inline(__always)
    static func standsAlone(_ scalar: UInt32) -> Bool {
        if scalar < 0x3000 {
            return scalar < 0x300 || (scalar >= 0x370 && scalar < 0x483) || (scalar >= 0x48A && scalar < 0x530)
                || (scalar >= 0x2010 && scalar < 0x2028) || (scalar >= 0x2030 && scalar < 0x2060)
                || (scalar >= 0x20A0 && scalar < 0x20D0) || (scalar >= 0x2190 && scalar < 0x2C00)
        }
        return scalar < 0x302A || (scalar >= 0x3030 && scalar < 0x3099) || (scalar >= 0x309B && scalar < 0xA4D0)
            || (scalar >= 0xAC00 && scalar < 0xD7A4) || (scalar >= 0xF900 && scalar < 0xFB00)
            || (scalar >= 0xFE30 && scalar < 0xFE50) || (scalar >= 0xFF01 && scalar < 0xFF9E)
            || (scalar >= 0x20000 && scalar < 0x31350)
    }

    /// Returns whether a scalar is invisible if the font has no glyph for it: Default_Ignorable_Code_Point.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
            0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3,
            0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }
}
