/// A type that identifies an alignment guide and gives its default value.
///
/// The type itself is the identity: two guides are the same if they were made from the same type, on the same axis.
///
/// ```swift
/// struct FirstThird: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
///
/// extension VerticalAlignment {
///     static let firstThird = VerticalAlignment(FirstThird.self)
/// }
/// ```
public protocol AlignmentID: _SendableMetatype {
    /// Returns the offset of the guide, in points from the view's origin, for a view that does not set it explicitly.
    ///
    /// - Parameter context: The size of the view and its explicit guides, from which the default may be derived.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

// Older compilers allow every metatype to be sent between threads and have no name for it.
#if compiler(>=6.2)
public typealias _SendableMetatype = SendableMetatype
#else
public typealias _SendableMetatype = Any
#endif
