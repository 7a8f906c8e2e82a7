import MullionAutoLayout
import MullionGeometry

/// A view of a document, as it is written.
public struct StoryboardView: Sendable {
    /// The name of its element, such as "label"; names that nothing here knows are kept.
    public var kind: String
    /// Its identity; nil for a few inner views that have none.
    public var id: String?
    /// Its part in the object it is in, such as "contentView".
    public var key: String?
    /// All its attributes.
    public var attributes: StoryboardAttributes
    /// The frame that was stored, in the superview.
    public var frame: CGRect?
    public var autoresizingMask: LayoutView.AutoresizingMask
    /// The margins it sets.
    public var margins: StoryboardMargins?
    /// The font of its text.
    public var font: StoryboardFont?
    /// The views in it; of a stack view, those it arranges.
    public var subviews: [StoryboardView]
    /// The view that fills it and holds the content: of a cell, or of an effect.
    public var contentViews: [StoryboardView]
    /// Views that belong to it and are laid out on their own: cells, headers, footers, views in bars.
    public var parts: [StoryboardView]
    /// The sections of a table with static cells, or those that show its prototypes.
    public var sections: [StoryboardTableSection]
    /// The ways from it to other controllers.
    public var segues: [StoryboardSegue]
    public var constraints: [StoryboardConstraint]
    public var guides: [StoryboardGuide]
    public var variations: [StoryboardVariation]
    /// Whether touching it calls something.
    public var hasActions: Bool
    /// Where it is written.
    public var position: StoryboardPosition
    /// What else stands in its element and is neither a view nor a constraint: colours, titles, images, text.
    package var details: [DocumentElement]

    /// The class that the author gave it.
    public var customClass: String? { attributes["customClass"] }

    /// The name that the author gave it in the outline.
    public var userLabel: String? { attributes["userLabel"] }

    /// Whether the frame and the mask place it, not constraints.
    public var isPlacedByMask: Bool {
        attributes["translatesAutoresizingMaskIntoConstraints"] != "NO" || attributes.isYes("fixedFrame")
    }

    /// Whether its text follows the size that the reader has chosen, whatever its font.
    package var adjustsFont: Bool { attributes.isYes("adjustsFontForContentSizeCategory") }

    /// What is written for surroundings.
    public func attributes(for traits: StoryboardTraits) -> StoryboardAttributes {
        StoryboardVariation.override(attributes, by: variations, for: traits)
    }

    /// The identities that variations leave out in surroundings.
    public func excluded(for traits: StoryboardTraits) -> Set<String> {
        variations.reduce(into: []) { excluded, variation in
            guard variation.applies(to: traits) else { return }
            excluded.formUnion(variation.excluded)
            excluded.subtract(variation.included)
        }
    }
}

/// A rectangle of a view that constraints speak of.
public struct StoryboardGuide: Sendable, Hashable {
    /// Which rectangle.
    public enum Kind: String, Sendable {
        case safeArea, contentLayoutGuide, frameLayoutGuide, layoutMargins, readableContent, keyboard
        /// The lines where bars at the top and the bottom of a controller's view end.
        case top, bottom
    }

    /// Its identity.
    public var id: String
    public var kind: Kind
}

/// The margins of a view as they are written.
public enum StoryboardMargins: Equatable, Sendable {
    case physical(PhysicalEdgeInsets)
    case directional(EdgeInsets)
}
