import Foundation
import MullionGeometry
import MullionSource
import MullionText

/// The families that a document brings along, with their files.
///
/// `"fonts": [{"family": "Brand", "files": ["brand-regular.ttf", "brand-bold.ttf"]}]` gives the faces of the files the
/// family "Brand", whatever their own names are.
struct DocumentFonts: Sendable {
    /// The maximum number of families, and of the files of each, in the schema and in a store.
    static let limit = Limits.default.fonts

    let faces: [FontFile]
    private let store: FontStore

    /// Reads the faces of the key `fonts`.
    ///
    /// - Parameter limit: The number of families, and of the files of each.
    /// - Throws: `DocumentError` for the first file that cannot be used.
    init(
        _ cursor: JSONCursor, _ resources: ResourceFolder?, _ store: FontStore, limit: Int
    ) throws(DocumentError) {
        self.store = store
        var faces: [FontFile] = []
        for family in try Self.list(cursor, "an array of families with their files", limit) {
            let fields = try family.fields(of: "a family", keys: ["family", "files"])
            let name = try fields.required("family", hint: "with the name that fonts use").string()
            guard !name.isEmpty else { throw family.mismatch("a family with a name") }
            for file in try Self.list(
                try fields.required("files", hint: "with the names of its font files"), "an array of font files", limit)
            {
                faces += try Self.faces(of: file, family: name, resources, store)
            }
        }
        self.faces = faces
    }

    private static func list(_ cursor: JSONCursor, _ expected: String, _ limit: Int) throws(DocumentError)
        -> [JSONCursor]
    {
        let elements = try cursor.elements(expected)
        guard elements.count <= limit else { throw cursor.mismatch("\(expected), at most \(limit)") }
        return elements
    }

    private static func faces(
        of cursor: JSONCursor, family: String, _ resources: ResourceFolder?, _ store: FontStore
    ) throws(DocumentError) -> [FontFile] {
        let name = try cursor.string()
        func unusable(_ reason: String) -> DocumentError {
            cursor.error(.unusableFont(String(name.prefix(80)), reason: reason))
        }
        guard let resources else { throw unusable(ImageRefusal.noFolder.sentence) }
        let path: String
        do throws(ResourceFolder.Refusal) { path = try resources.file(name) } catch { throw unusable(error.sentence) }
        do throws(FontFileError) {
            return try store.faces(at: path, family: family)
        } catch {
            let sentence = error.description
            throw unusable(sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast())
        }
    }

    /// Returns a measurer that looks up families in the document's fonts first.
    func measurer(_ other: any TextMeasurer) -> any TextMeasurer {
        faces.isEmpty ? other : store.measurer(faces, other)
    }
}

/// The font files of a template, read once however often the template is filled.
final class FontStore: @unchecked Sendable {
    private struct Key: Hashable {
        var path: String
        var family: String
    }

    private struct Known {
        var key: [ObjectIdentifier]
        var measurer: any TextMeasurer
    }

    // All are used only with the lock held.
    private let lock = NSLock()
    private var files: [Key: [FontFile]] = [:]
    private var known: Known?

    /// Returns all faces of a file.
    func faces(at path: String, family: String) throws(FontFileError) -> [FontFile] {
        let key = Key(path: path, family: family)
        if let known = lock.withLock({ files[key] }) { return known }
        var faces: [FontFile] = []
        for index in 0..<(try FontFile.faceCount(path: path)) {
            faces.append(try FontFile(path: path, index: index, family: family))
        }
        lock.withLock { if files.count < DocumentFonts.limit { files[key] = faces } }
        return faces
    }

    /// Returns a measurer with faces added; the same one for the same faces, so that it keeps what it has read.
    func measurer(_ faces: [FontFile], _ other: any TextMeasurer) -> any TextMeasurer {
        let key =
            (type(of: other) is AnyClass ? [ObjectIdentifier(other as AnyObject)] : [])
            + faces.map { ObjectIdentifier($0.metrics) }
        if let known = lock.withLock({ known }), known.key == key { return known.measurer }
        let measurer = other.adding(faces)
        lock.withLock { known = Known(key: key, measurer: measurer) }
        return measurer
    }
}
