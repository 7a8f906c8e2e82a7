import MullionAutoLayout
import MullionGeometry

/// A document as it is seen in a setting: the screen, and what each root of the document gets of it.
package struct ScreenEnvironment {
    package let document: StoryboardDocument
    package let setting: StoryboardSetting
    /// The device it is shown on; nil: the document says none that is known.
    package let device: StoryboardDevice?
    package let isLandscape: Bool
    package let traits: StoryboardTraits
    /// Whether the screen is that of the document.
    let isAsSaved: Bool
    /// The screen of the document, if its device is known.
    let ownScreen: CGSize?
    /// The screen it is shown on.
    package let screen: CGSize
    /// How much larger the screen is than that of the document.
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

    /// What a root is laid out with.
    package func surroundings(of root: StoryboardRoot) -> StoryboardSurroundings {
        let stored = storedSize(of: root)
        let fit = fit(of: root)
        let size = size(of: root, stored, fit)
        var surroundings = StoryboardSurroundings(
            size: size, safeArea: safeArea(of: root, fit), traits: traits, direction: setting.direction)
        surroundings.margins = margins(of: root, size, surroundings.safeArea)
        setContents(of: root, &surroundings)
        return surroundings
    }

    /// The size of a root. What was as large as the screen stays so; what was smaller by bars, or as a sheet, stays
    /// that much smaller; the cells of tables and their headers are as wide as the screen is.
    private func size(of root: StoryboardRoot, _ stored: CGSize, _ fit: ScreenFit) -> CGSize {
        guard !isAsSaved else { return stored }
        switch root.kind {
        case .controller where fit.isLoose && !bars(of: root).isFreeform:
            // Most are in a container of another controller.
            return isNear(stored.width, ownScreen?.width, within: 0.5) ? grown(stored, .horizontal) : stored
        case .controller, .topLevel:
            guard !fit.isLoose else { return setting.size ?? stored }
            guard ownScreen != nil else { return screen }
            var size = grown(stored, [.horizontal, .vertical])
            // On a phone on its side sheets fill the screen.
            if fit.isSheet, traits.height == .compact { size.height = screen.height }
            return size
        case .cell:
            let outer = root.cell?.frame?.width ?? stored.width
            // The cells of inset tables are 20 points from either edge.
            let isWide = root.cell?.kind == "tableViewCell" && isNear(outer, ownScreen?.width, within: 41)
            return isWide ? grown(stored, .horizontal) : stored
        case .part:
            return isNear(stored.width, ownScreen?.width, within: 0.5) ? grown(stored, .horizontal) : stored
        }
    }

    /// A size as much larger as the screen is.
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
    /// What a root is laid out with when it is seen in a setting.
    ///
    /// The screen is that of the setting, else that of the document. Views of controllers fill it, less the bars that
    /// were there when the document was saved and that they do not reach below; views with a size of their own keep it,
    /// unless the setting has a size. Contents have the sizes that were stored as long as nothing changes them; texts
    /// that change, or are seen on another screen, are measured.
    public func surroundings(of root: StoryboardRoot, in setting: StoryboardSetting) -> StoryboardSurroundings {
        ScreenEnvironment(self, in: setting).surroundings(of: root)
    }

    /// What a root is laid out with as it was saved.
    public func surroundings(of root: StoryboardRoot) -> StoryboardSurroundings {
        surroundings(of: root, in: StoryboardSetting())
    }
}
