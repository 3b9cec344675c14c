// What the pages promise besides whole games.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, due, open, pass, start, tap, visit } from "./browser.mjs";

let there;
before(async () => { there = await start(); });
after(() => there.close());

const link = (text) => "#/open?t=" + encodeURIComponent(text);

/** Two people play on from a position. */
async function two(text) {
  const page = await visit(there, link(text));
  await page.waitForSelector("#edit-two");
  await page.locator("#edit-two").click();
  await page.waitForSelector(".play");
  assert.equal(await due(page), "hand");
  return page;
}

test("a refused touch says why, to the eye and to the ear", async () => {
  const page = await two("dara-walker 6/1w4/2bb2/5w/3w2 b 10,9");
  await tap(page, "e3");
  assert.match(await page.locator(".refusal").textContent(), /three in a row/);
  assert.match(await page.locator(".heard").textContent(), /three in a row/);
  await tap(page, "b4");
  assert.match(await page.locator(".refusal").textContent(), /already stands on b4/);
  await tap(page, "a1");
  assert.equal(await page.locator(".refusal").count(), 0);
});

test("undo goes back over a capture, redo plays it again", async () => {
  const page = await two("dara-walker 5w/1w2w1/2bb2/4b1/w2b2 b 0,0");
  await tap(page, "e2");
  await tap(page, "e3");
  await tap(page, "b4");
  await pass(page);
  const pieces = () => page.locator(".piece:not(.leaving)").count();
  assert.equal(await pieces(), 7);
  await page.locator("#undo").click();
  assert.equal(await pieces(), 8);
  await page.locator("#redo").click();
  await pass(page);
  assert.equal(await pieces(), 7);
  assert.match(await page.locator(".moves").textContent(), /e2-e3xb4/);
});

test("looking back disturbs nothing", async () => {
  const page = await two("dara-walker 6/6/6/6/6 b 12,12");
  for (const cell of ["a1", "b1", "c3"]) await tap(page, cell);
  await page.locator("#back").click();
  await page.locator("#back").click();
  assert.equal(await page.locator(".piece:not(.leaving)").count(), 1);
  assert.match(await page.locator(".turn-line").textContent(), /after move 1/);
  await tap(page, "f5");
  assert.equal(await page.locator(".ply").count(), 3, "the touch only leads back to the game");
  assert.match(await page.locator(".turn-line").textContent(), /White/);
});

test("rules of one's own are judged as they are chosen, and played", async () => {
  const page = await visit(there, "#/own?r=dala");
  await page.locator("#own-pieces").fill("20");
  assert.match(await page.locator(".verdict").textContent(), /do not make sense/);
  await page.locator("#own-pieces").fill("9");
  await page.locator('input[name="captures_per_move"][value="per-row"]').check({ force: true });
  assert.equal(await page.locator("#own-text").textContent(), "dala+pieces=9,captures_per_move=per-row");
  await page.locator("#own-play").click();
  await page.waitForSelector("#begin");
  assert.match(await page.locator(".differences").textContent(), /one piece a row/);
  await page.locator("#opponent").selectOption("");
  await page.locator("#begin").click();
  await page.waitForSelector(".play");
  assert.equal(await due(page), "hand");
  assert.match(await page.locator(".turn-line").textContent(), /9/);
});

test("the editor lists every fault as it stands", async () => {
  const page = await visit(there, "#/edit?r=dala");
  await page.locator("#position").fill("bbbbbb/bbbbbb/bbb3/6/6/6 b 1,x");
  assert.ok((await page.locator("#faults li").count()) >= 1);
  await page.locator("#position").fill("6/6/2bb2/2ww2/6/6 b 10,10");
  assert.match(await page.locator(".good").textContent(), /can stand/);
  await tap(page, "a1");
  assert.match(await page.locator("#position").inputValue(), /b5 b 10,10$/);
  await page.locator("#position").fill("6/6/2bb2/2ww2/6/6 b 10,10");
  await page.locator("#edit-play").click();
  await page.waitForSelector(".play");
});

