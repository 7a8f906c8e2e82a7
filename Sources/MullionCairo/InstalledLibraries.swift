#if Cairo
import CCairo

/// The libraries that draw, as they were found when the program began.
public enum InstalledLibraries {
    /// The version of cairo, such as "1.16.0".
    public static var cairo: String { String(cString: cairo_version_string()) }

    /// The version of Pango, such as "1.50.12".
    public static var pango: String { String(cString: pango_version_string()) }

    /// The version of librsvg, such as "2.54.7"; nil if it is not installed. Pictures in SVG, JPEG, GIF and WebP need
    /// it.
    public static var librsvg: String? { SVGLibrary.shared?.version }
}
#endif
