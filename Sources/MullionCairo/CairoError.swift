#if Cairo
/// Why a picture could not be made.
public enum CairoError: Error, Hashable, Sendable {
    /// The picture has a side or an area that is too large, or none, in pixels.
    case unusableSize(width: Double, height: Double)
    /// The scale is no finite number above 0.
    case unusableScale(Double)
    /// There is no page.
    case noPages
    /// Cairo reports a failure, in its own words.
    case failed(status: String)
}

extension CairoError: CustomStringConvertible {
    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .unusableSize(let width, let height):
            "A picture of \(width) × \(height) pixels cannot be made; sides are from 1 to \(ImageLimits.largestSide), "
                + "and there are at most \(ImageLimits.largestArea) pixels."
        case .unusableScale(let scale): "The scale is \(scale), expected a number above 0."
        case .noPages: "A document needs at least one page."
        case .failed(let status): "Cairo could not finish the picture: \(status)."
        }
    }
}
#endif
