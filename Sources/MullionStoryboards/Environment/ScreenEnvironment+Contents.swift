import MullionAutoLayout
import MullionGeometry
import MullionText

// Content sizes: the stored ones, or measured ones where the text or its environment differs from the saved one.
extension ScreenEnvironment {
    /// Sets the content sizes of all views in a root, and the texts to measure.
    func setContents(of root: StoryboardRoot, _ surroundings: inout StoryboardSurroundings) {
        let open = isAsSaved ? openLengths(in: root.view) : [:]
        for view in root.view.tree {
            guard let id = view.id else { continue }
            var size = document.storedContentSize(of: view)
            // On a different screen, the stored frame of a custom class is not its intrinsic size.
            if view.hasClassSize, !isAsSaved {
                size = StoryboardContentSize()
                document.setPlaceholders(of: view, &size)
            }
            if let text = measuredText(of: view, id) {
                size = contentSize(of: view, text, stored: size)
                surroundings.texts[id] = text
            }
            if let frame = view.frame, !view.isPlacedByMask {
                let axes = open[id] ?? []
                size.width = size.width ?? (axes.contains(.horizontal) ? .held(frame.width) : .kept(frame.width))
                size.height = size.height ?? (axes.contains(.vertical) ? .held(frame.height) : .kept(frame.height))
            }
            if size.width != nil || size.height != nil { surroundings.contentSizes[id] = size }
        }
        if isAsSaved { holdAmbiguousLengths(of: root, &surroundings) }
    }

    /// The maximum number of views to test for ambiguity.
    private static let testedViewLimit = 400

    /// Holds the stored lengths that constraints leave open in views that contain others: those whose subviews are
    /// merely centered, for example.
    private func holdAmbiguousLengths(of root: StoryboardRoot, _ surroundings: inout StoryboardSurroundings) {
        let views = root.view.tree
        func isKept(_ length: StoryboardContentSize.Length?) -> Bool { if case .kept? = length { true } else { false } }
        let candidates = views.dropFirst().compactMap(\.id).filter { id in
            surroundings.contentSizes[id].map { isKept($0.width) || isKept($0.height) } ?? false
        }
        guard !candidates.isEmpty, views.count <= Self.testedViewLimit else { return }
        let layout = StoryboardLayout(root, in: surroundings.withoutKeptLengths)
        func held(_ length: StoryboardContentSize.Length?, if isOpen: Bool) -> StoryboardContentSize.Length? {
            if case .kept(let points)? = length, isOpen { .held(points) } else { length }
        }
        for id in candidates {
            guard let open = layout.views[id]?.ambiguousAttributes, let size = surroundings.contentSizes[id] else {
                continue
            }
            surroundings.contentSizes[id] = StoryboardContentSize(
                width: held(size.width, if: open.contains(.width)),
                height: held(size.height, if: open.contains(.height)))
        }
        holdArrangedLengths(of: root, &surroundings)
    }

    /// A priority above those by which a stack view makes views small that have no size: 51 for the guide that spans
    /// them, 49, and 25.
    private static let aboveStackFit = LayoutPriority(52)

    /// Holds the stored lengths of arranged views that only the weakest constraints of their stack view determine:
    /// those that become longer when something a little stronger prefers it. A stack view in another one has the size
    /// that its own constraints of this kind give it.
    private func holdArrangedLengths(of root: StoryboardRoot, _ surroundings: inout StoryboardSurroundings) {
        let stacks = root.view.tree.filter { $0.kind == "stackView" }
        let extra: CGFloat = 5
        var preferred: [(id: String, axis: Axis.Set, length: CGFloat, constraint: LayoutConstraint)] = []
        let layout = StoryboardLayout(root, in: surroundings.withoutKeptLengths)
        for source in stacks.flatMap(\.subviews) where source.kind != "stackView" {
            guard let id = source.id, let size = surroundings.contentSizes[id], let view = layout.views[id] else {
                continue
            }
            func prefer(_ length: StoryboardContentSize.Length?, _ axis: Axis.Set, _ anchor: LayoutDimension) {
                guard case .kept(let stored)? = length else { return }
                preferred.append((id, axis, stored, anchor.constraint(equalToConstant: stored + extra)))
            }
            prefer(size.width, .horizontal, view.widthAnchor)
            prefer(size.height, .vertical, view.heightAnchor)
        }
        guard !preferred.isEmpty else { return }
        for preference in preferred {
            preference.constraint.priority = Self.aboveStackFit
            preference.constraint.isActive = true
        }
        layout.root.layoutIfNeeded()
        for (id, axis, stored, _) in preferred {
            guard let frame = layout.views[id]?.frame else { continue }
            if axis == .horizontal, abs(frame.width - stored - extra) < 0.01 {
                surroundings.contentSizes[id]?.width = .held(stored)
            } else if axis == .vertical, abs(frame.height - stored - extra) < 0.01 {
                surroundings.contentSizes[id]?.height = .held(stored)
            }
        }
    }

