"""A folder is shown as a contact sheet of its documents, and a wide tree opens fitted."""
import json
import unittest

from preview_case import PreviewCase, expect


class FolderTests(PreviewCase):
    def test_a_folder_is_a_live_contact_sheet(self):
        for example in ["calendar.json", "card.json", "form.json"]:
            self.copy(example)
        page = self.open(self.serve(self.folder))
        names = page.locator("#contact-sheet .name")
        expect(names).to_have_text(["calendar.json", "card.json", "form.json"])
        self.edit(self.folder / "form.json", lambda document: document["root"].update(kind="unknown"))
        expect(page.locator(".document.broken .name")).to_have_text(["form.json"])
        self.copy("settings-rtl.json")
        expect(names).to_have_count(4)
        page.locator(".document", has_text="card.json").click()
        expect(page.locator("#sheet")).to_contain_text("Field Museum")
        page.locator("#back").click()
        expect(page.locator("#contact-sheet")).to_be_visible()

    def test_a_picture_of_500000_points_opens_fitted(self):
        file = self.folder / "wide.json"
        bars = [{"kind": "color", "color": "#1d4ed8", "modifiers": [{"frame": {"width": 900, "height": 200}}]} for _ in range(500)]
        root = {"kind": "hStack", "spacing": 100, "children": bars}
        file.write_text(json.dumps({"version": 1, "root": root}))
        page = self.open(self.serve(file))
        expect(page.locator("#sheet > svg")).to_have_attribute("width", "499900")
        sheet, stage = page.locator("#sheet").bounding_box(), page.locator("#stage").bounding_box()
        self.assertGreaterEqual(sheet["x"], stage["x"])
        self.assertLessEqual(sheet["x"] + sheet["width"], stage["x"] + stage["width"])

    def test_rows_of_data_are_picked(self):
        file = self.copy("certificate.json")
        data = self.copy("certificate-data.csv")
        rows = len(data.read_text().splitlines()) - 1
        page = self.open(self.serve(file, "--data", str(data)))
        expect(page.locator("#sheet > svg")).to_be_visible()
        picker = page.get_by_label("Row")
        expect(picker.locator("option")).to_have_count(rows)
        first = page.locator("#sheet").text_content()
        picker.select_option(index=1)
        expect(page.locator("#sheet")).not_to_have_text(first)


if __name__ == "__main__":
    unittest.main()
