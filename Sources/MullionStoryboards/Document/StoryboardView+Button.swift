import MullionAutoLayout
import MullionGeometry

/// What a button shows when nobody touches it.
public struct StoryboardButton: Sendable {
    /// How a button with a configuration looks.
    public enum Style: String, Sendable {
        case plain, gray, tinted, filled
    }

    /// The title; nil for a button that only has a picture.
    public var title: String?
    /// The second line of a configuration.
    public var subtitle: String?
    /// The colour of the title; nil: the tint, or white for a button without a type.
    public var titleColor: StoryboardColor?
    /// The picture beside the title.
    public var image: StoryboardImageName?
    /// The picture behind the title, which fills the button.
    public var backgroundImage: StoryboardImageName?
    /// Its kind as it is written, such as "system" or "contactAdd"; nil: one without a look of its own.
    public var type: String?
    /// The style of its configuration; nil for a button without one.
    public var style: Style?
    /// The colour behind the title that the configuration sets.
    public var fill: StoryboardColor?
    /// How round the corners of the configuration are, as it is written.
    public var cornerStyle: String?
    /// Whether it can be touched; others are grey.
    public var isEnabled = true
}

/// A picture by its name.
public struct StoryboardImageName: Hashable, Sendable {
    /// The name in the catalogue, of the file or of the symbol.
    public var name: String
    /// Whether it is one of the symbols of the system.
    public var isSymbol: Bool

    /// The picture that an element names in an attribute; nil where it names none.
    package init?(_ element: [String: String], _ attribute: String = "image") {
        guard let name = element[attribute], !name.isEmpty else { return nil }
        self.name = name
        isSymbol = element["catalog"] == "system"
    }
}

extension StoryboardView {
    /// What it shows, as a button.
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

    /// The font that the configuration of a button says for its title.
    package var titleFontFace: StoryboardFontFace? {
        details.first { $0.name == "buttonConfiguration" }?.children
            .first { $0.attributes["key"] == "titleFontDescription" || $0.name == "fontDescription" }
            .map { StoryboardFontFace($0) }
    }

    /// The insets with a key, as minX, minY, maxX and maxY.
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
