import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { parseIfMatch, toProduct } from "./product.mapper";
import { findDetail, lockProduct } from "./product.repo";

interface ExpectedVersion {
  id: string;
  /** The version that the editor loaded; if missing, the last save wins. */
  ifMatch: string | undefined;
}

/** Locks the product and returns its details. Throws `edit_conflict` if it changed since the editor loaded it. */
export async function lockIfUnchanged(tx: Executor, { id, ifMatch }: ExpectedVersion, origin: string) {
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
