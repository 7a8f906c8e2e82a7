extension ViewSpacing {
    /// A category of neighbors with a separate distance, which counts only if both facing edges have it.
    package struct Category: Hashable, Sendable {
        /// The category's unique name.
        package let name: String

        package init(_ name: String) { self.name = name }

        /// Text next to text.
        package static let text = Category("text")
    }

    /// The preferences of an edge.
    struct EdgePreference: Sendable {
        /// The preference towards any neighbor.
        var general: CGFloat?

        /// The preferences by category, each category once. Usually empty, and then without storage.
        private var categories: [(category: Category, value: CGFloat)] = []

        init(general: CGFloat?) { self.general = general }

        var isEmpty: Bool { general == nil && categories.isEmpty }

        var hasCategories: Bool { !categories.isEmpty }

        subscript(category: Category) -> CGFloat? {
            get { categories.first { $0.category == category }?.value }
            set {
                categories.removeAll { $0.category == category }
                if let newValue { categories.append((category, newValue)) }
            }
        }

        mutating func formUnion(_ other: EdgePreference) {
            general = larger(general, other.general)
            for (category, value) in other.categories {
                self[category] = larger(self[category], value)
            }
        }

        /// Returns the distance to an edge that faces this one.
        func distance(to other: EdgePreference) -> CGFloat {
            sharedCategoryDistance(to: other) ?? larger(general, other.general) ?? ViewSpacing.defaultDistance
        }

        private func sharedCategoryDistance(to other: EdgePreference) -> CGFloat? {
            var result: CGFloat?
            for (category, value) in categories {
                guard let facing = other[category] else { continue }
                result = larger(result, max(value, facing))
            }
            return result
        }
    }
}

/// Returns the larger of the values that are present.
private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a else { return b }
    guard let b else { return a }
    return max(a, b)
}
