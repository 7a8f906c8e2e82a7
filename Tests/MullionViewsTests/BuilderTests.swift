import Mullion
import Testing

@Suite struct BuilderTests {
    @Test("Any number of views become children in order")
    func manyChildren() {
        let picture = layout(
            HStack {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
                Text("7")
                Text("8")
                Text("9")
                Text("10")
                Text("11")
                Text("12")
            })
        #expect(picture.texts.map(\.string) == (1...12).map(String.init))
        #expect(picture.outline == ["hStack"] + Array(repeating: ".text", count: 12))
    }

    /// A view that is shown as its number, of any size and alignment in memory.
    private struct Number<Value: Numeric>: View {
        let value: Value

        var body: some View { Text("\(value)") }
    }

    private struct Vector: View {
        let value: SIMD4<Double>

        var body: some View { Text("\(value.w)") }
    }

    @Test("Views of all sizes and alignments are found in the order in which they are listed")
    func mixedSizes() {
        let isShown = true
        let picture = layout(
            HStack {
                Number<UInt8>(value: 1)
                EmptyView()
                Number(value: 2.5)
                Number<UInt8>(value: 3)
                Number<UInt16>(value: 4)
                Vector(value: [0, 0, 0, 5])
                Number<UInt8>(value: 6)
                VStack {
                    Number<Float>(value: 7)
                    Number<Int>(value: 8)
                }
                if isShown { Number<UInt8>(value: 9) }
                Text("10")
            })
        #expect(picture.texts.map(\.string) == ["1", "2.5", "3", "4", "5.000000", "6", "7.0", "8", "9", "10"])
    }

    @Test("Two to seven views of several sizes are listed in their order")
    func fewViews() {
        let (byte, word, vector) = (Number<UInt8>(value: 1), Number(value: 2.5), Vector(value: [0, 0, 0, 5]))
        func texts(_ view: some View) -> [String] { layout(view).texts.map(\.string) }
        let all = ["1", "2.5", "5.000000", "1", "2.5", "1", "5.000000"]
        #expect(texts(ViewBuilder.buildBlock(byte, word)) == Array(all.prefix(2)))
        #expect(texts(ViewBuilder.buildBlock(byte, word, vector)) == Array(all.prefix(3)))
        #expect(texts(ViewBuilder.buildBlock(byte, word, vector, byte)) == Array(all.prefix(4)))
        #expect(texts(ViewBuilder.buildBlock(byte, word, vector, byte, word)) == Array(all.prefix(5)))
        #expect(texts(ViewBuilder.buildBlock(byte, word, vector, byte, word, byte)) == Array(all.prefix(6)))
        #expect(texts(ViewBuilder.buildBlock(byte, word, vector, byte, word, byte, vector)) == all)
    }

    @Test("A condition, a missing view, a switch and a loop add the children they choose")
    func conditions() {
        func row(_ isOn: Bool, _ maybe: String?, _ number: Int) -> [String] {
            layout(
                VStack {
                    if isOn { Text("on") } else { Text("off") }
                    if let maybe { Text(maybe) }
                    switch number {
                    case 0: Text("zero")
                    case 1: Text("one")
                    default: EmptyView()
                    }
                    for index in 0..<number { Text("#\(index)") }
                }
            ).texts.map(\.string)
        }
        #expect(row(true, nil, 0) == ["on", "zero"])
        #expect(row(false, "x", 1) == ["off", "x", "one", "#0"])
        #expect(row(false, nil, 3) == ["off", "#0", "#1", "#2"])
    }

    @Test("A group is several children, each modified by the group's modifiers")
    func groups() {
        let picture = layout(
            HStack {
                Group {
                    Color.red
                    Color.green
                }
                .frame(width: 20, height: 10)
                .background(Color.blue)
            })
        #expect(
            picture.outline == ["hStack"]
                + Array(repeating: [".background", "..frame", "...color", "..color"], count: 2).flatMap { $0 })
        #expect(picture.fills == [.blue, .red, .blue, .green])
    }

    @Test("An empty view has no node and no gap, an empty stack no size")
    func emptiness() throws {
        let picture = layout(
            HStack {
                Color.red.frame(width: 10, height: 10)
                EmptyView()
                Color.red.frame(width: 10, height: 10)
            })
        #expect(picture.size == CGSize(width: 28, height: 10))
        #expect(layout(EmptyView()).size == .zero)
        #expect(layout(HStack {}).size == .zero)
        #expect(layout(Text("a").overlay { EmptyView() }).outline == ["text"])
    }

    @Test("Several views at the top are one below the other")
    func implicitStack() {
        let picture = ViewRenderer {
            Color.red.frame(width: 10, height: 10)
            Color.green.frame(width: 10, height: 10)
        }.layout()
        #expect(picture.size == CGSize(width: 10, height: 28))
    }

    @Test("A view made of others and a view of hidden type add the same nodes as what they hold")
    func composition() {
        struct Badge: View {
            var title: String
            var body: some View {
                Text(title).padding(.horizontal, 8)
            }
        }
        #expect(layout(Badge(title: "a")).outline == ["padding", ".text"])
        #expect(layout(AnyView(AnyView(Badge(title: "a")))).outline == ["padding", ".text"])
    }

    @Test("A thousand nested views are laid out")
    func nesting() {
        var view = AnyView(Color.red.frame(width: 1, height: 1))
        for _ in 0..<1_000 { view = AnyView(view.padding(1)) }
        #expect(layout(view).size == CGSize(width: 2_001, height: 2_001))
    }
}
