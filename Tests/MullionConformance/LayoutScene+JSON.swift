import Foundation
import MullionAutoLayout
import MullionGeometry

extension LayoutScene {
    /// Reads `environment`, `views`, `guides`, `constraints` and `controllers` of a case.
    init(json: JSONCursor) throws(VectorError) {
        let environment = try json.required("environment")
        size = try environment.required("size").size()
        direction = try environment.optional("direction")?.layoutDirection() ?? .leftToRight
        safeArea = try environment.optional("safeArea")?.physicalInsets() ?? .zero
        views = []
        guides = []
        constraints = []
        controllers = [:]
        names = SceneNames()
        for view in try json.required("views").elements() {
            views.append(try View(json: view, isRoot: views.isEmpty, &names))
        }
        guard !views.isEmpty else { throw .outOfRange(path: "\(json.path).views", expected: "at least one view") }
        for guide in try json.optional("guides")?.elements() ?? [] {
            let owner = try names.view(try guide.required("owner"))
            guides.append((try names.add(try guide.required("id"), .guide), owner))
        }
        for view in views {
            guard case .stack(let stack) = view.kind else { continue }
            for (name, _) in stack.customSpacing where names.kinds[name] == nil {
                throw .unknownName(path: "\(json.path).views", name: name)
            }
        }
        for constraint in try json.optional("constraints")?.elements() ?? [] {
            constraints.append(try Constraint(json: constraint, names))
        }
        for (view, controller) in try json.optional("controllers")?.fields() ?? [] {
            guard names.isView(view) else { throw .unknownName(path: controller.path, name: view) }
            controllers[view] = try controller.string()
        }
    }
}

/// The names of a scene, and what they are.
struct SceneNames: Sendable {
    enum Kind: Sendable {
        case view, scroll, guide
    }

    private(set) var kinds: [String: Kind] = [:]

    func isView(_ name: String) -> Bool { kinds[name] == .view || kinds[name] == .scroll }

    /// Adds a name, which nothing else has.
    mutating func add(_ json: JSONCursor, _ kind: Kind) throws(VectorError) -> String {
        let name = try json.string()
        guard kinds[name] == nil else { throw .outOfRange(path: json.path, expected: "a name that nothing else has") }
        kinds[name] = kind
        return name
    }

    /// The name of a view.
    func view(_ json: JSONCursor) throws(VectorError) -> String {
        let name = try json.string()
        guard isView(name) else { throw .unknownName(path: json.path, name: name) }
        return name
    }

    /// A view, a guide, or a view with one of its own guides after a point.
    func item(_ json: JSONCursor) throws(VectorError) -> LayoutScene.Item {
        let name = try json.string()
        if kinds[name] != nil { return LayoutScene.Item(name: name) }
        guard let point = name.lastIndex(of: "."), let kind = kinds[String(name[..<point])], kind != .guide,
            let guide = LayoutScene.Item.Guide(rawValue: String(name[name.index(after: point)...])),
            kind == .scroll || guide == .safeArea || guide == .margins
        else { throw .unknownName(path: json.path, name: name) }
        return LayoutScene.Item(name: String(name[..<point]), guide: guide)
    }
}

extension LayoutScene.Constraint {
    init(json: JSONCursor, _ names: SceneNames) throws(VectorError) {
        name = try json.required("id").string()
        first = try names.item(try json.required("first"))
        firstAttribute = try json.required("firstAttribute").layoutAttribute()
        relation = try json.required("relation").layoutRelation()
        second = try json.optional("second").map { second throws(VectorError) in try names.item(second) }
        secondAttribute = second == nil ? .notAnAttribute : try json.required("secondAttribute").layoutAttribute()
        multiplier = try json.optional("multiplier")?.number() ?? 1
        constant = try json.optional("constant")?.number() ?? 0
        priority = try json.optional("priority")?.layoutPriority() ?? .required
    }
}

// MARK: - The vocabulary of Auto Layout

extension JSONCursor {
    func layoutAttribute() throws(VectorError) -> LayoutConstraint.Attribute {
        let name = try string()
        guard let attribute = LayoutConstraint.Attribute.allCases.first(where: { $0.description == name }),
            attribute != .notAnAttribute
        else { throw .unknownName(path: path, name: name) }
        return attribute
    }

    func layoutRelation() throws(VectorError) -> LayoutConstraint.Relation {
        switch try string() {
        case "==": return .equal
        case "<=": return .lessThanOrEqual
        case ">=": return .greaterThanOrEqual
        case let unknown: throw .unknownName(path: path, name: unknown)
        }
    }

    /// A number above 0, up to 1000.
    func layoutPriority() throws(VectorError) -> LayoutPriority {
        LayoutPriority(try priority().rawValue)
    }

    /// ltr or rtl.
    func layoutDirection() throws(VectorError) -> LayoutDirection {
        switch try string() {
        case "ltr": return .leftToRight
        case "rtl": return .rightToLeft
        case let unknown: throw .unknownName(path: path, name: unknown)
        }
    }

    /// Top, left, bottom, right.
    func physicalInsets() throws(VectorError) -> PhysicalEdgeInsets {
        let sides = try elements(count: 4)
        return PhysicalEdgeInsets(
            top: try sides[0].number(), left: try sides[1].number(), bottom: try sides[2].number(),
            right: try sides[3].number())
    }

    /// Top, leading, bottom, trailing.
    func directionalInsets() throws(VectorError) -> EdgeInsets {
        let sides = try elements(count: 4)
        return EdgeInsets(
            top: try sides[0].number(), leading: try sides[1].number(), bottom: try sides[2].number(),
            trailing: try sides[3].number())
    }
}
