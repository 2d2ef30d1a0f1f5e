// The desktop's palette, in the shades that it uses on a background of the current style, and beside it those of iOS's
// colours that the palette lacks.
extension Color {
    public static let red = Color(.fixed(.systemRed))
    public static let orange = Color(.fixed(.systemOrange))
    public static let yellow = Color(.fixed(.systemYellow))
    public static let green = Color(.fixed(.systemGreen))
    @available(iOS 15.0, tvOS 15.0, *)
    public static let mint = Color(red: 0, green: 0.78, blue: 0.75)
    @available(iOS 15.0, tvOS 15.0, *)
    public static let teal = Color(red: 0.19, green: 0.69, blue: 0.78)
    @available(iOS 15.0, tvOS 15.0, *)
    public static let cyan = Color(red: 0.2, green: 0.68, blue: 0.9)
    public static let blue = Color(.fixed(.systemBlue))
    @available(iOS 15.0, tvOS 15.0, *)
    public static let indigo = Color(red: 0.35, green: 0.34, blue: 0.84)
    public static let purple = Color(.fixed(.systemPurple))
    public static let pink = Color(red: 1, green: 0.18, blue: 0.33)
    @available(iOS 15.0, tvOS 15.0, *)
    public static let brown = Color(.fixed(.systemBrown))
    public static let white = Color(.fixed(.white))
    public static let gray = Color(.fixed(.systemGray))
    public static let black = Color(.fixed(.black))
    public static let clear = Color(.fixed(.clear))

    /// The colour of text.
    public static let primary = Color(.fixed(.label))
    /// The colour of text of less weight.
    public static let secondary = Color(.fixed(.secondaryLabel))
    /// The tint of the view that uses the colour.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
