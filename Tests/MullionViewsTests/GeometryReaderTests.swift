import Mullion
import Testing

@Suite("Geometry reader")
struct GeometryReaderTests {
    /// A bar over a share of the width.
    private struct Bar: View {
        var share: CGFloat
        var body: some View {
            GeometryReader { proxy in
                Color.blue.frame(width: proxy.size.width * share).named("filled")
            }
            .frame(height: 8)
        }
    }

    @Test("Content is made from the size the reader really gets")
    func size() throws {
        let picture = layout(
            HStack(spacing: 0) {
                Color.red.frame(width: 40)
                Bar(share: 0.25)
            }, 120, 20)
        #expect(try picture.frame("filled") == rect(40, 6, 20, 8))
        #expect(picture.diagnostics.isEmpty)
    }

    @Test("Readers inside of readers get their sizes, one round each")
    func nested() throws {
        func nest(_ depth: Int) -> AnyView {
            if depth == 0 { return AnyView(Color.red.named("core")) }
            return AnyView(
                GeometryReader { proxy in
                    nest(depth - 1).frame(width: proxy.size.width - 2, height: proxy.size.height - 2)
                })
        }
        let picture = layout(nest(20), 100, 60)
        #expect(try picture.frame("core") == rect(0, 0, 60, 20))
        #expect(picture.diagnostics.isEmpty)
    }

    @Test("A reader proposed nothing has no size, as in SwiftUI")
    func unspecified() {
        var sizes: [CGSize] = []
        _ = layout(
            GeometryReader { proxy -> Color in
                sizes.append(proxy.size)
                return Color.red
            })
        #expect(sizes == [.zero])
    }

    @Test("Global coordinates are those of the picture, and content that asks for them follows")
    func global() throws {
        func view(_ padding: CGFloat) -> some View {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.frame(in: .global).minX, height: proxy.frame(in: .local).minY + 1)
                    .named("box")
            }
            .frame(width: 50, height: 50)
            .padding(padding)
        }
        let host = ViewHost(view(30))
        #expect(try host.layout().frame("box").width == 30)
        host.update(view(12))
        #expect(try host.layout().frame("box").width == 12)
    }

    @Test("A host makes the content anew for another size, and only then")
    func host() throws {
        var count = 0
        func view(_ text: String) -> some View {
            VStack(spacing: 0) {
                Text(text).frame(height: 20)
                GeometryReader { proxy -> AnyView in
                    count += 1
                    return AnyView(Color.red.frame(width: proxy.size.width / 2).named("half"))
                }
            }
        }
        let host = ViewHost(view("a"))
        #expect(try host.layout(in: ProposedViewSize(width: 100, height: 50)).frame("half").width == 50)
        #expect(count == 1)
        host.update(view("b"))
        #expect(try host.layout(in: ProposedViewSize(width: 100, height: 50)).frame("half").width == 50)
        // Once for the new value, with the size that is known.
        #expect(count == 2)
        #expect(try host.layout(in: ProposedViewSize(width: 60, height: 50)).frame("half").width == 30)
        #expect(count == 3)
        #expect(host.tree.nodeCount == 6)
    }

    /// A reader that is its own content.
    private struct Endless: View {
        var body: some View {
            GeometryReader { _ in AnyView(Endless()) }
        }
    }

    @Test("A reader that makes itself again and again ends, and is reported")
    func endless() {
        let picture = layout(Endless(), 100, 100)
        #expect(picture.nodeCount == 257)
        #expect(picture.diagnostics.map(\.kind) == [.nestedReaders(limit: 256)])
    }
}
