import type { Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { someProduct } from "~/testing/products";
import type { CatalogueReader } from "../../../../server/catalogue-reader";
import { readRelated } from "./read-related.server";

const product = (id: string, changes: Partial<Product> = {}) => someProduct({ id, name: id, ...changes });

/** A reader for a shop that sells these products, of which the first two are related to any other. */
function shopWith(...sold: Product[]): CatalogueReader {
  const listProducts: CatalogueReader["listProducts"] = async ({ ids = "" }) => {
    const items = sold.filter(({ id }) => ids.split(",").includes(id));
    return { items, total: items.length, nextCursor: null, isPartial: false, isDecidedByStock: false };
  };
  return { listProducts, relatedProducts: async () => sold.slice(0, 2) } as unknown as CatalogueReader;
}

async function relatedTo(shown: Product, ...sold: Product[]): Promise<[title: string, ...names: string[]]> {
  const { title, products } = await readRelated(shopWith(...sold), shown);
  return [title, ...products.map(({ name }) => name)];
}

describe("what a product page shows below", () => {
  it("are the companions that the owner chose, in this order", async () => {
    const shown = product("table", { companions: ["lamp", "gone", "chair"] });
    const sold = [product("rug"), product("chair"), product("lamp")];
    expect(await relatedTo(shown, ...sold)).toEqual(["Goes well with", "lamp", "chair"]);
  });

  it("are related products without companions", async () => {
    const sold = [product("chair"), product("lamp", { category: "bedroom" }), product("rug")];
    expect(await relatedTo(product("table"), ...sold)).toEqual(["Pairs well with", "chair", "lamp"]);
    const [first] = sold;
    expect(await relatedTo(product("table", { companions: ["gone"] }), ...(first ? [first] : []))).toEqual([
      "More from this room",
      "chair",
    ]);
  });
});
