import MullionGeometry

extension StoryboardDocument {
    /// Reads a document.
    ///
    /// By default the limits are 32 MiB, 400,000 elements, of which 50,000 are constraints, and 200 levels.
    ///
    /// - Parameter limits: The bytes, elements, levels, and constraints, and the conflicts that a layout lists.
    /// - Throws: `StoryboardError` with the position of the first error.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init(bytes: [UInt8], limits: Limits = .default) throws(StoryboardError) {
        let root = try DocumentElementReader.root(of: bytes, limits)
        try Self.checkKind(of: root)
        self.limits = limits
        toolsVersion = root.attributes["toolsVersion"] ?? ""
        let device = root.child("device")
        self.device = device?.attributes["id"]
        isLandscape = device?.attributes["orientation"] == "landscape"
        usesSafeAreas = root.attributes["useSafeAreas"] == "YES"
        initialViewController = root.attributes["initialViewController"]
        isStoryboard = (root.attributes["type"] ?? "").contains("Storyboard")
        symbols = []
        images = [:]
        for image in root.list("resources") where image.name == "image" {
            let attributes = try StoryboardAttributes(image)
            guard let name = attributes["name"], let width = attributes.number("width"),
                let height = attributes.number("height")
            else { continue }
            images[name] = CGSize(width: width, height: height)
            if attributes["catalog"] == "system" { symbols.insert(name) }
        }
        colors = StoryboardColor.values(in: root.list("resources"))
        allowedKinds = root.allowedKindsByID()
        (outletDestinations, ownersViews, staticCells) = root.references()
        (cellsBelowTables, cellsOfUnsavedSections) = root.unloadedCells()
        scenes = []
        for scene in root.list("scenes") where scene.name == "scene" {
            var read = try StoryboardScene(objects: scene.list("objects"))
            let point = scene.child(key: "canvasLocation")?.attributes
            if let x = point?["x"].flatMap({ Double($0) }), let y = point?["y"].flatMap({ Double($0) }),
                max(abs(x), abs(y)) < StoryboardAttributes.limit
            {
                read.canvasLocation = CGPoint(x: x, y: y)
            }
            scenes.append(read)
        }
        if let objects = root.child("objects") { scenes.append(try StoryboardScene(objects: objects.children)) }
        links = SceneLinks(scenes)
        containment = Containment(of: links)
        try checkIdentities()
    }

    /// - Throws: `notInterfaceBuilder`, `unsupported`.
    private static func checkKind(of root: DocumentElement) throws(StoryboardError) {
        if root.name == "archive" {
            throw StoryboardError(.unsupported(what: "the format of Xcode 4"), at: root.position)
        }
        guard root.name == "document", let type = root.attributes["type"], type.hasPrefix("com.apple.InterfaceBuilder")
        else { throw StoryboardError(.notInterfaceBuilder(root: root.name), at: root.position) }
        let target = root.attributes["targetRuntime"] ?? ""
        let platforms = [("Cocoa.", "macOS"), ("AppleTV", "tvOS"), ("WatchKit", "watchOS")]
        if let platform = platforms.first(where: { type.contains($0.0) }) {
            throw StoryboardError(.unsupported(what: "a document for \(platform.1)"), at: root.position)
        }
        guard type.contains("CocoaTouch"), target.isEmpty || target.contains("iOS") else {
            throw StoryboardError(.unsupported(what: "a document of type \(type) for \(target)"), at: root.position)
        }
    }

    /// Checks that the objects that constraints can refer to have unique IDs.
    private func checkIdentities() throws(StoryboardError) {
        var known: Set<String> = []
        func note(_ id: String?, _ position: SourcePosition) throws(StoryboardError) {
            guard let id else { return }
            guard known.insert(id).inserted else { throw StoryboardError(.duplicateID(id), at: position) }
        }
        var views: [StoryboardView] = []
        for scene in scenes {
            if let controller = scene.controller {
                views += controller.parts
                if let view = controller.view { views.append(view) }
                let position = controller.view?.position ?? SourcePosition.start
                for guide in controller.guides { try note(guide.id, position) }
            }
            views += scene.views
        }
        while let view = views.popLast() {
            try note(view.id, view.position)
            for guide in view.guides { try note(guide.id, view.position) }
            views += view.subviews + view.contentViews + view.parts
        }
    }
}

extension StoryboardScene {
    /// - Throws: The errors of the views in it.
    init(objects: [DocumentElement]) throws(StoryboardError) {
        views = []
        for object in objects {
            if object.isView {
                views.append(try StoryboardView(object))
            } else if controller == nil, object.name != "placeholder", let id = object.attributes["id"],
                object.name.lowercased().hasSuffix("controller")
            {
                controller = try StoryboardController(object, id: id)
            } else {
                for child in object.children where child.isView { views.append(try StoryboardView(child)) }
            }
        }
    }
}

