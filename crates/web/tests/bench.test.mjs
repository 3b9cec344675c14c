// The machines in the worker: that they look at exactly what they look at outside a browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start, visit } from "./browser.mjs";
import { said } from "./nugar.mjs";

let there;
before(async () => { there = await start(); });
after(async () => { await there.close(); });

/** The answer of a fresh worker of the page's own build. */
const ask = (page, what) =>
  page.evaluate((what) => new Promise((answered, failed) => {
    const folder = document.querySelector("meta[name=nugar-build]").content;
    const worker = new Worker(`${folder}worker-start.js`, { type: "module", name: "player" });
    worker.onerror = (event) => failed(new Error(event.message));
    worker.onmessage = (event) => {
      const reply = JSON.parse(event.data);
      if (reply === "ready") return worker.postMessage(JSON.stringify({ number: 1, what }));
      worker.terminate();
      answered(reply.answer.what);
    };
  }), what);

test("the fixed piece of work counts the same in a browser as outside", async () => {
  const outside = said("bench");
  const page = await visit(there, "#/", { fast: false });
  const inside = await ask(page, { ask: "bench" });
  assert.deepEqual(inside.rulesets, outside.rulesets);
  assert.ok(outside.nodes > 500_000);
  assert.deepEqual(page.wrong, []);
});
