import MullionGeometry

/// The kind of a node: a leaf, a modifier of one child, or a container.
///
/// The factories have the names, defaults and meaning of SwiftUI's views and modifiers. Numbers that cannot be used
/// (NaN, or infinite or negative where that has no meaning) are repaired, and reported as a ``Diagnostic`` by the next
/// pass.
public struct NodeKind {
    // Six fields: the compiler copies a value of more as a whole, wherever one is made or handed on.
    private var header: NodeKindHeader
    /// What does not fit into numbers; a `RepairedStyle` around it, when `options` contain `repairedStyle`.
    var object: NodeObject?
    private var styleNumbers = SIMD2<CGFloat.NativeType>(repeating: .nan)
    private var minimums = SIMD2<CGFloat.NativeType>(repeating: .nan)
    private var ideals = SIMD2<CGFloat.NativeType>(repeating: .nan)
    private var maximums = SIMD2<CGFloat.NativeType>(repeating: .nan)

    init(_ kind: Kind) { header = NodeKindHeader(kind) }

    @inline(__always) var kind: Kind { header.kind }

    /// Built-in guides as codes; `object` holds custom guides.
    @inline(__always) var horizontalGuide: GuideCode {
        get { header.horizontalGuide }
        set { header.horizontalGuide = newValue }
    }
    @inline(__always) var verticalGuide: GuideCode {
        get { header.verticalGuide }
        set { header.verticalGuide = newValue }
    }

    /// Some of the flags in ``NodeFlags/style``.
    @inline(__always) var options: NodeFlags {
        get { header.options }
        set { header.options = newValue }
    }

    @inline(__always) var style: StyleNumbers {
        get { StyleNumbers(styleNumbers) }
        set { styleNumbers = newValue.pair }
    }

    /// Limits, insets, or the ranges of a leaf.
    @inline(__always) var limits: FrameLimits {
        get {
            FrameLimits(
                minWidth: CGFloat(minimums.x), idealWidth: CGFloat(ideals.x), maxWidth: CGFloat(maximums.x),
                minHeight: CGFloat(minimums.y), idealHeight: CGFloat(ideals.y), maxHeight: CGFloat(maximums.y))
        }
        set {
            minimums = SIMD2(newValue.minWidth.native, newValue.minHeight.native)
            ideals = SIMD2(newValue.idealWidth.native, newValue.idealHeight.native)
            maximums = SIMD2(newValue.maxWidth.native, newValue.maxHeight.native)
        }
    }
}

/// The small parts of a kind in one word, 16 bits each: kind, options, horizontal and vertical guide.
private struct NodeKindHeader: BitwiseCopyable, Equatable {
    private var bits: UInt64

    init(_ kind: Kind) {
        bits = UInt64(kind.rawValue)
        horizontalGuide = .horizontalCenter
        verticalGuide = .verticalCenter
    }

    // Every header is made from a kind.
    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits))! }

    var options: NodeFlags {
        get { NodeFlags(rawValue: UInt32(part(at: 16)) << 16) }
        set { setPart(UInt16(truncatingIfNeeded: newValue.rawValue >> 16), at: 16) }
    }

    var horizontalGuide: GuideCode {
        get { GuideCode(rawValue: part(at: 32)) }
        set { setPart(newValue.rawValue, at: 32) }
    }

    var verticalGuide: GuideCode {
        get { GuideCode(rawValue: part(at: 48)) }
        set { setPart(newValue.rawValue, at: 48) }
    }

    private func part(at shift: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: bits &>> shift) }

    private mutating func setPart(_ part: UInt16, at shift: UInt64) {
        bits = bits & ~(0xFFFF &<< shift) | UInt64(part) &<< shift
    }
}

