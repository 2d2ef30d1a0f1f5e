import SwiftUI

/// A section with one row a choice; the chosen one has a tick.
struct ChoiceSection<Choice: Hashable>: View {
    let title: String
    let choices: [(name: String, choice: Choice)]
    @Binding var selection: Choice

    init(_ title: String, _ choices: [(name: String, choice: Choice)], selection: Binding<Choice>) {
        self.title = title
        self.choices = choices
        _selection = selection
    }

    var body: some View {
        Section(title) {
            ForEach(choices.map(\.choice), id: \.self) { choice in
                Button {
                    selection = choice
                } label: {
                    HStack {
                        Text(choices.first { $0.choice == choice }?.name ?? "")
                        Spacer()
                        if choice == selection {
                            Image(systemName: "checkmark")
                        }
                    }
                }
            }
        }
    }
}

extension ChoiceSection where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    init(_ title: String, selection: Binding<Choice>) {
        self.init(title, Choice.allCases.map { ($0.rawValue, $0) }, selection: selection)
    }
}
