import MullionTestSupport
import Testing

@testable import MullionAutoLayout

/// Visual formats drawn from the grammar.
private struct RandomFormat {
    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func format() -> String {
        var text = ["", "H:", "V:"].randomElement(using: &random) ?? ""
        if chance() { text += "|" + link() }
        text += view()
        for _ in 0..<Int.random(in: 0...4, using: &random) { text += link() + view() }
        if chance() { text += link() + "|" }
        return text
    }

    /// A text with some characters deleted, doubled, or taken from another place.
    mutating func mutated(_ text: String) -> String {
        var characters = Array(text)
        for _ in 0..<Int.random(in: 1...4, using: &random) where !characters.isEmpty {
            let at = Int.random(in: characters.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: characters.remove(at: at)
            case 1: characters.insert(characters[at], at: at)
            case 2: characters[at] = Array("[]()|-@,=<>HV:.a1 é\u{301}").randomElement(using: &random) ?? "["
            default: characters.swapAt(at, Int.random(in: characters.indices, using: &random))
            }
        }
        return String(characters)
    }

    private mutating func chance() -> Bool { Bool.random(using: &random) }

    private mutating func view() -> String { "[\(name())\(chance() ? "(\(list(object)))" : "")]" }

    private mutating func link() -> String {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: ""
        case 1: "-"
        case 2: "-\(chance() ? "m" : number())-"
        default: "-(\(list(distance)))-"
        }
    }

    private mutating func list(_ object: (inout RandomFormat) -> String) -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let relation = ["", "==", "<=", ">="].randomElement(using: &random) ?? ""
            let priority = chance() ? "@\(chance() ? "m" : "\(Int.random(in: 1...1000, using: &random))")" : ""
            return relation + object(&self) + priority
        }.joined(separator: ",")
    }

    private mutating func name() -> String { ["a", "b", "c"].randomElement(using: &random) ?? "a" }
    private mutating func number() -> String {
        "\(Int.random(in: 0...500, using: &random))" + (chance() ? ".\(Int.random(in: 0...99, using: &random))" : "")
    }

    private func distance(_ source: inout RandomFormat) -> String {
        (source.chance() ? "-" : "") + (source.chance() ? source.number() : "0")
    }
    private func object(_ source: inout RandomFormat) -> String {
        source.chance() ? source.name() : distance(&source)
    }
}

@Suite("Random visual formats")
struct VisualFormatPropertyTests {
    private let scene = FormatScene()

    @Test("Formats from the grammar are read, and mutations are read or refused at a character of theirs")
    func random() {
        var source = RandomFormat(seed: 5)
        var refused = 0
        let count = randomRuns(4_000)
        for _ in 0..<count {
            let format = source.format()
            #expect(scene.error(format, [], ["m": 20]) == nil, "\(format)")
            let mutated = source.mutated(format)
            guard let error = scene.error(mutated, [], ["m": 20]) else { continue }
            refused += 1
            #expect((0...mutated.count).contains(error.offset), "\(mutated)")
        }
        #expect(refused > count / 4 && refused < count)
    }

    @Test("The picture of a constraint is read as the same constraint")
    func roundTrip() throws {
        var source = RandomFormat(seed: 6)
        var pictures = 0
        let count = randomRuns(1_000)
        for _ in 0..<count {
            let format = source.format()
            let constraints = try LayoutConstraint.constraints(
                withVisualFormat: format, metrics: ["m": 20], views: scene.views)
            for constraint in constraints {
                guard let picture = constraint.visualFormat else { continue }
                pictures += 1
                #expect(try scene.constraints(picture) == [constraint.description], "\(format)")
            }
        }
        #expect(pictures > 2 * count)
    }
}