extension NodeKind: Equatable {
    /// Returns whether nodes of both kinds are certain to have the same layout.
    ///
    /// The comparison covers numbers, alignments and repairs. Layouts are equal if their type is Equatable and they
    /// compare equal, or if they are the same plain bytes. The functions of measured leaves and alignment guides cannot
    /// be compared: such kinds are equal only as copies of each other.
    public static func == (a: NodeKind, b: NodeKind) -> Bool {
        a.header == b.header && a.style == b.style && a.limits == b.limits && a.object == b.object
    }
}

/// What was repaired in a style, which nearly always is nothing.
final class RepairedStyle: NodeObject {
    let object: NodeObject?
    var repairs: [Diagnostic.Kind] = []

    init(_ object: NodeObject?) { self.object = object }

    override func isSame(as other: NodeObject) -> Bool {
        guard let other = other as? RepairedStyle else { return false }
        return object == other.object && repairs == other.repairs
    }
}

// MARK: - Leaves

extension NodeKind {
    /// A leaf that takes the proposal on each side, 10 where it is unspecified: a color or shape.
    public static var color: NodeKind {
        var result = NodeKind(.color)
        result.limits = FrameLimits(
            minWidth: 0, idealWidth: 10, maxWidth: .infinity, minHeight: 0, idealHeight: 10, maxHeight: .infinity)
        return result
    }

    /// Returns a leaf of a fixed size, whatever is proposed.
    public static func fixed(_ size: CGSize) -> NodeKind {
        var result = NodeKind(.fixed)
        let width = result.length(size.width, "width", else: 0)
        let height = result.length(size.height, "height", else: 0)
        result.limits = FrameLimits(
            minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
            maxHeight: height)
        return result
    }

    /// Returns a leaf that takes the proposal clamped between `min` and `max`, and `ideal` where it is unspecified.
    /// Out-of-order values are raised.
    public static func flexible(min: CGSize, ideal: CGSize, max: CGSize) -> NodeKind {
        var result = NodeKind(.flexible)
        let width = result.ordered(min.width, ideal.width, max.width, "Width")
        let height = result.ordered(min.height, ideal.height, max.height, "Height")
        result.limits = FrameLimits(
            minWidth: width.0.isNaN ? 0 : width.0, idealWidth: width.1.isNaN ? 10 : width.1,
            maxWidth: width.2.isNaN ? .infinity : width.2, minHeight: height.0.isNaN ? 0 : height.0,
            idealHeight: height.1.isNaN ? 10 : height.1, maxHeight: height.2.isNaN ? .infinity : height.2)
        return result
    }

    /// Returns a leaf that is measured by a function, such as text, an image, or a control.
    public static func leaf(_ measure: LeafMeasure) -> NodeKind {
        var result = NodeKind(.measured)
        let box = measure.box
        result.object = box
        result.style.lineHeight = box.lineHeight
        if box.traits.contains(.heightIgnoresHeight) { result.options.insert(.heightIgnoresHeight) }
        if box.traits.contains(.maximumIsIdeal) { result.options.insert(.maximumIsIdeal) }
        return result
    }

    /// Returns a space that yields to all other children: at least `minLength` (default 8) long along the enclosing
    /// stack and 0 across it; outside stacks, it is flexible on both axes.
    public static func spacer(minLength: CGFloat? = nil) -> NodeKind {
        var result = NodeKind(.spacer)
        let minLength = minLength ?? 8
        result.style.minLength = result.length(minLength, "minLength", else: minLength < 0 ? 0 : 8)
        return result
    }

    /// A line, one point thick, across the enclosing stack: vertical in a horizontal stack, otherwise horizontal.
    public static var divider: NodeKind { NodeKind(.divider) }
}

// MARK: - Containers

extension NodeKind {
    /// Returns a container that arranges its children in a row. Without `spacing`, each pair's preferred gap is used, 8
    /// if there is none.
    public static func hStack(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) -> NodeKind {
        var result = NodeKind(.hstack)
        result.align(vertical: alignment.key)
        if let spacing { result.style.spacing = result.finite(spacing, "spacing", else: .nan) }
        return result
    }