    /// The axes along which nothing determines the length of a view: an empty view without a length constraint, or a
    /// view that contains one. Interface Builder keeps their current size.
    private func openLengths(in root: StoryboardView) -> [String: Axis.Set] {
        var fixed: [Axis: Set<String>] = [:]
        let views = root.tree
        for view in views {
            for constraint in view.constraints where constraint.relation == .equal {
                guard let id = constraint.firstItem ?? view.id else { continue }
                if constraint.firstAttribute == .width { fixed[.horizontal, default: []].insert(id) }
                if constraint.firstAttribute == .height { fixed[.vertical, default: []].insert(id) }
            }
        }
        var open: [String: Axis.Set] = [:]
        // Views come after their superviews.
        for view in views.reversed() {
            guard let id = view.id else { continue }
            let inner = view.subviews + view.contentViews
            let size = document.storedContentSize(of: view)
            var axes = Axis.Set()
            func note(_ axis: Axis, _ set: Axis.Set, _ length: StoryboardContentSize.Length?) {
                guard length == nil, fixed[axis]?.contains(id) != true else { return }
                let isOpen = inner.isEmpty || inner.contains { $0.id.flatMap { open[$0] }?.contains(set) ?? false }
                if isOpen { axes.insert(set) }
            }
            note(.horizontal, .horizontal, size.width)
            note(.vertical, .vertical, size.height)
            open[id] = axes
        }
        return open
    }

    /// Returns the text of a view if its size differs from the stored one.
    private func measuredText(of view: StoryboardView, _ id: String) -> StoryboardTextContent? {
        guard Self.kindsWithText.contains(view.kind) else { return nil }
        let font = view.font ?? .usual(for: view.kind)
        let shown = setting.font(of: view)
        let saved = view.texts
        let texts = setting.texts(of: view)
        guard !isAsSaved || texts != saved || shown != font else { return nil }
        // A button with only an image keeps its size.
        if view.kind == "button", Self.widest(of: texts, view.kind).isEmpty { return nil }
        var content = StoryboardTextContent(Self.widest(of: texts, view.kind), shown, measurer: setting.measurer)
        let attributes = view.attributes(for: traits)
        if view.kind == "label" {
            let count = attributes.number("numberOfLines") ?? 1
            content.lineLimit = count == 1 ? nil : Int(max(0, count))
            if content.lineLimit != nil, let stored = view.frame?.size {
                // A stored frame of one line has the width of its text.
                let own = StoryboardTextContent(saved["text"] ?? "", font, measurer: setting.measurer)
                if stored.height < 1.5 * own.lineHeight {
                    content.calibrate(by: near(stored.width, own.width, 0.8...1.25))
                }
            }
        } else if view.kind == "textView" {
            content.lineLimit = 0
            content.padding = Self.textViewPadding
        }
        return content
    }

    private static let kindsWithText: Set<String> = ["label", "button", "textField", "segmentedControl", "textView"]

    /// The insets of a text view.
    private static let textViewPadding = CGSize(width: 10, height: 16)

