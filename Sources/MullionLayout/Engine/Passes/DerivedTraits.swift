import MullionGeometry

/// the pass of derived traits: properties of a node that hold for every proposal. Bottom-up over the nodes that
/// changed, without recursion.
///
/// Found out: whether the width is a function of the proposed width alone (*separable*), which guides may be explicit,
/// whether there is a layout priority, the preferred spacing, and for stacks the sum of their gaps.
extension Engine {
    /// Brings the derived traits below `top` up to date.
    ///
    /// - Complexity: O(changed nodes and their siblings).
    @inline(__always)
    func refreshTraits(_ top: NodeIndex) {
        if !has(top, .validTraits) { updateTraits(top) }
    }

    @inline(never)
    private func updateTraits(_ top: NodeIndex) {
        var node = deepestInvalid(from: top)
        while true {
            computeTraits(node)
            nodes[node].flags.insert([.validTraits, .mayInherit])
            if node == top { return }
            let sibling = firstInvalid(from: next(node))
            node = sibling.exists ? deepestInvalid(from: sibling) : nodes[node].parent
        }
    }

    private func firstInvalid(from first: NodeIndex) -> NodeIndex {
        var node = first
        while node.exists, has(node, .validTraits) { node = next(node) }
        return node
    }

    private func deepestInvalid(from top: NodeIndex) -> NodeIndex {
        var node = top
        while true {
            let child = firstInvalid(from: firstChild(node))
            if !child.exists { return node }
            node = child
        }
    }

    private func computeTraits(_ node: NodeIndex) {
        store.pointee.counts.traits += 1
        if nodes[node].flags.contains(.repairedStyle) {
            for repair in store.pointee.repairs[node] ?? [] { store.pointee.record(repair, node) }
        }
        if nodes[node].kind == .measured {
            // Known since the leaf was made.
            nodes[node].flags.remove(.overBudget)
            return
        }
        if nodes[node].flags.contains(.sideSpacing) { store.pointee.dropSpacing(node) }
        nodes[node].flags.subtract(.traits)
        nodes[node].flags.remove(.overBudget)
        var traits: NodeFlags = []
        nodes[node].guides = 0
        nodes[node].edges = EdgeCodes.none
        switch nodes[node].kind {
        case .color, .fixed, .flexible: traits = .separable
        case .divider:
            traits = .separable
            setInheritedRanges(node, orientation(node))
        case .spacer:
            traits = [.separable, .hasPriority]
            let orientation = orientation(node)
            setInheritedRanges(node, orientation)
            nodes[node].edges = Self.spacerEdges(orientation)
        case .hstack, .vstack: traits = stackTraits(node)
        case .zstack, .viewThatFits, .geometryReader, .custom, .separableLayout: traits = containerTraits(node)
        case .css: traits = cssTraits(node)
        default: traits = wrapperTraits(node)
        }
        nodes[node].flags.formUnion(traits)
    }

    private static func spacerEdges(_ orientation: Axis?) -> UInt8 {
        switch orientation {
        case .horizontal: EdgeCodes.allZero & EdgeCodes.horizontal
        case .vertical: EdgeCodes.allZero & EdgeCodes.vertical
        case nil: EdgeCodes.allZero
        }
    }

    /// Which way the nearest enclosing layout stacks, through modifiers (Layout rules 6.3, 6.4).
    private func orientation(_ node: NodeIndex) -> Axis? {
        var child = node
        var parent = nodes[node].parent
        while parent.exists {
            switch kind(parent) {
            case .hstack, .vstack:
                if has(parent, .inset) { return nil }
                return kind(parent) == .hstack ? .horizontal : .vertical
            case .custom, .separableLayout: return store.pointee.layoutBox(parent).properties.stackOrientation
            case .zstack, .geometryReader, .scroll, .css: return nil
            case .overlay, .background:
                // The base lies where the node lies; content is stacked in depth.
                if child != firstChild(parent) { return nil }
            default: break
            }
            child = parent
            parent = nodes[parent].parent
        }
        return nil
    }

    // MARK: - By family

    private func wrapperTraits(_ node: NodeIndex) -> NodeFlags {
        let child = firstChild(node)
        let kind = nodes[node].kind
        var traits: NodeFlags = []
        let own = child.exists ? flags(child) : .separable

        if own.contains(.separable) || isBoundary(node) { traits.insert(.separable) }
        if kind == .aspectRatio { traits.remove(.separable) }

        nodes[node].guides = child.exists && kind != .scroll ? nodes[child].guides : 0
        if kind == .guide { nodes[node].guides |= nodes[node].horizontalGuide.bit }

        switch kind {
        case .fixedSize, .guide, .overlay, .background, .offset, .direction:
            if own.contains(.hasPriority) { traits.insert(.hasPriority) }
        case .priority:
            if nodes[node].style.priority != 0 { traits.insert(.hasPriority) }
        default: break
        }
        if child.exists { wrapperSpacing(node, child) }
        return traits
    }

