import MullionAutoLayout
import MullionGeometry

/// Writes the class of one root; see ``StoryboardSwiftWriter``.
struct SwiftClassWriter {
    let screen: StoryboardScreen
    let className: String
    let library: StoryboardSwiftWriter.Library
    /// The views in document order.
    private let views: [StoryboardPlacedView]
    /// The names of views and guides by ID.
    private var names: [String: String] = [:]
    private var properties: [String] = []
    private var statements: [String] = []

    init(_ screen: StoryboardScreen, named name: String, _ library: StoryboardSwiftWriter.Library) {
        self.screen = screen
        className = name
        self.library = library
        views = screen.views
    }

    var isUIKit: Bool { library == .uiKit }
    var traits: StoryboardTraits { screen.surroundings.traits }

    mutating func code() -> String {
        var known = SwiftNames(reserved: Self.keywords)
        for placed in views {
            let name = placed.depth == 0 ? "root" : known.unique(Self.name(of: placed.source))
            names[placed.id] = name
            properties.append("let \(name) = \(creation(of: placed))")
        }
        if let owner = screen.root.owner, screen.root.kind == .cell { names[owner] = "root" }
        for placed in views { configure(placed) }
        addBarGuides()
        addHierarchy()
        addConstraints()
        let attribute = isUIKit ? "@MainActor\n" : ""
        return "/// The views of “\(screen.name.onOneLine)”.\n\(attribute)final class \(className) {\n"
            + properties.map { "    \($0)\n" }.joined() + "\n    init() {\n"
            + statements.map { "        \($0)\n" }.joined() + "    }\n}\n"
    }

    private static let keywords: Set<String> = [
        "root", "self", "init", "let", "var", "class", "func", "in", "is", "as", "if", "for", "switch", "case",
        "default",
        "return", "true", "false", "nil", "do", "try", "while", "where", "import", "super", "throw", "repeat", "else",
        "guard", "break", "continue", "static", "struct", "enum", "extension", "protocol", "operator", "public",
        "private",
        "internal", "fileprivate", "open", "inout", "catch", "defer", "rethrows", "throws", "any", "some", "subscript",
        "typealias", "associatedtype", "deinit", "fallthrough",
    ]

    /// The name of a variable: by the outline, or by the text and the kind.
    private static func name(of view: StoryboardView) -> String {
        if let label = view.userLabel { return SwiftNames.variable(label, or: view.kind) }
        let text = view.texts.filter { !$0.value.isEmpty }.min { $0.key < $1.key }?.value ?? ""
        let words = text.split(whereSeparator: \.isWhitespace).prefix(3).joined(separator: " ")
        let kind = SwiftNames.capitalized(view.kind, or: "View")
        let name = SwiftNames.variable(words, or: "")
        return name.isEmpty || name.first?.isNumber == true ? SwiftNames.variable(view.kind, or: "view") : name + kind
    }

    mutating func add(_ statement: String) { statements.append(statement) }

    /// Returns the name of a placed view.
    func name(_ placed: StoryboardPlacedView) -> String { names[placed.id] ?? "root" }

    // MARK: - Views

    private func creation(of placed: StoryboardPlacedView) -> String {
        let size = screen.surroundings.size
        let frame = "CGRect(x: 0, y: 0, width: \(size.width.swiftLiteral), height: \(size.height.swiftLiteral))"
        if isUIKit { return uiKitCreation(of: placed.source, placed.depth == 0 ? frame : nil) }
        let type =
            switch placed.view {
            case is StackView: "StackView"
            case is LayoutScrollView: "LayoutScrollView"
            default: placed.hasContent ? "ContentView" : "LayoutView"
            }
        return placed.depth == 0 ? "\(type)(frame: \(frame))" : "\(type)()"
    }

