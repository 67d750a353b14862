import type { Measures, StoredOption } from "@larkwood/contract";
import type { skus, variants } from "../../db/schema";
import { demoId } from "../demo-id";
import { demoCatalogue } from "./index";
import storedMeasures from "./measures.json";
import stored from "./options.json";
import type { DemoProduct } from "./types";

interface Value {
  key: string;
  name: string;
  picture: string;
  swatch?: string;
}
const measures: Record<string, Measures | undefined> = storedMeasures;
// Sold in one make for now, so that the shop has best sellers with nothing to choose too.
const PLAIN = ["lumen-floor-lamp", "fjord-chaise-sofa"];
const optionsBySlug: Record<string, { name: string; values: Value[] }[] | undefined> = Object.fromEntries(
  Object.entries(stored).filter(([slug]) => !PLAIN.includes(slug)),
);

/** What is cheaper for now, and by how many percent of what it cost before. */
const SALE: Record<string, number | undefined> = {
  "alder-two-seat-sofa": 15,
  "wren-lounge-chair": 20,
  "arch-floor-mirror": 10,
  "arbor-garden-table": 25,
};
/** What the next shorter one costs less. */
const SHORTER_CENTS = 12_000;

/** What a product on sale cost before, in whole dollars; null for the others. */
export function comparedAt(slug: string, priceCents: number): number | null {
  const percent = SALE[slug];
  return percent === undefined ? null : Math.ceil(priceCents / (1 - percent / 100) / 100) * 100;
}

/** The options of a product of the demo shop; null where there is nothing to choose. */
export function demoOptions(slug: string): StoredOption[] | null {
  const options = optionsBySlug[slug];
  if (!options) return null;
  return options.map(({ name, values }) => ({
    name,
    values: values.map(({ key, name, swatch }) => ({
      key,
      name,
      swatch: swatch ?? null,
      ...(swatch ? { swatchUrl: `/images/swatches/${key}_160.webp` } : {}),
    })),
  }));
}

/** A variant for each value of the one option that demo products have; their pieces together are the product's. */
export function demoVariants(): (typeof variants.$inferInsert)[] {
  return demoCatalogue.flatMap((product) => {
    const [option] = optionsBySlug[product.slug] ?? [];
    if (!option) return [];
    return option.values.map((value, position) => ({
      id: demoId("variant", `${product.slug}.${value.key}`),
      productId: demoId("product", product.slug),
      position,
      choice: [value.key],
      label: value.name,
      ...pricesOf(product, option.name === "Length" ? position : 0),
      quantity: shareOf(product.quantity, position, option.values.length),
      imageUrl: value.picture,
      measures:
        option.name === "Length"
          ? { ...measures[product.slug], width: Number.parseInt(value.key, 10) }
          : null,
    }));
  });
}

function pricesOf({ slug, priceCents }: DemoProduct, steps: number) {
  const price = priceCents - steps * SHORTER_CENTS;
  return { priceCents: price, compareAtCents: comparedAt(slug, price) };
}

/** The default variant has what does not divide evenly. */
function shareOf(quantity: number, position: number, parts: number): number {
  return Math.floor(quantity / parts) + (position === 0 ? quantity % parts : 0);
}

/** A number for everything on the shelf. */
export function demoSkus(): (typeof skus.$inferInsert)[] {
  return demoCatalogue.flatMap(({ slug }) => {
    const productId = demoId("product", slug);
    const [option] = optionsBySlug[slug] ?? [];
    const number = (words: string) => `LW-${words.toUpperCase()}`;
    if (!option) return [{ ownerId: productId, productId, sku: number(slug) }];
    return option.values.map(({ key }) => ({
      ownerId: demoId("variant", `${slug}.${key}`),
      productId,
      sku: number(`${slug}-${key}`),
    }));
  });
}
