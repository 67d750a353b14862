import { expect, it } from "vitest";
import { escapeWideLetters } from "./one-byte-sources.mjs";

it("a script without wide letters says what it said", () => {
  const script = `
    // A dash — in a comment.
    const sign = /^[＝＋]/u.test("＝1") && /💿/u.test("a 💿");
    return [sign, "“so”…", 'é Łódź', \`−\${1 + 1} • 💿\`];`;
  const escaped = escapeWideLetters(script);
  expect(/[\u0100-\uffff]/.test(escaped)).toBe(false);
  expect(new Function(escaped)()).toEqual([true, "“so”…", "é Łódź", "−2 • 💿"]);
});
