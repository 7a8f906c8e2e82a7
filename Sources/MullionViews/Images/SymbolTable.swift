/// The names of Apple's symbols, and the characters of the Material Icons font that show about the same.
///
/// A name without an entry has that of the name without its last part: "star.square.fill" has "star.square", then
/// "star".
enum SymbolTable {
    /// Returns the character for a name; nil if there is none for it or a shorter one.
    static func scalar(of name: String) -> Unicode.Scalar? {
        var name = name[...]
        while true {
            if let scalar = scalars[name] { return scalar }
            guard let dot = name.lastIndex(of: ".") else { return nil }
            name = name[..<dot]
        }
    }

    private static let scalars: [Substring: Unicode.Scalar] = {
        var result: [Substring: Unicode.Scalar] = [:]
        for line in (earlyCharacters + lateCharacters).split(separator: "\n") {
            let parts = line.split(separator: " ")
            guard let scalar = UInt32(parts[0], radix: 16).flatMap(Unicode.Scalar.init) else { continue }
            for name in parts.dropFirst() { result[name] = scalar }
        }
        return result
    }()
}
