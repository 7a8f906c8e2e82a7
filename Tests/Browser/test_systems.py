"""Storyboards, collections, trees, and containers of tracks in the page."""
import unittest

from preview_case import ROOT, PreviewCase, expect


class SystemsTests(PreviewCase):
    def play(self, page, row):
        page.locator(".row", has_text=row).first.click()
        page.get_by_role("button", name="Play the steps").click()
        expect(page.locator("#steps")).to_be_visible()

    def test_a_storyboard_shows_its_scenes_and_one_alone(self):
        _, _, page = self.open_document("storyboards/Account.storyboard")
        expect(page.get_by_label("Proposed width in points")).to_be_hidden()
        page.get_by_label("Scene").select_option(label="SignIn")
        picture = page.locator("#sheet > svg")
        expect(picture).to_have_attribute("width", "393")
        page.get_by_label("Device").select_option("retina4_0")
        expect(picture).to_have_attribute("width", "320")
        page.get_by_label("Orientation").select_option("landscape")
        expect(picture).to_have_attribute("width", "568")
        field = page.get_by_label("Proposed width in points")
        field.fill("400")
        page.keyboard.press("Enter")
        expect(picture).to_have_attribute("width", "400")
        page.get_by_label("Right to left").check()
        page.get_by_label("Text size").select_option("accessibilityLarge")
        expect(page.locator("#status")).to_have_text("Live")

    def test_constraints_of_the_selected_view_are_drawn_and_explained(self):
        # With the asset catalog beside it.
        page = self.open(
            self.serve(ROOT / "Examples/storyboards/Account.storyboard"), viewport={"width": 1140, "height": 690})
        page.get_by_label("Scene").select_option(label="SignIn")
        # The rows of the other scenes are gone: the wanted row moves no more.
        expect(page.locator("#sheet > svg")).to_have_attribute("width", "393")
        self.wait_for_frames(page)
        expect(page.locator(".mark-constraint")).to_have_count(0)
        page.locator(".row", has_text="nam-el-abl").click()
        expect(page.locator(".mark-constraint").first).to_be_visible()
        selected = page.locator(".mark-constraint").count()
        page.locator("#constraints").click()
        page.wait_for_function("before => document.querySelectorAll('.mark-constraint').length > before", arg=selected)
        expect(page.locator("#inspector .reasons")).to_contain_text("c03-na-top")
        expect(page.locator("#inspector .facts").last).to_contain_text("log-oi-mgv.bottom + 16")
        self.keep(page, "serve-storyboard")
        page.get_by_role("button", name="Play the steps").click()
        expect(page.locator("#steps .sentence")).to_contain_text("safeArea.leading")

    def test_an_issue_of_a_storyboard_selects_its_view(self):
        text = (self.copy("storyboards/SignIn.storyboard")).read_text()
        file = self.folder / "Broken.storyboard"
        # Two widths of one button.
        widths = "".join(
            f'<constraint firstItem="go" firstAttribute="width" constant="{width}" id="bad-{width}"/>' for width in [111, 222])
        file.write_text(text.replace("<constraints>", "<constraints>" + widths))
        page = self.open(self.serve(file))
        problem = page.locator(".problem", has_text="bad-111")
        problem.first.click()
        expect(page.locator("#inspector h2")).to_contain_text("Go button")
        expect(page.locator(".mark-constraint.broken").first).to_be_visible()

    def test_a_collection_is_scrolled_by_wheel_and_by_keys(self):
        data = self.copy("collections/photo-grid-data.json")
        _, _, page = self.open_document("collections/photo-grid.json", "--data", str(data))
        sliders = page.locator(".scroller")
        expect(sliders).to_have_count(5)
        self.assertEqual(float(sliders.nth(1).input_value()), 0)
        box = sliders.nth(1).bounding_box()
        page.mouse.move(box["x"] - 20, box["y"] + 40)
        page.mouse.wheel(0, 60)
        page.wait_for_function("() => document.querySelectorAll('.scroller')[1].value > 50")
        zoom = page.locator("#zoom-level").inner_text()
        sliders.nth(2).focus()
        before = float(sliders.nth(2).input_value())
        page.keyboard.press("PageDown")
        page.wait_for_function("before => document.querySelectorAll('.scroller')[2].value != before", arg=before)
        self.assertEqual(page.locator("#zoom-level").inner_text(), zoom)
        expect(page.locator("#status")).to_have_text("Live")

    def test_an_outline_is_scrolled_and_its_folders_stay(self):
        data = self.copy("collections/file-outline-data.json")
        _, _, page = self.open_document("collections/file-outline.json", "--data", str(data))
        sliders = page.locator(".scroller")
        expect(sliders).to_have_count(3)
        sliders.first.focus()
        page.keyboard.press("PageDown")
        page.wait_for_function("() => document.querySelectorAll('.scroller')[0].value > 100")
        expect(page.locator("#sheet > svg text", has_text="Sources").first).to_be_visible()
        expect(page.locator("#status")).to_have_text("Live")
        self.keep(page, "serve-outline")

    def test_a_scrolled_collection_shows_which_views_are_reused(self):
        data = self.copy("collections/photo-grid-data.json")
        _, _, page = self.open_document("collections/photo-grid.json", "--data", str(data))
        page.locator(".row", has_text="collection").first.click()
        views = page.locator("#inspector .facts dd").filter(has_text="visible elements")
        expect(views).to_contain_text("0 waiting, 0 reuses")
        before = page.locator(".mark-view").count()
        self.assertGreater(before, 10)
        expect(page.locator(".mark-reused")).to_have_count(0)
        slider = page.locator(".scroller").first
        slider.focus()
        page.keyboard.press("PageDown")
        page.keyboard.press("PageDown")
        expect(page.locator(".mark-reused").first).to_be_visible()
        expect(views).not_to_contain_text(" 0 reuses")
        self.keep(page, "serve-collection")

    def test_a_tree_is_traversed_in_several_orders(self):
        _, _, page = self.open_document("organisation.json", reduced_motion="reduce")
        self.play(page, "treeDiagram")
        expect(page.locator("#steps .sentence")).to_contain_text("is a leaf")
        page.get_by_label("Order of the nodes").select_option("level")
        sentence = page.locator("#steps .sentence")
        expect(sentence).to_contain_text("Number 1 is “MD Maria Delgado founder”, at depth 0")
        page.get_by_role("button", name="Step forward").click()
        expect(sentence).to_contain_text("Jonas Weber")
        expect(page.locator(".mark-asked")).to_have_count(1)

    def test_tracks_of_a_grid_are_steps_with_an_area_each(self):
        _, _, page = self.open_document("css/holy-grail.json", reduced_motion="reduce")
        self.play(page, "cssGrid")
        expect(page.locator("#steps .sentence")).to_contain_text("Column 1")
        expect(page.locator(".mark-step")).to_have_count(1)

    def test_every_error_of_a_document_is_listed(self):
        file, _, page = self.open_document()
        text = file.read_text().replace('"spacing": 16', '"spacing": "wide"', 1).replace('"kind": "text"', '"kind": "txet"', 2)
        self.write(file, text)
        expect(page.locator(".problem.error")).to_have_count(3)
        expect(page.locator("#sheet > svg")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
