import type { OrderAdminDetails } from "@larkwood/contract";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
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
    mails: mails
      .filter(({ subject }) => mentionsOrder.test(subject))
      .slice(0, MAX_MAILS)
      .map((mail) => toMail(mail, clock())),
  };
}
