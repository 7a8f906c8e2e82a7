import Foundation
import MullionDocuments
import MullionGeometry
import MullionRender
import MullionSource
import MullionStoryboardDrawing
import MullionStoryboards
import MullionText

/// The files that a preview shows: a document with its data, or a folder of documents.
///
/// Every name that comes from a page is looked up inside the folder: paths and links that lead out of it are refused.
public struct PreviewFiles: Sendable {
    /// The text of a file, and a number that differs for different texts.
    struct Content: Equatable {
        var text: String
        var revision: String
    }

    /// The result of writing a document.
    enum Writing {
        case written(Content)
        /// The file is not the one that was edited; it was left as it is.
        case conflict(Content)
    }

    /// A document of a folder.
    struct Entry {
        var path: String
        var note: String
        var isBroken: Bool
        var revision: String

        /// The path as a part of an address.
        var query: String {
            path.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._/")))
                ?? path
        }
    }

    /// The maximum number of documents of a folder that are shown.
    public static let documentLimit = 500

    /// The folder of the documents, images, and fonts.
    public let folder: String
    /// The name of the only document; nil if the folder is shown.
    public let onlyDocument: String?
    /// The file with the data of a template: one object, or rows.
    public let data: String?
    private let limits: Limits
    private let readRows: RowReader

    /// Reads the rows of a file. Its errors are shown by their descriptions.
    public typealias RowReader = @Sendable (_ file: String) throws -> [DocumentData]

    /// The maximum number of rows that a page can choose from.
    public static let rowLimit = 1_000

    /// The files of a document, or of the documents of a folder.
    ///
    /// - Parameters:
    ///   - path: The document or the folder. Images and included files of a document are looked up in its folder.
    ///   - data: A file with the values for the placeholders of a template.
    ///   - limits: The limits on documents, data, and storyboards.
    ///   - readRows: Reads the file of data; by default an object of JSON, or an array of objects.
    public init(
        path: String, data: String? = nil, limits: Limits = .default, readRows: RowReader? = nil
    ) {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let url = URL(fileURLWithPath: path)
        folder = isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
        onlyDocument = isFolder.boolValue ? nil : url.lastPathComponent
        self.data = data
        self.limits = limits
        self.readRows = readRows ?? { try PreviewFiles.rows(json: $0, limits: limits) }
    }

    /// Whether a folder of documents is shown.
    public var isFolder: Bool { onlyDocument == nil }

    var title: String { onlyDocument ?? (folder as NSString).lastPathComponent }

    // MARK: - Reading

    func contains(_ name: String) -> Bool {
        if let onlyDocument { return name == onlyDocument }
        return Self.isDocument(name) && (try? ResourceFolder(path: folder).file(name)) != nil
    }

    func path(of name: String) -> String { folder + "/" + name }

    func read(_ name: String) throws(PreviewProblem) -> Content {
        let path: String
        do throws(ResourceFolder.Refusal) {
            path = try ResourceFolder(path: folder).file(name)
        } catch {
            throw PreviewProblem(sentence: "\(name): \(error.sentence)")
        }
        return Self.content(try Self.bytes(of: path, name, limit: limit(of: name)))
    }

    /// The maximum number of bytes of a document.
    private func limit(of name: String) -> Int {
        Self.isStoryboard(name) ? limits.storyboardBytes : limits.documentBytes
    }

    /// Reads a file of at most `limit` bytes.
    static func bytes(of path: String, _ name: String, limit: Int) throws(PreviewProblem) -> Data {
        guard let data = try? fileContents(path, upTo: limit) else {
            throw PreviewProblem(sentence: "\(name) cannot be read")
        }
        guard data.count <= limit else {
            throw PreviewProblem(sentence: "\(name) is larger than \(limit) bytes")
        }
        return data
    }

    /// The translations next to a storyboard.
    func languages(of name: String) -> StoryboardLanguages {
        StoryboardLanguages(beside: path(of: name), byteLimit: limits.storyboardBytes)
    }

