import MullionAutoLayout
import MullionGeometry

/// Explains the frame of a view.
struct FrameExplainer {
    let screen: StoryboardScreen
    let placed: StoryboardPlacedView
    private var influences: [Axis: [StoryboardExplanation.Influence]] = [:]
    /// The attributes that follow the content.
    private var followers: [Axis: Effect] = [:]

    /// What changes without a constraint, or with larger content.
    private struct Effect {
        /// The components of the frame.
        var components: [String] = []
        /// The sides.
        var sides: [String] = []
    }

    /// The maximum number of constraints to test by leaving them out.
    private static let trialLimit = 100

    /// The components of a frame by ambiguous attribute.
    static let names: [LayoutConstraint.Attribute: String] = [
        .left: "x", .top: "y", .width: "width", .height: "height",
    ]

    init(_ screen: StoryboardScreen, _ placed: StoryboardPlacedView) {
        self.screen = screen
        self.placed = placed
    }

    func explanation(open: [String]) -> StoryboardExplanation {
        let path = placed.view.path
        let (horizontal, vertical) = (all(.horizontal), all(.vertical))
        return StoryboardExplanation(
            placed: placed,
            summary: SizeSummary.sentence(
                placed.frame.size, width: side("width", horizontal, open), height: side("height", vertical, open)),
            sides: sides(horizontal, .horizontal) + sides(vertical, .vertical), horizontal: horizontal,
            vertical: vertical, content: contentSentences, stackRole: stackRole, open: open,
            conflicts: screen.layout.reports.compactMap { report in
                guard case .conflict(let conflict) = report else { return nil }
                return conflict.members.contains { $0.paths.contains(path) } ? conflict : nil
            })
    }

    /// Explains the sides of an axis by the influences that move them.
    private func sides(_ influences: [StoryboardExplanation.Influence], _ axis: Axis) -> [StoryboardExplanation.Side] {
        let (frame, isHorizontal) = (placed.frame, axis == .horizontal)
        let ends =
            isHorizontal
            ? [("left", frame.minX), ("right", frame.maxX)] : [("top", frame.minY), ("bottom", frame.maxY)]
        let isArranged = placed.view.superview is StackView
        return ends.map { name, position in
            let found = influences.filter { !$0.isBroken && $0.moves.contains(name) }
            // The stored frame decides only what nothing else does.
            let written = found.filter { $0.origin != .storedFrame }
            var names: [String] = []
            for influence in written.isEmpty ? found : written {
                let name = influence.origin == .content ? contentName : influence.reference
                if !names.contains(name) { names.append(name) }
            }
            if names.isEmpty, isArranged { names = ["its stack view"] }
            return StoryboardExplanation.Side(name: name, position: position, deciding: names)
        }
    }

    /// Explains a side by the influences that determine its length.
    private func side(
        _ length: String, _ influences: [StoryboardExplanation.Influence], _ open: [String]
    ) -> SizeSummary.Side {
        let deciding = influences.filter { $0.decides.contains(length) }
        if placed.depth == 0 { return SizeSummary.Side(reason: "it is the root of its screen") }
        if open.contains(length) {
            return SizeSummary.Side(reason: "the constraints leave its \(length) open and the stored one is kept")
        }
        let constraints = deciding.filter { $0.origin == .document }
        if deciding.isEmpty {
            let isArranged = placed.view.superview is StackView
            return SizeSummary.Side(reason: isArranged ? "its stack view sets its \(length)" : nil)
        }
        if constraints.isEmpty {
            let followsContent = deciding.contains { $0.origin == .content }
            return followsContent
                ? SizeSummary.Side(measure: contentName, reason: "no constraint sets its \(length)")
                : SizeSummary.Side(reason: "its frame sets its \(length)")
        }
        let texts = constraints.prefix(2).map(\.text).joined(separator: " and ")
        return SizeSummary.Side(reason: constraints.count > 2 ? "of \(constraints.count) constraints" : texts)
    }

    private var contentName: String {
        if placed.source.id.map({ screen.surroundings.texts[$0] != nil }) == true { return "its text" }
        return placed.source.kind == "imageView" ? "its image" : "its content"
    }

    // MARK: - Constraints

