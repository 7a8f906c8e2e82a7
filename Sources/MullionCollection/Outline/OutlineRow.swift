import MullionGeometry

/// A row of an outline.
public struct OutlineRow: Equatable, Sendable {
    /// The number of rows that it is inside of: 0 for a row at the top level.
    public var depth: Int
    /// The height in points, or an estimate.
    public var height: TrackLength
    /// Whether the rows inside of it are shown; without effect while there are none.
    public var isExpanded: Bool

    /// Creates a row.
    public init(depth: Int = 0, height: TrackLength, isExpanded: Bool = true) {
        self.depth = depth
        self.height = height
        self.isExpanded = isExpanded
    }
}

/// A row in 16 bytes.
struct StoredRow: Sendable {
    var size: TrackSize
    /// The depth, and in the lowest bit whether it is expanded.
    private var packed: Int32
    /// How many of the rows that it is inside of are collapsed, less what its leaf and the nodes above add.
    var hidden: Int32

    /// The greatest depth.
    static let depthLimit = Int(Int32.max >> 1)

    init(size: TrackSize, depth: Int, isExpanded: Bool, hidden: Int32) {
        self.size = size
        packed = Int32(depth) << 1 | (isExpanded ? 1 : 0)
        self.hidden = hidden
    }

    var depth: Int { Int(packed >> 1) }

    var isExpanded: Bool {
        get { packed & 1 == 1 }
        set { packed = packed & ~1 | (newValue ? 1 : 0) }
    }

    /// The same row, deeper by some levels.
    func deeper(by levels: Int) -> StoredRow {
        StoredRow(size: size, depth: depth + levels, isExpanded: isExpanded, hidden: hidden)
    }
}
