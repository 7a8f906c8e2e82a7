import MullionDrawing
import MullionGeometry
import MullionPDF
import Testing

@Suite("PDF: pictures")
struct PDFPictureTests {
    /// A file with one page, of text that is not compressed. The positions in its table are not those of its objects,
    /// because the reader does not use them.
    static func file(
        _ content: String, resources: String = "", box: String = "0 0 100 50", objects: String = "", page: String = ""
    ) -> [UInt8] {
        Array(
            """
            %PDF-1.7
            1 0 obj
            << /Type /Catalog /Pages 2 0 R >>
            endobj
            2 0 obj
            << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [\(box)] >>
            endobj
            3 0 obj
            << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> \(page) >>
            endobj
            4 0 obj
            << /Length \(content.utf8.count) >>
            stream
            \(content)
            endstream
            endobj
            \(objects)
            trailer
            << /Root 1 0 R /Size 5 >>
            startxref
            0
            %%EOF
            """.utf8)
    }

    private func drawn(_ content: String, resources: String = "", objects: String = "") throws -> [String] {
        try PDFPicture(Self.file(content, resources: resources, objects: objects)).list.description
            .split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace).description }
    }

    @Test("A rectangle is filled where it is, with y from the top")
    func fill() throws {
        let picture = try PDFPicture(Self.file("1 0 0 rg 10 5 20 10 re f"))
        #expect(picture.size == CGSize(width: 100, height: 50))
        #expect(picture.list.description == "fill #ff0000 M10 45 L30 45 L30 35 L10 35 Z\n")
        #expect(picture.omissions == [])
    }

    @Test("Curves, the current point as a control point, and the even-odd rule")
    func curves() throws {
        #expect(
            try drawn("0 50 m 10 50 20 40 20 30 c 20 20 10 10 v 5 5 0 0 y h f*") == [
                "fill #000000 even-odd M0 0 C10 0 20 10 20 20 C20 20 20 30 10 40 C5 45 0 50 0 50 Z"
            ])
    }

    @Test("Transforms apply in the order in which they are written, and end with the saved state")
    func transforms() throws {
        #expect(
            try drawn("q 2 0 0 2 10 0 cm 1 0 0 1 5 0 cm 0 25 m 1 25 l 1 24 l f Q 0 50 m 1 50 l 1 49 l f") == [
                "fill #000000 M20 0 L22 0 L22 2", "fill #000000 M0 0 L1 0 L1 1",
            ])
    }

    @Test("Lines have a width, ends, corners, and dashes, which scale with the transform")
    func strokes() throws {
        #expect(
            try drawn("3 0 0 3 0 0 cm 2 w 1 J 2 j [4 2] 1 d 0 0 1 RG 0 0 m 10 0 l S") == [
                "stroke #0000ff width 6 cap round join bevel dash [12 6] phase 3 M0 50 L30 50"
            ])
        // A pen that is not round is drawn in the coordinates of the line.
        #expect(
            try drawn("2 0 0 1 0 0 cm 0 0 m 10 0 l S") == [
                "transform 2 0 0 -1 0 50", "stroke #000000 width 1 M0 0 L10 0", "pop",
            ])
    }

    @Test("A clip lasts until its state is restored; one with holes is a mask")
    func clips() throws {
        #expect(
            try drawn("q 0 0 10 10 re W n 0 0 1 1 re f Q 1 1 1 1 re f") == [
                "clip M0 50 L10 50 L10 40 L0 40 Z", "fill #000000 M0 50 L1 50 L1 49 L0 49 Z", "pop",
                "fill #000000 M1 49 L2 49 L2 48 L1 48 Z",
            ])
        #expect(try drawn("0 0 10 10 re 2 2 4 4 re W* n").prefix(1) == ["mask"])
    }

    @Test("Colors in gray, of inks, by profile, and of a named ink with its function")
    func colors() throws {
        let fill = "0 0 1 1 re f"
        func color(_ operators: String, resources: String = "", objects: String = "") throws -> String {
            let line = try drawn(operators + " " + fill, resources: resources, objects: objects)[0]
            return String(line.split(separator: " ")[1])
        }
        #expect(try color("0.5 g") == "#808080")
        #expect(try color("0 0 0 0 k") == "#ffffff")
        #expect(try color("0 0 0 1 k") == "#231f20")
        #expect(try color("1 0 0 0 k") == "#00aeef")
        #expect(
            try color(
                "/C cs 0 1 0 sc", resources: "/ColorSpace << /C [/ICCBased 9 0 R] >>",
                objects: "9 0 obj\n<< /N 3 /Length 0 >>\nstream\n\nendstream\nendobj") == "#00ff00")
        let ink = "/ColorSpace << /C [/Separation /Spot /DeviceRGB 9 0 R] >>"
        let function = "9 0 obj\n<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1 >>\nendobj"
        #expect(try color("/C cs 1 scn", resources: ink, objects: function) == "#ff0000")
        #expect(try color("/C cs 0 scn", resources: ink, objects: function) == "#ffffff")
        let table = "/ColorSpace << /C [/Indexed /DeviceRGB 1 <ff0000 0000ff>] >>"
        #expect(try color("/C cs 1 sc", resources: table) == "#0000ff")
    }

    @Test("Opacity of areas and of lines, and of a group as one layer")
    func opacity() throws {
        let resources = "/ExtGState << /A << /ca 0.5 /CA 0.25 >> >> /XObject << /F 9 0 R >>"
        let lines = try drawn("/A gs 0 0 1 1 re B", resources: resources)
        #expect(lines[0].hasPrefix("fill #00000080") && lines[1].hasPrefix("stroke #00000040"))
        let group =
            "9 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Group << /S /Transparency >> /Length 12 >>\n"
            + "stream\n0 0 1 1 re f\nendstream\nendobj"
        #expect(
            try drawn("/A gs /F Do", resources: resources, objects: group) == [
                "opacity 0.5", "clip M0 50 L10 50 L10 40 L0 40 Z", "fill #000000 M0 50 L1 50 L1 49 L0 49 Z", "pop",
                "pop",
            ])
    }

    @Test("A soft mask by luminosity lets light parts through, and lasts until its state is restored")
    func softMasks() throws {
        let form =
            "9 0 obj\n<< /Subtype /Form /Group << /S /Transparency >> /Length 19 >>\nstream\n0.6 g 0 0 5 50 re f\n"
            + "endstream\nendobj"
        let lines = try drawn(
            "q /M gs 1 0 0 rg 0 0 10 50 re f Q 0 0 1 1 re f",
            resources: "/ExtGState << /M << /SMask << /S /Luminosity /G 9 0 R >> >> >>", objects: form)
        #expect(
            lines == [
                "mask", "fill #ffffff99 M0 50 L5 50 L5 0 L0 0 Z", "through mask",
                "fill #ff0000 M0 50 L10 50 L10 0 L0 0 Z", "pop", "fill #000000 M0 50 L1 50 L1 49 L0 49 Z",
            ])
    }

    @Test("Gradients along a line and around a center, from functions stitched together")
    func gradients() throws {
        let function =
            "<< /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions ["
            + "<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 1 0] /N 1 >> "
            + "<< /FunctionType 2 /Domain [0 1] /C0 [0 1 0] /C1 [0 0 1] /N 1 >>] >>"
        func shading(_ kind: Int, _ coordinates: String) -> String {
            "/Shading << /S << /ShadingType \(kind) /ColorSpace /DeviceRGB /Coords [\(coordinates)] "
                + "/Extend [true true] /Function \(function) >> >>"
        }
        let line = try drawn("/S sh", resources: shading(2, "0 0 100 0"))
        #expect(line[0] == "transform 1 0 0 -1 0 50")
        #expect(line[1].hasPrefix("fill linear(0 0 to 100 0 [#ff0000 0,") && line[1].contains("#00ff00 0.5,"))
        #expect(line[1].contains("#0000ff 1]"))
        let circle = try drawn("/S sh", resources: shading(3, "50 25 0 50 25 20"))
        #expect(circle[1].hasPrefix("fill radial(50 25 from 0 to 20 [#ff0000 0,"))
    }

    @Test("A page may be turned, and its box may begin anywhere")
    func pages() throws {
        let turned = try PDFPicture(Self.file("0 0 10 5 re f", page: "/Rotate 90"))
        #expect(turned.size == CGSize(width: 50, height: 100))
        // What is at the lower left is at the upper left after a turn to the right.
        #expect(turned.list.description == "fill #000000 M0 0 L0 10 L5 10 L5 0 Z\n")
        let moved = try PDFPicture(Self.file("10 20 1 1 re f", box: "10 20 110 70"))
        #expect(moved.list.description == "fill #000000 M0 50 L1 50 L1 49 L0 49 Z\n")
    }

    @Test("Objects in streams of objects, and streams in hexadecimal digits")
    func objectStreams() throws {
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Kids [3 0 R] /MediaBox [0 0 10 10] >>",
            "<< /Type /Page /Contents 5 0 R >>",
        ]
        var (head, offset) = ("", 0)
        for (index, object) in objects.enumerated() {
            head += "\(index + 1) \(offset) "
            offset += object.utf8.count + 1
        }
        let text = """
            %PDF-1.7
            4 0 obj
            << /Type /ObjStm /N 3 /First \(head.utf8.count) >>
            stream
            \(head)\(objects.joined(separator: " "))
            endstream
            endobj
            5 0 obj
            << /Filter /ASCIIHexDecode >>
            stream
            302030203120312072652066>
            endstream
            endobj
            6 0 obj
            << /Type /XRef /Root 1 0 R >>
            stream
            endstream
            endobj
            """
        let picture = try PDFPicture(Array(text.utf8))
        #expect(picture.size == CGSize(width: 10, height: 10))
        #expect(picture.list.description == "fill #000000 M0 10 L1 10 L1 9 L0 9 Z\n")
    }

    @Test("Texts, images, and tiles are left out and listed")
    func omissions() throws {
        let picture = try PDFPicture(
            Self.file(
                "BT (Hi) Tj ET BI /W 1 /H 1 ID \u{1}\u{2} EI /P cs /Pattern cs /T scn 0 0 1 1 re f 0 g 2 2 1 1 re f"))
        #expect(picture.omissions == ["images", "patterns", "texts"])
        #expect(picture.list.description == "fill #000000 M2 48 L3 48 L3 47 L2 47 Z\n")
    }

    @Test("What is not a PDF, is encrypted, or has no page is refused")
    func refusals() {
        #expect(throws: PDFError.noPDF) { try PDFPicture(Array("<svg/>".utf8)) }
        #expect(throws: PDFError.noPDF) { try PDFPicture([]) }
        #expect(throws: PDFError.noPage) { try PDFPicture(Array("%PDF-1.4\n".utf8)) }
        #expect(throws: PDFError.noPage) { try PDFPicture(Self.file("", box: "0 0 0 0")) }
        let encrypted = String(decoding: Self.file(""), as: UTF8.self).replacing(
            "/Root 1 0 R", with: "/Root 1 0 R /Encrypt << >>")
        #expect(throws: PDFError.encrypted) { try PDFPicture(Array(encrypted.utf8)) }
    }
}
