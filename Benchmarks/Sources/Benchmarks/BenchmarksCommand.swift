import ArgumentParser
import Foundation
import MullionLayout

@main
struct BenchmarksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Benchmarks",
        abstract: "Measures the layout engine on fixed trees.",
        discussion: """
            Times are CPU time, medians over the samples, in nanoseconds per logical node unless the column says \
            otherwise. "ok" stands behind a value that reaches its target, "2.1x" behind one that is that many times \
            the target. Benchmarks/README.md says what the columns and workloads are.
            """)

    @Option(help: "The workloads to run, separated by commas. Default: all of the list.")
    var only: String?

    @Option(name: .customLong("repeat"), help: "How many samples are taken of each workload, by turns.")
    var samples = 5

    @Flag(help: "Print JSON, with every sample.")
    var json = false

    @Flag(help: "Measure the constraint solver instead.")
    var constraints = false

    @Flag(help: "Measure cells of a list laid out by constraints instead.")
    var autoLayout = false

    @Flag(help: "Measure the layouts of trees instead.")
    var trees = false

    @Flag(help: "Measure layouts of collections instead.")
    var collections = false

    @Flag(help: "Measure how value views become nodes instead.")
    var views = false

    @Flag(help: "Lay out a tree of 10 million leaves and a collection of 100 million items instead.")
    var scale = false

    @Option(
        help: ArgumentHelp(
            "Print as JSON how fast the card in a folder is drawn as PNG and PDF; with the trait Cairo only.",
            valueName: "folder"))
    var cards: String?

    @Flag(help: "List the workloads.")
    var list = false

    @Option(help: ArgumentHelp("Print the frames of a workload as JSON instead of measuring.", valueName: "workload"))
    var frames: String?

    @Option(help: ArgumentHelp("Print the nodes of a workload as JSON instead of measuring.", valueName: "workload"))
    var tree: String?

    @Option(help: "How many frames to print at most.")
    var limit = Int.max

    @Option(
        help: ArgumentHelp(
            "Run one region once, to be put under an instruction counter.",
            discussion: """
                A workload and build, fresh, layout, relayout, unchanged, width, height or text: T3-layout. \
                Text and label, measure, cached, rewrap or layout: Text-label. Views-make and Views-row: 1,000 rows of views. \
                List-create and List-content: 200 cells by constraints.
                """,
            valueName: "region"))
    var once: String?

    @Option(
        help: ArgumentHelp(
            "Print a system of constraints, such as C1_100, as kiwi/driver.cpp reads it.", valueName: "name"))
    var problem: String?

    @Option(
        help: ArgumentHelp(
            "Solve the system of constraints in a file, and print what that cost as JSON.", valueName: "file"))
    var solve: String?

    @Option(
        help: ArgumentHelp(
            "Print a tree to be drawn as an s-expression: binary, balanced, any or chain and a number, such as binary-1000.",
            valueName: "name"))
    var treeText: String?

    @Option(help: "With --solve: how often the system is built.")
    var rounds = 5

    @Option(help: "With --once: how often a layout or relayout is made, for a sampling profiler.")
    var times = 1

    func validate() throws {
        guard samples > 0 else { throw ValidationError("--repeat needs a positive number") }
    }

    func run() throws {
        if list { return printList() }
        if autoLayout { return try autoLayoutReport().run() }
        if collections { return CollectionReport(samples: samples).run() }
        if constraints { return try ConstraintReport(samples: samples).run() }
        if scale { return ScaleReport().run() }
        if views { return ViewReport(samples: samples).run() }
        if trees { return TreeReport(samples: samples).run() }
        if let cards {
            #if Cairo
            return try printJSON(CardReport(folder: cards, count: 20 * samples).run())
            #else
            throw ValidationError(
                "--cards needs the trait: swift run -c release --traits Cairo Benchmarks --cards \(cards)")
            #endif
        }
        if let treeText {
            guard let found = TreeWorkload.named(treeText) else {
                throw ValidationError("there is no tree '\(treeText)'; an example is binary-1000")
            }
            return print(found.expression)
        }
        if let frames { return try printJSON(FrameList(try workload(frames), limit: limit)) }
        if let tree { return try printJSON(TreeDescription(try workload(tree))) }
        if let problem {
            guard let found = ConstraintProblem.named(problem) else {
                throw ValidationError("there is no system of constraints '\(problem)'")
            }
            return print(found.text)
        }
        if let solve {
            let problem = try ConstraintProblem(text: String(contentsOfFile: solve, encoding: .utf8))
            return try printJSON(SolverRun(problem: problem).run(rounds: rounds))
        }
        if let once {
            if let region = TextSession.Region(rawValue: once) { return TextSession().run(region) }
            if let region = ViewReport.Region(rawValue: once) { return ViewReport.run(region) }
            if let region = AutoLayoutReport.Region(rawValue: once) { return AutoLayoutReport.run(region) }
            return try singleRun(once).run()
        }
        let names = only?.split(separator: ",").map(String.init) ?? Workload.all.map(\.name) + [TextWorkload.name]
        var sessions: [any Sampling] = try names.map {
            $0 == TextWorkload.name ? TextSession() as any Sampling : Session(try workload($0))
        }
        for round in 0..<samples {
            for index in sessions.indices {
                progress("round \(round + 1) of \(samples): \(sessions[index].name)")
                sessions[index].sample()
                if round == 0 { sessions[index].count() }
            }
        }
        progress(nil)
        let report = Report(sessions)
        print(json ? report.json : report.table)
    }

    private func workload(_ name: String) throws -> Workload {
        guard let found = (Workload.all + Workload.comparable).first(where: { $0.name == name }) else {
            throw ValidationError("there is no workload '\(name)'; --list shows them")
        }
        return found.make()
    }

    private func autoLayoutReport() throws -> AutoLayoutReport {
        guard let only else { return AutoLayoutReport(samples: samples) }
        let alive = only.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
        guard !alive.isEmpty else { throw ValidationError("with --auto-layout, --only takes numbers of cells") }
        return AutoLayoutReport(samples: samples, alive: alive)
    }

    private func singleRun(_ name: String) throws -> SingleRun {
        guard let dash = name.lastIndex(of: "-"),
            let region = SingleRun.Region(rawValue: String(name[name.index(after: dash)...]))
        else { throw ValidationError("'\(name)' names no region; an example is T3-layout") }
        let workload = try workload(String(name[..<dash]))
        if let change = Workload.Change(rawValue: region.rawValue), !workload.changes.contains(change) {
            throw ValidationError("'\(name)': nothing of this kind is changed in \(workload.name)")
        }
        return SingleRun(workload: workload, region: region, times: times)
    }

    private func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    private func printList() {
        for (name, make) in Workload.all + Workload.comparable.filter({ $0.name.contains("-") }) {
            print(name.padding(toLength: 14, withPad: " ", startingAt: 0), make().summary)
        }
        print(TextWorkload.name.padding(toLength: 14, withPad: " ", startingAt: 0), TextWorkload.summary)
    }

    /// One line on a terminal that is overwritten; nothing elsewhere.
    private func progress(_ text: String?) {
        guard isatty(2) == 1 else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text ?? "")".utf8))
    }
}
