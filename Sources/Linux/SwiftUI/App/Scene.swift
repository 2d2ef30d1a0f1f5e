/// A part of an app that has windows of its own.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor
@preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {
    /// Both as a view and as a scene.
    public var body: Never {
        fatalError("there is no value to ask")
    }
}

extension Scene where Body == Never {
    /// Scenes without a body are shown in their own way; nothing may ask for one.
    public var body: Never {
        fatalError("body must not be called on \(Self.self), which has none")
    }
}

/// Makes one scene out of the statements of a closure.
@available(iOS 14.0, tvOS 14.0, *)
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
        content
    }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        TupleScene(repeat each content)
    }
}

/// Several scenes.
struct TupleScene<each Content: Scene> {
    let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

extension TupleScene: Scene {
    typealias Body = Never
}
