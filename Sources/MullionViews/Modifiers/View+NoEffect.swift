import MullionDrawing
import MullionGeometry

/// Modifiers without meaning for a drawing, so that SwiftUI code compiles. They return the view unchanged.
nonisolated extension View {
    /// Returns the view unchanged.
    public func accessibilityLabel(_ label: Text) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityHidden(_ isHidden: Bool) -> Self { self }
    /// Returns the view unchanged. To find a view, name it with ``named(_:)``.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
    /// Returns the view unchanged.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
    /// Returns the view unchanged.
    public func allowsHitTesting(_ isEnabled: Bool) -> Self { self }
    /// Returns the view unchanged.
    public func help<S: StringProtocol>(_ text: S) -> Self { self }
    /// Returns the view unchanged.
    public func drawingGroup(opaque: Bool = false) -> Self { self }
}
