import Mullion

/// A laid-out document, as one drawing or on pages.
struct DocumentDrawing {
    let view: LaidOutView
    /// The pages; nil for one drawing.
    let pages: PagedView?
    let warnings: [DocumentDiagnostic]
    /// What the document is called; nil for nothing.
    let title: String?
    /// What measured the text.
    let fonts: any TextMeasurer
    /// The number of pages above which nothing is drawn.
    var pageLimit = PageRequest.defaultLimit

    /// - Throws: ``CommandError`` if there are more pages than allowed, or several, and the output's name does not
    ///   contain `{page}`.
    func check(_ pattern: OutputPattern, _ writer: DrawingWriter) throws(CommandError) {
        guard let pages else { return }
        guard pages.count <= pageLimit else {
            let size = pages.format.size
            throw .usage(
                "error: \(pages.count) pages or more of \(whole(size.width)) × \(whole(size.height)) pt; the limit is "
                    + "\(pageLimit); choose larger pages, or raise --page-limit")
        }
        guard pages.count > 1, !writer.holdsPages, !pattern.names.contains("page") else { return }
        throw .usage(
            "error: \(pages.count) pages for one file \"\(pattern)\"; use a name such as "
                + "\"out/page-{page}.svg\", or write html or pdf")
    }
}

extension DrawingWriter {
    /// Whether one file contains all pages.
    var holdsPages: Bool { format == .html || format == .pdf }

    /// Draws a document into one file, or each page into its own file.
    ///
    /// - Parameters:
    ///   - onPage: Called with the 0-based number of each page before it is drawn.
    ///   - write: Receives the content of a file and the 1-based number of its page.
    /// - Returns: A sentence for each part that could not be drawn exactly.
    /// - Throws: ``CommandError`` if it is too large for pixels or pages; errors of `write`.
    func render(
        _ picture: DocumentDrawing, title: String, onPage: (Int) -> Void = { _ in },
        write: (FileContent, _ page: Int) throws(CommandError) -> Void
    ) throws(CommandError) -> [String] {
        let title = picture.title ?? title
        var writer = self
        writer.svg.title = picture.title
        return try writer.renderTitled(picture, title: title, onPage: onPage, write: write)
    }

    private func renderTitled(
        _ picture: DocumentDrawing, title: String, onPage: (Int) -> Void,
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

    /// Returns a number for what each file of a drawing shows, and how it is written: equal for equal files.
    ///
    /// The picture as SVG has everything that is drawn: text, positions, images with their bytes.
    func hashes(of picture: DocumentDrawing) -> [UInt64] {
        var start = ContentHash()
        start.add(MullionTool.version)
        start.add("\(format) \(displayScale) \(options.pngCompression ?? .fast) \(options.textOutput)")
        start.add("\(picture.title ?? "") \(options.background.map { "\($0)" } ?? "")")
        func add(_ list: DisplayList, _ size: CGSize, to hash: inout ContentHash) {
            hash.add(SVGRenderer().render(list, size: size).output)
        }
        guard let pages = picture.pages else {
            add(picture.view.displayList, picture.view.canvasSize, to: &start)
            if format == .html || format == .json { start.add(picture.view.framesJSON()) }
            return [start.value]
        }
        var hashes: [UInt64] = []
        for number in 0..<pages.count {
            var hash = start
            add(pages.displayList(ofPage: number), pages.format.size, to: &hash)
            if holdsPages { start = hash } else { hashes.append(hash.value) }
        }
        return holdsPages ? [start.value] : hashes
    }
}
