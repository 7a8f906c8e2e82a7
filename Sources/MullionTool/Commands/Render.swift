import Foundation
import Mullion

/// Draws a document into a file, or a template into a file for each row of its data.
///
/// - Parameter format: What to write; nil: as the name of the output tells.
func render(
    _ request: DocumentRequest, to output: String, as format: OutputFormat? = nil, color: ColorChoice = .auto,
    look: PictureLook = PictureLook(), console: Console
) -> Outcome {
    do throws(CommandError) {
        let writer = try PictureWriter(for: output, format, color, console, look: look)
        guard let data = request.data else {
            return try renderOne(try request.document(console), request, writer, to: output, console)
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
            let file = try output == "-" ? output : name(pattern, value)
            return try renderOne(try request.filled(template, with: value), request, writer, to: file, console)
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

/// The name of the only file.
private func name(_ pattern: OutputPattern, _ data: DocumentData) throws(CommandError) -> String {
    do {
        return try pattern.file(for: data, row: 1)
    } catch {
        throw CommandError(text: "error: \(error.text)")
    }
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

private func renderOne(
    _ document: Document, _ request: DocumentRequest, _ writer: PictureWriter, to output: String, _ console: Console
) throws(CommandError) -> Outcome {
    let start = ContinuousClock.now
    try request.checkOutput(output)
    let picture = try layOut(document, request, displayScale: writer.displayScale, console)
    let name = displayName(request.input, "stdin")
    let rendering = try writer.render(picture, title: (name as NSString).lastPathComponent)
    report(rendering.diagnostics.map { "\(name): warning: \($0)" }, console)
    try write(rendering.output, to: output, console)
    console.note(summary(of: picture, named: displayName(output, "stdout"), since: start))
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
        let document = try request.document(console)
        try write(try layOut(document, request, console).framesJSON(), to: "-", console)
        return .done
    } catch {
        console.note(error.text)
        return error.outcome
    }
}

/// Lays out a document, and reports what may surprise.
private func layOut(
    _ document: Document, _ request: DocumentRequest, displayScale: CGFloat = 2, _ console: Console
) throws(CommandError) -> LaidOutView {
    let result = document.layout(measurer: try request.measurer(), displayScale: displayScale)
    let name = displayName(request.input, "stdin")
    report(result.warnings.lazy.map { $0.description(file: name) + $0.diagnostic.advice }, console)
    return result.view
}

private func summary(of picture: LaidOutView, named name: String, since start: ContinuousClock.Instant) -> String {
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    let size = "\(whole(picture.canvasSize.width)) × \(whole(picture.canvasSize.height)) pt"
    let count = picture.nodeCount
    return "\(name): \(size), \(count) node\(count == 1 ? "" : "s"), \(milliseconds) ms"
}

private func whole(_ length: CGFloat) -> String {
    length.isFinite && length.magnitude < 1e15 ? "\(Int(length))" : "\(length)"
}
