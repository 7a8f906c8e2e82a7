import MullionDrawing
import MullionGeometry
import Testing

@Suite struct BoxTreeTests {
    private static func box(_ parent: Int?) -> BoxTree.Box { BoxTree.Box(parent: parent, kind: "box", frame: .zero) }

    @Test("Boxes in pre-order are a tree, and so are several such trees")
    func preOrder() {
        #expect(BoxTree([nil, 0, 1, 1, 0, nil, 5].map(Self.box)).boxes.count == 7)
        #expect(BoxTree().boxes.isEmpty)
    }

    #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    @Test("A box that does not follow its parent stops the program")
    func wrongOrder() async {
        await #expect(processExitsWith: .failure) {
            // The third box is inside of the second one, which the fourth one has left.
            _ = BoxTree([nil, 0, 0, 1].map { BoxTree.Box(parent: $0, kind: "box", frame: .zero) })
        }
        await #expect(processExitsWith: .failure) {
            _ = BoxTree([BoxTree.Box(parent: 0, kind: "box", frame: .zero)])
        }
    }
    #endif
}
