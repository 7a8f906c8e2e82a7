import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Charts in front of lines at round values, with the values beside the lines and names below the bands.
///
/// ```swift
/// ChartPlot(scale: BarChart.scale(of: series), bands: ["Jan", "Feb", "Mar"]) {
///     BarChart(series)
/// }
/// ```
///
/// The labels use the font and foreground style of the plot's surroundings.
nonisolated public struct ChartPlot<Content: View>: View {
    private let scale: ChartScale
    private let marks: [Double]
    private let bands: [String]
    private let plotStyle: ChartPlotStyle
    private let content: Content

    /// Creates a plot.
    ///
    /// - Parameters:
    ///   - scale: The values at the bottom and top edge.
    ///   - bands: Names below equal shares of the width; those that are empty are left out.
    ///   - plotStyle: The lines and labels.
    ///   - content: The charts, on top of each other, with the same scale.
    public init(
        scale: ChartScale, bands: [String] = [], plotStyle: ChartPlotStyle = ChartPlotStyle(),
        @ViewBuilder content: () -> Content
    ) {
        self.scale = scale
        self.bands = bands
        self.plotStyle = plotStyle
        marks = scale.marks(count: plotStyle.markCount)
        self.content = content()
    }

    public var body: some View {
        ChartPlotLayout(
            positions: marks.map { scale.position(of: $0) }, bandCount: bands.count, gap: plotStyle.labelGap
        ) {
            ZStack {
                ChartRules(positions: marks.map { scale.position(of: $0) })
                    .stroke(plotStyle.rule, lineWidth: plotStyle.ruleWidth)
                content
            }
            ForEach(0..<marks.count) { index in Text(verbatim: label(marks[index])).lineLimit(1) }
            ForEach(0..<bands.count) { index in Text(verbatim: bands[index]).lineLimit(1) }
        }
    }

    private func label(_ value: Double) -> String {
        let digits = plotStyle.decimals ?? scale.decimals(count: plotStyle.markCount)
        return plotStyle.prefix + decimalText(value, digits: digits) + plotStyle.suffix
    }
}

/// The lines and labels of a ``ChartPlot``.
public struct ChartPlotStyle: Sendable {
    /// The number of steps between lines to aim at, 1…100.
    public var markCount = 5
    /// The text before each value.
    public var prefix = ""
    /// The text after each value.
    public var suffix = ""
    /// The number of decimals of the values; nil for as many as tell them apart.
    public var decimals: Int?
    /// The style of the lines.
    public var rule: AnyShapeStyle
    /// The thickness of the lines, in points.
    public var ruleWidth: CGFloat = 1
    /// The gap between labels and charts, in points.
    public var labelGap: CGFloat = 8

    /// Creates a style with lines of a style.
    public init(rule: AnyShapeStyle = AnyShapeStyle(.quaternary)) { self.rule = rule }
}

/// Returns a number with a number of decimals, 0…12, and a minus sign where it is below 0.
private func decimalText(_ value: Double, digits: Int) -> String {
    let digits = min(max(digits, 0), 12)
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let scaled = (abs(value) * power).rounded()
    guard scaled < 1e18 else { return "\(value)" }
    var text = String(Int(scaled))
    if digits > 0 {
        text = String(repeating: "0", count: max(digits + 1 - text.count, 0)) + text
        text.insert(".", at: text.index(text.endIndex, offsetBy: -digits))
    }
    return value < 0 && scaled > 0 ? "\u{2212}\(text)" : text
}

/// Lines across a rectangle at parts of its height, counted from the bottom.
nonisolated private struct ChartRules: Shape {
    let positions: [CGFloat]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for position in positions {
            let y = rect.maxY - rect.height * position
            path.move(to: CGPoint(x: rect.minX, y: y))
            path.addLine(to: CGPoint(x: rect.maxX, y: y))
        }
        return path
    }
}

/// Places the content, then a label for each position at the leading edge, then a label for each band below.
struct ChartPlotLayout: Layout {
    let positions: [CGFloat]
    let bandCount: Int
    let gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        func length(_ proposed: CGFloat?, _ ideal: CGFloat) -> CGFloat {
            proposed.flatMap { $0.isFinite ? max($0, 0) : nil } ?? ideal
        }
        return CGSize(width: length(proposal.width, 300), height: length(proposal.height, 180))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 1 + positions.count + bandCount else { return }
        let sizes = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
        let (marks, bands) = (sizes.prefix(positions.count), sizes.dropFirst(positions.count))
        let side = marks.map(\.width).max().map { $0 + gap } ?? 0
        let below = bands.map(\.height).max().map { $0 + gap } ?? 0
        // Half of the labels of the lowest and highest line are beyond the charts.
        let half = (marks.map(\.height).max() ?? 0) / 2
        let plot = CGRect(
            x: bounds.minX + side, y: bounds.minY + half, width: max(bounds.width - side, 0),
            height: max(bounds.height - half - max(half, below), 0))
        subviews[0].place(at: plot.origin, proposal: ProposedViewSize(plot.size))
        for (index, size) in marks.enumerated() {
            subviews[1 + index].place(
                at: CGPoint(
                    x: plot.minX - gap - size.width, y: plot.maxY - plot.height * positions[index] - size.height / 2),
                proposal: .unspecified)
        }
        let band = plot.width / CGFloat(max(bandCount, 1))
        for (index, size) in bands.enumerated() {
            subviews[1 + positions.count + index].place(
                at: CGPoint(x: plot.minX + band * (CGFloat(index) + 0.5) - size.width / 2, y: plot.maxY + gap),
                proposal: .unspecified)
        }
    }
}