    /// Returns the text that determines the width of a view.
    private static func widest(of texts: [String: String], _ kind: String) -> String {
        switch kind {
        case "label", "textView": texts["text"] ?? ""
        case "button": texts["configuration.title"] ?? texts["normalTitle"] ?? ""
        default: texts.values.max { ($0.count, $0) < ($1.count, $1) } ?? ""
        }
    }

    // MARK: - Sizes

    /// Returns the size of a view with a measured text.
    ///
    /// The stored size calibrates the measurement: it provides a label's scale factor and a control's padding around
    /// its text. It does so only if it is close to the measured size; otherwise, constraints determined it. it is.
    private func contentSize(of view: StoryboardView, _ text: StoryboardTextContent, stored: StoryboardContentSize)
        -> StoryboardContentSize
    {
        let saved = StoryboardTextContent(
            Self.widest(of: view.texts, view.kind), view.font ?? .usual(for: view.kind), measurer: setting.measurer)
        let width = stored.width?.intrinsic ?? 0
        let height = stored.height?.intrinsic ?? 0
        var size: CGSize
        switch view.kind {
        case "label", "textView":
            guard let limit = text.lineLimit else {
                let factor = near(width, saved.width, 0.8...1.25)
                let rise = near(height, saved.lineHeight, 0.9...1.2)
                let line = rise == 1 ? roundedUp(text.lineHeight) : text.lineHeight * rise
                size = CGSize(width: text.width * factor, height: text.text.isEmpty ? 0 : line)
                break
            }
            let preferred = limit >= 0 ? view.attributes.number("preferredMaxLayoutWidth") ?? 0 : 0
            if preferred > 0 {
                size = text.wrapped(in: preferred)
            } else {
                // The height follows from the solved width.
                let width = view.kind == "label" ? .intrinsic(roundedUp(text.width)) : stored.width
                return override(StoryboardContentSize(width: width, height: nil), view)
            }
        case "segmentedControl":
            let count = CGFloat(max(view.texts.count, 1))
            let around = padding(width / count, saved.width, 0...40, usual: 24)
            size = CGSize(width: count * (text.width + around), height: height)
        default:
            let isField = view.kind == "textField"
            let across = padding(width, saved.width, 0...60, usual: isField ? 14 : 0)
            let along = padding(height, saved.lineHeight, 0...40, usual: isField ? 13 : 12)
            size = CGSize(width: max(text.width + across, 30), height: text.lineHeight + along)
        }
        return override(
            StoryboardContentSize(width: .intrinsic(roundedUp(size.width)), height: .intrinsic(size.height)), view)
    }

    /// Placeholder sizes have precedence.
    private func override(_ size: StoryboardContentSize, _ view: StoryboardView) -> StoryboardContentSize {
        var size = size
        document.setPlaceholders(of: view, &size)
        return size
    }

    /// Returns the ratio of a stored length to a measured one; 1 if they are not close.
    private func near(_ stored: CGFloat, _ measured: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
        guard measured > 0 else { return 1 }
        return range.contains(stored / measured) ? stored / measured : 1
    }

    /// Returns the difference between a stored and a measured length, or the default if it is implausible.
    private func padding(
        _ stored: CGFloat, _ measured: CGFloat, _ range: ClosedRange<CGFloat>, usual: CGFloat
    ) -> CGFloat {
        range.contains(stored - measured) ? stored - measured : usual
    }

    /// Rounds a length up to whole pixels.
    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = (device ?? .any).scale
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}

extension StoryboardSetting {
    /// Returns the texts of a view by their names in strings files; see ``StoryboardView/texts``.
    public func texts(of view: StoryboardView) -> [String: String] {
        guard let id = view.id, !strings.isEmpty else { return view.texts }
        var texts = view.texts
        for property in texts.keys { if let text = strings["\(id).\(property)"] { texts[property] = text } }
        return texts
    }

    /// Returns the font of a view in the content size category.
    public func font(of view: StoryboardView) -> StoryboardFont {
        var font = view.font ?? .usual(for: view.kind)
        font.size = textSize.pointSize(of: font.size, style: font.style, isAdjusted: view.adjustsFont)
        return font
    }
}
