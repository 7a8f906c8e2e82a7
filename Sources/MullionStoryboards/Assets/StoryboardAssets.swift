import Foundation
import MullionDrawing
import MullionGeometry

/// The pictures and colours of a program, by their names: those of its asset catalogues and of files beside its
/// documents.
///
/// Folders are listed once, when it is made; files are read when they are asked for. Everything has a limit: how many
/// folders and files are looked at, how deep, and how large a file may be.
public final class StoryboardAssets: @unchecked Sendable {
    /// Why there is no picture of a name.
    public enum Refusal: Error, Hashable, Sendable {
        /// There is none.
        case missing
        /// There is one in a format that cannot be drawn.
        case unsupported(format: String)
        /// It has more bytes than are read.
        case tooLarge(limit: Int)
        /// It cannot be read, with the reason.
        case unreadable(reason: String)
    }

    /// A picture and how many of its pixels make a point.
    public struct Picture: Sendable {
        /// The bytes of its file.
        public var image: EncodedImage
        /// Pixels in a point, 1 to 3.
        public var scale: CGFloat
        /// Whether only its shape counts, drawn in the colour of what it stands in.
        public var isTemplate: Bool
    }

    /// The most bytes of a picture, and of a description in a catalogue.
    public static let pictureLimit = 16 << 20
    static let descriptionLimit = 1 << 20

    private let index: AssetIndex
    private let lock = NSLock()
    private var pictures: [String: Result<Picture, Refusal>] = [:]
    private var colors: [String: Color?] = [:]

    /// No pictures and colours.
    public init() { index = AssetIndex() }

    /// Those of the program that a document belongs to.
    ///
    /// Looked at are the folder of the document and what is below it. If a folder above it, at most four up, holds a
    /// project or package, that folder is looked at as well.
    public init(beside document: URL) { index = AssetIndex(beside: document) }

    /// Those in a folder and below it.
    public init(in folder: URL) { index = AssetIndex(folders: [folder]) }

    /// The picture of a name, with or without the end of a file's name.
    public func picture(_ name: String) -> Result<Picture, Refusal> {
        lock.lock()
        defer { lock.unlock() }
        if let known = pictures[name] { return known }
        let result = Result { () throws(Refusal) in try find(name) }
        pictures[name] = result
        return result
    }

    /// The colour of a name in light mode; nil without one.
    public func color(_ name: String) -> Color? {
        lock.lock()
        defer { lock.unlock() }
        if let known = colors[name] { return known }
        let color = index.colorSets[name].flatMap { folder in
            (try? Self.bytes(folder.appendingPathComponent("Contents.json"), limit: Self.descriptionLimit))
                .flatMap { ColorSet.color(in: Data($0)) }
        }
        colors[name] = color
        return color
    }

    private func find(_ name: String) throws(Refusal) -> Picture {
        if let folder = index.imageSets[name] {
            let bytes = try Self.bytes(folder.appendingPathComponent("Contents.json"), limit: Self.descriptionLimit)
            guard let set = ImageSet(Data(bytes)) else { throw .unreadable(reason: "its Contents.json is damaged") }
            guard let choice = set.best else {
                throw set.otherFormat.map { .unsupported(format: $0) } ?? .missing
            }
            return Picture(
                image: try Self.image(folder.appendingPathComponent(choice.file)), scale: choice.scale,
                isTemplate: set.isTemplate)
        }
        let stem = AssetIndex.stem(of: name)
        guard let file = index.files[name] ?? index.files[stem.name] else { throw .missing }
        return Picture(
            image: try Self.image(file), scale: AssetIndex.stem(of: file.lastPathComponent).scale, isTemplate: false)
    }

    private static func image(_ file: URL) throws(Refusal) -> EncodedImage {
        let format = file.pathExtension.lowercased()
        if ImageSet.isUnsupported(format) { throw .unsupported(format: format) }
        let bytes = try bytes(file, limit: pictureLimit)
        do throws(DrawingError) {
            return try EncodedImage(bytes)
        } catch {
            throw .unreadable(reason: "\(error)")
        }
    }

    private static func bytes(_ file: URL, limit: Int) throws(Refusal) -> [UInt8] {
        // Not what a symbolic link leads to elsewhere, nor a pipe.
        guard let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
            values.isRegularFile == true
        else { throw .missing }
        guard values.fileSize ?? 0 <= limit else { throw .tooLarge(limit: limit) }
        guard let data = try? Data(contentsOf: file) else { throw .unreadable(reason: "it cannot be read") }
        return Array(data)
    }
}

extension StoryboardAssets.Refusal: CustomStringConvertible {
    /// The reason as the end of a sentence.
    public var description: String {
        switch self {
        case .missing: "no asset catalogue and no file beside the document has it"
        case .unsupported(let format): "pictures in .\(format) are not drawn; give a .png, .jpg or .svg"
        case .tooLarge(let limit): "it has more than \(limit) bytes"
        case .unreadable(let reason): reason
        }
    }
}