    /// Whether the width needs no child, or asks it with one fixed height (Layout rules 7.3 and 7.4).
    private func isBoundary(_ node: NodeIndex) -> Bool {
        switch kind(node) {
        case .frame: return !nodes[node].style.frameWidth.isNaN || !nodes[node].style.frameHeight.isNaN
        case .flexibleFrame:
            let (low, ideal, high) = frameLimits(node, along: .horizontal)
            return !low.isNaN && !ideal.isNaN && !high.isNaN
        case .fixedSize, .scroll: return has(node, .vertical)
        default: return false
        }
    }

    private func containerTraits(_ node: NodeIndex) -> NodeFlags {
        var traits: NodeFlags = []
        var separable = true
        var guides: UInt16 = 0
        var edges: UInt8 = 0
        var listed = false
        var child = firstChild(node)
        while child.exists {
            let own = flags(child)
            if !own.contains(.separable) { separable = false }
            if own.contains(.hasPriority) { traits.insert(.childPriorities) }
            guides |= nodes[child].guides
            edges |= nodes[child].edges
            listed = listed || own.contains(.sideSpacing)
            child = next(child)
        }
        switch nodes[node].kind {
        case .zstack:
            if separable { traits.insert(.separable) }
            nodes[node].guides = guides & GuideSet.combining
        case .viewThatFits:
            if separable, !nodes[node].flags.contains(.vertical) { traits.insert(.separable) }
            nodes[node].guides = guides
        case .geometryReader:
            traits.insert(.separable)
            return traits
        case .separableLayout:
            traits.insert(.separable)
            let box = store.pointee.layoutBox(node)
            detectDefaultAlignment(node, box)
            nodes[node].guides = ownGuides(box, children: guides)
            if let spacing = separableSpacing(node) {
                setSpacing(node, spacing)
                return traits
            }
        default:
            let box = store.pointee.layoutBox(node)
            if box.properties.widthIgnoresHeight { traits.insert(.separable) }
            detectDefaultAlignment(node, box)
            nodes[node].guides = ownGuides(box, children: guides)
            if box.hasCoupledMemory {
                box.memoryEdits = store.pointee.traitEdits
                break
            }
            setSpacing(node, customSpacing(node))
            return traits
        }
        if listed {
            var union = ViewSpacing()
            child = firstChild(node)
            while child.exists {
                union.formUnion(spacing(child))
                child = next(child)
            }
            setSpacing(node, union)
        } else {
            nodes[node].edges = edges
        }
        return traits
    }

    /// The guides a layout may set: its children's where it leaves them to the default, else any.
    private func ownGuides(_ box: LayoutBox, children: UInt16) -> UInt16 {
        (box.combinesHorizontally ? children & GuideSet.combining : GuideSet.anything) & GuideSet.horizontal
            | (box.combinesVertically ? children & GuideSet.combining : GuideSet.anything) & GuideSet.vertical
    }

    private func stackTraits(_ node: NodeIndex) -> NodeFlags {
        let axis = kind(node).stackAxis
        let code = axis.isHorizontal ? nodes[node].verticalGuide : nodes[node].horizontalGuide
        var traits: NodeFlags = []
        var guides: UInt16 = 0
        var anyEdges = false
        var hasCoupledChild = false
        var child = firstChild(node)
        if !child.exists {
            nodes[node].style.gapSum = 0
            if nodes[node].flags.contains(.inset) { return .separable }
            nodes[node].edges = EdgeCodes.allZero
            return [.separable, .hasPriority]
        }
        while child.exists {
            let own = nodes[child]
            if !own.flags.contains(.separable) { hasCoupledChild = true }
            if own.flags.contains(.hasPriority) { traits.insert(.childPriorities) }
            if own.edges != 0 { anyEdges = true }
            guides |= own.guides
            child = own.next
        }
        if nodes[node].flags.contains(.inset), nodes[node].childCount > 1 { traits.insert(.childPriorities) }
        // A custom guide's default is the user's code: it may read both sides.
        let guided = code.isCustom || guides & code.bit != 0
        if guided { traits.insert(.guided) }
        if !hasCoupledChild, !(guided && !axis.isHorizontal) { traits.insert(.separable) }
        nodes[node].guides = guides & GuideSet.combining
        if nodes[node].style.spacing.isNaN, anyEdges { traits.insert(.mixedGaps) }
        nodes[node].style.gapSum = gapSum(node, mixed: traits.contains(.mixedGaps))
        if anyEdges { stackSpacing(node, along: axis) }
        return traits
    }

    private func gapSum(_ node: NodeIndex, mixed: Bool) -> CGFloat {
        if !mixed { return uniformGap(node) * CGFloat(nodes[node].childCount - 1) }
        var sum: CGFloat = 0
        var child = firstChild(node)
        while next(child).exists {
            sum += preferredGap(node, child, next(child))
            child = next(child)
        }
        return sum
    }

    // MARK: - Spacing preferences

    private func setSpacing(_ node: NodeIndex, _ spacing: ViewSpacing) { store.pointee.setSpacing(node, spacing) }

