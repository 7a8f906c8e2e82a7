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
    var shell: CompletionShell

    func run() throws { try Console.process.write(MullionTool.completionScript(for: shell) + "\n") }
}

extension CompletionShell: @retroactive ExpressibleByArgument {}
