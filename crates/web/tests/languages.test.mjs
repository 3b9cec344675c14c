// Words of every language fit where they stand, on a phone and on a wide screen.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, listed, start, visit } from "./browser.mjs";

let there;
before(async () => { there = await start(); });
after(() => there.close());

const PLACES = [
  "", "#/new?r=dala-doppia", "#/new?r=daldosa", "#/learn", "#/learn?r=dara-walker", "#/learn?r=daldosa",
  "#/own?r=dala", "#/own?r=daldosa", "#/edit?r=dala", "#/edit?r=daldosa", "#/open", "#/print?r=dala", "#/settings",
];
const GAMES = ["dara-walker 1w2b1/2bw1w/1wbb2/b3bw/w2b2 b 0,0", "daldosa 5wwwwwwwwwww/2B3W1B2W5/5bbbbbbbbbbb b A3"];

/** Elements whose words do not fit into them or into the screen. */
const cut = (page) =>
  page.evaluate(() => {
    const said = [];
    for (const one of document.querySelectorAll("body *")) {
      if (one.closest("svg, .heard, .hidden, .scroll") || !one.checkVisibility()) continue;
      const box = one.getBoundingClientRect();
      if (box.width === 0) continue;
      const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      const field = ["SELECT", "INPUT", "TEXTAREA"].includes(one.tagName);
      const over = !field && getComputedStyle(one).overflowX === "visible" && words && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0;
      if (over || box.right > innerWidth + 1 || box.left < -1) said.push(`${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 60)}`);
    }
    // A list that is closed shows one of its lines.
    const pen = document.createElement("canvas").getContext("2d");
    for (const list of document.querySelectorAll("select")) {
      const style = getComputedStyle(list);
      pen.font = style.font;
      const line = list.selectedOptions[0]?.textContent.trim() ?? "";
      const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
      if (pen.measureText(line).width > room) said.push(`${list.id}: ${line}`);
    }
    return said;
  });

for (const tag of ["da", "en", "fr", "it", "nb"]) {
  test(`nothing is cut off: ${tag}`, async () => {
    for (const viewport of [PHONE, { width: 1030, height: 700 }, DESK]) {
      const context = await there.browser.newContext({ viewport, locale: tag });
      const kept = JSON.stringify({ format: "nugar-settings", version: 1, coordinates: true, still: true, language: tag });
      await context.addInitScript((text) => localStorage.setItem("nugar.settings", text), kept);
      const page = await visit(there, "", { context, fast: false });
      const wrong = [];
      const look = async (place) => {
        const found = [...new Set(await cut(page))];
        if (found.length > 0) wrong.push(`${viewport.width} ${place}: ${found.slice(0, 6).join(" | ")}`);
      };
      for (const place of PLACES) {
        await page.goto(there.address + place);
        await page.waitForSelector("main h1");
        if (place.startsWith("#/new")) await listed(page);
        await look(place);
      }
      if (viewport === PHONE) {
        await page.locator("#menu").click();
        await look("menu");
      }
      for (const game of GAMES) {
        await page.goto(there.address + "#/open?t=" + encodeURIComponent(game));
        await page.locator("#edit-two").click();
        await page.waitForSelector(".play");
        await page.locator(".more summary").click();
        await look(game);
        await page.locator("#resign").click();
        await look(`${game}, resigning`);
        await page.locator(".more .warn").click();
        await look(`${game}, over`);
      }
      assert.deepEqual(wrong, []);
      await context.close();
    }
  });
}
