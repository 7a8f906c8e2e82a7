import MullionDrawing
import MullionGeometry
import MullionText

/// What the pictures of a scene are drawn from.
struct IBStage {
    let document: IBDocument
    let scene: IBScene
    let setting: IBSetting
    let options: IBPictureOptions
    let links: IBLinks
    /// The roots of the scene laid out, by the identities of their views; cells by their own.
    private(set) var screens: [String: IBScreen] = [:]
    /// The bars of the controller; nil without one.
    let bars: IBBars?

    init(
        _ scene: IBScene, of document: IBDocument, in setting: IBSetting, _ options: IBPictureOptions, _ links: IBLinks
    ) {
        self.document = document
        self.scene = scene
        self.setting = setting
        self.options = options
        self.links = links
        bars = scene.controller.map { IBBars($0, links) }
        for root in scene.roots {
            let key = root.kind == .cell ? root.owner ?? root.view.id : root.view.id
            guard let key, screens[key] == nil else { continue }
            screens[key] = IBScreen(root, in: document.surroundings(of: root, in: setting))
        }
    }

    /// Whether a view is as high as a sheet over another screen, which ends below the top of the device.
    func isSheet(_ size: CGSize) -> Bool {
        size.width >= deviceSize.width && (deviceSize.height - 60...deviceSize.height - 20).contains(size.height)
    }

    /// The height of the status bar and of the navigation bar.
    var topHeight: CGFloat { statusHeight + (bars?.navigationHeight(isFlat: isFlat) ?? 0) }

    /// The height of the bars at the bottom, with the room they extend into.
    var bottomHeight: CGFloat { safeBottom + (bars?.bottomHeight ?? 0) }

    /// Whether it is a phone on its side.
    private var isFlat: Bool { isLandscape && !device.isTablet }

    var device: IBDevice { setting.device ?? document.device.flatMap { IBDevice.named($0) } ?? .any }

    var isLandscape: Bool { setting.isLandscape ?? document.isLandscape }

    /// The size of the screen as it is held.
    var deviceSize: CGSize {
        if let size = setting.size { return size }
        return isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
    }

    /// The height of the status bar, as the version of the program stored it.
    var statusHeight: CGFloat { isFlat ? 0 : device.safeTop(toolsVersion: document.toolsNumber) }

    /// The room at the bottom that bars extend into.
    var safeBottom: CGFloat { isFlat ? 0 : device.safeBottom }

    /// A colour; nil for one that nothing has.
    func resolved(_ color: IBColor) -> Color? {
        switch color {
        case .components(let color): color
        case .system(let name): document.colors[name] ?? IBColor.systemColors[name]
        case .named(let name): options.assets.color(name) ?? document.colors[name]
        }
    }

    /// The font of a view, at the size of text that the reader has chosen.
    func fontFace(of view: IBView) -> IBFontFace? {
        guard var face = view.fontFace, let size = face.size else { return view.fontFace }
        face.size = setting.textSize.pointSize(of: size, style: face.style, isAdjusted: view.adjustsFont)
        return face
    }

    /// The text that stands for one of the document in the language of the setting.
    func localized(_ text: String?, _ property: String, of id: String?) -> String? {
        id.flatMap { setting.strings["\($0).\(property)"] } ?? text
    }
}
