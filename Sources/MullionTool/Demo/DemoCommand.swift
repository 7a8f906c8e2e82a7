import ArgumentParser
import Mullion

struct DemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo", abstract: "Run a demo in the terminal.", subcommands: [CollectionDemoCommand.self])
}

struct CollectionDemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collection",
        abstract: "Scroll a collection of a million elements.",
        discussion: """
            Layouts: an album of a million pictures with a stretchy header and pinned months; shelves that scroll sideways; a wall of \
            tiles; a spreadsheet of a million rows and a thousand columns; an outline of a million files whose folders stay visible.

            Keys: arrows or j and k scroll by a row; page up and page down or b and space scroll by a window; home and end or g \
            and G scroll to the beginning and the end; a changes the alignment of lines; control-Z suspends; q quits. Scrolling beyond the \
            beginning stretches the header. Without a terminal, the demo prints one frame.
            """)

    @Option(help: ArgumentHelp("Layout to show.", valueName: "name"))
    var layout = DemoLayout.album

    @Option(help: ArgumentHelp("Use colors; auto uses them on a terminal.", valueName: "when"))
    var color = ColorChoice.auto

    func run() throws { throw ExitCode(demonstrateCollection(layout, color: color, console: .process).rawValue) }
}
