import Foundation
import MullionViews

#if !canImport(Combine)
extension Timer {
    /// Publishes the date at equal intervals, from the first subscription on.
    ///
    /// - Parameter interval: Seconds.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: Never? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    /// Publishes the date at equal intervals.
    public final class TimerPublisher: Publisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        private let interval: TimeInterval
        private let runLoop: RunLoop
        private let mode: RunLoop.Mode

        fileprivate init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.runLoop = runLoop
            self.mode = mode
        }

        public func subscribe(_ receive: @escaping (Date) -> Void) -> AnyCancellable {
            let receiver = Receiver(receive: receive)
            let timer = Timer(timeInterval: interval, repeats: true) { _ in receiver.receive(Date()) }
            runLoop.add(timer, forMode: mode)
            let holder = Holder(timer: timer)
            return AnyCancellable { holder.timer.invalidate() }
        }

        /// Returns the publisher, which begins with its first subscription.
        public func autoconnect() -> TimerPublisher { self }
        /// Returns something to cancel; the publisher begins with its first subscription.
        public func connect() -> AnyCancellable { AnyCancellable {} }

        /// Called on the run loop's thread only.
        private struct Receiver: @unchecked Sendable {
            let receive: (Date) -> Void
        }
        /// Invalidated on the run loop's thread only.
        private struct Holder: @unchecked Sendable {
            let timer: Timer
        }
    }
}

extension NotificationCenter {
    /// Publishes the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationPublisher {
        NotificationPublisher(center: self, name: name, object: object)
    }

    /// Publishes notifications.
    public struct NotificationPublisher: Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public func subscribe(_ receive: @escaping (Notification) -> Void) -> AnyCancellable {
            let receiver = Receiver(receive: receive)
            let token = center.addObserver(forName: name, object: object, queue: nil) { receiver.receive($0) }
            return AnyCancellable { [center] in center.removeObserver(token) }
        }

        /// Called on the thread that posts.
        private struct Receiver: @unchecked Sendable {
            let receive: (Notification) -> Void
        }
    }
}
#endif
