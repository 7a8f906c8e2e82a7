import Mullion

/// A document laid out, in one picture or on pages.
struct DocumentPicture {
    let view: LaidOutView
    /// The pages; nil: it is one picture of its own size.
    let pages: PagedView?
    let warnings: [DocumentDiagnostic]

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
