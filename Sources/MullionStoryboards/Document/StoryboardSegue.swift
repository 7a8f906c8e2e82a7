/// A segue from a view or controller to a controller.
public struct StoryboardSegue: Hashable, Sendable {
    /// The kind, such as "show", "embed", or "relationship".
    public var kind: String
    /// The ID of the destination.
    public var destination: String?
    /// The relationship to a container, such as "rootViewController".
    public var relationship: String?

    init(_ element: DocumentElement) {
        kind = element.attributes["kind"] ?? ""
        destination = element.attributes["destination"]
        relationship = element.attributes["relationship"]
    }

    /// Returns the segues among the connections of an element.
    static func all(of element: DocumentElement) -> [StoryboardSegue] {
        element.list("connections").filter { $0.name == "segue" }.map { StoryboardSegue($0) }
    }
}

extension StoryboardView {
    /// The ID of the embedded controller; nil for views other than container views.
    public var embedded: String? { segues.first { $0.kind == "embed" }?.destination }
}
