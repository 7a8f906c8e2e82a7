import Foundation
import MullionAutoLayout
import MullionGeometry

extension VectorCase {
    /// What is asked of Auto Layout.
    public enum AutoLayoutQuestion: Sendable {
        /// Lay out views by constraints.
        case scene(SceneQuestion)
        /// Read a visual format.
        case visualFormat(VisualFormatQuestion)
        /// Count the views that fit.
        case overflow(OverflowQuestion)
    }

    /// A tree of views, and what must come out; what is nil or absent is not checked.
    public struct SceneQuestion: Sendable {
        /// The tree; with a change, the tree after it.
        public var scene: LayoutScene
        /// A view whose size is asked instead of laying out.
        public var fitting: Fitting?
        /// What happens to a tree that is laid out.
        public var change: SceneChange?
        /// Frames of views in their superviews, and of guides in their owners.
        public var frames: [String: CGRect]
        /// The sizes of the contents of scroll views.
        public var contentSizes: [String: CGSize]
        /// The widths that texts were measured with last.
        public var textWidths: [String: CGFloat]
        /// The fitting size.
        public var size: CGSize?
        /// The names of constraints that are relaxed, in the order of their creation.
        public var broken: [String]
        /// Minimal sets of constraints that cannot hold together, and whether these are all.
        public var conflicts: (sets: Set<Set<String>>, isComplete: Bool)?
        /// The overridable calls in order.
        public var calls: [String]?

        /// A fitting size that is asked for.
        public struct Fitting: Sendable {
            public var view: String
            public var target: CGSize
            public var horizontalPriority: LayoutPriority
            public var verticalPriority: LayoutPriority
        }
    }

    /// A visual format with its constraints, or its error.
    public struct VisualFormatQuestion: Sendable {
        public var format: String
        public var options: LayoutConstraint.FormatOptions
        public var metrics: [String: CGFloat]
        /// The names of the views.
        public var views: [String]
        /// The name of their superview.
        public var superview: String
        public var answer: Answer

        public enum Answer: Sendable {
            case equations([ConstraintEquation])
            /// The offset of the character that is wrong.
            case error(offset: Int)
        }
    }

    /// Views in a row, and how many are shown in widths.
    public struct OverflowQuestion: Sendable {
        public var widths: [CGFloat]
        public var spacing: CGFloat
        /// Which of the views are hidden.
        public var hidden: Set<Int>
        /// How many views that are not hidden fit a width, in the order in which the widths are taken.
        public var counts: [(width: CGFloat, count: Int)]
    }
}

/// A constraint between items that are named.
public struct ConstraintEquation: Sendable {
    public var first: String
    public var firstAttribute: LayoutConstraint.Attribute
    public var relation: LayoutConstraint.Relation
    /// nil: a number alone.
    public var second: String?
    public var secondAttribute: LayoutConstraint.Attribute
    public var multiplier: CGFloat
    public var constant: CGFloat
    public var priority: LayoutPriority
}
