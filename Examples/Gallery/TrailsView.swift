import SwiftUI

/// A place to walk.
struct Trail: Identifiable, Hashable {
    let id: Int

    var name: String { "Trail \(id)" }
    var kilometres: Int { 3 + id * 7 % 19 }

    static let all = (1...200).map(Trail.init)
}

/// One of a trail's stops, on the second level.
struct Stop: Hashable {
    let trail: Trail
    let number: Int

    var name: String { "Stop \(number)" }
}

/// 200 rows, each of which leads two levels down.
@available(iOS 17, tvOS 17, *)
struct TrailsView: View {
    @Binding var path: NavigationPath

    var body: some View {
        NavigationStack(path: $path) {
            List(Trail.all) { trail in
                NavigationLink(value: trail) {
                    HStack {
                        Text(trail.name)
                        Spacer()
                        Text("\(trail.kilometres) km")
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .navigationTitle("Trails")
            .navigationDestination(for: Trail.self) { TrailView(trail: $0) }
            .navigationDestination(for: Stop.self) { StopView(stop: $0) }
        }
    }
}

@available(iOS 17, tvOS 17, *)
struct TrailView: View {
    let trail: Trail
    @Environment(Journal.self) private var journal

    var body: some View {
        List {
            Section("About") {
                Text("\(trail.kilometres) kilometres, on foot")
                Button("Write into the journal") {
                    journal.entries.append("Walked \(trail.name)")
                }
            }
            Section("Stops") {
                ForEach(1..<6) { number in
                    NavigationLink(value: Stop(trail: trail, number: number)) {
                        Text("Stop \(number)")
                    }
                }
            }
        }
        .navigationTitle(trail.name)
    }
}

@available(iOS 17, tvOS 17, *)
struct StopView: View {
    let stop: Stop

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "star.fill")
                .font(.largeTitle)
                .foregroundStyle(.tint)
            Text(stop.name)
                .font(.title)
            Text("Visit another tab and come back: this screen is still here.")
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
        }
        .padding()
        .navigationTitle(stop.name)
    }
}
