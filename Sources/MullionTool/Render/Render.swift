import Foundation
import Mullion

/// Draws a document into a file, or a template into one file per row of its data, or one file per page.
///
/// - Parameter format: The output format; nil to infer it from the output's name.
func render(
    _ request: DocumentRequest, to output: String, as format: OutputFormat? = nil, color: ColorChoice = .auto,
    options: OutputOptions = OutputOptions(), batch: BatchOptions = BatchOptions(), console: Console
) -> CommandStatus {
    console.status { () throws(CommandError) in
        let writer = try DrawingWriter(for: output, format, color, console, options: options)
        try request.page?.check(request, writer)
        guard let data = request.data else {
            try batch.requireNoRows()
            return try renderOne(try request.document(console), nil, request, writer, to: output, console)
        }
        return try render(request, with: data, writer, batch, to: output, console)
    }
}

/// Draws one drawing for an object, or one for each row.
private func render(
    _ request: DocumentRequest, with data: String, _ writer: DrawingWriter, _ options: BatchOptions, to output: String,
    _ console: Console
) throws(CommandError) -> CommandStatus {
    try request.checkStreams()
    let pattern = try OutputPattern(output)
    let template = try request.template(console)
    let source: RowSource
    switch try request.templateData(in: data, console) {
    case .rows(let rows): source = rows
    case .object(let value):
        try options.requireNoRows()
        let document = try request.filled(template, with: value)
        return try renderOne(document, value, request, writer, to: output, console)
    }
    guard !pattern.names.isEmpty, request.page == nil || pattern.names.contains(where: { $0 != "page" }) else {
        let page = pattern.names.isEmpty ? "" : "-{page}"
        throw .usage(
            "error: several rows for one file \"\(output)\"; use a name such as \"out/{id}\(page).svg\" with a value of "
                + "the row, or \"out/{row}\(page).svg\" with its number; or put all rows into one document with --rows-as"
        )
    }
    try pattern.createFolder(console)
    let batch = try Batch(template, source, size: size(of: data), request, writer, pattern, console, options: options)
    return batch.run(workers: writer.options.jobs ?? ProcessInfo.processInfo.activeProcessorCount)
}

/// Draws one document, or its pages.
///
/// - Parameter data: The template's data, whose values the output's name can contain; nil for none.
private func renderOne(
    _ document: Document, _ data: DocumentData?, _ request: DocumentRequest, _ writer: DrawingWriter,
    to output: String, _ console: Console
) throws(CommandError) -> CommandStatus {
    let start = ContinuousClock.now
    try request.checkNames(in: output, hasData: data != nil)
    let pattern = try data == nil && request.page == nil ? nil : OutputPattern(output)
    func file(ofPage page: Int) throws(CommandError) -> String {
        guard let pattern, output != "-" else { return output }
        do {
            return try pattern.file(for: data, row: data.map { _ in 1 }, page: request.page.map { _ in page })
        } catch {
            throw CommandError(text: "error: \(error.text)", status: request.page == nil ? error.status : .usage)
        }
    }
    let first = try file(ofPage: 1)
    let inputs = request.inputFiles
    try inputs.check(first)
    let picture = request.layOut(document, measurer: try request.measurer(), displayScale: writer.displayScale)
    let writer = writer.outlining(picture.fonts)
    let name = displayName(request.input, "stdin")
    console.note(picture.warnings.map { FileDiagnostic($0, in: name, line: document.sourceLine(at: $0.position)) })
    if let pattern {
        try picture.check(pattern, writer)
        if !pattern.names.isEmpty { try pattern.createFolder(console) }
    }
    let progress = PageProgress(console, count: picture.pages?.count ?? 1)
    defer { progress.end() }
    let title = (name as NSString).lastPathComponent
    let diagnostics = try located(in: name) { () throws(CommandError) in
        try writer.render(picture, title: title, onPage: progress.show) { content, page throws(CommandError) in
            let file = try file(ofPage: page)
            try inputs.check(file)
            try write(content, to: file, console)
        }
    }
    progress.end()
    report(diagnostics.map { "\(name): warning: \($0)" }, console)
    let isOneFile = picture.pages == nil || writer.holdsPages || pattern?.names.contains("page") != true
    console.note(
        summary(of: picture, named: isOneFile ? displayName(first, "stdout") : pattern?.folder ?? output, since: start))
    return .done
}

extension DocumentRequest {
    /// - Throws: ``CommandError`` if the name of the output contains a placeholder that has no value for one drawing.
    fileprivate func checkNames(in output: String, hasData: Bool) throws(CommandError) {
        guard !hasData else { return }
        let isPaged = page != nil
        try OutputPattern.refusePlaceholders(in: output, except: isPaged ? "page" : nil) { name in
            name == "page" ? "break the drawing into pages with --page" : "give values with --data"
        }
    }
}

private func size(of file: String) -> Int? {
    file == "-" ? nil : (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? NSNumber)?.intValue
}

private func summary(of picture: DocumentDrawing, named name: String, since start: ContinuousClock.Instant) -> String {
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    let size = picture.pages?.format.size ?? picture.view.canvasSize
    let pages = picture.pages.map { "\($0.count) page\($0.count == 1 ? "" : "s") of " } ?? ""
    let count = picture.view.nodeCount
    let nodes = "\(count) node\(count == 1 ? "" : "s")"
    return "\(name): \(pages)\(whole(size.width)) × \(whole(size.height)) pt, \(nodes), \(milliseconds) ms"
}

func whole(_ length: CGFloat) -> String { length.isFinite && length.magnitude < 1e15 ? "\(Int(length))" : "\(length)" }
