import type { OrderStatus } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Author } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { moveOrder } from "./change-order-status";
import { undoMove } from "./undo-status-change";

interface Several {
  ids: readonly string[];
  status: OrderStatus;
}

type Refused = { id: string; reason: string }[];

/** The same step for several orders, one after the other; those that cannot are named with the reason. */
export async function moveOrders(
  context: AppContext,
  { ids, status }: Several,
  author: Author,
): Promise<{ moved: string[]; refused: Refused }> {
  const { done, refused } = await forEach(ids, (id) => moveOrder(context, { id, status }, author));
  return { moved: done, refused };
}

/** Takes back the step that was just made with several orders. */
export async function undoMoves(
  context: AppContext,
  { ids, status }: Several,
  author: Author,
): Promise<{ undone: string[]; refused: Refused }> {
  const { done, refused } = await forEach(ids, (id) => undoMove(context, { id, status }, author));
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
