import Foundation
import MullionAutoLayout
import MullionTestSupport
import Testing

/// The cases of the vector file on stack views and baselines.
@Suite("Stack views by vectors")
struct StackVectorTests {
    static let cases: [StackVector] = {
        let data = try? Fixture.data("auto-layout.json")
        let document = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        let cases = document?["cases"] as? [[String: Any]] ?? []
        return cases.filter { ["stack", "baseline"].contains($0["kind"] as? String) }.map(StackVector.init)
    }()

    @Test("There are 40 cases")
    func count() { #expect(Self.cases.count == 40) }

    @Test("Frames are those of the vector", arguments: cases.map(\.name))
    func frames(_ name: String) throws {
        let vector = try #require(Self.cases.first { $0.name == name })
        let views = vector.build()
        views["root"]?.layoutIfNeeded()
        for (id, expected) in vector.expected {
            let frame = try #require(views[id]).frame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            for (number, wanted) in zip(numbers, expected) {
                #expect(abs(number - wanted) <= 1e-4, "\(id): \(numbers), not \(expected)")
            }
        }
        #expect(views["root"]?.takeLayoutReports() == [])
    }
}

/// One case of the vector file.
struct StackVector: @unchecked Sendable {
    let name: String
    private let fields: [String: Any]

    init(_ fields: [String: Any]) {
        self.fields = fields
        name = fields["id"] as? String ?? ""
    }

    var expected: [(String, [CGFloat])] {
        let frames = (fields["expected"] as? [String: Any])?["frames"] as? [String: [Double]] ?? [:]
        return frames.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map { CGFloat($0) }) }
    }

    /// The views by their names.
    func build() -> [String: LayoutView] {
        var views: [String: LayoutView] = [:]
        let environment = fields["environment"] as? [String: Any] ?? [:]
        for fields in fields["views"] as? [[String: Any]] ?? [] {
            guard let id = fields["id"] as? String else { continue }
            let view = Self.view(fields)
            view.identifier = id
            views[id] = view
            guard let parent = (fields["parent"] as? String).flatMap({ views[$0] }) else {
                let size = environment["size"] as? [Double] ?? [0, 0]
                view.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
                continue
            }
            view.translatesAutoresizingMaskIntoConstraints = false
            if let stack = parent as? StackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
        }
        for fields in fields["views"] as? [[String: Any]] ?? [] { Self.space(fields, views) }
        for fields in fields["constraints"] as? [[String: Any]] ?? [] { Self.constrain(fields, views) }
        return views
    }

    private static func view(_ fields: [String: Any]) -> LayoutView {
        let view: LayoutView
        if let stack = fields["stack"] as? [String: Any] {
            let made = StackView()
            if stack["axis"] as? String == "vertical" { made.axis = .vertical }
            if let name = stack["distribution"] as? String {
                made.distribution = StackView.Distribution.allCases.first { "\($0)" == name } ?? .fill
            }
            if let name = stack["alignment"] as? String {
                made.alignment = StackView.Alignment.allCases.first { "\($0)" == name } ?? .fill
            }
            made.spacing = number(stack["spacing"]) ?? 0
            made.isLayoutMarginsRelativeArrangement = stack["layoutMarginsRelative"] as? Bool ?? false
            made.isBaselineRelativeArrangement = stack["baselineRelative"] as? Bool ?? false
            view = made
        } else {
            let block = Block()
            if let size = fields["intrinsic"] as? [Double] { block.content = CGSize(width: size[0], height: size[1]) }
            if let baseline = fields["baseline"] as? [Double] {
                block.baselines = (.top(baseline[0]), .bottom(baseline[1]))
            }
            view = block
        }
        view.isHidden = fields["hidden"] as? Bool ?? false
        if let margins = fields["margins"] as? [Double] {
            view.directionalLayoutMargins = EdgeInsets(
                top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
        }
        for (index, axis) in [Axis.horizontal, .vertical].enumerated() {
            if let hugging = fields["hugging"] as? [Double] {
                view.setContentHuggingPriority(LayoutPriority(Float(hugging[index])), for: axis)
            }
            if let compression = fields["compression"] as? [Double] {
                view.setContentCompressionResistancePriority(LayoutPriority(Float(compression[index])), for: axis)
            }
        }
        return view
    }

    private static func space(_ fields: [String: Any], _ views: [String: LayoutView]) {
        guard let stack = (fields["id"] as? String).flatMap({ views[$0] }) as? StackView,
            let spacings = (fields["stack"] as? [String: Any])?["customSpacing"] as? [String: Double]
        else { return }
        for (id, spacing) in spacings { views[id].map { stack.setCustomSpacing(spacing, after: $0) } }
    }

    private static func constrain(_ fields: [String: Any], _ views: [String: LayoutView]) {
        guard let first = (fields["first"] as? String).flatMap({ views[$0] }) else { return }
        let second = (fields["second"] as? String).flatMap { views[$0] }
        let relations = [
            "==": LayoutConstraint.Relation.equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        let constraint = LayoutConstraint(
            item: first, attribute: attribute(fields["firstAttribute"]),
            relatedBy: relations[fields["relation"] as? String ?? ""] ?? .equal, toItem: second,
            attribute: attribute(fields["secondAttribute"]), multiplier: number(fields["multiplier"]) ?? 1,
            constant: number(fields["constant"]) ?? 0)
        if let priority = number(fields["priority"]) { constraint.priority = LayoutPriority(Float(priority)) }
        constraint.isActive = true
    }

    private static func attribute(_ name: Any?) -> LayoutConstraint.Attribute {
        LayoutConstraint.Attribute.allCases.first { "\($0)" == name as? String } ?? .notAnAttribute
    }

    private static func number(_ value: Any?) -> CGFloat? { (value as? Double).map { CGFloat($0) } }
}
