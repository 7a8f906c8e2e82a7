import Foundation
import MullionDrawing
import MullionTestSupport
import MullionGeometry
import MullionRender
import Testing

/// What holds for every list, whatever is in it. A failing test prints its seed.
@Suite struct RandomListTests {
    private static let size = CGSize(width: 200, height: 120)
    private static let seeds: Range<UInt64> = randomRuns(0..<300)

    /// Whether the markup has a number that is none.
    private func hasBadNumber(_ xml: ParsedXML) -> Bool {
        let names: Set = [
            "x", "y", "width", "height", "d", "transform", "opacity", "cx", "cy", "r", "x1", "y1", "x2", "y2", "offset",
            "dx",
            "dy", "stdDeviation", "font-size", "textLength", "letter-spacing", "stroke-width", "stroke-dasharray",
            "stroke-dashoffset", "stroke-miterlimit", "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity",
        ]
        return xml.elements.contains { element in
            element.attributes.contains { name, value in
                names.contains(name)
                    && (value.lowercased().contains("nan") || value.lowercased().contains("inf") || value.contains("e"))
                    && !["matrix(", "translate(", "scale("].contains { value.hasPrefix($0) }
            }
        }
    }

    @Test("Lists made with care are drawn as SVG without a diagnostic but for forbidden characters", arguments: seeds)
    func balanced(seed: UInt64) throws {
        let list = RandomDisplayList.list(seed: seed, isHostile: false)
        #expect(list.openPushCount == 0)
        let rendering = SVGRenderer().render(list, size: Self.size)
        let others = rendering.diagnostics.filter {
            if case .replacedCharacters = $0.kind { false } else { true }
        }
        #expect(others.isEmpty, "\(others)")
        let xml = try ParsedXML(rendering.output)
        #expect(!hasBadNumber(xml))
        #expect(xml.all("text").count == list.commands.count { if case .text = $0 { true } else { false } })
    }

    @Test("Any list gives well-formed SVG with finite numbers and names that are defined once", arguments: seeds)
    func hostile(seed: UInt64) throws {
        let list = RandomDisplayList.list(seed: seed, isHostile: true)
        let rendering = SVGRenderer(title: "t", background: .white).render(list, size: Self.size)
        let xml = try ParsedXML(rendering.output)
        #expect(!hasBadNumber(xml))
        let identities = xml.identities
        #expect(Set(identities.defined).count == identities.defined.count)
        #expect(identities.used.isSubset(of: identities.defined))
        #expect(SVGRenderer(title: "t", background: .white).render(list, size: Self.size).output == rendering.output)
    }

    @Test("Any list is drawn in a terminal by nothing but characters and colours", arguments: seeds)
    func terminal(seed: UInt64) throws {
        let list = RandomDisplayList.list(seed: seed, isHostile: true)
        for colors in TerminalRenderer.Colors.allCases {
            let output = TerminalRenderer(colors: colors).render(list, size: Self.size).output
            let terminal = try VirtualTerminal(output)
            #expect(terminal.lines.count == 8)
            #expect(terminal.lines.allSatisfy { $0.count <= 25 })
            #expect(colors != .none || !output.contains("\u{1B}"))
        }
    }

    @Test("Any list is printed with as many lines as commands", arguments: seeds)
    func description(seed: UInt64) {
        let list = RandomDisplayList.list(seed: seed, isHostile: true)
        #expect(list.description.split(separator: "\n").count == list.commands.count)
        #expect(list.description == RandomDisplayList.list(seed: seed, isHostile: true).description)
    }
}
