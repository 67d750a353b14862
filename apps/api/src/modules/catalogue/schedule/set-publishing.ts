import type { AdminProduct, PublishingForm } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { startOfDay } from "../../../core/calendar";
import { products } from "../../../db/schema";
import type { CatalogueContext } from "../context";
import type { ProductPart } from "../products";
import { publishingOf } from "./admin-product";
import { editAdminPart } from "./edit-admin-part";

/** Publishes, schedules or hides a product. A time in the past publishes it at once. */
export function setPublishing(
  context: CatalogueContext,
  { id, form }: { id: string; form: PublishingForm },
  actor: Actor,
): Promise<AdminProduct> {
  return editAdminPart(context, { id, part: publishingPart(context, form) }, actor);
}

export function publishingPart(
  { settings }: Pick<CatalogueContext, "settings">,
  { state, publishAt }: PublishingForm,
): ProductPart {
  const planned = state === "scheduled" ? parsePublishAt(publishAt ?? "", settings.current.timeZone) : null;
  return {
    action: "product.publishing",
    async write(tx, { row }, at) {
      const isLater = planned !== null && planned > at;
      await tx
        .update(products)
        .set({
          published: state === "published" || (planned !== null && !isLater),
          publishAt: isLater ? planned : null,
          updatedAt: at,
          version: sql`${products.version} + 1`,
        })
        .where(eq(products.id, row.id));
    },
    toAuditEntry: ({ row }, tx) => publishingOf(tx, row.id),
  };
}

/** Parses a time, or a date as the start of that day in the shop's time zone. */
const parsePublishAt = (text: string, timeZone: string) =>
  text.includes("T") ? new Date(text) : startOfDay(text, timeZone);
