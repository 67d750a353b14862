import type { ProductQuery } from "@larkwood/contract";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { products, variants } from "../../../db/schema";
import { LENGTHS, ofVariant, splitBounds, variantCondition } from "../filters";
import type { ProductRow, StoredMatch } from "../products";
import { looksLikeSku } from "./search-sku";
import { lengthsIn, nameValues, variantCriteria } from "./variant-criteria";

type Found = StoredMatch & {
  productId: string;
  choice: string[];
  isNumbered: boolean;
  fits: boolean;
  /** Width, depth and height in millimetres. */
  lengths: (number | null)[];
};

/**
 * Gives products the variant that the filters or the words name, where it is another than the default one. One question
 * for a whole page, and none where nothing can be chosen by these words.
 */
export async function matchVariants<Row extends ProductRow>(
  db: Executor,
  rows: readonly Row[],
  query: Pick<ProductQuery, "search" | "attributes" | "fits">,
): Promise<Row[]> {
  const wishes = variantCriteria(query);
  const lengths = lengthsIn(query.search ?? "");
  const size = variantCondition(splitBounds(query.attributes).bounds, query.fits);
  const number = query.search?.trim() ?? "";
  const isNumber = looksLikeSku(number);
  const named = nameValues();
  const asked = rows.filter(({ options }) =>
    options?.some(
      (option) =>
        isNumber || size || lengths.length > 0 || wishes.some((wish) => named(option, wish).length > 0),
    ),
  );
  if (asked.length === 0) return [...rows];
  const found = new Map<string, Found[]>(asked.map(({ id }) => [id, []]));
  for (const variant of await readVariants(db, [...found.keys()], { number, size }))
    found.get(variant.productId)?.push(variant);
  return rows.map((row) => {
    const keys = wishes.map((wish) => (row.options ?? []).map((option) => named(option, wish)));
    const match = findMatch(found.get(row.id) ?? [], { keys, lengths });
    return match ? { ...row, match } : row;
  });
}

interface Asked {
  number: string;
  /** What a variant's measures have to be like. */
  size: SQL | undefined;
}

function readVariants(
  db: Executor,
  productIds: readonly string[],
  { number, size }: Asked,
): Promise<Found[]> {
  const { id, productId, choice, label, priceCents, compareAtCents, quantity, imageUrl } = variants;
  const isNumbered = sql<boolean>`exists (
    select from skus where owner_id = ${variants.id} and upper(sku) = upper(${number}::text))`;
  const fits = sql<boolean>`coalesce(${size ?? sql`true`}, false)`;
  const lengths = sql<(number | null)[]>`array[${sql.join(LENGTHS.map(ofVariant), sql`, `)}]`;
  return db
    .select({
      id,
      productId,
      choice,
      label,
      priceCents,
      compareAtCents,
      quantity,
      imageUrl,
      isNumbered,
      fits,
      lengths,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, productId))
    .where(inArray(productId, [...productIds]))
    .orderBy(productId, variants.position);
}

interface Wished {
  /** Of each wish: the keys of the values that it names, by option. */
  keys: readonly string[][][];
  /** In millimetres. */
  lengths: readonly number[];
}

/**
 * The variant with most of what was asked for, if that is more than the default one has; one that is there before one
 * that is sold out. What does not fit is no answer, whatever its colour.
 */
function findMatch(found: readonly Found[], { keys, lengths }: Wished): StoredMatch | null {
  const most = keys.length + lengths.length;
  const scored = found.map((variant) => {
    const named = keys.filter((wished) => variant.choice.some((key, place) => wished[place]?.includes(key)));
    const measured = lengths.filter((length) => variant.lengths.includes(length));
    const score = named.length + measured.length + (variant.fits ? most + 1 : 0);
    return { variant, score: variant.isNumbered ? Number.POSITIVE_INFINITY : score };
  });
  const least = scored[0]?.score ?? 0;
  const better = scored.filter(({ score }) => score > least);
  const highest = Math.max(...better.map(({ score }) => score));
  const best = better.filter(({ score }) => score === highest);
  return (best.find(({ variant }) => variant.quantity > 0) ?? best[0])?.variant ?? null;
}
