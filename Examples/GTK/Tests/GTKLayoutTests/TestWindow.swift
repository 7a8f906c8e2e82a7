import CGTK
import Foundation
import GTKLayout
import MullionLayout
import Testing

@testable import berths

/// Whether there is a screen to show windows on.
let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }

/// Warnings of GTK, such as that of a widget that was given less than its minimum.
nonisolated(unsafe) private var warnings: [String] = []

/// A window on the screen, for a test.
@MainActor
final class TestWindow {
    let berths: BerthWindow
    nonisolated(unsafe) private let shell: UnsafeMutablePointer<GtkWindow>

    init(width: Int32 = 760, height: Int32 = 520) throws {
        try #require(gtk_init_check() != 0, "GTK cannot open the display")
        Self.collectWarnings
        warnings = []
        berths = BerthWindow(width: width, height: height)
        shell = UnsafeMutablePointer(OpaquePointer(berths.window))
        // Without a title bar the box has the size of the window.
        gtk_window_set_decorated(shell, 0)
        gtk_window_present(shell)
        try resize(to: width, height)
    }

    deinit { gtk_window_destroy(shell) }

    private static let collectWarnings: Void = g_log_set_writer_func(
        { level, fields, count, _ in
            let text = g_log_writer_format_fields(level, fields, count, 0)!
            if level.rawValue & (G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue) != 0 {
                let line = String(cString: text)
                // Without a session bus, accessibility is off, and said so.
                if line.contains("Gtk-"), !line.contains("session bus") { warnings.append(line) }
            }
            g_free(text)
            return G_LOG_WRITER_HANDLED
        }, nil, nil)

    var gtkWarnings: [String] { warnings }

    var box: LayoutBox { berths.box }
    var size: CGSize {
        CGSize(width: CGFloat(gtk_widget_get_width(box.widget)), height: CGFloat(gtk_widget_get_height(box.widget)))
    }

    /// Runs the main loop until something holds and all is drawn; at most 10 seconds.
    @discardableResult
    func waits(for condition: () -> Bool) -> Bool {
        var quiet = 0
        for _ in 0..<5_000 {
            let isBusy = g_main_context_iteration(nil, 0) != 0
            quiet = condition() && !isBusy ? quiet + 1 : 0
            // Longer than a frame.
            if quiet > 20 { return true }
            if !isBusy { usleep(2_000) }
        }
        return false
    }

    func settle() { waits { true } }

    func resize(to width: Int32, _ height: Int32) throws {
        gtk_window_set_default_size(shell, width, height)
        let isResized = waits {
            gtk_widget_get_width(box.widget) == width && gtk_widget_get_height(box.widget) == height
        }
        try #require(isResized, "asked for \(width) × \(height), got \(size)")
    }

    // MARK: - Drags

    /// Begins a drag in the middle of the divider, as the gesture reports it.
    func beginDrag() throws {
        let divider = try requireFrame("divider")
        emit("drag-begin", Double(divider.midX), Double(divider.midY))
    }

    /// Moves the pointer by a distance from where the drag began.
    func drag(by distance: Double) { emit("drag-update", distance, 0) }

    /// Emits a signal of the gesture with two numbers, as GTK does.
    private func emit(_ signal: String, _ x: Double, _ y: Double) {
        let gesture = UnsafeMutableRawPointer(berths.split.drag)
        var values = [GValue](repeating: GValue(), count: 3)
        values.withUnsafeMutableBufferPointer { values in
            let base = values.baseAddress!
            g_value_init(base, gtk_gesture_drag_get_type())
            g_value_set_object(base, gesture)
            for (index, number) in [x, y].enumerated() {
                // The type of double numbers.
                g_value_init(base + index + 1, GType(15 << 2))
                g_value_set_double(base + index + 1, number)
            }
            g_signal_emitv(base, g_signal_lookup(signal, gtk_gesture_drag_get_type()), 0, nil)
            for index in values.indices { g_value_unset(base + index) }
        }
    }

