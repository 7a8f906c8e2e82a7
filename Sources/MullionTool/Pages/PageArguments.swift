import ArgumentParser
import Foundation
import Mullion

/// The size of a sheet by name, or as WIDTHxHEIGHT in points.
struct PageSize: ExpressibleByArgument, Equatable {
    var size: CGSize

    static let names: [(String, PageFormat)] = [("a4", .a4), ("a5", .a5), ("letter", .letter)]

    init?(argument: String) {
        let text = argument.lowercased()
        if let known = Self.names.first(where: { $0.0 == text }) {
            size = known.1.size
            return
        }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], Self.allowed.contains(width),
            Self.allowed.contains(height)
        else { return nil }
        size = CGSize(width: width, height: height)
    }

    private static let allowed = 20.0...20_000
}

/// The options of `mullion render` about pages.
struct PageArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Break the picture into pages: a4, a5, letter, or WIDTHxHEIGHT in points, each from 20 to 20000.",
            valueName: "size"))
    var page: PageSize?

    @Flag(help: "Pages lie on their longer side.")
    var landscape = false

    @Option(help: ArgumentHelp("The room at the edges of a page in points; 36 if not given.", valueName: "points"))
    var margin: Double?

    @Option(
        help: ArgumentHelp(
            "A line in the lower margin of each page; {page} is its number, {pages} how many there are.",
            valueName: "text"))
    var footer: String?

    /// The sheet; nil if there are no pages.
    var format: PageFormat? {
        guard let page else { return nil }
        let format = PageFormat(size: page.size, margin: CGFloat(margin ?? 36))
        return landscape ? format.landscape : format
    }

    func validate() throws {
        if page == nil, landscape || margin != nil || footer != nil {
            throw ValidationError("--landscape, --margin and --footer are about pages; give their size with --page.")
        }
        guard let page, let margin else { return }
        let most = min(page.size.width, page.size.height) / 2 - 1
        guard margin >= 0, margin <= most else {
            throw ValidationError(
                "The value of --margin must be a number of points from 0 to \(Int(most)) for this page.")
        }
    }
}