    private static func content(_ data: Data) -> Content {
        // FNV-1a, of which equal texts have the same number in every process.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Content(text: String(decoding: data, as: UTF8.self), revision: String(hash, radix: 16))
    }

    /// Returns the folder of images, which are read again from each such value: one may be what changed.
    var resources: ResourceFolder { ResourceFolder(path: folder) }

    /// Reads a document from its text, and fills in data.
    func document(
        named name: String, text: String, data: DocumentData?, _ resources: ResourceFolder
    ) throws(PreviewProblem) -> Document {
        let isPage = ["html", "htm"].contains((name as NSString).pathExtension.lowercased())
        let bytes = Array(text.utf8)
        var template: DocumentTemplate?
        do throws(DocumentError) {
            let read =
                isPage
                ? try DocumentTemplate(html: bytes, limits: limits)
                : try DocumentTemplate(bytes, limits: limits)
            template = read
            return try read.filled(with: data, resources: resources)
        } catch {
            var problem = PreviewProblem(error, text: text)
            problem.others = (template?.errors(filledWith: data, resources: resources) ?? [])
                .filter { $0 != error }.map { PreviewProblem($0, text: text) }
            throw problem
        }
    }

    /// Returns whether a file is a storyboard or XIB, by its extension.
    static func isStoryboard(_ name: String) -> Bool {
        ["storyboard", "xib"].contains((name as NSString).pathExtension.lowercased())
    }

    /// Reads a storyboard or XIB from its text.
    func storyboard(text: String) throws(PreviewProblem) -> StoryboardDocument {
        let document: StoryboardDocument
        do throws(StoryboardError) {
            document = try StoryboardDocument(bytes: Array(text.utf8), limits: limits)
        } catch {
            throw PreviewProblem(sentence: error.problem.sentence, at: error.position, text: text)
        }
        guard !document.subjects.isEmpty else {
            throw PreviewProblem(
                sentence: "the document has no scenes and no views", at: SourcePosition.start, text: text)
        }
        return document
    }

    /// Returns a number that differs for different data; empty without a file.
    func dataRevision() -> String {
        data.flatMap { FileManager.default.contents(atPath: $0) }.map { Self.content($0).revision } ?? ""
    }

    /// Returns the rows of data for the template; none without a file.
    func rows() throws(PreviewProblem) -> [DocumentData] {
        guard let data else { return [] }
        let name = (data as NSString).lastPathComponent
        let rows: [DocumentData]
        do {
            rows = try readRows(data)
        } catch let error as DocumentError {
            throw PreviewProblem(sentence: "\(name):\(error.position): \(error.message)")
        } catch let error as PreviewProblem {
            throw error
        } catch {
            throw PreviewProblem(sentence: "\(error)")
        }
        guard !rows.isEmpty else { throw PreviewProblem(sentence: "\(name) has no rows") }
        return Array(rows.prefix(Self.rowLimit))
    }

    /// Reads an object of JSON, or an array of objects.
    public static func rows(json file: String, limits: Limits = .default) throws -> [DocumentData] {
        let bytes = try bytes(of: file, (file as NSString).lastPathComponent, limit: limits.documentBytes)
        return try DocumentData.rows(json: bytes, limits: limits)?.map(\.data)
            ?? [DocumentData(json: bytes, limits: limits)]
    }

    /// Returns the files that are compared most often: a document and its data, or the documents of the folder for nil.
    public func ownFiles(of name: String?) -> [String] {
        guard let name = name ?? onlyDocument else { return documentNames().map { path(of: $0) } }
        return [path(of: name)] + (data.map { [$0] } ?? [])
    }

    /// Returns the images, fonts, and translations in the folder and below, at most 2,000.
    public func companions() -> [String] {
        let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg", "ttf", "otf", "ttc", "strings", "xcstrings"]
        return Self.names(below: folder, limit: 2_000) { name in
            let name = name as NSString
            // The descriptions of images and colors in asset catalogs.
            return endings.contains(name.pathExtension.lowercased()) || name.lastPathComponent == "Contents.json"
        }
        .map { path(of: $0) }
    }

