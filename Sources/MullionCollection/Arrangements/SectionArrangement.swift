import MullionGeometry

/// An arrangement of the items of a section. Its headers, footers, insets and everything outside stay the layout's.
///
/// Lengths are axis-neutral: main is along the scrolling axis, cross is across it. Both count from the corner of the
/// section's items, inside its inset. Frames begin at 0 or later along the main axis and end at ``length`` or before.
public protocol SectionArrangement: Sendable {
    /// Arranges items again; called when a count, a size, a spacing or the available length has changed.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of all items. Later calls get the same ones, so that they need not be kept.
    ///   - room: The room for the items.
    ///   - first: The items before this one have the sizes that they had in the last call. If something else has
    ///     changed, it is 0.
    mutating func arrange(_ sizes: SectionSizes, in room: SectionRoom, from first: Int)

    /// The length of everything along the main axis, >= 0.
    var length: CGFloat { get }

    /// Returns the frame of an item.
    func frame(ofItem item: Int, _ sizes: SectionSizes) -> SectionFrame

    /// Calls with the numbers and the frames, in ascending order, of at least all items whose frames meet a range along
    /// the main axis. Fewer others make queries faster.
    func forEachItem(near range: ClosedRange<CGFloat>, _ sizes: SectionSizes, _ body: (Int, SectionFrame) -> Void)
}

/// The sizes of the items of a section.
public struct SectionSizes: RandomAccessCollection, Sendable {
    /// With the sign of the cross length for estimates.
    let sizes: [SectionSize]

    init(_ sizes: [SectionSize]) { self.sizes = sizes }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sizes.count }

    public subscript(item: Int) -> SectionSize {
        SectionSize(cross: sizes[item].cross.magnitude, main: sizes[item].main)
    }
}

/// The size of an item of a section, in points, finite and >= 0.
public struct SectionSize: Equatable, Sendable {
    /// The length across the scrolling axis, that is along a line.
    public var cross: CGFloat
    /// The length along the scrolling axis.
    public var main: CGFloat

    /// Creates a size.
    public init(cross: CGFloat, main: CGFloat) {
        self.cross = cross
        self.main = main
    }
}

/// The frame of an item, relative to the corner of the section's items.
public struct SectionFrame: Equatable, Sendable {
    /// The beginning across the scrolling axis.
    public var crossOrigin: CGFloat
    /// The beginning along the scrolling axis.
    public var mainOrigin: CGFloat
    /// The size.
    public var size: SectionSize

    /// Creates a frame.
    public init(crossOrigin: CGFloat, mainOrigin: CGFloat, size: SectionSize) {
        self.crossOrigin = crossOrigin
        self.mainOrigin = mainOrigin
        self.size = size
    }
}

/// The room of a section's items.
public struct SectionRoom: Equatable, Sendable {
    /// The length across the scrolling axis; 0 or less where insets leave none.
    public var available: CGFloat
    /// The least gap across the scrolling axis, >= 0.
    public var interitemSpacing: CGFloat
    /// The gap along the scrolling axis, >= 0.
    public var lineSpacing: CGFloat
}
