#if Cairo
/// The effort to reduce the size of a PNG file. The pixels are the same.
public enum PNGCompression: String, CaseIterable, Hashable, Sendable {
    /// About six times faster; pictures are usually at most a third larger, and plain gradients several times.
    case fast
    /// Cairo's compression: lines predicted from those above, and packed at the usual level.
    case best
}
#endif
