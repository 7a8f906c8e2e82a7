/// An element of a document as it is written: what the typed values are made from.
struct IBElement: Sendable {
    var name: String
    var attributes: [String: String]
    var children: [IBElement] = []
    var text = ""
    var position: IBPosition

    /// The first child of a name.
    func child(_ name: String) -> IBElement? { children.first { $0.name == name } }

    /// The first child with a key.
    func child(key: String) -> IBElement? { children.first { $0.attributes["key"] == key } }

    /// The children of the first child of a name.
    func list(_ name: String) -> [IBElement] { child(name)?.children ?? [] }
}
