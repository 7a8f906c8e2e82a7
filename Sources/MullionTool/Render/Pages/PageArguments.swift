import ArgumentParser
import Foundation
import Mullion

/// A page size by name, or as WIDTHxHEIGHT in points.
struct PageSize: ExpressibleByArgument, Equatable {
    var size: CGSize

    static let names: [(String, PageFormat)] = [("a4", .a4), ("a5", .a5), ("letter", .letter)]

    init?(argument: String) {
        let text = argument.lowercased()
        let named = Self.names.first { $0.0 == text }?.1.size
        guard let size = named ?? CGSize(text, sides: 20...20_000) else { return nil }
        self.size = size
    }
}

/// The page options of `mullion render`.
struct PageArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Break the drawing into pages: a4, a5, letter, or WIDTHxHEIGHT in points, each from 20 to 20000.",
            valueName: "size"))
    var page: PageSize?

    @Flag(help: "Use pages in landscape orientation.")
    var landscape = false

    @Option(help: ArgumentHelp("Page margin in points (default: 36).", valueName: "points"))
    var margin: Double?

    @Option(
        help: ArgumentHelp(
            "A line in the top margin of each page; {page} is its number, {pages} the number of pages.",
            valueName: "text"))
    var header: String?

    @Option(
        help: ArgumentHelp(
            "A line in the bottom margin of each page; {page} is its number, {pages} the number of pages.",
            valueName: "text"))
    var footer: String?

    @Option(
        help: ArgumentHelp("Largest number of pages to draw, at most \(PageRequest.largestLimit).", valueName: "count"))
    var pageLimit = PageRequest.defaultLimit

    /// The page format; nil without pages.
    var format: PageFormat? {
        guard let page else { return nil }
        let format = PageFormat(size: page.size, margin: CGFloat(margin ?? 36))
        return landscape ? format.landscape : format
    }

    func validate() throws {
        if page == nil, landscape || margin != nil || header != nil || footer != nil {
            throw ValidationError("--landscape, --margin, --header, and --footer require --page.")
        }
        guard (1...PageRequest.largestLimit).contains(pageLimit) else {
            throw ValidationError("The value of --page-limit must be from 1 to \(PageRequest.largestLimit).")
        }
        guard let page, let margin else { return }
        let most = min(page.size.width, page.size.height) / 2 - 1
        guard margin >= 0, margin <= most else {
            throw ValidationError(
                "The value of --margin must be a number of points from 0 to \(Int(most)) for this page.")
        }
    }
}
