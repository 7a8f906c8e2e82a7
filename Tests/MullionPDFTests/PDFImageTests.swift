import MullionDrawing
import MullionGeometry
import MullionTestSupport
import Testing

@testable import MullionPDF

@Suite("PDF: images and tiles")
struct PDFImageTests {
    private func stream(_ number: Int, _ entries: String, hex: String) -> String {
        "\(number) 0 obj\n<< \(entries) /Filter /ASCIIHexDecode /Length \(hex.utf8.count + 1) >>\nstream\n\(hex)>\nendstream\nendobj\n"
    }

    private func image(_ entries: String, hex: String, others: String = "") throws -> PDFImage? {
        var file = PDFFile(
            PDFPictureTests.file("", objects: stream(9, "/Subtype /Image \(entries)", hex: hex) + others))
        return PDFImage(.reference(9), [:], in: &file)
    }

    private func pixels(_ entries: String, hex: String, others: String = "") throws -> [[UInt8]] {
        let image = try #require(try image(entries, hex: hex, others: others))
        guard case .pixels(let bytes) = image.content else { return [] }
        return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
    }

    @Test("A PNG file has the pixels that it was made of", arguments: [0, 1, 2, 3])
    func png(_ kind: Int) throws {
        var random = SplitMix64(seed: UInt64(kind))
        let (width, height) = (37, 29)
        let pixels = (0..<width * height).flatMap { index -> [UInt8] in
            let gray = UInt8((index / 5) % 256)
            let alpha: UInt8 = kind & 1 == 0 ? 255 : UInt8.random(in: 0...255, using: &random)
            return kind & 2 == 0
                ? [gray, gray, gray, alpha]
                : [gray, UInt8.random(in: 0...9, using: &random), UInt8(index % 3), alpha]
        }
        let bytes = PNGFile(width: width, height: height, pixels: pixels).bytes
        let image = try EncodedImage(bytes)
        #expect(image.pixelWidth == width && image.pixelHeight == height && image.format == .png)
        // Signature and header have 33 bytes; a length and a name precede the data, and 16 bytes follow it.
        let rows = Inflate.expand(bytes[41..<bytes.count - 16], limit: 1 << 20)
        var channels: [Int] = kind & 2 == 0 ? [0] : [0, 1, 2]
        if kind & 1 != 0 { channels.append(3) }
        let length = width * channels.count
        #expect(rows.count == height * (length + 1))
        var above = [UInt8](repeating: 0, count: length)
        for y in 0..<height {
            let start = y * (length + 1)
            #expect(rows[start] == (y == 0 ? 0 : 2))
            let row: [UInt8] = zip(rows[(start + 1)...], above).map { $0 &+ $1 }
            var expected: [UInt8] = []
            for x in 0..<width { for channel in channels { expected.append(pixels[(y * width + x) * 4 + channel]) } }
            #expect(row == expected)
            above = row
        }
    }

    @Test("Samples of one to sixteen bits, in gray, of a table, and turned around")
    func samples() throws {
        let size = "/Width 2 /Height 2"
        func reds(_ entries: String, hex: String) throws -> [UInt8] {
            try pixels("\(size) \(entries)", hex: hex).map { $0[0] }
        }
        #expect(try reds("/BitsPerComponent 1 /ColorSpace /DeviceGray", hex: "4080") == [0, 255, 255, 0])
        let turned = try reds("/BitsPerComponent 4 /ColorSpace /DeviceGray /Decode [1 0]", hex: "0F3C")
        #expect(turned == [255, 0, 204, 51])
        let wide = try reds("/BitsPerComponent 16 /ColorSpace /DeviceGray", hex: "00FF80000100FFFF")
        #expect(wide == [0, 128, 1, 255])
        let table = "/ColorSpace [/Indexed /DeviceRGB 2 <ff0000 00ff00 0000ff>]"
        let colors = try pixels("\(size) /BitsPerComponent 2 \(table)", hex: "1080")
        #expect(colors == [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 0, 0, 255]])
        // What is missing is 0.
        let short = try pixels("\(size) /BitsPerComponent 8 /ColorSpace /DeviceRGB", hex: "0A0B0C")
        #expect(short.map { $0[2] } == [12, 0, 0, 0])
    }

