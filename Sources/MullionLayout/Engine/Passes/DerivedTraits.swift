import MullionGeometry

/// the pass of derived traits: what is true of a node whatever it is proposed. Bottom-up over the nodes that changed, without
/// recursion.
///
/// Found out: whether the width is a function of the proposed width alone (*separable*), which guides may be explicit,
/// whether there is a layout priority, the preferred spacing, and for stacks the sum of their gaps.
extension Engine {
    /// Brings the derived traits below `top` up to date.
    ///
    /// - Complexity: O(changed nodes and their siblings).
    func refreshTraits(_ top: Int32) {
        guard !has(top, .validTraits) else { return }
        var n = deepestInvalid(from: top)
        while true {
            computeTraits(n)
            nodes[Int(n)].flags.insert([.validTraits, .mayInherit])
            if n == top { return }
            let sibling = firstInvalid(from: next(n))
            n = sibling >= 0 ? deepestInvalid(from: sibling) : nodes[Int(n)].parent
        }
    }

    private func firstInvalid(from first: Int32) -> Int32 {
        var n = first
        while n >= 0, has(n, .validTraits) { n = next(n) }
        return n
    }

    private func deepestInvalid(from top: Int32) -> Int32 {
        var n = top
        while true {
            let child = firstInvalid(from: firstChild(n))
            if child < 0 { return n }
            n = child
        }
    }

    private func computeTraits(_ n: Int32) {
        store.pointee.counts.traits += 1
        let i = Int(n)
        if nodes[i].flags.contains(.repairedStyle) {
            for repair in store.pointee.repairs[n] ?? [] { store.pointee.record(repair, n) }
        }
        if nodes[i].kind == .measured {
            // Known since the leaf was made.
            nodes[i].flags.remove(.overBudget)
            return
        }
        if nodes[i].flags.contains(.sideSpacing) { store.pointee.dropSpacing(n) }
        nodes[i].flags.subtract(.traits)
        nodes[i].flags.remove(.overBudget)
        var traits: NodeFlags = []
        nodes[i].guides = 0
        nodes[i].edges = EdgeCodes.none
        switch nodes[i].kind {
        case .color, .fixed, .flexible:
            traits = .separable
        case .divider:
            traits = .separable
            setInheritedRanges(n, orientation(n))
        case .spacer:
            traits = [.separable, .hasPriority]
            let orientation = orientation(n)
            setInheritedRanges(n, orientation)
            nodes[i].edges = Self.spacerEdges(orientation)
        case .hstack, .vstack:
            traits = stackTraits(n)
        case .zstack, .viewThatFits, .geometryReader, .custom, .separableLayout:
            traits = containerTraits(n)
        default:
            traits = wrapperTraits(n)
        }
        nodes[i].flags.formUnion(traits)
    }

    private static func spacerEdges(_ orientation: Axis?) -> UInt8 {
        switch orientation {
        case .horizontal: EdgeCodes.allZero & EdgeCodes.horizontal
        case .vertical: EdgeCodes.allZero & EdgeCodes.vertical
        case nil: EdgeCodes.allZero
        }
    }

    /// Which way the nearest enclosing layout stacks, through modifiers (rules 6.3, 6.4).
    private func orientation(_ n: Int32) -> Axis? {
        var child = n
        var parent = nodes[Int(n)].parent
        while parent >= 0 {
            switch kind(parent) {
            case .hstack, .vstack:
                if has(parent, .inset) { return nil }
                return kind(parent) == .hstack ? .horizontal : .vertical
            case .custom, .separableLayout:
                return store.pointee.layoutBox(parent).properties.stackOrientation
            case .zstack, .geometryReader, .scroll:
                return nil
            case .overlay, .background:
                // The base stands where the node stands; content is stacked in depth.
                if child != firstChild(parent) { return nil }
            default:
                break
            }
            child = parent
            parent = nodes[Int(parent)].parent
        }
        return nil
    }

    // MARK: - By family

    private func wrapperTraits(_ n: Int32) -> NodeFlags {
        let i = Int(n)
        let child = firstChild(n)
        let kind = nodes[i].kind
        var traits: NodeFlags = []
        let own = child >= 0 ? flags(child) : .separable

        if own.contains(.separable) || isBoundary(n) { traits.insert(.separable) }
        if kind == .aspectRatio { traits.remove(.separable) }

        nodes[i].guides = child >= 0 && kind != .scroll ? nodes[Int(child)].guides : 0
        if kind == .guide { nodes[i].guides |= nodes[i].horizontalGuide.bit }

        switch kind {
        case .fixedSize, .guide, .overlay, .background, .offset, .direction:
            if own.contains(.hasPriority) { traits.insert(.hasPriority) }
        case .priority:
            if nodes[i].a != 0 { traits.insert(.hasPriority) }
        default:
            break
        }
        if child >= 0 { wrapperSpacing(n, child) }
        return traits
    }

