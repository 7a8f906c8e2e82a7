import Mullion
import Testing

@Suite("Depth")
struct DepthTests {
    /// Runs on a thread with a stack of its own, as large as those of main threads.
    private func onThread(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            body()
            done.signal()
        }
        thread.stackSize = stackSize
        thread.start()
        done.wait()
    }

    @Test("Views 5,000 levels deep are lowered, laid out and kept by a host")
    func deep() {
        onThread(stackSize: 8 << 20) {
            var view = AnyView(Color.red.frame(width: 1, height: 1))
            for _ in 0..<5_000 { view = AnyView(view.padding(1)) }
            #expect(layout(view).size == CGSize(width: 10_001, height: 10_001))
            let host = ViewHost(view)
            host.update(view)
            host.layoutIfNeeded()
            #expect(host.tree.nodeCount == 5_002)
        }
    }

    @Test("Lowering needs no more of the caller's stack for deep views than for others")
    func smallStack() {
        onThread(stackSize: 512 << 10) {
            struct Nest: View {
                var depth: Int
                @ViewBuilder var body: some View {
                    if depth == 0 {
                        Color.red.frame(width: 1, height: 1)
                    } else {
                        AnyView(Nest(depth: depth - 1)).padding(1)
                    }
                }
            }
            #expect(layout(Nest(depth: 3_000)).size == CGSize(width: 6_001, height: 6_001))
        }
    }
}
