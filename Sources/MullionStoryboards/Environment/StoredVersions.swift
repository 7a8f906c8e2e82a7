import MullionGeometry

/// What versions of Interface Builder store differently: constants that were fitted to stored frames.
///
/// Each constant names what it rests on. "Corpus" is a collection of 280 documents with 3,078 views; "unseen" are 763
/// documents of sixteen repositories that no constant was fitted to before they were laid out. A gain is the number of
/// views that a constant brought to their stored frames, with known insets and from the document alone. A new version
/// needs a new entry here and nowhere else.
enum StoredVersions {
    /// Versions by number. Numbers from 30,000 on are not versions: tools other than Xcode write them.
    static let known = 0.0..<30000

    /// The simulated status bar of phones with a home button. It is 20 points high, except between these versions.
    ///
    /// Corpus: 0 in all documents from 15400 to 21701. Unseen: 5 and 1 views begin at 14800.
    static let withoutSmallStatusBar = 14800.0..<22000

    /// The top safe areas of other devices that changed, by the first version.
    ///
    /// Corpus: read off frames of controllers without bars; one to eleven documents each.
    static let safeTops: [String: [(from: Double, top: CGFloat)]] = [
        "retina5_9": [(0, 44), (22000, 50)], "retina6_1": [(0, 44), (21000, 48)], "retina6_5": [(0, 44)],
        "retina6_0": [(0, 44), (21000, 47)], "retina6_7": [(0, 44), (21000, 47)], "retina6_12": [(0, 59)],
        "retina6_3": [(0, 62)], "retina6_72": [(0, 59)], "ipad11_0rounded": [(0, 24)],
        "ipad12_9rounded": [(0, 24)],
    ]

    /// Versions that store frames as if the safe area counted twice, on devices with a bottom inset and without bars.
    ///
    /// Corpus: from 24000. Unseen: 8 and 0 views from 23727 on, and none in 23504; only with a bottom inset.
    static let withDoubleSafeArea = 23727.0..<30000

    /// The first version that stores a navigation bar's position, so that the safe area ends at its bottom edge: below
    /// the status bar in a screen, at 0 in a sheet or full-screen presentation.
    ///
    /// Unseen: 0 and 6 views.
    static let firstWithBarPositions = 13000.0

    /// Versions before which a freeform view in a XIB has no safe area, unless it is the view of File's Owner.
    ///
    /// Unseen: 2 and 4 views.
    static let firstWithFreeformSafeArea = 15400.0

    /// The first version in which the margins of views without a controller contain the safe area without a guide.
    ///
    /// Corpus: the top margins of top-level views.
    static let firstWithInsetMargins = 14400.0

    /// The first version in which cells have the margins of their table, rather than 8.
    ///
    /// Corpus: contents of table cells. A document without a version counts as new.
    static let firstWithCellMargins = 13000.0

    /// Versions whose table cells in XIBs have a side margin of 15 on devices with a home button.
    ///
    /// Corpus: contents of cells. Unseen: 10 and 0 views on rounded devices have 16, or 20 on wide ones.
    static let withNarrowCellMargins = 14800.0..<17000

    /// Versions that mark the views in static cells below the visible part of their table as ambiguous, because they do
    /// not lay them out.
    ///
    /// Corpus: all 19 cells with views that two documents of 24127 and 24765 store there, except for the five of one
    /// section whose stored frames overlap; no other document has such cells with views. Another edition of the second
    /// document has the marks in every such cell. Unseen: documents of older versions have no such marks.
    static let withMarksInUnloadedCells = 24000.0..<30000

    /// Versions with larger margins of table cells: 20 at the sides, 15 at the top and bottom.
    ///
    /// Corpus: contents of cells.
    static let withLargeCellMargins = 24000.0..<30000
}
