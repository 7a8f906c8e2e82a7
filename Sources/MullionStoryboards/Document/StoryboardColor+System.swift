@_exported import MullionAssets
import MullionDrawing

/// Whether the system and its colors are light or dark.
public typealias StoryboardColorScheme = AssetAppearance

/// The images and colors of a program by name: those of its asset catalogs and of files next to its documents.
public typealias StoryboardAssets = AssetCatalogs

extension StoryboardColor {
    /// Returns a color of the system by its name in documents; nil for an unknown one.
    package static func systemColor(_ name: String, _ appearance: StoryboardColorScheme) -> Color? {
        SystemColors.color(name, appearance)
    }

    /// The colors of the system in light mode by their names in documents, as its human interface guidelines list them.
    package static var systemColors: [String: Color] { SystemColors.light }
}
