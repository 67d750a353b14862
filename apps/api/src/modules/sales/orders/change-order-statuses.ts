import type { OrderStatus, ParcelForm } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { type BulkReport, forEachOrder } from "../../../core/for-each-order";
import type { SalesContext } from "../context";
import { changeOrderStatus } from "./change-order-status";
import { undoStatusChange } from "./undo-status-change";

interface BulkInput {
  ids: readonly string[];
  status: OrderStatus;
}

interface BulkChange extends BulkInput {
  /** By order id. */
  parcels?: Readonly<Record<string, readonly ParcelForm[]>> | undefined;
  /** Why the orders are cancelled. Customers can read it. */
  reason?: string | undefined;
}

type Refused = BulkReport["refused"];

/** Changes the status of several orders one by one. Returns the refused ones with a reason. */
export async function changeOrderStatuses(
  context: SalesContext,
  { ids, status, parcels = {}, reason }: BulkChange,
  actor: Actor,
): Promise<{ moved: string[]; refused: Refused }> {
  const note = status === "CANCELLED" ? reason : undefined;
  const { done, refused } = await forEachOrder(ids, (id) =>
    changeOrderStatus(context, { id, status, note, parcels: parcels[id] }, actor),
  );
  return { moved: done, refused };
}

/** Undoes the status change that was just made for several orders. */
export async function undoStatusChanges(
  context: SalesContext,
  { ids, status }: BulkInput,
  actor: Actor,
): Promise<{ undone: string[]; refused: Refused }> {
  const { done, refused } = await forEachOrder(ids, (id) => undoStatusChange(context, { id, status }, actor));
  return { undone: done, refused };
}
