import MullionGeometry

/// Text that is drawn with one glyph for each character, from left to right.
package enum UnshapedScalars {
    /// Returns whether a text needs no shaper: no letters that join, no marks, no letters from right to left, and none
    /// that would move because of the direction of the text.
    package static func areOneGlyphEach(_ string: String, _ direction: LayoutDirection) -> Bool {
        var first: Unicode.Scalar?
        var last: Unicode.Scalar?
        for scalar in string.unicodeScalars {
            if scalar.value < 0x300 {
                if scalar.value > 0x20 { (first, last) = (first ?? scalar, scalar) }
                continue
            }
            if isReversed(scalar) || needsShaping(scalar) { return false }
            (first, last) = (first ?? scalar, scalar)
        }
        // Between letters, everything keeps its order in both directions.
        guard direction == .rightToLeft, let first, let last else { return true }
        return first.properties.isAlphabetic && (last.properties.isAlphabetic || (0x30...0x39).contains(last.value))
    }

    /// Whether nothing is drawn for a scalar, and the pen does not move.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool { CharacterBoundary.isInvisible(scalar.value) }

    private static func isReversed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    private static func needsShaping(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Scripts that reorder or join their letters; Hangul as single jamo; emoji and their modifiers.
        case 0x900...0x109F, 0x1100...0x11FF, 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xAAFF, 0xABC0...0xABFF,
            0x11000...0x11FFF, 0x1F000...0x1FAFF:
            return true
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return scalar.properties.isVariationSelector || scalar.value == 0x200D
        }
    }
}
