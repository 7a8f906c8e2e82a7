import MullionGeometry

extension IBDocument {
    /// The sizes of the contents of all views in a root, as far as the document says them.
    ///
    /// In this order: the size that the author set as a placeholder; the size of the picture among the resources; that of
    /// controls whose size is fixed; the stored frame of what shows text, and of other controls, less what is no alignment
    /// rectangle.
    public func contentSizes(in root: IBView) -> [String: IBContentSize] {
        var sizes: [String: IBContentSize] = [:]
        var views = [root]
        while let view = views.popLast() {
            views += view.subviews + view.contentViews
            guard let id = view.id else { continue }
            let size = contentSize(of: view)
            if size.width != nil || size.height != nil { sizes[id] = size }
        }
        return sizes
    }

    private func contentSize(of view: IBView) -> IBContentSize {
        var size = IBContentSize()
        if let picture = view.attributes["image"].flatMap({ images[$0] }), view.kind == "imageView" {
            size = IBContentSize(width: .intrinsic(picture.width), height: .intrinsic(picture.height))
        } else if view.kind == "switch" {
            size = IBContentSize(width: .intrinsic(49), height: .intrinsic(31))
        } else if let frame = view.frame {
            let insets = IBContent.alignmentInsets[view.kind] ?? .zero
            if Self.kindsWithWidth.contains(view.kind) {
                size.width = .intrinsic(max(0, frame.width - insets.left - insets.right))
            }
            if Self.kindsWithWidth.contains(view.kind) || Self.kindsWithHeight.contains(view.kind) {
                size.height = .intrinsic(max(0, frame.height - insets.top - insets.bottom))
            }
        }
        if view.attributes["placeholderIntrinsicWidth"] != nil {
            size.width = view.attributes.number("placeholderIntrinsicWidth").map { .intrinsic($0) }
        }
        if view.attributes["placeholderIntrinsicHeight"] != nil {
            size.height = view.attributes.number("placeholderIntrinsicHeight").map { .intrinsic($0) }
        }
        return size
    }

    private static let kindsWithWidth: Set<String> = [
        "label", "button", "textField", "segmentedControl", "activityIndicatorView", "datePicker", "stepper",
        "pickerView", "pageControl", "imageView",
    ]

    private static let kindsWithHeight: Set<String> = [
        "slider", "progressView", "searchBar", "toolbar", "navigationBar", "tabBar",
    ]
}
