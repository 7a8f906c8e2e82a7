/// The number of terminal cells of a character, and its printable part.
enum CharacterWidth {
    /// The maximum number of scalars kept of a character: real ones have ten at most.
    private static let longestCharacter = 16

    /// Returns the printable part of a character with its number of cells; nil if nothing of it is visible.
    ///
    /// Tabs and line breaks become spaces, other control characters, unassigned and lone scalars U+FFFD. Invisible
    /// formatting characters are left out, except those that join emoji: they can change the order of the whole line.
    static func printable(_ character: Character) -> (text: String, width: Int)? {
        if character.isNewline || character == "\t" { return (" ", 1) }
        var text = ""
        var width = 0
        var count = 0
        for scalar in character.unicodeScalars {
            guard count < longestCharacter else { break }
            let kept: Unicode.Scalar
            switch scalar.properties.generalCategory {
            case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: kept = "\u{FFFD}"
            // A joiner needs a preceding scalar.
            case .format where scalar == "\u{200D}" && width > 0: kept = scalar
            case .format: continue
            // A mark without a letter would be drawn in the previous cell.
            case .nonspacingMark where width == 0, .enclosingMark where width == 0: continue
            default: kept = scalar
            }
            text.unicodeScalars.append(kept)
            count += 1
            width = max(width, Self.width(of: kept))
            // This selector requests the colored, square form.
            if scalar == "\u{FE0F}" { width = 2 }
        }
        // The two letters of a flag form one square.
        if text.unicodeScalars.count == 2, text.unicodeScalars.allSatisfy({ (0x1F1E6...0x1F1FF).contains($0.value) }) {
            width = 2
        }
        return width > 0 ? (text, width) : nil
    }

    /// Returns the number of scalars of a text that `printable` replaces.
    static func replaced(in text: String) -> Int {
        text.unicodeScalars.count { scalar in
            switch scalar.properties.generalCategory {
            case .control: !(scalar == "\t" || Character(scalar).isNewline)
            case .surrogate, .unassigned, .privateUse: true
            default: false
            }
        }
    }

    /// Returns the number of cells of a single scalar: 0, 1, or 2.
    ///
    /// - Complexity: O(log n), n the ranges of the table.
    static func width(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        // The vowels and finals of Hangul combine with the preceding consonant.
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        var (low, high) = (0, wideRanges.count)
        while low < high {
            let middle = (low + high) / 2
            if wideRanges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < wideRanges.count && wideRanges[low].contains(scalar.value) ? 2 : 1
    }
}
