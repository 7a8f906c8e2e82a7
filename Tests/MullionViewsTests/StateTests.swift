import Mullion
import Testing

/// State that lives in a host.
struct StateTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button("Taps: \(count)") { count += 1 }
        }
    }

    private final class Model: ObservableObject {
        @Published var name = "first"
    }

    private struct Named: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.name).onTapGesture { model.name += "!" } }
    }

    private func texts(_ picture: LaidOutView) -> [String] {
        picture.displayList.commands.compactMap { if case .text(let run) = $0 { run.string } else { nil } }
    }

    @Test("A tap calls the action of a button, whose state is drawn by the next layout")
    func button() {
        let host = ViewHost(Counter())
        #expect(texts(host.layout()) == ["Taps: 0"])
        #expect(host.send(.tap(at: CGPoint(x: 5, y: 5))))
        #expect(host.needsUpdate)
        #expect(texts(host.layout()) == ["Taps: 1"])
        #expect(!host.send(.tap(at: CGPoint(x: 500, y: 5))))
        #expect(!host.needsUpdate)
    }

    @Test("State survives an update of the view around it, and two views have two states")
    func identity() {
        struct Pair: View {
            var title: String
            var body: some View {
                VStack(spacing: 0) {
                    Text(title)
                    Counter()
                    Counter()
                }
            }
        }
        let host = ViewHost(Pair(title: "a"))
        let height = host.layout().size.height
        host.send(.tap(at: CGPoint(x: 10, y: height - 2)))
        #expect(texts(host.layout()) == ["a", "Taps: 0", "Taps: 1"])
        host.update(Pair(title: "b"))
        #expect(texts(host.layout()) == ["b", "Taps: 0", "Taps: 1"])
    }

    @Test("A view that is gone loses its state")
    func removal() {
        struct Choice: View {
            var isShown: Bool
            var body: some View { if isShown { Counter() } }
        }
        let host = ViewHost(Choice(isShown: true))
        _ = host.layout()
        host.send(.tap(at: CGPoint(x: 5, y: 5)))
        #expect(texts(host.layout()) == ["Taps: 1"])
        host.update(Choice(isShown: false))
        #expect(texts(host.layout()) == [])
        host.update(Choice(isShown: true))
        #expect(texts(host.layout()) == ["Taps: 0"])
    }

    @Test("Only the text that changes is measured again")
    func incremental() {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    ForEach(0..<50) { Text("Row \($0)") }
                    Text("Taps: \(count)").onTapGesture { count += 1 }
                }
            }
        }
        let host = ViewHost(Page())
        let height = host.layout().size.height
        host.send(.tap(at: CGPoint(x: 30, y: height - 2)))
        let fresh = texts(host.layout())
        #expect(fresh.last == "Taps: 1")
        #expect(fresh.count == 51)
    }

    @Test("Observable objects, and those of Combine's protocol, make a host update")
    @MainActor func objects() {
        let host = ViewHost(Named())
        #expect(texts(host.layout()) == ["first"])
        host.send(.tap(at: CGPoint(x: 2, y: 2)))
        #expect(texts(host.layout()) == ["first!"])

        let store = Store()
        let observing = ViewHost(Observing(store: store))
        #expect(texts(observing.layout()) == ["0"])
        store.count = 7
        #expect(observing.needsUpdate)
        #expect(texts(observing.layout()) == ["7"])
    }

    @Test("onAppear and onChange run after the layout, and what they change is drawn with it")
    func lifecycle() {
        final class Log { var lines: [String] = [] }
        nonisolated struct Screen: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Text("\(count)")
                    .onAppear {
                        log.lines.append("appear")
                        count = 5
                    }
                    .onChange(of: count) { old, new in log.lines.append("\(old) to \(new)") }
                    .onDisappear { log.lines.append("gone") }
            }
        }
        nonisolated struct Choice: View {
            let log: Log
            var isShown = true
            var body: some View { if isShown { Screen(log: log) } }
        }
        let log = Log()
        let host = ViewHost(Choice(log: log))
        #expect(texts(host.layout()) == ["5"])
        #expect(log.lines == ["appear", "0 to 5"])
        _ = host.layout()
        host.update(Choice(log: log, isShown: false))
        _ = host.layout()
        #expect(log.lines == ["appear", "0 to 5", "gone"])
        // A drawing made once shows the first state.
        #expect(texts(ViewRenderer(Choice(log: log)).layout()) == ["0"])
    }

    @Test("Typed text goes to the field tapped last")
    func fields() {
        struct Form: View {
            @State private var name = ""
            @State private var sent = ""
            var body: some View {
                VStack(spacing: 0) {
                    TextField("Name", text: $name).onSubmit { sent = name }
                    Text("sent \(sent)")
                }
            }
        }
        let host = ViewHost(Form())
        let proposal = ProposedViewSize(width: 200, height: nil)
        #expect(texts(host.layout(in: proposal)) == ["Name", "sent"])
        #expect(!host.send(.text("x")))
        #expect(host.send(.tap(at: CGPoint(x: 10, y: 5))))
        host.send(.text("Ada!"))
        host.send(.key(.delete))
        host.send(.key(.returnKey))
        #expect(texts(host.layout(in: proposal)) == ["Ada", "sent Ada"])
    }

    @Test("withAnimation moves views on the clock of the host's timeline")
    func animation() {
        struct Mover: View {
            @State private var isRight = false
            var body: some View {
                HStack(spacing: 0) {
                    if isRight { Spacer(minLength: 0) }
                    Color.red.frame(width: 20, height: 20).id("box")
                        .onTapGesture { withAnimation(.linear(duration: 1)) { isRight = true } }
                    if !isRight { Spacer(minLength: 0) }
                }
            }
        }
        let clock = ManualClock()
        let host = ViewHost(Mover())
        let timeline = AnimationTimeline(clock: clock)
        host.timeline = timeline
        let proposal = ProposedViewSize(width: 120, height: 20)
        func left() -> CGFloat? {
            host.layout(in: proposal).displayList.commands.compactMap { command -> CGFloat? in
                if case .fill(let path, _, _) = command { path.boundingRect.minX } else { nil }
            }.first
        }
        #expect(left() == 0)
        host.send(.tap(at: CGPoint(x: 5, y: 5)))
        _ = left()
        clock.advance(by: 0.5)
        timeline.tick()
        #expect(abs((left() ?? 0) - 50) < 1)
        clock.advance(by: 1)
        timeline.tick()
        #expect(left() == 100)
    }

    @Test("Preferences reach the views around, and anchors the reader")
    func preferences() {
        struct WidthKey: PreferenceKey {
            static var defaultValue: [Int] { [] }
            static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
        }
        struct Screen: View {
            @State private var all: [Int] = []
            var body: some View {
                VStack {
                    Text("a").preference(key: WidthKey.self, value: [1])
                    Text("b").preference(key: WidthKey.self, value: [2])
                    Text(verbatim: "\(all)")
                }
                .onPreferenceChange(WidthKey.self) { all = $0 }
            }
        }
        #expect(texts(ViewHost(Screen()).layout()).last == "[1, 2]")
    }
}

@Observable
private final class Store {
    var count = 0
}

nonisolated private struct Observing: View {
    let store: Store
    var body: some View { Text(verbatim: "\(store.count)") }
}
