import Foundation
import Mullion
import Testing

/// Colors and images of asset catalogs in views, and symbols of an installed font.
struct AssetViewTests {
    private let colorSet = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "srgb", "components":
            {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}}}
        ], "info": {"author": "xcode", "version": 1}}
        """

    private func withCatalog(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(colorSet.utf8).write(to: set.appendingPathComponent("Contents.json"))
        try body(folder)
    }

    private func fill(_ view: some View) -> Color? { layout(view, 10, 10).fills.first }

    @Test("A color of a catalog below the folder of images follows the color scheme")
    func colors() throws {
        try withCatalog { folder in
            let view = Color("Brand").environment(\.imageRoot, folder)
            let light = try #require(fill(view))
            #expect(light == Color(red: 1, green: 128.0 / 255, blue: 0))
            let dark = try #require(fill(view.environment(\.colorScheme, .dark)))
            #expect(dark == Color(red: 0, green: 0, blue: 1))
        }
    }

    @Test("A name that no catalog has is a finding")
    func missingColor() throws {
        try withCatalog { folder in
            let picture = layout(Color("Other").environment(\.imageRoot, folder), 10, 10)
            #expect(picture.diagnostics.contains { $0.description.contains("Other") })
        }
    }

    @Test("A symbol of the installed font is an outline within its square; without the font there is none installed")
    func symbols() throws {
        guard let font = SymbolFont.installed else { return }
        for name in ["heart", "heart.fill", "star.square.on.square", "gear", "chevron.right", "person.circle"] {
            let outline = try #require(font.outline(of: name), "\(name)")
            #expect(CGRect(x: -0.1, y: -0.1, width: 1.2, height: 1.2).contains(outline.boundingRect))
        }
        #expect(font.outline(of: "no-such-symbol") == nil)
    }

    @Test("A geometry change is told at first, before the drawing is made")
    func geometryChange() {
        struct Measured: View {
            @State private var width = 0.0
            var body: some View {
                VStack {
                    Text("\(Int(width))")
                    Color.red.frame(width: 40).onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                }
            }
        }
        #expect(layout(Measured(), 100, 100).texts.map(\.string) == ["40"])
    }

    @Test("Mesh gradients draw only the parts of the grid that have points and colors")
    func mesh() {
        let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let whole = MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .blue, .green, .black])
        #expect(layout(whole, 24, 24).fills.count == 401)
        let missing = MeshGradient(width: 2, height: 2, points: corners, colors: [.red])
        #expect(layout(missing, 24, 24).fills.count == 1)
        for (width, height) in [(2, Int.max), (Int.max, 2), (.max, .max), (.min, 2), (3, .max)] {
            let huge = MeshGradient(
                width: width, height: height, points: corners, colors: [.red, .blue, .green, .black])
            #expect(layout(huge, 24, 24).fills.count == (width == 2 ? 401 : 1))
        }
    }
}
