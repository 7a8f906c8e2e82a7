import MullionGeometry

/// Something that a page shows and asks about. Its answers are the members of messages, as JSON.
protocol Preview: AnyObject {
    /// The settings that the page can choose, as JSON.
    var controls: [String] { get }

    /// Draws for a proposal: all of it, or what changed since the last drawing.
    ///
    /// - Parameters:
    ///   - proposal: The proposal; nil for the last one.
    ///   - checks: Whether the issues are looked for, which takes longer than a frame of a drag.
    func draw(_ proposal: ProposedViewSize?, checks: Bool) -> [(String, String)]

    /// Lays out for a proposal, without drawing: the frames of the boxes that were drawn last. Nil if there are others.
    func frames(_ proposal: ProposedViewSize) -> [(String, String)]?

    /// Chooses a different value of a control.
    func set(_ name: String, _ value: PreviewRequest.Setting) throws(PreviewProblem)

    /// Returns the explanation of a box; nil if no box has the path.
    func explanation(path: String) -> [(String, String)]?

    /// Returns the steps in which the frame of a box, or the frames of its children, came about; nil if no box has the
    /// path.
    ///
    /// - Parameter order: For a tree, the name of the order in which its nodes are visited; nil for the steps of its
    ///   layout.
    func steps(path: String, order: String?) -> [(String, String)]?

    /// Returns sizes and pictures for proposals that differ much.
    func extents() -> [(String, String)]
}

extension Preview {
    var controls: [String] { [] }

    func frames(_ proposal: ProposedViewSize) -> [(String, String)]? { nil }

    func set(_ name: String, _ value: PreviewRequest.Setting) throws(PreviewProblem) {
        throw PreviewProblem(sentence: "there is no control \"\(name.prefix(80))\"")
    }
}
