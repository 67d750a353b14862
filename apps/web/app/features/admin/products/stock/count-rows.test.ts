import type { StockLevel } from "@larkwood/contract";
import { expect, it } from "vitest";
import {
  addUnits,
  type CountRow,
  chooseStockItem,
  differenceOf,
  problemOf,
  readScannedLines,
  toItems,
  withChanges,
  withLevels,
} from "./count-rows";

const oak: StockLevel = {
  productId: "a".repeat(24),
  variantId: "b".repeat(24),
  sku: "SOFA-OAK",
  name: "Sofa",
  variant: "Oak",
  quantity: 5,
  inOrders: 3,
  lowStock: 5,
};
const scanAll = (...codes: string[]) => codes.reduce<CountRow[]>((rows, code) => addUnits(rows, code, 1), []);
const counted = (typed: string) =>
  withLevels([{ code: "sofa-oak", typed, level: null, isUnknown: false, problem: "" }], ["sofa-oak"], [oak]);

it("counts one unit with each scan, with the newest stock item at the top", () => {
  expect(scanAll("SOFA-OAK", "LAMP", "sofa-oak").map(({ code, typed }) => [code, typed])).toEqual([
    ["LAMP", "1"],
    ["SOFA-OAK", "2"],
  ]);
});

it("reads lines of a spreadsheet with and without units", () => {
  expect(readScannedLines("SOFA-OAK\t12\r\nLAMP;3\n\nBENCH\n")).toEqual([
    { code: "SOFA-OAK", units: 12 },
    { code: "LAMP", units: 3 },
    { code: "BENCH", units: 1 },
  ]);
});

it("marks a code without a stock item as unknown, until one is chosen", () => {
  const rows = withLevels(scanAll("SOFA-OAK", "sofa"), ["SOFA-OAK", "sofa"], [oak]);
  expect(rows.map(problemOf)).toEqual(["No item has this SKU", "At least 3, which are in open orders"]);
  const [row, ...more] = chooseStockItem(rows, "sofa", oak);
  expect([row?.typed, more]).toEqual(["2", []]);
});

it("expects the units that can be sold and those in open orders", () => {
  expect(counted("8").map(differenceOf)).toEqual([0]);
  expect(toItems(counted("7"))).toEqual([{ variantId: oak.variantId, counted: 4, expected: 5 }]);
  expect(counted("7.5").map(problemOf)).toEqual(["Use a whole number"]);
  expect(toItems(counted("2"))).toEqual([]);
});

it("keeps the count of a row that was sold meanwhile, and compares it with the new stock", () => {
  const change = { index: 0, variantId: oak.variantId, sku: oak.sku, expected: 5, current: 4 };
  const [row] = withChanges(counted("7"), [change], [{ ...oak, quantity: 4, inOrders: 4 }]);
  expect(row).toMatchObject({ typed: "7", problem: "Available was 5, is 4 now" });
  expect(row && toItems([row])).toEqual([{ variantId: oak.variantId, counted: 3, expected: 4 }]);
});
