import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryRows } from "../../../db/executor";
import type { ImageStores } from "../../../storage/open-storage";
import { keysOf } from "./image-files";
import type { ImageRow } from "./images.repo";

/** Copies images from this machine's folder to the bucket and counts them. Other machines copy theirs. */
export async function moveToBucket({
  db,
  imageStores,
}: {
  db: Executor;
  imageStores: ImageStores;
}): Promise<number> {
  const { storage, folder } = imageStores;
  if (storage === folder) return 0;
  const rows = await queryRows<ImageRow>(
    db,
    sql`
    SELECT name, variants FROM images
    WHERE stored_in = 'folder' AND stored_at IS NOT NULL AND removing_at IS NULL ORDER BY name`,
  );
  let moved = 0;
  for (const image of rows) {
    const files = await Promise.all(
      keysOf(image).map(async (key) => ({ key, file: await folder.read(key) })),
    );
    if (files.some(({ file }) => file === null)) continue;
    for (const { key, file } of files) if (file) await storage.put(key, file.data);
    moved += await executeUpdate(
      db,
      sql`UPDATE images SET stored_in = 'bucket' WHERE name = ${image.name} AND removing_at IS NULL`,
    );
  }
  return moved;
}
