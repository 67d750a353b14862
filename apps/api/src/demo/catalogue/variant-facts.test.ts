import type { Product, ProductVariant } from "@larkwood/contract";
import { colourFamily, findSize, parcelSizesOf, withVariant } from "@larkwood/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findDetail, toDetail } from "../../modules/catalogue/products";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { demoId } from "../demo-id";
import { loadDemo } from "../index";
import { demoCatalogue } from "./index";

/** Words of other values that are true of all variants. */
const SHARED_WORDS: Record<string, string[] | undefined> = {
  // Its frame is of black steel.
  "perch-leather-bar-stool": ["black"],
  // The wall behind it is sage.
  "hazel-upholstered-bed": ["sage"],
  "lamb-wool-throw": ["wool", "lambswool"],
};
const COLOURS = ["white", "beige", "brown", "black", "grey", "green", "blue", "red", "yellow"];
// A table top is packed with a little air around it.
const MAX_PACKING_CM = 10;
const SEAT_CM = 60;

let database: TestDatabase;
const products: (Product & { key: string })[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo(database.db, () => new Date());
  for (const { slug } of demoCatalogue) {
    const detail = await findDetail(database.db, demoId("product", slug));
    if (detail) products.push({ ...toDetail(detail, "http://localhost"), key: slug });
  }
});
afterAll(() => database.close());

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);

/** Each demo product in each variant, with the name and swatch of its option value. */
function everyChoice() {
  return products.flatMap((product) =>
    (product.options?.length ? (product.variants ?? []) : []).map((variant) => ({
      product,
      variant,
      shown: withVariant(product, variant.id),
      values: product.options?.[0]?.values ?? [],
      value: product.options?.[0]?.values.find(({ key }) => key === variant.values[0]),
    })),
  );
}

/** The texts of a product page in a variant: name, description, attributes and pictures. */
function shownTexts(product: Product, shown: Product, variant: ProductVariant): string[] {
  const pictures = variant.images ?? (variant.imageUrl === product.imageUrl ? product.images : undefined);
  return [
    shown.name,
    shown.description,
    ...(shown.attributes ?? []).map(({ text }) => text),
    ...(pictures ?? []).map(({ alt }) => alt),
  ];
}

/** The colour that an option value names or shows; null if its swatch is a wood or a beige. */
const colourOf = ({ name, swatch }: { name: string; swatch: string | null }) =>
  COLOURS.find((colour) => wordsOf(name).has(colour)) ?? (swatch && colourFamily(swatch));

const attribute = ({ attributes = [] }: Product, key: string) =>
  attributes.find((one) => one.key === key)?.value;

describe("every variant of every demo product", () => {
  it("is shown without words of the other variants", () => {
    expect(products).toHaveLength(demoCatalogue.length);
    const contradictions = everyChoice().flatMap(({ product, variant, shown, values }) => {
      const own = wordsOf(variant.name);
      const foreign = values
        .flatMap(({ name }) => [...wordsOf(name)])
        .filter((word) => !own.has(word) && !SHARED_WORDS[product.key]?.includes(word));
      return shownTexts(product, shown, variant)
        .filter((text) => foreign.some((word) => wordsOf(text).has(word)))
        .map((text) => `${product.name}, ${variant.name}: ${text}`);
    });
    expect(contradictions).toEqual([]);
  });

  it("has the colour of its swatch and none of the other swatches", () => {
    for (const { product, variant, shown, value, values } of everyChoice()) {
      const colours = [attribute(shown, "colour") ?? []].flat();
      const own = value && colourOf(value);
      const foreign = values.map(colourOf).filter((colour) => colour && colour !== own);
      const label = `${product.name}, ${variant.name}`;
      if (own) expect(colours, label).toContain(own);
      expect(
        colours.filter((colour) => foreign.includes(String(colour))),
        label,
      ).toEqual([]);
    }
  });

  it("has the seats and parcels of its length", () => {
    const lengths = everyChoice().filter(({ variant }) => variant.measures);
    expect(lengths).toHaveLength(3);
    for (const { variant, shown } of lengths) {
      const [width, depth, height] = ["width", "depth", "height"].map((side) => attribute(shown, side));
      expect(`${width} cm`).toBe(variant.name);
      expect(attribute(shown, "seats")).toBeLessThanOrEqual(2 * Math.floor(Number(width) / SEAT_CM) + 2);
      const size = findSize({ width, depth, height });
      const parcels =
        size && parcelSizesOf(size, attribute(shown, "parcels"), attribute(shown, "parcel-sizes"));
      const longest = Math.max(...(parcels ?? []).flatMap((parcel) => Object.values(parcel)));
      expect(longest - Number(width), variant.name).toBeGreaterThanOrEqual(0);
      expect(longest - Number(width), variant.name).toBeLessThanOrEqual(MAX_PACKING_CM);
    }
  });
});
