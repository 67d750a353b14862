import type { ChangeEvent, Webhook } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";

interface WebhookRow extends Omit<Webhook, "state"> {
  isFailing: boolean;
}

const ofWebhook = sql`FROM webhook_deliveries WHERE webhook_id = webhooks.id`;

const columns = sql`
  id, url, description, events, disabled_reason AS "disabledReason", created_at AS "createdAt",
  previous_secret_until AS "previousSecretUntil",
  EXISTS (SELECT ${ofWebhook} AND next_at IS NOT NULL AND attempts > 0) AS "isFailing",
  (SELECT count(*)::int FROM (SELECT ${ofWebhook} AND next_at IS NOT NULL LIMIT 1000) AS counted) AS waiting,
  (SELECT delivered_at ${ofWebhook} AND delivered_at IS NOT NULL ORDER BY webhook_deliveries.id DESC LIMIT 1)
    AS "lastDeliveredAt"`;

const toTime = (text: string | null) => text && new Date(text).toISOString();

function toWebhook({ isFailing, ...row }: WebhookRow, now: Date): Webhook {
  const previousSecretUntil = toTime(row.previousSecretUntil);
  return {
    ...row,
    state: row.disabledReason ? "disabled" : isFailing ? "failing" : "working",
    lastDeliveredAt: toTime(row.lastDeliveredAt),
    previousSecretUntil:
      previousSecretUntil && new Date(previousSecretUntil) > now ? previousSecretUntil : null,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** All webhooks, the newest first. */
export async function listWebhooks(db: Executor, now: Date): Promise<Webhook[]> {
  const rows = await queryRows<WebhookRow>(db, sql`SELECT ${columns} FROM webhooks ORDER BY id DESC`);
  return rows.map((row) => toWebhook(row, now));
}

export async function getWebhook(db: Executor, id: string, now: Date): Promise<Webhook> {
  const row = await queryFirst<WebhookRow>(db, sql`SELECT ${columns} FROM webhooks WHERE id = ${id}`);
  if (!row) throw new AppError("not_found");
  return toWebhook(row, now);
}

/** What a delivery needs to know about its webhook. */
export interface Receiver {
  id: string;
  url: string;
  events: ChangeEvent[];
  secret: Buffer;
  previousSecret: Buffer | null;
  previousSecretUntil: string | null;
}

const receiverColumns = sql`
  webhooks.id, url, events, secret, previous_secret AS "previousSecret", previous_secret_until AS "previousSecretUntil"`;

const findReceiver = (db: Executor, condition: SQL) =>
  queryFirst<Receiver>(db, sql`SELECT ${receiverColumns} FROM webhooks WHERE ${condition}`);

/** The webhook with its secret, unless it is deleted or disabled. */
export const findEnabledReceiver = (db: Executor, id: string) =>
  findReceiver(db, sql`id = ${id} AND disabled_reason IS NULL`);

/** The webhook with its secret, also if it is disabled. */
export async function getReceiver(db: Executor, id: string): Promise<Receiver> {
  const receiver = await findReceiver(db, sql`id = ${id}`);
  if (!receiver) throw new AppError("not_found");
  return receiver;
}

/** Key of the job that delivers to a webhook. */
export const jobKeyOf = (webhookId: string) => `webhook ${webhookId}`;
