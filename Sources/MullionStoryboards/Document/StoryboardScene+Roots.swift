extension StoryboardScene {
    /// The views that are laid out independently, in document order.
    public var roots: [StoryboardRoot] {
        var roots: [StoryboardRoot] = []
        if let controller {
            if let view = controller.view {
                Self.collect(
                    view, .controller, owner: controller.id, name: controller.name, guides: controller.guides, &roots)
            }
            for part in controller.parts { Self.collect(part, .part, owner: controller.id, &roots) }
        }
        for view in views { Self.collect(view, .topLevel, owner: nil, &roots) }
        return roots
    }

    /// Adds a root and the roots that belong to views in it.
    private static func collect(
        _ view: StoryboardView, _ kind: StoryboardRoot.Kind, owner: String?, name: String? = nil,
        guides: [StoryboardGuide] = [], _ roots: inout [StoryboardRoot]
    ) {
        var kind = kind
        var owner = owner
        var content = view
        if view.isCell, var inner = view.contentViews.first {
            // Old documents store the constraints of the content in the cell and refer to the cell.
            inner.constraints += view.constraints
            inner.guides += view.guides
            inner.variations += view.variations
            inner.frame = inner.frame ?? view.frame
            content = inner
            kind = .cell
            owner = view.id
        }
        roots.append(
            StoryboardRoot(
                kind: kind, name: name ?? view.name, owner: owner, view: content, guides: guides,
                cell: kind == .cell ? view : nil))
        var inside = [content]
        while let next = inside.popLast() {
            for part in next.parts { collect(part, .part, owner: next.id, &roots) }
            inside += (next.subviews + next.contentViews).reversed()
        }
        if kind == .cell { for part in view.parts { collect(part, .part, owner: view.id, &roots) } }
    }
}

extension StoryboardView {
    /// The view and all views inside it, superviews before their subviews.
    package var tree: [StoryboardView] {
        var views: [StoryboardView] = []
        var open = [self]
        while let view = open.popLast() {
            views.append(view)
            open += view.subviews + view.contentViews
        }
        return views
    }

    /// Whether its content is laid out independently, in a size from its table or collection.
    package var isCell: Bool { kind == "tableViewCell" || kind == "collectionViewCell" }
}

extension StoryboardController {
    /// The display name: storyboard identifier, title, name in the outline, class, or ID.
    public var name: String {
        let names = ["storyboardIdentifier", "title", "userLabel", "customClass"].lazy.compactMap { attributes[$0] }
        return names.first ?? id
    }
}

extension StoryboardView {
    /// The display name: name in the outline, reuse identifier, class, ID, or kind.
    public var name: String { userLabel ?? attributes["reuseIdentifier"] ?? customClass ?? id ?? kind }
}
