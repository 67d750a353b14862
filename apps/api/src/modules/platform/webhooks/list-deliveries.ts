import type { WebhookDelivery } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { SortOrder } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { PlatformContext } from "../context";
import { countDeliveries, findDeliveriesAfter, toWebhookDelivery } from "./delivery.repo";
import { getReceiver } from "./webhook.repo";

const NEWEST: SortOrder = { key: sql`id`, type: "bigint", descending: true };

/** A page of the deliveries of a webhook, newest first. */
export async function listDeliveries(
  { db }: Pick<PlatformContext, "db">,
  { id, ...query }: PageQuery & { id: string },
): Promise<Page<WebhookDelivery>> {
  await getReceiver(db, id);
  return fetchPage(query, {
    order: NEWEST,
    read: (after, limit) => findDeliveriesAfter(db, id, after, limit),
    count: () => countDeliveries(db, id),
    positionOf: (row) => ({ key: row.id, id: row.id }),
    map: toWebhookDelivery,
  });
}
