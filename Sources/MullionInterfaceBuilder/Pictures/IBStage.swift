import MullionDrawing
import MullionGeometry
import MullionText

/// What the pictures of a scene are drawn from.
struct IBStage {
    let environment: IBEnvironment
    let scene: IBScene
    let options: IBPictureOptions
    /// The roots of the scene laid out, by the identities of their views; cells by their own.
    private(set) var screens: [String: IBScreen] = [:]
    /// The bars of the controller; nil without one.
    let bars: IBBars?

    init(_ scene: IBScene, in environment: IBEnvironment, _ options: IBPictureOptions) {
        self.environment = environment
        self.scene = scene
        self.options = options
        bars = scene.controller.map { IBBars($0, of: environment.document) }
        for root in scene.roots {
            let key = root.kind == .cell ? root.owner ?? root.view.id : root.view.id
            guard let key, screens[key] == nil else { continue }
            screens[key] = IBScreen(root, in: environment.surroundings(of: root))
        }
    }

    var document: IBDocument { environment.document }

    var setting: IBSetting { environment.setting }

    var device: IBDevice { environment.device ?? .any }

    /// The height of the status bar.
    var statusHeight: CGFloat { environment.edges.top }

    /// The room at the bottom that bars extend into.
    var safeBottom: CGFloat { environment.edges.bottom }

    /// The height of the bars at the bottom above the safe area of the device.
    var bottomHeight: CGFloat {
        guard let bars else { return 0 }
        return (bars.tabs == nil ? 0 : environment.bottomBarHeight) + (bars.tools.isEmpty ? 0 : IBBars.toolbarHeight)
    }

    /// The height of the navigation bar below the status bar; 0 without one.
    func navigationHeight(isSheet: Bool) -> CGFloat {
        bars?.around.navigationBar.map { environment.height(of: $0, isSheet: isSheet) } ?? 0
    }

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