    /// A stack offers its first child's leading edge, its last child's trailing edge, and the maximum across (Layout
    /// rule 5.4).
    private func stackSpacing(_ node: NodeIndex, along axis: Axis) {
        let reversed = has(node, .insetFirst)
        var union: UInt8 = 0
        var child = firstChild(node)
        while child.exists {
            union |= nodes[child].edges
            child = next(child)
        }
        if union & EdgeCodes.allListed == 0 {
            // Only "none" and 0: the union is the bits'.
            let (first, last) = (nodes[node].firstChild, nodes[node].lastChild)
            let before = nodes[reversed ? last : first].edges
            let behind = nodes[reversed ? first : last].edges
            nodes[node].edges =
                axis.isHorizontal
                ? union & EdgeCodes.vertical | before & EdgeCodes.leading | behind & EdgeCodes.trailing
                : union & EdgeCodes.horizontal | before & EdgeCodes.top | behind & EdgeCodes.bottom
            return
        }
        var spacing = ViewSpacing()
        child = firstChild(node)
        while child.exists {
            let own = self.spacing(child)
            spacing.formUnion(own, edges: axis.isHorizontal ? .vertical : .horizontal)
            let isFirst = reversed ? !next(child).exists : child == firstChild(node)
            let isLast = reversed ? child == firstChild(node) : !next(child).exists
            if isFirst { spacing.formUnion(own, edges: axis.isHorizontal ? .leading : .top) }
            if isLast { spacing.formUnion(own, edges: axis.isHorizontal ? .trailing : .bottom) }
            child = next(child)
        }
        setSpacing(node, spacing)
    }

    /// Frames and padded edges lose the child's preference unless the child is a spacer (Layout rule 5.5).
    private func wrapperSpacing(_ node: NodeIndex, _ child: NodeIndex) {
        let isSpacer = kind(child) == .spacer
        switch nodes[node].kind {
        case .position, .scroll: return
        case .frame, .flexibleFrame:
            if isSpacer { nodes[node].edges = nodes[child].edges }
            return
        case .padding:
            guard nodes[child].edges != 0 else { return }
            var spacing = spacing(child)
            if !isSpacer {
                let insets = limits(node).insets
                var cleared: Edge.Set = []
                if insets.top != 0 { cleared.insert(.top) }
                if insets.leading != 0 { cleared.insert(.leading) }
                if insets.bottom != 0 { cleared.insert(.bottom) }
                if insets.trailing != 0 { cleared.insert(.trailing) }
                spacing.clear(cleared)
            }
            setSpacing(node, spacing)
        default:
            nodes[node].edges = nodes[child].edges
            if has(child, .sideSpacing) { setSpacing(node, spacing(child)) }
        }
    }
}

extension Store {
    /// The derived traits of a measured leaf, valid until the leaf's kind changes.
    mutating func setLeafTraits(_ slot: NodeIndex, _ box: LeafBox) {
        nodes[slot].flags.subtract(.traits)
        if box.traits.contains(.widthIgnoresHeight) { nodes[slot].flags.insert(.separable) }
        nodes[slot].guides = 0
        nodes[slot].edges = EdgeCodes.none
        guard let extras = box.extras else { return }
        if extras.firstTextBaseline != nil { nodes[slot].guides |= GuideCode.firstTextBaseline.bit }
        if extras.lastTextBaseline != nil { nodes[slot].guides |= GuideCode.lastTextBaseline.bit }
        if let spacing = extras.spacing { setSpacing(slot, spacing) }
    }

    /// Whether the derived traits of a measured leaf differ from before.
    func leafTraitsDiffer(_ slot: NodeIndex, from before: Node) -> Bool {
        let now = nodes[slot]
        return now.guides != before.guides || now.edges != before.edges
            || now.flags.contains(.sideSpacing) || before.flags.contains(.sideSpacing)
            || now.flags.intersection(.traits) != before.flags.intersection(.traits)
    }

    /// Stores preferences as edge codes, in the side table where they are more than "none" and 0.
    mutating func setSpacing(_ slot: NodeIndex, _ spacing: ViewSpacing) {
        nodes[slot].edges = EdgeCodes.none
        guard !spacing.isEmpty else { return }
        if !spacing.hasCategories {
            var codes: UInt8 = 0
            var plain = true
            for edge in Edge.allCases {
                switch spacing.preference(edge) {
                case nil: break
                case 0: codes |= EdgeCodes.zero << EdgeCodes.shift(edge)
                default: plain = false
                }
            }
            if plain {
                nodes[slot].edges = codes
                return
            }
        }
        nodes[slot].edges = EdgeCodes.allListed
        spacings[slot] = spacing
        nodes[slot].flags.insert(.sideSpacing)
    }

    /// Drops the preferences kept in the side table.
    mutating func dropSpacing(_ slot: NodeIndex) {
        spacings[slot] = nil
        nodes[slot].flags.remove(.sideSpacing)
    }
}
