/// A dictionary whose keys are numbers that this module gives out, or addresses of types.
///
/// The hash of the standard library takes 130 instructions, so that nobody can choose keys that collide. Nobody chooses
/// these keys; their hash is one multiplication.
struct NumberTable<Value> {
    private struct Key: Hashable {
        let number: UInt64

        @inline(__always) init(_ number: some BinaryInteger) { self.number = UInt64(truncatingIfNeeded: number) }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }

        /// Called by `Dictionary` in place of a `Hasher`. A table takes the low bits, the product mixes the high ones.
        func _rawHashValue(seed: Int) -> Int {
            let product = (number ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
            return Int(truncatingIfNeeded: product ^ product >> 32)
        }
    }

    private var values: [Key: Value] = [:]

    var count: Int { values.count }
    var numbers: some Sequence<UInt64> { values.keys.lazy.map(\.number) }

    subscript(number: some BinaryInteger) -> Value? {
        @inline(__always) get { values[Key(number)] }
        @inline(__always) _modify { yield &values[Key(number)] }
    }

    /// The value of a type, whose number is its address.
    subscript(type: Any.Type) -> Value? {
        @inline(__always) get { self[UInt(bitPattern: ObjectIdentifier(type))] }
        @inline(__always) _modify { yield &self[UInt(bitPattern: ObjectIdentifier(type))] }
    }

    mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

    mutating func removeAll(where isUnneeded: (_ number: UInt64, Value) -> Bool) {
        values = values.filter { !isUnneeded($0.key.number, $0.value) }
    }

    func forEach(_ body: (_ number: UInt64, Value) -> Void) { for (key, value) in values { body(key.number, value) } }
}
