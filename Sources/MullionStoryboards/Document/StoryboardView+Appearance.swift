import MullionGeometry

/// The appearance of a view, in addition to its content.
public struct StoryboardAppearance: Sendable {
    /// The background color; nil for none.
    public var background: StoryboardColor?
    /// The tint color of the view and its subviews; nil for that of its superview.
    public var tint: StoryboardColor?
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether the view is hidden.
    public var isHidden = false
    /// Whether the view clips its subviews to its bounds.
    public var clips = false
    /// The corner radius in points, from a user-defined runtime attribute.
    public var cornerRadius: CGFloat = 0
    /// The border width in points.
    public var borderWidth: CGFloat = 0
    /// The border color; nil for black.
    public var borderColor: StoryboardColor?
}

extension StoryboardView {
    /// Returns the appearance in surroundings.
    public func look(for traits: StoryboardTraits) -> StoryboardAppearance {
        let attributes = attributes(for: traits)
        let clips = attributes.isYes("clipsSubviews") || isRuntimeYes(["clipsToBounds", "layer.masksToBounds"])
        return StoryboardAppearance(
            background: color("backgroundColor"), tint: color("tintColor"),
            alpha: min(max(attributes.measure("alpha") ?? 1, 0), 1), isHidden: attributes.isYes("hidden"), clips: clips,
            cornerRadius: max(runtimeNumber(["layer.cornerRadius", "cornerRadius", "cornerRadii"]) ?? 0, 0),
            borderWidth: min(max(runtimeNumber(["layer.borderWidth", "borderWidth"]) ?? 0, 0), 1000),
            borderColor: runtimeColor(["layer.borderColor", "layer.borderUIColor", "borderColor"]))
    }

    /// Returns the color with a key.
    package func color(_ key: String) -> StoryboardColor? { details.color(key) }

    // MARK: - User-defined runtime attributes

    private var runtimeAttributes: [DocumentElement] {
        details.first { $0.name == "userDefinedRuntimeAttributes" }?.children ?? []
    }

    private func runtimeAttribute(_ paths: [String]) -> DocumentElement? {
        runtimeAttributes.last { paths.contains($0.attributes["keyPath"] ?? "") }
    }

    private func runtimeNumber(_ paths: [String]) -> CGFloat? {
        guard let attribute = runtimeAttribute(paths) else { return nil }
        let text = attribute.attributes["value"] ?? attribute.child(key: "value")?.attributes["value"]
        return text.flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    private func runtimeColor(_ paths: [String]) -> StoryboardColor? {
        runtimeAttribute(paths)?.child(key: "value").flatMap { StoryboardColor($0) }
    }

    private func isRuntimeYes(_ paths: [String]) -> Bool { runtimeAttribute(paths)?.attributes["value"] == "YES" }
}

extension [DocumentElement] {
    /// Returns the color with a key; nil if it is missing or malformed.
    package func color(_ key: String) -> StoryboardColor? {
        first { $0.attributes["key"] == key }.flatMap { StoryboardColor($0) }
    }
}

extension StoryboardAttributes {
    /// Returns a finite numeric attribute of any name; nil if it is missing or not a number.
    package func measure(_ name: String) -> CGFloat? {
        self[name].flatMap { Double($0) }.flatMap { $0.magnitude <= Self.limit ? CGFloat($0) : nil }
    }
}
