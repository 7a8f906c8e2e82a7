import MullionAutoLayout
import MullionGeometry

/// What a root is laid out with: everything that does not stand in the document.
public struct StoryboardSurroundings: Sendable {
    /// The size of the root in points.
    public var size: CGSize
    /// The safe area of the root.
    public var safeArea: PhysicalEdgeInsets
    /// The margins of the root that hold, those of the safe area included.
    public var margins: PhysicalEdgeInsets
    public var traits: StoryboardTraits
    public var direction: LayoutDirection
    /// The sizes of content by the identities of views.
    public var contentSizes: [String: StoryboardContentSize]
    /// The texts that are measured, by the identities of their views: those that are not seen as they were saved. A
    /// height that is not in `contentSizes` follows from the width.
    public var texts: [String: StoryboardTextContent]

    public init(
        size: CGSize, safeArea: PhysicalEdgeInsets = .zero,
        margins: PhysicalEdgeInsets = PhysicalEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
        traits: StoryboardTraits = StoryboardTraits(), direction: LayoutDirection = .leftToRight,
        contentSizes: [String: StoryboardContentSize] = [:], texts: [String: StoryboardTextContent] = [:]
    ) {
        self.size = size
        self.safeArea = safeArea
        self.margins = margins
        self.traits = traits
        self.direction = direction
        self.contentSizes = contentSizes
        self.texts = texts
    }

    /// The same without the lengths that views have only because they were stored: what the constraints leave open is
    /// then ambiguous.
    public var withoutKeptLengths: StoryboardSurroundings {
        var surroundings = self
        surroundings.contentSizes = contentSizes.mapValues { $0.withoutStored([.horizontal, .vertical]) }
        return surroundings
    }
}

/// The size of a view's content, of the alignment rectangle; nil: none on that axis.
public struct StoryboardContentSize: Hashable, Sendable {
    /// A length and how it counts.
    public enum Length: Hashable, Sendable {
        /// Wishes of hugging and compression resistance.
        case intrinsic(CGFloat)
        /// One wish of priority 250, for a view that nothing else gives a size.
        case held(CGFloat)
        /// The weakest wish there is, for views without content: it counts where nothing else says a length.
        case kept(CGFloat)

        /// The length of a content; nil for others.
        var intrinsic: CGFloat? { if case .intrinsic(let length) = self { length } else { nil } }

        /// The length that is wished for as a whole, and how much.
        var wish: (length: CGFloat, priority: LayoutPriority)? {
            switch self {
            case .intrinsic: nil
            case .held(let length): (length, .defaultLow)
            case .kept(let length): (length, LayoutPriority(1e-4))
            }
        }
    }

    public var width: Length?
    public var height: Length?

    public init(width: Length? = nil, height: Length? = nil) {
        self.width = width
        self.height = height
    }

    /// The same without lengths on some axes that are no content's.
    func withoutStored(_ axes: Axis.Set) -> StoryboardContentSize {
        StoryboardContentSize(
            width: axes.contains(.horizontal) && width?.intrinsic == nil ? nil : width,
            height: axes.contains(.vertical) && height?.intrinsic == nil ? nil : height)
    }
}
