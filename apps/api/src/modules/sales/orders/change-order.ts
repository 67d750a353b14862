import { isSameCountry, type OrderChange, type OrderStatus } from "@larkwood/contract";
import { addressLines, capitalised } from "@larkwood/domain";
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
import { lockUnchangedOrder } from "./lock-unchanged-order";
import { assertUnpaid, discountText } from "./manual-discount";
import type { OrderContext } from "./order-context";
import { assertWithinOrderLimits } from "./order-limits";
import { findOrderMailData } from "./order-mail-data";
import { recordOrderChange } from "./order-notes.repo";
import type { OrderRow } from "./order-row";
import { findOrder } from "./orders.repo";
import { assertMaySetPrices, hasOwnPrice, itemText, withOwnPrices } from "./own-prices";
import { joinLines, planLines } from "./plan-lines";
import { priceChangedOrder } from "./price-changed-order";
import { settleBalance } from "./settle-balance";
import { returnStock, takeStock } from "./take-stock";
import { insertSaleMoves, withCategories, writeContact, writeLines } from "./write-change";

const BEFORE_SHIPPING: readonly OrderStatus[] = ["PLACED", "CONFIRMED"];

type ChangeInput = { id: string; change: OrderChange };
type ChangeActor = Pick<Actor, "caller" | "requestId" | "origin">;

/**
 * Changes the address or the lines of an order before it is shipped. Adjusts stock, recalculates the total and settles
 * the difference. Unchanged lines keep their price.
 */
export async function changeOrder(
  context: OrderContext,
  { id, change }: ChangeInput,
  actor: ChangeActor,
): Promise<void> {
  const { db, clock, catalogueChanges } = context;
  const now = clock();
  if (change.manualDiscount !== undefined || hasOwnPrice(change.lines ?? []))
    assertMaySetPrices(actor.caller);
  const changedProducts = await inTransaction(db, async (tx) => {
    const locked = await lockUnchangedOrder(context, tx, { id, version: change.version }, actor);
    const before = await findOrder(tx, id);
    if (!before) throw new AppError("not_found");
    const isOpen = locked.paymentStatus === "expected" || locked.paymentStatus === "received";
    if (!BEFORE_SHIPPING.includes(locked.status) || !isOpen)
      throw new AppError("illegal_step", { context: { status: locked.status, nextStatuses: [] } });
    if (change.manualDiscount !== undefined) assertUnpaid(before);
    if (change.contact) await writeContact(tx, id, change.contact);
    const country = change.contact?.country ?? before.country;
    const isLetter = before.delivery?.kind === "letter";
    const changesItems = change.lines !== undefined || change.manualDiscount !== undefined;
    if (isLetter && changesItems)
      throw new AppError("order_unchangeable", {
        detail: "The samples of an order can't be changed. Cancel it, and order others.",
      });
    // Samples are free everywhere.
    const needsNewTotal = changesItems || (!isLetter && !isSameCountry(country, before.country));
    const ids = needsNewTotal ? await changeLines(context, tx, { before, change, country, now, actor }) : [];
    await recordAndNotify(context, tx, before, actor, now);
    await syncInvoices(tx, { orderId: id, settings: context.settings, now });
    return ids;
  });
  catalogueChanges.stockChanged(changedProducts);
}

interface LinesChange {
  before: OrderRow;
  change: OrderChange;
  country: string;
  now: Date;
  actor: ChangeActor;
}

