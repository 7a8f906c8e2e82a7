import Foundation
import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionSource

/// Writes a laid-out root as a JSON document of this package, whose boxes have the frames of the views.
///
/// ```json
/// {"version": 1, "size": [375, 667], "root": {"kind": "flex", "name": "view", "style": {"position": "relative"},
///   "children": [{"kind": "flex", "name": "header", "style":
///     {"position": "absolute", "left": 16, "right": 16, "top": 20, "height": 44}}]}}
/// ```
///
/// Documents have no constraints. What a constraint layout does is measured instead: the root is laid out a second
/// time, wider and higher, and each view becomes a box with the insets, lengths, and shares of its superview that
/// explain both frames. So the document follows a different size in most cases. Priorities, inequalities, size classes,
/// content that a program sets, connections, and views that are hidden are lost; ``Result/losses`` lists them.
///
/// The box of a view has its ID as its name.
public struct StoryboardDocumentWriter {
    /// A document, and what is not in it.
    public struct Result: Sendable {
        /// The text of the document.
        public var json: String
        /// What the storyboard has and the document does not, each with a number: "inequalities (2)".
        public var losses: [String]
    }

    private let screen: StoryboardScreen
    private let document: StoryboardDocument
    private let assets: StoryboardAssets
    /// The frames in the larger root.
    private let larger: [String: CGRect]
    private var fixed = 0
    private var images = 0

    /// The views that show what documents have no element for.
    private static let controls: Set<String> = [
        "switch", "slider", "segmentedControl", "stepper", "progressView", "activityIndicatorView", "pageControl",
        "datePicker", "pickerView", "searchBar", "mapView", "wkWebView", "toolbar", "tabBar", "navigationBar",
    ]

    /// By how much the root is enlarged, in points.
    private static let growth = CGSize(width: 64, height: 96)

    /// Creates a writer for a root, with the images of the program.
    public init(
        _ screen: StoryboardScreen, of document: StoryboardDocument, assets: StoryboardAssets = StoryboardAssets()
    ) {
        self.assets = assets
        self.screen = screen
        self.document = document
        var surroundings = screen.surroundings
        surroundings.size.width += Self.growth.width
        surroundings.size.height += Self.growth.height
        larger = StoryboardLayout(screen.root, in: surroundings).frames
    }

    /// Returns the document.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views, and one layout.
    public mutating func written() -> Result {
        let placed = screen.views
        // The JSON of the children of each view, in order; views come before their subviews.
        var children = [[String]](repeating: [], count: placed.count)
        var parents: [Int] = []
        var path: [Int] = []
        for (index, view) in placed.enumerated() {
            path.removeSubrange(min(view.depth, path.count)...)
            parents.append(path.last ?? index)
            path.append(index)
        }
        var isHidden = [Bool](repeating: false, count: placed.count)
        for index in placed.indices {
            isHidden[index] = placed[index].view.isHidden || index > 0 && isHidden[parents[index]]
        }
        for index in placed.indices.reversed() where !isHidden[index] {
            let element = element(placed[index], in: placed[parents[index]], children[index].reversed())
            if index == 0 { return result(element, hidden: isHidden.count { $0 }) }
            children[parents[index]].append(element)
        }
        return result("{\"kind\": \"flex\"}", hidden: isHidden.count { $0 })
    }

    private func result(_ root: String, hidden: Int) -> Result {
        let size = screen.surroundings.size
        let views = screen.root.view.tree
        let constraints = views.flatMap(\.constraints)
        let json =
            "{\n  \"version\": 1, \"size\": [\(JSONText.number(size.width)), \(JSONText.number(size.height))],\n"
            + "  \"title\": \(JSONText.string(screen.name)),\n  \"root\": \(root)\n}\n"
        let counts = [
            (fixed, "ways to follow the size of a superview that CSS does not have"),
            (views.count { Self.controls.contains($0.kind) }, "controls and maps, which are empty boxes"),
            (images, "images that are missing or cannot be embedded"), (hidden, "hidden views"),
            (constraints.count { $0.relation != .equal }, "inequalities"),
            (views.count { !$0.variations.isEmpty }, "views with variations for size classes"),
            (views.count { $0.hasActions }, "views with actions"),
        ]
        return Result(json: json, losses: counts.filter { $0.0 > 0 }.map { "\($0.1) (\($0.0))" })
    }

