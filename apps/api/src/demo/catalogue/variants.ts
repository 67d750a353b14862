import type { Measures, StoredOption } from "@larkwood/contract";
import type { skus, variants } from "../../db/schema";
import { demoId } from "../demo-id";
import { demoCatalogue } from "./index";
import storedMeasures from "./measures.json";
import stored from "./options.json";
import { demoVariantPictures } from "./pictures";
import type { DemoProduct } from "./types";
import { demoValueAttributes } from "./value-attributes";

interface OptionValue {
  key: string;
  name: string;
  picture: string;
  swatch?: string;
}
interface Option {
  name: string;
  values: OptionValue[];
  /** Views that look the same in all values. */
  sharedViews?: string[];
}
const measures: Record<string, Measures | undefined> = storedMeasures;
// Without options, so that some best sellers have none.
const WITHOUT_OPTIONS = ["lumen-floor-lamp", "fjord-chaise-sofa"];
const optionsBySlug: Record<string, Option[] | undefined> = Object.fromEntries(
  Object.entries(stored).filter(([slug]) => !WITHOUT_OPTIONS.includes(slug)),
);

/** Discounts in percent by slug. */
const DISCOUNTS: Record<string, number | undefined> = {
  "alder-two-seat-sofa": 15,
  "wren-lounge-chair": 20,
  "arch-floor-mirror": 10,
  "arbor-garden-table": 25,
};
/** Price difference to the next shorter length. */
const LENGTH_STEP_CENTS = 12_000;

/** The price before the discount, rounded up to dollars; null without a discount. */
export function demoCompareAtCents(slug: string, priceCents: number): number | null {
  const percent = DISCOUNTS[slug];
  return percent === undefined ? null : Math.ceil(priceCents / (1 - percent / 100) / 100) * 100;
}

/** The options of a demo product; null if it has none. */
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

/** A variant for each value of a demo product's only option; the stock of the product is divided among them. */
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
      quantity: divideStock(product.quantity, position, option.values.length),
      imageUrl: value.picture,
      measures:
        option.name === "Length"
          ? { ...measures[product.slug], width: Number.parseInt(value.key, 10) }
          : null,
      images: demoVariantPictures(product.slug, value.key, option.sharedViews ?? []),
      attributes: demoValueAttributes(
        product.slug,
        value.key,
        option.values.map(({ key }) => key),
      ),
    }));
  });
}

function pricesOf({ slug, priceCents }: DemoProduct, steps: number) {
  const price = priceCents - steps * LENGTH_STEP_CENTS;
  return { priceCents: price, compareAtCents: demoCompareAtCents(slug, price) };
}

/** Divides stock evenly; the default variant gets the remainder. */
function divideStock(quantity: number, position: number, parts: number): number {
  return Math.floor(quantity / parts) + (position === 0 ? quantity % parts : 0);
}

/** A SKU for each variant and each product without variants. */
export function demoSkus(): (typeof skus.$inferInsert)[] {
  return demoCatalogue.flatMap(({ slug }) => {
    const productId = demoId("product", slug);
    const [option] = optionsBySlug[slug] ?? [];
    const toSku = (name: string) => `LW-${name.toUpperCase()}`;
    if (!option) return [{ ownerId: productId, productId, sku: toSku(slug) }];
    return option.values.map(({ key }) => ({
      ownerId: demoId("variant", `${slug}.${key}`),
      productId,
      sku: toSku(`${slug}-${key}`),
    }));
  });
}
