"""The source is edited in the page, and saved where that is allowed."""
import re
import unittest

from preview_case import PreviewCase, expect

REPLACE = "([from, to]) => { const a = document.querySelector('#editor textarea'); a.focus(); " \
    "const at = a.value.indexOf(from); a.setSelectionRange(at, at + from.length); document.execCommand('insertText', false, to); }"


class EditorTests(PreviewCase):
    def open_source(self, *arguments):
        file, server, page = self.open_document("card.json", *arguments)
        page.locator("#tab-source").click()
        expect(page.locator("#editor textarea")).to_have_value(file.read_text())
        return file, server, page

    def test_typing_redraws_without_writing_the_file(self):
        file, _, page = self.open_source()
        before = file.read_text()
        page.evaluate(REPLACE, ["Field Museum", "Natural History"])
        expect(page.locator("#sheet")).to_contain_text("Natural History")
        expect(page.locator("#source-state")).to_contain_text("Edited")
        expect(page.locator("#save")).to_be_hidden()
        self.assertEqual(file.read_text(), before)
        page.locator("#revert").click()
        expect(page.locator("#sheet")).to_contain_text("Field Museum")

    def test_saving_writes_the_file(self):
        file, _, page = self.open_source("--write")
        page.evaluate(REPLACE, ["Field Museum", "Natural History"])
        expect(page.locator("#save")).to_be_enabled()
        page.keyboard.press("Control+s")
        expect(page.locator("#source-state")).to_have_text("Saved")
        self.assertIn("Natural History", file.read_text())

    def test_a_change_made_elsewhere_is_never_overwritten(self):
        file, _, page = self.open_source("--write")
        page.evaluate(REPLACE, ["Field Museum", "Natural History"])
        expect(page.locator("#sheet")).to_contain_text("Natural History")
        self.write(file, file.read_text().replace("CONFIRMED", "CANCELLED"))
        expect(page.locator("#conflict")).to_be_visible()
        self.assertIn("Field Museum", file.read_text())
        page.locator("#take-theirs").click()
        expect(page.locator("#conflict")).to_be_hidden()
        expect(page.locator("#sheet")).to_contain_text("CANCELLED")
        expect(page.locator("#sheet")).to_contain_text("Field Museum")

    def test_a_conflict_can_be_overwritten_on_purpose(self):
        file, _, page = self.open_source("--write")
        page.evaluate(REPLACE, ["Field Museum", "Natural History"])
        self.write(file, file.read_text().replace("CONFIRMED", "CANCELLED"))
        expect(page.locator("#conflict")).to_be_visible()
        page.locator("#keep-mine").click()
        expect(page.locator("#source-state")).to_have_text("Saved")
        self.assertIn("Natural History", file.read_text())
        self.assertIn("CONFIRMED", file.read_text())

    def test_the_schema_completes_words(self):
        _, _, page = self.open_source()
        expect(page.locator("#completions")).to_be_attached()
        page.evaluate(REPLACE, ['"kind": "spacer"', '"kind": "'])
        page.keyboard.type("di")
        options = page.locator("#completions li")
        expect(options.first).to_contain_text("divider")
        page.keyboard.press("Enter")
        expect(page.locator("#editor textarea")).to_have_value(re.compile('"kind": "divider" }'))

    def test_a_number_changes_by_dragging(self):
        _, _, page = self.open_source()
        number = page.locator("#editor .lines div", has_text='"spacing": 16').locator(".code-number")
        box = number.bounding_box()
        page.keyboard.down("Alt")
        page.mouse.move(box["x"] + 4, box["y"] + 8)
        page.mouse.down()
        page.mouse.move(box["x"] + 44, box["y"] + 8, steps=5)
        page.mouse.up()
        page.keyboard.up("Alt")
        expect(page.locator("#editor .lines")).to_contain_text('"spacing": 36')
        # The four gaps of the card grow by 20 points each.
        expect(page.locator("#sheet > svg")).to_have_attribute("height", "422")


if __name__ == "__main__":
    unittest.main()
