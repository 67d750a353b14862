import { sql } from "drizzle-orm";
import { type Actor, hasPermission, type OrderActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { nonEmpty } from "../../../core/non-empty";
import { type Executor, queryFirst } from "../../../db/executor";
import type { SalesContext } from "../context";
import { isCustomerOf } from "../order-access";
import type { PrintableDocument } from "./document-content";
import { findDocument, type StoredDocument } from "./documents.repo";
import { drawInTurn } from "./draw-in-turn";
import { findLetterhead } from "./letterhead";
import { findOrderContent } from "./order-content";

type DocumentContext = Pick<SalesContext, "db" | "clock" | "settings" | "imageStores">;

interface NamedFile {
  name: string;
  file: Buffer;
}

export function toPrintable(stored: StoredDocument): PrintableDocument {
  const common = { number: Number(stored.number), date: new Date(stored.createdAt).toISOString() };
  return stored.kind === "invoice"
    ? { kind: "invoice", ...common, content: stored.content }
    : { kind: "credit_note", ...common, content: stored.content };
}

/** An invoice or credit note as PDF, for the customer and for admins. Others get a 404. */
export async function readDocument(
  context: Pick<SalesContext, "db" | "settings" | "imageStores" | "documentCache">,
  { id }: { id: string },
  { caller }: Pick<OrderActor, "caller">,
): Promise<NamedFile> {
  const { db } = context;
  const stored = await findDocument(db, id);
  const owner = stored ? await findCustomer(db, stored.orderId) : null;
  const isOwn = owner !== null && isCustomerOf(caller, owner);
  if (!stored || (!isOwn && !hasPermission(caller, "orders.read"))) throw new AppError("not_found");
  const name = `${stored.kind.replace("_", "-")}-${stored.number}`;
  const info = { title: name, author: stored.content.shop.name, letterhead: await findLetterhead(context) };
  return {
    name: `${name}.pdf`,
    file: await context.documentCache.getOrDraw(
      "orderId" in caller ? caller.orderId : caller.userId,
      info,
      toPrintable(stored),
    ),
  };
}

/** The packing slip of an order, without prices, as it goes into the parcel. */
export async function readPackingSlip(
  context: DocumentContext,
  { id }: { id: string },
  { caller }: Pick<Actor, "caller">,
): Promise<NamedFile> {
  const slip = await findPackingSlip(context, id);
  if (!slip) throw new AppError("not_found");
  const name = `packing-slip-${slip.content.order.number}`;
  const info = { title: name, author: slip.content.shop.name, letterhead: await findLetterhead(context) };
  return { name: `${name}.pdf`, file: await drawInTurn(caller.userId, info, slip) };
}

export async function findPackingSlip(
  { db, clock, settings }: Pick<DocumentContext, "db" | "clock" | "settings">,
  orderId: string,
) {
  const found = await findOrderContent(db, orderId, settings);
  if (!found) return null;
  const { shop, order, customer, lines } = found.content;
  return {
    kind: "packing_slip",
    date: clock().toISOString(),
    content: { shop, order, customer, lines, ...nonEmpty({ giftNote: found.giftNote }) },
  } satisfies PrintableDocument;
}

async function findCustomer(db: Executor, orderId: string) {
  const row = await queryFirst<Parameters<typeof isCustomerOf>[1]>(
    db,
    sql`SELECT id, user_id AS "userId", guest_link AS "guestLink" FROM orders WHERE id = ${orderId}`,
  );
  return row ?? null;
}
