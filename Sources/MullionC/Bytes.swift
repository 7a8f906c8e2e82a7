import CMullion
import Foundation

/// Writes bytes that `mullion_bytes_free` frees, with a zero byte behind them.
func write(_ bytes: [UInt8], to output: UnsafeMutablePointer<mullion_bytes>) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    copy.initialize(from: bytes, count: bytes.count)
    copy[bytes.count] = 0
    output.pointee = mullion_bytes(data: copy, size: bytes.count)
}

@_cdecl("mullion_bytes_free")
public func bytesFree(_ bytes: UnsafeMutablePointer<mullion_bytes>?) {
    bytes?.pointee.data?.deallocate()
    bytes?.pointee = mullion_bytes(data: nil, size: 0)
}

/// Lives as long as the process.
nonisolated(unsafe) private let version = strdup("0.1.0")

@_cdecl("mullion_version")
public func libraryVersion() -> UnsafePointer<CChar>? { UnsafePointer(version) }
