extension NodeKind {
    /// The name of a kind: that of the function or property that makes it.
    public enum Name: String, CaseIterable, Codable, Sendable {
        // Leaves.
        case color, fixed, flexible, leaf, spacer, divider
        // Containers; `layout` and `separableLayout` are custom layouts.
        case hStack, vStack, zStack, geometryReader, viewThatFits, overlay, background, safeAreaInset, layout
        case separableLayout
        // A box of CSS.
        case css
        // Modifiers.
        case frame, flexibleFrame, fixedSize, padding, aspectRatio, offset, position, layoutPriority, alignmentGuide
        case layoutDirection, scrollView

        /// Whether a node of the kind wraps its first child: a modifier, an overlay or a background.
        public var wrapsFirstChild: Bool {
            switch self {
            case .overlay, .background: true
            default: arity == .single
            }
        }
    }

    /// The number of children that a kind takes.
    public enum Arity: Sendable {
        /// None.
        case leaf
        /// At most one.
        case single
        /// Any number.
        case many
    }

    /// The name of the kind.
    public var name: Name { Name(kind, isInset: options.contains(.inset)) }

    /// The number of children that a node of the kind takes.
    public var arity: Arity { kind.facts.arity }
}

/// The facts of each kind: the one list to extend when a kind is added.
extension Kind {
    var facts: (name: NodeKind.Name, arity: NodeKind.Arity) {
        switch self {
        case .color: (.color, .leaf)
        case .fixed: (.fixed, .leaf)
        case .flexible: (.flexible, .leaf)
        case .measured: (.leaf, .leaf)
        case .spacer: (.spacer, .leaf)
        case .divider: (.divider, .leaf)
        case .frame: (.frame, .single)
        case .flexibleFrame: (.flexibleFrame, .single)
        case .fixedSize: (.fixedSize, .single)
        case .padding: (.padding, .single)
        case .aspectRatio: (.aspectRatio, .single)
        case .offset: (.offset, .single)
        case .position: (.position, .single)
        case .priority: (.layoutPriority, .single)
        case .guide: (.alignmentGuide, .single)
        case .direction: (.layoutDirection, .single)
        case .scroll: (.scrollView, .single)
        case .overlay: (.overlay, .many)
        case .background: (.background, .many)
        case .hstack: (.hStack, .many)
        case .vstack: (.vStack, .many)
        case .zstack: (.zStack, .many)
        case .viewThatFits: (.viewThatFits, .many)
        case .geometryReader: (.geometryReader, .many)
        case .custom: (.layout, .many)
        case .separableLayout: (.separableLayout, .many)
        case .css: (.css, .many)
        }
    }
}

extension NodeKind.Name {
    private static let arities = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0.facts.name, $0.facts.arity) })

    /// The number of children that a node of the kind takes.
    public var arity: NodeKind.Arity { Self.arities[self] ?? .many }

    /// The name of a stored kind. A safe area inset is stored as a stack.
    init(_ kind: Kind, isInset: Bool) { self = isInset ? .safeAreaInset : kind.facts.name }
}
