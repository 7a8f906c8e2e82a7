/// The traits on which variations of a document can depend.
public struct StoryboardTraits: Hashable, Sendable {
    /// The size class of an axis.
    public enum SizeClass: String, Hashable, Sendable {
        case compact, regular
    }

    /// The size classes; nil if unknown, so that no variation for one applies.
    public var width: SizeClass?
    public var height: SizeClass?

    public init(width: SizeClass? = nil, height: SizeClass? = nil) {
        self.width = width
        self.height = height
    }

    /// Returns the value of a trait by its name in documents.
    func value(of name: String) -> String? {
        switch name {
        case "widthClass": width?.rawValue
        case "heightClass": height?.rawValue
        default: nil
        }
    }
}
