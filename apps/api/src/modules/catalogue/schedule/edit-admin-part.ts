import type { AdminProduct } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { inTransaction } from "../../../db/transaction";
import type { CatalogueContext } from "../context";
import { type ProductPart, writeParts } from "../products";
import { getAdminProduct } from "./admin-product";

/** Saves a part that only editors see, such as the publishing state; the last save wins. */
export async function editAdminPart(
  { db, clock, catalogueChanges }: CatalogueContext,
  { id, part }: { id: string; part: ProductPart },
  actor: Actor,
): Promise<AdminProduct> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    await writeParts(tx, { id, ifMatch: undefined, parts: [part], at }, actor);
    return getAdminProduct(tx, id, actor.origin);
  });
  catalogueChanges.invalidate([id]);
  return saved;
}
