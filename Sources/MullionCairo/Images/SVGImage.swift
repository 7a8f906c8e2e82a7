#if Cairo
import CCairo
import Foundation
import MullionDrawing

/// An image that librsvg draws, if that is installed: SVG, and formats that its own readers know, such as JPEG.
///
/// It reads nothing but the given bytes: without an address, a document cannot refer to anything outside.
final class SVGImage {
    private let handle: UnsafeMutableRawPointer
    private let library: SVGLibrary
    private let format: EncodedImage.Format

    init(_ bytes: [UInt8], _ format: EncodedImage.Format) throws(ImageError) {
        guard let library = SVGLibrary.shared else { throw .needsSVGLibrary(format) }
        var error: UnsafeMutablePointer<GError>?
        let handle = bytes.withUnsafeBufferPointer { library.read($0.baseAddress, UInt($0.count), &error) }
        guard let handle else { throw .unreadable(format, reason: error.takeMessage()) }
        self.handle = handle
        self.library = library
        self.format = format
    }

    /// Creates an image of pixels, wrapped in a document of the same size.
    convenience init(wrapping image: EncodedImage) throws(ImageError) {
        let size = "width=\"\(image.pixelWidth)\" height=\"\(image.pixelHeight)\""
        let data = Data(image.bytes).base64EncodedString()
        let document =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>"
            + "<image \(size) href=\"data:\(image.format.mediaType);base64,\(data)\"/></svg>"
        try self.init(Array(document.utf8), image.format)
    }

    deinit { g_object_unref(handle) }

    /// Draws the image into a rectangle at the origin.
    func draw(on context: OpaquePointer, width: Double, height: Double) throws(ImageError) {
        var error: UnsafeMutablePointer<GError>?
        var area = (0.0, 0.0, width, height)
        guard library.draw(handle, context, &area, &error) != 0 else {
            throw .unreadable(format, reason: error.takeMessage())
        }
    }
}

extension UnsafeMutablePointer<GError>? {
    /// Returns the message of an error and frees the error.
    fileprivate func takeMessage() -> String {
        guard let error = self else { return "no reason is given" }
        defer { g_error_free(error) }
        guard let message = error.pointee.message else { return "no reason is given" }
        return String(cString: message).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }
}
#endif
