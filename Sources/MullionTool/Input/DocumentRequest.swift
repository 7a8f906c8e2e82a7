import Foundation
import Mullion

/// A request to lay out a JSON document.
struct DocumentRequest {
    /// The file; "-" for standard input.
    var input: String
    /// The file with the template's data; "-" for standard input.
    var data: String?
    /// The format of the data; nil to infer it from the name.
    var dataFormat: DataFormat?
    /// The name of the list of all rows, with which one document is filled; nil for a document for each row.
    var rowsAs: String?
    /// The proposed width in points; nil for the document's.
    var width: CGFloat?
    /// The proposed height in points; nil for the document's.
    var height: CGFloat?
    /// The pages to draw on; nil for one drawing.
    var page: PageRequest?
    /// The folder with the images that the document names.
    var resources = ResourceFolder(path: ".")
    /// Whether that folder was given, rather than being the document's.
    var hasGivenRoot = false
    /// The fonts, or the error in a font file.
    var fonts: Result<FontLibrary, CommandError> = .success(FontLibrary())
    /// The limits on what is read, laid out, and drawn.
    var limits = Limits.default

    var text = TextChoice.auto

    func measurer() throws(CommandError) -> any TextMeasurer { try text.measurer(try fonts.get()) }

    var files: [String] { [input] + (data.map { [$0] } ?? []) }

    /// Returns a document with the requested sizes.
    func sized(_ document: Document) -> Document {
        var document = document
        if let width { document.width = width }
        if let height { document.height = height }
        return document
    }

    /// Lays out a document, on pages if requested.
    func layOut(_ document: Document, measurer: any TextMeasurer, displayScale: CGFloat = 2) -> DocumentDrawing {
        let document = sized(document)
        guard let page else {
            let laidOut = document.layout(measurer: measurer, scale: displayScale)
            return DocumentDrawing(
                view: laidOut.view, pages: nil, warnings: laidOut.diagnostics, title: document.title,
                fonts: laidOut.measurer)
        }
        let (laidOut, pages, warnings) = document.pages(
            page.format, measurer: measurer, scale: displayScale, header: page.header, footer: page.footer)
        return DocumentDrawing(
            view: laidOut.view, pages: pages, warnings: warnings, title: document.title, fonts: laidOut.measurer,
            pageLimit: page.limit)
    }

    /// The format of the data; nil without data.
    var format: DataFormat? { data.map { dataFormat ?? DataFormat(file: $0) } }

    /// The size to which the units of a page of HTML refer; nil for that of the page.
    private var viewport: CGSize? { width.map { CGSize(width: $0, height: height ?? 0) } }

    /// Whether the input is a page of HTML: by its name, or for standard input by its first character.
    private func isPage(_ bytes: Data) -> Bool {
        if input != "-" { return ["html", "htm"].contains((input as NSString).pathExtension.lowercased()) }
        return bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    }

    func template(_ console: Console) throws(CommandError) -> DocumentTemplate {
        let bytes = try read(input, limit: limits.documentBytes, console)
        do {
            return isPage(bytes)
                ? try DocumentTemplate(html: bytes, viewport: viewport, limits: limits)
                : try DocumentTemplate(bytes, limits: limits)
        } catch {
            throw Self.error(error, in: input, bytes)
        }
    }

    /// Returns an error in the content of a file.
    static func error(_ error: DocumentError, in file: String, _ bytes: Data) -> CommandError {
        let line = SourceText(Array(bytes)).line(at: error.position)
        return CommandError([FileDiagnostic(error, in: displayName(file, "stdin"), line: line)])
    }

    /// Reads the document and fills in its data.
    func document(_ console: Console) throws(CommandError) -> Document {
        if let data, let rowsAs {
            try checkStreams()
            return try filled(try template(console), with: try allRows(data, as: rowsAs, console))
        }
        if let format, format != .json {
            throw .usage(
                "error: only render and check take rows of .\(format.rawValue); give one JSON object, or all rows with "
                    + "--rows-as"
            )
        }
        try checkStreams()
        let template = try template(console)
        return try filled(template, with: try data.map { name throws(CommandError) in try json(name, console) })
    }

    /// - Throws: ``CommandError`` if document and data are both standard input.
    func checkStreams() throws(CommandError) {
        guard input != "-" || data != "-" else {
            throw .usage("error: the document and its data cannot both be standard input")
        }
    }

    /// The document and its data, as files that an output must not replace. To be kept for many outputs.
    var inputFiles: InputFiles { InputFiles(document: input, data: data) }

    /// Fills data in a template.
    ///
    /// - Throws: All errors of the document.
    func filled(_ template: DocumentTemplate, with data: DocumentData?) throws(CommandError) -> Document {
        do {
            return sized(try template.filled(with: data, resources: resources))
        } catch {
            let file = displayName(input, "stdin")
            let errors = template.errors(filledWith: data, resources: resources)
            throw CommandError(
                (errors.isEmpty ? [error] : errors).map {
                    FileDiagnostic($0, in: file, line: template.sourceLine(at: $0.position))
                })
        }
    }

    /// Returns all rows of the data as a list of a name.
    func allRows(_ data: String, as name: String, _ console: Console) throws(CommandError) -> DocumentData {
        let file = displayName(data, "stdin")
        do {
            let part = try open(data, console)
            let rows: [DocumentData]
            switch format {
            case .csv: rows = try RowSource(csv: part, file: file).all(of: file, limit: limits.rows)
            case .jsonl: rows = try RowSource(lines: part, limits).all(of: file, limit: limits.rows)
            case .json, nil:
                guard
                    let found = try DocumentData.rows(
                        json: try read(data, limit: limits.documentBytes, console), limits: limits)
                else {
                    throw CommandError(text: "\(file):1:1: error: --rows-as needs rows: an array of objects")
                }
                rows = found.map(\.data)
            }
            return DocumentData(rows: rows, named: name)
        } catch let error as CommandError {
            throw error
        } catch let error as DocumentError {
            throw CommandError(text: error.description(file: file))
        } catch {
            throw CommandError(text: "\(file): error: cannot be read: \(reason(error))")
        }
    }

    private func json(_ name: String, _ console: Console) throws(CommandError) -> DocumentData {
        let bytes = try read(name, limit: limits.documentBytes, console)
        do {
            return try DocumentData(json: bytes, limits: limits)
        } catch {
            throw Self.error(error, in: name, bytes)
        }
    }
}
