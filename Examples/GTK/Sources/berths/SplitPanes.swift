import CGTK
import GTKLayout
import MullionLayout

/// Two panes with a divider that the user drags.
final class SplitPanes {
    let divider = makeSeparator(GTK_ORIENTATION_VERTICAL)
    private let first: Item
    private let second: Item
    /// Set when the box is made, which has the layout.
    weak var box: LayoutBox?
    private(set) var layout = SplitLayout()
    /// The width of the first pane when the drag began.
    private var start: CGFloat = 0

    init(_ first: Item, _ second: Item) {
        (self.first, self.second) = (first, second)
        gtk_widget_set_size_request(divider, 9, -1)
        gtk_widget_set_cursor_from_name(divider, "col-resize")
        let drag = gtk_gesture_drag_new()!
        connect(UnsafeMutableRawPointer(drag), "drag-begin") { [weak self] _, _ in self?.beginDrag() }
        connect(UnsafeMutableRawPointer(drag), "drag-update") { [weak self] x, _ in self?.drag(by: CGFloat(x)) }
        gtk_widget_add_controller(divider, drag)
    }

    var item: Item {
        Item(.layout(layout), name: "split", [first, Item(divider, name: "divider"), second])
    }

    func beginDrag() {
        guard let box, let node = box.node(named: "divider"), let split = box.node(named: "split") else { return }
        let (divider, frame) = (box.tree.absoluteFrame(of: node), box.tree.absoluteFrame(of: split))
        // The first pane is on the right where text runs from right to left.
        start = isRightToLeft ? frame.maxX - divider.maxX : divider.minX - frame.minX
    }

    func drag(by distance: CGFloat) {
        layout.position = start + (isRightToLeft ? -distance : distance)
        box?.setLayout(layout, ofItemNamed: "split")
    }

    private var isRightToLeft: Bool { gtk_widget_get_direction(divider) == GTK_TEXT_DIR_RTL }
}
