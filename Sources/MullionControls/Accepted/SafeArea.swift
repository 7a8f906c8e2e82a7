import MullionGeometry
import MullionViews

/// Parts of a screen that are covered. Nothing covers a drawing.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The container safe area regions.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard safe area regions.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// The all safe area regions.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

nonisolated extension View {
    /// Returns the view unchanged: nothing covers a drawing.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self { self }
    /// Returns the view unchanged: nothing covers a drawing.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
    /// Adds padding that a safe area would take.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    /// Adds padding that a safe area would take.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    /// Adds padding that a safe area would take.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
    /// Returns the view unchanged: drawings have no status bar.
    public func statusBar(hidden: Bool) -> Self { self }
    /// Returns the view unchanged: drawings have no status bar.
    public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
    /// Returns the view unchanged: drawings have no system overlays.
    public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
}
