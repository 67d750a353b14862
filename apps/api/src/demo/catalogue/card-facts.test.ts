import type { Product, ProductVariant } from "@larkwood/contract";
import { hasOptions } from "@larkwood/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../testing/build-test-app";
import { loadDemo } from "../index";
import { demoCatalogue } from "./index";

const shop = await buildTestApp();
let admin: TestUser;
const products: { card: Product; detail: Product; variants: ProductVariant[] }[] = [];
const list = async (query: string) => (await shop.call(admin, "GET", `/products?${query}`)).json<Product[]>();

beforeAll(async () => {
  await loadDemo(shop.db, () => new Date());
  admin = await shop.as("Admin");
  for (const card of await list("limit=100")) {
    const detail = (await shop.call(admin, "GET", `/products/${card.id}`)).json<Product>();
    products.push({ card, detail, variants: detail.variants ?? [] });
  }
});

const pricesOf = ({ price, compareAtPrice }: Pick<Product, "price" | "compareAtPrice">) => ({
  price,
  compareAtPrice,
});

describe("the card of every demo product agrees with its variants", () => {
  it("in its stock, which belongs to one variant unless there is a choice", () => {
    expect(products).toHaveLength(demoCatalogue.length);
    for (const { card, variants } of products) {
      const stock = variants.map(({ quantity }) => quantity);
      expect(card.hasChoice ?? false, card.name).toBe(variants.length > 1);
      expect(card.quantity, card.name).toBe(stock.reduce((sum, quantity) => sum + quantity, 0));
    }
    expect(products.some(({ card }) => card.hasChoice && card.quantity === 0)).toBe(true);
    expect(products.some(({ card }) => !card.hasChoice && card.quantity === 0)).toBe(true);
  });

  it("in its price and sale: those of all variants, or of the cheapest one", () => {
    for (const { card, variants } of products) {
      const lowest = variants.toSorted((one, other) => one.price - other.price)[0];
      const differ = variants.some(({ price }) => price !== lowest?.price);
      expect(card.cheapest !== undefined, card.name).toBe(differ);
      const same = differ ? [lowest] : variants;
      for (const variant of same)
        expect(variant && pricesOf(variant), card.name).toEqual(pricesOf(card.cheapest ?? card));
    }
  });

  it("in its colours, each of which can be bought or was", () => {
    for (const { card, detail, variants } of products) {
      if (!card.swatches) continue;
      const { option, count, colours } = card.swatches;
      const index = (detail.options ?? []).findIndex(({ name }) => name === option);
      const keys = new Set(variants.map(({ values }) => values[index]));
      const values = (detail.options?.[index]?.values ?? []).filter(({ key }) => keys.has(key));
      expect(values, card.name).toHaveLength(count);
      const sold = values.map(({ swatch }) => swatch);
      expect(
        colours.filter((colour) => !sold.includes(colour)),
        card.name,
      ).toEqual([]);
    }
  });

  it("in its pictures, which show the default variant", () => {
    for (const { card, detail, variants } of products) {
      const [first] = variants;
      expect(card.imageUrl, card.name).toBe(first?.imageUrl);
      const pictures = (first?.images ?? detail.images ?? []).map(({ url }) => url);
      if (card.hoverImageUrl) expect(pictures, card.name).toContain(card.hoverImageUrl);
    }
  });

  it("in the variant that a search finds", async () => {
    const found = new Set<string>();
    for (const { card, detail, variants } of products.filter(({ detail }) => hasOptions(detail))) {
      const last = variants.at(-1);
      const search = encodeURIComponent(`${detail.name} ${last?.name}`);
      const { match } = (await list(`search=${search}`)).find(({ id }) => id === card.id) ?? {};
      if (!match) continue;
      const variant = variants.find(({ id }) => id === match.variantId);
      const { variantId: _, ...shown } = match;
      expect(shown, card.name).toEqual({
        name: variant?.name,
        ...pricesOf(shown),
        quantity: variant?.quantity,
        imageUrl: variant?.imageUrl,
      });
      expect(variant && pricesOf(variant), card.name).toEqual(pricesOf(shown));
      found.add(card.id);
    }
    expect(found.size).toBeGreaterThan(5);
  });
});
