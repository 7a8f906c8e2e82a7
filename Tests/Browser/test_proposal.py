"""The proposal is changed by dragging an edge of the picture, by fields, and by buttons."""
import json
import os
import re
import unittest

from large_document import document_of
from preview_case import PreviewCase, expect

# Counts the drawings that the page shows per frame of the screen during a drag of the right edge by two points a frame.
DRAG = """
async (frames) => {
  const handle = document.querySelector(".handle.right"), box = handle.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  const svg = () => document.querySelector("#sheet > svg").getAttribute("width");
  const state = () => `${svg()} ${document.getElementById("ghost").dataset.drawn ?? ""}`;
  const start = Number(svg()), zoom = document.getElementById("sheet").getBoundingClientRect().width / start;
  const send = (type, dx) => handle.dispatchEvent(new PointerEvent(type,
    { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX: x + dx, clientY: y, bubbles: true, cancelable: true }));
  handle.setPointerCapture = () => {};
  send("pointerdown", 0);
  let shown = 0, last = state();
  const times = [];
  for (let frame = 0; frame < frames; frame++) {
    times.push(await new Promise(requestAnimationFrame));
    if (state() !== last) { shown += 1; last = state(); }
    send("pointermove", -2 * (frame + 1));
  }
  send("pointerup", -2 * frames);
  return { shown, seconds: (times.at(-1) - times[0]) / 1000, width: Math.round(start - 2 * frames / zoom) };
}
"""


class ProposalTests(PreviewCase):
    def test_dragging_the_right_edge_changes_the_width(self):
        _, _, page = self.open_document()
        handle = page.locator(".handle.right")
        box = handle.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 60, y, steps=6)
        page.mouse.move(x - 120, y, steps=6)
        page.mouse.up()
        expect(page.get_by_label("Proposed width in points")).to_have_value("360")
        expect(handle).to_have_attribute("aria-valuenow", "360")
        expect(page.locator("#sheet > svg")).to_have_attribute("width", "360")
        expect(page.locator(".row", has_text="paragraph")).to_contain_text(re.compile("2[0-9]{2} × [0-9.]+$"))

    def test_buttons_propose_nil_zero_and_infinity(self):
        _, _, page = self.open_document()
        width = page.get_by_role("group", name="Proposed width")
        picture = page.locator("#sheet > svg")
        width.get_by_role("button", name="unspecified").click()
        expect(width.get_by_role("button", name="unspecified")).to_have_attribute("aria-pressed", "true")
        expect(picture).not_to_have_attribute("width", "480")
        ideal = float(picture.get_attribute("width"))
        width.get_by_role("button", name="zero").click()
        expect(width.get_by_role("button", name="zero")).to_have_attribute("aria-pressed", "true")
        page.wait_for_function("ideal => document.querySelector('#sheet > svg').viewBox.baseVal.width < ideal", arg=ideal)
        page.get_by_label("Proposed width in points").fill("400")
        page.keyboard.press("Enter")
        expect(picture).to_have_attribute("width", "400")

    def test_what_is_typed_stays_when_the_picture_is_drawn_again(self):
        file, _, page = self.open_document()
        field = page.get_by_label("Proposed width in points")
        field.fill("4")
        self.draw_again(page, file)
        page.keyboard.type("00")
        page.keyboard.press("Enter")
        expect(page.locator("#sheet > svg")).to_have_attribute("width", "400")
        field.fill("nonsense")
        field.blur()
        expect(field).to_have_value("400")

    def test_minimum_ideal_and_maximum_are_shown_beside_each_other(self):
        _, _, page = self.open_document()
        page.locator("#extents-toggle").click()
        figures = page.locator("#extents figcaption strong")
        expect(figures).to_have_text(["Minimum", "Ideal", "Maximum"])
        page.locator("#extents .thumb").nth(1).click()
        expect(page.get_by_role("group", name="Proposed width").get_by_role("button", name="unspecified")).to_have_attribute(
            "aria-pressed", "true")

    def test_another_browser_keeps_its_own_proposal(self):
        _, server, page = self.open_document()
        other = self.open(server)
        expect(other.locator("#sheet > svg")).to_have_attribute("width", "480")
        page.get_by_label("Proposed width in points").fill("400")
        page.keyboard.press("Enter")
        expect(page.locator("#sheet > svg")).to_have_attribute("width", "400")
        expect(other.locator("#sheet > svg")).to_have_attribute("width", "480")

    def test_a_drag_of_many_boxes_shows_the_newest_width_in_the_end(self):
        """Prints the number of drawings per second, of outlines in a picture of many boxes: MULLION_PAGE_BOXES, 2,000 by
        default."""
        count = int(os.environ.get("MULLION_PAGE_BOXES", "2000"))
        file = self.folder / "large.json"
        file.write_text(json.dumps(document_of(count)))
        page = self.open(self.serve(file))
        expect(page.locator("#sheet > svg")).to_be_visible()
        result = page.evaluate(DRAG, 90)
        rate = result["shown"] / result["seconds"]
        print(f"\n{result['shown']} drawings of {count} boxes in {result['seconds']:.2f} s: {rate:.0f} per second")
        self.assertGreater(result["shown"], 5)
        expect(page.locator("#sheet > svg")).to_have_attribute("width", str(int(result["width"])))
        expect(page.locator("#ghost")).to_be_hidden()


if __name__ == "__main__":
    unittest.main()
