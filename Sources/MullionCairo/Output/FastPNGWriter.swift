#if Cairo
import Foundation

/// Writes an image fast: each row as differences from the row above or the pixel before, packed as runs.
///
/// 1. Choose a filter for each row: the one whose differences are nearest to 0, of a sample of the pixels.
/// 2. Write the differences into a block of rows.
/// 3. Pack each block by ``RunLengthDeflater``.
enum FastPNGWriter {
    private enum Filter: UInt8 {
        case left = 1
        case above = 2
        case paeth = 4
    }

    /// Returns a file.
    ///
    /// - Parameter pixels: As in ``PixelImage``; not empty.
    static func file(width: Int, height: Int, pixels: [UInt32]) -> [UInt8] {
        // Without a branch for each pixel.
        let isOpaque = pixels.withUnsafeBufferPointer { $0.reduce(UInt32.max, &) } >= 0xFF00_0000
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        var header: [UInt8] = []
        for number in [UInt32(width), UInt32(height)] { append(number, to: &header) }
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        append(header, named: "IHDR", to: &file)
        append(data(width: width, height: height, pixels: pixels, isOpaque: isOpaque), named: "IDAT", to: &file)
        append([], named: "IEND", to: &file)
        return file
    }

    private static func data(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool) -> [UInt8] {
        let rowLength = 1 + width * (isOpaque ? 3 : 4)
        var deflater = RunLengthDeflater()
        // Differences are stored as four bytes at a time, so the last may need one more.
        var block = [UInt8](repeating: 0, count: max(RunLengthDeflater.blockSize, rowLength) + 8)
        var row = [UInt32](repeating: 0, count: width)
        var above = row
        block.withUnsafeMutableBufferPointer { block in
            var filled = 0
            func pack() {
                var packed = 0
                while packed < filled {
                    let end = min(packed + RunLengthDeflater.blockSize, filled)
                    deflater.append(UnsafeBufferPointer(rebasing: block[packed..<end]))
                    packed = end
                }
                filled = 0
            }
            for y in 0..<height {
                if filled + rowLength > RunLengthDeflater.blockSize { pack() }
                swap(&row, &above)
                fill(&row, from: pixels, at: y * width, isOpaque: isOpaque)
                row.withUnsafeBufferPointer { row in
                    above.withUnsafeBufferPointer { above in
                        let filter = y == 0 ? .left : filter(row, above)
                        block[filled] = filter.rawValue
                        let target = UnsafeMutableRawPointer(block.baseAddress! + filled + 1)
                        if isOpaque {
                            write(row, above, filter, to: target, stride: 3)
                        } else {
                            write(row, above, filter, to: target, stride: 4)
                        }
                    }
                }
                filled += rowLength
            }
            pack()
        }
        return deflater.finish()
    }

    // MARK: - Rows

    /// Fills a row with red, green, blue, and alpha, from the lowest byte, without multiplied alpha.
    private static func fill(_ row: inout [UInt32], from pixels: [UInt32], at start: Int, isOpaque: Bool) {
        let count = row.count
        row.withUnsafeMutableBufferPointer { row in
            pixels.withUnsafeBufferPointer { pixels in
                // The byte of alpha becomes the highest again.
                if isOpaque {
                    for x in 0..<count { row[x] = pixels[start &+ x].byteSwapped >> 8 }
                    return
                }
                for x in 0..<count {
                    let pixel = pixels[start &+ x]
                    row[x] = pixel >= 0xFF00_0000 ? (pixel.byteSwapped >> 8) | 0xFF00_0000 : unmultiplied(pixel)
                }
            }
        }
    }

    /// Rounds as cairo's writer does.
    private static func unmultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        func component(_ shift: UInt32) -> UInt32 {
            min((((pixel >> shift) & 0xFF) * 255 + alpha / 2) / alpha, 255)
        }
        return component(16) | component(8) << 8 | component(0) << 16 | alpha << 24
    }

    /// Returns the filter whose differences are nearest to 0, of every 16th pixel.
    private static func filter(_ row: UnsafeBufferPointer<UInt32>, _ above: UnsafeBufferPointer<UInt32>) -> Filter {
        var (leftSum, aboveSum, paethSum) = (0, 0, 0)
        var x = 1
        while x < row.count {
            let (pixel, left, up, corner) = (row[x], row[x - 1], above[x], above[x - 1])
            if pixel != up || pixel != left {
                leftSum += distance(pixel, left)
                aboveSum += distance(pixel, up)
                paethSum += distance(pixel, predicted(left, up, corner))
            }
            x += 16
        }
        // Paeth's prediction takes longest, and must be worth it.
        let simple: Filter = aboveSum <= leftSum ? .above : .left
        return paethSum * 8 < min(aboveSum, leftSum) * 7 ? .paeth : simple
    }

    private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
        let difference = difference(first, second)
        @inline(__always) func magnitude(_ shift: UInt32) -> Int {
            Int(Int8(truncatingIfNeeded: difference &>> shift).magnitude)
        }
        return magnitude(0) &+ magnitude(8) &+ magnitude(16)
    }

    /// Writes the differences of a row, as three or four bytes a pixel.
    @inline(__always)
    private static func write(
        _ row: UnsafeBufferPointer<UInt32>, _ above: UnsafeBufferPointer<UInt32>, _ filter: Filter,
        to target: UnsafeMutableRawPointer, stride: Int
    ) {
        @inline(__always) func store(_ difference: UInt32, _ x: Int) {
            target.storeBytes(of: difference.littleEndian, toByteOffset: x &* stride, as: UInt32.self)
        }
        let count = row.count
        switch filter {
        case .left:
            var left: UInt32 = 0
            for x in 0..<count {
                store(difference(row[x], left), x)
                left = row[x]
            }
        case .above:
            // Rows that are the same again are frequent.
            guard memcmp(row.baseAddress!, above.baseAddress!, count &* 4) != 0 else {
                memset(target, 0, count &* stride)
                return
            }
            for x in 0..<count { store(difference(row[x], above[x]), x) }
        case .paeth:
            var (left, corner): (UInt32, UInt32) = (0, 0)
            for x in 0..<count {
                let up = above[x]
                store(difference(row[x], predicted(left, up, corner)), x)
                (left, corner) = (row[x], up)
            }
        }
    }

    /// Subtracts each byte from that of the other number, without a carry between them.
    @inline(__always)
    private static func difference(_ first: UInt32, _ second: UInt32) -> UInt32 {
        ((first | 0x8080_8080) &- (second & 0x7F7F_7F7F)) ^ ((first ^ ~second) & 0x8080_8080)
    }

    /// Returns Paeth's prediction of each byte: the neighbor that is nearest to `left + up − corner`.
    @inline(__always)
    private static func predicted(_ left: UInt32, _ up: UInt32, _ corner: UInt32) -> UInt32 {
        // In flat areas the three are equal in pairs.
        if left == corner { return up }
        if up == corner { return left }
        @inline(__always) func nearest(_ shift: UInt32) -> UInt32 {
            let (a, b, c) = (
                Int32(bitPattern: left &>> shift & 0xFF), Int32(bitPattern: up &>> shift & 0xFF),
                Int32(bitPattern: corner &>> shift & 0xFF)
            )
            let (toA, toB) = (b &- c, a &- c)
            let (a2, b2, c2) = (toA.magnitude, toB.magnitude, (toA &+ toB).magnitude)
            let nearest = a2 <= b2 && a2 <= c2 ? a : b2 <= c2 ? b : c
            return UInt32(bitPattern: nearest) &<< shift
        }
        return nearest(0) | nearest(8) | nearest(16) | nearest(24)
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