    /// Returns a container that arranges its children in a column. Without `spacing`, each pair's preferred gap is
    /// used, 8 if there is none.
    public static func vStack(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) -> NodeKind {
        var result = NodeKind(.vstack)
        result.align(horizontal: alignment.key)
        if let spacing { result.style.spacing = result.finite(spacing, "spacing", else: .nan) }
        return result
    }

    /// Returns a container that layers its children, as large as the largest of the highest layout priority.
    public static func zStack(alignment: Alignment = .center) -> NodeKind {
        var result = NodeKind(.zstack)
        result.align(alignment)
        return result
    }

    /// A container that takes the proposal, 0 where it is unspecified. Its children are at the top leading corner, each
    /// with the container's size as its proposal.
    public static var geometryReader: NodeKind { NodeKind(.geometryReader) }

    /// Returns a container of the first child that fits the proposal on `axes`, measured with an unspecified length
    /// there, or else of the last one. The other children are not placed.
    public static func viewThatFits(in axes: Axis.Set = [.horizontal, .vertical]) -> NodeKind {
        var result = NodeKind(.viewThatFits)
        result.act(on: axes)
        return result
    }

    /// Returns a container with the size of its first child; further children are in front of it, with its size as
    /// their proposal, aligned guide to guide.
    public static func overlay(alignment: Alignment = .center) -> NodeKind {
        var result = NodeKind(.overlay)
        result.align(alignment)
        return result
    }

    /// Returns a container with the size of its first child; further children are behind it, with its size as their
    /// proposal, aligned guide to guide.
    public static func background(alignment: Alignment = .center) -> NodeKind {
        var result = NodeKind(.background)
        result.align(alignment)
        return result
    }

    /// Returns a container of content, the first child, and a bar at the top or bottom edge, the second child, which
    /// gets its length first.
    ///
    /// The bar's proposal is what the content's minimum and the gap leave; the content gets the rest.
    public static func safeAreaInset(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
    ) -> NodeKind {
        var result = vStack(alignment: alignment, spacing: spacing)
        result.options.formUnion(edge == .top ? [.inset, .insetFirst] : .inset)
        return result
    }

    /// Returns a container of content, the first child, and a bar at the leading or trailing edge, the second child.
    public static func safeAreaInset(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil
    ) -> NodeKind {
        var result = hStack(alignment: alignment, spacing: spacing)
        result.options.formUnion(edge == .leading ? [.inset, .insetFirst] : .inset)
        return result
    }

    /// Returns a container whose children a layout arranges. Built-in layouts become nodes of a built-in kind.
    public static func layout<L: Layout>(_ layout: L) -> NodeKind {
        if let stack = layout as? HStackLayout { return .hStack(alignment: stack.alignment, spacing: stack.spacing) }
        if let stack = layout as? VStackLayout { return .vStack(alignment: stack.alignment, spacing: stack.spacing) }
        if let stack = layout as? ZStackLayout { return .zStack(alignment: stack.alignment) }
        if let any = layout as? AnyLayout { return any.wrappedKind }
        if let separable = layout as? any SeparableLayout { return NodeKind.separable(separable) }
        var result = NodeKind(.custom)
        if let coupled = layout as? any CoupledLayout {
            result.object = coupledBox(coupled)
        } else {
            result.object = ConcreteLayoutBox(layout)
        }
        return result
    }

    private static func coupledBox<L: CoupledLayout>(_ layout: L) -> LayoutBox { CoupledLayoutBox(layout) }
}

extension NodeKind {
    /// Returns a container whose children a layout arranges that solves one axis at a time.
    public static func layout<L: SeparableLayout>(_ layout: L) -> NodeKind { separable(layout) }

    private static func separable<L: SeparableLayout>(_ layout: L) -> NodeKind {
        var result = NodeKind(.separableLayout)
        result.object = SeparableLayoutBox(layout)
        return result
    }
}

// MARK: - Modifiers

