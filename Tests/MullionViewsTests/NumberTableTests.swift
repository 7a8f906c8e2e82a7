@testable import MullionViews
import MullionTestSupport
import Testing

@Suite("Number table")
struct NumberTableTests {
    @Test("A table has what a dictionary has after the same edits")
    func randomEdits() {
        var random = SplitMix64(seed: 7)
        var table = NumberTable<Int>()
        var dictionary: [Int: Int] = [:]
        // Numbers that follow each other, and such that differ in their high bits alone.
        let numbers = (0..<200).map { $0 } + (0..<200).map { $0 << 24 } + [.max, .max - 1]
        for _ in 0..<20_000 {
            let number = numbers[Int(random.next() % UInt64(numbers.count))]
            switch random.next() % 8 {
            case 0: (table[number], dictionary[number]) = (nil, nil)
            case 1 where random.next() % 50 == 0:
                table.removeAll { number, value in (number ^ UInt64(value)) & 1 == 0 }
                dictionary = dictionary.filter { ($0.key ^ $0.value) & 1 != 0 }
            default:
                let value = Int(random.next() % 1_000)
                (table[number], dictionary[number]) = (value, value)
            }
            #expect(table[number] == dictionary[number])
        }
        #expect(table.count == dictionary.count)
        for number in numbers { #expect(table[number] == dictionary[number]) }
        #expect(Set(table.numbers.map { Int($0) }) == Set(dictionary.keys))
    }
}
