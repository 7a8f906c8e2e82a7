import Foundation
import Mullion

/// Shows a large collection in the terminal; without a terminal, prints one frame.
func demonstrateCollection(_ layout: DemoLayout = .album, color: ColorChoice, console: Console) -> CommandStatus {
    let demo = CollectionDemo(layout, colors: color.colors(console, isStandardOutput: true))
    #if !os(Windows)
    if console.isOutputTerminal, let session = TerminalSession() {
        defer { session.end() }
        run(demo, on: session)
        return .done
    }
    #endif
    do throws(CommandError) {
        try write(demo.frame(columns: 80, rows: 24) + "\n", to: "-", console)
        console.note("This is one frame; in a terminal, the arrow keys scroll.")
        return .done
    } catch {
        console.note(error.text)
        return error.status
    }
}

#if !os(Windows)
/// Draws a frame after each key, change of the terminal's size, and step of the header's return.
private func run(_ demo: CollectionDemo, on session: TerminalSession) {
    var keys = KeyReader()
    var shown = session.size
    session.show(demo.frame(columns: shown.columns, rows: shown.rows))
    while let bytes = session.read(waiting: demo.isPulled ? 40 : 200) {
        let steps = keys.steps(adding: bytes, isComplete: bytes.isEmpty)
        let isSettling = bytes.isEmpty && demo.isPulled
        if isSettling { demo.settle() }
        for step in steps where !demo.carryOut(step) { return }
        if steps.contains(.suspend) { session.suspend() }
        let size = session.size
        guard session.isResumed() || !steps.isEmpty || isSettling || size != shown else { continue }
        shown = size
        session.show(demo.frame(columns: size.columns, rows: size.rows))
    }
}
#endif
