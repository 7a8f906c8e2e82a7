/// The classes of all scalars, in pages of 256, of which equal ones are kept once.
///
/// Raw memory that is written in `init` only. Every page start is followed by 256 classes, and the scalars of a
/// `String` have no more than 0x1100 pages, so reading needs no checks. The only instance is never freed.
struct LineBreakClasses: @unchecked Sendable {
    static let shared = LineBreakClasses()

    private let pageStarts: UnsafeMutablePointer<UInt32>
    private let classes: UnsafeMutablePointer<LineBreakClass>

    private static let pageCount = 0x1100

    private init() {
        var all: [UInt8] = []
        all.reserveCapacity(Self.pageCount * 256)
        var numbers = PackedIntegers(base64: Self.runs)
        while !numbers.isAtEnd, all.count < Self.pageCount * 256 {
            let count = numbers.unsigned()
            all.append(contentsOf: repeatElement(UInt8(numbers.unsigned()), count: count))
        }
        pageStarts = .allocate(capacity: Self.pageCount)
        var kept: [UInt8] = []
        var known: [ArraySlice<UInt8>: Int] = [:]
        for page in 0..<Self.pageCount {
            let members = all[page * 256..<(page + 1) * 256]
            let start = known[members] ?? kept.count
            if start == kept.count {
                known[members] = start
                kept.append(contentsOf: members)
            }
            pageStarts[page] = UInt32(start)
        }
        classes = .allocate(capacity: kept.count)
        for (index, value) in kept.enumerated() {
            (classes + index).initialize(to: LineBreakClass(rawValue: value) ?? .letter)
        }
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
