import MullionAnimation
import MullionDrawing
import MullionGeometry
import MullionRender
import MullionViews

extension AnimationTimeline {
    /// Advances a clock frame by frame, and writes the drawing of each frame as an animated SVG document.
    ///
    /// ```swift
    /// timeline.animate(withDuration: 0.5) { screen.layoutIfNeeded() }
    /// let svg = timeline.animatedSVG(duration: 0.6, advancing: clock, size: screen.frame.size) {
    ///     LayoutViewRenderer(screen).displayList
    /// }
    /// ```
    ///
    /// For value views, draw `host.layout(in: proposal).displayList`.
    ///
    /// - Parameters:
    ///   - framesPerSecond: The number of frames per second, above 0.
    ///   - duration: The duration in seconds; as in `samples(framesPerSecond:duration:advancing:of:)`.
    ///   - clock: The clock of this timeline.
    ///   - size: The size of the drawing in points.
    ///   - background: The color behind the drawing; nil for none.
    ///   - repeats: Whether the animation repeats.
    ///   - draw: Returns the current drawing; called once for each frame. It may also begin further animations.
    /// - Precondition: The duration is not negative and has less than 1,000,000 frames; the clock is that of the
    ///   timeline.
    public func animatedSVG(
        framesPerSecond: Double = 30, duration: Double, advancing clock: ManualClock, size: CGSize,
        background: Color? = nil, repeats: Bool = false, draw: () throws -> DisplayList
    ) rethrows -> String {
        let pictures = try samples(
            framesPerSecond: framesPerSecond, duration: duration, advancing: clock, of: draw
        ).map(\.value)
        let renderer = AnimatedSVGRenderer(framesPerSecond: framesPerSecond, repeats: repeats, background: background)
        return renderer.render(pictures: pictures, size: size).output
    }
}
