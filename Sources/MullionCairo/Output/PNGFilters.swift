#if Cairo
import Foundation

/// The rows of an image as PNG stores them: the differences of their bytes from a prediction, four pixels at a time.
struct PNGFilters {
    /// How a byte is predicted, by the numbers of PNG.
    enum Filter: UInt8 {
        case left = 1
        case above = 2
        case paeth = 4
    }

    private let width: Int
    private let isOpaque: Bool
    /// The row and the one above it, with a transparent pixel before them and four behind.
    private var row, above: [UInt32]
    private var isFirst = true

    /// The number of bytes that ``append(_:to:)`` writes, and of those behind them that it may touch.
    var rowLength: Int { 1 + width * (isOpaque ? 3 : 4) }
    static let margin = 16

    init(width: Int, isOpaque: Bool) {
        self.width = width
        self.isOpaque = isOpaque
        row = [UInt32](repeating: 0, count: width + 5)
        above = row
    }

    /// Writes the filter of the next row and its differences.
    mutating func append(_ pixels: UnsafePointer<UInt32>, to target: UnsafeMutableRawPointer) {
        swap(&row, &above)
        fill(pixels)
        row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                let rows = (
                    row: UnsafeRawPointer(row.baseAddress! + 1), above: UnsafeRawPointer(above.baseAddress! + 1)
                )
                // Rows that are the same again are frequent.
                let isSame = memcmp(rows.row, rows.above, 4 * width) == 0
                let filter = isFirst ? .left : isSame ? .above : filter(rows.row, rows.above)
                target.storeBytes(of: filter.rawValue, as: UInt8.self)
                let target = target + 1
                switch filter {
                case .left: write(rows.row, rows.above, to: target, Self.left)
                case .above where isSame: memset(target, 0, rowLength - 1)
                case .above: write(rows.row, rows.above, to: target, Self.above)
                case .paeth: write(rows.row, rows.above, to: target, Self.paeth)
                }
            }
        }
        isFirst = false
    }

    /// Fills the row with red, green, blue, and alpha, from the lowest byte, without multiplied alpha.
    private mutating func fill(_ pixels: UnsafePointer<UInt32>) {
        row.withUnsafeMutableBufferPointer { row in
            // The byte of alpha becomes the highest again.
            if isOpaque {
                for x in 0..<width { row[x &+ 1] = pixels[x].byteSwapped >> 8 }
                return
            }
            for x in 0..<width {
                let pixel = pixels[x]
                row[x &+ 1] = pixel >= 0xFF00_0000 ? (pixel.byteSwapped >> 8) | 0xFF00_0000 : Self.unmultiplied(pixel)
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

    // MARK: - Differences

    /// The bytes of four pixels.
    private typealias Bytes = SIMD16<UInt8>
    private typealias Difference = (UnsafeRawPointer, UnsafeRawPointer) -> Bytes

    @inline(__always)
    private static func bytes(_ row: UnsafeRawPointer, _ offset: Int = 0) -> Bytes {
        row.loadUnaligned(fromByteOffset: offset, as: Bytes.self)
    }

    @inline(__always)
    private static func left(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer) -> Bytes {
        bytes(row) &- bytes(row, -4)
    }

    @inline(__always)
    private static func above(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer) -> Bytes {
        bytes(row) &- bytes(above)
    }

    /// The difference from the neighbor that is nearest to `left + above − corner`.
    @inline(__always)
    private static func paeth(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer) -> Bytes {
        let (left, up, corner) = (bytes(row, -4), bytes(above), bytes(above, -4))
        // How far the prediction is from left, and from the one above.
        let toLeft = pointwiseMax(up, corner) &- pointwiseMin(up, corner)
        let toUp = pointwiseMax(left, corner) &- pointwiseMin(left, corner)
        // From the corner both lead in the same direction, and it is the farthest, or in opposite ones.
        let toCorner = pointwiseMax(toLeft, toUp) &- pointwiseMin(toLeft, toUp)
        let isFarthest = (up .>= corner) .^ (left .< corner)
        let corners = toCorner.replacing(with: 255, where: isFarthest)
        var prediction = corner.replacing(with: up, where: toUp .<= corners)
        prediction.replace(with: left, where: (toLeft .<= toUp) .& (toLeft .<= corners))
        return bytes(row) &- prediction
    }

    @inline(__always)
    private func write(
        _ row: UnsafeRawPointer, _ above: UnsafeRawPointer, to target: UnsafeMutableRawPointer,
        _ difference: Difference
    ) {
        if isOpaque {
            for x in stride(from: 0, to: width, by: 4) {
                // Without the bytes of alpha.
                let pixels = unsafeBitCast(difference(row + 4 &* x, above + 4 &* x), to: SIMD2<UInt64>.self)
                let packed = (pixels & 0xFF_FFFF) | (pixels &>> 8 & 0xFFFF_FF00_0000)
                target.storeBytes(of: packed[0].littleEndian, toByteOffset: 3 &* x, as: UInt64.self)
                target.storeBytes(of: packed[1].littleEndian, toByteOffset: 3 &* x &+ 6, as: UInt64.self)
            }
        } else {
            for x in stride(from: 0, to: width, by: 4) {
                target.storeBytes(of: difference(row + 4 &* x, above + 4 &* x), toByteOffset: 4 &* x, as: Bytes.self)
            }
        }
    }

    // MARK: - Choice

    /// Returns the filter whose differences are nearest to 0, of four pixels of every 32,
    /// in wide rows of fewer, so that the sums fit.
    private func filter(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer) -> Filter {
        var (leftSum, aboveSum, paethSum) = (SIMD16<UInt16>(), SIMD16<UInt16>(), SIMD16<UInt16>())
        for x in stride(from: 0, to: width, by: max(32, width / 256)) {
            let (row, above) = (row + 4 &* x, above + 4 &* x)
            Self.add(Self.left(row, above), to: &leftSum)
            Self.add(Self.above(row, above), to: &aboveSum)
            Self.add(Self.paeth(row, above), to: &paethSum)
        }
        let sums = (left: Self.sum(leftSum), above: Self.sum(aboveSum), paeth: Self.sum(paethSum))
        // Paeth's prediction takes longest, and must be worth it.
        let simple: Filter = sums.above <= sums.left ? .above : .left
        return sums.paeth * 8 < min(sums.above, sums.left) * 7 ? .paeth : simple
    }

    /// Adds the distances of differences from 0.
    @inline(__always)
    private static func add(_ difference: Bytes, to sum: inout SIMD16<UInt16>) {
        sum &+= SIMD16<UInt16>(truncatingIfNeeded: pointwiseMin(difference, 0 &- difference))
    }

    private static func sum(_ sums: SIMD16<UInt16>) -> Int {
        Int(SIMD16<UInt32>(truncatingIfNeeded: sums).wrappedSum())
    }
}
#endif
