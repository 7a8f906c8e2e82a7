import Foundation
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

/// A document laid out, in one picture or on pages.
struct DocumentPicture {
    let view: LaidOutView
    /// The pages; nil: it is one picture of its own size.
    let pages: PagedView?
    let warnings: [DocumentWarning]

    /// - Throws: ``CommandError`` if there are more pages than the name of the output tells files.
    func check(_ pattern: OutputPattern, _ writer: PictureWriter) throws(CommandError) {
        guard let pages, pages.count > 1, !writer.holdsPages, !pattern.has("page") else { return }
        throw CommandError(
            text: "error: there are \(pages.count) pages for one file \"\(pattern)\"; name the files like "
                + "\"out/page-{page}.svg\", or write one file of html or pdf", outcome: .usage)
    }
}

extension PictureWriter {
    /// Whether one file holds all pages.
    var holdsPages: Bool { format == .html || format == .pdf }

    /// Draws a document into its file, or its pages into a file each if they are not held by one.
    ///
    /// - Parameters:
    ///   - onPage: Called with the number of each page before it is drawn, the first being 0.
    ///   - write: Takes the content of a file and the number of its page, the first being 1.
    /// - Returns: What could not be drawn as it is.
    /// - Throws: ``CommandError`` if it is too large for pixels or pages, or what `write` throws.
    func render(
        _ picture: DocumentPicture, title: String, onPage: (Int) -> Void = { _ in },
        write: (FileContent, _ page: Int) throws(CommandError) -> Void
    ) throws(CommandError) -> [String] {
        guard let pages = picture.pages else {
            let rendering = try render(picture.view, title: title)
            try write(rendering.output, 1)
            return rendering.diagnostics.map { "\($0)" }
        }
        let size = pages.format.size
        if holdsPages {
            let rendering = try draw(pages: pages.count, size: size, title: title) { number in
                onPage(number)
                return pages.displayList(ofPage: number)
            }
            try write(rendering.output, 1)
            return rendering.diagnostics.map { "\($0)" }
        }
        var diagnostics: [String] = []
        for number in 0..<pages.count {
            onPage(number)
            let list = pages.displayList(ofPage: number)
            guard let rendering = try draw(list, boxes: BoxTree([]), size: size, title: title) else { continue }
            diagnostics += rendering.diagnostics.map { "page \(number + 1): \($0)" }
            try write(rendering.output, number + 1)
        }
        return diagnostics
    }
}

/// How many pages are drawn, on a terminal, a few times a second.
final class PageProgress {
    private let console: Console
    private let count: Int
    private var latest = ContinuousClock.now

    init(_ console: Console, count: Int) {
        self.console = console
        self.count = count
    }

    func show(_ number: Int) {
        let now = ContinuousClock.now
        guard console.isTerminal, now - latest > .milliseconds(100) else { return }
        latest = now
        console.showProgress(progressBar(Double(number) / Double(count)) + ", \(number) of \(count) pages")
    }

    func end() { console.showProgress(nil) }
}
