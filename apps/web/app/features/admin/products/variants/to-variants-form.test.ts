import { variantsFormSchema } from "@larkwood/contract";
import { expect, it } from "vitest";
import { someSofa } from "~/testing/products";
import { changeCell, changeValue, setAll } from "./change-cells";
import { addValue } from "./combine";
import { type Draft, toVariantsDraft } from "./draft";
import { removedWithStock } from "./removed-stock";
import { toVariantsForm } from "./to-variants-form";
import { rebaseDraft, variantChanges } from "./variant-changes";
import { withProblems } from "./with-problems";

const withNewValue = (draft: Draft, name: string) => {
  const more = addValue(draft, "option-0");
  return changeValue(more, more.options[0]?.values.at(-1)?.id ?? "", { name });
};

it("sends stored variants unchanged, with the stock from when the form was filled", () => {
  const sofa = someSofa();
  const form = toVariantsForm(toVariantsDraft(sofa));
  expect(variantsFormSchema.safeParse(form).success).toBe(true);
  expect(form.variants[0]).toMatchObject({ id: sofa.variants?.[0]?.id, quantity: 3, quantitySeen: 3 });
  expect(form.options[0]?.values.map(({ key }) => key)).toEqual(["moss", "sand"]);
});

it("derives unique keys for new values from their names", () => {
  const names = ["Grün & Grau", "Moss!", "緑"];
  const draft = names.reduce(withNewValue, toVariantsDraft(someSofa()));
  const form = toVariantsForm(draft);
  const keys = form.options[0]?.values.map(({ key }) => key);
  expect(keys).toEqual(["moss", "sand", "grun-grau", "moss-2", "value"]);
  expect(form.variants.map(({ values }) => values[0])).toEqual(keys);
  expect(variantsFormSchema.safeParse(form).success).toBe(true);
});

it("sets one price in every row, and keeps the stock if its field is empty", () => {
  const draft = setAll(toVariantsDraft(someSofa()), { price: "950.5", quantity: "" });
  expect(toVariantsForm(draft).variants.map(({ price, quantity }) => [price, quantity])).toEqual([
    [950.5, 3],
    [950.5, 4],
  ]);
});

it("shows errors at their cells until the cells change", () => {
  const problems = { "variants.1.price": "Required", "options.0.values.1.key": "Twice", variants: "None" };
  const draft = withProblems(toVariantsDraft(someSofa()), problems);
  expect(draft.rows.map((row) => row.problems)).toEqual([{}, { price: "Required" }]);
  expect(draft.options[0]?.values[1]?.problems).toEqual({ name: "Twice" });
  expect(draft.error).toBe("None");
  const id = draft.rows[1]?.id ?? "";
  expect(changeCell(draft, id, "sku", "A-1").rows[1]?.problems).toEqual({ price: "Required" });
  expect(changeCell(draft, id, "price", "9").rows[1]?.problems).toEqual({});
});

it("lists another user's changes, but not sales", () => {
  const base = someSofa();
  const [moss, sand] = base.variants ?? [];
  if (!moss || !sand) throw new Error("no variants");
  const mine = toVariantsDraft(base);
  const sold = { ...base, variants: [{ ...moss, quantity: 0 }, sand] };
  expect(variantChanges(base, sold, mine)).toEqual([]);
  const dearer = { ...base, variants: [{ ...moss, price: 990 }] };
  expect(variantChanges(base, dearer, mine)).toEqual([
    { field: "Moss", before: "900", now: "990", mine: "900" },
    { field: "Sand", before: "900", now: "None", mine: "900" },
  ]);
  expect(rebaseDraft(mine, dearer).rows.map(({ stored }) => stored?.id)).toEqual([moss.id, undefined]);
});

it("lists variants with stock that a save would remove", () => {
  const base = someSofa();
  const draft = toVariantsDraft(base);
  expect(removedWithStock(base, { ...draft, rows: draft.rows.slice(1) }).map(({ name }) => name)).toEqual([
    "Moss",
  ]);
  expect(removedWithStock(base, { ...draft, options: [], rows: [] })).toEqual([]);
});
