"""Saving a document changes the picture; errors never take it away."""
import json
import unittest

from preview_case import PreviewCase, expect


class LiveTests(PreviewCase):
    def test_saving_the_document_redraws_the_picture(self):
        file, _, page = self.open_document()
        self.write(file, file.read_text().replace("Field Museum", "Natural History"))
        expect(page.locator("#sheet")).to_contain_text("Natural History")

    def test_selection_zoom_and_scroll_survive_a_redraw(self):
        file, _, page = self.open_document()
        self.click_in_picture(page, 130, 62)
        page.locator("#zoom-in").click()
        page.mouse.move(600, 400)
        page.mouse.wheel(30, 40)
        expect(page.locator("#inspector h2")).to_contain_text("title")
        page.wait_for_function("document.getElementById('zoom-level').textContent === '125%'")
        before = page.locator("#sheet").evaluate("sheet => sheet.style.transform")
        self.write(file, file.read_text().replace("Field Museum", "Natural History"))
        expect(page.locator("#sheet")).to_contain_text("Natural History")
        expect(page.locator("#inspector h2")).to_contain_text("Natural History")
        self.assertEqual(page.locator("#sheet").evaluate("sheet => sheet.style.transform"), before)

    def test_errors_keep_the_picture_and_lead_to_the_source(self):
        file, _, page = self.open_document()
        good = file.read_text()
        self.write(file, good.replace('"spacing": 16', '"spacing": "wide"'))
        expect(page.locator("#stale")).to_be_visible()
        expect(page.locator("#sheet")).to_contain_text("Field Museum")
        expect(page.locator("#status")).to_have_text("Errors")
        first = page.locator(".problem.error").first
        expect(first.locator(".at")).to_contain_text("9:")
        expect(first.locator("pre")).to_contain_text('"spacing": "wide"')
        caret = first.locator("pre").inner_text().split("\n")
        self.assertEqual(caret[0].index('"wide"'), caret[1].index("^"))
        first.click()
        expect(page.locator("#editor textarea")).to_be_focused()
        expect(page.locator("#editor .gutter .current.error")).to_have_text("9")
        self.write(file, good)
        expect(page.locator("#stale")).to_be_hidden()
        expect(page.locator("#problems")).to_be_hidden()
        expect(page.locator("#status")).to_have_text("Live")

    def test_a_file_that_vanishes_and_comes_back_is_drawn_again(self):
        file, _, page = self.open_document()
        text = file.read_text()
        file.unlink()
        expect(page.locator("#stale")).to_be_visible()
        file.write_text(text.replace("Field Museum", "Natural History"))
        expect(page.locator("#sheet")).to_contain_text("Natural History")
        expect(page.locator("#stale")).to_be_hidden()

    def test_an_image_redraws_in_a_folder_of_many_files(self):
        many = self.folder / "many"
        many.mkdir()
        for number in range(3000):
            (many / f"{number}.png").touch()
        image = self.folder / "logo.svg"
        image.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>')
        file = self.folder / "a.json"
        self.write(file, json.dumps({"version": 1, "root": {"kind": "image", "source": "logo.svg"}}))
        page = self.open(self.serve(file))
        picture = page.locator("#sheet > svg")
        expect(picture).to_have_attribute("width", "40")
        self.write(image, '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="20"/>')
        expect(picture).to_have_attribute("width", "70")

    def test_two_browsers_see_the_same_edit(self):
        file, server, page = self.open_document()
        other = self.open(server)
        expect(other.locator("#sheet > svg")).to_be_visible()
        self.write(file, file.read_text().replace("Field Museum", "Natural History"))
        for each in [page, other]:
            expect(each.locator("#sheet")).to_contain_text("Natural History")

    def test_the_page_reconnects_after_a_restart_of_the_server(self):
        file, server, page = self.open_document()
        server.stop()
        expect(page.locator("#status")).to_have_text("Waiting for the server")
        expect(page.locator("#sheet")).to_contain_text("Field Museum")
        self.write(file, file.read_text().replace("Field Museum", "Natural History"))
        self.serve(file, port=server.port)
        expect(page.locator("#status")).to_have_text("Live")
        expect(page.locator("#sheet")).to_contain_text("Natural History")


if __name__ == "__main__":
    unittest.main()