extension StoryboardController {
    fileprivate init(_ element: DocumentElement, id: String) throws(StoryboardError) {
        kind = element.name
        self.id = id
        attributes = try StoryboardAttributes(element)
        guides = element.list("layoutGuides").compactMap { guide in
            guard guide.name == "viewControllerLayoutGuide", let id = guide.attributes["id"],
                let kind = StoryboardGuide.Kind(rawValue: guide.attributes["type"] ?? "")
            else { return nil }
            return StoryboardGuide(id: id, kind: kind)
        }
        allSegues = StoryboardSegue.inside(element)
        simulated = StoryboardSimulatedMetrics(element)
        parts = []
        details = element.children.filter { !$0.isView && $0.name != "layoutGuides" }
        for child in element.children {
            if child.attributes["key"] == "view", child.isView, view == nil {
                view = try StoryboardView(child)
            } else {
                try take(child)
            }
        }
    }

    /// Moves the views of a child, a bar or its items, to the controller's parts.
    private mutating func take(_ child: DocumentElement) throws(StoryboardError) {
        if child.isView { return parts.append(try StoryboardView(child)) }
        guard ["navigationItem", "toolbarItems", "barButtonItem"].contains(child.name) || child.name.hasSuffix("Items")
        else { return }
        for grandchild in child.children { try take(grandchild) }
    }
}

extension DocumentElement {
    /// Returns the kinds that comments accept, by the IDs of the elements that they are before, and those that notes of
    /// objects accept, which Interface Builder keeps.
    fileprivate func allowedKindsByID() -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        var open: [(element: DocumentElement, id: String)] = [(self, "")]
        while let (element, id) = open.popLast() {
            if !element.allowedKinds.isEmpty { found[id, default: []].formUnion(element.allowedKinds) }
            if element.attributes["key"] == "userComments" {
                for fragment in element.children {
                    let texts = [fragment.attributes["content"] ?? ""] + fragment.children.map(\.text)
                    for text in texts { found[id, default: []].formUnion(text.allowedKinds) }
                }
            }
            for child in element.children { open.append((child, child.attributes["id"] ?? id)) }
        }
        return found.filter { !$0.value.isEmpty }
    }

    /// Returns the IDs of the cells of static tables that extend below the stored height of the table, and of those in
    /// sections in which stored frames overlap.
    fileprivate func unloadedCells() -> (below: Set<String>, unsaved: Set<String>) {
        var below: Set<String> = []
        var unsaved: Set<String> = []
        var open = [self]
        while let next = open.popLast() {
            open += next.children
            guard next.name == "tableView", next.attributes["dataMode"] == "static",
                let height = next.child(key: "frame")?.attributes["height"].flatMap({ Double($0) })
            else { continue }
            for section in next.list("sections") {
                let cells = section.list("cells").compactMap(\.verticalRange)
                below.formUnion(cells.filter { $0.bottom > height }.map(\.id))
                // Interface Builder rounds to half a point.
                let overlaps = zip(cells, cells.dropFirst()).contains { $0.bottom > $1.top + 0.5 }
                if overlaps { unsaved.formUnion(cells.map(\.id)) }
            }
        }
        return (below, unsaved)
    }

    /// The ID and the stored edges of a cell.
    private var verticalRange: (id: String, top: Double, bottom: Double)? {
        guard let frame = child(key: "frame")?.attributes, let id = attributes["id"],
            let y = frame["y"].flatMap({ Double($0) }), let height = frame["height"].flatMap({ Double($0) })
        else { return nil }
        return (id, y, y + height)
    }

    /// Returns the IDs that outlets in the element refer to, those of outlets to an object's view, and those of cells
    /// of static tables.
    fileprivate func references() -> (outlets: Set<String>, views: Set<String>, staticCells: Set<String>) {
        var outlets: Set<String> = []
        var views: Set<String> = []
        var cells: Set<String> = []
        var open = [self]
        while let next = open.popLast() {
            if next.name == "outlet" || next.name == "outletCollection", let id = next.attributes["destination"] {
                outlets.insert(id)
                if next.attributes["property"] == "view" { views.insert(id) }
            }
            if next.name == "tableViewSection" {
                cells.formUnion(next.list("cells").compactMap { $0.attributes["id"] })
            }
            open += next.children
        }
        return (outlets, views, cells)
    }
}
