import Foundation
import MullionDrawing

/// Pictures that were read from files, so that a table of a thousand rows reads a logo once.
///
/// It holds at most ``limit`` bytes; pictures beyond are read again whenever they are wanted.
final class ImageStore: @unchecked Sendable {
    /// The most bytes of a file.
    static let fileLimit = 32 << 20
    /// The most bytes that are held.
    static let limit = 256 << 20

    // Both are touched with the lock held only.
    private let lock = NSLock()
    private var images: [String: EncodedImage] = [:]
    private var size = 0

    /// The picture in a file.
    func image(at path: String) throws(ImageRefusal) -> EncodedImage {
        if let known = lock.withLock({ images[path] }) { return known }
        let bytes = try Self.bytes(of: path)
        let image: EncodedImage
        do throws(DrawingError) {
            image = try EncodedImage(bytes)
        } catch {
            throw .damaged(error)
        }
        lock.withLock {
            guard images[path] == nil, size + image.bytes.count <= Self.limit else { return }
            images[path] = image
            size += image.bytes.count
        }
        return image
    }

    private static func bytes(of path: String) throws(ImageRefusal) -> [UInt8] {
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            data = try file.read(upToCount: fileLimit + 1) ?? Data()
        } catch {
            throw .unreadable
        }
        guard data.count <= fileLimit else { throw .tooLarge(limit: fileLimit) }
        return Array(data)
    }
}

/// Why a document cannot use a picture it names.
public enum ImageRefusal: Error, Hashable, Sendable {
    /// No folder was given in which files are looked up.
    case noFolder
    /// The file is not one of the folder's.
    case file(ResourceFolder.Refusal)
    /// The system does not let the file be read.
    case unreadable
    /// The file has more bytes than are read.
    case tooLarge(limit: Int)
    /// What follows "data:" cannot be decoded.
    case invalidAddress
    /// The bytes are no picture that is understood.
    case damaged(DrawingError)
}

extension ImageRefusal {
    /// Why, and what would be right, as the end of a sentence.
    public var sentence: String {
        switch self {
        case .noFolder: "no folder was given in which files are looked up"
        case .file(let refusal): refusal.sentence
        case .unreadable: "the file cannot be read"
        case .tooLarge(let limit): "the file is larger than \(limit) bytes"
        case .invalidAddress: "this is no address of the form data:image/…;base64,…"
        case .damaged(let error): "\(error)"
        }
    }
}
