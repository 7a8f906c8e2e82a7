import MullionAssets
import MullionStoryboards

extension Target {
    /// Files of strings and string catalogs, and the plural forms of their texts.
    static let strings = Target("strings") { bytes in
        _ = try? StoryboardStrings.languages(in: bytes, name: "de.lproj/Main.strings")
        _ = try? StoryboardStrings.languages(in: bytes, name: "Main.xcstrings")
        _ = try? StringCatalog(stringsFile: bytes, language: "de")
    }
}
