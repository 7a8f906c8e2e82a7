import ArgumentParser
import MullionStoryboardChecks
import MullionStoryboards

/// The options of `mullion check` that apply only to storyboards and XIBs.
struct StoryboardCheckArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Storyboards: devices to check in addition to each document's own, comma-separated, or all.",
            discussion: "Devices: \(StoryboardDevice.list).", valueName: "devices"))
    var devices: String?

    @Option(
        help: ArgumentHelp(
            "Storyboards: orientation of devices (default: from each document).", valueName: "orientation"))
    var orientation: StoryboardCheckRun.Holding?

    @Option(
        help: ArgumentHelp(
            "Storyboards: a .strings or .xcstrings file, or a folder with some such as de.lproj: texts that must fit as well. Main.strings is for Main.storyboard and Main.xib. Can be repeated.",
            valueName: "path"))
    var strings: [String] = []

    @Flag(help: "Storyboards: report controls smaller than 44 × 44 points as notes.")
    var smallTargets = false

    @Flag(help: "Storyboards: report notes as well: what is often intentional, such as sample texts that do not fit.")
    var notes = false

    @Flag(help: "Storyboards: check right to left as well.")
    var rtl = false

    @Option(
        help: ArgumentHelp(
            "Storyboards: a content size category to check as well. Can be repeated.", valueName: "step"))
    var dynamicType: [StoryboardTextSize] = []

    func validate() throws {
        guard let devices, devices != "all" else { return }
        for name in devices.split(separator: ",", omittingEmptySubsequences: false)
        where StoryboardDevice.named(String(name)) == nil {
            throw ValidationError("Unknown device \"\(name)\"; devices are \(StoryboardDevice.list).")
        }
    }

    var check: StoryboardCheckRun {
        StoryboardCheckRun(
            devices: devices.flatMap { DeviceList(argument: $0) }?.devices ?? [], holding: orientation,
            strings: strings,
            checksRightToLeft: rtl, textSizes: dynamicType, reportsSmallTargets: smallTargets,
            reportsNotes: notes)
    }
}

extension StoryboardCheckRun.Holding: ExpressibleByArgument {}

/// A list of devices, such as "retina4_0,ipad9_7" or "all".
struct DeviceList {
    var devices: [StoryboardDevice]

    init?(argument: String) {
        if argument == "all" {
            devices = StoryboardDevice.all
            return
        }
        let names = argument.split(separator: ",", omittingEmptySubsequences: false)
        devices = names.compactMap { StoryboardDevice.named(String($0)) }
        guard devices.count == names.count else { return nil }
    }
}

extension CheckKind: ExpressibleByArgument {
    init?(argument: String) {
        guard let kind = Self.named(argument) else { return nil }
        self = kind
    }

    static var allValueStrings: [String] { all.map(\.name) }
}

extension CheckFormat: ExpressibleByArgument {}
