"""What the tests of the preview page share: a server of copied documents, and a browser without a window."""
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import unittest

from playwright.sync_api import Page, expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TOOL = os.environ.get("MULLION", ROOT / ".build/debug/mullion")
CHROMIUM = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
WAIT = int(os.environ.get("MULLION_PAGE_WAIT", "15000"))

expect.set_options(timeout=WAIT)


class Server:
    """`mullion serve` in a process of its own."""

    def __init__(self, document, *arguments, port=0):
        command = [str(TOOL), "serve", str(document), "--port", str(port), *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.output = []
        found = threading.Event()

        def read():
            for line in self.process.stdout:
                self.output.append(line)
                if re.search(r"http://\S+", line):
                    found.set()
            found.set()

        threading.Thread(target=read, daemon=True).start()
        found.wait(30)
        match = re.search(r"http://[^\s/]+:(\d+)\S*", "".join(self.output))
        if not match:
            self.stop()
            raise AssertionError("the server printed no address: " + "".join(self.output))
        self.address = match.group(0)
        self.port = int(match.group(1))

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()


class PreviewCase(unittest.TestCase):
    """A test with a folder of documents of its own. Everything it starts ends with it."""

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.addClassCleanup(cls.playwright.stop)
        # Chromium has no sandbox for the administrator, as whom checks run in containers.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="mullion-page-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.errors = []

    def tearDown(self):
        self.assertEqual(self.errors, [], "the page reported errors")

    def copy(self, example, name=None):
        """Copies an example into the folder of the test."""
        target = self.folder / (name or pathlib.Path(example).name)
        shutil.copy(ROOT / "Examples" / example, target)
        return target

    def serve(self, document, *arguments, port=0):
        server = Server(document, *arguments, port=port)
        self.addCleanup(server.stop)
        return server

    def open(self, server, **options) -> Page:
        """Opens the page in a window of its own and waits for the picture."""
        context = self.browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        self.addCleanup(context.close)
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.note)
        page.goto(server.address)
        return page

    def note(self, message):
        """Keeps what the page complains about, but for a server that is not there, and for small pictures of documents that
        have got errors in the meantime."""
        is_expected = "ERR_CONNECTION" in message.text or "WebSocket" in message.text or "thumbnail" in message.location["url"]
        if message.type == "error" and not is_expected:
            self.errors.append(message.text)

    def open_document(self, example="card.json", *arguments, **options):
        """Serves a copy of an example and opens it. Returns the file, the server, and the page."""
        file = self.copy(example)
        server = self.serve(file, *arguments)
        page = self.open(server, **options)
        expect(page.locator("#sheet > svg")).to_be_visible()
        expect(page.locator(".row").first).to_be_visible()
        return file, server, page

    def edit(self, file, change):
        """Changes a JSON document as an editor saves it: at once, by renaming."""
        document = json.loads(file.read_text())
        change(document)
        self.write(file, json.dumps(document, indent=2, ensure_ascii=False))

    def write(self, file, text):
        temporary = file.with_suffix(".new")
        temporary.write_text(text)
        temporary.replace(file)

    def draw_again(self, page, file):
        """Changes the document in a way that moves no box, and waits until the page shows it."""
        self.edit(file, lambda document: document.update(background="teal"))
        expect(page.locator("#sheet [fill='teal'], #sheet [fill='#008080']").first).to_be_attached()
        self.wait_for_frames(page)

    def wait_for_frames(self, page, count=2):
        """Waits until the page has drawn what it knows."""
        for _ in range(count):
            page.evaluate("() => new Promise(requestAnimationFrame)")

    def keep(self, page, name):
        """Writes a picture of the page where the documentation wants one."""
        folder = os.environ.get("MULLION_PAGE_PICTURES")
        if folder:
            pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=str(pathlib.Path(folder) / f"{name}.png"))

    def click_in_picture(self, page, x, y, **options):
        """Clicks at a point of the picture, in points of the document."""
        left, top, zoom = self.sheet(page)
        page.mouse.click(left + x * zoom, top + y * zoom, **options)

    def point_in_picture(self, page, x, y):
        left, top, zoom = self.sheet(page)
        page.mouse.move(left + x * zoom, top + y * zoom)

    def sheet(self, page):
        """Where the picture is in the window, and its zoom."""
        box = page.locator("#sheet").bounding_box()
        width = page.evaluate("document.querySelector('#sheet > svg').viewBox.baseVal.width")
        return box["x"], box["y"], box["width"] / width
