import MullionAutoLayout
import MullionGeometry

/// The content of a button in its normal state.
public struct StoryboardButton: Sendable {
    /// The style of a button configuration.
    public enum Style: String, Sendable {
        case plain, gray, tinted, filled
    }

    /// The title; nil for a button with only an image.
    public var title: String?
    /// The subtitle of a configuration.
    public var subtitle: String?
    /// The title color; nil for the tint color, or white for a custom button.
    public var titleColor: StoryboardColor?
    /// The image next to the title.
    public var image: StoryboardImageName?
    /// The background image, which fills the button.
    public var backgroundImage: StoryboardImageName?
    /// The button type, such as "system" or "contactAdd"; nil for a custom button.
    public var type: String?
    /// The style of the configuration; nil without a configuration.
    public var style: Style?
    /// The background color of the configuration.
    public var fill: StoryboardColor?
    /// The corner style of the configuration, as written.
    public var cornerStyle: String?
    /// Whether the item is enabled. Disabled items are gray.
    public var isEnabled = true
}

/// The name of an image.
public struct StoryboardImageName: Hashable, Sendable {
    /// The name of the asset, file, or symbol.
    public var name: String
    /// Whether the name is that of a system symbol.
    public var isSymbol: Bool

    /// Creates the image that an attribute names; nil if it is missing.
    package init?(_ element: [String: String], _ attribute: String = "image") {
        guard let name = element[attribute], !name.isEmpty else { return nil }
        self.name = name
        isSymbol = element["catalog"] == "system"
    }
}

extension StoryboardView {
    /// The content of the view as a button.
    public var button: StoryboardButton {
        var button = StoryboardButton()
        button.type = attributes["buttonType"]
        button.isEnabled = attributes["enabled"] != "NO"
        if let state = details.first(where: { $0.name == "state" && $0.attributes["key"] == "normal" }) {
            button.title = state.text(of: "title")
            if button.title == nil, let attributed = state.child(key: "attributedTitle") {
                button.title = attributed.list(named: "fragment")
                    .map { $0.attributes["content"] ?? $0.child(key: "content")?.text ?? "" }.joined()
            }
            button.titleColor = state.children.color("titleColor")
            button.image = StoryboardImageName(state.attributes) ?? state.child(key: "image").flatMap { Self.image($0) }
            button.backgroundImage = StoryboardImageName(state.attributes, "backgroundImage")
        }
        guard let configuration = details.first(where: { $0.name == "buttonConfiguration" }) else { return button }
        button.style = StoryboardButton.Style(rawValue: configuration.attributes["style"] ?? "") ?? .plain
        button.title = configuration.text(of: "title") ?? button.title
        if let attributed = configuration.child(key: "attributedTitle") {
            button.title = attributed.list(named: "fragment").map { $0.attributes["content"] ?? "" }.joined()
        }
        button.subtitle = configuration.text(of: "subtitle")
        button.image =
            StoryboardImageName(configuration.attributes) ?? configuration.child(key: "image").flatMap {
                Self.image($0)
            }
            ?? button.image
        button.titleColor = configuration.children.color("baseForegroundColor") ?? button.titleColor
        button.fill =
            configuration.children.color("baseBackgroundColor")
            ?? configuration.child(key: "background")?.children.color("backgroundColor")
        button.cornerStyle = configuration.attributes["cornerStyle"]
        return button
    }

    /// The title font of a button configuration.
    package var titleFontFace: StoryboardFontFace? {
        details.first { $0.name == "buttonConfiguration" }?.children
            .first { $0.attributes["key"] == "titleFontDescription" || $0.name == "fontDescription" }
            .map { StoryboardFontFace($0) }
    }

    /// Returns the insets with a key, stored as minX, minY, maxX, and maxY.
    package func insets(_ key: String) -> PhysicalEdgeInsets {
        guard let element = details.first(where: { $0.attributes["key"] == key }) else { return .zero }
        func side(_ name: String) -> CGFloat {
            element.attributes[name].flatMap { Double($0) }.map { CGFloat(min(max($0, -10_000), 10_000)) } ?? 0
        }
        return PhysicalEdgeInsets(top: side("minY"), left: side("minX"), bottom: side("maxY"), right: side("maxX"))
    }

    private static func image(_ reference: DocumentElement) -> StoryboardImageName? {
        StoryboardImageName(reference.attributes)
    }
}
