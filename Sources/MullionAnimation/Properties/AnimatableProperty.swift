import MullionGeometry

/// A value with the animations that run on it: what it is, and what is shown of it.
///
/// What is shown is the model plus, for every running animation, (from − to) · (1 − f), where f is how far that
/// animation is. So an animation that begins while others run moves nothing at that moment, neither the value nor its
/// velocity.
///
/// An object keeps one for each animatable property, and writes through ``set(_:of:at:)``:
///
///     final class Knob {
///         private var storedAngle = AnimatableProperty(Angle.zero)
///
///         var angle: Angle {
///             get { storedAngle.model }
///             set { storedAngle.set(newValue, of: self, at: \.storedAngle) }
///         }
///         var shownAngle: Angle { storedAngle.presentation }
///     }
///
/// Without animations it is the value and one pointer, and nothing is allocated.
///
/// Source: the additive animations of Core Animation, which UIKit has used since iOS 8.
public struct AnimatableProperty<Value: Animatable> {
    /// The value as it was set last. Setting it here is not animated, and leaves running animations as they are.
    public var model: Value

    // Usable from inline code as the initializer is, which is compiled where the type of the value is known.
    @usableFromInline private(set) var contributions: [Contribution] = []

    @usableFromInline struct Contribution {
        let block: AnimationBlock
        /// The index of its track in the block.
        let track: Int
        /// from − to.
        var offset: Value.AnimatableData
    }

    /// Creates a property without animations.
    @inlinable
    public init(_ model: Value) { self.model = model }

    /// Whether an animation that has not ended contributes to what is shown.
    public var isAnimating: Bool { !contributions.isEmpty }

    /// The value that is shown at the time of the latest tick.
    ///
    /// - Complexity: O(n) for n animations of this property.
    public var presentation: Value {
        guard isAnimating else { return model }
        var shown = model
        for contribution in contributions {
            shown.animatableData += Self.scaled(contribution.offset, by: .one - contribution.block.fraction)
        }
        return shown
    }

    /// Sets the model, and animates the change if this happens inside of an animation block.
    ///
    /// The animation goes from the model, which is what is shown unless others run, to the new value. A change by
    /// nothing is not animated, nor is one that is too large for its square to be a finite number.
    ///
    /// A pass that writes many properties may ask ``AnimationContext/isAnimating`` once, and set ``model`` itself if it
    /// is false.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - owner: The object that has this property. Animations do not keep it alive.
    ///   - path: Where the owner has this property; it must be this one.
    /// - Complexity: O(1) outside of animation blocks, else O(n) for n animations of this property.
    public mutating func set<Owner: AnyObject>(
        _ value: Value, of owner: @autoclosure () -> Owner,
        at path: @autoclosure () -> ReferenceWritableKeyPath<Owner, AnimatableProperty>
    ) {
        let before = model
        model = value
        guard let block = AnimationContext.block else { return }
        let offset = before.animatableData - value.animatableData
        let size = offset.magnitudeSquared
        guard size > 0, size.isFinite else { return }
        if let index = contributions.lastIndex(where: { $0.block === block }) {
            contributions[index].offset += offset
            block.tracks[contributions[index].track].extend(to: value, offset: offset)
        } else {
            let track = PropertyTrack(owner: owner(), path: path(), from: before, to: value, offset: offset)
            contributions.append(Contribution(block: block, track: block.add(track), offset: offset))
        }
    }

    /// Takes a block away.
    fileprivate mutating func remove(_ block: AnimationBlock) { contributions.removeAll { $0.block === block } }

    /// An offset times a factor, which may differ by axis for values of two lengths.
    fileprivate static func scaled(_ offset: Value.AnimatableData, by factor: SIMD2<Double>) -> Value.AnimatableData {
        if factor.x != factor.y, var pair = offset as? AnimatablePair<CGFloat, CGFloat> {
            pair.first.scale(by: factor.x)
            pair.second.scale(by: factor.y)
            if let scaled = pair as? Value.AnimatableData { return scaled }
        }
        var scaled = offset
        scaled.scale(by: factor.x)
        return scaled
    }
}

/// The part that a property has in a block.
private final class PropertyTrack<Owner: AnyObject, Value: Animatable>: AnimationTrack {
    private weak var owner: Owner?
    private let path: ReferenceWritableKeyPath<Owner, AnimatableProperty<Value>>
    private let from: Value
    private var to: Value
    private var offset: Value.AnimatableData
    /// What this track has made the model, and at which fraction.
    private var written: Value
    private var writtenFraction = SIMD2<Double>.one

    init(
        owner: Owner, path: ReferenceWritableKeyPath<Owner, AnimatableProperty<Value>>, from: Value, to: Value,
        offset: Value.AnimatableData
    ) {
        self.owner = owner
        self.path = path
        self.from = from
        self.to = to
        self.offset = offset
        written = to
    }

    override func extend<Other: Animatable>(to value: Other, offset: Other.AnimatableData) {
        guard let value = value as? Value, let offset = offset as? Value.AnimatableData else { return }
        to = value
        written = value
        self.offset += offset
    }

    override func finish(in block: AnimationBlock) {
        guard let owner else { return }
        owner[keyPath: path].remove(block)
        let fraction = block.fraction
        guard fraction != writtenFraction else { return }
        var model = owner[keyPath: path].model
        let isUntouched = model.animatableData == written.animatableData
        if isUntouched, fraction == .zero {
            model = from
        } else if isUntouched, fraction == .one {
            model = to
        } else {
            // If others have changed the model meanwhile, their change stays.
            model.animatableData += AnimatableProperty<Value>.scaled(offset, by: writtenFraction - fraction)
        }
        owner[keyPath: path].model = model
        written = model
        writtenFraction = fraction
    }
}
