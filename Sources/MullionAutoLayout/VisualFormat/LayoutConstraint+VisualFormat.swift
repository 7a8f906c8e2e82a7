import MullionGeometry

extension LayoutConstraint {
    /// Returns the inactive constraints of a visual format, in the order of the format, followed by those of the
    /// alignment options, for each option in the order of the views.
    ///
    /// ```swift
    /// try LayoutConstraint.constraints(
    ///     withVisualFormat: "|-[icon(24)]-(>=gap)-[title]-|", options: .alignAllCenterY, metrics: ["gap": 12],
    ///     views: ["icon": icon, "title": title])
    /// ```
    ///
    /// `H:` (or nothing) is read along the leading to trailing direction, `V:` from top to bottom. `[a][b]` are flush,
    /// `[a]-[b]` are 8 apart, `[a]-20-[b]` are 20 apart. `|` is the superview of the first view; `|-[a]` begins at its
    /// margin. Parentheses after a name contain the size: `[a(>=50@300,==b)]`. A name that is both a
    /// metric and a view is a metric.
    ///
    /// - Parameters:
    ///   - format: The format, in the grammar of Apple's Auto Layout Guide. Blanks between its parts are skipped.
    ///   - options: The reading direction, and the alignment of the views across it.
    ///   - metrics: Numbers by name, for constants and priorities.
    ///   - views: Views by name.
    /// - Throws: ``VisualFormatError``: `expected` where the grammar is left, before any name is looked up;
    ///   `unknownView`, `unknownMetric`, `unknownObject`, `viewAsDistance`; `priorityOutOfRange`, `unusableNumber`;
    ///   `noSuperview` for a `|` next to views without superview; `alignmentAlongAxis` and `contradictoryDirections`
    ///   for options, at offset 0.
    /// - Complexity: linear in the characters and in the constraints.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: CGFloat] = [:],
        views: [String: LayoutView]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        let syntax = try VisualFormatParser.parse(format)
        let lowering = VisualFormatLowering(
            flow: try options.flow(along: syntax.axis), axis: syntax.axis, metrics: metrics, views: views)
        return try lowering.constraints(of: syntax, alignments: options.alignedAttributes)
    }
}

/// Turns the parts of a visual format into constraints.
private struct VisualFormatLowering {
    let flow: FormatFlow
    let axis: Axis
    let metrics: [String: CGFloat]
    let views: [String: LayoutView]

    func constraints(
        of format: VisualFormat, alignments: [LayoutConstraint.Attribute]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        guard alignments.allSatisfy({ $0.axis != axis }) else { throw VisualFormatError(.alignmentAlongAxis, at: 0) }
        var constraints: [LayoutConstraint] = []
        var items: [LayoutView] = []
        items.reserveCapacity(format.views.count)
        let opening = try format.opening.map { edge throws(VisualFormatError) in try gaps(edge.link) }
        for view in format.views {
            // In the order of the text, so that the first name that is wrong is the one reported.
            let gaps = try gaps(view.link)
            let item = try self.view(view.name)
            if let last = items.last {
                constraints += gaps.map { constraint($0, Edge(last, flow.far), Edge(item, flow.near)) }
            } else if let opening, let edge = format.opening {
                let start = Edge(try superview(of: item, view.name, edge), flow.near, margin: flow.near.inMargins)
                constraints += opening.map { constraint($0, start, Edge(item, flow.near)) }
            }
            constraints += try sizes(of: item, view.predicates)
            items.append(item)
        }
        if let edge = format.closing, let first = items.first, let last = items.last {
            let end = Edge(try superview(of: first, format.views[0].name, edge), flow.far, margin: flow.far.inMargins)
            constraints += try gaps(edge.link).map { constraint($0, Edge(last, flow.far), end) }
        }
        if let edge = format.opening ?? format.closing {
            for (item, view) in zip(items, format.views) { _ = try superview(of: item, view.name, edge) }
        }
        for attribute in alignments {
            for (item, next) in zip(items, items.dropFirst()) {
                constraints.append(LayoutConstraint(next, attribute, .equal, item, attribute))
            }
        }
        return constraints
    }

    // MARK: - Gaps

