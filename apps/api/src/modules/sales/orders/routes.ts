import { Readable } from "node:stream";
import { endpoints } from "@larkwood/contract";
import { offeredMethods } from "@larkwood/domain";
import type { FastifyReply } from "fastify";
import type { AppContext } from "../../../context";
import type { Author } from "../../../core/actor";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { startJob } from "../../platform/jobs";
import { addNote } from "./add-note";
import { changeOrder } from "./change-order";
import { moveOrder } from "./change-order-status";
import { moveOrders, undoMoves } from "./change-order-statuses";
import { ordersCsv } from "./export-orders";
import { listOrders } from "./list-orders";
import { placeOrder } from "./place-order";
import { takeOrder } from "./place-order-for-customer";
import { quoteOrder } from "./quote-order";
import { describeOrder, readOrder } from "./read-order";
import { readOffice } from "./read-order-admin-details";
import { setParcels } from "./set-parcels";

export function orderRoutes(route: Route, context: AppContext): void {
  const { settings, orderOutcomes, config } = context;
  const takesCards = config.stripe !== null;

  route(endpoints.quoteOrder, ({ body, author }) => quoteOrder(context, body, author));

  const offered = () => offeredMethods(settings.current, { takesCards });
  /** Counts how it ended, and answers with the order. */
  const answerPlaced = async (
    placing: ReturnType<typeof placeOrder>,
    author: Author,
    reply: FastifyReply,
  ) => {
    const placed = await placing.catch((error: unknown) => {
      orderOutcomes.refused += 1;
      throw error;
    });
    orderOutcomes[placed.isNew ? "placed" : "repeated"] += 1;
    reply.header("location", `/api/orders/${placed.id}`);
    return placed.isNew ? describeOrder(context, placed.row, author) : readOrder(context, placed, author);
  };

  route(endpoints.placeOrder, async ({ body, headers, author, reply }) => {
    const key = headers["idempotency-key"];
    const placing = placeOrder(context, { body, key, offered: offered() }, author);
    return answerPlaced(placing, author, reply);
  });

  route(endpoints.takeOrder, async ({ body: { customerId, ...body }, headers, author, reply }) => {
    const key = headers["idempotency-key"];
    const taking = takeOrder(context, { customerId, body, key, offered: offered() }, author);
    return answerPlaced(taking, author, reply);
  });

  route(endpoints.listOrders, async (call) => {
    const { cursor, limit, open } = call.query;
    const mine = { cursor, limit, open, customerId: call.caller.userId };
    return sendPage(call, await listOrders(context, mine, call.author));
  });

  route(endpoints.getOrder, ({ params, author }) => readOrder(context, params, author));

  route(endpoints.moveOrder, async ({ params, body, author }) => {
    await moveOrder(context, { id: params.id, ...body }, author);
    return readOrder(context, params, author);
  });

  route(endpoints.listAllOrders, async (call) =>
    sendPage(call, await context.replicas.read((db) => listOrders({ db }, call.query, call.author))),
  );

  route(endpoints.moveOrders, ({ body, author }) => moveOrders(context, body, author));

  route(endpoints.undoMoves, ({ body, author }) => undoMoves(context, body, author));

  officeRoutes(route, context);

  route(endpoints.exportOrders, async ({ query, reply }) => {
    reply.header("content-disposition", 'attachment; filename="orders.csv"');
    return Readable.from(ordersCsv(context.replicas, query));
  });

  route(endpoints.startOrderExport, ({ query, author }) =>
    startJob(context, { kind: "orders.export", payload: query }, author),
  );
}

/** What the office does with a single order. */
function officeRoutes(route: Route, context: AppContext): void {
  route(endpoints.shipOrder, async ({ params, body, author }) => {
    await moveOrder(context, { ...params, status: "SHIPPED", ...body }, author);
    return readOrder(context, params, author);
  });

  route(endpoints.changeOrder, async ({ params, body, author }) => {
    await changeOrder(context, { id: params.id, change: body }, author);
    return readOrder(context, params, author);
  });

  route(endpoints.setParcels, async ({ params, body, author }) => {
    await setParcels(context, { ...params, ...body }, author);
    return readOrder(context, params, author);
  });

  route(endpoints.cancelOrder, async ({ params, body, author }) => {
    const { version, reason } = body;
    await moveOrder(context, { ...params, status: "CANCELLED", version, note: reason }, author);
    return readOrder(context, params, author);
  });

  route(endpoints.addOrderNote, ({ params, body, headers, author }) =>
    addNote(context, { orderId: params.id, body: body.body, key: headers["idempotency-key"] }, author),
  );

  route(endpoints.getOrderOffice, ({ params, author }) => readOffice(context, params, author));
}
