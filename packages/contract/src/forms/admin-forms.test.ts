import { describe, expect, it } from "vitest";
import { validationTexts as t } from "../validation-texts";
import { bulkChangeSchema } from "./bulk-form";
import { stockFormSchema } from "./stock-form";

const firstMessage = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe("stock adjustment", () => {
  it("accepts a count of 0 and a positive or negative change", () => {
    expect(stockFormSchema.safeParse({ mode: "set", amount: 0, reason: "count" }).success).toBe(true);
    expect(stockFormSchema.safeParse({ mode: "change", amount: -3, reason: "damage" }).success).toBe(true);
  });

  it("rejects a missing reason, a fraction, a negative count and a change of 0", () => {
    expect(firstMessage(stockFormSchema.safeParse({ mode: "set", amount: 3, reason: "" }))).toBe(t.required);
    expect(firstMessage(stockFormSchema.safeParse({ mode: "set", amount: 1.5, reason: "count" }))).toBe(
      t.wholeNumber,
    );
    expect(firstMessage(stockFormSchema.safeParse({ mode: "set", amount: -1, reason: "count" }))).toBe(
      t.stockBelowZero,
    );
    expect(firstMessage(stockFormSchema.safeParse({ mode: "change", amount: 0, reason: "count" }))).toBe(
      t.stockNoChange,
    );
  });
});

describe("bulk edit", () => {
  it("validates each kind and its limits", () => {
    expect(bulkChangeSchema.safeParse({ kind: "category", category: "outdoor" }).success).toBe(true);
    expect(bulkChangeSchema.safeParse({ kind: "price-add", amount: -5 }).success).toBe(true);
    expect(firstMessage(bulkChangeSchema.safeParse({ kind: "price-set", amount: 0 }))).toBe(
      t.productPriceMin,
    );
    expect(firstMessage(bulkChangeSchema.safeParse({ kind: "price-percent", amount: -100 }))).toBe(
      t.percentMin,
    );
    expect(firstMessage(bulkChangeSchema.safeParse({ kind: "category", category: "garage" }))).toBe(
      t.chooseCategory,
    );
    expect(firstMessage(bulkChangeSchema.safeParse({ kind: "sale", percent: 100 }))).toBe(t.percentOff);
    expect(firstMessage(bulkChangeSchema.safeParse({ kind: "stock-set", amount: -1 }))).toBe(
      t.stockBelowZero,
    );
    expect(firstMessage(bulkChangeSchema.safeParse({ kind: "stock-add", amount: 1.5 }))).toBe(t.wholeNumber);
  });
});
