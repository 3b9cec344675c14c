// Paper: one page for the board and one for the rules, for every rule set, in every language, on
// both sizes of paper, and nothing of them cut off.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { start, visit } from "./browser.mjs";

const LOOKS = fileURLToPath(new URL("../../../dist/looks/", import.meta.url));
const RULES = ["dara-walker", "dara-bell", "dara-italian", "dala", "wali", "derrah", "daldosa", "daldosa-jaeren", "daldoza"];
const PAPERS = ["A4", "Letter"];

let there;
before(async () => {
  there = await start();
  await mkdir(LOOKS, { recursive: true });
});
after(() => there.close());

/** Pages of a PDF as Chromium writes it. */
const pages = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** What sticks out of its sheet, in words. */
const cut = (page) =>
  page.evaluate(() => {
    const out = [];
    for (const sheet of document.querySelectorAll(".sheet")) {
      const frame = sheet.getBoundingClientRect();
      for (const one of sheet.querySelectorAll("*")) {
        const box = one.getBoundingClientRect();
        if (box.right > frame.right + 1 || box.left < frame.left - 1 || box.bottom > frame.bottom + 1) out.push(one.outerHTML.slice(0, 80));
      }
    }
    return out;
  });

for (const tag of ["en", "it", "fr", "da", "nb"]) {
  test(`a board and its rules are a page each: ${tag}`, async () => {
    const context = await there.browser.newContext({ locale: tag });
    // Whatever the screen looks like, paper is white.
    const kept = JSON.stringify({ format: "nugar-settings", version: 1, theme: "dark", language: tag });
    await context.addInitScript((text) => localStorage.setItem("nugar.settings", text), kept);
    const page = await visit(there, "", { context, fast: false });
    await page.emulateMedia({ media: "print" });
    for (const rules of RULES) {
      await page.goto(`${there.address}#/print?r=${rules}`);
      await page.waitForFunction((rules) => location.hash.endsWith(rules) && document.querySelectorAll(".sheet").length === 2, rules);
      for (const format of PAPERS) {
        const pdf = await page.pdf({ format, preferCSSPageSize: false, printBackground: false });
        if (tag === "en" || tag === "fr") await writeFile(`${LOOKS}print-${rules}-${tag}-${format}.pdf`, pdf);
        assert.equal(pages(pdf), 2, `${rules} on ${format}`);
      }
      assert.deepEqual(await cut(page), [], rules);
    }
    assert.deepEqual(page.wrong, []);
    await context.close();
  });
}

test("a page too long would be counted", async () => {
  const page = await visit(there, "#/print?r=dala", { fast: false });
  await page.locator(".sheet").last().evaluate((sheet) => {
    const text = sheet.querySelector("ul");
    for (let n = 0; n < 5; n++) sheet.append(text.cloneNode(true));
  });
  assert.equal(pages(await page.pdf({ format: "A4" })) > 2, true);
  await page.context().close();
});
