import Foundation

/// A source of values, as far as views need one: the part of Combine's protocol that ``View/onReceive(_:perform:)``
/// uses.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the errors.
    associatedtype Failure: Error
    /// Calls a function with each further value until the result is cancelled or released.
    func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher {
    /// Calls a function with each value until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { subscribe(receiveValue) }
}

/// Ends something when it is cancelled or released.
public final class AnyCancellable: Hashable {
    private var end: (() -> Void)?

    /// Creates a value that calls a function once at its end.
    public init(_ cancel: @escaping () -> Void) { end = cancel }

    deinit { end?() }

    /// Ends it.
    public func cancel() {
        end?()
        end = nil
    }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Passes values on to those who listen.
public final class PassthroughSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by the lock.
    private var receivers: [Int: (Output) -> Void] = [:]
    private var next = 0

    /// Creates a subject.
    public init() {}

    /// Passes a value on.
    public func send(_ value: Output) {
        for receiver in lock.withLock({ receivers.sorted { $0.key < $1.key } }) { receiver.value(value) }
    }

    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        let number = lock.withLock {
            next += 1
            receivers[next] = receive
            return next
        }
        return AnyCancellable { [weak self] in self?.remove(number) }
    }

    private func remove(_ number: Int) { lock.withLock { receivers[number] = nil } }
}

extension PassthroughSubject where Output == Void {
    /// Passes a signal on.
    public func send() { send(()) }
}

/// Passes values on, and begins with the latest one.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
    private let subject = PassthroughSubject<Output, Failure>()
    private let lock = NSLock()
    // Guarded by the lock.
    private var current: Output

    /// Creates a subject with a value.
    public init(_ value: Output) { current = value }

    /// The latest value.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Passes a value on.
    public func send(_ value: Output) {
        lock.withLock { current = value }
        subject.send(value)
    }

    public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
        receive(value)
        return subject.subscribe(receive)
    }
}