    /// Writes the picture in the README, if the environment names a file for it: the screen, cut to its content.
    func takePicture() throws {
        guard let path = ProcessInfo.processInfo.environment["BERTHS_PICTURE"] else { return }
        // Without a compositor, what is transparent around the menu would be black.
        let style = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(style, "popover { background: @theme_bg_color; }", -1)
        gtk_style_context_add_provider_for_display(
            gtk_widget_get_display(box.widget), OpaquePointer(style), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        settle()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["import", "-window", "root", "-trim", "+repage", "-strip", path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    // MARK: - Frames

    static let names = [
        "new", "assign", "call", "bridge", "invoice", "log", "more", "upper line", "ships", "divider",
        "ship label", "ship", "berth label", "berth", "length label", "length", "notes label", "notes", "pilot", "hint",
        "cancel", "save", "lower line", "status",
    ]

    func widget(_ name: String) -> GTKWidget { box.widget(named: name)! }

    /// The allocation of a widget in the box, read back from GTK; nil if it is not on the screen.
    func frame(_ name: String) -> CGRect? {
        let widget = widget(name)
        guard gtk_widget_get_mapped(widget) != 0 else { return nil }
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(widget, box.widget, &bounds) != 0 else { return nil }
        return CGRect(
            x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height))
    }

    func requireFrame(_ name: String) throws -> CGRect { try #require(frame(name), "\(name) is not shown") }

    /// The frames in a tree that was never laid out before, by leaves that ask GTK each time.
    func freshFrames() -> [String: CGRect] {
        let tree = LayoutTree()
        var named: [String: NodeID] = [:]
        var hidden: [NodeID] = []
        let content = currentContent.makeNode(
            in: tree, measure: Self.measure,
            made: { item, node in
                guard let name = tree.name(of: node), Self.names.contains(name) else { return }
                named[name] = node
                if gtk_widget_get_visible(widget(name)) == 0 { hidden.append(node) }
            })
        for node in hidden { tree.removeFromParent(node) }
        let isRightToLeft = gtk_widget_get_direction(box.widget) == GTK_TEXT_DIR_RTL
        tree.root = tree.makeNode(.layoutDirection(isRightToLeft ? .rightToLeft : .leftToRight), children: [content])
        tree.layoutIfNeeded(in: ProposedViewSize(size))
        return named.compactMapValues { tree.isPlaced($0) ? tree.pixelFrame(of: $0, scale: 1) : nil }
    }

    /// The items with the layout that drags have left.
    private var currentContent: Item { berths.makeContent() }

    private static func measure(_ widget: GTKWidget) -> LeafMeasure {
        func length(_ proposal: CGFloat?, _ orientation: GtkOrientation, _ other: Int32) -> CGFloat {
            var (minimum, natural): (Int32, Int32) = (0, 0)
            gtk_widget_measure(widget, orientation, other, &minimum, &natural, nil, nil)
            guard let proposal else { return CGFloat(natural) }
            let isLimited = gtk_widget_compute_expand(widget, orientation) == 0
            return max(CGFloat(minimum), isLimited ? min(proposal, CGFloat(natural)) : proposal)
        }
        func whole(_ width: CGFloat) -> Int32 { width < 1_000_000 ? Int32(width) : -1 }
        func baseline(_ size: CGSize) -> CGFloat {
            var (minimum, natural, low, high): (Int32, Int32, Int32, Int32) = (0, 0, -1, -1)
            gtk_widget_measure(
                widget, GTK_ORIENTATION_VERTICAL, whole(size.width), &minimum, &natural, &low, &high)
            return high < 0 ? .nan : CGFloat(size.height < CGFloat(natural) ? low : high)
        }
        return LeafMeasure(firstTextBaseline: baseline, lastTextBaseline: baseline) { proposal in
            let width = length(proposal.width, GTK_ORIENTATION_HORIZONTAL, -1)
            return CGSize(
                width: width, height: length(proposal.height, GTK_ORIENTATION_VERTICAL, whole(width)))
        }
    }

    /// Compares the allocations with the frames of a fresh tree.
    func expectFreshFrames(_ comment: String, _ location: SourceLocation = #_sourceLocation) {
        let fresh = freshFrames()
        for name in Self.names {
            let (shown, expected) = (frame(name), fresh[name])
            #expect(shown == expected, "\(comment): \(name)", sourceLocation: location)
        }
        #expect(gtkWarnings == [], "\(comment)", sourceLocation: location)
    }
}
