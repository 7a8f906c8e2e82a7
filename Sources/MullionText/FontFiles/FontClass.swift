/// The form of the letters of a family, which the family that replaces it should share.
public enum FontClass: String, CaseIterable, Hashable, Sendable {
    /// Without serifs, and everything that is none of the others.
    case sansSerif
    /// With serifs.
    case serif
    /// All of one width.
    case monospaced

    /// Infers the class of a family from its name alone: "Georgia" has serifs, "Fira Code" has one width.
    public init(ofFamily family: String) {
        let name = family.lowercased()
        let words = name.split { !$0.isLetter }.map(String.init)
        if words.contains(where: Self.monospacedWords.contains) {
            self = .monospaced
        } else if words.contains("sans") {
            self = .sansSerif
        } else if words.contains(where: Self.serifWords.contains) {
            self = .serif
        } else {
            self = .sansSerif
        }
    }

    private static let monospacedWords: Set<String> = [
        "mono", "monospace", "monospaced", "code", "courier", "consolas", "menlo", "monaco", "typewriter", "console",
        "inconsolata", "hack", "terminal",
    ]

    private static let serifWords: Set<String> = [
        "serif", "georgia", "times", "garamond", "baskerville", "palatino", "cambria", "bodoni", "didot", "caslon",
        "merriweather", "playfair", "lora", "constantia", "century", "rockwell", "bookman", "antiqua", "cochin",
        "hoefler", "charter", "tinos", "gelasio", "crimson", "cormorant", "minion", "slab", "utopia", "schoolbook",
        "spectral", "bitter", "newsreader",
    ]

    /// Reads the class from the OS/2 table of a face: the IBM class, or else the PANOSE numbers. A face without the
    /// table has no serifs.
    init(_ tables: FontTables) throws(FontFileError) {
        if tables.has("post"), try tables.table("post").u32(12) != 0 {
            self = .monospaced
            return
        }
        guard tables.has("OS/2") else {
            self = .sansSerif
            return
        }
        let system = try tables.table("OS/2")
        let (kind, serifs, proportion) = (try system.u8(32), try system.u8(33), try system.u8(35))
        if kind == 2, proportion == 9 {
            self = .monospaced
            return
        }
        switch try system.u8(30) {
        case 1...5, 7: self = .serif
        case 8: self = .sansSerif
        // PANOSE: Latin text, from coves to thin serifs, and flared ones.
        default: self = kind == 2 && (2...10).contains(serifs) ? .serif : .sansSerif
        }
    }
}
