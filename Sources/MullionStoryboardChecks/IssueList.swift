import MullionGeometry
import MullionStoryboards

/// Collects issues and merges those that occur in several settings.
struct IssueList {
    /// The name of the current setting.
    var device = ""
    /// Whether the current setting is the saved environment.
    var isOwn = false
    /// The current language; nil for the document's.
    var language: String?

    private var rows: [String: Int] = [:]
    private var all: [StoryboardIssue] = []
    /// The indices of issues in the saved environment.
    private var own: Set<Int> = []

    /// Adds an issue that does not depend on the setting.
    mutating func note(_ issue: StoryboardIssue) {
        if insert(issue) == nil { own.insert(all.count - 1) }
    }

    /// Adds an issue of the current setting, or merges it into an existing issue.
    ///
    /// - Parameter severity: nil for that of the kind.
    mutating func add(
        _ problem: StoryboardIssue.Problem, _ object: StoryboardObject?, _ position: SourcePosition,
        _ severity: StoryboardIssue.Severity? = nil
    ) {
        var issue = StoryboardIssue(problem: problem, severity: severity, object: object, position: position)
        if let language { issue.languages = [language] }
        if let row = insert(issue) {
            let isMoreCertain = issue.severity > all[row].severity
            all[row].severity = max(all[row].severity, issue.severity)
            // Issues of the document's own texts are not repeated for languages.
            if let language, !isMoreCertain {
                guard !all[row].languages.isEmpty else { return }
                if !all[row].languages.contains(language) { all[row].languages.append(language) }
            } else {
                all[row].languages = issue.languages
            }
            // The numbers of the saved environment are kept; otherwise, the largest are.
            if !own.contains(row), issue.amount ?? 0 > all[row].amount ?? 0 { all[row].problem = problem }
            // Ambiguity is the same in every setting with the same size classes, so one setting is enough.
            if own.contains(row), case .ambiguous = problem { return }
            if !all[row].devices.contains(device) { all[row].devices.append(device) }
        } else {
            all[all.count - 1].devices = [device]
            if isOwn { own.insert(all.count - 1) }
        }
    }

    private static func key(_ issue: StoryboardIssue) -> String { "\(issue.position) \(issue.fingerprint)" }

    /// Returns the index of the same issue; nil if there was none and the issue has been appended.
    private mutating func insert(_ issue: StoryboardIssue) -> Int? {
        let key = Self.key(issue)
        if let row = rows[key] { return row }
        rows[key] = all.count
        all.append(issue)
        return nil
    }

    /// Returns the issues of the given kinds and of at least a severity, in document order.
    func issues(
        _ kinds: Set<StoryboardIssue.Kind>, from severity: StoryboardIssue.Severity
    ) -> [StoryboardIssue] {
        // Small targets are found only on request.
        let reported = all.indices.filter {
            kinds.contains(all[$0].kind) && (all[$0].severity >= severity || all[$0].kind == .smallTarget)
        }
        let order = reported.sorted {
            let (a, b) = (all[$0].position, all[$1].position)
            return (a.line, a.column, $0) < (b.line, b.column, $1)
        }
        return order.map { row in
            var issue = all[row]
            if own.contains(row), issue.devices.count < 2 { issue.devices = [] }
            return issue
        }
    }
}
