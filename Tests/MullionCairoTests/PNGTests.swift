#if Cairo
import Mullion
import MullionCairo
import MullionTestSupport
import Testing

@Suite("PNG")
struct PNGTests {
    @Test("A rectangle has its colour inside and none outside")
    func rectangle() throws {
        var list = DisplayList()
        list.fill(Path(CGRect(x: 2, y: 3, width: 4, height: 5)), with: Color(red: 1, green: 0, blue: 0))
        let picture = try PNGRenderer().draw(list, size: CGSize(width: 10, height: 10))
        #expect(picture.diagnostics.isEmpty)
        #expect(picture.output.color(x: 2, y: 3) == Color(red: 1, green: 0, blue: 0))
        #expect(picture.output.color(x: 1, y: 3).alpha == 0)
        #expect(picture.output.color(x: 5, y: 7).alpha == 1)
        #expect(picture.output.color(x: 6, y: 8).alpha == 0)
    }

    @Test("Both compressions give the same pixels, opaque or not", arguments: [nil, Color.white])
    func compressions(_ background: Color?) throws {
        for scene in PixelScene.all {
            let renderer = PNGRenderer(background: background)
            let picture = try renderer.draw(scene.list, size: CGSize(width: 96, height: 64)).output
            let best = try PixelImage(png: try picture.pngBytes(.best))
            let fast = try PixelImage(png: try picture.pngBytes(.fast))
            #expect(best.pixels == fast.pixels, "\(scene.name)")
        }
    }

    @Test("Noise, which cannot be packed, fits where the fast compression writes")
    func noise() throws {
        var random = SplitMix64(seed: 1)
        var list = DisplayList()
        for x in 0..<64 {
            for y in 0..<64 {
                let color = Color(
                    red8: .random(in: 0...255, using: &random), green8: .random(in: 0...255, using: &random),
                    blue8: .random(in: 0...255, using: &random))
                list.fill(Path(CGRect(x: x, y: y, width: 1, height: 1)), with: color)
            }
        }
        let picture = try PNGRenderer().draw(list, size: CGSize(width: 64, height: 64)).output
        #expect(try PixelImage(png: try picture.pngBytes(.fast)).pixels == picture.pixels)
    }

    @Test("Pictures of every kind and size keep their pixels", arguments: 0..<60)
    func randomPictures(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let sizes = [
            (1, 1), (1, 40), (40, 1), (2, 3), (3, 2), (4, 4), (5, 9), (63, 17), (64, 33), (65, 31), (1_500, 3),
        ]
        let (width, height) = sizes[seed % sizes.count]
        let hasAlpha = seed / sizes.count % 2 == 1
        let stamp = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
        var list = DisplayList()
        for y in 0..<height {
            // Rows in turn suit a filter each, are repeated, are noise, or contain letters that were there before.
            let kind = Int.random(in: 0..<6, using: &random)
            for x in 0..<width {
                func component(_ index: Int) -> UInt8 {
                    switch kind {
                    case 0: UInt8(truncatingIfNeeded: x * (3 + index))
                    case 1: UInt8(truncatingIfNeeded: x * x * (7 + index) / 5)
                    case 2: UInt8(truncatingIfNeeded: (x + 2 * y) * (index + 1) + .random(in: 0...2, using: &random))
                    case 3: .random(in: 0...255, using: &random)
                    case 4: stamp[(x * 3 + index) % 64]
                    default: x % 30 < 20 ? 40 : 90
                    }
                }
                let alpha = hasAlpha ? CGFloat(component(3)) / 255 : 1
                let color = Color(red8: component(0), green8: component(1), blue8: component(2)).opacity(alpha)
                list.fill(Path(CGRect(x: x, y: y, width: 1, height: 1)), with: color)
            }
        }
        let size = CGSize(width: width, height: height)
        let picture = try PNGRenderer().draw(list, size: size).output
        let best = try PixelImage(png: try picture.pngBytes(.best))
        #expect(try PixelImage(png: try picture.pngBytes(.fast)).pixels == best.pixels)
        #expect(try PNGRenderer().render(list, size: size).output == picture.pngBytes(.fast))
    }

    @Test("Rows longer than a block, and pictures of many blocks, keep their pixels", arguments: [16_384, 300])
    func blocks(_ width: Int) throws {
        var list = DisplayList()
        let colors = Gradient(colors: [.red, Color(red: 0, green: 0, blue: 1, alpha: 0.3), .white])
        let size = CGSize(width: width, height: 75_000 / width)
        list.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(colors, from: .zero, to: CGPoint(x: CGFloat(width), y: size.height)))
        let picture = try PNGRenderer().draw(list, size: size).output
        let (best, fast) = (try picture.pngBytes(.best), try picture.pngBytes(.fast))
        #expect(try PixelImage(png: best).pixels == PixelImage(png: fast).pixels)
    }

    @Test("A translucent diagonal gradient is found again in the rows above: less than three times cairo's size")
    func gradient() throws {
        var list = DisplayList()
        let colors = Gradient(colors: [Color(red: 1, green: 0, blue: 0, alpha: 0.5), Color(white: 0, alpha: 0.1)])
        let size = CGSize(width: 800, height: 400)
        list.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .linearGradient(colors, from: .zero, to: CGPoint(x: size.width, y: size.height)))
        let picture = try PNGRenderer().draw(list, size: size).output
        let (best, fast) = (try picture.pngBytes(.best), try picture.pngBytes(.fast))
        #expect(try PixelImage(png: best).pixels == PixelImage(png: fast).pixels)
        #expect(fast.count < best.count * 3, "\(fast.count), \(best.count)")
    }

    @Test("A picture of repeated shapes is at most two fifths larger by the fast compression")
    func repetitions() throws {
        var list = DisplayList()
        for index in 0..<400 {
            let origin = CGPoint(x: CGFloat(index % 20) * 20.25, y: CGFloat(index / 20) * 20.25)
            list.fill(Path(ellipseIn: CGRect(origin: origin, size: CGSize(width: 15, height: 12))), with: .indigo)
        }
        let picture = try PNGRenderer(background: .white).draw(list, size: CGSize(width: 405, height: 405)).output
        let (best, fast) = (try picture.pngBytes(.best), try picture.pngBytes(.fast))
        #expect(try PixelImage(png: best).pixels == PixelImage(png: fast).pixels)
        #expect(fast.count < best.count * 14 / 10, "\(fast.count), \(best.count)")
    }
}
#endif
