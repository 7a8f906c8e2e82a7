import Foundation
import MullionLayout

/// A container of cells written down for a test: groups of children, each with its layout.
public struct CellTestTree: Sendable {
    /// The layouts with the children they arrange.
    public var groups: [Group]

    /// A layout and its children.
    public struct Group: Sendable {
        /// How the children are arranged.
        public var layout: any CellSettings
        /// The children, in order.
        public var children: [Child]
    }

    /// A child: how large it is, and what its container is told about it.
    public struct Child: Sendable {
        /// How large it is.
        public var content: Content
        /// What its container is told.
        public var item: CellItem
    }

    /// How large a child is.
    public enum Content: Sendable {
        /// Always the same.
        case desired(CGSize)
        /// Like a text.
        case blocks(Blocks)
        /// Another container.
        indirect case container(CellTestTree)
    }

    /// Equal blocks in lines that break like text.
    public struct Blocks: Sendable {
        /// The size of a block.
        public var block: CGSize
        /// How many there are.
        public var count: Int
        /// Whether the last line is lost when it is not full, as in a test view of WeView 2.
        public var losesLastLine: Bool

        /// Creates a run of blocks.
        public init(block: CGSize, count: Int, losesLastLine: Bool = false) {
            self.block = block
            self.count = count
            self.losesLastLine = losesLastLine
        }

        /// As many blocks a line as fit, at least one; a single line without a width.
        public func size(width: CGFloat?) -> CGSize {
            guard count > 0 else { return .zero }
            var line = count
            if let width, width > 0, block.width > 0 {
                line = Int(min(max((width / block.width).rounded(.down), 1), CGFloat(count)))
            }
            let lines = losesLastLine ? count / line : (count + line - 1) / line
            return CGSize(width: CGFloat(line) * block.width, height: CGFloat(lines) * block.height)
        }
    }

}

extension CellTestTree {
    /// The nodes of a container, by groups.
    public final class Nodes {
        /// The container's node.
        public let top: NodeID
        /// The children's nodes, by group.
        public let groups: [[NodeID]]
        /// The children that are containers themselves, by group.
        let nested: [[Nodes?]]

        init(top: NodeID, groups: [[NodeID]], nested: [[Nodes?]]) {
            self.top = top
            self.groups = groups
            self.nested = nested
        }
    }

    /// Makes the nodes of the container.
    ///
    /// - Parameter fills: Whether the container takes the size it is proposed; those inside it are given their frames.
    public func makeNodes(in tree: LayoutTree, fills: Bool) -> Nodes {
        var all: [[NodeID]] = []
        var nested: [[Nodes?]] = []
        for (row, group) in groups.enumerated() {
            var nodes: [NodeID] = []
            var containers: [Nodes?] = []
            for child in group.children {
                let container = child.container.map { $0.makeNodes(in: tree, fills: false) }
                let node = container?.top ?? tree.makeNode(child.leafKind)
                tree.setValue(child.item.inGroup(row), forKey: CellItemKey.self, of: node)
                nodes.append(node)
                containers.append(container)
            }
            all.append(nodes)
            nested.append(containers)
        }
        return Nodes(
            top: tree.makeNode(kind(fills: fills), children: all.flatMap { $0 }), groups: all, nested: nested)
    }

    private func kind(fills: Bool) -> NodeKind {
        guard groups.count == 1 else {
            let container = CellGroups(groups.map(\.layout))
            return .layout(fills ? container.filling() : container)
        }
        return Self.kind(of: groups[0].layout, fills: fills)
    }

    private static func kind(of layout: some CellSettings, fills: Bool) -> NodeKind {
        .layout(fills ? layout.filling() : layout)
    }
}

extension CellTestTree.Child {
    fileprivate var container: CellTestTree? {
        guard case .container(let container) = content else { return nil }
        return container
    }

    fileprivate var leafKind: NodeKind {
        switch content {
        case .desired(let size): .fixed(size)
        case .blocks(let blocks):
            .leaf(
                LeafMeasure(traits: .wrappingText) { proposal in
                    blocks.size(width: proposal.width == .infinity ? nil : proposal.width)
                })
        case .container: .fixed(.zero)
        }
    }
}
