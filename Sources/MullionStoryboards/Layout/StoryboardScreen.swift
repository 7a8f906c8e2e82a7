import MullionGeometry

/// A root of a document, laid out as somebody wants to see it.
public struct StoryboardScreen {
    /// What it is called: see ``StoryboardRoot/name``.
    public let name: String
    public let root: StoryboardRoot
    /// What it was laid out with.
    public let surroundings: StoryboardSurroundings
    public let layout: StoryboardLayout

    /// Lays out a root with surroundings.
    public init(_ root: StoryboardRoot, in surroundings: StoryboardSurroundings) {
        name = root.name
        self.root = root
        self.surroundings = surroundings
        layout = StoryboardLayout(root, in: surroundings)
    }
}

extension StoryboardDocument {
    /// All roots laid out, in the order of the document.
    ///
    /// - Complexity: That of laying out all views.
    public func screens(in setting: StoryboardSetting = StoryboardSetting()) -> [StoryboardScreen] {
        roots.map { StoryboardScreen($0, in: surroundings(of: $0, in: setting)) }
    }
}
