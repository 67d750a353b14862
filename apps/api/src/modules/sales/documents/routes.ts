import { Readable } from "node:stream";
import { endpoints } from "@larkwood/contract";
import type { FastifyReply } from "fastify";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { makeInvoice } from "./make-invoice";
import { startPrinting } from "./print-documents";
import { readDocument, readPackingSlip } from "./read-document";

// Each is drawn anew.
const SHEETS = { perMinute: 120 };

export function documentRoutes(route: Route, context: AppContext): void {
  route(
    endpoints.getDocument,
    async ({ params, author, reply }) => send(reply, await readDocument(context, params, author)),
    SHEETS,
  );
  route(
    endpoints.getPackingSlip,
    async ({ params, reply }) => send(reply, await readPackingSlip(context, params)),
    SHEETS,
  );
  route(endpoints.makeInvoice, ({ params, author }) => makeInvoice(context, params, author));
  route(endpoints.startPrinting, ({ body, author }) => startPrinting(context, body, author));
}

function send(reply: FastifyReply, { name, file }: { name: string; file: Buffer }): Readable {
  reply.header("content-disposition", `attachment; filename="${name}"`);
  return Readable.from([file]);
}
