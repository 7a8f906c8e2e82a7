import ArgumentParser
import Mullion
import MullionStoryboards

/// The options that apply only to storyboards and XIBs: the scene, and the environment.
struct StoryboardArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Storyboards: device, such as retina6_1 (default: from the document).", valueName: "device"))
    var device: String?

    @Option(help: ArgumentHelp("Storyboards: orientation of the device.", valueName: "orientation"))
    var orientation: Orientation?

    @Flag(help: "Storyboards: lay out right to left.")
    var rtl = false

    @Option(
        help: ArgumentHelp("Storyboards: content size category.", valueName: "step"))
    var dynamicType = StoryboardTextSize.large

    @Option(help: ArgumentHelp("Storyboards: only the scene with this name or ID.", valueName: "name"))
    var scene: String?

    func validate() throws {
        guard let device, StoryboardDevice.named(device) == nil else { return }
        throw ValidationError("Unknown device \"\(device)\"; devices are \(StoryboardDevice.list).")
    }

    var given: [String] {
        [
            ("--device", device != nil), ("--orientation", orientation != nil), ("--rtl", rtl),
            ("--dynamic-type", dynamicType != .large), ("--scene", scene != nil),
        ].filter(\.1).map(\.0)
    }

    var setting: StoryboardSetting {
        StoryboardSetting(
            device: device.flatMap { StoryboardDevice.named($0) }, isLandscape: orientation.map { $0 == .landscape },
            direction: rtl ? .rightToLeft : .leftToRight, textSize: dynamicType)
    }
}

/// The options that replace the size of a device.
struct ScreenSizeArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Storyboards: size of controllers' views in points, such as 375x667 (default: from the device).",
            valueName: "size"))
    var size: PointSize?

    @Option(
        help: ArgumentHelp(
            "Storyboards: size classes of width and height, such as compact,regular (default: from the device).",
            valueName: "classes"))
    var sizeClass: SizeClasses?

    var given: [String] { [("--size", size != nil), ("--size-class", sizeClass != nil)].filter(\.1).map(\.0) }
}

extension StoryboardTextSize: ExpressibleByArgument {}

enum Orientation: String, CaseIterable, ExpressibleByArgument {
    case portrait, landscape
}

/// A size argument, such as "375x667".
struct PointSize: ExpressibleByArgument {
    var size: CGSize

    init?(argument: String) {
        guard let size = CGSize(argument, sides: .leastNonzeroMagnitude...100_000) else { return nil }
        self.size = size
    }
}

extension CGSize {
    /// Creates a size of a text such as "375x667"; nil for other texts, and sides out of range.
    init?(_ text: String, sides range: ClosedRange<Double>) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard sides.count == 2, sides.allSatisfy(range.contains) else { return nil }
        self.init(width: sides[0], height: sides[1])
    }
}

/// A size class argument, such as "compact,regular".
struct SizeClasses: ExpressibleByArgument {
    var traits: StoryboardTraits

    init?(argument: String) {
        let classes = argument.split(separator: ",", omittingEmptySubsequences: false)
            .map { StoryboardTraits.SizeClass(rawValue: String($0)) }
        guard classes.count == 2, let width = classes[0], let height = classes[1] else { return nil }
        traits = StoryboardTraits(width: width, height: height)
    }
}
