/// Finds the known word closest to a misspelt one.
package enum Suggestion {
    /// Returns the word with the fewest changed, missing, additional, or exchanged letters, if they are at most a third
    /// of it. Case does not matter.
    ///
    /// - Complexity: O(words · length²); words longer than 64 characters are not compared.
    package static func nearest(to word: String, in known: [String]) -> String? {
        let word = Array(word.lowercased().unicodeScalars.prefix(65))
        guard !word.isEmpty, word.count <= 64 else { return nil }
        var best: (word: String, distance: Int)?
        for candidate in known {
            let letters = Array(candidate.lowercased().unicodeScalars)
            let distance = distance(word, letters)
            if distance <= max(letters.count, word.count) / 3, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.word
    }

    /// Returns the optimal string alignment distance, row by row.
    private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
