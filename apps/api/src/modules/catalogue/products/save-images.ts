import type { Product, ProductImagesForm } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { productImages, products } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { getDetail, lockIfUnchanged, toDetail, toStoredImage } from "./";

interface Input {
  id: string;
  form: ProductImagesForm;
  ifMatch: string | undefined;
}

/** Replaces the images of a product. A removed image stays stored while a variant or an order uses it. */
export async function savePictures(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, form, ifMatch }: Input,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = clock();
  const rows = form.images.map(({ url, alt, kind }, position) => ({
    productId: id,
    position,
    imageUrl: toStoredImage(url, origin),
    alt,
    kind,
  }));
  const saved = await inTransaction(db, async (tx) => {
    const before = toDetail(await lockIfUnchanged(tx, { id, ifMatch }, origin), "");
    await tx.delete(productImages).where(eq(productImages.productId, id));
    await tx.insert(productImages).values(rows);
    await tx
      .update(products)
      .set({ imageUrl: rows[0]?.imageUrl ?? "", updatedAt: at, version: sql`${products.version} + 1` })
      .where(eq(products.id, id));
    const after = await getDetail(tx, id);
    const toAuditValue = ({ name, imageUrl, images }: Product) => ({ name, imageUrl, images: images ?? [] });
    await recordAudit(tx, {
      actor: caller,
      action: "product.pictures",
      subjectType: "product",
      subjectId: id,
      before: toAuditValue(before),
      after: toAuditValue(toDetail(after, "")),
      requestId,
      at,
    });
    return after;
  });
  catalogue.invalidate([id]);
  return toDetail(saved, origin);
}
