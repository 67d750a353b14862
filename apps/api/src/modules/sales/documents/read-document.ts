import type { OrderStatus } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import type { SalesContext } from "../context";
import type { PrintableDocument } from "./document-content";
import { findDocument, type StoredDocument } from "./documents.repo";
import { findLetterhead } from "./letterhead";
import { findOrderContent } from "./order-content";
import { renderPdf } from "./pdf-renderer";

type DocumentContext = Pick<SalesContext, "db" | "clock" | "settings" | "imageStores">;

/** A file, and what it is called. */
interface NamedFile {
  name: string;
  file: Buffer;
}

export function toPrintable(stored: StoredDocument): PrintableDocument {
  const about = { number: Number(stored.number), date: new Date(stored.createdAt).toISOString() };
  return stored.kind === "invoice"
    ? { kind: "invoice", ...about, content: stored.content }
    : { kind: "credit_note", ...about, content: stored.content };
}

/** An invoice or credit note, for whoever bought and for the office; to anybody else it does not exist. */
export async function readDocument(
  context: Pick<DocumentContext, "db" | "settings" | "imageStores">,
  { id }: { id: string },
  { caller }: Pick<Actor, "caller">,
): Promise<NamedFile> {
  const { db } = context;
  const stored = await findDocument(db, id);
  const owner = stored ? await findBuyer(db, stored.orderId) : null;
  if (!stored || (owner?.userId !== caller.userId && !hasPermission(caller, "orders.read")))
    throw new AppError("not_found");
  const name = `${stored.kind.replace("_", "-")}-${stored.number}`;
  const info = { title: name, author: stored.content.shop.name, letterhead: await findLetterhead(context) };
  return { name: `${name}.pdf`, file: await renderPdf(info, [toPrintable(stored)]) };
}

/** What is packed for an order: no prices, so that it can lie in the parcel. */
export async function readPackingSlip(context: DocumentContext, { id }: { id: string }): Promise<NamedFile> {
  const sheet = await findPackingSlip(context, id);
  if (!sheet) throw new AppError("not_found");
  const name = `packing-slip-${sheet.content.order.number}`;
  const info = { title: name, author: sheet.content.shop.name, letterhead: await findLetterhead(context) };
  return { name: `${name}.pdf`, file: await renderPdf(info, [sheet]) };
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
    content: { shop, order, customer, lines },
  } satisfies PrintableDocument;
}

async function findBuyer(db: Executor, orderId: string) {
  return queryFirst<{ userId: string | null; status: OrderStatus }>(
    db,
    sql`SELECT user_id AS "userId", status FROM orders WHERE id = ${orderId}`,
  );
}
