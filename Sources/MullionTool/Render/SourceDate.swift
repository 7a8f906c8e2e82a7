import Foundation

/// The date of the sources of a file, which documents get instead of that of the run.
///
/// See <https://reproducible-builds.org/specs/source-date-epoch>.
enum SourceDate {
    /// Returns the date in the variable `SOURCE_DATE_EPOCH`, such as "2026-11-21T12:00:00Z"; nil without it.
    ///
    /// - Throws: ``CommandError`` if it is not a number of seconds since 1970 in the years that ISO 8601 can write.
    static func text(in environment: [String: String]) throws(CommandError) -> String? {
        guard let value = environment["SOURCE_DATE_EPOCH"], !value.isEmpty else { return nil }
        guard let seconds = Int(value), 0...253_402_300_799 ~= seconds else {
            throw .usage(
                "error: SOURCE_DATE_EPOCH is \"\(value)\"; it has to be the seconds since 1970, such as 1790000000")
        }
        return Date(timeIntervalSince1970: TimeInterval(seconds)).ISO8601Format()
    }
}
