// Analyses: of the game on the table, of a position, by mouse and by keyboard alone.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { PHONE, start, tap, visit } from "./browser.mjs";

let there;
before(async () => { there = await start(); });
after(() => there.close());

// White steps away from what it should have stopped, and black takes.
const RECORD = `[Game "dara-italian"]
[Position "2w3/w2b2/2w2w/bb1w2/2b3 w 0,0"]

1. f3-f4 c1-c2xc3 2. f4-f3 d4-d3 *
`;
const analyse = async (page, text) => {
  await page.goto(there.address + "#/open?t=" + encodeURIComponent(text));
  await page.waitForSelector(".play:not(.analysis)");
  await page.goto(there.address + "#/analyse");
  await page.waitForSelector(".analysis .line .disc");
};
const savedBy = async (page) => {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save-record").click()]);
  return readFile(await download.path(), "utf8");
};
const judgedAll = (page) => page.waitForFunction(() => document.querySelector("#judging")?.textContent === "");

test("a game is judged, browsed, tried again, and its variations are saved", async () => {
  const page = await visit(there, "", { fast: false });
  await analyse(page, RECORD);
  await judgedAll(page);
  assert.equal(await page.locator(".judged li").count(), 4);
  assert.match(await page.locator("#chance").textContent(), /\d%|win|loss/);
  assert.ok((await page.locator(".arrows .pointer").count()) >= 1);
  assert.equal(await page.locator(".arrows .pointer").count(), await page.locator(".lines .disc").count());

  // Back to the start, and another move on the board: a variation.
  await page.locator('button[aria-label="To the start"]').click();
  await page.waitForSelector(".analysis .line .disc");
  await tap(page, "d2");
  await tap(page, "c2");
  assert.equal(await page.locator(".judged li").count(), 5);
  assert.equal(await page.locator('.judged li[data-depth="1"]').count(), 1);
  await judgedAll(page);
  const saved = await savedBy(page);
  assert.match(saved, /1\. f3-f4 \(1\. d2-c2\)\s+c1-c2xc3/);

  // A mistake is tried again: nothing is told until another move is made.
  await page.locator(".judged li button").first().click();
  const retry = page.locator("#retry");
  await retry.waitFor();
  await retry.click();
  await page.waitForSelector("#trying");
  assert.equal(await page.locator(".arrows .pointer").count(), 0);

  // Beside the board, too: what was tried after the last move is no part of the game.
  await page.locator('.judged li[data-depth="0"] button').last().click();
  await page.waitForSelector(".analysis .line .disc");
  await page.locator(".lines button").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".judged li").length === 6);
  await page.goto(there.address + "#/play");
  await page.locator(".more summary").click();
  const moves = (text) => text.split("\n\n")[1].replace(/\s+/g, " ");
  assert.equal(moves(await savedBy(page)), moves(saved));
  assert.deepEqual(page.wrong, []);
});

// The same game with variations of both sides, one of them within another.
const TREE = RECORD.slice(0, RECORD.indexOf("1.")) +
  "1. f3-f4 (1. d2-c2 d4-e4 (1... c1-d1 2. f3-f4) 2. c5-d5) c1-c2xc3 (d4-e4) 2. f4-f3 d4-d3 *\n";

test("a record's variations are opened, saved and opened again", async () => {
  const page = await visit(there, "", { fast: false });
  await analyse(page, TREE);
  const depths = await page.locator(".judged li").evaluateAll((all) => all.map((li) => li.dataset.depth));
  assert.deepEqual(depths.join(""), "0112210100");
  const saved = await savedBy(page);
  const moves = "1. f3-f4 (1. d2-c2 d4-e4 (c1-d1 2. f3-f4) 2. c5-d5) c1-c2xc3 (d4-e4) 2. f4-f3 d4-d3 *";
  assert.equal(saved.split("\n\n")[1].replace(/\s+/g, " ").trim(), moves);
  await analyse(page, saved);
  assert.equal(await page.locator(".judged li").count(), 10);
  assert.equal(await savedBy(page), saved);

  // A move in a variation that the rules refuse: the game is opened, and the place named.
  await analyse(page, TREE.replace("c5-d5", "c5-c3"));
  assert.match(await page.locator(".notice").textContent(), /without its variations\. Line 4, column 51:/);
  assert.equal(await page.locator(".judged li").count(), 4);
  assert.deepEqual(page.wrong, []);
});

test("an analysis by keyboard alone on a phone", async () => {
  const page = await visit(there, "", { fast: false, viewport: PHONE });
  await analyse(page, RECORD);
  const graph = page.locator("#graph");
  await graph.focus();
  await page.keyboard.press("Home");
  assert.equal(await graph.getAttribute("aria-valuenow"), "0");
  await page.keyboard.press("ArrowRight");
  assert.equal(await graph.getAttribute("aria-valuenow"), "1");
  await judgedAll(page);
  assert.match(await graph.getAttribute("aria-valuetext"), /f3-f4\. Black/);
  await page.waitForSelector(".analysis .line .disc");
  await page.locator(".line").first().focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.locator('.judged [aria-current="true"]').count(), 1);
  await page.waitForFunction(() => document.activeElement !== null);
  assert.deepEqual(page.wrong, []);
});

test("a position with dice: throws are chosen, plays are drawn", async () => {
  const page = await visit(there, "#/edit?r=daldosa", { fast: false });
  await page.locator("#edit-analyse").click();
  await page.waitForSelector(".throws .line");
  assert.equal(await page.locator(".throws .line").count(), 10);
  await page.locator(".throws .line", { hasText: "A3" }).click();
  await page.waitForSelector(".lines .disc");
  await page.locator(".line").first().click();
  await page.waitForSelector(".throws .line");
  assert.equal(await page.locator(".judged li").count(), 1);
  assert.deepEqual(page.wrong, []);
});

test("long thinking never keeps the page from answering", async () => {
  const page = await visit(there, "#/analyse?r=dara-italian", { fast: false });
  await page.waitForSelector(".analysis .line .disc");
  const longest = await page.evaluate(async () => {
    let [last, longest] = [performance.now(), 0];
    for (let i = 0; i < 60; i++) {
      await new Promise((done) => setTimeout(done, 16));
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return longest;
  });
  assert.ok(longest < 1000, `${longest} ms`);
});
