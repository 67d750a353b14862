import type { Product, StoredOption } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { products } from "../../../db/schema";
import { toCompareAtPrice } from "./options";
import type { StoredCard, StoredMatch } from "./product-row";

const MAX_SWATCHES = 4;

/** SQL for the second image, so that lists need no extra query. */
const hoverImage = sql<string | null>`(
  select pictures.image_url from product_images as pictures
  where pictures.product_id = products.id and pictures.position > 0 and pictures.image_url <> products.image_url
  order by pictures.position limit 1)`;

/** Card columns for queries on `products`. */
export const cardColumns = { options: products.options, hoverImage };
export const cardColumnsSql = sql`products.options, ${hoverImage} as "hoverImage"`;

/** Card fields for the API. */
export function toCard(
  { imageUrl, options, hoverImage: stored, match }: Partial<StoredCard> & { imageUrl: string },
  /** Makes the absolute URL of a stored image. */
  image: (stored: string) => string,
): Pick<Product, "swatches" | "hoverImageUrl" | "match"> {
  return {
    ...toSwatches(options ?? []),
    ...(stored ? { hoverImageUrl: image(stored) } : {}),
    ...(match ? { match: toMatch(match, image(match.imageUrl ?? imageUrl)) } : {}),
  };
}

function toMatch({ id, label, priceCents, compareAtCents, quantity }: StoredMatch, imageUrl: string) {
  const price = fromCents(priceCents);
  return {
    variantId: id,
    name: label,
    price,
    ...toCompareAtPrice(priceCents, compareAtCents),
    quantity,
    imageUrl,
  };
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
