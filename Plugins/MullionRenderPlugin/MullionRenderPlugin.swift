import Foundation
import PackagePlugin

/// Renders the documents of a target while it is built.
///
/// Each file `NAME.FORMAT.json` becomes the resource `NAME.FORMAT`: `card.svg.json` becomes `card.svg`. The formats are
/// those of `mullion render` without the trait `Cairo`. A document is rendered again when any file of the target other
/// than source code changes, because it can use them as images, fonts, or styles.
@main
struct MullionRenderPlugin: BuildToolPlugin {
    private static let formats: Set<String> = ["svg", "html", "txt"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let files = target.sourceModule?.sourceFiles else { return [] }
        let tool = try context.tool(named: "MullionTool").url
        let inputs = files.filter { $0.type != .source && $0.type != .header }.map(\.url)
        return inputs.filter { $0.pathExtension == "json" }.compactMap { document in
            let name = document.deletingPathExtension().lastPathComponent
            guard Self.formats.contains((name as NSString).pathExtension) else { return nil }
            let output = context.pluginWorkDirectoryURL.appendingPathComponent(name)
            return .buildCommand(
                displayName: "Rendering \(name)", executable: tool,
                arguments: ["render", document.path, "--output", output.path], inputFiles: inputs, outputFiles: [output]
            )
        }
    }
}
