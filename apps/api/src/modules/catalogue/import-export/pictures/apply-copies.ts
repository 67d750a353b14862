import { sql } from "drizzle-orm";
import { inTransaction, type Transaction } from "../../../../db/transaction";
import { recordAudit } from "../../../platform/audit";
import type { Payload } from "../../../platform/jobs";
import type { CatalogueContext } from "../../context";
import { lockProducts } from "../catalogue.repo";
import type { CopyResult } from "./picture-copies.repo";

/** Stores the results, and replaces the addresses of copied pictures wherever their product shows them. */
export async function applyCopies(
  { db, clock, catalogueChanges }: Pick<CatalogueContext, "db" | "clock" | "catalogueChanges">,
  results: readonly CopyResult[],
  { starter, requestId }: Payload<"catalogue.pictures">,
): Promise<void> {
  const at = clock();
  const copied = results.flatMap((result) => ("imageUrl" in result ? [result] : []));
  const ids = [...new Set(copied.map(({ productId }) => productId))];
  await inTransaction(db, async (tx) => {
    await lockProducts(tx, ids);
    await storeResults(tx, results, at);
    await replaceUrls(tx, copied, at);
    await recordAudit(
      tx,
      ...ids.map((id) => {
        const own = copied.filter(({ productId }) => productId === id);
        return {
          actor: starter,
          action: "product.import" as const,
          subjectType: "product" as const,
          subjectId: id,
          before: { images: own.map(({ url }) => url) },
          after: { images: own.map(({ imageUrl }) => imageUrl) },
          requestId,
          at,
        };
      }),
    );
  });
  if (ids.length > 0) catalogueChanges.invalidate("everything");
}

const column = (values: readonly (string | null)[]) => sql`${sql.param(values)}::text[]`;

async function storeResults(tx: Transaction, results: readonly CopyResult[], at: Date): Promise<void> {
  await tx.execute(sql`
    UPDATE picture_copies SET image_url = row.image_url, error = row.error, finished_at = ${at.toISOString()}::timestamptz
    FROM unnest(${column(results.map(({ productId }) => productId))}, ${column(results.map(({ url }) => url))},
      ${column(results.map((result) => ("imageUrl" in result ? result.imageUrl : null)))},
      ${column(results.map((result) => ("error" in result ? result.error : null)))})
      AS row (product_id, url, image_url, error)
    WHERE picture_copies.product_id = row.product_id AND picture_copies.url = row.url`);
}

type Copied = Extract<CopyResult, { imageUrl: string }>;

async function replaceUrls(tx: Transaction, copied: readonly Copied[], at: Date): Promise<void> {
  if (copied.length === 0) return;
  const rows = sql`unnest(${column(copied.map(({ productId }) => productId))},
    ${column(copied.map(({ url }) => url))}, ${column(copied.map(({ imageUrl }) => imageUrl))})
    AS row (product_id, url, image_url)`;
  for (const table of [sql`variants`, sql`product_images`])
    await tx.execute(sql`
      UPDATE ${table} AS owner SET image_url = row.image_url FROM ${rows}
      WHERE owner.product_id = row.product_id AND owner.image_url = row.url`);
  await tx.execute(sql`
    UPDATE products SET image_url = row.image_url FROM ${rows}
    WHERE products.id = row.product_id AND products.image_url = row.url`);
  // An open edit gets a conflict instead of restoring the old addresses.
  await tx.execute(sql`
    UPDATE products SET version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    WHERE id = any(${column(copied.map(({ productId }) => productId))})`);
}
