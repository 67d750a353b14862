import type { VariantsForm } from "@larkwood/contract";
import type { Draft, DraftOption } from "./draft";

/** A name as a key; of one without Latin letters and digits nothing is left. */
const toKey = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 50)
    .replace(/-$/, "");

/** The key of each value by its id. One that is stored keeps its own, two new ones never get the same. */
function keysOf({ values }: DraftOption): [string, string][] {
  const taken = new Set(values.map(({ key }) => key));
  return values.map(({ id, key, name }) => {
    if (key) return [id, key];
    const wanted = toKey(name) || "value";
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
    taken.add(free);
    return [id, free];
  });
}

const toNumber = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

/** What is sent: with the stock that was seen, so that pieces sold meanwhile stay sold. */
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