extension NodeKind {
    /// Returns a frame with a fixed width, height, or both; the child is aligned in it and may be larger.
    public static func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> NodeKind {
        var result = NodeKind(.frame)
        result.align(alignment)
        if let width { result.style.frameWidth = result.length(width, "width", else: .nan) }
        if let height { result.style.frameHeight = result.length(height, "height", else: .nan) }
        return result
    }

    /// Returns a frame with limits. Out-of-order limits are raised: the ideal to the minimum, the maximum to the ideal.
    public static func flexibleFrame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> NodeKind {
        var result = NodeKind(.flexibleFrame)
        result.align(alignment)
        let width = result.ordered(minWidth, idealWidth, maxWidth, "Width")
        let height = result.ordered(minHeight, idealHeight, maxHeight, "Height")
        result.limits = FrameLimits(
            minWidth: width.0, idealWidth: width.1, maxWidth: width.2, minHeight: height.0, idealHeight: height.1,
            maxHeight: height.2)
        return result
    }

    /// Returns a modifier that gives the child its ideal size on the chosen axes, whatever is proposed.
    public static func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> NodeKind {
        var result = NodeKind(.fixedSize)
        if horizontal { result.options.insert(.horizontal) }
        if vertical { result.options.insert(.vertical) }
        return result
    }

    /// Returns a modifier that adds space around the child. With negative insets, the child extends beyond the edges.
    public static func padding(_ insets: EdgeInsets) -> NodeKind {
        var result = NodeKind(.padding)
        let top = result.finite(insets.top, "top", else: 0)
        let leading = result.finite(insets.leading, "leading", else: 0)
        let bottom = result.finite(insets.bottom, "bottom", else: 0)
        let trailing = result.finite(insets.trailing, "trailing", else: 0)
        result.limits.insets = EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        result.style.horizontalInsets = leading + trailing
        result.style.verticalInsets = top + bottom
        return result
    }

    /// Returns a modifier that adds the same space, 16 points by default, on all edges of the child.
    public static func padding(_ length: CGFloat = 16) -> NodeKind {
        padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Proposes the child the largest (`fit`) or smallest (`fill`) size with a ratio of width to height, which is that
    /// of the child's ideal size if it is nil. The node has the size of the child.
    public static func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> NodeKind {
        var result = NodeKind(.aspectRatio)
        if let ratio {
            result.style.ratio = ratio.isFinite && ratio > 0 ? ratio : .nan
            if result.style.ratio.isNaN { result.note(.repairedStyle(name: "ratio", value: ratio, used: nil)) }
        }
        if contentMode == .fill { result.options.insert(.fillsRatio) }
        return result
    }

    /// Moves the child without affecting layout. Mirrored in a right-to-left environment.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> NodeKind {
        var result = NodeKind(.offset)
        result.style.x = result.finite(x, "x", else: 0)
        result.style.y = result.finite(y, "y", else: 0)
        return result
    }

    /// Takes the proposed size and puts the child's center at a point.
    public static func position(x: CGFloat = 0, y: CGFloat = 0) -> NodeKind {
        var result = NodeKind(.position)
        result.style.x = result.finite(x, "x", else: 0)
        result.style.y = result.finite(y, "y", else: 0)
        return result
    }

    /// Gives the child a priority among its siblings; the default is 0.
    public static func layoutPriority(_ value: Double) -> NodeKind {
        var result = NodeKind(.priority)
        if value.isNaN { result.note(.repairedStyle(name: "priority", value: CGFloat(value), used: 0)) }
        result.style.priority = value.isNaN ? 0 : CGFloat(value)
        return result
    }

    /// Sets a horizontal guide of the child, from its leading edge, computed from its dimensions.
    public static func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> NodeKind {
        var result = NodeKind(.guide)
        result.object = GuideBox(guide.key, compute: computeValue)
        return result
    }

