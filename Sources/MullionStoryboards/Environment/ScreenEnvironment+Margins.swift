import MullionAutoLayout
import MullionGeometry

// The margins of roots, observed in stored frames. They contain the safe area.
extension ScreenEnvironment {
    func margins(of root: StoryboardRoot, _ size: CGSize, _ safeArea: PhysicalEdgeInsets) -> PhysicalEdgeInsets {
        let own = ownMargins(of: root.view)
        switch root.kind {
        case .controller: return screenMargins(of: root, own, size, safeArea)
        case .topLevel:
            if ["view", "collectionReusableView"].contains(root.view.kind), own == nil {
                return screenMargins(of: root, nil, size, safeArea)
            }
        case .cell:
            let preserves = root.view.attributes.isYes("preservesSuperviewLayoutMargins")
            // Margins of the cell itself are those of the superview.
            let outer = preserves ? root.cell.flatMap { ownMargins(of: $0) } : nil
            guard root.cell?.kind == "tableViewCell" else {
                // Constraints that name the cell refer to the margins of a top-level view.
                let isTopLevel = !document.isStoryboard && root.cell?.constraints.isEmpty == false
                let usual = PhysicalEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
                let margins = own ?? (isTopLevel ? screenMargins(of: root, nil, size, safeArea) : usual)
                return outer.map { margins.grown(to: $0) } ?? margins
            }
            var margins = cellMargins(of: root)
            if let outer { margins = margins.grown(to: outer) }
            guard let own else { return margins }
            return preserves ? own.grown(to: margins) : own
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
            if root.kind == .topLevel, document.toolsNumber >= StoredVersions.firstWithInsetMargins {
                safeArea = fit(of: root).isLoose && setting.size == nil ? ownEdges : edges
            }
        }
        let isInset = root.view.attributes["insetsLayoutMarginsFromSafeArea"] != "NO"
        if !isInset { safeArea = .zero }
        var margins = safeArea
        margins.left += max(side, own?.left ?? 0)
        margins.right += max(side, own?.right ?? 0)
        margins.top += own?.top ?? 0
        margins.bottom += own?.bottom ?? 0
        // One document shows each of these.
        if root.kind == .topLevel, !isInset, own == nil {
            margins.top = 8
            margins.bottom = 8
        }
        if root.kind == .controller, root.view.attributes.isYes("preservesSuperviewLayoutMargins") {
            margins.bottom += 8
        }
        return margins
    }

    /// Returns the margins that a table gives the content of its cells.
    private func cellMargins(of root: StoryboardRoot) -> PhysicalEdgeInsets {
        let version = document.toolsNumber
        guard version >= StoredVersions.firstWithCellMargins || version == 0 else {
            return PhysicalEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        let cell = root.cell?.frame?.width ?? 0
        let hasLargeMargins = StoredVersions.withLargeCellMargins.contains(version)
        let side =
            document.isStoryboard
            ? side(for: tableWidth(ofCell: cell))
            : hasLargeMargins ? 20 : sideInDocumentOfOneCell(cell, version)
        let across: CGFloat = hasLargeMargins ? 15 : 11
        // The content has a smaller margin next to an accessory.
        let isNarrowed = (root.view.frame?.width ?? cell) < cell - 1
        return PhysicalEdgeInsets(
            EdgeInsets(top: across, leading: side, bottom: across, trailing: isNarrowed ? 8 : side),
            in: setting.direction)
    }
}

extension ScreenEnvironment {
    /// Returns the width of the table around a cell, in the setting: cells of inset tables are 20 points from each
    /// edge.
    private func tableWidth(ofCell cell: CGFloat) -> CGFloat {
        guard let own = ownScreen?.width, cell < own else { return cell + growth.width }
        return cell >= own - 41 ? own + growth.width : cell
    }

    /// Returns the side margin of a cell in a XIB.
    private func sideInDocumentOfOneCell(_ cell: CGFloat, _ version: Double) -> CGFloat {
        guard StoredVersions.withNarrowCellMargins.contains(version) else { return side(for: cell) }
        guard ownEdges.bottom > 0 else { return 15 }
        return (ownScreen?.width ?? 0) >= 414 && cell != 320 ? 20 : 16
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
