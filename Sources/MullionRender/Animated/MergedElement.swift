/// An element over the frames of an animation.
///
/// Documents are merged frame by frame. Elements with equal signatures, in the same order, are one; those that a frame
/// lacks are absent from it, and further ones are inserted at their position (a longest common subsequence).
final class MergedElement {
    let first: SVGElement
    let signature: String
    /// The values of the attributes by frame; nil where the element is absent.
    private(set) var values: [[String]?]
    private(set) var children: [MergedElement] = []
    private(set) var references: [(attribute: String, element: MergedElement)]

    /// Creates an element that appears at a frame.
    init(_ element: SVGElement, frame: Int) {
        first = element
        signature = element.signature
        values = Array(repeating: nil, count: frame) + [element.attributes.map(\.value)]
        references = element.references.map { ($0.attribute, MergedElement($0.element, frame: frame)) }
        children = element.children.map { MergedElement($0, frame: frame) }
    }

    /// Adds the element of the next frame; nil if it is absent.
    ///
    /// - Complexity: O(n) where no element appears or disappears, n the elements; else O(c²) for c children.
    func add(_ element: SVGElement?, frame: Int) {
        values.append(element.map { $0.attributes.map(\.value) })
        for (index, reference) in references.enumerated() {
            reference.element.add(element?.references[index].element, frame: frame)
        }
        guard let element else {
            for child in children { child.add(nil, frame: frame) }
            return
        }
        let signatures = element.children.map(\.signature)
        var merged: [MergedElement] = []
        var next = 0
        for (index, match) in Self.matches(children.map(\.signature), signatures).enumerated() {
            if let match {
                while next < match {
                    merged.append(MergedElement(element.children[next], frame: frame))
                    next += 1
                }
                children[index].add(element.children[match], frame: frame)
                next += 1
            } else {
                children[index].add(nil, frame: frame)
            }
            merged.append(children[index])
        }
        for child in element.children[next...] { merged.append(MergedElement(child, frame: frame)) }
        children = merged
    }

    /// Returns for each of the first strings its partner in a longest common subsequence.
    private static func matches(_ a: [String], _ b: [String]) -> [Int?] {
        if a == b { return a.indices.map { $0 } }
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in a.indices.reversed() {
            for j in b.indices.reversed() {
                lengths[i][j] = a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var result = [Int?](repeating: nil, count: a.count)
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if a[i] == b[j] {
                result[i] = j
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return result
    }

    /// Returns the values of an attribute by frame; where the element is absent, its last or else its first.
    func values(ofAttribute index: Int) -> [String] {
        var latest = values.first { $0 != nil }?.map { $0[index] } ?? ""
        return values.map { value in
            if let value { latest = value[index] }
            return latest
        }
    }
}
