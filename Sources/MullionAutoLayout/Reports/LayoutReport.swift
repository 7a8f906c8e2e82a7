import MullionGeometry

/// A diagnostic about a tree of views. No diagnostic stops layout.
public enum LayoutReport: Hashable, Sendable {
    /// Required constraints that cannot hold together; one was relaxed.
    case conflict(LayoutConflict)
    /// Finding the reasons of conflicts takes too long; so many more required constraints were relaxed without one,
    /// among them some that could hold.
    case tooManyConflicts(unexamined: Int)
    /// The constant of a constraint is NaN, infinite or beyond 10¹²; 0 was taken.
    case unusableConstant(constraint: String)
    /// Heights of wrapping text, margins or safe areas of views depend on themselves; the last of the rounds was taken.
    ///
    /// The usual case is a view that extends further beyond the safe area as its own safe area insets grow;
    /// `insetsLayoutMarginsFromSafeArea = false` keeps its margins constant.
    case unstable(root: String, views: [String])
    /// A view repeatedly requested layout, or an update of its constraints, while it was laid out or updated, and was
    /// stopped for this pass.
    case layoutLoop(view: String, last: [String], askedBy: String)
    /// `layoutIfNeeded` was called on a view that was being laid out, or on one above it; nothing was done.
    case reentrantLayout(view: String)
    /// A request that a stack view cannot fulfill.
    case stackView(view: String, problem: String)
}

/// Required constraints that cannot hold together, while any part of them can.
public struct LayoutConflict: Hashable, Sendable {
    /// One of the constraints.
    public struct Member: Hashable, Sendable {
        /// The constraint as text.
        public var text: String
        /// Its identifier, if it has one.
        public var identifier: String?
        /// The paths of its items.
        public var paths: [String]
        /// The origin of the constraint.
        public var origin: Origin
    }

    /// The origin of a constraint.
    public enum Origin: String, Hashable, Sendable {
        case root, minimumSize, mask, stackView, user, content
    }

    /// The constraints that cannot hold together, in acceptance order.
    public var members: [Member]
    /// The last of them, which was relaxed.
    public var relaxed: Member
    /// The distance, in points, by which the relaxed constraint is violated.
    public var error: Double
}

extension LayoutReport: CustomStringConvertible {
    public var description: String {
        switch self {
        case .conflict(let conflict): "\(conflict)"
        case .tooManyConflicts(let count):
            "there are too many conflicts to find the constraints of each; "
                + (count == 1 ? "1 more required constraint was" : "\(count) more required constraints were")
                + " relaxed"
        case .unusableConstant(let constraint): "the constant of \(constraint) is not a usable number; 0 is used"
        case .unstable(let root, let views):
            "\(root): the layout depends on the height, margins or safe area of \(views.joined(separator: ", ")), "
                + "which depend on the layout, and did not converge; the last round is used"
        case .layoutLoop(let view, let last, let asker):
            "\(view) requested layout too often and was stopped; requested by \(asker); laid out last: "
                + last.joined(separator: ", ")
        case .reentrantLayout(let view): "\(view) is being laid out; layoutIfNeeded inside does nothing"
        case .stackView(let view, let problem): "\(view): \(problem)"
        }
    }
}

extension LayoutConflict: CustomStringConvertible {
    public var description: String {
        "these required constraints cannot hold together:\n"
            + members.map { "  \($0.text)\n" }.joined() + "relaxed, violated by \(error): \(relaxed.text)"
    }
}

/// The reports of a tree that were not taken yet.
package struct ReportLog {
    /// The largest number of reports that are kept.
    package static let limit = Limits.default.conflicts

    private(set) var reports: [LayoutReport] = []

    mutating func append(_ report: LayoutReport) {
        if reports.count < Self.limit { reports.append(report) }
    }

    mutating func take() -> [LayoutReport] {
        defer { reports = [] }
        return reports
    }

    /// Passes the reports to the reporter of the root.
    mutating func deliver(to root: LayoutView) {
        guard !reports.isEmpty, let report = root.extras?.environment.report else { return }
        for item in take() { report(item) }
    }
}

extension LayoutView {
    /// A function that receives each report after a pass; has no effect on views other than the root.
    public final var layoutReporter: ((LayoutReport) -> Void)? {
        get { extras?.environment.report }
        set { moreExtras.environment.report = newValue }
    }

    /// Returns the reports on the tree since the last call, at most 1,000; none if a ``layoutReporter`` receives them.
    public final func takeLayoutReports() -> [LayoutReport] { solvedModel.reports.take() }
}
