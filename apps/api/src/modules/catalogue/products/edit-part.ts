import type { Product } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import type { CatalogueContext } from "../context";
import { toDetail } from "./product.mapper";
import { type ProductPart, writeParts } from "./write-parts";

interface PartEdit {
  id: string;
  /** The version that the editor loaded; if missing, the last save wins. */
  ifMatch: string | undefined;
  part: ProductPart;
}

/** Saves one part of a product. Throws `edit_conflict` if the product changed since the editor loaded it. */
export async function editPart(
  { db, clock, catalogueChanges }: CatalogueContext,
  { id, ifMatch, part }: PartEdit,
  actor: Actor,
): Promise<Product> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    await lockCaller(tx, actor.caller);
    return (await writeParts(tx, { id, ifMatch, parts: [part], at }, actor)).after;
  });
  catalogueChanges.invalidate([id]);
  return toDetail(saved, actor.origin);
}
