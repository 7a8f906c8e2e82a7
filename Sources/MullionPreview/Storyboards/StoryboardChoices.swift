import MullionGeometry
import MullionStoryboards
import MullionText

/// The scene of a storyboard that a page shows, and how its environment differs from the saved one.
public struct StoryboardChoices: Sendable {
    /// The ID or name of the scene; nil for a sheet of all scenes.
    public var scene: String?
    /// The device; nil for the document's.
    public var device: StoryboardDevice?
    /// Whether the device is in landscape; nil for the document's orientation.
    public var isLandscape: Bool?
    /// The layout direction.
    public var direction: LayoutDirection
    /// The content size category.
    public var textSize: StoryboardTextSize
    /// The language of the texts, such as "de"; nil for the document's own.
    public var language: String?

    /// Creates choices: by default all scenes in the saved environment.
    public init(
        scene: String? = nil, device: StoryboardDevice? = nil, isLandscape: Bool? = nil,
        direction: LayoutDirection = .leftToRight, textSize: StoryboardTextSize = .large, language: String? = nil
    ) {
        self.scene = scene
        self.device = device
        self.isLandscape = isLandscape
        self.direction = direction
        self.textSize = textSize
        self.language = language
    }

    /// Chooses the value of a control of ``StoryboardPreview``.
    ///
    /// - Parameters:
    ///   - name: The name of the control.
    ///   - value: The value: an empty text for that of the document.
    mutating func set(_ name: String, _ value: PreviewRequest.Setting) throws(PreviewProblem) {
        let text = if case .text(let text) = value, !text.isEmpty { text } else { String?.none }
        func known<Value>(_ value: Value?) throws(PreviewProblem) -> Value {
            guard let value else {
                throw PreviewProblem(sentence: "there is no \(name) \"\((text ?? "").prefix(80))\"")
            }
            return value
        }
        switch name {
        case "scene": scene = text
        case "device": device = try text.map { id throws(PreviewProblem) in try known(StoryboardDevice.named(id)) }
        case "orientation":
            isLandscape = try text.map { name throws(PreviewProblem) in
                try known(["portrait": false, "landscape": true][name])
            }
        case "rightToLeft":
            guard case .flag(let isOn) = value else {
                throw PreviewProblem(sentence: "rightToLeft is true or false")
            }
            direction = isOn ? .rightToLeft : .leftToRight
        case "textSize":
            textSize = try known(text.map { StoryboardTextSize(rawValue: $0) } ?? .large)
        case "language": language = text
        default: throw PreviewProblem(sentence: "there is no control \"\(name.prefix(80))\"")
        }
    }
}
