import MullionGeometry
import MullionLayout
import Testing

/// Stacks, flows, blocks, groups and windows of cells.
@Suite struct CellContainerTests {
    // MARK: - Stacks

    @Test func `Every child of a stack has the whole content as its cell`() {
        let stack = CellStack().margins(5)
        let children = [
            child(20, 20), child(200, 10), child(10, 10, CellItem().aligned(.topTrailing)),
            child(10, 10, CellItem().stretching()),
        ]
        #expect(
            frames(stack, 60, 50, children)
                == [rect(20, 15, 20, 20), rect(-70, 20, 200, 10), rect(45, 5, 10, 10), rect(5, 5, 50, 40)])
        #expect(measure(stack, children) == CGSize(width: 210, height: 30))
    }

    @Test func `A ratio is kept by fitting or by covering`() {
        let picture = [child(16, 9, .filler)]
        #expect(frames(CellStack.fill, 100, 60, picture) == [rect(0, 0, 100, 60)])
        #expect(frames(CellStack.fitAspect, 100, 60, picture) == [rect(0, 2, 100, 56)])
        #expect(frames(CellStack.fillAspect, 100, 60, picture) == [rect(-4, 0, 107, 60)])
        #expect(measure(CellStack.fill, picture) == .zero)
    }

    @Test func `Without an area there is no ratio, and the frame is the cell`() {
        #expect(frames(CellStack.fitAspect, 100, 60, [child(0, 9, .filler.offset(x: 5))]) == [rect(0, 0, 100, 60)])
        #expect(frames(CellStack.fillAspect, 0, 60, [child(16, 9)]) == [rect(0, 0, 0, 60)])
    }

    @Test func `Margins larger than the container leave nothing at its edge`() {
        #expect(frames(CellStack(alignment: .topLeading).margins(40), 30, 100, [child(8, 8)]) == [rect(30, 40, 8, 8)])
    }

    @Test func `Margins are rounded up, and what they leave down`() {
        let stack = CellStack().horizontalMargins(0.4)
        #expect(frames(stack, 52.5, 10, [child(1, 1, .filler)]) == [rect(1, 0, 50, 10)])
        #expect(measure(stack, [child(50, 50)]) == CGSize(width: 52, height: 50))
    }

    // MARK: - Flows

    private let words = [child(30, 10), child(30, 20), child(30, 10), child(90, 5), child(30, 10)]

    @Test func `A flow breaks lines like text`() {
        let flow = CellFlow(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3)
        #expect(
            frames(flow, 70, 100, words)
                == [
                    rect(0, 0, 30, 10), rect(32, 0, 30, 20), rect(0, 23, 30, 10), rect(0, 36, 90, 5),
                    rect(0, 44, 30, 10),
                ])
        #expect(measure(flow, words, 70) == CGSize(width: 90, height: 54))
        #expect(measure(flow, words) == CGSize(width: 218, height: 20))
        #expect(measure(flow, words, nil, 10) == CGSize(width: 218, height: 20))
    }

    @Test func `A flow centres lines towards zero, and all of them downwards`() {
        // Spare: 71 - 62 = 9 and 71 - 90 = -19 across, 100 - 33 = 67 down.
        let flow = CellFlow(horizontalSpacing: 2, verticalSpacing: 3)
        #expect(
            frames(flow, 71, 97, [child(30, 10), child(30, 20), child(90, 11)])
                == [rect(4, 36, 30, 10), rect(36, 31, 30, 20), rect(-9, 54, 90, 11)])
    }

    @Test func `A flow that starts at the trailing side mirrors each line within itself`() {
        let flow = CellFlow(alignment: .topLeading, spacing: 2).startingTrailing()
        let children = [
            child(30, 10, CellItem().adjustingSpacing(leading: 5)), child(20, 10), child(50, 10),
        ]
        // The first child's adjustment towards the second is its leading one.
        #expect(frames(flow, 70, 30, children) == [rect(27, 0, 30, 10), rect(0, 0, 20, 10), rect(0, 12, 50, 10)])
    }

    @Test func `A child of a flow that stretches vertically is as high as its line`() {
        let flow = CellFlow(alignment: .topLeading)
        #expect(
            frames(flow, 70, 50, [child(30, 10, CellItem().stretching()), child(30, 20)])
                == [rect(0, 0, 30, 20), rect(30, 0, 30, 20)])
    }

    @Test func `A flow that crops has no child larger than its content`() {
        #expect(frames(CellFlow(alignment: .topLeading).cropping(), 70, 8, words)[3] == rect(0, 16, 70, 5))
        #expect(measure(CellFlow().cropping(), words, 70, 8) == CGSize(width: 70, height: 29))
    }

    // MARK: - Blocks, groups, windows

    @Test func `A block puts children where its function says`() {
        let block = CellBlock(size: { guide, child in CGSize(width: guide.width, height: CGFloat(child.index) * 7) }) {
            container, child in
            CGRect(
                origin: CGPoint(x: CGFloat(child.index) * 10, y: container.height),
                size: child.desiredSize(in: container))
        }
        let children = [child(5, 6), child(1, 1, CellItem().skipped()), child(7, 8)]
        #expect(frames(block, 50, 40, children) == [rect(0, 40, 5, 6), rect(0, 0, 1, 1), rect(10, 40, 7, 8)])
        #expect(measure(block, children, 33) == CGSize(width: 33, height: 7))
        #expect(measure(CellBlock { _, _ in .zero }, children, 33) == .zero)
    }

    @Test func `Groups are arranged in one container, each by its own layout`() {
        let groups = CellGroups([
            CellColumn(alignment: .top).margins(4), CellRow(alignment: .bottomTrailing, spacing: 6).margins(4),
        ])
        let children = [
            child(30, 20, CellItem().inGroup(1)), child(60, 12), child(40, 20, CellItem().inGroup(7)),
        ]
        #expect(frames(groups, 120, 90, children) == [rect(40, 66, 30, 20), rect(30, 4, 60, 12), rect(76, 66, 40, 20)])
        #expect(measure(groups, children) == CGSize(width: 84, height: 28))
    }

    @Test func `A group without children counts with its margins, and no layouts are a stack`() {
        #expect(
            measure(CellGroups([CellRow().margins(30), CellRow()]), [child(1, 1, CellItem().inGroup(1))]).width == 60)
        #expect(frames(CellGroups([]), 50, 50, [child(10, 10, CellItem().inGroup(-4))]) == [rect(20, 20, 10, 10)])
    }

    @Test func `A window shows content that is larger, and aligns or stretches what is smaller`() {
        let window = CellScroll(.horizontal)
        #expect(frames(window, 100, 60, [child(300, 40)]) == [rect(0, 0, 300, 60)])
        #expect(frames(window, 100, 60, [child(30, 40)]) == [rect(35, 0, 30, 60)])
        #expect(frames(window, 100, 60, [child(30, 40, CellItem().stretching())]) == [rect(0, 0, 100, 60)])
        #expect(measure(window, [child(300, 40)], 100, 60) == CGSize(width: 100, height: 40))
        #expect(window.isScrollable(contents: CGSize(width: 101, height: 9), in: CGSize(width: 100, height: 9)))
        #expect(!window.isScrollable(contents: CGSize(width: 100, height: 99), in: CGSize(width: 100, height: 9)))
    }

    // MARK: - In other containers

    @Test func `A container that fills takes what it is proposed, and measures what is left open`() {
        let row = CellRow().filling(.horizontal)
        #expect(measure(row, [child(20, 10)], 70, 50) == CGSize(width: 70, height: 10))
        #expect(measure(row, [child(20, 10)], 0, 50) == CGSize(width: 0, height: 10))
        #expect(measure(row, [child(20, 10)]) == CGSize(width: 20, height: 10))
        #expect(measure(CellGroups([row]).filling(), [child(20, 10)], 70, 50) == CGSize(width: 70, height: 50))
    }

    @Test func `A row that fills takes the spare room of a stack around it`() {
        let tree = LayoutTree()
        let row = tree.container(CellRow(alignment: .trailing).filling(.horizontal), [child(20, 10)])
        tree.layOut(tree.makeNode(.hStack(spacing: 0), children: [tree.box(30, 10), row]), 100, 50)
        expectFrames(tree, [row] + tree.children(of: row), [rect(30, 0, 70, 10), rect(50, 0, 20, 10)])
    }

    @Test func `In an endless container contents lie as in one of their own size`() {
        let tree = LayoutTree()
        let row = tree.container(CellRow(), [child(20, 10, CellItem().stretching(.horizontal)), child(20, 10)])
        tree.layOut(row, .infinity, .infinity)
        expectFrames(tree, tree.children(of: row), [rect(0, 0, 20, 10), rect(20, 0, 20, 10)])
        #expect(tree.diagnostics.isEmpty)
    }

    @Test func `A cell layout called from another layout arranges the same`() {
        let tree = LayoutTree()
        let node = tree.makeNode(
            .layout(AnyLayout(CellRow(alignment: .leading, spacing: 5).filling())),
            children: [tree.box(10, 10), tree.box(20, 10)])
        tree.layOut(node, 100, 10)
        expectFrames(tree, tree.children(of: node), [rect(0, 0, 10, 10), rect(15, 0, 20, 10)])
    }

    // MARK: - One's own

    @Test func `A layout of one's own needs two functions`() {
        struct Diagonal: CellLayout {
            func measure(_ children: CellChildren, guide: CGSize) -> CGSize {
                children.indices.reduce(CGSize.zero) { sum, index in
                    let size = children.desiredSize(of: index, in: guide)
                    return CGSize(width: sum.width + size.width, height: sum.height + size.height)
                }
            }

            func arrange(_ children: CellChildren, in size: CGSize) -> [CGRect] {
                var corner = CGPoint.zero
                return children.indices.map { index in
                    let frame = CGRect(origin: corner, size: children.desiredSize(of: index, in: size))
                    corner = CGPoint(x: frame.maxX, y: frame.maxY)
                    return frame
                }
            }
        }
        let children = [child(10, 5), child(20, 5, CellItem().fixedSize(width: 30))]
        #expect(measure(Diagonal(), children) == CGSize(width: 40, height: 10))
        #expect(frames(Diagonal(), 99, 99, children) == [rect(0, 0, 10, 5), rect(10, 5, 30, 5)])
    }
}
