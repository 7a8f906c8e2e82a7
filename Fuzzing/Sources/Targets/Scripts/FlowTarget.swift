import MullionCollection
import MullionTestSupport

extension Target {
    /// Edits of collections: every element equals that of a new layout, bit by bit.
    static let flow = Target("flow") { bytes in
        var random = SplitMix64(bytes: bytes)
        var data = RandomCollection.any(using: &random, items: 0...30)
        if bytes.count % 4 == 0 { data.makeHostile(using: &random) }
        var layout = data.layout()
        for step in 0..<8 {
            data.edit(&layout, using: &random)
            let fresh = data.layout(at: layout.viewport)
            precondition(layout.contentSize == fresh.contentSize, "step \(step)")
            precondition(layout.allElements == fresh.allElements, "step \(step)")
        }
    }
}
