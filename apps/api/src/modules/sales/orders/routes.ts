import { Readable } from "node:stream";
import { endpoints } from "@larkwood/contract";
import { offeredMethods } from "@larkwood/domain";
import type { FastifyReply } from "fastify";
import type { Actor } from "../../../core/actor";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { enqueueUserJob } from "../../platform/jobs";
import type { SalesContext } from "../context";
import { addNote } from "./add-note";
import { cancelShipment } from "./cancel-shipment";
import { changeOrder } from "./change-order";
import { changeOrderStatus } from "./change-order-status";
import { changeOrderStatuses, undoStatusChanges } from "./change-order-statuses";
import { ordersCsv } from "./export-orders";
import { listOrders } from "./list-orders";
import { placeOrder } from "./place-order";
import { placeOrderForCustomer } from "./place-order-for-customer";
import { quoteOrder } from "./quote-order";
import { describeOrder, readOrder } from "./read-order";
import { readOrderAdminDetails } from "./read-order-admin-details";
import { setParcels } from "./set-parcels";

export function orderRoutes(route: Route, context: SalesContext): void {
  const { settings, orderOutcomes, config } = context;

  route(endpoints.quoteOrder, ({ body, actor }) => quoteOrder(context, body, actor));

  const enabledMethods = () => offeredMethods(settings.current, config);
  /** Counts the outcome for the metrics and returns the order. */
  const replyWithOrder = async (
    placing: ReturnType<typeof placeOrder>,
    actor: Actor,
    reply: FastifyReply,
  ) => {
    const placed = await placing.catch((error: unknown) => {
      orderOutcomes.refused += 1;
      throw error;
    });
    orderOutcomes[placed.isNew ? "placed" : "repeated"] += 1;
    reply.header("location", `/api/orders/${placed.id}`);
    return placed.isNew
      ? describeOrder(context, placed.row, actor)
      : readOrder(context, placed, actor, "orders.write");
  };

  route(endpoints.placeOrder, async ({ body, headers, actor, reply }) => {
    const key = headers["idempotency-key"];
    const placing = placeOrder(context, { body, key, enabledMethods: enabledMethods() }, actor);
    return replyWithOrder(placing, actor, reply);
  });

  route(endpoints.placeOrderForCustomer, async ({ body: { customerId, ...body }, headers, actor, reply }) => {
    const key = headers["idempotency-key"];
    const placing = placeOrderForCustomer(
      context,
      { customerId, body, key, enabledMethods: enabledMethods() },
      actor,
    );
    return replyWithOrder(placing, actor, reply);
  });

  route(endpoints.listOrders, async (call) => {
    const { cursor, limit, open } = call.query;
    const mine = { cursor, limit, open, customerId: call.caller.userId };
    return sendPage(call, await listOrders(context, mine, call.actor));
  });

  route(endpoints.getOrder, ({ params, actor }) => readOrder(context, params, actor));

  route(endpoints.changeOrderStatus, async ({ params, body, actor }) => {
    await changeOrderStatus(context, { id: params.id, ...body }, actor);
    return readOrder(context, params, actor, "orders.write");
  });

  route(endpoints.listAllOrders, async (call) =>
    sendPage(call, await context.replicas.read((db) => listOrders({ db }, call.query, call.actor))),
  );

  route(endpoints.changeOrderStatuses, ({ body, actor }) => changeOrderStatuses(context, body, actor));

  route(endpoints.undoStatusChanges, ({ body, actor }) => undoStatusChanges(context, body, actor));

  adminOrderRoutes(route, context);

  route(endpoints.exportOrders, async ({ query, reply }) => {
    reply.header("content-disposition", 'attachment; filename="orders.csv"');
    return Readable.from(ordersCsv(context.replicas, query));
  });

  route(endpoints.startOrderExport, ({ query, actor }) =>
    enqueueUserJob(context, { kind: "orders.export", payload: query }, actor),
  );
}

/** Admin routes for a single order. */
function adminOrderRoutes(route: Route, context: SalesContext): void {
  route(endpoints.shipOrder, async ({ params, body, actor }) => {
    await changeOrderStatus(context, { ...params, status: "SHIPPED", ...body }, actor);
    return readOrder(context, params, actor, "orders.write");
  });

  route(endpoints.cancelShipment, async ({ params, body, actor }) => {
    await cancelShipment(context, { ...params, ...body }, actor);
    return readOrder(context, params, actor, "orders.write");
  });

  route(endpoints.changeOrder, async ({ params, body, actor }) => {
    await changeOrder(context, { id: params.id, change: body }, actor);
    return readOrder(context, params, actor, "orders.write");
  });

  route(endpoints.setParcels, async ({ params, body, actor }) => {
    await setParcels(context, { ...params, ...body }, actor);
    return readOrder(context, params, actor, "orders.write");
  });

  route(endpoints.cancelOrder, async ({ params, body, actor }) => {
    const { version, reason } = body;
    await changeOrderStatus(context, { ...params, status: "CANCELLED", version, note: reason }, actor);
    return readOrder(context, params, actor, "orders.write");
  });

  route(endpoints.addOrderNote, ({ params, body, headers, actor }) =>
    addNote(context, { orderId: params.id, body: body.body, key: headers["idempotency-key"] }, actor),
  );

  route(endpoints.getOrderAdminDetails, ({ params, actor }) => readOrderAdminDetails(context, params, actor));
}
