import { type StoredOption, type VariantsForm, validationTexts } from "@larkwood/contract";
import { findStockProblem, toCents, variantLabel } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { toStoredImage } from "../products";
import { imagesAfterChange, type VariantRow } from "./variants.repo";

/** Maps the options of the form to their stored shape. */
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

interface RowContext {
  productId: string;
  before: readonly VariantRow[];
  origin: string;
  at: Date;
}

/** Maps the form to rows, the default variant first. Refuses unknown variants and stock below 0. */
export function toVariantRows({ options, variants }: VariantsForm, context: RowContext): VariantRow[] {
  const { productId, before, origin, at } = context;
  const existing = new Map(before.map((row) => [row.id, row]));
  return variants.map((input, position) => {
    const old = input.id === undefined ? undefined : existing.get(input.id);
    if (input.id !== undefined && !old) throw fieldError(position, "id", validationTexts.variantDeleted);
    // With `quantitySeen` the form changes stock by the difference, so that items sold meanwhile stay sold.
    const quantity = input.quantity + (old ? old.quantity - (input.quantitySeen ?? old.quantity) : 0);
    const problem = findStockProblem(old?.quantity ?? 0, quantity);
    if (problem) throw fieldError(position, "quantity", problem);
    const imageUrl = input.imageUrl ? toStoredImage(input.imageUrl, origin) : null;
    return {
      id: old?.id ?? newId(at),
      productId,
      position,
      choice: input.values,
      label: variantLabel(options, input.values),
      priceCents: toCents(input.price),
      compareAtCents: input.compareAtPrice ? toCents(input.compareAtPrice) : null,
      quantity,
      imageUrl,
      measures: input.measures ?? null,
      images: imagesAfterChange(old, imageUrl),
      attributes: old?.attributes ?? null,
    };
  });
}

function fieldError(position: number, field: string, text: string): AppError {
  return new AppError("invalid_input", { errors: { [`variants.${position}.${field}`]: text } });
}
