import Foundation
import MullionDrawing
import MullionGeometry

/// A cache of image files, so that a table of a thousand rows reads a logo once.
///
/// It holds at most ``limit`` bytes; further images are read each time.
final class ImageStore: @unchecked Sendable {
    /// The maximum number of bytes held.
    static let limit = 256 << 20

    // These are used only with the lock held.
    private let lock = NSLock()
    private var images: [String: EncodedImage] = [:]
    private var size = 0
    private var names: Set<String> = []

    /// The names of the images that were looked up, whether they exist or not: at most 10,000.
    var lookedUpNames: [String] { lock.withLock { names.sorted() } }

    /// Records that an image is looked up.
    func noteName(_ name: String) { lock.withLock { if names.count < 10_000 { names.insert(name) } } }

    func image(at path: String, _ limits: Limits) throws(ImageRefusal) -> EncodedImage {
        if let known = lock.withLock({ images[path] }) {
            // It may have been read with different limits.
            guard known.bytes.count <= limits.assetBytes else { throw .tooLarge(limit: limits.assetBytes) }
            do throws(DrawingError) { try known.check(limits) } catch { throw .damaged(error) }
            return known
        }
        let bytes = try Self.bytes(of: path, limit: limits.assetBytes)
        let image: EncodedImage
        do throws(DrawingError) {
            image = try EncodedImage(bytes, limits: limits)
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

    private static func bytes(of path: String, limit: Int) throws(ImageRefusal) -> [UInt8] {
        guard let data = try? fileContents(path, upTo: limit) else {
            throw .unreadable
        }
        guard data.count <= limit else { throw .tooLarge(limit: limit) }
        return Array(data)
    }
}

/// The reason why a document cannot use an image that it names.
public enum ImageRefusal: Error, Hashable, Sendable {
    /// No folder of files is set.
    case noFolder
    /// The folder does not contain the file.
    case file(ResourceFolder.Refusal)
    /// The system does not allow reading the file.
    case unreadable
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The text after "data:" cannot be decoded.
    case invalidAddress
    /// The bytes are not an image in a known format.
    case damaged(DrawingError)
}

extension ImageRefusal {
    /// The reason and what is valid, as the end of a sentence.
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
