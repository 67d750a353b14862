import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import type { CatalogueContext } from "../context";
import { memoizeFor } from "./memoize-for";

/** Whoever fetched a sitemap keeps it for an hour: nobody waits for these, and all rows are read to find them. */
const LASTS_MS = 600_000;

/** When a product of each part was last changed, by where the part begins. A draft counts: it may have been public before. */
export function createPartChanges(
  {
    replicas,
    clock,
  }: { replicas: Pick<CatalogueContext["replicas"], "read">; clock: CatalogueContext["clock"] },
  findParts: () => Promise<readonly string[]>,
): () => Promise<ReadonlyMap<string, Date>> {
  return memoizeFor(clock, LASTS_MS, async () => {
    const starts = await findParts();
    const changes = new Map<string, Date>();
    for (const [place, from] of starts.entries()) {
      const until = starts[place + 1];
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
