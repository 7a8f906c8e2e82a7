import Foundation

/// Sentences about what differs, collected.
struct Differences {
    let tolerance: CGFloat
    private(set) var sentences: [String] = []

    init(tolerance: CGFloat) { self.tolerance = tolerance }

    mutating func add(_ sentence: String) { sentences.append(sentence) }

    private func agree(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) <= tolerance }

    mutating func compare(_ what: String, _ expected: CGRect, _ got: CGRect) {
        let same =
            agree(expected.origin.x, got.origin.x) && agree(expected.origin.y, got.origin.y)
            && agree(expected.size.width, got.size.width) && agree(expected.size.height, got.size.height)
        if !same { add("\(what): expected \(words(expected)), got \(words(got))") }
    }

    mutating func compare(_ what: String, _ expected: CGSize, _ got: CGSize) {
        guard agree(expected.width, got.width), agree(expected.height, got.height) else {
            add("\(what): expected \(expected.width) × \(expected.height), got \(got.width) × \(got.height)")
            return
        }
    }

    mutating func compare(_ what: String, _ expected: CGFloat?, _ got: CGFloat?) {
        if let expected, let got, agree(expected, got) { return }
        if expected == nil, got == nil { return }
        add("\(what): expected \(expected.map { "\($0)" } ?? "none"), got \(got.map { "\($0)" } ?? "none")")
    }

    @_disfavoredOverload
    mutating func compare<Value: Equatable>(_ what: String, _ expected: Value, _ got: Value) {
        if expected != got { add("\(what): expected \(expected), got \(got)") }
    }

    private func words(_ rect: CGRect) -> String {
        "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    }
}