test("a game goes out as text and link, and comes back", async () => {
  const page = await two("dara-walker 6/6/6/6/6 b 12,12");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const cell of ["a1", "b1", "c3"]) await tap(page, cell);
  await page.locator(".more summary").click();
  await page.locator("#copy-record").click();
  const record = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(record, /^\[Game "dara-walker"\]/);
  assert.match(record, /1\. a1 b1 2\. c3/);
  await page.locator("#link-game").click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save-record").click()]);
  assert.match(download.suggestedFilename(), /nugar/);

  const other = await visit(there, address.slice(address.indexOf("#")));
  await other.waitForSelector(".play");
  assert.equal(await other.locator(".ply").count(), 3);
  const pasted = await visit(there, "#/open");
  await pasted.locator("#text").fill(record.replace("c3", "b1"));
  await pasted.locator("#open").click();
  assert.match(await pasted.locator(".refusal").textContent(), /Line \d+, column \d+: A piece already stands on b1/);
  await pasted.locator("#text").fill(record);
  await pasted.locator("#open").click();
  await pasted.waitForSelector(".play");
  assert.equal(await pasted.locator(".piece").count(), 3);
});

test("every language speaks on every page", async () => {
  const page = await visit(there);
  const tags = await page.locator(".languages button").evaluateAll((all) => all.map((one) => one.lang));
  assert.deepEqual(tags, ["da", "en", "fr", "it", "nb"]);
  const seen = new Set();
  for (const tag of tags) {
    await page.goto(there.address + "#/");
    await page.locator(`.languages button[lang="${tag}"]`).click();
    assert.equal(await page.locator("html").getAttribute("lang"), tag);
    for (const place of ["", "learn?r=dala", "own", "edit", "settings", "new", "open", "print"]) {
      await page.goto(there.address + "#/" + place);
      await page.waitForSelector("main h1");
      const text = await page.locator("main").textContent();
      assert.doesNotMatch(text, /\b(page|learn|play|name|tongue|field|value)-[a-z]+(-[a-z]+)+\b/, `${tag} ${place}`);
    }
    await page.goto(there.address + "#/");
    seen.add(await page.locator("main h1").textContent());
  }
  assert.equal(seen.size, tags.length);
  assert.deepEqual(page.wrong, []);
});

test("the last game goes on where it was left", async () => {
  const page = await two("dala 6/6/6/6/6/6 b 12,12");
  for (const cell of ["c3", "c4"]) await tap(page, cell);
  await page.goto(there.address);
  await page.reload();
  await page.locator("#go-on").click();
  await page.waitForSelector(".play");
  assert.equal(await page.locator(".ply").count(), 2);
});

test("a damaged store is set aside, told, and nothing else is lost", async () => {
  const context = await there.browser.newContext({ viewport: DESK, locale: "en-GB" });
  const page = await visit(there, "", { context });
  await page.evaluate(() => {
    localStorage.setItem("nugar.game", '{"format":"nugar-page-game","version":1,"game":{');
    localStorage.setItem("nugar.settings", '{"format":"nugar-settings","version":1,"coordinates":true}');
  });
  await page.reload();
  assert.match(await page.locator(".notice").textContent(), /set aside/);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  assert.ok(kept["nugar.aside.game.1"].startsWith('{"format"'));
  assert.ok(!("nugar.game" in kept));
  await page.goto(there.address + "#/settings");
  assert.ok(await page.locator("#coordinates").isChecked(), "the settings are still there");
});