    /// An edge at one end of a gap.
    private struct Edge {
        var item: LayoutView
        var attribute: LayoutConstraint.Attribute
        /// Of the superview: the attribute of its margin.
        var margin: LayoutConstraint.Attribute?

        init(_ item: LayoutView, _ attribute: LayoutConstraint.Attribute, margin: LayoutConstraint.Attribute? = nil) {
            self.item = item
            self.attribute = attribute
            self.margin = margin
        }
    }

    /// What a gap has to be.
    private struct Gap {
        var relation = LayoutConstraint.Relation.equal
        /// nil: what the system keeps.
        var distance: CGFloat?
        var priority = LayoutPriority.required
    }

    private func gaps(_ link: VisualFormat.Link) throws(VisualFormatError) -> [Gap] {
        switch link {
        case .flush: return [Gap(distance: 0)]
        case .standard: return [Gap()]
        case .distances(let predicates):
            return try predicates.map { predicate throws(VisualFormatError) in
                let distance = try number(predicate.object)
                return Gap(relation: predicate.relation, distance: distance, priority: try priority(predicate.priority))
            }
        }
    }

    /// `end relation start + distance`; for a format read against the positions `start relation end + distance`.
    private func constraint(_ gap: Gap, _ start: Edge, _ end: Edge) -> LayoutConstraint {
        var (start, end) = (start, end)
        var distance = gap.distance ?? systemSpacing
        if gap.distance == nil, start.margin != nil || end.margin != nil {
            // The margin is the distance.
            start.attribute = start.margin ?? start.attribute
            end.attribute = end.margin ?? end.attribute
            distance = 0
        }
        let (first, second) = flow.isMirrored ? (start, end) : (end, start)
        return LayoutConstraint(
            first.item, first.attribute, gap.relation, second.item, second.attribute, constant: distance,
            priority: gap.priority)
    }

    // MARK: - Sizes

    private func sizes(
        of item: LayoutView, _ predicates: [VisualFormat.Predicate]
    ) throws(VisualFormatError) -> [LayoutConstraint] {
        try predicates.map { predicate throws(VisualFormatError) in
            var other: LayoutView?
            var constant: CGFloat = 0
            // A name that is both is a metric.
            if case .name(let name) = predicate.object, metrics[name.text] == nil {
                other = views[name.text]
                guard other != nil else { throw VisualFormatError(.unknownObject(name.text), at: name.offset) }
            } else {
                constant = try number(predicate.object)
            }
            return LayoutConstraint(
                item, flow.size, predicate.relation, other, other == nil ? .notAnAttribute : flow.size,
                constant: constant, priority: try priority(predicate.priority))
        }
    }

    // MARK: - Names

    private func view(_ name: VisualFormat.Name) throws(VisualFormatError) -> LayoutView {
        guard let view = views[name.text] else { throw VisualFormatError(.unknownView(name.text), at: name.offset) }
        return view
    }

    private func superview(
        of view: LayoutView, _ name: VisualFormat.Name, _ edge: VisualFormat.Edge
    ) throws(VisualFormatError) -> LayoutView {
        guard let superview = view.superview else { throw VisualFormatError(.noSuperview(name.text), at: edge.offset) }
        return superview
    }

    /// A number, or that of a metric.
    private func number(_ object: VisualFormat.Object) throws(VisualFormatError) -> CGFloat {
        switch object {
        case .number(let number, _): return number
        case .name(let name):
            if let metric = metrics[name.text] { return try metric.usable(at: name.offset) }
            let isView = views[name.text] != nil
            throw VisualFormatError(isView ? .viewAsDistance(name.text) : .unknownMetric(name.text), at: name.offset)
        }
    }

    private func priority(_ object: VisualFormat.Object?) throws(VisualFormatError) -> LayoutPriority {
        guard let object else { return .required }
        guard case .name(let name) = object else { return LayoutPriority(Float(try number(object))) }
        guard let number = metrics[name.text] else {
            throw VisualFormatError(.unknownMetric(name.text), at: name.offset)
        }
        guard number > 0, number <= 1000 else { throw VisualFormatError(.priorityOutOfRange, at: name.offset) }
        return LayoutPriority(Float(number))
    }
}
