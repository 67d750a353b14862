import type { OrderAdminDetails } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import { findMailsTo, toMail } from "../../platform/mail";
import type { SalesContext } from "../context";
import { notesOf } from "./order-notes.repo";
import { findOrder } from "./orders.repo";

const MAX_MAILS = 50;

/** The notes and mails of an order, for admins only. */
export async function readOrderAdminDetails(
  { db, clock }: Pick<SalesContext, "db" | "clock">,
  { id }: { id: string },
  { caller }: Pick<Actor, "caller">,
): Promise<OrderAdminDetails> {
  const order = await findOrder(db, id);
  if (!order) throw new AppError("not_found");
  const mentionsOrder = new RegExp(`\\border ${order.number}\\b`, "i");
  const maySeeMails = order.email !== "" && hasPermission(caller, "customers.read");
  const mails = maySeeMails ? await findMailsTo(db, order.email) : [];
  return {
    notes: await notesOf(db, id),
    listPrices: order.lines.flatMap(({ listPriceCents }, index) =>
      listPriceCents == null ? [] : [{ position: index + 1, price: fromCents(listPriceCents) }],
    ),
    payments: hasPermission(caller, "payments.read") ? await paymentMarksOf(db, order.paymentId) : [],
    mails: mails
      .filter(({ subject }) => mentionsOrder.test(subject))
      .slice(0, MAX_MAILS)
      .map((mail) => toMail(mail, clock())),
  };
}

/** What staff recorded about a payment, from the audit log. */
async function paymentMarksOf(db: Executor, paymentId: string): Promise<OrderAdminDetails["payments"]> {
  const rows = await queryRows<OrderAdminDetails["payments"][number]>(
    db,
    sql`
    SELECT substring(action FROM 9) AS kind, actor_name AS by, at FROM audit_log
    WHERE subject_id = ${paymentId} AND subject_type = 'payment'
      AND action IN ('payment.received', 'payment.refunded', 'payment.rest', 'payment.undo')
    ORDER BY id LIMIT 100`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
