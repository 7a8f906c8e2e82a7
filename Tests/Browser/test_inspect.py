"""Selecting a box in the picture or in the tree explains it."""
import re
import unittest

from preview_case import PreviewCase, expect


class InspectTests(PreviewCase):
    def test_a_click_selects_and_explains(self):
        _, _, page = self.open_document()
        self.click_in_picture(page, 130, 62)
        inspector = page.locator("#inspector")
        expect(inspector.locator("h2")).to_have_text("title text “Field Museum”")
        expect(inspector.locator(".summary")).to_have_text("It is as wide as its text and as high as one line.")
        expect(inspector.locator(".facts").first).to_contain_text("156.9 × 23.28")
        expect(inspector.locator(".answer")).to_contain_text("201.7 × 21")
        expect(inspector.locator(".reasons li").first).to_contain_text("The vStack has 44 points of height for 2 children")
        self.assertFalse(inspector.locator("details").evaluate("details => details.open"))
        inspector.locator("summary").click()
        expect(inspector.locator(".trace")).to_contain_text("minimum, ideal, and maximum width")
        expect(page.locator(".row[aria-selected=true]")).to_contain_text("title")

    def test_the_next_click_selects_what_lies_below(self):
        _, _, page = self.open_document()
        self.click_in_picture(page, 130, 62)
        expect(page.locator("#inspector h2")).to_contain_text("title")
        self.click_in_picture(page, 130, 62)
        expect(page.locator("#inspector h2")).to_have_text("vStack")
        self.click_in_picture(page, 130, 62)
        expect(page.locator("#inspector h2")).to_have_text("header hStack")

    def test_a_row_takes_a_click_while_the_tree_is_drawn_again(self):
        """Pointing at a row draws the tree again, and so does each change of the document."""
        file, _, page = self.open_document()
        title = page.locator(".row", has_text="title")
        box = title.bounding_box()
        page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2)
        page.mouse.down()
        expect(title).to_have_class(re.compile("hovered"))
        self.draw_again(page, file)
        page.mouse.up()
        expect(page.locator("#inspector h2")).to_contain_text("title")

    def test_a_triangle_takes_a_click_while_the_tree_is_drawn_again(self):
        file, _, page = self.open_document()
        header = page.locator(".row", has_text="header")
        box = header.locator(".toggle").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        expect(header).to_have_class(re.compile("hovered"))
        self.edit(file, lambda document: document["root"]["children"][0].update(spacing=40))
        expect(header).to_contain_text("× 78.8")
        page.mouse.up()
        expect(header).to_have_attribute("aria-expanded", "false")

    def test_modifiers_are_grouped_under_their_element(self):
        _, _, page = self.open_document()
        row = page.locator(".row", has_text="badge")
        expect(row).to_contain_text("padding · background")
        expect(row).to_contain_text("“CONFIRMED”")
        row.click()
        boxes = page.locator("#inspector .boxes button")
        expect(boxes).to_have_text(["background", "padding", "text"])
        boxes.nth(1).click()
        expect(page.locator("#inspector .facts").first).to_contain_text("94.3 × 22.8")
        page.locator("#modifiers").click()
        expect(page.locator(".row.modifier[aria-selected=true]")).to_contain_text("padding")

    def test_the_search_finds_elements_by_their_words(self):
        _, _, page = self.open_document()
        page.locator("#search").fill("guests")
        expect(page.locator(".row mark")).to_have_text("GUESTS")
        expect(page.locator(".row", has_text="paragraph")).to_have_count(0)
        page.locator("#search").fill("nothing like that")
        expect(page.locator("#tree .none")).to_have_text("No element matches “nothing like that”.")

    def test_alt_shows_the_distances_to_a_second_box(self):
        _, _, page = self.open_document()
        self.click_in_picture(page, 130, 62)
        expect(page.locator(".mark-selected")).to_have_count(1)
        page.keyboard.down("Alt")
        self.point_in_picture(page, 200, 110)
        expect(page.locator(".tag.distance text")).to_have_text("34.93")
        page.keyboard.up("Alt")
        expect(page.locator(".tag.distance")).to_have_count(0)

    def test_outlines_and_baselines_are_drawn_over_the_picture(self):
        _, _, page = self.open_document()
        page.locator("#outlines").click()
        page.locator("#baselines").click()
        rectangles = page.locator(".mark-outlines").get_attribute("d").count("M")
        self.assertEqual(rectangles, 52)
        self.assertGreater(page.locator(".mark-baselines").get_attribute("d").count("M"), 12)

    def test_the_steps_of_a_stack_are_played_on_the_picture(self):
        _, _, page = self.open_document(reduced_motion="reduce")
        page.locator(".row", has_text="header").click()
        page.get_by_role("button", name="Play the steps").click()
        expect(page.locator("#steps")).to_be_visible()
        expect(page.locator("#steps .sentence")).not_to_be_empty()
        first = page.locator("#steps .sentence").inner_text()
        page.get_by_role("button", name="Step forward").click()
        expect(page.locator("#steps .sentence")).not_to_have_text(first)
        page.keyboard.press("Escape")
        expect(page.locator("#steps")).to_be_hidden()


if __name__ == "__main__":
    unittest.main()
