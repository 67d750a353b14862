import { Readable } from "node:stream";
import { endpoints } from "@larkwood/contract";
import type { FastifyReply } from "fastify";
import type { Route } from "../../../plugins/router/router";
import type { SalesContext } from "../context";
import { makeInvoice } from "./make-invoice";
import { enqueuePrint } from "./print-documents";
import { readDocument, readPackingSlip } from "./read-document";

// Packing slips and new documents are drawn.
const DRAW_LIMIT = { perMinute: 120 };

export function documentRoutes(route: Route, context: SalesContext): void {
  route(
    endpoints.getDocument,
    async ({ params, actor, reply }) => send(reply, await readDocument(context, params, actor)),
    DRAW_LIMIT,
  );
  route(
    endpoints.getPackingSlip,
    async ({ params, actor, reply }) => send(reply, await readPackingSlip(context, params, actor)),
    DRAW_LIMIT,
  );
  route(endpoints.makeInvoice, ({ params, actor }) => makeInvoice(context, params, actor));
  route(endpoints.startPrinting, ({ body, actor }) => enqueuePrint(context, body, actor));
}

function send(reply: FastifyReply, { name, file }: { name: string; file: Buffer }): Readable {
  reply.header("content-disposition", `attachment; filename="${name}"`);
  return Readable.from([file]);
}
