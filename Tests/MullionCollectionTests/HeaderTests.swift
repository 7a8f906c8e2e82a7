import MullionCollection
import MullionGeometry
import Testing

@Suite("Headers of collections")
struct HeaderTests {
    /// Three sections: 60, 30 and 30 of header, then 50, 110 and 170 of items; 50 × 50 items, 320 wide.
    private func layout(at offset: CGFloat, _ configure: (inout FlowConfiguration) -> Void) -> CollectionFlowLayout {
        var sections = FlowSections()
        for (count, header) in [(2, 60), (8, 30), (14, 30)] {
            var section = FlowSection(.uniform(count))
            section.header = CGSize(width: 0, height: header)
            section.footer = CGSize(width: 0, height: 10)
            sections.append(section)
        }
        var configuration = FlowConfiguration()
        configure(&configuration)
        var layout = CollectionFlowLayout(
            configuration: configuration,
            viewport: FlowViewport(bounds: CGRect(x: 0, y: offset, width: 320, height: 200)))
        layout.prepare(from: sections)
        return layout
    }

    @Test(
        "A pinned header stops at the end of the items, of the section, or where the next header begins",
        arguments: [(PinLimit.itemsEnd, 230.0), (.sectionEnd, 240.0), (.untilNextPinned, 240.0)])
    func headerLimits(_ limit: PinLimit, _ expected: Double) {
        // Section 1 is 120...270 with its items at 150...260.
        let layout = layout(at: 255) {
            $0.sectionHeadersPinToVisibleBounds = true
            $0.pinLimit = limit
        }
        #expect(layout.header(ofSection: 1)?.frame == CGRect(x: 0, y: expected, width: 320, height: 30))
    }

    @Test("The last pinned header travels without limit when only the next one would stop it")
    func travellingHeader() {
        let layout = layout(at: 5_000) {
            $0.sectionHeadersPinToVisibleBounds = true
            $0.pinLimit = .untilNextPinned
        }
        #expect(layout.header(ofSection: 2)?.frame.minY == 5_000)
        #expect(layout.visibleElements().map(\.element) == [FlowElement(.header, section: 2)])
    }

    @Test("A stretched header says how much longer it is, and stops at its maximum")
    func stretching() {
        func header(at offset: CGFloat) -> ElementAttributes? {
            layout(at: offset) {
                $0.globalHeaderOptions = .all
                $0.firstSectionMaximumStretchLength = 100
            }.header(ofSection: 0)
        }
        #expect(header(at: -30)?.frame == CGRect(x: 0, y: -30, width: 320, height: 90))
        #expect(header(at: -30)?.stretchFactor == 30)
        #expect(header(at: -30)?.zIndex == 256)
        #expect(header(at: -80)?.frame == CGRect(x: 0, y: -80, width: 320, height: 100))
        #expect(header(at: -80)?.stretchFactor == 40)
        #expect(header(at: 10)?.stretchFactor == 0)
    }

    @Test("By the rules of AKPFlowLayout the stretch factor beyond the maximum is the last one before it")
    func rememberedStretch() {
        var layout = layout(at: -30) {
            $0.globalHeaderOptions = .all
            $0.globalHeaderRules = .akpFlowLayout
            $0.firstSectionMaximumStretchLength = 100
        }
        #expect(layout.header(ofSection: 0)?.stretchFactor == 30)
        layout.viewport.bounds.origin.y = -80
        #expect(layout.header(ofSection: 0)?.stretchFactor == 30)
    }

    @Test("Scrolling sideways, global and pinned headers are beside each other")
    func horizontal() {
        var sections = FlowSections()
        for _ in 0..<2 {
            var section = FlowSection(.uniform(20))
            section.header = CGSize(width: 40, height: 0)
            sections.append(section)
        }
        var configuration = FlowConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.globalHeaderOptions = .all
        var layout = CollectionFlowLayout(
            configuration: configuration,
            viewport: FlowViewport(bounds: CGRect(x: 500, y: 0, width: 300, height: 110)))
        layout.prepare(from: sections)
        // Two rows of ten: a section is 40 + 590 long.
        layout.viewport.bounds.origin.x = 700
        #expect(layout.header(ofSection: 0)?.frame == CGRect(x: 700, y: 0, width: 40, height: 110))
        #expect(layout.header(ofSection: 1)?.frame == CGRect(x: 740, y: 0, width: 40, height: 110))
    }

    @Test("Decorations cover a section, or its items with their inset, and lie behind them")
    func decorations() {
        let layout = layout(at: 0) {
            $0.sectionInset = EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
            $0.decorations = [
                SectionDecoration(.section),
                SectionDecoration(.items, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), zIndex: -2),
            ]
        }
        #expect(layout.decoration(0, ofSection: 0).frame == CGRect(x: 0, y: 0, width: 320, height: 132))
        #expect(layout.decoration(1, ofSection: 0).frame == CGRect(x: 2, y: 61, width: 314, height: 58))
        #expect(layout.decoration(1, ofSection: 0).zIndex == -2)
        #expect(layout.visibleElements().contains { $0.element == FlowElement(.decoration, section: 1, item: 1) })
    }
}
