import MullionAutoLayout
import MullionGeometry

/// Builds the view tree of a root.
package struct ViewTreeBuilder {
    let surroundings: StoryboardSurroundings
    private(set) var views: [String: LayoutView] = [:]
    private(set) var diagnostics: [StoryboardDiagnostic] = []
    private var guides: [String: LayoutGuide] = [:]
    /// Constraints whose items do not exist yet, with their owners.
    private var waiting: [(StoryboardConstraint, LayoutView)] = []
    /// The IDs of the labels that a cell style positions itself, and of the trailing one.
    private var cellParts: Set<String> = []
    private var cellDetail: String?
    /// The IDs that variations exclude.
    private var left: Set<String> = []

    init(_ surroundings: StoryboardSurroundings) { self.surroundings = surroundings }

    private var traits: StoryboardTraits { surroundings.traits }

    /// Builds the tree with its constraints.
    mutating func build(_ root: StoryboardRoot) -> LayoutView {
        if let style = root.cell?.attributes {
            cellParts = Set(["textLabel", "detailTextLabel", "imageView"].compactMap { style[$0] })
            cellDetail = style["style"] == "IBUITableViewCellStyleValue1" ? style["detailTextLabel"] : nil
        }
        let view = make(root.view)
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: surroundings.size)
        view.rootSafeAreaInsets = surroundings.safeArea
        view.layoutDirection = surroundings.direction
        // The margins contain the safe area.
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = surroundings.margins
        if let owner = root.owner, root.kind == .cell { views[owner] = view }
        for guide in root.guides { addBarGuide(guide, to: view) }
        fill(view, with: root.view)
        for (constraint, owner) in waiting { add(constraint, of: owner) }
        return view
    }

    // MARK: - Views

    /// Makes a view without its subviews.
    private mutating func make(_ view: StoryboardView) -> LayoutView {
        let attributes = view.attributes(for: traits)
        let content = ViewContent(
            view, view.id.flatMap { surroundings.contentSizes[$0] }, view.id.flatMap { surroundings.texts[$0] })
        let made: LayoutView
        switch view.kind {
        case "stackView":
            let stack = StackingView()
            stack.content = content
            stack.arrange(by: attributes, hasMargins: view.margins != nil)
            made = stack
        case "scrollView", "tableView", "collectionView":
            let scroll = ScrollingView()
            scroll.content = content
            made = scroll
        default:
            let plain = PlainView()
            plain.content = content
            made = plain
        }
        made.identifier = view.id ?? view.kind
        made.isHidden = attributes.isYes("hidden")
        made.setContentPriorities(by: attributes)
        // A text that wraps takes the width it is given, whatever its resistance.
        if content.wrappingText != nil, made.contentCompressionResistancePriority(for: .horizontal) >= .required {
            made.setContentCompressionResistancePriority(LayoutPriority(999), for: .horizontal)
        }
        made.autoresizingMask = view.autoresizingMask
        if let id = view.id, id == cellDetail { made.autoresizingMask = .flexibleLeftMargin }
        switch view.margins {
        case .physical(let margins)?:
            made.directionalLayoutMargins = EdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        case .directional(let margins)?: made.directionalLayoutMargins = margins
        case nil: if made is StackView { made.directionalLayoutMargins = EdgeInsets() }
        }
        made.semanticContentAttribute =
            attributes["semanticContentAttribute"].flatMap { SemanticContentAttribute(rawValue: $0) } ?? .unspecified
        made.preservesSuperviewLayoutMargins = attributes.isYes("preservesSuperviewLayoutMargins")
        made.insetsLayoutMarginsFromSafeArea = attributes["insetsLayoutMarginsFromSafeArea"] != "NO"
        if let id = view.id { views[id] = made }
        return made
    }

    /// Adds the subviews of a view in document order, without recursion, because documents can be deep.
    private mutating func fill(_ root: LayoutView, with source: StoryboardView) {
        var open: [(LayoutView, StoryboardView)] = [(root, source)]
        while let (view, source) = open.popLast() {
            let excluded = source.excluded(for: traits)
            left.formUnion(excluded)
            for guide in source.guides { guides[guide.id] = view.guide(guide.kind) }
            for constraint in source.constraints where !excluded.contains(constraint.id) {
                waiting.append((constraint, view))
            }
            hold(view, source)
            for inner in source.contentViews {
                let made = make(inner)
                if inner.id == nil, let id = source.id { views[id + "/contentView"] = made }
                made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                let size = source.frame?.size ?? CGSize(width: 1, height: 1)
                made.setFrame(CGRect(origin: .zero, size: size), inSuperviewOf: size)
                view.addSubview(made)
                open.append((made, inner))
            }
            for inner in source.subviews {
                if let id = inner.id, excluded.contains(id) { continue }
                let made = make(inner)
                if let stack = view as? StackView {
                    stack.addArrangedSubview(made)
                } else {
                    if inner.isPlacedByMask {
                        let room = source.frame?.size ?? surroundings.size
                        var frame = inner.frame ?? .zero
                        if inner.id.map(cellParts.contains) == true, surroundings.direction == .rightToLeft {
                            frame.origin.x = room.width - frame.maxX
                            made.autoresizingMask = made.autoresizingMask.mirrored
                        }
                        made.setFrame(frame, inSuperviewOf: room)
                    } else {
                        made.translatesAutoresizingMaskIntoConstraints = false
                    }
                    view.addSubview(made)
                }
                open.append((made, inner))
            }
        }
    }

    /// Adds the lengths that a view keeps if nothing else determines them.
    private func hold(_ view: LayoutView, _ source: StoryboardView) {
        guard let id = source.id, let size = surroundings.contentSizes[id] else { return }
        for (optional, anchor) in [
            (size.width?.optionalLength, view.widthAnchor), (size.height?.optionalLength, view.heightAnchor),
        ] {
            guard let optional else { continue }
            let constraint = anchor.constraint(equalToConstant: max(0, optional.length))
            constraint.priority = optional.priority
            constraint.identifier = Self.storedLengthName
            constraint.isActive = true
        }
    }

    /// The identifier of the optional constraint for a stored length.
    package static let storedLengthName = "stored length"

    // MARK: - Guides and constraints

    /// Adds the layout guide of a top or bottom bar.
    private mutating func addBarGuide(_ guide: StoryboardGuide, to view: LayoutView) {
        let made = LayoutGuide()
        made.identifier = guide.id
        view.addLayoutGuide(made)
        guides[guide.id] = made
        let isTop = guide.kind == .top
        let height = isTop ? surroundings.safeArea.top : surroundings.safeArea.bottom
        LayoutConstraint.activate([
            made.leftAnchor.constraint(equalTo: view.leftAnchor),
            made.rightAnchor.constraint(equalTo: view.rightAnchor),
            made.heightAnchor.constraint(equalToConstant: height),
            isTop
                ? made.topAnchor.constraint(equalTo: view.topAnchor)
                : made.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func item(_ id: String) -> ConstraintItem? { views[id] ?? guides[id] }

    private mutating func add(_ constraint: StoryboardConstraint, of owner: LayoutView) {
        let name = constraint.id.isEmpty ? "at \(constraint.position)" : constraint.id
        func find(_ id: String?) -> ConstraintItem? {
            guard let id else { return nil }
            return item(id)
        }
        for id in [constraint.firstItem, constraint.secondItem].compactMap(\.self) where item(id) == nil {
            if !left.contains(id) { diagnostics.append(.missingItem(constraint: name, item: id)) }
            return
        }
        let attributes = constraint.attributes(for: traits)
        do {
            let made = try LayoutConstraint(
                validating: find(constraint.firstItem) ?? owner, constraint.firstAttribute, constraint.relation,
                to: find(constraint.secondItem), constraint.secondAttribute ?? .notAnAttribute,
                multiplier: attributes.number("multiplier") ?? 1, constant: constraint.constant(in: attributes),
                priority: constraint.priority(in: attributes))
            made.identifier = constraint.id.isEmpty ? nil : constraint.id
            try LayoutConstraint.activate(validating: [made])
        } catch {
            diagnostics.append(.unusableConstraint(constraint: name, reason: "\(error)"))
        }
    }
}

extension LayoutView.AutoresizingMask {
    /// The insets with left and right swapped.
    fileprivate var mirrored: LayoutView.AutoresizingMask {
        var mask = subtracting([.flexibleLeftMargin, .flexibleRightMargin])
        if contains(.flexibleLeftMargin) { mask.insert(.flexibleRightMargin) }
        if contains(.flexibleRightMargin) { mask.insert(.flexibleLeftMargin) }
        // Without a flexible part, the left margin stays; mirrored, the right one does.
        if isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) {
            mask.insert(.flexibleLeftMargin)
        }
        return mask
    }
}
