import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// A drawing of a scene or top-level view.
///
/// ```swift
/// for drawing in document.drawings() { print(drawing.name, drawing.size) }
/// ```
public struct StoryboardDrawing: Sendable {
    /// The view that a box shows.
    public struct View: Sendable {
        /// The view as written.
        public var source: StoryboardView
        /// The identifier in layout; see `StoryboardPlacedView.id`.
        public var id: String
    }

    /// The scene of a drawing: what a sheet of several scenes shows of it.
    public struct Scene: Sendable {
        /// The ID of the controller or view; nil for a view without one.
        public var id: String?
        /// The kind in words, such as "Navigation Controller".
        public var kind = ""
        /// The place on Interface Builder's canvas, in a unit that depends on its version.
        public var canvasLocation: CGPoint?
        /// The segues from the controller and everything in it.
        public var segues: [StoryboardSegue] = []
        /// Whether the scene is the entry point of the storyboard.
        public var isInitial = false
        /// Whether the controller shows other controllers, and has no view of its own.
        public var isContainer = false
    }

    /// The display name.
    public var name: String
    /// The size of the screen or the view, in points.
    public var size: CGSize
    /// The drawing commands, with the origin at the top left.
    public var displayList: DisplayList
    /// The visible views with their frames.
    public var boxes: BoxTree
    /// The views of the boxes: one for each box, in the same order; nil for parts of the system's bars.
    public var views: [View?]
    /// The constraints of the visible views.
    public var constraints: [StoryboardConstraintLine]
    /// The parts that could not be drawn exactly.
    public var diagnostics: [StoryboardDrawingDiagnostic]
    /// The scene.
    public var scene = Scene()
}

/// The options for drawing a document.
public struct StoryboardDrawingOptions: Sendable {
    /// The images and colors that the document names.
    public var assets: StoryboardAssets
    /// The measurer for text in fonts other than the system font.
    public var measurer: any TextMeasurer
    /// Whether frames and constraints are drawn.
    public var showsConstraints: Bool
    /// The appearance of system colors, color sets, and image sets.
    public var appearance = StoryboardColorScheme.light

    /// Creates options.
    public init(
        assets: StoryboardAssets = StoryboardAssets(), measurer: any TextMeasurer = MetricsTextMeasurer(),
        showsConstraints: Bool = false
    ) {
        self.assets = assets
        self.measurer = measurer
        self.showsConstraints = showsConstraints
    }
}

/// The subject of a drawing: the scene of a controller, or a top-level view.
public struct StoryboardDrawingSubject: Sendable {
    /// The display name.
    public var name: String
    /// The caption: the name, or the kind if the name is an ID.
    public var title: String
    /// The ID of the controller or view; nil for a view without one.
    public var id: String?
    package let scene: StoryboardScene
    /// The index of the scene in the document.
    package let number: Int
    /// The view; nil for the controller of the scene.
    let view: StoryboardView?
}

extension StoryboardDocument {
    /// The subjects that can be drawn, in document order.
    public var subjects: [StoryboardDrawingSubject] {
        scenes.enumerated().flatMap { number, scene -> [StoryboardDrawingSubject] in
            let controllers = scene.controller.map { controller in
                [
                    StoryboardDrawingSubject(
                        name: controller.name,
                        title: controller.name == controller.id ? controller.kindWords : controller.name,
                        id: controller.id, scene: scene, number: number, view: nil)
                ]
            }
            return (controllers ?? [])
                + scene.views.map { view in
                    StoryboardDrawingSubject(
                        name: view.name, title: view.name == view.id ? view.kind.asWords : view.name, id: view.id,
                        scene: scene, number: number, view: view)
                }
        }
    }

    /// Draws all scenes and top-level views, in document order.
    ///
    /// - Complexity: One layout of all roots, plus O(*n*), where *n* is the number of visible views.
    public func drawings(
        in setting: StoryboardSetting = StoryboardSetting(),
        _ options: StoryboardDrawingOptions = StoryboardDrawingOptions()
    ) -> [StoryboardDrawing] {
        drawings(of: subjects, in: setting, options)
    }

    /// Draws some scenes and views.
    public func drawings(
        of subjects: [StoryboardDrawingSubject], in setting: StoryboardSetting = StoryboardSetting(),
        _ options: StoryboardDrawingOptions = StoryboardDrawingOptions()
    ) -> [StoryboardDrawing] {
        let environment = ScreenEnvironment(self, in: setting)
        // Top-level views share a scene, which is laid out once.
        var latest: (scene: Int, stage: Stage)?
        return subjects.map { subject in
            let stage: Stage
            if let latest, latest.scene == subject.number {
                stage = latest.stage
            } else {
                stage = Stage(subject.scene, in: environment, options)
                latest = (subject.number, stage)
            }
            var painter = ScenePainter(stage)
            var drawing = painter.drawing(of: subject)
            drawing.scene = subject.scene(in: self)
            return drawing
        }
    }
}

extension StoryboardDrawingSubject {
    /// Returns the scene of the drawing.
    fileprivate func scene(in document: StoryboardDocument) -> StoryboardDrawing.Scene {
        guard view == nil, let controller = scene.controller else { return StoryboardDrawing.Scene(id: id) }
        return StoryboardDrawing.Scene(
            id: id, kind: controller.kindWords, canvasLocation: scene.canvasLocation, segues: controller.allSegues,
            isInitial: controller.id == document.initialViewController, isContainer: controller.view == nil)
    }
}

extension StoryboardController {
    /// The kind in words, such as "Navigation Controller".
    var kindWords: String { kind.asWords }
}

extension String {
    /// The capitalized words of a name such as "tableViewController".
    fileprivate var asWords: String {
        reduce(into: "") { text, letter in
            text += letter.isUppercase ? " \(letter)" : text.isEmpty ? letter.uppercased() : String(letter)
        }
    }
}
