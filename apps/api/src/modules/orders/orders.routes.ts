import { endpoints, LIMITS, type OrderQuery } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import { decodeCursor, NEWEST_FIRST } from "../../keyset";
import { cutPage } from "../../page";
import type { Caller } from "../../plugins/caller";
import type { Route } from "../../plugins/endpoint";
import { pageHeaders } from "../../plugins/page-links";
import { paymentWays } from "../payments/methods";
import { imageAddress } from "../products/product.mapper";
import { encodeOrdersCsv } from "./export-orders";
import { moveOneOrder, moveSeveralOrders } from "./move-orders";
import { toOrder, toOrderSummary } from "./orders.mapper";
import { countOrders, findOrder, listOrders, type OrderFilter } from "./orders.repo";
import { placeOrder } from "./place-order";
import { quoteOrder } from "./quote-order";

export function orderRoutes(route: Route, context: AppContext): void {
  const { db, config, clock, catalogue } = context;
  const imagesOf = (request: FastifyRequest) => imageAddress(context.originOf(request));

  async function readOrder(id: string, caller: Caller, request: FastifyRequest) {
    const row = await findOrder(db, id);
    // To anybody else the order does not exist: a refusal would tell that it does.
    if (!row || (row.userId !== caller.userId && caller.role !== "Admin")) throw new AppError("not_found");
    const payable = { number: Number(row.number), totalCents: Number(row.totalCents) };
    return toOrder(
      row,
      paymentWays[row.paymentMethod].instructions(payable, config.shopName),
      imagesOf(request),
    );
  }

  async function pageOf(
    request: FastifyRequest,
    query: Pick<OrderQuery, "cursor" | "limit">,
    filter: OrderFilter,
  ) {
    const limit = query.limit ?? LIMITS.pageSize;
    const [rows, total] = await Promise.all([
      listOrders(db, filter, decodeCursor(query.cursor, NEWEST_FIRST), limit + 1),
      countOrders(db, filter),
    ]);
    const placed = rows.map((row) => ({ row, place: { key: row.createdAt, id: row.id, part: 0 } }));
    return cutPage(placed, limit, total, ({ row }) => toOrderSummary(row, imagesOf(request)));
  }

  route(endpoints.quoteOrder, ({ body, caller, request }) =>
    quoteOrder(db, { ...body, coupon: body.coupon, userId: caller.userId, now: clock() }, imagesOf(request)),
  );

  route(endpoints.placeOrder, async ({ body, headers, caller, request, reply }) => {
    if (!config.paymentMethods.includes(body.paymentMethod)) throw new AppError("payment_unavailable");
    const key = headers["idempotency-key"];
    const placed = await placeOrder({ db, shopName: config.shopName, now: clock(), caller, key, body }).catch(
      (error: unknown) => {
        context.orderOutcomes.refused += 1;
        throw error;
      },
    );
    context.orderOutcomes[placed.isNew ? "placed" : "repeated"] += 1;
    if (placed.isNew) catalogue.stockChanged();
    reply.header("location", `/api/orders/${placed.id}`);
    return readOrder(placed.id, caller, request);
  });

  route(endpoints.listOrders, async ({ query, caller, request, reply }) => {
    const page = await pageOf(request, query, { customerId: caller.userId });
    reply.headers(pageHeaders(request, page));
    return page.items;
  });

  route(endpoints.getOrder, ({ params, caller, request }) => readOrder(params.id, caller, request));

  route(endpoints.moveOrder, async ({ params, body, caller, request }) => {
    await moveOneOrder(context, { id: params.id, ...body }, { caller, requestId: request.id });
    return readOrder(params.id, caller, request);
  });

  route(endpoints.listAllOrders, async ({ query, request, reply }) => {
    const page = await pageOf(request, query, query);
    reply.headers(pageHeaders(request, page));
    return page.items;
  });

  route(endpoints.moveOrders, ({ body, caller, request }) =>
    moveSeveralOrders(context, body, { caller, requestId: request.id }),
  );

  route(endpoints.exportOrders, async ({ query, reply }) => {
    reply.header("content-disposition", 'attachment; filename="orders.csv"');
    return encodeOrdersCsv(db, query);
  });
}
