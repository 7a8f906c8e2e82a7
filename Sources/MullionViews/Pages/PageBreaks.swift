import MullionGeometry

/// The content of a page: a range, a header repeated from an earlier page, and a footer from a later one.
struct PageRange: Equatable {
    var start: CGFloat
    var end: CGFloat
    /// The row of the header that is repeated at the top; nil for none.
    var header: Int?
    var headerLength: CGFloat = 0
    /// The row of the footer that is repeated below the content; nil for none.
    var footer: Int?
    var footerLength: CGFloat = 0
}

/// Distributes blocks over pages, first fit.
///
/// 1. A block goes on the page if it fits in the room left; a header, only together with the block after it if both fit
///    on one page.
/// 2. Otherwise the next page begins at the block, without the gap in front of it. If its header is on an earlier page,
///    the header is repeated, unless it would take more than half of the page.
/// 3. A block above a table footer needs the room of the footer as well, which is repeated where the next page goes on
///    with the table. A block that does not fit with it is on a page without it, as are all if it takes more than half
///    a page.
/// 4. A block that does not fit on a page alone is cut at the end of each page.
///
/// Worked example: pages of 100; a header of 10, then blocks of 40 with gaps of 10. Page 1 is 0...100: header and two
/// blocks. The third begins at 110, as does page 2, where the header takes 10: 90 are left, again for two.
///
/// - Complexity: O(blocks + pages).
struct PageBreaks {
    /// The maximum number of pages.
    static let pageLimit = Limits.default.pages
    /// The length in points by which a block may exceed the room.
    private static let tolerance: CGFloat = 0.01

    private let pageLength: CGFloat
    private let pageLimit: Int
    private let headerLengths: [Int: CGFloat]
    private let footerLengths: [Int: CGFloat]
    private(set) var pages: [PageRange] = []
    /// The blocks that were cut, and the index of the first page at whose end each is.
    private(set) var cuts: [(block: PageBlock, page: Int)] = []
    private(set) var isIncomplete = false

    private var page = PageRange(start: 0, end: 0)
    private var isEmpty = true
    /// The footer of the last block, and whether the page has room for it.
    private var lastFooter: Int?
    private var hasFooterRoom = true

    /// - Parameters:
    ///   - contentLength: The total length; room after the last block joins its page if it fits.
    ///   - headerLengths: The length of each header with the gap after it, by row.
    ///   - footerLengths: The length of each table footer with the gap above it, by row.
    ///   - pageLimit: The maximum number of pages; there is one at least.
    init(
        _ blocks: [PageBlock], pageLength: CGFloat, contentLength: CGFloat, headerLengths: [Int: CGFloat] = [:],
        footerLengths: [Int: CGFloat] = [:], pageLimit: Int = Self.pageLimit
    ) {
        self.pageLimit = max(pageLimit, 1)
        self.pageLength = pageLength
        self.headerLengths = headerLengths
        self.footerLengths = footerLengths.filter { $0.value <= pageLength / 2 }
        for (index, block) in blocks.enumerated() {
            put(block, followedBy: index + 1 < blocks.count ? blocks[index + 1] : nil)
            if isIncomplete { return }
        }
        if contentLength <= room + Self.tolerance { page.end = max(page.end, contentLength) }
        pages.append(page)
    }

    /// The end of the page's room, in the content.
    private var room: CGFloat { page.start + pageLength - page.headerLength }

    private mutating func put(_ block: PageBlock, followedBy next: PageBlock?) {
        var end = block.end
        if block.isHeader, let next, !next.isHeader, next.end - block.start <= pageLength { end = next.end }
        let footerLength = block.footer.flatMap { footerLengths[$0] } ?? 0
        if end + footerLength > room + Self.tolerance {
            // Only empty room precedes the first block.
            if isEmpty { page.start = max(page.start, block.start) } else { begin(at: block) }
            hasFooterRoom = block.end + footerLength <= room + Self.tolerance
        }
        lastFooter = block.footer
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

    /// Ends the page and begins the next: at a block, or where the page ended.
    private mutating func begin(at block: PageBlock?) {
        if hasFooterRoom, let footer = lastFooter, footer == block?.footer, let length = footerLengths[footer] {
            (page.footer, page.footerLength) = (footer, length)
        }
        hasFooterRoom = true
        pages.append(page)
        isIncomplete = pages.count == pageLimit
        page = PageRange(start: block?.start ?? page.end, end: block?.start ?? page.end)
        isEmpty = true
        guard let header = block?.header, let length = headerLengths[header] else { return }
        if length <= pageLength / 2 { (page.header, page.headerLength) = (header, length) }
    }
}

/// A sheet for content.
public struct PageFormat: Hashable, Sendable {
    /// The size of the sheet in points, above 0.
    public var size: CGSize
    /// The empty room at its edges in points, at least 0.
    public var margin: CGFloat

    /// Creates a sheet.
    ///
    /// - Parameters:
    ///   - size: The size in points; lengths not above 0 count as 1.
    ///   - margin: The empty room at the edges; less where no content would fit.
    public init(size: CGSize, margin: CGFloat = 36) {
        func length(_ side: CGFloat) -> CGFloat { side.isFinite && side > 0 ? min(side, 1e6) : 1 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        let most = max(min(self.size.width, self.size.height) / 2 - 1, 0)
        self.margin = margin.isFinite ? min(max(margin, 0), most) : 0
    }

    /// A4 in portrait, 210 × 297 mm, in whole points.
    public static let a4 = PageFormat(size: CGSize(width: 595, height: 842))
    /// A5 in portrait, 148 × 210 mm, in whole points.
    public static let a5 = PageFormat(size: CGSize(width: 420, height: 595))
    /// Letter in portrait, 8.5 × 11 inches.
    public static let letter = PageFormat(size: CGSize(width: 612, height: 792))

    /// The sheet in landscape.
    public var landscape: PageFormat {
        PageFormat(
            size: CGSize(width: max(size.width, size.height), height: min(size.width, size.height)), margin: margin)
    }

    /// The rectangle inside the margins.
    public var content: CGRect {
        CGRect(x: margin, y: margin, width: max(size.width - 2 * margin, 1), height: max(size.height - 2 * margin, 1))
    }
}
