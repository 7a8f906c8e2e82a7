import Mullion
import Testing

/// SwiftUI's controls as they are drawn first.
struct ControlsTests {
    private func texts(_ view: some View, width: CGFloat? = 300, height: CGFloat? = nil) -> [String] {
        let picture = ViewRenderer(view).layout(in: ProposedViewSize(width: width, height: height))
        return picture.displayList.commands.compactMap { if case .text(let run) = $0 { run.string } else { nil } }
    }

    /// Returns the colors that a view is filled with, as hexadecimal numbers.
    private func colors(_ view: some View) -> [String] {
        ViewRenderer(view).layout(in: ProposedViewSize(width: 300, height: 200)).displayList.commands.compactMap {
            if case .fill(_, .color(let color), _) = $0 { color.hexString } else { nil }
        }
    }

    @Test("Rows of lists are at least 44 points high, and sections are rounded groups")
    func list() {
        let list = List {
            Section("Fruit") {
                Text("Apple").named("apple")
                Text("Pear")
            }
            Text("Loose")
        }
        let picture = ViewRenderer(list).layout(in: ProposedViewSize(width: 320, height: nil))
        #expect(texts(list) == ["Fruit", "Apple", "Pear", "Loose"])
        let ends = picture.displayList.commands.compactMap { command -> CGFloat? in
            if case .text(let run) = command { run.origin.y } else { nil }
        }
        #expect(abs(ends[2] - ends[1] - 44) < 0.6)
        let groups = picture.displayList.commands.filter { if case .pushClip = $0 { true } else { false } }
        #expect(groups.count == 3)
    }

    @Test("A navigation stack shows its title and items, and a link with a value leads to its destination")
    func navigation() {
        struct Screen: View {
            @Environment(\.colorScheme) private var scheme

            var body: some View {
                NavigationStack {
                    List(1..<3) { number in NavigationLink("Row \(number)", value: number) }
                        .navigationTitle("Numbers")
                        .toolbar { Button("Add") {} }
                        .navigationDestination(for: Int.self) {
                            Text(scheme == .dark ? "Dark \($0)" : "Light \($0)").navigationTitle("Chosen")
                        }
                }
            }
        }
        let host = ViewHost(Screen().environment(\.colorScheme, .dark))
        let proposal = ProposedViewSize(width: 320, height: 500)
        func shown() -> [String] {
            host.layout(in: proposal).displayList.commands.compactMap {
                if case .text(let run) = $0 { run.string } else { nil }
            }
        }
        #expect(shown() == ["Add", "Numbers", "Row 1", "Row 2"])
        let row = host.layout(in: proposal).displayList.commands.compactMap { command -> CGPoint? in
            if case .text(let run) = command, run.string == "Row 2" { run.origin } else { nil }
        }
        host.send(.tap(at: row[0]))
        #expect(shown() == ["Back", "Chosen", "Dark 2"])
        host.send(.tap(at: CGPoint(x: 30, y: 22)))
        #expect(shown().last == "Row 2")
    }

    @Test("A picker shows the option with the tag of its selection, a segmented one all of them")
    func picker() {
        let menu = Picker("Size", selection: .constant(2)) {
            ForEach(1..<4) { Text("Option \($0)").tag($0) }
        }
        #expect(texts(menu) == ["Option 2"])
        #expect(texts(Form { menu }) == ["Size", "Option 2"])
        #expect(texts(menu.pickerStyle(.segmented)) == ["Option 1", "Option 2", "Option 3"])
    }

    @Test("A tab view shows the selected screen, and a tap on its bar selects")
    func tabs() {
        struct Screens: View {
            @State private var tab = "b"
            var body: some View {
                TabView(selection: $tab) {
                    Text("First").tabItem { Text("A") }.tag("a")
                    Text("Second").tabItem { Text("B") }.tag("b")
                }
            }
        }
        let host = ViewHost(Screens())
        func shown() -> [String] {
            host.layout(in: ProposedViewSize(width: 300, height: 400)).displayList.commands.compactMap {
                if case .text(let run) = $0 { run.string } else { nil }
            }
        }
        #expect(shown() == ["Second", "A", "B"])
        host.send(.tap(at: CGPoint(x: 20, y: 390)))
        #expect(shown() == ["First", "A", "B"])
    }

