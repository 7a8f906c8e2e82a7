import MullionAssets

/// The texts of one document in one language, by "ID.property".
///
/// ```swift
/// check.languages = try StoryboardStrings.languages(in: bytes, name: "de.lproj/Main.strings")
/// ```
public struct StoryboardStrings: Hashable, Sendable {
    /// The language, such as "de".
    public var language: String
    /// The name of the document without its extension, such as "Main".
    public var table: String
    /// The texts by ID and property, such as "x7Q-2a-9fT.text" or "b1-Ok.normalTitle".
    public var texts: [String: String]

    public init(language: String, table: String, texts: [String: String]) {
        self.language = language
        self.table = table
        self.texts = texts
    }

    /// Returns the languages in a file: one in `.strings`, any number in `.xcstrings`, sorted by name.
    ///
    /// - Parameter name: The path of the file. The folder, such as "de.lproj", determines the language, and the name
    ///   the document.
    /// - Throws: `StringsFileError` with the position of the first error.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public static func languages(in bytes: [UInt8], name: String) throws(StringsFileError) -> [StoryboardStrings] {
        let parts = name.split(separator: "/")
        let file = parts.last.map(String.init) ?? name
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        let table = String(file[..<dot])
        if file[dot...].lowercased() == ".xcstrings" { return try catalog(bytes, table: table) }
        let folder = parts.dropLast().last.map(String.init) ?? ""
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : table
        return [StoryboardStrings(language: language, table: table, texts: try StringsFileReader.texts(of: bytes))]
    }
}
