/// The classes of all scalars, in pages of 256. Pages of one class share their memory.
///
/// Raw memory that is written in `init` only. Every page start is followed by 256 classes, and the scalars of a
/// `String` have no more than 0x1100 pages, so reading needs no checks. The only instance is never freed.
struct LineBreakClasses: @unchecked Sendable {
    static let shared = LineBreakClasses()

    private let pageStarts: UnsafeMutablePointer<UInt32>
    private let classes: UnsafeMutablePointer<LineBreakClass>

    private static let pageCount = 0x1100

    private init() {
        pageStarts = .allocate(capacity: Self.pageCount)
        pageStarts.initialize(repeating: 0, count: Self.pageCount)
        var kept: [LineBreakClass] = []
        var uniformPages: [LineBreakClass: UInt32] = [:]
        var numbers = PackedIntegers(base64: Self.runs)
        var scalar = 0
        while !numbers.isAtEnd {
            let end = min(scalar + numbers.unsigned(), Self.pageCount * 256)
            let kind = LineBreakClass(rawValue: UInt8(numbers.unsigned())) ?? .letter
            while scalar < end {
                let page = scalar >> 8
                let pageEnd = (page + 1) << 8
                let isUniform = scalar & 0xFF == 0 && end >= pageEnd
                if isUniform, let start = uniformPages[kind] {
                    pageStarts[page] = start
                } else if scalar & 0xFF == 0 {
                    pageStarts[page] = UInt32(kept.count)
                    if isUniform { uniformPages[kind] = pageStarts[page] }
                    kept.append(contentsOf: repeatElement(kind, count: 256))
                } else {
                    let start = Int(pageStarts[page]) + scalar & 0xFF
                    for index in start..<start + min(end, pageEnd) - scalar { kept[index] = kind }
                }
                scalar = min(end, pageEnd)
            }
        }
        classes = .allocate(capacity: kept.count)
        classes.initialize(from: kept, count: kept.count)
    }

    /// Returns the class of a scalar.
    @inline(__always)
    subscript(scalar: UInt32) -> LineBreakClass { classes[Int(pageStarts[Int(scalar >> 8)]) + Int(scalar & 0xFF)] }

    /// Returns whether a digit follows at a UTF-8 offset, marks aside.
    func digitFollows(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var index = start
        while index < bytes.count {
            let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: index)
            let kind = self[scalar]
            guard kind == .combiningMark || kind == .zeroWidthJoiner else { return kind == .digit }
            index += length
        }
        return false
    }
}
