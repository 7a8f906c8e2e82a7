import Foundation
import MullionConformance

// Random parameters of each kind.
extension RandomTestTree {
    /// The kind with random parameters.
    mutating func kind(_ name: TestTree.Kind.Name) -> TestTree.Kind {
        switch name {
        case .color: return .color
        case .fixed: return .fixed(CGSize(width: length(0...80), height: length(0...60)))
        case .flexible: return flexible()
        case .text: return .text(text())
        case .truncatingText: return .truncatingText(text())
        case .opaque: return opaque()
        case .spacer: return .spacer(minLength: random.once(in: 2) ? nil : length(0...30))
        case .divider: return .divider
        case .hstack: return .hstack(alignment: verticalGuide(), spacing: spacing())
        case .vstack: return .vstack(alignment: horizontalGuide(), spacing: spacing())
        case .zstack: return .zstack(alignment())
        case .grid: return .grid(grid())
        case .geometryReader: return .geometryReader
        case .viewThatFits: return .viewThatFits(axes())
        case .frame: return .frame(width: frameSide(), height: frameSide(), alignment: alignment())
        case .flexFrame: return .flexFrame(width: bounds(), height: bounds(), alignment: alignment())
        case .fixedSize:
            return random.pick([
                .fixedSize(horizontal: true, vertical: true), .fixedSize(horizontal: true, vertical: false),
                .fixedSize(horizontal: false, vertical: true),
            ])
        case .padding: return .padding(insets())
        case .aspectRatio: return .aspectRatio(random.pick([nil, 0.5, 1, 1.5, 2, 3]), random.pick([.fit, .fill]))
        case .layoutPriority: return .layoutPriority(random.pick([-1, 0, 0.5, 1, 1, 2]))
        case .alignmentGuide: return .alignmentGuide(guideValue())
        case .offset: return .offset(x: signed(30), y: signed(30))
        case .position: return .position(x: signed(100), y: signed(100))
        case .overlay: return .overlay(alignment())
        case .background: return .background(alignment())
        case .scrollView: return .scrollView(axes())
        case .safeAreaInset: return .safeAreaInset(insetEdge(), spacing: spacing())
        case .layoutDirection: return .layoutDirection(random.pick(TestTree.Direction.allCases))
        }
    }

    /// A number in a range: mostly a multiple of five, sometimes a quarter, so that ties and exact fits occur.
    mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        let whole = Int.random(in: range, using: &random)
        if random.once(in: 6) { return CGFloat(whole) + 0.25 }
        return CGFloat(max(whole / 5 * 5, range.lowerBound))
    }

    private mutating func signed(_ limit: Int) -> CGFloat {
        let length = length(0...limit)
        return random.once(in: 2) ? -length : length
    }

    private mutating func spacing() -> CGFloat? {
        if random.once(in: 2) { return nil }
        return random.once(in: 8) ? -length(1...15) : length(0...20)
    }

    private mutating func grid() -> TestTree.Grid {
        var grid = TestTree.Grid(alignment: alignment(), horizontalSpacing: spacing(), verticalSpacing: spacing())
        for _ in 0..<options.maxChildren {
            var cell = TestTree.Grid.Cell(
                row: random.pick([.none, .first(nil), .first(verticalGuide()), .next, .next, .next, .next]))
            if random.once(in: 4) { cell.columns = random.pick([0, 2, 2, 3]) }
            if random.once(in: 6) { cell.anchor = random.pick([.topLeading, .trailing, .bottom]) }
            if random.once(in: 6) { cell.columnAlignment = horizontalGuide() }
            if random.once(in: 6) { cell.unsizedAxes = random.pick([.horizontal, .vertical, .both]) }
            grid.cells.append(cell)
        }
        return grid
    }

    private mutating func flexible() -> TestTree.Kind {
        func side(_ random: inout SplitMix64, _ length: (inout SplitMix64) -> CGFloat) -> [CGFloat] {
            let least = length(&random)
            let ideal = least + length(&random)
            return [least, ideal, random.once(in: 3) ? .infinity : ideal + length(&random)]
        }
        let step: (inout SplitMix64) -> CGFloat = { CGFloat(Int.random(in: 0...8, using: &$0)) * 5 }
        let width = side(&random, step)
        let height = side(&random, step)
        return .flexible(
            min: CGSize(width: width[0], height: height[0]), ideal: CGSize(width: width[1], height: height[1]),
            max: CGSize(width: width[2], height: height[2]))
    }

    private mutating func text() -> TestTree.Text {
        TestTree.Text(
            cells: Int.random(in: 1...30, using: &random), cell: random.pick([5, 6, 8, 40]),
            line: random.pick([10, 16, 20]), ascent: random.once(in: 3) ? random.pick([4, 9, 12]) : nil)
    }

    private mutating func opaque() -> TestTree.Kind {
        let least = length(0...20)
        let ideal = least + length(0...30)
        return .opaque(
            TestTree.Opaque(
                minWidth: least, idealWidth: ideal, maxWidth: random.once(in: 4) ? .infinity : ideal + length(0...60),
                area: random.pick([0, 200, 1000, 3000])))
    }

    private mutating func frameSide() -> CGFloat? {
        if random.once(in: 3) { return nil }
        return random.once(in: 40) ? -5 : length(0...150)
    }

    private mutating func bounds() -> TestTree.SideBounds {
        var bounds = TestTree.SideBounds()
        if random.once(in: 3) { bounds.min = length(0...80) }
        if random.once(in: 4) { bounds.ideal = (bounds.min ?? 0) + length(0...60) }
        if random.once(in: 2) {
            bounds.max = random.once(in: 2) ? .infinity : (bounds.ideal ?? bounds.min ?? 0) + length(0...100)
        }
        // 4.3 lifts values that are out of order.
        if random.once(in: 30) { bounds = TestTree.SideBounds(min: 60, ideal: 30, max: 10) }
        return bounds
    }

    private mutating func insets() -> TestTree.Insets {
        var insets =
            random.once(in: 2)
            ? TestTree.Insets(all: length(0...20))
            : TestTree.Insets(
                top: length(0...15), leading: length(0...15), bottom: length(0...15), trailing: length(0...15))
        if random.once(in: 12) { insets.leading = -length(1...60) }
        if random.once(in: 12) { insets.top = -length(1...60) }
        return insets
    }

    private mutating func guideValue() -> TestTree.GuideValue {
        let guide: TestTree.Guide = random.once(in: 2) ? .horizontal(horizontalGuide()) : .vertical(verticalGuide())
        // Reading the other axis makes the layout of a stack two-dimensional, so it happens often enough.
        return TestTree.GuideValue(
            guide, constant: signed(20), width: random.pick([0, 0, 0.5, 1]), height: random.pick([0, 0, 0.5, 1, -0.25]))
    }

    private mutating func horizontalGuide() -> TestTree.HorizontalGuide {
        random.pick([.leading, .leading, .center, .center, .trailing, .mid])
    }

    private mutating func verticalGuide() -> TestTree.VerticalGuide {
        random.pick([.top, .top, .center, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .mid])
    }

    private mutating func alignment() -> TestTree.Alignment {
        TestTree.Alignment(horizontalGuide(), verticalGuide())
    }

    private mutating func axes() -> TestTree.AxisSet {
        random.pick([.horizontal, .vertical, .both])
    }

    private mutating func insetEdge() -> TestTree.InsetEdge {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .top(horizontalGuide())
        case 1: .bottom(horizontalGuide())
        case 2: .leading(verticalGuide())
        default: .trailing(verticalGuide())
        }
    }
}
