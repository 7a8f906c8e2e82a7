import ArgumentParser

struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Print a completion script for a shell.",
        discussion: """
            Install the script where the shell looks for it:

              mullion completions bash > ~/.local/share/bash-completion/completions/mullion
              mullion completions zsh > ~/.zfunc/_mullion      (a folder of fpath)
              mullion completions fish > ~/.config/fish/completions/mullion.fish
            """)

    @Argument(help: "The shell.")
    var shell: Shell

    func run() throws { try Console.process.write(shell.script + "\n") }
}

/// A shell that completes the arguments of the tool.
enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish

    /// The script that completes every command and option of the tool.
    var script: String {
        switch self {
        case .bash: MullionTool.completionScript(for: .bash)
        case .zsh: MullionTool.completionScript(for: .zsh)
        case .fish: MullionTool.completionScript(for: .fish)
        }
    }
}
