import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

/// A laid-out root for checking: its views in document order, each with its context.
struct CheckedScreen {
    /// A view with its frame and context.
    struct Row {
        var source: StoryboardView
        var view: LayoutView
        var attributes: StoryboardAttributes
        /// The row of the superview; nil for the root.
        var parent: Int?
        /// The frame in the root's coordinates; in a scroll view, in the content's coordinates.
        var frame: CGRect
        /// Whether the view or an ancestor is hidden or transparent.
        var isHidden: Bool
        /// The row of the nearest enclosing scroll view.
        var scroll: Int?
        /// Whether an ancestor other than the root clips the view.
        var isClipped: Bool
        /// Whether the frame of the view or an ancestor is uncertain; such views are not checked.
        var isDoubtful: Bool
    }

    let screen: StoryboardScreen
    let setting: StoryboardSetting
    /// The size of the whole screen.
    let screenSize: CGSize
    var rows: [Row] = []
    /// Whether required constraints were broken, so that frames are meaningless.
    var hasConflict = false
    /// Whether the root has the height of its content where it is shown, rather than its stored height: a cell, a
    /// header, a view with a size of its own.
    var isSelfSizing: Bool
    /// Whether the root is as large as the screen, possibly without its bars.
    let fillsScreen: Bool
    /// Whether the root is a cell that a table or collection fills with data.
    let isReusedCell: Bool
    /// The IDs that outlets refer to.
    let outletDestinations: Set<String>
    /// The constraints by the IDs of their items.
    private(set) var constraintsByItem: [String: [StoryboardConstraint]] = [:]
    let document: StoryboardDocument

    init(_ screen: StoryboardScreen, in setting: StoryboardSetting, of document: StoryboardDocument) {
        self.screen = screen
        self.setting = setting
        self.document = document
        let environment = ScreenEnvironment(document, in: setting)
        fillsScreen = environment.fillsScreen(screen.root)
        isReusedCell =
            screen.root.kind == .cell && !(screen.root.cell?.id.map(document.staticCells.contains) ?? false)
        outletDestinations = document.outletDestinations
        isSelfSizing = !fillsScreen
        screenSize = setting.size ?? (environment.device ?? .any).screen(isLandscape: environment.isLandscape)
        var open: [(source: StoryboardView, view: LayoutView, parent: Int?)] = [
            (screen.root.view, screen.layout.root, nil)
        ]
        while let next = open.popLast() {
            let row = row(next.source, next.view, next.parent)
            rows.append(row)
            // By ID, because variations leave views out, and a content view may not have one.
            var inside: [(source: StoryboardView, view: LayoutView, parent: Int?)] = []
            for source in next.source.contentViews + next.source.subviews {
                let id = source.id ?? next.source.id.map { $0 + "/contentView" }
                guard let id, let view = screen.layout.views[id], view.superview === next.view else { continue }
                inside.append((source, view, rows.count - 1))
            }
            open += inside.reversed()
        }
        for view in screen.root.view.tree {
            for constraint in view.constraints {
                for id in Set([constraint.firstItem ?? view.id, constraint.secondItem].compactMap(\.self)) {
                    constraintsByItem[id, default: []].append(constraint)
                }
            }
        }
        // A cell with a system style positions its labels itself.
        guard screen.root.cell?.attributes["style"] != nil else { return }
        doubt(Set(rows.indices.dropFirst().filter { rows[$0].parent == 0 && rows[$0].source.isPlacedByMask }))
    }

    private func row(_ source: StoryboardView, _ view: LayoutView, _ parent: Int?) -> Row {
        let attributes = source.attributes(for: screen.surroundings.traits)
        let isTransparent = attributes["alpha"].flatMap { Double($0) }.map { $0 < 0.01 } ?? false
        let isHidden = attributes.isYes("hidden") || isTransparent
        var row = Row(
            source: source, view: view, attributes: attributes, parent: parent, frame: view.frame, isHidden: isHidden,
            isClipped: false, isDoubtful: false)
        guard let parent else {
            row.frame.origin = .zero
            return row
        }
        let around = rows[parent]
        row.isHidden = isHidden || around.isHidden
        row.scroll = around.source.isScrollView ? parent : around.scroll
        row.isClipped = around.isClipped || around.parent != nil && around.attributes.isYes("clipsSubviews")
        if !around.source.isScrollView {
            row.frame.origin.x += around.frame.minX
            row.frame.origin.y += around.frame.minY
        }
        return row
    }

    /// Marks rows and their descendants as uncertain.
    mutating func doubt(_ doubtful: Set<Int>) {
        guard !doubtful.isEmpty else { return }
        for index in rows.indices {
            let isInside = rows[index].parent.map { rows[$0].isDoubtful } ?? false
            if isInside || doubtful.contains(index) { rows[index].isDoubtful = true }
        }
    }

    /// The rows of visible views with a certain frame, without the root.
    var certain: [Int] { rows.indices.dropFirst().filter { !rows[$0].isHidden && !rows[$0].isDoubtful } }
}

extension StoryboardView {
    /// Whether the view scrolls its content.
    var isScrollView: Bool { ["scrollView", "tableView", "collectionView", "textView"].contains(kind) }

    /// The object to name in issues.
    var object: StoryboardObject {
        StoryboardObject(id: id, label: userLabel, customClass: customClass, kind: kind, text: shownText)
    }
}
