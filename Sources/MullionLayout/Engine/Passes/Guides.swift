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
/// Explicit guides are looked for only where the pass of derived traits found that one is possible, and each answer is remembered
/// under the whole proposal: asking eagerly would be exponential even when no guide exists.
extension Engine {
    /// The guide's position: explicit, or the default of the node's size.
    @inline(__always)
    func guide(_ n: Int32, _ code: GuideCode, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        if nodes[Int(n)].guides & code.bit == 0, !code.isCustom {
            switch code {
            case .leading, .top: return 0
            default: return Self.defaultGuide(code, code.isVertical ? height(n, pw, ph) : width(n, pw, ph))
            }
        }
        return computedGuide(n, code, pw, ph)
    }

    @inline(never)
    private func computedGuide(_ n: Int32, _ code: GuideCode, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        if nodes[Int(n)].guides & code.bit != 0 {
            let explicit = explicitGuide(n, code, pw, ph)
            if !explicit.isNaN { return explicit }
        }
        if code.isCustom {
            let key = store.pointee.key(of: code)
            let dimensions = dimensions(n, pw, ph)
            let value = finiteGuide(key.id.defaultValue(in: dimensions), n)
            // A guide that lies nowhere even by default lies at the start; in an endless box it stays open.
            let length = code.isVertical ? dimensions.height : dimensions.width
            return value.isNaN && length.isFinite ? 0 : value
        }
        return Self.defaultGuide(
            code, code.isVertical ? height(n, pw, ph) : width(n, pw, ph))
    }

    /// The default of a built-in guide for a length: rule 2.2, with an infinite length treated as having no middle.
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
    func explicitGuide(_ n: Int32, _ code: GuideCode, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        guard nodes[Int(n)].guides & code.bit != 0 else { return unspecified }
        if stackIsLow { return explicitGuideElsewhere(n, code, pw, ph) }
        if let known = store.pointee.guideAnswers[n]?.first(where: {
            $0.code == code && same($0.proposedWidth, pw) && same($0.proposedHeight, ph)
        }) {
            return known.value
        }
        let value = inDirection(of: n) { explicitRule(n, code, pw, ph) }
        store.pointee.guideAnswers[n, default: []].append(
            GuideAnswer(code: code, proposedWidth: pw, proposedHeight: ph, value: value))
        nodes[Int(n)].flags.insert(.wasAsked)
        return value
    }

    @inline(never)
    private func explicitGuideElsewhere(_ n: Int32, _ code: GuideCode, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        onFreshStack { explicitGuide(n, code, pw, ph) }
    }

    private func explicitRule(_ n: Int32, _ code: GuideCode, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        switch kind(n) {
        case .measured:
            return leafBaseline(n, code, pw, ph)
        case .guide where nodes[Int(n)].horizontalGuide == code:
            let child = firstChild(n)
            let dimensions = child < 0 ? ViewDimensions(width: 0, height: 0) : dimensions(child, pw, ph)
            let box = store.pointee.guideBox(n)
            return finiteGuide(calling(n) { box.compute(dimensions) }, n)
        case .overlay, .background, .offset:
            // The base's; an offset moves drawing, not guides (rules 6.5, 2.4).
            let child = firstChild(n)
            return child < 0 ? unspecified : explicitGuide(child, code, pw, ph)
        case .custom, .separableLayout:
            return customGuide(n, code, pw, ph)
        default:
            // One child hands its guides on, several combine theirs; both shifted by where the child stands.
            let size = size(n, pw, ph)
            let combines = kind(n).isStack || kind(n) == .zstack
            if combines, !size.width.isFinite || !size.height.isFinite { return unspecified }
            var collector = GuideCollector(code)
            arrange(n, pw, ph, size, &collector)
            return collector.combined.value
        }
    }

    private func leafBaseline(_ n: Int32, _ code: GuideCode, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        let extras = store.pointee.leafBox(n).extras
        let baseline = code == .firstTextBaseline ? extras?.firstTextBaseline : extras?.lastTextBaseline
        guard let baseline else { return unspecified }
        let size = size(n, pw, ph)
        return finiteGuide(calling(n) { baseline(size) }, n)
    }

    /// A guide computed by foreign code: a value that is not finite counts as none and is reported.
    func finiteGuide(_ value: CGFloat, _ n: Int32) -> CGFloat {
        if value.isFinite { return value }
        store.pointee.record(.ignoredGuide(value), n)
        return unspecified
    }

    // MARK: - Inherited by wrappers

    /// The layout priority: the outermost modifier that says something about it (rule 4.12).
    func priority(_ n: Int32) -> CGFloat {
        var n = n
        while true {
            guard has(n, .hasPriority) else { return 0 }
            switch kind(n) {
            case .priority: return nodes[Int(n)].a
            case .spacer, .hstack, .vstack: return -.infinity
            default: n = firstChild(n)
            }
        }
    }

    /// The node's spacing preferences.
    func spacing(_ n: Int32) -> ViewSpacing {
        if has(n, .sideSpacing), let listed = store.pointee.spacings[n] { return listed }
        return Self.spacing(codes: nodes[Int(n)].edges)
    }

    /// The union of several nodes' preferences.
    func combinedSpacing(_ members: UnsafeBufferPointer<ChildList.Member>) -> ViewSpacing {
        var codes = EdgeCodes.none
        for member in members { codes |= nodes[Int(member.node)].edges }
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

/// Collects the explicit values of one guide from children, shifted by where they stand.
struct GuideCollector: PlacementSink {
    let code: GuideCode
    var combined: GuideCombination

    init(_ code: GuideCode) {
        self.code = code
        combined = GuideCombination(code)
    }

    func leaveOut(_ child: Int32, _ engine: Engine) {}

    func isInPlace(_ child: Int32, _ pw: CGFloat, _ ph: CGFloat, _ engine: Engine) -> Bool { false }

    mutating func move(_ child: Int32, x: CGFloat, y: CGFloat, _ engine: Engine) {}

    mutating func receive(_ child: ChildPlacement, _ engine: Engine) {
        let own = engine.explicitGuide(child.node, code, child.proposedWidth, child.proposedHeight)
        if !own.isNaN { combined.add(own + (code.isVertical ? child.y : child.x)) }
    }
}

/// Explicit guides of several children becoming one (rules 2.5, 2.7): the mean, or for baselines the outermost.
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
