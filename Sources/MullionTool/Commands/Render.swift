import Foundation
import Mullion

/// Draws a document into a file, or a template into a file for each row of its data; on pages, into a file for each of
/// them.
///
/// - Parameter format: What to write; nil: as the name of the output tells.
func render(
    _ request: DocumentRequest, to output: String, as format: OutputFormat? = nil, color: ColorChoice = .auto,
    look: PictureLook = PictureLook(), console: Console
) -> Outcome {
    do throws(CommandError) {
        let writer = try PictureWriter(for: output, format, color, console, look: look)
        try request.page?.check(request, writer)
        guard let data = request.data else {
            return try renderOne(try request.document(console), nil, request, writer, to: output, console)
        }
        return try render(request, with: data, writer, to: output, console)
    } catch {
        console.note(error.text)
        return error.outcome
    }
}

/// One picture of an object, or one of each row.
private func render(
    _ request: DocumentRequest, with data: String, _ writer: PictureWriter, to output: String, _ console: Console
) throws(CommandError) -> Outcome {
    try request.checkStreams()
    let dataName = displayName(data, "stdin")
    let pattern = try OutputPattern(output)
    let template = try request.template(console)
    let source: RowSource
    switch request.format {
    case .csv: source = try rows(data, console) { try RowSource(csv: $0, file: dataName) }
    case .jsonl: source = try rows(data, console) { RowSource(lines: $0) }
    case .json, nil:
        let (rows, value) = try rowsOrObject(try read(data, console), dataName)
        guard let rows else {
            let document = try request.filled(template, with: value)
            return try renderOne(document, value, request, writer, to: output, console)
        }
        source = RowSource(rows)
    }
    guard pattern.hasNames else {
        throw CommandError(
            text: "error: there are rows of data for one file \"\(output)\"; name the files like \"out/{id}.svg\""
                + " by a value of the row, or like \"out/{row}.svg\" by its number", outcome: .usage)
    }
    guard FileManager.default.fileExists(atPath: pattern.folder) else {
        throw CommandError(text: "error: the folder \(pattern.folder) does not exist; create it first")
    }
    return try Batch(template, source, size: size(of: data), request, writer, pattern, console).run()
}

/// The rows of an array, or what else the data is.
private func rowsOrObject(
    _ bytes: Data, _ name: String
) throws(CommandError) -> (rows: [(line: Int, data: DocumentData)]?, value: DocumentData) {
    do {
        if let rows = try DocumentData.rows(json: bytes) { return (rows, DocumentData([:])) }
        return (nil, try DocumentData(json: bytes))
    } catch {
        throw CommandError(text: error.description(file: name))
    }
}

/// One picture of a document, or its pages.
///
/// - Parameter data: What was filled in, whose values can stand in the name of the output; nil: nothing was.
private func renderOne(
    _ document: Document, _ data: DocumentData?, _ request: DocumentRequest, _ writer: PictureWriter,
    to output: String, _ console: Console
) throws(CommandError) -> Outcome {
    let start = ContinuousClock.now
    // A name without anything that could stand in it is taken as it is.
    let pattern = try data == nil && request.page == nil ? nil : OutputPattern(output)
    func file(ofPage page: Int) throws(CommandError) -> String {
        guard let pattern, output != "-" else { return output }
        do {
            return try pattern.file(for: data, row: data.map { _ in 1 }, page: request.page.map { _ in page })
        } catch {
            throw CommandError(text: "error: \(error.text)", outcome: request.page == nil ? error.outcome : .usage)
        }
    }
    let first = try file(ofPage: 1)
    try request.checkOutput(first)
    let picture = request.layOut(document, measurer: try request.measurer(), displayScale: writer.displayScale)
    let name = displayName(request.input, "stdin")
    report(picture.warnings.lazy.map { $0.description(file: name) + $0.diagnostic.advice }, console)
    if let pattern { try picture.check(pattern, writer) }
    let progress = PageProgress(console, count: picture.pages?.count ?? 1)
    defer { progress.end() }
    let title = (name as NSString).lastPathComponent
    let diagnostics = try writer.render(picture, title: title, onPage: progress.show) {
        content, page throws(CommandError) in
        let file = try file(ofPage: page)
        try request.checkOutput(file)
        try write(content, to: file, console)
    }
    progress.end()
    report(diagnostics.map { "\(name): warning: \($0)" }, console)
    let isOneFile = picture.pages == nil || writer.holdsPages || pattern?.has("page") != true
    console.note(
        summary(of: picture, named: isOneFile ? displayName(first, "stdout") : pattern?.folder ?? output, since: start))
    return .done
}

private func rows(
    _ data: String, _ console: Console, _ make: (@escaping (Int) throws -> Data) throws -> RowSource
) throws(CommandError) -> RowSource {
    let part = try open(data, console)
    do {
        return try make(part)
    } catch let error as CommandError {
        throw error
    } catch {
        throw CommandError(text: "\(displayName(data, "stdin")): error: cannot be read: \(reason(error))")
    }
}

private func size(of file: String) -> Int? {
    file == "-" ? nil : (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? NSNumber)?.intValue
}

/// Prints where every box of a document stands.
func printFrames(_ request: DocumentRequest, console: Console) -> Outcome {
    do {
        let picture = request.layOut(try request.document(console), measurer: try request.measurer())
        let name = displayName(request.input, "stdin")
        report(picture.warnings.lazy.map { $0.description(file: name) + $0.diagnostic.advice }, console)
        try write(picture.view.framesJSON(), to: "-", console)
        return .done
    } catch {
        console.note(error.text)
        return error.outcome
    }
}

private func summary(of picture: DocumentPicture, named name: String, since start: ContinuousClock.Instant) -> String {
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    let size = picture.pages?.format.size ?? picture.view.canvasSize
    let pages = picture.pages.map { "\($0.count) page\($0.count == 1 ? "" : "s") of " } ?? ""
    let count = picture.view.nodeCount
    let nodes = "\(count) node\(count == 1 ? "" : "s")"
    return "\(name): \(pages)\(whole(size.width)) × \(whole(size.height)) pt, \(nodes), \(milliseconds) ms"
}

private func whole(_ length: CGFloat) -> String {
    length.isFinite && length.magnitude < 1e15 ? "\(Int(length))" : "\(length)"
}
