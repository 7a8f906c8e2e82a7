/// An XML element, from which the typed values are made.
package struct DocumentElement: Sendable {
    package var name: String
    package var attributes: [String: String]
    package var children: [DocumentElement] = []
    var text = ""
    var position: SourcePosition
    /// The kinds of issues that a comment before the element accepts.
    var allowedKinds: [String] = []

    /// Returns the first child with a name.
    func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

    /// Returns the first child with a key.
    package func child(key: String) -> DocumentElement? { children.first { $0.attributes["key"] == key } }

    /// Returns the children of the first child with a name.
    func list(_ name: String) -> [DocumentElement] { child(name)?.children ?? [] }
}
