import MullionGeometry

/// What is on a page: a range of the content, below a header that began earlier.
struct PageRange: Equatable {
    var start: CGFloat
    var end: CGFloat
    /// The row of the header that is repeated at the top; nil for none.
    var header: Int?
    /// How much room it takes.
    var headerLength: CGFloat = 0
}

/// Puts blocks on pages, first fit.
///
/// 1. A block goes on the page if it fits in what is left of it; a header only together with the block behind it, if
///    both fit on one page at all.
/// 2. If not, the next page begins at the block, so the gap in front of it is gone. If it stands below a header that is
///    on an earlier page, the header is repeated, unless it would take more than half of the page.
/// 3. A block that does not fit on a page of its own is cut at the end of the page, as often as is needed.
///
/// Worked example: pages of 100; a header of 10, then blocks of 40 with gaps of 10. Page 1 is 0...100: header, and two
/// blocks. The third begins at 110, and page 2 there, 10 lower on the page because of the header: 90 are left, again
/// two.
///
/// - Complexity: O(blocks + pages).
struct PageBreaks {
    /// The most pages that are made.
    static let pageLimit = 10_000
    /// What a block may be longer than the room there is, in points.
    private static let tolerance: CGFloat = 0.01

    private let pageLength: CGFloat
    private let headerLengths: [Int: CGFloat]
    private(set) var pages: [PageRange] = []
    /// The blocks that were cut, and at the end of which page first, from 0.
    private(set) var cuts: [(block: PageBlock, page: Int)] = []
    private(set) var isIncomplete = false

    private var page = PageRange(start: 0, end: 0)
    private var isEmpty = true

    /// - Parameters:
    ///   - contentLength: The length of everything; what is behind the last block joins its page if it fits.
    ///   - headerLengths: The length of each header with the gap behind it, by its row.
    init(
        _ blocks: [PageBlock], pageLength: CGFloat, contentLength: CGFloat, headerLengths: [Int: CGFloat] = [:]
    ) {
        self.pageLength = pageLength
        self.headerLengths = headerLengths
        for (index, block) in blocks.enumerated() {
            put(block, followedBy: index + 1 < blocks.count ? blocks[index + 1] : nil)
            if isIncomplete { return }
        }
        if contentLength <= room + Self.tolerance { page.end = max(page.end, contentLength) }
        pages.append(page)
    }

    /// Where the room of the page ends, in the content.
    private var room: CGFloat { page.start + pageLength - page.headerLength }

    private mutating func put(_ block: PageBlock, followedBy next: PageBlock?) {
        var end = block.end
        if block.isHeader, let next, !next.isHeader, next.end - block.start <= pageLength { end = next.end }
        if end > room + Self.tolerance {
            // Nothing stands before the first block but room.
            if isEmpty { page.start = max(page.start, block.start) } else { begin(at: block) }
        }
        var isCut = false
        while block.end > room + Self.tolerance, !isIncomplete {
            if page.headerLength > 0 {
                // Without the header there is more room.
                (page.header, page.headerLength) = (nil, 0)
                continue
            }
            if !isCut { cuts.append((block, pages.count)) }
            isCut = true
            page.end = room
            begin(at: nil)
        }
        page.end = block.end
        isEmpty = false
    }

    /// Ends the page and begins another one: at a block, or where the page ended.
    private mutating func begin(at block: PageBlock?) {
        pages.append(page)
        isIncomplete = pages.count == Self.pageLimit
        page = PageRange(start: block?.start ?? page.end, end: block?.start ?? page.end)
        isEmpty = true
        guard let header = block?.header, let length = headerLengths[header] else { return }
        if length <= pageLength / 2 { (page.header, page.headerLength) = (header, length) }
    }
}

/// A sheet that content is put on.
public struct PageFormat: Hashable, Sendable {
    /// Width and height of the sheet in points, above 0.
    public var size: CGSize
    /// The room at its edges that is left free, in points, at least 0.
    public var margin: CGFloat

    /// A sheet.
    ///
    /// - Parameters:
    ///   - size: Width and height in points; what is no length above 0 counts as 1.
    ///   - margin: The room at the edges; less where it would leave nothing.
    public init(size: CGSize, margin: CGFloat = 36) {
        func length(_ side: CGFloat) -> CGFloat { side.isFinite && side > 0 ? min(side, 1e6) : 1 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        let most = max(min(self.size.width, self.size.height) / 2 - 1, 0)
        self.margin = margin.isFinite ? min(max(margin, 0), most) : 0
    }

    /// A4 upright, 210 × 297 mm, as whole points.
    public static let a4 = PageFormat(size: CGSize(width: 595, height: 842))
    /// A5 upright, 148 × 210 mm, as whole points.
    public static let a5 = PageFormat(size: CGSize(width: 420, height: 595))
    /// Letter upright, 8.5 × 11 inches.
    public static let letter = PageFormat(size: CGSize(width: 612, height: 792))

    /// The sheet lying on its longer side.
    public var landscape: PageFormat {
        PageFormat(
            size: CGSize(width: max(size.width, size.height), height: min(size.width, size.height)), margin: margin)
    }

    /// The room between the margins.
    public var content: CGRect {
        CGRect(
            x: margin, y: margin, width: max(size.width - 2 * margin, 1), height: max(size.height - 2 * margin, 1))
    }
}
