import MullionGeometry

extension EnvironmentValues {
    private struct LimitsKey: EnvironmentKey {
        static var defaultValue: Limits { .default }
    }

    /// The limits on what views make: elements of a collection, and pages.
    ///
    /// Pages follow the limits of the whole drawing, those of documents and of a renderer.
    public var limits: Limits {
        get { self[LimitsKey.self] }
        set { self[LimitsKey.self] = newValue }
    }
}
