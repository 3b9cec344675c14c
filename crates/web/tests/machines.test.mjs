// The page's workers as it meets them: late, gone with an old build, broken; the second one brought
// when it is wanted.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, due, listed, open, start, tap, visit } from "./browser.mjs";

let there;
before(async () => { there = await start(); });
after(() => there.close());

/** A context without anything kept for play without a network, so that the host is asked. */
const online = () => there.browser.newContext({ viewport: DESK, locale: "en-GB", serviceWorkers: "block" });

test("whoever begins before the machines are listed plays the usual one", async () => {
  const context = await online();
  let let_go;
  const held = new Promise((go) => { let_go = go; });
  await context.route("**/worker-start.js", async (route) => { await held; await route.continue(); });
  const page = await context.newPage();
  await page.goto(there.address + "#/new?r=dala");
  const begin = page.locator("#begin");
  await begin.click();
  assert.ok(await begin.isDisabled(), "it waits, and shows it");
  assert.equal(await page.locator(".play").count(), 0);
  let_go();
  await page.waitForSelector('.play[data-state="hand"]');
  const seats = await page.evaluate(() => JSON.parse(localStorage.getItem("nugar.game")).game.players.map((one) => one.kind));
  assert.deepEqual(seats, ["person", "machine"]);
  await context.close();
});

test("a person who was chosen before the machines are listed stays chosen", async () => {
  const context = await online();
  let let_go;
  const held = new Promise((go) => { let_go = go; });
  await context.route("**/worker-start.js", async (route) => { await held; await route.continue(); });
  const page = await context.newPage();
  await page.goto(there.address + "#/new?r=dala");
  await page.locator("#opponent").selectOption("");
  let_go();
  await listed(page);
  assert.equal(await page.locator("#opponent").inputValue(), "");
  await context.close();
});

for (const file of ["worker-start.js", "player.js", "player_bg.wasm"]) {
  test(`a tab of an older build whose ${file} is gone says so, and loads the new one`, async () => {
    const context = await online();
    let gone = true;
    await context.route(`**/${file}`, (route) => (gone ? route.fulfill({ status: 404, body: "" }) : route.continue()));
    const page = await visit(there, "", { context, fast: false });
    await page.locator('.start[data-game="dala"]').click();
    await page.waitForSelector('.play[data-state="hand"]');
    await tap(page, (await open(page))[0]);
    const told = page.locator("#broken");
    await told.waitFor();
    assert.match(await told.textContent(), /cannot be reached/);
    assert.doesNotMatch(await page.locator(".turn-line").textContent(), /think/);
    gone = false;
    await told.getByText("Load the page again").click();
    // The game is there, and the machine moves in it.
    await page.waitForFunction(() => document.querySelectorAll(".ply").length === 2 && document.querySelector('.play[data-state="hand"]'));
    assert.equal(await page.locator("#broken").count(), 0);
    await context.close();
  });
}

/** Begins a game of two people, in which hints are asked for. */
async function pair(page) {
  await page.goto(there.address + "#/new?r=dala");
  await page.locator("#opponent").selectOption("");
  await page.locator("#begin").click();
  await page.waitForSelector('.play[data-state="hand"]');
}
const hinted = (page) => page.waitForFunction(() => /^Hint: /.test(document.querySelector(".below-line")?.textContent ?? ""));
const workers = (page) => Promise.all(page.workers().map((worker) => worker.evaluate(() => self.name)));

for (const file of ["analyst.js", "analyst_bg.wasm"]) {
  test(`without ${file} that is told where it is wanted, and a hint comes all the same`, async () => {
    const context = await online();
    let gone = true;
    await context.route(`**/${file}`, (route) => (gone ? route.fulfill({ status: 404, body: "" }) : route.continue()));
    const page = await visit(there, "#/endings?r=dala", { context, fast: false });
    const told = page.locator("#broken");
    await told.waitFor();
    assert.match(await told.textContent(), /analysis cannot be loaded/);
    assert.match(await page.locator("#not-known").textContent(), /could not be loaded/);
    await pair(page);
    assert.equal(await told.count(), 0);
    await page.locator("#hint").click();
    await hinted(page);
    assert.deepEqual(await workers(page), ["player"]);
    await page.goto(there.address + "#/analyse");
    await told.waitFor();
    gone = false;
    // A question asked meanwhile may have brought it already.
    await page.reload();
    await page.waitForFunction(() => /%/.test(document.querySelector("#chance")?.textContent ?? ""));
    assert.equal(await told.count(), 0);
    await context.close();
  });
}

