import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import type { CatalogueContext } from "../context";
import { memoizeFor } from "./memoize-for";

/** Below the limit of 50,000, because products are added while the parts are cached. */
const URLS_PER_PART = 40_000;
const TTL_MS = 60_000;

/** Start ids of the sitemap parts. Each part ends where the next starts, so new products always belong to one. */
export function createSitemapParts(
  {
    replicas,
    clock,
  }: { replicas: Pick<CatalogueContext["replicas"], "read">; clock: CatalogueContext["clock"] },
  perPart = URLS_PER_PART,
) {
  const findStarts = () =>
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

  return memoizeFor<readonly string[]>(clock, TTL_MS, findStarts);
}
