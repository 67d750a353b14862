import type { OrderNote } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { SalesContext } from "../context";
import { insertNote, notesOf } from "./order-notes.repo";
import { lockOrder } from "./orders.repo";

/** Adds an internal note to an order. The customer never sees it. */
export async function addNote(
  { db, clock }: Pick<SalesContext, "db" | "clock">,
  { orderId, body, key }: { orderId: string; body: string; key: string },
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<OrderNote> {
  const now = clock();
  const id = newId(now);
  const keyed = { userId: caller.userId, key, request: { orderId, body }, resourceId: id };
  const result = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError("not_found");
    await insertNote(tx, { id, orderId, kind: "note", body, actor: caller, now });
    await recordAudit(tx, {
      actor: caller,
      action: "order.note",
      subjectType: "order",
      subjectId: orderId,
      after: { number: Number(order.number), note: body },
      requestId,
      at: now,
    });
  });
  const noteId = result.isNew ? id : result.resourceId;
  const note = (await notesOf(db, orderId)).find((one) => one.id === noteId);
  if (!note) throw new AppError("not_found");
  return note;
}
