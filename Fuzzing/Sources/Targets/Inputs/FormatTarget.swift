import MullionAutoLayout

extension Target {
    /// Visual formats and the layout that their constraints give.
    static let format = Target("format") { bytes in
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        var views: [String: LayoutView] = [:]
        for name in ["a", "b", "c"] {
            let view = LayoutView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            views[name] = view
        }
        let options = choice(
            [[], .alignAllTop, .alignAllLeading, .alignAllCenterY] as [LayoutConstraint.FormatOptions], by: bytes)
        guard
            let constraints = try? LayoutConstraint.constraints(
                withVisualFormat: String(decoding: bytes, as: UTF8.self), options: options,
                metrics: ["m": 12, "w": 750, "n": -5], views: views)
        else { return }
        guard (try? LayoutConstraint.activate(validating: constraints)) != nil else { return }
        root.layoutIfNeeded()
        _ = root.takeLayoutReports().map(\.description)
    }
}
