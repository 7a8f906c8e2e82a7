import MullionGeometry
import MullionText

/// A text that becomes smaller, down to a factor, where its lines do not fit.
///
/// A text of half the size is broken in a width as the text itself in twice the width. The text is therefore measured
/// once; the factor is found by bisection in hundredths, so that the size it leads to leads to it again.
struct FittingText {
    let text: TypesetText
    /// The smallest factor, above 0; 1 for a text that keeps its size.
    let minimumScale: CGFloat

    /// Returns the largest factor at which no line is omitted, or the smallest one if there is none.
    ///
    /// - Complexity: That of wrapping the text eight times at most.
    func scale(width: CGFloat?, height: CGFloat?) -> CGFloat {
        guard minimumScale < 1, !fits(100, width, height) else { return 1 }
        var (low, high) = (max(Int((minimumScale * 100).rounded(.up)), 1), 100)
        guard fits(low, width, height) else { return CGFloat(low) / 100 }
        while low + 1 < high {
            let middle = (low + high) / 2
            if fits(middle, width, height) { low = middle } else { high = middle }
        }
        return CGFloat(low) / 100
    }

    private func fits(_ hundredths: Int, _ width: CGFloat?, _ height: CGFloat?) -> Bool {
        let scale = CGFloat(hundredths) / 100
        // A size that was computed from a factor must fit at it in spite of rounding.
        func room(_ length: CGFloat?) -> CGFloat? { length.map { ($0 * (1 + 1e-9) + 1e-6) / scale } }
        let extent = text.extent(width: room(width), height: room(height))
        guard extent.omittedLineCount == 0 else { return false }
        return room(height).map { extent.size.height <= $0 } ?? true
    }

    /// Returns the size of the text wrapped in a width in points, with the whole lines that fit a height, at least one.
    func size(width: CGFloat?, height: CGFloat?) -> CGSize {
        let scale = scale(width: width, height: height)
        guard scale < 1 else { return text.size(width: width, height: height) }
        let size = text.size(
            width: width.map { ($0 * (1 + 1e-9) + 1e-6) / scale },
            height: height.map { ($0 * (1 + 1e-9) + 1e-6) / scale })
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Returns the distance from the top to the first baseline in points, for a size returned above.
    func firstBaseline(in size: CGSize) -> CGFloat {
        let (scale, room) = unscaled(size)
        return text.firstBaseline(in: room) * scale
    }

    /// Returns the distance from the top to the last baseline in points, for a size returned above.
    func lastBaseline(in size: CGSize) -> CGFloat {
        let (scale, room) = unscaled(size)
        return text.lastBaseline(in: room) * scale
    }

    /// Returns the factor for a frame, and the frame of the text before it is made smaller.
    func unscaled(_ size: CGSize) -> (scale: CGFloat, room: CGSize) {
        let scale = scale(width: size.width, height: size.height)
        guard scale < 1 else { return (1, size) }
        let room = CGSize(
            width: (size.width * (1 + 1e-9) + 1e-6) / scale, height: (size.height * (1 + 1e-9) + 1e-6) / scale)
        return (scale, room)
    }
}

extension TypesetText {
    fileprivate func extent(width: CGFloat?, height: CGFloat?) -> TextExtent {
        switch self {
        case .plain(let text):
            text.extent(width: width, maximumLines: height.flatMap { text.lineCount(fitting: $0) })
        case .rich(let text): text.extent(width: width, height: height)
        }
    }
}
