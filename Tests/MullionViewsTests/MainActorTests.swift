import Mullion
import Testing

@MainActor
private final class Shop: ObservableObject {
    @Published private(set) var total = 3
    func add() { total += 1 }
}

@MainActor @Observable
private final class Cart {
    private(set) var count = 1
    func add() { count += 1 }
}

/// SwiftUI code with models on the main actor, in the language mode of Swift 6.
private struct ShopView: View {
    @StateObject private var shop = Shop()
    @State private var cart = Cart()
    private var title: String { "\(shop.total) \(cart.count)" }

    private func add() {
        shop.add()
        cart.add()
    }

    private var button: some View { Button(title, action: add) }

    var body: some View { button.modifier(Framed(cart: cart)) }
}

private struct Framed: ViewModifier {
    let cart: Cart
    func body(content: Content) -> some View { content.frame(width: 100 + CGFloat(cart.count)) }
}

private struct Plain: View {
    let title: String
    var body: some View { Text(title).onTapGesture {} }
}

struct MainActorTests {
    @Test("Views use models of the main actor in properties, functions, bodies, and modifiers")
    @MainActor
    func models() {
        let host = ViewHost(ShopView())
        #expect(host.layout().texts.map(\.string) == ["3 1"])
        #expect(host.send(.tap(at: CGPoint(x: 50, y: 8))))
        let picture = host.layout()
        #expect(picture.texts.map(\.string) == ["4 2"])
        #expect(picture.size.width == 102)
    }

    @Test("Views are made and drawn away from the main thread")
    func threads() async {
        let texts = await Task.detached { ViewRenderer(Plain(title: "elsewhere")).layout().texts.map(\.string) }.value
        #expect(texts == ["elsewhere"])
    }
}
