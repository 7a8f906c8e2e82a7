import MullionDrawing
import MullionGeometry
import MullionViews

/// Charts of numbers.
extension ElementKind {
    static let charts: [ElementKind] = [
        bars, line, area, pie,
        ElementKind(
            container: "chartPlot",
            Fields(
                optional("data", .chartSeries, or: [], "The numbers whose scale is shown, as in `barChart`."),
                domain, optional("stacked", .bool, or: false, "Whether `data` are stacked, as in `barChart`."),
                optional(
                    "bands", list("an array of texts", of: .chartLabel), or: [],
                    "Names below equal shares of the width."),
                optional("marks", .chartMarks, or: .init(), "The lines across, and the numbers beside them."),
                optional("rule", .stroke, "The lines. Default: thin, in the quaternary style.")
            ),
            "Layers charts in front of lines at round numbers. Its charts need the same `data` or `domain` as the plot."
        ) { children, value in
            let (series, domain, isStacked, bands, marks, rule) = value
            var style = ChartPlotStyle()
            style.markCount = marks.count
            (style.prefix, style.suffix, style.decimals) = (marks.prefix, marks.suffix, marks.decimals)
            if let rule { (style.rule, style.ruleWidth) = (rule.style, rule.pen.lineWidth) }
            return ChartPlot(
                scale: domain.scale(series.joined().compactMap { $0 })
                    ?? BarChart.scale(of: series, isStacked: isStacked),
                bands: bands, plotStyle: style
            ) { children }
        },
    ]

    private static let domain = optional(
        "domain", .chartDomain, or: .round,
        "The numbers at the bottom and top edge: [from, to], or \"data\" for the least and the greatest number. The lesser "
            + "one is at the bottom, and equal ones are moved apart. Default: round numbers around 0 and the data.")
    private static let fills = optional(
        "fills", list("an array of fills", of: .style), or: [], "The fills, in turns. Default: colors of the system.")

    private static let bars = ElementKind(
        "barChart",
        Fields(
            required(
                "data", .chartSeries,
                "The numbers, or an array of numbers for each series; null where a bar is missing."),
            domain, fills,
            optional("stacked", .bool, or: false, "Whether the bars of all series are on top of each other."),
            optional("spacing", .fraction, or: 0.3, "The empty part of each share of the width, from 0 to 1."),
            optional("gap", .length, or: 2, "The gap between the bars of a group, in points."),
            optional("maxBarWidth", .length, "The maximum width of a bar, in points."),
            optional("cornerRadius", .length, or: 0, "The radius of the corners at the ends of bars, in points."),
            optional("roundsBases", .bool, or: false, "Whether the corners where bars begin are rounded too.")),
        "Bars of the height of numbers, that fill the proposed size."
    ) { value in
        let (series, domain, fills, isStacked, spacing, gap, width, radius, roundsBases) = value
        return BarChart(
            series, styles: fills, scale: domain.scale(series.joined().compactMap { $0 }), isStacked: isStacked,
            barStyle: ChartBarStyle(
                spacing: spacing, gap: gap, maximumWidth: width, cornerRadius: radius, roundsBases: roundsBases))
    }

    private static let lineFields = Fields(
        required("data", .chartValues, "The numbers; null where one is missing."), domain,
        optional(
            "curve", .names(of: "curve", [("linear", .linear), ("smooth", .smooth), ("steps", .steps)]),
            or: ChartCurve.linear, "How the numbers are connected. Default: \"linear\"."),
        optional(
            "placement", .names(of: "placement", [("edges", .edges), ("bands", .bands)]), or: ChartPlacement.edges,
            "Whether the first and last number are at the edges, or each in the middle of its share of the width, as bars "
                + "are. Default: \"edges\"."))

    private static let line = ElementKind(
        "lineChart",
        lineFields.and(
            Fields(
                optional(
                    "stroke", .stroke, "The line. Default: 2 points thick, with round corners, in the inherited style.")
            )
        ),
        "A line through numbers, that fills the proposed size."
    ) { value in
        let ((values, domain, curve, placement), stroke) = value
        let line = LineChart(values, scale: domain.scale(values.compactMap { $0 }), curve: curve, placement: placement)
        guard let stroke else {
            return line.stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        }
        return line.stroke(stroke.style, style: stroke.pen)
    }

