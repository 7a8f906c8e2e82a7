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
            throw ImageRefusal(reason: "\(error)")
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
            throw ImageRefusal(reason: "the file cannot be read")
        }
        guard data.count <= fileLimit else { throw ImageRefusal(reason: "the file is larger than \(fileLimit) bytes") }
        return Array(data)
    }
}

/// Why a picture cannot be used, as the end of a sentence.
struct ImageRefusal: Error {
    var reason: String
}
