import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import type { CatalogueContext } from "../context";
import { memoizeFor } from "./memoize-for";

/** Long, because this reads all rows and clients cache a sitemap for an hour anyway. */
const TTL_MS = 600_000;

/** Last change per sitemap part, by start id. Drafts count too: unpublishing a product changes the part. */
export function createPartChanges(
  {
    replicas,
    clock,
  }: { replicas: Pick<CatalogueContext["replicas"], "read">; clock: CatalogueContext["clock"] },
  findParts: () => Promise<readonly string[]>,
): () => Promise<ReadonlyMap<string, Date>> {
  return memoizeFor(clock, TTL_MS, async () => {
    const starts = await findParts();
    const changes = new Map<string, Date>();
    for (const [index, from] of starts.entries()) {
      const until = starts[index + 1];
      const row = await replicas.read((db) =>
        queryFirst<{ at: string | null }>(
          db,
          sql`
          select max(updated_at) as at from products
          where id >= ${from} and ${until === undefined ? sql`true` : sql`id < ${until}`}`,
        ),
      );
      if (row?.at) changes.set(from, new Date(row.at));
    }
    return changes;
  });
}
