import MullionGeometry

/// The changes that one closure made, which are animated together.
final class AnimationBlock {
    /// How far it is, for values of one length (the first) and of two; 0 = all values as before, 1 = as they were set.
    var fraction = SIMD2<Double>.zero

    /// One for each property that changed.
    private(set) var tracks: [AnimationTrack] = []

    func add(_ track: AnimationTrack) -> Int {
        tracks.append(track)
        return tracks.count - 1
    }

    /// Makes what is shown at a fraction the model of every property, and takes the block away from them.
    func finish(at fraction: SIMD2<Double>) {
        self.fraction = fraction
        for track in tracks { track.finish(in: self) }
    }
}

/// One property's part of a block.
class AnimationTrack {
    /// Makes what is shown at the block's fraction the property's model, and takes the block away from it.
    func finish(in block: AnimationBlock) {}

    /// Notes a further change in the same block.
    func extend<Value: Animatable>(to value: Value, offset: Value.AnimatableData) {}
}
