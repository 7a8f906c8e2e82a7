import MullionGeometry

/// How a root fits its document's screen, inferred from its stored size.
package struct ScreenFit: Hashable {
    /// Whether the size is independent of the screen.
    package var isLoose = false
    /// Whether the root is a sheet, which is shorter than the screen.
    package var isSheet = false
    /// Whether the root begins below the top bar.
    var endsBelowTopBar = false
    var endsAboveBottomBar = false

    /// The height difference between the screen and a sheet: on devices with rounded corners, and on others.
    static let sheetGaps: (rounded: CGFloat, other: CGFloat) = (54, 20)
    /// The height of the navigation bar in a sheet.
    static let sheetBarHeight: CGFloat = 56
}
