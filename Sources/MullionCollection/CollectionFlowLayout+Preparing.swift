import MullionGeometry

extension CollectionFlowLayout {
    /// Requests all data and arranges the elements. Sizes of estimated items are not requested; see
    /// ``measure(near:from:keeping:)``.
    ///
    /// - Complexity: O(items of variable sections + sections).
    public mutating func prepare(from source: some FlowDataSource) {
        repairs = []
        rememberedStretchFactor = 0
        statistics.preparations += 1
        let count = repaired(count: source.sectionCount, section: 0)
        sections = []
        sections.reserveCapacity(count)
        for index in 0..<count { sections.append(makeRecord(of: index, from: source)) }
        addUp()
        rememberStretch()
    }

    /// Reads and arranges a section.
    mutating func makeRecord(of index: Int, from source: some FlowDataSource) -> SectionRecord {
        let section = source.section(at: index)
        var record = makeRecord(of: section, at: index)
        let rule = rule(of: record)
        let axes = axes
        let usesBaselines = usesBaselines
        let count = repaired(count: section.items.count, section: index)
        var report = SizeReport(repairs)
        var asked = 0
        let estimate = StoredSize(record.estimate, isEstimate: true)
        let own = StoredSize(record.estimate)
        func size(_ item: Int) -> StoredSize {
            switch section.items {
            case .uniform: return own
            case .estimated: return estimate
            case .variable:
                asked += 1
                let path = ItemPath(section: index, item: item)
                let size = report.repaired(axes.size(source.size(ofItemAt: path)), of: path, axes)
                return StoredSize(size, descent: usesBaselines ? size.descent(source.baseline(ofItemAt: path)) : 0)
            }
        }
        switch (section.items, section.arrangement) {
        case (_, .custom(let arrangement)):
            record.content = .arranged((0..<count).map { size($0).arranged }, arrangement)
        case (_, .grid):
            // The first item determines the length of all.
            let length = count > 0 ? size(0).main : record.estimate.main
            record.content = .uniform(UniformLines(count: count, size: SectionSize(cross: 0, main: length)))
        case (.uniform, _): record.content = .uniform(UniformLines(count: count, size: record.estimate))
        case (.variable, _), (.estimated, _): record.content = .lines(LineIndex(count: count, size: size))
        }
        record.fitColumns(to: rule)
        repairs = report.repairs
        statistics.askedSizes += asked
        statistics.arrangedItems += record.content.arrangeAll(by: rule)
        statistics.arrangedSections += 1
        return record
    }

    /// The numbers of a section, without items.
    private mutating func makeRecord(of section: FlowSection, at index: Int) -> SectionRecord {
        let axes = axes
        var report = SizeReport(repairs)
        func length(_ name: String, _ value: CGFloat) -> CGFloat { report.repaired(value, name, section: index) }
        let inset = section.inset ?? configuration.sectionInset
        let itemSize: CGSize? =
            switch section.items {
            case .uniform(_, let size), .estimated(_, let size): size
            case .variable: nil
            }
        let estimate = report.repaired(
            axes.size(itemSize ?? configuration.itemSize), of: ItemPath(section: index, item: 0), axes)
        var isUniform = false
        if case .uniform = section.items { isUniform = true }
        var columns = 0
        if case .grid(let count) = section.arrangement { columns = max(1, min(count, Int(Int32.max))) }
        var isList = false
        if case .list = section.arrangement { isList = true }
        let (main, cross) = (axes.mainInsets(inset), axes.crossInsets(inset))
        defer { repairs = report.repairs }
        return SectionRecord(
            mainInset: (length("inset", main.before), length("inset", main.after)),
            crossInset: (length("inset", cross.before), length("inset", cross.after)),
            interitemSpacing: length(
                "interitemSpacing", section.interitemSpacing ?? configuration.minimumInteritemSpacing),
            lineSpacing: length("lineSpacing", section.lineSpacing ?? configuration.minimumLineSpacing),
            headerLength: length("header", axes.main(section.header ?? configuration.headerReferenceSize)),
            footerLength: length("footer", axes.main(section.footer ?? configuration.footerReferenceSize)),
            akpHeaderHeight: (section.header ?? configuration.headerReferenceSize).height, akpTopInset: inset.top,
            estimate: estimate, isUniform: isUniform, columns: columns, isList: isList,
            content: .uniform(UniformLines(count: 0, size: estimate)))
    }

