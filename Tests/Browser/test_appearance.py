"""The page in light and dark, wide and narrow, and what assistive technology sees of it."""
import unittest

from preview_case import PreviewCase, expect

# The lowest contrast of a text with the ground behind it, and the text.
CONTRAST = """
() => {
  const channel = (v) => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  const parse = (text) => {
    const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number);
    return text.startsWith("color(") ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const luminance = ([r, g, b]) => 0.2126 * channel(r / 255) + 0.7152 * channel(g / 255) + 0.0722 * channel(b / 255);
  const over = (top, below) => below.map((value, i) => i === 3 ? 1 : top[i] * top[3] + value * (1 - top[3]));
  const ground = (element) => {
    const layers = [];
    for (let each = element; each; each = each.parentElement) {
      const color = parse(getComputedStyle(each).backgroundColor);
      if (color[3] > 0) layers.unshift(color);
      if (color[3] === 1) break;
    }
    return layers.reduce((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  let least = [21, ""];
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("#sheet, #overlay, :disabled, textarea, .visually-hidden, .skip, noscript")) continue;
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    if (!element.checkVisibility()) continue;
    const below = ground(element), ink = over(parse(getComputedStyle(element).color), below);
    const [a, b] = [luminance(ink), luminance(below)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < least[0]) least = [ratio, element.outerHTML.slice(0, 120)];
  }
  return least;
}
"""


class AppearanceTests(PreviewCase):
    def select(self, page):
        self.click_in_picture(page, 130, 62)
        expect(page.locator("#inspector .summary")).to_be_visible()

    def test_texts_have_contrast_in_light_and_dark(self):
        for scheme in ["light", "dark"]:
            with self.subTest(scheme=scheme):
                file, _, page = self.open_document(color_scheme=scheme, viewport={"width": 1140, "height": 690})
                self.select(page)
                self.keep(page, f"serve-{scheme}")
                page.locator("#tab-source").click()
                self.write(file, file.read_text().replace('"spacing": 16', '"spacing": "wide"'))
                expect(page.locator(".problem")).to_be_visible()
                page.wait_for_function("document.querySelectorAll('#editor .lines div').length > 20")
                ratio, text = page.evaluate(CONTRAST)
                self.assertGreaterEqual(ratio, 4.5, text)

    def test_dark_mode_follows_the_system(self):
        _, _, page = self.open_document(color_scheme="dark")
        ground = "getComputedStyle(document.getElementById('inspector')).backgroundColor"
        self.assertEqual(page.evaluate(ground), "rgb(34, 34, 37)")
        page.emulate_media(color_scheme="light")
        self.assertEqual(page.evaluate(ground), "rgb(255, 255, 255)")

    def test_a_narrow_window_has_the_picture_above_and_one_panel_below(self):
        _, _, page = self.open_document(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
        stage, tree = page.locator("#stage").bounding_box(), page.locator("#tree").bounding_box()
        self.assertLess(stage["y"] + stage["height"], tree["y"] + 1)
        sheet = page.locator("#sheet").bounding_box()
        self.assertGreaterEqual(sheet["x"], 0)
        self.assertLessEqual(sheet["x"] + sheet["width"], 390)
        page.locator(".row", has_text="title").tap()
        page.get_by_role("tab", name="Inspector").tap()
        expect(page.locator("#inspector .summary")).to_be_visible()
        expect(page.locator("#elements")).to_be_hidden()
        self.keep(page, "serve-narrow")

    def test_nothing_moves_if_motion_is_to_be_reduced(self):
        _, _, page = self.open_document(reduced_motion="reduce")
        self.assertEqual(page.evaluate("document.getAnimations().length"), 0)

    def test_every_control_has_a_name_and_every_part_a_landmark(self):
        _, _, page = self.open_document()
        self.select(page)
        session = page.context.new_cdp_session(page)
        nodes = [node for node in session.send("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
        roles = {node["role"]["value"] for node in nodes}
        for role in ["main", "banner", "complementary", "tree", "treeitem", "tablist", "tab", "slider", "status", "toolbar"]:
            self.assertIn(role, roles)
        controls = {"button", "slider", "textbox", "searchbox", "combobox", "checkbox", "tab", "tree", "treeitem", "splitter"}
        unnamed = [node["role"]["value"] for node in nodes
                   if node["role"]["value"] in controls and not node.get("name", {}).get("value")]
        self.assertEqual(unnamed, [])


if __name__ == "__main__":
    unittest.main()
