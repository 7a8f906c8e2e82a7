import MullionPDF
import MullionTestSupport
import Testing

@Suite("PDF: hostile files")
struct HostilePDFTests {
    private static let rich = PDFPictureTests.file(
        "q 1 0 0 1 2 2 cm /A gs 1 0 0 rg 0 0 10 10 re W* n /F Do /S sh 0 0 m 1 2 3 4 5 6 c b* Q [1 2] 0 d S "
            + "/I Do /M Do /Pattern cs /T scn 0 0 9 9 re f BI /W 2 /H 2 /BPC 4 /CS /G /F [/AHx /RL] ID 01ff0f80> EI "
            + "BT /F 9 Tf 1 0 0 1 2 3 Tm 5 Tr (aba) Tj /G 8 Tf [(Hi) -50 (\\101)] TJ (x) ' 1 2 (y) \" ET",
        resources: """
            /ExtGState << /A << /ca 0.5 >> >> /XObject << /F 9 0 R /I 10 0 R /M 11 0 R >> /Pattern << /T 12 0 R >> /Font << /G << /Subtype
            /Type1 /BaseFont /Courier >> /F << /Subtype /Type3 /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 97 /Widths [9 5]
            /Encoding << /Differences [97 /a /b] >> /CharProcs << /a 9 0 R /b 12 0 R >> >> >> /Shading << /S << /ShadingType 2
            /ColorSpace /DeviceRGB /Coords [0 0 9 9] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0]
            /C1 [0 0 1] /N 1 >> >> >>
            """,
        objects: """
            9 0 obj\n<< /Subtype /Form /BBox [0 0 9 9] /Length 8 >>\nstream\n/F Do 1 \nendstream\nendobj
            10 0 obj\n<< /Subtype /Image /Width 3 /Height 2 /BitsPerComponent 2 /SMask 13 0 R /ColorSpace [/Indexed
            /DeviceRGB 3 <00ff0080ff00ff0080ff>] /Filter /ASCIIHexDecode /Length 5 >>\nstream\n1b40>\nendstream\nendobj
            11 0 obj\n<< /Subtype /Image /Width 8 /Height 1 /ImageMask true /Length 1 >>\nstream\nU\nendstream\nendobj
            12 0 obj\n<< /PatternType 1 /PaintType 1 /BBox [0 0 2 2] /XStep 3 /YStep 3 /Resources << >> /Length 12 >>
            stream\n0 0 1 1 re f\nendstream\nendobj
            13 0 obj\n<< /Subtype /Image /Width 5 /Height 2 /BitsPerComponent 4 /ColorSpace /DeviceGray
            /DecodeParms << /Predictor 12 /Columns 5 >> /Filter /LZWDecode /Length 6 >>\nstream\nabcdef\nendstream\nendobj
            """)

    @Test("Forms that draw themselves, and values nested without end, end")
    func cycles() throws {
        let loop = "9 0 obj\n<< /Subtype /Form /Length 11 >>\nstream\n/F Do /F Do\nendstream\nendobj"
        let picture = try PDFPicture(
            PDFPictureTests.file("/F Do", resources: "/XObject << /F 9 0 R >>", objects: loop))
        #expect(picture.list.isEmpty)
        let nested = String(repeating: "[", count: 100_000) + String(repeating: "<<", count: 100_000)
        #expect(try PDFPicture(PDFPictureTests.file(nested + " 0 0 1 1 re f")).omissions == [])
        let reference = PDFPictureTests.file("", objects: "4 0 obj\n5 0 R\nendobj\n5 0 obj\n4 0 R\nendobj")
        #expect(try PDFPicture(reference).list.isEmpty)
        let pages = "2 0 obj\n<< /Kids [2 0 R] /MediaBox [0 0 1 1] >>\nendobj"
        #expect(throws: Never.self) { try PDFPicture(PDFPictureTests.file("", objects: pages)) }
    }

    @Test("Forms that multiply end at the limit on operators")
    func multiplication() throws {
        // Ten levels of forms, each of which draws the next one twenty times.
        let objects = (10..<20).map { number in
            let content = String(repeating: "/F Do ", count: 20)
            return "\(number) 0 obj\n<< /Subtype /Form /Resources << /XObject << /F \(number + 1) 0 R >> >> "
                + "/Length \(content.utf8.count) >>\nstream\n\(content)\nendstream\nendobj\n"
        }
        let last = "20 0 obj\n<< /Subtype /Form /Length 12 >>\nstream\n0 0 1 1 re f\nendstream\nendobj"
        let picture = try PDFPicture(
            PDFPictureTests.file(
                "/F Do", resources: "/XObject << /F 14 0 R >>", objects: objects.joined() + last))
        #expect(picture.omissions == ["parts beyond the limit on operators"])
        #expect(picture.list.commands.count <= 101_000)
    }

    @Test("Glyphs that draw themselves end at the limits on depth and operators")
    func glyphCycles() throws {
        let font =
            "/Font << /F << /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [97 /a] >> "
            + "/CharProcs << /a 4 0 R >> >> >>"
        let picture = try PDFPicture(
            PDFPictureTests.file("0 0 1 1 re f BT /F 1 Tf (aa) Tj ET", resources: font))
        #expect(picture.list.commands.count > 1 && picture.list.commands.count <= 101_000)
    }

    @Test("Streams without an end take linear time")
    func endlessStreams() throws {
        let streams = (10..<20_000).map { "\($0) 0 obj << >> stream\n" }.joined()
        #expect(try PDFPicture(PDFPictureTests.file("", objects: streams)).list.isEmpty)
    }

    @Test("Damaged files are drawn in part or refused, and never stop the program")
    func damage() {
        var random = SplitMix64(seed: 25)
        for _ in 0..<(isFullTestRun ? 20_000 : 400) {
            var bytes = Self.rich
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(place..<min(place + 20, bytes.count))
                case 2: bytes.insert(contentsOf: bytes[0..<min(40, bytes.count)], at: place)
                default: bytes[place] = UInt8(ascii: "9")
                }
                if bytes.isEmpty { break }
            }
            if let picture = try? PDFPicture(bytes) { #expect(picture.list.commands.count <= 101_000) }
        }
    }
}
