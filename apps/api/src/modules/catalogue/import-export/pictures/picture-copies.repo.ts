import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../../db/executor";

/** A picture at another address. */
export interface PictureCopy {
  productId: string;
  url: string;
}

/** A picture that was downloaded, or the reason why it was not. */
export type CopyResult = PictureCopy & ({ imageUrl: string } | { error: string });

const isExternal = (url: string) => /^https?:\/\//i.test(url);

/** The pictures of a product that are at other addresses. */
export const externalPictures = (
  productId: string,
  urls: readonly (string | null | undefined)[],
): PictureCopy[] => [...new Set(urls)].flatMap((url) => (url && isExternal(url) ? [{ productId, url }] : []));

/** Stores which pictures to copy. One that failed before is tried again. */
export async function requestCopies(db: Executor, copies: readonly PictureCopy[], at: Date): Promise<void> {
  if (copies.length === 0) return;
  await db.execute(sql`
    INSERT INTO picture_copies (product_id, url, requested_at)
    SELECT product_id, url, ${at.toISOString()}::timestamptz
    FROM unnest(${sql.param(copies.map(({ productId }) => productId))}::text[],
      ${sql.param(copies.map(({ url }) => url))}::text[]) AS row (product_id, url)
    ON CONFLICT (product_id, url) DO UPDATE
      SET image_url = NULL, error = NULL, finished_at = NULL, requested_at = excluded.requested_at`);
}

/** The next pictures to copy. */
export function nextCopies(db: Executor, limit: number): Promise<PictureCopy[]> {
  return queryRows(
    db,
    sql`SELECT product_id AS "productId", url FROM picture_copies WHERE finished_at IS NULL
      ORDER BY product_id, url LIMIT ${limit}`,
  );
}

/** Counts the pictures of the last import. */
export async function countCopies(db: Executor) {
  const row = await queryFirst<Record<"total" | "copied" | "failed", string>>(
    db,
    sql`
    SELECT count(*) AS total, count(image_url) AS copied, count(error) AS failed FROM picture_copies
    WHERE requested_at = (SELECT max(requested_at) FROM picture_copies)`,
  );
  const { total = 0, copied = 0, failed = 0 } = row ?? {};
  return { total: Number(total), copied: Number(copied), failed: Number(failed) };
}

/** Pictures that could not be copied, whose address the product still has. */
export function listFailures(db: Executor, limit: number) {
  return queryRows<{ productId: string; productName: string; url: string; error: string }>(
    db,
    sql`
    SELECT product_id AS "productId", name AS "productName", url, error
    FROM picture_copies JOIN products ON products.id = product_id
    WHERE error IS NOT NULL ORDER BY product_id, url LIMIT ${limit}`,
  );
}

/** Tries the failed pictures again; returns their number. */
export function retryFailures(db: Executor, at: Date): Promise<number> {
  return executeUpdate(
    db,
    sql`UPDATE picture_copies SET error = NULL, finished_at = NULL, requested_at = ${at.toISOString()}::timestamptz
      WHERE error IS NOT NULL`,
  );
}

/** Copies of the pictures of products, by product and address, that were made before. */
export async function findCopies(db: Executor, productIds: readonly string[]): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await queryRows<PictureCopy & { imageUrl: string }>(
    db,
    sql`SELECT product_id AS "productId", url, image_url AS "imageUrl" FROM picture_copies
      WHERE product_id = any(${sql.param(productIds)}::text[]) AND image_url IS NOT NULL`,
  );
  return new Map(rows.map(({ productId, url, imageUrl }) => [`${productId} ${url}`, imageUrl]));
}
