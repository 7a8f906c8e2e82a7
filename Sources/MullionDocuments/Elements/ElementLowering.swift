import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// Lowers a flat list of elements to nodes, by the views and view modifiers of the same names, without recursion: the
/// content of a view is finished before the view is made.
///
/// 1. From the first element to the last: pass on the environment. A modifier changes it for the element, for the
///    modifiers before it, and for their contents.
/// 2. From the last element to the first, so that children have nodes: make the nodes and apply the modifiers.
///
/// - Complexity: O(elements + modifiers).
struct ElementLowering {
    var lowering: Lowering
    private let elements: [DocumentElement]
    /// The environments that elements have; most elements share theirs with the elements around them.
    private var environments: [EnvironmentValues]
    /// The index of the environment of each element, without its modifiers.
    private var inherited: [Int]
    /// The indices of the environments outside the modifiers of each element, the outermost first, and of that inside
    /// all of them. The elements take theirs from the end, because they get nodes in the opposite order.
    private var remaining: [Int] = []
    /// The index of the environment of the views lowered now.
    private var current = 0
    private var nodes: [[NodeID]]
    /// The element whose nodes begin at an index, in the order of making them.
    private var beginnings: [(node: Int, element: Int)] = []

    init(_ elements: [DocumentElement], measurer: any TextMeasurer, displayScale: CGFloat, limits: Limits = .default) {
        self.elements = elements
        lowering = Lowering(measurer: measurer)
        lowering.environment.displayScale = displayScale
        if limits != .default { lowering.environment.limits = limits }
        environments = [lowering.environment]
        inherited = Array(repeating: 0, count: elements.count)
        nodes = Array(repeating: [], count: elements.count)
    }

    var rootNodes: [NodeID] { nodes[0] }

    mutating func lowerAll() {
        for row in elements.indices { inherit(row) }
        for row in elements.indices.reversed() { lower(row) }
        beginnings.append((lowering.tree.nodeCount, 0))
    }

    /// Returns the nodes of an element, with its modifiers.
    func nodes(of element: Int) -> [NodeID] { elements.indices.contains(element) ? nodes[element] : [] }

    /// Returns the element that made a node.
    func element(of node: NodeID) -> Int? {
        var (low, high) = (0, beginnings.count)
        while low < high {
            let middle = (low + high) / 2
            if beginnings[middle].node <= Int(node.index) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : beginnings[low - 1].element
    }

    // MARK: - 1. Inheriting

    private mutating func inherit(_ row: Int) {
        var environment = inherited[row]
        for modifier in elements[row].modifiers.reversed() {
            remaining.append(environment)
            switch modifier.change {
            case .layer(let layer, _): inherited[layer] = environment
            case .view(let apply):
                guard modifier.changesEnvironment, let change = apply(FinishedNodes([])) as? any EnvironmentChange
                else { continue }
                var changed = environments[environment]
                change.change(&changed)
                environment = environments.count
                environments.append(changed)
            }
        }
        remaining.append(environment)
        for child in elements[row].children { inherited[child] = environment }
        for part in elements[row].parts { inherited[part] = environment }
    }

    // MARK: - 2. Making nodes

    private mutating func lower(_ row: Int) {
        beginnings.append((lowering.tree.nodeCount, row))
        let element = elements[row]
        enterEnvironment()
        let children = element.children.flatMap { nodes[$0] }
        let parts = Dictionary(uniqueKeysWithValues: element.parts.map { ($0, nodes[$0]) })
        let contents = ElementContents(children: FinishedNodes(children), parts: parts)
        var made = lowering.nodes(around: element.make(contents))
        for modifier in element.modifiers {
            enterEnvironment()
            let content = FinishedNodes(made)
            let view: any View =
                switch modifier.change {
                case .view(let apply): apply(content)
                case .layer(let row, let apply): apply(content, FinishedNodes(nodes[row]))
                }
            made = lowering.nodes(around: view)
        }
        if let name = element.name { lowering.name(made, name) }
        nodes[row] = made
    }

    /// Takes the next environment for the views lowered from now on.
    private mutating func enterEnvironment() {
        let next = remaining.removeLast()
        // What the lowering has made from an environment is used as long as that stays.
        guard next != current else { return }
        lowering.environment = environments[next]
        current = next
    }
}