    /// Returns the files of asset catalogs and the translations in the folder and below, at most 2,000.
    public func assets() -> [String] {
        companions().filter { path in
            path.contains(".xcassets/")
                || ["strings", "xcstrings"].contains((path as NSString).pathExtension.lowercased())
        }
    }

    // MARK: - Folders

    private static func isDocument(_ name: String) -> Bool {
        ["json", "html", "htm", "storyboard", "xib"].contains((name as NSString).pathExtension.lowercased())
    }

    /// The names of the files that may be documents, in order.
    private func documentNames() -> [String] {
        Self.names(below: folder, limit: Self.documentLimit * 4) { Self.isDocument($0) }
    }

    /// Returns names of files below a folder, without hidden ones, in order.
    private static func names(below folder: String, limit: Int, _ isWanted: (String) -> Bool) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var names: [String] = []
        var count = 0
        while let name = walk.nextObject() as? String, count < 20_000, names.count < limit {
            count += 1
            if (name as NSString).lastPathComponent.hasPrefix(".") {
                walk.skipDescendants()
            } else if isWanted(name) {
                names.append(name)
            }
        }
        return names.sorted()
    }

    /// Returns the documents of the folder. Files of JSON that are no documents, such as data, are left out.
    func documents() -> [Entry] {
        var entries: [Entry] = []
        let data = try? rows().first
        for name in documentNames() {
            guard entries.count < Self.documentLimit, let content = try? read(name),
                !name.hasSuffix(".json") || content.text.contains("\"root\"")
            else { continue }
            do throws(PreviewProblem) {
                if Self.isStoryboard(name) {
                    _ = try storyboard(text: content.text)
                } else {
                    _ = try document(named: name, text: content.text, data: data, resources)
                }
                entries.append(Entry(path: name, note: "", isBroken: false, revision: content.revision))
            } catch {
                entries.append(Entry(path: name, note: error.shortSentence, isBroken: true, revision: content.revision))
            }
        }
        return entries
    }

    /// Returns a document as SVG; nil if there is none of the name, or if it has errors.
    public func thumbnail(of name: String, measurer: any TextMeasurer) -> String? {
        guard contains(name), let content = try? read(name) else { return nil }
        if Self.isStoryboard(name) {
            guard let document = try? storyboard(text: content.text) else { return nil }
            let assets = StoryboardAssets(beside: URL(fileURLWithPath: path(of: name)))
            let sheet = StoryboardSheet(
                document.drawings(
                    in: StoryboardSetting(measurer: measurer),
                    StoryboardDrawingOptions(assets: assets, measurer: measurer)))
            return StoryboardPreview.picture(sheet.displayList, sheet.size)
        }
        guard let document = try? document(named: name, text: content.text, data: (try? rows())?.first, resources)
        else {
            return nil
        }
        let view = document.layout(measurer: measurer).view
        return SVGRenderer().render(view.displayList, size: view.canvasSize).output
    }

    // MARK: - Writing

    /// Writes a document if its file is still the one that was edited. The file is replaced as a whole, or not at all.
    func write(_ text: String, to name: String, over base: String) throws(PreviewProblem) -> Writing {
        let current = try read(name)
        guard current.revision == base else { return .conflict(current) }
        let data = Data(text.utf8)
        let limit = limit(of: name)
        guard data.count <= limit else {
            throw PreviewProblem(sentence: "the text is larger than \(limit) bytes")
        }
        do {
            let url = URL(fileURLWithPath: path(of: name)).resolvingSymlinksInPath()
            try data.write(to: url, options: .atomic)
        } catch {
            throw PreviewProblem(sentence: "\(name) cannot be written: \(error.localizedDescription)")
        }
        return .written(Self.content(data))
    }
}