    @Test("Transparent colors, soft masks that are finer or coarser, and masks of areas")
    func masks() throws {
        let gray = "/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray"
        func values(_ entries: String, _ others: String = "") throws -> [[UInt8]] {
            try pixels("\(gray) \(entries)", hex: "0F30", others: others).map { [$0[0], $0[3]] }
        }
        #expect(try values("/Mask [10 20]") == [[15, 0], [48, 255]])
        let fine = stream(10, "/Width 4 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray", hex: "00408000")
        #expect(try values("/SMask 10 0 R", fine) == [[15, 0], [15, 64], [48, 128], [48, 0]])
        let coarse = stream(10, "/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray", hex: "60")
        #expect(try values("/SMask 10 0 R", coarse) == [[15, 96], [48, 96]])
        let area = stream(10, "/Width 2 /Height 1 /BitsPerComponent 1 /ImageMask true", hex: "40")
        #expect(try values("/Mask 10 0 R", area) == [[15, 255], [48, 0]])
    }

    @Test("An image is drawn in the square of its transform, an inline one too, and JPEG as it is")
    func placed() throws {
        let object = stream(
            9, "/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray", hex: "80")
        let resources = "/XObject << /I 9 0 R >>"
        let upright = try PDFPicture(
            PDFPictureTests.file("q 20 0 0 10 5 15 cm /I Do Q", resources: resources, objects: object))
        guard case .image(let image) = upright.list.commands.first else { throw EncodedImage.Format.png.missing }
        #expect(image.frame == CGRect(x: 5, y: 25, width: 20, height: 10) && upright.omissions == [])
        let turned = try PDFPicture(
            PDFPictureTests.file("q 0 20 -10 0 50 5 cm /I Do Q", resources: resources, objects: object))
        #expect(turned.list.commands.count == 3)
        let inline = try PDFPicture(
            PDFPictureTests.file("q 8 0 0 8 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /RGB /F /AHx ID ff0000> EI Q 0 0 1 1 re f"))
        #expect(inline.list.commands.count == 2 && inline.omissions == [])
        let jpeg = "FFD8FFC00011080001000103012200021101031101FFD9"
        let photo =
            "9 0 obj\n<< /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB "
            + "/Filter [/ASCIIHexDecode /DCTDecode] /Length \(jpeg.utf8.count + 1) >>\nstream\n\(jpeg)>\nendstream\nendobj"
        let picture = try PDFPicture(
            PDFPictureTests.file("q 8 0 0 8 0 0 cm /I Do Q", resources: resources, objects: photo))
        guard case .image(let reference) = picture.list.commands.first, case .encoded(let encoded) = reference.content
        else { throw EncodedImage.Format.jpeg.missing }
        #expect(encoded.format == .jpeg)
    }

