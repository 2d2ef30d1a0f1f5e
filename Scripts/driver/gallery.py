"""The walk through the gallery: each step is something that people miss in other tab containers."""

from person import Person
from report import Report


def walk(person: Person, report: Report) -> None:
    with report.step("first-tab", "the first tab is shown, at its top"):
        person.expect_selected_tab("Trails")
        person.expect_screen("Trails", back=None)
        person.expect("Trail 1")

    with report.step("pushed", "a tapped row pushes its screen; the back button has the title before it"):
        person.tap("Trail 3")
        person.expect_screen("Trail 3", back="Trails")

    with report.step("pushed-twice", "a second level is pushed on the first"):
        person.tap("Stop 2")
        person.expect_screen("Stop 2", back="Trail 3")

    with report.step("typed", "text typed in the second tab is shown, letter by letter"):
        person.tap_tab("Profile")
        person.expect_selected_tab("Profile")
        person.expect("No name yet")
        person.type_into("Name", "Ada")
        person.expect("Hello, Ada")
        person.type_into("About you", "Walks a lot and writes")
        person.expect("Words about you: 5")

    with report.step("still-pushed", "back in the first tab, both levels are still pushed"):
        person.tap_tab("Trails")
        person.expect_selected_tab("Trails")
        person.expect_screen("Stop 2", back="Trail 3")

    with report.step("root", "a tap on the selected tab goes back to its first screen"):
        person.tap_tab("Trails")
        person.expect_screen("Trails", back=None)
        person.expect("Trail 1")

    with report.step("scrolled", "the wheel scrolls the list down"):
        person.scroll_down(over="Trail 5", notches=30)
        person.expect_gone("Trail 1")

    with report.step("scroll-kept", "after a visit to another tab, the list is exactly where it was"):
        rows = person.places("Trail ")
        person.visit_and_return("Profile", "Trails")
        person.expect_places("Trail ", rows)

    with report.step("top", "a tap on the selected tab, at its first screen, scrolls to the top"):
        person.tap_tab("Trails")
        person.expect("Trail 1")

    with report.step("text-kept", "the text in the second tab is still there, and typing goes on where it ended"):
        person.tap_tab("Profile")
        person.expect("Hello, Ada")
        person.type_into("Name", " Lovelace")
        person.expect("Hello, Ada Lovelace")
        person.type_into("About you", " it down")
        person.expect("Words about you: 7")

    with report.step("badge", "buttons of the third tab change badge and title of the fourth, which was never opened"):
        person.tap_tab("Controls")
        person.expect_badge("Journal", None)
        person.tap("Badges and titles")
        person.expect_screen("Badges and titles", back="Controls")
        person.tap("Raise the badge")
        person.expect_badge("Journal", "1")
        person.tap("Raise the badge")
        person.expect_badge("Journal", "2")
        person.tap("Rename to Diary")
        person.expect_badge("Diary", "2")

    with report.step("badge-cleared", "a cleared badge is gone, and the old title is back"):
        person.tap("Clear the badge")
        person.expect_badge("Diary", None)
        person.tap("Rename to Journal")
        person.expect_badge("Journal", None)

    with report.step("written", "an entry written in the first tab is counted by the fourth tab's badge"):
        person.tap_tab("Trails")
        person.tap("Trail 2")
        person.expect_screen("Trail 2", back="Trails")
        person.tap("Write into the journal")
        person.expect_badge("Journal", "1")

    with report.step("shared", "the fourth tab shows the entry, and its badge is gone"):
        person.tap_tab("Journal")
        person.expect_screen("Journal", back=None)
        person.expect("Walked Trail 2")
        person.expect_badge("Journal", None)

    everything = ("Trails", "Profile", "Controls", "Journal")
    with report.step("no-bar", "a screen that wants no tab bar takes it away; one level further it is back"):
        person.tap_tab("Controls")
        person.tap_tab("Controls")
        person.tap("Hiding the bar")
        person.tap("A screen without the bar")
        person.expect("No bar here")
        person.expect_tabs()

    with report.step("bar-back", "one level further the bar is there, and on the way back it goes and comes with the screens"):
        person.tap("One level further")
        person.expect("The bar is back")
        person.expect_tabs(*everything)
        person.go_back("Level 1")
        person.expect_tabs()
        person.go_back("Hiding the bar")
        person.expect_tabs(*everything)

    with report.step("chat", "a screen's own bar is in the tab bar's place, and what is written there is shown"):
        person.tap("A chat")
        person.expect_tabs()
        person.type_into("Message", "Thanks")
        person.tap("Send")
        person.expect("Thanks")

    with report.step("search", "a second tap puts the keyboard into a search field; what is typed there is found"):
        person.go_back("Hiding the bar")
        person.tap_tab("Controls")
        person.tap("Second tap")
        person.tap("A search field")
        person.expect("Trail 1")
        person.tap_tab("Controls")
        person.type_where_focused("Name of a trail", "12")
        person.expect("Trail 12", "Trail 112")
        person.expect_gone("Trail 1")

    with report.step("search-ended", "the end of the search shows everything again, and the bar as it was"):
        person.tap("Cancel")
        person.expect("Trail 1")
        person.expect_screen("Search", back="Second tap")
        person.go_back("Second tap")

    with report.step("other-tabs", "tabs come, go and change places while one of them is looked at"):
        person.tap_tab("Controls")
        person.tap("Tabs that change")
        person.tap("Hide it, its state kept", "check box", "toggle button")
        person.expect_tabs("Trails", "Controls", "Journal")
        person.tap("Turn the order round", "check box", "toggle button")
        person.tap("A tab that is a button", "check box", "toggle button")
        person.expect_tabs("Write", "Journal", "Controls", "Trails")

    with report.step("sheet", "a tab that is a button opens a sheet and is not selected; the sheet's entry is in the badge"):
        person.tap_tab("Write")
        person.type_into("What happened?", "Rain")
        person.tap("Save")
        person.expect_selected_tab("Controls")
        person.expect_badge("Journal", "1")

    with report.step("deep-link", "one change of state selects a tab, pushes two screens and presents a sheet"):
        person.tap("A tab that is a button", "check box", "toggle button")
        person.tap("Turn the order round", "check box", "toggle button")
        person.tap("Hide it, its state kept", "check box", "toggle button")
        person.expect_tabs(*everything)
        person.tap_tab("Controls")
        person.tap("Deep links")
        person.tap("And write an entry there")
        person.expect("New entry")
        person.tap("Cancel")
        person.expect_selected_tab("Trails")
        person.expect_screen("Stop 3", back="Trail 7")

    with report.step("profile-kept", "the tab that was hidden still has what was typed into it"):
        person.tap_tab("Profile")
        person.expect("Hello, Ada Lovelace")
