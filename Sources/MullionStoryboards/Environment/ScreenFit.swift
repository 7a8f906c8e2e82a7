import MullionGeometry

/// How a root fits the screen of its document, told from its stored size.
package struct ScreenFit: Hashable {
    /// Whether the size has nothing to do with the screen.
    var isLoose = false
    /// Whether it is a sheet, which is shorter than the screen and ends below its top.
    package var isSheet = false
    /// Whether it begins below the bar at the top.
    var endsBelowTopBar = false
    /// Whether it ends above the bar at the bottom.
    var endsAboveBottomBar = false

    /// How much a sheet is shorter than the screen: of devices with rounded corners, and of others.
    static let sheetGaps: (rounded: CGFloat, other: CGFloat) = (54, 20)
    /// The height of the navigation bar of a sheet.
    static let sheetBarHeight: CGFloat = 56
}