    // MARK: - Boxes

    private mutating func element(
        _ placed: StoryboardPlacedView, in parent: StoryboardPlacedView, _ children: [String]
    ) -> String {
        let source = placed.source
        let attributes = source.attributes(for: screen.surroundings.traits)
        let isRoot = placed.depth == 0
        var style: [(String, String)] = [("position", isRoot ? "\"relative\"" : "\"absolute\"")]
        if isRoot {
            style += [("width", "\"100%\""), ("height", "\"100%\"")]
        } else {
            let (own, next) = (placed.frame, larger[placed.id] ?? placed.frame)
            let (around, nextAround) = (size(of: parent, false), size(of: parent, true))
            style += side(
                ("left", "right", "width"), (own.minX, own.width), (next.minX, next.width), around.width,
                nextAround.width)
            style += side(
                ("top", "bottom", "height"), (own.minY, own.height), (next.minY, next.height), around.height,
                nextAround.height)
        }
        let look = source.look(for: screen.surroundings.traits)
        if let color = look.background.flatMap({ color($0) }) {
            style.append(("background", JSONText.string(color.hexString)))
        }
        if look.cornerRadius > 0 { style.append(("border-radius", JSONText.number(look.cornerRadius))) }
        if look.alpha < 1 { style.append(("opacity", JSONText.number(look.alpha))) }
        if look.clips || placed.view is LayoutScrollView { style.append(("overflow", "\"hidden\"")) }
        var inside = children
        if let content = content(of: source, placed.frame.size, attributes, &style) { inside.insert(content, at: 0) }
        let pairs = style.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
        // Deep documents are not indented further.
        let line = "\n" + String(repeating: " ", count: min(2 * placed.depth + 4, 40))
        return "{\"kind\": \"flex\", \"name\": \(JSONText.string(placed.id)), \"style\": {\(pairs)}"
            + (inside.isEmpty ? "" : ", \"children\": [" + inside.map { line + $0 }.joined(separator: ",") + "]") + "}"
    }

    /// Returns the size of a view, in which its subviews are, before or after the root was enlarged.
    private func size(of placed: StoryboardPlacedView, _ isLarger: Bool) -> CGSize {
        if placed.depth == 0 {
            let size = screen.surroundings.size
            return isLarger
                ? CGSize(width: size.width + Self.growth.width, height: size.height + Self.growth.height) : size
        }
        return isLarger ? larger[placed.id]?.size ?? placed.frame.size : placed.frame.size
    }

    /// Returns the declarations for a position and a length along an axis, which are the same or different in a larger
    /// superview.
    private mutating func side(
        _ names: (start: String, end: String, length: String), _ own: (CGFloat, CGFloat), _ next: (CGFloat, CGFloat),
        _ around: CGFloat, _ nextAround: CGFloat
    ) -> [(String, String)] {
        let growth = nextAround - around
        let (moved, grown) = (next.0 - own.0, next.1 - own.1)
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
        func number(_ value: CGFloat) -> String { JSONText.number(value) }
        let length = (names.length, number(own.1))
        if isNear(moved, 0), isNear(grown, 0) { return [(names.start, number(own.0)), length] }
        if growth > 0.01 {
            let rest = around - own.0 - own.1
            if isNear(moved, 0), isNear(grown, growth) {
                return [(names.start, number(own.0)), (names.end, number(rest))]
            }
            if isNear(moved, growth), isNear(grown, 0) { return [(names.end, number(rest)), length] }
            if isNear(moved, growth / 2), isNear(grown, 0) {
                return [
                    (names.start, "\"50%\""), ("margin-" + names.start, number(own.0 - around / 2)), length,
                ]
            }
            // A share of the superview, and a distance that a margin adds.
            let (share, part) = (moved / growth, grown / growth)
            if isNear(own.1, part * around), part > 0, around > 0 {
                return [
                    (names.start, "\"\(number(100 * share))%\""),
                    ("margin-" + names.start, number(own.0 - share * around)),
                    (names.length, "\"\(number(100 * part))%\""),
                ]
            }
        }
        fixed += 1
        return [(names.start, number(own.0)), length]
    }

    // MARK: - Content

