extension Limits {
    /// The names of the limits, as on the command line: "document-bytes".
    public enum Name: String, CaseIterable, Sendable {
        case documentBytes = "document-bytes"
        case storyboardBytes = "storyboard-bytes"
        case treeBytes = "tree-bytes"
        case depth
        case htmlDepth = "html-depth"
        case xmlDepth = "xml-depth"
        case treeDepth = "tree-depth"
        case values
        case nodes
        case repeats
        case textBytes = "text-bytes"
        case selectorSteps = "selector-steps"
        case fontSize = "font-size"
        case fonts
        case imagePixels = "image-pixels"
        case assetBytes = "asset-bytes"
        case pathCommands = "path-commands"
        case pixels
        case pages
        case rows
        case xmlElements = "xml-elements"
        case solverRows = "solver-rows"
        case conflicts
        case treeNodes = "tree-nodes"
        case collectionItems = "collection-items"

        /// The value of the limit where no other is given, which is also the largest.
        public var defaultValue: Int {
            switch self {
            case .documentBytes: 8 << 20
            case .storyboardBytes, .assetBytes: 32 << 20
            case .treeBytes, .textBytes: 64 << 20
            case .depth: 512
            case .htmlDepth, .xmlDepth: 200
            case .treeDepth: 20_000
            case .values, .repeats: 4_000_000
            case .nodes, .pathCommands, .rows: 1_000_000
            case .selectorSteps: 50_000_000
            case .fontSize: 65_536
            case .fonts: 100
            case .imagePixels: 64_000_000
            case .pixels: 64 << 20
            case .pages, .collectionItems: 10_000
            case .xmlElements: 400_000
            case .solverRows: 50_000
            case .conflicts: 1_000
            case .treeNodes: 2_000_000
            }
        }

        var keyPath: WritableKeyPath<Limits, Int> {
            switch self {
            case .documentBytes: \.documentBytes
            case .storyboardBytes: \.storyboardBytes
            case .treeBytes: \.treeBytes
            case .depth: \.depth
            case .htmlDepth: \.htmlDepth
            case .xmlDepth: \.xmlDepth
            case .treeDepth: \.treeDepth
            case .values: \.values
            case .nodes: \.nodes
            case .repeats: \.repeats
            case .textBytes: \.textBytes
            case .selectorSteps: \.selectorSteps
            case .fontSize: \.fontSize
            case .fonts: \.fonts
            case .imagePixels: \.imagePixels
            case .assetBytes: \.assetBytes
            case .pathCommands: \.pathCommands
            case .pixels: \.pixels
            case .pages: \.pages
            case .rows: \.rows
            case .xmlElements: \.xmlElements
            case .solverRows: \.solverRows
            case .conflicts: \.conflicts
            case .treeNodes: \.treeNodes
            case .collectionItems: \.collectionItems
            }
        }
    }
}
