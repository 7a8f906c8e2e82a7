import Mullion

/// The pages to draw a document on.
struct PageRequest {
    var format: PageFormat
    /// The line in the top margin; nil for none.
    var header: String?
    /// The line in the bottom margin; nil for none.
    var footer: String?
    /// The number of pages above which nothing is drawn.
    var limit = Self.defaultLimit

    /// The default number of pages above which nothing is drawn, and the most that a drawing is broken into.
    static let defaultLimit = 1_000
    static let largestLimit = 10_000

    /// - Throws: ``CommandError`` if the format has no pages, or the size is given twice.
    func check(_ request: DocumentRequest, _ writer: DrawingWriter) throws(CommandError) {
        guard writer.format != .json, writer.format != .txt else {
            throw .usage("error: pages can be svg, html, png, or pdf, not \(writer.format.rawValue)")
        }
        guard request.width == nil, request.height == nil else {
            throw .usage("error: --page sets width and height; remove --width and --height")
        }
    }
}