test("two tabs with one game keep up with each other; another game is told", async () => {
  const context = await there.browser.newContext({ viewport: DESK, locale: "en-GB" });
  const one = await visit(there, link("dala 6/6/6/6/6/6 b 12,12"), { context });
  await one.waitForSelector("#edit-two");
  await one.locator("#edit-two").click();
  await one.waitForSelector(".play");
  await tap(one, "c3");
  const other = await visit(there, "#/play", { context });
  assert.equal(await other.locator(".ply").count(), 1);
  await tap(one, "c4");
  await other.waitForFunction(() => document.querySelectorAll(".ply").length === 2);
  await tap(other, "d3");
  await one.waitForFunction(() => document.querySelectorAll(".ply").length === 3);
  await other.goto(there.address + "#/new?r=dara-walker");
  await other.locator("#opponent").selectOption("");
  await other.locator("#begin").click();
  await one.waitForFunction(() => document.body.textContent.includes("Another tab"));
  const kept = await one.evaluate(() => JSON.parse(localStorage.getItem("nugar.game")).game.events[0].ruleset);
  assert.equal(kept, "dara-walker");
});

test("real dice are typed in", async () => {
  const page = await visit(there, "#/new?r=daldosa");
  await page.locator("#opponent").selectOption("");
  await page.locator("#typed").check();
  await page.locator("#begin").click();
  await page.waitForSelector(".faces");
  const face = (die, name) => page.locator(".faces").nth(die).getByText(name, { exact: true }).click();
  for (const [die, name] of [[0, "II"], [1, "III"], [2, "A"], [3, "II"]]) await face(die, name);
  await page.getByText("That is the throw").click();
  for (const [die, name] of [[0, "A"], [1, "III"]]) await face(die, name);
  await page.getByText("That is the throw").click();
  assert.equal(await due(page), "hand");
  assert.match(await page.locator(".turn-line").textContent(), /A3/);
});

test("a reload in the machine's turn lets it move all the same", async () => {
  const page = await visit(there);
  await page.locator('.start[data-game="dala"]').click();
  await page.waitForSelector(".play");
  assert.equal(await due(page), "hand");
  await tap(page, "c3");
  await page.reload();
  await page.waitForSelector(".play");
  assert.equal(await due(page), "hand");
  assert.equal(await page.locator(".ply").count(), 2);
});

test("a board for other sites is a board and nothing else", async () => {
  const page = await visit(there, "embed.html#?r=dala");
  await page.waitForSelector(".play");
  assert.equal(await page.locator(".head").count(), 0);
  assert.equal(await due(page), "hand");
  await tap(page, "c3");
  assert.equal(await due(page), "hand");
  assert.equal(await page.evaluate(() => localStorage.getItem("nugar.game")), null, "it keeps nothing");
});

test("a board for a room begins anew when nobody minds it", async () => {
  const page = await visit(there, "#/kiosk?s=30");
  await page.locator('.start[data-game="dara-walker"]').click();
  await page.waitForSelector(".play");
  await pass(page, 20_000);
  await tap(page, "c3");
  await pass(page, 20_000);
  assert.equal(await page.locator(".play").count(), 1);
  await pass(page, 35_000);
  assert.equal(await page.locator(".cards").count(), 1);
});

test("a game can be given up, and played again", async () => {
  const page = await visit(there, "#/new?r=dala");
  await page.locator("#points").fill("3");
  await page.locator("#begin").click();
  await page.waitForSelector(".play");
  assert.equal(await due(page), "hand");
  await tap(page, "c3");
  assert.equal(await due(page), "hand");
  await page.locator(".more summary").click();
  await page.locator("#resign").click();
  await page.getByText("Really resign").click();
  assert.match(await page.locator(".turn-line").textContent(), /resigned/);
  assert.match(await page.locator(".score").textContent(), /2/);
  await page.locator("#again").click();
  assert.equal(await page.locator(".ply").count(), 0);
  assert.equal(await due(page), "hand");
  assert.equal(await page.locator(".ply").count(), 1, "now the machine has begun");
});

