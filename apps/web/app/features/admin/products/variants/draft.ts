import type { Measures, Product } from "@larkwood/contract";

/** Messages by the name of what they belong to. */
export type Problems = Readonly<Record<string, string>>;

/** What can be typed into a row, as it is typed. */
export type Cells = {
  sku: string;
  price: string;
  compareAtPrice: string;
  quantity: string;
  imageUrl: string;
};
export type CellName = keyof Cells;

/** A variant that is stored already, as the editor saw it. */
export type StoredVariant = { id: string; quantity: number; measures: Measures | undefined };

export type DraftRow = Cells & {
  id: string;
  /** The id of one value for each option. */
  choice: readonly string[];
  stored: StoredVariant | null;
  problems: Problems;
};
/** The key is that of a stored value; a new one gets it from its name. */
export type DraftValue = {
  id: string;
  key: string;
  name: string;
  swatch: string;
  swatchUrl: string;
  problems: Problems;
};
export type DraftOption = { id: string; name: string; values: readonly DraftValue[]; problems: Problems };

/** The usual prices of what is on sale now, by the ids that it is stored under. */
export type RegularPrices = Readonly<Record<string, number>>;

/** Options and variants while they are edited. */
export type Draft = {
  options: readonly DraftOption[];
  rows: readonly DraftRow[];
  /** What the first row of a product without options begins with, and the id under which that is stored. */
  seed: Cells & { storedId: string };
  /** What is new is not on sale, and begins with these. */
  regular: RegularPrices;
  /** Why the last change was not made, or what is wrong with the whole. */
  refusal: string;
  /** Numbers the ids of what is new. */
  next: number;
};

const valueId = (option: number, key: string) => `${option}-${key}`;

/** Options and variants as they are stored. */
export function draftOf(product: Product): Draft {
  const { options = [], variants = [] } = product;
  const cells = variants.map((variant) => ({
    sku: variant.sku ?? "",
    price: String(variant.price),
    compareAtPrice: variant.compareAtPrice ? String(variant.compareAtPrice) : "",
    quantity: String(variant.quantity),
    // The picture of the product is that of every variant without its own.
    imageUrl: variant.imageUrl === product.imageUrl ? "" : variant.imageUrl,
  }));
  const plain = { sku: "", price: String(product.price), compareAtPrice: "", quantity: "", imageUrl: "" };
  return {
    options: options.map(({ name, values }, at) => ({
      id: `option-${at}`,
      name,
      problems: {},
      values: values.map(({ key, name: words, swatch, swatchUrl = "" }) => {
        return { id: valueId(at, key), key, name: words, swatch: swatch ?? "", swatchUrl, problems: {} };
      }),
    })),
    rows:
      options.length === 0
        ? []
        : variants.map(({ id, values, quantity, measures }, at) => ({
            ...(cells[at] ?? plain),
            id,
            choice: values.map((key, option) => valueId(option, key)),
            stored: { id, quantity, measures },
            problems: {},
          })),
    seed: {
      ...(cells[0] ?? plain),
      quantity: String(product.quantity),
      storedId: variants[0]?.id ?? product.id,
    },
    regular: {},
    refusal: "",
    next: 1,
  };
}
