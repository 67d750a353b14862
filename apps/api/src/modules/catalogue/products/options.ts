import type { Product } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import { products } from "../../../db/schema";
import { toAttributes } from "./attributes.mapper";
import type { ProductRow, StoredAttribute, StoredProductOptions, StoredVariant } from "./product-row";

/** JSON of the attributes that a column has values of, in display order. */
const attributesIn = (values: SQL) => sql`(
    select json_agg(json_build_object(
      'key', key, 'name', attributes.name, 'type', type, 'unit', unit, 'choices', choices, 'facet', facet,
      'position', position, 'value', ${values} -> key
    ) order by position, key)
    from attributes where ${values} ? key)`;

/** Columns for options, variants and attributes. One query keeps product stock and variant stock consistent. */
export const optionColumns = {
  options: products.options,
  sku: sql<string | null>`(select sku from skus where owner_id = products.id)`,
  variants: sql<StoredVariant[] | null>`(
    select json_agg(json_build_object(
      'id', variants.id, 'sku', skus.sku, 'choice', choice, 'label', label, 'priceCents', price_cents,
      'compareAtCents', compare_at_cents, 'quantity', quantity, 'imageUrl', image_url, 'measures', measures,
      'images', variants.images, 'attributes', ${attributesIn(sql`variants.attributes`)}
    ) order by position)
    from variants left join skus on skus.owner_id = variants.id
    where variants.product_id = products.id)`,
  attributes: sql<StoredAttribute[] | null>`${attributesIn(sql`products.attributes`)}`,
};

/** The compare-at price, if it is higher than the price. */
export function toCompareAtPrice(
  priceCents: number,
  compareAtCents: number | null | undefined,
): { compareAtPrice?: number } {
  return compareAtCents && compareAtCents > priceCents ? { compareAtPrice: fromCents(compareAtCents) } : {};
}

/** Options and variants for the API; a product without options has one variant, itself. */
export function toOptionsAndVariants(
  row: ProductRow,
  { options, sku, variants }: Pick<StoredProductOptions, "options" | "sku" | "variants">,
  /** Makes the absolute URL of a stored image. */
  image: (stored: string) => string,
): Pick<Product, "options" | "variants"> {
  if (!options || !variants) {
    const { id, priceCents, compareAtCents, quantity, imageUrl } = row;
    const own = { id, sku, name: "", values: [], price: fromCents(priceCents), quantity };
    return {
      options: [],
      variants: [{ ...own, ...toCompareAtPrice(priceCents, compareAtCents), imageUrl: image(imageUrl) }],
    };
  }
  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) =>
        value.swatchUrl ? { ...value, swatchUrl: image(value.swatchUrl) } : value,
      ),
    })),
    variants: variants.map(
      ({
        choice,
        label,
        priceCents,
        compareAtCents,
        imageUrl,
        measures,
        images,
        attributes,
        ...variant
      }) => ({
        ...variant,
        name: label,
        values: choice,
        price: fromCents(priceCents),
        ...toCompareAtPrice(priceCents, compareAtCents),
        imageUrl: image(imageUrl ?? row.imageUrl),
        ...(measures ? { measures } : {}),
        ...(images ? { images: images.map((shown) => ({ ...shown, url: image(shown.url) })) } : {}),
        ...toAttributes({ attributes }),
      }),
    ),
  };
}