    /// Collects the constraints on a view, and tests the effect of leaving out each.
    mutating func tryConstraints(of view: LayoutView) {
        let root = view.rootView
        var positions: [String: SourcePosition] = [:]
        for constraint in screen.root.view.tree.flatMap(\.constraints) {
            positions[constraint.id] = constraint.position
        }
        let broken = Set(root.relaxedConstraints.map { ObjectIdentifier($0) })
        var holder: LayoutView? = view
        var found: [LayoutConstraint] = []
        while let here = holder {
            found += here.constraints.filter { constraint in
                let items = [constraint.firstItem, constraint.secondItem]
                // Guides of the view follow the view.
                return items.contains { $0 === view } && !items.contains { ($0 as? LayoutGuide)?.owningView === view }
            }
            holder = here.superview
        }
        let before = view.frame
        let open = Set(view.ambiguousAttributes)
        for (number, constraint) in found.enumerated() {
            let words = ConstraintSentence(constraint, of: view)
            guard let words else { continue }
            let position = constraint.identifier.flatMap { positions[$0] }
            let isStored = constraint.identifier == ViewTreeBuilder.storedLengthName
            // Constraints of the document have their written IDs, or none.
            let isStackView = position == nil && constraint.identifier != nil
            var influence = StoryboardExplanation.Influence(
                text: words.text, identifier: constraint.identifier, priority: constraint.priority,
                origin: isStored ? .storedFrame : isStackView ? .stackView : .document, position: position,
                decides: [], moves: [], isBroken: broken.contains(ObjectIdentifier(constraint)))
            // A stack view removes its own constraints.
            if influence.origin != .stackView, number < Self.trialLimit {
                constraint.isActive = false
                root.layoutIfNeeded()
                let freed = Set(view.ambiguousAttributes).subtracting(open)
                let effect = Self.effect(before, view.frame, freed, words.axis)
                (influence.decides, influence.moves) = (effect.components, effect.sides)
                constraint.isActive = true
                root.layoutIfNeeded()
            }
            influences[words.axis, default: []].append(influence)
        }
    }

    /// Enlarges the content along each axis and observes the effect.
    mutating func tryContent(in surroundings: StoryboardSurroundings) {
        let before = placed.view.frame
        for axis in Axis.allCases {
            var tried = surroundings
            guard var size = tried.contentSizes[placed.id] else { return }
            let length = axis == .horizontal ? size.width?.intrinsic : size.height?.intrinsic
            guard let length else { continue }
            if axis == .horizontal {
                size.width = .intrinsic(length + 0.5)
            } else {
                size.height = .intrinsic(length + 0.5)
            }
            tried.contentSizes[placed.id] = size
            guard let after = StoryboardScreen(screen.root, in: tried).layout.views[placed.id]?.frame else { continue }
            followers[axis] = Self.effect(before, after, [], axis)
        }
    }

