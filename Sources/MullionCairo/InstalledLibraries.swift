#if Cairo
import CCairo

/// The versions of the libraries that draw, as loaded by the program.
public enum InstalledLibraries {
    /// The version of cairo, such as "1.16.0".
    public static var cairo: String { String(cString: cairo_version_string()) }

    /// The version of Pango, such as "1.50.12".
    public static var pango: String { String(cString: pango_version_string()) }

    /// The version of librsvg, such as "2.54.7"; nil if it is not installed. Images in SVG, JPEG, GIF, and WebP need
    /// it.
    public static var librsvg: String? { SVGLibrary.shared?.version }
}
#endif
