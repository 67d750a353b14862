import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { queryRows } from "../../../db/executor";
import { enqueueUserJob, type Handlers, writeJobFile } from "../../platform/jobs";
import type { SalesContext } from "../context";
import type { PrintableDocument } from "./document-content";
import { documentsOf, isInvoice } from "./documents.repo";
import { findLetterhead } from "./letterhead";
import { makeInvoice } from "./make-invoice";
import { renderPdf } from "./pdf-renderer";
import { findPackingSlip, toPrintable } from "./read-document";

type PrintContext = Pick<SalesContext, "db" | "clock" | "settings" | "imageStores" | "jobs">;

interface PrintInput {
  ids: string[];
  sheet: "invoice" | "packing_slip";
}

/** Queues a job that prints the documents of several orders into one file. */
export const enqueuePrint = (
  context: PrintContext,
  { ids, sheet }: PrintInput,
  { caller }: Pick<Actor, "caller">,
) =>
  enqueueUserJob(
    context,
    {
      kind: "documents.print",
      payload: {
        ids: [...new Set(ids)],
        sheet,
        starter: { userId: caller.userId, userName: caller.userName },
      },
    },
    { caller },
  );

/** The print job. Creates missing invoices. */
export function printDocumentsJob(context: PrintContext): NonNullable<Handlers["documents.print"]> {
  return async ({ ids, sheet, starter }, job) => {
    const orderIds = await ordersByNumber(context, ids);
    const actor = { caller: starter, requestId: `job ${job.id}` };
    async function* documents(): AsyncGenerator<PrintableDocument> {
      for (const id of orderIds) {
        job.signal.throwIfAborted();
        if (sheet === "invoice") await makeInvoice(context, { id }, actor);
        if (sheet === "invoice") yield* await invoicesOf(context, id);
        const slip = sheet === "packing_slip" ? await findPackingSlip(context, id) : null;
        if (slip) yield slip;
      }
    }
    const info = {
      title: sheet.replace("_", " "),
      author: context.settings.current.shopName,
      letterhead: await findLetterhead(context),
    };
    const file = await renderPdf(info, documents(), (done) =>
      job.progress({ done: Math.min(done, orderIds.length), total: orderIds.length }),
    );
    await writeJobFile(context.db, job.id, [file]);
  };
}

async function ordersByNumber({ db }: PrintContext, ids: readonly string[]): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`SELECT id FROM orders WHERE id = ANY(${sql.param([...ids])}::text[]) ORDER BY number`,
  );
  return rows.map(({ id }) => id);
}

/** All invoices of an order, including supplementary ones. */
async function invoicesOf({ db }: PrintContext, orderId: string): Promise<PrintableDocument[]> {
  return (await documentsOf(db, orderId)).filter(isInvoice).map(toPrintable);
}
