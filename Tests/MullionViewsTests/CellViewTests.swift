import Mullion
import Testing

/// Cells and the automatic grid as value views.
@Suite("Cells as views")
struct CellViewTests {
    private func size<L: CellLayout, V: View>(_ container: CellContainer<L, V>) -> CGSize { layout(container).size }

    /// What a cell container would be told about the only node of a view.
    private func item<V: View>(_ view: V) -> CellItem {
        let picture = layout(CellRow { view })
        var row = 1
        while picture.tree.value(forKey: CellItemKey.self, of: picture.frames[row].node) == CellItem(),
            row + 1 < picture.frames.count
        {
            row += 1
        }
        return picture.tree.value(forKey: CellItemKey.self, of: picture.frames[row].node)
    }

    private var box: some View { Color.red.frame(width: 30, height: 10) }

    @Test("A row shares spare room by weight and lists itself by its name")
    func row() throws {
        let view = CellRow(spacing: 4) {
            box.named("a").cellStretch(.horizontal)
            box.cellStretch(.horizontal, weight: 2).padding(1).named("b")
        }
        .margins(10)
        .filling(.horizontal)
        let picture = layout(view, 120)
        // 120 - 20 - 4 leaves 96; 30 and 32 are wanted, and of the 34 left over one gets 11, the other 23.
        #expect(try picture.frame("a") == rect(10, 11, 41, 10))
        #expect(try picture.frame("b") == rect(55, 10, 55, 12))
        #expect(picture.outline == ["cellRow", ".frame", "..color", ".padding", "..frame", "...color"])
    }

