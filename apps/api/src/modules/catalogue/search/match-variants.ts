import type { ProductQuery } from "@larkwood/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { products, variants } from "../../../db/schema";
import {
  LENGTHS,
  variantAttributeCondition,
  variantLength,
  variantPriceCondition,
  variantSizeCondition,
} from "../filters";
import type { ProductRow, StoredMatch } from "../products";
import { limitFilters, type ParsedSearch, parseSearch } from "./parse-search";
import { looksLikeSku } from "./search-sku";
import { createValueMatcher, parseLengths, variantCriteria } from "./variant-criteria";

type Candidate = StoredMatch & {
  productId: string;
  choice: string[];
  hasSku: boolean;
  fits: boolean;
  /** Width, depth and height in millimetres. */
  lengths: (number | null)[];
};

type VariantFilters = Pick<ProductQuery, "search" | "attributes" | "fits" | "minPrice" | "maxPrice">;

/** Adds the variant that best matches filters and search words, if it is not the default one. At most one query per page. */
export async function matchVariants<Row extends ProductRow>(
  db: Executor,
  rows: readonly Row[],
  query: VariantFilters,
): Promise<Row[]> {
  const criteria = variantCriteria(query);
  const parsed = parseSearch(query.search ?? "");
  const lengths = parseLengths(parsed.text);
  const limits = variantLimits(query, parsed);
  const sku = query.search?.trim() ?? "";
  const isSku = looksLikeSku(sku);
  const matchValues = createValueMatcher();
  const relevant = rows.filter(({ options }) =>
    options?.some(
      (option) =>
        isSku ||
        limits ||
        lengths.length > 0 ||
        criteria.some((criterion) => matchValues(option, criterion).length > 0),
    ),
  );
  if (relevant.length === 0) return [...rows];
  const candidates = new Map<string, Candidate[]>(relevant.map(({ id }) => [id, []]));
  for (const variant of await readVariants(db, [...candidates.keys()], { sku, limits }))
    candidates.get(variant.productId)?.push(variant);
  return rows.map((row) => {
    const keys = criteria.map((criterion) =>
      (row.options ?? []).map((option) => matchValues(option, criterion)),
    );
    const match = findMatch(candidates.get(row.id) ?? [], { keys, lengths });
    return match ? { ...row, match } : row;
  });
}

/** SQL condition for measures, price and attributes of a variant, by filters and search; undefined without any. */
function variantLimits(query: VariantFilters, search: ParsedSearch): SQL | undefined {
  const { attributes = [], ...limits } = limitFilters(search);
  const people = search.seats?.people;
  const seats = people === undefined ? [] : [{ key: "seats", min: people, max: people }];
  const filters = { ...limits, ...query, attributes: [...(query.attributes ?? []), ...attributes, ...seats] };
  return and(
    variantSizeCondition(filters),
    variantPriceCondition(filters),
    variantAttributeCondition(filters),
  );
}

interface VariantQuery {
  sku: string;
  /** Condition on measures, price and attributes of the variant. */
  limits: SQL | undefined;
}

function readVariants(
  db: Executor,
  productIds: readonly string[],
  { sku, limits }: VariantQuery,
): Promise<Candidate[]> {
  const { id, productId, choice, label, priceCents, compareAtCents, quantity, imageUrl } = variants;
  const hasSku = sql<boolean>`exists (
    select from skus where owner_id = ${variants.id} and upper(sku) = upper(${sku}::text))`;
  const fits = sql<boolean>`coalesce(${limits ?? sql`true`}, false)`;
  const lengths = sql<(number | null)[]>`array[${sql.join(LENGTHS.map(variantLength), sql`, `)}]`;
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
      hasSku,
      fits,
      lengths,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, productId))
    .where(inArray(productId, [...productIds]))
    .orderBy(productId, variants.position);
}

interface Criteria {
  /** For each criterion and option, the keys of the matching values. */
  keys: readonly string[][][];
  /** In millimetres. */
  lengths: readonly number[];
}

/** The variant that meets more criteria than the default one, preferably in stock. Size, price and attributes outweigh all others. */
function findMatch(candidates: readonly Candidate[], { keys, lengths }: Criteria): StoredMatch | null {
  const maxScore = keys.length + lengths.length;
  const scored = candidates.map((variant) => {
    const matchingValues = keys.filter((byOption) =>
      variant.choice.some((key, option) => byOption[option]?.includes(key)),
    );
    const matchingLengths = lengths.filter((length) => variant.lengths.includes(length));
    const score = matchingValues.length + matchingLengths.length + (variant.fits ? maxScore + 1 : 0);
    return { variant, score: variant.hasSku ? Number.POSITIVE_INFINITY : score };
  });
  const defaultScore = scored[0]?.score ?? 0;
  const better = scored.filter(({ score }) => score > defaultScore);
  const highest = Math.max(...better.map(({ score }) => score));
  const best = better.filter(({ score }) => score === highest);
  return (best.find(({ variant }) => variant.quantity > 0) ?? best[0])?.variant ?? null;
}
