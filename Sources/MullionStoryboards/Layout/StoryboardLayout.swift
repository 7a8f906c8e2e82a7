import MullionAutoLayout
import MullionGeometry

/// A laid-out root of a document.
///
/// ```swift
/// let document = try StoryboardDocument(bytes: bytes)
/// for root in document.roots {
///     let layout = StoryboardLayout(root, in: StoryboardSurroundings(size: CGSize(width: 375, height: 667)))
///     for (id, frame) in layout.frames { print(id, frame) }
/// }
/// ```
///
/// Layout makes views, leaving out those that variations exclude, activates their constraints,
/// and runs one layout pass.
public struct StoryboardLayout {
    /// The root of the tree.
    public let root: LayoutView
    /// The views by ID. The content of a cell is also found by the ID of the cell.
    public let views: [String: LayoutView]
    /// The parts of the document that layout left out.
    public let diagnostics: [StoryboardDiagnostic]
    /// The reports of the engine, including conflicts; at most as many as the surroundings' limit of conflicts.
    public let reports: [LayoutReport]

    /// Lays out a root.
    public init(_ root: StoryboardRoot, in surroundings: StoryboardSurroundings) {
        var builder = ViewTreeBuilder(surroundings)
        self.root = builder.build(root)
        self.root.layoutIfNeeded()
        views = builder.views
        diagnostics = builder.diagnostics
        reports = Array(self.root.takeLayoutReports().prefix(surroundings.limits.conflicts))
    }

    /// The frames of all views by ID, in their superviews' coordinates; in a scroll view, in the content's coordinates.
    public var frames: [String: CGRect] { views.mapValues(\.frame) }
}

/// A part of a document that layout leaves out.
public enum StoryboardDiagnostic: Hashable, Sendable {
    /// A constraint refers to an object outside of the root.
    case missingItem(constraint: String, item: String)
    /// A constraint with incompatible attributes.
    case unusableConstraint(constraint: String, reason: String)
}

extension StoryboardDiagnostic: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingItem(let constraint, let item): "constraint \(constraint) refers to \(item), which is missing"
        case .unusableConstraint(let constraint, let reason): "constraint \(constraint): \(reason)"
        }
    }
}
