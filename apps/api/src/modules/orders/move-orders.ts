import type { OrderStatus } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import type { Caller } from "../../plugins/caller";
import { moveOrder } from "./move-order";

interface Author {
  caller: Caller;
  requestId: string;
}

interface Step {
  id: string;
  status: OrderStatus;
  note?: string | undefined;
}

/** One step of one order; the catalogue hears of stock that came back. */
export async function moveOneOrder(context: AppContext, step: Step, author: Author): Promise<void> {
  const { db, config, clock, catalogue } = context;
  const { id, status, note = "" } = step;
  await moveOrder({ db, shopName: config.shopName, now: clock(), id, status, note, ...author });
  if (status === "CANCELLED" || status === "RETURNED") catalogue.stockChanged();
}

/** The same step for several orders, one after the other; those that cannot are named with the reason. */
export async function moveSeveralOrders(
  context: AppContext,
  { ids, status }: { ids: readonly string[]; status: OrderStatus },
  author: Author,
): Promise<{ moved: string[]; refused: { id: string; reason: string }[] }> {
  const moved: string[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await moveOneOrder(context, { id, status }, author);
      moved.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, reason: error.message });
    }
  }
  return { moved, refused };
}
