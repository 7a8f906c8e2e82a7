#if Cairo
import MullionGeometry

/// The maximum sizes of drawings, checked before memory is allocated.
public enum ImageLimits {
    /// The maximum number of pixels of a side.
    public static let largestSide = 16_384
    /// The maximum number of pixels of a drawing, which ``PNGRenderer/limits`` can lower: 64 megapixels, 256 MiB.
    public static let largestArea = Limits.default.pixels
    /// The maximum number of pixels of all open layers, including the drawing: 1 GiB.
    static let largestLayerArea = 4 * largestArea

    /// Returns the number of pixels of a drawing of a size in points.
    ///
    /// - Throws: ``CairoError/unusableSize(width:height:limit:)``, ``CairoError/unusableScale(_:)``.
    static func pixels(
        of size: CGSize, scale: CGFloat, limit: Int
    ) throws(CairoError) -> (width: Int, height: Int) {
        guard scale.isFinite, scale > 0 else { throw .unusableScale(Double(scale)) }
        // A hair more than whole pixels does not take a further one.
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        guard width >= 1, height >= 1, width <= CGFloat(largestSide), height <= CGFloat(largestSide),
            width * height <= CGFloat(limit)
        else {
            throw .unusableSize(width: Double(size.width * scale), height: Double(size.height * scale), limit: limit)
        }
        return (Int(width), Int(height))
    }
}
#endif
