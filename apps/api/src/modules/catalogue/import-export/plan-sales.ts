import { validationTexts as t } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import type { ProductRow } from "../products";
import type { VariantPlan } from "./plan-variants";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";
import type { StoredParts, StoredSale } from "./stored-parts.repo";

interface Planning {
  productId: string;
  existing: ProductRow | undefined;
  variants: VariantPlan | null;
  /** What a product without variants costs after the import, where the file says so. */
  regularCents: number | undefined;
  at: Date;
  refuse: RowErrors["refuse"];
}

const saysSale = ({ parts }: FileRow) =>
  parts?.salePrice !== undefined || parts?.saleFrom !== undefined || parts?.saleUntil !== undefined;
const namesSale = ({ parts }: FileRow) => Boolean(parts?.salePrice ?? parts?.saleFrom ?? parts?.saleUntil);

/** The prices for a time that a product has after the import; null where nothing changes. */
export function planSales(
  rows: readonly FileRow[],
  stored: StoredParts | undefined,
  planning: Planning,
): StoredSale[] | null {
  if (!rows.some(saysSale)) return null;
  const before = stored?.sales ?? new Map<string, StoredSale>();
  const after = new Map(before);
  rows.forEach((row, place) => {
    const owner = ownerOf(row, place, stored, planning);
    if (owner === null) {
      if (namesSale(row)) planning.refuse(row.line, "salePrice", t.valuesOfVariant);
      return;
    }
    const sale = planSale(row, before.get(owner.id), owner, planning);
    if (sale) after.set(owner.id, sale);
    else after.delete(owner.id);
  });
  return inWords(after) === inWords(before) ? null : [...after.values()];
}

const inWords = (sales: ReadonlyMap<string, StoredSale>) =>
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

/** Whose price a line is about: the variant that it names, or the product itself where it has none. */
function ownerOf(
  row: FileRow,
  place: number,
  stored: StoredParts | undefined,
  { productId, existing, variants, regularCents }: Planning,
): Owner | null {
  if (variants) {
    const id = variants.idOfLine.get(row.line);
    const variant = variants.after.find((one) => one.id === id);
    return variant ? { id: variant.id, regularCents: variant.priceCents } : null;
  }
  if (place > 0 || (stored?.variants.length ?? 0) > 0) return null;
  return { id: productId, regularCents: regularCents ?? existing?.priceCents ?? 0 };
}

function planSale(
  { line, parts }: FileRow,
  old: StoredSale | undefined,
  { id, regularCents }: Owner,
  { productId, at, refuse }: Planning,
): StoredSale | null {
  const priceCents = parts?.salePrice === undefined ? old?.priceCents : parts.salePrice;
  const endsAt = parts?.saleUntil === undefined ? (old?.endsAt ?? null) : parts.saleUntil;
  if (!priceCents) {
    if (parts?.saleFrom || parts?.saleUntil) refuse(line, "salePrice", t.required);
    return null;
  }
  // A file that comes back after a sale has ended does not begin it again.
  if (endsAt && endsAt <= at) return null;
  const startsAt = parts?.saleFrom ?? old?.startsAt ?? at;
  if (endsAt && endsAt <= startsAt) refuse(line, "saleUntil", t.saleEnd);
  if (priceCents >= regularCents)
    refuse(line, "salePrice", `${t.saleLower} ($${fromCents(regularCents).toFixed(2)})`);
  return { ownerId: id, productId, priceCents, startsAt, endsAt };
}
