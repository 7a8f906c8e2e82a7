import MullionDrawing
import MullionGeometry

/// An Interface Builder document: a storyboard or a XIB for iOS, as it is written.
///
/// ```swift
/// let document = try StoryboardDocument(bytes: Array(data))
/// for scene in document.scenes { print(scene.controller?.id ?? "no controller", scene.roots.map(\.kind)) }
/// ```
public struct StoryboardDocument: Sendable {
    /// The version of the program that saved it, as it is written.
    public var toolsVersion: String
    /// The device it was edited for; nil in old documents.
    public var device: String?
    public var isLandscape: Bool
    public var usesSafeAreas: Bool
    /// The scenes of a storyboard; a XIB has one.
    public var scenes: [StoryboardScene]
    /// The sizes of the pictures it names, in points.
    public var images: [String: CGSize]
    /// The names among them that are symbols of the system, whose stored sizes are not those that are shown.
    public var symbols: Set<String>
    /// Whether it is a storyboard; else it is a XIB.
    public var isStoryboard: Bool
    /// The values of the colours that it names: those of catalogues and of the system, as they are in light mode.
    public var colors: [String: Color]
    public var initialViewController: String?
    /// How its controllers belong together, as it was read.
    package var links: SceneLinks
    /// The bars that controllers are in, as it was read.
    package var containment: Containment

    /// The most bytes that are read.
    public static let byteLimit = 32 << 20

    /// The number of the version of the program that saved it.
    public var toolsNumber: Double {
        // Newer versions have three parts.
        Double(toolsVersion.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0
    }

    /// Whether it was saved by a version whose stored frames follow the newest system. Numbers beyond are no versions.
    var isOfNewestVersions: Bool { (24000..<30000).contains(toolsNumber) }

    /// The views that are laid out on their own, in document order: those of controllers, top-level views, cells,
    /// headers, footers, views in bars.
    public var roots: [StoryboardRoot] { scenes.flatMap(\.roots) }
}

/// A scene of a storyboard, or the objects of a XIB.
public struct StoryboardScene: Sendable {
    /// The controller, if it has one.
    public var controller: StoryboardController?
    /// Views at the top that belong to no controller.
    public var views: [StoryboardView]
}

/// A view controller of a document.
public struct StoryboardController: Sendable {
    /// The name of its element, such as "tableViewController".
    public var kind: String
    public var id: String
    public var attributes: StoryboardAttributes
    public var view: StoryboardView?
    /// The guides at the ends of its view.
    public var guides: [StoryboardGuide]
    /// Views that belong to it beside its own: bars, and views in them.
    public var parts: [StoryboardView]
    /// The ways from it, and from everything in it, to others, in document order.
    public var allSegues: [StoryboardSegue]
    /// What was shown around it while it was edited.
    public var simulated: StoryboardSimulatedMetrics
    /// What else stands in its element: the items of bars, what is simulated, connections.
    var details: [DocumentElement]
}

/// A view whose size is given and whose subviews form one system of constraints.
public struct StoryboardRoot: Sendable {
    /// What it is.
    public enum Kind: String, Sendable {
        /// The view of a controller.
        case controller
        /// The content of a cell.
        case cell
        /// A view at the top of a document.
        case topLevel
        /// A header or footer, or a view in a bar.
        case part
    }

    public var kind: Kind
    /// What people call it: the storyboard identifier, the title or the class of the controller; the name in the
    /// outline, the reuse identifier or the class of another view; or its identity.
    public var name: String
    /// The identity of the controller or the cell it belongs to.
    public var owner: String?
    public var view: StoryboardView
    /// The guides that the controller adds.
    public var guides: [StoryboardGuide]
    /// The cell, of a cell's content.
    public var cell: StoryboardView?

    /// The identity of the view; of a cell's content without one, that of the cell.
    public var id: String? { view.id ?? owner }
}
