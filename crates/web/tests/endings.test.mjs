// What tables know of endings: told, marked, played on, brought once and kept.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { start, tap, visit } from "./browser.mjs";
import { said as nugar, serveBuilt } from "./nugar.mjs";
import { serve } from "./site.mjs";

let there;
before(async () => { there = await start(); });
after(() => there.close());

const place = (rules, position) =>
  `#/endings?r=${encodeURIComponent(rules)}` + (position ? `&p=${encodeURIComponent(position)}` : "");
const proven = (page) => page.locator("#proven").textContent();
/** The page's machines answer in real time. */
const explorer = async (hash, where = there) => {
  const page = await visit(where, hash, { fast: false });
  await page.waitForSelector("#proven, #not-known");
  return page;
};

test("every move has its verdict, the best first, and is played with the keyboard alone", async () => {
  const page = await explorer(place("dara-walker"));
  await page.locator("#endings-rules").selectOption("dara-italian");
  await page.waitForFunction(() => location.hash.includes("dara-italian"));
  await page.waitForSelector("#proven");
  const said = await proven(page);
  assert.match(said, /^Black to move: won in \d+ moves \(proven\)$/);
  const items = await page.locator("#known-moves .worth").allTextContents();
  assert.ok(items.length > 2);
  assert.ok(items.some((text) => text.startsWith("lost")));
  // Won ones first, the quick before the slow; then drawn; then lost ones, the slow before the quick.
  const merit = (text) => {
    const plies = Number(text.match(/\d+/)?.[0] ?? 1);
    if (text.startsWith("won")) return 1000 - plies;
    return text.startsWith("drawn") ? 0 : plies - 1000;
  };
  const merits = items.map(merit);
  assert.deepEqual(merits, [...merits].sort((a, b) => b - a));
  assert.equal(merits[0], merit(said.replace(/^.*?: /, "")), "the position is worth its best move");
  // Shapes, not colours alone, on the board and in the list.
  assert.equal(await page.locator(".marks .over.won, .marks .over.drawn, .marks .over.lost").count(), 3);
  assert.ok((await page.locator("#known-moves .grade svg").count()) === items.length);
  await page.locator("#known-moves button").first().focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /^White/.test(document.querySelector("#proven")?.textContent ?? ""));
  const best = Number(items[0].match(/\d+/)[0]);
  assert.match(await proven(page), new RegExp(`^White to move: lost in ${best - 1} moves`));
  await page.locator("#endings-back").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction((said) => document.querySelector("#proven")?.textContent === said, said);
  assert.deepEqual(page.wrong, []);
});

test("men are set up on the board, and what cannot be known says why", async () => {
  const page = await explorer(place("dala", "w5/6/6/3bb1/6/w3w1 b 0,0"));
  assert.match(await page.locator("#not-known, #told .refusal").first().textContent(), /over/);
  await tap(page, "c3");
  await page.waitForSelector("#proven");
  for (const cell of ["a4", "c6"]) await tap(page, cell);
  await page.waitForSelector("#not-known");
  assert.match(await page.locator("#not-known").textContent(), /3v3/);
  await page.goto(there.address + place("derrah"));
  await page.waitForFunction(() => /no tables/.test(document.querySelector("#not-known")?.textContent ?? ""));
  assert.deepEqual(page.wrong, []);
});

test("winning chances of a race, before a throw and of each play", async () => {
  const page = await explorer(place("daldosa", "16/BW15/16 b -"));
  assert.match(await proven(page), /37\.5530 %/);
  await page.locator("#endings-throw").selectOption("24");
  await page.waitForSelector("#known-moves button");
  assert.deepEqual(await page.locator("#known-moves .move").allTextContents(), ["m1-m7"]);
  await page.locator("#known-moves button").click();
  await page.waitForFunction(() => /^White/.test(document.querySelector("#proven")?.textContent ?? ""));
  assert.deepEqual(page.wrong, []);
});

