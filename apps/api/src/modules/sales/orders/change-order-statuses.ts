import type { OrderStatus, ParcelForm } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
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
}

type Refused = { id: string; reason: string }[];

/** Changes the status of several orders one by one. Returns the refused ones with a reason. */
export async function changeOrderStatuses(
  context: SalesContext,
  { ids, status, parcels = {} }: BulkChange,
  actor: Actor,
): Promise<{ moved: string[]; refused: Refused }> {
  const { done, refused } = await forEach(ids, (id) =>
    changeOrderStatus(context, { id, status, parcels: parcels[id] }, actor),
  );
  return { moved: done, refused };
}

/** Undoes the status change that was just made for several orders. */
export async function undoStatusChanges(
  context: SalesContext,
  { ids, status }: BulkInput,
  actor: Actor,
): Promise<{ undone: string[]; refused: Refused }> {
  const { done, refused } = await forEach(ids, (id) => undoStatusChange(context, { id, status }, actor));
  return { undone: done, refused };
}

async function forEach(ids: readonly string[], work: (id: string) => Promise<void>) {
  const done: string[] = [];
  const refused: Refused = [];
  for (const id of new Set(ids)) {
    try {
      await work(id);
      done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, reason: error.message });
    }
  }
  return { done, refused };
}
