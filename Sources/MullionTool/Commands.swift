import Foundation
import Mullion

/// A document to be laid out, by the name of its file.
struct DocumentRequest {
    /// The file; "-" for standard input.
    var input: String
    /// The width of the picture in points, instead of the document's.
    var width: CGFloat?
    /// The height of the picture in points, instead of the document's.
    var height: CGFloat?
}

/// What a picture can be written as.
enum OutputFormat: String, CaseIterable {
    case svg, html, json, txt

    /// The format told by the name of a file; nil if it is not supported. Standard output is SVG.
    init?(file: String) {
        self.init(rawValue: file == "-" ? "svg" : (file as NSString).pathExtension.lowercased())
    }

    /// All formats, for messages.
    static var list: String { allCases.map { ".\($0.rawValue)" }.joined(separator: ", ") }
}

/// Draws a document into a file.
func render(_ request: DocumentRequest, to output: String, console: Console) -> Outcome {
    let start = ContinuousClock.now
    guard let format = OutputFormat(file: output) else {
        console.note("error: cannot tell the format of \"\(output)\"; supported are \(OutputFormat.list)")
        return .usage
    }
    do {
        let picture = try layOut(request, console)
        let name = displayName(request.input, "stdin")
        let rendering = rendered(picture, as: format, title: (name as NSString).lastPathComponent)
        report(rendering.diagnostics.map { "\(name): warning: \($0)" }, console)
        try write(rendering.output, to: output, console)
        console.note(summary(of: picture, named: displayName(output, "stdout"), since: start))
        return .done
    } catch {
        console.note(error.text)
        return .invalid
    }
}

/// Prints where every box of a document stands.
func printFrames(_ request: DocumentRequest, console: Console) -> Outcome {
    do {
        try write(try layOut(request, console).framesJSON(), to: "-", console)
        return .done
    } catch {
        console.note(error.text)
        return .invalid
    }
}

/// Why a command cannot do its work, as the line to be shown.
struct CommandError: Error {
    var text: String
}

// MARK: - Steps

private func rendered(_ picture: LaidOutView, as format: OutputFormat, title: String) -> Rendering<String> {
    switch format {
    case .svg: SVGRenderer().render(picture.displayList, size: picture.canvasSize)
    case .html:
        HTMLRenderer(title: title)
            .render(picture.displayList, boxes: picture.boxTree, size: picture.canvasSize)
    case .json: Rendering(output: picture.framesJSON())
    case .txt: TerminalRenderer().render(picture.displayList, size: picture.canvasSize)
    }
}

/// Reads and lays out a document, and reports what may surprise.
private func layOut(_ request: DocumentRequest, _ console: Console) throws(CommandError) -> LaidOutView {
    let name = displayName(request.input, "stdin")
    let data = try read(request.input, console)
    var document: Document
    do {
        document = try Document(data)
    } catch {
        throw CommandError(text: error.description(file: name))
    }
    if let width = request.width { document.width = width }
    if let height = request.height { document.height = height }
    let result = document.layout()
    report(result.warnings.lazy.map { $0.description(file: name) }, console)
    return result.view
}

private func read(_ input: String, _ console: Console) throws(CommandError) -> Data {
    let limit = Document.sizeLimit + 1
    do {
        if input == "-" { return try console.read(limit) }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input, isDirectory: &isDirectory) else {
            throw CommandError(text: "\(displayName(input, "stdin")): error: there is no such file")
        }
        guard !isDirectory.boolValue else { throw CommandError(text: "\(input): error: this is a folder, not a file") }
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
        defer { try? file.close() }
        return try file.bytes(atMost: limit)
    } catch let error as CommandError {
        throw error
    } catch {
        throw CommandError(text: "\(displayName(input, "stdin")): error: cannot be read: \(reason(error))")
    }
}

/// Writes a file as a whole or not at all, or to standard output.
private func write(_ text: String, to output: String, _ console: Console) throws(CommandError) {
    do {
        if output == "-" { return try console.write(text) }
        let file = URL(fileURLWithPath: output).resolvingSymlinksInPath()
        let folder = file.deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CommandError(text: "\(output): error: the folder \(folder) does not exist; create it first")
        }
        let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        switch type {
        case .typeDirectory?: throw CommandError(text: "\(output): error: this is a folder, not a file")
        case .typeRegular?, nil:
            // Written beside and renamed, so that a failure leaves an older file as it was.
            try Data(text.utf8).write(to: file, options: .atomic)
        default:
            // A pipe or device must not be replaced by a file.
            let handle = try FileHandle(forWritingTo: file)
            defer { try? handle.close() }
            try handle.write(contentsOf: Data(text.utf8))
        }
    } catch let error as CommandError {
        throw error
    } catch {
        throw CommandError(text: "\(displayName(output, "stdout")): error: cannot be written: \(reason(error))")
    }
}

/// The words of the operating system where there are any.
private func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
    return error.localizedDescription
}

/// Shows warnings, the first hundred of them.
private func report(_ warnings: some Collection<String>, _ console: Console) {
    for warning in warnings.prefix(100) { console.note(warning) }
    if warnings.count > 100 { console.note("\(warnings.count - 100) more warnings") }
}

private func displayName(_ file: String, _ stream: String) -> String {
    file == "-" ? stream : file.isEmpty ? "\"\"" : file
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
