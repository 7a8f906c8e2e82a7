import CMullion
import Mullion

/// A template with the folder of its images and fonts.
///
/// What does not depend on data is read with the first drawing, and kept.
private final class DocumentBox {
    let template: DocumentTemplate
    let resources: ResourceFolder?

    init(_ template: DocumentTemplate, _ resources: ResourceFolder?) {
        self.template = template
        self.resources = resources
    }
}

@_cdecl("mullion_document_create")
public func documentCreate(
    _ syntax: mullion_syntax, _ text: UnsafePointer<CChar>?, _ size: Int, _ folder: UnsafePointer<CChar>?,
    _ document: UnsafeMutablePointer<mullion_document>?
) -> mullion_status {
    call {
        let document = try required(document, "document")
        let bytes = try bytes(text, size, "text")
        let template: DocumentTemplate
        switch syntax {
        case mullion_syntax(MULLION_JSON): template = try DocumentTemplate(bytes)
        case mullion_syntax(MULLION_HTML): template = try DocumentTemplate(html: bytes)
        default: throw Failure(.invalidArgument, "\(syntax) is not a syntax")
        }
        let resources = folder.map { ResourceFolder(path: String(cString: $0)) }
        document.pointee = Handles.shared.insert(DocumentBox(template, resources), .document)
    }
}

@_cdecl("mullion_document_destroy")
public func documentDestroy(_ document: mullion_document) -> mullion_status {
    call { _ = try Handles.shared.remove(document, .document) }
}

@_cdecl("mullion_document_render")
public func documentRender(
    _ document: mullion_document, _ data: UnsafePointer<CChar>?, _ dataSize: Int, _ format: mullion_format,
    _ scale: Double, _ output: UnsafeMutablePointer<mullion_bytes>?
) -> mullion_status {
    call {
        let output = try required(output, "output")
        let values = try data.map { try DocumentData(json: try bytes($0, dataSize, "data")) }
        guard scale > 0, scale.isFinite else {
            throw Failure(.invalidArgument, "the scale is \(scale), and not a finite number above 0")
        }
        try Handles.shared.lend(document, .document, as: DocumentBox.self) { box in
            let document = try box.template.filled(with: values, resources: box.resources)
            let picture = document.layout(measurer: measurer, scale: scale).view
            write(try drawn(picture, document, format, scale), to: output)
        }
    }
}

/// What measures text: Pango where the library has it, for text in every script.
private var measurer: any TextMeasurer {
    #if Cairo
    PangoTextMeasurer()
    #else
    MetricsTextMeasurer()
    #endif
}

/// Returns the bytes of a drawing in a format.
private func drawn(
    _ picture: LaidOutView, _ document: Document, _ format: mullion_format, _ scale: CGFloat
) throws -> [UInt8] {
    let size = picture.canvasSize
    switch format {
    case mullion_format(MULLION_SVG):
        let renderer = SVGRenderer(title: document.title)
        return Array(renderer.render(picture.displayList, size: size).output.utf8)
    case mullion_format(MULLION_HTML_PAGE):
        let renderer = HTMLRenderer(title: document.title ?? "Picture")
        return Array(renderer.render(picture.displayList, boxes: picture.boxTree, size: size).output.utf8)
    case mullion_format(MULLION_FRAMES): return Array(picture.framesJSON().utf8)
    #if Cairo
    case mullion_format(MULLION_PNG):
        return try PNGRenderer(scale: scale).render(picture.displayList, size: size)
            .output
    case mullion_format(MULLION_PDF):
        let page = PDFPage(picture.displayList, size: size)
        return try PDFRenderer(title: document.title).render([page]).output
    #else
    case mullion_format(MULLION_PNG), mullion_format(MULLION_PDF):
        throw Failure(.unsupported, "PNG and PDF need a library that was built with the trait Cairo")
    #endif
    default: throw Failure(.invalidArgument, "\(format) is not a format")
    }
}

/// Returns bytes that a program passes.
///
/// - Throws: `Failure` for a null pointer, or a size that no memory has.
private func bytes(_ pointer: UnsafePointer<CChar>?, _ size: Int, _ name: String) throws -> [UInt8] {
    guard let pointer, size >= 0 else { throw Failure(.invalidArgument, "\(name) is a null pointer, or too long") }
    return pointer.withMemoryRebound(to: UInt8.self, capacity: size) {
        Array(UnsafeBufferPointer(start: $0, count: size))
    }
}
