import MullionDrawing
import MullionGeometry
import MullionLayout

/// The drawing of a view that has been measured and placed.
public struct LaidOutView {
    /// The tree that was laid out. Editing it does not change the drawing.
    public let tree: LayoutTree
    /// The size of the view in points.
    public let size: CGSize
    /// The drawing commands, in the coordinates of the drawing.
    public let displayList: DisplayList
    /// The diagnostics, first of layout, then of text.
    public let diagnostics: [ViewDiagnostic]

    private let snapshot: LayoutSnapshot
    /// The limits of the environment, for pages and pictures of the drawing.
    package let limits: Limits
    private let appearances: [NodeAppearance]
    /// Draws the view again, and its background.
    private let painter: Painter
    private let background: Color?

    /// The number of placed nodes.
    public var nodeCount: Int { snapshot.entries.count }

    /// The frames of all placed nodes, parents before children, siblings in declaration order.
    ///
    /// - Complexity: O(nodes).
    public var frames: [NodeFrame] { NodeFrame.list(snapshot, appearances: appearances) }

    /// The boxes of all placed nodes, for renderers that list them with the drawing.
    ///
    /// - Complexity: O(nodes).
    public var boxTree: BoxTree {
        BoxTree(
            snapshot.entries.map { entry in
                BoxTree.Box(
                    parent: entry.parent, name: entry.name, kind: appearances[Int(entry.node.index)].kind,
                    frame: entry.absoluteFrame)
            })
    }

    /// The placed nodes and their frames in the coordinates of the drawing, in the order of ``frames``, which also has
    /// names and paths and takes longer.
    ///
    /// - Complexity: O(nodes).
    package var placements: [(node: NodeID, frame: CGRect)] { snapshot.entries.map { ($0.node, $0.absoluteFrame) } }

    /// Returns the baselines of a text, from the top of its frame in points; nil for other nodes.
    package func baselines(at row: Int) -> (first: CGFloat, last: CGFloat)? {
        let entry = snapshot.entries[row]
        return appearances[Int(entry.node.index)].baselines(in: entry.frame.size)
    }

    /// The size of the drawing: whole points, so that no edge falls between pixels.
    public var canvasSize: CGSize { size.roundedUp }

    /// Lays out and draws the lowered nodes.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point; anything but a positive finite number counts as 1.
    ///   - background: A color behind the whole drawing.
    package init(_ lowering: Lowering, in proposal: ProposedViewSize, scale: CGFloat, background: Color? = nil) {
        var lowering = lowering
        lowering.layOut(in: proposal)
        self.init(placed: lowering, scale: scale, background: background)
    }

    /// Draws nodes already lowered and laid out.
    init(placed lowering: Lowering, scale: CGFloat, background: Color? = nil) {
        let tree = lowering.tree
        let snapshot = tree.snapshot()
        var painter = Painter(lowering, scale: scale > 0 && scale < .infinity ? scale : 1)
        limits = lowering.environment.limits
        size = snapshot.entries.first?.frame.size ?? .zero
        self.tree = tree
        self.painter = painter
        self.background = background
        if let background { painter.fill(CGRect(origin: .zero, size: size.roundedUp), background) }
        painter.draw(snapshot)
        displayList = painter.list
        self.snapshot = snapshot
        appearances = lowering.appearances
        var diagnostics = Self.diagnostics(tree, lowering, painter)
        if size.width <= 0 || size.height <= 0 {
            diagnostics.append(ViewDiagnostic(node: nil, path: "", kind: .emptyDrawing))
        }
        self.diagnostics = diagnostics
    }

    func pages(
        _ format: PageFormat, header: ((Int, Int) -> LaidOutView)?, footer: ((Int, Int) -> LaidOutView)?
    ) -> PagedView {
        PagedView(self, painter, snapshot, background: background, format, header: header, footer: footer)
    }

    private static func diagnostics(_ tree: LayoutTree, _ lowering: Lowering, _ painter: Painter) -> [ViewDiagnostic] {
        var result = lowering.layoutDiagnostics.map { ViewDiagnostic(node: $0.node, path: $0.path, kind: .layout($0)) }
        if tree.suppressedDiagnosticCount > 0 {
            result.append(ViewDiagnostic(node: nil, path: "", kind: .suppressed(count: tree.suppressedDiagnosticCount)))
        }
        let aboutText =
            lowering.textDiagnostics
            + painter.omittedLines.map { ($0.node, .truncatedText($0.text, omittedLines: $0.count)) }
        // Text that is not shown, such as an alternative not chosen, has no diagnostics.
        for (node, kind) in aboutText where tree.isPlaced(node) {
            result.append(ViewDiagnostic(node: node, path: tree.path(of: node), kind: kind))
        }
        return result
    }
}

extension CGSize {
    fileprivate var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
