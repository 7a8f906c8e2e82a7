import MullionAutoLayout
import MullionGeometry

/// The parts of a root that bars and screen edges cover.
extension ScreenEnvironment {
    func bars(of root: StoryboardRoot) -> Containment.Bars {
        guard root.kind == .controller, let owner = root.owner else {
            return root.kind == .topLevel ? Containment.Bars(simulatedIn: root.view) : Containment.Bars()
        }
        return document.containment[owner]
    }

    func storedSize(of root: StoryboardRoot) -> CGSize {
        root.view.frame?.size ?? ownScreen ?? StoryboardDevice.any.size
    }

    /// Returns how the stored size of a root fits the document's screen.
    package func fit(of root: StoryboardRoot) -> ScreenFit {
        let stored = storedSize(of: root)
        guard root.kind == .controller || root.kind == .topLevel else { return ScreenFit() }
        guard let screen = ownScreen else {
            // Without a device, every controller's view is its own screen.
            return ScreenFit(isLoose: root.kind == .topLevel && stored != StoryboardDevice.any.size)
        }
        guard abs(stored.width - screen.width) < 0.5 else { return ScreenFit(isLoose: true) }
        let missing = screen.height - stored.height
        guard root.kind == .controller else { return ScreenFit(isLoose: abs(missing) >= 0.5) }
        let bars = bars(of: root)
        let edges = ownEdges
        let gap = edges.bottom > 0 ? ScreenFit.sheetGaps.rounded : ScreenFit.sheetGaps.other
        for isSheet in [false, true] {
            let top = bars.navigationBar.map { bar in
                (isSheet ? 0 : edges.top) + Self.uprightHeight(of: bar, isSheet: isSheet)
            }
            let bottom = bars.hasBottomBar ? edges.bottom + Self.usualBottomBarHeight : nil
            for (isBelow, isAbove) in [(false, false), (true, false), (false, true), (true, true)] {
                if isBelow && top == nil || isAbove && bottom == nil { continue }
                let sum = (isSheet ? gap : 0) + (isBelow ? top ?? 0 : 0) + (isAbove ? bottom ?? 0 : 0)
                guard abs(sum - missing) < 1 else { continue }
                return ScreenFit(isSheet: isSheet, endsBelowTopBar: isBelow, endsAboveBottomBar: isAbove)
            }
        }
        return ScreenFit(isLoose: true)
    }

    func safeArea(of root: StoryboardRoot, _ fit: ScreenFit) -> PhysicalEdgeInsets {
        guard hasSafeArea(root), root.hasSafeAreaGuide || !root.guides.isEmpty else { return .zero }
        let bars = bars(of: root)
        // A view with a size of its own does not touch the edges of a different screen.
        var edges = fit.isLoose && !isAsSaved && setting.size == nil ? ownEdges : edges
        if fit.isSheet { edges.top = 0 }
        // Views in XIBs and top-level views are shown at the top of the screen and do not extend to its bottom.
        if fit.isLoose || root.kind == .cell, !bars.isFreeform { edges.bottom = bottomInset(ofLarge: root) }
        // Without bars, they store frames as if the safe area counted twice.
        let isDouble = StoredVersions.withDoubleSafeArea.contains(document.toolsNumber) && ownEdges.bottom > 0
        if isAsSaved, isDouble, bars == Containment.Bars() {
            edges.top *= 2
            edges.bottom *= 2
        }
        if let bar = bars.navigationBar {
            if isAsSaved, let position = bar.position, document.toolsNumber >= StoredVersions.firstWithBarPositions {
                edges.top = position + bar.height
            } else {
                edges.top += height(of: bar, isSheet: fit.isSheet)
            }
            if fit.endsBelowTopBar || !bar.isTranslucent { edges.top = 0 }
        }
        if bars.hasBottomBar {
            edges.bottom += bottomBarHeight
            if fit.endsAboveBottomBar || !bars.isBottomBarTranslucent { edges.bottom = 0 }
        }
        if let frame = root.view.frame, isAsSaved, frame.minY > 0, bars.navigationBar?.isTranslucent == false {
            // The view was moved below the bar and extends below the screen by the same distance.
            edges.bottom += frame.maxY - (ownScreen?.height ?? frame.height)
        }
        return edges
    }

    /// Returns whether a root can have a safe area: a screen, a top-level view, a collection's cell in a XIB.
    private func hasSafeArea(_ root: StoryboardRoot) -> Bool {
        switch root.kind {
        case .controller: true
        case .topLevel: !isFreeOfSafeArea(root)
        case .cell: !document.isStoryboard && root.cell?.kind == "collectionViewCell"
        case .part: false
        }
    }

    /// Returns whether a top-level view is freeform, in a version whose freeform views have no safe area.
    private func isFreeOfSafeArea(_ root: StoryboardRoot) -> Bool {
        let isOld = (1..<StoredVersions.firstWithFreeformSafeArea).contains(document.toolsNumber)
        guard isOld, !(root.view.id.map(document.ownersViews.contains) ?? false) else { return false }
        return root.view.details.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }

    /// Returns the bottom inset of a view with a size of its own, which reaches the bottom only if it is larger than
    /// the screen.
    private func bottomInset(ofLarge root: StoryboardRoot) -> CGFloat {
        guard isAsSaved, let frame = root.view.frame, let screen = ownScreen, frame.height > screen.height else {
            return 0
        }
        return min(max(frame.maxY - (screen.height - ownEdges.bottom), 0), ownEdges.bottom)
    }

    /// The height of a tab bar without the safe area.
    package var bottomBarHeight: CGFloat { isFlat ? Self.flatBarHeight : Self.usualBottomBarHeight }

    private static let usualBottomBarHeight: CGFloat = 49
    /// The height of bars on a phone in landscape.
    private static let flatBarHeight: CGFloat = 32

    /// Whether bars are compact: on phones in landscape, except for the largest.
    package var isFlat: Bool { isLandscape && traits.height == .compact && traits.width == .compact }

    /// The safe area of the document's screen without bars.
    var ownEdges: PhysicalEdgeInsets {
        let own = document.device.flatMap { StoryboardDevice.named($0) } ?? .any
        return own.safeArea(isLandscape: document.isLandscape, toolsVersion: document.toolsNumber)
    }

    /// The safe area of the screen without bars.
    package var edges: PhysicalEdgeInsets {
        (device ?? .any).safeArea(isLandscape: isLandscape, toolsVersion: document.toolsNumber)
    }

    /// Returns the height of a navigation bar without the status bar.
    package func height(of bar: Containment.NavigationBar, isSheet: Bool) -> CGFloat {
        isFlat ? Self.flatBarHeight : Self.uprightHeight(of: bar, isSheet: isSheet)
    }

    private static func uprightHeight(of bar: Containment.NavigationBar, isSheet: Bool) -> CGFloat {
        isSheet ? max(bar.height, ScreenFit.sheetBarHeight) : bar.height
    }
}

extension StoryboardRoot {
    /// Whether the view has a safe area guide.
    package var hasSafeAreaGuide: Bool { view.guides.contains { $0.kind == .safeArea } }
}
