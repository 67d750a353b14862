import type { Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { someProduct, someSofa } from "~/testing/products";
import type { CatalogueReader } from "../../../../server/catalogue-reader";
import { parseIds, readComparison } from "./read-comparison.server";

const id = (digit: number | string) => String(digit).repeat(24);
const [sofaId, lampId] = [id("a"), id("b")];
const cm = (key: string, name: string, value: number) =>
  ({ key, name, type: "number", unit: "cm", value, text: `${value} cm` }) as const;
const text = (key: string, name: string, value: string) =>
  ({ key, name, type: "text", unit: "", value, text: value }) as const;

const sofa = someSofa({
  id: sofaId,
  attributes: [
    text("kind", "Kind", "Sofas"),
    cm("width", "Width", 220),
    cm("depth", "Depth", 95),
    cm("height", "Height", 88),
    text("seats", "Seats", "3"),
  ],
});
const lamp = someProduct({
  id: lampId,
  name: "Heron Lamp",
  attributes: [cm("height", "Height", 150), text("care", "Care", "Dust it.")],
});

/** A shop with these products, whose lists show the price of the cheapest variant. */
function readerOf(products: readonly Product[]): CatalogueReader {
  const find = (ids: readonly string[]) => products.filter((product) => ids.includes(product.id));
  const reader: Partial<CatalogueReader> = {
    // In any order.
    findProducts: async (ids) => find(ids).toReversed(),
    listProducts: async ({ ids = "" }) => {
      const items = find(ids.split(",")).map((product) => ({ ...product, cheapest: { price: 700 } }));
      return { items, total: items.length, nextCursor: null, isPartial: false, isDecidedByStock: false };
    },
  };
  return reader as CatalogueReader;
}

describe("the ids of an address", () => {
  it("are each used once, at most three, and invalid ones are counted", () => {
    expect(parseIds("")).toEqual({ ids: [], invalid: 0, isTooLong: false });
    expect(parseIds(`${id(2)},x,${id(1)},,${id(2)},<b>`)).toEqual({
      ids: [id(2), id(1)],
      invalid: 2,
      isTooLong: false,
    });
    expect(parseIds([4, 3, 2, 1].map(id).join(","))).toEqual({
      ids: [id(4), id(3), id(2)],
      invalid: 0,
      isTooLong: true,
    });
  });
});

describe("a comparison", () => {
  it("has the products in the order of the address, with the price of cards", async () => {
    const { products } = await readComparison(readerOf([sofa, lamp]), `${sofaId},${lampId}`);
    expect(products).toMatchObject([
      {
        id: sofaId,
        hasVariants: true,
        variantId: sofa.variants?.[0]?.id,
        kind: "Sofas",
        room: "Living Room",
        size: { width: 220, depth: 95, height: 88 },
      },
      { id: lampId, hasVariants: false, kind: null, size: null, prices: { price: 700, isLowest: true } },
    ]);
  });

  it("has every attribute in the groups of the product page, and null where a product has none", async () => {
    const { groups } = await readComparison(readerOf([sofa, lamp]), `${sofaId},${lampId}`);
    expect(groups).toEqual([
      {
        title: "Size and weight",
        rows: [
          { term: "Width", values: ["220 cm · 86.6 in", null] },
          { term: "Depth", values: ["95 cm · 37.4 in", null] },
          { term: "Height", values: ["88 cm · 34.6 in", "150 cm · 59.1 in"] },
        ],
      },
      { title: "Materials and details", rows: [{ term: "Seats", values: ["3", null] }] },
      { title: "Assembly and care", rows: [{ term: "Care", values: [null, "Dust it."] }] },
    ]);
  });

  it("has a row for each option, and names six values", async () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ key: `w${n}`, name: `Wood ${n}`, swatch: null }));
    const table = { ...sofa, id: lampId, options: [{ name: "Wood", values }] };
    const { options } = await readComparison(readerOf([sofa, table]), `${sofaId},${lampId}`);
    expect(options).toEqual([
      { term: "Fabric", values: [{ text: "Moss, Sand", colours: ["#61634b", "#b3a68a"] }, null] },
      {
        term: "Wood",
        values: [null, { text: "Wood 1, Wood 2, Wood 3, Wood 4, Wood 5, Wood 6 and 2 more", colours: [] }],
      },
    ]);
  });

  it("counts products that are not published, and entries that are no id", async () => {
    const reader = readerOf([sofa]);
    const comparison = await readComparison(reader, `${id(9)},${sofaId},x`);
    expect(comparison).toMatchObject({ missing: [id(9)], unknown: 2, isTooLong: false });
    expect(comparison.products).toHaveLength(1);
  });

  it("reads nothing for an empty address", async () => {
    const comparison = await readComparison({} as CatalogueReader, "");
    expect(comparison).toMatchObject({ products: [], groups: [], options: [], unknown: 0 });
  });
});
