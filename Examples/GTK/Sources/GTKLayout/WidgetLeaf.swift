import CGTK
import MullionLayout

/// A widget as a leaf of a tree: the measure function asks `gtk_widget_measure`.
///
/// GTK answers with a minimum and a natural length; a leaf answers to proposals:
///
/// | proposal | length |
/// |---|---|
/// | none | natural |
/// | a number | that number, from the minimum to the natural length, or to any if the widget expands |
///
/// Heights are asked for the width that the leaf has answered, as texts that wrap need it.
public final class WidgetLeaf {
    public let widget: GTKWidget

    /// What was asked: a length along an orientation, for one along the other.
    private struct Question: Hashable {
        var isVertical: Bool
        var length: Int32
    }

    private struct Answer: Equatable {
        var (minimum, natural): (Int32, Int32) = (0, 0)
        var (minimumBaseline, naturalBaseline): (Int32, Int32) = (-1, -1)
        var expands = false
    }

    private var answers: [Question: Answer] = [:]

    public init(_ widget: GTKWidget) { self.widget = widget }

    // MARK: - Measuring

    public var measure: LeafMeasure {
        LeafMeasure(
            traits: .widthIgnoresHeight,
            firstTextBaseline: { [self] in baseline(in: $0) }, lastTextBaseline: { [self] in baseline(in: $0) }
        ) { [self] proposal in
            let width = length(proposal.width, ask(Question(isVertical: false, length: -1)))
            let height = length(proposal.height, ask(Self.height(for: width)))
            return CGSize(width: width, height: height)
        }
    }

    /// The question for the height at a width. Edges are rounded to whole points, so that the frame may be narrower by
    /// a part of a point; an infinite width is that of no limit.
    private static func height(for width: CGFloat) -> Question {
        Question(isVertical: true, length: width < 1_000_000 ? Int32(width.rounded(.down)) : -1)
    }

    private func length(_ proposal: CGFloat?, _ answer: Answer) -> CGFloat {
        guard let proposal else { return CGFloat(answer.natural) }
        let least = max(proposal, CGFloat(answer.minimum))
        return answer.expands ? least : min(least, CGFloat(answer.natural))
    }

    /// The baseline from the top. NaN, which counts as none, for the widgets of which GTK does not say it.
    private func baseline(in size: CGSize) -> CGFloat {
        let answer = ask(Self.height(for: size.width))
        let baseline = size.height < CGFloat(answer.natural) ? answer.minimumBaseline : answer.naturalBaseline
        return baseline < 0 ? .nan : CGFloat(baseline)
    }

    private func ask(_ question: Question) -> Answer {
        if let known = answers[question] { return known }
        let answer = Self.answer(of: widget, question)
        answers[question] = answer
        return answer
    }

    private static func answer(of widget: GTKWidget, _ question: Question) -> Answer {
        var answer = Answer()
        let orientation = question.isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
        gtk_widget_measure(
            widget, orientation, question.length, &answer.minimum, &answer.natural, &answer.minimumBaseline,
            &answer.naturalBaseline)
        answer.expands = gtk_widget_compute_expand(widget, orientation) != 0
        return answer
    }

    // MARK: - Changes

    /// The number of answers kept: GTK keeps five for each orientation.
    private static let answerLimit = 8

    /// Whether the tree's measurements of the widget may be wrong now; then the answers are forgotten.
    ///
    /// GTK measures a container again when a widget in it has queued a resize, but not which one did. So each leaf asks
    /// the questions again that it asked before: GTK keeps the answers for all widgets but those that have changed.
    func checkAnswers() -> Bool {
        let isStale =
            answers.count > Self.answerLimit
            || answers.contains { question, answer in Self.answer(of: widget, question) != answer }
        if isStale { answers = [:] }
        return isStale
    }
}