    @Test("Each setting behind the views does what it does before them")
    func settings() {
        #expect(CellRow { box }.margins(3).layout.margins == CellRow().margins(3).margins)
        #expect(CellColumn { box }.horizontalMargins(3).layout.margins == CellRow().horizontalMargins(3).margins)
        #expect(CellStack { box }.verticalMargins(3).layout.margins == CellRow().verticalMargins(3).margins)
        #expect(CellFlow { box }.margins(top: 3).layout.margins == CellRow().margins(top: 3).margins)
        #expect(CellRow { box }.aligned(.bottom).layout.alignment == .bottom)
        #expect(CellRow { box }.cropping().layout.crops)
        #expect(CellRow { box }.positioning(.fill).layout.positioning == .fill)
        #expect(CellRow { box }.filling(.vertical).layout.fills == .vertical)
        #expect(CellFlow { box }.startingTrailing().layout.startsTrailing)
        let grid = CellGrid(maxColumns: 2) { box }
        #expect(grid.spacing(3, stretch: 1).layout.defaultRowSpacing == CellGap(size: 3, stretch: 1))
        #expect(grid.horizontalSpacing(3).layout.defaultColumnSpacing.size == 3)
        #expect(grid.verticalSpacing(3).layout.defaultRowSpacing.size == 3)
        #expect(grid.marginStretch(2).layout.marginStretch == CellGrid(maxRows: 1).marginStretch(2).marginStretch)
        #expect(
            grid.horizontalMarginStretch(2).layout.marginStretch
                == EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2))
        #expect(
            grid.verticalMarginStretch(2).layout.marginStretch == EdgeInsets(top: 2, leading: 0, bottom: 2, trailing: 0)
        )
        #expect(grid.uniform(rows: false).layout.hasUniformColumns && !grid.uniform(rows: false).layout.hasUniformRows)
        let tracks = grid.columns([CellTrack(fixed: 9)], others: CellTrack(stretch: 1)).rows([CellTrack(fixed: 8)])
        #expect(tracks.layout.columnSizings == [CellTrack(fixed: 9)])
        #expect(tracks.layout.defaultColumnSizing == CellTrack(stretch: 1))
        #expect(tracks.layout.rowSizings == [CellTrack(fixed: 8)] && tracks.layout.defaultRowSizing == CellTrack())
        #expect(grid.with { $0.columnSpacings = [CellGap(size: 1)] }.layout.columnSpacings == [CellGap(size: 1)])
    }

    @Test("Each modifier changes one thing about a view")
    func items() {
        #expect(item(box.cellItem(.filler)) == .filler)
        #expect(item(box.cellStretch()) == CellItem().stretching())
        #expect(item(box.cellStretch(.vertical, weight: 3)) == CellItem().stretching(.vertical, weight: 3))
        #expect(item(box.cellSize(width: 5)) == CellItem().fixedSize(width: 5))
        #expect(
            item(box.cellSize(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4))
                == CellItem().minSize(width: 1, height: 3).maxSize(width: 2, height: 4))
        #expect(item(box.cellSizeAdjustment(width: -2)) == CellItem().adjustingSize(width: -2))
        #expect(item(box.cellSizeIgnored(.horizontal)) == CellItem().ignoringDesiredSize(.horizontal))
        #expect(item(box.cellSpacing(trailing: 7)) == CellItem().adjustingSpacing(trailing: 7))
        #expect(item(box.cellOffset(x: 1, y: 2)) == CellItem().offset(x: 1, y: 2))
        #expect(item(box.cellAlignment(.bottomTrailing)) == CellItem().aligned(.bottomTrailing))
        #expect(item(box.cellSkipped()) == CellItem().skipped())
        #expect(item(box.cellGroup(2)) == CellItem().inGroup(2))
        var start = CellItem()
        start.verticalAlignment = .start
        #expect(item(box.cellAlignment(vertical: .start)) == start)
    }

    @Test("Modifiers add up, whatever is between them")
    func sums() {
        let view = box.cellStretch(.horizontal, weight: 2).padding(1).background(.blue).cellAlignment(.top)
            .overlay(.red).cellStretch(.vertical)
        #expect(item(view) == CellItem().stretching(.horizontal, weight: 2).stretching(.vertical).aligned(.top))
        #expect(item(view.cellItem(CellItem().skipped())) == CellItem().skipped())
    }

    @Test("Every view of a group is told the same")
    func groups() throws {
        let picture = layout(
            CellRow {
                Group {
                    Color.red.named("a")
                    Color.blue.named("b")
                }
                .cellItem(.filler)
            }
            .filling(), 41, 9)
        #expect(try picture.frame("a") == rect(0, 0, 20, 9))
        #expect(try picture.frame("b") == rect(20, 0, 21, 9))
    }

    @Test("A host keeps the nodes of a container whose settings change, and forgets what is no longer said")
    func hostSettings() {
        func view(_ margin: CGFloat, _ isStretched: Bool) -> some View {
            CellRow {
                if isStretched { box.cellStretch() } else { box }
            }
            .margins(margin).filling()
        }
        func item<V: View>(_ host: ViewHost<V>) -> CellItem {
            let node = host.tree.children(of: host.tree.root!)[0]
            return host.tree.value(forKey: CellItemKey.self, of: node)
        }
        let proposal = ProposedViewSize(width: 100, height: 50)
        let host = ViewHost(view(1, true))
        host.layoutIfNeeded(in: proposal)
        let (row, child) = (host.tree.root!, host.tree.children(of: host.tree.root!)[0])
        #expect(host.tree.frame(of: child) == rect(1, 1, 98, 48))
        host.update(view(5, true))
        host.layoutIfNeeded(in: proposal)
        #expect(host.tree.root == row && host.tree.children(of: row) == [child])
        #expect(host.tree.frame(of: child) == rect(5, 5, 90, 40))
        host.update(view(5, false))
        host.layoutIfNeeded(in: proposal)
        #expect(item(host) == CellItem())
    }

    @Test("An item that is no longer said is the default again for the same node")
    func forgottenItem() {
        let host = ViewHost(CellRow { box.cellItem(CellItem().stretching()) }.filling())
        let proposal = ProposedViewSize(width: 100, height: 50)
        host.layoutIfNeeded(in: proposal)
        let child = host.tree.children(of: host.tree.root!)[0]
        #expect(host.tree.frame(of: child).width == 100)
        host.update(CellRow { box.cellItem(CellItem()) }.filling())
        host.layoutIfNeeded(in: proposal)
        #expect(host.tree.children(of: host.tree.root!) == [child])
        #expect(host.tree.frame(of: child).width == 30)
    }

    @Test("What an earlier update said does not add up with what this one says")
    func updatesDoNotAddUp() {
        let host = ViewHost(AnyView(CellRow { box.cellOffset(x: 3).cellSize(width: 9) }))
        host.layoutIfNeeded(in: .unspecified)
        let child = host.tree.children(of: host.tree.root!)[0]
        host.update(AnyView(CellRow { box.cellAlignment(.bottom) }))
        host.layoutIfNeeded(in: .unspecified)
        #expect(host.tree.children(of: host.tree.root!) == [child])
        #expect(host.tree.value(forKey: CellItemKey.self, of: child) == CellItem().aligned(.bottom))
    }

    private struct Tile: Identifiable {
        let id: Int
    }

    private func tiles(_ tiles: [Tile]) -> some View {
        SplitGrid(spacing: 2) {
            ForEach(tiles) { Text("Tile \($0.id)").padding(2) }
        }
    }

    @Test("One view put into a grid of 1,000 parts is measured alone, and the others keep their nodes")
    func insertion() {
        var list = (0..<1_000).map { Tile(id: $0) }
        let measurer = CountingMeasurer()
        let host = ViewHost(tiles(list), measurer: measurer)
        let proposal = ProposedViewSize(width: 4_000, height: 3_000)
        host.layoutIfNeeded(in: proposal)
        #expect(measurer.count == 1_000)
        let before = host.tree.children(of: host.tree.root!)

        list.insert(Tile(id: 1_000), at: 500)
        host.update(tiles(list))
        host.layoutIfNeeded(in: proposal)
        var after = host.tree.children(of: host.tree.root!)
        after.remove(at: 500)
        #expect(after == before)
        #expect(measurer.count == 1_001)
        // Later views of the deepest layer move on by one part; only those whose part has another size are arranged
        // again.
        #expect(host.tree.counts.leafMeasurements <= 4)
        #expect(host.tree.counts.placements <= 4)
        #expect(host.tree.changes.count > 400)

        list.remove(at: 500)
        host.update(tiles(list))
        host.layoutIfNeeded(in: proposal)
        #expect(host.tree.children(of: host.tree.root!) == before)
        #expect(measurer.count == 1_001)
    }

    @Test("One view put at the end of a grid of 1,000 parts changes a handful of them")
    func appending() {
        var list = (0..<1_000).map { Tile(id: $0) }
        let host = ViewHost(tiles(list))
        let proposal = ProposedViewSize(width: 4_000, height: 3_000)
        host.layoutIfNeeded(in: proposal)
        list.append(Tile(id: 1_000))
        host.update(tiles(list))
        host.layoutIfNeeded(in: proposal)
        // The new part, the one that was halved for it, and two that have another owner now; with what is in them.
        #expect(host.tree.counts.leafMeasurements <= 4)
        #expect(host.tree.counts.placements <= 4)
        #expect(host.tree.changes.count < 30)
    }

    @Test("The grid lists itself by its name and tiles what it is offered")
    func splitGrid() throws {
        let picture = layout(
            SplitGrid {
                ForEach(["a", "b", "c", "d", "e"], id: \.self) { Color.red.named($0) }
            }, 320, 480)
        #expect(picture.frames[0].kind == "splitGrid")
        #expect(try picture.frame("b") == rect(0, 120, 160, 120))
        #expect(try picture.frame("e") == rect(160, 240, 160, 240))
    }
}
