import type { OrderChange, OrderStatus } from "@larkwood/contract";
import { capitalised, discountCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { formatCents } from "../../../core/format-cents";
import { type Executor, queryFirst } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { enqueueMail, orderChangedMail, toSenderProfile } from "../../platform/mail";
import { syncInvoices } from "../documents";
import { paymentInstructions, refundsOf, type StoredRefund } from "../payments";
import { assertOrderVersion } from "./assert-order-version";
import { joinLines, planLines } from "./changed-lines";
import type { OrderContext } from "./order-context";
import { findOrderMailData } from "./order-mail-data";
import { recordOrderChange } from "./order-notes.repo";
import type { OrderRow } from "./order-row";
import { findOrder, lockOrder } from "./orders.repo";
import { priceOrder, subtotalOf } from "./price-order";
import { settleBalance } from "./settle-balance";
import { returnStock, takeStock } from "./take-stock";
import { withCategories, writeContact, writeLines, writeSales } from "./write-change";

const BEFORE_SHIPPING: readonly OrderStatus[] = ["PLACED", "CONFIRMED"];

type Changing = { id: string; change: OrderChange };
type By = Pick<Actor, "caller" | "requestId" | "origin">;

/**
 * Changes where an order goes, or its lines, before it is shipped: stock moves by the ledger, the one sum is made anew, and
 * the difference is settled. Lines that stay keep the price of their day.
 */
export async function changeOrder(context: OrderContext, { id, change }: Changing, actor: By): Promise<void> {
  const { db, clock, catalogueChanges } = context;
  const now = clock();
  const touched = await inTransaction(db, async (tx) => {
    const held = await lockOrder(tx, id);
    const before = held && (await findOrder(tx, id));
    if (!held || !before) throw new AppError("not_found");
    await assertOrderVersion(context, tx, { id, seen: change.version, version: held.version }, actor);
    const isOpen = held.paymentStatus === "expected" || held.paymentStatus === "received";
    if (!BEFORE_SHIPPING.includes(held.status) || !isOpen)
      throw new AppError("illegal_step", { context: { status: held.status, nextStatuses: [] } });
    if (change.contact) await writeContact(tx, id, change.contact);
    const country = change.contact?.country ?? before.country;
    const isSummedAnew = change.lines !== undefined || country.toLowerCase() !== before.country.toLowerCase();
    const ids = isSummedAnew ? await remake(context, tx, { before, change, country, now, actor }) : [];
    await tell(context, tx, before, actor, now);
    await syncInvoices(tx, { orderId: id, settings: context.settings, now });
    return ids;
  });
  catalogueChanges.stockChanged(touched);
}

interface Remaking {
  before: OrderRow;
  change: OrderChange;
  country: string;
  now: Date;
  actor: By;
}

/** Makes the lines and sums of an order anew, and names the products whose stock has moved. */
async function remake(context: OrderContext, tx: Transaction, remaking: Remaking): Promise<string[]> {
  const { before, change, country, now, actor } = remaking;
  const { id } = before;
  await refuseSettled(tx, before);
  // Paid before there were invoices: it gets the one of what was paid, not of what it is about to cost.
  if (before.paymentStatus === "received" && before.documents.length === 0)
    await syncInvoices(tx, { orderId: id, settings: context.settings, now });
  const wanted =
    change.lines ?? before.lines.map(({ quantity }, index) => ({ position: index + 1, quantity }));
  const plan = planLines(before.lines, wanted);
  const actorId = actor.caller.userId;
  // The pieces that come back first: an order may swap one for another of the last ones.
  const back =
    plan.change.less.length > 0
      ? await returnStock(tx, { orderId: id, pieces: plan.change.less, kind: "cancel", actorId, now })
      : [];
  const { taken, shortages } =
    plan.change.more.length > 0 ? await takeStock(tx, plan.change.more) : { taken: [], shortages: [] };
  if (shortages.length > 0) throw new AppError("out_of_stock", { context: { shortages } });
  await writeSales(tx, { orderId: id, taken, actorId, now });
  const lines = await withCategories(tx, joinLines(plan.stays, taken, plan.change));
  if (!lines)
    throw new AppError("order_unchangeable", {
      detail: "A product in this order was deleted, so delivery and tax can't be calculated.",
    });
  const coupon = await couponOf(tx, before, subtotalOf(lines));
  const delivery = before.delivery?.name;
  const priced = priceOrder(context.settings.current, { lines, coupon, country, delivery });
  if (!priced.isDeliverable)
    throw new AppError("delivery_unavailable", { detail: `We can't deliver these items to ${country}.` });
  await writeLines(tx, id, { lines, money: priced.money, delivery: priced.delivery });
  await settleBalance(context, tx, { before, money: priced.money, actor: actor.caller, now });
  return [...back, ...taken.map(({ productId }) => productId)];
}

/** What was refunded or invoiced by its lines names them by their numbers, so that they stay as they are. */
async function refuseSettled(tx: Executor, { id, documents, paymentStatus }: OrderRow): Promise<void> {
  const isOther = ({ settles, cause, state }: StoredRefund) =>
    !settles && cause !== "late" && state !== "failed";
  if ((await refundsOf(tx, id)).some(isOther))
    throw new AppError("order_unchangeable", {
      detail: "Items can't be changed after a refund.",
    });
  // Also where the money for them stayed, as a bank would not take it back.
  if (await hasPiecesBack(tx, id))
    throw new AppError("order_unchangeable", {
      detail: "Items can't be changed after some were restocked.",
    });
  if (documents.length > 0 && paymentStatus === "expected")
    throw new AppError("order_unchangeable", {
      detail: "This order has an invoice. Cancel it and create a new order.",
    });
}

const hasPiecesBack = async (tx: Executor, orderId: string) =>
  (await queryFirst(
    tx,
    sql`SELECT FROM order_lines WHERE order_id = ${orderId} AND returned > 0 LIMIT 1`,
  )) !== undefined;

/** The coupon of an order goes on counting, for what is bought now. */
async function couponOf(tx: Executor, { id, couponCode }: OrderRow, subtotalCents: number) {
  if (!couponCode) return null;
  const coupon = await queryFirst<{ kind: "percent" | "fixed"; value: number }>(
    tx,
    sql`
    SELECT kind, value FROM coupons WHERE id = (SELECT coupon_id FROM orders WHERE id = ${id})`,
  );
  return coupon ? { code: couponCode, discountCents: discountCents(subtotalCents, coupon) } : null;
}

async function tell(
  context: OrderContext,
  tx: Executor,
  before: OrderRow,
  { caller, requestId }: By,
  at: Date,
) {
  const after = await findOrder(tx, before.id);
  if (!after) throw new AppError("not_found");
  const { currency } = context.settings.current;
  const [old, now] = [wordsOf(before, currency), wordsOf(after, currency)];
  const changes = (Object.keys(now) as (keyof typeof now)[]).filter((field) => old[field] !== now[field]);
  if (changes.length === 0) return;
  const body = changes.map((field) => `${capitalised(field)}: ${old[field]} → ${now[field]}`).join("\n");
  await recordOrderChange(tx, { orderId: before.id, body, actor: caller, now: at });
  await recordAudit(tx, {
    actor: caller,
    action: "order.change",
    subjectType: "order",
    subjectId: before.id,
    before: { number: Number(before.number), ...old },
    after: { number: Number(before.number), ...now },
    requestId,
    at,
  });
  const mailed = await findOrderMailData(tx, before.id);
  if (mailed)
    await enqueueMail(tx, orderChangedMail(mailed, restOf(context, after), toSenderProfile(context)), at);
}

/** How the rest of a paid order is to be paid; null when nothing is owed beside what came. */
function restOf({ settings }: OrderContext, { number, dueCents, createdAt, paymentMethod }: OrderRow) {
  const totalCents = Number(dueCents);
  if (totalCents === 0) return null;
  const payable = { number: Number(number), totalCents, isBalance: true, createdAt: new Date(createdAt) };
  return { dueCents: totalCents, ...paymentInstructions(paymentMethod, payable, settings.current) };
}

const wordsOf = (order: OrderRow, currency: string) => ({
  address: [order.firstName, order.lastName, order.address, order.country, order.phoneNumber].join(", "),
  items: order.lines
    .map((line) => `${line.quantity} × ${[line.name, line.variant].filter(Boolean).join(", ")}`)
    .join("; "),
  total: formatCents(Number(order.totalCents), currency),
  "balance due": formatCents(Number(order.dueCents), currency),
});
