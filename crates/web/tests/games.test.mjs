// Whole games against the machine: by taps, by keyboard alone, by dragging on a phone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, due, open, playOut, start, tap, visit, where } from "./browser.mjs";

let there;
before(async () => { there = await start(); });
after(() => there.close());

for (const game of ["dara-walker", "dala", "daldosa"]) {
  test(`a whole game of ${game} by taps`, async () => {
    const page = await visit(there);
    await page.locator(`.start[data-game="${game}"]`).click();
    await page.waitForSelector(".play");
    const touches = await playOut(page);
    assert.ok(touches > 10);
    const end = await page.locator(".turn-line").textContent();
    assert.match(end, /wins|draw/i);
    assert.ok(await page.locator("#again").isVisible());
    assert.deepEqual(page.wrong, []);
  });
}

test("a whole game by keyboard alone", async () => {
  const page = await visit(there);
  await page.locator('.start[data-game="dala"]').focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector(".play");
  const byKeys = async (page, cell) => {
    // Arrow keys walk the points: first across, then up or down.
    for (let i = 0; i < 40; i++) {
      const step = await page.evaluate((cell) => {
        const now = document.activeElement?.closest?.(".spot");
        if (!now) return "focus";
        const here = now.getBoundingClientRect();
        const there = document.querySelector(`.spot[data-cell="${cell}"]`).getBoundingClientRect();
        const [dx, dy] = [there.x - here.x, there.y - here.y];
        if (Math.abs(dx) > 4) return dx > 0 ? "ArrowRight" : "ArrowLeft";
        if (Math.abs(dy) > 4) return dy > 0 ? "ArrowDown" : "ArrowUp";
        return "Enter";
      }, cell);
      if (step === "focus") await page.locator('.board .spot[tabindex="0"]').focus();
      else await page.keyboard.press(step);
      if (step === "Enter") return;
    }
    throw new Error(`the arrow keys do not lead to ${cell}`);
  };
  await playOut(page, byKeys);
  assert.deepEqual(page.wrong, []);
});

test("a whole game by dragging on a phone", async () => {
  const page = await visit(there, "", { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.locator('.start[data-game="dara-walker"]').tap();
  await page.waitForSelector(".play");
  const top = () => page.evaluate(() => scrollY);
  const finger = async (type, x, y) => {
    await page.evaluate(([type, x, y]) => {
      const at = document.elementFromPoint(x, y) ?? document.querySelector(".board");
      const board = document.querySelector(".board");
      const target = type === "pointerdown" ? at : board;
      target.dispatchEvent(new PointerEvent(type, {
        pointerId: 5, pointerType: "touch", isPrimary: true, button: 0, clientX: x, clientY: y,
        bubbles: true, cancelable: true,
      }));
    }, [type, x, y]);
  };
  let dragged = 0;
  const drag = async (page, cell) => {
    const movable = await page.locator(`.spot.grip[data-cell="${cell}"]`).count();
    if (!movable) return tap(page, cell);
    const before = await top();
    const from = await where(page, cell);
    await finger("pointerdown", from.x, from.y);
    await finger("pointermove", from.x + 6, from.y + 30);
    const targets = (await open(page)).filter((to) => to !== cell);
    const to = await where(page, targets[dragged % targets.length]);
    await finger("pointermove", to.x, to.y);
    assert.equal(await page.locator(".piece.held").count(), 1);
    await finger("pointerup", to.x, to.y);
    assert.equal(await page.locator(".piece.held").count(), 0);
    assert.equal(await top(), before, "the page did not scroll");
    dragged++;
  };
  await playOut(page, drag);
  assert.ok(dragged > 3, `${dragged} drags`);
  assert.deepEqual(page.wrong, []);
});

test("a piece is dragged from the hand to the board", async () => {
  const page = await visit(there, "#/new?r=dara-walker");
  await page.locator("#opponent").selectOption("");
  await page.locator("#begin").click();
  await page.waitForSelector(".pile.open");
  const pile = await page.locator(".pile.open").boundingBox();
  const to = await where(page, "d3");
  await page.mouse.move(pile.x + 30, pile.y + 15);
  await page.mouse.down();
  await page.mouse.move(to.x - 40, to.y);
  assert.equal(await page.locator(".ghost").count(), 1);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  assert.equal(await page.locator(".ghost").count(), 0);
  assert.match(await page.locator(".moves").textContent(), /d3/);
});

test("a cancelled finger and a second finger leave nothing behind", async () => {
  const page = await visit(there, "#/open?t=" + encodeURIComponent("dara-walker 5w/1w2w1/2bb2/4b1/w2b2 b 0,0"));
  await page.waitForSelector("#edit-two");
  await page.locator("#edit-two").click();
  await page.waitForSelector(".play");
  assert.equal(await due(page), "hand");
  const at = await where(page, "e2");
  const send = (type, id, x, y) => page.evaluate(([type, id, x, y]) => {
    const target = type === "pointerdown" ? document.elementFromPoint(x, y) : document.querySelector(".board");
    target.dispatchEvent(new PointerEvent(type, { pointerId: id, button: 0, clientX: x, clientY: y, bubbles: true }));
  }, [type, id, x, y]);
  await send("pointerdown", 1, at.x, at.y);
  await send("pointermove", 1, at.x + 60, at.y);
  assert.equal(await page.locator(".piece.held").count(), 1);
  await send("pointerdown", 2, at.x - 90, at.y);
  await send("pointerup", 2, at.x - 90, at.y);
  assert.equal(await page.locator(".piece.held").count(), 1, "the second finger is left alone");
  await send("pointercancel", 1, at.x + 60, at.y);
  assert.equal(await page.locator(".piece.held").count(), 0);
  await tap(page, "e2");
  await tap(page, "e3");
  assert.deepEqual((await open(page)).sort(), ["a1", "b4", "e4", "f5"], "the game goes on: a row takes");
});
