/// What variations of a document can depend on.
public struct StoryboardTraits: Hashable, Sendable {
    /// How much room an axis has.
    public enum SizeClass: String, Hashable, Sendable {
        case compact, regular
    }

    /// The size classes; nil: unknown, and no variation for one counts.
    public var width: SizeClass?
    public var height: SizeClass?

    public init(width: SizeClass? = nil, height: SizeClass? = nil) {
        self.width = width
        self.height = height
    }

    /// The value of a trait by its name in documents.
    func value(of name: String) -> String? {
        switch name {
        case "widthClass": width?.rawValue
        case "heightClass": height?.rawValue
        default: nil
        }
    }
}
