import CMullion
import MullionGeometry
import MullionLayout

/// Makes a node, and writes its number.
private func make(
    _ tree: mullion_tree, _ node: UnsafeMutablePointer<mullion_node>?, _ kind: () throws -> NodeKind
) -> mullion_status {
    withTree(tree) { tree in
        let node = try required(node, "node")
        node.pointee = mullion_node(tree.makeNode(try kind()))
    }
}

// MARK: - Containers

@_cdecl("mullion_node_create_box")
public func nodeCreateBox(
    _ tree: mullion_tree, _ css: UnsafePointer<CChar>?, _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) { .css(try CSSStyle(declarations: text(css))) }
}

@_cdecl("mullion_node_create_stack")
public func nodeCreateStack(
    _ tree: mullion_tree, _ axis: mullion_axis, _ alignment: mullion_alignment, _ spacing: Double,
    _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) {
        let alignment = try Alignment(code: alignment)
        let spacing: CGFloat? = spacing.isNaN ? nil : CGFloat(spacing)
        switch axis {
        case mullion_axis(MULLION_HORIZONTAL): return .hStack(alignment: alignment.vertical, spacing: spacing)
        case mullion_axis(MULLION_VERTICAL): return .vStack(alignment: alignment.horizontal, spacing: spacing)
        case mullion_axis(MULLION_DEPTH): return .zStack(alignment: alignment)
        default: throw Failure(.invalidArgument, "\(axis) is not an axis")
        }
    }
}

// MARK: - Leaves

@_cdecl("mullion_node_create_spacer")
public func nodeCreateSpacer(
    _ tree: mullion_tree, _ minimum: Double, _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) { .spacer(minLength: minimum.isNaN ? nil : CGFloat(minimum)) }
}

@_cdecl("mullion_node_create_fixed")
public func nodeCreateFixed(
    _ tree: mullion_tree, _ width: Double, _ height: Double, _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) { .fixed(CGSize(width: width, height: height)) }
}

@_cdecl("mullion_node_create_flexible")
public func nodeCreateFlexible(
    _ tree: mullion_tree, _ minimum: mullion_size, _ ideal: mullion_size, _ maximum: mullion_size,
    _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) { .flexible(min: CGSize(minimum), ideal: CGSize(ideal), max: CGSize(maximum)) }
}

@_cdecl("mullion_node_create_leaf")
public func nodeCreateLeaf(
    _ tree: mullion_tree, _ leaf: UnsafePointer<mullion_leaf>?, _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) { .leaf(try LeafMeasure(leaf)) }
}

// MARK: - Modifiers

@_cdecl("mullion_node_create_frame")
public func nodeCreateFrame(
    _ tree: mullion_tree, _ width: Double, _ height: Double, _ alignment: mullion_alignment,
    _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) {
        .frame(
            width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height),
            alignment: try Alignment(code: alignment))
    }
}

@_cdecl("mullion_node_create_flexible_frame")
public func nodeCreateFlexibleFrame(
    _ tree: mullion_tree, _ minimum: mullion_size, _ ideal: mullion_size, _ maximum: mullion_size,
    _ alignment: mullion_alignment, _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) {
        func limit(_ length: Double) -> CGFloat? { length.isNaN ? nil : CGFloat(length) }
        return .flexibleFrame(
            minWidth: limit(minimum.width), idealWidth: limit(ideal.width), maxWidth: limit(maximum.width),
            minHeight: limit(minimum.height), idealHeight: limit(ideal.height), maxHeight: limit(maximum.height),
            alignment: try Alignment(code: alignment))
    }
}

@_cdecl("mullion_node_create_padding")
public func nodeCreatePadding(
    _ tree: mullion_tree, _ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double,
    _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) { .padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)) }
}

@_cdecl("mullion_node_create_priority")
public func nodeCreatePriority(
    _ tree: mullion_tree, _ priority: Double, _ node: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    make(tree, node) { .layoutPriority(priority) }
}

// MARK: - Values of C

extension CGSize {
    fileprivate init(_ size: mullion_size) { self.init(width: size.width, height: size.height) }
}

extension Alignment {
    /// Creates an alignment from a number of `mullion_alignment`.
    ///
    /// - Throws: `Failure` for an unknown number.
    fileprivate init(code: mullion_alignment) throws {
        let all: [Alignment] = [
            .center, .top, .bottom, .leading, .trailing, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
            Alignment(horizontal: .center, vertical: .firstTextBaseline),
            Alignment(horizontal: .center, vertical: .lastTextBaseline),
        ]
        guard all.indices.contains(Int(code)) else { throw Failure(.invalidArgument, "\(code) is not an alignment") }
        self = all[Int(code)]
    }
}