test("a clock runs for the side to move only, and not while nobody plays", async () => {
  const page = await visit(there, "#/new?r=dala");
  await page.locator("#opponent").selectOption("");
  await page.locator("#clock").selectOption("3+2");
  await page.locator("#begin").click();
  await page.waitForSelector(".clock");
  const clocks = () => page.locator(".clock").allTextContents();
  await pass(page, 5000);
  assert.deepEqual(await clocks(), ["3:00", "3:00"], "before the first move no clock runs");
  await tap(page, "c3");
  // The page takes the move in its own time; then white's clock runs, and only that one.
  const running = () => page.waitForFunction(() => document.querySelectorAll(".clock")[0].textContent.startsWith("2:5"), null, { timeout: 1000 }).then(() => true, () => false);
  for (let i = 0; i < 10 && !(await running()); i++) await pass(page, 1000);
  const [above, below] = await clocks();
  assert.match(above, /^2:5\d$/);
  assert.match(below, /^3:0[0-2]$/);
  await pass(page, 3000);
  const [later, still] = await clocks();
  const seconds = (clock) => Number(clock.split(":")[0]) * 60 + Number(clock.split(":")[1]);
  assert.ok(seconds(above) - seconds(later) >= 2, `${above} and 3 s later ${later}`);
  assert.equal(still, below);
});

test("a clock that ran out ends the game, and stays an ending of its own", async () => {
  const page = await visit(there, "#/new?r=dala");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#opponent").selectOption("");
  await page.locator("#clock").selectOption("3+2");
  await page.locator("#begin").click();
  await page.waitForSelector(".clock");
  await tap(page, "c3");
  for (let i = 0; i < 25 && (await page.locator(".play").getAttribute("data-state")) !== "over"; i++) await pass(page, 10_000);
  const said = /Black wins: the time of White is up/;
  assert.match(await page.locator(".turn-line").textContent(), said);
  assert.match(await page.locator(".heard").textContent(), said);
  assert.ok(await page.locator("#undo").isDisabled());
  await page.locator(".more summary").click();
  await page.locator("#copy-record").click();
  const record = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(record, /\[Result "B\+"\]\n\[Termination "time forfeit"\]/);
  await page.reload();
  await page.waitForSelector(".play");
  assert.match(await page.locator(".turn-line").textContent(), said);
  const other = await visit(there, "#/open");
  await other.locator("#text").fill(record);
  await other.locator("#open").click();
  await other.waitForSelector(".play");
  assert.match(await other.locator(".turn-line").textContent(), said);
});

test("the menu of a phone opens, leads on, and closes", async () => {
  const page = await visit(there, "", { viewport: PHONE });
  const menu = page.locator("#menu");
  assert.equal(await page.locator("#places").isVisible(), false);
  await menu.click();
  assert.equal(await menu.getAttribute("aria-expanded"), "true");
  const links = page.locator("#places a");
  for (let n = 0; n < (await links.count()); n++) {
    const box = await links.nth(n).boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width && box.height >= 40, await links.nth(n).textContent());
  }
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#places").isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement.id), "menu");
  await menu.click();
  await page.locator("#places").getByText("Settings").click();
  await page.waitForSelector("#coordinates");
  assert.equal(await page.locator("#places").isVisible(), false);
  await page.setViewportSize(DESK);
  assert.equal(await page.locator("#places").isVisible(), true);
  assert.equal(await menu.isVisible(), false);
});

test("rules in a link that cannot be read are told, wherever it leads", async () => {
  const page = await visit(there);
  for (const place of ["new", "learn", "own", "edit", "analyse", "endings", "print", "embed", "kiosk"]) {
    const rules = `dara-nowhere-${place}`;
    await page.evaluate((hash) => { location.hash = hash; }, `#/${place}?r=${rules}`);
    await page.locator(".refusal[role=alert]", { hasText: rules }).waitFor();
    assert.equal(await page.locator("#text").inputValue(), rules);
  }
});
