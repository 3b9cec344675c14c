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
  analyse: "#/analyse?r=dala&p=" + encodeURIComponent("6/1b2w1/2bw2/1wwb2/3b1w/1b4 b 6,6"),
  "analyse-boat": "#/analyse?r=daldosa&p=" + encodeURIComponent("5wwwwwwwwwww/2B3W1B2W5/5bbbbbbbbbbb b A3"),
  endings: "#/endings?r=dala", "endings-boat": "#/endings?r=daldosa",
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

/** Where axe cannot tell a contrast: single letters, and words that something fixed covers just now.
 * The letters beside boards are proven by the theme's colours in contrast.test.mjs; of the others those
 * are given that do not stand out 4.5:1 from what they stand on. */
function faint(selectors) {
  const part = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const parse = (colour) => colour.match(/[\d.]+/g).map(Number);
  const light = ([r, g, b]) => 0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255);
  const ground = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const colour = parse(getComputedStyle(one).backgroundColor);
      if (colour.length < 4 || colour[3] === 1) return colour;
    }
    return [255, 255, 255];
  };
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    // An analysis goes on while it is judged, and takes lines away.
    if (!element || element.closest(".coordinates")) return [];
    const [low, high] = [light(parse(getComputedStyle(element).color)), light(ground(element))].sort((a, b) => a - b);
    const found = (high + 0.05) / (low + 0.05);
    return found >= 4.5 ? [] : [`${selector}: ${found.toFixed(2)}`];
  });
}

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
        const { violations, incomplete } = await page.evaluate(() => globalThis.axe.run(document, {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        }));
        const said = violations.map((one) => `${name}: ${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(" | ")}`);
        assert.deepEqual(said, []);
        const open = incomplete.flatMap((one) => (one.id === "color-contrast" ? one.nodes : []));
        assert.deepEqual(await page.evaluate(faint, open.map((node) => node.target.at(-1))), [], `${name}: what axe leaves open`);
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
        // What an analysis shows comes from the worker.
        if (name.startsWith("analyse")) await page.waitForSelector(".line .disc");
        await judge(name);
      }
      assert.deepEqual(page.wrong, []);
      await context.close();
    });
  }
}
