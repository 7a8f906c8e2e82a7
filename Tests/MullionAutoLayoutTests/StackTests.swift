import MullionTestSupport
import Testing

@testable import MullionAutoLayout

/// A stack view with three blocks in a root of 320 x 100: a 60 x 20, b 100 x 40, c 40 x 30.
struct ThreeBlocks {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let stack: StackView
    let a = Block("a", 60, 20)
    let b = Block("b", 100, 40)
    let c = Block("c", 40, 30)

    /// - Parameter fills: whether the stack has the size of the root; else it only begins where that does.
    init(fills: Bool = true) {
        stack = StackView(arrangedSubviews: [a, b, c])
        stack.identifier = "stack"
        stack.translatesAutoresizingMaskIntoConstraints = false
        b.setContentHuggingPriority(200, for: .horizontal)
        root.addSubview(stack)
        LayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        guard fills else { return }
        LayoutConstraint.activate([
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
    }

    /// The frames of the blocks after layout.
    var frames: [CGRect] {
        root.layoutIfNeeded()
        return [a, b, c].map(\.frame)
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

@Suite("Stack views")
struct StackTests {
    @Test("Arranged views become subviews without translated masks, in a row without spacing")
    func defaults() {
        let view = LayoutView()
        let stack = StackView(arrangedSubviews: [view])
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && stack.arrangedSubviews.elementsEqual([view], by: ===))
        #expect(view.superview === stack && !view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A view that hugs less takes what is left")
    func fill() {
        let tree = ThreeBlocks()
        tree.stack.spacing = 10
        #expect(tree.frames == [CGRect(0, 0, 60, 100), CGRect(70, 0, 200, 100), CGRect(280, 0, 40, 100)])
    }

    @Test("In a column start is the top and leading an edge")
    func column() {
        let tree = ThreeBlocks(fills: false)
        tree.stack.axis = .vertical
        tree.stack.alignment = .trailing
        tree.stack.spacing = 5
        #expect(tree.frames == [CGRect(40, 0, 60, 20), CGRect(0, 25, 100, 40), CGRect(60, 70, 40, 30)])
        #expect(tree.stack.frame == CGRect(0, 0, 100, 100))
    }

    @Test("Right to left a row begins at the right, a column keeps its order")
    func rightToLeft() {
        let tree = ThreeBlocks()
        tree.root.layoutDirection = .rightToLeft
        tree.stack.spacing = 10
        tree.stack.alignment = .leading
        #expect(tree.frames == [CGRect(260, 0, 60, 20), CGRect(50, 0, 200, 40), CGRect(0, 0, 40, 30)])
        tree.stack.distribution = .equalSpacing
        #expect(tree.frames == [CGRect(260, 0, 60, 20), CGRect(100, 0, 100, 40), CGRect(0, 0, 40, 30)])
        tree.stack.distribution = .equalCentering
        #expect(tree.frames == [CGRect(260, 0, 60, 20), CGRect(105, 0, 100, 40), CGRect(0, 0, 40, 30)])
    }

    @Test("Custom spacing counts after its view, until it is default again")
    func customSpacing() {
        let tree = ThreeBlocks(fills: false)
        tree.stack.spacing = 8
        tree.stack.setCustomSpacing(30, after: tree.a)
        tree.stack.setCustomSpacing(StackView.spacingUseSystem, after: tree.b)
        #expect(tree.frames.map(\.minX) == [0, 90, 198])
        #expect(tree.stack.customSpacing(after: tree.a) == 30)
        tree.stack.setCustomSpacing(StackView.spacingUseDefault, after: tree.a)
        #expect(tree.frames.map(\.minX) == [0, 68, 176])
        #expect(tree.stack.customSpacing(after: tree.a) == StackView.spacingUseDefault)
    }

    @Test("Between visible views the gap is that after the first, whatever is hidden between")
    func customSpacingAndHidden() {
        let tree = ThreeBlocks(fills: false)
        tree.stack.spacing = 8
        tree.stack.setCustomSpacing(30, after: tree.b)
        tree.b.isHidden = true
        #expect(tree.frames[2].minX == 68)
        tree.b.isHidden = false
        tree.a.isHidden = true
        #expect(tree.frames[2].minX == 130)
    }

    @Test("Gaps may be negative, under every distribution", arguments: StackView.Distribution.allCases)
    func negativeSpacing(_ distribution: StackView.Distribution) {
        let tree = ThreeBlocks()
        tree.b.setContentHuggingPriority(250, for: .horizontal)
        tree.b.setContentCompressionResistancePriority(740, for: .horizontal)
        tree.stack.spacing = -10
        tree.stack.distribution = distribution
        tree.root.frame = CGRect(0, 0, 150, 100)
        let frames = tree.frames
        #expect(frames[0].minX == 0 && abs(frames[2].maxX - 150) < 1e-9)
        // 200 in 150: every gap is as small as it may be.
        if distribution.spreads { #expect(frames[1].minX - frames[0].maxX == -10) }
        if distribution.spreads { #expect(frames[2].minX - frames[1].maxX == -10) }
        #expect(tree.root.takeLayoutReports() == [])
    }

    @Test("A hidden view has no size and waits in the middle of its gap")
    func hidden() {
        let tree = ThreeBlocks(fills: false)
        tree.stack.spacing = 10
        tree.b.isHidden = true
        #expect(tree.frames.map(\.minX) == [0, 65, 70])
        #expect(tree.b.frame.width == 0)
        #expect(tree.stack.frame.size == CGSize(width: 110, height: 30))
        tree.b.isHidden = false
        #expect(tree.frames.map(\.minX) == [0, 70, 180])
        #expect(tree.stack.frame.size == CGSize(width: 220, height: 40))
    }

    @Test("Hidden in spread views waits in the middle of the wider gap")
    func hiddenInEqualSpacing() {
        let tree = ThreeBlocks()
        let hidden = Block("hidden", 10, 10)
        hidden.isHidden = true
        tree.stack.spacing = -4
        tree.stack.distribution = .equalSpacing
        tree.stack.insertArrangedSubview(hidden, at: 1)
        tree.b.setContentHuggingPriority(250, for: .horizontal)
        #expect(tree.frames == [CGRect(0, 0, 60, 100), CGRect(120, 0, 100, 100), CGRect(280, 0, 40, 100)])
        #expect(hidden.frame.minX == 90 && hidden.frame.width == 0)
    }

    @Test("Without visible views a stack has no size")
    func empty() {
        let tree = ThreeBlocks(fills: false)
        for view in [tree.a, tree.b, tree.c] { view.isHidden = true }
        _ = tree.frames
        #expect(tree.stack.frame.size == .zero)
        for view in [tree.a, tree.b, tree.c] { view.removeFromSuperview() }
        _ = tree.frames
        #expect(tree.stack.frame.size == .zero && !tree.stack.hasAmbiguousLayout)
    }

    @Test("Margins count when the arrangement is relative to them, and follow changes")
    func margins() {
        let tree = ThreeBlocks()
        tree.stack.spacing = 10
        tree.stack.isLayoutMarginsRelativeArrangement = true
        tree.stack.directionalLayoutMargins = EdgeInsets(top: 5, leading: 12, bottom: 7, trailing: 20)
        #expect(tree.frames == [CGRect(12, 5, 60, 88), CGRect(82, 5, 168, 88), CGRect(260, 5, 40, 88)])
        tree.root.layoutDirection = .rightToLeft
        #expect(tree.frames.map(\.minX) == [248, 70, 20])
        tree.stack.isLayoutMarginsRelativeArrangement = false
        #expect(tree.frames.map(\.minX) == [260, 50, 0])
    }

    @Test("A pass ends although margins in the safe area push a stack further into it")
    func marginsThatNeverConverge() {
        let tree = ThreeBlocks(fills: false)
        tree.root.rootSafeAreaInsets = PhysicalEdgeInsets(bottom: 20)
        tree.stack.axis = .vertical
        tree.stack.isLayoutMarginsRelativeArrangement = true
        let height = tree.frames.reduce(0) { $0 + $1.height }
        #expect(height == 90 && tree.stack.frame.height > 106)
        #expect(tree.root.takeLayoutReports() == [.unstable(root: tree.root.path, views: [tree.stack.path])])
        let shown = tree.stack.frame
        tree.root.layoutIfNeeded()
        #expect(tree.stack.frame == shown)
        #expect(tree.root.takeLayoutReports() == [])
    }

    @Test("Exact proportions share what gaps and margins leave")
    func exactProportions() {
        let tree = ThreeBlocks()
        tree.stack.distribution = .fillProportionally
        tree.stack.proportionalIsExact = true
        tree.stack.spacing = 10
        tree.stack.isLayoutMarginsRelativeArrangement = true
        tree.stack.directionalLayoutMargins = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 60)
        // 320 - 40 - 60 - 20 = 200 in 60 : 100 : 40.
        let widths = tree.frames.map(\.width)
        for (width, wanted) in zip(widths, [60.0, 100, 40]) { #expect(abs(width - wanted) < 1e-9) }
    }

    @Test("Proportions follow the content of the views")
    func proportionsFollow() {
        let tree = ThreeBlocks()
        tree.stack.distribution = .fillProportionally
        #expect(tree.frames.map(\.width) == [96, 160, 64])
        tree.a.content = CGSize(width: 20, height: 20)
        #expect(tree.frames.map(\.width) == [40, 200, 80])
        tree.a.content = CGSize(width: -1, height: 20)
        tree.b.content = CGSize(width: 0, height: 20)
        #expect(tree.frames.map(\.width) == [0, 0, 320])
        tree.c.content = CGSize(width: -1, height: 20)
        for width in tree.frames.map(\.width) { #expect(abs(width - 320.0 / 3) < 1e-9) }
    }

    @Test("Removing from the superview ends the arrangement, removing from the arrangement keeps the subview")
    func removing() {
        let tree = ThreeBlocks()
        tree.stack.removeArrangedSubview(tree.b)
        #expect(tree.stack.arrangedSubviews.map(\.name) == ["a", "c"])
        #expect(tree.b.superview === tree.stack)
        _ = tree.frames
        #expect(tree.stack.stackConstraints.constraints.allSatisfy { $0.first !== tree.b && $0.second !== tree.b })
        tree.a.isHidden = true
        _ = tree.frames
        tree.a.removeFromSuperview()
        #expect(tree.stack.arrangedSubviews.map(\.name) == ["c"])
        #expect(tree.a.constraints.isEmpty, "what names it alone ends too")
        #expect(tree.frames[2] == CGRect(0, 0, 320, 100))
    }

    @Test("A view that is arranged elsewhere leaves there")
    func takingOver() {
        let tree = ThreeBlocks()
        let other = StackView(arrangedSubviews: [tree.b])
        #expect(tree.stack.arrangedSubviews.map(\.name) == ["a", "c"])
        #expect(other.arrangedSubviews.map(\.name) == ["b"])
    }

    @Test("Inserting an arranged view moves it and leaves the drawing order")
    func moving() {
        let tree = ThreeBlocks()
        tree.stack.insertArrangedSubview(tree.c, at: 0)
        #expect(tree.stack.arrangedSubviews.map(\.name) == ["c", "a", "b"])
        #expect(tree.stack.subviews.map(\.name) == ["a", "b", "c"])
        tree.stack.insertArrangedSubview(tree.c, at: 9)
        #expect(tree.stack.arrangedSubviews.map(\.name) == ["a", "b", "c"])
        tree.stack.bringSubviewToFront(tree.a)
        #expect(tree.frames.map(\.minX) == [0, 60, 280])
    }

    @Test("A view in the place of one that left is laid out, though nothing changed")
    func replacing() {
        let tree = ThreeBlocks()
        _ = tree.frames
        tree.b.removeFromSuperview()
        let other = Block("other", 100, 40)
        other.setContentHuggingPriority(200, for: .horizontal)
        tree.stack.insertArrangedSubview(other, at: 1)
        tree.root.layoutIfNeeded()
        #expect(other.frame == CGRect(60, 0, 220, 100))
    }

    @Test("A view that is freed before the next pass leaves nothing behind")
    func freeing() {
        let tree = ThreeBlocks()
        for number in 0..<50 {
            let view = Block("view \(number)", 10, 10)
            tree.stack.insertArrangedSubview(view, at: 1)
            if number % 2 == 0 { view.isHidden = true }
            if number % 3 == 0 { tree.root.layoutIfNeeded() }
            view.removeFromSuperview()
        }
        #expect(tree.frames == [CGRect(0, 0, 60, 100), CGRect(60, 0, 220, 100), CGRect(280, 0, 40, 100)])
    }

    @Test("Unusable spacing is none, and reported once")
    func unusableSpacing() {
        let tree = ThreeBlocks(fills: false)
        tree.stack.spacing = .nan
        #expect(tree.frames.map(\.minX) == [0, 60, 160])
        tree.stack.axis = .vertical
        _ = tree.frames
        let problem = "a spacing is not a usable number; 0 is used"
        #expect(tree.root.takeLayoutReports() == [.stackView(view: tree.stack.path, problem: problem)])
    }

    @Test("Constraints carry the names of reports")
    func identifiers() {
        let tree = ThreeBlocks()
        tree.stack.alignment = .center
        tree.stack.distribution = .equalCentering
        _ = tree.frames
        let names = Set(tree.stack.stackConstraints.constraints.compactMap(\.identifier))
        #expect(
            names == [
                "canvas-connection", "spacing", "distributing-edge", "fill-equally", "canvas-fit", "alignment",
                "spanning-boundary", "spanning-fit", "ambiguity-suppression",
            ])
        #expect(tree.stack.stackConstraints.constraints.allSatisfy { $0.origin == .stackView && $0.isActive })
    }
}
