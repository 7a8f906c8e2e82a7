"""What scripts share that let Chromium compute the expected answers of cases."""
import argparse
import json
import pathlib
import shutil

ROOT = pathlib.Path(__file__).resolve().parent.parent


def write_cases(description, name, count, about, make, measure, flags=()):
    """Makes cases, lets a page measure them, and writes them to Tests/Fixtures/Collection, one a line.

    make: returns the case of a seed, or None to leave it out. measure: takes a page and the cases, and returns these with the
    answers, or None if the browser cannot answer.
    """
    arguments = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--count", type=int, default=count, help="how many seeds (default: %(default)s)")
    arguments.add_argument("--seed", type=int, default=1, help="the first one (default: %(default)s)")
    arguments.add_argument("-o", "--output", default=str(ROOT / f"Tests/Fixtures/Collection/{name}.json"))
    options = arguments.parse_args()
    browser = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        browser = None
    if not browser:
        print("There is no Chromium or no Playwright: apt install chromium, pip install playwright.")
        return
    made = map(make, range(options.seed, options.seed + options.count))
    with sync_playwright() as driver:
        page = driver.chromium.launch(executable_path=browser, args=["--no-sandbox", *flags]).new_page()
        cases = measure(page, [case for case in made if case])
    if cases is None:
        print("The browser does not know what the cases need.")
        return
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    pathlib.Path(options.output).write_text('{"about": %s,\n"cases": [\n%s\n]}\n' % (json.dumps(about), lines))
    print(f"{len(cases)} cases: {options.output}")
