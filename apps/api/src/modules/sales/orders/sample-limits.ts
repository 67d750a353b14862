import type { OrderContact } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import type { NewOrder } from "./insert-order";

const DAY_MS = 86_400_000;
const DAYS = 30;
// Enough to compare twice; more would be a collection.
const MAX_ORDERS = 3;

interface SampleCustomer {
  customer: NewOrder["customer"];
  contact: OrderContact;
  now: Date;
}

/** Letters and digits of the address, so that other spacing or capitals make no other address. */
const addressOf = (address: ReturnType<typeof sql>) =>
  sql`regexp_replace(lower(${address}), '[^[:alnum:]]', '', 'g')`;

/** Throws if the customer or the postal address has ordered samples too often. Sample orders wait for each other. */
export async function assertWithinSampleLimits(
  tx: Executor,
  { customer, contact, now }: SampleCustomer,
): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('samples', 0))`);
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString();
  const { country, address, addressLine2, postCode, city } = contact;
  const isCustomer =
    "userId" in customer
      ? sql`user_id = ${customer.userId}`
      : sql`mailbox_of(email) = mailbox_of(${customer.email}::text)`;
  const row = await queryFirst<{ count: number }>(
    tx,
    sql`
    SELECT count(*)::int AS count FROM orders
    WHERE delivery ->> 'kind' = 'letter' AND created_at > ${since}::timestamptz AND status <> 'CANCELLED'
      AND (${isCustomer} OR (country = ${country}
        AND ${addressOf(sql`address || address_line2 || post_code || city`)}
          = ${addressOf(sql`${address + addressLine2 + postCode + city}::text`)}))`,
  );
  if ((row?.count ?? 0) >= MAX_ORDERS)
    throw new AppError("too_many_requests", {
      detail: `You can order samples ${MAX_ORDERS} times in ${DAYS} days. Contact us if you need more.`,
    });
}
