import type { ProductParts, SavedProduct } from "@larkwood/contract";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { products } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { findCollectionIds } from "../collections";
import type { CatalogueContext } from "../context";
import { writeParts } from "../products";
import { getAdminProduct } from "../schedule";
import { toParts } from "./to-parts";

interface Input {
  id: string;
  form: ProductParts;
  /** The version that the editor loaded; if missing, the last save wins. */
  ifMatch: string | undefined;
}

/** Saves all changed parts of a product in one transaction, as one version. */
export async function saveProduct(
  context: CatalogueContext,
  { id, form, ifMatch }: Input,
  actor: Actor,
): Promise<SavedProduct> {
  const { db, clock, catalogueChanges } = context;
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    await lockCaller(tx, actor.caller);
    const parts = toParts(context, form, actor);
    const { before } = await writeParts(tx, { id, ifMatch, parts, at }, actor);
    // Each part raises the version; together they are one.
    if (parts.length > 0)
      await tx
        .update(products)
        .set({ version: before.row.version + 1 })
        .where(eq(products.id, id));
    return {
      ...(await getAdminProduct(tx, id, actor.origin)),
      collectionIds: await findCollectionIds(tx, id),
    };
  });
  catalogueChanges.invalidate([id]);
  return saved;
}
