import ArgumentParser

/// The options of drawings that are made one for each row.
struct BatchArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Rows of data: draw one part of them, such as 3/16; all parts together are the whole.", valueName: "part"))
    var shard: RowShard?

    @Flag(
        help: """
            Rows of data: leave files that an earlier run with this option drew from the same content. The folder gets a \
            log, .mullion-drawings.
            """)
    var skipExisting = false

    @Option(help: ArgumentHelp("Rows of data: list the rows that cannot be drawn in a file.", valueName: "file"))
    var failures: String?

    var options: BatchOptions { BatchOptions(shard: shard, skipsExisting: skipExisting, failures: failures) }
}

struct BatchOptions {
    /// The rows to draw; nil for all.
    var shard: RowShard?
    /// Whether files whose drawing is unchanged are left alone.
    var skipsExisting = false
    /// The file that lists the rows that cannot be drawn; nil for none.
    var failures: String?

    /// - Throws: ``CommandError`` if an option is given that has a meaning for rows alone.
    func requireNoRows() throws(CommandError) {
        let given = [
            shard.map { _ in "--shard" }, skipsExisting ? "--skip-existing" : nil, failures.map { _ in "--failures" },
        ]
        guard let name = given.compactMap({ $0 }).first else { return }
        throw .usage("error: \(name) applies to rows of data, each in a file of its own, and there are none")
    }
}

/// A part of the rows of a table: of 16 parts, the third has the rows 3, 19, 35, and so on.
struct RowShard: ExpressibleByArgument, CustomStringConvertible {
    /// From 1 to `count`.
    let number: Int
    let count: Int

    init?(argument: String) {
        let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
            1...1_000_000 ~= count, 1...count ~= number
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Returns whether the part has a row, counted from 1.
    func contains(row: Int) -> Bool { (row - 1) % count == number - 1 }

    var description: String { "\(number)/\(count)" }
}
