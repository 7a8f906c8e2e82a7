/// A small random number generator whose sequence depends on nothing but its seed.
///
/// Source: Steele, Lea, Flood, Fast Splittable Pseudorandom Number Generators, 2014, doi:10.1145/2660193.2660195.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64
    /// The bytes that decide first.
    private var bytes: ArraySlice<UInt8> = []

    /// Creates a generator.
    public init(seed: UInt64) {
        state = seed
    }

    /// Creates a generator whose first numbers are those of some bytes, one each: a change of a byte changes one
    /// decision, which is what a fuzzer needs.
    public init(bytes: [UInt8]) {
        state = UInt64(bytes.count)
        self.bytes = bytes[...]
    }

    /// The next 64 random bits.
    public mutating func next() -> UInt64 {
        if let byte = bytes.popFirst() { return UInt64(byte) &* 0x0101_0101_0101_0101 }
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns `true` once in `count` calls, on average.
    public mutating func once(in count: Int) -> Bool {
        Int.random(in: 0..<count, using: &self) == 0
    }

    /// Returns one of the elements of a non-empty collection.
    public mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
}
