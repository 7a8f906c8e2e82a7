extension NodeKind {
    /// What a kind is called: as the function or property that makes it.
    public enum Name: String, CaseIterable, Codable, Sendable {
        // Leaves.
        case color, fixed, flexible, leaf, spacer, divider
        // Containers; `layout` and `separableLayout` are all of a user's own.
        case hStack, vStack, zStack, geometryReader, viewThatFits, overlay, background, safeAreaInset, layout
        case separableLayout
        // Modifiers.
        case frame, flexibleFrame, fixedSize, padding, aspectRatio, offset, position, layoutPriority, alignmentGuide
        case layoutDirection, scrollView
    }
}

extension NodeKind.Name {
    /// The name of a stored kind. A safe area inset is stored as a stack.
    init(_ kind: Kind, isInset: Bool) {
        self =
            switch kind {
            case .color: .color
            case .fixed: .fixed
            case .flexible: .flexible
            case .measured: .leaf
            case .spacer: .spacer
            case .divider: .divider
            case .hstack: isInset ? .safeAreaInset : .hStack
            case .vstack: isInset ? .safeAreaInset : .vStack
            case .zstack: .zStack
            case .geometryReader: .geometryReader
            case .viewThatFits: .viewThatFits
            case .overlay: .overlay
            case .background: .background
            case .custom: .layout
            case .separableLayout: .separableLayout
            case .frame: .frame
            case .flexibleFrame: .flexibleFrame
            case .fixedSize: .fixedSize
            case .padding: .padding
            case .aspectRatio: .aspectRatio
            case .offset: .offset
            case .position: .position
            case .priority: .layoutPriority
            case .guide: .alignmentGuide
            case .direction: .layoutDirection
            case .scroll: .scrollView
            }
    }
}
