import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { parseIfMatch, toProduct } from "./product.mapper";
import { findDetail, lockProduct } from "./product.repo";

interface Seen {
  id: string;
  /** The version that the editor saw; without it the last one to save wins. */
  ifMatch: string | undefined;
}

/** The product with all that its page shows, locked, unless somebody else changed it since the editor looked. */
export async function lockIfUnchanged(tx: Executor, { id, ifMatch }: Seen, origin: string) {
  const row = await lockProduct(tx, id);
  if (ifMatch !== undefined && !parseIfMatch(ifMatch, row.version))
    throw new AppError("edit_conflict", { context: toProduct(row, origin) });
  return getDetail(tx, id);
}

export async function getDetail(tx: Executor, id: string) {
  const found = await findDetail(tx, id);
  if (!found) throw new AppError("not_found");
  return found;
}
