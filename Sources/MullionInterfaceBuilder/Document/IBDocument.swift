import MullionGeometry

/// An Interface Builder document: a storyboard or a XIB for iOS, as it is written.
///
/// ```swift
/// let document = try IBDocument(bytes: Array(data))
/// for scene in document.scenes { print(scene.controller?.id ?? "no controller", scene.roots.map(\.kind)) }
/// ```
public struct IBDocument: Sendable {
    /// The version of the program that saved it, as it is written.
    public var toolsVersion: String
    /// The device it was edited for; nil in old documents.
    public var device: String?
    public var isLandscape: Bool
    public var usesSafeAreas: Bool
    /// The scenes of a storyboard; a XIB has one.
    public var scenes: [IBScene]
    /// The sizes of the pictures it names, in points.
    public var images: [String: CGSize]
    public var initialViewController: String?

    /// The number of the version of the program that saved it.
    public var toolsNumber: Double { Double(toolsVersion.prefix { $0.isNumber || $0 == "." }) ?? 0 }

    /// The views that are laid out on their own, in document order: those of controllers, top-level views, cells, headers,
    /// footers, views in bars.
    public var roots: [IBRoot] { scenes.flatMap(\.roots) }
}

/// A scene of a storyboard, or the objects of a XIB.
public struct IBScene: Sendable {
    /// The controller, if it has one.
    public var controller: IBController?
    /// Views at the top that belong to no controller.
    public var views: [IBView]
}

/// A view controller of a document.
public struct IBController: Sendable {
    /// The name of its element, such as "tableViewController".
    public var kind: String
    public var id: String
    public var attributes: IBAttributes
    public var view: IBView?
    /// The guides at the ends of its view.
    public var guides: [IBGuide]
    /// Views that belong to it beside its own: bars, and views in them.
    public var parts: [IBView]
}

/// A view whose size is given and whose subviews form one system of constraints.
public struct IBRoot: Sendable {
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
    /// The identity of the controller or the cell it belongs to.
    public var owner: String?
    public var view: IBView
    /// The guides that the controller adds.
    public var guides: [IBGuide]

    /// The identity of the view; of a cell's content without one, that of the cell.
    public var id: String? { view.id ?? owner }
}