    private mutating func configure(_ placed: StoryboardPlacedView) {
        let (view, source, name) = (placed.view, placed.source, name(placed))
        let attributes = source.attributes(for: traits)
        if isUIKit {
            configureUIKit(source, attributes, name)
        } else {
            if let id = source.id { add("\(name).identifier = \(id.swiftLiteral)") }
            if placed.hasContent { configureContent(view, name) }
        }
        if view.isHidden { add("\(name).isHidden = true") }
        if view.semanticContentAttribute != .unspecified {
            add("\(name).semanticContentAttribute = .\(view.semanticContentAttribute)")
        }
        if let stack = view as? StackView {
            if stack.axis == .vertical { add("\(name).axis = .vertical") }
            if stack.distribution != .fill { add("\(name).distribution = .\(stack.distribution)") }
            if stack.alignment != .fill { add("\(name).alignment = .\(stack.alignment)") }
            if stack.spacing != 0 { add("\(name).spacing = \(stack.spacing.swiftLiteral)") }
            if stack.isBaselineRelativeArrangement { add("\(name).isBaselineRelativeArrangement = true") }
            if stack.isLayoutMarginsRelativeArrangement { add("\(name).isLayoutMarginsRelativeArrangement = true") }
        }
        if placed.depth == 0 {
            if !isUIKit { configureRoot(view) }
        } else {
            configureMargins(view, source, name)
        }
        let usual = LayoutView()
        for axis in Axis.allCases {
            func write(_ function: String, _ priority: LayoutPriority, _ usual: LayoutPriority) {
                guard priority != usual else { return }
                let number = CGFloat(priority.rawValue).swiftLiteral
                add(
                    "\(name).\(function)(\(isUIKit ? "UILayoutPriority(rawValue: \(number))" : "LayoutPriority(\(number))"), "
                        + "for: .\(axis))")
            }
            write(
                "setContentHuggingPriority", view.contentHuggingPriority(for: axis),
                usual.contentHuggingPriority(for: axis))
            write(
                "setContentCompressionResistancePriority", view.contentCompressionResistancePriority(for: axis),
                usual.contentCompressionResistancePriority(for: axis))
        }
    }

    private mutating func configureContent(_ view: LayoutView, _ name: String) {
        let size = view.intrinsicContentSize
        if size.width >= 0 || size.height >= 0 {
            add("\(name).size = CGSize(width: \(size.width.swiftLiteral), height: \(size.height.swiftLiteral))")
        }
        if view.alignmentRectInsets != .zero { add("\(name).insets = \(Self.literal(view.alignmentRectInsets))") }
        let (first, last) = (view.firstBaseline, view.lastBaseline)
        guard first != .top(0) || last != .bottom(0) else { return }
        func literal(_ baseline: Baseline) -> String {
            "Baseline(share: \(baseline.share.swiftLiteral), offset: \(baseline.offset.swiftLiteral))"
        }
        add("\(name).baselines = (\(literal(first)), \(literal(last)))")
    }

    private mutating func configureRoot(_ root: LayoutView) {
        if root.rootSafeAreaInsets != .zero {
            add("root.rootSafeAreaInsets = \(Self.literal(root.rootSafeAreaInsets))")
        }
        add("root.insetsLayoutMarginsFromSafeArea = false")
        add("root.layoutMargins = \(Self.literal(screen.surroundings.margins))")
    }

    private mutating func configureMargins(_ view: LayoutView, _ source: StoryboardView, _ name: String) {
        if source.margins != nil || !isUIKit && view is StackView {
            let margins = view.directionalLayoutMargins
            let type = isUIKit ? "NSDirectionalEdgeInsets" : "EdgeInsets"
            let numbers = [
                ("top", margins.top), ("leading", margins.leading), ("bottom", margins.bottom),
                ("trailing", margins.trailing),
            ]
            add("\(name).directionalLayoutMargins = \(type)(\(Self.list(numbers)))")
        }
        if view.preservesSuperviewLayoutMargins { add("\(name).preservesSuperviewLayoutMargins = true") }
        if !view.insetsLayoutMarginsFromSafeArea { add("\(name).insetsLayoutMarginsFromSafeArea = false") }
    }

    private static func list(_ numbers: [(String, CGFloat)]) -> String {
        numbers.map { "\($0): \($1.swiftLiteral)" }.joined(separator: ", ")
    }

