import Observation

@testable import SwiftUI

/// What the tests of sheets show, and what they change.
@MainActor
@Observable
final class SheetModel {
    var isPresented = false
    var isSecondPresented = false
    var isGuarded = false
    var showsRoot = true
    var count = 0

    @ObservationIgnored var refuses = false
    @ObservationIgnored var writes: [Bool] = []
    @ObservationIgnored var dismiss: DismissAction?
    @ObservationIgnored var mode: Binding<PresentationMode>?
    @ObservationIgnored var isPresentedInside: Bool?
    @ObservationIgnored let log = Log()

    func wasDismissed() { log("dismissed") }

    /// A binding that notes what is written to it.
    var presented: Binding<Bool> {
        Binding(
            get: { MainActor.assumeIsolated { self.isPresented } },
            set: { value in
                MainActor.assumeIsolated {
                    self.writes.append(value)
                    if !self.refuses { self.isPresented = value }
                }
            }
        )
    }
}

struct SheetScreen: View {
    let model: SheetModel

    var body: some View {
        if model.showsRoot {
            Mark("root").sheet(isPresented: model.presented, onDismiss: model.wasDismissed) {
                SheetContents(model: model)
            }
        }
    }
}

struct SheetContents: View {
    let model: SheetModel
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode
    @Environment(\.isPresented) private var isPresented

    init(model: SheetModel) { self.model = model }

    var body: some View {
        let _ = note()
        Mark("sheet \(model.count)")
            .onAppear { model.log("sheet appears") }
            .onDisappear { model.log("sheet disappears") }
    }

    private func note() {
        model.dismiss = dismiss
        model.mode = mode
        model.isPresentedInside = isPresented
    }
}

struct CapturingScreen: View {
    @Bindable var model: SheetModel

    var body: some View {
        let count = model.count
        Mark("root").sheet(isPresented: $model.isPresented) { Mark("captured \(count)") }
    }
}

struct TwoSheets: View {
    @Bindable var model: SheetModel

    var body: some View {
        Mark("root")
            .sheet(isPresented: $model.isPresented) { Mark("first") }
            .sheet(isPresented: $model.isSecondPresented) { Mark("second") }
    }
}

struct NestedSheets: View {
    @Bindable var model: SheetModel

    var body: some View {
        Mark("root").sheet(isPresented: $model.isPresented) {
            Mark("outer").sheet(isPresented: $model.isSecondPresented) { Mark("inner") }
        }
    }
}

struct GuardedScreen: View {
    @Bindable var model: SheetModel

    var body: some View {
        Mark("root").sheet(isPresented: $model.isPresented) {
            NavigationStack {
                Mark("sheet").interactiveDismissDisabled(model.isGuarded)
            }
        }
    }
}
