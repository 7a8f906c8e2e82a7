import MullionGeometry
import MullionStoryboards

/// Issues as they are found, those that are the same in several settings as one.
struct IssueList {
    /// What is looked at, as issues call it.
    var device = ""
    /// Whether that is the document as it was saved.
    var isOwn = false
    /// The language of the texts; nil: the document's.
    var language: String?

    private var rows: [String: Int] = [:]
    private var all: [StoryboardIssue] = []
    /// The rows of issues that are in the document as it was saved.
    private var own: Set<Int> = []

    /// Adds an issue of the document, whatever it is seen in.
    mutating func note(_ issue: StoryboardIssue) {
        if insert(issue) == nil { own.insert(all.count - 1) }
    }

    /// Adds an issue of what is looked at, or that to an issue there is.
    mutating func add(_ problem: StoryboardIssue.Problem, _ object: StoryboardObject?, _ position: StoryboardPosition) {
        let issue = StoryboardIssue(problem: problem, object: object, position: position)
        // What happens with the document's own texts is not told again for others.
        if language != nil, rows[Self.key(issue)] != nil { return }
        var translated = issue
        translated.language = language
        if let row = insert(translated) {
            // The numbers of the document as it was saved stay; else the largest tell most.
            if !own.contains(row), issue.amount ?? 0 > all[row].amount ?? 0 { all[row].problem = problem }
            // What is open by the constraints is so in every setting of the same size classes; one tells enough.
            if own.contains(row), case .ambiguous = problem { return }
            if all[row].devices.last != device { all[row].devices.append(device) }
        } else {
            all[all.count - 1].devices = [device]
            if isOwn { own.insert(all.count - 1) }
        }
    }

    private static func key(_ issue: StoryboardIssue) -> String { "\(issue.position) \(issue.fingerprint)" }

    /// The row of the same issue; nil where there was none, and it is the last now.
    private mutating func insert(_ issue: StoryboardIssue) -> Int? {
        let key = Self.key(issue)
        if let row = rows[key] { return row }
        rows[key] = all.count
        all.append(issue)
        return nil
    }

    /// The issues of kinds, in the order of the text.
    func issues(_ kinds: Set<StoryboardIssue.Kind>) -> [StoryboardIssue] {
        let order = all.indices.filter { kinds.contains(all[$0].kind) }.sorted {
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
