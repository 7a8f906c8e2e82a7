import MullionDrawing

/// The images that occur several times in a display list, so that their bytes are written once.
///
/// Images are equal if their bytes are. Those that share memory, as copies of a value do, are found without comparing
/// bytes. The list must outlive the table, or else different bytes might take the address of known ones.
struct ImageTable {
    private var numbers: [Place: Int] = [:]
    private var counts: [Int] = []

    private struct Place: Hashable {
        var address: UnsafeRawPointer?
        var count: Int

        init(_ image: EncodedImage) {
            address = image.bytes.withUnsafeBytes { $0.baseAddress }
            count = image.bytes.count
        }
    }

    /// - Complexity: O(commands), plus O(bytes) for each image at a different address in memory.
    init(_ list: DisplayList) {
        var known: [[UInt8]: Int] = [:]
        for command in list.commands {
            guard case .image(let reference) = command, case .encoded(let image) = reference.content else { continue }
            let place = Place(image)
            if numbers[place] == nil {
                let number = known[image.bytes] ?? counts.count
                if number == counts.count {
                    known[image.bytes] = number
                    counts.append(0)
                }
                numbers[place] = number
            }
            counts[numbers[place]!] += 1
        }
    }

    /// Returns the number of an image that occurs several times; nil for any other.
    func repeatedNumber(of image: EncodedImage) -> Int? { numbers[Place(image)].flatMap { counts[$0] > 1 ? $0 : nil } }
}
