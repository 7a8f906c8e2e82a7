import Foundation
import MullionDrawing
import MullionGeometry
import MullionPDF

/// The images, colors, and texts of a program by name: those of its asset catalogs, of its string catalogs and strings
/// files, and of image files next to its documents.
///
/// Folders are listed once, on creation; files are read on demand. Limits apply to the number of
/// folders and files, their depth, and the size of a file.
public final class AssetCatalogs: @unchecked Sendable {
    /// The reason why an image cannot be loaded.
    public enum Refusal: Error, Hashable, Sendable {
        /// The image does not exist.
        case missing
        /// The format cannot be drawn.
        case unsupported(format: String)
        /// The file exceeds the limit on bytes.
        case tooLarge(limit: Int)
        /// The file cannot be read, with the reason.
        case unreadable(reason: String)
    }

    /// An image with its scale.
    public struct Picture: Sendable {
        /// What an image consists of.
        public enum Content: Equatable, Sendable {
            /// The bytes of its file.
            case encoded(EncodedImage)
            /// The page of a PDF file.
            case page(PDFPicture)
        }

        public var content: Content
        /// Pixels per point, 1 to 3.
        public var scale: CGFloat
        /// Whether the image is a template, drawn in the tint color; nil if its use decides: in a bar it is.
        public var isTemplate: Bool?

        init(content: Content, scale: CGFloat, isTemplate: Bool? = nil) {
            self.content = content
            self.scale = scale
            self.isTemplate = isTemplate
        }

        /// The size in points.
        public var size: CGSize {
            switch content {
            case .encoded(let image):
                CGSize(width: CGFloat(image.pixelWidth) / scale, height: CGFloat(image.pixelHeight) / scale)
            case .page(let page): page.size
            }
        }
    }

    /// The limits on the bytes of an image and of a description in a catalog.
    public static let pictureLimit = 16 << 20
    static let descriptionLimit = 1 << 20

    private let index: AssetIndex
    private let limits: Limits
    private let lock = NSLock()
    private var pictures: [Key: Result<Picture, Refusal>] = [:]
    private var colors: [Key: Color?] = [:]
    private var tables: [String: StringTable] = [:]

    private struct Key: Hashable {
        var name: String
        var appearance: AssetAppearance
    }

    /// Creates an empty set of assets.
    public init() {
        index = AssetIndex()
        limits = .default
    }

    /// Creates the assets of the program that a document belongs to.
    ///
    /// Searches the folder of the document, then each parent folder up to the root of the project, with their
    /// subfolders; the first asset with a name is taken. The root is the nearest folder with a `.git`, otherwise the
    /// outermost with a project, workspace, or package. At most 50,000 files and folders are visited.
    ///
    /// - Parameter limits: The bytes and pixels of an image.
    public init(beside document: URL, limits: Limits = .default) {
        index = AssetIndex(beside: document)
        self.limits = limits
    }

    /// Creates the assets in a folder and its subfolders.
    ///
    /// - Parameter limits: The bytes and pixels of an image.
    public init(in folder: URL, limits: Limits = .default) {
        index = AssetIndex(folders: [folder])
        self.limits = limits
    }

    /// Returns the image with a name, with or without extension.
    public func picture(_ name: String, _ appearance: AssetAppearance = .light) -> Result<Picture, Refusal> {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(name: name, appearance: appearance)
        if let known = pictures[key] { return known }
        let result = Result { () throws(Refusal) in try find(name, appearance) }
        pictures[key] = result
        return result
    }

    /// Returns the color with a name; nil if there is none.
    public func color(_ name: String, _ appearance: AssetAppearance = .light) -> Color? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(name: name, appearance: appearance)
        if let known = colors[key] { return known }
        let color = index.colorSets[name].flatMap { folder in
            (try? Self.bytes(folder.appendingPathComponent("Contents.json"), limit: Self.descriptionLimit))
                .flatMap { ColorSet.color(in: Data($0), appearance) }
        }
        colors[key] = color
        return color
    }

    /// Returns a table of texts, such as "Localizable", from all string catalogs and strings files of that name; nil if
    /// there is none.
    ///
    /// The files are read on the first call.
    package func strings(_ table: String) -> StringTable? {
        guard let files = index.stringTables[table] else { return nil }
        lock.lock()
        defer { lock.unlock() }
        if let known = tables[table] { return known }
        let strings = StringTable(name: table, files: files) { file throws(Refusal) in
            try Self.bytes(file, limit: StringCatalog.byteLimit)
        }
        tables[table] = strings
        return strings
    }

    private func find(_ name: String, _ appearance: AssetAppearance) throws(Refusal) -> Picture {
        if let folder = index.imageSets[name] {
            let bytes = try Self.bytes(folder.appendingPathComponent("Contents.json"), limit: Self.descriptionLimit)
            guard let set = ImageSet(Data(bytes), appearance) else {
                throw .unreadable(reason: "its Contents.json is damaged")
            }
            guard let choice = set.best else { throw set.otherFormat.map { .unsupported(format: $0) } ?? .missing }
            return Picture(
                content: try content(folder.appendingPathComponent(choice.file)), scale: choice.scale,
                isTemplate: set.isTemplate)
        }
        let stem = AssetIndex.stem(of: name)
        guard let file = index.files[name] ?? index.files[stem.name] else { throw .missing }
        return Picture(
            content: try content(file), scale: AssetIndex.stem(of: file.lastPathComponent).scale)
    }

    private func content(_ file: URL) throws(Refusal) -> Picture.Content {
        let format = file.pathExtension.lowercased()
        if ImageSet.isUnsupported(format) { throw .unsupported(format: format) }
        let bytes = try Self.bytes(file, limit: min(limits.assetBytes, Self.pictureLimit))
        guard format != "pdf" else { return .page(try Self.page(bytes)) }
        do throws(DrawingError) {
            return .encoded(try EncodedImage(bytes, limits: limits))
        } catch {
            throw .unreadable(reason: "\(error)")
        }
    }

    private static func page(_ bytes: [UInt8]) throws(Refusal) -> PDFPicture {
        do throws(PDFError) {
            return try PDFPicture(bytes)
        } catch {
            throw .unreadable(reason: "\(error)")
        }
    }

    private static func bytes(_ file: URL, limit: Int) throws(Refusal) -> [UInt8] {
        // Symbolic links and pipes are not followed.
        guard let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
            values.isRegularFile == true
        else { throw .missing }
        guard values.fileSize ?? 0 <= limit else { throw .tooLarge(limit: limit) }
        guard let data = try? Data(contentsOf: file) else { throw .unreadable(reason: "it cannot be read") }
        return Array(data)
    }
}

extension AssetCatalogs.Refusal: CustomStringConvertible {
    /// The reason, to end a sentence with.
    public var description: String {
        switch self {
        case .missing: "not found in an asset catalog or next to the document"
        case .unsupported(let format): "images in .\(format) cannot be drawn; use .png, .jpg, .svg, or .pdf"
        case .tooLarge(let limit): "the file exceeds \(limit) bytes"
        case .unreadable(let reason): reason
        }
    }
}
