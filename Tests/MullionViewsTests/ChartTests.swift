import MullionDrawing
import MullionGeometry
import MullionViews
import Testing

@Suite("Charts")
struct ChartTests {
    private let box = CGRect(x: 10, y: 20, width: 100, height: 80)

    @Test("Scales contain 0 and end at round numbers, with round marks between")
    func scales() {
        #expect(ChartScale(of: [106, 229]) == ChartScale(from: 0, to: 250))
        #expect(ChartScale(of: [106, 229]).marks() == [0, 50, 100, 150, 200, 250])
        #expect(ChartScale(of: [-3, 4]).marks() == [-4, -2, 0, 2, 4])
        #expect(ChartScale(exactly: [3, 1, 2]) == ChartScale(from: 1, to: 3))
        let small = ChartScale(of: [0.07]).marks().map { ($0 * 1000).rounded() }
        #expect(small == [0, 20, 40, 60, 80])
        for edge in [ChartScale(of: []), ChartScale(exactly: [5, 5]), ChartScale(from: .nan, to: .infinity)] {
            #expect(edge.upperBound > edge.lowerBound)
            #expect(edge.marks().count < 12)
        }
    }

    @Test("Bars are as high as their values, from 0 up or down, in groups")
    func bars() {
        let scale = ChartScale(from: -10, to: 30)
        let style = ChartBarStyle(spacing: 0.5, gap: 5)
        let bars = ChartBars([30, nil, -5, 0], scale: scale, position: 1, groupSize: 2, barStyle: style)
        let path = bars.path(in: box)
        // Two bars of 3.75 and a gap of 5 in the middle of each band of 25; a unit is 2 points.
        var expected = Path()
        expected.addRect(CGRect(x: 25, y: 20, width: 3.75, height: 60))
        expected.addRect(CGRect(x: 75, y: 80, width: 3.75, height: 10))
        #expect(path == expected)
    }

    @Test("Stacked bars begin where those below end, those below 0 downwards")
    func stacked() {
        let series: [[Double?]] = [[10, -4], [20, 6], [nil, -2]]
        #expect(BarChart.scale(of: series, isStacked: true) == ChartScale(from: -10, to: 30))
        let list = ViewRenderer(BarChart(series, isStacked: true, barStyle: ChartBarStyle(spacing: 0)))
            .layout(in: ProposedViewSize(width: 20, height: 40)).displayList
        let bounds = list.commands.compactMap { command -> CGRect? in
            if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
        }
        #expect(
            bounds == [
                CGRect(x: 0, y: 20, width: 20, height: 14), CGRect(x: 0, y: 0, width: 20, height: 30),
                CGRect(x: 10, y: 34, width: 10, height: 2),
            ])
    }

    @Test("A line passes through its values, has gaps, and a smooth one stays between neighbors")
    func lines() {
        let scale = ChartScale(from: 0, to: 8)
        let line = LineChart([0, 8, nil, 4, 4], scale: scale).path(in: box)
        #expect(
            line.elements == [
                .move(to: CGPoint(x: 10, y: 100)), .line(to: CGPoint(x: 35, y: 20)), .move(to: CGPoint(x: 85, y: 60)),
                .line(to: CGPoint(x: 110, y: 60)),
            ])
        let values: [Double?] = [1, 1.1, 8, 7.9, 0, 0, 3]
        let smooth = LineChart(values, scale: scale, curve: .smooth).path(in: box)
        #expect(smooth.boundingRect.minY == 20)
        #expect(smooth.boundingRect.maxY == 100)
        let bands = LineChart([4, 4], scale: scale, placement: .bands).path(in: box)
        #expect(bands.elements.first == .move(to: CGPoint(x: 35, y: 60)))
        let area = AreaChart([8, 8], scale: ChartScale(from: -8, to: 8)).path(in: box)
        #expect(area.boundingRect == CGRect(x: 10, y: 20, width: 100, height: 40))
    }

    @Test(
        "Sectors stay inside of their rings, whatever the gaps and corners",
        arguments: [0, 0.5, 0.9], [0, 3, 30])
    func sectors(_ innerRadius: CGFloat, _ corner: CGFloat) {
        let center = CGPoint(x: 60, y: 60)
        for (start, end) in [(0.0, 0.01), (0, 0.2), (0.2, 0.7), (0.1, 0.9), (0, 1)] {
            for gap in [0, 4, 80] as [CGFloat] {
                let style = PieStyle(innerRadius: innerRadius, gap: gap, cornerRadius: corner)
                let path = PieSector(from: start, to: end, pieStyle: style).path(
                    in: CGRect(x: 10, y: 20, width: 100, height: 80))
                for element in path.elements {
                    guard case .curve(let point, _, _) = element else { continue }
                    let distance =
                        ((point.x - center.x) * (point.x - center.x)
                        + (point.y - center.y) * (point.y - center.y)).squareRoot()
                    #expect(distance < 40.001 && distance > 40 * innerRadius - 0.001)
                }
            }
        }
        let quarter = PieSector(from: 0, to: 0.25, pieStyle: PieStyle(innerRadius: innerRadius)).path(
            in: CGRect(x: 0, y: 0, width: 200, height: 200))
        let bounds = quarter.boundingRect
        #expect(abs(bounds.minX - 100) < 0.01 && abs(bounds.maxX - 200) < 0.01)
        #expect(abs(bounds.minY) < 0.01 && abs(bounds.maxY - 100) < 0.01)
    }

    @Test(
        "Ranges that are almost nothing have marks, or none",
        arguments: [Double.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-100])
    func tinyRanges(_ range: Double) {
        for scale in [ChartScale(from: 0, to: range), ChartScale(of: [range]), ChartScale(from: -range, to: range)] {
            #expect(scale.marks(count: 5).count <= 21)
            #expect(
                ChartBars([range], scale: scale).path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).elements.count <= 5)
        }
    }

    @Test("A plot leaves room for its labels, and the charts fill the rest")
    func plot() {
        let view = ChartPlot(scale: ChartScale(from: 0, to: 100), bands: ["A", "B"]) { Color.red.named("chart") }
        let drawn = ViewRenderer(view.font(.system(size: 10))).layout(in: ProposedViewSize(width: 200, height: 100))
        let texts = drawn.frames.filter { $0.kind == "text" }.map(\.absoluteFrame)
        let chart = drawn.frames.first { $0.name == "chart" }?.absoluteFrame ?? .zero
        #expect(texts.count == 8)
        // The marks are 20 apart: the labels of 0 and 100 are centered at the edges of the chart.
        #expect(abs(texts[0].midY - chart.maxY) <= 1)
        #expect(abs(texts[5].midY - chart.minY) <= 1)
        #expect(texts[..<6].allSatisfy { abs($0.maxX - (chart.minX - 8)) <= 1 })
        #expect(chart.maxX == 200)
        #expect(abs(texts[7].midX - (chart.minX + chart.width * 0.75)) <= 1)
        #expect(texts[6].minY >= chart.maxY && texts[6].maxY <= 100)
    }
}
