import MullionAutoLayout
import MullionGeometry
import MullionStoryboardChecks
import MullionStoryboards
import MullionTestSupport
import Testing

/// The documents of `Tests/Fixtures/ib-check`: one mistake each.
@Suite("Storyboards: checks")
struct StoryboardCheckTests {
    private static func text(_ name: String) throws -> String {
        String(decoding: try Fixture.data("ib-check/" + name), as: UTF8.self)
    }

    private func issues(
        _ name: String, _ check: StoryboardCheck = StoryboardCheck(), change: (String) -> String = { $0 }
    ) throws -> [StoryboardIssue] {
        let text = change(try Self.text(name))
        var check = check
        check.minimumSeverity = .note
        return check.issues(in: try StoryboardDocument(bytes: Array(text.utf8)))
    }

    private func devices(_ names: String...) -> StoryboardCheck {
        StoryboardCheck(settings: [StoryboardSetting()] + names.map { StoryboardSetting(device: .named($0)) })
    }

    @Test("A document without a mistake has no issue on any device that it fits on")
    func clean() throws {
        #expect(try issues("clean.xib", devices("retina4_0", "ipad9_7")) == [])
    }

    @Test("The documents of the layout tests, whose frames are right, have no frame that is not")
    func rightFrames() throws {
        for name in StoryboardFixture.names {
            let kinds = try StoryboardFixture.document(name).check().map(\.kind)
            #expect(!kinds.contains(.misplaced) && !kinds.contains(.unsatisfiable), "\(name): \(kinds)")
        }
    }

