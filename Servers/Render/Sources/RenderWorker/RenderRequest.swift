import Foundation
import Mullion

/// A drawing that a client asks for.
struct RenderRequest {
    /// The pixels per point that a request can ask for.
    static let scales: ClosedRange<Double> = 0.25...8

    let format: RenderFormat
    let scale: Double
    let data: DocumentData?
    let template: DocumentTemplate
    /// The name of the stored template; nil for a document in the request.
    let templateName: String?
    /// The files that the template may use; nil for none.
    let resources: ResourceFolder?

    /// Reads a request.
    ///
    /// Only stored templates use files; a document in the request uses none.
    init(_ body: [UInt8], templates: TemplateStore) throws(RequestError) {
        let fields = try RequestFields(body)
        format = try Self.format(fields)
        scale = try fields.value(Double.self, of: "scale", expected: "a number") ?? 2
        guard Self.scales.contains(scale) else {
            throw fields.error("\"scale\": expected a number from 0.25 to 8", in: "scale")
        }
        let name = try fields.value(String.self, of: "template", expected: "the name of a template")
        let document = fields.text(of: "document")
        if (document == nil) == (name == nil) {
            throw fields.error("expected either \"template\" or \"document\"", in: "document")
        }
        let inline: DocumentTemplate?
        do throws(DocumentError) {
            data = if let text = fields.text(of: "data") { try DocumentData(json: text) } else { nil }
            inline = if let document { try DocumentTemplate(document) } else { nil }
        } catch {
            throw RequestError(error, template: nil)
        }
        guard let template = inline ?? name.flatMap({ templates[$0] }) else {
            var error = fields.error("\"template\": there is no template of this name", in: "template")
            error.status = 404
            throw error
        }
        self.template = template
        resources = inline == nil ? templates.resources : nil
        templateName = name
    }

    private static func format(_ fields: RequestFields) throws(RequestError) -> RenderFormat {
        let all = RenderFormat.allCases.map(\.rawValue).joined(separator: ", ")
        let name = try fields.value(String.self, of: "format", expected: "one of \(all)") ?? "svg"
        guard let format = RenderFormat(rawValue: name) else {
            throw fields.error("\"format\": expected one of \(all)", in: "format")
        }
        return format
    }
}