    /// Returns what has changed or become ambiguous along an axis.
    private static func effect(
        _ before: CGRect, _ after: CGRect, _ freed: Set<LayoutConstraint.Attribute>, _ axis: Axis
    ) -> Effect {
        func differs(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) > 0.01 }
        let isHorizontal = axis == .horizontal
        let (start, length) = isHorizontal ? ("x", "width") : ("y", "height")
        let freesStart = freed.contains(isHorizontal ? .left : .top)
        let freesLength = freed.contains(isHorizontal ? .width : .height)
        let movesStart = isHorizontal ? differs(before.minX, after.minX) : differs(before.minY, after.minY)
        let movesEnd = isHorizontal ? differs(before.maxX, after.maxX) : differs(before.maxY, after.maxY)
        let resizes = isHorizontal ? differs(before.width, after.width) : differs(before.height, after.height)
        var effect = Effect()
        if movesStart || freesStart {
            effect.components.append(start)
            effect.sides.append(isHorizontal ? "left" : "top")
        }
        if resizes || freesLength { effect.components.append(length) }
        // If both are open, the other end is where it was.
        if movesEnd || freesStart != freesLength { effect.sides.append(isHorizontal ? "right" : "bottom") }
        return effect
    }

    /// Sorts influences: constraints of the document, then stack views and stored frames, then the content.
    private func all(_ axis: Axis) -> [StoryboardExplanation.Influence] {
        let found = (influences[axis] ?? []).enumerated().sorted { a, b in
            let (first, second) = (a.element.position, b.element.position)
            if let first, let second { return first < second }
            return (first == nil ? 1 : 0, a.offset) < (second == nil ? 1 : 0, b.offset)
        }
        return found.map(\.element) + maskInfluences(axis) + contentInfluences(axis)
    }

    // MARK: - Frames and contents

    private func maskInfluences(_ axis: Axis) -> [StoryboardExplanation.Influence] {
        guard placed.view.translatesAutoresizingMaskIntoConstraints else { return [] }
        let isRoot = placed.depth == 0
        let (place, length) = axis == .horizontal ? ("x", "width") : ("y", "height")
        let text = isRoot ? "\(length) as given to the root" : "\(place) and \(length) by frame and autoresizing mask"
        return [
            StoryboardExplanation.Influence(
                text: text, identifier: nil, priority: .required, origin: .storedFrame, position: nil,
                decides: isRoot ? [length] : [place, length],
                moves: axis == .horizontal ? ["left", "right"] : ["top", "bottom"], isBroken: false)
        ]
    }

    private func contentInfluences(_ axis: Axis) -> [StoryboardExplanation.Influence] {
        let (length, name) =
            axis == .horizontal
            ? (placed.view.usableContentSize.width, "width") : (placed.view.usableContentSize.height, "height")
        guard length >= 0 else { return [] }
        let actual = axis == .horizontal ? placed.frame.width : placed.frame.height
        let constraints = [
            ("≤", placed.view.contentHuggingPriority(for: axis), actual <= length + 0.01),
            ("≥", placed.view.contentCompressionResistancePriority(for: axis), actual >= length - 0.01),
        ]
        return constraints.map { relation, priority, isMet in
            StoryboardExplanation.Influence(
                text: "\(name) \(relation) \(length.brief) of its content" + (isMet ? "" : ", not met"),
                identifier: nil, priority: priority, origin: .content, position: nil,
                decides: isMet ? followers[axis]?.components ?? [] : [],
                moves: isMet ? followers[axis]?.sides ?? [] : [], isBroken: false)
        }
    }

    private var contentSentences: [String] {
        let size = placed.view.usableContentSize
        guard size.width >= 0 || size.height >= 0 else { return ["it has no intrinsic size"] }
        func length(_ length: CGFloat) -> String { length >= 0 ? length.brief : "any" }
        return ["its content is \(length(size.width)) × \(length(size.height)), \(contentSource)"]
    }

    private var contentSource: String {
        let source = placed.source
        let placeholders = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
        if placeholders.contains(where: { source.attributes[$0] != nil }) { return "from its placeholder size" }
        if let text = placed.source.id.flatMap({ screen.surroundings.texts[$0] }) {
            let wraps = placed.view.wrapsContent ? ", its height follows from the width" : ""
            return "measured from its text at \(text.font.size.brief) points\(wraps)"
        }
        switch source.kind {
        case "imageView": return "the size of its image"
        case "switch": return "the size of every switch"
        default: return "as it was stored"
        }
    }

    private var stackRole: String? {
        guard let stack = placed.view.superview as? StackView,
            let index = stack.arrangedSubviews.firstIndex(where: { $0 === placed.view })
        else { return nil }
        let place = "number \(index + 1) of \(stack.arrangedSubviews.count)"
        return "it is \(place) in the \(stack.axis) stack view \(stack.name): distribution \(stack.distribution),"
            + " alignment \(stack.alignment), spacing \(stack.spacing.brief)"
    }
}

extension LayoutView {
    /// The content size, negative for none; wrapping content has the height for its width.
    fileprivate var usableContentSize: CGSize {
        var size = intrinsicContentSize
        if wrapsContent { size.height = contentHeight(forWidth: frame.width) ?? -1 }
        return size
    }
}

extension CGFloat {
    /// The number with at most three decimals.
    package var brief: String {
        guard isFinite, magnitude < 1e12 else { return "\(self)" }
        let rounded = (self * 1000).rounded() / 1000
        return Int(exactly: rounded).map(String.init) ?? "\(Double(rounded))"
    }
}
