import MullionGeometry
import MullionViews

/// The views that an editor previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device from its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable {
    private let name: String
    /// The portrait interface orientation.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// The portrait upside down interface orientation.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// The landscape left interface orientation.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// The landscape right interface orientation.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

nonisolated extension View {
    /// Returns the view unchanged: whoever lays out the preview decides about its size.
    public func previewDevice(_ value: PreviewDevice?) -> Self { self }
    /// Returns the view unchanged: previews are not listed.
    public func previewDisplayName(_ value: String?) -> Self { self }
    /// Puts a view with a fixed layout into a frame of that size.
    @ViewBuilder public func previewLayout(_ value: PreviewLayout) -> some View {
        if case .fixed(let width, let height) = value { frame(width: width, height: height) } else { self }
    }
    /// Returns the view unchanged: whoever lays out the preview decides about its size.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
}
