import { validationTexts as t } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { someProduct, someSofa } from "~/testing/products";
import { addMissing, addOption, addValue, countCombinations, removeOption, removeValue } from "./combine";
import { type Draft, toVariantsDraft } from "./draft";

const optionId = (draft: Draft, index: number) => draft.options[index]?.id ?? "";
const stock = ({ rows }: Draft) => rows.map(({ quantity }) => quantity);
/** A sofa with two fabrics and two sizes. */
const withSizes = (draft = addOption(toVariantsDraft(someSofa()))) => addValue(draft, optionId(draft, 1));
const withOptionCounts = (counts: readonly number[]) =>
  counts.reduce((draft, count, index) => {
    const added = addOption(draft);
    return Array.from({ length: count - 1 }).reduce<Draft>(
      (one) => addValue(one, optionId(one, index)),
      added,
    );
  }, toVariantsDraft(someProduct()));

describe("variants of options", () => {
  it("the first option creates a variant with the product's price and stock", () => {
    const draft = addOption(toVariantsDraft(someProduct()));
    expect(draft.rows).toMatchObject([{ price: "900", quantity: "7", stored: null }]);
    expect(draft.rows[0]?.choice).toEqual([draft.options[0]?.values[0]?.id]);
  });

  it("new variants start at the regular price, not at a sale price", () => {
    const plain = toVariantsDraft(someProduct());
    const first = addOption({ ...plain, regularPrices: { [plain.seed.storedId]: 1_200 } });
    expect(first.rows).toMatchObject([{ price: "1200", compareAtPrice: "" }]);

    const sofa = toVariantsDraft(someSofa());
    const [moss, sand] = sofa.rows.map((row) => ({ ...row, price: "700", compareAtPrice: "900" }));
    if (!moss || !sand) throw new Error("the sofa comes in two fabrics");
    const onSale = { ...sofa, rows: [moss, sand], regularPrices: { [moss.stored?.id ?? ""]: 900 } };
    const prices = (draft: Draft) => draft.rows.map(({ price, compareAtPrice }) => [price, compareAtPrice]);
    const withSizes = addOption(onSale);
    expect(prices(addValue(withSizes, optionId(withSizes, 1)))).toEqual([
      ["700", "900"],
      ["900", ""],
      // A manual compare-at price is not a sale.
      ["700", "900"],
      ["700", "900"],
    ]);
    const fewer = { ...onSale, rows: [moss] };
    expect(prices(addMissing(fewer))).toEqual([
      ["700", "900"],
      ["900", ""],
    ]);
  });

  it("existing variants keep their data when an option is added", () => {
    const before = toVariantsDraft(someSofa());
    const after = addOption(before);
    expect(after.rows.map(({ stored }) => stored)).toEqual(before.rows.map(({ stored }) => stored));
    expect(after.rows.map(({ choice }) => choice.length)).toEqual([2, 2]);
  });

  it("a new value adds variants after their siblings, with the same price and no stock", () => {
    const draft = withSizes();
    expect(draft.rows.map(({ choice }) => choice)).toEqual([
      ["0-moss", "new-1"],
      ["0-moss", "new-2"],
      ["0-sand", "new-1"],
      ["0-sand", "new-2"],
    ]);
    expect(stock(draft)).toEqual(["3", "0", "4", "0"]);
    expect(draft.rows.every(({ price }) => price === "900")).toBe(true);
    expect(new Set(draft.rows.map(({ id }) => id)).size).toBe(4);
  });

  it("removing a value removes its variants; removing an option keeps the first of each group", () => {
    const draft = withSizes();
    expect(stock(removeValue(draft, "0-moss"))).toEqual(["4", "0"]);
    expect(stock(removeOption(draft, optionId(draft, 1)))).toEqual(["3", "4"]);
    expect(stock(removeOption(draft, "option-0"))).toEqual(["3", "0"]);
  });

  it("removing the last option removes all variants", () => {
    expect(removeOption(toVariantsDraft(someSofa()), "option-0")).toMatchObject({ options: [], rows: [] });
  });

  it("removed variants come back only when missing variants are added", () => {
    const draft = withSizes();
    const [, ...rows] = draft.rows;
    const fewer = { ...draft, rows };
    expect(addValue(fewer, "option-0").rows).toHaveLength(5);
    expect(countCombinations(fewer)).toBe(4);
    expect(addMissing(fewer).rows.map(({ choice }) => choice)).toContainEqual(["0-moss", "new-1"]);
  });

  it("a value that would exceed 200 variants is refused with an error", () => {
    const full = withOptionCounts([10, 10, 2]);
    expect(full.rows).toHaveLength(200);
    const refused = addValue(full, optionId(full, 0));
    expect(refused).toEqual({ ...full, error: t.tooManyVariants });
    expect(removeValue(refused, full.options[0]?.values[0]?.id ?? "").error).toBe("");
  });
});
