import MullionGeometry

/// A remembered explicit guide: the question and the answer, NaN when the guide is not explicit.
struct GuideAnswer {
    var code: GuideCode
    var proposedWidth: CGFloat
    var proposedHeight: CGFloat
    var value: CGFloat
}

/// Alignment guides (section 2 of the rules): where a node's guide lies for a proposal.
///
/// Explicit guides are looked for only where the pass of derived traits found that one is possible, and each answer is
/// remembered under the whole proposal: asking eagerly would be exponential even when no guide exists.
extension Engine {
    /// The guide's position: explicit, or the default of the node's size.
    @inline(__always)
    func guide(_ node: NodeIndex, _ code: GuideCode, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        if nodes[node].guides & code.bit == 0, !code.isCustom {
            switch code {
            case .leading, .top: return 0
            default:
                return Self.defaultGuide(
                    code,
                    code.isVertical
                        ? height(node, proposedWidth, proposedHeight) : width(node, proposedWidth, proposedHeight))
            }
        }
        return computedGuide(node, code, proposedWidth, proposedHeight)
    }

    @inline(never)
    private func computedGuide(
        _ node: NodeIndex, _ code: GuideCode, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat
    ) -> CGFloat {
        if nodes[node].guides & code.bit != 0 {
            let explicit = explicitGuide(node, code, proposedWidth, proposedHeight)
            if !explicit.isNaN { return explicit }
        }
        if code.isCustom {
            let key = store.pointee.key(of: code)
            let dimensions = dimensions(node, proposedWidth, proposedHeight)
            let value = finiteGuide(key.id.defaultValue(in: dimensions), node)
            // A guide that lies nowhere even by default lies at the start; in an endless box it stays open.
            let length = code.isVertical ? dimensions.height : dimensions.width
            return value.isNaN && length.isFinite ? 0 : value
        }
        return Self.defaultGuide(
            code,
            code.isVertical ? height(node, proposedWidth, proposedHeight) : width(node, proposedWidth, proposedHeight))
    }

    /// The default of a built-in guide for a length: Layout rule 2.2, with an infinite length treated as having no
    /// middle.
    @inline(__always)
    static func defaultGuide(_ code: GuideCode, _ length: CGFloat) -> CGFloat {
        switch code {
        case .leading, .top: return 0
        case .horizontalCenter, .verticalCenter: return length / 2
        default: return length
        }
    }

    /// The default of any guide for a container's own size.
    func defaultGuide(_ code: GuideCode, size: CGSize) -> CGFloat {
        if code.isCustom {
            return store.pointee.key(of: code).defaultValue(width: size.width, height: size.height)
        }
        return Self.defaultGuide(code, code.isVertical ? size.height : size.width)
    }

    /// The explicit value of a guide, NaN when there is none.
    func explicitGuide(_ node: NodeIndex, _ code: GuideCode, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat)
        -> CGFloat
    {
        guard nodes[node].guides & code.bit != 0 else { return unspecified }
        if stackIsLow { return explicitGuideElsewhere(node, code, proposedWidth, proposedHeight) }
        if let known = store.pointee.guideAnswers[node]?.first(where: {
            $0.code == code && same($0.proposedWidth, proposedWidth) && same($0.proposedHeight, proposedHeight)
        }) {
            return known.value
        }
        let value = inDirection(of: node) { explicitRule(node, code, proposedWidth, proposedHeight) }
        store.pointee.guideAnswers[node, default: []].append(
            GuideAnswer(code: code, proposedWidth: proposedWidth, proposedHeight: proposedHeight, value: value))
        nodes[node].flags.insert(.wasAsked)
        return value
    }

    @inline(never)
    private func explicitGuideElsewhere(
        _ node: NodeIndex, _ code: GuideCode, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat
    ) -> CGFloat {
        onFurtherStack { explicitGuide(node, code, proposedWidth, proposedHeight) }
    }

    private func explicitRule(_ node: NodeIndex, _ code: GuideCode, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat)
        -> CGFloat
    {
        switch kind(node) {
        case .measured: return leafBaseline(node, code, proposedWidth, proposedHeight)
        case .guide where nodes[node].horizontalGuide == code:
            let child = firstChild(node)
            let dimensions =
                !child.exists ? ViewDimensions(width: 0, height: 0) : dimensions(child, proposedWidth, proposedHeight)
            let box = store.pointee.guideBox(node)
            return finiteGuide(calling(node) { box.compute(dimensions) }, node)
        case .overlay, .background, .offset:
            // The base's; an offset moves drawing, not guides (Layout rules 6.5, 2.4).
            let child = firstChild(node)
            return !child.exists ? unspecified : explicitGuide(child, code, proposedWidth, proposedHeight)
        case .css:
            switch code {
            case .firstTextBaseline: return cssRootBaseline(node, .first, proposedWidth, proposedHeight)
            case .lastTextBaseline: return cssRootBaseline(node, .last, proposedWidth, proposedHeight)
            default: return unspecified
            }
        case .custom, .separableLayout: return customGuide(node, code, proposedWidth, proposedHeight)
        default:
            // One child hands its guides on, several combine theirs; both shifted by the child's origin.
            let size = size(node, proposedWidth, proposedHeight)
            let combines = kind(node).isStack || kind(node) == .zstack
            if combines, !size.width.isFinite || !size.height.isFinite { return unspecified }
            var collector = GuideCollector(code)
            arrange(node, proposedWidth, proposedHeight, size, &collector)
            return collector.combined.value
        }
    }