    /// Returns the element in the box of a view: its text or its image.
    private mutating func content(
        of view: StoryboardView, _ size: CGSize, _ attributes: StoryboardAttributes, _ style: inout [(String, String)]
    ) -> String? {
        if view.kind == "imageView" {
            return attributes["image"].flatMap { image($0, in: size, attributes) }
        }
        let texts = view.texts
        guard ["label", "button", "textField", "textView"].contains(view.kind),
            let text = texts["text"] ?? texts["configuration.title"] ?? texts["normalTitle"] ?? texts["placeholder"],
            !text.isEmpty
        else { return nil }
        let isCentered = view.kind == "button" || attributes["textAlignment"] == "center"
        let alignment = isCentered ? "center" : attributes["textAlignment"] == "right" ? "flex-end" : "flex-start"
        style += [
            ("align-items", view.kind == "textView" ? "\"flex-start\"" : "\"center\""),
            ("justify-content", "\"\(alignment)\""),
        ]
        let font = view.font ?? .usual(for: view.kind)
        var parts = "\"kind\": \"text\", \"text\": \(JSONText.string(text.replacing("{{", with: "{{{{")))"
        parts += ", \"font\": \(JSONText.number(font.size))"
        if font.isBold { parts += ", \"bold\": true" }
        let isButton = view.kind == "button"
        var ink = view.color("textColor").flatMap { color($0) }
        if isButton {
            let (button, look) = (view.button, view.look(for: screen.surroundings.traits))
            let tint = look.tint.flatMap { color($0) } ?? StoryboardColor.systemColor("systemBlueColor", .light)
            ink = button.titleColor.flatMap { color($0) } ?? tint
            if button.style == .filled, look.background == nil,
                let fill = button.fill.flatMap({ color($0) }) ?? tint
            {
                style += [("background", JSONText.string(fill.hexString)), ("border-radius", "8")]
                ink = .white
            }
        }
        if texts["text"] == nil, !isButton { ink = Color(white: 0.77) }
        if view.kind == "textField", attributes["borderStyle"] == "roundedRect" {
            style += [("border", "\"1px solid #c6c6c8\""), ("border-radius", "5"), ("padding", "\"0 7px\"")]
            style.append(("box-sizing", "\"border-box\""))
        }
        if let color = ink { parts += ", \"color\": \(JSONText.string(color.hexString))" }
        let lines = view.kind == "textView" ? 0 : Int(attributes.number("numberOfLines") ?? 1)
        // The font of the document can be wider than that of the system.
        var modifiers = ["{\"minimumScaleFactor\": 0.8}"]
        if lines > 0 { modifiers.append("{\"lineLimit\": \(lines)}") }
        if isCentered { modifiers.append("{\"multilineTextAlignment\": \"center\"}") }
        return "{\(parts), \"modifiers\": [\(modifiers.joined(separator: ", "))]}"
    }

    /// Returns an image with its bytes in the document, in the middle of its view.
    private mutating func image(
        _ name: String, in box: CGSize, _ attributes: StoryboardAttributes
    ) -> String? {
        guard case .success(let picture) = assets.picture(name), case .encoded(let image) = picture.content,
            picture.size.width > 0, picture.size.height > 0
        else {
            images += 1
            return nil
        }
        let (across, down) = (box.width / picture.size.width, box.height / picture.size.height)
        var size = box
        switch attributes["contentMode"] ?? "scaleToFill" {
        case "scaleToFill", "redraw": break
        case "scaleAspectFit": size = picture.size.scaled(by: min(across, down))
        case "scaleAspectFill": size = picture.size.scaled(by: max(across, down))
        default: size = picture.size
        }
        let source = "data:\(image.format.mediaType);base64," + Data(image.bytes).base64EncodedString()
        let place = [
            ("left", (box.width - size.width) / 2), ("top", (box.height - size.height) / 2), ("width", size.width),
            ("height", size.height),
        ].map { "\"\($0.0)\": \(JSONText.number($0.1))" }.joined(separator: ", ")
        return "{\"kind\": \"image\", \"source\": \"\(source)\", \"resizable\": true, "
            + "\"modifiers\": [{\"css\": {\"position\": \"absolute\", \(place)}}]}"
    }

    private func color(_ color: StoryboardColor) -> Color? {
        switch color {
        case .components(let color): color
        case .system(let name): StoryboardColor.systemColor(name, .light)
        case .named(let name): document.colors[name]
        }
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
