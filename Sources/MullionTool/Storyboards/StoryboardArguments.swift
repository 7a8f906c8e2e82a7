import ArgumentParser
import Mullion
import MullionStoryboards

/// The options that concern documents of Interface Builder only.
struct StoryboardArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Interface Builder: the device, as documents name it, such as retina6_1; the document's own if it is not given.",
            valueName: "device"))
    var device: String?

    @Option(help: ArgumentHelp("Interface Builder: how the device is held.", valueName: "way"))
    var orientation: Orientation?

    @Option(
        help: ArgumentHelp(
            "Interface Builder: the size of the views of controllers in points, such as 375x667, instead of the device's.",
            valueName: "size"))
    var size: PointSize?

    @Option(
        help: ArgumentHelp(
            "Interface Builder: the size classes of width and height, such as compact,regular, instead of the device's.",
            valueName: "classes"))
    var sizeClass: SizeClasses?

    @Flag(help: "Interface Builder: lay out from right to left.")
    var rtl = false

    @Option(
        help: ArgumentHelp("Interface Builder: the size of text that the reader has chosen.", valueName: "step"))
    var dynamicType = ContentSizeCategory.large

    @Option(help: ArgumentHelp("Interface Builder: only the scene of this name or identity.", valueName: "name"))
    var scene: String?

    func validate() throws {
        guard let device, StoryboardDevice.named(device) == nil else { return }
        let known = StoryboardDevice.all.map(\.id)
        throw ValidationError(
            "There is no device \"\(device)\"; there are \(known.joined(separator: ", ")).")
    }

    /// The options that were given.
    var given: [String] {
        [
            ("--device", device != nil), ("--orientation", orientation != nil), ("--size", size != nil),
            ("--size-class", sizeClass != nil), ("--rtl", rtl), ("--dynamic-type", dynamicType != .large),
            ("--scene", scene != nil),
        ].filter(\.1).map(\.0)
    }

    /// The request for a document.
    func request(for input: String, _ fonts: FontArguments) -> StoryboardRequest {
        StoryboardRequest(
            input: input,
            setting: StoryboardSetting(
                device: device.flatMap { StoryboardDevice.named($0) },
                isLandscape: orientation.map { $0 == .landscape },
                size: size?.size, traits: sizeClass?.traits ?? StoryboardTraits(),
                direction: rtl ? .rightToLeft : .leftToRight, textSize: dynamicType),
            scene: scene, fonts: fonts.library)
    }
}

extension ContentSizeCategory: ExpressibleByArgument {}

/// How a device is held.
enum Orientation: String, CaseIterable, ExpressibleByArgument {
    case portrait, landscape
}

/// A size as it is written in an argument: "375x667".
struct PointSize: ExpressibleByArgument {
    var size: CGSize

    init?(argument: String) {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else { return nil }
        size = CGSize(width: sides[0], height: sides[1])
    }
}

/// Size classes as they are written in an argument: "compact,regular".
struct SizeClasses: ExpressibleByArgument {
    var traits: StoryboardTraits

    init?(argument: String) {
        let classes = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { StoryboardTraits.SizeClass(rawValue: String($0)) }
        guard classes.count == 2, let width = classes[0], let height = classes[1] else { return nil }
        traits = StoryboardTraits(width: width, height: height)
    }
}
