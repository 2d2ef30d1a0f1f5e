/// Where the values of one scene are kept from one start of the app to the next.
final class SceneRecord {
    let store: UserDefaults
    private let scene: String

    /// `scene` identifies the scene among those of the app.
    init(scene: String, in store: UserDefaults = SceneRecord.appStore) {
        self.scene = scene
        self.store = store
    }

    func key(for key: String) -> String {
        "\(scene)/\(key)"
    }

    /// The name of the user defaults that hold all scenes of the app.
    static var suiteName: String {
        "\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).scenes"
    }

    private static var appStore: UserDefaults {
        UserDefaults(suiteName: suiteName) ?? .standard
    }
}

private struct SceneRecordKey: EnvironmentKey {
    static var defaultValue: SceneRecord? { nil }
}

extension EnvironmentValues {
    /// The record of the scene that the view is in, if it is in one.
    var sceneRecord: SceneRecord? {
        get { self[SceneRecordKey.self] }
        set { self[SceneRecordKey.self] = newValue }
    }
}
