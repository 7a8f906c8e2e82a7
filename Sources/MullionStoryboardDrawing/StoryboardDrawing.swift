import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// A picture of a scene or of a view at the top of a document.
///
/// ```swift
/// for picture in document.pictures() { print(picture.name, picture.size) }
/// ```
public struct StoryboardDrawing: Sendable {
    /// What people call it, and what it is where nobody named it.
    public var name: String
    /// The size of the screen or the view, in points.
    public var size: CGSize
    /// What to draw, the top left corner being 0, 0.
    public var displayList: DisplayList
    /// The views that are seen, with their frames in the picture.
    public var boxes: BoxTree
    /// What could not be shown as the document says it.
    public var findings: [StoryboardDrawingDiagnostic]
}

/// How pictures of a document are made.
public struct StoryboardDrawingOptions: Sendable {
    /// The pictures and colours that the document names.
    public var assets: StoryboardAssets
    /// What texts in fonts of other families than the system's are measured with.
    public var measurer: any TextMeasurer
    /// Whether frames and constraints are drawn as Interface Builder does.
    public var showsConstraints: Bool

    /// Options with the pictures, colours and metrics that a program has at hand.
    public init(
        assets: StoryboardAssets = StoryboardAssets(), measurer: any TextMeasurer = MetricsTextMeasurer(),
        showsConstraints: Bool = false
    ) {
        self.assets = assets
        self.measurer = measurer
        self.showsConstraints = showsConstraints
    }
}

/// What a picture can be made of: the scene of a controller, or a view at the top.
public struct StoryboardDrawingSubject: Sendable {
    /// What people call it.
    public var name: String
    /// What stands above its picture: the name, or where that is an identity what it is.
    public var title: String
    /// The identity of the controller or the view; nil for a view without one.
    public var id: String?
    let scene: StoryboardScene
    /// The place of the scene in the document.
    let number: Int
    /// The view; nil: the controller of the scene.
    let view: StoryboardView?
}

extension StoryboardDocument {
    /// What pictures can be made of, in the order of the document.
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

    /// Pictures of all scenes and of the views at the top, in the order of the document.
    ///
    /// - Complexity: That of laying out all views, and linear in what is seen.
    public func pictures(
        in setting: StoryboardSetting = StoryboardSetting(),
        _ options: StoryboardDrawingOptions = StoryboardDrawingOptions()
    ) -> [StoryboardDrawing] {
        pictures(of: subjects, in: setting, options)
    }

    /// Pictures of some scenes and views.
    public func pictures(
        of subjects: [StoryboardDrawingSubject], in setting: StoryboardSetting = StoryboardSetting(),
        _ options: StoryboardDrawingOptions = StoryboardDrawingOptions()
    ) -> [StoryboardDrawing] {
        let environment = ScreenEnvironment(self, in: setting)
        // Views at the top share a scene, which is laid out once.
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
            return painter.picture(of: subject)
        }
    }
}

extension StoryboardController {
    /// What it is, in words: "Navigation Controller".
    var kindWords: String { kind.asWords }
}

extension String {
    /// The words of a name such as "tableViewController", with capitals.
    fileprivate var asWords: String {
        reduce(into: "") { text, letter in
            text += letter.isUppercase ? " \(letter)" : text.isEmpty ? letter.uppercased() : String(letter)
        }
    }
}
