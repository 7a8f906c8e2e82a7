import Mullion
import Testing

/// Each modifier of looks, layers and text does the same as the view modifier of the same name.
@Suite struct DocumentLookTests {
    private func expectSame<V: View>(
        _ modifiers: String, _ location: SourceLocation = #_sourceLocation,
        _ view: (HStack<TupleView<(Text, ModifiedContent)>>) -> V
    ) throws {
        let base = HStack {
            Text("ab cd")
            ModifiedContent()
        }
        let json = #"""
            {"kind": "hStack", "children": [
              {"kind": "text", "text": "ab cd"},
              {"kind": "circle", "modifiers": [{"frame": {"width": 20, "height": 20}}]}],
             "modifiers": [\#(modifiers)]}
            """#
        let picture = try layout(json)
        let expected = ViewRenderer(view(base)).layout()
        #expect(picture.displayList == expected.displayList, sourceLocation: location)
        #expect(picture.frames.map(\.frame) == expected.frames.map(\.frame), sourceLocation: location)
        #expect(picture.frames.map(\.kind) == expected.frames.map(\.kind), sourceLocation: location)
        // A modifier that does nothing here shows nothing.
        #expect(
            picture.displayList != ViewRenderer(base).layout().displayList
                || picture.frames.count != ViewRenderer(base).layout().frames.count, sourceLocation: location)
    }

    /// A circle of 20 points.
    struct ModifiedContent: View {
        var body: some View { Circle().frame(width: 20, height: 20) }
    }

    @Test("Effects: opacity, shadow, rotation, scale, hidden, mask, zIndex")
    func effects() throws {
        try expectSame(#"{"opacity": 0.5}"#) { $0.opacity(0.5) }
        try expectSame(#"{"shadow": 4}"#) { $0.shadow(radius: 4) }
        try expectSame(#"{"shadow": {"color": "red", "radius": 2, "x": 1, "y": -1}}"#) {
            $0.shadow(color: .red, radius: 2, x: 1, y: -1)
        }
        try expectSame(#"{"rotationEffect": 30}"#) { $0.rotationEffect(.degrees(30)) }
        try expectSame(#"{"rotationEffect": {"angle": -90, "anchor": "topLeading"}}"#) {
            $0.rotationEffect(.degrees(-90), anchor: .topLeading)
        }
        try expectSame(#"{"scaleEffect": 2}"#) { $0.scaleEffect(2) }
        try expectSame(#"{"scaleEffect": {"x": -1}}"#) { $0.scaleEffect(x: -1) }
        try expectSame(#"{"scaleEffect": {"scale": [2, 0.5], "anchor": [0.25, 1]}}"#) {
            $0.scaleEffect(x: 2, y: 0.5, anchor: UnitPoint(x: 0.25, y: 1))
        }
        try expectSame(#""hidden""#) { $0.hidden() }
        try expectSame(#"{"mask": "capsule"}"#) { $0.mask(Capsule()) }
        try expectSame(#"{"mask": {"kind": "text", "text": "M"}}"#) { $0.mask { Text("M") } }
        try expectSame(#"{"mask": {"content": {"kind": "text", "text": "M"}, "alignment": "bottom"}}"#) {
            $0.mask(alignment: .bottom) { Text("M") }
        }
        let stack = try layout(
            #"""
            {"kind": "zStack", "children": [
              {"kind": "color", "color": "red", "modifiers": [{"frame": {"width": 5, "height": 5}}, {"zIndex": 1}]},
              {"kind": "color", "color": "blue", "modifiers": [{"frame": {"width": 5, "height": 5}}]}]}
            """#)
        let expected = ViewRenderer(
            ZStack {
                Color.red.frame(width: 5, height: 5).zIndex(1)
                Color.blue.frame(width: 5, height: 5)
            }
        ).layout()
        #expect(stack.displayList == expected.displayList)
    }

    @Test("Layers: styles of the surroundings, gradients, shapes, borders, insets")
    func layers() throws {
        try expectSame(#"{"background": "secondary"}"#) { $0.background(.secondary) }
        try expectSame(#"{"background": {"color": "secondary", "in": "capsule"}}"#) {
            $0.background(.secondary, in: Capsule())
        }
        try expectSame(
            #"{"overlay": {"color": "red", "in": {"kind": "path", "data": "M0 0h5v5z"}}}"#
        ) { view in
            view.overlay(
                .red,
                in: Path {
                    $0.move(to: .zero)
                    $0.addLine(to: CGPoint(x: 5, y: 0))
                    $0.addLine(to: CGPoint(x: 5, y: 5))
                    $0.closeSubpath()
                })
        }
        try expectSame(
            #"{"background": {"color": {"kind": "linearGradient", "colors": ["red", "blue"], "endPoint": "trailing"}}}"#
        ) {
            $0.background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .trailing))
        }
        try expectSame(#"{"border": "red"}"#) { $0.border(.red) }
        try expectSame(#"{"border": {"color": "primary", "width": 2}}"#) { $0.border(.primary, width: 2) }
        try expectSame(
            #"{"safeAreaInset": {"edge": "bottom", "alignment": "leading", "spacing": 3, "content": {"kind": "text", "text": "bar"}}}"#
        ) { $0.safeAreaInset(edge: VerticalEdge.bottom, alignment: .leading, spacing: 3) { Text("bar") } }
        try expectSame(#"{"safeAreaInset": {"edge": "leading", "content": {"kind": "text", "text": "bar"}}}"#) {
            $0.safeAreaInset(edge: HorizontalEdge.leading) { Text("bar") }
        }
        try expectSame(#"{"clipShape": {"kind": "roundedRectangle", "cornerRadius": 5}}"#) {
            $0.clipShape(RoundedRectangle(cornerRadius: 5))
        }
        try expectSame(#""scaledToFit""#) { $0.scaledToFit() }
        try expectSame(#"{"scaledToFill": true}"#) { $0.scaledToFill() }
    }

    @Test("Everything that text inherits")
    func text() throws {
        try expectSame(#"{"foregroundStyle": "secondary"}, {"foregroundStyle": "blue"}"#) {
            $0.foregroundStyle(.secondary).foregroundStyle(.blue)
        }
        try expectSame(
            #"{"foregroundStyle": {"kind": "radialGradient", "stops": [{"color": "red", "location": 0.5}], "endRadius": 9}}"#
        ) {
            $0.foregroundStyle(
                RadialGradient(
                    stops: [.init(color: .red, location: 0.5)], center: .center, startRadius: 0, endRadius: 9))
        }
        try expectSame(#"{"font": "headline"}"#) { $0.font(.headline) }
        try expectSame(#"{"font": {"size": 9, "weight": "black", "italic": true, "monospaced": true}}"#) {
            $0.font(Font(size: 9, weight: .black, isItalic: true, design: .monospaced))
        }
        try expectSame(#"{"fontWeight": "semibold"}, "italic", "monospaced""#) {
            $0.fontWeight(.semibold).italic().monospaced()
        }
        try expectSame(#""underline", {"strikethrough": "red"}"#) { $0.underline().strikethrough(true, color: .red) }
        try expectSame(#"{"kerning": 2}"#) { $0.kerning(2) }
        try expectSame(#"{"tracking": -1}"#) { $0.tracking(-1) }
        try expectSame(#"{"lineLimit": 1}, {"truncationMode": "middle"}, {"frame": {"width": 50}}"#) {
            $0.lineLimit(1).truncationMode(.middle).frame(width: 50)
        }
        try expectSame(#"{"lineLimit": [2, 3]}, {"textCase": "uppercase"}"#) {
            $0.lineLimit(2...3).textCase(.uppercase)
        }
        try expectSame(#"{"lineLimit": [2, null]}, {"textCase": null}"#) { $0.lineLimit(2...).textCase(nil) }
        try expectSame(#"{"minimumScaleFactor": 0.5}, {"lineLimit": 1}, {"frame": {"width": 50}}"#) {
            $0.minimumScaleFactor(0.5).lineLimit(1).frame(width: 50)
        }
        try expectSame(#"{"lineLimit": {"lines": 3, "reservesSpace": true}}"#) { $0.lineLimit(3, reservesSpace: true) }
        try expectSame(#"{"lineLimit": null}, {"lineLimit": 1}, {"frame": {"width": 55}}"#) {
            $0.lineLimit(nil).lineLimit(1).frame(width: 55)
        }
        try expectSame(#"{"multilineTextAlignment": "trailing"}, {"lineSpacing": 5}, {"frame": {"width": 55}}"#) {
            $0.multilineTextAlignment(.trailing).lineSpacing(5).frame(width: 55)
        }
    }

    @Test("A style in a layer takes what the surroundings say outside of the element")
    func surroundings() throws {
        let picture = try layout(
            #"""
            {"kind": "text", "text": "a",
             "modifiers": [{"background": "primary"}, {"foregroundColor": "red"}, {"background": "primary"}, {"foregroundColor": "blue"}]}
            """#)
        let expected = ViewRenderer(
            Text("a").background(.primary).foregroundColor(.red).background(.primary).foregroundColor(.blue)
        ).layout()
        #expect(picture.displayList == expected.displayList)
    }
}
