import Foundation
import MullionCollection
import MullionGeometry

/// Reading the settings and sections of collections.
extension JSONCursor {
    /// [top, left, bottom, right].
    func insets() throws(VectorError) -> EdgeInsets {
        let edges = try elements(count: 4)
        return EdgeInsets(
            top: try edges[0].number(), leading: try edges[1].number(), bottom: try edges[2].number(),
            trailing: try edges[3].number())
    }

    /// A number of a section or item.
    func index() throws(VectorError) -> Int { try integer(in: 0...1_000_000_000) }

    /// [section, item].
    func itemPath() throws(VectorError) -> ItemPath {
        let numbers = try elements(count: 2)
        return ItemPath(section: try numbers[0].index(), item: try numbers[1].index())
    }

    func flowKind() throws(VectorError) -> FlowElement.Kind {
        switch try string() {
        case "item": return .item
        case "header": return .header
        case "footer": return .footer
        case let unknown: throw .unknownName(path: path, name: unknown)
        }
    }

    /// [kind, section, item].
    func flowElement() throws(VectorError) -> FlowElement {
        let parts = try elements(count: 3)
        return FlowElement(try parts[0].flowKind(), section: try parts[1].index(), item: try parts[2].index())
    }

    func flowEdit() throws(VectorError) -> VectorCase.FlowQuestion.Edit {
        let path = ItemPath(section: try required("section").index(), item: try required("item").index())
        let operation = try required("op")
        switch try operation.string() {
        case "resize": return .resize(path, try required("size").size())
        case "insert":
            return .insert(
                path, try required("sizes").elements().map { size throws(VectorError) in try size.size() })
        case "delete": return .delete(path, count: try optional("count")?.index() ?? 1)
        case let unknown: throw .unknownName(path: operation.path, name: unknown)
        }
    }

    /// A section, whose items are a count or a list of sizes.
    func addSection(to sections: inout FlowSections) throws(VectorError) {
        let items = try required("items")
        var sizes: [CGSize]?
        if case .array = items.value {
            sizes = try items.elements().map { size throws(VectorError) in try size.size() }
        }
        var section = FlowSection(.variable(0))
        if sizes == nil { section.items = .uniform(try items.index(), size: try optional("itemSize")?.size()) }
        section.inset = try optional("inset")?.insets()
        section.interitemSpacing = try optional("interitemSpacing")?.number()
        section.lineSpacing = try optional("lineSpacing")?.number()
        section.header = try optional("header")?.size()
        section.footer = try optional("footer")?.size()
        if let sizes { sections.append(section, sizes: sizes) } else { sections.append(section) }
    }

    func flowConfiguration() throws(VectorError) -> FlowConfiguration {
        var configuration = FlowConfiguration()
        if let direction = try optional("scrollDirection") {
            switch try direction.string() {
            case "vertical": configuration.scrollDirection = .vertical
            case "horizontal": configuration.scrollDirection = .horizontal
            case let unknown: throw .unknownName(path: direction.path, name: unknown)
            }
        }
        if let size = try optional("itemSize") { configuration.itemSize = try size.size() }
        if let gap = try optional("minimumInteritemSpacing") {
            configuration.minimumInteritemSpacing = try gap.number()
        }
        if let gap = try optional("minimumLineSpacing") { configuration.minimumLineSpacing = try gap.number() }
        if let inset = try optional("sectionInset") { configuration.sectionInset = try inset.insets() }
        if let size = try optional("headerReferenceSize") { configuration.headerReferenceSize = try size.size() }
        if let size = try optional("footerReferenceSize") { configuration.footerReferenceSize = try size.size() }
        if let name = try optional("lineAlignment") { configuration.lineAlignment = try name.name(LineAlignment.self) }
        if let name = try optional("lastLineAlignment") {
            configuration.lastLineAlignment = try name.name(LastLineAlignment.self)
        }
        if let name = try optional("crossAlignment") {
            configuration.crossAlignment = try name.name(LineCrossAlignment.self)
        }
        if let limit = try optional("pinLimit") { configuration.pinLimit = try limit.name(PinLimit.self) }
        configuration.sectionHeadersPinToVisibleBounds =
            try optional("sectionHeadersPinToVisibleBounds")?.bool() ?? false
        configuration.sectionFootersPinToVisibleBounds =
            try optional("sectionFootersPinToVisibleBounds")?.bool() ?? false
        for option in try optional("options")?.elements() ?? [] {
            configuration.globalHeaderOptions.insert(try option.globalHeaderOption())
        }
        configuration.firstSectionMaximumStretchLength = try optional("maximumStretchHeight")?.extent() ?? .infinity
        // The files' default is the rules of AKPFlowLayout.
        configuration.globalHeaderRules = try optional("mode")?.name(GlobalHeaderRules.self) ?? .akpFlowLayout
        return configuration
    }

    private func globalHeaderOption() throws(VectorError) -> GlobalHeaderOptions {
        switch try string() {
        case "firstSectionIsGlobalHeader": return .firstSectionIsGlobalHeader
        case "firstSectionStretchable": return .firstSectionStretchable
        case "sectionsPinToGlobalHeaderOrVisibleBounds": return .sectionsPinToGlobalHeaderOrVisibleBounds
        case let unknown: throw .unknownName(path: path, name: unknown)
        }
    }
}
