/// The simulated metrics of a controller or view: what Interface Builder shows around it.
public struct StoryboardSimulatedMetrics: Hashable, Sendable {
    /// A simulated bar at the top or bottom.
    public struct Bar: Hashable, Sendable {
        /// Whether there is a bar. False overrides the segues.
        public var isShown: Bool
        /// Whether the view extends below the bar.
        public var isTranslucent: Bool
    }

    /// The top bar; nil to follow the segues.
    public var topBar: Bar?
    /// The bottom bar; nil to follow the segues.
    public var bottomBar: Bar?
    /// Whether the size of the view is independent of the device.
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
    init(_ element: DocumentElement) {
        isShown = element.name != "nil"
        isTranslucent = element.attributes["translucent"] != "NO"
    }
}

extension StoryboardSegue {
    /// Returns the segues of an object and of everything in it, in document order.
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
