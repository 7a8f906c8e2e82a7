import Mullion
import Testing

/// A document draws the same as the views of the same names: frames, kinds and commands.
@Suite struct ElementTests {
    private func expectSame<V: View>(
        _ json: String, _ view: V, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let picture = try layout(json)
        let expected = ViewRenderer(view).layout()
        #expect(picture.displayList == expected.displayList, sourceLocation: location)
        #expect(picture.size == expected.size, sourceLocation: location)
        #expect(picture.frames.map(\.path) == expected.frames.map(\.path), sourceLocation: location)
        #expect(picture.frames.map(\.frame) == expected.frames.map(\.frame), sourceLocation: location)
    }

    @Test("Text with its keys")
    func text() throws {
        try expectSame(#"{"kind": "text", "text": "Hello"}"#, Text("Hello"))
        try expectSame(
            #"{"kind": "text", "text": "a\n\"\u00e9\ud83d\ude00", "font": 20, "bold": true, "color": "red"}"#,
            Text("a\n\"é😀").font(.system(size: 20)).bold().foregroundColor(.red))
        try expectSame(
            #"{"kind": "text", "text": "x", "font": {"family": "DejaVu Sans", "size": 9, "weight": "bold"}}"#,
            Text("x").font(.system(size: 9, weight: .bold)))
    }

    @Test("Colours and shapes with fill, stroke and stroke border")
    func shapes() throws {
        let frame = #""modifiers": [{"frame": {"width": 30, "height": 20}}]"#
        try expectSame(
            ##"{"kind": "color", "color": "#123", \##(frame)}"##, try Color(css: "#123").frame(width: 30, height: 20))
        try expectSame(#"{"kind": "rectangle", \#(frame)}"#, Rectangle().frame(width: 30, height: 20))
        try expectSame(
            #"{"kind": "roundedRectangle", "cornerRadius": 4, "fill": "white", "strokeBorder": "red", \#(frame)}"#,
            RoundedRectangle(cornerRadius: 4).fill(.white).strokeBorder(.red).frame(width: 30, height: 20))
        try expectSame(
            #"{"kind": "capsule", "stroke": {"color": "blue", "lineWidth": 3}, \#(frame)}"#,
            Capsule().stroke(.blue, lineWidth: 3).frame(width: 30, height: 20))
        try expectSame(
            #"{"kind": "circle", "fill": "red", \#(frame)}"#, Circle().fill(.red).frame(width: 30, height: 20))
    }

    @Test("Stacks, spacer, divider, group and ViewThatFits")
    func containers() throws {
        let box = #"{"kind": "color", "color": "red", "modifiers": [{"frame": {"width": 9, "height": 5}}]}"#
        let view = Color.red.frame(width: 9, height: 5)
        try expectSame(
            #"""
            {"kind": "hStack", "alignment": "bottom", "spacing": 3, "children": [
                \#(box), {"kind": "divider"}, {"kind": "group", "children": [\#(box), \#(box)]}]}
            """#,
            HStack(alignment: .bottom, spacing: 3) {
                view
                Divider()
                view
                view
            })
        try expectSame(
            #"""
            {"kind": "vStack", "alignment": "trailing", "children": [\#(box), {"kind": "spacer", "minLength": 11}, \#(box)]}
            """#,
            VStack(alignment: .trailing) {
                view
                Spacer(minLength: 11)
                view
            })
        try expectSame(
            #"{"kind": "zStack", "alignment": "topLeading", "children": [\#(box), {"kind": "text", "text": "x"}]}"#,
            ZStack(alignment: .topLeading) {
                view
                Text("x")
            })
        try expectSame(
            #"""
            {"kind": "viewThatFits", "axes": "horizontal", "children": [\#(box), {"kind": "text", "text": "x"}],
             "modifiers": [{"frame": {"width": 5}}]}
            """#,
            ViewThatFits(in: .horizontal) {
                view
                Text("x")
            }
            .frame(width: 5))
        try expectSame(#"{"kind": "hStack"}"#, HStack {})
        try expectSame(#"{"kind": "group"}"#, EmptyView())
    }

    @Test("Text of several spans, each with a look of its own")
    func spans() throws {
        try expectSame(
            #"""
            {"kind": "text", "font": "body", "kerning": 1, "text": ["Total: ", {"text": "12 €", "bold": true, "color": "red",
             "underline": true}, {"text": "!", "font": {"size": 30}, "italic": true, "strikethrough": "blue"}]}
            """#,
            (Text("Total: ") + Text("12 €").bold().foregroundColor(.red).underline()
                + Text("!").font(.system(size: 30)).italic().strikethrough(true, color: .blue))
                .font(.body).kerning(1))
        try expectSame(#"{"kind": "text", "text": []}"#, Text(""))
        try expectSame(
            #"{"kind": "text", "text": "x", "fontWeight": "heavy", "monospaced": true, "color": "tertiary"}"#,
            Text("x").fontWeight(.heavy).monospaced().foregroundStyle(.tertiary))
    }

    @Test("Gradients, ellipses and paths, trimmed and with holes, and pens in all their keys")
    func outlines() throws {
        let frame = #""modifiers": [{"frame": {"width": 30, "height": 20}}]"#
        try expectSame(
            #"{"kind": "linearGradient", "colors": ["red", "blue"], "startPoint": "leading", "endPoint": [1, 0.5], \#(frame)}"#,
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: UnitPoint(x: 1, y: 0.5))
                .frame(width: 30, height: 20))
        try expectSame(
            #"{"kind": "radialGradient", "stops": [{"color": "red", "location": 0.25}], "startRadius": 1, "endRadius": 9, \#(frame)}"#,
            RadialGradient(
                stops: [.init(color: .red, location: 0.25)], center: .center, startRadius: 1, endRadius: 9
            ).frame(width: 30, height: 20))
        try expectSame(
            #"""
            {"kind": "ellipse", "trim": [0.25, 0.5], "stroke": {"color": "red", "lineWidth": 3, "lineCap": "round",
             "lineJoin": "bevel", "miterLimit": 4, "dash": [1, 2], "dashPhase": 1}, \#(frame)}
            """#,
            Ellipse().trim(from: 0.25, to: 0.5)
                .stroke(
                    Color.red,
                    style: StrokeStyle(
                        lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [1, 2], dashPhase: 1)
                ).frame(width: 30, height: 20))
        let outline = try Path(svgData: "M0 0h30v20h-30z M5 5h5v5h-5z")
        try expectSame(
            #"{"kind": "path", "data": "M0 0h30v20h-30z M5 5h5v5h-5z", "evenOdd": true, "fill": "secondary", \#(frame)}"#,
            outline.fill(.secondary, style: FillStyle(eoFill: true)).frame(width: 30, height: 20))
        try expectSame(
            #"{"kind": "path", "data": "M0 0h30v20h-30z M5 5h5v5h-5z", "evenOdd": true, \#(frame)}"#,
            outline.fill(style: FillStyle(eoFill: true)).frame(width: 30, height: 20))
    }

    @Test("A window on content that is larger")
    func scrollView() throws {
        let box = #"{"kind": "color", "color": "red", "modifiers": [{"frame": {"width": 9, "height": 50}}]}"#
        let view = Color.red.frame(width: 9, height: 50)
        try expectSame(
            #"{"kind": "scrollView", "axes": "vertical", "children": [\#(box), \#(box)], "modifiers": [{"frame": {"height": 30}}]}"#,
            ScrollView {
                view
                view
            }
            .frame(height: 30))
    }

    @Test("A group's modifiers modify each of its children")
    func groups() throws {
        try expectSame(
            #"""
            {"kind": "vStack", "children": [{"kind": "group", "modifiers": [{"padding": 2}, {"foregroundColor": "red"}],
             "children": [{"kind": "text", "text": "a"}, {"kind": "text", "text": "b"}]}]}
            """#,
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(2)
                .foregroundColor(.red)
            })
    }

    @Test("The name belongs to the element with its modifiers")
    func names() throws {
        let picture = try layout(#"{"kind": "text", "text": "a", "name": "title", "modifiers": [{"padding": 5}]}"#)
        #expect(picture.frames.map(\.path) == ["title", "title/text[0]"])
    }

    @Test("The size of the document frames the root, and the background lies behind everything")
    func canvas() throws {
        var document = try Document(
            json: ##"""
                {"version": 1, "size": [50, null], "background": "#00ff00",
                 "root": {"kind": "color", "color": "red", "name": "box", "modifiers": [{"frame": {"width": 10}}]}}
                """##)
        let picture = document.layout().view
        #expect(picture.size == CGSize(width: 50, height: 10))
        #expect(try picture.frame("box") == CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(
            picture.displayList.commands.first
                == .fill(Path(CGRect(x: 0, y: 0, width: 50, height: 10)), Color(red: 0, green: 1, blue: 0)))
        document.width = 100
        document.height = 20
        document.background = nil
        #expect(document.layout().view.size == CGSize(width: 100, height: 20))
        #expect(document.layout().view.displayList.commands.count == 3)
    }

    @Test("A path with a view box is scaled to fit its frame, in the middle")
    func viewBox() throws {
        let document = try Document(
            json:
                #"{"version": 1, "size": [100, 60], "root": {"kind": "path", "data": "M0 0h24v12h-24z", "viewBox": [0, 0, 24, 24], "fill": "red"}}"#
        )
        let paths = document.layout().view.displayList.commands.compactMap { command -> CGRect? in
            if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
        }
        #expect(paths == [CGRect(x: 20, y: 0, width: 60, height: 30)])
        let flat = try Document(
            json:
                #"{"version": 1, "size": [10, 10], "root": {"kind": "path", "data": "M0 0h9", "viewBox": [0, 0, 0, 9]}}"#
        )
        #expect(flat.layout().diagnostics.isEmpty)
    }
}
