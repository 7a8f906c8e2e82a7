import MullionGeometry
import MullionLayout

/// What a node is, told so that it can be compared: a node whose style stays equal is not measured again.
///
/// The cases have the names, defaults and meaning of the factories of `NodeKind`.
package indirect enum NodeStyle: Equatable {
    // Leaves.
    case color
    case fixed(CGSize)
    case spacer(minLength: CGFloat?)
    case divider
    case text(StyledText)
    case image(size: CGSize, isResizable: Bool)
    case hosted(HostedLeafStyle)

    // Containers.
    case hStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
    case vStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
    case zStack(alignment: Alignment = .center)
    case geometryReader
    case viewThatFits(in: Axis.Set)
    case overlay(alignment: Alignment)
    case background(alignment: Alignment)
    case verticalInset(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?)
    case horizontalInset(edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?)
    case layout(LayoutStyle)
    /// A layout whose children are made for what is seen of them.
    case lazyLayout(LayoutStyle)
    /// A stack of what stands for the hidden items of an overflow stack along an axis.
    case overflowIndicator(Axis)

    // Modifiers.
    case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center)
    case flexibleFrame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case padding(EdgeInsets)
    case aspectRatio(CGFloat?, contentMode: ContentMode)
    case offset(x: CGFloat, y: CGFloat)
    case position(x: CGFloat, y: CGFloat)
    case layoutPriority(Double)
    case alignmentGuide(GuideStyle)
    case layoutDirection(LayoutDirection)
    case scrollView(Axis.Set)
    /// A node that only carries effects of drawing, and lays its child out as if it were not there.
    case transparent

    /// How many children a node takes. A node can change its style without losing them as long as this stays the same.
    enum Arity {
        case leaf, single, many
        /// As many as the content has that is made for its size.
        case reader
    }

    var arity: Arity {
        switch self {
        case .color, .fixed, .spacer, .divider, .text, .image, .hosted: .leaf
        case .hStack, .vStack, .zStack, .viewThatFits, .overlay, .background, .verticalInset, .horizontalInset, .layout:
            .many
        case .geometryReader, .overflowIndicator, .lazyLayout: .reader
        case .frame, .flexibleFrame, .fixedSize, .padding, .aspectRatio, .offset, .position, .layoutPriority,
            .alignmentGuide, .layoutDirection, .scrollView, .transparent:
            .single
        }
    }

    /// The node kind, but for leaves that measure themselves.
    var kind: NodeKind {
        switch self {
        case .color: .color
        case .fixed(let size): .fixed(size)
        case .spacer(let minLength): .spacer(minLength: minLength)
        case .divider: .divider
        case .text: preconditionFailure("a text brings its own measure")
        case .hosted(let style): .leaf(style.leaf.measure)
        case .image(let size, let isResizable):
            isResizable
                ? .flexible(min: .zero, ideal: size, max: CGSize(width: CGFloat.infinity, height: .infinity))
                : .fixed(size)
        case .hStack(let alignment, let spacing): .hStack(alignment: alignment, spacing: spacing)
        case .vStack(let alignment, let spacing): .vStack(alignment: alignment, spacing: spacing)
        case .zStack(let alignment): .zStack(alignment: alignment)
        case .geometryReader: .geometryReader
        case .viewThatFits(let axes): .viewThatFits(in: axes)
        case .overlay(let alignment): .overlay(alignment: alignment)
        case .background(let alignment): .background(alignment: alignment)
        case .verticalInset(let edge, let alignment, let spacing):
            .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing)
        case .horizontalInset(let edge, let alignment, let spacing):
            .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing)
        case .layout(let layout), .lazyLayout(let layout): layout.kind
        case .overflowIndicator(let axis): axis == .horizontal ? .hStack() : .vStack()
        case .frame(let width, let height, let alignment): .frame(width: width, height: height, alignment: alignment)
        case .flexibleFrame(
            let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight, let alignment):
            .flexibleFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
        case .fixedSize(let horizontal, let vertical): .fixedSize(horizontal: horizontal, vertical: vertical)
        case .padding(let insets): .padding(insets)
        case .aspectRatio(let ratio, let mode): .aspectRatio(ratio, contentMode: mode)
        case .offset(let x, let y): .offset(x: x, y: y)
        case .position(let x, let y): .position(x: x, y: y)
        case .layoutPriority(let priority): .layoutPriority(priority)
        case .alignmentGuide(let guide): guide.kind
        case .layoutDirection(let direction): .layoutDirection(direction)
        case .scrollView(let axes): .scrollView(axes)
        case .transparent: .padding(EdgeInsets())
        }
    }
}

/// A custom layout, comparable.
///
/// Layouts are the same if they are equal, for types that can say so, or if they are the same plain bytes. Any other
/// layout counts as changed whenever it is written again.
package class LayoutStyle: Equatable {
    var kind: NodeKind { preconditionFailure("abstract") }
    func isSame(as other: LayoutStyle) -> Bool { false }

    package static func == (a: LayoutStyle, b: LayoutStyle) -> Bool { a === b || a.isSame(as: b) }
}

package final class ConcreteLayoutStyle<L: Layout>: LayoutStyle {
    private let layout: L

    package init(_ layout: L) { self.layout = layout }

    override var kind: NodeKind { .layout(layout) }

    override func isSame(as other: LayoutStyle) -> Bool {
        guard let other = other as? ConcreteLayoutStyle<L> else { return false }
        return isSameValue(layout, other.layout)
    }
}

/// An alignment guide. The function cannot be compared, so a guide that is written again counts as changed; that costs
/// the question what the guide is now.
package final class GuideStyle: Equatable {
    let kind: NodeKind

    init(_ kind: NodeKind) { self.kind = kind }

    package static func == (a: GuideStyle, b: GuideStyle) -> Bool { a === b }
}

/// Whether two values are certainly the same: equal where the type can tell, else the same plain bytes.
package func isSameValue<T>(_ a: T, _ b: T) -> Bool {
    if MemoryLayout<T>.size == 0 { return true }
    if let a = a as? any Equatable { return isEqual(a, b) }
    guard _isPOD(T.self) else { return false }
    return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
}

private func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool { (b as? E) == a }
