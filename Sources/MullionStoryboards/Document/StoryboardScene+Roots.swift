extension StoryboardScene {
    /// The views that are laid out on their own, in document order.
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

    /// Adds a root and those that belong to views in it.
    private static func collect(
        _ view: StoryboardView, _ kind: StoryboardRoot.Kind, owner: String?, name: String? = nil,
        guides: [StoryboardGuide] = [],
        _ roots: inout [StoryboardRoot]
    ) {
        var kind = kind
        var owner = owner
        var content = view
        if view.isCell, var inner = view.contentViews.first {
            // Old documents keep the constraints of the content in the cell, and speak of the cell.
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
    /// Whether its content is laid out on its own, in a size that its table or collection gives.
    package var isCell: Bool { kind == "tableViewCell" || kind == "collectionViewCell" }
}

extension StoryboardController {
    /// What people call it: its storyboard identifier, title, name in the outline, class or identity.
    public var name: String {
        let names = ["storyboardIdentifier", "title", "userLabel", "customClass"].lazy.compactMap { attributes[$0] }
        return names.first ?? id
    }
}

extension StoryboardView {
    /// What people call it: its name in the outline, reuse identifier, class or identity, or the kind of its element.
    public var name: String { userLabel ?? attributes["reuseIdentifier"] ?? customClass ?? id ?? kind }
}
