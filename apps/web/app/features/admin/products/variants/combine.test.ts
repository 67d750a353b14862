import { describe, expect, it } from "vitest";
import { someProduct, someSofa } from "~/testing/products";
import {
  addMissing,
  addOption,
  addValue,
  countCombinations,
  removeOption,
  removeValue,
  TOO_MANY,
} from "./combine";
import { type Draft, draftOf } from "./draft";

const optionId = (draft: Draft, at: number) => draft.options[at]?.id ?? "";
const stock = ({ rows }: Draft) => rows.map(({ quantity }) => quantity);
/** Two sizes for the sofa in two fabrics. */
const inSizes = (draft = addOption(draftOf(someSofa()))) => addValue(draft, optionId(draft, 1));
const filled = (counts: readonly number[]) =>
  counts.reduce((draft, count, at) => {
    const added = addOption(draft);
    return Array.from({ length: count - 1 }).reduce<Draft>((one) => addValue(one, optionId(one, at)), added);
  }, draftOf(someProduct()));

describe("variants follow the options", () => {
  it("make a first variant of a plain product, with its price and all its pieces", () => {
    const draft = addOption(draftOf(someProduct()));
    expect(draft.rows).toMatchObject([{ price: "900", quantity: "7", stored: null }]);
    expect(draft.rows[0]?.choice).toEqual([draft.options[0]?.values[0]?.id]);
  });

  it("do not begin with the price of a sale, which would end for the others and not for them", () => {
    const plain = draftOf(someProduct());
    const first = addOption({ ...plain, regular: { [plain.seed.storedId]: 1_200 } });
    expect(first.rows).toMatchObject([{ price: "1200", compareAtPrice: "" }]);

    const sofa = draftOf(someSofa());
    const [moss, sand] = sofa.rows.map((row) => ({ ...row, price: "700", compareAtPrice: "900" }));
    if (!moss || !sand) throw new Error("the sofa comes in two fabrics");
    const onSale = { ...sofa, rows: [moss, sand], regular: { [moss.stored?.id ?? ""]: 900 } };
    const prices = (draft: Draft) => draft.rows.map(({ price, compareAtPrice }) => [price, compareAtPrice]);
    const inSizes = addOption(onSale);
    expect(prices(addValue(inSizes, optionId(inSizes, 1)))).toEqual([
      ["700", "900"],
      ["900", ""],
      // A price before that somebody has set by hand is no sale.
      ["700", "900"],
      ["700", "900"],
    ]);
    const less = { ...onSale, rows: [moss] };
    expect(prices(addMissing(less))).toEqual([
      ["700", "900"],
      ["900", ""],
    ]);
  });

  it("stay what they are when an option is added: number, pieces and all", () => {
    const before = draftOf(someSofa());
    const after = addOption(before);
    expect(after.rows.map(({ stored }) => stored)).toEqual(before.rows.map(({ stored }) => stored));
    expect(after.rows.map(({ choice }) => choice.length)).toEqual([2, 2]);
  });

  it("of a new value stand beside those they are like, at their price and without pieces", () => {
    const draft = inSizes();
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

  it("go with their value, and of those that an option told apart the first stays", () => {
    const draft = inSizes();
    expect(stock(removeValue(draft, "0-moss"))).toEqual(["4", "0"]);
    expect(stock(removeOption(draft, optionId(draft, 1)))).toEqual(["3", "4"]);
    expect(stock(removeOption(draft, "option-0"))).toEqual(["3", "0"]);
  });

  it("are none without any option", () => {
    expect(removeOption(draftOf(someSofa()), "option-0")).toMatchObject({ options: [], rows: [] });
  });

  it("that were removed come back only when all are asked for", () => {
    const draft = inSizes();
    const [, ...rows] = draft.rows;
    const less = { ...draft, rows };
    expect(addValue(less, "option-0").rows).toHaveLength(5);
    expect(countCombinations(less)).toBe(4);
    expect(addMissing(less).rows.map(({ choice }) => choice)).toContainEqual(["0-moss", "new-1"]);
  });

  it("are 200 at most: a value too many changes nothing and says so", () => {
    const full = filled([10, 10, 2]);
    expect(full.rows).toHaveLength(200);
    const refused = addValue(full, optionId(full, 0));
    expect(refused).toEqual({ ...full, refusal: TOO_MANY });
    expect(removeValue(refused, full.options[0]?.values[0]?.id ?? "").refusal).toBe("");
  });
});
