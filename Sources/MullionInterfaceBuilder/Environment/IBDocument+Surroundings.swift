import MullionAutoLayout
import MullionGeometry

extension IBDocument {
    /// What a root of the document is laid out with where nothing else is known: its stored size, the safe area and the
    /// margins that its device gives it without bars, and the sizes of contents that the document says.
    public func surroundings(of root: IBRoot) -> IBSurroundings {
        let size = root.view.frame?.size ?? deviceSize
        var surroundings = IBSurroundings(size: size, traits: traits, contentSizes: contentSizes(in: root.view))
        switch root.kind {
        case .controller: setScreen(of: root, &surroundings)
        case .topLevel:
            if size == deviceSize, root.hasSafeAreaGuide { setScreen(of: root, &surroundings) }
        case .cell:
            guard root.view.kind == "tableViewCellContentView" else { break }
            let side: CGFloat = size.width >= 414 ? 20 : 16
            surroundings.margins = PhysicalEdgeInsets(top: 11, left: side, bottom: 11, right: side)
        case .part: break
        }
        switch root.view.margins {
        case .physical(let margins)?: surroundings.margins = margins
        case .directional(let margins)?:
            surroundings.margins = PhysicalEdgeInsets(margins, in: surroundings.direction)
        case nil: break
        }
        return surroundings
    }

    /// The size of the device as it is held.
    private var deviceSize: CGSize {
        let size = (device.flatMap { IBDevice.named($0) } ?? .any).size
        return isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// Safe area and margins of the view of a controller.
    private func setScreen(of root: IBRoot, _ surroundings: inout IBSurroundings) {
        let device = device.flatMap { IBDevice.named($0) } ?? .any
        let hasGuides = root.hasSafeAreaGuide || !root.guides.isEmpty
        // A sheet is shorter than the device, and ends below its top.
        if hasGuides, !isLandscape, surroundings.size.height >= device.size.height {
            surroundings.safeArea.top = device.safeTop(toolsVersion: toolsNumber)
            surroundings.safeArea.bottom = device.safeBottom
        }
        let side: CGFloat = surroundings.size.width >= 414 ? 20 : 16
        surroundings.margins = PhysicalEdgeInsets(left: side, right: side)
        if root.hasSafeAreaGuide {
            surroundings.margins.top = surroundings.safeArea.top
            surroundings.margins.bottom = surroundings.safeArea.bottom
        }
    }
}

extension IBRoot {
    /// Whether constraints can speak of the safe area of the view.
    var hasSafeAreaGuide: Bool { view.guides.contains { $0.kind == .safeArea } }
}
