import CGTK
import Foundation
import GTKLayout
import MullionLayout
import Testing

@testable import berths

@Suite("A window of GTK", .serialized, .enabled(if: hasDisplay, "there is no display; run the tests with xvfb-run"))
@MainActor
struct WindowTests {
    private static let sizes: [(Int32, Int32)] = [
        (760, 520), (1000, 700), (620, 520), (560, 480), (520, 640), (901, 533), (760, 520),
    ]

    @Test("At every size the widgets have the frames of a fresh tree")
    func resizing() throws {
        let window = try TestWindow()
        for (width, height) in Self.sizes {
            try window.resize(to: width, height)
            window.expectFreshFrames("\(width) × \(height)")
        }
    }

    @Test("The toolbar shows the buttons that fit, and the menu has the others", arguments: [1000, 760, 620, 540])
    func toolbar(width: Int32) throws {
        let window = try TestWindow(width: width, height: 520)
        let names = ["new", "assign", "call", "bridge", "invoice", "log"]
        // By hand: 6 points on both sides and between neighbors; the indicator needs its place while one is hidden.
        let room = CGFloat(width) - 12
        let widths = names.map { self.width(of: $0, window) }
        var count = names.count
        if widths.reduce(0, +) + 6 * 5 > room {
            count =
                (0..<names.count).last {
                    widths.prefix($0).reduce(0, +) + 6 * CGFloat($0) + self.width(of: "more", window) <= room
                } ?? 0
        }
        var x: CGFloat = 6
        for (index, name) in names.enumerated() {
            guard index < count else {
                #expect(window.frame(name) == nil, "\(name)")
                continue
            }
            let frame = try window.requireFrame(name)
            #expect(frame.minX == x && frame.width == widths[index] && frame.minY == 6, "\(name) \(frame)")
            x += widths[index] + 6
        }
        #expect((window.frame("more") != nil) == (count < names.count))
        if let more = window.frame("more") { #expect(more.minX == x && more.maxX <= CGFloat(width) - 6) }
        #expect(
            window.berths.toolbar.hiddenCommands.map(\.name)
                == Array(window.berths.toolbar.commands.map(\.name)[count...]))
        // The smallest width of the arguments hides some, the largest none.
        if width == 540 { #expect(count < 5) }
        if width == 1000 { #expect(count == 6) }
    }

    private func width(of name: String, _ window: TestWindow) -> CGFloat {
        var natural: Int32 = 0
        gtk_widget_measure(window.widget(name), GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
        return CGFloat(natural)
    }

    @Test("The menu lists what is hidden, and its commands work")
    func menu() throws {
        let window = try TestWindow(width: 540, height: 520)
        let hidden = window.berths.toolbar.hiddenCommands
        try #require(!hidden.isEmpty)
        let more = OpaquePointer(window.widget("more"))
        gtk_menu_button_popup(more)
        window.settle()
        let menu = try #require(gtk_menu_button_get_menu_model(more))
        #expect(Int(g_menu_model_get_n_items(menu)) == hidden.count)
        try window.takePicture()
        gtk_menu_button_popdown(more)
        gtk_widget_activate_action_variant(window.widget("more"), "berths.\(hidden.last!.name)", nil)
        window.settle()
        #expect(
            String(cString: gtk_label_get_text(OpaquePointer(window.widget("status")))) == "\(hidden.last!.title) …")
        window.expectFreshFrames("after a command")
    }

    @Test("Labels of the form end at one line, and fields begin at one")
    func form() throws {
        let window = try TestWindow()
        let labels = try ["ship label", "berth label", "length label", "notes label"].map(window.requireFrame)
        let fields = try ["ship", "berth", "length", "notes", "pilot"].map(window.requireFrame)
        let divider = try window.requireFrame("divider")
        #expect(Set(labels.map(\.maxX)).count == 1)
        #expect(labels.map(\.minX).min() == divider.maxX + 12)
        #expect(Set(fields.map(\.minX)) == [labels[0].maxX + 12])
        #expect(fields[0].maxX == 760 - 12 && fields[3].maxX == 760 - 12)
        let (cancel, save) = (try window.requireFrame("cancel"), try window.requireFrame("save"))
        #expect(save.maxX == 760 - 12 && cancel.maxX == save.minX - 8)
        #expect(try baseline("ship label", window) == baseline("ship", window))
        for (label, field) in zip(labels, fields).dropFirst().prefix(2) { #expect(abs(label.midY - field.midY) <= 0.5) }
        #expect(labels[3].minY == fields[3].minY)
        #expect(try window.requireFrame("status").maxY == 520 - 6)
    }

    private func baseline(_ name: String, _ window: TestWindow) throws -> CGFloat {
        let frame = try window.requireFrame(name)
        var (natural, baseline): (Int32, Int32) = (0, -1)
        gtk_widget_measure(
            window.widget(name), GTK_ORIENTATION_VERTICAL, Int32(frame.width), nil, &natural, nil, &baseline)
        try #require(baseline >= 0 && CGFloat(natural) == frame.height, "\(name)")
        return frame.minY + CGFloat(baseline)
    }

    @Test("The divider stops at the minimum of a pane, and returns when the window grows")
    func divider() throws {
        let window = try TestWindow()
        // 0.35 of 760.
        #expect(try window.requireFrame("divider").minX == 266)
        try window.beginDrag()
        window.drag(by: 30)
        window.settle()
        #expect(try window.requireFrame("divider").minX == 296)
        window.expectFreshFrames("dragged")
        window.drag(by: -1000)
        window.settle()
        #expect(try window.requireFrame("divider").minX == 120)
        window.drag(by: 1000)
        window.settle()
        let farthest = try window.requireFrame("divider").minX
        #expect(farthest > 296 && farthest < 760)
        window.expectFreshFrames("dragged too far")
        window.drag(by: 84)
        window.settle()
        #expect(try window.requireFrame("divider").minX == 350)
        try window.resize(to: 620, 520)
        #expect(try window.requireFrame("divider").minX < 350)
        try window.resize(to: 900, 520)
        #expect(try window.requireFrame("divider").minX == 350)
        window.expectFreshFrames("grown")
    }

    @Test("GTK is told the smallest size, at which everything but buttons of the toolbar is shown")
    func smallest() throws {
        let window = try TestWindow()
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_widget_measure(window.box.widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        gtk_widget_measure(window.box.widget, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
        #expect((200..<540).contains(width) && (300..<760).contains(height), "\(width) × \(height)")
        try window.resize(to: width, height)
        window.expectFreshFrames("smallest")
        // The list has its minimum, and the form the rest.
        #expect(try window.requireFrame("ships").width == 120)
        let hidden = TestWindow.names.filter { window.frame($0) == nil }
        #expect(Set(hidden).isSubset(of: window.berths.toolbar.commands.map(\.name)))
        #expect(window.frame("more") != nil)
    }

    @Test("A widget that changes is measured again")
    func changes() throws {
        let window = try TestWindow()
        let before = try window.requireFrame("hint")
        gtk_label_set_text(OpaquePointer(window.widget("hint")), "Short.")
        window.settle()
        #expect(try window.requireFrame("hint").height < before.height)
        window.expectFreshFrames("a shorter text")
        gtk_button_set_label(
            UnsafeMutablePointer<GtkButton>(OpaquePointer(window.widget("new"))), "A much longer title")
        window.settle()
        window.expectFreshFrames("a longer button")
        gtk_widget_set_size_request(window.widget("save"), 140, -1)
        window.settle()
        #expect(try window.requireFrame("save").width == 140)
        window.expectFreshFrames("a wider button")
    }

    @Test("A hidden widget leaves no gap")
    func hiding() throws {
        let window = try TestWindow()
        gtk_widget_set_visible(window.widget("new"), 0)
        window.settle()
        #expect(try window.requireFrame("assign").minX == 6)
        window.expectFreshFrames("hidden")
        gtk_widget_set_visible(window.widget("new"), 1)
        window.settle()
        #expect(try window.requireFrame("new").minX == 6)
        window.expectFreshFrames("shown again")
    }

    @Test("Where text runs from right to left, the window is mirrored")
    func mirrored() throws {
        gtk_init()
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let window = try TestWindow()
        #expect(try window.requireFrame("new").maxX == 760 - 6)
        #expect(try window.requireFrame("divider").maxX == 760 - 266)
        #expect(try window.requireFrame("save").minX == 12)
        try window.beginDrag()
        window.drag(by: -30)
        window.settle()
        #expect(try window.requireFrame("divider").maxX == 760 - 296)
        window.expectFreshFrames("mirrored")
    }

    @Test("After random changes the widgets have the frames of a fresh tree", arguments: [UInt64(1), 2, 3])
    func random(seed: UInt64) throws {
        var state = seed
        func random(_ range: Range<Int>) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return range.lowerBound + Int(state >> 33) % range.count
        }
        let window = try TestWindow()
        try window.beginDrag()
        for step in 0..<12 {
            switch random(0..<5) {
            case 0:
                let words = String(repeating: "berth ", count: random(1..<40))
                gtk_label_set_text(OpaquePointer(window.widget("hint")), words)
            case 1:
                let widget = window.widget(["new", "invoice", "pilot", "cancel", "berth"][random(0..<5)])
                gtk_widget_set_visible(widget, 1 - gtk_widget_get_visible(widget))
            case 2: window.drag(by: Double(random(-200..<200)))
            case 3:
                gtk_label_set_text(
                    OpaquePointer(window.widget("status")), String(repeating: "x", count: random(1..<30)))
            default: break
            }
            try window.resize(to: Int32(random(660..<1000)), Int32(random(560..<760)))
            window.expectFreshFrames("seed \(seed), step \(step)")
        }
    }
}
