import MullionGeometry

/// The passes over a store. A value of five pointers, made at the start of a pass and wherever a custom layout comes
/// back in; no array moves while a pass runs.
///
/// How a question travels (see also ARCHITECTURE.md, "The walk of one box"):
/// 1. `refreshTraits` brings the derived traits of changed nodes up to date, children first.
/// 2. `width` answers a width proposal; stacks order their children by `widthRange` and ask each for its share.
/// 3. `height` answers a height proposal within a width; stacks use `heightRange` for the order.
/// 4. `place` walks down and writes frames, re-asking only where a node is placed with another proposal.
///
/// A node that is not *separable* (its width may depend on the proposed height) answers both sides at once in `size`.
/// Every answer is remembered under its whole question until something in the node's subtree changes.
struct Engine {
    let store: UnsafeMutablePointer<Store>
    let nodes: UnsafeMutablePointer<Node>
    let ranges: UnsafeMutablePointer<LengthRange>
    let answers: UnsafeMutablePointer<Answer>
    let placements: UnsafeMutablePointer<Placement>

    @inline(__always)
    init(_ store: UnsafeMutablePointer<Store>) {
        self.store = store
        nodes = store.pointee.nodes
        ranges = store.pointee.ranges
        answers = store.pointee.answers
        placements = store.pointee.placements
    }

    @inline(__always) func kind(_ n: Int32) -> Kind { nodes[Int(n)].kind }
    @inline(__always) func flags(_ n: Int32) -> NodeFlags { nodes[Int(n)].flags }
    @inline(__always) func has(_ n: Int32, _ flag: NodeFlags) -> Bool { nodes[Int(n)].flags.contains(flag) }
    @inline(__always) func firstChild(_ n: Int32) -> Int32 { nodes[Int(n)].firstChild }
    @inline(__always) func next(_ n: Int32) -> Int32 { nodes[Int(n)].next }
    @inline(__always) func limits(_ n: Int32) -> Limits { store.pointee.limits[nodes[Int(n)].side] }

    /// How many distinct questions a node with coupled axes answers exactly in one pass.
    static let questionBudget = 256

    /// One pass: the steps of layout, in order.
    func run(_ root: Int32, _ pw: CGFloat, _ ph: CGFloat) {
        revalidateChanges()
        refreshTraits(root)
        let size = size(root, pw, ph)
        let placed = ChildPlacement(
            node: root, x: 0, y: 0, width: size.width, height: size.height, proposedWidth: pw, proposedHeight: ph)
        commit(placed, mirrored: false)
        placeRevalidated()
    }

    // MARK: - The public questions

    /// The size for a proposal.
    func size(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGSize {
        let w = width(n, pw, ph)
        return CGSize(width: w, height: height(n, pw, ph))
    }

    /// The size and every explicit guide for a proposal.
    func dimensions(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> ViewDimensions {
        let size = size(n, pw, ph)
        let guides = nodes[Int(n)].guides
        guard guides != 0 else { return ViewDimensions(width: size.width, height: size.height) }
        var explicit: [(key: AlignmentKey, value: CGFloat)] = []
        func look(_ code: GuideCode) {
            guard guides & code.bit != 0 else { return }
            let value = explicitGuide(n, code, pw, ph)
            if !value.isNaN { explicit.append((store.pointee.key(of: code), value)) }
        }
        for raw in [0, 1, 2, 4, 5, 6, 7, 8] as [UInt16] { look(GuideCode(rawValue: raw)) }
        for (row, key) in store.pointee.customGuides.enumerated() { look(.custom(row: row, axis: key.axis)) }
        return ViewDimensions(width: size.width, height: size.height, explicit: explicit)
    }

    func value<K: LayoutValueKey>(_ key: K.Type, of n: Int32) -> K.Value {
        // Values are set on a node and read through the modifiers around it.
        var n = n
        while true {
            if has(n, .valued), let box = store.pointee.values[n]?[ObjectIdentifier(key)] {
                return unsafeDowncast(box, to: TypedValueBox<K.Value>.self).value
            }
            guard handsOnValues(n) else { return K.defaultValue }
            n = firstChild(n)
        }
    }

    /// How many values a node was given, itself or inside of modifiers around it.
    func valueCount(of n: Int32) -> Int {
        var (n, count) = (n, 0)
        while true {
            if has(n, .valued) { count += store.pointee.values[n]?.count ?? 0 }
            guard handsOnValues(n) else { return count }
            n = firstChild(n)
        }
    }

    private func handsOnValues(_ n: Int32) -> Bool {
        (kind(n).isModifier || kind(n) == .overlay || kind(n) == .background) && firstChild(n) >= 0
    }

    // MARK: - Arithmetic

    /// `left - length`, where taking infinity from infinity changes nothing (rule 3.6).
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
    var stackIsLow: Bool {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) } < store.pointee.stack.limit
    }
}
