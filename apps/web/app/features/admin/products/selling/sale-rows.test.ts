import type { AdminProduct } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { problemsByRow, toSaleForm, toSaleRows } from "./sale-rows";

const product = {
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

describe("sale price rows", () => {
  it("contain one row per variant with its regular price", () => {
    expect(toSaleRows(product).map(({ name, regular, price }) => [name, regular, price])).toEqual([
      ["Oak", 100, "80"],
      ["Ash", 90, ""],
    ]);
  });

  it("send only rows with a price", () => {
    expect(toSaleForm(toSaleRows(product))).toEqual({
      salePrices: [{ variantId: "a", price: 80, startsAt: "2026-11-05T09:30:00.000Z", endsAt: null }],
    });
  });

  it("map an error index to the sent row, because rows without a price are not sent", () => {
    const rows = toSaleRows(product).map((row) => ({ ...row, price: row.id === "b" ? "95" : "" }));
    expect([...problemsByRow(rows, { "salePrices.0.price": "too much" })]).toEqual([
      ["b", { price: "too much" }],
    ]);
  });
});
