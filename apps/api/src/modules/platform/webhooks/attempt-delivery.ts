import { type SQL, sql } from "drizzle-orm";
import { executeUpdate, queryFirst } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import type { PlatformContext } from "../context";
import { enqueueMail, toSenderProfile, webhookDisabledMail } from "../mail";
import type { Delivery } from "./delivery.repo";
import { nextAttemptAt } from "./retry-times";
import { type Outcome, sendRequest } from "./send-request";
import type { Receiver } from "./webhook.repo";
import { signedHeaders } from "./webhook-secret";

const GONE = 410;

/** What deliveries need. */
export interface DeliveryContext extends Pick<PlatformContext, "db" | "clock" | "config"> {
  settings: Pick<PlatformContext["settings"], "current">;
}

/** The result of one attempt, with when it began and how long it took. */
type Attempt = Outcome & { at: Date; milliseconds: number };

/** Sends a delivery and stores the result. A failed one is tried again later; the last failure disables the webhook. */
export async function attemptDelivery(
  context: DeliveryContext,
  receiver: Receiver,
  delivery: Delivery,
  signal: AbortSignal,
): Promise<void> {
  const attempt = await send(context, receiver, delivery, signal);
  // The process stops, or another one has taken over.
  if (signal.aborted) return;
  const { id, attempts } = delivery;
  if (!attempt.error) return storeAttempt(context, id, attempt, delivered(attempt));
  const next = nextAttemptAt(attempts + 1, attempt.at);
  const isGone = attempt.response?.status === GONE;
  const retry = sql`next_at = ${(next ?? attempt.at).toISOString()}::timestamptz, attempts = attempts + 1`;
  await storeAttempt(context, id, attempt, retry);
  if (isGone || !next) await disable(context, receiver, isGone ? "gone" : "failures", attempt);
}

/** Sends a delivery at once, because an Admin asks for it. A failure does not change when it is tried again. */
export async function attemptNow(
  context: DeliveryContext,
  receiver: Receiver,
  delivery: Delivery,
): Promise<void> {
  const attempt = await send(context, receiver, delivery, new AbortController().signal);
  // A delivery that waits keeps its attempts.
  const failed = sql`attempts = attempts + CASE WHEN next_at IS NULL THEN 1 ELSE 0 END`;
  await storeAttempt(context, delivery.id, attempt, attempt.error ? failed : delivered(attempt), sql`true`);
}

async function send(
  { clock, config }: DeliveryContext,
  receiver: Receiver,
  { messageId, body }: Delivery,
  signal: AbortSignal,
): Promise<Attempt> {
  const at = clock();
  const headers = signedHeaders(config.authSecret, receiver, { id: messageId, at, body });
  if (!headers) {
    const error = "The secret can't be read, because AUTH_SECRET changed. Create a new secret.";
    return { response: null, error, at, milliseconds: 0 };
  }
  const start = performance.now();
  const allowPrivate = config.webhookPrivateAddresses;
  const outcome = await sendRequest({ url: receiver.url, headers, body }, { allowPrivate, signal });
  return { ...outcome, at, milliseconds: Math.round(performance.now() - start) };
}

const time = ({ at }: Attempt) => sql`${at.toISOString()}::timestamptz`;
const delivered = (attempt: Attempt) =>
  sql`delivered_at = ${time(attempt)}, next_at = NULL, attempts = attempts + 1`;

/** Stores an attempt, unless the webhook was deleted or, by default, the delivery succeeded in the meantime. */
async function storeAttempt(
  { db }: DeliveryContext,
  id: string,
  attempt: Attempt,
  changes: SQL,
  condition = sql`delivered_at IS NULL`,
): Promise<void> {
  const { response, error, milliseconds } = attempt;
  await executeUpdate(
    db,
    sql`
    UPDATE webhook_deliveries SET ${changes}, attempted_at = ${time(attempt)},
      milliseconds = ${milliseconds}, response_status = ${response?.status ?? null},
      response_body = ${response?.body ?? null}, error = ${error}
    WHERE id = ${id}::bigint AND ${condition}`,
  );
}

/** Disables a webhook and tells the owner. */
function disable(
  context: DeliveryContext,
  { id, url }: Receiver,
  reason: "failures" | "gone",
  { error, at }: Attempt,
): Promise<void> {
  return inTransaction(context.db, async (tx: Transaction) => {
    const disabled = await queryFirst(
      tx,
      sql`UPDATE webhooks SET disabled_reason = ${reason} WHERE id = ${id} AND disabled_reason IS NULL RETURNING id`,
    );
    const { contactEmail } = context.settings.current;
    if (!disabled || !contactEmail) return;
    const webhook = { id, host: new URL(url).host, reason, error: error ?? "" };
    await enqueueMail(tx, webhookDisabledMail(webhook, contactEmail, toSenderProfile(context)), at);
  });
}
