import Mullion
import Testing

/// A document around an element.
func document(_ root: String, size: String = "[null, null]") throws -> Document {
    try Document(json: "{\"version\": 1, \"size\": \(size), \"root\": \(root)}")
}

/// The picture of a document around an element.
func layout(_ root: String, size: String = "[null, null]") throws -> LaidOutView {
    try document(root, size: size).layout().view
}

/// The error a text gives.
func error(in json: String, _ location: SourceLocation = #_sourceLocation) throws -> DocumentError {
    try error(in: Array(json.utf8), location)
}

/// The error some bytes give.
func error(in bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) throws -> DocumentError {
    try #require(throws: DocumentError.self, sourceLocation: location) { _ = try Document(bytes) }
}

extension LaidOutView {
    /// The frame of a named node in the coordinates of the picture.
    func frame(_ name: String, _ location: SourceLocation = #_sourceLocation) throws -> CGRect {
        try #require(frames.first { $0.name == name }, "no node \(name)", sourceLocation: location).absoluteFrame
    }
}
