import Foundation
import MullionAutoLayout
import MullionGeometry

/// What happens to a tree that is laid out.
///
/// Vector files write it as a command: `initial`, `constant ID VALUE`, `intrinsic ID W H`, `bounds W H`,
/// `setNeedsLayout ID`, `setNeedsUpdateConstraints ID ID…` or `layoutIfNeeded ID`; or in words.
public enum SceneChange: Sendable {
    /// Nothing: the tree is laid out for the first time.
    case firstPass
    /// A constraint has another constant. With a view, that is laid out at once; else a pass runs later.
    case constant(constraint: String, from: CGFloat, to: CGFloat, layingOut: String?)
    /// A view has another content size.
    case content(view: String, to: CGSize)
    case needsLayout(view: String)
    case needsUpdateConstraints(views: [String])
    /// A view is laid out at once.
    case layout(view: String)
    /// The root has another size.
    case bounds(CGSize)
    /// A view, the root, is as wide as the scene says.
    case width(view: String)
    /// A view comes in with the constraints that name it.
    case add(view: String)
    /// A view that is not in the scene is taken out of one that is.
    case remove(view: String, from: String)
}

extension SceneChange {
    /// Reads the sentence that names what happens.
    init(json: JSONCursor, _ scene: LayoutScene) throws(VectorError) {
        let text = try json.string()
        let names = scene.names
        func view(_ name: Substring) throws(VectorError) -> String {
            guard names.isView(String(name)) else { throw .unknownName(path: json.path, name: String(name)) }
            return String(name)
        }
        func constraint(_ name: Substring) throws(VectorError) -> String {
            guard scene.constraints.contains(where: { $0.name == name }) else {
                throw .unknownName(path: json.path, name: String(name))
            }
            return String(name)
        }
        let words = text.split(separator: " ")
        let numbers = words.compactMap { Double($0) }
        if text == "initial" || text.hasPrefix("first pass") {
            self = .firstPass
        } else if words.first == "constant", words.count == 3, let new = numbers.last, numbers.count == 1 {
            self = .constant(constraint: try constraint(words[1]), from: new + 20, to: new, layingOut: nil)
        } else if words.first == "intrinsic", words.count == 4, numbers.count == 2 {
            self = .content(view: try view(words[1]), to: CGSize(width: numbers[0], height: numbers[1]))
        } else if words.first == "bounds", words.count == 3, numbers.count == 2 {
            self = .bounds(CGSize(width: numbers[0], height: numbers[1]))
        } else if words.first == "setNeedsLayout", words.count == 2 {
            self = .needsLayout(view: try view(words[1]))
        } else if words.first == "setNeedsUpdateConstraints", words.count > 1 {
            self = .needsUpdateConstraints(views: try words.dropFirst().map(view))
        } else if words.first == "layoutIfNeeded", words.count == 2 {
            self = .layout(view: try view(words[1]))
        } else {
            self = try Self.inWords(json, scene, view, constraint)
        }
    }

    private static func inWords(
        _ json: JSONCursor, _ scene: LayoutScene, _ view: (Substring) throws(VectorError) -> String,
        _ constraint: (Substring) throws(VectorError) -> String
    ) throws(VectorError) -> SceneChange {
        let text = try json.string()
        if let match = text.prefixMatch(
            of: /constant of (\w+)(?: ([-\d.]+))? -> ([-\d.]+), then (?:the deferred pass|(\w+)\.layoutIfNeeded\(\))/),
            let new = Double(match.3)
        {
            return .constant(
                constraint: try constraint(match.1), from: match.2.flatMap { Double($0) } ?? new + 20, to: new,
                layingOut: try match.4.map { name throws(VectorError) in try view(name) })
        } else if let match = text.prefixMatch(
            of: /(\w+) invalidates its intrinsic size, now ([\d.]+) x ([\d.]+)/),
            let width = Double(match.2), let height = Double(match.3)
        {
            return .content(view: try view(match.1), to: CGSize(width: width, height: height))
        } else if let match = text.prefixMatch(of: /(\w+)\.setNeedsLayout\(\)/) {
            return .needsLayout(view: try view(match.1))
        } else if let match = text.prefixMatch(of: /(\w+)\.setNeedsUpdateConstraints\(\)/) {
            return .needsUpdateConstraints(views: [try view(match.1)])
        } else if let match = text.prefixMatch(of: /(\w+) becomes [\d.]+ wide/), match.1 == scene.views[0].name {
            return .width(view: try view(match.1))
        } else if let match = text.prefixMatch(of: /(\w+) is added to (\w+)/),
            scene.views.contains(where: { $0.name == match.1 && $0.parent == String(match.2) })
        {
            return .add(view: try view(match.1))
        } else if let match = text.prefixMatch(of: /(\w+) is removed from (\w+)/),
            scene.names.kinds[String(match.1)] == nil
        {
            return .remove(view: String(match.1), from: try view(match.2))
        } else {
            throw .unknownName(path: json.path, name: text)
        }
    }
}

extension LayoutScene {
    /// The scene before a change led to it.
    ///
    /// Sizes that the change does not name are 20 larger; a view that is taken out fills its superview.
    func before(_ change: SceneChange) -> LayoutScene {
        var scene = self
        switch change {
        case .firstPass, .needsLayout, .needsUpdateConstraints, .layout: break
        case .constant(let name, let constant, _, _):
            for index in scene.constraints.indices where scene.constraints[index].name == name {
                scene.constraints[index].constant = constant
            }
        case .content(let name, let size):
            for index in scene.views.indices where scene.views[index].name == name {
                scene.views[index].intrinsicSize = (size.width + 20, size.height)
            }
        case .width: scene.size.width += 20
        case .bounds(let size): if scene.size == size { scene.size.width += 20 }
        case .add(let name):
            scene.views.removeAll { $0.name == name }
            scene.constraints.removeAll { $0.names(name) }
        case .remove(let name, let parent):
            scene.views.append(View(name: name, parent: parent))
            for attribute in [LayoutConstraint.Attribute.leading, .trailing, .top, .bottom] {
                scene.constraints.append(Constraint(tying: name, to: parent, attribute))
            }
        }
        return scene
    }
}

extension LayoutScene.Constraint {
    /// Whether it speaks of a view or one of its guides.
    func names(_ view: String) -> Bool { first.name == view || second?.name == view }

    fileprivate init(tying view: String, to parent: String, _ attribute: LayoutConstraint.Attribute) {
        self.init(
            name: "\(view)-\(attribute)", first: LayoutScene.Item(name: view), firstAttribute: attribute,
            relation: .equal, second: LayoutScene.Item(name: parent), secondAttribute: attribute, multiplier: 1,
            constant: 0, priority: .required)
    }
}

extension LayoutScene.View {
    /// A plain view.
    fileprivate init(name: String, parent: String) {
        self.init(
            name: name, parent: parent, kind: .plain, intrinsicSize: (nil, nil),
            hugging: [.defaultLow, .defaultLow], compression: [.defaultHigh, .defaultHigh], isHidden: false,
            alignmentInsets: .zero, insetsMarginsFromSafeArea: true, preservesSuperviewMargins: false)
    }
}
