import MullionAutoLayout
import MullionGeometry

/// A document in a setting: the screen, and the surroundings of each root.
package struct ScreenEnvironment {
    package let document: StoryboardDocument
    package let setting: StoryboardSetting
    /// The device; nil if the document names no known device.
    package let device: StoryboardDevice?
    package let isLandscape: Bool
    package let traits: StoryboardTraits
    /// Whether the screen is the one the document was saved with.
    let isAsSaved: Bool
    /// The document's screen, if its device is known.
    let ownScreen: CGSize?
    /// The screen in the setting.
    package let screen: CGSize
    /// The difference between the screen and the document's screen.
    let growth: CGSize

    package init(_ document: StoryboardDocument, in setting: StoryboardSetting) {
        self.document = document
        self.setting = setting
        let own = document.device.flatMap { StoryboardDevice.named($0) }
        device = setting.device ?? own
        isLandscape = setting.isLandscape ?? document.isLandscape
        ownScreen = own?.screen(isLandscape: document.isLandscape)
        let isSameDevice = setting.device == nil || setting.device == own
        isAsSaved =
            isSameDevice && isLandscape == document.isLandscape && setting.size == nil
            && setting.traits == StoryboardTraits()
        let usual = device?.traits(isLandscape: isLandscape) ?? StoryboardTraits()
        traits = StoryboardTraits(
            width: setting.traits.width ?? usual.width, height: setting.traits.height ?? usual.height)
        let before = ownScreen ?? StoryboardDevice.any.size
        screen = setting.size ?? device?.screen(isLandscape: isLandscape) ?? before
        growth = isAsSaved ? .zero : CGSize(width: screen.width - before.width, height: screen.height - before.height)
    }

    /// Returns the surroundings of a root.
    package func surroundings(of root: StoryboardRoot) -> StoryboardSurroundings {
        let stored = storedSize(of: root)
        let fit = fit(of: root)
        let size = size(of: root, stored, fit)
        var surroundings = StoryboardSurroundings(
            size: size, safeArea: safeArea(of: root, fit), traits: traits, direction: setting.direction)
        surroundings.margins = margins(of: root, size, surroundings.safeArea)
        setContents(of: root, &surroundings)
        surroundings.limits = document.limits
        return surroundings
    }

    /// Returns the size of a root. A root as large as the screen stays as large; a root that was smaller because of
    /// bars or as a sheet stays smaller by the same amount; table cells and headers are as wide as the screen.
    private func size(of root: StoryboardRoot, _ stored: CGSize, _ fit: ScreenFit) -> CGSize {
        guard !isAsSaved else { return stored }
        switch root.kind {
        case .controller where fit.isLoose && !bars(of: root).isFreeform:
            // Most of them are embedded in a container view.
            return isNear(stored.width, ownScreen?.width, within: 0.5) ? grown(stored, .horizontal) : stored
        case .controller, .topLevel:
            guard !fit.isLoose else { return setting.size ?? stored }
            guard ownScreen != nil else { return screen }
            var size = grown(stored, [.horizontal, .vertical])
            // In landscape, sheets fill a phone's screen.
            if fit.isSheet, traits.height == .compact { size.height = screen.height }
            return size
        case .cell:
            let outer = root.cell?.frame?.width ?? stored.width
            // Cells of inset tables are 20 points from each edge.
            let isWide = root.cell?.kind == "tableViewCell" && isNear(outer, ownScreen?.width, within: 41)
            return isWide ? grown(stored, .horizontal) : stored
        case .part: return isNear(stored.width, ownScreen?.width, within: 0.5) ? grown(stored, .horizontal) : stored
        }
    }

    /// Returns a size plus the growth of the screen.
    private func grown(_ size: CGSize, _ axes: Axis.Set) -> CGSize {
        CGSize(
            width: max(0, size.width + (axes.contains(.horizontal) ? growth.width : 0)),
            height: max(0, size.height + (axes.contains(.vertical) ? growth.height : 0)))
    }

    private func isNear(_ length: CGFloat, _ other: CGFloat?, within distance: CGFloat) -> Bool {
        other.map { abs(length - $0) <= distance } ?? false
    }
}

extension StoryboardDocument {
    /// Returns the surroundings of a root in a setting.
    ///
    /// The screen is that of the setting or, by default, of the document. Controllers' views fill it, minus the bars
    /// that existed when the document was saved and that they do not extend below. Views with their own size keep it,
    /// unless the setting has a size. Contents keep their stored sizes unless something changes them; texts that
    /// change, or that are shown on a different screen, are measured.
    public func surroundings(of root: StoryboardRoot, in setting: StoryboardSetting) -> StoryboardSurroundings {
        ScreenEnvironment(self, in: setting).surroundings(of: root)
    }

    /// Returns the surroundings of a root in the saved environment.
    public func surroundings(of root: StoryboardRoot) -> StoryboardSurroundings {
        surroundings(of: root, in: StoryboardSetting())
    }
}
