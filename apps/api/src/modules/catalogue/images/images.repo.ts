import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";
import type { EncodedImage } from "./encode-image";
import type { Variants } from "./image-files";

/** An image and its files. */
export interface ImageRow {
  name: string;
  variants: Variants;
}

/** Finds a completely stored image by the hash of the uploaded bytes. */
export async function findStored(db: Executor, hash: string): Promise<ImageRow | null> {
  const row = await queryFirst<ImageRow>(
    db,
    sql`
    SELECT name, variants FROM images
    WHERE hash = ${hash} AND removing_at IS NULL AND stored_at IS NOT NULL`,
  );
  return row ?? null;
}

/** Whether an uploaded image has this name. */
export async function isUploaded(db: Executor, name: string): Promise<boolean> {
  return (await queryFirst(db, sql`SELECT name FROM images WHERE name = ${name}`)) !== undefined;
}

interface NewImage extends Pick<EncodedImage, "width" | "height" | "variants"> {
  /** Used unless an image with this hash exists. */
  name: string;
  hash: string;
  bytes: number;
  uploadedBy: string;
  now: Date;
}

/** Adds a row before the files are stored. Concurrent uploads of equal bytes get the same name. */
export async function claimImage(db: Executor, image: NewImage): Promise<string> {
  const now = image.now.toISOString();
  const row = await queryFirst<{ name: string }>(
    db,
    sql`
    INSERT INTO images (name, hash, bytes, width, height, variants, uploaded_by, uploaded_at, last_uploaded_at)
    VALUES (${image.name}, ${image.hash}, ${image.bytes}, ${image.width}, ${image.height},
      ${JSON.stringify(image.variants)}::jsonb, (SELECT id FROM users WHERE id = ${image.uploadedBy}), ${now}, ${now})
    ON CONFLICT (hash) WHERE removing_at IS NULL DO UPDATE SET last_uploaded_at = excluded.last_uploaded_at
    RETURNING name`,
  );
  if (!row) throw new Error("insert returned no row");
  return row.name;
}

/** Marks the files as stored; false if their removal has begun. */
export async function confirmImage(
  db: Executor,
  { name, storedIn, now }: { name: string; storedIn: string; now: Date },
): Promise<boolean> {
  const at = now.toISOString();
  const changed = await executeUpdate(
    db,
    sql`
    UPDATE images SET stored_at = coalesce(stored_at, ${at}), stored_in = ${storedIn}, last_uploaded_at = ${at}
    WHERE name = ${name} AND removing_at IS NULL`,
  );
  return changed > 0;
}

/** Marks an image for removal that could not be stored; false if another upload has stored it. */
export async function abandonImage(db: Executor, name: string, now: Date): Promise<boolean> {
  const changed = await executeUpdate(
    db,
    sql`
    UPDATE images SET removing_at = ${now.toISOString()}
    WHERE name = ${name} AND stored_at IS NULL AND removing_at IS NULL`,
  );
  return changed > 0;
}

/** Marks unused images for removal that were last uploaded before `before`. New uploads of equal bytes get a new name. */
export async function markUnused(db: Executor, { now, before, limit }: MarkOptions): Promise<void> {
  await executeUpdate(
    db,
    sql`
    UPDATE images SET removing_at = ${now.toISOString()} WHERE name IN (
      SELECT name FROM images
      WHERE removing_at IS NULL AND last_uploaded_at < ${before.toISOString()}
        AND NOT EXISTS (SELECT FROM image_uses WHERE image_uses.name = images.name)
      ORDER BY last_uploaded_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  );
}

interface MarkOptions {
  now: Date;
  before: Date;
  limit: number;
}

/** Unmarks images that came into use meanwhile, and lists the others that are marked for removal. */
export async function listMarked(db: Executor, limit: number): Promise<ImageRow[]> {
  await executeUpdate(
    db,
    // Clears the hash, as a newer image may have it.
    sql`
    UPDATE images SET removing_at = NULL, hash = NULL
    WHERE removing_at IS NOT NULL AND stored_at IS NOT NULL
      AND EXISTS (SELECT FROM image_uses WHERE image_uses.name = images.name)`,
  );
  return queryRows<ImageRow>(
    db,
    sql`SELECT name, variants FROM images WHERE removing_at IS NOT NULL ORDER BY removing_at LIMIT ${limit}`,
  );
}

export async function deleteImageRow(db: Executor, name: string): Promise<void> {
  await executeUpdate(db, sql`DELETE FROM images WHERE name = ${name} AND removing_at IS NOT NULL`);
}
