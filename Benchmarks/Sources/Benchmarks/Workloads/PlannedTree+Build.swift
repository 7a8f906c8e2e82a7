import MullionGeometry
import MullionLayout

/// By what the rows and columns of a plan are arranged.
enum StackFlavour: String, CaseIterable {
    /// The built-in stacks.
    case builtin
    /// A layout that knows only the public protocol.
    case custom
    /// A layout for one axis at a time.
    case separable
    /// Boxes of CSS, which are all nodes but the texts.
    case css
}

extension PlannedTree {
    /// Makes the nodes in a tree, in pre-order, through the public interface. Returns the root.
    ///
    /// - Parameter identities: One per planned node; written.
    @inline(never)
    @discardableResult
    func build(
        in tree: LayoutTree, flavour: StackFlavour, identities: UnsafeMutableBufferPointer<NodeID>
    ) -> NodeID {
        if flavour == .css { return buildBoxes(in: tree, identities: identities) }
        nodes.withUnsafeBufferPointer { nodes in
            for row in nodes.indices {
                let node = nodes[row]
                let kind = Self.kind(of: node, flavour)
                identities[row] =
                    node.parent < 0 ? tree.makeNode(kind) : tree.appendNode(kind, to: identities[Int(node.parent)])
                if node.cell != .none {
                    tree.setValue(
                        node.cell == .first ? .first() : .next, forKey: GridValues.Row.self, of: identities[row])
                }
            }
        }
        tree.root = identities[0]
        return identities[0]
    }

    /// The public description of a planned node.
    @inline(__always)
    static func kind(of node: Node, _ flavour: StackFlavour) -> NodeKind {
        switch node.shape {
        case .fixed:
            return .fixed(CGSize(width: node.a, height: node.b))
        case .growing:
            let natural = CGSize(width: node.a, height: node.b)
            return .flexible(min: natural, ideal: natural, max: CGSize(width: .infinity, height: node.b))
        case .text:
            return .leaf(text(natural: node.a, lineHeight: node.b))
        case .spacer:
            return .spacer(minLength: 0)
        case .row:
            switch flavour {
            case .builtin, .css: return .hStack(alignment: .top, spacing: node.a)
            case .custom: return .layout(CustomHStack(spacing: node.a))
            case .separable: return .layout(SeparableHStack(spacing: node.a))
            }
        case .column:
            switch flavour {
            case .builtin, .css: return .vStack(alignment: .leading, spacing: node.a)
            case .custom: return .layout(CustomVStack(spacing: node.a))
            case .separable: return .layout(SeparableVStack(spacing: node.a))
            }
        case .grid:
            return .layout(GridLayout(alignment: .topLeading, horizontalSpacing: node.a, verticalSpacing: node.a))
        case .padding:
            return .padding(node.a)
        case .wideFrame:
            return .flexibleFrame(maxWidth: .infinity, alignment: .topLeading)
        case .tallFrame:
            return .flexibleFrame(maxHeight: .infinity, alignment: .topLeading)
        case .cellGrid:
            return .layout(cells(columns: Int(node.a)))
        case .cellRow:
            return .layout(CellRow())
        case .lazyGrid:
            let columns = [GridItem](repeating: GridItem(.flexible(), spacing: node.a), count: 10)
            return .layout(LazyVGridLayout(columns: columns, spacing: node.a))
        case .table:
            let columns: [TableColumnWidth] = [.fixed(80), .fitting, .flexible(minimum: 40), .fitting, .fitting]
            let cells = TableCell.placed(
                [[TableCell.Span]](repeating: .init(repeating: .init(), count: 10), count: Int(node.a)))
            return .layout(
                TableLayout(
                    columns: columns + columns, cells: cells.flatMap { $0 }, spacing: CGSize(width: 4, height: 2)))
        case .splitGrid:
            return .layout(SplitGrid(spacing: 1))
        }
    }

    /// A grid whose columns share the room there is.
    private static func cells(columns: Int) -> CellGrid {
        var grid = CellGrid(maxColumns: columns, fills: .horizontal).spacing(4)
        grid.defaultColumnSizing = CellTrack(stretch: 1)
        return grid
    }

    /// A text that wraps into as many lines as its natural width needs.
    @inline(__always)
    static func text(natural: CGFloat, lineHeight: CGFloat) -> LeafMeasure {
        LeafMeasure(traits: .wrappingText) { proposal in
            guard let width = proposal.width, width < natural else {
                return CGSize(width: natural, height: lineHeight)
            }
            // Narrower than a point the number of lines would have no end.
            let lines = (natural / max(width, 1)).rounded(.up)
            return CGSize(width: width, height: lines * lineHeight)
        }
    }
}
