import MullionAutoLayout
import MullionGeometry
import MullionText

/// How somebody wants to see a document, as far as that is not how it was saved.
///
/// ```swift
/// var setting = StoryboardSetting()
/// setting.device = .named("retina4_7")
/// setting.direction = .rightToLeft
/// for screen in document.screens(in: setting) { print(screen.name, screen.layout.frames.count) }
/// ```
public struct StoryboardSetting: Sendable {
    /// The device; nil: the document's own.
    public var device: StoryboardDevice?
    /// Whether the device lies on its side; nil: as the document says.
    public var isLandscape: Bool?
    /// The size of the screen in points, instead of the device's: views of controllers fill it. Views whose size has
    /// nothing to do with a screen get this size as it is.
    public var size: CGSize?
    /// The size classes, instead of the device's. An axis that is nil is the device's.
    public var traits: StoryboardTraits
    /// The side that text begins at.
    public var direction: LayoutDirection
    /// The size of text that the reader has chosen.
    public var textSize: ContentSizeCategory
    /// Texts by "ID.property", such as "x7Q-2a-9fT.text", which stand for the document's: those of a language.
    public var strings: [String: String]
    /// What texts are measured with that are not those that were saved.
    public var measurer: any TextMeasurer

    /// The document as it was saved.
    public init(
        device: StoryboardDevice? = nil, isLandscape: Bool? = nil, size: CGSize? = nil,
        traits: StoryboardTraits = StoryboardTraits(),
        direction: LayoutDirection = .leftToRight, textSize: ContentSizeCategory = .large,
        strings: [String: String] = [:],
        measurer: any TextMeasurer = MetricsTextMeasurer()
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

/// A step of Dynamic Type: how large a reader wants text of the system's styles.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium
    /// The default.
    case large
    case extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
}
