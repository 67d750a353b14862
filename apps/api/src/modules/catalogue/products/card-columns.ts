import type { Product, StoredOption } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { products } from "../../../db/schema";
import { toCompareAtPrice } from "./options";
import type { StoredCard, StoredMatch, StoredPrices } from "./product-row";
import { toRating } from "./rating.mapper";

const MAX_SWATCHES = 4;

/** SQL for the second image, so that lists need no extra query. */
const hoverImage = sql<string | null>`(
  select pictures.image_url from product_images as pictures
  where pictures.product_id = products.id and pictures.position > 0 and pictures.image_url <> products.image_url
  order by pictures.position limit 1)`;

/** SQL for the cheapest variant; null if all variants cost the same. */
const cheapest = sql<StoredCard["cheapest"]>`case when products.has_variants then (
  select json_build_object('priceCents', price_cents, 'compareAtCents', compare_at_cents) from variants
  where product_id = products.id
    and price_cents < (select max(price_cents) from variants where product_id = products.id)
  order by price_cents, position limit 1) end`;

/** Card columns for queries on `products`. */
export const cardColumns = {
  options: products.options,
  hoverImage,
  cheapest,
  starCounts: products.starCounts,
};
export const cardColumnsSql = sql`products.options, products.star_counts as "starCounts", ${hoverImage} as "hoverImage", ${cheapest} as cheapest`;

/** Card fields for the API. */
export function toCard(
  {
    imageUrl,
    options,
    hoverImage: stored,
    cheapest: lowest,
    starCounts,
    match,
  }: Partial<StoredCard> & { imageUrl: string },
  /** Makes the absolute URL of a stored image. */
  image: (stored: string) => string,
): Pick<Product, "hasChoice" | "swatches" | "hoverImageUrl" | "cheapest" | "match" | "rating"> {
  return {
    ...(options?.some(({ values }) => values.length > 1) ? { hasChoice: true } : {}),
    ...toSwatches(options ?? []),
    ...(stored ? { hoverImageUrl: image(stored) } : {}),
    ...(lowest ? { cheapest: toPrices(lowest) } : {}),
    ...toRating(starCounts),
    ...(match ? { match: toMatch(match, image(match.imageUrl ?? imageUrl)) } : {}),
  };
}

const toPrices = ({ priceCents, compareAtCents }: StoredPrices) => ({
  price: fromCents(priceCents),
  ...toCompareAtPrice(priceCents, compareAtCents),
});

function toMatch({ id, label, quantity, ...prices }: StoredMatch, imageUrl: string) {
  return { variantId: id, name: label, ...toPrices(prices), quantity, imageUrl };
}

/** Distinct colours of the first option that has more than one. */
function toSwatches(options: readonly StoredOption[]): Pick<Product, "swatches"> {
  for (const { name, values } of options) {
    const colours = [...new Set(values.flatMap(({ swatch }) => swatch ?? []))];
    if (colours.length > 1)
      return { swatches: { option: name, count: values.length, colours: colours.slice(0, MAX_SWATCHES) } };
  }
  return {};
}
