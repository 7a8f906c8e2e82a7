import Foundation
import Mullion

/// Draws requests one after the other.
public struct Renderer {
    private let templates: TemplateStore
    private let limits: RenderLimits
    private let measurer: any TextMeasurer

    /// Creates a renderer of the given templates.
    public init(templates: TemplateStore = TemplateStore(), limits: RenderLimits = RenderLimits()) {
        self.templates = templates
        self.limits = limits
        #if Cairo
        measurer = PangoTextMeasurer(.whereNeeded)
        #else
        measurer = MetricsTextMeasurer()
        #endif
    }

    /// Draws texts in each format and style, and lays out every template that needs no data, so that fonts and images
    /// are loaded before the first request.
    ///
    /// - Parameter seconds: The time after which no further template is laid out.
    public func warmUp(seconds: Double) {
        let start = ContinuousClock.now
        let styles = ["", #", "bold": true"#, #", "italic": true"#, #", "bold": true, "italic": true"#]
        let texts = styles.map { #"{"kind": "text", "text": "Wärme’s 12"\#($0)}"# }.joined(separator: ", ")
        for format in RenderFormat.allCases {
            let root = #"{"kind": "vStack", "children": [\#(texts), {"kind": "circle"}]}"#
            let body = #"{"document": {"version": 1, "root": \#(root)}, "format": "\#(format)"}"#
            _ = answer(to: Array(body.utf8))
        }
        for name in templates.names where (ContinuousClock.now - start) / .seconds(1) < seconds {
            guard let document = try? templates[name]?.filled(with: nil, resources: templates.resources) else {
                continue
            }
            guard document.elementCount <= limits.nodes else { continue }
            _ = document.layout(measurer: measurer)
        }
    }

    /// Returns the drawing that the body of a request asks for, or its fault.
    public func answer(to body: [UInt8]) -> RenderAnswer {
        do throws(RequestError) {
            let request = try RenderRequest(body, templates: templates)
            let drawing = try draw(request)
            guard drawing.count <= limits.answerBytes else {
                throw tooLarge("the drawing has \(drawing.count) bytes", limit: limits.answerBytes)
            }
            return RenderAnswer(drawing, format: request.format)
        } catch {
            return RenderAnswer(error)
        }
    }

    private func draw(_ request: RenderRequest) throws(RequestError) -> [UInt8] {
        let document = try filled(request)
        guard document.elementCount <= limits.nodes else {
            throw tooLarge("the document has \(document.elementCount) elements", limit: limits.nodes)
        }
        let view = document.layout(measurer: measurer, scale: request.scale).view
        guard view.nodeCount <= limits.nodes else {
            throw tooLarge("the document makes \(view.nodeCount) nodes", limit: limits.nodes)
        }
        switch request.format {
        case .svg:
            return Array(SVGRenderer(title: document.title).render(view.displayList, size: view.canvasSize).output.utf8)
        case .html:
            var renderer = HTMLRenderer(title: document.title ?? "Picture")
            renderer.svg.title = document.title
            return Array(renderer.render(view.displayList, boxes: view.boxTree, size: view.canvasSize).output.utf8)
        case .png:
            return try png(view, scale: request.scale)
        case .pdf:
            return try pdf(view, title: document.title)
        }
    }

    private func filled(_ request: RenderRequest) throws(RequestError) -> Document {
        do throws(DocumentError) {
            return try request.template.filled(with: request.data, resources: request.resources)
        } catch {
            throw RequestError(error, template: request.templateName)
        }
    }

    private func tooLarge(_ what: String, limit: Int) -> RequestError {
        RequestError(status: 422, message: "\(what); the limit is \(limit)")
    }

    #if Cairo
    private func png(_ view: LaidOutView, scale: Double) throws(RequestError) -> [UInt8] {
        let size = view.canvasSize
        let pixels = Double(size.width) * scale * Double(size.height) * scale
        guard pixels <= Double(limits.pixels) else {
            throw RequestError(
                status: 422,
                message: "the picture has \(Double(size.width) * scale) × \(Double(size.height) * scale) pixels; "
                    + "the limit is \(limits.pixels)")
        }
        do throws(CairoError) {
            return try PNGRenderer(scale: scale).render(view.displayList, size: size).output
        } catch {
            throw RequestError(status: 422, message: error.description)
        }
    }

    private func pdf(_ view: LaidOutView, title: String?) throws(RequestError) -> [UInt8] {
        do throws(CairoError) {
            return try PDFRenderer(title: title).render([PDFPage(view.displayList, size: view.canvasSize)]).output
        } catch {
            throw RequestError(status: 422, message: error.description)
        }
    }
    #else
    private func png(_: LaidOutView, scale: Double) throws(RequestError) -> [UInt8] { throw withoutCairo("png") }

    private func pdf(_: LaidOutView, title: String?) throws(RequestError) -> [UInt8] { throw withoutCairo("pdf") }

    private func withoutCairo(_ format: String) -> RequestError {
        RequestError(status: 501, message: "\"format\": this server was built without cairo, which \(format) requires")
    }
    #endif
}
