import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Executor, rowsOf } from "../../db/executor";

const DAY_MS = 86_400_000;
const NAMES_PER_QUERY = 500;
const UPLOAD = /^([0-9a-f]{32})_\d+\.webp(\.part)?$/;

/**
 * Removes uploaded pictures that are a day old and that neither a product nor an order shows. Only those that this
 * database remembers as uploaded: on another database, or after a restore, an unknown picture may be somebody's.
 */
export async function removeUnusedImages(db: Executor, imagesFolder: string, now: Date): Promise<number> {
  const folder = join(imagesFolder, "uploads");
  const files = await oldUploads(folder, now.getTime() - DAY_MS);
  const names = [...files.keys()];
  let removed = 0;
  for (let start = 0; start < names.length; start += NAMES_PER_QUERY) {
    for (const name of await unusedOf(db, names.slice(start, start + NAMES_PER_QUERY))) {
      for (const file of files.get(name) ?? []) await rm(join(folder, file), { force: true });
      removed += 1;
    }
  }
  return removed;
}

/** Files of each picture of which every one is older than that moment. */
async function oldUploads(folder: string, before: number): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  const young = new Set<string>();
  for (const file of await readdir(folder).catch(() => [])) {
    const name = UPLOAD.exec(file)?.[1];
    if (!name) continue;
    const found = await stat(join(folder, file)).catch(() => null);
    if (!found || found.mtimeMs >= before) young.add(name);
    files.set(name, [...(files.get(name) ?? []), file]);
  }
  for (const name of young) files.delete(name);
  return files;
}

async function unusedOf(db: Executor, names: string[]): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`
    SELECT uploads.upload AS name FROM unnest(${sql.param(names)}::text[]) AS uploads(upload)
    WHERE EXISTS (
      SELECT FROM audit_log WHERE action = 'image.upload' AND upload_name(after->>'imageUrl') = uploads.upload
    ) AND NOT EXISTS (
      SELECT FROM products WHERE image_url LIKE '%/images/uploads/%' AND upload_name(image_url) = uploads.upload
    ) AND NOT EXISTS (
      SELECT FROM order_lines WHERE image_url LIKE '%/images/uploads/%' AND upload_name(image_url) = uploads.upload
    )`,
  );
  return rows.map(({ name }) => name);
}
