import type { AdminProduct, PublishingForm } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { startOfDay } from "../../../core/calendar";
import { products } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { lockProduct } from "../products";
import { getAdminProduct, toPublishing } from "./admin-product";

/** Says who sees a product. A moment that has passed already means at once. */
export async function setPublishing(
  { db, clock, catalogueChanges: catalogue, settings }: CatalogueContext,
  { id, form }: { id: string; form: PublishingForm },
  { caller, requestId, origin }: Actor,
): Promise<AdminProduct> {
  const at = clock();
  const planned =
    form.state === "scheduled" ? momentOf(form.publishAt ?? "", settings.current.timeZone) : null;
  const isLater = planned !== null && planned > at;
  const after = {
    published: form.state === "published" || (planned !== null && !isLater),
    publishAt: isLater ? planned : null,
  };
  const saved = await inTransaction(db, async (tx) => {
    const { name } = await lockProduct(tx, id);
    const before = (await getAdminProduct(tx, id, "")).publishing;
    await tx
      .update(products)
      .set({ ...after, updatedAt: at, version: sql`${products.version} + 1` })
      .where(eq(products.id, id));
    await recordAudit(tx, {
      actor: caller,
      action: "product.publishing",
      subjectType: "product",
      subjectId: id,
      before: { name, ...before },
      after: { name, ...toPublishing(after) },
      requestId,
      at,
    });
    return getAdminProduct(tx, id, origin);
  });
  catalogue.invalidate([id]);
  return saved;
}

/** A moment, or the beginning of a day where the shop is. */
const momentOf = (text: string, timeZone: string) =>
  text.includes("T") ? new Date(text) : startOfDay(text, timeZone);
