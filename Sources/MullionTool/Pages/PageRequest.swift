import Mullion

/// The pages that a document is to be drawn on.
struct PageRequest {
    var format: PageFormat
    /// The line in the lower margin; nil for none.
    var footer: String?

    /// - Throws: ``CommandError`` if a document cannot be drawn on pages that way.
    func check(_ request: DocumentRequest, _ writer: PictureWriter) throws(CommandError) {
        guard writer.format != .json, writer.format != .txt else {
            throw CommandError(
                text: "error: pages are written as svg, html, png or pdf, not as \(writer.format.rawValue)",
                outcome: .usage)
        }
        guard request.width == nil, request.height == nil else {
            throw CommandError(
                text: "error: the page tells width and height; leave --width and --height out", outcome: .usage)
        }
    }
}