    /// Whether the width needs no child, or asks it with one fixed height (axis separation, section 6).
    private func isBoundary(_ n: Int32) -> Bool {
        let node = nodes[Int(n)]
        switch node.kind {
        case .frame:
            return !node.a.isNaN || !node.b.isNaN
        case .flexibleFrame:
            let (low, ideal, high) = frameLimits(n, horizontal: true)
            return !low.isNaN && !ideal.isNaN && !high.isNaN
        case .fixedSize, .scroll:
            return node.flags.contains(.optionB)
        default:
            return false
        }
    }

    private func containerTraits(_ n: Int32) -> NodeFlags {
        let i = Int(n)
        var traits: NodeFlags = []
        var separable = true
        var guides: UInt16 = 0
        var edges: UInt8 = 0
        var listed = false
        var child = firstChild(n)
        while child >= 0 {
            let own = flags(child)
            if !own.contains(.separable) { separable = false }
            if own.contains(.hasPriority) { traits.insert(.childPriorities) }
            guides |= nodes[Int(child)].guides
            edges |= nodes[Int(child)].edges
            listed = listed || own.contains(.sideSpacing)
            child = next(child)
        }
        switch nodes[i].kind {
        case .zstack:
            if separable { traits.insert(.separable) }
            nodes[i].guides = guides & GuideSet.combining
        case .viewThatFits:
            if separable, !nodes[i].flags.contains(.optionB) { traits.insert(.separable) }
            nodes[i].guides = guides
        case .geometryReader:
            traits.insert(.separable)
            return traits
        case .separableLayout:
            traits.insert(.separable)
            let box = store.pointee.layoutBox(n)
            detectDefaultAlignment(n, box)
            nodes[i].guides = ownGuides(box, children: guides)
            if let spacing = separableSpacing(n) {
                setSpacing(n, spacing)
                return traits
            }
        default:
            let box = store.pointee.layoutBox(n)
            if box.properties.widthIgnoresHeight { traits.insert(.separable) }
            detectDefaultAlignment(n, box)
            nodes[i].guides = ownGuides(box, children: guides)
            setSpacing(n, customSpacing(n))
            return traits
        }
        if listed {
            var union = ViewSpacing()
            child = firstChild(n)
            while child >= 0 {
                union.formUnion(spacing(child))
                child = next(child)
            }
            setSpacing(n, union)
        } else {
            nodes[i].edges = edges
        }
        return traits
    }

    /// The guides a layout may set: its children's where it leaves them to the default, else any.
    private func ownGuides(_ box: LayoutBox, children: UInt16) -> UInt16 {
        (box.combinesHorizontally ? children & GuideSet.combining : GuideSet.anything) & GuideSet.horizontal
            | (box.combinesVertically ? children & GuideSet.combining : GuideSet.anything) & GuideSet.vertical
    }

    private func stackTraits(_ n: Int32) -> NodeFlags {
        let i = Int(n)
        let horizontal = nodes[i].kind == .hstack
        let code = horizontal ? nodes[i].verticalGuide : nodes[i].horizontalGuide
        var traits: NodeFlags = []
        var guides: UInt16 = 0
        var anyEdges = false
        var hasCoupledChild = false
        var child = firstChild(n)
        if child < 0 {
            nodes[i].b = 0
            if nodes[i].flags.contains(.inset) { return .separable }
            nodes[i].edges = EdgeCodes.allZero
            return [.separable, .hasPriority]
        }
        while child >= 0 {
            let own = nodes[Int(child)]
            if !own.flags.contains(.separable) { hasCoupledChild = true }
            if own.flags.contains(.hasPriority) { traits.insert(.childPriorities) }
            if own.edges != 0 { anyEdges = true }
            guides |= own.guides
            child = own.next
        }
        if nodes[i].flags.contains(.inset), nodes[i].childCount > 1 { traits.insert(.childPriorities) }
        // A custom guide's default is the user's code: it may read both sides.
        let guided = code.isCustom || guides & code.bit != 0
        if guided { traits.insert(.guided) }
        if !hasCoupledChild, !(guided && !horizontal) { traits.insert(.separable) }
        nodes[i].guides = guides & GuideSet.combining
        if nodes[i].a.isNaN, anyEdges { traits.insert(.mixedGaps) }
        nodes[i].b = gapSum(n, mixed: traits.contains(.mixedGaps))
        if anyEdges { stackSpacing(n, horizontal: horizontal) }
        return traits
    }

    private func gapSum(_ n: Int32, mixed: Bool) -> CGFloat {
        if !mixed { return uniformGap(n) * CGFloat(nodes[Int(n)].childCount - 1) }
        var sum: CGFloat = 0
        var child = firstChild(n)
        while next(child) >= 0 {
            sum += preferredGap(n, child, next(child))
            child = next(child)
        }
        return sum
    }

