import type { Measures, Product } from "@larkwood/contract";

/** Error messages by field name. */
export type Problems = Readonly<Record<string, string>>;

/** Form state of a variant row. */
export type Cells = {
  sku: string;
  price: string;
  compareAtPrice: string;
  quantity: string;
  imageUrl: string;
};
export type CellName = keyof Cells;

/** A stored variant as it was when the form was filled. */
export type StoredVariant = { id: string; quantity: number; measures: Measures | undefined };

export type DraftRow = Cells & {
  id: string;
  /** Value ids, one per option. */
  choice: readonly string[];
  stored: StoredVariant | null;
  problems: Problems;
};
/** `key` is empty for a new value, which gets its key from its name. */
export type DraftValue = {
  id: string;
  key: string;
  name: string;
  swatch: string;
  swatchUrl: string;
  problems: Problems;
};
export type DraftOption = { id: string; name: string; values: readonly DraftValue[]; problems: Problems };

/** Regular prices of products and variants on sale, by id. */
export type RegularPrices = Readonly<Record<string, number>>;

/** Form state of options and variants. */
export type Draft = {
  options: readonly DraftOption[];
  rows: readonly DraftRow[];
  /** Initial cells of the first variant, and the id of the record they come from. */
  seed: Cells & { storedId: string };
  /** Initial prices of new variants, which are not on sale. */
  regularPrices: RegularPrices;
  /** Error about the last change or the form as a whole. */
  error: string;
  /** Number for the next new id. */
  next: number;
};

const valueId = (option: number, key: string) => `${option}-${key}`;

/** Fills the form state from a product. */
export function toVariantsDraft(product: Product): Draft {
  const { options = [], variants = [] } = product;
  const cells = variants.map((variant) => ({
    sku: variant.sku ?? "",
    price: String(variant.price),
    compareAtPrice: variant.compareAtPrice ? String(variant.compareAtPrice) : "",
    quantity: String(variant.quantity),
    // Variants without an image use the product's image.
    imageUrl: variant.imageUrl === product.imageUrl ? "" : variant.imageUrl,
  }));
  const plain = { sku: "", price: String(product.price), compareAtPrice: "", quantity: "", imageUrl: "" };
  return {
    options: options.map(({ name, values }, index) => ({
      id: `option-${index}`,
      name,
      problems: {},
      values: values.map(({ key, name: valueName, swatch, swatchUrl = "" }) => {
        return {
          id: valueId(index, key),
          key,
          name: valueName,
          swatch: swatch ?? "",
          swatchUrl,
          problems: {},
        };
      }),
    })),
    rows:
      options.length === 0
        ? []
        : variants.map(({ id, values, quantity, measures }, index) => ({
            ...(cells[index] ?? plain),
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
    regularPrices: {},
    error: "",
    next: 1,
  };
}
