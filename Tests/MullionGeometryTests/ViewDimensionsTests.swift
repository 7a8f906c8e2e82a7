import MullionGeometry
import Testing

@Suite("View dimensions")
struct ViewDimensionsTests {
    private let plain = ViewDimensions(width: 40, height: 30)
    private let text = ViewDimensions(
        width: 40, height: 30,
        explicit: [(VerticalAlignment.firstTextBaseline.key, 12), (HorizontalAlignment.center.key, 5)])

    @Test("Horizontal guides default to nothing, half and all of the width")
    func horizontalDefaults() {
        #expect(plain[HorizontalAlignment.leading] == 0)
        #expect(plain[HorizontalAlignment.center] == 20)
        #expect(plain[HorizontalAlignment.trailing] == 40)
        #expect(plain[.listRowSeparatorLeading] == 0)
        #expect(plain[.listRowSeparatorTrailing] == 40)
    }

    @Test("Vertical guides default to nothing, half and all of the height")
    func verticalDefaults() {
        #expect(plain[VerticalAlignment.top] == 0)
        #expect(plain[VerticalAlignment.center] == 15)
        #expect(plain[VerticalAlignment.bottom] == 30)
    }

    @Test("A box without text has both baselines at its bottom edge")
    func baselineDefaults() {
        #expect(plain[.firstTextBaseline] == 30)
        #expect(plain[.lastTextBaseline] == 30)
    }

    @Test("A custom guide defaults to what its type says")
    func customDefault() {
        #expect(plain[VerticalAlignment(OneThird.self)] == 10)
    }

    @Test("An explicit value replaces the default of its guide only")
    func explicitValues() {
        #expect(text[.firstTextBaseline] == 12)
        #expect(text[.lastTextBaseline] == 30)
        #expect(text[HorizontalAlignment.center] == 5)
        #expect(text[VerticalAlignment.center] == 15)
    }

    @Test("The explicit subscripts never fall back to a default")
    func explicitSubscripts() {
        #expect(text[explicit: .firstTextBaseline] == 12)
        #expect(text[explicit: HorizontalAlignment.center] == 5)
        #expect(text[explicit: .lastTextBaseline] == nil)
        #expect(plain[explicit: HorizontalAlignment.leading] == nil)
    }

    @Test("A custom guide's default sees the explicit guides")
    func customDefaultSeesExplicitGuides() {
        #expect(text[VerticalAlignment(AboveBaseline.self)] == 10)
        #expect(plain[VerticalAlignment(AboveBaseline.self)] == 28)
    }

    @Test("Of several values for one guide the last counts")
    func lastValueCounts() {
        let key = VerticalAlignment.top.key
        let dimensions = ViewDimensions(width: 1, height: 1, explicit: [(key, 2), (key, 3)])
        #expect(dimensions[VerticalAlignment.top] == 3)
        #expect(dimensions == ViewDimensions(width: 1, height: 1, explicit: [(key, 3)]))
    }

    @Test("Dimensions are equal if size and explicit guides are, in any order")
    func equality() {
        let reordered = ViewDimensions(
            width: 40, height: 30,
            explicit: [(HorizontalAlignment.center.key, 5), (VerticalAlignment.firstTextBaseline.key, 12)])
        #expect(text == reordered)
        #expect(text != plain)
        #expect(plain != text)
        #expect(plain != ViewDimensions(width: 41, height: 30))
        #expect(plain != ViewDimensions(width: 40, height: 31))
    }

    @Test("An explicit value equal to the default still makes a difference")
    func explicitDiffersFromDefault() {
        #expect(plain != ViewDimensions(width: 40, height: 30, explicit: [(VerticalAlignment.top.key, 0)]))
    }
}
