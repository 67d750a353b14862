import type { RefundLine, ReturnForm } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type OrderActor, toRecordedActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { type Executor, executeUpdate } from "../../../db/executor";
import { withIdempotencyKey } from "../../platform/idempotency";
import { enqueueMail, returnRequestedMails, toSenderProfile } from "../../platform/mail";
import { isCustomerOf } from "../order-access";
import type { OrderContext, OrderRow } from "../orders";
import { findOrder, findOrderMailData, lockOrder, recordOrderChange } from "../orders";
import { refundsOf } from "../payments";
import { describeLines, returnableQuantities } from "./returnable-quantities";

interface ReturnInput {
  orderId: string;
  form: ReturnForm;
  key: string;
}

/** Stores a customer's request to return items of a delivered order, and emails customer and shop. */
export async function requestReturn(
  context: OrderContext,
  { orderId, form, key }: ReturnInput,
  { caller }: Pick<OrderActor, "caller">,
): Promise<void> {
  const { db, clock, settings } = context;
  const now = clock();
  const id = newId(now);
  const owner = "orderId" in caller ? { guestScope: `return of ${orderId}` } : { userId: caller.userId };
  const keyed = { ...owner, key, request: { orderId, form }, resourceId: id };
  await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    const locked = await lockOrder(tx, orderId);
    if (!locked || !isCustomerOf(caller, locked)) throw new AppError("not_found");
    if (locked.status !== "DELIVERED")
      throw new AppError("illegal_step", { context: { status: locked.status, nextStatuses: [] } });
    const order = await findOrder(tx, orderId);
    if (!order) throw new AppError("not_found");
    assertReturnable({ ...order, refunds: await refundsOf(tx, orderId) }, form);
    await insertRequest(tx, { id, orderId, ...form, now });
    const items = describeLines(order.lines, form.lines);
    await recordOrderChange(tx, {
      orderId,
      body: `Return requested: ${items}. ${form.reason}`,
      actor: toRecordedActor(caller),
      now,
    });
    const mailData = await findOrderMailData(tx, orderId);
    if (!mailData) return;
    const request = { items, reason: form.reason, shopEmail: settings.current.contactEmail };
    for (const mail of returnRequestedMails(mailData, request, toSenderProfile(context)))
      await enqueueMail(tx, mail, now);
  });
}

type ReturnableOrder = Parameters<typeof returnableQuantities>[0] & Pick<OrderRow, "delivery">;

function assertReturnable(order: ReturnableOrder, { lines }: ReturnForm): void {
  if (order.delivery?.kind === "letter")
    throw new AppError("return_not_possible", { detail: "Samples are yours to keep." });
  if (order.returns.some(({ state }) => state === "asked"))
    throw new AppError("return_not_possible", {
      detail: "You've already requested a return. We'll reply as soon as we can.",
    });
  const returnable = returnableQuantities(order);
  const hasUniqueLines = new Set(lines.map(({ position }) => position)).size === lines.length;
  if (!hasUniqueLines || lines.some(({ position, quantity }) => quantity > (returnable[position - 1] ?? 0)))
    throw new AppError("return_not_possible", { detail: "You can't return that many." });
}

interface NewRequest {
  id: string;
  orderId: string;
  lines: readonly RefundLine[];
  reason: string;
  now: Date;
}

async function insertRequest(tx: Executor, { id, orderId, lines, reason, now }: NewRequest): Promise<void> {
  const at = now.toISOString();
  await executeUpdate(
    tx,
    sql`
    INSERT INTO return_requests (id, order_id, lines, reason, created_at, updated_at)
    VALUES (${id}, ${orderId}, ${JSON.stringify(lines)}::jsonb, ${reason}, ${at}, ${at})`,
  );
}
