import MullionAutoLayout
import MullionGeometry

extension StoryboardDocument {
    /// Returns the content size of a view as far as the document determines it.
    ///
    /// In order of precedence: the placeholder size; the size of the image among the resources; the fixed size of some
    /// controls; the stored frame of views with text, system symbols, and other controls, minus their alignment insets.
    func storedContentSize(of view: StoryboardView) -> StoryboardContentSize {
        var size = StoryboardContentSize()
        let frame = view.frame.map { frame in
            let insets = ViewContent.alignmentInsets[view.kind] ?? .zero
            return CGSize(
                width: max(0, frame.width - insets.left - insets.right),
                height: max(0, frame.height - insets.top - insets.bottom))
        }
        switch view.kind {
        case "imageView":
            guard let name = view.attributes["image"] else { break }
            let picture = symbols.contains(name) ? nil : images[name]
            if let shown = picture ?? frame { size = StoryboardContentSize(shown) }
        case "switch":
            // The newest versions are wider.
            let isWide = view.frame.map { $0.width == 63 && $0.height == 28 } ?? false
            size = StoryboardContentSize(isWide ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31))
        case "textView":
            if view.attributes["scrollEnabled"] == "NO", let frame { size = StoryboardContentSize(frame) }
        case "view":
            if view.hasClassSize, let frame { size = StoryboardContentSize(frame) }
        default:
            guard let frame else { break }
            if Self.kindsWithSize.contains(view.kind) { size = StoryboardContentSize(frame) }
            if Self.kindsWithHeight.contains(view.kind) { size.height = .intrinsic(frame.height) }
        }
        setPlaceholders(of: view, &size)
        return size
    }

    func setPlaceholders(of view: StoryboardView, _ size: inout StoryboardContentSize) {
        if view.attributes["placeholderIntrinsicWidth"] != nil {
            size.width = view.attributes.number("placeholderIntrinsicWidth").map { .intrinsic($0) }
        }
        if view.attributes["placeholderIntrinsicHeight"] != nil {
            size.height = view.attributes.number("placeholderIntrinsicHeight").map { .intrinsic($0) }
        }
    }

    private static let kindsWithSize: Set<String> = [
        "label", "button", "textField", "segmentedControl", "activityIndicatorView", "datePicker", "stepper",
        "pickerView", "pageControl",
    ]

    private static let kindsWithHeight: Set<String> = [
        "slider", "progressView", "searchBar", "toolbar", "navigationBar", "tabBar",
    ]
}

extension StoryboardView {
    /// Whether the class of a plain view probably gives it an intrinsic size, which Interface Builder stores as its
    /// frame: it runs designable classes.
    ///
    /// A switch of a different class has alignment insets, so that its frame is not its size.
    package var hasClassSize: Bool {
        guard let customClass, kind == "view" else { return false }
        return !(customClass.hasSuffix("Switch") && frame?.size == CGSize(width: 51, height: 31))
    }
}

extension StoryboardContentSize {
    /// Returns a size that hugging and compression resistance apply to.
    fileprivate init(_ size: CGSize) { self.init(width: .intrinsic(size.width), height: .intrinsic(size.height)) }
}
