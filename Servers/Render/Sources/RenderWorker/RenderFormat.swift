/// The formats of drawings.
public enum RenderFormat: String, CaseIterable, Sendable {
    case svg, html, png, pdf

    /// The media type.
    public var contentType: String {
        switch self {
        case .svg: "image/svg+xml"
        case .html: "text/html; charset=utf-8"
        case .png: "image/png"
        case .pdf: "application/pdf"
        }
    }
}
