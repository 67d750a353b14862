import type { OrderStatus, OrderSummary } from "@larkwood/contract";
import { canUndo, statusBadge } from "@larkwood/domain";
import { api } from "~/lib/api/api";
import type { ParcelsByOrder } from "./ship-orders-dialog";
import type { ActionOrder, BulkAction } from "./use-bulk-action";

/** What a status change needs besides the orders. */
export type StatusDetails = {
  parcels?: ParcelsByOrder | undefined;
  /** Why orders are cancelled; the customers can read it. */
  reason?: string | undefined;
};

/** The parcels of some orders, so that a batch sends only its own. */
const parcelsOf = (parcels: ParcelsByOrder | undefined, ids: readonly string[]) =>
  parcels && Object.fromEntries(ids.flatMap((id) => (parcels[id] ? [[id, parcels[id]]] : [])));

export const changeStatus = (
  orders: readonly ActionOrder[],
  status: OrderStatus,
  { parcels, reason }: StatusDetails = {},
): BulkAction => ({
  orders,
  doneText: (count) => `${count} marked as ${statusBadge(status).text.toLowerCase()}.`,
  run: async (ids) =>
    (await api("changeOrderStatuses", { body: { ids, status, parcels: parcelsOf(parcels, ids), reason } }))
      .data,
  undo: canUndo(status)
    ? async (ids) => (await api("undoStatusChanges", { body: { ids, status } })).data
    : null,
});

export const packOrders = (orders: readonly ActionOrder[]): BulkAction => ({
  orders,
  doneText: (count) => `${count} packed.`,
  run: async (ids) => (await api("packOrders", { body: { ids, packed: true } })).data,
  undo: async (ids) => {
    const { moved, refused } = (await api("packOrders", { body: { ids, packed: false } })).data;
    return { undone: moved, refused };
  },
});

export const markPaid = (orders: readonly Pick<OrderSummary, "id" | "number" | "total">[]): BulkAction => ({
  orders,
  doneText: (count) => `${count} marked as paid.`,
  run: async (ids) => {
    const chosen = new Set(ids);
    const payments = orders
      .filter(({ id }) => chosen.has(id))
      .map(({ id, total }) => ({ orderId: id, amount: total }));
    return (await api("markPayments", { body: { payments } })).data;
  },
  undo: async (ids) => (await api("undoPayments", { body: { ids } })).data,
});
