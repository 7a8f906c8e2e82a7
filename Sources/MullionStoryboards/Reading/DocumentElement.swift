/// An element of a document as it is written: what the typed values are made from.
package struct DocumentElement: Sendable {
    package var name: String
    package var attributes: [String: String]
    package var children: [DocumentElement] = []
    var text = ""
    var position: StoryboardPosition

    /// The first child of a name.
    func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

    /// The first child with a key.
    package func child(key: String) -> DocumentElement? { children.first { $0.attributes["key"] == key } }

    /// The children of the first child of a name.
    func list(_ name: String) -> [DocumentElement] { child(name)?.children ?? [] }
}
