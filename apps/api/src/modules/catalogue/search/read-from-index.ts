import type { SQL } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { chosenFilter, type ResolvedQuery } from "../filters";
import { findTitles, type IndexSnapshot } from "../product-index";
import { type RowWithCursor, readByIds } from "../products";
import type { SearchPlan } from "./search-tiers";

type PageRequest = Omit<Parameters<typeof readByIds>[1], "ids"> & { plan: SearchPlan; tier: SQL<number> };

// Reading this many rows by key is faster than finding all products of a kind.
const CANDIDATES = 400;

/** Reads a search page that the index finds by title; null if the database must search. */
export async function readFromIndex(
  db: Executor,
  snapshot: IndexSnapshot,
  query: ResolvedQuery,
  request: PageRequest,
): Promise<RowWithCursor[] | null> {
  const { kind } = request.plan;
  return kind
    ? readNewestOfKind(db, snapshot, query, { ...request, kind })
    : readTitleMatches(db, snapshot, query, request);
}

const filteredRows = (snapshot: IndexSnapshot, query: ResolvedQuery) =>
  chosenFilter(query) ? snapshot.sets.matching(query) : null;

/** Reads a page that title matches alone fill. Null if there are too few of them, or a row changed meanwhile. */
async function readTitleMatches(
  db: Executor,
  snapshot: IndexSnapshot,
  query: ResolvedQuery,
  { plan, tier, ...request }: PageRequest,
): Promise<RowWithCursor[] | null> {
  const { from, count } = request;
  if ((from?.part ?? 0) >= plan.titles.length) return null;
  const found = findTitles(snapshot, plan.titles, { bits: filteredRows(snapshot, query), from, count });
  if (!found || found.length < count) return null;
  const ids = found.map(({ row }) => snapshot.ids.text(row));
  const rows = await readByIds(db, { ...request, from: null, ids, tier });
  const isSame = found.every(
    ({ part }, i) => rows[i]?.product.id === ids[i] && rows[i]?.position.part === part,
  );
  return isSame ? rows : null;
}

/** Reads a first page from the newest products of a kind; null if the best tier does not fill it. */
async function readNewestOfKind(
  db: Executor,
  snapshot: IndexSnapshot,
  query: ResolvedQuery,
  { plan, kind, tier, ...request }: PageRequest & { kind: NonNullable<SearchPlan["kind"]> },
): Promise<RowWithCursor[] | null> {
  if (request.from) return null;
  const bits = filteredRows(snapshot, query);
  const found = findTitles(snapshot, [kind], { bits, from: null, count: CANDIDATES });
  if (!found || found.length < request.count) return null;
  const ids = found.map(({ row }) => snapshot.ids.text(row));
  const rows = await readByIds(db, { ...request, ids, tier });
  const isFull = rows.length === request.count && rows.every(({ position }) => position.part === 0);
  return isFull ? rows : null;
}
