import Foundation
import Mullion

/// A document to be drawn on pages.
struct PageRequest {
    var format: PageFormat
    /// The line in the lower margin; nil for none.
    var footer: String?
}

/// Draws a document on pages: a file for each as SVG or PNG, or one file of HTML or PDF.
func renderPages(
    _ request: DocumentRequest, on page: PageRequest, to output: String, as format: OutputFormat? = nil,
    look: PictureLook = PictureLook(), console: Console
) -> Outcome {
    do throws(CommandError) {
        let writer = try PictureWriter(for: output, format, .never, console, look: look)
        guard writer.format != .json, writer.format != .txt else {
            throw CommandError(
                text: "error: pages are written as svg, html, png or pdf, not as \(writer.format.rawValue)",
                outcome: .usage)
        }
        guard request.width == nil, request.height == nil else {
            throw CommandError(
                text: "error: the page tells width and height; leave --width and --height out", outcome: .usage)
        }
        return try PageRun(request, page, output, writer, console).run()
    } catch {
        console.note(error.text)
        return error.outcome
    }
}

/// One document drawn on pages.
private struct PageRun {
    let request: DocumentRequest
    let page: PageRequest
    let output: String
    let writer: PictureWriter
    let console: Console
    private let start = ContinuousClock.now
    private let pattern: OutputPattern
    private let name: String

    init(
        _ request: DocumentRequest, _ page: PageRequest, _ output: String, _ writer: PictureWriter, _ console: Console
    ) throws(CommandError) {
        (self.request, self.page, self.output, self.writer, self.console) = (request, page, output, writer, console)
        pattern = try OutputPattern(output)
        name = displayName(request.input, "stdin")
    }

    func run() throws(CommandError) -> Outcome {
        var document = try request.document(console)
        (document.width, document.height) = (page.format.content.width, nil)
        let measurer = try request.measurer()
        let picture = document.layout(measurer: measurer)
        let (pages, warnings) = picture.pages(page.format, measurer: measurer, footer: page.footer)
        report((picture.warnings + warnings).map { $0.description(file: name) + $0.diagnostic.advice }, console)
        let isOneFile = writer.format == .html || writer.format == .pdf
        let place = isOneFile ? try writeTogether(pages) : try writeEach(pages)
        let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        let size = "\(Int(page.format.size.width)) × \(Int(page.format.size.height)) pt"
        let count = "\(pages.count) page\(pages.count == 1 ? "" : "s")"
        console.note("\(place): \(count) of \(size), \(picture.view.nodeCount) nodes, \(milliseconds) ms")
        return .done
    }

    /// All pages in one file.
    private func writeTogether(_ pages: PagedView) throws(CommandError) -> String {
        let file = try self.file(ofPage: 1)
        let progress = PageProgress(console, count: pages.count)
        defer { progress.end() }
        let rendering = try writer.draw(
            pages: pages.count, size: page.format.size, title: (name as NSString).lastPathComponent
        ) { number in
            progress.show(number)
            return pages.displayList(ofPage: number)
        }
        report(rendering.diagnostics.map { "\(name): warning: \($0)" }, console)
        try request.checkOutput(file)
        try write(rendering.output, to: file, console)
        return displayName(file, "stdout")
    }

    /// A file for each page.
    private func writeEach(_ pages: PagedView) throws(CommandError) -> String {
        guard pages.count == 1 || pattern.hasNames else {
            throw CommandError(
                text: "error: there are \(pages.count) pages for one file \"\(output)\"; name the files like "
                    + "\"out/page-{page}.svg\", or write one file of html", outcome: .usage)
        }
        let progress = PageProgress(console, count: pages.count)
        defer { progress.end() }
        for number in 0..<pages.count {
            progress.show(number)
            let rendering = try writer.draw(
                pages.displayList(ofPage: number), boxes: BoxTree([]), size: page.format.size, title: name)
            guard let rendering else { continue }
            report(rendering.diagnostics.map { "\(name): warning: page \(number + 1): \($0)" }, console)
            let file = try self.file(ofPage: number + 1)
            try request.checkOutput(file)
            try write(rendering.output, to: file, console)
        }
        return pattern.hasNames ? pattern.folder : displayName(output, "stdout")
    }

    private func file(ofPage number: Int) throws(CommandError) -> String {
        guard pattern.hasNames else { return output }
        do {
            return try pattern.file(for: DocumentData(["page": "\(number)"]), row: number)
        } catch {
            throw CommandError(text: "error: \(error.text)", outcome: .usage)
        }
    }
}

/// How many pages are drawn, on a terminal, a few times a second.
private final class PageProgress {
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