    @Test("Constraints that cannot hold are told as a minimal set, with the broken one and its place")
    func unsatisfiable() throws {
        let issue = try #require(try issues("unsatisfiable.xib").first)
        guard case .unsatisfiable(let conflict) = issue.problem else { return #expect(Bool(false), "\(issue)") }
        #expect(conflict.members.compactMap(\.id) == ["c-lead", "c-trail", "c-width"])
        #expect(conflict.broken.id == "c-width")
        #expect(abs(conflict.error - 57) < 1e-6)
        #expect(issue.severity == .error && issue.object?.id == "card")
        #expect("\(issue.position)" == "21:17")
        #expect(issue.related.map(\.position.line) == [17, 18, 21])
    }

    @Test("What is open is told with the numbers that are")
    func ambiguous() throws {
        let all = try issues("ambiguous.xib")
        #expect(all.map(\.problem) == [.ambiguous([.height])])
        #expect(all.first?.object?.label == "Card")
    }

    @Test(
        "Of what is open, the author hears what the view's own setting asks for",
        arguments: [("always", [["height"], ["top", "height"]]), ("ignoreSizes", [[], ["top"]]), ("off", [[], []])])
    func verified(_ setting: String, _ told: [[String]]) throws {
        for (isHeld, told) in zip([true, false], told) {
            let all = try issues("ambiguous.xib") {
                let card = "userLabel=\"Card\""
                let marked = $0.replacing(card, with: card + " verifyAmbiguity=\"\(setting)\"")
                return isHeld ? marked : marked.replacing("secondItem=\"safe\"", with: "secondItem=\"card\"")
            }
            let open = all.compactMap { issue -> [String]? in
                if case .ambiguous(let attributes) = issue.problem { attributes.map { "\($0)" } } else { nil }
            }
            #expect(open == (told.isEmpty ? [] : [told]), "\(all)")
        }
    }

    @Test("A view in an open one is not told again")
    func insideAmbiguous() throws {
        let inner =
            "<view id=\"inner\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><constraints><constraint "
            + "firstAttribute=\"leading\" secondItem=\"card\" secondAttribute=\"leading\" id=\"i-lead\"/><constraint "
            + "firstAttribute=\"width\" constant=\"9\" id=\"i-width\"/></constraints></view>"
        // Its position and height along the axis of the card's open height are open with it.
        let all = try issues("ambiguous.xib") {
            $0.replacing("height=\"80\"/>\n", with: "height=\"80\"/><subviews>\(inner)</subviews>\n")
        }
        #expect(all.map { $0.object?.id } == ["card"])
    }

    @Test("A view that Interface Builder marked is told even if its constraints determine it here")
    func marked() throws {
        let all = try issues("clean.xib") {
            $0.replacing("id=\"go\">", with: "ambiguous=\"YES\" misplaced=\"YES\" id=\"go\">")
        }
        #expect(Set(all.map(\.kind)) == [.ambiguous, .misplaced])
        #expect(all.allSatisfy { $0.severity == .warning && $0.object?.id == "go" })
        // A frame that only this layout finds is a note, which checks leave out.
        #expect(try issues("misplaced.xib").map(\.severity) == [.note])
        let document = try StoryboardDocument(bytes: Array(try Self.text("misplaced.xib").utf8))
        #expect(StoryboardCheck().issues(in: document) == [])
    }

    @Test("A stored frame that is not the solved one is told with the difference")
    func misplaced() throws {
        let all = try issues("misplaced.xib")
        let frames = (CGRect(x: 16, y: 20, width: 343, height: 80), CGRect(x: 16, y: 12, width: 343, height: 80))
        #expect(all.map(\.problem) == [.misplaced(stored: frames.0, solved: frames.1)])
        #expect(all.first?.amount == 8)
    }

    @Test("Half a point is rounding, and a hidden view has no place to be in")
    func notMisplaced() throws {
        #expect(try issues("misplaced.xib") { $0.replacing("y=\"20\"", with: "y=\"12.5\"") } == [])
        let hidden = try issues("misplaced.xib") { $0.replacing("userLabel=\"Card\"", with: "hidden=\"YES\"") }
        #expect(hidden == [])
    }

    @Test("A safe area that bars explain explains the frames")
    func bars() throws {
        let all = try issues("clean.xib") {
            $0.replacing("y=\"12\"", with: "y=\"76\"").replacing("y=\"44.5\"", with: "y=\"108.5\"")
        }
        #expect(all == [])
    }

    @Test("A text that is much longer than its view is told")
    func clipped() throws {
        let all = try issues("clipped.xib")
        #expect(all.map(\.kind) == [.clippedText])
        #expect(all.first?.object?.id == "note")
        #expect((all.first?.amount ?? 0) > 150)
    }

    @Test("A text that may shrink or wrap is not")
    func shrinking() throws {
        let all = try issues("clipped.xib") {
            $0.replacing("adjustsFontSizeToFit=\"NO\"", with: "minimumScaleFactor=\"0.2\"")
        }
        #expect(all == [])
    }

    @Test("The texts of a language must fit as well, and short ones do")
    func languages() throws {
        let strings = Array(try Fixture.data("ib-check/de.lproj/clipped.strings"))
        let check = StoryboardCheck(
            languages: try StoryboardStrings.languages(in: strings, name: "de.lproj/clipped.strings"))
        let all = try issues("clipped.xib", check).filter { $0.languages == ["de"] }
        #expect(all.map { $0.object?.id } == ["title"])
        #expect(all.first?.sentence.contains("“Einstellungen” needs about 11") == true)
        #expect(all.first?.sentence.hasSuffix("in “de”") == true)
    }

    @Test("A view that leaves a smaller screen is told with the screens it leaves")
    func offScreen() throws {
        let all = try issues("off-screen.xib", devices("retina4_0", "retina3_5", "ipad9_7"))
        #expect(all.map(\.kind) == [.offScreen])
        #expect(all.first?.devices == ["retina4_0", "retina3_5"])
        #expect(all.first?.amount == 40)
        #expect(try issues("off-screen.xib") == [])
    }

    @Test("What is clipped on purpose is not off the screen")
    func clippedOnPurpose() throws {
        let inner =
            "<view id=\"inner\" translatesAutoresizingMaskIntoConstraints=\"YES\">"
            + "<rect key=\"frame\" x=\"-50\" y=\"0\" width=\"9\" height=\"9\"/></view>"
        func document(_ clips: String) throws -> [StoryboardIssue.Kind] {
            try issues("unsatisfiable.xib") {
                $0.replacing("constant=\"400\"", with: "constant=\"343\"")
                    .replacing("height=\"80\"/>\n", with: "height=\"80\"/><subviews>\(inner)</subviews>\n")
                    .replacing("userLabel=\"Card\"", with: "clipsSubviews=\"\(clips)\"")
            }.map(\.kind)
        }
        #expect(try document("NO") == [.offScreen])
        #expect(try document("YES") == [])
    }

    @Test("Controls that overlap are told once, unless one cannot be touched")
    func overlapping() throws {
        let all = try issues("overlapping.xib")
        #expect(all.map(\.kind) == [.overlappingTargets])
        #expect(all.first?.object?.id == "send" && all.first?.amount == 20)
        for change in ["enabled=\"NO\"", "hidden=\"YES\"", "userInteractionEnabled=\"NO\""] {
            #expect(try issues("overlapping.xib") { $0.replacing("<button", with: "<button \(change)") } == [])
        }
    }

    @Test("Small controls are told where that is asked for")
    func smallTargets() throws {
        var check = StoryboardCheck()
        check.kinds = [.smallTarget]
        #expect(try issues("clean.xib", check) == [])
        let all = try issues("clean.xib", check) {
            $0.replacing("constant=\"44\"", with: "constant=\"30\"").replacing("height=\"44\"", with: "height=\"30\"")
        }
        #expect(all.map(\.severity) == [.note])
    }

    @Test("Objects that are missing and devices that are unknown are told")
    func broken() throws {
        let width = "firstAttribute=\"width\""
        let missing = try issues("clean.xib") {
            $0.replacing("firstItem=\"go\" \(width)", with: "firstItem=\"gone\" \(width)")
        }
        #expect(missing.contains { $0.problem == .missingItem(constraint: "g-width", item: "gone") })
        let unknown = try issues("clean.xib") { $0.replacing("retina4_7", with: "retina99") }
        #expect(unknown.first?.problem == .unsupportedDevice("retina99"))
    }

    @Test("Issues are in the order of the text, and those of several devices are one")
    func order() throws {
        let all = try issues("clipped.xib", devices("retina4_0", "ipad9_7"))
        #expect(all.count == 1)
        #expect(all.first?.devices == ["retina4_7", "retina4_0", "ipad9_7"])
        #expect(Set(all.map(\.fingerprint)).count == all.count)
    }

    @Test("Garbled documents and extreme numbers end in issues or errors, never in a crash")
    func hostile() throws {
        var state: UInt64 = 7
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var count = 0
        for name in ["unsatisfiable", "ambiguous", "misplaced", "clipped", "off-screen", "overlapping"] {
            let bytes = Array(try Self.text(name + ".xib").utf8)
            for _ in 0..<randomRuns(30, dividedBy: 5) {
                var changed = bytes
                for _ in 0...next(4) { changed[next(changed.count)] = UInt8(next(128)) }
                guard let document = try? StoryboardDocument(bytes: changed) else { continue }
                count += devices("retina4_0").issues(in: document).count
            }
            for number in ["1e7", "-1e7", "0", "1e-300"] {
                let text = String(decoding: bytes, as: UTF8.self)
                    .replacing("width=\"343\"", with: "width=\"\(number)\"")
                    .replacing("constant=\"12\"", with: "constant=\"\(number)\"")
                count +=
                    devices("retina4_0").issues(in: try StoryboardDocument(bytes: Array(text.utf8))).map(\.sentence)
                    .count
            }
        }
        #expect(count > 0)
    }
}
