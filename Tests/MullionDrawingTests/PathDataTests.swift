import Foundation
import MullionDrawing
import MullionGeometry
import Testing

@Suite struct PathDataTests {
    private func path(_ build: (inout Path) -> Void) -> Path {
        var path = Path()
        build(&path)
        return path
    }

    @Test(
        "Arcs whose radii are too small to be squared are lines", arguments: ["5 1e-306", "1e-306 5", "1e-306 1e-306"])
    func tinyRadii(_ radii: String) throws {
        let path = try Path(svgData: "M1 2a\(radii) 82 1 1 67 2")
        #expect(path.boundingRect.maxX.isFinite)
    }

    @Test("Lines, absolute and relative, in all spellings")
    func lines() throws {
        let square = path {
            $0.move(to: CGPoint(x: 1, y: 2))
            $0.addLine(to: CGPoint(x: 11, y: 2))
            $0.addLine(to: CGPoint(x: 11, y: 12))
            $0.addLine(to: CGPoint(x: 1, y: 12))
            $0.closeSubpath()
        }
        for text in [
            "M 1 2 L 11 2 L 11 12 L 1 12 Z", "M1,2H11V12H1z", "m1 2h10v10h-10z", " M1 2 11 2 11 12 1 12 Z\n",
            "m 1,2 10,0 0,10 -10,0 z", "M1 2L1.1e1 2 11+12 1 12z", "M1 2h1e1v10.0h-10Z",
        ] {
            #expect(try Path(svgData: text) == square, "\(text)")
        }
        #expect(try Path(svgData: "M.5.5-1-1") == (try Path(svgData: "M 0.5 0.5 L -1 -1")))
        #expect(try Path(svgData: "").isEmpty)
    }

    @Test("After the end of a subpath the next begins where it began")
    func subpaths() throws {
        let expected = path {
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 5, y: 1))
            $0.closeSubpath()
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 1, y: 9))
        }
        #expect(try Path(svgData: "M1 1h4z v8") == expected)
    }

    @Test("Smooth curves reflect the last control point of their sort only")
    func curves() throws {
        let expected = path {
            $0.move(to: .zero)
            $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 5), control2: CGPoint(x: 10, y: 5))
            $0.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: -5), control2: CGPoint(x: 20, y: -5))
            $0.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: 20, y: 0))
            $0.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 40, y: 0))
        }
        #expect(try Path(svgData: "M0 0C0 5 10 5 10 0s10-5 10 0T30 0t10 0") == expected)
    }

    @Test("Every point of an arc lies on its ellipse, and it runs the way the flags say")
    func arcs() throws {
        for (large, clockwise) in [(false, false), (false, true), (true, false), (true, true)] {
            let arc = try Path(svgData: "M 10 0 A 10 10 0 \(large ? 1 : 0)\(clockwise ? 1 : 0) 0 10")
            // Two circles of radius 10 go through both points.
            let center = large == clockwise ? CGPoint(x: 10, y: 10) : CGPoint.zero
            var points = [CGPoint(x: 10, y: 0)]
            for case .curve(let end, let first, let second) in arc.elements {
                let start = points.last!
                for t in [0.25, 0.5, 0.75, 1] as [CGFloat] {
                    let s = 1 - t
                    points.append(
                        CGPoint(
                            x: s * s * s * start.x + 3 * s * s * t * first.x + 3 * s * t * t * second.x + t * t * t
                                * end.x,
                            y: s * s * s * start.y + 3 * s * s * t * first.y + 3 * s * t * t * second.y + t * t * t
                                * end.y))
                }
            }
            #expect(points.last == CGPoint(x: 0, y: 10))
            for point in points {
                let radius = hypot(point.x - center.x, point.y - center.y)
                #expect(abs(radius - 10) < 0.01, "\(large) \(clockwise) \(point)")
            }
            #expect(arc.elements.count == (large ? 4 : 2))
            // Clockwise on paper means that the first turn is to the right of the chord.
            let side = (points[1].x - 10) * (10 - 0) - (points[1].y - 0) * (0 - 10)
            #expect((side > 0) == clockwise)
        }
        // Radii that cannot reach grow; a flat ellipse is a line; a turned one keeps its ends.
        let grown = try Path(svgData: "M0 0A1 1 0 0 1 20 0").boundingRect
        #expect(abs(grown.height - 10) < 0.02)
        #expect(try Path(svgData: "M0 0A0 5 0 0 1 20 0") == (try Path(svgData: "M0 0L20 0")))
        let turned = try Path(svgData: "M0 0a20 10 90 0 1 10 20").boundingRect
        #expect(abs(turned.maxX - 10) < 1e-9)
    }

    @Test(
        "What is no path is refused where it stops being one",
        arguments: [
            ("L 1 1", 0), ("M 1", 3), ("M 1 2 3", 7), ("M 1 2 X", 6), ("M 1 2 A 1 1 0 2 0 3 3", 14), ("M 1 nan", 4),
            ("M 1e99 0", 2), ("M 0 0 Z 1", 8), ("M 0,,0", 4), ("M -", 2), ("é", 0),
        ])
    func refusals(_ text: String, _ offset: Int) throws {
        let error = try #require(throws: PathDataError.self) { try Path(svgData: text) }
        #expect(error.offset == offset)
    }

    @Test("Random bytes give a path or an error and never a crash")
    func hostile() {
        var state: UInt64 = 11
        let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, ".utf8)
        for _ in 0..<5_000 {
            var bytes: [UInt8] = Array("M0 0".utf8)
            for _ in 0..<20 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(letters[Int((state >> 33) % UInt64(letters.count))])
            }
            if let path = try? Path(svgData: String(decoding: bytes, as: UTF8.self)) {
                #expect(path.boundingRect.width.isFinite)
            }
        }
    }
}
