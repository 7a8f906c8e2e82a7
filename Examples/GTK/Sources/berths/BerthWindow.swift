import CGTK
import GTKLayout
import MullionLayout

/// The window: a toolbar, a list and a form in a split, and a status bar. All of it is one tree.
final class BerthWindow {
    let window: GTKWidget
    let box: LayoutBox
    let toolbar: Toolbar
    let form = Form()
    let split: SplitPanes
    let status = makeLabel("Four berths, three ships")
    private let lines = [makeSeparator(GTK_ORIENTATION_HORIZONTAL), makeSeparator(GTK_ORIENTATION_HORIZONTAL)]
    private let ships = makeScroller(
        makeList(["Aurora", "Kittiwake", "Seagull", "Boreas", "Meridian", "Vesper", "Halcyon"]), minWidth: 120,
        minHeight: 80)

    init(width: Int32 = 760, height: Int32 = 520) {
        toolbar = Toolbar([
            ("new", "New arrival"), ("assign", "Assign berth"), ("call", "Call pilot"), ("bridge", "Open bridge"),
            ("invoice", "Invoice"), ("log", "Log"),
        ])
        split = SplitPanes(Item(ships, name: "ships"), form.item)
        box = LayoutBox(Self.content(toolbar, lines, split, status))
        window = gtk_window_new()!
        let shell = UnsafeMutablePointer<GtkWindow>(OpaquePointer(window))
        gtk_window_set_title(shell, "Berths")
        gtk_window_set_default_size(shell, width, height)
        gtk_window_set_child(shell, box.widget)
        split.attach(to: box)
        toolbar.isShown = { [weak box] in box?.isShown($0) ?? false }
        addActions()
    }

    /// What the tree is made of.
    private static func content(_ toolbar: Toolbar, _ lines: [GTKWidget], _ split: SplitPanes, _ status: GTKWidget)
        -> Item
    {
        Item(
            .vStack(alignment: .leading, spacing: 0), name: "window",
            [
                toolbar.item, Item(lines[0], name: "upper line"), split.item, Item(lines[1], name: "lower line"),
                .padding(6, .wide(Item(status, name: "status"))),
            ])
    }

    /// The same items again, with the layouts that they have now.
    func makeContent() -> Item { Self.content(toolbar, lines, split, status) }

    /// Buttons and the menu share the actions.
    private func addActions() {
        let group = g_simple_action_group_new()
        let answers =
            toolbar.commands.map { ($0.name, "\($0.title) …") } + [("cancel", "Cancelled"), ("save", "Saved")]
        for (name, answer) in answers {
            let action = g_simple_action_new(name, nil)!
            let label = status
            connectAction(UnsafeMutableRawPointer(action)) { gtk_label_set_text(OpaquePointer(label), answer) }
            g_action_map_add_action(group.map { OpaquePointer($0) }, action)
            g_object_unref(UnsafeMutableRawPointer(action))
        }
        gtk_widget_insert_action_group(window, "berths", group.map { OpaquePointer($0) })
        g_object_unref(group.map { UnsafeMutableRawPointer($0) })
    }
}
