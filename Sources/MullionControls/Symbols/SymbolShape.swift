import MullionDrawing
import MullionGeometry
import MullionViews

/// The outlines of the marks in controls: chevrons, a check mark, a cross. Fills its rectangle.
nonisolated struct SymbolShape: Shape {
    enum Mark: Hashable, Sendable {
        case right, left, up, down, upDown, check, cross
    }

    private let mark: Mark

    init(_ mark: Mark) { self.mark = mark }

    private var lines: [[(CGFloat, CGFloat)]] {
        switch mark {
        case .right: [[(0, 0), (1, 0.5), (0, 1)]]
        case .left: [[(1, 0), (0, 0.5), (1, 1)]]
        case .up: [[(0, 1), (0.5, 0), (1, 1)]]
        case .down: [[(0, 0), (0.5, 1), (1, 0)]]
        case .upDown: [[(0, 0.35), (0.5, 0), (1, 0.35)], [(0, 0.65), (0.5, 1), (1, 0.65)]]
        case .check: [[(0, 0.55), (0.36, 1), (1, 0)]]
        case .cross: [[(0, 0), (1, 1)], [(1, 0), (0, 1)]]
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for line in lines {
            for (index, point) in line.enumerated() {
                let point = CGPoint(x: rect.minX + point.0 * rect.width, y: rect.minY + point.1 * rect.height)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        return path
    }
}
