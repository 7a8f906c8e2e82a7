import MullionGeometry

extension EnvironmentValues {
    private struct LimitsKey: EnvironmentKey {
        static var defaultValue: Limits { .default }
    }

    /// The limits on what views make and read: elements of a collection, images of asset catalogs, pages, and pixels.
    ///
    /// Pages and pixels follow the limits of the whole drawing, those of documents and of a renderer.
    public var limits: Limits {
        get { self[LimitsKey.self] }
        set { self[LimitsKey.self] = newValue }
    }
}
