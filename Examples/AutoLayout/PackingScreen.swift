import Mullion

/// A card with a header, a bar that shows how much is packed, and a list.
final class PackingScreen: LayoutView {
    private let header = HeaderView(initials: "LI", title: "Lisbon in May", subtitle: "Leaving in 12 days")
    private let counter = HostingView(Text(""))
    private let bar = BarView()
    private let passport = ItemView("Passport", detail: "top pocket", isPacked: true)
    private let jacket = ItemView("Rain jacket", detail: "wardrobe")
    private let camera = ItemView(
        "Camera", detail: "2 films left",
        note: "The light on the river is best an hour before sunset. Bring the small tripod as well.")
    private let charger = ItemView("Charger", detail: "desk")

    /// A packed jacket leaves the list, and the bar grows.
    var isJacketPacked = false {
        didSet { show() }
    }

    /// Whether the note below the camera is unfolded.
    var isNoteShown: Bool {
        get { camera.isNoteShown }
        set { camera.isNoteShown = newValue }
    }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 360, height: 420))
        backgroundColor = Palette.ground

        let card = LayoutView()
        card.backgroundColor = .white
        card.cornerRadius = 22
        card.shadow = Shadow(color: Palette.ink.opacity(0.12), radius: 12, y: 6)
        card.directionalLayoutMargins = EdgeInsets(top: 22, leading: 22, bottom: 22, trailing: 22)
        // A card that sticks out of the screen would get larger margins there, and stick out further.
        card.insetsLayoutMarginsFromSafeArea = false
        add(card)

        let progress = StackView(arrangedSubviews: [
            HostingView(Text("Packed").font(.system(size: 13)).foregroundStyle(Palette.faint)), counter,
        ])
        progress.alignment = .firstBaseline
        progress.distribution = .equalSpacing

        let list = StackView(arrangedSubviews: [passport, jacket, camera, charger])
        list.axis = .vertical
        list.spacing = 10

        let all = StackView(arrangedSubviews: [header, progress, bar, list])
        all.axis = .vertical
        all.spacing = 20
        all.setCustomSpacing(8, after: progress)
        card.add(all)

        let margins = card.layoutMarginsGuide
        LayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
            card.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -28),
            card.topAnchor.constraint(equalTo: topAnchor, constant: 28),
            all.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            all.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            all.topAnchor.constraint(equalTo: margins.topAnchor),
            all.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            // A hidden view has no size of its own; this one keeps its width while it fades.
            jacket.widthAnchor.constraint(equalTo: list.widthAnchor),
        ])
        show()
    }

    private func show() {
        jacket.isHidden = isJacketPacked
        bar.share = isJacketPacked ? 0.75 : 0.5
        counter.content = Text(isJacketPacked ? "6 of 8" : "4 of 8")
            .font(.system(size: 13)).bold().foregroundColor(Palette.accent)
    }
}

/// A circle with letters, a title and a line below it.
private final class HeaderView: LayoutView {
    init(initials: String, title: String, subtitle: String) {
        super.init()
        let circle = LayoutView()
        circle.backgroundColor = Palette.accent
        circle.cornerRadius = 23
        let letters = HostingView(Text(initials).font(.system(size: 16)).bold().foregroundStyle(Color.white))
        let title = HostingView(Text(title).font(.system(size: 20)).bold().foregroundStyle(Palette.ink))
        let subtitle = HostingView(Text(subtitle).font(.system(size: 13)).foregroundStyle(Palette.faint))
        for view in [circle, title, subtitle] { add(view) }
        circle.add(letters)
        LayoutConstraint.activate([
            circle.leadingAnchor.constraint(equalTo: leadingAnchor),
            circle.topAnchor.constraint(equalTo: topAnchor),
            circle.bottomAnchor.constraint(equalTo: bottomAnchor),
            circle.widthAnchor.constraint(equalToConstant: 46),
            circle.heightAnchor.constraint(equalTo: circle.widthAnchor),
            letters.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
            letters.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
            title.leadingAnchor.constraint(equalTo: circle.trailingAnchor, constant: 14),
            title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            title.firstBaselineAnchor.constraint(equalTo: circle.centerYAnchor, constant: -3),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 21),
        ])
    }
}

