#if Cairo
import Foundation

/// Writes an image fast: each row as differences from the row above or the pixel before, packed as runs.
///
/// 1. Write the differences of each row into a chunk of rows, by the filter that suits them: ``PNGFilters``.
/// 2. Pack each chunk by ``RunLengthDeflater``.
enum FastPNGWriter {
    /// Pixels as in ``PixelImage``, in the memory of an array or of a surface.
    struct Pixels {
        /// The number of pixels in a row, and of rows; not 0.
        let width, height: Int
        let start: UnsafePointer<UInt32>
        /// The number of pixels from the beginning of a row to that of the next.
        let rowLength: Int

        func row(_ y: Int) -> UnsafePointer<UInt32> { start + y * rowLength }

        /// Whether no pixel is translucent.
        var isOpaque: Bool {
            // Without a branch for each pixel.
            (0..<height).allSatisfy {
                UnsafeBufferPointer(start: row($0), count: width).reduce(UInt32.max, &) >= 0xFF00_0000
            }
        }
    }

    /// Returns a file.
    static func file(_ pixels: Pixels) -> [UInt8] {
        let isOpaque = pixels.isOpaque
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        var header: [UInt8] = []
        for number in [UInt32(pixels.width), UInt32(pixels.height)] { append(number, to: &header) }
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        append(header, named: "IHDR", to: &file)
        append(data(pixels, isOpaque: isOpaque), named: "IDAT", to: &file)
        append([], named: "IEND", to: &file)
        return file
    }

    private static func data(_ pixels: Pixels, isOpaque: Bool) -> [UInt8] {
        let chunkSize = RunLengthDeflater.chunkSize
        var filters = PNGFilters(width: pixels.width, isOpaque: isOpaque)
        let rowLength = filters.rowLength
        var deflater = RunLengthDeflater()
        var chunk = [UInt8](repeating: 0, count: max(chunkSize, rowLength) + PNGFilters.margin)
        chunk.withUnsafeMutableBufferPointer { chunk in
            var filled = 0
            func pack() {
                for start in stride(from: 0, to: filled, by: chunkSize) {
                    deflater.append(UnsafeBufferPointer(rebasing: chunk[start..<min(start + chunkSize, filled)]))
                }
                filled = 0
            }
            for y in 0..<pixels.height {
                if filled + rowLength > chunkSize { pack() }
                filters.append(pixels.row(y), to: UnsafeMutableRawPointer(chunk.baseAddress! + filled))
                filled += rowLength
            }
            pack()
        }
        return deflater.finish()
    }

    // MARK: - Chunks

    private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
        for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    private static func append(_ data: [UInt8], named name: String, to file: inout [UInt8]) {
        append(UInt32(data.count), to: &file)
        let start = file.count
        file += Array(name.utf8)
        file += data
        append(crc(file[start...]), to: &file)
    }

    /// Returns the checksum of a chunk.
    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { bytes in
            crcTables.withUnsafeBufferPointer { tables in
                var crc = UInt32.max
                var place = 0
                while place + 4 <= bytes.count {
                    crc ^= bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian
                    crc =
                        tables[768 + Int(crc & 0xFF)] ^ tables[512 + Int((crc >> 8) & 0xFF)]
                        ^ tables[256 + Int((crc >> 16) & 0xFF)] ^ tables[Int(crc >> 24)]
                    place += 4
                }
                while place < bytes.count {
                    crc = tables[Int((crc ^ UInt32(bytes[place])) & 0xFF)] ^ (crc >> 8)
                    place += 1
                }
                return ~crc
            }
        }
    }

    /// The effect of a byte on the checksum, and of one that is one, two, or three bytes earlier.
    private static let crcTables: [UInt32] = {
        var tables = (0..<256).map { byte -> UInt32 in
            var crc = UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
            return crc
        }
        for index in 256..<1_024 {
            let before = tables[index - 256]
            tables.append(tables[Int(before & 0xFF)] ^ (before >> 8))
        }
        return tables
    }()
}
#endif
