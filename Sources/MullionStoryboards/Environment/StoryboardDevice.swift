import MullionAutoLayout
import MullionGeometry

/// A device that documents are edited for.
public struct StoryboardDevice: Hashable, Sendable {
    /// The name in documents, such as "retina6_1".
    public var id: String
    /// The portrait size in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The bottom safe area in portrait, without bars.
    public var safeBottom: CGFloat

    /// Whether the device is a tablet.
    public var isTablet: Bool { id.hasPrefix("ipad") }

    /// All devices, sorted by size.
    public static let all: [StoryboardDevice] = [
        device("retina3_5", 320, 480, 2), device("retina4_0", 320, 568, 2), device("retina4_7", 375, 667, 2),
        device("retina5_5", 414, 736, 3), device("retina5_9", 375, 812, 3, 34), device("retina6_1", 414, 896, 2, 34),
        device("retina6_5", 414, 896, 3, 34), device("retina6_0", 390, 844, 3, 34),
        device("retina6_7", 428, 926, 3, 34), device("retina6_12", 393, 852, 3, 34),
        device("retina6_3", 402, 874, 3, 34), device("retina6_72", 430, 932, 3, 34),
        device("ipad9_7", 768, 1024, 2), device("ipad10_5", 834, 1112, 2),
        device("ipad11_0rounded", 834, 1194, 2, 20), device("ipad12_9", 1024, 1366, 2),
        device("ipad12_9rounded", 1024, 1366, 2, 20),
    ]

    /// The square screen of documents without a device.
    public static let any = device("", 600, 600, 1)

    /// Returns the device with a name: one of documents, such as "retina6_12", or the name of a model, such as
    /// "iPhone 15"; nil if it is unknown. The case of letters, and spaces and points in names of models, do not matter.
    public static func named(_ name: String) -> StoryboardDevice? {
        if let device = all.first(where: { $0.id == name }) { return device }
        let plain = Self.plain(name)
        return all.first { $0.models.contains { Self.plain($0) == plain } }
    }

    private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// The models with the device's screen.
    public var models: [String] { Self.models[id] ?? [] }

    /// All devices with a model each, for messages.
    package static let list = all.map { device in
        device.id + (device.models.last.map { " (\($0))" } ?? "")
    }.joined(separator: ", ")

    /// The last model is the one in messages. From the sizes in points that Apple publishes.
    private static let models: [String: [String]] = [
        "retina3_5": ["iPhone 4", "iPhone 4s"], "retina4_0": ["iPhone 5", "iPhone 5c", "iPhone 5s"],
        "retina4_7": ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE"],
        "retina5_5": ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
        "retina5_9": ["iPhone X", "iPhone XS", "iPhone 12 mini", "iPhone 13 mini", "iPhone 11 Pro"],
        "retina6_1": ["iPhone XR", "iPhone 11"], "retina6_5": ["iPhone XS Max", "iPhone 11 Pro Max"],
        "retina6_0": ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 16e", "iPhone 14"],
        "retina6_7": ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
        "retina6_12": ["iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16", "iPhone 15"],
        "retina6_3": ["iPhone 17", "iPhone 17 Pro", "iPhone 16 Pro"],
        "retina6_72": ["iPhone 14 Pro Max", "iPhone 15 Pro Max", "iPhone 16 Plus", "iPhone 15 Plus"],
        "ipad9_7": ["iPad Air", "iPad mini", "iPad Pro 9.7", "iPad"], "ipad10_5": ["iPad Pro 10.5"],
        "ipad11_0rounded": ["iPad Pro 11"], "ipad12_9rounded": ["iPad Pro 13", "iPad Pro 12.9"],
    ]

    private static func device(
        _ id: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ bottom: CGFloat = 0
    ) -> StoryboardDevice {
        StoryboardDevice(id: id, size: CGSize(width: width, height: height), scale: scale, safeBottom: bottom)
    }

    /// Returns the top safe area in portrait, without bars, as a version of Interface Builder stores it.
    public func safeTop(toolsVersion: Double) -> CGFloat {
        if let tops = StoredVersions.safeTops[id] { return tops.last { $0.from <= toolsVersion }?.top ?? 20 }
        let isSmallPhone = !isTablet && safeBottom == 0
        return isSmallPhone && StoredVersions.withoutSmallStatusBar.contains(toolsVersion) ? 0 : 20
    }

    /// Returns the size in an orientation, in points.
    public func screen(isLandscape: Bool) -> CGSize {
        isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// Returns the safe area without bars in an orientation, as a version of Interface Builder stores it.
    ///
    /// In landscape, a phone with rounded corners has its top inset on both sides, and 21 points at the
    /// bottom. A phone with a home button has no insets, because its status bar is hidden.
    public func safeArea(isLandscape: Bool, toolsVersion: Double) -> PhysicalEdgeInsets {
        let top = safeTop(toolsVersion: toolsVersion)
        guard isLandscape, !isTablet, size.width != size.height else {
            return PhysicalEdgeInsets(top: top, bottom: safeBottom)
        }
        return safeBottom > 0 ? PhysicalEdgeInsets(left: top, bottom: 21, right: top) : .zero
    }

    /// Returns the size classes of the device.
    public func traits(isLandscape: Bool) -> StoryboardTraits {
        if isTablet { return StoryboardTraits(width: .regular, height: .regular) }
        guard isLandscape else { return StoryboardTraits(width: .compact, height: .regular) }
        // Larger phones have regular width in landscape.
        return StoryboardTraits(width: size.width >= 414 ? .regular : .compact, height: .compact)
    }
}

extension StoryboardDocument {
    /// The size classes of the document's device; none without a device.
    public var traits: StoryboardTraits {
        device.flatMap { StoryboardDevice.named($0) }?.traits(isLandscape: isLandscape) ?? StoryboardTraits()
    }
}
