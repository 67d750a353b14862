import { Readable } from "node:stream";
import { endpoints } from "@larkwood/contract";
import { hasSamples, isTrading, offeredMethods } from "@larkwood/domain";
import type { FastifyReply } from "fastify";
import { type Actor, type AnonymousActor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { guestToken } from "../../../core/guest-link";
import { providerKeys } from "../../../extensions/provider-keys";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { enqueueUserJob } from "../../platform/jobs";
import type { SalesContext } from "../context";
import { addNote } from "./add-note";
import { cancelShipment } from "./cancel-shipment";
import { changeOrder } from "./change-order";
import { changeOrderStatus } from "./change-order-status";
import { changeOrderStatuses, undoStatusChanges } from "./change-order-statuses";
import { estimateDelivery } from "./estimate-delivery";
import { ordersCsv } from "./export-orders";
import { listOrders } from "./list-orders";
import { orderSamples } from "./order-samples";
import { packOrders } from "./pack-orders";
import { orderTag, patchOrder } from "./patch-order";
import { findNewGuestCaller, placeGuestOrder } from "./place-guest-order";
import { placeOrder } from "./place-order";
import { placeOrderForCustomer } from "./place-order-for-customer";
import { previewPromotions } from "./preview-promotions";
import { quoteOrder } from "./quote-order";
import { describeOrder, readOrder } from "./read-order";
import { readOrderAdminDetails } from "./read-order-admin-details";
import { readOrderViews } from "./read-order-views";
import { readPickList } from "./read-pick-list";
import { setParcels } from "./set-parcels";

export function orderRoutes(route: Route, context: SalesContext): void {
  const { settings, orderOutcomes, config } = context;

  route(endpoints.previewPromotions, ({ body, caller }) => {
    // The reasons tell about the tags and orders of the customer.
    if (body.customerId && !hasPermission(caller, "customers.read")) throw new AppError("not_allowed");
    return previewPromotions(context, body);
  });

  route(endpoints.quoteOrder, ({ body, caller, actor }) => quoteOrder(context, body, caller, actor));

  route(
    endpoints.estimateDelivery,
    ({ body, caller, actor }) => estimateDelivery(context, body, caller, actor),
    { isAvailable: () => isTrading(settings.current) },
  );

  /** Adds the time zone of the days in a filter. */
  const inZone = <Query extends object>(query: Query) => ({ ...query, timeZone: settings.current.timeZone });
  const enabledMethods = () => offeredMethods(settings.current, providerKeys(config));
  /** Counts the outcome for the metrics. */
  const counted = async <Placed extends { isNew: boolean }>(placing: Promise<Placed>): Promise<Placed> => {
    const placed = await placing.catch((error: unknown) => {
      orderOutcomes.refused += 1;
      throw error;
    });
    orderOutcomes[placed.isNew ? "placed" : "repeated"] += 1;
    return placed;
  };
  const replyWithOrder = async (
    placing: ReturnType<typeof placeOrder>,
    actor: Pick<Actor, "caller" | "origin">,
    reply: FastifyReply,
  ) => {
    const placed = await counted(placing);
    reply.header("location", `/api/orders/${placed.id}`);
    return placed.isNew
      ? describeOrder(context, placed.row, actor)
      : readOrder(context, placed, actor, "orders.write");
  };

  /** The order of a guest who has just placed it, with its token. */
  const readGuestOrder = async (id: string, actor: Pick<AnonymousActor, "origin">) => {
    const caller = await findNewGuestCaller(context, id);
    const order = await readOrder(context, { id }, { ...actor, caller });
    const token = { id, guestLink: caller.link };
    return { ...order, guestToken: guestToken(config.authSecret, token) };
  };

  route(endpoints.placeOrder, async ({ body, headers, caller, actor, reply }) => {
    const input = { key: headers["idempotency-key"], enabledMethods: enabledMethods() };
    if (!caller) {
      const placed = await counted(placeGuestOrder(context, { ...input, body }, actor));
      reply.header("location", `/api/orders/${placed.id}`);
      return readGuestOrder(placed.id, actor);
    }
    const { email, ...ordered } = body;
    if (email !== undefined)
      throw new AppError("invalid_input", {
        errors: { email: "Leave it out: the order gets the address of your account." },
      });
    const member = { ...actor, caller };
    return replyWithOrder(placeOrder(context, { ...input, body: ordered }, member), member, reply);
  });

  route(
    endpoints.orderSamples,
    async ({ body, headers, caller, actor, reply }) => {
      const method = enabledMethods()[0];
      const input = { key: headers["idempotency-key"], body, method };
      const placed = await counted(orderSamples(context, input, { ...actor, caller }));
      reply.header("location", `/api/orders/${placed.id}`);
      if (caller) return readOrder(context, placed, { ...actor, caller });
      return readGuestOrder(placed.id, actor);
    },
    { isAvailable: () => hasSamples(settings.current) },
  );

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
    const mine = inZone({ cursor, limit, open, customerId: call.caller.userId });
    return sendPage(call, await listOrders(context, mine, call.actor));
  });

  route(endpoints.getOrder, async ({ params, actor, reply }) => {
    const order = await readOrder(context, params, actor);
    reply.header("etag", orderTag(order));
    return order;
  });

  route(endpoints.patchOrder, async ({ params, body, headers, actor, reply }) => {
    await patchOrder(context, { ...params, notes: body.notes, ifMatch: headers["if-match"] }, actor);
    const order = await readOrder(context, params, actor, "orders.write");
    reply.header("etag", orderTag(order));
    return order;
  });

  route(endpoints.changeOrderStatus, async ({ params, body, actor }) => {
    await changeOrderStatus(context, { id: params.id, ...body }, actor);
    return readOrder(context, params, actor, "orders.write");
  });

  route(endpoints.listAllOrders, async (call) =>
    sendPage(
      call,
      await context.replicas.read((db) => listOrders({ ...context, db }, inZone(call.query), call.actor)),
    ),
  );

  route(endpoints.getOrderViews, () => context.replicas.read((db) => readOrderViews({ db })));

  route(endpoints.getPickList, ({ body, actor }) =>
    context.replicas.read((db) => readPickList({ db }, body, actor)),
  );

  route(endpoints.packOrders, ({ body, actor }) => packOrders(context, body, actor));

  route(endpoints.changeOrderStatuses, ({ body, actor }) => changeOrderStatuses(context, body, actor));

  route(endpoints.undoStatusChanges, ({ body, actor }) => undoStatusChanges(context, body, actor));

  adminOrderRoutes(route, context);

  route(endpoints.exportOrders, async ({ query, reply }) => {
    reply.header("content-disposition", 'attachment; filename="orders.csv"');
    return Readable.from(ordersCsv(context.replicas, inZone(query)));
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
