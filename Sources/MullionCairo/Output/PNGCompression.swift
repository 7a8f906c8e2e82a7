#if Cairo
/// The effort to reduce the size of a PNG file. The pixels are the same.
public enum PNGCompression: String, CaseIterable, Hashable, Sendable {
    /// About eight times faster; pictures are usually at most a third larger, and gradients up to twice as large.
    case fast
    /// Cairo's compression: lines predicted from those above, and packed at the usual level.
    case best
}
#endif
