import type { Promotion, PromotionCart, PromotionRule } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { collectionsOf } from "../../catalogue/filters";
import { isFirstOrder, type PromotionCustomer, tagsOf, usesOfCustomer } from "./customer-facts";

/** A promotion with the version that was read. */
export interface FoundPromotion extends Promotion {
  version: number;
}

/** What the evaluation needs besides the cart. */
export interface PromotionOffer extends Pick<PromotionCart, "customer" | "codes" | "now"> {
  promotions: readonly FoundPromotion[];
  /** Ids of collections by product. */
  collections: ReadonlyMap<string, readonly string[]>;
}

interface FoundRow extends Omit<FoundPromotion, "conditions" | "effect" | "startsAt" | "endsAt"> {
  rule: PromotionRule;
  startsAt: string | null;
  endsAt: string | null;
  isFirstOrder: boolean | null;
  customerTags: string[] | null;
}

interface Search {
  codes: readonly string[];
  customer: PromotionCustomer;
  now: Date;
}

interface OfferSearch extends Search {
  /** Whether promotions without a code count. */
  automatic: boolean;
}

const time = (timestamp: string | null) => (timestamp === null ? null : new Date(timestamp));

/** The promotions that a cart may get: those with the codes, and the current ones without a code. */
export function findPromotions(
  db: Executor,
  { automatic, ...search }: OfferSearch,
): Promise<Omit<PromotionOffer, "collections">> {
  const now = sql`${search.now.toISOString()}::timestamptz`;
  return readPromotions(
    db,
    search,
    sql`code = ANY(${sql.param(search.codes)}::text[]) OR (
      ${automatic} AND code IS NULL AND (starts_at IS NULL OR starts_at <= ${now}) AND (ends_at IS NULL OR ends_at > ${now}))`,
  );
}

/** The newest promotions of the shop, whether they apply or not. */
export function findAllPromotions(db: Executor, search: Search, limit: number) {
  return readPromotions(
    db,
    search,
    sql`id IN (SELECT id FROM promotions ORDER BY created_at DESC, id DESC LIMIT ${limit})
      OR code = ANY(${sql.param(search.codes)}::text[])`,
  );
}

async function readPromotions(
  db: Executor,
  { codes, customer, now }: Search,
  condition: SQL,
): Promise<Omit<PromotionOffer, "collections">> {
  const rows = await queryRows<FoundRow>(
    db,
    sql`
    SELECT id, name, code, rule, starts_at AS "startsAt", ends_at AS "endsAt", priority, exclusive, max_uses AS "maxUses",
      max_uses_per_customer AS "maxUsesPerCustomer", uses, version, ${usesOfCustomer(customer)} AS "usesOfCustomer",
      CASE WHEN rule -> 'conditions' ? 'firstOrder' THEN ${isFirstOrder(customer)} END AS "isFirstOrder",
      CASE WHEN rule -> 'conditions' ? 'customerTags' THEN ${tagsOf(customer)} END AS "customerTags"
    FROM promotions WHERE ${condition}`,
  );
  const isKnown = "userId" in customer || customer.email !== "";
  return {
    codes,
    now,
    customer: isKnown
      ? {
          isFirstOrder: !rows.some((row) => row.isFirstOrder === false),
          tags: rows.find((row) => row.customerTags)?.customerTags ?? [],
        }
      : null,
    promotions: rows.map(({ rule, isFirstOrder: _, customerTags: __, ...row }) => ({
      ...row,
      ...rule,
      startsAt: time(row.startsAt),
      endsAt: time(row.endsAt),
    })),
  };
}

/** Adds the collections of the products, if a promotion asks for them. */
export async function withCollections<Found extends { promotions: readonly Promotion[] }>(
  db: Executor,
  found: Found,
  productIds: readonly (string | null)[],
): Promise<Found & Pick<PromotionOffer, "collections">> {
  const wanted = found.promotions.flatMap(({ conditions }) => conditions.collections ?? []);
  const ids = productIds.filter((id) => id !== null);
  if (wanted.length === 0 || ids.length === 0) return { ...found, collections: new Map() };
  return { ...found, collections: await collectionsOf(db, ids, [...new Set(wanted)]) };
}
