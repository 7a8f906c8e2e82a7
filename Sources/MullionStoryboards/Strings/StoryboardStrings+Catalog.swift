import MullionAssets

extension StoryboardStrings {
    /// Returns the languages of a string catalog, `.xcstrings`, sorted by name.
    static func catalog(_ bytes: [UInt8], table: String) throws(StringsFileError) -> [StoryboardStrings] {
        let catalog = try StringCatalog(bytes)
        return catalog.texts.sorted { $0.key < $1.key }.map { language, texts in
            // Of plural and device variations, the longest text needs the most room.
            StoryboardStrings(language: language, table: table, texts: texts.compactMapValues(\.longest))
        }
    }
}