    // MARK: - Spacing preferences

    private func setSpacing(_ n: Int32, _ spacing: ViewSpacing) { store.pointee.setSpacing(n, spacing) }

    /// A stack offers its first child's leading edge, its last child's trailing edge, and the maximum across (rule
    /// 5.4).
    private func stackSpacing(_ n: Int32, horizontal: Bool) {
        let reversed = has(n, .insetFirst)
        var union: UInt8 = 0
        var child = firstChild(n)
        while child >= 0 {
            union |= nodes[Int(child)].edges
            child = next(child)
        }
        if union & EdgeCodes.allListed == 0 {
            // Only "none" and 0: the union is the bits'.
            let (first, last) = (nodes[Int(n)].firstChild, nodes[Int(n)].lastChild)
            let before = nodes[Int(reversed ? last : first)].edges
            let behind = nodes[Int(reversed ? first : last)].edges
            nodes[Int(n)].edges =
                horizontal
                ? union & EdgeCodes.vertical | before & EdgeCodes.leading | behind & EdgeCodes.trailing
                : union & EdgeCodes.horizontal | before & EdgeCodes.top | behind & EdgeCodes.bottom
            return
        }
        var spacing = ViewSpacing()
        child = firstChild(n)
        while child >= 0 {
            let own = self.spacing(child)
            spacing.formUnion(own, edges: horizontal ? .vertical : .horizontal)
            let isFirst = reversed ? next(child) < 0 : child == firstChild(n)
            let isLast = reversed ? child == firstChild(n) : next(child) < 0
            if isFirst { spacing.formUnion(own, edges: horizontal ? .leading : .top) }
            if isLast { spacing.formUnion(own, edges: horizontal ? .trailing : .bottom) }
            child = next(child)
        }
        setSpacing(n, spacing)
    }

    /// Frames and padded edges lose the child's preference unless the child is a spacer (rule 5.5).
    private func wrapperSpacing(_ n: Int32, _ child: Int32) {
        let i = Int(n)
        let isSpacer = kind(child) == .spacer
        switch nodes[i].kind {
        case .position, .scroll:
            return
        case .frame, .flexibleFrame:
            if isSpacer { nodes[i].edges = nodes[Int(child)].edges }
            return
        case .padding:
            guard nodes[Int(child)].edges != 0 else { return }
            var spacing = spacing(child)
            if !isSpacer {
                let insets = limits(n)
                var cleared: Edge.Set = []
                if insets.top != 0 { cleared.insert(.top) }
                if insets.leading != 0 { cleared.insert(.leading) }
                if insets.bottom != 0 { cleared.insert(.bottom) }
                if insets.trailing != 0 { cleared.insert(.trailing) }
                spacing.clear(cleared)
            }
            setSpacing(n, spacing)
        default:
            nodes[i].edges = nodes[Int(child)].edges
            if has(child, .sideSpacing) { setSpacing(n, spacing(child)) }
        }
    }
}

extension Store {
    /// What is known of a measured leaf whatever it is proposed; it stays until the leaf becomes something else.
    mutating func setLeafTraits(_ slot: Int32, _ box: LeafBox) {
        let i = Int(slot)
        nodes[i].flags.subtract(.traits)
        if box.traits.contains(.widthIgnoresHeight) { nodes[i].flags.insert(.separable) }
        nodes[i].guides = 0
        nodes[i].edges = EdgeCodes.none
        guard let extras = box.extras else { return }
        if extras.firstTextBaseline != nil { nodes[i].guides |= GuideCode.firstTextBaseline.bit }
        if extras.lastTextBaseline != nil { nodes[i].guides |= GuideCode.lastTextBaseline.bit }
        setSpacing(slot, extras.spacing)
    }

    /// Whether ancestors can tell a measured leaf from what it was before.
    func leafTraitsDiffer(_ slot: Int32, from before: Node) -> Bool {
        let now = nodes[Int(slot)]
        return now.guides != before.guides || now.edges != before.edges
            || now.flags.contains(.sideSpacing) || before.flags.contains(.sideSpacing)
            || now.flags.intersection(.traits) != before.flags.intersection(.traits)
    }

    /// Stores preferences as edge codes, in the side table where they are more than "none" and 0.
    mutating func setSpacing(_ slot: Int32, _ spacing: ViewSpacing) {
        let i = Int(slot)
        nodes[i].edges = EdgeCodes.none
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
                nodes[i].edges = codes
                return
            }
        }
        nodes[i].edges = EdgeCodes.allListed
        spacings[slot] = spacing
        nodes[i].flags.insert(.sideSpacing)
    }

    /// Drops the preferences kept in the side table.
    mutating func dropSpacing(_ slot: Int32) {
        spacings[slot] = nil
        nodes[Int(slot)].flags.remove(.sideSpacing)
    }
}
