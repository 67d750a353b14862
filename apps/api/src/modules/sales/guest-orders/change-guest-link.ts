import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newGuestLink } from "../../../core/guest-link";
import { executeUpdate } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import { canSendLinks, enqueueMail, orderLinkMail, toSenderProfile } from "../../platform/mail";
import type { SalesContext } from "../context";
import { findOrderMailData, lockOrder } from "../orders";

interface LinkChange {
  action: "order.link" | "order.unlink";
  guestLink: Buffer | null;
}

/** Makes the earlier links of a guest's order invalid, and emails a new one. */
export async function sendGuestLink(
  context: SalesContext,
  { id }: { id: string },
  actor: Actor,
): Promise<void> {
  const { db, clock, config } = context;
  if (!canSendLinks(config)) throw new AppError("mail_unavailable");
  await inTransaction(db, async (tx) => {
    await changeLink(tx, { action: "order.link", guestLink: newGuestLink() }, { id, actor, at: clock() });
    const mailData = await findOrderMailData(tx, id);
    if (mailData) await enqueueMail(tx, orderLinkMail(mailData, toSenderProfile(context)), clock());
  });
}

/** Revokes the link of a guest's order. Later emails have none. */
export async function revokeGuestLink(
  context: SalesContext,
  { id }: { id: string },
  actor: Actor,
): Promise<void> {
  const { db, clock } = context;
  await inTransaction(db, (tx) =>
    changeLink(tx, { action: "order.unlink", guestLink: null }, { id, actor, at: clock() }),
  );
}

async function changeLink(
  tx: Transaction,
  { action, guestLink }: LinkChange,
  { id, actor, at }: { id: string; actor: Actor; at: Date },
): Promise<void> {
  await lockCaller(tx, actor.caller);
  const order = await lockOrder(tx, id);
  if (!order?.isGuest) throw new AppError("not_found");
  await executeUpdate(tx, sql`UPDATE orders SET guest_link = ${guestLink}::bytea WHERE id = ${id}`);
  await recordAudit(tx, {
    actor: actor.caller,
    action,
    subjectType: "order",
    subjectId: id,
    after: { number: Number(order.number) },
    requestId: actor.requestId,
    at,
  });
}
