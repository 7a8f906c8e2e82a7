import MullionAutoLayout
import MullionGeometry

/// A view of a document, as written.
public struct StoryboardView: Sendable {
    /// The name of its element, such as "label". Unknown names are kept.
    public var kind: String
    /// The ID; nil for some inner views.
    public var id: String?
    /// Its role in its parent, such as "contentView".
    public var key: String?
    /// All its attributes.
    public var attributes: StoryboardAttributes
    /// The stored frame in the superview's coordinates.
    public var frame: CGRect?
    public var autoresizingMask: LayoutView.AutoresizingMask
    /// The margins that the document sets.
    public var margins: StoryboardMargins?
    /// The font of its text.
    public var font: StoryboardFont?
    /// The subviews; for a stack view, the arranged subviews.
    public var subviews: [StoryboardView]
    /// The content view of a cell or effect view.
    public var contentViews: [StoryboardView]
    /// Views that belong to the view and are laid out independently: cells, headers, footers, views in bars.
    public var parts: [StoryboardView]
    /// The sections of a table with static cells or prototypes.
    public var sections: [StoryboardTableSection]
    /// The segues from the view.
    public var segues: [StoryboardSegue]
    public var constraints: [StoryboardConstraint]
    public var guides: [StoryboardGuide]
    public var variations: [StoryboardVariation]
    /// Whether the view sends actions.
    public var hasActions: Bool
    /// The position in the file.
    public var position: SourcePosition
    /// The other children of its element: colors, titles, images, text.
    package var details: [DocumentElement]

    /// The custom class.
    public var customClass: String? { attributes["customClass"] }

    /// The custom name in the outline.
    public var userLabel: String? { attributes["userLabel"] }

    /// Whether its frame and autoresizing mask determine its position rather than constraints.
    public var isPlacedByMask: Bool {
        attributes["translatesAutoresizingMaskIntoConstraints"] != "NO" || attributes.isYes("fixedFrame")
    }

    /// Whether its text follows the content size category.
    package var adjustsFont: Bool { attributes.isYes("adjustsFontForContentSizeCategory") }

    /// Returns the attributes for surroundings.
    public func attributes(for traits: StoryboardTraits) -> StoryboardAttributes {
        StoryboardVariation.override(attributes, by: variations, for: traits)
    }

    /// Returns the IDs that variations exclude in surroundings.
    public func excluded(for traits: StoryboardTraits) -> Set<String> {
        variations.reduce(into: []) { excluded, variation in
            guard variation.applies(to: traits) else { return }
            excluded.formUnion(variation.excluded)
            excluded.subtract(variation.included)
        }
    }
}

/// A layout guide of a view.
public struct StoryboardGuide: Sendable, Hashable {
    /// The kind of guide.
    public enum Kind: String, Sendable {
        case safeArea, contentLayoutGuide, frameLayoutGuide, layoutMargins, readableContent, keyboard
        /// The top and bottom layout guides of a controller.
        case top, bottom
    }

    /// The ID.
    public var id: String
    public var kind: Kind
}

/// The margins of a view as written.
public enum StoryboardMargins: Equatable, Sendable {
    case physical(PhysicalEdgeInsets)
    case directional(EdgeInsets)
}
