import type { Product, ProductAttribute } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { CHAIR_KIND, seatsAtTable } from "./seating";

const kind = (value: string): ProductAttribute => ({
  ...{ key: "kind", name: "Kind", type: "choice", unit: "", value, text: value },
});
const seats = (value: number): ProductAttribute => ({
  ...{ key: "seats", name: "Seats", type: "number", unit: "", value, text: String(value) },
});
const withAttributes = (...attributes: ProductAttribute[]): Pick<Product, "attributes"> => ({ attributes });

describe("the seats at a table", () => {
  it("are those of a product whose kind is a table", () => {
    expect(seatsAtTable(withAttributes(kind("dining-tables"), seats(6)))).toBe(6);
    expect(seatsAtTable(withAttributes(kind("table"), seats(2)))).toBe(2);
  });

  it.each([
    ["a sofa", withAttributes(kind("sofas"), seats(3))],
    ["a table without seats", withAttributes(kind("dining-tables"))],
    ["a table for one", withAttributes(kind("tables"), seats(1))],
    ["a product without a kind", withAttributes(seats(6))],
    ["a product without attributes", {}],
    ["a kind that only ends alike", withAttributes(kind("turntables"), seats(4))],
  ])("are unknown for %s", (_, product) => {
    expect(seatsAtTable(product)).toBeNull();
  });
});

it("knows chairs by their kind", () => {
  const isChair = (key: string) => new RegExp(CHAIR_KIND).test(key);
  expect(["dining-chairs", "chairs", "garden-chair"].map(isChair)).toEqual([true, true, true]);
  expect(["armchairs", "dining-tables", "chairs-and-more"].map(isChair)).toEqual([false, false, false]);
});