    /// Sets a vertical guide of the child, from its top, computed from its dimensions.
    public static func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> NodeKind {
        var result = NodeKind(.guide)
        result.object = GuideBox(guide.key, compute: computeValue)
        return result
    }

    /// Lays the child out for a layout direction.
    public static func layoutDirection(_ direction: LayoutDirection) -> NodeKind {
        var result = NodeKind(.direction)
        if direction == .rightToLeft { result.options.insert(.rightToLeft) }
        return result
    }

    /// Proposes its content an unspecified length along `axes`, where it takes the length proposed to it.
    public static func scrollView(_ axes: Axis.Set = .vertical) -> NodeKind {
        var result = NodeKind(.scroll)
        result.act(on: axes)
        return result
    }
}

// MARK: - Repairing

extension NodeKind {
    private mutating func align(_ alignment: Alignment) {
        align(horizontal: alignment.horizontal.key, vertical: alignment.vertical.key)
    }

    private mutating func align(horizontal: AlignmentKey? = nil, vertical: AlignmentKey? = nil) {
        if let horizontal { horizontalGuide = GuideCode(builtin: horizontal) ?? .custom }
        if let vertical { verticalGuide = GuideCode(builtin: vertical) ?? .custom }
        if horizontalGuide == .custom || verticalGuide == .custom {
            object = AlignmentBox(
                horizontal: horizontalGuide == .custom ? horizontal : nil,
                vertical: verticalGuide == .custom ? vertical : nil)
        }
    }

    private mutating func act(on axes: Axis.Set) {
        if axes.contains(.horizontal) { options.insert(.horizontal) }
        if axes.contains(.vertical) { options.insert(.vertical) }
    }

    private mutating func note(_ repair: Diagnostic.Kind) {
        if options.insert(.repairedStyle).inserted { object = RepairedStyle(object) }
        unsafeDowncast(object!, to: RepairedStyle.self).repairs.append(repair)
    }

    /// A finite number, or another one after noting the repair.
    @inline(__always)
    private mutating func finite(_ value: CGFloat, _ name: StaticString, else other: CGFloat) -> CGFloat {
        value.isFinite ? value + 0 : replaced(value, name, by: other)
    }

    /// A finite number of at least 0, or another one after noting the repair.
    @inline(__always)
    private mutating func length(_ value: CGFloat, _ name: StaticString, else other: CGFloat) -> CGFloat {
        value >= 0 && value < .infinity ? value + 0 : replaced(value, name, by: other)
    }

    @inline(never)
    private mutating func replaced(_ value: CGFloat, _ name: StaticString, by other: CGFloat) -> CGFloat {
        note(.repairedStyle(name: "\(name)", value: value, used: nil))
        return other
    }

    /// Limits put in order (Layout rule 4.3), NaN where not given.
    private mutating func ordered(
        _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?, _ name: StaticString
    ) -> (CGFloat, CGFloat, CGFloat) {
        let low = given(low, floor: 0, "min", name, mayBeInfinite: false)
        let ideal = given(ideal, floor: low.isNaN ? 0 : low, "ideal", name, mayBeInfinite: true)
        let floor = !ideal.isNaN ? ideal : low.isNaN ? 0 : low
        return (low, ideal, given(high, floor: floor, "max", name, mayBeInfinite: true))
    }

    @inline(__always)
    private mutating func given(
        _ value: CGFloat?, floor: CGFloat, _ side: StaticString, _ name: StaticString, mayBeInfinite: Bool
    ) -> CGFloat {
        guard let value else { return .nan }
        if value >= floor, mayBeInfinite || value < .infinity { return value + 0 }
        return repaired(value, floor: floor, "\(side)\(name)")
    }

    @inline(never)
    private mutating func repaired(_ value: CGFloat, floor: CGFloat, _ name: String) -> CGFloat {
        let used = value < floor ? floor : nil
        note(.repairedStyle(name: name, value: value, used: used))
        return used ?? .nan
    }
}
