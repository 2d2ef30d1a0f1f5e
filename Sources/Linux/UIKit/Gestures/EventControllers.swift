internal import CAdwaita
internal import GLibSupport

extension GObjectReference {
    /// The event controllers of a type that the widget has, GTK's own included.
    func eventControllers(of type: GType) -> [GObjectReference] {
        guard let model = gtk_widget_observe_controllers(pointer()) else { return [] }
        let list = GObjectReference(adopting: UnsafeMutableRawPointer(model))
        return (0..<g_list_model_get_n_items(list.pointer())).compactMap { index in
            guard let item = g_list_model_get_item(list.pointer(), index) else { return nil }
            let controller = GObjectReference(adopting: item)
            return g_type_check_instance_is_a(controller.pointer(), type) != 0 ? controller : nil
        }
    }
}
