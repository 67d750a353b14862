import type { VariantsForm } from "@larkwood/contract";
import { toOptionKey } from "@larkwood/domain";
import type { Draft, DraftOption } from "./draft";

/** The key of each value by id. Stored values keep theirs; new keys are unique. */
function keysOf({ values }: DraftOption): [string, string][] {
  const used = new Set(values.map(({ key }) => key));
  return values.map(({ id, key: storedKey, name }) => {
    if (storedKey) return [id, storedKey];
    const key = toOptionKey(name, used);
    used.add(key);
    return [id, key];
  });
}

const toNumber = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

/** The request body. It includes the stock from when the form was filled, so that sales in between still count. */
export function toVariantsForm({ options, rows }: Draft): VariantsForm {
  const keys = new Map(options.flatMap(keysOf));
  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({
        key: keys.get(value.id) ?? "",
        name: value.name,
        swatch: value.swatch || null,
        swatchUrl: value.swatchUrl || null,
      })),
    })),
    variants: rows.map((row) => ({
      ...(row.stored ? { id: row.stored.id, quantitySeen: row.stored.quantity } : {}),
      measures: row.stored?.measures ?? null,
      sku: row.sku.trim() || null,
      values: row.choice.map((id) => keys.get(id) ?? ""),
      price: toNumber(row.price),
      compareAtPrice: row.compareAtPrice.trim() ? toNumber(row.compareAtPrice) : null,
      quantity: toNumber(row.quantity),
      imageUrl: row.imageUrl.trim() || null,
    })),
  };
}
