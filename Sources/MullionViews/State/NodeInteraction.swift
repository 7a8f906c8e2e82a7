import MullionGeometry
import MullionLayout

/// What a node does when it is tapped, and with text that is typed.
package struct NodeInteraction {
    /// Called with the point in the node's coordinates, and the node's size.
    package var tap: ((CGPoint, CGSize) -> Void)?
    /// The text that keys edit; nil for a node without text.
    package var text: Binding<String>?
    /// Called when the return key is pressed in the text.
    package var submit: (() -> Void)?
    /// The environment in which the functions are called.
    package var environment: EnvironmentValues

    /// Creates an interaction in an environment.
    package init(environment: EnvironmentValues) { self.environment = environment }
}

/// A view whose nodes react.
nonisolated package struct InteractiveView<Content: View>: View, PrimitiveView {
    let content: Content
    let change: (inout NodeInteraction) -> Void

    package init(content: Content, change: @escaping (inout NodeInteraction) -> Void) {
        self.content = content
        self.change = change
    }

    package func lower(into lowering: inout Lowering) {
        let nodes = lowering.nodes(of: content)
        let environment = lowering.environment
        if environment.isEnabled {
            for node in nodes {
                lowering.changeAppearance(of: node) { appearance in
                    var interaction = appearance.interaction ?? NodeInteraction(environment: environment)
                    change(&interaction)
                    appearance.interaction = interaction
                }
            }
        }
        lowering.add(nodes)
    }
}

nonisolated extension View {
    /// Calls a function with the point, and the view's size, when the view is tapped.
    package func interactive(_ change: @escaping (inout NodeInteraction) -> Void) -> some View {
        InteractiveView(content: self, change: change)
    }

    /// Disables the controls of the view, or not. Disabled controls are drawn fainter and ignore taps.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentView(content: self) { if disabled { $0.isEnabled = false } }
    }

    /// Calls a function when the view is tapped: ``ViewHost/send(_:)``. The number of taps is ignored.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        interactive { $0.tap = { _, _ in action() } }
    }

    /// Calls a function with the point of a tap in the view's coordinates. The coordinate space is ignored.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        interactive { $0.tap = { point, _ in action(point) } }
    }
}

/// An event that a front end sends to a ``ViewHost``.
public enum ViewEvent: Hashable, Sendable {
    /// A tap or click at a point of the drawing.
    case tap(at: CGPoint)
    /// Text typed into the field tapped last.
    case text(String)
    /// A key pressed in the field tapped last.
    case key(Key)

    /// A key that is not text.
    public enum Key: Hashable, Sendable {
        /// Deletes the last character.
        case delete
        /// Submits the text.
        case returnKey
        /// Leaves the field.
        case escape
    }
}

extension ViewHost {
    /// Performs an event: a tap calls the action of the frontmost view at the point that has one, text goes to the
    /// field tapped last. State that changes is laid out and drawn by the next ``layout(in:)``.
    ///
    /// - Returns: Whether a view reacted.
    /// - Complexity: O(nodes) for a tap.
    @discardableResult
    public func send(_ event: ViewEvent) -> Bool {
        switch event {
        case .tap(let point): return tap(at: point)
        case .text(let typed):
            return edit { $0.text?.wrappedValue += typed }
        case .key(.delete):
            return edit { if $0.text?.wrappedValue.isEmpty == false { $0.text?.wrappedValue.removeLast() } }
        case .key(.returnKey):
            return edit { $0.submit?() }
        case .key(.escape):
            defer { focusedNode = nil }
            return focusedNode != nil
        }
    }

    private func edit(_ change: (NodeInteraction) -> Void) -> Bool {
        guard let node = focusedNode, tree.contains(node), let interaction = interaction(of: node),
            interaction.text != nil
        else { return false }
        interaction.environment.reading { change(interaction) }
        return true
    }

    private func tap(at point: CGPoint) -> Bool {
        focusedNode = nil
        let entries = tree.snapshot().entries
        // Later entries are in front, and inner ones come after outer ones.
        for entry in entries.reversed() where entry.absoluteFrame.contains(point) {
            guard let interaction = interaction(of: entry.node), !isHidden(entry.node) else { continue }
            if interaction.text != nil { focusedNode = entry.node }
            guard let tap = interaction.tap else {
                if interaction.text != nil { return true }
                continue
            }
            let frame = entry.absoluteFrame
            interaction.environment.reading {
                tap(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), frame.size)
            }
            return true
        }
        return false
    }
}
