// error: SwiftUI has a type TabView
// error: SwiftUI has a type Text

public struct TabView {}

@MainActor
public final class Text {}

public enum Space {
    public struct Text {}
}

struct Label {}
