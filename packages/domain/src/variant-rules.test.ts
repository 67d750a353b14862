import { LIMITS, validationTexts as t } from "@larkwood/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findVariantProblems, toOptionKey, type VariantsToCheck } from "./variant-rules";

const option = (name: string, ...names: string[]) => ({
  name,
  values: names.map((value) => ({ key: value.toLowerCase(), name: value })),
});
const variant = (...values: string[]) => ({ values, price: 10 });
const sofa: VariantsToCheck = {
  options: [option("Fabric", "Moss", "Sand"), option("Size", "Large")],
  variants: [variant("moss", "large"), variant("sand", "large")],
};
const problemsOf = (changes: Partial<VariantsToCheck>) =>
  findVariantProblems({ ...sofa, ...changes }).map(({ path, text }) => [path.join("."), text]);

describe("options and variants", () => {
  it("have no problems if every variant has a value for each option", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ options: [], variants: [] })).toEqual([]);
  });

  const manyValues = Array.from({ length: LIMITS.optionValues + 1 }, (_, index) => `V${index}`);
  it.each<[string, Partial<VariantsToCheck>, string, string]>([
    [
      "four options",
      {
        options: ["A", "B", "C", "D"].map((name) => option(name, "x")),
        variants: [variant("x", "x", "x", "x")],
      },
      "options",
      t.tooManyOptions,
    ],
    [
      "too many values",
      { options: [option("A", ...manyValues)], variants: [variant("v1")] },
      "options.0.values",
      t.tooManyValues,
    ],
    [
      "an option twice",
      { options: [option("Size", "S"), option(" size ", "L")], variants: [variant("s", "l")] },
      "options.1.name",
      t.duplicateOption,
    ],
    [
      "a value twice",
      {
        options: [
          {
            name: "Size",
            values: [
              { key: "s", name: "S" },
              { key: "s-2", name: "s" },
            ],
          },
        ],
        variants: [variant("s")],
      },
      "options.0.values.1.name",
      t.duplicateValue,
    ],
    ["no variant", { variants: [] }, "variants", t.variantMissing],
    [
      "a variant without options",
      { options: [], variants: [variant()] },
      "variants.0.values",
      t.variantValues,
    ],
    ["a missing value", { variants: [variant("moss")] }, "variants.0.values", t.variantValues],
    ["an unknown value", { variants: [variant("teal", "large")] }, "variants.0.values", t.variantValues],
    [
      "the same values twice",
      { variants: [variant("moss", "large"), variant("moss", "large")] },
      "variants.1.values",
      t.duplicateVariant,
    ],
    [
      "a SKU twice",
      {
        variants: [
          { ...variant("moss", "large"), sku: "A-1" },
          { ...variant("sand", "large"), sku: "a-1" },
        ],
      },
      "variants.1.sku",
      t.duplicateSku,
    ],
    [
      "a variant id twice",
      {
        variants: [
          { ...variant("moss", "large"), id: "1" },
          { ...variant("sand", "large"), id: "1" },
        ],
      },
      "variants.1.id",
      t.duplicateVariant,
    ],
    [
      "a compare-at price that is not higher",
      { variants: [{ ...variant("moss", "large"), compareAtPrice: 10 }] },
      "variants.0.compareAtPrice",
      t.compareAt,
    ],
  ])("are refused with %s", (_, changes, path, text) => {
    expect(problemsOf(changes)).toEqual([[path, text]]);
  });

  it("are refused with more variants than allowed", () => {
    const variants = Array.from({ length: LIMITS.variants + 1 }, () => variant("moss", "large"));
    expect(problemsOf({ variants })).toContainEqual(["variants", t.tooManyVariants]);
  });

  it("have no two variants alike after the reported ones are removed", () => {
    const names = fc.uniqueArray(fc.constantFrom("a", "b", "c", "A b"), { minLength: 1 });
    const chosen = fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 12 });
    fc.assert(
      fc.property(names, names, chosen, (first, second, choices) => {
        const options = [option("Fabric", ...first), option("Size", ...second)];
        const keyOf = (at: number, index: number) => options[at]?.values[index]?.key ?? "unknown";
        const variants = choices.map(([x, y]) => variant(keyOf(0, x), keyOf(1, y)));
        const reported = new Set(findVariantProblems({ options, variants }).map(({ path }) => path[1]));
        const rest = variants.filter((_, index) => !reported.has(index));
        const known = variants.filter(({ values }) => !values.includes("unknown"));
        const distinct = new Set(known.map(({ values }) => values.join(" ")));
        expect(rest.map(({ values }) => values.join(" "))).toEqual([...distinct]);
      }),
    );
  });
});

describe("the key of an option value", () => {
  it("is made from a name in any script and is unique", () => {
    const used = new Set(["moss"]);
    const keys = ["Grün & Grau", "Moss!", "緑", "青"].map((name) => {
      const key = toOptionKey(name, used);
      used.add(key);
      return key;
    });
    expect(keys).toEqual(["grun-grau", "moss-2", "value", "value-2"]);
  });

  it("is valid for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (name) => {
        expect(toOptionKey(name, new Set())).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});
