import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedTypos, closestWords, symmetricDeletes, typosBetween } from "./spelling";

const letter = fc.constantFrom(..."abcde");
const word = fc.string({ unit: letter, minLength: 3, maxLength: 8 });

describe("typos", () => {
  it.each([
    ["walnut", "walnut", 0],
    ["wallnut", "walnut", 1],
    ["wlanut", "walnut", 1],
    ["wolnet", "walnut", 2],
    ["", "lamp", 4],
  ])("between %s and %s are %i", (typed, meant, typos) => {
    expect(typosBetween(typed, meant)).toBe(typos);
  });

  it("are the same in both directions, and none only between equal words", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typosBetween(a, b)).toBe(typosBetween(b, a));
        expect(typosBetween(a, b) === 0).toBe(a === b);
      }),
    );
  });

  it("that are forgiven always leave a shortened form in common", () => {
    const slip = fc.record({ kind: fc.constantFrom("drop", "add", "change"), at: fc.nat(8), letter });
    fc.assert(
      fc.property(word, fc.array(slip, { minLength: 1, maxLength: 2 }), (meant, slips) => {
        const typed = slips.reduce((text, { kind, at, letter: other }) => {
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
  it("are those with the fewest typos, and none beyond what is forgiven", () => {
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
  ])("of '%s' are never '%s', which is another word", (typed, other) => {
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
