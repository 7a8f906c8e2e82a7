import MullionGeometry

/// How any view looks, beside what it shows.
public struct StoryboardAppearance: Sendable {
    /// The colour behind its content; nil: nothing.
    public var background: StoryboardColor?
    /// The colour of what can be touched, for it and the views in it; nil: that of its superview.
    public var tint: StoryboardColor?
    /// From 0, invisible, to 1.
    public var alpha: CGFloat = 1
    /// Whether neither it nor what is in it is seen.
    public var isHidden = false
    /// Whether what is outside of its bounds is cut off.
    public var clips = false
    /// The radius of its corners in points, as an attribute that is set when the program runs says it.
    public var cornerRadius: CGFloat = 0
    /// The width of its border in points.
    public var borderWidth: CGFloat = 0
    /// The colour of its border; nil: black.
    public var borderColor: StoryboardColor?
}

extension StoryboardView {
    /// How it looks in surroundings.
    public func look(for traits: StoryboardTraits) -> StoryboardAppearance {
        let attributes = attributes(for: traits)
        let clips = attributes.isYes("clipsSubviews") || isRuntimeYes(["clipsToBounds", "layer.masksToBounds"])
        return StoryboardAppearance(
            background: color("backgroundColor"), tint: color("tintColor"),
            alpha: min(max(attributes.measure("alpha") ?? 1, 0), 1), isHidden: attributes.isYes("hidden"),
            clips: clips,
            cornerRadius: max(runtimeNumber(["layer.cornerRadius", "cornerRadius", "cornerRadii"]) ?? 0, 0),
            borderWidth: min(max(runtimeNumber(["layer.borderWidth", "borderWidth"]) ?? 0, 0), 1000),
            borderColor: runtimeColor(["layer.borderColor", "layer.borderUIColor", "borderColor"]))
    }

    /// A colour by its part in the view.
    package func color(_ key: String) -> StoryboardColor? { details.color(key) }

    // MARK: - What is set when the program runs

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
    /// The colour with a key; nil where there is none, or it says nothing.
    package func color(_ key: String) -> StoryboardColor? {
        first { $0.attributes["key"] == key }.flatMap { StoryboardColor($0) }
    }
}

extension StoryboardAttributes {
    /// The finite number that an attribute of any name says; nil where it is none.
    package func measure(_ name: String) -> CGFloat? {
        self[name].flatMap { Double($0) }.flatMap { $0.magnitude <= Self.limit ? CGFloat($0) : nil }
    }
}
