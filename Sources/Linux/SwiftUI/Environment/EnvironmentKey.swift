/// Names a value of the environment and says what it is where nothing sets it.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
