import type { SQL } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { chosenFilter, type ResolvedQuery } from "../filters";
import { findTitles, type IndexSnapshot } from "../product-index";
import { type RowWithCursor, readAmong } from "../products";
import type { SearchPlan } from "./search-tiers";

type Reading = Omit<Parameters<typeof readAmong>[1], "ids"> & { plan: SearchPlan; tier: SQL<number> };

// So many are read by key sooner than all of a kind are found by their words.
const LOOKED_AT = 400;

/** A page of a search that the index knows from names; null where it has to be looked for. */
export async function readFromIndex(
  db: Executor,
  facts: IndexSnapshot,
  query: ResolvedQuery,
  reading: Reading,
): Promise<RowWithCursor[] | null> {
  const { kind } = reading.plan;
  return kind ? readOfKind(db, facts, query, { ...reading, kind }) : readNamed(db, facts, query, reading);
}

const bitsOf = (facts: IndexSnapshot, query: ResolvedQuery) =>
  chosenFilter(query) ? facts.sets.matching(query) : null;

/**
 * The page that names alone fill, as they do most first pages: the index finds it, the database reads it by key and has the
 * last word. Null where there are too few of them, or one has changed meanwhile.
 */
async function readNamed(
  db: Executor,
  facts: IndexSnapshot,
  query: ResolvedQuery,
  { plan, tier, ...reading }: Reading,
): Promise<RowWithCursor[] | null> {
  const { from, count } = reading;
  if ((from?.part ?? 0) >= plan.titles.length) return null;
  const found = findTitles(facts, plan.titles, { bits: bitsOf(facts, query), from, count });
  if (!found || found.length < count) return null;
  const ids = found.map(({ row }) => facts.ids.text(row));
  const rows = await readAmong(db, { ...reading, from: null, ids, tier });
  const isSame = found.every(({ part }, i) => rows[i]?.product.id === ids[i] && rows[i]?.place.part === part);
  return isSame ? rows : null;
}

/** The page that the best of the newest things of a kind fill; null where they do not. */
async function readOfKind(
  db: Executor,
  facts: IndexSnapshot,
  query: ResolvedQuery,
  { plan, kind, tier, ...reading }: Reading & { kind: NonNullable<SearchPlan["kind"]> },
): Promise<RowWithCursor[] | null> {
  if (reading.from) return null;
  const bits = bitsOf(facts, query);
  const found = findTitles(facts, [kind], { bits, from: null, count: LOOKED_AT });
  if (!found || found.length < reading.count) return null;
  const ids = found.map(({ row }) => facts.ids.text(row));
  const rows = await readAmong(db, { ...reading, ids, tier });
  const isFull = rows.length === reading.count && rows.every(({ place }) => place.part === 0);
  return isFull ? rows : null;
}