test("a hint is proven where tables know", async () => {
  const text = "dara-walker b5/1b4/2b3/4w1/3w1w b 0,0";
  const page = await visit(there, "#/open?t=" + encodeURIComponent(text), { fast: false });
  await page.waitForSelector("#edit-two");
  await page.locator("#edit-two").click();
  await page.waitForSelector(".play");
  await page.locator("#hint").click();
  await page.waitForFunction(() => /Hint: .* – proven: /.test(document.querySelector(".below-line")?.textContent ?? ""));
  assert.match(await page.locator(".heard").textContent(), /proven/);
});

test("tables are no part of a first visit, and once brought stay without a network", async () => {
  const host = await serve();
  const asked = [];
  host.damage = (path, body) => { asked.push(path); return body; };
  try {
    const page = await visit({ browser: there.browser, address: host.address }, "", { fast: false });
    await page.waitForFunction(() => document.documentElement.dataset.offline === "ready");
    const tables = () => asked.filter((path) => path.endsWith(".nugar"));
    assert.deepEqual(tables(), []);
    await page.goto(host.address + place("dara-walker"));
    await page.waitForSelector("#proven");
    assert.equal(tables().length, 1);
    const said = await proven(page);
    host.close();
    await page.reload();
    await page.waitForSelector("#proven");
    assert.equal(await proven(page), said);
    // Another ruleset's were never brought.
    await page.goto(host.address + place("dala"));
    await page.waitForFunction(() => /network/.test(document.querySelector("#not-known")?.textContent ?? ""));
  } finally {
    host.close();
  }
});

test("what a server has beside the site is told, in parts, and what it has not, too", async () => {
  const rules = "dara-walker+files=3,ranks=4,pieces=4";
  const position = "bb1/1w1/w1b/w1w b 0,0";
  const folder = await mkdtemp(join(tmpdir(), "nugar-"));
  nugar("tables", "build", rules, "7", "--dir", folder);
  const serving = await serveBuilt("--tables", folder);
  const bare = await serveBuilt();
  const at = (address) => ({ browser: there.browser, address });
  try {
    const context = await there.browser.newContext({ locale: "en-GB" });
    const answers = [];
    context.on("response", (answer) => answers.push(answer));
    const page = await visit(at(serving.address), place(rules, position), { context, fast: false });
    await page.waitForSelector("#proven");
    // As the program itself looks it up.
    const { verdict, moves } = nugar("tables", "probe", rules, position, "--dir", folder);
    assert.equal(verdict.value, "loss");
    assert.match(await proven(page), new RegExp(`^Black to move: lost in ${verdict.plies} moves \\(proven\\)$`));
    assert.deepEqual(await page.locator("#known-moves .move").allTextContents(), moves.map(({ move }) => move));
    const parts = answers.filter((answer) => answer.url().endsWith("-3v4.nugar"));
    assert.ok(parts.length > 0 && parts.every((answer) => answer.status() === 206));
    // One man more than it has tables of.
    await page.goto(serving.address + place(rules, "bb1/1w1/wbb/w1w b 0,0"));
    const said = page.locator("#not-known");
    await said.waitFor();
    assert.match(await said.textContent(), /3v4/);
    assert.deepEqual(page.wrong, []);
    // Gone while somebody looks.
    serving.process.kill();
    await page.goto(serving.address + place(rules, "1b1/bw1/w1b/w2 w 0,0"));
    await page.waitForFunction(() => /network/.test(document.querySelector("#not-known")?.textContent ?? ""));
    await context.close();
    // A server without tables of its own.
    const other = await visit(at(bare.address), place(rules, position), { fast: false });
    await other.waitForSelector("#not-known");
    assert.match(await other.locator("#not-known").textContent(), /no tables/);
    await other.goto(bare.address + place("dara-walker", "bb4/6/6/6/b2www b 0,0"));
    await other.waitForSelector("#proven");
    await other.goto(bare.address + place("dara-walker", "bb4/6/6/w5/b2www b 0,0"));
    await other.waitForFunction(() => /3v3/.test(document.querySelector("#not-known")?.textContent ?? ""));
    assert.deepEqual(other.wrong, []);
  } finally {
    serving.process.kill();
    bare.process.kill();
    await rm(folder, { recursive: true });
  }
});
