import { type CreditedParts, namedDiscounts } from "@larkwood/domain";
import { expect } from "vitest";
import type { Database } from "../db/connection/client";
import { documentsOf, isInvoice } from "../modules/sales/documents/documents.repo";
import { sqlOn } from "./plain-sql";

type Discounts = Record<string, number>;
type Cause = "refund" | "change" | "rest";

interface StoredOrder {
  /** Whether it is paid, and all its refunds are done. */
  isSettled: boolean;
  subtotalCents: number;
  discounts: { name: string; cents: number }[];
}

/** Adds up by name, without the zeros. */
function sumByName(discounts: readonly { name: string; cents: number }[]): Discounts {
  const sums: Discounts = {};
  for (const { name, cents } of discounts) sums[name] = (sums[name] ?? 0) + cents;
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}

const negative = ({ discounts }: CreditedParts) =>
  discounts.map(({ name, cents }) => ({ name, cents: -cents }));

/**
 * The discounts that the documents of an order show: of the order with its changes, and of what is not credited. Null
 * without an invoice.
 */
async function readDocumented(db: Database, orderId: string) {
  const documents = await documentsOf(db, orderId);
  const newest = documents.findLastIndex(isInvoice);
  const invoice = documents[newest];
  if (!invoice || !isInvoice(invoice)) return null;
  const partsFor = (causes: readonly Cause[], from: number) =>
    documents.flatMap((one, index) => {
      if (isInvoice(one) || index < from || !one.content.cause || !one.content.parts) return [];
      return causes.includes(one.content.cause) ? [one.content.parts] : [];
    });
  const invoiced = namedDiscounts(invoice.content);
  const changes = partsFor(["change"], newest);
  const rest = partsFor(["rest"], newest);
  const credited = [...partsFor(["refund"], 0), ...rest];
  return {
    itemCents: changes.reduce((sum, { itemCents }) => sum - itemCents, invoice.content.subtotalCents),
    discounts: sumByName([...invoiced, ...changes.flatMap(negative)]),
    left: sumByName([...invoiced, ...changes.flatMap(negative), ...credited.flatMap(negative)]),
    isCredited: rest.length > 0,
  };
}

/**
 * The discounts of an order by name, by its documents if they describe it. They don't while money is on its way, after a
 * refund failed, or if a change moved no money.
 */
export async function expectDocumentedDiscounts(
  db: Database,
  orderId: string,
  details: string,
): Promise<{ discounts: Discounts; isDocumented: boolean }> {
  const [order] = await sqlOn(db)<StoredOrder>`
    SELECT status IN ('received', 'refunded') AND due_cents = 0 AND NOT EXISTS (
        SELECT FROM refunds WHERE refunds.order_id = orders.id AND state <> 'done') AS "isSettled",
      subtotal_cents::int AS "subtotalCents",
      coalesce((SELECT json_agg(json_build_object('name', name, 'cents', cents)) FROM order_promotions
        WHERE order_id = orders.id), '[]')::jsonb
      || CASE WHEN manual_discount IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object(
        'name', 'Discount (' || (manual_discount->>'reason') || ')', 'cents', manual_discount->'cents')) END AS discounts
    FROM (SELECT orders.id, subtotal_cents, manual_discount, payments.status, due_cents FROM orders JOIN payments ON order_id = orders.id) AS orders
    WHERE id = ${orderId}`;
  await expectSplitDiscounts(db, orderId, details);
  const documented = await readDocumented(db, orderId);
  const discounts = sumByName(order?.discounts ?? []);
  const isDocumented = order?.isSettled === true && documented?.itemCents === order.subtotalCents;
  if (isDocumented) expect(documented.discounts, details).toEqual(discounts);
  if (documented?.isCredited) expect(documented.left, details).toEqual({});
  return { discounts, isDocumented };
}

interface StoredSplit {
  discountCents: number;
  manualCents: number;
  /** What promotions take off each line. */
  lines: number[];
  promotions: { cents: number; lineCents: number[] }[];
}

/** The promotions of an order and its own discount add up to what is taken off, in all and for each line. */
async function expectSplitDiscounts(db: Database, orderId: string, details: string): Promise<void> {
  const [order] = await sqlOn(db)<StoredSplit>`
    SELECT discount_cents::int AS "discountCents", coalesce((manual_discount->>'cents')::int, 0) AS "manualCents",
      (SELECT json_agg(discount_cents ORDER BY position) FROM order_lines WHERE order_id = orders.id) AS lines,
      coalesce((SELECT json_agg(json_build_object('cents', cents, 'lineCents', line_cents)) FROM order_promotions
        WHERE order_id = orders.id), '[]') AS promotions
    FROM orders WHERE id = ${orderId}`;
  if (!order) return;
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const { promotions, lines, discountCents, manualCents } = order;
  expect(sumOf(promotions.map(({ cents }) => cents)) + manualCents, details).toBe(discountCents);
  const ofItems = promotions.filter(({ lineCents }) => lineCents.length > 0);
  expect(
    ofItems.map(({ lineCents }) => sumOf(lineCents)),
    details,
  ).toEqual(ofItems.map(({ cents }) => cents));
  expect(
    lines.map((_, index) => sumOf(ofItems.map(({ lineCents }) => lineCents[index] ?? 0))),
    details,
  ).toEqual(lines);
}
