import Mullion
import Testing

@Suite struct MirroredShapeTests {
    private struct Arrow: Shape {
        var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
        func path(in rect: CGRect) -> Path {
            Path {
                $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
                $0.addLine(to: CGPoint(x: rect.minX + 3, y: rect.midY))
            }
        }
    }

    private func outlines(_ view: some View) -> [Path] {
        ViewRenderer(view.frame(width: 10, height: 8)).layout().displayList.commands.compactMap {
            switch $0 {
            case .stroke(let path, _, _), .pushClip(let path): path
            case .fill(let path, _, _): path
            default: nil
            }
        }
    }

    private func line(_ from: CGFloat, _ to: CGFloat) -> Path {
        Path {
            $0.move(to: CGPoint(x: from, y: 0))
            $0.addLine(to: CGPoint(x: to, y: 4))
        }
    }

    @Test("A shape is mirrored where reading goes from right to left, unless it says otherwise")
    func behaviors() {
        let arrow = Arrow()
        let (plain, mirrored) = ([line(0, 3)], [line(10, 7)])
        #expect(outlines(arrow.stroke(.red)) == plain)
        #expect(outlines(arrow.stroke(.red).layoutDirection(.rightToLeft)) == mirrored)
        #expect(outlines(AnyShape(arrow).stroke(.red).layoutDirection(.rightToLeft)) == mirrored)
        let fixed = Arrow(layoutDirectionBehavior: .fixed)
        #expect(outlines(fixed.stroke(.red).layoutDirection(.rightToLeft)) == plain)
        #expect(outlines(fixed.scale(1).stroke(.red).layoutDirection(.rightToLeft)) == plain)
        let other = Arrow(layoutDirectionBehavior: .mirrors(in: .leftToRight))
        #expect(outlines(other.stroke(.red)) == mirrored)
        #expect(outlines(other.stroke(.red).layoutDirection(.rightToLeft)) == plain)
    }

    @Test("Shapes have their names in listings, and an AnyShape has that of the shape inside")
    func names() {
        let shapes = HStack {
            AnyShape(Circle())
            AnyShape(Capsule())
            Capsule()
            Arrow()
            AnyShape(Arrow())
            Capsule().fill(.red)
        }
        let kinds = ViewRenderer(shapes).layout().frames.dropFirst().map(\.kind)
        #expect(kinds == ["circle", "capsule", "capsule", "shape", "shape", "capsule"])
    }

    @Test("What clips is mirrored as well; what is symmetric is drawn the same")
    func clipsAndSymmetry() {
        #expect(outlines(Color.red.clipShape(Arrow()).layoutDirection(.rightToLeft)).contains(line(10, 7)))
        let circle = Circle().strokeBorder(.red, lineWidth: 2)
        #expect(outlines(circle.layoutDirection(.rightToLeft)) == outlines(circle))
        let part = Circle().trim(from: 0, to: 0.25).stroke(.red)
        #expect(outlines(part.layoutDirection(.rightToLeft)) != outlines(part))
    }
}
