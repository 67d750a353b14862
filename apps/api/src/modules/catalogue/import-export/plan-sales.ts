import { validationTexts as t } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import type { ProductRow } from "../products";
import type { VariantPlan } from "./plan-variants";
import { describesVariant } from "./read-parts";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";
import type { StoredParts, StoredSale } from "./stored-parts.repo";

interface SalesContext {
  productId: string;
  existing: ProductRow | undefined;
  variants: VariantPlan | null;
  /** The regular price in the file, for a product without variants. */
  regularCents: number | undefined;
  at: Date;
  addError: RowErrors["addError"];
}

const hasSaleColumns = ({ parts }: FileRow) =>
  parts?.salePrice !== undefined || parts?.saleFrom !== undefined || parts?.saleUntil !== undefined;
const hasSaleCells = ({ parts }: FileRow) => Boolean(parts?.salePrice ?? parts?.saleFrom ?? parts?.saleUntil);

/** Plans the sale prices of a product; null if they do not change. */
export function planSales(
  rows: readonly FileRow[],
  stored: StoredParts | undefined,
  context: SalesContext,
): StoredSale[] | null {
  if (!rows.some(hasSaleColumns)) return null;
  const before = stored?.sales ?? new Map<string, StoredSale>();
  const after = new Map(before);
  rows.forEach((row, index) => {
    const owner = ownerOf(row, index, stored, context);
    if (owner === null) {
      const hasVariants = context.variants !== null || (stored?.variants.length ?? 0) > 0;
      if (hasSaleCells(row))
        context.addError(row.line, "salePrice", hasVariants ? t.variantLines : t.variantValues);
      return;
    }
    const sale = planSale(row, before.get(owner.id), owner, context);
    if (sale) after.set(owner.id, sale);
    else after.delete(owner.id);
  });
  return serialize(after) === serialize(before) ? null : [...after.values()];
}

const serialize = (sales: ReadonlyMap<string, StoredSale>) =>
  [...sales.values()]
    .map(({ ownerId, priceCents, startsAt, endsAt }) =>
      [ownerId, priceCents, startsAt.getTime(), endsAt?.getTime()].join(" "),
    )
    .sort()
    .join();

interface Owner {
  id: string;
  regularCents: number;
}

/** The variant that a line names, or the product itself if it has no variants. */
function ownerOf(
  row: FileRow,
  index: number,
  stored: StoredParts | undefined,
  { productId, existing, variants, regularCents }: SalesContext,
): Owner | null {
  if (variants) {
    if (!row.parts || !describesVariant(row.parts)) return null;
    const id = variants.idOfLine.get(row.line);
    const variant = variants.after.find((candidate) => candidate.id === id);
    return variant ? { id: variant.id, regularCents: variant.priceCents } : null;
  }
  if (index > 0 || (stored?.variants.length ?? 0) > 0) return null;
  return { id: productId, regularCents: regularCents ?? existing?.priceCents ?? 0 };
}

function planSale(
  { line, parts }: FileRow,
  old: StoredSale | undefined,
  { id, regularCents }: Owner,
  { productId, at, addError }: SalesContext,
): StoredSale | null {
  const priceCents = parts?.salePrice === undefined ? old?.priceCents : parts.salePrice;
  const endsAt = parts?.saleUntil === undefined ? (old?.endsAt ?? null) : parts.saleUntil;
  if (!priceCents) {
    if (parts?.saleFrom || parts?.saleUntil) addError(line, "salePrice", t.required);
    return null;
  }
  // An old file does not restart a sale that has ended.
  if (endsAt && endsAt <= at) return null;
  const startsAt = parts?.saleFrom ?? old?.startsAt ?? at;
  if (endsAt && endsAt <= startsAt) addError(line, "saleUntil", t.saleEnd);
  if (priceCents >= regularCents)
    addError(line, "salePrice", `${t.salePriceTooHigh} (${fromCents(regularCents).toFixed(2)})`);
  return { ownerId: id, productId, priceCents, startsAt, endsAt };
}