/// A bar of which a share is filled.
private final class BarView: LayoutView {
    private let fill = LayoutView()
    private var width: LayoutConstraint?

    /// From 0 to 1. A multiplier never changes, so there is a constraint for each share.
    var share: CGFloat = 0 {
        didSet {
            width?.isActive = false
            width = fill.widthAnchor.constraint(equalTo: widthAnchor, multiplier: share)
            width?.isActive = true
        }
    }

    init() {
        super.init()
        backgroundColor = Palette.track
        cornerRadius = 4
        fill.backgroundColor = Palette.accent
        fill.cornerRadius = 4
        add(fill)
        LayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 8),
            fill.leadingAnchor.constraint(equalTo: leadingAnchor),
            fill.topAnchor.constraint(equalTo: topAnchor),
            fill.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}

/// Something to pack, with a note that may be unfolded.
private final class ItemView: LayoutView {
    private let note: LayoutView?

    var isNoteShown: Bool {
        get { note?.isHidden == false }
        set { note?.isHidden = !newValue }
    }

    init(_ name: String, detail: String, note: String? = nil, isPacked: Bool = false) {
        self.note = note.map {
            HostingView(
                Text($0).font(.system(size: 12)).foregroundStyle(Palette.faint).lineSpacing(2)
                    .frame(maxWidth: .infinity, alignment: .leading))
        }
        super.init()
        backgroundColor = Palette.row
        cornerRadius = 12
        clipsToBounds = true
        directionalLayoutMargins = EdgeInsets(top: 12, leading: 14, bottom: 12, trailing: 14)

        let mark = LayoutView()
        mark.cornerRadius = 9
        mark.borderWidth = 2
        mark.borderColor = isPacked ? Palette.done : Palette.line
        if isPacked { mark.backgroundColor = Palette.done }
        let label = HostingView(Text(name).font(.system(size: 15)).foregroundStyle(Palette.ink))
        let detail = HostingView(Text(detail).font(.system(size: 12)).foregroundStyle(Palette.faint))
        detail.setContentHuggingPriority(251, for: .horizontal)
        let line = LayoutView()
        for view in [mark, label, detail] { line.add(view) }

        let column = StackView(arrangedSubviews: [line] + (self.note.map { [$0] } ?? []))
        column.axis = .vertical
        column.spacing = 8
        self.note?.isHidden = true
        add(column)
        self.note?.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
        // Gives way when the item is hidden, and collapses.
        let bottom = column.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
        bottom.priority = 999
        LayoutConstraint.activate([
            bottom, mark.leadingAnchor.constraint(equalTo: line.leadingAnchor),
            mark.widthAnchor.constraint(equalToConstant: 18),
            mark.heightAnchor.constraint(equalToConstant: 18),
            mark.centerYAnchor.constraint(equalTo: line.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: line.topAnchor),
            label.bottomAnchor.constraint(equalTo: line.bottomAnchor),
            detail.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
            detail.trailingAnchor.constraint(equalTo: line.trailingAnchor),
            detail.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
        ])
    }
}

extension LayoutView {
    /// Adds a view that has constraints of its own.
    fileprivate func add(_ view: LayoutView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
    }
}

enum Palette {
    static let ground = Color(red8: 0xE8, green8: 0xED, blue8: 0xF4)
    static let row = Color(red8: 0xF4, green8: 0xF6, blue8: 0xFA)
    static let track = Color(red8: 0xE2, green8: 0xE8, blue8: 0xF0)
    static let line = Color(red8: 0xCB, green8: 0xD5, blue8: 0xE1)
    static let faint = Color(red8: 0x64, green8: 0x74, blue8: 0x8B)
    static let ink = Color(red8: 0x0F, green8: 0x17, blue8: 0x2A)
    static let accent = Color(red8: 0x4F, green8: 0x46, blue8: 0xE5)
    static let done = Color(red8: 0x10, green8: 0xB9, blue8: 0x81)
}
