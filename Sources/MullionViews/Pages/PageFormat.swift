import MullionGeometry

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
