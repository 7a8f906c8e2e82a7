import MullionAutoLayout
import MullionGeometry

// The margins of roots, observed in stored frames. They contain the safe area.
extension ScreenEnvironment {
    func margins(of root: StoryboardRoot, _ size: CGSize, _ safeArea: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
        let own = ownMargins(of: root.view)
        switch root.kind {
        case .controller: return screenMargins(of: root, own, size, safeArea)
        case .topLevel:
            if root.view.kind == "view", own == nil { return screenMargins(of: root, nil, size, safeArea) }
        case .cell:
            guard root.cell?.kind == "tableViewCell" else { break }
            let margins = cellMargins(of: root)
            guard let own else { return margins }
            return root.view.attributes.isYes("preservesSuperviewLayoutMargins") ? own.grown(to: margins) : own
        case .part: break
        }
        return own ?? PhysicalEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// Returns the margins that the document sets for a view.
    private func ownMargins(of view: StoryboardView) -> PhysicalEdgeInsets? {
        switch view.margins {
        case .physical(let margins)?: margins
        case .directional(let margins)?: PhysicalEdgeInsets(margins, in: setting.direction)
        case nil: nil
        }
    }

    /// Returns the system's side margins for a width.
    private func side(for width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    private func screenMargins(
        of root: StoryboardRoot, _ own: PhysicalEdgeInsets?, _ size: CGSize, _ safeArea: PhysicalEdgeInsets
    ) -> PhysicalEdgeInsets {
        let side = side(for: size.width)
        var safeArea = safeArea
        if !root.hasSafeAreaGuide {
            safeArea = .zero
            if root.kind == .topLevel, document.toolsNumber >= Self.firstInsetVersion {
                safeArea = fit(of: root).isLoose && setting.size == nil ? ownEdges : edges
            }
        }
        if root.view.attributes["insetsLayoutMarginsFromSafeArea"] == "NO" { safeArea = .zero }
        var margins = safeArea
        margins.left += max(side, own?.left ?? 0)
        margins.right += max(side, own?.right ?? 0)
        margins.top += own?.top ?? 0
        margins.bottom += own?.bottom ?? 0
        return margins
    }

    /// The first version in which the margins of views without a controller contain the safe area even without a guide.
    private static let firstInsetVersion = 14400.0

    /// Returns the margins that a table gives the content of its cells.
    private func cellMargins(of root: StoryboardRoot) -> PhysicalEdgeInsets {
        let version = document.toolsNumber
        guard version >= 13000 || version == 0 else { return PhysicalEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        let cell = root.cell?.frame?.width ?? 0
        // A cell in a storyboard has the margins of its screen; a cell in a XIB has those for its width.
        var side = side(for: document.isStoryboard ? max(cell, ownScreen?.width ?? 0) + growth.width : cell)
        if !document.isStoryboard {
            if (14800..<17000).contains(version) { side = 15 }
            if document.isOfNewestVersions { side = 20 }
        }
        let across: CGFloat = document.isOfNewestVersions ? 15 : 11
        // The content has a smaller margin next to an accessory.
        let isNarrowed = (root.view.frame?.width ?? cell) < cell - 1
        return PhysicalEdgeInsets(
            EdgeInsets(top: across, leading: side, bottom: across, trailing: isNarrowed ? 8 : side),
            in: setting.direction)
    }
}

extension PhysicalEdgeInsets {
    /// Returns the larger inset at each edge.
    fileprivate func grown(to other: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
        PhysicalEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
