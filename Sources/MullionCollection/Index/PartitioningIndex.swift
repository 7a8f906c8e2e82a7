extension Range<Int> {
    /// The first number of which a test is true, which stays true from there on; the upper bound if there is none.
    ///
    /// - Complexity: O(log n) tests.
    func partitioningIndex(where test: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if test(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
