import MullionTestSupport
import Testing

@testable import MullionAutoLayout

/// A column of rows of blocks as plain data, and as views that are edited along with it.
private struct StackScript {
    struct BlockData: Equatable {
        var number: Int
        var width: CGFloat
        var height: CGFloat
        var isHidden = false
        var customSpacing: CGFloat?
    }

    struct StackData: Equatable {
        var axis = Axis.horizontal
        var distribution = StackView.Distribution.fill
        var alignment = StackView.Alignment.fill
        var spacing: CGFloat = 0
        var usesMargins = false
        var isBaselineRelative = false
        var blocks: [BlockData] = []
    }

    var rows = [StackData](repeating: StackData(), count: 2)
    /// That of the column, whose blocks are before its rows.
    var column = StackData(axis: .vertical)
    private var random: SplitMix64
    private var lastNumber = 0

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    private mutating func length() -> CGFloat { CGFloat(below(40) * 2 + 4) + CGFloat(below(8)) / 8 }

    // MARK: - Edits

    /// Changes the data at one place; the views follow by ``follow(_:)``.
    mutating func edit() {
        let index = below(3)
        var stack = index == 2 ? column : rows[index]
        change(&stack)
        if index == 2 { column = stack } else { rows[index] = stack }
    }

    private mutating func change(_ stack: inout StackData) {
        let count = stack.blocks.count
        switch below(12) {
        case 0, 1, 2:
            guard count < 6 else { return }
            lastNumber += 1
            let block = BlockData(number: lastNumber, width: length(), height: length())
            stack.blocks.insert(block, at: below(count + 1))
        case 3: if count > 0 { stack.blocks.remove(at: below(count)) }
        case 4: if count > 1 { stack.blocks.swapAt(0, count - 1) }
        case 5, 6: if count > 0 { stack.blocks[below(count)].isHidden.toggle() }
        case 7: if count > 0 { stack.blocks[below(count)].width = length() }
        case 8:
            stack.spacing = CGFloat(below(9)) - 2
            if count > 0 { stack.blocks[below(count)].customSpacing = below(2) == 0 ? nil : CGFloat(below(20)) }
        case 9: stack.distribution = StackView.Distribution.allCases[below(5)]
        case 10: stack.alignment = StackView.Alignment.allCases[below(6)]
        default:
            switch below(3) {
            case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
            case 1: stack.usesMargins.toggle()
            default: stack.isBaselineRelative.toggle()
            }
        }
    }

    // MARK: - Views

    /// A tree of views that shows the data, now and after each ``follow(_:)``.
    final class Tree {
        let root = LayoutView(frame: CGRect(0, 0, 700, 900))
        let rows = [StackView(), StackView()]
        let column: StackView
        var blocks: [Int: Block] = [:]

        init(_ script: StackScript) {
            column = StackView(arrangedSubviews: rows)
            column.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(column)
            // Sticking out of the root must not make margins larger, which need not converge.
            for stack in rows + [column] { stack.insetsLayoutMarginsFromSafeArea = false }
            LayoutConstraint.activate([
                column.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                column.topAnchor.constraint(equalTo: root.topAnchor),
                column.widthAnchor.constraint(equalToConstant: 650),
            ])
            follow(script)
        }

        func follow(_ script: StackScript) {
            for (view, data) in zip(rows, script.rows) { follow(view, data) }
            follow(column, script.column)
        }

        private func follow(_ view: StackView, _ data: StackData) {
            view.axis = data.axis
            view.distribution = data.distribution
            view.alignment = data.alignment
            view.spacing = data.spacing
            view.isLayoutMarginsRelativeArrangement = data.usesMargins
            view.isBaselineRelativeArrangement = data.isBaselineRelative
            let numbers = Set(data.blocks.map(\.number))
            for block in view.arrangedSubviews.compactMap({ $0 as? Block }) where !numbers.contains(block.tag) {
                block.removeFromSuperview()
                blocks[block.tag] = nil
            }
            for (place, data) in data.blocks.enumerated() {
                let block = self.block(data)
                if block.content.width != data.width { block.content.width = data.width }
                block.isHidden = data.isHidden
                if view.arrangedSubviews.firstIndex(where: { $0 === block }) != place {
                    view.insertArrangedSubview(block, at: place)
                }
                view.setCustomSpacing(data.customSpacing ?? StackView.spacingUseDefault, after: block)
            }
        }

        private func block(_ data: BlockData) -> Block {
            if let block = blocks[data.number] { return block }
            let block = Block("\(data.number)", data.width, data.height)
            block.tag = data.number
            block.baselines = (.top(data.height * 0.75), .bottom(data.height * 0.25))
            // No two are equal, so that nothing is ambiguous.
            for axis in [Axis.horizontal, .vertical] {
                block.setContentHuggingPriority(LayoutPriority(200 + Float(data.number)), for: axis)
                block.setContentCompressionResistancePriority(LayoutPriority(600 + Float(data.number)), for: axis)
            }
            blocks[data.number] = block
            return block
        }

        /// The frames of all views by their names, after layout.
        func frames() -> [String: CGRect] {
            root.layoutIfNeeded()
            var frames = ["column": column.frame, "row 0": rows[0].frame, "row 1": rows[1].frame]
            for (number, block) in blocks { frames["\(number)"] = block.frame }
            return frames
        }
    }
}

@Suite("Stack views under random edits")
struct StackScriptTests {
    /// How many times 20 scripts are run.
    private static let chunks = randomRuns(100)

    @Test("After any edits frames are those of a fresh tree", arguments: 0..<chunks)
    func scripts(_ chunk: Int) {
        var compared = 0
        for seed in chunk * 20..<(chunk + 1) * 20 {
            var script = StackScript(seed: UInt64(seed))
            let tree = StackScript.Tree(script)
            for step in 0..<12 {
                script.edit()
                tree.follow(script)
                guard step % 3 == 2 else { continue }
                let frames = tree.frames()
                let fresh = StackScript.Tree(script)
                let wanted = fresh.frames()
                for (name, frame) in frames {
                    guard let other = wanted[name] else {
                        Issue.record("seed \(seed), step \(step): \(name) is only in one tree")
                        continue
                    }
                    compared += 1
                    let isSame =
                        abs(frame.minX - other.minX) <= 1e-6 && abs(frame.minY - other.minY) <= 1e-6
                        && abs(frame.width - other.width) <= 1e-6 && abs(frame.height - other.height) <= 1e-6
                    // What the constraints leave open depends on the order in which views came.
                    if !isSame, fresh.openNames.contains(name) { continue }
                    #expect(isSame, "seed \(seed), step \(step), \(name): \(frame), fresh \(other)")
                }
                #expect(frames.count == wanted.count)
            }
        }
        #expect(compared > 250)
    }
}

extension StackScript.Tree {
    /// The views that the constraints leave open.
    fileprivate var openNames: Set<String> {
        var names: Set<String> = []
        for (name, view) in [("column", column), ("row 0", rows[0]), ("row 1", rows[1])]
        where view.hasAmbiguousLayout {
            names.insert(name)
        }
        for (number, block) in blocks where block.hasAmbiguousLayout { names.insert("\(number)") }
        return names
    }
}
