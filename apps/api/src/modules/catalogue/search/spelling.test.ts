import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedTypos, closestWords, symmetricDeletes, typosBetween } from "./spelling";

const letter = fc.constantFrom(..."abcde");
const word = fc.string({ unit: letter, minLength: 3, maxLength: 8 });

describe("edit distance", () => {
  it.each([
    ["walnut", "walnut", 0],
    ["wallnut", "walnut", 1],
    ["wlanut", "walnut", 1],
    ["wolnet", "walnut", 2],
    ["", "lamp", 4],
  ])("between %s and %s is %i", (typed, meant, typos) => {
    expect(typosBetween(typed, meant)).toBe(typos);
  });

  it("is symmetric, and 0 only for equal words", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typosBetween(a, b)).toBe(typosBetween(b, a));
        expect(typosBetween(a, b) === 0).toBe(a === b);
      }),
    );
  });

  it("within the tolerance always leaves a common deletion form", () => {
    const typo = fc.record({ kind: fc.constantFrom("drop", "add", "change"), at: fc.nat(8), letter });
    fc.assert(
      fc.property(word, fc.array(typo, { minLength: 1, maxLength: 2 }), (meant, typos) => {
        const typed = typos.reduce((text, { kind, at, letter: other }) => {
          const letters = Array.from(text);
          letters.splice(
            at % (letters.length + 1),
            kind === "add" ? 0 : 1,
            ...(kind === "drop" ? [] : [other]),
          );
          return letters.join("");
        }, meant);
        fc.pre(
          typosBetween(typed, meant) <= Math.min(allowedTypos(typed.length), allowedTypos(meant.length)),
        );
        const forms = new Set(symmetricDeletes(meant));
        expect(symmetricDeletes(typed).some((form) => forms.has(form))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("the closest words", () => {
  it("have the fewest typos, within the tolerance", () => {
    expect(closestWords("lmap", ["lamp", "lap", "map", "clamp"])).toEqual(["lamp"]);
    expect(closestWords("sofaa", ["sofa", "soda"])).toEqual(["sofa"]);
    expect(closestWords("lmap", ["lap", "lump"])).toEqual(["lap"]);
    expect(closestWords("qqqq", ["lamp"])).toEqual([]);
    expect(closestWords("ab", ["abc"])).toEqual([]);
  });

  it.each([
    ["carpet", "carved"],
    ["pillow", "pillar"],
    ["leather", "feather"],
    ["cat", "cut"],
    ["mouse", "house"],
  ])("of '%s' do not include the different word '%s'", (typed, other) => {
    expect(closestWords(typed, [other])).toEqual([]);
  });

  it.each([
    ["wanutt", "walnut"],
    ["bde", "bed"],
    ["rmchair", "armchair"],
    ["hcair", "chair"],
    ["candelstics", "candlesticks"],
  ])("of '%s' are '%s'", (typed, meant) => {
    expect(closestWords(typed, [meant])).toEqual([meant]);
  });
});