    @Test("Tiles are repeated, with their own color or that of the fill, and also along lines")
    func tiles() throws {
        func objects(_ entries: String, _ content: String) -> String {
            "9 0 obj\n<< /PatternType 1 /BBox [0 0 4 4] /XStep 10 /YStep 10 /Resources << >> \(entries) "
                + "/Length \(content.utf8.count) >>\nstream\n\(content)\nendstream\nendobj"
        }
        func fills(_ content: String, _ objects: String) throws -> [String] {
            let resources = "/Pattern << /T 9 0 R >> /ColorSpace << /C [/Pattern /DeviceRGB] >>"
            let list = try PDFPicture(PDFPictureTests.file(content, resources: resources, objects: objects)).list
            return list.description.split(separator: "\n").map { String($0.drop { $0 == " " }) }
                .filter { $0.hasPrefix("fill") }
        }
        let own = try fills("/Pattern cs /T scn 0 0 20 20 re f", objects("/PaintType 1", "1 0 0 rg 0 0 4 4 re f"))
        #expect(own.contains("fill #ff0000 M0 50 L4 50 L4 46 L0 46 Z"))
        #expect(own.contains("fill #ff0000 M10 40 L14 40 L14 36 L10 36 Z"))
        let borrowed = try fills(
            "/C cs 0 0 1 /T scn 0 0 20 20 re f", objects("/PaintType 2", "1 0 0 rg 0 0 4 4 re f"))
        #expect(borrowed.contains("fill #0000ff M0 50 L4 50 L4 46 L0 46 Z") && !borrowed.joined().contains("#ff0000"))
        let line = try fills(
            "/Pattern CS /T SCN 2 w 0 2 m 30 2 l S", objects("/PaintType 1", "0 1 0 rg 0 0 4 4 re f"))
        #expect(line.contains("fill #00ff00 M20 50 L24 50 L24 46 L20 46 Z"))
    }

    @Test("Strings have escapes and nested parentheses")
    func strings() {
        func bytes(_ text: String) -> [UInt8]? {
            var scanner = PDFScanner(Array(text.utf8)[...])
            return if case .string(let bytes)? = scanner.next() { bytes } else { nil }
        }
        #expect(bytes(#"(a\377\0\12b\n\(\\)"#) == [97, 255, 0, 10, 98, 10, 40, 92])
        #expect(bytes("(a(b)c)") == Array("a(b)c".utf8))
        #expect(bytes("(a\\\r\nb\r\nc)") == Array("ab\nc".utf8))
    }

    @Test("Runs and codes of older filters, also damaged")
    func olderFilters() {
        #expect(PDFRuns.expandRunLengths([2, 1, 2, 3, 254, 9, 128, 7], limit: 100) == [1, 2, 3, 9, 9, 9])
        #expect(PDFRuns.expandRunLengths([129, 9], limit: 10).count == 10)
        let packed: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
        #expect(
            PDFRuns.expandLZW(packed, changesEarly: true, limit: 100) == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
        var random = SplitMix64(seed: 5)
        for _ in 0..<200 {
            let bytes = (0..<50).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(PDFRuns.expandLZW(bytes, changesEarly: true, limit: 10_000).count <= 10_000)
            #expect(PDFRuns.expandRunLengths(bytes, limit: 1_000).count <= 1_000)
        }
    }

    @Test("Images that declare more pixels than they may have are left out before they are read")
    func limits() throws {
        let resources = "/XObject << /I 9 0 R >>"
        for (width, height) in [(16_000, 16_000), (1, 20_000), (0, 5), (-4, 4), (100_000_000, 100_000_000)] {
            let object = stream(
                9, "/Subtype /Image /Width \(width) /Height \(height) /BitsPerComponent 8 /ColorSpace /DeviceGray",
                hex: "80")
            let picture = try PDFPicture(PDFPictureTests.file("/I Do", resources: resources, objects: object))
            #expect(picture.list.isEmpty && picture.omissions == ["images"])
        }
        // Drawn again and again, a stencil is encoded until the limit.
        let stencil = stream(9, "/Subtype /Image /Width 40 /Height 40 /ImageMask true", hex: "80")
        let file = PDFFile(PDFPictureTests.file("", objects: stencil))
        var reader = PDFContentReader(file, page: CGRect(x: 0, y: 0, width: 9, height: 9))
        reader.remainingPixels = 10_000
        let content = Array(String(repeating: "/I Do ", count: 40).utf8)
        reader.draw(content, ["XObject": .dictionary(["I": .reference(9)])], .identity)
        #expect(reader.omissions == ["images"] && (1...18).contains(reader.list.commands.count))
    }
}

extension EncodedImage.Format {
    fileprivate var missing: DrawingError { .unknownImageFormat }
}
