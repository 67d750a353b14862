import type { AdminProduct } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { problemsByRow, toSaleForm, toSaleRows } from "./sale-rows";

const office = {
  id: "p",
  price: 80,
  variants: [
    { id: "a", name: "Oak", price: 80 },
    { id: "b", name: "Ash", price: 90 },
  ],
  salePrices: [
    {
      variantId: "a",
      price: 80,
      startsAt: "2026-11-05T09:30:00.000Z",
      endsAt: null,
      regularPrice: 100,
    },
  ],
} as unknown as AdminProduct;

describe("the table of sale prices", () => {
  it("has a line for each variant, with what it costs otherwise", () => {
    expect(toSaleRows(office).map(({ name, regular, price }) => [name, regular, price])).toEqual([
      ["Oak", 100, "80"],
      ["Ash", 90, ""],
    ]);
  });

  it("sends the lines that have a price, and what it gets back is what it was", () => {
    expect(toSaleForm(toSaleRows(office))).toEqual({
      salePrices: [{ variantId: "a", price: 80, startsAt: "2026-11-05T09:30:00.000Z", endsAt: null }],
    });
  });

  it("shows a problem at the line that was sent, not at the one of that number", () => {
    const rows = toSaleRows(office).map((row) => ({ ...row, price: row.id === "b" ? "95" : "" }));
    expect([...problemsByRow(rows, { "salePrices.0.price": "too much" })]).toEqual([
      ["b", { price: "too much" }],
    ]);
  });
});
