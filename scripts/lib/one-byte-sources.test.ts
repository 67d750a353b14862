import { expect, it } from "vitest";
import { escapeWideCharacters } from "./one-byte-sources.mjs";

it("a script behaves the same after escaping", () => {
  const script = `
    // A dash — in a comment.
    const matches = /^[＝＋]/u.test("＝1") && /💿/u.test("a 💿");
    return [matches, "“so”…", 'é Łódź', \`−\${1 + 1} • 💿\`];`;
  const escaped = escapeWideCharacters(script);
  expect(/[\u0100-\uffff]/.test(escaped)).toBe(false);
  expect(new Function(escaped)()).toEqual([true, "“so”…", "é Łódź", "−2 • 💿"]);
});
