import MullionGeometry

/// The passes over a store. A value of five pointers, made at the start of a pass and wherever a custom layout comes
/// back in; no array moves while a pass runs.
///
/// How a question travels (see also ARCHITECTURE.md, "The walk of one box"):
/// 1. `refreshTraits` brings the derived traits of changed nodes up to date, children first.
/// 2. `width` answers a width proposal; stacks order their children by `widthRange` and ask each for its share.
/// 3. `height` answers a height proposal within a width; stacks use `heightRange` for the order.
/// 4. `place` walks down and writes frames, re-asking only where a node is placed with a different proposal.
///
/// A node that is not *separable* (its width may depend on the proposed height) answers both sides at once in `size`.
/// Every answer is remembered under its whole question until something in the node's subtree changes.
struct Engine {
    let store: UnsafeMutablePointer<Store>
    let nodes: UnsafeMutablePointer<Node>
    let ranges: UnsafeMutablePointer<LengthRange>
    let measurements: UnsafeMutablePointer<Measurement>
    let placements: UnsafeMutablePointer<Placement>

    @inline(__always)
    init(_ store: UnsafeMutablePointer<Store>) {
        self.store = store
        nodes = store.pointee.nodes
        ranges = store.pointee.ranges
        measurements = store.pointee.measurements
        placements = store.pointee.placements
    }

    @inline(__always) func kind(_ node: NodeIndex) -> Kind { nodes[node].kind }
    @inline(__always) func flags(_ node: NodeIndex) -> NodeFlags { nodes[node].flags }
    @inline(__always) func has(_ node: NodeIndex, _ flag: NodeFlags) -> Bool { nodes[node].flags.contains(flag) }
    @inline(__always) func firstChild(_ node: NodeIndex) -> NodeIndex { nodes[node].firstChild }
    @inline(__always) func next(_ node: NodeIndex) -> NodeIndex { nodes[node].next }
    @inline(__always) func limits(_ node: NodeIndex) -> FrameLimits { store.pointee.limits[nodes[node].side] }

    /// The layout of a node, read in place: a function of the store would copy all of it.
    func layoutBox(_ node: NodeIndex) -> LayoutBox {
        unsafeDowncast(store.pointee.objects[nodes[node].side]!.takeUnretainedValue(), to: LayoutBox.self)
    }

    /// How many distinct questions a node with coupled axes answers exactly in one pass.
    static let questionBudget = 256

    /// One pass: the steps of layout, in order.
    func run(_ root: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) {
        revalidateChanges()
        refreshTraits(root)
        let size = size(root, proposedWidth, proposedHeight)
        let placed = ChildPlacement(
            node: root, x: 0, y: 0, width: size.width, height: size.height, proposedWidth: proposedWidth,
            proposedHeight: proposedHeight)
        commit(placed, mirrored: false)
        placeRevalidated()
    }

    // MARK: - The public questions

    func size(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGSize {
        let w = width(node, proposedWidth, proposedHeight)
        return CGSize(width: w, height: height(node, proposedWidth, proposedHeight))
    }

    /// The size and every explicit guide for a proposal.
    func dimensions(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> ViewDimensions {
        let size = size(node, proposedWidth, proposedHeight)
        let guides = nodes[node].guides
        guard guides != 0 else { return ViewDimensions(width: size.width, height: size.height) }
        var explicit: [(key: AlignmentKey, value: CGFloat)] = []
        func look(_ code: GuideCode) {
            guard guides & code.bit != 0 else { return }
            let value = explicitGuide(node, code, proposedWidth, proposedHeight)
            if !value.isNaN { explicit.append((store.pointee.key(of: code), value)) }
        }
        for raw in [0, 1, 2, 4, 5, 6, 7, 8] as [UInt16] { look(GuideCode(rawValue: raw)) }
        for (row, key) in store.pointee.customGuides.enumerated() { look(.custom(row: row, axis: key.axis)) }
        return ViewDimensions(width: size.width, height: size.height, explicit: explicit)
    }

    func value<K: LayoutValueKey>(_ key: K.Type, of node: NodeIndex) -> K.Value {
        givenValue(key, of: node) ?? K.defaultValue
    }

    /// The value that a node was given, itself or inside of modifiers around it; nil: none.
    @inline(__always)
    func givenValue<K: LayoutValueKey>(_ key: K.Type, of node: NodeIndex) -> K.Value? {
        var node = node
        while true {
            if has(node, .valued), let box = store.pointee.values[node]?[ObjectIdentifier(key)] {
                return unsafeDowncast(box, to: TypedValueBox<K.Value>.self).value
            }
            guard handsOnValues(node) else { return nil }
            node = firstChild(node)
        }
    }

    /// How many values a node was given, itself or inside of modifiers around it.
    func valueCount(of node: NodeIndex) -> Int {
        var (node, count) = (node, 0)
        while true {
            if has(node, .valued) { count += store.pointee.values[node]?.count ?? 0 }
            guard handsOnValues(node) else { return count }
            node = firstChild(node)
        }
    }

    private func handsOnValues(_ node: NodeIndex) -> Bool { kind(node).wrapsFirstChild && firstChild(node).exists }

    // MARK: - Arithmetic

    /// `left - length`, where taking infinity from infinity changes nothing (Layout rule 3.6).
    @inline(__always)
    static func subtract(_ left: CGFloat, _ length: CGFloat) -> CGFloat {
        let rest = left - length
        return rest.isNaN ? left : rest
    }

    @inline(__always)
    static func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a > b ? a : b }

    @inline(__always)
    static func smaller(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a < b ? a : b }

    @inline(__always)
    static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        value < low ? low : (value > high ? high : value)
    }

    // MARK: - Depth

    /// Whether the machine stack is nearly used up, so that the recursion must go on elsewhere.
    @inline(__always)
    var stackIsLow: Bool { MachineStack.currentAddress() < store.pointee.machineStack.limit }
}
