import type { Product, ProductForm } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { tagMatches } from "../../plugins/ready-reply";
import { recordAudit } from "../audit";
import { toChange } from "./create-product";
import { productTag, toProduct } from "./product.mapper";
import { lockProduct, updateProductRow } from "./product.repo";

interface Edit {
  id: string;
  form: ProductForm;
  /** The version that the editor saw; without it the last one to save wins. */
  ifMatch: string | undefined;
}

/** Changes a product, unless somebody else did since the editor looked. */
export async function updateProduct(
  { db, clock, catalogue }: AppContext,
  { id, form, ifMatch }: Edit,
  { caller, requestId, origin }: Author,
): Promise<Product> {
  const at = clock();
  const updated = await inTransaction(db, async (tx) => {
    const before = await lockProduct(tx, id);
    if (ifMatch !== undefined && !tagMatches(ifMatch, productTag(before))) {
      throw new AppError("edit_conflict", { context: toProduct(before, origin) });
    }
    const after = await updateProductRow(tx, id, toChange(form, origin), at);
    await recordAudit(tx, {
      actor: caller,
      action: "product.update",
      subjectType: "product",
      subjectId: id,
      before: toProduct(before, ""),
      after: toProduct(after, ""),
      requestId,
      at,
    });
    return after;
  });
  catalogue.forget();
  return toProduct(updated, origin);
}
