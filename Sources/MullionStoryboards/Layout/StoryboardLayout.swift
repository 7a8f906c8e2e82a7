import MullionAutoLayout
import MullionGeometry

/// A root of a document laid out.
///
/// ```swift
/// let document = try StoryboardDocument(bytes: bytes)
/// for root in document.roots {
///     let layout = StoryboardLayout(root, in: StoryboardSurroundings(size: CGSize(width: 375, height: 667)))
///     for (id, frame) in layout.frames { print(id, frame) }
/// }
/// ```
///
/// The walk: views for what the document has, as far as its variations do not leave them out; constraints between them;
/// one layout pass.
public struct StoryboardLayout {
    /// The root of the tree.
    public let root: LayoutView
    /// The views by their identities. The root also has that of the cell it is the content of.
    public let views: [String: LayoutView]
    /// What the document says that cannot be carried out.
    public let findings: [StoryboardDiagnostic]
    /// What the engine reports, conflicts among it.
    public let reports: [LayoutReport]

    /// Lays a root out.
    public init(_ root: StoryboardRoot, in surroundings: StoryboardSurroundings) {
        var builder = ViewTreeBuilder(surroundings)
        self.root = builder.build(root)
        self.root.layoutIfNeeded()
        views = builder.views
        findings = builder.findings
        reports = self.root.takeLayoutReports()
    }

    /// The frames of all views by their identities, in their superviews; of views in scroll views in the content.
    public var frames: [String: CGRect] { views.mapValues(\.frame) }
}

/// Something in a document that cannot be carried out. Layout goes on without it.
public enum StoryboardDiagnostic: Hashable, Sendable {
    /// A constraint names an object that the root does not have.
    case missingItem(constraint: String, item: String)
    /// A constraint of attributes that do not fit each other.
    case unusableConstraint(constraint: String, reason: String)
}

extension StoryboardDiagnostic: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missingItem(let constraint, let item): "constraint \(constraint) names \(item), which is not there"
        case .unusableConstraint(let constraint, let reason): "constraint \(constraint): \(reason)"
        }
    }
}
