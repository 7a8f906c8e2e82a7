/// Shows the number of drawn pages on a terminal, a few times a second.
final class PageProgress {
    private let console: Console
    private let count: Int
    private var latest = ContinuousClock.now

    init(_ console: Console, count: Int) {
        self.console = console
        self.count = count
    }

    func show(_ number: Int) {
        let now = ContinuousClock.now
        guard console.isTerminal, now - latest > .milliseconds(100) else { return }
        latest = now
        console.showProgress(progressBar(Double(number) / Double(count)) + ", \(number) of \(count) pages")
    }

    func end() { console.showProgress(nil) }
}
