import type { ProductQuery } from "@larkwood/contract";
import { inArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import { variants } from "../../db/schema";
import { nameValues, wishesOf } from "./named-values";
import type { ProductRow } from "./product.mapper";
import { looksLikeSku } from "./search-sku";

/** A variant as a card shows it, as it is stored. */
export type StoredMatch = Pick<
  typeof variants.$inferSelect,
  "id" | "label" | "priceCents" | "compareAtCents" | "quantity" | "imageUrl"
>;
type Found = StoredMatch & { productId: string; choice: string[]; isNumbered: boolean };

/**
 * Gives products the variant that the filters or the words name, where it is another than the default one. One question
 * for a whole page, and none where nothing can be chosen by these words.
 */
export async function matchVariants<Row extends ProductRow>(
  db: Executor,
  rows: readonly Row[],
  query: Pick<ProductQuery, "search" | "attributes">,
): Promise<Row[]> {
  const wishes = wishesOf(query);
  const number = query.search?.trim() ?? "";
  const isNumber = looksLikeSku(number);
  const named = nameValues();
  const asked = rows.filter(({ options }) =>
    options?.some((option) => isNumber || wishes.some((wish) => named(option, wish).length > 0)),
  );
  if (asked.length === 0) return [...rows];
  const found = new Map<string, Found[]>(asked.map(({ id }) => [id, []]));
  for (const variant of await readVariants(db, [...found.keys()], number))
    found.get(variant.productId)?.push(variant);
  return rows.map((row) => {
    const keys = wishes.map((wish) => (row.options ?? []).map((option) => named(option, wish)));
    const match = findMatch(found.get(row.id) ?? [], keys);
    return match ? { ...row, match } : row;
  });
}

function readVariants(db: Executor, productIds: readonly string[], number: string): Promise<Found[]> {
  const { id, productId, choice, label, priceCents, compareAtCents, quantity, imageUrl } = variants;
  const isNumbered = sql<boolean>`exists (
    select from skus where owner_id = ${variants.id} and upper(sku) = upper(${number}::text))`;
  return db
    .select({ id, productId, choice, label, priceCents, compareAtCents, quantity, imageUrl, isNumbered })
    .from(variants)
    .where(inArray(productId, [...productIds]))
    .orderBy(productId, variants.position);
}

/**
 * The variant with most of what was asked for, if that is more than the default one has; one that is there before one
 * that is sold out.
 */
function findMatch(
  found: readonly Found[],
  /** Of each wish: the keys of the values that it names, by option. */
  wished: readonly string[][][],
): StoredMatch | null {
  const scored = found.map((variant) => {
    const had = wished.filter((keys) => variant.choice.some((key, place) => keys[place]?.includes(key)));
    return { variant, score: variant.isNumbered ? Number.POSITIVE_INFINITY : had.length };
  });
  const least = scored[0]?.score ?? 0;
  const better = scored.filter(({ score }) => score > least);
  const most = Math.max(...better.map(({ score }) => score));
  const best = better.filter(({ score }) => score === most);
  return (best.find(({ variant }) => variant.quantity > 0) ?? best[0])?.variant ?? null;
}
