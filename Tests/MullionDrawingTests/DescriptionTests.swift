import MullionDrawing
import MullionGeometry
import Testing

@Suite struct DescriptionTests {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test("A list is printed one command to a line, indented by scope")
    func description() throws {
        let gradient = Gradient(colors: [.black, .white])
        let font = TextRun.Font(family: "DejaVu Sans", size: 12, weight: .semibold, isItalic: true)
        let image = try EncodedImage(ImageBytes.gif(2, 3))
        var list = DisplayList()
        list.withGroup("a \"card\"\n") { list in
            list.fill(square, with: .linearGradient(gradient, from: .zero, to: CGPoint(x: 0, y: 10.5)), rule: .evenOdd)
            list.withOpacity(0.5) { list in
                list.stroke(
                    square, with: .color(.red), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
            }
            list.withShadow(Shadow(color: .black, radius: 3, y: 1)) { list in
                list.image(image, in: CGRect(x: 1, y: 2, width: 3, height: 4))
                list.image("photo.png", in: .zero)
            }
            list.text(
                TextRun(
                    "x", at: CGPoint(x: 1, y: 2), font: font, width: 7, letterSpacing: 1, underline: .init(),
                    strikethrough: .init(color: .red), direction: .rightToLeft))
        }
        list.withClip(square) { list in
            list.withTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3)) { list in
                list.fill(
                    Path(), with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: .infinity))
            }
        }
        list.append(.pop)
        #expect(
            list.description == #"""
                group "a \"card\"\n"
                  fill linear(0 0 to 0 10.5 [#000000 0, #ffffff 1]) even-odd M0 0 L10 0 L10 10 L0 10 Z
                  opacity 0.5
                    stroke #ff0000 width 2 cap round dash [4 2] phase 0 M0 0 L10 0 L10 10 L0 10 Z
                  pop
                  shadow #000000 radius 3 offset 0 1
                    image GIF 2×3, 10 bytes in 1 2 3 4
                    image "photo.png" in 0 0 0 0
                  pop
                  text "x" at 1 2 "DejaVu Sans" 12 semibold italic #000000 width 7 spacing 1 underline strikethrough #ff0000 right-to-left
                pop
                clip M0 0 L10 0 L10 10 L0 10 Z
                  transform 1 0 0 1 2 3
                    fill radial(0 0 from 0 to inf [#000000 0, #ffffff 1]) empty
                  pop
                pop
                pop

                """#)
    }

    @Test("The indentation ends at sixteen levels, so that deep lists are printed in linear space")
    func depth() {
        let list = DisplayList(repeatElement(.pushOpacity(1), count: 100_000))
        let text = list.description
        #expect(text.utf8.count < 100_000 * 44)
        #expect(text.hasSuffix("\n" + String(repeating: "  ", count: 16) + "opacity 1\n"))
    }

    @Test("A mask is printed with what it masks beside it")
    func masks() {
        var list = DisplayList()
        list.withMask {
            $0.fill(Path(), with: .red)
        } _: {
            $0.withOpacity(0.5) { $0.fill(Path(), with: .blue) }
        }
        #expect(
            list.description == """
                mask
                  fill #ff0000 empty
                through mask
                  opacity 0.5
                    fill #0000ff empty
                  pop
                pop

                """)
    }
}
