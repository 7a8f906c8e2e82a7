import Mullion

/// The same toolbar at several widths, one below the other.
final class ToolbarSheet: LayoutView {
    let rows: [ToolbarRow]

    init(widths: [CGFloat]) {
        rows = widths.map(ToolbarRow.init)
        // Room enough until the rows say how much they need.
        super.init(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
        backgroundColor = Palette.ground
        let column = StackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 18
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        LayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            bottomAnchor.constraint(greaterThanOrEqualTo: column.bottomAnchor, constant: 24),
            trailingAnchor.constraint(greaterThanOrEqualTo: column.trailingAnchor, constant: 24),
        ])
        // As large as its rows; then the captions can say what the toolbars show.
        frame.size = systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
        layoutIfNeeded()
        for row in rows { row.updateCaption() }
        layoutIfNeeded()
    }
}

/// A width in points, a toolbar as wide as that, and below it what is in the overflow.
final class ToolbarRow: LayoutView {
    let width: CGFloat
    let toolbar = OverflowStackView()
    private let caption = HostingView(Text(""))

    init(width: CGFloat) {
        self.width = width
        super.init()
        let number = HostingView(Text("\(Int(width))").font(.system(size: 15)).bold().foregroundColor(Palette.ink))
        let bar = LayoutView()
        bar.backgroundColor = .white
        bar.cornerRadius = 12
        bar.borderWidth = 1
        bar.borderColor = Palette.line
        toolbar.items = ["New", "Open", "Save", "Undo", "Redo", "Share", "Print", "Export"].map(ButtonView.init)
        toolbar.overflowIndicator = MoreButton()
        toolbar.spacing = 6
        for view in [number, bar, caption] { add(view) }
        bar.add(toolbar)

        LayoutConstraint.activate([
            number.topAnchor.constraint(equalTo: topAnchor),
            number.heightAnchor.constraint(equalTo: bar.heightAnchor),
            // Numbers end where the others end.
            number.trailingAnchor.constraint(equalTo: leadingAnchor, constant: 34),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 50),
            bar.topAnchor.constraint(equalTo: topAnchor),
            bar.widthAnchor.constraint(equalToConstant: width),
            bar.heightAnchor.constraint(equalToConstant: 46),
            toolbar.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 7),
            toolbar.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -7),
            toolbar.topAnchor.constraint(equalTo: bar.topAnchor, constant: 7),
            toolbar.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -7),
            caption.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
            caption.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 5),
            caption.heightAnchor.constraint(equalToConstant: 14),
            caption.bottomAnchor.constraint(equalTo: bottomAnchor),
            trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        ])
    }

    func updateCaption() {
        let hidden = toolbar.overflowingItems
        let text = hidden.isEmpty ? "all fit" : "in the overflow: " + hidden.map(\.name).joined(separator: ", ")
        caption.content = Text(text).font(.system(size: 11)).foregroundColor(Palette.faint)
    }
}

/// A button with a word.
private final class ButtonView: LayoutView {
    init(_ word: String) {
        super.init()
        identifier = word
        backgroundColor = Palette.button
        cornerRadius = 8
        let label = HostingView(Text(word).font(.system(size: 14)).foregroundColor(Palette.ink))
        add(label)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
        ])
    }
}

/// Three dots in a circle, for what does not fit.
private final class MoreButton: LayoutView {
    init() {
        super.init()
        identifier = "more"
        backgroundColor = Palette.accent
        cornerRadius = 16
        let dots = HostingView(
            HStack(spacing: 3) {
                ForEach(0..<3, id: \.self) { _ in Circle().fill(Color.white).frame(width: 4, height: 4) }
            })
        add(dots)
        LayoutConstraint.activate([
            dots.centerXAnchor.constraint(equalTo: centerXAnchor),
            dots.centerYAnchor.constraint(equalTo: centerYAnchor),
            widthAnchor.constraint(equalToConstant: 32), heightAnchor.constraint(equalToConstant: 32),
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

private enum Palette {
    static let ground = Color(red8: 0xE8, green8: 0xED, blue8: 0xF4)
    static let button = Color(red8: 0xE2, green8: 0xE8, blue8: 0xF0)
    static let line = Color(red8: 0xCB, green8: 0xD5, blue8: 0xE1)
    static let faint = Color(red8: 0x47, green8: 0x55, blue8: 0x69)
    static let ink = Color(red8: 0x0F, green8: 0x17, blue8: 0x2A)
    static let accent = Color(red8: 0x4F, green8: 0x46, blue8: 0xE5)
}
