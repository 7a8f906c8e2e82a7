import Mullion
import Testing

@testable import MullionTool

@Suite struct ColorTests {
    private func drawn(
        _ color: ColorChoice = .auto, isTerminal: Bool = true, environment: [String: String] = ["TERM": "xterm"]
    ) -> String {
        let recorder = Recorder()
        recorder.isOutputTerminal = isTerminal
        recorder.environment = environment
        recorder.input =
            #"{"version": 1, "root": {"kind": "color", "color": "red", "modifiers": [{"frame": {"width": 40, "height": 32}}]}}"#
        let status = render(DocumentRequest(input: "-"), to: "-", as: .txt, color: color, console: recorder.console)
        #expect(status == .done)
        return recorder.output
    }

    @Test("Text has colours on a terminal, as many as it says it has")
    func terminal() {
        #expect(drawn().contains("\u{1B}[38;5;") || drawn().contains("\u{1B}[48;5;"))
        #expect(drawn(environment: ["TERM": "xterm", "COLORTERM": "truecolor"]).contains("8;2;255;0;0m"))
    }

    @Test("Text is plain elsewhere, on a terminal without colours, and where NO_COLOR is set")
    func plain() {
        for text in [
            drawn(isTerminal: false), drawn(environment: ["TERM": "dumb"]),
            drawn(environment: ["TERM": "xterm", "NO_COLOR": "1"]), drawn(.never),
        ] {
            #expect(!text.isEmpty && !text.contains("\u{1B}"))
        }
        #expect(drawn(environment: ["TERM": "xterm", "NO_COLOR": ""]).contains("\u{1B}"))
    }

    @Test("--color always gives colours to files as well, --color auto does not")
    func files() throws {
        let folder = try TemporaryFolder()
        let input =
            #"{"version": 1, "root": {"kind": "color", "color": "red", "modifiers": [{"frame": {"width": 40, "height": 32}}]}}"#
        for color in ColorChoice.allCases {
            let recorder = Recorder()
            recorder.isOutputTerminal = true
            recorder.input = input
            _ = render(DocumentRequest(input: "-"), to: folder.path("a.txt"), color: color, console: recorder.console)
            let text = try String(contentsOfFile: folder.path("a.txt"), encoding: .utf8)
            #expect(text.contains("\u{1B}") == (color == .always))
        }
    }
}
