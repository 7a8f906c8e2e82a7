// Mail of a harbour office in a terminal, laid out by Mullion.
//
//     swift run mail

import Foundation
import MullionRender
import TerminalKit

@main
@MainActor
enum Mail {
    static func main() {
        let environment = ProcessInfo.processInfo.environment
        let colors: TerminalRenderer.Colors =
            environment["NO_COLOR"]?.isEmpty == false
            ? .none : environment["COLORTERM"] == "truecolor" ? .trueColor : .palette256
        #if !os(Windows)
        if let session = TerminalSession() {
            defer { session.end() }
            return MailProgram(hasColors: colors != .none).run(on: session, colors: colors)
        }
        #endif
        // Without a terminal, one picture.
        let program = MailProgram(hasColors: false)
        let painter = program.window.draw()
        var renderer = TerminalRenderer(colors: .none)
        renderer.cellSize = CGSize(width: 1, height: 1)
        print(renderer.render(painter.list, size: program.window.size).output, terminator: "")
    }
}
