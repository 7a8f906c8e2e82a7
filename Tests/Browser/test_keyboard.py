"""Everything can be done by keyboard alone."""
import re
import unittest

from preview_case import PreviewCase, expect


class KeyboardTests(PreviewCase):
    def test_the_tree_is_walked_by_arrows(self):
        _, _, page = self.open_document()
        page.keyboard.press("t")
        expect(page.locator("#tree")).to_be_focused()
        selected = page.locator(".row[aria-selected=true]")
        page.keyboard.press("Home")
        expect(selected).to_contain_text("document")
        for _ in range(2):
            page.keyboard.press("ArrowDown")
        expect(selected).to_contain_text("header")
        count = page.locator(".row").count()
        page.keyboard.press("ArrowLeft")
        expect(selected).to_have_attribute("aria-expanded", "false")
        self.assertLess(page.locator(".row").count(), count)
        page.keyboard.press("ArrowRight")
        expect(selected).to_have_attribute("aria-expanded", "true")
        page.keyboard.type("para")
        expect(selected).to_contain_text("paragraph")
        expect(page.locator("#inspector h2")).to_contain_text("paragraph")
        active = page.locator("#tree").get_attribute("aria-activedescendant")
        expect(page.locator(f"#{active}")).to_contain_text("paragraph")

    def test_the_focus_reaches_every_part_of_the_page(self):
        _, _, page = self.open_document("card.json", "--write")
        seen = set()
        for _ in range(60):
            page.keyboard.press("Tab")
            seen.add(page.evaluate("document.activeElement.id || document.activeElement.getAttribute('aria-label') || ''"))
        for part in ["tab-elements", "search", "tree", "stage", "outlines", "fit", "Proposed width", "Proposed height"]:
            self.assertIn(part, seen)

    def test_the_focus_is_visible(self):
        _, _, page = self.open_document()
        for _ in range(12):
            page.keyboard.press("Tab")
            shown = page.evaluate("""() => {
              const element = document.activeElement, style = getComputedStyle(element);
              return element === document.body || element.id === "left-edge" || parseFloat(style.outlineWidth) >= 2;
            }""")
            self.assertTrue(shown, page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))

    def test_a_handle_is_moved_by_arrows(self):
        _, _, page = self.open_document()
        handle = page.get_by_role("slider", name="Proposed width")
        handle.focus()
        page.keyboard.press("Shift+ArrowLeft")
        expect(handle).to_have_attribute("aria-valuenow", "470")
        page.keyboard.press("ArrowRight")
        expect(handle).to_have_attribute("aria-valuenow", "471")
        expect(page.locator("#sheet > svg")).to_have_attribute("width", "471")
        page.keyboard.press("Delete")
        expect(handle).to_have_attribute("aria-valuetext", re.compile("^nil"))

    def test_zoom_and_selection_follow_keys_of_the_picture(self):
        _, _, page = self.open_document()
        page.locator("#stage").focus()
        page.keyboard.press("+")
        expect(page.locator("#zoom-level")).to_have_text("125%")
        page.keyboard.press("1")
        expect(page.locator("#zoom-level")).to_have_text("100%")
        page.keyboard.press("Enter")
        expect(page.locator("#inspector h2")).to_contain_text("document")
        page.keyboard.press("]")
        expect(page.locator("#inspector h2")).to_contain_text("card")
        page.keyboard.press("[")
        expect(page.locator("#inspector h2")).to_contain_text("document")
        page.keyboard.press("Escape")
        expect(page.locator("#inspector .none")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
