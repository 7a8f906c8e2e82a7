import MullionGeometry

/// A root of a document, laid out in a setting.
public struct StoryboardScreen {
    /// The display name; see ``StoryboardRoot/name``.
    public let name: String
    public let root: StoryboardRoot
    /// The surroundings of the layout.
    public let surroundings: StoryboardSurroundings
    public let layout: StoryboardLayout

    /// Lays out a root in surroundings.
    public init(_ root: StoryboardRoot, in surroundings: StoryboardSurroundings) {
        name = root.name
        self.root = root
        self.surroundings = surroundings
        layout = StoryboardLayout(root, in: surroundings)
    }
}

extension StoryboardDocument {
    /// Lays out all roots, in document order.
    ///
    /// - Complexity: One layout of all roots.
    public func screens(in setting: StoryboardSetting = StoryboardSetting()) -> [StoryboardScreen] {
        roots.map { StoryboardScreen($0, in: surroundings(of: $0, in: setting)) }
    }
}
