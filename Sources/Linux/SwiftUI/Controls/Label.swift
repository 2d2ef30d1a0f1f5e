/// A title with an icon before it.
@available(iOS 14.0, tvOS 14.0, *)
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    @Environment(\.labelStyling) private var styling

    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title(), icon())
    }

    fileprivate nonisolated init(_ title: Title, _ icon: Icon) {
        self.title = title
        self.icon = icon
    }
}

extension Label: View {
    public var body: some View {
        switch styling {
        case .titleAndIcon:
            HStack {
                icon
                title
            }
        case .titleOnly:
            title
        case .iconOnly:
            icon
        case .custom(let style):
            style.makeBody(.init(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon))))
        }
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(Text(titleKey), Image(decorative: name))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(Text(titleKey), Image(systemName: name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(Text(title), Image(decorative: name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(Text(title), Image(systemName: name))
    }
}
