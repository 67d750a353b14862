import type { WebhookDelivery } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { CursorPosition } from "../../../core/cursor";
import { countUpTo, type Executor, queryFirst, queryRows } from "../../../db/executor";

/** A delivery as it is sent. */
export interface Delivery {
  id: string;
  webhookId: string;
  messageId: string;
  event: string;
  body: string;
  attempts: number;
}

const sentColumns = sql`id, webhook_id AS "webhookId", message_id AS "messageId", event, body, attempts`;

/** Due deliveries of a webhook. One about an object waits for all earlier ones about it. */
export function findDueDeliveries(
  db: Executor,
  webhookId: string,
  limit: number,
  now: Date,
): Promise<Delivery[]> {
  return queryRows<Delivery>(
    db,
    sql`
    SELECT ${sentColumns} FROM webhook_deliveries AS due
    WHERE webhook_id = ${webhookId} AND next_at <= ${now.toISOString()}::timestamptz
      AND NOT EXISTS (
        SELECT FROM webhook_deliveries AS earlier
        WHERE earlier.webhook_id = due.webhook_id AND earlier.object_id = due.object_id AND earlier.id < due.id
          AND earlier.next_at IS NOT NULL)
    ORDER BY next_at, id LIMIT ${limit}`,
  );
}

/** How many deliveries of a webhook wait for an attempt, at most `max`. */
export const countWaiting = (db: Executor, webhookId: string, max: number): Promise<number> =>
  countUpTo(db, max, sql`webhook_deliveries WHERE webhook_id = ${webhookId} AND next_at IS NOT NULL`);

export async function getDelivery(db: Executor, id: string): Promise<Delivery> {
  const row = await queryFirst<Delivery>(
    db,
    sql`SELECT ${sentColumns} FROM webhook_deliveries WHERE id = ${id}::bigint`,
  );
  if (!row) throw new AppError("not_found");
  return row;
}

export interface NewDelivery {
  messageId: string;
  event: string;
  objectId: string | null;
  body: string;
}

/** Stores deliveries in their order; due at once, or never if `nextAt` is null. Returns their ids. */
export async function insertDeliveries(
  db: Executor,
  webhookId: string,
  deliveries: readonly NewDelivery[],
  { now, nextAt }: { now: Date; nextAt: Date | null },
): Promise<string[]> {
  const column = (key: keyof NewDelivery) => sql`${sql.param(deliveries.map((one) => one[key]))}::text[]`;
  const rows = await queryRows<{ id: string }>(
    db,
    sql`
    INSERT INTO webhook_deliveries (webhook_id, message_id, event, object_id, body, created_at, next_at)
    SELECT ${webhookId}, message_id, event, object_id, body, ${now.toISOString()}::timestamptz,
      ${nextAt?.toISOString() ?? null}::timestamptz
    FROM unnest(${column("messageId")}, ${column("event")}, ${column("objectId")}, ${column("body")})
      WITH ORDINALITY AS new (message_id, event, object_id, body, position)
    ORDER BY position
    RETURNING id`,
  );
  return rows.map(({ id }) => id);
}

export interface DeliveryRow extends Delivery {
  createdAt: string;
  nextAt: string | null;
  deliveredAt: string | null;
  attemptedAt: string | null;
  milliseconds: number | null;
  responseStatus: number | null;
  responseBody: string | null;
  error: string | null;
}

const columns = sql`
  ${sentColumns}, created_at AS "createdAt", next_at AS "nextAt", delivered_at AS "deliveredAt",
  attempted_at AS "attemptedAt", milliseconds, response_status AS "responseStatus", response_body AS "responseBody", error`;

/** Deliveries of a webhook after a cursor, newest first. */
export function findDeliveriesAfter(
  db: Executor,
  webhookId: string,
  after: CursorPosition | null,
  limit: number,
): Promise<DeliveryRow[]> {
  const isAfter = after ? sql`id < ${after.key}::bigint` : sql`true`;
  return queryRows<DeliveryRow>(
    db,
    sql`
    SELECT ${columns} FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND ${isAfter}
    ORDER BY id DESC LIMIT ${limit}`,
  );
}

export async function countDeliveries(db: Executor, webhookId: string): Promise<number> {
  const row = await queryFirst<{ total: number }>(
    db,
    sql`
    SELECT count(*)::int AS total
    FROM (SELECT FROM webhook_deliveries WHERE webhook_id = ${webhookId} LIMIT 1000) AS counted`,
  );
  return row?.total ?? 0;
}

/** A delivery for the API. */
export async function getWebhookDelivery(db: Executor, id: string): Promise<WebhookDelivery> {
  const row = await queryFirst<DeliveryRow>(
    db,
    sql`SELECT ${columns} FROM webhook_deliveries WHERE id = ${id}::bigint`,
  );
  if (!row) throw new AppError("not_found");
  return toWebhookDelivery(row);
}

const toTime = (text: string | null) => text && new Date(text).toISOString();

export function toWebhookDelivery(row: DeliveryRow): WebhookDelivery {
  const { responseStatus, responseBody } = row;
  return {
    id: row.id,
    event: row.event,
    status: row.deliveredAt ? "delivered" : row.nextAt ? "waiting" : "failed",
    attempts: row.attempts,
    createdAt: new Date(row.createdAt).toISOString(),
    lastAttemptAt: toTime(row.attemptedAt),
    nextAttemptAt: toTime(row.nextAt),
    request: { id: row.messageId, body: row.body },
    response: responseStatus === null ? null : { status: responseStatus, body: responseBody ?? "" },
    error: row.error,
    milliseconds: row.milliseconds,
  };
}
