import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";
import type { EncodedImage } from "./encode-image";
import type { Variants } from "./image-files";

/** A picture whose files are known by its name. */
export interface ImageRow {
  name: string;
  variants: Variants;
}

/** The picture that was made of these bytes and is completely stored. */
export async function findStored(db: Executor, hash: string): Promise<ImageRow | null> {
  const row = await queryFirst<ImageRow>(
    db,
    sql`
    SELECT name, variants FROM images
    WHERE hash = ${hash} AND removing_at IS NULL AND stored_at IS NOT NULL`,
  );
  return row ?? null;
}

/** Whether a picture was ever given this name. */
export async function isUploaded(db: Executor, name: string): Promise<boolean> {
  return (await queryFirst(db, sql`SELECT name FROM images WHERE name = ${name}`)) !== undefined;
}

interface NewImage extends Pick<EncodedImage, "width" | "height" | "variants"> {
  /** Taken unless the same bytes have a name already. */
  name: string;
  hash: string;
  bytes: number;
  uploadedBy: string;
  now: Date;
}

/** Writes down that the files of a picture are about to be stored, and gives the name that all who send it share. */
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

/** Notes that the files are there; false when somebody began to remove them meanwhile. */
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

/** Gives up a picture that could not be stored; false when somebody else has stored it. */
export async function abandonImage(db: Executor, name: string, now: Date): Promise<boolean> {
  const changed = await executeUpdate(
    db,
    sql`
    UPDATE images SET removing_at = ${now.toISOString()}
    WHERE name = ${name} AND stored_at IS NULL AND removing_at IS NULL`,
  );
  return changed > 0;
}

/**
 * Marks pictures that nothing shows and that nobody has sent since that moment, and those that were never completely
 * stored. The same bytes get a new name from then on, so that nobody is given files that are going away.
 */
export async function markUnused(db: Executor, { now, before, most }: Marking): Promise<void> {
  await executeUpdate(
    db,
    sql`
    UPDATE images SET removing_at = ${now.toISOString()} WHERE name IN (
      SELECT name FROM images
      WHERE removing_at IS NULL AND last_uploaded_at < ${before.toISOString()}
        AND NOT EXISTS (SELECT FROM image_uses WHERE image_uses.name = images.name)
      ORDER BY last_uploaded_at LIMIT ${most} FOR UPDATE SKIP LOCKED)`,
  );
}

interface Marking {
  now: Date;
  before: Date;
  most: number;
}

/** Marked pictures that are shown after all, by what was saved in the same moment, stay; then gives those that go. */
export async function listMarked(db: Executor, most: number): Promise<ImageRow[]> {
  await executeUpdate(
    db,
    // Without its hash, which a picture of a new name may have by now.
    sql`
    UPDATE images SET removing_at = NULL, hash = NULL
    WHERE removing_at IS NOT NULL AND stored_at IS NOT NULL
      AND EXISTS (SELECT FROM image_uses WHERE image_uses.name = images.name)`,
  );
  return queryRows<ImageRow>(
    db,
    sql`SELECT name, variants FROM images WHERE removing_at IS NOT NULL ORDER BY removing_at LIMIT ${most}`,
  );
}

export async function deleteImageRow(db: Executor, name: string): Promise<void> {
  await executeUpdate(db, sql`DELETE FROM images WHERE name = ${name} AND removing_at IS NOT NULL`);
}
