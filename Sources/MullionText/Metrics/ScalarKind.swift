/// What line breaking needs to know of a Unicode scalar.
enum ScalarKind: Equatable {
    /// Part of a word.
    case content
    /// Ends a word, may end a line, and is not counted at a line's end.
    case space
    /// Ends the line: line feed, carriage return, form feed, line and paragraph separator.
    case forcedBreak

    @inline(__always)
    init(of scalar: UInt32) {
        if scalar > 0x20 && scalar < 0x85 {
            self = .content
        } else {
            self = ScalarKind.ofControlOrNonASCII(scalar)
        }
    }

    private static func ofControlOrNonASCII(_ scalar: UInt32) -> ScalarKind {
        switch scalar {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .forcedBreak
        // Every breaking space of Unicode: not U+00A0, U+2007 and U+202F, which glue. U+200B is a space without width.
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: .space
        default: .content
        }
    }

    /// Whether a scalar always is a user-perceived character of its own in text made of such scalars only.
    ///
    /// True for the blocks the embedded metrics cover, without their combining marks and joiners. Other scalars are left to
    /// the standard library's grapheme breaking, which is slower.
    @inline(__always)
    static func standsAlone(_ scalar: UInt32) -> Bool {
        scalar < 0x300 || (scalar >= 0x370 && scalar < 0x483) || (scalar >= 0x48A && scalar < 0x530)
            || (scalar >= 0x2010 && scalar < 0x2028) || (scalar >= 0x2030 && scalar < 0x2060)
            || (scalar >= 0x20A0 && scalar < 0x20D0) || (scalar >= 0x2190 && scalar < 0x2C00)
    }
}
