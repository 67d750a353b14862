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

/** Publishes, schedules or hides a product. A time in the past publishes it at once. */
export async function setPublishing(
  { db, clock, catalogueChanges: catalogue, settings }: CatalogueContext,
  { id, form }: { id: string; form: PublishingForm },
  { caller, requestId, origin }: Actor,
): Promise<AdminProduct> {
  const at = clock();
  const planned =
    form.state === "scheduled" ? parsePublishAt(form.publishAt ?? "", settings.current.timeZone) : null;
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

/** Parses a time, or a date as the start of that day in the shop's time zone. */
const parsePublishAt = (text: string, timeZone: string) =>
  text.includes("T") ? new Date(text) : startOfDay(text, timeZone);
