import MullionAutoLayout
import MullionTestSupport
import Testing

@Suite("Who grows and who shrinks among equals")
struct TieTests {
    private static func blocks(_ axis: Axis = .horizontal) -> [Block] {
        [("a", 20.0), ("b", 30), ("c", 10)].map {
            axis == .horizontal ? Block($0.0, $0.1, 10) : Block($0.0, 10, $0.1)
        }
    }

    private static func lengths(_ blocks: [Block], _ axis: Axis = .horizontal) -> [CGFloat] {
        blocks.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
    }

    /// Rooms for lengths of 20, 30 and 10, and what they become.
    private static let sharings: [(room: CGFloat, lengths: [CGFloat])] = [
        (100, [20, 30, 50]), (60, [20, 30, 10]), (50, [10, 30, 10]), (20, [0, 10, 10]), (4, [0, 0, 4]),
    ]

    @Test("Of constraints alone, the last view takes and the first one gives")
    func constraints() {
        let root = LayoutView(frame: CGRect(0, 0, 100, 40))
        let blocks = Self.blocks()
        for block in blocks { root.addSubview(block) }
        LayoutConstraint.activate([
            blocks[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            blocks[1].leadingAnchor.constraint(equalTo: blocks[0].trailingAnchor),
            blocks[2].leadingAnchor.constraint(equalTo: blocks[1].trailingAnchor),
            blocks[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        for (room, lengths) in Self.sharings {
            root.frame.size.width = room
            root.layoutIfNeeded()
            #expect(Self.lengths(blocks) == lengths, "\(room)")
        }
    }

    /// Ways to arrange the same views.
    enum Making: CaseIterable {
        case appended, inFront, appendedLive, inFrontLive
    }

    @Test(
        "In a stack, the last view takes and the first one gives, in every direction and however it was made",
        arguments: [Axis.horizontal, .vertical], Making.allCases)
    func stacks(_ axis: Axis, _ making: Making) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let stack = StackView(frame: CGRect(0, 0, 40, 40))
            stack.axis = axis
            stack.layoutDirection = direction
            let isLive = making == .appendedLive || making == .inFrontLive
            let isInFront = making == .inFront || making == .inFrontLive
            let blocks = Self.blocks(axis)
            for block in isInFront ? blocks.reversed() : blocks {
                if isLive { stack.layoutIfNeeded() }
                stack.insertArrangedSubview(block, at: isInFront ? 0 : 3)
            }
            for (room, lengths) in Self.sharings {
                stack.frame.size = CGSize(width: 40, height: 40)
                if axis == .horizontal { stack.frame.size.width = room } else { stack.frame.size.height = room }
                stack.layoutIfNeeded()
                // Inserted in front, the order in which two of three give is that of coming.
                if direction == .rightToLeft, axis == .horizontal, isInFront, room < 60 { continue }
                #expect(Self.lengths(blocks, axis) == lengths, "\(direction) \(room)")
            }
            #expect(blocks.allSatisfy { $0.hasAmbiguousLayout })
        }
    }

    @Test("Only views of the lowest priority take part", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func priorities(_ direction: LayoutDirection) {
        let blocks = Self.blocks()
        let stack = StackView(arrangedSubviews: blocks)
        stack.frame = CGRect(0, 0, 100, 40)
        stack.layoutDirection = direction
        blocks[2].setContentHuggingPriority(251, for: .horizontal)
        blocks[0].setContentCompressionResistancePriority(751, for: .horizontal)
        stack.layoutIfNeeded()
        #expect(Self.lengths(blocks) == [20, 70, 10])
        stack.frame.size.width = 50
        stack.layoutIfNeeded()
        #expect(Self.lengths(blocks) == [20, 20, 10])
    }

    @Test("A stack that is turned round is as one made that way, and a view that leaves takes nothing along")
    func turning() {
        let blocks = Self.blocks()
        let stack = StackView(arrangedSubviews: blocks)
        stack.frame = CGRect(0, 0, 100, 40)
        for direction in [LayoutDirection.rightToLeft, .leftToRight, .rightToLeft] {
            stack.layoutDirection = direction
            stack.layoutIfNeeded()
            #expect(Self.lengths(blocks) == [20, 30, 50])
        }
        blocks[2].isHidden = true
        stack.layoutIfNeeded()
        #expect(Self.lengths(blocks) == [20, 80, 0])
        blocks[0].removeFromSuperview()
        blocks[2].isHidden = false
        stack.insertArrangedSubview(blocks[2], at: 0)
        stack.layoutIfNeeded()
        #expect(Self.lengths(blocks).dropFirst() == [90, 10])
    }

    @Test(
        "What is ambiguous in a stack can be exercised in both directions",
        arguments: [LayoutDirection.leftToRight, .rightToLeft], [(view: 0, width: 60), (view: 2, width: 10)])
    func exercising(_ direction: LayoutDirection, _ wanted: (view: Int, width: CGFloat)) {
        let blocks = Self.blocks()
        let stack = StackView(arrangedSubviews: blocks)
        stack.frame = CGRect(0, 0, 100, 40)
        stack.layoutDirection = direction
        stack.layoutIfNeeded()
        blocks[wanted.view].exerciseAmbiguityInLayout()
        stack.layoutIfNeeded()
        #expect(blocks[wanted.view].frame.width == wanted.width)
    }
}
