import Foundation

// The plugin has made welcome.svg from welcome.svg.json, and SwiftPM a resource of it.
let picture = Bundle.module.url(forResource: "welcome", withExtension: "svg")!
print(try String(contentsOf: picture, encoding: .utf8), terminator: "")
