#if Cairo
import CCairo
import Foundation

/// The functions of librsvg, looked up at run time, so that a build does not need it.
struct SVGLibrary: @unchecked Sendable {
    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

    /// `rsvg_handle_new_from_data`
    let read: @convention(c) (UnsafePointer<UInt8>?, UInt, Failure) -> UnsafeMutableRawPointer?
    /// `rsvg_handle_render_document`; the rectangle is x, y, width and height.
    let draw: @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafeRawPointer, Failure) -> Int32

    /// The version, such as "2.54.7"; empty if the library is too old to have one.
    let version: String

    /// The library; nil if it is not installed.
    static let shared: SVGLibrary? = {
        let files = ["librsvg-2.so.2", "librsvg-2.2.dylib", "librsvg-2-2.dll"]
        guard let library = files.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
            let read = dlsym(library, "rsvg_handle_new_from_data"),
            let draw = dlsym(library, "rsvg_handle_render_document")
        else { return nil }
        // Variables of the library since version 2.52.
        let names = ["rsvg_major_version", "rsvg_minor_version", "rsvg_micro_version"]
        let numbers = names.compactMap { (name: String) in
            dlsym(library, name).map { String($0.load(as: UInt32.self)) }
        }
        return SVGLibrary(
            read: unsafeBitCast(
                read, to: (@convention(c) (UnsafePointer<UInt8>?, UInt, Failure) -> UnsafeMutableRawPointer?).self),
            draw: unsafeBitCast(
                draw,
                to: (@convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafeRawPointer, Failure) -> Int32).self),
            version: numbers.joined(separator: "."))
    }()
}
#endif
