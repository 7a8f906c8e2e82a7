#if Cairo
/// Blurs an image of one byte a pixel, approximating a normal distribution by three running means in each direction, as
/// SVG's specification of `feGaussianBlur` describes (Filter Effects, section 9.14).
///
/// For a standard deviation s the mean is over d = ⌊3 √(2π) s / 4 + ½⌋ pixels: s = 4 gives d = 8, so that a single
/// pixel of 255 spreads over 3 · 8 − 2 = 22.
///
/// - Complexity: O(pixels), whatever the deviation.
struct ShadowBlur {
    /// The number of pixels of a mean; 1 and less is not blurred.
    let window: Int

    /// - Parameter deviation: The standard deviation in pixels; 0 and less is not blurred.
    init(deviation: Double) { window = deviation > 0 ? Int(min(deviation, 4_096) * 1.879971205598873 + 0.5) : 0 }

    /// Returns the maximum number of pixels by which the blur exceeds the image: the reach of three means.
    static func reach(deviation: Double) -> Int { 3 * ShadowBlur(deviation: deviation).window / 2 + 2 }

    func blur(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
        guard window > 1, let box = Self.inkedBox(bytes, width, height, stride) else { return }
        // No pixel farther from the ink than three means reach is affected.
        let reach = 3 * window / 2 + 2
        let columns = max(box.columns.lowerBound - reach, 0)..<min(box.columns.upperBound + reach, width)
        let rows = max(box.rows.lowerBound - reach, 0)..<min(box.rows.upperBound + reach, height)
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height))
        defer { line.deallocate() }
        for row in rows { blurLine(bytes + row * stride + columns.lowerBound, step: 1, count: columns.count, line) }
        for column in columns {
            blurLine(bytes + rows.lowerBound * stride + column, step: stride, count: rows.count, line)
        }
    }

    /// Applies three means along a line. If the number of pixels is even, the second is shifted against the first, so
    /// that the image does not move as a whole, and the third is over one more pixel.
    private func blurLine(
        _ bytes: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ line: UnsafeMutablePointer<UInt8>
    ) {
        let half = window / 2
        let isOdd = window % 2 == 1
        mean(bytes, step, line, 1, count, before: half, after: isOdd ? half : half - 1)
        mean(line, 1, bytes, step, count, before: isOdd ? half : half - 1, after: half)
        mean(bytes, step, line, 1, count, before: half, after: half)
        for index in 0..<count { bytes[index * step] = line[index] }
    }

    /// Computes the means of a line, each over given numbers of pixels before and after it, and itself.
    private func mean(
        _ source: UnsafeMutablePointer<UInt8>, _ sourceStep: Int, _ target: UnsafeMutablePointer<UInt8>,
        _ targetStep: Int, _ count: Int, before: Int, after: Int
    ) {
        let divisor = before + after + 1
        var sum = 0
        for index in 0..<min(after, count) { sum += Int(source[index * sourceStep]) }
        for index in 0..<count {
            if index + after < count { sum += Int(source[(index + after) * sourceStep]) }
            target[index * targetStep] = UInt8(truncatingIfNeeded: (sum + divisor / 2) / divisor)
            if index >= before { sum -= Int(source[(index - before) * sourceStep]) }
        }
    }

    /// Returns the smallest rectangle that contains all pixels that are not 0; nil if there are none.
    private static func inkedBox(
        _ bytes: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int
    ) -> (columns: Range<Int>, rows: Range<Int>)? {
        var (left, right, top, bottom) = (width, -1, height, -1)
        for row in 0..<height {
            let line = bytes + row * stride
            guard let first = (0..<width).first(where: { line[$0] != 0 }) else { continue }
            let last = (0..<width).last { line[$0] != 0 } ?? first
            (left, right) = (min(left, first), max(right, last))
            (top, bottom) = (min(top, row), row)
        }
        return right < 0 ? nil : (left..<right + 1, top..<bottom + 1)
    }
}
#endif
