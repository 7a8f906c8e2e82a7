import MullionAnimation
import MullionDrawing
import MullionGeometry
import MullionRender
import MullionViews

extension AnimationTimeline {
    /// Moves a clock on frame by frame, and writes what is drawn at each as an animated SVG document.
    ///
    /// ```swift
    /// timeline.animate(withDuration: 0.5) { screen.layoutIfNeeded() }
    /// let svg = timeline.animatedSVG(duration: 0.6, advancing: clock, size: screen.frame.size) {
    ///     LayoutViewRenderer(screen).displayList
    /// }
    /// ```
    ///
    /// The same goes for value views: `host.layout(in: proposal).displayList`.
    ///
    /// - Parameters:
    ///   - framesPerSecond: Above 0.
    ///   - duration: Seconds; as in `samples(framesPerSecond:duration:advancing:of:)`.
    ///   - clock: The clock of this timeline.
    ///   - size: The size of the picture in points.
    ///   - background: The colour behind the picture; nil for none.
    ///   - repeats: Whether it begins again when it has ended.
    ///   - draw: Gives the picture of the moment; called once for each frame. It may also begin further animations.
    public func animatedSVG(
        framesPerSecond: Double = 30, duration: Double, advancing clock: ManualClock, size: CGSize,
        background: Color? = nil, repeats: Bool = false, draw: () throws -> DisplayList
    ) rethrows -> String {
        let pictures = try samples(
            framesPerSecond: framesPerSecond, duration: duration, advancing: clock, of: draw
        ).map(\.value)
        let renderer = AnimatedSVGRenderer(
            framesPerSecond: framesPerSecond, repeats: repeats, background: background)
        return renderer.render(pictures: pictures, size: size).output
    }
}
