// Every marker can be told from every ground it lies on, in every theme: measured from the colours
// of the style sheet. A marker is a line with a halo; one of the two has to stand out 3:1 from the
// ground, and the line from its halo.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

const css = await readFile(new URL("../static/style.css", import.meta.url), "utf8");
const block = (start) => css.slice(css.indexOf(start)).split("}")[0];
const colours = (text) => Object.fromEntries([...text.matchAll(/--([a-z-]+): (#[0-9a-f]{3,6})/g)].map((one) => [one[1], one[2]]));
const light = colours(block(":root {"));
const THEMES = {
  light,
  dark: { ...light, ...colours(block('[data-theme="dark"] {')) },
  plain: { ...light, ...colours(block('[data-theme="plain"] {')) },
};
const GROUNDS = ["sand-a", "sand-b", "sand-c", "dug-a", "dug-b", "dug-c", "rim-a", "rim-b", "mud-a", "mud-b", "mud-c", "oak-a", "oak-b", "oak-c", "pit-a"];
const TEXTS = [["ink", "ground"], ["ink", "raised"], ["soft", "ground"], ["soft", "raised"], ["warn", "ground"], ["warn", "raised"], ["good", "ground"], ["accent", "ground"], ["accent-ink", "accent"]];
/** The letters and numbers beside a board, with what they stand on: the sand, the earth around the
 * raised board, the page around the boat. Plain boards are white; paper is, too. */
const COORDINATES = [["ink", "sand-a"], ["ink", "sand-b"], ["ink", "sand-c"], ["ink", "mud-ground"], ["soft", "ground"], ["soft", "raised"]];

function luminance(hex) {
  const full = hex.length === 4 ? "#" + [...hex.slice(1)].map((digit) => digit + digit).join("") : hex;
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

for (const [name, theme] of Object.entries(THEMES)) {
  test(`markers and texts stand out in the theme ${name}`, () => {
    for (const mark of ["mark-over", "take"]) {
      assert.ok(contrast(theme[mark], theme["mark-under"]) >= 3, `${mark} from its halo`);
      for (const ground of name === "plain" ? ["ground"] : GROUNDS) {
        const best = Math.max(contrast(theme[mark], theme[ground]), contrast(theme["mark-under"], theme[ground]));
        assert.ok(best >= 3, `${mark} on ${ground}: ${best.toFixed(2)}`);
      }
    }
    const coordinates = name === "plain" ? [["ink", "ground"], ["soft", "ground"]] : COORDINATES;
    for (const [text, ground] of [...TEXTS, ...coordinates]) {
      const found = contrast(theme[text], theme[ground]);
      assert.ok(found >= 4.5, `${text} on ${ground}: ${found.toFixed(2)}`);
    }
  });
}

test("coordinates have the colours that were measured", () => {
  assert.match(css, /\.coordinates text \{[^}]*fill: var\(--soft\)/);
  assert.match(css, /\.sand \.coordinates text, \.mud \.coordinates text \{ fill: var\(--ink\); \}/);
  assert.match(css, /\.sheet \.coordinates text \{ fill: #000; \}/);
  assert.match(css, /\.plain-ground \{ fill: #fff;/);
});
