import { createHash, createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Config } from "../../../config";
import { AppError } from "../../../core/app-error";
import { clientNetwork } from "../../../core/client-network";
import { createKeyedMutex } from "../../../core/concurrency";
import { type Executor, queryFirst } from "../../../db/executor";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// A household or a company orders less. A visitor who fills a stranger's mailbox or takes the stock wants more. Orders to a
// mailbox count per network, so that a stranger can't use up the limit of its owner; the mail limits bound all emails to it.
const MAX_PER_MAILBOX_NETWORK_AND_DAY = 10;
const MAX_PER_NETWORK_AND_HOUR = 30;

/** A visitor who orders without an account. */
export interface Guest {
  email: string;
  network: string;
}

/** Runs orders of a network or an account one after the other. They would wait for each other anyway, each with a connection. */
export const inTurnOfClient = createKeyedMutex();

/** The network of a visitor, as a keyed hash. */
export const networkOf = ({ authSecret }: Pick<Config, "authSecret">, address: string): string =>
  createHmac("sha256", authSecret)
    .update(`network of guests: ${clientNetwork(address)}`)
    .digest("hex");

/** Whose idempotency key it is: guests share keys with nobody who names another mailbox. */
export const guestKeyScope = (email: string): string =>
  `order of ${createHash("sha256").update(email.toLowerCase()).digest("hex")}`;

/**
 * Counts the order of a guest, and throws if its network sent too many, to this mailbox or in all. Locks mailbox and network until the transaction ends, so
 * that concurrent orders can't exceed a limit, also those of coupons.
 */
export async function countGuestOrder(tx: Executor, { email, network }: Guest, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended('mailbox ' || mailbox_of(${email}::text), 0))`,
  );
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('guests ' || ${network}::text, 0))`);
  const counted = await queryFirst<{ toMailbox: number; ofNetwork: number }>(
    tx,
    sql`
    WITH added AS (
      INSERT INTO guest_order_counts (mailbox, network, created_at)
      VALUES (mailbox_hash(${email}), decode(${network}, 'hex'), ${now.toISOString()})
    )
    SELECT
      (SELECT count(*)::int FROM guest_order_counts
        WHERE mailbox = mailbox_hash(${email}) AND network = decode(${network}, 'hex')
          AND created_at > ${before(DAY_MS)}::timestamptz) AS "toMailbox",
      (SELECT count(*)::int FROM guest_order_counts
        WHERE network = decode(${network}, 'hex') AND created_at > ${before(HOUR_MS)}::timestamptz) AS "ofNetwork"`,
  );
  const isWithin =
    counted !== undefined &&
    counted.toMailbox < MAX_PER_MAILBOX_NETWORK_AND_DAY &&
    counted.ofNetwork < MAX_PER_NETWORK_AND_HOUR;
  if (!isWithin)
    throw new AppError("too_many_requests", {
      detail: "There were too many orders without an account. Sign in, or try again later.",
    });
}
