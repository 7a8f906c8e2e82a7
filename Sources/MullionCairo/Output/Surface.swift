#if Cairo
import CCairo

/// A Cairo surface with its context, freed with it.
///
/// Cairo keeps its first failure, after which it draws nothing else; ``check()`` throws it.
final class Surface {
    let pointer: OpaquePointer
    let context: OpaquePointer
    /// What owns the memory of the pixels; nil for the surface itself.
    private let owner: AnyObject?

    /// Takes ownership of a surface, and keeps the owner of its memory.
    ///
    /// - Throws: ``CairoError/failed(status:)``.
    init(_ pointer: OpaquePointer, owner: AnyObject? = nil) throws(CairoError) {
        self.pointer = pointer
        self.owner = owner
        context = cairo_create(pointer)
        try check()
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(pointer)
    }

    /// Creates a transparent surface of pixels, four bytes each.
    static func pixels(width: Int, height: Int) throws(CairoError) -> Surface {
        try Surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    }

    /// - Throws: ``CairoError/failed(status:)`` if anything has failed.
    func check() throws(CairoError) {
        try Self.check(cairo_surface_status(pointer))
        try Self.check(cairo_status(context))
    }

    static func check(_ status: cairo_status_t) throws(CairoError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .failed(status: String(cString: cairo_status_to_string(status)))
    }
}

/// Bytes that Cairo writes in parts.
final class ByteSink {
    private(set) var bytes: [UInt8] = []

    /// Cairo's callback for each part, with the sink as its closure.
    static let write: cairo_write_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }

    /// The sink as Cairo's closure; the sink must outlive it.
    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
#endif
