/// A way from a view or a controller to another controller.
public struct StoryboardSegue: Hashable, Sendable {
    /// What it does, such as "show", "embed" or "relationship".
    public var kind: String
    /// The identity of the controller it leads to.
    public var destination: String?
    /// What that is for a container, such as "rootViewController".
    public var relationship: String?

    init(_ element: DocumentElement) {
        kind = element.attributes["kind"] ?? ""
        destination = element.attributes["destination"]
        relationship = element.attributes["relationship"]
    }

    /// Those among the connections of an element.
    static func all(of element: DocumentElement) -> [StoryboardSegue] {
        element.list("connections").filter { $0.name == "segue" }.map { StoryboardSegue($0) }
    }
}

extension StoryboardView {
    /// The identity of the controller whose view it is to contain; nil for others than container views.
    public var embedded: String? { segues.first { $0.kind == "embed" }?.destination }
}
