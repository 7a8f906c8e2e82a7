// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` come from Foundation on every platform. They are re-exported because code
// written against SwiftUI imports a single module and expects them, with `sqrt`, `Date` and the like, to be there.
@_exported import Foundation
