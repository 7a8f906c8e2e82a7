import ArgumentParser
import Mullion

/// The layouts that the demonstration of collections shows.
enum DemoLayout: String, CaseIterable, ExpressibleByArgument {
    case album, shelves, wall, spreadsheet, outline

    /// The elements that are counted.
    var elements: String {
        switch self {
        case .album, .wall: "pictures"
        case .shelves: "items"
        case .spreadsheet: "cells"
        case .outline: "rows"
        }
    }

    /// The number of all of them.
    var count: Int {
        switch self {
        case .album: AlbumView.pictureCount
        case .shelves: ShelvesView.sectionCount * ShelvesView.itemCount
        case .wall: WallView.tileCount
        case .spreadsheet: SheetView.layout.rowCount * SheetView.layout.columnCount
        case .outline: FolderView.layout.rowCount
        }
    }
}

/// A demonstration, with its content named "content" and each counted element "element".
nonisolated struct DemoView: View {
    var layout: DemoLayout
    var alignment = LineAlignment.justified

    var body: some View {
        switch layout {
        case .album: AlbumView(alignment: alignment)
        case .shelves: ScrollView(offset: .at(y: 0)) { ShelvesView() }
        case .wall: ScrollView(offset: .at(y: 0)) { WallView() }
        case .spreadsheet: ScrollView([.horizontal, .vertical], offset: .at(x: 0, y: 0)) { SheetView() }
        case .outline: ScrollView(offset: .at(y: 0)) { FolderView() }
        }
    }
}

/// 50,000 shelves, each of which has come to rest at another place.
nonisolated private struct ShelvesView: View {
    static let sectionCount = 50_000
    static let itemCount = 20

    private static let layout: CompositionalLayout = {
        let whole = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let size = LayoutSize(widthDimension: .absolute(112), heightDimension: .absolute(48))
        var section = LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: whole)]))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 16
        section.contentInsets = EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
        var header = LayoutBoundarySupplementaryItem(
            layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
            elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.supplementariesFollowContentInsets = false
        var layout = CompositionalLayout(
            section: section, viewport: FlowViewport(bounds: CGRect(x: 0, y: 0, width: 640, height: 0)))
        layout.prepare(itemCounts: Array(repeating: itemCount, count: sectionCount))
        for section in 0..<sectionCount where section % 3 > 0 {
            layout.setOrthogonalOffset(CGFloat(section % 11) * 128, ofSection: section)
        }
        return layout
    }()

    var body: some View {
        ViewportCollection(Self.layout) { element in
            if element.category == .cell {
                DemoTile(number: element.path.section * 31 + element.path.item, text: "\(element.path.item + 1)")
            } else {
                DemoHeader(text: "Shelf \(element.path.section + 1)", note: "\(Self.itemCount)")
            }
        }
        .named("content")
    }
}

/// 300,000 tiles of different sizes without gaps.
nonisolated private struct WallView: View {
    static let tileCount = 300_000

    private static let spans: [TileSpan] = [(2, 2), (1, 1), (1, 2), (2, 1), (1, 1), (1, 1), (3, 2), (1, 1), (2, 1)].map
    {
        TileSpan(columns: $0.0, rows: $0.1)
    }

    var body: some View {
        FlowCollection(configuration) {
            CollectionSection(0..<Self.tileCount, sizes: .uniform(.zero)) { DemoTile(number: $0, text: "\($0 + 1)") }
                .arrangement(.custom(TileArrangement(columns: 6, rowLength: 48) { Self.spans[$0 % Self.spans.count] }))
        }
        .named("content")
    }

    private var configuration: FlowConfiguration {
        var configuration = FlowConfiguration()
        configuration.minimumInteritemSpacing = 16
        configuration.minimumLineSpacing = 16
        return configuration
    }
}

/// A million rows and a thousand columns; the first of both are frozen.
nonisolated private struct SheetView: View {
    static let layout: SpreadsheetLayout = {
        var sheet = SpreadsheetLayout(rowCount: 1_000_000, height: .fixed(16), columnCount: 1_000, width: .fixed(88))
        sheet.setWidth(.fixed(80), ofColumn: 0)
        (sheet.frozenRowCount, sheet.frozenColumnCount) = (1, 1)
        return sheet
    }()

    var body: some View {
        ViewportCollection(Self.layout) { cell in
            let isHeader = cell.row == 0 || cell.column == 0
            let text =
                cell.row == 0
                ? cell.column == 0 ? "" : "col \(cell.column)"
                : cell.column == 0 ? "\(cell.row)" : "\(cell.row * cell.column % 10_000)"
            Text(verbatim: text)
                .foregroundStyle(isHeader ? .white : Color(red8: 0x9C, green8: 0xA3, blue8: 0xAF))
                .padding(.horizontal, 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
                .background(isHeader ? Color(red8: 0x1E, green8: 0x3A, blue8: 0x8A) : Color.clear)
                .named("element")
        }
        .named("content")
    }
}

/// A million files in folders, three levels of which stay visible.
nonisolated private struct FolderView: View {
    private static let depths = [0, 1, 2, 3, 3, 3, 2, 3, 3, 1, 2, 2, 2, 1, 2, 3, 4, 4, 3, 2]

    static let layout: OutlineLayout = {
        var outline = OutlineLayout(
            rows: (0..<1_000_000).map { OutlineRow(depth: depths[$0 % depths.count], height: .fixed(16)) })
        outline.stickyLevels = 3
        return outline
    }()

    var body: some View {
        ViewportCollection(Self.layout) { row in
            let (depth, next) = (Self.depths[row % Self.depths.count], Self.depths[(row + 1) % Self.depths.count])
            HStack(spacing: 8) {
                Text(verbatim: next > depth ? "v" : " ")
                Text(verbatim: next > depth ? "folder \(row + 1)" : "file \(row + 1)")
                Spacer()
            }
            .foregroundStyle(next > depth ? .white : Color(red8: 0x9C, green8: 0xA3, blue8: 0xAF))
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(hue: 0.6, saturation: 0.5, brightness: next > depth ? 0.45 - 0.1 * Double(depth) : 0))
            .named("element")
        }
        .named("content")
    }
}

/// A number on a color.
nonisolated private struct DemoTile: View {
    var number: Int
    var text: String

    var body: some View {
        Text(verbatim: text)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color(hue: Double(number * 37 % 360) / 360, saturation: 0.55, brightness: 0.6))
            .named("element")
    }
}

/// A title with a note at the end of its line.
nonisolated struct DemoHeader: View {
    var text: String
    var note: String

    var body: some View {
        HStack {
            Text(verbatim: text).bold()
            Spacer()
            Text(verbatim: note)
        }
        .foregroundStyle(Color(red8: 0xE5, green8: 0xE7, blue8: 0xEB))
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(red8: 0x37, green8: 0x41, blue8: 0x51))
    }
}
