import MullionDrawing
import MullionGeometry
import Testing

@Suite struct DisplayListTests {
    let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1))

    @Test("Commands are kept in order, and scopes end with a pop")
    func order() {
        var list = DisplayList()
        list.fill(square, with: .white)
        list.withGroup("card") { list in
            list.withClip(square) { $0.stroke(square, with: .black, lineWidth: 2) }
        }
        #expect(
            list.commands == [
                .fill(square, .white), .pushGroup(name: "card"), .pushClip(square),
                .stroke(square, .black, lineWidth: 2), .pop, .pop,
            ])
        #expect(list.openPushCount == 0)
    }

    @Test("Open pushes are counted; a pop too many is kept and counts nothing")
    func openPushes() {
        var list = DisplayList([.pop, .pushClip(square), .pushTransform(CGAffineTransform(scaleX: 2, y: 2)), .pop])
        #expect(list.openPushCount == 1)
        #expect(list.commands.count == 4)
        list.append(contentsOf: DisplayList([.pop, .pop]))
        #expect(list.openPushCount == 0)
    }

    @Test("A hundred thousand nested groups are a flat list")
    func depth() {
        var list = DisplayList()
        for _ in 0..<100_000 { list.append(.pushGroup(name: "g")) }
        for _ in 0..<100_000 { list.append(.pop) }
        let copy = list
        #expect(copy == list)
        #expect(list.openPushCount == 0)
    }
}
