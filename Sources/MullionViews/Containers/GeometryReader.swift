import MullionGeometry
import MullionLayout

/// A view that makes its content from its own size. It fills its proposal, with the content at the top leading corner.
///
/// A first layout finds the reader's frame, which does not depend on the content; then the content is made, and
/// everything is laid out again, once for each level of nested readers. Beyond 256 levels, readers have no content,
/// which a ``ViewDiagnostic`` reports.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
    /// A closure that returns the content for the reader's geometry.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader whose content depends on its geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package func lower(into lowering: inout Lowering) {
        let content = content
        let node = lowering.geometryReader { proxy, lowering in
            lowering.add(lowering.reading { content(proxy) })
        }
        lowering.add(node)
    }
}

/// The geometry of a ``GeometryReader``.
public struct GeometryProxy {
    /// The properties that the content has read, which decide when it must be made again.
    final class Reads {
        var origin = false
    }

    private let rect: CGRect
    private let reads: Reads

    init(frame: CGRect, reads: Reads) {
        rect = frame
        self.reads = reads
    }

    /// The size of the reader in points.
    public var size: CGSize { rect.size }

    /// Zero: nothing covers a drawing.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// Returns the frame of the reader in the given coordinates.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: rect.size)
        case .global, .named:
            reads.origin = true
            return rect
        }
    }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable, Sendable {
    /// The coordinates of the whole drawing.
    case global
    /// The coordinates of the view.
    case local
    /// The coordinates of a view with a name, which count as those of the whole drawing.
    case named(String)

    /// Returns the coordinates of a view with a name.
    public static func named<T: Hashable>(_ name: T) -> CoordinateSpace { .named("\(name)") }
}
