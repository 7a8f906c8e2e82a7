import Foundation

extension TestTree {
    /// What a parent offers: each side a number, infinity, or nil for unspecified.
    public struct Proposal: Hashable, Sendable {
        /// The offered width; nil = unspecified.
        public var width: CGFloat?
        /// The offered height; nil = unspecified.
        public var height: CGFloat?

        /// Creates a proposal.
        public init(_ width: CGFloat?, _ height: CGFloat?) {
            self.width = width
            self.height = height
        }

        /// Both sides given.
        public init(_ size: CGSize) {
            self.init(size.width, size.height)
        }

        /// Both sides unspecified: asks for the ideal size.
        public static let unspecified = Proposal(nil, nil)
        /// Both sides zero: asks for the minimum.
        public static let zero = Proposal(0, 0)
        /// Both sides infinite: asks for the maximum.
        public static let infinity = Proposal(.infinity, .infinity)
    }

    /// An axis of the plane.
    public enum Axis: String, CaseIterable, Hashable, Sendable {
        case horizontal, vertical

        /// The axis at right angles to this one.
        public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
    }

    /// A set of axes.
    public struct AxisSet: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The horizontal axis alone.
        public static let horizontal = AxisSet(rawValue: 1)
        /// The vertical axis alone.
        public static let vertical = AxisSet(rawValue: 2)
        /// Both axes.
        public static let both: AxisSet = [.horizontal, .vertical]

        /// Whether the set holds the axis.
        public func contains(_ axis: Axis) -> Bool {
            isSuperset(of: axis == .horizontal ? AxisSet.horizontal : AxisSet.vertical)
        }
    }

    /// Reading direction.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
        case leftToRight, rightToLeft
    }

    /// The guides along the horizontal axis; `mid` is a custom guide whose default is half the width.
    public enum HorizontalGuide: String, CaseIterable, Hashable, Sendable {
        case leading, center, trailing, mid
    }

    /// The guides along the vertical axis; `mid` is a custom guide whose default is half the height.
    public enum VerticalGuide: String, CaseIterable, Hashable, Sendable {
        case top, center, bottom, firstTextBaseline, lastTextBaseline, mid
    }

    /// A guide along either axis.
    public enum Guide: Hashable, Sendable {
        case horizontal(HorizontalGuide)
        case vertical(VerticalGuide)

        /// The axis along which the guide is a coordinate.
        public var axis: Axis {
            switch self {
            case .horizontal: .horizontal
            case .vertical: .vertical
            }
        }
    }

    /// A pair of guides that are made to meet.
    public struct Alignment: Hashable, Sendable {
        public var horizontal: HorizontalGuide
        public var vertical: VerticalGuide

        /// Creates an alignment.
        public init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
            self.horizontal = horizontal
            self.vertical = vertical
        }

        /// The centres meet.
        public static let center = Alignment(.center, .center)
        /// The top leading corners meet.
        public static let topLeading = Alignment(.leading, .top)
    }

    /// The explicit value of a guide, as a function of the view's size: constant + width · w + height · h.
    public struct GuideValue: Hashable, Sendable {
        public var guide: Guide
        public var constant: CGFloat
        /// The factor of the width.
        public var width: CGFloat
        /// The factor of the height.
        public var height: CGFloat

        /// Creates a guide value.
        public init(_ guide: Guide, constant: CGFloat = 0, width: CGFloat = 0, height: CGFloat = 0) {
            self.guide = guide
            self.constant = constant
            self.width = width
            self.height = height
        }

        /// The value for a view of the given size. A factor of zero cancels an infinite side.
        public func value(in size: CGSize) -> CGFloat {
            constant + (width == 0 ? 0 : width * size.width) + (height == 0 ? 0 : height * size.height)
        }
    }

    /// Distances from the four edges, in points.
    public struct Insets: Hashable, Sendable {
        public var top: CGFloat
        public var leading: CGFloat
        public var bottom: CGFloat
        public var trailing: CGFloat

        /// Creates insets.
        public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }

        /// The same inset on all edges.
        public init(all inset: CGFloat) {
            self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
        }
    }

    /// The bounds of one side of a flexible frame; nil = none.
    public struct SideBounds: Hashable, Sendable {
        public var min: CGFloat?
        public var ideal: CGFloat?
        public var max: CGFloat?

        /// Creates bounds.
        public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
            self.min = min
            self.ideal = ideal
            self.max = max
        }
    }

    /// The edge at which a safe area inset sits, with the guide that aligns it to the content.
    public enum InsetEdge: Hashable, Sendable {
        case top(HorizontalGuide)
        case bottom(HorizontalGuide)
        case leading(VerticalGuide)
        case trailing(VerticalGuide)
    }

    /// Whether an aspect ratio fits into the proposal or fills it.
    public enum AspectMode: String, CaseIterable, Hashable, Sendable {
        case fit, fill
    }
}
