// Every page in every theme: judged by axe, and photographed at two sizes into dist/looks.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import { DESK, PHONE, due, start, tap, visit } from "./browser.mjs";

const LOOKS = fileURLToPath(new URL("../../../dist/looks/", import.meta.url));
const PLACES = {
  home: "#/", new: "#/new?r=dala-doppia", learn: "#/learn?r=dara-walker", "learn-boat": "#/learn?r=daldosa",
  own: "#/own?r=dala", edit: "#/edit?r=dala", open: "#/open", print: "#/print?r=dala", settings: "#/settings",
  "learn-all": "#/learn", embed: "embed.html#/embed?r=dala", kiosk: "#/kiosk",
};
const GAMES = {
  dara: "dara-walker 1w2b1/2bw1w/1wbb2/b3bw/w2b2 b 0,0", dala: "dala 6/1b2w1/2bw2/1wwb2/3b1w/1b4 b 6,6",
  boat: "daldosa 5wwwwwwwwwww/2B3W1B2W5/5bbbbbbbbbbb b A3",
};

let there;
before(async () => {
  there = await start();
  await mkdir(LOOKS, { recursive: true });
});
after(() => there.close());

const settings = (theme) =>
  JSON.stringify({ format: "nugar-settings", version: 1, theme, coordinates: true, still: true, language: "en" });

for (const theme of ["light", "dark", "plain"]) {
  for (const [size, viewport] of [["desk", DESK], ["phone", PHONE]]) {
    test(`${theme} at ${viewport.width}×${viewport.height}`, async () => {
      const context = await there.browser.newContext({ viewport, locale: "en-GB" });
      // Axe is a tool of the test, which the page's own policy would not let in.
      await context.addInitScript({ content: axe.source });
      await context.addInitScript((text) => localStorage.setItem("nugar.settings", text), settings(theme));
      const page = await visit(there, "", { context, fast: false });
      const judge = async (name) => {
        await page.screenshot({ path: `${LOOKS}${name}-${theme}-${size}.png`, fullPage: name.startsWith("learn") });
        const { violations } = await page.evaluate(() => globalThis.axe.run(document, {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        }));
        const said = violations.map((one) => `${name}: ${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`);
        assert.deepEqual(said, []);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        assert.ok(!wide, `${name} is wider than the screen`);
      };
      for (const [name, text] of Object.entries(GAMES)) {
        await page.goto(there.address + "#/open?t=" + encodeURIComponent(text));
        await page.waitForSelector("#edit-two");
        await page.locator("#edit-two").click();
        await page.waitForSelector(".play");
        const first = await page.locator(".spot.open").first().getAttribute("data-cell");
        await tap(page, first);
        await judge(name);
      }
      for (const [name, place] of Object.entries(PLACES)) {
        await page.goto(there.address + place);
        await page.waitForSelector("main h1", { state: "attached" });
        await judge(name);
      }
      assert.deepEqual(page.wrong, []);
      await context.close();
    });
  }
}
