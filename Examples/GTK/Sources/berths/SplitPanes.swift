import CGTK
import GTKLayout
import MullionLayout

/// Two panes with a divider that the user drags.
final class SplitPanes {
    let divider = makeSeparator(GTK_ORIENTATION_VERTICAL)
    /// The gesture of the drag, which belongs to the box: in the coordinates of the divider, which moves with the
    /// pointer, distances would be wrong.
    let drag = gtk_gesture_drag_new()!
    private(set) var layout = SplitLayout()
    private let first: Item
    private let second: Item
    private weak var box: LayoutBox?
    /// The width of the first pane when the drag began.
    private var start: CGFloat = 0

    init(_ first: Item, _ second: Item) {
        (self.first, self.second) = (first, second)
        gtk_widget_set_size_request(divider, 9, -1)
        gtk_widget_set_cursor_from_name(divider, "col-resize")
    }

    var item: Item {
        Item(.layout(layout), name: "split", [first, Item(divider, name: "divider"), second])
    }

    /// Begins to watch for drags, once there is a box.
    func attach(to box: LayoutBox) {
        self.box = box
        let gesture = UnsafeMutableRawPointer(drag)
        connect(gesture, "drag-begin") { [unowned self] x, y in
            // Elsewhere a drag belongs to others.
            if !beginDrag(at: CGPoint(x: x, y: y)) { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED) }
        }
        connect(gesture, "drag-update") { [unowned self] x, _ in drag(by: CGFloat(x)) }
        // The box keeps the gesture, and the program keeps the box and this object.
        gtk_widget_add_controller(box.widget, drag)
    }

    /// Begins a drag at a point in the box; returns false if the divider is not there.
    func beginDrag(at point: CGPoint) -> Bool {
        guard let box, let node = box.node(named: "divider"), let split = box.node(named: "split") else { return false }
        let divider = box.tree.pixelFrame(of: node, scale: 1), frame = box.tree.pixelFrame(of: split, scale: 1)
        guard divider.contains(point) else { return false }
        // The first pane is on the right where text runs from right to left.
        start = isRightToLeft ? frame.maxX - divider.maxX : divider.minX - frame.minX
        return true
    }

    /// Moves the divider by a distance from where the drag began.
    func drag(by distance: CGFloat) {
        layout.position = start + (isRightToLeft ? -distance : distance)
        box?.setLayout(layout, ofItemNamed: "split")
    }

    private var isRightToLeft: Bool { gtk_widget_get_direction(divider) == GTK_TEXT_DIR_RTL }
}
