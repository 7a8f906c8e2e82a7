import MullionGeometry
import MullionLayout

/// Content made from the room there is. It takes all the room it is offered, its content at the top leading corner.
///
/// The content is made after a first layout has found the size, and then everything is laid out again, once more for
/// every reader that lies in another. A reader's frame does not depend on its content, so that settles it. Of more than
/// 256 readers inside each other the innermost have no content, and a ``ViewDiagnostic`` says so.
public struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    /// Makes the content from the room there is.
    public var content: (GeometryProxy) -> Content

    /// Content made from the room there is.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let content = content
        let node = lowering.geometryReader { proxy, lowering in
            lowering.add(lowering.environment.reading { content(proxy) })
        }
        lowering.add(node)
    }
}

/// What a ``GeometryReader`` tells its content.
public struct GeometryProxy {
    /// What the content has asked, to know when it has to be made anew.
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

    /// Nothing: a picture has no bars that cover it.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The frame of the reader in its own coordinates or in those of the picture.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: rect.size)
        case .global:
            reads.origin = true
            return rect
        }
    }
}

/// Whose coordinates are meant.
public enum CoordinateSpace: Hashable, Sendable {
    /// Those of the whole picture.
    case global
    /// Those of the view itself.
    case local
}
