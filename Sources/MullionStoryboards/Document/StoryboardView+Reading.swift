import MullionAutoLayout
import MullionGeometry

extension DocumentElement {
    /// Whether the element is a view: it has a frame, or a role that only views have.
    var isView: Bool {
        children.contains { $0.name == "rect" && $0.attributes["key"] == "frame" }
            || attributes["key"] == "contentView" && (name == "view" || name.hasSuffix("ContentView"))
    }
}

extension StoryboardView {
    /// - Throws: `invalidNumber`, `outOfRange`, `missingAttribute`, `unknownName`.
    init(_ element: DocumentElement) throws(StoryboardError) {
        kind = element.name
        id = element.attributes["id"]
        key = element.attributes["key"]
        attributes = try StoryboardAttributes(element)
        frame = try element.child(key: "frame").map { rect throws(StoryboardError) in try rect.rect() }
        autoresizingMask = element.child(key: "autoresizingMask")?.mask ?? []
        margins = try Self.margins(of: element)
        font = try element.child(key: "fontDescription").flatMap { font throws(StoryboardError) in
            try StoryboardFont(font)
        }
        subviews = []
        for child in element.list("subviews") where child.isView { subviews.append(try StoryboardView(child)) }
        contentViews = []
        parts = []
        sections = StoryboardTableSection.all(of: element)
        segues = StoryboardSegue.all(of: element)
        constraints = []
        for child in element.list("constraints") where child.name == "constraint" {
            constraints.append(try StoryboardConstraint(child))
        }
        guides = element.children.compactMap { child in
            guard child.name == "viewLayoutGuide", let id = child.attributes["id"],
                let kind = StoryboardGuide.Kind(rawValue: child.attributes["key"] ?? "")
            else { return nil }
            return StoryboardGuide(id: id, kind: kind)
        }
        variations = try StoryboardVariation.all(of: element)
        hasActions = element.list("connections").contains { $0.name == "action" }
        position = element.position
        details = element.children.filter { !$0.isView && !Self.readElsewhere.contains($0.name) }
        for child in element.children where child.name != "subviews" { try take(child) }
    }

    /// Elements that have their own properties, or that do not affect the appearance.
    private static let readElsewhere: Set<String> = [
        "subviews", "constraints", "rect", "autoresizingMask", "viewLayoutGuide", "variation", "connections",
        "sections", "cells", "prototypes",
    ]

    /// Moves the views of a child to the view's parts.
    private mutating func take(_ child: DocumentElement) throws(StoryboardError) {
        if child.isView {
            let view = try StoryboardView(child)
            if view.key == "contentView" { contentViews.append(view) } else { parts.append(view) }
            return
        }
        switch child.name {
        case "sections", "cells", "prototypes", "tableViewSection", "items", "barButtonItem", "collectionViewSection":
            for grandchild in child.children { try take(grandchild) }
        default: break
        }
    }

    private static func margins(of element: DocumentElement) throws(StoryboardError) -> StoryboardMargins? {
        if let insets = element.child(key: "directionalLayoutMargins") {
            return .directional(
                EdgeInsets(
                    top: try insets.number("top"), leading: try insets.number("leading"),
                    bottom: try insets.number("bottom"), trailing: try insets.number("trailing")))
        }
        guard let insets = element.child(key: "layoutMargins") else { return nil }
        return .physical(
            PhysicalEdgeInsets(
                top: try insets.number("top"), left: try insets.number("left"), bottom: try insets.number("bottom"),
                right: try insets.number("right")))
    }
}

extension DocumentElement {
    /// Returns a numeric attribute; 0 if it is missing.
    fileprivate func number(_ name: String) throws(StoryboardError) -> CGFloat {
        try StoryboardAttributes.number(name, of: self) ?? 0
    }

    fileprivate func rect() throws(StoryboardError) -> CGRect {
        CGRect(x: try number("x"), y: try number("y"), width: try number("width"), height: try number("height"))
    }

    fileprivate var mask: LayoutView.AutoresizingMask {
        let names: [(String, LayoutView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return names.reduce(into: []) { if attributes[$1.0] == "YES" { $0.insert($1.1) } }
    }
}
