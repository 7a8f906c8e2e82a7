import MullionAutoLayout
import MullionGeometry
import MullionText

/// The environment of a document, where it differs from the saved one.
///
/// ```swift
/// var setting = StoryboardSetting()
/// setting.device = .named("retina4_7")
/// setting.direction = .rightToLeft
/// for screen in document.screens(in: setting) { print(screen.name, screen.layout.frames.count) }
/// ```
public struct StoryboardSetting: Sendable {
    /// The device; nil for the document's.
    public var device: StoryboardDevice?
    /// Whether the device is in landscape; nil for the document's orientation.
    public var isLandscape: Bool?
    /// The size of the screen in points; nil for the device's. Controllers' views fill it. Views whose size is
    /// independent of the screen receive exactly this size.
    public var size: CGSize?
    /// The size classes. A nil axis is that of the device.
    public var traits: StoryboardTraits
    /// The layout direction.
    public var direction: LayoutDirection
    /// The content size category.
    public var textSize: StoryboardTextSize
    /// The texts of a language by "ID.property", such as "x7Q-2a-9fT.text", which replace the document's.
    public var strings: [String: String]
    /// The measurer for texts that differ from the saved ones.
    public var measurer: any TextMeasurer

    /// Creates the environment in which the document was saved.
    public init(
        device: StoryboardDevice? = nil, isLandscape: Bool? = nil, size: CGSize? = nil,
        traits: StoryboardTraits = StoryboardTraits(),
        direction: LayoutDirection = .leftToRight, textSize: StoryboardTextSize = .large,
        strings: [String: String] = [:], measurer: any TextMeasurer = MetricsTextMeasurer()
    ) {
        self.device = device
        self.isLandscape = isLandscape
        self.size = size
        self.traits = traits
        self.direction = direction
        self.textSize = textSize
        self.strings = strings
        self.measurer = measurer
    }
}

/// A content size category of Dynamic Type.
public enum StoryboardTextSize: String, CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium
    /// The default.
    case large
    case extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
}
