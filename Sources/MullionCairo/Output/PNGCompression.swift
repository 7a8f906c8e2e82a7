#if Cairo
/// The effort to reduce the size of a PNG file. The pixels are the same.
public enum PNGCompression: String, CaseIterable, Hashable, Sendable {
    /// About seven times faster, and usually at most a quarter larger.
    case fast
    /// Cairo's compression: lines predicted from those above, and packed at the usual level.
    case best
}
#endif
