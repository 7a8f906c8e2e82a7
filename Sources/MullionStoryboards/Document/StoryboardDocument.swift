import MullionDrawing
import MullionGeometry

/// A storyboard or XIB for iOS, as written.
///
/// ```swift
/// let document = try StoryboardDocument(bytes: Array(data))
/// for scene in document.scenes { print(scene.controller?.id ?? "no controller", scene.roots.map(\.kind)) }
/// ```
public struct StoryboardDocument: Sendable {
    /// The version of Interface Builder that saved the document, as written.
    public var toolsVersion: String
    /// The device the document was edited for; nil in old documents.
    public var device: String?
    public var isLandscape: Bool
    public var usesSafeAreas: Bool
    /// The scenes of a storyboard; a XIB has one.
    public var scenes: [StoryboardScene]
    /// The sizes of the images that the document names, in points.
    public var images: [String: CGSize]
    /// The names of system symbols, whose stored sizes differ from their displayed sizes.
    public var symbols: Set<String>
    /// Whether the document is a storyboard rather than a XIB.
    public var isStoryboard: Bool
    /// The values of the named colors of catalogs and of the system in light mode.
    public var colors: [String: Color]
    public var initialViewController: String?
    /// The limits with which it was read, and with which its screens are laid out.
    public var limits: Limits
    /// The relationships between its controllers.
    package var links: SceneLinks
    /// The bars around its controllers.
    package var containment: Containment

    /// The IDs of the objects that outlets refer to, so that a program can change them.
    package var outletDestinations: Set<String>
    /// The kinds of issues that comments accept, by the IDs of objects and constraints; those of the whole document by
    /// an empty ID.
    package var allowedKinds: [String: Set<String>]
    /// The IDs of the views of File's Owner and of controllers.
    var ownersViews: Set<String>
    /// The IDs of the cells of static tables, which are shown as written.
    package var staticCells: Set<String>
    /// The IDs of the cells of static tables that extend below the stored height of the table.
    package var cellsBelowTables: Set<String>
    /// The IDs of the cells of static sections in which stored frames overlap. Interface Builder stacks cells, so that
    /// it has not saved these sections since they were written, and has not marked their views.
    package var cellsOfUnsavedSections: Set<String>

    /// The maximum number of bytes to read.
    public static let byteLimit = Limits.default.storyboardBytes

    /// The version of Interface Builder as a number.
    public var toolsNumber: Double {
        // Newer versions have three components.
        Double(toolsVersion.split(separator: ".").prefix(2).joined(separator: ".")) ?? 0
    }

    /// Whether Interface Builder marked the views in ``cellsBelowTables`` when it saved the document.
    package var marksUnloadedCells: Bool { StoredVersions.withMarksInUnloadedCells.contains(toolsNumber) }

    /// The views that are laid out independently, in document order: views of controllers, top-level views, cells,
    /// headers, footers, and views in bars.
    public var roots: [StoryboardRoot] { scenes.flatMap(\.roots) }
}

/// A scene of a storyboard, or the objects of a XIB.
public struct StoryboardScene: Sendable {
    /// The controller, if it has one.
    public var controller: StoryboardController?
    /// The top-level views that do not belong to a controller.
    public var views: [StoryboardView]
    /// The place on the canvas, in a unit that depends on the version of Interface Builder.
    public var canvasLocation: CGPoint?
}

/// A view controller of a document.
public struct StoryboardController: Sendable {
    /// The name of its element, such as "tableViewController".
    public var kind: String
    public var id: String
    public var attributes: StoryboardAttributes
    public var view: StoryboardView?
    /// The top and bottom layout guides.
    public var guides: [StoryboardGuide]
    /// Views that belong to the controller in addition to its view: bars and views in them.
    public var parts: [StoryboardView]
    /// The segues from the controller and from everything in it, in document order.
    public var allSegues: [StoryboardSegue]
    /// The simulated metrics.
    public var simulated: StoryboardSimulatedMetrics
    /// The other children of its element: bar items, simulated metrics, connections.
    var details: [DocumentElement]
}

/// A view with a given size whose subviews form one system of constraints.
public struct StoryboardRoot: Sendable {
    /// The role of the root.
    public enum Kind: String, Sendable {
        /// The view of a controller.
        case controller
        /// The content of a cell.
        case cell
        /// Draws a top-level view.
        case topLevel
        /// A header or footer, or a view in a bar.
        case part
    }

    public var kind: Kind
    /// The display name: the controller's storyboard identifier, title, or class; the view's name in the
    /// outline, reuse identifier, or class; or the ID.
    public var name: String
    /// The ID of the controller or cell that the root belongs to.
    public var owner: String?
    public var view: StoryboardView
    /// The guides that the controller adds.
    public var guides: [StoryboardGuide]
    /// The cell, of a cell's content.
    public var cell: StoryboardView?

    /// The ID of the view; for a cell's content without an ID, that of the cell.
    public var id: String? { view.id ?? owner }
}
