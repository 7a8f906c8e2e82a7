import MullionControls
import MullionGeometry
import MullionRender
import MullionViews

/// A program whose windows show views.
///
/// There are no windows here: `main()` writes the first window, as large as a telephone's screen, to the standard
/// output as an SVG document.
@MainActor @preconcurrency
public protocol App {
    /// The type of the windows.
    associatedtype Body: Scene
    /// The windows.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the program.
    @MainActor @preconcurrency init()
}

extension App {
    /// Writes the first window to the standard output as an SVG document.
    public static func main() {
        guard let content = Self().body.firstWindow else { return }
        let picture = ViewRenderer(content).layout(in: ProposedViewSize(width: 393, height: 852))
        print(SVGRenderer().render(picture.displayList, size: picture.canvasSize).output)
    }
}

/// A window, or several.
public protocol Scene {
    /// The content of the first window; nil without one.
    var firstWindow: AnyView? { get }
}

/// A window of a program.
public struct WindowGroup<Content: View>: Scene {
    public let firstWindow: AnyView?

    /// Creates a window.
    public init(@ViewBuilder content: () -> Content) { firstWindow = AnyView(content()) }
    /// Creates a window with a title, which is not drawn.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        firstWindow = AnyView(content())
    }
    /// Creates a window with an identity.
    public init(id: String, @ViewBuilder content: () -> Content) { firstWindow = AnyView(content()) }
}

/// The windows that the builder combines.
public struct SceneList: Scene {
    public let firstWindow: AnyView?
}

/// Combines the windows listed in a closure.
@resultBuilder
public enum SceneBuilder {
    /// Returns a window unchanged.
    public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
    /// Combines windows.
    public static func buildBlock<S1: Scene, S2: Scene>(_ first: S1, _ second: S2) -> SceneList {
        SceneList(firstWindow: first.firstWindow ?? second.firstWindow)
    }
}
