/// The most that one request may ask of a worker.
public struct RenderLimits: Hashable, Sendable {
    /// The maximum number of elements of a document after repeats, and of the nodes that they make.
    public var nodes = 20_000
    /// The maximum number of pixels of a PNG file.
    public var pixels = 16_000_000
    /// The maximum number of bytes of a drawing.
    public var answerBytes = 16 << 20
    /// The maximum address space of a worker process in bytes; 0 for no limit.
    public var memory = 2 << 30

    /// Creates the default limits.
    public init() {}

    /// The limits as arguments of a worker process, in the order of ``init(arguments:)``.
    public var arguments: [String] { [nodes, pixels, answerBytes, memory].map(String.init) }

    /// Reads the arguments of a worker process; nil if they are not four numbers.
    public init?(arguments: some Collection<String>) {
        let numbers = arguments.compactMap { Int($0) }
        guard numbers.count == 4, arguments.count == 4 else { return nil }
        (nodes, pixels, answerBytes, memory) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
}
