import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// The input for drawing a scene.
struct Stage {
    let environment: ScreenEnvironment
    let scene: StoryboardScene
    let options: StoryboardDrawingOptions
    /// The laid-out roots of the scene by the IDs of their views; cells by their own IDs.
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

    /// The bottom safe area that bars extend into.
    var safeBottom: CGFloat { environment.edges.bottom }

    /// The height of the bottom bars without the device's safe area.
    var bottomHeight: CGFloat {
        guard let bars else { return 0 }
        return (bars.tabs == nil ? 0 : environment.bottomBarHeight) + (bars.tools.isEmpty ? 0 : SceneBars.toolbarHeight)
    }

    /// The height of the navigation bar below the status bar; 0 without one.
    func navigationHeight(isSheet: Bool) -> CGFloat {
        bars?.around.navigationBar.map { environment.height(of: $0, isSheet: isSheet) } ?? 0
    }

    var isDark: Bool { options.appearance == .dark }

    /// Resolves a color; returns nil for an unknown one. Documents contain the values of light mode.
    func resolved(_ color: StoryboardColor) -> Color? {
        switch color {
        case .components(let color): color
        case .system(let name):
            isDark
                ? StoryboardColor.systemColor(name, .dark) ?? document.colors[name]
                : document.colors[name] ?? StoryboardColor.systemColor(name, .light)
        case .named(let name): options.assets.color(name, options.appearance) ?? document.colors[name]
        }
    }

    /// Returns a system color by its short name, such as "label".
    func system(_ name: String) -> Color { StoryboardColor.systemColor(name + "Color", options.appearance) ?? .black }

    /// Returns the font of a view in the content size category.
    func fontFace(of view: StoryboardView) -> StoryboardFontFace? {
        guard var face = view.fontFace, let size = face.size else { return view.fontFace }
        face.size = setting.textSize.pointSize(of: size, style: face.style, isAdjusted: view.adjustsFont)
        return face
    }

    /// Returns the localized text in the language of the setting.
    func localized(_ text: String?, _ property: String, of id: String?) -> String? {
        id.flatMap { setting.strings["\($0).\(property)"] } ?? text
    }
}
