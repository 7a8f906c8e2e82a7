import Foundation
import MullionAutoLayout
import MullionGeometry

/// A tree of views with constraints, as a vector file describes it.
public struct LayoutScene: Sendable {
    /// The size of the root, whose origin is 0, 0.
    public var size: CGSize
    /// The direction of the root.
    public var direction: LayoutDirection
    /// The safe area of the root.
    public var safeArea: PhysicalEdgeInsets
    /// The views, superviews before what is in them; the first is the root.
    public var views: [View]
    /// Layout guides, by the names of their owners.
    public var guides: [(name: String, owner: String)]
    /// The constraints, in the order of their creation.
    public var constraints: [Constraint]
    /// The names of controllers, by the names of their views.
    public var controllers: [String: String]
    /// All names of views and guides.
    var names: SceneNames

    /// A view.
    public struct View: Sendable {
        public var name: String
        /// The name of the superview; nil for the root.
        public var parent: String?
        public var kind: Kind
        /// The size of the content, of the alignment rectangle; nil on an axis where there is none.
        public var intrinsicSize: (width: CGFloat?, height: CGFloat?)
        /// Hugging of the width and the height.
        public var hugging: [LayoutPriority]
        /// Compression resistance of the width and the height.
        public var compression: [LayoutPriority]
        public var isHidden: Bool
        /// How much the frame is larger than the alignment rectangle.
        public var alignmentInsets: PhysicalEdgeInsets
        /// The first baseline from the top, the last from the bottom; nil without text.
        public var baselines: (first: CGFloat, last: CGFloat)?
        /// nil: those that views have.
        public var margins: EdgeInsets?
        public var insetsMarginsFromSafeArea: Bool
        public var preservesSuperviewMargins: Bool
        /// nil: the mask is not translated.
        public var mask: Mask?
        public var text: Text?

        /// What class of view it is.
        public enum Kind: Sendable {
            case plain
            case scroll
            case stack(Stack)
        }
    }

    /// How a stack view arranges its views.
    public struct Stack: Sendable {
        public var axis: Axis
        public var distribution: StackView.Distribution
        public var alignment: StackView.Alignment
        public var spacing: CGFloat
        /// Gaps by the name of the view before them.
        public var customSpacing: [(view: String, gap: CGFloat)]
        public var isLayoutMarginsRelative: Bool
        public var isBaselineRelative: Bool
    }

    /// A frame in a superview of a size, and what of it is flexible.
    public struct Mask: Sendable {
        public var frame: CGRect
        public var superSize: CGSize
        public var flexible: LayoutView.AutoresizingMask
    }

    /// A toy text: lines are filled greedily, and may hold words up to the width.
    public struct Text: Sendable {
        public var words: [CGFloat]
        public var space: CGFloat
        public var lineHeight: CGFloat
        /// The width at which it wraps; 0: the width it has.
        public var preferredMaxWidth: CGFloat
    }

    /// A constraint between items that are named.
    public struct Constraint: Sendable {
        public var name: String
        public var first: Item
        public var firstAttribute: LayoutConstraint.Attribute
        public var relation: LayoutConstraint.Relation
        public var second: Item?
        public var secondAttribute: LayoutConstraint.Attribute
        public var multiplier: CGFloat
        public var constant: CGFloat
        public var priority: LayoutPriority
    }

    /// What a constraint speaks of.
    public struct Item: Sendable {
        /// The name of a view, or of a guide.
        public var name: String
        /// A guide that the view has of itself; nil: the view or guide itself.
        public var guide: Guide?

        /// The guides that views have of themselves.
        public enum Guide: String, Sendable {
            case safeArea, margins, content, frame
        }
    }
}

extension LayoutScene.Text {
    /// The lengths of the lines in a width, at least one.
    func lines(in width: CGFloat) -> [CGFloat] {
        var lines: [CGFloat] = []
        for word in words {
            // A word that is too long has a line of its own.
            if let last = lines.last, last + space + word <= width {
                lines[lines.count - 1] = last + space + word
            } else {
                lines.append(word)
            }
        }
        return lines.isEmpty ? [0] : lines
    }

    /// The width of everything on one line; wrapped at the preferred width, that of the longest line.
    var naturalWidth: CGFloat { lines(in: preferredMaxWidth > 0 ? preferredMaxWidth : .infinity).max() ?? 0 }

    func height(in width: CGFloat) -> CGFloat {
        CGFloat(lines(in: preferredMaxWidth > 0 ? preferredMaxWidth : width).count) * lineHeight
    }
}
