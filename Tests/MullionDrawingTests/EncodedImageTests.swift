import MullionDrawing
import MullionTestSupport
import Testing

/// The shortest files that have a size: headers made by hand from the formats' specifications.
enum ImageBytes {
    static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + big(width) + big(height) + [8, 6, 0, 0, 0]
    }

    static func gif(_ width: UInt16, _ height: UInt16) -> [UInt8] {
        Array("GIF89a".utf8) + [UInt8(width & 255), UInt8(width >> 8), UInt8(height & 255), UInt8(height >> 8)]
    }

    /// An application segment, fill bytes, a restart marker and the frame header.
    static func jpeg(_ width: UInt16, _ height: UInt16) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xFF, 0xD0, 0xFF, 0xC2, 0, 17, 8]
            + [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    }

    static func webP(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + [0, 0, 0, 0] + rest
    }

    private static func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
}

@Suite struct EncodedImageTests {
    private func size(_ bytes: [UInt8]) throws -> [Int] {
        let image = try EncodedImage(bytes)
        return [image.pixelWidth, image.pixelHeight]
    }

    private func svg(_ text: String) throws -> [Int] { try size(Array(text.utf8)) }

    @Test("The size of every raster format is read from its header")
    func sizes() throws {
        #expect(try size(ImageBytes.png(300, 2)) == [300, 2])
        #expect(try size(ImageBytes.gif(513, 7)) == [513, 7])
        #expect(try size(ImageBytes.jpeg(640, 480)) == [640, 480])
        #expect(
            try size(ImageBytes.webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 0x41, 5, 0])) == [300, 5])
        // 14 bits of width − 1 = 299, 14 bits of height − 1 = 4.
        #expect(try size(ImageBytes.webP("VP8L", [0x2F, 0x2B, 0x01, 0x01, 0])) == [300, 5])
        #expect(try size(ImageBytes.webP("VP8X", [0, 0, 0, 0, 0x2B, 1, 0, 4, 0, 0])) == [300, 5])
    }

    @Test("An SVG has the size of its attributes, or else of its view box")
    func vectorSizes() throws {
        #expect(try svg("<svg width='20' height=\"10.5px\"/>") == [20, 11])
        #expect(
            try svg("\u{FEFF}<?xml version='1.0'?>\n<!-- <svg> -->\n<!DOCTYPE svg>\n<svg viewBox='0 0 8,9'>") == [8, 9])
        #expect(try svg("<svg height=\"1in\" width = '100%' viewBox=\"-5 -5 30 40\">") == [30, 96])
    }

    @Test("A header that ends early is reported, wherever it ends")
    func truncation() throws {
        let files = [
            ImageBytes.png(3, 4), ImageBytes.gif(3, 4), ImageBytes.jpeg(3, 4),
            ImageBytes.webP("VP8X", [0, 0, 0, 0, 1, 0, 0, 1, 0, 0]), Array("<svg width='1' height='1'/>".utf8),
        ]
        for file in files {
            let format = try EncodedImage(file).format
            for count in 0..<file.count {
                do {
                    _ = try EncodedImage(Array(file[..<count]))
                    // The bytes after the size are not needed.
                    #expect(format == .png && count >= 24 || format == .svg && count == file.count - 1)
                } catch .truncatedImage(let reported, let needed, let available) {
                    #expect(reported == format && needed > count && available == count)
                } catch {
                    #expect(error == .unknownImageFormat && count < 12)
                }
            }
        }
    }

    @Test("Damaged headers say what was expected where")
    func damage() throws {
        var png = ImageBytes.png(1, 1)
        png[12] = 0
        #expect(throws: DrawingError.malformedImage(.png, offset: 12, expected: "IHDR")) { try EncodedImage(png) }
        let scan: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDA, 0, 2]
        let error = #expect(throws: DrawingError.self) { try EncodedImage(scan) }
        #expect(error?.description.contains("a frame header before the image data at byte 3") == true)
        #expect(throws: DrawingError.self) { try EncodedImage([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0, 0]) }
        #expect(throws: DrawingError.self) { try EncodedImage(ImageBytes.webP("ABCD", [])) }
        #expect(throws: DrawingError.self) { try EncodedImage(Array("<svg width=20>".utf8)) }
        #expect(throws: DrawingError.unknownImageFormat) { try EncodedImage(Array("<html>".utf8)) }
        #expect(throws: DrawingError.unknownImageFormat) { try EncodedImage([]) }
    }

    @Test("Sizes of nothing and sizes beyond the limits are refused")
    func limits() throws {
        #expect(throws: DrawingError.emptyImage(.png)) { try EncodedImage(ImageBytes.png(0, 4)) }
        #expect(throws: DrawingError.emptyImage(.svg)) { try EncodedImage(Array("<svg/>".utf8)) }
        #expect(throws: DrawingError.emptyImage(.svg)) {
            try EncodedImage(Array("<svg width='nan' height='-1'/>".utf8))
        }
        #expect(throws: DrawingError.oversizedImage(.png, width: 16_385, height: 1)) {
            try EncodedImage(ImageBytes.png(16_385, 1))
        }
        #expect(throws: DrawingError.oversizedImage(.png, width: 8_001, height: 8_000)) {
            try EncodedImage(ImageBytes.png(8_001, 8_000))
        }
        #expect(throws: DrawingError.self) { try EncodedImage(ImageBytes.png(.max, .max)) }
        #expect(throws: DrawingError.self) { try EncodedImage(Array("<svg width='1e300' height='1'/>".utf8)) }
        #expect(try size(ImageBytes.png(8_000, 8_000)) == [8_000, 8_000])
    }

    @Test(
        "Random bytes after a good beginning give an image or an error, never a crash",
        arguments: 0..<8 as Range<UInt64>)
    func garbage(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let beginnings = [
            ImageBytes.png(9, 9), ImageBytes.gif(9, 9), ImageBytes.jpeg(9, 9), ImageBytes.webP("VP8L", []),
            Array("<svg a='b' width".utf8),
        ]
        for round in 0..<1_000 {
            var bytes = beginnings[round % beginnings.count]
            for _ in 0..<Int.random(in: 0..<40, using: &generator) {
                bytes.append(.random(in: 0...255, using: &generator))
            }
            for _ in 0..<3 {
                bytes[.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if let image = try? EncodedImage(bytes) {
                #expect(image.pixelWidth * image.pixelHeight <= EncodedImage.largestArea, "\(bytes)")
            }
        }
    }
}
