import Foundation
import Mullion

/// A document to be laid out, by the name of its file.
struct DocumentRequest {
    /// The file; "-" for standard input.
    var input: String
    /// The file with what the placeholders stand for; "-" for standard input.
    var data: String?
    /// What the data is written in; nil: as its name tells.
    var dataFormat: DataFormat?
    /// The width of the picture in points, instead of the document's.
    var width: CGFloat?
    /// The height of the picture in points, instead of the document's.
    var height: CGFloat?
    /// The pages it is drawn on; nil: on one sheet of its own size.
    var page: PageRequest?
    /// The folder with the pictures that the document names.
    var resources = ResourceFolder(path: ".")
    /// Where metrics of fonts are looked up, or why a font cannot be read.
    var fonts: Result<FontLibrary, CommandError> = .success(FontLibrary())

    /// What measures text.
    var text = TextChoice.auto

    /// What measures text, with the fonts.
    func measurer() throws(CommandError) -> any TextMeasurer { try text.measurer(try fonts.get()) }

    /// The files that are read.
    var files: [String] { [input] + (data.map { [$0] } ?? []) }

    /// A document with the sizes that were asked for.
    func sized(_ document: Document) -> Document {
        var document = document
        if let width { document.width = width }
        if let height { document.height = height }
        return document
    }

    /// A document laid out for a display, on pages if there are to be any.
    func layOut(_ document: Document, measurer: any TextMeasurer, displayScale: CGFloat = 2) -> DocumentPicture {
        var document = sized(document)
        if let page { (document.width, document.height) = (page.format.content.width, nil) }
        let laidOut = document.layout(measurer: measurer, scale: displayScale)
        guard let page else { return DocumentPicture(view: laidOut.view, pages: nil, warnings: laidOut.diagnostics) }
        let (pages, warnings) = laidOut.pages(page.format, measurer: measurer, footer: page.footer)
        return DocumentPicture(view: laidOut.view, pages: pages, warnings: laidOut.diagnostics + warnings)
    }

    /// What the data is written in; nil if there is none.
    var format: DataFormat? { data.map { dataFormat ?? DataFormat(file: $0) } }

    /// The template, read.
    func template(_ console: Console) throws(CommandError) -> DocumentTemplate {
        let bytes = try read(input, console)
        do {
            return try DocumentTemplate(bytes)
        } catch {
            throw CommandError(text: error.description(file: displayName(input, "stdin")))
        }
    }

    /// The document, with its data filled in.
    func document(_ console: Console) throws(CommandError) -> Document {
        if let format, format != .json {
            throw CommandError(
                text: "error: rows of .\(format.rawValue) are taken by render only; give one object of JSON",
                outcome: .usage)
        }
        try checkStreams()
        let template = try template(console)
        return try filled(template, with: try data.map { name throws(CommandError) in try json(name, console) })
    }

    /// - Throws: ``CommandError`` if two files are to be read from standard input.
    func checkStreams() throws(CommandError) {
        guard input != "-" || data != "-" else {
            throw CommandError(
                text: "error: the document and its data cannot both be standard input", outcome: .usage)
        }
    }

    /// - Throws: ``CommandError`` if a picture would be written over the document or its data.
    func checkOutput(_ output: String) throws(CommandError) {
        guard output != "-" else { return }
        func resolved(_ file: String) -> String { URL(fileURLWithPath: file).resolvingSymlinksInPath().path }
        let place = resolved(output)
        for file in files where file != "-" && resolved(file) == place {
            throw CommandError(
                text: "error: \(output) is \(file == input ? "the document" : "the data") itself; name another output",
                outcome: .usage)
        }
    }

    /// A template with its data filled in.
    func filled(_ template: DocumentTemplate, with data: DocumentData?) throws(CommandError) -> Document {
        do {
            return sized(try template.filled(with: data, resources: resources))
        } catch {
            throw CommandError(text: error.description(file: displayName(input, "stdin")))
        }
    }

    private func json(_ name: String, _ console: Console) throws(CommandError) -> DocumentData {
        let bytes = try read(name, console)
        do {
            return try DocumentData(json: bytes)
        } catch {
            throw CommandError(text: error.description(file: displayName(name, "stdin")))
        }
    }
}
