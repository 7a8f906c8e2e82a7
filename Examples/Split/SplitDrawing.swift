import Mullion

/// An automatic grid beside its tree: the areas on the left, on the right the nodes that halve them.
struct SplitDrawing: View {
    /// Numbers as elements.
    let tree: SplitTree<Int>
    /// The size of the area that is halved.
    let area: CGSize

    init(count: Int, area: CGSize = CGSize(width: 320, height: 480)) {
        tree = SplitTree(0..<count)
        self.area = area
    }

    var body: some View {
        CellRow(spacing: 44) {
            SplitGrid(rootAxis: tree.rootAxis) {
                ForEach(tree.elements, id: \.self) { leaf in
                    Tile(leaf: leaf, count: tree.count, frame: frames[leaf]).named("tile \(leaf)")
                }
            }
            .frame(width: area.width, height: area.height)
            .named("area")
            TreeDrawing(tree: tree).named("tree")
        }
        .margins(32)
        .background(Palette.ground)
    }

    private var frames: [CGRect] { tree.frames(in: CGRect(origin: .zero, size: area)) }
}

/// One part of the area, with its number and its frame.
private struct Tile: View {
    let leaf: Int
    let count: Int
    let frame: CGRect

    var body: some View {
        ViewThatFits {
            VStack(spacing: 3) {
                number
                Text("\(Int(frame.width)) × \(Int(frame.height))").font(.system(size: 11))
                Text("at (\(Int(frame.minX)), \(Int(frame.minY)))").font(.system(size: 11))
            }
            number
        }
        .foregroundStyle(Palette.ink)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Palette.leaf(leaf, of: count), in: RoundedRectangle(cornerRadius: 8))
        .padding(2)
    }

    private var number: some View { Text("\(leaf)").font(.system(size: frame.width > 60 ? 22 : 15)).bold() }
}

enum Palette {
    static let ink = Color(red8: 0x0F, green8: 0x17, blue8: 0x2A)
    static let line = Color(red8: 0x94, green8: 0xA3, blue8: 0xB8)
    static let faint = Color(red8: 0x47, green8: 0x55, blue8: 0x69)
    static let ground = Color(red8: 0xF8, green8: 0xFA, blue8: 0xFC)

    /// Neighbours have neighbouring hues.
    static func leaf(_ leaf: Int, of count: Int) -> Color {
        Color(hue: 0.48 + 0.52 * Double(leaf) / Double(max(count, 1)), saturation: 0.28, brightness: 0.98)
    }
}
