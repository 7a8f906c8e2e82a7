#if Cairo
/// The reason why a drawing could not be rendered.
public enum CairoError: Error, Hashable, Sendable {
    /// The drawing has a side or an area in pixels that is too large or 0.
    case unusableSize(width: Double, height: Double)
    /// The scale is not a finite number above 0.
    case unusableScale(Double)
    /// A document needs at least one page.
    case noPages
    /// Cairo reports a failure.
    case failed(status: String)
}

extension CairoError: CustomStringConvertible {
    /// The fault and what is valid, as a sentence.
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