    private static func literal(_ insets: PhysicalEdgeInsets) -> String {
        "PhysicalEdgeInsets("
            + list([("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)])
            + ")"
    }

    private mutating func addHierarchy() {
        var parents: [StoryboardPlacedView] = []
        for placed in views {
            parents.removeLast(max(parents.count - placed.depth, 0))
            defer { parents.append(placed) }
            guard let parent = parents.last else { continue }
            let (name, outer) = (name(placed), self.name(parent))
            if parent.view is StackView {
                add("\(outer).addArrangedSubview(\(name))")
                continue
            }
            if placed.view.translatesAutoresizingMaskIntoConstraints {
                addMask(placed, name, parent)
            } else {
                add("\(name).translatesAutoresizingMaskIntoConstraints = false")
            }
            let isContent = isUIKit && parent.source.kind == "visualEffectView"
            add("\(outer)\(isContent ? ".contentView" : "").addSubview(\(name))")
        }
    }

    /// Places a view by its frame and mask.
    private mutating func addMask(_ placed: StoryboardPlacedView, _ name: String, _ parent: StoryboardPlacedView) {
        let frame = placed.frame
        let numbers = [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
        let masks: [(LayoutView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
            (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
            (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
        ]
        let mask = masks.filter { placed.view.autoresizingMask.contains($0.0) }.map { "." + $0.1 }
        if !mask.isEmpty { add("\(name).autoresizingMask = [\(mask.joined(separator: ", "))]") }
        let literal = "CGRect(\(Self.list(numbers)))"
        let size = parent.frame.size
        add(
            isUIKit
                ? "\(name).frame = \(literal)"
                : "\(name).setFrame(\(literal), inSuperviewOf: CGSize(width: \(size.width.swiftLiteral), "
                    + "height: \(size.height.swiftLiteral)))")
    }

    // MARK: - Constraints

    private mutating func addBarGuides() {
        for guide in screen.root.guides {
            let isTop = guide.kind == .top
            names[guide.id] = isTop ? "topGuide" : "bottomGuide"
            if isUIKit { continue }
            let name = names[guide.id] ?? ""
            let height = isTop ? screen.surroundings.safeArea.top : screen.surroundings.safeArea.bottom
            add("let \(name) = LayoutGuide()")
            add("root.addLayoutGuide(\(name))")
            add("LayoutConstraint.activate([")
            for side in ["left", "right", isTop ? "top" : "bottom"] {
                add("    \(name).\(side)Anchor.constraint(equalTo: root.\(side)Anchor),")
            }
            add("    \(name).heightAnchor.constraint(equalToConstant: \(height.swiftLiteral)),")
            add("])")
        }
    }

    private mutating func addConstraints() {
        var guides: [String: String] = [:]
        for placed in views {
            for guide in placed.source.guides { guides[guide.id] = "\(name(placed)).\(guide.kind.property)" }
        }
        if isUIKit {
            // The safe area is between the bars, too.
            for guide in screen.root.guides { guides[guide.id] = "root.safeAreaLayoutGuide" }
        }
        let all = names.merging(guides) { _, guide in guide }
        var lines: [String] = []
        for placed in views {
            let excluded = placed.source.excluded(for: traits)
            for constraint in placed.source.constraints where !excluded.contains(constraint.id) {
                let writer = SwiftConstraintWriter(constraint, in: traits, isUIKit: isUIKit)
                guard let line = writer.code(owner: name(placed), { all[$0] }) else { continue }
                lines.append("    \(line),")
            }
        }
        for placed in views { lines += heldLengths(of: placed).map { "    \($0)," } }
        guard !lines.isEmpty else { return }
        add("\(isUIKit ? "NSLayoutConstraint" : "LayoutConstraint").activate([")
        lines.forEach { add($0) }
        add("])")
    }

    /// The constraints of lengths that nothing else determines.
    private func heldLengths(of placed: StoryboardPlacedView) -> [String] {
        let size = screen.surroundings.contentSizes[placed.id]
        return [("width", size?.width), ("height", size?.height)].compactMap { name, length in
            guard case .held(let points)? = length else { return nil }
            return "\(self.name(placed)).\(name)Anchor.constraint(equalToConstant: \(points.swiftLiteral))"
                + ".prioritized(250)"
        }
    }
}

extension StoryboardPlacedView {
    /// Whether the view has content with a size or baselines, or differs from its alignment rectangle.
    fileprivate var hasContent: Bool {
        guard !(view is StackView), !(view is LayoutScrollView) else { return false }
        let size = view.intrinsicContentSize
        return size.width >= 0 || size.height >= 0 || view.alignmentRectInsets != .zero || view.firstBaseline != .top(0)
            || view.lastBaseline != .bottom(0)
    }
}

extension StoryboardGuide.Kind {
    /// The property of a view.
    fileprivate var property: String {
        switch self {
        case .contentLayoutGuide: "contentLayoutGuide"
        case .frameLayoutGuide: "frameLayoutGuide"
        case .layoutMargins: "layoutMarginsGuide"
        case .readableContent: "readableContentGuide"
        case .safeArea, .keyboard, .top, .bottom: "safeAreaLayoutGuide"
        }
    }
}
