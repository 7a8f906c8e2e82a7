import MullionGeometry

/// A root of a document, laid out as somebody wants to see it.
public struct IBScreen {
    /// What it is called: see ``IBRoot/name``.
    public let name: String
    public let root: IBRoot
    /// What it was laid out with.
    public let surroundings: IBSurroundings
    public let layout: IBLayout

    /// Lays out a root with surroundings.
    public init(_ root: IBRoot, in surroundings: IBSurroundings) {
        name = root.name
        self.root = root
        self.surroundings = surroundings
        layout = IBLayout(root, in: surroundings)
    }
}

extension IBDocument {
    /// All roots laid out, in the order of the document.
    ///
    /// - Complexity: That of laying out all views.
    public func screens(in setting: IBSetting = IBSetting()) -> [IBScreen] {
        roots.map { IBScreen($0, in: surroundings(of: $0, in: setting)) }
    }
}
