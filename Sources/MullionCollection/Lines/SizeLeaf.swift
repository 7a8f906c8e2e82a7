import MullionGeometry

/// The sizes of some items that follow each other: 16 bytes each, and 8 more where one of them reaches below a
/// baseline.
struct SizeLeaf: Sendable {
    private struct Lengths: Sendable {
        var signedCross: CGFloat
        var main: CGFloat

        init(_ size: StoredSize) {
            signedCross = size.signedCross
            main = size.main
        }
    }

    private var lengths: [Lengths] = []
    /// How far the items reach below their baselines: one number each if they are kept, else none.
    private var descents: [CGFloat] = []
    private var keepsDescents = false

    private mutating func keepDescents() {
        guard !keepsDescents else { return }
        keepsDescents = true
        descents = Array(repeating: 0, count: lengths.count)
    }
}

extension SizeLeaf: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { lengths.count }

    subscript(item: Int) -> StoredSize {
        @inline(__always)
        get {
            let length = lengths[item]
            return StoredSize(
                signedCross: length.signedCross, main: length.main, descent: keepsDescents ? descents[item] : 0)
        }
        set {
            if newValue.descent != 0 { keepDescents() }
            lengths[item] = Lengths(newValue)
            if keepsDescents { descents[item] = newValue.descent }
        }
    }

    mutating func reserveCapacity(_ count: Int) { lengths.reserveCapacity(count) }

    mutating func append(_ size: StoredSize) {
        if size.descent != 0 { keepDescents() }
        lengths.append(Lengths(size))
        if keepsDescents { descents.append(size.descent) }
    }

    mutating func replaceSubrange(_ range: Range<Int>, with sizes: some Collection<StoredSize>) {
        if sizes.contains(where: { $0.descent != 0 }) { keepDescents() }
        lengths.replaceSubrange(range, with: sizes.map { Lengths($0) })
        if keepsDescents { descents.replaceSubrange(range, with: sizes.map(\.descent)) }
    }
}
