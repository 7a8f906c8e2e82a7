import MullionTreeViews
import MullionViews

extension TreeDrawing: CustomPlaygroundDisplayConvertible {
    /// The tree as text for terminals, which playgrounds and other viewers of values show.
    public var playgroundDescription: Any { TreeText().drawing(labels, shape).output }
}
