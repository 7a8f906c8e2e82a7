#if Cairo
import Foundation
import Mullion
import MullionCairo
import Testing

/// Small pictures of each drawing command, compared with files in Tests/Fixtures/cairo. To record them anew, run the
/// tests with MULLION_RECORD_SNAPSHOTS=1 and look at what changed.
///
/// The numbers of shapes may differ by 0.2 % on average, which is rounding, and those of text and decoded pictures by 1
/// %: other versions of libraries and fonts draw edges a little differently.
@Suite("Pixels of drawing commands")
struct PixelTests {
    @Test("A command is drawn as it was accepted", arguments: PixelScene.all)
    func scene(_ scene: PixelScene) throws {
        if let missing = scene.missing {
            print("\(scene.name) is not compared, because \(missing).")
            return
        }
        let size = CGSize(width: 96, height: 64)
        let drawn = try PNGRenderer(scale: 1, background: .white).draw(scene.list, size: size)
        #expect(drawn.diagnostics.isEmpty, "\(drawn.diagnostics)")
        let file = Fixtures.folder.appendingPathComponent("\(scene.name).png")
        if ProcessInfo.processInfo.environment["MULLION_RECORD_SNAPSHOTS"] == "1" {
            try Data(try drawn.output.pngBytes()).write(to: file)
        }
        let accepted = try PixelImage(png: Array(try Data(contentsOf: file)))
        #expect((drawn.output.width, drawn.output.height) == (accepted.width, accepted.height))
        let difference = drawn.output.difference(from: accepted)
        #expect(difference <= scene.tolerance, "the pixels differ by \(difference) of white on average")
    }

    @Test("Pictures differ by more than the tolerance when a line is a point thicker")
    func tolerance() throws {
        func picture(_ width: CGFloat) throws -> PixelImage {
            var list = DisplayList()
            list.stroke(Path(CGRect(x: 8, y: 8, width: 80, height: 48)), with: .black, lineWidth: width)
            return try PNGRenderer(background: .white).draw(list, size: CGSize(width: 96, height: 64)).output
        }
        #expect(try picture(2).difference(from: picture(3)) > PixelScene.shapeTolerance)
        #expect(try picture(2).difference(from: picture(2)) == 0)
    }
}

/// Files that tests read.
enum Fixtures {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/cairo")

    static func image(_ name: String) throws -> EncodedImage {
        try EncodedImage(Array(try Data(contentsOf: folder.appendingPathComponent("images/\(name)"))))
    }
}
#endif
