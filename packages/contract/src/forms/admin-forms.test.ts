import { describe, expect, it } from "vitest";
import { validationTexts as t } from "../validation-texts";
import { bulkChangeSchema } from "./bulk-form";
import { stockFormSchema } from "./stock-form";

const textOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe("the stock adjustment", () => {
  it("allows a count of 0, and a change in either direction", () => {
    expect(stockFormSchema.safeParse({ mode: "set", amount: 0, reason: "count" }).success).toBe(true);
    expect(stockFormSchema.safeParse({ mode: "change", amount: -3, reason: "damage" }).success).toBe(true);
  });

  it("wants a reason, a whole number, no negative count and no empty change", () => {
    expect(textOf(stockFormSchema.safeParse({ mode: "set", amount: 3, reason: "" }))).toBe(t.required);
    expect(textOf(stockFormSchema.safeParse({ mode: "set", amount: 1.5, reason: "count" }))).toBe(
      t.wholeNumber,
    );
    expect(textOf(stockFormSchema.safeParse({ mode: "set", amount: -1, reason: "count" }))).toBe(
      t.stockBelowZero,
    );
    expect(textOf(stockFormSchema.safeParse({ mode: "change", amount: 0, reason: "count" }))).toBe(
      t.stockNoChange,
    );
  });
});

describe("the bulk change", () => {
  it("knows its kinds and their bounds", () => {
    expect(bulkChangeSchema.safeParse({ kind: "category", category: "outdoor" }).success).toBe(true);
    expect(bulkChangeSchema.safeParse({ kind: "price-add", amount: -5 }).success).toBe(true);
    expect(textOf(bulkChangeSchema.safeParse({ kind: "price-set", amount: 0 }))).toBe(t.priceMin);
    expect(textOf(bulkChangeSchema.safeParse({ kind: "price-percent", amount: -100 }))).toBe(t.percentMin);
    expect(textOf(bulkChangeSchema.safeParse({ kind: "category", category: "garage" }))).toBe(t.category);
    expect(textOf(bulkChangeSchema.safeParse({ kind: "sale", percent: 100 }))).toBe(t.percentOff);
    expect(textOf(bulkChangeSchema.safeParse({ kind: "stock-set", amount: -1 }))).toBe(t.stockBelowZero);
    expect(textOf(bulkChangeSchema.safeParse({ kind: "stock-add", amount: 1.5 }))).toBe(t.wholeNumber);
  });
});
