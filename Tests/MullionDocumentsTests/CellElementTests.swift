import Mullion
import Testing

/// The elements and the modifier for cells do what the views of the same names do.
@Suite struct CellElementTests {
    private func expectSame<V: View>(
        _ json: String, _ view: V, size: CGSize = CGSize(width: 200, height: 90),
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let picture = try layout(json, size: "[\(size.width), \(size.height)]")
        let expected = ViewRenderer(view.frame(width: size.width, height: size.height)).layout()
        #expect(
            picture.frames.dropFirst().map(\.kind) == expected.frames.dropFirst().map(\.kind), sourceLocation: location)
        #expect(picture.frames.map(\.frame) == expected.frames.map(\.frame), sourceLocation: location)
        #expect(picture.displayList == expected.displayList, sourceLocation: location)
    }

    private func box(_ width: Int, _ height: Int, _ item: String = "") -> String {
        let cell = item.isEmpty ? "" : #", {"cellItem": \#(item)}"#
        return
            #"{"kind": "color", "color": "red", "modifiers": [{"frame": {"width": \#(width), "height": \#(height)}}\#(cell)]}"#
    }

    private func view(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    /// Settings that all but three share, in both languages.
    private static let settings =
        #""alignment": "bottomTrailing", "margins": {"all": 3, "top": 7}, "crops": true, "fills": "both""#

    private func settings<L: CellSettings, V: View>(_ container: CellContainer<L, V>) -> some View {
        container.aligned(.bottomTrailing).margins(3).margins(top: 7).cropping().filling()
    }

    @Test("Rows and columns with every setting")
    func linear() throws {
        let children = #""children": [\#(box(30, 10)), \#(box(50, 20, #"{"stretch": 1}"#))]"#
        try expectSame(
            #"{"kind": "cellRow", "spacing": 5, \#(Self.settings), \#(children)}"#,
            settings(
                CellRow(spacing: 5) {
                    view(30, 10)
                    view(50, 20).cellStretch()
                }))
        try expectSame(
            #"{"kind": "cellColumn", "spacing": -2, \#(Self.settings), \#(children)}"#,
            settings(
                CellColumn(spacing: -2) {
                    view(30, 10)
                    view(50, 20).cellStretch()
                }))
        try expectSame(
            #"{"kind": "cellRow", "children": [\#(box(30, 10))]}"#, CellRow { view(30, 10) })
    }

    @Test("Stacks in every positioning, scrolls and flows")
    func others() throws {
        for positioning in CellPositioning.allCases {
            try expectSame(
                #"{"kind": "cellStack", "positioning": "\#(positioning.rawValue)", \#(Self.settings), "children": [\#(box(30, 10))]}"#,
                settings(CellStack { view(30, 10) }.positioning(positioning)))
        }
        try expectSame(
            #"{"kind": "cellScroll", "axes": "horizontal", "alignment": "leading", "fills": "both", "children": [\#(box(30, 10))]}"#,
            CellScroll(.horizontal, alignment: .leading, fills: [.horizontal, .vertical]) { view(30, 10) })
        let boxes = [box(90, 10), box(70, 20), box(80, 5)].joined(separator: ", ")
        let flow = CellFlow(horizontalSpacing: 4, verticalSpacing: 9) {
            view(90, 10)
            view(70, 20)
            view(80, 5)
        }
        try expectSame(
            #"{"kind": "cellFlow", "spacing": 4, "verticalSpacing": 9, "startsTrailing": true, \#(Self.settings), "children": [\#(boxes)]}"#,
            settings(flow.startingTrailing()))
        try expectSame(
            #"{"kind": "cellFlow", "horizontalSpacing": 4, "spacing": 9, "fills": "both", "children": [\#(boxes)]}"#,
            flow.filling())
    }

    @Test("Grids with tracks, gaps and margins of their own")
    func grid() throws {
        let boxes = (1...5).map { box($0 * 5, 10) }.joined(separator: ", ")
        let content = ForEach(1...5, id: \.self) { view(CGFloat($0) * 5, 10) }
        try expectSame(
            #"""
            {"kind": "cellGrid", "maxColumns": 3, "columns": [20, {"stretch": 2}], "rows": [{"fixed": 12, "stretch": 1}],
             "otherColumns": {"stretch": 1}, "otherRows": 15, "spacing": {"size": 3, "stretch": 1}, "columnSpacings": [7],
             "rowSpacings": [{"size": 2}], "otherRowSpacing": 4, "marginStretch": 1, \#(Self.settings),
             "children": [\#(boxes)]}
            """#,
            settings(
                CellGrid(maxColumns: 3) { content }
                    .columns([CellTrack(fixed: 20), CellTrack(stretch: 2)], others: CellTrack(stretch: 1))
                    .rows([CellTrack(fixed: 12, stretch: 1)], others: CellTrack(fixed: 15))
                    .spacing(3, stretch: 1).marginStretch(1)
                    .with {
                        $0.columnSpacings = [CellGap(size: 7)]
                        $0.rowSpacings = [CellGap(size: 2)]
                        $0.defaultRowSpacing = CellGap(size: 4)
                    }))
        try expectSame(
            #"{"kind": "cellGrid", "maxRows": 2, "uniformColumns": true, "uniformRows": true, "otherColumnSpacing": 6, "children": [\#(boxes)]}"#,
            CellGrid(maxRows: 2) { content }.uniform().horizontalSpacing(6))
        try expectSame(
            #"{"kind": "cellGrid", "children": [\#(boxes)]}"#, CellGrid(maxColumns: 0) { content })
        #expect(
            try error(in: #"{"version": 1, "root": {"kind": "cellGrid", "maxColumns": 2, "maxRows": 3}}"#).problem
                == .conflictingKeys("maxColumns", "maxRows", hint: "write one of them"))
    }

    @Test("Several layouts in one container")
    func groups() throws {
        try expectSame(
            #"""
            {"kind": "cellGroups", "fills": "both", "layouts": [
              {"kind": "cellColumn", "alignment": "top", "margins": 4}, {"kind": "cellRow", "alignment": "bottomTrailing"}],
             "children": [\#(box(30, 10)), \#(box(50, 20, #"{"group": 1}"#))]}
            """#,
            CellGroups([CellColumn(alignment: .top).margins(4), CellRow(alignment: .bottomTrailing)]).filling()
                .callAsFunction {
                    view(30, 10)
                    view(50, 20).cellGroup(1)
                })
    }

    @Test("The automatic grid")
    func splitGrid() throws {
        let leaf = #"{"kind": "color", "color": "red"}"#
        let leaves = Array(repeating: leaf, count: 5).joined(separator: ", ")
        let colors = ForEach(0..<5) { _ in Color.red }
        try expectSame(#"{"kind": "splitGrid", "children": [\#(leaves)]}"#, SplitGrid { colors })
        try expectSame(
            #"{"kind": "splitGrid", "rootAxis": "horizontal", "spacing": 6, "children": [\#(leaves)]}"#,
            SplitGrid(rootAxis: .horizontal, spacing: 6) { colors })
    }

    @Test(
        "Every key of the modifier is the property of the item",
        arguments: [
            (#""filler""#, CellItem.filler),
            (#"{"stretch": 2}"#, CellItem().stretching(weight: 2)),
            (
                #"{"stretch": 2, "verticalStretch": 3}"#,
                CellItem().stretching(weight: 2).stretching(.vertical, weight: 3)
            ),
            (#"{"horizontalStretch": 1}"#, CellItem().stretching(.horizontal)),
            (#"{"ignoredSides": "both"}"#, CellItem().ignoringDesiredSize()),
            (#"{"width": 5, "height": 6}"#, CellItem().fixedSize(width: 5, height: 6)),
            (#"{"width": 5, "maxWidth": 8}"#, CellItem().fixedSize(width: 5).maxSize(width: 8)),
            (
                #"{"minWidth": 1, "maxWidth": 2, "minHeight": 3, "maxHeight": "infinity"}"#,
                CellItem().minSize(width: 1, height: 3).maxSize(width: 2)
            ),
            (#"{"widthAdjustment": -1, "heightAdjustment": 2}"#, CellItem().adjustingSize(width: -1, height: 2)),
            (#"{"alignment": "bottomLeading"}"#, CellItem().aligned(.bottomLeading)),
            (#"{"alignment": "top", "horizontalAlignment": "end"}"#, CellItem().aligned(.topTrailing)),
            (#"{"alignment": "top", "verticalAlignment": "end"}"#, CellItem().aligned(.bottom)),
            (#"{"spacingAdjustment": {"trailing": 4, "top": 1}}"#, CellItem().adjustingSpacing(top: 1, trailing: 4)),
            (#"{"offset": [1, -2]}"#, CellItem().offset(x: 1, y: -2)),
            (#"{"skipped": true}"#, CellItem().skipped()),
            (#"{"group": 3}"#, CellItem().inGroup(3)),
        ])
    func cellItem(_ json: String, _ expected: CellItem) throws {
        let picture = try layout(#"{"kind": "divider", "modifiers": [{"cellItem": \#(json)}]}"#)
        #expect(picture.tree.value(forKey: CellItemKey.self, of: picture.frames[0].node) == expected)
    }
}
