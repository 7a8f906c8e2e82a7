#if Previews
import MullionControls
import MullionViews

/// Declares a preview: a type that conforms to `PreviewProvider`. Requires the trait Previews.
///
/// ```swift
/// #Preview { Badge(title: "New") }
/// ```
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping () -> any View) =
    #externalMacro(module: "MullionPreviewMacros", type: "PreviewMacro")

/// Declares a preview with traits, such as its layout, which are ignored. Requires the trait Previews.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping () -> any View
) = #externalMacro(module: "MullionPreviewMacros", type: "PreviewMacro")

/// Marks a dynamic property of a preview. Requires the trait Previews.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MullionPreviewMacros", type: "PreviewableMacro")

/// Makes a property of `EnvironmentValues` with a default value. Requires the trait Previews.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MullionPreviewMacros", type: "EntryMacro")

/// What a preview is shown with.
public struct PreviewTrait: Sendable {
    /// As large as the view.
    public static let sizeThatFitsLayout = PreviewTrait()
    /// As large as the device.
    public static let defaultLayout = PreviewTrait()
    /// Upright.
    public static let portrait = PreviewTrait()
    /// Turned to the left.
    public static let landscapeLeft = PreviewTrait()
    /// Turned to the right.
    public static let landscapeRight = PreviewTrait()
    /// Returns a fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
#endif
