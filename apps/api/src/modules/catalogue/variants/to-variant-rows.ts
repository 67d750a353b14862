import { type StoredOption, type VariantsForm, validationTexts } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { toStoredImage } from "../products";
import type { VariantRow } from "./variants.repo";

/** The options as they are stored. */
export function toOptions({ options }: VariantsForm, origin: string): StoredOption[] {
  return options.map(({ name, values }) => ({
    name,
    values: values.map(({ swatch, swatchUrl, ...value }) => ({
      ...value,
      swatch: swatch?.toLowerCase() ?? null,
      ...(swatchUrl ? { swatchUrl: toStoredImage(swatchUrl, origin) } : {}),
    })),
  }));
}

interface Making {
  productId: string;
  before: readonly VariantRow[];
  origin: string;
  at: Date;
}

/** The rows that a form asks for, the default variant first. Refuses variants that are gone, and stock below 0. */
export function toVariantRows({ options, variants }: VariantsForm, making: Making): VariantRow[] {
  const { productId, before, origin, at } = making;
  const known = new Map(before.map((row) => [row.id, row]));
  return variants.map((given, position) => {
    const old = given.id === undefined ? undefined : known.get(given.id);
    if (given.id !== undefined && !old) throw refusal(position, "id", validationTexts.variantGone);
    // An editor who tells what they saw changes the stock by their difference: pieces sold meanwhile stay sold.
    const quantity = given.quantity + (old ? old.quantity - (given.quantitySeen ?? old.quantity) : 0);
    if (quantity < 0) throw refusal(position, "quantity", validationTexts.stockBelowZero);
    const named = options.map(
      ({ values }, index) => values.find(({ key }) => key === given.values[index])?.name,
    );
    return {
      id: old?.id ?? newId(at),
      productId,
      position,
      choice: given.values,
      label: named.join(", "),
      priceCents: toCents(given.price),
      compareAtCents: given.compareAtPrice ? toCents(given.compareAtPrice) : null,
      quantity,
      imageUrl: given.imageUrl ? toStoredImage(given.imageUrl, origin) : null,
      measures: given.measures ?? null,
    };
  });
}

function refusal(position: number, field: string, text: string): AppError {
  return new AppError("invalid_input", { errors: { [`variants.${position}.${field}`]: text } });
}
