import Mullion
import MullionTestSupport
import Testing

@testable import MullionTool

@Suite("The demonstration of collections")
struct CollectionDemoTests {
    private let demo = CollectionDemo(colors: .none)

    private func frame() -> [Substring] {
        demo.frame(columns: 80, rows: 24).split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test("A frame has as many rows as the terminal, and none is wider")
    func size() {
        for (columns, rows) in [(80, 24), (20, 6), (132, 50)] {
            let lines = demo.frame(columns: columns, rows: rows).split(
                separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == rows)
            #expect(lines.allSatisfy { $0.count <= columns })
        }
    }

    @Test("A row further, everything but the album's header is a row higher, and the month has come to rest below it")
    func oneRow() {
        let before = frame()
        #expect(before[1].contains("One million pictures") && before[5].contains("January of year 1"))
        #expect(demo.carryOut(.rows(1)))
        let after = frame()
        #expect(demo.offset == 16)
        #expect(after[1] == before[1])
        #expect(after[12] == before[13])
    }

    @Test("At the end the last picture is seen, and further steps change nothing")
    func end() {
        _ = frame()
        #expect(demo.carryOut(.end))
        let last = frame()
        #expect(last.contains { $0.contains("1000000") })
        let offset = demo.offset
        _ = demo.carryOut(.pages(3))
        #expect(frame().dropLast() == last.dropLast())
        #expect(demo.offset == offset)
        _ = demo.carryOut(.beginning)
        #expect(frame().contains { $0.contains("January of year 1") })
    }

    @Test("At the end and in the middle, the place stays when the terminal changes its size")
    func resizing() throws {
        func picture(_ columns: Int) -> Int? {
            let lines = demo.frame(columns: columns, rows: 24).split(separator: "\n")
            return lines.joined(separator: " ").split(separator: " ").compactMap { Int($0) }.filter { $0 > 1_000 }.first
        }
        _ = frame()
        _ = demo.carryOut(.end)
        for (columns, rows) in [(80, 24), (50, 30), (132, 10), (80, 24)] {
            #expect(demo.frame(columns: columns, rows: rows).contains(" 1000000 "), "\(columns) × \(rows)")
        }
        _ = demo.carryOut(.pages(-10_000))
        let before = try #require(picture(80))
        let after = try #require(picture(50))
        #expect(abs(after - before) < 100)
    }

    @Test("The last row shows the keys, in a narrow terminal first")
    func keysShown() {
        #expect(
            demo.frame(columns: 132, rows: 24).split(separator: "\n").last?.hasSuffix("a aligns  ^Z suspends  q quits")
                == true)
        #expect(frame().last?.hasSuffix("↑↓ space b g G a q") == true)
        #expect(demo.frame(columns: 40, rows: 24).split(separator: "\n").last?.hasPrefix(" q quits") == true)
    }

    @Test("Only what is seen and a little around it has nodes, wherever one is")
    func nodes() throws {
        _ = frame()
        for step in [CollectionDemo.Step.beginning, .end, .pages(-1_000), .pages(500)] {
            _ = demo.carryOut(step)
            let status = try #require(frame().last)
            let words = status.split(separator: " ")
            let place = try #require(words.firstIndex(of: "pictures"))
            let count = try #require(Int(words[place - 3]))
            #expect((1...60).contains(count), "\(status)")
        }
    }

    @Test("Pulled beyond the beginning the header stretches, and settles by itself")
    func pulling() {
        _ = frame()
        for _ in 0..<4 { _ = demo.carryOut(.rows(-1)) }
        #expect(demo.isPulled && demo.offset >= -CollectionDemo.largestPull)
        #expect(frame().firstIndex { $0.contains("January of year 1") }! > 5)
        for _ in 0..<12 { demo.settle() }
        #expect(demo.offset == 0)
    }

    @Test("Keys are read as terminals send them, also in parts")
    func keys() {
        var reader = KeyReader()
        #expect(
            reader.steps(adding: "jk gGa".utf8, isComplete: false)
                == [.rows(1), .rows(-1), .pages(1), .beginning, .end, .nextAlignment])
        #expect(reader.steps(adding: [0x1A], isComplete: false) == [.suspend])
        #expect(
            reader.steps(adding: "\u{1B}[A\u{1B}OB\u{1B}[6~".utf8, isComplete: false)
                == [.rows(-1), .rows(1), .pages(1)])
        #expect(reader.steps(adding: "\u{1B}[".utf8, isComplete: false).isEmpty)
        #expect(reader.steps(adding: "5~".utf8, isComplete: false) == [.pages(-1)])
        #expect(reader.steps(adding: "\u{1B}".utf8, isComplete: false).isEmpty)
        #expect(reader.steps(adding: [], isComplete: true) == [.quit])
        #expect(reader.steps(adding: Array(repeating: 0xFF, count: 1_000), isComplete: true).isEmpty)
        #expect(reader.steps(adding: [0x03], isComplete: false) == [.quit])
    }

    /// A million elements each take a while in a debug build.
    private static let shownLayouts: [DemoLayout] = isFullTestRun ? DemoLayout.allCases : [.album, .spreadsheet]

    @Test("Every layout shows its elements, a few of many, and scrolls to its end", arguments: shownLayouts)
    func layouts(layout: DemoLayout) throws {
        let demo = CollectionDemo(layout, colors: .none)
        let first = demo.frame(columns: 100, rows: 30)
        #expect(demo.carryOut(.end))
        #expect(demo.carryOut(.columns(3)))
        let last = demo.frame(columns: 100, rows: 30)
        #expect(first != last)
        #expect(demo.leftOffset == (layout == .spreadsheet ? 96 : 0))
        for frame in [first, last] {
            let words = try #require(frame.split(separator: "\n").last).split(separator: " ")
            let place = try #require(words.firstIndex { $0 == layout.elements })
            #expect(Int(words[place - 1]) == layout.count)
            #expect((5...600).contains(try #require(Int(words[place - 3]))))
        }
    }

    @Test("Without a terminal one frame is printed")
    func pipe() {
        let recorder = Recorder()
        #expect(demonstrateCollection(color: .auto, console: recorder.console) == .done)
        #expect(recorder.output.contains("One million pictures"))
        #expect(recorder.output.utf8.allSatisfy { $0 != 0x1B })
    }
}