    private func leafBaseline(_ node: NodeIndex, _ code: GuideCode, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat)
        -> CGFloat
    {
        let extras = store.pointee.leafBox(node).extras
        let baseline = code == .firstTextBaseline ? extras?.firstTextBaseline : extras?.lastTextBaseline
        guard let baseline else { return unspecified }
        let size = size(node, proposedWidth, proposedHeight)
        return finiteGuide(calling(node) { baseline(size) }, node)
    }

    /// A guide computed by foreign code: a value that is not finite counts as none and is reported.
    func finiteGuide(_ value: CGFloat, _ node: NodeIndex) -> CGFloat {
        if value.isFinite { return value }
        store.pointee.record(.ignoredGuide(value), node)
        return unspecified
    }

    // MARK: - Inherited by wrappers

    /// The layout priority: that of the outermost modifier that defines one (Layout rule 4.12).
    func priority(_ node: NodeIndex) -> CGFloat {
        var node = node
        while true {
            guard has(node, .hasPriority) else { return 0 }
            switch kind(node) {
            case .priority: return nodes[node].style.priority
            case .spacer, .hstack, .vstack: return -.infinity
            default: node = firstChild(node)
            }
        }
    }

    /// The node's spacing preferences.
    func spacing(_ node: NodeIndex) -> ViewSpacing {
        if has(node, .sideSpacing), let listed = store.pointee.spacings[node] { return listed }
        return Self.spacing(codes: nodes[node].edges)
    }

    /// The union of several nodes' preferences.
    func combinedSpacing(_ members: UnsafeBufferPointer<ChildList.Member>) -> ViewSpacing {
        var codes = EdgeCodes.none
        for member in members { codes |= nodes[member.node].edges }
        // Only "none" and 0: the union is the bits'.
        if codes & EdgeCodes.allListed == 0 { return Self.spacing(codes: codes) }
        var union = ViewSpacing()
        for member in members { union.formUnion(spacing(member.node)) }
        return union
    }

    /// Preferences of "none" and 0.
    private static func spacing(codes edges: UInt8) -> ViewSpacing {
        func general(_ edge: Edge) -> CGFloat? { EdgeCodes.code(edges, edge) == EdgeCodes.zero ? 0 : nil }
        return ViewSpacing(
            top: general(.top), leading: general(.leading), bottom: general(.bottom), trailing: general(.trailing))
    }
}

/// Collects the explicit values of one guide from children, shifted by their origins.
struct GuideCollector: PlacementSink {
    var placer: Placer? { nil }
    let code: GuideCode
    var combined: GuideCombination

    init(_ code: GuideCode) {
        self.code = code
        combined = GuideCombination(code)
    }

    func leaveOut(_ child: NodeIndex, _ engine: Engine) {}

    func isInPlace(_ child: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ engine: Engine) -> Bool {
        false
    }

    mutating func move(_ child: NodeIndex, x: CGFloat, y: CGFloat, _ engine: Engine) {}

    mutating func receive(_ child: ChildPlacement, _ engine: Engine) {
        let own = engine.explicitGuide(child.node, code, child.proposedWidth, child.proposedHeight)
        if !own.isNaN { combined.add(own + (code.isVertical ? child.y : child.x)) }
    }
}

/// Explicit guides of several children becoming one (Layout rules 2.5, 2.7): the mean, or for baselines the outermost.
struct GuideCombination {
    private let code: GuideCode
    private var count: CGFloat = 0
    private var result: CGFloat = 0

    init(_ code: GuideCode) { self.code = code }

    mutating func add(_ value: CGFloat) {
        count += 1
        if count == 1 {
            result = value
        } else if code == .firstTextBaseline {
            result = Engine.smaller(result, value)
        } else if code == .lastTextBaseline {
            result = Engine.larger(result, value)
        } else {
            result += (value - result) / count
        }
    }

    /// A value beyond all numbers counts as none.
    var value: CGFloat { count == 0 || !result.isFinite ? unspecified : result }
}
