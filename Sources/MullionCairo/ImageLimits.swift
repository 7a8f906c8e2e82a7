#if Cairo
import MullionGeometry

/// How large pictures may be, looked at before memory is asked for.
public enum ImageLimits {
    /// The most pixels on a side.
    public static let largestSide = 16_384
    /// The most pixels of a picture: 64 megapixels, 256 MiB.
    public static let largestArea = 67_108_864
    /// The most pixels of all layers that are open within each other, the picture itself included: 1 GiB.
    static let largestLayerArea = 4 * largestArea

    /// The number of pixels of a picture of a size in points.
    ///
    /// - Throws: ``CairoError/unusableSize(width:height:)``, ``CairoError/unusableScale(_:)``.
    static func pixels(of size: CGSize, scale: CGFloat) throws(CairoError) -> (width: Int, height: Int) {
        guard scale.isFinite, scale > 0 else { throw .unusableScale(Double(scale)) }
        // A hair more than whole pixels takes no further one.
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        guard width >= 1, height >= 1, width <= CGFloat(largestSide), height <= CGFloat(largestSide),
            width * height <= CGFloat(largestArea)
        else { throw .unusableSize(width: Double(size.width * scale), height: Double(size.height * scale)) }
        return (Int(width), Int(height))
    }
}
#endif
