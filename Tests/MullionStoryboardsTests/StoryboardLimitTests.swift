import MullionGeometry
import MullionStoryboards
import MullionTestSupport
import Testing

@Suite("Storyboards: limits")
struct StoryboardLimitTests {
    private static func count(_ name: Limits.Name) throws -> Int {
        let text = try StoryboardFixture.text("margins.xib")
        switch name {
        case .storyboardBytes: return text.utf8.count
        case .xmlElements: return text.matches(of: /<[a-zA-Z]/).count
        case .solverRows: return text.matches(of: /<constraint\s/).count
        default:
            var (depth, most) = (0, 0)
            for tag in text.matches(of: /<(\/?)[a-zA-Z][^>]*?(\/?)>/) {
                if !tag.output.1.isEmpty {
                    depth -= 1
                } else {
                    most = max(most, depth + 1)
                    if tag.output.2.isEmpty { depth += 1 }
                }
            }
            return most
        }
    }

    @Test(
        "What a limit allows is read, and not with a limit of one less",
        arguments: [Limits.Name.storyboardBytes, .xmlElements, .xmlDepth, .solverRows])
    func bothSides(_ name: Limits.Name) throws {
        let bytes = try StoryboardFixture.bytes("margins.xib")
        let count = try Self.count(name)
        var limits = Limits.default
        limits[name] = count
        _ = try StoryboardDocument(bytes: bytes, limits: limits)
        limits[name] = count - 1
        let error = try #require(throws: StoryboardError.self) { try StoryboardDocument(bytes: bytes, limits: limits) }
        #expect(error.description.contains("\(count - 1)"))
    }

    @Test("A layout lists no more conflicts than the limit")
    func conflicts() throws {
        // Three widths that exclude each other, each of 10, 20, 30 points.
        let constraints = (1...3).map {
            "<constraint firstAttribute=\"width\" constant=\"\($0)0\" id=\"c\($0)\"/>"
        }.joined()
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><view id="w" translatesAutoresizingMaskIntoConstraints="NO">\
            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/><constraints>\(constraints)</constraints>\
            </view></subviews></view></objects></document>
            """
        var document = try StoryboardDocument(bytes: Array(text.utf8))
        let all = try #require(document.screens().first).layout.reports.count
        #expect(all >= 2)
        for count in [all, all - 1, 0] {
            document.limits.conflicts = count
            #expect(document.screens()[0].layout.reports.count == count)
        }
    }
}
