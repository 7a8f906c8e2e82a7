import MullionAutoLayout

/// A view with a content size that is given.
final class ContentView: LayoutView {
    private var content: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init()
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize { content }

    func setContent(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        invalidateIntrinsicContentSize()
    }
}

/// A cell of a list of messages: itself and 11 views in it, 30 constraints.
///
/// ```
/// ┌──────────────────────────────────────┐
/// │ ┌──────┐ name            ● time    > │
/// │ │avatar│ subject               count │
/// │ └──────┘ preview               pin   │
/// ├──────────────────────────────────────┤ line
/// ```
final class ListCell: LayoutView {
    /// The width of the avatar, on which its height and the texts beside it depend.
    let avatarWidth: LayoutConstraint
    private let texts: [ContentView]

    init(width: CGFloat, height: CGFloat, _ numbers: inout NumberSequence) {
        func text(_ height: CGFloat) -> ContentView { ContentView(CGFloat(numbers.next(30, 220)), height) }
        let avatar = ContentView(-1, -1)
        let ring = ContentView(-1, -1)
        let name = text(20)
        let dot = ContentView(8, 8)
        let time = ContentView(CGFloat(numbers.next(24, 60)), 16)
        let arrow = ContentView(8, 14)
        let subject = text(18)
        let count = ContentView(CGFloat(numbers.next(10, 40)), 16)
        let preview = text(18)
        let pin = ContentView(12, 12)
        let line = ContentView(-1, -1)
        texts = [name, time, subject, count, preview]
        avatarWidth = avatar.widthAnchor.constraint(equalToConstant: 44)
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
        for view in [avatar, ring, name, dot, time, arrow, subject, count, preview, pin, line] { addSubview(view) }
        for view in [time, count] { view.setContentCompressionResistancePriority(900, for: .horizontal) }
        name.setContentHuggingPriority(249, for: .horizontal)
        LayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            avatar.centerYAnchor.constraint(equalTo: centerYAnchor),
            avatarWidth,
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            ring.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
            ring.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
            ring.widthAnchor.constraint(equalTo: avatar.widthAnchor, constant: 4),
            ring.heightAnchor.constraint(equalTo: avatar.heightAnchor, constant: 4),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            name.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            dot.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 6),
            dot.centerYAnchor.constraint(equalTo: name.centerYAnchor),
            time.leadingAnchor.constraint(greaterThanOrEqualTo: dot.trailingAnchor, constant: 8),
            time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
            arrow.leadingAnchor.constraint(equalTo: time.trailingAnchor, constant: 8),
            arrow.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            arrow.centerYAnchor.constraint(equalTo: time.centerYAnchor),
            subject.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            subject.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
            count.leadingAnchor.constraint(greaterThanOrEqualTo: subject.trailingAnchor, constant: 8),
            count.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            count.centerYAnchor.constraint(equalTo: subject.centerYAnchor),
            preview.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            preview.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 2),
            pin.leadingAnchor.constraint(greaterThanOrEqualTo: preview.trailingAnchor, constant: 8),
            pin.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            pin.centerYAnchor.constraint(equalTo: preview.centerYAnchor),
            line.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }

    /// Shows another message.
    func reuse(_ numbers: inout NumberSequence) {
        for text in texts { text.setContent(CGFloat(numbers.next(24, 220)), 18) }
    }
}