    private static let area = ElementKind(
        "areaChart", lineFields.and(Fields(optional("fill", .style, "The fill. Default: the inherited style."))),
        "The area between numbers and 0, that fills the proposed size."
    ) { value in
        let ((values, domain, curve, placement), fill) = value
        return AreaChart(values, scale: domain.scale(values.compactMap { $0 }), curve: curve, placement: placement)
            .fill(fill ?? AnyShapeStyle(.foreground))
    }

    private static let pie = ElementKind(
        "pieChart",
        Fields(
            required("data", .chartValues, "The numbers, clockwise from the top."), fills,
            optional("total", .length, "The number of the whole circle. Default: the sum of the data."),
            optional(
                "innerRadius", .fraction, or: 0, "The radius of the hole, as a part of that of the circle. Default: 0."),
            optional("gap", .length, or: 0, "The gap between sectors, in points."),
            optional(
                "cornerRadius", .length, or: 0,
                "The radius of the corners in points, at most half the thickness of a ring.")),
        "A circle or ring of sectors that show the shares of numbers."
    ) { value in
        let (values, fills, total, innerRadius, gap, radius) = value
        return PieChart(
            values, styles: fills, total: total.map { Double($0) },
            pieStyle: PieStyle(innerRadius: innerRadius, gap: gap, cornerRadius: radius))
    }
}

/// The numbers at the edges of a chart.
enum ChartDomain: Sendable {
    case round, exact
    case range(ChartScale)

    /// Returns the scale of some values; nil for that of the chart itself.
    func scale(_ values: [Double]) -> ChartScale? {
        switch self {
        case .round: nil
        case .exact: ChartScale(exactly: values)
        case .range(let scale): scale
        }
    }
}

/// The lines of a plot and their numbers.
struct ChartMarks: Sendable {
    var count = 5
    var prefix = ""
    var suffix = ""
    var decimals: Int?
}

extension Rule where Value == ChartDomain {
    static let chartDomain: Rule = {
        let range = list("[from, to]", of: Rule<CGFloat>.number, count: 2...2).map { ends in
            ChartDomain.range(ChartScale(from: Double(ends[0]), to: Double(ends[1])))
        }
        return choice(
            "[from, to], or \"data\"", [range, names(of: "domain", [("data", .exact), ("round", .round)])])
    }()
}

extension Rule where Value == [Double?] {
    /// An array of numbers and null.
    static let chartValues: Rule = {
        let number = Rule<Double?>(
            "a number or null", .any([.number(minimum: -1e9, maximum: 1e9), .null])
        ) { cursor, _ throws(DocumentError) in
            cursor.kind == .null ? nil : Double(try cursor.number("a number or null"))
        }
        return list("an array of numbers", of: number)
    }()
}

extension Rule where Value == [[Double?]] {
    /// An array of numbers, or of arrays of numbers.
    static let chartSeries: Rule = {
        let values = Rule<[Double?]>.chartValues
        return choice(
            "an array of numbers, or of arrays of numbers",
            [values.map { [$0] }, list("an array of arrays of numbers", of: values)]
        ) { cursor throws(DocumentError) in
            guard cursor.kind == .array else { return nil }
            return try cursor.elements("an array").first?.kind == .array ? 1 : 0
        }.shared("chartSeries")
    }()
}

extension Rule where Value == String {
    /// A text, or a number as its digits.
    static let chartLabel = Rule("a text or a number", .any([.string, .number(minimum: -1e9, maximum: 1e9)])) {
        cursor, _ throws(DocumentError) in
        guard cursor.isNumber else { return try cursor.string() }
        let number = try cursor.number()
        return number == number.rounded() ? String(Int(number)) : "\(number)"
    }
}

extension Rule where Value == ChartMarks {
    static let chartMarks = object(
        "marks",
        Fields(
            optional("count", .count, or: 5, "The number of steps to aim at. Default: 5."),
            optional("prefix", .string, or: "", "The text before each number."),
            optional("suffix", .string, or: "", "The text after each number."),
            optional("decimals", .index, "The number of decimals. Default: as many as tell the numbers apart."))
    ).map { ChartMarks(count: $0.0, prefix: $0.1, suffix: $0.2, decimals: $0.3) }
}
