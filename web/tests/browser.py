# SPDX-License-Identifier: MIT OR Apache-2.0
"""A headless Chromium for tests of pages: a size, a color scheme, a picture of it, and what a reader could not use.

Debian's packages `chromium` and `chromium-driver` are the browser; nothing is loaded from elsewhere.
"""

import base64
import json
import shutil
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait

# Width and height of a phone and of a desk.
SIZES = {"phone": (390, 844), "desk": (1280, 900)}
SCHEMES = ("light", "dark")

# Text whose contrast to what is behind it is below that of WCAG's level AA: 4.5, or 3 if it is large.
CONTRAST = """
const parse = (c) => { const m = c.match(/[\\d.]+/g).map(Number); return m.length < 4 ? [...m, 1] : m; };
const luminance = (c) => c.slice(0, 3).map((v) => v / 255)
  .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)).reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
const behind = (e) => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c[3] > 0.99) return c; } return [255, 255, 255, 1]; };
const bad = [];
for (const e of document.querySelectorAll("body *")) {
  const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  if (!own || !e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || ["title", "desc", "STYLE", "SCRIPT"].includes(e.tagName)) continue;
  if (e.closest("[disabled]")) continue;
  const style = getComputedStyle(e), svg = "viewportElement" in e;
  const [a, b] = [parse(svg ? style.fill : style.color), behind(e)].map(luminance);
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.6 && Number(style.fontWeight) >= 700);
  if (ratio < (large ? 3 : 4.5)) bad.push(`${e.tagName}.${e.className.baseVal ?? e.className} ${e.textContent.trim().slice(0, 30)}: ${ratio.toFixed(2)}`);
}
return [...new Set(bad)];
"""

# What sticks out of the screen on the right, but for what is inside of something that scrolls by itself.
OUTSIDE = """
const inside = (e) => { for (e = e.parentElement; e; e = e.parentElement) if (getComputedStyle(e).overflowX !== "visible" && e !== document.body && e !== document.documentElement) return true; return false; };
return [...document.querySelectorAll("body *")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > arguments[0] + 1 && !inside(e))
  .map((e) => `${e.tagName}.${e.className.baseVal ?? e.className} ends at ${e.getBoundingClientRect().right}`);
"""


class Browser:
    def __init__(self):
        tools = {name: shutil.which(name) for name in ("chromium", "chromedriver")}
        if missing := [name for name, path in tools.items() if path is None]:
            raise FileNotFoundError(f"{', '.join(missing)}: Debian packages chromium, chromium-driver")
        options = webdriver.ChromeOptions()
        options.binary_location = tools["chromium"]
        # Without a sandbox it also runs as root; the pages are the project's own.
        for argument in ("--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-gpu", "--force-prefers-reduced-motion"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(tools["chromedriver"]))

    def close(self):
        self.driver.quit()

    def open(self, address, size="desk", scheme="light"):
        self.width, height = SIZES[size]
        screen = {"width": self.width, "height": height, "deviceScaleFactor": 1, "mobile": size == "phone"}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", screen)
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "screen", "features": features})
        # A new fragment alone would load nothing.
        self.driver.get("about:blank")
        self.driver.get_log("performance"), self.driver.get_log("browser")
        self.driver.get(address.as_uri() if isinstance(address, Path) else address)
        # A page with a script says when it has begun.
        WebDriverWait(self.driver, 20, 0.05).until(lambda _: self.run("return !document.scripts.length || document.body.dataset.ready"))

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def picture(self, path, whole=True):
        """The page, or what of it is on the screen, as PNG."""
        wanted = {"format": "png", "captureBeyondViewport": whole}
        if whole:
            height = self.run("return document.documentElement.scrollHeight")
            wanted["clip"] = {"x": 0, "y": 0, "width": self.width, "height": min(height, 16000), "scale": 1}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.driver.execute_cdp_cmd("Page.captureScreenshot", wanted)["data"]))

    def unreadable(self):
        return self.run(CONTRAST)

    def outside(self):
        # A phone makes its window wider for what sticks out.
        wide = self.run("return document.documentElement.scrollWidth") - self.width
        return self.run(OUTSIDE, self.width) + ([f"the page is {wide} px too wide"] if wide > 0 else [])

    def loaded(self):
        """The addresses that the page asked for, without its own."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                found.append(message["params"]["request"]["url"])
        return [url for url in found if not url.startswith(("data:", "about:", "chrome")) and url.split("#")[0] != self.driver.current_url.split("#")[0]]

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] != "INFO"]
