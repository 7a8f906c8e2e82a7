import Foundation
import MullionGeometry

/// The reason why an image cannot be loaded.
public enum ImageLoadingError: Error, Equatable {
    /// No folder for named images is set.
    case missingRoot
    /// The path leads out of the folder of images.
    case outsideRoot(path: String)
    /// The file does not exist or cannot be read.
    case missingFile(path: String)
    /// The text does not begin with "data:", or the rest cannot be decoded.
    case noDataAddress
    /// The bytes are not an image in a known format.
    case unreadable(DrawingError)
}

extension ImageLoadingError: CustomStringConvertible {
    /// The error as the end of a sentence.
    public var description: String {
        switch self {
        case .missingRoot: "no folder of pictures was given"
        case .outsideRoot(let path): "\"\(path)\" lies outside of the folder of pictures"
        case .missingFile(let path): "there is no file \"\(path)\" that can be read"
        case .noDataAddress: "this is no address of the form data:image/…;base64,…"
        case .unreadable(let error): "\(error)"
        }
    }
}

extension EncodedImage {
    package init(loading bytes: [UInt8], limits: Limits = .default) throws(ImageLoadingError) {
        do throws(DrawingError) {
            try self.init(bytes, limits: limits)
        } catch {
            throw .unreadable(error)
        }
    }

    /// Creates an image from a `data:` address, base64 or percent encoded.
    ///
    /// - Parameter limits: The number of pixels.
    /// - Throws: `ImageLoadingError.noDataAddress` or `.unreadable`.
    /// - Complexity: O(length).
    public init(dataURI: String, limits: Limits = .default) throws(ImageLoadingError) {
        guard dataURI.prefix(5).lowercased() == "data:", let comma = dataURI.firstIndex(of: ",") else {
            throw .noDataAddress
        }
        let head = dataURI[..<comma]
        let body = String(dataURI[dataURI.index(after: comma)...])
        if head.lowercased().hasSuffix(";base64") {
            guard let data = Data(base64Encoded: body, options: .ignoreUnknownCharacters) else { throw .noDataAddress }
            try self.init(loading: Array(data), limits: limits)
        } else {
            guard let text = body.removingPercentEncoding else { throw .noDataAddress }
            try self.init(loading: Array(text.utf8), limits: limits)
        }
    }

    /// Creates an image from a file below a folder.
    ///
    /// - Throws: `ImageLoadingError.outsideRoot`, `.missingFile` or `.unreadable`.
    public init(contentsOf path: String, in root: URL) throws(ImageLoadingError) {
        let folder = root.standardizedFileURL.resolvingSymlinksInPath().path
        let file = root.appendingPathComponent(path).standardizedFileURL.resolvingSymlinksInPath()
        guard file.path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") else { throw .outsideRoot(path: path) }
        // To read a pipe would wait for a writer, and a device has no end.
        guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
            let data = try? Data(contentsOf: file)
        else { throw .missingFile(path: path) }
        try self.init(loading: Array(data))
    }

    /// Returns the pixels per point in a file name such as "logo@2x.png"; 1 for others.
    package static func scale(ofFileNamed path: String) -> CGFloat {
        let stem = (path as NSString).deletingPathExtension
        guard stem.hasSuffix("x"), let at = stem.lastIndex(of: "@") else { return 1 }
        let digits = stem[stem.index(after: at)...].dropLast()
        guard digits.count == 1, let value = Int(digits), value > 0 else { return 1 }
        return CGFloat(value)
    }
}
