import Foundation

/// What a worker answers: a drawing, or a fault of the request as JSON.
public struct RenderAnswer: Hashable, Sendable {
    /// The status of HTTP: 200 for a drawing.
    public var status: Int
    /// The format of the drawing; nil for a fault.
    public var format: RenderFormat?
    /// The digest of the drawing; empty for a fault.
    public var digest: [UInt8]
    /// The bytes of the drawing, or of the JSON.
    public var body: [UInt8]

    /// The media type of the body.
    public var contentType: String { format?.contentType ?? "application/json" }

    /// Creates the answer of a drawing.
    public init(_ drawing: [UInt8], format: RenderFormat) {
        status = 200
        self.format = format
        digest = SHA256.digest(of: drawing)
        body = drawing
    }

    /// Creates the answer that describes a fault.
    public init(_ error: RequestError) {
        status = error.status
        format = nil
        digest = []
        body = error.json
    }

    init(status: Int, format: RenderFormat?, digest: [UInt8], body: [UInt8]) {
        self.status = status
        self.format = format
        self.digest = digest
        self.body = body
    }
}
