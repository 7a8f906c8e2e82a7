import Testing

@testable import MullionAutoLayout

@Suite("Baselines of stack views")
struct StackBaselineTests {
    private let root = LayoutView(frame: CGRect(0, 0, 300, 100))

    /// A line of text by its width, ascent and descent.
    private func text(_ name: String, _ width: CGFloat, _ ascent: CGFloat, _ descent: CGFloat) -> Block {
        let text = Block(name, width, ascent + descent)
        text.baselines = (.top(ascent), .bottom(descent))
        return text
    }

    private func place(_ view: LayoutView, y: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: y),
        ])
    }

    @Test("The first baseline of a row is that of its tallest view, of a column that of its first")
    func viewsOfStacks() {
        let small = text("small", 10, 8, 2)
        let tall = text("tall", 10, 20, 5)
        let row = StackView(arrangedSubviews: [small, tall])
        let head = text("head", 10, 9, 3)
        let column = StackView(arrangedSubviews: [head, row])
        column.axis = .vertical
        root.addSubview(column)
        root.layoutIfNeeded()
        #expect(row.viewForFirstBaselineLayout === tall && row.viewForLastBaselineLayout === tall)
        #expect(column.viewForFirstBaselineLayout === head)
        #expect(column.viewForLastBaselineLayout === tall)
        tall.isHidden = true
        #expect(column.viewForLastBaselineLayout === small)
        for view in [head, small] { view.removeFromSuperview() }
        #expect(column.viewForFirstBaselineLayout === row, "a stack without views has its own edges")
    }

    @Test("The tallest view counts by required heights too")
    func tallestByConstraint() {
        let a = text("a", 10, 20, 5)
        let b = Block("b", -1, -1)
        b.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let row = StackView(arrangedSubviews: [a, b])
        #expect(row.viewForFirstBaselineLayout === b)
    }

    @Test("Constraints to the baseline of a stack follow when another view counts")
    func following() {
        let small = text("small", 10, 8, 2)
        let tall = text("tall", 10, 20, 5)
        let row = StackView(arrangedSubviews: [small, tall])
        row.alignment = .leading
        let outer = StackView(arrangedSubviews: [row])
        outer.axis = .vertical
        place(outer, y: 10)
        let label = text("label", 30, 15, 5)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: outer.trailingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.minY == 15, "tall: 10 + 20 - 15")
        small.content = CGSize(width: 10, height: 40)
        root.layoutIfNeeded()
        #expect(label.frame.minY == 3, "small: 10 + 8 - 15")
        small.baselines.first = .top(30)
        root.layoutIfNeeded()
        #expect(label.frame.minY == 25)
        small.removeFromSuperview()
        #expect(label.layoutY == 15, "at once, before the next pass")
        root.layoutIfNeeded()
        #expect(label.frame.minY == 15)
        row.insertArrangedSubview(small, at: 0)
        root.layoutIfNeeded()
        #expect(label.frame.minY == 25)
        small.isHidden = true
        root.layoutIfNeeded()
        #expect(label.frame.minY == 15)
        row.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(label.frame.minY == -5, "the top of the stack: 10 - 15")
    }

    @Test("A row of columns aligns their first views")
    func rowOfColumns() {
        let a = text("a", 20, 8, 2)
        let b = text("b", 20, 30, 10)
        let columns = [a, b].map { StackView(arrangedSubviews: [$0, Block("below", 20, 10)]) }
        for column in columns { column.axis = .vertical }
        let row = StackView(arrangedSubviews: columns)
        row.alignment = .firstBaseline
        place(row, y: 40)
        root.layoutIfNeeded()
        #expect(columns.map(\.frame.minY) == [0, -22])
        #expect(row.frame == CGRect(0, 40, 40, 28))
        a.baselines.first = .top(5)
        root.layoutIfNeeded()
        #expect(columns.map(\.frame.minY) == [0, -25])
    }

    @Test("Gaps of a column may run from baseline to baseline")
    func baselineRelative() {
        let a = text("a", 20, 15, 5)
        let b = text("b", 20, 30, 10)
        let column = StackView(arrangedSubviews: [a, b])
        column.axis = .vertical
        column.spacing = 40
        column.isBaselineRelativeArrangement = true
        place(column, y: 0)
        root.layoutIfNeeded()
        // 15 + 40 - 30.
        #expect(b.frame.minY == 25 && column.frame.height == 65)
        column.axis = .horizontal
        root.layoutIfNeeded()
        #expect(b.frame.minX == 60)
    }

    @Test("Equal gaps of a column may run from baseline to baseline")
    func baselineRelativeEqualSpacing() {
        let views = [text("a", 20, 8, 2), text("b", 20, 16, 4), text("c", 20, 4, 1)]
        let column = StackView(arrangedSubviews: views)
        column.axis = .vertical
        column.distribution = .equalSpacing
        column.isBaselineRelativeArrangement = true
        place(column, y: 0)
        column.heightAnchor.constraint(equalToConstant: 95).isActive = true
        root.layoutIfNeeded()
        // Baselines: a at 8, c at 94; b in between, both gaps 43.
        #expect(views.map(\.frame.minY) == [0, 35, 90])
    }

    @Test("A column cannot align baselines and says so once")
    func baselinesInColumn() {
        let column = StackView(arrangedSubviews: [text("a", 20, 8, 2), text("b", 40, 16, 4)])
        column.identifier = "column"
        column.axis = .vertical
        column.alignment = .lastBaseline
        place(column, y: 0)
        root.layoutIfNeeded()
        #expect(column.subviews.map(\.frame.minX) == [20, 0])
        column.spacing = 3
        root.layoutIfNeeded()
        let problem = "a column cannot align its views by lastBaseline; trailing is taken"
        #expect(root.takeLayoutReports() == [.stackView(view: column.path, problem: problem)])
    }
}

extension LayoutView {
    /// Its y as it is solved now, shown or not.
    fileprivate var layoutY: CGFloat { modelOfTree.solvedRect(of: self).minY }
}
