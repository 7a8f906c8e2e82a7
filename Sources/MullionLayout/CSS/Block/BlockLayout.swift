import MullionGeometry

/// The layout of a block container that starts a formatting context (CSS 2.1 §9.4.1, §10.3.3, §10.6). Blocks inside
/// that start none are laid out in the same walk, and remember no answer of their own.
///
/// - Complexity: O(blocks in the formatting context), times the cost of a question to its ``PlacedFloats``.
extension Engine {
    func blockLayout(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk, isPlacing: Bool)
        -> CSSAnswer
    {
        if isPlacing, cssIsInFlow(node) {
            commitFlow(of: node)
            return CSSAnswer(height: ask.height)
        }
        let insets = CSSInsets(
            style, basis: ask.basis, width: ask.width, height: ask.height.isNaN ? .infinity : ask.height)
        let flow = BlockFlow(top: insets.top, baseline: ask.baseline, isPlacing: isPlacing)
        let inner = ask.isDefinite && !ask.height.isNaN ? Swift.max(0, ask.height - insets.height) : unspecified
        flowChildren(
            of: node, style, flow, left: insets.left, width: Swift.max(0, ask.width - insets.width), height: inner)
        let bottom = Swift.max(insets.top, flow.position, flow.floats.lowestEdge(.both))
        var answer = CSSAnswer(height: ask.followsContent ? bottom + insets.bottom : ask.height)
        let shift = blockContentShift(style, answer.height - insets.bottom - bottom)
        answer.baseline = flow.baseline + shift
        if isPlacing { commitFlow(of: node, x: 0, y: -shift) }
        return answer
    }

    /// How far `align-content` moves the content as one (css-align-3 §5.1.1): between is start, around and evenly are
    /// center.
    private func blockContentShift(_ style: UnsafeMutablePointer<CSSRecord>, _ free: CGFloat) -> CGFloat {
        let alignment = style.pointee.alignContent
        if free < 0, alignment.overflow == .safe { return 0 }
        switch alignment.position {
        case .end, .flexEnd, .lastBaseline: return free
        case .center: return free / 2
        case .spaceAround, .spaceEvenly: return Swift.max(0, free) / 2
        default: return 0
        }
    }

    /// Whether a node is laid out in the walk of a formatting context above it.
    func cssIsInFlow(_ node: NodeIndex) -> Bool {
        guard let state = cssState(node), !startsFormattingContext(state.pointee.style) else { return false }
        guard let container = cssContainer(of: node) else { return false }
        let display = cssStyle(container).pointee.display
        return display == .block || display == .flowRoot
    }

    func startsFormattingContext(_ style: UnsafeMutablePointer<CSSRecord>) -> Bool {
        style.pointee.display != .block || style.pointee.scrolls || style.pointee.isContained
            || style.pointee.isOutOfFlow || style.pointee.isFloating || style.pointee.alignContent.position != .normal
    }

    // MARK: - Frames

    /// A box's place in its formatting context, until another box gets its first one.
    func flowPlace(_ state: UnsafeMutablePointer<CSSState>) -> UnsafeMutablePointer<CSSFlowPlace> {
        if state.pointee.flow < 0 { state.pointee.flow = store.pointee.flowPlaces.add(CSSFlowPlace()) }
        return store.pointee.flowPlaces.rows + Int(state.pointee.flow)
    }

    /// Remembers where a box lies in its formatting context.
    @inline(__always)
    func recordFlow(_ item: CSSItem, x: CGFloat, y: CGFloat, _ ask: CSSAsk) {
        if let state = item.state {
            flowPlace(state).pointee = CSSFlowPlace(x: x, y: y, ask: ask)
        } else {
            store.pointee.flowFrames[item.node] = CGRect(x: x, y: y, width: ask.width, height: ask.height)
        }
    }

    /// Gives the children of a block container the frames of the walk.
    private func commitFlow(of node: NodeIndex) {
        let state = cssState(node)!
        let place = flowPlace(state).pointee
        commitFlow(of: node, x: place.x, y: place.y)
    }

    private func commitFlow(of node: NodeIndex, x: CGFloat, y: CGFloat) {
        let container = cssStyle(node)
        let placed = cssState(node)!.pointee.placed
        let insets = CSSInsets(container, basis: placed.basis, width: placed.width, height: placed.height)
        let width = Swift.max(0, placed.width - insets.width)
        let height = placed.isDefinite ? Swift.max(0, placed.height - insets.height) : unspecified
        var child = cssFirstBox(node)
        while child.exists {
            let item = cssItem(child, width: width, height: height)
            var flowX: CGFloat
            var flowY: CGFloat
            var ask: CSSAsk
            if let state = item.state {
                let place = flowPlace(state).pointee
                (flowX, flowY, ask) = (place.x, place.y, place.ask)
            } else {
                let frame = store.pointee.flowFrames[child] ?? .zero
                (flowX, flowY) = (frame.minX, frame.minY)
                ask = cssAsk(item, width: frame.width, height: frame.height, isDefinite: false)
            }
            if item.style.pointee.isOutOfFlow {
                cssNoteAbsolute(
                    CSSAbsolute(
                        node: child, parent: node, x: flowX - x, y: flowY - y,
                        edgeX: container.pointee.isRightToLeft ? .end : .start))
            } else {
                let offset = cssRelativeOffset(
                    item, width: width, height: height, rightToLeft: container.pointee.isRightToLeft)
                // The walk may have moved what lies inside.
                if item.state != nil, cssIsInFlow(child) { nodes[child].flags.remove(.validPlacement) }
                cssPlace(item, x: flowX - x + offset.0, y: flowY - y + offset.1, ask)
            }
            child = cssNextBox(child, in: node)
        }
        cssHideBoxless(node)
    }

    // MARK: - Content widths

    /// Min-content and max-content width of a block container: the largest of its children; floats in a row add up.
    func blockContent(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ height: CGFloat) -> CSSContent {
        var content = CSSContent()
        var (leftFloats, rightFloats) = (CGFloat(0), CGFloat(0))
        var child = cssFirstBox(node)
        while child.exists {
            defer { child = cssNextBox(child, in: node) }
            let own = cssStyle(child)
            if own.pointee.isOutOfFlow { continue }
            let item = cssItem(child, width: unspecified, height: height)
            let contribution = cssContribution(item)
            let outer = contribution.max + item.marginWidth
            content.min = Swift.max(content.min, contribution.min + item.marginWidth)
            if own.pointee.clear == .left || own.pointee.clear == .both {
                content.max = Swift.max(content.max, leftFloats + rightFloats)
                leftFloats = 0
            }
            if own.pointee.clear == .right || own.pointee.clear == .both {
                content.max = Swift.max(content.max, leftFloats + rightFloats)
                rightFloats = 0
            }
            if own.pointee.isFloating {
                if own.pointee.float == .left {
                    leftFloats += Swift.max(0, outer)
                } else {
                    rightFloats += Swift.max(0, outer)
                }
                content.max = Swift.max(content.max, leftFloats + rightFloats)
            } else {
                var width = outer
                if startsFormattingContext(own) || item.state == nil {
                    width = contribution.max + Swift.max(leftFloats, item.left) + Swift.max(rightFloats, item.right)
                    if leftFloats == 0, rightFloats == 0 { width = outer }
                }
                content.max = Swift.max(content.max, width)
                (leftFloats, rightFloats) = (0, 0)
            }
        }
        return content
    }
}