/** Changes lines and total of an order. Returns the ids of products whose stock changed. */
async function changeLines(context: OrderContext, tx: Transaction, input: LinesChange): Promise<string[]> {
  const { before, change, country, now, actor } = input;
  const { id } = before;
  await assertLinesChangeable(tx, before);
  // An order from before invoices existed: invoice the amount paid before the total changes.
  if (before.paymentStatus === "received" && before.documents.length === 0)
    await syncInvoices(tx, { orderId: id, settings: context.settings, now });
  const requested =
    change.lines ?? before.lines.map(({ quantity }, index) => ({ position: index + 1, quantity }));
  const plan = planLines(before.lines, requested);
  const actorId = actor.caller.userId;
  // Return stock first: the order may swap items of a product that is otherwise out of stock.
  const returned =
    plan.change.less.length > 0
      ? await returnStock(tx, { orderId: id, lines: plan.change.less, kind: "cancel", actorId, now })
      : [];
  const { taken, shortages } =
    plan.change.more.length > 0 ? await takeStock(tx, plan.change.more) : { taken: [], shortages: [] };
  if (shortages.length > 0) throw new AppError("out_of_stock", { context: { shortages } });
  await insertSaleMoves(tx, { orderId: id, taken, actorId, now });
  const added = requested.flatMap((line) => ("position" in line ? [] : [line]));
  const joined = withOwnPrices(joinLines(plan.stays, taken, plan.change), added);
  // A change that adds nothing may leave more than the limit of today.
  if (plan.change.more.length > 0) assertWithinOrderLimits(joined, context.settings.current);
  const lines = await withCategories(tx, joined);
  if (!lines)
    throw new AppError("order_unchangeable", {
      detail: "A product in this order was deleted, so delivery and tax can't be calculated.",
    });
  const priced = await priceChangedOrder(context, tx, { before, change, country, lines });
  if (!priced.isDeliverable)
    throw new AppError("delivery_unavailable", { detail: `We can't deliver these items to ${country}.` });
  const hasNewItems = plan.change.more.length + plan.change.less.length > 0;
  await writeLines(tx, id, { ...priced, hasNewItems });
  await settleBalance(context, tx, { before, money: priced.money, actor: actor.caller, now });
  return [...returned, ...taken.map(({ productId }) => productId)];
}

/** Refunds and invoices refer to lines by number, so lines can't change afterwards. */
async function assertLinesChangeable(
  tx: Executor,
  { id, documents, paymentStatus }: OrderRow,
): Promise<void> {
  const blocksChange = ({ settles, cause, state }: StoredRefund) =>
    !settles && cause !== "late" && state !== "failed";
  if ((await refundsOf(tx, id)).some(blocksChange))
    throw new AppError("order_unchangeable", {
      detail: "Items can't be changed after a refund.",
    });
  // Applies even if the refund of the restocked items failed.
  if (await hasRestockedItems(tx, id))
    throw new AppError("order_unchangeable", {
      detail: "Items can't be changed after some were restocked.",
    });
  if (documents.length > 0 && paymentStatus === "expected")
    throw new AppError("order_unchangeable", {
      detail: "This order has an invoice. Cancel it and create a new order.",
    });
}

const hasRestockedItems = async (tx: Executor, orderId: string) =>
  (await queryFirst(
    tx,
    sql`SELECT FROM order_lines WHERE order_id = ${orderId} AND returned > 0 LIMIT 1`,
  )) !== undefined;

/** Records the differences in the order history and the audit log, and emails the customer. */
async function recordAndNotify(
  context: OrderContext,
  tx: Executor,
  before: OrderRow,
  { caller, requestId }: ChangeActor,
  at: Date,
) {
  const after = await findOrder(tx, before.id);
  if (!after) throw new AppError("not_found");
  const { currency } = context.settings.current;
  const [old, now] = [summarize(before, currency), summarize(after, currency)];
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
  const mailData = await findOrderMailData(tx, before.id);
  if (mailData)
    await enqueueMail(
      tx,
      orderChangedMail(mailData, balanceOf(context, after), toSenderProfile(context)),
      at,
    );
}

/** The balance due with payment instructions; null if there is none. */
function balanceOf({ settings }: OrderContext, { number, dueCents, createdAt, paymentMethod }: OrderRow) {
  const totalCents = Number(dueCents);
  if (totalCents === 0) return null;
  const payable = { number: Number(number), totalCents, isBalance: true, createdAt: new Date(createdAt) };
  return { dueCents: totalCents, ...paymentInstructions(paymentMethod, payable, settings.current) };
}

const summarize = (order: OrderRow, currency: string) => ({
  address: [order.firstName, order.lastName, ...addressLines(order), order.phoneNumber].join(", "),
  items: order.lines.map((line) => itemText(line, currency)).join("; "),
  discount: formatCents(Number(order.discountCents), currency),
  "manual discount": discountText(order.manualDiscount, currency),
  total: formatCents(Number(order.totalCents), currency),
  "balance due": formatCents(Number(order.dueCents), currency),
});
