// A screen held together by constraints, as a picture and in motion.
//
//     swift run example-autolayout screen.svg moving.svg

import Foundation
import Mullion

@main
enum AutoLayoutExample {
    static func main() throws {
        let paths = Array(CommandLine.arguments.dropFirst()) + ["screen.svg", "moving.svg"]
        try picture().write(toFile: paths[0], atomically: true, encoding: .utf8)
        try movingPicture().write(toFile: paths[1], atomically: true, encoding: .utf8)
        print("\(paths[0]): the screen\n\(paths[1]): packing a jacket, reading a note, and back again")
    }

    /// The screen as it is at first.
    static func picture(showsConstraints: Bool = false) -> String {
        let screen = PackingScreen()
        var renderer = LayoutViewRenderer(screen)
        renderer.showsConstraints = showsConstraints
        return SVGRenderer(title: "A packing list").render(renderer.displayList, size: renderer.size).output
    }

    /// The screen while it is used, for 4.6 s.
    static func movingPicture() -> String {
        let screen = PackingScreen()
        let clock = ManualClock()
        let timeline = AnimationTimeline(clock: clock)
        screen.layoutIfNeeded()
        var steps: [(time: Double, damping: Double, change: () -> Void)] = [
            (0.4, 0.75, { screen.isJacketPacked = true }),
            (1.6, 0.9, { screen.isNoteShown = true }),
            (3.2, 0.85, { (screen.isNoteShown, screen.isJacketPacked) = (false, false) }),
        ]
        return timeline.animatedSVG(
            duration: 4.6, advancing: clock, size: screen.frame.size, background: Palette.ground, repeats: true
        ) {
            if let step = steps.first, clock.now >= step.time {
                steps.removeFirst()
                timeline.animate(
                    withDuration: 0.8, usingSpringWithDamping: step.damping, initialSpringVelocity: 0,
                    animations: {
                        step.change()
                        screen.layoutIfNeeded()
                    })
            }
            return LayoutViewRenderer(screen).displayList
        }
    }
}
