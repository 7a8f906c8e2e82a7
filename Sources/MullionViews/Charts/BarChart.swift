import MullionDrawing
import MullionGeometry

/// Bars from 0 to each of some values, side by side from the leading to the trailing edge.
nonisolated public struct ChartBars: Shape {
    /// The values; nil where a bar is missing.
    public var values: [Double?]
    /// Where the bars begin; 0 beyond the last of them.
    public var bases: [Double]
    /// The values at the bottom and top edge.
    public var scale: ChartScale
    /// The position of these bars in groups of bars.
    public var position: Int
    /// The number of bars in a group.
    public var groupSize: Int
    /// The shape of all bars of a chart.
    public var barStyle: ChartBarStyle

    /// Creates bars.
    ///
    /// - Parameters:
    ///   - values: The values; nil where a bar is missing.
    ///   - bases: Where the bars begin; at 0 by default.
    ///   - scale: The values at the bottom and top edge; nil for round numbers around 0 and the values.
    ///   - position: The position of these bars in groups of bars, from 0.
    ///   - groupSize: The number of bars in a group.
    ///   - barStyle: The shape of all bars of a chart.
    public init(
        _ values: [Double?], bases: [Double] = [], scale: ChartScale? = nil, position: Int = 0, groupSize: Int = 1,
        barStyle: ChartBarStyle = ChartBarStyle()
    ) {
        self.values = values
        self.bases = bases
        self.scale = scale ?? ChartScale(of: values.compactMap { $0 })
        self.position = position
        self.groupSize = groupSize
        self.barStyle = barStyle
    }

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        let band = rect.width / CGFloat(max(values.count, 1))
        let group = CGFloat(max(groupSize, 1))
        let gaps = max(barStyle.gap, 0) * (group - 1)
        var width = max(band * (1 - min(max(barStyle.spacing, 0), 1)) - gaps, 0) / group
        if let limit = barStyle.maximumWidth { width = min(width, max(limit, 0)) }
        let start = (band - width * group - gaps) / 2 + CGFloat(position) * (width + max(barStyle.gap, 0))
        for (index, value) in values.enumerated() {
            guard let value, value.isFinite, width > 0 else { continue }
            let base = index < bases.count && bases[index].isFinite ? bases[index] : 0
            let ends = [base, value].map { min(max(scale.position(of: $0), 0), 1) * rect.height }
            guard ends[0] != ends[1] else { continue }
            let bar = CGRect(
                x: rect.minX + CGFloat(index) * band + start, y: rect.maxY - max(ends[0], ends[1]), width: width,
                height: abs(ends[1] - ends[0]))
            add(bar, isUpwards: ends[1] > ends[0], to: &path)
        }
        return path
    }

    /// Adds a bar whose end is rounded; the corners where it begins too, if it is asked for.
    private func add(_ bar: CGRect, isUpwards: Bool, to path: inout Path) {
        let radius = max(min(barStyle.cornerRadius, bar.width / 2, bar.height), 0)
        guard radius > 0 else { return path.addRect(bar) }
        guard !barStyle.roundsBases else {
            return path.addRoundedRect(in: bar, cornerRadius: min(radius, bar.height / 2))
        }
        let (round, square) = (CGSize(width: radius, height: radius), CGSize.zero)
        path.addRoundedRect(
            in: bar, corners: isUpwards ? [round, round, square, square] : [square, square, round, round])
    }
}

/// The shape of the bars of a chart.
public struct ChartBarStyle: Hashable, Sendable {
    /// The empty part of each share of the width, from 0 to 1.
    public var spacing: CGFloat
    /// The gap between the bars of a group, in points.
    public var gap: CGFloat
    /// The maximum width of a bar in points; nil for none.
    public var maximumWidth: CGFloat?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat
    /// Whether the corners where a bar begins are rounded as those at its end.
    public var roundsBases: Bool

    /// Creates a style: by default, three tenths of the width are empty and corners are square.
    public init(
        spacing: CGFloat = 0.3, gap: CGFloat = 2, maximumWidth: CGFloat? = nil, cornerRadius: CGFloat = 0,
        roundsBases: Bool = false
    ) {
        self.spacing = spacing
        self.gap = gap
        self.maximumWidth = maximumWidth
        self.cornerRadius = cornerRadius
        self.roundsBases = roundsBases
    }
}

/// Bars of one or more series, beside or on top of each other.
///
/// ```swift
/// BarChart([[106, 115, 145], [125, 132, 154]], styles: [AnyShapeStyle(Color.gray), AnyShapeStyle(Color.indigo)])
///     .frame(height: 200)
/// ```
nonisolated public struct BarChart: View {
    private let series: [ChartBars]
    private let styles: [AnyShapeStyle]

    /// Creates bars.
    ///
    /// - Parameters:
    ///   - series: The values of each series; nil where a bar is missing.
    ///   - styles: The fills of the series, in turns; colors of the system by default.
    ///   - scale: The values at the bottom and top edge; nil for that of ``scale(of:isStacked:)``.
    ///   - isStacked: Whether the bars of a group are on top of each other.
    ///   - barStyle: The shape of the bars.
    public init(
        _ series: [[Double?]], styles: [AnyShapeStyle] = [], scale: ChartScale? = nil, isStacked: Bool = false,
        barStyle: ChartBarStyle = ChartBarStyle()
    ) {
        self.styles = styles.isEmpty ? ChartPalette.styles : styles
        let scale = scale ?? Self.scale(of: series, isStacked: isStacked)
        let count = series.map(\.count).max() ?? 0
        let ends = isStacked ? Self.stacked(series) : []
        self.series = series.enumerated().map { index, values in
            // All series have as many bands as the longest.
            let values = values + Array(repeating: nil, count: count - values.count)
            guard isStacked else {
                return ChartBars(
                    values, scale: scale, position: index, groupSize: series.count, barStyle: barStyle)
            }
            return ChartBars(
                zip(values, ends[index]).map { $0 == nil ? nil : $1.end }, bases: ends[index].map(\.base), scale: scale,
                barStyle: barStyle)
        }
    }

    public var body: some View {
        ZStack {
            ForEach(0..<series.count) { index in series[index].fill(styles[index % styles.count]) }
        }
    }

    /// Returns the scale that contains 0 and all bars, with round numbers at the edges.
    public static func scale(of series: [[Double?]], isStacked: Bool = false) -> ChartScale {
        guard isStacked else { return ChartScale(of: series.joined().compactMap { $0 }) }
        return ChartScale(of: stacked(series).joined().map(\.end))
    }

    /// Returns where each bar begins and ends. Values below 0 are stacked downwards.
    private static func stacked(_ series: [[Double?]]) -> [[(base: Double, end: Double)]] {
        let count = series.map(\.count).max() ?? 0
        var tops = Array(repeating: 0.0, count: count)
        var bottoms = tops
        return series.map { values in
            (0..<count).map { index in
                let value = index < values.count ? values[index].flatMap { $0.isFinite ? $0 : nil } ?? 0 : 0
                if value < 0 {
                    defer { bottoms[index] += value }
                    return (bottoms[index], bottoms[index] + value)
                }
                defer { tops[index] += value }
                return (tops[index], tops[index] + value)
            }
        }
    }
}

/// The fills of series without styles.
enum ChartPalette {
    static let styles: [AnyShapeStyle] =
        [Color.blue, .orange, .green, .purple, .pink, .teal, .yellow, .indigo].map { AnyShapeStyle($0) }
}
