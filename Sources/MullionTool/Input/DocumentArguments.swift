import ArgumentParser
import Mullion
import MullionStoryboards

/// The document of a command that takes one document.
struct DocumentArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("The document to read; \"-\" for standard input.", valueName: "in"))
    var input: String

    @OptionGroup var layout: LayoutArguments

    @OptionGroup var storyboard: StoryboardArguments

    @OptionGroup var screenSize: ScreenSizeArguments

    @OptionGroup var diagnostics: DiagnosticArguments

    var console: Console { diagnostics.console }

    var request: DocumentRequest { layout.requests(for: [input])[0] }

    func validate() throws {
        let isStoryboard = StoryboardRequest.reads(input)
        let strange = isStoryboard ? layout.givenForJSON : storyboard.given + screenSize.given
        guard let option = strange.first else { return }
        throw ValidationError(
            isStoryboard
                ? "\(option) applies to JSON documents; \(input) is a storyboard or XIB. Use --device, --orientation, or --size."
                : "\(option) applies to .xib and .storyboard files; \(input) is neither.")
    }

    /// The request for a storyboard or XIB; nil for a JSON document.
    var storyboardRequest: StoryboardRequest? {
        guard StoryboardRequest.reads(input) else { return nil }
        var setting = storyboard.setting
        setting.size = screenSize.size?.size
        setting.traits = screenSize.sizeClass?.traits ?? StoryboardTraits()
        return StoryboardRequest(
            input: input, setting: setting, scene: storyboard.scene, fonts: layout.fonts.library,
            limits: layout.limits.given)
    }
}
