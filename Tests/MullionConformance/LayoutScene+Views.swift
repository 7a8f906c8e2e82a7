import Foundation
import MullionAutoLayout
import MullionGeometry

extension LayoutScene.View {
    init(json: JSONCursor, isRoot: Bool, _ names: inout SceneNames) throws(VectorError) {
        // Before its own name, so that no view is inside itself.
        parent = isRoot ? nil : try names.view(try json.required("parent"))
        kind = try json.viewKind()
        if case .scroll = kind {
            name = try names.add(try json.required("id"), .scroll)
        } else {
            name = try names.add(try json.required("id"), .view)
        }
        intrinsicSize = try json.optional("intrinsic")?.intrinsicSize() ?? (nil, nil)
        hugging = try json.optional("hugging")?.twoPriorities() ?? [.defaultLow, .defaultLow]
        compression = try json.optional("compression")?.twoPriorities() ?? [.defaultHigh, .defaultHigh]
        isHidden = try json.optional("hidden")?.bool() ?? false
        alignmentInsets = try json.optional("alignmentInsets")?.physicalInsets() ?? .zero
        baselines = try json.optional("baseline").map { baseline throws(VectorError) in
            let distances = try baseline.elements(count: 2)
            return (try distances[0].number(), try distances[1].number())
        }
        margins = try json.optional("margins")?.directionalInsets() ?? (isRoot ? EdgeInsets() : nil)
        insetsMarginsFromSafeArea = try json.optional("insetsMarginsFromSafeArea")?.bool() ?? true
        preservesSuperviewMargins = try json.optional("preservesSuperviewMargins")?.bool() ?? false
        mask = try json.optional("mask").map { mask throws(VectorError) in try LayoutScene.Mask(json: mask) }
        let preferred = try json.optional("preferredMaxLayoutWidth")?.extent() ?? 0
        text = try json.optional("text").map { text throws(VectorError) in
            LayoutScene.Text(
                words: try text.required("words").elements().map { word throws(VectorError) in try word.extent() },
                space: try text.required("space").extent(), lineHeight: try text.required("lineHeight").extent(),
                preferredMaxWidth: preferred)
        }
    }
}

extension LayoutScene.Mask {
    fileprivate init(json: JSONCursor) throws(VectorError) {
        frame = try json.required("frame").rect()
        superSize = try json.required("superSize").size()
        flexible = []
        for part in try json.required("flexible").elements() {
            switch try part.string() {
            case "left": flexible.insert(.flexibleLeftMargin)
            case "width": flexible.insert(.flexibleWidth)
            case "right": flexible.insert(.flexibleRightMargin)
            case "top": flexible.insert(.flexibleTopMargin)
            case "height": flexible.insert(.flexibleHeight)
            case "bottom": flexible.insert(.flexibleBottomMargin)
            case let unknown: throw .unknownName(path: part.path, name: unknown)
            }
        }
    }
}

extension LayoutScene.Stack {
    fileprivate init(json: JSONCursor) throws(VectorError) {
        switch try json.optional("axis")?.string() ?? "horizontal" {
        case "horizontal": axis = .horizontal
        case "vertical": axis = .vertical
        case let unknown: throw .unknownName(path: "\(json.path).axis", name: unknown)
        }
        distribution = try json.optional("distribution")?.named() ?? .fill
        alignment = try json.optional("alignment")?.stackAlignment() ?? .fill
        spacing = try json.optional("spacing")?.number() ?? 0
        customSpacing = []
        for (view, gap) in try json.optional("customSpacing")?.fields() ?? [] {
            customSpacing.append((view, try gap.number()))
        }
        isLayoutMarginsRelative = try json.optional("layoutMarginsRelative")?.bool() ?? false
        isBaselineRelative = try json.optional("baselineRelative")?.bool() ?? false
    }
}

extension JSONCursor {
    fileprivate func viewKind() throws(VectorError) -> LayoutScene.View.Kind {
        guard let kind = try optional("class") else { return .plain }
        switch try kind.string() {
        case "view": return .plain
        case "scroll": return .scroll
        case "stack": return .stack(try LayoutScene.Stack(json: try required("stack")))
        case let unknown: throw .unknownName(path: kind.path, name: unknown)
        }
    }

    /// Width and height, null for none.
    fileprivate func intrinsicSize() throws(VectorError) -> (width: CGFloat?, height: CGFloat?) {
        let sides = try elements(count: 2)
        return (sides[0].isNull ? nil : try sides[0].number(), sides[1].isNull ? nil : try sides[1].number())
    }

    fileprivate func twoPriorities() throws(VectorError) -> [LayoutPriority] {
        try elements(count: 2).map { priority throws(VectorError) in try priority.layoutPriority() }
    }

    /// One of the cases of an enumeration, by its name.
    fileprivate func named<Name: CaseIterable>() throws(VectorError) -> Name {
        let string = try string()
        guard let name = Name.allCases.first(where: { "\($0)" == string }) else {
            throw .unknownName(path: path, name: string)
        }
        return name
    }

    /// The name of an alignment, or of a side for rows.
    fileprivate func stackAlignment() throws(VectorError) -> StackView.Alignment {
        switch try string() {
        case "top": return .top
        case "bottom": return .bottom
        default: return try named()
        }
    }
}
