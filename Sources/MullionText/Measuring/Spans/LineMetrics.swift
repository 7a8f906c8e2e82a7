import MullionGeometry

/// The height of a line of some fonts.
struct LineMetrics: Equatable, Sendable {
    /// The distance from the top of the line to its baseline, in points.
    var ascent: CGFloat
    /// The distance from the baseline to the next line, in points.
    var below: CGFloat
    /// The height of the line in points. Not always the sum, which may be rounded differently than the height of a
    /// single font.
    var height: CGFloat

    init(_ metrics: FontMetrics, size: CGFloat) {
        let scale = metrics.pointsPerUnit(atSize: size)
        ascent = CGFloat(metrics.ascent) * scale
        below = CGFloat(metrics.descent + metrics.lineGap) * scale
        height = CGFloat(max(metrics.ascent + metrics.descent + metrics.lineGap, 0)) * scale
    }

    /// Creates the metrics of a line of one font with a given height.
    ///
    /// The letters are as high as ascent and descent, rounded to whole points as in browsers, unless the height is
    /// natural.
    init(_ metrics: FontMetrics, size: CGFloat, lineHeight: TextOptions.LineHeight) {
        self.init(metrics, size: size)
        guard lineHeight != .natural else { return }
        let scale = metrics.pointsPerUnit(atSize: size)
        let ascent = (CGFloat(metrics.ascent) * scale).rounded()
        let descent = (CGFloat(metrics.descent) * scale).rounded()
        let height: CGFloat
        switch lineHeight {
        case .natural: return
        case .rounded: height = ascent + descent + (CGFloat(metrics.lineGap) * scale).rounded()
        case .exact(let points): height = points
        case .multiple(let factor): height = factor * size
        }
        guard height >= 0, height <= TextOptions.maximumSpacing else { return }
        self.height = height
        self.ascent = ascent + ((height - ascent - descent) / 2).rounded(.down)
        below = height - self.ascent
    }

    /// Makes the line high enough for a further font.
    mutating func formUnion(_ other: LineMetrics) {
        if other.ascent <= ascent, other.below <= below { return }
        if other.ascent >= ascent, other.below >= below {
            self = other
            return
        }
        ascent = max(ascent, other.ascent)
        below = max(below, other.below)
        height = max(ascent + below, 0)
    }
}

/// A stack of lines.
///
/// Lines of one height are multiplied instead of added up, so that a text in one font has the same height as a plain
/// one.
struct LineStack {
    private let spacing: CGFloat
    private var top: CGFloat = 0
    private var metrics: LineMetrics?
    private var count = 0

    /// - Parameter spacing: The room between lines in points.
    init(spacing: CGFloat) { self.spacing = spacing }

    /// Adds a line and returns the position of its baseline, in points from the top.
    @discardableResult
    mutating func add(_ line: LineMetrics) -> CGFloat {
        if line != metrics {
            if let metrics { top += (metrics.height + spacing) * CGFloat(count) }
            metrics = line
            count = 0
        }
        defer { count += 1 }
        return top + line.ascent + (line.height + spacing) * CGFloat(count)
    }

    /// Adds lines with the height of the last one.
    mutating func repeatLast(_ times: Int) { count += max(times, 0) }

    /// The height of all lines in points, including the room between them.
    var height: CGFloat {
        guard let metrics else { return 0 }
        return top + metrics.height * CGFloat(count) + (spacing == 0 ? 0 : spacing * CGFloat(count - 1))
    }
}
