import MullionGeometry

/// An arrangement of the items of a section. Its headers, footers, insets and everything outside stay the layout's.
///
/// Lengths are axis-neutral: main is along the scrolling axis, cross is across it. Both count from the corner of the
/// section's items, inside its inset. Frames begin at 0 or later along the main axis and end at ``length`` or before.
public protocol SectionArrangement: Sendable {
    /// Arranges items again; called when a count, a size, a spacing or the available length has changed.
    mutating func arrange(_ sizes: [SectionSize], in room: SectionRoom)

    /// The length of everything along the main axis, >= 0.
    var length: CGFloat { get }

    /// Returns the frame of an item.
    func frame(ofItem item: Int) -> SectionFrame

    /// Calls with the numbers, in ascending order, of at least all items whose frames meet a range along the main axis.
    /// Fewer others make queries faster.
    func forEachItem(near range: ClosedRange<CGFloat>, _ body: (Int) -> Void)
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