    @Test("A toggle is green while it is on, and toggles where it is tapped")
    func toggle() {
        #expect(colors(Toggle("x", isOn: .constant(true))).contains("#34c759"))
        #expect(!colors(Toggle("x", isOn: .constant(false))).contains("#34c759"))
        struct Screen: View {
            @State private var isOn = false
            var body: some View { Toggle(isOn ? "on" : "off", isOn: $isOn) }
        }
        let host = ViewHost(Screen())
        _ = host.layout(in: ProposedViewSize(width: 200, height: nil))
        host.send(.tap(at: CGPoint(x: 190, y: 10)))
        let strings = host.layout(in: ProposedViewSize(width: 200, height: nil)).displayList.commands.compactMap {
            if case .text(let run) = $0 { run.string } else { nil }
        }
        #expect(strings == ["on"])
    }

    @Test("Colors are those of iOS, in light and in dark surroundings; documents keep those of CSS")
    func systemColors() {
        let blue: Color = Color.accentColor
        #expect(colors(blue) == ["#007aff"])
        #expect(colors(blue.environment(\.colorScheme, .dark)) == ["#0a84ff"])
        #expect(colors(blue.opacity(0.5).environment(\.colorScheme, .dark)) == ["#0a84ff80"])
        #expect(colors(Mullion.Color.primary.environment(\.colorScheme, .dark)) == ["#ffffff"])
        #expect(Color.namedColors["blue"]?.hexString == "#0000ff")
    }

    @Test("A color of an asset catalog is looked up by its name; one that is missing is reported")
    func namedColors() {
        let view = Color("Brand").frame(width: 10, height: 10)
        let missing = ViewRenderer(view).layout()
        #expect(missing.diagnostics.map(\.kind) == [.missingColor(name: "Brand")])
        let found = ViewRenderer(
            view.environment(\.namedColor) { name, _ in name == "Brand" ? .system(0x123456) : nil }
        ).layout()
        #expect(found.diagnostics.isEmpty)
        #expect(
            found.displayList.commands.contains {
                if case .fill(_, .color(let color), _) = $0 { color == .system(0x123456) } else { false }
            })
    }

    @Test("A symbol is the outline of its name in the foreground style, or a placeholder that is reported")
    func symbols() {
        let symbol = Image(systemName: "unknown-symbol").font(.system(size: 20)).foregroundStyle(.red)
        #expect(ImageRenderer(content: symbol).render().diagnostics.count == 1)
        let provided = symbol.environment(\.symbolOutline) { name in
            name == "unknown-symbol" ? Path(CGRect(x: 0, y: 0, width: 1, height: 1)) : nil
        }
        let picture = ViewRenderer(provided).layout()
        #expect(picture.diagnostics.isEmpty)
        #expect(
            picture.displayList.commands == [
                .fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), .color(.red), rule: .nonZero)
            ])
    }

    @Test("Literals of text contain inline Markdown, and strings do not")
    func markdown() {
        func runs(_ text: Text) -> [String] {
            ViewRenderer(text).layout().displayList.commands.compactMap { command in
                guard case .text(let run) = command else { return nil }
                return run.string + (run.font.weight == .bold ? "+bold" : "") + (run.font.isItalic ? "+italic" : "")
            }
        }
        #expect(runs(Text("a **b** *c* d")) == ["a ", "b+bold", " ", "c+italic", " d"])
        #expect(runs(Text("2 * 3 * 4 and snake_case_name")) == ["2 * 3 * 4 and snake_case_name"])
        #expect(runs(Text(String("a **b**"))) == ["a **b**"])
        let value = "**x**"
        #expect(runs(Text("value \(value)")) == ["value **x**"])
        #expect(runs(Text("[site](https://example.org) \\*")) == ["site", " *"])
        #expect(texts(Text("\(1.0 / 3, specifier: "%.2f")")) == ["0.33"])
    }

    @Test("A disabled button does not react")
    func disabled() {
        struct Screen: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 }.disabled(true) }
        }
        let host = ViewHost(Screen())
        _ = host.layout()
        #expect(!host.send(.tap(at: CGPoint(x: 2, y: 2))))
    }

    @Test("A gradient around a point fills a shape in steps that end where they began")
    func angularGradient() {
        let view = AngularGradient(colors: [.black, .white, .black], center: .center).frame(width: 40, height: 40)
        let shades = colors(view)
        #expect(shades.count > 60)
        #expect(shades.contains { $0.hasPrefix("#f") })
        #expect(shades.contains { $0.hasPrefix("#0") })
    }
}

extension Color {
    /// Returns a color from 24 bits.
    fileprivate static func system(_ rgb: UInt32) -> Color {
        Color(red8: UInt8(rgb >> 16 & 255), green8: UInt8(rgb >> 8 & 255), blue8: UInt8(rgb & 255))
    }
}
