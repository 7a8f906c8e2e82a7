import Foundation
import MullionAutoLayout
import MullionGeometry

extension VectorFile {
    private static let sceneKinds: Set<String> = [
        "contest", "stack", "baseline", "rtl", "edges", "guides", "safeArea", "margins", "mask", "scroll", "fitting",
        "text", "conflict", "cycle",
    ]

    /// Reads a case of views and constraints; nil if it is of another kind.
    static func autoLayoutQuestion(
        _ json: JSONCursor, kind: String
    ) throws(VectorError) -> VectorCase.AutoLayoutQuestion? {
        switch kind {
        case _ where sceneKinds.contains(kind): return .scene(try VectorCase.SceneQuestion(json: json))
        case "vfl": return .visualFormat(try VectorCase.VisualFormatQuestion(json: json))
        case "overflow": return .overflow(try VectorCase.OverflowQuestion(json: json))
        default: return nil
        }
    }
}

extension VectorCase.SceneQuestion {
    fileprivate init(json: JSONCursor) throws(VectorError) {
        scene = try LayoutScene(json: json)
        frames = [:]
        contentSizes = [:]
        textWidths = [:]
        broken = []
        let names = scene.names
        fitting = try json.optional("fitting").map { fitting throws(VectorError) in
            let priorities = try fitting.required("priorities").elements(count: 2)
            return Fitting(
                view: try fitting.required("view").view(in: names), target: try fitting.required("target").size(),
                horizontalPriority: try priorities[0].layoutPriority(),
                verticalPriority: try priorities[1].layoutPriority())
        }
        change = try json.optional("trigger").map { trigger throws(VectorError) in
            try SceneChange(json: trigger, scene)
        }
        let expected = try json.required("expected")
        for (key, value) in try expected.fields() { try read(key, value, expected, names) }
        if change != nil, calls == nil { throw .missing(path: "\(expected.path).calls") }
        if fitting != nil, size == nil { throw .missing(path: "\(expected.path).size") }
    }

    /// Reads one of the things that are expected.
    private mutating func read(
        _ key: String, _ json: JSONCursor, _ expected: JSONCursor, _ names: SceneNames
    ) throws(VectorError) {
        switch key {
        case "frames":
            for (name, frame) in try json.fields() {
                guard names.kinds[name] != nil else { throw .unknownName(path: frame.path, name: name) }
                frames[name] = try frame.rect()
            }
        case "contentSize":
            for (name, size) in try json.fields() {
                guard names.kinds[name] == .scroll else { throw .unknownName(path: size.path, name: name) }
                contentSizes[name] = try size.size()
            }
        case "textWidths":
            for (name, width) in try json.fields() {
                guard names.isView(name) else { throw .unknownName(path: width.path, name: name) }
                textWidths[name] = try width.number()
            }
        case "size": size = try json.size()
        case "broken": broken = try json.constraintNames(in: scene)
        case "conflicts":
            var sets: Set<Set<String>> = []
            for set in try json.elements() { sets.insert(Set(try set.constraintNames(in: scene))) }
            conflicts = (sets, try expected.optional("conflictsComplete")?.bool() ?? false)
        case "conflictsComplete": _ = try expected.required("conflicts")
        case "calls":
            calls = try json.elements().map { call throws(VectorError) in try call.string() }
        default: throw .unknownName(path: json.path, name: key)
        }
    }
}

extension VectorCase.VisualFormatQuestion {
    fileprivate init(json: JSONCursor) throws(VectorError) {
        format = try json.required("format").string()
        superview = try json.required("superview").string()
        views = try json.required("views").elements().map { view throws(VectorError) in try view.string() }
        metrics = [:]
        for (name, metric) in try json.optional("metrics")?.fields() ?? [] { metrics[name] = try metric.number() }
        options = try json.optional("options")?.formatOptions() ?? []
        let expected = try json.required("expected")
        if let error = try expected.optional("error") {
            answer = .error(offset: try error.required("offset").integer(in: 0...1_000_000_000))
        } else {
            answer = .equations(
                try expected.required("constraints").elements().map { json throws(VectorError) in
                    try ConstraintEquation(json: json)
                })
        }
    }
}

extension ConstraintEquation {
    fileprivate init(json: JSONCursor) throws(VectorError) {
        first = try json.required("first").string()
        firstAttribute = try json.required("firstAttribute").layoutAttribute()
        relation = try json.required("relation").layoutRelation()
        second = try json.optional("second")?.string()
        secondAttribute = second == nil ? .notAnAttribute : try json.required("secondAttribute").layoutAttribute()
        multiplier = try json.optional("multiplier")?.number() ?? 1
        constant = try json.optional("constant")?.number() ?? 0
        priority = try json.optional("priority")?.layoutPriority() ?? .required
    }
}

extension VectorCase.OverflowQuestion {
    fileprivate init(json: JSONCursor) throws(VectorError) {
        widths = try json.required("widths").elements().map { width throws(VectorError) in try width.extent() }
        spacing = try json.required("spacing").number()
        hidden = []
        for index in try json.optional("hidden")?.elements() ?? [] {
            hidden.insert(try index.integer(in: 0...max(widths.count - 1, 0)))
        }
        counts = try json.required("expected").elements().map { pair throws(VectorError) in
            let numbers = try pair.elements(count: 2)
            return (try numbers[0].extent(), try numbers[1].integer(in: 0...1_000_000_000))
        }
    }
}

extension JSONCursor {
    fileprivate func view(in names: SceneNames) throws(VectorError) -> String { try names.view(self) }

    fileprivate func constraintNames(in scene: LayoutScene) throws(VectorError) -> [String] {
        try elements().map { json throws(VectorError) in
            let name = try json.string()
            guard scene.constraints.contains(where: { $0.name == name }) else {
                throw .unknownName(path: json.path, name: name)
            }
            return name
        }
    }

    /// One option, or a list of them.
    fileprivate func formatOptions() throws(VectorError) -> LayoutConstraint.FormatOptions {
        let known: [String: LayoutConstraint.FormatOptions] = [
            "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
            "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
            "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
            "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
            "alignAllFirstBaseline": .alignAllFirstBaseline,
            "directionLeadingToTrailing": .directionLeadingToTrailing,
            "directionLeftToRight": .directionLeftToRight, "directionRightToLeft": .directionRightToLeft,
        ]
        var names = [self]
        if case .array = value { names = try elements() }
        var options: LayoutConstraint.FormatOptions = []
        for json in names {
            let name = try json.string()
            guard let option = known[name] else { throw .unknownName(path: json.path, name: name) }
            options.insert(option)
        }
        return options
    }
}
