import MullionDrawing
import MullionGeometry
import MullionTestSupport
import Testing

@testable import MullionRender

@Suite("Animated pictures")
struct AnimatedPictureTests {
    private let size = CGSize(width: 100, height: 50)
    private let font = TextRun.Font(family: "DejaVu Sans", size: 12)

    private func box(_ x: CGFloat, _ color: Color = .red) -> DisplayList {
        DisplayList([.fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), color)])
    }

    private func lines(_ pictures: [DisplayList]) -> [String] {
        let output = AnimatedSVGRenderer(framesPerSecond: 2).render(pictures: pictures, size: size).output
        return output.split(separator: "\n").dropFirst().dropLast().map(String.init)
    }

    @Test("A path that moves is one element, and times at which nothing happens are left out")
    func moving() {
        #expect(
            lines([box(0), box(5), box(5), box(5), box(9)]) == [
                "<path d=\"M0 0L10 0L10 10L0 10Z\" fill=\"#ff0000\">",
                "<animate attributeName=\"d\" dur=\"2s\" fill=\"freeze\" keyTimes=\"0;0.25;0.75;1\""
                    + " values=\"M0 0L10 0L10 10L0 10Z;M5 0L15 0L15 10L5 10Z;M5 0L15 0L15 10L5 10Z;M9 0L19 0L19 10L9 10Z\"/>",
                "</path>",
            ])
    }

    @Test("What stands still is written as by the renderer of still pictures")
    func still() {
        var list = box(3)
        list.text(TextRun("a < b", at: CGPoint(x: 1, y: 2), font: font))
        list.withClip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9))) { $0.append(contentsOf: box(1)) }
        let moving = AnimatedSVGRenderer(framesPerSecond: 2).render(pictures: [list, list], size: size)
        #expect(!moving.output.contains("animate") && moving.diagnostics.isEmpty)
        #expect(moving.output.contains(">a &lt; b</text>"))
    }

    @Test("Something that comes and goes is there at its frames")
    func presence() {
        var both = box(0)
        both.text(TextRun("a", at: .zero, font: font))
        let lines = lines([box(0), both, both, box(0)])
        #expect(lines.contains { $0.hasPrefix("<text") && $0.contains(" display=\"none\"") })
        #expect(
            lines.contains {
                $0.contains("calcMode=\"discrete\" keyTimes=\"0;0.333333;1\" values=\"none;inline;none\"")
            })
    }

    @Test("White space in text is as it was")
    func text() {
        func words(_ x: CGFloat) -> DisplayList {
            DisplayList([.text(TextRun(" a  b ", at: CGPoint(x: x, y: 1), font: font))])
        }
        #expect(lines([words(0), words(5)])[0].hasSuffix("values=\"0;5\"/> a  b </text>"))
    }

    /// The document as it is at one of its frames, as one line for each element.
    private func frame(_ index: Int, of element: SVGElement, count: Int) -> [String] {
        var values = element.attributes
        var isShown = true
        for animation in element.children where animation.tag.hasPrefix("animate") {
            func attribute(_ name: String) -> [Substring]? {
                animation.attributes.first { $0.name == name }?.value.split(separator: ";")
            }
            let name = String(attribute("attributeName")![0])
            let list = attribute("values")!
            let times = attribute("keyTimes")?.compactMap { Double($0) }
            let time = Double(index) / Double(count - 1)
            let position = times.map { times in times.lastIndex { $0 < time + 1e-5 }! } ?? index
            let value = String(list[position])
            if name == "display" {
                isShown = value == "inline"
            } else if animation.tag == "animateTransform" {
                values[values.firstIndex { $0.name == name }!].value = "matrix(1 0 0 1 \(value))"
            } else {
                values[values.firstIndex { $0.name == name }!].value = value
            }
        }
        guard isShown else { return [] }
        values.removeAll { $0.name == "display" }
        var line = element.tag + element.text
        for (name, value) in values {
            // Names of definitions differ.
            let isName = value.hasPrefix("url(#") || name == "href"
            line += " \(name)=" + (isName ? SVGElement.fixedPart(name, value) : value)
        }
        var lines = [line]
        for reference in element.references { lines += frame(index, of: reference.element, count: count) }
        for child in element.children where !child.tag.hasPrefix("animate") {
            lines += frame(index, of: child, count: count)
        }
        return lines
    }

    @Test("At its frames the document shows exactly the pictures", arguments: 0..<20)
    func frames(seed: Int) {
        var generator = SplitMix64(seed: UInt64(seed))
        let commands = RandomDisplayList.list(seed: UInt64(seed), isHostile: false).commands
        // Each picture lacks a few steps and is moved a little.
        let pictures = (0..<5).map { index in
            var list = DisplayList()
            list.append(.pushTransform(CGAffineTransform(translationX: CGFloat(index), y: 2)))
            var skipped = 0
            for command in commands {
                if !command.isPush, command != .pop, command != .applyMask,
                    Int.random(in: 0..<5, using: &generator) == 0
                {
                    skipped += 1
                } else {
                    list.append(command)
                }
            }
            return list
        }
        let output = AnimatedSVGRenderer(framesPerSecond: 10).render(pictures: pictures, size: size).output
        let moving = SVGElement(document: output)
        for (index, picture) in pictures.enumerated() {
            var renderer = SVGRenderer()
            renderer.isCompact = false
            let still = SVGElement(document: renderer.render(picture, size: size).output)
            #expect(
                frame(index, of: moving, count: pictures.count) == frame(0, of: still, count: 1),
                "seed \(seed), frame \(index)")
        }
    }
}
