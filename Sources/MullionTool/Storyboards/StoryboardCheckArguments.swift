import ArgumentParser
import MullionStoryboardChecks
import MullionStoryboards

/// The options of `mullion check` that concern documents of Interface Builder only.
struct StoryboardCheckArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Interface Builder: devices to check beside each document's own, by their names with commas between, or all.",
            discussion: "There are \(StoryboardDevice.all.map(\.id).joined(separator: ", ")).", valueName: "devices"))
    var devices: DeviceList?

    @Option(
        help: ArgumentHelp(
            "Interface Builder: how devices are held, if not as each document says.", valueName: "way"))
    var orientation: StoryboardCheckRun.Holding?

    @Option(
        help: ArgumentHelp(
            "Interface Builder: a .strings or .xcstrings file, or a folder with some such as de.lproj: texts that must fit as well. Main.strings is for Main.storyboard and Main.xib. Can be repeated.",
            valueName: "path"))
    var strings: [String] = []

    @Flag(help: "Interface Builder: also tell controls smaller than 44 × 44 points, as notes.")
    var smallTargets = false

    var check: StoryboardCheckRun {
        StoryboardCheckRun(
            devices: devices?.devices ?? [], holding: orientation, strings: strings, tellsSmallTargets: smallTargets)
    }
}

extension StoryboardCheckRun.Holding: ExpressibleByArgument {}

/// Devices as they are written in an argument: "retina4_0,ipad9_7" or "all".
struct DeviceList: ExpressibleByArgument {
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
