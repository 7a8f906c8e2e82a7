import MullionGeometry
import Testing

@Suite("Alignments")
struct AlignmentTests {
    @Test("Every named alignment is made of the guides in its name")
    func namedAlignments() {
        let expected: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
            (.topLeading, .leading, .top), (.top, .center, .top), (.topTrailing, .trailing, .top),
            (.leading, .leading, .center), (.center, .center, .center), (.trailing, .trailing, .center),
            (.bottomLeading, .leading, .bottom), (.bottom, .center, .bottom), (.bottomTrailing, .trailing, .bottom),
            (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
            (.centerFirstTextBaseline, .center, .firstTextBaseline),
            (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
            (.leadingLastTextBaseline, .leading, .lastTextBaseline),
            (.centerLastTextBaseline, .center, .lastTextBaseline),
            (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
        ]
        for (alignment, horizontal, vertical) in expected {
            #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
        }
    }

    @Test("The named guides of an axis all differ")
    func distinctGuides() {
        let horizontal: [HorizontalAlignment] = [
            .leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing,
        ]
        let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        #expect(Set(horizontal.map(\.key)).count == 5)
        #expect(Set(vertical.map(\.key)).count == 5)
        #expect(Set(horizontal.map(\.key) + vertical.map(\.key)).count == 10)
    }

    @Test("Guides made from the same type are equal, from different types are not")
    func customIdentity() {
        #expect(VerticalAlignment(OneThird.self) == VerticalAlignment(OneThird.self))
        #expect(VerticalAlignment(OneThird.self) != VerticalAlignment(AboveBaseline.self))
    }

    @Test("One type makes two different guides on the two axes")
    func axisIsPartOfTheIdentity() {
        #expect(HorizontalAlignment(OneThird.self).key != VerticalAlignment(OneThird.self).key)
    }

    @Test("Equal keys have equal hashes")
    func hashes() {
        let table = [VerticalAlignment(OneThird.self).key: 1, VerticalAlignment.center.key: 2]
        #expect(table[VerticalAlignment(OneThird.self).key] == 1)
        #expect(table[VerticalAlignment.center.key] == 2)
        #expect(table[HorizontalAlignment.center.key] == nil)
    }

    @Test("A guide keeps its key")
    func keyRoundTrip() {
        #expect(HorizontalAlignment(key: HorizontalAlignment.trailing.key) == .trailing)
        #expect(VerticalAlignment(key: VerticalAlignment.lastTextBaseline.key) == .lastTextBaseline)
        #expect(HorizontalAlignment.trailing.key.axis == .horizontal)
        #expect(VerticalAlignment.bottom.key.axis == .vertical)
    }

    @Test("Builtin guides carry their kind, all others are custom")
    func builtins() {
        let horizontal: [HorizontalAlignment] = [.leading, .center, .trailing]
        #expect(horizontal.map(\.key.builtin) == [.start, .center, .end])
        let vertical: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        #expect(vertical.map(\.key.builtin) == [.start, .center, .end, .firstTextBaseline, .lastTextBaseline])
        #expect(VerticalAlignment(OneThird.self).key.builtin == .custom)
        #expect(HorizontalAlignment.listRowSeparatorLeading.key.builtin == .custom)
    }

    @Test("A key's shortcut agrees with the guide's own default")
    func shortcutAgreesWithProtocol() {
        let horizontal: [HorizontalAlignment] = [
            .leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing,
        ]
        let vertical: [VerticalAlignment] = [
            .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, VerticalAlignment(OneThird.self),
        ]
        let dimensions = ViewDimensions(width: 30, height: 12)
        for key in horizontal.map(\.key) + vertical.map(\.key) {
            #expect(key.defaultValue(width: 30, height: 12) == key.id.defaultValue(in: dimensions))
        }
    }
}
