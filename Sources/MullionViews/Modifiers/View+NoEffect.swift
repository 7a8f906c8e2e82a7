import MullionDrawing
import MullionGeometry

/// Modifiers without meaning for a picture. They are there so that SwiftUI code compiles, and give the view unchanged:
/// none of them says anything about where things stand or how they look while nobody touches them.
extension View {
    /// The view, unchanged: there is no assistive technology.
    public func accessibilityLabel(_ label: Text) -> Self { self }
    /// The view, unchanged: there is no assistive technology.
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self { self }
    /// The view, unchanged: there is no assistive technology.
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> Self { self }
    /// The view, unchanged: there is no assistive technology.
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> Self { self }
    /// The view, unchanged: there is no assistive technology.
    public func accessibilityHidden(_ isHidden: Bool) -> Self { self }
    /// The view, unchanged: there is no test that taps it. To find a view, name it with ``named(_:)``.
    public func accessibilityIdentifier(_ identifier: String) -> Self { self }
    /// The view, unchanged: nobody touches it.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
    /// The view, unchanged: nobody touches it.
    public func allowsHitTesting(_ isEnabled: Bool) -> Self { self }
    /// The view, unchanged: there is no pointer.
    public func help<S: StringProtocol>(_ text: S) -> Self { self }
    /// The view, unchanged: a picture is made in one go anyway.
    public func drawingGroup(opaque: Bool = false) -> Self { self }
}
