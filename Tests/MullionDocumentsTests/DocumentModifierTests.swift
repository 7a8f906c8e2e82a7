import Mullion
import Testing

/// Each modifier of a document does the same as the view modifier of the same name.
@Suite struct DocumentModifierTests {
    private func expectSame<V: View>(
        _ modifiers: String, in size: ProposedViewSize = .unspecified, _ location: SourceLocation = #_sourceLocation,
        _ view: (HStack<TupleView<(Text, Color)>>) -> V
    ) throws {
        let base = HStack {
            Text("ab")
            Color.red
        }
        let json = #"""
            {"kind": "hStack", "children": [{"kind": "text", "text": "ab"}, {"kind": "color", "color": "red"}],
             "modifiers": [\#(modifiers)]}
            """#
        let width = size.width.map { "\($0)" } ?? "null"
        let height = size.height.map { "\($0)" } ?? "null"
        let picture = try layout(json, size: "[\(width), \(height)]")
        // The size of a document is a frame around its root.
        let expected =
            size == .unspecified
            ? ViewRenderer(view(base)).layout()
            : ViewRenderer(view(base).frame(width: size.width, height: size.height)).layout(in: size)
        #expect(picture.displayList == expected.displayList, sourceLocation: location)
        #expect(picture.frames.map(\.frame) == expected.frames.map(\.frame), sourceLocation: location)
        #expect(picture.frames.dropFirst().map(\.kind) == expected.frames.dropFirst().map(\.kind))
    }

    @Test("Frames, fixed and flexible")
    func frames() throws {
        try expectSame(#"{"frame": {"width": 50, "height": 40, "alignment": "topLeading"}}"#) {
            $0.frame(width: 50, height: 40, alignment: .topLeading)
        }
        try expectSame(#"{"frame": {"minWidth": 90, "idealWidth": 95, "maxWidth": "infinity", "maxHeight": 7}}"#) {
            $0.frame(minWidth: 90, idealWidth: 95, maxWidth: .infinity, maxHeight: 7)
        }
        try expectSame(
            #"{"frame": {"minHeight": 3, "idealHeight": 20, "maxWidth": "infinity", "alignment": "trailing"}}"#,
            in: ProposedViewSize(width: 200, height: 100)
        ) {
            $0.frame(maxWidth: .infinity, minHeight: 3, idealHeight: 20, alignment: .trailing)
        }
    }

    @Test("Padding in all its spellings")
    func padding() throws {
        try expectSame(#""padding""#) { $0.padding() }
        try expectSame(#"{"padding": 3.5}"#) { $0.padding(3.5) }
        try expectSame(#"{"padding": {"horizontal": 4, "top": 1}}"#) {
            $0.padding(EdgeInsets(top: 1, leading: 4, bottom: 0, trailing: 4))
        }
        try expectSame(#"{"padding": {"all": 2, "vertical": 3, "leading": -1}}"#) {
            $0.padding(EdgeInsets(top: 3, leading: -1, bottom: 3, trailing: 2))
        }
    }

    @Test("fixedSize, aspectRatio and layoutPriority")
    func sizes() throws {
        let room = ProposedViewSize(width: 12, height: 90)
        try expectSame(#""fixedSize""#, in: room) { $0.fixedSize() }
        try expectSame(#"{"fixedSize": {"horizontal": true}}"#, in: room) {
            $0.fixedSize(horizontal: true, vertical: false)
        }
        try expectSame(#"{"aspectRatio": 2}"#, in: room) { $0.aspectRatio(2, contentMode: .fit) }
        try expectSame(#"{"aspectRatio": {"ratio": 0.5, "contentMode": "fill"}}"#, in: room) {
            $0.aspectRatio(0.5, contentMode: .fill)
        }
        try expectSame(#"{"aspectRatio": {"contentMode": "fill"}}"#, in: room) { $0.scaledToFill() }
        try expectSame(#"{"layoutPriority": 2}"#) { $0.layoutPriority(2) }
    }

    @Test("Guides, offset, position and direction")
    func positions() throws {
        try expectSame(#"{"alignmentGuide": {"horizontal": "leading", "value": 5}}, "padding""#) {
            $0.alignmentGuide(.leading) { _ in 5 }.padding()
        }
        try expectSame(#"{"alignmentGuide": {"vertical": "top", "value": -5}}"#) { $0.alignmentGuide(.top) { _ in -5 } }
        try expectSame(#"{"offset": [3, -4]}"#) { $0.offset(x: 3, y: -4) }
        try expectSame(#"{"offset": {"y": 2}}"#) { $0.offset(y: 2) }
        try expectSame(#"{"position": {"x": 20, "y": 30}}"#, in: ProposedViewSize(width: 60, height: 60)) {
            $0.position(x: 20, y: 30)
        }
        try expectSame(#"{"layoutDirection": "rightToLeft"}"#) { $0.layoutDirection(.rightToLeft) }
    }

    @Test("Layers: a color, a rounded colour, an element, content with an alignment")
    func layers() throws {
        try expectSame(#"{"background": "blue"}"#) { $0.background(Color.blue) }
        try expectSame(#"{"overlay": {"color": "blue", "cornerRadius": 3}}"#) {
            $0.overlay(.blue, in: RoundedRectangle(cornerRadius: 3))
        }
        try expectSame(#"{"background": {"kind": "capsule", "fill": "blue"}}"#) {
            $0.background { Capsule().fill(.blue) }
        }
        try expectSame(
            #"{"overlay": {"content": {"kind": "text", "text": "x"}, "alignment": "bottomTrailing"}}, {"font": 9}"#
        ) {
            $0.overlay(alignment: .bottomTrailing) { Text("x") }.font(.system(size: 9))
        }
        try expectSame(#"{"font": 9}, {"overlay": {"content": {"kind": "text", "text": "x"}}}"#) {
            $0.font(.system(size: 9)).overlay { Text("x") }
        }
    }

    @Test("Looks: clips, colour, font and bold, inherited by what is inside")
    func looks() throws {
        try expectSame(#"{"cornerRadius": 3}, "clipped""#) { $0.cornerRadius(3).clipped() }
        try expectSame(#"{"clipShape": "circle"}, {"clipped": true}"#) { $0.clipShape(Circle()).clipped() }
        try expectSame(#"{"foregroundColor": "blue"}, {"font": {"size": 30}}, "bold""#) {
            $0.foregroundColor(.blue).font(.system(size: 30)).bold()
        }
        try expectSame(#"{"bold": false}, {"bold": true}"#) { $0.bold(false).bold() }
    }
}
