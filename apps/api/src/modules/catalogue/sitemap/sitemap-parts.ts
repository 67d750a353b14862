import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import type { CatalogueContext } from "../context";
import { memoizeFor } from "./memoize-for";

/** Fewer than the 50,000 that a sitemap may have: products come in between while its parts stand. */
const ADDRESSES_PER_PART = 40_000;
const LASTS_MS = 60_000;

/**
 * Where the parts of a sitemap begin, by the ids of products. The first begins before all ids and each ends where the next
 * begins, so that whatever is added belongs to one of them. Found by the key alone, and at most once a minute.
 */
export function createSitemapParts(
  {
    replicas,
    clock,
  }: { replicas: Pick<CatalogueContext["replicas"], "read">; clock: CatalogueContext["clock"] },
  perPart = ADDRESSES_PER_PART,
) {
  const walk = () =>
    replicas.read(async (db) => {
      const starts = [""];
      for (;;) {
        const next = await queryFirst<{ id: string }>(
          db,
          sql`select id from products where id >= ${starts.at(-1)} order by id offset ${perPart} limit 1`,
        );
        if (!next) return starts;
        starts.push(next.id);
      }
    });

  return memoizeFor<readonly string[]>(clock, LASTS_MS, walk);
}
