import { categoryLabels, isId, KIND_ATTRIBUTE, LIMITS, type Product } from "@larkwood/contract";
import { findSize, findVariant, hasOptions, withVariant } from "@larkwood/domain";
import { toMatchedVariant } from "~/lib/format/matched-variant";
import { findAttribute } from "~/lib/shop/find-attribute";
import { SPECIFICATION_TITLES, specificationGroups } from "~/lib/shop/specification-rows";
import type { CatalogueReader } from "../../../../server/catalogue-reader";
import type { ComparedGroup, ComparedProduct, Comparison, ComparisonRow, OptionText } from "./comparison";

/** Names of an option's values before "and … more". */
const MAX_VALUES = 6;

/** Ids from the address. More than can be compared are ignored. */
export function parseIds(text: string): { ids: string[]; invalid: number; isTooLong: boolean } {
  const given = [...new Set(text.split(",").filter((id) => id !== ""))];
  const valid = given.filter(isId);
  return {
    ids: valid.slice(0, LIMITS.compared),
    invalid: given.length - valid.length,
    isTooLong: valid.length > LIMITS.compared,
  };
}

/** The published ones of the products in the address, fact by fact. */
export async function readComparison(reader: CatalogueReader, address: string): Promise<Comparison> {
  const { ids, invalid, isTooLong } = parseIds(address);
  // Only lists have the price as cards show it.
  const [found, listed] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          reader.findProducts(ids),
          reader.listProducts({ ids: ids.join(","), limit: ids.length }).then(({ items }) => items),
        ]);
  const products = ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
  const missing = ids.filter((id) => products.every((product) => product.id !== id));
  const shown = products.map((product) => withVariant(product, undefined));
  return {
    products: products.map((product, index) =>
      toCompared(
        product,
        shown[index] ?? product,
        listed.find(({ id }) => id === product.id),
      ),
    ),
    options: toOptionRows(products),
    groups: toGroups(shown),
    missing,
    unknown: missing.length + invalid,
    isTooLong,
  };
}

/** `shown` is the product as its default variant, `listed` as lists have it. */
function toCompared(product: Product, shown: Product, listed: Product | undefined): ComparedProduct {
  const { id, name, rating, category } = product;
  const side = (key: string) => findAttribute(shown, key)?.value;
  const options = hasOptions(product);
  return {
    id,
    ...(options ? { variantId: findVariant(product, undefined)?.id } : {}),
    name,
    imageUrl: shown.imageUrl,
    description: product.description,
    prices: toMatchedVariant(listed ?? product, true).prices,
    ...(rating ? { rating } : {}),
    quantity: product.quantity,
    // The number of all variants together is not what a shopper can order.
    hasVariants: options,
    room: categoryLabels[category],
    kind: findAttribute(shown, KIND_ATTRIBUTE)?.text ?? null,
    size: findSize({ width: side("width"), depth: side("depth"), height: side("height") }),
  };
}

/** A row for each name of an option, such as Fabric. */
function toOptionRows(products: readonly Product[]): ComparisonRow<OptionText>[] {
  const names = unique(products.flatMap(({ options = [] }) => options.map(({ name }) => name)));
  return names.map((term) => ({
    term,
    values: products.map(({ options = [] }) => {
      const values = options.find(({ name }) => name === term)?.values;
      if (!values) return null;
      const more = values.length - MAX_VALUES;
      const text = values
        .slice(0, MAX_VALUES)
        .map(({ name }) => name)
        .join(", ");
      return {
        text: more > 0 ? `${text} and ${more} more` : text,
        colours: unique(values.slice(0, MAX_VALUES).flatMap(({ swatch }) => swatch ?? [])),
      };
    }),
  }));
}

/** All attributes in the groups of product pages; a row per attribute that at least one product has. */
function toGroups(products: readonly Product[]): ComparedGroup[] {
  // Without variants there is no SKU, in which no two products agree.
  const all = products.map((product) => specificationGroups({ ...product, variants: [] }, null));
  return SPECIFICATION_TITLES.flatMap((title) => {
    const columns = all.map((groups) => groups.find((group) => group.title === title)?.rows ?? []);
    const terms = unique(columns.flatMap((rows) => rows.map(({ term }) => term)));
    const rows = terms.map((term) => ({
      term,
      values: columns.map((column) => column.find((row) => row.term === term)?.value ?? null),
    }));
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}

const unique = (texts: readonly string[]) => [...new Set(texts)];
