import MullionGeometry
import MullionStoryboards
import MullionTestSupport
import Testing

/// Documents that are cut, garbled or wrong end in an error or in a layout, never in a crash.
@Suite("Storyboards: hostile documents")
struct StoryboardHostileTests {
    private func survive(_ bytes: [UInt8]) {
        guard let document = try? StoryboardDocument(bytes: bytes) else { return }
        for root in document.roots { _ = StoryboardLayout(root, in: document.surroundings(of: root)).frames }
    }

    @Test("A document that ends early is refused", arguments: ["stack-margins.xib", "bar-guides.storyboard"])
    func truncated(_ name: String) throws {
        let bytes = try StoryboardFixture.bytes(name)
        for length in stride(from: 0, to: bytes.count - 12, by: 7) {
            #expect(throws: StoryboardError.self) { try StoryboardDocument(bytes: Array(bytes[..<length])) }
        }
    }

    @Test("Garbled bytes do not crash", arguments: StoryboardFixture.names)
    func garbled(_ name: String) throws {
        let bytes = try StoryboardFixture.bytes(name)
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<randomRuns(40, dividedBy: 4) {
            var changed = bytes
            for _ in 0...next(4) { changed[next(changed.count)] = UInt8(next(128)) }
            survive(changed)
        }
    }

    @Test("Extreme numbers do not crash", arguments: ["1e7", "-1e7", "0", "1e-300", "-0", "1/3", "infinite"])
    func numbers(_ number: String) throws {
        let attributes = ["constant", "width", "multiplier", "priority", "spacing", "horizontalHuggingPriority"]
        for (index, name) in StoryboardFixture.names.enumerated() {
            let text = try StoryboardFixture.text(name)
            for (offset, attribute) in attributes.enumerated() where isFullTestRun || (index + offset) % 3 == 0 {
                let parts = text.split(separator: " \(attribute)=\"", omittingEmptySubsequences: false)
                if parts.count == 1 { continue }
                let changed = parts.enumerated().map { index, part in
                    index == 0 ? String(part) : " \(attribute)=\"\(number)" + part.drop { $0 != "\"" }
                }
                survive(Array(changed.joined().utf8))
            }
        }
    }

    @Test("Every setting of every document is laid out in finite frames")
    func settings() throws {
        var settings = StoryboardDevice.all.flatMap { device in
            [false, true].map { StoryboardSetting(device: device, isLandscape: $0, direction: .rightToLeft) }
        }
        for length: CGFloat in [0, 1e-9, 1, 1e7] {
            settings.append(StoryboardSetting(size: CGSize(width: length, height: length)))
        }
        settings += StoryboardTextSize.allCases.map {
            StoryboardSetting(textSize: $0, strings: ["styled.text": "", "wrapped.text": "\n"])
        }
        for (index, name) in StoryboardFixture.names.enumerated() {
            let document = try StoryboardFixture.document(name)
            for (offset, setting) in settings.enumerated() where isFullTestRun || (index + offset) % 5 == 0 {
                for screen in document.screens(in: setting) {
                    let isFinite = screen.layout.frames.values.allSatisfy {
                        $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
                    }
                    #expect(isFinite, "\(name) in \(setting)")
                }
            }
        }
    }

    @Test("Controllers that lead to each other, to themselves and to nothing are laid out")
    func segues() throws {
        let text = try StoryboardFixture.text("navigation.storyboard")
        for destination in ["one", "two", "nav", "nobody"] {
            survive(Array(text.replacing("destination=\"two\"", with: "destination=\"\(destination)\"").utf8))
            survive(Array(text.replacing("destination=\"one\"", with: "destination=\"\(destination)\"").utf8))
        }
    }

    @Test("Constraints of missing objects and of attributes that do not fit are left out and told of")
    func wrongConstraints() throws {
        let text = try StoryboardFixture.text("center.xib")
        let missing = text.replacing("secondItem=\"root\"", with: "secondItem=\"ghost\"")
        let document = try StoryboardDocument(bytes: Array(missing.utf8))
        let layout = StoryboardLayout(document.roots[0], in: document.surroundings(of: document.roots[0]))
        #expect(layout.diagnostics.count == 2)
        #expect(layout.diagnostics.first == .missingItem(constraint: "c3", item: "ghost"))
        let mixed = text.replacing("secondAttribute=\"centerX\"", with: "secondAttribute=\"height\"")
        let other = try StoryboardDocument(bytes: Array(mixed.utf8))
        let diagnostics = StoryboardLayout(other.roots[0], in: other.surroundings(of: other.roots[0])).diagnostics
        #expect(diagnostics.count == 1)
    }

    @Test("Objects that constraints tie in a circle are laid out")
    func circle() throws {
        let text = try StoryboardFixture.text("hugging.xib").replacing("secondItem=\"root\"", with: "secondItem=\"b\"")
        survive(Array(text.utf8))
        let selfish = try StoryboardFixture.text("edges.xib").replacing("secondItem=\"root\"", with: "secondItem=\"a\"")
        survive(Array(selfish.utf8))
    }
}
