/// Values that few records have: a record has the index of its own. Places of values that are gone are used again.
struct SpareTable<Value> {
    private var values: [Value] = []
    private var freeIndices: [Int32] = []

    subscript(index: Int32) -> Value {
        get { values[Int(index)] }
        set { values[Int(index)] = newValue }
    }

    /// Adds a value, and returns its index.
    mutating func add(_ value: Value) -> Int32 {
        if let index = freeIndices.popLast() {
            self[index] = value
            return index
        }
        values.append(value)
        return Int32(values.count - 1)
    }

    /// Frees the place of a value; does nothing for -1, the index of none.
    mutating func free(_ index: Int32) {
        if index >= 0 { freeIndices.append(index) }
    }
}