    private mutating func repaired(count: Int, section: Int) -> Int {
        let repaired = max(0, min(count, Int(Int32.max) - 1))
        if repaired != count { note(.count(count, section: section)) }
        return repaired
    }

    /// Keeps a diagnostic, if there are not too many yet.
    mutating func note(_ diagnostic: FlowDiagnostic) {
        if repairs.count < 1_000 { repairs.append(diagnostic) }
    }

    /// A size with its sides repaired.
    mutating func repaired(_ size: CGSize, of path: ItemPath) -> SectionSize {
        var report = SizeReport(repairs)
        defer { repairs = report.repairs }
        return report.repaired(axes.size(size), of: path, axes)
    }

    /// The size of an item as it is kept.
    mutating func stored(_ size: CGSize, baseline: CGFloat?, of path: ItemPath) -> StoredSize {
        let size = repaired(size, of: path)
        return StoredSize(size, descent: usesBaselines ? size.descent(baseline) : 0)
    }

    /// Whether items are lined up by baselines, so that these are requested.
    var usesBaselines: Bool { configuration.crossAlignment == .baseline && axes.isVertical }

    /// A length of a section, repaired.
    mutating func repaired(_ length: CGFloat, _ name: String, section: Int) -> CGFloat {
        var report = SizeReport(repairs)
        defer { repairs = report.repairs }
        return report.repaired(length, name, section: section)
    }

    /// Returns the repairs since the last preparation, and the items that do not fit their lines, up to a limit of
    /// each.
    ///
    /// - Complexity: O(all items of variable sections), since it visits all lines.
    public func diagnostics(limit: Int = 1_000) -> [FlowDiagnostic] {
        var result = Array(repairs.prefix(max(0, limit)))
        var left = limit
        for (index, record) in sections.enumerated() where left > 0 && record.content.count > 0 {
            let rule = rule(of: record)
            if rule.available <= 0 {
                result.append(.noRoom(section: index, available: rule.available))
                left -= 1
                continue
            }
            if record.isList || record.columns > 0 { continue }
            if case .arranged = record.content { continue }
            if case .uniform(let lines) = record.content, lines.size.cross <= rule.limit { continue }
            for item in 0..<record.content.count where left > 0 {
                let length = record.content.size(ofItem: item).cross
                if length > rule.limit {
                    let path = ItemPath(section: index, item: item)
                    result.append(.itemTooLong(path, length: length, available: rule.available))
                    left -= 1
                }
            }
        }
        return result
    }
}

/// Repairs numbers and keeps what was repaired.
private struct SizeReport {
    var repairs: [FlowDiagnostic]

    init(_ repairs: [FlowDiagnostic]) { self.repairs = repairs }

    private func isLength(_ value: CGFloat) -> Bool { value >= 0 && value <= ExactLength.limit }
    private func length(_ value: CGFloat) -> CGFloat {
        // Adding 0 makes -0 to 0, whose sign means something else in storage.
        value.isFinite ? max(0, min(value, ExactLength.limit)) + 0 : 0
    }

    mutating func repaired(_ size: SectionSize, of path: ItemPath, _ axes: FlowAxes) -> SectionSize {
        if isLength(size.cross) && isLength(size.main) {
            return SectionSize(cross: size.cross + 0, main: size.main + 0)
        }
        note(.size(axes.size(size), of: path))
        return SectionSize(cross: length(size.cross), main: length(size.main))
    }

    mutating func repaired(_ value: CGFloat, _ name: String, section: Int) -> CGFloat {
        if isLength(value) { return value }
        note(.metric(name, value, section: section))
        return length(value)
    }

    private mutating func note(_ diagnostic: FlowDiagnostic) {
        if repairs.count < 1_000 { repairs.append(diagnostic) }
    }
}

extension SectionSize {
    /// The extent of an item of this size below its baseline. A baseline that is not a number is at the bottom.
    fileprivate func descent(_ baseline: CGFloat?) -> CGFloat {
        guard let baseline, !baseline.isNaN else { return 0 }
        return main - max(0, min(baseline, main))
    }
}

extension SectionRecord {
    /// Makes the items of a grid as wide as its columns.
    mutating func fitColumns(to rule: LineRule) {
        guard columns > 0, case .uniform(var lines) = content else { return }
        let gaps = CGFloat(columns - 1) * rule.spacing
        lines.size.cross = max(0, (rule.available - gaps) / CGFloat(columns))
        content = .uniform(lines)
    }
}
