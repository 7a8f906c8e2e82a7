import CGTK

/// A function of Swift that a signal of GTK calls. The object that has the signal keeps it.
private final class Handler {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
}

/// Calls a function at each signal that has no arguments but its object, such as "clicked".
public func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Void) {
    let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
        Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue().body()
    }
    connect(object, signal, unsafeBitCast(call, to: GCallback.self), Handler(body))
}

/// Calls a function when an action is activated.
public func connectAction(_ action: UnsafeMutableRawPointer, _ body: @escaping () -> Void) {
    let call: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
        _, _, data in Unmanaged<Handler>.fromOpaque(data!).takeUnretainedValue().body()
    }
    connect(action, "activate", unsafeBitCast(call, to: GCallback.self), Handler(body))
}

/// A function that gets a point, for the signals of drags.
private final class PointHandler {
    let body: (Double, Double) -> Void
    init(_ body: @escaping (Double, Double) -> Void) { self.body = body }
}

/// Calls a function with the two numbers of a signal, such as "drag-update".
public func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping (Double, Double) -> Void) {
    let call: @convention(c) (UnsafeMutableRawPointer?, Double, Double, UnsafeMutableRawPointer?) -> Void = {
        _, x, y, data in
        Unmanaged<PointHandler>.fromOpaque(data!).takeUnretainedValue().body(x, y)
    }
    connect(object, signal, unsafeBitCast(call, to: GCallback.self), PointHandler(body))
}

private func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback, _ handler: AnyObject) {
    g_signal_connect_data(
        object, signal, callback, Unmanaged.passRetained(handler).toOpaque(),
        { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
}
