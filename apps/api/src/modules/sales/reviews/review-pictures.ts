import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, executeUpdate } from "../../../db/executor";

/** The stored path of an uploaded picture, without the origin that the client has seen. */
const pathOf = (url: string) => url.slice(url.indexOf("/images/uploads/"));

/** Stores the pictures of a review. Each must have been uploaded. */
export async function insertPictures(tx: Executor, reviewId: string, urls: readonly string[]): Promise<void> {
  const paths = [...new Set(urls.map(pathOf))];
  if (paths.length === 0) return;
  const inserted = await executeUpdate(
    tx,
    sql`
    INSERT INTO review_pictures (review_id, position, image_url)
    SELECT ${reviewId}, position - 1, path
    FROM unnest(${sql.param(paths)}::text[]) WITH ORDINALITY AS picture(path, position)
    WHERE EXISTS (
      SELECT FROM images WHERE images.name = upload_name(path) AND stored_at IS NOT NULL AND removing_at IS NULL)`,
  );
  if (inserted < paths.length)
    throw new AppError("invalid_input", {
      errors: { photos: "A picture is no longer there. Please choose it again." },
    });
}
