import MullionGeometry
import Testing

@Suite("Spacing preferences")
struct ViewSpacingTests {
    private let one = ViewSpacing(top: 1, leading: 2, bottom: 3, trailing: 4)
    private let ten = ViewSpacing(top: 10, leading: 20, bottom: 30, trailing: 40)

    @Test("Without preferences the distance is 8")
    func defaultDistance() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    @Test("Zero spacing keeps no distance")
    func zeroDistance() {
        #expect(ViewSpacing.zero.distance(to: .zero, along: .horizontal) == 0)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    }

    @Test("A preference on one side only decides, even if it is below the default")
    func oneSidedPreference() {
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal) == 0)
        #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing().distance(to: ten, along: .horizontal) == 20)
    }

    @Test("The larger preference of the two facing edges wins")
    func facingEdges() {
        #expect(one.distance(to: ten, along: .horizontal) == 20)
        #expect(ten.distance(to: one, along: .horizontal) == 40)
        #expect(one.distance(to: ten, along: .vertical) == 10)
        #expect(ten.distance(to: one, along: .vertical) == 30)
    }

    @Test("A union takes the larger preference of each edge")
    func union() {
        var mixed = ViewSpacing(top: 50, leading: nil, bottom: 0, trailing: nil)
        mixed.formUnion(one)
        #expect(mixed.preference(.top) == 50)
        #expect(mixed.preference(.leading) == 2)
        #expect(mixed.preference(.bottom) == 3)
        #expect(mixed.preference(.trailing) == 4)
    }

    @Test("A union touches the chosen edges only")
    func unionOfSomeEdges() {
        let result = one.union(ten, edges: [.top, .trailing])
        #expect(Edge.allCases.map(result.preference) == [10, 2, 3, 40])
        #expect(Edge.allCases.map(one.union(ten, edges: .horizontal).preference) == [1, 20, 3, 40])
        #expect(Edge.allCases.map(one.union(ten, edges: []).preference) == [1, 2, 3, 4])
    }

    @Test("A union with empty spacing changes nothing")
    func unionWithEmpty() {
        #expect(Edge.allCases.map(one.union(ViewSpacing()).preference) == [1, 2, 3, 4])
        #expect(ViewSpacing().union(ViewSpacing()).isEmpty)
    }

    @Test("Preferences are set edge by edge")
    func setPreference() {
        for edge in Edge.allCases {
            var spacing = ViewSpacing()
            spacing.setPreference(6, on: edge)
            #expect(Edge.allCases.filter { spacing.preference($0) == 6 } == [edge])
            #expect(!spacing.isEmpty)
            spacing.setPreference(nil, on: edge)
            #expect(spacing.isEmpty)
        }
    }

    @Test("Clearing returns the chosen edges to no preference")
    func clear() {
        var spacing = one
        spacing.setPreference(9, on: .leading, for: .text)
        spacing.clear(.horizontal)
        #expect(Edge.allCases.map(spacing.preference) == [1, nil, 3, nil])
        #expect(spacing.preference(.leading, for: .text) == nil)
        spacing.clear(.all)
        #expect(spacing.isEmpty)
    }

    @Test("Empty spacing is empty, zero spacing is not")
    func emptiness() {
        #expect(ViewSpacing().isEmpty)
        #expect(!ViewSpacing.zero.isEmpty)
    }
}

@Suite("Spacing categories")
struct ViewSpacingCategoryTests {
    private func text(top: CGFloat, bottom: CGFloat, general: CGFloat?) -> ViewSpacing {
        var spacing = ViewSpacing(top: general, leading: general, bottom: general, trailing: general)
        spacing.setPreference(top, on: .top, for: .text)
        spacing.setPreference(bottom, on: .bottom, for: .text)
        return spacing
    }

    @Test("A category on both facing edges wins over larger general preferences")
    func sharedCategory() {
        let a = text(top: 1, bottom: 3, general: 20)
        let b = text(top: 2, bottom: 1, general: 30)
        #expect(a.distance(to: b, along: .vertical) == 3)
        #expect(b.distance(to: a, along: .vertical) == 1)
    }

    @Test("A category on both facing edges wins over the default")
    func categoryBeatsDefault() {
        let a = text(top: 1, bottom: 3, general: nil)
        #expect(a.distance(to: a, along: .vertical) == 3)
    }

    @Test("A category on one side only does not count")
    func oneSidedCategory() {
        let a = text(top: 1, bottom: 3, general: nil)
        #expect(a.distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(a.distance(to: ViewSpacing(top: 5, leading: 0, bottom: 0, trailing: 0), along: .vertical) == 5)
        #expect(a.distance(to: a, along: .horizontal) == 8)
    }

    @Test("Different categories do not meet")
    func differentCategories() {
        var other = ViewSpacing()
        other.setPreference(2, on: .top, for: ViewSpacing.Category("image"))
        #expect(text(top: 1, bottom: 3, general: nil).distance(to: other, along: .vertical) == 8)
    }

    @Test("Of several shared categories the largest counts")
    func severalCategories() {
        let image = ViewSpacing.Category("image")
        var a = text(top: 1, bottom: 3, general: nil)
        a.setPreference(5, on: .bottom, for: image)
        var b = text(top: 2, bottom: 1, general: nil)
        b.setPreference(4, on: .top, for: image)
        #expect(a.distance(to: b, along: .vertical) == 5)
    }

    @Test("A union takes the larger value of each category on the chosen edges")
    func union() {
        let a = text(top: 1, bottom: 3, general: nil)
        let b = text(top: 2, bottom: 1, general: nil)
        let all = a.union(b)
        #expect(all.preference(.top, for: .text) == 2)
        #expect(all.preference(.bottom, for: .text) == 3)
        #expect(a.union(b, edges: .bottom).preference(.top, for: .text) == 1)
        #expect(ViewSpacing().union(b, edges: .top).preference(.top, for: .text) == 2)
    }

    @Test("Setting a category again replaces it, setting nil removes it")
    func replaceAndRemove() {
        var spacing = text(top: 1, bottom: 3, general: nil)
        spacing.setPreference(7, on: .top, for: .text)
        #expect(spacing.preference(.top, for: .text) == 7)
        spacing.setPreference(nil, on: .top, for: .text)
        spacing.setPreference(nil, on: .bottom, for: .text)
        #expect(spacing.isEmpty)
    }

    @Test("A category alone makes spacing non-empty and leaves the general preference alone")
    func categoryIsNotGeneral() {
        var spacing = ViewSpacing()
        spacing.setPreference(2, on: .leading, for: .text)
        #expect(!spacing.isEmpty)
        #expect(spacing.preference(.leading) == nil)
    }
}
