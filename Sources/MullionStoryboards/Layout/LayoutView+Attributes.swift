import MullionAutoLayout
import MullionGeometry

extension LayoutView {
    /// Sets hugging and compression resistance from the document.
    func setContentPriorities(by attributes: StoryboardAttributes) {
        for (axis, name) in [(Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
            if let number = attributes.number(name + "HuggingPriority") {
                setContentHuggingPriority(Self.priority(number), for: axis)
            }
            if let number = attributes.number(name + "CompressionResistancePriority") {
                setContentCompressionResistancePriority(Self.priority(number), for: axis)
            }
        }
    }

    private static func priority(_ number: CGFloat) -> LayoutPriority {
        LayoutPriority(Float(min(max(number, 0.001), 1000)))
    }

    func guide(_ kind: StoryboardGuide.Kind) -> LayoutGuide {
        switch kind {
        case .contentLayoutGuide: (self as? LayoutScrollView)?.contentLayoutGuide ?? safeAreaLayoutGuide
        case .frameLayoutGuide: (self as? LayoutScrollView)?.frameLayoutGuide ?? safeAreaLayoutGuide
        case .layoutMargins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        case .safeArea, .keyboard, .top, .bottom: safeAreaLayoutGuide
        }
    }
}

extension StackView {
    /// Sets axis, distribution, alignment, and spacing from the document. Unknown names keep the defaults.
    func arrange(by attributes: StoryboardAttributes, hasMargins: Bool) {
        if attributes["axis"] == "vertical" { axis = .vertical }
        distribution = Distribution.allCases.first { "\($0)" == attributes["distribution"] } ?? .fill
        switch attributes["alignment"] {
        case "top": alignment = .top
        case "bottom": alignment = .bottom
        case let name: alignment = Alignment.allCases.first { "\($0)" == name } ?? .fill
        }
        spacing = attributes["spacingType"] == "standard" ? 8 : attributes.number("spacing") ?? 0
        isBaselineRelativeArrangement = attributes.isYes("baselineRelativeArrangement")
        isLayoutMarginsRelativeArrangement = hasMargins
        sharesNeedContents = true
    }
}
