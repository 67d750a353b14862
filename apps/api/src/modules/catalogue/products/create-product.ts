import type { Product, ProductForm } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import { toProduct, toStoredImage } from "./product.mapper";
import { findProduct, insertProduct, type ProductChange } from "./product.repo";
import { recordStockMoves } from "./stock-moves.repo";

/** Maps the form to columns. */
export function toChange(form: Omit<ProductForm, "acceptedTos">, origin: string): ProductChange {
  const { name, description, category, price, quantity, imageUrl } = form;
  return {
    name,
    description,
    category,
    priceCents: toCents(price),
    quantity,
    imageUrl: toStoredImage(imageUrl, origin),
  };
}

interface Input {
  form: ProductForm & { draft?: boolean | undefined };
  /** A repeated key creates no second product. */
  key: string | undefined;
}

/** Creates a product, or returns the one created earlier with this key. */
export async function createProduct(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { form, key }: Input,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = clock();
  const id = newId(at);
  const keyed = { userId: caller.userId, key, request: form, resourceId: id };
  const created = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    await lockCaller(tx, caller);
    const row = await insertProduct(tx, {
      id,
      createdAt: at,
      published: !form.draft,
      ...toChange(form, origin),
    });
    const opening = { productId: id, before: 0, after: row.quantity };
    await recordStockMoves(tx, [opening], { kind: "opening", actorId: caller.userId, at });
    await recordAudit(tx, {
      actor: caller,
      action: "product.create",
      subjectType: "product",
      subjectId: id,
      after: toProduct(row, ""),
      requestId,
      at,
    });
    return row;
  });
  if (created.isNew) catalogue.invalidate([id]);
  const row = created.isNew ? created.result : await findProduct(db, created.resourceId ?? id);
  // An earlier call with this key created it, and it was deleted since.
  if (!row) throw new AppError("not_found");
  return toProduct(row, origin);
}
