import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// What the pictures of a scene are drawn from.
struct Stage {
    let environment: ScreenEnvironment
    let scene: StoryboardScene
    let options: StoryboardDrawingOptions
    /// The roots of the scene laid out, by the identities of their views; cells by their own.
    private(set) var screens: [String: StoryboardScreen] = [:]
    /// The bars of the controller; nil without one.
    let bars: SceneBars?

    init(_ scene: StoryboardScene, in environment: ScreenEnvironment, _ options: StoryboardDrawingOptions) {
        self.environment = environment
        self.scene = scene
        self.options = options
        bars = scene.controller.map { SceneBars($0, of: environment.document) }
        for root in scene.roots {
            let key = root.kind == .cell ? root.owner ?? root.view.id : root.view.id
            guard let key, screens[key] == nil else { continue }
            screens[key] = StoryboardScreen(root, in: environment.surroundings(of: root))
        }
    }

    var document: StoryboardDocument { environment.document }

    var setting: StoryboardSetting { environment.setting }

    var device: StoryboardDevice { environment.device ?? .any }

    /// The height of the status bar.
    var statusHeight: CGFloat { environment.edges.top }

    /// The room at the bottom that bars extend into.
    var safeBottom: CGFloat { environment.edges.bottom }

    /// The height of the bars at the bottom above the safe area of the device.
    var bottomHeight: CGFloat {
        guard let bars else { return 0 }
        return (bars.tabs == nil ? 0 : environment.bottomBarHeight) + (bars.tools.isEmpty ? 0 : SceneBars.toolbarHeight)
    }

    /// The height of the navigation bar below the status bar; 0 without one.
    func navigationHeight(isSheet: Bool) -> CGFloat {
        bars?.around.navigationBar.map { environment.height(of: $0, isSheet: isSheet) } ?? 0
    }

    /// A colour; nil for one that nothing has.
    func resolved(_ color: StoryboardColor) -> Color? {
        switch color {
        case .components(let color): color
        case .system(let name): document.colors[name] ?? StoryboardColor.systemColors[name]
        case .named(let name): options.assets.color(name) ?? document.colors[name]
        }
    }

    /// The font of a view, at the size of text that the reader has chosen.
    func fontFace(of view: StoryboardView) -> StoryboardFontFace? {
        guard var face = view.fontFace, let size = face.size else { return view.fontFace }
        face.size = setting.textSize.pointSize(of: size, style: face.style, isAdjusted: view.adjustsFont)
        return face
    }

    /// The text that stands for one of the document in the language of the setting.
    func localized(_ text: String?, _ property: String, of id: String?) -> String? {
        id.flatMap { setting.strings["\($0).\(property)"] } ?? text
    }
}
