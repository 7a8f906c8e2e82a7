#if Cairo
/// The reason why a drawing could not be rendered.
public enum CairoError: Error, Hashable, Sendable {
    /// A picture has a side in pixels that is too large or 0, or more pixels than a limit.
    case unusableSize(width: Double, height: Double, limit: Int)
    /// A page has a side in points that is too large or 0.
    case unusablePage(width: Double, height: Double)
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
        case .unusableSize(let width, let height, let limit):
            "A picture of \(width) × \(height) pixels cannot be made; sides are from 1 to \(ImageLimits.largestSide), "
                + "and there are at most \(limit) pixels."
        case .unusablePage(let width, let height):
            "A page of \(width) × \(height) points cannot be made; sides are above 0 and at most "
                + "\(Int(PDFRenderer.largestSide))."
        case .unusableScale(let scale): "The scale is \(scale), expected a number above 0."
        case .noPages: "A document needs at least one page."
        case .failed(let status): "Cairo could not finish the picture: \(status)."
        }
    }
}
#endif