test("an analyst that does not come is not waited for long", async () => {
  const context = await online();
  let let_go;
  const held = new Promise((go) => { let_go = go; });
  await context.route("**/analyst_bg.wasm", async (route) => { await held; await route.continue(); });
  const page = await visit(there, "", { context });
  await pair(page);
  await page.locator("#hint").click();
  await page.clock.runFor(10_000);
  await hinted(page);
  // Once it is there, it is asked.
  let_go();
  await page.goto(there.address + "#/endings?r=dala");
  await page.waitForSelector("#proven");
  assert.equal(await page.locator("#broken").count(), 0);
  await context.close();
});

test("the strongest machine plays where tables are at hand, and the levels do not", async () => {
  const page = await visit(there, "", { fast: false });
  const asked = [];
  page.context().on("request", (request) => asked.push(request.url()));
  for (const [level, names] of [["level-8", ["player"]], ["strong", ["analyst"]]]) {
    const text = "dara-walker b5/1b4/2b3/4w1/3w1w b 0,0";
    await page.goto(there.address + "#/open?t=" + encodeURIComponent(text));
    await page.locator("#edit-two").click();
    await page.waitForSelector('.play[data-state="hand"]');
    await page.evaluate((level) => {
      const game = JSON.parse(localStorage["nugar.game"]);
      game.game.players[1] = { kind: "machine", level };
      localStorage["nugar.game"] = JSON.stringify(game);
    }, level);
    await page.reload();
    await page.waitForSelector('.play[data-state="hand"]');
    for (const cell of ["c3", "c2"]) await tap(page, cell);
    await page.waitForFunction(() => document.querySelectorAll(".ply").length === 2);
    assert.deepEqual(await workers(page), names);
    assert.equal(asked.some((url) => url.endsWith(".nugar")), level === "strong", level);
  }
  await page.context().close();
});

test("the board for other sites can be copied, and shows that game", async () => {
  const page = await visit(there, "#/new?r=dala%2Bpieces%3D9");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#begin").click();
  await page.waitForSelector(".play");
  await page.locator(".more summary").click();
  await page.locator("#copy-embed").click();
  await page.waitForSelector(".copied");
  const html = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(html, /^<iframe src="[^"<>]+embed\.html#\/embed\?r=dala[^"<>]*" /);
  // As another site has it.
  const other = await page.context().newPage();
  await other.setContent(`<!doctype html><title>Other</title>${html}`);
  const inside = other.frameLocator("iframe");
  await inside.locator(".play").waitFor();
  assert.match(await inside.locator(".turn-line").textContent(), /9/);
  assert.equal(await inside.locator(".head").count(), 0);
  await page.context().close();
});

test("without a clipboard the text is shown to be copied by hand", async () => {
  const context = await there.browser.newContext({ locale: "en-GB", viewport: DESK });
  // As on a page that came over plain HTTP.
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined }));
  const page = await visit(there, "", { context });
  await page.locator('.start[data-game="dara-walker"]').click();
  assert.equal(await due(page), "hand");
  await page.locator(".more summary").click();
  await page.locator("#copy-position").click();
  await page.clock.runFor(50);
  assert.equal(await page.locator("#by-hand").inputValue(), "dara-walker 6/6/6/6/6 b 12,12");
  assert.equal(await page.evaluate(() => document.activeElement.id), "by-hand");
  await page.locator(".by-hand button").click();
  assert.equal(await page.locator(".by-hand").count(), 0);
  assert.deepEqual(page.wrong, []);
  await context.close();
});
