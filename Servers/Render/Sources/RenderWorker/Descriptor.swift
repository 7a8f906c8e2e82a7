#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file descriptor that blocks, for the pipes of a worker.
struct Descriptor {
    let number: Int32

    /// Reads exactly a number of bytes; nil at the end of the file.
    func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var start = 0
        while start < count {
            let length = bytes.withUnsafeMutableBytes { buffer in
                systemRead(number, buffer.baseAddress! + start, count - start)
            }
            if length < 0 && errno == EINTR { continue }
            guard length > 0 else { return nil }
            start += length
        }
        return bytes
    }

    /// Writes all bytes; returns false if the reader is gone.
    func write(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let length = bytes.withUnsafeBytes { buffer in
                systemWrite(number, buffer.baseAddress! + start, bytes.count - start)
            }
            if length < 0 && errno == EINTR { continue }
            guard length > 0 else { return false }
            start += length
        }
        return true
    }
}

private func systemRead(_ number: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(number, start, count)
}

private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(number, start, count)
}
