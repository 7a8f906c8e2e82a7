/// What an author had shown around the view of a controller, or around a view, while editing it.
public struct StoryboardSimulatedMetrics: Hashable, Sendable {
    /// A bar at the top or the bottom.
    public struct Bar: Hashable, Sendable {
        /// False: said to be without, whatever the segues say.
        public var isShown: Bool
        /// Whether the view reaches below it.
        public var isTranslucent: Bool
    }

    /// The bar at the top; nil: as the segues say.
    public var topBar: Bar?
    /// The bar at the bottom; nil: as the segues say.
    public var bottomBar: Bar?
    /// Whether the size of the view has nothing to do with the device.
    public var isFreeform: Bool
}

extension StoryboardSimulatedMetrics {
    init(_ element: DocumentElement) {
        topBar = element.child(key: "simulatedTopBarMetrics").map { Bar($0) }
        bottomBar = element.child(key: "simulatedBottomBarMetrics").map { Bar($0) }
        isFreeform = element.child(key: "freeformSize") != nil || element.child("freeformSimulatedSizeMetrics") != nil
    }
}

extension StoryboardSimulatedMetrics.Bar {
    fileprivate init(_ element: DocumentElement) {
        isShown = element.name != "nil"
        isTranslucent = element.attributes["translucent"] != "NO"
    }
}

extension StoryboardSegue {
    /// The segues of an object and of everything in it, in document order.
    static func inside(_ element: DocumentElement) -> [StoryboardSegue] {
        var segues: [StoryboardSegue] = []
        var open = [element]
        while let next = open.popLast() {
            if next.name == "segue" { segues.append(StoryboardSegue(next)) }
            open += next.children.reversed()
        }
        return segues
    }
}
