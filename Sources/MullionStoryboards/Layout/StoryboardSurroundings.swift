import MullionAutoLayout
import MullionGeometry

/// The inputs of a root's layout that are not in the document.
public struct StoryboardSurroundings: Sendable {
    /// The size of the root in points.
    public var size: CGSize
    /// The safe area of the root.
    public var safeArea: PhysicalEdgeInsets
    /// The effective margins of the root, including the safe area.
    public var margins: PhysicalEdgeInsets
    public var traits: StoryboardTraits
    public var direction: LayoutDirection
    /// The content sizes by the IDs of views.
    public var contentSizes: [String: StoryboardContentSize]
    /// The texts to measure, by the IDs of their views: those that differ from the saved ones. A
    /// height that is missing from `contentSizes` follows from the width.
    public var texts: [String: StoryboardTextContent]
    /// The limits, of which `conflicts` applies.
    public var limits = Limits.default

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

    /// The surroundings without stored lengths, so that attributes that constraints do not determine
    /// are ambiguous.
    public var withoutKeptLengths: StoryboardSurroundings {
        var surroundings = self
        surroundings.contentSizes = contentSizes.mapValues { $0.withoutStored([.horizontal, .vertical]) }
        return surroundings
    }
}

/// The content size of a view's alignment rectangle; nil on an axis without one.
public struct StoryboardContentSize: Hashable, Sendable {
    /// A length and its constraints.
    public enum Length: Hashable, Sendable {
        /// A length with content hugging and compression resistance.
        case intrinsic(CGFloat)
        /// An optional constraint of priority 250, for a view without any other size.
        case held(CGFloat)
        /// The weakest optional constraint, for views without content. It applies only if nothing else determines the
        /// length.
        case kept(CGFloat)

        /// The intrinsic length; nil for other lengths.
        var intrinsic: CGFloat? { if case .intrinsic(let length) = self { length } else { nil } }

        /// The length of an optional constraint, and its priority.
        var optionalLength: (length: CGFloat, priority: LayoutPriority)? {
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

    /// Returns the size without lengths on some axes that are not intrinsic.
    func withoutStored(_ axes: Axis.Set) -> StoryboardContentSize {
        StoryboardContentSize(
            width: axes.contains(.horizontal) && width?.intrinsic == nil ? nil : width,
            height: axes.contains(.vertical) && height?.intrinsic == nil ? nil : height)
    }
}
