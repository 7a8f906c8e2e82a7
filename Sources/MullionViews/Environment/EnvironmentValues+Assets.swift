import Foundation
import MullionAssets
import MullionDrawing
import MullionGeometry

extension EnvironmentValues {
    private struct AssetCatalogsKey: EnvironmentKey {
        static var defaultValue: AssetCatalogs? { nil }
    }

    /// The catalogs in which `Color("name")`, `Image("name")`, and the keys of texts are looked up; nil for those below
    /// ``imageRoot``.
    ///
    /// Catalogs below ``imageRoot`` are listed once in a process. Set catalogs of your own, or a new value, to list
    /// them again.
    public var assetCatalogs: AssetCatalogs? {
        get { self[AssetCatalogsKey.self] }
        set { self[AssetCatalogsKey.self] = newValue }
    }

    /// The catalogs that are set, or those below the folder of images.
    private var catalogs: AssetCatalogs? {
        assetCatalogs ?? imageRoot.map { KnownCatalogs.shared.catalogs(in: $0, limits) }
    }

    /// The language in which texts are looked up in string catalogs, and the region whose formats numbers and dates
    /// have; the current one unless set.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? .current }
        set { self[LocaleKey.self] = newValue }
    }

    /// The locale that is set; nil if none is.
    var ownLocale: Locale? { self[LocaleKey.self] }

    private struct LocaleKey: EnvironmentKey {
        static var defaultValue: Locale? { nil }
    }

    /// A table of texts in the catalogs; nil if there is none.
    func stringTable(_ name: String) -> StringTable? { catalogs?.strings(name) }

    /// The image of a name in the catalogs; nil without catalogs.
    func catalogImage(_ name: String) -> Result<AssetCatalogs.Picture, AssetCatalogs.Refusal>? {
        catalogs?.picture(name, colorScheme == .dark ? .dark : .light)
    }

    /// The color of a name: that of ``namedColor``, then that of the catalogs.
    func assetColor(_ name: String) -> Color? {
        namedColor?(name, colorScheme) ?? catalogs?.color(name, colorScheme == .dark ? .dark : .light)
    }
}

/// The catalogs of each folder that views have used.
private final class KnownCatalogs: @unchecked Sendable {
    static let shared = KnownCatalogs()
    /// A folder, and those limits that catalogs follow.
    private struct Key: Hashable {
        var path: String
        var imagePixels: Int
        var assetBytes: Int
    }

    private let lock = NSLock()
    /// Used with the lock held.
    private var known: [Key: AssetCatalogs] = [:]

    func catalogs(in folder: URL, _ limits: Limits) -> AssetCatalogs {
        let key = Key(path: folder.path, imagePixels: limits.imagePixels, assetBytes: limits.assetBytes)
        return lock.withLock {
            if let catalogs = known[key] { return catalogs }
            let catalogs = AssetCatalogs(in: folder, limits: limits)
            // A program that draws from ever new folders keeps few of them.
            if known.count == 16 { known = [:] }
            known[key] = catalogs
            return catalogs
        }
    }
}
