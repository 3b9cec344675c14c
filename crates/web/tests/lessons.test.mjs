// Every lesson of every game, done as its text asks.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { pass, start, visit } from "./browser.mjs";

let there;
before(async () => { there = await start(); });
after(() => there.close());

/** Touches that do a lesson, move by move; `*` is any point that may be touched. */
const LESSONS = {
  "dara-walker": {
    "learn-dara-place": ["a1"],
    "learn-dara-no-row": ["e3"],
    "learn-dara-row": ["e2 e3 b4"],
    "learn-dara-no-four": ["e2 e3"],
    "learn-dara-horse": ["c1 c2 *", "c2 c1 *"],
  },
  dala: {
    "learn-dala-centre": ["a1"],
    "learn-dala-place-row": ["d1 *"],
    "learn-dala-leave": ["b3 b4 *"],
    "learn-dala-bull": ["c1 c2 *", "c2 c1 *"],
  },
  daldosa: {
    "learn-daldosa-dal": ["* * * *"],
    "learn-daldosa-two-dice": ["* * * *"],
    "learn-daldosa-take": ["m3 m6 m12 m14"],
    "learn-daldosa-jump": ["m4 m6"],
    "learn-daldosa-lost": ["b16"],
  },
};

for (const [rules, lessons] of Object.entries(LESSONS)) {
  test(`every lesson of ${rules} can be done`, async () => {
    const page = await visit(there, `#/learn?r=${rules}`);
    const named = await page.locator(".try").evaluateAll((all) => all.map((one) => one.dataset.lesson));
    assert.deepEqual(named, Object.keys(lessons));
    for (const [name, moves] of Object.entries(lessons)) {
      const lesson = page.locator(`.try[data-lesson="${name}"]`);
      assert.doesNotMatch(await lesson.getAttribute("class"), /done/, name);
      for (const move of moves) {
        for (const cell of move.split(" ")) {
          const spot = cell === "*" ? lesson.locator(".spot.open").first() : lesson.locator(`.spot[data-cell="${cell}"]`);
          // A play that is whole earlier needs no further touch.
          if (cell === "*" && (await lesson.getAttribute("class")).includes("done")) break;
          await spot.dispatchEvent("click");
        }
        // The other side answers in its own time.
        await pass(page);
      }
      assert.match(await lesson.getAttribute("class"), /done/, `${name}: ${await lesson.locator(".said").textContent()}`);
      await lesson.locator("button.quiet").click();
      assert.doesNotMatch(await lesson.getAttribute("class"), /done/, `${name} begins again`);
    }
    assert.deepEqual(page.wrong, []);
    await page.context().close();
  });
}
