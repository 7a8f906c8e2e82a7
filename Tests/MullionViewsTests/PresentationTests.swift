import Mullion
import Testing

/// Sheets, covers, alerts, and dialogs.
struct PresentationTests {
    private let screen = ProposedViewSize(width: 393, height: 852)

    private struct Screen: View {
        @State var isPresented = true
        var detents: Set<PresentationDetent> = [.large]
        var body: some View {
            Color.white.named("below").sheet(isPresented: $isPresented) {
                SheetContent(detents: detents)
            }
        }
    }

    private struct SheetContent: View {
        var detents: Set<PresentationDetent>
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("Done") { dismiss() }.frame(maxWidth: .infinity, maxHeight: .infinity).named("sheet")
                .presentationDetents(detents)
        }
    }

    @Test("A sheet is at the bottom of the whole drawing, and what is below keeps its frame")
    func sheet() throws {
        let picture = ViewRenderer(Screen()).layout(in: screen)
        #expect(try picture.frame("below") == rect(0, 0, 393, 852))
        #expect(try picture.frame("sheet") == rect(0, 54, 393, 798))
        let half = ViewRenderer(Screen(detents: [.medium, .large])).layout(in: screen)
        #expect(try half.frame("sheet") == rect(0, 426, 393, 426))
        let low = ViewRenderer(Screen(detents: [.height(200)])).layout(in: screen)
        #expect(try low.frame("sheet") == rect(0, 652, 393, 200))
        let none = ViewRenderer(Screen(isPresented: false)).layout(in: screen)
        #expect(none.frames.first { $0.name == "sheet" } == nil)
    }

    @Test("A button of the sheet leaves it, as does a tap beside it; a tap on the sheet does not")
    func dismissal() {
        for (point, leaves) in [
            (CGPoint(x: 196, y: 453), true), (CGPoint(x: 196, y: 20), true), (CGPoint(x: 196, y: 100), false),
        ] {
            let host = ViewHost(Screen())
            _ = host.layout(in: screen)
            host.send(.tap(at: point))
            #expect((host.layout(in: screen).frames.first { $0.name == "sheet" } == nil) == leaves)
        }
    }

    @Test("The state of a sheet lives while it is presented")
    func state() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity) }
        }
        struct Item: Identifiable { let id: Int }
        struct Items: View {
            @State private var item: Item? = Item(id: 1)
            var body: some View { Color.white.sheet(item: $item) { _ in Counter() } }
        }
        let host = ViewHost(Items())
        _ = host.layout(in: screen)
        host.send(.tap(at: CGPoint(x: 196, y: 453)))
        #expect(host.layout(in: screen).texts.map(\.string) == ["1"])
        host.send(.tap(at: CGPoint(x: 10, y: 10)))
        #expect(host.layout(in: screen).texts.isEmpty)
    }

    @Test("An alert is a card of 270 points with its buttons side by side; a tap calls the action and leaves it")
    func alert() throws {
        struct Question: View {
            @State private var isAsking = true
            @State private var answer = "none"
            var body: some View {
                Text(answer).alert("Delete?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { answer = "deleted" }
                    Button("Keep", role: .cancel) { answer = "kept" }
                } message: {
                    Text("This cannot be undone.")
                }
            }
        }
        let host = ViewHost(Question())
        let picture = host.layout(in: screen)
        #expect(
            picture.texts.map(\.string) == ["none", "Delete?", "This cannot be undone.", "Keep", "Delete"])
        let delete = try #require(picture.texts.first { $0.string == "Delete" })
        #expect(delete.origin.x > 196 && delete.origin.x < 331)
        host.send(.tap(at: CGPoint(x: delete.origin.x + 5, y: delete.origin.y - 3)))
        #expect(host.layout(in: screen).texts.map(\.string) == ["deleted"])
    }

    @Test("An alert without buttons has one, and one by its older name its own")
    func olderAlert() {
        let plain = Color.white.alert("Saved", isPresented: .constant(true)) {}
        #expect(ViewRenderer(plain).layout(in: screen).texts.map(\.string) == ["Saved", "OK"])
        let older = Color.white.alert(isPresented: .constant(true)) {
            Alert(title: Text("Older"), message: Text("Name"), dismissButton: .default(Text("Fine")))
        }
        #expect(ViewRenderer(older).layout(in: screen).texts.map(\.string) == ["Older", "Name", "Fine"])
    }

    @Test("A dialog has its buttons at the bottom, and one that cancels apart")
    func dialog() {
        let dialog = Color.white.confirmationDialog("Share", isPresented: .constant(true)) {
            Button("Mail") {}
            Button("Remove", role: .destructive) {}
        }
        let texts = ViewRenderer(dialog).layout(in: screen).texts
        #expect(texts.map(\.string) == ["Mail", "Remove", "Cancel"])
        #expect(texts[2].origin.y > texts[1].origin.y + 44)
    }

    @Test("A cover fills the whole drawing, also from a view that does not")
    func cover() throws {
        let view = VStack {
            Text("below").fullScreenCover(isPresented: .constant(true)) {
                Color.red.named("cover")
            }
            Color.white
        }
        #expect(try ViewRenderer(view).layout(in: screen).frame("cover") == rect(0, 0, 393, 852))
    }
}
